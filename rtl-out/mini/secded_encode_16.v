// secded_encode_16
//
// Makes the 6 check bits of a word of 16: Hamming bits, and the overall parity on top.
//
// Parameters: data_bits = 16
//
// Generated from hw/src/secded.rs; change that file, not this one.

`default_nettype none

module secded_encode_16 (
  input  wire [15:0] data,
  output wire  [5:0] check
);

  wire [4:0] hamming;

  assign check = {(^data) ^ (^hamming), hamming};

  assign hamming = {
    ^(data & 16'hf800),
    ^(data & 16'h07f0),
    ^(data & 16'hc78e),
    ^(data & 16'h366d),
    ^(data & 16'had5b)
  };
endmodule

`default_nettype wire
