// router_inner
//
// Cluster router, inner: a slice of each of 18 lanes, and the ports of its clients. Straps say
// where it stands.
//
// Parameters: channels =
// [{"classes":2,"lanes":12,"links":[2,2,2,2,2,2,0,0,5,1],"payload":645,"weights":{"channel":"data","columns":4,"kind":"inner","ports":[0,1,2,3,4,5,6,7,8,9,12,13],"rows":5}},{"classes":2,"lanes":3,"links":[1,1,1,1,1,1,0,0,2,1],"payload":64,"weights":{"channel":"control","columns":4,"kind":"inner","ports":[0,1,2,3,4,5,6,7,8,9,12,13],"rows":5}},{"classes":2,"lanes":1,"links":[1,1,1,1,1,1,0,0,1,1],"payload":64,"weights":null},{"classes":1,"lanes":1,"links":[1,1,1,1,1,1,0,0,1,1],"payload":64,"weights":null},{"classes":1,"lanes":1,"links":[1,1,1,1,1,1,0,0,0,0],"payload":524,"weights":null}],
// shape =
// {"columns":4,"depth":4,"full_rows":4,"kind":"inner","ports":13311,"rows":5,"stub":false}
//
// Generated from hw/src/router/mod.rs; change that file, not this one.

`default_nettype none

module router_inner (
  input  wire         clk,
  input  wire         reset,
  // Where the router stands.
  input  wire   [1:0] column,
  input  wire   [2:0] row,
  // Slots whose clients take flits; copies for others are dropped.
  input  wire   [9:0] enabled,
  input  wire         utility_request_valid,
  output wire         utility_request_ready,
  input  wire   [8:0] utility_request_address,
  output wire         utility_response_valid,
  input  wire         utility_response_ready,
  output wire  [63:0] utility_response_data,
  output wire         utility_response_error,
  input  wire         north_data_0_in_valid,
  input  wire         north_data_0_in_class,
  input  wire [663:0] north_data_0_in_flit,
  output wire   [1:0] north_data_0_in_credit,
  output wire         north_data_0_out_valid,
  output wire         north_data_0_out_class,
  output wire [663:0] north_data_0_out_flit,
  input  wire   [1:0] north_data_0_out_credit,
  input  wire         north_data_1_in_valid,
  input  wire         north_data_1_in_class,
  input  wire [663:0] north_data_1_in_flit,
  output wire   [1:0] north_data_1_in_credit,
  output wire         north_data_1_out_valid,
  output wire         north_data_1_out_class,
  output wire [663:0] north_data_1_out_flit,
  input  wire   [1:0] north_data_1_out_credit,
  input  wire         north_data_2_in_valid,
  input  wire         north_data_2_in_class,
  input  wire [663:0] north_data_2_in_flit,
  output wire   [1:0] north_data_2_in_credit,
  output wire         north_data_2_out_valid,
  output wire         north_data_2_out_class,
  output wire [663:0] north_data_2_out_flit,
  input  wire   [1:0] north_data_2_out_credit,
  input  wire         north_data_3_in_valid,
  input  wire         north_data_3_in_class,
  input  wire [663:0] north_data_3_in_flit,
  output wire   [1:0] north_data_3_in_credit,
  output wire         north_data_3_out_valid,
  output wire         north_data_3_out_class,
  output wire [663:0] north_data_3_out_flit,
  input  wire   [1:0] north_data_3_out_credit,
  input  wire         north_data_4_in_valid,
  input  wire         north_data_4_in_class,
  input  wire [663:0] north_data_4_in_flit,
  output wire   [1:0] north_data_4_in_credit,
  output wire         north_data_4_out_valid,
  output wire         north_data_4_out_class,
  output wire [663:0] north_data_4_out_flit,
  input  wire   [1:0] north_data_4_out_credit,
  input  wire         north_data_5_in_valid,
  input  wire         north_data_5_in_class,
  input  wire [663:0] north_data_5_in_flit,
  output wire   [1:0] north_data_5_in_credit,
  output wire         north_data_5_out_valid,
  output wire         north_data_5_out_class,
  output wire [663:0] north_data_5_out_flit,
  input  wire   [1:0] north_data_5_out_credit,
  input  wire         north_data_6_in_valid,
  input  wire         north_data_6_in_class,
  input  wire [663:0] north_data_6_in_flit,
  output wire   [1:0] north_data_6_in_credit,
  output wire         north_data_6_out_valid,
  output wire         north_data_6_out_class,
  output wire [663:0] north_data_6_out_flit,
  input  wire   [1:0] north_data_6_out_credit,
  input  wire         north_data_7_in_valid,
  input  wire         north_data_7_in_class,
  input  wire [663:0] north_data_7_in_flit,
  output wire   [1:0] north_data_7_in_credit,
  output wire         north_data_7_out_valid,
  output wire         north_data_7_out_class,
  output wire [663:0] north_data_7_out_flit,
  input  wire   [1:0] north_data_7_out_credit,
  input  wire         north_data_8_in_valid,
  input  wire         north_data_8_in_class,
  input  wire [663:0] north_data_8_in_flit,
  output wire   [1:0] north_data_8_in_credit,
  output wire         north_data_8_out_valid,
  output wire         north_data_8_out_class,
  output wire [663:0] north_data_8_out_flit,
  input  wire   [1:0] north_data_8_out_credit,
  input  wire         north_data_9_in_valid,
  input  wire         north_data_9_in_class,
  input  wire [663:0] north_data_9_in_flit,
  output wire   [1:0] north_data_9_in_credit,
  output wire         north_data_9_out_valid,
  output wire         north_data_9_out_class,
  output wire [663:0] north_data_9_out_flit,
  input  wire   [1:0] north_data_9_out_credit,
  input  wire         north_data_10_in_valid,
  input  wire         north_data_10_in_class,
  input  wire [663:0] north_data_10_in_flit,
  output wire   [1:0] north_data_10_in_credit,
  output wire         north_data_10_out_valid,
  output wire         north_data_10_out_class,
  output wire [663:0] north_data_10_out_flit,
  input  wire   [1:0] north_data_10_out_credit,
  input  wire         north_data_11_in_valid,
  input  wire         north_data_11_in_class,
  input  wire [663:0] north_data_11_in_flit,
  output wire   [1:0] north_data_11_in_credit,
  output wire         north_data_11_out_valid,
  output wire         north_data_11_out_class,
  output wire [663:0] north_data_11_out_flit,
  input  wire   [1:0] north_data_11_out_credit,
  input  wire         north_control_0_in_valid,
  input  wire         north_control_0_in_class,
  input  wire  [82:0] north_control_0_in_flit,
  output wire   [1:0] north_control_0_in_credit,
  output wire         north_control_0_out_valid,
  output wire         north_control_0_out_class,
  output wire  [82:0] north_control_0_out_flit,
  input  wire   [1:0] north_control_0_out_credit,
  input  wire         north_control_1_in_valid,
  input  wire         north_control_1_in_class,
  input  wire  [82:0] north_control_1_in_flit,
  output wire   [1:0] north_control_1_in_credit,
  output wire         north_control_1_out_valid,
  output wire         north_control_1_out_class,
  output wire  [82:0] north_control_1_out_flit,
  input  wire   [1:0] north_control_1_out_credit,
  input  wire         north_control_2_in_valid,
  input  wire         north_control_2_in_class,
  input  wire  [82:0] north_control_2_in_flit,
  output wire   [1:0] north_control_2_in_credit,
  output wire         north_control_2_out_valid,
  output wire         north_control_2_out_class,
  output wire  [82:0] north_control_2_out_flit,
  input  wire   [1:0] north_control_2_out_credit,
  input  wire         north_utility_0_in_valid,
  input  wire         north_utility_0_in_class,
  input  wire  [82:0] north_utility_0_in_flit,
  output wire   [1:0] north_utility_0_in_credit,
  output wire         north_utility_0_out_valid,
  output wire         north_utility_0_out_class,
  output wire  [82:0] north_utility_0_out_flit,
  input  wire   [1:0] north_utility_0_out_credit,
  input  wire         north_synchronisation_0_in_valid,
  input  wire  [82:0] north_synchronisation_0_in_flit,
  output wire         north_synchronisation_0_in_credit,
  output wire         north_synchronisation_0_out_valid,
  output wire  [82:0] north_synchronisation_0_out_flit,
  input  wire         north_synchronisation_0_out_credit,
  input  wire         north_reduction_0_in_valid,
  input  wire [542:0] north_reduction_0_in_flit,
  output wire         north_reduction_0_in_credit,
  output wire         north_reduction_0_out_valid,
  output wire [542:0] north_reduction_0_out_flit,
  input  wire         north_reduction_0_out_credit,
  input  wire         south_data_0_in_valid,
  input  wire         south_data_0_in_class,
  input  wire [663:0] south_data_0_in_flit,
  output wire   [1:0] south_data_0_in_credit,
  output wire         south_data_0_out_valid,
  output wire         south_data_0_out_class,
  output wire [663:0] south_data_0_out_flit,
  input  wire   [1:0] south_data_0_out_credit,
  input  wire         south_data_1_in_valid,
  input  wire         south_data_1_in_class,
  input  wire [663:0] south_data_1_in_flit,
  output wire   [1:0] south_data_1_in_credit,
  output wire         south_data_1_out_valid,
  output wire         south_data_1_out_class,
  output wire [663:0] south_data_1_out_flit,
  input  wire   [1:0] south_data_1_out_credit,
  input  wire         south_data_2_in_valid,
  input  wire         south_data_2_in_class,
  input  wire [663:0] south_data_2_in_flit,
  output wire   [1:0] south_data_2_in_credit,
  output wire         south_data_2_out_valid,
  output wire         south_data_2_out_class,
  output wire [663:0] south_data_2_out_flit,
  input  wire   [1:0] south_data_2_out_credit,
  input  wire         south_data_3_in_valid,
  input  wire         south_data_3_in_class,
  input  wire [663:0] south_data_3_in_flit,
  output wire   [1:0] south_data_3_in_credit,
  output wire         south_data_3_out_valid,
  output wire         south_data_3_out_class,
  output wire [663:0] south_data_3_out_flit,
  input  wire   [1:0] south_data_3_out_credit,
  input  wire         south_data_4_in_valid,
  input  wire         south_data_4_in_class,
  input  wire [663:0] south_data_4_in_flit,
  output wire   [1:0] south_data_4_in_credit,
  output wire         south_data_4_out_valid,
  output wire         south_data_4_out_class,
  output wire [663:0] south_data_4_out_flit,
  input  wire   [1:0] south_data_4_out_credit,
  input  wire         south_data_5_in_valid,
  input  wire         south_data_5_in_class,
  input  wire [663:0] south_data_5_in_flit,
  output wire   [1:0] south_data_5_in_credit,
  output wire         south_data_5_out_valid,
  output wire         south_data_5_out_class,
  output wire [663:0] south_data_5_out_flit,
  input  wire   [1:0] south_data_5_out_credit,
  input  wire         south_data_6_in_valid,
  input  wire         south_data_6_in_class,
  input  wire [663:0] south_data_6_in_flit,
  output wire   [1:0] south_data_6_in_credit,
  output wire         south_data_6_out_valid,
  output wire         south_data_6_out_class,
  output wire [663:0] south_data_6_out_flit,
  input  wire   [1:0] south_data_6_out_credit,
  input  wire         south_data_7_in_valid,
  input  wire         south_data_7_in_class,
  input  wire [663:0] south_data_7_in_flit,
  output wire   [1:0] south_data_7_in_credit,
  output wire         south_data_7_out_valid,
  output wire         south_data_7_out_class,
  output wire [663:0] south_data_7_out_flit,
  input  wire   [1:0] south_data_7_out_credit,
  input  wire         south_data_8_in_valid,
  input  wire         south_data_8_in_class,
  input  wire [663:0] south_data_8_in_flit,
  output wire   [1:0] south_data_8_in_credit,
  output wire         south_data_8_out_valid,
  output wire         south_data_8_out_class,
  output wire [663:0] south_data_8_out_flit,
  input  wire   [1:0] south_data_8_out_credit,
  input  wire         south_data_9_in_valid,
  input  wire         south_data_9_in_class,
  input  wire [663:0] south_data_9_in_flit,
  output wire   [1:0] south_data_9_in_credit,
  output wire         south_data_9_out_valid,
  output wire         south_data_9_out_class,
  output wire [663:0] south_data_9_out_flit,
  input  wire   [1:0] south_data_9_out_credit,
  input  wire         south_data_10_in_valid,
  input  wire         south_data_10_in_class,
  input  wire [663:0] south_data_10_in_flit,
  output wire   [1:0] south_data_10_in_credit,
  output wire         south_data_10_out_valid,
  output wire         south_data_10_out_class,
  output wire [663:0] south_data_10_out_flit,
  input  wire   [1:0] south_data_10_out_credit,
  input  wire         south_data_11_in_valid,
  input  wire         south_data_11_in_class,
  input  wire [663:0] south_data_11_in_flit,
  output wire   [1:0] south_data_11_in_credit,
  output wire         south_data_11_out_valid,
  output wire         south_data_11_out_class,
  output wire [663:0] south_data_11_out_flit,
  input  wire   [1:0] south_data_11_out_credit,
  input  wire         south_control_0_in_valid,
  input  wire         south_control_0_in_class,
  input  wire  [82:0] south_control_0_in_flit,
  output wire   [1:0] south_control_0_in_credit,
  output wire         south_control_0_out_valid,
  output wire         south_control_0_out_class,
  output wire  [82:0] south_control_0_out_flit,
  input  wire   [1:0] south_control_0_out_credit,
  input  wire         south_control_1_in_valid,
  input  wire         south_control_1_in_class,
  input  wire  [82:0] south_control_1_in_flit,
  output wire   [1:0] south_control_1_in_credit,
  output wire         south_control_1_out_valid,
  output wire         south_control_1_out_class,
  output wire  [82:0] south_control_1_out_flit,
  input  wire   [1:0] south_control_1_out_credit,
  input  wire         south_control_2_in_valid,
  input  wire         south_control_2_in_class,
  input  wire  [82:0] south_control_2_in_flit,
  output wire   [1:0] south_control_2_in_credit,
  output wire         south_control_2_out_valid,
  output wire         south_control_2_out_class,
  output wire  [82:0] south_control_2_out_flit,
  input  wire   [1:0] south_control_2_out_credit,
  input  wire         south_utility_0_in_valid,
  input  wire         south_utility_0_in_class,
  input  wire  [82:0] south_utility_0_in_flit,
  output wire   [1:0] south_utility_0_in_credit,
  output wire         south_utility_0_out_valid,
  output wire         south_utility_0_out_class,
  output wire  [82:0] south_utility_0_out_flit,
  input  wire   [1:0] south_utility_0_out_credit,
  input  wire         south_synchronisation_0_in_valid,
  input  wire  [82:0] south_synchronisation_0_in_flit,
  output wire         south_synchronisation_0_in_credit,
  output wire         south_synchronisation_0_out_valid,
  output wire  [82:0] south_synchronisation_0_out_flit,
  input  wire         south_synchronisation_0_out_credit,
  input  wire         south_reduction_0_in_valid,
  input  wire [542:0] south_reduction_0_in_flit,
  output wire         south_reduction_0_in_credit,
  output wire         south_reduction_0_out_valid,
  output wire [542:0] south_reduction_0_out_flit,
  input  wire         south_reduction_0_out_credit,
  input  wire         east_data_0_in_valid,
  input  wire         east_data_0_in_class,
  input  wire [663:0] east_data_0_in_flit,
  output wire   [1:0] east_data_0_in_credit,
  output wire         east_data_0_out_valid,
  output wire         east_data_0_out_class,
  output wire [663:0] east_data_0_out_flit,
  input  wire   [1:0] east_data_0_out_credit,
  input  wire         east_data_1_in_valid,
  input  wire         east_data_1_in_class,
  input  wire [663:0] east_data_1_in_flit,
  output wire   [1:0] east_data_1_in_credit,
  output wire         east_data_1_out_valid,
  output wire         east_data_1_out_class,
  output wire [663:0] east_data_1_out_flit,
  input  wire   [1:0] east_data_1_out_credit,
  input  wire         east_data_2_in_valid,
  input  wire         east_data_2_in_class,
  input  wire [663:0] east_data_2_in_flit,
  output wire   [1:0] east_data_2_in_credit,
  output wire         east_data_2_out_valid,
  output wire         east_data_2_out_class,
  output wire [663:0] east_data_2_out_flit,
  input  wire   [1:0] east_data_2_out_credit,
  input  wire         east_data_3_in_valid,
  input  wire         east_data_3_in_class,
  input  wire [663:0] east_data_3_in_flit,
  output wire   [1:0] east_data_3_in_credit,
  output wire         east_data_3_out_valid,
  output wire         east_data_3_out_class,
  output wire [663:0] east_data_3_out_flit,
  input  wire   [1:0] east_data_3_out_credit,
  input  wire         east_data_4_in_valid,
  input  wire         east_data_4_in_class,
  input  wire [663:0] east_data_4_in_flit,
  output wire   [1:0] east_data_4_in_credit,
  output wire         east_data_4_out_valid,
  output wire         east_data_4_out_class,
  output wire [663:0] east_data_4_out_flit,
  input  wire   [1:0] east_data_4_out_credit,
  input  wire         east_data_5_in_valid,
  input  wire         east_data_5_in_class,
  input  wire [663:0] east_data_5_in_flit,
  output wire   [1:0] east_data_5_in_credit,
  output wire         east_data_5_out_valid,
  output wire         east_data_5_out_class,
  output wire [663:0] east_data_5_out_flit,
  input  wire   [1:0] east_data_5_out_credit,
  input  wire         east_data_6_in_valid,
  input  wire         east_data_6_in_class,
  input  wire [663:0] east_data_6_in_flit,
  output wire   [1:0] east_data_6_in_credit,
  output wire         east_data_6_out_valid,
  output wire         east_data_6_out_class,
  output wire [663:0] east_data_6_out_flit,
  input  wire   [1:0] east_data_6_out_credit,
  input  wire         east_data_7_in_valid,
  input  wire         east_data_7_in_class,
  input  wire [663:0] east_data_7_in_flit,
  output wire   [1:0] east_data_7_in_credit,
  output wire         east_data_7_out_valid,
  output wire         east_data_7_out_class,
  output wire [663:0] east_data_7_out_flit,
  input  wire   [1:0] east_data_7_out_credit,
  input  wire         east_data_8_in_valid,
  input  wire         east_data_8_in_class,
  input  wire [663:0] east_data_8_in_flit,
  output wire   [1:0] east_data_8_in_credit,
  output wire         east_data_8_out_valid,
  output wire         east_data_8_out_class,
  output wire [663:0] east_data_8_out_flit,
  input  wire   [1:0] east_data_8_out_credit,
  input  wire         east_data_9_in_valid,
  input  wire         east_data_9_in_class,
  input  wire [663:0] east_data_9_in_flit,
  output wire   [1:0] east_data_9_in_credit,
  output wire         east_data_9_out_valid,
  output wire         east_data_9_out_class,
  output wire [663:0] east_data_9_out_flit,
  input  wire   [1:0] east_data_9_out_credit,
  input  wire         east_data_10_in_valid,
  input  wire         east_data_10_in_class,
  input  wire [663:0] east_data_10_in_flit,
  output wire   [1:0] east_data_10_in_credit,
  output wire         east_data_10_out_valid,
  output wire         east_data_10_out_class,
  output wire [663:0] east_data_10_out_flit,
  input  wire   [1:0] east_data_10_out_credit,
  input  wire         east_data_11_in_valid,
  input  wire         east_data_11_in_class,
  input  wire [663:0] east_data_11_in_flit,
  output wire   [1:0] east_data_11_in_credit,
  output wire         east_data_11_out_valid,
  output wire         east_data_11_out_class,
  output wire [663:0] east_data_11_out_flit,
  input  wire   [1:0] east_data_11_out_credit,
  input  wire         east_control_0_in_valid,
  input  wire         east_control_0_in_class,
  input  wire  [82:0] east_control_0_in_flit,
  output wire   [1:0] east_control_0_in_credit,
  output wire         east_control_0_out_valid,
  output wire         east_control_0_out_class,
  output wire  [82:0] east_control_0_out_flit,
  input  wire   [1:0] east_control_0_out_credit,
  input  wire         east_control_1_in_valid,
  input  wire         east_control_1_in_class,
  input  wire  [82:0] east_control_1_in_flit,
  output wire   [1:0] east_control_1_in_credit,
  output wire         east_control_1_out_valid,
  output wire         east_control_1_out_class,
  output wire  [82:0] east_control_1_out_flit,
  input  wire   [1:0] east_control_1_out_credit,
  input  wire         east_control_2_in_valid,
  input  wire         east_control_2_in_class,
  input  wire  [82:0] east_control_2_in_flit,
  output wire   [1:0] east_control_2_in_credit,
  output wire         east_control_2_out_valid,
  output wire         east_control_2_out_class,
  output wire  [82:0] east_control_2_out_flit,
  input  wire   [1:0] east_control_2_out_credit,
  input  wire         east_utility_0_in_valid,
  input  wire         east_utility_0_in_class,
  input  wire  [82:0] east_utility_0_in_flit,
  output wire   [1:0] east_utility_0_in_credit,
  output wire         east_utility_0_out_valid,
  output wire         east_utility_0_out_class,
  output wire  [82:0] east_utility_0_out_flit,
  input  wire   [1:0] east_utility_0_out_credit,
  input  wire         east_synchronisation_0_in_valid,
  input  wire  [82:0] east_synchronisation_0_in_flit,
  output wire         east_synchronisation_0_in_credit,
  output wire         east_synchronisation_0_out_valid,
  output wire  [82:0] east_synchronisation_0_out_flit,
  input  wire         east_synchronisation_0_out_credit,
  input  wire         east_reduction_0_in_valid,
  input  wire [542:0] east_reduction_0_in_flit,
  output wire         east_reduction_0_in_credit,
  output wire         east_reduction_0_out_valid,
  output wire [542:0] east_reduction_0_out_flit,
  input  wire         east_reduction_0_out_credit,
  input  wire         west_data_0_in_valid,
  input  wire         west_data_0_in_class,
  input  wire [663:0] west_data_0_in_flit,
  output wire   [1:0] west_data_0_in_credit,
  output wire         west_data_0_out_valid,
  output wire         west_data_0_out_class,
  output wire [663:0] west_data_0_out_flit,
  input  wire   [1:0] west_data_0_out_credit,
  input  wire         west_data_1_in_valid,
  input  wire         west_data_1_in_class,
  input  wire [663:0] west_data_1_in_flit,
  output wire   [1:0] west_data_1_in_credit,
  output wire         west_data_1_out_valid,
  output wire         west_data_1_out_class,
  output wire [663:0] west_data_1_out_flit,
  input  wire   [1:0] west_data_1_out_credit,
  input  wire         west_data_2_in_valid,
  input  wire         west_data_2_in_class,
  input  wire [663:0] west_data_2_in_flit,
  output wire   [1:0] west_data_2_in_credit,
  output wire         west_data_2_out_valid,
  output wire         west_data_2_out_class,
  output wire [663:0] west_data_2_out_flit,
  input  wire   [1:0] west_data_2_out_credit,
  input  wire         west_data_3_in_valid,
  input  wire         west_data_3_in_class,
  input  wire [663:0] west_data_3_in_flit,
  output wire   [1:0] west_data_3_in_credit,
  output wire         west_data_3_out_valid,
  output wire         west_data_3_out_class,
  output wire [663:0] west_data_3_out_flit,
  input  wire   [1:0] west_data_3_out_credit,
  input  wire         west_data_4_in_valid,
  input  wire         west_data_4_in_class,
  input  wire [663:0] west_data_4_in_flit,
  output wire   [1:0] west_data_4_in_credit,
  output wire         west_data_4_out_valid,
  output wire         west_data_4_out_class,
  output wire [663:0] west_data_4_out_flit,
  input  wire   [1:0] west_data_4_out_credit,
  input  wire         west_data_5_in_valid,
  input  wire         west_data_5_in_class,
  input  wire [663:0] west_data_5_in_flit,
  output wire   [1:0] west_data_5_in_credit,
  output wire         west_data_5_out_valid,
  output wire         west_data_5_out_class,
  output wire [663:0] west_data_5_out_flit,
  input  wire   [1:0] west_data_5_out_credit,
  input  wire         west_data_6_in_valid,
  input  wire         west_data_6_in_class,
  input  wire [663:0] west_data_6_in_flit,
  output wire   [1:0] west_data_6_in_credit,
  output wire         west_data_6_out_valid,
  output wire         west_data_6_out_class,
  output wire [663:0] west_data_6_out_flit,
  input  wire   [1:0] west_data_6_out_credit,
  input  wire         west_data_7_in_valid,
  input  wire         west_data_7_in_class,
  input  wire [663:0] west_data_7_in_flit,
  output wire   [1:0] west_data_7_in_credit,
  output wire         west_data_7_out_valid,
  output wire         west_data_7_out_class,
  output wire [663:0] west_data_7_out_flit,
  input  wire   [1:0] west_data_7_out_credit,
  input  wire         west_data_8_in_valid,
  input  wire         west_data_8_in_class,
  input  wire [663:0] west_data_8_in_flit,
  output wire   [1:0] west_data_8_in_credit,
  output wire         west_data_8_out_valid,
  output wire         west_data_8_out_class,
  output wire [663:0] west_data_8_out_flit,
  input  wire   [1:0] west_data_8_out_credit,
  input  wire         west_data_9_in_valid,
  input  wire         west_data_9_in_class,
  input  wire [663:0] west_data_9_in_flit,
  output wire   [1:0] west_data_9_in_credit,
  output wire         west_data_9_out_valid,
  output wire         west_data_9_out_class,
  output wire [663:0] west_data_9_out_flit,
  input  wire   [1:0] west_data_9_out_credit,
  input  wire         west_data_10_in_valid,
  input  wire         west_data_10_in_class,
  input  wire [663:0] west_data_10_in_flit,
  output wire   [1:0] west_data_10_in_credit,
  output wire         west_data_10_out_valid,
  output wire         west_data_10_out_class,
  output wire [663:0] west_data_10_out_flit,
  input  wire   [1:0] west_data_10_out_credit,
  input  wire         west_data_11_in_valid,
  input  wire         west_data_11_in_class,
  input  wire [663:0] west_data_11_in_flit,
  output wire   [1:0] west_data_11_in_credit,
  output wire         west_data_11_out_valid,
  output wire         west_data_11_out_class,
  output wire [663:0] west_data_11_out_flit,
  input  wire   [1:0] west_data_11_out_credit,
  input  wire         west_control_0_in_valid,
  input  wire         west_control_0_in_class,
  input  wire  [82:0] west_control_0_in_flit,
  output wire   [1:0] west_control_0_in_credit,
  output wire         west_control_0_out_valid,
  output wire         west_control_0_out_class,
  output wire  [82:0] west_control_0_out_flit,
  input  wire   [1:0] west_control_0_out_credit,
  input  wire         west_control_1_in_valid,
  input  wire         west_control_1_in_class,
  input  wire  [82:0] west_control_1_in_flit,
  output wire   [1:0] west_control_1_in_credit,
  output wire         west_control_1_out_valid,
  output wire         west_control_1_out_class,
  output wire  [82:0] west_control_1_out_flit,
  input  wire   [1:0] west_control_1_out_credit,
  input  wire         west_control_2_in_valid,
  input  wire         west_control_2_in_class,
  input  wire  [82:0] west_control_2_in_flit,
  output wire   [1:0] west_control_2_in_credit,
  output wire         west_control_2_out_valid,
  output wire         west_control_2_out_class,
  output wire  [82:0] west_control_2_out_flit,
  input  wire   [1:0] west_control_2_out_credit,
  input  wire         west_utility_0_in_valid,
  input  wire         west_utility_0_in_class,
  input  wire  [82:0] west_utility_0_in_flit,
  output wire   [1:0] west_utility_0_in_credit,
  output wire         west_utility_0_out_valid,
  output wire         west_utility_0_out_class,
  output wire  [82:0] west_utility_0_out_flit,
  input  wire   [1:0] west_utility_0_out_credit,
  input  wire         west_synchronisation_0_in_valid,
  input  wire  [82:0] west_synchronisation_0_in_flit,
  output wire         west_synchronisation_0_in_credit,
  output wire         west_synchronisation_0_out_valid,
  output wire  [82:0] west_synchronisation_0_out_flit,
  input  wire         west_synchronisation_0_out_credit,
  input  wire         west_reduction_0_in_valid,
  input  wire [542:0] west_reduction_0_in_flit,
  output wire         west_reduction_0_in_credit,
  output wire         west_reduction_0_out_valid,
  output wire [542:0] west_reduction_0_out_flit,
  input  wire         west_reduction_0_out_credit,
  input  wire         client_0_data_0_up_0_valid,
  output wire         client_0_data_0_up_0_ready,
  input  wire   [3:0] client_0_data_0_up_0_columns,
  input  wire   [4:0] client_0_data_0_up_0_rows,
  input  wire   [9:0] client_0_data_0_up_0_clients,
  input  wire   [2:0] client_0_data_0_up_0_lane,
  input  wire [644:0] client_0_data_0_up_0_payload,
  output wire         client_0_data_0_down_0_valid,
  input  wire         client_0_data_0_down_0_ready,
  output wire [644:0] client_0_data_0_down_0_payload,
  input  wire         client_0_data_0_up_1_valid,
  output wire         client_0_data_0_up_1_ready,
  input  wire   [3:0] client_0_data_0_up_1_columns,
  input  wire   [4:0] client_0_data_0_up_1_rows,
  input  wire   [9:0] client_0_data_0_up_1_clients,
  input  wire   [2:0] client_0_data_0_up_1_lane,
  input  wire [644:0] client_0_data_0_up_1_payload,
  output wire         client_0_data_0_down_1_valid,
  input  wire         client_0_data_0_down_1_ready,
  output wire [644:0] client_0_data_0_down_1_payload,
  input  wire         client_0_data_1_up_0_valid,
  output wire         client_0_data_1_up_0_ready,
  input  wire   [3:0] client_0_data_1_up_0_columns,
  input  wire   [4:0] client_0_data_1_up_0_rows,
  input  wire   [9:0] client_0_data_1_up_0_clients,
  input  wire   [2:0] client_0_data_1_up_0_lane,
  input  wire [644:0] client_0_data_1_up_0_payload,
  output wire         client_0_data_1_down_0_valid,
  input  wire         client_0_data_1_down_0_ready,
  output wire [644:0] client_0_data_1_down_0_payload,
  input  wire         client_0_data_1_up_1_valid,
  output wire         client_0_data_1_up_1_ready,
  input  wire   [3:0] client_0_data_1_up_1_columns,
  input  wire   [4:0] client_0_data_1_up_1_rows,
  input  wire   [9:0] client_0_data_1_up_1_clients,
  input  wire   [2:0] client_0_data_1_up_1_lane,
  input  wire [644:0] client_0_data_1_up_1_payload,
  output wire         client_0_data_1_down_1_valid,
  input  wire         client_0_data_1_down_1_ready,
  output wire [644:0] client_0_data_1_down_1_payload,
  input  wire         client_0_control_0_up_0_valid,
  output wire         client_0_control_0_up_0_ready,
  input  wire   [3:0] client_0_control_0_up_0_columns,
  input  wire   [4:0] client_0_control_0_up_0_rows,
  input  wire   [9:0] client_0_control_0_up_0_clients,
  input  wire   [1:0] client_0_control_0_up_0_lane,
  input  wire  [63:0] client_0_control_0_up_0_payload,
  output wire         client_0_control_0_down_0_valid,
  input  wire         client_0_control_0_down_0_ready,
  output wire  [63:0] client_0_control_0_down_0_payload,
  input  wire         client_0_control_0_up_1_valid,
  output wire         client_0_control_0_up_1_ready,
  input  wire   [3:0] client_0_control_0_up_1_columns,
  input  wire   [4:0] client_0_control_0_up_1_rows,
  input  wire   [9:0] client_0_control_0_up_1_clients,
  input  wire   [1:0] client_0_control_0_up_1_lane,
  input  wire  [63:0] client_0_control_0_up_1_payload,
  output wire         client_0_control_0_down_1_valid,
  input  wire         client_0_control_0_down_1_ready,
  output wire  [63:0] client_0_control_0_down_1_payload,
  input  wire         client_0_utility_0_up_0_valid,
  output wire         client_0_utility_0_up_0_ready,
  input  wire   [3:0] client_0_utility_0_up_0_columns,
  input  wire   [4:0] client_0_utility_0_up_0_rows,
  input  wire   [9:0] client_0_utility_0_up_0_clients,
  input  wire  [63:0] client_0_utility_0_up_0_payload,
  output wire         client_0_utility_0_down_0_valid,
  input  wire         client_0_utility_0_down_0_ready,
  output wire  [63:0] client_0_utility_0_down_0_payload,
  input  wire         client_0_utility_0_up_1_valid,
  output wire         client_0_utility_0_up_1_ready,
  input  wire   [3:0] client_0_utility_0_up_1_columns,
  input  wire   [4:0] client_0_utility_0_up_1_rows,
  input  wire   [9:0] client_0_utility_0_up_1_clients,
  input  wire  [63:0] client_0_utility_0_up_1_payload,
  output wire         client_0_utility_0_down_1_valid,
  input  wire         client_0_utility_0_down_1_ready,
  output wire  [63:0] client_0_utility_0_down_1_payload,
  input  wire         client_0_synchronisation_0_up_0_valid,
  output wire         client_0_synchronisation_0_up_0_ready,
  input  wire   [3:0] client_0_synchronisation_0_up_0_columns,
  input  wire   [4:0] client_0_synchronisation_0_up_0_rows,
  input  wire   [9:0] client_0_synchronisation_0_up_0_clients,
  input  wire  [63:0] client_0_synchronisation_0_up_0_payload,
  output wire         client_0_synchronisation_0_down_0_valid,
  input  wire         client_0_synchronisation_0_down_0_ready,
  output wire  [63:0] client_0_synchronisation_0_down_0_payload,
  input  wire         client_0_reduction_0_up_0_valid,
  output wire         client_0_reduction_0_up_0_ready,
  input  wire   [3:0] client_0_reduction_0_up_0_columns,
  input  wire   [4:0] client_0_reduction_0_up_0_rows,
  input  wire   [9:0] client_0_reduction_0_up_0_clients,
  input  wire [523:0] client_0_reduction_0_up_0_payload,
  output wire         client_0_reduction_0_down_0_valid,
  input  wire         client_0_reduction_0_down_0_ready,
  output wire [523:0] client_0_reduction_0_down_0_payload,
  input  wire         client_1_data_0_up_0_valid,
  output wire         client_1_data_0_up_0_ready,
  input  wire   [3:0] client_1_data_0_up_0_columns,
  input  wire   [4:0] client_1_data_0_up_0_rows,
  input  wire   [9:0] client_1_data_0_up_0_clients,
  input  wire   [2:0] client_1_data_0_up_0_lane,
  input  wire [644:0] client_1_data_0_up_0_payload,
  output wire         client_1_data_0_down_0_valid,
  input  wire         client_1_data_0_down_0_ready,
  output wire [644:0] client_1_data_0_down_0_payload,
  input  wire         client_1_data_0_up_1_valid,
  output wire         client_1_data_0_up_1_ready,
  input  wire   [3:0] client_1_data_0_up_1_columns,
  input  wire   [4:0] client_1_data_0_up_1_rows,
  input  wire   [9:0] client_1_data_0_up_1_clients,
  input  wire   [2:0] client_1_data_0_up_1_lane,
  input  wire [644:0] client_1_data_0_up_1_payload,
  output wire         client_1_data_0_down_1_valid,
  input  wire         client_1_data_0_down_1_ready,
  output wire [644:0] client_1_data_0_down_1_payload,
  input  wire         client_1_data_1_up_0_valid,
  output wire         client_1_data_1_up_0_ready,
  input  wire   [3:0] client_1_data_1_up_0_columns,
  input  wire   [4:0] client_1_data_1_up_0_rows,
  input  wire   [9:0] client_1_data_1_up_0_clients,
  input  wire   [2:0] client_1_data_1_up_0_lane,
  input  wire [644:0] client_1_data_1_up_0_payload,
  output wire         client_1_data_1_down_0_valid,
  input  wire         client_1_data_1_down_0_ready,
  output wire [644:0] client_1_data_1_down_0_payload,
  input  wire         client_1_data_1_up_1_valid,
  output wire         client_1_data_1_up_1_ready,
  input  wire   [3:0] client_1_data_1_up_1_columns,
  input  wire   [4:0] client_1_data_1_up_1_rows,
  input  wire   [9:0] client_1_data_1_up_1_clients,
  input  wire   [2:0] client_1_data_1_up_1_lane,
  input  wire [644:0] client_1_data_1_up_1_payload,
  output wire         client_1_data_1_down_1_valid,
  input  wire         client_1_data_1_down_1_ready,
  output wire [644:0] client_1_data_1_down_1_payload,
  input  wire         client_1_control_0_up_0_valid,
  output wire         client_1_control_0_up_0_ready,
  input  wire   [3:0] client_1_control_0_up_0_columns,
  input  wire   [4:0] client_1_control_0_up_0_rows,
  input  wire   [9:0] client_1_control_0_up_0_clients,
  input  wire   [1:0] client_1_control_0_up_0_lane,
  input  wire  [63:0] client_1_control_0_up_0_payload,
  output wire         client_1_control_0_down_0_valid,
  input  wire         client_1_control_0_down_0_ready,
  output wire  [63:0] client_1_control_0_down_0_payload,
  input  wire         client_1_control_0_up_1_valid,
  output wire         client_1_control_0_up_1_ready,
  input  wire   [3:0] client_1_control_0_up_1_columns,
  input  wire   [4:0] client_1_control_0_up_1_rows,
  input  wire   [9:0] client_1_control_0_up_1_clients,
  input  wire   [1:0] client_1_control_0_up_1_lane,
  input  wire  [63:0] client_1_control_0_up_1_payload,
  output wire         client_1_control_0_down_1_valid,
  input  wire         client_1_control_0_down_1_ready,
  output wire  [63:0] client_1_control_0_down_1_payload,
  input  wire         client_1_utility_0_up_0_valid,
  output wire         client_1_utility_0_up_0_ready,
  input  wire   [3:0] client_1_utility_0_up_0_columns,
  input  wire   [4:0] client_1_utility_0_up_0_rows,
  input  wire   [9:0] client_1_utility_0_up_0_clients,
  input  wire  [63:0] client_1_utility_0_up_0_payload,
  output wire         client_1_utility_0_down_0_valid,
  input  wire         client_1_utility_0_down_0_ready,
  output wire  [63:0] client_1_utility_0_down_0_payload,
  input  wire         client_1_utility_0_up_1_valid,
  output wire         client_1_utility_0_up_1_ready,
  input  wire   [3:0] client_1_utility_0_up_1_columns,
  input  wire   [4:0] client_1_utility_0_up_1_rows,
  input  wire   [9:0] client_1_utility_0_up_1_clients,
  input  wire  [63:0] client_1_utility_0_up_1_payload,
  output wire         client_1_utility_0_down_1_valid,
  input  wire         client_1_utility_0_down_1_ready,
  output wire  [63:0] client_1_utility_0_down_1_payload,
  input  wire         client_1_synchronisation_0_up_0_valid,
  output wire         client_1_synchronisation_0_up_0_ready,
  input  wire   [3:0] client_1_synchronisation_0_up_0_columns,
  input  wire   [4:0] client_1_synchronisation_0_up_0_rows,
  input  wire   [9:0] client_1_synchronisation_0_up_0_clients,
  input  wire  [63:0] client_1_synchronisation_0_up_0_payload,
  output wire         client_1_synchronisation_0_down_0_valid,
  input  wire         client_1_synchronisation_0_down_0_ready,
  output wire  [63:0] client_1_synchronisation_0_down_0_payload,
  input  wire         client_1_reduction_0_up_0_valid,
  output wire         client_1_reduction_0_up_0_ready,
  input  wire   [3:0] client_1_reduction_0_up_0_columns,
  input  wire   [4:0] client_1_reduction_0_up_0_rows,
  input  wire   [9:0] client_1_reduction_0_up_0_clients,
  input  wire [523:0] client_1_reduction_0_up_0_payload,
  output wire         client_1_reduction_0_down_0_valid,
  input  wire         client_1_reduction_0_down_0_ready,
  output wire [523:0] client_1_reduction_0_down_0_payload,
  input  wire         client_2_data_0_up_0_valid,
  output wire         client_2_data_0_up_0_ready,
  input  wire   [3:0] client_2_data_0_up_0_columns,
  input  wire   [4:0] client_2_data_0_up_0_rows,
  input  wire   [9:0] client_2_data_0_up_0_clients,
  input  wire   [2:0] client_2_data_0_up_0_lane,
  input  wire [644:0] client_2_data_0_up_0_payload,
  output wire         client_2_data_0_down_0_valid,
  input  wire         client_2_data_0_down_0_ready,
  output wire [644:0] client_2_data_0_down_0_payload,
  input  wire         client_2_data_0_up_1_valid,
  output wire         client_2_data_0_up_1_ready,
  input  wire   [3:0] client_2_data_0_up_1_columns,
  input  wire   [4:0] client_2_data_0_up_1_rows,
  input  wire   [9:0] client_2_data_0_up_1_clients,
  input  wire   [2:0] client_2_data_0_up_1_lane,
  input  wire [644:0] client_2_data_0_up_1_payload,
  output wire         client_2_data_0_down_1_valid,
  input  wire         client_2_data_0_down_1_ready,
  output wire [644:0] client_2_data_0_down_1_payload,
  input  wire         client_2_data_1_up_0_valid,
  output wire         client_2_data_1_up_0_ready,
  input  wire   [3:0] client_2_data_1_up_0_columns,
  input  wire   [4:0] client_2_data_1_up_0_rows,
  input  wire   [9:0] client_2_data_1_up_0_clients,
  input  wire   [2:0] client_2_data_1_up_0_lane,
  input  wire [644:0] client_2_data_1_up_0_payload,
  output wire         client_2_data_1_down_0_valid,
  input  wire         client_2_data_1_down_0_ready,
  output wire [644:0] client_2_data_1_down_0_payload,
  input  wire         client_2_data_1_up_1_valid,
  output wire         client_2_data_1_up_1_ready,
  input  wire   [3:0] client_2_data_1_up_1_columns,
  input  wire   [4:0] client_2_data_1_up_1_rows,
  input  wire   [9:0] client_2_data_1_up_1_clients,
  input  wire   [2:0] client_2_data_1_up_1_lane,
  input  wire [644:0] client_2_data_1_up_1_payload,
  output wire         client_2_data_1_down_1_valid,
  input  wire         client_2_data_1_down_1_ready,
  output wire [644:0] client_2_data_1_down_1_payload,
  input  wire         client_2_control_0_up_0_valid,
  output wire         client_2_control_0_up_0_ready,
  input  wire   [3:0] client_2_control_0_up_0_columns,
  input  wire   [4:0] client_2_control_0_up_0_rows,
  input  wire   [9:0] client_2_control_0_up_0_clients,
  input  wire   [1:0] client_2_control_0_up_0_lane,
  input  wire  [63:0] client_2_control_0_up_0_payload,
  output wire         client_2_control_0_down_0_valid,
  input  wire         client_2_control_0_down_0_ready,
  output wire  [63:0] client_2_control_0_down_0_payload,
  input  wire         client_2_control_0_up_1_valid,
  output wire         client_2_control_0_up_1_ready,
  input  wire   [3:0] client_2_control_0_up_1_columns,
  input  wire   [4:0] client_2_control_0_up_1_rows,
  input  wire   [9:0] client_2_control_0_up_1_clients,
  input  wire   [1:0] client_2_control_0_up_1_lane,
  input  wire  [63:0] client_2_control_0_up_1_payload,
  output wire         client_2_control_0_down_1_valid,
  input  wire         client_2_control_0_down_1_ready,
  output wire  [63:0] client_2_control_0_down_1_payload,
  input  wire         client_2_utility_0_up_0_valid,
  output wire         client_2_utility_0_up_0_ready,
  input  wire   [3:0] client_2_utility_0_up_0_columns,
  input  wire   [4:0] client_2_utility_0_up_0_rows,
  input  wire   [9:0] client_2_utility_0_up_0_clients,
  input  wire  [63:0] client_2_utility_0_up_0_payload,
  output wire         client_2_utility_0_down_0_valid,
  input  wire         client_2_utility_0_down_0_ready,
  output wire  [63:0] client_2_utility_0_down_0_payload,
  input  wire         client_2_utility_0_up_1_valid,
  output wire         client_2_utility_0_up_1_ready,
  input  wire   [3:0] client_2_utility_0_up_1_columns,
  input  wire   [4:0] client_2_utility_0_up_1_rows,
  input  wire   [9:0] client_2_utility_0_up_1_clients,
  input  wire  [63:0] client_2_utility_0_up_1_payload,
  output wire         client_2_utility_0_down_1_valid,
  input  wire         client_2_utility_0_down_1_ready,
  output wire  [63:0] client_2_utility_0_down_1_payload,
  input  wire         client_2_synchronisation_0_up_0_valid,
  output wire         client_2_synchronisation_0_up_0_ready,
  input  wire   [3:0] client_2_synchronisation_0_up_0_columns,
  input  wire   [4:0] client_2_synchronisation_0_up_0_rows,
  input  wire   [9:0] client_2_synchronisation_0_up_0_clients,
  input  wire  [63:0] client_2_synchronisation_0_up_0_payload,
  output wire         client_2_synchronisation_0_down_0_valid,
  input  wire         client_2_synchronisation_0_down_0_ready,
  output wire  [63:0] client_2_synchronisation_0_down_0_payload,
  input  wire         client_2_reduction_0_up_0_valid,
  output wire         client_2_reduction_0_up_0_ready,
  input  wire   [3:0] client_2_reduction_0_up_0_columns,
  input  wire   [4:0] client_2_reduction_0_up_0_rows,
  input  wire   [9:0] client_2_reduction_0_up_0_clients,
  input  wire [523:0] client_2_reduction_0_up_0_payload,
  output wire         client_2_reduction_0_down_0_valid,
  input  wire         client_2_reduction_0_down_0_ready,
  output wire [523:0] client_2_reduction_0_down_0_payload,
  input  wire         client_3_data_0_up_0_valid,
  output wire         client_3_data_0_up_0_ready,
  input  wire   [3:0] client_3_data_0_up_0_columns,
  input  wire   [4:0] client_3_data_0_up_0_rows,
  input  wire   [9:0] client_3_data_0_up_0_clients,
  input  wire   [2:0] client_3_data_0_up_0_lane,
  input  wire [644:0] client_3_data_0_up_0_payload,
  output wire         client_3_data_0_down_0_valid,
  input  wire         client_3_data_0_down_0_ready,
  output wire [644:0] client_3_data_0_down_0_payload,
  input  wire         client_3_data_0_up_1_valid,
  output wire         client_3_data_0_up_1_ready,
  input  wire   [3:0] client_3_data_0_up_1_columns,
  input  wire   [4:0] client_3_data_0_up_1_rows,
  input  wire   [9:0] client_3_data_0_up_1_clients,
  input  wire   [2:0] client_3_data_0_up_1_lane,
  input  wire [644:0] client_3_data_0_up_1_payload,
  output wire         client_3_data_0_down_1_valid,
  input  wire         client_3_data_0_down_1_ready,
  output wire [644:0] client_3_data_0_down_1_payload,
  input  wire         client_3_data_1_up_0_valid,
  output wire         client_3_data_1_up_0_ready,
  input  wire   [3:0] client_3_data_1_up_0_columns,
  input  wire   [4:0] client_3_data_1_up_0_rows,
  input  wire   [9:0] client_3_data_1_up_0_clients,
  input  wire   [2:0] client_3_data_1_up_0_lane,
  input  wire [644:0] client_3_data_1_up_0_payload,
  output wire         client_3_data_1_down_0_valid,
  input  wire         client_3_data_1_down_0_ready,
  output wire [644:0] client_3_data_1_down_0_payload,
  input  wire         client_3_data_1_up_1_valid,
  output wire         client_3_data_1_up_1_ready,
  input  wire   [3:0] client_3_data_1_up_1_columns,
  input  wire   [4:0] client_3_data_1_up_1_rows,
  input  wire   [9:0] client_3_data_1_up_1_clients,
  input  wire   [2:0] client_3_data_1_up_1_lane,
  input  wire [644:0] client_3_data_1_up_1_payload,
  output wire         client_3_data_1_down_1_valid,
  input  wire         client_3_data_1_down_1_ready,
  output wire [644:0] client_3_data_1_down_1_payload,
  input  wire         client_3_control_0_up_0_valid,
  output wire         client_3_control_0_up_0_ready,
  input  wire   [3:0] client_3_control_0_up_0_columns,
  input  wire   [4:0] client_3_control_0_up_0_rows,
  input  wire   [9:0] client_3_control_0_up_0_clients,
  input  wire   [1:0] client_3_control_0_up_0_lane,
  input  wire  [63:0] client_3_control_0_up_0_payload,
  output wire         client_3_control_0_down_0_valid,
  input  wire         client_3_control_0_down_0_ready,
  output wire  [63:0] client_3_control_0_down_0_payload,
  input  wire         client_3_control_0_up_1_valid,
  output wire         client_3_control_0_up_1_ready,
  input  wire   [3:0] client_3_control_0_up_1_columns,
  input  wire   [4:0] client_3_control_0_up_1_rows,
  input  wire   [9:0] client_3_control_0_up_1_clients,
  input  wire   [1:0] client_3_control_0_up_1_lane,
  input  wire  [63:0] client_3_control_0_up_1_payload,
  output wire         client_3_control_0_down_1_valid,
  input  wire         client_3_control_0_down_1_ready,
  output wire  [63:0] client_3_control_0_down_1_payload,
  input  wire         client_3_utility_0_up_0_valid,
  output wire         client_3_utility_0_up_0_ready,
  input  wire   [3:0] client_3_utility_0_up_0_columns,
  input  wire   [4:0] client_3_utility_0_up_0_rows,
  input  wire   [9:0] client_3_utility_0_up_0_clients,
  input  wire  [63:0] client_3_utility_0_up_0_payload,
  output wire         client_3_utility_0_down_0_valid,
  input  wire         client_3_utility_0_down_0_ready,
  output wire  [63:0] client_3_utility_0_down_0_payload,
  input  wire         client_3_utility_0_up_1_valid,
  output wire         client_3_utility_0_up_1_ready,
  input  wire   [3:0] client_3_utility_0_up_1_columns,
  input  wire   [4:0] client_3_utility_0_up_1_rows,
  input  wire   [9:0] client_3_utility_0_up_1_clients,
  input  wire  [63:0] client_3_utility_0_up_1_payload,
  output wire         client_3_utility_0_down_1_valid,
  input  wire         client_3_utility_0_down_1_ready,
  output wire  [63:0] client_3_utility_0_down_1_payload,
  input  wire         client_3_synchronisation_0_up_0_valid,
  output wire         client_3_synchronisation_0_up_0_ready,
  input  wire   [3:0] client_3_synchronisation_0_up_0_columns,
  input  wire   [4:0] client_3_synchronisation_0_up_0_rows,
  input  wire   [9:0] client_3_synchronisation_0_up_0_clients,
  input  wire  [63:0] client_3_synchronisation_0_up_0_payload,
  output wire         client_3_synchronisation_0_down_0_valid,
  input  wire         client_3_synchronisation_0_down_0_ready,
  output wire  [63:0] client_3_synchronisation_0_down_0_payload,
  input  wire         client_3_reduction_0_up_0_valid,
  output wire         client_3_reduction_0_up_0_ready,
  input  wire   [3:0] client_3_reduction_0_up_0_columns,
  input  wire   [4:0] client_3_reduction_0_up_0_rows,
  input  wire   [9:0] client_3_reduction_0_up_0_clients,
  input  wire [523:0] client_3_reduction_0_up_0_payload,
  output wire         client_3_reduction_0_down_0_valid,
  input  wire         client_3_reduction_0_down_0_ready,
  output wire [523:0] client_3_reduction_0_down_0_payload,
  input  wire         client_4_data_0_up_0_valid,
  output wire         client_4_data_0_up_0_ready,
  input  wire   [3:0] client_4_data_0_up_0_columns,
  input  wire   [4:0] client_4_data_0_up_0_rows,
  input  wire   [9:0] client_4_data_0_up_0_clients,
  input  wire   [2:0] client_4_data_0_up_0_lane,
  input  wire [644:0] client_4_data_0_up_0_payload,
  output wire         client_4_data_0_down_0_valid,
  input  wire         client_4_data_0_down_0_ready,
  output wire [644:0] client_4_data_0_down_0_payload,
  input  wire         client_4_data_0_up_1_valid,
  output wire         client_4_data_0_up_1_ready,
  input  wire   [3:0] client_4_data_0_up_1_columns,
  input  wire   [4:0] client_4_data_0_up_1_rows,
  input  wire   [9:0] client_4_data_0_up_1_clients,
  input  wire   [2:0] client_4_data_0_up_1_lane,
  input  wire [644:0] client_4_data_0_up_1_payload,
  output wire         client_4_data_0_down_1_valid,
  input  wire         client_4_data_0_down_1_ready,
  output wire [644:0] client_4_data_0_down_1_payload,
  input  wire         client_4_data_1_up_0_valid,
  output wire         client_4_data_1_up_0_ready,
  input  wire   [3:0] client_4_data_1_up_0_columns,
  input  wire   [4:0] client_4_data_1_up_0_rows,
  input  wire   [9:0] client_4_data_1_up_0_clients,
  input  wire   [2:0] client_4_data_1_up_0_lane,
  input  wire [644:0] client_4_data_1_up_0_payload,
  output wire         client_4_data_1_down_0_valid,
  input  wire         client_4_data_1_down_0_ready,
  output wire [644:0] client_4_data_1_down_0_payload,
  input  wire         client_4_data_1_up_1_valid,
  output wire         client_4_data_1_up_1_ready,
  input  wire   [3:0] client_4_data_1_up_1_columns,
  input  wire   [4:0] client_4_data_1_up_1_rows,
  input  wire   [9:0] client_4_data_1_up_1_clients,
  input  wire   [2:0] client_4_data_1_up_1_lane,
  input  wire [644:0] client_4_data_1_up_1_payload,
  output wire         client_4_data_1_down_1_valid,
  input  wire         client_4_data_1_down_1_ready,
  output wire [644:0] client_4_data_1_down_1_payload,
  input  wire         client_4_control_0_up_0_valid,
  output wire         client_4_control_0_up_0_ready,
  input  wire   [3:0] client_4_control_0_up_0_columns,
  input  wire   [4:0] client_4_control_0_up_0_rows,
  input  wire   [9:0] client_4_control_0_up_0_clients,
  input  wire   [1:0] client_4_control_0_up_0_lane,
  input  wire  [63:0] client_4_control_0_up_0_payload,
  output wire         client_4_control_0_down_0_valid,
  input  wire         client_4_control_0_down_0_ready,
  output wire  [63:0] client_4_control_0_down_0_payload,
  input  wire         client_4_control_0_up_1_valid,
  output wire         client_4_control_0_up_1_ready,
  input  wire   [3:0] client_4_control_0_up_1_columns,
  input  wire   [4:0] client_4_control_0_up_1_rows,
  input  wire   [9:0] client_4_control_0_up_1_clients,
  input  wire   [1:0] client_4_control_0_up_1_lane,
  input  wire  [63:0] client_4_control_0_up_1_payload,
  output wire         client_4_control_0_down_1_valid,
  input  wire         client_4_control_0_down_1_ready,
  output wire  [63:0] client_4_control_0_down_1_payload,
  input  wire         client_4_utility_0_up_0_valid,
  output wire         client_4_utility_0_up_0_ready,
  input  wire   [3:0] client_4_utility_0_up_0_columns,
  input  wire   [4:0] client_4_utility_0_up_0_rows,
  input  wire   [9:0] client_4_utility_0_up_0_clients,
  input  wire  [63:0] client_4_utility_0_up_0_payload,
  output wire         client_4_utility_0_down_0_valid,
  input  wire         client_4_utility_0_down_0_ready,
  output wire  [63:0] client_4_utility_0_down_0_payload,
  input  wire         client_4_utility_0_up_1_valid,
  output wire         client_4_utility_0_up_1_ready,
  input  wire   [3:0] client_4_utility_0_up_1_columns,
  input  wire   [4:0] client_4_utility_0_up_1_rows,
  input  wire   [9:0] client_4_utility_0_up_1_clients,
  input  wire  [63:0] client_4_utility_0_up_1_payload,
  output wire         client_4_utility_0_down_1_valid,
  input  wire         client_4_utility_0_down_1_ready,
  output wire  [63:0] client_4_utility_0_down_1_payload,
  input  wire         client_4_synchronisation_0_up_0_valid,
  output wire         client_4_synchronisation_0_up_0_ready,
  input  wire   [3:0] client_4_synchronisation_0_up_0_columns,
  input  wire   [4:0] client_4_synchronisation_0_up_0_rows,
  input  wire   [9:0] client_4_synchronisation_0_up_0_clients,
  input  wire  [63:0] client_4_synchronisation_0_up_0_payload,
  output wire         client_4_synchronisation_0_down_0_valid,
  input  wire         client_4_synchronisation_0_down_0_ready,
  output wire  [63:0] client_4_synchronisation_0_down_0_payload,
  input  wire         client_4_reduction_0_up_0_valid,
  output wire         client_4_reduction_0_up_0_ready,
  input  wire   [3:0] client_4_reduction_0_up_0_columns,
  input  wire   [4:0] client_4_reduction_0_up_0_rows,
  input  wire   [9:0] client_4_reduction_0_up_0_clients,
  input  wire [523:0] client_4_reduction_0_up_0_payload,
  output wire         client_4_reduction_0_down_0_valid,
  input  wire         client_4_reduction_0_down_0_ready,
  output wire [523:0] client_4_reduction_0_down_0_payload,
  input  wire         client_5_data_0_up_0_valid,
  output wire         client_5_data_0_up_0_ready,
  input  wire   [3:0] client_5_data_0_up_0_columns,
  input  wire   [4:0] client_5_data_0_up_0_rows,
  input  wire   [9:0] client_5_data_0_up_0_clients,
  input  wire   [2:0] client_5_data_0_up_0_lane,
  input  wire [644:0] client_5_data_0_up_0_payload,
  output wire         client_5_data_0_down_0_valid,
  input  wire         client_5_data_0_down_0_ready,
  output wire [644:0] client_5_data_0_down_0_payload,
  input  wire         client_5_data_0_up_1_valid,
  output wire         client_5_data_0_up_1_ready,
  input  wire   [3:0] client_5_data_0_up_1_columns,
  input  wire   [4:0] client_5_data_0_up_1_rows,
  input  wire   [9:0] client_5_data_0_up_1_clients,
  input  wire   [2:0] client_5_data_0_up_1_lane,
  input  wire [644:0] client_5_data_0_up_1_payload,
  output wire         client_5_data_0_down_1_valid,
  input  wire         client_5_data_0_down_1_ready,
  output wire [644:0] client_5_data_0_down_1_payload,
  input  wire         client_5_data_1_up_0_valid,
  output wire         client_5_data_1_up_0_ready,
  input  wire   [3:0] client_5_data_1_up_0_columns,
  input  wire   [4:0] client_5_data_1_up_0_rows,
  input  wire   [9:0] client_5_data_1_up_0_clients,
  input  wire   [2:0] client_5_data_1_up_0_lane,
  input  wire [644:0] client_5_data_1_up_0_payload,
  output wire         client_5_data_1_down_0_valid,
  input  wire         client_5_data_1_down_0_ready,
  output wire [644:0] client_5_data_1_down_0_payload,
  input  wire         client_5_data_1_up_1_valid,
  output wire         client_5_data_1_up_1_ready,
  input  wire   [3:0] client_5_data_1_up_1_columns,
  input  wire   [4:0] client_5_data_1_up_1_rows,
  input  wire   [9:0] client_5_data_1_up_1_clients,
  input  wire   [2:0] client_5_data_1_up_1_lane,
  input  wire [644:0] client_5_data_1_up_1_payload,
  output wire         client_5_data_1_down_1_valid,
  input  wire         client_5_data_1_down_1_ready,
  output wire [644:0] client_5_data_1_down_1_payload,
  input  wire         client_5_control_0_up_0_valid,
  output wire         client_5_control_0_up_0_ready,
  input  wire   [3:0] client_5_control_0_up_0_columns,
  input  wire   [4:0] client_5_control_0_up_0_rows,
  input  wire   [9:0] client_5_control_0_up_0_clients,
  input  wire   [1:0] client_5_control_0_up_0_lane,
  input  wire  [63:0] client_5_control_0_up_0_payload,
  output wire         client_5_control_0_down_0_valid,
  input  wire         client_5_control_0_down_0_ready,
  output wire  [63:0] client_5_control_0_down_0_payload,
  input  wire         client_5_control_0_up_1_valid,
  output wire         client_5_control_0_up_1_ready,
  input  wire   [3:0] client_5_control_0_up_1_columns,
  input  wire   [4:0] client_5_control_0_up_1_rows,
  input  wire   [9:0] client_5_control_0_up_1_clients,
  input  wire   [1:0] client_5_control_0_up_1_lane,
  input  wire  [63:0] client_5_control_0_up_1_payload,
  output wire         client_5_control_0_down_1_valid,
  input  wire         client_5_control_0_down_1_ready,
  output wire  [63:0] client_5_control_0_down_1_payload,
  input  wire         client_5_utility_0_up_0_valid,
  output wire         client_5_utility_0_up_0_ready,
  input  wire   [3:0] client_5_utility_0_up_0_columns,
  input  wire   [4:0] client_5_utility_0_up_0_rows,
  input  wire   [9:0] client_5_utility_0_up_0_clients,
  input  wire  [63:0] client_5_utility_0_up_0_payload,
  output wire         client_5_utility_0_down_0_valid,
  input  wire         client_5_utility_0_down_0_ready,
  output wire  [63:0] client_5_utility_0_down_0_payload,
  input  wire         client_5_utility_0_up_1_valid,
  output wire         client_5_utility_0_up_1_ready,
  input  wire   [3:0] client_5_utility_0_up_1_columns,
  input  wire   [4:0] client_5_utility_0_up_1_rows,
  input  wire   [9:0] client_5_utility_0_up_1_clients,
  input  wire  [63:0] client_5_utility_0_up_1_payload,
  output wire         client_5_utility_0_down_1_valid,
  input  wire         client_5_utility_0_down_1_ready,
  output wire  [63:0] client_5_utility_0_down_1_payload,
  input  wire         client_5_synchronisation_0_up_0_valid,
  output wire         client_5_synchronisation_0_up_0_ready,
  input  wire   [3:0] client_5_synchronisation_0_up_0_columns,
  input  wire   [4:0] client_5_synchronisation_0_up_0_rows,
  input  wire   [9:0] client_5_synchronisation_0_up_0_clients,
  input  wire  [63:0] client_5_synchronisation_0_up_0_payload,
  output wire         client_5_synchronisation_0_down_0_valid,
  input  wire         client_5_synchronisation_0_down_0_ready,
  output wire  [63:0] client_5_synchronisation_0_down_0_payload,
  input  wire         client_5_reduction_0_up_0_valid,
  output wire         client_5_reduction_0_up_0_ready,
  input  wire   [3:0] client_5_reduction_0_up_0_columns,
  input  wire   [4:0] client_5_reduction_0_up_0_rows,
  input  wire   [9:0] client_5_reduction_0_up_0_clients,
  input  wire [523:0] client_5_reduction_0_up_0_payload,
  output wire         client_5_reduction_0_down_0_valid,
  input  wire         client_5_reduction_0_down_0_ready,
  output wire [523:0] client_5_reduction_0_down_0_payload,
  input  wire         client_8_data_0_up_0_valid,
  output wire         client_8_data_0_up_0_ready,
  input  wire   [3:0] client_8_data_0_up_0_columns,
  input  wire   [4:0] client_8_data_0_up_0_rows,
  input  wire   [9:0] client_8_data_0_up_0_clients,
  input  wire   [1:0] client_8_data_0_up_0_lane,
  input  wire [644:0] client_8_data_0_up_0_payload,
  output wire         client_8_data_0_down_0_valid,
  input  wire         client_8_data_0_down_0_ready,
  output wire [644:0] client_8_data_0_down_0_payload,
  input  wire         client_8_data_0_up_1_valid,
  output wire         client_8_data_0_up_1_ready,
  input  wire   [3:0] client_8_data_0_up_1_columns,
  input  wire   [4:0] client_8_data_0_up_1_rows,
  input  wire   [9:0] client_8_data_0_up_1_clients,
  input  wire   [1:0] client_8_data_0_up_1_lane,
  input  wire [644:0] client_8_data_0_up_1_payload,
  output wire         client_8_data_0_down_1_valid,
  input  wire         client_8_data_0_down_1_ready,
  output wire [644:0] client_8_data_0_down_1_payload,
  input  wire         client_8_data_1_up_0_valid,
  output wire         client_8_data_1_up_0_ready,
  input  wire   [3:0] client_8_data_1_up_0_columns,
  input  wire   [4:0] client_8_data_1_up_0_rows,
  input  wire   [9:0] client_8_data_1_up_0_clients,
  input  wire   [1:0] client_8_data_1_up_0_lane,
  input  wire [644:0] client_8_data_1_up_0_payload,
  output wire         client_8_data_1_down_0_valid,
  input  wire         client_8_data_1_down_0_ready,
  output wire [644:0] client_8_data_1_down_0_payload,
  input  wire         client_8_data_1_up_1_valid,
  output wire         client_8_data_1_up_1_ready,
  input  wire   [3:0] client_8_data_1_up_1_columns,
  input  wire   [4:0] client_8_data_1_up_1_rows,
  input  wire   [9:0] client_8_data_1_up_1_clients,
  input  wire   [1:0] client_8_data_1_up_1_lane,
  input  wire [644:0] client_8_data_1_up_1_payload,
  output wire         client_8_data_1_down_1_valid,
  input  wire         client_8_data_1_down_1_ready,
  output wire [644:0] client_8_data_1_down_1_payload,
  input  wire         client_8_data_2_up_0_valid,
  output wire         client_8_data_2_up_0_ready,
  input  wire   [3:0] client_8_data_2_up_0_columns,
  input  wire   [4:0] client_8_data_2_up_0_rows,
  input  wire   [9:0] client_8_data_2_up_0_clients,
  input  wire         client_8_data_2_up_0_lane,
  input  wire [644:0] client_8_data_2_up_0_payload,
  output wire         client_8_data_2_down_0_valid,
  input  wire         client_8_data_2_down_0_ready,
  output wire [644:0] client_8_data_2_down_0_payload,
  input  wire         client_8_data_2_up_1_valid,
  output wire         client_8_data_2_up_1_ready,
  input  wire   [3:0] client_8_data_2_up_1_columns,
  input  wire   [4:0] client_8_data_2_up_1_rows,
  input  wire   [9:0] client_8_data_2_up_1_clients,
  input  wire         client_8_data_2_up_1_lane,
  input  wire [644:0] client_8_data_2_up_1_payload,
  output wire         client_8_data_2_down_1_valid,
  input  wire         client_8_data_2_down_1_ready,
  output wire [644:0] client_8_data_2_down_1_payload,
  input  wire         client_8_data_3_up_0_valid,
  output wire         client_8_data_3_up_0_ready,
  input  wire   [3:0] client_8_data_3_up_0_columns,
  input  wire   [4:0] client_8_data_3_up_0_rows,
  input  wire   [9:0] client_8_data_3_up_0_clients,
  input  wire         client_8_data_3_up_0_lane,
  input  wire [644:0] client_8_data_3_up_0_payload,
  output wire         client_8_data_3_down_0_valid,
  input  wire         client_8_data_3_down_0_ready,
  output wire [644:0] client_8_data_3_down_0_payload,
  input  wire         client_8_data_3_up_1_valid,
  output wire         client_8_data_3_up_1_ready,
  input  wire   [3:0] client_8_data_3_up_1_columns,
  input  wire   [4:0] client_8_data_3_up_1_rows,
  input  wire   [9:0] client_8_data_3_up_1_clients,
  input  wire         client_8_data_3_up_1_lane,
  input  wire [644:0] client_8_data_3_up_1_payload,
  output wire         client_8_data_3_down_1_valid,
  input  wire         client_8_data_3_down_1_ready,
  output wire [644:0] client_8_data_3_down_1_payload,
  input  wire         client_8_data_4_up_0_valid,
  output wire         client_8_data_4_up_0_ready,
  input  wire   [3:0] client_8_data_4_up_0_columns,
  input  wire   [4:0] client_8_data_4_up_0_rows,
  input  wire   [9:0] client_8_data_4_up_0_clients,
  input  wire         client_8_data_4_up_0_lane,
  input  wire [644:0] client_8_data_4_up_0_payload,
  output wire         client_8_data_4_down_0_valid,
  input  wire         client_8_data_4_down_0_ready,
  output wire [644:0] client_8_data_4_down_0_payload,
  input  wire         client_8_data_4_up_1_valid,
  output wire         client_8_data_4_up_1_ready,
  input  wire   [3:0] client_8_data_4_up_1_columns,
  input  wire   [4:0] client_8_data_4_up_1_rows,
  input  wire   [9:0] client_8_data_4_up_1_clients,
  input  wire         client_8_data_4_up_1_lane,
  input  wire [644:0] client_8_data_4_up_1_payload,
  output wire         client_8_data_4_down_1_valid,
  input  wire         client_8_data_4_down_1_ready,
  output wire [644:0] client_8_data_4_down_1_payload,
  input  wire         client_8_control_0_up_0_valid,
  output wire         client_8_control_0_up_0_ready,
  input  wire   [3:0] client_8_control_0_up_0_columns,
  input  wire   [4:0] client_8_control_0_up_0_rows,
  input  wire   [9:0] client_8_control_0_up_0_clients,
  input  wire         client_8_control_0_up_0_lane,
  input  wire  [63:0] client_8_control_0_up_0_payload,
  output wire         client_8_control_0_down_0_valid,
  input  wire         client_8_control_0_down_0_ready,
  output wire  [63:0] client_8_control_0_down_0_payload,
  input  wire         client_8_control_0_up_1_valid,
  output wire         client_8_control_0_up_1_ready,
  input  wire   [3:0] client_8_control_0_up_1_columns,
  input  wire   [4:0] client_8_control_0_up_1_rows,
  input  wire   [9:0] client_8_control_0_up_1_clients,
  input  wire         client_8_control_0_up_1_lane,
  input  wire  [63:0] client_8_control_0_up_1_payload,
  output wire         client_8_control_0_down_1_valid,
  input  wire         client_8_control_0_down_1_ready,
  output wire  [63:0] client_8_control_0_down_1_payload,
  input  wire         client_8_control_1_up_0_valid,
  output wire         client_8_control_1_up_0_ready,
  input  wire   [3:0] client_8_control_1_up_0_columns,
  input  wire   [4:0] client_8_control_1_up_0_rows,
  input  wire   [9:0] client_8_control_1_up_0_clients,
  input  wire  [63:0] client_8_control_1_up_0_payload,
  output wire         client_8_control_1_down_0_valid,
  input  wire         client_8_control_1_down_0_ready,
  output wire  [63:0] client_8_control_1_down_0_payload,
  input  wire         client_8_control_1_up_1_valid,
  output wire         client_8_control_1_up_1_ready,
  input  wire   [3:0] client_8_control_1_up_1_columns,
  input  wire   [4:0] client_8_control_1_up_1_rows,
  input  wire   [9:0] client_8_control_1_up_1_clients,
  input  wire  [63:0] client_8_control_1_up_1_payload,
  output wire         client_8_control_1_down_1_valid,
  input  wire         client_8_control_1_down_1_ready,
  output wire  [63:0] client_8_control_1_down_1_payload,
  input  wire         client_8_utility_0_up_0_valid,
  output wire         client_8_utility_0_up_0_ready,
  input  wire   [3:0] client_8_utility_0_up_0_columns,
  input  wire   [4:0] client_8_utility_0_up_0_rows,
  input  wire   [9:0] client_8_utility_0_up_0_clients,
  input  wire  [63:0] client_8_utility_0_up_0_payload,
  output wire         client_8_utility_0_down_0_valid,
  input  wire         client_8_utility_0_down_0_ready,
  output wire  [63:0] client_8_utility_0_down_0_payload,
  input  wire         client_8_utility_0_up_1_valid,
  output wire         client_8_utility_0_up_1_ready,
  input  wire   [3:0] client_8_utility_0_up_1_columns,
  input  wire   [4:0] client_8_utility_0_up_1_rows,
  input  wire   [9:0] client_8_utility_0_up_1_clients,
  input  wire  [63:0] client_8_utility_0_up_1_payload,
  output wire         client_8_utility_0_down_1_valid,
  input  wire         client_8_utility_0_down_1_ready,
  output wire  [63:0] client_8_utility_0_down_1_payload,
  input  wire         client_8_synchronisation_0_up_0_valid,
  output wire         client_8_synchronisation_0_up_0_ready,
  input  wire   [3:0] client_8_synchronisation_0_up_0_columns,
  input  wire   [4:0] client_8_synchronisation_0_up_0_rows,
  input  wire   [9:0] client_8_synchronisation_0_up_0_clients,
  input  wire  [63:0] client_8_synchronisation_0_up_0_payload,
  output wire         client_8_synchronisation_0_down_0_valid,
  input  wire         client_8_synchronisation_0_down_0_ready,
  output wire  [63:0] client_8_synchronisation_0_down_0_payload,
  input  wire         client_9_data_0_up_0_valid,
  output wire         client_9_data_0_up_0_ready,
  input  wire   [3:0] client_9_data_0_up_0_columns,
  input  wire   [4:0] client_9_data_0_up_0_rows,
  input  wire   [9:0] client_9_data_0_up_0_clients,
  input  wire   [3:0] client_9_data_0_up_0_lane,
  input  wire [644:0] client_9_data_0_up_0_payload,
  output wire         client_9_data_0_down_0_valid,
  input  wire         client_9_data_0_down_0_ready,
  output wire [644:0] client_9_data_0_down_0_payload,
  input  wire         client_9_data_0_up_1_valid,
  output wire         client_9_data_0_up_1_ready,
  input  wire   [3:0] client_9_data_0_up_1_columns,
  input  wire   [4:0] client_9_data_0_up_1_rows,
  input  wire   [9:0] client_9_data_0_up_1_clients,
  input  wire   [3:0] client_9_data_0_up_1_lane,
  input  wire [644:0] client_9_data_0_up_1_payload,
  output wire         client_9_data_0_down_1_valid,
  input  wire         client_9_data_0_down_1_ready,
  output wire [644:0] client_9_data_0_down_1_payload,
  input  wire         client_9_control_0_up_0_valid,
  output wire         client_9_control_0_up_0_ready,
  input  wire   [3:0] client_9_control_0_up_0_columns,
  input  wire   [4:0] client_9_control_0_up_0_rows,
  input  wire   [9:0] client_9_control_0_up_0_clients,
  input  wire   [1:0] client_9_control_0_up_0_lane,
  input  wire  [63:0] client_9_control_0_up_0_payload,
  output wire         client_9_control_0_down_0_valid,
  input  wire         client_9_control_0_down_0_ready,
  output wire  [63:0] client_9_control_0_down_0_payload,
  input  wire         client_9_control_0_up_1_valid,
  output wire         client_9_control_0_up_1_ready,
  input  wire   [3:0] client_9_control_0_up_1_columns,
  input  wire   [4:0] client_9_control_0_up_1_rows,
  input  wire   [9:0] client_9_control_0_up_1_clients,
  input  wire   [1:0] client_9_control_0_up_1_lane,
  input  wire  [63:0] client_9_control_0_up_1_payload,
  output wire         client_9_control_0_down_1_valid,
  input  wire         client_9_control_0_down_1_ready,
  output wire  [63:0] client_9_control_0_down_1_payload,
  input  wire         client_9_utility_0_up_0_valid,
  output wire         client_9_utility_0_up_0_ready,
  input  wire   [3:0] client_9_utility_0_up_0_columns,
  input  wire   [4:0] client_9_utility_0_up_0_rows,
  input  wire   [9:0] client_9_utility_0_up_0_clients,
  input  wire  [63:0] client_9_utility_0_up_0_payload,
  output wire         client_9_utility_0_down_0_valid,
  input  wire         client_9_utility_0_down_0_ready,
  output wire  [63:0] client_9_utility_0_down_0_payload,
  input  wire         client_9_utility_0_up_1_valid,
  output wire         client_9_utility_0_up_1_ready,
  input  wire   [3:0] client_9_utility_0_up_1_columns,
  input  wire   [4:0] client_9_utility_0_up_1_rows,
  input  wire   [9:0] client_9_utility_0_up_1_clients,
  input  wire  [63:0] client_9_utility_0_up_1_payload,
  output wire         client_9_utility_0_down_1_valid,
  input  wire         client_9_utility_0_down_1_ready,
  output wire  [63:0] client_9_utility_0_down_1_payload,
  input  wire         client_9_synchronisation_0_up_0_valid,
  output wire         client_9_synchronisation_0_up_0_ready,
  input  wire   [3:0] client_9_synchronisation_0_up_0_columns,
  input  wire   [4:0] client_9_synchronisation_0_up_0_rows,
  input  wire   [9:0] client_9_synchronisation_0_up_0_clients,
  input  wire  [63:0] client_9_synchronisation_0_up_0_payload,
  output wire         client_9_synchronisation_0_down_0_valid,
  input  wire         client_9_synchronisation_0_down_0_ready,
  output wire  [63:0] client_9_synchronisation_0_down_0_payload
);

  wire [3:0] place_own_column;
  wire [4:0] place_own_row;
  wire [3:0] place_west;
  wire [3:0] place_east;
  wire [4:0] place_below;
  wire [4:0] place_group;
  wire place_stub_below;
  wire [4:0] place_above;
  wire [1:0] data_lane_0_north_in_credit;
  wire [1:0] data_lane_0_south_in_credit;
  wire [1:0] data_lane_0_east_in_credit;
  wire [1:0] data_lane_0_west_in_credit;
  wire [1:0] data_lane_0_client_0_in_credit;
  wire [1:0] data_lane_0_client_1_in_credit;
  wire [1:0] data_lane_0_client_2_in_credit;
  wire [1:0] data_lane_0_client_3_in_credit;
  wire [1:0] data_lane_0_client_4_in_credit;
  wire [1:0] data_lane_0_client_5_in_credit;
  wire [1:0] data_lane_0_client_8_in_credit;
  wire [1:0] data_lane_0_client_9_in_credit;
  wire data_lane_0_north_out_valid;
  wire data_lane_0_north_out_class;
  wire [663:0] data_lane_0_north_out_flit;
  wire data_lane_0_south_out_valid;
  wire data_lane_0_south_out_class;
  wire [663:0] data_lane_0_south_out_flit;
  wire data_lane_0_east_out_valid;
  wire data_lane_0_east_out_class;
  wire [663:0] data_lane_0_east_out_flit;
  wire data_lane_0_west_out_valid;
  wire data_lane_0_west_out_class;
  wire [663:0] data_lane_0_west_out_flit;
  wire data_lane_0_client_0_out_valid;
  wire data_lane_0_client_0_out_class;
  wire [644:0] data_lane_0_client_0_out_flit;
  wire data_lane_0_client_1_out_valid;
  wire data_lane_0_client_1_out_class;
  wire [644:0] data_lane_0_client_1_out_flit;
  wire data_lane_0_client_2_out_valid;
  wire data_lane_0_client_2_out_class;
  wire [644:0] data_lane_0_client_2_out_flit;
  wire data_lane_0_client_3_out_valid;
  wire data_lane_0_client_3_out_class;
  wire [644:0] data_lane_0_client_3_out_flit;
  wire data_lane_0_client_4_out_valid;
  wire data_lane_0_client_4_out_class;
  wire [644:0] data_lane_0_client_4_out_flit;
  wire data_lane_0_client_5_out_valid;
  wire data_lane_0_client_5_out_class;
  wire [644:0] data_lane_0_client_5_out_flit;
  wire data_lane_0_client_8_out_valid;
  wire data_lane_0_client_8_out_class;
  wire [644:0] data_lane_0_client_8_out_flit;
  wire data_lane_0_client_9_out_valid;
  wire data_lane_0_client_9_out_class;
  wire [644:0] data_lane_0_client_9_out_flit;
  wire [11:0] data_lane_0_sent;
  wire [11:0] data_lane_0_stalls;
  wire [11:0] data_lane_0_conflicts;
  wire [23:0] data_lane_0_dropped;
  wire [1:0] data_lane_1_north_in_credit;
  wire [1:0] data_lane_1_south_in_credit;
  wire [1:0] data_lane_1_east_in_credit;
  wire [1:0] data_lane_1_west_in_credit;
  wire [1:0] data_lane_1_client_0_in_credit;
  wire [1:0] data_lane_1_client_1_in_credit;
  wire [1:0] data_lane_1_client_2_in_credit;
  wire [1:0] data_lane_1_client_3_in_credit;
  wire [1:0] data_lane_1_client_4_in_credit;
  wire [1:0] data_lane_1_client_5_in_credit;
  wire [1:0] data_lane_1_client_8_in_credit;
  wire [1:0] data_lane_1_client_9_in_credit;
  wire data_lane_1_north_out_valid;
  wire data_lane_1_north_out_class;
  wire [663:0] data_lane_1_north_out_flit;
  wire data_lane_1_south_out_valid;
  wire data_lane_1_south_out_class;
  wire [663:0] data_lane_1_south_out_flit;
  wire data_lane_1_east_out_valid;
  wire data_lane_1_east_out_class;
  wire [663:0] data_lane_1_east_out_flit;
  wire data_lane_1_west_out_valid;
  wire data_lane_1_west_out_class;
  wire [663:0] data_lane_1_west_out_flit;
  wire data_lane_1_client_0_out_valid;
  wire data_lane_1_client_0_out_class;
  wire [644:0] data_lane_1_client_0_out_flit;
  wire data_lane_1_client_1_out_valid;
  wire data_lane_1_client_1_out_class;
  wire [644:0] data_lane_1_client_1_out_flit;
  wire data_lane_1_client_2_out_valid;
  wire data_lane_1_client_2_out_class;
  wire [644:0] data_lane_1_client_2_out_flit;
  wire data_lane_1_client_3_out_valid;
  wire data_lane_1_client_3_out_class;
  wire [644:0] data_lane_1_client_3_out_flit;
  wire data_lane_1_client_4_out_valid;
  wire data_lane_1_client_4_out_class;
  wire [644:0] data_lane_1_client_4_out_flit;
  wire data_lane_1_client_5_out_valid;
  wire data_lane_1_client_5_out_class;
  wire [644:0] data_lane_1_client_5_out_flit;
  wire data_lane_1_client_8_out_valid;
  wire data_lane_1_client_8_out_class;
  wire [644:0] data_lane_1_client_8_out_flit;
  wire data_lane_1_client_9_out_valid;
  wire data_lane_1_client_9_out_class;
  wire [644:0] data_lane_1_client_9_out_flit;
  wire [11:0] data_lane_1_sent;
  wire [11:0] data_lane_1_stalls;
  wire [11:0] data_lane_1_conflicts;
  wire [23:0] data_lane_1_dropped;
  wire [1:0] data_lane_2_north_in_credit;
  wire [1:0] data_lane_2_south_in_credit;
  wire [1:0] data_lane_2_east_in_credit;
  wire [1:0] data_lane_2_west_in_credit;
  wire [1:0] data_lane_2_client_0_in_credit;
  wire [1:0] data_lane_2_client_1_in_credit;
  wire [1:0] data_lane_2_client_2_in_credit;
  wire [1:0] data_lane_2_client_3_in_credit;
  wire [1:0] data_lane_2_client_4_in_credit;
  wire [1:0] data_lane_2_client_5_in_credit;
  wire [1:0] data_lane_2_client_8_in_credit;
  wire [1:0] data_lane_2_client_9_in_credit;
  wire data_lane_2_north_out_valid;
  wire data_lane_2_north_out_class;
  wire [663:0] data_lane_2_north_out_flit;
  wire data_lane_2_south_out_valid;
  wire data_lane_2_south_out_class;
  wire [663:0] data_lane_2_south_out_flit;
  wire data_lane_2_east_out_valid;
  wire data_lane_2_east_out_class;
  wire [663:0] data_lane_2_east_out_flit;
  wire data_lane_2_west_out_valid;
  wire data_lane_2_west_out_class;
  wire [663:0] data_lane_2_west_out_flit;
  wire data_lane_2_client_0_out_valid;
  wire data_lane_2_client_0_out_class;
  wire [644:0] data_lane_2_client_0_out_flit;
  wire data_lane_2_client_1_out_valid;
  wire data_lane_2_client_1_out_class;
  wire [644:0] data_lane_2_client_1_out_flit;
  wire data_lane_2_client_2_out_valid;
  wire data_lane_2_client_2_out_class;
  wire [644:0] data_lane_2_client_2_out_flit;
  wire data_lane_2_client_3_out_valid;
  wire data_lane_2_client_3_out_class;
  wire [644:0] data_lane_2_client_3_out_flit;
  wire data_lane_2_client_4_out_valid;
  wire data_lane_2_client_4_out_class;
  wire [644:0] data_lane_2_client_4_out_flit;
  wire data_lane_2_client_5_out_valid;
  wire data_lane_2_client_5_out_class;
  wire [644:0] data_lane_2_client_5_out_flit;
  wire data_lane_2_client_8_out_valid;
  wire data_lane_2_client_8_out_class;
  wire [644:0] data_lane_2_client_8_out_flit;
  wire data_lane_2_client_9_out_valid;
  wire data_lane_2_client_9_out_class;
  wire [644:0] data_lane_2_client_9_out_flit;
  wire [11:0] data_lane_2_sent;
  wire [11:0] data_lane_2_stalls;
  wire [11:0] data_lane_2_conflicts;
  wire [23:0] data_lane_2_dropped;
  wire [1:0] data_lane_3_north_in_credit;
  wire [1:0] data_lane_3_south_in_credit;
  wire [1:0] data_lane_3_east_in_credit;
  wire [1:0] data_lane_3_west_in_credit;
  wire [1:0] data_lane_3_client_0_in_credit;
  wire [1:0] data_lane_3_client_1_in_credit;
  wire [1:0] data_lane_3_client_2_in_credit;
  wire [1:0] data_lane_3_client_3_in_credit;
  wire [1:0] data_lane_3_client_4_in_credit;
  wire [1:0] data_lane_3_client_5_in_credit;
  wire [1:0] data_lane_3_client_8_in_credit;
  wire [1:0] data_lane_3_client_9_in_credit;
  wire data_lane_3_north_out_valid;
  wire data_lane_3_north_out_class;
  wire [663:0] data_lane_3_north_out_flit;
  wire data_lane_3_south_out_valid;
  wire data_lane_3_south_out_class;
  wire [663:0] data_lane_3_south_out_flit;
  wire data_lane_3_east_out_valid;
  wire data_lane_3_east_out_class;
  wire [663:0] data_lane_3_east_out_flit;
  wire data_lane_3_west_out_valid;
  wire data_lane_3_west_out_class;
  wire [663:0] data_lane_3_west_out_flit;
  wire data_lane_3_client_0_out_valid;
  wire data_lane_3_client_0_out_class;
  wire [644:0] data_lane_3_client_0_out_flit;
  wire data_lane_3_client_1_out_valid;
  wire data_lane_3_client_1_out_class;
  wire [644:0] data_lane_3_client_1_out_flit;
  wire data_lane_3_client_2_out_valid;
  wire data_lane_3_client_2_out_class;
  wire [644:0] data_lane_3_client_2_out_flit;
  wire data_lane_3_client_3_out_valid;
  wire data_lane_3_client_3_out_class;
  wire [644:0] data_lane_3_client_3_out_flit;
  wire data_lane_3_client_4_out_valid;
  wire data_lane_3_client_4_out_class;
  wire [644:0] data_lane_3_client_4_out_flit;
  wire data_lane_3_client_5_out_valid;
  wire data_lane_3_client_5_out_class;
  wire [644:0] data_lane_3_client_5_out_flit;
  wire data_lane_3_client_8_out_valid;
  wire data_lane_3_client_8_out_class;
  wire [644:0] data_lane_3_client_8_out_flit;
  wire data_lane_3_client_9_out_valid;
  wire data_lane_3_client_9_out_class;
  wire [644:0] data_lane_3_client_9_out_flit;
  wire [11:0] data_lane_3_sent;
  wire [11:0] data_lane_3_stalls;
  wire [11:0] data_lane_3_conflicts;
  wire [23:0] data_lane_3_dropped;
  wire [1:0] data_lane_4_north_in_credit;
  wire [1:0] data_lane_4_south_in_credit;
  wire [1:0] data_lane_4_east_in_credit;
  wire [1:0] data_lane_4_west_in_credit;
  wire [1:0] data_lane_4_client_0_in_credit;
  wire [1:0] data_lane_4_client_1_in_credit;
  wire [1:0] data_lane_4_client_2_in_credit;
  wire [1:0] data_lane_4_client_3_in_credit;
  wire [1:0] data_lane_4_client_4_in_credit;
  wire [1:0] data_lane_4_client_5_in_credit;
  wire [1:0] data_lane_4_client_8_in_credit;
  wire [1:0] data_lane_4_client_9_in_credit;
  wire data_lane_4_north_out_valid;
  wire data_lane_4_north_out_class;
  wire [663:0] data_lane_4_north_out_flit;
  wire data_lane_4_south_out_valid;
  wire data_lane_4_south_out_class;
  wire [663:0] data_lane_4_south_out_flit;
  wire data_lane_4_east_out_valid;
  wire data_lane_4_east_out_class;
  wire [663:0] data_lane_4_east_out_flit;
  wire data_lane_4_west_out_valid;
  wire data_lane_4_west_out_class;
  wire [663:0] data_lane_4_west_out_flit;
  wire data_lane_4_client_0_out_valid;
  wire data_lane_4_client_0_out_class;
  wire [644:0] data_lane_4_client_0_out_flit;
  wire data_lane_4_client_1_out_valid;
  wire data_lane_4_client_1_out_class;
  wire [644:0] data_lane_4_client_1_out_flit;
  wire data_lane_4_client_2_out_valid;
  wire data_lane_4_client_2_out_class;
  wire [644:0] data_lane_4_client_2_out_flit;
  wire data_lane_4_client_3_out_valid;
  wire data_lane_4_client_3_out_class;
  wire [644:0] data_lane_4_client_3_out_flit;
  wire data_lane_4_client_4_out_valid;
  wire data_lane_4_client_4_out_class;
  wire [644:0] data_lane_4_client_4_out_flit;
  wire data_lane_4_client_5_out_valid;
  wire data_lane_4_client_5_out_class;
  wire [644:0] data_lane_4_client_5_out_flit;
  wire data_lane_4_client_8_out_valid;
  wire data_lane_4_client_8_out_class;
  wire [644:0] data_lane_4_client_8_out_flit;
  wire data_lane_4_client_9_out_valid;
  wire data_lane_4_client_9_out_class;
  wire [644:0] data_lane_4_client_9_out_flit;
  wire [11:0] data_lane_4_sent;
  wire [11:0] data_lane_4_stalls;
  wire [11:0] data_lane_4_conflicts;
  wire [23:0] data_lane_4_dropped;
  wire [1:0] data_lane_5_north_in_credit;
  wire [1:0] data_lane_5_south_in_credit;
  wire [1:0] data_lane_5_east_in_credit;
  wire [1:0] data_lane_5_west_in_credit;
  wire [1:0] data_lane_5_client_0_in_credit;
  wire [1:0] data_lane_5_client_1_in_credit;
  wire [1:0] data_lane_5_client_2_in_credit;
  wire [1:0] data_lane_5_client_3_in_credit;
  wire [1:0] data_lane_5_client_4_in_credit;
  wire [1:0] data_lane_5_client_5_in_credit;
  wire [1:0] data_lane_5_client_8_in_credit;
  wire [1:0] data_lane_5_client_9_in_credit;
  wire data_lane_5_north_out_valid;
  wire data_lane_5_north_out_class;
  wire [663:0] data_lane_5_north_out_flit;
  wire data_lane_5_south_out_valid;
  wire data_lane_5_south_out_class;
  wire [663:0] data_lane_5_south_out_flit;
  wire data_lane_5_east_out_valid;
  wire data_lane_5_east_out_class;
  wire [663:0] data_lane_5_east_out_flit;
  wire data_lane_5_west_out_valid;
  wire data_lane_5_west_out_class;
  wire [663:0] data_lane_5_west_out_flit;
  wire data_lane_5_client_0_out_valid;
  wire data_lane_5_client_0_out_class;
  wire [644:0] data_lane_5_client_0_out_flit;
  wire data_lane_5_client_1_out_valid;
  wire data_lane_5_client_1_out_class;
  wire [644:0] data_lane_5_client_1_out_flit;
  wire data_lane_5_client_2_out_valid;
  wire data_lane_5_client_2_out_class;
  wire [644:0] data_lane_5_client_2_out_flit;
  wire data_lane_5_client_3_out_valid;
  wire data_lane_5_client_3_out_class;
  wire [644:0] data_lane_5_client_3_out_flit;
  wire data_lane_5_client_4_out_valid;
  wire data_lane_5_client_4_out_class;
  wire [644:0] data_lane_5_client_4_out_flit;
  wire data_lane_5_client_5_out_valid;
  wire data_lane_5_client_5_out_class;
  wire [644:0] data_lane_5_client_5_out_flit;
  wire data_lane_5_client_8_out_valid;
  wire data_lane_5_client_8_out_class;
  wire [644:0] data_lane_5_client_8_out_flit;
  wire data_lane_5_client_9_out_valid;
  wire data_lane_5_client_9_out_class;
  wire [644:0] data_lane_5_client_9_out_flit;
  wire [11:0] data_lane_5_sent;
  wire [11:0] data_lane_5_stalls;
  wire [11:0] data_lane_5_conflicts;
  wire [23:0] data_lane_5_dropped;
  wire [1:0] data_lane_6_north_in_credit;
  wire [1:0] data_lane_6_south_in_credit;
  wire [1:0] data_lane_6_east_in_credit;
  wire [1:0] data_lane_6_west_in_credit;
  wire [1:0] data_lane_6_client_0_in_credit;
  wire [1:0] data_lane_6_client_1_in_credit;
  wire [1:0] data_lane_6_client_2_in_credit;
  wire [1:0] data_lane_6_client_3_in_credit;
  wire [1:0] data_lane_6_client_4_in_credit;
  wire [1:0] data_lane_6_client_5_in_credit;
  wire [1:0] data_lane_6_client_8_in_credit;
  wire [1:0] data_lane_6_client_9_in_credit;
  wire data_lane_6_north_out_valid;
  wire data_lane_6_north_out_class;
  wire [663:0] data_lane_6_north_out_flit;
  wire data_lane_6_south_out_valid;
  wire data_lane_6_south_out_class;
  wire [663:0] data_lane_6_south_out_flit;
  wire data_lane_6_east_out_valid;
  wire data_lane_6_east_out_class;
  wire [663:0] data_lane_6_east_out_flit;
  wire data_lane_6_west_out_valid;
  wire data_lane_6_west_out_class;
  wire [663:0] data_lane_6_west_out_flit;
  wire data_lane_6_client_0_out_valid;
  wire data_lane_6_client_0_out_class;
  wire [644:0] data_lane_6_client_0_out_flit;
  wire data_lane_6_client_1_out_valid;
  wire data_lane_6_client_1_out_class;
  wire [644:0] data_lane_6_client_1_out_flit;
  wire data_lane_6_client_2_out_valid;
  wire data_lane_6_client_2_out_class;
  wire [644:0] data_lane_6_client_2_out_flit;
  wire data_lane_6_client_3_out_valid;
  wire data_lane_6_client_3_out_class;
  wire [644:0] data_lane_6_client_3_out_flit;
  wire data_lane_6_client_4_out_valid;
  wire data_lane_6_client_4_out_class;
  wire [644:0] data_lane_6_client_4_out_flit;
  wire data_lane_6_client_5_out_valid;
  wire data_lane_6_client_5_out_class;
  wire [644:0] data_lane_6_client_5_out_flit;
  wire data_lane_6_client_8_out_valid;
  wire data_lane_6_client_8_out_class;
  wire [644:0] data_lane_6_client_8_out_flit;
  wire data_lane_6_client_9_out_valid;
  wire data_lane_6_client_9_out_class;
  wire [644:0] data_lane_6_client_9_out_flit;
  wire [11:0] data_lane_6_sent;
  wire [11:0] data_lane_6_stalls;
  wire [11:0] data_lane_6_conflicts;
  wire [23:0] data_lane_6_dropped;
  wire [1:0] data_lane_7_north_in_credit;
  wire [1:0] data_lane_7_south_in_credit;
  wire [1:0] data_lane_7_east_in_credit;
  wire [1:0] data_lane_7_west_in_credit;
  wire [1:0] data_lane_7_client_0_in_credit;
  wire [1:0] data_lane_7_client_1_in_credit;
  wire [1:0] data_lane_7_client_2_in_credit;
  wire [1:0] data_lane_7_client_3_in_credit;
  wire [1:0] data_lane_7_client_4_in_credit;
  wire [1:0] data_lane_7_client_5_in_credit;
  wire [1:0] data_lane_7_client_8_in_credit;
  wire [1:0] data_lane_7_client_9_in_credit;
  wire data_lane_7_north_out_valid;
  wire data_lane_7_north_out_class;
  wire [663:0] data_lane_7_north_out_flit;
  wire data_lane_7_south_out_valid;
  wire data_lane_7_south_out_class;
  wire [663:0] data_lane_7_south_out_flit;
  wire data_lane_7_east_out_valid;
  wire data_lane_7_east_out_class;
  wire [663:0] data_lane_7_east_out_flit;
  wire data_lane_7_west_out_valid;
  wire data_lane_7_west_out_class;
  wire [663:0] data_lane_7_west_out_flit;
  wire data_lane_7_client_0_out_valid;
  wire data_lane_7_client_0_out_class;
  wire [644:0] data_lane_7_client_0_out_flit;
  wire data_lane_7_client_1_out_valid;
  wire data_lane_7_client_1_out_class;
  wire [644:0] data_lane_7_client_1_out_flit;
  wire data_lane_7_client_2_out_valid;
  wire data_lane_7_client_2_out_class;
  wire [644:0] data_lane_7_client_2_out_flit;
  wire data_lane_7_client_3_out_valid;
  wire data_lane_7_client_3_out_class;
  wire [644:0] data_lane_7_client_3_out_flit;
  wire data_lane_7_client_4_out_valid;
  wire data_lane_7_client_4_out_class;
  wire [644:0] data_lane_7_client_4_out_flit;
  wire data_lane_7_client_5_out_valid;
  wire data_lane_7_client_5_out_class;
  wire [644:0] data_lane_7_client_5_out_flit;
  wire data_lane_7_client_8_out_valid;
  wire data_lane_7_client_8_out_class;
  wire [644:0] data_lane_7_client_8_out_flit;
  wire data_lane_7_client_9_out_valid;
  wire data_lane_7_client_9_out_class;
  wire [644:0] data_lane_7_client_9_out_flit;
  wire [11:0] data_lane_7_sent;
  wire [11:0] data_lane_7_stalls;
  wire [11:0] data_lane_7_conflicts;
  wire [23:0] data_lane_7_dropped;
  wire [1:0] data_lane_8_north_in_credit;
  wire [1:0] data_lane_8_south_in_credit;
  wire [1:0] data_lane_8_east_in_credit;
  wire [1:0] data_lane_8_west_in_credit;
  wire [1:0] data_lane_8_client_0_in_credit;
  wire [1:0] data_lane_8_client_1_in_credit;
  wire [1:0] data_lane_8_client_2_in_credit;
  wire [1:0] data_lane_8_client_3_in_credit;
  wire [1:0] data_lane_8_client_4_in_credit;
  wire [1:0] data_lane_8_client_5_in_credit;
  wire [1:0] data_lane_8_client_8_in_credit;
  wire [1:0] data_lane_8_client_9_in_credit;
  wire data_lane_8_north_out_valid;
  wire data_lane_8_north_out_class;
  wire [663:0] data_lane_8_north_out_flit;
  wire data_lane_8_south_out_valid;
  wire data_lane_8_south_out_class;
  wire [663:0] data_lane_8_south_out_flit;
  wire data_lane_8_east_out_valid;
  wire data_lane_8_east_out_class;
  wire [663:0] data_lane_8_east_out_flit;
  wire data_lane_8_west_out_valid;
  wire data_lane_8_west_out_class;
  wire [663:0] data_lane_8_west_out_flit;
  wire data_lane_8_client_0_out_valid;
  wire data_lane_8_client_0_out_class;
  wire [644:0] data_lane_8_client_0_out_flit;
  wire data_lane_8_client_1_out_valid;
  wire data_lane_8_client_1_out_class;
  wire [644:0] data_lane_8_client_1_out_flit;
  wire data_lane_8_client_2_out_valid;
  wire data_lane_8_client_2_out_class;
  wire [644:0] data_lane_8_client_2_out_flit;
  wire data_lane_8_client_3_out_valid;
  wire data_lane_8_client_3_out_class;
  wire [644:0] data_lane_8_client_3_out_flit;
  wire data_lane_8_client_4_out_valid;
  wire data_lane_8_client_4_out_class;
  wire [644:0] data_lane_8_client_4_out_flit;
  wire data_lane_8_client_5_out_valid;
  wire data_lane_8_client_5_out_class;
  wire [644:0] data_lane_8_client_5_out_flit;
  wire data_lane_8_client_8_out_valid;
  wire data_lane_8_client_8_out_class;
  wire [644:0] data_lane_8_client_8_out_flit;
  wire data_lane_8_client_9_out_valid;
  wire data_lane_8_client_9_out_class;
  wire [644:0] data_lane_8_client_9_out_flit;
  wire [11:0] data_lane_8_sent;
  wire [11:0] data_lane_8_stalls;
  wire [11:0] data_lane_8_conflicts;
  wire [23:0] data_lane_8_dropped;
  wire [1:0] data_lane_9_north_in_credit;
  wire [1:0] data_lane_9_south_in_credit;
  wire [1:0] data_lane_9_east_in_credit;
  wire [1:0] data_lane_9_west_in_credit;
  wire [1:0] data_lane_9_client_0_in_credit;
  wire [1:0] data_lane_9_client_1_in_credit;
  wire [1:0] data_lane_9_client_2_in_credit;
  wire [1:0] data_lane_9_client_3_in_credit;
  wire [1:0] data_lane_9_client_4_in_credit;
  wire [1:0] data_lane_9_client_5_in_credit;
  wire [1:0] data_lane_9_client_8_in_credit;
  wire [1:0] data_lane_9_client_9_in_credit;
  wire data_lane_9_north_out_valid;
  wire data_lane_9_north_out_class;
  wire [663:0] data_lane_9_north_out_flit;
  wire data_lane_9_south_out_valid;
  wire data_lane_9_south_out_class;
  wire [663:0] data_lane_9_south_out_flit;
  wire data_lane_9_east_out_valid;
  wire data_lane_9_east_out_class;
  wire [663:0] data_lane_9_east_out_flit;
  wire data_lane_9_west_out_valid;
  wire data_lane_9_west_out_class;
  wire [663:0] data_lane_9_west_out_flit;
  wire data_lane_9_client_0_out_valid;
  wire data_lane_9_client_0_out_class;
  wire [644:0] data_lane_9_client_0_out_flit;
  wire data_lane_9_client_1_out_valid;
  wire data_lane_9_client_1_out_class;
  wire [644:0] data_lane_9_client_1_out_flit;
  wire data_lane_9_client_2_out_valid;
  wire data_lane_9_client_2_out_class;
  wire [644:0] data_lane_9_client_2_out_flit;
  wire data_lane_9_client_3_out_valid;
  wire data_lane_9_client_3_out_class;
  wire [644:0] data_lane_9_client_3_out_flit;
  wire data_lane_9_client_4_out_valid;
  wire data_lane_9_client_4_out_class;
  wire [644:0] data_lane_9_client_4_out_flit;
  wire data_lane_9_client_5_out_valid;
  wire data_lane_9_client_5_out_class;
  wire [644:0] data_lane_9_client_5_out_flit;
  wire data_lane_9_client_8_out_valid;
  wire data_lane_9_client_8_out_class;
  wire [644:0] data_lane_9_client_8_out_flit;
  wire data_lane_9_client_9_out_valid;
  wire data_lane_9_client_9_out_class;
  wire [644:0] data_lane_9_client_9_out_flit;
  wire [11:0] data_lane_9_sent;
  wire [11:0] data_lane_9_stalls;
  wire [11:0] data_lane_9_conflicts;
  wire [23:0] data_lane_9_dropped;
  wire [1:0] data_lane_10_north_in_credit;
  wire [1:0] data_lane_10_south_in_credit;
  wire [1:0] data_lane_10_east_in_credit;
  wire [1:0] data_lane_10_west_in_credit;
  wire [1:0] data_lane_10_client_0_in_credit;
  wire [1:0] data_lane_10_client_1_in_credit;
  wire [1:0] data_lane_10_client_2_in_credit;
  wire [1:0] data_lane_10_client_3_in_credit;
  wire [1:0] data_lane_10_client_4_in_credit;
  wire [1:0] data_lane_10_client_5_in_credit;
  wire [1:0] data_lane_10_client_8_in_credit;
  wire [1:0] data_lane_10_client_9_in_credit;
  wire data_lane_10_north_out_valid;
  wire data_lane_10_north_out_class;
  wire [663:0] data_lane_10_north_out_flit;
  wire data_lane_10_south_out_valid;
  wire data_lane_10_south_out_class;
  wire [663:0] data_lane_10_south_out_flit;
  wire data_lane_10_east_out_valid;
  wire data_lane_10_east_out_class;
  wire [663:0] data_lane_10_east_out_flit;
  wire data_lane_10_west_out_valid;
  wire data_lane_10_west_out_class;
  wire [663:0] data_lane_10_west_out_flit;
  wire data_lane_10_client_0_out_valid;
  wire data_lane_10_client_0_out_class;
  wire [644:0] data_lane_10_client_0_out_flit;
  wire data_lane_10_client_1_out_valid;
  wire data_lane_10_client_1_out_class;
  wire [644:0] data_lane_10_client_1_out_flit;
  wire data_lane_10_client_2_out_valid;
  wire data_lane_10_client_2_out_class;
  wire [644:0] data_lane_10_client_2_out_flit;
  wire data_lane_10_client_3_out_valid;
  wire data_lane_10_client_3_out_class;
  wire [644:0] data_lane_10_client_3_out_flit;
  wire data_lane_10_client_4_out_valid;
  wire data_lane_10_client_4_out_class;
  wire [644:0] data_lane_10_client_4_out_flit;
  wire data_lane_10_client_5_out_valid;
  wire data_lane_10_client_5_out_class;
  wire [644:0] data_lane_10_client_5_out_flit;
  wire data_lane_10_client_8_out_valid;
  wire data_lane_10_client_8_out_class;
  wire [644:0] data_lane_10_client_8_out_flit;
  wire data_lane_10_client_9_out_valid;
  wire data_lane_10_client_9_out_class;
  wire [644:0] data_lane_10_client_9_out_flit;
  wire [11:0] data_lane_10_sent;
  wire [11:0] data_lane_10_stalls;
  wire [11:0] data_lane_10_conflicts;
  wire [23:0] data_lane_10_dropped;
  wire [1:0] data_lane_11_north_in_credit;
  wire [1:0] data_lane_11_south_in_credit;
  wire [1:0] data_lane_11_east_in_credit;
  wire [1:0] data_lane_11_west_in_credit;
  wire [1:0] data_lane_11_client_0_in_credit;
  wire [1:0] data_lane_11_client_1_in_credit;
  wire [1:0] data_lane_11_client_2_in_credit;
  wire [1:0] data_lane_11_client_3_in_credit;
  wire [1:0] data_lane_11_client_4_in_credit;
  wire [1:0] data_lane_11_client_5_in_credit;
  wire [1:0] data_lane_11_client_8_in_credit;
  wire [1:0] data_lane_11_client_9_in_credit;
  wire data_lane_11_north_out_valid;
  wire data_lane_11_north_out_class;
  wire [663:0] data_lane_11_north_out_flit;
  wire data_lane_11_south_out_valid;
  wire data_lane_11_south_out_class;
  wire [663:0] data_lane_11_south_out_flit;
  wire data_lane_11_east_out_valid;
  wire data_lane_11_east_out_class;
  wire [663:0] data_lane_11_east_out_flit;
  wire data_lane_11_west_out_valid;
  wire data_lane_11_west_out_class;
  wire [663:0] data_lane_11_west_out_flit;
  wire data_lane_11_client_0_out_valid;
  wire data_lane_11_client_0_out_class;
  wire [644:0] data_lane_11_client_0_out_flit;
  wire data_lane_11_client_1_out_valid;
  wire data_lane_11_client_1_out_class;
  wire [644:0] data_lane_11_client_1_out_flit;
  wire data_lane_11_client_2_out_valid;
  wire data_lane_11_client_2_out_class;
  wire [644:0] data_lane_11_client_2_out_flit;
  wire data_lane_11_client_3_out_valid;
  wire data_lane_11_client_3_out_class;
  wire [644:0] data_lane_11_client_3_out_flit;
  wire data_lane_11_client_4_out_valid;
  wire data_lane_11_client_4_out_class;
  wire [644:0] data_lane_11_client_4_out_flit;
  wire data_lane_11_client_5_out_valid;
  wire data_lane_11_client_5_out_class;
  wire [644:0] data_lane_11_client_5_out_flit;
  wire data_lane_11_client_8_out_valid;
  wire data_lane_11_client_8_out_class;
  wire [644:0] data_lane_11_client_8_out_flit;
  wire data_lane_11_client_9_out_valid;
  wire data_lane_11_client_9_out_class;
  wire [644:0] data_lane_11_client_9_out_flit;
  wire [11:0] data_lane_11_sent;
  wire [11:0] data_lane_11_stalls;
  wire [11:0] data_lane_11_conflicts;
  wire [23:0] data_lane_11_dropped;
  wire [1151:0] data_weights_weights;
  wire [1:0] control_lane_0_north_in_credit;
  wire [1:0] control_lane_0_south_in_credit;
  wire [1:0] control_lane_0_east_in_credit;
  wire [1:0] control_lane_0_west_in_credit;
  wire [1:0] control_lane_0_client_0_in_credit;
  wire [1:0] control_lane_0_client_1_in_credit;
  wire [1:0] control_lane_0_client_2_in_credit;
  wire [1:0] control_lane_0_client_3_in_credit;
  wire [1:0] control_lane_0_client_4_in_credit;
  wire [1:0] control_lane_0_client_5_in_credit;
  wire [1:0] control_lane_0_client_8_in_credit;
  wire [1:0] control_lane_0_client_9_in_credit;
  wire control_lane_0_north_out_valid;
  wire control_lane_0_north_out_class;
  wire [82:0] control_lane_0_north_out_flit;
  wire control_lane_0_south_out_valid;
  wire control_lane_0_south_out_class;
  wire [82:0] control_lane_0_south_out_flit;
  wire control_lane_0_east_out_valid;
  wire control_lane_0_east_out_class;
  wire [82:0] control_lane_0_east_out_flit;
  wire control_lane_0_west_out_valid;
  wire control_lane_0_west_out_class;
  wire [82:0] control_lane_0_west_out_flit;
  wire control_lane_0_client_0_out_valid;
  wire control_lane_0_client_0_out_class;
  wire [63:0] control_lane_0_client_0_out_flit;
  wire control_lane_0_client_1_out_valid;
  wire control_lane_0_client_1_out_class;
  wire [63:0] control_lane_0_client_1_out_flit;
  wire control_lane_0_client_2_out_valid;
  wire control_lane_0_client_2_out_class;
  wire [63:0] control_lane_0_client_2_out_flit;
  wire control_lane_0_client_3_out_valid;
  wire control_lane_0_client_3_out_class;
  wire [63:0] control_lane_0_client_3_out_flit;
  wire control_lane_0_client_4_out_valid;
  wire control_lane_0_client_4_out_class;
  wire [63:0] control_lane_0_client_4_out_flit;
  wire control_lane_0_client_5_out_valid;
  wire control_lane_0_client_5_out_class;
  wire [63:0] control_lane_0_client_5_out_flit;
  wire control_lane_0_client_8_out_valid;
  wire control_lane_0_client_8_out_class;
  wire [63:0] control_lane_0_client_8_out_flit;
  wire control_lane_0_client_9_out_valid;
  wire control_lane_0_client_9_out_class;
  wire [63:0] control_lane_0_client_9_out_flit;
  wire [11:0] control_lane_0_sent;
  wire [11:0] control_lane_0_stalls;
  wire [11:0] control_lane_0_conflicts;
  wire [23:0] control_lane_0_dropped;
  wire [1:0] control_lane_1_north_in_credit;
  wire [1:0] control_lane_1_south_in_credit;
  wire [1:0] control_lane_1_east_in_credit;
  wire [1:0] control_lane_1_west_in_credit;
  wire [1:0] control_lane_1_client_0_in_credit;
  wire [1:0] control_lane_1_client_1_in_credit;
  wire [1:0] control_lane_1_client_2_in_credit;
  wire [1:0] control_lane_1_client_3_in_credit;
  wire [1:0] control_lane_1_client_4_in_credit;
  wire [1:0] control_lane_1_client_5_in_credit;
  wire [1:0] control_lane_1_client_8_in_credit;
  wire [1:0] control_lane_1_client_9_in_credit;
  wire control_lane_1_north_out_valid;
  wire control_lane_1_north_out_class;
  wire [82:0] control_lane_1_north_out_flit;
  wire control_lane_1_south_out_valid;
  wire control_lane_1_south_out_class;
  wire [82:0] control_lane_1_south_out_flit;
  wire control_lane_1_east_out_valid;
  wire control_lane_1_east_out_class;
  wire [82:0] control_lane_1_east_out_flit;
  wire control_lane_1_west_out_valid;
  wire control_lane_1_west_out_class;
  wire [82:0] control_lane_1_west_out_flit;
  wire control_lane_1_client_0_out_valid;
  wire control_lane_1_client_0_out_class;
  wire [63:0] control_lane_1_client_0_out_flit;
  wire control_lane_1_client_1_out_valid;
  wire control_lane_1_client_1_out_class;
  wire [63:0] control_lane_1_client_1_out_flit;
  wire control_lane_1_client_2_out_valid;
  wire control_lane_1_client_2_out_class;
  wire [63:0] control_lane_1_client_2_out_flit;
  wire control_lane_1_client_3_out_valid;
  wire control_lane_1_client_3_out_class;
  wire [63:0] control_lane_1_client_3_out_flit;
  wire control_lane_1_client_4_out_valid;
  wire control_lane_1_client_4_out_class;
  wire [63:0] control_lane_1_client_4_out_flit;
  wire control_lane_1_client_5_out_valid;
  wire control_lane_1_client_5_out_class;
  wire [63:0] control_lane_1_client_5_out_flit;
  wire control_lane_1_client_8_out_valid;
  wire control_lane_1_client_8_out_class;
  wire [63:0] control_lane_1_client_8_out_flit;
  wire control_lane_1_client_9_out_valid;
  wire control_lane_1_client_9_out_class;
  wire [63:0] control_lane_1_client_9_out_flit;
  wire [11:0] control_lane_1_sent;
  wire [11:0] control_lane_1_stalls;
  wire [11:0] control_lane_1_conflicts;
  wire [23:0] control_lane_1_dropped;
  wire [1:0] control_lane_2_north_in_credit;
  wire [1:0] control_lane_2_south_in_credit;
  wire [1:0] control_lane_2_east_in_credit;
  wire [1:0] control_lane_2_west_in_credit;
  wire [1:0] control_lane_2_client_0_in_credit;
  wire [1:0] control_lane_2_client_1_in_credit;
  wire [1:0] control_lane_2_client_2_in_credit;
  wire [1:0] control_lane_2_client_3_in_credit;
  wire [1:0] control_lane_2_client_4_in_credit;
  wire [1:0] control_lane_2_client_5_in_credit;
  wire [1:0] control_lane_2_client_8_in_credit;
  wire [1:0] control_lane_2_client_9_in_credit;
  wire control_lane_2_north_out_valid;
  wire control_lane_2_north_out_class;
  wire [82:0] control_lane_2_north_out_flit;
  wire control_lane_2_south_out_valid;
  wire control_lane_2_south_out_class;
  wire [82:0] control_lane_2_south_out_flit;
  wire control_lane_2_east_out_valid;
  wire control_lane_2_east_out_class;
  wire [82:0] control_lane_2_east_out_flit;
  wire control_lane_2_west_out_valid;
  wire control_lane_2_west_out_class;
  wire [82:0] control_lane_2_west_out_flit;
  wire control_lane_2_client_0_out_valid;
  wire control_lane_2_client_0_out_class;
  wire [63:0] control_lane_2_client_0_out_flit;
  wire control_lane_2_client_1_out_valid;
  wire control_lane_2_client_1_out_class;
  wire [63:0] control_lane_2_client_1_out_flit;
  wire control_lane_2_client_2_out_valid;
  wire control_lane_2_client_2_out_class;
  wire [63:0] control_lane_2_client_2_out_flit;
  wire control_lane_2_client_3_out_valid;
  wire control_lane_2_client_3_out_class;
  wire [63:0] control_lane_2_client_3_out_flit;
  wire control_lane_2_client_4_out_valid;
  wire control_lane_2_client_4_out_class;
  wire [63:0] control_lane_2_client_4_out_flit;
  wire control_lane_2_client_5_out_valid;
  wire control_lane_2_client_5_out_class;
  wire [63:0] control_lane_2_client_5_out_flit;
  wire control_lane_2_client_8_out_valid;
  wire control_lane_2_client_8_out_class;
  wire [63:0] control_lane_2_client_8_out_flit;
  wire control_lane_2_client_9_out_valid;
  wire control_lane_2_client_9_out_class;
  wire [63:0] control_lane_2_client_9_out_flit;
  wire [11:0] control_lane_2_sent;
  wire [11:0] control_lane_2_stalls;
  wire [11:0] control_lane_2_conflicts;
  wire [23:0] control_lane_2_dropped;
  wire [1151:0] control_weights_weights;
  wire [1:0] utility_lane_0_north_in_credit;
  wire [1:0] utility_lane_0_south_in_credit;
  wire [1:0] utility_lane_0_east_in_credit;
  wire [1:0] utility_lane_0_west_in_credit;
  wire [1:0] utility_lane_0_client_0_in_credit;
  wire [1:0] utility_lane_0_client_1_in_credit;
  wire [1:0] utility_lane_0_client_2_in_credit;
  wire [1:0] utility_lane_0_client_3_in_credit;
  wire [1:0] utility_lane_0_client_4_in_credit;
  wire [1:0] utility_lane_0_client_5_in_credit;
  wire [1:0] utility_lane_0_client_8_in_credit;
  wire [1:0] utility_lane_0_client_9_in_credit;
  wire utility_lane_0_north_out_valid;
  wire utility_lane_0_north_out_class;
  wire [82:0] utility_lane_0_north_out_flit;
  wire utility_lane_0_south_out_valid;
  wire utility_lane_0_south_out_class;
  wire [82:0] utility_lane_0_south_out_flit;
  wire utility_lane_0_east_out_valid;
  wire utility_lane_0_east_out_class;
  wire [82:0] utility_lane_0_east_out_flit;
  wire utility_lane_0_west_out_valid;
  wire utility_lane_0_west_out_class;
  wire [82:0] utility_lane_0_west_out_flit;
  wire utility_lane_0_client_0_out_valid;
  wire utility_lane_0_client_0_out_class;
  wire [63:0] utility_lane_0_client_0_out_flit;
  wire utility_lane_0_client_1_out_valid;
  wire utility_lane_0_client_1_out_class;
  wire [63:0] utility_lane_0_client_1_out_flit;
  wire utility_lane_0_client_2_out_valid;
  wire utility_lane_0_client_2_out_class;
  wire [63:0] utility_lane_0_client_2_out_flit;
  wire utility_lane_0_client_3_out_valid;
  wire utility_lane_0_client_3_out_class;
  wire [63:0] utility_lane_0_client_3_out_flit;
  wire utility_lane_0_client_4_out_valid;
  wire utility_lane_0_client_4_out_class;
  wire [63:0] utility_lane_0_client_4_out_flit;
  wire utility_lane_0_client_5_out_valid;
  wire utility_lane_0_client_5_out_class;
  wire [63:0] utility_lane_0_client_5_out_flit;
  wire utility_lane_0_client_8_out_valid;
  wire utility_lane_0_client_8_out_class;
  wire [63:0] utility_lane_0_client_8_out_flit;
  wire utility_lane_0_client_9_out_valid;
  wire utility_lane_0_client_9_out_class;
  wire [63:0] utility_lane_0_client_9_out_flit;
  wire [11:0] utility_lane_0_sent;
  wire [11:0] utility_lane_0_stalls;
  wire [11:0] utility_lane_0_conflicts;
  wire [23:0] utility_lane_0_dropped;
  wire synchronisation_lane_0_north_in_credit;
  wire synchronisation_lane_0_south_in_credit;
  wire synchronisation_lane_0_east_in_credit;
  wire synchronisation_lane_0_west_in_credit;
  wire synchronisation_lane_0_client_0_in_credit;
  wire synchronisation_lane_0_client_1_in_credit;
  wire synchronisation_lane_0_client_2_in_credit;
  wire synchronisation_lane_0_client_3_in_credit;
  wire synchronisation_lane_0_client_4_in_credit;
  wire synchronisation_lane_0_client_5_in_credit;
  wire synchronisation_lane_0_client_8_in_credit;
  wire synchronisation_lane_0_client_9_in_credit;
  wire synchronisation_lane_0_north_out_valid;
  wire [82:0] synchronisation_lane_0_north_out_flit;
  wire synchronisation_lane_0_south_out_valid;
  wire [82:0] synchronisation_lane_0_south_out_flit;
  wire synchronisation_lane_0_east_out_valid;
  wire [82:0] synchronisation_lane_0_east_out_flit;
  wire synchronisation_lane_0_west_out_valid;
  wire [82:0] synchronisation_lane_0_west_out_flit;
  wire synchronisation_lane_0_client_0_out_valid;
  wire [63:0] synchronisation_lane_0_client_0_out_flit;
  wire synchronisation_lane_0_client_1_out_valid;
  wire [63:0] synchronisation_lane_0_client_1_out_flit;
  wire synchronisation_lane_0_client_2_out_valid;
  wire [63:0] synchronisation_lane_0_client_2_out_flit;
  wire synchronisation_lane_0_client_3_out_valid;
  wire [63:0] synchronisation_lane_0_client_3_out_flit;
  wire synchronisation_lane_0_client_4_out_valid;
  wire [63:0] synchronisation_lane_0_client_4_out_flit;
  wire synchronisation_lane_0_client_5_out_valid;
  wire [63:0] synchronisation_lane_0_client_5_out_flit;
  wire synchronisation_lane_0_client_8_out_valid;
  wire [63:0] synchronisation_lane_0_client_8_out_flit;
  wire synchronisation_lane_0_client_9_out_valid;
  wire [63:0] synchronisation_lane_0_client_9_out_flit;
  wire [11:0] synchronisation_lane_0_sent;
  wire [11:0] synchronisation_lane_0_stalls;
  wire [11:0] synchronisation_lane_0_conflicts;
  wire [11:0] synchronisation_lane_0_dropped;
  wire reduction_lane_0_north_in_credit;
  wire reduction_lane_0_south_in_credit;
  wire reduction_lane_0_east_in_credit;
  wire reduction_lane_0_west_in_credit;
  wire reduction_lane_0_client_0_in_credit;
  wire reduction_lane_0_client_1_in_credit;
  wire reduction_lane_0_client_2_in_credit;
  wire reduction_lane_0_client_3_in_credit;
  wire reduction_lane_0_client_4_in_credit;
  wire reduction_lane_0_client_5_in_credit;
  wire reduction_lane_0_north_out_valid;
  wire [542:0] reduction_lane_0_north_out_flit;
  wire reduction_lane_0_south_out_valid;
  wire [542:0] reduction_lane_0_south_out_flit;
  wire reduction_lane_0_east_out_valid;
  wire [542:0] reduction_lane_0_east_out_flit;
  wire reduction_lane_0_west_out_valid;
  wire [542:0] reduction_lane_0_west_out_flit;
  wire reduction_lane_0_client_0_out_valid;
  wire [523:0] reduction_lane_0_client_0_out_flit;
  wire reduction_lane_0_client_1_out_valid;
  wire [523:0] reduction_lane_0_client_1_out_flit;
  wire reduction_lane_0_client_2_out_valid;
  wire [523:0] reduction_lane_0_client_2_out_flit;
  wire reduction_lane_0_client_3_out_valid;
  wire [523:0] reduction_lane_0_client_3_out_flit;
  wire reduction_lane_0_client_4_out_valid;
  wire [523:0] reduction_lane_0_client_4_out_flit;
  wire reduction_lane_0_client_5_out_valid;
  wire [523:0] reduction_lane_0_client_5_out_flit;
  wire [9:0] reduction_lane_0_sent;
  wire [9:0] reduction_lane_0_stalls;
  wire [9:0] reduction_lane_0_conflicts;
  wire [9:0] reduction_lane_0_dropped;
  wire client_0_data_0_port_up_0_ready;
  wire client_0_data_0_port_up_1_ready;
  wire client_0_data_0_port_down_0_valid;
  wire [644:0] client_0_data_0_port_down_0_payload;
  wire client_0_data_0_port_down_1_valid;
  wire [644:0] client_0_data_0_port_down_1_payload;
  wire client_0_data_0_port_lane_0_in_valid;
  wire client_0_data_0_port_lane_0_in_class;
  wire [663:0] client_0_data_0_port_lane_0_in_flit;
  wire client_0_data_0_port_lane_1_in_valid;
  wire client_0_data_0_port_lane_1_in_class;
  wire [663:0] client_0_data_0_port_lane_1_in_flit;
  wire client_0_data_0_port_lane_2_in_valid;
  wire client_0_data_0_port_lane_2_in_class;
  wire [663:0] client_0_data_0_port_lane_2_in_flit;
  wire client_0_data_0_port_lane_3_in_valid;
  wire client_0_data_0_port_lane_3_in_class;
  wire [663:0] client_0_data_0_port_lane_3_in_flit;
  wire client_0_data_0_port_lane_4_in_valid;
  wire client_0_data_0_port_lane_4_in_class;
  wire [663:0] client_0_data_0_port_lane_4_in_flit;
  wire client_0_data_0_port_lane_5_in_valid;
  wire client_0_data_0_port_lane_5_in_class;
  wire [663:0] client_0_data_0_port_lane_5_in_flit;
  wire [1:0] client_0_data_0_port_lane_0_out_credit;
  wire [1:0] client_0_data_0_port_lane_1_out_credit;
  wire [1:0] client_0_data_0_port_lane_2_out_credit;
  wire [1:0] client_0_data_0_port_lane_3_out_credit;
  wire [1:0] client_0_data_0_port_lane_4_out_credit;
  wire [1:0] client_0_data_0_port_lane_5_out_credit;
  wire [1:0] client_0_data_0_port_injected;
  wire [1:0] client_0_data_0_port_delivered;
  wire client_0_data_1_port_up_0_ready;
  wire client_0_data_1_port_up_1_ready;
  wire client_0_data_1_port_down_0_valid;
  wire [644:0] client_0_data_1_port_down_0_payload;
  wire client_0_data_1_port_down_1_valid;
  wire [644:0] client_0_data_1_port_down_1_payload;
  wire client_0_data_1_port_lane_0_in_valid;
  wire client_0_data_1_port_lane_0_in_class;
  wire [663:0] client_0_data_1_port_lane_0_in_flit;
  wire client_0_data_1_port_lane_1_in_valid;
  wire client_0_data_1_port_lane_1_in_class;
  wire [663:0] client_0_data_1_port_lane_1_in_flit;
  wire client_0_data_1_port_lane_2_in_valid;
  wire client_0_data_1_port_lane_2_in_class;
  wire [663:0] client_0_data_1_port_lane_2_in_flit;
  wire client_0_data_1_port_lane_3_in_valid;
  wire client_0_data_1_port_lane_3_in_class;
  wire [663:0] client_0_data_1_port_lane_3_in_flit;
  wire client_0_data_1_port_lane_4_in_valid;
  wire client_0_data_1_port_lane_4_in_class;
  wire [663:0] client_0_data_1_port_lane_4_in_flit;
  wire client_0_data_1_port_lane_5_in_valid;
  wire client_0_data_1_port_lane_5_in_class;
  wire [663:0] client_0_data_1_port_lane_5_in_flit;
  wire [1:0] client_0_data_1_port_lane_0_out_credit;
  wire [1:0] client_0_data_1_port_lane_1_out_credit;
  wire [1:0] client_0_data_1_port_lane_2_out_credit;
  wire [1:0] client_0_data_1_port_lane_3_out_credit;
  wire [1:0] client_0_data_1_port_lane_4_out_credit;
  wire [1:0] client_0_data_1_port_lane_5_out_credit;
  wire [1:0] client_0_data_1_port_injected;
  wire [1:0] client_0_data_1_port_delivered;
  wire client_0_control_0_port_up_0_ready;
  wire client_0_control_0_port_up_1_ready;
  wire client_0_control_0_port_down_0_valid;
  wire [63:0] client_0_control_0_port_down_0_payload;
  wire client_0_control_0_port_down_1_valid;
  wire [63:0] client_0_control_0_port_down_1_payload;
  wire client_0_control_0_port_lane_0_in_valid;
  wire client_0_control_0_port_lane_0_in_class;
  wire [82:0] client_0_control_0_port_lane_0_in_flit;
  wire client_0_control_0_port_lane_1_in_valid;
  wire client_0_control_0_port_lane_1_in_class;
  wire [82:0] client_0_control_0_port_lane_1_in_flit;
  wire client_0_control_0_port_lane_2_in_valid;
  wire client_0_control_0_port_lane_2_in_class;
  wire [82:0] client_0_control_0_port_lane_2_in_flit;
  wire [1:0] client_0_control_0_port_lane_0_out_credit;
  wire [1:0] client_0_control_0_port_lane_1_out_credit;
  wire [1:0] client_0_control_0_port_lane_2_out_credit;
  wire [1:0] client_0_control_0_port_injected;
  wire [1:0] client_0_control_0_port_delivered;
  wire client_0_utility_0_port_up_0_ready;
  wire client_0_utility_0_port_up_1_ready;
  wire client_0_utility_0_port_down_0_valid;
  wire [63:0] client_0_utility_0_port_down_0_payload;
  wire client_0_utility_0_port_down_1_valid;
  wire [63:0] client_0_utility_0_port_down_1_payload;
  wire client_0_utility_0_port_lane_0_in_valid;
  wire client_0_utility_0_port_lane_0_in_class;
  wire [82:0] client_0_utility_0_port_lane_0_in_flit;
  wire [1:0] client_0_utility_0_port_lane_0_out_credit;
  wire [1:0] client_0_utility_0_port_injected;
  wire [1:0] client_0_utility_0_port_delivered;
  wire client_0_synchronisation_0_port_up_0_ready;
  wire client_0_synchronisation_0_port_down_0_valid;
  wire [63:0] client_0_synchronisation_0_port_down_0_payload;
  wire client_0_synchronisation_0_port_lane_0_in_valid;
  wire [82:0] client_0_synchronisation_0_port_lane_0_in_flit;
  wire client_0_synchronisation_0_port_lane_0_out_credit;
  wire client_0_synchronisation_0_port_injected;
  wire client_0_synchronisation_0_port_delivered;
  wire client_0_reduction_0_port_up_0_ready;
  wire client_0_reduction_0_port_down_0_valid;
  wire [523:0] client_0_reduction_0_port_down_0_payload;
  wire client_0_reduction_0_port_lane_0_in_valid;
  wire [542:0] client_0_reduction_0_port_lane_0_in_flit;
  wire client_0_reduction_0_port_lane_0_out_credit;
  wire client_0_reduction_0_port_injected;
  wire client_0_reduction_0_port_delivered;
  wire client_1_data_0_port_up_0_ready;
  wire client_1_data_0_port_up_1_ready;
  wire client_1_data_0_port_down_0_valid;
  wire [644:0] client_1_data_0_port_down_0_payload;
  wire client_1_data_0_port_down_1_valid;
  wire [644:0] client_1_data_0_port_down_1_payload;
  wire client_1_data_0_port_lane_0_in_valid;
  wire client_1_data_0_port_lane_0_in_class;
  wire [663:0] client_1_data_0_port_lane_0_in_flit;
  wire client_1_data_0_port_lane_1_in_valid;
  wire client_1_data_0_port_lane_1_in_class;
  wire [663:0] client_1_data_0_port_lane_1_in_flit;
  wire client_1_data_0_port_lane_2_in_valid;
  wire client_1_data_0_port_lane_2_in_class;
  wire [663:0] client_1_data_0_port_lane_2_in_flit;
  wire client_1_data_0_port_lane_3_in_valid;
  wire client_1_data_0_port_lane_3_in_class;
  wire [663:0] client_1_data_0_port_lane_3_in_flit;
  wire client_1_data_0_port_lane_4_in_valid;
  wire client_1_data_0_port_lane_4_in_class;
  wire [663:0] client_1_data_0_port_lane_4_in_flit;
  wire client_1_data_0_port_lane_5_in_valid;
  wire client_1_data_0_port_lane_5_in_class;
  wire [663:0] client_1_data_0_port_lane_5_in_flit;
  wire [1:0] client_1_data_0_port_lane_0_out_credit;
  wire [1:0] client_1_data_0_port_lane_1_out_credit;
  wire [1:0] client_1_data_0_port_lane_2_out_credit;
  wire [1:0] client_1_data_0_port_lane_3_out_credit;
  wire [1:0] client_1_data_0_port_lane_4_out_credit;
  wire [1:0] client_1_data_0_port_lane_5_out_credit;
  wire [1:0] client_1_data_0_port_injected;
  wire [1:0] client_1_data_0_port_delivered;
  wire client_1_data_1_port_up_0_ready;
  wire client_1_data_1_port_up_1_ready;
  wire client_1_data_1_port_down_0_valid;
  wire [644:0] client_1_data_1_port_down_0_payload;
  wire client_1_data_1_port_down_1_valid;
  wire [644:0] client_1_data_1_port_down_1_payload;
  wire client_1_data_1_port_lane_0_in_valid;
  wire client_1_data_1_port_lane_0_in_class;
  wire [663:0] client_1_data_1_port_lane_0_in_flit;
  wire client_1_data_1_port_lane_1_in_valid;
  wire client_1_data_1_port_lane_1_in_class;
  wire [663:0] client_1_data_1_port_lane_1_in_flit;
  wire client_1_data_1_port_lane_2_in_valid;
  wire client_1_data_1_port_lane_2_in_class;
  wire [663:0] client_1_data_1_port_lane_2_in_flit;
  wire client_1_data_1_port_lane_3_in_valid;
  wire client_1_data_1_port_lane_3_in_class;
  wire [663:0] client_1_data_1_port_lane_3_in_flit;
  wire client_1_data_1_port_lane_4_in_valid;
  wire client_1_data_1_port_lane_4_in_class;
  wire [663:0] client_1_data_1_port_lane_4_in_flit;
  wire client_1_data_1_port_lane_5_in_valid;
  wire client_1_data_1_port_lane_5_in_class;
  wire [663:0] client_1_data_1_port_lane_5_in_flit;
  wire [1:0] client_1_data_1_port_lane_0_out_credit;
  wire [1:0] client_1_data_1_port_lane_1_out_credit;
  wire [1:0] client_1_data_1_port_lane_2_out_credit;
  wire [1:0] client_1_data_1_port_lane_3_out_credit;
  wire [1:0] client_1_data_1_port_lane_4_out_credit;
  wire [1:0] client_1_data_1_port_lane_5_out_credit;
  wire [1:0] client_1_data_1_port_injected;
  wire [1:0] client_1_data_1_port_delivered;
  wire client_1_control_0_port_up_0_ready;
  wire client_1_control_0_port_up_1_ready;
  wire client_1_control_0_port_down_0_valid;
  wire [63:0] client_1_control_0_port_down_0_payload;
  wire client_1_control_0_port_down_1_valid;
  wire [63:0] client_1_control_0_port_down_1_payload;
  wire client_1_control_0_port_lane_0_in_valid;
  wire client_1_control_0_port_lane_0_in_class;
  wire [82:0] client_1_control_0_port_lane_0_in_flit;
  wire client_1_control_0_port_lane_1_in_valid;
  wire client_1_control_0_port_lane_1_in_class;
  wire [82:0] client_1_control_0_port_lane_1_in_flit;
  wire client_1_control_0_port_lane_2_in_valid;
  wire client_1_control_0_port_lane_2_in_class;
  wire [82:0] client_1_control_0_port_lane_2_in_flit;
  wire [1:0] client_1_control_0_port_lane_0_out_credit;
  wire [1:0] client_1_control_0_port_lane_1_out_credit;
  wire [1:0] client_1_control_0_port_lane_2_out_credit;
  wire [1:0] client_1_control_0_port_injected;
  wire [1:0] client_1_control_0_port_delivered;
  wire client_1_utility_0_port_up_0_ready;
  wire client_1_utility_0_port_up_1_ready;
  wire client_1_utility_0_port_down_0_valid;
  wire [63:0] client_1_utility_0_port_down_0_payload;
  wire client_1_utility_0_port_down_1_valid;
  wire [63:0] client_1_utility_0_port_down_1_payload;
  wire client_1_utility_0_port_lane_0_in_valid;
  wire client_1_utility_0_port_lane_0_in_class;
  wire [82:0] client_1_utility_0_port_lane_0_in_flit;
  wire [1:0] client_1_utility_0_port_lane_0_out_credit;
  wire [1:0] client_1_utility_0_port_injected;
  wire [1:0] client_1_utility_0_port_delivered;
  wire client_1_synchronisation_0_port_up_0_ready;
  wire client_1_synchronisation_0_port_down_0_valid;
  wire [63:0] client_1_synchronisation_0_port_down_0_payload;
  wire client_1_synchronisation_0_port_lane_0_in_valid;
  wire [82:0] client_1_synchronisation_0_port_lane_0_in_flit;
  wire client_1_synchronisation_0_port_lane_0_out_credit;
  wire client_1_synchronisation_0_port_injected;
  wire client_1_synchronisation_0_port_delivered;
  wire client_1_reduction_0_port_up_0_ready;
  wire client_1_reduction_0_port_down_0_valid;
  wire [523:0] client_1_reduction_0_port_down_0_payload;
  wire client_1_reduction_0_port_lane_0_in_valid;
  wire [542:0] client_1_reduction_0_port_lane_0_in_flit;
  wire client_1_reduction_0_port_lane_0_out_credit;
  wire client_1_reduction_0_port_injected;
  wire client_1_reduction_0_port_delivered;
  wire client_2_data_0_port_up_0_ready;
  wire client_2_data_0_port_up_1_ready;
  wire client_2_data_0_port_down_0_valid;
  wire [644:0] client_2_data_0_port_down_0_payload;
  wire client_2_data_0_port_down_1_valid;
  wire [644:0] client_2_data_0_port_down_1_payload;
  wire client_2_data_0_port_lane_0_in_valid;
  wire client_2_data_0_port_lane_0_in_class;
  wire [663:0] client_2_data_0_port_lane_0_in_flit;
  wire client_2_data_0_port_lane_1_in_valid;
  wire client_2_data_0_port_lane_1_in_class;
  wire [663:0] client_2_data_0_port_lane_1_in_flit;
  wire client_2_data_0_port_lane_2_in_valid;
  wire client_2_data_0_port_lane_2_in_class;
  wire [663:0] client_2_data_0_port_lane_2_in_flit;
  wire client_2_data_0_port_lane_3_in_valid;
  wire client_2_data_0_port_lane_3_in_class;
  wire [663:0] client_2_data_0_port_lane_3_in_flit;
  wire client_2_data_0_port_lane_4_in_valid;
  wire client_2_data_0_port_lane_4_in_class;
  wire [663:0] client_2_data_0_port_lane_4_in_flit;
  wire client_2_data_0_port_lane_5_in_valid;
  wire client_2_data_0_port_lane_5_in_class;
  wire [663:0] client_2_data_0_port_lane_5_in_flit;
  wire [1:0] client_2_data_0_port_lane_0_out_credit;
  wire [1:0] client_2_data_0_port_lane_1_out_credit;
  wire [1:0] client_2_data_0_port_lane_2_out_credit;
  wire [1:0] client_2_data_0_port_lane_3_out_credit;
  wire [1:0] client_2_data_0_port_lane_4_out_credit;
  wire [1:0] client_2_data_0_port_lane_5_out_credit;
  wire [1:0] client_2_data_0_port_injected;
  wire [1:0] client_2_data_0_port_delivered;
  wire client_2_data_1_port_up_0_ready;
  wire client_2_data_1_port_up_1_ready;
  wire client_2_data_1_port_down_0_valid;
  wire [644:0] client_2_data_1_port_down_0_payload;
  wire client_2_data_1_port_down_1_valid;
  wire [644:0] client_2_data_1_port_down_1_payload;
  wire client_2_data_1_port_lane_0_in_valid;
  wire client_2_data_1_port_lane_0_in_class;
  wire [663:0] client_2_data_1_port_lane_0_in_flit;
  wire client_2_data_1_port_lane_1_in_valid;
  wire client_2_data_1_port_lane_1_in_class;
  wire [663:0] client_2_data_1_port_lane_1_in_flit;
  wire client_2_data_1_port_lane_2_in_valid;
  wire client_2_data_1_port_lane_2_in_class;
  wire [663:0] client_2_data_1_port_lane_2_in_flit;
  wire client_2_data_1_port_lane_3_in_valid;
  wire client_2_data_1_port_lane_3_in_class;
  wire [663:0] client_2_data_1_port_lane_3_in_flit;
  wire client_2_data_1_port_lane_4_in_valid;
  wire client_2_data_1_port_lane_4_in_class;
  wire [663:0] client_2_data_1_port_lane_4_in_flit;
  wire client_2_data_1_port_lane_5_in_valid;
  wire client_2_data_1_port_lane_5_in_class;
  wire [663:0] client_2_data_1_port_lane_5_in_flit;
  wire [1:0] client_2_data_1_port_lane_0_out_credit;
  wire [1:0] client_2_data_1_port_lane_1_out_credit;
  wire [1:0] client_2_data_1_port_lane_2_out_credit;
  wire [1:0] client_2_data_1_port_lane_3_out_credit;
  wire [1:0] client_2_data_1_port_lane_4_out_credit;
  wire [1:0] client_2_data_1_port_lane_5_out_credit;
  wire [1:0] client_2_data_1_port_injected;
  wire [1:0] client_2_data_1_port_delivered;
  wire client_2_control_0_port_up_0_ready;
  wire client_2_control_0_port_up_1_ready;
  wire client_2_control_0_port_down_0_valid;
  wire [63:0] client_2_control_0_port_down_0_payload;
  wire client_2_control_0_port_down_1_valid;
  wire [63:0] client_2_control_0_port_down_1_payload;
  wire client_2_control_0_port_lane_0_in_valid;
  wire client_2_control_0_port_lane_0_in_class;
  wire [82:0] client_2_control_0_port_lane_0_in_flit;
  wire client_2_control_0_port_lane_1_in_valid;
  wire client_2_control_0_port_lane_1_in_class;
  wire [82:0] client_2_control_0_port_lane_1_in_flit;
  wire client_2_control_0_port_lane_2_in_valid;
  wire client_2_control_0_port_lane_2_in_class;
  wire [82:0] client_2_control_0_port_lane_2_in_flit;
  wire [1:0] client_2_control_0_port_lane_0_out_credit;
  wire [1:0] client_2_control_0_port_lane_1_out_credit;
  wire [1:0] client_2_control_0_port_lane_2_out_credit;
  wire [1:0] client_2_control_0_port_injected;
  wire [1:0] client_2_control_0_port_delivered;
  wire client_2_utility_0_port_up_0_ready;
  wire client_2_utility_0_port_up_1_ready;
  wire client_2_utility_0_port_down_0_valid;
  wire [63:0] client_2_utility_0_port_down_0_payload;
  wire client_2_utility_0_port_down_1_valid;
  wire [63:0] client_2_utility_0_port_down_1_payload;
  wire client_2_utility_0_port_lane_0_in_valid;
  wire client_2_utility_0_port_lane_0_in_class;
  wire [82:0] client_2_utility_0_port_lane_0_in_flit;
  wire [1:0] client_2_utility_0_port_lane_0_out_credit;
  wire [1:0] client_2_utility_0_port_injected;
  wire [1:0] client_2_utility_0_port_delivered;
  wire client_2_synchronisation_0_port_up_0_ready;
  wire client_2_synchronisation_0_port_down_0_valid;
  wire [63:0] client_2_synchronisation_0_port_down_0_payload;
  wire client_2_synchronisation_0_port_lane_0_in_valid;
  wire [82:0] client_2_synchronisation_0_port_lane_0_in_flit;
  wire client_2_synchronisation_0_port_lane_0_out_credit;
  wire client_2_synchronisation_0_port_injected;
  wire client_2_synchronisation_0_port_delivered;
  wire client_2_reduction_0_port_up_0_ready;
  wire client_2_reduction_0_port_down_0_valid;
  wire [523:0] client_2_reduction_0_port_down_0_payload;
  wire client_2_reduction_0_port_lane_0_in_valid;
  wire [542:0] client_2_reduction_0_port_lane_0_in_flit;
  wire client_2_reduction_0_port_lane_0_out_credit;
  wire client_2_reduction_0_port_injected;
  wire client_2_reduction_0_port_delivered;
  wire client_3_data_0_port_up_0_ready;
  wire client_3_data_0_port_up_1_ready;
  wire client_3_data_0_port_down_0_valid;
  wire [644:0] client_3_data_0_port_down_0_payload;
  wire client_3_data_0_port_down_1_valid;
  wire [644:0] client_3_data_0_port_down_1_payload;
  wire client_3_data_0_port_lane_0_in_valid;
  wire client_3_data_0_port_lane_0_in_class;
  wire [663:0] client_3_data_0_port_lane_0_in_flit;
  wire client_3_data_0_port_lane_1_in_valid;
  wire client_3_data_0_port_lane_1_in_class;
  wire [663:0] client_3_data_0_port_lane_1_in_flit;
  wire client_3_data_0_port_lane_2_in_valid;
  wire client_3_data_0_port_lane_2_in_class;
  wire [663:0] client_3_data_0_port_lane_2_in_flit;
  wire client_3_data_0_port_lane_3_in_valid;
  wire client_3_data_0_port_lane_3_in_class;
  wire [663:0] client_3_data_0_port_lane_3_in_flit;
  wire client_3_data_0_port_lane_4_in_valid;
  wire client_3_data_0_port_lane_4_in_class;
  wire [663:0] client_3_data_0_port_lane_4_in_flit;
  wire client_3_data_0_port_lane_5_in_valid;
  wire client_3_data_0_port_lane_5_in_class;
  wire [663:0] client_3_data_0_port_lane_5_in_flit;
  wire [1:0] client_3_data_0_port_lane_0_out_credit;
  wire [1:0] client_3_data_0_port_lane_1_out_credit;
  wire [1:0] client_3_data_0_port_lane_2_out_credit;
  wire [1:0] client_3_data_0_port_lane_3_out_credit;
  wire [1:0] client_3_data_0_port_lane_4_out_credit;
  wire [1:0] client_3_data_0_port_lane_5_out_credit;
  wire [1:0] client_3_data_0_port_injected;
  wire [1:0] client_3_data_0_port_delivered;
  wire client_3_data_1_port_up_0_ready;
  wire client_3_data_1_port_up_1_ready;
  wire client_3_data_1_port_down_0_valid;
  wire [644:0] client_3_data_1_port_down_0_payload;
  wire client_3_data_1_port_down_1_valid;
  wire [644:0] client_3_data_1_port_down_1_payload;
  wire client_3_data_1_port_lane_0_in_valid;
  wire client_3_data_1_port_lane_0_in_class;
  wire [663:0] client_3_data_1_port_lane_0_in_flit;
  wire client_3_data_1_port_lane_1_in_valid;
  wire client_3_data_1_port_lane_1_in_class;
  wire [663:0] client_3_data_1_port_lane_1_in_flit;
  wire client_3_data_1_port_lane_2_in_valid;
  wire client_3_data_1_port_lane_2_in_class;
  wire [663:0] client_3_data_1_port_lane_2_in_flit;
  wire client_3_data_1_port_lane_3_in_valid;
  wire client_3_data_1_port_lane_3_in_class;
  wire [663:0] client_3_data_1_port_lane_3_in_flit;
  wire client_3_data_1_port_lane_4_in_valid;
  wire client_3_data_1_port_lane_4_in_class;
  wire [663:0] client_3_data_1_port_lane_4_in_flit;
  wire client_3_data_1_port_lane_5_in_valid;
  wire client_3_data_1_port_lane_5_in_class;
  wire [663:0] client_3_data_1_port_lane_5_in_flit;
  wire [1:0] client_3_data_1_port_lane_0_out_credit;
  wire [1:0] client_3_data_1_port_lane_1_out_credit;
  wire [1:0] client_3_data_1_port_lane_2_out_credit;
  wire [1:0] client_3_data_1_port_lane_3_out_credit;
  wire [1:0] client_3_data_1_port_lane_4_out_credit;
  wire [1:0] client_3_data_1_port_lane_5_out_credit;
  wire [1:0] client_3_data_1_port_injected;
  wire [1:0] client_3_data_1_port_delivered;
  wire client_3_control_0_port_up_0_ready;
  wire client_3_control_0_port_up_1_ready;
  wire client_3_control_0_port_down_0_valid;
  wire [63:0] client_3_control_0_port_down_0_payload;
  wire client_3_control_0_port_down_1_valid;
  wire [63:0] client_3_control_0_port_down_1_payload;
  wire client_3_control_0_port_lane_0_in_valid;
  wire client_3_control_0_port_lane_0_in_class;
  wire [82:0] client_3_control_0_port_lane_0_in_flit;
  wire client_3_control_0_port_lane_1_in_valid;
  wire client_3_control_0_port_lane_1_in_class;
  wire [82:0] client_3_control_0_port_lane_1_in_flit;
  wire client_3_control_0_port_lane_2_in_valid;
  wire client_3_control_0_port_lane_2_in_class;
  wire [82:0] client_3_control_0_port_lane_2_in_flit;
  wire [1:0] client_3_control_0_port_lane_0_out_credit;
  wire [1:0] client_3_control_0_port_lane_1_out_credit;
  wire [1:0] client_3_control_0_port_lane_2_out_credit;
  wire [1:0] client_3_control_0_port_injected;
  wire [1:0] client_3_control_0_port_delivered;
  wire client_3_utility_0_port_up_0_ready;
  wire client_3_utility_0_port_up_1_ready;
  wire client_3_utility_0_port_down_0_valid;
  wire [63:0] client_3_utility_0_port_down_0_payload;
  wire client_3_utility_0_port_down_1_valid;
  wire [63:0] client_3_utility_0_port_down_1_payload;
  wire client_3_utility_0_port_lane_0_in_valid;
  wire client_3_utility_0_port_lane_0_in_class;
  wire [82:0] client_3_utility_0_port_lane_0_in_flit;
  wire [1:0] client_3_utility_0_port_lane_0_out_credit;
  wire [1:0] client_3_utility_0_port_injected;
  wire [1:0] client_3_utility_0_port_delivered;
  wire client_3_synchronisation_0_port_up_0_ready;
  wire client_3_synchronisation_0_port_down_0_valid;
  wire [63:0] client_3_synchronisation_0_port_down_0_payload;
  wire client_3_synchronisation_0_port_lane_0_in_valid;
  wire [82:0] client_3_synchronisation_0_port_lane_0_in_flit;
  wire client_3_synchronisation_0_port_lane_0_out_credit;
  wire client_3_synchronisation_0_port_injected;
  wire client_3_synchronisation_0_port_delivered;
  wire client_3_reduction_0_port_up_0_ready;
  wire client_3_reduction_0_port_down_0_valid;
  wire [523:0] client_3_reduction_0_port_down_0_payload;
  wire client_3_reduction_0_port_lane_0_in_valid;
  wire [542:0] client_3_reduction_0_port_lane_0_in_flit;
  wire client_3_reduction_0_port_lane_0_out_credit;
  wire client_3_reduction_0_port_injected;
  wire client_3_reduction_0_port_delivered;
  wire client_4_data_0_port_up_0_ready;
  wire client_4_data_0_port_up_1_ready;
  wire client_4_data_0_port_down_0_valid;
  wire [644:0] client_4_data_0_port_down_0_payload;
  wire client_4_data_0_port_down_1_valid;
  wire [644:0] client_4_data_0_port_down_1_payload;
  wire client_4_data_0_port_lane_0_in_valid;
  wire client_4_data_0_port_lane_0_in_class;
  wire [663:0] client_4_data_0_port_lane_0_in_flit;
  wire client_4_data_0_port_lane_1_in_valid;
  wire client_4_data_0_port_lane_1_in_class;
  wire [663:0] client_4_data_0_port_lane_1_in_flit;
  wire client_4_data_0_port_lane_2_in_valid;
  wire client_4_data_0_port_lane_2_in_class;
  wire [663:0] client_4_data_0_port_lane_2_in_flit;
  wire client_4_data_0_port_lane_3_in_valid;
  wire client_4_data_0_port_lane_3_in_class;
  wire [663:0] client_4_data_0_port_lane_3_in_flit;
  wire client_4_data_0_port_lane_4_in_valid;
  wire client_4_data_0_port_lane_4_in_class;
  wire [663:0] client_4_data_0_port_lane_4_in_flit;
  wire client_4_data_0_port_lane_5_in_valid;
  wire client_4_data_0_port_lane_5_in_class;
  wire [663:0] client_4_data_0_port_lane_5_in_flit;
  wire [1:0] client_4_data_0_port_lane_0_out_credit;
  wire [1:0] client_4_data_0_port_lane_1_out_credit;
  wire [1:0] client_4_data_0_port_lane_2_out_credit;
  wire [1:0] client_4_data_0_port_lane_3_out_credit;
  wire [1:0] client_4_data_0_port_lane_4_out_credit;
  wire [1:0] client_4_data_0_port_lane_5_out_credit;
  wire [1:0] client_4_data_0_port_injected;
  wire [1:0] client_4_data_0_port_delivered;
  wire client_4_data_1_port_up_0_ready;
  wire client_4_data_1_port_up_1_ready;
  wire client_4_data_1_port_down_0_valid;
  wire [644:0] client_4_data_1_port_down_0_payload;
  wire client_4_data_1_port_down_1_valid;
  wire [644:0] client_4_data_1_port_down_1_payload;
  wire client_4_data_1_port_lane_0_in_valid;
  wire client_4_data_1_port_lane_0_in_class;
  wire [663:0] client_4_data_1_port_lane_0_in_flit;
  wire client_4_data_1_port_lane_1_in_valid;
  wire client_4_data_1_port_lane_1_in_class;
  wire [663:0] client_4_data_1_port_lane_1_in_flit;
  wire client_4_data_1_port_lane_2_in_valid;
  wire client_4_data_1_port_lane_2_in_class;
  wire [663:0] client_4_data_1_port_lane_2_in_flit;
  wire client_4_data_1_port_lane_3_in_valid;
  wire client_4_data_1_port_lane_3_in_class;
  wire [663:0] client_4_data_1_port_lane_3_in_flit;
  wire client_4_data_1_port_lane_4_in_valid;
  wire client_4_data_1_port_lane_4_in_class;
  wire [663:0] client_4_data_1_port_lane_4_in_flit;
  wire client_4_data_1_port_lane_5_in_valid;
  wire client_4_data_1_port_lane_5_in_class;
  wire [663:0] client_4_data_1_port_lane_5_in_flit;
  wire [1:0] client_4_data_1_port_lane_0_out_credit;
  wire [1:0] client_4_data_1_port_lane_1_out_credit;
  wire [1:0] client_4_data_1_port_lane_2_out_credit;
  wire [1:0] client_4_data_1_port_lane_3_out_credit;
  wire [1:0] client_4_data_1_port_lane_4_out_credit;
  wire [1:0] client_4_data_1_port_lane_5_out_credit;
  wire [1:0] client_4_data_1_port_injected;
  wire [1:0] client_4_data_1_port_delivered;
  wire client_4_control_0_port_up_0_ready;
  wire client_4_control_0_port_up_1_ready;
  wire client_4_control_0_port_down_0_valid;
  wire [63:0] client_4_control_0_port_down_0_payload;
  wire client_4_control_0_port_down_1_valid;
  wire [63:0] client_4_control_0_port_down_1_payload;
  wire client_4_control_0_port_lane_0_in_valid;
  wire client_4_control_0_port_lane_0_in_class;
  wire [82:0] client_4_control_0_port_lane_0_in_flit;
  wire client_4_control_0_port_lane_1_in_valid;
  wire client_4_control_0_port_lane_1_in_class;
  wire [82:0] client_4_control_0_port_lane_1_in_flit;
  wire client_4_control_0_port_lane_2_in_valid;
  wire client_4_control_0_port_lane_2_in_class;
  wire [82:0] client_4_control_0_port_lane_2_in_flit;
  wire [1:0] client_4_control_0_port_lane_0_out_credit;
  wire [1:0] client_4_control_0_port_lane_1_out_credit;
  wire [1:0] client_4_control_0_port_lane_2_out_credit;
  wire [1:0] client_4_control_0_port_injected;
  wire [1:0] client_4_control_0_port_delivered;
  wire client_4_utility_0_port_up_0_ready;
  wire client_4_utility_0_port_up_1_ready;
  wire client_4_utility_0_port_down_0_valid;
  wire [63:0] client_4_utility_0_port_down_0_payload;
  wire client_4_utility_0_port_down_1_valid;
  wire [63:0] client_4_utility_0_port_down_1_payload;
  wire client_4_utility_0_port_lane_0_in_valid;
  wire client_4_utility_0_port_lane_0_in_class;
  wire [82:0] client_4_utility_0_port_lane_0_in_flit;
  wire [1:0] client_4_utility_0_port_lane_0_out_credit;
  wire [1:0] client_4_utility_0_port_injected;
  wire [1:0] client_4_utility_0_port_delivered;
  wire client_4_synchronisation_0_port_up_0_ready;
  wire client_4_synchronisation_0_port_down_0_valid;
  wire [63:0] client_4_synchronisation_0_port_down_0_payload;
  wire client_4_synchronisation_0_port_lane_0_in_valid;
  wire [82:0] client_4_synchronisation_0_port_lane_0_in_flit;
  wire client_4_synchronisation_0_port_lane_0_out_credit;
  wire client_4_synchronisation_0_port_injected;
  wire client_4_synchronisation_0_port_delivered;
  wire client_4_reduction_0_port_up_0_ready;
  wire client_4_reduction_0_port_down_0_valid;
  wire [523:0] client_4_reduction_0_port_down_0_payload;
  wire client_4_reduction_0_port_lane_0_in_valid;
  wire [542:0] client_4_reduction_0_port_lane_0_in_flit;
  wire client_4_reduction_0_port_lane_0_out_credit;
  wire client_4_reduction_0_port_injected;
  wire client_4_reduction_0_port_delivered;
  wire client_5_data_0_port_up_0_ready;
  wire client_5_data_0_port_up_1_ready;
  wire client_5_data_0_port_down_0_valid;
  wire [644:0] client_5_data_0_port_down_0_payload;
  wire client_5_data_0_port_down_1_valid;
  wire [644:0] client_5_data_0_port_down_1_payload;
  wire client_5_data_0_port_lane_0_in_valid;
  wire client_5_data_0_port_lane_0_in_class;
  wire [663:0] client_5_data_0_port_lane_0_in_flit;
  wire client_5_data_0_port_lane_1_in_valid;
  wire client_5_data_0_port_lane_1_in_class;
  wire [663:0] client_5_data_0_port_lane_1_in_flit;
  wire client_5_data_0_port_lane_2_in_valid;
  wire client_5_data_0_port_lane_2_in_class;
  wire [663:0] client_5_data_0_port_lane_2_in_flit;
  wire client_5_data_0_port_lane_3_in_valid;
  wire client_5_data_0_port_lane_3_in_class;
  wire [663:0] client_5_data_0_port_lane_3_in_flit;
  wire client_5_data_0_port_lane_4_in_valid;
  wire client_5_data_0_port_lane_4_in_class;
  wire [663:0] client_5_data_0_port_lane_4_in_flit;
  wire client_5_data_0_port_lane_5_in_valid;
  wire client_5_data_0_port_lane_5_in_class;
  wire [663:0] client_5_data_0_port_lane_5_in_flit;
  wire [1:0] client_5_data_0_port_lane_0_out_credit;
  wire [1:0] client_5_data_0_port_lane_1_out_credit;
  wire [1:0] client_5_data_0_port_lane_2_out_credit;
  wire [1:0] client_5_data_0_port_lane_3_out_credit;
  wire [1:0] client_5_data_0_port_lane_4_out_credit;
  wire [1:0] client_5_data_0_port_lane_5_out_credit;
  wire [1:0] client_5_data_0_port_injected;
  wire [1:0] client_5_data_0_port_delivered;
  wire client_5_data_1_port_up_0_ready;
  wire client_5_data_1_port_up_1_ready;
  wire client_5_data_1_port_down_0_valid;
  wire [644:0] client_5_data_1_port_down_0_payload;
  wire client_5_data_1_port_down_1_valid;
  wire [644:0] client_5_data_1_port_down_1_payload;
  wire client_5_data_1_port_lane_0_in_valid;
  wire client_5_data_1_port_lane_0_in_class;
  wire [663:0] client_5_data_1_port_lane_0_in_flit;
  wire client_5_data_1_port_lane_1_in_valid;
  wire client_5_data_1_port_lane_1_in_class;
  wire [663:0] client_5_data_1_port_lane_1_in_flit;
  wire client_5_data_1_port_lane_2_in_valid;
  wire client_5_data_1_port_lane_2_in_class;
  wire [663:0] client_5_data_1_port_lane_2_in_flit;
  wire client_5_data_1_port_lane_3_in_valid;
  wire client_5_data_1_port_lane_3_in_class;
  wire [663:0] client_5_data_1_port_lane_3_in_flit;
  wire client_5_data_1_port_lane_4_in_valid;
  wire client_5_data_1_port_lane_4_in_class;
  wire [663:0] client_5_data_1_port_lane_4_in_flit;
  wire client_5_data_1_port_lane_5_in_valid;
  wire client_5_data_1_port_lane_5_in_class;
  wire [663:0] client_5_data_1_port_lane_5_in_flit;
  wire [1:0] client_5_data_1_port_lane_0_out_credit;
  wire [1:0] client_5_data_1_port_lane_1_out_credit;
  wire [1:0] client_5_data_1_port_lane_2_out_credit;
  wire [1:0] client_5_data_1_port_lane_3_out_credit;
  wire [1:0] client_5_data_1_port_lane_4_out_credit;
  wire [1:0] client_5_data_1_port_lane_5_out_credit;
  wire [1:0] client_5_data_1_port_injected;
  wire [1:0] client_5_data_1_port_delivered;
  wire client_5_control_0_port_up_0_ready;
  wire client_5_control_0_port_up_1_ready;
  wire client_5_control_0_port_down_0_valid;
  wire [63:0] client_5_control_0_port_down_0_payload;
  wire client_5_control_0_port_down_1_valid;
  wire [63:0] client_5_control_0_port_down_1_payload;
  wire client_5_control_0_port_lane_0_in_valid;
  wire client_5_control_0_port_lane_0_in_class;
  wire [82:0] client_5_control_0_port_lane_0_in_flit;
  wire client_5_control_0_port_lane_1_in_valid;
  wire client_5_control_0_port_lane_1_in_class;
  wire [82:0] client_5_control_0_port_lane_1_in_flit;
  wire client_5_control_0_port_lane_2_in_valid;
  wire client_5_control_0_port_lane_2_in_class;
  wire [82:0] client_5_control_0_port_lane_2_in_flit;
  wire [1:0] client_5_control_0_port_lane_0_out_credit;
  wire [1:0] client_5_control_0_port_lane_1_out_credit;
  wire [1:0] client_5_control_0_port_lane_2_out_credit;
  wire [1:0] client_5_control_0_port_injected;
  wire [1:0] client_5_control_0_port_delivered;
  wire client_5_utility_0_port_up_0_ready;
  wire client_5_utility_0_port_up_1_ready;
  wire client_5_utility_0_port_down_0_valid;
  wire [63:0] client_5_utility_0_port_down_0_payload;
  wire client_5_utility_0_port_down_1_valid;
  wire [63:0] client_5_utility_0_port_down_1_payload;
  wire client_5_utility_0_port_lane_0_in_valid;
  wire client_5_utility_0_port_lane_0_in_class;
  wire [82:0] client_5_utility_0_port_lane_0_in_flit;
  wire [1:0] client_5_utility_0_port_lane_0_out_credit;
  wire [1:0] client_5_utility_0_port_injected;
  wire [1:0] client_5_utility_0_port_delivered;
  wire client_5_synchronisation_0_port_up_0_ready;
  wire client_5_synchronisation_0_port_down_0_valid;
  wire [63:0] client_5_synchronisation_0_port_down_0_payload;
  wire client_5_synchronisation_0_port_lane_0_in_valid;
  wire [82:0] client_5_synchronisation_0_port_lane_0_in_flit;
  wire client_5_synchronisation_0_port_lane_0_out_credit;
  wire client_5_synchronisation_0_port_injected;
  wire client_5_synchronisation_0_port_delivered;
  wire client_5_reduction_0_port_up_0_ready;
  wire client_5_reduction_0_port_down_0_valid;
  wire [523:0] client_5_reduction_0_port_down_0_payload;
  wire client_5_reduction_0_port_lane_0_in_valid;
  wire [542:0] client_5_reduction_0_port_lane_0_in_flit;
  wire client_5_reduction_0_port_lane_0_out_credit;
  wire client_5_reduction_0_port_injected;
  wire client_5_reduction_0_port_delivered;
  wire client_8_data_0_port_up_0_ready;
  wire client_8_data_0_port_up_1_ready;
  wire client_8_data_0_port_down_0_valid;
  wire [644:0] client_8_data_0_port_down_0_payload;
  wire client_8_data_0_port_down_1_valid;
  wire [644:0] client_8_data_0_port_down_1_payload;
  wire client_8_data_0_port_lane_0_in_valid;
  wire client_8_data_0_port_lane_0_in_class;
  wire [663:0] client_8_data_0_port_lane_0_in_flit;
  wire client_8_data_0_port_lane_1_in_valid;
  wire client_8_data_0_port_lane_1_in_class;
  wire [663:0] client_8_data_0_port_lane_1_in_flit;
  wire client_8_data_0_port_lane_2_in_valid;
  wire client_8_data_0_port_lane_2_in_class;
  wire [663:0] client_8_data_0_port_lane_2_in_flit;
  wire [1:0] client_8_data_0_port_lane_0_out_credit;
  wire [1:0] client_8_data_0_port_lane_1_out_credit;
  wire [1:0] client_8_data_0_port_lane_2_out_credit;
  wire [1:0] client_8_data_0_port_injected;
  wire [1:0] client_8_data_0_port_delivered;
  wire client_8_data_1_port_up_0_ready;
  wire client_8_data_1_port_up_1_ready;
  wire client_8_data_1_port_down_0_valid;
  wire [644:0] client_8_data_1_port_down_0_payload;
  wire client_8_data_1_port_down_1_valid;
  wire [644:0] client_8_data_1_port_down_1_payload;
  wire client_8_data_1_port_lane_0_in_valid;
  wire client_8_data_1_port_lane_0_in_class;
  wire [663:0] client_8_data_1_port_lane_0_in_flit;
  wire client_8_data_1_port_lane_1_in_valid;
  wire client_8_data_1_port_lane_1_in_class;
  wire [663:0] client_8_data_1_port_lane_1_in_flit;
  wire client_8_data_1_port_lane_2_in_valid;
  wire client_8_data_1_port_lane_2_in_class;
  wire [663:0] client_8_data_1_port_lane_2_in_flit;
  wire [1:0] client_8_data_1_port_lane_0_out_credit;
  wire [1:0] client_8_data_1_port_lane_1_out_credit;
  wire [1:0] client_8_data_1_port_lane_2_out_credit;
  wire [1:0] client_8_data_1_port_injected;
  wire [1:0] client_8_data_1_port_delivered;
  wire client_8_data_2_port_up_0_ready;
  wire client_8_data_2_port_up_1_ready;
  wire client_8_data_2_port_down_0_valid;
  wire [644:0] client_8_data_2_port_down_0_payload;
  wire client_8_data_2_port_down_1_valid;
  wire [644:0] client_8_data_2_port_down_1_payload;
  wire client_8_data_2_port_lane_0_in_valid;
  wire client_8_data_2_port_lane_0_in_class;
  wire [663:0] client_8_data_2_port_lane_0_in_flit;
  wire client_8_data_2_port_lane_1_in_valid;
  wire client_8_data_2_port_lane_1_in_class;
  wire [663:0] client_8_data_2_port_lane_1_in_flit;
  wire [1:0] client_8_data_2_port_lane_0_out_credit;
  wire [1:0] client_8_data_2_port_lane_1_out_credit;
  wire [1:0] client_8_data_2_port_injected;
  wire [1:0] client_8_data_2_port_delivered;
  wire client_8_data_3_port_up_0_ready;
  wire client_8_data_3_port_up_1_ready;
  wire client_8_data_3_port_down_0_valid;
  wire [644:0] client_8_data_3_port_down_0_payload;
  wire client_8_data_3_port_down_1_valid;
  wire [644:0] client_8_data_3_port_down_1_payload;
  wire client_8_data_3_port_lane_0_in_valid;
  wire client_8_data_3_port_lane_0_in_class;
  wire [663:0] client_8_data_3_port_lane_0_in_flit;
  wire client_8_data_3_port_lane_1_in_valid;
  wire client_8_data_3_port_lane_1_in_class;
  wire [663:0] client_8_data_3_port_lane_1_in_flit;
  wire [1:0] client_8_data_3_port_lane_0_out_credit;
  wire [1:0] client_8_data_3_port_lane_1_out_credit;
  wire [1:0] client_8_data_3_port_injected;
  wire [1:0] client_8_data_3_port_delivered;
  wire client_8_data_4_port_up_0_ready;
  wire client_8_data_4_port_up_1_ready;
  wire client_8_data_4_port_down_0_valid;
  wire [644:0] client_8_data_4_port_down_0_payload;
  wire client_8_data_4_port_down_1_valid;
  wire [644:0] client_8_data_4_port_down_1_payload;
  wire client_8_data_4_port_lane_0_in_valid;
  wire client_8_data_4_port_lane_0_in_class;
  wire [663:0] client_8_data_4_port_lane_0_in_flit;
  wire client_8_data_4_port_lane_1_in_valid;
  wire client_8_data_4_port_lane_1_in_class;
  wire [663:0] client_8_data_4_port_lane_1_in_flit;
  wire [1:0] client_8_data_4_port_lane_0_out_credit;
  wire [1:0] client_8_data_4_port_lane_1_out_credit;
  wire [1:0] client_8_data_4_port_injected;
  wire [1:0] client_8_data_4_port_delivered;
  wire client_8_control_0_port_up_0_ready;
  wire client_8_control_0_port_up_1_ready;
  wire client_8_control_0_port_down_0_valid;
  wire [63:0] client_8_control_0_port_down_0_payload;
  wire client_8_control_0_port_down_1_valid;
  wire [63:0] client_8_control_0_port_down_1_payload;
  wire client_8_control_0_port_lane_0_in_valid;
  wire client_8_control_0_port_lane_0_in_class;
  wire [82:0] client_8_control_0_port_lane_0_in_flit;
  wire client_8_control_0_port_lane_1_in_valid;
  wire client_8_control_0_port_lane_1_in_class;
  wire [82:0] client_8_control_0_port_lane_1_in_flit;
  wire [1:0] client_8_control_0_port_lane_0_out_credit;
  wire [1:0] client_8_control_0_port_lane_1_out_credit;
  wire [1:0] client_8_control_0_port_injected;
  wire [1:0] client_8_control_0_port_delivered;
  wire client_8_control_1_port_up_0_ready;
  wire client_8_control_1_port_up_1_ready;
  wire client_8_control_1_port_down_0_valid;
  wire [63:0] client_8_control_1_port_down_0_payload;
  wire client_8_control_1_port_down_1_valid;
  wire [63:0] client_8_control_1_port_down_1_payload;
  wire client_8_control_1_port_lane_0_in_valid;
  wire client_8_control_1_port_lane_0_in_class;
  wire [82:0] client_8_control_1_port_lane_0_in_flit;
  wire [1:0] client_8_control_1_port_lane_0_out_credit;
  wire [1:0] client_8_control_1_port_injected;
  wire [1:0] client_8_control_1_port_delivered;
  wire client_8_utility_0_port_up_0_ready;
  wire client_8_utility_0_port_up_1_ready;
  wire client_8_utility_0_port_down_0_valid;
  wire [63:0] client_8_utility_0_port_down_0_payload;
  wire client_8_utility_0_port_down_1_valid;
  wire [63:0] client_8_utility_0_port_down_1_payload;
  wire client_8_utility_0_port_lane_0_in_valid;
  wire client_8_utility_0_port_lane_0_in_class;
  wire [82:0] client_8_utility_0_port_lane_0_in_flit;
  wire [1:0] client_8_utility_0_port_lane_0_out_credit;
  wire [1:0] client_8_utility_0_port_injected;
  wire [1:0] client_8_utility_0_port_delivered;
  wire client_8_synchronisation_0_port_up_0_ready;
  wire client_8_synchronisation_0_port_down_0_valid;
  wire [63:0] client_8_synchronisation_0_port_down_0_payload;
  wire client_8_synchronisation_0_port_lane_0_in_valid;
  wire [82:0] client_8_synchronisation_0_port_lane_0_in_flit;
  wire client_8_synchronisation_0_port_lane_0_out_credit;
  wire client_8_synchronisation_0_port_injected;
  wire client_8_synchronisation_0_port_delivered;
  wire client_9_data_0_port_up_0_ready;
  wire client_9_data_0_port_up_1_ready;
  wire client_9_data_0_port_down_0_valid;
  wire [644:0] client_9_data_0_port_down_0_payload;
  wire client_9_data_0_port_down_1_valid;
  wire [644:0] client_9_data_0_port_down_1_payload;
  wire client_9_data_0_port_lane_0_in_valid;
  wire client_9_data_0_port_lane_0_in_class;
  wire [663:0] client_9_data_0_port_lane_0_in_flit;
  wire client_9_data_0_port_lane_1_in_valid;
  wire client_9_data_0_port_lane_1_in_class;
  wire [663:0] client_9_data_0_port_lane_1_in_flit;
  wire client_9_data_0_port_lane_2_in_valid;
  wire client_9_data_0_port_lane_2_in_class;
  wire [663:0] client_9_data_0_port_lane_2_in_flit;
  wire client_9_data_0_port_lane_3_in_valid;
  wire client_9_data_0_port_lane_3_in_class;
  wire [663:0] client_9_data_0_port_lane_3_in_flit;
  wire client_9_data_0_port_lane_4_in_valid;
  wire client_9_data_0_port_lane_4_in_class;
  wire [663:0] client_9_data_0_port_lane_4_in_flit;
  wire client_9_data_0_port_lane_5_in_valid;
  wire client_9_data_0_port_lane_5_in_class;
  wire [663:0] client_9_data_0_port_lane_5_in_flit;
  wire client_9_data_0_port_lane_6_in_valid;
  wire client_9_data_0_port_lane_6_in_class;
  wire [663:0] client_9_data_0_port_lane_6_in_flit;
  wire client_9_data_0_port_lane_7_in_valid;
  wire client_9_data_0_port_lane_7_in_class;
  wire [663:0] client_9_data_0_port_lane_7_in_flit;
  wire client_9_data_0_port_lane_8_in_valid;
  wire client_9_data_0_port_lane_8_in_class;
  wire [663:0] client_9_data_0_port_lane_8_in_flit;
  wire client_9_data_0_port_lane_9_in_valid;
  wire client_9_data_0_port_lane_9_in_class;
  wire [663:0] client_9_data_0_port_lane_9_in_flit;
  wire client_9_data_0_port_lane_10_in_valid;
  wire client_9_data_0_port_lane_10_in_class;
  wire [663:0] client_9_data_0_port_lane_10_in_flit;
  wire client_9_data_0_port_lane_11_in_valid;
  wire client_9_data_0_port_lane_11_in_class;
  wire [663:0] client_9_data_0_port_lane_11_in_flit;
  wire [1:0] client_9_data_0_port_lane_0_out_credit;
  wire [1:0] client_9_data_0_port_lane_1_out_credit;
  wire [1:0] client_9_data_0_port_lane_2_out_credit;
  wire [1:0] client_9_data_0_port_lane_3_out_credit;
  wire [1:0] client_9_data_0_port_lane_4_out_credit;
  wire [1:0] client_9_data_0_port_lane_5_out_credit;
  wire [1:0] client_9_data_0_port_lane_6_out_credit;
  wire [1:0] client_9_data_0_port_lane_7_out_credit;
  wire [1:0] client_9_data_0_port_lane_8_out_credit;
  wire [1:0] client_9_data_0_port_lane_9_out_credit;
  wire [1:0] client_9_data_0_port_lane_10_out_credit;
  wire [1:0] client_9_data_0_port_lane_11_out_credit;
  wire [1:0] client_9_data_0_port_injected;
  wire [1:0] client_9_data_0_port_delivered;
  wire client_9_control_0_port_up_0_ready;
  wire client_9_control_0_port_up_1_ready;
  wire client_9_control_0_port_down_0_valid;
  wire [63:0] client_9_control_0_port_down_0_payload;
  wire client_9_control_0_port_down_1_valid;
  wire [63:0] client_9_control_0_port_down_1_payload;
  wire client_9_control_0_port_lane_0_in_valid;
  wire client_9_control_0_port_lane_0_in_class;
  wire [82:0] client_9_control_0_port_lane_0_in_flit;
  wire client_9_control_0_port_lane_1_in_valid;
  wire client_9_control_0_port_lane_1_in_class;
  wire [82:0] client_9_control_0_port_lane_1_in_flit;
  wire client_9_control_0_port_lane_2_in_valid;
  wire client_9_control_0_port_lane_2_in_class;
  wire [82:0] client_9_control_0_port_lane_2_in_flit;
  wire [1:0] client_9_control_0_port_lane_0_out_credit;
  wire [1:0] client_9_control_0_port_lane_1_out_credit;
  wire [1:0] client_9_control_0_port_lane_2_out_credit;
  wire [1:0] client_9_control_0_port_injected;
  wire [1:0] client_9_control_0_port_delivered;
  wire client_9_utility_0_port_up_0_ready;
  wire client_9_utility_0_port_up_1_ready;
  wire client_9_utility_0_port_down_0_valid;
  wire [63:0] client_9_utility_0_port_down_0_payload;
  wire client_9_utility_0_port_down_1_valid;
  wire [63:0] client_9_utility_0_port_down_1_payload;
  wire client_9_utility_0_port_lane_0_in_valid;
  wire client_9_utility_0_port_lane_0_in_class;
  wire [82:0] client_9_utility_0_port_lane_0_in_flit;
  wire [1:0] client_9_utility_0_port_lane_0_out_credit;
  wire [1:0] client_9_utility_0_port_injected;
  wire [1:0] client_9_utility_0_port_delivered;
  wire client_9_synchronisation_0_port_up_0_ready;
  wire client_9_synchronisation_0_port_down_0_valid;
  wire [63:0] client_9_synchronisation_0_port_down_0_payload;
  wire client_9_synchronisation_0_port_lane_0_in_valid;
  wire [82:0] client_9_synchronisation_0_port_lane_0_in_flit;
  wire client_9_synchronisation_0_port_lane_0_out_credit;
  wire client_9_synchronisation_0_port_injected;
  wire client_9_synchronisation_0_port_delivered;
  wire [3:0] counters_data_flits_north;
  wire [3:0] counters_data_flits_south;
  wire [3:0] counters_data_flits_east;
  wire [3:0] counters_data_flits_west;
  wire [6:0] counters_data_flits_client;
  wire [5:0] counters_data_injected;
  wire [5:0] counters_data_delivered;
  wire [8:0] counters_data_dropped;
  wire [7:0] counters_data_stalls;
  wire [7:0] counters_data_conflicts;
  wire [1:0] counters_control_flits_north;
  wire [1:0] counters_control_flits_south;
  wire [1:0] counters_control_flits_east;
  wire [1:0] counters_control_flits_west;
  wire [4:0] counters_control_flits_client;
  wire [4:0] counters_control_injected;
  wire [4:0] counters_control_delivered;
  wire [6:0] counters_control_dropped;
  wire [5:0] counters_control_stalls;
  wire [5:0] counters_control_conflicts;
  wire [3:0] counters_utility_flits_client;
  wire [4:0] counters_utility_injected;
  wire [4:0] counters_utility_delivered;
  wire [4:0] counters_utility_dropped;
  wire [3:0] counters_utility_stalls;
  wire [3:0] counters_utility_conflicts;
  wire [3:0] counters_synchronisation_flits_client;
  wire [3:0] counters_synchronisation_injected;
  wire [3:0] counters_synchronisation_delivered;
  wire [3:0] counters_synchronisation_dropped;
  wire [3:0] counters_synchronisation_stalls;
  wire [3:0] counters_synchronisation_conflicts;
  wire [2:0] counters_reduction_flits_client;
  wire [2:0] counters_reduction_injected;
  wire [2:0] counters_reduction_delivered;
  wire [3:0] counters_reduction_dropped;
  wire [3:0] counters_reduction_stalls;
  wire [3:0] counters_reduction_conflicts;
  wire counters_utility_request_ready;
  wire counters_utility_response_valid;
  wire [63:0] counters_utility_response_data;
  wire counters_utility_response_error;
  wire [11:0] t_0;
  wire [11:0] t_1;
  wire [11:0] t_2;
  wire [11:0] t_3;
  wire [95:0] t_4;
  wire [6:0] t_5;
  wire [6:0] t_6;
  wire [35:0] t_7;
  wire [5:0] t_8;
  wire [35:0] t_9;
  wire [5:0] t_10;
  wire [287:0] t_11;
  wire [8:0] t_12;
  wire [8:0] t_13;
  wire [8:0] t_14;
  wire [8:0] t_15;
  wire [8:0] t_16;
  wire [143:0] t_17;
  wire [7:0] t_18;
  wire [7:0] t_19;
  wire [143:0] t_20;
  wire [7:0] t_21;
  wire [7:0] t_22;
  wire [2:0] t_23;
  wire [2:0] t_24;
  wire [2:0] t_25;
  wire [2:0] t_26;
  wire [23:0] t_27;
  wire [17:0] t_28;
  wire [17:0] t_29;
  wire [71:0] t_30;
  wire [6:0] t_31;
  wire [35:0] t_32;
  wire [5:0] t_33;
  wire [35:0] t_34;
  wire [5:0] t_35;
  wire [7:0] t_36;
  wire [15:0] t_37;
  wire [15:0] t_38;
  wire [11:0] t_39;
  wire [11:0] t_40;
  wire [7:0] t_41;
  wire [7:0] t_42;
  wire [7:0] t_43;
  wire [11:0] t_44;
  wire [11:0] t_45;
  wire [5:0] t_46;
  wire [5:0] t_47;
  wire [5:0] t_48;
  wire [9:0] t_49;
  wire [9:0] t_50;


  // ---- Straps ----


  // ---- Registers ----

  assign utility_request_ready = counters_utility_request_ready;
  assign utility_response_valid = counters_utility_response_valid;
  assign utility_response_data = counters_utility_response_data;
  assign utility_response_error = counters_utility_response_error;

  // ---- Lanes ----

  router_place place (
    .column     (column),
    .row        (row),
    .own_column (place_own_column),
    .own_row    (place_own_row),
    .west       (place_west),
    .east       (place_east),
    .below      (place_below),
    .group      (place_group),
    .stub_below (place_stub_below),
    .above      (place_above)
  );

  router_inner_lane_2x645_weighted data_lane_0 (
    .clk                 (clk),
    .reset               (reset),
    .own_column          (place_own_column),
    .own_row             (place_own_row),
    .west                (place_west),
    .east                (place_east),
    .below               (place_below),
    .group               (place_group),
    .stub_below          (place_stub_below),
    .above               (place_above),
    .enabled             (enabled),
    .north_in_valid      (north_data_0_in_valid),
    .north_in_class      (north_data_0_in_class),
    .north_in_flit       (north_data_0_in_flit),
    .north_in_credit     (data_lane_0_north_in_credit),
    .south_in_valid      (south_data_0_in_valid),
    .south_in_class      (south_data_0_in_class),
    .south_in_flit       (south_data_0_in_flit),
    .south_in_credit     (data_lane_0_south_in_credit),
    .east_in_valid       (east_data_0_in_valid),
    .east_in_class       (east_data_0_in_class),
    .east_in_flit        (east_data_0_in_flit),
    .east_in_credit      (data_lane_0_east_in_credit),
    .west_in_valid       (west_data_0_in_valid),
    .west_in_class       (west_data_0_in_class),
    .west_in_flit        (west_data_0_in_flit),
    .west_in_credit      (data_lane_0_west_in_credit),
    .client_0_in_valid   (client_0_data_0_port_lane_0_in_valid),
    .client_0_in_class   (client_0_data_0_port_lane_0_in_class),
    .client_0_in_flit    (client_0_data_0_port_lane_0_in_flit),
    .client_0_in_credit  (data_lane_0_client_0_in_credit),
    .client_1_in_valid   (client_1_data_0_port_lane_0_in_valid),
    .client_1_in_class   (client_1_data_0_port_lane_0_in_class),
    .client_1_in_flit    (client_1_data_0_port_lane_0_in_flit),
    .client_1_in_credit  (data_lane_0_client_1_in_credit),
    .client_2_in_valid   (client_2_data_0_port_lane_0_in_valid),
    .client_2_in_class   (client_2_data_0_port_lane_0_in_class),
    .client_2_in_flit    (client_2_data_0_port_lane_0_in_flit),
    .client_2_in_credit  (data_lane_0_client_2_in_credit),
    .client_3_in_valid   (client_3_data_0_port_lane_0_in_valid),
    .client_3_in_class   (client_3_data_0_port_lane_0_in_class),
    .client_3_in_flit    (client_3_data_0_port_lane_0_in_flit),
    .client_3_in_credit  (data_lane_0_client_3_in_credit),
    .client_4_in_valid   (client_4_data_0_port_lane_0_in_valid),
    .client_4_in_class   (client_4_data_0_port_lane_0_in_class),
    .client_4_in_flit    (client_4_data_0_port_lane_0_in_flit),
    .client_4_in_credit  (data_lane_0_client_4_in_credit),
    .client_5_in_valid   (client_5_data_0_port_lane_0_in_valid),
    .client_5_in_class   (client_5_data_0_port_lane_0_in_class),
    .client_5_in_flit    (client_5_data_0_port_lane_0_in_flit),
    .client_5_in_credit  (data_lane_0_client_5_in_credit),
    .client_8_in_valid   (client_8_data_0_port_lane_0_in_valid),
    .client_8_in_class   (client_8_data_0_port_lane_0_in_class),
    .client_8_in_flit    (client_8_data_0_port_lane_0_in_flit),
    .client_8_in_credit  (data_lane_0_client_8_in_credit),
    .client_9_in_valid   (client_9_data_0_port_lane_0_in_valid),
    .client_9_in_class   (client_9_data_0_port_lane_0_in_class),
    .client_9_in_flit    (client_9_data_0_port_lane_0_in_flit),
    .client_9_in_credit  (data_lane_0_client_9_in_credit),
    .weights             (data_weights_weights),
    .north_out_valid     (data_lane_0_north_out_valid),
    .north_out_class     (data_lane_0_north_out_class),
    .north_out_flit      (data_lane_0_north_out_flit),
    .north_out_credit    (north_data_0_out_credit),
    .south_out_valid     (data_lane_0_south_out_valid),
    .south_out_class     (data_lane_0_south_out_class),
    .south_out_flit      (data_lane_0_south_out_flit),
    .south_out_credit    (south_data_0_out_credit),
    .east_out_valid      (data_lane_0_east_out_valid),
    .east_out_class      (data_lane_0_east_out_class),
    .east_out_flit       (data_lane_0_east_out_flit),
    .east_out_credit     (east_data_0_out_credit),
    .west_out_valid      (data_lane_0_west_out_valid),
    .west_out_class      (data_lane_0_west_out_class),
    .west_out_flit       (data_lane_0_west_out_flit),
    .west_out_credit     (west_data_0_out_credit),
    .client_0_out_valid  (data_lane_0_client_0_out_valid),
    .client_0_out_class  (data_lane_0_client_0_out_class),
    .client_0_out_flit   (data_lane_0_client_0_out_flit),
    .client_0_out_credit (client_0_data_0_port_lane_0_out_credit),
    .client_1_out_valid  (data_lane_0_client_1_out_valid),
    .client_1_out_class  (data_lane_0_client_1_out_class),
    .client_1_out_flit   (data_lane_0_client_1_out_flit),
    .client_1_out_credit (client_1_data_0_port_lane_0_out_credit),
    .client_2_out_valid  (data_lane_0_client_2_out_valid),
    .client_2_out_class  (data_lane_0_client_2_out_class),
    .client_2_out_flit   (data_lane_0_client_2_out_flit),
    .client_2_out_credit (client_2_data_0_port_lane_0_out_credit),
    .client_3_out_valid  (data_lane_0_client_3_out_valid),
    .client_3_out_class  (data_lane_0_client_3_out_class),
    .client_3_out_flit   (data_lane_0_client_3_out_flit),
    .client_3_out_credit (client_3_data_0_port_lane_0_out_credit),
    .client_4_out_valid  (data_lane_0_client_4_out_valid),
    .client_4_out_class  (data_lane_0_client_4_out_class),
    .client_4_out_flit   (data_lane_0_client_4_out_flit),
    .client_4_out_credit (client_4_data_0_port_lane_0_out_credit),
    .client_5_out_valid  (data_lane_0_client_5_out_valid),
    .client_5_out_class  (data_lane_0_client_5_out_class),
    .client_5_out_flit   (data_lane_0_client_5_out_flit),
    .client_5_out_credit (client_5_data_0_port_lane_0_out_credit),
    .client_8_out_valid  (data_lane_0_client_8_out_valid),
    .client_8_out_class  (data_lane_0_client_8_out_class),
    .client_8_out_flit   (data_lane_0_client_8_out_flit),
    .client_8_out_credit (client_8_data_0_port_lane_0_out_credit),
    .client_9_out_valid  (data_lane_0_client_9_out_valid),
    .client_9_out_class  (data_lane_0_client_9_out_class),
    .client_9_out_flit   (data_lane_0_client_9_out_flit),
    .client_9_out_credit (client_9_data_0_port_lane_0_out_credit),
    .sent                (data_lane_0_sent),
    .stalls              (data_lane_0_stalls),
    .conflicts           (data_lane_0_conflicts),
    .dropped             (data_lane_0_dropped)
  );

  router_inner_lane_2x645_weighted data_lane_1 (
    .clk                 (clk),
    .reset               (reset),
    .own_column          (place_own_column),
    .own_row             (place_own_row),
    .west                (place_west),
    .east                (place_east),
    .below               (place_below),
    .group               (place_group),
    .stub_below          (place_stub_below),
    .above               (place_above),
    .enabled             (enabled),
    .north_in_valid      (north_data_1_in_valid),
    .north_in_class      (north_data_1_in_class),
    .north_in_flit       (north_data_1_in_flit),
    .north_in_credit     (data_lane_1_north_in_credit),
    .south_in_valid      (south_data_1_in_valid),
    .south_in_class      (south_data_1_in_class),
    .south_in_flit       (south_data_1_in_flit),
    .south_in_credit     (data_lane_1_south_in_credit),
    .east_in_valid       (east_data_1_in_valid),
    .east_in_class       (east_data_1_in_class),
    .east_in_flit        (east_data_1_in_flit),
    .east_in_credit      (data_lane_1_east_in_credit),
    .west_in_valid       (west_data_1_in_valid),
    .west_in_class       (west_data_1_in_class),
    .west_in_flit        (west_data_1_in_flit),
    .west_in_credit      (data_lane_1_west_in_credit),
    .client_0_in_valid   (client_0_data_1_port_lane_0_in_valid),
    .client_0_in_class   (client_0_data_1_port_lane_0_in_class),
    .client_0_in_flit    (client_0_data_1_port_lane_0_in_flit),
    .client_0_in_credit  (data_lane_1_client_0_in_credit),
    .client_1_in_valid   (client_1_data_1_port_lane_0_in_valid),
    .client_1_in_class   (client_1_data_1_port_lane_0_in_class),
    .client_1_in_flit    (client_1_data_1_port_lane_0_in_flit),
    .client_1_in_credit  (data_lane_1_client_1_in_credit),
    .client_2_in_valid   (client_2_data_1_port_lane_0_in_valid),
    .client_2_in_class   (client_2_data_1_port_lane_0_in_class),
    .client_2_in_flit    (client_2_data_1_port_lane_0_in_flit),
    .client_2_in_credit  (data_lane_1_client_2_in_credit),
    .client_3_in_valid   (client_3_data_1_port_lane_0_in_valid),
    .client_3_in_class   (client_3_data_1_port_lane_0_in_class),
    .client_3_in_flit    (client_3_data_1_port_lane_0_in_flit),
    .client_3_in_credit  (data_lane_1_client_3_in_credit),
    .client_4_in_valid   (client_4_data_1_port_lane_0_in_valid),
    .client_4_in_class   (client_4_data_1_port_lane_0_in_class),
    .client_4_in_flit    (client_4_data_1_port_lane_0_in_flit),
    .client_4_in_credit  (data_lane_1_client_4_in_credit),
    .client_5_in_valid   (client_5_data_1_port_lane_0_in_valid),
    .client_5_in_class   (client_5_data_1_port_lane_0_in_class),
    .client_5_in_flit    (client_5_data_1_port_lane_0_in_flit),
    .client_5_in_credit  (data_lane_1_client_5_in_credit),
    .client_8_in_valid   (client_8_data_1_port_lane_0_in_valid),
    .client_8_in_class   (client_8_data_1_port_lane_0_in_class),
    .client_8_in_flit    (client_8_data_1_port_lane_0_in_flit),
    .client_8_in_credit  (data_lane_1_client_8_in_credit),
    .client_9_in_valid   (client_9_data_0_port_lane_1_in_valid),
    .client_9_in_class   (client_9_data_0_port_lane_1_in_class),
    .client_9_in_flit    (client_9_data_0_port_lane_1_in_flit),
    .client_9_in_credit  (data_lane_1_client_9_in_credit),
    .weights             (data_weights_weights),
    .north_out_valid     (data_lane_1_north_out_valid),
    .north_out_class     (data_lane_1_north_out_class),
    .north_out_flit      (data_lane_1_north_out_flit),
    .north_out_credit    (north_data_1_out_credit),
    .south_out_valid     (data_lane_1_south_out_valid),
    .south_out_class     (data_lane_1_south_out_class),
    .south_out_flit      (data_lane_1_south_out_flit),
    .south_out_credit    (south_data_1_out_credit),
    .east_out_valid      (data_lane_1_east_out_valid),
    .east_out_class      (data_lane_1_east_out_class),
    .east_out_flit       (data_lane_1_east_out_flit),
    .east_out_credit     (east_data_1_out_credit),
    .west_out_valid      (data_lane_1_west_out_valid),
    .west_out_class      (data_lane_1_west_out_class),
    .west_out_flit       (data_lane_1_west_out_flit),
    .west_out_credit     (west_data_1_out_credit),
    .client_0_out_valid  (data_lane_1_client_0_out_valid),
    .client_0_out_class  (data_lane_1_client_0_out_class),
    .client_0_out_flit   (data_lane_1_client_0_out_flit),
    .client_0_out_credit (client_0_data_1_port_lane_0_out_credit),
    .client_1_out_valid  (data_lane_1_client_1_out_valid),
    .client_1_out_class  (data_lane_1_client_1_out_class),
    .client_1_out_flit   (data_lane_1_client_1_out_flit),
    .client_1_out_credit (client_1_data_1_port_lane_0_out_credit),
    .client_2_out_valid  (data_lane_1_client_2_out_valid),
    .client_2_out_class  (data_lane_1_client_2_out_class),
    .client_2_out_flit   (data_lane_1_client_2_out_flit),
    .client_2_out_credit (client_2_data_1_port_lane_0_out_credit),
    .client_3_out_valid  (data_lane_1_client_3_out_valid),
    .client_3_out_class  (data_lane_1_client_3_out_class),
    .client_3_out_flit   (data_lane_1_client_3_out_flit),
    .client_3_out_credit (client_3_data_1_port_lane_0_out_credit),
    .client_4_out_valid  (data_lane_1_client_4_out_valid),
    .client_4_out_class  (data_lane_1_client_4_out_class),
    .client_4_out_flit   (data_lane_1_client_4_out_flit),
    .client_4_out_credit (client_4_data_1_port_lane_0_out_credit),
    .client_5_out_valid  (data_lane_1_client_5_out_valid),
    .client_5_out_class  (data_lane_1_client_5_out_class),
    .client_5_out_flit   (data_lane_1_client_5_out_flit),
    .client_5_out_credit (client_5_data_1_port_lane_0_out_credit),
    .client_8_out_valid  (data_lane_1_client_8_out_valid),
    .client_8_out_class  (data_lane_1_client_8_out_class),
    .client_8_out_flit   (data_lane_1_client_8_out_flit),
    .client_8_out_credit (client_8_data_1_port_lane_0_out_credit),
    .client_9_out_valid  (data_lane_1_client_9_out_valid),
    .client_9_out_class  (data_lane_1_client_9_out_class),
    .client_9_out_flit   (data_lane_1_client_9_out_flit),
    .client_9_out_credit (client_9_data_0_port_lane_1_out_credit),
    .sent                (data_lane_1_sent),
    .stalls              (data_lane_1_stalls),
    .conflicts           (data_lane_1_conflicts),
    .dropped             (data_lane_1_dropped)
  );

  router_inner_lane_2x645_weighted data_lane_2 (
    .clk                 (clk),
    .reset               (reset),
    .own_column          (place_own_column),
    .own_row             (place_own_row),
    .west                (place_west),
    .east                (place_east),
    .below               (place_below),
    .group               (place_group),
    .stub_below          (place_stub_below),
    .above               (place_above),
    .enabled             (enabled),
    .north_in_valid      (north_data_2_in_valid),
    .north_in_class      (north_data_2_in_class),
    .north_in_flit       (north_data_2_in_flit),
    .north_in_credit     (data_lane_2_north_in_credit),
    .south_in_valid      (south_data_2_in_valid),
    .south_in_class      (south_data_2_in_class),
    .south_in_flit       (south_data_2_in_flit),
    .south_in_credit     (data_lane_2_south_in_credit),
    .east_in_valid       (east_data_2_in_valid),
    .east_in_class       (east_data_2_in_class),
    .east_in_flit        (east_data_2_in_flit),
    .east_in_credit      (data_lane_2_east_in_credit),
    .west_in_valid       (west_data_2_in_valid),
    .west_in_class       (west_data_2_in_class),
    .west_in_flit        (west_data_2_in_flit),
    .west_in_credit      (data_lane_2_west_in_credit),
    .client_0_in_valid   (client_0_data_0_port_lane_1_in_valid),
    .client_0_in_class   (client_0_data_0_port_lane_1_in_class),
    .client_0_in_flit    (client_0_data_0_port_lane_1_in_flit),
    .client_0_in_credit  (data_lane_2_client_0_in_credit),
    .client_1_in_valid   (client_1_data_0_port_lane_1_in_valid),
    .client_1_in_class   (client_1_data_0_port_lane_1_in_class),
    .client_1_in_flit    (client_1_data_0_port_lane_1_in_flit),
    .client_1_in_credit  (data_lane_2_client_1_in_credit),
    .client_2_in_valid   (client_2_data_0_port_lane_1_in_valid),
    .client_2_in_class   (client_2_data_0_port_lane_1_in_class),
    .client_2_in_flit    (client_2_data_0_port_lane_1_in_flit),
    .client_2_in_credit  (data_lane_2_client_2_in_credit),
    .client_3_in_valid   (client_3_data_0_port_lane_1_in_valid),
    .client_3_in_class   (client_3_data_0_port_lane_1_in_class),
    .client_3_in_flit    (client_3_data_0_port_lane_1_in_flit),
    .client_3_in_credit  (data_lane_2_client_3_in_credit),
    .client_4_in_valid   (client_4_data_0_port_lane_1_in_valid),
    .client_4_in_class   (client_4_data_0_port_lane_1_in_class),
    .client_4_in_flit    (client_4_data_0_port_lane_1_in_flit),
    .client_4_in_credit  (data_lane_2_client_4_in_credit),
    .client_5_in_valid   (client_5_data_0_port_lane_1_in_valid),
    .client_5_in_class   (client_5_data_0_port_lane_1_in_class),
    .client_5_in_flit    (client_5_data_0_port_lane_1_in_flit),
    .client_5_in_credit  (data_lane_2_client_5_in_credit),
    .client_8_in_valid   (client_8_data_2_port_lane_0_in_valid),
    .client_8_in_class   (client_8_data_2_port_lane_0_in_class),
    .client_8_in_flit    (client_8_data_2_port_lane_0_in_flit),
    .client_8_in_credit  (data_lane_2_client_8_in_credit),
    .client_9_in_valid   (client_9_data_0_port_lane_2_in_valid),
    .client_9_in_class   (client_9_data_0_port_lane_2_in_class),
    .client_9_in_flit    (client_9_data_0_port_lane_2_in_flit),
    .client_9_in_credit  (data_lane_2_client_9_in_credit),
    .weights             (data_weights_weights),
    .north_out_valid     (data_lane_2_north_out_valid),
    .north_out_class     (data_lane_2_north_out_class),
    .north_out_flit      (data_lane_2_north_out_flit),
    .north_out_credit    (north_data_2_out_credit),
    .south_out_valid     (data_lane_2_south_out_valid),
    .south_out_class     (data_lane_2_south_out_class),
    .south_out_flit      (data_lane_2_south_out_flit),
    .south_out_credit    (south_data_2_out_credit),
    .east_out_valid      (data_lane_2_east_out_valid),
    .east_out_class      (data_lane_2_east_out_class),
    .east_out_flit       (data_lane_2_east_out_flit),
    .east_out_credit     (east_data_2_out_credit),
    .west_out_valid      (data_lane_2_west_out_valid),
    .west_out_class      (data_lane_2_west_out_class),
    .west_out_flit       (data_lane_2_west_out_flit),
    .west_out_credit     (west_data_2_out_credit),
    .client_0_out_valid  (data_lane_2_client_0_out_valid),
    .client_0_out_class  (data_lane_2_client_0_out_class),
    .client_0_out_flit   (data_lane_2_client_0_out_flit),
    .client_0_out_credit (client_0_data_0_port_lane_1_out_credit),
    .client_1_out_valid  (data_lane_2_client_1_out_valid),
    .client_1_out_class  (data_lane_2_client_1_out_class),
    .client_1_out_flit   (data_lane_2_client_1_out_flit),
    .client_1_out_credit (client_1_data_0_port_lane_1_out_credit),
    .client_2_out_valid  (data_lane_2_client_2_out_valid),
    .client_2_out_class  (data_lane_2_client_2_out_class),
    .client_2_out_flit   (data_lane_2_client_2_out_flit),
    .client_2_out_credit (client_2_data_0_port_lane_1_out_credit),
    .client_3_out_valid  (data_lane_2_client_3_out_valid),
    .client_3_out_class  (data_lane_2_client_3_out_class),
    .client_3_out_flit   (data_lane_2_client_3_out_flit),
    .client_3_out_credit (client_3_data_0_port_lane_1_out_credit),
    .client_4_out_valid  (data_lane_2_client_4_out_valid),
    .client_4_out_class  (data_lane_2_client_4_out_class),
    .client_4_out_flit   (data_lane_2_client_4_out_flit),
    .client_4_out_credit (client_4_data_0_port_lane_1_out_credit),
    .client_5_out_valid  (data_lane_2_client_5_out_valid),
    .client_5_out_class  (data_lane_2_client_5_out_class),
    .client_5_out_flit   (data_lane_2_client_5_out_flit),
    .client_5_out_credit (client_5_data_0_port_lane_1_out_credit),
    .client_8_out_valid  (data_lane_2_client_8_out_valid),
    .client_8_out_class  (data_lane_2_client_8_out_class),
    .client_8_out_flit   (data_lane_2_client_8_out_flit),
    .client_8_out_credit (client_8_data_2_port_lane_0_out_credit),
    .client_9_out_valid  (data_lane_2_client_9_out_valid),
    .client_9_out_class  (data_lane_2_client_9_out_class),
    .client_9_out_flit   (data_lane_2_client_9_out_flit),
    .client_9_out_credit (client_9_data_0_port_lane_2_out_credit),
    .sent                (data_lane_2_sent),
    .stalls              (data_lane_2_stalls),
    .conflicts           (data_lane_2_conflicts),
    .dropped             (data_lane_2_dropped)
  );

  router_inner_lane_2x645_weighted data_lane_3 (
    .clk                 (clk),
    .reset               (reset),
    .own_column          (place_own_column),
    .own_row             (place_own_row),
    .west                (place_west),
    .east                (place_east),
    .below               (place_below),
    .group               (place_group),
    .stub_below          (place_stub_below),
    .above               (place_above),
    .enabled             (enabled),
    .north_in_valid      (north_data_3_in_valid),
    .north_in_class      (north_data_3_in_class),
    .north_in_flit       (north_data_3_in_flit),
    .north_in_credit     (data_lane_3_north_in_credit),
    .south_in_valid      (south_data_3_in_valid),
    .south_in_class      (south_data_3_in_class),
    .south_in_flit       (south_data_3_in_flit),
    .south_in_credit     (data_lane_3_south_in_credit),
    .east_in_valid       (east_data_3_in_valid),
    .east_in_class       (east_data_3_in_class),
    .east_in_flit        (east_data_3_in_flit),
    .east_in_credit      (data_lane_3_east_in_credit),
    .west_in_valid       (west_data_3_in_valid),
    .west_in_class       (west_data_3_in_class),
    .west_in_flit        (west_data_3_in_flit),
    .west_in_credit      (data_lane_3_west_in_credit),
    .client_0_in_valid   (client_0_data_1_port_lane_1_in_valid),
    .client_0_in_class   (client_0_data_1_port_lane_1_in_class),
    .client_0_in_flit    (client_0_data_1_port_lane_1_in_flit),
    .client_0_in_credit  (data_lane_3_client_0_in_credit),
    .client_1_in_valid   (client_1_data_1_port_lane_1_in_valid),
    .client_1_in_class   (client_1_data_1_port_lane_1_in_class),
    .client_1_in_flit    (client_1_data_1_port_lane_1_in_flit),
    .client_1_in_credit  (data_lane_3_client_1_in_credit),
    .client_2_in_valid   (client_2_data_1_port_lane_1_in_valid),
    .client_2_in_class   (client_2_data_1_port_lane_1_in_class),
    .client_2_in_flit    (client_2_data_1_port_lane_1_in_flit),
    .client_2_in_credit  (data_lane_3_client_2_in_credit),
    .client_3_in_valid   (client_3_data_1_port_lane_1_in_valid),
    .client_3_in_class   (client_3_data_1_port_lane_1_in_class),
    .client_3_in_flit    (client_3_data_1_port_lane_1_in_flit),
    .client_3_in_credit  (data_lane_3_client_3_in_credit),
    .client_4_in_valid   (client_4_data_1_port_lane_1_in_valid),
    .client_4_in_class   (client_4_data_1_port_lane_1_in_class),
    .client_4_in_flit    (client_4_data_1_port_lane_1_in_flit),
    .client_4_in_credit  (data_lane_3_client_4_in_credit),
    .client_5_in_valid   (client_5_data_1_port_lane_1_in_valid),
    .client_5_in_class   (client_5_data_1_port_lane_1_in_class),
    .client_5_in_flit    (client_5_data_1_port_lane_1_in_flit),
    .client_5_in_credit  (data_lane_3_client_5_in_credit),
    .client_8_in_valid   (client_8_data_3_port_lane_0_in_valid),
    .client_8_in_class   (client_8_data_3_port_lane_0_in_class),
    .client_8_in_flit    (client_8_data_3_port_lane_0_in_flit),
    .client_8_in_credit  (data_lane_3_client_8_in_credit),
    .client_9_in_valid   (client_9_data_0_port_lane_3_in_valid),
    .client_9_in_class   (client_9_data_0_port_lane_3_in_class),
    .client_9_in_flit    (client_9_data_0_port_lane_3_in_flit),
    .client_9_in_credit  (data_lane_3_client_9_in_credit),
    .weights             (data_weights_weights),
    .north_out_valid     (data_lane_3_north_out_valid),
    .north_out_class     (data_lane_3_north_out_class),
    .north_out_flit      (data_lane_3_north_out_flit),
    .north_out_credit    (north_data_3_out_credit),
    .south_out_valid     (data_lane_3_south_out_valid),
    .south_out_class     (data_lane_3_south_out_class),
    .south_out_flit      (data_lane_3_south_out_flit),
    .south_out_credit    (south_data_3_out_credit),
    .east_out_valid      (data_lane_3_east_out_valid),
    .east_out_class      (data_lane_3_east_out_class),
    .east_out_flit       (data_lane_3_east_out_flit),
    .east_out_credit     (east_data_3_out_credit),
    .west_out_valid      (data_lane_3_west_out_valid),
    .west_out_class      (data_lane_3_west_out_class),
    .west_out_flit       (data_lane_3_west_out_flit),
    .west_out_credit     (west_data_3_out_credit),
    .client_0_out_valid  (data_lane_3_client_0_out_valid),
    .client_0_out_class  (data_lane_3_client_0_out_class),
    .client_0_out_flit   (data_lane_3_client_0_out_flit),
    .client_0_out_credit (client_0_data_1_port_lane_1_out_credit),
    .client_1_out_valid  (data_lane_3_client_1_out_valid),
    .client_1_out_class  (data_lane_3_client_1_out_class),
    .client_1_out_flit   (data_lane_3_client_1_out_flit),
    .client_1_out_credit (client_1_data_1_port_lane_1_out_credit),
    .client_2_out_valid  (data_lane_3_client_2_out_valid),
    .client_2_out_class  (data_lane_3_client_2_out_class),
    .client_2_out_flit   (data_lane_3_client_2_out_flit),
    .client_2_out_credit (client_2_data_1_port_lane_1_out_credit),
    .client_3_out_valid  (data_lane_3_client_3_out_valid),
    .client_3_out_class  (data_lane_3_client_3_out_class),
    .client_3_out_flit   (data_lane_3_client_3_out_flit),
    .client_3_out_credit (client_3_data_1_port_lane_1_out_credit),
    .client_4_out_valid  (data_lane_3_client_4_out_valid),
    .client_4_out_class  (data_lane_3_client_4_out_class),
    .client_4_out_flit   (data_lane_3_client_4_out_flit),
    .client_4_out_credit (client_4_data_1_port_lane_1_out_credit),
    .client_5_out_valid  (data_lane_3_client_5_out_valid),
    .client_5_out_class  (data_lane_3_client_5_out_class),
    .client_5_out_flit   (data_lane_3_client_5_out_flit),
    .client_5_out_credit (client_5_data_1_port_lane_1_out_credit),
    .client_8_out_valid  (data_lane_3_client_8_out_valid),
    .client_8_out_class  (data_lane_3_client_8_out_class),
    .client_8_out_flit   (data_lane_3_client_8_out_flit),
    .client_8_out_credit (client_8_data_3_port_lane_0_out_credit),
    .client_9_out_valid  (data_lane_3_client_9_out_valid),
    .client_9_out_class  (data_lane_3_client_9_out_class),
    .client_9_out_flit   (data_lane_3_client_9_out_flit),
    .client_9_out_credit (client_9_data_0_port_lane_3_out_credit),
    .sent                (data_lane_3_sent),
    .stalls              (data_lane_3_stalls),
    .conflicts           (data_lane_3_conflicts),
    .dropped             (data_lane_3_dropped)
  );

  router_inner_lane_2x645_weighted data_lane_4 (
    .clk                 (clk),
    .reset               (reset),
    .own_column          (place_own_column),
    .own_row             (place_own_row),
    .west                (place_west),
    .east                (place_east),
    .below               (place_below),
    .group               (place_group),
    .stub_below          (place_stub_below),
    .above               (place_above),
    .enabled             (enabled),
    .north_in_valid      (north_data_4_in_valid),
    .north_in_class      (north_data_4_in_class),
    .north_in_flit       (north_data_4_in_flit),
    .north_in_credit     (data_lane_4_north_in_credit),
    .south_in_valid      (south_data_4_in_valid),
    .south_in_class      (south_data_4_in_class),
    .south_in_flit       (south_data_4_in_flit),
    .south_in_credit     (data_lane_4_south_in_credit),
    .east_in_valid       (east_data_4_in_valid),
    .east_in_class       (east_data_4_in_class),
    .east_in_flit        (east_data_4_in_flit),
    .east_in_credit      (data_lane_4_east_in_credit),
    .west_in_valid       (west_data_4_in_valid),
    .west_in_class       (west_data_4_in_class),
    .west_in_flit        (west_data_4_in_flit),
    .west_in_credit      (data_lane_4_west_in_credit),
    .client_0_in_valid   (client_0_data_0_port_lane_2_in_valid),
    .client_0_in_class   (client_0_data_0_port_lane_2_in_class),
    .client_0_in_flit    (client_0_data_0_port_lane_2_in_flit),
    .client_0_in_credit  (data_lane_4_client_0_in_credit),
    .client_1_in_valid   (client_1_data_0_port_lane_2_in_valid),
    .client_1_in_class   (client_1_data_0_port_lane_2_in_class),
    .client_1_in_flit    (client_1_data_0_port_lane_2_in_flit),
    .client_1_in_credit  (data_lane_4_client_1_in_credit),
    .client_2_in_valid   (client_2_data_0_port_lane_2_in_valid),
    .client_2_in_class   (client_2_data_0_port_lane_2_in_class),
    .client_2_in_flit    (client_2_data_0_port_lane_2_in_flit),
    .client_2_in_credit  (data_lane_4_client_2_in_credit),
    .client_3_in_valid   (client_3_data_0_port_lane_2_in_valid),
    .client_3_in_class   (client_3_data_0_port_lane_2_in_class),
    .client_3_in_flit    (client_3_data_0_port_lane_2_in_flit),
    .client_3_in_credit  (data_lane_4_client_3_in_credit),
    .client_4_in_valid   (client_4_data_0_port_lane_2_in_valid),
    .client_4_in_class   (client_4_data_0_port_lane_2_in_class),
    .client_4_in_flit    (client_4_data_0_port_lane_2_in_flit),
    .client_4_in_credit  (data_lane_4_client_4_in_credit),
    .client_5_in_valid   (client_5_data_0_port_lane_2_in_valid),
    .client_5_in_class   (client_5_data_0_port_lane_2_in_class),
    .client_5_in_flit    (client_5_data_0_port_lane_2_in_flit),
    .client_5_in_credit  (data_lane_4_client_5_in_credit),
    .client_8_in_valid   (client_8_data_4_port_lane_0_in_valid),
    .client_8_in_class   (client_8_data_4_port_lane_0_in_class),
    .client_8_in_flit    (client_8_data_4_port_lane_0_in_flit),
    .client_8_in_credit  (data_lane_4_client_8_in_credit),
    .client_9_in_valid   (client_9_data_0_port_lane_4_in_valid),
    .client_9_in_class   (client_9_data_0_port_lane_4_in_class),
    .client_9_in_flit    (client_9_data_0_port_lane_4_in_flit),
    .client_9_in_credit  (data_lane_4_client_9_in_credit),
    .weights             (data_weights_weights),
    .north_out_valid     (data_lane_4_north_out_valid),
    .north_out_class     (data_lane_4_north_out_class),
    .north_out_flit      (data_lane_4_north_out_flit),
    .north_out_credit    (north_data_4_out_credit),
    .south_out_valid     (data_lane_4_south_out_valid),
    .south_out_class     (data_lane_4_south_out_class),
    .south_out_flit      (data_lane_4_south_out_flit),
    .south_out_credit    (south_data_4_out_credit),
    .east_out_valid      (data_lane_4_east_out_valid),
    .east_out_class      (data_lane_4_east_out_class),
    .east_out_flit       (data_lane_4_east_out_flit),
    .east_out_credit     (east_data_4_out_credit),
    .west_out_valid      (data_lane_4_west_out_valid),
    .west_out_class      (data_lane_4_west_out_class),
    .west_out_flit       (data_lane_4_west_out_flit),
    .west_out_credit     (west_data_4_out_credit),
    .client_0_out_valid  (data_lane_4_client_0_out_valid),
    .client_0_out_class  (data_lane_4_client_0_out_class),
    .client_0_out_flit   (data_lane_4_client_0_out_flit),
    .client_0_out_credit (client_0_data_0_port_lane_2_out_credit),
    .client_1_out_valid  (data_lane_4_client_1_out_valid),
    .client_1_out_class  (data_lane_4_client_1_out_class),
    .client_1_out_flit   (data_lane_4_client_1_out_flit),
    .client_1_out_credit (client_1_data_0_port_lane_2_out_credit),
    .client_2_out_valid  (data_lane_4_client_2_out_valid),
    .client_2_out_class  (data_lane_4_client_2_out_class),
    .client_2_out_flit   (data_lane_4_client_2_out_flit),
    .client_2_out_credit (client_2_data_0_port_lane_2_out_credit),
    .client_3_out_valid  (data_lane_4_client_3_out_valid),
    .client_3_out_class  (data_lane_4_client_3_out_class),
    .client_3_out_flit   (data_lane_4_client_3_out_flit),
    .client_3_out_credit (client_3_data_0_port_lane_2_out_credit),
    .client_4_out_valid  (data_lane_4_client_4_out_valid),
    .client_4_out_class  (data_lane_4_client_4_out_class),
    .client_4_out_flit   (data_lane_4_client_4_out_flit),
    .client_4_out_credit (client_4_data_0_port_lane_2_out_credit),
    .client_5_out_valid  (data_lane_4_client_5_out_valid),
    .client_5_out_class  (data_lane_4_client_5_out_class),
    .client_5_out_flit   (data_lane_4_client_5_out_flit),
    .client_5_out_credit (client_5_data_0_port_lane_2_out_credit),
    .client_8_out_valid  (data_lane_4_client_8_out_valid),
    .client_8_out_class  (data_lane_4_client_8_out_class),
    .client_8_out_flit   (data_lane_4_client_8_out_flit),
    .client_8_out_credit (client_8_data_4_port_lane_0_out_credit),
    .client_9_out_valid  (data_lane_4_client_9_out_valid),
    .client_9_out_class  (data_lane_4_client_9_out_class),
    .client_9_out_flit   (data_lane_4_client_9_out_flit),
    .client_9_out_credit (client_9_data_0_port_lane_4_out_credit),
    .sent                (data_lane_4_sent),
    .stalls              (data_lane_4_stalls),
    .conflicts           (data_lane_4_conflicts),
    .dropped             (data_lane_4_dropped)
  );

  router_inner_lane_2x645_weighted data_lane_5 (
    .clk                 (clk),
    .reset               (reset),
    .own_column          (place_own_column),
    .own_row             (place_own_row),
    .west                (place_west),
    .east                (place_east),
    .below               (place_below),
    .group               (place_group),
    .stub_below          (place_stub_below),
    .above               (place_above),
    .enabled             (enabled),
    .north_in_valid      (north_data_5_in_valid),
    .north_in_class      (north_data_5_in_class),
    .north_in_flit       (north_data_5_in_flit),
    .north_in_credit     (data_lane_5_north_in_credit),
    .south_in_valid      (south_data_5_in_valid),
    .south_in_class      (south_data_5_in_class),
    .south_in_flit       (south_data_5_in_flit),
    .south_in_credit     (data_lane_5_south_in_credit),
    .east_in_valid       (east_data_5_in_valid),
    .east_in_class       (east_data_5_in_class),
    .east_in_flit        (east_data_5_in_flit),
    .east_in_credit      (data_lane_5_east_in_credit),
    .west_in_valid       (west_data_5_in_valid),
    .west_in_class       (west_data_5_in_class),
    .west_in_flit        (west_data_5_in_flit),
    .west_in_credit      (data_lane_5_west_in_credit),
    .client_0_in_valid   (client_0_data_1_port_lane_2_in_valid),
    .client_0_in_class   (client_0_data_1_port_lane_2_in_class),
    .client_0_in_flit    (client_0_data_1_port_lane_2_in_flit),
    .client_0_in_credit  (data_lane_5_client_0_in_credit),
    .client_1_in_valid   (client_1_data_1_port_lane_2_in_valid),
    .client_1_in_class   (client_1_data_1_port_lane_2_in_class),
    .client_1_in_flit    (client_1_data_1_port_lane_2_in_flit),
    .client_1_in_credit  (data_lane_5_client_1_in_credit),
    .client_2_in_valid   (client_2_data_1_port_lane_2_in_valid),
    .client_2_in_class   (client_2_data_1_port_lane_2_in_class),
    .client_2_in_flit    (client_2_data_1_port_lane_2_in_flit),
    .client_2_in_credit  (data_lane_5_client_2_in_credit),
    .client_3_in_valid   (client_3_data_1_port_lane_2_in_valid),
    .client_3_in_class   (client_3_data_1_port_lane_2_in_class),
    .client_3_in_flit    (client_3_data_1_port_lane_2_in_flit),
    .client_3_in_credit  (data_lane_5_client_3_in_credit),
    .client_4_in_valid   (client_4_data_1_port_lane_2_in_valid),
    .client_4_in_class   (client_4_data_1_port_lane_2_in_class),
    .client_4_in_flit    (client_4_data_1_port_lane_2_in_flit),
    .client_4_in_credit  (data_lane_5_client_4_in_credit),
    .client_5_in_valid   (client_5_data_1_port_lane_2_in_valid),
    .client_5_in_class   (client_5_data_1_port_lane_2_in_class),
    .client_5_in_flit    (client_5_data_1_port_lane_2_in_flit),
    .client_5_in_credit  (data_lane_5_client_5_in_credit),
    .client_8_in_valid   (client_8_data_0_port_lane_1_in_valid),
    .client_8_in_class   (client_8_data_0_port_lane_1_in_class),
    .client_8_in_flit    (client_8_data_0_port_lane_1_in_flit),
    .client_8_in_credit  (data_lane_5_client_8_in_credit),
    .client_9_in_valid   (client_9_data_0_port_lane_5_in_valid),
    .client_9_in_class   (client_9_data_0_port_lane_5_in_class),
    .client_9_in_flit    (client_9_data_0_port_lane_5_in_flit),
    .client_9_in_credit  (data_lane_5_client_9_in_credit),
    .weights             (data_weights_weights),
    .north_out_valid     (data_lane_5_north_out_valid),
    .north_out_class     (data_lane_5_north_out_class),
    .north_out_flit      (data_lane_5_north_out_flit),
    .north_out_credit    (north_data_5_out_credit),
    .south_out_valid     (data_lane_5_south_out_valid),
    .south_out_class     (data_lane_5_south_out_class),
    .south_out_flit      (data_lane_5_south_out_flit),
    .south_out_credit    (south_data_5_out_credit),
    .east_out_valid      (data_lane_5_east_out_valid),
    .east_out_class      (data_lane_5_east_out_class),
    .east_out_flit       (data_lane_5_east_out_flit),
    .east_out_credit     (east_data_5_out_credit),
    .west_out_valid      (data_lane_5_west_out_valid),
    .west_out_class      (data_lane_5_west_out_class),
    .west_out_flit       (data_lane_5_west_out_flit),
    .west_out_credit     (west_data_5_out_credit),
    .client_0_out_valid  (data_lane_5_client_0_out_valid),
    .client_0_out_class  (data_lane_5_client_0_out_class),
    .client_0_out_flit   (data_lane_5_client_0_out_flit),
    .client_0_out_credit (client_0_data_1_port_lane_2_out_credit),
    .client_1_out_valid  (data_lane_5_client_1_out_valid),
    .client_1_out_class  (data_lane_5_client_1_out_class),
    .client_1_out_flit   (data_lane_5_client_1_out_flit),
    .client_1_out_credit (client_1_data_1_port_lane_2_out_credit),
    .client_2_out_valid  (data_lane_5_client_2_out_valid),
    .client_2_out_class  (data_lane_5_client_2_out_class),
    .client_2_out_flit   (data_lane_5_client_2_out_flit),
    .client_2_out_credit (client_2_data_1_port_lane_2_out_credit),
    .client_3_out_valid  (data_lane_5_client_3_out_valid),
    .client_3_out_class  (data_lane_5_client_3_out_class),
    .client_3_out_flit   (data_lane_5_client_3_out_flit),
    .client_3_out_credit (client_3_data_1_port_lane_2_out_credit),
    .client_4_out_valid  (data_lane_5_client_4_out_valid),
    .client_4_out_class  (data_lane_5_client_4_out_class),
    .client_4_out_flit   (data_lane_5_client_4_out_flit),
    .client_4_out_credit (client_4_data_1_port_lane_2_out_credit),
    .client_5_out_valid  (data_lane_5_client_5_out_valid),
    .client_5_out_class  (data_lane_5_client_5_out_class),
    .client_5_out_flit   (data_lane_5_client_5_out_flit),
    .client_5_out_credit (client_5_data_1_port_lane_2_out_credit),
    .client_8_out_valid  (data_lane_5_client_8_out_valid),
    .client_8_out_class  (data_lane_5_client_8_out_class),
    .client_8_out_flit   (data_lane_5_client_8_out_flit),
    .client_8_out_credit (client_8_data_0_port_lane_1_out_credit),
    .client_9_out_valid  (data_lane_5_client_9_out_valid),
    .client_9_out_class  (data_lane_5_client_9_out_class),
    .client_9_out_flit   (data_lane_5_client_9_out_flit),
    .client_9_out_credit (client_9_data_0_port_lane_5_out_credit),
    .sent                (data_lane_5_sent),
    .stalls              (data_lane_5_stalls),
    .conflicts           (data_lane_5_conflicts),
    .dropped             (data_lane_5_dropped)
  );

  router_inner_lane_2x645_weighted data_lane_6 (
    .clk                 (clk),
    .reset               (reset),
    .own_column          (place_own_column),
    .own_row             (place_own_row),
    .west                (place_west),
    .east                (place_east),
    .below               (place_below),
    .group               (place_group),
    .stub_below          (place_stub_below),
    .above               (place_above),
    .enabled             (enabled),
    .north_in_valid      (north_data_6_in_valid),
    .north_in_class      (north_data_6_in_class),
    .north_in_flit       (north_data_6_in_flit),
    .north_in_credit     (data_lane_6_north_in_credit),
    .south_in_valid      (south_data_6_in_valid),
    .south_in_class      (south_data_6_in_class),
    .south_in_flit       (south_data_6_in_flit),
    .south_in_credit     (data_lane_6_south_in_credit),
    .east_in_valid       (east_data_6_in_valid),
    .east_in_class       (east_data_6_in_class),
    .east_in_flit        (east_data_6_in_flit),
    .east_in_credit      (data_lane_6_east_in_credit),
    .west_in_valid       (west_data_6_in_valid),
    .west_in_class       (west_data_6_in_class),
    .west_in_flit        (west_data_6_in_flit),
    .west_in_credit      (data_lane_6_west_in_credit),
    .client_0_in_valid   (client_0_data_0_port_lane_3_in_valid),
    .client_0_in_class   (client_0_data_0_port_lane_3_in_class),
    .client_0_in_flit    (client_0_data_0_port_lane_3_in_flit),
    .client_0_in_credit  (data_lane_6_client_0_in_credit),
    .client_1_in_valid   (client_1_data_0_port_lane_3_in_valid),
    .client_1_in_class   (client_1_data_0_port_lane_3_in_class),
    .client_1_in_flit    (client_1_data_0_port_lane_3_in_flit),
    .client_1_in_credit  (data_lane_6_client_1_in_credit),
    .client_2_in_valid   (client_2_data_0_port_lane_3_in_valid),
    .client_2_in_class   (client_2_data_0_port_lane_3_in_class),
    .client_2_in_flit    (client_2_data_0_port_lane_3_in_flit),
    .client_2_in_credit  (data_lane_6_client_2_in_credit),
    .client_3_in_valid   (client_3_data_0_port_lane_3_in_valid),
    .client_3_in_class   (client_3_data_0_port_lane_3_in_class),
    .client_3_in_flit    (client_3_data_0_port_lane_3_in_flit),
    .client_3_in_credit  (data_lane_6_client_3_in_credit),
    .client_4_in_valid   (client_4_data_0_port_lane_3_in_valid),
    .client_4_in_class   (client_4_data_0_port_lane_3_in_class),
    .client_4_in_flit    (client_4_data_0_port_lane_3_in_flit),
    .client_4_in_credit  (data_lane_6_client_4_in_credit),
    .client_5_in_valid   (client_5_data_0_port_lane_3_in_valid),
    .client_5_in_class   (client_5_data_0_port_lane_3_in_class),
    .client_5_in_flit    (client_5_data_0_port_lane_3_in_flit),
    .client_5_in_credit  (data_lane_6_client_5_in_credit),
    .client_8_in_valid   (client_8_data_1_port_lane_1_in_valid),
    .client_8_in_class   (client_8_data_1_port_lane_1_in_class),
    .client_8_in_flit    (client_8_data_1_port_lane_1_in_flit),
    .client_8_in_credit  (data_lane_6_client_8_in_credit),
    .client_9_in_valid   (client_9_data_0_port_lane_6_in_valid),
    .client_9_in_class   (client_9_data_0_port_lane_6_in_class),
    .client_9_in_flit    (client_9_data_0_port_lane_6_in_flit),
    .client_9_in_credit  (data_lane_6_client_9_in_credit),
    .weights             (data_weights_weights),
    .north_out_valid     (data_lane_6_north_out_valid),
    .north_out_class     (data_lane_6_north_out_class),
    .north_out_flit      (data_lane_6_north_out_flit),
    .north_out_credit    (north_data_6_out_credit),
    .south_out_valid     (data_lane_6_south_out_valid),
    .south_out_class     (data_lane_6_south_out_class),
    .south_out_flit      (data_lane_6_south_out_flit),
    .south_out_credit    (south_data_6_out_credit),
    .east_out_valid      (data_lane_6_east_out_valid),
    .east_out_class      (data_lane_6_east_out_class),
    .east_out_flit       (data_lane_6_east_out_flit),
    .east_out_credit     (east_data_6_out_credit),
    .west_out_valid      (data_lane_6_west_out_valid),
    .west_out_class      (data_lane_6_west_out_class),
    .west_out_flit       (data_lane_6_west_out_flit),
    .west_out_credit     (west_data_6_out_credit),
    .client_0_out_valid  (data_lane_6_client_0_out_valid),
    .client_0_out_class  (data_lane_6_client_0_out_class),
    .client_0_out_flit   (data_lane_6_client_0_out_flit),
    .client_0_out_credit (client_0_data_0_port_lane_3_out_credit),
    .client_1_out_valid  (data_lane_6_client_1_out_valid),
    .client_1_out_class  (data_lane_6_client_1_out_class),
    .client_1_out_flit   (data_lane_6_client_1_out_flit),
    .client_1_out_credit (client_1_data_0_port_lane_3_out_credit),
    .client_2_out_valid  (data_lane_6_client_2_out_valid),
    .client_2_out_class  (data_lane_6_client_2_out_class),
    .client_2_out_flit   (data_lane_6_client_2_out_flit),
    .client_2_out_credit (client_2_data_0_port_lane_3_out_credit),
    .client_3_out_valid  (data_lane_6_client_3_out_valid),
    .client_3_out_class  (data_lane_6_client_3_out_class),
    .client_3_out_flit   (data_lane_6_client_3_out_flit),
    .client_3_out_credit (client_3_data_0_port_lane_3_out_credit),
    .client_4_out_valid  (data_lane_6_client_4_out_valid),
    .client_4_out_class  (data_lane_6_client_4_out_class),
    .client_4_out_flit   (data_lane_6_client_4_out_flit),
    .client_4_out_credit (client_4_data_0_port_lane_3_out_credit),
    .client_5_out_valid  (data_lane_6_client_5_out_valid),
    .client_5_out_class  (data_lane_6_client_5_out_class),
    .client_5_out_flit   (data_lane_6_client_5_out_flit),
    .client_5_out_credit (client_5_data_0_port_lane_3_out_credit),
    .client_8_out_valid  (data_lane_6_client_8_out_valid),
    .client_8_out_class  (data_lane_6_client_8_out_class),
    .client_8_out_flit   (data_lane_6_client_8_out_flit),
    .client_8_out_credit (client_8_data_1_port_lane_1_out_credit),
    .client_9_out_valid  (data_lane_6_client_9_out_valid),
    .client_9_out_class  (data_lane_6_client_9_out_class),
    .client_9_out_flit   (data_lane_6_client_9_out_flit),
    .client_9_out_credit (client_9_data_0_port_lane_6_out_credit),
    .sent                (data_lane_6_sent),
    .stalls              (data_lane_6_stalls),
    .conflicts           (data_lane_6_conflicts),
    .dropped             (data_lane_6_dropped)
  );

  router_inner_lane_2x645_weighted data_lane_7 (
    .clk                 (clk),
    .reset               (reset),
    .own_column          (place_own_column),
    .own_row             (place_own_row),
    .west                (place_west),
    .east                (place_east),
    .below               (place_below),
    .group               (place_group),
    .stub_below          (place_stub_below),
    .above               (place_above),
    .enabled             (enabled),
    .north_in_valid      (north_data_7_in_valid),
    .north_in_class      (north_data_7_in_class),
    .north_in_flit       (north_data_7_in_flit),
    .north_in_credit     (data_lane_7_north_in_credit),
    .south_in_valid      (south_data_7_in_valid),
    .south_in_class      (south_data_7_in_class),
    .south_in_flit       (south_data_7_in_flit),
    .south_in_credit     (data_lane_7_south_in_credit),
    .east_in_valid       (east_data_7_in_valid),
    .east_in_class       (east_data_7_in_class),
    .east_in_flit        (east_data_7_in_flit),
    .east_in_credit      (data_lane_7_east_in_credit),
    .west_in_valid       (west_data_7_in_valid),
    .west_in_class       (west_data_7_in_class),
    .west_in_flit        (west_data_7_in_flit),
    .west_in_credit      (data_lane_7_west_in_credit),
    .client_0_in_valid   (client_0_data_1_port_lane_3_in_valid),
    .client_0_in_class   (client_0_data_1_port_lane_3_in_class),
    .client_0_in_flit    (client_0_data_1_port_lane_3_in_flit),
    .client_0_in_credit  (data_lane_7_client_0_in_credit),
    .client_1_in_valid   (client_1_data_1_port_lane_3_in_valid),
    .client_1_in_class   (client_1_data_1_port_lane_3_in_class),
    .client_1_in_flit    (client_1_data_1_port_lane_3_in_flit),
    .client_1_in_credit  (data_lane_7_client_1_in_credit),
    .client_2_in_valid   (client_2_data_1_port_lane_3_in_valid),
    .client_2_in_class   (client_2_data_1_port_lane_3_in_class),
    .client_2_in_flit    (client_2_data_1_port_lane_3_in_flit),
    .client_2_in_credit  (data_lane_7_client_2_in_credit),
    .client_3_in_valid   (client_3_data_1_port_lane_3_in_valid),
    .client_3_in_class   (client_3_data_1_port_lane_3_in_class),
    .client_3_in_flit    (client_3_data_1_port_lane_3_in_flit),
    .client_3_in_credit  (data_lane_7_client_3_in_credit),
    .client_4_in_valid   (client_4_data_1_port_lane_3_in_valid),
    .client_4_in_class   (client_4_data_1_port_lane_3_in_class),
    .client_4_in_flit    (client_4_data_1_port_lane_3_in_flit),
    .client_4_in_credit  (data_lane_7_client_4_in_credit),
    .client_5_in_valid   (client_5_data_1_port_lane_3_in_valid),
    .client_5_in_class   (client_5_data_1_port_lane_3_in_class),
    .client_5_in_flit    (client_5_data_1_port_lane_3_in_flit),
    .client_5_in_credit  (data_lane_7_client_5_in_credit),
    .client_8_in_valid   (client_8_data_2_port_lane_1_in_valid),
    .client_8_in_class   (client_8_data_2_port_lane_1_in_class),
    .client_8_in_flit    (client_8_data_2_port_lane_1_in_flit),
    .client_8_in_credit  (data_lane_7_client_8_in_credit),
    .client_9_in_valid   (client_9_data_0_port_lane_7_in_valid),
    .client_9_in_class   (client_9_data_0_port_lane_7_in_class),
    .client_9_in_flit    (client_9_data_0_port_lane_7_in_flit),
    .client_9_in_credit  (data_lane_7_client_9_in_credit),
    .weights             (data_weights_weights),
    .north_out_valid     (data_lane_7_north_out_valid),
    .north_out_class     (data_lane_7_north_out_class),
    .north_out_flit      (data_lane_7_north_out_flit),
    .north_out_credit    (north_data_7_out_credit),
    .south_out_valid     (data_lane_7_south_out_valid),
    .south_out_class     (data_lane_7_south_out_class),
    .south_out_flit      (data_lane_7_south_out_flit),
    .south_out_credit    (south_data_7_out_credit),
    .east_out_valid      (data_lane_7_east_out_valid),
    .east_out_class      (data_lane_7_east_out_class),
    .east_out_flit       (data_lane_7_east_out_flit),
    .east_out_credit     (east_data_7_out_credit),
    .west_out_valid      (data_lane_7_west_out_valid),
    .west_out_class      (data_lane_7_west_out_class),
    .west_out_flit       (data_lane_7_west_out_flit),
    .west_out_credit     (west_data_7_out_credit),
    .client_0_out_valid  (data_lane_7_client_0_out_valid),
    .client_0_out_class  (data_lane_7_client_0_out_class),
    .client_0_out_flit   (data_lane_7_client_0_out_flit),
    .client_0_out_credit (client_0_data_1_port_lane_3_out_credit),
    .client_1_out_valid  (data_lane_7_client_1_out_valid),
    .client_1_out_class  (data_lane_7_client_1_out_class),
    .client_1_out_flit   (data_lane_7_client_1_out_flit),
    .client_1_out_credit (client_1_data_1_port_lane_3_out_credit),
    .client_2_out_valid  (data_lane_7_client_2_out_valid),
    .client_2_out_class  (data_lane_7_client_2_out_class),
    .client_2_out_flit   (data_lane_7_client_2_out_flit),
    .client_2_out_credit (client_2_data_1_port_lane_3_out_credit),
    .client_3_out_valid  (data_lane_7_client_3_out_valid),
    .client_3_out_class  (data_lane_7_client_3_out_class),
    .client_3_out_flit   (data_lane_7_client_3_out_flit),
    .client_3_out_credit (client_3_data_1_port_lane_3_out_credit),
    .client_4_out_valid  (data_lane_7_client_4_out_valid),
    .client_4_out_class  (data_lane_7_client_4_out_class),
    .client_4_out_flit   (data_lane_7_client_4_out_flit),
    .client_4_out_credit (client_4_data_1_port_lane_3_out_credit),
    .client_5_out_valid  (data_lane_7_client_5_out_valid),
    .client_5_out_class  (data_lane_7_client_5_out_class),
    .client_5_out_flit   (data_lane_7_client_5_out_flit),
    .client_5_out_credit (client_5_data_1_port_lane_3_out_credit),
    .client_8_out_valid  (data_lane_7_client_8_out_valid),
    .client_8_out_class  (data_lane_7_client_8_out_class),
    .client_8_out_flit   (data_lane_7_client_8_out_flit),
    .client_8_out_credit (client_8_data_2_port_lane_1_out_credit),
    .client_9_out_valid  (data_lane_7_client_9_out_valid),
    .client_9_out_class  (data_lane_7_client_9_out_class),
    .client_9_out_flit   (data_lane_7_client_9_out_flit),
    .client_9_out_credit (client_9_data_0_port_lane_7_out_credit),
    .sent                (data_lane_7_sent),
    .stalls              (data_lane_7_stalls),
    .conflicts           (data_lane_7_conflicts),
    .dropped             (data_lane_7_dropped)
  );

  router_inner_lane_2x645_weighted data_lane_8 (
    .clk                 (clk),
    .reset               (reset),
    .own_column          (place_own_column),
    .own_row             (place_own_row),
    .west                (place_west),
    .east                (place_east),
    .below               (place_below),
    .group               (place_group),
    .stub_below          (place_stub_below),
    .above               (place_above),
    .enabled             (enabled),
    .north_in_valid      (north_data_8_in_valid),
    .north_in_class      (north_data_8_in_class),
    .north_in_flit       (north_data_8_in_flit),
    .north_in_credit     (data_lane_8_north_in_credit),
    .south_in_valid      (south_data_8_in_valid),
    .south_in_class      (south_data_8_in_class),
    .south_in_flit       (south_data_8_in_flit),
    .south_in_credit     (data_lane_8_south_in_credit),
    .east_in_valid       (east_data_8_in_valid),
    .east_in_class       (east_data_8_in_class),
    .east_in_flit        (east_data_8_in_flit),
    .east_in_credit      (data_lane_8_east_in_credit),
    .west_in_valid       (west_data_8_in_valid),
    .west_in_class       (west_data_8_in_class),
    .west_in_flit        (west_data_8_in_flit),
    .west_in_credit      (data_lane_8_west_in_credit),
    .client_0_in_valid   (client_0_data_0_port_lane_4_in_valid),
    .client_0_in_class   (client_0_data_0_port_lane_4_in_class),
    .client_0_in_flit    (client_0_data_0_port_lane_4_in_flit),
    .client_0_in_credit  (data_lane_8_client_0_in_credit),
    .client_1_in_valid   (client_1_data_0_port_lane_4_in_valid),
    .client_1_in_class   (client_1_data_0_port_lane_4_in_class),
    .client_1_in_flit    (client_1_data_0_port_lane_4_in_flit),
    .client_1_in_credit  (data_lane_8_client_1_in_credit),
    .client_2_in_valid   (client_2_data_0_port_lane_4_in_valid),
    .client_2_in_class   (client_2_data_0_port_lane_4_in_class),
    .client_2_in_flit    (client_2_data_0_port_lane_4_in_flit),
    .client_2_in_credit  (data_lane_8_client_2_in_credit),
    .client_3_in_valid   (client_3_data_0_port_lane_4_in_valid),
    .client_3_in_class   (client_3_data_0_port_lane_4_in_class),
    .client_3_in_flit    (client_3_data_0_port_lane_4_in_flit),
    .client_3_in_credit  (data_lane_8_client_3_in_credit),
    .client_4_in_valid   (client_4_data_0_port_lane_4_in_valid),
    .client_4_in_class   (client_4_data_0_port_lane_4_in_class),
    .client_4_in_flit    (client_4_data_0_port_lane_4_in_flit),
    .client_4_in_credit  (data_lane_8_client_4_in_credit),
    .client_5_in_valid   (client_5_data_0_port_lane_4_in_valid),
    .client_5_in_class   (client_5_data_0_port_lane_4_in_class),
    .client_5_in_flit    (client_5_data_0_port_lane_4_in_flit),
    .client_5_in_credit  (data_lane_8_client_5_in_credit),
    .client_8_in_valid   (client_8_data_3_port_lane_1_in_valid),
    .client_8_in_class   (client_8_data_3_port_lane_1_in_class),
    .client_8_in_flit    (client_8_data_3_port_lane_1_in_flit),
    .client_8_in_credit  (data_lane_8_client_8_in_credit),
    .client_9_in_valid   (client_9_data_0_port_lane_8_in_valid),
    .client_9_in_class   (client_9_data_0_port_lane_8_in_class),
    .client_9_in_flit    (client_9_data_0_port_lane_8_in_flit),
    .client_9_in_credit  (data_lane_8_client_9_in_credit),
    .weights             (data_weights_weights),
    .north_out_valid     (data_lane_8_north_out_valid),
    .north_out_class     (data_lane_8_north_out_class),
    .north_out_flit      (data_lane_8_north_out_flit),
    .north_out_credit    (north_data_8_out_credit),
    .south_out_valid     (data_lane_8_south_out_valid),
    .south_out_class     (data_lane_8_south_out_class),
    .south_out_flit      (data_lane_8_south_out_flit),
    .south_out_credit    (south_data_8_out_credit),
    .east_out_valid      (data_lane_8_east_out_valid),
    .east_out_class      (data_lane_8_east_out_class),
    .east_out_flit       (data_lane_8_east_out_flit),
    .east_out_credit     (east_data_8_out_credit),
    .west_out_valid      (data_lane_8_west_out_valid),
    .west_out_class      (data_lane_8_west_out_class),
    .west_out_flit       (data_lane_8_west_out_flit),
    .west_out_credit     (west_data_8_out_credit),
    .client_0_out_valid  (data_lane_8_client_0_out_valid),
    .client_0_out_class  (data_lane_8_client_0_out_class),
    .client_0_out_flit   (data_lane_8_client_0_out_flit),
    .client_0_out_credit (client_0_data_0_port_lane_4_out_credit),
    .client_1_out_valid  (data_lane_8_client_1_out_valid),
    .client_1_out_class  (data_lane_8_client_1_out_class),
    .client_1_out_flit   (data_lane_8_client_1_out_flit),
    .client_1_out_credit (client_1_data_0_port_lane_4_out_credit),
    .client_2_out_valid  (data_lane_8_client_2_out_valid),
    .client_2_out_class  (data_lane_8_client_2_out_class),
    .client_2_out_flit   (data_lane_8_client_2_out_flit),
    .client_2_out_credit (client_2_data_0_port_lane_4_out_credit),
    .client_3_out_valid  (data_lane_8_client_3_out_valid),
    .client_3_out_class  (data_lane_8_client_3_out_class),
    .client_3_out_flit   (data_lane_8_client_3_out_flit),
    .client_3_out_credit (client_3_data_0_port_lane_4_out_credit),
    .client_4_out_valid  (data_lane_8_client_4_out_valid),
    .client_4_out_class  (data_lane_8_client_4_out_class),
    .client_4_out_flit   (data_lane_8_client_4_out_flit),
    .client_4_out_credit (client_4_data_0_port_lane_4_out_credit),
    .client_5_out_valid  (data_lane_8_client_5_out_valid),
    .client_5_out_class  (data_lane_8_client_5_out_class),
    .client_5_out_flit   (data_lane_8_client_5_out_flit),
    .client_5_out_credit (client_5_data_0_port_lane_4_out_credit),
    .client_8_out_valid  (data_lane_8_client_8_out_valid),
    .client_8_out_class  (data_lane_8_client_8_out_class),
    .client_8_out_flit   (data_lane_8_client_8_out_flit),
    .client_8_out_credit (client_8_data_3_port_lane_1_out_credit),
    .client_9_out_valid  (data_lane_8_client_9_out_valid),
    .client_9_out_class  (data_lane_8_client_9_out_class),
    .client_9_out_flit   (data_lane_8_client_9_out_flit),
    .client_9_out_credit (client_9_data_0_port_lane_8_out_credit),
    .sent                (data_lane_8_sent),
    .stalls              (data_lane_8_stalls),
    .conflicts           (data_lane_8_conflicts),
    .dropped             (data_lane_8_dropped)
  );

  router_inner_lane_2x645_weighted data_lane_9 (
    .clk                 (clk),
    .reset               (reset),
    .own_column          (place_own_column),
    .own_row             (place_own_row),
    .west                (place_west),
    .east                (place_east),
    .below               (place_below),
    .group               (place_group),
    .stub_below          (place_stub_below),
    .above               (place_above),
    .enabled             (enabled),
    .north_in_valid      (north_data_9_in_valid),
    .north_in_class      (north_data_9_in_class),
    .north_in_flit       (north_data_9_in_flit),
    .north_in_credit     (data_lane_9_north_in_credit),
    .south_in_valid      (south_data_9_in_valid),
    .south_in_class      (south_data_9_in_class),
    .south_in_flit       (south_data_9_in_flit),
    .south_in_credit     (data_lane_9_south_in_credit),
    .east_in_valid       (east_data_9_in_valid),
    .east_in_class       (east_data_9_in_class),
    .east_in_flit        (east_data_9_in_flit),
    .east_in_credit      (data_lane_9_east_in_credit),
    .west_in_valid       (west_data_9_in_valid),
    .west_in_class       (west_data_9_in_class),
    .west_in_flit        (west_data_9_in_flit),
    .west_in_credit      (data_lane_9_west_in_credit),
    .client_0_in_valid   (client_0_data_1_port_lane_4_in_valid),
    .client_0_in_class   (client_0_data_1_port_lane_4_in_class),
    .client_0_in_flit    (client_0_data_1_port_lane_4_in_flit),
    .client_0_in_credit  (data_lane_9_client_0_in_credit),
    .client_1_in_valid   (client_1_data_1_port_lane_4_in_valid),
    .client_1_in_class   (client_1_data_1_port_lane_4_in_class),
    .client_1_in_flit    (client_1_data_1_port_lane_4_in_flit),
    .client_1_in_credit  (data_lane_9_client_1_in_credit),
    .client_2_in_valid   (client_2_data_1_port_lane_4_in_valid),
    .client_2_in_class   (client_2_data_1_port_lane_4_in_class),
    .client_2_in_flit    (client_2_data_1_port_lane_4_in_flit),
    .client_2_in_credit  (data_lane_9_client_2_in_credit),
    .client_3_in_valid   (client_3_data_1_port_lane_4_in_valid),
    .client_3_in_class   (client_3_data_1_port_lane_4_in_class),
    .client_3_in_flit    (client_3_data_1_port_lane_4_in_flit),
    .client_3_in_credit  (data_lane_9_client_3_in_credit),
    .client_4_in_valid   (client_4_data_1_port_lane_4_in_valid),
    .client_4_in_class   (client_4_data_1_port_lane_4_in_class),
    .client_4_in_flit    (client_4_data_1_port_lane_4_in_flit),
    .client_4_in_credit  (data_lane_9_client_4_in_credit),
    .client_5_in_valid   (client_5_data_1_port_lane_4_in_valid),
    .client_5_in_class   (client_5_data_1_port_lane_4_in_class),
    .client_5_in_flit    (client_5_data_1_port_lane_4_in_flit),
    .client_5_in_credit  (data_lane_9_client_5_in_credit),
    .client_8_in_valid   (client_8_data_4_port_lane_1_in_valid),
    .client_8_in_class   (client_8_data_4_port_lane_1_in_class),
    .client_8_in_flit    (client_8_data_4_port_lane_1_in_flit),
    .client_8_in_credit  (data_lane_9_client_8_in_credit),
    .client_9_in_valid   (client_9_data_0_port_lane_9_in_valid),
    .client_9_in_class   (client_9_data_0_port_lane_9_in_class),
    .client_9_in_flit    (client_9_data_0_port_lane_9_in_flit),
    .client_9_in_credit  (data_lane_9_client_9_in_credit),
    .weights             (data_weights_weights),
    .north_out_valid     (data_lane_9_north_out_valid),
    .north_out_class     (data_lane_9_north_out_class),
    .north_out_flit      (data_lane_9_north_out_flit),
    .north_out_credit    (north_data_9_out_credit),
    .south_out_valid     (data_lane_9_south_out_valid),
    .south_out_class     (data_lane_9_south_out_class),
    .south_out_flit      (data_lane_9_south_out_flit),
    .south_out_credit    (south_data_9_out_credit),
    .east_out_valid      (data_lane_9_east_out_valid),
    .east_out_class      (data_lane_9_east_out_class),
    .east_out_flit       (data_lane_9_east_out_flit),
    .east_out_credit     (east_data_9_out_credit),
    .west_out_valid      (data_lane_9_west_out_valid),
    .west_out_class      (data_lane_9_west_out_class),
    .west_out_flit       (data_lane_9_west_out_flit),
    .west_out_credit     (west_data_9_out_credit),
    .client_0_out_valid  (data_lane_9_client_0_out_valid),
    .client_0_out_class  (data_lane_9_client_0_out_class),
    .client_0_out_flit   (data_lane_9_client_0_out_flit),
    .client_0_out_credit (client_0_data_1_port_lane_4_out_credit),
    .client_1_out_valid  (data_lane_9_client_1_out_valid),
    .client_1_out_class  (data_lane_9_client_1_out_class),
    .client_1_out_flit   (data_lane_9_client_1_out_flit),
    .client_1_out_credit (client_1_data_1_port_lane_4_out_credit),
    .client_2_out_valid  (data_lane_9_client_2_out_valid),
    .client_2_out_class  (data_lane_9_client_2_out_class),
    .client_2_out_flit   (data_lane_9_client_2_out_flit),
    .client_2_out_credit (client_2_data_1_port_lane_4_out_credit),
    .client_3_out_valid  (data_lane_9_client_3_out_valid),
    .client_3_out_class  (data_lane_9_client_3_out_class),
    .client_3_out_flit   (data_lane_9_client_3_out_flit),
    .client_3_out_credit (client_3_data_1_port_lane_4_out_credit),
    .client_4_out_valid  (data_lane_9_client_4_out_valid),
    .client_4_out_class  (data_lane_9_client_4_out_class),
    .client_4_out_flit   (data_lane_9_client_4_out_flit),
    .client_4_out_credit (client_4_data_1_port_lane_4_out_credit),
    .client_5_out_valid  (data_lane_9_client_5_out_valid),
    .client_5_out_class  (data_lane_9_client_5_out_class),
    .client_5_out_flit   (data_lane_9_client_5_out_flit),
    .client_5_out_credit (client_5_data_1_port_lane_4_out_credit),
    .client_8_out_valid  (data_lane_9_client_8_out_valid),
    .client_8_out_class  (data_lane_9_client_8_out_class),
    .client_8_out_flit   (data_lane_9_client_8_out_flit),
    .client_8_out_credit (client_8_data_4_port_lane_1_out_credit),
    .client_9_out_valid  (data_lane_9_client_9_out_valid),
    .client_9_out_class  (data_lane_9_client_9_out_class),
    .client_9_out_flit   (data_lane_9_client_9_out_flit),
    .client_9_out_credit (client_9_data_0_port_lane_9_out_credit),
    .sent                (data_lane_9_sent),
    .stalls              (data_lane_9_stalls),
    .conflicts           (data_lane_9_conflicts),
    .dropped             (data_lane_9_dropped)
  );

  router_inner_lane_2x645_weighted data_lane_10 (
    .clk                 (clk),
    .reset               (reset),
    .own_column          (place_own_column),
    .own_row             (place_own_row),
    .west                (place_west),
    .east                (place_east),
    .below               (place_below),
    .group               (place_group),
    .stub_below          (place_stub_below),
    .above               (place_above),
    .enabled             (enabled),
    .north_in_valid      (north_data_10_in_valid),
    .north_in_class      (north_data_10_in_class),
    .north_in_flit       (north_data_10_in_flit),
    .north_in_credit     (data_lane_10_north_in_credit),
    .south_in_valid      (south_data_10_in_valid),
    .south_in_class      (south_data_10_in_class),
    .south_in_flit       (south_data_10_in_flit),
    .south_in_credit     (data_lane_10_south_in_credit),
    .east_in_valid       (east_data_10_in_valid),
    .east_in_class       (east_data_10_in_class),
    .east_in_flit        (east_data_10_in_flit),
    .east_in_credit      (data_lane_10_east_in_credit),
    .west_in_valid       (west_data_10_in_valid),
    .west_in_class       (west_data_10_in_class),
    .west_in_flit        (west_data_10_in_flit),
    .west_in_credit      (data_lane_10_west_in_credit),
    .client_0_in_valid   (client_0_data_0_port_lane_5_in_valid),
    .client_0_in_class   (client_0_data_0_port_lane_5_in_class),
    .client_0_in_flit    (client_0_data_0_port_lane_5_in_flit),
    .client_0_in_credit  (data_lane_10_client_0_in_credit),
    .client_1_in_valid   (client_1_data_0_port_lane_5_in_valid),
    .client_1_in_class   (client_1_data_0_port_lane_5_in_class),
    .client_1_in_flit    (client_1_data_0_port_lane_5_in_flit),
    .client_1_in_credit  (data_lane_10_client_1_in_credit),
    .client_2_in_valid   (client_2_data_0_port_lane_5_in_valid),
    .client_2_in_class   (client_2_data_0_port_lane_5_in_class),
    .client_2_in_flit    (client_2_data_0_port_lane_5_in_flit),
    .client_2_in_credit  (data_lane_10_client_2_in_credit),
    .client_3_in_valid   (client_3_data_0_port_lane_5_in_valid),
    .client_3_in_class   (client_3_data_0_port_lane_5_in_class),
    .client_3_in_flit    (client_3_data_0_port_lane_5_in_flit),
    .client_3_in_credit  (data_lane_10_client_3_in_credit),
    .client_4_in_valid   (client_4_data_0_port_lane_5_in_valid),
    .client_4_in_class   (client_4_data_0_port_lane_5_in_class),
    .client_4_in_flit    (client_4_data_0_port_lane_5_in_flit),
    .client_4_in_credit  (data_lane_10_client_4_in_credit),
    .client_5_in_valid   (client_5_data_0_port_lane_5_in_valid),
    .client_5_in_class   (client_5_data_0_port_lane_5_in_class),
    .client_5_in_flit    (client_5_data_0_port_lane_5_in_flit),
    .client_5_in_credit  (data_lane_10_client_5_in_credit),
    .client_8_in_valid   (client_8_data_0_port_lane_2_in_valid),
    .client_8_in_class   (client_8_data_0_port_lane_2_in_class),
    .client_8_in_flit    (client_8_data_0_port_lane_2_in_flit),
    .client_8_in_credit  (data_lane_10_client_8_in_credit),
    .client_9_in_valid   (client_9_data_0_port_lane_10_in_valid),
    .client_9_in_class   (client_9_data_0_port_lane_10_in_class),
    .client_9_in_flit    (client_9_data_0_port_lane_10_in_flit),
    .client_9_in_credit  (data_lane_10_client_9_in_credit),
    .weights             (data_weights_weights),
    .north_out_valid     (data_lane_10_north_out_valid),
    .north_out_class     (data_lane_10_north_out_class),
    .north_out_flit      (data_lane_10_north_out_flit),
    .north_out_credit    (north_data_10_out_credit),
    .south_out_valid     (data_lane_10_south_out_valid),
    .south_out_class     (data_lane_10_south_out_class),
    .south_out_flit      (data_lane_10_south_out_flit),
    .south_out_credit    (south_data_10_out_credit),
    .east_out_valid      (data_lane_10_east_out_valid),
    .east_out_class      (data_lane_10_east_out_class),
    .east_out_flit       (data_lane_10_east_out_flit),
    .east_out_credit     (east_data_10_out_credit),
    .west_out_valid      (data_lane_10_west_out_valid),
    .west_out_class      (data_lane_10_west_out_class),
    .west_out_flit       (data_lane_10_west_out_flit),
    .west_out_credit     (west_data_10_out_credit),
    .client_0_out_valid  (data_lane_10_client_0_out_valid),
    .client_0_out_class  (data_lane_10_client_0_out_class),
    .client_0_out_flit   (data_lane_10_client_0_out_flit),
    .client_0_out_credit (client_0_data_0_port_lane_5_out_credit),
    .client_1_out_valid  (data_lane_10_client_1_out_valid),
    .client_1_out_class  (data_lane_10_client_1_out_class),
    .client_1_out_flit   (data_lane_10_client_1_out_flit),
    .client_1_out_credit (client_1_data_0_port_lane_5_out_credit),
    .client_2_out_valid  (data_lane_10_client_2_out_valid),
    .client_2_out_class  (data_lane_10_client_2_out_class),
    .client_2_out_flit   (data_lane_10_client_2_out_flit),
    .client_2_out_credit (client_2_data_0_port_lane_5_out_credit),
    .client_3_out_valid  (data_lane_10_client_3_out_valid),
    .client_3_out_class  (data_lane_10_client_3_out_class),
    .client_3_out_flit   (data_lane_10_client_3_out_flit),
    .client_3_out_credit (client_3_data_0_port_lane_5_out_credit),
    .client_4_out_valid  (data_lane_10_client_4_out_valid),
    .client_4_out_class  (data_lane_10_client_4_out_class),
    .client_4_out_flit   (data_lane_10_client_4_out_flit),
    .client_4_out_credit (client_4_data_0_port_lane_5_out_credit),
    .client_5_out_valid  (data_lane_10_client_5_out_valid),
    .client_5_out_class  (data_lane_10_client_5_out_class),
    .client_5_out_flit   (data_lane_10_client_5_out_flit),
    .client_5_out_credit (client_5_data_0_port_lane_5_out_credit),
    .client_8_out_valid  (data_lane_10_client_8_out_valid),
    .client_8_out_class  (data_lane_10_client_8_out_class),
    .client_8_out_flit   (data_lane_10_client_8_out_flit),
    .client_8_out_credit (client_8_data_0_port_lane_2_out_credit),
    .client_9_out_valid  (data_lane_10_client_9_out_valid),
    .client_9_out_class  (data_lane_10_client_9_out_class),
    .client_9_out_flit   (data_lane_10_client_9_out_flit),
    .client_9_out_credit (client_9_data_0_port_lane_10_out_credit),
    .sent                (data_lane_10_sent),
    .stalls              (data_lane_10_stalls),
    .conflicts           (data_lane_10_conflicts),
    .dropped             (data_lane_10_dropped)
  );

  router_inner_lane_2x645_weighted data_lane_11 (
    .clk                 (clk),
    .reset               (reset),
    .own_column          (place_own_column),
    .own_row             (place_own_row),
    .west                (place_west),
    .east                (place_east),
    .below               (place_below),
    .group               (place_group),
    .stub_below          (place_stub_below),
    .above               (place_above),
    .enabled             (enabled),
    .north_in_valid      (north_data_11_in_valid),
    .north_in_class      (north_data_11_in_class),
    .north_in_flit       (north_data_11_in_flit),
    .north_in_credit     (data_lane_11_north_in_credit),
    .south_in_valid      (south_data_11_in_valid),
    .south_in_class      (south_data_11_in_class),
    .south_in_flit       (south_data_11_in_flit),
    .south_in_credit     (data_lane_11_south_in_credit),
    .east_in_valid       (east_data_11_in_valid),
    .east_in_class       (east_data_11_in_class),
    .east_in_flit        (east_data_11_in_flit),
    .east_in_credit      (data_lane_11_east_in_credit),
    .west_in_valid       (west_data_11_in_valid),
    .west_in_class       (west_data_11_in_class),
    .west_in_flit        (west_data_11_in_flit),
    .west_in_credit      (data_lane_11_west_in_credit),
    .client_0_in_valid   (client_0_data_1_port_lane_5_in_valid),
    .client_0_in_class   (client_0_data_1_port_lane_5_in_class),
    .client_0_in_flit    (client_0_data_1_port_lane_5_in_flit),
    .client_0_in_credit  (data_lane_11_client_0_in_credit),
    .client_1_in_valid   (client_1_data_1_port_lane_5_in_valid),
    .client_1_in_class   (client_1_data_1_port_lane_5_in_class),
    .client_1_in_flit    (client_1_data_1_port_lane_5_in_flit),
    .client_1_in_credit  (data_lane_11_client_1_in_credit),
    .client_2_in_valid   (client_2_data_1_port_lane_5_in_valid),
    .client_2_in_class   (client_2_data_1_port_lane_5_in_class),
    .client_2_in_flit    (client_2_data_1_port_lane_5_in_flit),
    .client_2_in_credit  (data_lane_11_client_2_in_credit),
    .client_3_in_valid   (client_3_data_1_port_lane_5_in_valid),
    .client_3_in_class   (client_3_data_1_port_lane_5_in_class),
    .client_3_in_flit    (client_3_data_1_port_lane_5_in_flit),
    .client_3_in_credit  (data_lane_11_client_3_in_credit),
    .client_4_in_valid   (client_4_data_1_port_lane_5_in_valid),
    .client_4_in_class   (client_4_data_1_port_lane_5_in_class),
    .client_4_in_flit    (client_4_data_1_port_lane_5_in_flit),
    .client_4_in_credit  (data_lane_11_client_4_in_credit),
    .client_5_in_valid   (client_5_data_1_port_lane_5_in_valid),
    .client_5_in_class   (client_5_data_1_port_lane_5_in_class),
    .client_5_in_flit    (client_5_data_1_port_lane_5_in_flit),
    .client_5_in_credit  (data_lane_11_client_5_in_credit),
    .client_8_in_valid   (client_8_data_1_port_lane_2_in_valid),
    .client_8_in_class   (client_8_data_1_port_lane_2_in_class),
    .client_8_in_flit    (client_8_data_1_port_lane_2_in_flit),
    .client_8_in_credit  (data_lane_11_client_8_in_credit),
    .client_9_in_valid   (client_9_data_0_port_lane_11_in_valid),
    .client_9_in_class   (client_9_data_0_port_lane_11_in_class),
    .client_9_in_flit    (client_9_data_0_port_lane_11_in_flit),
    .client_9_in_credit  (data_lane_11_client_9_in_credit),
    .weights             (data_weights_weights),
    .north_out_valid     (data_lane_11_north_out_valid),
    .north_out_class     (data_lane_11_north_out_class),
    .north_out_flit      (data_lane_11_north_out_flit),
    .north_out_credit    (north_data_11_out_credit),
    .south_out_valid     (data_lane_11_south_out_valid),
    .south_out_class     (data_lane_11_south_out_class),
    .south_out_flit      (data_lane_11_south_out_flit),
    .south_out_credit    (south_data_11_out_credit),
    .east_out_valid      (data_lane_11_east_out_valid),
    .east_out_class      (data_lane_11_east_out_class),
    .east_out_flit       (data_lane_11_east_out_flit),
    .east_out_credit     (east_data_11_out_credit),
    .west_out_valid      (data_lane_11_west_out_valid),
    .west_out_class      (data_lane_11_west_out_class),
    .west_out_flit       (data_lane_11_west_out_flit),
    .west_out_credit     (west_data_11_out_credit),
    .client_0_out_valid  (data_lane_11_client_0_out_valid),
    .client_0_out_class  (data_lane_11_client_0_out_class),
    .client_0_out_flit   (data_lane_11_client_0_out_flit),
    .client_0_out_credit (client_0_data_1_port_lane_5_out_credit),
    .client_1_out_valid  (data_lane_11_client_1_out_valid),
    .client_1_out_class  (data_lane_11_client_1_out_class),
    .client_1_out_flit   (data_lane_11_client_1_out_flit),
    .client_1_out_credit (client_1_data_1_port_lane_5_out_credit),
    .client_2_out_valid  (data_lane_11_client_2_out_valid),
    .client_2_out_class  (data_lane_11_client_2_out_class),
    .client_2_out_flit   (data_lane_11_client_2_out_flit),
    .client_2_out_credit (client_2_data_1_port_lane_5_out_credit),
    .client_3_out_valid  (data_lane_11_client_3_out_valid),
    .client_3_out_class  (data_lane_11_client_3_out_class),
    .client_3_out_flit   (data_lane_11_client_3_out_flit),
    .client_3_out_credit (client_3_data_1_port_lane_5_out_credit),
    .client_4_out_valid  (data_lane_11_client_4_out_valid),
    .client_4_out_class  (data_lane_11_client_4_out_class),
    .client_4_out_flit   (data_lane_11_client_4_out_flit),
    .client_4_out_credit (client_4_data_1_port_lane_5_out_credit),
    .client_5_out_valid  (data_lane_11_client_5_out_valid),
    .client_5_out_class  (data_lane_11_client_5_out_class),
    .client_5_out_flit   (data_lane_11_client_5_out_flit),
    .client_5_out_credit (client_5_data_1_port_lane_5_out_credit),
    .client_8_out_valid  (data_lane_11_client_8_out_valid),
    .client_8_out_class  (data_lane_11_client_8_out_class),
    .client_8_out_flit   (data_lane_11_client_8_out_flit),
    .client_8_out_credit (client_8_data_1_port_lane_2_out_credit),
    .client_9_out_valid  (data_lane_11_client_9_out_valid),
    .client_9_out_class  (data_lane_11_client_9_out_class),
    .client_9_out_flit   (data_lane_11_client_9_out_flit),
    .client_9_out_credit (client_9_data_0_port_lane_11_out_credit),
    .sent                (data_lane_11_sent),
    .stalls              (data_lane_11_stalls),
    .conflicts           (data_lane_11_conflicts),
    .dropped             (data_lane_11_dropped)
  );

  router_inner_weights_data data_weights (
    .column  (column),
    .row     (row),
    .weights (data_weights_weights)
  );

  router_inner_lane_2x64_weighted control_lane_0 (
    .clk                 (clk),
    .reset               (reset),
    .own_column          (place_own_column),
    .own_row             (place_own_row),
    .west                (place_west),
    .east                (place_east),
    .below               (place_below),
    .group               (place_group),
    .stub_below          (place_stub_below),
    .above               (place_above),
    .enabled             (enabled),
    .north_in_valid      (north_control_0_in_valid),
    .north_in_class      (north_control_0_in_class),
    .north_in_flit       (north_control_0_in_flit),
    .north_in_credit     (control_lane_0_north_in_credit),
    .south_in_valid      (south_control_0_in_valid),
    .south_in_class      (south_control_0_in_class),
    .south_in_flit       (south_control_0_in_flit),
    .south_in_credit     (control_lane_0_south_in_credit),
    .east_in_valid       (east_control_0_in_valid),
    .east_in_class       (east_control_0_in_class),
    .east_in_flit        (east_control_0_in_flit),
    .east_in_credit      (control_lane_0_east_in_credit),
    .west_in_valid       (west_control_0_in_valid),
    .west_in_class       (west_control_0_in_class),
    .west_in_flit        (west_control_0_in_flit),
    .west_in_credit      (control_lane_0_west_in_credit),
    .client_0_in_valid   (client_0_control_0_port_lane_0_in_valid),
    .client_0_in_class   (client_0_control_0_port_lane_0_in_class),
    .client_0_in_flit    (client_0_control_0_port_lane_0_in_flit),
    .client_0_in_credit  (control_lane_0_client_0_in_credit),
    .client_1_in_valid   (client_1_control_0_port_lane_0_in_valid),
    .client_1_in_class   (client_1_control_0_port_lane_0_in_class),
    .client_1_in_flit    (client_1_control_0_port_lane_0_in_flit),
    .client_1_in_credit  (control_lane_0_client_1_in_credit),
    .client_2_in_valid   (client_2_control_0_port_lane_0_in_valid),
    .client_2_in_class   (client_2_control_0_port_lane_0_in_class),
    .client_2_in_flit    (client_2_control_0_port_lane_0_in_flit),
    .client_2_in_credit  (control_lane_0_client_2_in_credit),
    .client_3_in_valid   (client_3_control_0_port_lane_0_in_valid),
    .client_3_in_class   (client_3_control_0_port_lane_0_in_class),
    .client_3_in_flit    (client_3_control_0_port_lane_0_in_flit),
    .client_3_in_credit  (control_lane_0_client_3_in_credit),
    .client_4_in_valid   (client_4_control_0_port_lane_0_in_valid),
    .client_4_in_class   (client_4_control_0_port_lane_0_in_class),
    .client_4_in_flit    (client_4_control_0_port_lane_0_in_flit),
    .client_4_in_credit  (control_lane_0_client_4_in_credit),
    .client_5_in_valid   (client_5_control_0_port_lane_0_in_valid),
    .client_5_in_class   (client_5_control_0_port_lane_0_in_class),
    .client_5_in_flit    (client_5_control_0_port_lane_0_in_flit),
    .client_5_in_credit  (control_lane_0_client_5_in_credit),
    .client_8_in_valid   (client_8_control_0_port_lane_0_in_valid),
    .client_8_in_class   (client_8_control_0_port_lane_0_in_class),
    .client_8_in_flit    (client_8_control_0_port_lane_0_in_flit),
    .client_8_in_credit  (control_lane_0_client_8_in_credit),
    .client_9_in_valid   (client_9_control_0_port_lane_0_in_valid),
    .client_9_in_class   (client_9_control_0_port_lane_0_in_class),
    .client_9_in_flit    (client_9_control_0_port_lane_0_in_flit),
    .client_9_in_credit  (control_lane_0_client_9_in_credit),
    .weights             (control_weights_weights),
    .north_out_valid     (control_lane_0_north_out_valid),
    .north_out_class     (control_lane_0_north_out_class),
    .north_out_flit      (control_lane_0_north_out_flit),
    .north_out_credit    (north_control_0_out_credit),
    .south_out_valid     (control_lane_0_south_out_valid),
    .south_out_class     (control_lane_0_south_out_class),
    .south_out_flit      (control_lane_0_south_out_flit),
    .south_out_credit    (south_control_0_out_credit),
    .east_out_valid      (control_lane_0_east_out_valid),
    .east_out_class      (control_lane_0_east_out_class),
    .east_out_flit       (control_lane_0_east_out_flit),
    .east_out_credit     (east_control_0_out_credit),
    .west_out_valid      (control_lane_0_west_out_valid),
    .west_out_class      (control_lane_0_west_out_class),
    .west_out_flit       (control_lane_0_west_out_flit),
    .west_out_credit     (west_control_0_out_credit),
    .client_0_out_valid  (control_lane_0_client_0_out_valid),
    .client_0_out_class  (control_lane_0_client_0_out_class),
    .client_0_out_flit   (control_lane_0_client_0_out_flit),
    .client_0_out_credit (client_0_control_0_port_lane_0_out_credit),
    .client_1_out_valid  (control_lane_0_client_1_out_valid),
    .client_1_out_class  (control_lane_0_client_1_out_class),
    .client_1_out_flit   (control_lane_0_client_1_out_flit),
    .client_1_out_credit (client_1_control_0_port_lane_0_out_credit),
    .client_2_out_valid  (control_lane_0_client_2_out_valid),
    .client_2_out_class  (control_lane_0_client_2_out_class),
    .client_2_out_flit   (control_lane_0_client_2_out_flit),
    .client_2_out_credit (client_2_control_0_port_lane_0_out_credit),
    .client_3_out_valid  (control_lane_0_client_3_out_valid),
    .client_3_out_class  (control_lane_0_client_3_out_class),
    .client_3_out_flit   (control_lane_0_client_3_out_flit),
    .client_3_out_credit (client_3_control_0_port_lane_0_out_credit),
    .client_4_out_valid  (control_lane_0_client_4_out_valid),
    .client_4_out_class  (control_lane_0_client_4_out_class),
    .client_4_out_flit   (control_lane_0_client_4_out_flit),
    .client_4_out_credit (client_4_control_0_port_lane_0_out_credit),
    .client_5_out_valid  (control_lane_0_client_5_out_valid),
    .client_5_out_class  (control_lane_0_client_5_out_class),
    .client_5_out_flit   (control_lane_0_client_5_out_flit),
    .client_5_out_credit (client_5_control_0_port_lane_0_out_credit),
    .client_8_out_valid  (control_lane_0_client_8_out_valid),
    .client_8_out_class  (control_lane_0_client_8_out_class),
    .client_8_out_flit   (control_lane_0_client_8_out_flit),
    .client_8_out_credit (client_8_control_0_port_lane_0_out_credit),
    .client_9_out_valid  (control_lane_0_client_9_out_valid),
    .client_9_out_class  (control_lane_0_client_9_out_class),
    .client_9_out_flit   (control_lane_0_client_9_out_flit),
    .client_9_out_credit (client_9_control_0_port_lane_0_out_credit),
    .sent                (control_lane_0_sent),
    .stalls              (control_lane_0_stalls),
    .conflicts           (control_lane_0_conflicts),
    .dropped             (control_lane_0_dropped)
  );

  router_inner_lane_2x64_weighted control_lane_1 (
    .clk                 (clk),
    .reset               (reset),
    .own_column          (place_own_column),
    .own_row             (place_own_row),
    .west                (place_west),
    .east                (place_east),
    .below               (place_below),
    .group               (place_group),
    .stub_below          (place_stub_below),
    .above               (place_above),
    .enabled             (enabled),
    .north_in_valid      (north_control_1_in_valid),
    .north_in_class      (north_control_1_in_class),
    .north_in_flit       (north_control_1_in_flit),
    .north_in_credit     (control_lane_1_north_in_credit),
    .south_in_valid      (south_control_1_in_valid),
    .south_in_class      (south_control_1_in_class),
    .south_in_flit       (south_control_1_in_flit),
    .south_in_credit     (control_lane_1_south_in_credit),
    .east_in_valid       (east_control_1_in_valid),
    .east_in_class       (east_control_1_in_class),
    .east_in_flit        (east_control_1_in_flit),
    .east_in_credit      (control_lane_1_east_in_credit),
    .west_in_valid       (west_control_1_in_valid),
    .west_in_class       (west_control_1_in_class),
    .west_in_flit        (west_control_1_in_flit),
    .west_in_credit      (control_lane_1_west_in_credit),
    .client_0_in_valid   (client_0_control_0_port_lane_1_in_valid),
    .client_0_in_class   (client_0_control_0_port_lane_1_in_class),
    .client_0_in_flit    (client_0_control_0_port_lane_1_in_flit),
    .client_0_in_credit  (control_lane_1_client_0_in_credit),
    .client_1_in_valid   (client_1_control_0_port_lane_1_in_valid),
    .client_1_in_class   (client_1_control_0_port_lane_1_in_class),
    .client_1_in_flit    (client_1_control_0_port_lane_1_in_flit),
    .client_1_in_credit  (control_lane_1_client_1_in_credit),
    .client_2_in_valid   (client_2_control_0_port_lane_1_in_valid),
    .client_2_in_class   (client_2_control_0_port_lane_1_in_class),
    .client_2_in_flit    (client_2_control_0_port_lane_1_in_flit),
    .client_2_in_credit  (control_lane_1_client_2_in_credit),
    .client_3_in_valid   (client_3_control_0_port_lane_1_in_valid),
    .client_3_in_class   (client_3_control_0_port_lane_1_in_class),
    .client_3_in_flit    (client_3_control_0_port_lane_1_in_flit),
    .client_3_in_credit  (control_lane_1_client_3_in_credit),
    .client_4_in_valid   (client_4_control_0_port_lane_1_in_valid),
    .client_4_in_class   (client_4_control_0_port_lane_1_in_class),
    .client_4_in_flit    (client_4_control_0_port_lane_1_in_flit),
    .client_4_in_credit  (control_lane_1_client_4_in_credit),
    .client_5_in_valid   (client_5_control_0_port_lane_1_in_valid),
    .client_5_in_class   (client_5_control_0_port_lane_1_in_class),
    .client_5_in_flit    (client_5_control_0_port_lane_1_in_flit),
    .client_5_in_credit  (control_lane_1_client_5_in_credit),
    .client_8_in_valid   (client_8_control_1_port_lane_0_in_valid),
    .client_8_in_class   (client_8_control_1_port_lane_0_in_class),
    .client_8_in_flit    (client_8_control_1_port_lane_0_in_flit),
    .client_8_in_credit  (control_lane_1_client_8_in_credit),
    .client_9_in_valid   (client_9_control_0_port_lane_1_in_valid),
    .client_9_in_class   (client_9_control_0_port_lane_1_in_class),
    .client_9_in_flit    (client_9_control_0_port_lane_1_in_flit),
    .client_9_in_credit  (control_lane_1_client_9_in_credit),
    .weights             (control_weights_weights),
    .north_out_valid     (control_lane_1_north_out_valid),
    .north_out_class     (control_lane_1_north_out_class),
    .north_out_flit      (control_lane_1_north_out_flit),
    .north_out_credit    (north_control_1_out_credit),
    .south_out_valid     (control_lane_1_south_out_valid),
    .south_out_class     (control_lane_1_south_out_class),
    .south_out_flit      (control_lane_1_south_out_flit),
    .south_out_credit    (south_control_1_out_credit),
    .east_out_valid      (control_lane_1_east_out_valid),
    .east_out_class      (control_lane_1_east_out_class),
    .east_out_flit       (control_lane_1_east_out_flit),
    .east_out_credit     (east_control_1_out_credit),
    .west_out_valid      (control_lane_1_west_out_valid),
    .west_out_class      (control_lane_1_west_out_class),
    .west_out_flit       (control_lane_1_west_out_flit),
    .west_out_credit     (west_control_1_out_credit),
    .client_0_out_valid  (control_lane_1_client_0_out_valid),
    .client_0_out_class  (control_lane_1_client_0_out_class),
    .client_0_out_flit   (control_lane_1_client_0_out_flit),
    .client_0_out_credit (client_0_control_0_port_lane_1_out_credit),
    .client_1_out_valid  (control_lane_1_client_1_out_valid),
    .client_1_out_class  (control_lane_1_client_1_out_class),
    .client_1_out_flit   (control_lane_1_client_1_out_flit),
    .client_1_out_credit (client_1_control_0_port_lane_1_out_credit),
    .client_2_out_valid  (control_lane_1_client_2_out_valid),
    .client_2_out_class  (control_lane_1_client_2_out_class),
    .client_2_out_flit   (control_lane_1_client_2_out_flit),
    .client_2_out_credit (client_2_control_0_port_lane_1_out_credit),
    .client_3_out_valid  (control_lane_1_client_3_out_valid),
    .client_3_out_class  (control_lane_1_client_3_out_class),
    .client_3_out_flit   (control_lane_1_client_3_out_flit),
    .client_3_out_credit (client_3_control_0_port_lane_1_out_credit),
    .client_4_out_valid  (control_lane_1_client_4_out_valid),
    .client_4_out_class  (control_lane_1_client_4_out_class),
    .client_4_out_flit   (control_lane_1_client_4_out_flit),
    .client_4_out_credit (client_4_control_0_port_lane_1_out_credit),
    .client_5_out_valid  (control_lane_1_client_5_out_valid),
    .client_5_out_class  (control_lane_1_client_5_out_class),
    .client_5_out_flit   (control_lane_1_client_5_out_flit),
    .client_5_out_credit (client_5_control_0_port_lane_1_out_credit),
    .client_8_out_valid  (control_lane_1_client_8_out_valid),
    .client_8_out_class  (control_lane_1_client_8_out_class),
    .client_8_out_flit   (control_lane_1_client_8_out_flit),
    .client_8_out_credit (client_8_control_1_port_lane_0_out_credit),
    .client_9_out_valid  (control_lane_1_client_9_out_valid),
    .client_9_out_class  (control_lane_1_client_9_out_class),
    .client_9_out_flit   (control_lane_1_client_9_out_flit),
    .client_9_out_credit (client_9_control_0_port_lane_1_out_credit),
    .sent                (control_lane_1_sent),
    .stalls              (control_lane_1_stalls),
    .conflicts           (control_lane_1_conflicts),
    .dropped             (control_lane_1_dropped)
  );

  router_inner_lane_2x64_weighted control_lane_2 (
    .clk                 (clk),
    .reset               (reset),
    .own_column          (place_own_column),
    .own_row             (place_own_row),
    .west                (place_west),
    .east                (place_east),
    .below               (place_below),
    .group               (place_group),
    .stub_below          (place_stub_below),
    .above               (place_above),
    .enabled             (enabled),
    .north_in_valid      (north_control_2_in_valid),
    .north_in_class      (north_control_2_in_class),
    .north_in_flit       (north_control_2_in_flit),
    .north_in_credit     (control_lane_2_north_in_credit),
    .south_in_valid      (south_control_2_in_valid),
    .south_in_class      (south_control_2_in_class),
    .south_in_flit       (south_control_2_in_flit),
    .south_in_credit     (control_lane_2_south_in_credit),
    .east_in_valid       (east_control_2_in_valid),
    .east_in_class       (east_control_2_in_class),
    .east_in_flit        (east_control_2_in_flit),
    .east_in_credit      (control_lane_2_east_in_credit),
    .west_in_valid       (west_control_2_in_valid),
    .west_in_class       (west_control_2_in_class),
    .west_in_flit        (west_control_2_in_flit),
    .west_in_credit      (control_lane_2_west_in_credit),
    .client_0_in_valid   (client_0_control_0_port_lane_2_in_valid),
    .client_0_in_class   (client_0_control_0_port_lane_2_in_class),
    .client_0_in_flit    (client_0_control_0_port_lane_2_in_flit),
    .client_0_in_credit  (control_lane_2_client_0_in_credit),
    .client_1_in_valid   (client_1_control_0_port_lane_2_in_valid),
    .client_1_in_class   (client_1_control_0_port_lane_2_in_class),
    .client_1_in_flit    (client_1_control_0_port_lane_2_in_flit),
    .client_1_in_credit  (control_lane_2_client_1_in_credit),
    .client_2_in_valid   (client_2_control_0_port_lane_2_in_valid),
    .client_2_in_class   (client_2_control_0_port_lane_2_in_class),
    .client_2_in_flit    (client_2_control_0_port_lane_2_in_flit),
    .client_2_in_credit  (control_lane_2_client_2_in_credit),
    .client_3_in_valid   (client_3_control_0_port_lane_2_in_valid),
    .client_3_in_class   (client_3_control_0_port_lane_2_in_class),
    .client_3_in_flit    (client_3_control_0_port_lane_2_in_flit),
    .client_3_in_credit  (control_lane_2_client_3_in_credit),
    .client_4_in_valid   (client_4_control_0_port_lane_2_in_valid),
    .client_4_in_class   (client_4_control_0_port_lane_2_in_class),
    .client_4_in_flit    (client_4_control_0_port_lane_2_in_flit),
    .client_4_in_credit  (control_lane_2_client_4_in_credit),
    .client_5_in_valid   (client_5_control_0_port_lane_2_in_valid),
    .client_5_in_class   (client_5_control_0_port_lane_2_in_class),
    .client_5_in_flit    (client_5_control_0_port_lane_2_in_flit),
    .client_5_in_credit  (control_lane_2_client_5_in_credit),
    .client_8_in_valid   (client_8_control_0_port_lane_1_in_valid),
    .client_8_in_class   (client_8_control_0_port_lane_1_in_class),
    .client_8_in_flit    (client_8_control_0_port_lane_1_in_flit),
    .client_8_in_credit  (control_lane_2_client_8_in_credit),
    .client_9_in_valid   (client_9_control_0_port_lane_2_in_valid),
    .client_9_in_class   (client_9_control_0_port_lane_2_in_class),
    .client_9_in_flit    (client_9_control_0_port_lane_2_in_flit),
    .client_9_in_credit  (control_lane_2_client_9_in_credit),
    .weights             (control_weights_weights),
    .north_out_valid     (control_lane_2_north_out_valid),
    .north_out_class     (control_lane_2_north_out_class),
    .north_out_flit      (control_lane_2_north_out_flit),
    .north_out_credit    (north_control_2_out_credit),
    .south_out_valid     (control_lane_2_south_out_valid),
    .south_out_class     (control_lane_2_south_out_class),
    .south_out_flit      (control_lane_2_south_out_flit),
    .south_out_credit    (south_control_2_out_credit),
    .east_out_valid      (control_lane_2_east_out_valid),
    .east_out_class      (control_lane_2_east_out_class),
    .east_out_flit       (control_lane_2_east_out_flit),
    .east_out_credit     (east_control_2_out_credit),
    .west_out_valid      (control_lane_2_west_out_valid),
    .west_out_class      (control_lane_2_west_out_class),
    .west_out_flit       (control_lane_2_west_out_flit),
    .west_out_credit     (west_control_2_out_credit),
    .client_0_out_valid  (control_lane_2_client_0_out_valid),
    .client_0_out_class  (control_lane_2_client_0_out_class),
    .client_0_out_flit   (control_lane_2_client_0_out_flit),
    .client_0_out_credit (client_0_control_0_port_lane_2_out_credit),
    .client_1_out_valid  (control_lane_2_client_1_out_valid),
    .client_1_out_class  (control_lane_2_client_1_out_class),
    .client_1_out_flit   (control_lane_2_client_1_out_flit),
    .client_1_out_credit (client_1_control_0_port_lane_2_out_credit),
    .client_2_out_valid  (control_lane_2_client_2_out_valid),
    .client_2_out_class  (control_lane_2_client_2_out_class),
    .client_2_out_flit   (control_lane_2_client_2_out_flit),
    .client_2_out_credit (client_2_control_0_port_lane_2_out_credit),
    .client_3_out_valid  (control_lane_2_client_3_out_valid),
    .client_3_out_class  (control_lane_2_client_3_out_class),
    .client_3_out_flit   (control_lane_2_client_3_out_flit),
    .client_3_out_credit (client_3_control_0_port_lane_2_out_credit),
    .client_4_out_valid  (control_lane_2_client_4_out_valid),
    .client_4_out_class  (control_lane_2_client_4_out_class),
    .client_4_out_flit   (control_lane_2_client_4_out_flit),
    .client_4_out_credit (client_4_control_0_port_lane_2_out_credit),
    .client_5_out_valid  (control_lane_2_client_5_out_valid),
    .client_5_out_class  (control_lane_2_client_5_out_class),
    .client_5_out_flit   (control_lane_2_client_5_out_flit),
    .client_5_out_credit (client_5_control_0_port_lane_2_out_credit),
    .client_8_out_valid  (control_lane_2_client_8_out_valid),
    .client_8_out_class  (control_lane_2_client_8_out_class),
    .client_8_out_flit   (control_lane_2_client_8_out_flit),
    .client_8_out_credit (client_8_control_0_port_lane_1_out_credit),
    .client_9_out_valid  (control_lane_2_client_9_out_valid),
    .client_9_out_class  (control_lane_2_client_9_out_class),
    .client_9_out_flit   (control_lane_2_client_9_out_flit),
    .client_9_out_credit (client_9_control_0_port_lane_2_out_credit),
    .sent                (control_lane_2_sent),
    .stalls              (control_lane_2_stalls),
    .conflicts           (control_lane_2_conflicts),
    .dropped             (control_lane_2_dropped)
  );

  router_inner_weights_control control_weights (
    .column  (column),
    .row     (row),
    .weights (control_weights_weights)
  );

  router_inner_lane_2x64 utility_lane_0 (
    .clk                 (clk),
    .reset               (reset),
    .own_column          (place_own_column),
    .own_row             (place_own_row),
    .west                (place_west),
    .east                (place_east),
    .below               (place_below),
    .group               (place_group),
    .stub_below          (place_stub_below),
    .above               (place_above),
    .enabled             (enabled),
    .north_in_valid      (north_utility_0_in_valid),
    .north_in_class      (north_utility_0_in_class),
    .north_in_flit       (north_utility_0_in_flit),
    .north_in_credit     (utility_lane_0_north_in_credit),
    .south_in_valid      (south_utility_0_in_valid),
    .south_in_class      (south_utility_0_in_class),
    .south_in_flit       (south_utility_0_in_flit),
    .south_in_credit     (utility_lane_0_south_in_credit),
    .east_in_valid       (east_utility_0_in_valid),
    .east_in_class       (east_utility_0_in_class),
    .east_in_flit        (east_utility_0_in_flit),
    .east_in_credit      (utility_lane_0_east_in_credit),
    .west_in_valid       (west_utility_0_in_valid),
    .west_in_class       (west_utility_0_in_class),
    .west_in_flit        (west_utility_0_in_flit),
    .west_in_credit      (utility_lane_0_west_in_credit),
    .client_0_in_valid   (client_0_utility_0_port_lane_0_in_valid),
    .client_0_in_class   (client_0_utility_0_port_lane_0_in_class),
    .client_0_in_flit    (client_0_utility_0_port_lane_0_in_flit),
    .client_0_in_credit  (utility_lane_0_client_0_in_credit),
    .client_1_in_valid   (client_1_utility_0_port_lane_0_in_valid),
    .client_1_in_class   (client_1_utility_0_port_lane_0_in_class),
    .client_1_in_flit    (client_1_utility_0_port_lane_0_in_flit),
    .client_1_in_credit  (utility_lane_0_client_1_in_credit),
    .client_2_in_valid   (client_2_utility_0_port_lane_0_in_valid),
    .client_2_in_class   (client_2_utility_0_port_lane_0_in_class),
    .client_2_in_flit    (client_2_utility_0_port_lane_0_in_flit),
    .client_2_in_credit  (utility_lane_0_client_2_in_credit),
    .client_3_in_valid   (client_3_utility_0_port_lane_0_in_valid),
    .client_3_in_class   (client_3_utility_0_port_lane_0_in_class),
    .client_3_in_flit    (client_3_utility_0_port_lane_0_in_flit),
    .client_3_in_credit  (utility_lane_0_client_3_in_credit),
    .client_4_in_valid   (client_4_utility_0_port_lane_0_in_valid),
    .client_4_in_class   (client_4_utility_0_port_lane_0_in_class),
    .client_4_in_flit    (client_4_utility_0_port_lane_0_in_flit),
    .client_4_in_credit  (utility_lane_0_client_4_in_credit),
    .client_5_in_valid   (client_5_utility_0_port_lane_0_in_valid),
    .client_5_in_class   (client_5_utility_0_port_lane_0_in_class),
    .client_5_in_flit    (client_5_utility_0_port_lane_0_in_flit),
    .client_5_in_credit  (utility_lane_0_client_5_in_credit),
    .client_8_in_valid   (client_8_utility_0_port_lane_0_in_valid),
    .client_8_in_class   (client_8_utility_0_port_lane_0_in_class),
    .client_8_in_flit    (client_8_utility_0_port_lane_0_in_flit),
    .client_8_in_credit  (utility_lane_0_client_8_in_credit),
    .client_9_in_valid   (client_9_utility_0_port_lane_0_in_valid),
    .client_9_in_class   (client_9_utility_0_port_lane_0_in_class),
    .client_9_in_flit    (client_9_utility_0_port_lane_0_in_flit),
    .client_9_in_credit  (utility_lane_0_client_9_in_credit),
    .north_out_valid     (utility_lane_0_north_out_valid),
    .north_out_class     (utility_lane_0_north_out_class),
    .north_out_flit      (utility_lane_0_north_out_flit),
    .north_out_credit    (north_utility_0_out_credit),
    .south_out_valid     (utility_lane_0_south_out_valid),
    .south_out_class     (utility_lane_0_south_out_class),
    .south_out_flit      (utility_lane_0_south_out_flit),
    .south_out_credit    (south_utility_0_out_credit),
    .east_out_valid      (utility_lane_0_east_out_valid),
    .east_out_class      (utility_lane_0_east_out_class),
    .east_out_flit       (utility_lane_0_east_out_flit),
    .east_out_credit     (east_utility_0_out_credit),
    .west_out_valid      (utility_lane_0_west_out_valid),
    .west_out_class      (utility_lane_0_west_out_class),
    .west_out_flit       (utility_lane_0_west_out_flit),
    .west_out_credit     (west_utility_0_out_credit),
    .client_0_out_valid  (utility_lane_0_client_0_out_valid),
    .client_0_out_class  (utility_lane_0_client_0_out_class),
    .client_0_out_flit   (utility_lane_0_client_0_out_flit),
    .client_0_out_credit (client_0_utility_0_port_lane_0_out_credit),
    .client_1_out_valid  (utility_lane_0_client_1_out_valid),
    .client_1_out_class  (utility_lane_0_client_1_out_class),
    .client_1_out_flit   (utility_lane_0_client_1_out_flit),
    .client_1_out_credit (client_1_utility_0_port_lane_0_out_credit),
    .client_2_out_valid  (utility_lane_0_client_2_out_valid),
    .client_2_out_class  (utility_lane_0_client_2_out_class),
    .client_2_out_flit   (utility_lane_0_client_2_out_flit),
    .client_2_out_credit (client_2_utility_0_port_lane_0_out_credit),
    .client_3_out_valid  (utility_lane_0_client_3_out_valid),
    .client_3_out_class  (utility_lane_0_client_3_out_class),
    .client_3_out_flit   (utility_lane_0_client_3_out_flit),
    .client_3_out_credit (client_3_utility_0_port_lane_0_out_credit),
    .client_4_out_valid  (utility_lane_0_client_4_out_valid),
    .client_4_out_class  (utility_lane_0_client_4_out_class),
    .client_4_out_flit   (utility_lane_0_client_4_out_flit),
    .client_4_out_credit (client_4_utility_0_port_lane_0_out_credit),
    .client_5_out_valid  (utility_lane_0_client_5_out_valid),
    .client_5_out_class  (utility_lane_0_client_5_out_class),
    .client_5_out_flit   (utility_lane_0_client_5_out_flit),
    .client_5_out_credit (client_5_utility_0_port_lane_0_out_credit),
    .client_8_out_valid  (utility_lane_0_client_8_out_valid),
    .client_8_out_class  (utility_lane_0_client_8_out_class),
    .client_8_out_flit   (utility_lane_0_client_8_out_flit),
    .client_8_out_credit (client_8_utility_0_port_lane_0_out_credit),
    .client_9_out_valid  (utility_lane_0_client_9_out_valid),
    .client_9_out_class  (utility_lane_0_client_9_out_class),
    .client_9_out_flit   (utility_lane_0_client_9_out_flit),
    .client_9_out_credit (client_9_utility_0_port_lane_0_out_credit),
    .sent                (utility_lane_0_sent),
    .stalls              (utility_lane_0_stalls),
    .conflicts           (utility_lane_0_conflicts),
    .dropped             (utility_lane_0_dropped)
  );

  router_inner_lane_1x64 synchronisation_lane_0 (
    .clk                 (clk),
    .reset               (reset),
    .own_column          (place_own_column),
    .own_row             (place_own_row),
    .west                (place_west),
    .east                (place_east),
    .below               (place_below),
    .group               (place_group),
    .stub_below          (place_stub_below),
    .above               (place_above),
    .enabled             (enabled),
    .north_in_valid      (north_synchronisation_0_in_valid),
    .north_in_flit       (north_synchronisation_0_in_flit),
    .north_in_credit     (synchronisation_lane_0_north_in_credit),
    .south_in_valid      (south_synchronisation_0_in_valid),
    .south_in_flit       (south_synchronisation_0_in_flit),
    .south_in_credit     (synchronisation_lane_0_south_in_credit),
    .east_in_valid       (east_synchronisation_0_in_valid),
    .east_in_flit        (east_synchronisation_0_in_flit),
    .east_in_credit      (synchronisation_lane_0_east_in_credit),
    .west_in_valid       (west_synchronisation_0_in_valid),
    .west_in_flit        (west_synchronisation_0_in_flit),
    .west_in_credit      (synchronisation_lane_0_west_in_credit),
    .client_0_in_valid   (client_0_synchronisation_0_port_lane_0_in_valid),
    .client_0_in_flit    (client_0_synchronisation_0_port_lane_0_in_flit),
    .client_0_in_credit  (synchronisation_lane_0_client_0_in_credit),
    .client_1_in_valid   (client_1_synchronisation_0_port_lane_0_in_valid),
    .client_1_in_flit    (client_1_synchronisation_0_port_lane_0_in_flit),
    .client_1_in_credit  (synchronisation_lane_0_client_1_in_credit),
    .client_2_in_valid   (client_2_synchronisation_0_port_lane_0_in_valid),
    .client_2_in_flit    (client_2_synchronisation_0_port_lane_0_in_flit),
    .client_2_in_credit  (synchronisation_lane_0_client_2_in_credit),
    .client_3_in_valid   (client_3_synchronisation_0_port_lane_0_in_valid),
    .client_3_in_flit    (client_3_synchronisation_0_port_lane_0_in_flit),
    .client_3_in_credit  (synchronisation_lane_0_client_3_in_credit),
    .client_4_in_valid   (client_4_synchronisation_0_port_lane_0_in_valid),
    .client_4_in_flit    (client_4_synchronisation_0_port_lane_0_in_flit),
    .client_4_in_credit  (synchronisation_lane_0_client_4_in_credit),
    .client_5_in_valid   (client_5_synchronisation_0_port_lane_0_in_valid),
    .client_5_in_flit    (client_5_synchronisation_0_port_lane_0_in_flit),
    .client_5_in_credit  (synchronisation_lane_0_client_5_in_credit),
    .client_8_in_valid   (client_8_synchronisation_0_port_lane_0_in_valid),
    .client_8_in_flit    (client_8_synchronisation_0_port_lane_0_in_flit),
    .client_8_in_credit  (synchronisation_lane_0_client_8_in_credit),
    .client_9_in_valid   (client_9_synchronisation_0_port_lane_0_in_valid),
    .client_9_in_flit    (client_9_synchronisation_0_port_lane_0_in_flit),
    .client_9_in_credit  (synchronisation_lane_0_client_9_in_credit),
    .north_out_valid     (synchronisation_lane_0_north_out_valid),
    .north_out_flit      (synchronisation_lane_0_north_out_flit),
    .north_out_credit    (north_synchronisation_0_out_credit),
    .south_out_valid     (synchronisation_lane_0_south_out_valid),
    .south_out_flit      (synchronisation_lane_0_south_out_flit),
    .south_out_credit    (south_synchronisation_0_out_credit),
    .east_out_valid      (synchronisation_lane_0_east_out_valid),
    .east_out_flit       (synchronisation_lane_0_east_out_flit),
    .east_out_credit     (east_synchronisation_0_out_credit),
    .west_out_valid      (synchronisation_lane_0_west_out_valid),
    .west_out_flit       (synchronisation_lane_0_west_out_flit),
    .west_out_credit     (west_synchronisation_0_out_credit),
    .client_0_out_valid  (synchronisation_lane_0_client_0_out_valid),
    .client_0_out_flit   (synchronisation_lane_0_client_0_out_flit),
    .client_0_out_credit (client_0_synchronisation_0_port_lane_0_out_credit),
    .client_1_out_valid  (synchronisation_lane_0_client_1_out_valid),
    .client_1_out_flit   (synchronisation_lane_0_client_1_out_flit),
    .client_1_out_credit (client_1_synchronisation_0_port_lane_0_out_credit),
    .client_2_out_valid  (synchronisation_lane_0_client_2_out_valid),
    .client_2_out_flit   (synchronisation_lane_0_client_2_out_flit),
    .client_2_out_credit (client_2_synchronisation_0_port_lane_0_out_credit),
    .client_3_out_valid  (synchronisation_lane_0_client_3_out_valid),
    .client_3_out_flit   (synchronisation_lane_0_client_3_out_flit),
    .client_3_out_credit (client_3_synchronisation_0_port_lane_0_out_credit),
    .client_4_out_valid  (synchronisation_lane_0_client_4_out_valid),
    .client_4_out_flit   (synchronisation_lane_0_client_4_out_flit),
    .client_4_out_credit (client_4_synchronisation_0_port_lane_0_out_credit),
    .client_5_out_valid  (synchronisation_lane_0_client_5_out_valid),
    .client_5_out_flit   (synchronisation_lane_0_client_5_out_flit),
    .client_5_out_credit (client_5_synchronisation_0_port_lane_0_out_credit),
    .client_8_out_valid  (synchronisation_lane_0_client_8_out_valid),
    .client_8_out_flit   (synchronisation_lane_0_client_8_out_flit),
    .client_8_out_credit (client_8_synchronisation_0_port_lane_0_out_credit),
    .client_9_out_valid  (synchronisation_lane_0_client_9_out_valid),
    .client_9_out_flit   (synchronisation_lane_0_client_9_out_flit),
    .client_9_out_credit (client_9_synchronisation_0_port_lane_0_out_credit),
    .sent                (synchronisation_lane_0_sent),
    .stalls              (synchronisation_lane_0_stalls),
    .conflicts           (synchronisation_lane_0_conflicts),
    .dropped             (synchronisation_lane_0_dropped)
  );

  router_inner_lane_1x524 reduction_lane_0 (
    .clk                 (clk),
    .reset               (reset),
    .own_column          (place_own_column),
    .own_row             (place_own_row),
    .west                (place_west),
    .east                (place_east),
    .below               (place_below),
    .group               (place_group),
    .stub_below          (place_stub_below),
    .above               (place_above),
    .enabled             (enabled),
    .north_in_valid      (north_reduction_0_in_valid),
    .north_in_flit       (north_reduction_0_in_flit),
    .north_in_credit     (reduction_lane_0_north_in_credit),
    .south_in_valid      (south_reduction_0_in_valid),
    .south_in_flit       (south_reduction_0_in_flit),
    .south_in_credit     (reduction_lane_0_south_in_credit),
    .east_in_valid       (east_reduction_0_in_valid),
    .east_in_flit        (east_reduction_0_in_flit),
    .east_in_credit      (reduction_lane_0_east_in_credit),
    .west_in_valid       (west_reduction_0_in_valid),
    .west_in_flit        (west_reduction_0_in_flit),
    .west_in_credit      (reduction_lane_0_west_in_credit),
    .client_0_in_valid   (client_0_reduction_0_port_lane_0_in_valid),
    .client_0_in_flit    (client_0_reduction_0_port_lane_0_in_flit),
    .client_0_in_credit  (reduction_lane_0_client_0_in_credit),
    .client_1_in_valid   (client_1_reduction_0_port_lane_0_in_valid),
    .client_1_in_flit    (client_1_reduction_0_port_lane_0_in_flit),
    .client_1_in_credit  (reduction_lane_0_client_1_in_credit),
    .client_2_in_valid   (client_2_reduction_0_port_lane_0_in_valid),
    .client_2_in_flit    (client_2_reduction_0_port_lane_0_in_flit),
    .client_2_in_credit  (reduction_lane_0_client_2_in_credit),
    .client_3_in_valid   (client_3_reduction_0_port_lane_0_in_valid),
    .client_3_in_flit    (client_3_reduction_0_port_lane_0_in_flit),
    .client_3_in_credit  (reduction_lane_0_client_3_in_credit),
    .client_4_in_valid   (client_4_reduction_0_port_lane_0_in_valid),
    .client_4_in_flit    (client_4_reduction_0_port_lane_0_in_flit),
    .client_4_in_credit  (reduction_lane_0_client_4_in_credit),
    .client_5_in_valid   (client_5_reduction_0_port_lane_0_in_valid),
    .client_5_in_flit    (client_5_reduction_0_port_lane_0_in_flit),
    .client_5_in_credit  (reduction_lane_0_client_5_in_credit),
    .north_out_valid     (reduction_lane_0_north_out_valid),
    .north_out_flit      (reduction_lane_0_north_out_flit),
    .north_out_credit    (north_reduction_0_out_credit),
    .south_out_valid     (reduction_lane_0_south_out_valid),
    .south_out_flit      (reduction_lane_0_south_out_flit),
    .south_out_credit    (south_reduction_0_out_credit),
    .east_out_valid      (reduction_lane_0_east_out_valid),
    .east_out_flit       (reduction_lane_0_east_out_flit),
    .east_out_credit     (east_reduction_0_out_credit),
    .west_out_valid      (reduction_lane_0_west_out_valid),
    .west_out_flit       (reduction_lane_0_west_out_flit),
    .west_out_credit     (west_reduction_0_out_credit),
    .client_0_out_valid  (reduction_lane_0_client_0_out_valid),
    .client_0_out_flit   (reduction_lane_0_client_0_out_flit),
    .client_0_out_credit (client_0_reduction_0_port_lane_0_out_credit),
    .client_1_out_valid  (reduction_lane_0_client_1_out_valid),
    .client_1_out_flit   (reduction_lane_0_client_1_out_flit),
    .client_1_out_credit (client_1_reduction_0_port_lane_0_out_credit),
    .client_2_out_valid  (reduction_lane_0_client_2_out_valid),
    .client_2_out_flit   (reduction_lane_0_client_2_out_flit),
    .client_2_out_credit (client_2_reduction_0_port_lane_0_out_credit),
    .client_3_out_valid  (reduction_lane_0_client_3_out_valid),
    .client_3_out_flit   (reduction_lane_0_client_3_out_flit),
    .client_3_out_credit (client_3_reduction_0_port_lane_0_out_credit),
    .client_4_out_valid  (reduction_lane_0_client_4_out_valid),
    .client_4_out_flit   (reduction_lane_0_client_4_out_flit),
    .client_4_out_credit (client_4_reduction_0_port_lane_0_out_credit),
    .client_5_out_valid  (reduction_lane_0_client_5_out_valid),
    .client_5_out_flit   (reduction_lane_0_client_5_out_flit),
    .client_5_out_credit (client_5_reduction_0_port_lane_0_out_credit),
    .sent                (reduction_lane_0_sent),
    .stalls              (reduction_lane_0_stalls),
    .conflicts           (reduction_lane_0_conflicts),
    .dropped             (reduction_lane_0_dropped)
  );

  // ---- Links ----

  assign north_data_0_in_credit = data_lane_0_north_in_credit;
  assign north_data_0_out_valid = data_lane_0_north_out_valid;
  assign north_data_0_out_class = data_lane_0_north_out_class;
  assign north_data_0_out_flit = data_lane_0_north_out_flit;
  assign north_data_1_in_credit = data_lane_1_north_in_credit;
  assign north_data_1_out_valid = data_lane_1_north_out_valid;
  assign north_data_1_out_class = data_lane_1_north_out_class;
  assign north_data_1_out_flit = data_lane_1_north_out_flit;
  assign north_data_2_in_credit = data_lane_2_north_in_credit;
  assign north_data_2_out_valid = data_lane_2_north_out_valid;
  assign north_data_2_out_class = data_lane_2_north_out_class;
  assign north_data_2_out_flit = data_lane_2_north_out_flit;
  assign north_data_3_in_credit = data_lane_3_north_in_credit;
  assign north_data_3_out_valid = data_lane_3_north_out_valid;
  assign north_data_3_out_class = data_lane_3_north_out_class;
  assign north_data_3_out_flit = data_lane_3_north_out_flit;
  assign north_data_4_in_credit = data_lane_4_north_in_credit;
  assign north_data_4_out_valid = data_lane_4_north_out_valid;
  assign north_data_4_out_class = data_lane_4_north_out_class;
  assign north_data_4_out_flit = data_lane_4_north_out_flit;
  assign north_data_5_in_credit = data_lane_5_north_in_credit;
  assign north_data_5_out_valid = data_lane_5_north_out_valid;
  assign north_data_5_out_class = data_lane_5_north_out_class;
  assign north_data_5_out_flit = data_lane_5_north_out_flit;
  assign north_data_6_in_credit = data_lane_6_north_in_credit;
  assign north_data_6_out_valid = data_lane_6_north_out_valid;
  assign north_data_6_out_class = data_lane_6_north_out_class;
  assign north_data_6_out_flit = data_lane_6_north_out_flit;
  assign north_data_7_in_credit = data_lane_7_north_in_credit;
  assign north_data_7_out_valid = data_lane_7_north_out_valid;
  assign north_data_7_out_class = data_lane_7_north_out_class;
  assign north_data_7_out_flit = data_lane_7_north_out_flit;
  assign north_data_8_in_credit = data_lane_8_north_in_credit;
  assign north_data_8_out_valid = data_lane_8_north_out_valid;
  assign north_data_8_out_class = data_lane_8_north_out_class;
  assign north_data_8_out_flit = data_lane_8_north_out_flit;
  assign north_data_9_in_credit = data_lane_9_north_in_credit;
  assign north_data_9_out_valid = data_lane_9_north_out_valid;
  assign north_data_9_out_class = data_lane_9_north_out_class;
  assign north_data_9_out_flit = data_lane_9_north_out_flit;
  assign north_data_10_in_credit = data_lane_10_north_in_credit;
  assign north_data_10_out_valid = data_lane_10_north_out_valid;
  assign north_data_10_out_class = data_lane_10_north_out_class;
  assign north_data_10_out_flit = data_lane_10_north_out_flit;
  assign north_data_11_in_credit = data_lane_11_north_in_credit;
  assign north_data_11_out_valid = data_lane_11_north_out_valid;
  assign north_data_11_out_class = data_lane_11_north_out_class;
  assign north_data_11_out_flit = data_lane_11_north_out_flit;
  assign north_control_0_in_credit = control_lane_0_north_in_credit;
  assign north_control_0_out_valid = control_lane_0_north_out_valid;
  assign north_control_0_out_class = control_lane_0_north_out_class;
  assign north_control_0_out_flit = control_lane_0_north_out_flit;
  assign north_control_1_in_credit = control_lane_1_north_in_credit;
  assign north_control_1_out_valid = control_lane_1_north_out_valid;
  assign north_control_1_out_class = control_lane_1_north_out_class;
  assign north_control_1_out_flit = control_lane_1_north_out_flit;
  assign north_control_2_in_credit = control_lane_2_north_in_credit;
  assign north_control_2_out_valid = control_lane_2_north_out_valid;
  assign north_control_2_out_class = control_lane_2_north_out_class;
  assign north_control_2_out_flit = control_lane_2_north_out_flit;
  assign north_utility_0_in_credit = utility_lane_0_north_in_credit;
  assign north_utility_0_out_valid = utility_lane_0_north_out_valid;
  assign north_utility_0_out_class = utility_lane_0_north_out_class;
  assign north_utility_0_out_flit = utility_lane_0_north_out_flit;
  assign north_synchronisation_0_in_credit = synchronisation_lane_0_north_in_credit;
  assign north_synchronisation_0_out_valid = synchronisation_lane_0_north_out_valid;
  assign north_synchronisation_0_out_flit = synchronisation_lane_0_north_out_flit;
  assign north_reduction_0_in_credit = reduction_lane_0_north_in_credit;
  assign north_reduction_0_out_valid = reduction_lane_0_north_out_valid;
  assign north_reduction_0_out_flit = reduction_lane_0_north_out_flit;
  assign south_data_0_in_credit = data_lane_0_south_in_credit;
  assign south_data_0_out_valid = data_lane_0_south_out_valid;
  assign south_data_0_out_class = data_lane_0_south_out_class;
  assign south_data_0_out_flit = data_lane_0_south_out_flit;
  assign south_data_1_in_credit = data_lane_1_south_in_credit;
  assign south_data_1_out_valid = data_lane_1_south_out_valid;
  assign south_data_1_out_class = data_lane_1_south_out_class;
  assign south_data_1_out_flit = data_lane_1_south_out_flit;
  assign south_data_2_in_credit = data_lane_2_south_in_credit;
  assign south_data_2_out_valid = data_lane_2_south_out_valid;
  assign south_data_2_out_class = data_lane_2_south_out_class;
  assign south_data_2_out_flit = data_lane_2_south_out_flit;
  assign south_data_3_in_credit = data_lane_3_south_in_credit;
  assign south_data_3_out_valid = data_lane_3_south_out_valid;
  assign south_data_3_out_class = data_lane_3_south_out_class;
  assign south_data_3_out_flit = data_lane_3_south_out_flit;
  assign south_data_4_in_credit = data_lane_4_south_in_credit;
  assign south_data_4_out_valid = data_lane_4_south_out_valid;
  assign south_data_4_out_class = data_lane_4_south_out_class;
  assign south_data_4_out_flit = data_lane_4_south_out_flit;
  assign south_data_5_in_credit = data_lane_5_south_in_credit;
  assign south_data_5_out_valid = data_lane_5_south_out_valid;
  assign south_data_5_out_class = data_lane_5_south_out_class;
  assign south_data_5_out_flit = data_lane_5_south_out_flit;
  assign south_data_6_in_credit = data_lane_6_south_in_credit;
  assign south_data_6_out_valid = data_lane_6_south_out_valid;
  assign south_data_6_out_class = data_lane_6_south_out_class;
  assign south_data_6_out_flit = data_lane_6_south_out_flit;
  assign south_data_7_in_credit = data_lane_7_south_in_credit;
  assign south_data_7_out_valid = data_lane_7_south_out_valid;
  assign south_data_7_out_class = data_lane_7_south_out_class;
  assign south_data_7_out_flit = data_lane_7_south_out_flit;
  assign south_data_8_in_credit = data_lane_8_south_in_credit;
  assign south_data_8_out_valid = data_lane_8_south_out_valid;
  assign south_data_8_out_class = data_lane_8_south_out_class;
  assign south_data_8_out_flit = data_lane_8_south_out_flit;
  assign south_data_9_in_credit = data_lane_9_south_in_credit;
  assign south_data_9_out_valid = data_lane_9_south_out_valid;
  assign south_data_9_out_class = data_lane_9_south_out_class;
  assign south_data_9_out_flit = data_lane_9_south_out_flit;
  assign south_data_10_in_credit = data_lane_10_south_in_credit;
  assign south_data_10_out_valid = data_lane_10_south_out_valid;
  assign south_data_10_out_class = data_lane_10_south_out_class;
  assign south_data_10_out_flit = data_lane_10_south_out_flit;
  assign south_data_11_in_credit = data_lane_11_south_in_credit;
  assign south_data_11_out_valid = data_lane_11_south_out_valid;
  assign south_data_11_out_class = data_lane_11_south_out_class;
  assign south_data_11_out_flit = data_lane_11_south_out_flit;
  assign south_control_0_in_credit = control_lane_0_south_in_credit;
  assign south_control_0_out_valid = control_lane_0_south_out_valid;
  assign south_control_0_out_class = control_lane_0_south_out_class;
  assign south_control_0_out_flit = control_lane_0_south_out_flit;
  assign south_control_1_in_credit = control_lane_1_south_in_credit;
  assign south_control_1_out_valid = control_lane_1_south_out_valid;
  assign south_control_1_out_class = control_lane_1_south_out_class;
  assign south_control_1_out_flit = control_lane_1_south_out_flit;
  assign south_control_2_in_credit = control_lane_2_south_in_credit;
  assign south_control_2_out_valid = control_lane_2_south_out_valid;
  assign south_control_2_out_class = control_lane_2_south_out_class;
  assign south_control_2_out_flit = control_lane_2_south_out_flit;
  assign south_utility_0_in_credit = utility_lane_0_south_in_credit;
  assign south_utility_0_out_valid = utility_lane_0_south_out_valid;
  assign south_utility_0_out_class = utility_lane_0_south_out_class;
  assign south_utility_0_out_flit = utility_lane_0_south_out_flit;
  assign south_synchronisation_0_in_credit = synchronisation_lane_0_south_in_credit;
  assign south_synchronisation_0_out_valid = synchronisation_lane_0_south_out_valid;
  assign south_synchronisation_0_out_flit = synchronisation_lane_0_south_out_flit;
  assign south_reduction_0_in_credit = reduction_lane_0_south_in_credit;
  assign south_reduction_0_out_valid = reduction_lane_0_south_out_valid;
  assign south_reduction_0_out_flit = reduction_lane_0_south_out_flit;
  assign east_data_0_in_credit = data_lane_0_east_in_credit;
  assign east_data_0_out_valid = data_lane_0_east_out_valid;
  assign east_data_0_out_class = data_lane_0_east_out_class;
  assign east_data_0_out_flit = data_lane_0_east_out_flit;
  assign east_data_1_in_credit = data_lane_1_east_in_credit;
  assign east_data_1_out_valid = data_lane_1_east_out_valid;
  assign east_data_1_out_class = data_lane_1_east_out_class;
  assign east_data_1_out_flit = data_lane_1_east_out_flit;
  assign east_data_2_in_credit = data_lane_2_east_in_credit;
  assign east_data_2_out_valid = data_lane_2_east_out_valid;
  assign east_data_2_out_class = data_lane_2_east_out_class;
  assign east_data_2_out_flit = data_lane_2_east_out_flit;
  assign east_data_3_in_credit = data_lane_3_east_in_credit;
  assign east_data_3_out_valid = data_lane_3_east_out_valid;
  assign east_data_3_out_class = data_lane_3_east_out_class;
  assign east_data_3_out_flit = data_lane_3_east_out_flit;
  assign east_data_4_in_credit = data_lane_4_east_in_credit;
  assign east_data_4_out_valid = data_lane_4_east_out_valid;
  assign east_data_4_out_class = data_lane_4_east_out_class;
  assign east_data_4_out_flit = data_lane_4_east_out_flit;
  assign east_data_5_in_credit = data_lane_5_east_in_credit;
  assign east_data_5_out_valid = data_lane_5_east_out_valid;
  assign east_data_5_out_class = data_lane_5_east_out_class;
  assign east_data_5_out_flit = data_lane_5_east_out_flit;
  assign east_data_6_in_credit = data_lane_6_east_in_credit;
  assign east_data_6_out_valid = data_lane_6_east_out_valid;
  assign east_data_6_out_class = data_lane_6_east_out_class;
  assign east_data_6_out_flit = data_lane_6_east_out_flit;
  assign east_data_7_in_credit = data_lane_7_east_in_credit;
  assign east_data_7_out_valid = data_lane_7_east_out_valid;
  assign east_data_7_out_class = data_lane_7_east_out_class;
  assign east_data_7_out_flit = data_lane_7_east_out_flit;
  assign east_data_8_in_credit = data_lane_8_east_in_credit;
  assign east_data_8_out_valid = data_lane_8_east_out_valid;
  assign east_data_8_out_class = data_lane_8_east_out_class;
  assign east_data_8_out_flit = data_lane_8_east_out_flit;
  assign east_data_9_in_credit = data_lane_9_east_in_credit;
  assign east_data_9_out_valid = data_lane_9_east_out_valid;
  assign east_data_9_out_class = data_lane_9_east_out_class;
  assign east_data_9_out_flit = data_lane_9_east_out_flit;
  assign east_data_10_in_credit = data_lane_10_east_in_credit;
  assign east_data_10_out_valid = data_lane_10_east_out_valid;
  assign east_data_10_out_class = data_lane_10_east_out_class;
  assign east_data_10_out_flit = data_lane_10_east_out_flit;
  assign east_data_11_in_credit = data_lane_11_east_in_credit;
  assign east_data_11_out_valid = data_lane_11_east_out_valid;
  assign east_data_11_out_class = data_lane_11_east_out_class;
  assign east_data_11_out_flit = data_lane_11_east_out_flit;
  assign east_control_0_in_credit = control_lane_0_east_in_credit;
  assign east_control_0_out_valid = control_lane_0_east_out_valid;
  assign east_control_0_out_class = control_lane_0_east_out_class;
  assign east_control_0_out_flit = control_lane_0_east_out_flit;
  assign east_control_1_in_credit = control_lane_1_east_in_credit;
  assign east_control_1_out_valid = control_lane_1_east_out_valid;
  assign east_control_1_out_class = control_lane_1_east_out_class;
  assign east_control_1_out_flit = control_lane_1_east_out_flit;
  assign east_control_2_in_credit = control_lane_2_east_in_credit;
  assign east_control_2_out_valid = control_lane_2_east_out_valid;
  assign east_control_2_out_class = control_lane_2_east_out_class;
  assign east_control_2_out_flit = control_lane_2_east_out_flit;
  assign east_utility_0_in_credit = utility_lane_0_east_in_credit;
  assign east_utility_0_out_valid = utility_lane_0_east_out_valid;
  assign east_utility_0_out_class = utility_lane_0_east_out_class;
  assign east_utility_0_out_flit = utility_lane_0_east_out_flit;
  assign east_synchronisation_0_in_credit = synchronisation_lane_0_east_in_credit;
  assign east_synchronisation_0_out_valid = synchronisation_lane_0_east_out_valid;
  assign east_synchronisation_0_out_flit = synchronisation_lane_0_east_out_flit;
  assign east_reduction_0_in_credit = reduction_lane_0_east_in_credit;
  assign east_reduction_0_out_valid = reduction_lane_0_east_out_valid;
  assign east_reduction_0_out_flit = reduction_lane_0_east_out_flit;
  assign west_data_0_in_credit = data_lane_0_west_in_credit;
  assign west_data_0_out_valid = data_lane_0_west_out_valid;
  assign west_data_0_out_class = data_lane_0_west_out_class;
  assign west_data_0_out_flit = data_lane_0_west_out_flit;
  assign west_data_1_in_credit = data_lane_1_west_in_credit;
  assign west_data_1_out_valid = data_lane_1_west_out_valid;
  assign west_data_1_out_class = data_lane_1_west_out_class;
  assign west_data_1_out_flit = data_lane_1_west_out_flit;
  assign west_data_2_in_credit = data_lane_2_west_in_credit;
  assign west_data_2_out_valid = data_lane_2_west_out_valid;
  assign west_data_2_out_class = data_lane_2_west_out_class;
  assign west_data_2_out_flit = data_lane_2_west_out_flit;
  assign west_data_3_in_credit = data_lane_3_west_in_credit;
  assign west_data_3_out_valid = data_lane_3_west_out_valid;
  assign west_data_3_out_class = data_lane_3_west_out_class;
  assign west_data_3_out_flit = data_lane_3_west_out_flit;
  assign west_data_4_in_credit = data_lane_4_west_in_credit;
  assign west_data_4_out_valid = data_lane_4_west_out_valid;
  assign west_data_4_out_class = data_lane_4_west_out_class;
  assign west_data_4_out_flit = data_lane_4_west_out_flit;
  assign west_data_5_in_credit = data_lane_5_west_in_credit;
  assign west_data_5_out_valid = data_lane_5_west_out_valid;
  assign west_data_5_out_class = data_lane_5_west_out_class;
  assign west_data_5_out_flit = data_lane_5_west_out_flit;
  assign west_data_6_in_credit = data_lane_6_west_in_credit;
  assign west_data_6_out_valid = data_lane_6_west_out_valid;
  assign west_data_6_out_class = data_lane_6_west_out_class;
  assign west_data_6_out_flit = data_lane_6_west_out_flit;
  assign west_data_7_in_credit = data_lane_7_west_in_credit;
  assign west_data_7_out_valid = data_lane_7_west_out_valid;
  assign west_data_7_out_class = data_lane_7_west_out_class;
  assign west_data_7_out_flit = data_lane_7_west_out_flit;
  assign west_data_8_in_credit = data_lane_8_west_in_credit;
  assign west_data_8_out_valid = data_lane_8_west_out_valid;
  assign west_data_8_out_class = data_lane_8_west_out_class;
  assign west_data_8_out_flit = data_lane_8_west_out_flit;
  assign west_data_9_in_credit = data_lane_9_west_in_credit;
  assign west_data_9_out_valid = data_lane_9_west_out_valid;
  assign west_data_9_out_class = data_lane_9_west_out_class;
  assign west_data_9_out_flit = data_lane_9_west_out_flit;
  assign west_data_10_in_credit = data_lane_10_west_in_credit;
  assign west_data_10_out_valid = data_lane_10_west_out_valid;
  assign west_data_10_out_class = data_lane_10_west_out_class;
  assign west_data_10_out_flit = data_lane_10_west_out_flit;
  assign west_data_11_in_credit = data_lane_11_west_in_credit;
  assign west_data_11_out_valid = data_lane_11_west_out_valid;
  assign west_data_11_out_class = data_lane_11_west_out_class;
  assign west_data_11_out_flit = data_lane_11_west_out_flit;
  assign west_control_0_in_credit = control_lane_0_west_in_credit;
  assign west_control_0_out_valid = control_lane_0_west_out_valid;
  assign west_control_0_out_class = control_lane_0_west_out_class;
  assign west_control_0_out_flit = control_lane_0_west_out_flit;
  assign west_control_1_in_credit = control_lane_1_west_in_credit;
  assign west_control_1_out_valid = control_lane_1_west_out_valid;
  assign west_control_1_out_class = control_lane_1_west_out_class;
  assign west_control_1_out_flit = control_lane_1_west_out_flit;
  assign west_control_2_in_credit = control_lane_2_west_in_credit;
  assign west_control_2_out_valid = control_lane_2_west_out_valid;
  assign west_control_2_out_class = control_lane_2_west_out_class;
  assign west_control_2_out_flit = control_lane_2_west_out_flit;
  assign west_utility_0_in_credit = utility_lane_0_west_in_credit;
  assign west_utility_0_out_valid = utility_lane_0_west_out_valid;
  assign west_utility_0_out_class = utility_lane_0_west_out_class;
  assign west_utility_0_out_flit = utility_lane_0_west_out_flit;
  assign west_synchronisation_0_in_credit = synchronisation_lane_0_west_in_credit;
  assign west_synchronisation_0_out_valid = synchronisation_lane_0_west_out_valid;
  assign west_synchronisation_0_out_flit = synchronisation_lane_0_west_out_flit;
  assign west_reduction_0_in_credit = reduction_lane_0_west_in_credit;
  assign west_reduction_0_out_valid = reduction_lane_0_west_out_valid;
  assign west_reduction_0_out_flit = reduction_lane_0_west_out_flit;

  // ---- Clients ----

  router_port_6_2x645 client_0_data_0_port (
    .clk               (clk),
    .reset             (reset),
    .up_0_valid        (client_0_data_0_up_0_valid),
    .up_0_ready        (client_0_data_0_port_up_0_ready),
    .up_0_columns      (client_0_data_0_up_0_columns),
    .up_0_rows         (client_0_data_0_up_0_rows),
    .up_0_clients      (client_0_data_0_up_0_clients),
    .up_0_lane         (client_0_data_0_up_0_lane),
    .up_0_payload      (client_0_data_0_up_0_payload),
    .up_1_valid        (client_0_data_0_up_1_valid),
    .up_1_ready        (client_0_data_0_port_up_1_ready),
    .up_1_columns      (client_0_data_0_up_1_columns),
    .up_1_rows         (client_0_data_0_up_1_rows),
    .up_1_clients      (client_0_data_0_up_1_clients),
    .up_1_lane         (client_0_data_0_up_1_lane),
    .up_1_payload      (client_0_data_0_up_1_payload),
    .down_0_valid      (client_0_data_0_port_down_0_valid),
    .down_0_ready      (client_0_data_0_down_0_ready),
    .down_0_payload    (client_0_data_0_port_down_0_payload),
    .down_1_valid      (client_0_data_0_port_down_1_valid),
    .down_1_ready      (client_0_data_0_down_1_ready),
    .down_1_payload    (client_0_data_0_port_down_1_payload),
    .lane_0_in_valid   (client_0_data_0_port_lane_0_in_valid),
    .lane_0_in_class   (client_0_data_0_port_lane_0_in_class),
    .lane_0_in_flit    (client_0_data_0_port_lane_0_in_flit),
    .lane_0_in_credit  (data_lane_0_client_0_in_credit),
    .lane_1_in_valid   (client_0_data_0_port_lane_1_in_valid),
    .lane_1_in_class   (client_0_data_0_port_lane_1_in_class),
    .lane_1_in_flit    (client_0_data_0_port_lane_1_in_flit),
    .lane_1_in_credit  (data_lane_2_client_0_in_credit),
    .lane_2_in_valid   (client_0_data_0_port_lane_2_in_valid),
    .lane_2_in_class   (client_0_data_0_port_lane_2_in_class),
    .lane_2_in_flit    (client_0_data_0_port_lane_2_in_flit),
    .lane_2_in_credit  (data_lane_4_client_0_in_credit),
    .lane_3_in_valid   (client_0_data_0_port_lane_3_in_valid),
    .lane_3_in_class   (client_0_data_0_port_lane_3_in_class),
    .lane_3_in_flit    (client_0_data_0_port_lane_3_in_flit),
    .lane_3_in_credit  (data_lane_6_client_0_in_credit),
    .lane_4_in_valid   (client_0_data_0_port_lane_4_in_valid),
    .lane_4_in_class   (client_0_data_0_port_lane_4_in_class),
    .lane_4_in_flit    (client_0_data_0_port_lane_4_in_flit),
    .lane_4_in_credit  (data_lane_8_client_0_in_credit),
    .lane_5_in_valid   (client_0_data_0_port_lane_5_in_valid),
    .lane_5_in_class   (client_0_data_0_port_lane_5_in_class),
    .lane_5_in_flit    (client_0_data_0_port_lane_5_in_flit),
    .lane_5_in_credit  (data_lane_10_client_0_in_credit),
    .lane_0_out_valid  (data_lane_0_client_0_out_valid),
    .lane_0_out_class  (data_lane_0_client_0_out_class),
    .lane_0_out_flit   (data_lane_0_client_0_out_flit),
    .lane_0_out_credit (client_0_data_0_port_lane_0_out_credit),
    .lane_1_out_valid  (data_lane_2_client_0_out_valid),
    .lane_1_out_class  (data_lane_2_client_0_out_class),
    .lane_1_out_flit   (data_lane_2_client_0_out_flit),
    .lane_1_out_credit (client_0_data_0_port_lane_1_out_credit),
    .lane_2_out_valid  (data_lane_4_client_0_out_valid),
    .lane_2_out_class  (data_lane_4_client_0_out_class),
    .lane_2_out_flit   (data_lane_4_client_0_out_flit),
    .lane_2_out_credit (client_0_data_0_port_lane_2_out_credit),
    .lane_3_out_valid  (data_lane_6_client_0_out_valid),
    .lane_3_out_class  (data_lane_6_client_0_out_class),
    .lane_3_out_flit   (data_lane_6_client_0_out_flit),
    .lane_3_out_credit (client_0_data_0_port_lane_3_out_credit),
    .lane_4_out_valid  (data_lane_8_client_0_out_valid),
    .lane_4_out_class  (data_lane_8_client_0_out_class),
    .lane_4_out_flit   (data_lane_8_client_0_out_flit),
    .lane_4_out_credit (client_0_data_0_port_lane_4_out_credit),
    .lane_5_out_valid  (data_lane_10_client_0_out_valid),
    .lane_5_out_class  (data_lane_10_client_0_out_class),
    .lane_5_out_flit   (data_lane_10_client_0_out_flit),
    .lane_5_out_credit (client_0_data_0_port_lane_5_out_credit),
    .injected          (client_0_data_0_port_injected),
    .delivered         (client_0_data_0_port_delivered)
  );

  assign client_0_data_0_up_0_ready = client_0_data_0_port_up_0_ready;
  assign client_0_data_0_down_0_valid = client_0_data_0_port_down_0_valid;
  assign client_0_data_0_down_0_payload = client_0_data_0_port_down_0_payload;
  assign client_0_data_0_up_1_ready = client_0_data_0_port_up_1_ready;
  assign client_0_data_0_down_1_valid = client_0_data_0_port_down_1_valid;
  assign client_0_data_0_down_1_payload = client_0_data_0_port_down_1_payload;

  router_port_6_2x645 client_0_data_1_port (
    .clk               (clk),
    .reset             (reset),
    .up_0_valid        (client_0_data_1_up_0_valid),
    .up_0_ready        (client_0_data_1_port_up_0_ready),
    .up_0_columns      (client_0_data_1_up_0_columns),
    .up_0_rows         (client_0_data_1_up_0_rows),
    .up_0_clients      (client_0_data_1_up_0_clients),
    .up_0_lane         (client_0_data_1_up_0_lane),
    .up_0_payload      (client_0_data_1_up_0_payload),
    .up_1_valid        (client_0_data_1_up_1_valid),
    .up_1_ready        (client_0_data_1_port_up_1_ready),
    .up_1_columns      (client_0_data_1_up_1_columns),
    .up_1_rows         (client_0_data_1_up_1_rows),
    .up_1_clients      (client_0_data_1_up_1_clients),
    .up_1_lane         (client_0_data_1_up_1_lane),
    .up_1_payload      (client_0_data_1_up_1_payload),
    .down_0_valid      (client_0_data_1_port_down_0_valid),
    .down_0_ready      (client_0_data_1_down_0_ready),
    .down_0_payload    (client_0_data_1_port_down_0_payload),
    .down_1_valid      (client_0_data_1_port_down_1_valid),
    .down_1_ready      (client_0_data_1_down_1_ready),
    .down_1_payload    (client_0_data_1_port_down_1_payload),
    .lane_0_in_valid   (client_0_data_1_port_lane_0_in_valid),
    .lane_0_in_class   (client_0_data_1_port_lane_0_in_class),
    .lane_0_in_flit    (client_0_data_1_port_lane_0_in_flit),
    .lane_0_in_credit  (data_lane_1_client_0_in_credit),
    .lane_1_in_valid   (client_0_data_1_port_lane_1_in_valid),
    .lane_1_in_class   (client_0_data_1_port_lane_1_in_class),
    .lane_1_in_flit    (client_0_data_1_port_lane_1_in_flit),
    .lane_1_in_credit  (data_lane_3_client_0_in_credit),
    .lane_2_in_valid   (client_0_data_1_port_lane_2_in_valid),
    .lane_2_in_class   (client_0_data_1_port_lane_2_in_class),
    .lane_2_in_flit    (client_0_data_1_port_lane_2_in_flit),
    .lane_2_in_credit  (data_lane_5_client_0_in_credit),
    .lane_3_in_valid   (client_0_data_1_port_lane_3_in_valid),
    .lane_3_in_class   (client_0_data_1_port_lane_3_in_class),
    .lane_3_in_flit    (client_0_data_1_port_lane_3_in_flit),
    .lane_3_in_credit  (data_lane_7_client_0_in_credit),
    .lane_4_in_valid   (client_0_data_1_port_lane_4_in_valid),
    .lane_4_in_class   (client_0_data_1_port_lane_4_in_class),
    .lane_4_in_flit    (client_0_data_1_port_lane_4_in_flit),
    .lane_4_in_credit  (data_lane_9_client_0_in_credit),
    .lane_5_in_valid   (client_0_data_1_port_lane_5_in_valid),
    .lane_5_in_class   (client_0_data_1_port_lane_5_in_class),
    .lane_5_in_flit    (client_0_data_1_port_lane_5_in_flit),
    .lane_5_in_credit  (data_lane_11_client_0_in_credit),
    .lane_0_out_valid  (data_lane_1_client_0_out_valid),
    .lane_0_out_class  (data_lane_1_client_0_out_class),
    .lane_0_out_flit   (data_lane_1_client_0_out_flit),
    .lane_0_out_credit (client_0_data_1_port_lane_0_out_credit),
    .lane_1_out_valid  (data_lane_3_client_0_out_valid),
    .lane_1_out_class  (data_lane_3_client_0_out_class),
    .lane_1_out_flit   (data_lane_3_client_0_out_flit),
    .lane_1_out_credit (client_0_data_1_port_lane_1_out_credit),
    .lane_2_out_valid  (data_lane_5_client_0_out_valid),
    .lane_2_out_class  (data_lane_5_client_0_out_class),
    .lane_2_out_flit   (data_lane_5_client_0_out_flit),
    .lane_2_out_credit (client_0_data_1_port_lane_2_out_credit),
    .lane_3_out_valid  (data_lane_7_client_0_out_valid),
    .lane_3_out_class  (data_lane_7_client_0_out_class),
    .lane_3_out_flit   (data_lane_7_client_0_out_flit),
    .lane_3_out_credit (client_0_data_1_port_lane_3_out_credit),
    .lane_4_out_valid  (data_lane_9_client_0_out_valid),
    .lane_4_out_class  (data_lane_9_client_0_out_class),
    .lane_4_out_flit   (data_lane_9_client_0_out_flit),
    .lane_4_out_credit (client_0_data_1_port_lane_4_out_credit),
    .lane_5_out_valid  (data_lane_11_client_0_out_valid),
    .lane_5_out_class  (data_lane_11_client_0_out_class),
    .lane_5_out_flit   (data_lane_11_client_0_out_flit),
    .lane_5_out_credit (client_0_data_1_port_lane_5_out_credit),
    .injected          (client_0_data_1_port_injected),
    .delivered         (client_0_data_1_port_delivered)
  );

  assign client_0_data_1_up_0_ready = client_0_data_1_port_up_0_ready;
  assign client_0_data_1_down_0_valid = client_0_data_1_port_down_0_valid;
  assign client_0_data_1_down_0_payload = client_0_data_1_port_down_0_payload;
  assign client_0_data_1_up_1_ready = client_0_data_1_port_up_1_ready;
  assign client_0_data_1_down_1_valid = client_0_data_1_port_down_1_valid;
  assign client_0_data_1_down_1_payload = client_0_data_1_port_down_1_payload;

  router_port_3_2x64 client_0_control_0_port (
    .clk               (clk),
    .reset             (reset),
    .up_0_valid        (client_0_control_0_up_0_valid),
    .up_0_ready        (client_0_control_0_port_up_0_ready),
    .up_0_columns      (client_0_control_0_up_0_columns),
    .up_0_rows         (client_0_control_0_up_0_rows),
    .up_0_clients      (client_0_control_0_up_0_clients),
    .up_0_lane         (client_0_control_0_up_0_lane),
    .up_0_payload      (client_0_control_0_up_0_payload),
    .up_1_valid        (client_0_control_0_up_1_valid),
    .up_1_ready        (client_0_control_0_port_up_1_ready),
    .up_1_columns      (client_0_control_0_up_1_columns),
    .up_1_rows         (client_0_control_0_up_1_rows),
    .up_1_clients      (client_0_control_0_up_1_clients),
    .up_1_lane         (client_0_control_0_up_1_lane),
    .up_1_payload      (client_0_control_0_up_1_payload),
    .down_0_valid      (client_0_control_0_port_down_0_valid),
    .down_0_ready      (client_0_control_0_down_0_ready),
    .down_0_payload    (client_0_control_0_port_down_0_payload),
    .down_1_valid      (client_0_control_0_port_down_1_valid),
    .down_1_ready      (client_0_control_0_down_1_ready),
    .down_1_payload    (client_0_control_0_port_down_1_payload),
    .lane_0_in_valid   (client_0_control_0_port_lane_0_in_valid),
    .lane_0_in_class   (client_0_control_0_port_lane_0_in_class),
    .lane_0_in_flit    (client_0_control_0_port_lane_0_in_flit),
    .lane_0_in_credit  (control_lane_0_client_0_in_credit),
    .lane_1_in_valid   (client_0_control_0_port_lane_1_in_valid),
    .lane_1_in_class   (client_0_control_0_port_lane_1_in_class),
    .lane_1_in_flit    (client_0_control_0_port_lane_1_in_flit),
    .lane_1_in_credit  (control_lane_1_client_0_in_credit),
    .lane_2_in_valid   (client_0_control_0_port_lane_2_in_valid),
    .lane_2_in_class   (client_0_control_0_port_lane_2_in_class),
    .lane_2_in_flit    (client_0_control_0_port_lane_2_in_flit),
    .lane_2_in_credit  (control_lane_2_client_0_in_credit),
    .lane_0_out_valid  (control_lane_0_client_0_out_valid),
    .lane_0_out_class  (control_lane_0_client_0_out_class),
    .lane_0_out_flit   (control_lane_0_client_0_out_flit),
    .lane_0_out_credit (client_0_control_0_port_lane_0_out_credit),
    .lane_1_out_valid  (control_lane_1_client_0_out_valid),
    .lane_1_out_class  (control_lane_1_client_0_out_class),
    .lane_1_out_flit   (control_lane_1_client_0_out_flit),
    .lane_1_out_credit (client_0_control_0_port_lane_1_out_credit),
    .lane_2_out_valid  (control_lane_2_client_0_out_valid),
    .lane_2_out_class  (control_lane_2_client_0_out_class),
    .lane_2_out_flit   (control_lane_2_client_0_out_flit),
    .lane_2_out_credit (client_0_control_0_port_lane_2_out_credit),
    .injected          (client_0_control_0_port_injected),
    .delivered         (client_0_control_0_port_delivered)
  );

  assign client_0_control_0_up_0_ready = client_0_control_0_port_up_0_ready;
  assign client_0_control_0_down_0_valid = client_0_control_0_port_down_0_valid;
  assign client_0_control_0_down_0_payload = client_0_control_0_port_down_0_payload;
  assign client_0_control_0_up_1_ready = client_0_control_0_port_up_1_ready;
  assign client_0_control_0_down_1_valid = client_0_control_0_port_down_1_valid;
  assign client_0_control_0_down_1_payload = client_0_control_0_port_down_1_payload;

  router_port_1_2x64 client_0_utility_0_port (
    .clk               (clk),
    .reset             (reset),
    .up_0_valid        (client_0_utility_0_up_0_valid),
    .up_0_ready        (client_0_utility_0_port_up_0_ready),
    .up_0_columns      (client_0_utility_0_up_0_columns),
    .up_0_rows         (client_0_utility_0_up_0_rows),
    .up_0_clients      (client_0_utility_0_up_0_clients),
    .up_0_payload      (client_0_utility_0_up_0_payload),
    .up_1_valid        (client_0_utility_0_up_1_valid),
    .up_1_ready        (client_0_utility_0_port_up_1_ready),
    .up_1_columns      (client_0_utility_0_up_1_columns),
    .up_1_rows         (client_0_utility_0_up_1_rows),
    .up_1_clients      (client_0_utility_0_up_1_clients),
    .up_1_payload      (client_0_utility_0_up_1_payload),
    .down_0_valid      (client_0_utility_0_port_down_0_valid),
    .down_0_ready      (client_0_utility_0_down_0_ready),
    .down_0_payload    (client_0_utility_0_port_down_0_payload),
    .down_1_valid      (client_0_utility_0_port_down_1_valid),
    .down_1_ready      (client_0_utility_0_down_1_ready),
    .down_1_payload    (client_0_utility_0_port_down_1_payload),
    .lane_0_in_valid   (client_0_utility_0_port_lane_0_in_valid),
    .lane_0_in_class   (client_0_utility_0_port_lane_0_in_class),
    .lane_0_in_flit    (client_0_utility_0_port_lane_0_in_flit),
    .lane_0_in_credit  (utility_lane_0_client_0_in_credit),
    .lane_0_out_valid  (utility_lane_0_client_0_out_valid),
    .lane_0_out_class  (utility_lane_0_client_0_out_class),
    .lane_0_out_flit   (utility_lane_0_client_0_out_flit),
    .lane_0_out_credit (client_0_utility_0_port_lane_0_out_credit),
    .injected          (client_0_utility_0_port_injected),
    .delivered         (client_0_utility_0_port_delivered)
  );

  assign client_0_utility_0_up_0_ready = client_0_utility_0_port_up_0_ready;
  assign client_0_utility_0_down_0_valid = client_0_utility_0_port_down_0_valid;
  assign client_0_utility_0_down_0_payload = client_0_utility_0_port_down_0_payload;
  assign client_0_utility_0_up_1_ready = client_0_utility_0_port_up_1_ready;
  assign client_0_utility_0_down_1_valid = client_0_utility_0_port_down_1_valid;
  assign client_0_utility_0_down_1_payload = client_0_utility_0_port_down_1_payload;

  router_port_1_1x64 client_0_synchronisation_0_port (
    .clk               (clk),
    .reset             (reset),
    .up_0_valid        (client_0_synchronisation_0_up_0_valid),
    .up_0_ready        (client_0_synchronisation_0_port_up_0_ready),
    .up_0_columns      (client_0_synchronisation_0_up_0_columns),
    .up_0_rows         (client_0_synchronisation_0_up_0_rows),
    .up_0_clients      (client_0_synchronisation_0_up_0_clients),
    .up_0_payload      (client_0_synchronisation_0_up_0_payload),
    .down_0_valid      (client_0_synchronisation_0_port_down_0_valid),
    .down_0_ready      (client_0_synchronisation_0_down_0_ready),
    .down_0_payload    (client_0_synchronisation_0_port_down_0_payload),
    .lane_0_in_valid   (client_0_synchronisation_0_port_lane_0_in_valid),
    .lane_0_in_flit    (client_0_synchronisation_0_port_lane_0_in_flit),
    .lane_0_in_credit  (synchronisation_lane_0_client_0_in_credit),
    .lane_0_out_valid  (synchronisation_lane_0_client_0_out_valid),
    .lane_0_out_flit   (synchronisation_lane_0_client_0_out_flit),
    .lane_0_out_credit (client_0_synchronisation_0_port_lane_0_out_credit),
    .injected          (client_0_synchronisation_0_port_injected),
    .delivered         (client_0_synchronisation_0_port_delivered)
  );

  assign client_0_synchronisation_0_up_0_ready = client_0_synchronisation_0_port_up_0_ready;
  assign client_0_synchronisation_0_down_0_valid = client_0_synchronisation_0_port_down_0_valid;
  assign client_0_synchronisation_0_down_0_payload = client_0_synchronisation_0_port_down_0_payload;

  router_port_1_1x524 client_0_reduction_0_port (
    .clk               (clk),
    .reset             (reset),
    .up_0_valid        (client_0_reduction_0_up_0_valid),
    .up_0_ready        (client_0_reduction_0_port_up_0_ready),
    .up_0_columns      (client_0_reduction_0_up_0_columns),
    .up_0_rows         (client_0_reduction_0_up_0_rows),
    .up_0_clients      (client_0_reduction_0_up_0_clients),
    .up_0_payload      (client_0_reduction_0_up_0_payload),
    .down_0_valid      (client_0_reduction_0_port_down_0_valid),
    .down_0_ready      (client_0_reduction_0_down_0_ready),
    .down_0_payload    (client_0_reduction_0_port_down_0_payload),
    .lane_0_in_valid   (client_0_reduction_0_port_lane_0_in_valid),
    .lane_0_in_flit    (client_0_reduction_0_port_lane_0_in_flit),
    .lane_0_in_credit  (reduction_lane_0_client_0_in_credit),
    .lane_0_out_valid  (reduction_lane_0_client_0_out_valid),
    .lane_0_out_flit   (reduction_lane_0_client_0_out_flit),
    .lane_0_out_credit (client_0_reduction_0_port_lane_0_out_credit),
    .injected          (client_0_reduction_0_port_injected),
    .delivered         (client_0_reduction_0_port_delivered)
  );

  assign client_0_reduction_0_up_0_ready = client_0_reduction_0_port_up_0_ready;
  assign client_0_reduction_0_down_0_valid = client_0_reduction_0_port_down_0_valid;
  assign client_0_reduction_0_down_0_payload = client_0_reduction_0_port_down_0_payload;

  router_port_6_2x645 client_1_data_0_port (
    .clk               (clk),
    .reset             (reset),
    .up_0_valid        (client_1_data_0_up_0_valid),
    .up_0_ready        (client_1_data_0_port_up_0_ready),
    .up_0_columns      (client_1_data_0_up_0_columns),
    .up_0_rows         (client_1_data_0_up_0_rows),
    .up_0_clients      (client_1_data_0_up_0_clients),
    .up_0_lane         (client_1_data_0_up_0_lane),
    .up_0_payload      (client_1_data_0_up_0_payload),
    .up_1_valid        (client_1_data_0_up_1_valid),
    .up_1_ready        (client_1_data_0_port_up_1_ready),
    .up_1_columns      (client_1_data_0_up_1_columns),
    .up_1_rows         (client_1_data_0_up_1_rows),
    .up_1_clients      (client_1_data_0_up_1_clients),
    .up_1_lane         (client_1_data_0_up_1_lane),
    .up_1_payload      (client_1_data_0_up_1_payload),
    .down_0_valid      (client_1_data_0_port_down_0_valid),
    .down_0_ready      (client_1_data_0_down_0_ready),
    .down_0_payload    (client_1_data_0_port_down_0_payload),
    .down_1_valid      (client_1_data_0_port_down_1_valid),
    .down_1_ready      (client_1_data_0_down_1_ready),
    .down_1_payload    (client_1_data_0_port_down_1_payload),
    .lane_0_in_valid   (client_1_data_0_port_lane_0_in_valid),
    .lane_0_in_class   (client_1_data_0_port_lane_0_in_class),
    .lane_0_in_flit    (client_1_data_0_port_lane_0_in_flit),
    .lane_0_in_credit  (data_lane_0_client_1_in_credit),
    .lane_1_in_valid   (client_1_data_0_port_lane_1_in_valid),
    .lane_1_in_class   (client_1_data_0_port_lane_1_in_class),
    .lane_1_in_flit    (client_1_data_0_port_lane_1_in_flit),
    .lane_1_in_credit  (data_lane_2_client_1_in_credit),
    .lane_2_in_valid   (client_1_data_0_port_lane_2_in_valid),
    .lane_2_in_class   (client_1_data_0_port_lane_2_in_class),
    .lane_2_in_flit    (client_1_data_0_port_lane_2_in_flit),
    .lane_2_in_credit  (data_lane_4_client_1_in_credit),
    .lane_3_in_valid   (client_1_data_0_port_lane_3_in_valid),
    .lane_3_in_class   (client_1_data_0_port_lane_3_in_class),
    .lane_3_in_flit    (client_1_data_0_port_lane_3_in_flit),
    .lane_3_in_credit  (data_lane_6_client_1_in_credit),
    .lane_4_in_valid   (client_1_data_0_port_lane_4_in_valid),
    .lane_4_in_class   (client_1_data_0_port_lane_4_in_class),
    .lane_4_in_flit    (client_1_data_0_port_lane_4_in_flit),
    .lane_4_in_credit  (data_lane_8_client_1_in_credit),
    .lane_5_in_valid   (client_1_data_0_port_lane_5_in_valid),
    .lane_5_in_class   (client_1_data_0_port_lane_5_in_class),
    .lane_5_in_flit    (client_1_data_0_port_lane_5_in_flit),
    .lane_5_in_credit  (data_lane_10_client_1_in_credit),
    .lane_0_out_valid  (data_lane_0_client_1_out_valid),
    .lane_0_out_class  (data_lane_0_client_1_out_class),
    .lane_0_out_flit   (data_lane_0_client_1_out_flit),
    .lane_0_out_credit (client_1_data_0_port_lane_0_out_credit),
    .lane_1_out_valid  (data_lane_2_client_1_out_valid),
    .lane_1_out_class  (data_lane_2_client_1_out_class),
    .lane_1_out_flit   (data_lane_2_client_1_out_flit),
    .lane_1_out_credit (client_1_data_0_port_lane_1_out_credit),
    .lane_2_out_valid  (data_lane_4_client_1_out_valid),
    .lane_2_out_class  (data_lane_4_client_1_out_class),
    .lane_2_out_flit   (data_lane_4_client_1_out_flit),
    .lane_2_out_credit (client_1_data_0_port_lane_2_out_credit),
    .lane_3_out_valid  (data_lane_6_client_1_out_valid),
    .lane_3_out_class  (data_lane_6_client_1_out_class),
    .lane_3_out_flit   (data_lane_6_client_1_out_flit),
    .lane_3_out_credit (client_1_data_0_port_lane_3_out_credit),
    .lane_4_out_valid  (data_lane_8_client_1_out_valid),
    .lane_4_out_class  (data_lane_8_client_1_out_class),
    .lane_4_out_flit   (data_lane_8_client_1_out_flit),
    .lane_4_out_credit (client_1_data_0_port_lane_4_out_credit),
    .lane_5_out_valid  (data_lane_10_client_1_out_valid),
    .lane_5_out_class  (data_lane_10_client_1_out_class),
    .lane_5_out_flit   (data_lane_10_client_1_out_flit),
    .lane_5_out_credit (client_1_data_0_port_lane_5_out_credit),
    .injected          (client_1_data_0_port_injected),
    .delivered         (client_1_data_0_port_delivered)
  );

  assign client_1_data_0_up_0_ready = client_1_data_0_port_up_0_ready;
  assign client_1_data_0_down_0_valid = client_1_data_0_port_down_0_valid;
  assign client_1_data_0_down_0_payload = client_1_data_0_port_down_0_payload;
  assign client_1_data_0_up_1_ready = client_1_data_0_port_up_1_ready;
  assign client_1_data_0_down_1_valid = client_1_data_0_port_down_1_valid;
  assign client_1_data_0_down_1_payload = client_1_data_0_port_down_1_payload;

  router_port_6_2x645 client_1_data_1_port (
    .clk               (clk),
    .reset             (reset),
    .up_0_valid        (client_1_data_1_up_0_valid),
    .up_0_ready        (client_1_data_1_port_up_0_ready),
    .up_0_columns      (client_1_data_1_up_0_columns),
    .up_0_rows         (client_1_data_1_up_0_rows),
    .up_0_clients      (client_1_data_1_up_0_clients),
    .up_0_lane         (client_1_data_1_up_0_lane),
    .up_0_payload      (client_1_data_1_up_0_payload),
    .up_1_valid        (client_1_data_1_up_1_valid),
    .up_1_ready        (client_1_data_1_port_up_1_ready),
    .up_1_columns      (client_1_data_1_up_1_columns),
    .up_1_rows         (client_1_data_1_up_1_rows),
    .up_1_clients      (client_1_data_1_up_1_clients),
    .up_1_lane         (client_1_data_1_up_1_lane),
    .up_1_payload      (client_1_data_1_up_1_payload),
    .down_0_valid      (client_1_data_1_port_down_0_valid),
    .down_0_ready      (client_1_data_1_down_0_ready),
    .down_0_payload    (client_1_data_1_port_down_0_payload),
    .down_1_valid      (client_1_data_1_port_down_1_valid),
    .down_1_ready      (client_1_data_1_down_1_ready),
    .down_1_payload    (client_1_data_1_port_down_1_payload),
    .lane_0_in_valid   (client_1_data_1_port_lane_0_in_valid),
    .lane_0_in_class   (client_1_data_1_port_lane_0_in_class),
    .lane_0_in_flit    (client_1_data_1_port_lane_0_in_flit),
    .lane_0_in_credit  (data_lane_1_client_1_in_credit),
    .lane_1_in_valid   (client_1_data_1_port_lane_1_in_valid),
    .lane_1_in_class   (client_1_data_1_port_lane_1_in_class),
    .lane_1_in_flit    (client_1_data_1_port_lane_1_in_flit),
    .lane_1_in_credit  (data_lane_3_client_1_in_credit),
    .lane_2_in_valid   (client_1_data_1_port_lane_2_in_valid),
    .lane_2_in_class   (client_1_data_1_port_lane_2_in_class),
    .lane_2_in_flit    (client_1_data_1_port_lane_2_in_flit),
    .lane_2_in_credit  (data_lane_5_client_1_in_credit),
    .lane_3_in_valid   (client_1_data_1_port_lane_3_in_valid),
    .lane_3_in_class   (client_1_data_1_port_lane_3_in_class),
    .lane_3_in_flit    (client_1_data_1_port_lane_3_in_flit),
    .lane_3_in_credit  (data_lane_7_client_1_in_credit),
    .lane_4_in_valid   (client_1_data_1_port_lane_4_in_valid),
    .lane_4_in_class   (client_1_data_1_port_lane_4_in_class),
    .lane_4_in_flit    (client_1_data_1_port_lane_4_in_flit),
    .lane_4_in_credit  (data_lane_9_client_1_in_credit),
    .lane_5_in_valid   (client_1_data_1_port_lane_5_in_valid),
    .lane_5_in_class   (client_1_data_1_port_lane_5_in_class),
    .lane_5_in_flit    (client_1_data_1_port_lane_5_in_flit),
    .lane_5_in_credit  (data_lane_11_client_1_in_credit),
    .lane_0_out_valid  (data_lane_1_client_1_out_valid),
    .lane_0_out_class  (data_lane_1_client_1_out_class),
    .lane_0_out_flit   (data_lane_1_client_1_out_flit),
    .lane_0_out_credit (client_1_data_1_port_lane_0_out_credit),
    .lane_1_out_valid  (data_lane_3_client_1_out_valid),
    .lane_1_out_class  (data_lane_3_client_1_out_class),
    .lane_1_out_flit   (data_lane_3_client_1_out_flit),
    .lane_1_out_credit (client_1_data_1_port_lane_1_out_credit),
    .lane_2_out_valid  (data_lane_5_client_1_out_valid),
    .lane_2_out_class  (data_lane_5_client_1_out_class),
    .lane_2_out_flit   (data_lane_5_client_1_out_flit),
    .lane_2_out_credit (client_1_data_1_port_lane_2_out_credit),
    .lane_3_out_valid  (data_lane_7_client_1_out_valid),
    .lane_3_out_class  (data_lane_7_client_1_out_class),
    .lane_3_out_flit   (data_lane_7_client_1_out_flit),
    .lane_3_out_credit (client_1_data_1_port_lane_3_out_credit),
    .lane_4_out_valid  (data_lane_9_client_1_out_valid),
    .lane_4_out_class  (data_lane_9_client_1_out_class),
    .lane_4_out_flit   (data_lane_9_client_1_out_flit),
    .lane_4_out_credit (client_1_data_1_port_lane_4_out_credit),
    .lane_5_out_valid  (data_lane_11_client_1_out_valid),
    .lane_5_out_class  (data_lane_11_client_1_out_class),
    .lane_5_out_flit   (data_lane_11_client_1_out_flit),
    .lane_5_out_credit (client_1_data_1_port_lane_5_out_credit),
    .injected          (client_1_data_1_port_injected),
    .delivered         (client_1_data_1_port_delivered)
  );

  assign client_1_data_1_up_0_ready = client_1_data_1_port_up_0_ready;
  assign client_1_data_1_down_0_valid = client_1_data_1_port_down_0_valid;
  assign client_1_data_1_down_0_payload = client_1_data_1_port_down_0_payload;
  assign client_1_data_1_up_1_ready = client_1_data_1_port_up_1_ready;
  assign client_1_data_1_down_1_valid = client_1_data_1_port_down_1_valid;
  assign client_1_data_1_down_1_payload = client_1_data_1_port_down_1_payload;

  router_port_3_2x64 client_1_control_0_port (
    .clk               (clk),
    .reset             (reset),
    .up_0_valid        (client_1_control_0_up_0_valid),
    .up_0_ready        (client_1_control_0_port_up_0_ready),
    .up_0_columns      (client_1_control_0_up_0_columns),
    .up_0_rows         (client_1_control_0_up_0_rows),
    .up_0_clients      (client_1_control_0_up_0_clients),
    .up_0_lane         (client_1_control_0_up_0_lane),
    .up_0_payload      (client_1_control_0_up_0_payload),
    .up_1_valid        (client_1_control_0_up_1_valid),
    .up_1_ready        (client_1_control_0_port_up_1_ready),
    .up_1_columns      (client_1_control_0_up_1_columns),
    .up_1_rows         (client_1_control_0_up_1_rows),
    .up_1_clients      (client_1_control_0_up_1_clients),
    .up_1_lane         (client_1_control_0_up_1_lane),
    .up_1_payload      (client_1_control_0_up_1_payload),
    .down_0_valid      (client_1_control_0_port_down_0_valid),
    .down_0_ready      (client_1_control_0_down_0_ready),
    .down_0_payload    (client_1_control_0_port_down_0_payload),
    .down_1_valid      (client_1_control_0_port_down_1_valid),
    .down_1_ready      (client_1_control_0_down_1_ready),
    .down_1_payload    (client_1_control_0_port_down_1_payload),
    .lane_0_in_valid   (client_1_control_0_port_lane_0_in_valid),
    .lane_0_in_class   (client_1_control_0_port_lane_0_in_class),
    .lane_0_in_flit    (client_1_control_0_port_lane_0_in_flit),
    .lane_0_in_credit  (control_lane_0_client_1_in_credit),
    .lane_1_in_valid   (client_1_control_0_port_lane_1_in_valid),
    .lane_1_in_class   (client_1_control_0_port_lane_1_in_class),
    .lane_1_in_flit    (client_1_control_0_port_lane_1_in_flit),
    .lane_1_in_credit  (control_lane_1_client_1_in_credit),
    .lane_2_in_valid   (client_1_control_0_port_lane_2_in_valid),
    .lane_2_in_class   (client_1_control_0_port_lane_2_in_class),
    .lane_2_in_flit    (client_1_control_0_port_lane_2_in_flit),
    .lane_2_in_credit  (control_lane_2_client_1_in_credit),
    .lane_0_out_valid  (control_lane_0_client_1_out_valid),
    .lane_0_out_class  (control_lane_0_client_1_out_class),
    .lane_0_out_flit   (control_lane_0_client_1_out_flit),
    .lane_0_out_credit (client_1_control_0_port_lane_0_out_credit),
    .lane_1_out_valid  (control_lane_1_client_1_out_valid),
    .lane_1_out_class  (control_lane_1_client_1_out_class),
    .lane_1_out_flit   (control_lane_1_client_1_out_flit),
    .lane_1_out_credit (client_1_control_0_port_lane_1_out_credit),
    .lane_2_out_valid  (control_lane_2_client_1_out_valid),
    .lane_2_out_class  (control_lane_2_client_1_out_class),
    .lane_2_out_flit   (control_lane_2_client_1_out_flit),
    .lane_2_out_credit (client_1_control_0_port_lane_2_out_credit),
    .injected          (client_1_control_0_port_injected),
    .delivered         (client_1_control_0_port_delivered)
  );

  assign client_1_control_0_up_0_ready = client_1_control_0_port_up_0_ready;
  assign client_1_control_0_down_0_valid = client_1_control_0_port_down_0_valid;
  assign client_1_control_0_down_0_payload = client_1_control_0_port_down_0_payload;
  assign client_1_control_0_up_1_ready = client_1_control_0_port_up_1_ready;
  assign client_1_control_0_down_1_valid = client_1_control_0_port_down_1_valid;
  assign client_1_control_0_down_1_payload = client_1_control_0_port_down_1_payload;

  router_port_1_2x64 client_1_utility_0_port (
    .clk               (clk),
    .reset             (reset),
    .up_0_valid        (client_1_utility_0_up_0_valid),
    .up_0_ready        (client_1_utility_0_port_up_0_ready),
    .up_0_columns      (client_1_utility_0_up_0_columns),
    .up_0_rows         (client_1_utility_0_up_0_rows),
    .up_0_clients      (client_1_utility_0_up_0_clients),
    .up_0_payload      (client_1_utility_0_up_0_payload),
    .up_1_valid        (client_1_utility_0_up_1_valid),
    .up_1_ready        (client_1_utility_0_port_up_1_ready),
    .up_1_columns      (client_1_utility_0_up_1_columns),
    .up_1_rows         (client_1_utility_0_up_1_rows),
    .up_1_clients      (client_1_utility_0_up_1_clients),
    .up_1_payload      (client_1_utility_0_up_1_payload),
    .down_0_valid      (client_1_utility_0_port_down_0_valid),
    .down_0_ready      (client_1_utility_0_down_0_ready),
    .down_0_payload    (client_1_utility_0_port_down_0_payload),
    .down_1_valid      (client_1_utility_0_port_down_1_valid),
    .down_1_ready      (client_1_utility_0_down_1_ready),
    .down_1_payload    (client_1_utility_0_port_down_1_payload),
    .lane_0_in_valid   (client_1_utility_0_port_lane_0_in_valid),
    .lane_0_in_class   (client_1_utility_0_port_lane_0_in_class),
    .lane_0_in_flit    (client_1_utility_0_port_lane_0_in_flit),
    .lane_0_in_credit  (utility_lane_0_client_1_in_credit),
    .lane_0_out_valid  (utility_lane_0_client_1_out_valid),
    .lane_0_out_class  (utility_lane_0_client_1_out_class),
    .lane_0_out_flit   (utility_lane_0_client_1_out_flit),
    .lane_0_out_credit (client_1_utility_0_port_lane_0_out_credit),
    .injected          (client_1_utility_0_port_injected),
    .delivered         (client_1_utility_0_port_delivered)
  );

  assign client_1_utility_0_up_0_ready = client_1_utility_0_port_up_0_ready;
  assign client_1_utility_0_down_0_valid = client_1_utility_0_port_down_0_valid;
  assign client_1_utility_0_down_0_payload = client_1_utility_0_port_down_0_payload;
  assign client_1_utility_0_up_1_ready = client_1_utility_0_port_up_1_ready;
  assign client_1_utility_0_down_1_valid = client_1_utility_0_port_down_1_valid;
  assign client_1_utility_0_down_1_payload = client_1_utility_0_port_down_1_payload;

  router_port_1_1x64 client_1_synchronisation_0_port (
    .clk               (clk),
    .reset             (reset),
    .up_0_valid        (client_1_synchronisation_0_up_0_valid),
    .up_0_ready        (client_1_synchronisation_0_port_up_0_ready),
    .up_0_columns      (client_1_synchronisation_0_up_0_columns),
    .up_0_rows         (client_1_synchronisation_0_up_0_rows),
    .up_0_clients      (client_1_synchronisation_0_up_0_clients),
    .up_0_payload      (client_1_synchronisation_0_up_0_payload),
    .down_0_valid      (client_1_synchronisation_0_port_down_0_valid),
    .down_0_ready      (client_1_synchronisation_0_down_0_ready),
    .down_0_payload    (client_1_synchronisation_0_port_down_0_payload),
    .lane_0_in_valid   (client_1_synchronisation_0_port_lane_0_in_valid),
    .lane_0_in_flit    (client_1_synchronisation_0_port_lane_0_in_flit),
    .lane_0_in_credit  (synchronisation_lane_0_client_1_in_credit),
    .lane_0_out_valid  (synchronisation_lane_0_client_1_out_valid),
    .lane_0_out_flit   (synchronisation_lane_0_client_1_out_flit),
    .lane_0_out_credit (client_1_synchronisation_0_port_lane_0_out_credit),
    .injected          (client_1_synchronisation_0_port_injected),
    .delivered         (client_1_synchronisation_0_port_delivered)
  );

  assign client_1_synchronisation_0_up_0_ready = client_1_synchronisation_0_port_up_0_ready;
  assign client_1_synchronisation_0_down_0_valid = client_1_synchronisation_0_port_down_0_valid;
  assign client_1_synchronisation_0_down_0_payload = client_1_synchronisation_0_port_down_0_payload;

  router_port_1_1x524 client_1_reduction_0_port (
    .clk               (clk),
    .reset             (reset),
    .up_0_valid        (client_1_reduction_0_up_0_valid),
    .up_0_ready        (client_1_reduction_0_port_up_0_ready),
    .up_0_columns      (client_1_reduction_0_up_0_columns),
    .up_0_rows         (client_1_reduction_0_up_0_rows),
    .up_0_clients      (client_1_reduction_0_up_0_clients),
    .up_0_payload      (client_1_reduction_0_up_0_payload),
    .down_0_valid      (client_1_reduction_0_port_down_0_valid),
    .down_0_ready      (client_1_reduction_0_down_0_ready),
    .down_0_payload    (client_1_reduction_0_port_down_0_payload),
    .lane_0_in_valid   (client_1_reduction_0_port_lane_0_in_valid),
    .lane_0_in_flit    (client_1_reduction_0_port_lane_0_in_flit),
    .lane_0_in_credit  (reduction_lane_0_client_1_in_credit),
    .lane_0_out_valid  (reduction_lane_0_client_1_out_valid),
    .lane_0_out_flit   (reduction_lane_0_client_1_out_flit),
    .lane_0_out_credit (client_1_reduction_0_port_lane_0_out_credit),
    .injected          (client_1_reduction_0_port_injected),
    .delivered         (client_1_reduction_0_port_delivered)
  );

  assign client_1_reduction_0_up_0_ready = client_1_reduction_0_port_up_0_ready;
  assign client_1_reduction_0_down_0_valid = client_1_reduction_0_port_down_0_valid;
  assign client_1_reduction_0_down_0_payload = client_1_reduction_0_port_down_0_payload;

  router_port_6_2x645 client_2_data_0_port (
    .clk               (clk),
    .reset             (reset),
    .up_0_valid        (client_2_data_0_up_0_valid),
    .up_0_ready        (client_2_data_0_port_up_0_ready),
    .up_0_columns      (client_2_data_0_up_0_columns),
    .up_0_rows         (client_2_data_0_up_0_rows),
    .up_0_clients      (client_2_data_0_up_0_clients),
    .up_0_lane         (client_2_data_0_up_0_lane),
    .up_0_payload      (client_2_data_0_up_0_payload),
    .up_1_valid        (client_2_data_0_up_1_valid),
    .up_1_ready        (client_2_data_0_port_up_1_ready),
    .up_1_columns      (client_2_data_0_up_1_columns),
    .up_1_rows         (client_2_data_0_up_1_rows),
    .up_1_clients      (client_2_data_0_up_1_clients),
    .up_1_lane         (client_2_data_0_up_1_lane),
    .up_1_payload      (client_2_data_0_up_1_payload),
    .down_0_valid      (client_2_data_0_port_down_0_valid),
    .down_0_ready      (client_2_data_0_down_0_ready),
    .down_0_payload    (client_2_data_0_port_down_0_payload),
    .down_1_valid      (client_2_data_0_port_down_1_valid),
    .down_1_ready      (client_2_data_0_down_1_ready),
    .down_1_payload    (client_2_data_0_port_down_1_payload),
    .lane_0_in_valid   (client_2_data_0_port_lane_0_in_valid),
    .lane_0_in_class   (client_2_data_0_port_lane_0_in_class),
    .lane_0_in_flit    (client_2_data_0_port_lane_0_in_flit),
    .lane_0_in_credit  (data_lane_0_client_2_in_credit),
    .lane_1_in_valid   (client_2_data_0_port_lane_1_in_valid),
    .lane_1_in_class   (client_2_data_0_port_lane_1_in_class),
    .lane_1_in_flit    (client_2_data_0_port_lane_1_in_flit),
    .lane_1_in_credit  (data_lane_2_client_2_in_credit),
    .lane_2_in_valid   (client_2_data_0_port_lane_2_in_valid),
    .lane_2_in_class   (client_2_data_0_port_lane_2_in_class),
    .lane_2_in_flit    (client_2_data_0_port_lane_2_in_flit),
    .lane_2_in_credit  (data_lane_4_client_2_in_credit),
    .lane_3_in_valid   (client_2_data_0_port_lane_3_in_valid),
    .lane_3_in_class   (client_2_data_0_port_lane_3_in_class),
    .lane_3_in_flit    (client_2_data_0_port_lane_3_in_flit),
    .lane_3_in_credit  (data_lane_6_client_2_in_credit),
    .lane_4_in_valid   (client_2_data_0_port_lane_4_in_valid),
    .lane_4_in_class   (client_2_data_0_port_lane_4_in_class),
    .lane_4_in_flit    (client_2_data_0_port_lane_4_in_flit),
    .lane_4_in_credit  (data_lane_8_client_2_in_credit),
    .lane_5_in_valid   (client_2_data_0_port_lane_5_in_valid),
    .lane_5_in_class   (client_2_data_0_port_lane_5_in_class),
    .lane_5_in_flit    (client_2_data_0_port_lane_5_in_flit),
    .lane_5_in_credit  (data_lane_10_client_2_in_credit),
    .lane_0_out_valid  (data_lane_0_client_2_out_valid),
    .lane_0_out_class  (data_lane_0_client_2_out_class),
    .lane_0_out_flit   (data_lane_0_client_2_out_flit),
    .lane_0_out_credit (client_2_data_0_port_lane_0_out_credit),
    .lane_1_out_valid  (data_lane_2_client_2_out_valid),
    .lane_1_out_class  (data_lane_2_client_2_out_class),
    .lane_1_out_flit   (data_lane_2_client_2_out_flit),
    .lane_1_out_credit (client_2_data_0_port_lane_1_out_credit),
    .lane_2_out_valid  (data_lane_4_client_2_out_valid),
    .lane_2_out_class  (data_lane_4_client_2_out_class),
    .lane_2_out_flit   (data_lane_4_client_2_out_flit),
    .lane_2_out_credit (client_2_data_0_port_lane_2_out_credit),
    .lane_3_out_valid  (data_lane_6_client_2_out_valid),
    .lane_3_out_class  (data_lane_6_client_2_out_class),
    .lane_3_out_flit   (data_lane_6_client_2_out_flit),
    .lane_3_out_credit (client_2_data_0_port_lane_3_out_credit),
    .lane_4_out_valid  (data_lane_8_client_2_out_valid),
    .lane_4_out_class  (data_lane_8_client_2_out_class),
    .lane_4_out_flit   (data_lane_8_client_2_out_flit),
    .lane_4_out_credit (client_2_data_0_port_lane_4_out_credit),
    .lane_5_out_valid  (data_lane_10_client_2_out_valid),
    .lane_5_out_class  (data_lane_10_client_2_out_class),
    .lane_5_out_flit   (data_lane_10_client_2_out_flit),
    .lane_5_out_credit (client_2_data_0_port_lane_5_out_credit),
    .injected          (client_2_data_0_port_injected),
    .delivered         (client_2_data_0_port_delivered)
  );

  assign client_2_data_0_up_0_ready = client_2_data_0_port_up_0_ready;
  assign client_2_data_0_down_0_valid = client_2_data_0_port_down_0_valid;
  assign client_2_data_0_down_0_payload = client_2_data_0_port_down_0_payload;
  assign client_2_data_0_up_1_ready = client_2_data_0_port_up_1_ready;
  assign client_2_data_0_down_1_valid = client_2_data_0_port_down_1_valid;
  assign client_2_data_0_down_1_payload = client_2_data_0_port_down_1_payload;

  router_port_6_2x645 client_2_data_1_port (
    .clk               (clk),
    .reset             (reset),
    .up_0_valid        (client_2_data_1_up_0_valid),
    .up_0_ready        (client_2_data_1_port_up_0_ready),
    .up_0_columns      (client_2_data_1_up_0_columns),
    .up_0_rows         (client_2_data_1_up_0_rows),
    .up_0_clients      (client_2_data_1_up_0_clients),
    .up_0_lane         (client_2_data_1_up_0_lane),
    .up_0_payload      (client_2_data_1_up_0_payload),
    .up_1_valid        (client_2_data_1_up_1_valid),
    .up_1_ready        (client_2_data_1_port_up_1_ready),
    .up_1_columns      (client_2_data_1_up_1_columns),
    .up_1_rows         (client_2_data_1_up_1_rows),
    .up_1_clients      (client_2_data_1_up_1_clients),
    .up_1_lane         (client_2_data_1_up_1_lane),
    .up_1_payload      (client_2_data_1_up_1_payload),
    .down_0_valid      (client_2_data_1_port_down_0_valid),
    .down_0_ready      (client_2_data_1_down_0_ready),
    .down_0_payload    (client_2_data_1_port_down_0_payload),
    .down_1_valid      (client_2_data_1_port_down_1_valid),
    .down_1_ready      (client_2_data_1_down_1_ready),
    .down_1_payload    (client_2_data_1_port_down_1_payload),
    .lane_0_in_valid   (client_2_data_1_port_lane_0_in_valid),
    .lane_0_in_class   (client_2_data_1_port_lane_0_in_class),
    .lane_0_in_flit    (client_2_data_1_port_lane_0_in_flit),
    .lane_0_in_credit  (data_lane_1_client_2_in_credit),
    .lane_1_in_valid   (client_2_data_1_port_lane_1_in_valid),
    .lane_1_in_class   (client_2_data_1_port_lane_1_in_class),
    .lane_1_in_flit    (client_2_data_1_port_lane_1_in_flit),
    .lane_1_in_credit  (data_lane_3_client_2_in_credit),
    .lane_2_in_valid   (client_2_data_1_port_lane_2_in_valid),
    .lane_2_in_class   (client_2_data_1_port_lane_2_in_class),
    .lane_2_in_flit    (client_2_data_1_port_lane_2_in_flit),
    .lane_2_in_credit  (data_lane_5_client_2_in_credit),
    .lane_3_in_valid   (client_2_data_1_port_lane_3_in_valid),
    .lane_3_in_class   (client_2_data_1_port_lane_3_in_class),
    .lane_3_in_flit    (client_2_data_1_port_lane_3_in_flit),
    .lane_3_in_credit  (data_lane_7_client_2_in_credit),
    .lane_4_in_valid   (client_2_data_1_port_lane_4_in_valid),
    .lane_4_in_class   (client_2_data_1_port_lane_4_in_class),
    .lane_4_in_flit    (client_2_data_1_port_lane_4_in_flit),
    .lane_4_in_credit  (data_lane_9_client_2_in_credit),
    .lane_5_in_valid   (client_2_data_1_port_lane_5_in_valid),
    .lane_5_in_class   (client_2_data_1_port_lane_5_in_class),
    .lane_5_in_flit    (client_2_data_1_port_lane_5_in_flit),
    .lane_5_in_credit  (data_lane_11_client_2_in_credit),
    .lane_0_out_valid  (data_lane_1_client_2_out_valid),
    .lane_0_out_class  (data_lane_1_client_2_out_class),
    .lane_0_out_flit   (data_lane_1_client_2_out_flit),
    .lane_0_out_credit (client_2_data_1_port_lane_0_out_credit),
    .lane_1_out_valid  (data_lane_3_client_2_out_valid),
    .lane_1_out_class  (data_lane_3_client_2_out_class),
    .lane_1_out_flit   (data_lane_3_client_2_out_flit),
    .lane_1_out_credit (client_2_data_1_port_lane_1_out_credit),
    .lane_2_out_valid  (data_lane_5_client_2_out_valid),
    .lane_2_out_class  (data_lane_5_client_2_out_class),
    .lane_2_out_flit   (data_lane_5_client_2_out_flit),
    .lane_2_out_credit (client_2_data_1_port_lane_2_out_credit),
    .lane_3_out_valid  (data_lane_7_client_2_out_valid),
    .lane_3_out_class  (data_lane_7_client_2_out_class),
    .lane_3_out_flit   (data_lane_7_client_2_out_flit),
    .lane_3_out_credit (client_2_data_1_port_lane_3_out_credit),
    .lane_4_out_valid  (data_lane_9_client_2_out_valid),
    .lane_4_out_class  (data_lane_9_client_2_out_class),
    .lane_4_out_flit   (data_lane_9_client_2_out_flit),
    .lane_4_out_credit (client_2_data_1_port_lane_4_out_credit),
    .lane_5_out_valid  (data_lane_11_client_2_out_valid),
    .lane_5_out_class  (data_lane_11_client_2_out_class),
    .lane_5_out_flit   (data_lane_11_client_2_out_flit),
    .lane_5_out_credit (client_2_data_1_port_lane_5_out_credit),
    .injected          (client_2_data_1_port_injected),
    .delivered         (client_2_data_1_port_delivered)
  );

  assign client_2_data_1_up_0_ready = client_2_data_1_port_up_0_ready;
  assign client_2_data_1_down_0_valid = client_2_data_1_port_down_0_valid;
  assign client_2_data_1_down_0_payload = client_2_data_1_port_down_0_payload;
  assign client_2_data_1_up_1_ready = client_2_data_1_port_up_1_ready;
  assign client_2_data_1_down_1_valid = client_2_data_1_port_down_1_valid;
  assign client_2_data_1_down_1_payload = client_2_data_1_port_down_1_payload;

  router_port_3_2x64 client_2_control_0_port (
    .clk               (clk),
    .reset             (reset),
    .up_0_valid        (client_2_control_0_up_0_valid),
    .up_0_ready        (client_2_control_0_port_up_0_ready),
    .up_0_columns      (client_2_control_0_up_0_columns),
    .up_0_rows         (client_2_control_0_up_0_rows),
    .up_0_clients      (client_2_control_0_up_0_clients),
    .up_0_lane         (client_2_control_0_up_0_lane),
    .up_0_payload      (client_2_control_0_up_0_payload),
    .up_1_valid        (client_2_control_0_up_1_valid),
    .up_1_ready        (client_2_control_0_port_up_1_ready),
    .up_1_columns      (client_2_control_0_up_1_columns),
    .up_1_rows         (client_2_control_0_up_1_rows),
    .up_1_clients      (client_2_control_0_up_1_clients),
    .up_1_lane         (client_2_control_0_up_1_lane),
    .up_1_payload      (client_2_control_0_up_1_payload),
    .down_0_valid      (client_2_control_0_port_down_0_valid),
    .down_0_ready      (client_2_control_0_down_0_ready),
    .down_0_payload    (client_2_control_0_port_down_0_payload),
    .down_1_valid      (client_2_control_0_port_down_1_valid),
    .down_1_ready      (client_2_control_0_down_1_ready),
    .down_1_payload    (client_2_control_0_port_down_1_payload),
    .lane_0_in_valid   (client_2_control_0_port_lane_0_in_valid),
    .lane_0_in_class   (client_2_control_0_port_lane_0_in_class),
    .lane_0_in_flit    (client_2_control_0_port_lane_0_in_flit),
    .lane_0_in_credit  (control_lane_0_client_2_in_credit),
    .lane_1_in_valid   (client_2_control_0_port_lane_1_in_valid),
    .lane_1_in_class   (client_2_control_0_port_lane_1_in_class),
    .lane_1_in_flit    (client_2_control_0_port_lane_1_in_flit),
    .lane_1_in_credit  (control_lane_1_client_2_in_credit),
    .lane_2_in_valid   (client_2_control_0_port_lane_2_in_valid),
    .lane_2_in_class   (client_2_control_0_port_lane_2_in_class),
    .lane_2_in_flit    (client_2_control_0_port_lane_2_in_flit),
    .lane_2_in_credit  (control_lane_2_client_2_in_credit),
    .lane_0_out_valid  (control_lane_0_client_2_out_valid),
    .lane_0_out_class  (control_lane_0_client_2_out_class),
    .lane_0_out_flit   (control_lane_0_client_2_out_flit),
    .lane_0_out_credit (client_2_control_0_port_lane_0_out_credit),
    .lane_1_out_valid  (control_lane_1_client_2_out_valid),
    .lane_1_out_class  (control_lane_1_client_2_out_class),
    .lane_1_out_flit   (control_lane_1_client_2_out_flit),
    .lane_1_out_credit (client_2_control_0_port_lane_1_out_credit),
    .lane_2_out_valid  (control_lane_2_client_2_out_valid),
    .lane_2_out_class  (control_lane_2_client_2_out_class),
    .lane_2_out_flit   (control_lane_2_client_2_out_flit),
    .lane_2_out_credit (client_2_control_0_port_lane_2_out_credit),
    .injected          (client_2_control_0_port_injected),
    .delivered         (client_2_control_0_port_delivered)
  );

  assign client_2_control_0_up_0_ready = client_2_control_0_port_up_0_ready;
  assign client_2_control_0_down_0_valid = client_2_control_0_port_down_0_valid;
  assign client_2_control_0_down_0_payload = client_2_control_0_port_down_0_payload;
  assign client_2_control_0_up_1_ready = client_2_control_0_port_up_1_ready;
  assign client_2_control_0_down_1_valid = client_2_control_0_port_down_1_valid;
  assign client_2_control_0_down_1_payload = client_2_control_0_port_down_1_payload;

  router_port_1_2x64 client_2_utility_0_port (
    .clk               (clk),
    .reset             (reset),
    .up_0_valid        (client_2_utility_0_up_0_valid),
    .up_0_ready        (client_2_utility_0_port_up_0_ready),
    .up_0_columns      (client_2_utility_0_up_0_columns),
    .up_0_rows         (client_2_utility_0_up_0_rows),
    .up_0_clients      (client_2_utility_0_up_0_clients),
    .up_0_payload      (client_2_utility_0_up_0_payload),
    .up_1_valid        (client_2_utility_0_up_1_valid),
    .up_1_ready        (client_2_utility_0_port_up_1_ready),
    .up_1_columns      (client_2_utility_0_up_1_columns),
    .up_1_rows         (client_2_utility_0_up_1_rows),
    .up_1_clients      (client_2_utility_0_up_1_clients),
    .up_1_payload      (client_2_utility_0_up_1_payload),
    .down_0_valid      (client_2_utility_0_port_down_0_valid),
    .down_0_ready      (client_2_utility_0_down_0_ready),
    .down_0_payload    (client_2_utility_0_port_down_0_payload),
    .down_1_valid      (client_2_utility_0_port_down_1_valid),
    .down_1_ready      (client_2_utility_0_down_1_ready),
    .down_1_payload    (client_2_utility_0_port_down_1_payload),
    .lane_0_in_valid   (client_2_utility_0_port_lane_0_in_valid),
    .lane_0_in_class   (client_2_utility_0_port_lane_0_in_class),
    .lane_0_in_flit    (client_2_utility_0_port_lane_0_in_flit),
    .lane_0_in_credit  (utility_lane_0_client_2_in_credit),
    .lane_0_out_valid  (utility_lane_0_client_2_out_valid),
    .lane_0_out_class  (utility_lane_0_client_2_out_class),
    .lane_0_out_flit   (utility_lane_0_client_2_out_flit),
    .lane_0_out_credit (client_2_utility_0_port_lane_0_out_credit),
    .injected          (client_2_utility_0_port_injected),
    .delivered         (client_2_utility_0_port_delivered)
  );

  assign client_2_utility_0_up_0_ready = client_2_utility_0_port_up_0_ready;
  assign client_2_utility_0_down_0_valid = client_2_utility_0_port_down_0_valid;
  assign client_2_utility_0_down_0_payload = client_2_utility_0_port_down_0_payload;
  assign client_2_utility_0_up_1_ready = client_2_utility_0_port_up_1_ready;
  assign client_2_utility_0_down_1_valid = client_2_utility_0_port_down_1_valid;
  assign client_2_utility_0_down_1_payload = client_2_utility_0_port_down_1_payload;

  router_port_1_1x64 client_2_synchronisation_0_port (
    .clk               (clk),
    .reset             (reset),
    .up_0_valid        (client_2_synchronisation_0_up_0_valid),
    .up_0_ready        (client_2_synchronisation_0_port_up_0_ready),
    .up_0_columns      (client_2_synchronisation_0_up_0_columns),
    .up_0_rows         (client_2_synchronisation_0_up_0_rows),
    .up_0_clients      (client_2_synchronisation_0_up_0_clients),
    .up_0_payload      (client_2_synchronisation_0_up_0_payload),
    .down_0_valid      (client_2_synchronisation_0_port_down_0_valid),
    .down_0_ready      (client_2_synchronisation_0_down_0_ready),
    .down_0_payload    (client_2_synchronisation_0_port_down_0_payload),
    .lane_0_in_valid   (client_2_synchronisation_0_port_lane_0_in_valid),
    .lane_0_in_flit    (client_2_synchronisation_0_port_lane_0_in_flit),
    .lane_0_in_credit  (synchronisation_lane_0_client_2_in_credit),
    .lane_0_out_valid  (synchronisation_lane_0_client_2_out_valid),
    .lane_0_out_flit   (synchronisation_lane_0_client_2_out_flit),
    .lane_0_out_credit (client_2_synchronisation_0_port_lane_0_out_credit),
    .injected          (client_2_synchronisation_0_port_injected),
    .delivered         (client_2_synchronisation_0_port_delivered)
  );

  assign client_2_synchronisation_0_up_0_ready = client_2_synchronisation_0_port_up_0_ready;
  assign client_2_synchronisation_0_down_0_valid = client_2_synchronisation_0_port_down_0_valid;
  assign client_2_synchronisation_0_down_0_payload = client_2_synchronisation_0_port_down_0_payload;

  router_port_1_1x524 client_2_reduction_0_port (
    .clk               (clk),
    .reset             (reset),
    .up_0_valid        (client_2_reduction_0_up_0_valid),
    .up_0_ready        (client_2_reduction_0_port_up_0_ready),
    .up_0_columns      (client_2_reduction_0_up_0_columns),
    .up_0_rows         (client_2_reduction_0_up_0_rows),
    .up_0_clients      (client_2_reduction_0_up_0_clients),
    .up_0_payload      (client_2_reduction_0_up_0_payload),
    .down_0_valid      (client_2_reduction_0_port_down_0_valid),
    .down_0_ready      (client_2_reduction_0_down_0_ready),
    .down_0_payload    (client_2_reduction_0_port_down_0_payload),
    .lane_0_in_valid   (client_2_reduction_0_port_lane_0_in_valid),
    .lane_0_in_flit    (client_2_reduction_0_port_lane_0_in_flit),
    .lane_0_in_credit  (reduction_lane_0_client_2_in_credit),
    .lane_0_out_valid  (reduction_lane_0_client_2_out_valid),
    .lane_0_out_flit   (reduction_lane_0_client_2_out_flit),
    .lane_0_out_credit (client_2_reduction_0_port_lane_0_out_credit),
    .injected          (client_2_reduction_0_port_injected),
    .delivered         (client_2_reduction_0_port_delivered)
  );

  assign client_2_reduction_0_up_0_ready = client_2_reduction_0_port_up_0_ready;
  assign client_2_reduction_0_down_0_valid = client_2_reduction_0_port_down_0_valid;
  assign client_2_reduction_0_down_0_payload = client_2_reduction_0_port_down_0_payload;

  router_port_6_2x645 client_3_data_0_port (
    .clk               (clk),
    .reset             (reset),
    .up_0_valid        (client_3_data_0_up_0_valid),
    .up_0_ready        (client_3_data_0_port_up_0_ready),
    .up_0_columns      (client_3_data_0_up_0_columns),
    .up_0_rows         (client_3_data_0_up_0_rows),
    .up_0_clients      (client_3_data_0_up_0_clients),
    .up_0_lane         (client_3_data_0_up_0_lane),
    .up_0_payload      (client_3_data_0_up_0_payload),
    .up_1_valid        (client_3_data_0_up_1_valid),
    .up_1_ready        (client_3_data_0_port_up_1_ready),
    .up_1_columns      (client_3_data_0_up_1_columns),
    .up_1_rows         (client_3_data_0_up_1_rows),
    .up_1_clients      (client_3_data_0_up_1_clients),
    .up_1_lane         (client_3_data_0_up_1_lane),
    .up_1_payload      (client_3_data_0_up_1_payload),
    .down_0_valid      (client_3_data_0_port_down_0_valid),
    .down_0_ready      (client_3_data_0_down_0_ready),
    .down_0_payload    (client_3_data_0_port_down_0_payload),
    .down_1_valid      (client_3_data_0_port_down_1_valid),
    .down_1_ready      (client_3_data_0_down_1_ready),
    .down_1_payload    (client_3_data_0_port_down_1_payload),
    .lane_0_in_valid   (client_3_data_0_port_lane_0_in_valid),
    .lane_0_in_class   (client_3_data_0_port_lane_0_in_class),
    .lane_0_in_flit    (client_3_data_0_port_lane_0_in_flit),
    .lane_0_in_credit  (data_lane_0_client_3_in_credit),
    .lane_1_in_valid   (client_3_data_0_port_lane_1_in_valid),
    .lane_1_in_class   (client_3_data_0_port_lane_1_in_class),
    .lane_1_in_flit    (client_3_data_0_port_lane_1_in_flit),
    .lane_1_in_credit  (data_lane_2_client_3_in_credit),
    .lane_2_in_valid   (client_3_data_0_port_lane_2_in_valid),
    .lane_2_in_class   (client_3_data_0_port_lane_2_in_class),
    .lane_2_in_flit    (client_3_data_0_port_lane_2_in_flit),
    .lane_2_in_credit  (data_lane_4_client_3_in_credit),
    .lane_3_in_valid   (client_3_data_0_port_lane_3_in_valid),
    .lane_3_in_class   (client_3_data_0_port_lane_3_in_class),
    .lane_3_in_flit    (client_3_data_0_port_lane_3_in_flit),
    .lane_3_in_credit  (data_lane_6_client_3_in_credit),
    .lane_4_in_valid   (client_3_data_0_port_lane_4_in_valid),
    .lane_4_in_class   (client_3_data_0_port_lane_4_in_class),
    .lane_4_in_flit    (client_3_data_0_port_lane_4_in_flit),
    .lane_4_in_credit  (data_lane_8_client_3_in_credit),
    .lane_5_in_valid   (client_3_data_0_port_lane_5_in_valid),
    .lane_5_in_class   (client_3_data_0_port_lane_5_in_class),
    .lane_5_in_flit    (client_3_data_0_port_lane_5_in_flit),
    .lane_5_in_credit  (data_lane_10_client_3_in_credit),
    .lane_0_out_valid  (data_lane_0_client_3_out_valid),
    .lane_0_out_class  (data_lane_0_client_3_out_class),
    .lane_0_out_flit   (data_lane_0_client_3_out_flit),
    .lane_0_out_credit (client_3_data_0_port_lane_0_out_credit),
    .lane_1_out_valid  (data_lane_2_client_3_out_valid),
    .lane_1_out_class  (data_lane_2_client_3_out_class),
    .lane_1_out_flit   (data_lane_2_client_3_out_flit),
    .lane_1_out_credit (client_3_data_0_port_lane_1_out_credit),
    .lane_2_out_valid  (data_lane_4_client_3_out_valid),
    .lane_2_out_class  (data_lane_4_client_3_out_class),
    .lane_2_out_flit   (data_lane_4_client_3_out_flit),
    .lane_2_out_credit (client_3_data_0_port_lane_2_out_credit),
    .lane_3_out_valid  (data_lane_6_client_3_out_valid),
    .lane_3_out_class  (data_lane_6_client_3_out_class),
    .lane_3_out_flit   (data_lane_6_client_3_out_flit),
    .lane_3_out_credit (client_3_data_0_port_lane_3_out_credit),
    .lane_4_out_valid  (data_lane_8_client_3_out_valid),
    .lane_4_out_class  (data_lane_8_client_3_out_class),
    .lane_4_out_flit   (data_lane_8_client_3_out_flit),
    .lane_4_out_credit (client_3_data_0_port_lane_4_out_credit),
    .lane_5_out_valid  (data_lane_10_client_3_out_valid),
    .lane_5_out_class  (data_lane_10_client_3_out_class),
    .lane_5_out_flit   (data_lane_10_client_3_out_flit),
    .lane_5_out_credit (client_3_data_0_port_lane_5_out_credit),
    .injected          (client_3_data_0_port_injected),
    .delivered         (client_3_data_0_port_delivered)
  );

  assign client_3_data_0_up_0_ready = client_3_data_0_port_up_0_ready;
  assign client_3_data_0_down_0_valid = client_3_data_0_port_down_0_valid;
  assign client_3_data_0_down_0_payload = client_3_data_0_port_down_0_payload;
  assign client_3_data_0_up_1_ready = client_3_data_0_port_up_1_ready;
  assign client_3_data_0_down_1_valid = client_3_data_0_port_down_1_valid;
  assign client_3_data_0_down_1_payload = client_3_data_0_port_down_1_payload;

  router_port_6_2x645 client_3_data_1_port (
    .clk               (clk),
    .reset             (reset),
    .up_0_valid        (client_3_data_1_up_0_valid),
    .up_0_ready        (client_3_data_1_port_up_0_ready),
    .up_0_columns      (client_3_data_1_up_0_columns),
    .up_0_rows         (client_3_data_1_up_0_rows),
    .up_0_clients      (client_3_data_1_up_0_clients),
    .up_0_lane         (client_3_data_1_up_0_lane),
    .up_0_payload      (client_3_data_1_up_0_payload),
    .up_1_valid        (client_3_data_1_up_1_valid),
    .up_1_ready        (client_3_data_1_port_up_1_ready),
    .up_1_columns      (client_3_data_1_up_1_columns),
    .up_1_rows         (client_3_data_1_up_1_rows),
    .up_1_clients      (client_3_data_1_up_1_clients),
    .up_1_lane         (client_3_data_1_up_1_lane),
    .up_1_payload      (client_3_data_1_up_1_payload),
    .down_0_valid      (client_3_data_1_port_down_0_valid),
    .down_0_ready      (client_3_data_1_down_0_ready),
    .down_0_payload    (client_3_data_1_port_down_0_payload),
    .down_1_valid      (client_3_data_1_port_down_1_valid),
    .down_1_ready      (client_3_data_1_down_1_ready),
    .down_1_payload    (client_3_data_1_port_down_1_payload),
    .lane_0_in_valid   (client_3_data_1_port_lane_0_in_valid),
    .lane_0_in_class   (client_3_data_1_port_lane_0_in_class),
    .lane_0_in_flit    (client_3_data_1_port_lane_0_in_flit),
    .lane_0_in_credit  (data_lane_1_client_3_in_credit),
    .lane_1_in_valid   (client_3_data_1_port_lane_1_in_valid),
    .lane_1_in_class   (client_3_data_1_port_lane_1_in_class),
    .lane_1_in_flit    (client_3_data_1_port_lane_1_in_flit),
    .lane_1_in_credit  (data_lane_3_client_3_in_credit),
    .lane_2_in_valid   (client_3_data_1_port_lane_2_in_valid),
    .lane_2_in_class   (client_3_data_1_port_lane_2_in_class),
    .lane_2_in_flit    (client_3_data_1_port_lane_2_in_flit),
    .lane_2_in_credit  (data_lane_5_client_3_in_credit),
    .lane_3_in_valid   (client_3_data_1_port_lane_3_in_valid),
    .lane_3_in_class   (client_3_data_1_port_lane_3_in_class),
    .lane_3_in_flit    (client_3_data_1_port_lane_3_in_flit),
    .lane_3_in_credit  (data_lane_7_client_3_in_credit),
    .lane_4_in_valid   (client_3_data_1_port_lane_4_in_valid),
    .lane_4_in_class   (client_3_data_1_port_lane_4_in_class),
    .lane_4_in_flit    (client_3_data_1_port_lane_4_in_flit),
    .lane_4_in_credit  (data_lane_9_client_3_in_credit),
    .lane_5_in_valid   (client_3_data_1_port_lane_5_in_valid),
    .lane_5_in_class   (client_3_data_1_port_lane_5_in_class),
    .lane_5_in_flit    (client_3_data_1_port_lane_5_in_flit),
    .lane_5_in_credit  (data_lane_11_client_3_in_credit),
    .lane_0_out_valid  (data_lane_1_client_3_out_valid),
    .lane_0_out_class  (data_lane_1_client_3_out_class),
    .lane_0_out_flit   (data_lane_1_client_3_out_flit),
    .lane_0_out_credit (client_3_data_1_port_lane_0_out_credit),
    .lane_1_out_valid  (data_lane_3_client_3_out_valid),
    .lane_1_out_class  (data_lane_3_client_3_out_class),
    .lane_1_out_flit   (data_lane_3_client_3_out_flit),
    .lane_1_out_credit (client_3_data_1_port_lane_1_out_credit),
    .lane_2_out_valid  (data_lane_5_client_3_out_valid),
    .lane_2_out_class  (data_lane_5_client_3_out_class),
    .lane_2_out_flit   (data_lane_5_client_3_out_flit),
    .lane_2_out_credit (client_3_data_1_port_lane_2_out_credit),
    .lane_3_out_valid  (data_lane_7_client_3_out_valid),
    .lane_3_out_class  (data_lane_7_client_3_out_class),
    .lane_3_out_flit   (data_lane_7_client_3_out_flit),
    .lane_3_out_credit (client_3_data_1_port_lane_3_out_credit),
    .lane_4_out_valid  (data_lane_9_client_3_out_valid),
    .lane_4_out_class  (data_lane_9_client_3_out_class),
    .lane_4_out_flit   (data_lane_9_client_3_out_flit),
    .lane_4_out_credit (client_3_data_1_port_lane_4_out_credit),
    .lane_5_out_valid  (data_lane_11_client_3_out_valid),
    .lane_5_out_class  (data_lane_11_client_3_out_class),
    .lane_5_out_flit   (data_lane_11_client_3_out_flit),
    .lane_5_out_credit (client_3_data_1_port_lane_5_out_credit),
    .injected          (client_3_data_1_port_injected),
    .delivered         (client_3_data_1_port_delivered)
  );

  assign client_3_data_1_up_0_ready = client_3_data_1_port_up_0_ready;
  assign client_3_data_1_down_0_valid = client_3_data_1_port_down_0_valid;
  assign client_3_data_1_down_0_payload = client_3_data_1_port_down_0_payload;
  assign client_3_data_1_up_1_ready = client_3_data_1_port_up_1_ready;
  assign client_3_data_1_down_1_valid = client_3_data_1_port_down_1_valid;
  assign client_3_data_1_down_1_payload = client_3_data_1_port_down_1_payload;

  router_port_3_2x64 client_3_control_0_port (
    .clk               (clk),
    .reset             (reset),
    .up_0_valid        (client_3_control_0_up_0_valid),
    .up_0_ready        (client_3_control_0_port_up_0_ready),
    .up_0_columns      (client_3_control_0_up_0_columns),
    .up_0_rows         (client_3_control_0_up_0_rows),
    .up_0_clients      (client_3_control_0_up_0_clients),
    .up_0_lane         (client_3_control_0_up_0_lane),
    .up_0_payload      (client_3_control_0_up_0_payload),
    .up_1_valid        (client_3_control_0_up_1_valid),
    .up_1_ready        (client_3_control_0_port_up_1_ready),
    .up_1_columns      (client_3_control_0_up_1_columns),
    .up_1_rows         (client_3_control_0_up_1_rows),
    .up_1_clients      (client_3_control_0_up_1_clients),
    .up_1_lane         (client_3_control_0_up_1_lane),
    .up_1_payload      (client_3_control_0_up_1_payload),
    .down_0_valid      (client_3_control_0_port_down_0_valid),
    .down_0_ready      (client_3_control_0_down_0_ready),
    .down_0_payload    (client_3_control_0_port_down_0_payload),
    .down_1_valid      (client_3_control_0_port_down_1_valid),
    .down_1_ready      (client_3_control_0_down_1_ready),
    .down_1_payload    (client_3_control_0_port_down_1_payload),
    .lane_0_in_valid   (client_3_control_0_port_lane_0_in_valid),
    .lane_0_in_class   (client_3_control_0_port_lane_0_in_class),
    .lane_0_in_flit    (client_3_control_0_port_lane_0_in_flit),
    .lane_0_in_credit  (control_lane_0_client_3_in_credit),
    .lane_1_in_valid   (client_3_control_0_port_lane_1_in_valid),
    .lane_1_in_class   (client_3_control_0_port_lane_1_in_class),
    .lane_1_in_flit    (client_3_control_0_port_lane_1_in_flit),
    .lane_1_in_credit  (control_lane_1_client_3_in_credit),
    .lane_2_in_valid   (client_3_control_0_port_lane_2_in_valid),
    .lane_2_in_class   (client_3_control_0_port_lane_2_in_class),
    .lane_2_in_flit    (client_3_control_0_port_lane_2_in_flit),
    .lane_2_in_credit  (control_lane_2_client_3_in_credit),
    .lane_0_out_valid  (control_lane_0_client_3_out_valid),
    .lane_0_out_class  (control_lane_0_client_3_out_class),
    .lane_0_out_flit   (control_lane_0_client_3_out_flit),
    .lane_0_out_credit (client_3_control_0_port_lane_0_out_credit),
    .lane_1_out_valid  (control_lane_1_client_3_out_valid),
    .lane_1_out_class  (control_lane_1_client_3_out_class),
    .lane_1_out_flit   (control_lane_1_client_3_out_flit),
    .lane_1_out_credit (client_3_control_0_port_lane_1_out_credit),
    .lane_2_out_valid  (control_lane_2_client_3_out_valid),
    .lane_2_out_class  (control_lane_2_client_3_out_class),
    .lane_2_out_flit   (control_lane_2_client_3_out_flit),
    .lane_2_out_credit (client_3_control_0_port_lane_2_out_credit),
    .injected          (client_3_control_0_port_injected),
    .delivered         (client_3_control_0_port_delivered)
  );

  assign client_3_control_0_up_0_ready = client_3_control_0_port_up_0_ready;
  assign client_3_control_0_down_0_valid = client_3_control_0_port_down_0_valid;
  assign client_3_control_0_down_0_payload = client_3_control_0_port_down_0_payload;
  assign client_3_control_0_up_1_ready = client_3_control_0_port_up_1_ready;
  assign client_3_control_0_down_1_valid = client_3_control_0_port_down_1_valid;
  assign client_3_control_0_down_1_payload = client_3_control_0_port_down_1_payload;

  router_port_1_2x64 client_3_utility_0_port (
    .clk               (clk),
    .reset             (reset),
    .up_0_valid        (client_3_utility_0_up_0_valid),
    .up_0_ready        (client_3_utility_0_port_up_0_ready),
    .up_0_columns      (client_3_utility_0_up_0_columns),
    .up_0_rows         (client_3_utility_0_up_0_rows),
    .up_0_clients      (client_3_utility_0_up_0_clients),
    .up_0_payload      (client_3_utility_0_up_0_payload),
    .up_1_valid        (client_3_utility_0_up_1_valid),
    .up_1_ready        (client_3_utility_0_port_up_1_ready),
    .up_1_columns      (client_3_utility_0_up_1_columns),
    .up_1_rows         (client_3_utility_0_up_1_rows),
    .up_1_clients      (client_3_utility_0_up_1_clients),
    .up_1_payload      (client_3_utility_0_up_1_payload),
    .down_0_valid      (client_3_utility_0_port_down_0_valid),
    .down_0_ready      (client_3_utility_0_down_0_ready),
    .down_0_payload    (client_3_utility_0_port_down_0_payload),
    .down_1_valid      (client_3_utility_0_port_down_1_valid),
    .down_1_ready      (client_3_utility_0_down_1_ready),
    .down_1_payload    (client_3_utility_0_port_down_1_payload),
    .lane_0_in_valid   (client_3_utility_0_port_lane_0_in_valid),
    .lane_0_in_class   (client_3_utility_0_port_lane_0_in_class),
    .lane_0_in_flit    (client_3_utility_0_port_lane_0_in_flit),
    .lane_0_in_credit  (utility_lane_0_client_3_in_credit),
    .lane_0_out_valid  (utility_lane_0_client_3_out_valid),
    .lane_0_out_class  (utility_lane_0_client_3_out_class),
    .lane_0_out_flit   (utility_lane_0_client_3_out_flit),
    .lane_0_out_credit (client_3_utility_0_port_lane_0_out_credit),
    .injected          (client_3_utility_0_port_injected),
    .delivered         (client_3_utility_0_port_delivered)
  );

  assign client_3_utility_0_up_0_ready = client_3_utility_0_port_up_0_ready;
  assign client_3_utility_0_down_0_valid = client_3_utility_0_port_down_0_valid;
  assign client_3_utility_0_down_0_payload = client_3_utility_0_port_down_0_payload;
  assign client_3_utility_0_up_1_ready = client_3_utility_0_port_up_1_ready;
  assign client_3_utility_0_down_1_valid = client_3_utility_0_port_down_1_valid;
  assign client_3_utility_0_down_1_payload = client_3_utility_0_port_down_1_payload;

  router_port_1_1x64 client_3_synchronisation_0_port (
    .clk               (clk),
    .reset             (reset),
    .up_0_valid        (client_3_synchronisation_0_up_0_valid),
    .up_0_ready        (client_3_synchronisation_0_port_up_0_ready),
    .up_0_columns      (client_3_synchronisation_0_up_0_columns),
    .up_0_rows         (client_3_synchronisation_0_up_0_rows),
    .up_0_clients      (client_3_synchronisation_0_up_0_clients),
    .up_0_payload      (client_3_synchronisation_0_up_0_payload),
    .down_0_valid      (client_3_synchronisation_0_port_down_0_valid),
    .down_0_ready      (client_3_synchronisation_0_down_0_ready),
    .down_0_payload    (client_3_synchronisation_0_port_down_0_payload),
    .lane_0_in_valid   (client_3_synchronisation_0_port_lane_0_in_valid),
    .lane_0_in_flit    (client_3_synchronisation_0_port_lane_0_in_flit),
    .lane_0_in_credit  (synchronisation_lane_0_client_3_in_credit),
    .lane_0_out_valid  (synchronisation_lane_0_client_3_out_valid),
    .lane_0_out_flit   (synchronisation_lane_0_client_3_out_flit),
    .lane_0_out_credit (client_3_synchronisation_0_port_lane_0_out_credit),
    .injected          (client_3_synchronisation_0_port_injected),
    .delivered         (client_3_synchronisation_0_port_delivered)
  );

  assign client_3_synchronisation_0_up_0_ready = client_3_synchronisation_0_port_up_0_ready;
  assign client_3_synchronisation_0_down_0_valid = client_3_synchronisation_0_port_down_0_valid;
  assign client_3_synchronisation_0_down_0_payload = client_3_synchronisation_0_port_down_0_payload;

  router_port_1_1x524 client_3_reduction_0_port (
    .clk               (clk),
    .reset             (reset),
    .up_0_valid        (client_3_reduction_0_up_0_valid),
    .up_0_ready        (client_3_reduction_0_port_up_0_ready),
    .up_0_columns      (client_3_reduction_0_up_0_columns),
    .up_0_rows         (client_3_reduction_0_up_0_rows),
    .up_0_clients      (client_3_reduction_0_up_0_clients),
    .up_0_payload      (client_3_reduction_0_up_0_payload),
    .down_0_valid      (client_3_reduction_0_port_down_0_valid),
    .down_0_ready      (client_3_reduction_0_down_0_ready),
    .down_0_payload    (client_3_reduction_0_port_down_0_payload),
    .lane_0_in_valid   (client_3_reduction_0_port_lane_0_in_valid),
    .lane_0_in_flit    (client_3_reduction_0_port_lane_0_in_flit),
    .lane_0_in_credit  (reduction_lane_0_client_3_in_credit),
    .lane_0_out_valid  (reduction_lane_0_client_3_out_valid),
    .lane_0_out_flit   (reduction_lane_0_client_3_out_flit),
    .lane_0_out_credit (client_3_reduction_0_port_lane_0_out_credit),
    .injected          (client_3_reduction_0_port_injected),
    .delivered         (client_3_reduction_0_port_delivered)
  );

  assign client_3_reduction_0_up_0_ready = client_3_reduction_0_port_up_0_ready;
  assign client_3_reduction_0_down_0_valid = client_3_reduction_0_port_down_0_valid;
  assign client_3_reduction_0_down_0_payload = client_3_reduction_0_port_down_0_payload;

  router_port_6_2x645 client_4_data_0_port (
    .clk               (clk),
    .reset             (reset),
    .up_0_valid        (client_4_data_0_up_0_valid),
    .up_0_ready        (client_4_data_0_port_up_0_ready),
    .up_0_columns      (client_4_data_0_up_0_columns),
    .up_0_rows         (client_4_data_0_up_0_rows),
    .up_0_clients      (client_4_data_0_up_0_clients),
    .up_0_lane         (client_4_data_0_up_0_lane),
    .up_0_payload      (client_4_data_0_up_0_payload),
    .up_1_valid        (client_4_data_0_up_1_valid),
    .up_1_ready        (client_4_data_0_port_up_1_ready),
    .up_1_columns      (client_4_data_0_up_1_columns),
    .up_1_rows         (client_4_data_0_up_1_rows),
    .up_1_clients      (client_4_data_0_up_1_clients),
    .up_1_lane         (client_4_data_0_up_1_lane),
    .up_1_payload      (client_4_data_0_up_1_payload),
    .down_0_valid      (client_4_data_0_port_down_0_valid),
    .down_0_ready      (client_4_data_0_down_0_ready),
    .down_0_payload    (client_4_data_0_port_down_0_payload),
    .down_1_valid      (client_4_data_0_port_down_1_valid),
    .down_1_ready      (client_4_data_0_down_1_ready),
    .down_1_payload    (client_4_data_0_port_down_1_payload),
    .lane_0_in_valid   (client_4_data_0_port_lane_0_in_valid),
    .lane_0_in_class   (client_4_data_0_port_lane_0_in_class),
    .lane_0_in_flit    (client_4_data_0_port_lane_0_in_flit),
    .lane_0_in_credit  (data_lane_0_client_4_in_credit),
    .lane_1_in_valid   (client_4_data_0_port_lane_1_in_valid),
    .lane_1_in_class   (client_4_data_0_port_lane_1_in_class),
    .lane_1_in_flit    (client_4_data_0_port_lane_1_in_flit),
    .lane_1_in_credit  (data_lane_2_client_4_in_credit),
    .lane_2_in_valid   (client_4_data_0_port_lane_2_in_valid),
    .lane_2_in_class   (client_4_data_0_port_lane_2_in_class),
    .lane_2_in_flit    (client_4_data_0_port_lane_2_in_flit),
    .lane_2_in_credit  (data_lane_4_client_4_in_credit),
    .lane_3_in_valid   (client_4_data_0_port_lane_3_in_valid),
    .lane_3_in_class   (client_4_data_0_port_lane_3_in_class),
    .lane_3_in_flit    (client_4_data_0_port_lane_3_in_flit),
    .lane_3_in_credit  (data_lane_6_client_4_in_credit),
    .lane_4_in_valid   (client_4_data_0_port_lane_4_in_valid),
    .lane_4_in_class   (client_4_data_0_port_lane_4_in_class),
    .lane_4_in_flit    (client_4_data_0_port_lane_4_in_flit),
    .lane_4_in_credit  (data_lane_8_client_4_in_credit),
    .lane_5_in_valid   (client_4_data_0_port_lane_5_in_valid),
    .lane_5_in_class   (client_4_data_0_port_lane_5_in_class),
    .lane_5_in_flit    (client_4_data_0_port_lane_5_in_flit),
    .lane_5_in_credit  (data_lane_10_client_4_in_credit),
    .lane_0_out_valid  (data_lane_0_client_4_out_valid),
    .lane_0_out_class  (data_lane_0_client_4_out_class),
    .lane_0_out_flit   (data_lane_0_client_4_out_flit),
    .lane_0_out_credit (client_4_data_0_port_lane_0_out_credit),
    .lane_1_out_valid  (data_lane_2_client_4_out_valid),
    .lane_1_out_class  (data_lane_2_client_4_out_class),
    .lane_1_out_flit   (data_lane_2_client_4_out_flit),
    .lane_1_out_credit (client_4_data_0_port_lane_1_out_credit),
    .lane_2_out_valid  (data_lane_4_client_4_out_valid),
    .lane_2_out_class  (data_lane_4_client_4_out_class),
    .lane_2_out_flit   (data_lane_4_client_4_out_flit),
    .lane_2_out_credit (client_4_data_0_port_lane_2_out_credit),
    .lane_3_out_valid  (data_lane_6_client_4_out_valid),
    .lane_3_out_class  (data_lane_6_client_4_out_class),
    .lane_3_out_flit   (data_lane_6_client_4_out_flit),
    .lane_3_out_credit (client_4_data_0_port_lane_3_out_credit),
    .lane_4_out_valid  (data_lane_8_client_4_out_valid),
    .lane_4_out_class  (data_lane_8_client_4_out_class),
    .lane_4_out_flit   (data_lane_8_client_4_out_flit),
    .lane_4_out_credit (client_4_data_0_port_lane_4_out_credit),
    .lane_5_out_valid  (data_lane_10_client_4_out_valid),
    .lane_5_out_class  (data_lane_10_client_4_out_class),
    .lane_5_out_flit   (data_lane_10_client_4_out_flit),
    .lane_5_out_credit (client_4_data_0_port_lane_5_out_credit),
    .injected          (client_4_data_0_port_injected),
    .delivered         (client_4_data_0_port_delivered)
  );

  assign client_4_data_0_up_0_ready = client_4_data_0_port_up_0_ready;
  assign client_4_data_0_down_0_valid = client_4_data_0_port_down_0_valid;
  assign client_4_data_0_down_0_payload = client_4_data_0_port_down_0_payload;
  assign client_4_data_0_up_1_ready = client_4_data_0_port_up_1_ready;
  assign client_4_data_0_down_1_valid = client_4_data_0_port_down_1_valid;
  assign client_4_data_0_down_1_payload = client_4_data_0_port_down_1_payload;

  router_port_6_2x645 client_4_data_1_port (
    .clk               (clk),
    .reset             (reset),
    .up_0_valid        (client_4_data_1_up_0_valid),
    .up_0_ready        (client_4_data_1_port_up_0_ready),
    .up_0_columns      (client_4_data_1_up_0_columns),
    .up_0_rows         (client_4_data_1_up_0_rows),
    .up_0_clients      (client_4_data_1_up_0_clients),
    .up_0_lane         (client_4_data_1_up_0_lane),
    .up_0_payload      (client_4_data_1_up_0_payload),
    .up_1_valid        (client_4_data_1_up_1_valid),
    .up_1_ready        (client_4_data_1_port_up_1_ready),
    .up_1_columns      (client_4_data_1_up_1_columns),
    .up_1_rows         (client_4_data_1_up_1_rows),
    .up_1_clients      (client_4_data_1_up_1_clients),
    .up_1_lane         (client_4_data_1_up_1_lane),
    .up_1_payload      (client_4_data_1_up_1_payload),
    .down_0_valid      (client_4_data_1_port_down_0_valid),
    .down_0_ready      (client_4_data_1_down_0_ready),
    .down_0_payload    (client_4_data_1_port_down_0_payload),
    .down_1_valid      (client_4_data_1_port_down_1_valid),
    .down_1_ready      (client_4_data_1_down_1_ready),
    .down_1_payload    (client_4_data_1_port_down_1_payload),
    .lane_0_in_valid   (client_4_data_1_port_lane_0_in_valid),
    .lane_0_in_class   (client_4_data_1_port_lane_0_in_class),
    .lane_0_in_flit    (client_4_data_1_port_lane_0_in_flit),
    .lane_0_in_credit  (data_lane_1_client_4_in_credit),
    .lane_1_in_valid   (client_4_data_1_port_lane_1_in_valid),
    .lane_1_in_class   (client_4_data_1_port_lane_1_in_class),
    .lane_1_in_flit    (client_4_data_1_port_lane_1_in_flit),
    .lane_1_in_credit  (data_lane_3_client_4_in_credit),
    .lane_2_in_valid   (client_4_data_1_port_lane_2_in_valid),
    .lane_2_in_class   (client_4_data_1_port_lane_2_in_class),
    .lane_2_in_flit    (client_4_data_1_port_lane_2_in_flit),
    .lane_2_in_credit  (data_lane_5_client_4_in_credit),
    .lane_3_in_valid   (client_4_data_1_port_lane_3_in_valid),
    .lane_3_in_class   (client_4_data_1_port_lane_3_in_class),
    .lane_3_in_flit    (client_4_data_1_port_lane_3_in_flit),
    .lane_3_in_credit  (data_lane_7_client_4_in_credit),
    .lane_4_in_valid   (client_4_data_1_port_lane_4_in_valid),
    .lane_4_in_class   (client_4_data_1_port_lane_4_in_class),
    .lane_4_in_flit    (client_4_data_1_port_lane_4_in_flit),
    .lane_4_in_credit  (data_lane_9_client_4_in_credit),
    .lane_5_in_valid   (client_4_data_1_port_lane_5_in_valid),
    .lane_5_in_class   (client_4_data_1_port_lane_5_in_class),
    .lane_5_in_flit    (client_4_data_1_port_lane_5_in_flit),
    .lane_5_in_credit  (data_lane_11_client_4_in_credit),
    .lane_0_out_valid  (data_lane_1_client_4_out_valid),
    .lane_0_out_class  (data_lane_1_client_4_out_class),
    .lane_0_out_flit   (data_lane_1_client_4_out_flit),
    .lane_0_out_credit (client_4_data_1_port_lane_0_out_credit),
    .lane_1_out_valid  (data_lane_3_client_4_out_valid),
    .lane_1_out_class  (data_lane_3_client_4_out_class),
    .lane_1_out_flit   (data_lane_3_client_4_out_flit),
    .lane_1_out_credit (client_4_data_1_port_lane_1_out_credit),
    .lane_2_out_valid  (data_lane_5_client_4_out_valid),
    .lane_2_out_class  (data_lane_5_client_4_out_class),
    .lane_2_out_flit   (data_lane_5_client_4_out_flit),
    .lane_2_out_credit (client_4_data_1_port_lane_2_out_credit),
    .lane_3_out_valid  (data_lane_7_client_4_out_valid),
    .lane_3_out_class  (data_lane_7_client_4_out_class),
    .lane_3_out_flit   (data_lane_7_client_4_out_flit),
    .lane_3_out_credit (client_4_data_1_port_lane_3_out_credit),
    .lane_4_out_valid  (data_lane_9_client_4_out_valid),
    .lane_4_out_class  (data_lane_9_client_4_out_class),
    .lane_4_out_flit   (data_lane_9_client_4_out_flit),
    .lane_4_out_credit (client_4_data_1_port_lane_4_out_credit),
    .lane_5_out_valid  (data_lane_11_client_4_out_valid),
    .lane_5_out_class  (data_lane_11_client_4_out_class),
    .lane_5_out_flit   (data_lane_11_client_4_out_flit),
    .lane_5_out_credit (client_4_data_1_port_lane_5_out_credit),
    .injected          (client_4_data_1_port_injected),
    .delivered         (client_4_data_1_port_delivered)
  );

  assign client_4_data_1_up_0_ready = client_4_data_1_port_up_0_ready;
  assign client_4_data_1_down_0_valid = client_4_data_1_port_down_0_valid;
  assign client_4_data_1_down_0_payload = client_4_data_1_port_down_0_payload;
  assign client_4_data_1_up_1_ready = client_4_data_1_port_up_1_ready;
  assign client_4_data_1_down_1_valid = client_4_data_1_port_down_1_valid;
  assign client_4_data_1_down_1_payload = client_4_data_1_port_down_1_payload;

  router_port_3_2x64 client_4_control_0_port (
    .clk               (clk),
    .reset             (reset),
    .up_0_valid        (client_4_control_0_up_0_valid),
    .up_0_ready        (client_4_control_0_port_up_0_ready),
    .up_0_columns      (client_4_control_0_up_0_columns),
    .up_0_rows         (client_4_control_0_up_0_rows),
    .up_0_clients      (client_4_control_0_up_0_clients),
    .up_0_lane         (client_4_control_0_up_0_lane),
    .up_0_payload      (client_4_control_0_up_0_payload),
    .up_1_valid        (client_4_control_0_up_1_valid),
    .up_1_ready        (client_4_control_0_port_up_1_ready),
    .up_1_columns      (client_4_control_0_up_1_columns),
    .up_1_rows         (client_4_control_0_up_1_rows),
    .up_1_clients      (client_4_control_0_up_1_clients),
    .up_1_lane         (client_4_control_0_up_1_lane),
    .up_1_payload      (client_4_control_0_up_1_payload),
    .down_0_valid      (client_4_control_0_port_down_0_valid),
    .down_0_ready      (client_4_control_0_down_0_ready),
    .down_0_payload    (client_4_control_0_port_down_0_payload),
    .down_1_valid      (client_4_control_0_port_down_1_valid),
    .down_1_ready      (client_4_control_0_down_1_ready),
    .down_1_payload    (client_4_control_0_port_down_1_payload),
    .lane_0_in_valid   (client_4_control_0_port_lane_0_in_valid),
    .lane_0_in_class   (client_4_control_0_port_lane_0_in_class),
    .lane_0_in_flit    (client_4_control_0_port_lane_0_in_flit),
    .lane_0_in_credit  (control_lane_0_client_4_in_credit),
    .lane_1_in_valid   (client_4_control_0_port_lane_1_in_valid),
    .lane_1_in_class   (client_4_control_0_port_lane_1_in_class),
    .lane_1_in_flit    (client_4_control_0_port_lane_1_in_flit),
    .lane_1_in_credit  (control_lane_1_client_4_in_credit),
    .lane_2_in_valid   (client_4_control_0_port_lane_2_in_valid),
    .lane_2_in_class   (client_4_control_0_port_lane_2_in_class),
    .lane_2_in_flit    (client_4_control_0_port_lane_2_in_flit),
    .lane_2_in_credit  (control_lane_2_client_4_in_credit),
    .lane_0_out_valid  (control_lane_0_client_4_out_valid),
    .lane_0_out_class  (control_lane_0_client_4_out_class),
    .lane_0_out_flit   (control_lane_0_client_4_out_flit),
    .lane_0_out_credit (client_4_control_0_port_lane_0_out_credit),
    .lane_1_out_valid  (control_lane_1_client_4_out_valid),
    .lane_1_out_class  (control_lane_1_client_4_out_class),
    .lane_1_out_flit   (control_lane_1_client_4_out_flit),
    .lane_1_out_credit (client_4_control_0_port_lane_1_out_credit),
    .lane_2_out_valid  (control_lane_2_client_4_out_valid),
    .lane_2_out_class  (control_lane_2_client_4_out_class),
    .lane_2_out_flit   (control_lane_2_client_4_out_flit),
    .lane_2_out_credit (client_4_control_0_port_lane_2_out_credit),
    .injected          (client_4_control_0_port_injected),
    .delivered         (client_4_control_0_port_delivered)
  );

  assign client_4_control_0_up_0_ready = client_4_control_0_port_up_0_ready;
  assign client_4_control_0_down_0_valid = client_4_control_0_port_down_0_valid;
  assign client_4_control_0_down_0_payload = client_4_control_0_port_down_0_payload;
  assign client_4_control_0_up_1_ready = client_4_control_0_port_up_1_ready;
  assign client_4_control_0_down_1_valid = client_4_control_0_port_down_1_valid;
  assign client_4_control_0_down_1_payload = client_4_control_0_port_down_1_payload;

  router_port_1_2x64 client_4_utility_0_port (
    .clk               (clk),
    .reset             (reset),
    .up_0_valid        (client_4_utility_0_up_0_valid),
    .up_0_ready        (client_4_utility_0_port_up_0_ready),
    .up_0_columns      (client_4_utility_0_up_0_columns),
    .up_0_rows         (client_4_utility_0_up_0_rows),
    .up_0_clients      (client_4_utility_0_up_0_clients),
    .up_0_payload      (client_4_utility_0_up_0_payload),
    .up_1_valid        (client_4_utility_0_up_1_valid),
    .up_1_ready        (client_4_utility_0_port_up_1_ready),
    .up_1_columns      (client_4_utility_0_up_1_columns),
    .up_1_rows         (client_4_utility_0_up_1_rows),
    .up_1_clients      (client_4_utility_0_up_1_clients),
    .up_1_payload      (client_4_utility_0_up_1_payload),
    .down_0_valid      (client_4_utility_0_port_down_0_valid),
    .down_0_ready      (client_4_utility_0_down_0_ready),
    .down_0_payload    (client_4_utility_0_port_down_0_payload),
    .down_1_valid      (client_4_utility_0_port_down_1_valid),
    .down_1_ready      (client_4_utility_0_down_1_ready),
    .down_1_payload    (client_4_utility_0_port_down_1_payload),
    .lane_0_in_valid   (client_4_utility_0_port_lane_0_in_valid),
    .lane_0_in_class   (client_4_utility_0_port_lane_0_in_class),
    .lane_0_in_flit    (client_4_utility_0_port_lane_0_in_flit),
    .lane_0_in_credit  (utility_lane_0_client_4_in_credit),
    .lane_0_out_valid  (utility_lane_0_client_4_out_valid),
    .lane_0_out_class  (utility_lane_0_client_4_out_class),
    .lane_0_out_flit   (utility_lane_0_client_4_out_flit),
    .lane_0_out_credit (client_4_utility_0_port_lane_0_out_credit),
    .injected          (client_4_utility_0_port_injected),
    .delivered         (client_4_utility_0_port_delivered)
  );

  assign client_4_utility_0_up_0_ready = client_4_utility_0_port_up_0_ready;
  assign client_4_utility_0_down_0_valid = client_4_utility_0_port_down_0_valid;
  assign client_4_utility_0_down_0_payload = client_4_utility_0_port_down_0_payload;
  assign client_4_utility_0_up_1_ready = client_4_utility_0_port_up_1_ready;
  assign client_4_utility_0_down_1_valid = client_4_utility_0_port_down_1_valid;
  assign client_4_utility_0_down_1_payload = client_4_utility_0_port_down_1_payload;

  router_port_1_1x64 client_4_synchronisation_0_port (
    .clk               (clk),
    .reset             (reset),
    .up_0_valid        (client_4_synchronisation_0_up_0_valid),
    .up_0_ready        (client_4_synchronisation_0_port_up_0_ready),
    .up_0_columns      (client_4_synchronisation_0_up_0_columns),
    .up_0_rows         (client_4_synchronisation_0_up_0_rows),
    .up_0_clients      (client_4_synchronisation_0_up_0_clients),
    .up_0_payload      (client_4_synchronisation_0_up_0_payload),
    .down_0_valid      (client_4_synchronisation_0_port_down_0_valid),
    .down_0_ready      (client_4_synchronisation_0_down_0_ready),
    .down_0_payload    (client_4_synchronisation_0_port_down_0_payload),
    .lane_0_in_valid   (client_4_synchronisation_0_port_lane_0_in_valid),
    .lane_0_in_flit    (client_4_synchronisation_0_port_lane_0_in_flit),
    .lane_0_in_credit  (synchronisation_lane_0_client_4_in_credit),
    .lane_0_out_valid  (synchronisation_lane_0_client_4_out_valid),
    .lane_0_out_flit   (synchronisation_lane_0_client_4_out_flit),
    .lane_0_out_credit (client_4_synchronisation_0_port_lane_0_out_credit),
    .injected          (client_4_synchronisation_0_port_injected),
    .delivered         (client_4_synchronisation_0_port_delivered)
  );

  assign client_4_synchronisation_0_up_0_ready = client_4_synchronisation_0_port_up_0_ready;
  assign client_4_synchronisation_0_down_0_valid = client_4_synchronisation_0_port_down_0_valid;
  assign client_4_synchronisation_0_down_0_payload = client_4_synchronisation_0_port_down_0_payload;

  router_port_1_1x524 client_4_reduction_0_port (
    .clk               (clk),
    .reset             (reset),
    .up_0_valid        (client_4_reduction_0_up_0_valid),
    .up_0_ready        (client_4_reduction_0_port_up_0_ready),
    .up_0_columns      (client_4_reduction_0_up_0_columns),
    .up_0_rows         (client_4_reduction_0_up_0_rows),
    .up_0_clients      (client_4_reduction_0_up_0_clients),
    .up_0_payload      (client_4_reduction_0_up_0_payload),
    .down_0_valid      (client_4_reduction_0_port_down_0_valid),
    .down_0_ready      (client_4_reduction_0_down_0_ready),
    .down_0_payload    (client_4_reduction_0_port_down_0_payload),
    .lane_0_in_valid   (client_4_reduction_0_port_lane_0_in_valid),
    .lane_0_in_flit    (client_4_reduction_0_port_lane_0_in_flit),
    .lane_0_in_credit  (reduction_lane_0_client_4_in_credit),
    .lane_0_out_valid  (reduction_lane_0_client_4_out_valid),
    .lane_0_out_flit   (reduction_lane_0_client_4_out_flit),
    .lane_0_out_credit (client_4_reduction_0_port_lane_0_out_credit),
    .injected          (client_4_reduction_0_port_injected),
    .delivered         (client_4_reduction_0_port_delivered)
  );

  assign client_4_reduction_0_up_0_ready = client_4_reduction_0_port_up_0_ready;
  assign client_4_reduction_0_down_0_valid = client_4_reduction_0_port_down_0_valid;
  assign client_4_reduction_0_down_0_payload = client_4_reduction_0_port_down_0_payload;

  router_port_6_2x645 client_5_data_0_port (
    .clk               (clk),
    .reset             (reset),
    .up_0_valid        (client_5_data_0_up_0_valid),
    .up_0_ready        (client_5_data_0_port_up_0_ready),
    .up_0_columns      (client_5_data_0_up_0_columns),
    .up_0_rows         (client_5_data_0_up_0_rows),
    .up_0_clients      (client_5_data_0_up_0_clients),
    .up_0_lane         (client_5_data_0_up_0_lane),
    .up_0_payload      (client_5_data_0_up_0_payload),
    .up_1_valid        (client_5_data_0_up_1_valid),
    .up_1_ready        (client_5_data_0_port_up_1_ready),
    .up_1_columns      (client_5_data_0_up_1_columns),
    .up_1_rows         (client_5_data_0_up_1_rows),
    .up_1_clients      (client_5_data_0_up_1_clients),
    .up_1_lane         (client_5_data_0_up_1_lane),
    .up_1_payload      (client_5_data_0_up_1_payload),
    .down_0_valid      (client_5_data_0_port_down_0_valid),
    .down_0_ready      (client_5_data_0_down_0_ready),
    .down_0_payload    (client_5_data_0_port_down_0_payload),
    .down_1_valid      (client_5_data_0_port_down_1_valid),
    .down_1_ready      (client_5_data_0_down_1_ready),
    .down_1_payload    (client_5_data_0_port_down_1_payload),
    .lane_0_in_valid   (client_5_data_0_port_lane_0_in_valid),
    .lane_0_in_class   (client_5_data_0_port_lane_0_in_class),
    .lane_0_in_flit    (client_5_data_0_port_lane_0_in_flit),
    .lane_0_in_credit  (data_lane_0_client_5_in_credit),
    .lane_1_in_valid   (client_5_data_0_port_lane_1_in_valid),
    .lane_1_in_class   (client_5_data_0_port_lane_1_in_class),
    .lane_1_in_flit    (client_5_data_0_port_lane_1_in_flit),
    .lane_1_in_credit  (data_lane_2_client_5_in_credit),
    .lane_2_in_valid   (client_5_data_0_port_lane_2_in_valid),
    .lane_2_in_class   (client_5_data_0_port_lane_2_in_class),
    .lane_2_in_flit    (client_5_data_0_port_lane_2_in_flit),
    .lane_2_in_credit  (data_lane_4_client_5_in_credit),
    .lane_3_in_valid   (client_5_data_0_port_lane_3_in_valid),
    .lane_3_in_class   (client_5_data_0_port_lane_3_in_class),
    .lane_3_in_flit    (client_5_data_0_port_lane_3_in_flit),
    .lane_3_in_credit  (data_lane_6_client_5_in_credit),
    .lane_4_in_valid   (client_5_data_0_port_lane_4_in_valid),
    .lane_4_in_class   (client_5_data_0_port_lane_4_in_class),
    .lane_4_in_flit    (client_5_data_0_port_lane_4_in_flit),
    .lane_4_in_credit  (data_lane_8_client_5_in_credit),
    .lane_5_in_valid   (client_5_data_0_port_lane_5_in_valid),
    .lane_5_in_class   (client_5_data_0_port_lane_5_in_class),
    .lane_5_in_flit    (client_5_data_0_port_lane_5_in_flit),
    .lane_5_in_credit  (data_lane_10_client_5_in_credit),
    .lane_0_out_valid  (data_lane_0_client_5_out_valid),
    .lane_0_out_class  (data_lane_0_client_5_out_class),
    .lane_0_out_flit   (data_lane_0_client_5_out_flit),
    .lane_0_out_credit (client_5_data_0_port_lane_0_out_credit),
    .lane_1_out_valid  (data_lane_2_client_5_out_valid),
    .lane_1_out_class  (data_lane_2_client_5_out_class),
    .lane_1_out_flit   (data_lane_2_client_5_out_flit),
    .lane_1_out_credit (client_5_data_0_port_lane_1_out_credit),
    .lane_2_out_valid  (data_lane_4_client_5_out_valid),
    .lane_2_out_class  (data_lane_4_client_5_out_class),
    .lane_2_out_flit   (data_lane_4_client_5_out_flit),
    .lane_2_out_credit (client_5_data_0_port_lane_2_out_credit),
    .lane_3_out_valid  (data_lane_6_client_5_out_valid),
    .lane_3_out_class  (data_lane_6_client_5_out_class),
    .lane_3_out_flit   (data_lane_6_client_5_out_flit),
    .lane_3_out_credit (client_5_data_0_port_lane_3_out_credit),
    .lane_4_out_valid  (data_lane_8_client_5_out_valid),
    .lane_4_out_class  (data_lane_8_client_5_out_class),
    .lane_4_out_flit   (data_lane_8_client_5_out_flit),
    .lane_4_out_credit (client_5_data_0_port_lane_4_out_credit),
    .lane_5_out_valid  (data_lane_10_client_5_out_valid),
    .lane_5_out_class  (data_lane_10_client_5_out_class),
    .lane_5_out_flit   (data_lane_10_client_5_out_flit),
    .lane_5_out_credit (client_5_data_0_port_lane_5_out_credit),
    .injected          (client_5_data_0_port_injected),
    .delivered         (client_5_data_0_port_delivered)
  );

  assign client_5_data_0_up_0_ready = client_5_data_0_port_up_0_ready;
  assign client_5_data_0_down_0_valid = client_5_data_0_port_down_0_valid;
  assign client_5_data_0_down_0_payload = client_5_data_0_port_down_0_payload;
  assign client_5_data_0_up_1_ready = client_5_data_0_port_up_1_ready;
  assign client_5_data_0_down_1_valid = client_5_data_0_port_down_1_valid;
  assign client_5_data_0_down_1_payload = client_5_data_0_port_down_1_payload;

  router_port_6_2x645 client_5_data_1_port (
    .clk               (clk),
    .reset             (reset),
    .up_0_valid        (client_5_data_1_up_0_valid),
    .up_0_ready        (client_5_data_1_port_up_0_ready),
    .up_0_columns      (client_5_data_1_up_0_columns),
    .up_0_rows         (client_5_data_1_up_0_rows),
    .up_0_clients      (client_5_data_1_up_0_clients),
    .up_0_lane         (client_5_data_1_up_0_lane),
    .up_0_payload      (client_5_data_1_up_0_payload),
    .up_1_valid        (client_5_data_1_up_1_valid),
    .up_1_ready        (client_5_data_1_port_up_1_ready),
    .up_1_columns      (client_5_data_1_up_1_columns),
    .up_1_rows         (client_5_data_1_up_1_rows),
    .up_1_clients      (client_5_data_1_up_1_clients),
    .up_1_lane         (client_5_data_1_up_1_lane),
    .up_1_payload      (client_5_data_1_up_1_payload),
    .down_0_valid      (client_5_data_1_port_down_0_valid),
    .down_0_ready      (client_5_data_1_down_0_ready),
    .down_0_payload    (client_5_data_1_port_down_0_payload),
    .down_1_valid      (client_5_data_1_port_down_1_valid),
    .down_1_ready      (client_5_data_1_down_1_ready),
    .down_1_payload    (client_5_data_1_port_down_1_payload),
    .lane_0_in_valid   (client_5_data_1_port_lane_0_in_valid),
    .lane_0_in_class   (client_5_data_1_port_lane_0_in_class),
    .lane_0_in_flit    (client_5_data_1_port_lane_0_in_flit),
    .lane_0_in_credit  (data_lane_1_client_5_in_credit),
    .lane_1_in_valid   (client_5_data_1_port_lane_1_in_valid),
    .lane_1_in_class   (client_5_data_1_port_lane_1_in_class),
    .lane_1_in_flit    (client_5_data_1_port_lane_1_in_flit),
    .lane_1_in_credit  (data_lane_3_client_5_in_credit),
    .lane_2_in_valid   (client_5_data_1_port_lane_2_in_valid),
    .lane_2_in_class   (client_5_data_1_port_lane_2_in_class),
    .lane_2_in_flit    (client_5_data_1_port_lane_2_in_flit),
    .lane_2_in_credit  (data_lane_5_client_5_in_credit),
    .lane_3_in_valid   (client_5_data_1_port_lane_3_in_valid),
    .lane_3_in_class   (client_5_data_1_port_lane_3_in_class),
    .lane_3_in_flit    (client_5_data_1_port_lane_3_in_flit),
    .lane_3_in_credit  (data_lane_7_client_5_in_credit),
    .lane_4_in_valid   (client_5_data_1_port_lane_4_in_valid),
    .lane_4_in_class   (client_5_data_1_port_lane_4_in_class),
    .lane_4_in_flit    (client_5_data_1_port_lane_4_in_flit),
    .lane_4_in_credit  (data_lane_9_client_5_in_credit),
    .lane_5_in_valid   (client_5_data_1_port_lane_5_in_valid),
    .lane_5_in_class   (client_5_data_1_port_lane_5_in_class),
    .lane_5_in_flit    (client_5_data_1_port_lane_5_in_flit),
    .lane_5_in_credit  (data_lane_11_client_5_in_credit),
    .lane_0_out_valid  (data_lane_1_client_5_out_valid),
    .lane_0_out_class  (data_lane_1_client_5_out_class),
    .lane_0_out_flit   (data_lane_1_client_5_out_flit),
    .lane_0_out_credit (client_5_data_1_port_lane_0_out_credit),
    .lane_1_out_valid  (data_lane_3_client_5_out_valid),
    .lane_1_out_class  (data_lane_3_client_5_out_class),
    .lane_1_out_flit   (data_lane_3_client_5_out_flit),
    .lane_1_out_credit (client_5_data_1_port_lane_1_out_credit),
    .lane_2_out_valid  (data_lane_5_client_5_out_valid),
    .lane_2_out_class  (data_lane_5_client_5_out_class),
    .lane_2_out_flit   (data_lane_5_client_5_out_flit),
    .lane_2_out_credit (client_5_data_1_port_lane_2_out_credit),
    .lane_3_out_valid  (data_lane_7_client_5_out_valid),
    .lane_3_out_class  (data_lane_7_client_5_out_class),
    .lane_3_out_flit   (data_lane_7_client_5_out_flit),
    .lane_3_out_credit (client_5_data_1_port_lane_3_out_credit),
    .lane_4_out_valid  (data_lane_9_client_5_out_valid),
    .lane_4_out_class  (data_lane_9_client_5_out_class),
    .lane_4_out_flit   (data_lane_9_client_5_out_flit),
    .lane_4_out_credit (client_5_data_1_port_lane_4_out_credit),
    .lane_5_out_valid  (data_lane_11_client_5_out_valid),
    .lane_5_out_class  (data_lane_11_client_5_out_class),
    .lane_5_out_flit   (data_lane_11_client_5_out_flit),
    .lane_5_out_credit (client_5_data_1_port_lane_5_out_credit),
    .injected          (client_5_data_1_port_injected),
    .delivered         (client_5_data_1_port_delivered)
  );

  assign client_5_data_1_up_0_ready = client_5_data_1_port_up_0_ready;
  assign client_5_data_1_down_0_valid = client_5_data_1_port_down_0_valid;
  assign client_5_data_1_down_0_payload = client_5_data_1_port_down_0_payload;
  assign client_5_data_1_up_1_ready = client_5_data_1_port_up_1_ready;
  assign client_5_data_1_down_1_valid = client_5_data_1_port_down_1_valid;
  assign client_5_data_1_down_1_payload = client_5_data_1_port_down_1_payload;

  router_port_3_2x64 client_5_control_0_port (
    .clk               (clk),
    .reset             (reset),
    .up_0_valid        (client_5_control_0_up_0_valid),
    .up_0_ready        (client_5_control_0_port_up_0_ready),
    .up_0_columns      (client_5_control_0_up_0_columns),
    .up_0_rows         (client_5_control_0_up_0_rows),
    .up_0_clients      (client_5_control_0_up_0_clients),
    .up_0_lane         (client_5_control_0_up_0_lane),
    .up_0_payload      (client_5_control_0_up_0_payload),
    .up_1_valid        (client_5_control_0_up_1_valid),
    .up_1_ready        (client_5_control_0_port_up_1_ready),
    .up_1_columns      (client_5_control_0_up_1_columns),
    .up_1_rows         (client_5_control_0_up_1_rows),
    .up_1_clients      (client_5_control_0_up_1_clients),
    .up_1_lane         (client_5_control_0_up_1_lane),
    .up_1_payload      (client_5_control_0_up_1_payload),
    .down_0_valid      (client_5_control_0_port_down_0_valid),
    .down_0_ready      (client_5_control_0_down_0_ready),
    .down_0_payload    (client_5_control_0_port_down_0_payload),
    .down_1_valid      (client_5_control_0_port_down_1_valid),
    .down_1_ready      (client_5_control_0_down_1_ready),
    .down_1_payload    (client_5_control_0_port_down_1_payload),
    .lane_0_in_valid   (client_5_control_0_port_lane_0_in_valid),
    .lane_0_in_class   (client_5_control_0_port_lane_0_in_class),
    .lane_0_in_flit    (client_5_control_0_port_lane_0_in_flit),
    .lane_0_in_credit  (control_lane_0_client_5_in_credit),
    .lane_1_in_valid   (client_5_control_0_port_lane_1_in_valid),
    .lane_1_in_class   (client_5_control_0_port_lane_1_in_class),
    .lane_1_in_flit    (client_5_control_0_port_lane_1_in_flit),
    .lane_1_in_credit  (control_lane_1_client_5_in_credit),
    .lane_2_in_valid   (client_5_control_0_port_lane_2_in_valid),
    .lane_2_in_class   (client_5_control_0_port_lane_2_in_class),
    .lane_2_in_flit    (client_5_control_0_port_lane_2_in_flit),
    .lane_2_in_credit  (control_lane_2_client_5_in_credit),
    .lane_0_out_valid  (control_lane_0_client_5_out_valid),
    .lane_0_out_class  (control_lane_0_client_5_out_class),
    .lane_0_out_flit   (control_lane_0_client_5_out_flit),
    .lane_0_out_credit (client_5_control_0_port_lane_0_out_credit),
    .lane_1_out_valid  (control_lane_1_client_5_out_valid),
    .lane_1_out_class  (control_lane_1_client_5_out_class),
    .lane_1_out_flit   (control_lane_1_client_5_out_flit),
    .lane_1_out_credit (client_5_control_0_port_lane_1_out_credit),
    .lane_2_out_valid  (control_lane_2_client_5_out_valid),
    .lane_2_out_class  (control_lane_2_client_5_out_class),
    .lane_2_out_flit   (control_lane_2_client_5_out_flit),
    .lane_2_out_credit (client_5_control_0_port_lane_2_out_credit),
    .injected          (client_5_control_0_port_injected),
    .delivered         (client_5_control_0_port_delivered)
  );

  assign client_5_control_0_up_0_ready = client_5_control_0_port_up_0_ready;
  assign client_5_control_0_down_0_valid = client_5_control_0_port_down_0_valid;
  assign client_5_control_0_down_0_payload = client_5_control_0_port_down_0_payload;
  assign client_5_control_0_up_1_ready = client_5_control_0_port_up_1_ready;
  assign client_5_control_0_down_1_valid = client_5_control_0_port_down_1_valid;
  assign client_5_control_0_down_1_payload = client_5_control_0_port_down_1_payload;

  router_port_1_2x64 client_5_utility_0_port (
    .clk               (clk),
    .reset             (reset),
    .up_0_valid        (client_5_utility_0_up_0_valid),
    .up_0_ready        (client_5_utility_0_port_up_0_ready),
    .up_0_columns      (client_5_utility_0_up_0_columns),
    .up_0_rows         (client_5_utility_0_up_0_rows),
    .up_0_clients      (client_5_utility_0_up_0_clients),
    .up_0_payload      (client_5_utility_0_up_0_payload),
    .up_1_valid        (client_5_utility_0_up_1_valid),
    .up_1_ready        (client_5_utility_0_port_up_1_ready),
    .up_1_columns      (client_5_utility_0_up_1_columns),
    .up_1_rows         (client_5_utility_0_up_1_rows),
    .up_1_clients      (client_5_utility_0_up_1_clients),
    .up_1_payload      (client_5_utility_0_up_1_payload),
    .down_0_valid      (client_5_utility_0_port_down_0_valid),
    .down_0_ready      (client_5_utility_0_down_0_ready),
    .down_0_payload    (client_5_utility_0_port_down_0_payload),
    .down_1_valid      (client_5_utility_0_port_down_1_valid),
    .down_1_ready      (client_5_utility_0_down_1_ready),
    .down_1_payload    (client_5_utility_0_port_down_1_payload),
    .lane_0_in_valid   (client_5_utility_0_port_lane_0_in_valid),
    .lane_0_in_class   (client_5_utility_0_port_lane_0_in_class),
    .lane_0_in_flit    (client_5_utility_0_port_lane_0_in_flit),
    .lane_0_in_credit  (utility_lane_0_client_5_in_credit),
    .lane_0_out_valid  (utility_lane_0_client_5_out_valid),
    .lane_0_out_class  (utility_lane_0_client_5_out_class),
    .lane_0_out_flit   (utility_lane_0_client_5_out_flit),
    .lane_0_out_credit (client_5_utility_0_port_lane_0_out_credit),
    .injected          (client_5_utility_0_port_injected),
    .delivered         (client_5_utility_0_port_delivered)
  );

  assign client_5_utility_0_up_0_ready = client_5_utility_0_port_up_0_ready;
  assign client_5_utility_0_down_0_valid = client_5_utility_0_port_down_0_valid;
  assign client_5_utility_0_down_0_payload = client_5_utility_0_port_down_0_payload;
  assign client_5_utility_0_up_1_ready = client_5_utility_0_port_up_1_ready;
  assign client_5_utility_0_down_1_valid = client_5_utility_0_port_down_1_valid;
  assign client_5_utility_0_down_1_payload = client_5_utility_0_port_down_1_payload;

  router_port_1_1x64 client_5_synchronisation_0_port (
    .clk               (clk),
    .reset             (reset),
    .up_0_valid        (client_5_synchronisation_0_up_0_valid),
    .up_0_ready        (client_5_synchronisation_0_port_up_0_ready),
    .up_0_columns      (client_5_synchronisation_0_up_0_columns),
    .up_0_rows         (client_5_synchronisation_0_up_0_rows),
    .up_0_clients      (client_5_synchronisation_0_up_0_clients),
    .up_0_payload      (client_5_synchronisation_0_up_0_payload),
    .down_0_valid      (client_5_synchronisation_0_port_down_0_valid),
    .down_0_ready      (client_5_synchronisation_0_down_0_ready),
    .down_0_payload    (client_5_synchronisation_0_port_down_0_payload),
    .lane_0_in_valid   (client_5_synchronisation_0_port_lane_0_in_valid),
    .lane_0_in_flit    (client_5_synchronisation_0_port_lane_0_in_flit),
    .lane_0_in_credit  (synchronisation_lane_0_client_5_in_credit),
    .lane_0_out_valid  (synchronisation_lane_0_client_5_out_valid),
    .lane_0_out_flit   (synchronisation_lane_0_client_5_out_flit),
    .lane_0_out_credit (client_5_synchronisation_0_port_lane_0_out_credit),
    .injected          (client_5_synchronisation_0_port_injected),
    .delivered         (client_5_synchronisation_0_port_delivered)
  );

  assign client_5_synchronisation_0_up_0_ready = client_5_synchronisation_0_port_up_0_ready;
  assign client_5_synchronisation_0_down_0_valid = client_5_synchronisation_0_port_down_0_valid;
  assign client_5_synchronisation_0_down_0_payload = client_5_synchronisation_0_port_down_0_payload;

  router_port_1_1x524 client_5_reduction_0_port (
    .clk               (clk),
    .reset             (reset),
    .up_0_valid        (client_5_reduction_0_up_0_valid),
    .up_0_ready        (client_5_reduction_0_port_up_0_ready),
    .up_0_columns      (client_5_reduction_0_up_0_columns),
    .up_0_rows         (client_5_reduction_0_up_0_rows),
    .up_0_clients      (client_5_reduction_0_up_0_clients),
    .up_0_payload      (client_5_reduction_0_up_0_payload),
    .down_0_valid      (client_5_reduction_0_port_down_0_valid),
    .down_0_ready      (client_5_reduction_0_down_0_ready),
    .down_0_payload    (client_5_reduction_0_port_down_0_payload),
    .lane_0_in_valid   (client_5_reduction_0_port_lane_0_in_valid),
    .lane_0_in_flit    (client_5_reduction_0_port_lane_0_in_flit),
    .lane_0_in_credit  (reduction_lane_0_client_5_in_credit),
    .lane_0_out_valid  (reduction_lane_0_client_5_out_valid),
    .lane_0_out_flit   (reduction_lane_0_client_5_out_flit),
    .lane_0_out_credit (client_5_reduction_0_port_lane_0_out_credit),
    .injected          (client_5_reduction_0_port_injected),
    .delivered         (client_5_reduction_0_port_delivered)
  );

  assign client_5_reduction_0_up_0_ready = client_5_reduction_0_port_up_0_ready;
  assign client_5_reduction_0_down_0_valid = client_5_reduction_0_port_down_0_valid;
  assign client_5_reduction_0_down_0_payload = client_5_reduction_0_port_down_0_payload;

  router_port_3_2x645 client_8_data_0_port (
    .clk               (clk),
    .reset             (reset),
    .up_0_valid        (client_8_data_0_up_0_valid),
    .up_0_ready        (client_8_data_0_port_up_0_ready),
    .up_0_columns      (client_8_data_0_up_0_columns),
    .up_0_rows         (client_8_data_0_up_0_rows),
    .up_0_clients      (client_8_data_0_up_0_clients),
    .up_0_lane         (client_8_data_0_up_0_lane),
    .up_0_payload      (client_8_data_0_up_0_payload),
    .up_1_valid        (client_8_data_0_up_1_valid),
    .up_1_ready        (client_8_data_0_port_up_1_ready),
    .up_1_columns      (client_8_data_0_up_1_columns),
    .up_1_rows         (client_8_data_0_up_1_rows),
    .up_1_clients      (client_8_data_0_up_1_clients),
    .up_1_lane         (client_8_data_0_up_1_lane),
    .up_1_payload      (client_8_data_0_up_1_payload),
    .down_0_valid      (client_8_data_0_port_down_0_valid),
    .down_0_ready      (client_8_data_0_down_0_ready),
    .down_0_payload    (client_8_data_0_port_down_0_payload),
    .down_1_valid      (client_8_data_0_port_down_1_valid),
    .down_1_ready      (client_8_data_0_down_1_ready),
    .down_1_payload    (client_8_data_0_port_down_1_payload),
    .lane_0_in_valid   (client_8_data_0_port_lane_0_in_valid),
    .lane_0_in_class   (client_8_data_0_port_lane_0_in_class),
    .lane_0_in_flit    (client_8_data_0_port_lane_0_in_flit),
    .lane_0_in_credit  (data_lane_0_client_8_in_credit),
    .lane_1_in_valid   (client_8_data_0_port_lane_1_in_valid),
    .lane_1_in_class   (client_8_data_0_port_lane_1_in_class),
    .lane_1_in_flit    (client_8_data_0_port_lane_1_in_flit),
    .lane_1_in_credit  (data_lane_5_client_8_in_credit),
    .lane_2_in_valid   (client_8_data_0_port_lane_2_in_valid),
    .lane_2_in_class   (client_8_data_0_port_lane_2_in_class),
    .lane_2_in_flit    (client_8_data_0_port_lane_2_in_flit),
    .lane_2_in_credit  (data_lane_10_client_8_in_credit),
    .lane_0_out_valid  (data_lane_0_client_8_out_valid),
    .lane_0_out_class  (data_lane_0_client_8_out_class),
    .lane_0_out_flit   (data_lane_0_client_8_out_flit),
    .lane_0_out_credit (client_8_data_0_port_lane_0_out_credit),
    .lane_1_out_valid  (data_lane_5_client_8_out_valid),
    .lane_1_out_class  (data_lane_5_client_8_out_class),
    .lane_1_out_flit   (data_lane_5_client_8_out_flit),
    .lane_1_out_credit (client_8_data_0_port_lane_1_out_credit),
    .lane_2_out_valid  (data_lane_10_client_8_out_valid),
    .lane_2_out_class  (data_lane_10_client_8_out_class),
    .lane_2_out_flit   (data_lane_10_client_8_out_flit),
    .lane_2_out_credit (client_8_data_0_port_lane_2_out_credit),
    .injected          (client_8_data_0_port_injected),
    .delivered         (client_8_data_0_port_delivered)
  );

  assign client_8_data_0_up_0_ready = client_8_data_0_port_up_0_ready;
  assign client_8_data_0_down_0_valid = client_8_data_0_port_down_0_valid;
  assign client_8_data_0_down_0_payload = client_8_data_0_port_down_0_payload;
  assign client_8_data_0_up_1_ready = client_8_data_0_port_up_1_ready;
  assign client_8_data_0_down_1_valid = client_8_data_0_port_down_1_valid;
  assign client_8_data_0_down_1_payload = client_8_data_0_port_down_1_payload;

  router_port_3_2x645 client_8_data_1_port (
    .clk               (clk),
    .reset             (reset),
    .up_0_valid        (client_8_data_1_up_0_valid),
    .up_0_ready        (client_8_data_1_port_up_0_ready),
    .up_0_columns      (client_8_data_1_up_0_columns),
    .up_0_rows         (client_8_data_1_up_0_rows),
    .up_0_clients      (client_8_data_1_up_0_clients),
    .up_0_lane         (client_8_data_1_up_0_lane),
    .up_0_payload      (client_8_data_1_up_0_payload),
    .up_1_valid        (client_8_data_1_up_1_valid),
    .up_1_ready        (client_8_data_1_port_up_1_ready),
    .up_1_columns      (client_8_data_1_up_1_columns),
    .up_1_rows         (client_8_data_1_up_1_rows),
    .up_1_clients      (client_8_data_1_up_1_clients),
    .up_1_lane         (client_8_data_1_up_1_lane),
    .up_1_payload      (client_8_data_1_up_1_payload),
    .down_0_valid      (client_8_data_1_port_down_0_valid),
    .down_0_ready      (client_8_data_1_down_0_ready),
    .down_0_payload    (client_8_data_1_port_down_0_payload),
    .down_1_valid      (client_8_data_1_port_down_1_valid),
    .down_1_ready      (client_8_data_1_down_1_ready),
    .down_1_payload    (client_8_data_1_port_down_1_payload),
    .lane_0_in_valid   (client_8_data_1_port_lane_0_in_valid),
    .lane_0_in_class   (client_8_data_1_port_lane_0_in_class),
    .lane_0_in_flit    (client_8_data_1_port_lane_0_in_flit),
    .lane_0_in_credit  (data_lane_1_client_8_in_credit),
    .lane_1_in_valid   (client_8_data_1_port_lane_1_in_valid),
    .lane_1_in_class   (client_8_data_1_port_lane_1_in_class),
    .lane_1_in_flit    (client_8_data_1_port_lane_1_in_flit),
    .lane_1_in_credit  (data_lane_6_client_8_in_credit),
    .lane_2_in_valid   (client_8_data_1_port_lane_2_in_valid),
    .lane_2_in_class   (client_8_data_1_port_lane_2_in_class),
    .lane_2_in_flit    (client_8_data_1_port_lane_2_in_flit),
    .lane_2_in_credit  (data_lane_11_client_8_in_credit),
    .lane_0_out_valid  (data_lane_1_client_8_out_valid),
    .lane_0_out_class  (data_lane_1_client_8_out_class),
    .lane_0_out_flit   (data_lane_1_client_8_out_flit),
    .lane_0_out_credit (client_8_data_1_port_lane_0_out_credit),
    .lane_1_out_valid  (data_lane_6_client_8_out_valid),
    .lane_1_out_class  (data_lane_6_client_8_out_class),
    .lane_1_out_flit   (data_lane_6_client_8_out_flit),
    .lane_1_out_credit (client_8_data_1_port_lane_1_out_credit),
    .lane_2_out_valid  (data_lane_11_client_8_out_valid),
    .lane_2_out_class  (data_lane_11_client_8_out_class),
    .lane_2_out_flit   (data_lane_11_client_8_out_flit),
    .lane_2_out_credit (client_8_data_1_port_lane_2_out_credit),
    .injected          (client_8_data_1_port_injected),
    .delivered         (client_8_data_1_port_delivered)
  );

  assign client_8_data_1_up_0_ready = client_8_data_1_port_up_0_ready;
  assign client_8_data_1_down_0_valid = client_8_data_1_port_down_0_valid;
  assign client_8_data_1_down_0_payload = client_8_data_1_port_down_0_payload;
  assign client_8_data_1_up_1_ready = client_8_data_1_port_up_1_ready;
  assign client_8_data_1_down_1_valid = client_8_data_1_port_down_1_valid;
  assign client_8_data_1_down_1_payload = client_8_data_1_port_down_1_payload;

  router_port_2_2x645 client_8_data_2_port (
    .clk               (clk),
    .reset             (reset),
    .up_0_valid        (client_8_data_2_up_0_valid),
    .up_0_ready        (client_8_data_2_port_up_0_ready),
    .up_0_columns      (client_8_data_2_up_0_columns),
    .up_0_rows         (client_8_data_2_up_0_rows),
    .up_0_clients      (client_8_data_2_up_0_clients),
    .up_0_lane         (client_8_data_2_up_0_lane),
    .up_0_payload      (client_8_data_2_up_0_payload),
    .up_1_valid        (client_8_data_2_up_1_valid),
    .up_1_ready        (client_8_data_2_port_up_1_ready),
    .up_1_columns      (client_8_data_2_up_1_columns),
    .up_1_rows         (client_8_data_2_up_1_rows),
    .up_1_clients      (client_8_data_2_up_1_clients),
    .up_1_lane         (client_8_data_2_up_1_lane),
    .up_1_payload      (client_8_data_2_up_1_payload),
    .down_0_valid      (client_8_data_2_port_down_0_valid),
    .down_0_ready      (client_8_data_2_down_0_ready),
    .down_0_payload    (client_8_data_2_port_down_0_payload),
    .down_1_valid      (client_8_data_2_port_down_1_valid),
    .down_1_ready      (client_8_data_2_down_1_ready),
    .down_1_payload    (client_8_data_2_port_down_1_payload),
    .lane_0_in_valid   (client_8_data_2_port_lane_0_in_valid),
    .lane_0_in_class   (client_8_data_2_port_lane_0_in_class),
    .lane_0_in_flit    (client_8_data_2_port_lane_0_in_flit),
    .lane_0_in_credit  (data_lane_2_client_8_in_credit),
    .lane_1_in_valid   (client_8_data_2_port_lane_1_in_valid),
    .lane_1_in_class   (client_8_data_2_port_lane_1_in_class),
    .lane_1_in_flit    (client_8_data_2_port_lane_1_in_flit),
    .lane_1_in_credit  (data_lane_7_client_8_in_credit),
    .lane_0_out_valid  (data_lane_2_client_8_out_valid),
    .lane_0_out_class  (data_lane_2_client_8_out_class),
    .lane_0_out_flit   (data_lane_2_client_8_out_flit),
    .lane_0_out_credit (client_8_data_2_port_lane_0_out_credit),
    .lane_1_out_valid  (data_lane_7_client_8_out_valid),
    .lane_1_out_class  (data_lane_7_client_8_out_class),
    .lane_1_out_flit   (data_lane_7_client_8_out_flit),
    .lane_1_out_credit (client_8_data_2_port_lane_1_out_credit),
    .injected          (client_8_data_2_port_injected),
    .delivered         (client_8_data_2_port_delivered)
  );

  assign client_8_data_2_up_0_ready = client_8_data_2_port_up_0_ready;
  assign client_8_data_2_down_0_valid = client_8_data_2_port_down_0_valid;
  assign client_8_data_2_down_0_payload = client_8_data_2_port_down_0_payload;
  assign client_8_data_2_up_1_ready = client_8_data_2_port_up_1_ready;
  assign client_8_data_2_down_1_valid = client_8_data_2_port_down_1_valid;
  assign client_8_data_2_down_1_payload = client_8_data_2_port_down_1_payload;

  router_port_2_2x645 client_8_data_3_port (
    .clk               (clk),
    .reset             (reset),
    .up_0_valid        (client_8_data_3_up_0_valid),
    .up_0_ready        (client_8_data_3_port_up_0_ready),
    .up_0_columns      (client_8_data_3_up_0_columns),
    .up_0_rows         (client_8_data_3_up_0_rows),
    .up_0_clients      (client_8_data_3_up_0_clients),
    .up_0_lane         (client_8_data_3_up_0_lane),
    .up_0_payload      (client_8_data_3_up_0_payload),
    .up_1_valid        (client_8_data_3_up_1_valid),
    .up_1_ready        (client_8_data_3_port_up_1_ready),
    .up_1_columns      (client_8_data_3_up_1_columns),
    .up_1_rows         (client_8_data_3_up_1_rows),
    .up_1_clients      (client_8_data_3_up_1_clients),
    .up_1_lane         (client_8_data_3_up_1_lane),
    .up_1_payload      (client_8_data_3_up_1_payload),
    .down_0_valid      (client_8_data_3_port_down_0_valid),
    .down_0_ready      (client_8_data_3_down_0_ready),
    .down_0_payload    (client_8_data_3_port_down_0_payload),
    .down_1_valid      (client_8_data_3_port_down_1_valid),
    .down_1_ready      (client_8_data_3_down_1_ready),
    .down_1_payload    (client_8_data_3_port_down_1_payload),
    .lane_0_in_valid   (client_8_data_3_port_lane_0_in_valid),
    .lane_0_in_class   (client_8_data_3_port_lane_0_in_class),
    .lane_0_in_flit    (client_8_data_3_port_lane_0_in_flit),
    .lane_0_in_credit  (data_lane_3_client_8_in_credit),
    .lane_1_in_valid   (client_8_data_3_port_lane_1_in_valid),
    .lane_1_in_class   (client_8_data_3_port_lane_1_in_class),
    .lane_1_in_flit    (client_8_data_3_port_lane_1_in_flit),
    .lane_1_in_credit  (data_lane_8_client_8_in_credit),
    .lane_0_out_valid  (data_lane_3_client_8_out_valid),
    .lane_0_out_class  (data_lane_3_client_8_out_class),
    .lane_0_out_flit   (data_lane_3_client_8_out_flit),
    .lane_0_out_credit (client_8_data_3_port_lane_0_out_credit),
    .lane_1_out_valid  (data_lane_8_client_8_out_valid),
    .lane_1_out_class  (data_lane_8_client_8_out_class),
    .lane_1_out_flit   (data_lane_8_client_8_out_flit),
    .lane_1_out_credit (client_8_data_3_port_lane_1_out_credit),
    .injected          (client_8_data_3_port_injected),
    .delivered         (client_8_data_3_port_delivered)
  );

  assign client_8_data_3_up_0_ready = client_8_data_3_port_up_0_ready;
  assign client_8_data_3_down_0_valid = client_8_data_3_port_down_0_valid;
  assign client_8_data_3_down_0_payload = client_8_data_3_port_down_0_payload;
  assign client_8_data_3_up_1_ready = client_8_data_3_port_up_1_ready;
  assign client_8_data_3_down_1_valid = client_8_data_3_port_down_1_valid;
  assign client_8_data_3_down_1_payload = client_8_data_3_port_down_1_payload;

  router_port_2_2x645 client_8_data_4_port (
    .clk               (clk),
    .reset             (reset),
    .up_0_valid        (client_8_data_4_up_0_valid),
    .up_0_ready        (client_8_data_4_port_up_0_ready),
    .up_0_columns      (client_8_data_4_up_0_columns),
    .up_0_rows         (client_8_data_4_up_0_rows),
    .up_0_clients      (client_8_data_4_up_0_clients),
    .up_0_lane         (client_8_data_4_up_0_lane),
    .up_0_payload      (client_8_data_4_up_0_payload),
    .up_1_valid        (client_8_data_4_up_1_valid),
    .up_1_ready        (client_8_data_4_port_up_1_ready),
    .up_1_columns      (client_8_data_4_up_1_columns),
    .up_1_rows         (client_8_data_4_up_1_rows),
    .up_1_clients      (client_8_data_4_up_1_clients),
    .up_1_lane         (client_8_data_4_up_1_lane),
    .up_1_payload      (client_8_data_4_up_1_payload),
    .down_0_valid      (client_8_data_4_port_down_0_valid),
    .down_0_ready      (client_8_data_4_down_0_ready),
    .down_0_payload    (client_8_data_4_port_down_0_payload),
    .down_1_valid      (client_8_data_4_port_down_1_valid),
    .down_1_ready      (client_8_data_4_down_1_ready),
    .down_1_payload    (client_8_data_4_port_down_1_payload),
    .lane_0_in_valid   (client_8_data_4_port_lane_0_in_valid),
    .lane_0_in_class   (client_8_data_4_port_lane_0_in_class),
    .lane_0_in_flit    (client_8_data_4_port_lane_0_in_flit),
    .lane_0_in_credit  (data_lane_4_client_8_in_credit),
    .lane_1_in_valid   (client_8_data_4_port_lane_1_in_valid),
    .lane_1_in_class   (client_8_data_4_port_lane_1_in_class),
    .lane_1_in_flit    (client_8_data_4_port_lane_1_in_flit),
    .lane_1_in_credit  (data_lane_9_client_8_in_credit),
    .lane_0_out_valid  (data_lane_4_client_8_out_valid),
    .lane_0_out_class  (data_lane_4_client_8_out_class),
    .lane_0_out_flit   (data_lane_4_client_8_out_flit),
    .lane_0_out_credit (client_8_data_4_port_lane_0_out_credit),
    .lane_1_out_valid  (data_lane_9_client_8_out_valid),
    .lane_1_out_class  (data_lane_9_client_8_out_class),
    .lane_1_out_flit   (data_lane_9_client_8_out_flit),
    .lane_1_out_credit (client_8_data_4_port_lane_1_out_credit),
    .injected          (client_8_data_4_port_injected),
    .delivered         (client_8_data_4_port_delivered)
  );

  assign client_8_data_4_up_0_ready = client_8_data_4_port_up_0_ready;
  assign client_8_data_4_down_0_valid = client_8_data_4_port_down_0_valid;
  assign client_8_data_4_down_0_payload = client_8_data_4_port_down_0_payload;
  assign client_8_data_4_up_1_ready = client_8_data_4_port_up_1_ready;
  assign client_8_data_4_down_1_valid = client_8_data_4_port_down_1_valid;
  assign client_8_data_4_down_1_payload = client_8_data_4_port_down_1_payload;

  router_port_2_2x64 client_8_control_0_port (
    .clk               (clk),
    .reset             (reset),
    .up_0_valid        (client_8_control_0_up_0_valid),
    .up_0_ready        (client_8_control_0_port_up_0_ready),
    .up_0_columns      (client_8_control_0_up_0_columns),
    .up_0_rows         (client_8_control_0_up_0_rows),
    .up_0_clients      (client_8_control_0_up_0_clients),
    .up_0_lane         (client_8_control_0_up_0_lane),
    .up_0_payload      (client_8_control_0_up_0_payload),
    .up_1_valid        (client_8_control_0_up_1_valid),
    .up_1_ready        (client_8_control_0_port_up_1_ready),
    .up_1_columns      (client_8_control_0_up_1_columns),
    .up_1_rows         (client_8_control_0_up_1_rows),
    .up_1_clients      (client_8_control_0_up_1_clients),
    .up_1_lane         (client_8_control_0_up_1_lane),
    .up_1_payload      (client_8_control_0_up_1_payload),
    .down_0_valid      (client_8_control_0_port_down_0_valid),
    .down_0_ready      (client_8_control_0_down_0_ready),
    .down_0_payload    (client_8_control_0_port_down_0_payload),
    .down_1_valid      (client_8_control_0_port_down_1_valid),
    .down_1_ready      (client_8_control_0_down_1_ready),
    .down_1_payload    (client_8_control_0_port_down_1_payload),
    .lane_0_in_valid   (client_8_control_0_port_lane_0_in_valid),
    .lane_0_in_class   (client_8_control_0_port_lane_0_in_class),
    .lane_0_in_flit    (client_8_control_0_port_lane_0_in_flit),
    .lane_0_in_credit  (control_lane_0_client_8_in_credit),
    .lane_1_in_valid   (client_8_control_0_port_lane_1_in_valid),
    .lane_1_in_class   (client_8_control_0_port_lane_1_in_class),
    .lane_1_in_flit    (client_8_control_0_port_lane_1_in_flit),
    .lane_1_in_credit  (control_lane_2_client_8_in_credit),
    .lane_0_out_valid  (control_lane_0_client_8_out_valid),
    .lane_0_out_class  (control_lane_0_client_8_out_class),
    .lane_0_out_flit   (control_lane_0_client_8_out_flit),
    .lane_0_out_credit (client_8_control_0_port_lane_0_out_credit),
    .lane_1_out_valid  (control_lane_2_client_8_out_valid),
    .lane_1_out_class  (control_lane_2_client_8_out_class),
    .lane_1_out_flit   (control_lane_2_client_8_out_flit),
    .lane_1_out_credit (client_8_control_0_port_lane_1_out_credit),
    .injected          (client_8_control_0_port_injected),
    .delivered         (client_8_control_0_port_delivered)
  );

  assign client_8_control_0_up_0_ready = client_8_control_0_port_up_0_ready;
  assign client_8_control_0_down_0_valid = client_8_control_0_port_down_0_valid;
  assign client_8_control_0_down_0_payload = client_8_control_0_port_down_0_payload;
  assign client_8_control_0_up_1_ready = client_8_control_0_port_up_1_ready;
  assign client_8_control_0_down_1_valid = client_8_control_0_port_down_1_valid;
  assign client_8_control_0_down_1_payload = client_8_control_0_port_down_1_payload;

  router_port_1_2x64 client_8_control_1_port (
    .clk               (clk),
    .reset             (reset),
    .up_0_valid        (client_8_control_1_up_0_valid),
    .up_0_ready        (client_8_control_1_port_up_0_ready),
    .up_0_columns      (client_8_control_1_up_0_columns),
    .up_0_rows         (client_8_control_1_up_0_rows),
    .up_0_clients      (client_8_control_1_up_0_clients),
    .up_0_payload      (client_8_control_1_up_0_payload),
    .up_1_valid        (client_8_control_1_up_1_valid),
    .up_1_ready        (client_8_control_1_port_up_1_ready),
    .up_1_columns      (client_8_control_1_up_1_columns),
    .up_1_rows         (client_8_control_1_up_1_rows),
    .up_1_clients      (client_8_control_1_up_1_clients),
    .up_1_payload      (client_8_control_1_up_1_payload),
    .down_0_valid      (client_8_control_1_port_down_0_valid),
    .down_0_ready      (client_8_control_1_down_0_ready),
    .down_0_payload    (client_8_control_1_port_down_0_payload),
    .down_1_valid      (client_8_control_1_port_down_1_valid),
    .down_1_ready      (client_8_control_1_down_1_ready),
    .down_1_payload    (client_8_control_1_port_down_1_payload),
    .lane_0_in_valid   (client_8_control_1_port_lane_0_in_valid),
    .lane_0_in_class   (client_8_control_1_port_lane_0_in_class),
    .lane_0_in_flit    (client_8_control_1_port_lane_0_in_flit),
    .lane_0_in_credit  (control_lane_1_client_8_in_credit),
    .lane_0_out_valid  (control_lane_1_client_8_out_valid),
    .lane_0_out_class  (control_lane_1_client_8_out_class),
    .lane_0_out_flit   (control_lane_1_client_8_out_flit),
    .lane_0_out_credit (client_8_control_1_port_lane_0_out_credit),
    .injected          (client_8_control_1_port_injected),
    .delivered         (client_8_control_1_port_delivered)
  );

  assign client_8_control_1_up_0_ready = client_8_control_1_port_up_0_ready;
  assign client_8_control_1_down_0_valid = client_8_control_1_port_down_0_valid;
  assign client_8_control_1_down_0_payload = client_8_control_1_port_down_0_payload;
  assign client_8_control_1_up_1_ready = client_8_control_1_port_up_1_ready;
  assign client_8_control_1_down_1_valid = client_8_control_1_port_down_1_valid;
  assign client_8_control_1_down_1_payload = client_8_control_1_port_down_1_payload;

  router_port_1_2x64 client_8_utility_0_port (
    .clk               (clk),
    .reset             (reset),
    .up_0_valid        (client_8_utility_0_up_0_valid),
    .up_0_ready        (client_8_utility_0_port_up_0_ready),
    .up_0_columns      (client_8_utility_0_up_0_columns),
    .up_0_rows         (client_8_utility_0_up_0_rows),
    .up_0_clients      (client_8_utility_0_up_0_clients),
    .up_0_payload      (client_8_utility_0_up_0_payload),
    .up_1_valid        (client_8_utility_0_up_1_valid),
    .up_1_ready        (client_8_utility_0_port_up_1_ready),
    .up_1_columns      (client_8_utility_0_up_1_columns),
    .up_1_rows         (client_8_utility_0_up_1_rows),
    .up_1_clients      (client_8_utility_0_up_1_clients),
    .up_1_payload      (client_8_utility_0_up_1_payload),
    .down_0_valid      (client_8_utility_0_port_down_0_valid),
    .down_0_ready      (client_8_utility_0_down_0_ready),
    .down_0_payload    (client_8_utility_0_port_down_0_payload),
    .down_1_valid      (client_8_utility_0_port_down_1_valid),
    .down_1_ready      (client_8_utility_0_down_1_ready),
    .down_1_payload    (client_8_utility_0_port_down_1_payload),
    .lane_0_in_valid   (client_8_utility_0_port_lane_0_in_valid),
    .lane_0_in_class   (client_8_utility_0_port_lane_0_in_class),
    .lane_0_in_flit    (client_8_utility_0_port_lane_0_in_flit),
    .lane_0_in_credit  (utility_lane_0_client_8_in_credit),
    .lane_0_out_valid  (utility_lane_0_client_8_out_valid),
    .lane_0_out_class  (utility_lane_0_client_8_out_class),
    .lane_0_out_flit   (utility_lane_0_client_8_out_flit),
    .lane_0_out_credit (client_8_utility_0_port_lane_0_out_credit),
    .injected          (client_8_utility_0_port_injected),
    .delivered         (client_8_utility_0_port_delivered)
  );

  assign client_8_utility_0_up_0_ready = client_8_utility_0_port_up_0_ready;
  assign client_8_utility_0_down_0_valid = client_8_utility_0_port_down_0_valid;
  assign client_8_utility_0_down_0_payload = client_8_utility_0_port_down_0_payload;
  assign client_8_utility_0_up_1_ready = client_8_utility_0_port_up_1_ready;
  assign client_8_utility_0_down_1_valid = client_8_utility_0_port_down_1_valid;
  assign client_8_utility_0_down_1_payload = client_8_utility_0_port_down_1_payload;

  router_port_1_1x64 client_8_synchronisation_0_port (
    .clk               (clk),
    .reset             (reset),
    .up_0_valid        (client_8_synchronisation_0_up_0_valid),
    .up_0_ready        (client_8_synchronisation_0_port_up_0_ready),
    .up_0_columns      (client_8_synchronisation_0_up_0_columns),
    .up_0_rows         (client_8_synchronisation_0_up_0_rows),
    .up_0_clients      (client_8_synchronisation_0_up_0_clients),
    .up_0_payload      (client_8_synchronisation_0_up_0_payload),
    .down_0_valid      (client_8_synchronisation_0_port_down_0_valid),
    .down_0_ready      (client_8_synchronisation_0_down_0_ready),
    .down_0_payload    (client_8_synchronisation_0_port_down_0_payload),
    .lane_0_in_valid   (client_8_synchronisation_0_port_lane_0_in_valid),
    .lane_0_in_flit    (client_8_synchronisation_0_port_lane_0_in_flit),
    .lane_0_in_credit  (synchronisation_lane_0_client_8_in_credit),
    .lane_0_out_valid  (synchronisation_lane_0_client_8_out_valid),
    .lane_0_out_flit   (synchronisation_lane_0_client_8_out_flit),
    .lane_0_out_credit (client_8_synchronisation_0_port_lane_0_out_credit),
    .injected          (client_8_synchronisation_0_port_injected),
    .delivered         (client_8_synchronisation_0_port_delivered)
  );

  assign client_8_synchronisation_0_up_0_ready = client_8_synchronisation_0_port_up_0_ready;
  assign client_8_synchronisation_0_down_0_valid = client_8_synchronisation_0_port_down_0_valid;
  assign client_8_synchronisation_0_down_0_payload = client_8_synchronisation_0_port_down_0_payload;

  router_port_12_2x645 client_9_data_0_port (
    .clk                (clk),
    .reset              (reset),
    .up_0_valid         (client_9_data_0_up_0_valid),
    .up_0_ready         (client_9_data_0_port_up_0_ready),
    .up_0_columns       (client_9_data_0_up_0_columns),
    .up_0_rows          (client_9_data_0_up_0_rows),
    .up_0_clients       (client_9_data_0_up_0_clients),
    .up_0_lane          (client_9_data_0_up_0_lane),
    .up_0_payload       (client_9_data_0_up_0_payload),
    .up_1_valid         (client_9_data_0_up_1_valid),
    .up_1_ready         (client_9_data_0_port_up_1_ready),
    .up_1_columns       (client_9_data_0_up_1_columns),
    .up_1_rows          (client_9_data_0_up_1_rows),
    .up_1_clients       (client_9_data_0_up_1_clients),
    .up_1_lane          (client_9_data_0_up_1_lane),
    .up_1_payload       (client_9_data_0_up_1_payload),
    .down_0_valid       (client_9_data_0_port_down_0_valid),
    .down_0_ready       (client_9_data_0_down_0_ready),
    .down_0_payload     (client_9_data_0_port_down_0_payload),
    .down_1_valid       (client_9_data_0_port_down_1_valid),
    .down_1_ready       (client_9_data_0_down_1_ready),
    .down_1_payload     (client_9_data_0_port_down_1_payload),
    .lane_0_in_valid    (client_9_data_0_port_lane_0_in_valid),
    .lane_0_in_class    (client_9_data_0_port_lane_0_in_class),
    .lane_0_in_flit     (client_9_data_0_port_lane_0_in_flit),
    .lane_0_in_credit   (data_lane_0_client_9_in_credit),
    .lane_1_in_valid    (client_9_data_0_port_lane_1_in_valid),
    .lane_1_in_class    (client_9_data_0_port_lane_1_in_class),
    .lane_1_in_flit     (client_9_data_0_port_lane_1_in_flit),
    .lane_1_in_credit   (data_lane_1_client_9_in_credit),
    .lane_2_in_valid    (client_9_data_0_port_lane_2_in_valid),
    .lane_2_in_class    (client_9_data_0_port_lane_2_in_class),
    .lane_2_in_flit     (client_9_data_0_port_lane_2_in_flit),
    .lane_2_in_credit   (data_lane_2_client_9_in_credit),
    .lane_3_in_valid    (client_9_data_0_port_lane_3_in_valid),
    .lane_3_in_class    (client_9_data_0_port_lane_3_in_class),
    .lane_3_in_flit     (client_9_data_0_port_lane_3_in_flit),
    .lane_3_in_credit   (data_lane_3_client_9_in_credit),
    .lane_4_in_valid    (client_9_data_0_port_lane_4_in_valid),
    .lane_4_in_class    (client_9_data_0_port_lane_4_in_class),
    .lane_4_in_flit     (client_9_data_0_port_lane_4_in_flit),
    .lane_4_in_credit   (data_lane_4_client_9_in_credit),
    .lane_5_in_valid    (client_9_data_0_port_lane_5_in_valid),
    .lane_5_in_class    (client_9_data_0_port_lane_5_in_class),
    .lane_5_in_flit     (client_9_data_0_port_lane_5_in_flit),
    .lane_5_in_credit   (data_lane_5_client_9_in_credit),
    .lane_6_in_valid    (client_9_data_0_port_lane_6_in_valid),
    .lane_6_in_class    (client_9_data_0_port_lane_6_in_class),
    .lane_6_in_flit     (client_9_data_0_port_lane_6_in_flit),
    .lane_6_in_credit   (data_lane_6_client_9_in_credit),
    .lane_7_in_valid    (client_9_data_0_port_lane_7_in_valid),
    .lane_7_in_class    (client_9_data_0_port_lane_7_in_class),
    .lane_7_in_flit     (client_9_data_0_port_lane_7_in_flit),
    .lane_7_in_credit   (data_lane_7_client_9_in_credit),
    .lane_8_in_valid    (client_9_data_0_port_lane_8_in_valid),
    .lane_8_in_class    (client_9_data_0_port_lane_8_in_class),
    .lane_8_in_flit     (client_9_data_0_port_lane_8_in_flit),
    .lane_8_in_credit   (data_lane_8_client_9_in_credit),
    .lane_9_in_valid    (client_9_data_0_port_lane_9_in_valid),
    .lane_9_in_class    (client_9_data_0_port_lane_9_in_class),
    .lane_9_in_flit     (client_9_data_0_port_lane_9_in_flit),
    .lane_9_in_credit   (data_lane_9_client_9_in_credit),
    .lane_10_in_valid   (client_9_data_0_port_lane_10_in_valid),
    .lane_10_in_class   (client_9_data_0_port_lane_10_in_class),
    .lane_10_in_flit    (client_9_data_0_port_lane_10_in_flit),
    .lane_10_in_credit  (data_lane_10_client_9_in_credit),
    .lane_11_in_valid   (client_9_data_0_port_lane_11_in_valid),
    .lane_11_in_class   (client_9_data_0_port_lane_11_in_class),
    .lane_11_in_flit    (client_9_data_0_port_lane_11_in_flit),
    .lane_11_in_credit  (data_lane_11_client_9_in_credit),
    .lane_0_out_valid   (data_lane_0_client_9_out_valid),
    .lane_0_out_class   (data_lane_0_client_9_out_class),
    .lane_0_out_flit    (data_lane_0_client_9_out_flit),
    .lane_0_out_credit  (client_9_data_0_port_lane_0_out_credit),
    .lane_1_out_valid   (data_lane_1_client_9_out_valid),
    .lane_1_out_class   (data_lane_1_client_9_out_class),
    .lane_1_out_flit    (data_lane_1_client_9_out_flit),
    .lane_1_out_credit  (client_9_data_0_port_lane_1_out_credit),
    .lane_2_out_valid   (data_lane_2_client_9_out_valid),
    .lane_2_out_class   (data_lane_2_client_9_out_class),
    .lane_2_out_flit    (data_lane_2_client_9_out_flit),
    .lane_2_out_credit  (client_9_data_0_port_lane_2_out_credit),
    .lane_3_out_valid   (data_lane_3_client_9_out_valid),
    .lane_3_out_class   (data_lane_3_client_9_out_class),
    .lane_3_out_flit    (data_lane_3_client_9_out_flit),
    .lane_3_out_credit  (client_9_data_0_port_lane_3_out_credit),
    .lane_4_out_valid   (data_lane_4_client_9_out_valid),
    .lane_4_out_class   (data_lane_4_client_9_out_class),
    .lane_4_out_flit    (data_lane_4_client_9_out_flit),
    .lane_4_out_credit  (client_9_data_0_port_lane_4_out_credit),
    .lane_5_out_valid   (data_lane_5_client_9_out_valid),
    .lane_5_out_class   (data_lane_5_client_9_out_class),
    .lane_5_out_flit    (data_lane_5_client_9_out_flit),
    .lane_5_out_credit  (client_9_data_0_port_lane_5_out_credit),
    .lane_6_out_valid   (data_lane_6_client_9_out_valid),
    .lane_6_out_class   (data_lane_6_client_9_out_class),
    .lane_6_out_flit    (data_lane_6_client_9_out_flit),
    .lane_6_out_credit  (client_9_data_0_port_lane_6_out_credit),
    .lane_7_out_valid   (data_lane_7_client_9_out_valid),
    .lane_7_out_class   (data_lane_7_client_9_out_class),
    .lane_7_out_flit    (data_lane_7_client_9_out_flit),
    .lane_7_out_credit  (client_9_data_0_port_lane_7_out_credit),
    .lane_8_out_valid   (data_lane_8_client_9_out_valid),
    .lane_8_out_class   (data_lane_8_client_9_out_class),
    .lane_8_out_flit    (data_lane_8_client_9_out_flit),
    .lane_8_out_credit  (client_9_data_0_port_lane_8_out_credit),
    .lane_9_out_valid   (data_lane_9_client_9_out_valid),
    .lane_9_out_class   (data_lane_9_client_9_out_class),
    .lane_9_out_flit    (data_lane_9_client_9_out_flit),
    .lane_9_out_credit  (client_9_data_0_port_lane_9_out_credit),
    .lane_10_out_valid  (data_lane_10_client_9_out_valid),
    .lane_10_out_class  (data_lane_10_client_9_out_class),
    .lane_10_out_flit   (data_lane_10_client_9_out_flit),
    .lane_10_out_credit (client_9_data_0_port_lane_10_out_credit),
    .lane_11_out_valid  (data_lane_11_client_9_out_valid),
    .lane_11_out_class  (data_lane_11_client_9_out_class),
    .lane_11_out_flit   (data_lane_11_client_9_out_flit),
    .lane_11_out_credit (client_9_data_0_port_lane_11_out_credit),
    .injected           (client_9_data_0_port_injected),
    .delivered          (client_9_data_0_port_delivered)
  );

  assign client_9_data_0_up_0_ready = client_9_data_0_port_up_0_ready;
  assign client_9_data_0_down_0_valid = client_9_data_0_port_down_0_valid;
  assign client_9_data_0_down_0_payload = client_9_data_0_port_down_0_payload;
  assign client_9_data_0_up_1_ready = client_9_data_0_port_up_1_ready;
  assign client_9_data_0_down_1_valid = client_9_data_0_port_down_1_valid;
  assign client_9_data_0_down_1_payload = client_9_data_0_port_down_1_payload;

  router_port_3_2x64 client_9_control_0_port (
    .clk               (clk),
    .reset             (reset),
    .up_0_valid        (client_9_control_0_up_0_valid),
    .up_0_ready        (client_9_control_0_port_up_0_ready),
    .up_0_columns      (client_9_control_0_up_0_columns),
    .up_0_rows         (client_9_control_0_up_0_rows),
    .up_0_clients      (client_9_control_0_up_0_clients),
    .up_0_lane         (client_9_control_0_up_0_lane),
    .up_0_payload      (client_9_control_0_up_0_payload),
    .up_1_valid        (client_9_control_0_up_1_valid),
    .up_1_ready        (client_9_control_0_port_up_1_ready),
    .up_1_columns      (client_9_control_0_up_1_columns),
    .up_1_rows         (client_9_control_0_up_1_rows),
    .up_1_clients      (client_9_control_0_up_1_clients),
    .up_1_lane         (client_9_control_0_up_1_lane),
    .up_1_payload      (client_9_control_0_up_1_payload),
    .down_0_valid      (client_9_control_0_port_down_0_valid),
    .down_0_ready      (client_9_control_0_down_0_ready),
    .down_0_payload    (client_9_control_0_port_down_0_payload),
    .down_1_valid      (client_9_control_0_port_down_1_valid),
    .down_1_ready      (client_9_control_0_down_1_ready),
    .down_1_payload    (client_9_control_0_port_down_1_payload),
    .lane_0_in_valid   (client_9_control_0_port_lane_0_in_valid),
    .lane_0_in_class   (client_9_control_0_port_lane_0_in_class),
    .lane_0_in_flit    (client_9_control_0_port_lane_0_in_flit),
    .lane_0_in_credit  (control_lane_0_client_9_in_credit),
    .lane_1_in_valid   (client_9_control_0_port_lane_1_in_valid),
    .lane_1_in_class   (client_9_control_0_port_lane_1_in_class),
    .lane_1_in_flit    (client_9_control_0_port_lane_1_in_flit),
    .lane_1_in_credit  (control_lane_1_client_9_in_credit),
    .lane_2_in_valid   (client_9_control_0_port_lane_2_in_valid),
    .lane_2_in_class   (client_9_control_0_port_lane_2_in_class),
    .lane_2_in_flit    (client_9_control_0_port_lane_2_in_flit),
    .lane_2_in_credit  (control_lane_2_client_9_in_credit),
    .lane_0_out_valid  (control_lane_0_client_9_out_valid),
    .lane_0_out_class  (control_lane_0_client_9_out_class),
    .lane_0_out_flit   (control_lane_0_client_9_out_flit),
    .lane_0_out_credit (client_9_control_0_port_lane_0_out_credit),
    .lane_1_out_valid  (control_lane_1_client_9_out_valid),
    .lane_1_out_class  (control_lane_1_client_9_out_class),
    .lane_1_out_flit   (control_lane_1_client_9_out_flit),
    .lane_1_out_credit (client_9_control_0_port_lane_1_out_credit),
    .lane_2_out_valid  (control_lane_2_client_9_out_valid),
    .lane_2_out_class  (control_lane_2_client_9_out_class),
    .lane_2_out_flit   (control_lane_2_client_9_out_flit),
    .lane_2_out_credit (client_9_control_0_port_lane_2_out_credit),
    .injected          (client_9_control_0_port_injected),
    .delivered         (client_9_control_0_port_delivered)
  );

  assign client_9_control_0_up_0_ready = client_9_control_0_port_up_0_ready;
  assign client_9_control_0_down_0_valid = client_9_control_0_port_down_0_valid;
  assign client_9_control_0_down_0_payload = client_9_control_0_port_down_0_payload;
  assign client_9_control_0_up_1_ready = client_9_control_0_port_up_1_ready;
  assign client_9_control_0_down_1_valid = client_9_control_0_port_down_1_valid;
  assign client_9_control_0_down_1_payload = client_9_control_0_port_down_1_payload;

  router_port_1_2x64 client_9_utility_0_port (
    .clk               (clk),
    .reset             (reset),
    .up_0_valid        (client_9_utility_0_up_0_valid),
    .up_0_ready        (client_9_utility_0_port_up_0_ready),
    .up_0_columns      (client_9_utility_0_up_0_columns),
    .up_0_rows         (client_9_utility_0_up_0_rows),
    .up_0_clients      (client_9_utility_0_up_0_clients),
    .up_0_payload      (client_9_utility_0_up_0_payload),
    .up_1_valid        (client_9_utility_0_up_1_valid),
    .up_1_ready        (client_9_utility_0_port_up_1_ready),
    .up_1_columns      (client_9_utility_0_up_1_columns),
    .up_1_rows         (client_9_utility_0_up_1_rows),
    .up_1_clients      (client_9_utility_0_up_1_clients),
    .up_1_payload      (client_9_utility_0_up_1_payload),
    .down_0_valid      (client_9_utility_0_port_down_0_valid),
    .down_0_ready      (client_9_utility_0_down_0_ready),
    .down_0_payload    (client_9_utility_0_port_down_0_payload),
    .down_1_valid      (client_9_utility_0_port_down_1_valid),
    .down_1_ready      (client_9_utility_0_down_1_ready),
    .down_1_payload    (client_9_utility_0_port_down_1_payload),
    .lane_0_in_valid   (client_9_utility_0_port_lane_0_in_valid),
    .lane_0_in_class   (client_9_utility_0_port_lane_0_in_class),
    .lane_0_in_flit    (client_9_utility_0_port_lane_0_in_flit),
    .lane_0_in_credit  (utility_lane_0_client_9_in_credit),
    .lane_0_out_valid  (utility_lane_0_client_9_out_valid),
    .lane_0_out_class  (utility_lane_0_client_9_out_class),
    .lane_0_out_flit   (utility_lane_0_client_9_out_flit),
    .lane_0_out_credit (client_9_utility_0_port_lane_0_out_credit),
    .injected          (client_9_utility_0_port_injected),
    .delivered         (client_9_utility_0_port_delivered)
  );

  assign client_9_utility_0_up_0_ready = client_9_utility_0_port_up_0_ready;
  assign client_9_utility_0_down_0_valid = client_9_utility_0_port_down_0_valid;
  assign client_9_utility_0_down_0_payload = client_9_utility_0_port_down_0_payload;
  assign client_9_utility_0_up_1_ready = client_9_utility_0_port_up_1_ready;
  assign client_9_utility_0_down_1_valid = client_9_utility_0_port_down_1_valid;
  assign client_9_utility_0_down_1_payload = client_9_utility_0_port_down_1_payload;

  router_port_1_1x64 client_9_synchronisation_0_port (
    .clk               (clk),
    .reset             (reset),
    .up_0_valid        (client_9_synchronisation_0_up_0_valid),
    .up_0_ready        (client_9_synchronisation_0_port_up_0_ready),
    .up_0_columns      (client_9_synchronisation_0_up_0_columns),
    .up_0_rows         (client_9_synchronisation_0_up_0_rows),
    .up_0_clients      (client_9_synchronisation_0_up_0_clients),
    .up_0_payload      (client_9_synchronisation_0_up_0_payload),
    .down_0_valid      (client_9_synchronisation_0_port_down_0_valid),
    .down_0_ready      (client_9_synchronisation_0_down_0_ready),
    .down_0_payload    (client_9_synchronisation_0_port_down_0_payload),
    .lane_0_in_valid   (client_9_synchronisation_0_port_lane_0_in_valid),
    .lane_0_in_flit    (client_9_synchronisation_0_port_lane_0_in_flit),
    .lane_0_in_credit  (synchronisation_lane_0_client_9_in_credit),
    .lane_0_out_valid  (synchronisation_lane_0_client_9_out_valid),
    .lane_0_out_flit   (synchronisation_lane_0_client_9_out_flit),
    .lane_0_out_credit (client_9_synchronisation_0_port_lane_0_out_credit),
    .injected          (client_9_synchronisation_0_port_injected),
    .delivered         (client_9_synchronisation_0_port_delivered)
  );

  assign client_9_synchronisation_0_up_0_ready = client_9_synchronisation_0_port_up_0_ready;
  assign client_9_synchronisation_0_down_0_valid = client_9_synchronisation_0_port_down_0_valid;
  assign client_9_synchronisation_0_down_0_payload = client_9_synchronisation_0_port_down_0_payload;

  // ---- Counters ----

  assign t_0 = {
    data_lane_0_sent[0], data_lane_1_sent[0], data_lane_2_sent[0], data_lane_3_sent[0],
    data_lane_4_sent[0], data_lane_5_sent[0], data_lane_6_sent[0], data_lane_7_sent[0],
    data_lane_8_sent[0], data_lane_9_sent[0], data_lane_10_sent[0], data_lane_11_sent[0]
  };
  assign counters_data_flits_north = {3'd0, t_0[0]}
    + {3'd0, t_0[1]}
    + ({3'd0, t_0[2]} + {3'd0, t_0[3]})
    + ({3'd0, t_0[4]} + {3'd0, t_0[5]} + ({3'd0, t_0[6]} + {3'd0, t_0[7]}))
    + ({3'd0, t_0[8]} + {3'd0, t_0[9]} + ({3'd0, t_0[10]} + {3'd0, t_0[11]}));
  assign t_1 = {
    data_lane_0_sent[1], data_lane_1_sent[1], data_lane_2_sent[1], data_lane_3_sent[1],
    data_lane_4_sent[1], data_lane_5_sent[1], data_lane_6_sent[1], data_lane_7_sent[1],
    data_lane_8_sent[1], data_lane_9_sent[1], data_lane_10_sent[1], data_lane_11_sent[1]
  };
  assign counters_data_flits_south = {3'd0, t_1[0]}
    + {3'd0, t_1[1]}
    + ({3'd0, t_1[2]} + {3'd0, t_1[3]})
    + ({3'd0, t_1[4]} + {3'd0, t_1[5]} + ({3'd0, t_1[6]} + {3'd0, t_1[7]}))
    + ({3'd0, t_1[8]} + {3'd0, t_1[9]} + ({3'd0, t_1[10]} + {3'd0, t_1[11]}));
  assign t_2 = {
    data_lane_0_sent[2], data_lane_1_sent[2], data_lane_2_sent[2], data_lane_3_sent[2],
    data_lane_4_sent[2], data_lane_5_sent[2], data_lane_6_sent[2], data_lane_7_sent[2],
    data_lane_8_sent[2], data_lane_9_sent[2], data_lane_10_sent[2], data_lane_11_sent[2]
  };
  assign counters_data_flits_east = {3'd0, t_2[0]}
    + {3'd0, t_2[1]}
    + ({3'd0, t_2[2]} + {3'd0, t_2[3]})
    + ({3'd0, t_2[4]} + {3'd0, t_2[5]} + ({3'd0, t_2[6]} + {3'd0, t_2[7]}))
    + ({3'd0, t_2[8]} + {3'd0, t_2[9]} + ({3'd0, t_2[10]} + {3'd0, t_2[11]}));
  assign t_3 = {
    data_lane_0_sent[3], data_lane_1_sent[3], data_lane_2_sent[3], data_lane_3_sent[3],
    data_lane_4_sent[3], data_lane_5_sent[3], data_lane_6_sent[3], data_lane_7_sent[3],
    data_lane_8_sent[3], data_lane_9_sent[3], data_lane_10_sent[3], data_lane_11_sent[3]
  };
  assign counters_data_flits_west = {3'd0, t_3[0]}
    + {3'd0, t_3[1]}
    + ({3'd0, t_3[2]} + {3'd0, t_3[3]})
    + ({3'd0, t_3[4]} + {3'd0, t_3[5]} + ({3'd0, t_3[6]} + {3'd0, t_3[7]}))
    + ({3'd0, t_3[8]} + {3'd0, t_3[9]} + ({3'd0, t_3[10]} + {3'd0, t_3[11]}));
  assign t_4 = {
    data_lane_0_sent[4], data_lane_0_sent[5], data_lane_0_sent[6], data_lane_0_sent[7],
    data_lane_0_sent[8], data_lane_0_sent[9], data_lane_0_sent[10], data_lane_0_sent[11],
    data_lane_1_sent[4], data_lane_1_sent[5], data_lane_1_sent[6], data_lane_1_sent[7],
    data_lane_1_sent[8], data_lane_1_sent[9], data_lane_1_sent[10], data_lane_1_sent[11],
    data_lane_2_sent[4], data_lane_2_sent[5], data_lane_2_sent[6], data_lane_2_sent[7],
    data_lane_2_sent[8], data_lane_2_sent[9], data_lane_2_sent[10], data_lane_2_sent[11],
    data_lane_3_sent[4], data_lane_3_sent[5], data_lane_3_sent[6], data_lane_3_sent[7],
    data_lane_3_sent[8], data_lane_3_sent[9], data_lane_3_sent[10], data_lane_3_sent[11],
    data_lane_4_sent[4], data_lane_4_sent[5], data_lane_4_sent[6], data_lane_4_sent[7],
    data_lane_4_sent[8], data_lane_4_sent[9], data_lane_4_sent[10], data_lane_4_sent[11],
    data_lane_5_sent[4], data_lane_5_sent[5], data_lane_5_sent[6], data_lane_5_sent[7],
    data_lane_5_sent[8], data_lane_5_sent[9], data_lane_5_sent[10], data_lane_5_sent[11],
    data_lane_6_sent[4], data_lane_6_sent[5], data_lane_6_sent[6], data_lane_6_sent[7],
    data_lane_6_sent[8], data_lane_6_sent[9], data_lane_6_sent[10], data_lane_6_sent[11],
    data_lane_7_sent[4], data_lane_7_sent[5], data_lane_7_sent[6], data_lane_7_sent[7],
    data_lane_7_sent[8], data_lane_7_sent[9], data_lane_7_sent[10], data_lane_7_sent[11],
    data_lane_8_sent[4], data_lane_8_sent[5], data_lane_8_sent[6], data_lane_8_sent[7],
    data_lane_8_sent[8], data_lane_8_sent[9], data_lane_8_sent[10], data_lane_8_sent[11],
    data_lane_9_sent[4], data_lane_9_sent[5], data_lane_9_sent[6], data_lane_9_sent[7],
    data_lane_9_sent[8], data_lane_9_sent[9], data_lane_9_sent[10], data_lane_9_sent[11],
    data_lane_10_sent[4], data_lane_10_sent[5], data_lane_10_sent[6], data_lane_10_sent[7],
    data_lane_10_sent[8], data_lane_10_sent[9], data_lane_10_sent[10], data_lane_10_sent[11],
    data_lane_11_sent[4], data_lane_11_sent[5], data_lane_11_sent[6], data_lane_11_sent[7],
    data_lane_11_sent[8], data_lane_11_sent[9], data_lane_11_sent[10], data_lane_11_sent[11]
  };
  assign t_5 = {6'd0, t_4[0]}
    + {6'd0, t_4[1]}
    + ({6'd0, t_4[2]} + {6'd0, t_4[3]})
    + ({6'd0, t_4[4]} + {6'd0, t_4[5]} + ({6'd0, t_4[6]} + {6'd0, t_4[7]}))
    + ({6'd0, t_4[8]} + {6'd0, t_4[9]} + ({6'd0, t_4[10]} + {6'd0, t_4[11]}) + ({6'd0, t_4[12]} + {6'd0, t_4[13]} + ({6'd0, t_4[14]} + {6'd0, t_4[15]})))
    + ({6'd0, t_4[16]} + {6'd0, t_4[17]} + ({6'd0, t_4[18]} + {6'd0, t_4[19]}) + ({6'd0, t_4[20]} + {6'd0, t_4[21]} + ({6'd0, t_4[22]} + {6'd0, t_4[23]})) + ({6'd0, t_4[24]} + {6'd0, t_4[25]} + ({6'd0, t_4[26]} + {6'd0, t_4[27]}) + ({6'd0, t_4[28]} + {6'd0, t_4[29]} + ({6'd0, t_4[30]} + {6'd0, t_4[31]}))))
    + ({6'd0, t_4[32]} + {6'd0, t_4[33]} + ({6'd0, t_4[34]} + {6'd0, t_4[35]}) + ({6'd0, t_4[36]} + {6'd0, t_4[37]} + ({6'd0, t_4[38]} + {6'd0, t_4[39]})) + ({6'd0, t_4[40]} + {6'd0, t_4[41]} + ({6'd0, t_4[42]} + {6'd0, t_4[43]}) + ({6'd0, t_4[44]} + {6'd0, t_4[45]} + ({6'd0, t_4[46]} + {6'd0, t_4[47]}))) + ({6'd0, t_4[48]} + {6'd0, t_4[49]} + ({6'd0, t_4[50]} + {6'd0, t_4[51]}) + ({6'd0, t_4[52]} + {6'd0, t_4[53]} + ({6'd0, t_4[54]} + {6'd0, t_4[55]})) + ({6'd0, t_4[56]} + {6'd0, t_4[57]} + ({6'd0, t_4[58]} + {6'd0, t_4[59]}) + ({6'd0, t_4[60]} + {6'd0, t_4[61]} + ({6'd0, t_4[62]} + {6'd0, t_4[63]})))));
  assign t_6 = t_5
    + ({6'd0, t_4[64]} + {6'd0, t_4[65]} + ({6'd0, t_4[66]} + {6'd0, t_4[67]}) + ({6'd0, t_4[68]} + {6'd0, t_4[69]} + ({6'd0, t_4[70]} + {6'd0, t_4[71]})) + ({6'd0, t_4[72]} + {6'd0, t_4[73]} + ({6'd0, t_4[74]} + {6'd0, t_4[75]}) + ({6'd0, t_4[76]} + {6'd0, t_4[77]} + ({6'd0, t_4[78]} + {6'd0, t_4[79]}))) + ({6'd0, t_4[80]} + {6'd0, t_4[81]} + ({6'd0, t_4[82]} + {6'd0, t_4[83]}) + ({6'd0, t_4[84]} + {6'd0, t_4[85]} + ({6'd0, t_4[86]} + {6'd0, t_4[87]})) + ({6'd0, t_4[88]} + {6'd0, t_4[89]} + ({6'd0, t_4[90]} + {6'd0, t_4[91]}) + ({6'd0, t_4[92]} + {6'd0, t_4[93]} + ({6'd0, t_4[94]} + {6'd0, t_4[95]})))));
  assign counters_data_flits_client = t_6;
  assign t_7 = {
    client_0_data_0_port_injected,
    client_0_data_1_port_injected,
    client_1_data_0_port_injected,
    client_1_data_1_port_injected,
    client_2_data_0_port_injected,
    client_2_data_1_port_injected,
    client_3_data_0_port_injected,
    client_3_data_1_port_injected,
    client_4_data_0_port_injected,
    client_4_data_1_port_injected,
    client_5_data_0_port_injected,
    client_5_data_1_port_injected,
    client_8_data_0_port_injected,
    client_8_data_1_port_injected,
    client_8_data_2_port_injected,
    client_8_data_3_port_injected,
    client_8_data_4_port_injected,
    client_9_data_0_port_injected
  };
  assign t_8 = {5'd0, t_7[0]}
    + {5'd0, t_7[1]}
    + ({5'd0, t_7[2]} + {5'd0, t_7[3]})
    + ({5'd0, t_7[4]} + {5'd0, t_7[5]} + ({5'd0, t_7[6]} + {5'd0, t_7[7]}))
    + ({5'd0, t_7[8]} + {5'd0, t_7[9]} + ({5'd0, t_7[10]} + {5'd0, t_7[11]}) + ({5'd0, t_7[12]} + {5'd0, t_7[13]} + ({5'd0, t_7[14]} + {5'd0, t_7[15]})))
    + ({5'd0, t_7[16]} + {5'd0, t_7[17]} + ({5'd0, t_7[18]} + {5'd0, t_7[19]}) + ({5'd0, t_7[20]} + {5'd0, t_7[21]} + ({5'd0, t_7[22]} + {5'd0, t_7[23]})) + ({5'd0, t_7[24]} + {5'd0, t_7[25]} + ({5'd0, t_7[26]} + {5'd0, t_7[27]}) + ({5'd0, t_7[28]} + {5'd0, t_7[29]} + ({5'd0, t_7[30]} + {5'd0, t_7[31]}))))
    + ({5'd0, t_7[32]} + {5'd0, t_7[33]} + ({5'd0, t_7[34]} + {5'd0, t_7[35]}));
  assign counters_data_injected = t_8;
  assign t_9 = {
    client_0_data_0_port_delivered,
    client_0_data_1_port_delivered,
    client_1_data_0_port_delivered,
    client_1_data_1_port_delivered,
    client_2_data_0_port_delivered,
    client_2_data_1_port_delivered,
    client_3_data_0_port_delivered,
    client_3_data_1_port_delivered,
    client_4_data_0_port_delivered,
    client_4_data_1_port_delivered,
    client_5_data_0_port_delivered,
    client_5_data_1_port_delivered,
    client_8_data_0_port_delivered,
    client_8_data_1_port_delivered,
    client_8_data_2_port_delivered,
    client_8_data_3_port_delivered,
    client_8_data_4_port_delivered,
    client_9_data_0_port_delivered
  };
  assign t_10 = {5'd0, t_9[0]}
    + {5'd0, t_9[1]}
    + ({5'd0, t_9[2]} + {5'd0, t_9[3]})
    + ({5'd0, t_9[4]} + {5'd0, t_9[5]} + ({5'd0, t_9[6]} + {5'd0, t_9[7]}))
    + ({5'd0, t_9[8]} + {5'd0, t_9[9]} + ({5'd0, t_9[10]} + {5'd0, t_9[11]}) + ({5'd0, t_9[12]} + {5'd0, t_9[13]} + ({5'd0, t_9[14]} + {5'd0, t_9[15]})))
    + ({5'd0, t_9[16]} + {5'd0, t_9[17]} + ({5'd0, t_9[18]} + {5'd0, t_9[19]}) + ({5'd0, t_9[20]} + {5'd0, t_9[21]} + ({5'd0, t_9[22]} + {5'd0, t_9[23]})) + ({5'd0, t_9[24]} + {5'd0, t_9[25]} + ({5'd0, t_9[26]} + {5'd0, t_9[27]}) + ({5'd0, t_9[28]} + {5'd0, t_9[29]} + ({5'd0, t_9[30]} + {5'd0, t_9[31]}))))
    + ({5'd0, t_9[32]} + {5'd0, t_9[33]} + ({5'd0, t_9[34]} + {5'd0, t_9[35]}));
  assign counters_data_delivered = t_10;
  assign t_11 = {
    data_lane_0_dropped, data_lane_1_dropped, data_lane_2_dropped, data_lane_3_dropped,
    data_lane_4_dropped, data_lane_5_dropped, data_lane_6_dropped, data_lane_7_dropped,
    data_lane_8_dropped, data_lane_9_dropped, data_lane_10_dropped, data_lane_11_dropped
  };
  assign t_12 = {8'd0, t_11[0]}
    + {8'd0, t_11[1]}
    + ({8'd0, t_11[2]} + {8'd0, t_11[3]})
    + ({8'd0, t_11[4]} + {8'd0, t_11[5]} + ({8'd0, t_11[6]} + {8'd0, t_11[7]}))
    + ({8'd0, t_11[8]} + {8'd0, t_11[9]} + ({8'd0, t_11[10]} + {8'd0, t_11[11]}) + ({8'd0, t_11[12]} + {8'd0, t_11[13]} + ({8'd0, t_11[14]} + {8'd0, t_11[15]})))
    + ({8'd0, t_11[16]} + {8'd0, t_11[17]} + ({8'd0, t_11[18]} + {8'd0, t_11[19]}) + ({8'd0, t_11[20]} + {8'd0, t_11[21]} + ({8'd0, t_11[22]} + {8'd0, t_11[23]})) + ({8'd0, t_11[24]} + {8'd0, t_11[25]} + ({8'd0, t_11[26]} + {8'd0, t_11[27]}) + ({8'd0, t_11[28]} + {8'd0, t_11[29]} + ({8'd0, t_11[30]} + {8'd0, t_11[31]}))))
    + ({8'd0, t_11[32]} + {8'd0, t_11[33]} + ({8'd0, t_11[34]} + {8'd0, t_11[35]}) + ({8'd0, t_11[36]} + {8'd0, t_11[37]} + ({8'd0, t_11[38]} + {8'd0, t_11[39]})) + ({8'd0, t_11[40]} + {8'd0, t_11[41]} + ({8'd0, t_11[42]} + {8'd0, t_11[43]}) + ({8'd0, t_11[44]} + {8'd0, t_11[45]} + ({8'd0, t_11[46]} + {8'd0, t_11[47]}))) + ({8'd0, t_11[48]} + {8'd0, t_11[49]} + ({8'd0, t_11[50]} + {8'd0, t_11[51]}) + ({8'd0, t_11[52]} + {8'd0, t_11[53]} + ({8'd0, t_11[54]} + {8'd0, t_11[55]})) + ({8'd0, t_11[56]} + {8'd0, t_11[57]} + ({8'd0, t_11[58]} + {8'd0, t_11[59]}) + ({8'd0, t_11[60]} + {8'd0, t_11[61]} + ({8'd0, t_11[62]} + {8'd0, t_11[63]})))));
  assign t_13 = {8'd0, t_11[64]}
    + {8'd0, t_11[65]}
    + ({8'd0, t_11[66]} + {8'd0, t_11[67]})
    + ({8'd0, t_11[68]} + {8'd0, t_11[69]} + ({8'd0, t_11[70]} + {8'd0, t_11[71]}))
    + ({8'd0, t_11[72]} + {8'd0, t_11[73]} + ({8'd0, t_11[74]} + {8'd0, t_11[75]}) + ({8'd0, t_11[76]} + {8'd0, t_11[77]} + ({8'd0, t_11[78]} + {8'd0, t_11[79]})))
    + ({8'd0, t_11[80]} + {8'd0, t_11[81]} + ({8'd0, t_11[82]} + {8'd0, t_11[83]}) + ({8'd0, t_11[84]} + {8'd0, t_11[85]} + ({8'd0, t_11[86]} + {8'd0, t_11[87]})) + ({8'd0, t_11[88]} + {8'd0, t_11[89]} + ({8'd0, t_11[90]} + {8'd0, t_11[91]}) + ({8'd0, t_11[92]} + {8'd0, t_11[93]} + ({8'd0, t_11[94]} + {8'd0, t_11[95]}))))
    + ({8'd0, t_11[96]} + {8'd0, t_11[97]} + ({8'd0, t_11[98]} + {8'd0, t_11[99]}) + ({8'd0, t_11[100]} + {8'd0, t_11[101]} + ({8'd0, t_11[102]} + {8'd0, t_11[103]})) + ({8'd0, t_11[104]} + {8'd0, t_11[105]} + ({8'd0, t_11[106]} + {8'd0, t_11[107]}) + ({8'd0, t_11[108]} + {8'd0, t_11[109]} + ({8'd0, t_11[110]} + {8'd0, t_11[111]}))) + ({8'd0, t_11[112]} + {8'd0, t_11[113]} + ({8'd0, t_11[114]} + {8'd0, t_11[115]}) + ({8'd0, t_11[116]} + {8'd0, t_11[117]} + ({8'd0, t_11[118]} + {8'd0, t_11[119]})) + ({8'd0, t_11[120]} + {8'd0, t_11[121]} + ({8'd0, t_11[122]} + {8'd0, t_11[123]}) + ({8'd0, t_11[124]} + {8'd0, t_11[125]} + ({8'd0, t_11[126]} + {8'd0, t_11[127]})))));
  assign t_14 = {8'd0, t_11[128]}
    + {8'd0, t_11[129]}
    + ({8'd0, t_11[130]} + {8'd0, t_11[131]})
    + ({8'd0, t_11[132]} + {8'd0, t_11[133]} + ({8'd0, t_11[134]} + {8'd0, t_11[135]}))
    + ({8'd0, t_11[136]} + {8'd0, t_11[137]} + ({8'd0, t_11[138]} + {8'd0, t_11[139]}) + ({8'd0, t_11[140]} + {8'd0, t_11[141]} + ({8'd0, t_11[142]} + {8'd0, t_11[143]})))
    + ({8'd0, t_11[144]} + {8'd0, t_11[145]} + ({8'd0, t_11[146]} + {8'd0, t_11[147]}) + ({8'd0, t_11[148]} + {8'd0, t_11[149]} + ({8'd0, t_11[150]} + {8'd0, t_11[151]})) + ({8'd0, t_11[152]} + {8'd0, t_11[153]} + ({8'd0, t_11[154]} + {8'd0, t_11[155]}) + ({8'd0, t_11[156]} + {8'd0, t_11[157]} + ({8'd0, t_11[158]} + {8'd0, t_11[159]}))))
    + ({8'd0, t_11[160]} + {8'd0, t_11[161]} + ({8'd0, t_11[162]} + {8'd0, t_11[163]}) + ({8'd0, t_11[164]} + {8'd0, t_11[165]} + ({8'd0, t_11[166]} + {8'd0, t_11[167]})) + ({8'd0, t_11[168]} + {8'd0, t_11[169]} + ({8'd0, t_11[170]} + {8'd0, t_11[171]}) + ({8'd0, t_11[172]} + {8'd0, t_11[173]} + ({8'd0, t_11[174]} + {8'd0, t_11[175]}))) + ({8'd0, t_11[176]} + {8'd0, t_11[177]} + ({8'd0, t_11[178]} + {8'd0, t_11[179]}) + ({8'd0, t_11[180]} + {8'd0, t_11[181]} + ({8'd0, t_11[182]} + {8'd0, t_11[183]})) + ({8'd0, t_11[184]} + {8'd0, t_11[185]} + ({8'd0, t_11[186]} + {8'd0, t_11[187]}) + ({8'd0, t_11[188]} + {8'd0, t_11[189]} + ({8'd0, t_11[190]} + {8'd0, t_11[191]})))));
  assign t_15 = {8'd0, t_11[192]}
    + {8'd0, t_11[193]}
    + ({8'd0, t_11[194]} + {8'd0, t_11[195]})
    + ({8'd0, t_11[196]} + {8'd0, t_11[197]} + ({8'd0, t_11[198]} + {8'd0, t_11[199]}))
    + ({8'd0, t_11[200]} + {8'd0, t_11[201]} + ({8'd0, t_11[202]} + {8'd0, t_11[203]}) + ({8'd0, t_11[204]} + {8'd0, t_11[205]} + ({8'd0, t_11[206]} + {8'd0, t_11[207]})))
    + ({8'd0, t_11[208]} + {8'd0, t_11[209]} + ({8'd0, t_11[210]} + {8'd0, t_11[211]}) + ({8'd0, t_11[212]} + {8'd0, t_11[213]} + ({8'd0, t_11[214]} + {8'd0, t_11[215]})) + ({8'd0, t_11[216]} + {8'd0, t_11[217]} + ({8'd0, t_11[218]} + {8'd0, t_11[219]}) + ({8'd0, t_11[220]} + {8'd0, t_11[221]} + ({8'd0, t_11[222]} + {8'd0, t_11[223]}))))
    + ({8'd0, t_11[224]} + {8'd0, t_11[225]} + ({8'd0, t_11[226]} + {8'd0, t_11[227]}) + ({8'd0, t_11[228]} + {8'd0, t_11[229]} + ({8'd0, t_11[230]} + {8'd0, t_11[231]})) + ({8'd0, t_11[232]} + {8'd0, t_11[233]} + ({8'd0, t_11[234]} + {8'd0, t_11[235]}) + ({8'd0, t_11[236]} + {8'd0, t_11[237]} + ({8'd0, t_11[238]} + {8'd0, t_11[239]}))) + ({8'd0, t_11[240]} + {8'd0, t_11[241]} + ({8'd0, t_11[242]} + {8'd0, t_11[243]}) + ({8'd0, t_11[244]} + {8'd0, t_11[245]} + ({8'd0, t_11[246]} + {8'd0, t_11[247]})) + ({8'd0, t_11[248]} + {8'd0, t_11[249]} + ({8'd0, t_11[250]} + {8'd0, t_11[251]}) + ({8'd0, t_11[252]} + {8'd0, t_11[253]} + ({8'd0, t_11[254]} + {8'd0, t_11[255]})))));
  assign t_16 = t_12
    + t_13
    + (t_14 + t_15)
    + ({8'd0, t_11[256]} + {8'd0, t_11[257]} + ({8'd0, t_11[258]} + {8'd0, t_11[259]}) + ({8'd0, t_11[260]} + {8'd0, t_11[261]} + ({8'd0, t_11[262]} + {8'd0, t_11[263]})) + ({8'd0, t_11[264]} + {8'd0, t_11[265]} + ({8'd0, t_11[266]} + {8'd0, t_11[267]}) + ({8'd0, t_11[268]} + {8'd0, t_11[269]} + ({8'd0, t_11[270]} + {8'd0, t_11[271]}))) + ({8'd0, t_11[272]} + {8'd0, t_11[273]} + ({8'd0, t_11[274]} + {8'd0, t_11[275]}) + ({8'd0, t_11[276]} + {8'd0, t_11[277]} + ({8'd0, t_11[278]} + {8'd0, t_11[279]})) + ({8'd0, t_11[280]} + {8'd0, t_11[281]} + ({8'd0, t_11[282]} + {8'd0, t_11[283]}) + ({8'd0, t_11[284]} + {8'd0, t_11[285]} + ({8'd0, t_11[286]} + {8'd0, t_11[287]})))));
  assign counters_data_dropped = t_16;
  assign t_17 = {
    data_lane_0_stalls[0], data_lane_0_stalls[1], data_lane_0_stalls[2], data_lane_0_stalls[3],
    data_lane_0_stalls[4], data_lane_0_stalls[5], data_lane_0_stalls[6], data_lane_0_stalls[7],
    data_lane_0_stalls[8], data_lane_0_stalls[9], data_lane_0_stalls[10], data_lane_0_stalls[11],
    data_lane_1_stalls[0], data_lane_1_stalls[1], data_lane_1_stalls[2], data_lane_1_stalls[3],
    data_lane_1_stalls[4], data_lane_1_stalls[5], data_lane_1_stalls[6], data_lane_1_stalls[7],
    data_lane_1_stalls[8], data_lane_1_stalls[9], data_lane_1_stalls[10], data_lane_1_stalls[11],
    data_lane_2_stalls[0], data_lane_2_stalls[1], data_lane_2_stalls[2], data_lane_2_stalls[3],
    data_lane_2_stalls[4], data_lane_2_stalls[5], data_lane_2_stalls[6], data_lane_2_stalls[7],
    data_lane_2_stalls[8], data_lane_2_stalls[9], data_lane_2_stalls[10], data_lane_2_stalls[11],
    data_lane_3_stalls[0], data_lane_3_stalls[1], data_lane_3_stalls[2], data_lane_3_stalls[3],
    data_lane_3_stalls[4], data_lane_3_stalls[5], data_lane_3_stalls[6], data_lane_3_stalls[7],
    data_lane_3_stalls[8], data_lane_3_stalls[9], data_lane_3_stalls[10], data_lane_3_stalls[11],
    data_lane_4_stalls[0], data_lane_4_stalls[1], data_lane_4_stalls[2], data_lane_4_stalls[3],
    data_lane_4_stalls[4], data_lane_4_stalls[5], data_lane_4_stalls[6], data_lane_4_stalls[7],
    data_lane_4_stalls[8], data_lane_4_stalls[9], data_lane_4_stalls[10], data_lane_4_stalls[11],
    data_lane_5_stalls[0], data_lane_5_stalls[1], data_lane_5_stalls[2], data_lane_5_stalls[3],
    data_lane_5_stalls[4], data_lane_5_stalls[5], data_lane_5_stalls[6], data_lane_5_stalls[7],
    data_lane_5_stalls[8], data_lane_5_stalls[9], data_lane_5_stalls[10], data_lane_5_stalls[11],
    data_lane_6_stalls[0], data_lane_6_stalls[1], data_lane_6_stalls[2], data_lane_6_stalls[3],
    data_lane_6_stalls[4], data_lane_6_stalls[5], data_lane_6_stalls[6], data_lane_6_stalls[7],
    data_lane_6_stalls[8], data_lane_6_stalls[9], data_lane_6_stalls[10], data_lane_6_stalls[11],
    data_lane_7_stalls[0], data_lane_7_stalls[1], data_lane_7_stalls[2], data_lane_7_stalls[3],
    data_lane_7_stalls[4], data_lane_7_stalls[5], data_lane_7_stalls[6], data_lane_7_stalls[7],
    data_lane_7_stalls[8], data_lane_7_stalls[9], data_lane_7_stalls[10], data_lane_7_stalls[11],
    data_lane_8_stalls[0], data_lane_8_stalls[1], data_lane_8_stalls[2], data_lane_8_stalls[3],
    data_lane_8_stalls[4], data_lane_8_stalls[5], data_lane_8_stalls[6], data_lane_8_stalls[7],
    data_lane_8_stalls[8], data_lane_8_stalls[9], data_lane_8_stalls[10], data_lane_8_stalls[11],
    data_lane_9_stalls[0], data_lane_9_stalls[1], data_lane_9_stalls[2], data_lane_9_stalls[3],
    data_lane_9_stalls[4], data_lane_9_stalls[5], data_lane_9_stalls[6], data_lane_9_stalls[7],
    data_lane_9_stalls[8], data_lane_9_stalls[9], data_lane_9_stalls[10], data_lane_9_stalls[11],
    data_lane_10_stalls[0], data_lane_10_stalls[1], data_lane_10_stalls[2], data_lane_10_stalls[3],
    data_lane_10_stalls[4], data_lane_10_stalls[5], data_lane_10_stalls[6], data_lane_10_stalls[7],
    data_lane_10_stalls[8], data_lane_10_stalls[9], data_lane_10_stalls[10], data_lane_10_stalls[11],
    data_lane_11_stalls[0], data_lane_11_stalls[1], data_lane_11_stalls[2], data_lane_11_stalls[3],
    data_lane_11_stalls[4], data_lane_11_stalls[5], data_lane_11_stalls[6], data_lane_11_stalls[7],
    data_lane_11_stalls[8], data_lane_11_stalls[9], data_lane_11_stalls[10], data_lane_11_stalls[11]
  };
  assign t_18 = {7'd0, t_17[0]}
    + {7'd0, t_17[1]}
    + ({7'd0, t_17[2]} + {7'd0, t_17[3]})
    + ({7'd0, t_17[4]} + {7'd0, t_17[5]} + ({7'd0, t_17[6]} + {7'd0, t_17[7]}))
    + ({7'd0, t_17[8]} + {7'd0, t_17[9]} + ({7'd0, t_17[10]} + {7'd0, t_17[11]}) + ({7'd0, t_17[12]} + {7'd0, t_17[13]} + ({7'd0, t_17[14]} + {7'd0, t_17[15]})))
    + ({7'd0, t_17[16]} + {7'd0, t_17[17]} + ({7'd0, t_17[18]} + {7'd0, t_17[19]}) + ({7'd0, t_17[20]} + {7'd0, t_17[21]} + ({7'd0, t_17[22]} + {7'd0, t_17[23]})) + ({7'd0, t_17[24]} + {7'd0, t_17[25]} + ({7'd0, t_17[26]} + {7'd0, t_17[27]}) + ({7'd0, t_17[28]} + {7'd0, t_17[29]} + ({7'd0, t_17[30]} + {7'd0, t_17[31]}))))
    + ({7'd0, t_17[32]} + {7'd0, t_17[33]} + ({7'd0, t_17[34]} + {7'd0, t_17[35]}) + ({7'd0, t_17[36]} + {7'd0, t_17[37]} + ({7'd0, t_17[38]} + {7'd0, t_17[39]})) + ({7'd0, t_17[40]} + {7'd0, t_17[41]} + ({7'd0, t_17[42]} + {7'd0, t_17[43]}) + ({7'd0, t_17[44]} + {7'd0, t_17[45]} + ({7'd0, t_17[46]} + {7'd0, t_17[47]}))) + ({7'd0, t_17[48]} + {7'd0, t_17[49]} + ({7'd0, t_17[50]} + {7'd0, t_17[51]}) + ({7'd0, t_17[52]} + {7'd0, t_17[53]} + ({7'd0, t_17[54]} + {7'd0, t_17[55]})) + ({7'd0, t_17[56]} + {7'd0, t_17[57]} + ({7'd0, t_17[58]} + {7'd0, t_17[59]}) + ({7'd0, t_17[60]} + {7'd0, t_17[61]} + ({7'd0, t_17[62]} + {7'd0, t_17[63]})))));
  assign t_19 = {7'd0, t_17[64]}
    + {7'd0, t_17[65]}
    + ({7'd0, t_17[66]} + {7'd0, t_17[67]})
    + ({7'd0, t_17[68]} + {7'd0, t_17[69]} + ({7'd0, t_17[70]} + {7'd0, t_17[71]}))
    + ({7'd0, t_17[72]} + {7'd0, t_17[73]} + ({7'd0, t_17[74]} + {7'd0, t_17[75]}) + ({7'd0, t_17[76]} + {7'd0, t_17[77]} + ({7'd0, t_17[78]} + {7'd0, t_17[79]})))
    + ({7'd0, t_17[80]} + {7'd0, t_17[81]} + ({7'd0, t_17[82]} + {7'd0, t_17[83]}) + ({7'd0, t_17[84]} + {7'd0, t_17[85]} + ({7'd0, t_17[86]} + {7'd0, t_17[87]})) + ({7'd0, t_17[88]} + {7'd0, t_17[89]} + ({7'd0, t_17[90]} + {7'd0, t_17[91]}) + ({7'd0, t_17[92]} + {7'd0, t_17[93]} + ({7'd0, t_17[94]} + {7'd0, t_17[95]}))))
    + ({7'd0, t_17[96]} + {7'd0, t_17[97]} + ({7'd0, t_17[98]} + {7'd0, t_17[99]}) + ({7'd0, t_17[100]} + {7'd0, t_17[101]} + ({7'd0, t_17[102]} + {7'd0, t_17[103]})) + ({7'd0, t_17[104]} + {7'd0, t_17[105]} + ({7'd0, t_17[106]} + {7'd0, t_17[107]}) + ({7'd0, t_17[108]} + {7'd0, t_17[109]} + ({7'd0, t_17[110]} + {7'd0, t_17[111]}))) + ({7'd0, t_17[112]} + {7'd0, t_17[113]} + ({7'd0, t_17[114]} + {7'd0, t_17[115]}) + ({7'd0, t_17[116]} + {7'd0, t_17[117]} + ({7'd0, t_17[118]} + {7'd0, t_17[119]})) + ({7'd0, t_17[120]} + {7'd0, t_17[121]} + ({7'd0, t_17[122]} + {7'd0, t_17[123]}) + ({7'd0, t_17[124]} + {7'd0, t_17[125]} + ({7'd0, t_17[126]} + {7'd0, t_17[127]})))));
  assign counters_data_stalls = t_18
    + t_19
    + ({7'd0, t_17[128]} + {7'd0, t_17[129]} + ({7'd0, t_17[130]} + {7'd0, t_17[131]}) + ({7'd0, t_17[132]} + {7'd0, t_17[133]} + ({7'd0, t_17[134]} + {7'd0, t_17[135]})) + ({7'd0, t_17[136]} + {7'd0, t_17[137]} + ({7'd0, t_17[138]} + {7'd0, t_17[139]}) + ({7'd0, t_17[140]} + {7'd0, t_17[141]} + ({7'd0, t_17[142]} + {7'd0, t_17[143]}))));
  assign t_20 = {
    data_lane_0_conflicts[0],
    data_lane_0_conflicts[1],
    data_lane_0_conflicts[2],
    data_lane_0_conflicts[3],
    data_lane_0_conflicts[4],
    data_lane_0_conflicts[5],
    data_lane_0_conflicts[6],
    data_lane_0_conflicts[7],
    data_lane_0_conflicts[8],
    data_lane_0_conflicts[9],
    data_lane_0_conflicts[10],
    data_lane_0_conflicts[11],
    data_lane_1_conflicts[0],
    data_lane_1_conflicts[1],
    data_lane_1_conflicts[2],
    data_lane_1_conflicts[3],
    data_lane_1_conflicts[4],
    data_lane_1_conflicts[5],
    data_lane_1_conflicts[6],
    data_lane_1_conflicts[7],
    data_lane_1_conflicts[8],
    data_lane_1_conflicts[9],
    data_lane_1_conflicts[10],
    data_lane_1_conflicts[11],
    data_lane_2_conflicts[0],
    data_lane_2_conflicts[1],
    data_lane_2_conflicts[2],
    data_lane_2_conflicts[3],
    data_lane_2_conflicts[4],
    data_lane_2_conflicts[5],
    data_lane_2_conflicts[6],
    data_lane_2_conflicts[7],
    data_lane_2_conflicts[8],
    data_lane_2_conflicts[9],
    data_lane_2_conflicts[10],
    data_lane_2_conflicts[11],
    data_lane_3_conflicts[0],
    data_lane_3_conflicts[1],
    data_lane_3_conflicts[2],
    data_lane_3_conflicts[3],
    data_lane_3_conflicts[4],
    data_lane_3_conflicts[5],
    data_lane_3_conflicts[6],
    data_lane_3_conflicts[7],
    data_lane_3_conflicts[8],
    data_lane_3_conflicts[9],
    data_lane_3_conflicts[10],
    data_lane_3_conflicts[11],
    data_lane_4_conflicts[0],
    data_lane_4_conflicts[1],
    data_lane_4_conflicts[2],
    data_lane_4_conflicts[3],
    data_lane_4_conflicts[4],
    data_lane_4_conflicts[5],
    data_lane_4_conflicts[6],
    data_lane_4_conflicts[7],
    data_lane_4_conflicts[8],
    data_lane_4_conflicts[9],
    data_lane_4_conflicts[10],
    data_lane_4_conflicts[11],
    data_lane_5_conflicts[0],
    data_lane_5_conflicts[1],
    data_lane_5_conflicts[2],
    data_lane_5_conflicts[3],
    data_lane_5_conflicts[4],
    data_lane_5_conflicts[5],
    data_lane_5_conflicts[6],
    data_lane_5_conflicts[7],
    data_lane_5_conflicts[8],
    data_lane_5_conflicts[9],
    data_lane_5_conflicts[10],
    data_lane_5_conflicts[11],
    data_lane_6_conflicts[0],
    data_lane_6_conflicts[1],
    data_lane_6_conflicts[2],
    data_lane_6_conflicts[3],
    data_lane_6_conflicts[4],
    data_lane_6_conflicts[5],
    data_lane_6_conflicts[6],
    data_lane_6_conflicts[7],
    data_lane_6_conflicts[8],
    data_lane_6_conflicts[9],
    data_lane_6_conflicts[10],
    data_lane_6_conflicts[11],
    data_lane_7_conflicts[0],
    data_lane_7_conflicts[1],
    data_lane_7_conflicts[2],
    data_lane_7_conflicts[3],
    data_lane_7_conflicts[4],
    data_lane_7_conflicts[5],
    data_lane_7_conflicts[6],
    data_lane_7_conflicts[7],
    data_lane_7_conflicts[8],
    data_lane_7_conflicts[9],
    data_lane_7_conflicts[10],
    data_lane_7_conflicts[11],
    data_lane_8_conflicts[0],
    data_lane_8_conflicts[1],
    data_lane_8_conflicts[2],
    data_lane_8_conflicts[3],
    data_lane_8_conflicts[4],
    data_lane_8_conflicts[5],
    data_lane_8_conflicts[6],
    data_lane_8_conflicts[7],
    data_lane_8_conflicts[8],
    data_lane_8_conflicts[9],
    data_lane_8_conflicts[10],
    data_lane_8_conflicts[11],
    data_lane_9_conflicts[0],
    data_lane_9_conflicts[1],
    data_lane_9_conflicts[2],
    data_lane_9_conflicts[3],
    data_lane_9_conflicts[4],
    data_lane_9_conflicts[5],
    data_lane_9_conflicts[6],
    data_lane_9_conflicts[7],
    data_lane_9_conflicts[8],
    data_lane_9_conflicts[9],
    data_lane_9_conflicts[10],
    data_lane_9_conflicts[11],
    data_lane_10_conflicts[0],
    data_lane_10_conflicts[1],
    data_lane_10_conflicts[2],
    data_lane_10_conflicts[3],
    data_lane_10_conflicts[4],
    data_lane_10_conflicts[5],
    data_lane_10_conflicts[6],
    data_lane_10_conflicts[7],
    data_lane_10_conflicts[8],
    data_lane_10_conflicts[9],
    data_lane_10_conflicts[10],
    data_lane_10_conflicts[11],
    data_lane_11_conflicts[0],
    data_lane_11_conflicts[1],
    data_lane_11_conflicts[2],
    data_lane_11_conflicts[3],
    data_lane_11_conflicts[4],
    data_lane_11_conflicts[5],
    data_lane_11_conflicts[6],
    data_lane_11_conflicts[7],
    data_lane_11_conflicts[8],
    data_lane_11_conflicts[9],
    data_lane_11_conflicts[10],
    data_lane_11_conflicts[11]
  };
  assign t_21 = {7'd0, t_20[0]}
    + {7'd0, t_20[1]}
    + ({7'd0, t_20[2]} + {7'd0, t_20[3]})
    + ({7'd0, t_20[4]} + {7'd0, t_20[5]} + ({7'd0, t_20[6]} + {7'd0, t_20[7]}))
    + ({7'd0, t_20[8]} + {7'd0, t_20[9]} + ({7'd0, t_20[10]} + {7'd0, t_20[11]}) + ({7'd0, t_20[12]} + {7'd0, t_20[13]} + ({7'd0, t_20[14]} + {7'd0, t_20[15]})))
    + ({7'd0, t_20[16]} + {7'd0, t_20[17]} + ({7'd0, t_20[18]} + {7'd0, t_20[19]}) + ({7'd0, t_20[20]} + {7'd0, t_20[21]} + ({7'd0, t_20[22]} + {7'd0, t_20[23]})) + ({7'd0, t_20[24]} + {7'd0, t_20[25]} + ({7'd0, t_20[26]} + {7'd0, t_20[27]}) + ({7'd0, t_20[28]} + {7'd0, t_20[29]} + ({7'd0, t_20[30]} + {7'd0, t_20[31]}))))
    + ({7'd0, t_20[32]} + {7'd0, t_20[33]} + ({7'd0, t_20[34]} + {7'd0, t_20[35]}) + ({7'd0, t_20[36]} + {7'd0, t_20[37]} + ({7'd0, t_20[38]} + {7'd0, t_20[39]})) + ({7'd0, t_20[40]} + {7'd0, t_20[41]} + ({7'd0, t_20[42]} + {7'd0, t_20[43]}) + ({7'd0, t_20[44]} + {7'd0, t_20[45]} + ({7'd0, t_20[46]} + {7'd0, t_20[47]}))) + ({7'd0, t_20[48]} + {7'd0, t_20[49]} + ({7'd0, t_20[50]} + {7'd0, t_20[51]}) + ({7'd0, t_20[52]} + {7'd0, t_20[53]} + ({7'd0, t_20[54]} + {7'd0, t_20[55]})) + ({7'd0, t_20[56]} + {7'd0, t_20[57]} + ({7'd0, t_20[58]} + {7'd0, t_20[59]}) + ({7'd0, t_20[60]} + {7'd0, t_20[61]} + ({7'd0, t_20[62]} + {7'd0, t_20[63]})))));
  assign t_22 = {7'd0, t_20[64]}
    + {7'd0, t_20[65]}
    + ({7'd0, t_20[66]} + {7'd0, t_20[67]})
    + ({7'd0, t_20[68]} + {7'd0, t_20[69]} + ({7'd0, t_20[70]} + {7'd0, t_20[71]}))
    + ({7'd0, t_20[72]} + {7'd0, t_20[73]} + ({7'd0, t_20[74]} + {7'd0, t_20[75]}) + ({7'd0, t_20[76]} + {7'd0, t_20[77]} + ({7'd0, t_20[78]} + {7'd0, t_20[79]})))
    + ({7'd0, t_20[80]} + {7'd0, t_20[81]} + ({7'd0, t_20[82]} + {7'd0, t_20[83]}) + ({7'd0, t_20[84]} + {7'd0, t_20[85]} + ({7'd0, t_20[86]} + {7'd0, t_20[87]})) + ({7'd0, t_20[88]} + {7'd0, t_20[89]} + ({7'd0, t_20[90]} + {7'd0, t_20[91]}) + ({7'd0, t_20[92]} + {7'd0, t_20[93]} + ({7'd0, t_20[94]} + {7'd0, t_20[95]}))))
    + ({7'd0, t_20[96]} + {7'd0, t_20[97]} + ({7'd0, t_20[98]} + {7'd0, t_20[99]}) + ({7'd0, t_20[100]} + {7'd0, t_20[101]} + ({7'd0, t_20[102]} + {7'd0, t_20[103]})) + ({7'd0, t_20[104]} + {7'd0, t_20[105]} + ({7'd0, t_20[106]} + {7'd0, t_20[107]}) + ({7'd0, t_20[108]} + {7'd0, t_20[109]} + ({7'd0, t_20[110]} + {7'd0, t_20[111]}))) + ({7'd0, t_20[112]} + {7'd0, t_20[113]} + ({7'd0, t_20[114]} + {7'd0, t_20[115]}) + ({7'd0, t_20[116]} + {7'd0, t_20[117]} + ({7'd0, t_20[118]} + {7'd0, t_20[119]})) + ({7'd0, t_20[120]} + {7'd0, t_20[121]} + ({7'd0, t_20[122]} + {7'd0, t_20[123]}) + ({7'd0, t_20[124]} + {7'd0, t_20[125]} + ({7'd0, t_20[126]} + {7'd0, t_20[127]})))));
  assign counters_data_conflicts = t_21
    + t_22
    + ({7'd0, t_20[128]} + {7'd0, t_20[129]} + ({7'd0, t_20[130]} + {7'd0, t_20[131]}) + ({7'd0, t_20[132]} + {7'd0, t_20[133]} + ({7'd0, t_20[134]} + {7'd0, t_20[135]})) + ({7'd0, t_20[136]} + {7'd0, t_20[137]} + ({7'd0, t_20[138]} + {7'd0, t_20[139]}) + ({7'd0, t_20[140]} + {7'd0, t_20[141]} + ({7'd0, t_20[142]} + {7'd0, t_20[143]}))));
  assign t_23 = {control_lane_0_sent[0], control_lane_1_sent[0], control_lane_2_sent[0]};
  assign counters_control_flits_north = {1'b0, t_23[0]} + {1'b0, t_23[1]} + {1'b0, t_23[2]};
  assign t_24 = {control_lane_0_sent[1], control_lane_1_sent[1], control_lane_2_sent[1]};
  assign counters_control_flits_south = {1'b0, t_24[0]} + {1'b0, t_24[1]} + {1'b0, t_24[2]};
  assign t_25 = {control_lane_0_sent[2], control_lane_1_sent[2], control_lane_2_sent[2]};
  assign counters_control_flits_east = {1'b0, t_25[0]} + {1'b0, t_25[1]} + {1'b0, t_25[2]};
  assign t_26 = {control_lane_0_sent[3], control_lane_1_sent[3], control_lane_2_sent[3]};
  assign counters_control_flits_west = {1'b0, t_26[0]} + {1'b0, t_26[1]} + {1'b0, t_26[2]};
  assign t_27 = {
    control_lane_0_sent[4], control_lane_0_sent[5], control_lane_0_sent[6], control_lane_0_sent[7],
    control_lane_0_sent[8], control_lane_0_sent[9], control_lane_0_sent[10], control_lane_0_sent[11],
    control_lane_1_sent[4], control_lane_1_sent[5], control_lane_1_sent[6], control_lane_1_sent[7],
    control_lane_1_sent[8], control_lane_1_sent[9], control_lane_1_sent[10], control_lane_1_sent[11],
    control_lane_2_sent[4], control_lane_2_sent[5], control_lane_2_sent[6], control_lane_2_sent[7],
    control_lane_2_sent[8], control_lane_2_sent[9], control_lane_2_sent[10], control_lane_2_sent[11]
  };
  assign counters_control_flits_client = {4'd0, t_27[0]}
    + {4'd0, t_27[1]}
    + ({4'd0, t_27[2]} + {4'd0, t_27[3]})
    + ({4'd0, t_27[4]} + {4'd0, t_27[5]} + ({4'd0, t_27[6]} + {4'd0, t_27[7]}))
    + ({4'd0, t_27[8]} + {4'd0, t_27[9]} + ({4'd0, t_27[10]} + {4'd0, t_27[11]}) + ({4'd0, t_27[12]} + {4'd0, t_27[13]} + ({4'd0, t_27[14]} + {4'd0, t_27[15]})))
    + ({4'd0, t_27[16]} + {4'd0, t_27[17]} + ({4'd0, t_27[18]} + {4'd0, t_27[19]}) + ({4'd0, t_27[20]} + {4'd0, t_27[21]} + ({4'd0, t_27[22]} + {4'd0, t_27[23]})));
  assign t_28 = {
    client_0_control_0_port_injected,
    client_1_control_0_port_injected,
    client_2_control_0_port_injected,
    client_3_control_0_port_injected,
    client_4_control_0_port_injected,
    client_5_control_0_port_injected,
    client_8_control_0_port_injected,
    client_8_control_1_port_injected,
    client_9_control_0_port_injected
  };
  assign counters_control_injected = {4'd0, t_28[0]}
    + {4'd0, t_28[1]}
    + ({4'd0, t_28[2]} + {4'd0, t_28[3]})
    + ({4'd0, t_28[4]} + {4'd0, t_28[5]} + ({4'd0, t_28[6]} + {4'd0, t_28[7]}))
    + ({4'd0, t_28[8]} + {4'd0, t_28[9]} + ({4'd0, t_28[10]} + {4'd0, t_28[11]}) + ({4'd0, t_28[12]} + {4'd0, t_28[13]} + ({4'd0, t_28[14]} + {4'd0, t_28[15]})))
    + ({4'd0, t_28[16]} + {4'd0, t_28[17]});
  assign t_29 = {
    client_0_control_0_port_delivered,
    client_1_control_0_port_delivered,
    client_2_control_0_port_delivered,
    client_3_control_0_port_delivered,
    client_4_control_0_port_delivered,
    client_5_control_0_port_delivered,
    client_8_control_0_port_delivered,
    client_8_control_1_port_delivered,
    client_9_control_0_port_delivered
  };
  assign counters_control_delivered = {4'd0, t_29[0]}
    + {4'd0, t_29[1]}
    + ({4'd0, t_29[2]} + {4'd0, t_29[3]})
    + ({4'd0, t_29[4]} + {4'd0, t_29[5]} + ({4'd0, t_29[6]} + {4'd0, t_29[7]}))
    + ({4'd0, t_29[8]} + {4'd0, t_29[9]} + ({4'd0, t_29[10]} + {4'd0, t_29[11]}) + ({4'd0, t_29[12]} + {4'd0, t_29[13]} + ({4'd0, t_29[14]} + {4'd0, t_29[15]})))
    + ({4'd0, t_29[16]} + {4'd0, t_29[17]});
  assign t_30 = {control_lane_0_dropped, control_lane_1_dropped, control_lane_2_dropped};
  assign t_31 = {6'd0, t_30[0]}
    + {6'd0, t_30[1]}
    + ({6'd0, t_30[2]} + {6'd0, t_30[3]})
    + ({6'd0, t_30[4]} + {6'd0, t_30[5]} + ({6'd0, t_30[6]} + {6'd0, t_30[7]}))
    + ({6'd0, t_30[8]} + {6'd0, t_30[9]} + ({6'd0, t_30[10]} + {6'd0, t_30[11]}) + ({6'd0, t_30[12]} + {6'd0, t_30[13]} + ({6'd0, t_30[14]} + {6'd0, t_30[15]})))
    + ({6'd0, t_30[16]} + {6'd0, t_30[17]} + ({6'd0, t_30[18]} + {6'd0, t_30[19]}) + ({6'd0, t_30[20]} + {6'd0, t_30[21]} + ({6'd0, t_30[22]} + {6'd0, t_30[23]})) + ({6'd0, t_30[24]} + {6'd0, t_30[25]} + ({6'd0, t_30[26]} + {6'd0, t_30[27]}) + ({6'd0, t_30[28]} + {6'd0, t_30[29]} + ({6'd0, t_30[30]} + {6'd0, t_30[31]}))))
    + ({6'd0, t_30[32]} + {6'd0, t_30[33]} + ({6'd0, t_30[34]} + {6'd0, t_30[35]}) + ({6'd0, t_30[36]} + {6'd0, t_30[37]} + ({6'd0, t_30[38]} + {6'd0, t_30[39]})) + ({6'd0, t_30[40]} + {6'd0, t_30[41]} + ({6'd0, t_30[42]} + {6'd0, t_30[43]}) + ({6'd0, t_30[44]} + {6'd0, t_30[45]} + ({6'd0, t_30[46]} + {6'd0, t_30[47]}))) + ({6'd0, t_30[48]} + {6'd0, t_30[49]} + ({6'd0, t_30[50]} + {6'd0, t_30[51]}) + ({6'd0, t_30[52]} + {6'd0, t_30[53]} + ({6'd0, t_30[54]} + {6'd0, t_30[55]})) + ({6'd0, t_30[56]} + {6'd0, t_30[57]} + ({6'd0, t_30[58]} + {6'd0, t_30[59]}) + ({6'd0, t_30[60]} + {6'd0, t_30[61]} + ({6'd0, t_30[62]} + {6'd0, t_30[63]})))));
  assign counters_control_dropped = t_31
    + ({6'd0, t_30[64]} + {6'd0, t_30[65]} + ({6'd0, t_30[66]} + {6'd0, t_30[67]}) + ({6'd0, t_30[68]} + {6'd0, t_30[69]} + ({6'd0, t_30[70]} + {6'd0, t_30[71]})));
  assign t_32 = {
    control_lane_0_stalls[0],
    control_lane_0_stalls[1],
    control_lane_0_stalls[2],
    control_lane_0_stalls[3],
    control_lane_0_stalls[4],
    control_lane_0_stalls[5],
    control_lane_0_stalls[6],
    control_lane_0_stalls[7],
    control_lane_0_stalls[8],
    control_lane_0_stalls[9],
    control_lane_0_stalls[10],
    control_lane_0_stalls[11],
    control_lane_1_stalls[0],
    control_lane_1_stalls[1],
    control_lane_1_stalls[2],
    control_lane_1_stalls[3],
    control_lane_1_stalls[4],
    control_lane_1_stalls[5],
    control_lane_1_stalls[6],
    control_lane_1_stalls[7],
    control_lane_1_stalls[8],
    control_lane_1_stalls[9],
    control_lane_1_stalls[10],
    control_lane_1_stalls[11],
    control_lane_2_stalls[0],
    control_lane_2_stalls[1],
    control_lane_2_stalls[2],
    control_lane_2_stalls[3],
    control_lane_2_stalls[4],
    control_lane_2_stalls[5],
    control_lane_2_stalls[6],
    control_lane_2_stalls[7],
    control_lane_2_stalls[8],
    control_lane_2_stalls[9],
    control_lane_2_stalls[10],
    control_lane_2_stalls[11]
  };
  assign t_33 = {5'd0, t_32[0]}
    + {5'd0, t_32[1]}
    + ({5'd0, t_32[2]} + {5'd0, t_32[3]})
    + ({5'd0, t_32[4]} + {5'd0, t_32[5]} + ({5'd0, t_32[6]} + {5'd0, t_32[7]}))
    + ({5'd0, t_32[8]} + {5'd0, t_32[9]} + ({5'd0, t_32[10]} + {5'd0, t_32[11]}) + ({5'd0, t_32[12]} + {5'd0, t_32[13]} + ({5'd0, t_32[14]} + {5'd0, t_32[15]})))
    + ({5'd0, t_32[16]} + {5'd0, t_32[17]} + ({5'd0, t_32[18]} + {5'd0, t_32[19]}) + ({5'd0, t_32[20]} + {5'd0, t_32[21]} + ({5'd0, t_32[22]} + {5'd0, t_32[23]})) + ({5'd0, t_32[24]} + {5'd0, t_32[25]} + ({5'd0, t_32[26]} + {5'd0, t_32[27]}) + ({5'd0, t_32[28]} + {5'd0, t_32[29]} + ({5'd0, t_32[30]} + {5'd0, t_32[31]}))))
    + ({5'd0, t_32[32]} + {5'd0, t_32[33]} + ({5'd0, t_32[34]} + {5'd0, t_32[35]}));
  assign counters_control_stalls = t_33;
  assign t_34 = {
    control_lane_0_conflicts[0],
    control_lane_0_conflicts[1],
    control_lane_0_conflicts[2],
    control_lane_0_conflicts[3],
    control_lane_0_conflicts[4],
    control_lane_0_conflicts[5],
    control_lane_0_conflicts[6],
    control_lane_0_conflicts[7],
    control_lane_0_conflicts[8],
    control_lane_0_conflicts[9],
    control_lane_0_conflicts[10],
    control_lane_0_conflicts[11],
    control_lane_1_conflicts[0],
    control_lane_1_conflicts[1],
    control_lane_1_conflicts[2],
    control_lane_1_conflicts[3],
    control_lane_1_conflicts[4],
    control_lane_1_conflicts[5],
    control_lane_1_conflicts[6],
    control_lane_1_conflicts[7],
    control_lane_1_conflicts[8],
    control_lane_1_conflicts[9],
    control_lane_1_conflicts[10],
    control_lane_1_conflicts[11],
    control_lane_2_conflicts[0],
    control_lane_2_conflicts[1],
    control_lane_2_conflicts[2],
    control_lane_2_conflicts[3],
    control_lane_2_conflicts[4],
    control_lane_2_conflicts[5],
    control_lane_2_conflicts[6],
    control_lane_2_conflicts[7],
    control_lane_2_conflicts[8],
    control_lane_2_conflicts[9],
    control_lane_2_conflicts[10],
    control_lane_2_conflicts[11]
  };
  assign t_35 = {5'd0, t_34[0]}
    + {5'd0, t_34[1]}
    + ({5'd0, t_34[2]} + {5'd0, t_34[3]})
    + ({5'd0, t_34[4]} + {5'd0, t_34[5]} + ({5'd0, t_34[6]} + {5'd0, t_34[7]}))
    + ({5'd0, t_34[8]} + {5'd0, t_34[9]} + ({5'd0, t_34[10]} + {5'd0, t_34[11]}) + ({5'd0, t_34[12]} + {5'd0, t_34[13]} + ({5'd0, t_34[14]} + {5'd0, t_34[15]})))
    + ({5'd0, t_34[16]} + {5'd0, t_34[17]} + ({5'd0, t_34[18]} + {5'd0, t_34[19]}) + ({5'd0, t_34[20]} + {5'd0, t_34[21]} + ({5'd0, t_34[22]} + {5'd0, t_34[23]})) + ({5'd0, t_34[24]} + {5'd0, t_34[25]} + ({5'd0, t_34[26]} + {5'd0, t_34[27]}) + ({5'd0, t_34[28]} + {5'd0, t_34[29]} + ({5'd0, t_34[30]} + {5'd0, t_34[31]}))))
    + ({5'd0, t_34[32]} + {5'd0, t_34[33]} + ({5'd0, t_34[34]} + {5'd0, t_34[35]}));
  assign counters_control_conflicts = t_35;
  assign t_36 = {
    utility_lane_0_sent[4],
    utility_lane_0_sent[5],
    utility_lane_0_sent[6],
    utility_lane_0_sent[7],
    utility_lane_0_sent[8],
    utility_lane_0_sent[9],
    utility_lane_0_sent[10],
    utility_lane_0_sent[11]
  };
  assign counters_utility_flits_client = {3'd0, t_36[0]}
    + {3'd0, t_36[1]}
    + ({3'd0, t_36[2]} + {3'd0, t_36[3]})
    + ({3'd0, t_36[4]} + {3'd0, t_36[5]} + ({3'd0, t_36[6]} + {3'd0, t_36[7]}));
  assign t_37 = {
    client_0_utility_0_port_injected,
    client_1_utility_0_port_injected,
    client_2_utility_0_port_injected,
    client_3_utility_0_port_injected,
    client_4_utility_0_port_injected,
    client_5_utility_0_port_injected,
    client_8_utility_0_port_injected,
    client_9_utility_0_port_injected
  };
  assign counters_utility_injected = {4'd0, t_37[0]}
    + {4'd0, t_37[1]}
    + ({4'd0, t_37[2]} + {4'd0, t_37[3]})
    + ({4'd0, t_37[4]} + {4'd0, t_37[5]} + ({4'd0, t_37[6]} + {4'd0, t_37[7]}))
    + ({4'd0, t_37[8]} + {4'd0, t_37[9]} + ({4'd0, t_37[10]} + {4'd0, t_37[11]}) + ({4'd0, t_37[12]} + {4'd0, t_37[13]} + ({4'd0, t_37[14]} + {4'd0, t_37[15]})));
  assign t_38 = {
    client_0_utility_0_port_delivered,
    client_1_utility_0_port_delivered,
    client_2_utility_0_port_delivered,
    client_3_utility_0_port_delivered,
    client_4_utility_0_port_delivered,
    client_5_utility_0_port_delivered,
    client_8_utility_0_port_delivered,
    client_9_utility_0_port_delivered
  };
  assign counters_utility_delivered = {4'd0, t_38[0]}
    + {4'd0, t_38[1]}
    + ({4'd0, t_38[2]} + {4'd0, t_38[3]})
    + ({4'd0, t_38[4]} + {4'd0, t_38[5]} + ({4'd0, t_38[6]} + {4'd0, t_38[7]}))
    + ({4'd0, t_38[8]} + {4'd0, t_38[9]} + ({4'd0, t_38[10]} + {4'd0, t_38[11]}) + ({4'd0, t_38[12]} + {4'd0, t_38[13]} + ({4'd0, t_38[14]} + {4'd0, t_38[15]})));
  assign counters_utility_dropped = {4'd0, utility_lane_0_dropped[0]}
    + {4'd0, utility_lane_0_dropped[1]}
    + ({4'd0, utility_lane_0_dropped[2]} + {4'd0, utility_lane_0_dropped[3]})
    + ({4'd0, utility_lane_0_dropped[4]} + {4'd0, utility_lane_0_dropped[5]} + ({4'd0, utility_lane_0_dropped[6]} + {4'd0, utility_lane_0_dropped[7]}))
    + ({4'd0, utility_lane_0_dropped[8]} + {4'd0, utility_lane_0_dropped[9]} + ({4'd0, utility_lane_0_dropped[10]} + {4'd0, utility_lane_0_dropped[11]}) + ({4'd0, utility_lane_0_dropped[12]} + {4'd0, utility_lane_0_dropped[13]} + ({4'd0, utility_lane_0_dropped[14]} + {4'd0, utility_lane_0_dropped[15]})))
    + ({4'd0, utility_lane_0_dropped[16]} + {4'd0, utility_lane_0_dropped[17]} + ({4'd0, utility_lane_0_dropped[18]} + {4'd0, utility_lane_0_dropped[19]}) + ({4'd0, utility_lane_0_dropped[20]} + {4'd0, utility_lane_0_dropped[21]} + ({4'd0, utility_lane_0_dropped[22]} + {4'd0, utility_lane_0_dropped[23]})));
  assign t_39 = {
    utility_lane_0_stalls[0],
    utility_lane_0_stalls[1],
    utility_lane_0_stalls[2],
    utility_lane_0_stalls[3],
    utility_lane_0_stalls[4],
    utility_lane_0_stalls[5],
    utility_lane_0_stalls[6],
    utility_lane_0_stalls[7],
    utility_lane_0_stalls[8],
    utility_lane_0_stalls[9],
    utility_lane_0_stalls[10],
    utility_lane_0_stalls[11]
  };
  assign counters_utility_stalls = {3'd0, t_39[0]}
    + {3'd0, t_39[1]}
    + ({3'd0, t_39[2]} + {3'd0, t_39[3]})
    + ({3'd0, t_39[4]} + {3'd0, t_39[5]} + ({3'd0, t_39[6]} + {3'd0, t_39[7]}))
    + ({3'd0, t_39[8]} + {3'd0, t_39[9]} + ({3'd0, t_39[10]} + {3'd0, t_39[11]}));
  assign t_40 = {
    utility_lane_0_conflicts[0],
    utility_lane_0_conflicts[1],
    utility_lane_0_conflicts[2],
    utility_lane_0_conflicts[3],
    utility_lane_0_conflicts[4],
    utility_lane_0_conflicts[5],
    utility_lane_0_conflicts[6],
    utility_lane_0_conflicts[7],
    utility_lane_0_conflicts[8],
    utility_lane_0_conflicts[9],
    utility_lane_0_conflicts[10],
    utility_lane_0_conflicts[11]
  };
  assign counters_utility_conflicts = {3'd0, t_40[0]}
    + {3'd0, t_40[1]}
    + ({3'd0, t_40[2]} + {3'd0, t_40[3]})
    + ({3'd0, t_40[4]} + {3'd0, t_40[5]} + ({3'd0, t_40[6]} + {3'd0, t_40[7]}))
    + ({3'd0, t_40[8]} + {3'd0, t_40[9]} + ({3'd0, t_40[10]} + {3'd0, t_40[11]}));
  assign t_41 = {
    synchronisation_lane_0_sent[4],
    synchronisation_lane_0_sent[5],
    synchronisation_lane_0_sent[6],
    synchronisation_lane_0_sent[7],
    synchronisation_lane_0_sent[8],
    synchronisation_lane_0_sent[9],
    synchronisation_lane_0_sent[10],
    synchronisation_lane_0_sent[11]
  };
  assign counters_synchronisation_flits_client = {3'd0, t_41[0]}
    + {3'd0, t_41[1]}
    + ({3'd0, t_41[2]} + {3'd0, t_41[3]})
    + ({3'd0, t_41[4]} + {3'd0, t_41[5]} + ({3'd0, t_41[6]} + {3'd0, t_41[7]}));
  assign t_42 = {
    client_0_synchronisation_0_port_injected,
    client_1_synchronisation_0_port_injected,
    client_2_synchronisation_0_port_injected,
    client_3_synchronisation_0_port_injected,
    client_4_synchronisation_0_port_injected,
    client_5_synchronisation_0_port_injected,
    client_8_synchronisation_0_port_injected,
    client_9_synchronisation_0_port_injected
  };
  assign counters_synchronisation_injected = {3'd0, t_42[0]}
    + {3'd0, t_42[1]}
    + ({3'd0, t_42[2]} + {3'd0, t_42[3]})
    + ({3'd0, t_42[4]} + {3'd0, t_42[5]} + ({3'd0, t_42[6]} + {3'd0, t_42[7]}));
  assign t_43 = {
    client_0_synchronisation_0_port_delivered,
    client_1_synchronisation_0_port_delivered,
    client_2_synchronisation_0_port_delivered,
    client_3_synchronisation_0_port_delivered,
    client_4_synchronisation_0_port_delivered,
    client_5_synchronisation_0_port_delivered,
    client_8_synchronisation_0_port_delivered,
    client_9_synchronisation_0_port_delivered
  };
  assign counters_synchronisation_delivered = {3'd0, t_43[0]}
    + {3'd0, t_43[1]}
    + ({3'd0, t_43[2]} + {3'd0, t_43[3]})
    + ({3'd0, t_43[4]} + {3'd0, t_43[5]} + ({3'd0, t_43[6]} + {3'd0, t_43[7]}));
  assign counters_synchronisation_dropped = {3'd0, synchronisation_lane_0_dropped[0]}
    + {3'd0, synchronisation_lane_0_dropped[1]}
    + ({3'd0, synchronisation_lane_0_dropped[2]} + {3'd0, synchronisation_lane_0_dropped[3]})
    + ({3'd0, synchronisation_lane_0_dropped[4]} + {3'd0, synchronisation_lane_0_dropped[5]} + ({3'd0, synchronisation_lane_0_dropped[6]} + {3'd0, synchronisation_lane_0_dropped[7]}))
    + ({3'd0, synchronisation_lane_0_dropped[8]} + {3'd0, synchronisation_lane_0_dropped[9]} + ({3'd0, synchronisation_lane_0_dropped[10]} + {3'd0, synchronisation_lane_0_dropped[11]}));
  assign t_44 = {
    synchronisation_lane_0_stalls[0],
    synchronisation_lane_0_stalls[1],
    synchronisation_lane_0_stalls[2],
    synchronisation_lane_0_stalls[3],
    synchronisation_lane_0_stalls[4],
    synchronisation_lane_0_stalls[5],
    synchronisation_lane_0_stalls[6],
    synchronisation_lane_0_stalls[7],
    synchronisation_lane_0_stalls[8],
    synchronisation_lane_0_stalls[9],
    synchronisation_lane_0_stalls[10],
    synchronisation_lane_0_stalls[11]
  };
  assign counters_synchronisation_stalls = {3'd0, t_44[0]}
    + {3'd0, t_44[1]}
    + ({3'd0, t_44[2]} + {3'd0, t_44[3]})
    + ({3'd0, t_44[4]} + {3'd0, t_44[5]} + ({3'd0, t_44[6]} + {3'd0, t_44[7]}))
    + ({3'd0, t_44[8]} + {3'd0, t_44[9]} + ({3'd0, t_44[10]} + {3'd0, t_44[11]}));
  assign t_45 = {
    synchronisation_lane_0_conflicts[0],
    synchronisation_lane_0_conflicts[1],
    synchronisation_lane_0_conflicts[2],
    synchronisation_lane_0_conflicts[3],
    synchronisation_lane_0_conflicts[4],
    synchronisation_lane_0_conflicts[5],
    synchronisation_lane_0_conflicts[6],
    synchronisation_lane_0_conflicts[7],
    synchronisation_lane_0_conflicts[8],
    synchronisation_lane_0_conflicts[9],
    synchronisation_lane_0_conflicts[10],
    synchronisation_lane_0_conflicts[11]
  };
  assign counters_synchronisation_conflicts = {3'd0, t_45[0]}
    + {3'd0, t_45[1]}
    + ({3'd0, t_45[2]} + {3'd0, t_45[3]})
    + ({3'd0, t_45[4]} + {3'd0, t_45[5]} + ({3'd0, t_45[6]} + {3'd0, t_45[7]}))
    + ({3'd0, t_45[8]} + {3'd0, t_45[9]} + ({3'd0, t_45[10]} + {3'd0, t_45[11]}));
  assign t_46 = {
    reduction_lane_0_sent[4],
    reduction_lane_0_sent[5],
    reduction_lane_0_sent[6],
    reduction_lane_0_sent[7],
    reduction_lane_0_sent[8],
    reduction_lane_0_sent[9]
  };
  assign counters_reduction_flits_client = {2'd0, t_46[0]}
    + {2'd0, t_46[1]}
    + ({2'd0, t_46[2]} + {2'd0, t_46[3]})
    + ({2'd0, t_46[4]} + {2'd0, t_46[5]});
  assign t_47 = {
    client_0_reduction_0_port_injected,
    client_1_reduction_0_port_injected,
    client_2_reduction_0_port_injected,
    client_3_reduction_0_port_injected,
    client_4_reduction_0_port_injected,
    client_5_reduction_0_port_injected
  };
  assign counters_reduction_injected = {2'd0, t_47[0]}
    + {2'd0, t_47[1]}
    + ({2'd0, t_47[2]} + {2'd0, t_47[3]})
    + ({2'd0, t_47[4]} + {2'd0, t_47[5]});
  assign t_48 = {
    client_0_reduction_0_port_delivered,
    client_1_reduction_0_port_delivered,
    client_2_reduction_0_port_delivered,
    client_3_reduction_0_port_delivered,
    client_4_reduction_0_port_delivered,
    client_5_reduction_0_port_delivered
  };
  assign counters_reduction_delivered = {2'd0, t_48[0]}
    + {2'd0, t_48[1]}
    + ({2'd0, t_48[2]} + {2'd0, t_48[3]})
    + ({2'd0, t_48[4]} + {2'd0, t_48[5]});
  assign counters_reduction_dropped = {3'd0, reduction_lane_0_dropped[0]}
    + {3'd0, reduction_lane_0_dropped[1]}
    + ({3'd0, reduction_lane_0_dropped[2]} + {3'd0, reduction_lane_0_dropped[3]})
    + ({3'd0, reduction_lane_0_dropped[4]} + {3'd0, reduction_lane_0_dropped[5]} + ({3'd0, reduction_lane_0_dropped[6]} + {3'd0, reduction_lane_0_dropped[7]}))
    + ({3'd0, reduction_lane_0_dropped[8]} + {3'd0, reduction_lane_0_dropped[9]});
  assign t_49 = {
    reduction_lane_0_stalls[0],
    reduction_lane_0_stalls[1],
    reduction_lane_0_stalls[2],
    reduction_lane_0_stalls[3],
    reduction_lane_0_stalls[4],
    reduction_lane_0_stalls[5],
    reduction_lane_0_stalls[6],
    reduction_lane_0_stalls[7],
    reduction_lane_0_stalls[8],
    reduction_lane_0_stalls[9]
  };
  assign counters_reduction_stalls = {3'd0, t_49[0]}
    + {3'd0, t_49[1]}
    + ({3'd0, t_49[2]} + {3'd0, t_49[3]})
    + ({3'd0, t_49[4]} + {3'd0, t_49[5]} + ({3'd0, t_49[6]} + {3'd0, t_49[7]}))
    + ({3'd0, t_49[8]} + {3'd0, t_49[9]});
  assign t_50 = {
    reduction_lane_0_conflicts[0],
    reduction_lane_0_conflicts[1],
    reduction_lane_0_conflicts[2],
    reduction_lane_0_conflicts[3],
    reduction_lane_0_conflicts[4],
    reduction_lane_0_conflicts[5],
    reduction_lane_0_conflicts[6],
    reduction_lane_0_conflicts[7],
    reduction_lane_0_conflicts[8],
    reduction_lane_0_conflicts[9]
  };
  assign counters_reduction_conflicts = {3'd0, t_50[0]}
    + {3'd0, t_50[1]}
    + ({3'd0, t_50[2]} + {3'd0, t_50[3]})
    + ({3'd0, t_50[4]} + {3'd0, t_50[5]} + ({3'd0, t_50[6]} + {3'd0, t_50[7]}))
    + ({3'd0, t_50[8]} + {3'd0, t_50[9]});
  router_inner_counters counters (
    .clk                          (clk),
    .reset                        (reset),
    .data_flits_north             (counters_data_flits_north),
    .data_flits_south             (counters_data_flits_south),
    .data_flits_east              (counters_data_flits_east),
    .data_flits_west              (counters_data_flits_west),
    .data_flits_client            (counters_data_flits_client),
    .data_injected                (counters_data_injected),
    .data_delivered               (counters_data_delivered),
    .data_dropped                 (counters_data_dropped),
    .data_stalls                  (counters_data_stalls),
    .data_conflicts               (counters_data_conflicts),
    .control_flits_north          (counters_control_flits_north),
    .control_flits_south          (counters_control_flits_south),
    .control_flits_east           (counters_control_flits_east),
    .control_flits_west           (counters_control_flits_west),
    .control_flits_client         (counters_control_flits_client),
    .control_injected             (counters_control_injected),
    .control_delivered            (counters_control_delivered),
    .control_dropped              (counters_control_dropped),
    .control_stalls               (counters_control_stalls),
    .control_conflicts            (counters_control_conflicts),
    .utility_flits_north          (utility_lane_0_sent[0]),
    .utility_flits_south          (utility_lane_0_sent[1]),
    .utility_flits_east           (utility_lane_0_sent[2]),
    .utility_flits_west           (utility_lane_0_sent[3]),
    .utility_flits_client         (counters_utility_flits_client),
    .utility_injected             (counters_utility_injected),
    .utility_delivered            (counters_utility_delivered),
    .utility_dropped              (counters_utility_dropped),
    .utility_stalls               (counters_utility_stalls),
    .utility_conflicts            (counters_utility_conflicts),
    .synchronisation_flits_north  (synchronisation_lane_0_sent[0]),
    .synchronisation_flits_south  (synchronisation_lane_0_sent[1]),
    .synchronisation_flits_east   (synchronisation_lane_0_sent[2]),
    .synchronisation_flits_west   (synchronisation_lane_0_sent[3]),
    .synchronisation_flits_client (counters_synchronisation_flits_client),
    .synchronisation_injected     (counters_synchronisation_injected),
    .synchronisation_delivered    (counters_synchronisation_delivered),
    .synchronisation_dropped      (counters_synchronisation_dropped),
    .synchronisation_stalls       (counters_synchronisation_stalls),
    .synchronisation_conflicts    (counters_synchronisation_conflicts),
    .reduction_flits_north        (reduction_lane_0_sent[0]),
    .reduction_flits_south        (reduction_lane_0_sent[1]),
    .reduction_flits_east         (reduction_lane_0_sent[2]),
    .reduction_flits_west         (reduction_lane_0_sent[3]),
    .reduction_flits_client       (counters_reduction_flits_client),
    .reduction_injected           (counters_reduction_injected),
    .reduction_delivered          (counters_reduction_delivered),
    .reduction_dropped            (counters_reduction_dropped),
    .reduction_stalls             (counters_reduction_stalls),
    .reduction_conflicts          (counters_reduction_conflicts),
    .utility_request_valid        (utility_request_valid),
    .utility_request_ready        (counters_utility_request_ready),
    .utility_request_address      (utility_request_address),
    .utility_response_valid       (counters_utility_response_valid),
    .utility_response_ready       (utility_response_ready),
    .utility_response_data        (counters_utility_response_data),
    .utility_response_error       (counters_utility_response_error)
  );
endmodule

`default_nettype wire
