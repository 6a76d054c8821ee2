// router_outer_west
//
// Cluster router, outer, west: a slice of each of 18 lanes, and the ports of its clients.
// Straps say where it stands.
//
// Parameters: channels =
// [{"classes":2,"lanes":12,"links":[0,2,0,2,0,2,6,12,5,0],"payload":645,"weights":{"channel":"data","columns":4,"kind":"outer_west","ports":[0,1,2,5,7,9,10,11,12],"rows":5}},{"classes":2,"lanes":3,"links":[0,1,0,1,0,1,2,3,2,0],"payload":64,"weights":{"channel":"control","columns":4,"kind":"outer_west","ports":[0,1,2,5,7,9,10,11,12],"rows":5}},{"classes":2,"lanes":1,"links":[0,1,0,1,0,1,1,1,1,0],"payload":64,"weights":null},{"classes":1,"lanes":1,"links":[0,1,0,1,0,1,1,1,1,0],"payload":64,"weights":null},{"classes":1,"lanes":1,"links":[0,1,0,1,0,1,0,0,0,0],"payload":524,"weights":null}],
// shape =
// {"columns":4,"depth":4,"full_rows":4,"kind":"outer_west","ports":7847,"rows":5,"stub":false}
//
// Generated from hw/src/router/mod.rs; change that file, not this one.

