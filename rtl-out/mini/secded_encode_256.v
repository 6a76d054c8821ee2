// secded_encode_256
//
// Makes the 10 check bits of a word of 256: Hamming bits, and the overall parity on top.
//
// Parameters: data_bits = 256
//
// Generated from hw/src/secded.rs; change that file, not this one.

`default_nettype none

module secded_encode_256 (
  input  wire [255:0] data,
  output wire   [9:0] check
);

  wire [8:0] hamming;

  assign check = {(^data) ^ (^hamming), hamming};

  assign hamming = {
    ^(data & 256'hff80000000000000000000000000000000000000000000000000000000000000),
    ^(data & 256'h007fffffffffffffffffffffffffffffff000000000000000000000000000000),
    ^(data & 256'h007fffffffffffffff8000000000000000fffffffffffffffe00000000000000),
    ^(data & 256'h007fffffff800000007fffffff80000000ffffffff00000001fffffffc000000),
    ^(data & 256'h007fff80007fff80007fff80007fff8000ffff0000ffff0001fffe0003fff800),
    ^(data & 256'hc07f807f807f807f807f807f807f807f80ff00ff00ff00ff01fe01fe03fc07f0),
    ^(data & 256'h3c78787878787878787878787878787878f0f0f0f0f0f0f0f1e1e1e1e3c3c78e),
    ^(data & 256'h3366666666666666666666666666666666cccccccccccccccd9999999b33366d),
    ^(data & 256'haad5555555555555555555555555555555aaaaaaaaaaaaaaab55555556aaad5b)
  };
endmodule

`default_nettype wire
