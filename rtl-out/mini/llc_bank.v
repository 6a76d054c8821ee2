// llc_bank
//
// Bank of the last-level cache: 4 KB, 4 ways, for the lines of two pseudo-channels.
//
// Parameters: fetch_queue = 2, line_bits = 18, memory_tag_bits = 4, misses = 16, quad_banks =
// 3, request_queue = 2, sets = 16, ways = 4, write_backs = 2, write_queue = 2
//
// Generated from hw/src/llc/bank.rs; change that file, not this one.

`default_nettype none

module llc_bank (
  input  wire         clk,
  input  wire         reset,
  // Lines to be read: 1 to 4 of a fragment.
  input  wire         request_valid,
  output wire         request_ready,
  input  wire  [31:0] request_address,
  input  wire   [1:0] request_lines,
  input  wire   [1:0] request_bank,
  input  wire   [2:0] request_steering,
  input  wire  [11:0] request_tag,
  input  wire   [8:0] request_source,
  input  wire   [1:0] request_reply,
  // A line, or bytes of it, to be written.
  input  wire         write_valid,
  output wire         write_ready,
  input  wire [511:0] write_data,
  input  wire  [63:0] write_strobe,
  input  wire  [31:0] write_address,
  input  wire  [11:0] write_tag,
  input  wire   [8:0] write_source,
  input  wire   [2:0] write_steering,
  input  wire         write_last,
  input  wire         write_poison,
  // A line read.
  output wire         read_valid,
  input  wire         read_ready,
  output wire [511:0] read_data,
  output wire  [11:0] read_tag,
  output wire   [8:0] read_source,
  output wire   [1:0] read_line,
  output wire         read_poison,
  output wire         read_error,
  output wire   [1:0] read_reply,
  // The writes of a fragment are done.
  output wire         ack_valid,
  input  wire         ack_ready,
  output wire  [11:0] ack_tag,
  output wire   [8:0] ack_source,
  output wire         ack_error,
  // Pseudo-channel 0.
  output wire         memory_0_request_valid,
  input  wire         memory_0_request_ready,
  output wire         memory_0_request_write,
  output wire  [16:0] memory_0_request_address,
  output wire   [3:0] memory_0_request_tag,
  output wire         memory_0_request_poison,
  output wire [511:0] memory_0_request_data,
  input  wire         memory_0_response_valid,
  output wire         memory_0_response_ready,
  input  wire   [3:0] memory_0_response_tag,
  input  wire         memory_0_response_poison,
  input  wire [511:0] memory_0_response_data,
  // Pseudo-channel 1.
  output wire         memory_1_request_valid,
  input  wire         memory_1_request_ready,
  output wire         memory_1_request_write,
  output wire  [16:0] memory_1_request_address,
  output wire   [3:0] memory_1_request_tag,
  output wire         memory_1_request_poison,
  output wire [511:0] memory_1_request_data,
  input  wire         memory_1_response_valid,
  output wire         memory_1_response_ready,
  input  wire   [3:0] memory_1_response_tag,
  input  wire         memory_1_response_poison,
  input  wire [511:0] memory_1_response_data,
  // Registers and counters.
  input  wire         utility_request_valid,
  output wire         utility_request_ready,
  input  wire         utility_request_write,
  input  wire   [8:0] utility_request_address,
  input  wire  [63:0] utility_request_data,
  output wire         utility_response_valid,
  input  wire         utility_response_ready,
  output wire  [63:0] utility_response_data,
  output wire         utility_response_error
);

  wire registers_utility_request_ready;
  wire registers_utility_response_valid;
  wire [63:0] registers_utility_response_data;
  wire registers_utility_response_error;
  wire [1:0] registers_control;
  wire registers_flush;
  wire [31:0] registers_way_masks;
  wire [3:0] registers_cache;
  wire [1:0] registers_scratch_ways;
  wire registers_line_written;
  wire [2:0] registers_line_word;
  wire [74:0] registers_line_flips;
  wire [21:0] registers_tag_flips;
  wire registers_refused_error;
  wire registers_reads;
  wire registers_writes;
  wire registers_hits;
  wire registers_misses;
  wire registers_merges;
  wire registers_refused;
  wire [1:0] registers_fetches;
  wire [1:0] registers_write_backs;
  wire registers_responses;
  wire registers_acks;
  wire registers_poisoned;
  wire [3:0] registers_corrected;
  wire [2:0] registers_tags_corrected;
  wire registers_busy_cycles;
  wire registers_stall_cycles;
  wire [1:0] registers_room_wait_cycles;
  wire registers_line_wait_cycles;
  wire registers_response_wait_cycles;
  wire [1:0] registers_memory_wait_cycles;
  wire [3:0] misses_ways;
  wire misses_matched;
  wire misses_closing;
  wire [3:0] misses_free_entry;
  wire [4:0] misses_taken_0;
  wire [4:0] misses_taken_1;
  wire misses_busy;
  wire misses_open;
  wire misses_joins;
  wire misses_merge;
  wire misses_is_read;
  wire [24:0] misses_asker;
  wire misses_local_ready;
  wire misses_memory_0_ready;
  wire misses_memory_1_ready;
  wire misses_array_write;
  wire [3:0] misses_array_set;
  wire [1:0] misses_array_way;
  wire [511:0] misses_line;
  wire misses_line_poison;
  wire misses_respond_valid;
  wire misses_respond_ready;
  wire [24:0] misses_respond_data;
  wire array_write;
  wire array_read;
  wire [5:0] array_address;
  wire [511:0] array_data;
  wire array_poison;
  wire [511:0] array_line;
  wire array_line_poison;
  wire [3:0] array_corrected;
  wire array_uncorrectable;
  wire [3:0] tags_read_set;
  wire [3:0] tags_write_ways;
  wire [3:0] tags_write_set;
  wire [15:0] tags_write_word;
  wire [21:0] tags_flips;
  wire tags_write_used;
  wire [3:0] tags_used_word;
  wire [3:0] tags_valid;
  wire [3:0] tags_dirty;
  wire [3:0] tags_equal;
  wire [2:0] tags_corrected;
  wire tags_lost;
  wire [13:0] tags_tag_in_way;
  wire [3:0] tags_used;
  wire channel_0_fetch_valid;
  wire channel_0_fetch_ready;
  wire [16:0] channel_0_fetch_line;
  wire channel_0_reserve;
  wire channel_0_push;
  wire channel_0_room;
  wire channel_0_full;
  wire channel_0_drained;
  wire channel_0_request_valid;
  wire channel_0_request_write;
  wire [16:0] channel_0_request_address;
  wire [3:0] channel_0_request_tag;
  wire channel_0_request_poison;
  wire [511:0] channel_0_request_data;
  wire channel_0_response_ready;
  wire channel_0_fill_valid;
  wire [3:0] channel_0_fill_entry;
  wire [511:0] channel_0_fill_data;
  wire channel_0_fill_poison;
  wire channel_1_fetch_valid;
  wire channel_1_fetch_ready;
  wire [16:0] channel_1_fetch_line;
  wire channel_1_reserve;
  wire channel_1_push;
  wire channel_1_room;
  wire channel_1_full;
  wire channel_1_drained;
  wire channel_1_request_valid;
  wire channel_1_request_write;
  wire [16:0] channel_1_request_address;
  wire [3:0] channel_1_request_tag;
  wire channel_1_request_poison;
  wire [511:0] channel_1_request_data;
  wire channel_1_response_ready;
  wire channel_1_fill_valid;
  wire [3:0] channel_1_fill_entry;
  wire [511:0] channel_1_fill_data;
  wire channel_1_fill_poison;
  wire response_valid;
  wire response_ready;
  wire [511:0] response_data;
  wire [11:0] response_tag;
  wire [8:0] response_source;
  wire [1:0] response_line;
  wire response_poison;
  wire response_error;
  wire [1:0] response_reply;
  wire read_responds;
  wire grant_fill;
  wire grant_read;
  wire read_goes;
  wire uncorrectable;
  wire poison_out;
  wire [24:0] answered;
  wire read_queue_enq_ready;
  wire [538:0] read_queue_enq_data;
  wire read_queue_deq_valid;
  wire [538:0] read_queue_deq_data;
  wire local_valid;
  wire local_ready;
  wire [3:0] local_entry;
  wire [511:0] local_data;
  wire local_poison;
  wire local_queue_enq_ready;
  wire [516:0] local_queue_enq_data;
  wire local_queue_deq_valid;
  wire [516:0] local_queue_deq_data;
  wire line_error;
  wire done_valid;
  wire done_ready;
  wire [11:0] done_tag;
  wire [8:0] done_source;
  wire done_error;
  wire t_0;
  wire t_1;
  wire [3:0] set_index;
  wire [13:0] tag;
  wire scratch;
  wire refused;
  wire [3:0] t_2;
  wire [3:0] mask;
  wire [3:0] hits;
  wire hit;
  wire looked_for;
  wire is_miss;
  wire [3:0] can;
  wire [3:0] empty;
  wire [3:0] cold;
  wire [3:0] t_3;
  wire [3:0] t_4;
  wire [3:0] way_bit;
  wire [1:0] way;
  wire present;
  wire under_way;
  wire closing;
  wire here;
  wire whole;
  wire part;
  wire wants_entry;
  wire victim;
  wire wants_local;
  wire fetches;
  wire needs_write;
  wire needs_read;
  wire uses_read;
  wire t_5;
  wire t_6;
  wire [14:0] t_7;
  wire [17:0] t_8;
  wire channel_of_set;
  wire [16:0] t_9;
  wire read_stays;
  wire acknowledges;
  wire wait_flush;
  wire wait_way;
  wire wait_line;
  wire wait_victim;
  wire wait_local;
  wire wait_array;
  wire wait_read;
  wire wait_ack;
  wire blocked;
  wire fires;
  wire t_10;
  wire t_11;
  wire takes_local;
  wire t_12;
  wire writes_line;
  wire tag_written;
  wire [3:0] lately;
  wire t_13;
  wire checked;
  wire tag_lost;
  wire ack_queue_enq_ready;
  wire [21:0] ack_queue_enq_data;
  wire ack_queue_deq_valid;
  wire [21:0] ack_queue_deq_data;
  wire t_14;
  wire t_15;
  wire ahead_0;
  wire read_room_0;
  wire write_room_0;
  wire ahead_1;
  wire read_room_1;
  wire write_room_1;
  wire request_of_1;
  wire sorted_0_valid;
  wire sorted_0_ready;
  wire [31:0] sorted_0_address;
  wire [1:0] sorted_0_lines;
  wire [1:0] sorted_0_bank;
  wire [2:0] sorted_0_steering;
  wire [11:0] sorted_0_tag;
  wire [8:0] sorted_0_source;
  wire [1:0] sorted_0_reply;
  wire sorted_1_valid;
  wire sorted_1_ready;
  wire [31:0] sorted_1_address;
  wire [1:0] sorted_1_lines;
  wire [1:0] sorted_1_bank;
  wire [2:0] sorted_1_steering;
  wire [11:0] sorted_1_tag;
  wire [8:0] sorted_1_source;
  wire [1:0] sorted_1_reply;
  wire request_room;
  wire request_queue_0_enq_ready;
  wire [61:0] request_queue_0_enq_data;
  wire request_queue_0_deq_valid;
  wire request_queue_0_deq_ready;
  wire [61:0] request_queue_0_deq_data;
  wire last_line_0;
  wire [31:0] read_line_0;
  wire read_open_0;
  wire request_queue_1_enq_ready;
  wire [61:0] request_queue_1_enq_data;
  wire request_queue_1_deq_valid;
  wire request_queue_1_deq_ready;
  wire [61:0] request_queue_1_deq_data;
  wire last_line_1;
  wire [31:0] read_line_1;
  wire read_open_1;
  wire write_queue_enq_ready;
  wire [633:0] write_queue_enq_data;
  wire write_queue_deq_valid;
  wire [633:0] write_queue_deq_data;
  wire write_of_1;
  wire write_open;
  wire [2:0] t_16;
  wire access_free;
  wire front_open;
  wire any_read;
  wire takes_write;
  wire takes_read;
  wire reads_1;
  wire takes_read_0;
  wire takes_read_1;
  wire issues_flush;
  wire [31:0] t_17;
  wire [31:0] entering_line;
  wire enters;
  wire t_18;
  wire t_19;
  wire flush_pass;
  wire flush_over;
  wire t_20;
  wire t_21;
  wire [1:0] t_22;
  wire [1:0] t_23;
  wire [1:0] t_24;
  reg access_full;
  reg access_write;
  reg access_flush;
  reg [31:0] access_line;
  reg [2:0] access_steering;
  reg [11:0] access_tag;
  reg [8:0] access_source;
  reg [1:0] access_reply;
  reg [63:0] access_strobe;
  reg access_last;
  reg access_poison;
  reg [511:0] access_data;
  reg out_full;
  reg out_respond;
  reg out_refused;
  reg out_write_back;
  reg out_channel;
  reg [16:0] out_channel_line;
  reg out_local;
  reg [3:0] out_entry;
  reg out_array;
  reg [31:0] out_line;
  reg [24:0] out_asker;
  reg flush_active;
  reg [3:0] flush_set;
  reg flush_issued;
  reg flush_drains;
  reg clearing;
  reg [3:0] clear_set;
  reg fill_turn;
  reg [2:0] local_reserved;
  reg [1:0] begun_0;
  reg [1:0] begun_1;
  reg write_turn;
  reg read_turn;

  assign request_ready = request_room;
  assign write_ready = write_queue_enq_ready;
  assign read_valid = read_queue_deq_valid;
  assign read_data = read_queue_deq_data[538:27];
  assign read_tag = read_queue_deq_data[26:15];
  assign read_source = read_queue_deq_data[14:6];
  assign read_line = read_queue_deq_data[5:4];
  assign read_poison = read_queue_deq_data[3];
  assign read_error = read_queue_deq_data[2];
  assign read_reply = read_queue_deq_data[1:0];
  assign ack_valid = ack_queue_deq_valid;
  assign ack_tag = ack_queue_deq_data[21:10];
  assign ack_source = ack_queue_deq_data[9:1];
  assign ack_error = ack_queue_deq_data[0];
  assign memory_0_request_valid = channel_0_request_valid;
  assign memory_0_request_write = channel_0_request_write;
  assign memory_0_request_address = channel_0_request_address;
  assign memory_0_request_tag = channel_0_request_tag;
  assign memory_0_request_poison = channel_0_request_poison;
  assign memory_0_request_data = channel_0_request_data;
  assign memory_0_response_ready = channel_0_response_ready;
  assign memory_1_request_valid = channel_1_request_valid;
  assign memory_1_request_write = channel_1_request_write;
  assign memory_1_request_address = channel_1_request_address;
  assign memory_1_request_tag = channel_1_request_tag;
  assign memory_1_request_poison = channel_1_request_poison;
  assign memory_1_request_data = channel_1_request_data;
  assign memory_1_response_ready = channel_1_response_ready;
  assign utility_request_ready = registers_utility_request_ready;
  assign utility_response_valid = registers_utility_response_valid;
  assign utility_response_data = registers_utility_response_data;
  assign utility_response_error = registers_utility_response_error;

  always @(posedge clk) begin
    if (reset) begin
      access_full <= 1'b0;
    end else if (enters) begin
      access_full <= 1'b1;
    end else if (fires) begin
      access_full <= 1'b0;
    end
  end

  always @(posedge clk) begin
    if (enters) begin
      access_write <= takes_write;
      access_flush <= issues_flush;
      access_line <= entering_line;
      access_steering <= takes_write
        ? write_queue_deq_data[4:2]
        : reads_1 ? request_queue_1_deq_data[25:23] : request_queue_0_deq_data[25:23];
      access_tag <= takes_write
        ? write_queue_deq_data[25:14]
        : reads_1 ? request_queue_1_deq_data[22:11] : request_queue_0_deq_data[22:11];
      access_source <= takes_write
        ? write_queue_deq_data[13:5]
        : reads_1 ? request_queue_1_deq_data[10:2] : request_queue_0_deq_data[10:2];
      access_reply <= reads_1 ? request_queue_1_deq_data[1:0] : request_queue_0_deq_data[1:0];
      access_strobe <= takes_write ? write_queue_deq_data[121:58] : 64'd0;
      access_last <= write_queue_deq_data[1];
      access_poison <= takes_write & write_queue_deq_data[0];
      access_data <= write_queue_deq_data[633:122];
    end
  end

  assign t_13 = fires & uses_read;
  always @(posedge clk) begin
    if (reset) begin
      out_full <= 1'b0;
    end else if (t_13) begin
      out_full <= 1'b1;
    end else if (read_goes) begin
      out_full <= 1'b0;
    end
  end

  assign t_5 = tags_tag_in_way[0]
    ^ tags_tag_in_way[1]
    ^ tags_tag_in_way[2]
    ^ tags_tag_in_way[3]
    ^ tags_tag_in_way[4]
    ^ tags_tag_in_way[5]
    ^ tags_tag_in_way[6];
  assign t_6 = t_5
    ^ tags_tag_in_way[7]
    ^ tags_tag_in_way[8]
    ^ tags_tag_in_way[9]
    ^ tags_tag_in_way[10]
    ^ tags_tag_in_way[11]
    ^ tags_tag_in_way[12];
  assign t_7 = {tags_tag_in_way, set_index[3] ^ (t_6 ^ tags_tag_in_way[13])};
  assign t_8 = {t_7, set_index[2] ^ (^t_7), set_index[1:0]};
  always @(posedge clk) begin
    if (t_13) begin
      out_respond <= !access_write & (here | refused);
      out_refused <= refused;
      out_write_back <= victim;
      out_channel <= channel_of_set;
      out_channel_line <= {t_8[17:3], t_8[1:0]};
      out_local <= wants_local;
      out_entry <= misses_free_entry;
      out_array <= needs_read;
      out_line <= victim ? {14'd0, t_8} : access_line;
      out_asker <= {access_tag, access_source, access_reply, access_line[1:0]};
    end
  end

  assign t_21 = registers_flush & (!flush_active | flush_over);
  always @(posedge clk) begin
    if (reset) begin
      flush_active <= 1'b0;
    end else begin
      if (flush_over) begin
        flush_active <= 1'b0;
      end
      if (t_21) begin
        flush_active <= 1'b1;
      end
    end
  end

  assign t_20 = flush_pass & !victim;
  always @(posedge clk) begin
    if (reset) begin
      flush_set <= 4'd0;
    end else begin
      if (t_20) begin
        flush_set <= flush_set + 4'd1;
      end
      if (t_21) begin
        flush_set <= 4'd0;
      end
    end
  end

  always @(posedge clk) begin
    if (reset) begin
      flush_issued <= 1'b0;
    end else begin
      if (issues_flush) begin
        flush_issued <= 1'b1;
      end
      if (flush_pass) begin
        flush_issued <= 1'b0;
      end
    end
  end

  always @(posedge clk) begin
    if (reset) begin
      flush_drains <= 1'b0;
    end else begin
      if (t_20) begin
        flush_drains <= &flush_set;
      end
      if (flush_over) begin
        flush_drains <= 1'b0;
      end
    end
  end

  // After reset the tags are cleared, a set a cycle.
  always @(posedge clk) begin
    if (reset) begin
      clearing <= 1'b1;
    end else if (&clear_set) begin
      clearing <= 1'b0;
    end
  end

  always @(posedge clk) begin
    if (reset) begin
      clear_set <= 4'd0;
    end else begin
      clear_set <= clear_set + 4'd1;
    end
  end

  assign registers_control = {clearing, flush_active};
  assign registers_line_written = misses_array_write | writes_line;
  assign registers_refused_error = fires & refused;
  assign registers_reads = fires & !access_write & !access_flush;
  assign registers_writes = fires & access_write;
  assign registers_hits = fires & here;
  assign registers_misses = fires & is_miss;
  assign registers_merges = fires & under_way;
  assign registers_refused = fires & refused;
  assign t_22 = {
    memory_0_request_valid & memory_0_request_ready & !memory_0_request_write,
    memory_1_request_valid & memory_1_request_ready & !memory_1_request_write
  };
  assign registers_fetches = {1'b0, t_22[0]} + {1'b0, t_22[1]};
  assign t_23 = {
    memory_0_request_valid & memory_0_request_ready & memory_0_request_write,
    memory_1_request_valid & memory_1_request_ready & memory_1_request_write
  };
  assign registers_write_backs = {1'b0, t_23[0]} + {1'b0, t_23[1]};
  assign registers_responses = read_valid & read_ready;
  assign registers_acks = ack_valid & ack_ready;
  assign registers_poisoned = read_valid & read_ready & read_poison;
  assign registers_corrected = (read_goes & out_array) ? array_corrected : 4'd0;
  assign registers_tags_corrected = checked ? tags_corrected : 3'd0;
  assign registers_busy_cycles = access_full | misses_busy;
  assign registers_stall_cycles = access_full & !fires;
  assign t_16 = {
    request_queue_0_deq_valid & !read_open_0,
    request_queue_1_deq_valid & !read_open_1,
    write_queue_deq_valid & !write_open
  };
  assign registers_room_wait_cycles = {1'b0, t_16[0]} + {1'b0, t_16[1]} + {1'b0, t_16[2]};
  assign registers_line_wait_cycles = access_full & blocked & closing;
  assign registers_response_wait_cycles = read_valid & !read_ready;
  assign t_24 = {
    memory_0_request_valid & !memory_0_request_ready,
    memory_1_request_valid & !memory_1_request_ready
  };
  assign registers_memory_wait_cycles = {1'b0, t_24[0]} + {1'b0, t_24[1]};
  llc_registers registers (
    .clk                     (clk),
    .reset                   (reset),
    .utility_request_valid   (utility_request_valid),
    .utility_request_ready   (registers_utility_request_ready),
    .utility_request_write   (utility_request_write),
    .utility_request_address (utility_request_address),
    .utility_request_data    (utility_request_data),
    .utility_response_valid  (registers_utility_response_valid),
    .utility_response_ready  (utility_response_ready),
    .utility_response_data   (registers_utility_response_data),
    .utility_response_error  (registers_utility_response_error),
    .control                 (registers_control),
    .flush                   (registers_flush),
    .way_masks               (registers_way_masks),
    .cache                   (registers_cache),
    .scratch_ways            (registers_scratch_ways),
    .line_written            (registers_line_written),
    .line_word               (registers_line_word),
    .line_flips              (registers_line_flips),
    .tag_written             (tag_written),
    .tag_flips               (registers_tag_flips),
    .line_error              (line_error),
    .error_line              (out_line),
    .tag_error               (tag_lost),
    .refused_error           (registers_refused_error),
    .lookup_line             (access_line),
    .reads                   (registers_reads),
    .writes                  (registers_writes),
    .hits                    (registers_hits),
    .misses                  (registers_misses),
    .merges                  (registers_merges),
    .refused                 (registers_refused),
    .fetches                 (registers_fetches),
    .write_backs             (registers_write_backs),
    .fills                   (misses_array_write),
    .responses               (registers_responses),
    .acks                    (registers_acks),
    .poisoned                (registers_poisoned),
    .corrected               (registers_corrected),
    .uncorrectable           (line_error),
    .tags_corrected          (registers_tags_corrected),
    .tags_uncorrectable      (tag_lost),
    .busy_cycles             (registers_busy_cycles),
    .stall_cycles            (registers_stall_cycles),
    .room_wait_cycles        (registers_room_wait_cycles),
    .line_wait_cycles        (registers_line_wait_cycles),
    .response_wait_cycles    (registers_response_wait_cycles),
    .memory_wait_cycles      (registers_memory_wait_cycles)
  );

  assign misses_open = fires & wants_entry & !under_way;
  assign misses_joins = fires & (under_way & !access_write);
  assign misses_merge = fires & under_way & access_write;
  assign misses_is_read = !access_write;
  assign misses_asker = {access_tag, access_source, access_reply, access_line[1:0]};
  assign misses_respond_ready = response_ready & grant_fill;
  llc_misses misses (
    .clk             (clk),
    .reset           (reset),
    .set_index       (set_index),
    .way             (way),
    .ways            (misses_ways),
    .matched         (misses_matched),
    .closing         (misses_closing),
    .free_entry      (misses_free_entry),
    .taken_0         (misses_taken_0),
    .taken_1         (misses_taken_1),
    .busy            (misses_busy),
    .open            (misses_open),
    .joins           (misses_joins),
    .merge           (misses_merge),
    .is_read         (misses_is_read),
    .asker           (misses_asker),
    .strobe          (access_strobe),
    .data            (access_data),
    .poison          (access_poison),
    .local_valid     (local_queue_deq_valid),
    .local_ready     (misses_local_ready),
    .local_entry     (local_queue_deq_data[516:513]),
    .local_data      (local_queue_deq_data[512:1]),
    .local_poison    (local_queue_deq_data[0]),
    .memory_0_valid  (channel_0_fill_valid),
    .memory_0_ready  (misses_memory_0_ready),
    .memory_0_entry  (channel_0_fill_entry),
    .memory_0_data   (channel_0_fill_data),
    .memory_0_poison (channel_0_fill_poison),
    .memory_1_valid  (channel_1_fill_valid),
    .memory_1_ready  (misses_memory_1_ready),
    .memory_1_entry  (channel_1_fill_entry),
    .memory_1_data   (channel_1_fill_data),
    .memory_1_poison (channel_1_fill_poison),
    .array_write     (misses_array_write),
    .array_set       (misses_array_set),
    .array_way       (misses_array_way),
    .line            (misses_line),
    .line_poison     (misses_line_poison),
    .respond_valid   (misses_respond_valid),
    .respond_ready   (misses_respond_ready),
    .respond_data    (misses_respond_data)
  );

  assign array_write = misses_array_write | writes_line;
  assign array_read = fires & needs_read;
  assign array_address = misses_array_write
    ? {misses_array_way, misses_array_set}
    : {way, set_index};
  assign array_data = misses_array_write ? misses_line : access_data;
  assign array_poison = misses_array_write ? misses_line_poison : access_poison;
  llc_array array (
    .clk           (clk),
    .write         (array_write),
    .read          (array_read),
    .address       (array_address),
    .data          (array_data),
    .poison        (array_poison),
    .flip_word     (registers_line_word),
    .flips         (registers_line_flips),
    .line          (array_line),
    .line_poison   (array_line_poison),
    .corrected     (array_corrected),
    .uncorrectable (array_uncorrectable)
  );

  assign t_17 = takes_write ? write_queue_deq_data[57:26] : reads_1 ? read_line_1 : read_line_0;
  assign t_18 = t_17[4] ^ t_17[5] ^ t_17[6] ^ t_17[7] ^ t_17[8] ^ t_17[9] ^ t_17[10];
  assign t_19 = t_18 ^ t_17[11] ^ t_17[12] ^ t_17[13] ^ t_17[14] ^ t_17[15] ^ t_17[16];
  assign tags_read_set = issues_flush
    ? flush_set
    : {t_17[3] ^ (t_19 ^ t_17[17]), {^t_17[17:2], t_17[1:0]}};
  assign tags_write_ways = clearing
    ? 4'hf
    : tag_written ? way_bit : (fires & access_flush) ? (victim ? way_bit : 4'hf) : 4'd0;
  assign tags_write_set = clearing ? clear_set : set_index;
  assign tags_write_word = tag_written ? {tag, access_write, 1'b1} : 16'd0;
  assign tags_flips = tag_written ? registers_tag_flips : 22'd0;
  assign tags_write_used = clearing | (fires & looked_for);
  assign tags_used_word = clearing
    ? 4'd0
    : ((lately & mask) == mask) ? ((lately & ~mask) | way_bit) : lately;
  llc_tags tags (
    .clk        (clk),
    .reset      (reset),
    .read       (enters),
    .read_set   (tags_read_set),
    .set_index  (set_index),
    .wanted     (tag),
    .cache      (registers_cache),
    .way        (way),
    .write_ways (tags_write_ways),
    .write_set  (tags_write_set),
    .write_word (tags_write_word),
    .flips      (tags_flips),
    .write_used (tags_write_used),
    .used_word  (tags_used_word),
    .valid      (tags_valid),
    .dirty      (tags_dirty),
    .equal      (tags_equal),
    .corrected  (tags_corrected),
    .lost       (tags_lost),
    .tag_in_way (tags_tag_in_way),
    .used       (tags_used)
  );

  assign t_10 = channel_of_set == 1'b0;
  assign channel_0_fetch_valid = fires & fetches & t_10;
  assign t_9 = {access_line[17:3], access_line[1:0]};
  assign channel_0_fetch_line = t_9;
  assign channel_0_reserve = fires & victim & t_10;
  assign channel_0_push = read_goes & out_write_back & (out_channel == 1'b0);
  llc_channel channel_0 (
    .clk             (clk),
    .reset           (reset),
    .fetch_valid     (channel_0_fetch_valid),
    .fetch_ready     (channel_0_fetch_ready),
    .fetch_line      (channel_0_fetch_line),
    .fetch_entry     (misses_free_entry),
    .reserve         (channel_0_reserve),
    .push            (channel_0_push),
    .line            (out_channel_line),
    .poison          (poison_out),
    .data            (array_line),
    .ahead           (ahead_0),
    .room            (channel_0_room),
    .full            (channel_0_full),
    .drained         (channel_0_drained),
    .request_valid   (channel_0_request_valid),
    .request_ready   (memory_0_request_ready),
    .request_write   (channel_0_request_write),
    .request_address (channel_0_request_address),
    .request_tag     (channel_0_request_tag),
    .request_poison  (channel_0_request_poison),
    .request_data    (channel_0_request_data),
    .response_valid  (memory_0_response_valid),
    .response_ready  (channel_0_response_ready),
    .response_tag    (memory_0_response_tag),
    .response_poison (memory_0_response_poison),
    .response_data   (memory_0_response_data),
    .fill_valid      (channel_0_fill_valid),
    .fill_ready      (misses_memory_0_ready),
    .fill_entry      (channel_0_fill_entry),
    .fill_data       (channel_0_fill_data),
    .fill_poison     (channel_0_fill_poison)
  );

  assign t_11 = channel_of_set == 1'b1;
  assign channel_1_fetch_valid = fires & fetches & t_11;
  assign channel_1_fetch_line = t_9;
  assign channel_1_reserve = fires & victim & t_11;
  assign channel_1_push = read_goes & out_write_back & (out_channel == 1'b1);
  llc_channel channel_1 (
    .clk             (clk),
    .reset           (reset),
    .fetch_valid     (channel_1_fetch_valid),
    .fetch_ready     (channel_1_fetch_ready),
    .fetch_line      (channel_1_fetch_line),
    .fetch_entry     (misses_free_entry),
    .reserve         (channel_1_reserve),
    .push            (channel_1_push),
    .line            (out_channel_line),
    .poison          (poison_out),
    .data            (array_line),
    .ahead           (ahead_1),
    .room            (channel_1_room),
    .full            (channel_1_full),
    .drained         (channel_1_drained),
    .request_valid   (channel_1_request_valid),
    .request_ready   (memory_1_request_ready),
    .request_write   (channel_1_request_write),
    .request_address (channel_1_request_address),
    .request_tag     (channel_1_request_tag),
    .request_poison  (channel_1_request_poison),
    .request_data    (channel_1_request_data),
    .response_valid  (memory_1_response_valid),
    .response_ready  (channel_1_response_ready),
    .response_tag    (memory_1_response_tag),
    .response_poison (memory_1_response_poison),
    .response_data   (memory_1_response_data),
    .fill_valid      (channel_1_fill_valid),
    .fill_ready      (misses_memory_1_ready),
    .fill_entry      (channel_1_fill_entry),
    .fill_data       (channel_1_fill_data),
    .fill_poison     (channel_1_fill_poison)
  );

  // ---- What comes out of the array, and the reads that a fill answers ----

  assign response_valid = grant_fill | grant_read;
  assign response_ready = read_queue_enq_ready;
  assign response_data = grant_fill ? misses_line : out_refused ? 512'd0 : array_line;
  assign response_tag = answered[24:13];
  assign response_source = answered[12:4];
  assign response_line = answered[1:0];
  assign response_poison = grant_fill ? misses_line_poison : poison_out;
  assign response_error = grant_read & out_refused;
  assign response_reply = answered[3:2];

  // The fill goes first where both have a line.
  always @(posedge clk) begin
    if (reset) begin
      fill_turn <= 1'b0;
    end else if (response_ready & (grant_read | grant_fill)) begin
      fill_turn <= grant_read;
    end
  end

  assign read_responds = out_full & out_respond;
  assign grant_fill = misses_respond_valid & (!read_responds | fill_turn);
  assign grant_read = read_responds & !grant_fill;
  assign read_goes = out_full & (!out_respond | (response_ready & grant_read));
  assign uncorrectable = out_array & array_uncorrectable;
  assign poison_out = out_array & (array_line_poison | uncorrectable);
  assign answered = grant_fill ? misses_respond_data : out_asker;

  assign read_queue_enq_data = {
    response_data,
    response_tag,
    response_source,
    response_line,
    response_poison,
    response_error,
    response_reply
  };
  queue_2x539 read_queue (
    .clk       (clk),
    .reset     (reset),
    .enq_valid (response_valid),
    .enq_ready (read_queue_enq_ready),
    .enq_data  (read_queue_enq_data),
    .deq_valid (read_queue_deq_valid),
    .deq_ready (read_ready),
    .deq_data  (read_queue_deq_data)
  );

  assign local_valid = read_goes & out_local;
  assign local_ready = local_queue_enq_ready;
  assign local_entry = out_entry;
  assign local_data = array_line;
  assign local_poison = poison_out;

  // Not used: room was reserved in the lookup.
  wire unused_local_ready = &{1'b0, local_ready};

  assign local_queue_enq_data = {local_entry, local_data, local_poison};
  queue_4x517 local_queue (
    .clk       (clk),
    .reset     (reset),
    .enq_valid (local_valid),
    .enq_ready (local_queue_enq_ready),
    .enq_data  (local_queue_enq_data),
    .deq_valid (local_queue_deq_valid),
    .deq_ready (misses_local_ready),
    .deq_data  (local_queue_deq_data)
  );

  assign line_error = read_goes & uncorrectable;
  assign done_valid = fires & acknowledges;
  assign done_ready = ack_queue_enq_ready;
  assign done_tag = access_tag;
  assign done_source = access_source;
  assign done_error = refused;

  // ---- The lookup: where the line is, or will be ----

  assign t_0 = access_line[4]
    ^ access_line[5]
    ^ access_line[6]
    ^ access_line[7]
    ^ access_line[8]
    ^ access_line[9]
    ^ access_line[10];
  assign t_1 = t_0
    ^ access_line[11]
    ^ access_line[12]
    ^ access_line[13]
    ^ access_line[14]
    ^ access_line[15]
    ^ access_line[16];
  assign set_index = (access_flush | access_line[31])
    ? access_line[3:0]
    : {access_line[3] ^ (t_1 ^ access_line[17]), {^access_line[17:2], access_line[1:0]}};

  assign tag = access_line[17:4];
  assign scratch = access_line[31] & !access_flush;
  assign refused = scratch & ({25'd0, registers_scratch_ways} <= access_line[30:4]);

  assign t_2 = registers_way_masks[{access_steering, 2'd0} +: 4] & registers_cache;
  assign mask = (|t_2) ? t_2 : registers_cache;

  assign hits = tags_valid & tags_equal;
  assign hit = |hits;
  assign looked_for = !access_flush & !scratch;
  assign is_miss = looked_for & !hit;
  assign can = mask & ~misses_ways;
  assign empty = can & ~tags_valid;
  assign cold = can & ~tags_used;

  assign t_3 = (|empty) ? empty : (|cold) ? cold : can;
  assign t_4 = access_flush
    ? (tags_dirty & (~tags_dirty + 4'd1))
    : scratch ? (4'd1 << access_line[5:4]) : hit ? (hits & (~hits + 4'd1)) : (t_3 & (~t_3 + 4'd1));
  assign way_bit = t_4;

  assign way = {|(way_bit & 4'hc), |(way_bit & 4'ha)};

  // ---- What it needs ----

  assign present = (scratch & !refused) | (looked_for & hit);
  assign under_way = present & misses_matched;
  assign closing = under_way & misses_closing;
  assign here = present & !under_way;
  assign whole = access_write & (&access_strobe);
  assign part = access_write & !whole;
  assign wants_entry = is_miss | (here & part) | (under_way & !access_write);
  assign victim = (is_miss | access_flush) & (|(tags_dirty & way_bit));
  assign wants_local = (here & part) | (is_miss & whole);
  assign fetches = is_miss & !whole;
  assign needs_write = here & whole;
  assign needs_read = victim | (here & !whole);
  assign uses_read = needs_read | wants_local | (refused & !access_write);

  // All lines of a set are of one pseudo-channel: this one's, and the victim's.
  assign channel_of_set = set_index[2];

  // Not used: the front has seen to room.
  wire unused_channel_0_fetch_ready = &{1'b0, channel_0_fetch_ready};

  // Not used: the front has seen to room.
  wire unused_channel_1_fetch_ready = &{1'b0, channel_1_fetch_ready};

  // ---- Whether it can have it ----

  // Lines from the bank itself that are reserved, from the lookup to the fill.
  assign t_12 = local_queue_deq_valid & misses_local_ready;
  always @(posedge clk) begin
    if (reset) begin
      local_reserved <= 3'd0;
    end else if (takes_local & !t_12) begin
      local_reserved <= local_reserved + 3'd1;
    end else if (!takes_local & t_12) begin
      local_reserved <= local_reserved - 3'd1;
    end
  end

  assign read_stays = out_full & !read_goes;
  assign acknowledges = access_write & access_last;
  assign wait_flush = access_flush & (|misses_ways);
  assign wait_way = is_miss & !(|can);
  assign wait_line = closing;
  assign wait_victim = access_flush & victim & (channel_of_set ? channel_1_full : channel_0_full);
  assign wait_local = wants_local & (local_reserved == 3'd4);
  assign wait_array = (needs_read | needs_write) & misses_array_write;
  assign wait_read = uses_read & read_stays;
  assign wait_ack = acknowledges & !done_ready;
  assign blocked = |{wait_ack, wait_read, wait_array, wait_local, wait_victim, wait_line, wait_way, wait_flush};
  assign fires = access_full & !blocked;

  // ---- What it changes ----

  assign takes_local = fires & wants_local;
  assign writes_line = fires & needs_write;
  assign tag_written = fires & looked_for & (is_miss | access_write);
  assign lately = tags_used | way_bit;

  // ---- Errors of the lookup ----

  assign checked = fires & !scratch;
  assign tag_lost = checked & tags_lost;

  assign ack_queue_enq_data = {done_tag, done_source, done_error};
  queue_2x22 ack_queue (
    .clk       (clk),
    .reset     (reset),
    .enq_valid (done_valid),
    .enq_ready (ack_queue_enq_ready),
    .enq_data  (ack_queue_enq_data),
    .deq_valid (ack_queue_deq_valid),
    .deq_ready (ack_ready),
    .deq_data  (ack_queue_deq_data)
  );

  // ---- The front: room of each pseudo-channel ----

  assign t_14 = access_full & !access_flush;
  assign t_15 = access_line[31] ? access_line[2] : (^access_line[17:2]);
  assign ahead_0 = t_14 & (t_15 == 1'b0);

  assign read_room_0 = !((5'd7 <= misses_taken_0) | (ahead_0 & (5'd6 <= misses_taken_0)));
  assign write_room_0 = !((5'd8 <= misses_taken_0) | (ahead_0 & (5'd7 <= misses_taken_0)));
  assign ahead_1 = t_14 & (t_15 == 1'b1);
  assign read_room_1 = !((5'd7 <= misses_taken_1) | (ahead_1 & (5'd6 <= misses_taken_1)));
  assign write_room_1 = !((5'd8 <= misses_taken_1) | (ahead_1 & (5'd7 <= misses_taken_1)));

  // ---- The front: what waits ----

  assign request_of_1 = request_address[31] ? request_address[2] : (^request_address[17:2]);
  assign sorted_0_valid = request_valid & request_room & (request_of_1 == 1'b0);
  assign sorted_0_ready = request_queue_0_enq_ready;
  assign sorted_0_address = request_address;
  assign sorted_0_lines = request_lines;
  assign sorted_0_bank = request_bank;
  assign sorted_0_steering = request_steering;
  assign sorted_0_tag = request_tag;
  assign sorted_0_source = request_source;
  assign sorted_0_reply = request_reply;
  assign sorted_1_valid = request_valid & request_room & (request_of_1 == 1'b1);
  assign sorted_1_ready = request_queue_1_enq_ready;
  assign sorted_1_address = request_address;
  assign sorted_1_lines = request_lines;
  assign sorted_1_bank = request_bank;
  assign sorted_1_steering = request_steering;
  assign sorted_1_tag = request_tag;
  assign sorted_1_source = request_source;
  assign sorted_1_reply = request_reply;
  assign request_room = sorted_0_ready & sorted_1_ready;

  assign request_queue_0_enq_data = {
    sorted_0_address,
    sorted_0_lines,
    sorted_0_bank,
    sorted_0_steering,
    sorted_0_tag,
    sorted_0_source,
    sorted_0_reply
  };
  assign request_queue_0_deq_ready = takes_read_0 & last_line_0;
  queue_2x62 request_queue_0 (
    .clk       (clk),
    .reset     (reset),
    .enq_valid (sorted_0_valid),
    .enq_ready (request_queue_0_enq_ready),
    .enq_data  (request_queue_0_enq_data),
    .deq_valid (request_queue_0_deq_valid),
    .deq_ready (request_queue_0_deq_ready),
    .deq_data  (request_queue_0_deq_data)
  );

  // Not used: the quad has looked at it.
  wire unused_request_queue_0_deq_data_27_26 = &{1'b0, request_queue_0_deq_data[27:26]};

  always @(posedge clk) begin
    if (reset) begin
      begun_0 <= 2'd0;
    end else if (takes_read_0) begin
      begun_0 <= last_line_0 ? 2'd0 : (begun_0 + 2'd1);
    end
  end

  assign last_line_0 = begun_0 == request_queue_0_deq_data[29:28];
  assign read_line_0 = {request_queue_0_deq_data[61:32], request_queue_0_deq_data[31:30] + begun_0};

  assign read_open_0 = request_queue_0_deq_valid
    & (read_room_0 & (read_line_0[31] | channel_0_room));

  assign request_queue_1_enq_data = {
    sorted_1_address,
    sorted_1_lines,
    sorted_1_bank,
    sorted_1_steering,
    sorted_1_tag,
    sorted_1_source,
    sorted_1_reply
  };
  assign request_queue_1_deq_ready = takes_read_1 & last_line_1;
  queue_2x62 request_queue_1 (
    .clk       (clk),
    .reset     (reset),
    .enq_valid (sorted_1_valid),
    .enq_ready (request_queue_1_enq_ready),
    .enq_data  (request_queue_1_enq_data),
    .deq_valid (request_queue_1_deq_valid),
    .deq_ready (request_queue_1_deq_ready),
    .deq_data  (request_queue_1_deq_data)
  );

  // Not used: the quad has looked at it.
  wire unused_request_queue_1_deq_data_27_26 = &{1'b0, request_queue_1_deq_data[27:26]};

  always @(posedge clk) begin
    if (reset) begin
      begun_1 <= 2'd0;
    end else if (takes_read_1) begin
      begun_1 <= last_line_1 ? 2'd0 : (begun_1 + 2'd1);
    end
  end

  assign last_line_1 = begun_1 == request_queue_1_deq_data[29:28];
  assign read_line_1 = {request_queue_1_deq_data[61:32], request_queue_1_deq_data[31:30] + begun_1};

  assign read_open_1 = request_queue_1_deq_valid
    & (read_room_1 & (read_line_1[31] | channel_1_room));

  assign write_queue_enq_data = {
    write_data,
    write_strobe,
    write_address,
    write_tag,
    write_source,
    write_steering,
    write_last,
    write_poison
  };
  queue_2x634 write_queue (
    .clk       (clk),
    .reset     (reset),
    .enq_valid (write_valid),
    .enq_ready (write_queue_enq_ready),
    .enq_data  (write_queue_enq_data),
    .deq_valid (write_queue_deq_valid),
    .deq_ready (takes_write),
    .deq_data  (write_queue_deq_data)
  );

  assign write_of_1 = write_queue_deq_data[57]
    ? write_queue_deq_data[28]
    : ^write_queue_deq_data[43:28];

  assign write_open = write_queue_deq_valid
    & ((write_of_1 ? write_room_1 : write_room_0) & (write_queue_deq_data[57] | (write_of_1 ? channel_1_room : channel_0_room)));

  // ---- The front: the choice ----

  // Whose turn it is: a write's; among reads, pseudo-channel 1's.
  always @(posedge clk) begin
    if (reset) begin
      write_turn <= 1'b0;
    end else if (takes_read) begin
      write_turn <= 1'b1;
    end else if (takes_write) begin
      write_turn <= 1'b0;
    end
  end

  always @(posedge clk) begin
    if (reset) begin
      read_turn <= 1'b0;
    end else if (takes_read) begin
      read_turn <= !reads_1;
    end
  end

  assign access_free = !access_full | fires;
  assign front_open = access_free & !clearing & !flush_active;
  assign any_read = read_open_0 | read_open_1;
  assign takes_write = front_open & write_open & (write_turn | !any_read);
  assign takes_read = front_open & any_read & !takes_write;
  assign reads_1 = read_open_1 & (read_turn | !read_open_0);
  assign takes_read_0 = takes_read & (reads_1 == 1'b0);
  assign takes_read_1 = takes_read & (reads_1 == 1'b1);
  assign issues_flush = access_free & !clearing & flush_active & !flush_issued & !flush_drains;
  assign entering_line = issues_flush ? {28'd0, flush_set} : t_17;
  assign enters = issues_flush | takes_read | takes_write;

  // ---- Flush ----

  assign flush_pass = fires & access_flush;

  assign flush_over = flush_active
    & flush_drains
    & (!out_full & channel_0_drained & channel_1_drained);

  // ---- Counted events ----

endmodule

`default_nettype wire
