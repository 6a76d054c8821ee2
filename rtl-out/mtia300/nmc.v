// nmc
//
// Near-memory compute engine: S = A + B over BF16, FP16 and FP32, or a copy of bytes. Commands
// in, statuses out in the same order; reads and writes of flits through half-line ports;
// counters on the utility port.
//
// Parameters: address_bits = 40, command_queue = 8, commands_in_flight = 4, length_bits = 32,
// line_bytes = 128, read_slots = 256, tag_bits = 8, write_credits = 512
//
// Generated from hw/src/nmc/mod.rs; change that file, not this one.

`default_nettype none

module nmc (
  input  wire         clk,
  input  wire         reset,
  // Work: a command; op, dtype and status codes as in docs/blocks/nmc.md.
  input  wire         command_valid,
  output wire         command_ready,
  input  wire   [3:0] command_op,
  input  wire   [3:0] command_dtype,
  input  wire         command_fence,
  input  wire  [39:0] command_a,
  input  wire  [39:0] command_b,
  input  wire  [39:0] command_s,
  input  wire  [31:0] command_length,
  input  wire   [7:0] command_tag,
  // One status for each command, in order.
  output wire         status_valid,
  input  wire         status_ready,
  output wire   [7:0] status_tag,
  output wire   [3:0] status_code,
  // Low half of A.
  output wire         read_0_request_valid,
  input  wire         read_0_request_ready,
  output wire  [33:0] read_0_request_address,
  output wire   [7:0] read_0_request_tag,
  input  wire         read_0_response_valid,
  output wire         read_0_response_ready,
  input  wire [511:0] read_0_response_data,
  input  wire         read_0_response_error,
  input  wire   [7:0] read_0_response_tag,
  // High half of A.
  output wire         read_1_request_valid,
  input  wire         read_1_request_ready,
  output wire  [33:0] read_1_request_address,
  output wire   [7:0] read_1_request_tag,
  input  wire         read_1_response_valid,
  output wire         read_1_response_ready,
  input  wire [511:0] read_1_response_data,
  input  wire         read_1_response_error,
  input  wire   [7:0] read_1_response_tag,
  // Low half of B.
  output wire         read_2_request_valid,
  input  wire         read_2_request_ready,
  output wire  [33:0] read_2_request_address,
  output wire   [7:0] read_2_request_tag,
  input  wire         read_2_response_valid,
  output wire         read_2_response_ready,
  input  wire [511:0] read_2_response_data,
  input  wire         read_2_response_error,
  input  wire   [7:0] read_2_response_tag,
  // High half of B.
  output wire         read_3_request_valid,
  input  wire         read_3_request_ready,
  output wire  [33:0] read_3_request_address,
  output wire   [7:0] read_3_request_tag,
  input  wire         read_3_response_valid,
  output wire         read_3_response_ready,
  input  wire [511:0] read_3_response_data,
  input  wire         read_3_response_error,
  input  wire   [7:0] read_3_response_tag,
  // Low half of S.
  output wire         write_0_request_valid,
  input  wire         write_0_request_ready,
  output wire  [33:0] write_0_request_address,
  output wire [511:0] write_0_request_data,
  output wire  [63:0] write_0_request_strobe,
  output wire   [1:0] write_0_request_tag,
  input  wire         write_0_response_valid,
  output wire         write_0_response_ready,
  input  wire         write_0_response_error,
  input  wire   [1:0] write_0_response_tag,
  // High half of S.
  output wire         write_1_request_valid,
  input  wire         write_1_request_ready,
  output wire  [33:0] write_1_request_address,
  output wire [511:0] write_1_request_data,
  output wire  [63:0] write_1_request_strobe,
  output wire   [1:0] write_1_request_tag,
  input  wire         write_1_response_valid,
  output wire         write_1_response_ready,
  input  wire         write_1_response_error,
  input  wire   [1:0] write_1_response_tag,
  // Counters, read by byte offset.
  input  wire         utility_request_valid,
  output wire         utility_request_ready,
  input  wire   [6:0] utility_request_address,
  output wire         utility_response_valid,
  input  wire         utility_response_ready,
  output wire  [63:0] utility_response_data,
  output wire         utility_response_error
);

  wire command_queue_enq_ready;
  wire [168:0] command_queue_enq_data;
  wire command_queue_deq_valid;
  wire [168:0] command_queue_deq_data;
  wire decode_command_ready;
  wire decode_fetch_a_0_valid;
  wire [33:0] decode_fetch_a_0_first;
  wire [25:0] decode_fetch_a_0_count;
  wire decode_fetch_a_0_down;
  wire decode_fetch_a_1_valid;
  wire [33:0] decode_fetch_a_1_first;
  wire [25:0] decode_fetch_a_1_count;
  wire decode_fetch_a_1_down;
  wire decode_fetch_b_0_valid;
  wire [33:0] decode_fetch_b_0_first;
  wire [25:0] decode_fetch_b_0_count;
  wire decode_fetch_b_0_down;
  wire decode_fetch_b_1_valid;
  wire [33:0] decode_fetch_b_1_first;
  wire [25:0] decode_fetch_b_1_count;
  wire decode_fetch_b_1_down;
  wire decode_realign_a_valid;
  wire [25:0] decode_realign_a_lines_in;
  wire [25:0] decode_realign_a_lines_out;
  wire [6:0] decode_realign_a_shift;
  wire decode_realign_a_prime;
  wire decode_realign_a_skip_first;
  wire decode_realign_a_skip_last;
  wire decode_realign_a_down;
  wire decode_realign_b_valid;
  wire [25:0] decode_realign_b_lines_in;
  wire [25:0] decode_realign_b_lines_out;
  wire [6:0] decode_realign_b_shift;
  wire decode_realign_b_prime;
  wire decode_realign_b_skip_first;
  wire decode_realign_b_skip_last;
  wire decode_realign_b_down;
  wire decode_sequence_valid;
  wire decode_sequence_copy;
  wire [3:0] decode_sequence_dtype;
  wire [32:0] decode_sequence_line;
  wire [25:0] decode_sequence_lines;
  wire [6:0] decode_sequence_begin;
  wire [7:0] decode_sequence_end;
  wire decode_sequence_down;
  wire [7:0] decode_sequence_tag;
  wire [3:0] decode_sequence_code;
  wire decode_finished;
  wire decode_busy;
  wire realign_a_work_ready;
  wire realign_a_half_0_ready;
  wire realign_a_half_1_ready;
  wire realign_a_line_valid;
  wire realign_a_line_ready;
  wire [1023:0] realign_a_line_data;
  wire realign_a_line_error;
  wire fetch_a_0_work_ready;
  wire fetch_a_0_request_valid;
  wire [33:0] fetch_a_0_request_address;
  wire [7:0] fetch_a_0_request_tag;
  wire fetch_a_0_response_ready;
  wire fetch_a_0_flit_valid;
  wire [511:0] fetch_a_0_flit_data;
  wire fetch_a_0_flit_error;
  wire fetch_a_1_work_ready;
  wire fetch_a_1_request_valid;
  wire [33:0] fetch_a_1_request_address;
  wire [7:0] fetch_a_1_request_tag;
  wire fetch_a_1_response_ready;
  wire fetch_a_1_flit_valid;
  wire [511:0] fetch_a_1_flit_data;
  wire fetch_a_1_flit_error;
  wire realign_a_work_enq_ready;
  wire [62:0] realign_a_work_enq_data;
  wire realign_a_work_deq_valid;
  wire [62:0] realign_a_work_deq_data;
  wire realign_b_work_ready;
  wire realign_b_half_0_ready;
  wire realign_b_half_1_ready;
  wire realign_b_line_valid;
  wire realign_b_line_ready;
  wire [1023:0] realign_b_line_data;
  wire realign_b_line_error;
  wire fetch_b_0_work_ready;
  wire fetch_b_0_request_valid;
  wire [33:0] fetch_b_0_request_address;
  wire [7:0] fetch_b_0_request_tag;
  wire fetch_b_0_response_ready;
  wire fetch_b_0_flit_valid;
  wire [511:0] fetch_b_0_flit_data;
  wire fetch_b_0_flit_error;
  wire fetch_b_1_work_ready;
  wire fetch_b_1_request_valid;
  wire [33:0] fetch_b_1_request_address;
  wire [7:0] fetch_b_1_request_tag;
  wire fetch_b_1_response_ready;
  wire fetch_b_1_flit_valid;
  wire [511:0] fetch_b_1_flit_data;
  wire fetch_b_1_flit_error;
  wire realign_b_work_enq_ready;
  wire [62:0] realign_b_work_enq_data;
  wire realign_b_work_deq_valid;
  wire [62:0] realign_b_work_deq_data;
  wire sequence_work_enq_ready;
  wire [91:0] sequence_work_enq_data;
  wire sequence_work_deq_valid;
  wire [91:0] sequence_work_deq_data;
  wire sequencer_work_ready;
  wire sequencer_line_valid;
  wire sequencer_line_ready;
  wire sequencer_line_copy;
  wire [3:0] sequencer_line_dtype;
  wire [32:0] sequencer_line_line;
  wire [6:0] sequencer_line_begin;
  wire [7:0] sequencer_line_end;
  wire sequencer_line_last;
  wire [7:0] sequencer_line_tag;
  wire [3:0] sequencer_line_code;
  wire lanes_operands_valid;
  wire lanes_operands_ready;
  wire [62:0] lanes_operands_facts;
  wire lanes_sums_valid;
  wire [1023:0] lanes_sums_data;
  wire [62:0] lanes_sums_facts;
  wire line_works;
  wire line_uses_b;
  wire operands_arrived;
  wire line_begins;
  wire operand_wait;
  wire writer_sums_ready;
  wire writer_status_valid;
  wire [7:0] writer_status_tag;
  wire [3:0] writer_status_code;
  wire writer_request_0_valid;
  wire [33:0] writer_request_0_address;
  wire [511:0] writer_request_0_data;
  wire [63:0] writer_request_0_strobe;
  wire [1:0] writer_request_0_tag;
  wire writer_request_1_valid;
  wire [33:0] writer_request_1_address;
  wire [511:0] writer_request_1_data;
  wire [63:0] writer_request_1_strobe;
  wire [1:0] writer_request_1_tag;
  wire writer_response_0_ready;
  wire writer_response_1_ready;
  wire counters_commands;
  wire counters_errors;
  wire [7:0] counters_bytes_reduced;
  wire [7:0] counters_bytes_copied;
  wire [2:0] counters_read_flits;
  wire [1:0] counters_write_flits;
  wire counters_write_wait_cycles;
  wire [2:0] counters_request_wait_flits;
  wire counters_utility_request_ready;
  wire counters_utility_response_valid;
  wire [63:0] counters_utility_response_data;
  wire counters_utility_response_error;
  wire t_0;
  wire line_taken;
  wire [7:0] line_bytes;
  wire [3:0] t_1;
  wire [1:0] t_2;
  wire [3:0] t_3;

  assign command_ready = command_queue_enq_ready;
  assign status_valid = writer_status_valid;
  assign status_tag = writer_status_tag;
  assign status_code = writer_status_code;
  assign read_0_request_valid = fetch_a_0_request_valid;
  assign read_0_request_address = fetch_a_0_request_address;
  assign read_0_request_tag = fetch_a_0_request_tag;
  assign read_0_response_ready = fetch_a_0_response_ready;
  assign read_1_request_valid = fetch_a_1_request_valid;
  assign read_1_request_address = fetch_a_1_request_address;
  assign read_1_request_tag = fetch_a_1_request_tag;
  assign read_1_response_ready = fetch_a_1_response_ready;
  assign read_2_request_valid = fetch_b_0_request_valid;
  assign read_2_request_address = fetch_b_0_request_address;
  assign read_2_request_tag = fetch_b_0_request_tag;
  assign read_2_response_ready = fetch_b_0_response_ready;
  assign read_3_request_valid = fetch_b_1_request_valid;
  assign read_3_request_address = fetch_b_1_request_address;
  assign read_3_request_tag = fetch_b_1_request_tag;
  assign read_3_response_ready = fetch_b_1_response_ready;
  assign write_0_request_valid = writer_request_0_valid;
  assign write_0_request_address = writer_request_0_address;
  assign write_0_request_data = writer_request_0_data;
  assign write_0_request_strobe = writer_request_0_strobe;
  assign write_0_request_tag = writer_request_0_tag;
  assign write_0_response_ready = writer_response_0_ready;
  assign write_1_request_valid = writer_request_1_valid;
  assign write_1_request_address = writer_request_1_address;
  assign write_1_request_data = writer_request_1_data;
  assign write_1_request_strobe = writer_request_1_strobe;
  assign write_1_request_tag = writer_request_1_tag;
  assign write_1_response_ready = writer_response_1_ready;
  assign utility_request_ready = counters_utility_request_ready;
  assign utility_response_valid = counters_utility_response_valid;
  assign utility_response_data = counters_utility_response_data;
  assign utility_response_error = counters_utility_response_error;

  // ---- Commands ----

  assign command_queue_enq_data = {
    command_op,
    command_dtype,
    command_fence,
    command_a,
    command_b,
    command_s,
    command_length,
    command_tag
  };
  queue_8x169 command_queue (
    .clk       (clk),
    .reset     (reset),
    .enq_valid (command_valid),
    .enq_ready (command_queue_enq_ready),
    .enq_data  (command_queue_enq_data),
    .deq_valid (command_queue_deq_valid),
    .deq_ready (decode_command_ready),
    .deq_data  (command_queue_deq_data)
  );

  assign decode_finished = status_valid & status_ready;
  nmc_decode decode (
    .clk                  (clk),
    .reset                (reset),
    .command_valid        (command_queue_deq_valid),
    .command_ready        (decode_command_ready),
    .command_op           (command_queue_deq_data[168:165]),
    .command_dtype        (command_queue_deq_data[164:161]),
    .command_fence        (command_queue_deq_data[160]),
    .command_a            (command_queue_deq_data[159:120]),
    .command_b            (command_queue_deq_data[119:80]),
    .command_s            (command_queue_deq_data[79:40]),
    .command_length       (command_queue_deq_data[39:8]),
    .command_tag          (command_queue_deq_data[7:0]),
    .fetch_a_0_valid      (decode_fetch_a_0_valid),
    .fetch_a_0_ready      (fetch_a_0_work_ready),
    .fetch_a_0_first      (decode_fetch_a_0_first),
    .fetch_a_0_count      (decode_fetch_a_0_count),
    .fetch_a_0_down       (decode_fetch_a_0_down),
    .fetch_a_1_valid      (decode_fetch_a_1_valid),
    .fetch_a_1_ready      (fetch_a_1_work_ready),
    .fetch_a_1_first      (decode_fetch_a_1_first),
    .fetch_a_1_count      (decode_fetch_a_1_count),
    .fetch_a_1_down       (decode_fetch_a_1_down),
    .fetch_b_0_valid      (decode_fetch_b_0_valid),
    .fetch_b_0_ready      (fetch_b_0_work_ready),
    .fetch_b_0_first      (decode_fetch_b_0_first),
    .fetch_b_0_count      (decode_fetch_b_0_count),
    .fetch_b_0_down       (decode_fetch_b_0_down),
    .fetch_b_1_valid      (decode_fetch_b_1_valid),
    .fetch_b_1_ready      (fetch_b_1_work_ready),
    .fetch_b_1_first      (decode_fetch_b_1_first),
    .fetch_b_1_count      (decode_fetch_b_1_count),
    .fetch_b_1_down       (decode_fetch_b_1_down),
    .realign_a_valid      (decode_realign_a_valid),
    .realign_a_ready      (realign_a_work_enq_ready),
    .realign_a_lines_in   (decode_realign_a_lines_in),
    .realign_a_lines_out  (decode_realign_a_lines_out),
    .realign_a_shift      (decode_realign_a_shift),
    .realign_a_prime      (decode_realign_a_prime),
    .realign_a_skip_first (decode_realign_a_skip_first),
    .realign_a_skip_last  (decode_realign_a_skip_last),
    .realign_a_down       (decode_realign_a_down),
    .realign_b_valid      (decode_realign_b_valid),
    .realign_b_ready      (realign_b_work_enq_ready),
    .realign_b_lines_in   (decode_realign_b_lines_in),
    .realign_b_lines_out  (decode_realign_b_lines_out),
    .realign_b_shift      (decode_realign_b_shift),
    .realign_b_prime      (decode_realign_b_prime),
    .realign_b_skip_first (decode_realign_b_skip_first),
    .realign_b_skip_last  (decode_realign_b_skip_last),
    .realign_b_down       (decode_realign_b_down),
    .sequence_valid       (decode_sequence_valid),
    .sequence_ready       (sequence_work_enq_ready),
    .sequence_copy        (decode_sequence_copy),
    .sequence_dtype       (decode_sequence_dtype),
    .sequence_line        (decode_sequence_line),
    .sequence_lines       (decode_sequence_lines),
    .sequence_begin       (decode_sequence_begin),
    .sequence_end         (decode_sequence_end),
    .sequence_down        (decode_sequence_down),
    .sequence_tag         (decode_sequence_tag),
    .sequence_code        (decode_sequence_code),
    .finished             (decode_finished),
    .busy                 (decode_busy)
  );

  // ---- Operands ----

  assign realign_a_line_ready = line_works & line_begins;
  nmc_realign realign_a (
    .clk             (clk),
    .reset           (reset),
    .work_valid      (realign_a_work_deq_valid),
    .work_ready      (realign_a_work_ready),
    .work_lines_in   (realign_a_work_deq_data[62:37]),
    .work_lines_out  (realign_a_work_deq_data[36:11]),
    .work_shift      (realign_a_work_deq_data[10:4]),
    .work_prime      (realign_a_work_deq_data[3]),
    .work_skip_first (realign_a_work_deq_data[2]),
    .work_skip_last  (realign_a_work_deq_data[1]),
    .work_down       (realign_a_work_deq_data[0]),
    .half_0_valid    (fetch_a_0_flit_valid),
    .half_0_ready    (realign_a_half_0_ready),
    .half_0_data     (fetch_a_0_flit_data),
    .half_0_error    (fetch_a_0_flit_error),
    .half_1_valid    (fetch_a_1_flit_valid),
    .half_1_ready    (realign_a_half_1_ready),
    .half_1_data     (fetch_a_1_flit_data),
    .half_1_error    (fetch_a_1_flit_error),
    .line_valid      (realign_a_line_valid),
    .line_ready      (realign_a_line_ready),
    .line_data       (realign_a_line_data),
    .line_error      (realign_a_line_error)
  );

  nmc_fetch fetch_a_0 (
    .clk             (clk),
    .reset           (reset),
    .work_valid      (decode_fetch_a_0_valid),
    .work_ready      (fetch_a_0_work_ready),
    .work_first      (decode_fetch_a_0_first),
    .work_count      (decode_fetch_a_0_count),
    .work_down       (decode_fetch_a_0_down),
    .request_valid   (fetch_a_0_request_valid),
    .request_ready   (read_0_request_ready),
    .request_address (fetch_a_0_request_address),
    .request_tag     (fetch_a_0_request_tag),
    .response_valid  (read_0_response_valid),
    .response_ready  (fetch_a_0_response_ready),
    .response_data   (read_0_response_data),
    .response_error  (read_0_response_error),
    .response_tag    (read_0_response_tag),
    .flit_valid      (fetch_a_0_flit_valid),
    .flit_ready      (realign_a_half_0_ready),
    .flit_data       (fetch_a_0_flit_data),
    .flit_error      (fetch_a_0_flit_error)
  );

  nmc_fetch fetch_a_1 (
    .clk             (clk),
    .reset           (reset),
    .work_valid      (decode_fetch_a_1_valid),
    .work_ready      (fetch_a_1_work_ready),
    .work_first      (decode_fetch_a_1_first),
    .work_count      (decode_fetch_a_1_count),
    .work_down       (decode_fetch_a_1_down),
    .request_valid   (fetch_a_1_request_valid),
    .request_ready   (read_1_request_ready),
    .request_address (fetch_a_1_request_address),
    .request_tag     (fetch_a_1_request_tag),
    .response_valid  (read_1_response_valid),
    .response_ready  (fetch_a_1_response_ready),
    .response_data   (read_1_response_data),
    .response_error  (read_1_response_error),
    .response_tag    (read_1_response_tag),
    .flit_valid      (fetch_a_1_flit_valid),
    .flit_ready      (realign_a_half_1_ready),
    .flit_data       (fetch_a_1_flit_data),
    .flit_error      (fetch_a_1_flit_error)
  );

  assign realign_a_work_enq_data = {
    decode_realign_a_lines_in,
    decode_realign_a_lines_out,
    decode_realign_a_shift,
    decode_realign_a_prime,
    decode_realign_a_skip_first,
    decode_realign_a_skip_last,
    decode_realign_a_down
  };
  queue_4x63 realign_a_work (
    .clk       (clk),
    .reset     (reset),
    .enq_valid (decode_realign_a_valid),
    .enq_ready (realign_a_work_enq_ready),
    .enq_data  (realign_a_work_enq_data),
    .deq_valid (realign_a_work_deq_valid),
    .deq_ready (realign_a_work_ready),
    .deq_data  (realign_a_work_deq_data)
  );

  assign realign_b_line_ready = line_uses_b & line_begins;
  nmc_realign realign_b (
    .clk             (clk),
    .reset           (reset),
    .work_valid      (realign_b_work_deq_valid),
    .work_ready      (realign_b_work_ready),
    .work_lines_in   (realign_b_work_deq_data[62:37]),
    .work_lines_out  (realign_b_work_deq_data[36:11]),
    .work_shift      (realign_b_work_deq_data[10:4]),
    .work_prime      (realign_b_work_deq_data[3]),
    .work_skip_first (realign_b_work_deq_data[2]),
    .work_skip_last  (realign_b_work_deq_data[1]),
    .work_down       (realign_b_work_deq_data[0]),
    .half_0_valid    (fetch_b_0_flit_valid),
    .half_0_ready    (realign_b_half_0_ready),
    .half_0_data     (fetch_b_0_flit_data),
    .half_0_error    (fetch_b_0_flit_error),
    .half_1_valid    (fetch_b_1_flit_valid),
    .half_1_ready    (realign_b_half_1_ready),
    .half_1_data     (fetch_b_1_flit_data),
    .half_1_error    (fetch_b_1_flit_error),
    .line_valid      (realign_b_line_valid),
    .line_ready      (realign_b_line_ready),
    .line_data       (realign_b_line_data),
    .line_error      (realign_b_line_error)
  );

  nmc_fetch fetch_b_0 (
    .clk             (clk),
    .reset           (reset),
    .work_valid      (decode_fetch_b_0_valid),
    .work_ready      (fetch_b_0_work_ready),
    .work_first      (decode_fetch_b_0_first),
    .work_count      (decode_fetch_b_0_count),
    .work_down       (decode_fetch_b_0_down),
    .request_valid   (fetch_b_0_request_valid),
    .request_ready   (read_2_request_ready),
    .request_address (fetch_b_0_request_address),
    .request_tag     (fetch_b_0_request_tag),
    .response_valid  (read_2_response_valid),
    .response_ready  (fetch_b_0_response_ready),
    .response_data   (read_2_response_data),
    .response_error  (read_2_response_error),
    .response_tag    (read_2_response_tag),
    .flit_valid      (fetch_b_0_flit_valid),
    .flit_ready      (realign_b_half_0_ready),
    .flit_data       (fetch_b_0_flit_data),
    .flit_error      (fetch_b_0_flit_error)
  );

  nmc_fetch fetch_b_1 (
    .clk             (clk),
    .reset           (reset),
    .work_valid      (decode_fetch_b_1_valid),
    .work_ready      (fetch_b_1_work_ready),
    .work_first      (decode_fetch_b_1_first),
    .work_count      (decode_fetch_b_1_count),
    .work_down       (decode_fetch_b_1_down),
    .request_valid   (fetch_b_1_request_valid),
    .request_ready   (read_3_request_ready),
    .request_address (fetch_b_1_request_address),
    .request_tag     (fetch_b_1_request_tag),
    .response_valid  (read_3_response_valid),
    .response_ready  (fetch_b_1_response_ready),
    .response_data   (read_3_response_data),
    .response_error  (read_3_response_error),
    .response_tag    (read_3_response_tag),
    .flit_valid      (fetch_b_1_flit_valid),
    .flit_ready      (realign_b_half_1_ready),
    .flit_data       (fetch_b_1_flit_data),
    .flit_error      (fetch_b_1_flit_error)
  );

  assign realign_b_work_enq_data = {
    decode_realign_b_lines_in,
    decode_realign_b_lines_out,
    decode_realign_b_shift,
    decode_realign_b_prime,
    decode_realign_b_skip_first,
    decode_realign_b_skip_last,
    decode_realign_b_down
  };
  queue_4x63 realign_b_work (
    .clk       (clk),
    .reset     (reset),
    .enq_valid (decode_realign_b_valid),
    .enq_ready (realign_b_work_enq_ready),
    .enq_data  (realign_b_work_enq_data),
    .deq_valid (realign_b_work_deq_valid),
    .deq_ready (realign_b_work_ready),
    .deq_data  (realign_b_work_deq_data)
  );

  // ---- Lines of S ----

  assign sequence_work_enq_data = {
    decode_sequence_copy, decode_sequence_dtype, decode_sequence_line, decode_sequence_lines,
    decode_sequence_begin, decode_sequence_end, decode_sequence_down, decode_sequence_tag,
    decode_sequence_code
  };
  queue_4x92 sequence_work (
    .clk       (clk),
    .reset     (reset),
    .enq_valid (decode_sequence_valid),
    .enq_ready (sequence_work_enq_ready),
    .enq_data  (sequence_work_enq_data),
    .deq_valid (sequence_work_deq_valid),
    .deq_ready (sequencer_work_ready),
    .deq_data  (sequence_work_deq_data)
  );

  assign sequencer_line_ready = operands_arrived & lanes_operands_ready;
  nmc_sequence sequencer (
    .clk        (clk),
    .reset      (reset),
    .work_valid (sequence_work_deq_valid),
    .work_ready (sequencer_work_ready),
    .work_copy  (sequence_work_deq_data[91]),
    .work_dtype (sequence_work_deq_data[90:87]),
    .work_line  (sequence_work_deq_data[86:54]),
    .work_lines (sequence_work_deq_data[53:28]),
    .work_begin (sequence_work_deq_data[27:21]),
    .work_end   (sequence_work_deq_data[20:13]),
    .work_down  (sequence_work_deq_data[12]),
    .work_tag   (sequence_work_deq_data[11:4]),
    .work_code  (sequence_work_deq_data[3:0]),
    .line_valid (sequencer_line_valid),
    .line_ready (sequencer_line_ready),
    .line_copy  (sequencer_line_copy),
    .line_dtype (sequencer_line_dtype),
    .line_line  (sequencer_line_line),
    .line_begin (sequencer_line_begin),
    .line_end   (sequencer_line_end),
    .line_last  (sequencer_line_last),
    .line_tag   (sequencer_line_tag),
    .line_code  (sequencer_line_code)
  );

  assign lanes_operands_valid = sequencer_line_valid & operands_arrived;
  assign lanes_operands_facts = {
    sequencer_line_copy,
    sequencer_line_line,
    sequencer_line_begin,
    sequencer_line_end,
    sequencer_line_last,
    sequencer_line_tag,
    sequencer_line_code,
    (line_works & realign_a_line_error) | (line_uses_b & realign_b_line_error)
  };
  nmc_lanes lanes (
    .clk            (clk),
    .reset          (reset),
    .operands_valid (lanes_operands_valid),
    .operands_ready (lanes_operands_ready),
    .operands_a     (realign_a_line_data),
    .operands_b     (realign_b_line_data),
    .operands_copy  (sequencer_line_copy),
    .operands_dtype (sequencer_line_dtype),
    .operands_facts (lanes_operands_facts),
    .sums_valid     (lanes_sums_valid),
    .sums_ready     (writer_sums_ready),
    .sums_data      (lanes_sums_data),
    .sums_facts     (lanes_sums_facts)
  );

  assign line_works = sequencer_line_code == 4'd0;
  assign line_uses_b = line_works & !sequencer_line_copy;

  assign operands_arrived = (!line_works | realign_a_line_valid)
    & (!line_uses_b | realign_b_line_valid);

  assign line_begins = lanes_operands_valid & lanes_operands_ready;

  // An operand is missing while the lanes could take the line.
  assign operand_wait = sequencer_line_valid & lanes_operands_ready & !operands_arrived;

  // ---- Results ----

  nmc_writer writer (
    .clk               (clk),
    .reset             (reset),
    .sums_valid        (lanes_sums_valid),
    .sums_ready        (writer_sums_ready),
    .sums_data         (lanes_sums_data),
    .sums_facts        (lanes_sums_facts),
    .status_valid      (writer_status_valid),
    .status_ready      (status_ready),
    .status_tag        (writer_status_tag),
    .status_code       (writer_status_code),
    .request_0_valid   (writer_request_0_valid),
    .request_0_ready   (write_0_request_ready),
    .request_0_address (writer_request_0_address),
    .request_0_data    (writer_request_0_data),
    .request_0_strobe  (writer_request_0_strobe),
    .request_0_tag     (writer_request_0_tag),
    .request_1_valid   (writer_request_1_valid),
    .request_1_ready   (write_1_request_ready),
    .request_1_address (writer_request_1_address),
    .request_1_data    (writer_request_1_data),
    .request_1_strobe  (writer_request_1_strobe),
    .request_1_tag     (writer_request_1_tag),
    .response_0_valid  (write_0_response_valid),
    .response_0_ready  (writer_response_0_ready),
    .response_0_error  (write_0_response_error),
    .response_0_tag    (write_0_response_tag),
    .response_1_valid  (write_1_response_valid),
    .response_1_ready  (writer_response_1_ready),
    .response_1_error  (write_1_response_error),
    .response_1_tag    (write_1_response_tag)
  );

  // ---- Counters ----

  assign t_0 = status_code == 4'd0;
  assign counters_commands = status_valid & status_ready & t_0;
  assign counters_errors = status_valid & status_ready & !t_0;
  assign counters_bytes_reduced = lanes_sums_facts[62] ? 8'd0 : line_bytes;
  assign counters_bytes_copied = lanes_sums_facts[62] ? line_bytes : 8'd0;
  assign t_1 = {
    read_0_request_valid & read_0_request_ready,
    read_1_request_valid & read_1_request_ready,
    read_2_request_valid & read_2_request_ready,
    read_3_request_valid & read_3_request_ready
  };
  assign counters_read_flits = {2'd0, t_1[0]} + {2'd0, t_1[1]} + ({2'd0, t_1[2]} + {2'd0, t_1[3]});
  assign t_2 = {
    write_0_request_valid & write_0_request_ready,
    write_1_request_valid & write_1_request_ready
  };
  assign counters_write_flits = {1'b0, t_2[0]} + {1'b0, t_2[1]};
  assign counters_write_wait_cycles = lanes_sums_valid & !writer_sums_ready;
  assign t_3 = {
    read_0_request_valid & !read_0_request_ready,
    read_1_request_valid & !read_1_request_ready,
    read_2_request_valid & !read_2_request_ready,
    read_3_request_valid & !read_3_request_ready
  };
  assign counters_request_wait_flits = {2'd0, t_3[0]}
    + {2'd0, t_3[1]}
    + ({2'd0, t_3[2]} + {2'd0, t_3[3]});
  nmc_counters counters (
    .clk                     (clk),
    .reset                   (reset),
    .commands                (counters_commands),
    .errors                  (counters_errors),
    .bytes_reduced           (counters_bytes_reduced),
    .bytes_copied            (counters_bytes_copied),
    .read_flits              (counters_read_flits),
    .write_flits             (counters_write_flits),
    .busy_cycles             (decode_busy),
    .read_wait_cycles        (operand_wait),
    .write_wait_cycles       (counters_write_wait_cycles),
    .request_wait_flits      (counters_request_wait_flits),
    .utility_request_valid   (utility_request_valid),
    .utility_request_ready   (counters_utility_request_ready),
    .utility_request_address (utility_request_address),
    .utility_response_valid  (counters_utility_response_valid),
    .utility_response_ready  (utility_response_ready),
    .utility_response_data   (counters_utility_response_data),
    .utility_response_error  (counters_utility_response_error)
  );

  assign line_taken = lanes_sums_valid & writer_sums_ready;

  assign line_bytes = line_taken
    ? (lanes_sums_facts[21:14] - {1'b0, lanes_sums_facts[28:22]})
    : 8'd0;
endmodule

`default_nettype wire
