// router_redundant_inner
//
// Cluster router, redundant, inner: a slice of each of 18 lanes, and the ports of its clients.
// Straps say where it stands.
//
// Parameters: channels =
// [{"classes":2,"lanes":12,"links":[2,2,0,0,0,0,0,0,0,0],"payload":645,"weights":{"channel":"data","columns":4,"kind":"redundant_inner","ports":[0,4,5],"rows":5}},{"classes":2,"lanes":3,"links":[1,1,0,0,0,0,0,0,0,0],"payload":64,"weights":{"channel":"control","columns":4,"kind":"redundant_inner","ports":[0,4,5],"rows":5}},{"classes":2,"lanes":1,"links":[1,1,0,0,0,0,0,0,0,0],"payload":64,"weights":null},{"classes":1,"lanes":1,"links":[1,1,0,0,0,0,0,0,0,0],"payload":64,"weights":null},{"classes":1,"lanes":1,"links":[1,1,0,0,0,0,0,0,0,0],"payload":524,"weights":null}],
// shape =
// {"columns":4,"depth":4,"full_rows":4,"kind":"redundant_inner","ports":49,"rows":5,"stub":true}
//
// Generated from hw/src/router/mod.rs; change that file, not this one.

`default_nettype none

module router_redundant_inner (
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
  output wire [523:0] client_1_reduction_0_down_0_payload
);

  wire [3:0] place_own_column;
  wire [4:0] place_own_row;
  wire [4:0] place_above;
  wire [1:0] data_lane_0_north_in_credit;
  wire [1:0] data_lane_0_client_0_in_credit;
  wire [1:0] data_lane_0_client_1_in_credit;
  wire data_lane_0_north_out_valid;
  wire data_lane_0_north_out_class;
  wire [663:0] data_lane_0_north_out_flit;
  wire data_lane_0_client_0_out_valid;
  wire data_lane_0_client_0_out_class;
  wire [644:0] data_lane_0_client_0_out_flit;
  wire data_lane_0_client_1_out_valid;
  wire data_lane_0_client_1_out_class;
  wire [644:0] data_lane_0_client_1_out_flit;
  wire [2:0] data_lane_0_sent;
  wire [2:0] data_lane_0_stalls;
  wire [2:0] data_lane_0_conflicts;
  wire [5:0] data_lane_0_dropped;
  wire [1:0] data_lane_1_north_in_credit;
  wire [1:0] data_lane_1_client_0_in_credit;
  wire [1:0] data_lane_1_client_1_in_credit;
  wire data_lane_1_north_out_valid;
  wire data_lane_1_north_out_class;
  wire [663:0] data_lane_1_north_out_flit;
  wire data_lane_1_client_0_out_valid;
  wire data_lane_1_client_0_out_class;
  wire [644:0] data_lane_1_client_0_out_flit;
  wire data_lane_1_client_1_out_valid;
  wire data_lane_1_client_1_out_class;
  wire [644:0] data_lane_1_client_1_out_flit;
  wire [2:0] data_lane_1_sent;
  wire [2:0] data_lane_1_stalls;
  wire [2:0] data_lane_1_conflicts;
  wire [5:0] data_lane_1_dropped;
  wire [1:0] data_lane_2_north_in_credit;
  wire [1:0] data_lane_2_client_0_in_credit;
  wire [1:0] data_lane_2_client_1_in_credit;
  wire data_lane_2_north_out_valid;
  wire data_lane_2_north_out_class;
  wire [663:0] data_lane_2_north_out_flit;
  wire data_lane_2_client_0_out_valid;
  wire data_lane_2_client_0_out_class;
  wire [644:0] data_lane_2_client_0_out_flit;
  wire data_lane_2_client_1_out_valid;
  wire data_lane_2_client_1_out_class;
  wire [644:0] data_lane_2_client_1_out_flit;
  wire [2:0] data_lane_2_sent;
  wire [2:0] data_lane_2_stalls;
  wire [2:0] data_lane_2_conflicts;
  wire [5:0] data_lane_2_dropped;
  wire [1:0] data_lane_3_north_in_credit;
  wire [1:0] data_lane_3_client_0_in_credit;
  wire [1:0] data_lane_3_client_1_in_credit;
  wire data_lane_3_north_out_valid;
  wire data_lane_3_north_out_class;
  wire [663:0] data_lane_3_north_out_flit;
  wire data_lane_3_client_0_out_valid;
  wire data_lane_3_client_0_out_class;
  wire [644:0] data_lane_3_client_0_out_flit;
  wire data_lane_3_client_1_out_valid;
  wire data_lane_3_client_1_out_class;
  wire [644:0] data_lane_3_client_1_out_flit;
  wire [2:0] data_lane_3_sent;
  wire [2:0] data_lane_3_stalls;
  wire [2:0] data_lane_3_conflicts;
  wire [5:0] data_lane_3_dropped;
  wire [1:0] data_lane_4_north_in_credit;
  wire [1:0] data_lane_4_client_0_in_credit;
  wire [1:0] data_lane_4_client_1_in_credit;
  wire data_lane_4_north_out_valid;
  wire data_lane_4_north_out_class;
  wire [663:0] data_lane_4_north_out_flit;
  wire data_lane_4_client_0_out_valid;
  wire data_lane_4_client_0_out_class;
  wire [644:0] data_lane_4_client_0_out_flit;
  wire data_lane_4_client_1_out_valid;
  wire data_lane_4_client_1_out_class;
  wire [644:0] data_lane_4_client_1_out_flit;
  wire [2:0] data_lane_4_sent;
  wire [2:0] data_lane_4_stalls;
  wire [2:0] data_lane_4_conflicts;
  wire [5:0] data_lane_4_dropped;
  wire [1:0] data_lane_5_north_in_credit;
  wire [1:0] data_lane_5_client_0_in_credit;
  wire [1:0] data_lane_5_client_1_in_credit;
  wire data_lane_5_north_out_valid;
  wire data_lane_5_north_out_class;
  wire [663:0] data_lane_5_north_out_flit;
  wire data_lane_5_client_0_out_valid;
  wire data_lane_5_client_0_out_class;
  wire [644:0] data_lane_5_client_0_out_flit;
  wire data_lane_5_client_1_out_valid;
  wire data_lane_5_client_1_out_class;
  wire [644:0] data_lane_5_client_1_out_flit;
  wire [2:0] data_lane_5_sent;
  wire [2:0] data_lane_5_stalls;
  wire [2:0] data_lane_5_conflicts;
  wire [5:0] data_lane_5_dropped;
  wire [1:0] data_lane_6_north_in_credit;
  wire [1:0] data_lane_6_client_0_in_credit;
  wire [1:0] data_lane_6_client_1_in_credit;
  wire data_lane_6_north_out_valid;
  wire data_lane_6_north_out_class;
  wire [663:0] data_lane_6_north_out_flit;
  wire data_lane_6_client_0_out_valid;
  wire data_lane_6_client_0_out_class;
  wire [644:0] data_lane_6_client_0_out_flit;
  wire data_lane_6_client_1_out_valid;
  wire data_lane_6_client_1_out_class;
  wire [644:0] data_lane_6_client_1_out_flit;
  wire [2:0] data_lane_6_sent;
  wire [2:0] data_lane_6_stalls;
  wire [2:0] data_lane_6_conflicts;
  wire [5:0] data_lane_6_dropped;
  wire [1:0] data_lane_7_north_in_credit;
  wire [1:0] data_lane_7_client_0_in_credit;
  wire [1:0] data_lane_7_client_1_in_credit;
  wire data_lane_7_north_out_valid;
  wire data_lane_7_north_out_class;
  wire [663:0] data_lane_7_north_out_flit;
  wire data_lane_7_client_0_out_valid;
  wire data_lane_7_client_0_out_class;
  wire [644:0] data_lane_7_client_0_out_flit;
  wire data_lane_7_client_1_out_valid;
  wire data_lane_7_client_1_out_class;
  wire [644:0] data_lane_7_client_1_out_flit;
  wire [2:0] data_lane_7_sent;
  wire [2:0] data_lane_7_stalls;
  wire [2:0] data_lane_7_conflicts;
  wire [5:0] data_lane_7_dropped;
  wire [1:0] data_lane_8_north_in_credit;
  wire [1:0] data_lane_8_client_0_in_credit;
  wire [1:0] data_lane_8_client_1_in_credit;
  wire data_lane_8_north_out_valid;
  wire data_lane_8_north_out_class;
  wire [663:0] data_lane_8_north_out_flit;
  wire data_lane_8_client_0_out_valid;
  wire data_lane_8_client_0_out_class;
  wire [644:0] data_lane_8_client_0_out_flit;
  wire data_lane_8_client_1_out_valid;
  wire data_lane_8_client_1_out_class;
  wire [644:0] data_lane_8_client_1_out_flit;
  wire [2:0] data_lane_8_sent;
  wire [2:0] data_lane_8_stalls;
  wire [2:0] data_lane_8_conflicts;
  wire [5:0] data_lane_8_dropped;
  wire [1:0] data_lane_9_north_in_credit;
  wire [1:0] data_lane_9_client_0_in_credit;
  wire [1:0] data_lane_9_client_1_in_credit;
  wire data_lane_9_north_out_valid;
  wire data_lane_9_north_out_class;
  wire [663:0] data_lane_9_north_out_flit;
  wire data_lane_9_client_0_out_valid;
  wire data_lane_9_client_0_out_class;
  wire [644:0] data_lane_9_client_0_out_flit;
  wire data_lane_9_client_1_out_valid;
  wire data_lane_9_client_1_out_class;
  wire [644:0] data_lane_9_client_1_out_flit;
  wire [2:0] data_lane_9_sent;
  wire [2:0] data_lane_9_stalls;
  wire [2:0] data_lane_9_conflicts;
  wire [5:0] data_lane_9_dropped;
  wire [1:0] data_lane_10_north_in_credit;
  wire [1:0] data_lane_10_client_0_in_credit;
  wire [1:0] data_lane_10_client_1_in_credit;
  wire data_lane_10_north_out_valid;
  wire data_lane_10_north_out_class;
  wire [663:0] data_lane_10_north_out_flit;
  wire data_lane_10_client_0_out_valid;
  wire data_lane_10_client_0_out_class;
  wire [644:0] data_lane_10_client_0_out_flit;
  wire data_lane_10_client_1_out_valid;
  wire data_lane_10_client_1_out_class;
  wire [644:0] data_lane_10_client_1_out_flit;
  wire [2:0] data_lane_10_sent;
  wire [2:0] data_lane_10_stalls;
  wire [2:0] data_lane_10_conflicts;
  wire [5:0] data_lane_10_dropped;
  wire [1:0] data_lane_11_north_in_credit;
  wire [1:0] data_lane_11_client_0_in_credit;
  wire [1:0] data_lane_11_client_1_in_credit;
  wire data_lane_11_north_out_valid;
  wire data_lane_11_north_out_class;
  wire [663:0] data_lane_11_north_out_flit;
  wire data_lane_11_client_0_out_valid;
  wire data_lane_11_client_0_out_class;
  wire [644:0] data_lane_11_client_0_out_flit;
  wire data_lane_11_client_1_out_valid;
  wire data_lane_11_client_1_out_class;
  wire [644:0] data_lane_11_client_1_out_flit;
  wire [2:0] data_lane_11_sent;
  wire [2:0] data_lane_11_stalls;
  wire [2:0] data_lane_11_conflicts;
  wire [5:0] data_lane_11_dropped;
  wire [71:0] data_weights_weights;
  wire [1:0] control_lane_0_north_in_credit;
  wire [1:0] control_lane_0_client_0_in_credit;
  wire [1:0] control_lane_0_client_1_in_credit;
  wire control_lane_0_north_out_valid;
  wire control_lane_0_north_out_class;
  wire [82:0] control_lane_0_north_out_flit;
  wire control_lane_0_client_0_out_valid;
  wire control_lane_0_client_0_out_class;
  wire [63:0] control_lane_0_client_0_out_flit;
  wire control_lane_0_client_1_out_valid;
  wire control_lane_0_client_1_out_class;
  wire [63:0] control_lane_0_client_1_out_flit;
  wire [2:0] control_lane_0_sent;
  wire [2:0] control_lane_0_stalls;
  wire [2:0] control_lane_0_conflicts;
  wire [5:0] control_lane_0_dropped;
  wire [1:0] control_lane_1_north_in_credit;
  wire [1:0] control_lane_1_client_0_in_credit;
  wire [1:0] control_lane_1_client_1_in_credit;
  wire control_lane_1_north_out_valid;
  wire control_lane_1_north_out_class;
  wire [82:0] control_lane_1_north_out_flit;
  wire control_lane_1_client_0_out_valid;
  wire control_lane_1_client_0_out_class;
  wire [63:0] control_lane_1_client_0_out_flit;
  wire control_lane_1_client_1_out_valid;
  wire control_lane_1_client_1_out_class;
  wire [63:0] control_lane_1_client_1_out_flit;
  wire [2:0] control_lane_1_sent;
  wire [2:0] control_lane_1_stalls;
  wire [2:0] control_lane_1_conflicts;
  wire [5:0] control_lane_1_dropped;
  wire [1:0] control_lane_2_north_in_credit;
  wire [1:0] control_lane_2_client_0_in_credit;
  wire [1:0] control_lane_2_client_1_in_credit;
  wire control_lane_2_north_out_valid;
  wire control_lane_2_north_out_class;
  wire [82:0] control_lane_2_north_out_flit;
  wire control_lane_2_client_0_out_valid;
  wire control_lane_2_client_0_out_class;
  wire [63:0] control_lane_2_client_0_out_flit;
  wire control_lane_2_client_1_out_valid;
  wire control_lane_2_client_1_out_class;
  wire [63:0] control_lane_2_client_1_out_flit;
  wire [2:0] control_lane_2_sent;
  wire [2:0] control_lane_2_stalls;
  wire [2:0] control_lane_2_conflicts;
  wire [5:0] control_lane_2_dropped;
  wire [71:0] control_weights_weights;
  wire [1:0] utility_lane_0_north_in_credit;
  wire [1:0] utility_lane_0_client_0_in_credit;
  wire [1:0] utility_lane_0_client_1_in_credit;
  wire utility_lane_0_north_out_valid;
  wire utility_lane_0_north_out_class;
  wire [82:0] utility_lane_0_north_out_flit;
  wire utility_lane_0_client_0_out_valid;
  wire utility_lane_0_client_0_out_class;
  wire [63:0] utility_lane_0_client_0_out_flit;
  wire utility_lane_0_client_1_out_valid;
  wire utility_lane_0_client_1_out_class;
  wire [63:0] utility_lane_0_client_1_out_flit;
  wire [2:0] utility_lane_0_sent;
  wire [2:0] utility_lane_0_stalls;
  wire [2:0] utility_lane_0_conflicts;
  wire [5:0] utility_lane_0_dropped;
  wire synchronisation_lane_0_north_in_credit;
  wire synchronisation_lane_0_client_0_in_credit;
  wire synchronisation_lane_0_client_1_in_credit;
  wire synchronisation_lane_0_north_out_valid;
  wire [82:0] synchronisation_lane_0_north_out_flit;
  wire synchronisation_lane_0_client_0_out_valid;
  wire [63:0] synchronisation_lane_0_client_0_out_flit;
  wire synchronisation_lane_0_client_1_out_valid;
  wire [63:0] synchronisation_lane_0_client_1_out_flit;
  wire [2:0] synchronisation_lane_0_sent;
  wire [2:0] synchronisation_lane_0_stalls;
  wire [2:0] synchronisation_lane_0_conflicts;
  wire [2:0] synchronisation_lane_0_dropped;
  wire reduction_lane_0_north_in_credit;
  wire reduction_lane_0_client_0_in_credit;
  wire reduction_lane_0_client_1_in_credit;
  wire reduction_lane_0_north_out_valid;
  wire [542:0] reduction_lane_0_north_out_flit;
  wire reduction_lane_0_client_0_out_valid;
  wire [523:0] reduction_lane_0_client_0_out_flit;
  wire reduction_lane_0_client_1_out_valid;
  wire [523:0] reduction_lane_0_client_1_out_flit;
  wire [2:0] reduction_lane_0_sent;
  wire [2:0] reduction_lane_0_stalls;
  wire [2:0] reduction_lane_0_conflicts;
  wire [2:0] reduction_lane_0_dropped;
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
  wire [3:0] counters_data_flits_north;
  wire [4:0] counters_data_flits_client;
  wire [3:0] counters_data_injected;
  wire [3:0] counters_data_delivered;
  wire [6:0] counters_data_dropped;
  wire [5:0] counters_data_stalls;
  wire [5:0] counters_data_conflicts;
  wire [1:0] counters_control_flits_north;
  wire [2:0] counters_control_flits_client;
  wire [2:0] counters_control_injected;
  wire [2:0] counters_control_delivered;
  wire [4:0] counters_control_dropped;
  wire [3:0] counters_control_stalls;
  wire [3:0] counters_control_conflicts;
  wire [1:0] counters_utility_flits_client;
  wire [2:0] counters_utility_injected;
  wire [2:0] counters_utility_delivered;
  wire [2:0] counters_utility_dropped;
  wire [1:0] counters_utility_stalls;
  wire [1:0] counters_utility_conflicts;
  wire [1:0] counters_synchronisation_flits_client;
  wire [1:0] counters_synchronisation_injected;
  wire [1:0] counters_synchronisation_delivered;
  wire [1:0] counters_synchronisation_dropped;
  wire [1:0] counters_synchronisation_stalls;
  wire [1:0] counters_synchronisation_conflicts;
  wire [1:0] counters_reduction_flits_client;
  wire [1:0] counters_reduction_injected;
  wire [1:0] counters_reduction_delivered;
  wire [1:0] counters_reduction_dropped;
  wire [1:0] counters_reduction_stalls;
  wire [1:0] counters_reduction_conflicts;
  wire counters_utility_request_ready;
  wire counters_utility_response_valid;
  wire [63:0] counters_utility_response_data;
  wire counters_utility_response_error;
  wire [11:0] t_0;
  wire [23:0] t_1;
  wire [7:0] t_2;
  wire [7:0] t_3;
  wire [71:0] t_4;
  wire [6:0] t_5;
  wire [35:0] t_6;
  wire [5:0] t_7;
  wire [35:0] t_8;
  wire [5:0] t_9;
  wire [2:0] t_10;
  wire [5:0] t_11;
  wire [3:0] t_12;
  wire [3:0] t_13;
  wire [17:0] t_14;
  wire [8:0] t_15;
  wire [8:0] t_16;
  wire [1:0] t_17;
  wire [3:0] t_18;
  wire [3:0] t_19;
  wire [2:0] t_20;
  wire [2:0] t_21;
  wire [1:0] t_22;
  wire [1:0] t_23;
  wire [1:0] t_24;
  wire [2:0] t_25;
  wire [2:0] t_26;
  wire [1:0] t_27;
  wire [1:0] t_28;
  wire [1:0] t_29;
  wire [2:0] t_30;
  wire [2:0] t_31;


  // ---- Straps ----


  // ---- Registers ----

  assign utility_request_ready = counters_utility_request_ready;
  assign utility_response_valid = counters_utility_response_valid;
  assign utility_response_data = counters_utility_response_data;
  assign utility_response_error = counters_utility_response_error;

  // ---- Lanes ----

  router_place_redundant place (
    .column     (column),
    .row        (row),
    .own_column (place_own_column),
    .own_row    (place_own_row),
    .above      (place_above)
  );

  router_redundant_inner_lane_2x645_weighted data_lane_0 (
    .clk                 (clk),
    .reset               (reset),
    .own_column          (place_own_column),
    .own_row             (place_own_row),
    .above               (place_above),
    .enabled             (enabled),
    .north_in_valid      (north_data_0_in_valid),
    .north_in_class      (north_data_0_in_class),
    .north_in_flit       (north_data_0_in_flit),
    .north_in_credit     (data_lane_0_north_in_credit),
    .client_0_in_valid   (client_0_data_0_port_lane_0_in_valid),
    .client_0_in_class   (client_0_data_0_port_lane_0_in_class),
    .client_0_in_flit    (client_0_data_0_port_lane_0_in_flit),
    .client_0_in_credit  (data_lane_0_client_0_in_credit),
    .client_1_in_valid   (client_1_data_0_port_lane_0_in_valid),
    .client_1_in_class   (client_1_data_0_port_lane_0_in_class),
    .client_1_in_flit    (client_1_data_0_port_lane_0_in_flit),
    .client_1_in_credit  (data_lane_0_client_1_in_credit),
    .weights             (data_weights_weights),
    .north_out_valid     (data_lane_0_north_out_valid),
    .north_out_class     (data_lane_0_north_out_class),
    .north_out_flit      (data_lane_0_north_out_flit),
    .north_out_credit    (north_data_0_out_credit),
    .client_0_out_valid  (data_lane_0_client_0_out_valid),
    .client_0_out_class  (data_lane_0_client_0_out_class),
    .client_0_out_flit   (data_lane_0_client_0_out_flit),
    .client_0_out_credit (client_0_data_0_port_lane_0_out_credit),
    .client_1_out_valid  (data_lane_0_client_1_out_valid),
    .client_1_out_class  (data_lane_0_client_1_out_class),
    .client_1_out_flit   (data_lane_0_client_1_out_flit),
    .client_1_out_credit (client_1_data_0_port_lane_0_out_credit),
    .sent                (data_lane_0_sent),
    .stalls              (data_lane_0_stalls),
    .conflicts           (data_lane_0_conflicts),
    .dropped             (data_lane_0_dropped)
  );

  router_redundant_inner_lane_2x645_weighted data_lane_1 (
    .clk                 (clk),
    .reset               (reset),
    .own_column          (place_own_column),
    .own_row             (place_own_row),
    .above               (place_above),
    .enabled             (enabled),
    .north_in_valid      (north_data_1_in_valid),
    .north_in_class      (north_data_1_in_class),
    .north_in_flit       (north_data_1_in_flit),
    .north_in_credit     (data_lane_1_north_in_credit),
    .client_0_in_valid   (client_0_data_1_port_lane_0_in_valid),
    .client_0_in_class   (client_0_data_1_port_lane_0_in_class),
    .client_0_in_flit    (client_0_data_1_port_lane_0_in_flit),
    .client_0_in_credit  (data_lane_1_client_0_in_credit),
    .client_1_in_valid   (client_1_data_1_port_lane_0_in_valid),
    .client_1_in_class   (client_1_data_1_port_lane_0_in_class),
    .client_1_in_flit    (client_1_data_1_port_lane_0_in_flit),
    .client_1_in_credit  (data_lane_1_client_1_in_credit),
    .weights             (data_weights_weights),
    .north_out_valid     (data_lane_1_north_out_valid),
    .north_out_class     (data_lane_1_north_out_class),
    .north_out_flit      (data_lane_1_north_out_flit),
    .north_out_credit    (north_data_1_out_credit),
    .client_0_out_valid  (data_lane_1_client_0_out_valid),
    .client_0_out_class  (data_lane_1_client_0_out_class),
    .client_0_out_flit   (data_lane_1_client_0_out_flit),
    .client_0_out_credit (client_0_data_1_port_lane_0_out_credit),
    .client_1_out_valid  (data_lane_1_client_1_out_valid),
    .client_1_out_class  (data_lane_1_client_1_out_class),
    .client_1_out_flit   (data_lane_1_client_1_out_flit),
    .client_1_out_credit (client_1_data_1_port_lane_0_out_credit),
    .sent                (data_lane_1_sent),
    .stalls              (data_lane_1_stalls),
    .conflicts           (data_lane_1_conflicts),
    .dropped             (data_lane_1_dropped)
  );

  router_redundant_inner_lane_2x645_weighted data_lane_2 (
    .clk                 (clk),
    .reset               (reset),
    .own_column          (place_own_column),
    .own_row             (place_own_row),
    .above               (place_above),
    .enabled             (enabled),
    .north_in_valid      (north_data_2_in_valid),
    .north_in_class      (north_data_2_in_class),
    .north_in_flit       (north_data_2_in_flit),
    .north_in_credit     (data_lane_2_north_in_credit),
    .client_0_in_valid   (client_0_data_0_port_lane_1_in_valid),
    .client_0_in_class   (client_0_data_0_port_lane_1_in_class),
    .client_0_in_flit    (client_0_data_0_port_lane_1_in_flit),
    .client_0_in_credit  (data_lane_2_client_0_in_credit),
    .client_1_in_valid   (client_1_data_0_port_lane_1_in_valid),
    .client_1_in_class   (client_1_data_0_port_lane_1_in_class),
    .client_1_in_flit    (client_1_data_0_port_lane_1_in_flit),
    .client_1_in_credit  (data_lane_2_client_1_in_credit),
    .weights             (data_weights_weights),
    .north_out_valid     (data_lane_2_north_out_valid),
    .north_out_class     (data_lane_2_north_out_class),
    .north_out_flit      (data_lane_2_north_out_flit),
    .north_out_credit    (north_data_2_out_credit),
    .client_0_out_valid  (data_lane_2_client_0_out_valid),
    .client_0_out_class  (data_lane_2_client_0_out_class),
    .client_0_out_flit   (data_lane_2_client_0_out_flit),
    .client_0_out_credit (client_0_data_0_port_lane_1_out_credit),
    .client_1_out_valid  (data_lane_2_client_1_out_valid),
    .client_1_out_class  (data_lane_2_client_1_out_class),
    .client_1_out_flit   (data_lane_2_client_1_out_flit),
    .client_1_out_credit (client_1_data_0_port_lane_1_out_credit),
    .sent                (data_lane_2_sent),
    .stalls              (data_lane_2_stalls),
    .conflicts           (data_lane_2_conflicts),
    .dropped             (data_lane_2_dropped)
  );

  router_redundant_inner_lane_2x645_weighted data_lane_3 (
    .clk                 (clk),
    .reset               (reset),
    .own_column          (place_own_column),
    .own_row             (place_own_row),
    .above               (place_above),
    .enabled             (enabled),
    .north_in_valid      (north_data_3_in_valid),
    .north_in_class      (north_data_3_in_class),
    .north_in_flit       (north_data_3_in_flit),
    .north_in_credit     (data_lane_3_north_in_credit),
    .client_0_in_valid   (client_0_data_1_port_lane_1_in_valid),
    .client_0_in_class   (client_0_data_1_port_lane_1_in_class),
    .client_0_in_flit    (client_0_data_1_port_lane_1_in_flit),
    .client_0_in_credit  (data_lane_3_client_0_in_credit),
    .client_1_in_valid   (client_1_data_1_port_lane_1_in_valid),
    .client_1_in_class   (client_1_data_1_port_lane_1_in_class),
    .client_1_in_flit    (client_1_data_1_port_lane_1_in_flit),
    .client_1_in_credit  (data_lane_3_client_1_in_credit),
    .weights             (data_weights_weights),
    .north_out_valid     (data_lane_3_north_out_valid),
    .north_out_class     (data_lane_3_north_out_class),
    .north_out_flit      (data_lane_3_north_out_flit),
    .north_out_credit    (north_data_3_out_credit),
    .client_0_out_valid  (data_lane_3_client_0_out_valid),
    .client_0_out_class  (data_lane_3_client_0_out_class),
    .client_0_out_flit   (data_lane_3_client_0_out_flit),
    .client_0_out_credit (client_0_data_1_port_lane_1_out_credit),
    .client_1_out_valid  (data_lane_3_client_1_out_valid),
    .client_1_out_class  (data_lane_3_client_1_out_class),
    .client_1_out_flit   (data_lane_3_client_1_out_flit),
    .client_1_out_credit (client_1_data_1_port_lane_1_out_credit),
    .sent                (data_lane_3_sent),
    .stalls              (data_lane_3_stalls),
    .conflicts           (data_lane_3_conflicts),
    .dropped             (data_lane_3_dropped)
  );

  router_redundant_inner_lane_2x645_weighted data_lane_4 (
    .clk                 (clk),
    .reset               (reset),
    .own_column          (place_own_column),
    .own_row             (place_own_row),
    .above               (place_above),
    .enabled             (enabled),
    .north_in_valid      (north_data_4_in_valid),
    .north_in_class      (north_data_4_in_class),
    .north_in_flit       (north_data_4_in_flit),
    .north_in_credit     (data_lane_4_north_in_credit),
    .client_0_in_valid   (client_0_data_0_port_lane_2_in_valid),
    .client_0_in_class   (client_0_data_0_port_lane_2_in_class),
    .client_0_in_flit    (client_0_data_0_port_lane_2_in_flit),
    .client_0_in_credit  (data_lane_4_client_0_in_credit),
    .client_1_in_valid   (client_1_data_0_port_lane_2_in_valid),
    .client_1_in_class   (client_1_data_0_port_lane_2_in_class),
    .client_1_in_flit    (client_1_data_0_port_lane_2_in_flit),
    .client_1_in_credit  (data_lane_4_client_1_in_credit),
    .weights             (data_weights_weights),
    .north_out_valid     (data_lane_4_north_out_valid),
    .north_out_class     (data_lane_4_north_out_class),
    .north_out_flit      (data_lane_4_north_out_flit),
    .north_out_credit    (north_data_4_out_credit),
    .client_0_out_valid  (data_lane_4_client_0_out_valid),
    .client_0_out_class  (data_lane_4_client_0_out_class),
    .client_0_out_flit   (data_lane_4_client_0_out_flit),
    .client_0_out_credit (client_0_data_0_port_lane_2_out_credit),
    .client_1_out_valid  (data_lane_4_client_1_out_valid),
    .client_1_out_class  (data_lane_4_client_1_out_class),
    .client_1_out_flit   (data_lane_4_client_1_out_flit),
    .client_1_out_credit (client_1_data_0_port_lane_2_out_credit),
    .sent                (data_lane_4_sent),
    .stalls              (data_lane_4_stalls),
    .conflicts           (data_lane_4_conflicts),
    .dropped             (data_lane_4_dropped)
  );

  router_redundant_inner_lane_2x645_weighted data_lane_5 (
    .clk                 (clk),
    .reset               (reset),
    .own_column          (place_own_column),
    .own_row             (place_own_row),
    .above               (place_above),
    .enabled             (enabled),
    .north_in_valid      (north_data_5_in_valid),
    .north_in_class      (north_data_5_in_class),
    .north_in_flit       (north_data_5_in_flit),
    .north_in_credit     (data_lane_5_north_in_credit),
    .client_0_in_valid   (client_0_data_1_port_lane_2_in_valid),
    .client_0_in_class   (client_0_data_1_port_lane_2_in_class),
    .client_0_in_flit    (client_0_data_1_port_lane_2_in_flit),
    .client_0_in_credit  (data_lane_5_client_0_in_credit),
    .client_1_in_valid   (client_1_data_1_port_lane_2_in_valid),
    .client_1_in_class   (client_1_data_1_port_lane_2_in_class),
    .client_1_in_flit    (client_1_data_1_port_lane_2_in_flit),
    .client_1_in_credit  (data_lane_5_client_1_in_credit),
    .weights             (data_weights_weights),
    .north_out_valid     (data_lane_5_north_out_valid),
    .north_out_class     (data_lane_5_north_out_class),
    .north_out_flit      (data_lane_5_north_out_flit),
    .north_out_credit    (north_data_5_out_credit),
    .client_0_out_valid  (data_lane_5_client_0_out_valid),
    .client_0_out_class  (data_lane_5_client_0_out_class),
    .client_0_out_flit   (data_lane_5_client_0_out_flit),
    .client_0_out_credit (client_0_data_1_port_lane_2_out_credit),
    .client_1_out_valid  (data_lane_5_client_1_out_valid),
    .client_1_out_class  (data_lane_5_client_1_out_class),
    .client_1_out_flit   (data_lane_5_client_1_out_flit),
    .client_1_out_credit (client_1_data_1_port_lane_2_out_credit),
    .sent                (data_lane_5_sent),
    .stalls              (data_lane_5_stalls),
    .conflicts           (data_lane_5_conflicts),
    .dropped             (data_lane_5_dropped)
  );

  router_redundant_inner_lane_2x645_weighted data_lane_6 (
    .clk                 (clk),
    .reset               (reset),
    .own_column          (place_own_column),
    .own_row             (place_own_row),
    .above               (place_above),
    .enabled             (enabled),
    .north_in_valid      (north_data_6_in_valid),
    .north_in_class      (north_data_6_in_class),
    .north_in_flit       (north_data_6_in_flit),
    .north_in_credit     (data_lane_6_north_in_credit),
    .client_0_in_valid   (client_0_data_0_port_lane_3_in_valid),
    .client_0_in_class   (client_0_data_0_port_lane_3_in_class),
    .client_0_in_flit    (client_0_data_0_port_lane_3_in_flit),
    .client_0_in_credit  (data_lane_6_client_0_in_credit),
    .client_1_in_valid   (client_1_data_0_port_lane_3_in_valid),
    .client_1_in_class   (client_1_data_0_port_lane_3_in_class),
    .client_1_in_flit    (client_1_data_0_port_lane_3_in_flit),
    .client_1_in_credit  (data_lane_6_client_1_in_credit),
    .weights             (data_weights_weights),
    .north_out_valid     (data_lane_6_north_out_valid),
    .north_out_class     (data_lane_6_north_out_class),
    .north_out_flit      (data_lane_6_north_out_flit),
    .north_out_credit    (north_data_6_out_credit),
    .client_0_out_valid  (data_lane_6_client_0_out_valid),
    .client_0_out_class  (data_lane_6_client_0_out_class),
    .client_0_out_flit   (data_lane_6_client_0_out_flit),
    .client_0_out_credit (client_0_data_0_port_lane_3_out_credit),
    .client_1_out_valid  (data_lane_6_client_1_out_valid),
    .client_1_out_class  (data_lane_6_client_1_out_class),
    .client_1_out_flit   (data_lane_6_client_1_out_flit),
    .client_1_out_credit (client_1_data_0_port_lane_3_out_credit),
    .sent                (data_lane_6_sent),
    .stalls              (data_lane_6_stalls),
    .conflicts           (data_lane_6_conflicts),
    .dropped             (data_lane_6_dropped)
  );

  router_redundant_inner_lane_2x645_weighted data_lane_7 (
    .clk                 (clk),
    .reset               (reset),
    .own_column          (place_own_column),
    .own_row             (place_own_row),
    .above               (place_above),
    .enabled             (enabled),
    .north_in_valid      (north_data_7_in_valid),
    .north_in_class      (north_data_7_in_class),
    .north_in_flit       (north_data_7_in_flit),
    .north_in_credit     (data_lane_7_north_in_credit),
    .client_0_in_valid   (client_0_data_1_port_lane_3_in_valid),
    .client_0_in_class   (client_0_data_1_port_lane_3_in_class),
    .client_0_in_flit    (client_0_data_1_port_lane_3_in_flit),
    .client_0_in_credit  (data_lane_7_client_0_in_credit),
    .client_1_in_valid   (client_1_data_1_port_lane_3_in_valid),
    .client_1_in_class   (client_1_data_1_port_lane_3_in_class),
    .client_1_in_flit    (client_1_data_1_port_lane_3_in_flit),
    .client_1_in_credit  (data_lane_7_client_1_in_credit),
    .weights             (data_weights_weights),
    .north_out_valid     (data_lane_7_north_out_valid),
    .north_out_class     (data_lane_7_north_out_class),
    .north_out_flit      (data_lane_7_north_out_flit),
    .north_out_credit    (north_data_7_out_credit),
    .client_0_out_valid  (data_lane_7_client_0_out_valid),
    .client_0_out_class  (data_lane_7_client_0_out_class),
    .client_0_out_flit   (data_lane_7_client_0_out_flit),
    .client_0_out_credit (client_0_data_1_port_lane_3_out_credit),
    .client_1_out_valid  (data_lane_7_client_1_out_valid),
    .client_1_out_class  (data_lane_7_client_1_out_class),
    .client_1_out_flit   (data_lane_7_client_1_out_flit),
    .client_1_out_credit (client_1_data_1_port_lane_3_out_credit),
    .sent                (data_lane_7_sent),
    .stalls              (data_lane_7_stalls),
    .conflicts           (data_lane_7_conflicts),
    .dropped             (data_lane_7_dropped)
  );

  router_redundant_inner_lane_2x645_weighted data_lane_8 (
    .clk                 (clk),
    .reset               (reset),
    .own_column          (place_own_column),
    .own_row             (place_own_row),
    .above               (place_above),
    .enabled             (enabled),
    .north_in_valid      (north_data_8_in_valid),
    .north_in_class      (north_data_8_in_class),
    .north_in_flit       (north_data_8_in_flit),
    .north_in_credit     (data_lane_8_north_in_credit),
    .client_0_in_valid   (client_0_data_0_port_lane_4_in_valid),
    .client_0_in_class   (client_0_data_0_port_lane_4_in_class),
    .client_0_in_flit    (client_0_data_0_port_lane_4_in_flit),
    .client_0_in_credit  (data_lane_8_client_0_in_credit),
    .client_1_in_valid   (client_1_data_0_port_lane_4_in_valid),
    .client_1_in_class   (client_1_data_0_port_lane_4_in_class),
    .client_1_in_flit    (client_1_data_0_port_lane_4_in_flit),
    .client_1_in_credit  (data_lane_8_client_1_in_credit),
    .weights             (data_weights_weights),
    .north_out_valid     (data_lane_8_north_out_valid),
    .north_out_class     (data_lane_8_north_out_class),
    .north_out_flit      (data_lane_8_north_out_flit),
    .north_out_credit    (north_data_8_out_credit),
    .client_0_out_valid  (data_lane_8_client_0_out_valid),
    .client_0_out_class  (data_lane_8_client_0_out_class),
    .client_0_out_flit   (data_lane_8_client_0_out_flit),
    .client_0_out_credit (client_0_data_0_port_lane_4_out_credit),
    .client_1_out_valid  (data_lane_8_client_1_out_valid),
    .client_1_out_class  (data_lane_8_client_1_out_class),
    .client_1_out_flit   (data_lane_8_client_1_out_flit),
    .client_1_out_credit (client_1_data_0_port_lane_4_out_credit),
    .sent                (data_lane_8_sent),
    .stalls              (data_lane_8_stalls),
    .conflicts           (data_lane_8_conflicts),
    .dropped             (data_lane_8_dropped)
  );

  router_redundant_inner_lane_2x645_weighted data_lane_9 (
    .clk                 (clk),
    .reset               (reset),
    .own_column          (place_own_column),
    .own_row             (place_own_row),
    .above               (place_above),
    .enabled             (enabled),
    .north_in_valid      (north_data_9_in_valid),
    .north_in_class      (north_data_9_in_class),
    .north_in_flit       (north_data_9_in_flit),
    .north_in_credit     (data_lane_9_north_in_credit),
    .client_0_in_valid   (client_0_data_1_port_lane_4_in_valid),
    .client_0_in_class   (client_0_data_1_port_lane_4_in_class),
    .client_0_in_flit    (client_0_data_1_port_lane_4_in_flit),
    .client_0_in_credit  (data_lane_9_client_0_in_credit),
    .client_1_in_valid   (client_1_data_1_port_lane_4_in_valid),
    .client_1_in_class   (client_1_data_1_port_lane_4_in_class),
    .client_1_in_flit    (client_1_data_1_port_lane_4_in_flit),
    .client_1_in_credit  (data_lane_9_client_1_in_credit),
    .weights             (data_weights_weights),
    .north_out_valid     (data_lane_9_north_out_valid),
    .north_out_class     (data_lane_9_north_out_class),
    .north_out_flit      (data_lane_9_north_out_flit),
    .north_out_credit    (north_data_9_out_credit),
    .client_0_out_valid  (data_lane_9_client_0_out_valid),
    .client_0_out_class  (data_lane_9_client_0_out_class),
    .client_0_out_flit   (data_lane_9_client_0_out_flit),
    .client_0_out_credit (client_0_data_1_port_lane_4_out_credit),
    .client_1_out_valid  (data_lane_9_client_1_out_valid),
    .client_1_out_class  (data_lane_9_client_1_out_class),
    .client_1_out_flit   (data_lane_9_client_1_out_flit),
    .client_1_out_credit (client_1_data_1_port_lane_4_out_credit),
    .sent                (data_lane_9_sent),
    .stalls              (data_lane_9_stalls),
    .conflicts           (data_lane_9_conflicts),
    .dropped             (data_lane_9_dropped)
  );

  router_redundant_inner_lane_2x645_weighted data_lane_10 (
    .clk                 (clk),
    .reset               (reset),
    .own_column          (place_own_column),
    .own_row             (place_own_row),
    .above               (place_above),
    .enabled             (enabled),
    .north_in_valid      (north_data_10_in_valid),
    .north_in_class      (north_data_10_in_class),
    .north_in_flit       (north_data_10_in_flit),
    .north_in_credit     (data_lane_10_north_in_credit),
    .client_0_in_valid   (client_0_data_0_port_lane_5_in_valid),
    .client_0_in_class   (client_0_data_0_port_lane_5_in_class),
    .client_0_in_flit    (client_0_data_0_port_lane_5_in_flit),
    .client_0_in_credit  (data_lane_10_client_0_in_credit),
    .client_1_in_valid   (client_1_data_0_port_lane_5_in_valid),
    .client_1_in_class   (client_1_data_0_port_lane_5_in_class),
    .client_1_in_flit    (client_1_data_0_port_lane_5_in_flit),
    .client_1_in_credit  (data_lane_10_client_1_in_credit),
    .weights             (data_weights_weights),
    .north_out_valid     (data_lane_10_north_out_valid),
    .north_out_class     (data_lane_10_north_out_class),
    .north_out_flit      (data_lane_10_north_out_flit),
    .north_out_credit    (north_data_10_out_credit),
    .client_0_out_valid  (data_lane_10_client_0_out_valid),
    .client_0_out_class  (data_lane_10_client_0_out_class),
    .client_0_out_flit   (data_lane_10_client_0_out_flit),
    .client_0_out_credit (client_0_data_0_port_lane_5_out_credit),
    .client_1_out_valid  (data_lane_10_client_1_out_valid),
    .client_1_out_class  (data_lane_10_client_1_out_class),
    .client_1_out_flit   (data_lane_10_client_1_out_flit),
    .client_1_out_credit (client_1_data_0_port_lane_5_out_credit),
    .sent                (data_lane_10_sent),
    .stalls              (data_lane_10_stalls),
    .conflicts           (data_lane_10_conflicts),
    .dropped             (data_lane_10_dropped)
  );

  router_redundant_inner_lane_2x645_weighted data_lane_11 (
    .clk                 (clk),
    .reset               (reset),
    .own_column          (place_own_column),
    .own_row             (place_own_row),
    .above               (place_above),
    .enabled             (enabled),
    .north_in_valid      (north_data_11_in_valid),
    .north_in_class      (north_data_11_in_class),
    .north_in_flit       (north_data_11_in_flit),
    .north_in_credit     (data_lane_11_north_in_credit),
    .client_0_in_valid   (client_0_data_1_port_lane_5_in_valid),
    .client_0_in_class   (client_0_data_1_port_lane_5_in_class),
    .client_0_in_flit    (client_0_data_1_port_lane_5_in_flit),
    .client_0_in_credit  (data_lane_11_client_0_in_credit),
    .client_1_in_valid   (client_1_data_1_port_lane_5_in_valid),
    .client_1_in_class   (client_1_data_1_port_lane_5_in_class),
    .client_1_in_flit    (client_1_data_1_port_lane_5_in_flit),
    .client_1_in_credit  (data_lane_11_client_1_in_credit),
    .weights             (data_weights_weights),
    .north_out_valid     (data_lane_11_north_out_valid),
    .north_out_class     (data_lane_11_north_out_class),
    .north_out_flit      (data_lane_11_north_out_flit),
    .north_out_credit    (north_data_11_out_credit),
    .client_0_out_valid  (data_lane_11_client_0_out_valid),
    .client_0_out_class  (data_lane_11_client_0_out_class),
    .client_0_out_flit   (data_lane_11_client_0_out_flit),
    .client_0_out_credit (client_0_data_1_port_lane_5_out_credit),
    .client_1_out_valid  (data_lane_11_client_1_out_valid),
    .client_1_out_class  (data_lane_11_client_1_out_class),
    .client_1_out_flit   (data_lane_11_client_1_out_flit),
    .client_1_out_credit (client_1_data_1_port_lane_5_out_credit),
    .sent                (data_lane_11_sent),
    .stalls              (data_lane_11_stalls),
    .conflicts           (data_lane_11_conflicts),
    .dropped             (data_lane_11_dropped)
  );

  router_redundant_inner_weights_data data_weights (
    .column  (column),
    .row     (row),
    .weights (data_weights_weights)
  );

  router_redundant_inner_lane_2x64_weighted control_lane_0 (
    .clk                 (clk),
    .reset               (reset),
    .own_column          (place_own_column),
    .own_row             (place_own_row),
    .above               (place_above),
    .enabled             (enabled),
    .north_in_valid      (north_control_0_in_valid),
    .north_in_class      (north_control_0_in_class),
    .north_in_flit       (north_control_0_in_flit),
    .north_in_credit     (control_lane_0_north_in_credit),
    .client_0_in_valid   (client_0_control_0_port_lane_0_in_valid),
    .client_0_in_class   (client_0_control_0_port_lane_0_in_class),
    .client_0_in_flit    (client_0_control_0_port_lane_0_in_flit),
    .client_0_in_credit  (control_lane_0_client_0_in_credit),
    .client_1_in_valid   (client_1_control_0_port_lane_0_in_valid),
    .client_1_in_class   (client_1_control_0_port_lane_0_in_class),
    .client_1_in_flit    (client_1_control_0_port_lane_0_in_flit),
    .client_1_in_credit  (control_lane_0_client_1_in_credit),
    .weights             (control_weights_weights),
    .north_out_valid     (control_lane_0_north_out_valid),
    .north_out_class     (control_lane_0_north_out_class),
    .north_out_flit      (control_lane_0_north_out_flit),
    .north_out_credit    (north_control_0_out_credit),
    .client_0_out_valid  (control_lane_0_client_0_out_valid),
    .client_0_out_class  (control_lane_0_client_0_out_class),
    .client_0_out_flit   (control_lane_0_client_0_out_flit),
    .client_0_out_credit (client_0_control_0_port_lane_0_out_credit),
    .client_1_out_valid  (control_lane_0_client_1_out_valid),
    .client_1_out_class  (control_lane_0_client_1_out_class),
    .client_1_out_flit   (control_lane_0_client_1_out_flit),
    .client_1_out_credit (client_1_control_0_port_lane_0_out_credit),
    .sent                (control_lane_0_sent),
    .stalls              (control_lane_0_stalls),
    .conflicts           (control_lane_0_conflicts),
    .dropped             (control_lane_0_dropped)
  );

  router_redundant_inner_lane_2x64_weighted control_lane_1 (
    .clk                 (clk),
    .reset               (reset),
    .own_column          (place_own_column),
    .own_row             (place_own_row),
    .above               (place_above),
    .enabled             (enabled),
    .north_in_valid      (north_control_1_in_valid),
    .north_in_class      (north_control_1_in_class),
    .north_in_flit       (north_control_1_in_flit),
    .north_in_credit     (control_lane_1_north_in_credit),
    .client_0_in_valid   (client_0_control_0_port_lane_1_in_valid),
    .client_0_in_class   (client_0_control_0_port_lane_1_in_class),
    .client_0_in_flit    (client_0_control_0_port_lane_1_in_flit),
    .client_0_in_credit  (control_lane_1_client_0_in_credit),
    .client_1_in_valid   (client_1_control_0_port_lane_1_in_valid),
    .client_1_in_class   (client_1_control_0_port_lane_1_in_class),
    .client_1_in_flit    (client_1_control_0_port_lane_1_in_flit),
    .client_1_in_credit  (control_lane_1_client_1_in_credit),
    .weights             (control_weights_weights),
    .north_out_valid     (control_lane_1_north_out_valid),
    .north_out_class     (control_lane_1_north_out_class),
    .north_out_flit      (control_lane_1_north_out_flit),
    .north_out_credit    (north_control_1_out_credit),
    .client_0_out_valid  (control_lane_1_client_0_out_valid),
    .client_0_out_class  (control_lane_1_client_0_out_class),
    .client_0_out_flit   (control_lane_1_client_0_out_flit),
    .client_0_out_credit (client_0_control_0_port_lane_1_out_credit),
    .client_1_out_valid  (control_lane_1_client_1_out_valid),
    .client_1_out_class  (control_lane_1_client_1_out_class),
    .client_1_out_flit   (control_lane_1_client_1_out_flit),
    .client_1_out_credit (client_1_control_0_port_lane_1_out_credit),
    .sent                (control_lane_1_sent),
    .stalls              (control_lane_1_stalls),
    .conflicts           (control_lane_1_conflicts),
    .dropped             (control_lane_1_dropped)
  );

  router_redundant_inner_lane_2x64_weighted control_lane_2 (
    .clk                 (clk),
    .reset               (reset),
    .own_column          (place_own_column),
    .own_row             (place_own_row),
    .above               (place_above),
    .enabled             (enabled),
    .north_in_valid      (north_control_2_in_valid),
    .north_in_class      (north_control_2_in_class),
    .north_in_flit       (north_control_2_in_flit),
    .north_in_credit     (control_lane_2_north_in_credit),
    .client_0_in_valid   (client_0_control_0_port_lane_2_in_valid),
    .client_0_in_class   (client_0_control_0_port_lane_2_in_class),
    .client_0_in_flit    (client_0_control_0_port_lane_2_in_flit),
    .client_0_in_credit  (control_lane_2_client_0_in_credit),
    .client_1_in_valid   (client_1_control_0_port_lane_2_in_valid),
    .client_1_in_class   (client_1_control_0_port_lane_2_in_class),
    .client_1_in_flit    (client_1_control_0_port_lane_2_in_flit),
    .client_1_in_credit  (control_lane_2_client_1_in_credit),
    .weights             (control_weights_weights),
    .north_out_valid     (control_lane_2_north_out_valid),
    .north_out_class     (control_lane_2_north_out_class),
    .north_out_flit      (control_lane_2_north_out_flit),
    .north_out_credit    (north_control_2_out_credit),
    .client_0_out_valid  (control_lane_2_client_0_out_valid),
    .client_0_out_class  (control_lane_2_client_0_out_class),
    .client_0_out_flit   (control_lane_2_client_0_out_flit),
    .client_0_out_credit (client_0_control_0_port_lane_2_out_credit),
    .client_1_out_valid  (control_lane_2_client_1_out_valid),
    .client_1_out_class  (control_lane_2_client_1_out_class),
    .client_1_out_flit   (control_lane_2_client_1_out_flit),
    .client_1_out_credit (client_1_control_0_port_lane_2_out_credit),
    .sent                (control_lane_2_sent),
    .stalls              (control_lane_2_stalls),
    .conflicts           (control_lane_2_conflicts),
    .dropped             (control_lane_2_dropped)
  );

  router_redundant_inner_weights_control control_weights (
    .column  (column),
    .row     (row),
    .weights (control_weights_weights)
  );

  router_redundant_inner_lane_2x64 utility_lane_0 (
    .clk                 (clk),
    .reset               (reset),
    .own_column          (place_own_column),
    .own_row             (place_own_row),
    .above               (place_above),
    .enabled             (enabled),
    .north_in_valid      (north_utility_0_in_valid),
    .north_in_class      (north_utility_0_in_class),
    .north_in_flit       (north_utility_0_in_flit),
    .north_in_credit     (utility_lane_0_north_in_credit),
    .client_0_in_valid   (client_0_utility_0_port_lane_0_in_valid),
    .client_0_in_class   (client_0_utility_0_port_lane_0_in_class),
    .client_0_in_flit    (client_0_utility_0_port_lane_0_in_flit),
    .client_0_in_credit  (utility_lane_0_client_0_in_credit),
    .client_1_in_valid   (client_1_utility_0_port_lane_0_in_valid),
    .client_1_in_class   (client_1_utility_0_port_lane_0_in_class),
    .client_1_in_flit    (client_1_utility_0_port_lane_0_in_flit),
    .client_1_in_credit  (utility_lane_0_client_1_in_credit),
    .north_out_valid     (utility_lane_0_north_out_valid),
    .north_out_class     (utility_lane_0_north_out_class),
    .north_out_flit      (utility_lane_0_north_out_flit),
    .north_out_credit    (north_utility_0_out_credit),
    .client_0_out_valid  (utility_lane_0_client_0_out_valid),
    .client_0_out_class  (utility_lane_0_client_0_out_class),
    .client_0_out_flit   (utility_lane_0_client_0_out_flit),
    .client_0_out_credit (client_0_utility_0_port_lane_0_out_credit),
    .client_1_out_valid  (utility_lane_0_client_1_out_valid),
    .client_1_out_class  (utility_lane_0_client_1_out_class),
    .client_1_out_flit   (utility_lane_0_client_1_out_flit),
    .client_1_out_credit (client_1_utility_0_port_lane_0_out_credit),
    .sent                (utility_lane_0_sent),
    .stalls              (utility_lane_0_stalls),
    .conflicts           (utility_lane_0_conflicts),
    .dropped             (utility_lane_0_dropped)
  );

  router_redundant_inner_lane_1x64 synchronisation_lane_0 (
    .clk                 (clk),
    .reset               (reset),
    .own_column          (place_own_column),
    .own_row             (place_own_row),
    .above               (place_above),
    .enabled             (enabled),
    .north_in_valid      (north_synchronisation_0_in_valid),
    .north_in_flit       (north_synchronisation_0_in_flit),
    .north_in_credit     (synchronisation_lane_0_north_in_credit),
    .client_0_in_valid   (client_0_synchronisation_0_port_lane_0_in_valid),
    .client_0_in_flit    (client_0_synchronisation_0_port_lane_0_in_flit),
    .client_0_in_credit  (synchronisation_lane_0_client_0_in_credit),
    .client_1_in_valid   (client_1_synchronisation_0_port_lane_0_in_valid),
    .client_1_in_flit    (client_1_synchronisation_0_port_lane_0_in_flit),
    .client_1_in_credit  (synchronisation_lane_0_client_1_in_credit),
    .north_out_valid     (synchronisation_lane_0_north_out_valid),
    .north_out_flit      (synchronisation_lane_0_north_out_flit),
    .north_out_credit    (north_synchronisation_0_out_credit),
    .client_0_out_valid  (synchronisation_lane_0_client_0_out_valid),
    .client_0_out_flit   (synchronisation_lane_0_client_0_out_flit),
    .client_0_out_credit (client_0_synchronisation_0_port_lane_0_out_credit),
    .client_1_out_valid  (synchronisation_lane_0_client_1_out_valid),
    .client_1_out_flit   (synchronisation_lane_0_client_1_out_flit),
    .client_1_out_credit (client_1_synchronisation_0_port_lane_0_out_credit),
    .sent                (synchronisation_lane_0_sent),
    .stalls              (synchronisation_lane_0_stalls),
    .conflicts           (synchronisation_lane_0_conflicts),
    .dropped             (synchronisation_lane_0_dropped)
  );

  router_redundant_inner_lane_1x524 reduction_lane_0 (
    .clk                 (clk),
    .reset               (reset),
    .own_column          (place_own_column),
    .own_row             (place_own_row),
    .above               (place_above),
    .enabled             (enabled),
    .north_in_valid      (north_reduction_0_in_valid),
    .north_in_flit       (north_reduction_0_in_flit),
    .north_in_credit     (reduction_lane_0_north_in_credit),
    .client_0_in_valid   (client_0_reduction_0_port_lane_0_in_valid),
    .client_0_in_flit    (client_0_reduction_0_port_lane_0_in_flit),
    .client_0_in_credit  (reduction_lane_0_client_0_in_credit),
    .client_1_in_valid   (client_1_reduction_0_port_lane_0_in_valid),
    .client_1_in_flit    (client_1_reduction_0_port_lane_0_in_flit),
    .client_1_in_credit  (reduction_lane_0_client_1_in_credit),
    .north_out_valid     (reduction_lane_0_north_out_valid),
    .north_out_flit      (reduction_lane_0_north_out_flit),
    .north_out_credit    (north_reduction_0_out_credit),
    .client_0_out_valid  (reduction_lane_0_client_0_out_valid),
    .client_0_out_flit   (reduction_lane_0_client_0_out_flit),
    .client_0_out_credit (client_0_reduction_0_port_lane_0_out_credit),
    .client_1_out_valid  (reduction_lane_0_client_1_out_valid),
    .client_1_out_flit   (reduction_lane_0_client_1_out_flit),
    .client_1_out_credit (client_1_reduction_0_port_lane_0_out_credit),
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
    data_lane_0_sent[1], data_lane_0_sent[2], data_lane_1_sent[1], data_lane_1_sent[2],
    data_lane_2_sent[1], data_lane_2_sent[2], data_lane_3_sent[1], data_lane_3_sent[2],
    data_lane_4_sent[1], data_lane_4_sent[2], data_lane_5_sent[1], data_lane_5_sent[2],
    data_lane_6_sent[1], data_lane_6_sent[2], data_lane_7_sent[1], data_lane_7_sent[2],
    data_lane_8_sent[1], data_lane_8_sent[2], data_lane_9_sent[1], data_lane_9_sent[2],
    data_lane_10_sent[1], data_lane_10_sent[2], data_lane_11_sent[1], data_lane_11_sent[2]
  };
  assign counters_data_flits_client = {4'd0, t_1[0]}
    + {4'd0, t_1[1]}
    + ({4'd0, t_1[2]} + {4'd0, t_1[3]})
    + ({4'd0, t_1[4]} + {4'd0, t_1[5]} + ({4'd0, t_1[6]} + {4'd0, t_1[7]}))
    + ({4'd0, t_1[8]} + {4'd0, t_1[9]} + ({4'd0, t_1[10]} + {4'd0, t_1[11]}) + ({4'd0, t_1[12]} + {4'd0, t_1[13]} + ({4'd0, t_1[14]} + {4'd0, t_1[15]})))
    + ({4'd0, t_1[16]} + {4'd0, t_1[17]} + ({4'd0, t_1[18]} + {4'd0, t_1[19]}) + ({4'd0, t_1[20]} + {4'd0, t_1[21]} + ({4'd0, t_1[22]} + {4'd0, t_1[23]})));
  assign t_2 = {
    client_0_data_0_port_injected,
    client_0_data_1_port_injected,
    client_1_data_0_port_injected,
    client_1_data_1_port_injected
  };
  assign counters_data_injected = {3'd0, t_2[0]}
    + {3'd0, t_2[1]}
    + ({3'd0, t_2[2]} + {3'd0, t_2[3]})
    + ({3'd0, t_2[4]} + {3'd0, t_2[5]} + ({3'd0, t_2[6]} + {3'd0, t_2[7]}));
  assign t_3 = {
    client_0_data_0_port_delivered,
    client_0_data_1_port_delivered,
    client_1_data_0_port_delivered,
    client_1_data_1_port_delivered
  };
  assign counters_data_delivered = {3'd0, t_3[0]}
    + {3'd0, t_3[1]}
    + ({3'd0, t_3[2]} + {3'd0, t_3[3]})
    + ({3'd0, t_3[4]} + {3'd0, t_3[5]} + ({3'd0, t_3[6]} + {3'd0, t_3[7]}));
  assign t_4 = {
    data_lane_0_dropped, data_lane_1_dropped, data_lane_2_dropped, data_lane_3_dropped,
    data_lane_4_dropped, data_lane_5_dropped, data_lane_6_dropped, data_lane_7_dropped,
    data_lane_8_dropped, data_lane_9_dropped, data_lane_10_dropped, data_lane_11_dropped
  };
  assign t_5 = {6'd0, t_4[0]}
    + {6'd0, t_4[1]}
    + ({6'd0, t_4[2]} + {6'd0, t_4[3]})
    + ({6'd0, t_4[4]} + {6'd0, t_4[5]} + ({6'd0, t_4[6]} + {6'd0, t_4[7]}))
    + ({6'd0, t_4[8]} + {6'd0, t_4[9]} + ({6'd0, t_4[10]} + {6'd0, t_4[11]}) + ({6'd0, t_4[12]} + {6'd0, t_4[13]} + ({6'd0, t_4[14]} + {6'd0, t_4[15]})))
    + ({6'd0, t_4[16]} + {6'd0, t_4[17]} + ({6'd0, t_4[18]} + {6'd0, t_4[19]}) + ({6'd0, t_4[20]} + {6'd0, t_4[21]} + ({6'd0, t_4[22]} + {6'd0, t_4[23]})) + ({6'd0, t_4[24]} + {6'd0, t_4[25]} + ({6'd0, t_4[26]} + {6'd0, t_4[27]}) + ({6'd0, t_4[28]} + {6'd0, t_4[29]} + ({6'd0, t_4[30]} + {6'd0, t_4[31]}))))
    + ({6'd0, t_4[32]} + {6'd0, t_4[33]} + ({6'd0, t_4[34]} + {6'd0, t_4[35]}) + ({6'd0, t_4[36]} + {6'd0, t_4[37]} + ({6'd0, t_4[38]} + {6'd0, t_4[39]})) + ({6'd0, t_4[40]} + {6'd0, t_4[41]} + ({6'd0, t_4[42]} + {6'd0, t_4[43]}) + ({6'd0, t_4[44]} + {6'd0, t_4[45]} + ({6'd0, t_4[46]} + {6'd0, t_4[47]}))) + ({6'd0, t_4[48]} + {6'd0, t_4[49]} + ({6'd0, t_4[50]} + {6'd0, t_4[51]}) + ({6'd0, t_4[52]} + {6'd0, t_4[53]} + ({6'd0, t_4[54]} + {6'd0, t_4[55]})) + ({6'd0, t_4[56]} + {6'd0, t_4[57]} + ({6'd0, t_4[58]} + {6'd0, t_4[59]}) + ({6'd0, t_4[60]} + {6'd0, t_4[61]} + ({6'd0, t_4[62]} + {6'd0, t_4[63]})))));
  assign counters_data_dropped = t_5
    + ({6'd0, t_4[64]} + {6'd0, t_4[65]} + ({6'd0, t_4[66]} + {6'd0, t_4[67]}) + ({6'd0, t_4[68]} + {6'd0, t_4[69]} + ({6'd0, t_4[70]} + {6'd0, t_4[71]})));
  assign t_6 = {
    data_lane_0_stalls[0], data_lane_0_stalls[1], data_lane_0_stalls[2], data_lane_1_stalls[0],
    data_lane_1_stalls[1], data_lane_1_stalls[2], data_lane_2_stalls[0], data_lane_2_stalls[1],
    data_lane_2_stalls[2], data_lane_3_stalls[0], data_lane_3_stalls[1], data_lane_3_stalls[2],
    data_lane_4_stalls[0], data_lane_4_stalls[1], data_lane_4_stalls[2], data_lane_5_stalls[0],
    data_lane_5_stalls[1], data_lane_5_stalls[2], data_lane_6_stalls[0], data_lane_6_stalls[1],
    data_lane_6_stalls[2], data_lane_7_stalls[0], data_lane_7_stalls[1], data_lane_7_stalls[2],
    data_lane_8_stalls[0], data_lane_8_stalls[1], data_lane_8_stalls[2], data_lane_9_stalls[0],
    data_lane_9_stalls[1], data_lane_9_stalls[2], data_lane_10_stalls[0], data_lane_10_stalls[1],
    data_lane_10_stalls[2], data_lane_11_stalls[0], data_lane_11_stalls[1], data_lane_11_stalls[2]
  };
  assign t_7 = {5'd0, t_6[0]}
    + {5'd0, t_6[1]}
    + ({5'd0, t_6[2]} + {5'd0, t_6[3]})
    + ({5'd0, t_6[4]} + {5'd0, t_6[5]} + ({5'd0, t_6[6]} + {5'd0, t_6[7]}))
    + ({5'd0, t_6[8]} + {5'd0, t_6[9]} + ({5'd0, t_6[10]} + {5'd0, t_6[11]}) + ({5'd0, t_6[12]} + {5'd0, t_6[13]} + ({5'd0, t_6[14]} + {5'd0, t_6[15]})))
    + ({5'd0, t_6[16]} + {5'd0, t_6[17]} + ({5'd0, t_6[18]} + {5'd0, t_6[19]}) + ({5'd0, t_6[20]} + {5'd0, t_6[21]} + ({5'd0, t_6[22]} + {5'd0, t_6[23]})) + ({5'd0, t_6[24]} + {5'd0, t_6[25]} + ({5'd0, t_6[26]} + {5'd0, t_6[27]}) + ({5'd0, t_6[28]} + {5'd0, t_6[29]} + ({5'd0, t_6[30]} + {5'd0, t_6[31]}))))
    + ({5'd0, t_6[32]} + {5'd0, t_6[33]} + ({5'd0, t_6[34]} + {5'd0, t_6[35]}));
  assign counters_data_stalls = t_7;
  assign t_8 = {
    data_lane_0_conflicts[0],
    data_lane_0_conflicts[1],
    data_lane_0_conflicts[2],
    data_lane_1_conflicts[0],
    data_lane_1_conflicts[1],
    data_lane_1_conflicts[2],
    data_lane_2_conflicts[0],
    data_lane_2_conflicts[1],
    data_lane_2_conflicts[2],
    data_lane_3_conflicts[0],
    data_lane_3_conflicts[1],
    data_lane_3_conflicts[2],
    data_lane_4_conflicts[0],
    data_lane_4_conflicts[1],
    data_lane_4_conflicts[2],
    data_lane_5_conflicts[0],
    data_lane_5_conflicts[1],
    data_lane_5_conflicts[2],
    data_lane_6_conflicts[0],
    data_lane_6_conflicts[1],
    data_lane_6_conflicts[2],
    data_lane_7_conflicts[0],
    data_lane_7_conflicts[1],
    data_lane_7_conflicts[2],
    data_lane_8_conflicts[0],
    data_lane_8_conflicts[1],
    data_lane_8_conflicts[2],
    data_lane_9_conflicts[0],
    data_lane_9_conflicts[1],
    data_lane_9_conflicts[2],
    data_lane_10_conflicts[0],
    data_lane_10_conflicts[1],
    data_lane_10_conflicts[2],
    data_lane_11_conflicts[0],
    data_lane_11_conflicts[1],
    data_lane_11_conflicts[2]
  };
  assign t_9 = {5'd0, t_8[0]}
    + {5'd0, t_8[1]}
    + ({5'd0, t_8[2]} + {5'd0, t_8[3]})
    + ({5'd0, t_8[4]} + {5'd0, t_8[5]} + ({5'd0, t_8[6]} + {5'd0, t_8[7]}))
    + ({5'd0, t_8[8]} + {5'd0, t_8[9]} + ({5'd0, t_8[10]} + {5'd0, t_8[11]}) + ({5'd0, t_8[12]} + {5'd0, t_8[13]} + ({5'd0, t_8[14]} + {5'd0, t_8[15]})))
    + ({5'd0, t_8[16]} + {5'd0, t_8[17]} + ({5'd0, t_8[18]} + {5'd0, t_8[19]}) + ({5'd0, t_8[20]} + {5'd0, t_8[21]} + ({5'd0, t_8[22]} + {5'd0, t_8[23]})) + ({5'd0, t_8[24]} + {5'd0, t_8[25]} + ({5'd0, t_8[26]} + {5'd0, t_8[27]}) + ({5'd0, t_8[28]} + {5'd0, t_8[29]} + ({5'd0, t_8[30]} + {5'd0, t_8[31]}))))
    + ({5'd0, t_8[32]} + {5'd0, t_8[33]} + ({5'd0, t_8[34]} + {5'd0, t_8[35]}));
  assign counters_data_conflicts = t_9;
  assign t_10 = {control_lane_0_sent[0], control_lane_1_sent[0], control_lane_2_sent[0]};
  assign counters_control_flits_north = {1'b0, t_10[0]} + {1'b0, t_10[1]} + {1'b0, t_10[2]};
  assign t_11 = {
    control_lane_0_sent[1],
    control_lane_0_sent[2],
    control_lane_1_sent[1],
    control_lane_1_sent[2],
    control_lane_2_sent[1],
    control_lane_2_sent[2]
  };
  assign counters_control_flits_client = {2'd0, t_11[0]}
    + {2'd0, t_11[1]}
    + ({2'd0, t_11[2]} + {2'd0, t_11[3]})
    + ({2'd0, t_11[4]} + {2'd0, t_11[5]});
  assign t_12 = {client_0_control_0_port_injected, client_1_control_0_port_injected};
  assign counters_control_injected = {2'd0, t_12[0]}
    + {2'd0, t_12[1]}
    + ({2'd0, t_12[2]} + {2'd0, t_12[3]});
  assign t_13 = {client_0_control_0_port_delivered, client_1_control_0_port_delivered};
  assign counters_control_delivered = {2'd0, t_13[0]}
    + {2'd0, t_13[1]}
    + ({2'd0, t_13[2]} + {2'd0, t_13[3]});
  assign t_14 = {control_lane_0_dropped, control_lane_1_dropped, control_lane_2_dropped};
  assign counters_control_dropped = {4'd0, t_14[0]}
    + {4'd0, t_14[1]}
    + ({4'd0, t_14[2]} + {4'd0, t_14[3]})
    + ({4'd0, t_14[4]} + {4'd0, t_14[5]} + ({4'd0, t_14[6]} + {4'd0, t_14[7]}))
    + ({4'd0, t_14[8]} + {4'd0, t_14[9]} + ({4'd0, t_14[10]} + {4'd0, t_14[11]}) + ({4'd0, t_14[12]} + {4'd0, t_14[13]} + ({4'd0, t_14[14]} + {4'd0, t_14[15]})))
    + ({4'd0, t_14[16]} + {4'd0, t_14[17]});
  assign t_15 = {
    control_lane_0_stalls[0], control_lane_0_stalls[1], control_lane_0_stalls[2],
    control_lane_1_stalls[0], control_lane_1_stalls[1], control_lane_1_stalls[2],
    control_lane_2_stalls[0], control_lane_2_stalls[1], control_lane_2_stalls[2]
  };
  assign counters_control_stalls = {3'd0, t_15[0]}
    + {3'd0, t_15[1]}
    + ({3'd0, t_15[2]} + {3'd0, t_15[3]})
    + ({3'd0, t_15[4]} + {3'd0, t_15[5]} + ({3'd0, t_15[6]} + {3'd0, t_15[7]}))
    + {3'd0, t_15[8]};
  assign t_16 = {
    control_lane_0_conflicts[0],
    control_lane_0_conflicts[1],
    control_lane_0_conflicts[2],
    control_lane_1_conflicts[0],
    control_lane_1_conflicts[1],
    control_lane_1_conflicts[2],
    control_lane_2_conflicts[0],
    control_lane_2_conflicts[1],
    control_lane_2_conflicts[2]
  };
  assign counters_control_conflicts = {3'd0, t_16[0]}
    + {3'd0, t_16[1]}
    + ({3'd0, t_16[2]} + {3'd0, t_16[3]})
    + ({3'd0, t_16[4]} + {3'd0, t_16[5]} + ({3'd0, t_16[6]} + {3'd0, t_16[7]}))
    + {3'd0, t_16[8]};
  assign t_17 = {utility_lane_0_sent[1], utility_lane_0_sent[2]};
  assign counters_utility_flits_client = {1'b0, t_17[0]} + {1'b0, t_17[1]};
  assign t_18 = {client_0_utility_0_port_injected, client_1_utility_0_port_injected};
  assign counters_utility_injected = {2'd0, t_18[0]}
    + {2'd0, t_18[1]}
    + ({2'd0, t_18[2]} + {2'd0, t_18[3]});
  assign t_19 = {client_0_utility_0_port_delivered, client_1_utility_0_port_delivered};
  assign counters_utility_delivered = {2'd0, t_19[0]}
    + {2'd0, t_19[1]}
    + ({2'd0, t_19[2]} + {2'd0, t_19[3]});
  assign counters_utility_dropped = {2'd0, utility_lane_0_dropped[0]}
    + {2'd0, utility_lane_0_dropped[1]}
    + ({2'd0, utility_lane_0_dropped[2]} + {2'd0, utility_lane_0_dropped[3]})
    + ({2'd0, utility_lane_0_dropped[4]} + {2'd0, utility_lane_0_dropped[5]});
  assign t_20 = {utility_lane_0_stalls[0], utility_lane_0_stalls[1], utility_lane_0_stalls[2]};
  assign counters_utility_stalls = {1'b0, t_20[0]} + {1'b0, t_20[1]} + {1'b0, t_20[2]};
  assign t_21 = {
    utility_lane_0_conflicts[0],
    utility_lane_0_conflicts[1],
    utility_lane_0_conflicts[2]
  };
  assign counters_utility_conflicts = {1'b0, t_21[0]} + {1'b0, t_21[1]} + {1'b0, t_21[2]};
  assign t_22 = {synchronisation_lane_0_sent[1], synchronisation_lane_0_sent[2]};
  assign counters_synchronisation_flits_client = {1'b0, t_22[0]} + {1'b0, t_22[1]};
  assign t_23 = {client_0_synchronisation_0_port_injected, client_1_synchronisation_0_port_injected};
  assign counters_synchronisation_injected = {1'b0, t_23[0]} + {1'b0, t_23[1]};
  assign t_24 = {
    client_0_synchronisation_0_port_delivered,
    client_1_synchronisation_0_port_delivered
  };
  assign counters_synchronisation_delivered = {1'b0, t_24[0]} + {1'b0, t_24[1]};
  assign counters_synchronisation_dropped = {1'b0, synchronisation_lane_0_dropped[0]}
    + {1'b0, synchronisation_lane_0_dropped[1]}
    + {1'b0, synchronisation_lane_0_dropped[2]};
  assign t_25 = {
    synchronisation_lane_0_stalls[0],
    synchronisation_lane_0_stalls[1],
    synchronisation_lane_0_stalls[2]
  };
  assign counters_synchronisation_stalls = {1'b0, t_25[0]} + {1'b0, t_25[1]} + {1'b0, t_25[2]};
  assign t_26 = {
    synchronisation_lane_0_conflicts[0],
    synchronisation_lane_0_conflicts[1],
    synchronisation_lane_0_conflicts[2]
  };
  assign counters_synchronisation_conflicts = {1'b0, t_26[0]} + {1'b0, t_26[1]} + {1'b0, t_26[2]};
  assign t_27 = {reduction_lane_0_sent[1], reduction_lane_0_sent[2]};
  assign counters_reduction_flits_client = {1'b0, t_27[0]} + {1'b0, t_27[1]};
  assign t_28 = {client_0_reduction_0_port_injected, client_1_reduction_0_port_injected};
  assign counters_reduction_injected = {1'b0, t_28[0]} + {1'b0, t_28[1]};
  assign t_29 = {client_0_reduction_0_port_delivered, client_1_reduction_0_port_delivered};
  assign counters_reduction_delivered = {1'b0, t_29[0]} + {1'b0, t_29[1]};
  assign counters_reduction_dropped = {1'b0, reduction_lane_0_dropped[0]}
    + {1'b0, reduction_lane_0_dropped[1]}
    + {1'b0, reduction_lane_0_dropped[2]};
  assign t_30 = {reduction_lane_0_stalls[0], reduction_lane_0_stalls[1], reduction_lane_0_stalls[2]};
  assign counters_reduction_stalls = {1'b0, t_30[0]} + {1'b0, t_30[1]} + {1'b0, t_30[2]};
  assign t_31 = {
    reduction_lane_0_conflicts[0],
    reduction_lane_0_conflicts[1],
    reduction_lane_0_conflicts[2]
  };
  assign counters_reduction_conflicts = {1'b0, t_31[0]} + {1'b0, t_31[1]} + {1'b0, t_31[2]};
  router_redundant_inner_counters counters (
    .clk                          (clk),
    .reset                        (reset),
    .data_flits_north             (counters_data_flits_north),
    .data_flits_client            (counters_data_flits_client),
    .data_injected                (counters_data_injected),
    .data_delivered               (counters_data_delivered),
    .data_dropped                 (counters_data_dropped),
    .data_stalls                  (counters_data_stalls),
    .data_conflicts               (counters_data_conflicts),
    .control_flits_north          (counters_control_flits_north),
    .control_flits_client         (counters_control_flits_client),
    .control_injected             (counters_control_injected),
    .control_delivered            (counters_control_delivered),
    .control_dropped              (counters_control_dropped),
    .control_stalls               (counters_control_stalls),
    .control_conflicts            (counters_control_conflicts),
    .utility_flits_north          (utility_lane_0_sent[0]),
    .utility_flits_client         (counters_utility_flits_client),
    .utility_injected             (counters_utility_injected),
    .utility_delivered            (counters_utility_delivered),
    .utility_dropped              (counters_utility_dropped),
    .utility_stalls               (counters_utility_stalls),
    .utility_conflicts            (counters_utility_conflicts),
    .synchronisation_flits_north  (synchronisation_lane_0_sent[0]),
    .synchronisation_flits_client (counters_synchronisation_flits_client),
    .synchronisation_injected     (counters_synchronisation_injected),
    .synchronisation_delivered    (counters_synchronisation_delivered),
    .synchronisation_dropped      (counters_synchronisation_dropped),
    .synchronisation_stalls       (counters_synchronisation_stalls),
    .synchronisation_conflicts    (counters_synchronisation_conflicts),
    .reduction_flits_north        (reduction_lane_0_sent[0]),
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
