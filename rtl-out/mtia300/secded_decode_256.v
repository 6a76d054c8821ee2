// secded_decode_256
//
// Checks a word of 256 bits against its 10 check bits; one wrong bit is corrected, two are
// detected.
//
// Parameters: data_bits = 256
//
// Generated from hw/src/secded.rs; change that file, not this one.

`default_nettype none

module secded_decode_256 (
  input  wire [255:0] data,
  input  wire   [9:0] check,
  // The data, with one wrong bit put right.
  output wire [255:0] fixed,
  // One bit, of the data or of the check field, was wrong.
  output wire         corrected,
  // More are wrong than can be corrected.
  output wire         uncorrectable
);

  wire [8:0] syndrome;
  wire odd;
  wire [255:0] flip;
  wire exists;
  // Of these only some bits are of use here.
  // verilator lint_off UNUSEDSIGNAL
  wire [511:0] wrong;
  // verilator lint_on UNUSEDSIGNAL

  assign fixed = data ^ flip;
  assign corrected = odd & exists;
  assign uncorrectable = (!odd & (|syndrome)) | (odd & !exists);

  assign syndrome = {^(data & 256'hff80000000000000000000000000000000000000000000000000000000000000), ^(data & 256'h007fffffffffffffffffffffffffffffff000000000000000000000000000000), ^(data & 256'h007fffffffffffffff8000000000000000fffffffffffffffe00000000000000), ^(data & 256'h007fffffff800000007fffffff80000000ffffffff00000001fffffffc000000), ^(data & 256'h007fff80007fff80007fff80007fff8000ffff0000ffff0001fffe0003fff800), ^(data & 256'hc07f807f807f807f807f807f807f807f80ff00ff00ff00ff01fe01fe03fc07f0), ^(data & 256'h3c78787878787878787878787878787878f0f0f0f0f0f0f0f1e1e1e1e3c3c78e), ^(data & 256'h3366666666666666666666666666666666cccccccccccccccd9999999b33366d), ^(data & 256'haad5555555555555555555555555555555aaaaaaaaaaaaaaab55555556aaad5b)}
    ^ check[8:0];

  assign odd = (^data) ^ (^check);

  // The syndrome as one bit of many: which position is wrong.
  assign wrong = 512'd1 << syndrome;

  assign flip = {wrong[265:257], wrong[255:129], wrong[127:65], wrong[63:33], wrong[31:17], wrong[15:9], wrong[7:5], wrong[3]}
    & {256{odd}};

  assign exists = syndrome <= 9'h109;
endmodule

`default_nettype wire
