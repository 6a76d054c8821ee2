// router_outer_west_weights_control
//
// How many flits of a round each head sends through each output of a control lane: 4 bits each,
// heads above outputs in the order of the ports.
//
// Parameters: channel = "control", columns = 4, kind = "outer_west", ports =
// [0,1,2,5,7,9,10,11,12], rows = 5
//
// Generated from hw/src/router/weights.rs; change that file, not this one.

`default_nettype none

module router_outer_west_weights_control (
  input  wire   [1:0] column,
  input  wire   [2:0] row,
  output wire [647:0] weights
);

  wire [4:0] t_0;
  reg [3:0] north_from_south_0;
  reg [3:0] north_from_south_1;
  reg [3:0] north_from_east_1;
  reg [3:0] north_from_client_1_0;
  reg [3:0] north_from_client_3_0;
  reg [3:0] north_from_client_5_0;
  reg [3:0] north_from_client_6_0;
  reg [3:0] north_from_client_7_1;
  reg [3:0] north_from_client_8_0;
  reg [3:0] south_from_north_0;
  reg [3:0] south_from_north_1;
  reg [3:0] south_from_east_1;
  reg [3:0] south_from_client_1_0;
  reg [3:0] south_from_client_3_0;
  reg [3:0] south_from_client_5_0;
  reg [3:0] south_from_client_6_0;
  reg [3:0] south_from_client_7_1;
  reg [3:0] south_from_client_8_0;
  reg [3:0] east_from_north_0;
  reg [3:0] east_from_south_0;
  reg [3:0] client_1_from_north_1;
  reg [3:0] client_1_from_south_1;
  reg [3:0] client_1_from_east_1;
  reg [3:0] client_1_from_client_7_1;
  reg [3:0] client_3_from_north_1;
  reg [3:0] client_3_from_south_1;
  reg [3:0] client_3_from_east_1;
  reg [3:0] client_3_from_client_7_1;
  reg [3:0] client_5_from_north_1;
  reg [3:0] client_5_from_south_1;
  reg [3:0] client_5_from_east_1;
  reg [3:0] client_5_from_client_7_1;
  reg [3:0] client_6_from_north_1;
  reg [3:0] client_6_from_south_1;
  reg [3:0] client_6_from_east_1;
  reg [3:0] client_6_from_client_7_1;
  reg [3:0] client_7_from_north_0;
  reg [3:0] client_7_from_south_0;
  reg [3:0] client_8_from_north_1;
  reg [3:0] client_8_from_south_1;
  reg [3:0] client_8_from_east_1;
  reg [3:0] client_8_from_client_7_1;

  assign weights = {
    4'd1, 4'd1, client_8_from_client_7_1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1,
    client_8_from_east_1, 4'd1, client_8_from_south_1, 4'd1, client_8_from_north_1, 4'd1, 4'd1, 4'd1,
    4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'hf, 4'd1,
    client_7_from_south_0, 4'd1, client_7_from_north_0, 4'd1, 4'd1, client_6_from_client_7_1, 4'd1,
    4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, client_6_from_east_1, 4'd1,
    client_6_from_south_1, 4'd1, client_6_from_north_1, 4'd1, 4'd1, 4'd1, client_5_from_client_7_1,
    4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, client_5_from_east_1, 4'd1,
    client_5_from_south_1, 4'd1, client_5_from_north_1, 4'd1, 4'd1, 4'd1, client_3_from_client_7_1,
    4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, client_3_from_east_1, 4'd1,
    client_3_from_south_1, 4'd1, client_3_from_north_1, 4'd1, 4'd1, 4'd1, client_1_from_client_7_1,
    4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, client_1_from_east_1, 4'd1,
    client_1_from_south_1, 4'd1, client_1_from_north_1, 4'd1, 4'd1, 4'd1, 4'hf, 4'd1, 4'd1, 4'd1,
    4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, east_from_south_0, 4'd1, east_from_north_0,
    4'd1, south_from_client_8_0, south_from_client_7_1, 4'd1, 4'd1, south_from_client_6_0, 4'd1,
    south_from_client_5_0, 4'd1, south_from_client_3_0, 4'd1, south_from_client_1_0,
    south_from_east_1, 4'd1, 4'd1, 4'd1, south_from_north_1, south_from_north_0, 4'd1,
    north_from_client_8_0, north_from_client_7_1, 4'd1, 4'd1, north_from_client_6_0, 4'd1,
    north_from_client_5_0, 4'd1, north_from_client_3_0, 4'd1, north_from_client_1_0,
    north_from_east_1, 4'd1, north_from_south_1, north_from_south_0, 4'd1, 4'd1
  };

  assign t_0 = {row, column};
  always @* begin
    case (t_0)
      5'd0: north_from_south_0 = 4'd1;
      5'd4: north_from_south_0 = 4'hd;
      5'd8: north_from_south_0 = 4'hf;
      5'h0c: north_from_south_0 = 4'd1;
      default: north_from_south_0 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd0: north_from_south_1 = 4'd1;
      5'd4: north_from_south_1 = 4'hf;
      5'd8: north_from_south_1 = 4'hd;
      5'h0c: north_from_south_1 = 4'd1;
      default: north_from_south_1 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd0: north_from_east_1 = 4'd1;
      5'd4: north_from_east_1 = 4'd4;
      5'd8: north_from_east_1 = 4'd6;
      5'h0c: north_from_east_1 = 4'hf;
      default: north_from_east_1 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd0: north_from_client_1_0 = 4'd1;
      5'd4: north_from_client_1_0 = 4'd1;
      5'd8: north_from_client_1_0 = 4'd2;
      5'h0c: north_from_client_1_0 = 4'd5;
      default: north_from_client_1_0 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd0: north_from_client_3_0 = 4'd1;
      5'd4: north_from_client_3_0 = 4'd1;
      5'd8: north_from_client_3_0 = 4'd2;
      5'h0c: north_from_client_3_0 = 4'd5;
      default: north_from_client_3_0 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd0: north_from_client_5_0 = 4'd1;
      5'd4: north_from_client_5_0 = 4'd1;
      5'd8: north_from_client_5_0 = 4'd2;
      5'h0c: north_from_client_5_0 = 4'd5;
      default: north_from_client_5_0 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd0: north_from_client_6_0 = 4'd1;
      5'd4: north_from_client_6_0 = 4'd2;
      5'd8: north_from_client_6_0 = 4'd4;
      5'h0c: north_from_client_6_0 = 4'hb;
      default: north_from_client_6_0 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd0: north_from_client_7_1 = 4'd1;
      5'd4: north_from_client_7_1 = 4'd4;
      5'd8: north_from_client_7_1 = 4'd6;
      5'h0c: north_from_client_7_1 = 4'hf;
      default: north_from_client_7_1 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd0: north_from_client_8_0 = 4'd1;
      5'd4: north_from_client_8_0 = 4'd1;
      5'd8: north_from_client_8_0 = 4'd1;
      5'h0c: north_from_client_8_0 = 4'hb;
      default: north_from_client_8_0 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd0: south_from_north_0 = 4'd1;
      5'd4: south_from_north_0 = 4'hf;
      5'd8: south_from_north_0 = 4'hd;
      5'h0c: south_from_north_0 = 4'd1;
      default: south_from_north_0 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd0: south_from_north_1 = 4'd1;
      5'd4: south_from_north_1 = 4'hd;
      5'd8: south_from_north_1 = 4'hf;
      5'h0c: south_from_north_1 = 4'd1;
      default: south_from_north_1 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd0: south_from_east_1 = 4'hf;
      5'd4: south_from_east_1 = 4'd6;
      5'd8: south_from_east_1 = 4'd4;
      5'h0c: south_from_east_1 = 4'd1;
      default: south_from_east_1 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd0: south_from_client_1_0 = 4'd5;
      5'd4: south_from_client_1_0 = 4'd2;
      5'd8: south_from_client_1_0 = 4'd1;
      5'h0c: south_from_client_1_0 = 4'd1;
      default: south_from_client_1_0 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd0: south_from_client_3_0 = 4'd5;
      5'd4: south_from_client_3_0 = 4'd2;
      5'd8: south_from_client_3_0 = 4'd1;
      5'h0c: south_from_client_3_0 = 4'd1;
      default: south_from_client_3_0 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd0: south_from_client_5_0 = 4'd5;
      5'd4: south_from_client_5_0 = 4'd2;
      5'd8: south_from_client_5_0 = 4'd1;
      5'h0c: south_from_client_5_0 = 4'd1;
      default: south_from_client_5_0 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd0: south_from_client_6_0 = 4'hb;
      5'd4: south_from_client_6_0 = 4'd4;
      5'd8: south_from_client_6_0 = 4'd2;
      5'h0c: south_from_client_6_0 = 4'd1;
      default: south_from_client_6_0 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd0: south_from_client_7_1 = 4'hf;
      5'd4: south_from_client_7_1 = 4'd6;
      5'd8: south_from_client_7_1 = 4'd4;
      5'h0c: south_from_client_7_1 = 4'd1;
      default: south_from_client_7_1 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd0: south_from_client_8_0 = 4'hb;
      5'd4: south_from_client_8_0 = 4'd1;
      5'd8: south_from_client_8_0 = 4'd1;
      5'h0c: south_from_client_8_0 = 4'd1;
      default: south_from_client_8_0 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd0: east_from_north_0 = 4'd1;
      5'd4: east_from_north_0 = 4'd1;
      5'd8: east_from_north_0 = 4'd2;
      5'h0c: east_from_north_0 = 4'd3;
      default: east_from_north_0 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd0: east_from_south_0 = 4'd3;
      5'd4: east_from_south_0 = 4'd2;
      5'd8: east_from_south_0 = 4'd1;
      5'h0c: east_from_south_0 = 4'd1;
      default: east_from_south_0 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd0: client_1_from_north_1 = 4'd1;
      5'd4: client_1_from_north_1 = 4'd8;
      5'd8: client_1_from_north_1 = 4'hf;
      5'h0c: client_1_from_north_1 = 4'hf;
      default: client_1_from_north_1 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd0: client_1_from_south_1 = 4'hf;
      5'd4: client_1_from_south_1 = 4'hf;
      5'd8: client_1_from_south_1 = 4'd8;
      5'h0c: client_1_from_south_1 = 4'd1;
      default: client_1_from_south_1 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd0: client_1_from_east_1 = 4'd3;
      5'd4: client_1_from_east_1 = 4'd4;
      5'd8: client_1_from_east_1 = 4'd4;
      5'h0c: client_1_from_east_1 = 4'd3;
      default: client_1_from_east_1 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd0: client_1_from_client_7_1 = 4'd3;
      5'd4: client_1_from_client_7_1 = 4'd4;
      5'd8: client_1_from_client_7_1 = 4'd4;
      5'h0c: client_1_from_client_7_1 = 4'd3;
      default: client_1_from_client_7_1 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd0: client_3_from_north_1 = 4'd1;
      5'd4: client_3_from_north_1 = 4'd8;
      5'd8: client_3_from_north_1 = 4'hf;
      5'h0c: client_3_from_north_1 = 4'hf;
      default: client_3_from_north_1 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd0: client_3_from_south_1 = 4'hf;
      5'd4: client_3_from_south_1 = 4'hf;
      5'd8: client_3_from_south_1 = 4'd8;
      5'h0c: client_3_from_south_1 = 4'd1;
      default: client_3_from_south_1 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd0: client_3_from_east_1 = 4'd3;
      5'd4: client_3_from_east_1 = 4'd4;
      5'd8: client_3_from_east_1 = 4'd4;
      5'h0c: client_3_from_east_1 = 4'd3;
      default: client_3_from_east_1 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd0: client_3_from_client_7_1 = 4'd3;
      5'd4: client_3_from_client_7_1 = 4'd4;
      5'd8: client_3_from_client_7_1 = 4'd4;
      5'h0c: client_3_from_client_7_1 = 4'd3;
      default: client_3_from_client_7_1 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd0: client_5_from_north_1 = 4'd1;
      5'd4: client_5_from_north_1 = 4'd8;
      5'd8: client_5_from_north_1 = 4'hf;
      5'h0c: client_5_from_north_1 = 4'hf;
      default: client_5_from_north_1 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd0: client_5_from_south_1 = 4'hf;
      5'd4: client_5_from_south_1 = 4'hf;
      5'd8: client_5_from_south_1 = 4'd8;
      5'h0c: client_5_from_south_1 = 4'd1;
      default: client_5_from_south_1 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd0: client_5_from_east_1 = 4'd3;
      5'd4: client_5_from_east_1 = 4'd4;
      5'd8: client_5_from_east_1 = 4'd4;
      5'h0c: client_5_from_east_1 = 4'd3;
      default: client_5_from_east_1 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd0: client_5_from_client_7_1 = 4'd3;
      5'd4: client_5_from_client_7_1 = 4'd4;
      5'd8: client_5_from_client_7_1 = 4'd4;
      5'h0c: client_5_from_client_7_1 = 4'd3;
      default: client_5_from_client_7_1 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd0: client_6_from_north_1 = 4'd1;
      5'd4: client_6_from_north_1 = 4'd8;
      5'd8: client_6_from_north_1 = 4'hf;
      5'h0c: client_6_from_north_1 = 4'hf;
      default: client_6_from_north_1 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd0: client_6_from_south_1 = 4'hf;
      5'd4: client_6_from_south_1 = 4'hf;
      5'd8: client_6_from_south_1 = 4'd8;
      5'h0c: client_6_from_south_1 = 4'd1;
      default: client_6_from_south_1 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd0: client_6_from_east_1 = 4'd3;
      5'd4: client_6_from_east_1 = 4'd4;
      5'd8: client_6_from_east_1 = 4'd4;
      5'h0c: client_6_from_east_1 = 4'd3;
      default: client_6_from_east_1 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd0: client_6_from_client_7_1 = 4'd3;
      5'd4: client_6_from_client_7_1 = 4'd4;
      5'd8: client_6_from_client_7_1 = 4'd4;
      5'h0c: client_6_from_client_7_1 = 4'd3;
      default: client_6_from_client_7_1 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd0: client_7_from_north_0 = 4'd1;
      5'd4: client_7_from_north_0 = 4'd1;
      5'd8: client_7_from_north_0 = 4'd2;
      5'h0c: client_7_from_north_0 = 4'd3;
      default: client_7_from_north_0 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd0: client_7_from_south_0 = 4'd3;
      5'd4: client_7_from_south_0 = 4'd2;
      5'd8: client_7_from_south_0 = 4'd1;
      5'h0c: client_7_from_south_0 = 4'd1;
      default: client_7_from_south_0 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd0: client_8_from_north_1 = 4'd1;
      5'd4: client_8_from_north_1 = 4'd1;
      5'd8: client_8_from_north_1 = 4'd1;
      5'h0c: client_8_from_north_1 = 4'hf;
      default: client_8_from_north_1 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd0: client_8_from_south_1 = 4'hf;
      5'd4: client_8_from_south_1 = 4'd1;
      5'd8: client_8_from_south_1 = 4'd1;
      5'h0c: client_8_from_south_1 = 4'd1;
      default: client_8_from_south_1 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd0: client_8_from_east_1 = 4'd3;
      5'd4: client_8_from_east_1 = 4'd1;
      5'd8: client_8_from_east_1 = 4'd1;
      5'h0c: client_8_from_east_1 = 4'd3;
      default: client_8_from_east_1 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd0: client_8_from_client_7_1 = 4'd3;
      5'd4: client_8_from_client_7_1 = 4'd1;
      5'd8: client_8_from_client_7_1 = 4'd1;
      5'h0c: client_8_from_client_7_1 = 4'd3;
      default: client_8_from_client_7_1 = 4'd1;
    endcase
  end
endmodule

`default_nettype wire
