// llc_quad
//
// 3 banks of the last-level cache on one control lane.
//
// Parameters: fetch_queue = 2, line_bits = 18, memory_tag_bits = 4, misses = 16, quad_banks =
// 3, request_queue = 2, sets = 16, ways = 4, write_backs = 2, write_queue = 2
//
// Generated from hw/src/llc/quad.rs; change that file, not this one.

`default_nettype none

module llc_quad (
  input  wire         clk,
  input  wire         reset,
  // Lines to be read, of the bank that the request names.
  input  wire         request_valid,
  output wire         request_ready,
  input  wire  [31:0] request_address,
  input  wire   [1:0] request_lines,
  input  wire   [1:0] request_bank,
  input  wire   [2:0] request_steering,
  input  wire  [11:0] request_tag,
  input  wire   [8:0] request_source,
  input  wire   [1:0] request_reply,
  // The writes of a fragment are done.
  output wire         ack_valid,
  input  wire         ack_ready,
  output wire  [11:0] ack_tag,
  output wire   [8:0] ack_source,
  output wire         ack_error,
  // Registers and counters; the bank stands above the offset.
  input  wire         utility_request_valid,
  output wire         utility_request_ready,
  input  wire         utility_request_write,
  input  wire  [10:0] utility_request_address,
  input  wire  [63:0] utility_request_data,
  output wire         utility_response_valid,
  input  wire         utility_response_ready,
  output wire  [63:0] utility_response_data,
  output wire         utility_response_error,
  // Bank 0: data lane and pseudo-channels.
  input  wire         bank_0_write_valid,
  output wire         bank_0_write_ready,
  input  wire [511:0] bank_0_write_data,
  input  wire  [63:0] bank_0_write_strobe,
  input  wire  [31:0] bank_0_write_address,
  input  wire  [11:0] bank_0_write_tag,
  input  wire   [8:0] bank_0_write_source,
  input  wire   [2:0] bank_0_write_steering,
  input  wire         bank_0_write_last,
  input  wire         bank_0_write_poison,
  output wire         bank_0_read_valid,
  input  wire         bank_0_read_ready,
  output wire [511:0] bank_0_read_data,
  output wire  [11:0] bank_0_read_tag,
  output wire   [8:0] bank_0_read_source,
  output wire   [1:0] bank_0_read_line,
  output wire         bank_0_read_poison,
  output wire         bank_0_read_error,
  output wire   [1:0] bank_0_read_reply,
  output wire         bank_0_memory_0_request_valid,
  input  wire         bank_0_memory_0_request_ready,
  output wire         bank_0_memory_0_request_write,
  output wire  [16:0] bank_0_memory_0_request_address,
  output wire   [3:0] bank_0_memory_0_request_tag,
  output wire         bank_0_memory_0_request_poison,
  output wire [511:0] bank_0_memory_0_request_data,
  input  wire         bank_0_memory_0_response_valid,
  output wire         bank_0_memory_0_response_ready,
  input  wire   [3:0] bank_0_memory_0_response_tag,
  input  wire         bank_0_memory_0_response_poison,
  input  wire [511:0] bank_0_memory_0_response_data,
  output wire         bank_0_memory_1_request_valid,
  input  wire         bank_0_memory_1_request_ready,
  output wire         bank_0_memory_1_request_write,
  output wire  [16:0] bank_0_memory_1_request_address,
  output wire   [3:0] bank_0_memory_1_request_tag,
  output wire         bank_0_memory_1_request_poison,
  output wire [511:0] bank_0_memory_1_request_data,
  input  wire         bank_0_memory_1_response_valid,
  output wire         bank_0_memory_1_response_ready,
  input  wire   [3:0] bank_0_memory_1_response_tag,
  input  wire         bank_0_memory_1_response_poison,
  input  wire [511:0] bank_0_memory_1_response_data,
  // Bank 1: data lane and pseudo-channels.
  input  wire         bank_1_write_valid,
  output wire         bank_1_write_ready,
  input  wire [511:0] bank_1_write_data,
  input  wire  [63:0] bank_1_write_strobe,
  input  wire  [31:0] bank_1_write_address,
  input  wire  [11:0] bank_1_write_tag,
  input  wire   [8:0] bank_1_write_source,
  input  wire   [2:0] bank_1_write_steering,
  input  wire         bank_1_write_last,
  input  wire         bank_1_write_poison,
  output wire         bank_1_read_valid,
  input  wire         bank_1_read_ready,
  output wire [511:0] bank_1_read_data,
  output wire  [11:0] bank_1_read_tag,
  output wire   [8:0] bank_1_read_source,
  output wire   [1:0] bank_1_read_line,
  output wire         bank_1_read_poison,
  output wire         bank_1_read_error,
  output wire   [1:0] bank_1_read_reply,
  output wire         bank_1_memory_0_request_valid,
  input  wire         bank_1_memory_0_request_ready,
  output wire         bank_1_memory_0_request_write,
  output wire  [16:0] bank_1_memory_0_request_address,
  output wire   [3:0] bank_1_memory_0_request_tag,
  output wire         bank_1_memory_0_request_poison,
  output wire [511:0] bank_1_memory_0_request_data,
  input  wire         bank_1_memory_0_response_valid,
  output wire         bank_1_memory_0_response_ready,
  input  wire   [3:0] bank_1_memory_0_response_tag,
  input  wire         bank_1_memory_0_response_poison,
  input  wire [511:0] bank_1_memory_0_response_data,
  output wire         bank_1_memory_1_request_valid,
  input  wire         bank_1_memory_1_request_ready,
  output wire         bank_1_memory_1_request_write,
  output wire  [16:0] bank_1_memory_1_request_address,
  output wire   [3:0] bank_1_memory_1_request_tag,
  output wire         bank_1_memory_1_request_poison,
  output wire [511:0] bank_1_memory_1_request_data,
  input  wire         bank_1_memory_1_response_valid,
  output wire         bank_1_memory_1_response_ready,
  input  wire   [3:0] bank_1_memory_1_response_tag,
  input  wire         bank_1_memory_1_response_poison,
  input  wire [511:0] bank_1_memory_1_response_data,
  // Bank 2: data lane and pseudo-channels.
  input  wire         bank_2_write_valid,
  output wire         bank_2_write_ready,
  input  wire [511:0] bank_2_write_data,
  input  wire  [63:0] bank_2_write_strobe,
  input  wire  [31:0] bank_2_write_address,
  input  wire  [11:0] bank_2_write_tag,
  input  wire   [8:0] bank_2_write_source,
  input  wire   [2:0] bank_2_write_steering,
  input  wire         bank_2_write_last,
  input  wire         bank_2_write_poison,
  output wire         bank_2_read_valid,
  input  wire         bank_2_read_ready,
  output wire [511:0] bank_2_read_data,
  output wire  [11:0] bank_2_read_tag,
  output wire   [8:0] bank_2_read_source,
  output wire   [1:0] bank_2_read_line,
  output wire         bank_2_read_poison,
  output wire         bank_2_read_error,
  output wire   [1:0] bank_2_read_reply,
  output wire         bank_2_memory_0_request_valid,
  input  wire         bank_2_memory_0_request_ready,
  output wire         bank_2_memory_0_request_write,
  output wire  [16:0] bank_2_memory_0_request_address,
  output wire   [3:0] bank_2_memory_0_request_tag,
  output wire         bank_2_memory_0_request_poison,
  output wire [511:0] bank_2_memory_0_request_data,
  input  wire         bank_2_memory_0_response_valid,
  output wire         bank_2_memory_0_response_ready,
  input  wire   [3:0] bank_2_memory_0_response_tag,
  input  wire         bank_2_memory_0_response_poison,
  input  wire [511:0] bank_2_memory_0_response_data,
  output wire         bank_2_memory_1_request_valid,
  input  wire         bank_2_memory_1_request_ready,
  output wire         bank_2_memory_1_request_write,
  output wire  [16:0] bank_2_memory_1_request_address,
  output wire   [3:0] bank_2_memory_1_request_tag,
  output wire         bank_2_memory_1_request_poison,
  output wire [511:0] bank_2_memory_1_request_data,
  input  wire         bank_2_memory_1_response_valid,
  output wire         bank_2_memory_1_response_ready,
  input  wire   [3:0] bank_2_memory_1_response_tag,
  input  wire         bank_2_memory_1_response_poison,
  input  wire [511:0] bank_2_memory_1_response_data
);

  wire llc_0_request_valid;
  wire llc_0_request_ready;
  wire llc_0_write_ready;
  wire llc_0_read_valid;
  wire [511:0] llc_0_read_data;
  wire [11:0] llc_0_read_tag;
  wire [8:0] llc_0_read_source;
  wire [1:0] llc_0_read_line;
  wire llc_0_read_poison;
  wire llc_0_read_error;
  wire [1:0] llc_0_read_reply;
  wire llc_0_ack_valid;
  wire llc_0_ack_ready;
  wire [11:0] llc_0_ack_tag;
  wire [8:0] llc_0_ack_source;
  wire llc_0_ack_error;
  wire llc_0_memory_0_request_valid;
  wire llc_0_memory_0_request_write;
  wire [16:0] llc_0_memory_0_request_address;
  wire [3:0] llc_0_memory_0_request_tag;
  wire llc_0_memory_0_request_poison;
  wire [511:0] llc_0_memory_0_request_data;
  wire llc_0_memory_0_response_ready;
  wire llc_0_memory_1_request_valid;
  wire llc_0_memory_1_request_write;
  wire [16:0] llc_0_memory_1_request_address;
  wire [3:0] llc_0_memory_1_request_tag;
  wire llc_0_memory_1_request_poison;
  wire [511:0] llc_0_memory_1_request_data;
  wire llc_0_memory_1_response_ready;
  wire llc_0_utility_request_valid;
  wire llc_0_utility_response_ready;
  wire [63:0] llc_0_utility_response_data;
  wire llc_0_utility_response_error;
  wire llc_1_request_valid;
  wire llc_1_request_ready;
  wire llc_1_write_ready;
  wire llc_1_read_valid;
  wire [511:0] llc_1_read_data;
  wire [11:0] llc_1_read_tag;
  wire [8:0] llc_1_read_source;
  wire [1:0] llc_1_read_line;
  wire llc_1_read_poison;
  wire llc_1_read_error;
  wire [1:0] llc_1_read_reply;
  wire llc_1_ack_valid;
  wire llc_1_ack_ready;
  wire [11:0] llc_1_ack_tag;
  wire [8:0] llc_1_ack_source;
  wire llc_1_ack_error;
  wire llc_1_memory_0_request_valid;
  wire llc_1_memory_0_request_write;
  wire [16:0] llc_1_memory_0_request_address;
  wire [3:0] llc_1_memory_0_request_tag;
  wire llc_1_memory_0_request_poison;
  wire [511:0] llc_1_memory_0_request_data;
  wire llc_1_memory_0_response_ready;
  wire llc_1_memory_1_request_valid;
  wire llc_1_memory_1_request_write;
  wire [16:0] llc_1_memory_1_request_address;
  wire [3:0] llc_1_memory_1_request_tag;
  wire llc_1_memory_1_request_poison;
  wire [511:0] llc_1_memory_1_request_data;
  wire llc_1_memory_1_response_ready;
  wire llc_1_utility_request_valid;
  wire llc_1_utility_response_ready;
  wire [63:0] llc_1_utility_response_data;
  wire llc_1_utility_response_error;
  wire llc_2_request_valid;
  wire llc_2_request_ready;
  wire llc_2_write_ready;
  wire llc_2_read_valid;
  wire [511:0] llc_2_read_data;
  wire [11:0] llc_2_read_tag;
  wire [8:0] llc_2_read_source;
  wire [1:0] llc_2_read_line;
  wire llc_2_read_poison;
  wire llc_2_read_error;
  wire [1:0] llc_2_read_reply;
  wire llc_2_ack_valid;
  wire llc_2_ack_ready;
  wire [11:0] llc_2_ack_tag;
  wire [8:0] llc_2_ack_source;
  wire llc_2_ack_error;
  wire llc_2_memory_0_request_valid;
  wire llc_2_memory_0_request_write;
  wire [16:0] llc_2_memory_0_request_address;
  wire [3:0] llc_2_memory_0_request_tag;
  wire llc_2_memory_0_request_poison;
  wire [511:0] llc_2_memory_0_request_data;
  wire llc_2_memory_0_response_ready;
  wire llc_2_memory_1_request_valid;
  wire llc_2_memory_1_request_write;
  wire [16:0] llc_2_memory_1_request_address;
  wire [3:0] llc_2_memory_1_request_tag;
  wire llc_2_memory_1_request_poison;
  wire [511:0] llc_2_memory_1_request_data;
  wire llc_2_memory_1_response_ready;
  wire llc_2_utility_request_valid;
  wire llc_2_utility_response_ready;
  wire [63:0] llc_2_utility_response_data;
  wire llc_2_utility_response_error;
  wire request_queue_enq_ready;
  wire [61:0] request_queue_enq_data;
  wire request_queue_deq_valid;
  wire request_queue_deq_ready;
  wire [61:0] request_queue_deq_data;
  wire t_0;
  wire t_1;
  wire t_2;
  wire done_valid;
  wire done_ready;
  wire [11:0] done_tag;
  wire [8:0] done_source;
  wire done_error;
  wire ack_queue_enq_ready;
  wire [21:0] ack_queue_enq_data;
  wire ack_queue_deq_valid;
  wire [21:0] ack_queue_deq_data;
  wire t_3;
  reg [1:0] turn;
  reg [1:0] chosen;
  reg [11:0] chosen_tag;
  reg [8:0] chosen_source;
  reg chosen_error;
  reg pending;
  reg [1:0] place;
  reg [63:0] place_data;
  reg place_error;
  // Of these only some bits are of use here.
  // verilator lint_off UNUSEDSIGNAL
  wire llc_0_utility_request_ready;
  wire llc_0_utility_response_valid;
  wire llc_1_utility_request_ready;
  wire llc_1_utility_response_valid;
  wire llc_2_utility_request_ready;
  wire llc_2_utility_response_valid;
  // verilator lint_on UNUSEDSIGNAL

  assign request_ready = request_queue_enq_ready;
  assign ack_valid = ack_queue_deq_valid;
  assign ack_tag = ack_queue_deq_data[21:10];
  assign ack_source = ack_queue_deq_data[9:1];
  assign ack_error = ack_queue_deq_data[0];
  assign utility_request_ready = !pending;
  assign utility_response_valid = pending;
  assign utility_response_data = place_data;
  assign utility_response_error = place_error;
  assign bank_0_write_ready = llc_0_write_ready;
  assign bank_0_read_valid = llc_0_read_valid;
  assign bank_0_read_data = llc_0_read_data;
  assign bank_0_read_tag = llc_0_read_tag;
  assign bank_0_read_source = llc_0_read_source;
  assign bank_0_read_line = llc_0_read_line;
  assign bank_0_read_poison = llc_0_read_poison;
  assign bank_0_read_error = llc_0_read_error;
  assign bank_0_read_reply = llc_0_read_reply;
  assign bank_0_memory_0_request_valid = llc_0_memory_0_request_valid;
  assign bank_0_memory_0_request_write = llc_0_memory_0_request_write;
  assign bank_0_memory_0_request_address = llc_0_memory_0_request_address;
  assign bank_0_memory_0_request_tag = llc_0_memory_0_request_tag;
  assign bank_0_memory_0_request_poison = llc_0_memory_0_request_poison;
  assign bank_0_memory_0_request_data = llc_0_memory_0_request_data;
  assign bank_0_memory_0_response_ready = llc_0_memory_0_response_ready;
  assign bank_0_memory_1_request_valid = llc_0_memory_1_request_valid;
  assign bank_0_memory_1_request_write = llc_0_memory_1_request_write;
  assign bank_0_memory_1_request_address = llc_0_memory_1_request_address;
  assign bank_0_memory_1_request_tag = llc_0_memory_1_request_tag;
  assign bank_0_memory_1_request_poison = llc_0_memory_1_request_poison;
  assign bank_0_memory_1_request_data = llc_0_memory_1_request_data;
  assign bank_0_memory_1_response_ready = llc_0_memory_1_response_ready;
  assign bank_1_write_ready = llc_1_write_ready;
  assign bank_1_read_valid = llc_1_read_valid;
  assign bank_1_read_data = llc_1_read_data;
  assign bank_1_read_tag = llc_1_read_tag;
  assign bank_1_read_source = llc_1_read_source;
  assign bank_1_read_line = llc_1_read_line;
  assign bank_1_read_poison = llc_1_read_poison;
  assign bank_1_read_error = llc_1_read_error;
  assign bank_1_read_reply = llc_1_read_reply;
  assign bank_1_memory_0_request_valid = llc_1_memory_0_request_valid;
  assign bank_1_memory_0_request_write = llc_1_memory_0_request_write;
  assign bank_1_memory_0_request_address = llc_1_memory_0_request_address;
  assign bank_1_memory_0_request_tag = llc_1_memory_0_request_tag;
  assign bank_1_memory_0_request_poison = llc_1_memory_0_request_poison;
  assign bank_1_memory_0_request_data = llc_1_memory_0_request_data;
  assign bank_1_memory_0_response_ready = llc_1_memory_0_response_ready;
  assign bank_1_memory_1_request_valid = llc_1_memory_1_request_valid;
  assign bank_1_memory_1_request_write = llc_1_memory_1_request_write;
  assign bank_1_memory_1_request_address = llc_1_memory_1_request_address;
  assign bank_1_memory_1_request_tag = llc_1_memory_1_request_tag;
  assign bank_1_memory_1_request_poison = llc_1_memory_1_request_poison;
  assign bank_1_memory_1_request_data = llc_1_memory_1_request_data;
  assign bank_1_memory_1_response_ready = llc_1_memory_1_response_ready;
  assign bank_2_write_ready = llc_2_write_ready;
  assign bank_2_read_valid = llc_2_read_valid;
  assign bank_2_read_data = llc_2_read_data;
  assign bank_2_read_tag = llc_2_read_tag;
  assign bank_2_read_source = llc_2_read_source;
  assign bank_2_read_line = llc_2_read_line;
  assign bank_2_read_poison = llc_2_read_poison;
  assign bank_2_read_error = llc_2_read_error;
  assign bank_2_read_reply = llc_2_read_reply;
  assign bank_2_memory_0_request_valid = llc_2_memory_0_request_valid;
  assign bank_2_memory_0_request_write = llc_2_memory_0_request_write;
  assign bank_2_memory_0_request_address = llc_2_memory_0_request_address;
  assign bank_2_memory_0_request_tag = llc_2_memory_0_request_tag;
  assign bank_2_memory_0_request_poison = llc_2_memory_0_request_poison;
  assign bank_2_memory_0_request_data = llc_2_memory_0_request_data;
  assign bank_2_memory_0_response_ready = llc_2_memory_0_response_ready;
  assign bank_2_memory_1_request_valid = llc_2_memory_1_request_valid;
  assign bank_2_memory_1_request_write = llc_2_memory_1_request_write;
  assign bank_2_memory_1_request_address = llc_2_memory_1_request_address;
  assign bank_2_memory_1_request_tag = llc_2_memory_1_request_tag;
  assign bank_2_memory_1_request_poison = llc_2_memory_1_request_poison;
  assign bank_2_memory_1_request_data = llc_2_memory_1_request_data;
  assign bank_2_memory_1_response_ready = llc_2_memory_1_response_ready;

  assign t_0 = request_queue_deq_data[27:26] == 2'd0;
  assign llc_0_request_valid = request_queue_deq_valid & t_0;
  assign llc_0_ack_ready = done_ready & (chosen == 2'd0);
  assign llc_0_utility_request_valid = utility_request_valid
    & utility_request_ready
    & (utility_request_address[10:9] == 2'd0);
  assign llc_0_utility_response_ready = utility_response_ready & pending & (place == 2'd0);
  llc_bank llc_0 (
    .clk                      (clk),
    .reset                    (reset),
    .request_valid            (llc_0_request_valid),
    .request_ready            (llc_0_request_ready),
    .request_address          (request_queue_deq_data[61:30]),
    .request_lines            (request_queue_deq_data[29:28]),
    .request_bank             (request_queue_deq_data[27:26]),
    .request_steering         (request_queue_deq_data[25:23]),
    .request_tag              (request_queue_deq_data[22:11]),
    .request_source           (request_queue_deq_data[10:2]),
    .request_reply            (request_queue_deq_data[1:0]),
    .write_valid              (bank_0_write_valid),
    .write_ready              (llc_0_write_ready),
    .write_data               (bank_0_write_data),
    .write_strobe             (bank_0_write_strobe),
    .write_address            (bank_0_write_address),
    .write_tag                (bank_0_write_tag),
    .write_source             (bank_0_write_source),
    .write_steering           (bank_0_write_steering),
    .write_last               (bank_0_write_last),
    .write_poison             (bank_0_write_poison),
    .read_valid               (llc_0_read_valid),
    .read_ready               (bank_0_read_ready),
    .read_data                (llc_0_read_data),
    .read_tag                 (llc_0_read_tag),
    .read_source              (llc_0_read_source),
    .read_line                (llc_0_read_line),
    .read_poison              (llc_0_read_poison),
    .read_error               (llc_0_read_error),
    .read_reply               (llc_0_read_reply),
    .ack_valid                (llc_0_ack_valid),
    .ack_ready                (llc_0_ack_ready),
    .ack_tag                  (llc_0_ack_tag),
    .ack_source               (llc_0_ack_source),
    .ack_error                (llc_0_ack_error),
    .memory_0_request_valid   (llc_0_memory_0_request_valid),
    .memory_0_request_ready   (bank_0_memory_0_request_ready),
    .memory_0_request_write   (llc_0_memory_0_request_write),
    .memory_0_request_address (llc_0_memory_0_request_address),
    .memory_0_request_tag     (llc_0_memory_0_request_tag),
    .memory_0_request_poison  (llc_0_memory_0_request_poison),
    .memory_0_request_data    (llc_0_memory_0_request_data),
    .memory_0_response_valid  (bank_0_memory_0_response_valid),
    .memory_0_response_ready  (llc_0_memory_0_response_ready),
    .memory_0_response_tag    (bank_0_memory_0_response_tag),
    .memory_0_response_poison (bank_0_memory_0_response_poison),
    .memory_0_response_data   (bank_0_memory_0_response_data),
    .memory_1_request_valid   (llc_0_memory_1_request_valid),
    .memory_1_request_ready   (bank_0_memory_1_request_ready),
    .memory_1_request_write   (llc_0_memory_1_request_write),
    .memory_1_request_address (llc_0_memory_1_request_address),
    .memory_1_request_tag     (llc_0_memory_1_request_tag),
    .memory_1_request_poison  (llc_0_memory_1_request_poison),
    .memory_1_request_data    (llc_0_memory_1_request_data),
    .memory_1_response_valid  (bank_0_memory_1_response_valid),
    .memory_1_response_ready  (llc_0_memory_1_response_ready),
    .memory_1_response_tag    (bank_0_memory_1_response_tag),
    .memory_1_response_poison (bank_0_memory_1_response_poison),
    .memory_1_response_data   (bank_0_memory_1_response_data),
    .utility_request_valid    (llc_0_utility_request_valid),
    .utility_request_ready    (llc_0_utility_request_ready),
    .utility_request_write    (utility_request_write),
    .utility_request_address  (utility_request_address[8:0]),
    .utility_request_data     (utility_request_data),
    .utility_response_valid   (llc_0_utility_response_valid),
    .utility_response_ready   (llc_0_utility_response_ready),
    .utility_response_data    (llc_0_utility_response_data),
    .utility_response_error   (llc_0_utility_response_error)
  );

  assign t_1 = request_queue_deq_data[27:26] == 2'd1;
  assign llc_1_request_valid = request_queue_deq_valid & t_1;
  assign llc_1_ack_ready = done_ready & (chosen == 2'd1);
  assign llc_1_utility_request_valid = utility_request_valid
    & utility_request_ready
    & (utility_request_address[10:9] == 2'd1);
  assign llc_1_utility_response_ready = utility_response_ready & pending & (place == 2'd1);
  llc_bank llc_1 (
    .clk                      (clk),
    .reset                    (reset),
    .request_valid            (llc_1_request_valid),
    .request_ready            (llc_1_request_ready),
    .request_address          (request_queue_deq_data[61:30]),
    .request_lines            (request_queue_deq_data[29:28]),
    .request_bank             (request_queue_deq_data[27:26]),
    .request_steering         (request_queue_deq_data[25:23]),
    .request_tag              (request_queue_deq_data[22:11]),
    .request_source           (request_queue_deq_data[10:2]),
    .request_reply            (request_queue_deq_data[1:0]),
    .write_valid              (bank_1_write_valid),
    .write_ready              (llc_1_write_ready),
    .write_data               (bank_1_write_data),
    .write_strobe             (bank_1_write_strobe),
    .write_address            (bank_1_write_address),
    .write_tag                (bank_1_write_tag),
    .write_source             (bank_1_write_source),
    .write_steering           (bank_1_write_steering),
    .write_last               (bank_1_write_last),
    .write_poison             (bank_1_write_poison),
    .read_valid               (llc_1_read_valid),
    .read_ready               (bank_1_read_ready),
    .read_data                (llc_1_read_data),
    .read_tag                 (llc_1_read_tag),
    .read_source              (llc_1_read_source),
    .read_line                (llc_1_read_line),
    .read_poison              (llc_1_read_poison),
    .read_error               (llc_1_read_error),
    .read_reply               (llc_1_read_reply),
    .ack_valid                (llc_1_ack_valid),
    .ack_ready                (llc_1_ack_ready),
    .ack_tag                  (llc_1_ack_tag),
    .ack_source               (llc_1_ack_source),
    .ack_error                (llc_1_ack_error),
    .memory_0_request_valid   (llc_1_memory_0_request_valid),
    .memory_0_request_ready   (bank_1_memory_0_request_ready),
    .memory_0_request_write   (llc_1_memory_0_request_write),
    .memory_0_request_address (llc_1_memory_0_request_address),
    .memory_0_request_tag     (llc_1_memory_0_request_tag),
    .memory_0_request_poison  (llc_1_memory_0_request_poison),
    .memory_0_request_data    (llc_1_memory_0_request_data),
    .memory_0_response_valid  (bank_1_memory_0_response_valid),
    .memory_0_response_ready  (llc_1_memory_0_response_ready),
    .memory_0_response_tag    (bank_1_memory_0_response_tag),
    .memory_0_response_poison (bank_1_memory_0_response_poison),
    .memory_0_response_data   (bank_1_memory_0_response_data),
    .memory_1_request_valid   (llc_1_memory_1_request_valid),
    .memory_1_request_ready   (bank_1_memory_1_request_ready),
    .memory_1_request_write   (llc_1_memory_1_request_write),
    .memory_1_request_address (llc_1_memory_1_request_address),
    .memory_1_request_tag     (llc_1_memory_1_request_tag),
    .memory_1_request_poison  (llc_1_memory_1_request_poison),
    .memory_1_request_data    (llc_1_memory_1_request_data),
    .memory_1_response_valid  (bank_1_memory_1_response_valid),
    .memory_1_response_ready  (llc_1_memory_1_response_ready),
    .memory_1_response_tag    (bank_1_memory_1_response_tag),
    .memory_1_response_poison (bank_1_memory_1_response_poison),
    .memory_1_response_data   (bank_1_memory_1_response_data),
    .utility_request_valid    (llc_1_utility_request_valid),
    .utility_request_ready    (llc_1_utility_request_ready),
    .utility_request_write    (utility_request_write),
    .utility_request_address  (utility_request_address[8:0]),
    .utility_request_data     (utility_request_data),
    .utility_response_valid   (llc_1_utility_response_valid),
    .utility_response_ready   (llc_1_utility_response_ready),
    .utility_response_data    (llc_1_utility_response_data),
    .utility_response_error   (llc_1_utility_response_error)
  );

  assign t_2 = 2'd2 <= request_queue_deq_data[27:26];
  assign llc_2_request_valid = request_queue_deq_valid & t_2;
  assign llc_2_ack_ready = done_ready & (chosen == 2'd2);
  assign llc_2_utility_request_valid = utility_request_valid
    & utility_request_ready
    & (utility_request_address[10:9] == 2'd2);
  assign llc_2_utility_response_ready = utility_response_ready & pending & (place == 2'd2);
  llc_bank llc_2 (
    .clk                      (clk),
    .reset                    (reset),
    .request_valid            (llc_2_request_valid),
    .request_ready            (llc_2_request_ready),
    .request_address          (request_queue_deq_data[61:30]),
    .request_lines            (request_queue_deq_data[29:28]),
    .request_bank             (request_queue_deq_data[27:26]),
    .request_steering         (request_queue_deq_data[25:23]),
    .request_tag              (request_queue_deq_data[22:11]),
    .request_source           (request_queue_deq_data[10:2]),
    .request_reply            (request_queue_deq_data[1:0]),
    .write_valid              (bank_2_write_valid),
    .write_ready              (llc_2_write_ready),
    .write_data               (bank_2_write_data),
    .write_strobe             (bank_2_write_strobe),
    .write_address            (bank_2_write_address),
    .write_tag                (bank_2_write_tag),
    .write_source             (bank_2_write_source),
    .write_steering           (bank_2_write_steering),
    .write_last               (bank_2_write_last),
    .write_poison             (bank_2_write_poison),
    .read_valid               (llc_2_read_valid),
    .read_ready               (bank_2_read_ready),
    .read_data                (llc_2_read_data),
    .read_tag                 (llc_2_read_tag),
    .read_source              (llc_2_read_source),
    .read_line                (llc_2_read_line),
    .read_poison              (llc_2_read_poison),
    .read_error               (llc_2_read_error),
    .read_reply               (llc_2_read_reply),
    .ack_valid                (llc_2_ack_valid),
    .ack_ready                (llc_2_ack_ready),
    .ack_tag                  (llc_2_ack_tag),
    .ack_source               (llc_2_ack_source),
    .ack_error                (llc_2_ack_error),
    .memory_0_request_valid   (llc_2_memory_0_request_valid),
    .memory_0_request_ready   (bank_2_memory_0_request_ready),
    .memory_0_request_write   (llc_2_memory_0_request_write),
    .memory_0_request_address (llc_2_memory_0_request_address),
    .memory_0_request_tag     (llc_2_memory_0_request_tag),
    .memory_0_request_poison  (llc_2_memory_0_request_poison),
    .memory_0_request_data    (llc_2_memory_0_request_data),
    .memory_0_response_valid  (bank_2_memory_0_response_valid),
    .memory_0_response_ready  (llc_2_memory_0_response_ready),
    .memory_0_response_tag    (bank_2_memory_0_response_tag),
    .memory_0_response_poison (bank_2_memory_0_response_poison),
    .memory_0_response_data   (bank_2_memory_0_response_data),
    .memory_1_request_valid   (llc_2_memory_1_request_valid),
    .memory_1_request_ready   (bank_2_memory_1_request_ready),
    .memory_1_request_write   (llc_2_memory_1_request_write),
    .memory_1_request_address (llc_2_memory_1_request_address),
    .memory_1_request_tag     (llc_2_memory_1_request_tag),
    .memory_1_request_poison  (llc_2_memory_1_request_poison),
    .memory_1_request_data    (llc_2_memory_1_request_data),
    .memory_1_response_valid  (bank_2_memory_1_response_valid),
    .memory_1_response_ready  (llc_2_memory_1_response_ready),
    .memory_1_response_tag    (bank_2_memory_1_response_tag),
    .memory_1_response_poison (bank_2_memory_1_response_poison),
    .memory_1_response_data   (bank_2_memory_1_response_data),
    .utility_request_valid    (llc_2_utility_request_valid),
    .utility_request_ready    (llc_2_utility_request_ready),
    .utility_request_write    (utility_request_write),
    .utility_request_address  (utility_request_address[8:0]),
    .utility_request_data     (utility_request_data),
    .utility_response_valid   (llc_2_utility_response_valid),
    .utility_response_ready   (llc_2_utility_response_ready),
    .utility_response_data    (llc_2_utility_response_data),
    .utility_response_error   (llc_2_utility_response_error)
  );

  // ---- Requests, each to the bank that it names ----

  assign request_queue_enq_data = {
    request_address,
    request_lines,
    request_bank,
    request_steering,
    request_tag,
    request_source,
    request_reply
  };
  assign request_queue_deq_ready = |{t_2 & llc_2_request_ready, t_1 & llc_1_request_ready, t_0 & llc_0_request_ready};
  queue_2x62 request_queue (
    .clk       (clk),
    .reset     (reset),
    .enq_valid (request_valid),
    .enq_ready (request_queue_enq_ready),
    .enq_data  (request_queue_enq_data),
    .deq_valid (request_queue_deq_valid),
    .deq_ready (request_queue_deq_ready),
    .deq_data  (request_queue_deq_data)
  );

  // ---- Acknowledgements, by turns ----

  assign done_valid = |{llc_2_ack_valid, llc_1_ack_valid, llc_0_ack_valid};
  assign done_ready = ack_queue_enq_ready;
  assign done_tag = chosen_tag;
  assign done_source = chosen_source;
  assign done_error = chosen_error;

  always @(posedge clk) begin
    if (reset) begin
      turn <= 2'd0;
    end else if (done_valid & done_ready) begin
      turn <= (chosen == 2'd2) ? 2'd0 : (chosen + 2'd1);
    end
  end

  always @* begin
    case (turn)
      2'd1: chosen = llc_1_ack_valid ? 2'd1 : llc_2_ack_valid ? 2'd2 : llc_0_ack_valid ? 2'd0 : 2'd1;
      2'd2: chosen = llc_2_ack_valid ? 2'd2 : llc_0_ack_valid ? 2'd0 : llc_1_ack_valid ? 2'd1 : 2'd2;
      default: chosen = llc_0_ack_valid ? 2'd0 : llc_1_ack_valid ? 2'd1 : llc_2_ack_valid ? 2'd2 : 2'd0;
    endcase
  end

  always @* begin
    case (chosen)
      2'd1: chosen_tag = llc_1_ack_tag;
      2'd2: chosen_tag = llc_2_ack_tag;
      default: chosen_tag = llc_0_ack_tag;
    endcase
  end

  always @* begin
    case (chosen)
      2'd1: chosen_source = llc_1_ack_source;
      2'd2: chosen_source = llc_2_ack_source;
      default: chosen_source = llc_0_ack_source;
    endcase
  end

  always @* begin
    case (chosen)
      2'd1: chosen_error = llc_1_ack_error;
      2'd2: chosen_error = llc_2_ack_error;
      default: chosen_error = llc_0_ack_error;
    endcase
  end

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

  // ---- Registers ----

  assign t_3 = utility_request_valid & utility_request_ready;
  always @(posedge clk) begin
    if (reset) begin
      pending <= 1'b0;
    end else if (t_3) begin
      pending <= 1'b1;
    end else if (utility_response_ready) begin
      pending <= 1'b0;
    end
  end

  always @(posedge clk) begin
    if (t_3) begin
      place <= utility_request_address[10:9];
    end
  end

  always @* begin
    case (place)
      2'd0: place_data = llc_0_utility_response_data;
      2'd1: place_data = llc_1_utility_response_data;
      2'd2: place_data = llc_2_utility_response_data;
      default: place_data = 64'd0;
    endcase
  end

  always @* begin
    case (place)
      2'd0: place_error = llc_0_utility_response_error;
      2'd1: place_error = llc_1_utility_response_error;
      2'd2: place_error = llc_2_utility_response_error;
      default: place_error = 1'b1;
    endcase
  end
endmodule

`default_nettype wire
