// me_pair
//
// 2 message engine(s), each with its NMC; the NMCs share 6 read and 3 write lanes of a NoC
// port.
//
// Parameters: me =
// {"address_bits":40,"completion_queue":1024,"lane_bytes":64,"mailbox":8,"nics":12,"nmc":{"address_bits":40,"command_queue":8,"commands_in_flight":4,"length_bits":32,"line_bytes":128,"read_slots":256,"tag_bits":8,"write_credits":512},"queue_pairs":1088,"sram_bytes":262144,"work_requests":16},
// nmcs =
// {"engines":2,"nmc":{"address_bits":40,"command_queue":8,"commands_in_flight":4,"length_bits":32,"line_bytes":128,"read_slots":256,"tag_bits":8,"write_credits":512},"read_lanes":6,"write_lanes":3}
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
  output wire  [33:0] engine_0_memory_read_request_address,
  output wire   [5:0] engine_0_memory_read_request_tag,
  input  wire         engine_0_memory_read_response_valid,
  output wire         engine_0_memory_read_response_ready,
  input  wire [511:0] engine_0_memory_read_response_data,
  input  wire         engine_0_memory_read_response_error,
  input  wire   [5:0] engine_0_memory_read_response_tag,
  output wire         engine_0_memory_write_request_valid,
  input  wire         engine_0_memory_write_request_ready,
  output wire  [33:0] engine_0_memory_write_request_address,
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
  output wire  [10:0] engine_0_doorbell_0_pair,
  output wire  [15:0] engine_0_doorbell_0_tag,
  output wire  [39:0] engine_0_doorbell_0_local,
  output wire  [39:0] engine_0_doorbell_0_remote,
  output wire  [31:0] engine_0_doorbell_0_length,
  output wire  [31:0] engine_0_doorbell_0_lkey,
  output wire  [31:0] engine_0_doorbell_0_rkey,
  output wire  [31:0] engine_0_doorbell_0_immediate,
  output wire         engine_0_doorbell_1_valid,
  input  wire         engine_0_doorbell_1_ready,
  output wire   [3:0] engine_0_doorbell_1_operation,
  output wire  [10:0] engine_0_doorbell_1_pair,
  output wire  [15:0] engine_0_doorbell_1_tag,
  output wire  [39:0] engine_0_doorbell_1_local,
  output wire  [39:0] engine_0_doorbell_1_remote,
  output wire  [31:0] engine_0_doorbell_1_length,
  output wire  [31:0] engine_0_doorbell_1_lkey,
  output wire  [31:0] engine_0_doorbell_1_rkey,
  output wire  [31:0] engine_0_doorbell_1_immediate,
  output wire         engine_0_doorbell_2_valid,
  input  wire         engine_0_doorbell_2_ready,
  output wire   [3:0] engine_0_doorbell_2_operation,
  output wire  [10:0] engine_0_doorbell_2_pair,
  output wire  [15:0] engine_0_doorbell_2_tag,
  output wire  [39:0] engine_0_doorbell_2_local,
  output wire  [39:0] engine_0_doorbell_2_remote,
  output wire  [31:0] engine_0_doorbell_2_length,
  output wire  [31:0] engine_0_doorbell_2_lkey,
  output wire  [31:0] engine_0_doorbell_2_rkey,
  output wire  [31:0] engine_0_doorbell_2_immediate,
  output wire         engine_0_doorbell_3_valid,
  input  wire         engine_0_doorbell_3_ready,
  output wire   [3:0] engine_0_doorbell_3_operation,
  output wire  [10:0] engine_0_doorbell_3_pair,
  output wire  [15:0] engine_0_doorbell_3_tag,
  output wire  [39:0] engine_0_doorbell_3_local,
  output wire  [39:0] engine_0_doorbell_3_remote,
  output wire  [31:0] engine_0_doorbell_3_length,
  output wire  [31:0] engine_0_doorbell_3_lkey,
  output wire  [31:0] engine_0_doorbell_3_rkey,
  output wire  [31:0] engine_0_doorbell_3_immediate,
  output wire         engine_0_doorbell_4_valid,
  input  wire         engine_0_doorbell_4_ready,
  output wire   [3:0] engine_0_doorbell_4_operation,
  output wire  [10:0] engine_0_doorbell_4_pair,
  output wire  [15:0] engine_0_doorbell_4_tag,
  output wire  [39:0] engine_0_doorbell_4_local,
  output wire  [39:0] engine_0_doorbell_4_remote,
  output wire  [31:0] engine_0_doorbell_4_length,
  output wire  [31:0] engine_0_doorbell_4_lkey,
  output wire  [31:0] engine_0_doorbell_4_rkey,
  output wire  [31:0] engine_0_doorbell_4_immediate,
  output wire         engine_0_doorbell_5_valid,
  input  wire         engine_0_doorbell_5_ready,
  output wire   [3:0] engine_0_doorbell_5_operation,
  output wire  [10:0] engine_0_doorbell_5_pair,
  output wire  [15:0] engine_0_doorbell_5_tag,
  output wire  [39:0] engine_0_doorbell_5_local,
  output wire  [39:0] engine_0_doorbell_5_remote,
  output wire  [31:0] engine_0_doorbell_5_length,
  output wire  [31:0] engine_0_doorbell_5_lkey,
  output wire  [31:0] engine_0_doorbell_5_rkey,
  output wire  [31:0] engine_0_doorbell_5_immediate,
  output wire         engine_0_doorbell_6_valid,
  input  wire         engine_0_doorbell_6_ready,
  output wire   [3:0] engine_0_doorbell_6_operation,
  output wire  [10:0] engine_0_doorbell_6_pair,
  output wire  [15:0] engine_0_doorbell_6_tag,
  output wire  [39:0] engine_0_doorbell_6_local,
  output wire  [39:0] engine_0_doorbell_6_remote,
  output wire  [31:0] engine_0_doorbell_6_length,
  output wire  [31:0] engine_0_doorbell_6_lkey,
  output wire  [31:0] engine_0_doorbell_6_rkey,
  output wire  [31:0] engine_0_doorbell_6_immediate,
  output wire         engine_0_doorbell_7_valid,
  input  wire         engine_0_doorbell_7_ready,
  output wire   [3:0] engine_0_doorbell_7_operation,
  output wire  [10:0] engine_0_doorbell_7_pair,
  output wire  [15:0] engine_0_doorbell_7_tag,
  output wire  [39:0] engine_0_doorbell_7_local,
  output wire  [39:0] engine_0_doorbell_7_remote,
  output wire  [31:0] engine_0_doorbell_7_length,
  output wire  [31:0] engine_0_doorbell_7_lkey,
  output wire  [31:0] engine_0_doorbell_7_rkey,
  output wire  [31:0] engine_0_doorbell_7_immediate,
  output wire         engine_0_doorbell_8_valid,
  input  wire         engine_0_doorbell_8_ready,
  output wire   [3:0] engine_0_doorbell_8_operation,
  output wire  [10:0] engine_0_doorbell_8_pair,
  output wire  [15:0] engine_0_doorbell_8_tag,
  output wire  [39:0] engine_0_doorbell_8_local,
  output wire  [39:0] engine_0_doorbell_8_remote,
  output wire  [31:0] engine_0_doorbell_8_length,
  output wire  [31:0] engine_0_doorbell_8_lkey,
  output wire  [31:0] engine_0_doorbell_8_rkey,
  output wire  [31:0] engine_0_doorbell_8_immediate,
  output wire         engine_0_doorbell_9_valid,
  input  wire         engine_0_doorbell_9_ready,
  output wire   [3:0] engine_0_doorbell_9_operation,
  output wire  [10:0] engine_0_doorbell_9_pair,
  output wire  [15:0] engine_0_doorbell_9_tag,
  output wire  [39:0] engine_0_doorbell_9_local,
  output wire  [39:0] engine_0_doorbell_9_remote,
  output wire  [31:0] engine_0_doorbell_9_length,
  output wire  [31:0] engine_0_doorbell_9_lkey,
  output wire  [31:0] engine_0_doorbell_9_rkey,
  output wire  [31:0] engine_0_doorbell_9_immediate,
  output wire         engine_0_doorbell_10_valid,
  input  wire         engine_0_doorbell_10_ready,
  output wire   [3:0] engine_0_doorbell_10_operation,
  output wire  [10:0] engine_0_doorbell_10_pair,
  output wire  [15:0] engine_0_doorbell_10_tag,
  output wire  [39:0] engine_0_doorbell_10_local,
  output wire  [39:0] engine_0_doorbell_10_remote,
  output wire  [31:0] engine_0_doorbell_10_length,
  output wire  [31:0] engine_0_doorbell_10_lkey,
  output wire  [31:0] engine_0_doorbell_10_rkey,
  output wire  [31:0] engine_0_doorbell_10_immediate,
  output wire         engine_0_doorbell_11_valid,
  input  wire         engine_0_doorbell_11_ready,
  output wire   [3:0] engine_0_doorbell_11_operation,
  output wire  [10:0] engine_0_doorbell_11_pair,
  output wire  [15:0] engine_0_doorbell_11_tag,
  output wire  [39:0] engine_0_doorbell_11_local,
  output wire  [39:0] engine_0_doorbell_11_remote,
  output wire  [31:0] engine_0_doorbell_11_length,
  output wire  [31:0] engine_0_doorbell_11_lkey,
  output wire  [31:0] engine_0_doorbell_11_rkey,
  output wire  [31:0] engine_0_doorbell_11_immediate,
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
  output wire  [33:0] engine_1_memory_read_request_address,
  output wire   [5:0] engine_1_memory_read_request_tag,
  input  wire         engine_1_memory_read_response_valid,
  output wire         engine_1_memory_read_response_ready,
  input  wire [511:0] engine_1_memory_read_response_data,
  input  wire         engine_1_memory_read_response_error,
  input  wire   [5:0] engine_1_memory_read_response_tag,
  output wire         engine_1_memory_write_request_valid,
  input  wire         engine_1_memory_write_request_ready,
  output wire  [33:0] engine_1_memory_write_request_address,
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
  output wire  [10:0] engine_1_doorbell_0_pair,
  output wire  [15:0] engine_1_doorbell_0_tag,
  output wire  [39:0] engine_1_doorbell_0_local,
  output wire  [39:0] engine_1_doorbell_0_remote,
  output wire  [31:0] engine_1_doorbell_0_length,
  output wire  [31:0] engine_1_doorbell_0_lkey,
  output wire  [31:0] engine_1_doorbell_0_rkey,
  output wire  [31:0] engine_1_doorbell_0_immediate,
  output wire         engine_1_doorbell_1_valid,
  input  wire         engine_1_doorbell_1_ready,
  output wire   [3:0] engine_1_doorbell_1_operation,
  output wire  [10:0] engine_1_doorbell_1_pair,
  output wire  [15:0] engine_1_doorbell_1_tag,
  output wire  [39:0] engine_1_doorbell_1_local,
  output wire  [39:0] engine_1_doorbell_1_remote,
  output wire  [31:0] engine_1_doorbell_1_length,
  output wire  [31:0] engine_1_doorbell_1_lkey,
  output wire  [31:0] engine_1_doorbell_1_rkey,
  output wire  [31:0] engine_1_doorbell_1_immediate,
  output wire         engine_1_doorbell_2_valid,
  input  wire         engine_1_doorbell_2_ready,
  output wire   [3:0] engine_1_doorbell_2_operation,
  output wire  [10:0] engine_1_doorbell_2_pair,
  output wire  [15:0] engine_1_doorbell_2_tag,
  output wire  [39:0] engine_1_doorbell_2_local,
  output wire  [39:0] engine_1_doorbell_2_remote,
  output wire  [31:0] engine_1_doorbell_2_length,
  output wire  [31:0] engine_1_doorbell_2_lkey,
  output wire  [31:0] engine_1_doorbell_2_rkey,
  output wire  [31:0] engine_1_doorbell_2_immediate,
  output wire         engine_1_doorbell_3_valid,
  input  wire         engine_1_doorbell_3_ready,
  output wire   [3:0] engine_1_doorbell_3_operation,
  output wire  [10:0] engine_1_doorbell_3_pair,
  output wire  [15:0] engine_1_doorbell_3_tag,
  output wire  [39:0] engine_1_doorbell_3_local,
  output wire  [39:0] engine_1_doorbell_3_remote,
  output wire  [31:0] engine_1_doorbell_3_length,
  output wire  [31:0] engine_1_doorbell_3_lkey,
  output wire  [31:0] engine_1_doorbell_3_rkey,
  output wire  [31:0] engine_1_doorbell_3_immediate,
  output wire         engine_1_doorbell_4_valid,
  input  wire         engine_1_doorbell_4_ready,
  output wire   [3:0] engine_1_doorbell_4_operation,
  output wire  [10:0] engine_1_doorbell_4_pair,
  output wire  [15:0] engine_1_doorbell_4_tag,
  output wire  [39:0] engine_1_doorbell_4_local,
  output wire  [39:0] engine_1_doorbell_4_remote,
  output wire  [31:0] engine_1_doorbell_4_length,
  output wire  [31:0] engine_1_doorbell_4_lkey,
  output wire  [31:0] engine_1_doorbell_4_rkey,
  output wire  [31:0] engine_1_doorbell_4_immediate,
  output wire         engine_1_doorbell_5_valid,
  input  wire         engine_1_doorbell_5_ready,
  output wire   [3:0] engine_1_doorbell_5_operation,
  output wire  [10:0] engine_1_doorbell_5_pair,
  output wire  [15:0] engine_1_doorbell_5_tag,
  output wire  [39:0] engine_1_doorbell_5_local,
  output wire  [39:0] engine_1_doorbell_5_remote,
  output wire  [31:0] engine_1_doorbell_5_length,
  output wire  [31:0] engine_1_doorbell_5_lkey,
  output wire  [31:0] engine_1_doorbell_5_rkey,
  output wire  [31:0] engine_1_doorbell_5_immediate,
  output wire         engine_1_doorbell_6_valid,
  input  wire         engine_1_doorbell_6_ready,
  output wire   [3:0] engine_1_doorbell_6_operation,
  output wire  [10:0] engine_1_doorbell_6_pair,
  output wire  [15:0] engine_1_doorbell_6_tag,
  output wire  [39:0] engine_1_doorbell_6_local,
  output wire  [39:0] engine_1_doorbell_6_remote,
  output wire  [31:0] engine_1_doorbell_6_length,
  output wire  [31:0] engine_1_doorbell_6_lkey,
  output wire  [31:0] engine_1_doorbell_6_rkey,
  output wire  [31:0] engine_1_doorbell_6_immediate,
  output wire         engine_1_doorbell_7_valid,
  input  wire         engine_1_doorbell_7_ready,
  output wire   [3:0] engine_1_doorbell_7_operation,
  output wire  [10:0] engine_1_doorbell_7_pair,
  output wire  [15:0] engine_1_doorbell_7_tag,
  output wire  [39:0] engine_1_doorbell_7_local,
  output wire  [39:0] engine_1_doorbell_7_remote,
  output wire  [31:0] engine_1_doorbell_7_length,
  output wire  [31:0] engine_1_doorbell_7_lkey,
  output wire  [31:0] engine_1_doorbell_7_rkey,
  output wire  [31:0] engine_1_doorbell_7_immediate,
  output wire         engine_1_doorbell_8_valid,
  input  wire         engine_1_doorbell_8_ready,
  output wire   [3:0] engine_1_doorbell_8_operation,
  output wire  [10:0] engine_1_doorbell_8_pair,
  output wire  [15:0] engine_1_doorbell_8_tag,
  output wire  [39:0] engine_1_doorbell_8_local,
  output wire  [39:0] engine_1_doorbell_8_remote,
  output wire  [31:0] engine_1_doorbell_8_length,
  output wire  [31:0] engine_1_doorbell_8_lkey,
  output wire  [31:0] engine_1_doorbell_8_rkey,
  output wire  [31:0] engine_1_doorbell_8_immediate,
  output wire         engine_1_doorbell_9_valid,
  input  wire         engine_1_doorbell_9_ready,
  output wire   [3:0] engine_1_doorbell_9_operation,
  output wire  [10:0] engine_1_doorbell_9_pair,
  output wire  [15:0] engine_1_doorbell_9_tag,
  output wire  [39:0] engine_1_doorbell_9_local,
  output wire  [39:0] engine_1_doorbell_9_remote,
  output wire  [31:0] engine_1_doorbell_9_length,
  output wire  [31:0] engine_1_doorbell_9_lkey,
  output wire  [31:0] engine_1_doorbell_9_rkey,
  output wire  [31:0] engine_1_doorbell_9_immediate,
  output wire         engine_1_doorbell_10_valid,
  input  wire         engine_1_doorbell_10_ready,
  output wire   [3:0] engine_1_doorbell_10_operation,
  output wire  [10:0] engine_1_doorbell_10_pair,
  output wire  [15:0] engine_1_doorbell_10_tag,
  output wire  [39:0] engine_1_doorbell_10_local,
  output wire  [39:0] engine_1_doorbell_10_remote,
  output wire  [31:0] engine_1_doorbell_10_length,
  output wire  [31:0] engine_1_doorbell_10_lkey,
  output wire  [31:0] engine_1_doorbell_10_rkey,
  output wire  [31:0] engine_1_doorbell_10_immediate,
  output wire         engine_1_doorbell_11_valid,
  input  wire         engine_1_doorbell_11_ready,
  output wire   [3:0] engine_1_doorbell_11_operation,
  output wire  [10:0] engine_1_doorbell_11_pair,
  output wire  [15:0] engine_1_doorbell_11_tag,
  output wire  [39:0] engine_1_doorbell_11_local,
  output wire  [39:0] engine_1_doorbell_11_remote,
  output wire  [31:0] engine_1_doorbell_11_length,
  output wire  [31:0] engine_1_doorbell_11_lkey,
  output wire  [31:0] engine_1_doorbell_11_rkey,
  output wire  [31:0] engine_1_doorbell_11_immediate,
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
  output wire  [33:0] read_0_request_address,
  output wire  [10:0] read_0_request_tag,
  input  wire         read_0_response_valid,
  output wire         read_0_response_ready,
  input  wire [511:0] read_0_response_data,
  input  wire         read_0_response_error,
  input  wire  [10:0] read_0_response_tag,
  output wire         read_1_request_valid,
  input  wire         read_1_request_ready,
  output wire  [33:0] read_1_request_address,
  output wire  [10:0] read_1_request_tag,
  input  wire         read_1_response_valid,
  output wire         read_1_response_ready,
  input  wire [511:0] read_1_response_data,
  input  wire         read_1_response_error,
  input  wire  [10:0] read_1_response_tag,
  output wire         read_2_request_valid,
  input  wire         read_2_request_ready,
  output wire  [33:0] read_2_request_address,
  output wire  [10:0] read_2_request_tag,
  input  wire         read_2_response_valid,
  output wire         read_2_response_ready,
  input  wire [511:0] read_2_response_data,
  input  wire         read_2_response_error,
  input  wire  [10:0] read_2_response_tag,
  output wire         read_3_request_valid,
  input  wire         read_3_request_ready,
  output wire  [33:0] read_3_request_address,
  output wire  [10:0] read_3_request_tag,
  input  wire         read_3_response_valid,
  output wire         read_3_response_ready,
  input  wire [511:0] read_3_response_data,
  input  wire         read_3_response_error,
  input  wire  [10:0] read_3_response_tag,
  output wire         read_4_request_valid,
  input  wire         read_4_request_ready,
  output wire  [33:0] read_4_request_address,
  output wire  [10:0] read_4_request_tag,
  input  wire         read_4_response_valid,
  output wire         read_4_response_ready,
  input  wire [511:0] read_4_response_data,
  input  wire         read_4_response_error,
  input  wire  [10:0] read_4_response_tag,
  output wire         read_5_request_valid,
  input  wire         read_5_request_ready,
  output wire  [33:0] read_5_request_address,
  output wire  [10:0] read_5_request_tag,
  input  wire         read_5_response_valid,
  output wire         read_5_response_ready,
  input  wire [511:0] read_5_response_data,
  input  wire         read_5_response_error,
  input  wire  [10:0] read_5_response_tag,
  // Lanes of the NMCs, write.
  output wire         write_0_request_valid,
  input  wire         write_0_request_ready,
  output wire  [33:0] write_0_request_address,
  output wire [511:0] write_0_request_data,
  output wire  [63:0] write_0_request_strobe,
  output wire   [3:0] write_0_request_tag,
  input  wire         write_0_response_valid,
  output wire         write_0_response_ready,
  input  wire         write_0_response_error,
  input  wire   [3:0] write_0_response_tag,
  output wire         write_1_request_valid,
  input  wire         write_1_request_ready,
  output wire  [33:0] write_1_request_address,
  output wire [511:0] write_1_request_data,
  output wire  [63:0] write_1_request_strobe,
  output wire   [3:0] write_1_request_tag,
  input  wire         write_1_response_valid,
  output wire         write_1_response_ready,
  input  wire         write_1_response_error,
  input  wire   [3:0] write_1_response_tag,
  output wire         write_2_request_valid,
  input  wire         write_2_request_ready,
  output wire  [33:0] write_2_request_address,
  output wire [511:0] write_2_request_data,
  output wire  [63:0] write_2_request_strobe,
  output wire   [3:0] write_2_request_tag,
  input  wire         write_2_response_valid,
  output wire         write_2_response_ready,
  input  wire         write_2_response_error,
  input  wire   [3:0] write_2_response_tag
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
  wire [33:0] nmcs_read_0_request_address;
  wire [10:0] nmcs_read_0_request_tag;
  wire nmcs_read_0_response_ready;
  wire nmcs_read_1_request_valid;
  wire [33:0] nmcs_read_1_request_address;
  wire [10:0] nmcs_read_1_request_tag;
  wire nmcs_read_1_response_ready;
  wire nmcs_read_2_request_valid;
  wire [33:0] nmcs_read_2_request_address;
  wire [10:0] nmcs_read_2_request_tag;
  wire nmcs_read_2_response_ready;
  wire nmcs_read_3_request_valid;
  wire [33:0] nmcs_read_3_request_address;
  wire [10:0] nmcs_read_3_request_tag;
  wire nmcs_read_3_response_ready;
  wire nmcs_read_4_request_valid;
  wire [33:0] nmcs_read_4_request_address;
  wire [10:0] nmcs_read_4_request_tag;
  wire nmcs_read_4_response_ready;
  wire nmcs_read_5_request_valid;
  wire [33:0] nmcs_read_5_request_address;
  wire [10:0] nmcs_read_5_request_tag;
  wire nmcs_read_5_response_ready;
  wire nmcs_write_0_request_valid;
  wire [33:0] nmcs_write_0_request_address;
  wire [511:0] nmcs_write_0_request_data;
  wire [63:0] nmcs_write_0_request_strobe;
  wire [3:0] nmcs_write_0_request_tag;
  wire nmcs_write_0_response_ready;
  wire nmcs_write_1_request_valid;
  wire [33:0] nmcs_write_1_request_address;
  wire [511:0] nmcs_write_1_request_data;
  wire [63:0] nmcs_write_1_request_strobe;
  wire [3:0] nmcs_write_1_request_tag;
  wire nmcs_write_1_response_ready;
  wire nmcs_write_2_request_valid;
  wire [33:0] nmcs_write_2_request_address;
  wire [511:0] nmcs_write_2_request_data;
  wire [63:0] nmcs_write_2_request_strobe;
  wire [3:0] nmcs_write_2_request_tag;
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
  wire [10:0] me_0_doorbell_0_pair;
  wire [15:0] me_0_doorbell_0_tag;
  wire [39:0] me_0_doorbell_0_local;
  wire [39:0] me_0_doorbell_0_remote;
  wire [31:0] me_0_doorbell_0_length;
  wire [31:0] me_0_doorbell_0_lkey;
  wire [31:0] me_0_doorbell_0_rkey;
  wire [31:0] me_0_doorbell_0_immediate;
  wire me_0_doorbell_1_valid;
  wire [3:0] me_0_doorbell_1_operation;
  wire [10:0] me_0_doorbell_1_pair;
  wire [15:0] me_0_doorbell_1_tag;
  wire [39:0] me_0_doorbell_1_local;
  wire [39:0] me_0_doorbell_1_remote;
  wire [31:0] me_0_doorbell_1_length;
  wire [31:0] me_0_doorbell_1_lkey;
  wire [31:0] me_0_doorbell_1_rkey;
  wire [31:0] me_0_doorbell_1_immediate;
  wire me_0_doorbell_2_valid;
  wire [3:0] me_0_doorbell_2_operation;
  wire [10:0] me_0_doorbell_2_pair;
  wire [15:0] me_0_doorbell_2_tag;
  wire [39:0] me_0_doorbell_2_local;
  wire [39:0] me_0_doorbell_2_remote;
  wire [31:0] me_0_doorbell_2_length;
  wire [31:0] me_0_doorbell_2_lkey;
  wire [31:0] me_0_doorbell_2_rkey;
  wire [31:0] me_0_doorbell_2_immediate;
  wire me_0_doorbell_3_valid;
  wire [3:0] me_0_doorbell_3_operation;
  wire [10:0] me_0_doorbell_3_pair;
  wire [15:0] me_0_doorbell_3_tag;
  wire [39:0] me_0_doorbell_3_local;
  wire [39:0] me_0_doorbell_3_remote;
  wire [31:0] me_0_doorbell_3_length;
  wire [31:0] me_0_doorbell_3_lkey;
  wire [31:0] me_0_doorbell_3_rkey;
  wire [31:0] me_0_doorbell_3_immediate;
  wire me_0_doorbell_4_valid;
  wire [3:0] me_0_doorbell_4_operation;
  wire [10:0] me_0_doorbell_4_pair;
  wire [15:0] me_0_doorbell_4_tag;
  wire [39:0] me_0_doorbell_4_local;
  wire [39:0] me_0_doorbell_4_remote;
  wire [31:0] me_0_doorbell_4_length;
  wire [31:0] me_0_doorbell_4_lkey;
  wire [31:0] me_0_doorbell_4_rkey;
  wire [31:0] me_0_doorbell_4_immediate;
  wire me_0_doorbell_5_valid;
  wire [3:0] me_0_doorbell_5_operation;
  wire [10:0] me_0_doorbell_5_pair;
  wire [15:0] me_0_doorbell_5_tag;
  wire [39:0] me_0_doorbell_5_local;
  wire [39:0] me_0_doorbell_5_remote;
  wire [31:0] me_0_doorbell_5_length;
  wire [31:0] me_0_doorbell_5_lkey;
  wire [31:0] me_0_doorbell_5_rkey;
  wire [31:0] me_0_doorbell_5_immediate;
  wire me_0_doorbell_6_valid;
  wire [3:0] me_0_doorbell_6_operation;
  wire [10:0] me_0_doorbell_6_pair;
  wire [15:0] me_0_doorbell_6_tag;
  wire [39:0] me_0_doorbell_6_local;
  wire [39:0] me_0_doorbell_6_remote;
  wire [31:0] me_0_doorbell_6_length;
  wire [31:0] me_0_doorbell_6_lkey;
  wire [31:0] me_0_doorbell_6_rkey;
  wire [31:0] me_0_doorbell_6_immediate;
  wire me_0_doorbell_7_valid;
  wire [3:0] me_0_doorbell_7_operation;
  wire [10:0] me_0_doorbell_7_pair;
  wire [15:0] me_0_doorbell_7_tag;
  wire [39:0] me_0_doorbell_7_local;
  wire [39:0] me_0_doorbell_7_remote;
  wire [31:0] me_0_doorbell_7_length;
  wire [31:0] me_0_doorbell_7_lkey;
  wire [31:0] me_0_doorbell_7_rkey;
  wire [31:0] me_0_doorbell_7_immediate;
  wire me_0_doorbell_8_valid;
  wire [3:0] me_0_doorbell_8_operation;
  wire [10:0] me_0_doorbell_8_pair;
  wire [15:0] me_0_doorbell_8_tag;
  wire [39:0] me_0_doorbell_8_local;
  wire [39:0] me_0_doorbell_8_remote;
  wire [31:0] me_0_doorbell_8_length;
  wire [31:0] me_0_doorbell_8_lkey;
  wire [31:0] me_0_doorbell_8_rkey;
  wire [31:0] me_0_doorbell_8_immediate;
  wire me_0_doorbell_9_valid;
  wire [3:0] me_0_doorbell_9_operation;
  wire [10:0] me_0_doorbell_9_pair;
  wire [15:0] me_0_doorbell_9_tag;
  wire [39:0] me_0_doorbell_9_local;
  wire [39:0] me_0_doorbell_9_remote;
  wire [31:0] me_0_doorbell_9_length;
  wire [31:0] me_0_doorbell_9_lkey;
  wire [31:0] me_0_doorbell_9_rkey;
  wire [31:0] me_0_doorbell_9_immediate;
  wire me_0_doorbell_10_valid;
  wire [3:0] me_0_doorbell_10_operation;
  wire [10:0] me_0_doorbell_10_pair;
  wire [15:0] me_0_doorbell_10_tag;
  wire [39:0] me_0_doorbell_10_local;
  wire [39:0] me_0_doorbell_10_remote;
  wire [31:0] me_0_doorbell_10_length;
  wire [31:0] me_0_doorbell_10_lkey;
  wire [31:0] me_0_doorbell_10_rkey;
  wire [31:0] me_0_doorbell_10_immediate;
  wire me_0_doorbell_11_valid;
  wire [3:0] me_0_doorbell_11_operation;
  wire [10:0] me_0_doorbell_11_pair;
  wire [15:0] me_0_doorbell_11_tag;
  wire [39:0] me_0_doorbell_11_local;
  wire [39:0] me_0_doorbell_11_remote;
  wire [31:0] me_0_doorbell_11_length;
  wire [31:0] me_0_doorbell_11_lkey;
  wire [31:0] me_0_doorbell_11_rkey;
  wire [31:0] me_0_doorbell_11_immediate;
  wire me_0_completion_ready;
  wire me_0_nmc_command_valid;
  wire [3:0] me_0_nmc_command_op;
  wire [3:0] me_0_nmc_command_dtype;
  wire me_0_nmc_command_fence;
  wire [39:0] me_0_nmc_command_a;
  wire [39:0] me_0_nmc_command_b;
  wire [39:0] me_0_nmc_command_s;
  wire [31:0] me_0_nmc_command_length;
  wire [7:0] me_0_nmc_command_tag;
  wire me_0_nmc_status_ready;
  wire me_0_memory_read_request_valid;
  wire [33:0] me_0_memory_read_request_address;
  wire [5:0] me_0_memory_read_request_tag;
  wire me_0_memory_read_response_ready;
  wire me_0_memory_write_request_valid;
  wire [33:0] me_0_memory_write_request_address;
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
  wire [10:0] me_1_doorbell_0_pair;
  wire [15:0] me_1_doorbell_0_tag;
  wire [39:0] me_1_doorbell_0_local;
  wire [39:0] me_1_doorbell_0_remote;
  wire [31:0] me_1_doorbell_0_length;
  wire [31:0] me_1_doorbell_0_lkey;
  wire [31:0] me_1_doorbell_0_rkey;
  wire [31:0] me_1_doorbell_0_immediate;
  wire me_1_doorbell_1_valid;
  wire [3:0] me_1_doorbell_1_operation;
  wire [10:0] me_1_doorbell_1_pair;
  wire [15:0] me_1_doorbell_1_tag;
  wire [39:0] me_1_doorbell_1_local;
  wire [39:0] me_1_doorbell_1_remote;
  wire [31:0] me_1_doorbell_1_length;
  wire [31:0] me_1_doorbell_1_lkey;
  wire [31:0] me_1_doorbell_1_rkey;
  wire [31:0] me_1_doorbell_1_immediate;
  wire me_1_doorbell_2_valid;
  wire [3:0] me_1_doorbell_2_operation;
  wire [10:0] me_1_doorbell_2_pair;
  wire [15:0] me_1_doorbell_2_tag;
  wire [39:0] me_1_doorbell_2_local;
  wire [39:0] me_1_doorbell_2_remote;
  wire [31:0] me_1_doorbell_2_length;
  wire [31:0] me_1_doorbell_2_lkey;
  wire [31:0] me_1_doorbell_2_rkey;
  wire [31:0] me_1_doorbell_2_immediate;
  wire me_1_doorbell_3_valid;
  wire [3:0] me_1_doorbell_3_operation;
  wire [10:0] me_1_doorbell_3_pair;
  wire [15:0] me_1_doorbell_3_tag;
  wire [39:0] me_1_doorbell_3_local;
  wire [39:0] me_1_doorbell_3_remote;
  wire [31:0] me_1_doorbell_3_length;
  wire [31:0] me_1_doorbell_3_lkey;
  wire [31:0] me_1_doorbell_3_rkey;
  wire [31:0] me_1_doorbell_3_immediate;
  wire me_1_doorbell_4_valid;
  wire [3:0] me_1_doorbell_4_operation;
  wire [10:0] me_1_doorbell_4_pair;
  wire [15:0] me_1_doorbell_4_tag;
  wire [39:0] me_1_doorbell_4_local;
  wire [39:0] me_1_doorbell_4_remote;
  wire [31:0] me_1_doorbell_4_length;
  wire [31:0] me_1_doorbell_4_lkey;
  wire [31:0] me_1_doorbell_4_rkey;
  wire [31:0] me_1_doorbell_4_immediate;
  wire me_1_doorbell_5_valid;
  wire [3:0] me_1_doorbell_5_operation;
  wire [10:0] me_1_doorbell_5_pair;
  wire [15:0] me_1_doorbell_5_tag;
  wire [39:0] me_1_doorbell_5_local;
  wire [39:0] me_1_doorbell_5_remote;
  wire [31:0] me_1_doorbell_5_length;
  wire [31:0] me_1_doorbell_5_lkey;
  wire [31:0] me_1_doorbell_5_rkey;
  wire [31:0] me_1_doorbell_5_immediate;
  wire me_1_doorbell_6_valid;
  wire [3:0] me_1_doorbell_6_operation;
  wire [10:0] me_1_doorbell_6_pair;
  wire [15:0] me_1_doorbell_6_tag;
  wire [39:0] me_1_doorbell_6_local;
  wire [39:0] me_1_doorbell_6_remote;
  wire [31:0] me_1_doorbell_6_length;
  wire [31:0] me_1_doorbell_6_lkey;
  wire [31:0] me_1_doorbell_6_rkey;
  wire [31:0] me_1_doorbell_6_immediate;
  wire me_1_doorbell_7_valid;
  wire [3:0] me_1_doorbell_7_operation;
  wire [10:0] me_1_doorbell_7_pair;
  wire [15:0] me_1_doorbell_7_tag;
  wire [39:0] me_1_doorbell_7_local;
  wire [39:0] me_1_doorbell_7_remote;
  wire [31:0] me_1_doorbell_7_length;
  wire [31:0] me_1_doorbell_7_lkey;
  wire [31:0] me_1_doorbell_7_rkey;
  wire [31:0] me_1_doorbell_7_immediate;
  wire me_1_doorbell_8_valid;
  wire [3:0] me_1_doorbell_8_operation;
  wire [10:0] me_1_doorbell_8_pair;
  wire [15:0] me_1_doorbell_8_tag;
  wire [39:0] me_1_doorbell_8_local;
  wire [39:0] me_1_doorbell_8_remote;
  wire [31:0] me_1_doorbell_8_length;
  wire [31:0] me_1_doorbell_8_lkey;
  wire [31:0] me_1_doorbell_8_rkey;
  wire [31:0] me_1_doorbell_8_immediate;
  wire me_1_doorbell_9_valid;
  wire [3:0] me_1_doorbell_9_operation;
  wire [10:0] me_1_doorbell_9_pair;
  wire [15:0] me_1_doorbell_9_tag;
  wire [39:0] me_1_doorbell_9_local;
  wire [39:0] me_1_doorbell_9_remote;
  wire [31:0] me_1_doorbell_9_length;
  wire [31:0] me_1_doorbell_9_lkey;
  wire [31:0] me_1_doorbell_9_rkey;
  wire [31:0] me_1_doorbell_9_immediate;
  wire me_1_doorbell_10_valid;
  wire [3:0] me_1_doorbell_10_operation;
  wire [10:0] me_1_doorbell_10_pair;
  wire [15:0] me_1_doorbell_10_tag;
  wire [39:0] me_1_doorbell_10_local;
  wire [39:0] me_1_doorbell_10_remote;
  wire [31:0] me_1_doorbell_10_length;
  wire [31:0] me_1_doorbell_10_lkey;
  wire [31:0] me_1_doorbell_10_rkey;
  wire [31:0] me_1_doorbell_10_immediate;
  wire me_1_doorbell_11_valid;
  wire [3:0] me_1_doorbell_11_operation;
  wire [10:0] me_1_doorbell_11_pair;
  wire [15:0] me_1_doorbell_11_tag;
  wire [39:0] me_1_doorbell_11_local;
  wire [39:0] me_1_doorbell_11_remote;
  wire [31:0] me_1_doorbell_11_length;
  wire [31:0] me_1_doorbell_11_lkey;
  wire [31:0] me_1_doorbell_11_rkey;
  wire [31:0] me_1_doorbell_11_immediate;
  wire me_1_completion_ready;
  wire me_1_nmc_command_valid;
  wire [3:0] me_1_nmc_command_op;
  wire [3:0] me_1_nmc_command_dtype;
  wire me_1_nmc_command_fence;
  wire [39:0] me_1_nmc_command_a;
  wire [39:0] me_1_nmc_command_b;
  wire [39:0] me_1_nmc_command_s;
  wire [31:0] me_1_nmc_command_length;
  wire [7:0] me_1_nmc_command_tag;
  wire me_1_nmc_status_ready;
  wire me_1_memory_read_request_valid;
  wire [33:0] me_1_memory_read_request_address;
  wire [5:0] me_1_memory_read_request_tag;
  wire me_1_memory_read_response_ready;
  wire me_1_memory_write_request_valid;
  wire [33:0] me_1_memory_write_request_address;
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
    .doorbell_2_valid             (me_0_doorbell_2_valid),
    .doorbell_2_ready             (engine_0_doorbell_2_ready),
    .doorbell_2_operation         (me_0_doorbell_2_operation),
    .doorbell_2_pair              (me_0_doorbell_2_pair),
    .doorbell_2_tag               (me_0_doorbell_2_tag),
    .doorbell_2_local             (me_0_doorbell_2_local),
    .doorbell_2_remote            (me_0_doorbell_2_remote),
    .doorbell_2_length            (me_0_doorbell_2_length),
    .doorbell_2_lkey              (me_0_doorbell_2_lkey),
    .doorbell_2_rkey              (me_0_doorbell_2_rkey),
    .doorbell_2_immediate         (me_0_doorbell_2_immediate),
    .doorbell_3_valid             (me_0_doorbell_3_valid),
    .doorbell_3_ready             (engine_0_doorbell_3_ready),
    .doorbell_3_operation         (me_0_doorbell_3_operation),
    .doorbell_3_pair              (me_0_doorbell_3_pair),
    .doorbell_3_tag               (me_0_doorbell_3_tag),
    .doorbell_3_local             (me_0_doorbell_3_local),
    .doorbell_3_remote            (me_0_doorbell_3_remote),
    .doorbell_3_length            (me_0_doorbell_3_length),
    .doorbell_3_lkey              (me_0_doorbell_3_lkey),
    .doorbell_3_rkey              (me_0_doorbell_3_rkey),
    .doorbell_3_immediate         (me_0_doorbell_3_immediate),
    .doorbell_4_valid             (me_0_doorbell_4_valid),
    .doorbell_4_ready             (engine_0_doorbell_4_ready),
    .doorbell_4_operation         (me_0_doorbell_4_operation),
    .doorbell_4_pair              (me_0_doorbell_4_pair),
    .doorbell_4_tag               (me_0_doorbell_4_tag),
    .doorbell_4_local             (me_0_doorbell_4_local),
    .doorbell_4_remote            (me_0_doorbell_4_remote),
    .doorbell_4_length            (me_0_doorbell_4_length),
    .doorbell_4_lkey              (me_0_doorbell_4_lkey),
    .doorbell_4_rkey              (me_0_doorbell_4_rkey),
    .doorbell_4_immediate         (me_0_doorbell_4_immediate),
    .doorbell_5_valid             (me_0_doorbell_5_valid),
    .doorbell_5_ready             (engine_0_doorbell_5_ready),
    .doorbell_5_operation         (me_0_doorbell_5_operation),
    .doorbell_5_pair              (me_0_doorbell_5_pair),
    .doorbell_5_tag               (me_0_doorbell_5_tag),
    .doorbell_5_local             (me_0_doorbell_5_local),
    .doorbell_5_remote            (me_0_doorbell_5_remote),
    .doorbell_5_length            (me_0_doorbell_5_length),
    .doorbell_5_lkey              (me_0_doorbell_5_lkey),
    .doorbell_5_rkey              (me_0_doorbell_5_rkey),
    .doorbell_5_immediate         (me_0_doorbell_5_immediate),
    .doorbell_6_valid             (me_0_doorbell_6_valid),
    .doorbell_6_ready             (engine_0_doorbell_6_ready),
    .doorbell_6_operation         (me_0_doorbell_6_operation),
    .doorbell_6_pair              (me_0_doorbell_6_pair),
    .doorbell_6_tag               (me_0_doorbell_6_tag),
    .doorbell_6_local             (me_0_doorbell_6_local),
    .doorbell_6_remote            (me_0_doorbell_6_remote),
    .doorbell_6_length            (me_0_doorbell_6_length),
    .doorbell_6_lkey              (me_0_doorbell_6_lkey),
    .doorbell_6_rkey              (me_0_doorbell_6_rkey),
    .doorbell_6_immediate         (me_0_doorbell_6_immediate),
    .doorbell_7_valid             (me_0_doorbell_7_valid),
    .doorbell_7_ready             (engine_0_doorbell_7_ready),
    .doorbell_7_operation         (me_0_doorbell_7_operation),
    .doorbell_7_pair              (me_0_doorbell_7_pair),
    .doorbell_7_tag               (me_0_doorbell_7_tag),
    .doorbell_7_local             (me_0_doorbell_7_local),
    .doorbell_7_remote            (me_0_doorbell_7_remote),
    .doorbell_7_length            (me_0_doorbell_7_length),
    .doorbell_7_lkey              (me_0_doorbell_7_lkey),
    .doorbell_7_rkey              (me_0_doorbell_7_rkey),
    .doorbell_7_immediate         (me_0_doorbell_7_immediate),
    .doorbell_8_valid             (me_0_doorbell_8_valid),
    .doorbell_8_ready             (engine_0_doorbell_8_ready),
    .doorbell_8_operation         (me_0_doorbell_8_operation),
    .doorbell_8_pair              (me_0_doorbell_8_pair),
    .doorbell_8_tag               (me_0_doorbell_8_tag),
    .doorbell_8_local             (me_0_doorbell_8_local),
    .doorbell_8_remote            (me_0_doorbell_8_remote),
    .doorbell_8_length            (me_0_doorbell_8_length),
    .doorbell_8_lkey              (me_0_doorbell_8_lkey),
    .doorbell_8_rkey              (me_0_doorbell_8_rkey),
    .doorbell_8_immediate         (me_0_doorbell_8_immediate),
    .doorbell_9_valid             (me_0_doorbell_9_valid),
    .doorbell_9_ready             (engine_0_doorbell_9_ready),
    .doorbell_9_operation         (me_0_doorbell_9_operation),
    .doorbell_9_pair              (me_0_doorbell_9_pair),
    .doorbell_9_tag               (me_0_doorbell_9_tag),
    .doorbell_9_local             (me_0_doorbell_9_local),
    .doorbell_9_remote            (me_0_doorbell_9_remote),
    .doorbell_9_length            (me_0_doorbell_9_length),
    .doorbell_9_lkey              (me_0_doorbell_9_lkey),
    .doorbell_9_rkey              (me_0_doorbell_9_rkey),
    .doorbell_9_immediate         (me_0_doorbell_9_immediate),
    .doorbell_10_valid            (me_0_doorbell_10_valid),
    .doorbell_10_ready            (engine_0_doorbell_10_ready),
    .doorbell_10_operation        (me_0_doorbell_10_operation),
    .doorbell_10_pair             (me_0_doorbell_10_pair),
    .doorbell_10_tag              (me_0_doorbell_10_tag),
    .doorbell_10_local            (me_0_doorbell_10_local),
    .doorbell_10_remote           (me_0_doorbell_10_remote),
    .doorbell_10_length           (me_0_doorbell_10_length),
    .doorbell_10_lkey             (me_0_doorbell_10_lkey),
    .doorbell_10_rkey             (me_0_doorbell_10_rkey),
    .doorbell_10_immediate        (me_0_doorbell_10_immediate),
    .doorbell_11_valid            (me_0_doorbell_11_valid),
    .doorbell_11_ready            (engine_0_doorbell_11_ready),
    .doorbell_11_operation        (me_0_doorbell_11_operation),
    .doorbell_11_pair             (me_0_doorbell_11_pair),
    .doorbell_11_tag              (me_0_doorbell_11_tag),
    .doorbell_11_local            (me_0_doorbell_11_local),
    .doorbell_11_remote           (me_0_doorbell_11_remote),
    .doorbell_11_length           (me_0_doorbell_11_length),
    .doorbell_11_lkey             (me_0_doorbell_11_lkey),
    .doorbell_11_rkey             (me_0_doorbell_11_rkey),
    .doorbell_11_immediate        (me_0_doorbell_11_immediate),
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
  assign engine_0_doorbell_2_valid = me_0_doorbell_2_valid;
  assign engine_0_doorbell_2_operation = me_0_doorbell_2_operation;
  assign engine_0_doorbell_2_pair = me_0_doorbell_2_pair;
  assign engine_0_doorbell_2_tag = me_0_doorbell_2_tag;
  assign engine_0_doorbell_2_local = me_0_doorbell_2_local;
  assign engine_0_doorbell_2_remote = me_0_doorbell_2_remote;
  assign engine_0_doorbell_2_length = me_0_doorbell_2_length;
  assign engine_0_doorbell_2_lkey = me_0_doorbell_2_lkey;
  assign engine_0_doorbell_2_rkey = me_0_doorbell_2_rkey;
  assign engine_0_doorbell_2_immediate = me_0_doorbell_2_immediate;
  assign engine_0_doorbell_3_valid = me_0_doorbell_3_valid;
  assign engine_0_doorbell_3_operation = me_0_doorbell_3_operation;
  assign engine_0_doorbell_3_pair = me_0_doorbell_3_pair;
  assign engine_0_doorbell_3_tag = me_0_doorbell_3_tag;
  assign engine_0_doorbell_3_local = me_0_doorbell_3_local;
  assign engine_0_doorbell_3_remote = me_0_doorbell_3_remote;
  assign engine_0_doorbell_3_length = me_0_doorbell_3_length;
  assign engine_0_doorbell_3_lkey = me_0_doorbell_3_lkey;
  assign engine_0_doorbell_3_rkey = me_0_doorbell_3_rkey;
  assign engine_0_doorbell_3_immediate = me_0_doorbell_3_immediate;
  assign engine_0_doorbell_4_valid = me_0_doorbell_4_valid;
  assign engine_0_doorbell_4_operation = me_0_doorbell_4_operation;
  assign engine_0_doorbell_4_pair = me_0_doorbell_4_pair;
  assign engine_0_doorbell_4_tag = me_0_doorbell_4_tag;
  assign engine_0_doorbell_4_local = me_0_doorbell_4_local;
  assign engine_0_doorbell_4_remote = me_0_doorbell_4_remote;
  assign engine_0_doorbell_4_length = me_0_doorbell_4_length;
  assign engine_0_doorbell_4_lkey = me_0_doorbell_4_lkey;
  assign engine_0_doorbell_4_rkey = me_0_doorbell_4_rkey;
  assign engine_0_doorbell_4_immediate = me_0_doorbell_4_immediate;
  assign engine_0_doorbell_5_valid = me_0_doorbell_5_valid;
  assign engine_0_doorbell_5_operation = me_0_doorbell_5_operation;
  assign engine_0_doorbell_5_pair = me_0_doorbell_5_pair;
  assign engine_0_doorbell_5_tag = me_0_doorbell_5_tag;
  assign engine_0_doorbell_5_local = me_0_doorbell_5_local;
  assign engine_0_doorbell_5_remote = me_0_doorbell_5_remote;
  assign engine_0_doorbell_5_length = me_0_doorbell_5_length;
  assign engine_0_doorbell_5_lkey = me_0_doorbell_5_lkey;
  assign engine_0_doorbell_5_rkey = me_0_doorbell_5_rkey;
  assign engine_0_doorbell_5_immediate = me_0_doorbell_5_immediate;
  assign engine_0_doorbell_6_valid = me_0_doorbell_6_valid;
  assign engine_0_doorbell_6_operation = me_0_doorbell_6_operation;
  assign engine_0_doorbell_6_pair = me_0_doorbell_6_pair;
  assign engine_0_doorbell_6_tag = me_0_doorbell_6_tag;
  assign engine_0_doorbell_6_local = me_0_doorbell_6_local;
  assign engine_0_doorbell_6_remote = me_0_doorbell_6_remote;
  assign engine_0_doorbell_6_length = me_0_doorbell_6_length;
  assign engine_0_doorbell_6_lkey = me_0_doorbell_6_lkey;
  assign engine_0_doorbell_6_rkey = me_0_doorbell_6_rkey;
  assign engine_0_doorbell_6_immediate = me_0_doorbell_6_immediate;
  assign engine_0_doorbell_7_valid = me_0_doorbell_7_valid;
  assign engine_0_doorbell_7_operation = me_0_doorbell_7_operation;
  assign engine_0_doorbell_7_pair = me_0_doorbell_7_pair;
  assign engine_0_doorbell_7_tag = me_0_doorbell_7_tag;
  assign engine_0_doorbell_7_local = me_0_doorbell_7_local;
  assign engine_0_doorbell_7_remote = me_0_doorbell_7_remote;
  assign engine_0_doorbell_7_length = me_0_doorbell_7_length;
  assign engine_0_doorbell_7_lkey = me_0_doorbell_7_lkey;
  assign engine_0_doorbell_7_rkey = me_0_doorbell_7_rkey;
  assign engine_0_doorbell_7_immediate = me_0_doorbell_7_immediate;
  assign engine_0_doorbell_8_valid = me_0_doorbell_8_valid;
  assign engine_0_doorbell_8_operation = me_0_doorbell_8_operation;
  assign engine_0_doorbell_8_pair = me_0_doorbell_8_pair;
  assign engine_0_doorbell_8_tag = me_0_doorbell_8_tag;
  assign engine_0_doorbell_8_local = me_0_doorbell_8_local;
  assign engine_0_doorbell_8_remote = me_0_doorbell_8_remote;
  assign engine_0_doorbell_8_length = me_0_doorbell_8_length;
  assign engine_0_doorbell_8_lkey = me_0_doorbell_8_lkey;
  assign engine_0_doorbell_8_rkey = me_0_doorbell_8_rkey;
  assign engine_0_doorbell_8_immediate = me_0_doorbell_8_immediate;
  assign engine_0_doorbell_9_valid = me_0_doorbell_9_valid;
  assign engine_0_doorbell_9_operation = me_0_doorbell_9_operation;
  assign engine_0_doorbell_9_pair = me_0_doorbell_9_pair;
  assign engine_0_doorbell_9_tag = me_0_doorbell_9_tag;
  assign engine_0_doorbell_9_local = me_0_doorbell_9_local;
  assign engine_0_doorbell_9_remote = me_0_doorbell_9_remote;
  assign engine_0_doorbell_9_length = me_0_doorbell_9_length;
  assign engine_0_doorbell_9_lkey = me_0_doorbell_9_lkey;
  assign engine_0_doorbell_9_rkey = me_0_doorbell_9_rkey;
  assign engine_0_doorbell_9_immediate = me_0_doorbell_9_immediate;
  assign engine_0_doorbell_10_valid = me_0_doorbell_10_valid;
  assign engine_0_doorbell_10_operation = me_0_doorbell_10_operation;
  assign engine_0_doorbell_10_pair = me_0_doorbell_10_pair;
  assign engine_0_doorbell_10_tag = me_0_doorbell_10_tag;
  assign engine_0_doorbell_10_local = me_0_doorbell_10_local;
  assign engine_0_doorbell_10_remote = me_0_doorbell_10_remote;
  assign engine_0_doorbell_10_length = me_0_doorbell_10_length;
  assign engine_0_doorbell_10_lkey = me_0_doorbell_10_lkey;
  assign engine_0_doorbell_10_rkey = me_0_doorbell_10_rkey;
  assign engine_0_doorbell_10_immediate = me_0_doorbell_10_immediate;
  assign engine_0_doorbell_11_valid = me_0_doorbell_11_valid;
  assign engine_0_doorbell_11_operation = me_0_doorbell_11_operation;
  assign engine_0_doorbell_11_pair = me_0_doorbell_11_pair;
  assign engine_0_doorbell_11_tag = me_0_doorbell_11_tag;
  assign engine_0_doorbell_11_local = me_0_doorbell_11_local;
  assign engine_0_doorbell_11_remote = me_0_doorbell_11_remote;
  assign engine_0_doorbell_11_length = me_0_doorbell_11_length;
  assign engine_0_doorbell_11_lkey = me_0_doorbell_11_lkey;
  assign engine_0_doorbell_11_rkey = me_0_doorbell_11_rkey;
  assign engine_0_doorbell_11_immediate = me_0_doorbell_11_immediate;
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
    .doorbell_2_valid             (me_1_doorbell_2_valid),
    .doorbell_2_ready             (engine_1_doorbell_2_ready),
    .doorbell_2_operation         (me_1_doorbell_2_operation),
    .doorbell_2_pair              (me_1_doorbell_2_pair),
    .doorbell_2_tag               (me_1_doorbell_2_tag),
    .doorbell_2_local             (me_1_doorbell_2_local),
    .doorbell_2_remote            (me_1_doorbell_2_remote),
    .doorbell_2_length            (me_1_doorbell_2_length),
    .doorbell_2_lkey              (me_1_doorbell_2_lkey),
    .doorbell_2_rkey              (me_1_doorbell_2_rkey),
    .doorbell_2_immediate         (me_1_doorbell_2_immediate),
    .doorbell_3_valid             (me_1_doorbell_3_valid),
    .doorbell_3_ready             (engine_1_doorbell_3_ready),
    .doorbell_3_operation         (me_1_doorbell_3_operation),
    .doorbell_3_pair              (me_1_doorbell_3_pair),
    .doorbell_3_tag               (me_1_doorbell_3_tag),
    .doorbell_3_local             (me_1_doorbell_3_local),
    .doorbell_3_remote            (me_1_doorbell_3_remote),
    .doorbell_3_length            (me_1_doorbell_3_length),
    .doorbell_3_lkey              (me_1_doorbell_3_lkey),
    .doorbell_3_rkey              (me_1_doorbell_3_rkey),
    .doorbell_3_immediate         (me_1_doorbell_3_immediate),
    .doorbell_4_valid             (me_1_doorbell_4_valid),
    .doorbell_4_ready             (engine_1_doorbell_4_ready),
    .doorbell_4_operation         (me_1_doorbell_4_operation),
    .doorbell_4_pair              (me_1_doorbell_4_pair),
    .doorbell_4_tag               (me_1_doorbell_4_tag),
    .doorbell_4_local             (me_1_doorbell_4_local),
    .doorbell_4_remote            (me_1_doorbell_4_remote),
    .doorbell_4_length            (me_1_doorbell_4_length),
    .doorbell_4_lkey              (me_1_doorbell_4_lkey),
    .doorbell_4_rkey              (me_1_doorbell_4_rkey),
    .doorbell_4_immediate         (me_1_doorbell_4_immediate),
    .doorbell_5_valid             (me_1_doorbell_5_valid),
    .doorbell_5_ready             (engine_1_doorbell_5_ready),
    .doorbell_5_operation         (me_1_doorbell_5_operation),
    .doorbell_5_pair              (me_1_doorbell_5_pair),
    .doorbell_5_tag               (me_1_doorbell_5_tag),
    .doorbell_5_local             (me_1_doorbell_5_local),
    .doorbell_5_remote            (me_1_doorbell_5_remote),
    .doorbell_5_length            (me_1_doorbell_5_length),
    .doorbell_5_lkey              (me_1_doorbell_5_lkey),
    .doorbell_5_rkey              (me_1_doorbell_5_rkey),
    .doorbell_5_immediate         (me_1_doorbell_5_immediate),
    .doorbell_6_valid             (me_1_doorbell_6_valid),
    .doorbell_6_ready             (engine_1_doorbell_6_ready),
    .doorbell_6_operation         (me_1_doorbell_6_operation),
    .doorbell_6_pair              (me_1_doorbell_6_pair),
    .doorbell_6_tag               (me_1_doorbell_6_tag),
    .doorbell_6_local             (me_1_doorbell_6_local),
    .doorbell_6_remote            (me_1_doorbell_6_remote),
    .doorbell_6_length            (me_1_doorbell_6_length),
    .doorbell_6_lkey              (me_1_doorbell_6_lkey),
    .doorbell_6_rkey              (me_1_doorbell_6_rkey),
    .doorbell_6_immediate         (me_1_doorbell_6_immediate),
    .doorbell_7_valid             (me_1_doorbell_7_valid),
    .doorbell_7_ready             (engine_1_doorbell_7_ready),
    .doorbell_7_operation         (me_1_doorbell_7_operation),
    .doorbell_7_pair              (me_1_doorbell_7_pair),
    .doorbell_7_tag               (me_1_doorbell_7_tag),
    .doorbell_7_local             (me_1_doorbell_7_local),
    .doorbell_7_remote            (me_1_doorbell_7_remote),
    .doorbell_7_length            (me_1_doorbell_7_length),
    .doorbell_7_lkey              (me_1_doorbell_7_lkey),
    .doorbell_7_rkey              (me_1_doorbell_7_rkey),
    .doorbell_7_immediate         (me_1_doorbell_7_immediate),
    .doorbell_8_valid             (me_1_doorbell_8_valid),
    .doorbell_8_ready             (engine_1_doorbell_8_ready),
    .doorbell_8_operation         (me_1_doorbell_8_operation),
    .doorbell_8_pair              (me_1_doorbell_8_pair),
    .doorbell_8_tag               (me_1_doorbell_8_tag),
    .doorbell_8_local             (me_1_doorbell_8_local),
    .doorbell_8_remote            (me_1_doorbell_8_remote),
    .doorbell_8_length            (me_1_doorbell_8_length),
    .doorbell_8_lkey              (me_1_doorbell_8_lkey),
    .doorbell_8_rkey              (me_1_doorbell_8_rkey),
    .doorbell_8_immediate         (me_1_doorbell_8_immediate),
    .doorbell_9_valid             (me_1_doorbell_9_valid),
    .doorbell_9_ready             (engine_1_doorbell_9_ready),
    .doorbell_9_operation         (me_1_doorbell_9_operation),
    .doorbell_9_pair              (me_1_doorbell_9_pair),
    .doorbell_9_tag               (me_1_doorbell_9_tag),
    .doorbell_9_local             (me_1_doorbell_9_local),
    .doorbell_9_remote            (me_1_doorbell_9_remote),
    .doorbell_9_length            (me_1_doorbell_9_length),
    .doorbell_9_lkey              (me_1_doorbell_9_lkey),
    .doorbell_9_rkey              (me_1_doorbell_9_rkey),
    .doorbell_9_immediate         (me_1_doorbell_9_immediate),
    .doorbell_10_valid            (me_1_doorbell_10_valid),
    .doorbell_10_ready            (engine_1_doorbell_10_ready),
    .doorbell_10_operation        (me_1_doorbell_10_operation),
    .doorbell_10_pair             (me_1_doorbell_10_pair),
    .doorbell_10_tag              (me_1_doorbell_10_tag),
    .doorbell_10_local            (me_1_doorbell_10_local),
    .doorbell_10_remote           (me_1_doorbell_10_remote),
    .doorbell_10_length           (me_1_doorbell_10_length),
    .doorbell_10_lkey             (me_1_doorbell_10_lkey),
    .doorbell_10_rkey             (me_1_doorbell_10_rkey),
    .doorbell_10_immediate        (me_1_doorbell_10_immediate),
    .doorbell_11_valid            (me_1_doorbell_11_valid),
    .doorbell_11_ready            (engine_1_doorbell_11_ready),
    .doorbell_11_operation        (me_1_doorbell_11_operation),
    .doorbell_11_pair             (me_1_doorbell_11_pair),
    .doorbell_11_tag              (me_1_doorbell_11_tag),
    .doorbell_11_local            (me_1_doorbell_11_local),
    .doorbell_11_remote           (me_1_doorbell_11_remote),
    .doorbell_11_length           (me_1_doorbell_11_length),
    .doorbell_11_lkey             (me_1_doorbell_11_lkey),
    .doorbell_11_rkey             (me_1_doorbell_11_rkey),
    .doorbell_11_immediate        (me_1_doorbell_11_immediate),
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
  assign engine_1_doorbell_2_valid = me_1_doorbell_2_valid;
  assign engine_1_doorbell_2_operation = me_1_doorbell_2_operation;
  assign engine_1_doorbell_2_pair = me_1_doorbell_2_pair;
  assign engine_1_doorbell_2_tag = me_1_doorbell_2_tag;
  assign engine_1_doorbell_2_local = me_1_doorbell_2_local;
  assign engine_1_doorbell_2_remote = me_1_doorbell_2_remote;
  assign engine_1_doorbell_2_length = me_1_doorbell_2_length;
  assign engine_1_doorbell_2_lkey = me_1_doorbell_2_lkey;
  assign engine_1_doorbell_2_rkey = me_1_doorbell_2_rkey;
  assign engine_1_doorbell_2_immediate = me_1_doorbell_2_immediate;
  assign engine_1_doorbell_3_valid = me_1_doorbell_3_valid;
  assign engine_1_doorbell_3_operation = me_1_doorbell_3_operation;
  assign engine_1_doorbell_3_pair = me_1_doorbell_3_pair;
  assign engine_1_doorbell_3_tag = me_1_doorbell_3_tag;
  assign engine_1_doorbell_3_local = me_1_doorbell_3_local;
  assign engine_1_doorbell_3_remote = me_1_doorbell_3_remote;
  assign engine_1_doorbell_3_length = me_1_doorbell_3_length;
  assign engine_1_doorbell_3_lkey = me_1_doorbell_3_lkey;
  assign engine_1_doorbell_3_rkey = me_1_doorbell_3_rkey;
  assign engine_1_doorbell_3_immediate = me_1_doorbell_3_immediate;
  assign engine_1_doorbell_4_valid = me_1_doorbell_4_valid;
  assign engine_1_doorbell_4_operation = me_1_doorbell_4_operation;
  assign engine_1_doorbell_4_pair = me_1_doorbell_4_pair;
  assign engine_1_doorbell_4_tag = me_1_doorbell_4_tag;
  assign engine_1_doorbell_4_local = me_1_doorbell_4_local;
  assign engine_1_doorbell_4_remote = me_1_doorbell_4_remote;
  assign engine_1_doorbell_4_length = me_1_doorbell_4_length;
  assign engine_1_doorbell_4_lkey = me_1_doorbell_4_lkey;
  assign engine_1_doorbell_4_rkey = me_1_doorbell_4_rkey;
  assign engine_1_doorbell_4_immediate = me_1_doorbell_4_immediate;
  assign engine_1_doorbell_5_valid = me_1_doorbell_5_valid;
  assign engine_1_doorbell_5_operation = me_1_doorbell_5_operation;
  assign engine_1_doorbell_5_pair = me_1_doorbell_5_pair;
  assign engine_1_doorbell_5_tag = me_1_doorbell_5_tag;
  assign engine_1_doorbell_5_local = me_1_doorbell_5_local;
  assign engine_1_doorbell_5_remote = me_1_doorbell_5_remote;
  assign engine_1_doorbell_5_length = me_1_doorbell_5_length;
  assign engine_1_doorbell_5_lkey = me_1_doorbell_5_lkey;
  assign engine_1_doorbell_5_rkey = me_1_doorbell_5_rkey;
  assign engine_1_doorbell_5_immediate = me_1_doorbell_5_immediate;
  assign engine_1_doorbell_6_valid = me_1_doorbell_6_valid;
  assign engine_1_doorbell_6_operation = me_1_doorbell_6_operation;
  assign engine_1_doorbell_6_pair = me_1_doorbell_6_pair;
  assign engine_1_doorbell_6_tag = me_1_doorbell_6_tag;
  assign engine_1_doorbell_6_local = me_1_doorbell_6_local;
  assign engine_1_doorbell_6_remote = me_1_doorbell_6_remote;
  assign engine_1_doorbell_6_length = me_1_doorbell_6_length;
  assign engine_1_doorbell_6_lkey = me_1_doorbell_6_lkey;
  assign engine_1_doorbell_6_rkey = me_1_doorbell_6_rkey;
  assign engine_1_doorbell_6_immediate = me_1_doorbell_6_immediate;
  assign engine_1_doorbell_7_valid = me_1_doorbell_7_valid;
  assign engine_1_doorbell_7_operation = me_1_doorbell_7_operation;
  assign engine_1_doorbell_7_pair = me_1_doorbell_7_pair;
  assign engine_1_doorbell_7_tag = me_1_doorbell_7_tag;
  assign engine_1_doorbell_7_local = me_1_doorbell_7_local;
  assign engine_1_doorbell_7_remote = me_1_doorbell_7_remote;
  assign engine_1_doorbell_7_length = me_1_doorbell_7_length;
  assign engine_1_doorbell_7_lkey = me_1_doorbell_7_lkey;
  assign engine_1_doorbell_7_rkey = me_1_doorbell_7_rkey;
  assign engine_1_doorbell_7_immediate = me_1_doorbell_7_immediate;
  assign engine_1_doorbell_8_valid = me_1_doorbell_8_valid;
  assign engine_1_doorbell_8_operation = me_1_doorbell_8_operation;
  assign engine_1_doorbell_8_pair = me_1_doorbell_8_pair;
  assign engine_1_doorbell_8_tag = me_1_doorbell_8_tag;
  assign engine_1_doorbell_8_local = me_1_doorbell_8_local;
  assign engine_1_doorbell_8_remote = me_1_doorbell_8_remote;
  assign engine_1_doorbell_8_length = me_1_doorbell_8_length;
  assign engine_1_doorbell_8_lkey = me_1_doorbell_8_lkey;
  assign engine_1_doorbell_8_rkey = me_1_doorbell_8_rkey;
  assign engine_1_doorbell_8_immediate = me_1_doorbell_8_immediate;
  assign engine_1_doorbell_9_valid = me_1_doorbell_9_valid;
  assign engine_1_doorbell_9_operation = me_1_doorbell_9_operation;
  assign engine_1_doorbell_9_pair = me_1_doorbell_9_pair;
  assign engine_1_doorbell_9_tag = me_1_doorbell_9_tag;
  assign engine_1_doorbell_9_local = me_1_doorbell_9_local;
  assign engine_1_doorbell_9_remote = me_1_doorbell_9_remote;
  assign engine_1_doorbell_9_length = me_1_doorbell_9_length;
  assign engine_1_doorbell_9_lkey = me_1_doorbell_9_lkey;
  assign engine_1_doorbell_9_rkey = me_1_doorbell_9_rkey;
  assign engine_1_doorbell_9_immediate = me_1_doorbell_9_immediate;
  assign engine_1_doorbell_10_valid = me_1_doorbell_10_valid;
  assign engine_1_doorbell_10_operation = me_1_doorbell_10_operation;
  assign engine_1_doorbell_10_pair = me_1_doorbell_10_pair;
  assign engine_1_doorbell_10_tag = me_1_doorbell_10_tag;
  assign engine_1_doorbell_10_local = me_1_doorbell_10_local;
  assign engine_1_doorbell_10_remote = me_1_doorbell_10_remote;
  assign engine_1_doorbell_10_length = me_1_doorbell_10_length;
  assign engine_1_doorbell_10_lkey = me_1_doorbell_10_lkey;
  assign engine_1_doorbell_10_rkey = me_1_doorbell_10_rkey;
  assign engine_1_doorbell_10_immediate = me_1_doorbell_10_immediate;
  assign engine_1_doorbell_11_valid = me_1_doorbell_11_valid;
  assign engine_1_doorbell_11_operation = me_1_doorbell_11_operation;
  assign engine_1_doorbell_11_pair = me_1_doorbell_11_pair;
  assign engine_1_doorbell_11_tag = me_1_doorbell_11_tag;
  assign engine_1_doorbell_11_local = me_1_doorbell_11_local;
  assign engine_1_doorbell_11_remote = me_1_doorbell_11_remote;
  assign engine_1_doorbell_11_length = me_1_doorbell_11_length;
  assign engine_1_doorbell_11_lkey = me_1_doorbell_11_lkey;
  assign engine_1_doorbell_11_rkey = me_1_doorbell_11_rkey;
  assign engine_1_doorbell_11_immediate = me_1_doorbell_11_immediate;
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
