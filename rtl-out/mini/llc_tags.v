// llc_tags
//
// Tags of 16 sets of 4 ways, each with check bits of its own, and which ways were used lately.
//
// Parameters: fetch_queue = 2, line_bits = 18, memory_tag_bits = 4, misses = 16, quad_banks =
// 3, request_queue = 2, sets = 16, ways = 4, write_backs = 2, write_queue = 2
//
// Generated from hw/src/llc/tags.rs; change that file, not this one.

`default_nettype none

module llc_tags (
  input  wire        clk,
  input  wire        reset,
  // A set is read for the access that enters the lookup.
  input  wire        read,
  input  wire  [3:0] read_set,
  // The access in the lookup: its set, its tag, the ways that count, its way.
  input  wire  [3:0] set_index,
  input  wire [13:0] wanted,
  input  wire  [3:0] cache,
  input  wire  [1:0] way,
  // What is written: ways of a set, tag above dirty above valid, bits turned over.
  input  wire  [3:0] write_ways,
  input  wire  [3:0] write_set,
  input  wire [15:0] write_word,
  input  wire [21:0] flips,
  input  wire        write_used,
  input  wire  [3:0] used_word,
  // Of each way that counts: valid, written to, of the wanted tag.
  output wire  [3:0] valid,
  output wire  [3:0] dirty,
  output wire  [3:0] equal,
  // Tags with one wrong bit, and whether one has more.
  output wire  [2:0] corrected,
  output wire        lost,
  // The tag in the access's way; ways used lately.
  output wire [13:0] tag_in_way,
  output wire  [3:0] used
);

  wire [5:0] encode_check;
  wire [21:0] stored;
  wire t_0;
  wire again;
  wire [21:0] way_0_read_data;
  wire [21:0] word_0;
  wire [15:0] decode_0_fixed;
  wire decode_0_corrected;
  wire decode_0_uncorrectable;
  wire t_1;
  wire t_2;
  wire [21:0] way_1_read_data;
  wire [21:0] word_1;
  wire [15:0] decode_1_fixed;
  wire decode_1_corrected;
  wire decode_1_uncorrectable;
  wire t_3;
  wire t_4;
  wire [21:0] way_2_read_data;
  wire [21:0] word_2;
  wire [15:0] decode_2_fixed;
  wire decode_2_corrected;
  wire decode_2_uncorrectable;
  wire t_5;
  wire t_6;
  wire [21:0] way_3_read_data;
  wire [21:0] word_3;
  wire [15:0] decode_3_fixed;
  wire decode_3_corrected;
  wire decode_3_uncorrectable;
  wire t_7;
  wire t_8;
  wire [3:0] t_9;
  wire [55:0] t_10;
  wire [3:0] used_lately_read_data;
  reg [3:0] last_ways;
  reg [3:0] last_set;
  reg [21:0] last_word;
  reg last_used;
  reg [3:0] last_used_set;
  reg [3:0] last_used_word;

  assign t_7 = decode_3_uncorrectable & cache[3];
  assign t_8 = decode_3_fixed[0] & cache[3] & !t_7;
  assign t_5 = decode_2_uncorrectable & cache[2];
  assign t_6 = decode_2_fixed[0] & cache[2] & !t_5;
  assign t_3 = decode_1_uncorrectable & cache[1];
  assign t_4 = decode_1_fixed[0] & cache[1] & !t_3;
  assign t_1 = decode_0_uncorrectable & cache[0];
  assign t_2 = decode_0_fixed[0] & cache[0] & !t_1;
  assign valid = {t_8, t_6, t_4, t_2};

  assign dirty = {
    t_8 & decode_3_fixed[1],
    t_6 & decode_2_fixed[1],
    t_4 & decode_1_fixed[1],
    t_2 & decode_0_fixed[1]
  };

  assign equal = {
    decode_3_fixed[15:2] == wanted,
    decode_2_fixed[15:2] == wanted,
    decode_1_fixed[15:2] == wanted,
    decode_0_fixed[15:2] == wanted
  };

  assign t_9 = {
    decode_3_corrected & cache[3],
    decode_2_corrected & cache[2],
    decode_1_corrected & cache[1],
    decode_0_corrected & cache[0]
  };
  assign corrected = {2'd0, t_9[0]} + {2'd0, t_9[1]} + ({2'd0, t_9[2]} + {2'd0, t_9[3]});

  assign lost = |{t_7, t_5, t_3, t_1};

  assign t_10 = {
    decode_3_fixed[15:2],
    decode_2_fixed[15:2],
    decode_1_fixed[15:2],
    decode_0_fixed[15:2]
  };
  assign tag_in_way = t_10[{4'd0, way} * 6'd14 +: 14];

  assign used = (last_used & (last_used_set == set_index)) ? last_used_word : used_lately_read_data;

  secded_encode_16 encode (
    .data  (write_word),
    .check (encode_check)
  );

  assign stored = {encode_check, write_word} ^ flips;

  // ---- What was written last: a read at the same edge returned the older word ----

  assign t_0 = |write_ways;
  always @(posedge clk) begin
    if (reset) begin
      last_ways <= 4'd0;
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

  mem_1r1w_16x22 way_0 (
    .clk           (clk),
    .write_enable  (write_ways[0]),
    .write_address (write_set),
    .write_data    (stored),
    .read_enable   (read),
    .read_address  (read_set),
    .read_data     (way_0_read_data)
  );

  assign word_0 = (again & last_ways[0]) ? last_word : way_0_read_data;

  secded_decode_16 decode_0 (
    .data          (word_0[15:0]),
    .check         (word_0[21:16]),
    .fixed         (decode_0_fixed),
    .corrected     (decode_0_corrected),
    .uncorrectable (decode_0_uncorrectable)
  );

  mem_1r1w_16x22 way_1 (
    .clk           (clk),
    .write_enable  (write_ways[1]),
    .write_address (write_set),
    .write_data    (stored),
    .read_enable   (read),
    .read_address  (read_set),
    .read_data     (way_1_read_data)
  );

  assign word_1 = (again & last_ways[1]) ? last_word : way_1_read_data;

  secded_decode_16 decode_1 (
    .data          (word_1[15:0]),
    .check         (word_1[21:16]),
    .fixed         (decode_1_fixed),
    .corrected     (decode_1_corrected),
    .uncorrectable (decode_1_uncorrectable)
  );

  mem_1r1w_16x22 way_2 (
    .clk           (clk),
    .write_enable  (write_ways[2]),
    .write_address (write_set),
    .write_data    (stored),
    .read_enable   (read),
    .read_address  (read_set),
    .read_data     (way_2_read_data)
  );

  assign word_2 = (again & last_ways[2]) ? last_word : way_2_read_data;

  secded_decode_16 decode_2 (
    .data          (word_2[15:0]),
    .check         (word_2[21:16]),
    .fixed         (decode_2_fixed),
    .corrected     (decode_2_corrected),
    .uncorrectable (decode_2_uncorrectable)
  );

  mem_1r1w_16x22 way_3 (
    .clk           (clk),
    .write_enable  (write_ways[3]),
    .write_address (write_set),
    .write_data    (stored),
    .read_enable   (read),
    .read_address  (read_set),
    .read_data     (way_3_read_data)
  );

  assign word_3 = (again & last_ways[3]) ? last_word : way_3_read_data;

  secded_decode_16 decode_3 (
    .data          (word_3[15:0]),
    .check         (word_3[21:16]),
    .fixed         (decode_3_fixed),
    .corrected     (decode_3_corrected),
    .uncorrectable (decode_3_uncorrectable)
  );

  // ---- Ways used lately ----

  mem_1r1w_16x4 used_lately (
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
