// llc_registers
//
// Registers and counters of a bank. An access answers in the next cycle.
//
// Parameters: fetch_queue = 2, line_bits = 18, memory_tag_bits = 4, misses = 16, quad_banks =
// 3, request_queue = 2, sets = 16, ways = 4, write_backs = 2, write_queue = 2
//
// Generated from hw/src/llc/registers.rs; change that file, not this one.

`default_nettype none

module llc_registers (
  input  wire        clk,
  input  wire        reset,
  input  wire        utility_request_valid,
  output wire        utility_request_ready,
  input  wire        utility_request_write,
  input  wire  [8:0] utility_request_address,
  input  wire [63:0] utility_request_data,
  output wire        utility_response_valid,
  input  wire        utility_response_ready,
  output wire [63:0] utility_response_data,
  output wire        utility_response_error,
  // What the register `control` reads as: clearing, flushing.
  input  wire  [1:0] control,
  // A flush begins.
  output wire        flush,
  // Ways of each steering tag, ways that are cache, ways that are scratch.
  output wire [31:0] way_masks,
  output wire  [3:0] cache,
  output wire  [1:0] scratch_ways,
  // A line is written into the array; the word and its bits to be turned over.
  input  wire        line_written,
  output wire  [2:0] line_word,
  output wire [74:0] line_flips,
  // A tag is written by an access; its bits to be turned over.
  input  wire        tag_written,
  output wire [21:0] tag_flips,
  // Errors, the first of which is logged: of a line read, of the lookup.
  input  wire        line_error,
  input  wire [31:0] error_line,
  input  wire        tag_error,
  input  wire        refused_error,
  input  wire [31:0] lookup_line,
  // A line to be read leaves the lookup: + 1.
  input  wire        reads,
  // A write leaves the lookup: + 1.
  input  wire        writes,
  // An access leaves the lookup whose line is in the bank (scratch included) and not under way:
  // + 1.
  input  wire        hits,
  // An access leaves the lookup whose line is not in the bank: + 1.
  input  wire        misses,
  // An access leaves the lookup whose line is under way: + 1.
  input  wire        merges,
  // An access beyond the scratch ways leaves the lookup: + 1.
  input  wire        refused,
  // A pseudo-channel takes a read request: + 1 for each.
  input  wire  [1:0] fetches,
  // A pseudo-channel takes a write request: + 1 for each.
  input  wire  [1:0] write_backs,
  // A line that was under way is written into the bank: + 1.
  input  wire        fills,
  // A line read leaves the bank: + 1.
  input  wire        responses,
  // An acknowledgement leaves the bank: + 1.
  input  wire        acks,
  // A line read leaves the bank poisoned: + 1.
  input  wire        poisoned,
  // A line is read out of the bank's memory: + the words of it in which one bit was wrong.
  input  wire  [3:0] corrected,
  // A line is read out of the bank's memory in some word of which more bits were wrong: + 1.
  input  wire        uncorrectable,
  // A lookup ends: + the tags of its set in which one bit was wrong.
  input  wire  [2:0] tags_corrected,
  // A lookup ends in some tag of whose set more bits were wrong: + 1.
  input  wire        tags_uncorrectable,
  // A cycle in which an access is in the lookup or waits for its line: + 1.
  input  wire        busy_cycles,
  // A cycle in which an access stays in the lookup: + 1.
  input  wire        stall_cycles,
  // Each cycle: + the accesses that are first at the front (a read of each pseudo-channel, a
  // write) and may not enter the lookup, as their pseudo-channel has no entry, fetch or
  // write-back to spare.
  input  wire  [1:0] room_wait_cycles,
  // A cycle in which an access stays in the lookup and its line is just being filled: + 1.
  input  wire        line_wait_cycles,
  // A cycle in which a line read is offered and not taken: + 1.
  input  wire        response_wait_cycles,
  // Each cycle: + the requests (of two pseudo-channels) that are offered and not taken.
  input  wire  [1:0] memory_wait_cycles
);

  wire writing;
  wire t_0;
  wire t_1;
  wire t_2;
  reg [3:0] way_mask_0;
  reg [3:0] way_mask_1;
  reg [3:0] way_mask_2;
  reg [3:0] way_mask_3;
  reg [3:0] way_mask_4;
  reg [3:0] way_mask_5;
  reg [3:0] way_mask_6;
  reg [3:0] way_mask_7;
  reg [1:0] scratch_ways_held;
  reg [31:0] inject_line;
  reg [31:0] inject_tag;
  reg logged;
  reg [1:0] cause;
  reg [31:0] log_line;
  reg [63:0] reads_count;
  reg [63:0] writes_count;
  reg [63:0] hits_count;
  reg [63:0] misses_count;
  reg [63:0] merges_count;
  reg [63:0] refused_count;
  reg [63:0] fetches_count;
  reg [63:0] write_backs_count;
  reg [63:0] fills_count;
  reg [63:0] responses_count;
  reg [63:0] acks_count;
  reg [63:0] poisoned_count;
  reg [63:0] corrected_count;
  reg [63:0] uncorrectable_count;
  reg [63:0] tags_corrected_count;
  reg [63:0] tags_uncorrectable_count;
  reg [63:0] busy_cycles_count;
  reg [63:0] stall_cycles_count;
  reg [63:0] room_wait_cycles_count;
  reg [63:0] line_wait_cycles_count;
  reg [63:0] response_wait_cycles_count;
  reg [63:0] memory_wait_cycles_count;
  reg [65:0] found;
  reg full;
  reg [63:0] held;
  reg held_error;

  assign utility_request_ready = !full | utility_response_ready;
  assign utility_response_valid = full;
  assign utility_response_data = held;
  assign utility_response_error = held_error;
  assign flush = writing & (utility_request_address == 9'h148) & utility_request_data[0];

  assign way_masks = {
    way_mask_7,
    way_mask_6,
    way_mask_5,
    way_mask_4,
    way_mask_3,
    way_mask_2,
    way_mask_1,
    way_mask_0
  };

  assign cache = 4'hf << scratch_ways_held;
  assign scratch_ways = scratch_ways_held;
  assign line_word = inject_line[18:16];

  assign line_flips = ((75'd1 << inject_line[6:0]) ^ ({75{inject_line[24]}} & (75'd1 << inject_line[14:8])))
    & {75{inject_line[31]}};

  assign tag_flips = ((22'd1 << inject_tag[6:0]) ^ ({22{inject_tag[24]}} & (22'd1 << inject_tag[14:8])))
    & {22{inject_tag[31]}};

  assign writing = utility_request_valid & utility_request_ready & utility_request_write;

  // ---- Partitions ----

  always @(posedge clk) begin
    if (reset) begin
      way_mask_0 <= 4'hf;
    end else if (writing & (utility_request_address == 9'h100)) begin
      way_mask_0 <= utility_request_data[3:0];
    end
  end

  always @(posedge clk) begin
    if (reset) begin
      way_mask_1 <= 4'hf;
    end else if (writing & (utility_request_address == 9'h108)) begin
      way_mask_1 <= utility_request_data[3:0];
    end
  end

  always @(posedge clk) begin
    if (reset) begin
      way_mask_2 <= 4'hf;
    end else if (writing & (utility_request_address == 9'h110)) begin
      way_mask_2 <= utility_request_data[3:0];
    end
  end

  always @(posedge clk) begin
    if (reset) begin
      way_mask_3 <= 4'hf;
    end else if (writing & (utility_request_address == 9'h118)) begin
      way_mask_3 <= utility_request_data[3:0];
    end
  end

  always @(posedge clk) begin
    if (reset) begin
      way_mask_4 <= 4'hf;
    end else if (writing & (utility_request_address == 9'h120)) begin
      way_mask_4 <= utility_request_data[3:0];
    end
  end

  always @(posedge clk) begin
    if (reset) begin
      way_mask_5 <= 4'hf;
    end else if (writing & (utility_request_address == 9'h128)) begin
      way_mask_5 <= utility_request_data[3:0];
    end
  end

  always @(posedge clk) begin
    if (reset) begin
      way_mask_6 <= 4'hf;
    end else if (writing & (utility_request_address == 9'h130)) begin
      way_mask_6 <= utility_request_data[3:0];
    end
  end

  always @(posedge clk) begin
    if (reset) begin
      way_mask_7 <= 4'hf;
    end else if (writing & (utility_request_address == 9'h138)) begin
      way_mask_7 <= utility_request_data[3:0];
    end
  end

  always @(posedge clk) begin
    if (reset) begin
      scratch_ways_held <= 2'd0;
    end else if (writing & (utility_request_address == 9'h140)) begin
      scratch_ways_held <= (64'd3 <= utility_request_data) ? 2'd3 : utility_request_data[1:0];
    end
  end

  // ---- Flush ----


  // ---- Error injection ----

  always @(posedge clk) begin
    if (reset) begin
      inject_line <= 32'd0;
    end else begin
      if (line_written) begin
        inject_line <= {1'b0, inject_line[30:0]};
      end
      if (writing & (utility_request_address == 9'h150)) begin
        inject_line <= utility_request_data[31:0];
      end
    end
  end

  always @(posedge clk) begin
    if (reset) begin
      inject_tag <= 32'd0;
    end else begin
      if (tag_written) begin
        inject_tag <= {1'b0, inject_tag[30:0]};
      end
      if (writing & (utility_request_address == 9'h158)) begin
        inject_tag <= utility_request_data[31:0];
      end
    end
  end

  // ---- Error log ----

  assign t_0 = writing & (utility_request_address == 9'h160);
  assign t_1 = (|{refused_error, tag_error, line_error}) & (!logged | t_0);
  always @(posedge clk) begin
    if (reset) begin
      logged <= 1'b0;
      cause <= 2'd0;
      log_line <= 32'd0;
    end else if (t_1) begin
      logged <= 1'b1;
      cause <= line_error ? 2'd1 : tag_error ? 2'd2 : 2'd3;
      log_line <= line_error ? error_line : lookup_line;
    end else if (t_0) begin
      logged <= 1'b0;
      cause <= 2'd0;
      log_line <= 32'd0;
    end
  end

  // ---- Counters ----

  always @(posedge clk) begin
    if (reset) begin
      reads_count <= 64'd0;
      writes_count <= 64'd0;
      hits_count <= 64'd0;
      misses_count <= 64'd0;
      merges_count <= 64'd0;
      refused_count <= 64'd0;
      fetches_count <= 64'd0;
      write_backs_count <= 64'd0;
      fills_count <= 64'd0;
      responses_count <= 64'd0;
      acks_count <= 64'd0;
      poisoned_count <= 64'd0;
      corrected_count <= 64'd0;
      uncorrectable_count <= 64'd0;
      tags_corrected_count <= 64'd0;
      tags_uncorrectable_count <= 64'd0;
      busy_cycles_count <= 64'd0;
      stall_cycles_count <= 64'd0;
      room_wait_cycles_count <= 64'd0;
      line_wait_cycles_count <= 64'd0;
      response_wait_cycles_count <= 64'd0;
      memory_wait_cycles_count <= 64'd0;
    end else begin
      reads_count <= reads_count + {63'd0, reads};
      writes_count <= writes_count + {63'd0, writes};
      hits_count <= hits_count + {63'd0, hits};
      misses_count <= misses_count + {63'd0, misses};
      merges_count <= merges_count + {63'd0, merges};
      refused_count <= refused_count + {63'd0, refused};
      fetches_count <= fetches_count + {62'd0, fetches};
      write_backs_count <= write_backs_count + {62'd0, write_backs};
      fills_count <= fills_count + {63'd0, fills};
      responses_count <= responses_count + {63'd0, responses};
      acks_count <= acks_count + {63'd0, acks};
      poisoned_count <= poisoned_count + {63'd0, poisoned};
      corrected_count <= corrected_count + {60'd0, corrected};
      uncorrectable_count <= uncorrectable_count + {63'd0, uncorrectable};
      tags_corrected_count <= tags_corrected_count + {61'd0, tags_corrected};
      tags_uncorrectable_count <= tags_uncorrectable_count + {63'd0, tags_uncorrectable};
      busy_cycles_count <= busy_cycles_count + {63'd0, busy_cycles};
      stall_cycles_count <= stall_cycles_count + {63'd0, stall_cycles};
      room_wait_cycles_count <= room_wait_cycles_count + {62'd0, room_wait_cycles};
      line_wait_cycles_count <= line_wait_cycles_count + {63'd0, line_wait_cycles};
      response_wait_cycles_count <= response_wait_cycles_count + {63'd0, response_wait_cycles};
      memory_wait_cycles_count <= memory_wait_cycles_count + {62'd0, memory_wait_cycles};
    end
  end

  // ---- Answers ----

  // The value, whether there is a register, and whether it can be written.
  always @* begin
    case (utility_request_address)
      9'd0: found = {reads_count, 1'b1, 1'b0};
      9'd8: found = {writes_count, 1'b1, 1'b0};
      9'h010: found = {hits_count, 1'b1, 1'b0};
      9'h018: found = {misses_count, 1'b1, 1'b0};
      9'h020: found = {merges_count, 1'b1, 1'b0};
      9'h028: found = {refused_count, 1'b1, 1'b0};
      9'h030: found = {fetches_count, 1'b1, 1'b0};
      9'h038: found = {write_backs_count, 1'b1, 1'b0};
      9'h040: found = {fills_count, 1'b1, 1'b0};
      9'h048: found = {responses_count, 1'b1, 1'b0};
      9'h050: found = {acks_count, 1'b1, 1'b0};
      9'h058: found = {poisoned_count, 1'b1, 1'b0};
      9'h060: found = {corrected_count, 1'b1, 1'b0};
      9'h068: found = {uncorrectable_count, 1'b1, 1'b0};
      9'h070: found = {tags_corrected_count, 1'b1, 1'b0};
      9'h078: found = {tags_uncorrectable_count, 1'b1, 1'b0};
      9'h080: found = {busy_cycles_count, 1'b1, 1'b0};
      9'h088: found = {stall_cycles_count, 1'b1, 1'b0};
      9'h090: found = {room_wait_cycles_count, 1'b1, 1'b0};
      9'h098: found = {line_wait_cycles_count, 1'b1, 1'b0};
      9'h0a0: found = {response_wait_cycles_count, 1'b1, 1'b0};
      9'h0a8: found = {memory_wait_cycles_count, 1'b1, 1'b0};
      9'h100: found = {{60'd0, way_mask_0}, 1'b1, 1'b1};
      9'h108: found = {{60'd0, way_mask_1}, 1'b1, 1'b1};
      9'h110: found = {{60'd0, way_mask_2}, 1'b1, 1'b1};
      9'h118: found = {{60'd0, way_mask_3}, 1'b1, 1'b1};
      9'h120: found = {{60'd0, way_mask_4}, 1'b1, 1'b1};
      9'h128: found = {{60'd0, way_mask_5}, 1'b1, 1'b1};
      9'h130: found = {{60'd0, way_mask_6}, 1'b1, 1'b1};
      9'h138: found = {{60'd0, way_mask_7}, 1'b1, 1'b1};
      9'h140: found = {{62'd0, scratch_ways_held}, 1'b1, 1'b1};
      9'h148: found = {{62'd0, control}, 1'b1, 1'b1};
      9'h150: found = {{32'd0, inject_line}, 1'b1, 1'b1};
      9'h158: found = {{32'd0, inject_tag}, 1'b1, 1'b1};
      9'h160: found = {{{logged, 29'd0, cause}, log_line}, 1'b1, 1'b1};
      default: found = 66'd0;
    endcase
  end

  assign t_2 = utility_request_valid & utility_request_ready;
  always @(posedge clk) begin
    if (reset) begin
      full <= 1'b0;
    end else if (t_2) begin
      full <= 1'b1;
    end else if (utility_response_ready) begin
      full <= 1'b0;
    end
  end

  always @(posedge clk) begin
    if (t_2) begin
      held <= utility_request_write ? 64'd0 : found[65:2];
      held_error <= !(utility_request_write ? found[0] : found[1]);
    end
  end
endmodule

`default_nettype wire
