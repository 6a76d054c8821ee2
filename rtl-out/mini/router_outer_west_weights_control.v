// router_outer_west_weights_control
//
// How many flits of a round each head sends through each output of a control lane: 4 bits each,
// heads above outputs in the order of the ports.
//
// Parameters: channel = "control", columns = 2, kind = "outer_west", ports =
// [0,1,2,5,10,11,12], rows = 2
//
// Generated from hw/src/router/weights.rs; change that file, not this one.

`default_nettype none

module router_outer_west_weights_control (
  input  wire         column,
  input  wire         row,
  output wire [391:0] weights
);

  wire [1:0] t_0;
  reg [3:0] north_from_east_1;
  reg [3:0] north_from_client_1_0;
  reg [3:0] north_from_client_7_1;
  reg [3:0] north_from_client_8_0;
  reg [3:0] south_from_east_1;
  reg [3:0] south_from_client_1_0;
  reg [3:0] south_from_client_6_0;
  reg [3:0] south_from_client_7_1;
  reg [3:0] south_from_client_8_0;
  reg [3:0] east_from_north_0;
  reg [3:0] east_from_south_0;
  reg [3:0] east_from_client_6_0;
  reg [3:0] client_1_from_north_1;
  reg [3:0] client_1_from_south_1;
  reg [3:0] client_6_from_south_1;
  reg [3:0] client_6_from_east_1;
  reg [3:0] client_6_from_client_7_1;
  reg [3:0] client_7_from_north_0;
  reg [3:0] client_7_from_south_0;
  reg [3:0] client_7_from_client_6_0;
  reg [3:0] client_8_from_north_1;
  reg [3:0] client_8_from_south_1;

  assign weights = {
    4'd1, 4'd1, 4'd8, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd8, 4'd1, client_8_from_south_1, 4'd1,
    client_8_from_north_1, 4'd1, 4'd1, 4'd3, 4'd1, 4'd1, 4'd1, client_7_from_client_6_0, 4'd1, 4'd3,
    4'd1, 4'hf, 4'd1, client_7_from_south_0, 4'd1, client_7_from_north_0, 4'd1, 4'd1,
    client_6_from_client_7_1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, client_6_from_east_1, 4'd1,
    client_6_from_south_1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd8, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd8,
    4'd1, client_1_from_south_1, 4'd1, client_1_from_north_1, 4'd1, 4'd1, 4'd3, 4'hf, 4'd1, 4'd1,
    east_from_client_6_0, 4'd1, 4'd3, 4'd1, 4'd1, 4'd1, east_from_south_0, 4'd1, east_from_north_0,
    4'd1, south_from_client_8_0, south_from_client_7_1, 4'd1, 4'd1, south_from_client_6_0, 4'd1,
    south_from_client_1_0, south_from_east_1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1,
    north_from_client_8_0, north_from_client_7_1, 4'd1, 4'd1, 4'd1, 4'd1, north_from_client_1_0,
    north_from_east_1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1
  };

  assign t_0 = {row, column};
  always @* begin
    case (t_0)
      2'd0: north_from_east_1 = 4'd1;
      2'd2: north_from_east_1 = 4'hf;
      default: north_from_east_1 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      2'd0: north_from_client_1_0 = 4'd1;
      2'd2: north_from_client_1_0 = 4'ha;
      default: north_from_client_1_0 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      2'd0: north_from_client_7_1 = 4'd1;
      2'd2: north_from_client_7_1 = 4'hf;
      default: north_from_client_7_1 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      2'd0: north_from_client_8_0 = 4'd1;
      2'd2: north_from_client_8_0 = 4'ha;
      default: north_from_client_8_0 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      2'd0: south_from_east_1 = 4'hf;
      2'd2: south_from_east_1 = 4'd1;
      default: south_from_east_1 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      2'd0: south_from_client_1_0 = 4'hf;
      2'd2: south_from_client_1_0 = 4'd1;
      default: south_from_client_1_0 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      2'd0: south_from_client_6_0 = 4'hf;
      2'd2: south_from_client_6_0 = 4'd1;
      default: south_from_client_6_0 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      2'd0: south_from_client_7_1 = 4'hf;
      2'd2: south_from_client_7_1 = 4'd1;
      default: south_from_client_7_1 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      2'd0: south_from_client_8_0 = 4'hf;
      2'd2: south_from_client_8_0 = 4'd1;
      default: south_from_client_8_0 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      2'd0: east_from_north_0 = 4'd1;
      2'd2: east_from_north_0 = 4'd8;
      default: east_from_north_0 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      2'd0: east_from_south_0 = 4'd5;
      2'd2: east_from_south_0 = 4'd1;
      default: east_from_south_0 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      2'd0: east_from_client_6_0 = 4'd3;
      2'd2: east_from_client_6_0 = 4'd1;
      default: east_from_client_6_0 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      2'd0: client_1_from_north_1 = 4'd1;
      2'd2: client_1_from_north_1 = 4'hf;
      default: client_1_from_north_1 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      2'd0: client_1_from_south_1 = 4'hf;
      2'd2: client_1_from_south_1 = 4'd1;
      default: client_1_from_south_1 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      2'd0: client_6_from_south_1 = 4'hf;
      2'd2: client_6_from_south_1 = 4'd1;
      default: client_6_from_south_1 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      2'd0: client_6_from_east_1 = 4'd8;
      2'd2: client_6_from_east_1 = 4'd1;
      default: client_6_from_east_1 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      2'd0: client_6_from_client_7_1 = 4'd8;
      2'd2: client_6_from_client_7_1 = 4'd1;
      default: client_6_from_client_7_1 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      2'd0: client_7_from_north_0 = 4'd1;
      2'd2: client_7_from_north_0 = 4'd8;
      default: client_7_from_north_0 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      2'd0: client_7_from_south_0 = 4'd5;
      2'd2: client_7_from_south_0 = 4'd1;
      default: client_7_from_south_0 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      2'd0: client_7_from_client_6_0 = 4'd3;
      2'd2: client_7_from_client_6_0 = 4'd1;
      default: client_7_from_client_6_0 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      2'd0: client_8_from_north_1 = 4'd1;
      2'd2: client_8_from_north_1 = 4'hf;
      default: client_8_from_north_1 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      2'd0: client_8_from_south_1 = 4'hf;
      2'd2: client_8_from_south_1 = 4'd1;
      default: client_8_from_south_1 = 4'd1;
    endcase
  end
endmodule

`default_nettype wire
