// noc_reply_set
//
// Masks of the clients that get the answer to a read: the source alone, or all PEs of its
// logical row, of its column, or of the chip. A source that is no PE in use gets its answer
// alone.
//
// Parameters: columns = 2, pe_columns = 2, pe_rows = 2, physical_rows = 2, places =
// [[0,0],[1,0]], rows = 2, sides = [[0,1],[1,0]]
//
// Generated from hw/src/noc/reply_set.rs; change that file, not this one.

`default_nettype none

module noc_reply_set (
  input  wire [8:0] source,
  // 0 own, 1 row, 2 column, 3 all.
  input  wire [1:0] reply,
  // Physical row of each PE column's faulty PE; the number of rows where none is.
  input  wire [3:0] faults,
  output wire [1:0] columns,
  output wire [1:0] rows,
  output wire [9:0] clients,
  output wire [3:0] group_row
);

  wire at_row_0;
  wire at_row_1;
  wire at_column_0;
  wire at_column_1;
  wire [1:0] own_fault;
  wire logical_0;
  wire logical_1;
  wire is_pe;
  wire [1:0] t_0;
  wire [1:0] t_1;
  wire [9:0] t_2;
  wire [1:0] t_3;
  wire [1:0] row_rows;
  wire [9:0] t_4;
  wire [9:0] row_clients;
  wire wanted;
  reg [1:0] broad_columns;
  reg [1:0] broad_rows;
  reg [9:0] broad_clients;

  assign t_0 = {source[1:0] == 2'd1, source[1:0] == 2'd0};
  assign columns = is_pe ? broad_columns : t_0;

  assign t_1 = {source[4:2] == 3'd1, source[4:2] == 3'd0};
  assign rows = is_pe ? broad_rows : t_1;

  assign t_2 = {
    source[8:5] == 4'd9, source[8:5] == 4'd8, source[8:5] == 4'd7, source[8:5] == 4'd6,
    source[8:5] == 4'd5, source[8:5] == 4'd4, source[8:5] == 4'd3, source[8:5] == 4'd2,
    source[8:5] == 4'd1, source[8:5] == 4'd0
  };
  assign clients = is_pe ? broad_clients : t_2;

  assign group_row = wanted ? ((logical_0 ? 4'd0 : 4'd0) | (logical_1 ? 4'd1 : 4'd0)) : 4'd0;

  // ---- The source as a PE ----

  assign at_row_0 = (source[4:2] == 3'd0) & (source[8:6] == 3'd0);
  assign at_row_1 = (source[4:2] == 3'd1) & (source[8:6] == 3'd0);
  assign at_column_0 = (source[1:0] == 2'd0) & (source[5] == 1'b1);
  assign at_column_1 = (source[1:0] == 2'd1) & (source[5] == 1'b0);
  assign own_fault = (at_column_0 ? faults[1:0] : 2'd0) | (at_column_1 ? faults[3:2] : 2'd0);
  assign logical_0 = (at_row_0 & (2'd0 < own_fault)) | (at_row_1 & (own_fault <= 2'd0));
  assign logical_1 = at_row_1 & (2'd1 < own_fault);
  assign is_pe = (|{logical_0, logical_1}) & (|{at_column_0, at_column_1});

  // ---- Masks ----

  always @* begin
    case (reply)
      2'd0: broad_columns = t_0;
      2'd1: broad_columns = 2'd3;
      2'd2: broad_columns = t_0;
      2'd3: broad_columns = 2'd3;
      default: broad_columns = 2'd0;
    endcase
  end

  assign t_3 = (logical_0 ? (((|{2'd0 < faults[1:0], 2'd0 < faults[3:2]}) ? 2'd1 : 2'd0) | ((|{faults[1:0] <= 2'd0, faults[3:2] <= 2'd0}) ? 2'd2 : 2'd0)) : 2'd0)
    | (logical_1 ? ((|{2'd1 < faults[1:0], 2'd1 < faults[3:2]}) ? 2'd2 : 2'd0) : 2'd0);
  assign row_rows = t_3;

  always @* begin
    case (reply)
      2'd0: broad_rows = t_1;
      2'd1: broad_rows = row_rows;
      2'd2: broad_rows = 2'd3;
      2'd3: broad_rows = 2'd3;
      default: broad_rows = 2'd0;
    endcase
  end

  assign t_4 = (logical_0 ? (((|{2'd0 < faults[1:0], 2'd0 < faults[3:2]}) ? 10'd3 : 10'd0) | ((|{faults[1:0] <= 2'd0, faults[3:2] <= 2'd0}) ? 10'd3 : 10'd0)) : 10'd0)
    | (logical_1 ? ((|{2'd1 < faults[1:0], 2'd1 < faults[3:2]}) ? 10'd3 : 10'd0) : 10'd0);
  assign row_clients = t_4;

  always @* begin
    case (reply)
      2'd0: broad_clients = t_2;
      2'd1: broad_clients = row_clients;
      2'd2: broad_clients = source[5] ? 10'd2 : 10'd1;
      2'd3: broad_clients = 10'd3;
      default: broad_clients = 10'd0;
    endcase
  end

  assign wanted = is_pe & (reply == 2'd1);
endmodule

`default_nettype wire
