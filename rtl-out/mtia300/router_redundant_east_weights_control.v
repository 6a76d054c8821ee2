// router_redundant_east_weights_control
//
// How many flits of a round each head sends through each output of a control lane: 4 bits each,
// heads above outputs in the order of the ports.
//
// Parameters: channel = "control", columns = 4, kind = "redundant_east", ports = [0,4], rows =
// 5
//
// Generated from hw/src/router/weights.rs; change that file, not this one.

`default_nettype none

module router_redundant_east_weights_control (
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
