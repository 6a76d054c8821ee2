// llc_array
//
// 64 lines with check bits and poison; one is read or written a cycle.
//
// Parameters: fetch_queue = 2, line_bits = 18, memory_tag_bits = 4, misses = 16, quad_banks =
// 3, request_queue = 2, sets = 16, ways = 4, write_backs = 2, write_queue = 2
//
// Generated from hw/src/llc/array.rs; change that file, not this one.

`default_nettype none

module llc_array (
  input  wire         clk,
  input  wire         write,
  input  wire         read,
  input  wire   [5:0] address,
  input  wire [511:0] data,
  input  wire         poison,
  // Bits of one word, and above them copies of the poison, turned over on the way in.
  input  wire   [2:0] flip_word,
  input  wire  [74:0] flips,
  // The line read last, its poison, what the decoders found.
  output wire [511:0] line,
  output wire         line_poison,
  output wire   [3:0] corrected,
  output wire         uncorrectable
);

  wire [7:0] encode_0_check;
  wire [7:0] encode_1_check;
  wire [7:0] encode_2_check;
  wire [7:0] encode_3_check;
  wire [7:0] encode_4_check;
  wire [7:0] encode_5_check;
  wire [7:0] encode_6_check;
  wire [7:0] encode_7_check;
  wire [578:0] lines_write_data;
  wire [578:0] lines_read_data;
  wire [63:0] decode_0_fixed;
  wire decode_0_corrected;
  wire decode_0_uncorrectable;
  wire [63:0] decode_1_fixed;
  wire decode_1_corrected;
  wire decode_1_uncorrectable;
  wire [63:0] decode_2_fixed;
  wire decode_2_corrected;
  wire decode_2_uncorrectable;
  wire [63:0] decode_3_fixed;
  wire decode_3_corrected;
  wire decode_3_uncorrectable;
  wire [63:0] decode_4_fixed;
  wire decode_4_corrected;
  wire decode_4_uncorrectable;
  wire [63:0] decode_5_fixed;
  wire decode_5_corrected;
  wire decode_5_uncorrectable;
  wire [63:0] decode_6_fixed;
  wire decode_6_corrected;
  wire decode_6_uncorrectable;
  wire [63:0] decode_7_fixed;
  wire decode_7_corrected;
  wire decode_7_uncorrectable;
  wire [7:0] t_0;

  assign line = {
    decode_7_fixed,
    decode_6_fixed,
    decode_5_fixed,
    decode_4_fixed,
    decode_3_fixed,
    decode_2_fixed,
    decode_1_fixed,
    decode_0_fixed
  };

  assign line_poison = 2'd1 < ({1'b0, lines_read_data[576]} + {1'b0, lines_read_data[577]} + {1'b0, lines_read_data[578]});

  assign t_0 = {
    decode_7_corrected,
    decode_6_corrected,
    decode_5_corrected,
    decode_4_corrected,
    decode_3_corrected,
    decode_2_corrected,
    decode_1_corrected,
    decode_0_corrected
  };
  assign corrected = {3'd0, t_0[0]}
    + {3'd0, t_0[1]}
    + ({3'd0, t_0[2]} + {3'd0, t_0[3]})
    + ({3'd0, t_0[4]} + {3'd0, t_0[5]} + ({3'd0, t_0[6]} + {3'd0, t_0[7]}));

  assign uncorrectable = |{decode_7_uncorrectable, decode_6_uncorrectable, decode_5_uncorrectable, decode_4_uncorrectable, decode_3_uncorrectable, decode_2_uncorrectable, decode_1_uncorrectable, decode_0_uncorrectable};

  secded_encode_64 encode_0 (
    .data  (data[63:0]),
    .check (encode_0_check)
  );

  secded_encode_64 encode_1 (
    .data  (data[127:64]),
    .check (encode_1_check)
  );

  secded_encode_64 encode_2 (
    .data  (data[191:128]),
    .check (encode_2_check)
  );

  secded_encode_64 encode_3 (
    .data  (data[255:192]),
    .check (encode_3_check)
  );

  secded_encode_64 encode_4 (
    .data  (data[319:256]),
    .check (encode_4_check)
  );

  secded_encode_64 encode_5 (
    .data  (data[383:320]),
    .check (encode_5_check)
  );

  secded_encode_64 encode_6 (
    .data  (data[447:384]),
    .check (encode_6_check)
  );

  secded_encode_64 encode_7 (
    .data  (data[511:448]),
    .check (encode_7_check)
  );

  assign lines_write_data = {
    {3{poison}} ^ flips[74:72],
    {encode_7_check, data[511:448]} ^ ((flip_word == 3'd7) ? flips[71:0] : 72'd0),
    {encode_6_check, data[447:384]} ^ ((flip_word == 3'd6) ? flips[71:0] : 72'd0),
    {encode_5_check, data[383:320]} ^ ((flip_word == 3'd5) ? flips[71:0] : 72'd0),
    {encode_4_check, data[319:256]} ^ ((flip_word == 3'd4) ? flips[71:0] : 72'd0),
    {encode_3_check, data[255:192]} ^ ((flip_word == 3'd3) ? flips[71:0] : 72'd0),
    {encode_2_check, data[191:128]} ^ ((flip_word == 3'd2) ? flips[71:0] : 72'd0),
    {encode_1_check, data[127:64]} ^ ((flip_word == 3'd1) ? flips[71:0] : 72'd0),
    {encode_0_check, data[63:0]} ^ ((flip_word == 3'd0) ? flips[71:0] : 72'd0)
  };
  mem_1rw_64x579 lines (
    .clk          (clk),
    .write_enable (write),
    .address      (address),
    .write_data   (lines_write_data),
    .read_enable  (read),
    .read_data    (lines_read_data)
  );

  secded_decode_64 decode_0 (
    .data          (lines_read_data[63:0]),
    .check         (lines_read_data[71:64]),
    .fixed         (decode_0_fixed),
    .corrected     (decode_0_corrected),
    .uncorrectable (decode_0_uncorrectable)
  );

  secded_decode_64 decode_1 (
    .data          (lines_read_data[135:72]),
    .check         (lines_read_data[143:136]),
    .fixed         (decode_1_fixed),
    .corrected     (decode_1_corrected),
    .uncorrectable (decode_1_uncorrectable)
  );

  secded_decode_64 decode_2 (
    .data          (lines_read_data[207:144]),
    .check         (lines_read_data[215:208]),
    .fixed         (decode_2_fixed),
    .corrected     (decode_2_corrected),
    .uncorrectable (decode_2_uncorrectable)
  );

  secded_decode_64 decode_3 (
    .data          (lines_read_data[279:216]),
    .check         (lines_read_data[287:280]),
    .fixed         (decode_3_fixed),
    .corrected     (decode_3_corrected),
    .uncorrectable (decode_3_uncorrectable)
  );

  secded_decode_64 decode_4 (
    .data          (lines_read_data[351:288]),
    .check         (lines_read_data[359:352]),
    .fixed         (decode_4_fixed),
    .corrected     (decode_4_corrected),
    .uncorrectable (decode_4_uncorrectable)
  );

  secded_decode_64 decode_5 (
    .data          (lines_read_data[423:360]),
    .check         (lines_read_data[431:424]),
    .fixed         (decode_5_fixed),
    .corrected     (decode_5_corrected),
    .uncorrectable (decode_5_uncorrectable)
  );

  secded_decode_64 decode_6 (
    .data          (lines_read_data[495:432]),
    .check         (lines_read_data[503:496]),
    .fixed         (decode_6_fixed),
    .corrected     (decode_6_corrected),
    .uncorrectable (decode_6_uncorrectable)
  );

  secded_decode_64 decode_7 (
    .data          (lines_read_data[567:504]),
    .check         (lines_read_data[575:568]),
    .fixed         (decode_7_fixed),
    .corrected     (decode_7_corrected),
    .uncorrectable (decode_7_uncorrectable)
  );
endmodule

`default_nettype wire
