// secded_encode_17
//
// Makes the 6 check bits of a word of 17: Hamming bits, and the overall parity on top.
//
// Parameters: data_bits = 17
//
// Generated from hw/src/secded.rs; change that file, not this one.

`default_nettype none

module secded_encode_17 (
  input  wire [16:0] data,
  output wire  [5:0] check
);

  wire [4:0] hamming;

  assign check = {(^data) ^ (^hamming), hamming};

  assign hamming = {
    ^(data & 17'h1f800),
    ^(data & 17'h007f0),
    ^(data & 17'h1c78e),
    ^(data & 17'h1366d),
    ^(data & 17'h0ad5b)
  };
endmodule

`default_nettype wire
