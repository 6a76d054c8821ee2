// llc_misses
//
// 16 entries for accesses whose lines are under way, and the fill that ends them.
//
// Parameters: fetch_queue = 2, line_bits = 18, memory_tag_bits = 4, misses = 16, quad_banks =
// 3, request_queue = 2, sets = 16, ways = 4, write_backs = 2, write_queue = 2
//
// Generated from hw/src/llc/misses.rs; change that file, not this one.

`default_nettype none

module llc_misses (
  input  wire         clk,
  input  wire         reset,
  // whether that is being filled.
  input  wire   [3:0] set_index,
  input  wire   [1:0] way,
  output wire   [3:0] ways,
  output wire         matched,
  output wire         closing,
  // A free entry; how many are taken of each pseudo-channel; whether any is.
  output wire   [3:0] free_entry,
  output wire   [4:0] taken_0,
  output wire   [4:0] taken_1,
  output wire         busy,
  // The access in the lookup takes an entry, joins or writes.
  input  wire         open,
  input  wire         joins,
  input  wire         merge,
  input  wire         is_read,
  input  wire  [24:0] asker,
  input  wire  [63:0] strobe,
  input  wire [511:0] data,
  input  wire         poison,
  // Lines that come back: from the bank itself, from memory.
  input  wire         local_valid,
  output wire         local_ready,
  input  wire   [3:0] local_entry,
  input  wire [511:0] local_data,
  input  wire         local_poison,
  input  wire         memory_0_valid,
  output wire         memory_0_ready,
  input  wire   [3:0] memory_0_entry,
  input  wire [511:0] memory_0_data,
  input  wire         memory_0_poison,
  input  wire         memory_1_valid,
  output wire         memory_1_ready,
  input  wire   [3:0] memory_1_entry,
  input  wire [511:0] memory_1_data,
  input  wire         memory_1_poison,
  // A line goes into the array.
  output wire         array_write,
  output wire   [3:0] array_set,
  output wire   [1:0] array_way,
  // It, as it is written and as reads get it.
  output wire [511:0] line,
  output wire         line_poison,
  // A read that waits is answered with it.
  output wire         respond_valid,
  input  wire         respond_ready,
  output wire  [24:0] respond_data
);

  wire [15:0] unused;
  wire [15:0] free_bit;
  wire [3:0] taken_entry;
  wire t_0;
  wire begins;
  wire [3:0] begin_entry;
  wire ends;
  wire entry_0_open;
  wire entry_0_close;
  wire entry_0_clear;
  wire [3:0] entry_0_ways;
  wire entry_0_matched;
  wire entry_0_closed;
  wire entry_1_open;
  wire entry_1_close;
  wire entry_1_clear;
  wire [3:0] entry_1_ways;
  wire entry_1_matched;
  wire entry_1_closed;
  wire entry_2_open;
  wire entry_2_close;
  wire entry_2_clear;
  wire [3:0] entry_2_ways;
  wire entry_2_matched;
  wire entry_2_closed;
  wire entry_3_open;
  wire entry_3_close;
  wire entry_3_clear;
  wire [3:0] entry_3_ways;
  wire entry_3_matched;
  wire entry_3_closed;
  wire entry_4_open;
  wire entry_4_close;
  wire entry_4_clear;
  wire [3:0] entry_4_ways;
  wire entry_4_matched;
  wire entry_4_closed;
  wire entry_5_open;
  wire entry_5_close;
  wire entry_5_clear;
  wire [3:0] entry_5_ways;
  wire entry_5_matched;
  wire entry_5_closed;
  wire entry_6_open;
  wire entry_6_close;
  wire entry_6_clear;
  wire [3:0] entry_6_ways;
  wire entry_6_matched;
  wire entry_6_closed;
  wire entry_7_open;
  wire entry_7_close;
  wire entry_7_clear;
  wire [3:0] entry_7_ways;
  wire entry_7_matched;
  wire entry_7_closed;
  wire entry_8_open;
  wire entry_8_close;
  wire entry_8_clear;
  wire [3:0] entry_8_ways;
  wire entry_8_matched;
  wire entry_8_closed;
  wire entry_9_open;
  wire entry_9_close;
  wire entry_9_clear;
  wire [3:0] entry_9_ways;
  wire entry_9_matched;
  wire entry_9_closed;
  wire entry_10_open;
  wire entry_10_close;
  wire entry_10_clear;
  wire [3:0] entry_10_ways;
  wire entry_10_matched;
  wire entry_10_closed;
  wire entry_11_open;
  wire entry_11_close;
  wire entry_11_clear;
  wire [3:0] entry_11_ways;
  wire entry_11_matched;
  wire entry_11_closed;
  wire entry_12_open;
  wire entry_12_close;
  wire entry_12_clear;
  wire [3:0] entry_12_ways;
  wire entry_12_matched;
  wire entry_12_closed;
  wire entry_13_open;
  wire entry_13_close;
  wire entry_13_clear;
  wire [3:0] entry_13_ways;
  wire entry_13_matched;
  wire entry_13_closed;
  wire entry_14_open;
  wire entry_14_close;
  wire entry_14_clear;
  wire [3:0] entry_14_ways;
  wire entry_14_matched;
  wire entry_14_closed;
  wire entry_15_open;
  wire entry_15_close;
  wire entry_15_clear;
  wire [3:0] entry_15_ways;
  wire entry_15_matched;
  wire entry_15_closed;
  wire [3:0] t_1;
  wire [3:0] t_2;
  wire [15:0] match_bits;
  wire [3:0] matched_entry;
  wire record_write_enable;
  wire [25:0] record_write_data;
  wire [25:0] record_read_data;
  wire last_write_enable;
  wire [3:0] last_write_address;
  wire [3:0] last_read_data_0;
  wire [3:0] last_read_data_1;
  wire [3:0] next_read_data;
  wire [5:0] place_write_data;
  wire [5:0] place_read_data;
  wire [64:0] written_write_data;
  wire [64:0] written_read_data_0;
  wire [64:0] written_read_data_1;
  wire writes;
  wire [3:0] target;
  wire [64:0] written_mask;
  wire [511:0] bytes_read_data;
  wire steps;
  wire can;
  wire of_1;
  wire from_memory;
  wire t_3;
  wire [511:0] t_4;
  wire joined_gone;
  wire t_5;
  wire [1:0] t_6;
  wire t_7;
  wire [1:0] t_8;
  reg [15:0] used;
  reg filling;
  reg first;
  reg [3:0] entry;
  reg [3:0] at;
  reg [511:0] fill_data;
  reg fill_poison;
  reg turn;
  reg [4:0] count_0;
  reg [4:0] count_1;

  // The lookup's set and way: ways under way, whether this line is, its entry, and
  assign t_1 = entry_0_ways
    | entry_1_ways
    | entry_2_ways
    | entry_3_ways
    | entry_4_ways
    | entry_5_ways
    | entry_6_ways;
  assign t_2 = t_1
    | entry_7_ways
    | entry_8_ways
    | entry_9_ways
    | entry_10_ways
    | entry_11_ways
    | entry_12_ways;
  assign ways = t_2 | entry_13_ways | entry_14_ways | entry_15_ways;

  assign matched = |match_bits;

  assign closing = (|{entry_15_matched & entry_15_closed, entry_14_matched & entry_14_closed, entry_13_matched & entry_13_closed, entry_12_matched & entry_12_closed, entry_11_matched & entry_11_closed, entry_10_matched & entry_10_closed, entry_9_matched & entry_9_closed, entry_8_matched & entry_8_closed, entry_7_matched & entry_7_closed, entry_6_matched & entry_6_closed, entry_5_matched & entry_5_closed, entry_4_matched & entry_4_closed, entry_3_matched & entry_3_closed, entry_2_matched & entry_2_closed, entry_1_matched & entry_1_closed, entry_0_matched & entry_0_closed})
    | ((|match_bits) & (begins & (begin_entry == matched_entry)));

  assign free_entry = taken_entry;
  assign taken_0 = count_0;
  assign taken_1 = count_1;
  assign busy = |used;
  assign local_ready = can;
  assign memory_0_ready = from_memory & !of_1;
  assign memory_1_ready = from_memory & of_1;
  assign array_write = filling & first;
  assign array_set = place_read_data[5:2];
  assign array_way = place_read_data[1:0];

  assign t_4 = {
    {8{written_mask[63]}}, {8{written_mask[62]}}, {8{written_mask[61]}}, {8{written_mask[60]}},
    {8{written_mask[59]}}, {8{written_mask[58]}}, {8{written_mask[57]}}, {8{written_mask[56]}},
    {8{written_mask[55]}}, {8{written_mask[54]}}, {8{written_mask[53]}}, {8{written_mask[52]}},
    {8{written_mask[51]}}, {8{written_mask[50]}}, {8{written_mask[49]}}, {8{written_mask[48]}},
    {8{written_mask[47]}}, {8{written_mask[46]}}, {8{written_mask[45]}}, {8{written_mask[44]}},
    {8{written_mask[43]}}, {8{written_mask[42]}}, {8{written_mask[41]}}, {8{written_mask[40]}},
    {8{written_mask[39]}}, {8{written_mask[38]}}, {8{written_mask[37]}}, {8{written_mask[36]}},
    {8{written_mask[35]}}, {8{written_mask[34]}}, {8{written_mask[33]}}, {8{written_mask[32]}},
    {8{written_mask[31]}}, {8{written_mask[30]}}, {8{written_mask[29]}}, {8{written_mask[28]}},
    {8{written_mask[27]}}, {8{written_mask[26]}}, {8{written_mask[25]}}, {8{written_mask[24]}},
    {8{written_mask[23]}}, {8{written_mask[22]}}, {8{written_mask[21]}}, {8{written_mask[20]}},
    {8{written_mask[19]}}, {8{written_mask[18]}}, {8{written_mask[17]}}, {8{written_mask[16]}},
    {8{written_mask[15]}}, {8{written_mask[14]}}, {8{written_mask[13]}}, {8{written_mask[12]}},
    {8{written_mask[11]}}, {8{written_mask[10]}}, {8{written_mask[9]}}, {8{written_mask[8]}},
    {8{written_mask[7]}}, {8{written_mask[6]}}, {8{written_mask[5]}}, {8{written_mask[4]}},
    {8{written_mask[3]}}, {8{written_mask[2]}}, {8{written_mask[1]}}, {8{written_mask[0]}}
  };
  assign line = (bytes_read_data & t_4) | (fill_data & ~t_4);

  assign line_poison = written_mask[64] | (fill_poison & !(&written_mask[63:0]));
  assign respond_valid = filling & record_read_data[25];
  assign respond_data = record_read_data[24:0];

  // ---- Entries ----

  assign t_0 = open | joins;
  always @(posedge clk) begin
    if (reset) begin
      used <= 16'd0;
    end else begin
      used <= (used | (t_0 ? free_bit : 16'd0))
        & ~((joined_gone ? (16'd1 << at) : 16'd0) | (ends ? (16'd1 << entry) : 16'd0));
    end
  end

  assign unused = ~used;
  assign free_bit = unused & (~unused + 16'd1);

  assign taken_entry = {
    |(free_bit & 16'hff00),
    |(free_bit & 16'hf0f0),
    |(free_bit & 16'hcccc),
    |(free_bit & 16'haaaa)
  };

  always @(posedge clk) begin
    if (reset) begin
      filling <= 1'b0;
    end else if (begins) begin
      filling <= 1'b1;
    end else if (ends) begin
      filling <= 1'b0;
    end
  end

  always @(posedge clk) begin
    first <= begins;
  end

  always @(posedge clk) begin
    if (begins) begin
      entry <= begin_entry;
    end
  end

  always @(posedge clk) begin
    if (steps) begin
      at <= next_read_data;
    end
    if (begins) begin
      at <= begin_entry;
    end
  end

  always @(posedge clk) begin
    if (begins) begin
      fill_data <= local_valid ? local_data : of_1 ? memory_1_data : memory_0_data;
      fill_poison <= local_valid ? local_poison : of_1 ? memory_1_poison : memory_0_poison;
    end
  end

  assign t_3 = memory_0_valid | memory_1_valid;
  assign begins = can & (local_valid | t_3);

  assign begin_entry = local_valid ? local_entry : of_1 ? memory_1_entry : memory_0_entry;
  assign ends = steps & (at == last_read_data_1);

  assign entry_0_open = open & free_bit[0];
  assign entry_0_close = begins & (begin_entry == 4'd0);
  assign entry_0_clear = ends & (entry == 4'd0);
  llc_entry entry_0 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_0_open),
    .close      (entry_0_close),
    .clear      (entry_0_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_0_ways),
    .matched    (entry_0_matched),
    .closed     (entry_0_closed)
  );

  assign entry_1_open = open & free_bit[1];
  assign entry_1_close = begins & (begin_entry == 4'd1);
  assign entry_1_clear = ends & (entry == 4'd1);
  llc_entry entry_1 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_1_open),
    .close      (entry_1_close),
    .clear      (entry_1_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_1_ways),
    .matched    (entry_1_matched),
    .closed     (entry_1_closed)
  );

  assign entry_2_open = open & free_bit[2];
  assign entry_2_close = begins & (begin_entry == 4'd2);
  assign entry_2_clear = ends & (entry == 4'd2);
  llc_entry entry_2 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_2_open),
    .close      (entry_2_close),
    .clear      (entry_2_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_2_ways),
    .matched    (entry_2_matched),
    .closed     (entry_2_closed)
  );

  assign entry_3_open = open & free_bit[3];
  assign entry_3_close = begins & (begin_entry == 4'd3);
  assign entry_3_clear = ends & (entry == 4'd3);
  llc_entry entry_3 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_3_open),
    .close      (entry_3_close),
    .clear      (entry_3_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_3_ways),
    .matched    (entry_3_matched),
    .closed     (entry_3_closed)
  );

  assign entry_4_open = open & free_bit[4];
  assign entry_4_close = begins & (begin_entry == 4'd4);
  assign entry_4_clear = ends & (entry == 4'd4);
  llc_entry entry_4 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_4_open),
    .close      (entry_4_close),
    .clear      (entry_4_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_4_ways),
    .matched    (entry_4_matched),
    .closed     (entry_4_closed)
  );

  assign entry_5_open = open & free_bit[5];
  assign entry_5_close = begins & (begin_entry == 4'd5);
  assign entry_5_clear = ends & (entry == 4'd5);
  llc_entry entry_5 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_5_open),
    .close      (entry_5_close),
    .clear      (entry_5_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_5_ways),
    .matched    (entry_5_matched),
    .closed     (entry_5_closed)
  );

  assign entry_6_open = open & free_bit[6];
  assign entry_6_close = begins & (begin_entry == 4'd6);
  assign entry_6_clear = ends & (entry == 4'd6);
  llc_entry entry_6 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_6_open),
    .close      (entry_6_close),
    .clear      (entry_6_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_6_ways),
    .matched    (entry_6_matched),
    .closed     (entry_6_closed)
  );

  assign entry_7_open = open & free_bit[7];
  assign entry_7_close = begins & (begin_entry == 4'd7);
  assign entry_7_clear = ends & (entry == 4'd7);
  llc_entry entry_7 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_7_open),
    .close      (entry_7_close),
    .clear      (entry_7_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_7_ways),
    .matched    (entry_7_matched),
    .closed     (entry_7_closed)
  );

  assign entry_8_open = open & free_bit[8];
  assign entry_8_close = begins & (begin_entry == 4'd8);
  assign entry_8_clear = ends & (entry == 4'd8);
  llc_entry entry_8 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_8_open),
    .close      (entry_8_close),
    .clear      (entry_8_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_8_ways),
    .matched    (entry_8_matched),
    .closed     (entry_8_closed)
  );

  assign entry_9_open = open & free_bit[9];
  assign entry_9_close = begins & (begin_entry == 4'd9);
  assign entry_9_clear = ends & (entry == 4'd9);
  llc_entry entry_9 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_9_open),
    .close      (entry_9_close),
    .clear      (entry_9_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_9_ways),
    .matched    (entry_9_matched),
    .closed     (entry_9_closed)
  );

  assign entry_10_open = open & free_bit[10];
  assign entry_10_close = begins & (begin_entry == 4'ha);
  assign entry_10_clear = ends & (entry == 4'ha);
  llc_entry entry_10 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_10_open),
    .close      (entry_10_close),
    .clear      (entry_10_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_10_ways),
    .matched    (entry_10_matched),
    .closed     (entry_10_closed)
  );

  assign entry_11_open = open & free_bit[11];
  assign entry_11_close = begins & (begin_entry == 4'hb);
  assign entry_11_clear = ends & (entry == 4'hb);
  llc_entry entry_11 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_11_open),
    .close      (entry_11_close),
    .clear      (entry_11_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_11_ways),
    .matched    (entry_11_matched),
    .closed     (entry_11_closed)
  );

  assign entry_12_open = open & free_bit[12];
  assign entry_12_close = begins & (begin_entry == 4'hc);
  assign entry_12_clear = ends & (entry == 4'hc);
  llc_entry entry_12 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_12_open),
    .close      (entry_12_close),
    .clear      (entry_12_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_12_ways),
    .matched    (entry_12_matched),
    .closed     (entry_12_closed)
  );

  assign entry_13_open = open & free_bit[13];
  assign entry_13_close = begins & (begin_entry == 4'hd);
  assign entry_13_clear = ends & (entry == 4'hd);
  llc_entry entry_13 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_13_open),
    .close      (entry_13_close),
    .clear      (entry_13_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_13_ways),
    .matched    (entry_13_matched),
    .closed     (entry_13_closed)
  );

  assign entry_14_open = open & free_bit[14];
  assign entry_14_close = begins & (begin_entry == 4'he);
  assign entry_14_clear = ends & (entry == 4'he);
  llc_entry entry_14 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_14_open),
    .close      (entry_14_close),
    .clear      (entry_14_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_14_ways),
    .matched    (entry_14_matched),
    .closed     (entry_14_closed)
  );

  assign entry_15_open = open & free_bit[15];
  assign entry_15_close = begins & (begin_entry == 4'hf);
  assign entry_15_clear = ends & (entry == 4'hf);
  llc_entry entry_15 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_15_open),
    .close      (entry_15_close),
    .clear      (entry_15_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_15_ways),
    .matched    (entry_15_matched),
    .closed     (entry_15_closed)
  );

  assign match_bits = {
    entry_15_matched, entry_14_matched, entry_13_matched, entry_12_matched, entry_11_matched,
    entry_10_matched, entry_9_matched, entry_8_matched, entry_7_matched, entry_6_matched,
    entry_5_matched, entry_4_matched, entry_3_matched, entry_2_matched, entry_1_matched,
    entry_0_matched
  };

  assign matched_entry = {
    |(match_bits & 16'hff00),
    |(match_bits & 16'hf0f0),
    |(match_bits & 16'hcccc),
    |(match_bits & 16'haaaa)
  };

  // ---- What an entry knows ----

  // Whether it is a read, and whose.
  assign record_write_enable = t_0;
  assign record_write_data = {is_read, asker};
  mem_1r1w_16x26_async record (
    .clk           (clk),
    .write_enable  (record_write_enable),
    .write_address (taken_entry),
    .write_data    (record_write_data),
    .read_address  (at),
    .read_data     (record_read_data)
  );

  // The entry behind it in the chain; the last of a primary's chain.
  assign last_write_enable = t_0;
  assign last_write_address = open ? taken_entry : matched_entry;
  mem_2r1w_16x4_async last (
    .clk            (clk),
    .write_enable   (last_write_enable),
    .write_address  (last_write_address),
    .write_data     (taken_entry),
    .read_address_0 (matched_entry),
    .read_data_0    (last_read_data_0),
    .read_address_1 (entry),
    .read_data_1    (last_read_data_1)
  );

  mem_1r1w_16x4_async next (
    .clk           (clk),
    .write_enable  (joins),
    .write_address (last_read_data_0),
    .write_data    (taken_entry),
    .read_address  (at),
    .read_data     (next_read_data)
  );

  // Place of the line (primaries).
  assign place_write_data = {set_index, way};
  mem_1r1w_16x6_async place (
    .clk           (clk),
    .write_enable  (open),
    .write_address (taken_entry),
    .write_data    (place_write_data),
    .read_address  (entry),
    .read_data     (place_read_data)
  );

  // Bytes written meanwhile: which, and whether they are poisoned.
  assign written_write_data = open
    ? {poison, strobe}
    : {poison | (written_read_data_0[64] & !(&strobe)), written_read_data_0[63:0] | strobe};
  mem_2r1w_16x65_async written (
    .clk            (clk),
    .write_enable   (writes),
    .write_address  (target),
    .write_data     (written_write_data),
    .read_address_0 (matched_entry),
    .read_data_0    (written_read_data_0),
    .read_address_1 (entry),
    .read_data_1    (written_read_data_1)
  );

  assign writes = open | merge;
  assign target = open ? taken_entry : matched_entry;
  assign written_mask = written_read_data_1;

  mem_1r1w_16x512_bytes bytes (
    .clk           (clk),
    .write_enable  (writes),
    .write_address (target),
    .write_data    (data),
    .write_mask    (strobe),
    .read_enable   (begins),
    .read_address  (begin_entry),
    .read_data     (bytes_read_data)
  );

  // ---- The fill ----

  assign steps = filling & (!record_read_data[25] | respond_ready);
  assign can = !filling | ends;

  // Which pseudo-channel goes first.
  always @(posedge clk) begin
    if (reset) begin
      turn <= 1'b0;
    end else if (from_memory & t_3) begin
      turn <= !of_1;
    end
  end

  assign of_1 = turn ? memory_1_valid : !memory_0_valid;
  assign from_memory = can & !local_valid;

  // ---- Entries that are taken and given back ----

  assign joined_gone = steps & (at != entry);

  // How many are taken, by the pseudo-channel of the set.
  assign t_5 = place_read_data[4] == 1'b0;
  assign t_6 = {joined_gone & t_5, ends & t_5};
  assign t_7 = place_read_data[4] == 1'b1;
  assign t_8 = {joined_gone & t_7, ends & t_7};
  always @(posedge clk) begin
    if (reset) begin
      count_0 <= 5'd0;
      count_1 <= 5'd0;
    end else begin
      count_0 <= (count_0 + {4'd0, t_0 & (set_index[2] == 1'b0)}) - {3'd0, {1'b0, t_6[0]} + {1'b0, t_6[1]}};
      count_1 <= (count_1 + {4'd0, t_0 & (set_index[2] == 1'b1)}) - {3'd0, {1'b0, t_8[0]} + {1'b0, t_8[1]}};
    end
  end
endmodule

`default_nettype wire
