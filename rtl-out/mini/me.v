// me
//
// Message engine: a RISC-V core with its context SRAM, one completion queue, work requests to
// the doorbells of all NICs, commands to an NMC, a port to memory, a mailbox, a timer, error
// registers and counters.
//
// Parameters: address_bits = 24, completion_queue = 16, lane_bytes = 64, mailbox = 2, nics = 2,
// nmc =
// {"address_bits":24,"command_queue":2,"commands_in_flight":2,"length_bits":20,"line_bytes":128,"read_slots":16,"tag_bits":8,"write_credits":16},
// queue_pairs = 64, sram_bytes = 262144, work_requests = 4
//
// Generated from hw/src/me/mod.rs; change that file, not this one.

`default_nettype none

module me (
  input  wire         clk,
  input  wire         reset,
  // Number of the engine.
  input  wire  [15:0] engine,
  // Access of the control core to context SRAM and registers, by byte address.
  input  wire         utility_request_valid,
  output wire         utility_request_ready,
  input  wire  [31:0] utility_request_address,
  input  wire         utility_request_write,
  input  wire  [31:0] utility_request_data,
  output wire         utility_response_valid,
  input  wire         utility_response_ready,
  output wire  [31:0] utility_response_data,
  output wire         utility_response_error,
  // Messages from and to the control core.
  input  wire         mailbox_in_valid,
  output wire         mailbox_in_ready,
  input  wire  [31:0] mailbox_in_word_0,
  input  wire  [31:0] mailbox_in_word_1,
  input  wire  [31:0] mailbox_in_word_2,
  input  wire  [31:0] mailbox_in_word_3,
  output wire         mailbox_out_valid,
  input  wire         mailbox_out_ready,
  output wire  [31:0] mailbox_out_word_0,
  output wire  [31:0] mailbox_out_word_1,
  output wire  [31:0] mailbox_out_word_2,
  output wire  [31:0] mailbox_out_word_3,
  // Work requests, written to the NICs' doorbells.
  output wire         doorbell_0_valid,
  input  wire         doorbell_0_ready,
  output wire   [3:0] doorbell_0_operation,
  output wire   [5:0] doorbell_0_pair,
  output wire  [15:0] doorbell_0_tag,
  output wire  [23:0] doorbell_0_local,
  output wire  [23:0] doorbell_0_remote,
  output wire  [31:0] doorbell_0_length,
  output wire  [31:0] doorbell_0_lkey,
  output wire  [31:0] doorbell_0_rkey,
  output wire  [31:0] doorbell_0_immediate,
  output wire         doorbell_1_valid,
  input  wire         doorbell_1_ready,
  output wire   [3:0] doorbell_1_operation,
  output wire   [5:0] doorbell_1_pair,
  output wire  [15:0] doorbell_1_tag,
  output wire  [23:0] doorbell_1_local,
  output wire  [23:0] doorbell_1_remote,
  output wire  [31:0] doorbell_1_length,
  output wire  [31:0] doorbell_1_lkey,
  output wire  [31:0] doorbell_1_rkey,
  output wire  [31:0] doorbell_1_immediate,
  // Completions of all NICs.
  input  wire         completion_valid,
  output wire         completion_ready,
  input  wire         completion_receive,
  input  wire   [3:0] completion_status,
  input  wire         completion_has_immediate,
  input  wire  [15:0] completion_tag,
  input  wire  [31:0] completion_bytes,
  input  wire  [31:0] completion_immediate,
  // Commands to the NMC, and their statuses.
  output wire         nmc_command_valid,
  input  wire         nmc_command_ready,
  output wire   [3:0] nmc_command_op,
  output wire   [3:0] nmc_command_dtype,
  output wire         nmc_command_fence,
  output wire  [23:0] nmc_command_a,
  output wire  [23:0] nmc_command_b,
  output wire  [23:0] nmc_command_s,
  output wire  [19:0] nmc_command_length,
  output wire   [7:0] nmc_command_tag,
  input  wire         nmc_status_valid,
  output wire         nmc_status_ready,
  input  wire   [7:0] nmc_status_tag,
  input  wire   [3:0] nmc_status_code,
  // Memory: flits read and written.
  output wire         memory_read_request_valid,
  input  wire         memory_read_request_ready,
  output wire  [17:0] memory_read_request_address,
  output wire   [5:0] memory_read_request_tag,
  input  wire         memory_read_response_valid,
  output wire         memory_read_response_ready,
  input  wire [511:0] memory_read_response_data,
  input  wire         memory_read_response_error,
  input  wire   [5:0] memory_read_response_tag,
  output wire         memory_write_request_valid,
  input  wire         memory_write_request_ready,
  output wire  [17:0] memory_write_request_address,
  output wire [511:0] memory_write_request_data,
  output wire  [63:0] memory_write_request_strobe,
  output wire   [1:0] memory_write_request_tag,
  input  wire         memory_write_response_valid,
  output wire         memory_write_response_ready,
  input  wire         memory_write_response_error,
  input  wire   [1:0] memory_write_response_tag
);

  wire [31:0] core_hart_id;
  wire core_fetch_request_valid;
  wire core_fetch_request_ready;
  wire [29:0] core_fetch_request_address;
  wire core_fetch_response_valid;
  wire core_data_request_valid;
  wire core_data_request_ready;
  wire [29:0] core_data_request_address;
  wire core_data_request_write;
  wire [31:0] core_data_request_data;
  wire [3:0] core_data_request_strobe;
  wire core_data_response_valid;
  wire [31:0] core_data_response_data;
  wire core_data_response_error;
  wire core_sleeping;
  wire core_retire_valid;
  wire core_retire_trap;
  wire sram_data_valid;
  wire sram_data_ready;
  wire sram_utility_valid;
  wire sram_utility_ready;
  wire sram_fetch_valid;
  wire sram_fetch_ready;
  wire sram_data_answer;
  wire [31:0] sram_data_word;
  wire sram_utility_answer;
  wire [31:0] sram_utility_word;
  wire sram_fetch_answer;
  wire [31:0] sram_fetch_word;
  wire registers_access;
  wire registers_write;
  wire [9:0] registers_offset;
  wire [31:0] registers_data;
  wire registers_whole;
  wire [31:0] registers_word;
  wire registers_fault;
  wire registers_runs;
  wire registers_timer_interrupt;
  wire registers_mailbox_in_pop;
  wire [31:0] registers_mailbox_out_word_0;
  wire [31:0] registers_mailbox_out_word_1;
  wire [31:0] registers_mailbox_out_word_2;
  wire [31:0] registers_mailbox_out_word_3;
  wire registers_mailbox_out_push;
  wire registers_nic_nic;
  wire [3:0] registers_nic_operation;
  wire [5:0] registers_nic_pair;
  wire [15:0] registers_nic_tag;
  wire [23:0] registers_nic_local;
  wire [23:0] registers_nic_remote;
  wire [31:0] registers_nic_length;
  wire [31:0] registers_nic_lkey;
  wire [31:0] registers_nic_rkey;
  wire [31:0] registers_nic_immediate;
  wire registers_nic_push;
  wire [3:0] registers_nmc_op;
  wire [3:0] registers_nmc_dtype;
  wire registers_nmc_fence;
  wire [23:0] registers_nmc_a;
  wire [23:0] registers_nmc_b;
  wire [23:0] registers_nmc_s;
  wire [19:0] registers_nmc_length;
  wire [7:0] registers_nmc_tag;
  wire registers_nmc_push;
  wire [17:0] registers_fetch_flit;
  wire [11:0] registers_fetch_line;
  wire [3:0] registers_fetch_more;
  wire [15:0] registers_fetch_tag;
  wire registers_fetch_push;
  wire [23:0] registers_store_address;
  wire [63:0] registers_store_data;
  wire registers_store_double;
  wire [15:0] registers_store_tag;
  wire registers_store_push;
  wire registers_completion_pop;
  wire registers_wqe_done;
  wire registers_subgraph_done;
  wire registers_external_interrupt;
  wire fetch_in_sram;
  wire fetch_outside;
  wire data_in_sram;
  wire data_in_registers;
  wire core_uses_registers;
  wire utility_in_sram;
  wire utility_in_registers;
  wire utility_idle;
  wire utility_fires;
  wire utility_direct;
  wire counters_work_requests;
  wire counters_nmc_commands;
  wire counters_fetch_flits;
  wire counters_store_flits;
  wire counters_messages_in;
  wire counters_messages_out;
  wire counters_instructions;
  wire counters_completion_wait_cycles;
  wire counters_doorbell_wait_cycles;
  wire [9:0] counters_offset;
  wire [31:0] counters_word;
  wire core_outside_sram;
  wire utility_failed;
  wire mailbox_in_queue_enq_ready;
  wire [127:0] mailbox_in_queue_enq_data;
  wire mailbox_in_queue_deq_valid;
  wire [127:0] mailbox_in_queue_deq_data;
  wire mailbox_out_pushed_valid;
  wire mailbox_out_pushed_ready;
  wire [31:0] mailbox_out_pushed_word_0;
  wire [31:0] mailbox_out_pushed_word_1;
  wire [31:0] mailbox_out_pushed_word_2;
  wire [31:0] mailbox_out_pushed_word_3;
  wire mailbox_out_queue_enq_ready;
  wire [127:0] mailbox_out_queue_enq_data;
  wire mailbox_out_queue_deq_valid;
  wire [127:0] mailbox_out_queue_deq_data;
  wire doorbells_request_ready;
  wire doorbells_doorbell_0_valid;
  wire [3:0] doorbells_doorbell_0_operation;
  wire [5:0] doorbells_doorbell_0_pair;
  wire [15:0] doorbells_doorbell_0_tag;
  wire [23:0] doorbells_doorbell_0_local;
  wire [23:0] doorbells_doorbell_0_remote;
  wire [31:0] doorbells_doorbell_0_length;
  wire [31:0] doorbells_doorbell_0_lkey;
  wire [31:0] doorbells_doorbell_0_rkey;
  wire [31:0] doorbells_doorbell_0_immediate;
  wire doorbells_doorbell_1_valid;
  wire [3:0] doorbells_doorbell_1_operation;
  wire [5:0] doorbells_doorbell_1_pair;
  wire [15:0] doorbells_doorbell_1_tag;
  wire [23:0] doorbells_doorbell_1_local;
  wire [23:0] doorbells_doorbell_1_remote;
  wire [31:0] doorbells_doorbell_1_length;
  wire [31:0] doorbells_doorbell_1_lkey;
  wire [31:0] doorbells_doorbell_1_rkey;
  wire [31:0] doorbells_doorbell_1_immediate;
  wire nic_pushed_valid;
  wire nic_pushed_ready;
  wire nic_pushed_nic;
  wire [3:0] nic_pushed_operation;
  wire [5:0] nic_pushed_pair;
  wire [15:0] nic_pushed_tag;
  wire [23:0] nic_pushed_local;
  wire [23:0] nic_pushed_remote;
  wire [31:0] nic_pushed_length;
  wire [31:0] nic_pushed_lkey;
  wire [31:0] nic_pushed_rkey;
  wire [31:0] nic_pushed_immediate;
  wire nmc_pushed_valid;
  wire nmc_pushed_ready;
  wire [3:0] nmc_pushed_op;
  wire [3:0] nmc_pushed_dtype;
  wire nmc_pushed_fence;
  wire [23:0] nmc_pushed_a;
  wire [23:0] nmc_pushed_b;
  wire [23:0] nmc_pushed_s;
  wire [19:0] nmc_pushed_length;
  wire [7:0] nmc_pushed_tag;
  wire nmc_queue_enq_ready;
  wire [108:0] nmc_queue_enq_data;
  wire nmc_queue_deq_valid;
  wire [108:0] nmc_queue_deq_data;
  wire fetcher_push_ready;
  wire fetcher_request_valid;
  wire [17:0] fetcher_request_address;
  wire [5:0] fetcher_request_tag;
  wire fetcher_response_ready;
  wire fetcher_line_write;
  wire [11:0] fetcher_line_row;
  wire [511:0] fetcher_line_data;
  wire fetcher_done_valid;
  wire [15:0] fetcher_done_tag;
  wire [3:0] fetcher_done_status;
  wire fetch_pushed_valid;
  wire fetch_pushed_ready;
  wire [17:0] fetch_pushed_flit;
  wire [11:0] fetch_pushed_line;
  wire [3:0] fetch_pushed_more;
  wire [15:0] fetch_pushed_tag;
  wire storer_push_ready;
  wire storer_request_valid;
  wire [17:0] storer_request_address;
  wire [511:0] storer_request_data;
  wire [63:0] storer_request_strobe;
  wire [1:0] storer_request_tag;
  wire storer_response_ready;
  wire storer_done_valid;
  wire [15:0] storer_done_tag;
  wire [3:0] storer_done_status;
  wire store_pushed_valid;
  wire store_pushed_ready;
  wire [23:0] store_pushed_address;
  wire [63:0] store_pushed_data;
  wire store_pushed_double;
  wire [15:0] store_pushed_tag;
  wire completions_fetch_ready;
  wire completions_store_ready;
  wire completions_nmc_ready;
  wire [15:0] completions_nmc_tag;
  wire completions_nic_ready;
  wire completions_head_valid;
  wire [3:0] completions_head_source;
  wire completions_head_has_immediate;
  wire [3:0] completions_head_status;
  wire [15:0] completions_head_tag;
  wire [31:0] completions_head_bytes;
  wire [31:0] completions_head_immediate;
  wire [4:0] completions_level;
  wire completions_entered;
  reg fetch_failed;
  reg utility_waiting;
  reg utility_answered;
  reg [31:0] utility_word;
  reg utility_error;
  reg utility_wrote;
  reg core_answered;
  reg [31:0] core_word;
  reg core_error;
  // Of these only some bits are of use here.
  // verilator lint_off UNUSEDSIGNAL
  wire core_fetch_response_ready;
  wire core_data_response_ready;
  wire [31:0] core_retire_pc;
  wire [31:0] core_retire_instruction;
  wire [2:0] core_retire_length;
  wire [31:0] core_retire_next_pc;
  wire core_retire_rd_write;
  wire [4:0] core_retire_rd;
  wire [31:0] core_retire_rd_value;
  wire core_retire_memory;
  wire core_retire_memory_store;
  wire [2:0] core_retire_memory_size;
  wire [31:0] core_retire_memory_address;
  wire [31:0] core_retire_memory_data;
  wire core_retire_csr_write;
  wire [11:0] core_retire_csr_address;
  wire [31:0] core_retire_csr_value;
  wire core_retire_interrupt;
  wire [4:0] core_retire_cause;
  wire [31:0] core_retire_tval;
  // verilator lint_on UNUSEDSIGNAL

  assign utility_request_ready = utility_idle
    & (utility_in_sram ? sram_utility_ready : !core_uses_registers);

  assign utility_response_valid = utility_answered;
  assign utility_response_data = utility_word;
  assign utility_response_error = utility_error;
  assign mailbox_in_ready = mailbox_in_queue_enq_ready;
  assign mailbox_out_valid = mailbox_out_queue_deq_valid;
  assign mailbox_out_word_0 = mailbox_out_queue_deq_data[127:96];
  assign mailbox_out_word_1 = mailbox_out_queue_deq_data[95:64];
  assign mailbox_out_word_2 = mailbox_out_queue_deq_data[63:32];
  assign mailbox_out_word_3 = mailbox_out_queue_deq_data[31:0];
  assign doorbell_0_valid = doorbells_doorbell_0_valid;
  assign doorbell_0_operation = doorbells_doorbell_0_operation;
  assign doorbell_0_pair = doorbells_doorbell_0_pair;
  assign doorbell_0_tag = doorbells_doorbell_0_tag;
  assign doorbell_0_local = doorbells_doorbell_0_local;
  assign doorbell_0_remote = doorbells_doorbell_0_remote;
  assign doorbell_0_length = doorbells_doorbell_0_length;
  assign doorbell_0_lkey = doorbells_doorbell_0_lkey;
  assign doorbell_0_rkey = doorbells_doorbell_0_rkey;
  assign doorbell_0_immediate = doorbells_doorbell_0_immediate;
  assign doorbell_1_valid = doorbells_doorbell_1_valid;
  assign doorbell_1_operation = doorbells_doorbell_1_operation;
  assign doorbell_1_pair = doorbells_doorbell_1_pair;
  assign doorbell_1_tag = doorbells_doorbell_1_tag;
  assign doorbell_1_local = doorbells_doorbell_1_local;
  assign doorbell_1_remote = doorbells_doorbell_1_remote;
  assign doorbell_1_length = doorbells_doorbell_1_length;
  assign doorbell_1_lkey = doorbells_doorbell_1_lkey;
  assign doorbell_1_rkey = doorbells_doorbell_1_rkey;
  assign doorbell_1_immediate = doorbells_doorbell_1_immediate;
  assign completion_ready = completions_nic_ready;
  assign nmc_command_valid = nmc_queue_deq_valid;
  assign nmc_command_op = nmc_queue_deq_data[108:105];
  assign nmc_command_dtype = nmc_queue_deq_data[104:101];
  assign nmc_command_fence = nmc_queue_deq_data[100];
  assign nmc_command_a = nmc_queue_deq_data[99:76];
  assign nmc_command_b = nmc_queue_deq_data[75:52];
  assign nmc_command_s = nmc_queue_deq_data[51:28];
  assign nmc_command_length = nmc_queue_deq_data[27:8];
  assign nmc_command_tag = nmc_queue_deq_data[7:0];
  assign nmc_status_ready = completions_nmc_ready;
  assign memory_read_request_valid = fetcher_request_valid;
  assign memory_read_request_address = fetcher_request_address;
  assign memory_read_request_tag = fetcher_request_tag;
  assign memory_read_response_ready = fetcher_response_ready;
  assign memory_write_request_valid = storer_request_valid;
  assign memory_write_request_address = storer_request_address;
  assign memory_write_request_data = storer_request_data;
  assign memory_write_request_strobe = storer_request_strobe;
  assign memory_write_request_tag = storer_request_tag;
  assign memory_write_response_ready = storer_response_ready;

  // ---- Core and context SRAM ----

  assign core_hart_id = {16'd0, engine};
  assign core_fetch_request_ready = (fetch_in_sram & registers_runs & sram_fetch_ready)
    | fetch_outside;
  assign core_fetch_response_valid = sram_fetch_answer | fetch_failed;
  assign core_data_request_ready = !data_in_sram | sram_data_ready;
  assign core_data_response_valid = sram_data_answer | core_answered;
  assign core_data_response_data = core_answered ? core_word : sram_data_word;
  assign core_data_response_error = core_answered & core_error;
  cpu core (
    .clk                   (clk),
    .reset                 (reset),
    .boot_address          (32'd0),
    .hart_id               (core_hart_id),
    .software_interrupt    (1'b0),
    .timer_interrupt       (registers_timer_interrupt),
    .external_interrupt    (registers_external_interrupt),
    .fetch_request_valid   (core_fetch_request_valid),
    .fetch_request_ready   (core_fetch_request_ready),
    .fetch_request_address (core_fetch_request_address),
    .fetch_response_valid  (core_fetch_response_valid),
    .fetch_response_ready  (core_fetch_response_ready),
    .fetch_response_data   (sram_fetch_word),
    .fetch_response_error  (fetch_failed),
    .data_request_valid    (core_data_request_valid),
    .data_request_ready    (core_data_request_ready),
    .data_request_address  (core_data_request_address),
    .data_request_write    (core_data_request_write),
    .data_request_data     (core_data_request_data),
    .data_request_strobe   (core_data_request_strobe),
    .data_response_valid   (core_data_response_valid),
    .data_response_ready   (core_data_response_ready),
    .data_response_data    (core_data_response_data),
    .data_response_error   (core_data_response_error),
    .sleeping              (core_sleeping),
    .retire_valid          (core_retire_valid),
    .retire_pc             (core_retire_pc),
    .retire_instruction    (core_retire_instruction),
    .retire_length         (core_retire_length),
    .retire_next_pc        (core_retire_next_pc),
    .retire_rd_write       (core_retire_rd_write),
    .retire_rd             (core_retire_rd),
    .retire_rd_value       (core_retire_rd_value),
    .retire_memory         (core_retire_memory),
    .retire_memory_store   (core_retire_memory_store),
    .retire_memory_size    (core_retire_memory_size),
    .retire_memory_address (core_retire_memory_address),
    .retire_memory_data    (core_retire_memory_data),
    .retire_csr_write      (core_retire_csr_write),
    .retire_csr_address    (core_retire_csr_address),
    .retire_csr_value      (core_retire_csr_value),
    .retire_trap           (core_retire_trap),
    .retire_interrupt      (core_retire_interrupt),
    .retire_cause          (core_retire_cause),
    .retire_tval           (core_retire_tval)
  );

  assign sram_data_valid = core_data_request_valid & data_in_sram;
  assign sram_utility_valid = utility_request_valid & utility_idle & utility_in_sram;
  assign sram_fetch_valid = core_fetch_request_valid & registers_runs & fetch_in_sram;
  me_sram sram (
    .clk             (clk),
    .reset           (reset),
    .data_valid      (sram_data_valid),
    .data_ready      (sram_data_ready),
    .data_address    (core_data_request_address[15:0]),
    .data_write      (core_data_request_write),
    .data_data       (core_data_request_data),
    .data_strobe     (core_data_request_strobe),
    .utility_valid   (sram_utility_valid),
    .utility_ready   (sram_utility_ready),
    .utility_address (utility_request_address[17:2]),
    .utility_write   (utility_request_write),
    .utility_data    (utility_request_data),
    .utility_strobe  (4'hf),
    .fetch_valid     (sram_fetch_valid),
    .fetch_ready     (sram_fetch_ready),
    .fetch_address   (core_fetch_request_address[15:0]),
    .line_write      (fetcher_line_write),
    .line_row        (fetcher_line_row),
    .line_data       (fetcher_line_data),
    .data_answer     (sram_data_answer),
    .data_word       (sram_data_word),
    .utility_answer  (sram_utility_answer),
    .utility_word    (sram_utility_word),
    .fetch_answer    (sram_fetch_answer),
    .fetch_word      (sram_fetch_word)
  );

  assign registers_access = core_uses_registers | (utility_direct & utility_in_registers);
  assign registers_write = core_uses_registers ? core_data_request_write : utility_request_write;
  assign registers_offset = core_uses_registers
    ? {core_data_request_address[7:0], 2'd0}
    : {utility_request_address[9:2], 2'd0};
  assign registers_data = core_uses_registers ? core_data_request_data : utility_request_data;
  assign registers_whole = core_uses_registers ? (&core_data_request_strobe) : 1'b1;
  me_registers registers (
    .clk                      (clk),
    .reset                    (reset),
    .engine                   (engine),
    .access                   (registers_access),
    .write                    (registers_write),
    .offset                   (registers_offset),
    .data                     (registers_data),
    .whole                    (registers_whole),
    .by_core                  (core_uses_registers),
    .word                     (registers_word),
    .fault                    (registers_fault),
    .runs                     (registers_runs),
    .timer_interrupt          (registers_timer_interrupt),
    .mailbox_in_there         (mailbox_in_queue_deq_valid),
    .mailbox_in_word_0        (mailbox_in_queue_deq_data[127:96]),
    .mailbox_in_word_1        (mailbox_in_queue_deq_data[95:64]),
    .mailbox_in_word_2        (mailbox_in_queue_deq_data[63:32]),
    .mailbox_in_word_3        (mailbox_in_queue_deq_data[31:0]),
    .mailbox_in_pop           (registers_mailbox_in_pop),
    .mailbox_out_word_0       (registers_mailbox_out_word_0),
    .mailbox_out_word_1       (registers_mailbox_out_word_1),
    .mailbox_out_word_2       (registers_mailbox_out_word_2),
    .mailbox_out_word_3       (registers_mailbox_out_word_3),
    .mailbox_out_free         (mailbox_out_pushed_ready),
    .mailbox_out_push         (registers_mailbox_out_push),
    .nic_nic                  (registers_nic_nic),
    .nic_operation            (registers_nic_operation),
    .nic_pair                 (registers_nic_pair),
    .nic_tag                  (registers_nic_tag),
    .nic_local                (registers_nic_local),
    .nic_remote               (registers_nic_remote),
    .nic_length               (registers_nic_length),
    .nic_lkey                 (registers_nic_lkey),
    .nic_rkey                 (registers_nic_rkey),
    .nic_immediate            (registers_nic_immediate),
    .nic_free                 (nic_pushed_ready),
    .nic_push                 (registers_nic_push),
    .nmc_op                   (registers_nmc_op),
    .nmc_dtype                (registers_nmc_dtype),
    .nmc_fence                (registers_nmc_fence),
    .nmc_a                    (registers_nmc_a),
    .nmc_b                    (registers_nmc_b),
    .nmc_s                    (registers_nmc_s),
    .nmc_length               (registers_nmc_length),
    .nmc_tag                  (registers_nmc_tag),
    .nmc_free                 (nmc_pushed_ready),
    .nmc_push                 (registers_nmc_push),
    .fetch_flit               (registers_fetch_flit),
    .fetch_line               (registers_fetch_line),
    .fetch_more               (registers_fetch_more),
    .fetch_tag                (registers_fetch_tag),
    .fetch_free               (fetch_pushed_ready),
    .fetch_push               (registers_fetch_push),
    .store_address            (registers_store_address),
    .store_data               (registers_store_data),
    .store_double             (registers_store_double),
    .store_tag                (registers_store_tag),
    .store_free               (store_pushed_ready),
    .store_push               (registers_store_push),
    .completion_there         (completions_head_valid),
    .completion_source        (completions_head_source),
    .completion_has_immediate (completions_head_has_immediate),
    .completion_status        (completions_head_status),
    .completion_tag           (completions_head_tag),
    .completion_bytes         (completions_head_bytes),
    .completion_immediate     (completions_head_immediate),
    .completion_level         (completions_level),
    .completion_pop           (registers_completion_pop),
    .wqe_done                 (registers_wqe_done),
    .subgraph_done            (registers_subgraph_done),
    .external_interrupt       (registers_external_interrupt),
    .counter_word             (counters_word)
  );

  assign fetch_in_sram = core_fetch_request_address[29:16] == 14'd0;
  assign fetch_outside = registers_runs & !fetch_in_sram;

  always @(posedge clk) begin
    if (reset) begin
      fetch_failed <= 1'b0;
    end else begin
      fetch_failed <= core_fetch_request_valid & fetch_outside;
    end
  end

  // ---- Accesses of the core ----

  assign data_in_sram = core_data_request_address[29:16] == 14'd0;
  assign data_in_registers = core_data_request_address[29:8] == 22'h040000;
  assign core_uses_registers = core_data_request_valid & data_in_registers;

  // ---- Accesses of the utility port ----

  // Free, or waiting for the context SRAM, or offering the answer.
  always @(posedge clk) begin
    if (reset) begin
      utility_waiting <= 1'b0;
    end else if (!utility_direct && utility_fires) begin
      utility_waiting <= 1'b1;
    end else if (!utility_direct && sram_utility_answer) begin
      utility_waiting <= 1'b0;
    end
  end

  always @(posedge clk) begin
    if (reset) begin
      utility_answered <= 1'b0;
    end else if (utility_direct) begin
      utility_answered <= 1'b1;
    end else if (!utility_fires && sram_utility_answer) begin
      utility_answered <= 1'b1;
    end else if (!utility_fires && utility_response_ready) begin
      utility_answered <= 1'b0;
    end
  end

  always @(posedge clk) begin
    if (utility_direct) begin
      utility_word <= (utility_request_write | utility_failed) ? 32'd0 : registers_word;
      utility_error <= utility_failed;
    end else if (!utility_fires && sram_utility_answer) begin
      utility_word <= utility_wrote ? 32'd0 : sram_utility_word;
      utility_error <= 1'b0;
    end
  end

  // A write, and what fails, is answered by 0.
  always @(posedge clk) begin
    if (utility_fires) begin
      utility_wrote <= utility_request_write;
    end
  end

  // Not used: accesses are of whole words.
  wire unused_utility_request_address_1_0 = &{1'b0, utility_request_address[1:0]};

  assign utility_in_sram = utility_request_address[31:18] == 14'd0;
  assign utility_in_registers = utility_request_address[31:10] == 22'h040000;
  assign utility_idle = !utility_waiting & !utility_answered;
  assign utility_fires = utility_request_valid & utility_request_ready;
  assign utility_direct = utility_fires & !utility_in_sram;

  // ---- Registers ----

  assign counters_work_requests = |{doorbell_0_valid & doorbell_0_ready, doorbell_1_valid & doorbell_1_ready};
  assign counters_nmc_commands = nmc_command_valid & nmc_command_ready;
  assign counters_fetch_flits = memory_read_request_valid & memory_read_request_ready;
  assign counters_store_flits = memory_write_request_valid & memory_write_request_ready;
  assign counters_messages_in = mailbox_in_valid & mailbox_in_ready;
  assign counters_messages_out = mailbox_out_valid & mailbox_out_ready;
  assign counters_instructions = core_retire_valid & !core_retire_trap;
  assign counters_completion_wait_cycles = completion_valid & !completion_ready;
  assign counters_doorbell_wait_cycles = |{doorbell_0_valid & !doorbell_0_ready, doorbell_1_valid & !doorbell_1_ready};
  assign counters_offset = core_uses_registers
    ? {core_data_request_address[7:0], 2'd0}
    : {utility_request_address[9:2], 2'd0};
  me_counters counters (
    .clk                    (clk),
    .reset                  (reset),
    .wqes                   (registers_wqe_done),
    .subgraphs              (registers_subgraph_done),
    .work_requests          (counters_work_requests),
    .nmc_commands           (counters_nmc_commands),
    .completions            (completions_entered),
    .fetch_flits            (counters_fetch_flits),
    .store_flits            (counters_store_flits),
    .messages_in            (counters_messages_in),
    .messages_out           (counters_messages_out),
    .instructions           (counters_instructions),
    .sleep_cycles           (core_sleeping),
    .completion_wait_cycles (counters_completion_wait_cycles),
    .doorbell_wait_cycles   (counters_doorbell_wait_cycles),
    .offset                 (counters_offset),
    .word                   (counters_word)
  );

  // ---- Answers ----

  always @(posedge clk) begin
    if (reset) begin
      core_answered <= 1'b0;
    end else begin
      core_answered <= core_outside_sram;
    end
  end

  always @(posedge clk) begin
    if (core_outside_sram) begin
      core_word <= registers_word;
      core_error <= !data_in_registers | registers_fault;
    end
  end

  assign core_outside_sram = core_data_request_valid & !data_in_sram;
  assign utility_failed = !utility_in_registers | registers_fault;

  // ---- Mailbox ----

  assign mailbox_in_queue_enq_data = {
    mailbox_in_word_0,
    mailbox_in_word_1,
    mailbox_in_word_2,
    mailbox_in_word_3
  };
  queue_2x128 mailbox_in_queue (
    .clk       (clk),
    .reset     (reset),
    .enq_valid (mailbox_in_valid),
    .enq_ready (mailbox_in_queue_enq_ready),
    .enq_data  (mailbox_in_queue_enq_data),
    .deq_valid (mailbox_in_queue_deq_valid),
    .deq_ready (registers_mailbox_in_pop),
    .deq_data  (mailbox_in_queue_deq_data)
  );

  assign mailbox_out_pushed_valid = registers_mailbox_out_push;
  assign mailbox_out_pushed_ready = mailbox_out_queue_enq_ready;
  assign mailbox_out_pushed_word_0 = registers_mailbox_out_word_0;
  assign mailbox_out_pushed_word_1 = registers_mailbox_out_word_1;
  assign mailbox_out_pushed_word_2 = registers_mailbox_out_word_2;
  assign mailbox_out_pushed_word_3 = registers_mailbox_out_word_3;

  assign mailbox_out_queue_enq_data = {
    mailbox_out_pushed_word_0,
    mailbox_out_pushed_word_1,
    mailbox_out_pushed_word_2,
    mailbox_out_pushed_word_3
  };
  queue_2x128 mailbox_out_queue (
    .clk       (clk),
    .reset     (reset),
    .enq_valid (mailbox_out_pushed_valid),
    .enq_ready (mailbox_out_queue_enq_ready),
    .enq_data  (mailbox_out_queue_enq_data),
    .deq_valid (mailbox_out_queue_deq_valid),
    .deq_ready (mailbox_out_ready),
    .deq_data  (mailbox_out_queue_deq_data)
  );

  // ---- Work requests ----

  me_doorbells doorbells (
    .clk                  (clk),
    .reset                (reset),
    .request_valid        (nic_pushed_valid),
    .request_ready        (doorbells_request_ready),
    .request_nic          (nic_pushed_nic),
    .request_operation    (nic_pushed_operation),
    .request_pair         (nic_pushed_pair),
    .request_tag          (nic_pushed_tag),
    .request_local        (nic_pushed_local),
    .request_remote       (nic_pushed_remote),
    .request_length       (nic_pushed_length),
    .request_lkey         (nic_pushed_lkey),
    .request_rkey         (nic_pushed_rkey),
    .request_immediate    (nic_pushed_immediate),
    .doorbell_0_valid     (doorbells_doorbell_0_valid),
    .doorbell_0_ready     (doorbell_0_ready),
    .doorbell_0_operation (doorbells_doorbell_0_operation),
    .doorbell_0_pair      (doorbells_doorbell_0_pair),
    .doorbell_0_tag       (doorbells_doorbell_0_tag),
    .doorbell_0_local     (doorbells_doorbell_0_local),
    .doorbell_0_remote    (doorbells_doorbell_0_remote),
    .doorbell_0_length    (doorbells_doorbell_0_length),
    .doorbell_0_lkey      (doorbells_doorbell_0_lkey),
    .doorbell_0_rkey      (doorbells_doorbell_0_rkey),
    .doorbell_0_immediate (doorbells_doorbell_0_immediate),
    .doorbell_1_valid     (doorbells_doorbell_1_valid),
    .doorbell_1_ready     (doorbell_1_ready),
    .doorbell_1_operation (doorbells_doorbell_1_operation),
    .doorbell_1_pair      (doorbells_doorbell_1_pair),
    .doorbell_1_tag       (doorbells_doorbell_1_tag),
    .doorbell_1_local     (doorbells_doorbell_1_local),
    .doorbell_1_remote    (doorbells_doorbell_1_remote),
    .doorbell_1_length    (doorbells_doorbell_1_length),
    .doorbell_1_lkey      (doorbells_doorbell_1_lkey),
    .doorbell_1_rkey      (doorbells_doorbell_1_rkey),
    .doorbell_1_immediate (doorbells_doorbell_1_immediate)
  );

  assign nic_pushed_valid = registers_nic_push;
  assign nic_pushed_ready = doorbells_request_ready;
  assign nic_pushed_nic = registers_nic_nic;
  assign nic_pushed_operation = registers_nic_operation;
  assign nic_pushed_pair = registers_nic_pair;
  assign nic_pushed_tag = registers_nic_tag;
  assign nic_pushed_local = registers_nic_local;
  assign nic_pushed_remote = registers_nic_remote;
  assign nic_pushed_length = registers_nic_length;
  assign nic_pushed_lkey = registers_nic_lkey;
  assign nic_pushed_rkey = registers_nic_rkey;
  assign nic_pushed_immediate = registers_nic_immediate;

  // ---- Commands for the NMC ----

  assign nmc_pushed_valid = registers_nmc_push;
  assign nmc_pushed_ready = nmc_queue_enq_ready;
  assign nmc_pushed_op = registers_nmc_op;
  assign nmc_pushed_dtype = registers_nmc_dtype;
  assign nmc_pushed_fence = registers_nmc_fence;
  assign nmc_pushed_a = registers_nmc_a;
  assign nmc_pushed_b = registers_nmc_b;
  assign nmc_pushed_s = registers_nmc_s;
  assign nmc_pushed_length = registers_nmc_length;
  assign nmc_pushed_tag = registers_nmc_tag;

  assign nmc_queue_enq_data = {
    nmc_pushed_op,
    nmc_pushed_dtype,
    nmc_pushed_fence,
    nmc_pushed_a,
    nmc_pushed_b,
    nmc_pushed_s,
    nmc_pushed_length,
    nmc_pushed_tag
  };
  queue_2x109 nmc_queue (
    .clk       (clk),
    .reset     (reset),
    .enq_valid (nmc_pushed_valid),
    .enq_ready (nmc_queue_enq_ready),
    .enq_data  (nmc_queue_enq_data),
    .deq_valid (nmc_queue_deq_valid),
    .deq_ready (nmc_command_ready),
    .deq_data  (nmc_queue_deq_data)
  );

  // ---- Memory port ----

  me_fetcher fetcher (
    .clk             (clk),
    .reset           (reset),
    .push_valid      (fetch_pushed_valid),
    .push_ready      (fetcher_push_ready),
    .push_flit       (fetch_pushed_flit),
    .push_line       (fetch_pushed_line),
    .push_more       (fetch_pushed_more),
    .push_tag        (fetch_pushed_tag),
    .request_valid   (fetcher_request_valid),
    .request_ready   (memory_read_request_ready),
    .request_address (fetcher_request_address),
    .request_tag     (fetcher_request_tag),
    .response_valid  (memory_read_response_valid),
    .response_ready  (fetcher_response_ready),
    .response_data   (memory_read_response_data),
    .response_error  (memory_read_response_error),
    .response_tag    (memory_read_response_tag),
    .line_write      (fetcher_line_write),
    .line_row        (fetcher_line_row),
    .line_data       (fetcher_line_data),
    .done_valid      (fetcher_done_valid),
    .done_ready      (completions_fetch_ready),
    .done_tag        (fetcher_done_tag),
    .done_status     (fetcher_done_status)
  );

  assign fetch_pushed_valid = registers_fetch_push;
  assign fetch_pushed_ready = fetcher_push_ready;
  assign fetch_pushed_flit = registers_fetch_flit;
  assign fetch_pushed_line = registers_fetch_line;
  assign fetch_pushed_more = registers_fetch_more;
  assign fetch_pushed_tag = registers_fetch_tag;

  me_storer storer (
    .clk             (clk),
    .reset           (reset),
    .push_valid      (store_pushed_valid),
    .push_ready      (storer_push_ready),
    .push_address    (store_pushed_address),
    .push_data       (store_pushed_data),
    .push_double     (store_pushed_double),
    .push_tag        (store_pushed_tag),
    .request_valid   (storer_request_valid),
    .request_ready   (memory_write_request_ready),
    .request_address (storer_request_address),
    .request_data    (storer_request_data),
    .request_strobe  (storer_request_strobe),
    .request_tag     (storer_request_tag),
    .response_valid  (memory_write_response_valid),
    .response_ready  (storer_response_ready),
    .response_error  (memory_write_response_error),
    .response_tag    (memory_write_response_tag),
    .done_valid      (storer_done_valid),
    .done_ready      (completions_store_ready),
    .done_tag        (storer_done_tag),
    .done_status     (storer_done_status)
  );

  assign store_pushed_valid = registers_store_push;
  assign store_pushed_ready = storer_push_ready;
  assign store_pushed_address = registers_store_address;
  assign store_pushed_data = registers_store_data;
  assign store_pushed_double = registers_store_double;
  assign store_pushed_tag = registers_store_tag;

  // ---- Completion queue ----

  assign completions_nmc_tag = {8'd0, nmc_status_tag};
  me_completions completions (
    .clk                (clk),
    .reset              (reset),
    .fetch_valid        (fetcher_done_valid),
    .fetch_ready        (completions_fetch_ready),
    .fetch_tag          (fetcher_done_tag),
    .fetch_status       (fetcher_done_status),
    .store_valid        (storer_done_valid),
    .store_ready        (completions_store_ready),
    .store_tag          (storer_done_tag),
    .store_status       (storer_done_status),
    .nmc_valid          (nmc_status_valid),
    .nmc_ready          (completions_nmc_ready),
    .nmc_tag            (completions_nmc_tag),
    .nmc_status         (nmc_status_code),
    .nic_valid          (completion_valid),
    .nic_ready          (completions_nic_ready),
    .nic_receive        (completion_receive),
    .nic_status         (completion_status),
    .nic_has_immediate  (completion_has_immediate),
    .nic_tag            (completion_tag),
    .nic_bytes          (completion_bytes),
    .nic_immediate      (completion_immediate),
    .head_valid         (completions_head_valid),
    .head_ready         (registers_completion_pop),
    .head_source        (completions_head_source),
    .head_has_immediate (completions_head_has_immediate),
    .head_status        (completions_head_status),
    .head_tag           (completions_head_tag),
    .head_bytes         (completions_head_bytes),
    .head_immediate     (completions_head_immediate),
    .level              (completions_level),
    .entered            (completions_entered)
  );

  // ---- Counted events ----

endmodule

`default_nettype wire
