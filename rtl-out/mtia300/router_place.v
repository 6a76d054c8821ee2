// router_place
//
// A router's column and row as masks: itself, what lies beyond it on each side, the rows that
// are reached along its row of links, and whether a redundant PE's router is below.
//
// Parameters: columns = 4, full_rows = 4, rows = 5, stub = false
//
// Generated from hw/src/router/place.rs; change that file, not this one.

`default_nettype none

module router_place (
  input  wire [1:0] column,
  input  wire [2:0] row,
  output wire [3:0] own_column,
  output wire [4:0] own_row,
  output wire [3:0] west,
  output wire [3:0] east,
  output wire [4:0] below,
  output wire [4:0] group,
  output wire       stub_below,
  output wire [4:0] above
);

  wire t_0;

  assign own_column = {column == 2'd3, column == 2'd2, column == 2'd1, column == 2'd0};
  assign own_row = {row == 3'd4, row == 3'd3, row == 3'd2, row == 3'd1, row == 3'd0};
  assign west = {1'b0, 2'd2 < column, 2'd1 < column, 2'd0 < column};
  assign east = {column < 2'd3, column < 2'd2, column < 2'd1, 1'b0};
  assign below = {row < 3'd4, row < 3'd3, row < 3'd2, row < 3'd1, 1'b0};

  assign t_0 = row == 3'd3;
  assign group = {(row == 3'd4) | t_0, row == 3'd3, row == 3'd2, row == 3'd1, row == 3'd0};

  assign stub_below = t_0;
  assign above = {3'd4 < row, 3'd3 < row, 3'd2 < row, 3'd1 < row, 3'd0 < row};
endmodule

`default_nettype wire
