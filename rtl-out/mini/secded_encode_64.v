// secded_encode_64
//
// Makes the 8 check bits of a word of 64: Hamming bits, and the overall parity on top.
//
// Parameters: data_bits = 64
//
// Generated from hw/src/secded.rs; change that file, not this one.

`default_nettype none

module secded_encode_64 (
  input  wire [63:0] data,
  output wire  [7:0] check
);

  wire [6:0] hamming;

  assign check = {(^data) ^ (^hamming), hamming};

  assign hamming = {
    ^(data & 64'hfe00000000000000),
    ^(data & 64'h01fffffffc000000),
    ^(data & 64'h01fffe0003fff800),
    ^(data & 64'h01fe01fe03fc07f0),
    ^(data & 64'hf1e1e1e1e3c3c78e),
    ^(data & 64'hcd9999999b33366d),
    ^(data & 64'hab55555556aaad5b)
  };
endmodule

`default_nettype wire
