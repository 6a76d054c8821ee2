// address_map
//
// Which of the 96 LLC banks an address belongs to, its line there, and the pseudo-channel
// behind that.
//
// Parameters: bank_lines = 32768, granule_lines = 32, lanes = 12, line_bytes = 64, memory_lines
// = 37748736, rows = 4, scratch_bits = 38
//
// Generated from hw/src/address_map.rs; change that file, not this one.

`default_nettype none

module address_map (
  input  wire [38:0] address,
  // HBM or the scratch window is there.
  output wire        mapped,
  // Of the bank: side (0 is west), row of its router, lane.
  output wire        side,
  output wire  [1:0] row,
  output wire  [3:0] lane,
  // Line of the bank; bit 31: of its scratch part.
  output wire [31:0] line,
  // Where the line is not scratch: which of the bank's pseudo-channels, its line.
  output wire        channel,
  output wire [24:0] channel_line
);

  wire [20:0] q;
  wire [1:0] third;
  wire t_2;
  wire t_3;
  wire t_4;
  wire t_5;
  wire t_6;
  wire [4:0] low;
  wire [6:0] t_7;
  wire [6:0] fold3;
  wire [25:0] t_10;
  // Of these only some bits are of use here.
  // verilator lint_off UNUSEDSIGNAL
  wire [44:0] t_0;
  wire [21:0] t_1;
  wire [12:0] t_8;
  wire [6:0] t_9;
  // verilator lint_on UNUSEDSIGNAL

  assign mapped = address[38] ? (address[37:0] < 38'h000c000000) : (address[37:0] < 38'h3600000000);
  assign side = low[4];
  assign row = low[3:2];

  assign t_8 = {6'd0, fold3} * 13'h002b;
  assign t_9 = fold3 - {1'b0, t_8[12:7] + (t_8[12:7] << 1'b1)};
  assign lane = {t_9[1:0], low[1:0]};

  assign t_10 = {q, address[10:6]};
  assign line = {address[38], {5'd0, t_10}};

  assign channel = ^t_10[25:2];
  assign channel_line = {t_10[25:3], t_10[1:0]};

  // Not used: a byte of its line.
  wire unused_address_5_0 = &{1'b0, address[5:0]};

  assign t_0 = {23'd0, address[37:16]} * 45'h0000002aaaab;
  assign q = t_0[43:23];

  assign t_1 = address[37:16] - ({1'b0, q} + ({1'b0, q} << 1'b1));
  assign third = t_1[1:0];

  assign t_6 = q[4] ^ q[7] ^ q[9] ^ q[10] ^ q[13] ^ q[14] ^ q[15];
  assign t_5 = q[3] ^ q[6] ^ q[8] ^ q[9] ^ q[12] ^ q[13] ^ q[14];
  assign t_4 = q[2] ^ q[5] ^ q[7] ^ q[8] ^ q[11] ^ q[12] ^ q[13];
  assign t_3 = q[1] ^ q[6] ^ q[9] ^ q[11] ^ q[12] ^ q[15] ^ q[16];
  assign t_2 = q[0] ^ q[5] ^ q[8] ^ q[10] ^ q[11] ^ q[14] ^ q[15];
  assign low = {
    address[15] ^ (t_6 ^ q[16] ^ q[17]),
    address[14] ^ (t_5 ^ q[15] ^ q[16] ^ q[20]),
    address[13] ^ (t_4 ^ q[14] ^ q[15] ^ q[19] ^ q[20]),
    address[12] ^ (t_3 ^ q[17] ^ q[18] ^ q[19]),
    address[11] ^ (t_2 ^ q[16] ^ q[17] ^ q[18])
  };

  assign t_7 = {5'd0, third}
    + {5'd0, q[1:0]}
    + ({5'd0, q[3:2]} << 1'b1)
    + {5'd0, q[5:4]}
    + {5'd0, q[7:6]}
    + ({5'd0, q[9:8]} << 1'b1)
    + ({5'd0, q[11:10]} << 1'b1);
  assign fold3 = t_7
    + {5'd0, q[13:12]}
    + ({5'd0, q[15:14]} << 1'b1)
    + {5'd0, q[17:16]}
    + {5'd0, q[19:18]}
    + {6'd0, q[20]};
endmodule

`default_nettype wire
