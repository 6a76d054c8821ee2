// router_redundant_west_weights_data
//
// How many flits of a round each head sends through each output of a data lane: 4 bits each,
// heads above outputs in the order of the ports.
//
// Parameters: channel = "data", columns = 4, kind = "redundant_west", ports = [0,5], rows = 5
//
// Generated from hw/src/router/weights.rs; change that file, not this one.

`default_nettype none

module router_redundant_west_weights_data (
  input  wire  [1:0] column,
  input  wire  [2:0] row,
  output wire [31:0] weights
);

  assign weights = 32'h11111111;

  // Not used: the weights are the same everywhere.
  wire unused_column = &{1'b0, column};

  // Not used: the weights are the same everywhere.
  wire unused_row = &{1'b0, row};
endmodule

`default_nettype wire
