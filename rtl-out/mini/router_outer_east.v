// router_outer_east
//
// Cluster router, outer, east: a slice of each of 7 lanes, and the ports of its clients. Straps
// say where it stands.
//
// Parameters: channels =
// [{"classes":2,"lanes":3,"links":[1,0,0,0,0,0,1,3,1,1],"payload":645,"weights":{"channel":"data","columns":2,"kind":"outer_east","ports":[0,1,3,4,10,11,12,13],"rows":2}},{"classes":2,"lanes":1,"links":[1,0,0,0,0,0,1,1,1,1],"payload":64,"weights":{"channel":"control","columns":2,"kind":"outer_east","ports":[0,1,3,4,10,11,12,13],"rows":2}},{"classes":2,"lanes":1,"links":[1,0,0,0,0,0,1,1,1,1],"payload":64,"weights":null},{"classes":1,"lanes":1,"links":[1,0,0,0,0,0,1,1,1,1],"payload":64,"weights":null},{"classes":1,"lanes":1,"links":[1,0,0,0,0,0,0,0,0,0],"payload":524,"weights":null}],
// shape =
// {"columns":2,"depth":2,"full_rows":2,"kind":"outer_east","ports":15387,"rows":2,"stub":false}
//
// Generated from hw/src/router/mod.rs; change that file, not this one.

