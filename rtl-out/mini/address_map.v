// address_map
//
// Which of the 12 LLC banks an address belongs to, its line there, and the pseudo-channel
// behind that.
//
// Parameters: bank_lines = 64, granule_lines = 8, lanes = 3, line_bytes = 64, memory_lines =
// 147456, rows = 2, scratch_bits = 27
//
// Generated from hw/src/address_map.rs; change that file, not this one.

`default_nettype none

module address_map (
  input  wire [27:0] address,
  // HBM or the scratch window is there.
  output wire        mapped,
  // Of the bank: side (0 is west), row of its router, lane.
  output wire        side,
  output wire        row,
  output wire  [1:0] lane,
  // Line of the bank; bit 31: of its scratch part.
  output wire [31:0] line,
  // Where the line is not scratch: which of the bank's pseudo-channels, its line.
  output wire        channel,
  output wire [16:0] channel_line
);

  wire [14:0] q;
  wire [1:0] third;
  wire t_2;
  wire t_3;
  wire [1:0] low;
  wire [6:0] t_4;
  wire [6:0] fold3;
  wire [17:0] t_7;
  // Of these only some bits are of use here.
  // verilator lint_off UNUSEDSIGNAL
  wire [32:0] t_0;
  wire [15:0] t_1;
  wire [12:0] t_5;
  wire [6:0] t_6;
  // verilator lint_on UNUSEDSIGNAL

  assign mapped = address[27] ? (address[26:0] < 27'h000c000) : (address[26:0] < 27'h6c00000);
  assign side = low[1];
  assign row = low[0];

  assign t_5 = {6'd0, fold3} * 13'h002b;
  assign t_6 = fold3 - {1'b0, t_5[12:7] + (t_5[12:7] << 1'b1)};
  assign lane = t_6[1:0];

  assign t_7 = {q, address[8:6]};
  assign line = {address[27], {13'd0, t_7}};

  assign channel = ^t_7[17:2];
  assign channel_line = {t_7[17:3], t_7[1:0]};

  // Not used: a byte of its line.
  wire unused_address_5_0 = &{1'b0, address[5:0]};

  assign t_0 = {17'd0, address[26:11]} * 33'h00000aaab;
  assign q = t_0[31:17];

  assign t_1 = address[26:11] - ({1'b0, q} + ({1'b0, q} << 1'b1));
  assign third = t_1[1:0];

  assign t_3 = q[1] ^ q[2] ^ q[4] ^ q[5] ^ q[7] ^ q[8] ^ q[10];
  assign t_2 = q[0] ^ q[2] ^ q[3] ^ q[5] ^ q[6] ^ q[8] ^ q[9];
  assign low = {
    address[10] ^ (t_3 ^ q[11] ^ q[13] ^ q[14]),
    address[9] ^ (t_2 ^ q[11] ^ q[12] ^ q[14])
  };

  assign t_4 = {5'd0, third}
    + {5'd0, q[1:0]}
    + ({5'd0, q[3:2]} << 1'b1)
    + {5'd0, q[5:4]}
    + {5'd0, q[7:6]}
    + ({5'd0, q[9:8]} << 1'b1)
    + ({5'd0, q[11:10]} << 1'b1);
  assign fold3 = t_4 + {5'd0, q[13:12]} + ({6'd0, q[14]} << 1'b1);
endmodule

`default_nettype wire
