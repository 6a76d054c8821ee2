// fi_me
//
// Fabric interface: DMA between a local store and the memory system. Commands in, statuses out
// in the order in which they are done; requests and lines to and from the router; windows to
// and from the local store; registers and counters on the utility port.
//
// Parameters: bucket_lines = 12, columns = 2, commands = 2, control_lanes = 1, data_fields =
// [["data",512],["strobe",64],["address",32],["tag",12],["source",9],["steering",3],["line",2],["last",1],["poison",1],["error",1],["kind",2],["reply",2],["group_row",4]],
// data_lanes = 3, granule = 2, in_flight = 3, length_bits = 17, links = 1, local_bytes =
// 524288, map =
// {"bank_lines":64,"granule_lines":8,"lanes":3,"line_bytes":64,"memory_lines":147456,"rows":2,"scratch_bits":27},
// map_bits = 28, memory_bytes = 113246208, name = "fi_me", read_rate = 384, read_slots = 8,
// rows = 2, scratch_base = 134217728, scratch_bytes = 49152, store_reads = 4, tag_bits = 8,
// write_rate = 192, write_slots = 4
//
// Generated from hw/src/fi/mod.rs; change that file, not this one.

`default_nettype none

module fi_me (
  input  wire         clk,
  input  wire         reset,
  // Work: a command; kinds and status codes as in docs/blocks/fi.md.
  input  wire         command_valid,
  output wire         command_ready,
  input  wire   [1:0] command_kind,
  input  wire  [39:0] command_address,
  input  wire  [18:0] command_local,
  input  wire  [16:0] command_length,
  input  wire   [2:0] command_steering,
  input  wire   [1:0] command_reply,
  input  wire   [2:0] command_channel,
  input  wire   [7:0] command_tag,
  // One status for each command, as they are done.
  output wire         status_valid,
  input  wire         status_ready,
  output wire   [7:0] status_tag,
  output wire   [3:0] status_code,
  // Requests for lines.
  output wire         control_up_valid,
  input  wire         control_up_ready,
  output wire   [1:0] control_up_columns,
  output wire   [1:0] control_up_rows,
  output wire   [9:0] control_up_clients,
  output wire  [63:0] control_up_payload,
  // Acknowledgements of writes; always taken.
  input  wire         control_down_valid,
  output wire         control_down_ready,
  input  wire  [63:0] control_down_payload,
  // Lines to be written; lines that were asked for; windows of the local store.
  output wire         data_up_0_valid,
  input  wire         data_up_0_ready,
  output wire   [1:0] data_up_0_columns,
  output wire   [1:0] data_up_0_rows,
  output wire   [9:0] data_up_0_clients,
  output wire   [1:0] data_up_0_lane,
  output wire [644:0] data_up_0_payload,
  input  wire         data_down_0_valid,
  output wire         data_down_0_ready,
  input  wire [644:0] data_down_0_payload,
  output wire         store_write_0_valid,
  input  wire         store_write_0_ready,
  output wire  [18:0] store_write_0_address,
  output wire  [63:0] store_write_0_strobe,
  output wire [511:0] store_write_0_data,
  // Windows of the local store to be read, and what is in them, in order.
  output wire         store_read_valid,
  input  wire         store_read_ready,
  output wire  [18:0] store_read_address,
  input  wire         store_read_data_valid,
  output wire         store_read_data_ready,
  input  wire [511:0] store_read_data_data,
  // Registers and counters, by byte offset.
  input  wire         utility_request_valid,
  output wire         utility_request_ready,
  input  wire   [7:0] utility_request_address,
  input  wire         utility_request_write,
  input  wire  [63:0] utility_request_data,
  output wire         utility_response_valid,
  input  wire         utility_response_ready,
  output wire  [63:0] utility_response_data,
  output wire         utility_response_error,
  // Straps: router, slot, and the logical row of a PE.
  input  wire   [1:0] column,
  input  wire   [2:0] row,
  input  wire   [3:0] slot,
  input  wire   [3:0] logical_row,
  // Broadcast channels that are armed.
  output wire   [7:0] armed
);

  wire [8:0] source;
  wire writes;
  wire to_reader_valid;
  wire to_reader_ready;
  wire [1:0] to_reader_kind;
  wire [39:0] to_reader_address;
  wire [18:0] to_reader_local;
  wire [16:0] to_reader_length;
  wire [2:0] to_reader_steering;
  wire [1:0] to_reader_reply;
  wire [2:0] to_reader_channel;
  wire [7:0] to_reader_tag;
  wire to_writer_valid;
  wire to_writer_ready;
  wire [1:0] to_writer_kind;
  wire [39:0] to_writer_address;
  wire [18:0] to_writer_local;
  wire [16:0] to_writer_length;
  wire [2:0] to_writer_steering;
  wire [1:0] to_writer_reply;
  wire [2:0] to_writer_channel;
  wire [7:0] to_writer_tag;
  wire read_queue_enq_ready;
  wire [93:0] read_queue_enq_data;
  wire read_queue_deq_valid;
  wire [93:0] read_queue_deq_data;
  wire write_queue_enq_ready;
  wire [93:0] write_queue_enq_data;
  wire write_queue_deq_valid;
  wire [93:0] write_queue_deq_data;
  wire start_read_ready;
  wire start_write_ready;
  wire start_starts;
  wire [7:0] start_tag;
  wire [3:0] start_code;
  wire [11:0] start_answers;
  wire start_load_reader;
  wire start_load_writer;
  wire start_arm;
  wire commands_free;
  wire [1:0] commands_free_entry;
  wire commands_status_valid;
  wire [7:0] commands_status_tag;
  wire [3:0] commands_status_code;
  wire [2:0] commands_finished;
  wire commands_in_use;
  wire registers_commands;
  wire registers_read_fragments;
  wire [1:0] registers_stray_flits;
  wire [1:0] registers_error_answers;
  wire registers_read_link_cycles;
  wire registers_store_read_cycles;
  wire [11:0] registers_read_rate;
  wire [11:0] registers_read_depth;
  wire [11:0] registers_write_rate;
  wire [11:0] registers_write_depth;
  wire registers_utility_request_ready;
  wire registers_utility_response_valid;
  wire [63:0] registers_utility_response_data;
  wire registers_utility_response_error;
  wire reader_broadcast;
  wire reader_free;
  wire reader_slot_open;
  wire reader_control_up_valid;
  wire [1:0] reader_control_up_columns;
  wire [1:0] reader_control_up_rows;
  wire [9:0] reader_control_up_clients;
  wire [63:0] reader_control_up_payload;
  wire [1:0] reader_slot_first_line;
  wire [1:0] reader_slot_last_line;
  wire [5:0] reader_slot_skip;
  wire [5:0] reader_slot_keep;
  wire [18:0] reader_slot_base;
  wire [1:0] reader_slot_entry;
  wire reader_waits_for_slot;
  wire [2:0] reader_sent_lines;
  wire reader_held_back;
  wire [2:0] slots_next;
  wire slots_free;
  wire slots_link_0_hit;
  wire [18:0] slots_link_0_window;
  wire [5:0] slots_link_0_first;
  wire [5:0] slots_link_0_last;
  wire [1:0] slots_link_0_entry;
  wire writer_free;
  wire writer_slot_open;
  wire [1:0] writer_slot_entry;
  wire writer_store_read_valid;
  wire [18:0] writer_store_read_address;
  wire writer_store_read_data_ready;
  wire writer_data_up_0_valid;
  wire [1:0] writer_data_up_0_columns;
  wire [1:0] writer_data_up_0_rows;
  wire [9:0] writer_data_up_0_clients;
  wire [1:0] writer_data_up_0_lane;
  wire [644:0] writer_data_up_0_payload;
  wire writer_waits_for_slot;
  wire writer_sent_line;
  wire [6:0] writer_sent_bytes;
  wire writer_sent_last;
  wire writer_held_back;
  wire writer_waits;
  wire [1:0] acks_next;
  wire acks_free;
  wire acks_control_down_ready;
  wire acks_answer;
  wire [1:0] acks_answer_entry;
  wire acks_answer_error;
  wire acks_stray;
  wire [7:0] channels_armed;
  wire channels_link_0_hit;
  wire [18:0] channels_link_0_window;
  wire [1:0] channels_link_0_entry;
  wire landing_0_data_down_ready;
  wire landing_0_store_write_valid;
  wire [18:0] landing_0_store_write_address;
  wire [63:0] landing_0_store_write_strobe;
  wire [511:0] landing_0_store_write_data;
  wire [10:0] landing_0_slot;
  wire [2:0] landing_0_channel;
  wire [7:0] landing_0_number;
  wire [1:0] landing_0_line;
  wire landing_0_arrived;
  wire landing_0_answer;
  wire [1:0] landing_0_answer_entry;
  wire landing_0_answer_error;
  wire landing_0_answer_poison;
  wire landing_0_stored_line;
  wire [6:0] landing_0_stored_bytes;
  wire landing_0_stored_broadcast;
  wire landing_0_waits;
  wire landing_0_dropped_foreign;
  wire landing_0_dropped_stray;
  wire status_ok;
  wire status_fails;
  wire [1:0] t_0;
  wire [1:0] t_1;

  assign command_ready = writes ? to_writer_ready : to_reader_ready;
  assign status_valid = commands_status_valid;
  assign status_tag = commands_status_tag;
  assign status_code = commands_status_code;
  assign control_up_valid = reader_control_up_valid;
  assign control_up_columns = reader_control_up_columns;
  assign control_up_rows = reader_control_up_rows;
  assign control_up_clients = reader_control_up_clients;
  assign control_up_payload = reader_control_up_payload;
  assign control_down_ready = acks_control_down_ready;
  assign data_up_0_valid = writer_data_up_0_valid;
  assign data_up_0_columns = writer_data_up_0_columns;
  assign data_up_0_rows = writer_data_up_0_rows;
  assign data_up_0_clients = writer_data_up_0_clients;
  assign data_up_0_lane = writer_data_up_0_lane;
  assign data_up_0_payload = writer_data_up_0_payload;
  assign data_down_0_ready = landing_0_data_down_ready;
  assign store_write_0_valid = landing_0_store_write_valid;
  assign store_write_0_address = landing_0_store_write_address;
  assign store_write_0_strobe = landing_0_store_write_strobe;
  assign store_write_0_data = landing_0_store_write_data;
  assign store_read_valid = writer_store_read_valid;
  assign store_read_address = writer_store_read_address;
  assign store_read_data_ready = writer_store_read_data_ready;
  assign utility_request_ready = registers_utility_request_ready;
  assign utility_response_valid = registers_utility_response_valid;
  assign utility_response_data = registers_utility_response_data;
  assign utility_response_error = registers_utility_response_error;
  assign armed = channels_armed;
  assign source = {slot, row, column};

  // ---- Commands ----

  assign writes = command_kind == 2'd1;
  assign to_reader_valid = command_valid & !writes;
  assign to_reader_ready = read_queue_enq_ready;
  assign to_reader_kind = command_kind;
  assign to_reader_address = command_address;
  assign to_reader_local = command_local;
  assign to_reader_length = command_length;
  assign to_reader_steering = command_steering;
  assign to_reader_reply = command_reply;
  assign to_reader_channel = command_channel;
  assign to_reader_tag = command_tag;
  assign to_writer_valid = command_valid & writes;
  assign to_writer_ready = write_queue_enq_ready;
  assign to_writer_kind = command_kind;
  assign to_writer_address = command_address;
  assign to_writer_local = command_local;
  assign to_writer_length = command_length;
  assign to_writer_steering = command_steering;
  assign to_writer_reply = command_reply;
  assign to_writer_channel = command_channel;
  assign to_writer_tag = command_tag;

  assign read_queue_enq_data = {
    to_reader_kind,
    to_reader_address,
    to_reader_local,
    to_reader_length,
    to_reader_steering,
    to_reader_reply,
    to_reader_channel,
    to_reader_tag
  };
  queue_2x94 read_queue (
    .clk       (clk),
    .reset     (reset),
    .enq_valid (to_reader_valid),
    .enq_ready (read_queue_enq_ready),
    .enq_data  (read_queue_enq_data),
    .deq_valid (read_queue_deq_valid),
    .deq_ready (start_read_ready),
    .deq_data  (read_queue_deq_data)
  );

  assign write_queue_enq_data = {
    to_writer_kind,
    to_writer_address,
    to_writer_local,
    to_writer_length,
    to_writer_steering,
    to_writer_reply,
    to_writer_channel,
    to_writer_tag
  };
  queue_2x94 write_queue (
    .clk       (clk),
    .reset     (reset),
    .enq_valid (to_writer_valid),
    .enq_ready (write_queue_enq_ready),
    .enq_data  (write_queue_enq_data),
    .deq_valid (write_queue_deq_valid),
    .deq_ready (start_write_ready),
    .deq_data  (write_queue_deq_data)
  );

  fi_me_start start (
    .clk            (clk),
    .reset          (reset),
    .read_valid     (read_queue_deq_valid),
    .read_ready     (start_read_ready),
    .read_kind      (read_queue_deq_data[93:92]),
    .read_address   (read_queue_deq_data[91:52]),
    .read_local     (read_queue_deq_data[51:33]),
    .read_length    (read_queue_deq_data[32:16]),
    .read_steering  (read_queue_deq_data[15:13]),
    .read_reply     (read_queue_deq_data[12:11]),
    .read_channel   (read_queue_deq_data[10:8]),
    .read_tag       (read_queue_deq_data[7:0]),
    .write_valid    (write_queue_deq_valid),
    .write_ready    (start_write_ready),
    .write_kind     (write_queue_deq_data[93:92]),
    .write_address  (write_queue_deq_data[91:52]),
    .write_local    (write_queue_deq_data[51:33]),
    .write_length   (write_queue_deq_data[32:16]),
    .write_steering (write_queue_deq_data[15:13]),
    .write_reply    (write_queue_deq_data[12:11]),
    .write_channel  (write_queue_deq_data[10:8]),
    .write_tag      (write_queue_deq_data[7:0]),
    .entry_free     (commands_free),
    .reader_free    (reader_free),
    .writer_free    (writer_free),
    .armed          (channels_armed),
    .starts         (start_starts),
    .tag            (start_tag),
    .code           (start_code),
    .answers        (start_answers),
    .load_reader    (start_load_reader),
    .load_writer    (start_load_writer),
    .arm            (start_arm)
  );

  fi_me_table commands (
    .clk             (clk),
    .reset           (reset),
    .start           (start_starts),
    .start_tag       (start_tag),
    .start_code      (start_code),
    .start_answers   (start_answers),
    .free            (commands_free),
    .free_entry      (commands_free_entry),
    .answer_0_valid  (landing_0_answer),
    .answer_0_entry  (landing_0_answer_entry),
    .answer_0_error  (landing_0_answer_error),
    .answer_0_poison (landing_0_answer_poison),
    .answer_1_valid  (acks_answer),
    .answer_1_entry  (acks_answer_entry),
    .answer_1_error  (acks_answer_error),
    .answer_1_poison (1'b0),
    .status_valid    (commands_status_valid),
    .status_ready    (status_ready),
    .status_tag      (commands_status_tag),
    .status_code     (commands_status_code),
    .finished        (commands_finished),
    .in_use          (commands_in_use)
  );

  // ---- Reads ----

  assign registers_commands = status_valid & status_ready & status_ok;
  assign registers_read_fragments = control_up_valid & control_up_ready;
  assign t_0 = {landing_0_dropped_stray, acks_stray};
  assign registers_stray_flits = {1'b0, t_0[0]} + {1'b0, t_0[1]};
  assign t_1 = {landing_0_answer_error, acks_answer_error};
  assign registers_error_answers = {1'b0, t_1[0]} + {1'b0, t_1[1]};
  assign registers_read_link_cycles = control_up_valid & !control_up_ready;
  assign registers_store_read_cycles = store_read_valid & !store_read_ready;
  fi_me_registers registers (
    .clk                     (clk),
    .reset                   (reset),
    .commands                (registers_commands),
    .errors                  (status_fails),
    .read_fragments          (registers_read_fragments),
    .read_lines              (reader_sent_lines),
    .write_fragments         (writer_sent_last),
    .write_lines             (writer_sent_line),
    .bytes_read              (landing_0_stored_bytes),
    .bytes_written           (writer_sent_bytes),
    .stored_lines            (landing_0_stored_line),
    .broadcast_lines         (landing_0_stored_broadcast),
    .foreign_lines           (landing_0_dropped_foreign),
    .stray_flits             (registers_stray_flits),
    .error_answers           (registers_error_answers),
    .poisoned_lines          (landing_0_answer_poison),
    .busy_cycles             (commands_in_use),
    .read_slot_cycles        (reader_waits_for_slot),
    .write_slot_cycles       (writer_waits_for_slot),
    .read_bucket_cycles      (reader_held_back),
    .write_bucket_cycles     (writer_held_back),
    .read_link_cycles        (registers_read_link_cycles),
    .write_link_cycles       (writer_waits),
    .store_write_cycles      (landing_0_waits),
    .store_read_cycles       (registers_store_read_cycles),
    .source                  (source),
    .logical_row             (logical_row),
    .failure                 (status_fails),
    .failure_tag             (status_tag),
    .failure_code            (status_code),
    .armed                   (channels_armed),
    .read_rate               (registers_read_rate),
    .read_depth              (registers_read_depth),
    .write_rate              (registers_write_rate),
    .write_depth             (registers_write_depth),
    .utility_request_valid   (utility_request_valid),
    .utility_request_ready   (registers_utility_request_ready),
    .utility_request_address (utility_request_address),
    .utility_request_write   (utility_request_write),
    .utility_request_data    (utility_request_data),
    .utility_response_valid  (registers_utility_response_valid),
    .utility_response_ready  (utility_response_ready),
    .utility_response_data   (registers_utility_response_data),
    .utility_response_error  (registers_utility_response_error)
  );

  assign reader_broadcast = read_queue_deq_data[93:92] == 2'd2;
  fi_me_reader reader (
    .clk                (clk),
    .reset              (reset),
    .load               (start_load_reader),
    .address            (read_queue_deq_data[91:52]),
    .local_address      (read_queue_deq_data[51:33]),
    .length             (read_queue_deq_data[32:16]),
    .steering           (read_queue_deq_data[15:13]),
    .broadcast          (reader_broadcast),
    .reply              (read_queue_deq_data[12:11]),
    .channel            (read_queue_deq_data[10:8]),
    .entry              (commands_free_entry),
    .free               (reader_free),
    .slot_free          (slots_free),
    .slot_next          (slots_next),
    .slot_open          (reader_slot_open),
    .source             (source),
    .rate               (registers_read_rate),
    .depth              (registers_read_depth),
    .control_up_valid   (reader_control_up_valid),
    .control_up_ready   (control_up_ready),
    .control_up_columns (reader_control_up_columns),
    .control_up_rows    (reader_control_up_rows),
    .control_up_clients (reader_control_up_clients),
    .control_up_payload (reader_control_up_payload),
    .slot_first_line    (reader_slot_first_line),
    .slot_last_line     (reader_slot_last_line),
    .slot_skip          (reader_slot_skip),
    .slot_keep          (reader_slot_keep),
    .slot_base          (reader_slot_base),
    .slot_entry         (reader_slot_entry),
    .waits_for_slot     (reader_waits_for_slot),
    .sent_lines         (reader_sent_lines),
    .held_back          (reader_held_back)
  );

  fi_me_slots slots (
    .clk            (clk),
    .reset          (reset),
    .open           (reader_slot_open),
    .first_line     (reader_slot_first_line),
    .last_line      (reader_slot_last_line),
    .skip           (reader_slot_skip),
    .keep           (reader_slot_keep),
    .base           (reader_slot_base),
    .entry          (reader_slot_entry),
    .next           (slots_next),
    .free           (slots_free),
    .link_0_slot    (landing_0_slot),
    .link_0_line    (landing_0_line),
    .link_0_arrived (landing_0_arrived),
    .link_0_hit     (slots_link_0_hit),
    .link_0_window  (slots_link_0_window),
    .link_0_first   (slots_link_0_first),
    .link_0_last    (slots_link_0_last),
    .link_0_entry   (slots_link_0_entry)
  );

  // ---- Writes ----

  fi_me_writer writer (
    .clk                   (clk),
    .reset                 (reset),
    .load                  (start_load_writer),
    .address               (write_queue_deq_data[91:52]),
    .local_address         (write_queue_deq_data[51:33]),
    .length                (write_queue_deq_data[32:16]),
    .steering              (write_queue_deq_data[15:13]),
    .entry                 (commands_free_entry),
    .free                  (writer_free),
    .slot_free             (acks_free),
    .slot_next             (acks_next),
    .slot_open             (writer_slot_open),
    .slot_entry            (writer_slot_entry),
    .source                (source),
    .rate                  (registers_write_rate),
    .depth                 (registers_write_depth),
    .store_read_valid      (writer_store_read_valid),
    .store_read_ready      (store_read_ready),
    .store_read_address    (writer_store_read_address),
    .store_read_data_valid (store_read_data_valid),
    .store_read_data_ready (writer_store_read_data_ready),
    .store_read_data_data  (store_read_data_data),
    .data_up_0_valid       (writer_data_up_0_valid),
    .data_up_0_ready       (data_up_0_ready),
    .data_up_0_columns     (writer_data_up_0_columns),
    .data_up_0_rows        (writer_data_up_0_rows),
    .data_up_0_clients     (writer_data_up_0_clients),
    .data_up_0_lane        (writer_data_up_0_lane),
    .data_up_0_payload     (writer_data_up_0_payload),
    .waits_for_slot        (writer_waits_for_slot),
    .sent_line             (writer_sent_line),
    .sent_bytes            (writer_sent_bytes),
    .sent_last             (writer_sent_last),
    .held_back             (writer_held_back),
    .waits                 (writer_waits)
  );

  fi_me_acks acks (
    .clk                  (clk),
    .reset                (reset),
    .open                 (writer_slot_open),
    .entry                (writer_slot_entry),
    .next                 (acks_next),
    .free                 (acks_free),
    .control_down_valid   (control_down_valid),
    .control_down_ready   (acks_control_down_ready),
    .control_down_payload (control_down_payload),
    .answer               (acks_answer),
    .answer_entry         (acks_answer_entry),
    .answer_error         (acks_answer_error),
    .stray                (acks_stray)
  );

  // ---- Broadcast channels ----

  fi_me_channels channels (
    .clk            (clk),
    .reset          (reset),
    .arm            (start_arm),
    .channel        (read_queue_deq_data[10:8]),
    .entry          (commands_free_entry),
    .address        (read_queue_deq_data[91:52]),
    .local_address  (read_queue_deq_data[51:33]),
    .answers        (start_answers),
    .finished       (commands_finished),
    .armed          (channels_armed),
    .link_0_channel (landing_0_channel),
    .link_0_number  (landing_0_number),
    .link_0_line    (landing_0_line),
    .link_0_hit     (channels_link_0_hit),
    .link_0_window  (channels_link_0_window),
    .link_0_entry   (channels_link_0_entry)
  );

  // ---- Lines that arrive ----

  fi_me_landing landing_0 (
    .clk                 (clk),
    .reset               (reset),
    .data_down_valid     (data_down_0_valid),
    .data_down_ready     (landing_0_data_down_ready),
    .data_down_payload   (data_down_0_payload),
    .store_write_valid   (landing_0_store_write_valid),
    .store_write_ready   (store_write_0_ready),
    .store_write_address (landing_0_store_write_address),
    .store_write_strobe  (landing_0_store_write_strobe),
    .store_write_data    (landing_0_store_write_data),
    .logical_row         (logical_row),
    .slot                (landing_0_slot),
    .channel             (landing_0_channel),
    .number              (landing_0_number),
    .line                (landing_0_line),
    .slot_hit            (slots_link_0_hit),
    .slot_window         (slots_link_0_window),
    .slot_first          (slots_link_0_first),
    .slot_last           (slots_link_0_last),
    .slot_entry          (slots_link_0_entry),
    .channel_hit         (channels_link_0_hit),
    .channel_window      (channels_link_0_window),
    .channel_entry       (channels_link_0_entry),
    .arrived             (landing_0_arrived),
    .answer              (landing_0_answer),
    .answer_entry        (landing_0_answer_entry),
    .answer_error        (landing_0_answer_error),
    .answer_poison       (landing_0_answer_poison),
    .stored_line         (landing_0_stored_line),
    .stored_bytes        (landing_0_stored_bytes),
    .stored_broadcast    (landing_0_stored_broadcast),
    .waits               (landing_0_waits),
    .dropped_foreign     (landing_0_dropped_foreign),
    .dropped_stray       (landing_0_dropped_stray)
  );

  // ---- Registers and counters ----

  assign status_ok = status_code == 4'd0;
  assign status_fails = status_valid & status_ready & !status_ok;
endmodule

`default_nettype wire
