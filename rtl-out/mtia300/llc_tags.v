// llc_tags
//
// Tags of 2048 sets of 16 ways, each with check bits of its own, and which ways were used
// lately.
//
// Parameters: fetch_queue = 64, line_bits = 26, memory_tag_bits = 8, misses = 256, quad_banks =
// 4, request_queue = 128, sets = 2048, ways = 16, write_backs = 32, write_queue = 128
//
// Generated from hw/src/llc/tags.rs; change that file, not this one.

`default_nettype none

module llc_tags (
  input  wire        clk,
  input  wire        reset,
  // A set is read for the access that enters the lookup.
  input  wire        read,
  input  wire [10:0] read_set,
  // The access in the lookup: its set, its tag, the ways that count, its way.
  input  wire [10:0] set_index,
  input  wire [14:0] wanted,
  input  wire [15:0] cache,
  input  wire  [3:0] way,
  // What is written: ways of a set, tag above dirty above valid, bits turned over.
  input  wire [15:0] write_ways,
  input  wire [10:0] write_set,
  input  wire [16:0] write_word,
  input  wire [22:0] flips,
  input  wire        write_used,
  input  wire [15:0] used_word,
  // Of each way that counts: valid, written to, of the wanted tag.
  output wire [15:0] valid,
  output wire [15:0] dirty,
  output wire [15:0] equal,
  // Tags with one wrong bit, and whether one has more.
  output wire  [4:0] corrected,
  output wire        lost,
  // The tag in the access's way; ways used lately.
  output wire [14:0] tag_in_way,
  output wire [15:0] used
);

  wire [5:0] encode_check;
  wire [22:0] stored;
  wire t_0;
  wire again;
  wire [22:0] way_0_read_data;
  wire [22:0] word_0;
  wire [16:0] decode_0_fixed;
  wire decode_0_corrected;
  wire decode_0_uncorrectable;
  wire t_1;
  wire t_2;
  wire [22:0] way_1_read_data;
  wire [22:0] word_1;
  wire [16:0] decode_1_fixed;
  wire decode_1_corrected;
  wire decode_1_uncorrectable;
  wire t_3;
  wire t_4;
  wire [22:0] way_2_read_data;
  wire [22:0] word_2;
  wire [16:0] decode_2_fixed;
  wire decode_2_corrected;
  wire decode_2_uncorrectable;
  wire t_5;
  wire t_6;
  wire [22:0] way_3_read_data;
  wire [22:0] word_3;
  wire [16:0] decode_3_fixed;
  wire decode_3_corrected;
  wire decode_3_uncorrectable;
  wire t_7;
  wire t_8;
  wire [22:0] way_4_read_data;
  wire [22:0] word_4;
  wire [16:0] decode_4_fixed;
  wire decode_4_corrected;
  wire decode_4_uncorrectable;
  wire t_9;
  wire t_10;
  wire [22:0] way_5_read_data;
  wire [22:0] word_5;
  wire [16:0] decode_5_fixed;
  wire decode_5_corrected;
  wire decode_5_uncorrectable;
  wire t_11;
  wire t_12;
  wire [22:0] way_6_read_data;
  wire [22:0] word_6;
  wire [16:0] decode_6_fixed;
  wire decode_6_corrected;
  wire decode_6_uncorrectable;
  wire t_13;
  wire t_14;
  wire [22:0] way_7_read_data;
  wire [22:0] word_7;
  wire [16:0] decode_7_fixed;
  wire decode_7_corrected;
  wire decode_7_uncorrectable;
  wire t_15;
  wire t_16;
  wire [22:0] way_8_read_data;
  wire [22:0] word_8;
  wire [16:0] decode_8_fixed;
  wire decode_8_corrected;
  wire decode_8_uncorrectable;
  wire t_17;
  wire t_18;
  wire [22:0] way_9_read_data;
  wire [22:0] word_9;
  wire [16:0] decode_9_fixed;
  wire decode_9_corrected;
  wire decode_9_uncorrectable;
  wire t_19;
  wire t_20;
  wire [22:0] way_10_read_data;
  wire [22:0] word_10;
  wire [16:0] decode_10_fixed;
  wire decode_10_corrected;
  wire decode_10_uncorrectable;
  wire t_21;
  wire t_22;
  wire [22:0] way_11_read_data;
  wire [22:0] word_11;
  wire [16:0] decode_11_fixed;
  wire decode_11_corrected;
  wire decode_11_uncorrectable;
  wire t_23;
  wire t_24;
  wire [22:0] way_12_read_data;
  wire [22:0] word_12;
  wire [16:0] decode_12_fixed;
  wire decode_12_corrected;
  wire decode_12_uncorrectable;
  wire t_25;
  wire t_26;
  wire [22:0] way_13_read_data;
  wire [22:0] word_13;
  wire [16:0] decode_13_fixed;
  wire decode_13_corrected;
  wire decode_13_uncorrectable;
  wire t_27;
  wire t_28;
  wire [22:0] way_14_read_data;
  wire [22:0] word_14;
  wire [16:0] decode_14_fixed;
  wire decode_14_corrected;
  wire decode_14_uncorrectable;
  wire t_29;
  wire t_30;
  wire [22:0] way_15_read_data;
  wire [22:0] word_15;
  wire [16:0] decode_15_fixed;
  wire decode_15_corrected;
  wire decode_15_uncorrectable;
  wire t_31;
  wire t_32;
  wire [15:0] t_33;
  wire [239:0] t_34;
  wire [15:0] used_lately_read_data;
  reg [15:0] last_ways;
  reg [10:0] last_set;
  reg [22:0] last_word;
  reg last_used;
  reg [10:0] last_used_set;
  reg [15:0] last_used_word;

  assign t_31 = decode_15_uncorrectable & cache[15];
  assign t_32 = decode_15_fixed[0] & cache[15] & !t_31;
  assign t_29 = decode_14_uncorrectable & cache[14];
  assign t_30 = decode_14_fixed[0] & cache[14] & !t_29;
  assign t_27 = decode_13_uncorrectable & cache[13];
  assign t_28 = decode_13_fixed[0] & cache[13] & !t_27;
  assign t_25 = decode_12_uncorrectable & cache[12];
  assign t_26 = decode_12_fixed[0] & cache[12] & !t_25;
  assign t_23 = decode_11_uncorrectable & cache[11];
  assign t_24 = decode_11_fixed[0] & cache[11] & !t_23;
  assign t_21 = decode_10_uncorrectable & cache[10];
  assign t_22 = decode_10_fixed[0] & cache[10] & !t_21;
  assign t_19 = decode_9_uncorrectable & cache[9];
  assign t_20 = decode_9_fixed[0] & cache[9] & !t_19;
  assign t_17 = decode_8_uncorrectable & cache[8];
  assign t_18 = decode_8_fixed[0] & cache[8] & !t_17;
  assign t_15 = decode_7_uncorrectable & cache[7];
  assign t_16 = decode_7_fixed[0] & cache[7] & !t_15;
  assign t_13 = decode_6_uncorrectable & cache[6];
  assign t_14 = decode_6_fixed[0] & cache[6] & !t_13;
  assign t_11 = decode_5_uncorrectable & cache[5];
  assign t_12 = decode_5_fixed[0] & cache[5] & !t_11;
  assign t_9 = decode_4_uncorrectable & cache[4];
  assign t_10 = decode_4_fixed[0] & cache[4] & !t_9;
  assign t_7 = decode_3_uncorrectable & cache[3];
  assign t_8 = decode_3_fixed[0] & cache[3] & !t_7;
  assign t_5 = decode_2_uncorrectable & cache[2];
  assign t_6 = decode_2_fixed[0] & cache[2] & !t_5;
  assign t_3 = decode_1_uncorrectable & cache[1];
  assign t_4 = decode_1_fixed[0] & cache[1] & !t_3;
  assign t_1 = decode_0_uncorrectable & cache[0];
  assign t_2 = decode_0_fixed[0] & cache[0] & !t_1;
  assign valid = {
    t_32, t_30, t_28, t_26, t_24, t_22, t_20, t_18, t_16, t_14, t_12, t_10, t_8, t_6, t_4, t_2
  };

  assign dirty = {
    t_32 & decode_15_fixed[1],
    t_30 & decode_14_fixed[1],
    t_28 & decode_13_fixed[1],
    t_26 & decode_12_fixed[1],
    t_24 & decode_11_fixed[1],
    t_22 & decode_10_fixed[1],
    t_20 & decode_9_fixed[1],
    t_18 & decode_8_fixed[1],
    t_16 & decode_7_fixed[1],
    t_14 & decode_6_fixed[1],
    t_12 & decode_5_fixed[1],
    t_10 & decode_4_fixed[1],
    t_8 & decode_3_fixed[1],
    t_6 & decode_2_fixed[1],
    t_4 & decode_1_fixed[1],
    t_2 & decode_0_fixed[1]
  };

  assign equal = {
    decode_15_fixed[16:2] == wanted,
    decode_14_fixed[16:2] == wanted,
    decode_13_fixed[16:2] == wanted,
    decode_12_fixed[16:2] == wanted,
    decode_11_fixed[16:2] == wanted,
    decode_10_fixed[16:2] == wanted,
    decode_9_fixed[16:2] == wanted,
    decode_8_fixed[16:2] == wanted,
    decode_7_fixed[16:2] == wanted,
    decode_6_fixed[16:2] == wanted,
    decode_5_fixed[16:2] == wanted,
    decode_4_fixed[16:2] == wanted,
    decode_3_fixed[16:2] == wanted,
    decode_2_fixed[16:2] == wanted,
    decode_1_fixed[16:2] == wanted,
    decode_0_fixed[16:2] == wanted
  };

  assign t_33 = {
    decode_15_corrected & cache[15],
    decode_14_corrected & cache[14],
    decode_13_corrected & cache[13],
    decode_12_corrected & cache[12],
    decode_11_corrected & cache[11],
    decode_10_corrected & cache[10],
    decode_9_corrected & cache[9],
    decode_8_corrected & cache[8],
    decode_7_corrected & cache[7],
    decode_6_corrected & cache[6],
    decode_5_corrected & cache[5],
    decode_4_corrected & cache[4],
    decode_3_corrected & cache[3],
    decode_2_corrected & cache[2],
    decode_1_corrected & cache[1],
    decode_0_corrected & cache[0]
  };
  assign corrected = {4'd0, t_33[0]}
    + {4'd0, t_33[1]}
    + ({4'd0, t_33[2]} + {4'd0, t_33[3]})
    + ({4'd0, t_33[4]} + {4'd0, t_33[5]} + ({4'd0, t_33[6]} + {4'd0, t_33[7]}))
    + ({4'd0, t_33[8]} + {4'd0, t_33[9]} + ({4'd0, t_33[10]} + {4'd0, t_33[11]}) + ({4'd0, t_33[12]} + {4'd0, t_33[13]} + ({4'd0, t_33[14]} + {4'd0, t_33[15]})));

  assign lost = |{t_31, t_29, t_27, t_25, t_23, t_21, t_19, t_17, t_15, t_13, t_11, t_9, t_7, t_5, t_3, t_1};

  assign t_34 = {
    decode_15_fixed[16:2], decode_14_fixed[16:2], decode_13_fixed[16:2], decode_12_fixed[16:2],
    decode_11_fixed[16:2], decode_10_fixed[16:2], decode_9_fixed[16:2], decode_8_fixed[16:2],
    decode_7_fixed[16:2], decode_6_fixed[16:2], decode_5_fixed[16:2], decode_4_fixed[16:2],
    decode_3_fixed[16:2], decode_2_fixed[16:2], decode_1_fixed[16:2], decode_0_fixed[16:2]
  };
  assign tag_in_way = t_34[{4'd0, way} * 8'd15 +: 15];

  assign used = (last_used & (last_used_set == set_index)) ? last_used_word : used_lately_read_data;

  secded_encode_17 encode (
    .data  (write_word),
    .check (encode_check)
  );

  assign stored = {encode_check, write_word} ^ flips;

  // ---- What was written last: a read at the same edge returned the older word ----

  assign t_0 = |write_ways;
  always @(posedge clk) begin
    if (reset) begin
      last_ways <= 16'd0;
    end else if (t_0) begin
      last_ways <= write_ways;
    end
  end

  always @(posedge clk) begin
    if (t_0) begin
      last_set <= write_set;
      last_word <= stored;
    end
  end

  assign again = last_set == set_index;

  // ---- Ways ----

  mem_1r1w_2048x23 way_0 (
    .clk           (clk),
    .write_enable  (write_ways[0]),
    .write_address (write_set),
    .write_data    (stored),
    .read_enable   (read),
    .read_address  (read_set),
    .read_data     (way_0_read_data)
  );

  assign word_0 = (again & last_ways[0]) ? last_word : way_0_read_data;

  secded_decode_17 decode_0 (
    .data          (word_0[16:0]),
    .check         (word_0[22:17]),
    .fixed         (decode_0_fixed),
    .corrected     (decode_0_corrected),
    .uncorrectable (decode_0_uncorrectable)
  );

  mem_1r1w_2048x23 way_1 (
    .clk           (clk),
    .write_enable  (write_ways[1]),
    .write_address (write_set),
    .write_data    (stored),
    .read_enable   (read),
    .read_address  (read_set),
    .read_data     (way_1_read_data)
  );

  assign word_1 = (again & last_ways[1]) ? last_word : way_1_read_data;

  secded_decode_17 decode_1 (
    .data          (word_1[16:0]),
    .check         (word_1[22:17]),
    .fixed         (decode_1_fixed),
    .corrected     (decode_1_corrected),
    .uncorrectable (decode_1_uncorrectable)
  );

  mem_1r1w_2048x23 way_2 (
    .clk           (clk),
    .write_enable  (write_ways[2]),
    .write_address (write_set),
    .write_data    (stored),
    .read_enable   (read),
    .read_address  (read_set),
    .read_data     (way_2_read_data)
  );

  assign word_2 = (again & last_ways[2]) ? last_word : way_2_read_data;

  secded_decode_17 decode_2 (
    .data          (word_2[16:0]),
    .check         (word_2[22:17]),
    .fixed         (decode_2_fixed),
    .corrected     (decode_2_corrected),
    .uncorrectable (decode_2_uncorrectable)
  );

  mem_1r1w_2048x23 way_3 (
    .clk           (clk),
    .write_enable  (write_ways[3]),
    .write_address (write_set),
    .write_data    (stored),
    .read_enable   (read),
    .read_address  (read_set),
    .read_data     (way_3_read_data)
  );

  assign word_3 = (again & last_ways[3]) ? last_word : way_3_read_data;

  secded_decode_17 decode_3 (
    .data          (word_3[16:0]),
    .check         (word_3[22:17]),
    .fixed         (decode_3_fixed),
    .corrected     (decode_3_corrected),
    .uncorrectable (decode_3_uncorrectable)
  );

  mem_1r1w_2048x23 way_4 (
    .clk           (clk),
    .write_enable  (write_ways[4]),
    .write_address (write_set),
    .write_data    (stored),
    .read_enable   (read),
    .read_address  (read_set),
    .read_data     (way_4_read_data)
  );

  assign word_4 = (again & last_ways[4]) ? last_word : way_4_read_data;

  secded_decode_17 decode_4 (
    .data          (word_4[16:0]),
    .check         (word_4[22:17]),
    .fixed         (decode_4_fixed),
    .corrected     (decode_4_corrected),
    .uncorrectable (decode_4_uncorrectable)
  );

  mem_1r1w_2048x23 way_5 (
    .clk           (clk),
    .write_enable  (write_ways[5]),
    .write_address (write_set),
    .write_data    (stored),
    .read_enable   (read),
    .read_address  (read_set),
    .read_data     (way_5_read_data)
  );

  assign word_5 = (again & last_ways[5]) ? last_word : way_5_read_data;

  secded_decode_17 decode_5 (
    .data          (word_5[16:0]),
    .check         (word_5[22:17]),
    .fixed         (decode_5_fixed),
    .corrected     (decode_5_corrected),
    .uncorrectable (decode_5_uncorrectable)
  );

  mem_1r1w_2048x23 way_6 (
    .clk           (clk),
    .write_enable  (write_ways[6]),
    .write_address (write_set),
    .write_data    (stored),
    .read_enable   (read),
    .read_address  (read_set),
    .read_data     (way_6_read_data)
  );

  assign word_6 = (again & last_ways[6]) ? last_word : way_6_read_data;

  secded_decode_17 decode_6 (
    .data          (word_6[16:0]),
    .check         (word_6[22:17]),
    .fixed         (decode_6_fixed),
    .corrected     (decode_6_corrected),
    .uncorrectable (decode_6_uncorrectable)
  );

  mem_1r1w_2048x23 way_7 (
    .clk           (clk),
    .write_enable  (write_ways[7]),
    .write_address (write_set),
    .write_data    (stored),
    .read_enable   (read),
    .read_address  (read_set),
    .read_data     (way_7_read_data)
  );

  assign word_7 = (again & last_ways[7]) ? last_word : way_7_read_data;

  secded_decode_17 decode_7 (
    .data          (word_7[16:0]),
    .check         (word_7[22:17]),
    .fixed         (decode_7_fixed),
    .corrected     (decode_7_corrected),
    .uncorrectable (decode_7_uncorrectable)
  );

  mem_1r1w_2048x23 way_8 (
    .clk           (clk),
    .write_enable  (write_ways[8]),
    .write_address (write_set),
    .write_data    (stored),
    .read_enable   (read),
    .read_address  (read_set),
    .read_data     (way_8_read_data)
  );

  assign word_8 = (again & last_ways[8]) ? last_word : way_8_read_data;

  secded_decode_17 decode_8 (
    .data          (word_8[16:0]),
    .check         (word_8[22:17]),
    .fixed         (decode_8_fixed),
    .corrected     (decode_8_corrected),
    .uncorrectable (decode_8_uncorrectable)
  );

  mem_1r1w_2048x23 way_9 (
    .clk           (clk),
    .write_enable  (write_ways[9]),
    .write_address (write_set),
    .write_data    (stored),
    .read_enable   (read),
    .read_address  (read_set),
    .read_data     (way_9_read_data)
  );

  assign word_9 = (again & last_ways[9]) ? last_word : way_9_read_data;

  secded_decode_17 decode_9 (
    .data          (word_9[16:0]),
    .check         (word_9[22:17]),
    .fixed         (decode_9_fixed),
    .corrected     (decode_9_corrected),
    .uncorrectable (decode_9_uncorrectable)
  );

  mem_1r1w_2048x23 way_10 (
    .clk           (clk),
    .write_enable  (write_ways[10]),
    .write_address (write_set),
    .write_data    (stored),
    .read_enable   (read),
    .read_address  (read_set),
    .read_data     (way_10_read_data)
  );

  assign word_10 = (again & last_ways[10]) ? last_word : way_10_read_data;

  secded_decode_17 decode_10 (
    .data          (word_10[16:0]),
    .check         (word_10[22:17]),
    .fixed         (decode_10_fixed),
    .corrected     (decode_10_corrected),
    .uncorrectable (decode_10_uncorrectable)
  );

  mem_1r1w_2048x23 way_11 (
    .clk           (clk),
    .write_enable  (write_ways[11]),
    .write_address (write_set),
    .write_data    (stored),
    .read_enable   (read),
    .read_address  (read_set),
    .read_data     (way_11_read_data)
  );

  assign word_11 = (again & last_ways[11]) ? last_word : way_11_read_data;

  secded_decode_17 decode_11 (
    .data          (word_11[16:0]),
    .check         (word_11[22:17]),
    .fixed         (decode_11_fixed),
    .corrected     (decode_11_corrected),
    .uncorrectable (decode_11_uncorrectable)
  );

  mem_1r1w_2048x23 way_12 (
    .clk           (clk),
    .write_enable  (write_ways[12]),
    .write_address (write_set),
    .write_data    (stored),
    .read_enable   (read),
    .read_address  (read_set),
    .read_data     (way_12_read_data)
  );

  assign word_12 = (again & last_ways[12]) ? last_word : way_12_read_data;

  secded_decode_17 decode_12 (
    .data          (word_12[16:0]),
    .check         (word_12[22:17]),
    .fixed         (decode_12_fixed),
    .corrected     (decode_12_corrected),
    .uncorrectable (decode_12_uncorrectable)
  );

  mem_1r1w_2048x23 way_13 (
    .clk           (clk),
    .write_enable  (write_ways[13]),
    .write_address (write_set),
    .write_data    (stored),
    .read_enable   (read),
    .read_address  (read_set),
    .read_data     (way_13_read_data)
  );

  assign word_13 = (again & last_ways[13]) ? last_word : way_13_read_data;

  secded_decode_17 decode_13 (
    .data          (word_13[16:0]),
    .check         (word_13[22:17]),
    .fixed         (decode_13_fixed),
    .corrected     (decode_13_corrected),
    .uncorrectable (decode_13_uncorrectable)
  );

  mem_1r1w_2048x23 way_14 (
    .clk           (clk),
    .write_enable  (write_ways[14]),
    .write_address (write_set),
    .write_data    (stored),
    .read_enable   (read),
    .read_address  (read_set),
    .read_data     (way_14_read_data)
  );

  assign word_14 = (again & last_ways[14]) ? last_word : way_14_read_data;

  secded_decode_17 decode_14 (
    .data          (word_14[16:0]),
    .check         (word_14[22:17]),
    .fixed         (decode_14_fixed),
    .corrected     (decode_14_corrected),
    .uncorrectable (decode_14_uncorrectable)
  );

  mem_1r1w_2048x23 way_15 (
    .clk           (clk),
    .write_enable  (write_ways[15]),
    .write_address (write_set),
    .write_data    (stored),
    .read_enable   (read),
    .read_address  (read_set),
    .read_data     (way_15_read_data)
  );

  assign word_15 = (again & last_ways[15]) ? last_word : way_15_read_data;

  secded_decode_17 decode_15 (
    .data          (word_15[16:0]),
    .check         (word_15[22:17]),
    .fixed         (decode_15_fixed),
    .corrected     (decode_15_corrected),
    .uncorrectable (decode_15_uncorrectable)
  );

  // ---- Ways used lately ----

  mem_1r1w_2048x16 used_lately (
    .clk           (clk),
    .write_enable  (write_used),
    .write_address (write_set),
    .write_data    (used_word),
    .read_enable   (read),
    .read_address  (read_set),
    .read_data     (used_lately_read_data)
  );

  always @(posedge clk) begin
    if (reset) begin
      last_used <= 1'b0;
    end else if (write_used) begin
      last_used <= 1'b1;
    end
  end

  always @(posedge clk) begin
    if (write_used) begin
      last_used_set <= write_set;
      last_used_word <= used_word;
    end
  end
endmodule

`default_nettype wire
