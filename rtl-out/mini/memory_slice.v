// memory_slice
//
// The 3 LLC banks on one control lane and their 6 pseudo-channels of HBM.
//
// Parameters: channel =
// {"depth":4,"hbm":{"age_cap":6,"map":{"bank_bits":2,"column_bits":4,"group_bits":2,"high_rows":3,"low_row_bits":5,"stack_ids":3},"read_buffer":4,"read_queue":8,"refresh":"PerBank","refresh_postpone":2,"tag_bits":4,"timings":{"ccdl":5,"ccdr":4,"ccds":2,"cl":25,"faw":30,"ras":57,"rc":90,"rcd_read":39,"rcd_write":19,"refi":7800,"rfc":700,"rfc_bank":400,"rp":33,"rrdl":7,"rrds":5,"rrefd":10,"rtp":12,"rtw":25,"wl":13,"wr":42,"wtrl":13,"wtrs":9},"write_batch":3,"write_high":6,"write_low":2,"write_queue":8}},
// data_fields =
// [["data",512],["strobe",64],["address",32],["tag",12],["source",9],["steering",3],["line",2],["last",1],["poison",1],["error",1],["kind",2],["reply",2],["group_row",4]],
// llc =
// {"fetch_queue":2,"line_bits":18,"memory_tag_bits":4,"misses":16,"quad_banks":3,"request_queue":2,"sets":16,"ways":4,"write_backs":2,"write_queue":2},
// reply_set =
// {"columns":2,"pe_columns":2,"pe_rows":2,"physical_rows":2,"places":[[0,0],[1,0]],"rows":2,"sides":[[0,1],[1,0]]}
//
// Generated from hw/src/memory_system/slice.rs; change that file, not this one.

