// router_place
//
// A router's column and row as masks: itself, what lies beyond it on each side, the rows that
// are reached along its row of links, and whether a redundant PE's router is below.
//
// Parameters: columns = 2, full_rows = 2, rows = 2, stub = false
//
// Generated from hw/src/router/place.rs; change that file, not this one.

`default_nettype none

module router_place (
  input  wire       column,
  input  wire       row,
  output wire [1:0] own_column,
  output wire [1:0] own_row,
  output wire [1:0] west,
  output wire [1:0] east,
  output wire [1:0] below,
  output wire [1:0] group,
  output wire       stub_below,
  output wire [1:0] above
);

  assign own_column = {column == 1'b1, column == 1'b0};
  assign own_row = {row == 1'b1, row == 1'b0};
  assign west = {1'b0, 1'b0 < column};
  assign east = {column < 1'b1, 1'b0};
  assign below = {row < 1'b1, 1'b0};
  assign group = {row == 1'b1, row == 1'b0};
  assign stub_below = 1'b0;
  assign above = {1'b0, 1'b0 < row};
endmodule

`default_nettype wire
