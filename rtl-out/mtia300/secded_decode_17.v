// secded_decode_17
//
// Checks a word of 17 bits against its 6 check bits; one wrong bit is corrected, two are
// detected.
//
// Parameters: data_bits = 17
//
// Generated from hw/src/secded.rs; change that file, not this one.

`default_nettype none

module secded_decode_17 (
  input  wire [16:0] data,
  input  wire  [5:0] check,
  // The data, with one wrong bit put right.
  output wire [16:0] fixed,
  // One bit, of the data or of the check field, was wrong.
  output wire        corrected,
  // More are wrong than can be corrected.
  output wire        uncorrectable
);

  wire [4:0] syndrome;
  wire odd;
  wire [16:0] flip;
  wire exists;
  // Of these only some bits are of use here.
  // verilator lint_off UNUSEDSIGNAL
  wire [31:0] wrong;
  // verilator lint_on UNUSEDSIGNAL

  assign fixed = data ^ flip;
  assign corrected = odd & exists;
  assign uncorrectable = (!odd & (|syndrome)) | (odd & !exists);

  assign syndrome = {^(data & 17'h1f800), ^(data & 17'h007f0), ^(data & 17'h1c78e), ^(data & 17'h1366d), ^(data & 17'h0ad5b)}
    ^ check[4:0];

  assign odd = (^data) ^ (^check);

  // The syndrome as one bit of many: which position is wrong.
  assign wrong = 32'd1 << syndrome;
  assign flip = {wrong[22:17], wrong[15:9], wrong[7:5], wrong[3]} & {17{odd}};
  assign exists = syndrome <= 5'h16;
endmodule

`default_nettype wire
