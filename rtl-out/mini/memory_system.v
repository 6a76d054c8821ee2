// memory_system
//
// Network, 4 slices of LLC and HBM, and the fabric interfaces of 11 clients.
//
// Parameters: clients =
// [{"column":0,"control_links":1,"fi":{"bucket_lines":12,"columns":2,"commands":2,"control_lanes":1,"data_fields":[["data",512],["strobe",64],["address",32],["tag",12],["source",9],["steering",3],["line",2],["last",1],["poison",1],["error",1],["kind",2],["reply",2],["group_row",4]],"data_lanes":3,"granule":2,"in_flight":3,"length_bits":17,"links":1,"local_bytes":65536,"map":{"bank_lines":64,"granule_lines":8,"lanes":3,"line_bytes":64,"memory_lines":147456,"rows":2,"scratch_bits":27},"map_bits":28,"memory_bytes":113246208,"name":"fi","read_rate":384,"read_slots":8,"rows":2,"scratch_base":134217728,"scratch_bytes":49152,"store_reads":4,"tag_bits":8,"write_rate":192,"write_slots":4},"pe":[0,0],"row":0,"slot":1},{"column":0,"control_links":1,"fi":{"bucket_lines":12,"columns":2,"commands":2,"control_lanes":1,"data_fields":[["data",512],["strobe",64],["address",32],["tag",12],["source",9],["steering",3],["line",2],["last",1],["poison",1],["error",1],["kind",2],["reply",2],["group_row",4]],"data_lanes":3,"granule":2,"in_flight":3,"length_bits":17,"links":1,"local_bytes":524288,"map":{"bank_lines":64,"granule_lines":8,"lanes":3,"line_bytes":64,"memory_lines":147456,"rows":2,"scratch_bits":27},"map_bits":28,"memory_bytes":113246208,"name":"fi_me","read_rate":384,"read_slots":8,"rows":2,"scratch_base":134217728,"scratch_bytes":49152,"store_reads":4,"tag_bits":8,"write_rate":192,"write_slots":4},"pe":null,"row":0,"slot":6},{"column":0,"control_links":1,"fi":{"bucket_lines":12,"columns":2,"commands":2,"control_lanes":1,"data_fields":[["data",512],["strobe",64],["address",32],["tag",12],["source",9],["steering",3],["line",2],["last",1],["poison",1],["error",1],["kind",2],["reply",2],["group_row",4]],"data_lanes":3,"granule":2,"in_flight":3,"length_bits":17,"links":1,"local_bytes":65536,"map":{"bank_lines":64,"granule_lines":8,"lanes":3,"line_bytes":64,"memory_lines":147456,"rows":2,"scratch_bits":27},"map_bits":28,"memory_bytes":113246208,"name":"fi","read_rate":384,"read_slots":8,"rows":2,"scratch_base":134217728,"scratch_bytes":49152,"store_reads":4,"tag_bits":8,"write_rate":192,"write_slots":4},"pe":null,"row":0,"slot":8},{"column":1,"control_links":1,"fi":{"bucket_lines":12,"columns":2,"commands":2,"control_lanes":1,"data_fields":[["data",512],["strobe",64],["address",32],["tag",12],["source",9],["steering",3],["line",2],["last",1],["poison",1],["error",1],["kind",2],["reply",2],["group_row",4]],"data_lanes":3,"granule":2,"in_flight":3,"length_bits":17,"links":1,"local_bytes":65536,"map":{"bank_lines":64,"granule_lines":8,"lanes":3,"line_bytes":64,"memory_lines":147456,"rows":2,"scratch_bits":27},"map_bits":28,"memory_bytes":113246208,"name":"fi","read_rate":384,"read_slots":8,"rows":2,"scratch_base":134217728,"scratch_bytes":49152,"store_reads":4,"tag_bits":8,"write_rate":192,"write_slots":4},"pe":[0,1],"row":0,"slot":0},{"column":1,"control_links":1,"fi":{"bucket_lines":12,"columns":2,"commands":2,"control_lanes":1,"data_fields":[["data",512],["strobe",64],["address",32],["tag",12],["source",9],["steering",3],["line",2],["last",1],["poison",1],["error",1],["kind",2],["reply",2],["group_row",4]],"data_lanes":3,"granule":2,"in_flight":3,"length_bits":17,"links":1,"local_bytes":524288,"map":{"bank_lines":64,"granule_lines":8,"lanes":3,"line_bytes":64,"memory_lines":147456,"rows":2,"scratch_bits":27},"map_bits":28,"memory_bytes":113246208,"name":"fi_me","read_rate":384,"read_slots":8,"rows":2,"scratch_base":134217728,"scratch_bytes":49152,"store_reads":4,"tag_bits":8,"write_rate":192,"write_slots":4},"pe":null,"row":0,"slot":6},{"column":1,"control_links":1,"fi":{"bucket_lines":12,"columns":2,"commands":2,"control_lanes":1,"data_fields":[["data",512],["strobe",64],["address",32],["tag",12],["source",9],["steering",3],["line",2],["last",1],["poison",1],["error",1],["kind",2],["reply",2],["group_row",4]],"data_lanes":3,"granule":2,"in_flight":3,"length_bits":17,"links":1,"local_bytes":65536,"map":{"bank_lines":64,"granule_lines":8,"lanes":3,"line_bytes":64,"memory_lines":147456,"rows":2,"scratch_bits":27},"map_bits":28,"memory_bytes":113246208,"name":"fi","read_rate":384,"read_slots":8,"rows":2,"scratch_base":134217728,"scratch_bytes":49152,"store_reads":4,"tag_bits":8,"write_rate":192,"write_slots":4},"pe":null,"row":0,"slot":8},{"column":1,"control_links":1,"fi":{"bucket_lines":12,"columns":2,"commands":2,"control_lanes":1,"data_fields":[["data",512],["strobe",64],["address",32],["tag",12],["source",9],["steering",3],["line",2],["last",1],["poison",1],["error",1],["kind",2],["reply",2],["group_row",4]],"data_lanes":3,"granule":2,"in_flight":3,"length_bits":17,"links":1,"local_bytes":65536,"map":{"bank_lines":64,"granule_lines":8,"lanes":3,"line_bytes":64,"memory_lines":147456,"rows":2,"scratch_bits":27},"map_bits":28,"memory_bytes":113246208,"name":"fi","read_rate":384,"read_slots":8,"rows":2,"scratch_base":134217728,"scratch_bytes":49152,"store_reads":4,"tag_bits":8,"write_rate":192,"write_slots":4},"pe":null,"row":0,"slot":9},{"column":0,"control_links":1,"fi":{"bucket_lines":12,"columns":2,"commands":2,"control_lanes":1,"data_fields":[["data",512],["strobe",64],["address",32],["tag",12],["source",9],["steering",3],["line",2],["last",1],["poison",1],["error",1],["kind",2],["reply",2],["group_row",4]],"data_lanes":3,"granule":2,"in_flight":3,"length_bits":17,"links":1,"local_bytes":65536,"map":{"bank_lines":64,"granule_lines":8,"lanes":3,"line_bytes":64,"memory_lines":147456,"rows":2,"scratch_bits":27},"map_bits":28,"memory_bytes":113246208,"name":"fi","read_rate":384,"read_slots":8,"rows":2,"scratch_base":134217728,"scratch_bytes":49152,"store_reads":4,"tag_bits":8,"write_rate":192,"write_slots":4},"pe":[1,0],"row":1,"slot":1},{"column":0,"control_links":1,"fi":{"bucket_lines":12,"columns":2,"commands":2,"control_lanes":1,"data_fields":[["data",512],["strobe",64],["address",32],["tag",12],["source",9],["steering",3],["line",2],["last",1],["poison",1],["error",1],["kind",2],["reply",2],["group_row",4]],"data_lanes":3,"granule":2,"in_flight":3,"length_bits":17,"links":1,"local_bytes":65536,"map":{"bank_lines":64,"granule_lines":8,"lanes":3,"line_bytes":64,"memory_lines":147456,"rows":2,"scratch_bits":27},"map_bits":28,"memory_bytes":113246208,"name":"fi","read_rate":384,"read_slots":8,"rows":2,"scratch_base":134217728,"scratch_bytes":49152,"store_reads":4,"tag_bits":8,"write_rate":192,"write_slots":4},"pe":null,"row":1,"slot":8},{"column":1,"control_links":1,"fi":{"bucket_lines":12,"columns":2,"commands":2,"control_lanes":1,"data_fields":[["data",512],["strobe",64],["address",32],["tag",12],["source",9],["steering",3],["line",2],["last",1],["poison",1],["error",1],["kind",2],["reply",2],["group_row",4]],"data_lanes":3,"granule":2,"in_flight":3,"length_bits":17,"links":1,"local_bytes":65536,"map":{"bank_lines":64,"granule_lines":8,"lanes":3,"line_bytes":64,"memory_lines":147456,"rows":2,"scratch_bits":27},"map_bits":28,"memory_bytes":113246208,"name":"fi","read_rate":384,"read_slots":8,"rows":2,"scratch_base":134217728,"scratch_bytes":49152,"store_reads":4,"tag_bits":8,"write_rate":192,"write_slots":4},"pe":[1,1],"row":1,"slot":0},{"column":1,"control_links":1,"fi":{"bucket_lines":12,"columns":2,"commands":2,"control_lanes":1,"data_fields":[["data",512],["strobe",64],["address",32],["tag",12],["source",9],["steering",3],["line",2],["last",1],["poison",1],["error",1],["kind",2],["reply",2],["group_row",4]],"data_lanes":3,"granule":2,"in_flight":3,"length_bits":17,"links":1,"local_bytes":65536,"map":{"bank_lines":64,"granule_lines":8,"lanes":3,"line_bytes":64,"memory_lines":147456,"rows":2,"scratch_bits":27},"map_bits":28,"memory_bytes":113246208,"name":"fi","read_rate":384,"read_slots":8,"rows":2,"scratch_base":134217728,"scratch_bytes":49152,"store_reads":4,"tag_bits":8,"write_rate":192,"write_slots":4},"pe":null,"row":1,"slot":8}],
// control_lanes = 1, noc =
// {"columns":2,"ports":[7206,15386,6181,6169],"routers":[{"channels":[{"classes":2,"lanes":3,"links":[0,1,0,0,0,0,1,3,1,0],"payload":645,"weights":{"channel":"data","columns":2,"kind":"outer_west","ports":[0,1,2,5,10,11,12],"rows":2}},{"classes":2,"lanes":1,"links":[0,1,0,0,0,0,1,1,1,0],"payload":64,"weights":{"channel":"control","columns":2,"kind":"outer_west","ports":[0,1,2,5,10,11,12],"rows":2}},{"classes":2,"lanes":1,"links":[0,1,0,0,0,0,1,1,1,0],"payload":64,"weights":null},{"classes":1,"lanes":1,"links":[0,1,0,0,0,0,1,1,1,0],"payload":64,"weights":null},{"classes":1,"lanes":1,"links":[0,1,0,0,0,0,0,0,0,0],"payload":524,"weights":null}],"shape":{"columns":2,"depth":2,"full_rows":2,"kind":"outer_west","ports":7207,"rows":2,"stub":false}},{"channels":[{"classes":2,"lanes":3,"links":[1,0,0,0,0,0,1,3,1,1],"payload":645,"weights":{"channel":"data","columns":2,"kind":"outer_east","ports":[0,1,3,4,10,11,12,13],"rows":2}},{"classes":2,"lanes":1,"links":[1,0,0,0,0,0,1,1,1,1],"payload":64,"weights":{"channel":"control","columns":2,"kind":"outer_east","ports":[0,1,3,4,10,11,12,13],"rows":2}},{"classes":2,"lanes":1,"links":[1,0,0,0,0,0,1,1,1,1],"payload":64,"weights":null},{"classes":1,"lanes":1,"links":[1,0,0,0,0,0,1,1,1,1],"payload":64,"weights":null},{"classes":1,"lanes":1,"links":[1,0,0,0,0,0,0,0,0,0],"payload":524,"weights":null}],"shape":{"columns":2,"depth":2,"full_rows":2,"kind":"outer_east","ports":15387,"rows":2,"stub":false}},{"channels":[{"classes":2,"lanes":3,"links":[0,1,0,0,0,0,1,3,1,0],"payload":645,"weights":{"channel":"data","columns":2,"kind":"outer_west","ports":[0,1,2,5,10,11,12],"rows":2}},{"classes":2,"lanes":1,"links":[0,1,0,0,0,0,1,1,1,0],"payload":64,"weights":{"channel":"control","columns":2,"kind":"outer_west","ports":[0,1,2,5,10,11,12],"rows":2}},{"classes":2,"lanes":1,"links":[0,1,0,0,0,0,1,1,1,0],"payload":64,"weights":null},{"classes":1,"lanes":1,"links":[0,1,0,0,0,0,1,1,1,0],"payload":64,"weights":null},{"classes":1,"lanes":1,"links":[0,1,0,0,0,0,0,0,0,0],"payload":524,"weights":null}],"shape":{"columns":2,"depth":2,"full_rows":2,"kind":"outer_west","ports":7207,"rows":2,"stub":false}},{"channels":[{"classes":2,"lanes":3,"links":[1,0,0,0,0,0,1,3,1,1],"payload":645,"weights":{"channel":"data","columns":2,"kind":"outer_east","ports":[0,1,3,4,10,11,12,13],"rows":2}},{"classes":2,"lanes":1,"links":[1,0,0,0,0,0,1,1,1,1],"payload":64,"weights":{"channel":"control","columns":2,"kind":"outer_east","ports":[0,1,3,4,10,11,12,13],"rows":2}},{"classes":2,"lanes":1,"links":[1,0,0,0,0,0,1,1,1,1],"payload":64,"weights":null},{"classes":1,"lanes":1,"links":[1,0,0,0,0,0,1,1,1,1],"payload":64,"weights":null},{"classes":1,"lanes":1,"links":[1,0,0,0,0,0,0,0,0,0],"payload":524,"weights":null}],"shape":{"columns":2,"depth":2,"full_rows":2,"kind":"outer_east","ports":15387,"rows":2,"stub":false}}],"rows":2,"slots":[450,961,386,385]},
// slice =
// {"channel":{"depth":4,"hbm":{"age_cap":6,"map":{"bank_bits":2,"column_bits":4,"group_bits":2,"high_rows":3,"low_row_bits":5,"stack_ids":3},"read_buffer":4,"read_queue":8,"refresh":"PerBank","refresh_postpone":2,"tag_bits":4,"timings":{"ccdl":5,"ccdr":4,"ccds":2,"cl":25,"faw":30,"ras":57,"rc":90,"rcd_read":39,"rcd_write":19,"refi":7800,"rfc":700,"rfc_bank":400,"rp":33,"rrdl":7,"rrds":5,"rrefd":10,"rtp":12,"rtw":25,"wl":13,"wr":42,"wtrl":13,"wtrs":9},"write_batch":3,"write_high":6,"write_low":2,"write_queue":8}},"data_fields":[["data",512],["strobe",64],["address",32],["tag",12],["source",9],["steering",3],["line",2],["last",1],["poison",1],["error",1],["kind",2],["reply",2],["group_row",4]],"llc":{"fetch_queue":2,"line_bits":18,"memory_tag_bits":4,"misses":16,"quad_banks":3,"request_queue":2,"sets":16,"ways":4,"write_backs":2,"write_queue":2},"reply_set":{"columns":2,"pe_columns":2,"pe_rows":2,"physical_rows":2,"places":[[0,0],[1,0]],"rows":2,"sides":[[0,1],[1,0]]}},
// slices =
// [{"column":0,"control_lane":0,"first_channel":0,"first_lane":0,"row":0,"slot":7},{"column":0,"control_lane":0,"first_channel":6,"first_lane":0,"row":1,"slot":7},{"column":1,"control_lane":0,"first_channel":12,"first_lane":0,"row":0,"slot":7},{"column":1,"control_lane":0,"first_channel":18,"first_lane":0,"row":1,"slot":7}]
//
// Generated from hw/src/memory_system/mod.rs; change that file, not this one.

`default_nettype none

module memory_system (
  input  wire         clk,
  input  wire         reset,
  // Clock of HBM's commands, and its reset.
  input  wire         hbm_clk,
  input  wire         hbm_reset,
  // Physical row of each PE column's faulty PE; the number of rows where none is.
  input  wire   [3:0] faults,
  // Slots whose clients take flits; counters of the router.
  input  wire   [9:0] enabled_0_0,
  input  wire         utility_0_0_request_valid,
  output wire         utility_0_0_request_ready,
  input  wire   [8:0] utility_0_0_request_address,
  output wire         utility_0_0_response_valid,
  input  wire         utility_0_0_response_ready,
  output wire  [63:0] utility_0_0_response_data,
  output wire         utility_0_0_response_error,
  // Slots whose clients take flits; counters of the router.
  input  wire   [9:0] enabled_1_0,
  input  wire         utility_1_0_request_valid,
  output wire         utility_1_0_request_ready,
  input  wire   [8:0] utility_1_0_request_address,
  output wire         utility_1_0_response_valid,
  input  wire         utility_1_0_response_ready,
  output wire  [63:0] utility_1_0_response_data,
  output wire         utility_1_0_response_error,
  // Slots whose clients take flits; counters of the router.
  input  wire   [9:0] enabled_0_1,
  input  wire         utility_0_1_request_valid,
  output wire         utility_0_1_request_ready,
  input  wire   [8:0] utility_0_1_request_address,
  output wire         utility_0_1_response_valid,
  input  wire         utility_0_1_response_ready,
  output wire  [63:0] utility_0_1_response_data,
  output wire         utility_0_1_response_error,
  // Slots whose clients take flits; counters of the router.
  input  wire   [9:0] enabled_1_1,
  input  wire         utility_1_1_request_valid,
  output wire         utility_1_1_request_ready,
  input  wire   [8:0] utility_1_1_request_address,
  output wire         utility_1_1_response_valid,
  input  wire         utility_1_1_response_ready,
  output wire  [63:0] utility_1_1_response_data,
  output wire         utility_1_1_response_error,
  // Work, local store, registers.
  input  wire         client_0_0_1_command_valid,
  output wire         client_0_0_1_command_ready,
  input  wire   [1:0] client_0_0_1_command_kind,
  input  wire  [39:0] client_0_0_1_command_address,
  input  wire  [15:0] client_0_0_1_command_local,
  input  wire  [16:0] client_0_0_1_command_length,
  input  wire   [2:0] client_0_0_1_command_steering,
  input  wire   [1:0] client_0_0_1_command_reply,
  input  wire   [2:0] client_0_0_1_command_channel,
  input  wire   [7:0] client_0_0_1_command_tag,
  output wire         client_0_0_1_status_valid,
  input  wire         client_0_0_1_status_ready,
  output wire   [7:0] client_0_0_1_status_tag,
  output wire   [3:0] client_0_0_1_status_code,
  output wire         client_0_0_1_store_read_valid,
  input  wire         client_0_0_1_store_read_ready,
  output wire  [15:0] client_0_0_1_store_read_address,
  input  wire         client_0_0_1_store_read_data_valid,
  output wire         client_0_0_1_store_read_data_ready,
  input  wire [511:0] client_0_0_1_store_read_data_data,
  input  wire         client_0_0_1_utility_request_valid,
  output wire         client_0_0_1_utility_request_ready,
  input  wire   [7:0] client_0_0_1_utility_request_address,
  input  wire         client_0_0_1_utility_request_write,
  input  wire  [63:0] client_0_0_1_utility_request_data,
  output wire         client_0_0_1_utility_response_valid,
  input  wire         client_0_0_1_utility_response_ready,
  output wire  [63:0] client_0_0_1_utility_response_data,
  output wire         client_0_0_1_utility_response_error,
  output wire         client_0_0_1_store_write_0_valid,
  input  wire         client_0_0_1_store_write_0_ready,
  output wire  [15:0] client_0_0_1_store_write_0_address,
  output wire  [63:0] client_0_0_1_store_write_0_strobe,
  output wire [511:0] client_0_0_1_store_write_0_data,
  output wire   [7:0] client_0_0_1_armed,
  // Work, local store, registers.
  input  wire         client_0_0_6_command_valid,
  output wire         client_0_0_6_command_ready,
  input  wire   [1:0] client_0_0_6_command_kind,
  input  wire  [39:0] client_0_0_6_command_address,
  input  wire  [18:0] client_0_0_6_command_local,
  input  wire  [16:0] client_0_0_6_command_length,
  input  wire   [2:0] client_0_0_6_command_steering,
  input  wire   [1:0] client_0_0_6_command_reply,
  input  wire   [2:0] client_0_0_6_command_channel,
  input  wire   [7:0] client_0_0_6_command_tag,
  output wire         client_0_0_6_status_valid,
  input  wire         client_0_0_6_status_ready,
  output wire   [7:0] client_0_0_6_status_tag,
  output wire   [3:0] client_0_0_6_status_code,
  output wire         client_0_0_6_store_read_valid,
  input  wire         client_0_0_6_store_read_ready,
  output wire  [18:0] client_0_0_6_store_read_address,
  input  wire         client_0_0_6_store_read_data_valid,
  output wire         client_0_0_6_store_read_data_ready,
  input  wire [511:0] client_0_0_6_store_read_data_data,
  input  wire         client_0_0_6_utility_request_valid,
  output wire         client_0_0_6_utility_request_ready,
  input  wire   [7:0] client_0_0_6_utility_request_address,
  input  wire         client_0_0_6_utility_request_write,
  input  wire  [63:0] client_0_0_6_utility_request_data,
  output wire         client_0_0_6_utility_response_valid,
  input  wire         client_0_0_6_utility_response_ready,
  output wire  [63:0] client_0_0_6_utility_response_data,
  output wire         client_0_0_6_utility_response_error,
  output wire         client_0_0_6_store_write_0_valid,
  input  wire         client_0_0_6_store_write_0_ready,
  output wire  [18:0] client_0_0_6_store_write_0_address,
  output wire  [63:0] client_0_0_6_store_write_0_strobe,
  output wire [511:0] client_0_0_6_store_write_0_data,
  output wire   [7:0] client_0_0_6_armed,
  // Work, local store, registers.
  input  wire         client_0_0_8_command_valid,
  output wire         client_0_0_8_command_ready,
  input  wire   [1:0] client_0_0_8_command_kind,
  input  wire  [39:0] client_0_0_8_command_address,
  input  wire  [15:0] client_0_0_8_command_local,
  input  wire  [16:0] client_0_0_8_command_length,
  input  wire   [2:0] client_0_0_8_command_steering,
  input  wire   [1:0] client_0_0_8_command_reply,
  input  wire   [2:0] client_0_0_8_command_channel,
  input  wire   [7:0] client_0_0_8_command_tag,
  output wire         client_0_0_8_status_valid,
  input  wire         client_0_0_8_status_ready,
  output wire   [7:0] client_0_0_8_status_tag,
  output wire   [3:0] client_0_0_8_status_code,
  output wire         client_0_0_8_store_read_valid,
  input  wire         client_0_0_8_store_read_ready,
  output wire  [15:0] client_0_0_8_store_read_address,
  input  wire         client_0_0_8_store_read_data_valid,
  output wire         client_0_0_8_store_read_data_ready,
  input  wire [511:0] client_0_0_8_store_read_data_data,
  input  wire         client_0_0_8_utility_request_valid,
  output wire         client_0_0_8_utility_request_ready,
  input  wire   [7:0] client_0_0_8_utility_request_address,
  input  wire         client_0_0_8_utility_request_write,
  input  wire  [63:0] client_0_0_8_utility_request_data,
  output wire         client_0_0_8_utility_response_valid,
  input  wire         client_0_0_8_utility_response_ready,
  output wire  [63:0] client_0_0_8_utility_response_data,
  output wire         client_0_0_8_utility_response_error,
  output wire         client_0_0_8_store_write_0_valid,
  input  wire         client_0_0_8_store_write_0_ready,
  output wire  [15:0] client_0_0_8_store_write_0_address,
  output wire  [63:0] client_0_0_8_store_write_0_strobe,
  output wire [511:0] client_0_0_8_store_write_0_data,
  output wire   [7:0] client_0_0_8_armed,
  // Work, local store, registers.
  input  wire         client_1_0_0_command_valid,
  output wire         client_1_0_0_command_ready,
  input  wire   [1:0] client_1_0_0_command_kind,
  input  wire  [39:0] client_1_0_0_command_address,
  input  wire  [15:0] client_1_0_0_command_local,
  input  wire  [16:0] client_1_0_0_command_length,
  input  wire   [2:0] client_1_0_0_command_steering,
  input  wire   [1:0] client_1_0_0_command_reply,
  input  wire   [2:0] client_1_0_0_command_channel,
  input  wire   [7:0] client_1_0_0_command_tag,
  output wire         client_1_0_0_status_valid,
  input  wire         client_1_0_0_status_ready,
  output wire   [7:0] client_1_0_0_status_tag,
  output wire   [3:0] client_1_0_0_status_code,
  output wire         client_1_0_0_store_read_valid,
  input  wire         client_1_0_0_store_read_ready,
  output wire  [15:0] client_1_0_0_store_read_address,
  input  wire         client_1_0_0_store_read_data_valid,
  output wire         client_1_0_0_store_read_data_ready,
  input  wire [511:0] client_1_0_0_store_read_data_data,
  input  wire         client_1_0_0_utility_request_valid,
  output wire         client_1_0_0_utility_request_ready,
  input  wire   [7:0] client_1_0_0_utility_request_address,
  input  wire         client_1_0_0_utility_request_write,
  input  wire  [63:0] client_1_0_0_utility_request_data,
  output wire         client_1_0_0_utility_response_valid,
  input  wire         client_1_0_0_utility_response_ready,
  output wire  [63:0] client_1_0_0_utility_response_data,
  output wire         client_1_0_0_utility_response_error,
  output wire         client_1_0_0_store_write_0_valid,
  input  wire         client_1_0_0_store_write_0_ready,
  output wire  [15:0] client_1_0_0_store_write_0_address,
  output wire  [63:0] client_1_0_0_store_write_0_strobe,
  output wire [511:0] client_1_0_0_store_write_0_data,
  output wire   [7:0] client_1_0_0_armed,
  // Work, local store, registers.
  input  wire         client_1_0_6_command_valid,
  output wire         client_1_0_6_command_ready,
  input  wire   [1:0] client_1_0_6_command_kind,
  input  wire  [39:0] client_1_0_6_command_address,
  input  wire  [18:0] client_1_0_6_command_local,
  input  wire  [16:0] client_1_0_6_command_length,
  input  wire   [2:0] client_1_0_6_command_steering,
  input  wire   [1:0] client_1_0_6_command_reply,
  input  wire   [2:0] client_1_0_6_command_channel,
  input  wire   [7:0] client_1_0_6_command_tag,
  output wire         client_1_0_6_status_valid,
  input  wire         client_1_0_6_status_ready,
  output wire   [7:0] client_1_0_6_status_tag,
  output wire   [3:0] client_1_0_6_status_code,
  output wire         client_1_0_6_store_read_valid,
  input  wire         client_1_0_6_store_read_ready,
  output wire  [18:0] client_1_0_6_store_read_address,
  input  wire         client_1_0_6_store_read_data_valid,
  output wire         client_1_0_6_store_read_data_ready,
  input  wire [511:0] client_1_0_6_store_read_data_data,
  input  wire         client_1_0_6_utility_request_valid,
  output wire         client_1_0_6_utility_request_ready,
  input  wire   [7:0] client_1_0_6_utility_request_address,
  input  wire         client_1_0_6_utility_request_write,
  input  wire  [63:0] client_1_0_6_utility_request_data,
  output wire         client_1_0_6_utility_response_valid,
  input  wire         client_1_0_6_utility_response_ready,
  output wire  [63:0] client_1_0_6_utility_response_data,
  output wire         client_1_0_6_utility_response_error,
  output wire         client_1_0_6_store_write_0_valid,
  input  wire         client_1_0_6_store_write_0_ready,
  output wire  [18:0] client_1_0_6_store_write_0_address,
  output wire  [63:0] client_1_0_6_store_write_0_strobe,
  output wire [511:0] client_1_0_6_store_write_0_data,
  output wire   [7:0] client_1_0_6_armed,
  // Work, local store, registers.
  input  wire         client_1_0_8_command_valid,
  output wire         client_1_0_8_command_ready,
  input  wire   [1:0] client_1_0_8_command_kind,
  input  wire  [39:0] client_1_0_8_command_address,
  input  wire  [15:0] client_1_0_8_command_local,
  input  wire  [16:0] client_1_0_8_command_length,
  input  wire   [2:0] client_1_0_8_command_steering,
  input  wire   [1:0] client_1_0_8_command_reply,
  input  wire   [2:0] client_1_0_8_command_channel,
  input  wire   [7:0] client_1_0_8_command_tag,
  output wire         client_1_0_8_status_valid,
  input  wire         client_1_0_8_status_ready,
  output wire   [7:0] client_1_0_8_status_tag,
  output wire   [3:0] client_1_0_8_status_code,
  output wire         client_1_0_8_store_read_valid,
  input  wire         client_1_0_8_store_read_ready,
  output wire  [15:0] client_1_0_8_store_read_address,
  input  wire         client_1_0_8_store_read_data_valid,
  output wire         client_1_0_8_store_read_data_ready,
  input  wire [511:0] client_1_0_8_store_read_data_data,
  input  wire         client_1_0_8_utility_request_valid,
  output wire         client_1_0_8_utility_request_ready,
  input  wire   [7:0] client_1_0_8_utility_request_address,
  input  wire         client_1_0_8_utility_request_write,
  input  wire  [63:0] client_1_0_8_utility_request_data,
  output wire         client_1_0_8_utility_response_valid,
  input  wire         client_1_0_8_utility_response_ready,
  output wire  [63:0] client_1_0_8_utility_response_data,
  output wire         client_1_0_8_utility_response_error,
  output wire         client_1_0_8_store_write_0_valid,
  input  wire         client_1_0_8_store_write_0_ready,
  output wire  [15:0] client_1_0_8_store_write_0_address,
  output wire  [63:0] client_1_0_8_store_write_0_strobe,
  output wire [511:0] client_1_0_8_store_write_0_data,
  output wire   [7:0] client_1_0_8_armed,
  // Work, local store, registers.
  input  wire         client_1_0_9_command_valid,
  output wire         client_1_0_9_command_ready,
  input  wire   [1:0] client_1_0_9_command_kind,
  input  wire  [39:0] client_1_0_9_command_address,
  input  wire  [15:0] client_1_0_9_command_local,
  input  wire  [16:0] client_1_0_9_command_length,
  input  wire   [2:0] client_1_0_9_command_steering,
  input  wire   [1:0] client_1_0_9_command_reply,
  input  wire   [2:0] client_1_0_9_command_channel,
  input  wire   [7:0] client_1_0_9_command_tag,
  output wire         client_1_0_9_status_valid,
  input  wire         client_1_0_9_status_ready,
  output wire   [7:0] client_1_0_9_status_tag,
  output wire   [3:0] client_1_0_9_status_code,
  output wire         client_1_0_9_store_read_valid,
  input  wire         client_1_0_9_store_read_ready,
  output wire  [15:0] client_1_0_9_store_read_address,
  input  wire         client_1_0_9_store_read_data_valid,
  output wire         client_1_0_9_store_read_data_ready,
  input  wire [511:0] client_1_0_9_store_read_data_data,
  input  wire         client_1_0_9_utility_request_valid,
  output wire         client_1_0_9_utility_request_ready,
  input  wire   [7:0] client_1_0_9_utility_request_address,
  input  wire         client_1_0_9_utility_request_write,
  input  wire  [63:0] client_1_0_9_utility_request_data,
  output wire         client_1_0_9_utility_response_valid,
  input  wire         client_1_0_9_utility_response_ready,
  output wire  [63:0] client_1_0_9_utility_response_data,
  output wire         client_1_0_9_utility_response_error,
  output wire         client_1_0_9_store_write_0_valid,
  input  wire         client_1_0_9_store_write_0_ready,
  output wire  [15:0] client_1_0_9_store_write_0_address,
  output wire  [63:0] client_1_0_9_store_write_0_strobe,
  output wire [511:0] client_1_0_9_store_write_0_data,
  output wire   [7:0] client_1_0_9_armed,
  // Work, local store, registers.
  input  wire         client_0_1_1_command_valid,
  output wire         client_0_1_1_command_ready,
  input  wire   [1:0] client_0_1_1_command_kind,
  input  wire  [39:0] client_0_1_1_command_address,
  input  wire  [15:0] client_0_1_1_command_local,
  input  wire  [16:0] client_0_1_1_command_length,
  input  wire   [2:0] client_0_1_1_command_steering,
  input  wire   [1:0] client_0_1_1_command_reply,
  input  wire   [2:0] client_0_1_1_command_channel,
  input  wire   [7:0] client_0_1_1_command_tag,
  output wire         client_0_1_1_status_valid,
  input  wire         client_0_1_1_status_ready,
  output wire   [7:0] client_0_1_1_status_tag,
  output wire   [3:0] client_0_1_1_status_code,
  output wire         client_0_1_1_store_read_valid,
  input  wire         client_0_1_1_store_read_ready,
  output wire  [15:0] client_0_1_1_store_read_address,
  input  wire         client_0_1_1_store_read_data_valid,
  output wire         client_0_1_1_store_read_data_ready,
  input  wire [511:0] client_0_1_1_store_read_data_data,
  input  wire         client_0_1_1_utility_request_valid,
  output wire         client_0_1_1_utility_request_ready,
  input  wire   [7:0] client_0_1_1_utility_request_address,
  input  wire         client_0_1_1_utility_request_write,
  input  wire  [63:0] client_0_1_1_utility_request_data,
  output wire         client_0_1_1_utility_response_valid,
  input  wire         client_0_1_1_utility_response_ready,
  output wire  [63:0] client_0_1_1_utility_response_data,
  output wire         client_0_1_1_utility_response_error,
  output wire         client_0_1_1_store_write_0_valid,
  input  wire         client_0_1_1_store_write_0_ready,
  output wire  [15:0] client_0_1_1_store_write_0_address,
  output wire  [63:0] client_0_1_1_store_write_0_strobe,
  output wire [511:0] client_0_1_1_store_write_0_data,
  output wire   [7:0] client_0_1_1_armed,
  // Work, local store, registers.
  input  wire         client_0_1_8_command_valid,
  output wire         client_0_1_8_command_ready,
  input  wire   [1:0] client_0_1_8_command_kind,
  input  wire  [39:0] client_0_1_8_command_address,
  input  wire  [15:0] client_0_1_8_command_local,
  input  wire  [16:0] client_0_1_8_command_length,
  input  wire   [2:0] client_0_1_8_command_steering,
  input  wire   [1:0] client_0_1_8_command_reply,
  input  wire   [2:0] client_0_1_8_command_channel,
  input  wire   [7:0] client_0_1_8_command_tag,
  output wire         client_0_1_8_status_valid,
  input  wire         client_0_1_8_status_ready,
  output wire   [7:0] client_0_1_8_status_tag,
  output wire   [3:0] client_0_1_8_status_code,
  output wire         client_0_1_8_store_read_valid,
  input  wire         client_0_1_8_store_read_ready,
  output wire  [15:0] client_0_1_8_store_read_address,
  input  wire         client_0_1_8_store_read_data_valid,
  output wire         client_0_1_8_store_read_data_ready,
  input  wire [511:0] client_0_1_8_store_read_data_data,
  input  wire         client_0_1_8_utility_request_valid,
  output wire         client_0_1_8_utility_request_ready,
  input  wire   [7:0] client_0_1_8_utility_request_address,
  input  wire         client_0_1_8_utility_request_write,
  input  wire  [63:0] client_0_1_8_utility_request_data,
  output wire         client_0_1_8_utility_response_valid,
  input  wire         client_0_1_8_utility_response_ready,
  output wire  [63:0] client_0_1_8_utility_response_data,
  output wire         client_0_1_8_utility_response_error,
  output wire         client_0_1_8_store_write_0_valid,
  input  wire         client_0_1_8_store_write_0_ready,
  output wire  [15:0] client_0_1_8_store_write_0_address,
  output wire  [63:0] client_0_1_8_store_write_0_strobe,
  output wire [511:0] client_0_1_8_store_write_0_data,
  output wire   [7:0] client_0_1_8_armed,
  // Work, local store, registers.
  input  wire         client_1_1_0_command_valid,
  output wire         client_1_1_0_command_ready,
  input  wire   [1:0] client_1_1_0_command_kind,
  input  wire  [39:0] client_1_1_0_command_address,
  input  wire  [15:0] client_1_1_0_command_local,
  input  wire  [16:0] client_1_1_0_command_length,
  input  wire   [2:0] client_1_1_0_command_steering,
  input  wire   [1:0] client_1_1_0_command_reply,
  input  wire   [2:0] client_1_1_0_command_channel,
  input  wire   [7:0] client_1_1_0_command_tag,
  output wire         client_1_1_0_status_valid,
  input  wire         client_1_1_0_status_ready,
  output wire   [7:0] client_1_1_0_status_tag,
  output wire   [3:0] client_1_1_0_status_code,
  output wire         client_1_1_0_store_read_valid,
  input  wire         client_1_1_0_store_read_ready,
  output wire  [15:0] client_1_1_0_store_read_address,
  input  wire         client_1_1_0_store_read_data_valid,
  output wire         client_1_1_0_store_read_data_ready,
  input  wire [511:0] client_1_1_0_store_read_data_data,
  input  wire         client_1_1_0_utility_request_valid,
  output wire         client_1_1_0_utility_request_ready,
  input  wire   [7:0] client_1_1_0_utility_request_address,
  input  wire         client_1_1_0_utility_request_write,
  input  wire  [63:0] client_1_1_0_utility_request_data,
  output wire         client_1_1_0_utility_response_valid,
  input  wire         client_1_1_0_utility_response_ready,
  output wire  [63:0] client_1_1_0_utility_response_data,
  output wire         client_1_1_0_utility_response_error,
  output wire         client_1_1_0_store_write_0_valid,
  input  wire         client_1_1_0_store_write_0_ready,
  output wire  [15:0] client_1_1_0_store_write_0_address,
  output wire  [63:0] client_1_1_0_store_write_0_strobe,
  output wire [511:0] client_1_1_0_store_write_0_data,
  output wire   [7:0] client_1_1_0_armed,
  // Work, local store, registers.
  input  wire         client_1_1_8_command_valid,
  output wire         client_1_1_8_command_ready,
  input  wire   [1:0] client_1_1_8_command_kind,
  input  wire  [39:0] client_1_1_8_command_address,
  input  wire  [15:0] client_1_1_8_command_local,
  input  wire  [16:0] client_1_1_8_command_length,
  input  wire   [2:0] client_1_1_8_command_steering,
  input  wire   [1:0] client_1_1_8_command_reply,
  input  wire   [2:0] client_1_1_8_command_channel,
  input  wire   [7:0] client_1_1_8_command_tag,
  output wire         client_1_1_8_status_valid,
  input  wire         client_1_1_8_status_ready,
  output wire   [7:0] client_1_1_8_status_tag,
  output wire   [3:0] client_1_1_8_status_code,
  output wire         client_1_1_8_store_read_valid,
  input  wire         client_1_1_8_store_read_ready,
  output wire  [15:0] client_1_1_8_store_read_address,
  input  wire         client_1_1_8_store_read_data_valid,
  output wire         client_1_1_8_store_read_data_ready,
  input  wire [511:0] client_1_1_8_store_read_data_data,
  input  wire         client_1_1_8_utility_request_valid,
  output wire         client_1_1_8_utility_request_ready,
  input  wire   [7:0] client_1_1_8_utility_request_address,
  input  wire         client_1_1_8_utility_request_write,
  input  wire  [63:0] client_1_1_8_utility_request_data,
  output wire         client_1_1_8_utility_response_valid,
  input  wire         client_1_1_8_utility_response_ready,
  output wire  [63:0] client_1_1_8_utility_response_data,
  output wire         client_1_1_8_utility_response_error,
  output wire         client_1_1_8_store_write_0_valid,
  input  wire         client_1_1_8_store_write_0_ready,
  output wire  [15:0] client_1_1_8_store_write_0_address,
  output wire  [63:0] client_1_1_8_store_write_0_strobe,
  output wire [511:0] client_1_1_8_store_write_0_data,
  output wire   [7:0] client_1_1_8_armed,
  input  wire         slice_0_utility_request_valid,
  output wire         slice_0_utility_request_ready,
  input  wire         slice_0_utility_request_write,
  input  wire  [10:0] slice_0_utility_request_address,
  input  wire  [63:0] slice_0_utility_request_data,
  output wire         slice_0_utility_response_valid,
  input  wire         slice_0_utility_response_ready,
  output wire  [63:0] slice_0_utility_response_data,
  output wire         slice_0_utility_response_error,
  // Pseudo-channel 0, in HBM's clock.
  input  wire         hbm_0_utility_request_valid,
  output wire         hbm_0_utility_request_ready,
  input  wire   [6:0] hbm_0_utility_request_address,
  output wire         hbm_0_utility_response_valid,
  input  wire         hbm_0_utility_response_ready,
  output wire  [63:0] hbm_0_utility_response_data,
  output wire         hbm_0_utility_response_error,
  output wire         hbm_0_row_command_valid,
  output wire   [2:0] hbm_0_row_command_kind,
  output wire   [1:0] hbm_0_row_command_stack,
  output wire   [1:0] hbm_0_row_command_group,
  output wire   [1:0] hbm_0_row_command_bank,
  output wire   [6:0] hbm_0_row_command_row,
  output wire         hbm_0_column_command_valid,
  output wire         hbm_0_column_command_write,
  output wire   [1:0] hbm_0_column_command_stack,
  output wire   [1:0] hbm_0_column_command_group,
  output wire   [1:0] hbm_0_column_command_bank,
  output wire   [4:0] hbm_0_column_command_column,
  output wire         hbm_0_write_data_valid,
  output wire [127:0] hbm_0_write_data_data,
  output wire   [7:0] hbm_0_write_data_side,
  input  wire         hbm_0_read_data_valid,
  input  wire [127:0] hbm_0_read_data_data,
  input  wire   [7:0] hbm_0_read_data_side,
  // Pseudo-channel 1, in HBM's clock.
  input  wire         hbm_1_utility_request_valid,
  output wire         hbm_1_utility_request_ready,
  input  wire   [6:0] hbm_1_utility_request_address,
  output wire         hbm_1_utility_response_valid,
  input  wire         hbm_1_utility_response_ready,
  output wire  [63:0] hbm_1_utility_response_data,
  output wire         hbm_1_utility_response_error,
  output wire         hbm_1_row_command_valid,
  output wire   [2:0] hbm_1_row_command_kind,
  output wire   [1:0] hbm_1_row_command_stack,
  output wire   [1:0] hbm_1_row_command_group,
  output wire   [1:0] hbm_1_row_command_bank,
  output wire   [6:0] hbm_1_row_command_row,
  output wire         hbm_1_column_command_valid,
  output wire         hbm_1_column_command_write,
  output wire   [1:0] hbm_1_column_command_stack,
  output wire   [1:0] hbm_1_column_command_group,
  output wire   [1:0] hbm_1_column_command_bank,
  output wire   [4:0] hbm_1_column_command_column,
  output wire         hbm_1_write_data_valid,
  output wire [127:0] hbm_1_write_data_data,
  output wire   [7:0] hbm_1_write_data_side,
  input  wire         hbm_1_read_data_valid,
  input  wire [127:0] hbm_1_read_data_data,
  input  wire   [7:0] hbm_1_read_data_side,
  // Pseudo-channel 2, in HBM's clock.
  input  wire         hbm_2_utility_request_valid,
  output wire         hbm_2_utility_request_ready,
  input  wire   [6:0] hbm_2_utility_request_address,
  output wire         hbm_2_utility_response_valid,
  input  wire         hbm_2_utility_response_ready,
  output wire  [63:0] hbm_2_utility_response_data,
  output wire         hbm_2_utility_response_error,
  output wire         hbm_2_row_command_valid,
  output wire   [2:0] hbm_2_row_command_kind,
  output wire   [1:0] hbm_2_row_command_stack,
  output wire   [1:0] hbm_2_row_command_group,
  output wire   [1:0] hbm_2_row_command_bank,
  output wire   [6:0] hbm_2_row_command_row,
  output wire         hbm_2_column_command_valid,
  output wire         hbm_2_column_command_write,
  output wire   [1:0] hbm_2_column_command_stack,
  output wire   [1:0] hbm_2_column_command_group,
  output wire   [1:0] hbm_2_column_command_bank,
  output wire   [4:0] hbm_2_column_command_column,
  output wire         hbm_2_write_data_valid,
  output wire [127:0] hbm_2_write_data_data,
  output wire   [7:0] hbm_2_write_data_side,
  input  wire         hbm_2_read_data_valid,
  input  wire [127:0] hbm_2_read_data_data,
  input  wire   [7:0] hbm_2_read_data_side,
  // Pseudo-channel 3, in HBM's clock.
  input  wire         hbm_3_utility_request_valid,
  output wire         hbm_3_utility_request_ready,
  input  wire   [6:0] hbm_3_utility_request_address,
  output wire         hbm_3_utility_response_valid,
  input  wire         hbm_3_utility_response_ready,
  output wire  [63:0] hbm_3_utility_response_data,
  output wire         hbm_3_utility_response_error,
  output wire         hbm_3_row_command_valid,
  output wire   [2:0] hbm_3_row_command_kind,
  output wire   [1:0] hbm_3_row_command_stack,
  output wire   [1:0] hbm_3_row_command_group,
  output wire   [1:0] hbm_3_row_command_bank,
  output wire   [6:0] hbm_3_row_command_row,
  output wire         hbm_3_column_command_valid,
  output wire         hbm_3_column_command_write,
  output wire   [1:0] hbm_3_column_command_stack,
  output wire   [1:0] hbm_3_column_command_group,
  output wire   [1:0] hbm_3_column_command_bank,
  output wire   [4:0] hbm_3_column_command_column,
  output wire         hbm_3_write_data_valid,
  output wire [127:0] hbm_3_write_data_data,
  output wire   [7:0] hbm_3_write_data_side,
  input  wire         hbm_3_read_data_valid,
  input  wire [127:0] hbm_3_read_data_data,
  input  wire   [7:0] hbm_3_read_data_side,
  // Pseudo-channel 4, in HBM's clock.
  input  wire         hbm_4_utility_request_valid,
  output wire         hbm_4_utility_request_ready,
  input  wire   [6:0] hbm_4_utility_request_address,
  output wire         hbm_4_utility_response_valid,
  input  wire         hbm_4_utility_response_ready,
  output wire  [63:0] hbm_4_utility_response_data,
  output wire         hbm_4_utility_response_error,
  output wire         hbm_4_row_command_valid,
  output wire   [2:0] hbm_4_row_command_kind,
  output wire   [1:0] hbm_4_row_command_stack,
  output wire   [1:0] hbm_4_row_command_group,
  output wire   [1:0] hbm_4_row_command_bank,
  output wire   [6:0] hbm_4_row_command_row,
  output wire         hbm_4_column_command_valid,
  output wire         hbm_4_column_command_write,
  output wire   [1:0] hbm_4_column_command_stack,
  output wire   [1:0] hbm_4_column_command_group,
  output wire   [1:0] hbm_4_column_command_bank,
  output wire   [4:0] hbm_4_column_command_column,
  output wire         hbm_4_write_data_valid,
  output wire [127:0] hbm_4_write_data_data,
  output wire   [7:0] hbm_4_write_data_side,
  input  wire         hbm_4_read_data_valid,
  input  wire [127:0] hbm_4_read_data_data,
  input  wire   [7:0] hbm_4_read_data_side,
  // Pseudo-channel 5, in HBM's clock.
  input  wire         hbm_5_utility_request_valid,
  output wire         hbm_5_utility_request_ready,
  input  wire   [6:0] hbm_5_utility_request_address,
  output wire         hbm_5_utility_response_valid,
  input  wire         hbm_5_utility_response_ready,
  output wire  [63:0] hbm_5_utility_response_data,
  output wire         hbm_5_utility_response_error,
  output wire         hbm_5_row_command_valid,
  output wire   [2:0] hbm_5_row_command_kind,
  output wire   [1:0] hbm_5_row_command_stack,
  output wire   [1:0] hbm_5_row_command_group,
  output wire   [1:0] hbm_5_row_command_bank,
  output wire   [6:0] hbm_5_row_command_row,
  output wire         hbm_5_column_command_valid,
  output wire         hbm_5_column_command_write,
  output wire   [1:0] hbm_5_column_command_stack,
  output wire   [1:0] hbm_5_column_command_group,
  output wire   [1:0] hbm_5_column_command_bank,
  output wire   [4:0] hbm_5_column_command_column,
  output wire         hbm_5_write_data_valid,
  output wire [127:0] hbm_5_write_data_data,
  output wire   [7:0] hbm_5_write_data_side,
  input  wire         hbm_5_read_data_valid,
  input  wire [127:0] hbm_5_read_data_data,
  input  wire   [7:0] hbm_5_read_data_side,
  input  wire         slice_1_utility_request_valid,
  output wire         slice_1_utility_request_ready,
  input  wire         slice_1_utility_request_write,
  input  wire  [10:0] slice_1_utility_request_address,
  input  wire  [63:0] slice_1_utility_request_data,
  output wire         slice_1_utility_response_valid,
  input  wire         slice_1_utility_response_ready,
  output wire  [63:0] slice_1_utility_response_data,
  output wire         slice_1_utility_response_error,
  // Pseudo-channel 6, in HBM's clock.
  input  wire         hbm_6_utility_request_valid,
  output wire         hbm_6_utility_request_ready,
  input  wire   [6:0] hbm_6_utility_request_address,
  output wire         hbm_6_utility_response_valid,
  input  wire         hbm_6_utility_response_ready,
  output wire  [63:0] hbm_6_utility_response_data,
  output wire         hbm_6_utility_response_error,
  output wire         hbm_6_row_command_valid,
  output wire   [2:0] hbm_6_row_command_kind,
  output wire   [1:0] hbm_6_row_command_stack,
  output wire   [1:0] hbm_6_row_command_group,
  output wire   [1:0] hbm_6_row_command_bank,
  output wire   [6:0] hbm_6_row_command_row,
  output wire         hbm_6_column_command_valid,
  output wire         hbm_6_column_command_write,
  output wire   [1:0] hbm_6_column_command_stack,
  output wire   [1:0] hbm_6_column_command_group,
  output wire   [1:0] hbm_6_column_command_bank,
  output wire   [4:0] hbm_6_column_command_column,
  output wire         hbm_6_write_data_valid,
  output wire [127:0] hbm_6_write_data_data,
  output wire   [7:0] hbm_6_write_data_side,
  input  wire         hbm_6_read_data_valid,
  input  wire [127:0] hbm_6_read_data_data,
  input  wire   [7:0] hbm_6_read_data_side,
  // Pseudo-channel 7, in HBM's clock.
  input  wire         hbm_7_utility_request_valid,
  output wire         hbm_7_utility_request_ready,
  input  wire   [6:0] hbm_7_utility_request_address,
  output wire         hbm_7_utility_response_valid,
  input  wire         hbm_7_utility_response_ready,
  output wire  [63:0] hbm_7_utility_response_data,
  output wire         hbm_7_utility_response_error,
  output wire         hbm_7_row_command_valid,
  output wire   [2:0] hbm_7_row_command_kind,
  output wire   [1:0] hbm_7_row_command_stack,
  output wire   [1:0] hbm_7_row_command_group,
  output wire   [1:0] hbm_7_row_command_bank,
  output wire   [6:0] hbm_7_row_command_row,
  output wire         hbm_7_column_command_valid,
  output wire         hbm_7_column_command_write,
  output wire   [1:0] hbm_7_column_command_stack,
  output wire   [1:0] hbm_7_column_command_group,
  output wire   [1:0] hbm_7_column_command_bank,
  output wire   [4:0] hbm_7_column_command_column,
  output wire         hbm_7_write_data_valid,
  output wire [127:0] hbm_7_write_data_data,
  output wire   [7:0] hbm_7_write_data_side,
  input  wire         hbm_7_read_data_valid,
  input  wire [127:0] hbm_7_read_data_data,
  input  wire   [7:0] hbm_7_read_data_side,
  // Pseudo-channel 8, in HBM's clock.
  input  wire         hbm_8_utility_request_valid,
  output wire         hbm_8_utility_request_ready,
  input  wire   [6:0] hbm_8_utility_request_address,
  output wire         hbm_8_utility_response_valid,
  input  wire         hbm_8_utility_response_ready,
  output wire  [63:0] hbm_8_utility_response_data,
  output wire         hbm_8_utility_response_error,
  output wire         hbm_8_row_command_valid,
  output wire   [2:0] hbm_8_row_command_kind,
  output wire   [1:0] hbm_8_row_command_stack,
  output wire   [1:0] hbm_8_row_command_group,
  output wire   [1:0] hbm_8_row_command_bank,
  output wire   [6:0] hbm_8_row_command_row,
  output wire         hbm_8_column_command_valid,
  output wire         hbm_8_column_command_write,
  output wire   [1:0] hbm_8_column_command_stack,
  output wire   [1:0] hbm_8_column_command_group,
  output wire   [1:0] hbm_8_column_command_bank,
  output wire   [4:0] hbm_8_column_command_column,
  output wire         hbm_8_write_data_valid,
  output wire [127:0] hbm_8_write_data_data,
  output wire   [7:0] hbm_8_write_data_side,
  input  wire         hbm_8_read_data_valid,
  input  wire [127:0] hbm_8_read_data_data,
  input  wire   [7:0] hbm_8_read_data_side,
  // Pseudo-channel 9, in HBM's clock.
  input  wire         hbm_9_utility_request_valid,
  output wire         hbm_9_utility_request_ready,
  input  wire   [6:0] hbm_9_utility_request_address,
  output wire         hbm_9_utility_response_valid,
  input  wire         hbm_9_utility_response_ready,
  output wire  [63:0] hbm_9_utility_response_data,
  output wire         hbm_9_utility_response_error,
  output wire         hbm_9_row_command_valid,
  output wire   [2:0] hbm_9_row_command_kind,
  output wire   [1:0] hbm_9_row_command_stack,
  output wire   [1:0] hbm_9_row_command_group,
  output wire   [1:0] hbm_9_row_command_bank,
  output wire   [6:0] hbm_9_row_command_row,
  output wire         hbm_9_column_command_valid,
  output wire         hbm_9_column_command_write,
  output wire   [1:0] hbm_9_column_command_stack,
  output wire   [1:0] hbm_9_column_command_group,
  output wire   [1:0] hbm_9_column_command_bank,
  output wire   [4:0] hbm_9_column_command_column,
  output wire         hbm_9_write_data_valid,
  output wire [127:0] hbm_9_write_data_data,
  output wire   [7:0] hbm_9_write_data_side,
  input  wire         hbm_9_read_data_valid,
  input  wire [127:0] hbm_9_read_data_data,
  input  wire   [7:0] hbm_9_read_data_side,
  // Pseudo-channel 10, in HBM's clock.
  input  wire         hbm_10_utility_request_valid,
  output wire         hbm_10_utility_request_ready,
  input  wire   [6:0] hbm_10_utility_request_address,
  output wire         hbm_10_utility_response_valid,
  input  wire         hbm_10_utility_response_ready,
  output wire  [63:0] hbm_10_utility_response_data,
  output wire         hbm_10_utility_response_error,
  output wire         hbm_10_row_command_valid,
  output wire   [2:0] hbm_10_row_command_kind,
  output wire   [1:0] hbm_10_row_command_stack,
  output wire   [1:0] hbm_10_row_command_group,
  output wire   [1:0] hbm_10_row_command_bank,
  output wire   [6:0] hbm_10_row_command_row,
  output wire         hbm_10_column_command_valid,
  output wire         hbm_10_column_command_write,
  output wire   [1:0] hbm_10_column_command_stack,
  output wire   [1:0] hbm_10_column_command_group,
  output wire   [1:0] hbm_10_column_command_bank,
  output wire   [4:0] hbm_10_column_command_column,
  output wire         hbm_10_write_data_valid,
  output wire [127:0] hbm_10_write_data_data,
  output wire   [7:0] hbm_10_write_data_side,
  input  wire         hbm_10_read_data_valid,
  input  wire [127:0] hbm_10_read_data_data,
  input  wire   [7:0] hbm_10_read_data_side,
  // Pseudo-channel 11, in HBM's clock.
  input  wire         hbm_11_utility_request_valid,
  output wire         hbm_11_utility_request_ready,
  input  wire   [6:0] hbm_11_utility_request_address,
  output wire         hbm_11_utility_response_valid,
  input  wire         hbm_11_utility_response_ready,
  output wire  [63:0] hbm_11_utility_response_data,
  output wire         hbm_11_utility_response_error,
  output wire         hbm_11_row_command_valid,
  output wire   [2:0] hbm_11_row_command_kind,
  output wire   [1:0] hbm_11_row_command_stack,
  output wire   [1:0] hbm_11_row_command_group,
  output wire   [1:0] hbm_11_row_command_bank,
  output wire   [6:0] hbm_11_row_command_row,
  output wire         hbm_11_column_command_valid,
  output wire         hbm_11_column_command_write,
  output wire   [1:0] hbm_11_column_command_stack,
  output wire   [1:0] hbm_11_column_command_group,
  output wire   [1:0] hbm_11_column_command_bank,
  output wire   [4:0] hbm_11_column_command_column,
  output wire         hbm_11_write_data_valid,
  output wire [127:0] hbm_11_write_data_data,
  output wire   [7:0] hbm_11_write_data_side,
  input  wire         hbm_11_read_data_valid,
  input  wire [127:0] hbm_11_read_data_data,
  input  wire   [7:0] hbm_11_read_data_side,
  input  wire         slice_2_utility_request_valid,
  output wire         slice_2_utility_request_ready,
  input  wire         slice_2_utility_request_write,
  input  wire  [10:0] slice_2_utility_request_address,
  input  wire  [63:0] slice_2_utility_request_data,
  output wire         slice_2_utility_response_valid,
  input  wire         slice_2_utility_response_ready,
  output wire  [63:0] slice_2_utility_response_data,
  output wire         slice_2_utility_response_error,
  // Pseudo-channel 12, in HBM's clock.
  input  wire         hbm_12_utility_request_valid,
  output wire         hbm_12_utility_request_ready,
  input  wire   [6:0] hbm_12_utility_request_address,
  output wire         hbm_12_utility_response_valid,
  input  wire         hbm_12_utility_response_ready,
  output wire  [63:0] hbm_12_utility_response_data,
  output wire         hbm_12_utility_response_error,
  output wire         hbm_12_row_command_valid,
  output wire   [2:0] hbm_12_row_command_kind,
  output wire   [1:0] hbm_12_row_command_stack,
  output wire   [1:0] hbm_12_row_command_group,
  output wire   [1:0] hbm_12_row_command_bank,
  output wire   [6:0] hbm_12_row_command_row,
  output wire         hbm_12_column_command_valid,
  output wire         hbm_12_column_command_write,
  output wire   [1:0] hbm_12_column_command_stack,
  output wire   [1:0] hbm_12_column_command_group,
  output wire   [1:0] hbm_12_column_command_bank,
  output wire   [4:0] hbm_12_column_command_column,
  output wire         hbm_12_write_data_valid,
  output wire [127:0] hbm_12_write_data_data,
  output wire   [7:0] hbm_12_write_data_side,
  input  wire         hbm_12_read_data_valid,
  input  wire [127:0] hbm_12_read_data_data,
  input  wire   [7:0] hbm_12_read_data_side,
  // Pseudo-channel 13, in HBM's clock.
  input  wire         hbm_13_utility_request_valid,
  output wire         hbm_13_utility_request_ready,
  input  wire   [6:0] hbm_13_utility_request_address,
  output wire         hbm_13_utility_response_valid,
  input  wire         hbm_13_utility_response_ready,
  output wire  [63:0] hbm_13_utility_response_data,
  output wire         hbm_13_utility_response_error,
  output wire         hbm_13_row_command_valid,
  output wire   [2:0] hbm_13_row_command_kind,
  output wire   [1:0] hbm_13_row_command_stack,
  output wire   [1:0] hbm_13_row_command_group,
  output wire   [1:0] hbm_13_row_command_bank,
  output wire   [6:0] hbm_13_row_command_row,
  output wire         hbm_13_column_command_valid,
  output wire         hbm_13_column_command_write,
  output wire   [1:0] hbm_13_column_command_stack,
  output wire   [1:0] hbm_13_column_command_group,
  output wire   [1:0] hbm_13_column_command_bank,
  output wire   [4:0] hbm_13_column_command_column,
  output wire         hbm_13_write_data_valid,
  output wire [127:0] hbm_13_write_data_data,
  output wire   [7:0] hbm_13_write_data_side,
  input  wire         hbm_13_read_data_valid,
  input  wire [127:0] hbm_13_read_data_data,
  input  wire   [7:0] hbm_13_read_data_side,
  // Pseudo-channel 14, in HBM's clock.
  input  wire         hbm_14_utility_request_valid,
  output wire         hbm_14_utility_request_ready,
  input  wire   [6:0] hbm_14_utility_request_address,
  output wire         hbm_14_utility_response_valid,
  input  wire         hbm_14_utility_response_ready,
  output wire  [63:0] hbm_14_utility_response_data,
  output wire         hbm_14_utility_response_error,
  output wire         hbm_14_row_command_valid,
  output wire   [2:0] hbm_14_row_command_kind,
  output wire   [1:0] hbm_14_row_command_stack,
  output wire   [1:0] hbm_14_row_command_group,
  output wire   [1:0] hbm_14_row_command_bank,
  output wire   [6:0] hbm_14_row_command_row,
  output wire         hbm_14_column_command_valid,
  output wire         hbm_14_column_command_write,
  output wire   [1:0] hbm_14_column_command_stack,
  output wire   [1:0] hbm_14_column_command_group,
  output wire   [1:0] hbm_14_column_command_bank,
  output wire   [4:0] hbm_14_column_command_column,
  output wire         hbm_14_write_data_valid,
  output wire [127:0] hbm_14_write_data_data,
  output wire   [7:0] hbm_14_write_data_side,
  input  wire         hbm_14_read_data_valid,
  input  wire [127:0] hbm_14_read_data_data,
  input  wire   [7:0] hbm_14_read_data_side,
  // Pseudo-channel 15, in HBM's clock.
  input  wire         hbm_15_utility_request_valid,
  output wire         hbm_15_utility_request_ready,
  input  wire   [6:0] hbm_15_utility_request_address,
  output wire         hbm_15_utility_response_valid,
  input  wire         hbm_15_utility_response_ready,
  output wire  [63:0] hbm_15_utility_response_data,
  output wire         hbm_15_utility_response_error,
  output wire         hbm_15_row_command_valid,
  output wire   [2:0] hbm_15_row_command_kind,
  output wire   [1:0] hbm_15_row_command_stack,
  output wire   [1:0] hbm_15_row_command_group,
  output wire   [1:0] hbm_15_row_command_bank,
  output wire   [6:0] hbm_15_row_command_row,
  output wire         hbm_15_column_command_valid,
  output wire         hbm_15_column_command_write,
  output wire   [1:0] hbm_15_column_command_stack,
  output wire   [1:0] hbm_15_column_command_group,
  output wire   [1:0] hbm_15_column_command_bank,
  output wire   [4:0] hbm_15_column_command_column,
  output wire         hbm_15_write_data_valid,
  output wire [127:0] hbm_15_write_data_data,
  output wire   [7:0] hbm_15_write_data_side,
  input  wire         hbm_15_read_data_valid,
  input  wire [127:0] hbm_15_read_data_data,
  input  wire   [7:0] hbm_15_read_data_side,
  // Pseudo-channel 16, in HBM's clock.
  input  wire         hbm_16_utility_request_valid,
  output wire         hbm_16_utility_request_ready,
  input  wire   [6:0] hbm_16_utility_request_address,
  output wire         hbm_16_utility_response_valid,
  input  wire         hbm_16_utility_response_ready,
  output wire  [63:0] hbm_16_utility_response_data,
  output wire         hbm_16_utility_response_error,
  output wire         hbm_16_row_command_valid,
  output wire   [2:0] hbm_16_row_command_kind,
  output wire   [1:0] hbm_16_row_command_stack,
  output wire   [1:0] hbm_16_row_command_group,
  output wire   [1:0] hbm_16_row_command_bank,
  output wire   [6:0] hbm_16_row_command_row,
  output wire         hbm_16_column_command_valid,
  output wire         hbm_16_column_command_write,
  output wire   [1:0] hbm_16_column_command_stack,
  output wire   [1:0] hbm_16_column_command_group,
  output wire   [1:0] hbm_16_column_command_bank,
  output wire   [4:0] hbm_16_column_command_column,
  output wire         hbm_16_write_data_valid,
  output wire [127:0] hbm_16_write_data_data,
  output wire   [7:0] hbm_16_write_data_side,
  input  wire         hbm_16_read_data_valid,
  input  wire [127:0] hbm_16_read_data_data,
  input  wire   [7:0] hbm_16_read_data_side,
  // Pseudo-channel 17, in HBM's clock.
  input  wire         hbm_17_utility_request_valid,
  output wire         hbm_17_utility_request_ready,
  input  wire   [6:0] hbm_17_utility_request_address,
  output wire         hbm_17_utility_response_valid,
  input  wire         hbm_17_utility_response_ready,
  output wire  [63:0] hbm_17_utility_response_data,
  output wire         hbm_17_utility_response_error,
  output wire         hbm_17_row_command_valid,
  output wire   [2:0] hbm_17_row_command_kind,
  output wire   [1:0] hbm_17_row_command_stack,
  output wire   [1:0] hbm_17_row_command_group,
  output wire   [1:0] hbm_17_row_command_bank,
  output wire   [6:0] hbm_17_row_command_row,
  output wire         hbm_17_column_command_valid,
  output wire         hbm_17_column_command_write,
  output wire   [1:0] hbm_17_column_command_stack,
  output wire   [1:0] hbm_17_column_command_group,
  output wire   [1:0] hbm_17_column_command_bank,
  output wire   [4:0] hbm_17_column_command_column,
  output wire         hbm_17_write_data_valid,
  output wire [127:0] hbm_17_write_data_data,
  output wire   [7:0] hbm_17_write_data_side,
  input  wire         hbm_17_read_data_valid,
  input  wire [127:0] hbm_17_read_data_data,
  input  wire   [7:0] hbm_17_read_data_side,
  input  wire         slice_3_utility_request_valid,
  output wire         slice_3_utility_request_ready,
  input  wire         slice_3_utility_request_write,
  input  wire  [10:0] slice_3_utility_request_address,
  input  wire  [63:0] slice_3_utility_request_data,
  output wire         slice_3_utility_response_valid,
  input  wire         slice_3_utility_response_ready,
  output wire  [63:0] slice_3_utility_response_data,
  output wire         slice_3_utility_response_error,
  // Pseudo-channel 18, in HBM's clock.
  input  wire         hbm_18_utility_request_valid,
  output wire         hbm_18_utility_request_ready,
  input  wire   [6:0] hbm_18_utility_request_address,
  output wire         hbm_18_utility_response_valid,
  input  wire         hbm_18_utility_response_ready,
  output wire  [63:0] hbm_18_utility_response_data,
  output wire         hbm_18_utility_response_error,
  output wire         hbm_18_row_command_valid,
  output wire   [2:0] hbm_18_row_command_kind,
  output wire   [1:0] hbm_18_row_command_stack,
  output wire   [1:0] hbm_18_row_command_group,
  output wire   [1:0] hbm_18_row_command_bank,
  output wire   [6:0] hbm_18_row_command_row,
  output wire         hbm_18_column_command_valid,
  output wire         hbm_18_column_command_write,
  output wire   [1:0] hbm_18_column_command_stack,
  output wire   [1:0] hbm_18_column_command_group,
  output wire   [1:0] hbm_18_column_command_bank,
  output wire   [4:0] hbm_18_column_command_column,
  output wire         hbm_18_write_data_valid,
  output wire [127:0] hbm_18_write_data_data,
  output wire   [7:0] hbm_18_write_data_side,
  input  wire         hbm_18_read_data_valid,
  input  wire [127:0] hbm_18_read_data_data,
  input  wire   [7:0] hbm_18_read_data_side,
  // Pseudo-channel 19, in HBM's clock.
  input  wire         hbm_19_utility_request_valid,
  output wire         hbm_19_utility_request_ready,
  input  wire   [6:0] hbm_19_utility_request_address,
  output wire         hbm_19_utility_response_valid,
  input  wire         hbm_19_utility_response_ready,
  output wire  [63:0] hbm_19_utility_response_data,
  output wire         hbm_19_utility_response_error,
  output wire         hbm_19_row_command_valid,
  output wire   [2:0] hbm_19_row_command_kind,
  output wire   [1:0] hbm_19_row_command_stack,
  output wire   [1:0] hbm_19_row_command_group,
  output wire   [1:0] hbm_19_row_command_bank,
  output wire   [6:0] hbm_19_row_command_row,
  output wire         hbm_19_column_command_valid,
  output wire         hbm_19_column_command_write,
  output wire   [1:0] hbm_19_column_command_stack,
  output wire   [1:0] hbm_19_column_command_group,
  output wire   [1:0] hbm_19_column_command_bank,
  output wire   [4:0] hbm_19_column_command_column,
  output wire         hbm_19_write_data_valid,
  output wire [127:0] hbm_19_write_data_data,
  output wire   [7:0] hbm_19_write_data_side,
  input  wire         hbm_19_read_data_valid,
  input  wire [127:0] hbm_19_read_data_data,
  input  wire   [7:0] hbm_19_read_data_side,
  // Pseudo-channel 20, in HBM's clock.
  input  wire         hbm_20_utility_request_valid,
  output wire         hbm_20_utility_request_ready,
  input  wire   [6:0] hbm_20_utility_request_address,
  output wire         hbm_20_utility_response_valid,
  input  wire         hbm_20_utility_response_ready,
  output wire  [63:0] hbm_20_utility_response_data,
  output wire         hbm_20_utility_response_error,
  output wire         hbm_20_row_command_valid,
  output wire   [2:0] hbm_20_row_command_kind,
  output wire   [1:0] hbm_20_row_command_stack,
  output wire   [1:0] hbm_20_row_command_group,
  output wire   [1:0] hbm_20_row_command_bank,
  output wire   [6:0] hbm_20_row_command_row,
  output wire         hbm_20_column_command_valid,
  output wire         hbm_20_column_command_write,
  output wire   [1:0] hbm_20_column_command_stack,
  output wire   [1:0] hbm_20_column_command_group,
  output wire   [1:0] hbm_20_column_command_bank,
  output wire   [4:0] hbm_20_column_command_column,
  output wire         hbm_20_write_data_valid,
  output wire [127:0] hbm_20_write_data_data,
  output wire   [7:0] hbm_20_write_data_side,
  input  wire         hbm_20_read_data_valid,
  input  wire [127:0] hbm_20_read_data_data,
  input  wire   [7:0] hbm_20_read_data_side,
  // Pseudo-channel 21, in HBM's clock.
  input  wire         hbm_21_utility_request_valid,
  output wire         hbm_21_utility_request_ready,
  input  wire   [6:0] hbm_21_utility_request_address,
  output wire         hbm_21_utility_response_valid,
  input  wire         hbm_21_utility_response_ready,
  output wire  [63:0] hbm_21_utility_response_data,
  output wire         hbm_21_utility_response_error,
  output wire         hbm_21_row_command_valid,
  output wire   [2:0] hbm_21_row_command_kind,
  output wire   [1:0] hbm_21_row_command_stack,
  output wire   [1:0] hbm_21_row_command_group,
  output wire   [1:0] hbm_21_row_command_bank,
  output wire   [6:0] hbm_21_row_command_row,
  output wire         hbm_21_column_command_valid,
  output wire         hbm_21_column_command_write,
  output wire   [1:0] hbm_21_column_command_stack,
  output wire   [1:0] hbm_21_column_command_group,
  output wire   [1:0] hbm_21_column_command_bank,
  output wire   [4:0] hbm_21_column_command_column,
  output wire         hbm_21_write_data_valid,
  output wire [127:0] hbm_21_write_data_data,
  output wire   [7:0] hbm_21_write_data_side,
  input  wire         hbm_21_read_data_valid,
  input  wire [127:0] hbm_21_read_data_data,
  input  wire   [7:0] hbm_21_read_data_side,
  // Pseudo-channel 22, in HBM's clock.
  input  wire         hbm_22_utility_request_valid,
  output wire         hbm_22_utility_request_ready,
  input  wire   [6:0] hbm_22_utility_request_address,
  output wire         hbm_22_utility_response_valid,
  input  wire         hbm_22_utility_response_ready,
  output wire  [63:0] hbm_22_utility_response_data,
  output wire         hbm_22_utility_response_error,
  output wire         hbm_22_row_command_valid,
  output wire   [2:0] hbm_22_row_command_kind,
  output wire   [1:0] hbm_22_row_command_stack,
  output wire   [1:0] hbm_22_row_command_group,
  output wire   [1:0] hbm_22_row_command_bank,
  output wire   [6:0] hbm_22_row_command_row,
  output wire         hbm_22_column_command_valid,
  output wire         hbm_22_column_command_write,
  output wire   [1:0] hbm_22_column_command_stack,
  output wire   [1:0] hbm_22_column_command_group,
  output wire   [1:0] hbm_22_column_command_bank,
  output wire   [4:0] hbm_22_column_command_column,
  output wire         hbm_22_write_data_valid,
  output wire [127:0] hbm_22_write_data_data,
  output wire   [7:0] hbm_22_write_data_side,
  input  wire         hbm_22_read_data_valid,
  input  wire [127:0] hbm_22_read_data_data,
  input  wire   [7:0] hbm_22_read_data_side,
  // Pseudo-channel 23, in HBM's clock.
  input  wire         hbm_23_utility_request_valid,
  output wire         hbm_23_utility_request_ready,
  input  wire   [6:0] hbm_23_utility_request_address,
  output wire         hbm_23_utility_response_valid,
  input  wire         hbm_23_utility_response_ready,
  output wire  [63:0] hbm_23_utility_response_data,
  output wire         hbm_23_utility_response_error,
  output wire         hbm_23_row_command_valid,
  output wire   [2:0] hbm_23_row_command_kind,
  output wire   [1:0] hbm_23_row_command_stack,
  output wire   [1:0] hbm_23_row_command_group,
  output wire   [1:0] hbm_23_row_command_bank,
  output wire   [6:0] hbm_23_row_command_row,
  output wire         hbm_23_column_command_valid,
  output wire         hbm_23_column_command_write,
  output wire   [1:0] hbm_23_column_command_stack,
  output wire   [1:0] hbm_23_column_command_group,
  output wire   [1:0] hbm_23_column_command_bank,
  output wire   [4:0] hbm_23_column_command_column,
  output wire         hbm_23_write_data_valid,
  output wire [127:0] hbm_23_write_data_data,
  output wire   [7:0] hbm_23_write_data_side,
  input  wire         hbm_23_read_data_valid,
  input  wire [127:0] hbm_23_read_data_data,
  input  wire   [7:0] hbm_23_read_data_side
);

  wire noc_utility_0_0_request_ready;
  wire noc_utility_0_0_response_valid;
  wire [63:0] noc_utility_0_0_response_data;
  wire noc_utility_0_0_response_error;
  wire noc_client_0_0_1_data_0_up_0_ready;
  wire noc_client_0_0_1_data_0_down_1_valid;
  wire [644:0] noc_client_0_0_1_data_0_down_1_payload;
  wire noc_client_0_0_1_control_0_up_0_ready;
  wire noc_client_0_0_1_control_0_down_1_valid;
  wire [63:0] noc_client_0_0_1_control_0_down_1_payload;
  wire noc_client_0_0_6_data_0_up_0_ready;
  wire noc_client_0_0_6_data_0_down_1_valid;
  wire [644:0] noc_client_0_0_6_data_0_down_1_payload;
  wire noc_client_0_0_6_control_0_up_0_ready;
  wire noc_client_0_0_6_control_0_down_1_valid;
  wire [63:0] noc_client_0_0_6_control_0_down_1_payload;
  wire noc_client_0_0_7_data_0_down_0_valid;
  wire [644:0] noc_client_0_0_7_data_0_down_0_payload;
  wire noc_client_0_0_7_data_0_up_1_ready;
  wire noc_client_0_0_7_data_1_down_0_valid;
  wire [644:0] noc_client_0_0_7_data_1_down_0_payload;
  wire noc_client_0_0_7_data_1_up_1_ready;
  wire noc_client_0_0_7_data_2_down_0_valid;
  wire [644:0] noc_client_0_0_7_data_2_down_0_payload;
  wire noc_client_0_0_7_data_2_up_1_ready;
  wire noc_client_0_0_7_control_0_down_0_valid;
  wire [63:0] noc_client_0_0_7_control_0_down_0_payload;
  wire noc_client_0_0_7_control_0_up_1_ready;
  wire noc_client_0_0_8_data_0_up_0_ready;
  wire noc_client_0_0_8_data_0_down_1_valid;
  wire [644:0] noc_client_0_0_8_data_0_down_1_payload;
  wire noc_client_0_0_8_control_0_up_0_ready;
  wire noc_client_0_0_8_control_0_down_1_valid;
  wire [63:0] noc_client_0_0_8_control_0_down_1_payload;
  wire noc_utility_1_0_request_ready;
  wire noc_utility_1_0_response_valid;
  wire [63:0] noc_utility_1_0_response_data;
  wire noc_utility_1_0_response_error;
  wire noc_client_1_0_0_data_0_up_0_ready;
  wire noc_client_1_0_0_data_0_down_1_valid;
  wire [644:0] noc_client_1_0_0_data_0_down_1_payload;
  wire noc_client_1_0_0_control_0_up_0_ready;
  wire noc_client_1_0_0_control_0_down_1_valid;
  wire [63:0] noc_client_1_0_0_control_0_down_1_payload;
  wire noc_client_1_0_6_data_0_up_0_ready;
  wire noc_client_1_0_6_data_0_down_1_valid;
  wire [644:0] noc_client_1_0_6_data_0_down_1_payload;
  wire noc_client_1_0_6_control_0_up_0_ready;
  wire noc_client_1_0_6_control_0_down_1_valid;
  wire [63:0] noc_client_1_0_6_control_0_down_1_payload;
  wire noc_client_1_0_7_data_0_down_0_valid;
  wire [644:0] noc_client_1_0_7_data_0_down_0_payload;
  wire noc_client_1_0_7_data_0_up_1_ready;
  wire noc_client_1_0_7_data_1_down_0_valid;
  wire [644:0] noc_client_1_0_7_data_1_down_0_payload;
  wire noc_client_1_0_7_data_1_up_1_ready;
  wire noc_client_1_0_7_data_2_down_0_valid;
  wire [644:0] noc_client_1_0_7_data_2_down_0_payload;
  wire noc_client_1_0_7_data_2_up_1_ready;
  wire noc_client_1_0_7_control_0_down_0_valid;
  wire [63:0] noc_client_1_0_7_control_0_down_0_payload;
  wire noc_client_1_0_7_control_0_up_1_ready;
  wire noc_client_1_0_8_data_0_up_0_ready;
  wire noc_client_1_0_8_data_0_down_1_valid;
  wire [644:0] noc_client_1_0_8_data_0_down_1_payload;
  wire noc_client_1_0_8_control_0_up_0_ready;
  wire noc_client_1_0_8_control_0_down_1_valid;
  wire [63:0] noc_client_1_0_8_control_0_down_1_payload;
  wire noc_client_1_0_9_data_0_up_0_ready;
  wire noc_client_1_0_9_data_0_down_1_valid;
  wire [644:0] noc_client_1_0_9_data_0_down_1_payload;
  wire noc_client_1_0_9_control_0_up_0_ready;
  wire noc_client_1_0_9_control_0_down_1_valid;
  wire [63:0] noc_client_1_0_9_control_0_down_1_payload;
  wire noc_utility_0_1_request_ready;
  wire noc_utility_0_1_response_valid;
  wire [63:0] noc_utility_0_1_response_data;
  wire noc_utility_0_1_response_error;
  wire noc_client_0_1_1_data_0_up_0_ready;
  wire noc_client_0_1_1_data_0_down_1_valid;
  wire [644:0] noc_client_0_1_1_data_0_down_1_payload;
  wire noc_client_0_1_1_control_0_up_0_ready;
  wire noc_client_0_1_1_control_0_down_1_valid;
  wire [63:0] noc_client_0_1_1_control_0_down_1_payload;
  wire noc_client_0_1_7_data_0_down_0_valid;
  wire [644:0] noc_client_0_1_7_data_0_down_0_payload;
  wire noc_client_0_1_7_data_0_up_1_ready;
  wire noc_client_0_1_7_data_1_down_0_valid;
  wire [644:0] noc_client_0_1_7_data_1_down_0_payload;
  wire noc_client_0_1_7_data_1_up_1_ready;
  wire noc_client_0_1_7_data_2_down_0_valid;
  wire [644:0] noc_client_0_1_7_data_2_down_0_payload;
  wire noc_client_0_1_7_data_2_up_1_ready;
  wire noc_client_0_1_7_control_0_down_0_valid;
  wire [63:0] noc_client_0_1_7_control_0_down_0_payload;
  wire noc_client_0_1_7_control_0_up_1_ready;
  wire noc_client_0_1_8_data_0_up_0_ready;
  wire noc_client_0_1_8_data_0_down_1_valid;
  wire [644:0] noc_client_0_1_8_data_0_down_1_payload;
  wire noc_client_0_1_8_control_0_up_0_ready;
  wire noc_client_0_1_8_control_0_down_1_valid;
  wire [63:0] noc_client_0_1_8_control_0_down_1_payload;
  wire noc_utility_1_1_request_ready;
  wire noc_utility_1_1_response_valid;
  wire [63:0] noc_utility_1_1_response_data;
  wire noc_utility_1_1_response_error;
  wire noc_client_1_1_0_data_0_up_0_ready;
  wire noc_client_1_1_0_data_0_down_1_valid;
  wire [644:0] noc_client_1_1_0_data_0_down_1_payload;
  wire noc_client_1_1_0_control_0_up_0_ready;
  wire noc_client_1_1_0_control_0_down_1_valid;
  wire [63:0] noc_client_1_1_0_control_0_down_1_payload;
  wire noc_client_1_1_7_data_0_down_0_valid;
  wire [644:0] noc_client_1_1_7_data_0_down_0_payload;
  wire noc_client_1_1_7_data_0_up_1_ready;
  wire noc_client_1_1_7_data_1_down_0_valid;
  wire [644:0] noc_client_1_1_7_data_1_down_0_payload;
  wire noc_client_1_1_7_data_1_up_1_ready;
  wire noc_client_1_1_7_data_2_down_0_valid;
  wire [644:0] noc_client_1_1_7_data_2_down_0_payload;
  wire noc_client_1_1_7_data_2_up_1_ready;
  wire noc_client_1_1_7_control_0_down_0_valid;
  wire [63:0] noc_client_1_1_7_control_0_down_0_payload;
  wire noc_client_1_1_7_control_0_up_1_ready;
  wire noc_client_1_1_8_data_0_up_0_ready;
  wire noc_client_1_1_8_data_0_down_1_valid;
  wire [644:0] noc_client_1_1_8_data_0_down_1_payload;
  wire noc_client_1_1_8_control_0_up_0_ready;
  wire noc_client_1_1_8_control_0_down_1_valid;
  wire [63:0] noc_client_1_1_8_control_0_down_1_payload;
  wire fi_0_0_1_command_ready;
  wire fi_0_0_1_status_valid;
  wire [7:0] fi_0_0_1_status_tag;
  wire [3:0] fi_0_0_1_status_code;
  wire fi_0_0_1_control_up_valid;
  wire [1:0] fi_0_0_1_control_up_columns;
  wire [1:0] fi_0_0_1_control_up_rows;
  wire [9:0] fi_0_0_1_control_up_clients;
  wire [63:0] fi_0_0_1_control_up_payload;
  wire fi_0_0_1_control_down_ready;
  wire fi_0_0_1_data_up_0_valid;
  wire [1:0] fi_0_0_1_data_up_0_columns;
  wire [1:0] fi_0_0_1_data_up_0_rows;
  wire [9:0] fi_0_0_1_data_up_0_clients;
  wire [1:0] fi_0_0_1_data_up_0_lane;
  wire [644:0] fi_0_0_1_data_up_0_payload;
  wire fi_0_0_1_data_down_0_ready;
  wire fi_0_0_1_store_write_0_valid;
  wire [15:0] fi_0_0_1_store_write_0_address;
  wire [63:0] fi_0_0_1_store_write_0_strobe;
  wire [511:0] fi_0_0_1_store_write_0_data;
  wire fi_0_0_1_store_read_valid;
  wire [15:0] fi_0_0_1_store_read_address;
  wire fi_0_0_1_store_read_data_ready;
  wire fi_0_0_1_utility_request_ready;
  wire fi_0_0_1_utility_response_valid;
  wire [63:0] fi_0_0_1_utility_response_data;
  wire fi_0_0_1_utility_response_error;
  wire [7:0] fi_0_0_1_armed;
  wire fi_0_0_6_command_ready;
  wire fi_0_0_6_status_valid;
  wire [7:0] fi_0_0_6_status_tag;
  wire [3:0] fi_0_0_6_status_code;
  wire fi_0_0_6_control_up_valid;
  wire [1:0] fi_0_0_6_control_up_columns;
  wire [1:0] fi_0_0_6_control_up_rows;
  wire [9:0] fi_0_0_6_control_up_clients;
  wire [63:0] fi_0_0_6_control_up_payload;
  wire fi_0_0_6_control_down_ready;
  wire fi_0_0_6_data_up_0_valid;
  wire [1:0] fi_0_0_6_data_up_0_columns;
  wire [1:0] fi_0_0_6_data_up_0_rows;
  wire [9:0] fi_0_0_6_data_up_0_clients;
  wire [1:0] fi_0_0_6_data_up_0_lane;
  wire [644:0] fi_0_0_6_data_up_0_payload;
  wire fi_0_0_6_data_down_0_ready;
  wire fi_0_0_6_store_write_0_valid;
  wire [18:0] fi_0_0_6_store_write_0_address;
  wire [63:0] fi_0_0_6_store_write_0_strobe;
  wire [511:0] fi_0_0_6_store_write_0_data;
  wire fi_0_0_6_store_read_valid;
  wire [18:0] fi_0_0_6_store_read_address;
  wire fi_0_0_6_store_read_data_ready;
  wire fi_0_0_6_utility_request_ready;
  wire fi_0_0_6_utility_response_valid;
  wire [63:0] fi_0_0_6_utility_response_data;
  wire fi_0_0_6_utility_response_error;
  wire [7:0] fi_0_0_6_armed;
  wire fi_0_0_8_command_ready;
  wire fi_0_0_8_status_valid;
  wire [7:0] fi_0_0_8_status_tag;
  wire [3:0] fi_0_0_8_status_code;
  wire fi_0_0_8_control_up_valid;
  wire [1:0] fi_0_0_8_control_up_columns;
  wire [1:0] fi_0_0_8_control_up_rows;
  wire [9:0] fi_0_0_8_control_up_clients;
  wire [63:0] fi_0_0_8_control_up_payload;
  wire fi_0_0_8_control_down_ready;
  wire fi_0_0_8_data_up_0_valid;
  wire [1:0] fi_0_0_8_data_up_0_columns;
  wire [1:0] fi_0_0_8_data_up_0_rows;
  wire [9:0] fi_0_0_8_data_up_0_clients;
  wire [1:0] fi_0_0_8_data_up_0_lane;
  wire [644:0] fi_0_0_8_data_up_0_payload;
  wire fi_0_0_8_data_down_0_ready;
  wire fi_0_0_8_store_write_0_valid;
  wire [15:0] fi_0_0_8_store_write_0_address;
  wire [63:0] fi_0_0_8_store_write_0_strobe;
  wire [511:0] fi_0_0_8_store_write_0_data;
  wire fi_0_0_8_store_read_valid;
  wire [15:0] fi_0_0_8_store_read_address;
  wire fi_0_0_8_store_read_data_ready;
  wire fi_0_0_8_utility_request_ready;
  wire fi_0_0_8_utility_response_valid;
  wire [63:0] fi_0_0_8_utility_response_data;
  wire fi_0_0_8_utility_response_error;
  wire [7:0] fi_0_0_8_armed;
  wire fi_1_0_0_command_ready;
  wire fi_1_0_0_status_valid;
  wire [7:0] fi_1_0_0_status_tag;
  wire [3:0] fi_1_0_0_status_code;
  wire fi_1_0_0_control_up_valid;
  wire [1:0] fi_1_0_0_control_up_columns;
  wire [1:0] fi_1_0_0_control_up_rows;
  wire [9:0] fi_1_0_0_control_up_clients;
  wire [63:0] fi_1_0_0_control_up_payload;
  wire fi_1_0_0_control_down_ready;
  wire fi_1_0_0_data_up_0_valid;
  wire [1:0] fi_1_0_0_data_up_0_columns;
  wire [1:0] fi_1_0_0_data_up_0_rows;
  wire [9:0] fi_1_0_0_data_up_0_clients;
  wire [1:0] fi_1_0_0_data_up_0_lane;
  wire [644:0] fi_1_0_0_data_up_0_payload;
  wire fi_1_0_0_data_down_0_ready;
  wire fi_1_0_0_store_write_0_valid;
  wire [15:0] fi_1_0_0_store_write_0_address;
  wire [63:0] fi_1_0_0_store_write_0_strobe;
  wire [511:0] fi_1_0_0_store_write_0_data;
  wire fi_1_0_0_store_read_valid;
  wire [15:0] fi_1_0_0_store_read_address;
  wire fi_1_0_0_store_read_data_ready;
  wire fi_1_0_0_utility_request_ready;
  wire fi_1_0_0_utility_response_valid;
  wire [63:0] fi_1_0_0_utility_response_data;
  wire fi_1_0_0_utility_response_error;
  wire [7:0] fi_1_0_0_armed;
  wire fi_1_0_6_command_ready;
  wire fi_1_0_6_status_valid;
  wire [7:0] fi_1_0_6_status_tag;
  wire [3:0] fi_1_0_6_status_code;
  wire fi_1_0_6_control_up_valid;
  wire [1:0] fi_1_0_6_control_up_columns;
  wire [1:0] fi_1_0_6_control_up_rows;
  wire [9:0] fi_1_0_6_control_up_clients;
  wire [63:0] fi_1_0_6_control_up_payload;
  wire fi_1_0_6_control_down_ready;
  wire fi_1_0_6_data_up_0_valid;
  wire [1:0] fi_1_0_6_data_up_0_columns;
  wire [1:0] fi_1_0_6_data_up_0_rows;
  wire [9:0] fi_1_0_6_data_up_0_clients;
  wire [1:0] fi_1_0_6_data_up_0_lane;
  wire [644:0] fi_1_0_6_data_up_0_payload;
  wire fi_1_0_6_data_down_0_ready;
  wire fi_1_0_6_store_write_0_valid;
  wire [18:0] fi_1_0_6_store_write_0_address;
  wire [63:0] fi_1_0_6_store_write_0_strobe;
  wire [511:0] fi_1_0_6_store_write_0_data;
  wire fi_1_0_6_store_read_valid;
  wire [18:0] fi_1_0_6_store_read_address;
  wire fi_1_0_6_store_read_data_ready;
  wire fi_1_0_6_utility_request_ready;
  wire fi_1_0_6_utility_response_valid;
  wire [63:0] fi_1_0_6_utility_response_data;
  wire fi_1_0_6_utility_response_error;
  wire [7:0] fi_1_0_6_armed;
  wire fi_1_0_8_command_ready;
  wire fi_1_0_8_status_valid;
  wire [7:0] fi_1_0_8_status_tag;
  wire [3:0] fi_1_0_8_status_code;
  wire fi_1_0_8_control_up_valid;
  wire [1:0] fi_1_0_8_control_up_columns;
  wire [1:0] fi_1_0_8_control_up_rows;
  wire [9:0] fi_1_0_8_control_up_clients;
  wire [63:0] fi_1_0_8_control_up_payload;
  wire fi_1_0_8_control_down_ready;
  wire fi_1_0_8_data_up_0_valid;
  wire [1:0] fi_1_0_8_data_up_0_columns;
  wire [1:0] fi_1_0_8_data_up_0_rows;
  wire [9:0] fi_1_0_8_data_up_0_clients;
  wire [1:0] fi_1_0_8_data_up_0_lane;
  wire [644:0] fi_1_0_8_data_up_0_payload;
  wire fi_1_0_8_data_down_0_ready;
  wire fi_1_0_8_store_write_0_valid;
  wire [15:0] fi_1_0_8_store_write_0_address;
  wire [63:0] fi_1_0_8_store_write_0_strobe;
  wire [511:0] fi_1_0_8_store_write_0_data;
  wire fi_1_0_8_store_read_valid;
  wire [15:0] fi_1_0_8_store_read_address;
  wire fi_1_0_8_store_read_data_ready;
  wire fi_1_0_8_utility_request_ready;
  wire fi_1_0_8_utility_response_valid;
  wire [63:0] fi_1_0_8_utility_response_data;
  wire fi_1_0_8_utility_response_error;
  wire [7:0] fi_1_0_8_armed;
  wire fi_1_0_9_command_ready;
  wire fi_1_0_9_status_valid;
  wire [7:0] fi_1_0_9_status_tag;
  wire [3:0] fi_1_0_9_status_code;
  wire fi_1_0_9_control_up_valid;
  wire [1:0] fi_1_0_9_control_up_columns;
  wire [1:0] fi_1_0_9_control_up_rows;
  wire [9:0] fi_1_0_9_control_up_clients;
  wire [63:0] fi_1_0_9_control_up_payload;
  wire fi_1_0_9_control_down_ready;
  wire fi_1_0_9_data_up_0_valid;
  wire [1:0] fi_1_0_9_data_up_0_columns;
  wire [1:0] fi_1_0_9_data_up_0_rows;
  wire [9:0] fi_1_0_9_data_up_0_clients;
  wire [1:0] fi_1_0_9_data_up_0_lane;
  wire [644:0] fi_1_0_9_data_up_0_payload;
  wire fi_1_0_9_data_down_0_ready;
  wire fi_1_0_9_store_write_0_valid;
  wire [15:0] fi_1_0_9_store_write_0_address;
  wire [63:0] fi_1_0_9_store_write_0_strobe;
  wire [511:0] fi_1_0_9_store_write_0_data;
  wire fi_1_0_9_store_read_valid;
  wire [15:0] fi_1_0_9_store_read_address;
  wire fi_1_0_9_store_read_data_ready;
  wire fi_1_0_9_utility_request_ready;
  wire fi_1_0_9_utility_response_valid;
  wire [63:0] fi_1_0_9_utility_response_data;
  wire fi_1_0_9_utility_response_error;
  wire [7:0] fi_1_0_9_armed;
  wire fi_0_1_1_command_ready;
  wire fi_0_1_1_status_valid;
  wire [7:0] fi_0_1_1_status_tag;
  wire [3:0] fi_0_1_1_status_code;
  wire fi_0_1_1_control_up_valid;
  wire [1:0] fi_0_1_1_control_up_columns;
  wire [1:0] fi_0_1_1_control_up_rows;
  wire [9:0] fi_0_1_1_control_up_clients;
  wire [63:0] fi_0_1_1_control_up_payload;
  wire fi_0_1_1_control_down_ready;
  wire fi_0_1_1_data_up_0_valid;
  wire [1:0] fi_0_1_1_data_up_0_columns;
  wire [1:0] fi_0_1_1_data_up_0_rows;
  wire [9:0] fi_0_1_1_data_up_0_clients;
  wire [1:0] fi_0_1_1_data_up_0_lane;
  wire [644:0] fi_0_1_1_data_up_0_payload;
  wire fi_0_1_1_data_down_0_ready;
  wire fi_0_1_1_store_write_0_valid;
  wire [15:0] fi_0_1_1_store_write_0_address;
  wire [63:0] fi_0_1_1_store_write_0_strobe;
  wire [511:0] fi_0_1_1_store_write_0_data;
  wire fi_0_1_1_store_read_valid;
  wire [15:0] fi_0_1_1_store_read_address;
  wire fi_0_1_1_store_read_data_ready;
  wire fi_0_1_1_utility_request_ready;
  wire fi_0_1_1_utility_response_valid;
  wire [63:0] fi_0_1_1_utility_response_data;
  wire fi_0_1_1_utility_response_error;
  wire [3:0] fi_0_1_1_logical_row;
  wire [7:0] fi_0_1_1_armed;
  wire fi_0_1_8_command_ready;
  wire fi_0_1_8_status_valid;
  wire [7:0] fi_0_1_8_status_tag;
  wire [3:0] fi_0_1_8_status_code;
  wire fi_0_1_8_control_up_valid;
  wire [1:0] fi_0_1_8_control_up_columns;
  wire [1:0] fi_0_1_8_control_up_rows;
  wire [9:0] fi_0_1_8_control_up_clients;
  wire [63:0] fi_0_1_8_control_up_payload;
  wire fi_0_1_8_control_down_ready;
  wire fi_0_1_8_data_up_0_valid;
  wire [1:0] fi_0_1_8_data_up_0_columns;
  wire [1:0] fi_0_1_8_data_up_0_rows;
  wire [9:0] fi_0_1_8_data_up_0_clients;
  wire [1:0] fi_0_1_8_data_up_0_lane;
  wire [644:0] fi_0_1_8_data_up_0_payload;
  wire fi_0_1_8_data_down_0_ready;
  wire fi_0_1_8_store_write_0_valid;
  wire [15:0] fi_0_1_8_store_write_0_address;
  wire [63:0] fi_0_1_8_store_write_0_strobe;
  wire [511:0] fi_0_1_8_store_write_0_data;
  wire fi_0_1_8_store_read_valid;
  wire [15:0] fi_0_1_8_store_read_address;
  wire fi_0_1_8_store_read_data_ready;
  wire fi_0_1_8_utility_request_ready;
  wire fi_0_1_8_utility_response_valid;
  wire [63:0] fi_0_1_8_utility_response_data;
  wire fi_0_1_8_utility_response_error;
  wire [7:0] fi_0_1_8_armed;
  wire fi_1_1_0_command_ready;
  wire fi_1_1_0_status_valid;
  wire [7:0] fi_1_1_0_status_tag;
  wire [3:0] fi_1_1_0_status_code;
  wire fi_1_1_0_control_up_valid;
  wire [1:0] fi_1_1_0_control_up_columns;
  wire [1:0] fi_1_1_0_control_up_rows;
  wire [9:0] fi_1_1_0_control_up_clients;
  wire [63:0] fi_1_1_0_control_up_payload;
  wire fi_1_1_0_control_down_ready;
  wire fi_1_1_0_data_up_0_valid;
  wire [1:0] fi_1_1_0_data_up_0_columns;
  wire [1:0] fi_1_1_0_data_up_0_rows;
  wire [9:0] fi_1_1_0_data_up_0_clients;
  wire [1:0] fi_1_1_0_data_up_0_lane;
  wire [644:0] fi_1_1_0_data_up_0_payload;
  wire fi_1_1_0_data_down_0_ready;
  wire fi_1_1_0_store_write_0_valid;
  wire [15:0] fi_1_1_0_store_write_0_address;
  wire [63:0] fi_1_1_0_store_write_0_strobe;
  wire [511:0] fi_1_1_0_store_write_0_data;
  wire fi_1_1_0_store_read_valid;
  wire [15:0] fi_1_1_0_store_read_address;
  wire fi_1_1_0_store_read_data_ready;
  wire fi_1_1_0_utility_request_ready;
  wire fi_1_1_0_utility_response_valid;
  wire [63:0] fi_1_1_0_utility_response_data;
  wire fi_1_1_0_utility_response_error;
  wire [3:0] fi_1_1_0_logical_row;
  wire [7:0] fi_1_1_0_armed;
  wire fi_1_1_8_command_ready;
  wire fi_1_1_8_status_valid;
  wire [7:0] fi_1_1_8_status_tag;
  wire [3:0] fi_1_1_8_status_code;
  wire fi_1_1_8_control_up_valid;
  wire [1:0] fi_1_1_8_control_up_columns;
  wire [1:0] fi_1_1_8_control_up_rows;
  wire [9:0] fi_1_1_8_control_up_clients;
  wire [63:0] fi_1_1_8_control_up_payload;
  wire fi_1_1_8_control_down_ready;
  wire fi_1_1_8_data_up_0_valid;
  wire [1:0] fi_1_1_8_data_up_0_columns;
  wire [1:0] fi_1_1_8_data_up_0_rows;
  wire [9:0] fi_1_1_8_data_up_0_clients;
  wire [1:0] fi_1_1_8_data_up_0_lane;
  wire [644:0] fi_1_1_8_data_up_0_payload;
  wire fi_1_1_8_data_down_0_ready;
  wire fi_1_1_8_store_write_0_valid;
  wire [15:0] fi_1_1_8_store_write_0_address;
  wire [63:0] fi_1_1_8_store_write_0_strobe;
  wire [511:0] fi_1_1_8_store_write_0_data;
  wire fi_1_1_8_store_read_valid;
  wire [15:0] fi_1_1_8_store_read_address;
  wire fi_1_1_8_store_read_data_ready;
  wire fi_1_1_8_utility_request_ready;
  wire fi_1_1_8_utility_response_valid;
  wire [63:0] fi_1_1_8_utility_response_data;
  wire fi_1_1_8_utility_response_error;
  wire [7:0] fi_1_1_8_armed;
  wire memory_slice_0_utility_request_ready;
  wire memory_slice_0_utility_response_valid;
  wire [63:0] memory_slice_0_utility_response_data;
  wire memory_slice_0_utility_response_error;
  wire memory_slice_0_control_down_ready;
  wire memory_slice_0_control_up_valid;
  wire [1:0] memory_slice_0_control_up_columns;
  wire [1:0] memory_slice_0_control_up_rows;
  wire [9:0] memory_slice_0_control_up_clients;
  wire [63:0] memory_slice_0_control_up_payload;
  wire memory_slice_0_data_0_down_ready;
  wire memory_slice_0_data_0_up_valid;
  wire [1:0] memory_slice_0_data_0_up_columns;
  wire [1:0] memory_slice_0_data_0_up_rows;
  wire [9:0] memory_slice_0_data_0_up_clients;
  wire [644:0] memory_slice_0_data_0_up_payload;
  wire memory_slice_0_data_1_down_ready;
  wire memory_slice_0_data_1_up_valid;
  wire [1:0] memory_slice_0_data_1_up_columns;
  wire [1:0] memory_slice_0_data_1_up_rows;
  wire [9:0] memory_slice_0_data_1_up_clients;
  wire [644:0] memory_slice_0_data_1_up_payload;
  wire memory_slice_0_data_2_down_ready;
  wire memory_slice_0_data_2_up_valid;
  wire [1:0] memory_slice_0_data_2_up_columns;
  wire [1:0] memory_slice_0_data_2_up_rows;
  wire [9:0] memory_slice_0_data_2_up_clients;
  wire [644:0] memory_slice_0_data_2_up_payload;
  wire memory_slice_0_channel_0_utility_request_ready;
  wire memory_slice_0_channel_0_utility_response_valid;
  wire [63:0] memory_slice_0_channel_0_utility_response_data;
  wire memory_slice_0_channel_0_utility_response_error;
  wire memory_slice_0_channel_0_row_command_valid;
  wire [2:0] memory_slice_0_channel_0_row_command_kind;
  wire [1:0] memory_slice_0_channel_0_row_command_stack;
  wire [1:0] memory_slice_0_channel_0_row_command_group;
  wire [1:0] memory_slice_0_channel_0_row_command_bank;
  wire [6:0] memory_slice_0_channel_0_row_command_row;
  wire memory_slice_0_channel_0_column_command_valid;
  wire memory_slice_0_channel_0_column_command_write;
  wire [1:0] memory_slice_0_channel_0_column_command_stack;
  wire [1:0] memory_slice_0_channel_0_column_command_group;
  wire [1:0] memory_slice_0_channel_0_column_command_bank;
  wire [4:0] memory_slice_0_channel_0_column_command_column;
  wire memory_slice_0_channel_0_write_data_valid;
  wire [127:0] memory_slice_0_channel_0_write_data_data;
  wire [7:0] memory_slice_0_channel_0_write_data_side;
  wire memory_slice_0_channel_1_utility_request_ready;
  wire memory_slice_0_channel_1_utility_response_valid;
  wire [63:0] memory_slice_0_channel_1_utility_response_data;
  wire memory_slice_0_channel_1_utility_response_error;
  wire memory_slice_0_channel_1_row_command_valid;
  wire [2:0] memory_slice_0_channel_1_row_command_kind;
  wire [1:0] memory_slice_0_channel_1_row_command_stack;
  wire [1:0] memory_slice_0_channel_1_row_command_group;
  wire [1:0] memory_slice_0_channel_1_row_command_bank;
  wire [6:0] memory_slice_0_channel_1_row_command_row;
  wire memory_slice_0_channel_1_column_command_valid;
  wire memory_slice_0_channel_1_column_command_write;
  wire [1:0] memory_slice_0_channel_1_column_command_stack;
  wire [1:0] memory_slice_0_channel_1_column_command_group;
  wire [1:0] memory_slice_0_channel_1_column_command_bank;
  wire [4:0] memory_slice_0_channel_1_column_command_column;
  wire memory_slice_0_channel_1_write_data_valid;
  wire [127:0] memory_slice_0_channel_1_write_data_data;
  wire [7:0] memory_slice_0_channel_1_write_data_side;
  wire memory_slice_0_channel_2_utility_request_ready;
  wire memory_slice_0_channel_2_utility_response_valid;
  wire [63:0] memory_slice_0_channel_2_utility_response_data;
  wire memory_slice_0_channel_2_utility_response_error;
  wire memory_slice_0_channel_2_row_command_valid;
  wire [2:0] memory_slice_0_channel_2_row_command_kind;
  wire [1:0] memory_slice_0_channel_2_row_command_stack;
  wire [1:0] memory_slice_0_channel_2_row_command_group;
  wire [1:0] memory_slice_0_channel_2_row_command_bank;
  wire [6:0] memory_slice_0_channel_2_row_command_row;
  wire memory_slice_0_channel_2_column_command_valid;
  wire memory_slice_0_channel_2_column_command_write;
  wire [1:0] memory_slice_0_channel_2_column_command_stack;
  wire [1:0] memory_slice_0_channel_2_column_command_group;
  wire [1:0] memory_slice_0_channel_2_column_command_bank;
  wire [4:0] memory_slice_0_channel_2_column_command_column;
  wire memory_slice_0_channel_2_write_data_valid;
  wire [127:0] memory_slice_0_channel_2_write_data_data;
  wire [7:0] memory_slice_0_channel_2_write_data_side;
  wire memory_slice_0_channel_3_utility_request_ready;
  wire memory_slice_0_channel_3_utility_response_valid;
  wire [63:0] memory_slice_0_channel_3_utility_response_data;
  wire memory_slice_0_channel_3_utility_response_error;
  wire memory_slice_0_channel_3_row_command_valid;
  wire [2:0] memory_slice_0_channel_3_row_command_kind;
  wire [1:0] memory_slice_0_channel_3_row_command_stack;
  wire [1:0] memory_slice_0_channel_3_row_command_group;
  wire [1:0] memory_slice_0_channel_3_row_command_bank;
  wire [6:0] memory_slice_0_channel_3_row_command_row;
  wire memory_slice_0_channel_3_column_command_valid;
  wire memory_slice_0_channel_3_column_command_write;
  wire [1:0] memory_slice_0_channel_3_column_command_stack;
  wire [1:0] memory_slice_0_channel_3_column_command_group;
  wire [1:0] memory_slice_0_channel_3_column_command_bank;
  wire [4:0] memory_slice_0_channel_3_column_command_column;
  wire memory_slice_0_channel_3_write_data_valid;
  wire [127:0] memory_slice_0_channel_3_write_data_data;
  wire [7:0] memory_slice_0_channel_3_write_data_side;
  wire memory_slice_0_channel_4_utility_request_ready;
  wire memory_slice_0_channel_4_utility_response_valid;
  wire [63:0] memory_slice_0_channel_4_utility_response_data;
  wire memory_slice_0_channel_4_utility_response_error;
  wire memory_slice_0_channel_4_row_command_valid;
  wire [2:0] memory_slice_0_channel_4_row_command_kind;
  wire [1:0] memory_slice_0_channel_4_row_command_stack;
  wire [1:0] memory_slice_0_channel_4_row_command_group;
  wire [1:0] memory_slice_0_channel_4_row_command_bank;
  wire [6:0] memory_slice_0_channel_4_row_command_row;
  wire memory_slice_0_channel_4_column_command_valid;
  wire memory_slice_0_channel_4_column_command_write;
  wire [1:0] memory_slice_0_channel_4_column_command_stack;
  wire [1:0] memory_slice_0_channel_4_column_command_group;
  wire [1:0] memory_slice_0_channel_4_column_command_bank;
  wire [4:0] memory_slice_0_channel_4_column_command_column;
  wire memory_slice_0_channel_4_write_data_valid;
  wire [127:0] memory_slice_0_channel_4_write_data_data;
  wire [7:0] memory_slice_0_channel_4_write_data_side;
  wire memory_slice_0_channel_5_utility_request_ready;
  wire memory_slice_0_channel_5_utility_response_valid;
  wire [63:0] memory_slice_0_channel_5_utility_response_data;
  wire memory_slice_0_channel_5_utility_response_error;
  wire memory_slice_0_channel_5_row_command_valid;
  wire [2:0] memory_slice_0_channel_5_row_command_kind;
  wire [1:0] memory_slice_0_channel_5_row_command_stack;
  wire [1:0] memory_slice_0_channel_5_row_command_group;
  wire [1:0] memory_slice_0_channel_5_row_command_bank;
  wire [6:0] memory_slice_0_channel_5_row_command_row;
  wire memory_slice_0_channel_5_column_command_valid;
  wire memory_slice_0_channel_5_column_command_write;
  wire [1:0] memory_slice_0_channel_5_column_command_stack;
  wire [1:0] memory_slice_0_channel_5_column_command_group;
  wire [1:0] memory_slice_0_channel_5_column_command_bank;
  wire [4:0] memory_slice_0_channel_5_column_command_column;
  wire memory_slice_0_channel_5_write_data_valid;
  wire [127:0] memory_slice_0_channel_5_write_data_data;
  wire [7:0] memory_slice_0_channel_5_write_data_side;
  wire memory_slice_1_utility_request_ready;
  wire memory_slice_1_utility_response_valid;
  wire [63:0] memory_slice_1_utility_response_data;
  wire memory_slice_1_utility_response_error;
  wire memory_slice_1_control_down_ready;
  wire memory_slice_1_control_up_valid;
  wire [1:0] memory_slice_1_control_up_columns;
  wire [1:0] memory_slice_1_control_up_rows;
  wire [9:0] memory_slice_1_control_up_clients;
  wire [63:0] memory_slice_1_control_up_payload;
  wire memory_slice_1_data_0_down_ready;
  wire memory_slice_1_data_0_up_valid;
  wire [1:0] memory_slice_1_data_0_up_columns;
  wire [1:0] memory_slice_1_data_0_up_rows;
  wire [9:0] memory_slice_1_data_0_up_clients;
  wire [644:0] memory_slice_1_data_0_up_payload;
  wire memory_slice_1_data_1_down_ready;
  wire memory_slice_1_data_1_up_valid;
  wire [1:0] memory_slice_1_data_1_up_columns;
  wire [1:0] memory_slice_1_data_1_up_rows;
  wire [9:0] memory_slice_1_data_1_up_clients;
  wire [644:0] memory_slice_1_data_1_up_payload;
  wire memory_slice_1_data_2_down_ready;
  wire memory_slice_1_data_2_up_valid;
  wire [1:0] memory_slice_1_data_2_up_columns;
  wire [1:0] memory_slice_1_data_2_up_rows;
  wire [9:0] memory_slice_1_data_2_up_clients;
  wire [644:0] memory_slice_1_data_2_up_payload;
  wire memory_slice_1_channel_0_utility_request_ready;
  wire memory_slice_1_channel_0_utility_response_valid;
  wire [63:0] memory_slice_1_channel_0_utility_response_data;
  wire memory_slice_1_channel_0_utility_response_error;
  wire memory_slice_1_channel_0_row_command_valid;
  wire [2:0] memory_slice_1_channel_0_row_command_kind;
  wire [1:0] memory_slice_1_channel_0_row_command_stack;
  wire [1:0] memory_slice_1_channel_0_row_command_group;
  wire [1:0] memory_slice_1_channel_0_row_command_bank;
  wire [6:0] memory_slice_1_channel_0_row_command_row;
  wire memory_slice_1_channel_0_column_command_valid;
  wire memory_slice_1_channel_0_column_command_write;
  wire [1:0] memory_slice_1_channel_0_column_command_stack;
  wire [1:0] memory_slice_1_channel_0_column_command_group;
  wire [1:0] memory_slice_1_channel_0_column_command_bank;
  wire [4:0] memory_slice_1_channel_0_column_command_column;
  wire memory_slice_1_channel_0_write_data_valid;
  wire [127:0] memory_slice_1_channel_0_write_data_data;
  wire [7:0] memory_slice_1_channel_0_write_data_side;
  wire memory_slice_1_channel_1_utility_request_ready;
  wire memory_slice_1_channel_1_utility_response_valid;
  wire [63:0] memory_slice_1_channel_1_utility_response_data;
  wire memory_slice_1_channel_1_utility_response_error;
  wire memory_slice_1_channel_1_row_command_valid;
  wire [2:0] memory_slice_1_channel_1_row_command_kind;
  wire [1:0] memory_slice_1_channel_1_row_command_stack;
  wire [1:0] memory_slice_1_channel_1_row_command_group;
  wire [1:0] memory_slice_1_channel_1_row_command_bank;
  wire [6:0] memory_slice_1_channel_1_row_command_row;
  wire memory_slice_1_channel_1_column_command_valid;
  wire memory_slice_1_channel_1_column_command_write;
  wire [1:0] memory_slice_1_channel_1_column_command_stack;
  wire [1:0] memory_slice_1_channel_1_column_command_group;
  wire [1:0] memory_slice_1_channel_1_column_command_bank;
  wire [4:0] memory_slice_1_channel_1_column_command_column;
  wire memory_slice_1_channel_1_write_data_valid;
  wire [127:0] memory_slice_1_channel_1_write_data_data;
  wire [7:0] memory_slice_1_channel_1_write_data_side;
  wire memory_slice_1_channel_2_utility_request_ready;
  wire memory_slice_1_channel_2_utility_response_valid;
  wire [63:0] memory_slice_1_channel_2_utility_response_data;
  wire memory_slice_1_channel_2_utility_response_error;
  wire memory_slice_1_channel_2_row_command_valid;
  wire [2:0] memory_slice_1_channel_2_row_command_kind;
  wire [1:0] memory_slice_1_channel_2_row_command_stack;
  wire [1:0] memory_slice_1_channel_2_row_command_group;
  wire [1:0] memory_slice_1_channel_2_row_command_bank;
  wire [6:0] memory_slice_1_channel_2_row_command_row;
  wire memory_slice_1_channel_2_column_command_valid;
  wire memory_slice_1_channel_2_column_command_write;
  wire [1:0] memory_slice_1_channel_2_column_command_stack;
  wire [1:0] memory_slice_1_channel_2_column_command_group;
  wire [1:0] memory_slice_1_channel_2_column_command_bank;
  wire [4:0] memory_slice_1_channel_2_column_command_column;
  wire memory_slice_1_channel_2_write_data_valid;
  wire [127:0] memory_slice_1_channel_2_write_data_data;
  wire [7:0] memory_slice_1_channel_2_write_data_side;
  wire memory_slice_1_channel_3_utility_request_ready;
  wire memory_slice_1_channel_3_utility_response_valid;
  wire [63:0] memory_slice_1_channel_3_utility_response_data;
  wire memory_slice_1_channel_3_utility_response_error;
  wire memory_slice_1_channel_3_row_command_valid;
  wire [2:0] memory_slice_1_channel_3_row_command_kind;
  wire [1:0] memory_slice_1_channel_3_row_command_stack;
  wire [1:0] memory_slice_1_channel_3_row_command_group;
  wire [1:0] memory_slice_1_channel_3_row_command_bank;
  wire [6:0] memory_slice_1_channel_3_row_command_row;
  wire memory_slice_1_channel_3_column_command_valid;
  wire memory_slice_1_channel_3_column_command_write;
  wire [1:0] memory_slice_1_channel_3_column_command_stack;
  wire [1:0] memory_slice_1_channel_3_column_command_group;
  wire [1:0] memory_slice_1_channel_3_column_command_bank;
  wire [4:0] memory_slice_1_channel_3_column_command_column;
  wire memory_slice_1_channel_3_write_data_valid;
  wire [127:0] memory_slice_1_channel_3_write_data_data;
  wire [7:0] memory_slice_1_channel_3_write_data_side;
  wire memory_slice_1_channel_4_utility_request_ready;
  wire memory_slice_1_channel_4_utility_response_valid;
  wire [63:0] memory_slice_1_channel_4_utility_response_data;
  wire memory_slice_1_channel_4_utility_response_error;
  wire memory_slice_1_channel_4_row_command_valid;
  wire [2:0] memory_slice_1_channel_4_row_command_kind;
  wire [1:0] memory_slice_1_channel_4_row_command_stack;
  wire [1:0] memory_slice_1_channel_4_row_command_group;
  wire [1:0] memory_slice_1_channel_4_row_command_bank;
  wire [6:0] memory_slice_1_channel_4_row_command_row;
  wire memory_slice_1_channel_4_column_command_valid;
  wire memory_slice_1_channel_4_column_command_write;
  wire [1:0] memory_slice_1_channel_4_column_command_stack;
  wire [1:0] memory_slice_1_channel_4_column_command_group;
  wire [1:0] memory_slice_1_channel_4_column_command_bank;
  wire [4:0] memory_slice_1_channel_4_column_command_column;
  wire memory_slice_1_channel_4_write_data_valid;
  wire [127:0] memory_slice_1_channel_4_write_data_data;
  wire [7:0] memory_slice_1_channel_4_write_data_side;
  wire memory_slice_1_channel_5_utility_request_ready;
  wire memory_slice_1_channel_5_utility_response_valid;
  wire [63:0] memory_slice_1_channel_5_utility_response_data;
  wire memory_slice_1_channel_5_utility_response_error;
  wire memory_slice_1_channel_5_row_command_valid;
  wire [2:0] memory_slice_1_channel_5_row_command_kind;
  wire [1:0] memory_slice_1_channel_5_row_command_stack;
  wire [1:0] memory_slice_1_channel_5_row_command_group;
  wire [1:0] memory_slice_1_channel_5_row_command_bank;
  wire [6:0] memory_slice_1_channel_5_row_command_row;
  wire memory_slice_1_channel_5_column_command_valid;
  wire memory_slice_1_channel_5_column_command_write;
  wire [1:0] memory_slice_1_channel_5_column_command_stack;
  wire [1:0] memory_slice_1_channel_5_column_command_group;
  wire [1:0] memory_slice_1_channel_5_column_command_bank;
  wire [4:0] memory_slice_1_channel_5_column_command_column;
  wire memory_slice_1_channel_5_write_data_valid;
  wire [127:0] memory_slice_1_channel_5_write_data_data;
  wire [7:0] memory_slice_1_channel_5_write_data_side;
  wire memory_slice_2_utility_request_ready;
  wire memory_slice_2_utility_response_valid;
  wire [63:0] memory_slice_2_utility_response_data;
  wire memory_slice_2_utility_response_error;
  wire memory_slice_2_control_down_ready;
  wire memory_slice_2_control_up_valid;
  wire [1:0] memory_slice_2_control_up_columns;
  wire [1:0] memory_slice_2_control_up_rows;
  wire [9:0] memory_slice_2_control_up_clients;
  wire [63:0] memory_slice_2_control_up_payload;
  wire memory_slice_2_data_0_down_ready;
  wire memory_slice_2_data_0_up_valid;
  wire [1:0] memory_slice_2_data_0_up_columns;
  wire [1:0] memory_slice_2_data_0_up_rows;
  wire [9:0] memory_slice_2_data_0_up_clients;
  wire [644:0] memory_slice_2_data_0_up_payload;
  wire memory_slice_2_data_1_down_ready;
  wire memory_slice_2_data_1_up_valid;
  wire [1:0] memory_slice_2_data_1_up_columns;
  wire [1:0] memory_slice_2_data_1_up_rows;
  wire [9:0] memory_slice_2_data_1_up_clients;
  wire [644:0] memory_slice_2_data_1_up_payload;
  wire memory_slice_2_data_2_down_ready;
  wire memory_slice_2_data_2_up_valid;
  wire [1:0] memory_slice_2_data_2_up_columns;
  wire [1:0] memory_slice_2_data_2_up_rows;
  wire [9:0] memory_slice_2_data_2_up_clients;
  wire [644:0] memory_slice_2_data_2_up_payload;
  wire memory_slice_2_channel_0_utility_request_ready;
  wire memory_slice_2_channel_0_utility_response_valid;
  wire [63:0] memory_slice_2_channel_0_utility_response_data;
  wire memory_slice_2_channel_0_utility_response_error;
  wire memory_slice_2_channel_0_row_command_valid;
  wire [2:0] memory_slice_2_channel_0_row_command_kind;
  wire [1:0] memory_slice_2_channel_0_row_command_stack;
  wire [1:0] memory_slice_2_channel_0_row_command_group;
  wire [1:0] memory_slice_2_channel_0_row_command_bank;
  wire [6:0] memory_slice_2_channel_0_row_command_row;
  wire memory_slice_2_channel_0_column_command_valid;
  wire memory_slice_2_channel_0_column_command_write;
  wire [1:0] memory_slice_2_channel_0_column_command_stack;
  wire [1:0] memory_slice_2_channel_0_column_command_group;
  wire [1:0] memory_slice_2_channel_0_column_command_bank;
  wire [4:0] memory_slice_2_channel_0_column_command_column;
  wire memory_slice_2_channel_0_write_data_valid;
  wire [127:0] memory_slice_2_channel_0_write_data_data;
  wire [7:0] memory_slice_2_channel_0_write_data_side;
  wire memory_slice_2_channel_1_utility_request_ready;
  wire memory_slice_2_channel_1_utility_response_valid;
  wire [63:0] memory_slice_2_channel_1_utility_response_data;
  wire memory_slice_2_channel_1_utility_response_error;
  wire memory_slice_2_channel_1_row_command_valid;
  wire [2:0] memory_slice_2_channel_1_row_command_kind;
  wire [1:0] memory_slice_2_channel_1_row_command_stack;
  wire [1:0] memory_slice_2_channel_1_row_command_group;
  wire [1:0] memory_slice_2_channel_1_row_command_bank;
  wire [6:0] memory_slice_2_channel_1_row_command_row;
  wire memory_slice_2_channel_1_column_command_valid;
  wire memory_slice_2_channel_1_column_command_write;
  wire [1:0] memory_slice_2_channel_1_column_command_stack;
  wire [1:0] memory_slice_2_channel_1_column_command_group;
  wire [1:0] memory_slice_2_channel_1_column_command_bank;
  wire [4:0] memory_slice_2_channel_1_column_command_column;
  wire memory_slice_2_channel_1_write_data_valid;
  wire [127:0] memory_slice_2_channel_1_write_data_data;
  wire [7:0] memory_slice_2_channel_1_write_data_side;
  wire memory_slice_2_channel_2_utility_request_ready;
  wire memory_slice_2_channel_2_utility_response_valid;
  wire [63:0] memory_slice_2_channel_2_utility_response_data;
  wire memory_slice_2_channel_2_utility_response_error;
  wire memory_slice_2_channel_2_row_command_valid;
  wire [2:0] memory_slice_2_channel_2_row_command_kind;
  wire [1:0] memory_slice_2_channel_2_row_command_stack;
  wire [1:0] memory_slice_2_channel_2_row_command_group;
  wire [1:0] memory_slice_2_channel_2_row_command_bank;
  wire [6:0] memory_slice_2_channel_2_row_command_row;
  wire memory_slice_2_channel_2_column_command_valid;
  wire memory_slice_2_channel_2_column_command_write;
  wire [1:0] memory_slice_2_channel_2_column_command_stack;
  wire [1:0] memory_slice_2_channel_2_column_command_group;
  wire [1:0] memory_slice_2_channel_2_column_command_bank;
  wire [4:0] memory_slice_2_channel_2_column_command_column;
  wire memory_slice_2_channel_2_write_data_valid;
  wire [127:0] memory_slice_2_channel_2_write_data_data;
  wire [7:0] memory_slice_2_channel_2_write_data_side;
  wire memory_slice_2_channel_3_utility_request_ready;
  wire memory_slice_2_channel_3_utility_response_valid;
  wire [63:0] memory_slice_2_channel_3_utility_response_data;
  wire memory_slice_2_channel_3_utility_response_error;
  wire memory_slice_2_channel_3_row_command_valid;
  wire [2:0] memory_slice_2_channel_3_row_command_kind;
  wire [1:0] memory_slice_2_channel_3_row_command_stack;
  wire [1:0] memory_slice_2_channel_3_row_command_group;
  wire [1:0] memory_slice_2_channel_3_row_command_bank;
  wire [6:0] memory_slice_2_channel_3_row_command_row;
  wire memory_slice_2_channel_3_column_command_valid;
  wire memory_slice_2_channel_3_column_command_write;
  wire [1:0] memory_slice_2_channel_3_column_command_stack;
  wire [1:0] memory_slice_2_channel_3_column_command_group;
  wire [1:0] memory_slice_2_channel_3_column_command_bank;
  wire [4:0] memory_slice_2_channel_3_column_command_column;
  wire memory_slice_2_channel_3_write_data_valid;
  wire [127:0] memory_slice_2_channel_3_write_data_data;
  wire [7:0] memory_slice_2_channel_3_write_data_side;
  wire memory_slice_2_channel_4_utility_request_ready;
  wire memory_slice_2_channel_4_utility_response_valid;
  wire [63:0] memory_slice_2_channel_4_utility_response_data;
  wire memory_slice_2_channel_4_utility_response_error;
  wire memory_slice_2_channel_4_row_command_valid;
  wire [2:0] memory_slice_2_channel_4_row_command_kind;
  wire [1:0] memory_slice_2_channel_4_row_command_stack;
  wire [1:0] memory_slice_2_channel_4_row_command_group;
  wire [1:0] memory_slice_2_channel_4_row_command_bank;
  wire [6:0] memory_slice_2_channel_4_row_command_row;
  wire memory_slice_2_channel_4_column_command_valid;
  wire memory_slice_2_channel_4_column_command_write;
  wire [1:0] memory_slice_2_channel_4_column_command_stack;
  wire [1:0] memory_slice_2_channel_4_column_command_group;
  wire [1:0] memory_slice_2_channel_4_column_command_bank;
  wire [4:0] memory_slice_2_channel_4_column_command_column;
  wire memory_slice_2_channel_4_write_data_valid;
  wire [127:0] memory_slice_2_channel_4_write_data_data;
  wire [7:0] memory_slice_2_channel_4_write_data_side;
  wire memory_slice_2_channel_5_utility_request_ready;
  wire memory_slice_2_channel_5_utility_response_valid;
  wire [63:0] memory_slice_2_channel_5_utility_response_data;
  wire memory_slice_2_channel_5_utility_response_error;
  wire memory_slice_2_channel_5_row_command_valid;
  wire [2:0] memory_slice_2_channel_5_row_command_kind;
  wire [1:0] memory_slice_2_channel_5_row_command_stack;
  wire [1:0] memory_slice_2_channel_5_row_command_group;
  wire [1:0] memory_slice_2_channel_5_row_command_bank;
  wire [6:0] memory_slice_2_channel_5_row_command_row;
  wire memory_slice_2_channel_5_column_command_valid;
  wire memory_slice_2_channel_5_column_command_write;
  wire [1:0] memory_slice_2_channel_5_column_command_stack;
  wire [1:0] memory_slice_2_channel_5_column_command_group;
  wire [1:0] memory_slice_2_channel_5_column_command_bank;
  wire [4:0] memory_slice_2_channel_5_column_command_column;
  wire memory_slice_2_channel_5_write_data_valid;
  wire [127:0] memory_slice_2_channel_5_write_data_data;
  wire [7:0] memory_slice_2_channel_5_write_data_side;
  wire memory_slice_3_utility_request_ready;
  wire memory_slice_3_utility_response_valid;
  wire [63:0] memory_slice_3_utility_response_data;
  wire memory_slice_3_utility_response_error;
  wire memory_slice_3_control_down_ready;
  wire memory_slice_3_control_up_valid;
  wire [1:0] memory_slice_3_control_up_columns;
  wire [1:0] memory_slice_3_control_up_rows;
  wire [9:0] memory_slice_3_control_up_clients;
  wire [63:0] memory_slice_3_control_up_payload;
  wire memory_slice_3_data_0_down_ready;
  wire memory_slice_3_data_0_up_valid;
  wire [1:0] memory_slice_3_data_0_up_columns;
  wire [1:0] memory_slice_3_data_0_up_rows;
  wire [9:0] memory_slice_3_data_0_up_clients;
  wire [644:0] memory_slice_3_data_0_up_payload;
  wire memory_slice_3_data_1_down_ready;
  wire memory_slice_3_data_1_up_valid;
  wire [1:0] memory_slice_3_data_1_up_columns;
  wire [1:0] memory_slice_3_data_1_up_rows;
  wire [9:0] memory_slice_3_data_1_up_clients;
  wire [644:0] memory_slice_3_data_1_up_payload;
  wire memory_slice_3_data_2_down_ready;
  wire memory_slice_3_data_2_up_valid;
  wire [1:0] memory_slice_3_data_2_up_columns;
  wire [1:0] memory_slice_3_data_2_up_rows;
  wire [9:0] memory_slice_3_data_2_up_clients;
  wire [644:0] memory_slice_3_data_2_up_payload;
  wire memory_slice_3_channel_0_utility_request_ready;
  wire memory_slice_3_channel_0_utility_response_valid;
  wire [63:0] memory_slice_3_channel_0_utility_response_data;
  wire memory_slice_3_channel_0_utility_response_error;
  wire memory_slice_3_channel_0_row_command_valid;
  wire [2:0] memory_slice_3_channel_0_row_command_kind;
  wire [1:0] memory_slice_3_channel_0_row_command_stack;
  wire [1:0] memory_slice_3_channel_0_row_command_group;
  wire [1:0] memory_slice_3_channel_0_row_command_bank;
  wire [6:0] memory_slice_3_channel_0_row_command_row;
  wire memory_slice_3_channel_0_column_command_valid;
  wire memory_slice_3_channel_0_column_command_write;
  wire [1:0] memory_slice_3_channel_0_column_command_stack;
  wire [1:0] memory_slice_3_channel_0_column_command_group;
  wire [1:0] memory_slice_3_channel_0_column_command_bank;
  wire [4:0] memory_slice_3_channel_0_column_command_column;
  wire memory_slice_3_channel_0_write_data_valid;
  wire [127:0] memory_slice_3_channel_0_write_data_data;
  wire [7:0] memory_slice_3_channel_0_write_data_side;
  wire memory_slice_3_channel_1_utility_request_ready;
  wire memory_slice_3_channel_1_utility_response_valid;
  wire [63:0] memory_slice_3_channel_1_utility_response_data;
  wire memory_slice_3_channel_1_utility_response_error;
  wire memory_slice_3_channel_1_row_command_valid;
  wire [2:0] memory_slice_3_channel_1_row_command_kind;
  wire [1:0] memory_slice_3_channel_1_row_command_stack;
  wire [1:0] memory_slice_3_channel_1_row_command_group;
  wire [1:0] memory_slice_3_channel_1_row_command_bank;
  wire [6:0] memory_slice_3_channel_1_row_command_row;
  wire memory_slice_3_channel_1_column_command_valid;
  wire memory_slice_3_channel_1_column_command_write;
  wire [1:0] memory_slice_3_channel_1_column_command_stack;
  wire [1:0] memory_slice_3_channel_1_column_command_group;
  wire [1:0] memory_slice_3_channel_1_column_command_bank;
  wire [4:0] memory_slice_3_channel_1_column_command_column;
  wire memory_slice_3_channel_1_write_data_valid;
  wire [127:0] memory_slice_3_channel_1_write_data_data;
  wire [7:0] memory_slice_3_channel_1_write_data_side;
  wire memory_slice_3_channel_2_utility_request_ready;
  wire memory_slice_3_channel_2_utility_response_valid;
  wire [63:0] memory_slice_3_channel_2_utility_response_data;
  wire memory_slice_3_channel_2_utility_response_error;
  wire memory_slice_3_channel_2_row_command_valid;
  wire [2:0] memory_slice_3_channel_2_row_command_kind;
  wire [1:0] memory_slice_3_channel_2_row_command_stack;
  wire [1:0] memory_slice_3_channel_2_row_command_group;
  wire [1:0] memory_slice_3_channel_2_row_command_bank;
  wire [6:0] memory_slice_3_channel_2_row_command_row;
  wire memory_slice_3_channel_2_column_command_valid;
  wire memory_slice_3_channel_2_column_command_write;
  wire [1:0] memory_slice_3_channel_2_column_command_stack;
  wire [1:0] memory_slice_3_channel_2_column_command_group;
  wire [1:0] memory_slice_3_channel_2_column_command_bank;
  wire [4:0] memory_slice_3_channel_2_column_command_column;
  wire memory_slice_3_channel_2_write_data_valid;
  wire [127:0] memory_slice_3_channel_2_write_data_data;
  wire [7:0] memory_slice_3_channel_2_write_data_side;
  wire memory_slice_3_channel_3_utility_request_ready;
  wire memory_slice_3_channel_3_utility_response_valid;
  wire [63:0] memory_slice_3_channel_3_utility_response_data;
  wire memory_slice_3_channel_3_utility_response_error;
  wire memory_slice_3_channel_3_row_command_valid;
  wire [2:0] memory_slice_3_channel_3_row_command_kind;
  wire [1:0] memory_slice_3_channel_3_row_command_stack;
  wire [1:0] memory_slice_3_channel_3_row_command_group;
  wire [1:0] memory_slice_3_channel_3_row_command_bank;
  wire [6:0] memory_slice_3_channel_3_row_command_row;
  wire memory_slice_3_channel_3_column_command_valid;
  wire memory_slice_3_channel_3_column_command_write;
  wire [1:0] memory_slice_3_channel_3_column_command_stack;
  wire [1:0] memory_slice_3_channel_3_column_command_group;
  wire [1:0] memory_slice_3_channel_3_column_command_bank;
  wire [4:0] memory_slice_3_channel_3_column_command_column;
  wire memory_slice_3_channel_3_write_data_valid;
  wire [127:0] memory_slice_3_channel_3_write_data_data;
  wire [7:0] memory_slice_3_channel_3_write_data_side;
  wire memory_slice_3_channel_4_utility_request_ready;
  wire memory_slice_3_channel_4_utility_response_valid;
  wire [63:0] memory_slice_3_channel_4_utility_response_data;
  wire memory_slice_3_channel_4_utility_response_error;
  wire memory_slice_3_channel_4_row_command_valid;
  wire [2:0] memory_slice_3_channel_4_row_command_kind;
  wire [1:0] memory_slice_3_channel_4_row_command_stack;
  wire [1:0] memory_slice_3_channel_4_row_command_group;
  wire [1:0] memory_slice_3_channel_4_row_command_bank;
  wire [6:0] memory_slice_3_channel_4_row_command_row;
  wire memory_slice_3_channel_4_column_command_valid;
  wire memory_slice_3_channel_4_column_command_write;
  wire [1:0] memory_slice_3_channel_4_column_command_stack;
  wire [1:0] memory_slice_3_channel_4_column_command_group;
  wire [1:0] memory_slice_3_channel_4_column_command_bank;
  wire [4:0] memory_slice_3_channel_4_column_command_column;
  wire memory_slice_3_channel_4_write_data_valid;
  wire [127:0] memory_slice_3_channel_4_write_data_data;
  wire [7:0] memory_slice_3_channel_4_write_data_side;
  wire memory_slice_3_channel_5_utility_request_ready;
  wire memory_slice_3_channel_5_utility_response_valid;
  wire [63:0] memory_slice_3_channel_5_utility_response_data;
  wire memory_slice_3_channel_5_utility_response_error;
  wire memory_slice_3_channel_5_row_command_valid;
  wire [2:0] memory_slice_3_channel_5_row_command_kind;
  wire [1:0] memory_slice_3_channel_5_row_command_stack;
  wire [1:0] memory_slice_3_channel_5_row_command_group;
  wire [1:0] memory_slice_3_channel_5_row_command_bank;
  wire [6:0] memory_slice_3_channel_5_row_command_row;
  wire memory_slice_3_channel_5_column_command_valid;
  wire memory_slice_3_channel_5_column_command_write;
  wire [1:0] memory_slice_3_channel_5_column_command_stack;
  wire [1:0] memory_slice_3_channel_5_column_command_group;
  wire [1:0] memory_slice_3_channel_5_column_command_bank;
  wire [4:0] memory_slice_3_channel_5_column_command_column;
  wire memory_slice_3_channel_5_write_data_valid;
  wire [127:0] memory_slice_3_channel_5_write_data_data;
  wire [7:0] memory_slice_3_channel_5_write_data_side;
  // Of these only some bits are of use here.
  // verilator lint_off UNUSEDSIGNAL
  wire noc_client_0_0_1_data_0_down_0_valid;
  wire [644:0] noc_client_0_0_1_data_0_down_0_payload;
  wire noc_client_0_0_1_data_0_up_1_ready;
  wire noc_client_0_0_1_control_0_down_0_valid;
  wire [63:0] noc_client_0_0_1_control_0_down_0_payload;
  wire noc_client_0_0_1_control_0_up_1_ready;
  wire noc_client_0_0_1_utility_0_up_0_ready;
  wire noc_client_0_0_1_utility_0_down_0_valid;
  wire [63:0] noc_client_0_0_1_utility_0_down_0_payload;
  wire noc_client_0_0_1_utility_0_up_1_ready;
  wire noc_client_0_0_1_utility_0_down_1_valid;
  wire [63:0] noc_client_0_0_1_utility_0_down_1_payload;
  wire noc_client_0_0_1_synchronisation_0_up_0_ready;
  wire noc_client_0_0_1_synchronisation_0_down_0_valid;
  wire [63:0] noc_client_0_0_1_synchronisation_0_down_0_payload;
  wire noc_client_0_0_1_reduction_0_up_0_ready;
  wire noc_client_0_0_1_reduction_0_down_0_valid;
  wire [523:0] noc_client_0_0_1_reduction_0_down_0_payload;
  wire noc_client_0_0_6_data_0_down_0_valid;
  wire [644:0] noc_client_0_0_6_data_0_down_0_payload;
  wire noc_client_0_0_6_data_0_up_1_ready;
  wire noc_client_0_0_6_control_0_down_0_valid;
  wire [63:0] noc_client_0_0_6_control_0_down_0_payload;
  wire noc_client_0_0_6_control_0_up_1_ready;
  wire noc_client_0_0_6_utility_0_up_0_ready;
  wire noc_client_0_0_6_utility_0_down_0_valid;
  wire [63:0] noc_client_0_0_6_utility_0_down_0_payload;
  wire noc_client_0_0_6_utility_0_up_1_ready;
  wire noc_client_0_0_6_utility_0_down_1_valid;
  wire [63:0] noc_client_0_0_6_utility_0_down_1_payload;
  wire noc_client_0_0_6_synchronisation_0_up_0_ready;
  wire noc_client_0_0_6_synchronisation_0_down_0_valid;
  wire [63:0] noc_client_0_0_6_synchronisation_0_down_0_payload;
  wire noc_client_0_0_7_data_0_up_0_ready;
  wire noc_client_0_0_7_data_0_down_1_valid;
  wire [644:0] noc_client_0_0_7_data_0_down_1_payload;
  wire noc_client_0_0_7_data_1_up_0_ready;
  wire noc_client_0_0_7_data_1_down_1_valid;
  wire [644:0] noc_client_0_0_7_data_1_down_1_payload;
  wire noc_client_0_0_7_data_2_up_0_ready;
  wire noc_client_0_0_7_data_2_down_1_valid;
  wire [644:0] noc_client_0_0_7_data_2_down_1_payload;
  wire noc_client_0_0_7_control_0_up_0_ready;
  wire noc_client_0_0_7_control_0_down_1_valid;
  wire [63:0] noc_client_0_0_7_control_0_down_1_payload;
  wire noc_client_0_0_7_utility_0_up_0_ready;
  wire noc_client_0_0_7_utility_0_down_0_valid;
  wire [63:0] noc_client_0_0_7_utility_0_down_0_payload;
  wire noc_client_0_0_7_utility_0_up_1_ready;
  wire noc_client_0_0_7_utility_0_down_1_valid;
  wire [63:0] noc_client_0_0_7_utility_0_down_1_payload;
  wire noc_client_0_0_7_synchronisation_0_up_0_ready;
  wire noc_client_0_0_7_synchronisation_0_down_0_valid;
  wire [63:0] noc_client_0_0_7_synchronisation_0_down_0_payload;
  wire noc_client_0_0_8_data_0_down_0_valid;
  wire [644:0] noc_client_0_0_8_data_0_down_0_payload;
  wire noc_client_0_0_8_data_0_up_1_ready;
  wire noc_client_0_0_8_control_0_down_0_valid;
  wire [63:0] noc_client_0_0_8_control_0_down_0_payload;
  wire noc_client_0_0_8_control_0_up_1_ready;
  wire noc_client_0_0_8_utility_0_up_0_ready;
  wire noc_client_0_0_8_utility_0_down_0_valid;
  wire [63:0] noc_client_0_0_8_utility_0_down_0_payload;
  wire noc_client_0_0_8_utility_0_up_1_ready;
  wire noc_client_0_0_8_utility_0_down_1_valid;
  wire [63:0] noc_client_0_0_8_utility_0_down_1_payload;
  wire noc_client_0_0_8_synchronisation_0_up_0_ready;
  wire noc_client_0_0_8_synchronisation_0_down_0_valid;
  wire [63:0] noc_client_0_0_8_synchronisation_0_down_0_payload;
  wire noc_client_1_0_0_data_0_down_0_valid;
  wire [644:0] noc_client_1_0_0_data_0_down_0_payload;
  wire noc_client_1_0_0_data_0_up_1_ready;
  wire noc_client_1_0_0_control_0_down_0_valid;
  wire [63:0] noc_client_1_0_0_control_0_down_0_payload;
  wire noc_client_1_0_0_control_0_up_1_ready;
  wire noc_client_1_0_0_utility_0_up_0_ready;
  wire noc_client_1_0_0_utility_0_down_0_valid;
  wire [63:0] noc_client_1_0_0_utility_0_down_0_payload;
  wire noc_client_1_0_0_utility_0_up_1_ready;
  wire noc_client_1_0_0_utility_0_down_1_valid;
  wire [63:0] noc_client_1_0_0_utility_0_down_1_payload;
  wire noc_client_1_0_0_synchronisation_0_up_0_ready;
  wire noc_client_1_0_0_synchronisation_0_down_0_valid;
  wire [63:0] noc_client_1_0_0_synchronisation_0_down_0_payload;
  wire noc_client_1_0_0_reduction_0_up_0_ready;
  wire noc_client_1_0_0_reduction_0_down_0_valid;
  wire [523:0] noc_client_1_0_0_reduction_0_down_0_payload;
  wire noc_client_1_0_6_data_0_down_0_valid;
  wire [644:0] noc_client_1_0_6_data_0_down_0_payload;
  wire noc_client_1_0_6_data_0_up_1_ready;
  wire noc_client_1_0_6_control_0_down_0_valid;
  wire [63:0] noc_client_1_0_6_control_0_down_0_payload;
  wire noc_client_1_0_6_control_0_up_1_ready;
  wire noc_client_1_0_6_utility_0_up_0_ready;
  wire noc_client_1_0_6_utility_0_down_0_valid;
  wire [63:0] noc_client_1_0_6_utility_0_down_0_payload;
  wire noc_client_1_0_6_utility_0_up_1_ready;
  wire noc_client_1_0_6_utility_0_down_1_valid;
  wire [63:0] noc_client_1_0_6_utility_0_down_1_payload;
  wire noc_client_1_0_6_synchronisation_0_up_0_ready;
  wire noc_client_1_0_6_synchronisation_0_down_0_valid;
  wire [63:0] noc_client_1_0_6_synchronisation_0_down_0_payload;
  wire noc_client_1_0_7_data_0_up_0_ready;
  wire noc_client_1_0_7_data_0_down_1_valid;
  wire [644:0] noc_client_1_0_7_data_0_down_1_payload;
  wire noc_client_1_0_7_data_1_up_0_ready;
  wire noc_client_1_0_7_data_1_down_1_valid;
  wire [644:0] noc_client_1_0_7_data_1_down_1_payload;
  wire noc_client_1_0_7_data_2_up_0_ready;
  wire noc_client_1_0_7_data_2_down_1_valid;
  wire [644:0] noc_client_1_0_7_data_2_down_1_payload;
  wire noc_client_1_0_7_control_0_up_0_ready;
  wire noc_client_1_0_7_control_0_down_1_valid;
  wire [63:0] noc_client_1_0_7_control_0_down_1_payload;
  wire noc_client_1_0_7_utility_0_up_0_ready;
  wire noc_client_1_0_7_utility_0_down_0_valid;
  wire [63:0] noc_client_1_0_7_utility_0_down_0_payload;
  wire noc_client_1_0_7_utility_0_up_1_ready;
  wire noc_client_1_0_7_utility_0_down_1_valid;
  wire [63:0] noc_client_1_0_7_utility_0_down_1_payload;
  wire noc_client_1_0_7_synchronisation_0_up_0_ready;
  wire noc_client_1_0_7_synchronisation_0_down_0_valid;
  wire [63:0] noc_client_1_0_7_synchronisation_0_down_0_payload;
  wire noc_client_1_0_8_data_0_down_0_valid;
  wire [644:0] noc_client_1_0_8_data_0_down_0_payload;
  wire noc_client_1_0_8_data_0_up_1_ready;
  wire noc_client_1_0_8_control_0_down_0_valid;
  wire [63:0] noc_client_1_0_8_control_0_down_0_payload;
  wire noc_client_1_0_8_control_0_up_1_ready;
  wire noc_client_1_0_8_utility_0_up_0_ready;
  wire noc_client_1_0_8_utility_0_down_0_valid;
  wire [63:0] noc_client_1_0_8_utility_0_down_0_payload;
  wire noc_client_1_0_8_utility_0_up_1_ready;
  wire noc_client_1_0_8_utility_0_down_1_valid;
  wire [63:0] noc_client_1_0_8_utility_0_down_1_payload;
  wire noc_client_1_0_8_synchronisation_0_up_0_ready;
  wire noc_client_1_0_8_synchronisation_0_down_0_valid;
  wire [63:0] noc_client_1_0_8_synchronisation_0_down_0_payload;
  wire noc_client_1_0_9_data_0_down_0_valid;
  wire [644:0] noc_client_1_0_9_data_0_down_0_payload;
  wire noc_client_1_0_9_data_0_up_1_ready;
  wire noc_client_1_0_9_control_0_down_0_valid;
  wire [63:0] noc_client_1_0_9_control_0_down_0_payload;
  wire noc_client_1_0_9_control_0_up_1_ready;
  wire noc_client_1_0_9_utility_0_up_0_ready;
  wire noc_client_1_0_9_utility_0_down_0_valid;
  wire [63:0] noc_client_1_0_9_utility_0_down_0_payload;
  wire noc_client_1_0_9_utility_0_up_1_ready;
  wire noc_client_1_0_9_utility_0_down_1_valid;
  wire [63:0] noc_client_1_0_9_utility_0_down_1_payload;
  wire noc_client_1_0_9_synchronisation_0_up_0_ready;
  wire noc_client_1_0_9_synchronisation_0_down_0_valid;
  wire [63:0] noc_client_1_0_9_synchronisation_0_down_0_payload;
  wire noc_client_0_1_1_data_0_down_0_valid;
  wire [644:0] noc_client_0_1_1_data_0_down_0_payload;
  wire noc_client_0_1_1_data_0_up_1_ready;
  wire noc_client_0_1_1_control_0_down_0_valid;
  wire [63:0] noc_client_0_1_1_control_0_down_0_payload;
  wire noc_client_0_1_1_control_0_up_1_ready;
  wire noc_client_0_1_1_utility_0_up_0_ready;
  wire noc_client_0_1_1_utility_0_down_0_valid;
  wire [63:0] noc_client_0_1_1_utility_0_down_0_payload;
  wire noc_client_0_1_1_utility_0_up_1_ready;
  wire noc_client_0_1_1_utility_0_down_1_valid;
  wire [63:0] noc_client_0_1_1_utility_0_down_1_payload;
  wire noc_client_0_1_1_synchronisation_0_up_0_ready;
  wire noc_client_0_1_1_synchronisation_0_down_0_valid;
  wire [63:0] noc_client_0_1_1_synchronisation_0_down_0_payload;
  wire noc_client_0_1_1_reduction_0_up_0_ready;
  wire noc_client_0_1_1_reduction_0_down_0_valid;
  wire [523:0] noc_client_0_1_1_reduction_0_down_0_payload;
  wire noc_client_0_1_7_data_0_up_0_ready;
  wire noc_client_0_1_7_data_0_down_1_valid;
  wire [644:0] noc_client_0_1_7_data_0_down_1_payload;
  wire noc_client_0_1_7_data_1_up_0_ready;
  wire noc_client_0_1_7_data_1_down_1_valid;
  wire [644:0] noc_client_0_1_7_data_1_down_1_payload;
  wire noc_client_0_1_7_data_2_up_0_ready;
  wire noc_client_0_1_7_data_2_down_1_valid;
  wire [644:0] noc_client_0_1_7_data_2_down_1_payload;
  wire noc_client_0_1_7_control_0_up_0_ready;
  wire noc_client_0_1_7_control_0_down_1_valid;
  wire [63:0] noc_client_0_1_7_control_0_down_1_payload;
  wire noc_client_0_1_7_utility_0_up_0_ready;
  wire noc_client_0_1_7_utility_0_down_0_valid;
  wire [63:0] noc_client_0_1_7_utility_0_down_0_payload;
  wire noc_client_0_1_7_utility_0_up_1_ready;
  wire noc_client_0_1_7_utility_0_down_1_valid;
  wire [63:0] noc_client_0_1_7_utility_0_down_1_payload;
  wire noc_client_0_1_7_synchronisation_0_up_0_ready;
  wire noc_client_0_1_7_synchronisation_0_down_0_valid;
  wire [63:0] noc_client_0_1_7_synchronisation_0_down_0_payload;
  wire noc_client_0_1_8_data_0_down_0_valid;
  wire [644:0] noc_client_0_1_8_data_0_down_0_payload;
  wire noc_client_0_1_8_data_0_up_1_ready;
  wire noc_client_0_1_8_control_0_down_0_valid;
  wire [63:0] noc_client_0_1_8_control_0_down_0_payload;
  wire noc_client_0_1_8_control_0_up_1_ready;
  wire noc_client_0_1_8_utility_0_up_0_ready;
  wire noc_client_0_1_8_utility_0_down_0_valid;
  wire [63:0] noc_client_0_1_8_utility_0_down_0_payload;
  wire noc_client_0_1_8_utility_0_up_1_ready;
  wire noc_client_0_1_8_utility_0_down_1_valid;
  wire [63:0] noc_client_0_1_8_utility_0_down_1_payload;
  wire noc_client_0_1_8_synchronisation_0_up_0_ready;
  wire noc_client_0_1_8_synchronisation_0_down_0_valid;
  wire [63:0] noc_client_0_1_8_synchronisation_0_down_0_payload;
  wire noc_client_1_1_0_data_0_down_0_valid;
  wire [644:0] noc_client_1_1_0_data_0_down_0_payload;
  wire noc_client_1_1_0_data_0_up_1_ready;
  wire noc_client_1_1_0_control_0_down_0_valid;
  wire [63:0] noc_client_1_1_0_control_0_down_0_payload;
  wire noc_client_1_1_0_control_0_up_1_ready;
  wire noc_client_1_1_0_utility_0_up_0_ready;
  wire noc_client_1_1_0_utility_0_down_0_valid;
  wire [63:0] noc_client_1_1_0_utility_0_down_0_payload;
  wire noc_client_1_1_0_utility_0_up_1_ready;
  wire noc_client_1_1_0_utility_0_down_1_valid;
  wire [63:0] noc_client_1_1_0_utility_0_down_1_payload;
  wire noc_client_1_1_0_synchronisation_0_up_0_ready;
  wire noc_client_1_1_0_synchronisation_0_down_0_valid;
  wire [63:0] noc_client_1_1_0_synchronisation_0_down_0_payload;
  wire noc_client_1_1_0_reduction_0_up_0_ready;
  wire noc_client_1_1_0_reduction_0_down_0_valid;
  wire [523:0] noc_client_1_1_0_reduction_0_down_0_payload;
  wire noc_client_1_1_7_data_0_up_0_ready;
  wire noc_client_1_1_7_data_0_down_1_valid;
  wire [644:0] noc_client_1_1_7_data_0_down_1_payload;
  wire noc_client_1_1_7_data_1_up_0_ready;
  wire noc_client_1_1_7_data_1_down_1_valid;
  wire [644:0] noc_client_1_1_7_data_1_down_1_payload;
  wire noc_client_1_1_7_data_2_up_0_ready;
  wire noc_client_1_1_7_data_2_down_1_valid;
  wire [644:0] noc_client_1_1_7_data_2_down_1_payload;
  wire noc_client_1_1_7_control_0_up_0_ready;
  wire noc_client_1_1_7_control_0_down_1_valid;
  wire [63:0] noc_client_1_1_7_control_0_down_1_payload;
  wire noc_client_1_1_7_utility_0_up_0_ready;
  wire noc_client_1_1_7_utility_0_down_0_valid;
  wire [63:0] noc_client_1_1_7_utility_0_down_0_payload;
  wire noc_client_1_1_7_utility_0_up_1_ready;
  wire noc_client_1_1_7_utility_0_down_1_valid;
  wire [63:0] noc_client_1_1_7_utility_0_down_1_payload;
  wire noc_client_1_1_7_synchronisation_0_up_0_ready;
  wire noc_client_1_1_7_synchronisation_0_down_0_valid;
  wire [63:0] noc_client_1_1_7_synchronisation_0_down_0_payload;
  wire noc_client_1_1_8_data_0_down_0_valid;
  wire [644:0] noc_client_1_1_8_data_0_down_0_payload;
  wire noc_client_1_1_8_data_0_up_1_ready;
  wire noc_client_1_1_8_control_0_down_0_valid;
  wire [63:0] noc_client_1_1_8_control_0_down_0_payload;
  wire noc_client_1_1_8_control_0_up_1_ready;
  wire noc_client_1_1_8_utility_0_up_0_ready;
  wire noc_client_1_1_8_utility_0_down_0_valid;
  wire [63:0] noc_client_1_1_8_utility_0_down_0_payload;
  wire noc_client_1_1_8_utility_0_up_1_ready;
  wire noc_client_1_1_8_utility_0_down_1_valid;
  wire [63:0] noc_client_1_1_8_utility_0_down_1_payload;
  wire noc_client_1_1_8_synchronisation_0_up_0_ready;
  wire noc_client_1_1_8_synchronisation_0_down_0_valid;
  wire [63:0] noc_client_1_1_8_synchronisation_0_down_0_payload;
  // verilator lint_on UNUSEDSIGNAL


  // ---- Network ----

  noc noc (
    .clk                                           (clk),
    .reset                                         (reset),
    .enabled_0_0                                   (enabled_0_0),
    .utility_0_0_request_valid                     (utility_0_0_request_valid),
    .utility_0_0_request_ready                     (noc_utility_0_0_request_ready),
    .utility_0_0_request_address                   (utility_0_0_request_address),
    .utility_0_0_response_valid                    (noc_utility_0_0_response_valid),
    .utility_0_0_response_ready                    (utility_0_0_response_ready),
    .utility_0_0_response_data                     (noc_utility_0_0_response_data),
    .utility_0_0_response_error                    (noc_utility_0_0_response_error),
    .client_0_0_1_data_0_up_0_valid                (fi_0_0_1_data_up_0_valid),
    .client_0_0_1_data_0_up_0_ready                (noc_client_0_0_1_data_0_up_0_ready),
    .client_0_0_1_data_0_up_0_columns              (fi_0_0_1_data_up_0_columns),
    .client_0_0_1_data_0_up_0_rows                 (fi_0_0_1_data_up_0_rows),
    .client_0_0_1_data_0_up_0_clients              (fi_0_0_1_data_up_0_clients),
    .client_0_0_1_data_0_up_0_lane                 (fi_0_0_1_data_up_0_lane),
    .client_0_0_1_data_0_up_0_payload              (fi_0_0_1_data_up_0_payload),
    .client_0_0_1_data_0_down_0_valid              (noc_client_0_0_1_data_0_down_0_valid),
    .client_0_0_1_data_0_down_0_ready              (1'b1),
    .client_0_0_1_data_0_down_0_payload            (noc_client_0_0_1_data_0_down_0_payload),
    .client_0_0_1_data_0_up_1_valid                (1'b0),
    .client_0_0_1_data_0_up_1_ready                (noc_client_0_0_1_data_0_up_1_ready),
    .client_0_0_1_data_0_up_1_columns              (2'd0),
    .client_0_0_1_data_0_up_1_rows                 (2'd0),
    .client_0_0_1_data_0_up_1_clients              (10'd0),
    .client_0_0_1_data_0_up_1_lane                 (2'd0),
    .client_0_0_1_data_0_up_1_payload              (645'd0),
    .client_0_0_1_data_0_down_1_valid              (noc_client_0_0_1_data_0_down_1_valid),
    .client_0_0_1_data_0_down_1_ready              (fi_0_0_1_data_down_0_ready),
    .client_0_0_1_data_0_down_1_payload            (noc_client_0_0_1_data_0_down_1_payload),
    .client_0_0_1_control_0_up_0_valid             (fi_0_0_1_control_up_valid),
    .client_0_0_1_control_0_up_0_ready             (noc_client_0_0_1_control_0_up_0_ready),
    .client_0_0_1_control_0_up_0_columns           (fi_0_0_1_control_up_columns),
    .client_0_0_1_control_0_up_0_rows              (fi_0_0_1_control_up_rows),
    .client_0_0_1_control_0_up_0_clients           (fi_0_0_1_control_up_clients),
    .client_0_0_1_control_0_up_0_payload           (fi_0_0_1_control_up_payload),
    .client_0_0_1_control_0_down_0_valid           (noc_client_0_0_1_control_0_down_0_valid),
    .client_0_0_1_control_0_down_0_ready           (1'b1),
    .client_0_0_1_control_0_down_0_payload         (noc_client_0_0_1_control_0_down_0_payload),
    .client_0_0_1_control_0_up_1_valid             (1'b0),
    .client_0_0_1_control_0_up_1_ready             (noc_client_0_0_1_control_0_up_1_ready),
    .client_0_0_1_control_0_up_1_columns           (2'd0),
    .client_0_0_1_control_0_up_1_rows              (2'd0),
    .client_0_0_1_control_0_up_1_clients           (10'd0),
    .client_0_0_1_control_0_up_1_payload           (64'd0),
    .client_0_0_1_control_0_down_1_valid           (noc_client_0_0_1_control_0_down_1_valid),
    .client_0_0_1_control_0_down_1_ready           (fi_0_0_1_control_down_ready),
    .client_0_0_1_control_0_down_1_payload         (noc_client_0_0_1_control_0_down_1_payload),
    .client_0_0_1_utility_0_up_0_valid             (1'b0),
    .client_0_0_1_utility_0_up_0_ready             (noc_client_0_0_1_utility_0_up_0_ready),
    .client_0_0_1_utility_0_up_0_columns           (2'd0),
    .client_0_0_1_utility_0_up_0_rows              (2'd0),
    .client_0_0_1_utility_0_up_0_clients           (10'd0),
    .client_0_0_1_utility_0_up_0_payload           (64'd0),
    .client_0_0_1_utility_0_down_0_valid           (noc_client_0_0_1_utility_0_down_0_valid),
    .client_0_0_1_utility_0_down_0_ready           (1'b1),
    .client_0_0_1_utility_0_down_0_payload         (noc_client_0_0_1_utility_0_down_0_payload),
    .client_0_0_1_utility_0_up_1_valid             (1'b0),
    .client_0_0_1_utility_0_up_1_ready             (noc_client_0_0_1_utility_0_up_1_ready),
    .client_0_0_1_utility_0_up_1_columns           (2'd0),
    .client_0_0_1_utility_0_up_1_rows              (2'd0),
    .client_0_0_1_utility_0_up_1_clients           (10'd0),
    .client_0_0_1_utility_0_up_1_payload           (64'd0),
    .client_0_0_1_utility_0_down_1_valid           (noc_client_0_0_1_utility_0_down_1_valid),
    .client_0_0_1_utility_0_down_1_ready           (1'b1),
    .client_0_0_1_utility_0_down_1_payload         (noc_client_0_0_1_utility_0_down_1_payload),
    .client_0_0_1_synchronisation_0_up_0_valid     (1'b0),
    .client_0_0_1_synchronisation_0_up_0_ready     (noc_client_0_0_1_synchronisation_0_up_0_ready),
    .client_0_0_1_synchronisation_0_up_0_columns   (2'd0),
    .client_0_0_1_synchronisation_0_up_0_rows      (2'd0),
    .client_0_0_1_synchronisation_0_up_0_clients   (10'd0),
    .client_0_0_1_synchronisation_0_up_0_payload   (64'd0),
    .client_0_0_1_synchronisation_0_down_0_valid   (noc_client_0_0_1_synchronisation_0_down_0_valid),
    .client_0_0_1_synchronisation_0_down_0_ready   (1'b1),
    .client_0_0_1_synchronisation_0_down_0_payload (noc_client_0_0_1_synchronisation_0_down_0_payload),
    .client_0_0_1_reduction_0_up_0_valid           (1'b0),
    .client_0_0_1_reduction_0_up_0_ready           (noc_client_0_0_1_reduction_0_up_0_ready),
    .client_0_0_1_reduction_0_up_0_columns         (2'd0),
    .client_0_0_1_reduction_0_up_0_rows            (2'd0),
    .client_0_0_1_reduction_0_up_0_clients         (10'd0),
    .client_0_0_1_reduction_0_up_0_payload         (524'd0),
    .client_0_0_1_reduction_0_down_0_valid         (noc_client_0_0_1_reduction_0_down_0_valid),
    .client_0_0_1_reduction_0_down_0_ready         (1'b1),
    .client_0_0_1_reduction_0_down_0_payload       (noc_client_0_0_1_reduction_0_down_0_payload),
    .client_0_0_6_data_0_up_0_valid                (fi_0_0_6_data_up_0_valid),
    .client_0_0_6_data_0_up_0_ready                (noc_client_0_0_6_data_0_up_0_ready),
    .client_0_0_6_data_0_up_0_columns              (fi_0_0_6_data_up_0_columns),
    .client_0_0_6_data_0_up_0_rows                 (fi_0_0_6_data_up_0_rows),
    .client_0_0_6_data_0_up_0_clients              (fi_0_0_6_data_up_0_clients),
    .client_0_0_6_data_0_up_0_lane                 (fi_0_0_6_data_up_0_lane),
    .client_0_0_6_data_0_up_0_payload              (fi_0_0_6_data_up_0_payload),
    .client_0_0_6_data_0_down_0_valid              (noc_client_0_0_6_data_0_down_0_valid),
    .client_0_0_6_data_0_down_0_ready              (1'b1),
    .client_0_0_6_data_0_down_0_payload            (noc_client_0_0_6_data_0_down_0_payload),
    .client_0_0_6_data_0_up_1_valid                (1'b0),
    .client_0_0_6_data_0_up_1_ready                (noc_client_0_0_6_data_0_up_1_ready),
    .client_0_0_6_data_0_up_1_columns              (2'd0),
    .client_0_0_6_data_0_up_1_rows                 (2'd0),
    .client_0_0_6_data_0_up_1_clients              (10'd0),
    .client_0_0_6_data_0_up_1_lane                 (2'd0),
    .client_0_0_6_data_0_up_1_payload              (645'd0),
    .client_0_0_6_data_0_down_1_valid              (noc_client_0_0_6_data_0_down_1_valid),
    .client_0_0_6_data_0_down_1_ready              (fi_0_0_6_data_down_0_ready),
    .client_0_0_6_data_0_down_1_payload            (noc_client_0_0_6_data_0_down_1_payload),
    .client_0_0_6_control_0_up_0_valid             (fi_0_0_6_control_up_valid),
    .client_0_0_6_control_0_up_0_ready             (noc_client_0_0_6_control_0_up_0_ready),
    .client_0_0_6_control_0_up_0_columns           (fi_0_0_6_control_up_columns),
    .client_0_0_6_control_0_up_0_rows              (fi_0_0_6_control_up_rows),
    .client_0_0_6_control_0_up_0_clients           (fi_0_0_6_control_up_clients),
    .client_0_0_6_control_0_up_0_payload           (fi_0_0_6_control_up_payload),
    .client_0_0_6_control_0_down_0_valid           (noc_client_0_0_6_control_0_down_0_valid),
    .client_0_0_6_control_0_down_0_ready           (1'b1),
    .client_0_0_6_control_0_down_0_payload         (noc_client_0_0_6_control_0_down_0_payload),
    .client_0_0_6_control_0_up_1_valid             (1'b0),
    .client_0_0_6_control_0_up_1_ready             (noc_client_0_0_6_control_0_up_1_ready),
    .client_0_0_6_control_0_up_1_columns           (2'd0),
    .client_0_0_6_control_0_up_1_rows              (2'd0),
    .client_0_0_6_control_0_up_1_clients           (10'd0),
    .client_0_0_6_control_0_up_1_payload           (64'd0),
    .client_0_0_6_control_0_down_1_valid           (noc_client_0_0_6_control_0_down_1_valid),
    .client_0_0_6_control_0_down_1_ready           (fi_0_0_6_control_down_ready),
    .client_0_0_6_control_0_down_1_payload         (noc_client_0_0_6_control_0_down_1_payload),
    .client_0_0_6_utility_0_up_0_valid             (1'b0),
    .client_0_0_6_utility_0_up_0_ready             (noc_client_0_0_6_utility_0_up_0_ready),
    .client_0_0_6_utility_0_up_0_columns           (2'd0),
    .client_0_0_6_utility_0_up_0_rows              (2'd0),
    .client_0_0_6_utility_0_up_0_clients           (10'd0),
    .client_0_0_6_utility_0_up_0_payload           (64'd0),
    .client_0_0_6_utility_0_down_0_valid           (noc_client_0_0_6_utility_0_down_0_valid),
    .client_0_0_6_utility_0_down_0_ready           (1'b1),
    .client_0_0_6_utility_0_down_0_payload         (noc_client_0_0_6_utility_0_down_0_payload),
    .client_0_0_6_utility_0_up_1_valid             (1'b0),
    .client_0_0_6_utility_0_up_1_ready             (noc_client_0_0_6_utility_0_up_1_ready),
    .client_0_0_6_utility_0_up_1_columns           (2'd0),
    .client_0_0_6_utility_0_up_1_rows              (2'd0),
    .client_0_0_6_utility_0_up_1_clients           (10'd0),
    .client_0_0_6_utility_0_up_1_payload           (64'd0),
    .client_0_0_6_utility_0_down_1_valid           (noc_client_0_0_6_utility_0_down_1_valid),
    .client_0_0_6_utility_0_down_1_ready           (1'b1),
    .client_0_0_6_utility_0_down_1_payload         (noc_client_0_0_6_utility_0_down_1_payload),
    .client_0_0_6_synchronisation_0_up_0_valid     (1'b0),
    .client_0_0_6_synchronisation_0_up_0_ready     (noc_client_0_0_6_synchronisation_0_up_0_ready),
    .client_0_0_6_synchronisation_0_up_0_columns   (2'd0),
    .client_0_0_6_synchronisation_0_up_0_rows      (2'd0),
    .client_0_0_6_synchronisation_0_up_0_clients   (10'd0),
    .client_0_0_6_synchronisation_0_up_0_payload   (64'd0),
    .client_0_0_6_synchronisation_0_down_0_valid   (noc_client_0_0_6_synchronisation_0_down_0_valid),
    .client_0_0_6_synchronisation_0_down_0_ready   (1'b1),
    .client_0_0_6_synchronisation_0_down_0_payload (noc_client_0_0_6_synchronisation_0_down_0_payload),
    .client_0_0_7_data_0_up_0_valid                (1'b0),
    .client_0_0_7_data_0_up_0_ready                (noc_client_0_0_7_data_0_up_0_ready),
    .client_0_0_7_data_0_up_0_columns              (2'd0),
    .client_0_0_7_data_0_up_0_rows                 (2'd0),
    .client_0_0_7_data_0_up_0_clients              (10'd0),
    .client_0_0_7_data_0_up_0_payload              (645'd0),
    .client_0_0_7_data_0_down_0_valid              (noc_client_0_0_7_data_0_down_0_valid),
    .client_0_0_7_data_0_down_0_ready              (memory_slice_0_data_0_down_ready),
    .client_0_0_7_data_0_down_0_payload            (noc_client_0_0_7_data_0_down_0_payload),
    .client_0_0_7_data_0_up_1_valid                (memory_slice_0_data_0_up_valid),
    .client_0_0_7_data_0_up_1_ready                (noc_client_0_0_7_data_0_up_1_ready),
    .client_0_0_7_data_0_up_1_columns              (memory_slice_0_data_0_up_columns),
    .client_0_0_7_data_0_up_1_rows                 (memory_slice_0_data_0_up_rows),
    .client_0_0_7_data_0_up_1_clients              (memory_slice_0_data_0_up_clients),
    .client_0_0_7_data_0_up_1_payload              (memory_slice_0_data_0_up_payload),
    .client_0_0_7_data_0_down_1_valid              (noc_client_0_0_7_data_0_down_1_valid),
    .client_0_0_7_data_0_down_1_ready              (1'b1),
    .client_0_0_7_data_0_down_1_payload            (noc_client_0_0_7_data_0_down_1_payload),
    .client_0_0_7_data_1_up_0_valid                (1'b0),
    .client_0_0_7_data_1_up_0_ready                (noc_client_0_0_7_data_1_up_0_ready),
    .client_0_0_7_data_1_up_0_columns              (2'd0),
    .client_0_0_7_data_1_up_0_rows                 (2'd0),
    .client_0_0_7_data_1_up_0_clients              (10'd0),
    .client_0_0_7_data_1_up_0_payload              (645'd0),
    .client_0_0_7_data_1_down_0_valid              (noc_client_0_0_7_data_1_down_0_valid),
    .client_0_0_7_data_1_down_0_ready              (memory_slice_0_data_1_down_ready),
    .client_0_0_7_data_1_down_0_payload            (noc_client_0_0_7_data_1_down_0_payload),
    .client_0_0_7_data_1_up_1_valid                (memory_slice_0_data_1_up_valid),
    .client_0_0_7_data_1_up_1_ready                (noc_client_0_0_7_data_1_up_1_ready),
    .client_0_0_7_data_1_up_1_columns              (memory_slice_0_data_1_up_columns),
    .client_0_0_7_data_1_up_1_rows                 (memory_slice_0_data_1_up_rows),
    .client_0_0_7_data_1_up_1_clients              (memory_slice_0_data_1_up_clients),
    .client_0_0_7_data_1_up_1_payload              (memory_slice_0_data_1_up_payload),
    .client_0_0_7_data_1_down_1_valid              (noc_client_0_0_7_data_1_down_1_valid),
    .client_0_0_7_data_1_down_1_ready              (1'b1),
    .client_0_0_7_data_1_down_1_payload            (noc_client_0_0_7_data_1_down_1_payload),
    .client_0_0_7_data_2_up_0_valid                (1'b0),
    .client_0_0_7_data_2_up_0_ready                (noc_client_0_0_7_data_2_up_0_ready),
    .client_0_0_7_data_2_up_0_columns              (2'd0),
    .client_0_0_7_data_2_up_0_rows                 (2'd0),
    .client_0_0_7_data_2_up_0_clients              (10'd0),
    .client_0_0_7_data_2_up_0_payload              (645'd0),
    .client_0_0_7_data_2_down_0_valid              (noc_client_0_0_7_data_2_down_0_valid),
    .client_0_0_7_data_2_down_0_ready              (memory_slice_0_data_2_down_ready),
    .client_0_0_7_data_2_down_0_payload            (noc_client_0_0_7_data_2_down_0_payload),
    .client_0_0_7_data_2_up_1_valid                (memory_slice_0_data_2_up_valid),
    .client_0_0_7_data_2_up_1_ready                (noc_client_0_0_7_data_2_up_1_ready),
    .client_0_0_7_data_2_up_1_columns              (memory_slice_0_data_2_up_columns),
    .client_0_0_7_data_2_up_1_rows                 (memory_slice_0_data_2_up_rows),
    .client_0_0_7_data_2_up_1_clients              (memory_slice_0_data_2_up_clients),
    .client_0_0_7_data_2_up_1_payload              (memory_slice_0_data_2_up_payload),
    .client_0_0_7_data_2_down_1_valid              (noc_client_0_0_7_data_2_down_1_valid),
    .client_0_0_7_data_2_down_1_ready              (1'b1),
    .client_0_0_7_data_2_down_1_payload            (noc_client_0_0_7_data_2_down_1_payload),
    .client_0_0_7_control_0_up_0_valid             (1'b0),
    .client_0_0_7_control_0_up_0_ready             (noc_client_0_0_7_control_0_up_0_ready),
    .client_0_0_7_control_0_up_0_columns           (2'd0),
    .client_0_0_7_control_0_up_0_rows              (2'd0),
    .client_0_0_7_control_0_up_0_clients           (10'd0),
    .client_0_0_7_control_0_up_0_payload           (64'd0),
    .client_0_0_7_control_0_down_0_valid           (noc_client_0_0_7_control_0_down_0_valid),
    .client_0_0_7_control_0_down_0_ready           (memory_slice_0_control_down_ready),
    .client_0_0_7_control_0_down_0_payload         (noc_client_0_0_7_control_0_down_0_payload),
    .client_0_0_7_control_0_up_1_valid             (memory_slice_0_control_up_valid),
    .client_0_0_7_control_0_up_1_ready             (noc_client_0_0_7_control_0_up_1_ready),
    .client_0_0_7_control_0_up_1_columns           (memory_slice_0_control_up_columns),
    .client_0_0_7_control_0_up_1_rows              (memory_slice_0_control_up_rows),
    .client_0_0_7_control_0_up_1_clients           (memory_slice_0_control_up_clients),
    .client_0_0_7_control_0_up_1_payload           (memory_slice_0_control_up_payload),
    .client_0_0_7_control_0_down_1_valid           (noc_client_0_0_7_control_0_down_1_valid),
    .client_0_0_7_control_0_down_1_ready           (1'b1),
    .client_0_0_7_control_0_down_1_payload         (noc_client_0_0_7_control_0_down_1_payload),
    .client_0_0_7_utility_0_up_0_valid             (1'b0),
    .client_0_0_7_utility_0_up_0_ready             (noc_client_0_0_7_utility_0_up_0_ready),
    .client_0_0_7_utility_0_up_0_columns           (2'd0),
    .client_0_0_7_utility_0_up_0_rows              (2'd0),
    .client_0_0_7_utility_0_up_0_clients           (10'd0),
    .client_0_0_7_utility_0_up_0_payload           (64'd0),
    .client_0_0_7_utility_0_down_0_valid           (noc_client_0_0_7_utility_0_down_0_valid),
    .client_0_0_7_utility_0_down_0_ready           (1'b1),
    .client_0_0_7_utility_0_down_0_payload         (noc_client_0_0_7_utility_0_down_0_payload),
    .client_0_0_7_utility_0_up_1_valid             (1'b0),
    .client_0_0_7_utility_0_up_1_ready             (noc_client_0_0_7_utility_0_up_1_ready),
    .client_0_0_7_utility_0_up_1_columns           (2'd0),
    .client_0_0_7_utility_0_up_1_rows              (2'd0),
    .client_0_0_7_utility_0_up_1_clients           (10'd0),
    .client_0_0_7_utility_0_up_1_payload           (64'd0),
    .client_0_0_7_utility_0_down_1_valid           (noc_client_0_0_7_utility_0_down_1_valid),
    .client_0_0_7_utility_0_down_1_ready           (1'b1),
    .client_0_0_7_utility_0_down_1_payload         (noc_client_0_0_7_utility_0_down_1_payload),
    .client_0_0_7_synchronisation_0_up_0_valid     (1'b0),
    .client_0_0_7_synchronisation_0_up_0_ready     (noc_client_0_0_7_synchronisation_0_up_0_ready),
    .client_0_0_7_synchronisation_0_up_0_columns   (2'd0),
    .client_0_0_7_synchronisation_0_up_0_rows      (2'd0),
    .client_0_0_7_synchronisation_0_up_0_clients   (10'd0),
    .client_0_0_7_synchronisation_0_up_0_payload   (64'd0),
    .client_0_0_7_synchronisation_0_down_0_valid   (noc_client_0_0_7_synchronisation_0_down_0_valid),
    .client_0_0_7_synchronisation_0_down_0_ready   (1'b1),
    .client_0_0_7_synchronisation_0_down_0_payload (noc_client_0_0_7_synchronisation_0_down_0_payload),
    .client_0_0_8_data_0_up_0_valid                (fi_0_0_8_data_up_0_valid),
    .client_0_0_8_data_0_up_0_ready                (noc_client_0_0_8_data_0_up_0_ready),
    .client_0_0_8_data_0_up_0_columns              (fi_0_0_8_data_up_0_columns),
    .client_0_0_8_data_0_up_0_rows                 (fi_0_0_8_data_up_0_rows),
    .client_0_0_8_data_0_up_0_clients              (fi_0_0_8_data_up_0_clients),
    .client_0_0_8_data_0_up_0_lane                 (fi_0_0_8_data_up_0_lane),
    .client_0_0_8_data_0_up_0_payload              (fi_0_0_8_data_up_0_payload),
    .client_0_0_8_data_0_down_0_valid              (noc_client_0_0_8_data_0_down_0_valid),
    .client_0_0_8_data_0_down_0_ready              (1'b1),
    .client_0_0_8_data_0_down_0_payload            (noc_client_0_0_8_data_0_down_0_payload),
    .client_0_0_8_data_0_up_1_valid                (1'b0),
    .client_0_0_8_data_0_up_1_ready                (noc_client_0_0_8_data_0_up_1_ready),
    .client_0_0_8_data_0_up_1_columns              (2'd0),
    .client_0_0_8_data_0_up_1_rows                 (2'd0),
    .client_0_0_8_data_0_up_1_clients              (10'd0),
    .client_0_0_8_data_0_up_1_lane                 (2'd0),
    .client_0_0_8_data_0_up_1_payload              (645'd0),
    .client_0_0_8_data_0_down_1_valid              (noc_client_0_0_8_data_0_down_1_valid),
    .client_0_0_8_data_0_down_1_ready              (fi_0_0_8_data_down_0_ready),
    .client_0_0_8_data_0_down_1_payload            (noc_client_0_0_8_data_0_down_1_payload),
    .client_0_0_8_control_0_up_0_valid             (fi_0_0_8_control_up_valid),
    .client_0_0_8_control_0_up_0_ready             (noc_client_0_0_8_control_0_up_0_ready),
    .client_0_0_8_control_0_up_0_columns           (fi_0_0_8_control_up_columns),
    .client_0_0_8_control_0_up_0_rows              (fi_0_0_8_control_up_rows),
    .client_0_0_8_control_0_up_0_clients           (fi_0_0_8_control_up_clients),
    .client_0_0_8_control_0_up_0_payload           (fi_0_0_8_control_up_payload),
    .client_0_0_8_control_0_down_0_valid           (noc_client_0_0_8_control_0_down_0_valid),
    .client_0_0_8_control_0_down_0_ready           (1'b1),
    .client_0_0_8_control_0_down_0_payload         (noc_client_0_0_8_control_0_down_0_payload),
    .client_0_0_8_control_0_up_1_valid             (1'b0),
    .client_0_0_8_control_0_up_1_ready             (noc_client_0_0_8_control_0_up_1_ready),
    .client_0_0_8_control_0_up_1_columns           (2'd0),
    .client_0_0_8_control_0_up_1_rows              (2'd0),
    .client_0_0_8_control_0_up_1_clients           (10'd0),
    .client_0_0_8_control_0_up_1_payload           (64'd0),
    .client_0_0_8_control_0_down_1_valid           (noc_client_0_0_8_control_0_down_1_valid),
    .client_0_0_8_control_0_down_1_ready           (fi_0_0_8_control_down_ready),
    .client_0_0_8_control_0_down_1_payload         (noc_client_0_0_8_control_0_down_1_payload),
    .client_0_0_8_utility_0_up_0_valid             (1'b0),
    .client_0_0_8_utility_0_up_0_ready             (noc_client_0_0_8_utility_0_up_0_ready),
    .client_0_0_8_utility_0_up_0_columns           (2'd0),
    .client_0_0_8_utility_0_up_0_rows              (2'd0),
    .client_0_0_8_utility_0_up_0_clients           (10'd0),
    .client_0_0_8_utility_0_up_0_payload           (64'd0),
    .client_0_0_8_utility_0_down_0_valid           (noc_client_0_0_8_utility_0_down_0_valid),
    .client_0_0_8_utility_0_down_0_ready           (1'b1),
    .client_0_0_8_utility_0_down_0_payload         (noc_client_0_0_8_utility_0_down_0_payload),
    .client_0_0_8_utility_0_up_1_valid             (1'b0),
    .client_0_0_8_utility_0_up_1_ready             (noc_client_0_0_8_utility_0_up_1_ready),
    .client_0_0_8_utility_0_up_1_columns           (2'd0),
    .client_0_0_8_utility_0_up_1_rows              (2'd0),
    .client_0_0_8_utility_0_up_1_clients           (10'd0),
    .client_0_0_8_utility_0_up_1_payload           (64'd0),
    .client_0_0_8_utility_0_down_1_valid           (noc_client_0_0_8_utility_0_down_1_valid),
    .client_0_0_8_utility_0_down_1_ready           (1'b1),
    .client_0_0_8_utility_0_down_1_payload         (noc_client_0_0_8_utility_0_down_1_payload),
    .client_0_0_8_synchronisation_0_up_0_valid     (1'b0),
    .client_0_0_8_synchronisation_0_up_0_ready     (noc_client_0_0_8_synchronisation_0_up_0_ready),
    .client_0_0_8_synchronisation_0_up_0_columns   (2'd0),
    .client_0_0_8_synchronisation_0_up_0_rows      (2'd0),
    .client_0_0_8_synchronisation_0_up_0_clients   (10'd0),
    .client_0_0_8_synchronisation_0_up_0_payload   (64'd0),
    .client_0_0_8_synchronisation_0_down_0_valid   (noc_client_0_0_8_synchronisation_0_down_0_valid),
    .client_0_0_8_synchronisation_0_down_0_ready   (1'b1),
    .client_0_0_8_synchronisation_0_down_0_payload (noc_client_0_0_8_synchronisation_0_down_0_payload),
    .enabled_1_0                                   (enabled_1_0),
    .utility_1_0_request_valid                     (utility_1_0_request_valid),
    .utility_1_0_request_ready                     (noc_utility_1_0_request_ready),
    .utility_1_0_request_address                   (utility_1_0_request_address),
    .utility_1_0_response_valid                    (noc_utility_1_0_response_valid),
    .utility_1_0_response_ready                    (utility_1_0_response_ready),
    .utility_1_0_response_data                     (noc_utility_1_0_response_data),
    .utility_1_0_response_error                    (noc_utility_1_0_response_error),
    .client_1_0_0_data_0_up_0_valid                (fi_1_0_0_data_up_0_valid),
    .client_1_0_0_data_0_up_0_ready                (noc_client_1_0_0_data_0_up_0_ready),
    .client_1_0_0_data_0_up_0_columns              (fi_1_0_0_data_up_0_columns),
    .client_1_0_0_data_0_up_0_rows                 (fi_1_0_0_data_up_0_rows),
    .client_1_0_0_data_0_up_0_clients              (fi_1_0_0_data_up_0_clients),
    .client_1_0_0_data_0_up_0_lane                 (fi_1_0_0_data_up_0_lane),
    .client_1_0_0_data_0_up_0_payload              (fi_1_0_0_data_up_0_payload),
    .client_1_0_0_data_0_down_0_valid              (noc_client_1_0_0_data_0_down_0_valid),
    .client_1_0_0_data_0_down_0_ready              (1'b1),
    .client_1_0_0_data_0_down_0_payload            (noc_client_1_0_0_data_0_down_0_payload),
    .client_1_0_0_data_0_up_1_valid                (1'b0),
    .client_1_0_0_data_0_up_1_ready                (noc_client_1_0_0_data_0_up_1_ready),
    .client_1_0_0_data_0_up_1_columns              (2'd0),
    .client_1_0_0_data_0_up_1_rows                 (2'd0),
    .client_1_0_0_data_0_up_1_clients              (10'd0),
    .client_1_0_0_data_0_up_1_lane                 (2'd0),
    .client_1_0_0_data_0_up_1_payload              (645'd0),
    .client_1_0_0_data_0_down_1_valid              (noc_client_1_0_0_data_0_down_1_valid),
    .client_1_0_0_data_0_down_1_ready              (fi_1_0_0_data_down_0_ready),
    .client_1_0_0_data_0_down_1_payload            (noc_client_1_0_0_data_0_down_1_payload),
    .client_1_0_0_control_0_up_0_valid             (fi_1_0_0_control_up_valid),
    .client_1_0_0_control_0_up_0_ready             (noc_client_1_0_0_control_0_up_0_ready),
    .client_1_0_0_control_0_up_0_columns           (fi_1_0_0_control_up_columns),
    .client_1_0_0_control_0_up_0_rows              (fi_1_0_0_control_up_rows),
    .client_1_0_0_control_0_up_0_clients           (fi_1_0_0_control_up_clients),
    .client_1_0_0_control_0_up_0_payload           (fi_1_0_0_control_up_payload),
    .client_1_0_0_control_0_down_0_valid           (noc_client_1_0_0_control_0_down_0_valid),
    .client_1_0_0_control_0_down_0_ready           (1'b1),
    .client_1_0_0_control_0_down_0_payload         (noc_client_1_0_0_control_0_down_0_payload),
    .client_1_0_0_control_0_up_1_valid             (1'b0),
    .client_1_0_0_control_0_up_1_ready             (noc_client_1_0_0_control_0_up_1_ready),
    .client_1_0_0_control_0_up_1_columns           (2'd0),
    .client_1_0_0_control_0_up_1_rows              (2'd0),
    .client_1_0_0_control_0_up_1_clients           (10'd0),
    .client_1_0_0_control_0_up_1_payload           (64'd0),
    .client_1_0_0_control_0_down_1_valid           (noc_client_1_0_0_control_0_down_1_valid),
    .client_1_0_0_control_0_down_1_ready           (fi_1_0_0_control_down_ready),
    .client_1_0_0_control_0_down_1_payload         (noc_client_1_0_0_control_0_down_1_payload),
    .client_1_0_0_utility_0_up_0_valid             (1'b0),
    .client_1_0_0_utility_0_up_0_ready             (noc_client_1_0_0_utility_0_up_0_ready),
    .client_1_0_0_utility_0_up_0_columns           (2'd0),
    .client_1_0_0_utility_0_up_0_rows              (2'd0),
    .client_1_0_0_utility_0_up_0_clients           (10'd0),
    .client_1_0_0_utility_0_up_0_payload           (64'd0),
    .client_1_0_0_utility_0_down_0_valid           (noc_client_1_0_0_utility_0_down_0_valid),
    .client_1_0_0_utility_0_down_0_ready           (1'b1),
    .client_1_0_0_utility_0_down_0_payload         (noc_client_1_0_0_utility_0_down_0_payload),
    .client_1_0_0_utility_0_up_1_valid             (1'b0),
    .client_1_0_0_utility_0_up_1_ready             (noc_client_1_0_0_utility_0_up_1_ready),
    .client_1_0_0_utility_0_up_1_columns           (2'd0),
    .client_1_0_0_utility_0_up_1_rows              (2'd0),
    .client_1_0_0_utility_0_up_1_clients           (10'd0),
    .client_1_0_0_utility_0_up_1_payload           (64'd0),
    .client_1_0_0_utility_0_down_1_valid           (noc_client_1_0_0_utility_0_down_1_valid),
    .client_1_0_0_utility_0_down_1_ready           (1'b1),
    .client_1_0_0_utility_0_down_1_payload         (noc_client_1_0_0_utility_0_down_1_payload),
    .client_1_0_0_synchronisation_0_up_0_valid     (1'b0),
    .client_1_0_0_synchronisation_0_up_0_ready     (noc_client_1_0_0_synchronisation_0_up_0_ready),
    .client_1_0_0_synchronisation_0_up_0_columns   (2'd0),
    .client_1_0_0_synchronisation_0_up_0_rows      (2'd0),
    .client_1_0_0_synchronisation_0_up_0_clients   (10'd0),
    .client_1_0_0_synchronisation_0_up_0_payload   (64'd0),
    .client_1_0_0_synchronisation_0_down_0_valid   (noc_client_1_0_0_synchronisation_0_down_0_valid),
    .client_1_0_0_synchronisation_0_down_0_ready   (1'b1),
    .client_1_0_0_synchronisation_0_down_0_payload (noc_client_1_0_0_synchronisation_0_down_0_payload),
    .client_1_0_0_reduction_0_up_0_valid           (1'b0),
    .client_1_0_0_reduction_0_up_0_ready           (noc_client_1_0_0_reduction_0_up_0_ready),
    .client_1_0_0_reduction_0_up_0_columns         (2'd0),
    .client_1_0_0_reduction_0_up_0_rows            (2'd0),
    .client_1_0_0_reduction_0_up_0_clients         (10'd0),
    .client_1_0_0_reduction_0_up_0_payload         (524'd0),
    .client_1_0_0_reduction_0_down_0_valid         (noc_client_1_0_0_reduction_0_down_0_valid),
    .client_1_0_0_reduction_0_down_0_ready         (1'b1),
    .client_1_0_0_reduction_0_down_0_payload       (noc_client_1_0_0_reduction_0_down_0_payload),
    .client_1_0_6_data_0_up_0_valid                (fi_1_0_6_data_up_0_valid),
    .client_1_0_6_data_0_up_0_ready                (noc_client_1_0_6_data_0_up_0_ready),
    .client_1_0_6_data_0_up_0_columns              (fi_1_0_6_data_up_0_columns),
    .client_1_0_6_data_0_up_0_rows                 (fi_1_0_6_data_up_0_rows),
    .client_1_0_6_data_0_up_0_clients              (fi_1_0_6_data_up_0_clients),
    .client_1_0_6_data_0_up_0_lane                 (fi_1_0_6_data_up_0_lane),
    .client_1_0_6_data_0_up_0_payload              (fi_1_0_6_data_up_0_payload),
    .client_1_0_6_data_0_down_0_valid              (noc_client_1_0_6_data_0_down_0_valid),
    .client_1_0_6_data_0_down_0_ready              (1'b1),
    .client_1_0_6_data_0_down_0_payload            (noc_client_1_0_6_data_0_down_0_payload),
    .client_1_0_6_data_0_up_1_valid                (1'b0),
    .client_1_0_6_data_0_up_1_ready                (noc_client_1_0_6_data_0_up_1_ready),
    .client_1_0_6_data_0_up_1_columns              (2'd0),
    .client_1_0_6_data_0_up_1_rows                 (2'd0),
    .client_1_0_6_data_0_up_1_clients              (10'd0),
    .client_1_0_6_data_0_up_1_lane                 (2'd0),
    .client_1_0_6_data_0_up_1_payload              (645'd0),
    .client_1_0_6_data_0_down_1_valid              (noc_client_1_0_6_data_0_down_1_valid),
    .client_1_0_6_data_0_down_1_ready              (fi_1_0_6_data_down_0_ready),
    .client_1_0_6_data_0_down_1_payload            (noc_client_1_0_6_data_0_down_1_payload),
    .client_1_0_6_control_0_up_0_valid             (fi_1_0_6_control_up_valid),
    .client_1_0_6_control_0_up_0_ready             (noc_client_1_0_6_control_0_up_0_ready),
    .client_1_0_6_control_0_up_0_columns           (fi_1_0_6_control_up_columns),
    .client_1_0_6_control_0_up_0_rows              (fi_1_0_6_control_up_rows),
    .client_1_0_6_control_0_up_0_clients           (fi_1_0_6_control_up_clients),
    .client_1_0_6_control_0_up_0_payload           (fi_1_0_6_control_up_payload),
    .client_1_0_6_control_0_down_0_valid           (noc_client_1_0_6_control_0_down_0_valid),
    .client_1_0_6_control_0_down_0_ready           (1'b1),
    .client_1_0_6_control_0_down_0_payload         (noc_client_1_0_6_control_0_down_0_payload),
    .client_1_0_6_control_0_up_1_valid             (1'b0),
    .client_1_0_6_control_0_up_1_ready             (noc_client_1_0_6_control_0_up_1_ready),
    .client_1_0_6_control_0_up_1_columns           (2'd0),
    .client_1_0_6_control_0_up_1_rows              (2'd0),
    .client_1_0_6_control_0_up_1_clients           (10'd0),
    .client_1_0_6_control_0_up_1_payload           (64'd0),
    .client_1_0_6_control_0_down_1_valid           (noc_client_1_0_6_control_0_down_1_valid),
    .client_1_0_6_control_0_down_1_ready           (fi_1_0_6_control_down_ready),
    .client_1_0_6_control_0_down_1_payload         (noc_client_1_0_6_control_0_down_1_payload),
    .client_1_0_6_utility_0_up_0_valid             (1'b0),
    .client_1_0_6_utility_0_up_0_ready             (noc_client_1_0_6_utility_0_up_0_ready),
    .client_1_0_6_utility_0_up_0_columns           (2'd0),
    .client_1_0_6_utility_0_up_0_rows              (2'd0),
    .client_1_0_6_utility_0_up_0_clients           (10'd0),
    .client_1_0_6_utility_0_up_0_payload           (64'd0),
    .client_1_0_6_utility_0_down_0_valid           (noc_client_1_0_6_utility_0_down_0_valid),
    .client_1_0_6_utility_0_down_0_ready           (1'b1),
    .client_1_0_6_utility_0_down_0_payload         (noc_client_1_0_6_utility_0_down_0_payload),
    .client_1_0_6_utility_0_up_1_valid             (1'b0),
    .client_1_0_6_utility_0_up_1_ready             (noc_client_1_0_6_utility_0_up_1_ready),
    .client_1_0_6_utility_0_up_1_columns           (2'd0),
    .client_1_0_6_utility_0_up_1_rows              (2'd0),
    .client_1_0_6_utility_0_up_1_clients           (10'd0),
    .client_1_0_6_utility_0_up_1_payload           (64'd0),
    .client_1_0_6_utility_0_down_1_valid           (noc_client_1_0_6_utility_0_down_1_valid),
    .client_1_0_6_utility_0_down_1_ready           (1'b1),
    .client_1_0_6_utility_0_down_1_payload         (noc_client_1_0_6_utility_0_down_1_payload),
    .client_1_0_6_synchronisation_0_up_0_valid     (1'b0),
    .client_1_0_6_synchronisation_0_up_0_ready     (noc_client_1_0_6_synchronisation_0_up_0_ready),
    .client_1_0_6_synchronisation_0_up_0_columns   (2'd0),
    .client_1_0_6_synchronisation_0_up_0_rows      (2'd0),
    .client_1_0_6_synchronisation_0_up_0_clients   (10'd0),
    .client_1_0_6_synchronisation_0_up_0_payload   (64'd0),
    .client_1_0_6_synchronisation_0_down_0_valid   (noc_client_1_0_6_synchronisation_0_down_0_valid),
    .client_1_0_6_synchronisation_0_down_0_ready   (1'b1),
    .client_1_0_6_synchronisation_0_down_0_payload (noc_client_1_0_6_synchronisation_0_down_0_payload),
    .client_1_0_7_data_0_up_0_valid                (1'b0),
    .client_1_0_7_data_0_up_0_ready                (noc_client_1_0_7_data_0_up_0_ready),
    .client_1_0_7_data_0_up_0_columns              (2'd0),
    .client_1_0_7_data_0_up_0_rows                 (2'd0),
    .client_1_0_7_data_0_up_0_clients              (10'd0),
    .client_1_0_7_data_0_up_0_payload              (645'd0),
    .client_1_0_7_data_0_down_0_valid              (noc_client_1_0_7_data_0_down_0_valid),
    .client_1_0_7_data_0_down_0_ready              (memory_slice_2_data_0_down_ready),
    .client_1_0_7_data_0_down_0_payload            (noc_client_1_0_7_data_0_down_0_payload),
    .client_1_0_7_data_0_up_1_valid                (memory_slice_2_data_0_up_valid),
    .client_1_0_7_data_0_up_1_ready                (noc_client_1_0_7_data_0_up_1_ready),
    .client_1_0_7_data_0_up_1_columns              (memory_slice_2_data_0_up_columns),
    .client_1_0_7_data_0_up_1_rows                 (memory_slice_2_data_0_up_rows),
    .client_1_0_7_data_0_up_1_clients              (memory_slice_2_data_0_up_clients),
    .client_1_0_7_data_0_up_1_payload              (memory_slice_2_data_0_up_payload),
    .client_1_0_7_data_0_down_1_valid              (noc_client_1_0_7_data_0_down_1_valid),
    .client_1_0_7_data_0_down_1_ready              (1'b1),
    .client_1_0_7_data_0_down_1_payload            (noc_client_1_0_7_data_0_down_1_payload),
    .client_1_0_7_data_1_up_0_valid                (1'b0),
    .client_1_0_7_data_1_up_0_ready                (noc_client_1_0_7_data_1_up_0_ready),
    .client_1_0_7_data_1_up_0_columns              (2'd0),
    .client_1_0_7_data_1_up_0_rows                 (2'd0),
    .client_1_0_7_data_1_up_0_clients              (10'd0),
    .client_1_0_7_data_1_up_0_payload              (645'd0),
    .client_1_0_7_data_1_down_0_valid              (noc_client_1_0_7_data_1_down_0_valid),
    .client_1_0_7_data_1_down_0_ready              (memory_slice_2_data_1_down_ready),
    .client_1_0_7_data_1_down_0_payload            (noc_client_1_0_7_data_1_down_0_payload),
    .client_1_0_7_data_1_up_1_valid                (memory_slice_2_data_1_up_valid),
    .client_1_0_7_data_1_up_1_ready                (noc_client_1_0_7_data_1_up_1_ready),
    .client_1_0_7_data_1_up_1_columns              (memory_slice_2_data_1_up_columns),
    .client_1_0_7_data_1_up_1_rows                 (memory_slice_2_data_1_up_rows),
    .client_1_0_7_data_1_up_1_clients              (memory_slice_2_data_1_up_clients),
    .client_1_0_7_data_1_up_1_payload              (memory_slice_2_data_1_up_payload),
    .client_1_0_7_data_1_down_1_valid              (noc_client_1_0_7_data_1_down_1_valid),
    .client_1_0_7_data_1_down_1_ready              (1'b1),
    .client_1_0_7_data_1_down_1_payload            (noc_client_1_0_7_data_1_down_1_payload),
    .client_1_0_7_data_2_up_0_valid                (1'b0),
    .client_1_0_7_data_2_up_0_ready                (noc_client_1_0_7_data_2_up_0_ready),
    .client_1_0_7_data_2_up_0_columns              (2'd0),
    .client_1_0_7_data_2_up_0_rows                 (2'd0),
    .client_1_0_7_data_2_up_0_clients              (10'd0),
    .client_1_0_7_data_2_up_0_payload              (645'd0),
    .client_1_0_7_data_2_down_0_valid              (noc_client_1_0_7_data_2_down_0_valid),
    .client_1_0_7_data_2_down_0_ready              (memory_slice_2_data_2_down_ready),
    .client_1_0_7_data_2_down_0_payload            (noc_client_1_0_7_data_2_down_0_payload),
    .client_1_0_7_data_2_up_1_valid                (memory_slice_2_data_2_up_valid),
    .client_1_0_7_data_2_up_1_ready                (noc_client_1_0_7_data_2_up_1_ready),
    .client_1_0_7_data_2_up_1_columns              (memory_slice_2_data_2_up_columns),
    .client_1_0_7_data_2_up_1_rows                 (memory_slice_2_data_2_up_rows),
    .client_1_0_7_data_2_up_1_clients              (memory_slice_2_data_2_up_clients),
    .client_1_0_7_data_2_up_1_payload              (memory_slice_2_data_2_up_payload),
    .client_1_0_7_data_2_down_1_valid              (noc_client_1_0_7_data_2_down_1_valid),
    .client_1_0_7_data_2_down_1_ready              (1'b1),
    .client_1_0_7_data_2_down_1_payload            (noc_client_1_0_7_data_2_down_1_payload),
    .client_1_0_7_control_0_up_0_valid             (1'b0),
    .client_1_0_7_control_0_up_0_ready             (noc_client_1_0_7_control_0_up_0_ready),
    .client_1_0_7_control_0_up_0_columns           (2'd0),
    .client_1_0_7_control_0_up_0_rows              (2'd0),
    .client_1_0_7_control_0_up_0_clients           (10'd0),
    .client_1_0_7_control_0_up_0_payload           (64'd0),
    .client_1_0_7_control_0_down_0_valid           (noc_client_1_0_7_control_0_down_0_valid),
    .client_1_0_7_control_0_down_0_ready           (memory_slice_2_control_down_ready),
    .client_1_0_7_control_0_down_0_payload         (noc_client_1_0_7_control_0_down_0_payload),
    .client_1_0_7_control_0_up_1_valid             (memory_slice_2_control_up_valid),
    .client_1_0_7_control_0_up_1_ready             (noc_client_1_0_7_control_0_up_1_ready),
    .client_1_0_7_control_0_up_1_columns           (memory_slice_2_control_up_columns),
    .client_1_0_7_control_0_up_1_rows              (memory_slice_2_control_up_rows),
    .client_1_0_7_control_0_up_1_clients           (memory_slice_2_control_up_clients),
    .client_1_0_7_control_0_up_1_payload           (memory_slice_2_control_up_payload),
    .client_1_0_7_control_0_down_1_valid           (noc_client_1_0_7_control_0_down_1_valid),
    .client_1_0_7_control_0_down_1_ready           (1'b1),
    .client_1_0_7_control_0_down_1_payload         (noc_client_1_0_7_control_0_down_1_payload),
    .client_1_0_7_utility_0_up_0_valid             (1'b0),
    .client_1_0_7_utility_0_up_0_ready             (noc_client_1_0_7_utility_0_up_0_ready),
    .client_1_0_7_utility_0_up_0_columns           (2'd0),
    .client_1_0_7_utility_0_up_0_rows              (2'd0),
    .client_1_0_7_utility_0_up_0_clients           (10'd0),
    .client_1_0_7_utility_0_up_0_payload           (64'd0),
    .client_1_0_7_utility_0_down_0_valid           (noc_client_1_0_7_utility_0_down_0_valid),
    .client_1_0_7_utility_0_down_0_ready           (1'b1),
    .client_1_0_7_utility_0_down_0_payload         (noc_client_1_0_7_utility_0_down_0_payload),
    .client_1_0_7_utility_0_up_1_valid             (1'b0),
    .client_1_0_7_utility_0_up_1_ready             (noc_client_1_0_7_utility_0_up_1_ready),
    .client_1_0_7_utility_0_up_1_columns           (2'd0),
    .client_1_0_7_utility_0_up_1_rows              (2'd0),
    .client_1_0_7_utility_0_up_1_clients           (10'd0),
    .client_1_0_7_utility_0_up_1_payload           (64'd0),
    .client_1_0_7_utility_0_down_1_valid           (noc_client_1_0_7_utility_0_down_1_valid),
    .client_1_0_7_utility_0_down_1_ready           (1'b1),
    .client_1_0_7_utility_0_down_1_payload         (noc_client_1_0_7_utility_0_down_1_payload),
    .client_1_0_7_synchronisation_0_up_0_valid     (1'b0),
    .client_1_0_7_synchronisation_0_up_0_ready     (noc_client_1_0_7_synchronisation_0_up_0_ready),
    .client_1_0_7_synchronisation_0_up_0_columns   (2'd0),
    .client_1_0_7_synchronisation_0_up_0_rows      (2'd0),
    .client_1_0_7_synchronisation_0_up_0_clients   (10'd0),
    .client_1_0_7_synchronisation_0_up_0_payload   (64'd0),
    .client_1_0_7_synchronisation_0_down_0_valid   (noc_client_1_0_7_synchronisation_0_down_0_valid),
    .client_1_0_7_synchronisation_0_down_0_ready   (1'b1),
    .client_1_0_7_synchronisation_0_down_0_payload (noc_client_1_0_7_synchronisation_0_down_0_payload),
    .client_1_0_8_data_0_up_0_valid                (fi_1_0_8_data_up_0_valid),
    .client_1_0_8_data_0_up_0_ready                (noc_client_1_0_8_data_0_up_0_ready),
    .client_1_0_8_data_0_up_0_columns              (fi_1_0_8_data_up_0_columns),
    .client_1_0_8_data_0_up_0_rows                 (fi_1_0_8_data_up_0_rows),
    .client_1_0_8_data_0_up_0_clients              (fi_1_0_8_data_up_0_clients),
    .client_1_0_8_data_0_up_0_lane                 (fi_1_0_8_data_up_0_lane),
    .client_1_0_8_data_0_up_0_payload              (fi_1_0_8_data_up_0_payload),
    .client_1_0_8_data_0_down_0_valid              (noc_client_1_0_8_data_0_down_0_valid),
    .client_1_0_8_data_0_down_0_ready              (1'b1),
    .client_1_0_8_data_0_down_0_payload            (noc_client_1_0_8_data_0_down_0_payload),
    .client_1_0_8_data_0_up_1_valid                (1'b0),
    .client_1_0_8_data_0_up_1_ready                (noc_client_1_0_8_data_0_up_1_ready),
    .client_1_0_8_data_0_up_1_columns              (2'd0),
    .client_1_0_8_data_0_up_1_rows                 (2'd0),
    .client_1_0_8_data_0_up_1_clients              (10'd0),
    .client_1_0_8_data_0_up_1_lane                 (2'd0),
    .client_1_0_8_data_0_up_1_payload              (645'd0),
    .client_1_0_8_data_0_down_1_valid              (noc_client_1_0_8_data_0_down_1_valid),
    .client_1_0_8_data_0_down_1_ready              (fi_1_0_8_data_down_0_ready),
    .client_1_0_8_data_0_down_1_payload            (noc_client_1_0_8_data_0_down_1_payload),
    .client_1_0_8_control_0_up_0_valid             (fi_1_0_8_control_up_valid),
    .client_1_0_8_control_0_up_0_ready             (noc_client_1_0_8_control_0_up_0_ready),
    .client_1_0_8_control_0_up_0_columns           (fi_1_0_8_control_up_columns),
    .client_1_0_8_control_0_up_0_rows              (fi_1_0_8_control_up_rows),
    .client_1_0_8_control_0_up_0_clients           (fi_1_0_8_control_up_clients),
    .client_1_0_8_control_0_up_0_payload           (fi_1_0_8_control_up_payload),
    .client_1_0_8_control_0_down_0_valid           (noc_client_1_0_8_control_0_down_0_valid),
    .client_1_0_8_control_0_down_0_ready           (1'b1),
    .client_1_0_8_control_0_down_0_payload         (noc_client_1_0_8_control_0_down_0_payload),
    .client_1_0_8_control_0_up_1_valid             (1'b0),
    .client_1_0_8_control_0_up_1_ready             (noc_client_1_0_8_control_0_up_1_ready),
    .client_1_0_8_control_0_up_1_columns           (2'd0),
    .client_1_0_8_control_0_up_1_rows              (2'd0),
    .client_1_0_8_control_0_up_1_clients           (10'd0),
    .client_1_0_8_control_0_up_1_payload           (64'd0),
    .client_1_0_8_control_0_down_1_valid           (noc_client_1_0_8_control_0_down_1_valid),
    .client_1_0_8_control_0_down_1_ready           (fi_1_0_8_control_down_ready),
    .client_1_0_8_control_0_down_1_payload         (noc_client_1_0_8_control_0_down_1_payload),
    .client_1_0_8_utility_0_up_0_valid             (1'b0),
    .client_1_0_8_utility_0_up_0_ready             (noc_client_1_0_8_utility_0_up_0_ready),
    .client_1_0_8_utility_0_up_0_columns           (2'd0),
    .client_1_0_8_utility_0_up_0_rows              (2'd0),
    .client_1_0_8_utility_0_up_0_clients           (10'd0),
    .client_1_0_8_utility_0_up_0_payload           (64'd0),
    .client_1_0_8_utility_0_down_0_valid           (noc_client_1_0_8_utility_0_down_0_valid),
    .client_1_0_8_utility_0_down_0_ready           (1'b1),
    .client_1_0_8_utility_0_down_0_payload         (noc_client_1_0_8_utility_0_down_0_payload),
    .client_1_0_8_utility_0_up_1_valid             (1'b0),
    .client_1_0_8_utility_0_up_1_ready             (noc_client_1_0_8_utility_0_up_1_ready),
    .client_1_0_8_utility_0_up_1_columns           (2'd0),
    .client_1_0_8_utility_0_up_1_rows              (2'd0),
    .client_1_0_8_utility_0_up_1_clients           (10'd0),
    .client_1_0_8_utility_0_up_1_payload           (64'd0),
    .client_1_0_8_utility_0_down_1_valid           (noc_client_1_0_8_utility_0_down_1_valid),
    .client_1_0_8_utility_0_down_1_ready           (1'b1),
    .client_1_0_8_utility_0_down_1_payload         (noc_client_1_0_8_utility_0_down_1_payload),
    .client_1_0_8_synchronisation_0_up_0_valid     (1'b0),
    .client_1_0_8_synchronisation_0_up_0_ready     (noc_client_1_0_8_synchronisation_0_up_0_ready),
    .client_1_0_8_synchronisation_0_up_0_columns   (2'd0),
    .client_1_0_8_synchronisation_0_up_0_rows      (2'd0),
    .client_1_0_8_synchronisation_0_up_0_clients   (10'd0),
    .client_1_0_8_synchronisation_0_up_0_payload   (64'd0),
    .client_1_0_8_synchronisation_0_down_0_valid   (noc_client_1_0_8_synchronisation_0_down_0_valid),
    .client_1_0_8_synchronisation_0_down_0_ready   (1'b1),
    .client_1_0_8_synchronisation_0_down_0_payload (noc_client_1_0_8_synchronisation_0_down_0_payload),
    .client_1_0_9_data_0_up_0_valid                (fi_1_0_9_data_up_0_valid),
    .client_1_0_9_data_0_up_0_ready                (noc_client_1_0_9_data_0_up_0_ready),
    .client_1_0_9_data_0_up_0_columns              (fi_1_0_9_data_up_0_columns),
    .client_1_0_9_data_0_up_0_rows                 (fi_1_0_9_data_up_0_rows),
    .client_1_0_9_data_0_up_0_clients              (fi_1_0_9_data_up_0_clients),
    .client_1_0_9_data_0_up_0_lane                 (fi_1_0_9_data_up_0_lane),
    .client_1_0_9_data_0_up_0_payload              (fi_1_0_9_data_up_0_payload),
    .client_1_0_9_data_0_down_0_valid              (noc_client_1_0_9_data_0_down_0_valid),
    .client_1_0_9_data_0_down_0_ready              (1'b1),
    .client_1_0_9_data_0_down_0_payload            (noc_client_1_0_9_data_0_down_0_payload),
    .client_1_0_9_data_0_up_1_valid                (1'b0),
    .client_1_0_9_data_0_up_1_ready                (noc_client_1_0_9_data_0_up_1_ready),
    .client_1_0_9_data_0_up_1_columns              (2'd0),
    .client_1_0_9_data_0_up_1_rows                 (2'd0),
    .client_1_0_9_data_0_up_1_clients              (10'd0),
    .client_1_0_9_data_0_up_1_lane                 (2'd0),
    .client_1_0_9_data_0_up_1_payload              (645'd0),
    .client_1_0_9_data_0_down_1_valid              (noc_client_1_0_9_data_0_down_1_valid),
    .client_1_0_9_data_0_down_1_ready              (fi_1_0_9_data_down_0_ready),
    .client_1_0_9_data_0_down_1_payload            (noc_client_1_0_9_data_0_down_1_payload),
    .client_1_0_9_control_0_up_0_valid             (fi_1_0_9_control_up_valid),
    .client_1_0_9_control_0_up_0_ready             (noc_client_1_0_9_control_0_up_0_ready),
    .client_1_0_9_control_0_up_0_columns           (fi_1_0_9_control_up_columns),
    .client_1_0_9_control_0_up_0_rows              (fi_1_0_9_control_up_rows),
    .client_1_0_9_control_0_up_0_clients           (fi_1_0_9_control_up_clients),
    .client_1_0_9_control_0_up_0_payload           (fi_1_0_9_control_up_payload),
    .client_1_0_9_control_0_down_0_valid           (noc_client_1_0_9_control_0_down_0_valid),
    .client_1_0_9_control_0_down_0_ready           (1'b1),
    .client_1_0_9_control_0_down_0_payload         (noc_client_1_0_9_control_0_down_0_payload),
    .client_1_0_9_control_0_up_1_valid             (1'b0),
    .client_1_0_9_control_0_up_1_ready             (noc_client_1_0_9_control_0_up_1_ready),
    .client_1_0_9_control_0_up_1_columns           (2'd0),
    .client_1_0_9_control_0_up_1_rows              (2'd0),
    .client_1_0_9_control_0_up_1_clients           (10'd0),
    .client_1_0_9_control_0_up_1_payload           (64'd0),
    .client_1_0_9_control_0_down_1_valid           (noc_client_1_0_9_control_0_down_1_valid),
    .client_1_0_9_control_0_down_1_ready           (fi_1_0_9_control_down_ready),
    .client_1_0_9_control_0_down_1_payload         (noc_client_1_0_9_control_0_down_1_payload),
    .client_1_0_9_utility_0_up_0_valid             (1'b0),
    .client_1_0_9_utility_0_up_0_ready             (noc_client_1_0_9_utility_0_up_0_ready),
    .client_1_0_9_utility_0_up_0_columns           (2'd0),
    .client_1_0_9_utility_0_up_0_rows              (2'd0),
    .client_1_0_9_utility_0_up_0_clients           (10'd0),
    .client_1_0_9_utility_0_up_0_payload           (64'd0),
    .client_1_0_9_utility_0_down_0_valid           (noc_client_1_0_9_utility_0_down_0_valid),
    .client_1_0_9_utility_0_down_0_ready           (1'b1),
    .client_1_0_9_utility_0_down_0_payload         (noc_client_1_0_9_utility_0_down_0_payload),
    .client_1_0_9_utility_0_up_1_valid             (1'b0),
    .client_1_0_9_utility_0_up_1_ready             (noc_client_1_0_9_utility_0_up_1_ready),
    .client_1_0_9_utility_0_up_1_columns           (2'd0),
    .client_1_0_9_utility_0_up_1_rows              (2'd0),
    .client_1_0_9_utility_0_up_1_clients           (10'd0),
    .client_1_0_9_utility_0_up_1_payload           (64'd0),
    .client_1_0_9_utility_0_down_1_valid           (noc_client_1_0_9_utility_0_down_1_valid),
    .client_1_0_9_utility_0_down_1_ready           (1'b1),
    .client_1_0_9_utility_0_down_1_payload         (noc_client_1_0_9_utility_0_down_1_payload),
    .client_1_0_9_synchronisation_0_up_0_valid     (1'b0),
    .client_1_0_9_synchronisation_0_up_0_ready     (noc_client_1_0_9_synchronisation_0_up_0_ready),
    .client_1_0_9_synchronisation_0_up_0_columns   (2'd0),
    .client_1_0_9_synchronisation_0_up_0_rows      (2'd0),
    .client_1_0_9_synchronisation_0_up_0_clients   (10'd0),
    .client_1_0_9_synchronisation_0_up_0_payload   (64'd0),
    .client_1_0_9_synchronisation_0_down_0_valid   (noc_client_1_0_9_synchronisation_0_down_0_valid),
    .client_1_0_9_synchronisation_0_down_0_ready   (1'b1),
    .client_1_0_9_synchronisation_0_down_0_payload (noc_client_1_0_9_synchronisation_0_down_0_payload),
    .enabled_0_1                                   (enabled_0_1),
    .utility_0_1_request_valid                     (utility_0_1_request_valid),
    .utility_0_1_request_ready                     (noc_utility_0_1_request_ready),
    .utility_0_1_request_address                   (utility_0_1_request_address),
    .utility_0_1_response_valid                    (noc_utility_0_1_response_valid),
    .utility_0_1_response_ready                    (utility_0_1_response_ready),
    .utility_0_1_response_data                     (noc_utility_0_1_response_data),
    .utility_0_1_response_error                    (noc_utility_0_1_response_error),
    .client_0_1_1_data_0_up_0_valid                (fi_0_1_1_data_up_0_valid),
    .client_0_1_1_data_0_up_0_ready                (noc_client_0_1_1_data_0_up_0_ready),
    .client_0_1_1_data_0_up_0_columns              (fi_0_1_1_data_up_0_columns),
    .client_0_1_1_data_0_up_0_rows                 (fi_0_1_1_data_up_0_rows),
    .client_0_1_1_data_0_up_0_clients              (fi_0_1_1_data_up_0_clients),
    .client_0_1_1_data_0_up_0_lane                 (fi_0_1_1_data_up_0_lane),
    .client_0_1_1_data_0_up_0_payload              (fi_0_1_1_data_up_0_payload),
    .client_0_1_1_data_0_down_0_valid              (noc_client_0_1_1_data_0_down_0_valid),
    .client_0_1_1_data_0_down_0_ready              (1'b1),
    .client_0_1_1_data_0_down_0_payload            (noc_client_0_1_1_data_0_down_0_payload),
    .client_0_1_1_data_0_up_1_valid                (1'b0),
    .client_0_1_1_data_0_up_1_ready                (noc_client_0_1_1_data_0_up_1_ready),
    .client_0_1_1_data_0_up_1_columns              (2'd0),
    .client_0_1_1_data_0_up_1_rows                 (2'd0),
    .client_0_1_1_data_0_up_1_clients              (10'd0),
    .client_0_1_1_data_0_up_1_lane                 (2'd0),
    .client_0_1_1_data_0_up_1_payload              (645'd0),
    .client_0_1_1_data_0_down_1_valid              (noc_client_0_1_1_data_0_down_1_valid),
    .client_0_1_1_data_0_down_1_ready              (fi_0_1_1_data_down_0_ready),
    .client_0_1_1_data_0_down_1_payload            (noc_client_0_1_1_data_0_down_1_payload),
    .client_0_1_1_control_0_up_0_valid             (fi_0_1_1_control_up_valid),
    .client_0_1_1_control_0_up_0_ready             (noc_client_0_1_1_control_0_up_0_ready),
    .client_0_1_1_control_0_up_0_columns           (fi_0_1_1_control_up_columns),
    .client_0_1_1_control_0_up_0_rows              (fi_0_1_1_control_up_rows),
    .client_0_1_1_control_0_up_0_clients           (fi_0_1_1_control_up_clients),
    .client_0_1_1_control_0_up_0_payload           (fi_0_1_1_control_up_payload),
    .client_0_1_1_control_0_down_0_valid           (noc_client_0_1_1_control_0_down_0_valid),
    .client_0_1_1_control_0_down_0_ready           (1'b1),
    .client_0_1_1_control_0_down_0_payload         (noc_client_0_1_1_control_0_down_0_payload),
    .client_0_1_1_control_0_up_1_valid             (1'b0),
    .client_0_1_1_control_0_up_1_ready             (noc_client_0_1_1_control_0_up_1_ready),
    .client_0_1_1_control_0_up_1_columns           (2'd0),
    .client_0_1_1_control_0_up_1_rows              (2'd0),
    .client_0_1_1_control_0_up_1_clients           (10'd0),
    .client_0_1_1_control_0_up_1_payload           (64'd0),
    .client_0_1_1_control_0_down_1_valid           (noc_client_0_1_1_control_0_down_1_valid),
    .client_0_1_1_control_0_down_1_ready           (fi_0_1_1_control_down_ready),
    .client_0_1_1_control_0_down_1_payload         (noc_client_0_1_1_control_0_down_1_payload),
    .client_0_1_1_utility_0_up_0_valid             (1'b0),
    .client_0_1_1_utility_0_up_0_ready             (noc_client_0_1_1_utility_0_up_0_ready),
    .client_0_1_1_utility_0_up_0_columns           (2'd0),
    .client_0_1_1_utility_0_up_0_rows              (2'd0),
    .client_0_1_1_utility_0_up_0_clients           (10'd0),
    .client_0_1_1_utility_0_up_0_payload           (64'd0),
    .client_0_1_1_utility_0_down_0_valid           (noc_client_0_1_1_utility_0_down_0_valid),
    .client_0_1_1_utility_0_down_0_ready           (1'b1),
    .client_0_1_1_utility_0_down_0_payload         (noc_client_0_1_1_utility_0_down_0_payload),
    .client_0_1_1_utility_0_up_1_valid             (1'b0),
    .client_0_1_1_utility_0_up_1_ready             (noc_client_0_1_1_utility_0_up_1_ready),
    .client_0_1_1_utility_0_up_1_columns           (2'd0),
    .client_0_1_1_utility_0_up_1_rows              (2'd0),
    .client_0_1_1_utility_0_up_1_clients           (10'd0),
    .client_0_1_1_utility_0_up_1_payload           (64'd0),
    .client_0_1_1_utility_0_down_1_valid           (noc_client_0_1_1_utility_0_down_1_valid),
    .client_0_1_1_utility_0_down_1_ready           (1'b1),
    .client_0_1_1_utility_0_down_1_payload         (noc_client_0_1_1_utility_0_down_1_payload),
    .client_0_1_1_synchronisation_0_up_0_valid     (1'b0),
    .client_0_1_1_synchronisation_0_up_0_ready     (noc_client_0_1_1_synchronisation_0_up_0_ready),
    .client_0_1_1_synchronisation_0_up_0_columns   (2'd0),
    .client_0_1_1_synchronisation_0_up_0_rows      (2'd0),
    .client_0_1_1_synchronisation_0_up_0_clients   (10'd0),
    .client_0_1_1_synchronisation_0_up_0_payload   (64'd0),
    .client_0_1_1_synchronisation_0_down_0_valid   (noc_client_0_1_1_synchronisation_0_down_0_valid),
    .client_0_1_1_synchronisation_0_down_0_ready   (1'b1),
    .client_0_1_1_synchronisation_0_down_0_payload (noc_client_0_1_1_synchronisation_0_down_0_payload),
    .client_0_1_1_reduction_0_up_0_valid           (1'b0),
    .client_0_1_1_reduction_0_up_0_ready           (noc_client_0_1_1_reduction_0_up_0_ready),
    .client_0_1_1_reduction_0_up_0_columns         (2'd0),
    .client_0_1_1_reduction_0_up_0_rows            (2'd0),
    .client_0_1_1_reduction_0_up_0_clients         (10'd0),
    .client_0_1_1_reduction_0_up_0_payload         (524'd0),
    .client_0_1_1_reduction_0_down_0_valid         (noc_client_0_1_1_reduction_0_down_0_valid),
    .client_0_1_1_reduction_0_down_0_ready         (1'b1),
    .client_0_1_1_reduction_0_down_0_payload       (noc_client_0_1_1_reduction_0_down_0_payload),
    .client_0_1_7_data_0_up_0_valid                (1'b0),
    .client_0_1_7_data_0_up_0_ready                (noc_client_0_1_7_data_0_up_0_ready),
    .client_0_1_7_data_0_up_0_columns              (2'd0),
    .client_0_1_7_data_0_up_0_rows                 (2'd0),
    .client_0_1_7_data_0_up_0_clients              (10'd0),
    .client_0_1_7_data_0_up_0_payload              (645'd0),
    .client_0_1_7_data_0_down_0_valid              (noc_client_0_1_7_data_0_down_0_valid),
    .client_0_1_7_data_0_down_0_ready              (memory_slice_1_data_0_down_ready),
    .client_0_1_7_data_0_down_0_payload            (noc_client_0_1_7_data_0_down_0_payload),
    .client_0_1_7_data_0_up_1_valid                (memory_slice_1_data_0_up_valid),
    .client_0_1_7_data_0_up_1_ready                (noc_client_0_1_7_data_0_up_1_ready),
    .client_0_1_7_data_0_up_1_columns              (memory_slice_1_data_0_up_columns),
    .client_0_1_7_data_0_up_1_rows                 (memory_slice_1_data_0_up_rows),
    .client_0_1_7_data_0_up_1_clients              (memory_slice_1_data_0_up_clients),
    .client_0_1_7_data_0_up_1_payload              (memory_slice_1_data_0_up_payload),
    .client_0_1_7_data_0_down_1_valid              (noc_client_0_1_7_data_0_down_1_valid),
    .client_0_1_7_data_0_down_1_ready              (1'b1),
    .client_0_1_7_data_0_down_1_payload            (noc_client_0_1_7_data_0_down_1_payload),
    .client_0_1_7_data_1_up_0_valid                (1'b0),
    .client_0_1_7_data_1_up_0_ready                (noc_client_0_1_7_data_1_up_0_ready),
    .client_0_1_7_data_1_up_0_columns              (2'd0),
    .client_0_1_7_data_1_up_0_rows                 (2'd0),
    .client_0_1_7_data_1_up_0_clients              (10'd0),
    .client_0_1_7_data_1_up_0_payload              (645'd0),
    .client_0_1_7_data_1_down_0_valid              (noc_client_0_1_7_data_1_down_0_valid),
    .client_0_1_7_data_1_down_0_ready              (memory_slice_1_data_1_down_ready),
    .client_0_1_7_data_1_down_0_payload            (noc_client_0_1_7_data_1_down_0_payload),
    .client_0_1_7_data_1_up_1_valid                (memory_slice_1_data_1_up_valid),
    .client_0_1_7_data_1_up_1_ready                (noc_client_0_1_7_data_1_up_1_ready),
    .client_0_1_7_data_1_up_1_columns              (memory_slice_1_data_1_up_columns),
    .client_0_1_7_data_1_up_1_rows                 (memory_slice_1_data_1_up_rows),
    .client_0_1_7_data_1_up_1_clients              (memory_slice_1_data_1_up_clients),
    .client_0_1_7_data_1_up_1_payload              (memory_slice_1_data_1_up_payload),
    .client_0_1_7_data_1_down_1_valid              (noc_client_0_1_7_data_1_down_1_valid),
    .client_0_1_7_data_1_down_1_ready              (1'b1),
    .client_0_1_7_data_1_down_1_payload            (noc_client_0_1_7_data_1_down_1_payload),
    .client_0_1_7_data_2_up_0_valid                (1'b0),
    .client_0_1_7_data_2_up_0_ready                (noc_client_0_1_7_data_2_up_0_ready),
    .client_0_1_7_data_2_up_0_columns              (2'd0),
    .client_0_1_7_data_2_up_0_rows                 (2'd0),
    .client_0_1_7_data_2_up_0_clients              (10'd0),
    .client_0_1_7_data_2_up_0_payload              (645'd0),
    .client_0_1_7_data_2_down_0_valid              (noc_client_0_1_7_data_2_down_0_valid),
    .client_0_1_7_data_2_down_0_ready              (memory_slice_1_data_2_down_ready),
    .client_0_1_7_data_2_down_0_payload            (noc_client_0_1_7_data_2_down_0_payload),
    .client_0_1_7_data_2_up_1_valid                (memory_slice_1_data_2_up_valid),
    .client_0_1_7_data_2_up_1_ready                (noc_client_0_1_7_data_2_up_1_ready),
    .client_0_1_7_data_2_up_1_columns              (memory_slice_1_data_2_up_columns),
    .client_0_1_7_data_2_up_1_rows                 (memory_slice_1_data_2_up_rows),
    .client_0_1_7_data_2_up_1_clients              (memory_slice_1_data_2_up_clients),
    .client_0_1_7_data_2_up_1_payload              (memory_slice_1_data_2_up_payload),
    .client_0_1_7_data_2_down_1_valid              (noc_client_0_1_7_data_2_down_1_valid),
    .client_0_1_7_data_2_down_1_ready              (1'b1),
    .client_0_1_7_data_2_down_1_payload            (noc_client_0_1_7_data_2_down_1_payload),
    .client_0_1_7_control_0_up_0_valid             (1'b0),
    .client_0_1_7_control_0_up_0_ready             (noc_client_0_1_7_control_0_up_0_ready),
    .client_0_1_7_control_0_up_0_columns           (2'd0),
    .client_0_1_7_control_0_up_0_rows              (2'd0),
    .client_0_1_7_control_0_up_0_clients           (10'd0),
    .client_0_1_7_control_0_up_0_payload           (64'd0),
    .client_0_1_7_control_0_down_0_valid           (noc_client_0_1_7_control_0_down_0_valid),
    .client_0_1_7_control_0_down_0_ready           (memory_slice_1_control_down_ready),
    .client_0_1_7_control_0_down_0_payload         (noc_client_0_1_7_control_0_down_0_payload),
    .client_0_1_7_control_0_up_1_valid             (memory_slice_1_control_up_valid),
    .client_0_1_7_control_0_up_1_ready             (noc_client_0_1_7_control_0_up_1_ready),
    .client_0_1_7_control_0_up_1_columns           (memory_slice_1_control_up_columns),
    .client_0_1_7_control_0_up_1_rows              (memory_slice_1_control_up_rows),
    .client_0_1_7_control_0_up_1_clients           (memory_slice_1_control_up_clients),
    .client_0_1_7_control_0_up_1_payload           (memory_slice_1_control_up_payload),
    .client_0_1_7_control_0_down_1_valid           (noc_client_0_1_7_control_0_down_1_valid),
    .client_0_1_7_control_0_down_1_ready           (1'b1),
    .client_0_1_7_control_0_down_1_payload         (noc_client_0_1_7_control_0_down_1_payload),
    .client_0_1_7_utility_0_up_0_valid             (1'b0),
    .client_0_1_7_utility_0_up_0_ready             (noc_client_0_1_7_utility_0_up_0_ready),
    .client_0_1_7_utility_0_up_0_columns           (2'd0),
    .client_0_1_7_utility_0_up_0_rows              (2'd0),
    .client_0_1_7_utility_0_up_0_clients           (10'd0),
    .client_0_1_7_utility_0_up_0_payload           (64'd0),
    .client_0_1_7_utility_0_down_0_valid           (noc_client_0_1_7_utility_0_down_0_valid),
    .client_0_1_7_utility_0_down_0_ready           (1'b1),
    .client_0_1_7_utility_0_down_0_payload         (noc_client_0_1_7_utility_0_down_0_payload),
    .client_0_1_7_utility_0_up_1_valid             (1'b0),
    .client_0_1_7_utility_0_up_1_ready             (noc_client_0_1_7_utility_0_up_1_ready),
    .client_0_1_7_utility_0_up_1_columns           (2'd0),
    .client_0_1_7_utility_0_up_1_rows              (2'd0),
    .client_0_1_7_utility_0_up_1_clients           (10'd0),
    .client_0_1_7_utility_0_up_1_payload           (64'd0),
    .client_0_1_7_utility_0_down_1_valid           (noc_client_0_1_7_utility_0_down_1_valid),
    .client_0_1_7_utility_0_down_1_ready           (1'b1),
    .client_0_1_7_utility_0_down_1_payload         (noc_client_0_1_7_utility_0_down_1_payload),
    .client_0_1_7_synchronisation_0_up_0_valid     (1'b0),
    .client_0_1_7_synchronisation_0_up_0_ready     (noc_client_0_1_7_synchronisation_0_up_0_ready),
    .client_0_1_7_synchronisation_0_up_0_columns   (2'd0),
    .client_0_1_7_synchronisation_0_up_0_rows      (2'd0),
    .client_0_1_7_synchronisation_0_up_0_clients   (10'd0),
    .client_0_1_7_synchronisation_0_up_0_payload   (64'd0),
    .client_0_1_7_synchronisation_0_down_0_valid   (noc_client_0_1_7_synchronisation_0_down_0_valid),
    .client_0_1_7_synchronisation_0_down_0_ready   (1'b1),
    .client_0_1_7_synchronisation_0_down_0_payload (noc_client_0_1_7_synchronisation_0_down_0_payload),
    .client_0_1_8_data_0_up_0_valid                (fi_0_1_8_data_up_0_valid),
    .client_0_1_8_data_0_up_0_ready                (noc_client_0_1_8_data_0_up_0_ready),
    .client_0_1_8_data_0_up_0_columns              (fi_0_1_8_data_up_0_columns),
    .client_0_1_8_data_0_up_0_rows                 (fi_0_1_8_data_up_0_rows),
    .client_0_1_8_data_0_up_0_clients              (fi_0_1_8_data_up_0_clients),
    .client_0_1_8_data_0_up_0_lane                 (fi_0_1_8_data_up_0_lane),
    .client_0_1_8_data_0_up_0_payload              (fi_0_1_8_data_up_0_payload),
    .client_0_1_8_data_0_down_0_valid              (noc_client_0_1_8_data_0_down_0_valid),
    .client_0_1_8_data_0_down_0_ready              (1'b1),
    .client_0_1_8_data_0_down_0_payload            (noc_client_0_1_8_data_0_down_0_payload),
    .client_0_1_8_data_0_up_1_valid                (1'b0),
    .client_0_1_8_data_0_up_1_ready                (noc_client_0_1_8_data_0_up_1_ready),
    .client_0_1_8_data_0_up_1_columns              (2'd0),
    .client_0_1_8_data_0_up_1_rows                 (2'd0),
    .client_0_1_8_data_0_up_1_clients              (10'd0),
    .client_0_1_8_data_0_up_1_lane                 (2'd0),
    .client_0_1_8_data_0_up_1_payload              (645'd0),
    .client_0_1_8_data_0_down_1_valid              (noc_client_0_1_8_data_0_down_1_valid),
    .client_0_1_8_data_0_down_1_ready              (fi_0_1_8_data_down_0_ready),
    .client_0_1_8_data_0_down_1_payload            (noc_client_0_1_8_data_0_down_1_payload),
    .client_0_1_8_control_0_up_0_valid             (fi_0_1_8_control_up_valid),
    .client_0_1_8_control_0_up_0_ready             (noc_client_0_1_8_control_0_up_0_ready),
    .client_0_1_8_control_0_up_0_columns           (fi_0_1_8_control_up_columns),
    .client_0_1_8_control_0_up_0_rows              (fi_0_1_8_control_up_rows),
    .client_0_1_8_control_0_up_0_clients           (fi_0_1_8_control_up_clients),
    .client_0_1_8_control_0_up_0_payload           (fi_0_1_8_control_up_payload),
    .client_0_1_8_control_0_down_0_valid           (noc_client_0_1_8_control_0_down_0_valid),
    .client_0_1_8_control_0_down_0_ready           (1'b1),
    .client_0_1_8_control_0_down_0_payload         (noc_client_0_1_8_control_0_down_0_payload),
    .client_0_1_8_control_0_up_1_valid             (1'b0),
    .client_0_1_8_control_0_up_1_ready             (noc_client_0_1_8_control_0_up_1_ready),
    .client_0_1_8_control_0_up_1_columns           (2'd0),
    .client_0_1_8_control_0_up_1_rows              (2'd0),
    .client_0_1_8_control_0_up_1_clients           (10'd0),
    .client_0_1_8_control_0_up_1_payload           (64'd0),
    .client_0_1_8_control_0_down_1_valid           (noc_client_0_1_8_control_0_down_1_valid),
    .client_0_1_8_control_0_down_1_ready           (fi_0_1_8_control_down_ready),
    .client_0_1_8_control_0_down_1_payload         (noc_client_0_1_8_control_0_down_1_payload),
    .client_0_1_8_utility_0_up_0_valid             (1'b0),
    .client_0_1_8_utility_0_up_0_ready             (noc_client_0_1_8_utility_0_up_0_ready),
    .client_0_1_8_utility_0_up_0_columns           (2'd0),
    .client_0_1_8_utility_0_up_0_rows              (2'd0),
    .client_0_1_8_utility_0_up_0_clients           (10'd0),
    .client_0_1_8_utility_0_up_0_payload           (64'd0),
    .client_0_1_8_utility_0_down_0_valid           (noc_client_0_1_8_utility_0_down_0_valid),
    .client_0_1_8_utility_0_down_0_ready           (1'b1),
    .client_0_1_8_utility_0_down_0_payload         (noc_client_0_1_8_utility_0_down_0_payload),
    .client_0_1_8_utility_0_up_1_valid             (1'b0),
    .client_0_1_8_utility_0_up_1_ready             (noc_client_0_1_8_utility_0_up_1_ready),
    .client_0_1_8_utility_0_up_1_columns           (2'd0),
    .client_0_1_8_utility_0_up_1_rows              (2'd0),
    .client_0_1_8_utility_0_up_1_clients           (10'd0),
    .client_0_1_8_utility_0_up_1_payload           (64'd0),
    .client_0_1_8_utility_0_down_1_valid           (noc_client_0_1_8_utility_0_down_1_valid),
    .client_0_1_8_utility_0_down_1_ready           (1'b1),
    .client_0_1_8_utility_0_down_1_payload         (noc_client_0_1_8_utility_0_down_1_payload),
    .client_0_1_8_synchronisation_0_up_0_valid     (1'b0),
    .client_0_1_8_synchronisation_0_up_0_ready     (noc_client_0_1_8_synchronisation_0_up_0_ready),
    .client_0_1_8_synchronisation_0_up_0_columns   (2'd0),
    .client_0_1_8_synchronisation_0_up_0_rows      (2'd0),
    .client_0_1_8_synchronisation_0_up_0_clients   (10'd0),
    .client_0_1_8_synchronisation_0_up_0_payload   (64'd0),
    .client_0_1_8_synchronisation_0_down_0_valid   (noc_client_0_1_8_synchronisation_0_down_0_valid),
    .client_0_1_8_synchronisation_0_down_0_ready   (1'b1),
    .client_0_1_8_synchronisation_0_down_0_payload (noc_client_0_1_8_synchronisation_0_down_0_payload),
    .enabled_1_1                                   (enabled_1_1),
    .utility_1_1_request_valid                     (utility_1_1_request_valid),
    .utility_1_1_request_ready                     (noc_utility_1_1_request_ready),
    .utility_1_1_request_address                   (utility_1_1_request_address),
    .utility_1_1_response_valid                    (noc_utility_1_1_response_valid),
    .utility_1_1_response_ready                    (utility_1_1_response_ready),
    .utility_1_1_response_data                     (noc_utility_1_1_response_data),
    .utility_1_1_response_error                    (noc_utility_1_1_response_error),
    .client_1_1_0_data_0_up_0_valid                (fi_1_1_0_data_up_0_valid),
    .client_1_1_0_data_0_up_0_ready                (noc_client_1_1_0_data_0_up_0_ready),
    .client_1_1_0_data_0_up_0_columns              (fi_1_1_0_data_up_0_columns),
    .client_1_1_0_data_0_up_0_rows                 (fi_1_1_0_data_up_0_rows),
    .client_1_1_0_data_0_up_0_clients              (fi_1_1_0_data_up_0_clients),
    .client_1_1_0_data_0_up_0_lane                 (fi_1_1_0_data_up_0_lane),
    .client_1_1_0_data_0_up_0_payload              (fi_1_1_0_data_up_0_payload),
    .client_1_1_0_data_0_down_0_valid              (noc_client_1_1_0_data_0_down_0_valid),
    .client_1_1_0_data_0_down_0_ready              (1'b1),
    .client_1_1_0_data_0_down_0_payload            (noc_client_1_1_0_data_0_down_0_payload),
    .client_1_1_0_data_0_up_1_valid                (1'b0),
    .client_1_1_0_data_0_up_1_ready                (noc_client_1_1_0_data_0_up_1_ready),
    .client_1_1_0_data_0_up_1_columns              (2'd0),
    .client_1_1_0_data_0_up_1_rows                 (2'd0),
    .client_1_1_0_data_0_up_1_clients              (10'd0),
    .client_1_1_0_data_0_up_1_lane                 (2'd0),
    .client_1_1_0_data_0_up_1_payload              (645'd0),
    .client_1_1_0_data_0_down_1_valid              (noc_client_1_1_0_data_0_down_1_valid),
    .client_1_1_0_data_0_down_1_ready              (fi_1_1_0_data_down_0_ready),
    .client_1_1_0_data_0_down_1_payload            (noc_client_1_1_0_data_0_down_1_payload),
    .client_1_1_0_control_0_up_0_valid             (fi_1_1_0_control_up_valid),
    .client_1_1_0_control_0_up_0_ready             (noc_client_1_1_0_control_0_up_0_ready),
    .client_1_1_0_control_0_up_0_columns           (fi_1_1_0_control_up_columns),
    .client_1_1_0_control_0_up_0_rows              (fi_1_1_0_control_up_rows),
    .client_1_1_0_control_0_up_0_clients           (fi_1_1_0_control_up_clients),
    .client_1_1_0_control_0_up_0_payload           (fi_1_1_0_control_up_payload),
    .client_1_1_0_control_0_down_0_valid           (noc_client_1_1_0_control_0_down_0_valid),
    .client_1_1_0_control_0_down_0_ready           (1'b1),
    .client_1_1_0_control_0_down_0_payload         (noc_client_1_1_0_control_0_down_0_payload),
    .client_1_1_0_control_0_up_1_valid             (1'b0),
    .client_1_1_0_control_0_up_1_ready             (noc_client_1_1_0_control_0_up_1_ready),
    .client_1_1_0_control_0_up_1_columns           (2'd0),
    .client_1_1_0_control_0_up_1_rows              (2'd0),
    .client_1_1_0_control_0_up_1_clients           (10'd0),
    .client_1_1_0_control_0_up_1_payload           (64'd0),
    .client_1_1_0_control_0_down_1_valid           (noc_client_1_1_0_control_0_down_1_valid),
    .client_1_1_0_control_0_down_1_ready           (fi_1_1_0_control_down_ready),
    .client_1_1_0_control_0_down_1_payload         (noc_client_1_1_0_control_0_down_1_payload),
    .client_1_1_0_utility_0_up_0_valid             (1'b0),
    .client_1_1_0_utility_0_up_0_ready             (noc_client_1_1_0_utility_0_up_0_ready),
    .client_1_1_0_utility_0_up_0_columns           (2'd0),
    .client_1_1_0_utility_0_up_0_rows              (2'd0),
    .client_1_1_0_utility_0_up_0_clients           (10'd0),
    .client_1_1_0_utility_0_up_0_payload           (64'd0),
    .client_1_1_0_utility_0_down_0_valid           (noc_client_1_1_0_utility_0_down_0_valid),
    .client_1_1_0_utility_0_down_0_ready           (1'b1),
    .client_1_1_0_utility_0_down_0_payload         (noc_client_1_1_0_utility_0_down_0_payload),
    .client_1_1_0_utility_0_up_1_valid             (1'b0),
    .client_1_1_0_utility_0_up_1_ready             (noc_client_1_1_0_utility_0_up_1_ready),
    .client_1_1_0_utility_0_up_1_columns           (2'd0),
    .client_1_1_0_utility_0_up_1_rows              (2'd0),
    .client_1_1_0_utility_0_up_1_clients           (10'd0),
    .client_1_1_0_utility_0_up_1_payload           (64'd0),
    .client_1_1_0_utility_0_down_1_valid           (noc_client_1_1_0_utility_0_down_1_valid),
    .client_1_1_0_utility_0_down_1_ready           (1'b1),
    .client_1_1_0_utility_0_down_1_payload         (noc_client_1_1_0_utility_0_down_1_payload),
    .client_1_1_0_synchronisation_0_up_0_valid     (1'b0),
    .client_1_1_0_synchronisation_0_up_0_ready     (noc_client_1_1_0_synchronisation_0_up_0_ready),
    .client_1_1_0_synchronisation_0_up_0_columns   (2'd0),
    .client_1_1_0_synchronisation_0_up_0_rows      (2'd0),
    .client_1_1_0_synchronisation_0_up_0_clients   (10'd0),
    .client_1_1_0_synchronisation_0_up_0_payload   (64'd0),
    .client_1_1_0_synchronisation_0_down_0_valid   (noc_client_1_1_0_synchronisation_0_down_0_valid),
    .client_1_1_0_synchronisation_0_down_0_ready   (1'b1),
    .client_1_1_0_synchronisation_0_down_0_payload (noc_client_1_1_0_synchronisation_0_down_0_payload),
    .client_1_1_0_reduction_0_up_0_valid           (1'b0),
    .client_1_1_0_reduction_0_up_0_ready           (noc_client_1_1_0_reduction_0_up_0_ready),
    .client_1_1_0_reduction_0_up_0_columns         (2'd0),
    .client_1_1_0_reduction_0_up_0_rows            (2'd0),
    .client_1_1_0_reduction_0_up_0_clients         (10'd0),
    .client_1_1_0_reduction_0_up_0_payload         (524'd0),
    .client_1_1_0_reduction_0_down_0_valid         (noc_client_1_1_0_reduction_0_down_0_valid),
    .client_1_1_0_reduction_0_down_0_ready         (1'b1),
    .client_1_1_0_reduction_0_down_0_payload       (noc_client_1_1_0_reduction_0_down_0_payload),
    .client_1_1_7_data_0_up_0_valid                (1'b0),
    .client_1_1_7_data_0_up_0_ready                (noc_client_1_1_7_data_0_up_0_ready),
    .client_1_1_7_data_0_up_0_columns              (2'd0),
    .client_1_1_7_data_0_up_0_rows                 (2'd0),
    .client_1_1_7_data_0_up_0_clients              (10'd0),
    .client_1_1_7_data_0_up_0_payload              (645'd0),
    .client_1_1_7_data_0_down_0_valid              (noc_client_1_1_7_data_0_down_0_valid),
    .client_1_1_7_data_0_down_0_ready              (memory_slice_3_data_0_down_ready),
    .client_1_1_7_data_0_down_0_payload            (noc_client_1_1_7_data_0_down_0_payload),
    .client_1_1_7_data_0_up_1_valid                (memory_slice_3_data_0_up_valid),
    .client_1_1_7_data_0_up_1_ready                (noc_client_1_1_7_data_0_up_1_ready),
    .client_1_1_7_data_0_up_1_columns              (memory_slice_3_data_0_up_columns),
    .client_1_1_7_data_0_up_1_rows                 (memory_slice_3_data_0_up_rows),
    .client_1_1_7_data_0_up_1_clients              (memory_slice_3_data_0_up_clients),
    .client_1_1_7_data_0_up_1_payload              (memory_slice_3_data_0_up_payload),
    .client_1_1_7_data_0_down_1_valid              (noc_client_1_1_7_data_0_down_1_valid),
    .client_1_1_7_data_0_down_1_ready              (1'b1),
    .client_1_1_7_data_0_down_1_payload            (noc_client_1_1_7_data_0_down_1_payload),
    .client_1_1_7_data_1_up_0_valid                (1'b0),
    .client_1_1_7_data_1_up_0_ready                (noc_client_1_1_7_data_1_up_0_ready),
    .client_1_1_7_data_1_up_0_columns              (2'd0),
    .client_1_1_7_data_1_up_0_rows                 (2'd0),
    .client_1_1_7_data_1_up_0_clients              (10'd0),
    .client_1_1_7_data_1_up_0_payload              (645'd0),
    .client_1_1_7_data_1_down_0_valid              (noc_client_1_1_7_data_1_down_0_valid),
    .client_1_1_7_data_1_down_0_ready              (memory_slice_3_data_1_down_ready),
    .client_1_1_7_data_1_down_0_payload            (noc_client_1_1_7_data_1_down_0_payload),
    .client_1_1_7_data_1_up_1_valid                (memory_slice_3_data_1_up_valid),
    .client_1_1_7_data_1_up_1_ready                (noc_client_1_1_7_data_1_up_1_ready),
    .client_1_1_7_data_1_up_1_columns              (memory_slice_3_data_1_up_columns),
    .client_1_1_7_data_1_up_1_rows                 (memory_slice_3_data_1_up_rows),
    .client_1_1_7_data_1_up_1_clients              (memory_slice_3_data_1_up_clients),
    .client_1_1_7_data_1_up_1_payload              (memory_slice_3_data_1_up_payload),
    .client_1_1_7_data_1_down_1_valid              (noc_client_1_1_7_data_1_down_1_valid),
    .client_1_1_7_data_1_down_1_ready              (1'b1),
    .client_1_1_7_data_1_down_1_payload            (noc_client_1_1_7_data_1_down_1_payload),
    .client_1_1_7_data_2_up_0_valid                (1'b0),
    .client_1_1_7_data_2_up_0_ready                (noc_client_1_1_7_data_2_up_0_ready),
    .client_1_1_7_data_2_up_0_columns              (2'd0),
    .client_1_1_7_data_2_up_0_rows                 (2'd0),
    .client_1_1_7_data_2_up_0_clients              (10'd0),
    .client_1_1_7_data_2_up_0_payload              (645'd0),
    .client_1_1_7_data_2_down_0_valid              (noc_client_1_1_7_data_2_down_0_valid),
    .client_1_1_7_data_2_down_0_ready              (memory_slice_3_data_2_down_ready),
    .client_1_1_7_data_2_down_0_payload            (noc_client_1_1_7_data_2_down_0_payload),
    .client_1_1_7_data_2_up_1_valid                (memory_slice_3_data_2_up_valid),
    .client_1_1_7_data_2_up_1_ready                (noc_client_1_1_7_data_2_up_1_ready),
    .client_1_1_7_data_2_up_1_columns              (memory_slice_3_data_2_up_columns),
    .client_1_1_7_data_2_up_1_rows                 (memory_slice_3_data_2_up_rows),
    .client_1_1_7_data_2_up_1_clients              (memory_slice_3_data_2_up_clients),
    .client_1_1_7_data_2_up_1_payload              (memory_slice_3_data_2_up_payload),
    .client_1_1_7_data_2_down_1_valid              (noc_client_1_1_7_data_2_down_1_valid),
    .client_1_1_7_data_2_down_1_ready              (1'b1),
    .client_1_1_7_data_2_down_1_payload            (noc_client_1_1_7_data_2_down_1_payload),
    .client_1_1_7_control_0_up_0_valid             (1'b0),
    .client_1_1_7_control_0_up_0_ready             (noc_client_1_1_7_control_0_up_0_ready),
    .client_1_1_7_control_0_up_0_columns           (2'd0),
    .client_1_1_7_control_0_up_0_rows              (2'd0),
    .client_1_1_7_control_0_up_0_clients           (10'd0),
    .client_1_1_7_control_0_up_0_payload           (64'd0),
    .client_1_1_7_control_0_down_0_valid           (noc_client_1_1_7_control_0_down_0_valid),
    .client_1_1_7_control_0_down_0_ready           (memory_slice_3_control_down_ready),
    .client_1_1_7_control_0_down_0_payload         (noc_client_1_1_7_control_0_down_0_payload),
    .client_1_1_7_control_0_up_1_valid             (memory_slice_3_control_up_valid),
    .client_1_1_7_control_0_up_1_ready             (noc_client_1_1_7_control_0_up_1_ready),
    .client_1_1_7_control_0_up_1_columns           (memory_slice_3_control_up_columns),
    .client_1_1_7_control_0_up_1_rows              (memory_slice_3_control_up_rows),
    .client_1_1_7_control_0_up_1_clients           (memory_slice_3_control_up_clients),
    .client_1_1_7_control_0_up_1_payload           (memory_slice_3_control_up_payload),
    .client_1_1_7_control_0_down_1_valid           (noc_client_1_1_7_control_0_down_1_valid),
    .client_1_1_7_control_0_down_1_ready           (1'b1),
    .client_1_1_7_control_0_down_1_payload         (noc_client_1_1_7_control_0_down_1_payload),
    .client_1_1_7_utility_0_up_0_valid             (1'b0),
    .client_1_1_7_utility_0_up_0_ready             (noc_client_1_1_7_utility_0_up_0_ready),
    .client_1_1_7_utility_0_up_0_columns           (2'd0),
    .client_1_1_7_utility_0_up_0_rows              (2'd0),
    .client_1_1_7_utility_0_up_0_clients           (10'd0),
    .client_1_1_7_utility_0_up_0_payload           (64'd0),
    .client_1_1_7_utility_0_down_0_valid           (noc_client_1_1_7_utility_0_down_0_valid),
    .client_1_1_7_utility_0_down_0_ready           (1'b1),
    .client_1_1_7_utility_0_down_0_payload         (noc_client_1_1_7_utility_0_down_0_payload),
    .client_1_1_7_utility_0_up_1_valid             (1'b0),
    .client_1_1_7_utility_0_up_1_ready             (noc_client_1_1_7_utility_0_up_1_ready),
    .client_1_1_7_utility_0_up_1_columns           (2'd0),
    .client_1_1_7_utility_0_up_1_rows              (2'd0),
    .client_1_1_7_utility_0_up_1_clients           (10'd0),
    .client_1_1_7_utility_0_up_1_payload           (64'd0),
    .client_1_1_7_utility_0_down_1_valid           (noc_client_1_1_7_utility_0_down_1_valid),
    .client_1_1_7_utility_0_down_1_ready           (1'b1),
    .client_1_1_7_utility_0_down_1_payload         (noc_client_1_1_7_utility_0_down_1_payload),
    .client_1_1_7_synchronisation_0_up_0_valid     (1'b0),
    .client_1_1_7_synchronisation_0_up_0_ready     (noc_client_1_1_7_synchronisation_0_up_0_ready),
    .client_1_1_7_synchronisation_0_up_0_columns   (2'd0),
    .client_1_1_7_synchronisation_0_up_0_rows      (2'd0),
    .client_1_1_7_synchronisation_0_up_0_clients   (10'd0),
    .client_1_1_7_synchronisation_0_up_0_payload   (64'd0),
    .client_1_1_7_synchronisation_0_down_0_valid   (noc_client_1_1_7_synchronisation_0_down_0_valid),
    .client_1_1_7_synchronisation_0_down_0_ready   (1'b1),
    .client_1_1_7_synchronisation_0_down_0_payload (noc_client_1_1_7_synchronisation_0_down_0_payload),
    .client_1_1_8_data_0_up_0_valid                (fi_1_1_8_data_up_0_valid),
    .client_1_1_8_data_0_up_0_ready                (noc_client_1_1_8_data_0_up_0_ready),
    .client_1_1_8_data_0_up_0_columns              (fi_1_1_8_data_up_0_columns),
    .client_1_1_8_data_0_up_0_rows                 (fi_1_1_8_data_up_0_rows),
    .client_1_1_8_data_0_up_0_clients              (fi_1_1_8_data_up_0_clients),
    .client_1_1_8_data_0_up_0_lane                 (fi_1_1_8_data_up_0_lane),
    .client_1_1_8_data_0_up_0_payload              (fi_1_1_8_data_up_0_payload),
    .client_1_1_8_data_0_down_0_valid              (noc_client_1_1_8_data_0_down_0_valid),
    .client_1_1_8_data_0_down_0_ready              (1'b1),
    .client_1_1_8_data_0_down_0_payload            (noc_client_1_1_8_data_0_down_0_payload),
    .client_1_1_8_data_0_up_1_valid                (1'b0),
    .client_1_1_8_data_0_up_1_ready                (noc_client_1_1_8_data_0_up_1_ready),
    .client_1_1_8_data_0_up_1_columns              (2'd0),
    .client_1_1_8_data_0_up_1_rows                 (2'd0),
    .client_1_1_8_data_0_up_1_clients              (10'd0),
    .client_1_1_8_data_0_up_1_lane                 (2'd0),
    .client_1_1_8_data_0_up_1_payload              (645'd0),
    .client_1_1_8_data_0_down_1_valid              (noc_client_1_1_8_data_0_down_1_valid),
    .client_1_1_8_data_0_down_1_ready              (fi_1_1_8_data_down_0_ready),
    .client_1_1_8_data_0_down_1_payload            (noc_client_1_1_8_data_0_down_1_payload),
    .client_1_1_8_control_0_up_0_valid             (fi_1_1_8_control_up_valid),
    .client_1_1_8_control_0_up_0_ready             (noc_client_1_1_8_control_0_up_0_ready),
    .client_1_1_8_control_0_up_0_columns           (fi_1_1_8_control_up_columns),
    .client_1_1_8_control_0_up_0_rows              (fi_1_1_8_control_up_rows),
    .client_1_1_8_control_0_up_0_clients           (fi_1_1_8_control_up_clients),
    .client_1_1_8_control_0_up_0_payload           (fi_1_1_8_control_up_payload),
    .client_1_1_8_control_0_down_0_valid           (noc_client_1_1_8_control_0_down_0_valid),
    .client_1_1_8_control_0_down_0_ready           (1'b1),
    .client_1_1_8_control_0_down_0_payload         (noc_client_1_1_8_control_0_down_0_payload),
    .client_1_1_8_control_0_up_1_valid             (1'b0),
    .client_1_1_8_control_0_up_1_ready             (noc_client_1_1_8_control_0_up_1_ready),
    .client_1_1_8_control_0_up_1_columns           (2'd0),
    .client_1_1_8_control_0_up_1_rows              (2'd0),
    .client_1_1_8_control_0_up_1_clients           (10'd0),
    .client_1_1_8_control_0_up_1_payload           (64'd0),
    .client_1_1_8_control_0_down_1_valid           (noc_client_1_1_8_control_0_down_1_valid),
    .client_1_1_8_control_0_down_1_ready           (fi_1_1_8_control_down_ready),
    .client_1_1_8_control_0_down_1_payload         (noc_client_1_1_8_control_0_down_1_payload),
    .client_1_1_8_utility_0_up_0_valid             (1'b0),
    .client_1_1_8_utility_0_up_0_ready             (noc_client_1_1_8_utility_0_up_0_ready),
    .client_1_1_8_utility_0_up_0_columns           (2'd0),
    .client_1_1_8_utility_0_up_0_rows              (2'd0),
    .client_1_1_8_utility_0_up_0_clients           (10'd0),
    .client_1_1_8_utility_0_up_0_payload           (64'd0),
    .client_1_1_8_utility_0_down_0_valid           (noc_client_1_1_8_utility_0_down_0_valid),
    .client_1_1_8_utility_0_down_0_ready           (1'b1),
    .client_1_1_8_utility_0_down_0_payload         (noc_client_1_1_8_utility_0_down_0_payload),
    .client_1_1_8_utility_0_up_1_valid             (1'b0),
    .client_1_1_8_utility_0_up_1_ready             (noc_client_1_1_8_utility_0_up_1_ready),
    .client_1_1_8_utility_0_up_1_columns           (2'd0),
    .client_1_1_8_utility_0_up_1_rows              (2'd0),
    .client_1_1_8_utility_0_up_1_clients           (10'd0),
    .client_1_1_8_utility_0_up_1_payload           (64'd0),
    .client_1_1_8_utility_0_down_1_valid           (noc_client_1_1_8_utility_0_down_1_valid),
    .client_1_1_8_utility_0_down_1_ready           (1'b1),
    .client_1_1_8_utility_0_down_1_payload         (noc_client_1_1_8_utility_0_down_1_payload),
    .client_1_1_8_synchronisation_0_up_0_valid     (1'b0),
    .client_1_1_8_synchronisation_0_up_0_ready     (noc_client_1_1_8_synchronisation_0_up_0_ready),
    .client_1_1_8_synchronisation_0_up_0_columns   (2'd0),
    .client_1_1_8_synchronisation_0_up_0_rows      (2'd0),
    .client_1_1_8_synchronisation_0_up_0_clients   (10'd0),
    .client_1_1_8_synchronisation_0_up_0_payload   (64'd0),
    .client_1_1_8_synchronisation_0_down_0_valid   (noc_client_1_1_8_synchronisation_0_down_0_valid),
    .client_1_1_8_synchronisation_0_down_0_ready   (1'b1),
    .client_1_1_8_synchronisation_0_down_0_payload (noc_client_1_1_8_synchronisation_0_down_0_payload)
  );

  assign utility_0_0_request_ready = noc_utility_0_0_request_ready;
  assign utility_0_0_response_valid = noc_utility_0_0_response_valid;
  assign utility_0_0_response_data = noc_utility_0_0_response_data;
  assign utility_0_0_response_error = noc_utility_0_0_response_error;
  assign utility_1_0_request_ready = noc_utility_1_0_request_ready;
  assign utility_1_0_response_valid = noc_utility_1_0_response_valid;
  assign utility_1_0_response_data = noc_utility_1_0_response_data;
  assign utility_1_0_response_error = noc_utility_1_0_response_error;
  assign utility_0_1_request_ready = noc_utility_0_1_request_ready;
  assign utility_0_1_response_valid = noc_utility_0_1_response_valid;
  assign utility_0_1_response_data = noc_utility_0_1_response_data;
  assign utility_0_1_response_error = noc_utility_0_1_response_error;
  assign utility_1_1_request_ready = noc_utility_1_1_request_ready;
  assign utility_1_1_response_valid = noc_utility_1_1_response_valid;
  assign utility_1_1_response_data = noc_utility_1_1_response_data;
  assign utility_1_1_response_error = noc_utility_1_1_response_error;

  // ---- client_0_0_1 ----

  fi fi_0_0_1 (
    .clk                     (clk),
    .reset                   (reset),
    .command_valid           (client_0_0_1_command_valid),
    .command_ready           (fi_0_0_1_command_ready),
    .command_kind            (client_0_0_1_command_kind),
    .command_address         (client_0_0_1_command_address),
    .command_local           (client_0_0_1_command_local),
    .command_length          (client_0_0_1_command_length),
    .command_steering        (client_0_0_1_command_steering),
    .command_reply           (client_0_0_1_command_reply),
    .command_channel         (client_0_0_1_command_channel),
    .command_tag             (client_0_0_1_command_tag),
    .status_valid            (fi_0_0_1_status_valid),
    .status_ready            (client_0_0_1_status_ready),
    .status_tag              (fi_0_0_1_status_tag),
    .status_code             (fi_0_0_1_status_code),
    .control_up_valid        (fi_0_0_1_control_up_valid),
    .control_up_ready        (noc_client_0_0_1_control_0_up_0_ready),
    .control_up_columns      (fi_0_0_1_control_up_columns),
    .control_up_rows         (fi_0_0_1_control_up_rows),
    .control_up_clients      (fi_0_0_1_control_up_clients),
    .control_up_payload      (fi_0_0_1_control_up_payload),
    .control_down_valid      (noc_client_0_0_1_control_0_down_1_valid),
    .control_down_ready      (fi_0_0_1_control_down_ready),
    .control_down_payload    (noc_client_0_0_1_control_0_down_1_payload),
    .data_up_0_valid         (fi_0_0_1_data_up_0_valid),
    .data_up_0_ready         (noc_client_0_0_1_data_0_up_0_ready),
    .data_up_0_columns       (fi_0_0_1_data_up_0_columns),
    .data_up_0_rows          (fi_0_0_1_data_up_0_rows),
    .data_up_0_clients       (fi_0_0_1_data_up_0_clients),
    .data_up_0_lane          (fi_0_0_1_data_up_0_lane),
    .data_up_0_payload       (fi_0_0_1_data_up_0_payload),
    .data_down_0_valid       (noc_client_0_0_1_data_0_down_1_valid),
    .data_down_0_ready       (fi_0_0_1_data_down_0_ready),
    .data_down_0_payload     (noc_client_0_0_1_data_0_down_1_payload),
    .store_write_0_valid     (fi_0_0_1_store_write_0_valid),
    .store_write_0_ready     (client_0_0_1_store_write_0_ready),
    .store_write_0_address   (fi_0_0_1_store_write_0_address),
    .store_write_0_strobe    (fi_0_0_1_store_write_0_strobe),
    .store_write_0_data      (fi_0_0_1_store_write_0_data),
    .store_read_valid        (fi_0_0_1_store_read_valid),
    .store_read_ready        (client_0_0_1_store_read_ready),
    .store_read_address      (fi_0_0_1_store_read_address),
    .store_read_data_valid   (client_0_0_1_store_read_data_valid),
    .store_read_data_ready   (fi_0_0_1_store_read_data_ready),
    .store_read_data_data    (client_0_0_1_store_read_data_data),
    .utility_request_valid   (client_0_0_1_utility_request_valid),
    .utility_request_ready   (fi_0_0_1_utility_request_ready),
    .utility_request_address (client_0_0_1_utility_request_address),
    .utility_request_write   (client_0_0_1_utility_request_write),
    .utility_request_data    (client_0_0_1_utility_request_data),
    .utility_response_valid  (fi_0_0_1_utility_response_valid),
    .utility_response_ready  (client_0_0_1_utility_response_ready),
    .utility_response_data   (fi_0_0_1_utility_response_data),
    .utility_response_error  (fi_0_0_1_utility_response_error),
    .column                  (2'd0),
    .row                     (3'd0),
    .slot                    (4'd1),
    .logical_row             (4'd0),
    .armed                   (fi_0_0_1_armed)
  );

  assign client_0_0_1_command_ready = fi_0_0_1_command_ready;
  assign client_0_0_1_status_valid = fi_0_0_1_status_valid;
  assign client_0_0_1_status_tag = fi_0_0_1_status_tag;
  assign client_0_0_1_status_code = fi_0_0_1_status_code;
  assign client_0_0_1_store_read_valid = fi_0_0_1_store_read_valid;
  assign client_0_0_1_store_read_address = fi_0_0_1_store_read_address;
  assign client_0_0_1_store_read_data_ready = fi_0_0_1_store_read_data_ready;
  assign client_0_0_1_utility_request_ready = fi_0_0_1_utility_request_ready;
  assign client_0_0_1_utility_response_valid = fi_0_0_1_utility_response_valid;
  assign client_0_0_1_utility_response_data = fi_0_0_1_utility_response_data;
  assign client_0_0_1_utility_response_error = fi_0_0_1_utility_response_error;
  assign client_0_0_1_store_write_0_valid = fi_0_0_1_store_write_0_valid;
  assign client_0_0_1_store_write_0_address = fi_0_0_1_store_write_0_address;
  assign client_0_0_1_store_write_0_strobe = fi_0_0_1_store_write_0_strobe;
  assign client_0_0_1_store_write_0_data = fi_0_0_1_store_write_0_data;
  assign client_0_0_1_armed = fi_0_0_1_armed;

  // ---- client_0_0_6 ----

  fi_me fi_0_0_6 (
    .clk                     (clk),
    .reset                   (reset),
    .command_valid           (client_0_0_6_command_valid),
    .command_ready           (fi_0_0_6_command_ready),
    .command_kind            (client_0_0_6_command_kind),
    .command_address         (client_0_0_6_command_address),
    .command_local           (client_0_0_6_command_local),
    .command_length          (client_0_0_6_command_length),
    .command_steering        (client_0_0_6_command_steering),
    .command_reply           (client_0_0_6_command_reply),
    .command_channel         (client_0_0_6_command_channel),
    .command_tag             (client_0_0_6_command_tag),
    .status_valid            (fi_0_0_6_status_valid),
    .status_ready            (client_0_0_6_status_ready),
    .status_tag              (fi_0_0_6_status_tag),
    .status_code             (fi_0_0_6_status_code),
    .control_up_valid        (fi_0_0_6_control_up_valid),
    .control_up_ready        (noc_client_0_0_6_control_0_up_0_ready),
    .control_up_columns      (fi_0_0_6_control_up_columns),
    .control_up_rows         (fi_0_0_6_control_up_rows),
    .control_up_clients      (fi_0_0_6_control_up_clients),
    .control_up_payload      (fi_0_0_6_control_up_payload),
    .control_down_valid      (noc_client_0_0_6_control_0_down_1_valid),
    .control_down_ready      (fi_0_0_6_control_down_ready),
    .control_down_payload    (noc_client_0_0_6_control_0_down_1_payload),
    .data_up_0_valid         (fi_0_0_6_data_up_0_valid),
    .data_up_0_ready         (noc_client_0_0_6_data_0_up_0_ready),
    .data_up_0_columns       (fi_0_0_6_data_up_0_columns),
    .data_up_0_rows          (fi_0_0_6_data_up_0_rows),
    .data_up_0_clients       (fi_0_0_6_data_up_0_clients),
    .data_up_0_lane          (fi_0_0_6_data_up_0_lane),
    .data_up_0_payload       (fi_0_0_6_data_up_0_payload),
    .data_down_0_valid       (noc_client_0_0_6_data_0_down_1_valid),
    .data_down_0_ready       (fi_0_0_6_data_down_0_ready),
    .data_down_0_payload     (noc_client_0_0_6_data_0_down_1_payload),
    .store_write_0_valid     (fi_0_0_6_store_write_0_valid),
    .store_write_0_ready     (client_0_0_6_store_write_0_ready),
    .store_write_0_address   (fi_0_0_6_store_write_0_address),
    .store_write_0_strobe    (fi_0_0_6_store_write_0_strobe),
    .store_write_0_data      (fi_0_0_6_store_write_0_data),
    .store_read_valid        (fi_0_0_6_store_read_valid),
    .store_read_ready        (client_0_0_6_store_read_ready),
    .store_read_address      (fi_0_0_6_store_read_address),
    .store_read_data_valid   (client_0_0_6_store_read_data_valid),
    .store_read_data_ready   (fi_0_0_6_store_read_data_ready),
    .store_read_data_data    (client_0_0_6_store_read_data_data),
    .utility_request_valid   (client_0_0_6_utility_request_valid),
    .utility_request_ready   (fi_0_0_6_utility_request_ready),
    .utility_request_address (client_0_0_6_utility_request_address),
    .utility_request_write   (client_0_0_6_utility_request_write),
    .utility_request_data    (client_0_0_6_utility_request_data),
    .utility_response_valid  (fi_0_0_6_utility_response_valid),
    .utility_response_ready  (client_0_0_6_utility_response_ready),
    .utility_response_data   (fi_0_0_6_utility_response_data),
    .utility_response_error  (fi_0_0_6_utility_response_error),
    .column                  (2'd0),
    .row                     (3'd0),
    .slot                    (4'd6),
    .logical_row             (4'd0),
    .armed                   (fi_0_0_6_armed)
  );

  assign client_0_0_6_command_ready = fi_0_0_6_command_ready;
  assign client_0_0_6_status_valid = fi_0_0_6_status_valid;
  assign client_0_0_6_status_tag = fi_0_0_6_status_tag;
  assign client_0_0_6_status_code = fi_0_0_6_status_code;
  assign client_0_0_6_store_read_valid = fi_0_0_6_store_read_valid;
  assign client_0_0_6_store_read_address = fi_0_0_6_store_read_address;
  assign client_0_0_6_store_read_data_ready = fi_0_0_6_store_read_data_ready;
  assign client_0_0_6_utility_request_ready = fi_0_0_6_utility_request_ready;
  assign client_0_0_6_utility_response_valid = fi_0_0_6_utility_response_valid;
  assign client_0_0_6_utility_response_data = fi_0_0_6_utility_response_data;
  assign client_0_0_6_utility_response_error = fi_0_0_6_utility_response_error;
  assign client_0_0_6_store_write_0_valid = fi_0_0_6_store_write_0_valid;
  assign client_0_0_6_store_write_0_address = fi_0_0_6_store_write_0_address;
  assign client_0_0_6_store_write_0_strobe = fi_0_0_6_store_write_0_strobe;
  assign client_0_0_6_store_write_0_data = fi_0_0_6_store_write_0_data;
  assign client_0_0_6_armed = fi_0_0_6_armed;

  // ---- client_0_0_8 ----

  fi fi_0_0_8 (
    .clk                     (clk),
    .reset                   (reset),
    .command_valid           (client_0_0_8_command_valid),
    .command_ready           (fi_0_0_8_command_ready),
    .command_kind            (client_0_0_8_command_kind),
    .command_address         (client_0_0_8_command_address),
    .command_local           (client_0_0_8_command_local),
    .command_length          (client_0_0_8_command_length),
    .command_steering        (client_0_0_8_command_steering),
    .command_reply           (client_0_0_8_command_reply),
    .command_channel         (client_0_0_8_command_channel),
    .command_tag             (client_0_0_8_command_tag),
    .status_valid            (fi_0_0_8_status_valid),
    .status_ready            (client_0_0_8_status_ready),
    .status_tag              (fi_0_0_8_status_tag),
    .status_code             (fi_0_0_8_status_code),
    .control_up_valid        (fi_0_0_8_control_up_valid),
    .control_up_ready        (noc_client_0_0_8_control_0_up_0_ready),
    .control_up_columns      (fi_0_0_8_control_up_columns),
    .control_up_rows         (fi_0_0_8_control_up_rows),
    .control_up_clients      (fi_0_0_8_control_up_clients),
    .control_up_payload      (fi_0_0_8_control_up_payload),
    .control_down_valid      (noc_client_0_0_8_control_0_down_1_valid),
    .control_down_ready      (fi_0_0_8_control_down_ready),
    .control_down_payload    (noc_client_0_0_8_control_0_down_1_payload),
    .data_up_0_valid         (fi_0_0_8_data_up_0_valid),
    .data_up_0_ready         (noc_client_0_0_8_data_0_up_0_ready),
    .data_up_0_columns       (fi_0_0_8_data_up_0_columns),
    .data_up_0_rows          (fi_0_0_8_data_up_0_rows),
    .data_up_0_clients       (fi_0_0_8_data_up_0_clients),
    .data_up_0_lane          (fi_0_0_8_data_up_0_lane),
    .data_up_0_payload       (fi_0_0_8_data_up_0_payload),
    .data_down_0_valid       (noc_client_0_0_8_data_0_down_1_valid),
    .data_down_0_ready       (fi_0_0_8_data_down_0_ready),
    .data_down_0_payload     (noc_client_0_0_8_data_0_down_1_payload),
    .store_write_0_valid     (fi_0_0_8_store_write_0_valid),
    .store_write_0_ready     (client_0_0_8_store_write_0_ready),
    .store_write_0_address   (fi_0_0_8_store_write_0_address),
    .store_write_0_strobe    (fi_0_0_8_store_write_0_strobe),
    .store_write_0_data      (fi_0_0_8_store_write_0_data),
    .store_read_valid        (fi_0_0_8_store_read_valid),
    .store_read_ready        (client_0_0_8_store_read_ready),
    .store_read_address      (fi_0_0_8_store_read_address),
    .store_read_data_valid   (client_0_0_8_store_read_data_valid),
    .store_read_data_ready   (fi_0_0_8_store_read_data_ready),
    .store_read_data_data    (client_0_0_8_store_read_data_data),
    .utility_request_valid   (client_0_0_8_utility_request_valid),
    .utility_request_ready   (fi_0_0_8_utility_request_ready),
    .utility_request_address (client_0_0_8_utility_request_address),
    .utility_request_write   (client_0_0_8_utility_request_write),
    .utility_request_data    (client_0_0_8_utility_request_data),
    .utility_response_valid  (fi_0_0_8_utility_response_valid),
    .utility_response_ready  (client_0_0_8_utility_response_ready),
    .utility_response_data   (fi_0_0_8_utility_response_data),
    .utility_response_error  (fi_0_0_8_utility_response_error),
    .column                  (2'd0),
    .row                     (3'd0),
    .slot                    (4'd8),
    .logical_row             (4'd0),
    .armed                   (fi_0_0_8_armed)
  );

  assign client_0_0_8_command_ready = fi_0_0_8_command_ready;
  assign client_0_0_8_status_valid = fi_0_0_8_status_valid;
  assign client_0_0_8_status_tag = fi_0_0_8_status_tag;
  assign client_0_0_8_status_code = fi_0_0_8_status_code;
  assign client_0_0_8_store_read_valid = fi_0_0_8_store_read_valid;
  assign client_0_0_8_store_read_address = fi_0_0_8_store_read_address;
  assign client_0_0_8_store_read_data_ready = fi_0_0_8_store_read_data_ready;
  assign client_0_0_8_utility_request_ready = fi_0_0_8_utility_request_ready;
  assign client_0_0_8_utility_response_valid = fi_0_0_8_utility_response_valid;
  assign client_0_0_8_utility_response_data = fi_0_0_8_utility_response_data;
  assign client_0_0_8_utility_response_error = fi_0_0_8_utility_response_error;
  assign client_0_0_8_store_write_0_valid = fi_0_0_8_store_write_0_valid;
  assign client_0_0_8_store_write_0_address = fi_0_0_8_store_write_0_address;
  assign client_0_0_8_store_write_0_strobe = fi_0_0_8_store_write_0_strobe;
  assign client_0_0_8_store_write_0_data = fi_0_0_8_store_write_0_data;
  assign client_0_0_8_armed = fi_0_0_8_armed;

  // ---- client_1_0_0 ----

  fi fi_1_0_0 (
    .clk                     (clk),
    .reset                   (reset),
    .command_valid           (client_1_0_0_command_valid),
    .command_ready           (fi_1_0_0_command_ready),
    .command_kind            (client_1_0_0_command_kind),
    .command_address         (client_1_0_0_command_address),
    .command_local           (client_1_0_0_command_local),
    .command_length          (client_1_0_0_command_length),
    .command_steering        (client_1_0_0_command_steering),
    .command_reply           (client_1_0_0_command_reply),
    .command_channel         (client_1_0_0_command_channel),
    .command_tag             (client_1_0_0_command_tag),
    .status_valid            (fi_1_0_0_status_valid),
    .status_ready            (client_1_0_0_status_ready),
    .status_tag              (fi_1_0_0_status_tag),
    .status_code             (fi_1_0_0_status_code),
    .control_up_valid        (fi_1_0_0_control_up_valid),
    .control_up_ready        (noc_client_1_0_0_control_0_up_0_ready),
    .control_up_columns      (fi_1_0_0_control_up_columns),
    .control_up_rows         (fi_1_0_0_control_up_rows),
    .control_up_clients      (fi_1_0_0_control_up_clients),
    .control_up_payload      (fi_1_0_0_control_up_payload),
    .control_down_valid      (noc_client_1_0_0_control_0_down_1_valid),
    .control_down_ready      (fi_1_0_0_control_down_ready),
    .control_down_payload    (noc_client_1_0_0_control_0_down_1_payload),
    .data_up_0_valid         (fi_1_0_0_data_up_0_valid),
    .data_up_0_ready         (noc_client_1_0_0_data_0_up_0_ready),
    .data_up_0_columns       (fi_1_0_0_data_up_0_columns),
    .data_up_0_rows          (fi_1_0_0_data_up_0_rows),
    .data_up_0_clients       (fi_1_0_0_data_up_0_clients),
    .data_up_0_lane          (fi_1_0_0_data_up_0_lane),
    .data_up_0_payload       (fi_1_0_0_data_up_0_payload),
    .data_down_0_valid       (noc_client_1_0_0_data_0_down_1_valid),
    .data_down_0_ready       (fi_1_0_0_data_down_0_ready),
    .data_down_0_payload     (noc_client_1_0_0_data_0_down_1_payload),
    .store_write_0_valid     (fi_1_0_0_store_write_0_valid),
    .store_write_0_ready     (client_1_0_0_store_write_0_ready),
    .store_write_0_address   (fi_1_0_0_store_write_0_address),
    .store_write_0_strobe    (fi_1_0_0_store_write_0_strobe),
    .store_write_0_data      (fi_1_0_0_store_write_0_data),
    .store_read_valid        (fi_1_0_0_store_read_valid),
    .store_read_ready        (client_1_0_0_store_read_ready),
    .store_read_address      (fi_1_0_0_store_read_address),
    .store_read_data_valid   (client_1_0_0_store_read_data_valid),
    .store_read_data_ready   (fi_1_0_0_store_read_data_ready),
    .store_read_data_data    (client_1_0_0_store_read_data_data),
    .utility_request_valid   (client_1_0_0_utility_request_valid),
    .utility_request_ready   (fi_1_0_0_utility_request_ready),
    .utility_request_address (client_1_0_0_utility_request_address),
    .utility_request_write   (client_1_0_0_utility_request_write),
    .utility_request_data    (client_1_0_0_utility_request_data),
    .utility_response_valid  (fi_1_0_0_utility_response_valid),
    .utility_response_ready  (client_1_0_0_utility_response_ready),
    .utility_response_data   (fi_1_0_0_utility_response_data),
    .utility_response_error  (fi_1_0_0_utility_response_error),
    .column                  (2'd1),
    .row                     (3'd0),
    .slot                    (4'd0),
    .logical_row             (4'd0),
    .armed                   (fi_1_0_0_armed)
  );

  assign client_1_0_0_command_ready = fi_1_0_0_command_ready;
  assign client_1_0_0_status_valid = fi_1_0_0_status_valid;
  assign client_1_0_0_status_tag = fi_1_0_0_status_tag;
  assign client_1_0_0_status_code = fi_1_0_0_status_code;
  assign client_1_0_0_store_read_valid = fi_1_0_0_store_read_valid;
  assign client_1_0_0_store_read_address = fi_1_0_0_store_read_address;
  assign client_1_0_0_store_read_data_ready = fi_1_0_0_store_read_data_ready;
  assign client_1_0_0_utility_request_ready = fi_1_0_0_utility_request_ready;
  assign client_1_0_0_utility_response_valid = fi_1_0_0_utility_response_valid;
  assign client_1_0_0_utility_response_data = fi_1_0_0_utility_response_data;
  assign client_1_0_0_utility_response_error = fi_1_0_0_utility_response_error;
  assign client_1_0_0_store_write_0_valid = fi_1_0_0_store_write_0_valid;
  assign client_1_0_0_store_write_0_address = fi_1_0_0_store_write_0_address;
  assign client_1_0_0_store_write_0_strobe = fi_1_0_0_store_write_0_strobe;
  assign client_1_0_0_store_write_0_data = fi_1_0_0_store_write_0_data;
  assign client_1_0_0_armed = fi_1_0_0_armed;

  // ---- client_1_0_6 ----

  fi_me fi_1_0_6 (
    .clk                     (clk),
    .reset                   (reset),
    .command_valid           (client_1_0_6_command_valid),
    .command_ready           (fi_1_0_6_command_ready),
    .command_kind            (client_1_0_6_command_kind),
    .command_address         (client_1_0_6_command_address),
    .command_local           (client_1_0_6_command_local),
    .command_length          (client_1_0_6_command_length),
    .command_steering        (client_1_0_6_command_steering),
    .command_reply           (client_1_0_6_command_reply),
    .command_channel         (client_1_0_6_command_channel),
    .command_tag             (client_1_0_6_command_tag),
    .status_valid            (fi_1_0_6_status_valid),
    .status_ready            (client_1_0_6_status_ready),
    .status_tag              (fi_1_0_6_status_tag),
    .status_code             (fi_1_0_6_status_code),
    .control_up_valid        (fi_1_0_6_control_up_valid),
    .control_up_ready        (noc_client_1_0_6_control_0_up_0_ready),
    .control_up_columns      (fi_1_0_6_control_up_columns),
    .control_up_rows         (fi_1_0_6_control_up_rows),
    .control_up_clients      (fi_1_0_6_control_up_clients),
    .control_up_payload      (fi_1_0_6_control_up_payload),
    .control_down_valid      (noc_client_1_0_6_control_0_down_1_valid),
    .control_down_ready      (fi_1_0_6_control_down_ready),
    .control_down_payload    (noc_client_1_0_6_control_0_down_1_payload),
    .data_up_0_valid         (fi_1_0_6_data_up_0_valid),
    .data_up_0_ready         (noc_client_1_0_6_data_0_up_0_ready),
    .data_up_0_columns       (fi_1_0_6_data_up_0_columns),
    .data_up_0_rows          (fi_1_0_6_data_up_0_rows),
    .data_up_0_clients       (fi_1_0_6_data_up_0_clients),
    .data_up_0_lane          (fi_1_0_6_data_up_0_lane),
    .data_up_0_payload       (fi_1_0_6_data_up_0_payload),
    .data_down_0_valid       (noc_client_1_0_6_data_0_down_1_valid),
    .data_down_0_ready       (fi_1_0_6_data_down_0_ready),
    .data_down_0_payload     (noc_client_1_0_6_data_0_down_1_payload),
    .store_write_0_valid     (fi_1_0_6_store_write_0_valid),
    .store_write_0_ready     (client_1_0_6_store_write_0_ready),
    .store_write_0_address   (fi_1_0_6_store_write_0_address),
    .store_write_0_strobe    (fi_1_0_6_store_write_0_strobe),
    .store_write_0_data      (fi_1_0_6_store_write_0_data),
    .store_read_valid        (fi_1_0_6_store_read_valid),
    .store_read_ready        (client_1_0_6_store_read_ready),
    .store_read_address      (fi_1_0_6_store_read_address),
    .store_read_data_valid   (client_1_0_6_store_read_data_valid),
    .store_read_data_ready   (fi_1_0_6_store_read_data_ready),
    .store_read_data_data    (client_1_0_6_store_read_data_data),
    .utility_request_valid   (client_1_0_6_utility_request_valid),
    .utility_request_ready   (fi_1_0_6_utility_request_ready),
    .utility_request_address (client_1_0_6_utility_request_address),
    .utility_request_write   (client_1_0_6_utility_request_write),
    .utility_request_data    (client_1_0_6_utility_request_data),
    .utility_response_valid  (fi_1_0_6_utility_response_valid),
    .utility_response_ready  (client_1_0_6_utility_response_ready),
    .utility_response_data   (fi_1_0_6_utility_response_data),
    .utility_response_error  (fi_1_0_6_utility_response_error),
    .column                  (2'd1),
    .row                     (3'd0),
    .slot                    (4'd6),
    .logical_row             (4'd0),
    .armed                   (fi_1_0_6_armed)
  );

  assign client_1_0_6_command_ready = fi_1_0_6_command_ready;
  assign client_1_0_6_status_valid = fi_1_0_6_status_valid;
  assign client_1_0_6_status_tag = fi_1_0_6_status_tag;
  assign client_1_0_6_status_code = fi_1_0_6_status_code;
  assign client_1_0_6_store_read_valid = fi_1_0_6_store_read_valid;
  assign client_1_0_6_store_read_address = fi_1_0_6_store_read_address;
  assign client_1_0_6_store_read_data_ready = fi_1_0_6_store_read_data_ready;
  assign client_1_0_6_utility_request_ready = fi_1_0_6_utility_request_ready;
  assign client_1_0_6_utility_response_valid = fi_1_0_6_utility_response_valid;
  assign client_1_0_6_utility_response_data = fi_1_0_6_utility_response_data;
  assign client_1_0_6_utility_response_error = fi_1_0_6_utility_response_error;
  assign client_1_0_6_store_write_0_valid = fi_1_0_6_store_write_0_valid;
  assign client_1_0_6_store_write_0_address = fi_1_0_6_store_write_0_address;
  assign client_1_0_6_store_write_0_strobe = fi_1_0_6_store_write_0_strobe;
  assign client_1_0_6_store_write_0_data = fi_1_0_6_store_write_0_data;
  assign client_1_0_6_armed = fi_1_0_6_armed;

  // ---- client_1_0_8 ----

  fi fi_1_0_8 (
    .clk                     (clk),
    .reset                   (reset),
    .command_valid           (client_1_0_8_command_valid),
    .command_ready           (fi_1_0_8_command_ready),
    .command_kind            (client_1_0_8_command_kind),
    .command_address         (client_1_0_8_command_address),
    .command_local           (client_1_0_8_command_local),
    .command_length          (client_1_0_8_command_length),
    .command_steering        (client_1_0_8_command_steering),
    .command_reply           (client_1_0_8_command_reply),
    .command_channel         (client_1_0_8_command_channel),
    .command_tag             (client_1_0_8_command_tag),
    .status_valid            (fi_1_0_8_status_valid),
    .status_ready            (client_1_0_8_status_ready),
    .status_tag              (fi_1_0_8_status_tag),
    .status_code             (fi_1_0_8_status_code),
    .control_up_valid        (fi_1_0_8_control_up_valid),
    .control_up_ready        (noc_client_1_0_8_control_0_up_0_ready),
    .control_up_columns      (fi_1_0_8_control_up_columns),
    .control_up_rows         (fi_1_0_8_control_up_rows),
    .control_up_clients      (fi_1_0_8_control_up_clients),
    .control_up_payload      (fi_1_0_8_control_up_payload),
    .control_down_valid      (noc_client_1_0_8_control_0_down_1_valid),
    .control_down_ready      (fi_1_0_8_control_down_ready),
    .control_down_payload    (noc_client_1_0_8_control_0_down_1_payload),
    .data_up_0_valid         (fi_1_0_8_data_up_0_valid),
    .data_up_0_ready         (noc_client_1_0_8_data_0_up_0_ready),
    .data_up_0_columns       (fi_1_0_8_data_up_0_columns),
    .data_up_0_rows          (fi_1_0_8_data_up_0_rows),
    .data_up_0_clients       (fi_1_0_8_data_up_0_clients),
    .data_up_0_lane          (fi_1_0_8_data_up_0_lane),
    .data_up_0_payload       (fi_1_0_8_data_up_0_payload),
    .data_down_0_valid       (noc_client_1_0_8_data_0_down_1_valid),
    .data_down_0_ready       (fi_1_0_8_data_down_0_ready),
    .data_down_0_payload     (noc_client_1_0_8_data_0_down_1_payload),
    .store_write_0_valid     (fi_1_0_8_store_write_0_valid),
    .store_write_0_ready     (client_1_0_8_store_write_0_ready),
    .store_write_0_address   (fi_1_0_8_store_write_0_address),
    .store_write_0_strobe    (fi_1_0_8_store_write_0_strobe),
    .store_write_0_data      (fi_1_0_8_store_write_0_data),
    .store_read_valid        (fi_1_0_8_store_read_valid),
    .store_read_ready        (client_1_0_8_store_read_ready),
    .store_read_address      (fi_1_0_8_store_read_address),
    .store_read_data_valid   (client_1_0_8_store_read_data_valid),
    .store_read_data_ready   (fi_1_0_8_store_read_data_ready),
    .store_read_data_data    (client_1_0_8_store_read_data_data),
    .utility_request_valid   (client_1_0_8_utility_request_valid),
    .utility_request_ready   (fi_1_0_8_utility_request_ready),
    .utility_request_address (client_1_0_8_utility_request_address),
    .utility_request_write   (client_1_0_8_utility_request_write),
    .utility_request_data    (client_1_0_8_utility_request_data),
    .utility_response_valid  (fi_1_0_8_utility_response_valid),
    .utility_response_ready  (client_1_0_8_utility_response_ready),
    .utility_response_data   (fi_1_0_8_utility_response_data),
    .utility_response_error  (fi_1_0_8_utility_response_error),
    .column                  (2'd1),
    .row                     (3'd0),
    .slot                    (4'd8),
    .logical_row             (4'd0),
    .armed                   (fi_1_0_8_armed)
  );

  assign client_1_0_8_command_ready = fi_1_0_8_command_ready;
  assign client_1_0_8_status_valid = fi_1_0_8_status_valid;
  assign client_1_0_8_status_tag = fi_1_0_8_status_tag;
  assign client_1_0_8_status_code = fi_1_0_8_status_code;
  assign client_1_0_8_store_read_valid = fi_1_0_8_store_read_valid;
  assign client_1_0_8_store_read_address = fi_1_0_8_store_read_address;
  assign client_1_0_8_store_read_data_ready = fi_1_0_8_store_read_data_ready;
  assign client_1_0_8_utility_request_ready = fi_1_0_8_utility_request_ready;
  assign client_1_0_8_utility_response_valid = fi_1_0_8_utility_response_valid;
  assign client_1_0_8_utility_response_data = fi_1_0_8_utility_response_data;
  assign client_1_0_8_utility_response_error = fi_1_0_8_utility_response_error;
  assign client_1_0_8_store_write_0_valid = fi_1_0_8_store_write_0_valid;
  assign client_1_0_8_store_write_0_address = fi_1_0_8_store_write_0_address;
  assign client_1_0_8_store_write_0_strobe = fi_1_0_8_store_write_0_strobe;
  assign client_1_0_8_store_write_0_data = fi_1_0_8_store_write_0_data;
  assign client_1_0_8_armed = fi_1_0_8_armed;

  // ---- client_1_0_9 ----

  fi fi_1_0_9 (
    .clk                     (clk),
    .reset                   (reset),
    .command_valid           (client_1_0_9_command_valid),
    .command_ready           (fi_1_0_9_command_ready),
    .command_kind            (client_1_0_9_command_kind),
    .command_address         (client_1_0_9_command_address),
    .command_local           (client_1_0_9_command_local),
    .command_length          (client_1_0_9_command_length),
    .command_steering        (client_1_0_9_command_steering),
    .command_reply           (client_1_0_9_command_reply),
    .command_channel         (client_1_0_9_command_channel),
    .command_tag             (client_1_0_9_command_tag),
    .status_valid            (fi_1_0_9_status_valid),
    .status_ready            (client_1_0_9_status_ready),
    .status_tag              (fi_1_0_9_status_tag),
    .status_code             (fi_1_0_9_status_code),
    .control_up_valid        (fi_1_0_9_control_up_valid),
    .control_up_ready        (noc_client_1_0_9_control_0_up_0_ready),
    .control_up_columns      (fi_1_0_9_control_up_columns),
    .control_up_rows         (fi_1_0_9_control_up_rows),
    .control_up_clients      (fi_1_0_9_control_up_clients),
    .control_up_payload      (fi_1_0_9_control_up_payload),
    .control_down_valid      (noc_client_1_0_9_control_0_down_1_valid),
    .control_down_ready      (fi_1_0_9_control_down_ready),
    .control_down_payload    (noc_client_1_0_9_control_0_down_1_payload),
    .data_up_0_valid         (fi_1_0_9_data_up_0_valid),
    .data_up_0_ready         (noc_client_1_0_9_data_0_up_0_ready),
    .data_up_0_columns       (fi_1_0_9_data_up_0_columns),
    .data_up_0_rows          (fi_1_0_9_data_up_0_rows),
    .data_up_0_clients       (fi_1_0_9_data_up_0_clients),
    .data_up_0_lane          (fi_1_0_9_data_up_0_lane),
    .data_up_0_payload       (fi_1_0_9_data_up_0_payload),
    .data_down_0_valid       (noc_client_1_0_9_data_0_down_1_valid),
    .data_down_0_ready       (fi_1_0_9_data_down_0_ready),
    .data_down_0_payload     (noc_client_1_0_9_data_0_down_1_payload),
    .store_write_0_valid     (fi_1_0_9_store_write_0_valid),
    .store_write_0_ready     (client_1_0_9_store_write_0_ready),
    .store_write_0_address   (fi_1_0_9_store_write_0_address),
    .store_write_0_strobe    (fi_1_0_9_store_write_0_strobe),
    .store_write_0_data      (fi_1_0_9_store_write_0_data),
    .store_read_valid        (fi_1_0_9_store_read_valid),
    .store_read_ready        (client_1_0_9_store_read_ready),
    .store_read_address      (fi_1_0_9_store_read_address),
    .store_read_data_valid   (client_1_0_9_store_read_data_valid),
    .store_read_data_ready   (fi_1_0_9_store_read_data_ready),
    .store_read_data_data    (client_1_0_9_store_read_data_data),
    .utility_request_valid   (client_1_0_9_utility_request_valid),
    .utility_request_ready   (fi_1_0_9_utility_request_ready),
    .utility_request_address (client_1_0_9_utility_request_address),
    .utility_request_write   (client_1_0_9_utility_request_write),
    .utility_request_data    (client_1_0_9_utility_request_data),
    .utility_response_valid  (fi_1_0_9_utility_response_valid),
    .utility_response_ready  (client_1_0_9_utility_response_ready),
    .utility_response_data   (fi_1_0_9_utility_response_data),
    .utility_response_error  (fi_1_0_9_utility_response_error),
    .column                  (2'd1),
    .row                     (3'd0),
    .slot                    (4'd9),
    .logical_row             (4'd0),
    .armed                   (fi_1_0_9_armed)
  );

  assign client_1_0_9_command_ready = fi_1_0_9_command_ready;
  assign client_1_0_9_status_valid = fi_1_0_9_status_valid;
  assign client_1_0_9_status_tag = fi_1_0_9_status_tag;
  assign client_1_0_9_status_code = fi_1_0_9_status_code;
  assign client_1_0_9_store_read_valid = fi_1_0_9_store_read_valid;
  assign client_1_0_9_store_read_address = fi_1_0_9_store_read_address;
  assign client_1_0_9_store_read_data_ready = fi_1_0_9_store_read_data_ready;
  assign client_1_0_9_utility_request_ready = fi_1_0_9_utility_request_ready;
  assign client_1_0_9_utility_response_valid = fi_1_0_9_utility_response_valid;
  assign client_1_0_9_utility_response_data = fi_1_0_9_utility_response_data;
  assign client_1_0_9_utility_response_error = fi_1_0_9_utility_response_error;
  assign client_1_0_9_store_write_0_valid = fi_1_0_9_store_write_0_valid;
  assign client_1_0_9_store_write_0_address = fi_1_0_9_store_write_0_address;
  assign client_1_0_9_store_write_0_strobe = fi_1_0_9_store_write_0_strobe;
  assign client_1_0_9_store_write_0_data = fi_1_0_9_store_write_0_data;
  assign client_1_0_9_armed = fi_1_0_9_armed;

  // ---- client_0_1_1 ----

  assign fi_0_1_1_logical_row = (faults[1:0] < 2'd1) ? 4'd0 : 4'd1;
  fi fi_0_1_1 (
    .clk                     (clk),
    .reset                   (reset),
    .command_valid           (client_0_1_1_command_valid),
    .command_ready           (fi_0_1_1_command_ready),
    .command_kind            (client_0_1_1_command_kind),
    .command_address         (client_0_1_1_command_address),
    .command_local           (client_0_1_1_command_local),
    .command_length          (client_0_1_1_command_length),
    .command_steering        (client_0_1_1_command_steering),
    .command_reply           (client_0_1_1_command_reply),
    .command_channel         (client_0_1_1_command_channel),
    .command_tag             (client_0_1_1_command_tag),
    .status_valid            (fi_0_1_1_status_valid),
    .status_ready            (client_0_1_1_status_ready),
    .status_tag              (fi_0_1_1_status_tag),
    .status_code             (fi_0_1_1_status_code),
    .control_up_valid        (fi_0_1_1_control_up_valid),
    .control_up_ready        (noc_client_0_1_1_control_0_up_0_ready),
    .control_up_columns      (fi_0_1_1_control_up_columns),
    .control_up_rows         (fi_0_1_1_control_up_rows),
    .control_up_clients      (fi_0_1_1_control_up_clients),
    .control_up_payload      (fi_0_1_1_control_up_payload),
    .control_down_valid      (noc_client_0_1_1_control_0_down_1_valid),
    .control_down_ready      (fi_0_1_1_control_down_ready),
    .control_down_payload    (noc_client_0_1_1_control_0_down_1_payload),
    .data_up_0_valid         (fi_0_1_1_data_up_0_valid),
    .data_up_0_ready         (noc_client_0_1_1_data_0_up_0_ready),
    .data_up_0_columns       (fi_0_1_1_data_up_0_columns),
    .data_up_0_rows          (fi_0_1_1_data_up_0_rows),
    .data_up_0_clients       (fi_0_1_1_data_up_0_clients),
    .data_up_0_lane          (fi_0_1_1_data_up_0_lane),
    .data_up_0_payload       (fi_0_1_1_data_up_0_payload),
    .data_down_0_valid       (noc_client_0_1_1_data_0_down_1_valid),
    .data_down_0_ready       (fi_0_1_1_data_down_0_ready),
    .data_down_0_payload     (noc_client_0_1_1_data_0_down_1_payload),
    .store_write_0_valid     (fi_0_1_1_store_write_0_valid),
    .store_write_0_ready     (client_0_1_1_store_write_0_ready),
    .store_write_0_address   (fi_0_1_1_store_write_0_address),
    .store_write_0_strobe    (fi_0_1_1_store_write_0_strobe),
    .store_write_0_data      (fi_0_1_1_store_write_0_data),
    .store_read_valid        (fi_0_1_1_store_read_valid),
    .store_read_ready        (client_0_1_1_store_read_ready),
    .store_read_address      (fi_0_1_1_store_read_address),
    .store_read_data_valid   (client_0_1_1_store_read_data_valid),
    .store_read_data_ready   (fi_0_1_1_store_read_data_ready),
    .store_read_data_data    (client_0_1_1_store_read_data_data),
    .utility_request_valid   (client_0_1_1_utility_request_valid),
    .utility_request_ready   (fi_0_1_1_utility_request_ready),
    .utility_request_address (client_0_1_1_utility_request_address),
    .utility_request_write   (client_0_1_1_utility_request_write),
    .utility_request_data    (client_0_1_1_utility_request_data),
    .utility_response_valid  (fi_0_1_1_utility_response_valid),
    .utility_response_ready  (client_0_1_1_utility_response_ready),
    .utility_response_data   (fi_0_1_1_utility_response_data),
    .utility_response_error  (fi_0_1_1_utility_response_error),
    .column                  (2'd0),
    .row                     (3'd1),
    .slot                    (4'd1),
    .logical_row             (fi_0_1_1_logical_row),
    .armed                   (fi_0_1_1_armed)
  );

  assign client_0_1_1_command_ready = fi_0_1_1_command_ready;
  assign client_0_1_1_status_valid = fi_0_1_1_status_valid;
  assign client_0_1_1_status_tag = fi_0_1_1_status_tag;
  assign client_0_1_1_status_code = fi_0_1_1_status_code;
  assign client_0_1_1_store_read_valid = fi_0_1_1_store_read_valid;
  assign client_0_1_1_store_read_address = fi_0_1_1_store_read_address;
  assign client_0_1_1_store_read_data_ready = fi_0_1_1_store_read_data_ready;
  assign client_0_1_1_utility_request_ready = fi_0_1_1_utility_request_ready;
  assign client_0_1_1_utility_response_valid = fi_0_1_1_utility_response_valid;
  assign client_0_1_1_utility_response_data = fi_0_1_1_utility_response_data;
  assign client_0_1_1_utility_response_error = fi_0_1_1_utility_response_error;
  assign client_0_1_1_store_write_0_valid = fi_0_1_1_store_write_0_valid;
  assign client_0_1_1_store_write_0_address = fi_0_1_1_store_write_0_address;
  assign client_0_1_1_store_write_0_strobe = fi_0_1_1_store_write_0_strobe;
  assign client_0_1_1_store_write_0_data = fi_0_1_1_store_write_0_data;
  assign client_0_1_1_armed = fi_0_1_1_armed;

  // ---- client_0_1_8 ----

  fi fi_0_1_8 (
    .clk                     (clk),
    .reset                   (reset),
    .command_valid           (client_0_1_8_command_valid),
    .command_ready           (fi_0_1_8_command_ready),
    .command_kind            (client_0_1_8_command_kind),
    .command_address         (client_0_1_8_command_address),
    .command_local           (client_0_1_8_command_local),
    .command_length          (client_0_1_8_command_length),
    .command_steering        (client_0_1_8_command_steering),
    .command_reply           (client_0_1_8_command_reply),
    .command_channel         (client_0_1_8_command_channel),
    .command_tag             (client_0_1_8_command_tag),
    .status_valid            (fi_0_1_8_status_valid),
    .status_ready            (client_0_1_8_status_ready),
    .status_tag              (fi_0_1_8_status_tag),
    .status_code             (fi_0_1_8_status_code),
    .control_up_valid        (fi_0_1_8_control_up_valid),
    .control_up_ready        (noc_client_0_1_8_control_0_up_0_ready),
    .control_up_columns      (fi_0_1_8_control_up_columns),
    .control_up_rows         (fi_0_1_8_control_up_rows),
    .control_up_clients      (fi_0_1_8_control_up_clients),
    .control_up_payload      (fi_0_1_8_control_up_payload),
    .control_down_valid      (noc_client_0_1_8_control_0_down_1_valid),
    .control_down_ready      (fi_0_1_8_control_down_ready),
    .control_down_payload    (noc_client_0_1_8_control_0_down_1_payload),
    .data_up_0_valid         (fi_0_1_8_data_up_0_valid),
    .data_up_0_ready         (noc_client_0_1_8_data_0_up_0_ready),
    .data_up_0_columns       (fi_0_1_8_data_up_0_columns),
    .data_up_0_rows          (fi_0_1_8_data_up_0_rows),
    .data_up_0_clients       (fi_0_1_8_data_up_0_clients),
    .data_up_0_lane          (fi_0_1_8_data_up_0_lane),
    .data_up_0_payload       (fi_0_1_8_data_up_0_payload),
    .data_down_0_valid       (noc_client_0_1_8_data_0_down_1_valid),
    .data_down_0_ready       (fi_0_1_8_data_down_0_ready),
    .data_down_0_payload     (noc_client_0_1_8_data_0_down_1_payload),
    .store_write_0_valid     (fi_0_1_8_store_write_0_valid),
    .store_write_0_ready     (client_0_1_8_store_write_0_ready),
    .store_write_0_address   (fi_0_1_8_store_write_0_address),
    .store_write_0_strobe    (fi_0_1_8_store_write_0_strobe),
    .store_write_0_data      (fi_0_1_8_store_write_0_data),
    .store_read_valid        (fi_0_1_8_store_read_valid),
    .store_read_ready        (client_0_1_8_store_read_ready),
    .store_read_address      (fi_0_1_8_store_read_address),
    .store_read_data_valid   (client_0_1_8_store_read_data_valid),
    .store_read_data_ready   (fi_0_1_8_store_read_data_ready),
    .store_read_data_data    (client_0_1_8_store_read_data_data),
    .utility_request_valid   (client_0_1_8_utility_request_valid),
    .utility_request_ready   (fi_0_1_8_utility_request_ready),
    .utility_request_address (client_0_1_8_utility_request_address),
    .utility_request_write   (client_0_1_8_utility_request_write),
    .utility_request_data    (client_0_1_8_utility_request_data),
    .utility_response_valid  (fi_0_1_8_utility_response_valid),
    .utility_response_ready  (client_0_1_8_utility_response_ready),
    .utility_response_data   (fi_0_1_8_utility_response_data),
    .utility_response_error  (fi_0_1_8_utility_response_error),
    .column                  (2'd0),
    .row                     (3'd1),
    .slot                    (4'd8),
    .logical_row             (4'd0),
    .armed                   (fi_0_1_8_armed)
  );

  assign client_0_1_8_command_ready = fi_0_1_8_command_ready;
  assign client_0_1_8_status_valid = fi_0_1_8_status_valid;
  assign client_0_1_8_status_tag = fi_0_1_8_status_tag;
  assign client_0_1_8_status_code = fi_0_1_8_status_code;
  assign client_0_1_8_store_read_valid = fi_0_1_8_store_read_valid;
  assign client_0_1_8_store_read_address = fi_0_1_8_store_read_address;
  assign client_0_1_8_store_read_data_ready = fi_0_1_8_store_read_data_ready;
  assign client_0_1_8_utility_request_ready = fi_0_1_8_utility_request_ready;
  assign client_0_1_8_utility_response_valid = fi_0_1_8_utility_response_valid;
  assign client_0_1_8_utility_response_data = fi_0_1_8_utility_response_data;
  assign client_0_1_8_utility_response_error = fi_0_1_8_utility_response_error;
  assign client_0_1_8_store_write_0_valid = fi_0_1_8_store_write_0_valid;
  assign client_0_1_8_store_write_0_address = fi_0_1_8_store_write_0_address;
  assign client_0_1_8_store_write_0_strobe = fi_0_1_8_store_write_0_strobe;
  assign client_0_1_8_store_write_0_data = fi_0_1_8_store_write_0_data;
  assign client_0_1_8_armed = fi_0_1_8_armed;

  // ---- client_1_1_0 ----

  assign fi_1_1_0_logical_row = (faults[3:2] < 2'd1) ? 4'd0 : 4'd1;
  fi fi_1_1_0 (
    .clk                     (clk),
    .reset                   (reset),
    .command_valid           (client_1_1_0_command_valid),
    .command_ready           (fi_1_1_0_command_ready),
    .command_kind            (client_1_1_0_command_kind),
    .command_address         (client_1_1_0_command_address),
    .command_local           (client_1_1_0_command_local),
    .command_length          (client_1_1_0_command_length),
    .command_steering        (client_1_1_0_command_steering),
    .command_reply           (client_1_1_0_command_reply),
    .command_channel         (client_1_1_0_command_channel),
    .command_tag             (client_1_1_0_command_tag),
    .status_valid            (fi_1_1_0_status_valid),
    .status_ready            (client_1_1_0_status_ready),
    .status_tag              (fi_1_1_0_status_tag),
    .status_code             (fi_1_1_0_status_code),
    .control_up_valid        (fi_1_1_0_control_up_valid),
    .control_up_ready        (noc_client_1_1_0_control_0_up_0_ready),
    .control_up_columns      (fi_1_1_0_control_up_columns),
    .control_up_rows         (fi_1_1_0_control_up_rows),
    .control_up_clients      (fi_1_1_0_control_up_clients),
    .control_up_payload      (fi_1_1_0_control_up_payload),
    .control_down_valid      (noc_client_1_1_0_control_0_down_1_valid),
    .control_down_ready      (fi_1_1_0_control_down_ready),
    .control_down_payload    (noc_client_1_1_0_control_0_down_1_payload),
    .data_up_0_valid         (fi_1_1_0_data_up_0_valid),
    .data_up_0_ready         (noc_client_1_1_0_data_0_up_0_ready),
    .data_up_0_columns       (fi_1_1_0_data_up_0_columns),
    .data_up_0_rows          (fi_1_1_0_data_up_0_rows),
    .data_up_0_clients       (fi_1_1_0_data_up_0_clients),
    .data_up_0_lane          (fi_1_1_0_data_up_0_lane),
    .data_up_0_payload       (fi_1_1_0_data_up_0_payload),
    .data_down_0_valid       (noc_client_1_1_0_data_0_down_1_valid),
    .data_down_0_ready       (fi_1_1_0_data_down_0_ready),
    .data_down_0_payload     (noc_client_1_1_0_data_0_down_1_payload),
    .store_write_0_valid     (fi_1_1_0_store_write_0_valid),
    .store_write_0_ready     (client_1_1_0_store_write_0_ready),
    .store_write_0_address   (fi_1_1_0_store_write_0_address),
    .store_write_0_strobe    (fi_1_1_0_store_write_0_strobe),
    .store_write_0_data      (fi_1_1_0_store_write_0_data),
    .store_read_valid        (fi_1_1_0_store_read_valid),
    .store_read_ready        (client_1_1_0_store_read_ready),
    .store_read_address      (fi_1_1_0_store_read_address),
    .store_read_data_valid   (client_1_1_0_store_read_data_valid),
    .store_read_data_ready   (fi_1_1_0_store_read_data_ready),
    .store_read_data_data    (client_1_1_0_store_read_data_data),
    .utility_request_valid   (client_1_1_0_utility_request_valid),
    .utility_request_ready   (fi_1_1_0_utility_request_ready),
    .utility_request_address (client_1_1_0_utility_request_address),
    .utility_request_write   (client_1_1_0_utility_request_write),
    .utility_request_data    (client_1_1_0_utility_request_data),
    .utility_response_valid  (fi_1_1_0_utility_response_valid),
    .utility_response_ready  (client_1_1_0_utility_response_ready),
    .utility_response_data   (fi_1_1_0_utility_response_data),
    .utility_response_error  (fi_1_1_0_utility_response_error),
    .column                  (2'd1),
    .row                     (3'd1),
    .slot                    (4'd0),
    .logical_row             (fi_1_1_0_logical_row),
    .armed                   (fi_1_1_0_armed)
  );

  assign client_1_1_0_command_ready = fi_1_1_0_command_ready;
  assign client_1_1_0_status_valid = fi_1_1_0_status_valid;
  assign client_1_1_0_status_tag = fi_1_1_0_status_tag;
  assign client_1_1_0_status_code = fi_1_1_0_status_code;
  assign client_1_1_0_store_read_valid = fi_1_1_0_store_read_valid;
  assign client_1_1_0_store_read_address = fi_1_1_0_store_read_address;
  assign client_1_1_0_store_read_data_ready = fi_1_1_0_store_read_data_ready;
  assign client_1_1_0_utility_request_ready = fi_1_1_0_utility_request_ready;
  assign client_1_1_0_utility_response_valid = fi_1_1_0_utility_response_valid;
  assign client_1_1_0_utility_response_data = fi_1_1_0_utility_response_data;
  assign client_1_1_0_utility_response_error = fi_1_1_0_utility_response_error;
  assign client_1_1_0_store_write_0_valid = fi_1_1_0_store_write_0_valid;
  assign client_1_1_0_store_write_0_address = fi_1_1_0_store_write_0_address;
  assign client_1_1_0_store_write_0_strobe = fi_1_1_0_store_write_0_strobe;
  assign client_1_1_0_store_write_0_data = fi_1_1_0_store_write_0_data;
  assign client_1_1_0_armed = fi_1_1_0_armed;

  // ---- client_1_1_8 ----

  fi fi_1_1_8 (
    .clk                     (clk),
    .reset                   (reset),
    .command_valid           (client_1_1_8_command_valid),
    .command_ready           (fi_1_1_8_command_ready),
    .command_kind            (client_1_1_8_command_kind),
    .command_address         (client_1_1_8_command_address),
    .command_local           (client_1_1_8_command_local),
    .command_length          (client_1_1_8_command_length),
    .command_steering        (client_1_1_8_command_steering),
    .command_reply           (client_1_1_8_command_reply),
    .command_channel         (client_1_1_8_command_channel),
    .command_tag             (client_1_1_8_command_tag),
    .status_valid            (fi_1_1_8_status_valid),
    .status_ready            (client_1_1_8_status_ready),
    .status_tag              (fi_1_1_8_status_tag),
    .status_code             (fi_1_1_8_status_code),
    .control_up_valid        (fi_1_1_8_control_up_valid),
    .control_up_ready        (noc_client_1_1_8_control_0_up_0_ready),
    .control_up_columns      (fi_1_1_8_control_up_columns),
    .control_up_rows         (fi_1_1_8_control_up_rows),
    .control_up_clients      (fi_1_1_8_control_up_clients),
    .control_up_payload      (fi_1_1_8_control_up_payload),
    .control_down_valid      (noc_client_1_1_8_control_0_down_1_valid),
    .control_down_ready      (fi_1_1_8_control_down_ready),
    .control_down_payload    (noc_client_1_1_8_control_0_down_1_payload),
    .data_up_0_valid         (fi_1_1_8_data_up_0_valid),
    .data_up_0_ready         (noc_client_1_1_8_data_0_up_0_ready),
    .data_up_0_columns       (fi_1_1_8_data_up_0_columns),
    .data_up_0_rows          (fi_1_1_8_data_up_0_rows),
    .data_up_0_clients       (fi_1_1_8_data_up_0_clients),
    .data_up_0_lane          (fi_1_1_8_data_up_0_lane),
    .data_up_0_payload       (fi_1_1_8_data_up_0_payload),
    .data_down_0_valid       (noc_client_1_1_8_data_0_down_1_valid),
    .data_down_0_ready       (fi_1_1_8_data_down_0_ready),
    .data_down_0_payload     (noc_client_1_1_8_data_0_down_1_payload),
    .store_write_0_valid     (fi_1_1_8_store_write_0_valid),
    .store_write_0_ready     (client_1_1_8_store_write_0_ready),
    .store_write_0_address   (fi_1_1_8_store_write_0_address),
    .store_write_0_strobe    (fi_1_1_8_store_write_0_strobe),
    .store_write_0_data      (fi_1_1_8_store_write_0_data),
    .store_read_valid        (fi_1_1_8_store_read_valid),
    .store_read_ready        (client_1_1_8_store_read_ready),
    .store_read_address      (fi_1_1_8_store_read_address),
    .store_read_data_valid   (client_1_1_8_store_read_data_valid),
    .store_read_data_ready   (fi_1_1_8_store_read_data_ready),
    .store_read_data_data    (client_1_1_8_store_read_data_data),
    .utility_request_valid   (client_1_1_8_utility_request_valid),
    .utility_request_ready   (fi_1_1_8_utility_request_ready),
    .utility_request_address (client_1_1_8_utility_request_address),
    .utility_request_write   (client_1_1_8_utility_request_write),
    .utility_request_data    (client_1_1_8_utility_request_data),
    .utility_response_valid  (fi_1_1_8_utility_response_valid),
    .utility_response_ready  (client_1_1_8_utility_response_ready),
    .utility_response_data   (fi_1_1_8_utility_response_data),
    .utility_response_error  (fi_1_1_8_utility_response_error),
    .column                  (2'd1),
    .row                     (3'd1),
    .slot                    (4'd8),
    .logical_row             (4'd0),
    .armed                   (fi_1_1_8_armed)
  );

  assign client_1_1_8_command_ready = fi_1_1_8_command_ready;
  assign client_1_1_8_status_valid = fi_1_1_8_status_valid;
  assign client_1_1_8_status_tag = fi_1_1_8_status_tag;
  assign client_1_1_8_status_code = fi_1_1_8_status_code;
  assign client_1_1_8_store_read_valid = fi_1_1_8_store_read_valid;
  assign client_1_1_8_store_read_address = fi_1_1_8_store_read_address;
  assign client_1_1_8_store_read_data_ready = fi_1_1_8_store_read_data_ready;
  assign client_1_1_8_utility_request_ready = fi_1_1_8_utility_request_ready;
  assign client_1_1_8_utility_response_valid = fi_1_1_8_utility_response_valid;
  assign client_1_1_8_utility_response_data = fi_1_1_8_utility_response_data;
  assign client_1_1_8_utility_response_error = fi_1_1_8_utility_response_error;
  assign client_1_1_8_store_write_0_valid = fi_1_1_8_store_write_0_valid;
  assign client_1_1_8_store_write_0_address = fi_1_1_8_store_write_0_address;
  assign client_1_1_8_store_write_0_strobe = fi_1_1_8_store_write_0_strobe;
  assign client_1_1_8_store_write_0_data = fi_1_1_8_store_write_0_data;
  assign client_1_1_8_armed = fi_1_1_8_armed;

  // ---- slice_0 ----

  memory_slice memory_slice_0 (
    .clk                               (clk),
    .reset                             (reset),
    .hbm_clk                           (hbm_clk),
    .hbm_reset                         (hbm_reset),
    .faults                            (faults),
    .utility_request_valid             (slice_0_utility_request_valid),
    .utility_request_ready             (memory_slice_0_utility_request_ready),
    .utility_request_write             (slice_0_utility_request_write),
    .utility_request_address           (slice_0_utility_request_address),
    .utility_request_data              (slice_0_utility_request_data),
    .utility_response_valid            (memory_slice_0_utility_response_valid),
    .utility_response_ready            (slice_0_utility_response_ready),
    .utility_response_data             (memory_slice_0_utility_response_data),
    .utility_response_error            (memory_slice_0_utility_response_error),
    .control_down_valid                (noc_client_0_0_7_control_0_down_0_valid),
    .control_down_ready                (memory_slice_0_control_down_ready),
    .control_down_payload              (noc_client_0_0_7_control_0_down_0_payload),
    .control_up_valid                  (memory_slice_0_control_up_valid),
    .control_up_ready                  (noc_client_0_0_7_control_0_up_1_ready),
    .control_up_columns                (memory_slice_0_control_up_columns),
    .control_up_rows                   (memory_slice_0_control_up_rows),
    .control_up_clients                (memory_slice_0_control_up_clients),
    .control_up_payload                (memory_slice_0_control_up_payload),
    .data_0_down_valid                 (noc_client_0_0_7_data_0_down_0_valid),
    .data_0_down_ready                 (memory_slice_0_data_0_down_ready),
    .data_0_down_payload               (noc_client_0_0_7_data_0_down_0_payload),
    .data_0_up_valid                   (memory_slice_0_data_0_up_valid),
    .data_0_up_ready                   (noc_client_0_0_7_data_0_up_1_ready),
    .data_0_up_columns                 (memory_slice_0_data_0_up_columns),
    .data_0_up_rows                    (memory_slice_0_data_0_up_rows),
    .data_0_up_clients                 (memory_slice_0_data_0_up_clients),
    .data_0_up_payload                 (memory_slice_0_data_0_up_payload),
    .data_1_down_valid                 (noc_client_0_0_7_data_1_down_0_valid),
    .data_1_down_ready                 (memory_slice_0_data_1_down_ready),
    .data_1_down_payload               (noc_client_0_0_7_data_1_down_0_payload),
    .data_1_up_valid                   (memory_slice_0_data_1_up_valid),
    .data_1_up_ready                   (noc_client_0_0_7_data_1_up_1_ready),
    .data_1_up_columns                 (memory_slice_0_data_1_up_columns),
    .data_1_up_rows                    (memory_slice_0_data_1_up_rows),
    .data_1_up_clients                 (memory_slice_0_data_1_up_clients),
    .data_1_up_payload                 (memory_slice_0_data_1_up_payload),
    .data_2_down_valid                 (noc_client_0_0_7_data_2_down_0_valid),
    .data_2_down_ready                 (memory_slice_0_data_2_down_ready),
    .data_2_down_payload               (noc_client_0_0_7_data_2_down_0_payload),
    .data_2_up_valid                   (memory_slice_0_data_2_up_valid),
    .data_2_up_ready                   (noc_client_0_0_7_data_2_up_1_ready),
    .data_2_up_columns                 (memory_slice_0_data_2_up_columns),
    .data_2_up_rows                    (memory_slice_0_data_2_up_rows),
    .data_2_up_clients                 (memory_slice_0_data_2_up_clients),
    .data_2_up_payload                 (memory_slice_0_data_2_up_payload),
    .channel_0_utility_request_valid   (hbm_0_utility_request_valid),
    .channel_0_utility_request_ready   (memory_slice_0_channel_0_utility_request_ready),
    .channel_0_utility_request_address (hbm_0_utility_request_address),
    .channel_0_utility_response_valid  (memory_slice_0_channel_0_utility_response_valid),
    .channel_0_utility_response_ready  (hbm_0_utility_response_ready),
    .channel_0_utility_response_data   (memory_slice_0_channel_0_utility_response_data),
    .channel_0_utility_response_error  (memory_slice_0_channel_0_utility_response_error),
    .channel_0_row_command_valid       (memory_slice_0_channel_0_row_command_valid),
    .channel_0_row_command_kind        (memory_slice_0_channel_0_row_command_kind),
    .channel_0_row_command_stack       (memory_slice_0_channel_0_row_command_stack),
    .channel_0_row_command_group       (memory_slice_0_channel_0_row_command_group),
    .channel_0_row_command_bank        (memory_slice_0_channel_0_row_command_bank),
    .channel_0_row_command_row         (memory_slice_0_channel_0_row_command_row),
    .channel_0_column_command_valid    (memory_slice_0_channel_0_column_command_valid),
    .channel_0_column_command_write    (memory_slice_0_channel_0_column_command_write),
    .channel_0_column_command_stack    (memory_slice_0_channel_0_column_command_stack),
    .channel_0_column_command_group    (memory_slice_0_channel_0_column_command_group),
    .channel_0_column_command_bank     (memory_slice_0_channel_0_column_command_bank),
    .channel_0_column_command_column   (memory_slice_0_channel_0_column_command_column),
    .channel_0_write_data_valid        (memory_slice_0_channel_0_write_data_valid),
    .channel_0_write_data_data         (memory_slice_0_channel_0_write_data_data),
    .channel_0_write_data_side         (memory_slice_0_channel_0_write_data_side),
    .channel_0_read_data_valid         (hbm_0_read_data_valid),
    .channel_0_read_data_data          (hbm_0_read_data_data),
    .channel_0_read_data_side          (hbm_0_read_data_side),
    .channel_1_utility_request_valid   (hbm_1_utility_request_valid),
    .channel_1_utility_request_ready   (memory_slice_0_channel_1_utility_request_ready),
    .channel_1_utility_request_address (hbm_1_utility_request_address),
    .channel_1_utility_response_valid  (memory_slice_0_channel_1_utility_response_valid),
    .channel_1_utility_response_ready  (hbm_1_utility_response_ready),
    .channel_1_utility_response_data   (memory_slice_0_channel_1_utility_response_data),
    .channel_1_utility_response_error  (memory_slice_0_channel_1_utility_response_error),
    .channel_1_row_command_valid       (memory_slice_0_channel_1_row_command_valid),
    .channel_1_row_command_kind        (memory_slice_0_channel_1_row_command_kind),
    .channel_1_row_command_stack       (memory_slice_0_channel_1_row_command_stack),
    .channel_1_row_command_group       (memory_slice_0_channel_1_row_command_group),
    .channel_1_row_command_bank        (memory_slice_0_channel_1_row_command_bank),
    .channel_1_row_command_row         (memory_slice_0_channel_1_row_command_row),
    .channel_1_column_command_valid    (memory_slice_0_channel_1_column_command_valid),
    .channel_1_column_command_write    (memory_slice_0_channel_1_column_command_write),
    .channel_1_column_command_stack    (memory_slice_0_channel_1_column_command_stack),
    .channel_1_column_command_group    (memory_slice_0_channel_1_column_command_group),
    .channel_1_column_command_bank     (memory_slice_0_channel_1_column_command_bank),
    .channel_1_column_command_column   (memory_slice_0_channel_1_column_command_column),
    .channel_1_write_data_valid        (memory_slice_0_channel_1_write_data_valid),
    .channel_1_write_data_data         (memory_slice_0_channel_1_write_data_data),
    .channel_1_write_data_side         (memory_slice_0_channel_1_write_data_side),
    .channel_1_read_data_valid         (hbm_1_read_data_valid),
    .channel_1_read_data_data          (hbm_1_read_data_data),
    .channel_1_read_data_side          (hbm_1_read_data_side),
    .channel_2_utility_request_valid   (hbm_2_utility_request_valid),
    .channel_2_utility_request_ready   (memory_slice_0_channel_2_utility_request_ready),
    .channel_2_utility_request_address (hbm_2_utility_request_address),
    .channel_2_utility_response_valid  (memory_slice_0_channel_2_utility_response_valid),
    .channel_2_utility_response_ready  (hbm_2_utility_response_ready),
    .channel_2_utility_response_data   (memory_slice_0_channel_2_utility_response_data),
    .channel_2_utility_response_error  (memory_slice_0_channel_2_utility_response_error),
    .channel_2_row_command_valid       (memory_slice_0_channel_2_row_command_valid),
    .channel_2_row_command_kind        (memory_slice_0_channel_2_row_command_kind),
    .channel_2_row_command_stack       (memory_slice_0_channel_2_row_command_stack),
    .channel_2_row_command_group       (memory_slice_0_channel_2_row_command_group),
    .channel_2_row_command_bank        (memory_slice_0_channel_2_row_command_bank),
    .channel_2_row_command_row         (memory_slice_0_channel_2_row_command_row),
    .channel_2_column_command_valid    (memory_slice_0_channel_2_column_command_valid),
    .channel_2_column_command_write    (memory_slice_0_channel_2_column_command_write),
    .channel_2_column_command_stack    (memory_slice_0_channel_2_column_command_stack),
    .channel_2_column_command_group    (memory_slice_0_channel_2_column_command_group),
    .channel_2_column_command_bank     (memory_slice_0_channel_2_column_command_bank),
    .channel_2_column_command_column   (memory_slice_0_channel_2_column_command_column),
    .channel_2_write_data_valid        (memory_slice_0_channel_2_write_data_valid),
    .channel_2_write_data_data         (memory_slice_0_channel_2_write_data_data),
    .channel_2_write_data_side         (memory_slice_0_channel_2_write_data_side),
    .channel_2_read_data_valid         (hbm_2_read_data_valid),
    .channel_2_read_data_data          (hbm_2_read_data_data),
    .channel_2_read_data_side          (hbm_2_read_data_side),
    .channel_3_utility_request_valid   (hbm_3_utility_request_valid),
    .channel_3_utility_request_ready   (memory_slice_0_channel_3_utility_request_ready),
    .channel_3_utility_request_address (hbm_3_utility_request_address),
    .channel_3_utility_response_valid  (memory_slice_0_channel_3_utility_response_valid),
    .channel_3_utility_response_ready  (hbm_3_utility_response_ready),
    .channel_3_utility_response_data   (memory_slice_0_channel_3_utility_response_data),
    .channel_3_utility_response_error  (memory_slice_0_channel_3_utility_response_error),
    .channel_3_row_command_valid       (memory_slice_0_channel_3_row_command_valid),
    .channel_3_row_command_kind        (memory_slice_0_channel_3_row_command_kind),
    .channel_3_row_command_stack       (memory_slice_0_channel_3_row_command_stack),
    .channel_3_row_command_group       (memory_slice_0_channel_3_row_command_group),
    .channel_3_row_command_bank        (memory_slice_0_channel_3_row_command_bank),
    .channel_3_row_command_row         (memory_slice_0_channel_3_row_command_row),
    .channel_3_column_command_valid    (memory_slice_0_channel_3_column_command_valid),
    .channel_3_column_command_write    (memory_slice_0_channel_3_column_command_write),
    .channel_3_column_command_stack    (memory_slice_0_channel_3_column_command_stack),
    .channel_3_column_command_group    (memory_slice_0_channel_3_column_command_group),
    .channel_3_column_command_bank     (memory_slice_0_channel_3_column_command_bank),
    .channel_3_column_command_column   (memory_slice_0_channel_3_column_command_column),
    .channel_3_write_data_valid        (memory_slice_0_channel_3_write_data_valid),
    .channel_3_write_data_data         (memory_slice_0_channel_3_write_data_data),
    .channel_3_write_data_side         (memory_slice_0_channel_3_write_data_side),
    .channel_3_read_data_valid         (hbm_3_read_data_valid),
    .channel_3_read_data_data          (hbm_3_read_data_data),
    .channel_3_read_data_side          (hbm_3_read_data_side),
    .channel_4_utility_request_valid   (hbm_4_utility_request_valid),
    .channel_4_utility_request_ready   (memory_slice_0_channel_4_utility_request_ready),
    .channel_4_utility_request_address (hbm_4_utility_request_address),
    .channel_4_utility_response_valid  (memory_slice_0_channel_4_utility_response_valid),
    .channel_4_utility_response_ready  (hbm_4_utility_response_ready),
    .channel_4_utility_response_data   (memory_slice_0_channel_4_utility_response_data),
    .channel_4_utility_response_error  (memory_slice_0_channel_4_utility_response_error),
    .channel_4_row_command_valid       (memory_slice_0_channel_4_row_command_valid),
    .channel_4_row_command_kind        (memory_slice_0_channel_4_row_command_kind),
    .channel_4_row_command_stack       (memory_slice_0_channel_4_row_command_stack),
    .channel_4_row_command_group       (memory_slice_0_channel_4_row_command_group),
    .channel_4_row_command_bank        (memory_slice_0_channel_4_row_command_bank),
    .channel_4_row_command_row         (memory_slice_0_channel_4_row_command_row),
    .channel_4_column_command_valid    (memory_slice_0_channel_4_column_command_valid),
    .channel_4_column_command_write    (memory_slice_0_channel_4_column_command_write),
    .channel_4_column_command_stack    (memory_slice_0_channel_4_column_command_stack),
    .channel_4_column_command_group    (memory_slice_0_channel_4_column_command_group),
    .channel_4_column_command_bank     (memory_slice_0_channel_4_column_command_bank),
    .channel_4_column_command_column   (memory_slice_0_channel_4_column_command_column),
    .channel_4_write_data_valid        (memory_slice_0_channel_4_write_data_valid),
    .channel_4_write_data_data         (memory_slice_0_channel_4_write_data_data),
    .channel_4_write_data_side         (memory_slice_0_channel_4_write_data_side),
    .channel_4_read_data_valid         (hbm_4_read_data_valid),
    .channel_4_read_data_data          (hbm_4_read_data_data),
    .channel_4_read_data_side          (hbm_4_read_data_side),
    .channel_5_utility_request_valid   (hbm_5_utility_request_valid),
    .channel_5_utility_request_ready   (memory_slice_0_channel_5_utility_request_ready),
    .channel_5_utility_request_address (hbm_5_utility_request_address),
    .channel_5_utility_response_valid  (memory_slice_0_channel_5_utility_response_valid),
    .channel_5_utility_response_ready  (hbm_5_utility_response_ready),
    .channel_5_utility_response_data   (memory_slice_0_channel_5_utility_response_data),
    .channel_5_utility_response_error  (memory_slice_0_channel_5_utility_response_error),
    .channel_5_row_command_valid       (memory_slice_0_channel_5_row_command_valid),
    .channel_5_row_command_kind        (memory_slice_0_channel_5_row_command_kind),
    .channel_5_row_command_stack       (memory_slice_0_channel_5_row_command_stack),
    .channel_5_row_command_group       (memory_slice_0_channel_5_row_command_group),
    .channel_5_row_command_bank        (memory_slice_0_channel_5_row_command_bank),
    .channel_5_row_command_row         (memory_slice_0_channel_5_row_command_row),
    .channel_5_column_command_valid    (memory_slice_0_channel_5_column_command_valid),
    .channel_5_column_command_write    (memory_slice_0_channel_5_column_command_write),
    .channel_5_column_command_stack    (memory_slice_0_channel_5_column_command_stack),
    .channel_5_column_command_group    (memory_slice_0_channel_5_column_command_group),
    .channel_5_column_command_bank     (memory_slice_0_channel_5_column_command_bank),
    .channel_5_column_command_column   (memory_slice_0_channel_5_column_command_column),
    .channel_5_write_data_valid        (memory_slice_0_channel_5_write_data_valid),
    .channel_5_write_data_data         (memory_slice_0_channel_5_write_data_data),
    .channel_5_write_data_side         (memory_slice_0_channel_5_write_data_side),
    .channel_5_read_data_valid         (hbm_5_read_data_valid),
    .channel_5_read_data_data          (hbm_5_read_data_data),
    .channel_5_read_data_side          (hbm_5_read_data_side)
  );

  assign slice_0_utility_request_ready = memory_slice_0_utility_request_ready;
  assign slice_0_utility_response_valid = memory_slice_0_utility_response_valid;
  assign slice_0_utility_response_data = memory_slice_0_utility_response_data;
  assign slice_0_utility_response_error = memory_slice_0_utility_response_error;
  assign hbm_0_utility_request_ready = memory_slice_0_channel_0_utility_request_ready;
  assign hbm_0_utility_response_valid = memory_slice_0_channel_0_utility_response_valid;
  assign hbm_0_utility_response_data = memory_slice_0_channel_0_utility_response_data;
  assign hbm_0_utility_response_error = memory_slice_0_channel_0_utility_response_error;
  assign hbm_0_row_command_valid = memory_slice_0_channel_0_row_command_valid;
  assign hbm_0_row_command_kind = memory_slice_0_channel_0_row_command_kind;
  assign hbm_0_row_command_stack = memory_slice_0_channel_0_row_command_stack;
  assign hbm_0_row_command_group = memory_slice_0_channel_0_row_command_group;
  assign hbm_0_row_command_bank = memory_slice_0_channel_0_row_command_bank;
  assign hbm_0_row_command_row = memory_slice_0_channel_0_row_command_row;
  assign hbm_0_column_command_valid = memory_slice_0_channel_0_column_command_valid;
  assign hbm_0_column_command_write = memory_slice_0_channel_0_column_command_write;
  assign hbm_0_column_command_stack = memory_slice_0_channel_0_column_command_stack;
  assign hbm_0_column_command_group = memory_slice_0_channel_0_column_command_group;
  assign hbm_0_column_command_bank = memory_slice_0_channel_0_column_command_bank;
  assign hbm_0_column_command_column = memory_slice_0_channel_0_column_command_column;
  assign hbm_0_write_data_valid = memory_slice_0_channel_0_write_data_valid;
  assign hbm_0_write_data_data = memory_slice_0_channel_0_write_data_data;
  assign hbm_0_write_data_side = memory_slice_0_channel_0_write_data_side;
  assign hbm_1_utility_request_ready = memory_slice_0_channel_1_utility_request_ready;
  assign hbm_1_utility_response_valid = memory_slice_0_channel_1_utility_response_valid;
  assign hbm_1_utility_response_data = memory_slice_0_channel_1_utility_response_data;
  assign hbm_1_utility_response_error = memory_slice_0_channel_1_utility_response_error;
  assign hbm_1_row_command_valid = memory_slice_0_channel_1_row_command_valid;
  assign hbm_1_row_command_kind = memory_slice_0_channel_1_row_command_kind;
  assign hbm_1_row_command_stack = memory_slice_0_channel_1_row_command_stack;
  assign hbm_1_row_command_group = memory_slice_0_channel_1_row_command_group;
  assign hbm_1_row_command_bank = memory_slice_0_channel_1_row_command_bank;
  assign hbm_1_row_command_row = memory_slice_0_channel_1_row_command_row;
  assign hbm_1_column_command_valid = memory_slice_0_channel_1_column_command_valid;
  assign hbm_1_column_command_write = memory_slice_0_channel_1_column_command_write;
  assign hbm_1_column_command_stack = memory_slice_0_channel_1_column_command_stack;
  assign hbm_1_column_command_group = memory_slice_0_channel_1_column_command_group;
  assign hbm_1_column_command_bank = memory_slice_0_channel_1_column_command_bank;
  assign hbm_1_column_command_column = memory_slice_0_channel_1_column_command_column;
  assign hbm_1_write_data_valid = memory_slice_0_channel_1_write_data_valid;
  assign hbm_1_write_data_data = memory_slice_0_channel_1_write_data_data;
  assign hbm_1_write_data_side = memory_slice_0_channel_1_write_data_side;
  assign hbm_2_utility_request_ready = memory_slice_0_channel_2_utility_request_ready;
  assign hbm_2_utility_response_valid = memory_slice_0_channel_2_utility_response_valid;
  assign hbm_2_utility_response_data = memory_slice_0_channel_2_utility_response_data;
  assign hbm_2_utility_response_error = memory_slice_0_channel_2_utility_response_error;
  assign hbm_2_row_command_valid = memory_slice_0_channel_2_row_command_valid;
  assign hbm_2_row_command_kind = memory_slice_0_channel_2_row_command_kind;
  assign hbm_2_row_command_stack = memory_slice_0_channel_2_row_command_stack;
  assign hbm_2_row_command_group = memory_slice_0_channel_2_row_command_group;
  assign hbm_2_row_command_bank = memory_slice_0_channel_2_row_command_bank;
  assign hbm_2_row_command_row = memory_slice_0_channel_2_row_command_row;
  assign hbm_2_column_command_valid = memory_slice_0_channel_2_column_command_valid;
  assign hbm_2_column_command_write = memory_slice_0_channel_2_column_command_write;
  assign hbm_2_column_command_stack = memory_slice_0_channel_2_column_command_stack;
  assign hbm_2_column_command_group = memory_slice_0_channel_2_column_command_group;
  assign hbm_2_column_command_bank = memory_slice_0_channel_2_column_command_bank;
  assign hbm_2_column_command_column = memory_slice_0_channel_2_column_command_column;
  assign hbm_2_write_data_valid = memory_slice_0_channel_2_write_data_valid;
  assign hbm_2_write_data_data = memory_slice_0_channel_2_write_data_data;
  assign hbm_2_write_data_side = memory_slice_0_channel_2_write_data_side;
  assign hbm_3_utility_request_ready = memory_slice_0_channel_3_utility_request_ready;
  assign hbm_3_utility_response_valid = memory_slice_0_channel_3_utility_response_valid;
  assign hbm_3_utility_response_data = memory_slice_0_channel_3_utility_response_data;
  assign hbm_3_utility_response_error = memory_slice_0_channel_3_utility_response_error;
  assign hbm_3_row_command_valid = memory_slice_0_channel_3_row_command_valid;
  assign hbm_3_row_command_kind = memory_slice_0_channel_3_row_command_kind;
  assign hbm_3_row_command_stack = memory_slice_0_channel_3_row_command_stack;
  assign hbm_3_row_command_group = memory_slice_0_channel_3_row_command_group;
  assign hbm_3_row_command_bank = memory_slice_0_channel_3_row_command_bank;
  assign hbm_3_row_command_row = memory_slice_0_channel_3_row_command_row;
  assign hbm_3_column_command_valid = memory_slice_0_channel_3_column_command_valid;
  assign hbm_3_column_command_write = memory_slice_0_channel_3_column_command_write;
  assign hbm_3_column_command_stack = memory_slice_0_channel_3_column_command_stack;
  assign hbm_3_column_command_group = memory_slice_0_channel_3_column_command_group;
  assign hbm_3_column_command_bank = memory_slice_0_channel_3_column_command_bank;
  assign hbm_3_column_command_column = memory_slice_0_channel_3_column_command_column;
  assign hbm_3_write_data_valid = memory_slice_0_channel_3_write_data_valid;
  assign hbm_3_write_data_data = memory_slice_0_channel_3_write_data_data;
  assign hbm_3_write_data_side = memory_slice_0_channel_3_write_data_side;
  assign hbm_4_utility_request_ready = memory_slice_0_channel_4_utility_request_ready;
  assign hbm_4_utility_response_valid = memory_slice_0_channel_4_utility_response_valid;
  assign hbm_4_utility_response_data = memory_slice_0_channel_4_utility_response_data;
  assign hbm_4_utility_response_error = memory_slice_0_channel_4_utility_response_error;
  assign hbm_4_row_command_valid = memory_slice_0_channel_4_row_command_valid;
  assign hbm_4_row_command_kind = memory_slice_0_channel_4_row_command_kind;
  assign hbm_4_row_command_stack = memory_slice_0_channel_4_row_command_stack;
  assign hbm_4_row_command_group = memory_slice_0_channel_4_row_command_group;
  assign hbm_4_row_command_bank = memory_slice_0_channel_4_row_command_bank;
  assign hbm_4_row_command_row = memory_slice_0_channel_4_row_command_row;
  assign hbm_4_column_command_valid = memory_slice_0_channel_4_column_command_valid;
  assign hbm_4_column_command_write = memory_slice_0_channel_4_column_command_write;
  assign hbm_4_column_command_stack = memory_slice_0_channel_4_column_command_stack;
  assign hbm_4_column_command_group = memory_slice_0_channel_4_column_command_group;
  assign hbm_4_column_command_bank = memory_slice_0_channel_4_column_command_bank;
  assign hbm_4_column_command_column = memory_slice_0_channel_4_column_command_column;
  assign hbm_4_write_data_valid = memory_slice_0_channel_4_write_data_valid;
  assign hbm_4_write_data_data = memory_slice_0_channel_4_write_data_data;
  assign hbm_4_write_data_side = memory_slice_0_channel_4_write_data_side;
  assign hbm_5_utility_request_ready = memory_slice_0_channel_5_utility_request_ready;
  assign hbm_5_utility_response_valid = memory_slice_0_channel_5_utility_response_valid;
  assign hbm_5_utility_response_data = memory_slice_0_channel_5_utility_response_data;
  assign hbm_5_utility_response_error = memory_slice_0_channel_5_utility_response_error;
  assign hbm_5_row_command_valid = memory_slice_0_channel_5_row_command_valid;
  assign hbm_5_row_command_kind = memory_slice_0_channel_5_row_command_kind;
  assign hbm_5_row_command_stack = memory_slice_0_channel_5_row_command_stack;
  assign hbm_5_row_command_group = memory_slice_0_channel_5_row_command_group;
  assign hbm_5_row_command_bank = memory_slice_0_channel_5_row_command_bank;
  assign hbm_5_row_command_row = memory_slice_0_channel_5_row_command_row;
  assign hbm_5_column_command_valid = memory_slice_0_channel_5_column_command_valid;
  assign hbm_5_column_command_write = memory_slice_0_channel_5_column_command_write;
  assign hbm_5_column_command_stack = memory_slice_0_channel_5_column_command_stack;
  assign hbm_5_column_command_group = memory_slice_0_channel_5_column_command_group;
  assign hbm_5_column_command_bank = memory_slice_0_channel_5_column_command_bank;
  assign hbm_5_column_command_column = memory_slice_0_channel_5_column_command_column;
  assign hbm_5_write_data_valid = memory_slice_0_channel_5_write_data_valid;
  assign hbm_5_write_data_data = memory_slice_0_channel_5_write_data_data;
  assign hbm_5_write_data_side = memory_slice_0_channel_5_write_data_side;

  // ---- slice_1 ----

  memory_slice memory_slice_1 (
    .clk                               (clk),
    .reset                             (reset),
    .hbm_clk                           (hbm_clk),
    .hbm_reset                         (hbm_reset),
    .faults                            (faults),
    .utility_request_valid             (slice_1_utility_request_valid),
    .utility_request_ready             (memory_slice_1_utility_request_ready),
    .utility_request_write             (slice_1_utility_request_write),
    .utility_request_address           (slice_1_utility_request_address),
    .utility_request_data              (slice_1_utility_request_data),
    .utility_response_valid            (memory_slice_1_utility_response_valid),
    .utility_response_ready            (slice_1_utility_response_ready),
    .utility_response_data             (memory_slice_1_utility_response_data),
    .utility_response_error            (memory_slice_1_utility_response_error),
    .control_down_valid                (noc_client_0_1_7_control_0_down_0_valid),
    .control_down_ready                (memory_slice_1_control_down_ready),
    .control_down_payload              (noc_client_0_1_7_control_0_down_0_payload),
    .control_up_valid                  (memory_slice_1_control_up_valid),
    .control_up_ready                  (noc_client_0_1_7_control_0_up_1_ready),
    .control_up_columns                (memory_slice_1_control_up_columns),
    .control_up_rows                   (memory_slice_1_control_up_rows),
    .control_up_clients                (memory_slice_1_control_up_clients),
    .control_up_payload                (memory_slice_1_control_up_payload),
    .data_0_down_valid                 (noc_client_0_1_7_data_0_down_0_valid),
    .data_0_down_ready                 (memory_slice_1_data_0_down_ready),
    .data_0_down_payload               (noc_client_0_1_7_data_0_down_0_payload),
    .data_0_up_valid                   (memory_slice_1_data_0_up_valid),
    .data_0_up_ready                   (noc_client_0_1_7_data_0_up_1_ready),
    .data_0_up_columns                 (memory_slice_1_data_0_up_columns),
    .data_0_up_rows                    (memory_slice_1_data_0_up_rows),
    .data_0_up_clients                 (memory_slice_1_data_0_up_clients),
    .data_0_up_payload                 (memory_slice_1_data_0_up_payload),
    .data_1_down_valid                 (noc_client_0_1_7_data_1_down_0_valid),
    .data_1_down_ready                 (memory_slice_1_data_1_down_ready),
    .data_1_down_payload               (noc_client_0_1_7_data_1_down_0_payload),
    .data_1_up_valid                   (memory_slice_1_data_1_up_valid),
    .data_1_up_ready                   (noc_client_0_1_7_data_1_up_1_ready),
    .data_1_up_columns                 (memory_slice_1_data_1_up_columns),
    .data_1_up_rows                    (memory_slice_1_data_1_up_rows),
    .data_1_up_clients                 (memory_slice_1_data_1_up_clients),
    .data_1_up_payload                 (memory_slice_1_data_1_up_payload),
    .data_2_down_valid                 (noc_client_0_1_7_data_2_down_0_valid),
    .data_2_down_ready                 (memory_slice_1_data_2_down_ready),
    .data_2_down_payload               (noc_client_0_1_7_data_2_down_0_payload),
    .data_2_up_valid                   (memory_slice_1_data_2_up_valid),
    .data_2_up_ready                   (noc_client_0_1_7_data_2_up_1_ready),
    .data_2_up_columns                 (memory_slice_1_data_2_up_columns),
    .data_2_up_rows                    (memory_slice_1_data_2_up_rows),
    .data_2_up_clients                 (memory_slice_1_data_2_up_clients),
    .data_2_up_payload                 (memory_slice_1_data_2_up_payload),
    .channel_0_utility_request_valid   (hbm_6_utility_request_valid),
    .channel_0_utility_request_ready   (memory_slice_1_channel_0_utility_request_ready),
    .channel_0_utility_request_address (hbm_6_utility_request_address),
    .channel_0_utility_response_valid  (memory_slice_1_channel_0_utility_response_valid),
    .channel_0_utility_response_ready  (hbm_6_utility_response_ready),
    .channel_0_utility_response_data   (memory_slice_1_channel_0_utility_response_data),
    .channel_0_utility_response_error  (memory_slice_1_channel_0_utility_response_error),
    .channel_0_row_command_valid       (memory_slice_1_channel_0_row_command_valid),
    .channel_0_row_command_kind        (memory_slice_1_channel_0_row_command_kind),
    .channel_0_row_command_stack       (memory_slice_1_channel_0_row_command_stack),
    .channel_0_row_command_group       (memory_slice_1_channel_0_row_command_group),
    .channel_0_row_command_bank        (memory_slice_1_channel_0_row_command_bank),
    .channel_0_row_command_row         (memory_slice_1_channel_0_row_command_row),
    .channel_0_column_command_valid    (memory_slice_1_channel_0_column_command_valid),
    .channel_0_column_command_write    (memory_slice_1_channel_0_column_command_write),
    .channel_0_column_command_stack    (memory_slice_1_channel_0_column_command_stack),
    .channel_0_column_command_group    (memory_slice_1_channel_0_column_command_group),
    .channel_0_column_command_bank     (memory_slice_1_channel_0_column_command_bank),
    .channel_0_column_command_column   (memory_slice_1_channel_0_column_command_column),
    .channel_0_write_data_valid        (memory_slice_1_channel_0_write_data_valid),
    .channel_0_write_data_data         (memory_slice_1_channel_0_write_data_data),
    .channel_0_write_data_side         (memory_slice_1_channel_0_write_data_side),
    .channel_0_read_data_valid         (hbm_6_read_data_valid),
    .channel_0_read_data_data          (hbm_6_read_data_data),
    .channel_0_read_data_side          (hbm_6_read_data_side),
    .channel_1_utility_request_valid   (hbm_7_utility_request_valid),
    .channel_1_utility_request_ready   (memory_slice_1_channel_1_utility_request_ready),
    .channel_1_utility_request_address (hbm_7_utility_request_address),
    .channel_1_utility_response_valid  (memory_slice_1_channel_1_utility_response_valid),
    .channel_1_utility_response_ready  (hbm_7_utility_response_ready),
    .channel_1_utility_response_data   (memory_slice_1_channel_1_utility_response_data),
    .channel_1_utility_response_error  (memory_slice_1_channel_1_utility_response_error),
    .channel_1_row_command_valid       (memory_slice_1_channel_1_row_command_valid),
    .channel_1_row_command_kind        (memory_slice_1_channel_1_row_command_kind),
    .channel_1_row_command_stack       (memory_slice_1_channel_1_row_command_stack),
    .channel_1_row_command_group       (memory_slice_1_channel_1_row_command_group),
    .channel_1_row_command_bank        (memory_slice_1_channel_1_row_command_bank),
    .channel_1_row_command_row         (memory_slice_1_channel_1_row_command_row),
    .channel_1_column_command_valid    (memory_slice_1_channel_1_column_command_valid),
    .channel_1_column_command_write    (memory_slice_1_channel_1_column_command_write),
    .channel_1_column_command_stack    (memory_slice_1_channel_1_column_command_stack),
    .channel_1_column_command_group    (memory_slice_1_channel_1_column_command_group),
    .channel_1_column_command_bank     (memory_slice_1_channel_1_column_command_bank),
    .channel_1_column_command_column   (memory_slice_1_channel_1_column_command_column),
    .channel_1_write_data_valid        (memory_slice_1_channel_1_write_data_valid),
    .channel_1_write_data_data         (memory_slice_1_channel_1_write_data_data),
    .channel_1_write_data_side         (memory_slice_1_channel_1_write_data_side),
    .channel_1_read_data_valid         (hbm_7_read_data_valid),
    .channel_1_read_data_data          (hbm_7_read_data_data),
    .channel_1_read_data_side          (hbm_7_read_data_side),
    .channel_2_utility_request_valid   (hbm_8_utility_request_valid),
    .channel_2_utility_request_ready   (memory_slice_1_channel_2_utility_request_ready),
    .channel_2_utility_request_address (hbm_8_utility_request_address),
    .channel_2_utility_response_valid  (memory_slice_1_channel_2_utility_response_valid),
    .channel_2_utility_response_ready  (hbm_8_utility_response_ready),
    .channel_2_utility_response_data   (memory_slice_1_channel_2_utility_response_data),
    .channel_2_utility_response_error  (memory_slice_1_channel_2_utility_response_error),
    .channel_2_row_command_valid       (memory_slice_1_channel_2_row_command_valid),
    .channel_2_row_command_kind        (memory_slice_1_channel_2_row_command_kind),
    .channel_2_row_command_stack       (memory_slice_1_channel_2_row_command_stack),
    .channel_2_row_command_group       (memory_slice_1_channel_2_row_command_group),
    .channel_2_row_command_bank        (memory_slice_1_channel_2_row_command_bank),
    .channel_2_row_command_row         (memory_slice_1_channel_2_row_command_row),
    .channel_2_column_command_valid    (memory_slice_1_channel_2_column_command_valid),
    .channel_2_column_command_write    (memory_slice_1_channel_2_column_command_write),
    .channel_2_column_command_stack    (memory_slice_1_channel_2_column_command_stack),
    .channel_2_column_command_group    (memory_slice_1_channel_2_column_command_group),
    .channel_2_column_command_bank     (memory_slice_1_channel_2_column_command_bank),
    .channel_2_column_command_column   (memory_slice_1_channel_2_column_command_column),
    .channel_2_write_data_valid        (memory_slice_1_channel_2_write_data_valid),
    .channel_2_write_data_data         (memory_slice_1_channel_2_write_data_data),
    .channel_2_write_data_side         (memory_slice_1_channel_2_write_data_side),
    .channel_2_read_data_valid         (hbm_8_read_data_valid),
    .channel_2_read_data_data          (hbm_8_read_data_data),
    .channel_2_read_data_side          (hbm_8_read_data_side),
    .channel_3_utility_request_valid   (hbm_9_utility_request_valid),
    .channel_3_utility_request_ready   (memory_slice_1_channel_3_utility_request_ready),
    .channel_3_utility_request_address (hbm_9_utility_request_address),
    .channel_3_utility_response_valid  (memory_slice_1_channel_3_utility_response_valid),
    .channel_3_utility_response_ready  (hbm_9_utility_response_ready),
    .channel_3_utility_response_data   (memory_slice_1_channel_3_utility_response_data),
    .channel_3_utility_response_error  (memory_slice_1_channel_3_utility_response_error),
    .channel_3_row_command_valid       (memory_slice_1_channel_3_row_command_valid),
    .channel_3_row_command_kind        (memory_slice_1_channel_3_row_command_kind),
    .channel_3_row_command_stack       (memory_slice_1_channel_3_row_command_stack),
    .channel_3_row_command_group       (memory_slice_1_channel_3_row_command_group),
    .channel_3_row_command_bank        (memory_slice_1_channel_3_row_command_bank),
    .channel_3_row_command_row         (memory_slice_1_channel_3_row_command_row),
    .channel_3_column_command_valid    (memory_slice_1_channel_3_column_command_valid),
    .channel_3_column_command_write    (memory_slice_1_channel_3_column_command_write),
    .channel_3_column_command_stack    (memory_slice_1_channel_3_column_command_stack),
    .channel_3_column_command_group    (memory_slice_1_channel_3_column_command_group),
    .channel_3_column_command_bank     (memory_slice_1_channel_3_column_command_bank),
    .channel_3_column_command_column   (memory_slice_1_channel_3_column_command_column),
    .channel_3_write_data_valid        (memory_slice_1_channel_3_write_data_valid),
    .channel_3_write_data_data         (memory_slice_1_channel_3_write_data_data),
    .channel_3_write_data_side         (memory_slice_1_channel_3_write_data_side),
    .channel_3_read_data_valid         (hbm_9_read_data_valid),
    .channel_3_read_data_data          (hbm_9_read_data_data),
    .channel_3_read_data_side          (hbm_9_read_data_side),
    .channel_4_utility_request_valid   (hbm_10_utility_request_valid),
    .channel_4_utility_request_ready   (memory_slice_1_channel_4_utility_request_ready),
    .channel_4_utility_request_address (hbm_10_utility_request_address),
    .channel_4_utility_response_valid  (memory_slice_1_channel_4_utility_response_valid),
    .channel_4_utility_response_ready  (hbm_10_utility_response_ready),
    .channel_4_utility_response_data   (memory_slice_1_channel_4_utility_response_data),
    .channel_4_utility_response_error  (memory_slice_1_channel_4_utility_response_error),
    .channel_4_row_command_valid       (memory_slice_1_channel_4_row_command_valid),
    .channel_4_row_command_kind        (memory_slice_1_channel_4_row_command_kind),
    .channel_4_row_command_stack       (memory_slice_1_channel_4_row_command_stack),
    .channel_4_row_command_group       (memory_slice_1_channel_4_row_command_group),
    .channel_4_row_command_bank        (memory_slice_1_channel_4_row_command_bank),
    .channel_4_row_command_row         (memory_slice_1_channel_4_row_command_row),
    .channel_4_column_command_valid    (memory_slice_1_channel_4_column_command_valid),
    .channel_4_column_command_write    (memory_slice_1_channel_4_column_command_write),
    .channel_4_column_command_stack    (memory_slice_1_channel_4_column_command_stack),
    .channel_4_column_command_group    (memory_slice_1_channel_4_column_command_group),
    .channel_4_column_command_bank     (memory_slice_1_channel_4_column_command_bank),
    .channel_4_column_command_column   (memory_slice_1_channel_4_column_command_column),
    .channel_4_write_data_valid        (memory_slice_1_channel_4_write_data_valid),
    .channel_4_write_data_data         (memory_slice_1_channel_4_write_data_data),
    .channel_4_write_data_side         (memory_slice_1_channel_4_write_data_side),
    .channel_4_read_data_valid         (hbm_10_read_data_valid),
    .channel_4_read_data_data          (hbm_10_read_data_data),
    .channel_4_read_data_side          (hbm_10_read_data_side),
    .channel_5_utility_request_valid   (hbm_11_utility_request_valid),
    .channel_5_utility_request_ready   (memory_slice_1_channel_5_utility_request_ready),
    .channel_5_utility_request_address (hbm_11_utility_request_address),
    .channel_5_utility_response_valid  (memory_slice_1_channel_5_utility_response_valid),
    .channel_5_utility_response_ready  (hbm_11_utility_response_ready),
    .channel_5_utility_response_data   (memory_slice_1_channel_5_utility_response_data),
    .channel_5_utility_response_error  (memory_slice_1_channel_5_utility_response_error),
    .channel_5_row_command_valid       (memory_slice_1_channel_5_row_command_valid),
    .channel_5_row_command_kind        (memory_slice_1_channel_5_row_command_kind),
    .channel_5_row_command_stack       (memory_slice_1_channel_5_row_command_stack),
    .channel_5_row_command_group       (memory_slice_1_channel_5_row_command_group),
    .channel_5_row_command_bank        (memory_slice_1_channel_5_row_command_bank),
    .channel_5_row_command_row         (memory_slice_1_channel_5_row_command_row),
    .channel_5_column_command_valid    (memory_slice_1_channel_5_column_command_valid),
    .channel_5_column_command_write    (memory_slice_1_channel_5_column_command_write),
    .channel_5_column_command_stack    (memory_slice_1_channel_5_column_command_stack),
    .channel_5_column_command_group    (memory_slice_1_channel_5_column_command_group),
    .channel_5_column_command_bank     (memory_slice_1_channel_5_column_command_bank),
    .channel_5_column_command_column   (memory_slice_1_channel_5_column_command_column),
    .channel_5_write_data_valid        (memory_slice_1_channel_5_write_data_valid),
    .channel_5_write_data_data         (memory_slice_1_channel_5_write_data_data),
    .channel_5_write_data_side         (memory_slice_1_channel_5_write_data_side),
    .channel_5_read_data_valid         (hbm_11_read_data_valid),
    .channel_5_read_data_data          (hbm_11_read_data_data),
    .channel_5_read_data_side          (hbm_11_read_data_side)
  );

  assign slice_1_utility_request_ready = memory_slice_1_utility_request_ready;
  assign slice_1_utility_response_valid = memory_slice_1_utility_response_valid;
  assign slice_1_utility_response_data = memory_slice_1_utility_response_data;
  assign slice_1_utility_response_error = memory_slice_1_utility_response_error;
  assign hbm_6_utility_request_ready = memory_slice_1_channel_0_utility_request_ready;
  assign hbm_6_utility_response_valid = memory_slice_1_channel_0_utility_response_valid;
  assign hbm_6_utility_response_data = memory_slice_1_channel_0_utility_response_data;
  assign hbm_6_utility_response_error = memory_slice_1_channel_0_utility_response_error;
  assign hbm_6_row_command_valid = memory_slice_1_channel_0_row_command_valid;
  assign hbm_6_row_command_kind = memory_slice_1_channel_0_row_command_kind;
  assign hbm_6_row_command_stack = memory_slice_1_channel_0_row_command_stack;
  assign hbm_6_row_command_group = memory_slice_1_channel_0_row_command_group;
  assign hbm_6_row_command_bank = memory_slice_1_channel_0_row_command_bank;
  assign hbm_6_row_command_row = memory_slice_1_channel_0_row_command_row;
  assign hbm_6_column_command_valid = memory_slice_1_channel_0_column_command_valid;
  assign hbm_6_column_command_write = memory_slice_1_channel_0_column_command_write;
  assign hbm_6_column_command_stack = memory_slice_1_channel_0_column_command_stack;
  assign hbm_6_column_command_group = memory_slice_1_channel_0_column_command_group;
  assign hbm_6_column_command_bank = memory_slice_1_channel_0_column_command_bank;
  assign hbm_6_column_command_column = memory_slice_1_channel_0_column_command_column;
  assign hbm_6_write_data_valid = memory_slice_1_channel_0_write_data_valid;
  assign hbm_6_write_data_data = memory_slice_1_channel_0_write_data_data;
  assign hbm_6_write_data_side = memory_slice_1_channel_0_write_data_side;
  assign hbm_7_utility_request_ready = memory_slice_1_channel_1_utility_request_ready;
  assign hbm_7_utility_response_valid = memory_slice_1_channel_1_utility_response_valid;
  assign hbm_7_utility_response_data = memory_slice_1_channel_1_utility_response_data;
  assign hbm_7_utility_response_error = memory_slice_1_channel_1_utility_response_error;
  assign hbm_7_row_command_valid = memory_slice_1_channel_1_row_command_valid;
  assign hbm_7_row_command_kind = memory_slice_1_channel_1_row_command_kind;
  assign hbm_7_row_command_stack = memory_slice_1_channel_1_row_command_stack;
  assign hbm_7_row_command_group = memory_slice_1_channel_1_row_command_group;
  assign hbm_7_row_command_bank = memory_slice_1_channel_1_row_command_bank;
  assign hbm_7_row_command_row = memory_slice_1_channel_1_row_command_row;
  assign hbm_7_column_command_valid = memory_slice_1_channel_1_column_command_valid;
  assign hbm_7_column_command_write = memory_slice_1_channel_1_column_command_write;
  assign hbm_7_column_command_stack = memory_slice_1_channel_1_column_command_stack;
  assign hbm_7_column_command_group = memory_slice_1_channel_1_column_command_group;
  assign hbm_7_column_command_bank = memory_slice_1_channel_1_column_command_bank;
  assign hbm_7_column_command_column = memory_slice_1_channel_1_column_command_column;
  assign hbm_7_write_data_valid = memory_slice_1_channel_1_write_data_valid;
  assign hbm_7_write_data_data = memory_slice_1_channel_1_write_data_data;
  assign hbm_7_write_data_side = memory_slice_1_channel_1_write_data_side;
  assign hbm_8_utility_request_ready = memory_slice_1_channel_2_utility_request_ready;
  assign hbm_8_utility_response_valid = memory_slice_1_channel_2_utility_response_valid;
  assign hbm_8_utility_response_data = memory_slice_1_channel_2_utility_response_data;
  assign hbm_8_utility_response_error = memory_slice_1_channel_2_utility_response_error;
  assign hbm_8_row_command_valid = memory_slice_1_channel_2_row_command_valid;
  assign hbm_8_row_command_kind = memory_slice_1_channel_2_row_command_kind;
  assign hbm_8_row_command_stack = memory_slice_1_channel_2_row_command_stack;
  assign hbm_8_row_command_group = memory_slice_1_channel_2_row_command_group;
  assign hbm_8_row_command_bank = memory_slice_1_channel_2_row_command_bank;
  assign hbm_8_row_command_row = memory_slice_1_channel_2_row_command_row;
  assign hbm_8_column_command_valid = memory_slice_1_channel_2_column_command_valid;
  assign hbm_8_column_command_write = memory_slice_1_channel_2_column_command_write;
  assign hbm_8_column_command_stack = memory_slice_1_channel_2_column_command_stack;
  assign hbm_8_column_command_group = memory_slice_1_channel_2_column_command_group;
  assign hbm_8_column_command_bank = memory_slice_1_channel_2_column_command_bank;
  assign hbm_8_column_command_column = memory_slice_1_channel_2_column_command_column;
  assign hbm_8_write_data_valid = memory_slice_1_channel_2_write_data_valid;
  assign hbm_8_write_data_data = memory_slice_1_channel_2_write_data_data;
  assign hbm_8_write_data_side = memory_slice_1_channel_2_write_data_side;
  assign hbm_9_utility_request_ready = memory_slice_1_channel_3_utility_request_ready;
  assign hbm_9_utility_response_valid = memory_slice_1_channel_3_utility_response_valid;
  assign hbm_9_utility_response_data = memory_slice_1_channel_3_utility_response_data;
  assign hbm_9_utility_response_error = memory_slice_1_channel_3_utility_response_error;
  assign hbm_9_row_command_valid = memory_slice_1_channel_3_row_command_valid;
  assign hbm_9_row_command_kind = memory_slice_1_channel_3_row_command_kind;
  assign hbm_9_row_command_stack = memory_slice_1_channel_3_row_command_stack;
  assign hbm_9_row_command_group = memory_slice_1_channel_3_row_command_group;
  assign hbm_9_row_command_bank = memory_slice_1_channel_3_row_command_bank;
  assign hbm_9_row_command_row = memory_slice_1_channel_3_row_command_row;
  assign hbm_9_column_command_valid = memory_slice_1_channel_3_column_command_valid;
  assign hbm_9_column_command_write = memory_slice_1_channel_3_column_command_write;
  assign hbm_9_column_command_stack = memory_slice_1_channel_3_column_command_stack;
  assign hbm_9_column_command_group = memory_slice_1_channel_3_column_command_group;
  assign hbm_9_column_command_bank = memory_slice_1_channel_3_column_command_bank;
  assign hbm_9_column_command_column = memory_slice_1_channel_3_column_command_column;
  assign hbm_9_write_data_valid = memory_slice_1_channel_3_write_data_valid;
  assign hbm_9_write_data_data = memory_slice_1_channel_3_write_data_data;
  assign hbm_9_write_data_side = memory_slice_1_channel_3_write_data_side;
  assign hbm_10_utility_request_ready = memory_slice_1_channel_4_utility_request_ready;
  assign hbm_10_utility_response_valid = memory_slice_1_channel_4_utility_response_valid;
  assign hbm_10_utility_response_data = memory_slice_1_channel_4_utility_response_data;
  assign hbm_10_utility_response_error = memory_slice_1_channel_4_utility_response_error;
  assign hbm_10_row_command_valid = memory_slice_1_channel_4_row_command_valid;
  assign hbm_10_row_command_kind = memory_slice_1_channel_4_row_command_kind;
  assign hbm_10_row_command_stack = memory_slice_1_channel_4_row_command_stack;
  assign hbm_10_row_command_group = memory_slice_1_channel_4_row_command_group;
  assign hbm_10_row_command_bank = memory_slice_1_channel_4_row_command_bank;
  assign hbm_10_row_command_row = memory_slice_1_channel_4_row_command_row;
  assign hbm_10_column_command_valid = memory_slice_1_channel_4_column_command_valid;
  assign hbm_10_column_command_write = memory_slice_1_channel_4_column_command_write;
  assign hbm_10_column_command_stack = memory_slice_1_channel_4_column_command_stack;
  assign hbm_10_column_command_group = memory_slice_1_channel_4_column_command_group;
  assign hbm_10_column_command_bank = memory_slice_1_channel_4_column_command_bank;
  assign hbm_10_column_command_column = memory_slice_1_channel_4_column_command_column;
  assign hbm_10_write_data_valid = memory_slice_1_channel_4_write_data_valid;
  assign hbm_10_write_data_data = memory_slice_1_channel_4_write_data_data;
  assign hbm_10_write_data_side = memory_slice_1_channel_4_write_data_side;
  assign hbm_11_utility_request_ready = memory_slice_1_channel_5_utility_request_ready;
  assign hbm_11_utility_response_valid = memory_slice_1_channel_5_utility_response_valid;
  assign hbm_11_utility_response_data = memory_slice_1_channel_5_utility_response_data;
  assign hbm_11_utility_response_error = memory_slice_1_channel_5_utility_response_error;
  assign hbm_11_row_command_valid = memory_slice_1_channel_5_row_command_valid;
  assign hbm_11_row_command_kind = memory_slice_1_channel_5_row_command_kind;
  assign hbm_11_row_command_stack = memory_slice_1_channel_5_row_command_stack;
  assign hbm_11_row_command_group = memory_slice_1_channel_5_row_command_group;
  assign hbm_11_row_command_bank = memory_slice_1_channel_5_row_command_bank;
  assign hbm_11_row_command_row = memory_slice_1_channel_5_row_command_row;
  assign hbm_11_column_command_valid = memory_slice_1_channel_5_column_command_valid;
  assign hbm_11_column_command_write = memory_slice_1_channel_5_column_command_write;
  assign hbm_11_column_command_stack = memory_slice_1_channel_5_column_command_stack;
  assign hbm_11_column_command_group = memory_slice_1_channel_5_column_command_group;
  assign hbm_11_column_command_bank = memory_slice_1_channel_5_column_command_bank;
  assign hbm_11_column_command_column = memory_slice_1_channel_5_column_command_column;
  assign hbm_11_write_data_valid = memory_slice_1_channel_5_write_data_valid;
  assign hbm_11_write_data_data = memory_slice_1_channel_5_write_data_data;
  assign hbm_11_write_data_side = memory_slice_1_channel_5_write_data_side;

  // ---- slice_2 ----

  memory_slice memory_slice_2 (
    .clk                               (clk),
    .reset                             (reset),
    .hbm_clk                           (hbm_clk),
    .hbm_reset                         (hbm_reset),
    .faults                            (faults),
    .utility_request_valid             (slice_2_utility_request_valid),
    .utility_request_ready             (memory_slice_2_utility_request_ready),
    .utility_request_write             (slice_2_utility_request_write),
    .utility_request_address           (slice_2_utility_request_address),
    .utility_request_data              (slice_2_utility_request_data),
    .utility_response_valid            (memory_slice_2_utility_response_valid),
    .utility_response_ready            (slice_2_utility_response_ready),
    .utility_response_data             (memory_slice_2_utility_response_data),
    .utility_response_error            (memory_slice_2_utility_response_error),
    .control_down_valid                (noc_client_1_0_7_control_0_down_0_valid),
    .control_down_ready                (memory_slice_2_control_down_ready),
    .control_down_payload              (noc_client_1_0_7_control_0_down_0_payload),
    .control_up_valid                  (memory_slice_2_control_up_valid),
    .control_up_ready                  (noc_client_1_0_7_control_0_up_1_ready),
    .control_up_columns                (memory_slice_2_control_up_columns),
    .control_up_rows                   (memory_slice_2_control_up_rows),
    .control_up_clients                (memory_slice_2_control_up_clients),
    .control_up_payload                (memory_slice_2_control_up_payload),
    .data_0_down_valid                 (noc_client_1_0_7_data_0_down_0_valid),
    .data_0_down_ready                 (memory_slice_2_data_0_down_ready),
    .data_0_down_payload               (noc_client_1_0_7_data_0_down_0_payload),
    .data_0_up_valid                   (memory_slice_2_data_0_up_valid),
    .data_0_up_ready                   (noc_client_1_0_7_data_0_up_1_ready),
    .data_0_up_columns                 (memory_slice_2_data_0_up_columns),
    .data_0_up_rows                    (memory_slice_2_data_0_up_rows),
    .data_0_up_clients                 (memory_slice_2_data_0_up_clients),
    .data_0_up_payload                 (memory_slice_2_data_0_up_payload),
    .data_1_down_valid                 (noc_client_1_0_7_data_1_down_0_valid),
    .data_1_down_ready                 (memory_slice_2_data_1_down_ready),
    .data_1_down_payload               (noc_client_1_0_7_data_1_down_0_payload),
    .data_1_up_valid                   (memory_slice_2_data_1_up_valid),
    .data_1_up_ready                   (noc_client_1_0_7_data_1_up_1_ready),
    .data_1_up_columns                 (memory_slice_2_data_1_up_columns),
    .data_1_up_rows                    (memory_slice_2_data_1_up_rows),
    .data_1_up_clients                 (memory_slice_2_data_1_up_clients),
    .data_1_up_payload                 (memory_slice_2_data_1_up_payload),
    .data_2_down_valid                 (noc_client_1_0_7_data_2_down_0_valid),
    .data_2_down_ready                 (memory_slice_2_data_2_down_ready),
    .data_2_down_payload               (noc_client_1_0_7_data_2_down_0_payload),
    .data_2_up_valid                   (memory_slice_2_data_2_up_valid),
    .data_2_up_ready                   (noc_client_1_0_7_data_2_up_1_ready),
    .data_2_up_columns                 (memory_slice_2_data_2_up_columns),
    .data_2_up_rows                    (memory_slice_2_data_2_up_rows),
    .data_2_up_clients                 (memory_slice_2_data_2_up_clients),
    .data_2_up_payload                 (memory_slice_2_data_2_up_payload),
    .channel_0_utility_request_valid   (hbm_12_utility_request_valid),
    .channel_0_utility_request_ready   (memory_slice_2_channel_0_utility_request_ready),
    .channel_0_utility_request_address (hbm_12_utility_request_address),
    .channel_0_utility_response_valid  (memory_slice_2_channel_0_utility_response_valid),
    .channel_0_utility_response_ready  (hbm_12_utility_response_ready),
    .channel_0_utility_response_data   (memory_slice_2_channel_0_utility_response_data),
    .channel_0_utility_response_error  (memory_slice_2_channel_0_utility_response_error),
    .channel_0_row_command_valid       (memory_slice_2_channel_0_row_command_valid),
    .channel_0_row_command_kind        (memory_slice_2_channel_0_row_command_kind),
    .channel_0_row_command_stack       (memory_slice_2_channel_0_row_command_stack),
    .channel_0_row_command_group       (memory_slice_2_channel_0_row_command_group),
    .channel_0_row_command_bank        (memory_slice_2_channel_0_row_command_bank),
    .channel_0_row_command_row         (memory_slice_2_channel_0_row_command_row),
    .channel_0_column_command_valid    (memory_slice_2_channel_0_column_command_valid),
    .channel_0_column_command_write    (memory_slice_2_channel_0_column_command_write),
    .channel_0_column_command_stack    (memory_slice_2_channel_0_column_command_stack),
    .channel_0_column_command_group    (memory_slice_2_channel_0_column_command_group),
    .channel_0_column_command_bank     (memory_slice_2_channel_0_column_command_bank),
    .channel_0_column_command_column   (memory_slice_2_channel_0_column_command_column),
    .channel_0_write_data_valid        (memory_slice_2_channel_0_write_data_valid),
    .channel_0_write_data_data         (memory_slice_2_channel_0_write_data_data),
    .channel_0_write_data_side         (memory_slice_2_channel_0_write_data_side),
    .channel_0_read_data_valid         (hbm_12_read_data_valid),
    .channel_0_read_data_data          (hbm_12_read_data_data),
    .channel_0_read_data_side          (hbm_12_read_data_side),
    .channel_1_utility_request_valid   (hbm_13_utility_request_valid),
    .channel_1_utility_request_ready   (memory_slice_2_channel_1_utility_request_ready),
    .channel_1_utility_request_address (hbm_13_utility_request_address),
    .channel_1_utility_response_valid  (memory_slice_2_channel_1_utility_response_valid),
    .channel_1_utility_response_ready  (hbm_13_utility_response_ready),
    .channel_1_utility_response_data   (memory_slice_2_channel_1_utility_response_data),
    .channel_1_utility_response_error  (memory_slice_2_channel_1_utility_response_error),
    .channel_1_row_command_valid       (memory_slice_2_channel_1_row_command_valid),
    .channel_1_row_command_kind        (memory_slice_2_channel_1_row_command_kind),
    .channel_1_row_command_stack       (memory_slice_2_channel_1_row_command_stack),
    .channel_1_row_command_group       (memory_slice_2_channel_1_row_command_group),
    .channel_1_row_command_bank        (memory_slice_2_channel_1_row_command_bank),
    .channel_1_row_command_row         (memory_slice_2_channel_1_row_command_row),
    .channel_1_column_command_valid    (memory_slice_2_channel_1_column_command_valid),
    .channel_1_column_command_write    (memory_slice_2_channel_1_column_command_write),
    .channel_1_column_command_stack    (memory_slice_2_channel_1_column_command_stack),
    .channel_1_column_command_group    (memory_slice_2_channel_1_column_command_group),
    .channel_1_column_command_bank     (memory_slice_2_channel_1_column_command_bank),
    .channel_1_column_command_column   (memory_slice_2_channel_1_column_command_column),
    .channel_1_write_data_valid        (memory_slice_2_channel_1_write_data_valid),
    .channel_1_write_data_data         (memory_slice_2_channel_1_write_data_data),
    .channel_1_write_data_side         (memory_slice_2_channel_1_write_data_side),
    .channel_1_read_data_valid         (hbm_13_read_data_valid),
    .channel_1_read_data_data          (hbm_13_read_data_data),
    .channel_1_read_data_side          (hbm_13_read_data_side),
    .channel_2_utility_request_valid   (hbm_14_utility_request_valid),
    .channel_2_utility_request_ready   (memory_slice_2_channel_2_utility_request_ready),
    .channel_2_utility_request_address (hbm_14_utility_request_address),
    .channel_2_utility_response_valid  (memory_slice_2_channel_2_utility_response_valid),
    .channel_2_utility_response_ready  (hbm_14_utility_response_ready),
    .channel_2_utility_response_data   (memory_slice_2_channel_2_utility_response_data),
    .channel_2_utility_response_error  (memory_slice_2_channel_2_utility_response_error),
    .channel_2_row_command_valid       (memory_slice_2_channel_2_row_command_valid),
    .channel_2_row_command_kind        (memory_slice_2_channel_2_row_command_kind),
    .channel_2_row_command_stack       (memory_slice_2_channel_2_row_command_stack),
    .channel_2_row_command_group       (memory_slice_2_channel_2_row_command_group),
    .channel_2_row_command_bank        (memory_slice_2_channel_2_row_command_bank),
    .channel_2_row_command_row         (memory_slice_2_channel_2_row_command_row),
    .channel_2_column_command_valid    (memory_slice_2_channel_2_column_command_valid),
    .channel_2_column_command_write    (memory_slice_2_channel_2_column_command_write),
    .channel_2_column_command_stack    (memory_slice_2_channel_2_column_command_stack),
    .channel_2_column_command_group    (memory_slice_2_channel_2_column_command_group),
    .channel_2_column_command_bank     (memory_slice_2_channel_2_column_command_bank),
    .channel_2_column_command_column   (memory_slice_2_channel_2_column_command_column),
    .channel_2_write_data_valid        (memory_slice_2_channel_2_write_data_valid),
    .channel_2_write_data_data         (memory_slice_2_channel_2_write_data_data),
    .channel_2_write_data_side         (memory_slice_2_channel_2_write_data_side),
    .channel_2_read_data_valid         (hbm_14_read_data_valid),
    .channel_2_read_data_data          (hbm_14_read_data_data),
    .channel_2_read_data_side          (hbm_14_read_data_side),
    .channel_3_utility_request_valid   (hbm_15_utility_request_valid),
    .channel_3_utility_request_ready   (memory_slice_2_channel_3_utility_request_ready),
    .channel_3_utility_request_address (hbm_15_utility_request_address),
    .channel_3_utility_response_valid  (memory_slice_2_channel_3_utility_response_valid),
    .channel_3_utility_response_ready  (hbm_15_utility_response_ready),
    .channel_3_utility_response_data   (memory_slice_2_channel_3_utility_response_data),
    .channel_3_utility_response_error  (memory_slice_2_channel_3_utility_response_error),
    .channel_3_row_command_valid       (memory_slice_2_channel_3_row_command_valid),
    .channel_3_row_command_kind        (memory_slice_2_channel_3_row_command_kind),
    .channel_3_row_command_stack       (memory_slice_2_channel_3_row_command_stack),
    .channel_3_row_command_group       (memory_slice_2_channel_3_row_command_group),
    .channel_3_row_command_bank        (memory_slice_2_channel_3_row_command_bank),
    .channel_3_row_command_row         (memory_slice_2_channel_3_row_command_row),
    .channel_3_column_command_valid    (memory_slice_2_channel_3_column_command_valid),
    .channel_3_column_command_write    (memory_slice_2_channel_3_column_command_write),
    .channel_3_column_command_stack    (memory_slice_2_channel_3_column_command_stack),
    .channel_3_column_command_group    (memory_slice_2_channel_3_column_command_group),
    .channel_3_column_command_bank     (memory_slice_2_channel_3_column_command_bank),
    .channel_3_column_command_column   (memory_slice_2_channel_3_column_command_column),
    .channel_3_write_data_valid        (memory_slice_2_channel_3_write_data_valid),
    .channel_3_write_data_data         (memory_slice_2_channel_3_write_data_data),
    .channel_3_write_data_side         (memory_slice_2_channel_3_write_data_side),
    .channel_3_read_data_valid         (hbm_15_read_data_valid),
    .channel_3_read_data_data          (hbm_15_read_data_data),
    .channel_3_read_data_side          (hbm_15_read_data_side),
    .channel_4_utility_request_valid   (hbm_16_utility_request_valid),
    .channel_4_utility_request_ready   (memory_slice_2_channel_4_utility_request_ready),
    .channel_4_utility_request_address (hbm_16_utility_request_address),
    .channel_4_utility_response_valid  (memory_slice_2_channel_4_utility_response_valid),
    .channel_4_utility_response_ready  (hbm_16_utility_response_ready),
    .channel_4_utility_response_data   (memory_slice_2_channel_4_utility_response_data),
    .channel_4_utility_response_error  (memory_slice_2_channel_4_utility_response_error),
    .channel_4_row_command_valid       (memory_slice_2_channel_4_row_command_valid),
    .channel_4_row_command_kind        (memory_slice_2_channel_4_row_command_kind),
    .channel_4_row_command_stack       (memory_slice_2_channel_4_row_command_stack),
    .channel_4_row_command_group       (memory_slice_2_channel_4_row_command_group),
    .channel_4_row_command_bank        (memory_slice_2_channel_4_row_command_bank),
    .channel_4_row_command_row         (memory_slice_2_channel_4_row_command_row),
    .channel_4_column_command_valid    (memory_slice_2_channel_4_column_command_valid),
    .channel_4_column_command_write    (memory_slice_2_channel_4_column_command_write),
    .channel_4_column_command_stack    (memory_slice_2_channel_4_column_command_stack),
    .channel_4_column_command_group    (memory_slice_2_channel_4_column_command_group),
    .channel_4_column_command_bank     (memory_slice_2_channel_4_column_command_bank),
    .channel_4_column_command_column   (memory_slice_2_channel_4_column_command_column),
    .channel_4_write_data_valid        (memory_slice_2_channel_4_write_data_valid),
    .channel_4_write_data_data         (memory_slice_2_channel_4_write_data_data),
    .channel_4_write_data_side         (memory_slice_2_channel_4_write_data_side),
    .channel_4_read_data_valid         (hbm_16_read_data_valid),
    .channel_4_read_data_data          (hbm_16_read_data_data),
    .channel_4_read_data_side          (hbm_16_read_data_side),
    .channel_5_utility_request_valid   (hbm_17_utility_request_valid),
    .channel_5_utility_request_ready   (memory_slice_2_channel_5_utility_request_ready),
    .channel_5_utility_request_address (hbm_17_utility_request_address),
    .channel_5_utility_response_valid  (memory_slice_2_channel_5_utility_response_valid),
    .channel_5_utility_response_ready  (hbm_17_utility_response_ready),
    .channel_5_utility_response_data   (memory_slice_2_channel_5_utility_response_data),
    .channel_5_utility_response_error  (memory_slice_2_channel_5_utility_response_error),
    .channel_5_row_command_valid       (memory_slice_2_channel_5_row_command_valid),
    .channel_5_row_command_kind        (memory_slice_2_channel_5_row_command_kind),
    .channel_5_row_command_stack       (memory_slice_2_channel_5_row_command_stack),
    .channel_5_row_command_group       (memory_slice_2_channel_5_row_command_group),
    .channel_5_row_command_bank        (memory_slice_2_channel_5_row_command_bank),
    .channel_5_row_command_row         (memory_slice_2_channel_5_row_command_row),
    .channel_5_column_command_valid    (memory_slice_2_channel_5_column_command_valid),
    .channel_5_column_command_write    (memory_slice_2_channel_5_column_command_write),
    .channel_5_column_command_stack    (memory_slice_2_channel_5_column_command_stack),
    .channel_5_column_command_group    (memory_slice_2_channel_5_column_command_group),
    .channel_5_column_command_bank     (memory_slice_2_channel_5_column_command_bank),
    .channel_5_column_command_column   (memory_slice_2_channel_5_column_command_column),
    .channel_5_write_data_valid        (memory_slice_2_channel_5_write_data_valid),
    .channel_5_write_data_data         (memory_slice_2_channel_5_write_data_data),
    .channel_5_write_data_side         (memory_slice_2_channel_5_write_data_side),
    .channel_5_read_data_valid         (hbm_17_read_data_valid),
    .channel_5_read_data_data          (hbm_17_read_data_data),
    .channel_5_read_data_side          (hbm_17_read_data_side)
  );

  assign slice_2_utility_request_ready = memory_slice_2_utility_request_ready;
  assign slice_2_utility_response_valid = memory_slice_2_utility_response_valid;
  assign slice_2_utility_response_data = memory_slice_2_utility_response_data;
  assign slice_2_utility_response_error = memory_slice_2_utility_response_error;
  assign hbm_12_utility_request_ready = memory_slice_2_channel_0_utility_request_ready;
  assign hbm_12_utility_response_valid = memory_slice_2_channel_0_utility_response_valid;
  assign hbm_12_utility_response_data = memory_slice_2_channel_0_utility_response_data;
  assign hbm_12_utility_response_error = memory_slice_2_channel_0_utility_response_error;
  assign hbm_12_row_command_valid = memory_slice_2_channel_0_row_command_valid;
  assign hbm_12_row_command_kind = memory_slice_2_channel_0_row_command_kind;
  assign hbm_12_row_command_stack = memory_slice_2_channel_0_row_command_stack;
  assign hbm_12_row_command_group = memory_slice_2_channel_0_row_command_group;
  assign hbm_12_row_command_bank = memory_slice_2_channel_0_row_command_bank;
  assign hbm_12_row_command_row = memory_slice_2_channel_0_row_command_row;
  assign hbm_12_column_command_valid = memory_slice_2_channel_0_column_command_valid;
  assign hbm_12_column_command_write = memory_slice_2_channel_0_column_command_write;
  assign hbm_12_column_command_stack = memory_slice_2_channel_0_column_command_stack;
  assign hbm_12_column_command_group = memory_slice_2_channel_0_column_command_group;
  assign hbm_12_column_command_bank = memory_slice_2_channel_0_column_command_bank;
  assign hbm_12_column_command_column = memory_slice_2_channel_0_column_command_column;
  assign hbm_12_write_data_valid = memory_slice_2_channel_0_write_data_valid;
  assign hbm_12_write_data_data = memory_slice_2_channel_0_write_data_data;
  assign hbm_12_write_data_side = memory_slice_2_channel_0_write_data_side;
  assign hbm_13_utility_request_ready = memory_slice_2_channel_1_utility_request_ready;
  assign hbm_13_utility_response_valid = memory_slice_2_channel_1_utility_response_valid;
  assign hbm_13_utility_response_data = memory_slice_2_channel_1_utility_response_data;
  assign hbm_13_utility_response_error = memory_slice_2_channel_1_utility_response_error;
  assign hbm_13_row_command_valid = memory_slice_2_channel_1_row_command_valid;
  assign hbm_13_row_command_kind = memory_slice_2_channel_1_row_command_kind;
  assign hbm_13_row_command_stack = memory_slice_2_channel_1_row_command_stack;
  assign hbm_13_row_command_group = memory_slice_2_channel_1_row_command_group;
  assign hbm_13_row_command_bank = memory_slice_2_channel_1_row_command_bank;
  assign hbm_13_row_command_row = memory_slice_2_channel_1_row_command_row;
  assign hbm_13_column_command_valid = memory_slice_2_channel_1_column_command_valid;
  assign hbm_13_column_command_write = memory_slice_2_channel_1_column_command_write;
  assign hbm_13_column_command_stack = memory_slice_2_channel_1_column_command_stack;
  assign hbm_13_column_command_group = memory_slice_2_channel_1_column_command_group;
  assign hbm_13_column_command_bank = memory_slice_2_channel_1_column_command_bank;
  assign hbm_13_column_command_column = memory_slice_2_channel_1_column_command_column;
  assign hbm_13_write_data_valid = memory_slice_2_channel_1_write_data_valid;
  assign hbm_13_write_data_data = memory_slice_2_channel_1_write_data_data;
  assign hbm_13_write_data_side = memory_slice_2_channel_1_write_data_side;
  assign hbm_14_utility_request_ready = memory_slice_2_channel_2_utility_request_ready;
  assign hbm_14_utility_response_valid = memory_slice_2_channel_2_utility_response_valid;
  assign hbm_14_utility_response_data = memory_slice_2_channel_2_utility_response_data;
  assign hbm_14_utility_response_error = memory_slice_2_channel_2_utility_response_error;
  assign hbm_14_row_command_valid = memory_slice_2_channel_2_row_command_valid;
  assign hbm_14_row_command_kind = memory_slice_2_channel_2_row_command_kind;
  assign hbm_14_row_command_stack = memory_slice_2_channel_2_row_command_stack;
  assign hbm_14_row_command_group = memory_slice_2_channel_2_row_command_group;
  assign hbm_14_row_command_bank = memory_slice_2_channel_2_row_command_bank;
  assign hbm_14_row_command_row = memory_slice_2_channel_2_row_command_row;
  assign hbm_14_column_command_valid = memory_slice_2_channel_2_column_command_valid;
  assign hbm_14_column_command_write = memory_slice_2_channel_2_column_command_write;
  assign hbm_14_column_command_stack = memory_slice_2_channel_2_column_command_stack;
  assign hbm_14_column_command_group = memory_slice_2_channel_2_column_command_group;
  assign hbm_14_column_command_bank = memory_slice_2_channel_2_column_command_bank;
  assign hbm_14_column_command_column = memory_slice_2_channel_2_column_command_column;
  assign hbm_14_write_data_valid = memory_slice_2_channel_2_write_data_valid;
  assign hbm_14_write_data_data = memory_slice_2_channel_2_write_data_data;
  assign hbm_14_write_data_side = memory_slice_2_channel_2_write_data_side;
  assign hbm_15_utility_request_ready = memory_slice_2_channel_3_utility_request_ready;
  assign hbm_15_utility_response_valid = memory_slice_2_channel_3_utility_response_valid;
  assign hbm_15_utility_response_data = memory_slice_2_channel_3_utility_response_data;
  assign hbm_15_utility_response_error = memory_slice_2_channel_3_utility_response_error;
  assign hbm_15_row_command_valid = memory_slice_2_channel_3_row_command_valid;
  assign hbm_15_row_command_kind = memory_slice_2_channel_3_row_command_kind;
  assign hbm_15_row_command_stack = memory_slice_2_channel_3_row_command_stack;
  assign hbm_15_row_command_group = memory_slice_2_channel_3_row_command_group;
  assign hbm_15_row_command_bank = memory_slice_2_channel_3_row_command_bank;
  assign hbm_15_row_command_row = memory_slice_2_channel_3_row_command_row;
  assign hbm_15_column_command_valid = memory_slice_2_channel_3_column_command_valid;
  assign hbm_15_column_command_write = memory_slice_2_channel_3_column_command_write;
  assign hbm_15_column_command_stack = memory_slice_2_channel_3_column_command_stack;
  assign hbm_15_column_command_group = memory_slice_2_channel_3_column_command_group;
  assign hbm_15_column_command_bank = memory_slice_2_channel_3_column_command_bank;
  assign hbm_15_column_command_column = memory_slice_2_channel_3_column_command_column;
  assign hbm_15_write_data_valid = memory_slice_2_channel_3_write_data_valid;
  assign hbm_15_write_data_data = memory_slice_2_channel_3_write_data_data;
  assign hbm_15_write_data_side = memory_slice_2_channel_3_write_data_side;
  assign hbm_16_utility_request_ready = memory_slice_2_channel_4_utility_request_ready;
  assign hbm_16_utility_response_valid = memory_slice_2_channel_4_utility_response_valid;
  assign hbm_16_utility_response_data = memory_slice_2_channel_4_utility_response_data;
  assign hbm_16_utility_response_error = memory_slice_2_channel_4_utility_response_error;
  assign hbm_16_row_command_valid = memory_slice_2_channel_4_row_command_valid;
  assign hbm_16_row_command_kind = memory_slice_2_channel_4_row_command_kind;
  assign hbm_16_row_command_stack = memory_slice_2_channel_4_row_command_stack;
  assign hbm_16_row_command_group = memory_slice_2_channel_4_row_command_group;
  assign hbm_16_row_command_bank = memory_slice_2_channel_4_row_command_bank;
  assign hbm_16_row_command_row = memory_slice_2_channel_4_row_command_row;
  assign hbm_16_column_command_valid = memory_slice_2_channel_4_column_command_valid;
  assign hbm_16_column_command_write = memory_slice_2_channel_4_column_command_write;
  assign hbm_16_column_command_stack = memory_slice_2_channel_4_column_command_stack;
  assign hbm_16_column_command_group = memory_slice_2_channel_4_column_command_group;
  assign hbm_16_column_command_bank = memory_slice_2_channel_4_column_command_bank;
  assign hbm_16_column_command_column = memory_slice_2_channel_4_column_command_column;
  assign hbm_16_write_data_valid = memory_slice_2_channel_4_write_data_valid;
  assign hbm_16_write_data_data = memory_slice_2_channel_4_write_data_data;
  assign hbm_16_write_data_side = memory_slice_2_channel_4_write_data_side;
  assign hbm_17_utility_request_ready = memory_slice_2_channel_5_utility_request_ready;
  assign hbm_17_utility_response_valid = memory_slice_2_channel_5_utility_response_valid;
  assign hbm_17_utility_response_data = memory_slice_2_channel_5_utility_response_data;
  assign hbm_17_utility_response_error = memory_slice_2_channel_5_utility_response_error;
  assign hbm_17_row_command_valid = memory_slice_2_channel_5_row_command_valid;
  assign hbm_17_row_command_kind = memory_slice_2_channel_5_row_command_kind;
  assign hbm_17_row_command_stack = memory_slice_2_channel_5_row_command_stack;
  assign hbm_17_row_command_group = memory_slice_2_channel_5_row_command_group;
  assign hbm_17_row_command_bank = memory_slice_2_channel_5_row_command_bank;
  assign hbm_17_row_command_row = memory_slice_2_channel_5_row_command_row;
  assign hbm_17_column_command_valid = memory_slice_2_channel_5_column_command_valid;
  assign hbm_17_column_command_write = memory_slice_2_channel_5_column_command_write;
  assign hbm_17_column_command_stack = memory_slice_2_channel_5_column_command_stack;
  assign hbm_17_column_command_group = memory_slice_2_channel_5_column_command_group;
  assign hbm_17_column_command_bank = memory_slice_2_channel_5_column_command_bank;
  assign hbm_17_column_command_column = memory_slice_2_channel_5_column_command_column;
  assign hbm_17_write_data_valid = memory_slice_2_channel_5_write_data_valid;
  assign hbm_17_write_data_data = memory_slice_2_channel_5_write_data_data;
  assign hbm_17_write_data_side = memory_slice_2_channel_5_write_data_side;

  // ---- slice_3 ----

  memory_slice memory_slice_3 (
    .clk                               (clk),
    .reset                             (reset),
    .hbm_clk                           (hbm_clk),
    .hbm_reset                         (hbm_reset),
    .faults                            (faults),
    .utility_request_valid             (slice_3_utility_request_valid),
    .utility_request_ready             (memory_slice_3_utility_request_ready),
    .utility_request_write             (slice_3_utility_request_write),
    .utility_request_address           (slice_3_utility_request_address),
    .utility_request_data              (slice_3_utility_request_data),
    .utility_response_valid            (memory_slice_3_utility_response_valid),
    .utility_response_ready            (slice_3_utility_response_ready),
    .utility_response_data             (memory_slice_3_utility_response_data),
    .utility_response_error            (memory_slice_3_utility_response_error),
    .control_down_valid                (noc_client_1_1_7_control_0_down_0_valid),
    .control_down_ready                (memory_slice_3_control_down_ready),
    .control_down_payload              (noc_client_1_1_7_control_0_down_0_payload),
    .control_up_valid                  (memory_slice_3_control_up_valid),
    .control_up_ready                  (noc_client_1_1_7_control_0_up_1_ready),
    .control_up_columns                (memory_slice_3_control_up_columns),
    .control_up_rows                   (memory_slice_3_control_up_rows),
    .control_up_clients                (memory_slice_3_control_up_clients),
    .control_up_payload                (memory_slice_3_control_up_payload),
    .data_0_down_valid                 (noc_client_1_1_7_data_0_down_0_valid),
    .data_0_down_ready                 (memory_slice_3_data_0_down_ready),
    .data_0_down_payload               (noc_client_1_1_7_data_0_down_0_payload),
    .data_0_up_valid                   (memory_slice_3_data_0_up_valid),
    .data_0_up_ready                   (noc_client_1_1_7_data_0_up_1_ready),
    .data_0_up_columns                 (memory_slice_3_data_0_up_columns),
    .data_0_up_rows                    (memory_slice_3_data_0_up_rows),
    .data_0_up_clients                 (memory_slice_3_data_0_up_clients),
    .data_0_up_payload                 (memory_slice_3_data_0_up_payload),
    .data_1_down_valid                 (noc_client_1_1_7_data_1_down_0_valid),
    .data_1_down_ready                 (memory_slice_3_data_1_down_ready),
    .data_1_down_payload               (noc_client_1_1_7_data_1_down_0_payload),
    .data_1_up_valid                   (memory_slice_3_data_1_up_valid),
    .data_1_up_ready                   (noc_client_1_1_7_data_1_up_1_ready),
    .data_1_up_columns                 (memory_slice_3_data_1_up_columns),
    .data_1_up_rows                    (memory_slice_3_data_1_up_rows),
    .data_1_up_clients                 (memory_slice_3_data_1_up_clients),
    .data_1_up_payload                 (memory_slice_3_data_1_up_payload),
    .data_2_down_valid                 (noc_client_1_1_7_data_2_down_0_valid),
    .data_2_down_ready                 (memory_slice_3_data_2_down_ready),
    .data_2_down_payload               (noc_client_1_1_7_data_2_down_0_payload),
    .data_2_up_valid                   (memory_slice_3_data_2_up_valid),
    .data_2_up_ready                   (noc_client_1_1_7_data_2_up_1_ready),
    .data_2_up_columns                 (memory_slice_3_data_2_up_columns),
    .data_2_up_rows                    (memory_slice_3_data_2_up_rows),
    .data_2_up_clients                 (memory_slice_3_data_2_up_clients),
    .data_2_up_payload                 (memory_slice_3_data_2_up_payload),
    .channel_0_utility_request_valid   (hbm_18_utility_request_valid),
    .channel_0_utility_request_ready   (memory_slice_3_channel_0_utility_request_ready),
    .channel_0_utility_request_address (hbm_18_utility_request_address),
    .channel_0_utility_response_valid  (memory_slice_3_channel_0_utility_response_valid),
    .channel_0_utility_response_ready  (hbm_18_utility_response_ready),
    .channel_0_utility_response_data   (memory_slice_3_channel_0_utility_response_data),
    .channel_0_utility_response_error  (memory_slice_3_channel_0_utility_response_error),
    .channel_0_row_command_valid       (memory_slice_3_channel_0_row_command_valid),
    .channel_0_row_command_kind        (memory_slice_3_channel_0_row_command_kind),
    .channel_0_row_command_stack       (memory_slice_3_channel_0_row_command_stack),
    .channel_0_row_command_group       (memory_slice_3_channel_0_row_command_group),
    .channel_0_row_command_bank        (memory_slice_3_channel_0_row_command_bank),
    .channel_0_row_command_row         (memory_slice_3_channel_0_row_command_row),
    .channel_0_column_command_valid    (memory_slice_3_channel_0_column_command_valid),
    .channel_0_column_command_write    (memory_slice_3_channel_0_column_command_write),
    .channel_0_column_command_stack    (memory_slice_3_channel_0_column_command_stack),
    .channel_0_column_command_group    (memory_slice_3_channel_0_column_command_group),
    .channel_0_column_command_bank     (memory_slice_3_channel_0_column_command_bank),
    .channel_0_column_command_column   (memory_slice_3_channel_0_column_command_column),
    .channel_0_write_data_valid        (memory_slice_3_channel_0_write_data_valid),
    .channel_0_write_data_data         (memory_slice_3_channel_0_write_data_data),
    .channel_0_write_data_side         (memory_slice_3_channel_0_write_data_side),
    .channel_0_read_data_valid         (hbm_18_read_data_valid),
    .channel_0_read_data_data          (hbm_18_read_data_data),
    .channel_0_read_data_side          (hbm_18_read_data_side),
    .channel_1_utility_request_valid   (hbm_19_utility_request_valid),
    .channel_1_utility_request_ready   (memory_slice_3_channel_1_utility_request_ready),
    .channel_1_utility_request_address (hbm_19_utility_request_address),
    .channel_1_utility_response_valid  (memory_slice_3_channel_1_utility_response_valid),
    .channel_1_utility_response_ready  (hbm_19_utility_response_ready),
    .channel_1_utility_response_data   (memory_slice_3_channel_1_utility_response_data),
    .channel_1_utility_response_error  (memory_slice_3_channel_1_utility_response_error),
    .channel_1_row_command_valid       (memory_slice_3_channel_1_row_command_valid),
    .channel_1_row_command_kind        (memory_slice_3_channel_1_row_command_kind),
    .channel_1_row_command_stack       (memory_slice_3_channel_1_row_command_stack),
    .channel_1_row_command_group       (memory_slice_3_channel_1_row_command_group),
    .channel_1_row_command_bank        (memory_slice_3_channel_1_row_command_bank),
    .channel_1_row_command_row         (memory_slice_3_channel_1_row_command_row),
    .channel_1_column_command_valid    (memory_slice_3_channel_1_column_command_valid),
    .channel_1_column_command_write    (memory_slice_3_channel_1_column_command_write),
    .channel_1_column_command_stack    (memory_slice_3_channel_1_column_command_stack),
    .channel_1_column_command_group    (memory_slice_3_channel_1_column_command_group),
    .channel_1_column_command_bank     (memory_slice_3_channel_1_column_command_bank),
    .channel_1_column_command_column   (memory_slice_3_channel_1_column_command_column),
    .channel_1_write_data_valid        (memory_slice_3_channel_1_write_data_valid),
    .channel_1_write_data_data         (memory_slice_3_channel_1_write_data_data),
    .channel_1_write_data_side         (memory_slice_3_channel_1_write_data_side),
    .channel_1_read_data_valid         (hbm_19_read_data_valid),
    .channel_1_read_data_data          (hbm_19_read_data_data),
    .channel_1_read_data_side          (hbm_19_read_data_side),
    .channel_2_utility_request_valid   (hbm_20_utility_request_valid),
    .channel_2_utility_request_ready   (memory_slice_3_channel_2_utility_request_ready),
    .channel_2_utility_request_address (hbm_20_utility_request_address),
    .channel_2_utility_response_valid  (memory_slice_3_channel_2_utility_response_valid),
    .channel_2_utility_response_ready  (hbm_20_utility_response_ready),
    .channel_2_utility_response_data   (memory_slice_3_channel_2_utility_response_data),
    .channel_2_utility_response_error  (memory_slice_3_channel_2_utility_response_error),
    .channel_2_row_command_valid       (memory_slice_3_channel_2_row_command_valid),
    .channel_2_row_command_kind        (memory_slice_3_channel_2_row_command_kind),
    .channel_2_row_command_stack       (memory_slice_3_channel_2_row_command_stack),
    .channel_2_row_command_group       (memory_slice_3_channel_2_row_command_group),
    .channel_2_row_command_bank        (memory_slice_3_channel_2_row_command_bank),
    .channel_2_row_command_row         (memory_slice_3_channel_2_row_command_row),
    .channel_2_column_command_valid    (memory_slice_3_channel_2_column_command_valid),
    .channel_2_column_command_write    (memory_slice_3_channel_2_column_command_write),
    .channel_2_column_command_stack    (memory_slice_3_channel_2_column_command_stack),
    .channel_2_column_command_group    (memory_slice_3_channel_2_column_command_group),
    .channel_2_column_command_bank     (memory_slice_3_channel_2_column_command_bank),
    .channel_2_column_command_column   (memory_slice_3_channel_2_column_command_column),
    .channel_2_write_data_valid        (memory_slice_3_channel_2_write_data_valid),
    .channel_2_write_data_data         (memory_slice_3_channel_2_write_data_data),
    .channel_2_write_data_side         (memory_slice_3_channel_2_write_data_side),
    .channel_2_read_data_valid         (hbm_20_read_data_valid),
    .channel_2_read_data_data          (hbm_20_read_data_data),
    .channel_2_read_data_side          (hbm_20_read_data_side),
    .channel_3_utility_request_valid   (hbm_21_utility_request_valid),
    .channel_3_utility_request_ready   (memory_slice_3_channel_3_utility_request_ready),
    .channel_3_utility_request_address (hbm_21_utility_request_address),
    .channel_3_utility_response_valid  (memory_slice_3_channel_3_utility_response_valid),
    .channel_3_utility_response_ready  (hbm_21_utility_response_ready),
    .channel_3_utility_response_data   (memory_slice_3_channel_3_utility_response_data),
    .channel_3_utility_response_error  (memory_slice_3_channel_3_utility_response_error),
    .channel_3_row_command_valid       (memory_slice_3_channel_3_row_command_valid),
    .channel_3_row_command_kind        (memory_slice_3_channel_3_row_command_kind),
    .channel_3_row_command_stack       (memory_slice_3_channel_3_row_command_stack),
    .channel_3_row_command_group       (memory_slice_3_channel_3_row_command_group),
    .channel_3_row_command_bank        (memory_slice_3_channel_3_row_command_bank),
    .channel_3_row_command_row         (memory_slice_3_channel_3_row_command_row),
    .channel_3_column_command_valid    (memory_slice_3_channel_3_column_command_valid),
    .channel_3_column_command_write    (memory_slice_3_channel_3_column_command_write),
    .channel_3_column_command_stack    (memory_slice_3_channel_3_column_command_stack),
    .channel_3_column_command_group    (memory_slice_3_channel_3_column_command_group),
    .channel_3_column_command_bank     (memory_slice_3_channel_3_column_command_bank),
    .channel_3_column_command_column   (memory_slice_3_channel_3_column_command_column),
    .channel_3_write_data_valid        (memory_slice_3_channel_3_write_data_valid),
    .channel_3_write_data_data         (memory_slice_3_channel_3_write_data_data),
    .channel_3_write_data_side         (memory_slice_3_channel_3_write_data_side),
    .channel_3_read_data_valid         (hbm_21_read_data_valid),
    .channel_3_read_data_data          (hbm_21_read_data_data),
    .channel_3_read_data_side          (hbm_21_read_data_side),
    .channel_4_utility_request_valid   (hbm_22_utility_request_valid),
    .channel_4_utility_request_ready   (memory_slice_3_channel_4_utility_request_ready),
    .channel_4_utility_request_address (hbm_22_utility_request_address),
    .channel_4_utility_response_valid  (memory_slice_3_channel_4_utility_response_valid),
    .channel_4_utility_response_ready  (hbm_22_utility_response_ready),
    .channel_4_utility_response_data   (memory_slice_3_channel_4_utility_response_data),
    .channel_4_utility_response_error  (memory_slice_3_channel_4_utility_response_error),
    .channel_4_row_command_valid       (memory_slice_3_channel_4_row_command_valid),
    .channel_4_row_command_kind        (memory_slice_3_channel_4_row_command_kind),
    .channel_4_row_command_stack       (memory_slice_3_channel_4_row_command_stack),
    .channel_4_row_command_group       (memory_slice_3_channel_4_row_command_group),
    .channel_4_row_command_bank        (memory_slice_3_channel_4_row_command_bank),
    .channel_4_row_command_row         (memory_slice_3_channel_4_row_command_row),
    .channel_4_column_command_valid    (memory_slice_3_channel_4_column_command_valid),
    .channel_4_column_command_write    (memory_slice_3_channel_4_column_command_write),
    .channel_4_column_command_stack    (memory_slice_3_channel_4_column_command_stack),
    .channel_4_column_command_group    (memory_slice_3_channel_4_column_command_group),
    .channel_4_column_command_bank     (memory_slice_3_channel_4_column_command_bank),
    .channel_4_column_command_column   (memory_slice_3_channel_4_column_command_column),
    .channel_4_write_data_valid        (memory_slice_3_channel_4_write_data_valid),
    .channel_4_write_data_data         (memory_slice_3_channel_4_write_data_data),
    .channel_4_write_data_side         (memory_slice_3_channel_4_write_data_side),
    .channel_4_read_data_valid         (hbm_22_read_data_valid),
    .channel_4_read_data_data          (hbm_22_read_data_data),
    .channel_4_read_data_side          (hbm_22_read_data_side),
    .channel_5_utility_request_valid   (hbm_23_utility_request_valid),
    .channel_5_utility_request_ready   (memory_slice_3_channel_5_utility_request_ready),
    .channel_5_utility_request_address (hbm_23_utility_request_address),
    .channel_5_utility_response_valid  (memory_slice_3_channel_5_utility_response_valid),
    .channel_5_utility_response_ready  (hbm_23_utility_response_ready),
    .channel_5_utility_response_data   (memory_slice_3_channel_5_utility_response_data),
    .channel_5_utility_response_error  (memory_slice_3_channel_5_utility_response_error),
    .channel_5_row_command_valid       (memory_slice_3_channel_5_row_command_valid),
    .channel_5_row_command_kind        (memory_slice_3_channel_5_row_command_kind),
    .channel_5_row_command_stack       (memory_slice_3_channel_5_row_command_stack),
    .channel_5_row_command_group       (memory_slice_3_channel_5_row_command_group),
    .channel_5_row_command_bank        (memory_slice_3_channel_5_row_command_bank),
    .channel_5_row_command_row         (memory_slice_3_channel_5_row_command_row),
    .channel_5_column_command_valid    (memory_slice_3_channel_5_column_command_valid),
    .channel_5_column_command_write    (memory_slice_3_channel_5_column_command_write),
    .channel_5_column_command_stack    (memory_slice_3_channel_5_column_command_stack),
    .channel_5_column_command_group    (memory_slice_3_channel_5_column_command_group),
    .channel_5_column_command_bank     (memory_slice_3_channel_5_column_command_bank),
    .channel_5_column_command_column   (memory_slice_3_channel_5_column_command_column),
    .channel_5_write_data_valid        (memory_slice_3_channel_5_write_data_valid),
    .channel_5_write_data_data         (memory_slice_3_channel_5_write_data_data),
    .channel_5_write_data_side         (memory_slice_3_channel_5_write_data_side),
    .channel_5_read_data_valid         (hbm_23_read_data_valid),
    .channel_5_read_data_data          (hbm_23_read_data_data),
    .channel_5_read_data_side          (hbm_23_read_data_side)
  );

  assign slice_3_utility_request_ready = memory_slice_3_utility_request_ready;
  assign slice_3_utility_response_valid = memory_slice_3_utility_response_valid;
  assign slice_3_utility_response_data = memory_slice_3_utility_response_data;
  assign slice_3_utility_response_error = memory_slice_3_utility_response_error;
  assign hbm_18_utility_request_ready = memory_slice_3_channel_0_utility_request_ready;
  assign hbm_18_utility_response_valid = memory_slice_3_channel_0_utility_response_valid;
  assign hbm_18_utility_response_data = memory_slice_3_channel_0_utility_response_data;
  assign hbm_18_utility_response_error = memory_slice_3_channel_0_utility_response_error;
  assign hbm_18_row_command_valid = memory_slice_3_channel_0_row_command_valid;
  assign hbm_18_row_command_kind = memory_slice_3_channel_0_row_command_kind;
  assign hbm_18_row_command_stack = memory_slice_3_channel_0_row_command_stack;
  assign hbm_18_row_command_group = memory_slice_3_channel_0_row_command_group;
  assign hbm_18_row_command_bank = memory_slice_3_channel_0_row_command_bank;
  assign hbm_18_row_command_row = memory_slice_3_channel_0_row_command_row;
  assign hbm_18_column_command_valid = memory_slice_3_channel_0_column_command_valid;
  assign hbm_18_column_command_write = memory_slice_3_channel_0_column_command_write;
  assign hbm_18_column_command_stack = memory_slice_3_channel_0_column_command_stack;
  assign hbm_18_column_command_group = memory_slice_3_channel_0_column_command_group;
  assign hbm_18_column_command_bank = memory_slice_3_channel_0_column_command_bank;
  assign hbm_18_column_command_column = memory_slice_3_channel_0_column_command_column;
  assign hbm_18_write_data_valid = memory_slice_3_channel_0_write_data_valid;
  assign hbm_18_write_data_data = memory_slice_3_channel_0_write_data_data;
  assign hbm_18_write_data_side = memory_slice_3_channel_0_write_data_side;
  assign hbm_19_utility_request_ready = memory_slice_3_channel_1_utility_request_ready;
  assign hbm_19_utility_response_valid = memory_slice_3_channel_1_utility_response_valid;
  assign hbm_19_utility_response_data = memory_slice_3_channel_1_utility_response_data;
  assign hbm_19_utility_response_error = memory_slice_3_channel_1_utility_response_error;
  assign hbm_19_row_command_valid = memory_slice_3_channel_1_row_command_valid;
  assign hbm_19_row_command_kind = memory_slice_3_channel_1_row_command_kind;
  assign hbm_19_row_command_stack = memory_slice_3_channel_1_row_command_stack;
  assign hbm_19_row_command_group = memory_slice_3_channel_1_row_command_group;
  assign hbm_19_row_command_bank = memory_slice_3_channel_1_row_command_bank;
  assign hbm_19_row_command_row = memory_slice_3_channel_1_row_command_row;
  assign hbm_19_column_command_valid = memory_slice_3_channel_1_column_command_valid;
  assign hbm_19_column_command_write = memory_slice_3_channel_1_column_command_write;
  assign hbm_19_column_command_stack = memory_slice_3_channel_1_column_command_stack;
  assign hbm_19_column_command_group = memory_slice_3_channel_1_column_command_group;
  assign hbm_19_column_command_bank = memory_slice_3_channel_1_column_command_bank;
  assign hbm_19_column_command_column = memory_slice_3_channel_1_column_command_column;
  assign hbm_19_write_data_valid = memory_slice_3_channel_1_write_data_valid;
  assign hbm_19_write_data_data = memory_slice_3_channel_1_write_data_data;
  assign hbm_19_write_data_side = memory_slice_3_channel_1_write_data_side;
  assign hbm_20_utility_request_ready = memory_slice_3_channel_2_utility_request_ready;
  assign hbm_20_utility_response_valid = memory_slice_3_channel_2_utility_response_valid;
  assign hbm_20_utility_response_data = memory_slice_3_channel_2_utility_response_data;
  assign hbm_20_utility_response_error = memory_slice_3_channel_2_utility_response_error;
  assign hbm_20_row_command_valid = memory_slice_3_channel_2_row_command_valid;
  assign hbm_20_row_command_kind = memory_slice_3_channel_2_row_command_kind;
  assign hbm_20_row_command_stack = memory_slice_3_channel_2_row_command_stack;
  assign hbm_20_row_command_group = memory_slice_3_channel_2_row_command_group;
  assign hbm_20_row_command_bank = memory_slice_3_channel_2_row_command_bank;
  assign hbm_20_row_command_row = memory_slice_3_channel_2_row_command_row;
  assign hbm_20_column_command_valid = memory_slice_3_channel_2_column_command_valid;
  assign hbm_20_column_command_write = memory_slice_3_channel_2_column_command_write;
  assign hbm_20_column_command_stack = memory_slice_3_channel_2_column_command_stack;
  assign hbm_20_column_command_group = memory_slice_3_channel_2_column_command_group;
  assign hbm_20_column_command_bank = memory_slice_3_channel_2_column_command_bank;
  assign hbm_20_column_command_column = memory_slice_3_channel_2_column_command_column;
  assign hbm_20_write_data_valid = memory_slice_3_channel_2_write_data_valid;
  assign hbm_20_write_data_data = memory_slice_3_channel_2_write_data_data;
  assign hbm_20_write_data_side = memory_slice_3_channel_2_write_data_side;
  assign hbm_21_utility_request_ready = memory_slice_3_channel_3_utility_request_ready;
  assign hbm_21_utility_response_valid = memory_slice_3_channel_3_utility_response_valid;
  assign hbm_21_utility_response_data = memory_slice_3_channel_3_utility_response_data;
  assign hbm_21_utility_response_error = memory_slice_3_channel_3_utility_response_error;
  assign hbm_21_row_command_valid = memory_slice_3_channel_3_row_command_valid;
  assign hbm_21_row_command_kind = memory_slice_3_channel_3_row_command_kind;
  assign hbm_21_row_command_stack = memory_slice_3_channel_3_row_command_stack;
  assign hbm_21_row_command_group = memory_slice_3_channel_3_row_command_group;
  assign hbm_21_row_command_bank = memory_slice_3_channel_3_row_command_bank;
  assign hbm_21_row_command_row = memory_slice_3_channel_3_row_command_row;
  assign hbm_21_column_command_valid = memory_slice_3_channel_3_column_command_valid;
  assign hbm_21_column_command_write = memory_slice_3_channel_3_column_command_write;
  assign hbm_21_column_command_stack = memory_slice_3_channel_3_column_command_stack;
  assign hbm_21_column_command_group = memory_slice_3_channel_3_column_command_group;
  assign hbm_21_column_command_bank = memory_slice_3_channel_3_column_command_bank;
  assign hbm_21_column_command_column = memory_slice_3_channel_3_column_command_column;
  assign hbm_21_write_data_valid = memory_slice_3_channel_3_write_data_valid;
  assign hbm_21_write_data_data = memory_slice_3_channel_3_write_data_data;
  assign hbm_21_write_data_side = memory_slice_3_channel_3_write_data_side;
  assign hbm_22_utility_request_ready = memory_slice_3_channel_4_utility_request_ready;
  assign hbm_22_utility_response_valid = memory_slice_3_channel_4_utility_response_valid;
  assign hbm_22_utility_response_data = memory_slice_3_channel_4_utility_response_data;
  assign hbm_22_utility_response_error = memory_slice_3_channel_4_utility_response_error;
  assign hbm_22_row_command_valid = memory_slice_3_channel_4_row_command_valid;
  assign hbm_22_row_command_kind = memory_slice_3_channel_4_row_command_kind;
  assign hbm_22_row_command_stack = memory_slice_3_channel_4_row_command_stack;
  assign hbm_22_row_command_group = memory_slice_3_channel_4_row_command_group;
  assign hbm_22_row_command_bank = memory_slice_3_channel_4_row_command_bank;
  assign hbm_22_row_command_row = memory_slice_3_channel_4_row_command_row;
  assign hbm_22_column_command_valid = memory_slice_3_channel_4_column_command_valid;
  assign hbm_22_column_command_write = memory_slice_3_channel_4_column_command_write;
  assign hbm_22_column_command_stack = memory_slice_3_channel_4_column_command_stack;
  assign hbm_22_column_command_group = memory_slice_3_channel_4_column_command_group;
  assign hbm_22_column_command_bank = memory_slice_3_channel_4_column_command_bank;
  assign hbm_22_column_command_column = memory_slice_3_channel_4_column_command_column;
  assign hbm_22_write_data_valid = memory_slice_3_channel_4_write_data_valid;
  assign hbm_22_write_data_data = memory_slice_3_channel_4_write_data_data;
  assign hbm_22_write_data_side = memory_slice_3_channel_4_write_data_side;
  assign hbm_23_utility_request_ready = memory_slice_3_channel_5_utility_request_ready;
  assign hbm_23_utility_response_valid = memory_slice_3_channel_5_utility_response_valid;
  assign hbm_23_utility_response_data = memory_slice_3_channel_5_utility_response_data;
  assign hbm_23_utility_response_error = memory_slice_3_channel_5_utility_response_error;
  assign hbm_23_row_command_valid = memory_slice_3_channel_5_row_command_valid;
  assign hbm_23_row_command_kind = memory_slice_3_channel_5_row_command_kind;
  assign hbm_23_row_command_stack = memory_slice_3_channel_5_row_command_stack;
  assign hbm_23_row_command_group = memory_slice_3_channel_5_row_command_group;
  assign hbm_23_row_command_bank = memory_slice_3_channel_5_row_command_bank;
  assign hbm_23_row_command_row = memory_slice_3_channel_5_row_command_row;
  assign hbm_23_column_command_valid = memory_slice_3_channel_5_column_command_valid;
  assign hbm_23_column_command_write = memory_slice_3_channel_5_column_command_write;
  assign hbm_23_column_command_stack = memory_slice_3_channel_5_column_command_stack;
  assign hbm_23_column_command_group = memory_slice_3_channel_5_column_command_group;
  assign hbm_23_column_command_bank = memory_slice_3_channel_5_column_command_bank;
  assign hbm_23_column_command_column = memory_slice_3_channel_5_column_command_column;
  assign hbm_23_write_data_valid = memory_slice_3_channel_5_write_data_valid;
  assign hbm_23_write_data_data = memory_slice_3_channel_5_write_data_data;
  assign hbm_23_write_data_side = memory_slice_3_channel_5_write_data_side;

  // ---- Channels that nobody uses here ----

endmodule

`default_nettype wire