`default_nettype none

module router_outer_west (
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
  input  wire         client_6_data_0_up_0_valid,
  output wire         client_6_data_0_up_0_ready,
  input  wire   [3:0] client_6_data_0_up_0_columns,
  input  wire   [4:0] client_6_data_0_up_0_rows,
  input  wire   [9:0] client_6_data_0_up_0_clients,
  input  wire         client_6_data_0_up_0_lane,
  input  wire [644:0] client_6_data_0_up_0_payload,
  output wire         client_6_data_0_down_0_valid,
  input  wire         client_6_data_0_down_0_ready,
  output wire [644:0] client_6_data_0_down_0_payload,
  input  wire         client_6_data_0_up_1_valid,
  output wire         client_6_data_0_up_1_ready,
  input  wire   [3:0] client_6_data_0_up_1_columns,
  input  wire   [4:0] client_6_data_0_up_1_rows,
  input  wire   [9:0] client_6_data_0_up_1_clients,
  input  wire         client_6_data_0_up_1_lane,
  input  wire [644:0] client_6_data_0_up_1_payload,
  output wire         client_6_data_0_down_1_valid,
  input  wire         client_6_data_0_down_1_ready,
  output wire [644:0] client_6_data_0_down_1_payload,
  input  wire         client_6_data_1_up_0_valid,
  output wire         client_6_data_1_up_0_ready,
  input  wire   [3:0] client_6_data_1_up_0_columns,
  input  wire   [4:0] client_6_data_1_up_0_rows,
  input  wire   [9:0] client_6_data_1_up_0_clients,
  input  wire         client_6_data_1_up_0_lane,
  input  wire [644:0] client_6_data_1_up_0_payload,
  output wire         client_6_data_1_down_0_valid,
  input  wire         client_6_data_1_down_0_ready,
  output wire [644:0] client_6_data_1_down_0_payload,
  input  wire         client_6_data_1_up_1_valid,
  output wire         client_6_data_1_up_1_ready,
  input  wire   [3:0] client_6_data_1_up_1_columns,
  input  wire   [4:0] client_6_data_1_up_1_rows,
  input  wire   [9:0] client_6_data_1_up_1_clients,
  input  wire         client_6_data_1_up_1_lane,
  input  wire [644:0] client_6_data_1_up_1_payload,
  output wire         client_6_data_1_down_1_valid,
  input  wire         client_6_data_1_down_1_ready,
  output wire [644:0] client_6_data_1_down_1_payload,
  input  wire         client_6_data_2_up_0_valid,
  output wire         client_6_data_2_up_0_ready,
  input  wire   [3:0] client_6_data_2_up_0_columns,
  input  wire   [4:0] client_6_data_2_up_0_rows,
  input  wire   [9:0] client_6_data_2_up_0_clients,
  input  wire         client_6_data_2_up_0_lane,
  input  wire [644:0] client_6_data_2_up_0_payload,
  output wire         client_6_data_2_down_0_valid,
  input  wire         client_6_data_2_down_0_ready,
  output wire [644:0] client_6_data_2_down_0_payload,
  input  wire         client_6_data_2_up_1_valid,
  output wire         client_6_data_2_up_1_ready,
  input  wire   [3:0] client_6_data_2_up_1_columns,
  input  wire   [4:0] client_6_data_2_up_1_rows,
  input  wire   [9:0] client_6_data_2_up_1_clients,
  input  wire         client_6_data_2_up_1_lane,
  input  wire [644:0] client_6_data_2_up_1_payload,
  output wire         client_6_data_2_down_1_valid,
  input  wire         client_6_data_2_down_1_ready,
  output wire [644:0] client_6_data_2_down_1_payload,
  input  wire         client_6_data_3_up_0_valid,
  output wire         client_6_data_3_up_0_ready,
  input  wire   [3:0] client_6_data_3_up_0_columns,
  input  wire   [4:0] client_6_data_3_up_0_rows,
  input  wire   [9:0] client_6_data_3_up_0_clients,
  input  wire         client_6_data_3_up_0_lane,
  input  wire [644:0] client_6_data_3_up_0_payload,
  output wire         client_6_data_3_down_0_valid,
  input  wire         client_6_data_3_down_0_ready,
  output wire [644:0] client_6_data_3_down_0_payload,
  input  wire         client_6_data_3_up_1_valid,
  output wire         client_6_data_3_up_1_ready,
  input  wire   [3:0] client_6_data_3_up_1_columns,
  input  wire   [4:0] client_6_data_3_up_1_rows,
  input  wire   [9:0] client_6_data_3_up_1_clients,
  input  wire         client_6_data_3_up_1_lane,
  input  wire [644:0] client_6_data_3_up_1_payload,
  output wire         client_6_data_3_down_1_valid,
  input  wire         client_6_data_3_down_1_ready,
  output wire [644:0] client_6_data_3_down_1_payload,
  input  wire         client_6_data_4_up_0_valid,
  output wire         client_6_data_4_up_0_ready,
  input  wire   [3:0] client_6_data_4_up_0_columns,
  input  wire   [4:0] client_6_data_4_up_0_rows,
  input  wire   [9:0] client_6_data_4_up_0_clients,
  input  wire         client_6_data_4_up_0_lane,
  input  wire [644:0] client_6_data_4_up_0_payload,
  output wire         client_6_data_4_down_0_valid,
  input  wire         client_6_data_4_down_0_ready,
  output wire [644:0] client_6_data_4_down_0_payload,
  input  wire         client_6_data_4_up_1_valid,
  output wire         client_6_data_4_up_1_ready,
  input  wire   [3:0] client_6_data_4_up_1_columns,
  input  wire   [4:0] client_6_data_4_up_1_rows,
  input  wire   [9:0] client_6_data_4_up_1_clients,
  input  wire         client_6_data_4_up_1_lane,
  input  wire [644:0] client_6_data_4_up_1_payload,
  output wire         client_6_data_4_down_1_valid,
  input  wire         client_6_data_4_down_1_ready,
  output wire [644:0] client_6_data_4_down_1_payload,
  input  wire         client_6_data_5_up_0_valid,
  output wire         client_6_data_5_up_0_ready,
  input  wire   [3:0] client_6_data_5_up_0_columns,
  input  wire   [4:0] client_6_data_5_up_0_rows,
  input  wire   [9:0] client_6_data_5_up_0_clients,
  input  wire         client_6_data_5_up_0_lane,
  input  wire [644:0] client_6_data_5_up_0_payload,
  output wire         client_6_data_5_down_0_valid,
  input  wire         client_6_data_5_down_0_ready,
  output wire [644:0] client_6_data_5_down_0_payload,
  input  wire         client_6_data_5_up_1_valid,
  output wire         client_6_data_5_up_1_ready,
  input  wire   [3:0] client_6_data_5_up_1_columns,
  input  wire   [4:0] client_6_data_5_up_1_rows,
  input  wire   [9:0] client_6_data_5_up_1_clients,
  input  wire         client_6_data_5_up_1_lane,
  input  wire [644:0] client_6_data_5_up_1_payload,
  output wire         client_6_data_5_down_1_valid,
  input  wire         client_6_data_5_down_1_ready,
  output wire [644:0] client_6_data_5_down_1_payload,
  input  wire         client_6_control_0_up_0_valid,
  output wire         client_6_control_0_up_0_ready,
  input  wire   [3:0] client_6_control_0_up_0_columns,
  input  wire   [4:0] client_6_control_0_up_0_rows,
  input  wire   [9:0] client_6_control_0_up_0_clients,
  input  wire         client_6_control_0_up_0_lane,
  input  wire  [63:0] client_6_control_0_up_0_payload,
  output wire         client_6_control_0_down_0_valid,
  input  wire         client_6_control_0_down_0_ready,
  output wire  [63:0] client_6_control_0_down_0_payload,
  input  wire         client_6_control_0_up_1_valid,
  output wire         client_6_control_0_up_1_ready,
  input  wire   [3:0] client_6_control_0_up_1_columns,
  input  wire   [4:0] client_6_control_0_up_1_rows,
  input  wire   [9:0] client_6_control_0_up_1_clients,
  input  wire         client_6_control_0_up_1_lane,
  input  wire  [63:0] client_6_control_0_up_1_payload,
  output wire         client_6_control_0_down_1_valid,
  input  wire         client_6_control_0_down_1_ready,
  output wire  [63:0] client_6_control_0_down_1_payload,
  input  wire         client_6_control_1_up_0_valid,
  output wire         client_6_control_1_up_0_ready,
  input  wire   [3:0] client_6_control_1_up_0_columns,
  input  wire   [4:0] client_6_control_1_up_0_rows,
  input  wire   [9:0] client_6_control_1_up_0_clients,
  input  wire  [63:0] client_6_control_1_up_0_payload,
  output wire         client_6_control_1_down_0_valid,
  input  wire         client_6_control_1_down_0_ready,
  output wire  [63:0] client_6_control_1_down_0_payload,
  input  wire         client_6_control_1_up_1_valid,
  output wire         client_6_control_1_up_1_ready,
  input  wire   [3:0] client_6_control_1_up_1_columns,
  input  wire   [4:0] client_6_control_1_up_1_rows,
  input  wire   [9:0] client_6_control_1_up_1_clients,
  input  wire  [63:0] client_6_control_1_up_1_payload,
  output wire         client_6_control_1_down_1_valid,
  input  wire         client_6_control_1_down_1_ready,
  output wire  [63:0] client_6_control_1_down_1_payload,
  input  wire         client_6_utility_0_up_0_valid,
  output wire         client_6_utility_0_up_0_ready,
  input  wire   [3:0] client_6_utility_0_up_0_columns,
  input  wire   [4:0] client_6_utility_0_up_0_rows,
  input  wire   [9:0] client_6_utility_0_up_0_clients,
  input  wire  [63:0] client_6_utility_0_up_0_payload,
  output wire         client_6_utility_0_down_0_valid,
  input  wire         client_6_utility_0_down_0_ready,
  output wire  [63:0] client_6_utility_0_down_0_payload,
  input  wire         client_6_utility_0_up_1_valid,
  output wire         client_6_utility_0_up_1_ready,
  input  wire   [3:0] client_6_utility_0_up_1_columns,
  input  wire   [4:0] client_6_utility_0_up_1_rows,
  input  wire   [9:0] client_6_utility_0_up_1_clients,
  input  wire  [63:0] client_6_utility_0_up_1_payload,
  output wire         client_6_utility_0_down_1_valid,
  input  wire         client_6_utility_0_down_1_ready,
  output wire  [63:0] client_6_utility_0_down_1_payload,
  input  wire         client_6_synchronisation_0_up_0_valid,
  output wire         client_6_synchronisation_0_up_0_ready,
  input  wire   [3:0] client_6_synchronisation_0_up_0_columns,
  input  wire   [4:0] client_6_synchronisation_0_up_0_rows,
  input  wire   [9:0] client_6_synchronisation_0_up_0_clients,
  input  wire  [63:0] client_6_synchronisation_0_up_0_payload,
  output wire         client_6_synchronisation_0_down_0_valid,
  input  wire         client_6_synchronisation_0_down_0_ready,
  output wire  [63:0] client_6_synchronisation_0_down_0_payload,
  input  wire         client_7_data_0_up_0_valid,
  output wire         client_7_data_0_up_0_ready,
  input  wire   [3:0] client_7_data_0_up_0_columns,
  input  wire   [4:0] client_7_data_0_up_0_rows,
  input  wire   [9:0] client_7_data_0_up_0_clients,
  input  wire [644:0] client_7_data_0_up_0_payload,
  output wire         client_7_data_0_down_0_valid,
  input  wire         client_7_data_0_down_0_ready,
  output wire [644:0] client_7_data_0_down_0_payload,
  input  wire         client_7_data_0_up_1_valid,
  output wire         client_7_data_0_up_1_ready,
  input  wire   [3:0] client_7_data_0_up_1_columns,
  input  wire   [4:0] client_7_data_0_up_1_rows,
  input  wire   [9:0] client_7_data_0_up_1_clients,
  input  wire [644:0] client_7_data_0_up_1_payload,
  output wire         client_7_data_0_down_1_valid,
  input  wire         client_7_data_0_down_1_ready,
  output wire [644:0] client_7_data_0_down_1_payload,
  input  wire         client_7_data_1_up_0_valid,
  output wire         client_7_data_1_up_0_ready,
  input  wire   [3:0] client_7_data_1_up_0_columns,
  input  wire   [4:0] client_7_data_1_up_0_rows,
  input  wire   [9:0] client_7_data_1_up_0_clients,
  input  wire [644:0] client_7_data_1_up_0_payload,
  output wire         client_7_data_1_down_0_valid,
  input  wire         client_7_data_1_down_0_ready,
  output wire [644:0] client_7_data_1_down_0_payload,
  input  wire         client_7_data_1_up_1_valid,
  output wire         client_7_data_1_up_1_ready,
  input  wire   [3:0] client_7_data_1_up_1_columns,
  input  wire   [4:0] client_7_data_1_up_1_rows,
  input  wire   [9:0] client_7_data_1_up_1_clients,
  input  wire [644:0] client_7_data_1_up_1_payload,
  output wire         client_7_data_1_down_1_valid,
  input  wire         client_7_data_1_down_1_ready,
  output wire [644:0] client_7_data_1_down_1_payload,
  input  wire         client_7_data_2_up_0_valid,
  output wire         client_7_data_2_up_0_ready,
  input  wire   [3:0] client_7_data_2_up_0_columns,
  input  wire   [4:0] client_7_data_2_up_0_rows,
  input  wire   [9:0] client_7_data_2_up_0_clients,
  input  wire [644:0] client_7_data_2_up_0_payload,
  output wire         client_7_data_2_down_0_valid,
  input  wire         client_7_data_2_down_0_ready,
  output wire [644:0] client_7_data_2_down_0_payload,
  input  wire         client_7_data_2_up_1_valid,
  output wire         client_7_data_2_up_1_ready,
  input  wire   [3:0] client_7_data_2_up_1_columns,
  input  wire   [4:0] client_7_data_2_up_1_rows,
  input  wire   [9:0] client_7_data_2_up_1_clients,
  input  wire [644:0] client_7_data_2_up_1_payload,
  output wire         client_7_data_2_down_1_valid,
  input  wire         client_7_data_2_down_1_ready,
  output wire [644:0] client_7_data_2_down_1_payload,
  input  wire         client_7_data_3_up_0_valid,
  output wire         client_7_data_3_up_0_ready,
  input  wire   [3:0] client_7_data_3_up_0_columns,
  input  wire   [4:0] client_7_data_3_up_0_rows,
  input  wire   [9:0] client_7_data_3_up_0_clients,
  input  wire [644:0] client_7_data_3_up_0_payload,
  output wire         client_7_data_3_down_0_valid,
  input  wire         client_7_data_3_down_0_ready,
  output wire [644:0] client_7_data_3_down_0_payload,
  input  wire         client_7_data_3_up_1_valid,
  output wire         client_7_data_3_up_1_ready,
  input  wire   [3:0] client_7_data_3_up_1_columns,
  input  wire   [4:0] client_7_data_3_up_1_rows,
  input  wire   [9:0] client_7_data_3_up_1_clients,
  input  wire [644:0] client_7_data_3_up_1_payload,
  output wire         client_7_data_3_down_1_valid,
  input  wire         client_7_data_3_down_1_ready,
  output wire [644:0] client_7_data_3_down_1_payload,
  input  wire         client_7_data_4_up_0_valid,
  output wire         client_7_data_4_up_0_ready,
  input  wire   [3:0] client_7_data_4_up_0_columns,
  input  wire   [4:0] client_7_data_4_up_0_rows,
  input  wire   [9:0] client_7_data_4_up_0_clients,
  input  wire [644:0] client_7_data_4_up_0_payload,
  output wire         client_7_data_4_down_0_valid,
  input  wire         client_7_data_4_down_0_ready,
  output wire [644:0] client_7_data_4_down_0_payload,
  input  wire         client_7_data_4_up_1_valid,
  output wire         client_7_data_4_up_1_ready,
  input  wire   [3:0] client_7_data_4_up_1_columns,
  input  wire   [4:0] client_7_data_4_up_1_rows,
  input  wire   [9:0] client_7_data_4_up_1_clients,
  input  wire [644:0] client_7_data_4_up_1_payload,
  output wire         client_7_data_4_down_1_valid,
  input  wire         client_7_data_4_down_1_ready,
  output wire [644:0] client_7_data_4_down_1_payload,
  input  wire         client_7_data_5_up_0_valid,
  output wire         client_7_data_5_up_0_ready,
  input  wire   [3:0] client_7_data_5_up_0_columns,
  input  wire   [4:0] client_7_data_5_up_0_rows,
  input  wire   [9:0] client_7_data_5_up_0_clients,
  input  wire [644:0] client_7_data_5_up_0_payload,
  output wire         client_7_data_5_down_0_valid,
  input  wire         client_7_data_5_down_0_ready,
  output wire [644:0] client_7_data_5_down_0_payload,
  input  wire         client_7_data_5_up_1_valid,
  output wire         client_7_data_5_up_1_ready,
  input  wire   [3:0] client_7_data_5_up_1_columns,
  input  wire   [4:0] client_7_data_5_up_1_rows,
  input  wire   [9:0] client_7_data_5_up_1_clients,
  input  wire [644:0] client_7_data_5_up_1_payload,
  output wire         client_7_data_5_down_1_valid,
  input  wire         client_7_data_5_down_1_ready,
  output wire [644:0] client_7_data_5_down_1_payload,
  input  wire         client_7_data_6_up_0_valid,
  output wire         client_7_data_6_up_0_ready,
  input  wire   [3:0] client_7_data_6_up_0_columns,
  input  wire   [4:0] client_7_data_6_up_0_rows,
  input  wire   [9:0] client_7_data_6_up_0_clients,
  input  wire [644:0] client_7_data_6_up_0_payload,
  output wire         client_7_data_6_down_0_valid,
  input  wire         client_7_data_6_down_0_ready,
  output wire [644:0] client_7_data_6_down_0_payload,
  input  wire         client_7_data_6_up_1_valid,
  output wire         client_7_data_6_up_1_ready,
  input  wire   [3:0] client_7_data_6_up_1_columns,
  input  wire   [4:0] client_7_data_6_up_1_rows,
  input  wire   [9:0] client_7_data_6_up_1_clients,
  input  wire [644:0] client_7_data_6_up_1_payload,
  output wire         client_7_data_6_down_1_valid,
  input  wire         client_7_data_6_down_1_ready,
  output wire [644:0] client_7_data_6_down_1_payload,
  input  wire         client_7_data_7_up_0_valid,
  output wire         client_7_data_7_up_0_ready,
  input  wire   [3:0] client_7_data_7_up_0_columns,
  input  wire   [4:0] client_7_data_7_up_0_rows,
  input  wire   [9:0] client_7_data_7_up_0_clients,
  input  wire [644:0] client_7_data_7_up_0_payload,
  output wire         client_7_data_7_down_0_valid,
  input  wire         client_7_data_7_down_0_ready,
  output wire [644:0] client_7_data_7_down_0_payload,
  input  wire         client_7_data_7_up_1_valid,
  output wire         client_7_data_7_up_1_ready,
  input  wire   [3:0] client_7_data_7_up_1_columns,
  input  wire   [4:0] client_7_data_7_up_1_rows,
  input  wire   [9:0] client_7_data_7_up_1_clients,
  input  wire [644:0] client_7_data_7_up_1_payload,
  output wire         client_7_data_7_down_1_valid,
  input  wire         client_7_data_7_down_1_ready,
  output wire [644:0] client_7_data_7_down_1_payload,
  input  wire         client_7_data_8_up_0_valid,
  output wire         client_7_data_8_up_0_ready,
  input  wire   [3:0] client_7_data_8_up_0_columns,
  input  wire   [4:0] client_7_data_8_up_0_rows,
  input  wire   [9:0] client_7_data_8_up_0_clients,
  input  wire [644:0] client_7_data_8_up_0_payload,
  output wire         client_7_data_8_down_0_valid,
  input  wire         client_7_data_8_down_0_ready,
  output wire [644:0] client_7_data_8_down_0_payload,
  input  wire         client_7_data_8_up_1_valid,
  output wire         client_7_data_8_up_1_ready,
  input  wire   [3:0] client_7_data_8_up_1_columns,
  input  wire   [4:0] client_7_data_8_up_1_rows,
  input  wire   [9:0] client_7_data_8_up_1_clients,
  input  wire [644:0] client_7_data_8_up_1_payload,
  output wire         client_7_data_8_down_1_valid,
  input  wire         client_7_data_8_down_1_ready,
  output wire [644:0] client_7_data_8_down_1_payload,
  input  wire         client_7_data_9_up_0_valid,
  output wire         client_7_data_9_up_0_ready,
  input  wire   [3:0] client_7_data_9_up_0_columns,
  input  wire   [4:0] client_7_data_9_up_0_rows,
  input  wire   [9:0] client_7_data_9_up_0_clients,
  input  wire [644:0] client_7_data_9_up_0_payload,
  output wire         client_7_data_9_down_0_valid,
  input  wire         client_7_data_9_down_0_ready,
  output wire [644:0] client_7_data_9_down_0_payload,
  input  wire         client_7_data_9_up_1_valid,
  output wire         client_7_data_9_up_1_ready,
  input  wire   [3:0] client_7_data_9_up_1_columns,
  input  wire   [4:0] client_7_data_9_up_1_rows,
  input  wire   [9:0] client_7_data_9_up_1_clients,
  input  wire [644:0] client_7_data_9_up_1_payload,
  output wire         client_7_data_9_down_1_valid,
  input  wire         client_7_data_9_down_1_ready,
  output wire [644:0] client_7_data_9_down_1_payload,
  input  wire         client_7_data_10_up_0_valid,
  output wire         client_7_data_10_up_0_ready,
  input  wire   [3:0] client_7_data_10_up_0_columns,
  input  wire   [4:0] client_7_data_10_up_0_rows,
  input  wire   [9:0] client_7_data_10_up_0_clients,
  input  wire [644:0] client_7_data_10_up_0_payload,
  output wire         client_7_data_10_down_0_valid,
  input  wire         client_7_data_10_down_0_ready,
  output wire [644:0] client_7_data_10_down_0_payload,
  input  wire         client_7_data_10_up_1_valid,
  output wire         client_7_data_10_up_1_ready,
  input  wire   [3:0] client_7_data_10_up_1_columns,
  input  wire   [4:0] client_7_data_10_up_1_rows,
  input  wire   [9:0] client_7_data_10_up_1_clients,
  input  wire [644:0] client_7_data_10_up_1_payload,
  output wire         client_7_data_10_down_1_valid,
  input  wire         client_7_data_10_down_1_ready,
  output wire [644:0] client_7_data_10_down_1_payload,
  input  wire         client_7_data_11_up_0_valid,
  output wire         client_7_data_11_up_0_ready,
  input  wire   [3:0] client_7_data_11_up_0_columns,
  input  wire   [4:0] client_7_data_11_up_0_rows,
  input  wire   [9:0] client_7_data_11_up_0_clients,
  input  wire [644:0] client_7_data_11_up_0_payload,
  output wire         client_7_data_11_down_0_valid,
  input  wire         client_7_data_11_down_0_ready,
  output wire [644:0] client_7_data_11_down_0_payload,
  input  wire         client_7_data_11_up_1_valid,
  output wire         client_7_data_11_up_1_ready,
  input  wire   [3:0] client_7_data_11_up_1_columns,
  input  wire   [4:0] client_7_data_11_up_1_rows,
  input  wire   [9:0] client_7_data_11_up_1_clients,
  input  wire [644:0] client_7_data_11_up_1_payload,
  output wire         client_7_data_11_down_1_valid,
  input  wire         client_7_data_11_down_1_ready,
  output wire [644:0] client_7_data_11_down_1_payload,
  input  wire         client_7_control_0_up_0_valid,
  output wire         client_7_control_0_up_0_ready,
  input  wire   [3:0] client_7_control_0_up_0_columns,
  input  wire   [4:0] client_7_control_0_up_0_rows,
  input  wire   [9:0] client_7_control_0_up_0_clients,
  input  wire  [63:0] client_7_control_0_up_0_payload,
  output wire         client_7_control_0_down_0_valid,
  input  wire         client_7_control_0_down_0_ready,
  output wire  [63:0] client_7_control_0_down_0_payload,
  input  wire         client_7_control_0_up_1_valid,
  output wire         client_7_control_0_up_1_ready,
  input  wire   [3:0] client_7_control_0_up_1_columns,
  input  wire   [4:0] client_7_control_0_up_1_rows,
  input  wire   [9:0] client_7_control_0_up_1_clients,
  input  wire  [63:0] client_7_control_0_up_1_payload,
  output wire         client_7_control_0_down_1_valid,
  input  wire         client_7_control_0_down_1_ready,
  output wire  [63:0] client_7_control_0_down_1_payload,
  input  wire         client_7_control_1_up_0_valid,
  output wire         client_7_control_1_up_0_ready,
  input  wire   [3:0] client_7_control_1_up_0_columns,
  input  wire   [4:0] client_7_control_1_up_0_rows,
  input  wire   [9:0] client_7_control_1_up_0_clients,
  input  wire  [63:0] client_7_control_1_up_0_payload,
  output wire         client_7_control_1_down_0_valid,
  input  wire         client_7_control_1_down_0_ready,
  output wire  [63:0] client_7_control_1_down_0_payload,
  input  wire         client_7_control_1_up_1_valid,
  output wire         client_7_control_1_up_1_ready,
  input  wire   [3:0] client_7_control_1_up_1_columns,
  input  wire   [4:0] client_7_control_1_up_1_rows,
  input  wire   [9:0] client_7_control_1_up_1_clients,
  input  wire  [63:0] client_7_control_1_up_1_payload,
  output wire         client_7_control_1_down_1_valid,
  input  wire         client_7_control_1_down_1_ready,
  output wire  [63:0] client_7_control_1_down_1_payload,
  input  wire         client_7_control_2_up_0_valid,
  output wire         client_7_control_2_up_0_ready,
  input  wire   [3:0] client_7_control_2_up_0_columns,
  input  wire   [4:0] client_7_control_2_up_0_rows,
  input  wire   [9:0] client_7_control_2_up_0_clients,
  input  wire  [63:0] client_7_control_2_up_0_payload,
  output wire         client_7_control_2_down_0_valid,
  input  wire         client_7_control_2_down_0_ready,
  output wire  [63:0] client_7_control_2_down_0_payload,
  input  wire         client_7_control_2_up_1_valid,
  output wire         client_7_control_2_up_1_ready,
  input  wire   [3:0] client_7_control_2_up_1_columns,
  input  wire   [4:0] client_7_control_2_up_1_rows,
  input  wire   [9:0] client_7_control_2_up_1_clients,
  input  wire  [63:0] client_7_control_2_up_1_payload,
  output wire         client_7_control_2_down_1_valid,
  input  wire         client_7_control_2_down_1_ready,
  output wire  [63:0] client_7_control_2_down_1_payload,
  input  wire         client_7_utility_0_up_0_valid,
  output wire         client_7_utility_0_up_0_ready,
  input  wire   [3:0] client_7_utility_0_up_0_columns,
  input  wire   [4:0] client_7_utility_0_up_0_rows,
  input  wire   [9:0] client_7_utility_0_up_0_clients,
  input  wire  [63:0] client_7_utility_0_up_0_payload,
  output wire         client_7_utility_0_down_0_valid,
  input  wire         client_7_utility_0_down_0_ready,
  output wire  [63:0] client_7_utility_0_down_0_payload,
  input  wire         client_7_utility_0_up_1_valid,
  output wire         client_7_utility_0_up_1_ready,
  input  wire   [3:0] client_7_utility_0_up_1_columns,
  input  wire   [4:0] client_7_utility_0_up_1_rows,
  input  wire   [9:0] client_7_utility_0_up_1_clients,
  input  wire  [63:0] client_7_utility_0_up_1_payload,
  output wire         client_7_utility_0_down_1_valid,
  input  wire         client_7_utility_0_down_1_ready,
  output wire  [63:0] client_7_utility_0_down_1_payload,
  input  wire         client_7_synchronisation_0_up_0_valid,
  output wire         client_7_synchronisation_0_up_0_ready,
  input  wire   [3:0] client_7_synchronisation_0_up_0_columns,
  input  wire   [4:0] client_7_synchronisation_0_up_0_rows,
  input  wire   [9:0] client_7_synchronisation_0_up_0_clients,
  input  wire  [63:0] client_7_synchronisation_0_up_0_payload,
  output wire         client_7_synchronisation_0_down_0_valid,
  input  wire         client_7_synchronisation_0_down_0_ready,
  output wire  [63:0] client_7_synchronisation_0_down_0_payload,
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
  output wire  [63:0] client_8_synchronisation_0_down_0_payload
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
  wire [1:0] data_lane_0_client_1_in_credit;
  wire [1:0] data_lane_0_client_3_in_credit;
  wire [1:0] data_lane_0_client_5_in_credit;
  wire [1:0] data_lane_0_client_6_in_credit;
  wire [1:0] data_lane_0_client_7_in_credit;
  wire [1:0] data_lane_0_client_8_in_credit;
  wire data_lane_0_north_out_valid;
  wire data_lane_0_north_out_class;
  wire [663:0] data_lane_0_north_out_flit;
  wire data_lane_0_south_out_valid;
  wire data_lane_0_south_out_class;
  wire [663:0] data_lane_0_south_out_flit;
  wire data_lane_0_east_out_valid;
  wire data_lane_0_east_out_class;
  wire [663:0] data_lane_0_east_out_flit;
  wire data_lane_0_client_1_out_valid;
  wire data_lane_0_client_1_out_class;
  wire [644:0] data_lane_0_client_1_out_flit;
  wire data_lane_0_client_3_out_valid;
  wire data_lane_0_client_3_out_class;
  wire [644:0] data_lane_0_client_3_out_flit;
  wire data_lane_0_client_5_out_valid;
  wire data_lane_0_client_5_out_class;
  wire [644:0] data_lane_0_client_5_out_flit;
  wire data_lane_0_client_6_out_valid;
  wire data_lane_0_client_6_out_class;
  wire [644:0] data_lane_0_client_6_out_flit;
  wire data_lane_0_client_7_out_valid;
  wire data_lane_0_client_7_out_class;
  wire [644:0] data_lane_0_client_7_out_flit;
  wire data_lane_0_client_8_out_valid;
  wire data_lane_0_client_8_out_class;
  wire [644:0] data_lane_0_client_8_out_flit;
  wire [8:0] data_lane_0_sent;
  wire [8:0] data_lane_0_stalls;
  wire [8:0] data_lane_0_conflicts;
  wire [17:0] data_lane_0_dropped;
  wire [1:0] data_lane_1_north_in_credit;
  wire [1:0] data_lane_1_south_in_credit;
  wire [1:0] data_lane_1_east_in_credit;
  wire [1:0] data_lane_1_client_1_in_credit;
  wire [1:0] data_lane_1_client_3_in_credit;
  wire [1:0] data_lane_1_client_5_in_credit;
  wire [1:0] data_lane_1_client_6_in_credit;
  wire [1:0] data_lane_1_client_7_in_credit;
  wire [1:0] data_lane_1_client_8_in_credit;
  wire data_lane_1_north_out_valid;
  wire data_lane_1_north_out_class;
  wire [663:0] data_lane_1_north_out_flit;
  wire data_lane_1_south_out_valid;
  wire data_lane_1_south_out_class;
  wire [663:0] data_lane_1_south_out_flit;
  wire data_lane_1_east_out_valid;
  wire data_lane_1_east_out_class;
  wire [663:0] data_lane_1_east_out_flit;
  wire data_lane_1_client_1_out_valid;
  wire data_lane_1_client_1_out_class;
  wire [644:0] data_lane_1_client_1_out_flit;
  wire data_lane_1_client_3_out_valid;
  wire data_lane_1_client_3_out_class;
  wire [644:0] data_lane_1_client_3_out_flit;
  wire data_lane_1_client_5_out_valid;
  wire data_lane_1_client_5_out_class;
  wire [644:0] data_lane_1_client_5_out_flit;
  wire data_lane_1_client_6_out_valid;
  wire data_lane_1_client_6_out_class;
  wire [644:0] data_lane_1_client_6_out_flit;
  wire data_lane_1_client_7_out_valid;
  wire data_lane_1_client_7_out_class;
  wire [644:0] data_lane_1_client_7_out_flit;
  wire data_lane_1_client_8_out_valid;
  wire data_lane_1_client_8_out_class;
  wire [644:0] data_lane_1_client_8_out_flit;
  wire [8:0] data_lane_1_sent;
  wire [8:0] data_lane_1_stalls;
  wire [8:0] data_lane_1_conflicts;
  wire [17:0] data_lane_1_dropped;
  wire [1:0] data_lane_2_north_in_credit;
  wire [1:0] data_lane_2_south_in_credit;
  wire [1:0] data_lane_2_east_in_credit;
  wire [1:0] data_lane_2_client_1_in_credit;
  wire [1:0] data_lane_2_client_3_in_credit;
  wire [1:0] data_lane_2_client_5_in_credit;
  wire [1:0] data_lane_2_client_6_in_credit;
  wire [1:0] data_lane_2_client_7_in_credit;
  wire [1:0] data_lane_2_client_8_in_credit;
  wire data_lane_2_north_out_valid;
  wire data_lane_2_north_out_class;
  wire [663:0] data_lane_2_north_out_flit;
  wire data_lane_2_south_out_valid;
  wire data_lane_2_south_out_class;
  wire [663:0] data_lane_2_south_out_flit;
  wire data_lane_2_east_out_valid;
  wire data_lane_2_east_out_class;
  wire [663:0] data_lane_2_east_out_flit;
  wire data_lane_2_client_1_out_valid;
  wire data_lane_2_client_1_out_class;
  wire [644:0] data_lane_2_client_1_out_flit;
  wire data_lane_2_client_3_out_valid;
  wire data_lane_2_client_3_out_class;
  wire [644:0] data_lane_2_client_3_out_flit;
  wire data_lane_2_client_5_out_valid;
  wire data_lane_2_client_5_out_class;
  wire [644:0] data_lane_2_client_5_out_flit;
  wire data_lane_2_client_6_out_valid;
  wire data_lane_2_client_6_out_class;
  wire [644:0] data_lane_2_client_6_out_flit;
  wire data_lane_2_client_7_out_valid;
  wire data_lane_2_client_7_out_class;
  wire [644:0] data_lane_2_client_7_out_flit;
  wire data_lane_2_client_8_out_valid;
  wire data_lane_2_client_8_out_class;
  wire [644:0] data_lane_2_client_8_out_flit;
  wire [8:0] data_lane_2_sent;
  wire [8:0] data_lane_2_stalls;
  wire [8:0] data_lane_2_conflicts;
  wire [17:0] data_lane_2_dropped;
  wire [1:0] data_lane_3_north_in_credit;
  wire [1:0] data_lane_3_south_in_credit;
  wire [1:0] data_lane_3_east_in_credit;
  wire [1:0] data_lane_3_client_1_in_credit;
  wire [1:0] data_lane_3_client_3_in_credit;
  wire [1:0] data_lane_3_client_5_in_credit;
  wire [1:0] data_lane_3_client_6_in_credit;
  wire [1:0] data_lane_3_client_7_in_credit;
  wire [1:0] data_lane_3_client_8_in_credit;
  wire data_lane_3_north_out_valid;
  wire data_lane_3_north_out_class;
  wire [663:0] data_lane_3_north_out_flit;
  wire data_lane_3_south_out_valid;
  wire data_lane_3_south_out_class;
  wire [663:0] data_lane_3_south_out_flit;
  wire data_lane_3_east_out_valid;
  wire data_lane_3_east_out_class;
  wire [663:0] data_lane_3_east_out_flit;
  wire data_lane_3_client_1_out_valid;
  wire data_lane_3_client_1_out_class;
  wire [644:0] data_lane_3_client_1_out_flit;
  wire data_lane_3_client_3_out_valid;
  wire data_lane_3_client_3_out_class;
  wire [644:0] data_lane_3_client_3_out_flit;
  wire data_lane_3_client_5_out_valid;
  wire data_lane_3_client_5_out_class;
  wire [644:0] data_lane_3_client_5_out_flit;
  wire data_lane_3_client_6_out_valid;
  wire data_lane_3_client_6_out_class;
  wire [644:0] data_lane_3_client_6_out_flit;
  wire data_lane_3_client_7_out_valid;
  wire data_lane_3_client_7_out_class;
  wire [644:0] data_lane_3_client_7_out_flit;
  wire data_lane_3_client_8_out_valid;
  wire data_lane_3_client_8_out_class;
  wire [644:0] data_lane_3_client_8_out_flit;
  wire [8:0] data_lane_3_sent;
  wire [8:0] data_lane_3_stalls;
  wire [8:0] data_lane_3_conflicts;
  wire [17:0] data_lane_3_dropped;
  wire [1:0] data_lane_4_north_in_credit;
  wire [1:0] data_lane_4_south_in_credit;
  wire [1:0] data_lane_4_east_in_credit;
  wire [1:0] data_lane_4_client_1_in_credit;
  wire [1:0] data_lane_4_client_3_in_credit;
  wire [1:0] data_lane_4_client_5_in_credit;
  wire [1:0] data_lane_4_client_6_in_credit;
  wire [1:0] data_lane_4_client_7_in_credit;
  wire [1:0] data_lane_4_client_8_in_credit;
  wire data_lane_4_north_out_valid;
  wire data_lane_4_north_out_class;
  wire [663:0] data_lane_4_north_out_flit;
  wire data_lane_4_south_out_valid;
  wire data_lane_4_south_out_class;
  wire [663:0] data_lane_4_south_out_flit;
  wire data_lane_4_east_out_valid;
  wire data_lane_4_east_out_class;
  wire [663:0] data_lane_4_east_out_flit;
  wire data_lane_4_client_1_out_valid;
  wire data_lane_4_client_1_out_class;
  wire [644:0] data_lane_4_client_1_out_flit;
  wire data_lane_4_client_3_out_valid;
  wire data_lane_4_client_3_out_class;
  wire [644:0] data_lane_4_client_3_out_flit;
  wire data_lane_4_client_5_out_valid;
  wire data_lane_4_client_5_out_class;
  wire [644:0] data_lane_4_client_5_out_flit;
  wire data_lane_4_client_6_out_valid;
  wire data_lane_4_client_6_out_class;
  wire [644:0] data_lane_4_client_6_out_flit;
  wire data_lane_4_client_7_out_valid;
  wire data_lane_4_client_7_out_class;
  wire [644:0] data_lane_4_client_7_out_flit;
  wire data_lane_4_client_8_out_valid;
  wire data_lane_4_client_8_out_class;
  wire [644:0] data_lane_4_client_8_out_flit;
  wire [8:0] data_lane_4_sent;
  wire [8:0] data_lane_4_stalls;
  wire [8:0] data_lane_4_conflicts;
  wire [17:0] data_lane_4_dropped;
  wire [1:0] data_lane_5_north_in_credit;
  wire [1:0] data_lane_5_south_in_credit;
  wire [1:0] data_lane_5_east_in_credit;
  wire [1:0] data_lane_5_client_1_in_credit;
  wire [1:0] data_lane_5_client_3_in_credit;
  wire [1:0] data_lane_5_client_5_in_credit;
  wire [1:0] data_lane_5_client_6_in_credit;
  wire [1:0] data_lane_5_client_7_in_credit;
  wire [1:0] data_lane_5_client_8_in_credit;
  wire data_lane_5_north_out_valid;
  wire data_lane_5_north_out_class;
  wire [663:0] data_lane_5_north_out_flit;
  wire data_lane_5_south_out_valid;
  wire data_lane_5_south_out_class;
  wire [663:0] data_lane_5_south_out_flit;
  wire data_lane_5_east_out_valid;
  wire data_lane_5_east_out_class;
  wire [663:0] data_lane_5_east_out_flit;
  wire data_lane_5_client_1_out_valid;
  wire data_lane_5_client_1_out_class;
  wire [644:0] data_lane_5_client_1_out_flit;
  wire data_lane_5_client_3_out_valid;
  wire data_lane_5_client_3_out_class;
  wire [644:0] data_lane_5_client_3_out_flit;
  wire data_lane_5_client_5_out_valid;
  wire data_lane_5_client_5_out_class;
  wire [644:0] data_lane_5_client_5_out_flit;
  wire data_lane_5_client_6_out_valid;
  wire data_lane_5_client_6_out_class;
  wire [644:0] data_lane_5_client_6_out_flit;
  wire data_lane_5_client_7_out_valid;
  wire data_lane_5_client_7_out_class;
  wire [644:0] data_lane_5_client_7_out_flit;
  wire data_lane_5_client_8_out_valid;
  wire data_lane_5_client_8_out_class;
  wire [644:0] data_lane_5_client_8_out_flit;
  wire [8:0] data_lane_5_sent;
  wire [8:0] data_lane_5_stalls;
  wire [8:0] data_lane_5_conflicts;
  wire [17:0] data_lane_5_dropped;
  wire [1:0] data_lane_6_north_in_credit;
  wire [1:0] data_lane_6_south_in_credit;
  wire [1:0] data_lane_6_east_in_credit;
  wire [1:0] data_lane_6_client_1_in_credit;
  wire [1:0] data_lane_6_client_3_in_credit;
  wire [1:0] data_lane_6_client_5_in_credit;
  wire [1:0] data_lane_6_client_6_in_credit;
  wire [1:0] data_lane_6_client_7_in_credit;
  wire [1:0] data_lane_6_client_8_in_credit;
  wire data_lane_6_north_out_valid;
  wire data_lane_6_north_out_class;
  wire [663:0] data_lane_6_north_out_flit;
  wire data_lane_6_south_out_valid;
  wire data_lane_6_south_out_class;
  wire [663:0] data_lane_6_south_out_flit;
  wire data_lane_6_east_out_valid;
  wire data_lane_6_east_out_class;
  wire [663:0] data_lane_6_east_out_flit;
  wire data_lane_6_client_1_out_valid;
  wire data_lane_6_client_1_out_class;
  wire [644:0] data_lane_6_client_1_out_flit;
  wire data_lane_6_client_3_out_valid;
  wire data_lane_6_client_3_out_class;
  wire [644:0] data_lane_6_client_3_out_flit;
  wire data_lane_6_client_5_out_valid;
  wire data_lane_6_client_5_out_class;
  wire [644:0] data_lane_6_client_5_out_flit;
  wire data_lane_6_client_6_out_valid;
  wire data_lane_6_client_6_out_class;
  wire [644:0] data_lane_6_client_6_out_flit;
  wire data_lane_6_client_7_out_valid;
  wire data_lane_6_client_7_out_class;
  wire [644:0] data_lane_6_client_7_out_flit;
  wire data_lane_6_client_8_out_valid;
  wire data_lane_6_client_8_out_class;
  wire [644:0] data_lane_6_client_8_out_flit;
  wire [8:0] data_lane_6_sent;
  wire [8:0] data_lane_6_stalls;
  wire [8:0] data_lane_6_conflicts;
  wire [17:0] data_lane_6_dropped;
  wire [1:0] data_lane_7_north_in_credit;
  wire [1:0] data_lane_7_south_in_credit;
  wire [1:0] data_lane_7_east_in_credit;
  wire [1:0] data_lane_7_client_1_in_credit;
  wire [1:0] data_lane_7_client_3_in_credit;
  wire [1:0] data_lane_7_client_5_in_credit;
  wire [1:0] data_lane_7_client_6_in_credit;
  wire [1:0] data_lane_7_client_7_in_credit;
  wire [1:0] data_lane_7_client_8_in_credit;
  wire data_lane_7_north_out_valid;
  wire data_lane_7_north_out_class;
  wire [663:0] data_lane_7_north_out_flit;
  wire data_lane_7_south_out_valid;
  wire data_lane_7_south_out_class;
  wire [663:0] data_lane_7_south_out_flit;
  wire data_lane_7_east_out_valid;
  wire data_lane_7_east_out_class;
  wire [663:0] data_lane_7_east_out_flit;
  wire data_lane_7_client_1_out_valid;
  wire data_lane_7_client_1_out_class;
  wire [644:0] data_lane_7_client_1_out_flit;
  wire data_lane_7_client_3_out_valid;
  wire data_lane_7_client_3_out_class;
  wire [644:0] data_lane_7_client_3_out_flit;
  wire data_lane_7_client_5_out_valid;
  wire data_lane_7_client_5_out_class;
  wire [644:0] data_lane_7_client_5_out_flit;
  wire data_lane_7_client_6_out_valid;
  wire data_lane_7_client_6_out_class;
  wire [644:0] data_lane_7_client_6_out_flit;
  wire data_lane_7_client_7_out_valid;
  wire data_lane_7_client_7_out_class;
  wire [644:0] data_lane_7_client_7_out_flit;
  wire data_lane_7_client_8_out_valid;
  wire data_lane_7_client_8_out_class;
  wire [644:0] data_lane_7_client_8_out_flit;
  wire [8:0] data_lane_7_sent;
  wire [8:0] data_lane_7_stalls;
  wire [8:0] data_lane_7_conflicts;
  wire [17:0] data_lane_7_dropped;
  wire [1:0] data_lane_8_north_in_credit;
  wire [1:0] data_lane_8_south_in_credit;
  wire [1:0] data_lane_8_east_in_credit;
  wire [1:0] data_lane_8_client_1_in_credit;
  wire [1:0] data_lane_8_client_3_in_credit;
  wire [1:0] data_lane_8_client_5_in_credit;
  wire [1:0] data_lane_8_client_6_in_credit;
  wire [1:0] data_lane_8_client_7_in_credit;
  wire [1:0] data_lane_8_client_8_in_credit;
  wire data_lane_8_north_out_valid;
  wire data_lane_8_north_out_class;
  wire [663:0] data_lane_8_north_out_flit;
  wire data_lane_8_south_out_valid;
  wire data_lane_8_south_out_class;
  wire [663:0] data_lane_8_south_out_flit;
  wire data_lane_8_east_out_valid;
  wire data_lane_8_east_out_class;
  wire [663:0] data_lane_8_east_out_flit;
  wire data_lane_8_client_1_out_valid;
  wire data_lane_8_client_1_out_class;
  wire [644:0] data_lane_8_client_1_out_flit;
  wire data_lane_8_client_3_out_valid;
  wire data_lane_8_client_3_out_class;
  wire [644:0] data_lane_8_client_3_out_flit;
  wire data_lane_8_client_5_out_valid;
  wire data_lane_8_client_5_out_class;
  wire [644:0] data_lane_8_client_5_out_flit;
  wire data_lane_8_client_6_out_valid;
  wire data_lane_8_client_6_out_class;
  wire [644:0] data_lane_8_client_6_out_flit;
  wire data_lane_8_client_7_out_valid;
  wire data_lane_8_client_7_out_class;
  wire [644:0] data_lane_8_client_7_out_flit;
  wire data_lane_8_client_8_out_valid;
  wire data_lane_8_client_8_out_class;
  wire [644:0] data_lane_8_client_8_out_flit;
  wire [8:0] data_lane_8_sent;
  wire [8:0] data_lane_8_stalls;
  wire [8:0] data_lane_8_conflicts;
  wire [17:0] data_lane_8_dropped;
  wire [1:0] data_lane_9_north_in_credit;
  wire [1:0] data_lane_9_south_in_credit;
  wire [1:0] data_lane_9_east_in_credit;
  wire [1:0] data_lane_9_client_1_in_credit;
  wire [1:0] data_lane_9_client_3_in_credit;
  wire [1:0] data_lane_9_client_5_in_credit;
  wire [1:0] data_lane_9_client_6_in_credit;
  wire [1:0] data_lane_9_client_7_in_credit;
  wire [1:0] data_lane_9_client_8_in_credit;
  wire data_lane_9_north_out_valid;
  wire data_lane_9_north_out_class;
  wire [663:0] data_lane_9_north_out_flit;
  wire data_lane_9_south_out_valid;
  wire data_lane_9_south_out_class;
  wire [663:0] data_lane_9_south_out_flit;
  wire data_lane_9_east_out_valid;
  wire data_lane_9_east_out_class;
  wire [663:0] data_lane_9_east_out_flit;
  wire data_lane_9_client_1_out_valid;
  wire data_lane_9_client_1_out_class;
  wire [644:0] data_lane_9_client_1_out_flit;
  wire data_lane_9_client_3_out_valid;
  wire data_lane_9_client_3_out_class;
  wire [644:0] data_lane_9_client_3_out_flit;
  wire data_lane_9_client_5_out_valid;
  wire data_lane_9_client_5_out_class;
  wire [644:0] data_lane_9_client_5_out_flit;
  wire data_lane_9_client_6_out_valid;
  wire data_lane_9_client_6_out_class;
  wire [644:0] data_lane_9_client_6_out_flit;
  wire data_lane_9_client_7_out_valid;
  wire data_lane_9_client_7_out_class;
  wire [644:0] data_lane_9_client_7_out_flit;
  wire data_lane_9_client_8_out_valid;
  wire data_lane_9_client_8_out_class;
  wire [644:0] data_lane_9_client_8_out_flit;
  wire [8:0] data_lane_9_sent;
  wire [8:0] data_lane_9_stalls;
  wire [8:0] data_lane_9_conflicts;
  wire [17:0] data_lane_9_dropped;
  wire [1:0] data_lane_10_north_in_credit;
  wire [1:0] data_lane_10_south_in_credit;
  wire [1:0] data_lane_10_east_in_credit;
  wire [1:0] data_lane_10_client_1_in_credit;
  wire [1:0] data_lane_10_client_3_in_credit;
  wire [1:0] data_lane_10_client_5_in_credit;
  wire [1:0] data_lane_10_client_6_in_credit;
  wire [1:0] data_lane_10_client_7_in_credit;
  wire [1:0] data_lane_10_client_8_in_credit;
  wire data_lane_10_north_out_valid;
  wire data_lane_10_north_out_class;
  wire [663:0] data_lane_10_north_out_flit;
  wire data_lane_10_south_out_valid;
  wire data_lane_10_south_out_class;
  wire [663:0] data_lane_10_south_out_flit;
  wire data_lane_10_east_out_valid;
  wire data_lane_10_east_out_class;
  wire [663:0] data_lane_10_east_out_flit;
  wire data_lane_10_client_1_out_valid;
  wire data_lane_10_client_1_out_class;
  wire [644:0] data_lane_10_client_1_out_flit;
  wire data_lane_10_client_3_out_valid;
  wire data_lane_10_client_3_out_class;
  wire [644:0] data_lane_10_client_3_out_flit;
  wire data_lane_10_client_5_out_valid;
  wire data_lane_10_client_5_out_class;
  wire [644:0] data_lane_10_client_5_out_flit;
  wire data_lane_10_client_6_out_valid;
  wire data_lane_10_client_6_out_class;
  wire [644:0] data_lane_10_client_6_out_flit;
  wire data_lane_10_client_7_out_valid;
  wire data_lane_10_client_7_out_class;
  wire [644:0] data_lane_10_client_7_out_flit;
  wire data_lane_10_client_8_out_valid;
  wire data_lane_10_client_8_out_class;
  wire [644:0] data_lane_10_client_8_out_flit;
  wire [8:0] data_lane_10_sent;
  wire [8:0] data_lane_10_stalls;
  wire [8:0] data_lane_10_conflicts;
  wire [17:0] data_lane_10_dropped;
  wire [1:0] data_lane_11_north_in_credit;
  wire [1:0] data_lane_11_south_in_credit;
  wire [1:0] data_lane_11_east_in_credit;
  wire [1:0] data_lane_11_client_1_in_credit;
  wire [1:0] data_lane_11_client_3_in_credit;
  wire [1:0] data_lane_11_client_5_in_credit;
  wire [1:0] data_lane_11_client_6_in_credit;
  wire [1:0] data_lane_11_client_7_in_credit;
  wire [1:0] data_lane_11_client_8_in_credit;
  wire data_lane_11_north_out_valid;
  wire data_lane_11_north_out_class;
  wire [663:0] data_lane_11_north_out_flit;
  wire data_lane_11_south_out_valid;
  wire data_lane_11_south_out_class;
  wire [663:0] data_lane_11_south_out_flit;
  wire data_lane_11_east_out_valid;
  wire data_lane_11_east_out_class;
  wire [663:0] data_lane_11_east_out_flit;
  wire data_lane_11_client_1_out_valid;
  wire data_lane_11_client_1_out_class;
  wire [644:0] data_lane_11_client_1_out_flit;
  wire data_lane_11_client_3_out_valid;
  wire data_lane_11_client_3_out_class;
  wire [644:0] data_lane_11_client_3_out_flit;
  wire data_lane_11_client_5_out_valid;
  wire data_lane_11_client_5_out_class;
  wire [644:0] data_lane_11_client_5_out_flit;
  wire data_lane_11_client_6_out_valid;
  wire data_lane_11_client_6_out_class;
  wire [644:0] data_lane_11_client_6_out_flit;
  wire data_lane_11_client_7_out_valid;
  wire data_lane_11_client_7_out_class;
  wire [644:0] data_lane_11_client_7_out_flit;
  wire data_lane_11_client_8_out_valid;
  wire data_lane_11_client_8_out_class;
  wire [644:0] data_lane_11_client_8_out_flit;
  wire [8:0] data_lane_11_sent;
  wire [8:0] data_lane_11_stalls;
  wire [8:0] data_lane_11_conflicts;
  wire [17:0] data_lane_11_dropped;
  wire [647:0] data_weights_weights;
  wire [1:0] control_lane_0_north_in_credit;
  wire [1:0] control_lane_0_south_in_credit;
  wire [1:0] control_lane_0_east_in_credit;
  wire [1:0] control_lane_0_client_1_in_credit;
  wire [1:0] control_lane_0_client_3_in_credit;
  wire [1:0] control_lane_0_client_5_in_credit;
  wire [1:0] control_lane_0_client_6_in_credit;
  wire [1:0] control_lane_0_client_7_in_credit;
  wire [1:0] control_lane_0_client_8_in_credit;
  wire control_lane_0_north_out_valid;
  wire control_lane_0_north_out_class;
  wire [82:0] control_lane_0_north_out_flit;
  wire control_lane_0_south_out_valid;
  wire control_lane_0_south_out_class;
  wire [82:0] control_lane_0_south_out_flit;
  wire control_lane_0_east_out_valid;
  wire control_lane_0_east_out_class;
  wire [82:0] control_lane_0_east_out_flit;
  wire control_lane_0_client_1_out_valid;
  wire control_lane_0_client_1_out_class;
  wire [63:0] control_lane_0_client_1_out_flit;
  wire control_lane_0_client_3_out_valid;
  wire control_lane_0_client_3_out_class;
  wire [63:0] control_lane_0_client_3_out_flit;
  wire control_lane_0_client_5_out_valid;
  wire control_lane_0_client_5_out_class;
  wire [63:0] control_lane_0_client_5_out_flit;
  wire control_lane_0_client_6_out_valid;
  wire control_lane_0_client_6_out_class;
  wire [63:0] control_lane_0_client_6_out_flit;
  wire control_lane_0_client_7_out_valid;
  wire control_lane_0_client_7_out_class;
  wire [63:0] control_lane_0_client_7_out_flit;
  wire control_lane_0_client_8_out_valid;
  wire control_lane_0_client_8_out_class;
  wire [63:0] control_lane_0_client_8_out_flit;
  wire [8:0] control_lane_0_sent;
  wire [8:0] control_lane_0_stalls;
  wire [8:0] control_lane_0_conflicts;
  wire [17:0] control_lane_0_dropped;
  wire [1:0] control_lane_1_north_in_credit;
  wire [1:0] control_lane_1_south_in_credit;
  wire [1:0] control_lane_1_east_in_credit;
  wire [1:0] control_lane_1_client_1_in_credit;
  wire [1:0] control_lane_1_client_3_in_credit;
  wire [1:0] control_lane_1_client_5_in_credit;
  wire [1:0] control_lane_1_client_6_in_credit;
  wire [1:0] control_lane_1_client_7_in_credit;
  wire [1:0] control_lane_1_client_8_in_credit;
  wire control_lane_1_north_out_valid;
  wire control_lane_1_north_out_class;
  wire [82:0] control_lane_1_north_out_flit;
  wire control_lane_1_south_out_valid;
  wire control_lane_1_south_out_class;
  wire [82:0] control_lane_1_south_out_flit;
  wire control_lane_1_east_out_valid;
  wire control_lane_1_east_out_class;
  wire [82:0] control_lane_1_east_out_flit;
  wire control_lane_1_client_1_out_valid;
  wire control_lane_1_client_1_out_class;
  wire [63:0] control_lane_1_client_1_out_flit;
  wire control_lane_1_client_3_out_valid;
  wire control_lane_1_client_3_out_class;
  wire [63:0] control_lane_1_client_3_out_flit;
  wire control_lane_1_client_5_out_valid;
  wire control_lane_1_client_5_out_class;
  wire [63:0] control_lane_1_client_5_out_flit;
  wire control_lane_1_client_6_out_valid;
  wire control_lane_1_client_6_out_class;
  wire [63:0] control_lane_1_client_6_out_flit;
  wire control_lane_1_client_7_out_valid;
  wire control_lane_1_client_7_out_class;
  wire [63:0] control_lane_1_client_7_out_flit;
  wire control_lane_1_client_8_out_valid;
  wire control_lane_1_client_8_out_class;
  wire [63:0] control_lane_1_client_8_out_flit;
  wire [8:0] control_lane_1_sent;
  wire [8:0] control_lane_1_stalls;
  wire [8:0] control_lane_1_conflicts;
  wire [17:0] control_lane_1_dropped;
  wire [1:0] control_lane_2_north_in_credit;
  wire [1:0] control_lane_2_south_in_credit;
  wire [1:0] control_lane_2_east_in_credit;
  wire [1:0] control_lane_2_client_1_in_credit;
  wire [1:0] control_lane_2_client_3_in_credit;
  wire [1:0] control_lane_2_client_5_in_credit;
  wire [1:0] control_lane_2_client_6_in_credit;
  wire [1:0] control_lane_2_client_7_in_credit;
  wire [1:0] control_lane_2_client_8_in_credit;
  wire control_lane_2_north_out_valid;
  wire control_lane_2_north_out_class;
  wire [82:0] control_lane_2_north_out_flit;
  wire control_lane_2_south_out_valid;
  wire control_lane_2_south_out_class;
  wire [82:0] control_lane_2_south_out_flit;
  wire control_lane_2_east_out_valid;
  wire control_lane_2_east_out_class;
  wire [82:0] control_lane_2_east_out_flit;
  wire control_lane_2_client_1_out_valid;
  wire control_lane_2_client_1_out_class;
  wire [63:0] control_lane_2_client_1_out_flit;
  wire control_lane_2_client_3_out_valid;
  wire control_lane_2_client_3_out_class;
  wire [63:0] control_lane_2_client_3_out_flit;
  wire control_lane_2_client_5_out_valid;
  wire control_lane_2_client_5_out_class;
  wire [63:0] control_lane_2_client_5_out_flit;
  wire control_lane_2_client_6_out_valid;
  wire control_lane_2_client_6_out_class;
  wire [63:0] control_lane_2_client_6_out_flit;
  wire control_lane_2_client_7_out_valid;
  wire control_lane_2_client_7_out_class;
  wire [63:0] control_lane_2_client_7_out_flit;
  wire control_lane_2_client_8_out_valid;
  wire control_lane_2_client_8_out_class;
  wire [63:0] control_lane_2_client_8_out_flit;
  wire [8:0] control_lane_2_sent;
  wire [8:0] control_lane_2_stalls;
  wire [8:0] control_lane_2_conflicts;
  wire [17:0] control_lane_2_dropped;
  wire [647:0] control_weights_weights;
  wire [1:0] utility_lane_0_north_in_credit;
  wire [1:0] utility_lane_0_south_in_credit;
  wire [1:0] utility_lane_0_east_in_credit;
  wire [1:0] utility_lane_0_client_1_in_credit;
  wire [1:0] utility_lane_0_client_3_in_credit;
  wire [1:0] utility_lane_0_client_5_in_credit;
  wire [1:0] utility_lane_0_client_6_in_credit;
  wire [1:0] utility_lane_0_client_7_in_credit;
  wire [1:0] utility_lane_0_client_8_in_credit;
  wire utility_lane_0_north_out_valid;
  wire utility_lane_0_north_out_class;
  wire [82:0] utility_lane_0_north_out_flit;
  wire utility_lane_0_south_out_valid;
  wire utility_lane_0_south_out_class;
  wire [82:0] utility_lane_0_south_out_flit;
  wire utility_lane_0_east_out_valid;
  wire utility_lane_0_east_out_class;
  wire [82:0] utility_lane_0_east_out_flit;
  wire utility_lane_0_client_1_out_valid;
  wire utility_lane_0_client_1_out_class;
  wire [63:0] utility_lane_0_client_1_out_flit;
  wire utility_lane_0_client_3_out_valid;
  wire utility_lane_0_client_3_out_class;
  wire [63:0] utility_lane_0_client_3_out_flit;
  wire utility_lane_0_client_5_out_valid;
  wire utility_lane_0_client_5_out_class;
  wire [63:0] utility_lane_0_client_5_out_flit;
  wire utility_lane_0_client_6_out_valid;
  wire utility_lane_0_client_6_out_class;
  wire [63:0] utility_lane_0_client_6_out_flit;
  wire utility_lane_0_client_7_out_valid;
  wire utility_lane_0_client_7_out_class;
  wire [63:0] utility_lane_0_client_7_out_flit;
  wire utility_lane_0_client_8_out_valid;
  wire utility_lane_0_client_8_out_class;
  wire [63:0] utility_lane_0_client_8_out_flit;
  wire [8:0] utility_lane_0_sent;
  wire [8:0] utility_lane_0_stalls;
  wire [8:0] utility_lane_0_conflicts;
  wire [17:0] utility_lane_0_dropped;
  wire synchronisation_lane_0_north_in_credit;
  wire synchronisation_lane_0_south_in_credit;
  wire synchronisation_lane_0_east_in_credit;
  wire synchronisation_lane_0_client_1_in_credit;
  wire synchronisation_lane_0_client_3_in_credit;
  wire synchronisation_lane_0_client_5_in_credit;
  wire synchronisation_lane_0_client_6_in_credit;
  wire synchronisation_lane_0_client_7_in_credit;
  wire synchronisation_lane_0_client_8_in_credit;
  wire synchronisation_lane_0_north_out_valid;
  wire [82:0] synchronisation_lane_0_north_out_flit;
  wire synchronisation_lane_0_south_out_valid;
  wire [82:0] synchronisation_lane_0_south_out_flit;
  wire synchronisation_lane_0_east_out_valid;
  wire [82:0] synchronisation_lane_0_east_out_flit;
  wire synchronisation_lane_0_client_1_out_valid;
  wire [63:0] synchronisation_lane_0_client_1_out_flit;
  wire synchronisation_lane_0_client_3_out_valid;
  wire [63:0] synchronisation_lane_0_client_3_out_flit;
  wire synchronisation_lane_0_client_5_out_valid;
  wire [63:0] synchronisation_lane_0_client_5_out_flit;
  wire synchronisation_lane_0_client_6_out_valid;
  wire [63:0] synchronisation_lane_0_client_6_out_flit;
  wire synchronisation_lane_0_client_7_out_valid;
  wire [63:0] synchronisation_lane_0_client_7_out_flit;
  wire synchronisation_lane_0_client_8_out_valid;
  wire [63:0] synchronisation_lane_0_client_8_out_flit;
  wire [8:0] synchronisation_lane_0_sent;
  wire [8:0] synchronisation_lane_0_stalls;
  wire [8:0] synchronisation_lane_0_conflicts;
  wire [8:0] synchronisation_lane_0_dropped;
  wire reduction_lane_0_north_in_credit;
  wire reduction_lane_0_south_in_credit;
  wire reduction_lane_0_east_in_credit;
  wire reduction_lane_0_client_1_in_credit;
  wire reduction_lane_0_client_3_in_credit;
  wire reduction_lane_0_client_5_in_credit;
  wire reduction_lane_0_north_out_valid;
  wire [542:0] reduction_lane_0_north_out_flit;
  wire reduction_lane_0_south_out_valid;
  wire [542:0] reduction_lane_0_south_out_flit;
  wire reduction_lane_0_east_out_valid;
  wire [542:0] reduction_lane_0_east_out_flit;
  wire reduction_lane_0_client_1_out_valid;
  wire [523:0] reduction_lane_0_client_1_out_flit;
  wire reduction_lane_0_client_3_out_valid;
  wire [523:0] reduction_lane_0_client_3_out_flit;
  wire reduction_lane_0_client_5_out_valid;
  wire [523:0] reduction_lane_0_client_5_out_flit;
  wire [5:0] reduction_lane_0_sent;
  wire [5:0] reduction_lane_0_stalls;
  wire [5:0] reduction_lane_0_conflicts;
  wire [5:0] reduction_lane_0_dropped;
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
  wire client_6_data_0_port_up_0_ready;
  wire client_6_data_0_port_up_1_ready;
  wire client_6_data_0_port_down_0_valid;
  wire [644:0] client_6_data_0_port_down_0_payload;
  wire client_6_data_0_port_down_1_valid;
  wire [644:0] client_6_data_0_port_down_1_payload;
  wire client_6_data_0_port_lane_0_in_valid;
  wire client_6_data_0_port_lane_0_in_class;
  wire [663:0] client_6_data_0_port_lane_0_in_flit;
  wire client_6_data_0_port_lane_1_in_valid;
  wire client_6_data_0_port_lane_1_in_class;
  wire [663:0] client_6_data_0_port_lane_1_in_flit;
  wire [1:0] client_6_data_0_port_lane_0_out_credit;
  wire [1:0] client_6_data_0_port_lane_1_out_credit;
  wire [1:0] client_6_data_0_port_injected;
  wire [1:0] client_6_data_0_port_delivered;
  wire client_6_data_1_port_up_0_ready;
  wire client_6_data_1_port_up_1_ready;
  wire client_6_data_1_port_down_0_valid;
  wire [644:0] client_6_data_1_port_down_0_payload;
  wire client_6_data_1_port_down_1_valid;
  wire [644:0] client_6_data_1_port_down_1_payload;
  wire client_6_data_1_port_lane_0_in_valid;
  wire client_6_data_1_port_lane_0_in_class;
  wire [663:0] client_6_data_1_port_lane_0_in_flit;
  wire client_6_data_1_port_lane_1_in_valid;
  wire client_6_data_1_port_lane_1_in_class;
  wire [663:0] client_6_data_1_port_lane_1_in_flit;
  wire [1:0] client_6_data_1_port_lane_0_out_credit;
  wire [1:0] client_6_data_1_port_lane_1_out_credit;
  wire [1:0] client_6_data_1_port_injected;
  wire [1:0] client_6_data_1_port_delivered;
  wire client_6_data_2_port_up_0_ready;
  wire client_6_data_2_port_up_1_ready;
  wire client_6_data_2_port_down_0_valid;
  wire [644:0] client_6_data_2_port_down_0_payload;
  wire client_6_data_2_port_down_1_valid;
  wire [644:0] client_6_data_2_port_down_1_payload;
  wire client_6_data_2_port_lane_0_in_valid;
  wire client_6_data_2_port_lane_0_in_class;
  wire [663:0] client_6_data_2_port_lane_0_in_flit;
  wire client_6_data_2_port_lane_1_in_valid;
  wire client_6_data_2_port_lane_1_in_class;
  wire [663:0] client_6_data_2_port_lane_1_in_flit;
  wire [1:0] client_6_data_2_port_lane_0_out_credit;
  wire [1:0] client_6_data_2_port_lane_1_out_credit;
  wire [1:0] client_6_data_2_port_injected;
  wire [1:0] client_6_data_2_port_delivered;
  wire client_6_data_3_port_up_0_ready;
  wire client_6_data_3_port_up_1_ready;
  wire client_6_data_3_port_down_0_valid;
  wire [644:0] client_6_data_3_port_down_0_payload;
  wire client_6_data_3_port_down_1_valid;
  wire [644:0] client_6_data_3_port_down_1_payload;
  wire client_6_data_3_port_lane_0_in_valid;
  wire client_6_data_3_port_lane_0_in_class;
  wire [663:0] client_6_data_3_port_lane_0_in_flit;
  wire client_6_data_3_port_lane_1_in_valid;
  wire client_6_data_3_port_lane_1_in_class;
  wire [663:0] client_6_data_3_port_lane_1_in_flit;
  wire [1:0] client_6_data_3_port_lane_0_out_credit;
  wire [1:0] client_6_data_3_port_lane_1_out_credit;
  wire [1:0] client_6_data_3_port_injected;
  wire [1:0] client_6_data_3_port_delivered;
  wire client_6_data_4_port_up_0_ready;
  wire client_6_data_4_port_up_1_ready;
  wire client_6_data_4_port_down_0_valid;
  wire [644:0] client_6_data_4_port_down_0_payload;
  wire client_6_data_4_port_down_1_valid;
  wire [644:0] client_6_data_4_port_down_1_payload;
  wire client_6_data_4_port_lane_0_in_valid;
  wire client_6_data_4_port_lane_0_in_class;
  wire [663:0] client_6_data_4_port_lane_0_in_flit;
  wire client_6_data_4_port_lane_1_in_valid;
  wire client_6_data_4_port_lane_1_in_class;
  wire [663:0] client_6_data_4_port_lane_1_in_flit;
  wire [1:0] client_6_data_4_port_lane_0_out_credit;
  wire [1:0] client_6_data_4_port_lane_1_out_credit;
  wire [1:0] client_6_data_4_port_injected;
  wire [1:0] client_6_data_4_port_delivered;
  wire client_6_data_5_port_up_0_ready;
  wire client_6_data_5_port_up_1_ready;
  wire client_6_data_5_port_down_0_valid;
  wire [644:0] client_6_data_5_port_down_0_payload;
  wire client_6_data_5_port_down_1_valid;
  wire [644:0] client_6_data_5_port_down_1_payload;
  wire client_6_data_5_port_lane_0_in_valid;
  wire client_6_data_5_port_lane_0_in_class;
  wire [663:0] client_6_data_5_port_lane_0_in_flit;
  wire client_6_data_5_port_lane_1_in_valid;
  wire client_6_data_5_port_lane_1_in_class;
  wire [663:0] client_6_data_5_port_lane_1_in_flit;
  wire [1:0] client_6_data_5_port_lane_0_out_credit;
  wire [1:0] client_6_data_5_port_lane_1_out_credit;
  wire [1:0] client_6_data_5_port_injected;
  wire [1:0] client_6_data_5_port_delivered;
  wire client_6_control_0_port_up_0_ready;
  wire client_6_control_0_port_up_1_ready;
  wire client_6_control_0_port_down_0_valid;
  wire [63:0] client_6_control_0_port_down_0_payload;
  wire client_6_control_0_port_down_1_valid;
  wire [63:0] client_6_control_0_port_down_1_payload;
  wire client_6_control_0_port_lane_0_in_valid;
  wire client_6_control_0_port_lane_0_in_class;
  wire [82:0] client_6_control_0_port_lane_0_in_flit;
  wire client_6_control_0_port_lane_1_in_valid;
  wire client_6_control_0_port_lane_1_in_class;
  wire [82:0] client_6_control_0_port_lane_1_in_flit;
  wire [1:0] client_6_control_0_port_lane_0_out_credit;
  wire [1:0] client_6_control_0_port_lane_1_out_credit;
  wire [1:0] client_6_control_0_port_injected;
  wire [1:0] client_6_control_0_port_delivered;
  wire client_6_control_1_port_up_0_ready;
  wire client_6_control_1_port_up_1_ready;
  wire client_6_control_1_port_down_0_valid;
  wire [63:0] client_6_control_1_port_down_0_payload;
  wire client_6_control_1_port_down_1_valid;
  wire [63:0] client_6_control_1_port_down_1_payload;
  wire client_6_control_1_port_lane_0_in_valid;
  wire client_6_control_1_port_lane_0_in_class;
  wire [82:0] client_6_control_1_port_lane_0_in_flit;
  wire [1:0] client_6_control_1_port_lane_0_out_credit;
  wire [1:0] client_6_control_1_port_injected;
  wire [1:0] client_6_control_1_port_delivered;
  wire client_6_utility_0_port_up_0_ready;
  wire client_6_utility_0_port_up_1_ready;
  wire client_6_utility_0_port_down_0_valid;
  wire [63:0] client_6_utility_0_port_down_0_payload;
  wire client_6_utility_0_port_down_1_valid;
  wire [63:0] client_6_utility_0_port_down_1_payload;
  wire client_6_utility_0_port_lane_0_in_valid;
  wire client_6_utility_0_port_lane_0_in_class;
  wire [82:0] client_6_utility_0_port_lane_0_in_flit;
  wire [1:0] client_6_utility_0_port_lane_0_out_credit;
  wire [1:0] client_6_utility_0_port_injected;
  wire [1:0] client_6_utility_0_port_delivered;
  wire client_6_synchronisation_0_port_up_0_ready;
  wire client_6_synchronisation_0_port_down_0_valid;
  wire [63:0] client_6_synchronisation_0_port_down_0_payload;
  wire client_6_synchronisation_0_port_lane_0_in_valid;
  wire [82:0] client_6_synchronisation_0_port_lane_0_in_flit;
  wire client_6_synchronisation_0_port_lane_0_out_credit;
  wire client_6_synchronisation_0_port_injected;
  wire client_6_synchronisation_0_port_delivered;
  wire client_7_data_0_port_up_0_ready;
  wire client_7_data_0_port_up_1_ready;
  wire client_7_data_0_port_down_0_valid;
  wire [644:0] client_7_data_0_port_down_0_payload;
  wire client_7_data_0_port_down_1_valid;
  wire [644:0] client_7_data_0_port_down_1_payload;
  wire client_7_data_0_port_lane_0_in_valid;
  wire client_7_data_0_port_lane_0_in_class;
  wire [663:0] client_7_data_0_port_lane_0_in_flit;
  wire [1:0] client_7_data_0_port_lane_0_out_credit;
  wire [1:0] client_7_data_0_port_injected;
  wire [1:0] client_7_data_0_port_delivered;
  wire client_7_data_1_port_up_0_ready;
  wire client_7_data_1_port_up_1_ready;
  wire client_7_data_1_port_down_0_valid;
  wire [644:0] client_7_data_1_port_down_0_payload;
  wire client_7_data_1_port_down_1_valid;
  wire [644:0] client_7_data_1_port_down_1_payload;
  wire client_7_data_1_port_lane_0_in_valid;
  wire client_7_data_1_port_lane_0_in_class;
  wire [663:0] client_7_data_1_port_lane_0_in_flit;
  wire [1:0] client_7_data_1_port_lane_0_out_credit;
  wire [1:0] client_7_data_1_port_injected;
  wire [1:0] client_7_data_1_port_delivered;
  wire client_7_data_2_port_up_0_ready;
  wire client_7_data_2_port_up_1_ready;
  wire client_7_data_2_port_down_0_valid;
  wire [644:0] client_7_data_2_port_down_0_payload;
  wire client_7_data_2_port_down_1_valid;
  wire [644:0] client_7_data_2_port_down_1_payload;
  wire client_7_data_2_port_lane_0_in_valid;
  wire client_7_data_2_port_lane_0_in_class;
  wire [663:0] client_7_data_2_port_lane_0_in_flit;
  wire [1:0] client_7_data_2_port_lane_0_out_credit;
  wire [1:0] client_7_data_2_port_injected;
  wire [1:0] client_7_data_2_port_delivered;
  wire client_7_data_3_port_up_0_ready;
  wire client_7_data_3_port_up_1_ready;
  wire client_7_data_3_port_down_0_valid;
  wire [644:0] client_7_data_3_port_down_0_payload;
  wire client_7_data_3_port_down_1_valid;
  wire [644:0] client_7_data_3_port_down_1_payload;
  wire client_7_data_3_port_lane_0_in_valid;
  wire client_7_data_3_port_lane_0_in_class;
  wire [663:0] client_7_data_3_port_lane_0_in_flit;
  wire [1:0] client_7_data_3_port_lane_0_out_credit;
  wire [1:0] client_7_data_3_port_injected;
  wire [1:0] client_7_data_3_port_delivered;
  wire client_7_data_4_port_up_0_ready;
  wire client_7_data_4_port_up_1_ready;
  wire client_7_data_4_port_down_0_valid;
  wire [644:0] client_7_data_4_port_down_0_payload;
  wire client_7_data_4_port_down_1_valid;
  wire [644:0] client_7_data_4_port_down_1_payload;
  wire client_7_data_4_port_lane_0_in_valid;
  wire client_7_data_4_port_lane_0_in_class;
  wire [663:0] client_7_data_4_port_lane_0_in_flit;
  wire [1:0] client_7_data_4_port_lane_0_out_credit;
  wire [1:0] client_7_data_4_port_injected;
  wire [1:0] client_7_data_4_port_delivered;
  wire client_7_data_5_port_up_0_ready;
  wire client_7_data_5_port_up_1_ready;
  wire client_7_data_5_port_down_0_valid;
  wire [644:0] client_7_data_5_port_down_0_payload;
  wire client_7_data_5_port_down_1_valid;
  wire [644:0] client_7_data_5_port_down_1_payload;
  wire client_7_data_5_port_lane_0_in_valid;
  wire client_7_data_5_port_lane_0_in_class;
  wire [663:0] client_7_data_5_port_lane_0_in_flit;
  wire [1:0] client_7_data_5_port_lane_0_out_credit;
  wire [1:0] client_7_data_5_port_injected;
  wire [1:0] client_7_data_5_port_delivered;
  wire client_7_data_6_port_up_0_ready;
  wire client_7_data_6_port_up_1_ready;
  wire client_7_data_6_port_down_0_valid;
  wire [644:0] client_7_data_6_port_down_0_payload;
  wire client_7_data_6_port_down_1_valid;
  wire [644:0] client_7_data_6_port_down_1_payload;
  wire client_7_data_6_port_lane_0_in_valid;
  wire client_7_data_6_port_lane_0_in_class;
  wire [663:0] client_7_data_6_port_lane_0_in_flit;
  wire [1:0] client_7_data_6_port_lane_0_out_credit;
  wire [1:0] client_7_data_6_port_injected;
  wire [1:0] client_7_data_6_port_delivered;
  wire client_7_data_7_port_up_0_ready;
  wire client_7_data_7_port_up_1_ready;
  wire client_7_data_7_port_down_0_valid;
  wire [644:0] client_7_data_7_port_down_0_payload;
  wire client_7_data_7_port_down_1_valid;
  wire [644:0] client_7_data_7_port_down_1_payload;
  wire client_7_data_7_port_lane_0_in_valid;
  wire client_7_data_7_port_lane_0_in_class;
  wire [663:0] client_7_data_7_port_lane_0_in_flit;
  wire [1:0] client_7_data_7_port_lane_0_out_credit;
  wire [1:0] client_7_data_7_port_injected;
  wire [1:0] client_7_data_7_port_delivered;
  wire client_7_data_8_port_up_0_ready;
  wire client_7_data_8_port_up_1_ready;
  wire client_7_data_8_port_down_0_valid;
  wire [644:0] client_7_data_8_port_down_0_payload;
  wire client_7_data_8_port_down_1_valid;
  wire [644:0] client_7_data_8_port_down_1_payload;
  wire client_7_data_8_port_lane_0_in_valid;
  wire client_7_data_8_port_lane_0_in_class;
  wire [663:0] client_7_data_8_port_lane_0_in_flit;
  wire [1:0] client_7_data_8_port_lane_0_out_credit;
  wire [1:0] client_7_data_8_port_injected;
  wire [1:0] client_7_data_8_port_delivered;
  wire client_7_data_9_port_up_0_ready;
  wire client_7_data_9_port_up_1_ready;
  wire client_7_data_9_port_down_0_valid;
  wire [644:0] client_7_data_9_port_down_0_payload;
  wire client_7_data_9_port_down_1_valid;
  wire [644:0] client_7_data_9_port_down_1_payload;
  wire client_7_data_9_port_lane_0_in_valid;
  wire client_7_data_9_port_lane_0_in_class;
  wire [663:0] client_7_data_9_port_lane_0_in_flit;
  wire [1:0] client_7_data_9_port_lane_0_out_credit;
  wire [1:0] client_7_data_9_port_injected;
  wire [1:0] client_7_data_9_port_delivered;
  wire client_7_data_10_port_up_0_ready;
  wire client_7_data_10_port_up_1_ready;
  wire client_7_data_10_port_down_0_valid;
  wire [644:0] client_7_data_10_port_down_0_payload;
  wire client_7_data_10_port_down_1_valid;
  wire [644:0] client_7_data_10_port_down_1_payload;
  wire client_7_data_10_port_lane_0_in_valid;
  wire client_7_data_10_port_lane_0_in_class;
  wire [663:0] client_7_data_10_port_lane_0_in_flit;
  wire [1:0] client_7_data_10_port_lane_0_out_credit;
  wire [1:0] client_7_data_10_port_injected;
  wire [1:0] client_7_data_10_port_delivered;
  wire client_7_data_11_port_up_0_ready;
  wire client_7_data_11_port_up_1_ready;
  wire client_7_data_11_port_down_0_valid;
  wire [644:0] client_7_data_11_port_down_0_payload;
  wire client_7_data_11_port_down_1_valid;
  wire [644:0] client_7_data_11_port_down_1_payload;
  wire client_7_data_11_port_lane_0_in_valid;
  wire client_7_data_11_port_lane_0_in_class;
  wire [663:0] client_7_data_11_port_lane_0_in_flit;
  wire [1:0] client_7_data_11_port_lane_0_out_credit;
  wire [1:0] client_7_data_11_port_injected;
  wire [1:0] client_7_data_11_port_delivered;
  wire client_7_control_0_port_up_0_ready;
  wire client_7_control_0_port_up_1_ready;
  wire client_7_control_0_port_down_0_valid;
  wire [63:0] client_7_control_0_port_down_0_payload;
  wire client_7_control_0_port_down_1_valid;
  wire [63:0] client_7_control_0_port_down_1_payload;
  wire client_7_control_0_port_lane_0_in_valid;
  wire client_7_control_0_port_lane_0_in_class;
  wire [82:0] client_7_control_0_port_lane_0_in_flit;
  wire [1:0] client_7_control_0_port_lane_0_out_credit;
  wire [1:0] client_7_control_0_port_injected;
  wire [1:0] client_7_control_0_port_delivered;
  wire client_7_control_1_port_up_0_ready;
  wire client_7_control_1_port_up_1_ready;
  wire client_7_control_1_port_down_0_valid;
  wire [63:0] client_7_control_1_port_down_0_payload;
  wire client_7_control_1_port_down_1_valid;
  wire [63:0] client_7_control_1_port_down_1_payload;
  wire client_7_control_1_port_lane_0_in_valid;
  wire client_7_control_1_port_lane_0_in_class;
  wire [82:0] client_7_control_1_port_lane_0_in_flit;
  wire [1:0] client_7_control_1_port_lane_0_out_credit;
  wire [1:0] client_7_control_1_port_injected;
  wire [1:0] client_7_control_1_port_delivered;
  wire client_7_control_2_port_up_0_ready;
  wire client_7_control_2_port_up_1_ready;
  wire client_7_control_2_port_down_0_valid;
  wire [63:0] client_7_control_2_port_down_0_payload;
  wire client_7_control_2_port_down_1_valid;
  wire [63:0] client_7_control_2_port_down_1_payload;
  wire client_7_control_2_port_lane_0_in_valid;
  wire client_7_control_2_port_lane_0_in_class;
  wire [82:0] client_7_control_2_port_lane_0_in_flit;
  wire [1:0] client_7_control_2_port_lane_0_out_credit;
  wire [1:0] client_7_control_2_port_injected;
  wire [1:0] client_7_control_2_port_delivered;
  wire client_7_utility_0_port_up_0_ready;
  wire client_7_utility_0_port_up_1_ready;
  wire client_7_utility_0_port_down_0_valid;
  wire [63:0] client_7_utility_0_port_down_0_payload;
  wire client_7_utility_0_port_down_1_valid;
  wire [63:0] client_7_utility_0_port_down_1_payload;
  wire client_7_utility_0_port_lane_0_in_valid;
  wire client_7_utility_0_port_lane_0_in_class;
  wire [82:0] client_7_utility_0_port_lane_0_in_flit;
  wire [1:0] client_7_utility_0_port_lane_0_out_credit;
  wire [1:0] client_7_utility_0_port_injected;
  wire [1:0] client_7_utility_0_port_delivered;
  wire client_7_synchronisation_0_port_up_0_ready;
  wire client_7_synchronisation_0_port_down_0_valid;
  wire [63:0] client_7_synchronisation_0_port_down_0_payload;
  wire client_7_synchronisation_0_port_lane_0_in_valid;
  wire [82:0] client_7_synchronisation_0_port_lane_0_in_flit;
  wire client_7_synchronisation_0_port_lane_0_out_credit;
  wire client_7_synchronisation_0_port_injected;
  wire client_7_synchronisation_0_port_delivered;
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
  wire [3:0] counters_data_flits_north;
  wire [3:0] counters_data_flits_south;
  wire [3:0] counters_data_flits_east;
  wire [6:0] counters_data_flits_client;
  wire [5:0] counters_data_injected;
  wire [5:0] counters_data_delivered;
  wire [7:0] counters_data_dropped;
  wire [6:0] counters_data_stalls;
  wire [6:0] counters_data_conflicts;
  wire [1:0] counters_control_flits_north;
  wire [1:0] counters_control_flits_south;
  wire [1:0] counters_control_flits_east;
  wire [4:0] counters_control_flits_client;
  wire [4:0] counters_control_injected;
  wire [4:0] counters_control_delivered;
  wire [5:0] counters_control_dropped;
  wire [4:0] counters_control_stalls;
  wire [4:0] counters_control_conflicts;
  wire [2:0] counters_utility_flits_client;
  wire [3:0] counters_utility_injected;
  wire [3:0] counters_utility_delivered;
  wire [4:0] counters_utility_dropped;
  wire [3:0] counters_utility_stalls;
  wire [3:0] counters_utility_conflicts;
  wire [2:0] counters_synchronisation_flits_client;
  wire [2:0] counters_synchronisation_injected;
  wire [2:0] counters_synchronisation_delivered;
  wire [3:0] counters_synchronisation_dropped;
  wire [3:0] counters_synchronisation_stalls;
  wire [3:0] counters_synchronisation_conflicts;
  wire [1:0] counters_reduction_flits_client;
  wire [1:0] counters_reduction_injected;
  wire [1:0] counters_reduction_delivered;
  wire [2:0] counters_reduction_dropped;
  wire [2:0] counters_reduction_stalls;
  wire [2:0] counters_reduction_conflicts;
  wire counters_utility_request_ready;
  wire counters_utility_response_valid;
  wire [63:0] counters_utility_response_data;
  wire counters_utility_response_error;
  wire [11:0] t_0;
  wire [11:0] t_1;
  wire [11:0] t_2;
  wire [71:0] t_3;
  wire [6:0] t_4;
  wire [57:0] t_5;
  wire [5:0] t_6;
  wire [57:0] t_7;
  wire [5:0] t_8;
  wire [215:0] t_9;
  wire [7:0] t_10;
  wire [7:0] t_11;
  wire [7:0] t_12;
  wire [7:0] t_13;
  wire [107:0] t_14;
  wire [6:0] t_15;
  wire [6:0] t_16;
  wire [107:0] t_17;
  wire [6:0] t_18;
  wire [6:0] t_19;
  wire [2:0] t_20;
  wire [2:0] t_21;
  wire [2:0] t_22;
  wire [17:0] t_23;
  wire [19:0] t_24;
  wire [19:0] t_25;
  wire [53:0] t_26;
  wire [5:0] t_27;
  wire [26:0] t_28;
  wire [26:0] t_29;
  wire [5:0] t_30;
  wire [11:0] t_31;
  wire [11:0] t_32;
  wire [8:0] t_33;
  wire [8:0] t_34;
  wire [5:0] t_35;
  wire [5:0] t_36;
  wire [5:0] t_37;
  wire [8:0] t_38;
  wire [8:0] t_39;
  wire [2:0] t_40;
  wire [2:0] t_41;
  wire [2:0] t_42;
  wire [5:0] t_43;
  wire [5:0] t_44;


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

  router_outer_west_lane_2x645_weighted data_lane_0 (
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
    .client_1_in_valid   (client_1_data_0_port_lane_0_in_valid),
    .client_1_in_class   (client_1_data_0_port_lane_0_in_class),
    .client_1_in_flit    (client_1_data_0_port_lane_0_in_flit),
    .client_1_in_credit  (data_lane_0_client_1_in_credit),
    .client_3_in_valid   (client_3_data_0_port_lane_0_in_valid),
    .client_3_in_class   (client_3_data_0_port_lane_0_in_class),
    .client_3_in_flit    (client_3_data_0_port_lane_0_in_flit),
    .client_3_in_credit  (data_lane_0_client_3_in_credit),
    .client_5_in_valid   (client_5_data_0_port_lane_0_in_valid),
    .client_5_in_class   (client_5_data_0_port_lane_0_in_class),
    .client_5_in_flit    (client_5_data_0_port_lane_0_in_flit),
    .client_5_in_credit  (data_lane_0_client_5_in_credit),
    .client_6_in_valid   (client_6_data_0_port_lane_0_in_valid),
    .client_6_in_class   (client_6_data_0_port_lane_0_in_class),
    .client_6_in_flit    (client_6_data_0_port_lane_0_in_flit),
    .client_6_in_credit  (data_lane_0_client_6_in_credit),
    .client_7_in_valid   (client_7_data_0_port_lane_0_in_valid),
    .client_7_in_class   (client_7_data_0_port_lane_0_in_class),
    .client_7_in_flit    (client_7_data_0_port_lane_0_in_flit),
    .client_7_in_credit  (data_lane_0_client_7_in_credit),
    .client_8_in_valid   (client_8_data_0_port_lane_0_in_valid),
    .client_8_in_class   (client_8_data_0_port_lane_0_in_class),
    .client_8_in_flit    (client_8_data_0_port_lane_0_in_flit),
    .client_8_in_credit  (data_lane_0_client_8_in_credit),
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
    .client_1_out_valid  (data_lane_0_client_1_out_valid),
    .client_1_out_class  (data_lane_0_client_1_out_class),
    .client_1_out_flit   (data_lane_0_client_1_out_flit),
    .client_1_out_credit (client_1_data_0_port_lane_0_out_credit),
    .client_3_out_valid  (data_lane_0_client_3_out_valid),
    .client_3_out_class  (data_lane_0_client_3_out_class),
    .client_3_out_flit   (data_lane_0_client_3_out_flit),
    .client_3_out_credit (client_3_data_0_port_lane_0_out_credit),
    .client_5_out_valid  (data_lane_0_client_5_out_valid),
    .client_5_out_class  (data_lane_0_client_5_out_class),
    .client_5_out_flit   (data_lane_0_client_5_out_flit),
    .client_5_out_credit (client_5_data_0_port_lane_0_out_credit),
    .client_6_out_valid  (data_lane_0_client_6_out_valid),
    .client_6_out_class  (data_lane_0_client_6_out_class),
    .client_6_out_flit   (data_lane_0_client_6_out_flit),
    .client_6_out_credit (client_6_data_0_port_lane_0_out_credit),
    .client_7_out_valid  (data_lane_0_client_7_out_valid),
    .client_7_out_class  (data_lane_0_client_7_out_class),
    .client_7_out_flit   (data_lane_0_client_7_out_flit),
    .client_7_out_credit (client_7_data_0_port_lane_0_out_credit),
    .client_8_out_valid  (data_lane_0_client_8_out_valid),
    .client_8_out_class  (data_lane_0_client_8_out_class),
    .client_8_out_flit   (data_lane_0_client_8_out_flit),
    .client_8_out_credit (client_8_data_0_port_lane_0_out_credit),
    .sent                (data_lane_0_sent),
    .stalls              (data_lane_0_stalls),
    .conflicts           (data_lane_0_conflicts),
    .dropped             (data_lane_0_dropped)
  );

  router_outer_west_lane_2x645_weighted data_lane_1 (
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
    .client_1_in_valid   (client_1_data_1_port_lane_0_in_valid),
    .client_1_in_class   (client_1_data_1_port_lane_0_in_class),
    .client_1_in_flit    (client_1_data_1_port_lane_0_in_flit),
    .client_1_in_credit  (data_lane_1_client_1_in_credit),
    .client_3_in_valid   (client_3_data_1_port_lane_0_in_valid),
    .client_3_in_class   (client_3_data_1_port_lane_0_in_class),
    .client_3_in_flit    (client_3_data_1_port_lane_0_in_flit),
    .client_3_in_credit  (data_lane_1_client_3_in_credit),
    .client_5_in_valid   (client_5_data_1_port_lane_0_in_valid),
    .client_5_in_class   (client_5_data_1_port_lane_0_in_class),
    .client_5_in_flit    (client_5_data_1_port_lane_0_in_flit),
    .client_5_in_credit  (data_lane_1_client_5_in_credit),
    .client_6_in_valid   (client_6_data_1_port_lane_0_in_valid),
    .client_6_in_class   (client_6_data_1_port_lane_0_in_class),
    .client_6_in_flit    (client_6_data_1_port_lane_0_in_flit),
    .client_6_in_credit  (data_lane_1_client_6_in_credit),
    .client_7_in_valid   (client_7_data_1_port_lane_0_in_valid),
    .client_7_in_class   (client_7_data_1_port_lane_0_in_class),
    .client_7_in_flit    (client_7_data_1_port_lane_0_in_flit),
    .client_7_in_credit  (data_lane_1_client_7_in_credit),
    .client_8_in_valid   (client_8_data_1_port_lane_0_in_valid),
    .client_8_in_class   (client_8_data_1_port_lane_0_in_class),
    .client_8_in_flit    (client_8_data_1_port_lane_0_in_flit),
    .client_8_in_credit  (data_lane_1_client_8_in_credit),
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
    .client_1_out_valid  (data_lane_1_client_1_out_valid),
    .client_1_out_class  (data_lane_1_client_1_out_class),
    .client_1_out_flit   (data_lane_1_client_1_out_flit),
    .client_1_out_credit (client_1_data_1_port_lane_0_out_credit),
    .client_3_out_valid  (data_lane_1_client_3_out_valid),
    .client_3_out_class  (data_lane_1_client_3_out_class),
    .client_3_out_flit   (data_lane_1_client_3_out_flit),
    .client_3_out_credit (client_3_data_1_port_lane_0_out_credit),
    .client_5_out_valid  (data_lane_1_client_5_out_valid),
    .client_5_out_class  (data_lane_1_client_5_out_class),
    .client_5_out_flit   (data_lane_1_client_5_out_flit),
    .client_5_out_credit (client_5_data_1_port_lane_0_out_credit),
    .client_6_out_valid  (data_lane_1_client_6_out_valid),
    .client_6_out_class  (data_lane_1_client_6_out_class),
    .client_6_out_flit   (data_lane_1_client_6_out_flit),
    .client_6_out_credit (client_6_data_1_port_lane_0_out_credit),
    .client_7_out_valid  (data_lane_1_client_7_out_valid),
    .client_7_out_class  (data_lane_1_client_7_out_class),
    .client_7_out_flit   (data_lane_1_client_7_out_flit),
    .client_7_out_credit (client_7_data_1_port_lane_0_out_credit),
    .client_8_out_valid  (data_lane_1_client_8_out_valid),
    .client_8_out_class  (data_lane_1_client_8_out_class),
    .client_8_out_flit   (data_lane_1_client_8_out_flit),
    .client_8_out_credit (client_8_data_1_port_lane_0_out_credit),
    .sent                (data_lane_1_sent),
    .stalls              (data_lane_1_stalls),
    .conflicts           (data_lane_1_conflicts),
    .dropped             (data_lane_1_dropped)
  );

  router_outer_west_lane_2x645_weighted data_lane_2 (
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
    .client_1_in_valid   (client_1_data_0_port_lane_1_in_valid),
    .client_1_in_class   (client_1_data_0_port_lane_1_in_class),
    .client_1_in_flit    (client_1_data_0_port_lane_1_in_flit),
    .client_1_in_credit  (data_lane_2_client_1_in_credit),
    .client_3_in_valid   (client_3_data_0_port_lane_1_in_valid),
    .client_3_in_class   (client_3_data_0_port_lane_1_in_class),
    .client_3_in_flit    (client_3_data_0_port_lane_1_in_flit),
    .client_3_in_credit  (data_lane_2_client_3_in_credit),
    .client_5_in_valid   (client_5_data_0_port_lane_1_in_valid),
    .client_5_in_class   (client_5_data_0_port_lane_1_in_class),
    .client_5_in_flit    (client_5_data_0_port_lane_1_in_flit),
    .client_5_in_credit  (data_lane_2_client_5_in_credit),
    .client_6_in_valid   (client_6_data_2_port_lane_0_in_valid),
    .client_6_in_class   (client_6_data_2_port_lane_0_in_class),
    .client_6_in_flit    (client_6_data_2_port_lane_0_in_flit),
    .client_6_in_credit  (data_lane_2_client_6_in_credit),
    .client_7_in_valid   (client_7_data_2_port_lane_0_in_valid),
    .client_7_in_class   (client_7_data_2_port_lane_0_in_class),
    .client_7_in_flit    (client_7_data_2_port_lane_0_in_flit),
    .client_7_in_credit  (data_lane_2_client_7_in_credit),
    .client_8_in_valid   (client_8_data_2_port_lane_0_in_valid),
    .client_8_in_class   (client_8_data_2_port_lane_0_in_class),
    .client_8_in_flit    (client_8_data_2_port_lane_0_in_flit),
    .client_8_in_credit  (data_lane_2_client_8_in_credit),
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
    .client_1_out_valid  (data_lane_2_client_1_out_valid),
    .client_1_out_class  (data_lane_2_client_1_out_class),
    .client_1_out_flit   (data_lane_2_client_1_out_flit),
    .client_1_out_credit (client_1_data_0_port_lane_1_out_credit),
    .client_3_out_valid  (data_lane_2_client_3_out_valid),
    .client_3_out_class  (data_lane_2_client_3_out_class),
    .client_3_out_flit   (data_lane_2_client_3_out_flit),
    .client_3_out_credit (client_3_data_0_port_lane_1_out_credit),
    .client_5_out_valid  (data_lane_2_client_5_out_valid),
    .client_5_out_class  (data_lane_2_client_5_out_class),
    .client_5_out_flit   (data_lane_2_client_5_out_flit),
    .client_5_out_credit (client_5_data_0_port_lane_1_out_credit),
    .client_6_out_valid  (data_lane_2_client_6_out_valid),
    .client_6_out_class  (data_lane_2_client_6_out_class),
    .client_6_out_flit   (data_lane_2_client_6_out_flit),
    .client_6_out_credit (client_6_data_2_port_lane_0_out_credit),
    .client_7_out_valid  (data_lane_2_client_7_out_valid),
    .client_7_out_class  (data_lane_2_client_7_out_class),
    .client_7_out_flit   (data_lane_2_client_7_out_flit),
    .client_7_out_credit (client_7_data_2_port_lane_0_out_credit),
    .client_8_out_valid  (data_lane_2_client_8_out_valid),
    .client_8_out_class  (data_lane_2_client_8_out_class),
    .client_8_out_flit   (data_lane_2_client_8_out_flit),
    .client_8_out_credit (client_8_data_2_port_lane_0_out_credit),
    .sent                (data_lane_2_sent),
    .stalls              (data_lane_2_stalls),
    .conflicts           (data_lane_2_conflicts),
    .dropped             (data_lane_2_dropped)
  );

  router_outer_west_lane_2x645_weighted data_lane_3 (
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
    .client_1_in_valid   (client_1_data_1_port_lane_1_in_valid),
    .client_1_in_class   (client_1_data_1_port_lane_1_in_class),
    .client_1_in_flit    (client_1_data_1_port_lane_1_in_flit),
    .client_1_in_credit  (data_lane_3_client_1_in_credit),
    .client_3_in_valid   (client_3_data_1_port_lane_1_in_valid),
    .client_3_in_class   (client_3_data_1_port_lane_1_in_class),
    .client_3_in_flit    (client_3_data_1_port_lane_1_in_flit),
    .client_3_in_credit  (data_lane_3_client_3_in_credit),
    .client_5_in_valid   (client_5_data_1_port_lane_1_in_valid),
    .client_5_in_class   (client_5_data_1_port_lane_1_in_class),
    .client_5_in_flit    (client_5_data_1_port_lane_1_in_flit),
    .client_5_in_credit  (data_lane_3_client_5_in_credit),
    .client_6_in_valid   (client_6_data_3_port_lane_0_in_valid),
    .client_6_in_class   (client_6_data_3_port_lane_0_in_class),
    .client_6_in_flit    (client_6_data_3_port_lane_0_in_flit),
    .client_6_in_credit  (data_lane_3_client_6_in_credit),
    .client_7_in_valid   (client_7_data_3_port_lane_0_in_valid),
    .client_7_in_class   (client_7_data_3_port_lane_0_in_class),
    .client_7_in_flit    (client_7_data_3_port_lane_0_in_flit),
    .client_7_in_credit  (data_lane_3_client_7_in_credit),
    .client_8_in_valid   (client_8_data_3_port_lane_0_in_valid),
    .client_8_in_class   (client_8_data_3_port_lane_0_in_class),
    .client_8_in_flit    (client_8_data_3_port_lane_0_in_flit),
    .client_8_in_credit  (data_lane_3_client_8_in_credit),
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
    .client_1_out_valid  (data_lane_3_client_1_out_valid),
    .client_1_out_class  (data_lane_3_client_1_out_class),
    .client_1_out_flit   (data_lane_3_client_1_out_flit),
    .client_1_out_credit (client_1_data_1_port_lane_1_out_credit),
    .client_3_out_valid  (data_lane_3_client_3_out_valid),
    .client_3_out_class  (data_lane_3_client_3_out_class),
    .client_3_out_flit   (data_lane_3_client_3_out_flit),
    .client_3_out_credit (client_3_data_1_port_lane_1_out_credit),
    .client_5_out_valid  (data_lane_3_client_5_out_valid),
    .client_5_out_class  (data_lane_3_client_5_out_class),
    .client_5_out_flit   (data_lane_3_client_5_out_flit),
    .client_5_out_credit (client_5_data_1_port_lane_1_out_credit),
    .client_6_out_valid  (data_lane_3_client_6_out_valid),
    .client_6_out_class  (data_lane_3_client_6_out_class),
    .client_6_out_flit   (data_lane_3_client_6_out_flit),
    .client_6_out_credit (client_6_data_3_port_lane_0_out_credit),
    .client_7_out_valid  (data_lane_3_client_7_out_valid),
    .client_7_out_class  (data_lane_3_client_7_out_class),
    .client_7_out_flit   (data_lane_3_client_7_out_flit),
    .client_7_out_credit (client_7_data_3_port_lane_0_out_credit),
    .client_8_out_valid  (data_lane_3_client_8_out_valid),
    .client_8_out_class  (data_lane_3_client_8_out_class),
    .client_8_out_flit   (data_lane_3_client_8_out_flit),
    .client_8_out_credit (client_8_data_3_port_lane_0_out_credit),
    .sent                (data_lane_3_sent),
    .stalls              (data_lane_3_stalls),
    .conflicts           (data_lane_3_conflicts),
    .dropped             (data_lane_3_dropped)
  );

  router_outer_west_lane_2x645_weighted data_lane_4 (
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
    .client_1_in_valid   (client_1_data_0_port_lane_2_in_valid),
    .client_1_in_class   (client_1_data_0_port_lane_2_in_class),
    .client_1_in_flit    (client_1_data_0_port_lane_2_in_flit),
    .client_1_in_credit  (data_lane_4_client_1_in_credit),
    .client_3_in_valid   (client_3_data_0_port_lane_2_in_valid),
    .client_3_in_class   (client_3_data_0_port_lane_2_in_class),
    .client_3_in_flit    (client_3_data_0_port_lane_2_in_flit),
    .client_3_in_credit  (data_lane_4_client_3_in_credit),
    .client_5_in_valid   (client_5_data_0_port_lane_2_in_valid),
    .client_5_in_class   (client_5_data_0_port_lane_2_in_class),
    .client_5_in_flit    (client_5_data_0_port_lane_2_in_flit),
    .client_5_in_credit  (data_lane_4_client_5_in_credit),
    .client_6_in_valid   (client_6_data_4_port_lane_0_in_valid),
    .client_6_in_class   (client_6_data_4_port_lane_0_in_class),
    .client_6_in_flit    (client_6_data_4_port_lane_0_in_flit),
    .client_6_in_credit  (data_lane_4_client_6_in_credit),
    .client_7_in_valid   (client_7_data_4_port_lane_0_in_valid),
    .client_7_in_class   (client_7_data_4_port_lane_0_in_class),
    .client_7_in_flit    (client_7_data_4_port_lane_0_in_flit),
    .client_7_in_credit  (data_lane_4_client_7_in_credit),
    .client_8_in_valid   (client_8_data_4_port_lane_0_in_valid),
    .client_8_in_class   (client_8_data_4_port_lane_0_in_class),
    .client_8_in_flit    (client_8_data_4_port_lane_0_in_flit),
    .client_8_in_credit  (data_lane_4_client_8_in_credit),
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
    .client_1_out_valid  (data_lane_4_client_1_out_valid),
    .client_1_out_class  (data_lane_4_client_1_out_class),
    .client_1_out_flit   (data_lane_4_client_1_out_flit),
    .client_1_out_credit (client_1_data_0_port_lane_2_out_credit),
    .client_3_out_valid  (data_lane_4_client_3_out_valid),
    .client_3_out_class  (data_lane_4_client_3_out_class),
    .client_3_out_flit   (data_lane_4_client_3_out_flit),
    .client_3_out_credit (client_3_data_0_port_lane_2_out_credit),
    .client_5_out_valid  (data_lane_4_client_5_out_valid),
    .client_5_out_class  (data_lane_4_client_5_out_class),
    .client_5_out_flit   (data_lane_4_client_5_out_flit),
    .client_5_out_credit (client_5_data_0_port_lane_2_out_credit),
    .client_6_out_valid  (data_lane_4_client_6_out_valid),
    .client_6_out_class  (data_lane_4_client_6_out_class),
    .client_6_out_flit   (data_lane_4_client_6_out_flit),
    .client_6_out_credit (client_6_data_4_port_lane_0_out_credit),
    .client_7_out_valid  (data_lane_4_client_7_out_valid),
    .client_7_out_class  (data_lane_4_client_7_out_class),
    .client_7_out_flit   (data_lane_4_client_7_out_flit),
    .client_7_out_credit (client_7_data_4_port_lane_0_out_credit),
    .client_8_out_valid  (data_lane_4_client_8_out_valid),
    .client_8_out_class  (data_lane_4_client_8_out_class),
    .client_8_out_flit   (data_lane_4_client_8_out_flit),
    .client_8_out_credit (client_8_data_4_port_lane_0_out_credit),
    .sent                (data_lane_4_sent),
    .stalls              (data_lane_4_stalls),
    .conflicts           (data_lane_4_conflicts),
    .dropped             (data_lane_4_dropped)
  );

  router_outer_west_lane_2x645_weighted data_lane_5 (
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
    .client_1_in_valid   (client_1_data_1_port_lane_2_in_valid),
    .client_1_in_class   (client_1_data_1_port_lane_2_in_class),
    .client_1_in_flit    (client_1_data_1_port_lane_2_in_flit),
    .client_1_in_credit  (data_lane_5_client_1_in_credit),
    .client_3_in_valid   (client_3_data_1_port_lane_2_in_valid),
    .client_3_in_class   (client_3_data_1_port_lane_2_in_class),
    .client_3_in_flit    (client_3_data_1_port_lane_2_in_flit),
    .client_3_in_credit  (data_lane_5_client_3_in_credit),
    .client_5_in_valid   (client_5_data_1_port_lane_2_in_valid),
    .client_5_in_class   (client_5_data_1_port_lane_2_in_class),
    .client_5_in_flit    (client_5_data_1_port_lane_2_in_flit),
    .client_5_in_credit  (data_lane_5_client_5_in_credit),
    .client_6_in_valid   (client_6_data_5_port_lane_0_in_valid),
    .client_6_in_class   (client_6_data_5_port_lane_0_in_class),
    .client_6_in_flit    (client_6_data_5_port_lane_0_in_flit),
    .client_6_in_credit  (data_lane_5_client_6_in_credit),
    .client_7_in_valid   (client_7_data_5_port_lane_0_in_valid),
    .client_7_in_class   (client_7_data_5_port_lane_0_in_class),
    .client_7_in_flit    (client_7_data_5_port_lane_0_in_flit),
    .client_7_in_credit  (data_lane_5_client_7_in_credit),
    .client_8_in_valid   (client_8_data_0_port_lane_1_in_valid),
    .client_8_in_class   (client_8_data_0_port_lane_1_in_class),
    .client_8_in_flit    (client_8_data_0_port_lane_1_in_flit),
    .client_8_in_credit  (data_lane_5_client_8_in_credit),
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
    .client_1_out_valid  (data_lane_5_client_1_out_valid),
    .client_1_out_class  (data_lane_5_client_1_out_class),
    .client_1_out_flit   (data_lane_5_client_1_out_flit),
    .client_1_out_credit (client_1_data_1_port_lane_2_out_credit),
    .client_3_out_valid  (data_lane_5_client_3_out_valid),
    .client_3_out_class  (data_lane_5_client_3_out_class),
    .client_3_out_flit   (data_lane_5_client_3_out_flit),
    .client_3_out_credit (client_3_data_1_port_lane_2_out_credit),
    .client_5_out_valid  (data_lane_5_client_5_out_valid),
    .client_5_out_class  (data_lane_5_client_5_out_class),
    .client_5_out_flit   (data_lane_5_client_5_out_flit),
    .client_5_out_credit (client_5_data_1_port_lane_2_out_credit),
    .client_6_out_valid  (data_lane_5_client_6_out_valid),
    .client_6_out_class  (data_lane_5_client_6_out_class),
    .client_6_out_flit   (data_lane_5_client_6_out_flit),
    .client_6_out_credit (client_6_data_5_port_lane_0_out_credit),
    .client_7_out_valid  (data_lane_5_client_7_out_valid),
    .client_7_out_class  (data_lane_5_client_7_out_class),
    .client_7_out_flit   (data_lane_5_client_7_out_flit),
    .client_7_out_credit (client_7_data_5_port_lane_0_out_credit),
    .client_8_out_valid  (data_lane_5_client_8_out_valid),
    .client_8_out_class  (data_lane_5_client_8_out_class),
    .client_8_out_flit   (data_lane_5_client_8_out_flit),
    .client_8_out_credit (client_8_data_0_port_lane_1_out_credit),
    .sent                (data_lane_5_sent),
    .stalls              (data_lane_5_stalls),
    .conflicts           (data_lane_5_conflicts),
    .dropped             (data_lane_5_dropped)
  );

  router_outer_west_lane_2x645_weighted data_lane_6 (
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
    .client_1_in_valid   (client_1_data_0_port_lane_3_in_valid),
    .client_1_in_class   (client_1_data_0_port_lane_3_in_class),
    .client_1_in_flit    (client_1_data_0_port_lane_3_in_flit),
    .client_1_in_credit  (data_lane_6_client_1_in_credit),
    .client_3_in_valid   (client_3_data_0_port_lane_3_in_valid),
    .client_3_in_class   (client_3_data_0_port_lane_3_in_class),
    .client_3_in_flit    (client_3_data_0_port_lane_3_in_flit),
    .client_3_in_credit  (data_lane_6_client_3_in_credit),
    .client_5_in_valid   (client_5_data_0_port_lane_3_in_valid),
    .client_5_in_class   (client_5_data_0_port_lane_3_in_class),
    .client_5_in_flit    (client_5_data_0_port_lane_3_in_flit),
    .client_5_in_credit  (data_lane_6_client_5_in_credit),
    .client_6_in_valid   (client_6_data_0_port_lane_1_in_valid),
    .client_6_in_class   (client_6_data_0_port_lane_1_in_class),
    .client_6_in_flit    (client_6_data_0_port_lane_1_in_flit),
    .client_6_in_credit  (data_lane_6_client_6_in_credit),
    .client_7_in_valid   (client_7_data_6_port_lane_0_in_valid),
    .client_7_in_class   (client_7_data_6_port_lane_0_in_class),
    .client_7_in_flit    (client_7_data_6_port_lane_0_in_flit),
    .client_7_in_credit  (data_lane_6_client_7_in_credit),
    .client_8_in_valid   (client_8_data_1_port_lane_1_in_valid),
    .client_8_in_class   (client_8_data_1_port_lane_1_in_class),
    .client_8_in_flit    (client_8_data_1_port_lane_1_in_flit),
    .client_8_in_credit  (data_lane_6_client_8_in_credit),
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
    .client_1_out_valid  (data_lane_6_client_1_out_valid),
    .client_1_out_class  (data_lane_6_client_1_out_class),
    .client_1_out_flit   (data_lane_6_client_1_out_flit),
    .client_1_out_credit (client_1_data_0_port_lane_3_out_credit),
    .client_3_out_valid  (data_lane_6_client_3_out_valid),
    .client_3_out_class  (data_lane_6_client_3_out_class),
    .client_3_out_flit   (data_lane_6_client_3_out_flit),
    .client_3_out_credit (client_3_data_0_port_lane_3_out_credit),
    .client_5_out_valid  (data_lane_6_client_5_out_valid),
    .client_5_out_class  (data_lane_6_client_5_out_class),
    .client_5_out_flit   (data_lane_6_client_5_out_flit),
    .client_5_out_credit (client_5_data_0_port_lane_3_out_credit),
    .client_6_out_valid  (data_lane_6_client_6_out_valid),
    .client_6_out_class  (data_lane_6_client_6_out_class),
    .client_6_out_flit   (data_lane_6_client_6_out_flit),
    .client_6_out_credit (client_6_data_0_port_lane_1_out_credit),
    .client_7_out_valid  (data_lane_6_client_7_out_valid),
    .client_7_out_class  (data_lane_6_client_7_out_class),
    .client_7_out_flit   (data_lane_6_client_7_out_flit),
    .client_7_out_credit (client_7_data_6_port_lane_0_out_credit),
    .client_8_out_valid  (data_lane_6_client_8_out_valid),
    .client_8_out_class  (data_lane_6_client_8_out_class),
    .client_8_out_flit   (data_lane_6_client_8_out_flit),
    .client_8_out_credit (client_8_data_1_port_lane_1_out_credit),
    .sent                (data_lane_6_sent),
    .stalls              (data_lane_6_stalls),
    .conflicts           (data_lane_6_conflicts),
    .dropped             (data_lane_6_dropped)
  );

  router_outer_west_lane_2x645_weighted data_lane_7 (
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
    .client_1_in_valid   (client_1_data_1_port_lane_3_in_valid),
    .client_1_in_class   (client_1_data_1_port_lane_3_in_class),
    .client_1_in_flit    (client_1_data_1_port_lane_3_in_flit),
    .client_1_in_credit  (data_lane_7_client_1_in_credit),
    .client_3_in_valid   (client_3_data_1_port_lane_3_in_valid),
    .client_3_in_class   (client_3_data_1_port_lane_3_in_class),
    .client_3_in_flit    (client_3_data_1_port_lane_3_in_flit),
    .client_3_in_credit  (data_lane_7_client_3_in_credit),
    .client_5_in_valid   (client_5_data_1_port_lane_3_in_valid),
    .client_5_in_class   (client_5_data_1_port_lane_3_in_class),
    .client_5_in_flit    (client_5_data_1_port_lane_3_in_flit),
    .client_5_in_credit  (data_lane_7_client_5_in_credit),
    .client_6_in_valid   (client_6_data_1_port_lane_1_in_valid),
    .client_6_in_class   (client_6_data_1_port_lane_1_in_class),
    .client_6_in_flit    (client_6_data_1_port_lane_1_in_flit),
    .client_6_in_credit  (data_lane_7_client_6_in_credit),
    .client_7_in_valid   (client_7_data_7_port_lane_0_in_valid),
    .client_7_in_class   (client_7_data_7_port_lane_0_in_class),
    .client_7_in_flit    (client_7_data_7_port_lane_0_in_flit),
    .client_7_in_credit  (data_lane_7_client_7_in_credit),
    .client_8_in_valid   (client_8_data_2_port_lane_1_in_valid),
    .client_8_in_class   (client_8_data_2_port_lane_1_in_class),
    .client_8_in_flit    (client_8_data_2_port_lane_1_in_flit),
    .client_8_in_credit  (data_lane_7_client_8_in_credit),
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
    .client_1_out_valid  (data_lane_7_client_1_out_valid),
    .client_1_out_class  (data_lane_7_client_1_out_class),
    .client_1_out_flit   (data_lane_7_client_1_out_flit),
    .client_1_out_credit (client_1_data_1_port_lane_3_out_credit),
    .client_3_out_valid  (data_lane_7_client_3_out_valid),
    .client_3_out_class  (data_lane_7_client_3_out_class),
    .client_3_out_flit   (data_lane_7_client_3_out_flit),
    .client_3_out_credit (client_3_data_1_port_lane_3_out_credit),
    .client_5_out_valid  (data_lane_7_client_5_out_valid),
    .client_5_out_class  (data_lane_7_client_5_out_class),
    .client_5_out_flit   (data_lane_7_client_5_out_flit),
    .client_5_out_credit (client_5_data_1_port_lane_3_out_credit),
    .client_6_out_valid  (data_lane_7_client_6_out_valid),
    .client_6_out_class  (data_lane_7_client_6_out_class),
    .client_6_out_flit   (data_lane_7_client_6_out_flit),
    .client_6_out_credit (client_6_data_1_port_lane_1_out_credit),
    .client_7_out_valid  (data_lane_7_client_7_out_valid),
    .client_7_out_class  (data_lane_7_client_7_out_class),
    .client_7_out_flit   (data_lane_7_client_7_out_flit),
    .client_7_out_credit (client_7_data_7_port_lane_0_out_credit),
    .client_8_out_valid  (data_lane_7_client_8_out_valid),
    .client_8_out_class  (data_lane_7_client_8_out_class),
    .client_8_out_flit   (data_lane_7_client_8_out_flit),
    .client_8_out_credit (client_8_data_2_port_lane_1_out_credit),
    .sent                (data_lane_7_sent),
    .stalls              (data_lane_7_stalls),
    .conflicts           (data_lane_7_conflicts),
    .dropped             (data_lane_7_dropped)
  );

  router_outer_west_lane_2x645_weighted data_lane_8 (
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
    .client_1_in_valid   (client_1_data_0_port_lane_4_in_valid),
    .client_1_in_class   (client_1_data_0_port_lane_4_in_class),
    .client_1_in_flit    (client_1_data_0_port_lane_4_in_flit),
    .client_1_in_credit  (data_lane_8_client_1_in_credit),
    .client_3_in_valid   (client_3_data_0_port_lane_4_in_valid),
    .client_3_in_class   (client_3_data_0_port_lane_4_in_class),
    .client_3_in_flit    (client_3_data_0_port_lane_4_in_flit),
    .client_3_in_credit  (data_lane_8_client_3_in_credit),
    .client_5_in_valid   (client_5_data_0_port_lane_4_in_valid),
    .client_5_in_class   (client_5_data_0_port_lane_4_in_class),
    .client_5_in_flit    (client_5_data_0_port_lane_4_in_flit),
    .client_5_in_credit  (data_lane_8_client_5_in_credit),
    .client_6_in_valid   (client_6_data_2_port_lane_1_in_valid),
    .client_6_in_class   (client_6_data_2_port_lane_1_in_class),
    .client_6_in_flit    (client_6_data_2_port_lane_1_in_flit),
    .client_6_in_credit  (data_lane_8_client_6_in_credit),
    .client_7_in_valid   (client_7_data_8_port_lane_0_in_valid),
    .client_7_in_class   (client_7_data_8_port_lane_0_in_class),
    .client_7_in_flit    (client_7_data_8_port_lane_0_in_flit),
    .client_7_in_credit  (data_lane_8_client_7_in_credit),
    .client_8_in_valid   (client_8_data_3_port_lane_1_in_valid),
    .client_8_in_class   (client_8_data_3_port_lane_1_in_class),
    .client_8_in_flit    (client_8_data_3_port_lane_1_in_flit),
    .client_8_in_credit  (data_lane_8_client_8_in_credit),
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
    .client_1_out_valid  (data_lane_8_client_1_out_valid),
    .client_1_out_class  (data_lane_8_client_1_out_class),
    .client_1_out_flit   (data_lane_8_client_1_out_flit),
    .client_1_out_credit (client_1_data_0_port_lane_4_out_credit),
    .client_3_out_valid  (data_lane_8_client_3_out_valid),
    .client_3_out_class  (data_lane_8_client_3_out_class),
    .client_3_out_flit   (data_lane_8_client_3_out_flit),
    .client_3_out_credit (client_3_data_0_port_lane_4_out_credit),
    .client_5_out_valid  (data_lane_8_client_5_out_valid),
    .client_5_out_class  (data_lane_8_client_5_out_class),
    .client_5_out_flit   (data_lane_8_client_5_out_flit),
    .client_5_out_credit (client_5_data_0_port_lane_4_out_credit),
    .client_6_out_valid  (data_lane_8_client_6_out_valid),
    .client_6_out_class  (data_lane_8_client_6_out_class),
    .client_6_out_flit   (data_lane_8_client_6_out_flit),
    .client_6_out_credit (client_6_data_2_port_lane_1_out_credit),
    .client_7_out_valid  (data_lane_8_client_7_out_valid),
    .client_7_out_class  (data_lane_8_client_7_out_class),
    .client_7_out_flit   (data_lane_8_client_7_out_flit),
    .client_7_out_credit (client_7_data_8_port_lane_0_out_credit),
    .client_8_out_valid  (data_lane_8_client_8_out_valid),
    .client_8_out_class  (data_lane_8_client_8_out_class),
    .client_8_out_flit   (data_lane_8_client_8_out_flit),
    .client_8_out_credit (client_8_data_3_port_lane_1_out_credit),
    .sent                (data_lane_8_sent),
    .stalls              (data_lane_8_stalls),
    .conflicts           (data_lane_8_conflicts),
    .dropped             (data_lane_8_dropped)
  );

  router_outer_west_lane_2x645_weighted data_lane_9 (
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
    .client_1_in_valid   (client_1_data_1_port_lane_4_in_valid),
    .client_1_in_class   (client_1_data_1_port_lane_4_in_class),
    .client_1_in_flit    (client_1_data_1_port_lane_4_in_flit),
    .client_1_in_credit  (data_lane_9_client_1_in_credit),
    .client_3_in_valid   (client_3_data_1_port_lane_4_in_valid),
    .client_3_in_class   (client_3_data_1_port_lane_4_in_class),
    .client_3_in_flit    (client_3_data_1_port_lane_4_in_flit),
    .client_3_in_credit  (data_lane_9_client_3_in_credit),
    .client_5_in_valid   (client_5_data_1_port_lane_4_in_valid),
    .client_5_in_class   (client_5_data_1_port_lane_4_in_class),
    .client_5_in_flit    (client_5_data_1_port_lane_4_in_flit),
    .client_5_in_credit  (data_lane_9_client_5_in_credit),
    .client_6_in_valid   (client_6_data_3_port_lane_1_in_valid),
    .client_6_in_class   (client_6_data_3_port_lane_1_in_class),
    .client_6_in_flit    (client_6_data_3_port_lane_1_in_flit),
    .client_6_in_credit  (data_lane_9_client_6_in_credit),
    .client_7_in_valid   (client_7_data_9_port_lane_0_in_valid),
    .client_7_in_class   (client_7_data_9_port_lane_0_in_class),
    .client_7_in_flit    (client_7_data_9_port_lane_0_in_flit),
    .client_7_in_credit  (data_lane_9_client_7_in_credit),
    .client_8_in_valid   (client_8_data_4_port_lane_1_in_valid),
    .client_8_in_class   (client_8_data_4_port_lane_1_in_class),
    .client_8_in_flit    (client_8_data_4_port_lane_1_in_flit),
    .client_8_in_credit  (data_lane_9_client_8_in_credit),
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
    .client_1_out_valid  (data_lane_9_client_1_out_valid),
    .client_1_out_class  (data_lane_9_client_1_out_class),
    .client_1_out_flit   (data_lane_9_client_1_out_flit),
    .client_1_out_credit (client_1_data_1_port_lane_4_out_credit),
    .client_3_out_valid  (data_lane_9_client_3_out_valid),
    .client_3_out_class  (data_lane_9_client_3_out_class),
    .client_3_out_flit   (data_lane_9_client_3_out_flit),
    .client_3_out_credit (client_3_data_1_port_lane_4_out_credit),
    .client_5_out_valid  (data_lane_9_client_5_out_valid),
    .client_5_out_class  (data_lane_9_client_5_out_class),
    .client_5_out_flit   (data_lane_9_client_5_out_flit),
    .client_5_out_credit (client_5_data_1_port_lane_4_out_credit),
    .client_6_out_valid  (data_lane_9_client_6_out_valid),
    .client_6_out_class  (data_lane_9_client_6_out_class),
    .client_6_out_flit   (data_lane_9_client_6_out_flit),
    .client_6_out_credit (client_6_data_3_port_lane_1_out_credit),
    .client_7_out_valid  (data_lane_9_client_7_out_valid),
    .client_7_out_class  (data_lane_9_client_7_out_class),
    .client_7_out_flit   (data_lane_9_client_7_out_flit),
    .client_7_out_credit (client_7_data_9_port_lane_0_out_credit),
    .client_8_out_valid  (data_lane_9_client_8_out_valid),
    .client_8_out_class  (data_lane_9_client_8_out_class),
    .client_8_out_flit   (data_lane_9_client_8_out_flit),
    .client_8_out_credit (client_8_data_4_port_lane_1_out_credit),
    .sent                (data_lane_9_sent),
    .stalls              (data_lane_9_stalls),
    .conflicts           (data_lane_9_conflicts),
    .dropped             (data_lane_9_dropped)
  );

  router_outer_west_lane_2x645_weighted data_lane_10 (
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
    .client_1_in_valid   (client_1_data_0_port_lane_5_in_valid),
    .client_1_in_class   (client_1_data_0_port_lane_5_in_class),
    .client_1_in_flit    (client_1_data_0_port_lane_5_in_flit),
    .client_1_in_credit  (data_lane_10_client_1_in_credit),
    .client_3_in_valid   (client_3_data_0_port_lane_5_in_valid),
    .client_3_in_class   (client_3_data_0_port_lane_5_in_class),
    .client_3_in_flit    (client_3_data_0_port_lane_5_in_flit),
    .client_3_in_credit  (data_lane_10_client_3_in_credit),
    .client_5_in_valid   (client_5_data_0_port_lane_5_in_valid),
    .client_5_in_class   (client_5_data_0_port_lane_5_in_class),
    .client_5_in_flit    (client_5_data_0_port_lane_5_in_flit),
    .client_5_in_credit  (data_lane_10_client_5_in_credit),
    .client_6_in_valid   (client_6_data_4_port_lane_1_in_valid),
    .client_6_in_class   (client_6_data_4_port_lane_1_in_class),
    .client_6_in_flit    (client_6_data_4_port_lane_1_in_flit),
    .client_6_in_credit  (data_lane_10_client_6_in_credit),
    .client_7_in_valid   (client_7_data_10_port_lane_0_in_valid),
    .client_7_in_class   (client_7_data_10_port_lane_0_in_class),
    .client_7_in_flit    (client_7_data_10_port_lane_0_in_flit),
    .client_7_in_credit  (data_lane_10_client_7_in_credit),
    .client_8_in_valid   (client_8_data_0_port_lane_2_in_valid),
    .client_8_in_class   (client_8_data_0_port_lane_2_in_class),
    .client_8_in_flit    (client_8_data_0_port_lane_2_in_flit),
    .client_8_in_credit  (data_lane_10_client_8_in_credit),
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
    .client_1_out_valid  (data_lane_10_client_1_out_valid),
    .client_1_out_class  (data_lane_10_client_1_out_class),
    .client_1_out_flit   (data_lane_10_client_1_out_flit),
    .client_1_out_credit (client_1_data_0_port_lane_5_out_credit),
    .client_3_out_valid  (data_lane_10_client_3_out_valid),
    .client_3_out_class  (data_lane_10_client_3_out_class),
    .client_3_out_flit   (data_lane_10_client_3_out_flit),
    .client_3_out_credit (client_3_data_0_port_lane_5_out_credit),
    .client_5_out_valid  (data_lane_10_client_5_out_valid),
    .client_5_out_class  (data_lane_10_client_5_out_class),
    .client_5_out_flit   (data_lane_10_client_5_out_flit),
    .client_5_out_credit (client_5_data_0_port_lane_5_out_credit),
    .client_6_out_valid  (data_lane_10_client_6_out_valid),
    .client_6_out_class  (data_lane_10_client_6_out_class),
    .client_6_out_flit   (data_lane_10_client_6_out_flit),
    .client_6_out_credit (client_6_data_4_port_lane_1_out_credit),
    .client_7_out_valid  (data_lane_10_client_7_out_valid),
    .client_7_out_class  (data_lane_10_client_7_out_class),
    .client_7_out_flit   (data_lane_10_client_7_out_flit),
    .client_7_out_credit (client_7_data_10_port_lane_0_out_credit),
    .client_8_out_valid  (data_lane_10_client_8_out_valid),
    .client_8_out_class  (data_lane_10_client_8_out_class),
    .client_8_out_flit   (data_lane_10_client_8_out_flit),
    .client_8_out_credit (client_8_data_0_port_lane_2_out_credit),
    .sent                (data_lane_10_sent),
    .stalls              (data_lane_10_stalls),
    .conflicts           (data_lane_10_conflicts),
    .dropped             (data_lane_10_dropped)
  );

  router_outer_west_lane_2x645_weighted data_lane_11 (
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
    .client_1_in_valid   (client_1_data_1_port_lane_5_in_valid),
    .client_1_in_class   (client_1_data_1_port_lane_5_in_class),
    .client_1_in_flit    (client_1_data_1_port_lane_5_in_flit),
    .client_1_in_credit  (data_lane_11_client_1_in_credit),
    .client_3_in_valid   (client_3_data_1_port_lane_5_in_valid),
    .client_3_in_class   (client_3_data_1_port_lane_5_in_class),
    .client_3_in_flit    (client_3_data_1_port_lane_5_in_flit),
    .client_3_in_credit  (data_lane_11_client_3_in_credit),
    .client_5_in_valid   (client_5_data_1_port_lane_5_in_valid),
    .client_5_in_class   (client_5_data_1_port_lane_5_in_class),
    .client_5_in_flit    (client_5_data_1_port_lane_5_in_flit),
    .client_5_in_credit  (data_lane_11_client_5_in_credit),
    .client_6_in_valid   (client_6_data_5_port_lane_1_in_valid),
    .client_6_in_class   (client_6_data_5_port_lane_1_in_class),
    .client_6_in_flit    (client_6_data_5_port_lane_1_in_flit),
    .client_6_in_credit  (data_lane_11_client_6_in_credit),
    .client_7_in_valid   (client_7_data_11_port_lane_0_in_valid),
    .client_7_in_class   (client_7_data_11_port_lane_0_in_class),
    .client_7_in_flit    (client_7_data_11_port_lane_0_in_flit),
    .client_7_in_credit  (data_lane_11_client_7_in_credit),
    .client_8_in_valid   (client_8_data_1_port_lane_2_in_valid),
    .client_8_in_class   (client_8_data_1_port_lane_2_in_class),
    .client_8_in_flit    (client_8_data_1_port_lane_2_in_flit),
    .client_8_in_credit  (data_lane_11_client_8_in_credit),
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
    .client_1_out_valid  (data_lane_11_client_1_out_valid),
    .client_1_out_class  (data_lane_11_client_1_out_class),
    .client_1_out_flit   (data_lane_11_client_1_out_flit),
    .client_1_out_credit (client_1_data_1_port_lane_5_out_credit),
    .client_3_out_valid  (data_lane_11_client_3_out_valid),
    .client_3_out_class  (data_lane_11_client_3_out_class),
    .client_3_out_flit   (data_lane_11_client_3_out_flit),
    .client_3_out_credit (client_3_data_1_port_lane_5_out_credit),
    .client_5_out_valid  (data_lane_11_client_5_out_valid),
    .client_5_out_class  (data_lane_11_client_5_out_class),
    .client_5_out_flit   (data_lane_11_client_5_out_flit),
    .client_5_out_credit (client_5_data_1_port_lane_5_out_credit),
    .client_6_out_valid  (data_lane_11_client_6_out_valid),
    .client_6_out_class  (data_lane_11_client_6_out_class),
    .client_6_out_flit   (data_lane_11_client_6_out_flit),
    .client_6_out_credit (client_6_data_5_port_lane_1_out_credit),
    .client_7_out_valid  (data_lane_11_client_7_out_valid),
    .client_7_out_class  (data_lane_11_client_7_out_class),
    .client_7_out_flit   (data_lane_11_client_7_out_flit),
    .client_7_out_credit (client_7_data_11_port_lane_0_out_credit),
    .client_8_out_valid  (data_lane_11_client_8_out_valid),
    .client_8_out_class  (data_lane_11_client_8_out_class),
    .client_8_out_flit   (data_lane_11_client_8_out_flit),
    .client_8_out_credit (client_8_data_1_port_lane_2_out_credit),
    .sent                (data_lane_11_sent),
    .stalls              (data_lane_11_stalls),
    .conflicts           (data_lane_11_conflicts),
    .dropped             (data_lane_11_dropped)
  );

  router_outer_west_weights_data data_weights (
    .column  (column),
    .row     (row),
    .weights (data_weights_weights)
  );

  router_outer_west_lane_2x64_weighted control_lane_0 (
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
    .client_1_in_valid   (client_1_control_0_port_lane_0_in_valid),
    .client_1_in_class   (client_1_control_0_port_lane_0_in_class),
    .client_1_in_flit    (client_1_control_0_port_lane_0_in_flit),
    .client_1_in_credit  (control_lane_0_client_1_in_credit),
    .client_3_in_valid   (client_3_control_0_port_lane_0_in_valid),
    .client_3_in_class   (client_3_control_0_port_lane_0_in_class),
    .client_3_in_flit    (client_3_control_0_port_lane_0_in_flit),
    .client_3_in_credit  (control_lane_0_client_3_in_credit),
    .client_5_in_valid   (client_5_control_0_port_lane_0_in_valid),
    .client_5_in_class   (client_5_control_0_port_lane_0_in_class),
    .client_5_in_flit    (client_5_control_0_port_lane_0_in_flit),
    .client_5_in_credit  (control_lane_0_client_5_in_credit),
    .client_6_in_valid   (client_6_control_0_port_lane_0_in_valid),
    .client_6_in_class   (client_6_control_0_port_lane_0_in_class),
    .client_6_in_flit    (client_6_control_0_port_lane_0_in_flit),
    .client_6_in_credit  (control_lane_0_client_6_in_credit),
    .client_7_in_valid   (client_7_control_0_port_lane_0_in_valid),
    .client_7_in_class   (client_7_control_0_port_lane_0_in_class),
    .client_7_in_flit    (client_7_control_0_port_lane_0_in_flit),
    .client_7_in_credit  (control_lane_0_client_7_in_credit),
    .client_8_in_valid   (client_8_control_0_port_lane_0_in_valid),
    .client_8_in_class   (client_8_control_0_port_lane_0_in_class),
    .client_8_in_flit    (client_8_control_0_port_lane_0_in_flit),
    .client_8_in_credit  (control_lane_0_client_8_in_credit),
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
    .client_1_out_valid  (control_lane_0_client_1_out_valid),
    .client_1_out_class  (control_lane_0_client_1_out_class),
    .client_1_out_flit   (control_lane_0_client_1_out_flit),
    .client_1_out_credit (client_1_control_0_port_lane_0_out_credit),
    .client_3_out_valid  (control_lane_0_client_3_out_valid),
    .client_3_out_class  (control_lane_0_client_3_out_class),
    .client_3_out_flit   (control_lane_0_client_3_out_flit),
    .client_3_out_credit (client_3_control_0_port_lane_0_out_credit),
    .client_5_out_valid  (control_lane_0_client_5_out_valid),
    .client_5_out_class  (control_lane_0_client_5_out_class),
    .client_5_out_flit   (control_lane_0_client_5_out_flit),
    .client_5_out_credit (client_5_control_0_port_lane_0_out_credit),
    .client_6_out_valid  (control_lane_0_client_6_out_valid),
    .client_6_out_class  (control_lane_0_client_6_out_class),
    .client_6_out_flit   (control_lane_0_client_6_out_flit),
    .client_6_out_credit (client_6_control_0_port_lane_0_out_credit),
    .client_7_out_valid  (control_lane_0_client_7_out_valid),
    .client_7_out_class  (control_lane_0_client_7_out_class),
    .client_7_out_flit   (control_lane_0_client_7_out_flit),
    .client_7_out_credit (client_7_control_0_port_lane_0_out_credit),
    .client_8_out_valid  (control_lane_0_client_8_out_valid),
    .client_8_out_class  (control_lane_0_client_8_out_class),
    .client_8_out_flit   (control_lane_0_client_8_out_flit),
    .client_8_out_credit (client_8_control_0_port_lane_0_out_credit),
    .sent                (control_lane_0_sent),
    .stalls              (control_lane_0_stalls),
    .conflicts           (control_lane_0_conflicts),
    .dropped             (control_lane_0_dropped)
  );

  router_outer_west_lane_2x64_weighted control_lane_1 (
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
    .client_1_in_valid   (client_1_control_0_port_lane_1_in_valid),
    .client_1_in_class   (client_1_control_0_port_lane_1_in_class),
    .client_1_in_flit    (client_1_control_0_port_lane_1_in_flit),
    .client_1_in_credit  (control_lane_1_client_1_in_credit),
    .client_3_in_valid   (client_3_control_0_port_lane_1_in_valid),
    .client_3_in_class   (client_3_control_0_port_lane_1_in_class),
    .client_3_in_flit    (client_3_control_0_port_lane_1_in_flit),
    .client_3_in_credit  (control_lane_1_client_3_in_credit),
    .client_5_in_valid   (client_5_control_0_port_lane_1_in_valid),
    .client_5_in_class   (client_5_control_0_port_lane_1_in_class),
    .client_5_in_flit    (client_5_control_0_port_lane_1_in_flit),
    .client_5_in_credit  (control_lane_1_client_5_in_credit),
    .client_6_in_valid   (client_6_control_1_port_lane_0_in_valid),
    .client_6_in_class   (client_6_control_1_port_lane_0_in_class),
    .client_6_in_flit    (client_6_control_1_port_lane_0_in_flit),
    .client_6_in_credit  (control_lane_1_client_6_in_credit),
    .client_7_in_valid   (client_7_control_1_port_lane_0_in_valid),
    .client_7_in_class   (client_7_control_1_port_lane_0_in_class),
    .client_7_in_flit    (client_7_control_1_port_lane_0_in_flit),
    .client_7_in_credit  (control_lane_1_client_7_in_credit),
    .client_8_in_valid   (client_8_control_1_port_lane_0_in_valid),
    .client_8_in_class   (client_8_control_1_port_lane_0_in_class),
    .client_8_in_flit    (client_8_control_1_port_lane_0_in_flit),
    .client_8_in_credit  (control_lane_1_client_8_in_credit),
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
    .client_1_out_valid  (control_lane_1_client_1_out_valid),
    .client_1_out_class  (control_lane_1_client_1_out_class),
    .client_1_out_flit   (control_lane_1_client_1_out_flit),
    .client_1_out_credit (client_1_control_0_port_lane_1_out_credit),
    .client_3_out_valid  (control_lane_1_client_3_out_valid),
    .client_3_out_class  (control_lane_1_client_3_out_class),
    .client_3_out_flit   (control_lane_1_client_3_out_flit),
    .client_3_out_credit (client_3_control_0_port_lane_1_out_credit),
    .client_5_out_valid  (control_lane_1_client_5_out_valid),
    .client_5_out_class  (control_lane_1_client_5_out_class),
    .client_5_out_flit   (control_lane_1_client_5_out_flit),
    .client_5_out_credit (client_5_control_0_port_lane_1_out_credit),
    .client_6_out_valid  (control_lane_1_client_6_out_valid),
    .client_6_out_class  (control_lane_1_client_6_out_class),
    .client_6_out_flit   (control_lane_1_client_6_out_flit),
    .client_6_out_credit (client_6_control_1_port_lane_0_out_credit),
    .client_7_out_valid  (control_lane_1_client_7_out_valid),
    .client_7_out_class  (control_lane_1_client_7_out_class),
    .client_7_out_flit   (control_lane_1_client_7_out_flit),
    .client_7_out_credit (client_7_control_1_port_lane_0_out_credit),
    .client_8_out_valid  (control_lane_1_client_8_out_valid),
    .client_8_out_class  (control_lane_1_client_8_out_class),
    .client_8_out_flit   (control_lane_1_client_8_out_flit),
    .client_8_out_credit (client_8_control_1_port_lane_0_out_credit),
    .sent                (control_lane_1_sent),
    .stalls              (control_lane_1_stalls),
    .conflicts           (control_lane_1_conflicts),
    .dropped             (control_lane_1_dropped)
  );

  router_outer_west_lane_2x64_weighted control_lane_2 (
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
    .client_1_in_valid   (client_1_control_0_port_lane_2_in_valid),
    .client_1_in_class   (client_1_control_0_port_lane_2_in_class),
    .client_1_in_flit    (client_1_control_0_port_lane_2_in_flit),
    .client_1_in_credit  (control_lane_2_client_1_in_credit),
    .client_3_in_valid   (client_3_control_0_port_lane_2_in_valid),
    .client_3_in_class   (client_3_control_0_port_lane_2_in_class),
    .client_3_in_flit    (client_3_control_0_port_lane_2_in_flit),
    .client_3_in_credit  (control_lane_2_client_3_in_credit),
    .client_5_in_valid   (client_5_control_0_port_lane_2_in_valid),
    .client_5_in_class   (client_5_control_0_port_lane_2_in_class),
    .client_5_in_flit    (client_5_control_0_port_lane_2_in_flit),
    .client_5_in_credit  (control_lane_2_client_5_in_credit),
    .client_6_in_valid   (client_6_control_0_port_lane_1_in_valid),
    .client_6_in_class   (client_6_control_0_port_lane_1_in_class),
    .client_6_in_flit    (client_6_control_0_port_lane_1_in_flit),
    .client_6_in_credit  (control_lane_2_client_6_in_credit),
    .client_7_in_valid   (client_7_control_2_port_lane_0_in_valid),
    .client_7_in_class   (client_7_control_2_port_lane_0_in_class),
    .client_7_in_flit    (client_7_control_2_port_lane_0_in_flit),
    .client_7_in_credit  (control_lane_2_client_7_in_credit),
    .client_8_in_valid   (client_8_control_0_port_lane_1_in_valid),
    .client_8_in_class   (client_8_control_0_port_lane_1_in_class),
    .client_8_in_flit    (client_8_control_0_port_lane_1_in_flit),
    .client_8_in_credit  (control_lane_2_client_8_in_credit),
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
    .client_1_out_valid  (control_lane_2_client_1_out_valid),
    .client_1_out_class  (control_lane_2_client_1_out_class),
    .client_1_out_flit   (control_lane_2_client_1_out_flit),
    .client_1_out_credit (client_1_control_0_port_lane_2_out_credit),
    .client_3_out_valid  (control_lane_2_client_3_out_valid),
    .client_3_out_class  (control_lane_2_client_3_out_class),
    .client_3_out_flit   (control_lane_2_client_3_out_flit),
    .client_3_out_credit (client_3_control_0_port_lane_2_out_credit),
    .client_5_out_valid  (control_lane_2_client_5_out_valid),
    .client_5_out_class  (control_lane_2_client_5_out_class),
    .client_5_out_flit   (control_lane_2_client_5_out_flit),
    .client_5_out_credit (client_5_control_0_port_lane_2_out_credit),
    .client_6_out_valid  (control_lane_2_client_6_out_valid),
    .client_6_out_class  (control_lane_2_client_6_out_class),
    .client_6_out_flit   (control_lane_2_client_6_out_flit),
    .client_6_out_credit (client_6_control_0_port_lane_1_out_credit),
    .client_7_out_valid  (control_lane_2_client_7_out_valid),
    .client_7_out_class  (control_lane_2_client_7_out_class),
    .client_7_out_flit   (control_lane_2_client_7_out_flit),
    .client_7_out_credit (client_7_control_2_port_lane_0_out_credit),
    .client_8_out_valid  (control_lane_2_client_8_out_valid),
    .client_8_out_class  (control_lane_2_client_8_out_class),
    .client_8_out_flit   (control_lane_2_client_8_out_flit),
    .client_8_out_credit (client_8_control_0_port_lane_1_out_credit),
    .sent                (control_lane_2_sent),
    .stalls              (control_lane_2_stalls),
    .conflicts           (control_lane_2_conflicts),
    .dropped             (control_lane_2_dropped)
  );

  router_outer_west_weights_control control_weights (
    .column  (column),
    .row     (row),
    .weights (control_weights_weights)
  );

  router_outer_west_lane_2x64 utility_lane_0 (
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
    .client_1_in_valid   (client_1_utility_0_port_lane_0_in_valid),
    .client_1_in_class   (client_1_utility_0_port_lane_0_in_class),
    .client_1_in_flit    (client_1_utility_0_port_lane_0_in_flit),
    .client_1_in_credit  (utility_lane_0_client_1_in_credit),
    .client_3_in_valid   (client_3_utility_0_port_lane_0_in_valid),
    .client_3_in_class   (client_3_utility_0_port_lane_0_in_class),
    .client_3_in_flit    (client_3_utility_0_port_lane_0_in_flit),
    .client_3_in_credit  (utility_lane_0_client_3_in_credit),
    .client_5_in_valid   (client_5_utility_0_port_lane_0_in_valid),
    .client_5_in_class   (client_5_utility_0_port_lane_0_in_class),
    .client_5_in_flit    (client_5_utility_0_port_lane_0_in_flit),
    .client_5_in_credit  (utility_lane_0_client_5_in_credit),
    .client_6_in_valid   (client_6_utility_0_port_lane_0_in_valid),
    .client_6_in_class   (client_6_utility_0_port_lane_0_in_class),
    .client_6_in_flit    (client_6_utility_0_port_lane_0_in_flit),
    .client_6_in_credit  (utility_lane_0_client_6_in_credit),
    .client_7_in_valid   (client_7_utility_0_port_lane_0_in_valid),
    .client_7_in_class   (client_7_utility_0_port_lane_0_in_class),
    .client_7_in_flit    (client_7_utility_0_port_lane_0_in_flit),
    .client_7_in_credit  (utility_lane_0_client_7_in_credit),
    .client_8_in_valid   (client_8_utility_0_port_lane_0_in_valid),
    .client_8_in_class   (client_8_utility_0_port_lane_0_in_class),
    .client_8_in_flit    (client_8_utility_0_port_lane_0_in_flit),
    .client_8_in_credit  (utility_lane_0_client_8_in_credit),
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
    .client_1_out_valid  (utility_lane_0_client_1_out_valid),
    .client_1_out_class  (utility_lane_0_client_1_out_class),
    .client_1_out_flit   (utility_lane_0_client_1_out_flit),
    .client_1_out_credit (client_1_utility_0_port_lane_0_out_credit),
    .client_3_out_valid  (utility_lane_0_client_3_out_valid),
    .client_3_out_class  (utility_lane_0_client_3_out_class),
    .client_3_out_flit   (utility_lane_0_client_3_out_flit),
    .client_3_out_credit (client_3_utility_0_port_lane_0_out_credit),
    .client_5_out_valid  (utility_lane_0_client_5_out_valid),
    .client_5_out_class  (utility_lane_0_client_5_out_class),
    .client_5_out_flit   (utility_lane_0_client_5_out_flit),
    .client_5_out_credit (client_5_utility_0_port_lane_0_out_credit),
    .client_6_out_valid  (utility_lane_0_client_6_out_valid),
    .client_6_out_class  (utility_lane_0_client_6_out_class),
    .client_6_out_flit   (utility_lane_0_client_6_out_flit),
    .client_6_out_credit (client_6_utility_0_port_lane_0_out_credit),
    .client_7_out_valid  (utility_lane_0_client_7_out_valid),
    .client_7_out_class  (utility_lane_0_client_7_out_class),
    .client_7_out_flit   (utility_lane_0_client_7_out_flit),
    .client_7_out_credit (client_7_utility_0_port_lane_0_out_credit),
    .client_8_out_valid  (utility_lane_0_client_8_out_valid),
    .client_8_out_class  (utility_lane_0_client_8_out_class),
    .client_8_out_flit   (utility_lane_0_client_8_out_flit),
    .client_8_out_credit (client_8_utility_0_port_lane_0_out_credit),
    .sent                (utility_lane_0_sent),
    .stalls              (utility_lane_0_stalls),
    .conflicts           (utility_lane_0_conflicts),
    .dropped             (utility_lane_0_dropped)
  );

  router_outer_west_lane_1x64 synchronisation_lane_0 (
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
    .client_1_in_valid   (client_1_synchronisation_0_port_lane_0_in_valid),
    .client_1_in_flit    (client_1_synchronisation_0_port_lane_0_in_flit),
    .client_1_in_credit  (synchronisation_lane_0_client_1_in_credit),
    .client_3_in_valid   (client_3_synchronisation_0_port_lane_0_in_valid),
    .client_3_in_flit    (client_3_synchronisation_0_port_lane_0_in_flit),
    .client_3_in_credit  (synchronisation_lane_0_client_3_in_credit),
    .client_5_in_valid   (client_5_synchronisation_0_port_lane_0_in_valid),
    .client_5_in_flit    (client_5_synchronisation_0_port_lane_0_in_flit),
    .client_5_in_credit  (synchronisation_lane_0_client_5_in_credit),
    .client_6_in_valid   (client_6_synchronisation_0_port_lane_0_in_valid),
    .client_6_in_flit    (client_6_synchronisation_0_port_lane_0_in_flit),
    .client_6_in_credit  (synchronisation_lane_0_client_6_in_credit),
    .client_7_in_valid   (client_7_synchronisation_0_port_lane_0_in_valid),
    .client_7_in_flit    (client_7_synchronisation_0_port_lane_0_in_flit),
    .client_7_in_credit  (synchronisation_lane_0_client_7_in_credit),
    .client_8_in_valid   (client_8_synchronisation_0_port_lane_0_in_valid),
    .client_8_in_flit    (client_8_synchronisation_0_port_lane_0_in_flit),
    .client_8_in_credit  (synchronisation_lane_0_client_8_in_credit),
    .north_out_valid     (synchronisation_lane_0_north_out_valid),
    .north_out_flit      (synchronisation_lane_0_north_out_flit),
    .north_out_credit    (north_synchronisation_0_out_credit),
    .south_out_valid     (synchronisation_lane_0_south_out_valid),
    .south_out_flit      (synchronisation_lane_0_south_out_flit),
    .south_out_credit    (south_synchronisation_0_out_credit),
    .east_out_valid      (synchronisation_lane_0_east_out_valid),
    .east_out_flit       (synchronisation_lane_0_east_out_flit),
    .east_out_credit     (east_synchronisation_0_out_credit),
    .client_1_out_valid  (synchronisation_lane_0_client_1_out_valid),
    .client_1_out_flit   (synchronisation_lane_0_client_1_out_flit),
    .client_1_out_credit (client_1_synchronisation_0_port_lane_0_out_credit),
    .client_3_out_valid  (synchronisation_lane_0_client_3_out_valid),
    .client_3_out_flit   (synchronisation_lane_0_client_3_out_flit),
    .client_3_out_credit (client_3_synchronisation_0_port_lane_0_out_credit),
    .client_5_out_valid  (synchronisation_lane_0_client_5_out_valid),
    .client_5_out_flit   (synchronisation_lane_0_client_5_out_flit),
    .client_5_out_credit (client_5_synchronisation_0_port_lane_0_out_credit),
    .client_6_out_valid  (synchronisation_lane_0_client_6_out_valid),
    .client_6_out_flit   (synchronisation_lane_0_client_6_out_flit),
    .client_6_out_credit (client_6_synchronisation_0_port_lane_0_out_credit),
    .client_7_out_valid  (synchronisation_lane_0_client_7_out_valid),
    .client_7_out_flit   (synchronisation_lane_0_client_7_out_flit),
    .client_7_out_credit (client_7_synchronisation_0_port_lane_0_out_credit),
    .client_8_out_valid  (synchronisation_lane_0_client_8_out_valid),
    .client_8_out_flit   (synchronisation_lane_0_client_8_out_flit),
    .client_8_out_credit (client_8_synchronisation_0_port_lane_0_out_credit),
    .sent                (synchronisation_lane_0_sent),
    .stalls              (synchronisation_lane_0_stalls),
    .conflicts           (synchronisation_lane_0_conflicts),
    .dropped             (synchronisation_lane_0_dropped)
  );

  router_outer_west_lane_1x524 reduction_lane_0 (
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
    .client_1_in_valid   (client_1_reduction_0_port_lane_0_in_valid),
    .client_1_in_flit    (client_1_reduction_0_port_lane_0_in_flit),
    .client_1_in_credit  (reduction_lane_0_client_1_in_credit),
    .client_3_in_valid   (client_3_reduction_0_port_lane_0_in_valid),
    .client_3_in_flit    (client_3_reduction_0_port_lane_0_in_flit),
    .client_3_in_credit  (reduction_lane_0_client_3_in_credit),
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
    .client_1_out_valid  (reduction_lane_0_client_1_out_valid),
    .client_1_out_flit   (reduction_lane_0_client_1_out_flit),
    .client_1_out_credit (client_1_reduction_0_port_lane_0_out_credit),
    .client_3_out_valid  (reduction_lane_0_client_3_out_valid),
    .client_3_out_flit   (reduction_lane_0_client_3_out_flit),
    .client_3_out_credit (client_3_reduction_0_port_lane_0_out_credit),
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

  // ---- Clients ----

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

  router_port_2_2x645 client_6_data_0_port (
    .clk               (clk),
    .reset             (reset),
    .up_0_valid        (client_6_data_0_up_0_valid),
    .up_0_ready        (client_6_data_0_port_up_0_ready),
    .up_0_columns      (client_6_data_0_up_0_columns),
    .up_0_rows         (client_6_data_0_up_0_rows),
    .up_0_clients      (client_6_data_0_up_0_clients),
    .up_0_lane         (client_6_data_0_up_0_lane),
    .up_0_payload      (client_6_data_0_up_0_payload),
    .up_1_valid        (client_6_data_0_up_1_valid),
    .up_1_ready        (client_6_data_0_port_up_1_ready),
    .up_1_columns      (client_6_data_0_up_1_columns),
    .up_1_rows         (client_6_data_0_up_1_rows),
    .up_1_clients      (client_6_data_0_up_1_clients),
    .up_1_lane         (client_6_data_0_up_1_lane),
    .up_1_payload      (client_6_data_0_up_1_payload),
    .down_0_valid      (client_6_data_0_port_down_0_valid),
    .down_0_ready      (client_6_data_0_down_0_ready),
    .down_0_payload    (client_6_data_0_port_down_0_payload),
    .down_1_valid      (client_6_data_0_port_down_1_valid),
    .down_1_ready      (client_6_data_0_down_1_ready),
    .down_1_payload    (client_6_data_0_port_down_1_payload),
    .lane_0_in_valid   (client_6_data_0_port_lane_0_in_valid),
    .lane_0_in_class   (client_6_data_0_port_lane_0_in_class),
    .lane_0_in_flit    (client_6_data_0_port_lane_0_in_flit),
    .lane_0_in_credit  (data_lane_0_client_6_in_credit),
    .lane_1_in_valid   (client_6_data_0_port_lane_1_in_valid),
    .lane_1_in_class   (client_6_data_0_port_lane_1_in_class),
    .lane_1_in_flit    (client_6_data_0_port_lane_1_in_flit),
    .lane_1_in_credit  (data_lane_6_client_6_in_credit),
    .lane_0_out_valid  (data_lane_0_client_6_out_valid),
    .lane_0_out_class  (data_lane_0_client_6_out_class),
    .lane_0_out_flit   (data_lane_0_client_6_out_flit),
    .lane_0_out_credit (client_6_data_0_port_lane_0_out_credit),
    .lane_1_out_valid  (data_lane_6_client_6_out_valid),
    .lane_1_out_class  (data_lane_6_client_6_out_class),
    .lane_1_out_flit   (data_lane_6_client_6_out_flit),
    .lane_1_out_credit (client_6_data_0_port_lane_1_out_credit),
    .injected          (client_6_data_0_port_injected),
    .delivered         (client_6_data_0_port_delivered)
  );

  assign client_6_data_0_up_0_ready = client_6_data_0_port_up_0_ready;
  assign client_6_data_0_down_0_valid = client_6_data_0_port_down_0_valid;
  assign client_6_data_0_down_0_payload = client_6_data_0_port_down_0_payload;
  assign client_6_data_0_up_1_ready = client_6_data_0_port_up_1_ready;
  assign client_6_data_0_down_1_valid = client_6_data_0_port_down_1_valid;
  assign client_6_data_0_down_1_payload = client_6_data_0_port_down_1_payload;

  router_port_2_2x645 client_6_data_1_port (
    .clk               (clk),
    .reset             (reset),
    .up_0_valid        (client_6_data_1_up_0_valid),
    .up_0_ready        (client_6_data_1_port_up_0_ready),
    .up_0_columns      (client_6_data_1_up_0_columns),
    .up_0_rows         (client_6_data_1_up_0_rows),
    .up_0_clients      (client_6_data_1_up_0_clients),
    .up_0_lane         (client_6_data_1_up_0_lane),
    .up_0_payload      (client_6_data_1_up_0_payload),
    .up_1_valid        (client_6_data_1_up_1_valid),
    .up_1_ready        (client_6_data_1_port_up_1_ready),
    .up_1_columns      (client_6_data_1_up_1_columns),
    .up_1_rows         (client_6_data_1_up_1_rows),
    .up_1_clients      (client_6_data_1_up_1_clients),
    .up_1_lane         (client_6_data_1_up_1_lane),
    .up_1_payload      (client_6_data_1_up_1_payload),
    .down_0_valid      (client_6_data_1_port_down_0_valid),
    .down_0_ready      (client_6_data_1_down_0_ready),
    .down_0_payload    (client_6_data_1_port_down_0_payload),
    .down_1_valid      (client_6_data_1_port_down_1_valid),
    .down_1_ready      (client_6_data_1_down_1_ready),
    .down_1_payload    (client_6_data_1_port_down_1_payload),
    .lane_0_in_valid   (client_6_data_1_port_lane_0_in_valid),
    .lane_0_in_class   (client_6_data_1_port_lane_0_in_class),
    .lane_0_in_flit    (client_6_data_1_port_lane_0_in_flit),
    .lane_0_in_credit  (data_lane_1_client_6_in_credit),
    .lane_1_in_valid   (client_6_data_1_port_lane_1_in_valid),
    .lane_1_in_class   (client_6_data_1_port_lane_1_in_class),
    .lane_1_in_flit    (client_6_data_1_port_lane_1_in_flit),
    .lane_1_in_credit  (data_lane_7_client_6_in_credit),
    .lane_0_out_valid  (data_lane_1_client_6_out_valid),
    .lane_0_out_class  (data_lane_1_client_6_out_class),
    .lane_0_out_flit   (data_lane_1_client_6_out_flit),
    .lane_0_out_credit (client_6_data_1_port_lane_0_out_credit),
    .lane_1_out_valid  (data_lane_7_client_6_out_valid),
    .lane_1_out_class  (data_lane_7_client_6_out_class),
    .lane_1_out_flit   (data_lane_7_client_6_out_flit),
    .lane_1_out_credit (client_6_data_1_port_lane_1_out_credit),
    .injected          (client_6_data_1_port_injected),
    .delivered         (client_6_data_1_port_delivered)
  );

  assign client_6_data_1_up_0_ready = client_6_data_1_port_up_0_ready;
  assign client_6_data_1_down_0_valid = client_6_data_1_port_down_0_valid;
  assign client_6_data_1_down_0_payload = client_6_data_1_port_down_0_payload;
  assign client_6_data_1_up_1_ready = client_6_data_1_port_up_1_ready;
  assign client_6_data_1_down_1_valid = client_6_data_1_port_down_1_valid;
  assign client_6_data_1_down_1_payload = client_6_data_1_port_down_1_payload;

  router_port_2_2x645 client_6_data_2_port (
    .clk               (clk),
    .reset             (reset),
    .up_0_valid        (client_6_data_2_up_0_valid),
    .up_0_ready        (client_6_data_2_port_up_0_ready),
    .up_0_columns      (client_6_data_2_up_0_columns),
    .up_0_rows         (client_6_data_2_up_0_rows),
    .up_0_clients      (client_6_data_2_up_0_clients),
    .up_0_lane         (client_6_data_2_up_0_lane),
    .up_0_payload      (client_6_data_2_up_0_payload),
    .up_1_valid        (client_6_data_2_up_1_valid),
    .up_1_ready        (client_6_data_2_port_up_1_ready),
    .up_1_columns      (client_6_data_2_up_1_columns),
    .up_1_rows         (client_6_data_2_up_1_rows),
    .up_1_clients      (client_6_data_2_up_1_clients),
    .up_1_lane         (client_6_data_2_up_1_lane),
    .up_1_payload      (client_6_data_2_up_1_payload),
    .down_0_valid      (client_6_data_2_port_down_0_valid),
    .down_0_ready      (client_6_data_2_down_0_ready),
    .down_0_payload    (client_6_data_2_port_down_0_payload),
    .down_1_valid      (client_6_data_2_port_down_1_valid),
    .down_1_ready      (client_6_data_2_down_1_ready),
    .down_1_payload    (client_6_data_2_port_down_1_payload),
    .lane_0_in_valid   (client_6_data_2_port_lane_0_in_valid),
    .lane_0_in_class   (client_6_data_2_port_lane_0_in_class),
    .lane_0_in_flit    (client_6_data_2_port_lane_0_in_flit),
    .lane_0_in_credit  (data_lane_2_client_6_in_credit),
    .lane_1_in_valid   (client_6_data_2_port_lane_1_in_valid),
    .lane_1_in_class   (client_6_data_2_port_lane_1_in_class),
    .lane_1_in_flit    (client_6_data_2_port_lane_1_in_flit),
    .lane_1_in_credit  (data_lane_8_client_6_in_credit),
    .lane_0_out_valid  (data_lane_2_client_6_out_valid),
    .lane_0_out_class  (data_lane_2_client_6_out_class),
    .lane_0_out_flit   (data_lane_2_client_6_out_flit),
    .lane_0_out_credit (client_6_data_2_port_lane_0_out_credit),
    .lane_1_out_valid  (data_lane_8_client_6_out_valid),
    .lane_1_out_class  (data_lane_8_client_6_out_class),
    .lane_1_out_flit   (data_lane_8_client_6_out_flit),
    .lane_1_out_credit (client_6_data_2_port_lane_1_out_credit),
    .injected          (client_6_data_2_port_injected),
    .delivered         (client_6_data_2_port_delivered)
  );

  assign client_6_data_2_up_0_ready = client_6_data_2_port_up_0_ready;
  assign client_6_data_2_down_0_valid = client_6_data_2_port_down_0_valid;
  assign client_6_data_2_down_0_payload = client_6_data_2_port_down_0_payload;
  assign client_6_data_2_up_1_ready = client_6_data_2_port_up_1_ready;
  assign client_6_data_2_down_1_valid = client_6_data_2_port_down_1_valid;
  assign client_6_data_2_down_1_payload = client_6_data_2_port_down_1_payload;

  router_port_2_2x645 client_6_data_3_port (
    .clk               (clk),
    .reset             (reset),
    .up_0_valid        (client_6_data_3_up_0_valid),
    .up_0_ready        (client_6_data_3_port_up_0_ready),
    .up_0_columns      (client_6_data_3_up_0_columns),
    .up_0_rows         (client_6_data_3_up_0_rows),
    .up_0_clients      (client_6_data_3_up_0_clients),
    .up_0_lane         (client_6_data_3_up_0_lane),
    .up_0_payload      (client_6_data_3_up_0_payload),
    .up_1_valid        (client_6_data_3_up_1_valid),
    .up_1_ready        (client_6_data_3_port_up_1_ready),
    .up_1_columns      (client_6_data_3_up_1_columns),
    .up_1_rows         (client_6_data_3_up_1_rows),
    .up_1_clients      (client_6_data_3_up_1_clients),
    .up_1_lane         (client_6_data_3_up_1_lane),
    .up_1_payload      (client_6_data_3_up_1_payload),
    .down_0_valid      (client_6_data_3_port_down_0_valid),
    .down_0_ready      (client_6_data_3_down_0_ready),
    .down_0_payload    (client_6_data_3_port_down_0_payload),
    .down_1_valid      (client_6_data_3_port_down_1_valid),
    .down_1_ready      (client_6_data_3_down_1_ready),
    .down_1_payload    (client_6_data_3_port_down_1_payload),
    .lane_0_in_valid   (client_6_data_3_port_lane_0_in_valid),
    .lane_0_in_class   (client_6_data_3_port_lane_0_in_class),
    .lane_0_in_flit    (client_6_data_3_port_lane_0_in_flit),
    .lane_0_in_credit  (data_lane_3_client_6_in_credit),
    .lane_1_in_valid   (client_6_data_3_port_lane_1_in_valid),
    .lane_1_in_class   (client_6_data_3_port_lane_1_in_class),
    .lane_1_in_flit    (client_6_data_3_port_lane_1_in_flit),
    .lane_1_in_credit  (data_lane_9_client_6_in_credit),
    .lane_0_out_valid  (data_lane_3_client_6_out_valid),
    .lane_0_out_class  (data_lane_3_client_6_out_class),
    .lane_0_out_flit   (data_lane_3_client_6_out_flit),
    .lane_0_out_credit (client_6_data_3_port_lane_0_out_credit),
    .lane_1_out_valid  (data_lane_9_client_6_out_valid),
    .lane_1_out_class  (data_lane_9_client_6_out_class),
    .lane_1_out_flit   (data_lane_9_client_6_out_flit),
    .lane_1_out_credit (client_6_data_3_port_lane_1_out_credit),
    .injected          (client_6_data_3_port_injected),
    .delivered         (client_6_data_3_port_delivered)
  );

  assign client_6_data_3_up_0_ready = client_6_data_3_port_up_0_ready;
  assign client_6_data_3_down_0_valid = client_6_data_3_port_down_0_valid;
  assign client_6_data_3_down_0_payload = client_6_data_3_port_down_0_payload;
  assign client_6_data_3_up_1_ready = client_6_data_3_port_up_1_ready;
  assign client_6_data_3_down_1_valid = client_6_data_3_port_down_1_valid;
  assign client_6_data_3_down_1_payload = client_6_data_3_port_down_1_payload;

  router_port_2_2x645 client_6_data_4_port (
    .clk               (clk),
    .reset             (reset),
    .up_0_valid        (client_6_data_4_up_0_valid),
    .up_0_ready        (client_6_data_4_port_up_0_ready),
    .up_0_columns      (client_6_data_4_up_0_columns),
    .up_0_rows         (client_6_data_4_up_0_rows),
    .up_0_clients      (client_6_data_4_up_0_clients),
    .up_0_lane         (client_6_data_4_up_0_lane),
    .up_0_payload      (client_6_data_4_up_0_payload),
    .up_1_valid        (client_6_data_4_up_1_valid),
    .up_1_ready        (client_6_data_4_port_up_1_ready),
    .up_1_columns      (client_6_data_4_up_1_columns),
    .up_1_rows         (client_6_data_4_up_1_rows),
    .up_1_clients      (client_6_data_4_up_1_clients),
    .up_1_lane         (client_6_data_4_up_1_lane),
    .up_1_payload      (client_6_data_4_up_1_payload),
    .down_0_valid      (client_6_data_4_port_down_0_valid),
    .down_0_ready      (client_6_data_4_down_0_ready),
    .down_0_payload    (client_6_data_4_port_down_0_payload),
    .down_1_valid      (client_6_data_4_port_down_1_valid),
    .down_1_ready      (client_6_data_4_down_1_ready),
    .down_1_payload    (client_6_data_4_port_down_1_payload),
    .lane_0_in_valid   (client_6_data_4_port_lane_0_in_valid),
    .lane_0_in_class   (client_6_data_4_port_lane_0_in_class),
    .lane_0_in_flit    (client_6_data_4_port_lane_0_in_flit),
    .lane_0_in_credit  (data_lane_4_client_6_in_credit),
    .lane_1_in_valid   (client_6_data_4_port_lane_1_in_valid),
    .lane_1_in_class   (client_6_data_4_port_lane_1_in_class),
    .lane_1_in_flit    (client_6_data_4_port_lane_1_in_flit),
    .lane_1_in_credit  (data_lane_10_client_6_in_credit),
    .lane_0_out_valid  (data_lane_4_client_6_out_valid),
    .lane_0_out_class  (data_lane_4_client_6_out_class),
    .lane_0_out_flit   (data_lane_4_client_6_out_flit),
    .lane_0_out_credit (client_6_data_4_port_lane_0_out_credit),
    .lane_1_out_valid  (data_lane_10_client_6_out_valid),
    .lane_1_out_class  (data_lane_10_client_6_out_class),
    .lane_1_out_flit   (data_lane_10_client_6_out_flit),
    .lane_1_out_credit (client_6_data_4_port_lane_1_out_credit),
    .injected          (client_6_data_4_port_injected),
    .delivered         (client_6_data_4_port_delivered)
  );

  assign client_6_data_4_up_0_ready = client_6_data_4_port_up_0_ready;
  assign client_6_data_4_down_0_valid = client_6_data_4_port_down_0_valid;
  assign client_6_data_4_down_0_payload = client_6_data_4_port_down_0_payload;
  assign client_6_data_4_up_1_ready = client_6_data_4_port_up_1_ready;
  assign client_6_data_4_down_1_valid = client_6_data_4_port_down_1_valid;
  assign client_6_data_4_down_1_payload = client_6_data_4_port_down_1_payload;

  router_port_2_2x645 client_6_data_5_port (
    .clk               (clk),
    .reset             (reset),
    .up_0_valid        (client_6_data_5_up_0_valid),
    .up_0_ready        (client_6_data_5_port_up_0_ready),
    .up_0_columns      (client_6_data_5_up_0_columns),
    .up_0_rows         (client_6_data_5_up_0_rows),
    .up_0_clients      (client_6_data_5_up_0_clients),
    .up_0_lane         (client_6_data_5_up_0_lane),
    .up_0_payload      (client_6_data_5_up_0_payload),
    .up_1_valid        (client_6_data_5_up_1_valid),
    .up_1_ready        (client_6_data_5_port_up_1_ready),
    .up_1_columns      (client_6_data_5_up_1_columns),
    .up_1_rows         (client_6_data_5_up_1_rows),
    .up_1_clients      (client_6_data_5_up_1_clients),
    .up_1_lane         (client_6_data_5_up_1_lane),
    .up_1_payload      (client_6_data_5_up_1_payload),
    .down_0_valid      (client_6_data_5_port_down_0_valid),
    .down_0_ready      (client_6_data_5_down_0_ready),
    .down_0_payload    (client_6_data_5_port_down_0_payload),
    .down_1_valid      (client_6_data_5_port_down_1_valid),
    .down_1_ready      (client_6_data_5_down_1_ready),
    .down_1_payload    (client_6_data_5_port_down_1_payload),
    .lane_0_in_valid   (client_6_data_5_port_lane_0_in_valid),
    .lane_0_in_class   (client_6_data_5_port_lane_0_in_class),
    .lane_0_in_flit    (client_6_data_5_port_lane_0_in_flit),
    .lane_0_in_credit  (data_lane_5_client_6_in_credit),
    .lane_1_in_valid   (client_6_data_5_port_lane_1_in_valid),
    .lane_1_in_class   (client_6_data_5_port_lane_1_in_class),
    .lane_1_in_flit    (client_6_data_5_port_lane_1_in_flit),
    .lane_1_in_credit  (data_lane_11_client_6_in_credit),
    .lane_0_out_valid  (data_lane_5_client_6_out_valid),
    .lane_0_out_class  (data_lane_5_client_6_out_class),
    .lane_0_out_flit   (data_lane_5_client_6_out_flit),
    .lane_0_out_credit (client_6_data_5_port_lane_0_out_credit),
    .lane_1_out_valid  (data_lane_11_client_6_out_valid),
    .lane_1_out_class  (data_lane_11_client_6_out_class),
    .lane_1_out_flit   (data_lane_11_client_6_out_flit),
    .lane_1_out_credit (client_6_data_5_port_lane_1_out_credit),
    .injected          (client_6_data_5_port_injected),
    .delivered         (client_6_data_5_port_delivered)
  );

  assign client_6_data_5_up_0_ready = client_6_data_5_port_up_0_ready;
  assign client_6_data_5_down_0_valid = client_6_data_5_port_down_0_valid;
  assign client_6_data_5_down_0_payload = client_6_data_5_port_down_0_payload;
  assign client_6_data_5_up_1_ready = client_6_data_5_port_up_1_ready;
  assign client_6_data_5_down_1_valid = client_6_data_5_port_down_1_valid;
  assign client_6_data_5_down_1_payload = client_6_data_5_port_down_1_payload;

  router_port_2_2x64 client_6_control_0_port (
    .clk               (clk),
    .reset             (reset),
    .up_0_valid        (client_6_control_0_up_0_valid),
    .up_0_ready        (client_6_control_0_port_up_0_ready),
    .up_0_columns      (client_6_control_0_up_0_columns),
    .up_0_rows         (client_6_control_0_up_0_rows),
    .up_0_clients      (client_6_control_0_up_0_clients),
    .up_0_lane         (client_6_control_0_up_0_lane),
    .up_0_payload      (client_6_control_0_up_0_payload),
    .up_1_valid        (client_6_control_0_up_1_valid),
    .up_1_ready        (client_6_control_0_port_up_1_ready),
    .up_1_columns      (client_6_control_0_up_1_columns),
    .up_1_rows         (client_6_control_0_up_1_rows),
    .up_1_clients      (client_6_control_0_up_1_clients),
    .up_1_lane         (client_6_control_0_up_1_lane),
    .up_1_payload      (client_6_control_0_up_1_payload),
    .down_0_valid      (client_6_control_0_port_down_0_valid),
    .down_0_ready      (client_6_control_0_down_0_ready),
    .down_0_payload    (client_6_control_0_port_down_0_payload),
    .down_1_valid      (client_6_control_0_port_down_1_valid),
    .down_1_ready      (client_6_control_0_down_1_ready),
    .down_1_payload    (client_6_control_0_port_down_1_payload),
    .lane_0_in_valid   (client_6_control_0_port_lane_0_in_valid),
    .lane_0_in_class   (client_6_control_0_port_lane_0_in_class),
    .lane_0_in_flit    (client_6_control_0_port_lane_0_in_flit),
    .lane_0_in_credit  (control_lane_0_client_6_in_credit),
    .lane_1_in_valid   (client_6_control_0_port_lane_1_in_valid),
    .lane_1_in_class   (client_6_control_0_port_lane_1_in_class),
    .lane_1_in_flit    (client_6_control_0_port_lane_1_in_flit),
    .lane_1_in_credit  (control_lane_2_client_6_in_credit),
    .lane_0_out_valid  (control_lane_0_client_6_out_valid),
    .lane_0_out_class  (control_lane_0_client_6_out_class),
    .lane_0_out_flit   (control_lane_0_client_6_out_flit),
    .lane_0_out_credit (client_6_control_0_port_lane_0_out_credit),
    .lane_1_out_valid  (control_lane_2_client_6_out_valid),
    .lane_1_out_class  (control_lane_2_client_6_out_class),
    .lane_1_out_flit   (control_lane_2_client_6_out_flit),
    .lane_1_out_credit (client_6_control_0_port_lane_1_out_credit),
    .injected          (client_6_control_0_port_injected),
    .delivered         (client_6_control_0_port_delivered)
  );

  assign client_6_control_0_up_0_ready = client_6_control_0_port_up_0_ready;
  assign client_6_control_0_down_0_valid = client_6_control_0_port_down_0_valid;
  assign client_6_control_0_down_0_payload = client_6_control_0_port_down_0_payload;
  assign client_6_control_0_up_1_ready = client_6_control_0_port_up_1_ready;
  assign client_6_control_0_down_1_valid = client_6_control_0_port_down_1_valid;
  assign client_6_control_0_down_1_payload = client_6_control_0_port_down_1_payload;

  router_port_1_2x64 client_6_control_1_port (
    .clk               (clk),
    .reset             (reset),
    .up_0_valid        (client_6_control_1_up_0_valid),
    .up_0_ready        (client_6_control_1_port_up_0_ready),
    .up_0_columns      (client_6_control_1_up_0_columns),
    .up_0_rows         (client_6_control_1_up_0_rows),
    .up_0_clients      (client_6_control_1_up_0_clients),
    .up_0_payload      (client_6_control_1_up_0_payload),
    .up_1_valid        (client_6_control_1_up_1_valid),
    .up_1_ready        (client_6_control_1_port_up_1_ready),
    .up_1_columns      (client_6_control_1_up_1_columns),
    .up_1_rows         (client_6_control_1_up_1_rows),
    .up_1_clients      (client_6_control_1_up_1_clients),
    .up_1_payload      (client_6_control_1_up_1_payload),
    .down_0_valid      (client_6_control_1_port_down_0_valid),
    .down_0_ready      (client_6_control_1_down_0_ready),
    .down_0_payload    (client_6_control_1_port_down_0_payload),
    .down_1_valid      (client_6_control_1_port_down_1_valid),
    .down_1_ready      (client_6_control_1_down_1_ready),
    .down_1_payload    (client_6_control_1_port_down_1_payload),
    .lane_0_in_valid   (client_6_control_1_port_lane_0_in_valid),
    .lane_0_in_class   (client_6_control_1_port_lane_0_in_class),
    .lane_0_in_flit    (client_6_control_1_port_lane_0_in_flit),
    .lane_0_in_credit  (control_lane_1_client_6_in_credit),
    .lane_0_out_valid  (control_lane_1_client_6_out_valid),
    .lane_0_out_class  (control_lane_1_client_6_out_class),
    .lane_0_out_flit   (control_lane_1_client_6_out_flit),
    .lane_0_out_credit (client_6_control_1_port_lane_0_out_credit),
    .injected          (client_6_control_1_port_injected),
    .delivered         (client_6_control_1_port_delivered)
  );

  assign client_6_control_1_up_0_ready = client_6_control_1_port_up_0_ready;
  assign client_6_control_1_down_0_valid = client_6_control_1_port_down_0_valid;
  assign client_6_control_1_down_0_payload = client_6_control_1_port_down_0_payload;
  assign client_6_control_1_up_1_ready = client_6_control_1_port_up_1_ready;
  assign client_6_control_1_down_1_valid = client_6_control_1_port_down_1_valid;
  assign client_6_control_1_down_1_payload = client_6_control_1_port_down_1_payload;

  router_port_1_2x64 client_6_utility_0_port (
    .clk               (clk),
    .reset             (reset),
    .up_0_valid        (client_6_utility_0_up_0_valid),
    .up_0_ready        (client_6_utility_0_port_up_0_ready),
    .up_0_columns      (client_6_utility_0_up_0_columns),
    .up_0_rows         (client_6_utility_0_up_0_rows),
    .up_0_clients      (client_6_utility_0_up_0_clients),
    .up_0_payload      (client_6_utility_0_up_0_payload),
    .up_1_valid        (client_6_utility_0_up_1_valid),
    .up_1_ready        (client_6_utility_0_port_up_1_ready),
    .up_1_columns      (client_6_utility_0_up_1_columns),
    .up_1_rows         (client_6_utility_0_up_1_rows),
    .up_1_clients      (client_6_utility_0_up_1_clients),
    .up_1_payload      (client_6_utility_0_up_1_payload),
    .down_0_valid      (client_6_utility_0_port_down_0_valid),
    .down_0_ready      (client_6_utility_0_down_0_ready),
    .down_0_payload    (client_6_utility_0_port_down_0_payload),
    .down_1_valid      (client_6_utility_0_port_down_1_valid),
    .down_1_ready      (client_6_utility_0_down_1_ready),
    .down_1_payload    (client_6_utility_0_port_down_1_payload),
    .lane_0_in_valid   (client_6_utility_0_port_lane_0_in_valid),
    .lane_0_in_class   (client_6_utility_0_port_lane_0_in_class),
    .lane_0_in_flit    (client_6_utility_0_port_lane_0_in_flit),
    .lane_0_in_credit  (utility_lane_0_client_6_in_credit),
    .lane_0_out_valid  (utility_lane_0_client_6_out_valid),
    .lane_0_out_class  (utility_lane_0_client_6_out_class),
    .lane_0_out_flit   (utility_lane_0_client_6_out_flit),
    .lane_0_out_credit (client_6_utility_0_port_lane_0_out_credit),
    .injected          (client_6_utility_0_port_injected),
    .delivered         (client_6_utility_0_port_delivered)
  );

  assign client_6_utility_0_up_0_ready = client_6_utility_0_port_up_0_ready;
  assign client_6_utility_0_down_0_valid = client_6_utility_0_port_down_0_valid;
  assign client_6_utility_0_down_0_payload = client_6_utility_0_port_down_0_payload;
  assign client_6_utility_0_up_1_ready = client_6_utility_0_port_up_1_ready;
  assign client_6_utility_0_down_1_valid = client_6_utility_0_port_down_1_valid;
  assign client_6_utility_0_down_1_payload = client_6_utility_0_port_down_1_payload;

  router_port_1_1x64 client_6_synchronisation_0_port (
    .clk               (clk),
    .reset             (reset),
    .up_0_valid        (client_6_synchronisation_0_up_0_valid),
    .up_0_ready        (client_6_synchronisation_0_port_up_0_ready),
    .up_0_columns      (client_6_synchronisation_0_up_0_columns),
    .up_0_rows         (client_6_synchronisation_0_up_0_rows),
    .up_0_clients      (client_6_synchronisation_0_up_0_clients),
    .up_0_payload      (client_6_synchronisation_0_up_0_payload),
    .down_0_valid      (client_6_synchronisation_0_port_down_0_valid),
    .down_0_ready      (client_6_synchronisation_0_down_0_ready),
    .down_0_payload    (client_6_synchronisation_0_port_down_0_payload),
    .lane_0_in_valid   (client_6_synchronisation_0_port_lane_0_in_valid),
    .lane_0_in_flit    (client_6_synchronisation_0_port_lane_0_in_flit),
    .lane_0_in_credit  (synchronisation_lane_0_client_6_in_credit),
    .lane_0_out_valid  (synchronisation_lane_0_client_6_out_valid),
    .lane_0_out_flit   (synchronisation_lane_0_client_6_out_flit),
    .lane_0_out_credit (client_6_synchronisation_0_port_lane_0_out_credit),
    .injected          (client_6_synchronisation_0_port_injected),
    .delivered         (client_6_synchronisation_0_port_delivered)
  );

  assign client_6_synchronisation_0_up_0_ready = client_6_synchronisation_0_port_up_0_ready;
  assign client_6_synchronisation_0_down_0_valid = client_6_synchronisation_0_port_down_0_valid;
  assign client_6_synchronisation_0_down_0_payload = client_6_synchronisation_0_port_down_0_payload;

  router_port_1_2x645 client_7_data_0_port (
    .clk               (clk),
    .reset             (reset),
    .up_0_valid        (client_7_data_0_up_0_valid),
    .up_0_ready        (client_7_data_0_port_up_0_ready),
    .up_0_columns      (client_7_data_0_up_0_columns),
    .up_0_rows         (client_7_data_0_up_0_rows),
    .up_0_clients      (client_7_data_0_up_0_clients),
    .up_0_payload      (client_7_data_0_up_0_payload),
    .up_1_valid        (client_7_data_0_up_1_valid),
    .up_1_ready        (client_7_data_0_port_up_1_ready),
    .up_1_columns      (client_7_data_0_up_1_columns),
    .up_1_rows         (client_7_data_0_up_1_rows),
    .up_1_clients      (client_7_data_0_up_1_clients),
    .up_1_payload      (client_7_data_0_up_1_payload),
    .down_0_valid      (client_7_data_0_port_down_0_valid),
    .down_0_ready      (client_7_data_0_down_0_ready),
    .down_0_payload    (client_7_data_0_port_down_0_payload),
    .down_1_valid      (client_7_data_0_port_down_1_valid),
    .down_1_ready      (client_7_data_0_down_1_ready),
    .down_1_payload    (client_7_data_0_port_down_1_payload),
    .lane_0_in_valid   (client_7_data_0_port_lane_0_in_valid),
    .lane_0_in_class   (client_7_data_0_port_lane_0_in_class),
    .lane_0_in_flit    (client_7_data_0_port_lane_0_in_flit),
    .lane_0_in_credit  (data_lane_0_client_7_in_credit),
    .lane_0_out_valid  (data_lane_0_client_7_out_valid),
    .lane_0_out_class  (data_lane_0_client_7_out_class),
    .lane_0_out_flit   (data_lane_0_client_7_out_flit),
    .lane_0_out_credit (client_7_data_0_port_lane_0_out_credit),
    .injected          (client_7_data_0_port_injected),
    .delivered         (client_7_data_0_port_delivered)
  );

  assign client_7_data_0_up_0_ready = client_7_data_0_port_up_0_ready;
  assign client_7_data_0_down_0_valid = client_7_data_0_port_down_0_valid;
  assign client_7_data_0_down_0_payload = client_7_data_0_port_down_0_payload;
  assign client_7_data_0_up_1_ready = client_7_data_0_port_up_1_ready;
  assign client_7_data_0_down_1_valid = client_7_data_0_port_down_1_valid;
  assign client_7_data_0_down_1_payload = client_7_data_0_port_down_1_payload;

  router_port_1_2x645 client_7_data_1_port (
    .clk               (clk),
    .reset             (reset),
    .up_0_valid        (client_7_data_1_up_0_valid),
    .up_0_ready        (client_7_data_1_port_up_0_ready),
    .up_0_columns      (client_7_data_1_up_0_columns),
    .up_0_rows         (client_7_data_1_up_0_rows),
    .up_0_clients      (client_7_data_1_up_0_clients),
    .up_0_payload      (client_7_data_1_up_0_payload),
    .up_1_valid        (client_7_data_1_up_1_valid),
    .up_1_ready        (client_7_data_1_port_up_1_ready),
    .up_1_columns      (client_7_data_1_up_1_columns),
    .up_1_rows         (client_7_data_1_up_1_rows),
    .up_1_clients      (client_7_data_1_up_1_clients),
    .up_1_payload      (client_7_data_1_up_1_payload),
    .down_0_valid      (client_7_data_1_port_down_0_valid),
    .down_0_ready      (client_7_data_1_down_0_ready),
    .down_0_payload    (client_7_data_1_port_down_0_payload),
    .down_1_valid      (client_7_data_1_port_down_1_valid),
    .down_1_ready      (client_7_data_1_down_1_ready),
    .down_1_payload    (client_7_data_1_port_down_1_payload),
    .lane_0_in_valid   (client_7_data_1_port_lane_0_in_valid),
    .lane_0_in_class   (client_7_data_1_port_lane_0_in_class),
    .lane_0_in_flit    (client_7_data_1_port_lane_0_in_flit),
    .lane_0_in_credit  (data_lane_1_client_7_in_credit),
    .lane_0_out_valid  (data_lane_1_client_7_out_valid),
    .lane_0_out_class  (data_lane_1_client_7_out_class),
    .lane_0_out_flit   (data_lane_1_client_7_out_flit),
    .lane_0_out_credit (client_7_data_1_port_lane_0_out_credit),
    .injected          (client_7_data_1_port_injected),
    .delivered         (client_7_data_1_port_delivered)
  );

  assign client_7_data_1_up_0_ready = client_7_data_1_port_up_0_ready;
  assign client_7_data_1_down_0_valid = client_7_data_1_port_down_0_valid;
  assign client_7_data_1_down_0_payload = client_7_data_1_port_down_0_payload;
  assign client_7_data_1_up_1_ready = client_7_data_1_port_up_1_ready;
  assign client_7_data_1_down_1_valid = client_7_data_1_port_down_1_valid;
  assign client_7_data_1_down_1_payload = client_7_data_1_port_down_1_payload;

  router_port_1_2x645 client_7_data_2_port (
    .clk               (clk),
    .reset             (reset),
    .up_0_valid        (client_7_data_2_up_0_valid),
    .up_0_ready        (client_7_data_2_port_up_0_ready),
    .up_0_columns      (client_7_data_2_up_0_columns),
    .up_0_rows         (client_7_data_2_up_0_rows),
    .up_0_clients      (client_7_data_2_up_0_clients),
    .up_0_payload      (client_7_data_2_up_0_payload),
    .up_1_valid        (client_7_data_2_up_1_valid),
    .up_1_ready        (client_7_data_2_port_up_1_ready),
    .up_1_columns      (client_7_data_2_up_1_columns),
    .up_1_rows         (client_7_data_2_up_1_rows),
    .up_1_clients      (client_7_data_2_up_1_clients),
    .up_1_payload      (client_7_data_2_up_1_payload),
    .down_0_valid      (client_7_data_2_port_down_0_valid),
    .down_0_ready      (client_7_data_2_down_0_ready),
    .down_0_payload    (client_7_data_2_port_down_0_payload),
    .down_1_valid      (client_7_data_2_port_down_1_valid),
    .down_1_ready      (client_7_data_2_down_1_ready),
    .down_1_payload    (client_7_data_2_port_down_1_payload),
    .lane_0_in_valid   (client_7_data_2_port_lane_0_in_valid),
    .lane_0_in_class   (client_7_data_2_port_lane_0_in_class),
    .lane_0_in_flit    (client_7_data_2_port_lane_0_in_flit),
    .lane_0_in_credit  (data_lane_2_client_7_in_credit),
    .lane_0_out_valid  (data_lane_2_client_7_out_valid),
    .lane_0_out_class  (data_lane_2_client_7_out_class),
    .lane_0_out_flit   (data_lane_2_client_7_out_flit),
    .lane_0_out_credit (client_7_data_2_port_lane_0_out_credit),
    .injected          (client_7_data_2_port_injected),
    .delivered         (client_7_data_2_port_delivered)
  );

  assign client_7_data_2_up_0_ready = client_7_data_2_port_up_0_ready;
  assign client_7_data_2_down_0_valid = client_7_data_2_port_down_0_valid;
  assign client_7_data_2_down_0_payload = client_7_data_2_port_down_0_payload;
  assign client_7_data_2_up_1_ready = client_7_data_2_port_up_1_ready;
  assign client_7_data_2_down_1_valid = client_7_data_2_port_down_1_valid;
  assign client_7_data_2_down_1_payload = client_7_data_2_port_down_1_payload;

  router_port_1_2x645 client_7_data_3_port (
    .clk               (clk),
    .reset             (reset),
    .up_0_valid        (client_7_data_3_up_0_valid),
    .up_0_ready        (client_7_data_3_port_up_0_ready),
    .up_0_columns      (client_7_data_3_up_0_columns),
    .up_0_rows         (client_7_data_3_up_0_rows),
    .up_0_clients      (client_7_data_3_up_0_clients),
    .up_0_payload      (client_7_data_3_up_0_payload),
    .up_1_valid        (client_7_data_3_up_1_valid),
    .up_1_ready        (client_7_data_3_port_up_1_ready),
    .up_1_columns      (client_7_data_3_up_1_columns),
    .up_1_rows         (client_7_data_3_up_1_rows),
    .up_1_clients      (client_7_data_3_up_1_clients),
    .up_1_payload      (client_7_data_3_up_1_payload),
    .down_0_valid      (client_7_data_3_port_down_0_valid),
    .down_0_ready      (client_7_data_3_down_0_ready),
    .down_0_payload    (client_7_data_3_port_down_0_payload),
    .down_1_valid      (client_7_data_3_port_down_1_valid),
    .down_1_ready      (client_7_data_3_down_1_ready),
    .down_1_payload    (client_7_data_3_port_down_1_payload),
    .lane_0_in_valid   (client_7_data_3_port_lane_0_in_valid),
    .lane_0_in_class   (client_7_data_3_port_lane_0_in_class),
    .lane_0_in_flit    (client_7_data_3_port_lane_0_in_flit),
    .lane_0_in_credit  (data_lane_3_client_7_in_credit),
    .lane_0_out_valid  (data_lane_3_client_7_out_valid),
    .lane_0_out_class  (data_lane_3_client_7_out_class),
    .lane_0_out_flit   (data_lane_3_client_7_out_flit),
    .lane_0_out_credit (client_7_data_3_port_lane_0_out_credit),
    .injected          (client_7_data_3_port_injected),
    .delivered         (client_7_data_3_port_delivered)
  );

  assign client_7_data_3_up_0_ready = client_7_data_3_port_up_0_ready;
  assign client_7_data_3_down_0_valid = client_7_data_3_port_down_0_valid;
  assign client_7_data_3_down_0_payload = client_7_data_3_port_down_0_payload;
  assign client_7_data_3_up_1_ready = client_7_data_3_port_up_1_ready;
  assign client_7_data_3_down_1_valid = client_7_data_3_port_down_1_valid;
  assign client_7_data_3_down_1_payload = client_7_data_3_port_down_1_payload;

  router_port_1_2x645 client_7_data_4_port (
    .clk               (clk),
    .reset             (reset),
    .up_0_valid        (client_7_data_4_up_0_valid),
    .up_0_ready        (client_7_data_4_port_up_0_ready),
    .up_0_columns      (client_7_data_4_up_0_columns),
    .up_0_rows         (client_7_data_4_up_0_rows),
    .up_0_clients      (client_7_data_4_up_0_clients),
    .up_0_payload      (client_7_data_4_up_0_payload),
    .up_1_valid        (client_7_data_4_up_1_valid),
    .up_1_ready        (client_7_data_4_port_up_1_ready),
    .up_1_columns      (client_7_data_4_up_1_columns),
    .up_1_rows         (client_7_data_4_up_1_rows),
    .up_1_clients      (client_7_data_4_up_1_clients),
    .up_1_payload      (client_7_data_4_up_1_payload),
    .down_0_valid      (client_7_data_4_port_down_0_valid),
    .down_0_ready      (client_7_data_4_down_0_ready),
    .down_0_payload    (client_7_data_4_port_down_0_payload),
    .down_1_valid      (client_7_data_4_port_down_1_valid),
    .down_1_ready      (client_7_data_4_down_1_ready),
    .down_1_payload    (client_7_data_4_port_down_1_payload),
    .lane_0_in_valid   (client_7_data_4_port_lane_0_in_valid),
    .lane_0_in_class   (client_7_data_4_port_lane_0_in_class),
    .lane_0_in_flit    (client_7_data_4_port_lane_0_in_flit),
    .lane_0_in_credit  (data_lane_4_client_7_in_credit),
    .lane_0_out_valid  (data_lane_4_client_7_out_valid),
    .lane_0_out_class  (data_lane_4_client_7_out_class),
    .lane_0_out_flit   (data_lane_4_client_7_out_flit),
    .lane_0_out_credit (client_7_data_4_port_lane_0_out_credit),
    .injected          (client_7_data_4_port_injected),
    .delivered         (client_7_data_4_port_delivered)
  );

  assign client_7_data_4_up_0_ready = client_7_data_4_port_up_0_ready;
  assign client_7_data_4_down_0_valid = client_7_data_4_port_down_0_valid;
  assign client_7_data_4_down_0_payload = client_7_data_4_port_down_0_payload;
  assign client_7_data_4_up_1_ready = client_7_data_4_port_up_1_ready;
  assign client_7_data_4_down_1_valid = client_7_data_4_port_down_1_valid;
  assign client_7_data_4_down_1_payload = client_7_data_4_port_down_1_payload;

  router_port_1_2x645 client_7_data_5_port (
    .clk               (clk),
    .reset             (reset),
    .up_0_valid        (client_7_data_5_up_0_valid),
    .up_0_ready        (client_7_data_5_port_up_0_ready),
    .up_0_columns      (client_7_data_5_up_0_columns),
    .up_0_rows         (client_7_data_5_up_0_rows),
    .up_0_clients      (client_7_data_5_up_0_clients),
    .up_0_payload      (client_7_data_5_up_0_payload),
    .up_1_valid        (client_7_data_5_up_1_valid),
    .up_1_ready        (client_7_data_5_port_up_1_ready),
    .up_1_columns      (client_7_data_5_up_1_columns),
    .up_1_rows         (client_7_data_5_up_1_rows),
    .up_1_clients      (client_7_data_5_up_1_clients),
    .up_1_payload      (client_7_data_5_up_1_payload),
    .down_0_valid      (client_7_data_5_port_down_0_valid),
    .down_0_ready      (client_7_data_5_down_0_ready),
    .down_0_payload    (client_7_data_5_port_down_0_payload),
    .down_1_valid      (client_7_data_5_port_down_1_valid),
    .down_1_ready      (client_7_data_5_down_1_ready),
    .down_1_payload    (client_7_data_5_port_down_1_payload),
    .lane_0_in_valid   (client_7_data_5_port_lane_0_in_valid),
    .lane_0_in_class   (client_7_data_5_port_lane_0_in_class),
    .lane_0_in_flit    (client_7_data_5_port_lane_0_in_flit),
    .lane_0_in_credit  (data_lane_5_client_7_in_credit),
    .lane_0_out_valid  (data_lane_5_client_7_out_valid),
    .lane_0_out_class  (data_lane_5_client_7_out_class),
    .lane_0_out_flit   (data_lane_5_client_7_out_flit),
    .lane_0_out_credit (client_7_data_5_port_lane_0_out_credit),
    .injected          (client_7_data_5_port_injected),
    .delivered         (client_7_data_5_port_delivered)
  );

  assign client_7_data_5_up_0_ready = client_7_data_5_port_up_0_ready;
  assign client_7_data_5_down_0_valid = client_7_data_5_port_down_0_valid;
  assign client_7_data_5_down_0_payload = client_7_data_5_port_down_0_payload;
  assign client_7_data_5_up_1_ready = client_7_data_5_port_up_1_ready;
  assign client_7_data_5_down_1_valid = client_7_data_5_port_down_1_valid;
  assign client_7_data_5_down_1_payload = client_7_data_5_port_down_1_payload;

  router_port_1_2x645 client_7_data_6_port (
    .clk               (clk),
    .reset             (reset),
    .up_0_valid        (client_7_data_6_up_0_valid),
    .up_0_ready        (client_7_data_6_port_up_0_ready),
    .up_0_columns      (client_7_data_6_up_0_columns),
    .up_0_rows         (client_7_data_6_up_0_rows),
    .up_0_clients      (client_7_data_6_up_0_clients),
    .up_0_payload      (client_7_data_6_up_0_payload),
    .up_1_valid        (client_7_data_6_up_1_valid),
    .up_1_ready        (client_7_data_6_port_up_1_ready),
    .up_1_columns      (client_7_data_6_up_1_columns),
    .up_1_rows         (client_7_data_6_up_1_rows),
    .up_1_clients      (client_7_data_6_up_1_clients),
    .up_1_payload      (client_7_data_6_up_1_payload),
    .down_0_valid      (client_7_data_6_port_down_0_valid),
    .down_0_ready      (client_7_data_6_down_0_ready),
    .down_0_payload    (client_7_data_6_port_down_0_payload),
    .down_1_valid      (client_7_data_6_port_down_1_valid),
    .down_1_ready      (client_7_data_6_down_1_ready),
    .down_1_payload    (client_7_data_6_port_down_1_payload),
    .lane_0_in_valid   (client_7_data_6_port_lane_0_in_valid),
    .lane_0_in_class   (client_7_data_6_port_lane_0_in_class),
    .lane_0_in_flit    (client_7_data_6_port_lane_0_in_flit),
    .lane_0_in_credit  (data_lane_6_client_7_in_credit),
    .lane_0_out_valid  (data_lane_6_client_7_out_valid),
    .lane_0_out_class  (data_lane_6_client_7_out_class),
    .lane_0_out_flit   (data_lane_6_client_7_out_flit),
    .lane_0_out_credit (client_7_data_6_port_lane_0_out_credit),
    .injected          (client_7_data_6_port_injected),
    .delivered         (client_7_data_6_port_delivered)
  );

  assign client_7_data_6_up_0_ready = client_7_data_6_port_up_0_ready;
  assign client_7_data_6_down_0_valid = client_7_data_6_port_down_0_valid;
  assign client_7_data_6_down_0_payload = client_7_data_6_port_down_0_payload;
  assign client_7_data_6_up_1_ready = client_7_data_6_port_up_1_ready;
  assign client_7_data_6_down_1_valid = client_7_data_6_port_down_1_valid;
  assign client_7_data_6_down_1_payload = client_7_data_6_port_down_1_payload;

  router_port_1_2x645 client_7_data_7_port (
    .clk               (clk),
    .reset             (reset),
    .up_0_valid        (client_7_data_7_up_0_valid),
    .up_0_ready        (client_7_data_7_port_up_0_ready),
    .up_0_columns      (client_7_data_7_up_0_columns),
    .up_0_rows         (client_7_data_7_up_0_rows),
    .up_0_clients      (client_7_data_7_up_0_clients),
    .up_0_payload      (client_7_data_7_up_0_payload),
    .up_1_valid        (client_7_data_7_up_1_valid),
    .up_1_ready        (client_7_data_7_port_up_1_ready),
    .up_1_columns      (client_7_data_7_up_1_columns),
    .up_1_rows         (client_7_data_7_up_1_rows),
    .up_1_clients      (client_7_data_7_up_1_clients),
    .up_1_payload      (client_7_data_7_up_1_payload),
    .down_0_valid      (client_7_data_7_port_down_0_valid),
    .down_0_ready      (client_7_data_7_down_0_ready),
    .down_0_payload    (client_7_data_7_port_down_0_payload),
    .down_1_valid      (client_7_data_7_port_down_1_valid),
    .down_1_ready      (client_7_data_7_down_1_ready),
    .down_1_payload    (client_7_data_7_port_down_1_payload),
    .lane_0_in_valid   (client_7_data_7_port_lane_0_in_valid),
    .lane_0_in_class   (client_7_data_7_port_lane_0_in_class),
    .lane_0_in_flit    (client_7_data_7_port_lane_0_in_flit),
    .lane_0_in_credit  (data_lane_7_client_7_in_credit),
    .lane_0_out_valid  (data_lane_7_client_7_out_valid),
    .lane_0_out_class  (data_lane_7_client_7_out_class),
    .lane_0_out_flit   (data_lane_7_client_7_out_flit),
    .lane_0_out_credit (client_7_data_7_port_lane_0_out_credit),
    .injected          (client_7_data_7_port_injected),
    .delivered         (client_7_data_7_port_delivered)
  );

  assign client_7_data_7_up_0_ready = client_7_data_7_port_up_0_ready;
  assign client_7_data_7_down_0_valid = client_7_data_7_port_down_0_valid;
  assign client_7_data_7_down_0_payload = client_7_data_7_port_down_0_payload;
  assign client_7_data_7_up_1_ready = client_7_data_7_port_up_1_ready;
  assign client_7_data_7_down_1_valid = client_7_data_7_port_down_1_valid;
  assign client_7_data_7_down_1_payload = client_7_data_7_port_down_1_payload;

  router_port_1_2x645 client_7_data_8_port (
    .clk               (clk),
    .reset             (reset),
    .up_0_valid        (client_7_data_8_up_0_valid),
    .up_0_ready        (client_7_data_8_port_up_0_ready),
    .up_0_columns      (client_7_data_8_up_0_columns),
    .up_0_rows         (client_7_data_8_up_0_rows),
    .up_0_clients      (client_7_data_8_up_0_clients),
    .up_0_payload      (client_7_data_8_up_0_payload),
    .up_1_valid        (client_7_data_8_up_1_valid),
    .up_1_ready        (client_7_data_8_port_up_1_ready),
    .up_1_columns      (client_7_data_8_up_1_columns),
    .up_1_rows         (client_7_data_8_up_1_rows),
    .up_1_clients      (client_7_data_8_up_1_clients),
    .up_1_payload      (client_7_data_8_up_1_payload),
    .down_0_valid      (client_7_data_8_port_down_0_valid),
    .down_0_ready      (client_7_data_8_down_0_ready),
    .down_0_payload    (client_7_data_8_port_down_0_payload),
    .down_1_valid      (client_7_data_8_port_down_1_valid),
    .down_1_ready      (client_7_data_8_down_1_ready),
    .down_1_payload    (client_7_data_8_port_down_1_payload),
    .lane_0_in_valid   (client_7_data_8_port_lane_0_in_valid),
    .lane_0_in_class   (client_7_data_8_port_lane_0_in_class),
    .lane_0_in_flit    (client_7_data_8_port_lane_0_in_flit),
    .lane_0_in_credit  (data_lane_8_client_7_in_credit),
    .lane_0_out_valid  (data_lane_8_client_7_out_valid),
    .lane_0_out_class  (data_lane_8_client_7_out_class),
    .lane_0_out_flit   (data_lane_8_client_7_out_flit),
    .lane_0_out_credit (client_7_data_8_port_lane_0_out_credit),
    .injected          (client_7_data_8_port_injected),
    .delivered         (client_7_data_8_port_delivered)
  );

  assign client_7_data_8_up_0_ready = client_7_data_8_port_up_0_ready;
  assign client_7_data_8_down_0_valid = client_7_data_8_port_down_0_valid;
  assign client_7_data_8_down_0_payload = client_7_data_8_port_down_0_payload;
  assign client_7_data_8_up_1_ready = client_7_data_8_port_up_1_ready;
  assign client_7_data_8_down_1_valid = client_7_data_8_port_down_1_valid;
  assign client_7_data_8_down_1_payload = client_7_data_8_port_down_1_payload;

  router_port_1_2x645 client_7_data_9_port (
    .clk               (clk),
    .reset             (reset),
    .up_0_valid        (client_7_data_9_up_0_valid),
    .up_0_ready        (client_7_data_9_port_up_0_ready),
    .up_0_columns      (client_7_data_9_up_0_columns),
    .up_0_rows         (client_7_data_9_up_0_rows),
    .up_0_clients      (client_7_data_9_up_0_clients),
    .up_0_payload      (client_7_data_9_up_0_payload),
    .up_1_valid        (client_7_data_9_up_1_valid),
    .up_1_ready        (client_7_data_9_port_up_1_ready),
    .up_1_columns      (client_7_data_9_up_1_columns),
    .up_1_rows         (client_7_data_9_up_1_rows),
    .up_1_clients      (client_7_data_9_up_1_clients),
    .up_1_payload      (client_7_data_9_up_1_payload),
    .down_0_valid      (client_7_data_9_port_down_0_valid),
    .down_0_ready      (client_7_data_9_down_0_ready),
    .down_0_payload    (client_7_data_9_port_down_0_payload),
    .down_1_valid      (client_7_data_9_port_down_1_valid),
    .down_1_ready      (client_7_data_9_down_1_ready),
    .down_1_payload    (client_7_data_9_port_down_1_payload),
    .lane_0_in_valid   (client_7_data_9_port_lane_0_in_valid),
    .lane_0_in_class   (client_7_data_9_port_lane_0_in_class),
    .lane_0_in_flit    (client_7_data_9_port_lane_0_in_flit),
    .lane_0_in_credit  (data_lane_9_client_7_in_credit),
    .lane_0_out_valid  (data_lane_9_client_7_out_valid),
    .lane_0_out_class  (data_lane_9_client_7_out_class),
    .lane_0_out_flit   (data_lane_9_client_7_out_flit),
    .lane_0_out_credit (client_7_data_9_port_lane_0_out_credit),
    .injected          (client_7_data_9_port_injected),
    .delivered         (client_7_data_9_port_delivered)
  );

  assign client_7_data_9_up_0_ready = client_7_data_9_port_up_0_ready;
  assign client_7_data_9_down_0_valid = client_7_data_9_port_down_0_valid;
  assign client_7_data_9_down_0_payload = client_7_data_9_port_down_0_payload;
  assign client_7_data_9_up_1_ready = client_7_data_9_port_up_1_ready;
  assign client_7_data_9_down_1_valid = client_7_data_9_port_down_1_valid;
  assign client_7_data_9_down_1_payload = client_7_data_9_port_down_1_payload;

  router_port_1_2x645 client_7_data_10_port (
    .clk               (clk),
    .reset             (reset),
    .up_0_valid        (client_7_data_10_up_0_valid),
    .up_0_ready        (client_7_data_10_port_up_0_ready),
    .up_0_columns      (client_7_data_10_up_0_columns),
    .up_0_rows         (client_7_data_10_up_0_rows),
    .up_0_clients      (client_7_data_10_up_0_clients),
    .up_0_payload      (client_7_data_10_up_0_payload),
    .up_1_valid        (client_7_data_10_up_1_valid),
    .up_1_ready        (client_7_data_10_port_up_1_ready),
    .up_1_columns      (client_7_data_10_up_1_columns),
    .up_1_rows         (client_7_data_10_up_1_rows),
    .up_1_clients      (client_7_data_10_up_1_clients),
    .up_1_payload      (client_7_data_10_up_1_payload),
    .down_0_valid      (client_7_data_10_port_down_0_valid),
    .down_0_ready      (client_7_data_10_down_0_ready),
    .down_0_payload    (client_7_data_10_port_down_0_payload),
    .down_1_valid      (client_7_data_10_port_down_1_valid),
    .down_1_ready      (client_7_data_10_down_1_ready),
    .down_1_payload    (client_7_data_10_port_down_1_payload),
    .lane_0_in_valid   (client_7_data_10_port_lane_0_in_valid),
    .lane_0_in_class   (client_7_data_10_port_lane_0_in_class),
    .lane_0_in_flit    (client_7_data_10_port_lane_0_in_flit),
    .lane_0_in_credit  (data_lane_10_client_7_in_credit),
    .lane_0_out_valid  (data_lane_10_client_7_out_valid),
    .lane_0_out_class  (data_lane_10_client_7_out_class),
    .lane_0_out_flit   (data_lane_10_client_7_out_flit),
    .lane_0_out_credit (client_7_data_10_port_lane_0_out_credit),
    .injected          (client_7_data_10_port_injected),
    .delivered         (client_7_data_10_port_delivered)
  );

  assign client_7_data_10_up_0_ready = client_7_data_10_port_up_0_ready;
  assign client_7_data_10_down_0_valid = client_7_data_10_port_down_0_valid;
  assign client_7_data_10_down_0_payload = client_7_data_10_port_down_0_payload;
  assign client_7_data_10_up_1_ready = client_7_data_10_port_up_1_ready;
  assign client_7_data_10_down_1_valid = client_7_data_10_port_down_1_valid;
  assign client_7_data_10_down_1_payload = client_7_data_10_port_down_1_payload;

  router_port_1_2x645 client_7_data_11_port (
    .clk               (clk),
    .reset             (reset),
    .up_0_valid        (client_7_data_11_up_0_valid),
    .up_0_ready        (client_7_data_11_port_up_0_ready),
    .up_0_columns      (client_7_data_11_up_0_columns),
    .up_0_rows         (client_7_data_11_up_0_rows),
    .up_0_clients      (client_7_data_11_up_0_clients),
    .up_0_payload      (client_7_data_11_up_0_payload),
    .up_1_valid        (client_7_data_11_up_1_valid),
    .up_1_ready        (client_7_data_11_port_up_1_ready),
    .up_1_columns      (client_7_data_11_up_1_columns),
    .up_1_rows         (client_7_data_11_up_1_rows),
    .up_1_clients      (client_7_data_11_up_1_clients),
    .up_1_payload      (client_7_data_11_up_1_payload),
    .down_0_valid      (client_7_data_11_port_down_0_valid),
    .down_0_ready      (client_7_data_11_down_0_ready),
    .down_0_payload    (client_7_data_11_port_down_0_payload),
    .down_1_valid      (client_7_data_11_port_down_1_valid),
    .down_1_ready      (client_7_data_11_down_1_ready),
    .down_1_payload    (client_7_data_11_port_down_1_payload),
    .lane_0_in_valid   (client_7_data_11_port_lane_0_in_valid),
    .lane_0_in_class   (client_7_data_11_port_lane_0_in_class),
    .lane_0_in_flit    (client_7_data_11_port_lane_0_in_flit),
    .lane_0_in_credit  (data_lane_11_client_7_in_credit),
    .lane_0_out_valid  (data_lane_11_client_7_out_valid),
    .lane_0_out_class  (data_lane_11_client_7_out_class),
    .lane_0_out_flit   (data_lane_11_client_7_out_flit),
    .lane_0_out_credit (client_7_data_11_port_lane_0_out_credit),
    .injected          (client_7_data_11_port_injected),
    .delivered         (client_7_data_11_port_delivered)
  );

  assign client_7_data_11_up_0_ready = client_7_data_11_port_up_0_ready;
  assign client_7_data_11_down_0_valid = client_7_data_11_port_down_0_valid;
  assign client_7_data_11_down_0_payload = client_7_data_11_port_down_0_payload;
  assign client_7_data_11_up_1_ready = client_7_data_11_port_up_1_ready;
  assign client_7_data_11_down_1_valid = client_7_data_11_port_down_1_valid;
  assign client_7_data_11_down_1_payload = client_7_data_11_port_down_1_payload;

  router_port_1_2x64 client_7_control_0_port (
    .clk               (clk),
    .reset             (reset),
    .up_0_valid        (client_7_control_0_up_0_valid),
    .up_0_ready        (client_7_control_0_port_up_0_ready),
    .up_0_columns      (client_7_control_0_up_0_columns),
    .up_0_rows         (client_7_control_0_up_0_rows),
    .up_0_clients      (client_7_control_0_up_0_clients),
    .up_0_payload      (client_7_control_0_up_0_payload),
    .up_1_valid        (client_7_control_0_up_1_valid),
    .up_1_ready        (client_7_control_0_port_up_1_ready),
    .up_1_columns      (client_7_control_0_up_1_columns),
    .up_1_rows         (client_7_control_0_up_1_rows),
    .up_1_clients      (client_7_control_0_up_1_clients),
    .up_1_payload      (client_7_control_0_up_1_payload),
    .down_0_valid      (client_7_control_0_port_down_0_valid),
    .down_0_ready      (client_7_control_0_down_0_ready),
    .down_0_payload    (client_7_control_0_port_down_0_payload),
    .down_1_valid      (client_7_control_0_port_down_1_valid),
    .down_1_ready      (client_7_control_0_down_1_ready),
    .down_1_payload    (client_7_control_0_port_down_1_payload),
    .lane_0_in_valid   (client_7_control_0_port_lane_0_in_valid),
    .lane_0_in_class   (client_7_control_0_port_lane_0_in_class),
    .lane_0_in_flit    (client_7_control_0_port_lane_0_in_flit),
    .lane_0_in_credit  (control_lane_0_client_7_in_credit),
    .lane_0_out_valid  (control_lane_0_client_7_out_valid),
    .lane_0_out_class  (control_lane_0_client_7_out_class),
    .lane_0_out_flit   (control_lane_0_client_7_out_flit),
    .lane_0_out_credit (client_7_control_0_port_lane_0_out_credit),
    .injected          (client_7_control_0_port_injected),
    .delivered         (client_7_control_0_port_delivered)
  );

  assign client_7_control_0_up_0_ready = client_7_control_0_port_up_0_ready;
  assign client_7_control_0_down_0_valid = client_7_control_0_port_down_0_valid;
  assign client_7_control_0_down_0_payload = client_7_control_0_port_down_0_payload;
  assign client_7_control_0_up_1_ready = client_7_control_0_port_up_1_ready;
  assign client_7_control_0_down_1_valid = client_7_control_0_port_down_1_valid;
  assign client_7_control_0_down_1_payload = client_7_control_0_port_down_1_payload;

  router_port_1_2x64 client_7_control_1_port (
    .clk               (clk),
    .reset             (reset),
    .up_0_valid        (client_7_control_1_up_0_valid),
    .up_0_ready        (client_7_control_1_port_up_0_ready),
    .up_0_columns      (client_7_control_1_up_0_columns),
    .up_0_rows         (client_7_control_1_up_0_rows),
    .up_0_clients      (client_7_control_1_up_0_clients),
    .up_0_payload      (client_7_control_1_up_0_payload),
    .up_1_valid        (client_7_control_1_up_1_valid),
    .up_1_ready        (client_7_control_1_port_up_1_ready),
    .up_1_columns      (client_7_control_1_up_1_columns),
    .up_1_rows         (client_7_control_1_up_1_rows),
    .up_1_clients      (client_7_control_1_up_1_clients),
    .up_1_payload      (client_7_control_1_up_1_payload),
    .down_0_valid      (client_7_control_1_port_down_0_valid),
    .down_0_ready      (client_7_control_1_down_0_ready),
    .down_0_payload    (client_7_control_1_port_down_0_payload),
    .down_1_valid      (client_7_control_1_port_down_1_valid),
    .down_1_ready      (client_7_control_1_down_1_ready),
    .down_1_payload    (client_7_control_1_port_down_1_payload),
    .lane_0_in_valid   (client_7_control_1_port_lane_0_in_valid),
    .lane_0_in_class   (client_7_control_1_port_lane_0_in_class),
    .lane_0_in_flit    (client_7_control_1_port_lane_0_in_flit),
    .lane_0_in_credit  (control_lane_1_client_7_in_credit),
    .lane_0_out_valid  (control_lane_1_client_7_out_valid),
    .lane_0_out_class  (control_lane_1_client_7_out_class),
    .lane_0_out_flit   (control_lane_1_client_7_out_flit),
    .lane_0_out_credit (client_7_control_1_port_lane_0_out_credit),
    .injected          (client_7_control_1_port_injected),
    .delivered         (client_7_control_1_port_delivered)
  );

  assign client_7_control_1_up_0_ready = client_7_control_1_port_up_0_ready;
  assign client_7_control_1_down_0_valid = client_7_control_1_port_down_0_valid;
  assign client_7_control_1_down_0_payload = client_7_control_1_port_down_0_payload;
  assign client_7_control_1_up_1_ready = client_7_control_1_port_up_1_ready;
  assign client_7_control_1_down_1_valid = client_7_control_1_port_down_1_valid;
  assign client_7_control_1_down_1_payload = client_7_control_1_port_down_1_payload;

  router_port_1_2x64 client_7_control_2_port (
    .clk               (clk),
    .reset             (reset),
    .up_0_valid        (client_7_control_2_up_0_valid),
    .up_0_ready        (client_7_control_2_port_up_0_ready),
    .up_0_columns      (client_7_control_2_up_0_columns),
    .up_0_rows         (client_7_control_2_up_0_rows),
    .up_0_clients      (client_7_control_2_up_0_clients),
    .up_0_payload      (client_7_control_2_up_0_payload),
    .up_1_valid        (client_7_control_2_up_1_valid),
    .up_1_ready        (client_7_control_2_port_up_1_ready),
    .up_1_columns      (client_7_control_2_up_1_columns),
    .up_1_rows         (client_7_control_2_up_1_rows),
    .up_1_clients      (client_7_control_2_up_1_clients),
    .up_1_payload      (client_7_control_2_up_1_payload),
    .down_0_valid      (client_7_control_2_port_down_0_valid),
    .down_0_ready      (client_7_control_2_down_0_ready),
    .down_0_payload    (client_7_control_2_port_down_0_payload),
    .down_1_valid      (client_7_control_2_port_down_1_valid),
    .down_1_ready      (client_7_control_2_down_1_ready),
    .down_1_payload    (client_7_control_2_port_down_1_payload),
    .lane_0_in_valid   (client_7_control_2_port_lane_0_in_valid),
    .lane_0_in_class   (client_7_control_2_port_lane_0_in_class),
    .lane_0_in_flit    (client_7_control_2_port_lane_0_in_flit),
    .lane_0_in_credit  (control_lane_2_client_7_in_credit),
    .lane_0_out_valid  (control_lane_2_client_7_out_valid),
    .lane_0_out_class  (control_lane_2_client_7_out_class),
    .lane_0_out_flit   (control_lane_2_client_7_out_flit),
    .lane_0_out_credit (client_7_control_2_port_lane_0_out_credit),
    .injected          (client_7_control_2_port_injected),
    .delivered         (client_7_control_2_port_delivered)
  );

  assign client_7_control_2_up_0_ready = client_7_control_2_port_up_0_ready;
  assign client_7_control_2_down_0_valid = client_7_control_2_port_down_0_valid;
  assign client_7_control_2_down_0_payload = client_7_control_2_port_down_0_payload;
  assign client_7_control_2_up_1_ready = client_7_control_2_port_up_1_ready;
  assign client_7_control_2_down_1_valid = client_7_control_2_port_down_1_valid;
  assign client_7_control_2_down_1_payload = client_7_control_2_port_down_1_payload;

  router_port_1_2x64 client_7_utility_0_port (
    .clk               (clk),
    .reset             (reset),
    .up_0_valid        (client_7_utility_0_up_0_valid),
    .up_0_ready        (client_7_utility_0_port_up_0_ready),
    .up_0_columns      (client_7_utility_0_up_0_columns),
    .up_0_rows         (client_7_utility_0_up_0_rows),
    .up_0_clients      (client_7_utility_0_up_0_clients),
    .up_0_payload      (client_7_utility_0_up_0_payload),
    .up_1_valid        (client_7_utility_0_up_1_valid),
    .up_1_ready        (client_7_utility_0_port_up_1_ready),
    .up_1_columns      (client_7_utility_0_up_1_columns),
    .up_1_rows         (client_7_utility_0_up_1_rows),
    .up_1_clients      (client_7_utility_0_up_1_clients),
    .up_1_payload      (client_7_utility_0_up_1_payload),
    .down_0_valid      (client_7_utility_0_port_down_0_valid),
    .down_0_ready      (client_7_utility_0_down_0_ready),
    .down_0_payload    (client_7_utility_0_port_down_0_payload),
    .down_1_valid      (client_7_utility_0_port_down_1_valid),
    .down_1_ready      (client_7_utility_0_down_1_ready),
    .down_1_payload    (client_7_utility_0_port_down_1_payload),
    .lane_0_in_valid   (client_7_utility_0_port_lane_0_in_valid),
    .lane_0_in_class   (client_7_utility_0_port_lane_0_in_class),
    .lane_0_in_flit    (client_7_utility_0_port_lane_0_in_flit),
    .lane_0_in_credit  (utility_lane_0_client_7_in_credit),
    .lane_0_out_valid  (utility_lane_0_client_7_out_valid),
    .lane_0_out_class  (utility_lane_0_client_7_out_class),
    .lane_0_out_flit   (utility_lane_0_client_7_out_flit),
    .lane_0_out_credit (client_7_utility_0_port_lane_0_out_credit),
    .injected          (client_7_utility_0_port_injected),
    .delivered         (client_7_utility_0_port_delivered)
  );

  assign client_7_utility_0_up_0_ready = client_7_utility_0_port_up_0_ready;
  assign client_7_utility_0_down_0_valid = client_7_utility_0_port_down_0_valid;
  assign client_7_utility_0_down_0_payload = client_7_utility_0_port_down_0_payload;
  assign client_7_utility_0_up_1_ready = client_7_utility_0_port_up_1_ready;
  assign client_7_utility_0_down_1_valid = client_7_utility_0_port_down_1_valid;
  assign client_7_utility_0_down_1_payload = client_7_utility_0_port_down_1_payload;

  router_port_1_1x64 client_7_synchronisation_0_port (
    .clk               (clk),
    .reset             (reset),
    .up_0_valid        (client_7_synchronisation_0_up_0_valid),
    .up_0_ready        (client_7_synchronisation_0_port_up_0_ready),
    .up_0_columns      (client_7_synchronisation_0_up_0_columns),
    .up_0_rows         (client_7_synchronisation_0_up_0_rows),
    .up_0_clients      (client_7_synchronisation_0_up_0_clients),
    .up_0_payload      (client_7_synchronisation_0_up_0_payload),
    .down_0_valid      (client_7_synchronisation_0_port_down_0_valid),
    .down_0_ready      (client_7_synchronisation_0_down_0_ready),
    .down_0_payload    (client_7_synchronisation_0_port_down_0_payload),
    .lane_0_in_valid   (client_7_synchronisation_0_port_lane_0_in_valid),
    .lane_0_in_flit    (client_7_synchronisation_0_port_lane_0_in_flit),
    .lane_0_in_credit  (synchronisation_lane_0_client_7_in_credit),
    .lane_0_out_valid  (synchronisation_lane_0_client_7_out_valid),
    .lane_0_out_flit   (synchronisation_lane_0_client_7_out_flit),
    .lane_0_out_credit (client_7_synchronisation_0_port_lane_0_out_credit),
    .injected          (client_7_synchronisation_0_port_injected),
    .delivered         (client_7_synchronisation_0_port_delivered)
  );

  assign client_7_synchronisation_0_up_0_ready = client_7_synchronisation_0_port_up_0_ready;
  assign client_7_synchronisation_0_down_0_valid = client_7_synchronisation_0_port_down_0_valid;
  assign client_7_synchronisation_0_down_0_payload = client_7_synchronisation_0_port_down_0_payload;

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
    data_lane_0_sent[3], data_lane_0_sent[4], data_lane_0_sent[5], data_lane_0_sent[6],
    data_lane_0_sent[7], data_lane_0_sent[8], data_lane_1_sent[3], data_lane_1_sent[4],
    data_lane_1_sent[5], data_lane_1_sent[6], data_lane_1_sent[7], data_lane_1_sent[8],
    data_lane_2_sent[3], data_lane_2_sent[4], data_lane_2_sent[5], data_lane_2_sent[6],
    data_lane_2_sent[7], data_lane_2_sent[8], data_lane_3_sent[3], data_lane_3_sent[4],
    data_lane_3_sent[5], data_lane_3_sent[6], data_lane_3_sent[7], data_lane_3_sent[8],
    data_lane_4_sent[3], data_lane_4_sent[4], data_lane_4_sent[5], data_lane_4_sent[6],
    data_lane_4_sent[7], data_lane_4_sent[8], data_lane_5_sent[3], data_lane_5_sent[4],
    data_lane_5_sent[5], data_lane_5_sent[6], data_lane_5_sent[7], data_lane_5_sent[8],
    data_lane_6_sent[3], data_lane_6_sent[4], data_lane_6_sent[5], data_lane_6_sent[6],
    data_lane_6_sent[7], data_lane_6_sent[8], data_lane_7_sent[3], data_lane_7_sent[4],
    data_lane_7_sent[5], data_lane_7_sent[6], data_lane_7_sent[7], data_lane_7_sent[8],
    data_lane_8_sent[3], data_lane_8_sent[4], data_lane_8_sent[5], data_lane_8_sent[6],
    data_lane_8_sent[7], data_lane_8_sent[8], data_lane_9_sent[3], data_lane_9_sent[4],
    data_lane_9_sent[5], data_lane_9_sent[6], data_lane_9_sent[7], data_lane_9_sent[8],
    data_lane_10_sent[3], data_lane_10_sent[4], data_lane_10_sent[5], data_lane_10_sent[6],
    data_lane_10_sent[7], data_lane_10_sent[8], data_lane_11_sent[3], data_lane_11_sent[4],
    data_lane_11_sent[5], data_lane_11_sent[6], data_lane_11_sent[7], data_lane_11_sent[8]
  };
  assign t_4 = {6'd0, t_3[0]}
    + {6'd0, t_3[1]}
    + ({6'd0, t_3[2]} + {6'd0, t_3[3]})
    + ({6'd0, t_3[4]} + {6'd0, t_3[5]} + ({6'd0, t_3[6]} + {6'd0, t_3[7]}))
    + ({6'd0, t_3[8]} + {6'd0, t_3[9]} + ({6'd0, t_3[10]} + {6'd0, t_3[11]}) + ({6'd0, t_3[12]} + {6'd0, t_3[13]} + ({6'd0, t_3[14]} + {6'd0, t_3[15]})))
    + ({6'd0, t_3[16]} + {6'd0, t_3[17]} + ({6'd0, t_3[18]} + {6'd0, t_3[19]}) + ({6'd0, t_3[20]} + {6'd0, t_3[21]} + ({6'd0, t_3[22]} + {6'd0, t_3[23]})) + ({6'd0, t_3[24]} + {6'd0, t_3[25]} + ({6'd0, t_3[26]} + {6'd0, t_3[27]}) + ({6'd0, t_3[28]} + {6'd0, t_3[29]} + ({6'd0, t_3[30]} + {6'd0, t_3[31]}))))
    + ({6'd0, t_3[32]} + {6'd0, t_3[33]} + ({6'd0, t_3[34]} + {6'd0, t_3[35]}) + ({6'd0, t_3[36]} + {6'd0, t_3[37]} + ({6'd0, t_3[38]} + {6'd0, t_3[39]})) + ({6'd0, t_3[40]} + {6'd0, t_3[41]} + ({6'd0, t_3[42]} + {6'd0, t_3[43]}) + ({6'd0, t_3[44]} + {6'd0, t_3[45]} + ({6'd0, t_3[46]} + {6'd0, t_3[47]}))) + ({6'd0, t_3[48]} + {6'd0, t_3[49]} + ({6'd0, t_3[50]} + {6'd0, t_3[51]}) + ({6'd0, t_3[52]} + {6'd0, t_3[53]} + ({6'd0, t_3[54]} + {6'd0, t_3[55]})) + ({6'd0, t_3[56]} + {6'd0, t_3[57]} + ({6'd0, t_3[58]} + {6'd0, t_3[59]}) + ({6'd0, t_3[60]} + {6'd0, t_3[61]} + ({6'd0, t_3[62]} + {6'd0, t_3[63]})))));
  assign counters_data_flits_client = t_4
    + ({6'd0, t_3[64]} + {6'd0, t_3[65]} + ({6'd0, t_3[66]} + {6'd0, t_3[67]}) + ({6'd0, t_3[68]} + {6'd0, t_3[69]} + ({6'd0, t_3[70]} + {6'd0, t_3[71]})));
  assign t_5 = {
    client_1_data_0_port_injected,
    client_1_data_1_port_injected,
    client_3_data_0_port_injected,
    client_3_data_1_port_injected,
    client_5_data_0_port_injected,
    client_5_data_1_port_injected,
    client_6_data_0_port_injected,
    client_6_data_1_port_injected,
    client_6_data_2_port_injected,
    client_6_data_3_port_injected,
    client_6_data_4_port_injected,
    client_6_data_5_port_injected,
    client_7_data_0_port_injected,
    client_7_data_1_port_injected,
    client_7_data_2_port_injected,
    client_7_data_3_port_injected,
    client_7_data_4_port_injected,
    client_7_data_5_port_injected,
    client_7_data_6_port_injected,
    client_7_data_7_port_injected,
    client_7_data_8_port_injected,
    client_7_data_9_port_injected,
    client_7_data_10_port_injected,
    client_7_data_11_port_injected,
    client_8_data_0_port_injected,
    client_8_data_1_port_injected,
    client_8_data_2_port_injected,
    client_8_data_3_port_injected,
    client_8_data_4_port_injected
  };
  assign t_6 = {5'd0, t_5[0]}
    + {5'd0, t_5[1]}
    + ({5'd0, t_5[2]} + {5'd0, t_5[3]})
    + ({5'd0, t_5[4]} + {5'd0, t_5[5]} + ({5'd0, t_5[6]} + {5'd0, t_5[7]}))
    + ({5'd0, t_5[8]} + {5'd0, t_5[9]} + ({5'd0, t_5[10]} + {5'd0, t_5[11]}) + ({5'd0, t_5[12]} + {5'd0, t_5[13]} + ({5'd0, t_5[14]} + {5'd0, t_5[15]})))
    + ({5'd0, t_5[16]} + {5'd0, t_5[17]} + ({5'd0, t_5[18]} + {5'd0, t_5[19]}) + ({5'd0, t_5[20]} + {5'd0, t_5[21]} + ({5'd0, t_5[22]} + {5'd0, t_5[23]})) + ({5'd0, t_5[24]} + {5'd0, t_5[25]} + ({5'd0, t_5[26]} + {5'd0, t_5[27]}) + ({5'd0, t_5[28]} + {5'd0, t_5[29]} + ({5'd0, t_5[30]} + {5'd0, t_5[31]}))))
    + ({5'd0, t_5[32]} + {5'd0, t_5[33]} + ({5'd0, t_5[34]} + {5'd0, t_5[35]}) + ({5'd0, t_5[36]} + {5'd0, t_5[37]} + ({5'd0, t_5[38]} + {5'd0, t_5[39]})) + ({5'd0, t_5[40]} + {5'd0, t_5[41]} + ({5'd0, t_5[42]} + {5'd0, t_5[43]}) + ({5'd0, t_5[44]} + {5'd0, t_5[45]} + ({5'd0, t_5[46]} + {5'd0, t_5[47]}))) + ({5'd0, t_5[48]} + {5'd0, t_5[49]} + ({5'd0, t_5[50]} + {5'd0, t_5[51]}) + ({5'd0, t_5[52]} + {5'd0, t_5[53]} + ({5'd0, t_5[54]} + {5'd0, t_5[55]})) + ({5'd0, t_5[56]} + {5'd0, t_5[57]})));
  assign counters_data_injected = t_6;
  assign t_7 = {
    client_1_data_0_port_delivered,
    client_1_data_1_port_delivered,
    client_3_data_0_port_delivered,
    client_3_data_1_port_delivered,
    client_5_data_0_port_delivered,
    client_5_data_1_port_delivered,
    client_6_data_0_port_delivered,
    client_6_data_1_port_delivered,
    client_6_data_2_port_delivered,
    client_6_data_3_port_delivered,
    client_6_data_4_port_delivered,
    client_6_data_5_port_delivered,
    client_7_data_0_port_delivered,
    client_7_data_1_port_delivered,
    client_7_data_2_port_delivered,
    client_7_data_3_port_delivered,
    client_7_data_4_port_delivered,
    client_7_data_5_port_delivered,
    client_7_data_6_port_delivered,
    client_7_data_7_port_delivered,
    client_7_data_8_port_delivered,
    client_7_data_9_port_delivered,
    client_7_data_10_port_delivered,
    client_7_data_11_port_delivered,
    client_8_data_0_port_delivered,
    client_8_data_1_port_delivered,
    client_8_data_2_port_delivered,
    client_8_data_3_port_delivered,
    client_8_data_4_port_delivered
  };
  assign t_8 = {5'd0, t_7[0]}
    + {5'd0, t_7[1]}
    + ({5'd0, t_7[2]} + {5'd0, t_7[3]})
    + ({5'd0, t_7[4]} + {5'd0, t_7[5]} + ({5'd0, t_7[6]} + {5'd0, t_7[7]}))
    + ({5'd0, t_7[8]} + {5'd0, t_7[9]} + ({5'd0, t_7[10]} + {5'd0, t_7[11]}) + ({5'd0, t_7[12]} + {5'd0, t_7[13]} + ({5'd0, t_7[14]} + {5'd0, t_7[15]})))
    + ({5'd0, t_7[16]} + {5'd0, t_7[17]} + ({5'd0, t_7[18]} + {5'd0, t_7[19]}) + ({5'd0, t_7[20]} + {5'd0, t_7[21]} + ({5'd0, t_7[22]} + {5'd0, t_7[23]})) + ({5'd0, t_7[24]} + {5'd0, t_7[25]} + ({5'd0, t_7[26]} + {5'd0, t_7[27]}) + ({5'd0, t_7[28]} + {5'd0, t_7[29]} + ({5'd0, t_7[30]} + {5'd0, t_7[31]}))))
    + ({5'd0, t_7[32]} + {5'd0, t_7[33]} + ({5'd0, t_7[34]} + {5'd0, t_7[35]}) + ({5'd0, t_7[36]} + {5'd0, t_7[37]} + ({5'd0, t_7[38]} + {5'd0, t_7[39]})) + ({5'd0, t_7[40]} + {5'd0, t_7[41]} + ({5'd0, t_7[42]} + {5'd0, t_7[43]}) + ({5'd0, t_7[44]} + {5'd0, t_7[45]} + ({5'd0, t_7[46]} + {5'd0, t_7[47]}))) + ({5'd0, t_7[48]} + {5'd0, t_7[49]} + ({5'd0, t_7[50]} + {5'd0, t_7[51]}) + ({5'd0, t_7[52]} + {5'd0, t_7[53]} + ({5'd0, t_7[54]} + {5'd0, t_7[55]})) + ({5'd0, t_7[56]} + {5'd0, t_7[57]})));
  assign counters_data_delivered = t_8;
  assign t_9 = {
    data_lane_0_dropped, data_lane_1_dropped, data_lane_2_dropped, data_lane_3_dropped,
    data_lane_4_dropped, data_lane_5_dropped, data_lane_6_dropped, data_lane_7_dropped,
    data_lane_8_dropped, data_lane_9_dropped, data_lane_10_dropped, data_lane_11_dropped
  };
  assign t_10 = {7'd0, t_9[0]}
    + {7'd0, t_9[1]}
    + ({7'd0, t_9[2]} + {7'd0, t_9[3]})
    + ({7'd0, t_9[4]} + {7'd0, t_9[5]} + ({7'd0, t_9[6]} + {7'd0, t_9[7]}))
    + ({7'd0, t_9[8]} + {7'd0, t_9[9]} + ({7'd0, t_9[10]} + {7'd0, t_9[11]}) + ({7'd0, t_9[12]} + {7'd0, t_9[13]} + ({7'd0, t_9[14]} + {7'd0, t_9[15]})))
    + ({7'd0, t_9[16]} + {7'd0, t_9[17]} + ({7'd0, t_9[18]} + {7'd0, t_9[19]}) + ({7'd0, t_9[20]} + {7'd0, t_9[21]} + ({7'd0, t_9[22]} + {7'd0, t_9[23]})) + ({7'd0, t_9[24]} + {7'd0, t_9[25]} + ({7'd0, t_9[26]} + {7'd0, t_9[27]}) + ({7'd0, t_9[28]} + {7'd0, t_9[29]} + ({7'd0, t_9[30]} + {7'd0, t_9[31]}))))
    + ({7'd0, t_9[32]} + {7'd0, t_9[33]} + ({7'd0, t_9[34]} + {7'd0, t_9[35]}) + ({7'd0, t_9[36]} + {7'd0, t_9[37]} + ({7'd0, t_9[38]} + {7'd0, t_9[39]})) + ({7'd0, t_9[40]} + {7'd0, t_9[41]} + ({7'd0, t_9[42]} + {7'd0, t_9[43]}) + ({7'd0, t_9[44]} + {7'd0, t_9[45]} + ({7'd0, t_9[46]} + {7'd0, t_9[47]}))) + ({7'd0, t_9[48]} + {7'd0, t_9[49]} + ({7'd0, t_9[50]} + {7'd0, t_9[51]}) + ({7'd0, t_9[52]} + {7'd0, t_9[53]} + ({7'd0, t_9[54]} + {7'd0, t_9[55]})) + ({7'd0, t_9[56]} + {7'd0, t_9[57]} + ({7'd0, t_9[58]} + {7'd0, t_9[59]}) + ({7'd0, t_9[60]} + {7'd0, t_9[61]} + ({7'd0, t_9[62]} + {7'd0, t_9[63]})))));
  assign t_11 = {7'd0, t_9[64]}
    + {7'd0, t_9[65]}
    + ({7'd0, t_9[66]} + {7'd0, t_9[67]})
    + ({7'd0, t_9[68]} + {7'd0, t_9[69]} + ({7'd0, t_9[70]} + {7'd0, t_9[71]}))
    + ({7'd0, t_9[72]} + {7'd0, t_9[73]} + ({7'd0, t_9[74]} + {7'd0, t_9[75]}) + ({7'd0, t_9[76]} + {7'd0, t_9[77]} + ({7'd0, t_9[78]} + {7'd0, t_9[79]})))
    + ({7'd0, t_9[80]} + {7'd0, t_9[81]} + ({7'd0, t_9[82]} + {7'd0, t_9[83]}) + ({7'd0, t_9[84]} + {7'd0, t_9[85]} + ({7'd0, t_9[86]} + {7'd0, t_9[87]})) + ({7'd0, t_9[88]} + {7'd0, t_9[89]} + ({7'd0, t_9[90]} + {7'd0, t_9[91]}) + ({7'd0, t_9[92]} + {7'd0, t_9[93]} + ({7'd0, t_9[94]} + {7'd0, t_9[95]}))))
    + ({7'd0, t_9[96]} + {7'd0, t_9[97]} + ({7'd0, t_9[98]} + {7'd0, t_9[99]}) + ({7'd0, t_9[100]} + {7'd0, t_9[101]} + ({7'd0, t_9[102]} + {7'd0, t_9[103]})) + ({7'd0, t_9[104]} + {7'd0, t_9[105]} + ({7'd0, t_9[106]} + {7'd0, t_9[107]}) + ({7'd0, t_9[108]} + {7'd0, t_9[109]} + ({7'd0, t_9[110]} + {7'd0, t_9[111]}))) + ({7'd0, t_9[112]} + {7'd0, t_9[113]} + ({7'd0, t_9[114]} + {7'd0, t_9[115]}) + ({7'd0, t_9[116]} + {7'd0, t_9[117]} + ({7'd0, t_9[118]} + {7'd0, t_9[119]})) + ({7'd0, t_9[120]} + {7'd0, t_9[121]} + ({7'd0, t_9[122]} + {7'd0, t_9[123]}) + ({7'd0, t_9[124]} + {7'd0, t_9[125]} + ({7'd0, t_9[126]} + {7'd0, t_9[127]})))));
  assign t_12 = {7'd0, t_9[128]}
    + {7'd0, t_9[129]}
    + ({7'd0, t_9[130]} + {7'd0, t_9[131]})
    + ({7'd0, t_9[132]} + {7'd0, t_9[133]} + ({7'd0, t_9[134]} + {7'd0, t_9[135]}))
    + ({7'd0, t_9[136]} + {7'd0, t_9[137]} + ({7'd0, t_9[138]} + {7'd0, t_9[139]}) + ({7'd0, t_9[140]} + {7'd0, t_9[141]} + ({7'd0, t_9[142]} + {7'd0, t_9[143]})))
    + ({7'd0, t_9[144]} + {7'd0, t_9[145]} + ({7'd0, t_9[146]} + {7'd0, t_9[147]}) + ({7'd0, t_9[148]} + {7'd0, t_9[149]} + ({7'd0, t_9[150]} + {7'd0, t_9[151]})) + ({7'd0, t_9[152]} + {7'd0, t_9[153]} + ({7'd0, t_9[154]} + {7'd0, t_9[155]}) + ({7'd0, t_9[156]} + {7'd0, t_9[157]} + ({7'd0, t_9[158]} + {7'd0, t_9[159]}))))
    + ({7'd0, t_9[160]} + {7'd0, t_9[161]} + ({7'd0, t_9[162]} + {7'd0, t_9[163]}) + ({7'd0, t_9[164]} + {7'd0, t_9[165]} + ({7'd0, t_9[166]} + {7'd0, t_9[167]})) + ({7'd0, t_9[168]} + {7'd0, t_9[169]} + ({7'd0, t_9[170]} + {7'd0, t_9[171]}) + ({7'd0, t_9[172]} + {7'd0, t_9[173]} + ({7'd0, t_9[174]} + {7'd0, t_9[175]}))) + ({7'd0, t_9[176]} + {7'd0, t_9[177]} + ({7'd0, t_9[178]} + {7'd0, t_9[179]}) + ({7'd0, t_9[180]} + {7'd0, t_9[181]} + ({7'd0, t_9[182]} + {7'd0, t_9[183]})) + ({7'd0, t_9[184]} + {7'd0, t_9[185]} + ({7'd0, t_9[186]} + {7'd0, t_9[187]}) + ({7'd0, t_9[188]} + {7'd0, t_9[189]} + ({7'd0, t_9[190]} + {7'd0, t_9[191]})))));
  assign t_13 = t_12
    + ({7'd0, t_9[192]} + {7'd0, t_9[193]} + ({7'd0, t_9[194]} + {7'd0, t_9[195]}) + ({7'd0, t_9[196]} + {7'd0, t_9[197]} + ({7'd0, t_9[198]} + {7'd0, t_9[199]})) + ({7'd0, t_9[200]} + {7'd0, t_9[201]} + ({7'd0, t_9[202]} + {7'd0, t_9[203]}) + ({7'd0, t_9[204]} + {7'd0, t_9[205]} + ({7'd0, t_9[206]} + {7'd0, t_9[207]}))) + ({7'd0, t_9[208]} + {7'd0, t_9[209]} + ({7'd0, t_9[210]} + {7'd0, t_9[211]}) + ({7'd0, t_9[212]} + {7'd0, t_9[213]} + ({7'd0, t_9[214]} + {7'd0, t_9[215]}))));
  assign counters_data_dropped = t_10 + t_11 + t_13;
  assign t_14 = {
    data_lane_0_stalls[0], data_lane_0_stalls[1], data_lane_0_stalls[2], data_lane_0_stalls[3],
    data_lane_0_stalls[4], data_lane_0_stalls[5], data_lane_0_stalls[6], data_lane_0_stalls[7],
    data_lane_0_stalls[8], data_lane_1_stalls[0], data_lane_1_stalls[1], data_lane_1_stalls[2],
    data_lane_1_stalls[3], data_lane_1_stalls[4], data_lane_1_stalls[5], data_lane_1_stalls[6],
    data_lane_1_stalls[7], data_lane_1_stalls[8], data_lane_2_stalls[0], data_lane_2_stalls[1],
    data_lane_2_stalls[2], data_lane_2_stalls[3], data_lane_2_stalls[4], data_lane_2_stalls[5],
    data_lane_2_stalls[6], data_lane_2_stalls[7], data_lane_2_stalls[8], data_lane_3_stalls[0],
    data_lane_3_stalls[1], data_lane_3_stalls[2], data_lane_3_stalls[3], data_lane_3_stalls[4],
    data_lane_3_stalls[5], data_lane_3_stalls[6], data_lane_3_stalls[7], data_lane_3_stalls[8],
    data_lane_4_stalls[0], data_lane_4_stalls[1], data_lane_4_stalls[2], data_lane_4_stalls[3],
    data_lane_4_stalls[4], data_lane_4_stalls[5], data_lane_4_stalls[6], data_lane_4_stalls[7],
    data_lane_4_stalls[8], data_lane_5_stalls[0], data_lane_5_stalls[1], data_lane_5_stalls[2],
    data_lane_5_stalls[3], data_lane_5_stalls[4], data_lane_5_stalls[5], data_lane_5_stalls[6],
    data_lane_5_stalls[7], data_lane_5_stalls[8], data_lane_6_stalls[0], data_lane_6_stalls[1],
    data_lane_6_stalls[2], data_lane_6_stalls[3], data_lane_6_stalls[4], data_lane_6_stalls[5],
    data_lane_6_stalls[6], data_lane_6_stalls[7], data_lane_6_stalls[8], data_lane_7_stalls[0],
    data_lane_7_stalls[1], data_lane_7_stalls[2], data_lane_7_stalls[3], data_lane_7_stalls[4],
    data_lane_7_stalls[5], data_lane_7_stalls[6], data_lane_7_stalls[7], data_lane_7_stalls[8],
    data_lane_8_stalls[0], data_lane_8_stalls[1], data_lane_8_stalls[2], data_lane_8_stalls[3],
    data_lane_8_stalls[4], data_lane_8_stalls[5], data_lane_8_stalls[6], data_lane_8_stalls[7],
    data_lane_8_stalls[8], data_lane_9_stalls[0], data_lane_9_stalls[1], data_lane_9_stalls[2],
    data_lane_9_stalls[3], data_lane_9_stalls[4], data_lane_9_stalls[5], data_lane_9_stalls[6],
    data_lane_9_stalls[7], data_lane_9_stalls[8], data_lane_10_stalls[0], data_lane_10_stalls[1],
    data_lane_10_stalls[2], data_lane_10_stalls[3], data_lane_10_stalls[4], data_lane_10_stalls[5],
    data_lane_10_stalls[6], data_lane_10_stalls[7], data_lane_10_stalls[8], data_lane_11_stalls[0],
    data_lane_11_stalls[1], data_lane_11_stalls[2], data_lane_11_stalls[3], data_lane_11_stalls[4],
    data_lane_11_stalls[5], data_lane_11_stalls[6], data_lane_11_stalls[7], data_lane_11_stalls[8]
  };
  assign t_15 = {6'd0, t_14[0]}
    + {6'd0, t_14[1]}
    + ({6'd0, t_14[2]} + {6'd0, t_14[3]})
    + ({6'd0, t_14[4]} + {6'd0, t_14[5]} + ({6'd0, t_14[6]} + {6'd0, t_14[7]}))
    + ({6'd0, t_14[8]} + {6'd0, t_14[9]} + ({6'd0, t_14[10]} + {6'd0, t_14[11]}) + ({6'd0, t_14[12]} + {6'd0, t_14[13]} + ({6'd0, t_14[14]} + {6'd0, t_14[15]})))
    + ({6'd0, t_14[16]} + {6'd0, t_14[17]} + ({6'd0, t_14[18]} + {6'd0, t_14[19]}) + ({6'd0, t_14[20]} + {6'd0, t_14[21]} + ({6'd0, t_14[22]} + {6'd0, t_14[23]})) + ({6'd0, t_14[24]} + {6'd0, t_14[25]} + ({6'd0, t_14[26]} + {6'd0, t_14[27]}) + ({6'd0, t_14[28]} + {6'd0, t_14[29]} + ({6'd0, t_14[30]} + {6'd0, t_14[31]}))))
    + ({6'd0, t_14[32]} + {6'd0, t_14[33]} + ({6'd0, t_14[34]} + {6'd0, t_14[35]}) + ({6'd0, t_14[36]} + {6'd0, t_14[37]} + ({6'd0, t_14[38]} + {6'd0, t_14[39]})) + ({6'd0, t_14[40]} + {6'd0, t_14[41]} + ({6'd0, t_14[42]} + {6'd0, t_14[43]}) + ({6'd0, t_14[44]} + {6'd0, t_14[45]} + ({6'd0, t_14[46]} + {6'd0, t_14[47]}))) + ({6'd0, t_14[48]} + {6'd0, t_14[49]} + ({6'd0, t_14[50]} + {6'd0, t_14[51]}) + ({6'd0, t_14[52]} + {6'd0, t_14[53]} + ({6'd0, t_14[54]} + {6'd0, t_14[55]})) + ({6'd0, t_14[56]} + {6'd0, t_14[57]} + ({6'd0, t_14[58]} + {6'd0, t_14[59]}) + ({6'd0, t_14[60]} + {6'd0, t_14[61]} + ({6'd0, t_14[62]} + {6'd0, t_14[63]})))));
  assign t_16 = {6'd0, t_14[64]}
    + {6'd0, t_14[65]}
    + ({6'd0, t_14[66]} + {6'd0, t_14[67]})
    + ({6'd0, t_14[68]} + {6'd0, t_14[69]} + ({6'd0, t_14[70]} + {6'd0, t_14[71]}))
    + ({6'd0, t_14[72]} + {6'd0, t_14[73]} + ({6'd0, t_14[74]} + {6'd0, t_14[75]}) + ({6'd0, t_14[76]} + {6'd0, t_14[77]} + ({6'd0, t_14[78]} + {6'd0, t_14[79]})))
    + ({6'd0, t_14[80]} + {6'd0, t_14[81]} + ({6'd0, t_14[82]} + {6'd0, t_14[83]}) + ({6'd0, t_14[84]} + {6'd0, t_14[85]} + ({6'd0, t_14[86]} + {6'd0, t_14[87]})) + ({6'd0, t_14[88]} + {6'd0, t_14[89]} + ({6'd0, t_14[90]} + {6'd0, t_14[91]}) + ({6'd0, t_14[92]} + {6'd0, t_14[93]} + ({6'd0, t_14[94]} + {6'd0, t_14[95]}))))
    + ({6'd0, t_14[96]} + {6'd0, t_14[97]} + ({6'd0, t_14[98]} + {6'd0, t_14[99]}) + ({6'd0, t_14[100]} + {6'd0, t_14[101]} + ({6'd0, t_14[102]} + {6'd0, t_14[103]})) + ({6'd0, t_14[104]} + {6'd0, t_14[105]} + ({6'd0, t_14[106]} + {6'd0, t_14[107]})));
  assign counters_data_stalls = t_15 + t_16;
  assign t_17 = {
    data_lane_0_conflicts[0],
    data_lane_0_conflicts[1],
    data_lane_0_conflicts[2],
    data_lane_0_conflicts[3],
    data_lane_0_conflicts[4],
    data_lane_0_conflicts[5],
    data_lane_0_conflicts[6],
    data_lane_0_conflicts[7],
    data_lane_0_conflicts[8],
    data_lane_1_conflicts[0],
    data_lane_1_conflicts[1],
    data_lane_1_conflicts[2],
    data_lane_1_conflicts[3],
    data_lane_1_conflicts[4],
    data_lane_1_conflicts[5],
    data_lane_1_conflicts[6],
    data_lane_1_conflicts[7],
    data_lane_1_conflicts[8],
    data_lane_2_conflicts[0],
    data_lane_2_conflicts[1],
    data_lane_2_conflicts[2],
    data_lane_2_conflicts[3],
    data_lane_2_conflicts[4],
    data_lane_2_conflicts[5],
    data_lane_2_conflicts[6],
    data_lane_2_conflicts[7],
    data_lane_2_conflicts[8],
    data_lane_3_conflicts[0],
    data_lane_3_conflicts[1],
    data_lane_3_conflicts[2],
    data_lane_3_conflicts[3],
    data_lane_3_conflicts[4],
    data_lane_3_conflicts[5],
    data_lane_3_conflicts[6],
    data_lane_3_conflicts[7],
    data_lane_3_conflicts[8],
    data_lane_4_conflicts[0],
    data_lane_4_conflicts[1],
    data_lane_4_conflicts[2],
    data_lane_4_conflicts[3],
    data_lane_4_conflicts[4],
    data_lane_4_conflicts[5],
    data_lane_4_conflicts[6],
    data_lane_4_conflicts[7],
    data_lane_4_conflicts[8],
    data_lane_5_conflicts[0],
    data_lane_5_conflicts[1],
    data_lane_5_conflicts[2],
    data_lane_5_conflicts[3],
    data_lane_5_conflicts[4],
    data_lane_5_conflicts[5],
    data_lane_5_conflicts[6],
    data_lane_5_conflicts[7],
    data_lane_5_conflicts[8],
    data_lane_6_conflicts[0],
    data_lane_6_conflicts[1],
    data_lane_6_conflicts[2],
    data_lane_6_conflicts[3],
    data_lane_6_conflicts[4],
    data_lane_6_conflicts[5],
    data_lane_6_conflicts[6],
    data_lane_6_conflicts[7],
    data_lane_6_conflicts[8],
    data_lane_7_conflicts[0],
    data_lane_7_conflicts[1],
    data_lane_7_conflicts[2],
    data_lane_7_conflicts[3],
    data_lane_7_conflicts[4],
    data_lane_7_conflicts[5],
    data_lane_7_conflicts[6],
    data_lane_7_conflicts[7],
    data_lane_7_conflicts[8],
    data_lane_8_conflicts[0],
    data_lane_8_conflicts[1],
    data_lane_8_conflicts[2],
    data_lane_8_conflicts[3],
    data_lane_8_conflicts[4],
    data_lane_8_conflicts[5],
    data_lane_8_conflicts[6],
    data_lane_8_conflicts[7],
    data_lane_8_conflicts[8],
    data_lane_9_conflicts[0],
    data_lane_9_conflicts[1],
    data_lane_9_conflicts[2],
    data_lane_9_conflicts[3],
    data_lane_9_conflicts[4],
    data_lane_9_conflicts[5],
    data_lane_9_conflicts[6],
    data_lane_9_conflicts[7],
    data_lane_9_conflicts[8],
    data_lane_10_conflicts[0],
    data_lane_10_conflicts[1],
    data_lane_10_conflicts[2],
    data_lane_10_conflicts[3],
    data_lane_10_conflicts[4],
    data_lane_10_conflicts[5],
    data_lane_10_conflicts[6],
    data_lane_10_conflicts[7],
    data_lane_10_conflicts[8],
    data_lane_11_conflicts[0],
    data_lane_11_conflicts[1],
    data_lane_11_conflicts[2],
    data_lane_11_conflicts[3],
    data_lane_11_conflicts[4],
    data_lane_11_conflicts[5],
    data_lane_11_conflicts[6],
    data_lane_11_conflicts[7],
    data_lane_11_conflicts[8]
  };
  assign t_18 = {6'd0, t_17[0]}
    + {6'd0, t_17[1]}
    + ({6'd0, t_17[2]} + {6'd0, t_17[3]})
    + ({6'd0, t_17[4]} + {6'd0, t_17[5]} + ({6'd0, t_17[6]} + {6'd0, t_17[7]}))
    + ({6'd0, t_17[8]} + {6'd0, t_17[9]} + ({6'd0, t_17[10]} + {6'd0, t_17[11]}) + ({6'd0, t_17[12]} + {6'd0, t_17[13]} + ({6'd0, t_17[14]} + {6'd0, t_17[15]})))
    + ({6'd0, t_17[16]} + {6'd0, t_17[17]} + ({6'd0, t_17[18]} + {6'd0, t_17[19]}) + ({6'd0, t_17[20]} + {6'd0, t_17[21]} + ({6'd0, t_17[22]} + {6'd0, t_17[23]})) + ({6'd0, t_17[24]} + {6'd0, t_17[25]} + ({6'd0, t_17[26]} + {6'd0, t_17[27]}) + ({6'd0, t_17[28]} + {6'd0, t_17[29]} + ({6'd0, t_17[30]} + {6'd0, t_17[31]}))))
    + ({6'd0, t_17[32]} + {6'd0, t_17[33]} + ({6'd0, t_17[34]} + {6'd0, t_17[35]}) + ({6'd0, t_17[36]} + {6'd0, t_17[37]} + ({6'd0, t_17[38]} + {6'd0, t_17[39]})) + ({6'd0, t_17[40]} + {6'd0, t_17[41]} + ({6'd0, t_17[42]} + {6'd0, t_17[43]}) + ({6'd0, t_17[44]} + {6'd0, t_17[45]} + ({6'd0, t_17[46]} + {6'd0, t_17[47]}))) + ({6'd0, t_17[48]} + {6'd0, t_17[49]} + ({6'd0, t_17[50]} + {6'd0, t_17[51]}) + ({6'd0, t_17[52]} + {6'd0, t_17[53]} + ({6'd0, t_17[54]} + {6'd0, t_17[55]})) + ({6'd0, t_17[56]} + {6'd0, t_17[57]} + ({6'd0, t_17[58]} + {6'd0, t_17[59]}) + ({6'd0, t_17[60]} + {6'd0, t_17[61]} + ({6'd0, t_17[62]} + {6'd0, t_17[63]})))));
  assign t_19 = {6'd0, t_17[64]}
    + {6'd0, t_17[65]}
    + ({6'd0, t_17[66]} + {6'd0, t_17[67]})
    + ({6'd0, t_17[68]} + {6'd0, t_17[69]} + ({6'd0, t_17[70]} + {6'd0, t_17[71]}))
    + ({6'd0, t_17[72]} + {6'd0, t_17[73]} + ({6'd0, t_17[74]} + {6'd0, t_17[75]}) + ({6'd0, t_17[76]} + {6'd0, t_17[77]} + ({6'd0, t_17[78]} + {6'd0, t_17[79]})))
    + ({6'd0, t_17[80]} + {6'd0, t_17[81]} + ({6'd0, t_17[82]} + {6'd0, t_17[83]}) + ({6'd0, t_17[84]} + {6'd0, t_17[85]} + ({6'd0, t_17[86]} + {6'd0, t_17[87]})) + ({6'd0, t_17[88]} + {6'd0, t_17[89]} + ({6'd0, t_17[90]} + {6'd0, t_17[91]}) + ({6'd0, t_17[92]} + {6'd0, t_17[93]} + ({6'd0, t_17[94]} + {6'd0, t_17[95]}))))
    + ({6'd0, t_17[96]} + {6'd0, t_17[97]} + ({6'd0, t_17[98]} + {6'd0, t_17[99]}) + ({6'd0, t_17[100]} + {6'd0, t_17[101]} + ({6'd0, t_17[102]} + {6'd0, t_17[103]})) + ({6'd0, t_17[104]} + {6'd0, t_17[105]} + ({6'd0, t_17[106]} + {6'd0, t_17[107]})));
  assign counters_data_conflicts = t_18 + t_19;
  assign t_20 = {control_lane_0_sent[0], control_lane_1_sent[0], control_lane_2_sent[0]};
  assign counters_control_flits_north = {1'b0, t_20[0]} + {1'b0, t_20[1]} + {1'b0, t_20[2]};
  assign t_21 = {control_lane_0_sent[1], control_lane_1_sent[1], control_lane_2_sent[1]};
  assign counters_control_flits_south = {1'b0, t_21[0]} + {1'b0, t_21[1]} + {1'b0, t_21[2]};
  assign t_22 = {control_lane_0_sent[2], control_lane_1_sent[2], control_lane_2_sent[2]};
  assign counters_control_flits_east = {1'b0, t_22[0]} + {1'b0, t_22[1]} + {1'b0, t_22[2]};
  assign t_23 = {
    control_lane_0_sent[3], control_lane_0_sent[4], control_lane_0_sent[5], control_lane_0_sent[6],
    control_lane_0_sent[7], control_lane_0_sent[8], control_lane_1_sent[3], control_lane_1_sent[4],
    control_lane_1_sent[5], control_lane_1_sent[6], control_lane_1_sent[7], control_lane_1_sent[8],
    control_lane_2_sent[3], control_lane_2_sent[4], control_lane_2_sent[5], control_lane_2_sent[6],
    control_lane_2_sent[7], control_lane_2_sent[8]
  };
  assign counters_control_flits_client = {4'd0, t_23[0]}
    + {4'd0, t_23[1]}
    + ({4'd0, t_23[2]} + {4'd0, t_23[3]})
    + ({4'd0, t_23[4]} + {4'd0, t_23[5]} + ({4'd0, t_23[6]} + {4'd0, t_23[7]}))
    + ({4'd0, t_23[8]} + {4'd0, t_23[9]} + ({4'd0, t_23[10]} + {4'd0, t_23[11]}) + ({4'd0, t_23[12]} + {4'd0, t_23[13]} + ({4'd0, t_23[14]} + {4'd0, t_23[15]})))
    + ({4'd0, t_23[16]} + {4'd0, t_23[17]});
  assign t_24 = {
    client_1_control_0_port_injected,
    client_3_control_0_port_injected,
    client_5_control_0_port_injected,
    client_6_control_0_port_injected,
    client_6_control_1_port_injected,
    client_7_control_0_port_injected,
    client_7_control_1_port_injected,
    client_7_control_2_port_injected,
    client_8_control_0_port_injected,
    client_8_control_1_port_injected
  };
  assign counters_control_injected = {4'd0, t_24[0]}
    + {4'd0, t_24[1]}
    + ({4'd0, t_24[2]} + {4'd0, t_24[3]})
    + ({4'd0, t_24[4]} + {4'd0, t_24[5]} + ({4'd0, t_24[6]} + {4'd0, t_24[7]}))
    + ({4'd0, t_24[8]} + {4'd0, t_24[9]} + ({4'd0, t_24[10]} + {4'd0, t_24[11]}) + ({4'd0, t_24[12]} + {4'd0, t_24[13]} + ({4'd0, t_24[14]} + {4'd0, t_24[15]})))
    + ({4'd0, t_24[16]} + {4'd0, t_24[17]} + ({4'd0, t_24[18]} + {4'd0, t_24[19]}));
  assign t_25 = {
    client_1_control_0_port_delivered,
    client_3_control_0_port_delivered,
    client_5_control_0_port_delivered,
    client_6_control_0_port_delivered,
    client_6_control_1_port_delivered,
    client_7_control_0_port_delivered,
    client_7_control_1_port_delivered,
    client_7_control_2_port_delivered,
    client_8_control_0_port_delivered,
    client_8_control_1_port_delivered
  };
  assign counters_control_delivered = {4'd0, t_25[0]}
    + {4'd0, t_25[1]}
    + ({4'd0, t_25[2]} + {4'd0, t_25[3]})
    + ({4'd0, t_25[4]} + {4'd0, t_25[5]} + ({4'd0, t_25[6]} + {4'd0, t_25[7]}))
    + ({4'd0, t_25[8]} + {4'd0, t_25[9]} + ({4'd0, t_25[10]} + {4'd0, t_25[11]}) + ({4'd0, t_25[12]} + {4'd0, t_25[13]} + ({4'd0, t_25[14]} + {4'd0, t_25[15]})))
    + ({4'd0, t_25[16]} + {4'd0, t_25[17]} + ({4'd0, t_25[18]} + {4'd0, t_25[19]}));
  assign t_26 = {control_lane_0_dropped, control_lane_1_dropped, control_lane_2_dropped};
  assign t_27 = {5'd0, t_26[0]}
    + {5'd0, t_26[1]}
    + ({5'd0, t_26[2]} + {5'd0, t_26[3]})
    + ({5'd0, t_26[4]} + {5'd0, t_26[5]} + ({5'd0, t_26[6]} + {5'd0, t_26[7]}))
    + ({5'd0, t_26[8]} + {5'd0, t_26[9]} + ({5'd0, t_26[10]} + {5'd0, t_26[11]}) + ({5'd0, t_26[12]} + {5'd0, t_26[13]} + ({5'd0, t_26[14]} + {5'd0, t_26[15]})))
    + ({5'd0, t_26[16]} + {5'd0, t_26[17]} + ({5'd0, t_26[18]} + {5'd0, t_26[19]}) + ({5'd0, t_26[20]} + {5'd0, t_26[21]} + ({5'd0, t_26[22]} + {5'd0, t_26[23]})) + ({5'd0, t_26[24]} + {5'd0, t_26[25]} + ({5'd0, t_26[26]} + {5'd0, t_26[27]}) + ({5'd0, t_26[28]} + {5'd0, t_26[29]} + ({5'd0, t_26[30]} + {5'd0, t_26[31]}))))
    + ({5'd0, t_26[32]} + {5'd0, t_26[33]} + ({5'd0, t_26[34]} + {5'd0, t_26[35]}) + ({5'd0, t_26[36]} + {5'd0, t_26[37]} + ({5'd0, t_26[38]} + {5'd0, t_26[39]})) + ({5'd0, t_26[40]} + {5'd0, t_26[41]} + ({5'd0, t_26[42]} + {5'd0, t_26[43]}) + ({5'd0, t_26[44]} + {5'd0, t_26[45]} + ({5'd0, t_26[46]} + {5'd0, t_26[47]}))) + ({5'd0, t_26[48]} + {5'd0, t_26[49]} + ({5'd0, t_26[50]} + {5'd0, t_26[51]}) + ({5'd0, t_26[52]} + {5'd0, t_26[53]})));
  assign counters_control_dropped = t_27;
  assign t_28 = {
    control_lane_0_stalls[0], control_lane_0_stalls[1], control_lane_0_stalls[2],
    control_lane_0_stalls[3], control_lane_0_stalls[4], control_lane_0_stalls[5],
    control_lane_0_stalls[6], control_lane_0_stalls[7], control_lane_0_stalls[8],
    control_lane_1_stalls[0], control_lane_1_stalls[1], control_lane_1_stalls[2],
    control_lane_1_stalls[3], control_lane_1_stalls[4], control_lane_1_stalls[5],
    control_lane_1_stalls[6], control_lane_1_stalls[7], control_lane_1_stalls[8],
    control_lane_2_stalls[0], control_lane_2_stalls[1], control_lane_2_stalls[2],
    control_lane_2_stalls[3], control_lane_2_stalls[4], control_lane_2_stalls[5],
    control_lane_2_stalls[6], control_lane_2_stalls[7], control_lane_2_stalls[8]
  };
  assign counters_control_stalls = {4'd0, t_28[0]}
    + {4'd0, t_28[1]}
    + ({4'd0, t_28[2]} + {4'd0, t_28[3]})
    + ({4'd0, t_28[4]} + {4'd0, t_28[5]} + ({4'd0, t_28[6]} + {4'd0, t_28[7]}))
    + ({4'd0, t_28[8]} + {4'd0, t_28[9]} + ({4'd0, t_28[10]} + {4'd0, t_28[11]}) + ({4'd0, t_28[12]} + {4'd0, t_28[13]} + ({4'd0, t_28[14]} + {4'd0, t_28[15]})))
    + ({4'd0, t_28[16]} + {4'd0, t_28[17]} + ({4'd0, t_28[18]} + {4'd0, t_28[19]}) + ({4'd0, t_28[20]} + {4'd0, t_28[21]} + ({4'd0, t_28[22]} + {4'd0, t_28[23]})) + ({4'd0, t_28[24]} + {4'd0, t_28[25]} + {4'd0, t_28[26]}));
  assign t_29 = {
    control_lane_0_conflicts[0],
    control_lane_0_conflicts[1],
    control_lane_0_conflicts[2],
    control_lane_0_conflicts[3],
    control_lane_0_conflicts[4],
    control_lane_0_conflicts[5],
    control_lane_0_conflicts[6],
    control_lane_0_conflicts[7],
    control_lane_0_conflicts[8],
    control_lane_1_conflicts[0],
    control_lane_1_conflicts[1],
    control_lane_1_conflicts[2],
    control_lane_1_conflicts[3],
    control_lane_1_conflicts[4],
    control_lane_1_conflicts[5],
    control_lane_1_conflicts[6],
    control_lane_1_conflicts[7],
    control_lane_1_conflicts[8],
    control_lane_2_conflicts[0],
    control_lane_2_conflicts[1],
    control_lane_2_conflicts[2],
    control_lane_2_conflicts[3],
    control_lane_2_conflicts[4],
    control_lane_2_conflicts[5],
    control_lane_2_conflicts[6],
    control_lane_2_conflicts[7],
    control_lane_2_conflicts[8]
  };
  assign counters_control_conflicts = {4'd0, t_29[0]}
    + {4'd0, t_29[1]}
    + ({4'd0, t_29[2]} + {4'd0, t_29[3]})
    + ({4'd0, t_29[4]} + {4'd0, t_29[5]} + ({4'd0, t_29[6]} + {4'd0, t_29[7]}))
    + ({4'd0, t_29[8]} + {4'd0, t_29[9]} + ({4'd0, t_29[10]} + {4'd0, t_29[11]}) + ({4'd0, t_29[12]} + {4'd0, t_29[13]} + ({4'd0, t_29[14]} + {4'd0, t_29[15]})))
    + ({4'd0, t_29[16]} + {4'd0, t_29[17]} + ({4'd0, t_29[18]} + {4'd0, t_29[19]}) + ({4'd0, t_29[20]} + {4'd0, t_29[21]} + ({4'd0, t_29[22]} + {4'd0, t_29[23]})) + ({4'd0, t_29[24]} + {4'd0, t_29[25]} + {4'd0, t_29[26]}));
  assign t_30 = {
    utility_lane_0_sent[3],
    utility_lane_0_sent[4],
    utility_lane_0_sent[5],
    utility_lane_0_sent[6],
    utility_lane_0_sent[7],
    utility_lane_0_sent[8]
  };
  assign counters_utility_flits_client = {2'd0, t_30[0]}
    + {2'd0, t_30[1]}
    + ({2'd0, t_30[2]} + {2'd0, t_30[3]})
    + ({2'd0, t_30[4]} + {2'd0, t_30[5]});
  assign t_31 = {
    client_1_utility_0_port_injected,
    client_3_utility_0_port_injected,
    client_5_utility_0_port_injected,
    client_6_utility_0_port_injected,
    client_7_utility_0_port_injected,
    client_8_utility_0_port_injected
  };
  assign counters_utility_injected = {3'd0, t_31[0]}
    + {3'd0, t_31[1]}
    + ({3'd0, t_31[2]} + {3'd0, t_31[3]})
    + ({3'd0, t_31[4]} + {3'd0, t_31[5]} + ({3'd0, t_31[6]} + {3'd0, t_31[7]}))
    + ({3'd0, t_31[8]} + {3'd0, t_31[9]} + ({3'd0, t_31[10]} + {3'd0, t_31[11]}));
  assign t_32 = {
    client_1_utility_0_port_delivered,
    client_3_utility_0_port_delivered,
    client_5_utility_0_port_delivered,
    client_6_utility_0_port_delivered,
    client_7_utility_0_port_delivered,
    client_8_utility_0_port_delivered
  };
  assign counters_utility_delivered = {3'd0, t_32[0]}
    + {3'd0, t_32[1]}
    + ({3'd0, t_32[2]} + {3'd0, t_32[3]})
    + ({3'd0, t_32[4]} + {3'd0, t_32[5]} + ({3'd0, t_32[6]} + {3'd0, t_32[7]}))
    + ({3'd0, t_32[8]} + {3'd0, t_32[9]} + ({3'd0, t_32[10]} + {3'd0, t_32[11]}));
  assign counters_utility_dropped = {4'd0, utility_lane_0_dropped[0]}
    + {4'd0, utility_lane_0_dropped[1]}
    + ({4'd0, utility_lane_0_dropped[2]} + {4'd0, utility_lane_0_dropped[3]})
    + ({4'd0, utility_lane_0_dropped[4]} + {4'd0, utility_lane_0_dropped[5]} + ({4'd0, utility_lane_0_dropped[6]} + {4'd0, utility_lane_0_dropped[7]}))
    + ({4'd0, utility_lane_0_dropped[8]} + {4'd0, utility_lane_0_dropped[9]} + ({4'd0, utility_lane_0_dropped[10]} + {4'd0, utility_lane_0_dropped[11]}) + ({4'd0, utility_lane_0_dropped[12]} + {4'd0, utility_lane_0_dropped[13]} + ({4'd0, utility_lane_0_dropped[14]} + {4'd0, utility_lane_0_dropped[15]})))
    + ({4'd0, utility_lane_0_dropped[16]} + {4'd0, utility_lane_0_dropped[17]});
  assign t_33 = {
    utility_lane_0_stalls[0], utility_lane_0_stalls[1], utility_lane_0_stalls[2],
    utility_lane_0_stalls[3], utility_lane_0_stalls[4], utility_lane_0_stalls[5],
    utility_lane_0_stalls[6], utility_lane_0_stalls[7], utility_lane_0_stalls[8]
  };
  assign counters_utility_stalls = {3'd0, t_33[0]}
    + {3'd0, t_33[1]}
    + ({3'd0, t_33[2]} + {3'd0, t_33[3]})
    + ({3'd0, t_33[4]} + {3'd0, t_33[5]} + ({3'd0, t_33[6]} + {3'd0, t_33[7]}))
    + {3'd0, t_33[8]};
  assign t_34 = {
    utility_lane_0_conflicts[0],
    utility_lane_0_conflicts[1],
    utility_lane_0_conflicts[2],
    utility_lane_0_conflicts[3],
    utility_lane_0_conflicts[4],
    utility_lane_0_conflicts[5],
    utility_lane_0_conflicts[6],
    utility_lane_0_conflicts[7],
    utility_lane_0_conflicts[8]
  };
  assign counters_utility_conflicts = {3'd0, t_34[0]}
    + {3'd0, t_34[1]}
    + ({3'd0, t_34[2]} + {3'd0, t_34[3]})
    + ({3'd0, t_34[4]} + {3'd0, t_34[5]} + ({3'd0, t_34[6]} + {3'd0, t_34[7]}))
    + {3'd0, t_34[8]};
  assign t_35 = {
    synchronisation_lane_0_sent[3],
    synchronisation_lane_0_sent[4],
    synchronisation_lane_0_sent[5],
    synchronisation_lane_0_sent[6],
    synchronisation_lane_0_sent[7],
    synchronisation_lane_0_sent[8]
  };
  assign counters_synchronisation_flits_client = {2'd0, t_35[0]}
    + {2'd0, t_35[1]}
    + ({2'd0, t_35[2]} + {2'd0, t_35[3]})
    + ({2'd0, t_35[4]} + {2'd0, t_35[5]});
  assign t_36 = {
    client_1_synchronisation_0_port_injected,
    client_3_synchronisation_0_port_injected,
    client_5_synchronisation_0_port_injected,
    client_6_synchronisation_0_port_injected,
    client_7_synchronisation_0_port_injected,
    client_8_synchronisation_0_port_injected
  };
  assign counters_synchronisation_injected = {2'd0, t_36[0]}
    + {2'd0, t_36[1]}
    + ({2'd0, t_36[2]} + {2'd0, t_36[3]})
    + ({2'd0, t_36[4]} + {2'd0, t_36[5]});
  assign t_37 = {
    client_1_synchronisation_0_port_delivered,
    client_3_synchronisation_0_port_delivered,
    client_5_synchronisation_0_port_delivered,
    client_6_synchronisation_0_port_delivered,
    client_7_synchronisation_0_port_delivered,
    client_8_synchronisation_0_port_delivered
  };
  assign counters_synchronisation_delivered = {2'd0, t_37[0]}
    + {2'd0, t_37[1]}
    + ({2'd0, t_37[2]} + {2'd0, t_37[3]})
    + ({2'd0, t_37[4]} + {2'd0, t_37[5]});
  assign counters_synchronisation_dropped = {3'd0, synchronisation_lane_0_dropped[0]}
    + {3'd0, synchronisation_lane_0_dropped[1]}
    + ({3'd0, synchronisation_lane_0_dropped[2]} + {3'd0, synchronisation_lane_0_dropped[3]})
    + ({3'd0, synchronisation_lane_0_dropped[4]} + {3'd0, synchronisation_lane_0_dropped[5]} + ({3'd0, synchronisation_lane_0_dropped[6]} + {3'd0, synchronisation_lane_0_dropped[7]}))
    + {3'd0, synchronisation_lane_0_dropped[8]};
  assign t_38 = {
    synchronisation_lane_0_stalls[0],
    synchronisation_lane_0_stalls[1],
    synchronisation_lane_0_stalls[2],
    synchronisation_lane_0_stalls[3],
    synchronisation_lane_0_stalls[4],
    synchronisation_lane_0_stalls[5],
    synchronisation_lane_0_stalls[6],
    synchronisation_lane_0_stalls[7],
    synchronisation_lane_0_stalls[8]
  };
  assign counters_synchronisation_stalls = {3'd0, t_38[0]}
    + {3'd0, t_38[1]}
    + ({3'd0, t_38[2]} + {3'd0, t_38[3]})
    + ({3'd0, t_38[4]} + {3'd0, t_38[5]} + ({3'd0, t_38[6]} + {3'd0, t_38[7]}))
    + {3'd0, t_38[8]};
  assign t_39 = {
    synchronisation_lane_0_conflicts[0],
    synchronisation_lane_0_conflicts[1],
    synchronisation_lane_0_conflicts[2],
    synchronisation_lane_0_conflicts[3],
    synchronisation_lane_0_conflicts[4],
    synchronisation_lane_0_conflicts[5],
    synchronisation_lane_0_conflicts[6],
    synchronisation_lane_0_conflicts[7],
    synchronisation_lane_0_conflicts[8]
  };
  assign counters_synchronisation_conflicts = {3'd0, t_39[0]}
    + {3'd0, t_39[1]}
    + ({3'd0, t_39[2]} + {3'd0, t_39[3]})
    + ({3'd0, t_39[4]} + {3'd0, t_39[5]} + ({3'd0, t_39[6]} + {3'd0, t_39[7]}))
    + {3'd0, t_39[8]};
  assign t_40 = {reduction_lane_0_sent[3], reduction_lane_0_sent[4], reduction_lane_0_sent[5]};
  assign counters_reduction_flits_client = {1'b0, t_40[0]} + {1'b0, t_40[1]} + {1'b0, t_40[2]};
  assign t_41 = {
    client_1_reduction_0_port_injected,
    client_3_reduction_0_port_injected,
    client_5_reduction_0_port_injected
  };
  assign counters_reduction_injected = {1'b0, t_41[0]} + {1'b0, t_41[1]} + {1'b0, t_41[2]};
  assign t_42 = {
    client_1_reduction_0_port_delivered,
    client_3_reduction_0_port_delivered,
    client_5_reduction_0_port_delivered
  };
  assign counters_reduction_delivered = {1'b0, t_42[0]} + {1'b0, t_42[1]} + {1'b0, t_42[2]};
  assign counters_reduction_dropped = {2'd0, reduction_lane_0_dropped[0]}
    + {2'd0, reduction_lane_0_dropped[1]}
    + ({2'd0, reduction_lane_0_dropped[2]} + {2'd0, reduction_lane_0_dropped[3]})
    + ({2'd0, reduction_lane_0_dropped[4]} + {2'd0, reduction_lane_0_dropped[5]});
  assign t_43 = {
    reduction_lane_0_stalls[0],
    reduction_lane_0_stalls[1],
    reduction_lane_0_stalls[2],
    reduction_lane_0_stalls[3],
    reduction_lane_0_stalls[4],
    reduction_lane_0_stalls[5]
  };
  assign counters_reduction_stalls = {2'd0, t_43[0]}
    + {2'd0, t_43[1]}
    + ({2'd0, t_43[2]} + {2'd0, t_43[3]})
    + ({2'd0, t_43[4]} + {2'd0, t_43[5]});
  assign t_44 = {
    reduction_lane_0_conflicts[0],
    reduction_lane_0_conflicts[1],
    reduction_lane_0_conflicts[2],
    reduction_lane_0_conflicts[3],
    reduction_lane_0_conflicts[4],
    reduction_lane_0_conflicts[5]
  };
  assign counters_reduction_conflicts = {2'd0, t_44[0]}
    + {2'd0, t_44[1]}
    + ({2'd0, t_44[2]} + {2'd0, t_44[3]})
    + ({2'd0, t_44[4]} + {2'd0, t_44[5]});
  router_outer_west_counters counters (
    .clk                          (clk),
    .reset                        (reset),
    .data_flits_north             (counters_data_flits_north),
    .data_flits_south             (counters_data_flits_south),
    .data_flits_east              (counters_data_flits_east),
    .data_flits_client            (counters_data_flits_client),
    .data_injected                (counters_data_injected),
    .data_delivered               (counters_data_delivered),
    .data_dropped                 (counters_data_dropped),
    .data_stalls                  (counters_data_stalls),
    .data_conflicts               (counters_data_conflicts),
    .control_flits_north          (counters_control_flits_north),
    .control_flits_south          (counters_control_flits_south),
    .control_flits_east           (counters_control_flits_east),
    .control_flits_client         (counters_control_flits_client),
    .control_injected             (counters_control_injected),
    .control_delivered            (counters_control_delivered),
    .control_dropped              (counters_control_dropped),
    .control_stalls               (counters_control_stalls),
    .control_conflicts            (counters_control_conflicts),
    .utility_flits_north          (utility_lane_0_sent[0]),
    .utility_flits_south          (utility_lane_0_sent[1]),
    .utility_flits_east           (utility_lane_0_sent[2]),
    .utility_flits_client         (counters_utility_flits_client),
    .utility_injected             (counters_utility_injected),
    .utility_delivered            (counters_utility_delivered),
    .utility_dropped              (counters_utility_dropped),
    .utility_stalls               (counters_utility_stalls),
    .utility_conflicts            (counters_utility_conflicts),
    .synchronisation_flits_north  (synchronisation_lane_0_sent[0]),
    .synchronisation_flits_south  (synchronisation_lane_0_sent[1]),
    .synchronisation_flits_east   (synchronisation_lane_0_sent[2]),
    .synchronisation_flits_client (counters_synchronisation_flits_client),
    .synchronisation_injected     (counters_synchronisation_injected),
    .synchronisation_delivered    (counters_synchronisation_delivered),
    .synchronisation_dropped      (counters_synchronisation_dropped),
    .synchronisation_stalls       (counters_synchronisation_stalls),
    .synchronisation_conflicts    (counters_synchronisation_conflicts),
    .reduction_flits_north        (reduction_lane_0_sent[0]),
    .reduction_flits_south        (reduction_lane_0_sent[1]),
    .reduction_flits_east         (reduction_lane_0_sent[2]),
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
