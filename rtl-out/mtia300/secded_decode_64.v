// secded_decode_64
//
// Checks a word of 64 bits against its 8 check bits; one wrong bit is corrected, two are
// detected.
//
// Parameters: data_bits = 64
//
// Generated from hw/src/secded.rs; change that file, not this one.

`default_nettype none

module secded_decode_64 (
  input  wire [63:0] data,
  input  wire  [7:0] check,
  // The data, with one wrong bit put right.
  output wire [63:0] fixed,
  // One bit, of the data or of the check field, was wrong.
  output wire        corrected,
  // More are wrong than can be corrected.
  output wire        uncorrectable
);

  wire [6:0] syndrome;
  wire odd;
  wire [63:0] flip;
  wire exists;
  // Of these only some bits are of use here.
  // verilator lint_off UNUSEDSIGNAL
  wire [127:0] wrong;
  // verilator lint_on UNUSEDSIGNAL

  assign fixed = data ^ flip;
  assign corrected = odd & exists;
  assign uncorrectable = (!odd & (|syndrome)) | (odd & !exists);

  assign syndrome = {^(data & 64'hfe00000000000000), ^(data & 64'h01fffffffc000000), ^(data & 64'h01fffe0003fff800), ^(data & 64'h01fe01fe03fc07f0), ^(data & 64'hf1e1e1e1e3c3c78e), ^(data & 64'hcd9999999b33366d), ^(data & 64'hab55555556aaad5b)}
    ^ check[6:0];

  assign odd = (^data) ^ (^check);

  // The syndrome as one bit of many: which position is wrong.
  assign wrong = 128'd1 << syndrome;

  assign flip = {wrong[71:65], wrong[63:33], wrong[31:17], wrong[15:9], wrong[7:5], wrong[3]}
    & {64{odd}};

  assign exists = syndrome <= 7'h47;
endmodule

`default_nettype wire