`default_nettype none

module router_outer_east (
  input  wire         clk,
  input  wire         reset,
  // Where the router stands.
  input  wire         column,
  input  wire         row,
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
  input  wire [658:0] north_data_0_in_flit,
  output wire   [1:0] north_data_0_in_credit,
  output wire         north_data_0_out_valid,
  output wire         north_data_0_out_class,
  output wire [658:0] north_data_0_out_flit,
  input  wire   [1:0] north_data_0_out_credit,
  input  wire         north_data_1_in_valid,
  input  wire         north_data_1_in_class,
  input  wire [658:0] north_data_1_in_flit,
  output wire   [1:0] north_data_1_in_credit,
  output wire         north_data_1_out_valid,
  output wire         north_data_1_out_class,
  output wire [658:0] north_data_1_out_flit,
  input  wire   [1:0] north_data_1_out_credit,
  input  wire         north_data_2_in_valid,
  input  wire         north_data_2_in_class,
  input  wire [658:0] north_data_2_in_flit,
  output wire   [1:0] north_data_2_in_credit,
  output wire         north_data_2_out_valid,
  output wire         north_data_2_out_class,
  output wire [658:0] north_data_2_out_flit,
  input  wire   [1:0] north_data_2_out_credit,
  input  wire         north_control_0_in_valid,
  input  wire         north_control_0_in_class,
  input  wire  [77:0] north_control_0_in_flit,
  output wire   [1:0] north_control_0_in_credit,
  output wire         north_control_0_out_valid,
  output wire         north_control_0_out_class,
  output wire  [77:0] north_control_0_out_flit,
  input  wire   [1:0] north_control_0_out_credit,
  input  wire         north_utility_0_in_valid,
  input  wire         north_utility_0_in_class,
  input  wire  [77:0] north_utility_0_in_flit,
  output wire   [1:0] north_utility_0_in_credit,
  output wire         north_utility_0_out_valid,
  output wire         north_utility_0_out_class,
  output wire  [77:0] north_utility_0_out_flit,
  input  wire   [1:0] north_utility_0_out_credit,
  input  wire         north_synchronisation_0_in_valid,
  input  wire  [77:0] north_synchronisation_0_in_flit,
  output wire         north_synchronisation_0_in_credit,
  output wire         north_synchronisation_0_out_valid,
  output wire  [77:0] north_synchronisation_0_out_flit,
  input  wire         north_synchronisation_0_out_credit,
  input  wire         north_reduction_0_in_valid,
  input  wire [537:0] north_reduction_0_in_flit,
  output wire         north_reduction_0_in_credit,
  output wire         north_reduction_0_out_valid,
  output wire [537:0] north_reduction_0_out_flit,
  input  wire         north_reduction_0_out_credit,
  input  wire         south_data_0_in_valid,
  input  wire         south_data_0_in_class,
  input  wire [658:0] south_data_0_in_flit,
  output wire   [1:0] south_data_0_in_credit,
  output wire         south_data_0_out_valid,
  output wire         south_data_0_out_class,
  output wire [658:0] south_data_0_out_flit,
  input  wire   [1:0] south_data_0_out_credit,
  input  wire         south_data_1_in_valid,
  input  wire         south_data_1_in_class,
  input  wire [658:0] south_data_1_in_flit,
  output wire   [1:0] south_data_1_in_credit,
  output wire         south_data_1_out_valid,
  output wire         south_data_1_out_class,
  output wire [658:0] south_data_1_out_flit,
  input  wire   [1:0] south_data_1_out_credit,
  input  wire         south_data_2_in_valid,
  input  wire         south_data_2_in_class,
  input  wire [658:0] south_data_2_in_flit,
  output wire   [1:0] south_data_2_in_credit,
  output wire         south_data_2_out_valid,
  output wire         south_data_2_out_class,
  output wire [658:0] south_data_2_out_flit,
  input  wire   [1:0] south_data_2_out_credit,
  input  wire         south_control_0_in_valid,
  input  wire         south_control_0_in_class,
  input  wire  [77:0] south_control_0_in_flit,
  output wire   [1:0] south_control_0_in_credit,
  output wire         south_control_0_out_valid,
  output wire         south_control_0_out_class,
  output wire  [77:0] south_control_0_out_flit,
  input  wire   [1:0] south_control_0_out_credit,
  input  wire         south_utility_0_in_valid,
  input  wire         south_utility_0_in_class,
  input  wire  [77:0] south_utility_0_in_flit,
  output wire   [1:0] south_utility_0_in_credit,
  output wire         south_utility_0_out_valid,
  output wire         south_utility_0_out_class,
  output wire  [77:0] south_utility_0_out_flit,
  input  wire   [1:0] south_utility_0_out_credit,
  input  wire         south_synchronisation_0_in_valid,
  input  wire  [77:0] south_synchronisation_0_in_flit,
  output wire         south_synchronisation_0_in_credit,
  output wire         south_synchronisation_0_out_valid,
  output wire  [77:0] south_synchronisation_0_out_flit,
  input  wire         south_synchronisation_0_out_credit,
  input  wire         south_reduction_0_in_valid,
  input  wire [537:0] south_reduction_0_in_flit,
  output wire         south_reduction_0_in_credit,
  output wire         south_reduction_0_out_valid,
  output wire [537:0] south_reduction_0_out_flit,
  input  wire         south_reduction_0_out_credit,
  input  wire         west_data_0_in_valid,
  input  wire         west_data_0_in_class,
  input  wire [658:0] west_data_0_in_flit,
  output wire   [1:0] west_data_0_in_credit,
  output wire         west_data_0_out_valid,
  output wire         west_data_0_out_class,
  output wire [658:0] west_data_0_out_flit,
  input  wire   [1:0] west_data_0_out_credit,
  input  wire         west_data_1_in_valid,
  input  wire         west_data_1_in_class,
  input  wire [658:0] west_data_1_in_flit,
  output wire   [1:0] west_data_1_in_credit,
  output wire         west_data_1_out_valid,
  output wire         west_data_1_out_class,
  output wire [658:0] west_data_1_out_flit,
  input  wire   [1:0] west_data_1_out_credit,
  input  wire         west_data_2_in_valid,
  input  wire         west_data_2_in_class,
  input  wire [658:0] west_data_2_in_flit,
  output wire   [1:0] west_data_2_in_credit,
  output wire         west_data_2_out_valid,
  output wire         west_data_2_out_class,
  output wire [658:0] west_data_2_out_flit,
  input  wire   [1:0] west_data_2_out_credit,
  input  wire         west_control_0_in_valid,
  input  wire         west_control_0_in_class,
  input  wire  [77:0] west_control_0_in_flit,
  output wire   [1:0] west_control_0_in_credit,
  output wire         west_control_0_out_valid,
  output wire         west_control_0_out_class,
  output wire  [77:0] west_control_0_out_flit,
  input  wire   [1:0] west_control_0_out_credit,
  input  wire         west_utility_0_in_valid,
  input  wire         west_utility_0_in_class,
  input  wire  [77:0] west_utility_0_in_flit,
  output wire   [1:0] west_utility_0_in_credit,
  output wire         west_utility_0_out_valid,
  output wire         west_utility_0_out_class,
  output wire  [77:0] west_utility_0_out_flit,
  input  wire   [1:0] west_utility_0_out_credit,
  input  wire         west_synchronisation_0_in_valid,
  input  wire  [77:0] west_synchronisation_0_in_flit,
  output wire         west_synchronisation_0_in_credit,
  output wire         west_synchronisation_0_out_valid,
  output wire  [77:0] west_synchronisation_0_out_flit,
  input  wire         west_synchronisation_0_out_credit,
  input  wire         west_reduction_0_in_valid,
  input  wire [537:0] west_reduction_0_in_flit,
  output wire         west_reduction_0_in_credit,
  output wire         west_reduction_0_out_valid,
  output wire [537:0] west_reduction_0_out_flit,
  input  wire         west_reduction_0_out_credit,
  input  wire         client_0_data_0_up_0_valid,
  output wire         client_0_data_0_up_0_ready,
  input  wire   [1:0] client_0_data_0_up_0_columns,
  input  wire   [1:0] client_0_data_0_up_0_rows,
  input  wire   [9:0] client_0_data_0_up_0_clients,
  input  wire   [1:0] client_0_data_0_up_0_lane,
  input  wire [644:0] client_0_data_0_up_0_payload,
  output wire         client_0_data_0_down_0_valid,
  input  wire         client_0_data_0_down_0_ready,
  output wire [644:0] client_0_data_0_down_0_payload,
  input  wire         client_0_data_0_up_1_valid,
  output wire         client_0_data_0_up_1_ready,
  input  wire   [1:0] client_0_data_0_up_1_columns,
  input  wire   [1:0] client_0_data_0_up_1_rows,
  input  wire   [9:0] client_0_data_0_up_1_clients,
  input  wire   [1:0] client_0_data_0_up_1_lane,
  input  wire [644:0] client_0_data_0_up_1_payload,
  output wire         client_0_data_0_down_1_valid,
  input  wire         client_0_data_0_down_1_ready,
  output wire [644:0] client_0_data_0_down_1_payload,
  input  wire         client_0_control_0_up_0_valid,
  output wire         client_0_control_0_up_0_ready,
  input  wire   [1:0] client_0_control_0_up_0_columns,
  input  wire   [1:0] client_0_control_0_up_0_rows,
  input  wire   [9:0] client_0_control_0_up_0_clients,
  input  wire  [63:0] client_0_control_0_up_0_payload,
  output wire         client_0_control_0_down_0_valid,
  input  wire         client_0_control_0_down_0_ready,
  output wire  [63:0] client_0_control_0_down_0_payload,
  input  wire         client_0_control_0_up_1_valid,
  output wire         client_0_control_0_up_1_ready,
  input  wire   [1:0] client_0_control_0_up_1_columns,
  input  wire   [1:0] client_0_control_0_up_1_rows,
  input  wire   [9:0] client_0_control_0_up_1_clients,
  input  wire  [63:0] client_0_control_0_up_1_payload,
  output wire         client_0_control_0_down_1_valid,
  input  wire         client_0_control_0_down_1_ready,
  output wire  [63:0] client_0_control_0_down_1_payload,
  input  wire         client_0_utility_0_up_0_valid,
  output wire         client_0_utility_0_up_0_ready,
  input  wire   [1:0] client_0_utility_0_up_0_columns,
  input  wire   [1:0] client_0_utility_0_up_0_rows,
  input  wire   [9:0] client_0_utility_0_up_0_clients,
  input  wire  [63:0] client_0_utility_0_up_0_payload,
  output wire         client_0_utility_0_down_0_valid,
  input  wire         client_0_utility_0_down_0_ready,
  output wire  [63:0] client_0_utility_0_down_0_payload,
  input  wire         client_0_utility_0_up_1_valid,
  output wire         client_0_utility_0_up_1_ready,
  input  wire   [1:0] client_0_utility_0_up_1_columns,
  input  wire   [1:0] client_0_utility_0_up_1_rows,
  input  wire   [9:0] client_0_utility_0_up_1_clients,
  input  wire  [63:0] client_0_utility_0_up_1_payload,
  output wire         client_0_utility_0_down_1_valid,
  input  wire         client_0_utility_0_down_1_ready,
  output wire  [63:0] client_0_utility_0_down_1_payload,
  input  wire         client_0_synchronisation_0_up_0_valid,
  output wire         client_0_synchronisation_0_up_0_ready,
  input  wire   [1:0] client_0_synchronisation_0_up_0_columns,
  input  wire   [1:0] client_0_synchronisation_0_up_0_rows,
  input  wire   [9:0] client_0_synchronisation_0_up_0_clients,
  input  wire  [63:0] client_0_synchronisation_0_up_0_payload,
  output wire         client_0_synchronisation_0_down_0_valid,
  input  wire         client_0_synchronisation_0_down_0_ready,
  output wire  [63:0] client_0_synchronisation_0_down_0_payload,
  input  wire         client_0_reduction_0_up_0_valid,
  output wire         client_0_reduction_0_up_0_ready,
  input  wire   [1:0] client_0_reduction_0_up_0_columns,
  input  wire   [1:0] client_0_reduction_0_up_0_rows,
  input  wire   [9:0] client_0_reduction_0_up_0_clients,
  input  wire [523:0] client_0_reduction_0_up_0_payload,
  output wire         client_0_reduction_0_down_0_valid,
  input  wire         client_0_reduction_0_down_0_ready,
  output wire [523:0] client_0_reduction_0_down_0_payload,
  input  wire         client_6_data_0_up_0_valid,
  output wire         client_6_data_0_up_0_ready,
  input  wire   [1:0] client_6_data_0_up_0_columns,
  input  wire   [1:0] client_6_data_0_up_0_rows,
  input  wire   [9:0] client_6_data_0_up_0_clients,
  input  wire   [1:0] client_6_data_0_up_0_lane,
  input  wire [644:0] client_6_data_0_up_0_payload,
  output wire         client_6_data_0_down_0_valid,
  input  wire         client_6_data_0_down_0_ready,
  output wire [644:0] client_6_data_0_down_0_payload,
  input  wire         client_6_data_0_up_1_valid,
  output wire         client_6_data_0_up_1_ready,
  input  wire   [1:0] client_6_data_0_up_1_columns,
  input  wire   [1:0] client_6_data_0_up_1_rows,
  input  wire   [9:0] client_6_data_0_up_1_clients,
  input  wire   [1:0] client_6_data_0_up_1_lane,
  input  wire [644:0] client_6_data_0_up_1_payload,
  output wire         client_6_data_0_down_1_valid,
  input  wire         client_6_data_0_down_1_ready,
  output wire [644:0] client_6_data_0_down_1_payload,
  input  wire         client_6_control_0_up_0_valid,
  output wire         client_6_control_0_up_0_ready,
  input  wire   [1:0] client_6_control_0_up_0_columns,
  input  wire   [1:0] client_6_control_0_up_0_rows,
  input  wire   [9:0] client_6_control_0_up_0_clients,
  input  wire  [63:0] client_6_control_0_up_0_payload,
  output wire         client_6_control_0_down_0_valid,
  input  wire         client_6_control_0_down_0_ready,
  output wire  [63:0] client_6_control_0_down_0_payload,
  input  wire         client_6_control_0_up_1_valid,
  output wire         client_6_control_0_up_1_ready,
  input  wire   [1:0] client_6_control_0_up_1_columns,
  input  wire   [1:0] client_6_control_0_up_1_rows,
  input  wire   [9:0] client_6_control_0_up_1_clients,
  input  wire  [63:0] client_6_control_0_up_1_payload,
  output wire         client_6_control_0_down_1_valid,
  input  wire         client_6_control_0_down_1_ready,
  output wire  [63:0] client_6_control_0_down_1_payload,
  input  wire         client_6_utility_0_up_0_valid,
  output wire         client_6_utility_0_up_0_ready,
  input  wire   [1:0] client_6_utility_0_up_0_columns,
  input  wire   [1:0] client_6_utility_0_up_0_rows,
  input  wire   [9:0] client_6_utility_0_up_0_clients,
  input  wire  [63:0] client_6_utility_0_up_0_payload,
  output wire         client_6_utility_0_down_0_valid,
  input  wire         client_6_utility_0_down_0_ready,
  output wire  [63:0] client_6_utility_0_down_0_payload,
  input  wire         client_6_utility_0_up_1_valid,
  output wire         client_6_utility_0_up_1_ready,
  input  wire   [1:0] client_6_utility_0_up_1_columns,
  input  wire   [1:0] client_6_utility_0_up_1_rows,
  input  wire   [9:0] client_6_utility_0_up_1_clients,
  input  wire  [63:0] client_6_utility_0_up_1_payload,
  output wire         client_6_utility_0_down_1_valid,
  input  wire         client_6_utility_0_down_1_ready,
  output wire  [63:0] client_6_utility_0_down_1_payload,
  input  wire         client_6_synchronisation_0_up_0_valid,
  output wire         client_6_synchronisation_0_up_0_ready,
  input  wire   [1:0] client_6_synchronisation_0_up_0_columns,
  input  wire   [1:0] client_6_synchronisation_0_up_0_rows,
  input  wire   [9:0] client_6_synchronisation_0_up_0_clients,
  input  wire  [63:0] client_6_synchronisation_0_up_0_payload,
  output wire         client_6_synchronisation_0_down_0_valid,
  input  wire         client_6_synchronisation_0_down_0_ready,
  output wire  [63:0] client_6_synchronisation_0_down_0_payload,
  input  wire         client_7_data_0_up_0_valid,
  output wire         client_7_data_0_up_0_ready,
  input  wire   [1:0] client_7_data_0_up_0_columns,
  input  wire   [1:0] client_7_data_0_up_0_rows,
  input  wire   [9:0] client_7_data_0_up_0_clients,
  input  wire [644:0] client_7_data_0_up_0_payload,
  output wire         client_7_data_0_down_0_valid,
  input  wire         client_7_data_0_down_0_ready,
  output wire [644:0] client_7_data_0_down_0_payload,
  input  wire         client_7_data_0_up_1_valid,
  output wire         client_7_data_0_up_1_ready,
  input  wire   [1:0] client_7_data_0_up_1_columns,
  input  wire   [1:0] client_7_data_0_up_1_rows,
  input  wire   [9:0] client_7_data_0_up_1_clients,
  input  wire [644:0] client_7_data_0_up_1_payload,
  output wire         client_7_data_0_down_1_valid,
  input  wire         client_7_data_0_down_1_ready,
  output wire [644:0] client_7_data_0_down_1_payload,
  input  wire         client_7_data_1_up_0_valid,
  output wire         client_7_data_1_up_0_ready,
  input  wire   [1:0] client_7_data_1_up_0_columns,
  input  wire   [1:0] client_7_data_1_up_0_rows,
  input  wire   [9:0] client_7_data_1_up_0_clients,
  input  wire [644:0] client_7_data_1_up_0_payload,
  output wire         client_7_data_1_down_0_valid,
  input  wire         client_7_data_1_down_0_ready,
  output wire [644:0] client_7_data_1_down_0_payload,
  input  wire         client_7_data_1_up_1_valid,
  output wire         client_7_data_1_up_1_ready,
  input  wire   [1:0] client_7_data_1_up_1_columns,
  input  wire   [1:0] client_7_data_1_up_1_rows,
  input  wire   [9:0] client_7_data_1_up_1_clients,
  input  wire [644:0] client_7_data_1_up_1_payload,
  output wire         client_7_data_1_down_1_valid,
  input  wire         client_7_data_1_down_1_ready,
  output wire [644:0] client_7_data_1_down_1_payload,
  input  wire         client_7_data_2_up_0_valid,
  output wire         client_7_data_2_up_0_ready,
  input  wire   [1:0] client_7_data_2_up_0_columns,
  input  wire   [1:0] client_7_data_2_up_0_rows,
  input  wire   [9:0] client_7_data_2_up_0_clients,
  input  wire [644:0] client_7_data_2_up_0_payload,
  output wire         client_7_data_2_down_0_valid,
  input  wire         client_7_data_2_down_0_ready,
  output wire [644:0] client_7_data_2_down_0_payload,
  input  wire         client_7_data_2_up_1_valid,
  output wire         client_7_data_2_up_1_ready,
  input  wire   [1:0] client_7_data_2_up_1_columns,
  input  wire   [1:0] client_7_data_2_up_1_rows,
  input  wire   [9:0] client_7_data_2_up_1_clients,
  input  wire [644:0] client_7_data_2_up_1_payload,
  output wire         client_7_data_2_down_1_valid,
  input  wire         client_7_data_2_down_1_ready,
  output wire [644:0] client_7_data_2_down_1_payload,
  input  wire         client_7_control_0_up_0_valid,
  output wire         client_7_control_0_up_0_ready,
  input  wire   [1:0] client_7_control_0_up_0_columns,
  input  wire   [1:0] client_7_control_0_up_0_rows,
  input  wire   [9:0] client_7_control_0_up_0_clients,
  input  wire  [63:0] client_7_control_0_up_0_payload,
  output wire         client_7_control_0_down_0_valid,
  input  wire         client_7_control_0_down_0_ready,
  output wire  [63:0] client_7_control_0_down_0_payload,
  input  wire         client_7_control_0_up_1_valid,
  output wire         client_7_control_0_up_1_ready,
  input  wire   [1:0] client_7_control_0_up_1_columns,
  input  wire   [1:0] client_7_control_0_up_1_rows,
  input  wire   [9:0] client_7_control_0_up_1_clients,
  input  wire  [63:0] client_7_control_0_up_1_payload,
  output wire         client_7_control_0_down_1_valid,
  input  wire         client_7_control_0_down_1_ready,
  output wire  [63:0] client_7_control_0_down_1_payload,
  input  wire         client_7_utility_0_up_0_valid,
  output wire         client_7_utility_0_up_0_ready,
  input  wire   [1:0] client_7_utility_0_up_0_columns,
  input  wire   [1:0] client_7_utility_0_up_0_rows,
  input  wire   [9:0] client_7_utility_0_up_0_clients,
  input  wire  [63:0] client_7_utility_0_up_0_payload,
  output wire         client_7_utility_0_down_0_valid,
  input  wire         client_7_utility_0_down_0_ready,
  output wire  [63:0] client_7_utility_0_down_0_payload,
  input  wire         client_7_utility_0_up_1_valid,
  output wire         client_7_utility_0_up_1_ready,
  input  wire   [1:0] client_7_utility_0_up_1_columns,
  input  wire   [1:0] client_7_utility_0_up_1_rows,
  input  wire   [9:0] client_7_utility_0_up_1_clients,
  input  wire  [63:0] client_7_utility_0_up_1_payload,
  output wire         client_7_utility_0_down_1_valid,
  input  wire         client_7_utility_0_down_1_ready,
  output wire  [63:0] client_7_utility_0_down_1_payload,
  input  wire         client_7_synchronisation_0_up_0_valid,
  output wire         client_7_synchronisation_0_up_0_ready,
  input  wire   [1:0] client_7_synchronisation_0_up_0_columns,
  input  wire   [1:0] client_7_synchronisation_0_up_0_rows,
  input  wire   [9:0] client_7_synchronisation_0_up_0_clients,
  input  wire  [63:0] client_7_synchronisation_0_up_0_payload,
  output wire         client_7_synchronisation_0_down_0_valid,
  input  wire         client_7_synchronisation_0_down_0_ready,
  output wire  [63:0] client_7_synchronisation_0_down_0_payload,
  input  wire         client_8_data_0_up_0_valid,
  output wire         client_8_data_0_up_0_ready,
  input  wire   [1:0] client_8_data_0_up_0_columns,
  input  wire   [1:0] client_8_data_0_up_0_rows,
  input  wire   [9:0] client_8_data_0_up_0_clients,
  input  wire   [1:0] client_8_data_0_up_0_lane,
  input  wire [644:0] client_8_data_0_up_0_payload,
  output wire         client_8_data_0_down_0_valid,
  input  wire         client_8_data_0_down_0_ready,
  output wire [644:0] client_8_data_0_down_0_payload,
  input  wire         client_8_data_0_up_1_valid,
  output wire         client_8_data_0_up_1_ready,
  input  wire   [1:0] client_8_data_0_up_1_columns,
  input  wire   [1:0] client_8_data_0_up_1_rows,
  input  wire   [9:0] client_8_data_0_up_1_clients,
  input  wire   [1:0] client_8_data_0_up_1_lane,
  input  wire [644:0] client_8_data_0_up_1_payload,
  output wire         client_8_data_0_down_1_valid,
  input  wire         client_8_data_0_down_1_ready,
  output wire [644:0] client_8_data_0_down_1_payload,
  input  wire         client_8_control_0_up_0_valid,
  output wire         client_8_control_0_up_0_ready,
  input  wire   [1:0] client_8_control_0_up_0_columns,
  input  wire   [1:0] client_8_control_0_up_0_rows,
  input  wire   [9:0] client_8_control_0_up_0_clients,
  input  wire  [63:0] client_8_control_0_up_0_payload,
  output wire         client_8_control_0_down_0_valid,
  input  wire         client_8_control_0_down_0_ready,
  output wire  [63:0] client_8_control_0_down_0_payload,
  input  wire         client_8_control_0_up_1_valid,
  output wire         client_8_control_0_up_1_ready,
  input  wire   [1:0] client_8_control_0_up_1_columns,
  input  wire   [1:0] client_8_control_0_up_1_rows,
  input  wire   [9:0] client_8_control_0_up_1_clients,
  input  wire  [63:0] client_8_control_0_up_1_payload,
  output wire         client_8_control_0_down_1_valid,
  input  wire         client_8_control_0_down_1_ready,
  output wire  [63:0] client_8_control_0_down_1_payload,
  input  wire         client_8_utility_0_up_0_valid,
  output wire         client_8_utility_0_up_0_ready,
  input  wire   [1:0] client_8_utility_0_up_0_columns,
  input  wire   [1:0] client_8_utility_0_up_0_rows,
  input  wire   [9:0] client_8_utility_0_up_0_clients,
  input  wire  [63:0] client_8_utility_0_up_0_payload,
  output wire         client_8_utility_0_down_0_valid,
  input  wire         client_8_utility_0_down_0_ready,
  output wire  [63:0] client_8_utility_0_down_0_payload,
  input  wire         client_8_utility_0_up_1_valid,
  output wire         client_8_utility_0_up_1_ready,
  input  wire   [1:0] client_8_utility_0_up_1_columns,
  input  wire   [1:0] client_8_utility_0_up_1_rows,
  input  wire   [9:0] client_8_utility_0_up_1_clients,
  input  wire  [63:0] client_8_utility_0_up_1_payload,
  output wire         client_8_utility_0_down_1_valid,
  input  wire         client_8_utility_0_down_1_ready,
  output wire  [63:0] client_8_utility_0_down_1_payload,
  input  wire         client_8_synchronisation_0_up_0_valid,
  output wire         client_8_synchronisation_0_up_0_ready,
  input  wire   [1:0] client_8_synchronisation_0_up_0_columns,
  input  wire   [1:0] client_8_synchronisation_0_up_0_rows,
  input  wire   [9:0] client_8_synchronisation_0_up_0_clients,
  input  wire  [63:0] client_8_synchronisation_0_up_0_payload,
  output wire         client_8_synchronisation_0_down_0_valid,
  input  wire         client_8_synchronisation_0_down_0_ready,
  output wire  [63:0] client_8_synchronisation_0_down_0_payload,
  input  wire         client_9_data_0_up_0_valid,
  output wire         client_9_data_0_up_0_ready,
  input  wire   [1:0] client_9_data_0_up_0_columns,
  input  wire   [1:0] client_9_data_0_up_0_rows,
  input  wire   [9:0] client_9_data_0_up_0_clients,
  input  wire   [1:0] client_9_data_0_up_0_lane,
  input  wire [644:0] client_9_data_0_up_0_payload,
  output wire         client_9_data_0_down_0_valid,
  input  wire         client_9_data_0_down_0_ready,
  output wire [644:0] client_9_data_0_down_0_payload,
  input  wire         client_9_data_0_up_1_valid,
  output wire         client_9_data_0_up_1_ready,
  input  wire   [1:0] client_9_data_0_up_1_columns,
  input  wire   [1:0] client_9_data_0_up_1_rows,
  input  wire   [9:0] client_9_data_0_up_1_clients,
  input  wire   [1:0] client_9_data_0_up_1_lane,
  input  wire [644:0] client_9_data_0_up_1_payload,
  output wire         client_9_data_0_down_1_valid,
  input  wire         client_9_data_0_down_1_ready,
  output wire [644:0] client_9_data_0_down_1_payload,
  input  wire         client_9_control_0_up_0_valid,
  output wire         client_9_control_0_up_0_ready,
  input  wire   [1:0] client_9_control_0_up_0_columns,
  input  wire   [1:0] client_9_control_0_up_0_rows,
  input  wire   [9:0] client_9_control_0_up_0_clients,
  input  wire  [63:0] client_9_control_0_up_0_payload,
  output wire         client_9_control_0_down_0_valid,
  input  wire         client_9_control_0_down_0_ready,
  output wire  [63:0] client_9_control_0_down_0_payload,
  input  wire         client_9_control_0_up_1_valid,
  output wire         client_9_control_0_up_1_ready,
  input  wire   [1:0] client_9_control_0_up_1_columns,
  input  wire   [1:0] client_9_control_0_up_1_rows,
  input  wire   [9:0] client_9_control_0_up_1_clients,
  input  wire  [63:0] client_9_control_0_up_1_payload,
  output wire         client_9_control_0_down_1_valid,
  input  wire         client_9_control_0_down_1_ready,
  output wire  [63:0] client_9_control_0_down_1_payload,
  input  wire         client_9_utility_0_up_0_valid,
  output wire         client_9_utility_0_up_0_ready,
  input  wire   [1:0] client_9_utility_0_up_0_columns,
  input  wire   [1:0] client_9_utility_0_up_0_rows,
  input  wire   [9:0] client_9_utility_0_up_0_clients,
  input  wire  [63:0] client_9_utility_0_up_0_payload,
  output wire         client_9_utility_0_down_0_valid,
  input  wire         client_9_utility_0_down_0_ready,
  output wire  [63:0] client_9_utility_0_down_0_payload,
  input  wire         client_9_utility_0_up_1_valid,
  output wire         client_9_utility_0_up_1_ready,
  input  wire   [1:0] client_9_utility_0_up_1_columns,
  input  wire   [1:0] client_9_utility_0_up_1_rows,
  input  wire   [9:0] client_9_utility_0_up_1_clients,
  input  wire  [63:0] client_9_utility_0_up_1_payload,
  output wire         client_9_utility_0_down_1_valid,
  input  wire         client_9_utility_0_down_1_ready,
  output wire  [63:0] client_9_utility_0_down_1_payload,
  input  wire         client_9_synchronisation_0_up_0_valid,
  output wire         client_9_synchronisation_0_up_0_ready,
  input  wire   [1:0] client_9_synchronisation_0_up_0_columns,
  input  wire   [1:0] client_9_synchronisation_0_up_0_rows,
  input  wire   [9:0] client_9_synchronisation_0_up_0_clients,
  input  wire  [63:0] client_9_synchronisation_0_up_0_payload,
  output wire         client_9_synchronisation_0_down_0_valid,
  input  wire         client_9_synchronisation_0_down_0_ready,
  output wire  [63:0] client_9_synchronisation_0_down_0_payload
);

  wire [1:0] place_own_column;
  wire [1:0] place_own_row;
  wire [1:0] place_west;
  wire [1:0] place_east;
  wire [1:0] place_below;
  wire [1:0] place_group;
  wire place_stub_below;
  wire [1:0] place_above;
  wire [1:0] data_lane_0_north_in_credit;
  wire [1:0] data_lane_0_south_in_credit;
  wire [1:0] data_lane_0_west_in_credit;
  wire [1:0] data_lane_0_client_0_in_credit;
  wire [1:0] data_lane_0_client_6_in_credit;
  wire [1:0] data_lane_0_client_7_in_credit;
  wire [1:0] data_lane_0_client_8_in_credit;
  wire [1:0] data_lane_0_client_9_in_credit;
  wire data_lane_0_north_out_valid;
  wire data_lane_0_north_out_class;
  wire [658:0] data_lane_0_north_out_flit;
  wire data_lane_0_south_out_valid;
  wire data_lane_0_south_out_class;
  wire [658:0] data_lane_0_south_out_flit;
  wire data_lane_0_west_out_valid;
  wire data_lane_0_west_out_class;
  wire [658:0] data_lane_0_west_out_flit;
  wire data_lane_0_client_0_out_valid;
  wire data_lane_0_client_0_out_class;
  wire [644:0] data_lane_0_client_0_out_flit;
  wire data_lane_0_client_6_out_valid;
  wire data_lane_0_client_6_out_class;
  wire [644:0] data_lane_0_client_6_out_flit;
  wire data_lane_0_client_7_out_valid;
  wire data_lane_0_client_7_out_class;
  wire [644:0] data_lane_0_client_7_out_flit;
  wire data_lane_0_client_8_out_valid;
  wire data_lane_0_client_8_out_class;
  wire [644:0] data_lane_0_client_8_out_flit;
  wire data_lane_0_client_9_out_valid;
  wire data_lane_0_client_9_out_class;
  wire [644:0] data_lane_0_client_9_out_flit;
  wire [7:0] data_lane_0_sent;
  wire [7:0] data_lane_0_stalls;
  wire [7:0] data_lane_0_conflicts;
  wire [15:0] data_lane_0_dropped;
  wire [1:0] data_lane_1_north_in_credit;
  wire [1:0] data_lane_1_south_in_credit;
  wire [1:0] data_lane_1_west_in_credit;
  wire [1:0] data_lane_1_client_0_in_credit;
  wire [1:0] data_lane_1_client_6_in_credit;
  wire [1:0] data_lane_1_client_7_in_credit;
  wire [1:0] data_lane_1_client_8_in_credit;
  wire [1:0] data_lane_1_client_9_in_credit;
  wire data_lane_1_north_out_valid;
  wire data_lane_1_north_out_class;
  wire [658:0] data_lane_1_north_out_flit;
  wire data_lane_1_south_out_valid;
  wire data_lane_1_south_out_class;
  wire [658:0] data_lane_1_south_out_flit;
  wire data_lane_1_west_out_valid;
  wire data_lane_1_west_out_class;
  wire [658:0] data_lane_1_west_out_flit;
  wire data_lane_1_client_0_out_valid;
  wire data_lane_1_client_0_out_class;
  wire [644:0] data_lane_1_client_0_out_flit;
  wire data_lane_1_client_6_out_valid;
  wire data_lane_1_client_6_out_class;
  wire [644:0] data_lane_1_client_6_out_flit;
  wire data_lane_1_client_7_out_valid;
  wire data_lane_1_client_7_out_class;
  wire [644:0] data_lane_1_client_7_out_flit;
  wire data_lane_1_client_8_out_valid;
  wire data_lane_1_client_8_out_class;
  wire [644:0] data_lane_1_client_8_out_flit;
  wire data_lane_1_client_9_out_valid;
  wire data_lane_1_client_9_out_class;
  wire [644:0] data_lane_1_client_9_out_flit;
  wire [7:0] data_lane_1_sent;
  wire [7:0] data_lane_1_stalls;
  wire [7:0] data_lane_1_conflicts;
  wire [15:0] data_lane_1_dropped;
  wire [1:0] data_lane_2_north_in_credit;
  wire [1:0] data_lane_2_south_in_credit;
  wire [1:0] data_lane_2_west_in_credit;
  wire [1:0] data_lane_2_client_0_in_credit;
  wire [1:0] data_lane_2_client_6_in_credit;
  wire [1:0] data_lane_2_client_7_in_credit;
  wire [1:0] data_lane_2_client_8_in_credit;
  wire [1:0] data_lane_2_client_9_in_credit;
  wire data_lane_2_north_out_valid;
  wire data_lane_2_north_out_class;
  wire [658:0] data_lane_2_north_out_flit;
  wire data_lane_2_south_out_valid;
  wire data_lane_2_south_out_class;
  wire [658:0] data_lane_2_south_out_flit;
  wire data_lane_2_west_out_valid;
  wire data_lane_2_west_out_class;
  wire [658:0] data_lane_2_west_out_flit;
  wire data_lane_2_client_0_out_valid;
  wire data_lane_2_client_0_out_class;
  wire [644:0] data_lane_2_client_0_out_flit;
  wire data_lane_2_client_6_out_valid;
  wire data_lane_2_client_6_out_class;
  wire [644:0] data_lane_2_client_6_out_flit;
  wire data_lane_2_client_7_out_valid;
  wire data_lane_2_client_7_out_class;
  wire [644:0] data_lane_2_client_7_out_flit;
  wire data_lane_2_client_8_out_valid;
  wire data_lane_2_client_8_out_class;
  wire [644:0] data_lane_2_client_8_out_flit;
  wire data_lane_2_client_9_out_valid;
  wire data_lane_2_client_9_out_class;
  wire [644:0] data_lane_2_client_9_out_flit;
  wire [7:0] data_lane_2_sent;
  wire [7:0] data_lane_2_stalls;
  wire [7:0] data_lane_2_conflicts;
  wire [15:0] data_lane_2_dropped;
  wire [511:0] data_weights_weights;
  wire [1:0] control_lane_0_north_in_credit;
  wire [1:0] control_lane_0_south_in_credit;
  wire [1:0] control_lane_0_west_in_credit;
  wire [1:0] control_lane_0_client_0_in_credit;
  wire [1:0] control_lane_0_client_6_in_credit;
  wire [1:0] control_lane_0_client_7_in_credit;
  wire [1:0] control_lane_0_client_8_in_credit;
  wire [1:0] control_lane_0_client_9_in_credit;
  wire control_lane_0_north_out_valid;
  wire control_lane_0_north_out_class;
  wire [77:0] control_lane_0_north_out_flit;
  wire control_lane_0_south_out_valid;
  wire control_lane_0_south_out_class;
  wire [77:0] control_lane_0_south_out_flit;
  wire control_lane_0_west_out_valid;
  wire control_lane_0_west_out_class;
  wire [77:0] control_lane_0_west_out_flit;
  wire control_lane_0_client_0_out_valid;
  wire control_lane_0_client_0_out_class;
  wire [63:0] control_lane_0_client_0_out_flit;
  wire control_lane_0_client_6_out_valid;
  wire control_lane_0_client_6_out_class;
  wire [63:0] control_lane_0_client_6_out_flit;
  wire control_lane_0_client_7_out_valid;
  wire control_lane_0_client_7_out_class;
  wire [63:0] control_lane_0_client_7_out_flit;
  wire control_lane_0_client_8_out_valid;
  wire control_lane_0_client_8_out_class;
  wire [63:0] control_lane_0_client_8_out_flit;
  wire control_lane_0_client_9_out_valid;
  wire control_lane_0_client_9_out_class;
  wire [63:0] control_lane_0_client_9_out_flit;
  wire [7:0] control_lane_0_sent;
  wire [7:0] control_lane_0_stalls;
  wire [7:0] control_lane_0_conflicts;
  wire [15:0] control_lane_0_dropped;
  wire [511:0] control_weights_weights;
  wire [1:0] utility_lane_0_north_in_credit;
  wire [1:0] utility_lane_0_south_in_credit;
  wire [1:0] utility_lane_0_west_in_credit;
  wire [1:0] utility_lane_0_client_0_in_credit;
  wire [1:0] utility_lane_0_client_6_in_credit;
  wire [1:0] utility_lane_0_client_7_in_credit;
  wire [1:0] utility_lane_0_client_8_in_credit;
  wire [1:0] utility_lane_0_client_9_in_credit;
  wire utility_lane_0_north_out_valid;
  wire utility_lane_0_north_out_class;
  wire [77:0] utility_lane_0_north_out_flit;
  wire utility_lane_0_south_out_valid;
  wire utility_lane_0_south_out_class;
  wire [77:0] utility_lane_0_south_out_flit;
  wire utility_lane_0_west_out_valid;
  wire utility_lane_0_west_out_class;
  wire [77:0] utility_lane_0_west_out_flit;
  wire utility_lane_0_client_0_out_valid;
  wire utility_lane_0_client_0_out_class;
  wire [63:0] utility_lane_0_client_0_out_flit;
  wire utility_lane_0_client_6_out_valid;
  wire utility_lane_0_client_6_out_class;
  wire [63:0] utility_lane_0_client_6_out_flit;
  wire utility_lane_0_client_7_out_valid;
  wire utility_lane_0_client_7_out_class;
  wire [63:0] utility_lane_0_client_7_out_flit;
  wire utility_lane_0_client_8_out_valid;
  wire utility_lane_0_client_8_out_class;
  wire [63:0] utility_lane_0_client_8_out_flit;
  wire utility_lane_0_client_9_out_valid;
  wire utility_lane_0_client_9_out_class;
  wire [63:0] utility_lane_0_client_9_out_flit;
  wire [7:0] utility_lane_0_sent;
  wire [7:0] utility_lane_0_stalls;
  wire [7:0] utility_lane_0_conflicts;
  wire [15:0] utility_lane_0_dropped;
  wire synchronisation_lane_0_north_in_credit;
  wire synchronisation_lane_0_south_in_credit;
  wire synchronisation_lane_0_west_in_credit;
  wire synchronisation_lane_0_client_0_in_credit;
  wire synchronisation_lane_0_client_6_in_credit;
  wire synchronisation_lane_0_client_7_in_credit;
  wire synchronisation_lane_0_client_8_in_credit;
  wire synchronisation_lane_0_client_9_in_credit;
  wire synchronisation_lane_0_north_out_valid;
  wire [77:0] synchronisation_lane_0_north_out_flit;
  wire synchronisation_lane_0_south_out_valid;
  wire [77:0] synchronisation_lane_0_south_out_flit;
  wire synchronisation_lane_0_west_out_valid;
  wire [77:0] synchronisation_lane_0_west_out_flit;
  wire synchronisation_lane_0_client_0_out_valid;
  wire [63:0] synchronisation_lane_0_client_0_out_flit;
  wire synchronisation_lane_0_client_6_out_valid;
  wire [63:0] synchronisation_lane_0_client_6_out_flit;
  wire synchronisation_lane_0_client_7_out_valid;
  wire [63:0] synchronisation_lane_0_client_7_out_flit;
  wire synchronisation_lane_0_client_8_out_valid;
  wire [63:0] synchronisation_lane_0_client_8_out_flit;
  wire synchronisation_lane_0_client_9_out_valid;
  wire [63:0] synchronisation_lane_0_client_9_out_flit;
  wire [7:0] synchronisation_lane_0_sent;
  wire [7:0] synchronisation_lane_0_stalls;
  wire [7:0] synchronisation_lane_0_conflicts;
  wire [7:0] synchronisation_lane_0_dropped;
  wire reduction_lane_0_north_in_credit;
  wire reduction_lane_0_south_in_credit;
  wire reduction_lane_0_west_in_credit;
  wire reduction_lane_0_client_0_in_credit;
  wire reduction_lane_0_north_out_valid;
  wire [537:0] reduction_lane_0_north_out_flit;
  wire reduction_lane_0_south_out_valid;
  wire [537:0] reduction_lane_0_south_out_flit;
  wire reduction_lane_0_west_out_valid;
  wire [537:0] reduction_lane_0_west_out_flit;
  wire reduction_lane_0_client_0_out_valid;
  wire [523:0] reduction_lane_0_client_0_out_flit;
  wire [3:0] reduction_lane_0_sent;
  wire [3:0] reduction_lane_0_stalls;
  wire [3:0] reduction_lane_0_conflicts;
  wire [3:0] reduction_lane_0_dropped;
  wire client_0_data_0_port_up_0_ready;
  wire client_0_data_0_port_up_1_ready;
  wire client_0_data_0_port_down_0_valid;
  wire [644:0] client_0_data_0_port_down_0_payload;
  wire client_0_data_0_port_down_1_valid;
  wire [644:0] client_0_data_0_port_down_1_payload;
  wire client_0_data_0_port_lane_0_in_valid;
  wire client_0_data_0_port_lane_0_in_class;
  wire [658:0] client_0_data_0_port_lane_0_in_flit;
  wire client_0_data_0_port_lane_1_in_valid;
  wire client_0_data_0_port_lane_1_in_class;
  wire [658:0] client_0_data_0_port_lane_1_in_flit;
  wire client_0_data_0_port_lane_2_in_valid;
  wire client_0_data_0_port_lane_2_in_class;
  wire [658:0] client_0_data_0_port_lane_2_in_flit;
  wire [1:0] client_0_data_0_port_lane_0_out_credit;
  wire [1:0] client_0_data_0_port_lane_1_out_credit;
  wire [1:0] client_0_data_0_port_lane_2_out_credit;
  wire [1:0] client_0_data_0_port_injected;
  wire [1:0] client_0_data_0_port_delivered;
  wire client_0_control_0_port_up_0_ready;
  wire client_0_control_0_port_up_1_ready;
  wire client_0_control_0_port_down_0_valid;
  wire [63:0] client_0_control_0_port_down_0_payload;
  wire client_0_control_0_port_down_1_valid;
  wire [63:0] client_0_control_0_port_down_1_payload;
  wire client_0_control_0_port_lane_0_in_valid;
  wire client_0_control_0_port_lane_0_in_class;
  wire [77:0] client_0_control_0_port_lane_0_in_flit;
  wire [1:0] client_0_control_0_port_lane_0_out_credit;
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
  wire [77:0] client_0_utility_0_port_lane_0_in_flit;
  wire [1:0] client_0_utility_0_port_lane_0_out_credit;
  wire [1:0] client_0_utility_0_port_injected;
  wire [1:0] client_0_utility_0_port_delivered;
  wire client_0_synchronisation_0_port_up_0_ready;
  wire client_0_synchronisation_0_port_down_0_valid;
  wire [63:0] client_0_synchronisation_0_port_down_0_payload;
  wire client_0_synchronisation_0_port_lane_0_in_valid;
  wire [77:0] client_0_synchronisation_0_port_lane_0_in_flit;
  wire client_0_synchronisation_0_port_lane_0_out_credit;
  wire client_0_synchronisation_0_port_injected;
  wire client_0_synchronisation_0_port_delivered;
  wire client_0_reduction_0_port_up_0_ready;
  wire client_0_reduction_0_port_down_0_valid;
  wire [523:0] client_0_reduction_0_port_down_0_payload;
  wire client_0_reduction_0_port_lane_0_in_valid;
  wire [537:0] client_0_reduction_0_port_lane_0_in_flit;
  wire client_0_reduction_0_port_lane_0_out_credit;
  wire client_0_reduction_0_port_injected;
  wire client_0_reduction_0_port_delivered;
  wire client_6_data_0_port_up_0_ready;
  wire client_6_data_0_port_up_1_ready;
  wire client_6_data_0_port_down_0_valid;
  wire [644:0] client_6_data_0_port_down_0_payload;
  wire client_6_data_0_port_down_1_valid;
  wire [644:0] client_6_data_0_port_down_1_payload;
  wire client_6_data_0_port_lane_0_in_valid;
  wire client_6_data_0_port_lane_0_in_class;
  wire [658:0] client_6_data_0_port_lane_0_in_flit;
  wire client_6_data_0_port_lane_1_in_valid;
  wire client_6_data_0_port_lane_1_in_class;
  wire [658:0] client_6_data_0_port_lane_1_in_flit;
  wire client_6_data_0_port_lane_2_in_valid;
  wire client_6_data_0_port_lane_2_in_class;
  wire [658:0] client_6_data_0_port_lane_2_in_flit;
  wire [1:0] client_6_data_0_port_lane_0_out_credit;
  wire [1:0] client_6_data_0_port_lane_1_out_credit;
  wire [1:0] client_6_data_0_port_lane_2_out_credit;
  wire [1:0] client_6_data_0_port_injected;
  wire [1:0] client_6_data_0_port_delivered;
  wire client_6_control_0_port_up_0_ready;
  wire client_6_control_0_port_up_1_ready;
  wire client_6_control_0_port_down_0_valid;
  wire [63:0] client_6_control_0_port_down_0_payload;
  wire client_6_control_0_port_down_1_valid;
  wire [63:0] client_6_control_0_port_down_1_payload;
  wire client_6_control_0_port_lane_0_in_valid;
  wire client_6_control_0_port_lane_0_in_class;
  wire [77:0] client_6_control_0_port_lane_0_in_flit;
  wire [1:0] client_6_control_0_port_lane_0_out_credit;
  wire [1:0] client_6_control_0_port_injected;
  wire [1:0] client_6_control_0_port_delivered;
  wire client_6_utility_0_port_up_0_ready;
  wire client_6_utility_0_port_up_1_ready;
  wire client_6_utility_0_port_down_0_valid;
  wire [63:0] client_6_utility_0_port_down_0_payload;
  wire client_6_utility_0_port_down_1_valid;
  wire [63:0] client_6_utility_0_port_down_1_payload;
  wire client_6_utility_0_port_lane_0_in_valid;
  wire client_6_utility_0_port_lane_0_in_class;
  wire [77:0] client_6_utility_0_port_lane_0_in_flit;
  wire [1:0] client_6_utility_0_port_lane_0_out_credit;
  wire [1:0] client_6_utility_0_port_injected;
  wire [1:0] client_6_utility_0_port_delivered;
  wire client_6_synchronisation_0_port_up_0_ready;
  wire client_6_synchronisation_0_port_down_0_valid;
  wire [63:0] client_6_synchronisation_0_port_down_0_payload;
  wire client_6_synchronisation_0_port_lane_0_in_valid;
  wire [77:0] client_6_synchronisation_0_port_lane_0_in_flit;
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
  wire [658:0] client_7_data_0_port_lane_0_in_flit;
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
  wire [658:0] client_7_data_1_port_lane_0_in_flit;
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
  wire [658:0] client_7_data_2_port_lane_0_in_flit;
  wire [1:0] client_7_data_2_port_lane_0_out_credit;
  wire [1:0] client_7_data_2_port_injected;
  wire [1:0] client_7_data_2_port_delivered;
  wire client_7_control_0_port_up_0_ready;
  wire client_7_control_0_port_up_1_ready;
  wire client_7_control_0_port_down_0_valid;
  wire [63:0] client_7_control_0_port_down_0_payload;
  wire client_7_control_0_port_down_1_valid;
  wire [63:0] client_7_control_0_port_down_1_payload;
  wire client_7_control_0_port_lane_0_in_valid;
  wire client_7_control_0_port_lane_0_in_class;
  wire [77:0] client_7_control_0_port_lane_0_in_flit;
  wire [1:0] client_7_control_0_port_lane_0_out_credit;
  wire [1:0] client_7_control_0_port_injected;
  wire [1:0] client_7_control_0_port_delivered;
  wire client_7_utility_0_port_up_0_ready;
  wire client_7_utility_0_port_up_1_ready;
  wire client_7_utility_0_port_down_0_valid;
  wire [63:0] client_7_utility_0_port_down_0_payload;
  wire client_7_utility_0_port_down_1_valid;
  wire [63:0] client_7_utility_0_port_down_1_payload;
  wire client_7_utility_0_port_lane_0_in_valid;
  wire client_7_utility_0_port_lane_0_in_class;
  wire [77:0] client_7_utility_0_port_lane_0_in_flit;
  wire [1:0] client_7_utility_0_port_lane_0_out_credit;
  wire [1:0] client_7_utility_0_port_injected;
  wire [1:0] client_7_utility_0_port_delivered;
  wire client_7_synchronisation_0_port_up_0_ready;
  wire client_7_synchronisation_0_port_down_0_valid;
  wire [63:0] client_7_synchronisation_0_port_down_0_payload;
  wire client_7_synchronisation_0_port_lane_0_in_valid;
  wire [77:0] client_7_synchronisation_0_port_lane_0_in_flit;
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
  wire [658:0] client_8_data_0_port_lane_0_in_flit;
  wire client_8_data_0_port_lane_1_in_valid;
  wire client_8_data_0_port_lane_1_in_class;
  wire [658:0] client_8_data_0_port_lane_1_in_flit;
  wire client_8_data_0_port_lane_2_in_valid;
  wire client_8_data_0_port_lane_2_in_class;
  wire [658:0] client_8_data_0_port_lane_2_in_flit;
  wire [1:0] client_8_data_0_port_lane_0_out_credit;
  wire [1:0] client_8_data_0_port_lane_1_out_credit;
  wire [1:0] client_8_data_0_port_lane_2_out_credit;
  wire [1:0] client_8_data_0_port_injected;
  wire [1:0] client_8_data_0_port_delivered;
  wire client_8_control_0_port_up_0_ready;
  wire client_8_control_0_port_up_1_ready;
  wire client_8_control_0_port_down_0_valid;
  wire [63:0] client_8_control_0_port_down_0_payload;
  wire client_8_control_0_port_down_1_valid;
  wire [63:0] client_8_control_0_port_down_1_payload;
  wire client_8_control_0_port_lane_0_in_valid;
  wire client_8_control_0_port_lane_0_in_class;
  wire [77:0] client_8_control_0_port_lane_0_in_flit;
  wire [1:0] client_8_control_0_port_lane_0_out_credit;
  wire [1:0] client_8_control_0_port_injected;
  wire [1:0] client_8_control_0_port_delivered;
  wire client_8_utility_0_port_up_0_ready;
  wire client_8_utility_0_port_up_1_ready;
  wire client_8_utility_0_port_down_0_valid;
  wire [63:0] client_8_utility_0_port_down_0_payload;
  wire client_8_utility_0_port_down_1_valid;
  wire [63:0] client_8_utility_0_port_down_1_payload;
  wire client_8_utility_0_port_lane_0_in_valid;
  wire client_8_utility_0_port_lane_0_in_class;
  wire [77:0] client_8_utility_0_port_lane_0_in_flit;
  wire [1:0] client_8_utility_0_port_lane_0_out_credit;
  wire [1:0] client_8_utility_0_port_injected;
  wire [1:0] client_8_utility_0_port_delivered;
  wire client_8_synchronisation_0_port_up_0_ready;
  wire client_8_synchronisation_0_port_down_0_valid;
  wire [63:0] client_8_synchronisation_0_port_down_0_payload;
  wire client_8_synchronisation_0_port_lane_0_in_valid;
  wire [77:0] client_8_synchronisation_0_port_lane_0_in_flit;
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
  wire [658:0] client_9_data_0_port_lane_0_in_flit;
  wire client_9_data_0_port_lane_1_in_valid;
  wire client_9_data_0_port_lane_1_in_class;
  wire [658:0] client_9_data_0_port_lane_1_in_flit;
  wire client_9_data_0_port_lane_2_in_valid;
  wire client_9_data_0_port_lane_2_in_class;
  wire [658:0] client_9_data_0_port_lane_2_in_flit;
  wire [1:0] client_9_data_0_port_lane_0_out_credit;
  wire [1:0] client_9_data_0_port_lane_1_out_credit;
  wire [1:0] client_9_data_0_port_lane_2_out_credit;
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
  wire [77:0] client_9_control_0_port_lane_0_in_flit;
  wire [1:0] client_9_control_0_port_lane_0_out_credit;
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
  wire [77:0] client_9_utility_0_port_lane_0_in_flit;
  wire [1:0] client_9_utility_0_port_lane_0_out_credit;
  wire [1:0] client_9_utility_0_port_injected;
  wire [1:0] client_9_utility_0_port_delivered;
  wire client_9_synchronisation_0_port_up_0_ready;
  wire client_9_synchronisation_0_port_down_0_valid;
  wire [63:0] client_9_synchronisation_0_port_down_0_payload;
  wire client_9_synchronisation_0_port_lane_0_in_valid;
  wire [77:0] client_9_synchronisation_0_port_lane_0_in_flit;
  wire client_9_synchronisation_0_port_lane_0_out_credit;
  wire client_9_synchronisation_0_port_injected;
  wire client_9_synchronisation_0_port_delivered;
  wire [1:0] counters_data_flits_north;
  wire [1:0] counters_data_flits_south;
  wire [1:0] counters_data_flits_west;
  wire [3:0] counters_data_flits_client;
  wire [3:0] counters_data_injected;
  wire [3:0] counters_data_delivered;
  wire [5:0] counters_data_dropped;
  wire [4:0] counters_data_stalls;
  wire [4:0] counters_data_conflicts;
  wire [2:0] counters_control_flits_client;
  wire [3:0] counters_control_injected;
  wire [3:0] counters_control_delivered;
  wire [4:0] counters_control_dropped;
  wire [3:0] counters_control_stalls;
  wire [3:0] counters_control_conflicts;
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
  wire [2:0] counters_reduction_dropped;
  wire [2:0] counters_reduction_stalls;
  wire [2:0] counters_reduction_conflicts;
  wire counters_utility_request_ready;
  wire counters_utility_response_valid;
  wire [63:0] counters_utility_response_data;
  wire counters_utility_response_error;
  wire [2:0] t_0;
  wire [2:0] t_1;
  wire [2:0] t_2;
  wire [14:0] t_3;
  wire [13:0] t_4;
  wire [13:0] t_5;
  wire [47:0] t_6;
  wire [5:0] t_7;
  wire [23:0] t_8;
  wire [23:0] t_9;
  wire [4:0] t_10;
  wire [9:0] t_11;
  wire [9:0] t_12;
  wire [7:0] t_13;
  wire [7:0] t_14;
  wire [4:0] t_15;
  wire [9:0] t_16;
  wire [9:0] t_17;
  wire [7:0] t_18;
  wire [7:0] t_19;
  wire [4:0] t_20;
  wire [4:0] t_21;
  wire [4:0] t_22;
  wire [7:0] t_23;
  wire [7:0] t_24;
  wire [3:0] t_25;
  wire [3:0] t_26;


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

  router_outer_east_lane_2x645_weighted data_lane_0 (
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
    .west_in_valid       (west_data_0_in_valid),
    .west_in_class       (west_data_0_in_class),
    .west_in_flit        (west_data_0_in_flit),
    .west_in_credit      (data_lane_0_west_in_credit),
    .client_0_in_valid   (client_0_data_0_port_lane_0_in_valid),
    .client_0_in_class   (client_0_data_0_port_lane_0_in_class),
    .client_0_in_flit    (client_0_data_0_port_lane_0_in_flit),
    .client_0_in_credit  (data_lane_0_client_0_in_credit),
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
    .west_out_valid      (data_lane_0_west_out_valid),
    .west_out_class      (data_lane_0_west_out_class),
    .west_out_flit       (data_lane_0_west_out_flit),
    .west_out_credit     (west_data_0_out_credit),
    .client_0_out_valid  (data_lane_0_client_0_out_valid),
    .client_0_out_class  (data_lane_0_client_0_out_class),
    .client_0_out_flit   (data_lane_0_client_0_out_flit),
    .client_0_out_credit (client_0_data_0_port_lane_0_out_credit),
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
    .client_9_out_valid  (data_lane_0_client_9_out_valid),
    .client_9_out_class  (data_lane_0_client_9_out_class),
    .client_9_out_flit   (data_lane_0_client_9_out_flit),
    .client_9_out_credit (client_9_data_0_port_lane_0_out_credit),
    .sent                (data_lane_0_sent),
    .stalls              (data_lane_0_stalls),
    .conflicts           (data_lane_0_conflicts),
    .dropped             (data_lane_0_dropped)
  );

  router_outer_east_lane_2x645_weighted data_lane_1 (
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
    .west_in_valid       (west_data_1_in_valid),
    .west_in_class       (west_data_1_in_class),
    .west_in_flit        (west_data_1_in_flit),
    .west_in_credit      (data_lane_1_west_in_credit),
    .client_0_in_valid   (client_0_data_0_port_lane_1_in_valid),
    .client_0_in_class   (client_0_data_0_port_lane_1_in_class),
    .client_0_in_flit    (client_0_data_0_port_lane_1_in_flit),
    .client_0_in_credit  (data_lane_1_client_0_in_credit),
    .client_6_in_valid   (client_6_data_0_port_lane_1_in_valid),
    .client_6_in_class   (client_6_data_0_port_lane_1_in_class),
    .client_6_in_flit    (client_6_data_0_port_lane_1_in_flit),
    .client_6_in_credit  (data_lane_1_client_6_in_credit),
    .client_7_in_valid   (client_7_data_1_port_lane_0_in_valid),
    .client_7_in_class   (client_7_data_1_port_lane_0_in_class),
    .client_7_in_flit    (client_7_data_1_port_lane_0_in_flit),
    .client_7_in_credit  (data_lane_1_client_7_in_credit),
    .client_8_in_valid   (client_8_data_0_port_lane_1_in_valid),
    .client_8_in_class   (client_8_data_0_port_lane_1_in_class),
    .client_8_in_flit    (client_8_data_0_port_lane_1_in_flit),
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
    .west_out_valid      (data_lane_1_west_out_valid),
    .west_out_class      (data_lane_1_west_out_class),
    .west_out_flit       (data_lane_1_west_out_flit),
    .west_out_credit     (west_data_1_out_credit),
    .client_0_out_valid  (data_lane_1_client_0_out_valid),
    .client_0_out_class  (data_lane_1_client_0_out_class),
    .client_0_out_flit   (data_lane_1_client_0_out_flit),
    .client_0_out_credit (client_0_data_0_port_lane_1_out_credit),
    .client_6_out_valid  (data_lane_1_client_6_out_valid),
    .client_6_out_class  (data_lane_1_client_6_out_class),
    .client_6_out_flit   (data_lane_1_client_6_out_flit),
    .client_6_out_credit (client_6_data_0_port_lane_1_out_credit),
    .client_7_out_valid  (data_lane_1_client_7_out_valid),
    .client_7_out_class  (data_lane_1_client_7_out_class),
    .client_7_out_flit   (data_lane_1_client_7_out_flit),
    .client_7_out_credit (client_7_data_1_port_lane_0_out_credit),
    .client_8_out_valid  (data_lane_1_client_8_out_valid),
    .client_8_out_class  (data_lane_1_client_8_out_class),
    .client_8_out_flit   (data_lane_1_client_8_out_flit),
    .client_8_out_credit (client_8_data_0_port_lane_1_out_credit),
    .client_9_out_valid  (data_lane_1_client_9_out_valid),
    .client_9_out_class  (data_lane_1_client_9_out_class),
    .client_9_out_flit   (data_lane_1_client_9_out_flit),
    .client_9_out_credit (client_9_data_0_port_lane_1_out_credit),
    .sent                (data_lane_1_sent),
    .stalls              (data_lane_1_stalls),
    .conflicts           (data_lane_1_conflicts),
    .dropped             (data_lane_1_dropped)
  );

  router_outer_east_lane_2x645_weighted data_lane_2 (
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
    .west_in_valid       (west_data_2_in_valid),
    .west_in_class       (west_data_2_in_class),
    .west_in_flit        (west_data_2_in_flit),
    .west_in_credit      (data_lane_2_west_in_credit),
    .client_0_in_valid   (client_0_data_0_port_lane_2_in_valid),
    .client_0_in_class   (client_0_data_0_port_lane_2_in_class),
    .client_0_in_flit    (client_0_data_0_port_lane_2_in_flit),
    .client_0_in_credit  (data_lane_2_client_0_in_credit),
    .client_6_in_valid   (client_6_data_0_port_lane_2_in_valid),
    .client_6_in_class   (client_6_data_0_port_lane_2_in_class),
    .client_6_in_flit    (client_6_data_0_port_lane_2_in_flit),
    .client_6_in_credit  (data_lane_2_client_6_in_credit),
    .client_7_in_valid   (client_7_data_2_port_lane_0_in_valid),
    .client_7_in_class   (client_7_data_2_port_lane_0_in_class),
    .client_7_in_flit    (client_7_data_2_port_lane_0_in_flit),
    .client_7_in_credit  (data_lane_2_client_7_in_credit),
    .client_8_in_valid   (client_8_data_0_port_lane_2_in_valid),
    .client_8_in_class   (client_8_data_0_port_lane_2_in_class),
    .client_8_in_flit    (client_8_data_0_port_lane_2_in_flit),
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
    .west_out_valid      (data_lane_2_west_out_valid),
    .west_out_class      (data_lane_2_west_out_class),
    .west_out_flit       (data_lane_2_west_out_flit),
    .west_out_credit     (west_data_2_out_credit),
    .client_0_out_valid  (data_lane_2_client_0_out_valid),
    .client_0_out_class  (data_lane_2_client_0_out_class),
    .client_0_out_flit   (data_lane_2_client_0_out_flit),
    .client_0_out_credit (client_0_data_0_port_lane_2_out_credit),
    .client_6_out_valid  (data_lane_2_client_6_out_valid),
    .client_6_out_class  (data_lane_2_client_6_out_class),
    .client_6_out_flit   (data_lane_2_client_6_out_flit),
    .client_6_out_credit (client_6_data_0_port_lane_2_out_credit),
    .client_7_out_valid  (data_lane_2_client_7_out_valid),
    .client_7_out_class  (data_lane_2_client_7_out_class),
    .client_7_out_flit   (data_lane_2_client_7_out_flit),
    .client_7_out_credit (client_7_data_2_port_lane_0_out_credit),
    .client_8_out_valid  (data_lane_2_client_8_out_valid),
    .client_8_out_class  (data_lane_2_client_8_out_class),
    .client_8_out_flit   (data_lane_2_client_8_out_flit),
    .client_8_out_credit (client_8_data_0_port_lane_2_out_credit),
    .client_9_out_valid  (data_lane_2_client_9_out_valid),
    .client_9_out_class  (data_lane_2_client_9_out_class),
    .client_9_out_flit   (data_lane_2_client_9_out_flit),
    .client_9_out_credit (client_9_data_0_port_lane_2_out_credit),
    .sent                (data_lane_2_sent),
    .stalls              (data_lane_2_stalls),
    .conflicts           (data_lane_2_conflicts),
    .dropped             (data_lane_2_dropped)
  );

  router_outer_east_weights_data data_weights (
    .column  (column),
    .row     (row),
    .weights (data_weights_weights)
  );

  router_outer_east_lane_2x64_weighted control_lane_0 (
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
    .west_in_valid       (west_control_0_in_valid),
    .west_in_class       (west_control_0_in_class),
    .west_in_flit        (west_control_0_in_flit),
    .west_in_credit      (control_lane_0_west_in_credit),
    .client_0_in_valid   (client_0_control_0_port_lane_0_in_valid),
    .client_0_in_class   (client_0_control_0_port_lane_0_in_class),
    .client_0_in_flit    (client_0_control_0_port_lane_0_in_flit),
    .client_0_in_credit  (control_lane_0_client_0_in_credit),
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
    .west_out_valid      (control_lane_0_west_out_valid),
    .west_out_class      (control_lane_0_west_out_class),
    .west_out_flit       (control_lane_0_west_out_flit),
    .west_out_credit     (west_control_0_out_credit),
    .client_0_out_valid  (control_lane_0_client_0_out_valid),
    .client_0_out_class  (control_lane_0_client_0_out_class),
    .client_0_out_flit   (control_lane_0_client_0_out_flit),
    .client_0_out_credit (client_0_control_0_port_lane_0_out_credit),
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
    .client_9_out_valid  (control_lane_0_client_9_out_valid),
    .client_9_out_class  (control_lane_0_client_9_out_class),
    .client_9_out_flit   (control_lane_0_client_9_out_flit),
    .client_9_out_credit (client_9_control_0_port_lane_0_out_credit),
    .sent                (control_lane_0_sent),
    .stalls              (control_lane_0_stalls),
    .conflicts           (control_lane_0_conflicts),
    .dropped             (control_lane_0_dropped)
  );

  router_outer_east_weights_control control_weights (
    .column  (column),
    .row     (row),
    .weights (control_weights_weights)
  );

  router_outer_east_lane_2x64 utility_lane_0 (
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
    .west_in_valid       (west_utility_0_in_valid),
    .west_in_class       (west_utility_0_in_class),
    .west_in_flit        (west_utility_0_in_flit),
    .west_in_credit      (utility_lane_0_west_in_credit),
    .client_0_in_valid   (client_0_utility_0_port_lane_0_in_valid),
    .client_0_in_class   (client_0_utility_0_port_lane_0_in_class),
    .client_0_in_flit    (client_0_utility_0_port_lane_0_in_flit),
    .client_0_in_credit  (utility_lane_0_client_0_in_credit),
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
    .west_out_valid      (utility_lane_0_west_out_valid),
    .west_out_class      (utility_lane_0_west_out_class),
    .west_out_flit       (utility_lane_0_west_out_flit),
    .west_out_credit     (west_utility_0_out_credit),
    .client_0_out_valid  (utility_lane_0_client_0_out_valid),
    .client_0_out_class  (utility_lane_0_client_0_out_class),
    .client_0_out_flit   (utility_lane_0_client_0_out_flit),
    .client_0_out_credit (client_0_utility_0_port_lane_0_out_credit),
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
    .client_9_out_valid  (utility_lane_0_client_9_out_valid),
    .client_9_out_class  (utility_lane_0_client_9_out_class),
    .client_9_out_flit   (utility_lane_0_client_9_out_flit),
    .client_9_out_credit (client_9_utility_0_port_lane_0_out_credit),
    .sent                (utility_lane_0_sent),
    .stalls              (utility_lane_0_stalls),
    .conflicts           (utility_lane_0_conflicts),
    .dropped             (utility_lane_0_dropped)
  );

  router_outer_east_lane_1x64 synchronisation_lane_0 (
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
    .west_in_valid       (west_synchronisation_0_in_valid),
    .west_in_flit        (west_synchronisation_0_in_flit),
    .west_in_credit      (synchronisation_lane_0_west_in_credit),
    .client_0_in_valid   (client_0_synchronisation_0_port_lane_0_in_valid),
    .client_0_in_flit    (client_0_synchronisation_0_port_lane_0_in_flit),
    .client_0_in_credit  (synchronisation_lane_0_client_0_in_credit),
    .client_6_in_valid   (client_6_synchronisation_0_port_lane_0_in_valid),
    .client_6_in_flit    (client_6_synchronisation_0_port_lane_0_in_flit),
    .client_6_in_credit  (synchronisation_lane_0_client_6_in_credit),
    .client_7_in_valid   (client_7_synchronisation_0_port_lane_0_in_valid),
    .client_7_in_flit    (client_7_synchronisation_0_port_lane_0_in_flit),
    .client_7_in_credit  (synchronisation_lane_0_client_7_in_credit),
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
    .west_out_valid      (synchronisation_lane_0_west_out_valid),
    .west_out_flit       (synchronisation_lane_0_west_out_flit),
    .west_out_credit     (west_synchronisation_0_out_credit),
    .client_0_out_valid  (synchronisation_lane_0_client_0_out_valid),
    .client_0_out_flit   (synchronisation_lane_0_client_0_out_flit),
    .client_0_out_credit (client_0_synchronisation_0_port_lane_0_out_credit),
    .client_6_out_valid  (synchronisation_lane_0_client_6_out_valid),
    .client_6_out_flit   (synchronisation_lane_0_client_6_out_flit),
    .client_6_out_credit (client_6_synchronisation_0_port_lane_0_out_credit),
    .client_7_out_valid  (synchronisation_lane_0_client_7_out_valid),
    .client_7_out_flit   (synchronisation_lane_0_client_7_out_flit),
    .client_7_out_credit (client_7_synchronisation_0_port_lane_0_out_credit),
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

  router_outer_east_lane_1x524 reduction_lane_0 (
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
    .west_in_valid       (west_reduction_0_in_valid),
    .west_in_flit        (west_reduction_0_in_flit),
    .west_in_credit      (reduction_lane_0_west_in_credit),
    .client_0_in_valid   (client_0_reduction_0_port_lane_0_in_valid),
    .client_0_in_flit    (client_0_reduction_0_port_lane_0_in_flit),
    .client_0_in_credit  (reduction_lane_0_client_0_in_credit),
    .north_out_valid     (reduction_lane_0_north_out_valid),
    .north_out_flit      (reduction_lane_0_north_out_flit),
    .north_out_credit    (north_reduction_0_out_credit),
    .south_out_valid     (reduction_lane_0_south_out_valid),
    .south_out_flit      (reduction_lane_0_south_out_flit),
    .south_out_credit    (south_reduction_0_out_credit),
    .west_out_valid      (reduction_lane_0_west_out_valid),
    .west_out_flit       (reduction_lane_0_west_out_flit),
    .west_out_credit     (west_reduction_0_out_credit),
    .client_0_out_valid  (reduction_lane_0_client_0_out_valid),
    .client_0_out_flit   (reduction_lane_0_client_0_out_flit),
    .client_0_out_credit (client_0_reduction_0_port_lane_0_out_credit),
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
  assign north_control_0_in_credit = control_lane_0_north_in_credit;
  assign north_control_0_out_valid = control_lane_0_north_out_valid;
  assign north_control_0_out_class = control_lane_0_north_out_class;
  assign north_control_0_out_flit = control_lane_0_north_out_flit;
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
  assign south_control_0_in_credit = control_lane_0_south_in_credit;
  assign south_control_0_out_valid = control_lane_0_south_out_valid;
  assign south_control_0_out_class = control_lane_0_south_out_class;
  assign south_control_0_out_flit = control_lane_0_south_out_flit;
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
  assign west_control_0_in_credit = control_lane_0_west_in_credit;
  assign west_control_0_out_valid = control_lane_0_west_out_valid;
  assign west_control_0_out_class = control_lane_0_west_out_class;
  assign west_control_0_out_flit = control_lane_0_west_out_flit;
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

  router_port_3_2x645 client_0_data_0_port (
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
    .lane_1_in_credit  (data_lane_1_client_0_in_credit),
    .lane_2_in_valid   (client_0_data_0_port_lane_2_in_valid),
    .lane_2_in_class   (client_0_data_0_port_lane_2_in_class),
    .lane_2_in_flit    (client_0_data_0_port_lane_2_in_flit),
    .lane_2_in_credit  (data_lane_2_client_0_in_credit),
    .lane_0_out_valid  (data_lane_0_client_0_out_valid),
    .lane_0_out_class  (data_lane_0_client_0_out_class),
    .lane_0_out_flit   (data_lane_0_client_0_out_flit),
    .lane_0_out_credit (client_0_data_0_port_lane_0_out_credit),
    .lane_1_out_valid  (data_lane_1_client_0_out_valid),
    .lane_1_out_class  (data_lane_1_client_0_out_class),
    .lane_1_out_flit   (data_lane_1_client_0_out_flit),
    .lane_1_out_credit (client_0_data_0_port_lane_1_out_credit),
    .lane_2_out_valid  (data_lane_2_client_0_out_valid),
    .lane_2_out_class  (data_lane_2_client_0_out_class),
    .lane_2_out_flit   (data_lane_2_client_0_out_flit),
    .lane_2_out_credit (client_0_data_0_port_lane_2_out_credit),
    .injected          (client_0_data_0_port_injected),
    .delivered         (client_0_data_0_port_delivered)
  );

  assign client_0_data_0_up_0_ready = client_0_data_0_port_up_0_ready;
  assign client_0_data_0_down_0_valid = client_0_data_0_port_down_0_valid;
  assign client_0_data_0_down_0_payload = client_0_data_0_port_down_0_payload;
  assign client_0_data_0_up_1_ready = client_0_data_0_port_up_1_ready;
  assign client_0_data_0_down_1_valid = client_0_data_0_port_down_1_valid;
  assign client_0_data_0_down_1_payload = client_0_data_0_port_down_1_payload;

  router_port_1_2x64 client_0_control_0_port (
    .clk               (clk),
    .reset             (reset),
    .up_0_valid        (client_0_control_0_up_0_valid),
    .up_0_ready        (client_0_control_0_port_up_0_ready),
    .up_0_columns      (client_0_control_0_up_0_columns),
    .up_0_rows         (client_0_control_0_up_0_rows),
    .up_0_clients      (client_0_control_0_up_0_clients),
    .up_0_payload      (client_0_control_0_up_0_payload),
    .up_1_valid        (client_0_control_0_up_1_valid),
    .up_1_ready        (client_0_control_0_port_up_1_ready),
    .up_1_columns      (client_0_control_0_up_1_columns),
    .up_1_rows         (client_0_control_0_up_1_rows),
    .up_1_clients      (client_0_control_0_up_1_clients),
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
    .lane_0_out_valid  (control_lane_0_client_0_out_valid),
    .lane_0_out_class  (control_lane_0_client_0_out_class),
    .lane_0_out_flit   (control_lane_0_client_0_out_flit),
    .lane_0_out_credit (client_0_control_0_port_lane_0_out_credit),
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

  router_port_3_2x645 client_6_data_0_port (
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
    .lane_1_in_credit  (data_lane_1_client_6_in_credit),
    .lane_2_in_valid   (client_6_data_0_port_lane_2_in_valid),
    .lane_2_in_class   (client_6_data_0_port_lane_2_in_class),
    .lane_2_in_flit    (client_6_data_0_port_lane_2_in_flit),
    .lane_2_in_credit  (data_lane_2_client_6_in_credit),
    .lane_0_out_valid  (data_lane_0_client_6_out_valid),
    .lane_0_out_class  (data_lane_0_client_6_out_class),
    .lane_0_out_flit   (data_lane_0_client_6_out_flit),
    .lane_0_out_credit (client_6_data_0_port_lane_0_out_credit),
    .lane_1_out_valid  (data_lane_1_client_6_out_valid),
    .lane_1_out_class  (data_lane_1_client_6_out_class),
    .lane_1_out_flit   (data_lane_1_client_6_out_flit),
    .lane_1_out_credit (client_6_data_0_port_lane_1_out_credit),
    .lane_2_out_valid  (data_lane_2_client_6_out_valid),
    .lane_2_out_class  (data_lane_2_client_6_out_class),
    .lane_2_out_flit   (data_lane_2_client_6_out_flit),
    .lane_2_out_credit (client_6_data_0_port_lane_2_out_credit),
    .injected          (client_6_data_0_port_injected),
    .delivered         (client_6_data_0_port_delivered)
  );

  assign client_6_data_0_up_0_ready = client_6_data_0_port_up_0_ready;
  assign client_6_data_0_down_0_valid = client_6_data_0_port_down_0_valid;
  assign client_6_data_0_down_0_payload = client_6_data_0_port_down_0_payload;
  assign client_6_data_0_up_1_ready = client_6_data_0_port_up_1_ready;
  assign client_6_data_0_down_1_valid = client_6_data_0_port_down_1_valid;
  assign client_6_data_0_down_1_payload = client_6_data_0_port_down_1_payload;

  router_port_1_2x64 client_6_control_0_port (
    .clk               (clk),
    .reset             (reset),
    .up_0_valid        (client_6_control_0_up_0_valid),
    .up_0_ready        (client_6_control_0_port_up_0_ready),
    .up_0_columns      (client_6_control_0_up_0_columns),
    .up_0_rows         (client_6_control_0_up_0_rows),
    .up_0_clients      (client_6_control_0_up_0_clients),
    .up_0_payload      (client_6_control_0_up_0_payload),
    .up_1_valid        (client_6_control_0_up_1_valid),
    .up_1_ready        (client_6_control_0_port_up_1_ready),
    .up_1_columns      (client_6_control_0_up_1_columns),
    .up_1_rows         (client_6_control_0_up_1_rows),
    .up_1_clients      (client_6_control_0_up_1_clients),
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
    .lane_0_out_valid  (control_lane_0_client_6_out_valid),
    .lane_0_out_class  (control_lane_0_client_6_out_class),
    .lane_0_out_flit   (control_lane_0_client_6_out_flit),
    .lane_0_out_credit (client_6_control_0_port_lane_0_out_credit),
    .injected          (client_6_control_0_port_injected),
    .delivered         (client_6_control_0_port_delivered)
  );

  assign client_6_control_0_up_0_ready = client_6_control_0_port_up_0_ready;
  assign client_6_control_0_down_0_valid = client_6_control_0_port_down_0_valid;
  assign client_6_control_0_down_0_payload = client_6_control_0_port_down_0_payload;
  assign client_6_control_0_up_1_ready = client_6_control_0_port_up_1_ready;
  assign client_6_control_0_down_1_valid = client_6_control_0_port_down_1_valid;
  assign client_6_control_0_down_1_payload = client_6_control_0_port_down_1_payload;

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
    .lane_1_in_credit  (data_lane_1_client_8_in_credit),
    .lane_2_in_valid   (client_8_data_0_port_lane_2_in_valid),
    .lane_2_in_class   (client_8_data_0_port_lane_2_in_class),
    .lane_2_in_flit    (client_8_data_0_port_lane_2_in_flit),
    .lane_2_in_credit  (data_lane_2_client_8_in_credit),
    .lane_0_out_valid  (data_lane_0_client_8_out_valid),
    .lane_0_out_class  (data_lane_0_client_8_out_class),
    .lane_0_out_flit   (data_lane_0_client_8_out_flit),
    .lane_0_out_credit (client_8_data_0_port_lane_0_out_credit),
    .lane_1_out_valid  (data_lane_1_client_8_out_valid),
    .lane_1_out_class  (data_lane_1_client_8_out_class),
    .lane_1_out_flit   (data_lane_1_client_8_out_flit),
    .lane_1_out_credit (client_8_data_0_port_lane_1_out_credit),
    .lane_2_out_valid  (data_lane_2_client_8_out_valid),
    .lane_2_out_class  (data_lane_2_client_8_out_class),
    .lane_2_out_flit   (data_lane_2_client_8_out_flit),
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

  router_port_1_2x64 client_8_control_0_port (
    .clk               (clk),
    .reset             (reset),
    .up_0_valid        (client_8_control_0_up_0_valid),
    .up_0_ready        (client_8_control_0_port_up_0_ready),
    .up_0_columns      (client_8_control_0_up_0_columns),
    .up_0_rows         (client_8_control_0_up_0_rows),
    .up_0_clients      (client_8_control_0_up_0_clients),
    .up_0_payload      (client_8_control_0_up_0_payload),
    .up_1_valid        (client_8_control_0_up_1_valid),
    .up_1_ready        (client_8_control_0_port_up_1_ready),
    .up_1_columns      (client_8_control_0_up_1_columns),
    .up_1_rows         (client_8_control_0_up_1_rows),
    .up_1_clients      (client_8_control_0_up_1_clients),
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
    .lane_0_out_valid  (control_lane_0_client_8_out_valid),
    .lane_0_out_class  (control_lane_0_client_8_out_class),
    .lane_0_out_flit   (control_lane_0_client_8_out_flit),
    .lane_0_out_credit (client_8_control_0_port_lane_0_out_credit),
    .injected          (client_8_control_0_port_injected),
    .delivered         (client_8_control_0_port_delivered)
  );

  assign client_8_control_0_up_0_ready = client_8_control_0_port_up_0_ready;
  assign client_8_control_0_down_0_valid = client_8_control_0_port_down_0_valid;
  assign client_8_control_0_down_0_payload = client_8_control_0_port_down_0_payload;
  assign client_8_control_0_up_1_ready = client_8_control_0_port_up_1_ready;
  assign client_8_control_0_down_1_valid = client_8_control_0_port_down_1_valid;
  assign client_8_control_0_down_1_payload = client_8_control_0_port_down_1_payload;

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

  router_port_3_2x645 client_9_data_0_port (
    .clk               (clk),
    .reset             (reset),
    .up_0_valid        (client_9_data_0_up_0_valid),
    .up_0_ready        (client_9_data_0_port_up_0_ready),
    .up_0_columns      (client_9_data_0_up_0_columns),
    .up_0_rows         (client_9_data_0_up_0_rows),
    .up_0_clients      (client_9_data_0_up_0_clients),
    .up_0_lane         (client_9_data_0_up_0_lane),
    .up_0_payload      (client_9_data_0_up_0_payload),
    .up_1_valid        (client_9_data_0_up_1_valid),
    .up_1_ready        (client_9_data_0_port_up_1_ready),
    .up_1_columns      (client_9_data_0_up_1_columns),
    .up_1_rows         (client_9_data_0_up_1_rows),
    .up_1_clients      (client_9_data_0_up_1_clients),
    .up_1_lane         (client_9_data_0_up_1_lane),
    .up_1_payload      (client_9_data_0_up_1_payload),
    .down_0_valid      (client_9_data_0_port_down_0_valid),
    .down_0_ready      (client_9_data_0_down_0_ready),
    .down_0_payload    (client_9_data_0_port_down_0_payload),
    .down_1_valid      (client_9_data_0_port_down_1_valid),
    .down_1_ready      (client_9_data_0_down_1_ready),
    .down_1_payload    (client_9_data_0_port_down_1_payload),
    .lane_0_in_valid   (client_9_data_0_port_lane_0_in_valid),
    .lane_0_in_class   (client_9_data_0_port_lane_0_in_class),
    .lane_0_in_flit    (client_9_data_0_port_lane_0_in_flit),
    .lane_0_in_credit  (data_lane_0_client_9_in_credit),
    .lane_1_in_valid   (client_9_data_0_port_lane_1_in_valid),
    .lane_1_in_class   (client_9_data_0_port_lane_1_in_class),
    .lane_1_in_flit    (client_9_data_0_port_lane_1_in_flit),
    .lane_1_in_credit  (data_lane_1_client_9_in_credit),
    .lane_2_in_valid   (client_9_data_0_port_lane_2_in_valid),
    .lane_2_in_class   (client_9_data_0_port_lane_2_in_class),
    .lane_2_in_flit    (client_9_data_0_port_lane_2_in_flit),
    .lane_2_in_credit  (data_lane_2_client_9_in_credit),
    .lane_0_out_valid  (data_lane_0_client_9_out_valid),
    .lane_0_out_class  (data_lane_0_client_9_out_class),
    .lane_0_out_flit   (data_lane_0_client_9_out_flit),
    .lane_0_out_credit (client_9_data_0_port_lane_0_out_credit),
    .lane_1_out_valid  (data_lane_1_client_9_out_valid),
    .lane_1_out_class  (data_lane_1_client_9_out_class),
    .lane_1_out_flit   (data_lane_1_client_9_out_flit),
    .lane_1_out_credit (client_9_data_0_port_lane_1_out_credit),
    .lane_2_out_valid  (data_lane_2_client_9_out_valid),
    .lane_2_out_class  (data_lane_2_client_9_out_class),
    .lane_2_out_flit   (data_lane_2_client_9_out_flit),
    .lane_2_out_credit (client_9_data_0_port_lane_2_out_credit),
    .injected          (client_9_data_0_port_injected),
    .delivered         (client_9_data_0_port_delivered)
  );

  assign client_9_data_0_up_0_ready = client_9_data_0_port_up_0_ready;
  assign client_9_data_0_down_0_valid = client_9_data_0_port_down_0_valid;
  assign client_9_data_0_down_0_payload = client_9_data_0_port_down_0_payload;
  assign client_9_data_0_up_1_ready = client_9_data_0_port_up_1_ready;
  assign client_9_data_0_down_1_valid = client_9_data_0_port_down_1_valid;
  assign client_9_data_0_down_1_payload = client_9_data_0_port_down_1_payload;

  router_port_1_2x64 client_9_control_0_port (
    .clk               (clk),
    .reset             (reset),
    .up_0_valid        (client_9_control_0_up_0_valid),
    .up_0_ready        (client_9_control_0_port_up_0_ready),
    .up_0_columns      (client_9_control_0_up_0_columns),
    .up_0_rows         (client_9_control_0_up_0_rows),
    .up_0_clients      (client_9_control_0_up_0_clients),
    .up_0_payload      (client_9_control_0_up_0_payload),
    .up_1_valid        (client_9_control_0_up_1_valid),
    .up_1_ready        (client_9_control_0_port_up_1_ready),
    .up_1_columns      (client_9_control_0_up_1_columns),
    .up_1_rows         (client_9_control_0_up_1_rows),
    .up_1_clients      (client_9_control_0_up_1_clients),
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
    .lane_0_out_valid  (control_lane_0_client_9_out_valid),
    .lane_0_out_class  (control_lane_0_client_9_out_class),
    .lane_0_out_flit   (control_lane_0_client_9_out_flit),
    .lane_0_out_credit (client_9_control_0_port_lane_0_out_credit),
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

  assign t_0 = {data_lane_0_sent[0], data_lane_1_sent[0], data_lane_2_sent[0]};
  assign counters_data_flits_north = {1'b0, t_0[0]} + {1'b0, t_0[1]} + {1'b0, t_0[2]};
  assign t_1 = {data_lane_0_sent[1], data_lane_1_sent[1], data_lane_2_sent[1]};
  assign counters_data_flits_south = {1'b0, t_1[0]} + {1'b0, t_1[1]} + {1'b0, t_1[2]};
  assign t_2 = {data_lane_0_sent[2], data_lane_1_sent[2], data_lane_2_sent[2]};
  assign counters_data_flits_west = {1'b0, t_2[0]} + {1'b0, t_2[1]} + {1'b0, t_2[2]};
  assign t_3 = {
    data_lane_0_sent[3], data_lane_0_sent[4], data_lane_0_sent[5], data_lane_0_sent[6],
    data_lane_0_sent[7], data_lane_1_sent[3], data_lane_1_sent[4], data_lane_1_sent[5],
    data_lane_1_sent[6], data_lane_1_sent[7], data_lane_2_sent[3], data_lane_2_sent[4],
    data_lane_2_sent[5], data_lane_2_sent[6], data_lane_2_sent[7]
  };
  assign counters_data_flits_client = {3'd0, t_3[0]}
    + {3'd0, t_3[1]}
    + ({3'd0, t_3[2]} + {3'd0, t_3[3]})
    + ({3'd0, t_3[4]} + {3'd0, t_3[5]} + ({3'd0, t_3[6]} + {3'd0, t_3[7]}))
    + ({3'd0, t_3[8]} + {3'd0, t_3[9]} + ({3'd0, t_3[10]} + {3'd0, t_3[11]}) + ({3'd0, t_3[12]} + {3'd0, t_3[13]} + {3'd0, t_3[14]}));
  assign t_4 = {
    client_0_data_0_port_injected,
    client_6_data_0_port_injected,
    client_7_data_0_port_injected,
    client_7_data_1_port_injected,
    client_7_data_2_port_injected,
    client_8_data_0_port_injected,
    client_9_data_0_port_injected
  };
  assign counters_data_injected = {3'd0, t_4[0]}
    + {3'd0, t_4[1]}
    + ({3'd0, t_4[2]} + {3'd0, t_4[3]})
    + ({3'd0, t_4[4]} + {3'd0, t_4[5]} + ({3'd0, t_4[6]} + {3'd0, t_4[7]}))
    + ({3'd0, t_4[8]} + {3'd0, t_4[9]} + ({3'd0, t_4[10]} + {3'd0, t_4[11]}) + ({3'd0, t_4[12]} + {3'd0, t_4[13]}));
  assign t_5 = {
    client_0_data_0_port_delivered,
    client_6_data_0_port_delivered,
    client_7_data_0_port_delivered,
    client_7_data_1_port_delivered,
    client_7_data_2_port_delivered,
    client_8_data_0_port_delivered,
    client_9_data_0_port_delivered
  };
  assign counters_data_delivered = {3'd0, t_5[0]}
    + {3'd0, t_5[1]}
    + ({3'd0, t_5[2]} + {3'd0, t_5[3]})
    + ({3'd0, t_5[4]} + {3'd0, t_5[5]} + ({3'd0, t_5[6]} + {3'd0, t_5[7]}))
    + ({3'd0, t_5[8]} + {3'd0, t_5[9]} + ({3'd0, t_5[10]} + {3'd0, t_5[11]}) + ({3'd0, t_5[12]} + {3'd0, t_5[13]}));
  assign t_6 = {data_lane_0_dropped, data_lane_1_dropped, data_lane_2_dropped};
  assign t_7 = {5'd0, t_6[0]}
    + {5'd0, t_6[1]}
    + ({5'd0, t_6[2]} + {5'd0, t_6[3]})
    + ({5'd0, t_6[4]} + {5'd0, t_6[5]} + ({5'd0, t_6[6]} + {5'd0, t_6[7]}))
    + ({5'd0, t_6[8]} + {5'd0, t_6[9]} + ({5'd0, t_6[10]} + {5'd0, t_6[11]}) + ({5'd0, t_6[12]} + {5'd0, t_6[13]} + ({5'd0, t_6[14]} + {5'd0, t_6[15]})))
    + ({5'd0, t_6[16]} + {5'd0, t_6[17]} + ({5'd0, t_6[18]} + {5'd0, t_6[19]}) + ({5'd0, t_6[20]} + {5'd0, t_6[21]} + ({5'd0, t_6[22]} + {5'd0, t_6[23]})) + ({5'd0, t_6[24]} + {5'd0, t_6[25]} + ({5'd0, t_6[26]} + {5'd0, t_6[27]}) + ({5'd0, t_6[28]} + {5'd0, t_6[29]} + ({5'd0, t_6[30]} + {5'd0, t_6[31]}))))
    + ({5'd0, t_6[32]} + {5'd0, t_6[33]} + ({5'd0, t_6[34]} + {5'd0, t_6[35]}) + ({5'd0, t_6[36]} + {5'd0, t_6[37]} + ({5'd0, t_6[38]} + {5'd0, t_6[39]})) + ({5'd0, t_6[40]} + {5'd0, t_6[41]} + ({5'd0, t_6[42]} + {5'd0, t_6[43]}) + ({5'd0, t_6[44]} + {5'd0, t_6[45]} + ({5'd0, t_6[46]} + {5'd0, t_6[47]}))));
  assign counters_data_dropped = t_7;
  assign t_8 = {
    data_lane_0_stalls[0], data_lane_0_stalls[1], data_lane_0_stalls[2], data_lane_0_stalls[3],
    data_lane_0_stalls[4], data_lane_0_stalls[5], data_lane_0_stalls[6], data_lane_0_stalls[7],
    data_lane_1_stalls[0], data_lane_1_stalls[1], data_lane_1_stalls[2], data_lane_1_stalls[3],
    data_lane_1_stalls[4], data_lane_1_stalls[5], data_lane_1_stalls[6], data_lane_1_stalls[7],
    data_lane_2_stalls[0], data_lane_2_stalls[1], data_lane_2_stalls[2], data_lane_2_stalls[3],
    data_lane_2_stalls[4], data_lane_2_stalls[5], data_lane_2_stalls[6], data_lane_2_stalls[7]
  };
  assign counters_data_stalls = {4'd0, t_8[0]}
    + {4'd0, t_8[1]}
    + ({4'd0, t_8[2]} + {4'd0, t_8[3]})
    + ({4'd0, t_8[4]} + {4'd0, t_8[5]} + ({4'd0, t_8[6]} + {4'd0, t_8[7]}))
    + ({4'd0, t_8[8]} + {4'd0, t_8[9]} + ({4'd0, t_8[10]} + {4'd0, t_8[11]}) + ({4'd0, t_8[12]} + {4'd0, t_8[13]} + ({4'd0, t_8[14]} + {4'd0, t_8[15]})))
    + ({4'd0, t_8[16]} + {4'd0, t_8[17]} + ({4'd0, t_8[18]} + {4'd0, t_8[19]}) + ({4'd0, t_8[20]} + {4'd0, t_8[21]} + ({4'd0, t_8[22]} + {4'd0, t_8[23]})));
  assign t_9 = {
    data_lane_0_conflicts[0], data_lane_0_conflicts[1], data_lane_0_conflicts[2],
    data_lane_0_conflicts[3], data_lane_0_conflicts[4], data_lane_0_conflicts[5],
    data_lane_0_conflicts[6], data_lane_0_conflicts[7], data_lane_1_conflicts[0],
    data_lane_1_conflicts[1], data_lane_1_conflicts[2], data_lane_1_conflicts[3],
    data_lane_1_conflicts[4], data_lane_1_conflicts[5], data_lane_1_conflicts[6],
    data_lane_1_conflicts[7], data_lane_2_conflicts[0], data_lane_2_conflicts[1],
    data_lane_2_conflicts[2], data_lane_2_conflicts[3], data_lane_2_conflicts[4],
    data_lane_2_conflicts[5], data_lane_2_conflicts[6], data_lane_2_conflicts[7]
  };
  assign counters_data_conflicts = {4'd0, t_9[0]}
    + {4'd0, t_9[1]}
    + ({4'd0, t_9[2]} + {4'd0, t_9[3]})
    + ({4'd0, t_9[4]} + {4'd0, t_9[5]} + ({4'd0, t_9[6]} + {4'd0, t_9[7]}))
    + ({4'd0, t_9[8]} + {4'd0, t_9[9]} + ({4'd0, t_9[10]} + {4'd0, t_9[11]}) + ({4'd0, t_9[12]} + {4'd0, t_9[13]} + ({4'd0, t_9[14]} + {4'd0, t_9[15]})))
    + ({4'd0, t_9[16]} + {4'd0, t_9[17]} + ({4'd0, t_9[18]} + {4'd0, t_9[19]}) + ({4'd0, t_9[20]} + {4'd0, t_9[21]} + ({4'd0, t_9[22]} + {4'd0, t_9[23]})));
  assign t_10 = {
    control_lane_0_sent[3],
    control_lane_0_sent[4],
    control_lane_0_sent[5],
    control_lane_0_sent[6],
    control_lane_0_sent[7]
  };
  assign counters_control_flits_client = {2'd0, t_10[0]}
    + {2'd0, t_10[1]}
    + ({2'd0, t_10[2]} + {2'd0, t_10[3]})
    + {2'd0, t_10[4]};
  assign t_11 = {
    client_0_control_0_port_injected,
    client_6_control_0_port_injected,
    client_7_control_0_port_injected,
    client_8_control_0_port_injected,
    client_9_control_0_port_injected
  };
  assign counters_control_injected = {3'd0, t_11[0]}
    + {3'd0, t_11[1]}
    + ({3'd0, t_11[2]} + {3'd0, t_11[3]})
    + ({3'd0, t_11[4]} + {3'd0, t_11[5]} + ({3'd0, t_11[6]} + {3'd0, t_11[7]}))
    + ({3'd0, t_11[8]} + {3'd0, t_11[9]});
  assign t_12 = {
    client_0_control_0_port_delivered,
    client_6_control_0_port_delivered,
    client_7_control_0_port_delivered,
    client_8_control_0_port_delivered,
    client_9_control_0_port_delivered
  };
  assign counters_control_delivered = {3'd0, t_12[0]}
    + {3'd0, t_12[1]}
    + ({3'd0, t_12[2]} + {3'd0, t_12[3]})
    + ({3'd0, t_12[4]} + {3'd0, t_12[5]} + ({3'd0, t_12[6]} + {3'd0, t_12[7]}))
    + ({3'd0, t_12[8]} + {3'd0, t_12[9]});
  assign counters_control_dropped = {4'd0, control_lane_0_dropped[0]}
    + {4'd0, control_lane_0_dropped[1]}
    + ({4'd0, control_lane_0_dropped[2]} + {4'd0, control_lane_0_dropped[3]})
    + ({4'd0, control_lane_0_dropped[4]} + {4'd0, control_lane_0_dropped[5]} + ({4'd0, control_lane_0_dropped[6]} + {4'd0, control_lane_0_dropped[7]}))
    + ({4'd0, control_lane_0_dropped[8]} + {4'd0, control_lane_0_dropped[9]} + ({4'd0, control_lane_0_dropped[10]} + {4'd0, control_lane_0_dropped[11]}) + ({4'd0, control_lane_0_dropped[12]} + {4'd0, control_lane_0_dropped[13]} + ({4'd0, control_lane_0_dropped[14]} + {4'd0, control_lane_0_dropped[15]})));
  assign t_13 = {
    control_lane_0_stalls[0],
    control_lane_0_stalls[1],
    control_lane_0_stalls[2],
    control_lane_0_stalls[3],
    control_lane_0_stalls[4],
    control_lane_0_stalls[5],
    control_lane_0_stalls[6],
    control_lane_0_stalls[7]
  };
  assign counters_control_stalls = {3'd0, t_13[0]}
    + {3'd0, t_13[1]}
    + ({3'd0, t_13[2]} + {3'd0, t_13[3]})
    + ({3'd0, t_13[4]} + {3'd0, t_13[5]} + ({3'd0, t_13[6]} + {3'd0, t_13[7]}));
  assign t_14 = {
    control_lane_0_conflicts[0],
    control_lane_0_conflicts[1],
    control_lane_0_conflicts[2],
    control_lane_0_conflicts[3],
    control_lane_0_conflicts[4],
    control_lane_0_conflicts[5],
    control_lane_0_conflicts[6],
    control_lane_0_conflicts[7]
  };
  assign counters_control_conflicts = {3'd0, t_14[0]}
    + {3'd0, t_14[1]}
    + ({3'd0, t_14[2]} + {3'd0, t_14[3]})
    + ({3'd0, t_14[4]} + {3'd0, t_14[5]} + ({3'd0, t_14[6]} + {3'd0, t_14[7]}));
  assign t_15 = {
    utility_lane_0_sent[3],
    utility_lane_0_sent[4],
    utility_lane_0_sent[5],
    utility_lane_0_sent[6],
    utility_lane_0_sent[7]
  };
  assign counters_utility_flits_client = {2'd0, t_15[0]}
    + {2'd0, t_15[1]}
    + ({2'd0, t_15[2]} + {2'd0, t_15[3]})
    + {2'd0, t_15[4]};
  assign t_16 = {
    client_0_utility_0_port_injected,
    client_6_utility_0_port_injected,
    client_7_utility_0_port_injected,
    client_8_utility_0_port_injected,
    client_9_utility_0_port_injected
  };
  assign counters_utility_injected = {3'd0, t_16[0]}
    + {3'd0, t_16[1]}
    + ({3'd0, t_16[2]} + {3'd0, t_16[3]})
    + ({3'd0, t_16[4]} + {3'd0, t_16[5]} + ({3'd0, t_16[6]} + {3'd0, t_16[7]}))
    + ({3'd0, t_16[8]} + {3'd0, t_16[9]});
  assign t_17 = {
    client_0_utility_0_port_delivered,
    client_6_utility_0_port_delivered,
    client_7_utility_0_port_delivered,
    client_8_utility_0_port_delivered,
    client_9_utility_0_port_delivered
  };
  assign counters_utility_delivered = {3'd0, t_17[0]}
    + {3'd0, t_17[1]}
    + ({3'd0, t_17[2]} + {3'd0, t_17[3]})
    + ({3'd0, t_17[4]} + {3'd0, t_17[5]} + ({3'd0, t_17[6]} + {3'd0, t_17[7]}))
    + ({3'd0, t_17[8]} + {3'd0, t_17[9]});
  assign counters_utility_dropped = {4'd0, utility_lane_0_dropped[0]}
    + {4'd0, utility_lane_0_dropped[1]}
    + ({4'd0, utility_lane_0_dropped[2]} + {4'd0, utility_lane_0_dropped[3]})
    + ({4'd0, utility_lane_0_dropped[4]} + {4'd0, utility_lane_0_dropped[5]} + ({4'd0, utility_lane_0_dropped[6]} + {4'd0, utility_lane_0_dropped[7]}))
    + ({4'd0, utility_lane_0_dropped[8]} + {4'd0, utility_lane_0_dropped[9]} + ({4'd0, utility_lane_0_dropped[10]} + {4'd0, utility_lane_0_dropped[11]}) + ({4'd0, utility_lane_0_dropped[12]} + {4'd0, utility_lane_0_dropped[13]} + ({4'd0, utility_lane_0_dropped[14]} + {4'd0, utility_lane_0_dropped[15]})));
  assign t_18 = {
    utility_lane_0_stalls[0],
    utility_lane_0_stalls[1],
    utility_lane_0_stalls[2],
    utility_lane_0_stalls[3],
    utility_lane_0_stalls[4],
    utility_lane_0_stalls[5],
    utility_lane_0_stalls[6],
    utility_lane_0_stalls[7]
  };
  assign counters_utility_stalls = {3'd0, t_18[0]}
    + {3'd0, t_18[1]}
    + ({3'd0, t_18[2]} + {3'd0, t_18[3]})
    + ({3'd0, t_18[4]} + {3'd0, t_18[5]} + ({3'd0, t_18[6]} + {3'd0, t_18[7]}));
  assign t_19 = {
    utility_lane_0_conflicts[0],
    utility_lane_0_conflicts[1],
    utility_lane_0_conflicts[2],
    utility_lane_0_conflicts[3],
    utility_lane_0_conflicts[4],
    utility_lane_0_conflicts[5],
    utility_lane_0_conflicts[6],
    utility_lane_0_conflicts[7]
  };
  assign counters_utility_conflicts = {3'd0, t_19[0]}
    + {3'd0, t_19[1]}
    + ({3'd0, t_19[2]} + {3'd0, t_19[3]})
    + ({3'd0, t_19[4]} + {3'd0, t_19[5]} + ({3'd0, t_19[6]} + {3'd0, t_19[7]}));
  assign t_20 = {
    synchronisation_lane_0_sent[3],
    synchronisation_lane_0_sent[4],
    synchronisation_lane_0_sent[5],
    synchronisation_lane_0_sent[6],
    synchronisation_lane_0_sent[7]
  };
  assign counters_synchronisation_flits_client = {2'd0, t_20[0]}
    + {2'd0, t_20[1]}
    + ({2'd0, t_20[2]} + {2'd0, t_20[3]})
    + {2'd0, t_20[4]};
  assign t_21 = {
    client_0_synchronisation_0_port_injected,
    client_6_synchronisation_0_port_injected,
    client_7_synchronisation_0_port_injected,
    client_8_synchronisation_0_port_injected,
    client_9_synchronisation_0_port_injected
  };
  assign counters_synchronisation_injected = {2'd0, t_21[0]}
    + {2'd0, t_21[1]}
    + ({2'd0, t_21[2]} + {2'd0, t_21[3]})
    + {2'd0, t_21[4]};
  assign t_22 = {
    client_0_synchronisation_0_port_delivered,
    client_6_synchronisation_0_port_delivered,
    client_7_synchronisation_0_port_delivered,
    client_8_synchronisation_0_port_delivered,
    client_9_synchronisation_0_port_delivered
  };
  assign counters_synchronisation_delivered = {2'd0, t_22[0]}
    + {2'd0, t_22[1]}
    + ({2'd0, t_22[2]} + {2'd0, t_22[3]})
    + {2'd0, t_22[4]};
  assign counters_synchronisation_dropped = {3'd0, synchronisation_lane_0_dropped[0]}
    + {3'd0, synchronisation_lane_0_dropped[1]}
    + ({3'd0, synchronisation_lane_0_dropped[2]} + {3'd0, synchronisation_lane_0_dropped[3]})
    + ({3'd0, synchronisation_lane_0_dropped[4]} + {3'd0, synchronisation_lane_0_dropped[5]} + ({3'd0, synchronisation_lane_0_dropped[6]} + {3'd0, synchronisation_lane_0_dropped[7]}));
  assign t_23 = {
    synchronisation_lane_0_stalls[0],
    synchronisation_lane_0_stalls[1],
    synchronisation_lane_0_stalls[2],
    synchronisation_lane_0_stalls[3],
    synchronisation_lane_0_stalls[4],
    synchronisation_lane_0_stalls[5],
    synchronisation_lane_0_stalls[6],
    synchronisation_lane_0_stalls[7]
  };
  assign counters_synchronisation_stalls = {3'd0, t_23[0]}
    + {3'd0, t_23[1]}
    + ({3'd0, t_23[2]} + {3'd0, t_23[3]})
    + ({3'd0, t_23[4]} + {3'd0, t_23[5]} + ({3'd0, t_23[6]} + {3'd0, t_23[7]}));
  assign t_24 = {
    synchronisation_lane_0_conflicts[0],
    synchronisation_lane_0_conflicts[1],
    synchronisation_lane_0_conflicts[2],
    synchronisation_lane_0_conflicts[3],
    synchronisation_lane_0_conflicts[4],
    synchronisation_lane_0_conflicts[5],
    synchronisation_lane_0_conflicts[6],
    synchronisation_lane_0_conflicts[7]
  };
  assign counters_synchronisation_conflicts = {3'd0, t_24[0]}
    + {3'd0, t_24[1]}
    + ({3'd0, t_24[2]} + {3'd0, t_24[3]})
    + ({3'd0, t_24[4]} + {3'd0, t_24[5]} + ({3'd0, t_24[6]} + {3'd0, t_24[7]}));
  assign counters_reduction_dropped = {2'd0, reduction_lane_0_dropped[0]}
    + {2'd0, reduction_lane_0_dropped[1]}
    + ({2'd0, reduction_lane_0_dropped[2]} + {2'd0, reduction_lane_0_dropped[3]});
  assign t_25 = {
    reduction_lane_0_stalls[0],
    reduction_lane_0_stalls[1],
    reduction_lane_0_stalls[2],
    reduction_lane_0_stalls[3]
  };
  assign counters_reduction_stalls = {2'd0, t_25[0]}
    + {2'd0, t_25[1]}
    + ({2'd0, t_25[2]} + {2'd0, t_25[3]});
  assign t_26 = {
    reduction_lane_0_conflicts[0],
    reduction_lane_0_conflicts[1],
    reduction_lane_0_conflicts[2],
    reduction_lane_0_conflicts[3]
  };
  assign counters_reduction_conflicts = {2'd0, t_26[0]}
    + {2'd0, t_26[1]}
    + ({2'd0, t_26[2]} + {2'd0, t_26[3]});
  router_outer_east_counters counters (
    .clk                          (clk),
    .reset                        (reset),
    .data_flits_north             (counters_data_flits_north),
    .data_flits_south             (counters_data_flits_south),
    .data_flits_west              (counters_data_flits_west),
    .data_flits_client            (counters_data_flits_client),
    .data_injected                (counters_data_injected),
    .data_delivered               (counters_data_delivered),
    .data_dropped                 (counters_data_dropped),
    .data_stalls                  (counters_data_stalls),
    .data_conflicts               (counters_data_conflicts),
    .control_flits_north          (control_lane_0_sent[0]),
    .control_flits_south          (control_lane_0_sent[1]),
    .control_flits_west           (control_lane_0_sent[2]),
    .control_flits_client         (counters_control_flits_client),
    .control_injected             (counters_control_injected),
    .control_delivered            (counters_control_delivered),
    .control_dropped              (counters_control_dropped),
    .control_stalls               (counters_control_stalls),
    .control_conflicts            (counters_control_conflicts),
    .utility_flits_north          (utility_lane_0_sent[0]),
    .utility_flits_south          (utility_lane_0_sent[1]),
    .utility_flits_west           (utility_lane_0_sent[2]),
    .utility_flits_client         (counters_utility_flits_client),
    .utility_injected             (counters_utility_injected),
    .utility_delivered            (counters_utility_delivered),
    .utility_dropped              (counters_utility_dropped),
    .utility_stalls               (counters_utility_stalls),
    .utility_conflicts            (counters_utility_conflicts),
    .synchronisation_flits_north  (synchronisation_lane_0_sent[0]),
    .synchronisation_flits_south  (synchronisation_lane_0_sent[1]),
    .synchronisation_flits_west   (synchronisation_lane_0_sent[2]),
    .synchronisation_flits_client (counters_synchronisation_flits_client),
    .synchronisation_injected     (counters_synchronisation_injected),
    .synchronisation_delivered    (counters_synchronisation_delivered),
    .synchronisation_dropped      (counters_synchronisation_dropped),
    .synchronisation_stalls       (counters_synchronisation_stalls),
    .synchronisation_conflicts    (counters_synchronisation_conflicts),
    .reduction_flits_north        (reduction_lane_0_sent[0]),
    .reduction_flits_south        (reduction_lane_0_sent[1]),
    .reduction_flits_west         (reduction_lane_0_sent[2]),
    .reduction_flits_client       (reduction_lane_0_sent[3]),
    .reduction_injected           (client_0_reduction_0_port_injected),
    .reduction_delivered          (client_0_reduction_0_port_delivered),
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