`default_nettype none

module memory_slice (
  input  wire         clk,
  input  wire         reset,
  // Clock of HBM's commands, and its reset.
  input  wire         hbm_clk,
  input  wire         hbm_reset,
  // Physical row of each PE column's faulty PE; the number of rows where none is.
  input  wire   [3:0] faults,
  // Registers and counters of the banks; the bank stands above the offset.
  input  wire         utility_request_valid,
  output wire         utility_request_ready,
  input  wire         utility_request_write,
  input  wire  [10:0] utility_request_address,
  input  wire  [63:0] utility_request_data,
  output wire         utility_response_valid,
  input  wire         utility_response_ready,
  output wire  [63:0] utility_response_data,
  output wire         utility_response_error,
  // Control lane: requests for lines, acknowledgements of writes.
  input  wire         control_down_valid,
  output wire         control_down_ready,
  input  wire  [63:0] control_down_payload,
  output wire         control_up_valid,
  input  wire         control_up_ready,
  output wire   [1:0] control_up_columns,
  output wire   [1:0] control_up_rows,
  output wire   [9:0] control_up_clients,
  output wire  [63:0] control_up_payload,
  // Bank 0: lines to be written, lines that were read.
  input  wire         data_0_down_valid,
  output wire         data_0_down_ready,
  input  wire [644:0] data_0_down_payload,
  output wire         data_0_up_valid,
  input  wire         data_0_up_ready,
  output wire   [1:0] data_0_up_columns,
  output wire   [1:0] data_0_up_rows,
  output wire   [9:0] data_0_up_clients,
  output wire [644:0] data_0_up_payload,
  // Bank 1: lines to be written, lines that were read.
  input  wire         data_1_down_valid,
  output wire         data_1_down_ready,
  input  wire [644:0] data_1_down_payload,
  output wire         data_1_up_valid,
  input  wire         data_1_up_ready,
  output wire   [1:0] data_1_up_columns,
  output wire   [1:0] data_1_up_rows,
  output wire   [9:0] data_1_up_clients,
  output wire [644:0] data_1_up_payload,
  // Bank 2: lines to be written, lines that were read.
  input  wire         data_2_down_valid,
  output wire         data_2_down_ready,
  input  wire [644:0] data_2_down_payload,
  output wire         data_2_up_valid,
  input  wire         data_2_up_ready,
  output wire   [1:0] data_2_up_columns,
  output wire   [1:0] data_2_up_rows,
  output wire   [9:0] data_2_up_clients,
  output wire [644:0] data_2_up_payload,
  input  wire         channel_0_utility_request_valid,
  output wire         channel_0_utility_request_ready,
  input  wire   [6:0] channel_0_utility_request_address,
  output wire         channel_0_utility_response_valid,
  input  wire         channel_0_utility_response_ready,
  output wire  [63:0] channel_0_utility_response_data,
  output wire         channel_0_utility_response_error,
  output wire         channel_0_row_command_valid,
  output wire   [2:0] channel_0_row_command_kind,
  output wire   [1:0] channel_0_row_command_stack,
  output wire   [1:0] channel_0_row_command_group,
  output wire   [1:0] channel_0_row_command_bank,
  output wire   [6:0] channel_0_row_command_row,
  output wire         channel_0_column_command_valid,
  output wire         channel_0_column_command_write,
  output wire   [1:0] channel_0_column_command_stack,
  output wire   [1:0] channel_0_column_command_group,
  output wire   [1:0] channel_0_column_command_bank,
  output wire   [4:0] channel_0_column_command_column,
  output wire         channel_0_write_data_valid,
  output wire [127:0] channel_0_write_data_data,
  output wire   [7:0] channel_0_write_data_side,
  input  wire         channel_0_read_data_valid,
  input  wire [127:0] channel_0_read_data_data,
  input  wire   [7:0] channel_0_read_data_side,
  input  wire         channel_1_utility_request_valid,
  output wire         channel_1_utility_request_ready,
  input  wire   [6:0] channel_1_utility_request_address,
  output wire         channel_1_utility_response_valid,
  input  wire         channel_1_utility_response_ready,
  output wire  [63:0] channel_1_utility_response_data,
  output wire         channel_1_utility_response_error,
  output wire         channel_1_row_command_valid,
  output wire   [2:0] channel_1_row_command_kind,
  output wire   [1:0] channel_1_row_command_stack,
  output wire   [1:0] channel_1_row_command_group,
  output wire   [1:0] channel_1_row_command_bank,
  output wire   [6:0] channel_1_row_command_row,
  output wire         channel_1_column_command_valid,
  output wire         channel_1_column_command_write,
  output wire   [1:0] channel_1_column_command_stack,
  output wire   [1:0] channel_1_column_command_group,
  output wire   [1:0] channel_1_column_command_bank,
  output wire   [4:0] channel_1_column_command_column,
  output wire         channel_1_write_data_valid,
  output wire [127:0] channel_1_write_data_data,
  output wire   [7:0] channel_1_write_data_side,
  input  wire         channel_1_read_data_valid,
  input  wire [127:0] channel_1_read_data_data,
  input  wire   [7:0] channel_1_read_data_side,
  input  wire         channel_2_utility_request_valid,
  output wire         channel_2_utility_request_ready,
  input  wire   [6:0] channel_2_utility_request_address,
  output wire         channel_2_utility_response_valid,
  input  wire         channel_2_utility_response_ready,
  output wire  [63:0] channel_2_utility_response_data,
  output wire         channel_2_utility_response_error,
  output wire         channel_2_row_command_valid,
  output wire   [2:0] channel_2_row_command_kind,
  output wire   [1:0] channel_2_row_command_stack,
  output wire   [1:0] channel_2_row_command_group,
  output wire   [1:0] channel_2_row_command_bank,
  output wire   [6:0] channel_2_row_command_row,
  output wire         channel_2_column_command_valid,
  output wire         channel_2_column_command_write,
  output wire   [1:0] channel_2_column_command_stack,
  output wire   [1:0] channel_2_column_command_group,
  output wire   [1:0] channel_2_column_command_bank,
  output wire   [4:0] channel_2_column_command_column,
  output wire         channel_2_write_data_valid,
  output wire [127:0] channel_2_write_data_data,
  output wire   [7:0] channel_2_write_data_side,
  input  wire         channel_2_read_data_valid,
  input  wire [127:0] channel_2_read_data_data,
  input  wire   [7:0] channel_2_read_data_side,
  input  wire         channel_3_utility_request_valid,
  output wire         channel_3_utility_request_ready,
  input  wire   [6:0] channel_3_utility_request_address,
  output wire         channel_3_utility_response_valid,
  input  wire         channel_3_utility_response_ready,
  output wire  [63:0] channel_3_utility_response_data,
  output wire         channel_3_utility_response_error,
  output wire         channel_3_row_command_valid,
  output wire   [2:0] channel_3_row_command_kind,
  output wire   [1:0] channel_3_row_command_stack,
  output wire   [1:0] channel_3_row_command_group,
  output wire   [1:0] channel_3_row_command_bank,
  output wire   [6:0] channel_3_row_command_row,
  output wire         channel_3_column_command_valid,
  output wire         channel_3_column_command_write,
  output wire   [1:0] channel_3_column_command_stack,
  output wire   [1:0] channel_3_column_command_group,
  output wire   [1:0] channel_3_column_command_bank,
  output wire   [4:0] channel_3_column_command_column,
  output wire         channel_3_write_data_valid,
  output wire [127:0] channel_3_write_data_data,
  output wire   [7:0] channel_3_write_data_side,
  input  wire         channel_3_read_data_valid,
  input  wire [127:0] channel_3_read_data_data,
  input  wire   [7:0] channel_3_read_data_side,
  input  wire         channel_4_utility_request_valid,
  output wire         channel_4_utility_request_ready,
  input  wire   [6:0] channel_4_utility_request_address,
  output wire         channel_4_utility_response_valid,
  input  wire         channel_4_utility_response_ready,
  output wire  [63:0] channel_4_utility_response_data,
  output wire         channel_4_utility_response_error,
  output wire         channel_4_row_command_valid,
  output wire   [2:0] channel_4_row_command_kind,
  output wire   [1:0] channel_4_row_command_stack,
  output wire   [1:0] channel_4_row_command_group,
  output wire   [1:0] channel_4_row_command_bank,
  output wire   [6:0] channel_4_row_command_row,
  output wire         channel_4_column_command_valid,
  output wire         channel_4_column_command_write,
  output wire   [1:0] channel_4_column_command_stack,
  output wire   [1:0] channel_4_column_command_group,
  output wire   [1:0] channel_4_column_command_bank,
  output wire   [4:0] channel_4_column_command_column,
  output wire         channel_4_write_data_valid,
  output wire [127:0] channel_4_write_data_data,
  output wire   [7:0] channel_4_write_data_side,
  input  wire         channel_4_read_data_valid,
  input  wire [127:0] channel_4_read_data_data,
  input  wire   [7:0] channel_4_read_data_side,
  input  wire         channel_5_utility_request_valid,
  output wire         channel_5_utility_request_ready,
  input  wire   [6:0] channel_5_utility_request_address,
  output wire         channel_5_utility_response_valid,
  input  wire         channel_5_utility_response_ready,
  output wire  [63:0] channel_5_utility_response_data,
  output wire         channel_5_utility_response_error,
  output wire         channel_5_row_command_valid,
  output wire   [2:0] channel_5_row_command_kind,
  output wire   [1:0] channel_5_row_command_stack,
  output wire   [1:0] channel_5_row_command_group,
  output wire   [1:0] channel_5_row_command_bank,
  output wire   [6:0] channel_5_row_command_row,
  output wire         channel_5_column_command_valid,
  output wire         channel_5_column_command_write,
  output wire   [1:0] channel_5_column_command_stack,
  output wire   [1:0] channel_5_column_command_group,
  output wire   [1:0] channel_5_column_command_bank,
  output wire   [4:0] channel_5_column_command_column,
  output wire         channel_5_write_data_valid,
  output wire [127:0] channel_5_write_data_data,
  output wire   [7:0] channel_5_write_data_side,
  input  wire         channel_5_read_data_valid,
  input  wire [127:0] channel_5_read_data_data,
  input  wire   [7:0] channel_5_read_data_side
);

  wire quad_request_ready;
  wire quad_ack_valid;
  wire [11:0] quad_ack_tag;
  wire [8:0] quad_ack_source;
  wire quad_ack_error;
  wire quad_utility_request_ready;
  wire quad_utility_response_valid;
  wire [63:0] quad_utility_response_data;
  wire quad_utility_response_error;
  wire quad_bank_0_write_ready;
  wire quad_bank_0_read_valid;
  wire [511:0] quad_bank_0_read_data;
  wire [11:0] quad_bank_0_read_tag;
  wire [8:0] quad_bank_0_read_source;
  wire [1:0] quad_bank_0_read_line;
  wire quad_bank_0_read_poison;
  wire quad_bank_0_read_error;
  wire [1:0] quad_bank_0_read_reply;
  wire quad_bank_0_memory_0_request_valid;
  wire quad_bank_0_memory_0_request_write;
  wire [16:0] quad_bank_0_memory_0_request_address;
  wire [3:0] quad_bank_0_memory_0_request_tag;
  wire quad_bank_0_memory_0_request_poison;
  wire [511:0] quad_bank_0_memory_0_request_data;
  wire quad_bank_0_memory_0_response_ready;
  wire quad_bank_0_memory_1_request_valid;
  wire quad_bank_0_memory_1_request_write;
  wire [16:0] quad_bank_0_memory_1_request_address;
  wire [3:0] quad_bank_0_memory_1_request_tag;
  wire quad_bank_0_memory_1_request_poison;
  wire [511:0] quad_bank_0_memory_1_request_data;
  wire quad_bank_0_memory_1_response_ready;
  wire quad_bank_1_write_ready;
  wire quad_bank_1_read_valid;
  wire [511:0] quad_bank_1_read_data;
  wire [11:0] quad_bank_1_read_tag;
  wire [8:0] quad_bank_1_read_source;
  wire [1:0] quad_bank_1_read_line;
  wire quad_bank_1_read_poison;
  wire quad_bank_1_read_error;
  wire [1:0] quad_bank_1_read_reply;
  wire quad_bank_1_memory_0_request_valid;
  wire quad_bank_1_memory_0_request_write;
  wire [16:0] quad_bank_1_memory_0_request_address;
  wire [3:0] quad_bank_1_memory_0_request_tag;
  wire quad_bank_1_memory_0_request_poison;
  wire [511:0] quad_bank_1_memory_0_request_data;
  wire quad_bank_1_memory_0_response_ready;
  wire quad_bank_1_memory_1_request_valid;
  wire quad_bank_1_memory_1_request_write;
  wire [16:0] quad_bank_1_memory_1_request_address;
  wire [3:0] quad_bank_1_memory_1_request_tag;
  wire quad_bank_1_memory_1_request_poison;
  wire [511:0] quad_bank_1_memory_1_request_data;
  wire quad_bank_1_memory_1_response_ready;
  wire quad_bank_2_write_ready;
  wire quad_bank_2_read_valid;
  wire [511:0] quad_bank_2_read_data;
  wire [11:0] quad_bank_2_read_tag;
  wire [8:0] quad_bank_2_read_source;
  wire [1:0] quad_bank_2_read_line;
  wire quad_bank_2_read_poison;
  wire quad_bank_2_read_error;
  wire [1:0] quad_bank_2_read_reply;
  wire quad_bank_2_memory_0_request_valid;
  wire quad_bank_2_memory_0_request_write;
  wire [16:0] quad_bank_2_memory_0_request_address;
  wire [3:0] quad_bank_2_memory_0_request_tag;
  wire quad_bank_2_memory_0_request_poison;
  wire [511:0] quad_bank_2_memory_0_request_data;
  wire quad_bank_2_memory_0_response_ready;
  wire quad_bank_2_memory_1_request_valid;
  wire quad_bank_2_memory_1_request_write;
  wire [16:0] quad_bank_2_memory_1_request_address;
  wire [3:0] quad_bank_2_memory_1_request_tag;
  wire quad_bank_2_memory_1_request_poison;
  wire [511:0] quad_bank_2_memory_1_request_data;
  wire quad_bank_2_memory_1_response_ready;
  wire [1:0] reply_set_0_columns;
  wire [1:0] reply_set_0_rows;
  wire [9:0] reply_set_0_clients;
  wire [3:0] reply_set_0_group_row;
  wire [1:0] reply_set_1_columns;
  wire [1:0] reply_set_1_rows;
  wire [9:0] reply_set_1_clients;
  wire [3:0] reply_set_1_group_row;
  wire [1:0] reply_set_2_columns;
  wire [1:0] reply_set_2_rows;
  wire [9:0] reply_set_2_clients;
  wire [3:0] reply_set_2_group_row;
  wire memory_channel_0_request_ready;
  wire memory_channel_0_response_valid;
  wire [3:0] memory_channel_0_response_tag;
  wire memory_channel_0_response_poison;
  wire [511:0] memory_channel_0_response_data;
  wire memory_channel_0_utility_request_ready;
  wire memory_channel_0_utility_response_valid;
  wire [63:0] memory_channel_0_utility_response_data;
  wire memory_channel_0_utility_response_error;
  wire memory_channel_0_row_command_valid;
  wire [2:0] memory_channel_0_row_command_kind;
  wire [1:0] memory_channel_0_row_command_stack;
  wire [1:0] memory_channel_0_row_command_group;
  wire [1:0] memory_channel_0_row_command_bank;
  wire [6:0] memory_channel_0_row_command_row;
  wire memory_channel_0_column_command_valid;
  wire memory_channel_0_column_command_write;
  wire [1:0] memory_channel_0_column_command_stack;
  wire [1:0] memory_channel_0_column_command_group;
  wire [1:0] memory_channel_0_column_command_bank;
  wire [4:0] memory_channel_0_column_command_column;
  wire memory_channel_0_write_data_valid;
  wire [127:0] memory_channel_0_write_data_data;
  wire [7:0] memory_channel_0_write_data_side;
  wire memory_channel_1_request_ready;
  wire memory_channel_1_response_valid;
  wire [3:0] memory_channel_1_response_tag;
  wire memory_channel_1_response_poison;
  wire [511:0] memory_channel_1_response_data;
  wire memory_channel_1_utility_request_ready;
  wire memory_channel_1_utility_response_valid;
  wire [63:0] memory_channel_1_utility_response_data;
  wire memory_channel_1_utility_response_error;
  wire memory_channel_1_row_command_valid;
  wire [2:0] memory_channel_1_row_command_kind;
  wire [1:0] memory_channel_1_row_command_stack;
  wire [1:0] memory_channel_1_row_command_group;
  wire [1:0] memory_channel_1_row_command_bank;
  wire [6:0] memory_channel_1_row_command_row;
  wire memory_channel_1_column_command_valid;
  wire memory_channel_1_column_command_write;
  wire [1:0] memory_channel_1_column_command_stack;
  wire [1:0] memory_channel_1_column_command_group;
  wire [1:0] memory_channel_1_column_command_bank;
  wire [4:0] memory_channel_1_column_command_column;
  wire memory_channel_1_write_data_valid;
  wire [127:0] memory_channel_1_write_data_data;
  wire [7:0] memory_channel_1_write_data_side;
  wire memory_channel_2_request_ready;
  wire memory_channel_2_response_valid;
  wire [3:0] memory_channel_2_response_tag;
  wire memory_channel_2_response_poison;
  wire [511:0] memory_channel_2_response_data;
  wire memory_channel_2_utility_request_ready;
  wire memory_channel_2_utility_response_valid;
  wire [63:0] memory_channel_2_utility_response_data;
  wire memory_channel_2_utility_response_error;
  wire memory_channel_2_row_command_valid;
  wire [2:0] memory_channel_2_row_command_kind;
  wire [1:0] memory_channel_2_row_command_stack;
  wire [1:0] memory_channel_2_row_command_group;
  wire [1:0] memory_channel_2_row_command_bank;
  wire [6:0] memory_channel_2_row_command_row;
  wire memory_channel_2_column_command_valid;
  wire memory_channel_2_column_command_write;
  wire [1:0] memory_channel_2_column_command_stack;
  wire [1:0] memory_channel_2_column_command_group;
  wire [1:0] memory_channel_2_column_command_bank;
  wire [4:0] memory_channel_2_column_command_column;
  wire memory_channel_2_write_data_valid;
  wire [127:0] memory_channel_2_write_data_data;
  wire [7:0] memory_channel_2_write_data_side;
  wire memory_channel_3_request_ready;
  wire memory_channel_3_response_valid;
  wire [3:0] memory_channel_3_response_tag;
  wire memory_channel_3_response_poison;
  wire [511:0] memory_channel_3_response_data;
  wire memory_channel_3_utility_request_ready;
  wire memory_channel_3_utility_response_valid;
  wire [63:0] memory_channel_3_utility_response_data;
  wire memory_channel_3_utility_response_error;
  wire memory_channel_3_row_command_valid;
  wire [2:0] memory_channel_3_row_command_kind;
  wire [1:0] memory_channel_3_row_command_stack;
  wire [1:0] memory_channel_3_row_command_group;
  wire [1:0] memory_channel_3_row_command_bank;
  wire [6:0] memory_channel_3_row_command_row;
  wire memory_channel_3_column_command_valid;
  wire memory_channel_3_column_command_write;
  wire [1:0] memory_channel_3_column_command_stack;
  wire [1:0] memory_channel_3_column_command_group;
  wire [1:0] memory_channel_3_column_command_bank;
  wire [4:0] memory_channel_3_column_command_column;
  wire memory_channel_3_write_data_valid;
  wire [127:0] memory_channel_3_write_data_data;
  wire [7:0] memory_channel_3_write_data_side;
  wire memory_channel_4_request_ready;
  wire memory_channel_4_response_valid;
  wire [3:0] memory_channel_4_response_tag;
  wire memory_channel_4_response_poison;
  wire [511:0] memory_channel_4_response_data;
  wire memory_channel_4_utility_request_ready;
  wire memory_channel_4_utility_response_valid;
  wire [63:0] memory_channel_4_utility_response_data;
  wire memory_channel_4_utility_response_error;
  wire memory_channel_4_row_command_valid;
  wire [2:0] memory_channel_4_row_command_kind;
  wire [1:0] memory_channel_4_row_command_stack;
  wire [1:0] memory_channel_4_row_command_group;
  wire [1:0] memory_channel_4_row_command_bank;
  wire [6:0] memory_channel_4_row_command_row;
  wire memory_channel_4_column_command_valid;
  wire memory_channel_4_column_command_write;
  wire [1:0] memory_channel_4_column_command_stack;
  wire [1:0] memory_channel_4_column_command_group;
  wire [1:0] memory_channel_4_column_command_bank;
  wire [4:0] memory_channel_4_column_command_column;
  wire memory_channel_4_write_data_valid;
  wire [127:0] memory_channel_4_write_data_data;
  wire [7:0] memory_channel_4_write_data_side;
  wire memory_channel_5_request_ready;
  wire memory_channel_5_response_valid;
  wire [3:0] memory_channel_5_response_tag;
  wire memory_channel_5_response_poison;
  wire [511:0] memory_channel_5_response_data;
  wire memory_channel_5_utility_request_ready;
  wire memory_channel_5_utility_response_valid;
  wire [63:0] memory_channel_5_utility_response_data;
  wire memory_channel_5_utility_response_error;
  wire memory_channel_5_row_command_valid;
  wire [2:0] memory_channel_5_row_command_kind;
  wire [1:0] memory_channel_5_row_command_stack;
  wire [1:0] memory_channel_5_row_command_group;
  wire [1:0] memory_channel_5_row_command_bank;
  wire [6:0] memory_channel_5_row_command_row;
  wire memory_channel_5_column_command_valid;
  wire memory_channel_5_column_command_write;
  wire [1:0] memory_channel_5_column_command_stack;
  wire [1:0] memory_channel_5_column_command_group;
  wire [1:0] memory_channel_5_column_command_bank;
  wire [4:0] memory_channel_5_column_command_column;
  wire memory_channel_5_write_data_valid;
  wire [127:0] memory_channel_5_write_data_data;
  wire [7:0] memory_channel_5_write_data_side;

  llc_quad quad (
    .clk                             (clk),
    .reset                           (reset),
    .request_valid                   (control_down_valid),
    .request_ready                   (quad_request_ready),
    .request_address                 (control_down_payload[33:2]),
    .request_lines                   (control_down_payload[35:34]),
    .request_bank                    (control_down_payload[37:36]),
    .request_steering                (control_down_payload[40:38]),
    .request_tag                     (control_down_payload[52:41]),
    .request_source                  (control_down_payload[61:53]),
    .request_reply                   (control_down_payload[63:62]),
    .ack_valid                       (quad_ack_valid),
    .ack_ready                       (control_up_ready),
    .ack_tag                         (quad_ack_tag),
    .ack_source                      (quad_ack_source),
    .ack_error                       (quad_ack_error),
    .utility_request_valid           (utility_request_valid),
    .utility_request_ready           (quad_utility_request_ready),
    .utility_request_write           (utility_request_write),
    .utility_request_address         (utility_request_address),
    .utility_request_data            (utility_request_data),
    .utility_response_valid          (quad_utility_response_valid),
    .utility_response_ready          (utility_response_ready),
    .utility_response_data           (quad_utility_response_data),
    .utility_response_error          (quad_utility_response_error),
    .bank_0_write_valid              (data_0_down_valid),
    .bank_0_write_ready              (quad_bank_0_write_ready),
    .bank_0_write_data               (data_0_down_payload[511:0]),
    .bank_0_write_strobe             (data_0_down_payload[575:512]),
    .bank_0_write_address            (data_0_down_payload[607:576]),
    .bank_0_write_tag                (data_0_down_payload[619:608]),
    .bank_0_write_source             (data_0_down_payload[628:620]),
    .bank_0_write_steering           (data_0_down_payload[631:629]),
    .bank_0_write_last               (data_0_down_payload[634]),
    .bank_0_write_poison             (data_0_down_payload[635]),
    .bank_0_read_valid               (quad_bank_0_read_valid),
    .bank_0_read_ready               (data_0_up_ready),
    .bank_0_read_data                (quad_bank_0_read_data),
    .bank_0_read_tag                 (quad_bank_0_read_tag),
    .bank_0_read_source              (quad_bank_0_read_source),
    .bank_0_read_line                (quad_bank_0_read_line),
    .bank_0_read_poison              (quad_bank_0_read_poison),
    .bank_0_read_error               (quad_bank_0_read_error),
    .bank_0_read_reply               (quad_bank_0_read_reply),
    .bank_0_memory_0_request_valid   (quad_bank_0_memory_0_request_valid),
    .bank_0_memory_0_request_ready   (memory_channel_0_request_ready),
    .bank_0_memory_0_request_write   (quad_bank_0_memory_0_request_write),
    .bank_0_memory_0_request_address (quad_bank_0_memory_0_request_address),
    .bank_0_memory_0_request_tag     (quad_bank_0_memory_0_request_tag),
    .bank_0_memory_0_request_poison  (quad_bank_0_memory_0_request_poison),
    .bank_0_memory_0_request_data    (quad_bank_0_memory_0_request_data),
    .bank_0_memory_0_response_valid  (memory_channel_0_response_valid),
    .bank_0_memory_0_response_ready  (quad_bank_0_memory_0_response_ready),
    .bank_0_memory_0_response_tag    (memory_channel_0_response_tag),
    .bank_0_memory_0_response_poison (memory_channel_0_response_poison),
    .bank_0_memory_0_response_data   (memory_channel_0_response_data),
    .bank_0_memory_1_request_valid   (quad_bank_0_memory_1_request_valid),
    .bank_0_memory_1_request_ready   (memory_channel_1_request_ready),
    .bank_0_memory_1_request_write   (quad_bank_0_memory_1_request_write),
    .bank_0_memory_1_request_address (quad_bank_0_memory_1_request_address),
    .bank_0_memory_1_request_tag     (quad_bank_0_memory_1_request_tag),
    .bank_0_memory_1_request_poison  (quad_bank_0_memory_1_request_poison),
    .bank_0_memory_1_request_data    (quad_bank_0_memory_1_request_data),
    .bank_0_memory_1_response_valid  (memory_channel_1_response_valid),
    .bank_0_memory_1_response_ready  (quad_bank_0_memory_1_response_ready),
    .bank_0_memory_1_response_tag    (memory_channel_1_response_tag),
    .bank_0_memory_1_response_poison (memory_channel_1_response_poison),
    .bank_0_memory_1_response_data   (memory_channel_1_response_data),
    .bank_1_write_valid              (data_1_down_valid),
    .bank_1_write_ready              (quad_bank_1_write_ready),
    .bank_1_write_data               (data_1_down_payload[511:0]),
    .bank_1_write_strobe             (data_1_down_payload[575:512]),
    .bank_1_write_address            (data_1_down_payload[607:576]),
    .bank_1_write_tag                (data_1_down_payload[619:608]),
    .bank_1_write_source             (data_1_down_payload[628:620]),
    .bank_1_write_steering           (data_1_down_payload[631:629]),
    .bank_1_write_last               (data_1_down_payload[634]),
    .bank_1_write_poison             (data_1_down_payload[635]),
    .bank_1_read_valid               (quad_bank_1_read_valid),
    .bank_1_read_ready               (data_1_up_ready),
    .bank_1_read_data                (quad_bank_1_read_data),
    .bank_1_read_tag                 (quad_bank_1_read_tag),
    .bank_1_read_source              (quad_bank_1_read_source),
    .bank_1_read_line                (quad_bank_1_read_line),
    .bank_1_read_poison              (quad_bank_1_read_poison),
    .bank_1_read_error               (quad_bank_1_read_error),
    .bank_1_read_reply               (quad_bank_1_read_reply),
    .bank_1_memory_0_request_valid   (quad_bank_1_memory_0_request_valid),
    .bank_1_memory_0_request_ready   (memory_channel_2_request_ready),
    .bank_1_memory_0_request_write   (quad_bank_1_memory_0_request_write),
    .bank_1_memory_0_request_address (quad_bank_1_memory_0_request_address),
    .bank_1_memory_0_request_tag     (quad_bank_1_memory_0_request_tag),
    .bank_1_memory_0_request_poison  (quad_bank_1_memory_0_request_poison),
    .bank_1_memory_0_request_data    (quad_bank_1_memory_0_request_data),
    .bank_1_memory_0_response_valid  (memory_channel_2_response_valid),
    .bank_1_memory_0_response_ready  (quad_bank_1_memory_0_response_ready),
    .bank_1_memory_0_response_tag    (memory_channel_2_response_tag),
    .bank_1_memory_0_response_poison (memory_channel_2_response_poison),
    .bank_1_memory_0_response_data   (memory_channel_2_response_data),
    .bank_1_memory_1_request_valid   (quad_bank_1_memory_1_request_valid),
    .bank_1_memory_1_request_ready   (memory_channel_3_request_ready),
    .bank_1_memory_1_request_write   (quad_bank_1_memory_1_request_write),
    .bank_1_memory_1_request_address (quad_bank_1_memory_1_request_address),
    .bank_1_memory_1_request_tag     (quad_bank_1_memory_1_request_tag),
    .bank_1_memory_1_request_poison  (quad_bank_1_memory_1_request_poison),
    .bank_1_memory_1_request_data    (quad_bank_1_memory_1_request_data),
    .bank_1_memory_1_response_valid  (memory_channel_3_response_valid),
    .bank_1_memory_1_response_ready  (quad_bank_1_memory_1_response_ready),
    .bank_1_memory_1_response_tag    (memory_channel_3_response_tag),
    .bank_1_memory_1_response_poison (memory_channel_3_response_poison),
    .bank_1_memory_1_response_data   (memory_channel_3_response_data),
    .bank_2_write_valid              (data_2_down_valid),
    .bank_2_write_ready              (quad_bank_2_write_ready),
    .bank_2_write_data               (data_2_down_payload[511:0]),
    .bank_2_write_strobe             (data_2_down_payload[575:512]),
    .bank_2_write_address            (data_2_down_payload[607:576]),
    .bank_2_write_tag                (data_2_down_payload[619:608]),
    .bank_2_write_source             (data_2_down_payload[628:620]),
    .bank_2_write_steering           (data_2_down_payload[631:629]),
    .bank_2_write_last               (data_2_down_payload[634]),
    .bank_2_write_poison             (data_2_down_payload[635]),
    .bank_2_read_valid               (quad_bank_2_read_valid),
    .bank_2_read_ready               (data_2_up_ready),
    .bank_2_read_data                (quad_bank_2_read_data),
    .bank_2_read_tag                 (quad_bank_2_read_tag),
    .bank_2_read_source              (quad_bank_2_read_source),
    .bank_2_read_line                (quad_bank_2_read_line),
    .bank_2_read_poison              (quad_bank_2_read_poison),
    .bank_2_read_error               (quad_bank_2_read_error),
    .bank_2_read_reply               (quad_bank_2_read_reply),
    .bank_2_memory_0_request_valid   (quad_bank_2_memory_0_request_valid),
    .bank_2_memory_0_request_ready   (memory_channel_4_request_ready),
    .bank_2_memory_0_request_write   (quad_bank_2_memory_0_request_write),
    .bank_2_memory_0_request_address (quad_bank_2_memory_0_request_address),
    .bank_2_memory_0_request_tag     (quad_bank_2_memory_0_request_tag),
    .bank_2_memory_0_request_poison  (quad_bank_2_memory_0_request_poison),
    .bank_2_memory_0_request_data    (quad_bank_2_memory_0_request_data),
    .bank_2_memory_0_response_valid  (memory_channel_4_response_valid),
    .bank_2_memory_0_response_ready  (quad_bank_2_memory_0_response_ready),
    .bank_2_memory_0_response_tag    (memory_channel_4_response_tag),
    .bank_2_memory_0_response_poison (memory_channel_4_response_poison),
    .bank_2_memory_0_response_data   (memory_channel_4_response_data),
    .bank_2_memory_1_request_valid   (quad_bank_2_memory_1_request_valid),
    .bank_2_memory_1_request_ready   (memory_channel_5_request_ready),
    .bank_2_memory_1_request_write   (quad_bank_2_memory_1_request_write),
    .bank_2_memory_1_request_address (quad_bank_2_memory_1_request_address),
    .bank_2_memory_1_request_tag     (quad_bank_2_memory_1_request_tag),
    .bank_2_memory_1_request_poison  (quad_bank_2_memory_1_request_poison),
    .bank_2_memory_1_request_data    (quad_bank_2_memory_1_request_data),
    .bank_2_memory_1_response_valid  (memory_channel_5_response_valid),
    .bank_2_memory_1_response_ready  (quad_bank_2_memory_1_response_ready),
    .bank_2_memory_1_response_tag    (memory_channel_5_response_tag),
    .bank_2_memory_1_response_poison (memory_channel_5_response_poison),
    .bank_2_memory_1_response_data   (memory_channel_5_response_data)
  );

  assign utility_request_ready = quad_utility_request_ready;
  assign utility_response_valid = quad_utility_response_valid;
  assign utility_response_data = quad_utility_response_data;
  assign utility_response_error = quad_utility_response_error;
  assign control_down_ready = quad_request_ready;
  assign control_up_valid = quad_ack_valid;
  assign control_up_columns = 2'd1 << quad_ack_source[1:0];
  assign control_up_rows = 2'd1 << quad_ack_source[4:2];
  assign control_up_clients = 10'd1 << quad_ack_source[8:5];

  assign control_up_payload = {
    2'd0,
    quad_ack_source,
    quad_ack_tag,
    3'd0,
    2'd0,
    2'd0,
    32'd0,
    quad_ack_error ? 2'd2 : 2'd1
  };

  // Not used: means nothing to a bank.
  wire unused_control_down_payload_1_0 = &{1'b0, control_down_payload[1:0]};

  assign data_0_down_ready = quad_bank_0_write_ready;
  assign data_0_up_valid = quad_bank_0_read_valid;
  assign data_0_up_columns = reply_set_0_columns;
  assign data_0_up_rows = reply_set_0_rows;
  assign data_0_up_clients = reply_set_0_clients;

  assign data_0_up_payload = {
    reply_set_0_group_row, quad_bank_0_read_reply, 2'd1, quad_bank_0_read_error,
    quad_bank_0_read_poison, 1'b0, quad_bank_0_read_line, 3'd0, quad_bank_0_read_source,
    quad_bank_0_read_tag, 32'd0, 64'd0, quad_bank_0_read_data
  };

  // Not used: means nothing to a bank.
  wire unused_data_0_down_payload_633_632 = &{1'b0, data_0_down_payload[633:632]};

  // Not used: means nothing to a bank.
  wire unused_data_0_down_payload_636 = &{1'b0, data_0_down_payload[636]};

  // Not used: means nothing to a bank.
  wire unused_data_0_down_payload_638_637 = &{1'b0, data_0_down_payload[638:637]};

  // Not used: means nothing to a bank.
  wire unused_data_0_down_payload_640_639 = &{1'b0, data_0_down_payload[640:639]};

  // Not used: means nothing to a bank.
  wire unused_data_0_down_payload_644_641 = &{1'b0, data_0_down_payload[644:641]};

  noc_reply_set reply_set_0 (
    .source    (quad_bank_0_read_source),
    .reply     (quad_bank_0_read_reply),
    .faults    (faults),
    .columns   (reply_set_0_columns),
    .rows      (reply_set_0_rows),
    .clients   (reply_set_0_clients),
    .group_row (reply_set_0_group_row)
  );

  assign data_1_down_ready = quad_bank_1_write_ready;
  assign data_1_up_valid = quad_bank_1_read_valid;
  assign data_1_up_columns = reply_set_1_columns;
  assign data_1_up_rows = reply_set_1_rows;
  assign data_1_up_clients = reply_set_1_clients;

  assign data_1_up_payload = {
    reply_set_1_group_row, quad_bank_1_read_reply, 2'd1, quad_bank_1_read_error,
    quad_bank_1_read_poison, 1'b0, quad_bank_1_read_line, 3'd0, quad_bank_1_read_source,
    quad_bank_1_read_tag, 32'd0, 64'd0, quad_bank_1_read_data
  };

  // Not used: means nothing to a bank.
  wire unused_data_1_down_payload_633_632 = &{1'b0, data_1_down_payload[633:632]};

  // Not used: means nothing to a bank.
  wire unused_data_1_down_payload_636 = &{1'b0, data_1_down_payload[636]};

  // Not used: means nothing to a bank.
  wire unused_data_1_down_payload_638_637 = &{1'b0, data_1_down_payload[638:637]};

  // Not used: means nothing to a bank.
  wire unused_data_1_down_payload_640_639 = &{1'b0, data_1_down_payload[640:639]};

  // Not used: means nothing to a bank.
  wire unused_data_1_down_payload_644_641 = &{1'b0, data_1_down_payload[644:641]};

  noc_reply_set reply_set_1 (
    .source    (quad_bank_1_read_source),
    .reply     (quad_bank_1_read_reply),
    .faults    (faults),
    .columns   (reply_set_1_columns),
    .rows      (reply_set_1_rows),
    .clients   (reply_set_1_clients),
    .group_row (reply_set_1_group_row)
  );

  assign data_2_down_ready = quad_bank_2_write_ready;
  assign data_2_up_valid = quad_bank_2_read_valid;
  assign data_2_up_columns = reply_set_2_columns;
  assign data_2_up_rows = reply_set_2_rows;
  assign data_2_up_clients = reply_set_2_clients;

  assign data_2_up_payload = {
    reply_set_2_group_row, quad_bank_2_read_reply, 2'd1, quad_bank_2_read_error,
    quad_bank_2_read_poison, 1'b0, quad_bank_2_read_line, 3'd0, quad_bank_2_read_source,
    quad_bank_2_read_tag, 32'd0, 64'd0, quad_bank_2_read_data
  };

  // Not used: means nothing to a bank.
  wire unused_data_2_down_payload_633_632 = &{1'b0, data_2_down_payload[633:632]};

  // Not used: means nothing to a bank.
  wire unused_data_2_down_payload_636 = &{1'b0, data_2_down_payload[636]};

  // Not used: means nothing to a bank.
  wire unused_data_2_down_payload_638_637 = &{1'b0, data_2_down_payload[638:637]};

  // Not used: means nothing to a bank.
  wire unused_data_2_down_payload_640_639 = &{1'b0, data_2_down_payload[640:639]};

  // Not used: means nothing to a bank.
  wire unused_data_2_down_payload_644_641 = &{1'b0, data_2_down_payload[644:641]};

  noc_reply_set reply_set_2 (
    .source    (quad_bank_2_read_source),
    .reply     (quad_bank_2_read_reply),
    .faults    (faults),
    .columns   (reply_set_2_columns),
    .rows      (reply_set_2_rows),
    .clients   (reply_set_2_clients),
    .group_row (reply_set_2_group_row)
  );

  // Pseudo-channel 0: counters and buses, in HBM's clock.
  memory_channel memory_channel_0 (
    .clk                     (clk),
    .reset                   (reset),
    .hbm_clk                 (hbm_clk),
    .hbm_reset               (hbm_reset),
    .request_valid           (quad_bank_0_memory_0_request_valid),
    .request_ready           (memory_channel_0_request_ready),
    .request_write           (quad_bank_0_memory_0_request_write),
    .request_address         (quad_bank_0_memory_0_request_address),
    .request_tag             (quad_bank_0_memory_0_request_tag),
    .request_poison          (quad_bank_0_memory_0_request_poison),
    .request_data            (quad_bank_0_memory_0_request_data),
    .response_valid          (memory_channel_0_response_valid),
    .response_ready          (quad_bank_0_memory_0_response_ready),
    .response_tag            (memory_channel_0_response_tag),
    .response_poison         (memory_channel_0_response_poison),
    .response_data           (memory_channel_0_response_data),
    .utility_request_valid   (channel_0_utility_request_valid),
    .utility_request_ready   (memory_channel_0_utility_request_ready),
    .utility_request_address (channel_0_utility_request_address),
    .utility_response_valid  (memory_channel_0_utility_response_valid),
    .utility_response_ready  (channel_0_utility_response_ready),
    .utility_response_data   (memory_channel_0_utility_response_data),
    .utility_response_error  (memory_channel_0_utility_response_error),
    .row_command_valid       (memory_channel_0_row_command_valid),
    .row_command_kind        (memory_channel_0_row_command_kind),
    .row_command_stack       (memory_channel_0_row_command_stack),
    .row_command_group       (memory_channel_0_row_command_group),
    .row_command_bank        (memory_channel_0_row_command_bank),
    .row_command_row         (memory_channel_0_row_command_row),
    .column_command_valid    (memory_channel_0_column_command_valid),
    .column_command_write    (memory_channel_0_column_command_write),
    .column_command_stack    (memory_channel_0_column_command_stack),
    .column_command_group    (memory_channel_0_column_command_group),
    .column_command_bank     (memory_channel_0_column_command_bank),
    .column_command_column   (memory_channel_0_column_command_column),
    .write_data_valid        (memory_channel_0_write_data_valid),
    .write_data_data         (memory_channel_0_write_data_data),
    .write_data_side         (memory_channel_0_write_data_side),
    .read_data_valid         (channel_0_read_data_valid),
    .read_data_data          (channel_0_read_data_data),
    .read_data_side          (channel_0_read_data_side)
  );

  assign channel_0_utility_request_ready = memory_channel_0_utility_request_ready;
  assign channel_0_utility_response_valid = memory_channel_0_utility_response_valid;
  assign channel_0_utility_response_data = memory_channel_0_utility_response_data;
  assign channel_0_utility_response_error = memory_channel_0_utility_response_error;
  assign channel_0_row_command_valid = memory_channel_0_row_command_valid;
  assign channel_0_row_command_kind = memory_channel_0_row_command_kind;
  assign channel_0_row_command_stack = memory_channel_0_row_command_stack;
  assign channel_0_row_command_group = memory_channel_0_row_command_group;
  assign channel_0_row_command_bank = memory_channel_0_row_command_bank;
  assign channel_0_row_command_row = memory_channel_0_row_command_row;
  assign channel_0_column_command_valid = memory_channel_0_column_command_valid;
  assign channel_0_column_command_write = memory_channel_0_column_command_write;
  assign channel_0_column_command_stack = memory_channel_0_column_command_stack;
  assign channel_0_column_command_group = memory_channel_0_column_command_group;
  assign channel_0_column_command_bank = memory_channel_0_column_command_bank;
  assign channel_0_column_command_column = memory_channel_0_column_command_column;
  assign channel_0_write_data_valid = memory_channel_0_write_data_valid;
  assign channel_0_write_data_data = memory_channel_0_write_data_data;
  assign channel_0_write_data_side = memory_channel_0_write_data_side;

  // Pseudo-channel 1: counters and buses, in HBM's clock.
  memory_channel memory_channel_1 (
    .clk                     (clk),
    .reset                   (reset),
    .hbm_clk                 (hbm_clk),
    .hbm_reset               (hbm_reset),
    .request_valid           (quad_bank_0_memory_1_request_valid),
    .request_ready           (memory_channel_1_request_ready),
    .request_write           (quad_bank_0_memory_1_request_write),
    .request_address         (quad_bank_0_memory_1_request_address),
    .request_tag             (quad_bank_0_memory_1_request_tag),
    .request_poison          (quad_bank_0_memory_1_request_poison),
    .request_data            (quad_bank_0_memory_1_request_data),
    .response_valid          (memory_channel_1_response_valid),
    .response_ready          (quad_bank_0_memory_1_response_ready),
    .response_tag            (memory_channel_1_response_tag),
    .response_poison         (memory_channel_1_response_poison),
    .response_data           (memory_channel_1_response_data),
    .utility_request_valid   (channel_1_utility_request_valid),
    .utility_request_ready   (memory_channel_1_utility_request_ready),
    .utility_request_address (channel_1_utility_request_address),
    .utility_response_valid  (memory_channel_1_utility_response_valid),
    .utility_response_ready  (channel_1_utility_response_ready),
    .utility_response_data   (memory_channel_1_utility_response_data),
    .utility_response_error  (memory_channel_1_utility_response_error),
    .row_command_valid       (memory_channel_1_row_command_valid),
    .row_command_kind        (memory_channel_1_row_command_kind),
    .row_command_stack       (memory_channel_1_row_command_stack),
    .row_command_group       (memory_channel_1_row_command_group),
    .row_command_bank        (memory_channel_1_row_command_bank),
    .row_command_row         (memory_channel_1_row_command_row),
    .column_command_valid    (memory_channel_1_column_command_valid),
    .column_command_write    (memory_channel_1_column_command_write),
    .column_command_stack    (memory_channel_1_column_command_stack),
    .column_command_group    (memory_channel_1_column_command_group),
    .column_command_bank     (memory_channel_1_column_command_bank),
    .column_command_column   (memory_channel_1_column_command_column),
    .write_data_valid        (memory_channel_1_write_data_valid),
    .write_data_data         (memory_channel_1_write_data_data),
    .write_data_side         (memory_channel_1_write_data_side),
    .read_data_valid         (channel_1_read_data_valid),
    .read_data_data          (channel_1_read_data_data),
    .read_data_side          (channel_1_read_data_side)
  );

  assign channel_1_utility_request_ready = memory_channel_1_utility_request_ready;
  assign channel_1_utility_response_valid = memory_channel_1_utility_response_valid;
  assign channel_1_utility_response_data = memory_channel_1_utility_response_data;
  assign channel_1_utility_response_error = memory_channel_1_utility_response_error;
  assign channel_1_row_command_valid = memory_channel_1_row_command_valid;
  assign channel_1_row_command_kind = memory_channel_1_row_command_kind;
  assign channel_1_row_command_stack = memory_channel_1_row_command_stack;
  assign channel_1_row_command_group = memory_channel_1_row_command_group;
  assign channel_1_row_command_bank = memory_channel_1_row_command_bank;
  assign channel_1_row_command_row = memory_channel_1_row_command_row;
  assign channel_1_column_command_valid = memory_channel_1_column_command_valid;
  assign channel_1_column_command_write = memory_channel_1_column_command_write;
  assign channel_1_column_command_stack = memory_channel_1_column_command_stack;
  assign channel_1_column_command_group = memory_channel_1_column_command_group;
  assign channel_1_column_command_bank = memory_channel_1_column_command_bank;
  assign channel_1_column_command_column = memory_channel_1_column_command_column;
  assign channel_1_write_data_valid = memory_channel_1_write_data_valid;
  assign channel_1_write_data_data = memory_channel_1_write_data_data;
  assign channel_1_write_data_side = memory_channel_1_write_data_side;

  // Pseudo-channel 2: counters and buses, in HBM's clock.
  memory_channel memory_channel_2 (
    .clk                     (clk),
    .reset                   (reset),
    .hbm_clk                 (hbm_clk),
    .hbm_reset               (hbm_reset),
    .request_valid           (quad_bank_1_memory_0_request_valid),
    .request_ready           (memory_channel_2_request_ready),
    .request_write           (quad_bank_1_memory_0_request_write),
    .request_address         (quad_bank_1_memory_0_request_address),
    .request_tag             (quad_bank_1_memory_0_request_tag),
    .request_poison          (quad_bank_1_memory_0_request_poison),
    .request_data            (quad_bank_1_memory_0_request_data),
    .response_valid          (memory_channel_2_response_valid),
    .response_ready          (quad_bank_1_memory_0_response_ready),
    .response_tag            (memory_channel_2_response_tag),
    .response_poison         (memory_channel_2_response_poison),
    .response_data           (memory_channel_2_response_data),
    .utility_request_valid   (channel_2_utility_request_valid),
    .utility_request_ready   (memory_channel_2_utility_request_ready),
    .utility_request_address (channel_2_utility_request_address),
    .utility_response_valid  (memory_channel_2_utility_response_valid),
    .utility_response_ready  (channel_2_utility_response_ready),
    .utility_response_data   (memory_channel_2_utility_response_data),
    .utility_response_error  (memory_channel_2_utility_response_error),
    .row_command_valid       (memory_channel_2_row_command_valid),
    .row_command_kind        (memory_channel_2_row_command_kind),
    .row_command_stack       (memory_channel_2_row_command_stack),
    .row_command_group       (memory_channel_2_row_command_group),
    .row_command_bank        (memory_channel_2_row_command_bank),
    .row_command_row         (memory_channel_2_row_command_row),
    .column_command_valid    (memory_channel_2_column_command_valid),
    .column_command_write    (memory_channel_2_column_command_write),
    .column_command_stack    (memory_channel_2_column_command_stack),
    .column_command_group    (memory_channel_2_column_command_group),
    .column_command_bank     (memory_channel_2_column_command_bank),
    .column_command_column   (memory_channel_2_column_command_column),
    .write_data_valid        (memory_channel_2_write_data_valid),
    .write_data_data         (memory_channel_2_write_data_data),
    .write_data_side         (memory_channel_2_write_data_side),
    .read_data_valid         (channel_2_read_data_valid),
    .read_data_data          (channel_2_read_data_data),
    .read_data_side          (channel_2_read_data_side)
  );

  assign channel_2_utility_request_ready = memory_channel_2_utility_request_ready;
  assign channel_2_utility_response_valid = memory_channel_2_utility_response_valid;
  assign channel_2_utility_response_data = memory_channel_2_utility_response_data;
  assign channel_2_utility_response_error = memory_channel_2_utility_response_error;
  assign channel_2_row_command_valid = memory_channel_2_row_command_valid;
  assign channel_2_row_command_kind = memory_channel_2_row_command_kind;
  assign channel_2_row_command_stack = memory_channel_2_row_command_stack;
  assign channel_2_row_command_group = memory_channel_2_row_command_group;
  assign channel_2_row_command_bank = memory_channel_2_row_command_bank;
  assign channel_2_row_command_row = memory_channel_2_row_command_row;
  assign channel_2_column_command_valid = memory_channel_2_column_command_valid;
  assign channel_2_column_command_write = memory_channel_2_column_command_write;
  assign channel_2_column_command_stack = memory_channel_2_column_command_stack;
  assign channel_2_column_command_group = memory_channel_2_column_command_group;
  assign channel_2_column_command_bank = memory_channel_2_column_command_bank;
  assign channel_2_column_command_column = memory_channel_2_column_command_column;
  assign channel_2_write_data_valid = memory_channel_2_write_data_valid;
  assign channel_2_write_data_data = memory_channel_2_write_data_data;
  assign channel_2_write_data_side = memory_channel_2_write_data_side;

  // Pseudo-channel 3: counters and buses, in HBM's clock.
  memory_channel memory_channel_3 (
    .clk                     (clk),
    .reset                   (reset),
    .hbm_clk                 (hbm_clk),
    .hbm_reset               (hbm_reset),
    .request_valid           (quad_bank_1_memory_1_request_valid),
    .request_ready           (memory_channel_3_request_ready),
    .request_write           (quad_bank_1_memory_1_request_write),
    .request_address         (quad_bank_1_memory_1_request_address),
    .request_tag             (quad_bank_1_memory_1_request_tag),
    .request_poison          (quad_bank_1_memory_1_request_poison),
    .request_data            (quad_bank_1_memory_1_request_data),
    .response_valid          (memory_channel_3_response_valid),
    .response_ready          (quad_bank_1_memory_1_response_ready),
    .response_tag            (memory_channel_3_response_tag),
    .response_poison         (memory_channel_3_response_poison),
    .response_data           (memory_channel_3_response_data),
    .utility_request_valid   (channel_3_utility_request_valid),
    .utility_request_ready   (memory_channel_3_utility_request_ready),
    .utility_request_address (channel_3_utility_request_address),
    .utility_response_valid  (memory_channel_3_utility_response_valid),
    .utility_response_ready  (channel_3_utility_response_ready),
    .utility_response_data   (memory_channel_3_utility_response_data),
    .utility_response_error  (memory_channel_3_utility_response_error),
    .row_command_valid       (memory_channel_3_row_command_valid),
    .row_command_kind        (memory_channel_3_row_command_kind),
    .row_command_stack       (memory_channel_3_row_command_stack),
    .row_command_group       (memory_channel_3_row_command_group),
    .row_command_bank        (memory_channel_3_row_command_bank),
    .row_command_row         (memory_channel_3_row_command_row),
    .column_command_valid    (memory_channel_3_column_command_valid),
    .column_command_write    (memory_channel_3_column_command_write),
    .column_command_stack    (memory_channel_3_column_command_stack),
    .column_command_group    (memory_channel_3_column_command_group),
    .column_command_bank     (memory_channel_3_column_command_bank),
    .column_command_column   (memory_channel_3_column_command_column),
    .write_data_valid        (memory_channel_3_write_data_valid),
    .write_data_data         (memory_channel_3_write_data_data),
    .write_data_side         (memory_channel_3_write_data_side),
    .read_data_valid         (channel_3_read_data_valid),
    .read_data_data          (channel_3_read_data_data),
    .read_data_side          (channel_3_read_data_side)
  );

  assign channel_3_utility_request_ready = memory_channel_3_utility_request_ready;
  assign channel_3_utility_response_valid = memory_channel_3_utility_response_valid;
  assign channel_3_utility_response_data = memory_channel_3_utility_response_data;
  assign channel_3_utility_response_error = memory_channel_3_utility_response_error;
  assign channel_3_row_command_valid = memory_channel_3_row_command_valid;
  assign channel_3_row_command_kind = memory_channel_3_row_command_kind;
  assign channel_3_row_command_stack = memory_channel_3_row_command_stack;
  assign channel_3_row_command_group = memory_channel_3_row_command_group;
  assign channel_3_row_command_bank = memory_channel_3_row_command_bank;
  assign channel_3_row_command_row = memory_channel_3_row_command_row;
  assign channel_3_column_command_valid = memory_channel_3_column_command_valid;
  assign channel_3_column_command_write = memory_channel_3_column_command_write;
  assign channel_3_column_command_stack = memory_channel_3_column_command_stack;
  assign channel_3_column_command_group = memory_channel_3_column_command_group;
  assign channel_3_column_command_bank = memory_channel_3_column_command_bank;
  assign channel_3_column_command_column = memory_channel_3_column_command_column;
  assign channel_3_write_data_valid = memory_channel_3_write_data_valid;
  assign channel_3_write_data_data = memory_channel_3_write_data_data;
  assign channel_3_write_data_side = memory_channel_3_write_data_side;

  // Pseudo-channel 4: counters and buses, in HBM's clock.
  memory_channel memory_channel_4 (
    .clk                     (clk),
    .reset                   (reset),
    .hbm_clk                 (hbm_clk),
    .hbm_reset               (hbm_reset),
    .request_valid           (quad_bank_2_memory_0_request_valid),
    .request_ready           (memory_channel_4_request_ready),
    .request_write           (quad_bank_2_memory_0_request_write),
    .request_address         (quad_bank_2_memory_0_request_address),
    .request_tag             (quad_bank_2_memory_0_request_tag),
    .request_poison          (quad_bank_2_memory_0_request_poison),
    .request_data            (quad_bank_2_memory_0_request_data),
    .response_valid          (memory_channel_4_response_valid),
    .response_ready          (quad_bank_2_memory_0_response_ready),
    .response_tag            (memory_channel_4_response_tag),
    .response_poison         (memory_channel_4_response_poison),
    .response_data           (memory_channel_4_response_data),
    .utility_request_valid   (channel_4_utility_request_valid),
    .utility_request_ready   (memory_channel_4_utility_request_ready),
    .utility_request_address (channel_4_utility_request_address),
    .utility_response_valid  (memory_channel_4_utility_response_valid),
    .utility_response_ready  (channel_4_utility_response_ready),
    .utility_response_data   (memory_channel_4_utility_response_data),
    .utility_response_error  (memory_channel_4_utility_response_error),
    .row_command_valid       (memory_channel_4_row_command_valid),
    .row_command_kind        (memory_channel_4_row_command_kind),
    .row_command_stack       (memory_channel_4_row_command_stack),
    .row_command_group       (memory_channel_4_row_command_group),
    .row_command_bank        (memory_channel_4_row_command_bank),
    .row_command_row         (memory_channel_4_row_command_row),
    .column_command_valid    (memory_channel_4_column_command_valid),
    .column_command_write    (memory_channel_4_column_command_write),
    .column_command_stack    (memory_channel_4_column_command_stack),
    .column_command_group    (memory_channel_4_column_command_group),
    .column_command_bank     (memory_channel_4_column_command_bank),
    .column_command_column   (memory_channel_4_column_command_column),
    .write_data_valid        (memory_channel_4_write_data_valid),
    .write_data_data         (memory_channel_4_write_data_data),
    .write_data_side         (memory_channel_4_write_data_side),
    .read_data_valid         (channel_4_read_data_valid),
    .read_data_data          (channel_4_read_data_data),
    .read_data_side          (channel_4_read_data_side)
  );

  assign channel_4_utility_request_ready = memory_channel_4_utility_request_ready;
  assign channel_4_utility_response_valid = memory_channel_4_utility_response_valid;
  assign channel_4_utility_response_data = memory_channel_4_utility_response_data;
  assign channel_4_utility_response_error = memory_channel_4_utility_response_error;
  assign channel_4_row_command_valid = memory_channel_4_row_command_valid;
  assign channel_4_row_command_kind = memory_channel_4_row_command_kind;
  assign channel_4_row_command_stack = memory_channel_4_row_command_stack;
  assign channel_4_row_command_group = memory_channel_4_row_command_group;
  assign channel_4_row_command_bank = memory_channel_4_row_command_bank;
  assign channel_4_row_command_row = memory_channel_4_row_command_row;
  assign channel_4_column_command_valid = memory_channel_4_column_command_valid;
  assign channel_4_column_command_write = memory_channel_4_column_command_write;
  assign channel_4_column_command_stack = memory_channel_4_column_command_stack;
  assign channel_4_column_command_group = memory_channel_4_column_command_group;
  assign channel_4_column_command_bank = memory_channel_4_column_command_bank;
  assign channel_4_column_command_column = memory_channel_4_column_command_column;
  assign channel_4_write_data_valid = memory_channel_4_write_data_valid;
  assign channel_4_write_data_data = memory_channel_4_write_data_data;
  assign channel_4_write_data_side = memory_channel_4_write_data_side;

  // Pseudo-channel 5: counters and buses, in HBM's clock.
  memory_channel memory_channel_5 (
    .clk                     (clk),
    .reset                   (reset),
    .hbm_clk                 (hbm_clk),
    .hbm_reset               (hbm_reset),
    .request_valid           (quad_bank_2_memory_1_request_valid),
    .request_ready           (memory_channel_5_request_ready),
    .request_write           (quad_bank_2_memory_1_request_write),
    .request_address         (quad_bank_2_memory_1_request_address),
    .request_tag             (quad_bank_2_memory_1_request_tag),
    .request_poison          (quad_bank_2_memory_1_request_poison),
    .request_data            (quad_bank_2_memory_1_request_data),
    .response_valid          (memory_channel_5_response_valid),
    .response_ready          (quad_bank_2_memory_1_response_ready),
    .response_tag            (memory_channel_5_response_tag),
    .response_poison         (memory_channel_5_response_poison),
    .response_data           (memory_channel_5_response_data),
    .utility_request_valid   (channel_5_utility_request_valid),
    .utility_request_ready   (memory_channel_5_utility_request_ready),
    .utility_request_address (channel_5_utility_request_address),
    .utility_response_valid  (memory_channel_5_utility_response_valid),
    .utility_response_ready  (channel_5_utility_response_ready),
    .utility_response_data   (memory_channel_5_utility_response_data),
    .utility_response_error  (memory_channel_5_utility_response_error),
    .row_command_valid       (memory_channel_5_row_command_valid),
    .row_command_kind        (memory_channel_5_row_command_kind),
    .row_command_stack       (memory_channel_5_row_command_stack),
    .row_command_group       (memory_channel_5_row_command_group),
    .row_command_bank        (memory_channel_5_row_command_bank),
    .row_command_row         (memory_channel_5_row_command_row),
    .column_command_valid    (memory_channel_5_column_command_valid),
    .column_command_write    (memory_channel_5_column_command_write),
    .column_command_stack    (memory_channel_5_column_command_stack),
    .column_command_group    (memory_channel_5_column_command_group),
    .column_command_bank     (memory_channel_5_column_command_bank),
    .column_command_column   (memory_channel_5_column_command_column),
    .write_data_valid        (memory_channel_5_write_data_valid),
    .write_data_data         (memory_channel_5_write_data_data),
    .write_data_side         (memory_channel_5_write_data_side),
    .read_data_valid         (channel_5_read_data_valid),
    .read_data_data          (channel_5_read_data_data),
    .read_data_side          (channel_5_read_data_side)
  );

  assign channel_5_utility_request_ready = memory_channel_5_utility_request_ready;
  assign channel_5_utility_response_valid = memory_channel_5_utility_response_valid;
  assign channel_5_utility_response_data = memory_channel_5_utility_response_data;
  assign channel_5_utility_response_error = memory_channel_5_utility_response_error;
  assign channel_5_row_command_valid = memory_channel_5_row_command_valid;
  assign channel_5_row_command_kind = memory_channel_5_row_command_kind;
  assign channel_5_row_command_stack = memory_channel_5_row_command_stack;
  assign channel_5_row_command_group = memory_channel_5_row_command_group;
  assign channel_5_row_command_bank = memory_channel_5_row_command_bank;
  assign channel_5_row_command_row = memory_channel_5_row_command_row;
  assign channel_5_column_command_valid = memory_channel_5_column_command_valid;
  assign channel_5_column_command_write = memory_channel_5_column_command_write;
  assign channel_5_column_command_stack = memory_channel_5_column_command_stack;
  assign channel_5_column_command_group = memory_channel_5_column_command_group;
  assign channel_5_column_command_bank = memory_channel_5_column_command_bank;
  assign channel_5_column_command_column = memory_channel_5_column_command_column;
  assign channel_5_write_data_valid = memory_channel_5_write_data_valid;
  assign channel_5_write_data_data = memory_channel_5_write_data_data;
  assign channel_5_write_data_side = memory_channel_5_write_data_side;
endmodule

`default_nettype wire
