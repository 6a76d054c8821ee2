// router_place_redundant
//
// A router's column and row as masks: itself, what lies beyond it on each side, the rows that
// are reached along its row of links, and whether a redundant PE's router is below.
//
// Parameters: columns = 4, full_rows = 4, rows = 5, stub = true
//
// Generated from hw/src/router/place.rs; change that file, not this one.

`default_nettype none

module router_place_redundant (
  input  wire [1:0] column,
  input  wire [2:0] row,
  output wire [3:0] own_column,
  output wire [4:0] own_row,
  output wire [4:0] above
);

  assign own_column = {column == 2'd3, column == 2'd2, column == 2'd1, column == 2'd0};
  assign own_row = {row == 3'd4, row == 3'd3, row == 3'd2, row == 3'd1, row == 3'd0};
  assign above = {3'd4 < row, 3'd3 < row, 3'd2 < row, 3'd1 < row, 3'd0 < row};
endmodule

`default_nettype wire
