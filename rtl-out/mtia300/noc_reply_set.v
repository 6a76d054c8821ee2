// noc_reply_set
//
// Masks of the clients that get the answer to a read: the source alone, or all PEs of its
// logical row, of its column, or of the chip. A source that is no PE in use gets its answer
// alone.
//
// Parameters: columns = 4, pe_columns = 6, pe_rows = 12, physical_rows = 13, places =
// [[0,0],[0,2],[0,4],[1,0],[1,2],[1,4],[2,0],[2,2],[2,4],[3,0],[3,2],[3,4],[4,0]], rows = 5,
// sides = [[0,1],[1,0],[1,1],[2,0],[2,1],[3,0]]
//
// Generated from hw/src/noc/reply_set.rs; change that file, not this one.

`default_nettype none

module noc_reply_set (
  input  wire  [8:0] source,
  // 0 own, 1 row, 2 column, 3 all.
  input  wire  [1:0] reply,
  // Physical row of each PE column's faulty PE; the number of rows where none is.
  input  wire [23:0] faults,
  output wire  [3:0] columns,
  output wire  [4:0] rows,
  output wire  [9:0] clients,
  output wire  [3:0] group_row
);

  wire at_row_0;
  wire at_row_1;
  wire at_row_2;
  wire at_row_3;
  wire at_row_4;
  wire at_row_5;
  wire at_row_6;
  wire at_row_7;
  wire at_row_8;
  wire at_row_9;
  wire at_row_10;
  wire at_row_11;
  wire at_row_12;
  wire at_column_0;
  wire at_column_1;
  wire at_column_2;
  wire at_column_3;
  wire at_column_4;
  wire at_column_5;
  wire [3:0] t_0;
  wire [3:0] own_fault;
  wire logical_0;
  wire logical_1;
  wire logical_2;
  wire logical_3;
  wire logical_4;
  wire logical_5;
  wire logical_6;
  wire logical_7;
  wire logical_8;
  wire logical_9;
  wire logical_10;
  wire logical_11;
  wire is_pe;
  wire [3:0] t_1;
  wire [4:0] t_2;
  wire [9:0] t_3;
  wire [4:0] t_4;
  wire [4:0] t_5;
  wire [4:0] t_6;
  wire [4:0] t_7;
  wire [4:0] t_8;
  wire [4:0] t_9;
  wire [4:0] t_10;
  wire [4:0] t_11;
  wire [4:0] t_12;
  wire [4:0] t_13;
  wire [4:0] t_14;
  wire [4:0] row_rows;
  wire [9:0] t_15;
  wire [9:0] t_16;
  wire [9:0] t_17;
  wire [9:0] t_18;
  wire [9:0] t_19;
  wire [9:0] t_20;
  wire [9:0] t_21;
  wire [9:0] t_22;
  wire [9:0] t_23;
  wire [9:0] t_24;
  wire [9:0] t_25;
  wire [9:0] row_clients;
  wire [3:0] t_26;
  wire [3:0] t_27;
  wire wanted;
  reg [3:0] broad_columns;
  reg [4:0] broad_rows;
  reg [9:0] broad_clients;

  assign t_1 = {source[1:0] == 2'd3, source[1:0] == 2'd2, source[1:0] == 2'd1, source[1:0] == 2'd0};
  assign columns = is_pe ? broad_columns : t_1;

  assign t_2 = {
    source[4:2] == 3'd4,
    source[4:2] == 3'd3,
    source[4:2] == 3'd2,
    source[4:2] == 3'd1,
    source[4:2] == 3'd0
  };
  assign rows = is_pe ? broad_rows : t_2;

  assign t_3 = {
    source[8:5] == 4'd9, source[8:5] == 4'd8, source[8:5] == 4'd7, source[8:5] == 4'd6,
    source[8:5] == 4'd5, source[8:5] == 4'd4, source[8:5] == 4'd3, source[8:5] == 4'd2,
    source[8:5] == 4'd1, source[8:5] == 4'd0
  };
  assign clients = is_pe ? broad_clients : t_3;

  assign t_26 = (logical_0 ? 4'd0 : 4'd0)
    | (logical_1 ? 4'd1 : 4'd0)
    | (logical_2 ? 4'd2 : 4'd0)
    | (logical_3 ? 4'd3 : 4'd0)
    | (logical_4 ? 4'd4 : 4'd0)
    | (logical_5 ? 4'd5 : 4'd0);
  assign t_27 = t_26
    | (logical_6 ? 4'd6 : 4'd0)
    | (logical_7 ? 4'd7 : 4'd0)
    | (logical_8 ? 4'd8 : 4'd0)
    | (logical_9 ? 4'd9 : 4'd0)
    | (logical_10 ? 4'ha : 4'd0);
  assign group_row = wanted ? (t_27 | (logical_11 ? 4'hb : 4'd0)) : 4'd0;

  // ---- The source as a PE ----

  assign at_row_0 = (source[4:2] == 3'd0) & (source[8:6] == 3'd0);
  assign at_row_1 = (source[4:2] == 3'd0) & (source[8:6] == 3'd1);
  assign at_row_2 = (source[4:2] == 3'd0) & (source[8:6] == 3'd2);
  assign at_row_3 = (source[4:2] == 3'd1) & (source[8:6] == 3'd0);
  assign at_row_4 = (source[4:2] == 3'd1) & (source[8:6] == 3'd1);
  assign at_row_5 = (source[4:2] == 3'd1) & (source[8:6] == 3'd2);
  assign at_row_6 = (source[4:2] == 3'd2) & (source[8:6] == 3'd0);
  assign at_row_7 = (source[4:2] == 3'd2) & (source[8:6] == 3'd1);
  assign at_row_8 = (source[4:2] == 3'd2) & (source[8:6] == 3'd2);
  assign at_row_9 = (source[4:2] == 3'd3) & (source[8:6] == 3'd0);
  assign at_row_10 = (source[4:2] == 3'd3) & (source[8:6] == 3'd1);
  assign at_row_11 = (source[4:2] == 3'd3) & (source[8:6] == 3'd2);
  assign at_row_12 = (source[4:2] == 3'd4) & (source[8:6] == 3'd0);
  assign at_column_0 = (source[1:0] == 2'd0) & (source[5] == 1'b1);
  assign at_column_1 = (source[1:0] == 2'd1) & (source[5] == 1'b0);
  assign at_column_2 = (source[1:0] == 2'd1) & (source[5] == 1'b1);
  assign at_column_3 = (source[1:0] == 2'd2) & (source[5] == 1'b0);
  assign at_column_4 = (source[1:0] == 2'd2) & (source[5] == 1'b1);
  assign at_column_5 = (source[1:0] == 2'd3) & (source[5] == 1'b0);

  assign t_0 = (at_column_0 ? faults[3:0] : 4'd0)
    | (at_column_1 ? faults[7:4] : 4'd0)
    | (at_column_2 ? faults[11:8] : 4'd0)
    | (at_column_3 ? faults[15:12] : 4'd0)
    | (at_column_4 ? faults[19:16] : 4'd0)
    | (at_column_5 ? faults[23:20] : 4'd0);
  assign own_fault = t_0;

  assign logical_0 = (at_row_0 & (4'd0 < own_fault)) | (at_row_1 & (own_fault <= 4'd0));
  assign logical_1 = (at_row_1 & (4'd1 < own_fault)) | (at_row_2 & (own_fault <= 4'd1));
  assign logical_2 = (at_row_2 & (4'd2 < own_fault)) | (at_row_3 & (own_fault <= 4'd2));
  assign logical_3 = (at_row_3 & (4'd3 < own_fault)) | (at_row_4 & (own_fault <= 4'd3));
  assign logical_4 = (at_row_4 & (4'd4 < own_fault)) | (at_row_5 & (own_fault <= 4'd4));
  assign logical_5 = (at_row_5 & (4'd5 < own_fault)) | (at_row_6 & (own_fault <= 4'd5));
  assign logical_6 = (at_row_6 & (4'd6 < own_fault)) | (at_row_7 & (own_fault <= 4'd6));
  assign logical_7 = (at_row_7 & (4'd7 < own_fault)) | (at_row_8 & (own_fault <= 4'd7));
  assign logical_8 = (at_row_8 & (4'd8 < own_fault)) | (at_row_9 & (own_fault <= 4'd8));
  assign logical_9 = (at_row_9 & (4'd9 < own_fault)) | (at_row_10 & (own_fault <= 4'd9));
  assign logical_10 = (at_row_10 & (4'ha < own_fault)) | (at_row_11 & (own_fault <= 4'ha));
  assign logical_11 = (at_row_11 & (4'hb < own_fault)) | (at_row_12 & (own_fault <= 4'hb));

  assign is_pe = (|{logical_0, logical_1, logical_2, logical_3, logical_4, logical_5, logical_6, logical_7, logical_8, logical_9, logical_10, logical_11})
    & (|{at_column_0, at_column_1, at_column_2, at_column_3, at_column_4, at_column_5});

  // ---- Masks ----

  always @* begin
    case (reply)
      2'd0: broad_columns = t_1;
      2'd1: broad_columns = 4'hf;
      2'd2: broad_columns = t_1;
      2'd3: broad_columns = 4'hf;
      default: broad_columns = 4'd0;
    endcase
  end

  assign t_4 = (logical_0 ? (((|{4'd0 < faults[3:0], 4'd0 < faults[7:4], 4'd0 < faults[11:8], 4'd0 < faults[15:12], 4'd0 < faults[19:16], 4'd0 < faults[23:20]}) ? 5'd1 : 5'd0) | ((|{faults[3:0] <= 4'd0, faults[7:4] <= 4'd0, faults[11:8] <= 4'd0, faults[15:12] <= 4'd0, faults[19:16] <= 4'd0, faults[23:20] <= 4'd0}) ? 5'd1 : 5'd0)) : 5'd0)
    | (logical_1 ? (((|{4'd1 < faults[3:0], 4'd1 < faults[7:4], 4'd1 < faults[11:8], 4'd1 < faults[15:12], 4'd1 < faults[19:16], 4'd1 < faults[23:20]}) ? 5'd1 : 5'd0) | ((|{faults[3:0] <= 4'd1, faults[7:4] <= 4'd1, faults[11:8] <= 4'd1, faults[15:12] <= 4'd1, faults[19:16] <= 4'd1, faults[23:20] <= 4'd1}) ? 5'd1 : 5'd0)) : 5'd0);
  assign t_5 = t_4
    | (logical_2 ? (((|{4'd2 < faults[3:0], 4'd2 < faults[7:4], 4'd2 < faults[11:8], 4'd2 < faults[15:12], 4'd2 < faults[19:16], 4'd2 < faults[23:20]}) ? 5'd1 : 5'd0) | ((|{faults[3:0] <= 4'd2, faults[7:4] <= 4'd2, faults[11:8] <= 4'd2, faults[15:12] <= 4'd2, faults[19:16] <= 4'd2, faults[23:20] <= 4'd2}) ? 5'd2 : 5'd0)) : 5'd0);
  assign t_6 = t_5
    | (logical_3 ? (((|{4'd3 < faults[3:0], 4'd3 < faults[7:4], 4'd3 < faults[11:8], 4'd3 < faults[15:12], 4'd3 < faults[19:16], 4'd3 < faults[23:20]}) ? 5'd2 : 5'd0) | ((|{faults[3:0] <= 4'd3, faults[7:4] <= 4'd3, faults[11:8] <= 4'd3, faults[15:12] <= 4'd3, faults[19:16] <= 4'd3, faults[23:20] <= 4'd3}) ? 5'd2 : 5'd0)) : 5'd0);
  assign t_7 = t_6
    | (logical_4 ? (((|{4'd4 < faults[3:0], 4'd4 < faults[7:4], 4'd4 < faults[11:8], 4'd4 < faults[15:12], 4'd4 < faults[19:16], 4'd4 < faults[23:20]}) ? 5'd2 : 5'd0) | ((|{faults[3:0] <= 4'd4, faults[7:4] <= 4'd4, faults[11:8] <= 4'd4, faults[15:12] <= 4'd4, faults[19:16] <= 4'd4, faults[23:20] <= 4'd4}) ? 5'd2 : 5'd0)) : 5'd0);
  assign t_8 = t_7
    | (logical_5 ? (((|{4'd5 < faults[3:0], 4'd5 < faults[7:4], 4'd5 < faults[11:8], 4'd5 < faults[15:12], 4'd5 < faults[19:16], 4'd5 < faults[23:20]}) ? 5'd2 : 5'd0) | ((|{faults[3:0] <= 4'd5, faults[7:4] <= 4'd5, faults[11:8] <= 4'd5, faults[15:12] <= 4'd5, faults[19:16] <= 4'd5, faults[23:20] <= 4'd5}) ? 5'd4 : 5'd0)) : 5'd0);
  assign t_9 = t_8
    | (logical_6 ? (((|{4'd6 < faults[3:0], 4'd6 < faults[7:4], 4'd6 < faults[11:8], 4'd6 < faults[15:12], 4'd6 < faults[19:16], 4'd6 < faults[23:20]}) ? 5'd4 : 5'd0) | ((|{faults[3:0] <= 4'd6, faults[7:4] <= 4'd6, faults[11:8] <= 4'd6, faults[15:12] <= 4'd6, faults[19:16] <= 4'd6, faults[23:20] <= 4'd6}) ? 5'd4 : 5'd0)) : 5'd0);
  assign t_10 = t_9
    | (logical_7 ? (((|{4'd7 < faults[3:0], 4'd7 < faults[7:4], 4'd7 < faults[11:8], 4'd7 < faults[15:12], 4'd7 < faults[19:16], 4'd7 < faults[23:20]}) ? 5'd4 : 5'd0) | ((|{faults[3:0] <= 4'd7, faults[7:4] <= 4'd7, faults[11:8] <= 4'd7, faults[15:12] <= 4'd7, faults[19:16] <= 4'd7, faults[23:20] <= 4'd7}) ? 5'd4 : 5'd0)) : 5'd0);
  assign t_11 = t_10
    | (logical_8 ? (((|{4'd8 < faults[3:0], 4'd8 < faults[7:4], 4'd8 < faults[11:8], 4'd8 < faults[15:12], 4'd8 < faults[19:16], 4'd8 < faults[23:20]}) ? 5'd4 : 5'd0) | ((|{faults[3:0] <= 4'd8, faults[7:4] <= 4'd8, faults[11:8] <= 4'd8, faults[15:12] <= 4'd8, faults[19:16] <= 4'd8, faults[23:20] <= 4'd8}) ? 5'd8 : 5'd0)) : 5'd0);
  assign t_12 = t_11
    | (logical_9 ? (((|{4'd9 < faults[3:0], 4'd9 < faults[7:4], 4'd9 < faults[11:8], 4'd9 < faults[15:12], 4'd9 < faults[19:16], 4'd9 < faults[23:20]}) ? 5'd8 : 5'd0) | ((|{faults[3:0] <= 4'd9, faults[7:4] <= 4'd9, faults[11:8] <= 4'd9, faults[15:12] <= 4'd9, faults[19:16] <= 4'd9, faults[23:20] <= 4'd9}) ? 5'd8 : 5'd0)) : 5'd0);
  assign t_13 = t_12
    | (logical_10 ? (((|{4'ha < faults[3:0], 4'ha < faults[7:4], 4'ha < faults[11:8], 4'ha < faults[15:12], 4'ha < faults[19:16], 4'ha < faults[23:20]}) ? 5'd8 : 5'd0) | ((|{faults[3:0] <= 4'ha, faults[7:4] <= 4'ha, faults[11:8] <= 4'ha, faults[15:12] <= 4'ha, faults[19:16] <= 4'ha, faults[23:20] <= 4'ha}) ? 5'd8 : 5'd0)) : 5'd0);
  assign t_14 = t_13
    | (logical_11 ? (((|{4'hb < faults[3:0], 4'hb < faults[7:4], 4'hb < faults[11:8], 4'hb < faults[15:12], 4'hb < faults[19:16], 4'hb < faults[23:20]}) ? 5'd8 : 5'd0) | ((|{faults[3:0] <= 4'hb, faults[7:4] <= 4'hb, faults[11:8] <= 4'hb, faults[15:12] <= 4'hb, faults[19:16] <= 4'hb, faults[23:20] <= 4'hb}) ? 5'h10 : 5'd0)) : 5'd0);
  assign row_rows = t_14;

  always @* begin
    case (reply)
      2'd0: broad_rows = t_2;
      2'd1: broad_rows = row_rows;
      2'd2: broad_rows = 5'h1f;
      2'd3: broad_rows = 5'h1f;
      default: broad_rows = 5'd0;
    endcase
  end

  assign t_15 = (logical_0 ? (((|{4'd0 < faults[3:0], 4'd0 < faults[7:4], 4'd0 < faults[11:8], 4'd0 < faults[15:12], 4'd0 < faults[19:16], 4'd0 < faults[23:20]}) ? 10'd3 : 10'd0) | ((|{faults[3:0] <= 4'd0, faults[7:4] <= 4'd0, faults[11:8] <= 4'd0, faults[15:12] <= 4'd0, faults[19:16] <= 4'd0, faults[23:20] <= 4'd0}) ? 10'h00c : 10'd0)) : 10'd0)
    | (logical_1 ? (((|{4'd1 < faults[3:0], 4'd1 < faults[7:4], 4'd1 < faults[11:8], 4'd1 < faults[15:12], 4'd1 < faults[19:16], 4'd1 < faults[23:20]}) ? 10'h00c : 10'd0) | ((|{faults[3:0] <= 4'd1, faults[7:4] <= 4'd1, faults[11:8] <= 4'd1, faults[15:12] <= 4'd1, faults[19:16] <= 4'd1, faults[23:20] <= 4'd1}) ? 10'h030 : 10'd0)) : 10'd0);
  assign t_16 = t_15
    | (logical_2 ? (((|{4'd2 < faults[3:0], 4'd2 < faults[7:4], 4'd2 < faults[11:8], 4'd2 < faults[15:12], 4'd2 < faults[19:16], 4'd2 < faults[23:20]}) ? 10'h030 : 10'd0) | ((|{faults[3:0] <= 4'd2, faults[7:4] <= 4'd2, faults[11:8] <= 4'd2, faults[15:12] <= 4'd2, faults[19:16] <= 4'd2, faults[23:20] <= 4'd2}) ? 10'd3 : 10'd0)) : 10'd0);
  assign t_17 = t_16
    | (logical_3 ? (((|{4'd3 < faults[3:0], 4'd3 < faults[7:4], 4'd3 < faults[11:8], 4'd3 < faults[15:12], 4'd3 < faults[19:16], 4'd3 < faults[23:20]}) ? 10'd3 : 10'd0) | ((|{faults[3:0] <= 4'd3, faults[7:4] <= 4'd3, faults[11:8] <= 4'd3, faults[15:12] <= 4'd3, faults[19:16] <= 4'd3, faults[23:20] <= 4'd3}) ? 10'h00c : 10'd0)) : 10'd0);
  assign t_18 = t_17
    | (logical_4 ? (((|{4'd4 < faults[3:0], 4'd4 < faults[7:4], 4'd4 < faults[11:8], 4'd4 < faults[15:12], 4'd4 < faults[19:16], 4'd4 < faults[23:20]}) ? 10'h00c : 10'd0) | ((|{faults[3:0] <= 4'd4, faults[7:4] <= 4'd4, faults[11:8] <= 4'd4, faults[15:12] <= 4'd4, faults[19:16] <= 4'd4, faults[23:20] <= 4'd4}) ? 10'h030 : 10'd0)) : 10'd0);
  assign t_19 = t_18
    | (logical_5 ? (((|{4'd5 < faults[3:0], 4'd5 < faults[7:4], 4'd5 < faults[11:8], 4'd5 < faults[15:12], 4'd5 < faults[19:16], 4'd5 < faults[23:20]}) ? 10'h030 : 10'd0) | ((|{faults[3:0] <= 4'd5, faults[7:4] <= 4'd5, faults[11:8] <= 4'd5, faults[15:12] <= 4'd5, faults[19:16] <= 4'd5, faults[23:20] <= 4'd5}) ? 10'd3 : 10'd0)) : 10'd0);
  assign t_20 = t_19
    | (logical_6 ? (((|{4'd6 < faults[3:0], 4'd6 < faults[7:4], 4'd6 < faults[11:8], 4'd6 < faults[15:12], 4'd6 < faults[19:16], 4'd6 < faults[23:20]}) ? 10'd3 : 10'd0) | ((|{faults[3:0] <= 4'd6, faults[7:4] <= 4'd6, faults[11:8] <= 4'd6, faults[15:12] <= 4'd6, faults[19:16] <= 4'd6, faults[23:20] <= 4'd6}) ? 10'h00c : 10'd0)) : 10'd0);
  assign t_21 = t_20
    | (logical_7 ? (((|{4'd7 < faults[3:0], 4'd7 < faults[7:4], 4'd7 < faults[11:8], 4'd7 < faults[15:12], 4'd7 < faults[19:16], 4'd7 < faults[23:20]}) ? 10'h00c : 10'd0) | ((|{faults[3:0] <= 4'd7, faults[7:4] <= 4'd7, faults[11:8] <= 4'd7, faults[15:12] <= 4'd7, faults[19:16] <= 4'd7, faults[23:20] <= 4'd7}) ? 10'h030 : 10'd0)) : 10'd0);
  assign t_22 = t_21
    | (logical_8 ? (((|{4'd8 < faults[3:0], 4'd8 < faults[7:4], 4'd8 < faults[11:8], 4'd8 < faults[15:12], 4'd8 < faults[19:16], 4'd8 < faults[23:20]}) ? 10'h030 : 10'd0) | ((|{faults[3:0] <= 4'd8, faults[7:4] <= 4'd8, faults[11:8] <= 4'd8, faults[15:12] <= 4'd8, faults[19:16] <= 4'd8, faults[23:20] <= 4'd8}) ? 10'd3 : 10'd0)) : 10'd0);
  assign t_23 = t_22
    | (logical_9 ? (((|{4'd9 < faults[3:0], 4'd9 < faults[7:4], 4'd9 < faults[11:8], 4'd9 < faults[15:12], 4'd9 < faults[19:16], 4'd9 < faults[23:20]}) ? 10'd3 : 10'd0) | ((|{faults[3:0] <= 4'd9, faults[7:4] <= 4'd9, faults[11:8] <= 4'd9, faults[15:12] <= 4'd9, faults[19:16] <= 4'd9, faults[23:20] <= 4'd9}) ? 10'h00c : 10'd0)) : 10'd0);
  assign t_24 = t_23
    | (logical_10 ? (((|{4'ha < faults[3:0], 4'ha < faults[7:4], 4'ha < faults[11:8], 4'ha < faults[15:12], 4'ha < faults[19:16], 4'ha < faults[23:20]}) ? 10'h00c : 10'd0) | ((|{faults[3:0] <= 4'ha, faults[7:4] <= 4'ha, faults[11:8] <= 4'ha, faults[15:12] <= 4'ha, faults[19:16] <= 4'ha, faults[23:20] <= 4'ha}) ? 10'h030 : 10'd0)) : 10'd0);
  assign t_25 = t_24
    | (logical_11 ? (((|{4'hb < faults[3:0], 4'hb < faults[7:4], 4'hb < faults[11:8], 4'hb < faults[15:12], 4'hb < faults[19:16], 4'hb < faults[23:20]}) ? 10'h030 : 10'd0) | ((|{faults[3:0] <= 4'hb, faults[7:4] <= 4'hb, faults[11:8] <= 4'hb, faults[15:12] <= 4'hb, faults[19:16] <= 4'hb, faults[23:20] <= 4'hb}) ? 10'd3 : 10'd0)) : 10'd0);
  assign row_clients = t_25;

  always @* begin
    case (reply)
      2'd0: broad_clients = t_3;
      2'd1: broad_clients = row_clients;
      2'd2: broad_clients = source[5] ? 10'h02a : 10'h015;
      2'd3: broad_clients = 10'h03f;
      default: broad_clients = 10'd0;
    endcase
  end

  assign wanted = is_pe & (reply == 2'd1);
endmodule

`default_nettype wire
