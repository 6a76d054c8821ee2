// me_pair
//
// 2 message engine(s), each with its NMC; the NMCs share 6 read and 3 write lanes of a NoC
// port.
//
// Parameters: me =
// {"address_bits":24,"completion_queue":16,"lane_bytes":64,"mailbox":2,"nics":2,"nmc":{"address_bits":24,"command_queue":2,"commands_in_flight":2,"length_bits":20,"line_bytes":128,"read_slots":16,"tag_bits":8,"write_credits":16},"queue_pairs":64,"sram_bytes":262144,"work_requests":4},
// nmcs =
// {"engines":2,"nmc":{"address_bits":24,"command_queue":2,"commands_in_flight":2,"length_bits":20,"line_bytes":128,"read_slots":16,"tag_bits":8,"write_credits":16},"read_lanes":6,"write_lanes":3}
//
// Generated from hw/src/me/pair.rs; change that file, not this one.

`default_nettype none

module me_pair (
  input  wire         clk,
  input  wire         reset,
  // Number of the first engine; the others follow.
  input  wire  [15:0] first_engine,
  // Engine 0.
  input  wire         engine_0_utility_request_valid,
  output wire         engine_0_utility_request_ready,
  input  wire  [31:0] engine_0_utility_request_address,
  input  wire         engine_0_utility_request_write,
  input  wire  [31:0] engine_0_utility_request_data,
  output wire         engine_0_utility_response_valid,
  input  wire         engine_0_utility_response_ready,
  output wire  [31:0] engine_0_utility_response_data,
  output wire         engine_0_utility_response_error,
  input  wire         engine_0_mailbox_in_valid,
  output wire         engine_0_mailbox_in_ready,
  input  wire  [31:0] engine_0_mailbox_in_word_0,
  input  wire  [31:0] engine_0_mailbox_in_word_1,
  input  wire  [31:0] engine_0_mailbox_in_word_2,
  input  wire  [31:0] engine_0_mailbox_in_word_3,
  output wire         engine_0_mailbox_out_valid,
  input  wire         engine_0_mailbox_out_ready,
  output wire  [31:0] engine_0_mailbox_out_word_0,
  output wire  [31:0] engine_0_mailbox_out_word_1,
  output wire  [31:0] engine_0_mailbox_out_word_2,
  output wire  [31:0] engine_0_mailbox_out_word_3,
  input  wire         engine_0_completion_valid,
  output wire         engine_0_completion_ready,
  input  wire         engine_0_completion_receive,
  input  wire   [3:0] engine_0_completion_status,
  input  wire         engine_0_completion_has_immediate,
  input  wire  [15:0] engine_0_completion_tag,
  input  wire  [31:0] engine_0_completion_bytes,
  input  wire  [31:0] engine_0_completion_immediate,
  output wire         engine_0_memory_read_request_valid,
  input  wire         engine_0_memory_read_request_ready,
  output wire  [17:0] engine_0_memory_read_request_address,
  output wire   [5:0] engine_0_memory_read_request_tag,
  input  wire         engine_0_memory_read_response_valid,
  output wire         engine_0_memory_read_response_ready,
  input  wire [511:0] engine_0_memory_read_response_data,
  input  wire         engine_0_memory_read_response_error,
  input  wire   [5:0] engine_0_memory_read_response_tag,
  output wire         engine_0_memory_write_request_valid,
  input  wire         engine_0_memory_write_request_ready,
  output wire  [17:0] engine_0_memory_write_request_address,
  output wire [511:0] engine_0_memory_write_request_data,
  output wire  [63:0] engine_0_memory_write_request_strobe,
  output wire   [1:0] engine_0_memory_write_request_tag,
  input  wire         engine_0_memory_write_response_valid,
  output wire         engine_0_memory_write_response_ready,
  input  wire         engine_0_memory_write_response_error,
  input  wire   [1:0] engine_0_memory_write_response_tag,
  output wire         engine_0_doorbell_0_valid,
  input  wire         engine_0_doorbell_0_ready,
  output wire   [3:0] engine_0_doorbell_0_operation,
  output wire   [5:0] engine_0_doorbell_0_pair,
  output wire  [15:0] engine_0_doorbell_0_tag,
  output wire  [23:0] engine_0_doorbell_0_local,
  output wire  [23:0] engine_0_doorbell_0_remote,
  output wire  [31:0] engine_0_doorbell_0_length,
  output wire  [31:0] engine_0_doorbell_0_lkey,
  output wire  [31:0] engine_0_doorbell_0_rkey,
  output wire  [31:0] engine_0_doorbell_0_immediate,
  output wire         engine_0_doorbell_1_valid,
  input  wire         engine_0_doorbell_1_ready,
  output wire   [3:0] engine_0_doorbell_1_operation,
  output wire   [5:0] engine_0_doorbell_1_pair,
  output wire  [15:0] engine_0_doorbell_1_tag,
  output wire  [23:0] engine_0_doorbell_1_local,
  output wire  [23:0] engine_0_doorbell_1_remote,
  output wire  [31:0] engine_0_doorbell_1_length,
  output wire  [31:0] engine_0_doorbell_1_lkey,
  output wire  [31:0] engine_0_doorbell_1_rkey,
  output wire  [31:0] engine_0_doorbell_1_immediate,
  // Counters of NMC 0.
  input  wire         engine_0_nmc_utility_request_valid,
  output wire         engine_0_nmc_utility_request_ready,
  input  wire   [6:0] engine_0_nmc_utility_request_address,
  output wire         engine_0_nmc_utility_response_valid,
  input  wire         engine_0_nmc_utility_response_ready,
  output wire  [63:0] engine_0_nmc_utility_response_data,
  output wire         engine_0_nmc_utility_response_error,
  // Engine 1.
  input  wire         engine_1_utility_request_valid,
  output wire         engine_1_utility_request_ready,
  input  wire  [31:0] engine_1_utility_request_address,
  input  wire         engine_1_utility_request_write,
  input  wire  [31:0] engine_1_utility_request_data,
  output wire         engine_1_utility_response_valid,
  input  wire         engine_1_utility_response_ready,
  output wire  [31:0] engine_1_utility_response_data,
  output wire         engine_1_utility_response_error,
  input  wire         engine_1_mailbox_in_valid,
  output wire         engine_1_mailbox_in_ready,
  input  wire  [31:0] engine_1_mailbox_in_word_0,
  input  wire  [31:0] engine_1_mailbox_in_word_1,
  input  wire  [31:0] engine_1_mailbox_in_word_2,
  input  wire  [31:0] engine_1_mailbox_in_word_3,
  output wire         engine_1_mailbox_out_valid,
  input  wire         engine_1_mailbox_out_ready,
  output wire  [31:0] engine_1_mailbox_out_word_0,
  output wire  [31:0] engine_1_mailbox_out_word_1,
  output wire  [31:0] engine_1_mailbox_out_word_2,
  output wire  [31:0] engine_1_mailbox_out_word_3,
  input  wire         engine_1_completion_valid,
  output wire         engine_1_completion_ready,
  input  wire         engine_1_completion_receive,
  input  wire   [3:0] engine_1_completion_status,
  input  wire         engine_1_completion_has_immediate,
  input  wire  [15:0] engine_1_completion_tag,
  input  wire  [31:0] engine_1_completion_bytes,
  input  wire  [31:0] engine_1_completion_immediate,
  output wire         engine_1_memory_read_request_valid,
  input  wire         engine_1_memory_read_request_ready,
  output wire  [17:0] engine_1_memory_read_request_address,
  output wire   [5:0] engine_1_memory_read_request_tag,
  input  wire         engine_1_memory_read_response_valid,
  output wire         engine_1_memory_read_response_ready,
  input  wire [511:0] engine_1_memory_read_response_data,
  input  wire         engine_1_memory_read_response_error,
  input  wire   [5:0] engine_1_memory_read_response_tag,
  output wire         engine_1_memory_write_request_valid,
  input  wire         engine_1_memory_write_request_ready,
  output wire  [17:0] engine_1_memory_write_request_address,
  output wire [511:0] engine_1_memory_write_request_data,
  output wire  [63:0] engine_1_memory_write_request_strobe,
  output wire   [1:0] engine_1_memory_write_request_tag,
  input  wire         engine_1_memory_write_response_valid,
  output wire         engine_1_memory_write_response_ready,
  input  wire         engine_1_memory_write_response_error,
  input  wire   [1:0] engine_1_memory_write_response_tag,
  output wire         engine_1_doorbell_0_valid,
  input  wire         engine_1_doorbell_0_ready,
  output wire   [3:0] engine_1_doorbell_0_operation,
  output wire   [5:0] engine_1_doorbell_0_pair,
  output wire  [15:0] engine_1_doorbell_0_tag,
  output wire  [23:0] engine_1_doorbell_0_local,
  output wire  [23:0] engine_1_doorbell_0_remote,
  output wire  [31:0] engine_1_doorbell_0_length,
  output wire  [31:0] engine_1_doorbell_0_lkey,
  output wire  [31:0] engine_1_doorbell_0_rkey,
  output wire  [31:0] engine_1_doorbell_0_immediate,
  output wire         engine_1_doorbell_1_valid,
  input  wire         engine_1_doorbell_1_ready,
  output wire   [3:0] engine_1_doorbell_1_operation,
  output wire   [5:0] engine_1_doorbell_1_pair,
  output wire  [15:0] engine_1_doorbell_1_tag,
  output wire  [23:0] engine_1_doorbell_1_local,
  output wire  [23:0] engine_1_doorbell_1_remote,
  output wire  [31:0] engine_1_doorbell_1_length,
  output wire  [31:0] engine_1_doorbell_1_lkey,
  output wire  [31:0] engine_1_doorbell_1_rkey,
  output wire  [31:0] engine_1_doorbell_1_immediate,
  // Counters of NMC 1.
  input  wire         engine_1_nmc_utility_request_valid,
  output wire         engine_1_nmc_utility_request_ready,
  input  wire   [6:0] engine_1_nmc_utility_request_address,
  output wire         engine_1_nmc_utility_response_valid,
  input  wire         engine_1_nmc_utility_response_ready,
  output wire  [63:0] engine_1_nmc_utility_response_data,
  output wire         engine_1_nmc_utility_response_error,
  // Lanes of the NMCs, read.
  output wire         read_0_request_valid,
  input  wire         read_0_request_ready,
  output wire  [17:0] read_0_request_address,
  output wire   [6:0] read_0_request_tag,
  input  wire         read_0_response_valid,
  output wire         read_0_response_ready,
  input  wire [511:0] read_0_response_data,
  input  wire         read_0_response_error,
  input  wire   [6:0] read_0_response_tag,
  output wire         read_1_request_valid,
  input  wire         read_1_request_ready,
  output wire  [17:0] read_1_request_address,
  output wire   [6:0] read_1_request_tag,
  input  wire         read_1_response_valid,
  output wire         read_1_response_ready,
  input  wire [511:0] read_1_response_data,
  input  wire         read_1_response_error,
  input  wire   [6:0] read_1_response_tag,
  output wire         read_2_request_valid,
  input  wire         read_2_request_ready,
  output wire  [17:0] read_2_request_address,
  output wire   [6:0] read_2_request_tag,
  input  wire         read_2_response_valid,
  output wire         read_2_response_ready,
  input  wire [511:0] read_2_response_data,
  input  wire         read_2_response_error,
  input  wire   [6:0] read_2_response_tag,
  output wire         read_3_request_valid,
  input  wire         read_3_request_ready,
  output wire  [17:0] read_3_request_address,
  output wire   [6:0] read_3_request_tag,
  input  wire         read_3_response_valid,
  output wire         read_3_response_ready,
  input  wire [511:0] read_3_response_data,
  input  wire         read_3_response_error,
  input  wire   [6:0] read_3_response_tag,
  output wire         read_4_request_valid,
  input  wire         read_4_request_ready,
  output wire  [17:0] read_4_request_address,
  output wire   [6:0] read_4_request_tag,
  input  wire         read_4_response_valid,
  output wire         read_4_response_ready,
  input  wire [511:0] read_4_response_data,
  input  wire         read_4_response_error,
  input  wire   [6:0] read_4_response_tag,
  output wire         read_5_request_valid,
  input  wire         read_5_request_ready,
  output wire  [17:0] read_5_request_address,
  output wire   [6:0] read_5_request_tag,
  input  wire         read_5_response_valid,
  output wire         read_5_response_ready,
  input  wire [511:0] read_5_response_data,
  input  wire         read_5_response_error,
  input  wire   [6:0] read_5_response_tag,
  // Lanes of the NMCs, write.
  output wire         write_0_request_valid,
  input  wire         write_0_request_ready,
  output wire  [17:0] write_0_request_address,
  output wire [511:0] write_0_request_data,
  output wire  [63:0] write_0_request_strobe,
  output wire   [2:0] write_0_request_tag,
  input  wire         write_0_response_valid,
  output wire         write_0_response_ready,
  input  wire         write_0_response_error,
  input  wire   [2:0] write_0_response_tag,
  output wire         write_1_request_valid,
  input  wire         write_1_request_ready,
  output wire  [17:0] write_1_request_address,
  output wire [511:0] write_1_request_data,
  output wire  [63:0] write_1_request_strobe,
  output wire   [2:0] write_1_request_tag,
  input  wire         write_1_response_valid,
  output wire         write_1_response_ready,
  input  wire         write_1_response_error,
  input  wire   [2:0] write_1_response_tag,
  output wire         write_2_request_valid,
  input  wire         write_2_request_ready,
  output wire  [17:0] write_2_request_address,
  output wire [511:0] write_2_request_data,
  output wire  [63:0] write_2_request_strobe,
  output wire   [2:0] write_2_request_tag,
  input  wire         write_2_response_valid,
  output wire         write_2_response_ready,
  input  wire         write_2_response_error,
  input  wire   [2:0] write_2_response_tag
);

  wire nmcs_engine_0_command_ready;
  wire nmcs_engine_0_status_valid;
  wire [7:0] nmcs_engine_0_status_tag;
  wire [3:0] nmcs_engine_0_status_code;
  wire nmcs_engine_0_utility_request_ready;
  wire nmcs_engine_0_utility_response_valid;
  wire [63:0] nmcs_engine_0_utility_response_data;
  wire nmcs_engine_0_utility_response_error;
  wire nmcs_engine_1_command_ready;
  wire nmcs_engine_1_status_valid;
  wire [7:0] nmcs_engine_1_status_tag;
  wire [3:0] nmcs_engine_1_status_code;
  wire nmcs_engine_1_utility_request_ready;
  wire nmcs_engine_1_utility_response_valid;
  wire [63:0] nmcs_engine_1_utility_response_data;
  wire nmcs_engine_1_utility_response_error;
  wire nmcs_read_0_request_valid;
  wire [17:0] nmcs_read_0_request_address;
  wire [6:0] nmcs_read_0_request_tag;
  wire nmcs_read_0_response_ready;
  wire nmcs_read_1_request_valid;
  wire [17:0] nmcs_read_1_request_address;
  wire [6:0] nmcs_read_1_request_tag;
  wire nmcs_read_1_response_ready;
  wire nmcs_read_2_request_valid;
  wire [17:0] nmcs_read_2_request_address;
  wire [6:0] nmcs_read_2_request_tag;
  wire nmcs_read_2_response_ready;
  wire nmcs_read_3_request_valid;
  wire [17:0] nmcs_read_3_request_address;
  wire [6:0] nmcs_read_3_request_tag;
  wire nmcs_read_3_response_ready;
  wire nmcs_read_4_request_valid;
  wire [17:0] nmcs_read_4_request_address;
  wire [6:0] nmcs_read_4_request_tag;
  wire nmcs_read_4_response_ready;
  wire nmcs_read_5_request_valid;
  wire [17:0] nmcs_read_5_request_address;
  wire [6:0] nmcs_read_5_request_tag;
  wire nmcs_read_5_response_ready;
  wire nmcs_write_0_request_valid;
  wire [17:0] nmcs_write_0_request_address;
  wire [511:0] nmcs_write_0_request_data;
  wire [63:0] nmcs_write_0_request_strobe;
  wire [2:0] nmcs_write_0_request_tag;
  wire nmcs_write_0_response_ready;
  wire nmcs_write_1_request_valid;
  wire [17:0] nmcs_write_1_request_address;
  wire [511:0] nmcs_write_1_request_data;
  wire [63:0] nmcs_write_1_request_strobe;
  wire [2:0] nmcs_write_1_request_tag;
  wire nmcs_write_1_response_ready;
  wire nmcs_write_2_request_valid;
  wire [17:0] nmcs_write_2_request_address;
  wire [511:0] nmcs_write_2_request_data;
  wire [63:0] nmcs_write_2_request_strobe;
  wire [2:0] nmcs_write_2_request_tag;
  wire nmcs_write_2_response_ready;
  wire me_0_utility_request_ready;
  wire me_0_utility_response_valid;
  wire [31:0] me_0_utility_response_data;
  wire me_0_utility_response_error;
  wire me_0_mailbox_in_ready;
  wire me_0_mailbox_out_valid;
  wire [31:0] me_0_mailbox_out_word_0;
  wire [31:0] me_0_mailbox_out_word_1;
  wire [31:0] me_0_mailbox_out_word_2;
  wire [31:0] me_0_mailbox_out_word_3;
  wire me_0_doorbell_0_valid;
  wire [3:0] me_0_doorbell_0_operation;
  wire [5:0] me_0_doorbell_0_pair;
  wire [15:0] me_0_doorbell_0_tag;
  wire [23:0] me_0_doorbell_0_local;
  wire [23:0] me_0_doorbell_0_remote;
  wire [31:0] me_0_doorbell_0_length;
  wire [31:0] me_0_doorbell_0_lkey;
  wire [31:0] me_0_doorbell_0_rkey;
  wire [31:0] me_0_doorbell_0_immediate;
  wire me_0_doorbell_1_valid;
  wire [3:0] me_0_doorbell_1_operation;
  wire [5:0] me_0_doorbell_1_pair;
  wire [15:0] me_0_doorbell_1_tag;
  wire [23:0] me_0_doorbell_1_local;
  wire [23:0] me_0_doorbell_1_remote;
  wire [31:0] me_0_doorbell_1_length;
  wire [31:0] me_0_doorbell_1_lkey;
  wire [31:0] me_0_doorbell_1_rkey;
  wire [31:0] me_0_doorbell_1_immediate;
  wire me_0_completion_ready;
  wire me_0_nmc_command_valid;
  wire [3:0] me_0_nmc_command_op;
  wire [3:0] me_0_nmc_command_dtype;
  wire me_0_nmc_command_fence;
  wire [23:0] me_0_nmc_command_a;
  wire [23:0] me_0_nmc_command_b;
  wire [23:0] me_0_nmc_command_s;
  wire [19:0] me_0_nmc_command_length;
  wire [7:0] me_0_nmc_command_tag;
  wire me_0_nmc_status_ready;
  wire me_0_memory_read_request_valid;
  wire [17:0] me_0_memory_read_request_address;
  wire [5:0] me_0_memory_read_request_tag;
  wire me_0_memory_read_response_ready;
  wire me_0_memory_write_request_valid;
  wire [17:0] me_0_memory_write_request_address;
  wire [511:0] me_0_memory_write_request_data;
  wire [63:0] me_0_memory_write_request_strobe;
  wire [1:0] me_0_memory_write_request_tag;
  wire me_0_memory_write_response_ready;
  wire [15:0] me_1_engine;
  wire me_1_utility_request_ready;
  wire me_1_utility_response_valid;
  wire [31:0] me_1_utility_response_data;
  wire me_1_utility_response_error;
  wire me_1_mailbox_in_ready;
  wire me_1_mailbox_out_valid;
  wire [31:0] me_1_mailbox_out_word_0;
  wire [31:0] me_1_mailbox_out_word_1;
  wire [31:0] me_1_mailbox_out_word_2;
  wire [31:0] me_1_mailbox_out_word_3;
  wire me_1_doorbell_0_valid;
  wire [3:0] me_1_doorbell_0_operation;
  wire [5:0] me_1_doorbell_0_pair;
  wire [15:0] me_1_doorbell_0_tag;
  wire [23:0] me_1_doorbell_0_local;
  wire [23:0] me_1_doorbell_0_remote;
  wire [31:0] me_1_doorbell_0_length;
  wire [31:0] me_1_doorbell_0_lkey;
  wire [31:0] me_1_doorbell_0_rkey;
  wire [31:0] me_1_doorbell_0_immediate;
  wire me_1_doorbell_1_valid;
  wire [3:0] me_1_doorbell_1_operation;
  wire [5:0] me_1_doorbell_1_pair;
  wire [15:0] me_1_doorbell_1_tag;
  wire [23:0] me_1_doorbell_1_local;
  wire [23:0] me_1_doorbell_1_remote;
  wire [31:0] me_1_doorbell_1_length;
  wire [31:0] me_1_doorbell_1_lkey;
  wire [31:0] me_1_doorbell_1_rkey;
  wire [31:0] me_1_doorbell_1_immediate;
  wire me_1_completion_ready;
  wire me_1_nmc_command_valid;
  wire [3:0] me_1_nmc_command_op;
  wire [3:0] me_1_nmc_command_dtype;
  wire me_1_nmc_command_fence;
  wire [23:0] me_1_nmc_command_a;
  wire [23:0] me_1_nmc_command_b;
  wire [23:0] me_1_nmc_command_s;
  wire [19:0] me_1_nmc_command_length;
  wire [7:0] me_1_nmc_command_tag;
  wire me_1_nmc_status_ready;
  wire me_1_memory_read_request_valid;
  wire [17:0] me_1_memory_read_request_address;
  wire [5:0] me_1_memory_read_request_tag;
  wire me_1_memory_read_response_ready;
  wire me_1_memory_write_request_valid;
  wire [17:0] me_1_memory_write_request_address;
  wire [511:0] me_1_memory_write_request_data;
  wire [63:0] me_1_memory_write_request_strobe;
  wire [1:0] me_1_memory_write_request_tag;
  wire me_1_memory_write_response_ready;

  nmc_pair nmcs (
    .clk                              (clk),
    .reset                            (reset),
    .engine_0_command_valid           (me_0_nmc_command_valid),
    .engine_0_command_ready           (nmcs_engine_0_command_ready),
    .engine_0_command_op              (me_0_nmc_command_op),
    .engine_0_command_dtype           (me_0_nmc_command_dtype),
    .engine_0_command_fence           (me_0_nmc_command_fence),
    .engine_0_command_a               (me_0_nmc_command_a),
    .engine_0_command_b               (me_0_nmc_command_b),
    .engine_0_command_s               (me_0_nmc_command_s),
    .engine_0_command_length          (me_0_nmc_command_length),
    .engine_0_command_tag             (me_0_nmc_command_tag),
    .engine_0_status_valid            (nmcs_engine_0_status_valid),
    .engine_0_status_ready            (me_0_nmc_status_ready),
    .engine_0_status_tag              (nmcs_engine_0_status_tag),
    .engine_0_status_code             (nmcs_engine_0_status_code),
    .engine_0_utility_request_valid   (engine_0_nmc_utility_request_valid),
    .engine_0_utility_request_ready   (nmcs_engine_0_utility_request_ready),
    .engine_0_utility_request_address (engine_0_nmc_utility_request_address),
    .engine_0_utility_response_valid  (nmcs_engine_0_utility_response_valid),
    .engine_0_utility_response_ready  (engine_0_nmc_utility_response_ready),
    .engine_0_utility_response_data   (nmcs_engine_0_utility_response_data),
    .engine_0_utility_response_error  (nmcs_engine_0_utility_response_error),
    .engine_1_command_valid           (me_1_nmc_command_valid),
    .engine_1_command_ready           (nmcs_engine_1_command_ready),
    .engine_1_command_op              (me_1_nmc_command_op),
    .engine_1_command_dtype           (me_1_nmc_command_dtype),
    .engine_1_command_fence           (me_1_nmc_command_fence),
    .engine_1_command_a               (me_1_nmc_command_a),
    .engine_1_command_b               (me_1_nmc_command_b),
    .engine_1_command_s               (me_1_nmc_command_s),
    .engine_1_command_length          (me_1_nmc_command_length),
    .engine_1_command_tag             (me_1_nmc_command_tag),
    .engine_1_status_valid            (nmcs_engine_1_status_valid),
    .engine_1_status_ready            (me_1_nmc_status_ready),
    .engine_1_status_tag              (nmcs_engine_1_status_tag),
    .engine_1_status_code             (nmcs_engine_1_status_code),
    .engine_1_utility_request_valid   (engine_1_nmc_utility_request_valid),
    .engine_1_utility_request_ready   (nmcs_engine_1_utility_request_ready),
    .engine_1_utility_request_address (engine_1_nmc_utility_request_address),
    .engine_1_utility_response_valid  (nmcs_engine_1_utility_response_valid),
    .engine_1_utility_response_ready  (engine_1_nmc_utility_response_ready),
    .engine_1_utility_response_data   (nmcs_engine_1_utility_response_data),
    .engine_1_utility_response_error  (nmcs_engine_1_utility_response_error),
    .read_0_request_valid             (nmcs_read_0_request_valid),
    .read_0_request_ready             (read_0_request_ready),
    .read_0_request_address           (nmcs_read_0_request_address),
    .read_0_request_tag               (nmcs_read_0_request_tag),
    .read_0_response_valid            (read_0_response_valid),
    .read_0_response_ready            (nmcs_read_0_response_ready),
    .read_0_response_data             (read_0_response_data),
    .read_0_response_error            (read_0_response_error),
    .read_0_response_tag              (read_0_response_tag),
    .read_1_request_valid             (nmcs_read_1_request_valid),
    .read_1_request_ready             (read_1_request_ready),
    .read_1_request_address           (nmcs_read_1_request_address),
    .read_1_request_tag               (nmcs_read_1_request_tag),
    .read_1_response_valid            (read_1_response_valid),
    .read_1_response_ready            (nmcs_read_1_response_ready),
    .read_1_response_data             (read_1_response_data),
    .read_1_response_error            (read_1_response_error),
    .read_1_response_tag              (read_1_response_tag),
    .read_2_request_valid             (nmcs_read_2_request_valid),
    .read_2_request_ready             (read_2_request_ready),
    .read_2_request_address           (nmcs_read_2_request_address),
    .read_2_request_tag               (nmcs_read_2_request_tag),
    .read_2_response_valid            (read_2_response_valid),
    .read_2_response_ready            (nmcs_read_2_response_ready),
    .read_2_response_data             (read_2_response_data),
    .read_2_response_error            (read_2_response_error),
    .read_2_response_tag              (read_2_response_tag),
    .read_3_request_valid             (nmcs_read_3_request_valid),
    .read_3_request_ready             (read_3_request_ready),
    .read_3_request_address           (nmcs_read_3_request_address),
    .read_3_request_tag               (nmcs_read_3_request_tag),
    .read_3_response_valid            (read_3_response_valid),
    .read_3_response_ready            (nmcs_read_3_response_ready),
    .read_3_response_data             (read_3_response_data),
    .read_3_response_error            (read_3_response_error),
    .read_3_response_tag              (read_3_response_tag),
    .read_4_request_valid             (nmcs_read_4_request_valid),
    .read_4_request_ready             (read_4_request_ready),
    .read_4_request_address           (nmcs_read_4_request_address),
    .read_4_request_tag               (nmcs_read_4_request_tag),
    .read_4_response_valid            (read_4_response_valid),
    .read_4_response_ready            (nmcs_read_4_response_ready),
    .read_4_response_data             (read_4_response_data),
    .read_4_response_error            (read_4_response_error),
    .read_4_response_tag              (read_4_response_tag),
    .read_5_request_valid             (nmcs_read_5_request_valid),
    .read_5_request_ready             (read_5_request_ready),
    .read_5_request_address           (nmcs_read_5_request_address),
    .read_5_request_tag               (nmcs_read_5_request_tag),
    .read_5_response_valid            (read_5_response_valid),
    .read_5_response_ready            (nmcs_read_5_response_ready),
    .read_5_response_data             (read_5_response_data),
    .read_5_response_error            (read_5_response_error),
    .read_5_response_tag              (read_5_response_tag),
    .write_0_request_valid            (nmcs_write_0_request_valid),
    .write_0_request_ready            (write_0_request_ready),
    .write_0_request_address          (nmcs_write_0_request_address),
    .write_0_request_data             (nmcs_write_0_request_data),
    .write_0_request_strobe           (nmcs_write_0_request_strobe),
    .write_0_request_tag              (nmcs_write_0_request_tag),
    .write_0_response_valid           (write_0_response_valid),
    .write_0_response_ready           (nmcs_write_0_response_ready),
    .write_0_response_error           (write_0_response_error),
    .write_0_response_tag             (write_0_response_tag),
    .write_1_request_valid            (nmcs_write_1_request_valid),
    .write_1_request_ready            (write_1_request_ready),
    .write_1_request_address          (nmcs_write_1_request_address),
    .write_1_request_data             (nmcs_write_1_request_data),
    .write_1_request_strobe           (nmcs_write_1_request_strobe),
    .write_1_request_tag              (nmcs_write_1_request_tag),
    .write_1_response_valid           (write_1_response_valid),
    .write_1_response_ready           (nmcs_write_1_response_ready),
    .write_1_response_error           (write_1_response_error),
    .write_1_response_tag             (write_1_response_tag),
    .write_2_request_valid            (nmcs_write_2_request_valid),
    .write_2_request_ready            (write_2_request_ready),
    .write_2_request_address          (nmcs_write_2_request_address),
    .write_2_request_data             (nmcs_write_2_request_data),
    .write_2_request_strobe           (nmcs_write_2_request_strobe),
    .write_2_request_tag              (nmcs_write_2_request_tag),
    .write_2_response_valid           (write_2_response_valid),
    .write_2_response_ready           (nmcs_write_2_response_ready),
    .write_2_response_error           (write_2_response_error),
    .write_2_response_tag             (write_2_response_tag)
  );

  me me_0 (
    .clk                          (clk),
    .reset                        (reset),
    .engine                       (first_engine),
    .utility_request_valid        (engine_0_utility_request_valid),
    .utility_request_ready        (me_0_utility_request_ready),
    .utility_request_address      (engine_0_utility_request_address),
    .utility_request_write        (engine_0_utility_request_write),
    .utility_request_data         (engine_0_utility_request_data),
    .utility_response_valid       (me_0_utility_response_valid),
    .utility_response_ready       (engine_0_utility_response_ready),
    .utility_response_data        (me_0_utility_response_data),
    .utility_response_error       (me_0_utility_response_error),
    .mailbox_in_valid             (engine_0_mailbox_in_valid),
    .mailbox_in_ready             (me_0_mailbox_in_ready),
    .mailbox_in_word_0            (engine_0_mailbox_in_word_0),
    .mailbox_in_word_1            (engine_0_mailbox_in_word_1),
    .mailbox_in_word_2            (engine_0_mailbox_in_word_2),
    .mailbox_in_word_3            (engine_0_mailbox_in_word_3),
    .mailbox_out_valid            (me_0_mailbox_out_valid),
    .mailbox_out_ready            (engine_0_mailbox_out_ready),
    .mailbox_out_word_0           (me_0_mailbox_out_word_0),
    .mailbox_out_word_1           (me_0_mailbox_out_word_1),
    .mailbox_out_word_2           (me_0_mailbox_out_word_2),
    .mailbox_out_word_3           (me_0_mailbox_out_word_3),
    .doorbell_0_valid             (me_0_doorbell_0_valid),
    .doorbell_0_ready             (engine_0_doorbell_0_ready),
    .doorbell_0_operation         (me_0_doorbell_0_operation),
    .doorbell_0_pair              (me_0_doorbell_0_pair),
    .doorbell_0_tag               (me_0_doorbell_0_tag),
    .doorbell_0_local             (me_0_doorbell_0_local),
    .doorbell_0_remote            (me_0_doorbell_0_remote),
    .doorbell_0_length            (me_0_doorbell_0_length),
    .doorbell_0_lkey              (me_0_doorbell_0_lkey),
    .doorbell_0_rkey              (me_0_doorbell_0_rkey),
    .doorbell_0_immediate         (me_0_doorbell_0_immediate),
    .doorbell_1_valid             (me_0_doorbell_1_valid),
    .doorbell_1_ready             (engine_0_doorbell_1_ready),
    .doorbell_1_operation         (me_0_doorbell_1_operation),
    .doorbell_1_pair              (me_0_doorbell_1_pair),
    .doorbell_1_tag               (me_0_doorbell_1_tag),
    .doorbell_1_local             (me_0_doorbell_1_local),
    .doorbell_1_remote            (me_0_doorbell_1_remote),
    .doorbell_1_length            (me_0_doorbell_1_length),
    .doorbell_1_lkey              (me_0_doorbell_1_lkey),
    .doorbell_1_rkey              (me_0_doorbell_1_rkey),
    .doorbell_1_immediate         (me_0_doorbell_1_immediate),
    .completion_valid             (engine_0_completion_valid),
    .completion_ready             (me_0_completion_ready),
    .completion_receive           (engine_0_completion_receive),
    .completion_status            (engine_0_completion_status),
    .completion_has_immediate     (engine_0_completion_has_immediate),
    .completion_tag               (engine_0_completion_tag),
    .completion_bytes             (engine_0_completion_bytes),
    .completion_immediate         (engine_0_completion_immediate),
    .nmc_command_valid            (me_0_nmc_command_valid),
    .nmc_command_ready            (nmcs_engine_0_command_ready),
    .nmc_command_op               (me_0_nmc_command_op),
    .nmc_command_dtype            (me_0_nmc_command_dtype),
    .nmc_command_fence            (me_0_nmc_command_fence),
    .nmc_command_a                (me_0_nmc_command_a),
    .nmc_command_b                (me_0_nmc_command_b),
    .nmc_command_s                (me_0_nmc_command_s),
    .nmc_command_length           (me_0_nmc_command_length),
    .nmc_command_tag              (me_0_nmc_command_tag),
    .nmc_status_valid             (nmcs_engine_0_status_valid),
    .nmc_status_ready             (me_0_nmc_status_ready),
    .nmc_status_tag               (nmcs_engine_0_status_tag),
    .nmc_status_code              (nmcs_engine_0_status_code),
    .memory_read_request_valid    (me_0_memory_read_request_valid),
    .memory_read_request_ready    (engine_0_memory_read_request_ready),
    .memory_read_request_address  (me_0_memory_read_request_address),
    .memory_read_request_tag      (me_0_memory_read_request_tag),
    .memory_read_response_valid   (engine_0_memory_read_response_valid),
    .memory_read_response_ready   (me_0_memory_read_response_ready),
    .memory_read_response_data    (engine_0_memory_read_response_data),
    .memory_read_response_error   (engine_0_memory_read_response_error),
    .memory_read_response_tag     (engine_0_memory_read_response_tag),
    .memory_write_request_valid   (me_0_memory_write_request_valid),
    .memory_write_request_ready   (engine_0_memory_write_request_ready),
    .memory_write_request_address (me_0_memory_write_request_address),
    .memory_write_request_data    (me_0_memory_write_request_data),
    .memory_write_request_strobe  (me_0_memory_write_request_strobe),
    .memory_write_request_tag     (me_0_memory_write_request_tag),
    .memory_write_response_valid  (engine_0_memory_write_response_valid),
    .memory_write_response_ready  (me_0_memory_write_response_ready),
    .memory_write_response_error  (engine_0_memory_write_response_error),
    .memory_write_response_tag    (engine_0_memory_write_response_tag)
  );

  assign engine_0_utility_request_ready = me_0_utility_request_ready;
  assign engine_0_utility_response_valid = me_0_utility_response_valid;
  assign engine_0_utility_response_data = me_0_utility_response_data;
  assign engine_0_utility_response_error = me_0_utility_response_error;
  assign engine_0_mailbox_in_ready = me_0_mailbox_in_ready;
  assign engine_0_mailbox_out_valid = me_0_mailbox_out_valid;
  assign engine_0_mailbox_out_word_0 = me_0_mailbox_out_word_0;
  assign engine_0_mailbox_out_word_1 = me_0_mailbox_out_word_1;
  assign engine_0_mailbox_out_word_2 = me_0_mailbox_out_word_2;
  assign engine_0_mailbox_out_word_3 = me_0_mailbox_out_word_3;
  assign engine_0_completion_ready = me_0_completion_ready;
  assign engine_0_memory_read_request_valid = me_0_memory_read_request_valid;
  assign engine_0_memory_read_request_address = me_0_memory_read_request_address;
  assign engine_0_memory_read_request_tag = me_0_memory_read_request_tag;
  assign engine_0_memory_read_response_ready = me_0_memory_read_response_ready;
  assign engine_0_memory_write_request_valid = me_0_memory_write_request_valid;
  assign engine_0_memory_write_request_address = me_0_memory_write_request_address;
  assign engine_0_memory_write_request_data = me_0_memory_write_request_data;
  assign engine_0_memory_write_request_strobe = me_0_memory_write_request_strobe;
  assign engine_0_memory_write_request_tag = me_0_memory_write_request_tag;
  assign engine_0_memory_write_response_ready = me_0_memory_write_response_ready;
  assign engine_0_doorbell_0_valid = me_0_doorbell_0_valid;
  assign engine_0_doorbell_0_operation = me_0_doorbell_0_operation;
  assign engine_0_doorbell_0_pair = me_0_doorbell_0_pair;
  assign engine_0_doorbell_0_tag = me_0_doorbell_0_tag;
  assign engine_0_doorbell_0_local = me_0_doorbell_0_local;
  assign engine_0_doorbell_0_remote = me_0_doorbell_0_remote;
  assign engine_0_doorbell_0_length = me_0_doorbell_0_length;
  assign engine_0_doorbell_0_lkey = me_0_doorbell_0_lkey;
  assign engine_0_doorbell_0_rkey = me_0_doorbell_0_rkey;
  assign engine_0_doorbell_0_immediate = me_0_doorbell_0_immediate;
  assign engine_0_doorbell_1_valid = me_0_doorbell_1_valid;
  assign engine_0_doorbell_1_operation = me_0_doorbell_1_operation;
  assign engine_0_doorbell_1_pair = me_0_doorbell_1_pair;
  assign engine_0_doorbell_1_tag = me_0_doorbell_1_tag;
  assign engine_0_doorbell_1_local = me_0_doorbell_1_local;
  assign engine_0_doorbell_1_remote = me_0_doorbell_1_remote;
  assign engine_0_doorbell_1_length = me_0_doorbell_1_length;
  assign engine_0_doorbell_1_lkey = me_0_doorbell_1_lkey;
  assign engine_0_doorbell_1_rkey = me_0_doorbell_1_rkey;
  assign engine_0_doorbell_1_immediate = me_0_doorbell_1_immediate;
  assign engine_0_nmc_utility_request_ready = nmcs_engine_0_utility_request_ready;
  assign engine_0_nmc_utility_response_valid = nmcs_engine_0_utility_response_valid;
  assign engine_0_nmc_utility_response_data = nmcs_engine_0_utility_response_data;
  assign engine_0_nmc_utility_response_error = nmcs_engine_0_utility_response_error;

  assign me_1_engine = first_engine + 16'd1;
  me me_1 (
    .clk                          (clk),
    .reset                        (reset),
    .engine                       (me_1_engine),
    .utility_request_valid        (engine_1_utility_request_valid),
    .utility_request_ready        (me_1_utility_request_ready),
    .utility_request_address      (engine_1_utility_request_address),
    .utility_request_write        (engine_1_utility_request_write),
    .utility_request_data         (engine_1_utility_request_data),
    .utility_response_valid       (me_1_utility_response_valid),
    .utility_response_ready       (engine_1_utility_response_ready),
    .utility_response_data        (me_1_utility_response_data),
    .utility_response_error       (me_1_utility_response_error),
    .mailbox_in_valid             (engine_1_mailbox_in_valid),
    .mailbox_in_ready             (me_1_mailbox_in_ready),
    .mailbox_in_word_0            (engine_1_mailbox_in_word_0),
    .mailbox_in_word_1            (engine_1_mailbox_in_word_1),
    .mailbox_in_word_2            (engine_1_mailbox_in_word_2),
    .mailbox_in_word_3            (engine_1_mailbox_in_word_3),
    .mailbox_out_valid            (me_1_mailbox_out_valid),
    .mailbox_out_ready            (engine_1_mailbox_out_ready),
    .mailbox_out_word_0           (me_1_mailbox_out_word_0),
    .mailbox_out_word_1           (me_1_mailbox_out_word_1),
    .mailbox_out_word_2           (me_1_mailbox_out_word_2),
    .mailbox_out_word_3           (me_1_mailbox_out_word_3),
    .doorbell_0_valid             (me_1_doorbell_0_valid),
    .doorbell_0_ready             (engine_1_doorbell_0_ready),
    .doorbell_0_operation         (me_1_doorbell_0_operation),
    .doorbell_0_pair              (me_1_doorbell_0_pair),
    .doorbell_0_tag               (me_1_doorbell_0_tag),
    .doorbell_0_local             (me_1_doorbell_0_local),
    .doorbell_0_remote            (me_1_doorbell_0_remote),
    .doorbell_0_length            (me_1_doorbell_0_length),
    .doorbell_0_lkey              (me_1_doorbell_0_lkey),
    .doorbell_0_rkey              (me_1_doorbell_0_rkey),
    .doorbell_0_immediate         (me_1_doorbell_0_immediate),
    .doorbell_1_valid             (me_1_doorbell_1_valid),
    .doorbell_1_ready             (engine_1_doorbell_1_ready),
    .doorbell_1_operation         (me_1_doorbell_1_operation),
    .doorbell_1_pair              (me_1_doorbell_1_pair),
    .doorbell_1_tag               (me_1_doorbell_1_tag),
    .doorbell_1_local             (me_1_doorbell_1_local),
    .doorbell_1_remote            (me_1_doorbell_1_remote),
    .doorbell_1_length            (me_1_doorbell_1_length),
    .doorbell_1_lkey              (me_1_doorbell_1_lkey),
    .doorbell_1_rkey              (me_1_doorbell_1_rkey),
    .doorbell_1_immediate         (me_1_doorbell_1_immediate),
    .completion_valid             (engine_1_completion_valid),
    .completion_ready             (me_1_completion_ready),
    .completion_receive           (engine_1_completion_receive),
    .completion_status            (engine_1_completion_status),
    .completion_has_immediate     (engine_1_completion_has_immediate),
    .completion_tag               (engine_1_completion_tag),
    .completion_bytes             (engine_1_completion_bytes),
    .completion_immediate         (engine_1_completion_immediate),
    .nmc_command_valid            (me_1_nmc_command_valid),
    .nmc_command_ready            (nmcs_engine_1_command_ready),
    .nmc_command_op               (me_1_nmc_command_op),
    .nmc_command_dtype            (me_1_nmc_command_dtype),
    .nmc_command_fence            (me_1_nmc_command_fence),
    .nmc_command_a                (me_1_nmc_command_a),
    .nmc_command_b                (me_1_nmc_command_b),
    .nmc_command_s                (me_1_nmc_command_s),
    .nmc_command_length           (me_1_nmc_command_length),
    .nmc_command_tag              (me_1_nmc_command_tag),
    .nmc_status_valid             (nmcs_engine_1_status_valid),
    .nmc_status_ready             (me_1_nmc_status_ready),
    .nmc_status_tag               (nmcs_engine_1_status_tag),
    .nmc_status_code              (nmcs_engine_1_status_code),
    .memory_read_request_valid    (me_1_memory_read_request_valid),
    .memory_read_request_ready    (engine_1_memory_read_request_ready),
    .memory_read_request_address  (me_1_memory_read_request_address),
    .memory_read_request_tag      (me_1_memory_read_request_tag),
    .memory_read_response_valid   (engine_1_memory_read_response_valid),
    .memory_read_response_ready   (me_1_memory_read_response_ready),
    .memory_read_response_data    (engine_1_memory_read_response_data),
    .memory_read_response_error   (engine_1_memory_read_response_error),
    .memory_read_response_tag     (engine_1_memory_read_response_tag),
    .memory_write_request_valid   (me_1_memory_write_request_valid),
    .memory_write_request_ready   (engine_1_memory_write_request_ready),
    .memory_write_request_address (me_1_memory_write_request_address),
    .memory_write_request_data    (me_1_memory_write_request_data),
    .memory_write_request_strobe  (me_1_memory_write_request_strobe),
    .memory_write_request_tag     (me_1_memory_write_request_tag),
    .memory_write_response_valid  (engine_1_memory_write_response_valid),
    .memory_write_response_ready  (me_1_memory_write_response_ready),
    .memory_write_response_error  (engine_1_memory_write_response_error),
    .memory_write_response_tag    (engine_1_memory_write_response_tag)
  );

  assign engine_1_utility_request_ready = me_1_utility_request_ready;
  assign engine_1_utility_response_valid = me_1_utility_response_valid;
  assign engine_1_utility_response_data = me_1_utility_response_data;
  assign engine_1_utility_response_error = me_1_utility_response_error;
  assign engine_1_mailbox_in_ready = me_1_mailbox_in_ready;
  assign engine_1_mailbox_out_valid = me_1_mailbox_out_valid;
  assign engine_1_mailbox_out_word_0 = me_1_mailbox_out_word_0;
  assign engine_1_mailbox_out_word_1 = me_1_mailbox_out_word_1;
  assign engine_1_mailbox_out_word_2 = me_1_mailbox_out_word_2;
  assign engine_1_mailbox_out_word_3 = me_1_mailbox_out_word_3;
  assign engine_1_completion_ready = me_1_completion_ready;
  assign engine_1_memory_read_request_valid = me_1_memory_read_request_valid;
  assign engine_1_memory_read_request_address = me_1_memory_read_request_address;
  assign engine_1_memory_read_request_tag = me_1_memory_read_request_tag;
  assign engine_1_memory_read_response_ready = me_1_memory_read_response_ready;
  assign engine_1_memory_write_request_valid = me_1_memory_write_request_valid;
  assign engine_1_memory_write_request_address = me_1_memory_write_request_address;
  assign engine_1_memory_write_request_data = me_1_memory_write_request_data;
  assign engine_1_memory_write_request_strobe = me_1_memory_write_request_strobe;
  assign engine_1_memory_write_request_tag = me_1_memory_write_request_tag;
  assign engine_1_memory_write_response_ready = me_1_memory_write_response_ready;
  assign engine_1_doorbell_0_valid = me_1_doorbell_0_valid;
  assign engine_1_doorbell_0_operation = me_1_doorbell_0_operation;
  assign engine_1_doorbell_0_pair = me_1_doorbell_0_pair;
  assign engine_1_doorbell_0_tag = me_1_doorbell_0_tag;
  assign engine_1_doorbell_0_local = me_1_doorbell_0_local;
  assign engine_1_doorbell_0_remote = me_1_doorbell_0_remote;
  assign engine_1_doorbell_0_length = me_1_doorbell_0_length;
  assign engine_1_doorbell_0_lkey = me_1_doorbell_0_lkey;
  assign engine_1_doorbell_0_rkey = me_1_doorbell_0_rkey;
  assign engine_1_doorbell_0_immediate = me_1_doorbell_0_immediate;
  assign engine_1_doorbell_1_valid = me_1_doorbell_1_valid;
  assign engine_1_doorbell_1_operation = me_1_doorbell_1_operation;
  assign engine_1_doorbell_1_pair = me_1_doorbell_1_pair;
  assign engine_1_doorbell_1_tag = me_1_doorbell_1_tag;
  assign engine_1_doorbell_1_local = me_1_doorbell_1_local;
  assign engine_1_doorbell_1_remote = me_1_doorbell_1_remote;
  assign engine_1_doorbell_1_length = me_1_doorbell_1_length;
  assign engine_1_doorbell_1_lkey = me_1_doorbell_1_lkey;
  assign engine_1_doorbell_1_rkey = me_1_doorbell_1_rkey;
  assign engine_1_doorbell_1_immediate = me_1_doorbell_1_immediate;
  assign engine_1_nmc_utility_request_ready = nmcs_engine_1_utility_request_ready;
  assign engine_1_nmc_utility_response_valid = nmcs_engine_1_utility_response_valid;
  assign engine_1_nmc_utility_response_data = nmcs_engine_1_utility_response_data;
  assign engine_1_nmc_utility_response_error = nmcs_engine_1_utility_response_error;
  assign read_0_request_valid = nmcs_read_0_request_valid;
  assign read_0_request_address = nmcs_read_0_request_address;
  assign read_0_request_tag = nmcs_read_0_request_tag;
  assign read_0_response_ready = nmcs_read_0_response_ready;
  assign read_1_request_valid = nmcs_read_1_request_valid;
  assign read_1_request_address = nmcs_read_1_request_address;
  assign read_1_request_tag = nmcs_read_1_request_tag;
  assign read_1_response_ready = nmcs_read_1_response_ready;
  assign read_2_request_valid = nmcs_read_2_request_valid;
  assign read_2_request_address = nmcs_read_2_request_address;
  assign read_2_request_tag = nmcs_read_2_request_tag;
  assign read_2_response_ready = nmcs_read_2_response_ready;
  assign read_3_request_valid = nmcs_read_3_request_valid;
  assign read_3_request_address = nmcs_read_3_request_address;
  assign read_3_request_tag = nmcs_read_3_request_tag;
  assign read_3_response_ready = nmcs_read_3_response_ready;
  assign read_4_request_valid = nmcs_read_4_request_valid;
  assign read_4_request_address = nmcs_read_4_request_address;
  assign read_4_request_tag = nmcs_read_4_request_tag;
  assign read_4_response_ready = nmcs_read_4_response_ready;
  assign read_5_request_valid = nmcs_read_5_request_valid;
  assign read_5_request_address = nmcs_read_5_request_address;
  assign read_5_request_tag = nmcs_read_5_request_tag;
  assign read_5_response_ready = nmcs_read_5_response_ready;
  assign write_0_request_valid = nmcs_write_0_request_valid;
  assign write_0_request_address = nmcs_write_0_request_address;
  assign write_0_request_data = nmcs_write_0_request_data;
  assign write_0_request_strobe = nmcs_write_0_request_strobe;
  assign write_0_request_tag = nmcs_write_0_request_tag;
  assign write_0_response_ready = nmcs_write_0_response_ready;
  assign write_1_request_valid = nmcs_write_1_request_valid;
  assign write_1_request_address = nmcs_write_1_request_address;
  assign write_1_request_data = nmcs_write_1_request_data;
  assign write_1_request_strobe = nmcs_write_1_request_strobe;
  assign write_1_request_tag = nmcs_write_1_request_tag;
  assign write_1_response_ready = nmcs_write_1_response_ready;
  assign write_2_request_valid = nmcs_write_2_request_valid;
  assign write_2_request_address = nmcs_write_2_request_address;
  assign write_2_request_data = nmcs_write_2_request_data;
  assign write_2_request_strobe = nmcs_write_2_request_strobe;
  assign write_2_request_tag = nmcs_write_2_request_tag;
  assign write_2_response_ready = nmcs_write_2_response_ready;
endmodule

`default_nettype wire
