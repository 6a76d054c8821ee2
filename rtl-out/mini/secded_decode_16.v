// secded_decode_16
//
// Checks a word of 16 bits against its 6 check bits; one wrong bit is corrected, two are
// detected.
//
// Parameters: data_bits = 16
//
// Generated from hw/src/secded.rs; change that file, not this one.

`default_nettype none

module secded_decode_16 (
  input  wire [15:0] data,
  input  wire  [5:0] check,
  // The data, with one wrong bit put right.
  output wire [15:0] fixed,
  // One bit, of the data or of the check field, was wrong.
  output wire        corrected,
  // More are wrong than can be corrected.
  output wire        uncorrectable
);

  wire [4:0] syndrome;
  wire odd;
  wire [15:0] flip;
  wire exists;
  // Of these only some bits are of use here.
  // verilator lint_off UNUSEDSIGNAL
  wire [31:0] wrong;
  // verilator lint_on UNUSEDSIGNAL

  assign fixed = data ^ flip;
  assign corrected = odd & exists;
  assign uncorrectable = (!odd & (|syndrome)) | (odd & !exists);

  assign syndrome = {^(data & 16'hf800), ^(data & 16'h07f0), ^(data & 16'hc78e), ^(data & 16'h366d), ^(data & 16'had5b)}
    ^ check[4:0];

  assign odd = (^data) ^ (^check);

  // The syndrome as one bit of many: which position is wrong.
  assign wrong = 32'd1 << syndrome;
  assign flip = {wrong[21:17], wrong[15:9], wrong[7:5], wrong[3]} & {16{odd}};
  assign exists = syndrome <= 5'h15;
endmodule

`default_nettype wire
