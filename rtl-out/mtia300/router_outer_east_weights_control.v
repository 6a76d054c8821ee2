// router_outer_east_weights_control
//
// How many flits of a round each head sends through each output of a control lane: 4 bits each,
// heads above outputs in the order of the ports.
//
// Parameters: channel = "control", columns = 4, kind = "outer_east", ports =
// [0,1,3,4,6,8,10,11,12], rows = 5
//
// Generated from hw/src/router/weights.rs; change that file, not this one.

`default_nettype none

module router_outer_east_weights_control (
  input  wire   [1:0] column,
  input  wire   [2:0] row,
  output wire [647:0] weights
);

  wire [4:0] t_0;
  reg [3:0] north_from_south_0;
  reg [3:0] north_from_south_1;
  reg [3:0] north_from_west_1;
  reg [3:0] north_from_client_0_0;
  reg [3:0] north_from_client_2_0;
  reg [3:0] north_from_client_4_0;
  reg [3:0] north_from_client_6_0;
  reg [3:0] north_from_client_7_1;
  reg [3:0] north_from_client_8_0;
  reg [3:0] south_from_north_0;
  reg [3:0] south_from_north_1;
  reg [3:0] south_from_west_1;
  reg [3:0] south_from_client_0_0;
  reg [3:0] south_from_client_2_0;
  reg [3:0] south_from_client_4_0;
  reg [3:0] south_from_client_6_0;
  reg [3:0] south_from_client_7_1;
  reg [3:0] south_from_client_8_0;
  reg [3:0] west_from_north_0;
  reg [3:0] west_from_south_0;
  reg [3:0] client_0_from_north_1;
  reg [3:0] client_0_from_south_1;
  reg [3:0] client_0_from_west_1;
  reg [3:0] client_0_from_client_7_1;
  reg [3:0] client_2_from_north_1;
  reg [3:0] client_2_from_south_1;
  reg [3:0] client_2_from_west_1;
  reg [3:0] client_2_from_client_7_1;
  reg [3:0] client_4_from_north_1;
  reg [3:0] client_4_from_south_1;
  reg [3:0] client_4_from_west_1;
  reg [3:0] client_4_from_client_7_1;
  reg [3:0] client_6_from_north_1;
  reg [3:0] client_6_from_south_1;
  reg [3:0] client_6_from_west_1;
  reg [3:0] client_6_from_client_7_1;
  reg [3:0] client_7_from_north_0;
  reg [3:0] client_7_from_south_0;
  reg [3:0] client_8_from_north_1;
  reg [3:0] client_8_from_south_1;
  reg [3:0] client_8_from_west_1;
  reg [3:0] client_8_from_client_7_1;

  assign weights = {
    4'd1, 4'd1, client_8_from_client_7_1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1,
    client_8_from_west_1, 4'd1, client_8_from_south_1, 4'd1, client_8_from_north_1, 4'd1, 4'd1, 4'd1,
    4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'hf, 4'd1,
    client_7_from_south_0, 4'd1, client_7_from_north_0, 4'd1, 4'd1, client_6_from_client_7_1, 4'd1,
    4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, client_6_from_west_1, 4'd1,
    client_6_from_south_1, 4'd1, client_6_from_north_1, 4'd1, 4'd1, 4'd1, client_4_from_client_7_1,
    4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, client_4_from_west_1, 4'd1,
    client_4_from_south_1, 4'd1, client_4_from_north_1, 4'd1, 4'd1, 4'd1, client_2_from_client_7_1,
    4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, client_2_from_west_1, 4'd1,
    client_2_from_south_1, 4'd1, client_2_from_north_1, 4'd1, 4'd1, 4'd1, client_0_from_client_7_1,
    4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, client_0_from_west_1, 4'd1,
    client_0_from_south_1, 4'd1, client_0_from_north_1, 4'd1, 4'd1, 4'd1, 4'hf, 4'd1, 4'd1, 4'd1,
    4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, west_from_south_0, 4'd1, west_from_north_0,
    4'd1, south_from_client_8_0, south_from_client_7_1, 4'd1, 4'd1, south_from_client_6_0, 4'd1,
    south_from_client_4_0, 4'd1, south_from_client_2_0, 4'd1, south_from_client_0_0,
    south_from_west_1, 4'd1, 4'd1, 4'd1, south_from_north_1, south_from_north_0, 4'd1,
    north_from_client_8_0, north_from_client_7_1, 4'd1, 4'd1, north_from_client_6_0, 4'd1,
    north_from_client_4_0, 4'd1, north_from_client_2_0, 4'd1, north_from_client_0_0,
    north_from_west_1, 4'd1, north_from_south_1, north_from_south_0, 4'd1, 4'd1
  };

  assign t_0 = {row, column};
  always @* begin
    case (t_0)
      5'd3: north_from_south_0 = 4'd1;
      5'd7: north_from_south_0 = 4'hd;
      5'h0b: north_from_south_0 = 4'hf;
      5'h0f: north_from_south_0 = 4'd1;
      default: north_from_south_0 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd3: north_from_south_1 = 4'd1;
      5'd7: north_from_south_1 = 4'hf;
      5'h0b: north_from_south_1 = 4'hd;
      5'h0f: north_from_south_1 = 4'd1;
      default: north_from_south_1 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd3: north_from_west_1 = 4'd1;
      5'd7: north_from_west_1 = 4'd4;
      5'h0b: north_from_west_1 = 4'd6;
      5'h0f: north_from_west_1 = 4'hf;
      default: north_from_west_1 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd3: north_from_client_0_0 = 4'd1;
      5'd7: north_from_client_0_0 = 4'd1;
      5'h0b: north_from_client_0_0 = 4'd2;
      5'h0f: north_from_client_0_0 = 4'd5;
      default: north_from_client_0_0 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd3: north_from_client_2_0 = 4'd1;
      5'd7: north_from_client_2_0 = 4'd1;
      5'h0b: north_from_client_2_0 = 4'd2;
      5'h0f: north_from_client_2_0 = 4'd5;
      default: north_from_client_2_0 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd3: north_from_client_4_0 = 4'd1;
      5'd7: north_from_client_4_0 = 4'd1;
      5'h0b: north_from_client_4_0 = 4'd2;
      5'h0f: north_from_client_4_0 = 4'd5;
      default: north_from_client_4_0 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd3: north_from_client_6_0 = 4'd1;
      5'd7: north_from_client_6_0 = 4'd2;
      5'h0b: north_from_client_6_0 = 4'd4;
      5'h0f: north_from_client_6_0 = 4'hb;
      default: north_from_client_6_0 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd3: north_from_client_7_1 = 4'd1;
      5'd7: north_from_client_7_1 = 4'd4;
      5'h0b: north_from_client_7_1 = 4'd6;
      5'h0f: north_from_client_7_1 = 4'hf;
      default: north_from_client_7_1 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd3: north_from_client_8_0 = 4'd1;
      5'd7: north_from_client_8_0 = 4'd1;
      5'h0b: north_from_client_8_0 = 4'd1;
      5'h0f: north_from_client_8_0 = 4'hb;
      default: north_from_client_8_0 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd3: south_from_north_0 = 4'd1;
      5'd7: south_from_north_0 = 4'hf;
      5'h0b: south_from_north_0 = 4'hd;
      5'h0f: south_from_north_0 = 4'd1;
      default: south_from_north_0 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd3: south_from_north_1 = 4'd1;
      5'd7: south_from_north_1 = 4'hd;
      5'h0b: south_from_north_1 = 4'hf;
      5'h0f: south_from_north_1 = 4'd1;
      default: south_from_north_1 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd3: south_from_west_1 = 4'hf;
      5'd7: south_from_west_1 = 4'd6;
      5'h0b: south_from_west_1 = 4'd4;
      5'h0f: south_from_west_1 = 4'd1;
      default: south_from_west_1 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd3: south_from_client_0_0 = 4'd5;
      5'd7: south_from_client_0_0 = 4'd2;
      5'h0b: south_from_client_0_0 = 4'd1;
      5'h0f: south_from_client_0_0 = 4'd1;
      default: south_from_client_0_0 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd3: south_from_client_2_0 = 4'd5;
      5'd7: south_from_client_2_0 = 4'd2;
      5'h0b: south_from_client_2_0 = 4'd1;
      5'h0f: south_from_client_2_0 = 4'd1;
      default: south_from_client_2_0 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd3: south_from_client_4_0 = 4'd5;
      5'd7: south_from_client_4_0 = 4'd2;
      5'h0b: south_from_client_4_0 = 4'd1;
      5'h0f: south_from_client_4_0 = 4'd1;
      default: south_from_client_4_0 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd3: south_from_client_6_0 = 4'hb;
      5'd7: south_from_client_6_0 = 4'd4;
      5'h0b: south_from_client_6_0 = 4'd2;
      5'h0f: south_from_client_6_0 = 4'd1;
      default: south_from_client_6_0 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd3: south_from_client_7_1 = 4'hf;
      5'd7: south_from_client_7_1 = 4'd6;
      5'h0b: south_from_client_7_1 = 4'd4;
      5'h0f: south_from_client_7_1 = 4'd1;
      default: south_from_client_7_1 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd3: south_from_client_8_0 = 4'hb;
      5'd7: south_from_client_8_0 = 4'd1;
      5'h0b: south_from_client_8_0 = 4'd1;
      5'h0f: south_from_client_8_0 = 4'd1;
      default: south_from_client_8_0 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd3: west_from_north_0 = 4'd1;
      5'd7: west_from_north_0 = 4'd1;
      5'h0b: west_from_north_0 = 4'd2;
      5'h0f: west_from_north_0 = 4'd3;
      default: west_from_north_0 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd3: west_from_south_0 = 4'd3;
      5'd7: west_from_south_0 = 4'd2;
      5'h0b: west_from_south_0 = 4'd1;
      5'h0f: west_from_south_0 = 4'd1;
      default: west_from_south_0 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd3: client_0_from_north_1 = 4'd1;
      5'd7: client_0_from_north_1 = 4'd8;
      5'h0b: client_0_from_north_1 = 4'hf;
      5'h0f: client_0_from_north_1 = 4'hf;
      default: client_0_from_north_1 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd3: client_0_from_south_1 = 4'hf;
      5'd7: client_0_from_south_1 = 4'hf;
      5'h0b: client_0_from_south_1 = 4'd8;
      5'h0f: client_0_from_south_1 = 4'd1;
      default: client_0_from_south_1 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd3: client_0_from_west_1 = 4'd3;
      5'd7: client_0_from_west_1 = 4'd4;
      5'h0b: client_0_from_west_1 = 4'd4;
      5'h0f: client_0_from_west_1 = 4'd3;
      default: client_0_from_west_1 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd3: client_0_from_client_7_1 = 4'd3;
      5'd7: client_0_from_client_7_1 = 4'd4;
      5'h0b: client_0_from_client_7_1 = 4'd4;
      5'h0f: client_0_from_client_7_1 = 4'd3;
      default: client_0_from_client_7_1 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd3: client_2_from_north_1 = 4'd1;
      5'd7: client_2_from_north_1 = 4'd8;
      5'h0b: client_2_from_north_1 = 4'hf;
      5'h0f: client_2_from_north_1 = 4'hf;
      default: client_2_from_north_1 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd3: client_2_from_south_1 = 4'hf;
      5'd7: client_2_from_south_1 = 4'hf;
      5'h0b: client_2_from_south_1 = 4'd8;
      5'h0f: client_2_from_south_1 = 4'd1;
      default: client_2_from_south_1 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd3: client_2_from_west_1 = 4'd3;
      5'd7: client_2_from_west_1 = 4'd4;
      5'h0b: client_2_from_west_1 = 4'd4;
      5'h0f: client_2_from_west_1 = 4'd3;
      default: client_2_from_west_1 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd3: client_2_from_client_7_1 = 4'd3;
      5'd7: client_2_from_client_7_1 = 4'd4;
      5'h0b: client_2_from_client_7_1 = 4'd4;
      5'h0f: client_2_from_client_7_1 = 4'd3;
      default: client_2_from_client_7_1 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd3: client_4_from_north_1 = 4'd1;
      5'd7: client_4_from_north_1 = 4'd8;
      5'h0b: client_4_from_north_1 = 4'hf;
      5'h0f: client_4_from_north_1 = 4'hf;
      default: client_4_from_north_1 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd3: client_4_from_south_1 = 4'hf;
      5'd7: client_4_from_south_1 = 4'hf;
      5'h0b: client_4_from_south_1 = 4'd8;
      5'h0f: client_4_from_south_1 = 4'd1;
      default: client_4_from_south_1 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd3: client_4_from_west_1 = 4'd3;
      5'd7: client_4_from_west_1 = 4'd4;
      5'h0b: client_4_from_west_1 = 4'd4;
      5'h0f: client_4_from_west_1 = 4'd3;
      default: client_4_from_west_1 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd3: client_4_from_client_7_1 = 4'd3;
      5'd7: client_4_from_client_7_1 = 4'd4;
      5'h0b: client_4_from_client_7_1 = 4'd4;
      5'h0f: client_4_from_client_7_1 = 4'd3;
      default: client_4_from_client_7_1 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd3: client_6_from_north_1 = 4'd1;
      5'd7: client_6_from_north_1 = 4'd8;
      5'h0b: client_6_from_north_1 = 4'hf;
      5'h0f: client_6_from_north_1 = 4'hf;
      default: client_6_from_north_1 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd3: client_6_from_south_1 = 4'hf;
      5'd7: client_6_from_south_1 = 4'hf;
      5'h0b: client_6_from_south_1 = 4'd8;
      5'h0f: client_6_from_south_1 = 4'd1;
      default: client_6_from_south_1 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd3: client_6_from_west_1 = 4'd3;
      5'd7: client_6_from_west_1 = 4'd4;
      5'h0b: client_6_from_west_1 = 4'd4;
      5'h0f: client_6_from_west_1 = 4'd3;
      default: client_6_from_west_1 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd3: client_6_from_client_7_1 = 4'd3;
      5'd7: client_6_from_client_7_1 = 4'd4;
      5'h0b: client_6_from_client_7_1 = 4'd4;
      5'h0f: client_6_from_client_7_1 = 4'd3;
      default: client_6_from_client_7_1 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd3: client_7_from_north_0 = 4'd1;
      5'd7: client_7_from_north_0 = 4'd1;
      5'h0b: client_7_from_north_0 = 4'd2;
      5'h0f: client_7_from_north_0 = 4'd3;
      default: client_7_from_north_0 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd3: client_7_from_south_0 = 4'd3;
      5'd7: client_7_from_south_0 = 4'd2;
      5'h0b: client_7_from_south_0 = 4'd1;
      5'h0f: client_7_from_south_0 = 4'd1;
      default: client_7_from_south_0 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd3: client_8_from_north_1 = 4'd1;
      5'd7: client_8_from_north_1 = 4'd1;
      5'h0b: client_8_from_north_1 = 4'd1;
      5'h0f: client_8_from_north_1 = 4'hf;
      default: client_8_from_north_1 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd3: client_8_from_south_1 = 4'hf;
      5'd7: client_8_from_south_1 = 4'd1;
      5'h0b: client_8_from_south_1 = 4'd1;
      5'h0f: client_8_from_south_1 = 4'd1;
      default: client_8_from_south_1 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd3: client_8_from_west_1 = 4'd3;
      5'd7: client_8_from_west_1 = 4'd1;
      5'h0b: client_8_from_west_1 = 4'd1;
      5'h0f: client_8_from_west_1 = 4'd3;
      default: client_8_from_west_1 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd3: client_8_from_client_7_1 = 4'd3;
      5'd7: client_8_from_client_7_1 = 4'd1;
      5'h0b: client_8_from_client_7_1 = 4'd1;
      5'h0f: client_8_from_client_7_1 = 4'd3;
      default: client_8_from_client_7_1 = 4'd1;
    endcase
  end
endmodule

`default_nettype wire
