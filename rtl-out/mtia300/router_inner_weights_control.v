// router_inner_weights_control
//
// How many flits of a round each head sends through each output of a control lane: 4 bits each,
// heads above outputs in the order of the ports.
//
// Parameters: channel = "control", columns = 4, kind = "inner", ports =
// [0,1,2,3,4,5,6,7,8,9,12,13], rows = 5
//
// Generated from hw/src/router/weights.rs; change that file, not this one.

`default_nettype none

module router_inner_weights_control (
  input  wire    [1:0] column,
  input  wire    [2:0] row,
  output wire [1151:0] weights
);

  wire [4:0] t_0;
  reg [3:0] north_from_south_0;
  reg [3:0] north_from_south_1;
  reg [3:0] north_from_east_1;
  reg [3:0] north_from_west_1;
  reg [3:0] north_from_client_0_0;
  reg [3:0] north_from_client_1_0;
  reg [3:0] north_from_client_2_0;
  reg [3:0] north_from_client_3_0;
  reg [3:0] north_from_client_4_0;
  reg [3:0] north_from_client_5_0;
  reg [3:0] north_from_client_8_0;
  reg [3:0] south_from_north_0;
  reg [3:0] south_from_north_1;
  reg [3:0] south_from_east_1;
  reg [3:0] south_from_west_1;
  reg [3:0] south_from_client_0_0;
  reg [3:0] south_from_client_1_0;
  reg [3:0] south_from_client_2_0;
  reg [3:0] south_from_client_3_0;
  reg [3:0] south_from_client_4_0;
  reg [3:0] south_from_client_5_0;
  reg [3:0] south_from_client_8_0;
  reg [3:0] south_from_client_9_0;
  reg [3:0] east_from_north_0;
  reg [3:0] east_from_south_0;
  reg [3:0] east_from_west_0;
  reg [3:0] east_from_west_1;
  reg [3:0] west_from_north_0;
  reg [3:0] west_from_south_0;
  reg [3:0] west_from_east_0;
  reg [3:0] west_from_east_1;
  reg [3:0] client_0_from_north_1;
  reg [3:0] client_0_from_south_1;
  reg [3:0] client_0_from_east_1;
  reg [3:0] client_0_from_west_1;
  reg [3:0] client_1_from_north_1;
  reg [3:0] client_1_from_south_1;
  reg [3:0] client_1_from_east_1;
  reg [3:0] client_1_from_west_1;
  reg [3:0] client_2_from_north_1;
  reg [3:0] client_2_from_south_1;
  reg [3:0] client_2_from_east_1;
  reg [3:0] client_2_from_west_1;
  reg [3:0] client_3_from_north_1;
  reg [3:0] client_3_from_south_1;
  reg [3:0] client_3_from_east_1;
  reg [3:0] client_3_from_west_1;
  reg [3:0] client_4_from_north_1;
  reg [3:0] client_4_from_south_1;
  reg [3:0] client_4_from_east_1;
  reg [3:0] client_4_from_west_1;
  reg [3:0] client_5_from_north_1;
  reg [3:0] client_5_from_south_1;
  reg [3:0] client_5_from_east_1;
  reg [3:0] client_5_from_west_1;
  reg [3:0] client_8_from_north_1;
  reg [3:0] client_8_from_south_1;
  reg [3:0] client_8_from_east_1;
  reg [3:0] client_8_from_west_1;
  reg [3:0] client_9_from_south_1;
  reg [3:0] client_9_from_east_1;
  reg [3:0] client_9_from_west_1;

  assign weights = {
    4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1,
    client_9_from_west_1, 4'd1, client_9_from_east_1, 4'd1, client_9_from_south_1, 4'd1, 4'd1, 4'd1,
    4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1,
    client_8_from_west_1, 4'd1, client_8_from_east_1, 4'd1, client_8_from_south_1, 4'd1,
    client_8_from_north_1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1,
    4'd1, 4'd1, 4'd1, 4'd1, 4'd1, client_5_from_west_1, 4'd1, client_5_from_east_1, 4'd1,
    client_5_from_south_1, 4'd1, client_5_from_north_1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1,
    4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, client_4_from_west_1, 4'd1,
    client_4_from_east_1, 4'd1, client_4_from_south_1, 4'd1, client_4_from_north_1, 4'd1, 4'd1, 4'd1,
    4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1,
    client_3_from_west_1, 4'd1, client_3_from_east_1, 4'd1, client_3_from_south_1, 4'd1,
    client_3_from_north_1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1,
    4'd1, 4'd1, 4'd1, 4'd1, 4'd1, client_2_from_west_1, 4'd1, client_2_from_east_1, 4'd1,
    client_2_from_south_1, 4'd1, client_2_from_north_1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1,
    4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, client_1_from_west_1, 4'd1,
    client_1_from_east_1, 4'd1, client_1_from_south_1, 4'd1, client_1_from_north_1, 4'd1, 4'd1, 4'd1,
    4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1,
    client_0_from_west_1, 4'd1, client_0_from_east_1, 4'd1, client_0_from_south_1, 4'd1,
    client_0_from_north_1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1,
    4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, west_from_east_1, west_from_east_0, 4'd1,
    west_from_south_0, 4'd1, west_from_north_0, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1,
    4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, 4'd1, east_from_west_1, east_from_west_0, 4'd1, 4'd1, 4'd1,
    east_from_south_0, 4'd1, east_from_north_0, 4'd1, south_from_client_9_0, 4'd1,
    south_from_client_8_0, 4'd1, south_from_client_5_0, 4'd1, south_from_client_4_0, 4'd1,
    south_from_client_3_0, 4'd1, south_from_client_2_0, 4'd1, south_from_client_1_0, 4'd1,
    south_from_client_0_0, south_from_west_1, 4'd1, south_from_east_1, 4'd1, 4'd1, 4'd1,
    south_from_north_1, south_from_north_0, 4'd1, 4'd1, 4'd1, north_from_client_8_0, 4'd1,
    north_from_client_5_0, 4'd1, north_from_client_4_0, 4'd1, north_from_client_3_0, 4'd1,
    north_from_client_2_0, 4'd1, north_from_client_1_0, 4'd1, north_from_client_0_0,
    north_from_west_1, 4'd1, north_from_east_1, 4'd1, north_from_south_1, north_from_south_0, 4'd1,
    4'd1
  };

  assign t_0 = {row, column};
  always @* begin
    case (t_0)
      5'd1: north_from_south_0 = 4'd1;
      5'd2: north_from_south_0 = 4'd1;
      5'd5: north_from_south_0 = 4'hc;
      5'd6: north_from_south_0 = 4'hd;
      5'd9: north_from_south_0 = 4'hf;
      5'h0a: north_from_south_0 = 4'hf;
      5'h0d: north_from_south_0 = 4'd1;
      5'h0e: north_from_south_0 = 4'd1;
      default: north_from_south_0 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd1: north_from_south_1 = 4'd1;
      5'd2: north_from_south_1 = 4'd1;
      5'd5: north_from_south_1 = 4'hf;
      5'd6: north_from_south_1 = 4'hf;
      5'd9: north_from_south_1 = 4'he;
      5'h0a: north_from_south_1 = 4'hd;
      5'h0d: north_from_south_1 = 4'd1;
      5'h0e: north_from_south_1 = 4'd1;
      default: north_from_south_1 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd1: north_from_east_1 = 4'd1;
      5'd2: north_from_east_1 = 4'd1;
      5'd5: north_from_east_1 = 4'd4;
      5'd6: north_from_east_1 = 4'd4;
      5'd9: north_from_east_1 = 4'd7;
      5'h0a: north_from_east_1 = 4'd7;
      5'h0d: north_from_east_1 = 4'hf;
      5'h0e: north_from_east_1 = 4'hf;
      default: north_from_east_1 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd1: north_from_west_1 = 4'd1;
      5'd2: north_from_west_1 = 4'd1;
      5'd5: north_from_west_1 = 4'd4;
      5'd6: north_from_west_1 = 4'd4;
      5'd9: north_from_west_1 = 4'd7;
      5'h0a: north_from_west_1 = 4'd7;
      5'h0d: north_from_west_1 = 4'hf;
      5'h0e: north_from_west_1 = 4'hf;
      default: north_from_west_1 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd1: north_from_client_0_0 = 4'd1;
      5'd2: north_from_client_0_0 = 4'd1;
      5'd5: north_from_client_0_0 = 4'd1;
      5'd6: north_from_client_0_0 = 4'd1;
      5'd9: north_from_client_0_0 = 4'd2;
      5'h0a: north_from_client_0_0 = 4'd2;
      5'h0d: north_from_client_0_0 = 4'd4;
      5'h0e: north_from_client_0_0 = 4'd5;
      default: north_from_client_0_0 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd1: north_from_client_1_0 = 4'd1;
      5'd2: north_from_client_1_0 = 4'd1;
      5'd5: north_from_client_1_0 = 4'd1;
      5'd6: north_from_client_1_0 = 4'd1;
      5'd9: north_from_client_1_0 = 4'd2;
      5'h0a: north_from_client_1_0 = 4'd2;
      5'h0d: north_from_client_1_0 = 4'd4;
      5'h0e: north_from_client_1_0 = 4'd5;
      default: north_from_client_1_0 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd1: north_from_client_2_0 = 4'd1;
      5'd2: north_from_client_2_0 = 4'd1;
      5'd5: north_from_client_2_0 = 4'd1;
      5'd6: north_from_client_2_0 = 4'd1;
      5'd9: north_from_client_2_0 = 4'd2;
      5'h0a: north_from_client_2_0 = 4'd2;
      5'h0d: north_from_client_2_0 = 4'd4;
      5'h0e: north_from_client_2_0 = 4'd5;
      default: north_from_client_2_0 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd1: north_from_client_3_0 = 4'd1;
      5'd2: north_from_client_3_0 = 4'd1;
      5'd5: north_from_client_3_0 = 4'd1;
      5'd6: north_from_client_3_0 = 4'd1;
      5'd9: north_from_client_3_0 = 4'd2;
      5'h0a: north_from_client_3_0 = 4'd2;
      5'h0d: north_from_client_3_0 = 4'd4;
      5'h0e: north_from_client_3_0 = 4'd5;
      default: north_from_client_3_0 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd1: north_from_client_4_0 = 4'd1;
      5'd2: north_from_client_4_0 = 4'd1;
      5'd5: north_from_client_4_0 = 4'd1;
      5'd6: north_from_client_4_0 = 4'd1;
      5'd9: north_from_client_4_0 = 4'd2;
      5'h0a: north_from_client_4_0 = 4'd2;
      5'h0d: north_from_client_4_0 = 4'd4;
      5'h0e: north_from_client_4_0 = 4'd5;
      default: north_from_client_4_0 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd1: north_from_client_5_0 = 4'd1;
      5'd2: north_from_client_5_0 = 4'd1;
      5'd5: north_from_client_5_0 = 4'd1;
      5'd6: north_from_client_5_0 = 4'd1;
      5'd9: north_from_client_5_0 = 4'd2;
      5'h0a: north_from_client_5_0 = 4'd2;
      5'h0d: north_from_client_5_0 = 4'd4;
      5'h0e: north_from_client_5_0 = 4'd5;
      default: north_from_client_5_0 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd1: north_from_client_8_0 = 4'd1;
      5'd2: north_from_client_8_0 = 4'd1;
      5'd5: north_from_client_8_0 = 4'd1;
      5'd6: north_from_client_8_0 = 4'd1;
      5'd9: north_from_client_8_0 = 4'd1;
      5'h0a: north_from_client_8_0 = 4'd1;
      5'h0d: north_from_client_8_0 = 4'd9;
      5'h0e: north_from_client_8_0 = 4'd9;
      default: north_from_client_8_0 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd1: south_from_north_0 = 4'd1;
      5'd2: south_from_north_0 = 4'd1;
      5'd5: south_from_north_0 = 4'hf;
      5'd6: south_from_north_0 = 4'hf;
      5'd9: south_from_north_0 = 4'he;
      5'h0a: south_from_north_0 = 4'hd;
      5'h0d: south_from_north_0 = 4'd1;
      5'h0e: south_from_north_0 = 4'd1;
      default: south_from_north_0 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd1: south_from_north_1 = 4'd1;
      5'd2: south_from_north_1 = 4'd1;
      5'd5: south_from_north_1 = 4'hc;
      5'd6: south_from_north_1 = 4'hd;
      5'd9: south_from_north_1 = 4'hf;
      5'h0a: south_from_north_1 = 4'hf;
      5'h0d: south_from_north_1 = 4'd1;
      5'h0e: south_from_north_1 = 4'd1;
      default: south_from_north_1 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd1: south_from_east_1 = 4'hf;
      5'd2: south_from_east_1 = 4'hf;
      5'd5: south_from_east_1 = 4'd6;
      5'd6: south_from_east_1 = 4'd7;
      5'd9: south_from_east_1 = 4'd4;
      5'h0a: south_from_east_1 = 4'd4;
      5'h0d: south_from_east_1 = 4'd1;
      5'h0e: south_from_east_1 = 4'd1;
      default: south_from_east_1 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd1: south_from_west_1 = 4'hf;
      5'd2: south_from_west_1 = 4'hf;
      5'd5: south_from_west_1 = 4'd6;
      5'd6: south_from_west_1 = 4'd7;
      5'd9: south_from_west_1 = 4'd4;
      5'h0a: south_from_west_1 = 4'd4;
      5'h0d: south_from_west_1 = 4'd1;
      5'h0e: south_from_west_1 = 4'd1;
      default: south_from_west_1 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd1: south_from_client_0_0 = 4'd5;
      5'd2: south_from_client_0_0 = 4'd5;
      5'd5: south_from_client_0_0 = 4'd2;
      5'd6: south_from_client_0_0 = 4'd2;
      5'd9: south_from_client_0_0 = 4'd1;
      5'h0a: south_from_client_0_0 = 4'd1;
      5'h0d: south_from_client_0_0 = 4'd1;
      5'h0e: south_from_client_0_0 = 4'd1;
      default: south_from_client_0_0 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd1: south_from_client_1_0 = 4'd5;
      5'd2: south_from_client_1_0 = 4'd5;
      5'd5: south_from_client_1_0 = 4'd2;
      5'd6: south_from_client_1_0 = 4'd2;
      5'd9: south_from_client_1_0 = 4'd1;
      5'h0a: south_from_client_1_0 = 4'd1;
      5'h0d: south_from_client_1_0 = 4'd1;
      5'h0e: south_from_client_1_0 = 4'd1;
      default: south_from_client_1_0 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd1: south_from_client_2_0 = 4'd5;
      5'd2: south_from_client_2_0 = 4'd5;
      5'd5: south_from_client_2_0 = 4'd2;
      5'd6: south_from_client_2_0 = 4'd2;
      5'd9: south_from_client_2_0 = 4'd1;
      5'h0a: south_from_client_2_0 = 4'd1;
      5'h0d: south_from_client_2_0 = 4'd1;
      5'h0e: south_from_client_2_0 = 4'd1;
      default: south_from_client_2_0 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd1: south_from_client_3_0 = 4'd5;
      5'd2: south_from_client_3_0 = 4'd5;
      5'd5: south_from_client_3_0 = 4'd2;
      5'd6: south_from_client_3_0 = 4'd2;
      5'd9: south_from_client_3_0 = 4'd1;
      5'h0a: south_from_client_3_0 = 4'd1;
      5'h0d: south_from_client_3_0 = 4'd1;
      5'h0e: south_from_client_3_0 = 4'd1;
      default: south_from_client_3_0 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd1: south_from_client_4_0 = 4'd5;
      5'd2: south_from_client_4_0 = 4'd5;
      5'd5: south_from_client_4_0 = 4'd2;
      5'd6: south_from_client_4_0 = 4'd2;
      5'd9: south_from_client_4_0 = 4'd1;
      5'h0a: south_from_client_4_0 = 4'd1;
      5'h0d: south_from_client_4_0 = 4'd1;
      5'h0e: south_from_client_4_0 = 4'd1;
      default: south_from_client_4_0 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd1: south_from_client_5_0 = 4'd5;
      5'd2: south_from_client_5_0 = 4'd5;
      5'd5: south_from_client_5_0 = 4'd2;
      5'd6: south_from_client_5_0 = 4'd2;
      5'd9: south_from_client_5_0 = 4'd1;
      5'h0a: south_from_client_5_0 = 4'd1;
      5'h0d: south_from_client_5_0 = 4'd1;
      5'h0e: south_from_client_5_0 = 4'd1;
      default: south_from_client_5_0 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd1: south_from_client_8_0 = 4'd9;
      5'd2: south_from_client_8_0 = 4'd9;
      5'd5: south_from_client_8_0 = 4'd1;
      5'd6: south_from_client_8_0 = 4'd1;
      5'd9: south_from_client_8_0 = 4'd1;
      5'h0a: south_from_client_8_0 = 4'd1;
      5'h0d: south_from_client_8_0 = 4'd1;
      5'h0e: south_from_client_8_0 = 4'd1;
      default: south_from_client_8_0 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd1: south_from_client_9_0 = 4'd5;
      5'd2: south_from_client_9_0 = 4'd1;
      5'd5: south_from_client_9_0 = 4'd1;
      5'd6: south_from_client_9_0 = 4'd1;
      5'd9: south_from_client_9_0 = 4'd1;
      5'h0a: south_from_client_9_0 = 4'd1;
      5'h0d: south_from_client_9_0 = 4'd1;
      5'h0e: south_from_client_9_0 = 4'd1;
      default: south_from_client_9_0 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd1: east_from_north_0 = 4'd1;
      5'd2: east_from_north_0 = 4'd1;
      5'd5: east_from_north_0 = 4'd3;
      5'd6: east_from_north_0 = 4'd2;
      5'd9: east_from_north_0 = 4'd4;
      5'h0a: east_from_north_0 = 4'd4;
      5'h0d: east_from_north_0 = 4'd6;
      5'h0e: east_from_north_0 = 4'd6;
      default: east_from_north_0 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd1: east_from_south_0 = 4'd6;
      5'd2: east_from_south_0 = 4'd6;
      5'd5: east_from_south_0 = 4'd4;
      5'd6: east_from_south_0 = 4'd4;
      5'd9: east_from_south_0 = 4'd2;
      5'h0a: east_from_south_0 = 4'd2;
      5'h0d: east_from_south_0 = 4'd1;
      5'h0e: east_from_south_0 = 4'd1;
      default: east_from_south_0 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd1: east_from_west_0 = 4'd7;
      5'd2: east_from_west_0 = 4'hf;
      5'd5: east_from_west_0 = 4'd7;
      5'd6: east_from_west_0 = 4'hf;
      5'd9: east_from_west_0 = 4'd7;
      5'h0a: east_from_west_0 = 4'hf;
      5'h0d: east_from_west_0 = 4'd7;
      5'h0e: east_from_west_0 = 4'hf;
      default: east_from_west_0 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd1: east_from_west_1 = 4'hf;
      5'd2: east_from_west_1 = 4'd7;
      5'd5: east_from_west_1 = 4'hf;
      5'd6: east_from_west_1 = 4'd7;
      5'd9: east_from_west_1 = 4'hf;
      5'h0a: east_from_west_1 = 4'd7;
      5'h0d: east_from_west_1 = 4'hf;
      5'h0e: east_from_west_1 = 4'd7;
      default: east_from_west_1 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd1: west_from_north_0 = 4'd1;
      5'd2: west_from_north_0 = 4'd1;
      5'd5: west_from_north_0 = 4'd3;
      5'd6: west_from_north_0 = 4'd2;
      5'd9: west_from_north_0 = 4'd4;
      5'h0a: west_from_north_0 = 4'd4;
      5'h0d: west_from_north_0 = 4'd6;
      5'h0e: west_from_north_0 = 4'd6;
      default: west_from_north_0 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd1: west_from_south_0 = 4'd6;
      5'd2: west_from_south_0 = 4'd6;
      5'd5: west_from_south_0 = 4'd4;
      5'd6: west_from_south_0 = 4'd4;
      5'd9: west_from_south_0 = 4'd2;
      5'h0a: west_from_south_0 = 4'd2;
      5'h0d: west_from_south_0 = 4'd1;
      5'h0e: west_from_south_0 = 4'd1;
      default: west_from_south_0 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd1: west_from_east_0 = 4'hf;
      5'd2: west_from_east_0 = 4'd7;
      5'd5: west_from_east_0 = 4'hf;
      5'd6: west_from_east_0 = 4'd7;
      5'd9: west_from_east_0 = 4'hf;
      5'h0a: west_from_east_0 = 4'd7;
      5'h0d: west_from_east_0 = 4'hf;
      5'h0e: west_from_east_0 = 4'd7;
      default: west_from_east_0 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd1: west_from_east_1 = 4'd7;
      5'd2: west_from_east_1 = 4'hf;
      5'd5: west_from_east_1 = 4'd7;
      5'd6: west_from_east_1 = 4'hf;
      5'd9: west_from_east_1 = 4'd7;
      5'h0a: west_from_east_1 = 4'hf;
      5'h0d: west_from_east_1 = 4'd7;
      5'h0e: west_from_east_1 = 4'hf;
      default: west_from_east_1 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd1: client_0_from_north_1 = 4'd1;
      5'd2: client_0_from_north_1 = 4'd1;
      5'd5: client_0_from_north_1 = 4'd8;
      5'd6: client_0_from_north_1 = 4'd8;
      5'd9: client_0_from_north_1 = 4'hf;
      5'h0a: client_0_from_north_1 = 4'hf;
      5'h0d: client_0_from_north_1 = 4'hf;
      5'h0e: client_0_from_north_1 = 4'hf;
      default: client_0_from_north_1 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd1: client_0_from_south_1 = 4'hf;
      5'd2: client_0_from_south_1 = 4'hf;
      5'd5: client_0_from_south_1 = 4'hf;
      5'd6: client_0_from_south_1 = 4'hf;
      5'd9: client_0_from_south_1 = 4'd8;
      5'h0a: client_0_from_south_1 = 4'd8;
      5'h0d: client_0_from_south_1 = 4'd1;
      5'h0e: client_0_from_south_1 = 4'd1;
      default: client_0_from_south_1 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd1: client_0_from_east_1 = 4'd3;
      5'd2: client_0_from_east_1 = 4'd3;
      5'd5: client_0_from_east_1 = 4'd4;
      5'd6: client_0_from_east_1 = 4'd4;
      5'd9: client_0_from_east_1 = 4'd4;
      5'h0a: client_0_from_east_1 = 4'd4;
      5'h0d: client_0_from_east_1 = 4'd3;
      5'h0e: client_0_from_east_1 = 4'd3;
      default: client_0_from_east_1 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd1: client_0_from_west_1 = 4'd3;
      5'd2: client_0_from_west_1 = 4'd3;
      5'd5: client_0_from_west_1 = 4'd4;
      5'd6: client_0_from_west_1 = 4'd4;
      5'd9: client_0_from_west_1 = 4'd4;
      5'h0a: client_0_from_west_1 = 4'd4;
      5'h0d: client_0_from_west_1 = 4'd3;
      5'h0e: client_0_from_west_1 = 4'd3;
      default: client_0_from_west_1 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd1: client_1_from_north_1 = 4'd1;
      5'd2: client_1_from_north_1 = 4'd1;
      5'd5: client_1_from_north_1 = 4'd8;
      5'd6: client_1_from_north_1 = 4'd8;
      5'd9: client_1_from_north_1 = 4'hf;
      5'h0a: client_1_from_north_1 = 4'hf;
      5'h0d: client_1_from_north_1 = 4'hf;
      5'h0e: client_1_from_north_1 = 4'hf;
      default: client_1_from_north_1 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd1: client_1_from_south_1 = 4'hf;
      5'd2: client_1_from_south_1 = 4'hf;
      5'd5: client_1_from_south_1 = 4'hf;
      5'd6: client_1_from_south_1 = 4'hf;
      5'd9: client_1_from_south_1 = 4'd8;
      5'h0a: client_1_from_south_1 = 4'd8;
      5'h0d: client_1_from_south_1 = 4'd1;
      5'h0e: client_1_from_south_1 = 4'd1;
      default: client_1_from_south_1 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd1: client_1_from_east_1 = 4'd3;
      5'd2: client_1_from_east_1 = 4'd3;
      5'd5: client_1_from_east_1 = 4'd4;
      5'd6: client_1_from_east_1 = 4'd4;
      5'd9: client_1_from_east_1 = 4'd4;
      5'h0a: client_1_from_east_1 = 4'd4;
      5'h0d: client_1_from_east_1 = 4'd3;
      5'h0e: client_1_from_east_1 = 4'd3;
      default: client_1_from_east_1 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd1: client_1_from_west_1 = 4'd3;
      5'd2: client_1_from_west_1 = 4'd3;
      5'd5: client_1_from_west_1 = 4'd4;
      5'd6: client_1_from_west_1 = 4'd4;
      5'd9: client_1_from_west_1 = 4'd4;
      5'h0a: client_1_from_west_1 = 4'd4;
      5'h0d: client_1_from_west_1 = 4'd3;
      5'h0e: client_1_from_west_1 = 4'd3;
      default: client_1_from_west_1 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd1: client_2_from_north_1 = 4'd1;
      5'd2: client_2_from_north_1 = 4'd1;
      5'd5: client_2_from_north_1 = 4'd8;
      5'd6: client_2_from_north_1 = 4'd8;
      5'd9: client_2_from_north_1 = 4'hf;
      5'h0a: client_2_from_north_1 = 4'hf;
      5'h0d: client_2_from_north_1 = 4'hf;
      5'h0e: client_2_from_north_1 = 4'hf;
      default: client_2_from_north_1 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd1: client_2_from_south_1 = 4'hf;
      5'd2: client_2_from_south_1 = 4'hf;
      5'd5: client_2_from_south_1 = 4'hf;
      5'd6: client_2_from_south_1 = 4'hf;
      5'd9: client_2_from_south_1 = 4'd8;
      5'h0a: client_2_from_south_1 = 4'd8;
      5'h0d: client_2_from_south_1 = 4'd1;
      5'h0e: client_2_from_south_1 = 4'd1;
      default: client_2_from_south_1 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd1: client_2_from_east_1 = 4'd3;
      5'd2: client_2_from_east_1 = 4'd3;
      5'd5: client_2_from_east_1 = 4'd4;
      5'd6: client_2_from_east_1 = 4'd4;
      5'd9: client_2_from_east_1 = 4'd4;
      5'h0a: client_2_from_east_1 = 4'd4;
      5'h0d: client_2_from_east_1 = 4'd3;
      5'h0e: client_2_from_east_1 = 4'd3;
      default: client_2_from_east_1 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd1: client_2_from_west_1 = 4'd3;
      5'd2: client_2_from_west_1 = 4'd3;
      5'd5: client_2_from_west_1 = 4'd4;
      5'd6: client_2_from_west_1 = 4'd4;
      5'd9: client_2_from_west_1 = 4'd4;
      5'h0a: client_2_from_west_1 = 4'd4;
      5'h0d: client_2_from_west_1 = 4'd3;
      5'h0e: client_2_from_west_1 = 4'd3;
      default: client_2_from_west_1 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd1: client_3_from_north_1 = 4'd1;
      5'd2: client_3_from_north_1 = 4'd1;
      5'd5: client_3_from_north_1 = 4'd8;
      5'd6: client_3_from_north_1 = 4'd8;
      5'd9: client_3_from_north_1 = 4'hf;
      5'h0a: client_3_from_north_1 = 4'hf;
      5'h0d: client_3_from_north_1 = 4'hf;
      5'h0e: client_3_from_north_1 = 4'hf;
      default: client_3_from_north_1 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd1: client_3_from_south_1 = 4'hf;
      5'd2: client_3_from_south_1 = 4'hf;
      5'd5: client_3_from_south_1 = 4'hf;
      5'd6: client_3_from_south_1 = 4'hf;
      5'd9: client_3_from_south_1 = 4'd8;
      5'h0a: client_3_from_south_1 = 4'd8;
      5'h0d: client_3_from_south_1 = 4'd1;
      5'h0e: client_3_from_south_1 = 4'd1;
      default: client_3_from_south_1 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd1: client_3_from_east_1 = 4'd3;
      5'd2: client_3_from_east_1 = 4'd3;
      5'd5: client_3_from_east_1 = 4'd4;
      5'd6: client_3_from_east_1 = 4'd4;
      5'd9: client_3_from_east_1 = 4'd4;
      5'h0a: client_3_from_east_1 = 4'd4;
      5'h0d: client_3_from_east_1 = 4'd3;
      5'h0e: client_3_from_east_1 = 4'd3;
      default: client_3_from_east_1 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd1: client_3_from_west_1 = 4'd3;
      5'd2: client_3_from_west_1 = 4'd3;
      5'd5: client_3_from_west_1 = 4'd4;
      5'd6: client_3_from_west_1 = 4'd4;
      5'd9: client_3_from_west_1 = 4'd4;
      5'h0a: client_3_from_west_1 = 4'd4;
      5'h0d: client_3_from_west_1 = 4'd3;
      5'h0e: client_3_from_west_1 = 4'd3;
      default: client_3_from_west_1 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd1: client_4_from_north_1 = 4'd1;
      5'd2: client_4_from_north_1 = 4'd1;
      5'd5: client_4_from_north_1 = 4'd8;
      5'd6: client_4_from_north_1 = 4'd8;
      5'd9: client_4_from_north_1 = 4'hf;
      5'h0a: client_4_from_north_1 = 4'hf;
      5'h0d: client_4_from_north_1 = 4'hf;
      5'h0e: client_4_from_north_1 = 4'hf;
      default: client_4_from_north_1 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd1: client_4_from_south_1 = 4'hf;
      5'd2: client_4_from_south_1 = 4'hf;
      5'd5: client_4_from_south_1 = 4'hf;
      5'd6: client_4_from_south_1 = 4'hf;
      5'd9: client_4_from_south_1 = 4'd8;
      5'h0a: client_4_from_south_1 = 4'd8;
      5'h0d: client_4_from_south_1 = 4'd1;
      5'h0e: client_4_from_south_1 = 4'd1;
      default: client_4_from_south_1 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd1: client_4_from_east_1 = 4'd3;
      5'd2: client_4_from_east_1 = 4'd3;
      5'd5: client_4_from_east_1 = 4'd4;
      5'd6: client_4_from_east_1 = 4'd4;
      5'd9: client_4_from_east_1 = 4'd4;
      5'h0a: client_4_from_east_1 = 4'd4;
      5'h0d: client_4_from_east_1 = 4'd3;
      5'h0e: client_4_from_east_1 = 4'd3;
      default: client_4_from_east_1 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd1: client_4_from_west_1 = 4'd3;
      5'd2: client_4_from_west_1 = 4'd3;
      5'd5: client_4_from_west_1 = 4'd4;
      5'd6: client_4_from_west_1 = 4'd4;
      5'd9: client_4_from_west_1 = 4'd4;
      5'h0a: client_4_from_west_1 = 4'd4;
      5'h0d: client_4_from_west_1 = 4'd3;
      5'h0e: client_4_from_west_1 = 4'd3;
      default: client_4_from_west_1 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd1: client_5_from_north_1 = 4'd1;
      5'd2: client_5_from_north_1 = 4'd1;
      5'd5: client_5_from_north_1 = 4'd8;
      5'd6: client_5_from_north_1 = 4'd8;
      5'd9: client_5_from_north_1 = 4'hf;
      5'h0a: client_5_from_north_1 = 4'hf;
      5'h0d: client_5_from_north_1 = 4'hf;
      5'h0e: client_5_from_north_1 = 4'hf;
      default: client_5_from_north_1 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd1: client_5_from_south_1 = 4'hf;
      5'd2: client_5_from_south_1 = 4'hf;
      5'd5: client_5_from_south_1 = 4'hf;
      5'd6: client_5_from_south_1 = 4'hf;
      5'd9: client_5_from_south_1 = 4'd8;
      5'h0a: client_5_from_south_1 = 4'd8;
      5'h0d: client_5_from_south_1 = 4'd1;
      5'h0e: client_5_from_south_1 = 4'd1;
      default: client_5_from_south_1 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd1: client_5_from_east_1 = 4'd3;
      5'd2: client_5_from_east_1 = 4'd3;
      5'd5: client_5_from_east_1 = 4'd4;
      5'd6: client_5_from_east_1 = 4'd4;
      5'd9: client_5_from_east_1 = 4'd4;
      5'h0a: client_5_from_east_1 = 4'd4;
      5'h0d: client_5_from_east_1 = 4'd3;
      5'h0e: client_5_from_east_1 = 4'd3;
      default: client_5_from_east_1 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd1: client_5_from_west_1 = 4'd3;
      5'd2: client_5_from_west_1 = 4'd3;
      5'd5: client_5_from_west_1 = 4'd4;
      5'd6: client_5_from_west_1 = 4'd4;
      5'd9: client_5_from_west_1 = 4'd4;
      5'h0a: client_5_from_west_1 = 4'd4;
      5'h0d: client_5_from_west_1 = 4'd3;
      5'h0e: client_5_from_west_1 = 4'd3;
      default: client_5_from_west_1 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd1: client_8_from_north_1 = 4'd1;
      5'd2: client_8_from_north_1 = 4'd1;
      5'd5: client_8_from_north_1 = 4'd1;
      5'd6: client_8_from_north_1 = 4'd1;
      5'd9: client_8_from_north_1 = 4'd1;
      5'h0a: client_8_from_north_1 = 4'd1;
      5'h0d: client_8_from_north_1 = 4'hf;
      5'h0e: client_8_from_north_1 = 4'hf;
      default: client_8_from_north_1 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd1: client_8_from_south_1 = 4'hf;
      5'd2: client_8_from_south_1 = 4'hf;
      5'd5: client_8_from_south_1 = 4'd1;
      5'd6: client_8_from_south_1 = 4'd1;
      5'd9: client_8_from_south_1 = 4'd1;
      5'h0a: client_8_from_south_1 = 4'd1;
      5'h0d: client_8_from_south_1 = 4'd1;
      5'h0e: client_8_from_south_1 = 4'd1;
      default: client_8_from_south_1 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd1: client_8_from_east_1 = 4'd3;
      5'd2: client_8_from_east_1 = 4'd3;
      5'd5: client_8_from_east_1 = 4'd1;
      5'd6: client_8_from_east_1 = 4'd1;
      5'd9: client_8_from_east_1 = 4'd1;
      5'h0a: client_8_from_east_1 = 4'd1;
      5'h0d: client_8_from_east_1 = 4'd3;
      5'h0e: client_8_from_east_1 = 4'd3;
      default: client_8_from_east_1 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd1: client_8_from_west_1 = 4'd3;
      5'd2: client_8_from_west_1 = 4'd3;
      5'd5: client_8_from_west_1 = 4'd1;
      5'd6: client_8_from_west_1 = 4'd1;
      5'd9: client_8_from_west_1 = 4'd1;
      5'h0a: client_8_from_west_1 = 4'd1;
      5'h0d: client_8_from_west_1 = 4'd3;
      5'h0e: client_8_from_west_1 = 4'd3;
      default: client_8_from_west_1 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd1: client_9_from_south_1 = 4'hf;
      5'd2: client_9_from_south_1 = 4'd1;
      5'd5: client_9_from_south_1 = 4'd1;
      5'd6: client_9_from_south_1 = 4'd1;
      5'd9: client_9_from_south_1 = 4'd1;
      5'h0a: client_9_from_south_1 = 4'd1;
      5'h0d: client_9_from_south_1 = 4'd1;
      5'h0e: client_9_from_south_1 = 4'd1;
      default: client_9_from_south_1 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd1: client_9_from_east_1 = 4'd3;
      5'd2: client_9_from_east_1 = 4'd1;
      5'd5: client_9_from_east_1 = 4'd1;
      5'd6: client_9_from_east_1 = 4'd1;
      5'd9: client_9_from_east_1 = 4'd1;
      5'h0a: client_9_from_east_1 = 4'd1;
      5'h0d: client_9_from_east_1 = 4'd1;
      5'h0e: client_9_from_east_1 = 4'd1;
      default: client_9_from_east_1 = 4'd1;
    endcase
  end

  always @* begin
    case (t_0)
      5'd1: client_9_from_west_1 = 4'd3;
      5'd2: client_9_from_west_1 = 4'd1;
      5'd5: client_9_from_west_1 = 4'd1;
      5'd6: client_9_from_west_1 = 4'd1;
      5'd9: client_9_from_west_1 = 4'd1;
      5'h0a: client_9_from_west_1 = 4'd1;
      5'h0d: client_9_from_west_1 = 4'd1;
      5'h0e: client_9_from_west_1 = 4'd1;
      default: client_9_from_west_1 = 4'd1;
    endcase
  end
endmodule

`default_nettype wire
