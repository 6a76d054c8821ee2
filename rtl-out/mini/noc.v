// noc
//
// Network on chip: 2 x 2 cluster routers, with the streams of every client.
//
// Parameters: columns = 2, ports = [7206,15386,6181,6169], routers =
// [{"channels":[{"classes":2,"lanes":3,"links":[0,1,0,0,0,0,1,3,1,0],"payload":645,"weights":{"channel":"data","columns":2,"kind":"outer_west","ports":[0,1,2,5,10,11,12],"rows":2}},{"classes":2,"lanes":1,"links":[0,1,0,0,0,0,1,1,1,0],"payload":64,"weights":{"channel":"control","columns":2,"kind":"outer_west","ports":[0,1,2,5,10,11,12],"rows":2}},{"classes":2,"lanes":1,"links":[0,1,0,0,0,0,1,1,1,0],"payload":64,"weights":null},{"classes":1,"lanes":1,"links":[0,1,0,0,0,0,1,1,1,0],"payload":64,"weights":null},{"classes":1,"lanes":1,"links":[0,1,0,0,0,0,0,0,0,0],"payload":524,"weights":null}],"shape":{"columns":2,"depth":2,"full_rows":2,"kind":"outer_west","ports":7207,"rows":2,"stub":false}},{"channels":[{"classes":2,"lanes":3,"links":[1,0,0,0,0,0,1,3,1,1],"payload":645,"weights":{"channel":"data","columns":2,"kind":"outer_east","ports":[0,1,3,4,10,11,12,13],"rows":2}},{"classes":2,"lanes":1,"links":[1,0,0,0,0,0,1,1,1,1],"payload":64,"weights":{"channel":"control","columns":2,"kind":"outer_east","ports":[0,1,3,4,10,11,12,13],"rows":2}},{"classes":2,"lanes":1,"links":[1,0,0,0,0,0,1,1,1,1],"payload":64,"weights":null},{"classes":1,"lanes":1,"links":[1,0,0,0,0,0,1,1,1,1],"payload":64,"weights":null},{"classes":1,"lanes":1,"links":[1,0,0,0,0,0,0,0,0,0],"payload":524,"weights":null}],"shape":{"columns":2,"depth":2,"full_rows":2,"kind":"outer_east","ports":15387,"rows":2,"stub":false}},{"channels":[{"classes":2,"lanes":3,"links":[0,1,0,0,0,0,1,3,1,0],"payload":645,"weights":{"channel":"data","columns":2,"kind":"outer_west","ports":[0,1,2,5,10,11,12],"rows":2}},{"classes":2,"lanes":1,"links":[0,1,0,0,0,0,1,1,1,0],"payload":64,"weights":{"channel":"control","columns":2,"kind":"outer_west","ports":[0,1,2,5,10,11,12],"rows":2}},{"classes":2,"lanes":1,"links":[0,1,0,0,0,0,1,1,1,0],"payload":64,"weights":null},{"classes":1,"lanes":1,"links":[0,1,0,0,0,0,1,1,1,0],"payload":64,"weights":null},{"classes":1,"lanes":1,"links":[0,1,0,0,0,0,0,0,0,0],"payload":524,"weights":null}],"shape":{"columns":2,"depth":2,"full_rows":2,"kind":"outer_west","ports":7207,"rows":2,"stub":false}},{"channels":[{"classes":2,"lanes":3,"links":[1,0,0,0,0,0,1,3,1,1],"payload":645,"weights":{"channel":"data","columns":2,"kind":"outer_east","ports":[0,1,3,4,10,11,12,13],"rows":2}},{"classes":2,"lanes":1,"links":[1,0,0,0,0,0,1,1,1,1],"payload":64,"weights":{"channel":"control","columns":2,"kind":"outer_east","ports":[0,1,3,4,10,11,12,13],"rows":2}},{"classes":2,"lanes":1,"links":[1,0,0,0,0,0,1,1,1,1],"payload":64,"weights":null},{"classes":1,"lanes":1,"links":[1,0,0,0,0,0,1,1,1,1],"payload":64,"weights":null},{"classes":1,"lanes":1,"links":[1,0,0,0,0,0,0,0,0,0],"payload":524,"weights":null}],"shape":{"columns":2,"depth":2,"full_rows":2,"kind":"outer_east","ports":15387,"rows":2,"stub":false}}],
// rows = 2, slots = [450,961,386,385]
//
// Generated from hw/src/noc/mod.rs; change that file, not this one.

`default_nettype none

module noc (
  input  wire         clk,
  input  wire         reset,
  // Slots whose clients take flits.
  input  wire   [9:0] enabled_0_0,
  input  wire         utility_0_0_request_valid,
  output wire         utility_0_0_request_ready,
  input  wire   [8:0] utility_0_0_request_address,
  output wire         utility_0_0_response_valid,
  input  wire         utility_0_0_response_ready,
  output wire  [63:0] utility_0_0_response_data,
  output wire         utility_0_0_response_error,
  input  wire         client_0_0_1_data_0_up_0_valid,
  output wire         client_0_0_1_data_0_up_0_ready,
  input  wire   [1:0] client_0_0_1_data_0_up_0_columns,
  input  wire   [1:0] client_0_0_1_data_0_up_0_rows,
  input  wire   [9:0] client_0_0_1_data_0_up_0_clients,
  input  wire   [1:0] client_0_0_1_data_0_up_0_lane,
  input  wire [644:0] client_0_0_1_data_0_up_0_payload,
  output wire         client_0_0_1_data_0_down_0_valid,
  input  wire         client_0_0_1_data_0_down_0_ready,
  output wire [644:0] client_0_0_1_data_0_down_0_payload,
  input  wire         client_0_0_1_data_0_up_1_valid,
  output wire         client_0_0_1_data_0_up_1_ready,
  input  wire   [1:0] client_0_0_1_data_0_up_1_columns,
  input  wire   [1:0] client_0_0_1_data_0_up_1_rows,
  input  wire   [9:0] client_0_0_1_data_0_up_1_clients,
  input  wire   [1:0] client_0_0_1_data_0_up_1_lane,
  input  wire [644:0] client_0_0_1_data_0_up_1_payload,
  output wire         client_0_0_1_data_0_down_1_valid,
  input  wire         client_0_0_1_data_0_down_1_ready,
  output wire [644:0] client_0_0_1_data_0_down_1_payload,
  input  wire         client_0_0_1_control_0_up_0_valid,
  output wire         client_0_0_1_control_0_up_0_ready,
  input  wire   [1:0] client_0_0_1_control_0_up_0_columns,
  input  wire   [1:0] client_0_0_1_control_0_up_0_rows,
  input  wire   [9:0] client_0_0_1_control_0_up_0_clients,
  input  wire  [63:0] client_0_0_1_control_0_up_0_payload,
  output wire         client_0_0_1_control_0_down_0_valid,
  input  wire         client_0_0_1_control_0_down_0_ready,
  output wire  [63:0] client_0_0_1_control_0_down_0_payload,
  input  wire         client_0_0_1_control_0_up_1_valid,
  output wire         client_0_0_1_control_0_up_1_ready,
  input  wire   [1:0] client_0_0_1_control_0_up_1_columns,
  input  wire   [1:0] client_0_0_1_control_0_up_1_rows,
  input  wire   [9:0] client_0_0_1_control_0_up_1_clients,
  input  wire  [63:0] client_0_0_1_control_0_up_1_payload,
  output wire         client_0_0_1_control_0_down_1_valid,
  input  wire         client_0_0_1_control_0_down_1_ready,
  output wire  [63:0] client_0_0_1_control_0_down_1_payload,
  input  wire         client_0_0_1_utility_0_up_0_valid,
  output wire         client_0_0_1_utility_0_up_0_ready,
  input  wire   [1:0] client_0_0_1_utility_0_up_0_columns,
  input  wire   [1:0] client_0_0_1_utility_0_up_0_rows,
  input  wire   [9:0] client_0_0_1_utility_0_up_0_clients,
  input  wire  [63:0] client_0_0_1_utility_0_up_0_payload,
  output wire         client_0_0_1_utility_0_down_0_valid,
  input  wire         client_0_0_1_utility_0_down_0_ready,
  output wire  [63:0] client_0_0_1_utility_0_down_0_payload,
  input  wire         client_0_0_1_utility_0_up_1_valid,
  output wire         client_0_0_1_utility_0_up_1_ready,
  input  wire   [1:0] client_0_0_1_utility_0_up_1_columns,
  input  wire   [1:0] client_0_0_1_utility_0_up_1_rows,
  input  wire   [9:0] client_0_0_1_utility_0_up_1_clients,
  input  wire  [63:0] client_0_0_1_utility_0_up_1_payload,
  output wire         client_0_0_1_utility_0_down_1_valid,
  input  wire         client_0_0_1_utility_0_down_1_ready,
  output wire  [63:0] client_0_0_1_utility_0_down_1_payload,
  input  wire         client_0_0_1_synchronisation_0_up_0_valid,
  output wire         client_0_0_1_synchronisation_0_up_0_ready,
  input  wire   [1:0] client_0_0_1_synchronisation_0_up_0_columns,
  input  wire   [1:0] client_0_0_1_synchronisation_0_up_0_rows,
  input  wire   [9:0] client_0_0_1_synchronisation_0_up_0_clients,
  input  wire  [63:0] client_0_0_1_synchronisation_0_up_0_payload,
  output wire         client_0_0_1_synchronisation_0_down_0_valid,
  input  wire         client_0_0_1_synchronisation_0_down_0_ready,
  output wire  [63:0] client_0_0_1_synchronisation_0_down_0_payload,
  input  wire         client_0_0_1_reduction_0_up_0_valid,
  output wire         client_0_0_1_reduction_0_up_0_ready,
  input  wire   [1:0] client_0_0_1_reduction_0_up_0_columns,
  input  wire   [1:0] client_0_0_1_reduction_0_up_0_rows,
  input  wire   [9:0] client_0_0_1_reduction_0_up_0_clients,
  input  wire [523:0] client_0_0_1_reduction_0_up_0_payload,
  output wire         client_0_0_1_reduction_0_down_0_valid,
  input  wire         client_0_0_1_reduction_0_down_0_ready,
  output wire [523:0] client_0_0_1_reduction_0_down_0_payload,
  input  wire         client_0_0_6_data_0_up_0_valid,
  output wire         client_0_0_6_data_0_up_0_ready,
  input  wire   [1:0] client_0_0_6_data_0_up_0_columns,
  input  wire   [1:0] client_0_0_6_data_0_up_0_rows,
  input  wire   [9:0] client_0_0_6_data_0_up_0_clients,
  input  wire   [1:0] client_0_0_6_data_0_up_0_lane,
  input  wire [644:0] client_0_0_6_data_0_up_0_payload,
  output wire         client_0_0_6_data_0_down_0_valid,
  input  wire         client_0_0_6_data_0_down_0_ready,
  output wire [644:0] client_0_0_6_data_0_down_0_payload,
  input  wire         client_0_0_6_data_0_up_1_valid,
  output wire         client_0_0_6_data_0_up_1_ready,
  input  wire   [1:0] client_0_0_6_data_0_up_1_columns,
  input  wire   [1:0] client_0_0_6_data_0_up_1_rows,
  input  wire   [9:0] client_0_0_6_data_0_up_1_clients,
  input  wire   [1:0] client_0_0_6_data_0_up_1_lane,
  input  wire [644:0] client_0_0_6_data_0_up_1_payload,
  output wire         client_0_0_6_data_0_down_1_valid,
  input  wire         client_0_0_6_data_0_down_1_ready,
  output wire [644:0] client_0_0_6_data_0_down_1_payload,
  input  wire         client_0_0_6_control_0_up_0_valid,
  output wire         client_0_0_6_control_0_up_0_ready,
  input  wire   [1:0] client_0_0_6_control_0_up_0_columns,
  input  wire   [1:0] client_0_0_6_control_0_up_0_rows,
  input  wire   [9:0] client_0_0_6_control_0_up_0_clients,
  input  wire  [63:0] client_0_0_6_control_0_up_0_payload,
  output wire         client_0_0_6_control_0_down_0_valid,
  input  wire         client_0_0_6_control_0_down_0_ready,
  output wire  [63:0] client_0_0_6_control_0_down_0_payload,
  input  wire         client_0_0_6_control_0_up_1_valid,
  output wire         client_0_0_6_control_0_up_1_ready,
  input  wire   [1:0] client_0_0_6_control_0_up_1_columns,
  input  wire   [1:0] client_0_0_6_control_0_up_1_rows,
  input  wire   [9:0] client_0_0_6_control_0_up_1_clients,
  input  wire  [63:0] client_0_0_6_control_0_up_1_payload,
  output wire         client_0_0_6_control_0_down_1_valid,
  input  wire         client_0_0_6_control_0_down_1_ready,
  output wire  [63:0] client_0_0_6_control_0_down_1_payload,
  input  wire         client_0_0_6_utility_0_up_0_valid,
  output wire         client_0_0_6_utility_0_up_0_ready,
  input  wire   [1:0] client_0_0_6_utility_0_up_0_columns,
  input  wire   [1:0] client_0_0_6_utility_0_up_0_rows,
  input  wire   [9:0] client_0_0_6_utility_0_up_0_clients,
  input  wire  [63:0] client_0_0_6_utility_0_up_0_payload,
  output wire         client_0_0_6_utility_0_down_0_valid,
  input  wire         client_0_0_6_utility_0_down_0_ready,
  output wire  [63:0] client_0_0_6_utility_0_down_0_payload,
  input  wire         client_0_0_6_utility_0_up_1_valid,
  output wire         client_0_0_6_utility_0_up_1_ready,
  input  wire   [1:0] client_0_0_6_utility_0_up_1_columns,
  input  wire   [1:0] client_0_0_6_utility_0_up_1_rows,
  input  wire   [9:0] client_0_0_6_utility_0_up_1_clients,
  input  wire  [63:0] client_0_0_6_utility_0_up_1_payload,
  output wire         client_0_0_6_utility_0_down_1_valid,
  input  wire         client_0_0_6_utility_0_down_1_ready,
  output wire  [63:0] client_0_0_6_utility_0_down_1_payload,
  input  wire         client_0_0_6_synchronisation_0_up_0_valid,
  output wire         client_0_0_6_synchronisation_0_up_0_ready,
  input  wire   [1:0] client_0_0_6_synchronisation_0_up_0_columns,
  input  wire   [1:0] client_0_0_6_synchronisation_0_up_0_rows,
  input  wire   [9:0] client_0_0_6_synchronisation_0_up_0_clients,
  input  wire  [63:0] client_0_0_6_synchronisation_0_up_0_payload,
  output wire         client_0_0_6_synchronisation_0_down_0_valid,
  input  wire         client_0_0_6_synchronisation_0_down_0_ready,
  output wire  [63:0] client_0_0_6_synchronisation_0_down_0_payload,
  input  wire         client_0_0_7_data_0_up_0_valid,
  output wire         client_0_0_7_data_0_up_0_ready,
  input  wire   [1:0] client_0_0_7_data_0_up_0_columns,
  input  wire   [1:0] client_0_0_7_data_0_up_0_rows,
  input  wire   [9:0] client_0_0_7_data_0_up_0_clients,
  input  wire [644:0] client_0_0_7_data_0_up_0_payload,
  output wire         client_0_0_7_data_0_down_0_valid,
  input  wire         client_0_0_7_data_0_down_0_ready,
  output wire [644:0] client_0_0_7_data_0_down_0_payload,
  input  wire         client_0_0_7_data_0_up_1_valid,
  output wire         client_0_0_7_data_0_up_1_ready,
  input  wire   [1:0] client_0_0_7_data_0_up_1_columns,
  input  wire   [1:0] client_0_0_7_data_0_up_1_rows,
  input  wire   [9:0] client_0_0_7_data_0_up_1_clients,
  input  wire [644:0] client_0_0_7_data_0_up_1_payload,
  output wire         client_0_0_7_data_0_down_1_valid,
  input  wire         client_0_0_7_data_0_down_1_ready,
  output wire [644:0] client_0_0_7_data_0_down_1_payload,
  input  wire         client_0_0_7_data_1_up_0_valid,
  output wire         client_0_0_7_data_1_up_0_ready,
  input  wire   [1:0] client_0_0_7_data_1_up_0_columns,
  input  wire   [1:0] client_0_0_7_data_1_up_0_rows,
  input  wire   [9:0] client_0_0_7_data_1_up_0_clients,
  input  wire [644:0] client_0_0_7_data_1_up_0_payload,
  output wire         client_0_0_7_data_1_down_0_valid,
  input  wire         client_0_0_7_data_1_down_0_ready,
  output wire [644:0] client_0_0_7_data_1_down_0_payload,
  input  wire         client_0_0_7_data_1_up_1_valid,
  output wire         client_0_0_7_data_1_up_1_ready,
  input  wire   [1:0] client_0_0_7_data_1_up_1_columns,
  input  wire   [1:0] client_0_0_7_data_1_up_1_rows,
  input  wire   [9:0] client_0_0_7_data_1_up_1_clients,
  input  wire [644:0] client_0_0_7_data_1_up_1_payload,
  output wire         client_0_0_7_data_1_down_1_valid,
  input  wire         client_0_0_7_data_1_down_1_ready,
  output wire [644:0] client_0_0_7_data_1_down_1_payload,
  input  wire         client_0_0_7_data_2_up_0_valid,
  output wire         client_0_0_7_data_2_up_0_ready,
  input  wire   [1:0] client_0_0_7_data_2_up_0_columns,
  input  wire   [1:0] client_0_0_7_data_2_up_0_rows,
  input  wire   [9:0] client_0_0_7_data_2_up_0_clients,
  input  wire [644:0] client_0_0_7_data_2_up_0_payload,
  output wire         client_0_0_7_data_2_down_0_valid,
  input  wire         client_0_0_7_data_2_down_0_ready,
  output wire [644:0] client_0_0_7_data_2_down_0_payload,
  input  wire         client_0_0_7_data_2_up_1_valid,
  output wire         client_0_0_7_data_2_up_1_ready,
  input  wire   [1:0] client_0_0_7_data_2_up_1_columns,
  input  wire   [1:0] client_0_0_7_data_2_up_1_rows,
  input  wire   [9:0] client_0_0_7_data_2_up_1_clients,
  input  wire [644:0] client_0_0_7_data_2_up_1_payload,
  output wire         client_0_0_7_data_2_down_1_valid,
  input  wire         client_0_0_7_data_2_down_1_ready,
  output wire [644:0] client_0_0_7_data_2_down_1_payload,
  input  wire         client_0_0_7_control_0_up_0_valid,
  output wire         client_0_0_7_control_0_up_0_ready,
  input  wire   [1:0] client_0_0_7_control_0_up_0_columns,
  input  wire   [1:0] client_0_0_7_control_0_up_0_rows,
  input  wire   [9:0] client_0_0_7_control_0_up_0_clients,
  input  wire  [63:0] client_0_0_7_control_0_up_0_payload,
  output wire         client_0_0_7_control_0_down_0_valid,
  input  wire         client_0_0_7_control_0_down_0_ready,
  output wire  [63:0] client_0_0_7_control_0_down_0_payload,
  input  wire         client_0_0_7_control_0_up_1_valid,
  output wire         client_0_0_7_control_0_up_1_ready,
  input  wire   [1:0] client_0_0_7_control_0_up_1_columns,
  input  wire   [1:0] client_0_0_7_control_0_up_1_rows,
  input  wire   [9:0] client_0_0_7_control_0_up_1_clients,
  input  wire  [63:0] client_0_0_7_control_0_up_1_payload,
  output wire         client_0_0_7_control_0_down_1_valid,
  input  wire         client_0_0_7_control_0_down_1_ready,
  output wire  [63:0] client_0_0_7_control_0_down_1_payload,
  input  wire         client_0_0_7_utility_0_up_0_valid,
  output wire         client_0_0_7_utility_0_up_0_ready,
  input  wire   [1:0] client_0_0_7_utility_0_up_0_columns,
  input  wire   [1:0] client_0_0_7_utility_0_up_0_rows,
  input  wire   [9:0] client_0_0_7_utility_0_up_0_clients,
  input  wire  [63:0] client_0_0_7_utility_0_up_0_payload,
  output wire         client_0_0_7_utility_0_down_0_valid,
  input  wire         client_0_0_7_utility_0_down_0_ready,
  output wire  [63:0] client_0_0_7_utility_0_down_0_payload,
  input  wire         client_0_0_7_utility_0_up_1_valid,
  output wire         client_0_0_7_utility_0_up_1_ready,
  input  wire   [1:0] client_0_0_7_utility_0_up_1_columns,
  input  wire   [1:0] client_0_0_7_utility_0_up_1_rows,
  input  wire   [9:0] client_0_0_7_utility_0_up_1_clients,
  input  wire  [63:0] client_0_0_7_utility_0_up_1_payload,
  output wire         client_0_0_7_utility_0_down_1_valid,
  input  wire         client_0_0_7_utility_0_down_1_ready,
  output wire  [63:0] client_0_0_7_utility_0_down_1_payload,
  input  wire         client_0_0_7_synchronisation_0_up_0_valid,
  output wire         client_0_0_7_synchronisation_0_up_0_ready,
  input  wire   [1:0] client_0_0_7_synchronisation_0_up_0_columns,
  input  wire   [1:0] client_0_0_7_synchronisation_0_up_0_rows,
  input  wire   [9:0] client_0_0_7_synchronisation_0_up_0_clients,
  input  wire  [63:0] client_0_0_7_synchronisation_0_up_0_payload,
  output wire         client_0_0_7_synchronisation_0_down_0_valid,
  input  wire         client_0_0_7_synchronisation_0_down_0_ready,
  output wire  [63:0] client_0_0_7_synchronisation_0_down_0_payload,
  input  wire         client_0_0_8_data_0_up_0_valid,
  output wire         client_0_0_8_data_0_up_0_ready,
  input  wire   [1:0] client_0_0_8_data_0_up_0_columns,
  input  wire   [1:0] client_0_0_8_data_0_up_0_rows,
  input  wire   [9:0] client_0_0_8_data_0_up_0_clients,
  input  wire   [1:0] client_0_0_8_data_0_up_0_lane,
  input  wire [644:0] client_0_0_8_data_0_up_0_payload,
  output wire         client_0_0_8_data_0_down_0_valid,
  input  wire         client_0_0_8_data_0_down_0_ready,
  output wire [644:0] client_0_0_8_data_0_down_0_payload,
  input  wire         client_0_0_8_data_0_up_1_valid,
  output wire         client_0_0_8_data_0_up_1_ready,
  input  wire   [1:0] client_0_0_8_data_0_up_1_columns,
  input  wire   [1:0] client_0_0_8_data_0_up_1_rows,
  input  wire   [9:0] client_0_0_8_data_0_up_1_clients,
  input  wire   [1:0] client_0_0_8_data_0_up_1_lane,
  input  wire [644:0] client_0_0_8_data_0_up_1_payload,
  output wire         client_0_0_8_data_0_down_1_valid,
  input  wire         client_0_0_8_data_0_down_1_ready,
  output wire [644:0] client_0_0_8_data_0_down_1_payload,
  input  wire         client_0_0_8_control_0_up_0_valid,
  output wire         client_0_0_8_control_0_up_0_ready,
  input  wire   [1:0] client_0_0_8_control_0_up_0_columns,
  input  wire   [1:0] client_0_0_8_control_0_up_0_rows,
  input  wire   [9:0] client_0_0_8_control_0_up_0_clients,
  input  wire  [63:0] client_0_0_8_control_0_up_0_payload,
  output wire         client_0_0_8_control_0_down_0_valid,
  input  wire         client_0_0_8_control_0_down_0_ready,
  output wire  [63:0] client_0_0_8_control_0_down_0_payload,
  input  wire         client_0_0_8_control_0_up_1_valid,
  output wire         client_0_0_8_control_0_up_1_ready,
  input  wire   [1:0] client_0_0_8_control_0_up_1_columns,
  input  wire   [1:0] client_0_0_8_control_0_up_1_rows,
  input  wire   [9:0] client_0_0_8_control_0_up_1_clients,
  input  wire  [63:0] client_0_0_8_control_0_up_1_payload,
  output wire         client_0_0_8_control_0_down_1_valid,
  input  wire         client_0_0_8_control_0_down_1_ready,
  output wire  [63:0] client_0_0_8_control_0_down_1_payload,
  input  wire         client_0_0_8_utility_0_up_0_valid,
  output wire         client_0_0_8_utility_0_up_0_ready,
  input  wire   [1:0] client_0_0_8_utility_0_up_0_columns,
  input  wire   [1:0] client_0_0_8_utility_0_up_0_rows,
  input  wire   [9:0] client_0_0_8_utility_0_up_0_clients,
  input  wire  [63:0] client_0_0_8_utility_0_up_0_payload,
  output wire         client_0_0_8_utility_0_down_0_valid,
  input  wire         client_0_0_8_utility_0_down_0_ready,
  output wire  [63:0] client_0_0_8_utility_0_down_0_payload,
  input  wire         client_0_0_8_utility_0_up_1_valid,
  output wire         client_0_0_8_utility_0_up_1_ready,
  input  wire   [1:0] client_0_0_8_utility_0_up_1_columns,
  input  wire   [1:0] client_0_0_8_utility_0_up_1_rows,
  input  wire   [9:0] client_0_0_8_utility_0_up_1_clients,
  input  wire  [63:0] client_0_0_8_utility_0_up_1_payload,
  output wire         client_0_0_8_utility_0_down_1_valid,
  input  wire         client_0_0_8_utility_0_down_1_ready,
  output wire  [63:0] client_0_0_8_utility_0_down_1_payload,
  input  wire         client_0_0_8_synchronisation_0_up_0_valid,
  output wire         client_0_0_8_synchronisation_0_up_0_ready,
  input  wire   [1:0] client_0_0_8_synchronisation_0_up_0_columns,
  input  wire   [1:0] client_0_0_8_synchronisation_0_up_0_rows,
  input  wire   [9:0] client_0_0_8_synchronisation_0_up_0_clients,
  input  wire  [63:0] client_0_0_8_synchronisation_0_up_0_payload,
  output wire         client_0_0_8_synchronisation_0_down_0_valid,
  input  wire         client_0_0_8_synchronisation_0_down_0_ready,
  output wire  [63:0] client_0_0_8_synchronisation_0_down_0_payload,
  // Slots whose clients take flits.
  input  wire   [9:0] enabled_1_0,
  input  wire         utility_1_0_request_valid,
  output wire         utility_1_0_request_ready,
  input  wire   [8:0] utility_1_0_request_address,
  output wire         utility_1_0_response_valid,
  input  wire         utility_1_0_response_ready,
  output wire  [63:0] utility_1_0_response_data,
  output wire         utility_1_0_response_error,
  input  wire         client_1_0_0_data_0_up_0_valid,
  output wire         client_1_0_0_data_0_up_0_ready,
  input  wire   [1:0] client_1_0_0_data_0_up_0_columns,
  input  wire   [1:0] client_1_0_0_data_0_up_0_rows,
  input  wire   [9:0] client_1_0_0_data_0_up_0_clients,
  input  wire   [1:0] client_1_0_0_data_0_up_0_lane,
  input  wire [644:0] client_1_0_0_data_0_up_0_payload,
  output wire         client_1_0_0_data_0_down_0_valid,
  input  wire         client_1_0_0_data_0_down_0_ready,
  output wire [644:0] client_1_0_0_data_0_down_0_payload,
  input  wire         client_1_0_0_data_0_up_1_valid,
  output wire         client_1_0_0_data_0_up_1_ready,
  input  wire   [1:0] client_1_0_0_data_0_up_1_columns,
  input  wire   [1:0] client_1_0_0_data_0_up_1_rows,
  input  wire   [9:0] client_1_0_0_data_0_up_1_clients,
  input  wire   [1:0] client_1_0_0_data_0_up_1_lane,
  input  wire [644:0] client_1_0_0_data_0_up_1_payload,
  output wire         client_1_0_0_data_0_down_1_valid,
  input  wire         client_1_0_0_data_0_down_1_ready,
  output wire [644:0] client_1_0_0_data_0_down_1_payload,
  input  wire         client_1_0_0_control_0_up_0_valid,
  output wire         client_1_0_0_control_0_up_0_ready,
  input  wire   [1:0] client_1_0_0_control_0_up_0_columns,
  input  wire   [1:0] client_1_0_0_control_0_up_0_rows,
  input  wire   [9:0] client_1_0_0_control_0_up_0_clients,
  input  wire  [63:0] client_1_0_0_control_0_up_0_payload,
  output wire         client_1_0_0_control_0_down_0_valid,
  input  wire         client_1_0_0_control_0_down_0_ready,
  output wire  [63:0] client_1_0_0_control_0_down_0_payload,
  input  wire         client_1_0_0_control_0_up_1_valid,
  output wire         client_1_0_0_control_0_up_1_ready,
  input  wire   [1:0] client_1_0_0_control_0_up_1_columns,
  input  wire   [1:0] client_1_0_0_control_0_up_1_rows,
  input  wire   [9:0] client_1_0_0_control_0_up_1_clients,
  input  wire  [63:0] client_1_0_0_control_0_up_1_payload,
  output wire         client_1_0_0_control_0_down_1_valid,
  input  wire         client_1_0_0_control_0_down_1_ready,
  output wire  [63:0] client_1_0_0_control_0_down_1_payload,
  input  wire         client_1_0_0_utility_0_up_0_valid,
  output wire         client_1_0_0_utility_0_up_0_ready,
  input  wire   [1:0] client_1_0_0_utility_0_up_0_columns,
  input  wire   [1:0] client_1_0_0_utility_0_up_0_rows,
  input  wire   [9:0] client_1_0_0_utility_0_up_0_clients,
  input  wire  [63:0] client_1_0_0_utility_0_up_0_payload,
  output wire         client_1_0_0_utility_0_down_0_valid,
  input  wire         client_1_0_0_utility_0_down_0_ready,
  output wire  [63:0] client_1_0_0_utility_0_down_0_payload,
  input  wire         client_1_0_0_utility_0_up_1_valid,
  output wire         client_1_0_0_utility_0_up_1_ready,
  input  wire   [1:0] client_1_0_0_utility_0_up_1_columns,
  input  wire   [1:0] client_1_0_0_utility_0_up_1_rows,
  input  wire   [9:0] client_1_0_0_utility_0_up_1_clients,
  input  wire  [63:0] client_1_0_0_utility_0_up_1_payload,
  output wire         client_1_0_0_utility_0_down_1_valid,
  input  wire         client_1_0_0_utility_0_down_1_ready,
  output wire  [63:0] client_1_0_0_utility_0_down_1_payload,
  input  wire         client_1_0_0_synchronisation_0_up_0_valid,
  output wire         client_1_0_0_synchronisation_0_up_0_ready,
  input  wire   [1:0] client_1_0_0_synchronisation_0_up_0_columns,
  input  wire   [1:0] client_1_0_0_synchronisation_0_up_0_rows,
  input  wire   [9:0] client_1_0_0_synchronisation_0_up_0_clients,
  input  wire  [63:0] client_1_0_0_synchronisation_0_up_0_payload,
  output wire         client_1_0_0_synchronisation_0_down_0_valid,
  input  wire         client_1_0_0_synchronisation_0_down_0_ready,
  output wire  [63:0] client_1_0_0_synchronisation_0_down_0_payload,
  input  wire         client_1_0_0_reduction_0_up_0_valid,
  output wire         client_1_0_0_reduction_0_up_0_ready,
  input  wire   [1:0] client_1_0_0_reduction_0_up_0_columns,
  input  wire   [1:0] client_1_0_0_reduction_0_up_0_rows,
  input  wire   [9:0] client_1_0_0_reduction_0_up_0_clients,
  input  wire [523:0] client_1_0_0_reduction_0_up_0_payload,
  output wire         client_1_0_0_reduction_0_down_0_valid,
  input  wire         client_1_0_0_reduction_0_down_0_ready,
  output wire [523:0] client_1_0_0_reduction_0_down_0_payload,
  input  wire         client_1_0_6_data_0_up_0_valid,
  output wire         client_1_0_6_data_0_up_0_ready,
  input  wire   [1:0] client_1_0_6_data_0_up_0_columns,
  input  wire   [1:0] client_1_0_6_data_0_up_0_rows,
  input  wire   [9:0] client_1_0_6_data_0_up_0_clients,
  input  wire   [1:0] client_1_0_6_data_0_up_0_lane,
  input  wire [644:0] client_1_0_6_data_0_up_0_payload,
  output wire         client_1_0_6_data_0_down_0_valid,
  input  wire         client_1_0_6_data_0_down_0_ready,
  output wire [644:0] client_1_0_6_data_0_down_0_payload,
  input  wire         client_1_0_6_data_0_up_1_valid,
  output wire         client_1_0_6_data_0_up_1_ready,
  input  wire   [1:0] client_1_0_6_data_0_up_1_columns,
  input  wire   [1:0] client_1_0_6_data_0_up_1_rows,
  input  wire   [9:0] client_1_0_6_data_0_up_1_clients,
  input  wire   [1:0] client_1_0_6_data_0_up_1_lane,
  input  wire [644:0] client_1_0_6_data_0_up_1_payload,
  output wire         client_1_0_6_data_0_down_1_valid,
  input  wire         client_1_0_6_data_0_down_1_ready,
  output wire [644:0] client_1_0_6_data_0_down_1_payload,
  input  wire         client_1_0_6_control_0_up_0_valid,
  output wire         client_1_0_6_control_0_up_0_ready,
  input  wire   [1:0] client_1_0_6_control_0_up_0_columns,
  input  wire   [1:0] client_1_0_6_control_0_up_0_rows,
  input  wire   [9:0] client_1_0_6_control_0_up_0_clients,
  input  wire  [63:0] client_1_0_6_control_0_up_0_payload,
  output wire         client_1_0_6_control_0_down_0_valid,
  input  wire         client_1_0_6_control_0_down_0_ready,
  output wire  [63:0] client_1_0_6_control_0_down_0_payload,
  input  wire         client_1_0_6_control_0_up_1_valid,
  output wire         client_1_0_6_control_0_up_1_ready,
  input  wire   [1:0] client_1_0_6_control_0_up_1_columns,
  input  wire   [1:0] client_1_0_6_control_0_up_1_rows,
  input  wire   [9:0] client_1_0_6_control_0_up_1_clients,
  input  wire  [63:0] client_1_0_6_control_0_up_1_payload,
  output wire         client_1_0_6_control_0_down_1_valid,
  input  wire         client_1_0_6_control_0_down_1_ready,
  output wire  [63:0] client_1_0_6_control_0_down_1_payload,
  input  wire         client_1_0_6_utility_0_up_0_valid,
  output wire         client_1_0_6_utility_0_up_0_ready,
  input  wire   [1:0] client_1_0_6_utility_0_up_0_columns,
  input  wire   [1:0] client_1_0_6_utility_0_up_0_rows,
  input  wire   [9:0] client_1_0_6_utility_0_up_0_clients,
  input  wire  [63:0] client_1_0_6_utility_0_up_0_payload,
  output wire         client_1_0_6_utility_0_down_0_valid,
  input  wire         client_1_0_6_utility_0_down_0_ready,
  output wire  [63:0] client_1_0_6_utility_0_down_0_payload,
  input  wire         client_1_0_6_utility_0_up_1_valid,
  output wire         client_1_0_6_utility_0_up_1_ready,
  input  wire   [1:0] client_1_0_6_utility_0_up_1_columns,
  input  wire   [1:0] client_1_0_6_utility_0_up_1_rows,
  input  wire   [9:0] client_1_0_6_utility_0_up_1_clients,
  input  wire  [63:0] client_1_0_6_utility_0_up_1_payload,
  output wire         client_1_0_6_utility_0_down_1_valid,
  input  wire         client_1_0_6_utility_0_down_1_ready,
  output wire  [63:0] client_1_0_6_utility_0_down_1_payload,
  input  wire         client_1_0_6_synchronisation_0_up_0_valid,
  output wire         client_1_0_6_synchronisation_0_up_0_ready,
  input  wire   [1:0] client_1_0_6_synchronisation_0_up_0_columns,
  input  wire   [1:0] client_1_0_6_synchronisation_0_up_0_rows,
  input  wire   [9:0] client_1_0_6_synchronisation_0_up_0_clients,
  input  wire  [63:0] client_1_0_6_synchronisation_0_up_0_payload,
  output wire         client_1_0_6_synchronisation_0_down_0_valid,
  input  wire         client_1_0_6_synchronisation_0_down_0_ready,
  output wire  [63:0] client_1_0_6_synchronisation_0_down_0_payload,
  input  wire         client_1_0_7_data_0_up_0_valid,
  output wire         client_1_0_7_data_0_up_0_ready,
  input  wire   [1:0] client_1_0_7_data_0_up_0_columns,
  input  wire   [1:0] client_1_0_7_data_0_up_0_rows,
  input  wire   [9:0] client_1_0_7_data_0_up_0_clients,
  input  wire [644:0] client_1_0_7_data_0_up_0_payload,
  output wire         client_1_0_7_data_0_down_0_valid,
  input  wire         client_1_0_7_data_0_down_0_ready,
  output wire [644:0] client_1_0_7_data_0_down_0_payload,
  input  wire         client_1_0_7_data_0_up_1_valid,
  output wire         client_1_0_7_data_0_up_1_ready,
  input  wire   [1:0] client_1_0_7_data_0_up_1_columns,
  input  wire   [1:0] client_1_0_7_data_0_up_1_rows,
  input  wire   [9:0] client_1_0_7_data_0_up_1_clients,
  input  wire [644:0] client_1_0_7_data_0_up_1_payload,
  output wire         client_1_0_7_data_0_down_1_valid,
  input  wire         client_1_0_7_data_0_down_1_ready,
  output wire [644:0] client_1_0_7_data_0_down_1_payload,
  input  wire         client_1_0_7_data_1_up_0_valid,
  output wire         client_1_0_7_data_1_up_0_ready,
  input  wire   [1:0] client_1_0_7_data_1_up_0_columns,
  input  wire   [1:0] client_1_0_7_data_1_up_0_rows,
  input  wire   [9:0] client_1_0_7_data_1_up_0_clients,
  input  wire [644:0] client_1_0_7_data_1_up_0_payload,
  output wire         client_1_0_7_data_1_down_0_valid,
  input  wire         client_1_0_7_data_1_down_0_ready,
  output wire [644:0] client_1_0_7_data_1_down_0_payload,
  input  wire         client_1_0_7_data_1_up_1_valid,
  output wire         client_1_0_7_data_1_up_1_ready,
  input  wire   [1:0] client_1_0_7_data_1_up_1_columns,
  input  wire   [1:0] client_1_0_7_data_1_up_1_rows,
  input  wire   [9:0] client_1_0_7_data_1_up_1_clients,
  input  wire [644:0] client_1_0_7_data_1_up_1_payload,
  output wire         client_1_0_7_data_1_down_1_valid,
  input  wire         client_1_0_7_data_1_down_1_ready,
  output wire [644:0] client_1_0_7_data_1_down_1_payload,
  input  wire         client_1_0_7_data_2_up_0_valid,
  output wire         client_1_0_7_data_2_up_0_ready,
  input  wire   [1:0] client_1_0_7_data_2_up_0_columns,
  input  wire   [1:0] client_1_0_7_data_2_up_0_rows,
  input  wire   [9:0] client_1_0_7_data_2_up_0_clients,
  input  wire [644:0] client_1_0_7_data_2_up_0_payload,
  output wire         client_1_0_7_data_2_down_0_valid,
  input  wire         client_1_0_7_data_2_down_0_ready,
  output wire [644:0] client_1_0_7_data_2_down_0_payload,
  input  wire         client_1_0_7_data_2_up_1_valid,
  output wire         client_1_0_7_data_2_up_1_ready,
  input  wire   [1:0] client_1_0_7_data_2_up_1_columns,
  input  wire   [1:0] client_1_0_7_data_2_up_1_rows,
  input  wire   [9:0] client_1_0_7_data_2_up_1_clients,
  input  wire [644:0] client_1_0_7_data_2_up_1_payload,
  output wire         client_1_0_7_data_2_down_1_valid,
  input  wire         client_1_0_7_data_2_down_1_ready,
  output wire [644:0] client_1_0_7_data_2_down_1_payload,
  input  wire         client_1_0_7_control_0_up_0_valid,
  output wire         client_1_0_7_control_0_up_0_ready,
  input  wire   [1:0] client_1_0_7_control_0_up_0_columns,
  input  wire   [1:0] client_1_0_7_control_0_up_0_rows,
  input  wire   [9:0] client_1_0_7_control_0_up_0_clients,
  input  wire  [63:0] client_1_0_7_control_0_up_0_payload,
  output wire         client_1_0_7_control_0_down_0_valid,
  input  wire         client_1_0_7_control_0_down_0_ready,
  output wire  [63:0] client_1_0_7_control_0_down_0_payload,
  input  wire         client_1_0_7_control_0_up_1_valid,
  output wire         client_1_0_7_control_0_up_1_ready,
  input  wire   [1:0] client_1_0_7_control_0_up_1_columns,
  input  wire   [1:0] client_1_0_7_control_0_up_1_rows,
  input  wire   [9:0] client_1_0_7_control_0_up_1_clients,
  input  wire  [63:0] client_1_0_7_control_0_up_1_payload,
  output wire         client_1_0_7_control_0_down_1_valid,
  input  wire         client_1_0_7_control_0_down_1_ready,
  output wire  [63:0] client_1_0_7_control_0_down_1_payload,
  input  wire         client_1_0_7_utility_0_up_0_valid,
  output wire         client_1_0_7_utility_0_up_0_ready,
  input  wire   [1:0] client_1_0_7_utility_0_up_0_columns,
  input  wire   [1:0] client_1_0_7_utility_0_up_0_rows,
  input  wire   [9:0] client_1_0_7_utility_0_up_0_clients,
  input  wire  [63:0] client_1_0_7_utility_0_up_0_payload,
  output wire         client_1_0_7_utility_0_down_0_valid,
  input  wire         client_1_0_7_utility_0_down_0_ready,
  output wire  [63:0] client_1_0_7_utility_0_down_0_payload,
  input  wire         client_1_0_7_utility_0_up_1_valid,
  output wire         client_1_0_7_utility_0_up_1_ready,
  input  wire   [1:0] client_1_0_7_utility_0_up_1_columns,
  input  wire   [1:0] client_1_0_7_utility_0_up_1_rows,
  input  wire   [9:0] client_1_0_7_utility_0_up_1_clients,
  input  wire  [63:0] client_1_0_7_utility_0_up_1_payload,
  output wire         client_1_0_7_utility_0_down_1_valid,
  input  wire         client_1_0_7_utility_0_down_1_ready,
  output wire  [63:0] client_1_0_7_utility_0_down_1_payload,
  input  wire         client_1_0_7_synchronisation_0_up_0_valid,
  output wire         client_1_0_7_synchronisation_0_up_0_ready,
  input  wire   [1:0] client_1_0_7_synchronisation_0_up_0_columns,
  input  wire   [1:0] client_1_0_7_synchronisation_0_up_0_rows,
  input  wire   [9:0] client_1_0_7_synchronisation_0_up_0_clients,
  input  wire  [63:0] client_1_0_7_synchronisation_0_up_0_payload,
  output wire         client_1_0_7_synchronisation_0_down_0_valid,
  input  wire         client_1_0_7_synchronisation_0_down_0_ready,
  output wire  [63:0] client_1_0_7_synchronisation_0_down_0_payload,
  input  wire         client_1_0_8_data_0_up_0_valid,
  output wire         client_1_0_8_data_0_up_0_ready,
  input  wire   [1:0] client_1_0_8_data_0_up_0_columns,
  input  wire   [1:0] client_1_0_8_data_0_up_0_rows,
  input  wire   [9:0] client_1_0_8_data_0_up_0_clients,
  input  wire   [1:0] client_1_0_8_data_0_up_0_lane,
  input  wire [644:0] client_1_0_8_data_0_up_0_payload,
  output wire         client_1_0_8_data_0_down_0_valid,
  input  wire         client_1_0_8_data_0_down_0_ready,
  output wire [644:0] client_1_0_8_data_0_down_0_payload,
  input  wire         client_1_0_8_data_0_up_1_valid,
  output wire         client_1_0_8_data_0_up_1_ready,
  input  wire   [1:0] client_1_0_8_data_0_up_1_columns,
  input  wire   [1:0] client_1_0_8_data_0_up_1_rows,
  input  wire   [9:0] client_1_0_8_data_0_up_1_clients,
  input  wire   [1:0] client_1_0_8_data_0_up_1_lane,
  input  wire [644:0] client_1_0_8_data_0_up_1_payload,
  output wire         client_1_0_8_data_0_down_1_valid,
  input  wire         client_1_0_8_data_0_down_1_ready,
  output wire [644:0] client_1_0_8_data_0_down_1_payload,
  input  wire         client_1_0_8_control_0_up_0_valid,
  output wire         client_1_0_8_control_0_up_0_ready,
  input  wire   [1:0] client_1_0_8_control_0_up_0_columns,
  input  wire   [1:0] client_1_0_8_control_0_up_0_rows,
  input  wire   [9:0] client_1_0_8_control_0_up_0_clients,
  input  wire  [63:0] client_1_0_8_control_0_up_0_payload,
  output wire         client_1_0_8_control_0_down_0_valid,
  input  wire         client_1_0_8_control_0_down_0_ready,
  output wire  [63:0] client_1_0_8_control_0_down_0_payload,
  input  wire         client_1_0_8_control_0_up_1_valid,
  output wire         client_1_0_8_control_0_up_1_ready,
  input  wire   [1:0] client_1_0_8_control_0_up_1_columns,
  input  wire   [1:0] client_1_0_8_control_0_up_1_rows,
  input  wire   [9:0] client_1_0_8_control_0_up_1_clients,
  input  wire  [63:0] client_1_0_8_control_0_up_1_payload,
  output wire         client_1_0_8_control_0_down_1_valid,
  input  wire         client_1_0_8_control_0_down_1_ready,
  output wire  [63:0] client_1_0_8_control_0_down_1_payload,
  input  wire         client_1_0_8_utility_0_up_0_valid,
  output wire         client_1_0_8_utility_0_up_0_ready,
  input  wire   [1:0] client_1_0_8_utility_0_up_0_columns,
  input  wire   [1:0] client_1_0_8_utility_0_up_0_rows,
  input  wire   [9:0] client_1_0_8_utility_0_up_0_clients,
  input  wire  [63:0] client_1_0_8_utility_0_up_0_payload,
  output wire         client_1_0_8_utility_0_down_0_valid,
  input  wire         client_1_0_8_utility_0_down_0_ready,
  output wire  [63:0] client_1_0_8_utility_0_down_0_payload,
  input  wire         client_1_0_8_utility_0_up_1_valid,
  output wire         client_1_0_8_utility_0_up_1_ready,
  input  wire   [1:0] client_1_0_8_utility_0_up_1_columns,
  input  wire   [1:0] client_1_0_8_utility_0_up_1_rows,
  input  wire   [9:0] client_1_0_8_utility_0_up_1_clients,
  input  wire  [63:0] client_1_0_8_utility_0_up_1_payload,
  output wire         client_1_0_8_utility_0_down_1_valid,
  input  wire         client_1_0_8_utility_0_down_1_ready,
  output wire  [63:0] client_1_0_8_utility_0_down_1_payload,
  input  wire         client_1_0_8_synchronisation_0_up_0_valid,
  output wire         client_1_0_8_synchronisation_0_up_0_ready,
  input  wire   [1:0] client_1_0_8_synchronisation_0_up_0_columns,
  input  wire   [1:0] client_1_0_8_synchronisation_0_up_0_rows,
  input  wire   [9:0] client_1_0_8_synchronisation_0_up_0_clients,
  input  wire  [63:0] client_1_0_8_synchronisation_0_up_0_payload,
  output wire         client_1_0_8_synchronisation_0_down_0_valid,
  input  wire         client_1_0_8_synchronisation_0_down_0_ready,
  output wire  [63:0] client_1_0_8_synchronisation_0_down_0_payload,
  input  wire         client_1_0_9_data_0_up_0_valid,
  output wire         client_1_0_9_data_0_up_0_ready,
  input  wire   [1:0] client_1_0_9_data_0_up_0_columns,
  input  wire   [1:0] client_1_0_9_data_0_up_0_rows,
  input  wire   [9:0] client_1_0_9_data_0_up_0_clients,
  input  wire   [1:0] client_1_0_9_data_0_up_0_lane,
  input  wire [644:0] client_1_0_9_data_0_up_0_payload,
  output wire         client_1_0_9_data_0_down_0_valid,
  input  wire         client_1_0_9_data_0_down_0_ready,
  output wire [644:0] client_1_0_9_data_0_down_0_payload,
  input  wire         client_1_0_9_data_0_up_1_valid,
  output wire         client_1_0_9_data_0_up_1_ready,
  input  wire   [1:0] client_1_0_9_data_0_up_1_columns,
  input  wire   [1:0] client_1_0_9_data_0_up_1_rows,
  input  wire   [9:0] client_1_0_9_data_0_up_1_clients,
  input  wire   [1:0] client_1_0_9_data_0_up_1_lane,
  input  wire [644:0] client_1_0_9_data_0_up_1_payload,
  output wire         client_1_0_9_data_0_down_1_valid,
  input  wire         client_1_0_9_data_0_down_1_ready,
  output wire [644:0] client_1_0_9_data_0_down_1_payload,
  input  wire         client_1_0_9_control_0_up_0_valid,
  output wire         client_1_0_9_control_0_up_0_ready,
  input  wire   [1:0] client_1_0_9_control_0_up_0_columns,
  input  wire   [1:0] client_1_0_9_control_0_up_0_rows,
  input  wire   [9:0] client_1_0_9_control_0_up_0_clients,
  input  wire  [63:0] client_1_0_9_control_0_up_0_payload,
  output wire         client_1_0_9_control_0_down_0_valid,
  input  wire         client_1_0_9_control_0_down_0_ready,
  output wire  [63:0] client_1_0_9_control_0_down_0_payload,
  input  wire         client_1_0_9_control_0_up_1_valid,
  output wire         client_1_0_9_control_0_up_1_ready,
  input  wire   [1:0] client_1_0_9_control_0_up_1_columns,
  input  wire   [1:0] client_1_0_9_control_0_up_1_rows,
  input  wire   [9:0] client_1_0_9_control_0_up_1_clients,
  input  wire  [63:0] client_1_0_9_control_0_up_1_payload,
  output wire         client_1_0_9_control_0_down_1_valid,
  input  wire         client_1_0_9_control_0_down_1_ready,
  output wire  [63:0] client_1_0_9_control_0_down_1_payload,
  input  wire         client_1_0_9_utility_0_up_0_valid,
  output wire         client_1_0_9_utility_0_up_0_ready,
  input  wire   [1:0] client_1_0_9_utility_0_up_0_columns,
  input  wire   [1:0] client_1_0_9_utility_0_up_0_rows,
  input  wire   [9:0] client_1_0_9_utility_0_up_0_clients,
  input  wire  [63:0] client_1_0_9_utility_0_up_0_payload,
  output wire         client_1_0_9_utility_0_down_0_valid,
  input  wire         client_1_0_9_utility_0_down_0_ready,
  output wire  [63:0] client_1_0_9_utility_0_down_0_payload,
  input  wire         client_1_0_9_utility_0_up_1_valid,
  output wire         client_1_0_9_utility_0_up_1_ready,
  input  wire   [1:0] client_1_0_9_utility_0_up_1_columns,
  input  wire   [1:0] client_1_0_9_utility_0_up_1_rows,
  input  wire   [9:0] client_1_0_9_utility_0_up_1_clients,
  input  wire  [63:0] client_1_0_9_utility_0_up_1_payload,
  output wire         client_1_0_9_utility_0_down_1_valid,
  input  wire         client_1_0_9_utility_0_down_1_ready,
  output wire  [63:0] client_1_0_9_utility_0_down_1_payload,
  input  wire         client_1_0_9_synchronisation_0_up_0_valid,
  output wire         client_1_0_9_synchronisation_0_up_0_ready,
  input  wire   [1:0] client_1_0_9_synchronisation_0_up_0_columns,
  input  wire   [1:0] client_1_0_9_synchronisation_0_up_0_rows,
  input  wire   [9:0] client_1_0_9_synchronisation_0_up_0_clients,
  input  wire  [63:0] client_1_0_9_synchronisation_0_up_0_payload,
  output wire         client_1_0_9_synchronisation_0_down_0_valid,
  input  wire         client_1_0_9_synchronisation_0_down_0_ready,
  output wire  [63:0] client_1_0_9_synchronisation_0_down_0_payload,
  // Slots whose clients take flits.
  input  wire   [9:0] enabled_0_1,
  input  wire         utility_0_1_request_valid,
  output wire         utility_0_1_request_ready,
  input  wire   [8:0] utility_0_1_request_address,
  output wire         utility_0_1_response_valid,
  input  wire         utility_0_1_response_ready,
  output wire  [63:0] utility_0_1_response_data,
  output wire         utility_0_1_response_error,
  input  wire         client_0_1_1_data_0_up_0_valid,
  output wire         client_0_1_1_data_0_up_0_ready,
  input  wire   [1:0] client_0_1_1_data_0_up_0_columns,
  input  wire   [1:0] client_0_1_1_data_0_up_0_rows,
  input  wire   [9:0] client_0_1_1_data_0_up_0_clients,
  input  wire   [1:0] client_0_1_1_data_0_up_0_lane,
  input  wire [644:0] client_0_1_1_data_0_up_0_payload,
  output wire         client_0_1_1_data_0_down_0_valid,
  input  wire         client_0_1_1_data_0_down_0_ready,
  output wire [644:0] client_0_1_1_data_0_down_0_payload,
  input  wire         client_0_1_1_data_0_up_1_valid,
  output wire         client_0_1_1_data_0_up_1_ready,
  input  wire   [1:0] client_0_1_1_data_0_up_1_columns,
  input  wire   [1:0] client_0_1_1_data_0_up_1_rows,
  input  wire   [9:0] client_0_1_1_data_0_up_1_clients,
  input  wire   [1:0] client_0_1_1_data_0_up_1_lane,
  input  wire [644:0] client_0_1_1_data_0_up_1_payload,
  output wire         client_0_1_1_data_0_down_1_valid,
  input  wire         client_0_1_1_data_0_down_1_ready,
  output wire [644:0] client_0_1_1_data_0_down_1_payload,
  input  wire         client_0_1_1_control_0_up_0_valid,
  output wire         client_0_1_1_control_0_up_0_ready,
  input  wire   [1:0] client_0_1_1_control_0_up_0_columns,
  input  wire   [1:0] client_0_1_1_control_0_up_0_rows,
  input  wire   [9:0] client_0_1_1_control_0_up_0_clients,
  input  wire  [63:0] client_0_1_1_control_0_up_0_payload,
  output wire         client_0_1_1_control_0_down_0_valid,
  input  wire         client_0_1_1_control_0_down_0_ready,
  output wire  [63:0] client_0_1_1_control_0_down_0_payload,
  input  wire         client_0_1_1_control_0_up_1_valid,
  output wire         client_0_1_1_control_0_up_1_ready,
  input  wire   [1:0] client_0_1_1_control_0_up_1_columns,
  input  wire   [1:0] client_0_1_1_control_0_up_1_rows,
  input  wire   [9:0] client_0_1_1_control_0_up_1_clients,
  input  wire  [63:0] client_0_1_1_control_0_up_1_payload,
  output wire         client_0_1_1_control_0_down_1_valid,
  input  wire         client_0_1_1_control_0_down_1_ready,
  output wire  [63:0] client_0_1_1_control_0_down_1_payload,
  input  wire         client_0_1_1_utility_0_up_0_valid,
  output wire         client_0_1_1_utility_0_up_0_ready,
  input  wire   [1:0] client_0_1_1_utility_0_up_0_columns,
  input  wire   [1:0] client_0_1_1_utility_0_up_0_rows,
  input  wire   [9:0] client_0_1_1_utility_0_up_0_clients,
  input  wire  [63:0] client_0_1_1_utility_0_up_0_payload,
  output wire         client_0_1_1_utility_0_down_0_valid,
  input  wire         client_0_1_1_utility_0_down_0_ready,
  output wire  [63:0] client_0_1_1_utility_0_down_0_payload,
  input  wire         client_0_1_1_utility_0_up_1_valid,
  output wire         client_0_1_1_utility_0_up_1_ready,
  input  wire   [1:0] client_0_1_1_utility_0_up_1_columns,
  input  wire   [1:0] client_0_1_1_utility_0_up_1_rows,
  input  wire   [9:0] client_0_1_1_utility_0_up_1_clients,
  input  wire  [63:0] client_0_1_1_utility_0_up_1_payload,
  output wire         client_0_1_1_utility_0_down_1_valid,
  input  wire         client_0_1_1_utility_0_down_1_ready,
  output wire  [63:0] client_0_1_1_utility_0_down_1_payload,
  input  wire         client_0_1_1_synchronisation_0_up_0_valid,
  output wire         client_0_1_1_synchronisation_0_up_0_ready,
  input  wire   [1:0] client_0_1_1_synchronisation_0_up_0_columns,
  input  wire   [1:0] client_0_1_1_synchronisation_0_up_0_rows,
  input  wire   [9:0] client_0_1_1_synchronisation_0_up_0_clients,
  input  wire  [63:0] client_0_1_1_synchronisation_0_up_0_payload,
  output wire         client_0_1_1_synchronisation_0_down_0_valid,
  input  wire         client_0_1_1_synchronisation_0_down_0_ready,
  output wire  [63:0] client_0_1_1_synchronisation_0_down_0_payload,
  input  wire         client_0_1_1_reduction_0_up_0_valid,
  output wire         client_0_1_1_reduction_0_up_0_ready,
  input  wire   [1:0] client_0_1_1_reduction_0_up_0_columns,
  input  wire   [1:0] client_0_1_1_reduction_0_up_0_rows,
  input  wire   [9:0] client_0_1_1_reduction_0_up_0_clients,
  input  wire [523:0] client_0_1_1_reduction_0_up_0_payload,
  output wire         client_0_1_1_reduction_0_down_0_valid,
  input  wire         client_0_1_1_reduction_0_down_0_ready,
  output wire [523:0] client_0_1_1_reduction_0_down_0_payload,
  input  wire         client_0_1_7_data_0_up_0_valid,
  output wire         client_0_1_7_data_0_up_0_ready,
  input  wire   [1:0] client_0_1_7_data_0_up_0_columns,
  input  wire   [1:0] client_0_1_7_data_0_up_0_rows,
  input  wire   [9:0] client_0_1_7_data_0_up_0_clients,
  input  wire [644:0] client_0_1_7_data_0_up_0_payload,
  output wire         client_0_1_7_data_0_down_0_valid,
  input  wire         client_0_1_7_data_0_down_0_ready,
  output wire [644:0] client_0_1_7_data_0_down_0_payload,
  input  wire         client_0_1_7_data_0_up_1_valid,
  output wire         client_0_1_7_data_0_up_1_ready,
  input  wire   [1:0] client_0_1_7_data_0_up_1_columns,
  input  wire   [1:0] client_0_1_7_data_0_up_1_rows,
  input  wire   [9:0] client_0_1_7_data_0_up_1_clients,
  input  wire [644:0] client_0_1_7_data_0_up_1_payload,
  output wire         client_0_1_7_data_0_down_1_valid,
  input  wire         client_0_1_7_data_0_down_1_ready,
  output wire [644:0] client_0_1_7_data_0_down_1_payload,
  input  wire         client_0_1_7_data_1_up_0_valid,
  output wire         client_0_1_7_data_1_up_0_ready,
  input  wire   [1:0] client_0_1_7_data_1_up_0_columns,
  input  wire   [1:0] client_0_1_7_data_1_up_0_rows,
  input  wire   [9:0] client_0_1_7_data_1_up_0_clients,
  input  wire [644:0] client_0_1_7_data_1_up_0_payload,
  output wire         client_0_1_7_data_1_down_0_valid,
  input  wire         client_0_1_7_data_1_down_0_ready,
  output wire [644:0] client_0_1_7_data_1_down_0_payload,
  input  wire         client_0_1_7_data_1_up_1_valid,
  output wire         client_0_1_7_data_1_up_1_ready,
  input  wire   [1:0] client_0_1_7_data_1_up_1_columns,
  input  wire   [1:0] client_0_1_7_data_1_up_1_rows,
  input  wire   [9:0] client_0_1_7_data_1_up_1_clients,
  input  wire [644:0] client_0_1_7_data_1_up_1_payload,
  output wire         client_0_1_7_data_1_down_1_valid,
  input  wire         client_0_1_7_data_1_down_1_ready,
  output wire [644:0] client_0_1_7_data_1_down_1_payload,
  input  wire         client_0_1_7_data_2_up_0_valid,
  output wire         client_0_1_7_data_2_up_0_ready,
  input  wire   [1:0] client_0_1_7_data_2_up_0_columns,
  input  wire   [1:0] client_0_1_7_data_2_up_0_rows,
  input  wire   [9:0] client_0_1_7_data_2_up_0_clients,
  input  wire [644:0] client_0_1_7_data_2_up_0_payload,
  output wire         client_0_1_7_data_2_down_0_valid,
  input  wire         client_0_1_7_data_2_down_0_ready,
  output wire [644:0] client_0_1_7_data_2_down_0_payload,
  input  wire         client_0_1_7_data_2_up_1_valid,
  output wire         client_0_1_7_data_2_up_1_ready,
  input  wire   [1:0] client_0_1_7_data_2_up_1_columns,
  input  wire   [1:0] client_0_1_7_data_2_up_1_rows,
  input  wire   [9:0] client_0_1_7_data_2_up_1_clients,
  input  wire [644:0] client_0_1_7_data_2_up_1_payload,
  output wire         client_0_1_7_data_2_down_1_valid,
  input  wire         client_0_1_7_data_2_down_1_ready,
  output wire [644:0] client_0_1_7_data_2_down_1_payload,
  input  wire         client_0_1_7_control_0_up_0_valid,
  output wire         client_0_1_7_control_0_up_0_ready,
  input  wire   [1:0] client_0_1_7_control_0_up_0_columns,
  input  wire   [1:0] client_0_1_7_control_0_up_0_rows,
  input  wire   [9:0] client_0_1_7_control_0_up_0_clients,
  input  wire  [63:0] client_0_1_7_control_0_up_0_payload,
  output wire         client_0_1_7_control_0_down_0_valid,
  input  wire         client_0_1_7_control_0_down_0_ready,
  output wire  [63:0] client_0_1_7_control_0_down_0_payload,
  input  wire         client_0_1_7_control_0_up_1_valid,
  output wire         client_0_1_7_control_0_up_1_ready,
  input  wire   [1:0] client_0_1_7_control_0_up_1_columns,
  input  wire   [1:0] client_0_1_7_control_0_up_1_rows,
  input  wire   [9:0] client_0_1_7_control_0_up_1_clients,
  input  wire  [63:0] client_0_1_7_control_0_up_1_payload,
  output wire         client_0_1_7_control_0_down_1_valid,
  input  wire         client_0_1_7_control_0_down_1_ready,
  output wire  [63:0] client_0_1_7_control_0_down_1_payload,
  input  wire         client_0_1_7_utility_0_up_0_valid,
  output wire         client_0_1_7_utility_0_up_0_ready,
  input  wire   [1:0] client_0_1_7_utility_0_up_0_columns,
  input  wire   [1:0] client_0_1_7_utility_0_up_0_rows,
  input  wire   [9:0] client_0_1_7_utility_0_up_0_clients,
  input  wire  [63:0] client_0_1_7_utility_0_up_0_payload,
  output wire         client_0_1_7_utility_0_down_0_valid,
  input  wire         client_0_1_7_utility_0_down_0_ready,
  output wire  [63:0] client_0_1_7_utility_0_down_0_payload,
  input  wire         client_0_1_7_utility_0_up_1_valid,
  output wire         client_0_1_7_utility_0_up_1_ready,
  input  wire   [1:0] client_0_1_7_utility_0_up_1_columns,
  input  wire   [1:0] client_0_1_7_utility_0_up_1_rows,
  input  wire   [9:0] client_0_1_7_utility_0_up_1_clients,
  input  wire  [63:0] client_0_1_7_utility_0_up_1_payload,
  output wire         client_0_1_7_utility_0_down_1_valid,
  input  wire         client_0_1_7_utility_0_down_1_ready,
  output wire  [63:0] client_0_1_7_utility_0_down_1_payload,
  input  wire         client_0_1_7_synchronisation_0_up_0_valid,
  output wire         client_0_1_7_synchronisation_0_up_0_ready,
  input  wire   [1:0] client_0_1_7_synchronisation_0_up_0_columns,
  input  wire   [1:0] client_0_1_7_synchronisation_0_up_0_rows,
  input  wire   [9:0] client_0_1_7_synchronisation_0_up_0_clients,
  input  wire  [63:0] client_0_1_7_synchronisation_0_up_0_payload,
  output wire         client_0_1_7_synchronisation_0_down_0_valid,
  input  wire         client_0_1_7_synchronisation_0_down_0_ready,
  output wire  [63:0] client_0_1_7_synchronisation_0_down_0_payload,
  input  wire         client_0_1_8_data_0_up_0_valid,
  output wire         client_0_1_8_data_0_up_0_ready,
  input  wire   [1:0] client_0_1_8_data_0_up_0_columns,
  input  wire   [1:0] client_0_1_8_data_0_up_0_rows,
  input  wire   [9:0] client_0_1_8_data_0_up_0_clients,
  input  wire   [1:0] client_0_1_8_data_0_up_0_lane,
  input  wire [644:0] client_0_1_8_data_0_up_0_payload,
  output wire         client_0_1_8_data_0_down_0_valid,
  input  wire         client_0_1_8_data_0_down_0_ready,
  output wire [644:0] client_0_1_8_data_0_down_0_payload,
  input  wire         client_0_1_8_data_0_up_1_valid,
  output wire         client_0_1_8_data_0_up_1_ready,
  input  wire   [1:0] client_0_1_8_data_0_up_1_columns,
  input  wire   [1:0] client_0_1_8_data_0_up_1_rows,
  input  wire   [9:0] client_0_1_8_data_0_up_1_clients,
  input  wire   [1:0] client_0_1_8_data_0_up_1_lane,
  input  wire [644:0] client_0_1_8_data_0_up_1_payload,
  output wire         client_0_1_8_data_0_down_1_valid,
  input  wire         client_0_1_8_data_0_down_1_ready,
  output wire [644:0] client_0_1_8_data_0_down_1_payload,
  input  wire         client_0_1_8_control_0_up_0_valid,
  output wire         client_0_1_8_control_0_up_0_ready,
  input  wire   [1:0] client_0_1_8_control_0_up_0_columns,
  input  wire   [1:0] client_0_1_8_control_0_up_0_rows,
  input  wire   [9:0] client_0_1_8_control_0_up_0_clients,
  input  wire  [63:0] client_0_1_8_control_0_up_0_payload,
  output wire         client_0_1_8_control_0_down_0_valid,
  input  wire         client_0_1_8_control_0_down_0_ready,
  output wire  [63:0] client_0_1_8_control_0_down_0_payload,
  input  wire         client_0_1_8_control_0_up_1_valid,
  output wire         client_0_1_8_control_0_up_1_ready,
  input  wire   [1:0] client_0_1_8_control_0_up_1_columns,
  input  wire   [1:0] client_0_1_8_control_0_up_1_rows,
  input  wire   [9:0] client_0_1_8_control_0_up_1_clients,
  input  wire  [63:0] client_0_1_8_control_0_up_1_payload,
  output wire         client_0_1_8_control_0_down_1_valid,
  input  wire         client_0_1_8_control_0_down_1_ready,
  output wire  [63:0] client_0_1_8_control_0_down_1_payload,
  input  wire         client_0_1_8_utility_0_up_0_valid,
  output wire         client_0_1_8_utility_0_up_0_ready,
  input  wire   [1:0] client_0_1_8_utility_0_up_0_columns,
  input  wire   [1:0] client_0_1_8_utility_0_up_0_rows,
  input  wire   [9:0] client_0_1_8_utility_0_up_0_clients,
  input  wire  [63:0] client_0_1_8_utility_0_up_0_payload,
  output wire         client_0_1_8_utility_0_down_0_valid,
  input  wire         client_0_1_8_utility_0_down_0_ready,
  output wire  [63:0] client_0_1_8_utility_0_down_0_payload,
  input  wire         client_0_1_8_utility_0_up_1_valid,
  output wire         client_0_1_8_utility_0_up_1_ready,
  input  wire   [1:0] client_0_1_8_utility_0_up_1_columns,
  input  wire   [1:0] client_0_1_8_utility_0_up_1_rows,
  input  wire   [9:0] client_0_1_8_utility_0_up_1_clients,
  input  wire  [63:0] client_0_1_8_utility_0_up_1_payload,
  output wire         client_0_1_8_utility_0_down_1_valid,
  input  wire         client_0_1_8_utility_0_down_1_ready,
  output wire  [63:0] client_0_1_8_utility_0_down_1_payload,
  input  wire         client_0_1_8_synchronisation_0_up_0_valid,
  output wire         client_0_1_8_synchronisation_0_up_0_ready,
  input  wire   [1:0] client_0_1_8_synchronisation_0_up_0_columns,
  input  wire   [1:0] client_0_1_8_synchronisation_0_up_0_rows,
  input  wire   [9:0] client_0_1_8_synchronisation_0_up_0_clients,
  input  wire  [63:0] client_0_1_8_synchronisation_0_up_0_payload,
  output wire         client_0_1_8_synchronisation_0_down_0_valid,
  input  wire         client_0_1_8_synchronisation_0_down_0_ready,
  output wire  [63:0] client_0_1_8_synchronisation_0_down_0_payload,
  // Slots whose clients take flits.
  input  wire   [9:0] enabled_1_1,
  input  wire         utility_1_1_request_valid,
  output wire         utility_1_1_request_ready,
  input  wire   [8:0] utility_1_1_request_address,
  output wire         utility_1_1_response_valid,
  input  wire         utility_1_1_response_ready,
  output wire  [63:0] utility_1_1_response_data,
  output wire         utility_1_1_response_error,
  input  wire         client_1_1_0_data_0_up_0_valid,
  output wire         client_1_1_0_data_0_up_0_ready,
  input  wire   [1:0] client_1_1_0_data_0_up_0_columns,
  input  wire   [1:0] client_1_1_0_data_0_up_0_rows,
  input  wire   [9:0] client_1_1_0_data_0_up_0_clients,
  input  wire   [1:0] client_1_1_0_data_0_up_0_lane,
  input  wire [644:0] client_1_1_0_data_0_up_0_payload,
  output wire         client_1_1_0_data_0_down_0_valid,
  input  wire         client_1_1_0_data_0_down_0_ready,
  output wire [644:0] client_1_1_0_data_0_down_0_payload,
  input  wire         client_1_1_0_data_0_up_1_valid,
  output wire         client_1_1_0_data_0_up_1_ready,
  input  wire   [1:0] client_1_1_0_data_0_up_1_columns,
  input  wire   [1:0] client_1_1_0_data_0_up_1_rows,
  input  wire   [9:0] client_1_1_0_data_0_up_1_clients,
  input  wire   [1:0] client_1_1_0_data_0_up_1_lane,
  input  wire [644:0] client_1_1_0_data_0_up_1_payload,
  output wire         client_1_1_0_data_0_down_1_valid,
  input  wire         client_1_1_0_data_0_down_1_ready,
  output wire [644:0] client_1_1_0_data_0_down_1_payload,
  input  wire         client_1_1_0_control_0_up_0_valid,
  output wire         client_1_1_0_control_0_up_0_ready,
  input  wire   [1:0] client_1_1_0_control_0_up_0_columns,
  input  wire   [1:0] client_1_1_0_control_0_up_0_rows,
  input  wire   [9:0] client_1_1_0_control_0_up_0_clients,
  input  wire  [63:0] client_1_1_0_control_0_up_0_payload,
  output wire         client_1_1_0_control_0_down_0_valid,
  input  wire         client_1_1_0_control_0_down_0_ready,
  output wire  [63:0] client_1_1_0_control_0_down_0_payload,
  input  wire         client_1_1_0_control_0_up_1_valid,
  output wire         client_1_1_0_control_0_up_1_ready,
  input  wire   [1:0] client_1_1_0_control_0_up_1_columns,
  input  wire   [1:0] client_1_1_0_control_0_up_1_rows,
  input  wire   [9:0] client_1_1_0_control_0_up_1_clients,
  input  wire  [63:0] client_1_1_0_control_0_up_1_payload,
  output wire         client_1_1_0_control_0_down_1_valid,
  input  wire         client_1_1_0_control_0_down_1_ready,
  output wire  [63:0] client_1_1_0_control_0_down_1_payload,
  input  wire         client_1_1_0_utility_0_up_0_valid,
  output wire         client_1_1_0_utility_0_up_0_ready,
  input  wire   [1:0] client_1_1_0_utility_0_up_0_columns,
  input  wire   [1:0] client_1_1_0_utility_0_up_0_rows,
  input  wire   [9:0] client_1_1_0_utility_0_up_0_clients,
  input  wire  [63:0] client_1_1_0_utility_0_up_0_payload,
  output wire         client_1_1_0_utility_0_down_0_valid,
  input  wire         client_1_1_0_utility_0_down_0_ready,
  output wire  [63:0] client_1_1_0_utility_0_down_0_payload,
  input  wire         client_1_1_0_utility_0_up_1_valid,
  output wire         client_1_1_0_utility_0_up_1_ready,
  input  wire   [1:0] client_1_1_0_utility_0_up_1_columns,
  input  wire   [1:0] client_1_1_0_utility_0_up_1_rows,
  input  wire   [9:0] client_1_1_0_utility_0_up_1_clients,
  input  wire  [63:0] client_1_1_0_utility_0_up_1_payload,
  output wire         client_1_1_0_utility_0_down_1_valid,
  input  wire         client_1_1_0_utility_0_down_1_ready,
  output wire  [63:0] client_1_1_0_utility_0_down_1_payload,
  input  wire         client_1_1_0_synchronisation_0_up_0_valid,
  output wire         client_1_1_0_synchronisation_0_up_0_ready,
  input  wire   [1:0] client_1_1_0_synchronisation_0_up_0_columns,
  input  wire   [1:0] client_1_1_0_synchronisation_0_up_0_rows,
  input  wire   [9:0] client_1_1_0_synchronisation_0_up_0_clients,
  input  wire  [63:0] client_1_1_0_synchronisation_0_up_0_payload,
  output wire         client_1_1_0_synchronisation_0_down_0_valid,
  input  wire         client_1_1_0_synchronisation_0_down_0_ready,
  output wire  [63:0] client_1_1_0_synchronisation_0_down_0_payload,
  input  wire         client_1_1_0_reduction_0_up_0_valid,
  output wire         client_1_1_0_reduction_0_up_0_ready,
  input  wire   [1:0] client_1_1_0_reduction_0_up_0_columns,
  input  wire   [1:0] client_1_1_0_reduction_0_up_0_rows,
  input  wire   [9:0] client_1_1_0_reduction_0_up_0_clients,
  input  wire [523:0] client_1_1_0_reduction_0_up_0_payload,
  output wire         client_1_1_0_reduction_0_down_0_valid,
  input  wire         client_1_1_0_reduction_0_down_0_ready,
  output wire [523:0] client_1_1_0_reduction_0_down_0_payload,
  input  wire         client_1_1_7_data_0_up_0_valid,
  output wire         client_1_1_7_data_0_up_0_ready,
  input  wire   [1:0] client_1_1_7_data_0_up_0_columns,
  input  wire   [1:0] client_1_1_7_data_0_up_0_rows,
  input  wire   [9:0] client_1_1_7_data_0_up_0_clients,
  input  wire [644:0] client_1_1_7_data_0_up_0_payload,
  output wire         client_1_1_7_data_0_down_0_valid,
  input  wire         client_1_1_7_data_0_down_0_ready,
  output wire [644:0] client_1_1_7_data_0_down_0_payload,
  input  wire         client_1_1_7_data_0_up_1_valid,
  output wire         client_1_1_7_data_0_up_1_ready,
  input  wire   [1:0] client_1_1_7_data_0_up_1_columns,
  input  wire   [1:0] client_1_1_7_data_0_up_1_rows,
  input  wire   [9:0] client_1_1_7_data_0_up_1_clients,
  input  wire [644:0] client_1_1_7_data_0_up_1_payload,
  output wire         client_1_1_7_data_0_down_1_valid,
  input  wire         client_1_1_7_data_0_down_1_ready,
  output wire [644:0] client_1_1_7_data_0_down_1_payload,
  input  wire         client_1_1_7_data_1_up_0_valid,
  output wire         client_1_1_7_data_1_up_0_ready,
  input  wire   [1:0] client_1_1_7_data_1_up_0_columns,
  input  wire   [1:0] client_1_1_7_data_1_up_0_rows,
  input  wire   [9:0] client_1_1_7_data_1_up_0_clients,
  input  wire [644:0] client_1_1_7_data_1_up_0_payload,
  output wire         client_1_1_7_data_1_down_0_valid,
  input  wire         client_1_1_7_data_1_down_0_ready,
  output wire [644:0] client_1_1_7_data_1_down_0_payload,
  input  wire         client_1_1_7_data_1_up_1_valid,
  output wire         client_1_1_7_data_1_up_1_ready,
  input  wire   [1:0] client_1_1_7_data_1_up_1_columns,
  input  wire   [1:0] client_1_1_7_data_1_up_1_rows,
  input  wire   [9:0] client_1_1_7_data_1_up_1_clients,
  input  wire [644:0] client_1_1_7_data_1_up_1_payload,
  output wire         client_1_1_7_data_1_down_1_valid,
  input  wire         client_1_1_7_data_1_down_1_ready,
  output wire [644:0] client_1_1_7_data_1_down_1_payload,
  input  wire         client_1_1_7_data_2_up_0_valid,
  output wire         client_1_1_7_data_2_up_0_ready,
  input  wire   [1:0] client_1_1_7_data_2_up_0_columns,
  input  wire   [1:0] client_1_1_7_data_2_up_0_rows,
  input  wire   [9:0] client_1_1_7_data_2_up_0_clients,
  input  wire [644:0] client_1_1_7_data_2_up_0_payload,
  output wire         client_1_1_7_data_2_down_0_valid,
  input  wire         client_1_1_7_data_2_down_0_ready,
  output wire [644:0] client_1_1_7_data_2_down_0_payload,
  input  wire         client_1_1_7_data_2_up_1_valid,
  output wire         client_1_1_7_data_2_up_1_ready,
  input  wire   [1:0] client_1_1_7_data_2_up_1_columns,
  input  wire   [1:0] client_1_1_7_data_2_up_1_rows,
  input  wire   [9:0] client_1_1_7_data_2_up_1_clients,
  input  wire [644:0] client_1_1_7_data_2_up_1_payload,
  output wire         client_1_1_7_data_2_down_1_valid,
  input  wire         client_1_1_7_data_2_down_1_ready,
  output wire [644:0] client_1_1_7_data_2_down_1_payload,
  input  wire         client_1_1_7_control_0_up_0_valid,
  output wire         client_1_1_7_control_0_up_0_ready,
  input  wire   [1:0] client_1_1_7_control_0_up_0_columns,
  input  wire   [1:0] client_1_1_7_control_0_up_0_rows,
  input  wire   [9:0] client_1_1_7_control_0_up_0_clients,
  input  wire  [63:0] client_1_1_7_control_0_up_0_payload,
  output wire         client_1_1_7_control_0_down_0_valid,
  input  wire         client_1_1_7_control_0_down_0_ready,
  output wire  [63:0] client_1_1_7_control_0_down_0_payload,
  input  wire         client_1_1_7_control_0_up_1_valid,
  output wire         client_1_1_7_control_0_up_1_ready,
  input  wire   [1:0] client_1_1_7_control_0_up_1_columns,
  input  wire   [1:0] client_1_1_7_control_0_up_1_rows,
  input  wire   [9:0] client_1_1_7_control_0_up_1_clients,
  input  wire  [63:0] client_1_1_7_control_0_up_1_payload,
  output wire         client_1_1_7_control_0_down_1_valid,
  input  wire         client_1_1_7_control_0_down_1_ready,
  output wire  [63:0] client_1_1_7_control_0_down_1_payload,
  input  wire         client_1_1_7_utility_0_up_0_valid,
  output wire         client_1_1_7_utility_0_up_0_ready,
  input  wire   [1:0] client_1_1_7_utility_0_up_0_columns,
  input  wire   [1:0] client_1_1_7_utility_0_up_0_rows,
  input  wire   [9:0] client_1_1_7_utility_0_up_0_clients,
  input  wire  [63:0] client_1_1_7_utility_0_up_0_payload,
  output wire         client_1_1_7_utility_0_down_0_valid,
  input  wire         client_1_1_7_utility_0_down_0_ready,
  output wire  [63:0] client_1_1_7_utility_0_down_0_payload,
  input  wire         client_1_1_7_utility_0_up_1_valid,
  output wire         client_1_1_7_utility_0_up_1_ready,
  input  wire   [1:0] client_1_1_7_utility_0_up_1_columns,
  input  wire   [1:0] client_1_1_7_utility_0_up_1_rows,
  input  wire   [9:0] client_1_1_7_utility_0_up_1_clients,
  input  wire  [63:0] client_1_1_7_utility_0_up_1_payload,
  output wire         client_1_1_7_utility_0_down_1_valid,
  input  wire         client_1_1_7_utility_0_down_1_ready,
  output wire  [63:0] client_1_1_7_utility_0_down_1_payload,
  input  wire         client_1_1_7_synchronisation_0_up_0_valid,
  output wire         client_1_1_7_synchronisation_0_up_0_ready,
  input  wire   [1:0] client_1_1_7_synchronisation_0_up_0_columns,
  input  wire   [1:0] client_1_1_7_synchronisation_0_up_0_rows,
  input  wire   [9:0] client_1_1_7_synchronisation_0_up_0_clients,
  input  wire  [63:0] client_1_1_7_synchronisation_0_up_0_payload,
  output wire         client_1_1_7_synchronisation_0_down_0_valid,
  input  wire         client_1_1_7_synchronisation_0_down_0_ready,
  output wire  [63:0] client_1_1_7_synchronisation_0_down_0_payload,
  input  wire         client_1_1_8_data_0_up_0_valid,
  output wire         client_1_1_8_data_0_up_0_ready,
  input  wire   [1:0] client_1_1_8_data_0_up_0_columns,
  input  wire   [1:0] client_1_1_8_data_0_up_0_rows,
  input  wire   [9:0] client_1_1_8_data_0_up_0_clients,
  input  wire   [1:0] client_1_1_8_data_0_up_0_lane,
  input  wire [644:0] client_1_1_8_data_0_up_0_payload,
  output wire         client_1_1_8_data_0_down_0_valid,
  input  wire         client_1_1_8_data_0_down_0_ready,
  output wire [644:0] client_1_1_8_data_0_down_0_payload,
  input  wire         client_1_1_8_data_0_up_1_valid,
  output wire         client_1_1_8_data_0_up_1_ready,
  input  wire   [1:0] client_1_1_8_data_0_up_1_columns,
  input  wire   [1:0] client_1_1_8_data_0_up_1_rows,
  input  wire   [9:0] client_1_1_8_data_0_up_1_clients,
  input  wire   [1:0] client_1_1_8_data_0_up_1_lane,
  input  wire [644:0] client_1_1_8_data_0_up_1_payload,
  output wire         client_1_1_8_data_0_down_1_valid,
  input  wire         client_1_1_8_data_0_down_1_ready,
  output wire [644:0] client_1_1_8_data_0_down_1_payload,
  input  wire         client_1_1_8_control_0_up_0_valid,
  output wire         client_1_1_8_control_0_up_0_ready,
  input  wire   [1:0] client_1_1_8_control_0_up_0_columns,
  input  wire   [1:0] client_1_1_8_control_0_up_0_rows,
  input  wire   [9:0] client_1_1_8_control_0_up_0_clients,
  input  wire  [63:0] client_1_1_8_control_0_up_0_payload,
  output wire         client_1_1_8_control_0_down_0_valid,
  input  wire         client_1_1_8_control_0_down_0_ready,
  output wire  [63:0] client_1_1_8_control_0_down_0_payload,
  input  wire         client_1_1_8_control_0_up_1_valid,
  output wire         client_1_1_8_control_0_up_1_ready,
  input  wire   [1:0] client_1_1_8_control_0_up_1_columns,
  input  wire   [1:0] client_1_1_8_control_0_up_1_rows,
  input  wire   [9:0] client_1_1_8_control_0_up_1_clients,
  input  wire  [63:0] client_1_1_8_control_0_up_1_payload,
  output wire         client_1_1_8_control_0_down_1_valid,
  input  wire         client_1_1_8_control_0_down_1_ready,
  output wire  [63:0] client_1_1_8_control_0_down_1_payload,
  input  wire         client_1_1_8_utility_0_up_0_valid,
  output wire         client_1_1_8_utility_0_up_0_ready,
  input  wire   [1:0] client_1_1_8_utility_0_up_0_columns,
  input  wire   [1:0] client_1_1_8_utility_0_up_0_rows,
  input  wire   [9:0] client_1_1_8_utility_0_up_0_clients,
  input  wire  [63:0] client_1_1_8_utility_0_up_0_payload,
  output wire         client_1_1_8_utility_0_down_0_valid,
  input  wire         client_1_1_8_utility_0_down_0_ready,
  output wire  [63:0] client_1_1_8_utility_0_down_0_payload,
  input  wire         client_1_1_8_utility_0_up_1_valid,
  output wire         client_1_1_8_utility_0_up_1_ready,
  input  wire   [1:0] client_1_1_8_utility_0_up_1_columns,
  input  wire   [1:0] client_1_1_8_utility_0_up_1_rows,
  input  wire   [9:0] client_1_1_8_utility_0_up_1_clients,
  input  wire  [63:0] client_1_1_8_utility_0_up_1_payload,
  output wire         client_1_1_8_utility_0_down_1_valid,
  input  wire         client_1_1_8_utility_0_down_1_ready,
  output wire  [63:0] client_1_1_8_utility_0_down_1_payload,
  input  wire         client_1_1_8_synchronisation_0_up_0_valid,
  output wire         client_1_1_8_synchronisation_0_up_0_ready,
  input  wire   [1:0] client_1_1_8_synchronisation_0_up_0_columns,
  input  wire   [1:0] client_1_1_8_synchronisation_0_up_0_rows,
  input  wire   [9:0] client_1_1_8_synchronisation_0_up_0_clients,
  input  wire  [63:0] client_1_1_8_synchronisation_0_up_0_payload,
  output wire         client_1_1_8_synchronisation_0_down_0_valid,
  input  wire         client_1_1_8_synchronisation_0_down_0_ready,
  output wire  [63:0] client_1_1_8_synchronisation_0_down_0_payload
);

  wire [9:0] router_0_0_enabled;
  wire router_0_0_utility_request_ready;
  wire router_0_0_utility_response_valid;
  wire [63:0] router_0_0_utility_response_data;
  wire router_0_0_utility_response_error;
  wire [1:0] router_0_0_south_data_0_in_credit;
  wire router_0_0_south_data_0_out_valid;
  wire router_0_0_south_data_0_out_class;
  wire [658:0] router_0_0_south_data_0_out_flit;
  wire [1:0] router_0_0_south_data_1_in_credit;
  wire router_0_0_south_data_1_out_valid;
  wire router_0_0_south_data_1_out_class;
  wire [658:0] router_0_0_south_data_1_out_flit;
  wire [1:0] router_0_0_south_data_2_in_credit;
  wire router_0_0_south_data_2_out_valid;
  wire router_0_0_south_data_2_out_class;
  wire [658:0] router_0_0_south_data_2_out_flit;
  wire [1:0] router_0_0_south_control_0_in_credit;
  wire router_0_0_south_control_0_out_valid;
  wire router_0_0_south_control_0_out_class;
  wire [77:0] router_0_0_south_control_0_out_flit;
  wire [1:0] router_0_0_south_utility_0_in_credit;
  wire router_0_0_south_utility_0_out_valid;
  wire router_0_0_south_utility_0_out_class;
  wire [77:0] router_0_0_south_utility_0_out_flit;
  wire router_0_0_south_synchronisation_0_in_credit;
  wire router_0_0_south_synchronisation_0_out_valid;
  wire [77:0] router_0_0_south_synchronisation_0_out_flit;
  wire router_0_0_south_reduction_0_in_credit;
  wire router_0_0_south_reduction_0_out_valid;
  wire [537:0] router_0_0_south_reduction_0_out_flit;
  wire [1:0] router_0_0_east_data_0_in_credit;
  wire router_0_0_east_data_0_out_valid;
  wire router_0_0_east_data_0_out_class;
  wire [658:0] router_0_0_east_data_0_out_flit;
  wire [1:0] router_0_0_east_data_1_in_credit;
  wire router_0_0_east_data_1_out_valid;
  wire router_0_0_east_data_1_out_class;
  wire [658:0] router_0_0_east_data_1_out_flit;
  wire [1:0] router_0_0_east_data_2_in_credit;
  wire router_0_0_east_data_2_out_valid;
  wire router_0_0_east_data_2_out_class;
  wire [658:0] router_0_0_east_data_2_out_flit;
  wire [1:0] router_0_0_east_control_0_in_credit;
  wire router_0_0_east_control_0_out_valid;
  wire router_0_0_east_control_0_out_class;
  wire [77:0] router_0_0_east_control_0_out_flit;
  wire [1:0] router_0_0_east_utility_0_in_credit;
  wire router_0_0_east_utility_0_out_valid;
  wire router_0_0_east_utility_0_out_class;
  wire [77:0] router_0_0_east_utility_0_out_flit;
  wire router_0_0_east_synchronisation_0_in_credit;
  wire router_0_0_east_synchronisation_0_out_valid;
  wire [77:0] router_0_0_east_synchronisation_0_out_flit;
  wire router_0_0_east_reduction_0_in_credit;
  wire router_0_0_east_reduction_0_out_valid;
  wire [537:0] router_0_0_east_reduction_0_out_flit;
  wire router_0_0_client_1_data_0_up_0_ready;
  wire router_0_0_client_1_data_0_down_0_valid;
  wire [644:0] router_0_0_client_1_data_0_down_0_payload;
  wire router_0_0_client_1_data_0_up_1_ready;
  wire router_0_0_client_1_data_0_down_1_valid;
  wire [644:0] router_0_0_client_1_data_0_down_1_payload;
  wire router_0_0_client_1_control_0_up_0_ready;
  wire router_0_0_client_1_control_0_down_0_valid;
  wire [63:0] router_0_0_client_1_control_0_down_0_payload;
  wire router_0_0_client_1_control_0_up_1_ready;
  wire router_0_0_client_1_control_0_down_1_valid;
  wire [63:0] router_0_0_client_1_control_0_down_1_payload;
  wire router_0_0_client_1_utility_0_up_0_ready;
  wire router_0_0_client_1_utility_0_down_0_valid;
  wire [63:0] router_0_0_client_1_utility_0_down_0_payload;
  wire router_0_0_client_1_utility_0_up_1_ready;
  wire router_0_0_client_1_utility_0_down_1_valid;
  wire [63:0] router_0_0_client_1_utility_0_down_1_payload;
  wire router_0_0_client_1_synchronisation_0_up_0_ready;
  wire router_0_0_client_1_synchronisation_0_down_0_valid;
  wire [63:0] router_0_0_client_1_synchronisation_0_down_0_payload;
  wire router_0_0_client_1_reduction_0_up_0_ready;
  wire router_0_0_client_1_reduction_0_down_0_valid;
  wire [523:0] router_0_0_client_1_reduction_0_down_0_payload;
  wire router_0_0_client_6_data_0_up_0_ready;
  wire router_0_0_client_6_data_0_down_0_valid;
  wire [644:0] router_0_0_client_6_data_0_down_0_payload;
  wire router_0_0_client_6_data_0_up_1_ready;
  wire router_0_0_client_6_data_0_down_1_valid;
  wire [644:0] router_0_0_client_6_data_0_down_1_payload;
  wire router_0_0_client_6_control_0_up_0_ready;
  wire router_0_0_client_6_control_0_down_0_valid;
  wire [63:0] router_0_0_client_6_control_0_down_0_payload;
  wire router_0_0_client_6_control_0_up_1_ready;
  wire router_0_0_client_6_control_0_down_1_valid;
  wire [63:0] router_0_0_client_6_control_0_down_1_payload;
  wire router_0_0_client_6_utility_0_up_0_ready;
  wire router_0_0_client_6_utility_0_down_0_valid;
  wire [63:0] router_0_0_client_6_utility_0_down_0_payload;
  wire router_0_0_client_6_utility_0_up_1_ready;
  wire router_0_0_client_6_utility_0_down_1_valid;
  wire [63:0] router_0_0_client_6_utility_0_down_1_payload;
  wire router_0_0_client_6_synchronisation_0_up_0_ready;
  wire router_0_0_client_6_synchronisation_0_down_0_valid;
  wire [63:0] router_0_0_client_6_synchronisation_0_down_0_payload;
  wire router_0_0_client_7_data_0_up_0_ready;
  wire router_0_0_client_7_data_0_down_0_valid;
  wire [644:0] router_0_0_client_7_data_0_down_0_payload;
  wire router_0_0_client_7_data_0_up_1_ready;
  wire router_0_0_client_7_data_0_down_1_valid;
  wire [644:0] router_0_0_client_7_data_0_down_1_payload;
  wire router_0_0_client_7_data_1_up_0_ready;
  wire router_0_0_client_7_data_1_down_0_valid;
  wire [644:0] router_0_0_client_7_data_1_down_0_payload;
  wire router_0_0_client_7_data_1_up_1_ready;
  wire router_0_0_client_7_data_1_down_1_valid;
  wire [644:0] router_0_0_client_7_data_1_down_1_payload;
  wire router_0_0_client_7_data_2_up_0_ready;
  wire router_0_0_client_7_data_2_down_0_valid;
  wire [644:0] router_0_0_client_7_data_2_down_0_payload;
  wire router_0_0_client_7_data_2_up_1_ready;
  wire router_0_0_client_7_data_2_down_1_valid;
  wire [644:0] router_0_0_client_7_data_2_down_1_payload;
  wire router_0_0_client_7_control_0_up_0_ready;
  wire router_0_0_client_7_control_0_down_0_valid;
  wire [63:0] router_0_0_client_7_control_0_down_0_payload;
  wire router_0_0_client_7_control_0_up_1_ready;
  wire router_0_0_client_7_control_0_down_1_valid;
  wire [63:0] router_0_0_client_7_control_0_down_1_payload;
  wire router_0_0_client_7_utility_0_up_0_ready;
  wire router_0_0_client_7_utility_0_down_0_valid;
  wire [63:0] router_0_0_client_7_utility_0_down_0_payload;
  wire router_0_0_client_7_utility_0_up_1_ready;
  wire router_0_0_client_7_utility_0_down_1_valid;
  wire [63:0] router_0_0_client_7_utility_0_down_1_payload;
  wire router_0_0_client_7_synchronisation_0_up_0_ready;
  wire router_0_0_client_7_synchronisation_0_down_0_valid;
  wire [63:0] router_0_0_client_7_synchronisation_0_down_0_payload;
  wire router_0_0_client_8_data_0_up_0_ready;
  wire router_0_0_client_8_data_0_down_0_valid;
  wire [644:0] router_0_0_client_8_data_0_down_0_payload;
  wire router_0_0_client_8_data_0_up_1_ready;
  wire router_0_0_client_8_data_0_down_1_valid;
  wire [644:0] router_0_0_client_8_data_0_down_1_payload;
  wire router_0_0_client_8_control_0_up_0_ready;
  wire router_0_0_client_8_control_0_down_0_valid;
  wire [63:0] router_0_0_client_8_control_0_down_0_payload;
  wire router_0_0_client_8_control_0_up_1_ready;
  wire router_0_0_client_8_control_0_down_1_valid;
  wire [63:0] router_0_0_client_8_control_0_down_1_payload;
  wire router_0_0_client_8_utility_0_up_0_ready;
  wire router_0_0_client_8_utility_0_down_0_valid;
  wire [63:0] router_0_0_client_8_utility_0_down_0_payload;
  wire router_0_0_client_8_utility_0_up_1_ready;
  wire router_0_0_client_8_utility_0_down_1_valid;
  wire [63:0] router_0_0_client_8_utility_0_down_1_payload;
  wire router_0_0_client_8_synchronisation_0_up_0_ready;
  wire router_0_0_client_8_synchronisation_0_down_0_valid;
  wire [63:0] router_0_0_client_8_synchronisation_0_down_0_payload;
  wire [9:0] router_1_0_enabled;
  wire router_1_0_utility_request_ready;
  wire router_1_0_utility_response_valid;
  wire [63:0] router_1_0_utility_response_data;
  wire router_1_0_utility_response_error;
  wire [1:0] router_1_0_south_data_0_in_credit;
  wire router_1_0_south_data_0_out_valid;
  wire router_1_0_south_data_0_out_class;
  wire [658:0] router_1_0_south_data_0_out_flit;
  wire [1:0] router_1_0_south_data_1_in_credit;
  wire router_1_0_south_data_1_out_valid;
  wire router_1_0_south_data_1_out_class;
  wire [658:0] router_1_0_south_data_1_out_flit;
  wire [1:0] router_1_0_south_data_2_in_credit;
  wire router_1_0_south_data_2_out_valid;
  wire router_1_0_south_data_2_out_class;
  wire [658:0] router_1_0_south_data_2_out_flit;
  wire [1:0] router_1_0_south_control_0_in_credit;
  wire router_1_0_south_control_0_out_valid;
  wire router_1_0_south_control_0_out_class;
  wire [77:0] router_1_0_south_control_0_out_flit;
  wire [1:0] router_1_0_south_utility_0_in_credit;
  wire router_1_0_south_utility_0_out_valid;
  wire router_1_0_south_utility_0_out_class;
  wire [77:0] router_1_0_south_utility_0_out_flit;
  wire router_1_0_south_synchronisation_0_in_credit;
  wire router_1_0_south_synchronisation_0_out_valid;
  wire [77:0] router_1_0_south_synchronisation_0_out_flit;
  wire router_1_0_south_reduction_0_in_credit;
  wire router_1_0_south_reduction_0_out_valid;
  wire [537:0] router_1_0_south_reduction_0_out_flit;
  wire [1:0] router_1_0_west_data_0_in_credit;
  wire router_1_0_west_data_0_out_valid;
  wire router_1_0_west_data_0_out_class;
  wire [658:0] router_1_0_west_data_0_out_flit;
  wire [1:0] router_1_0_west_data_1_in_credit;
  wire router_1_0_west_data_1_out_valid;
  wire router_1_0_west_data_1_out_class;
  wire [658:0] router_1_0_west_data_1_out_flit;
  wire [1:0] router_1_0_west_data_2_in_credit;
  wire router_1_0_west_data_2_out_valid;
  wire router_1_0_west_data_2_out_class;
  wire [658:0] router_1_0_west_data_2_out_flit;
  wire [1:0] router_1_0_west_control_0_in_credit;
  wire router_1_0_west_control_0_out_valid;
  wire router_1_0_west_control_0_out_class;
  wire [77:0] router_1_0_west_control_0_out_flit;
  wire [1:0] router_1_0_west_utility_0_in_credit;
  wire router_1_0_west_utility_0_out_valid;
  wire router_1_0_west_utility_0_out_class;
  wire [77:0] router_1_0_west_utility_0_out_flit;
  wire router_1_0_west_synchronisation_0_in_credit;
  wire router_1_0_west_synchronisation_0_out_valid;
  wire [77:0] router_1_0_west_synchronisation_0_out_flit;
  wire router_1_0_west_reduction_0_in_credit;
  wire router_1_0_west_reduction_0_out_valid;
  wire [537:0] router_1_0_west_reduction_0_out_flit;
  wire router_1_0_client_0_data_0_up_0_ready;
  wire router_1_0_client_0_data_0_down_0_valid;
  wire [644:0] router_1_0_client_0_data_0_down_0_payload;
  wire router_1_0_client_0_data_0_up_1_ready;
  wire router_1_0_client_0_data_0_down_1_valid;
  wire [644:0] router_1_0_client_0_data_0_down_1_payload;
  wire router_1_0_client_0_control_0_up_0_ready;
  wire router_1_0_client_0_control_0_down_0_valid;
  wire [63:0] router_1_0_client_0_control_0_down_0_payload;
  wire router_1_0_client_0_control_0_up_1_ready;
  wire router_1_0_client_0_control_0_down_1_valid;
  wire [63:0] router_1_0_client_0_control_0_down_1_payload;
  wire router_1_0_client_0_utility_0_up_0_ready;
  wire router_1_0_client_0_utility_0_down_0_valid;
  wire [63:0] router_1_0_client_0_utility_0_down_0_payload;
  wire router_1_0_client_0_utility_0_up_1_ready;
  wire router_1_0_client_0_utility_0_down_1_valid;
  wire [63:0] router_1_0_client_0_utility_0_down_1_payload;
  wire router_1_0_client_0_synchronisation_0_up_0_ready;
  wire router_1_0_client_0_synchronisation_0_down_0_valid;
  wire [63:0] router_1_0_client_0_synchronisation_0_down_0_payload;
  wire router_1_0_client_0_reduction_0_up_0_ready;
  wire router_1_0_client_0_reduction_0_down_0_valid;
  wire [523:0] router_1_0_client_0_reduction_0_down_0_payload;
  wire router_1_0_client_6_data_0_up_0_ready;
  wire router_1_0_client_6_data_0_down_0_valid;
  wire [644:0] router_1_0_client_6_data_0_down_0_payload;
  wire router_1_0_client_6_data_0_up_1_ready;
  wire router_1_0_client_6_data_0_down_1_valid;
  wire [644:0] router_1_0_client_6_data_0_down_1_payload;
  wire router_1_0_client_6_control_0_up_0_ready;
  wire router_1_0_client_6_control_0_down_0_valid;
  wire [63:0] router_1_0_client_6_control_0_down_0_payload;
  wire router_1_0_client_6_control_0_up_1_ready;
  wire router_1_0_client_6_control_0_down_1_valid;
  wire [63:0] router_1_0_client_6_control_0_down_1_payload;
  wire router_1_0_client_6_utility_0_up_0_ready;
  wire router_1_0_client_6_utility_0_down_0_valid;
  wire [63:0] router_1_0_client_6_utility_0_down_0_payload;
  wire router_1_0_client_6_utility_0_up_1_ready;
  wire router_1_0_client_6_utility_0_down_1_valid;
  wire [63:0] router_1_0_client_6_utility_0_down_1_payload;
  wire router_1_0_client_6_synchronisation_0_up_0_ready;
  wire router_1_0_client_6_synchronisation_0_down_0_valid;
  wire [63:0] router_1_0_client_6_synchronisation_0_down_0_payload;
  wire router_1_0_client_7_data_0_up_0_ready;
  wire router_1_0_client_7_data_0_down_0_valid;
  wire [644:0] router_1_0_client_7_data_0_down_0_payload;
  wire router_1_0_client_7_data_0_up_1_ready;
  wire router_1_0_client_7_data_0_down_1_valid;
  wire [644:0] router_1_0_client_7_data_0_down_1_payload;
  wire router_1_0_client_7_data_1_up_0_ready;
  wire router_1_0_client_7_data_1_down_0_valid;
  wire [644:0] router_1_0_client_7_data_1_down_0_payload;
  wire router_1_0_client_7_data_1_up_1_ready;
  wire router_1_0_client_7_data_1_down_1_valid;
  wire [644:0] router_1_0_client_7_data_1_down_1_payload;
  wire router_1_0_client_7_data_2_up_0_ready;
  wire router_1_0_client_7_data_2_down_0_valid;
  wire [644:0] router_1_0_client_7_data_2_down_0_payload;
  wire router_1_0_client_7_data_2_up_1_ready;
  wire router_1_0_client_7_data_2_down_1_valid;
  wire [644:0] router_1_0_client_7_data_2_down_1_payload;
  wire router_1_0_client_7_control_0_up_0_ready;
  wire router_1_0_client_7_control_0_down_0_valid;
  wire [63:0] router_1_0_client_7_control_0_down_0_payload;
  wire router_1_0_client_7_control_0_up_1_ready;
  wire router_1_0_client_7_control_0_down_1_valid;
  wire [63:0] router_1_0_client_7_control_0_down_1_payload;
  wire router_1_0_client_7_utility_0_up_0_ready;
  wire router_1_0_client_7_utility_0_down_0_valid;
  wire [63:0] router_1_0_client_7_utility_0_down_0_payload;
  wire router_1_0_client_7_utility_0_up_1_ready;
  wire router_1_0_client_7_utility_0_down_1_valid;
  wire [63:0] router_1_0_client_7_utility_0_down_1_payload;
  wire router_1_0_client_7_synchronisation_0_up_0_ready;
  wire router_1_0_client_7_synchronisation_0_down_0_valid;
  wire [63:0] router_1_0_client_7_synchronisation_0_down_0_payload;
  wire router_1_0_client_8_data_0_up_0_ready;
  wire router_1_0_client_8_data_0_down_0_valid;
  wire [644:0] router_1_0_client_8_data_0_down_0_payload;
  wire router_1_0_client_8_data_0_up_1_ready;
  wire router_1_0_client_8_data_0_down_1_valid;
  wire [644:0] router_1_0_client_8_data_0_down_1_payload;
  wire router_1_0_client_8_control_0_up_0_ready;
  wire router_1_0_client_8_control_0_down_0_valid;
  wire [63:0] router_1_0_client_8_control_0_down_0_payload;
  wire router_1_0_client_8_control_0_up_1_ready;
  wire router_1_0_client_8_control_0_down_1_valid;
  wire [63:0] router_1_0_client_8_control_0_down_1_payload;
  wire router_1_0_client_8_utility_0_up_0_ready;
  wire router_1_0_client_8_utility_0_down_0_valid;
  wire [63:0] router_1_0_client_8_utility_0_down_0_payload;
  wire router_1_0_client_8_utility_0_up_1_ready;
  wire router_1_0_client_8_utility_0_down_1_valid;
  wire [63:0] router_1_0_client_8_utility_0_down_1_payload;
  wire router_1_0_client_8_synchronisation_0_up_0_ready;
  wire router_1_0_client_8_synchronisation_0_down_0_valid;
  wire [63:0] router_1_0_client_8_synchronisation_0_down_0_payload;
  wire router_1_0_client_9_data_0_up_0_ready;
  wire router_1_0_client_9_data_0_down_0_valid;
  wire [644:0] router_1_0_client_9_data_0_down_0_payload;
  wire router_1_0_client_9_data_0_up_1_ready;
  wire router_1_0_client_9_data_0_down_1_valid;
  wire [644:0] router_1_0_client_9_data_0_down_1_payload;
  wire router_1_0_client_9_control_0_up_0_ready;
  wire router_1_0_client_9_control_0_down_0_valid;
  wire [63:0] router_1_0_client_9_control_0_down_0_payload;
  wire router_1_0_client_9_control_0_up_1_ready;
  wire router_1_0_client_9_control_0_down_1_valid;
  wire [63:0] router_1_0_client_9_control_0_down_1_payload;
  wire router_1_0_client_9_utility_0_up_0_ready;
  wire router_1_0_client_9_utility_0_down_0_valid;
  wire [63:0] router_1_0_client_9_utility_0_down_0_payload;
  wire router_1_0_client_9_utility_0_up_1_ready;
  wire router_1_0_client_9_utility_0_down_1_valid;
  wire [63:0] router_1_0_client_9_utility_0_down_1_payload;
  wire router_1_0_client_9_synchronisation_0_up_0_ready;
  wire router_1_0_client_9_synchronisation_0_down_0_valid;
  wire [63:0] router_1_0_client_9_synchronisation_0_down_0_payload;
  wire [9:0] router_0_1_enabled;
  wire router_0_1_utility_request_ready;
  wire router_0_1_utility_response_valid;
  wire [63:0] router_0_1_utility_response_data;
  wire router_0_1_utility_response_error;
  wire [1:0] router_0_1_north_data_0_in_credit;
  wire router_0_1_north_data_0_out_valid;
  wire router_0_1_north_data_0_out_class;
  wire [658:0] router_0_1_north_data_0_out_flit;
  wire [1:0] router_0_1_north_data_1_in_credit;
  wire router_0_1_north_data_1_out_valid;
  wire router_0_1_north_data_1_out_class;
  wire [658:0] router_0_1_north_data_1_out_flit;
  wire [1:0] router_0_1_north_data_2_in_credit;
  wire router_0_1_north_data_2_out_valid;
  wire router_0_1_north_data_2_out_class;
  wire [658:0] router_0_1_north_data_2_out_flit;
  wire [1:0] router_0_1_north_control_0_in_credit;
  wire router_0_1_north_control_0_out_valid;
  wire router_0_1_north_control_0_out_class;
  wire [77:0] router_0_1_north_control_0_out_flit;
  wire [1:0] router_0_1_north_utility_0_in_credit;
  wire router_0_1_north_utility_0_out_valid;
  wire router_0_1_north_utility_0_out_class;
  wire [77:0] router_0_1_north_utility_0_out_flit;
  wire router_0_1_north_synchronisation_0_in_credit;
  wire router_0_1_north_synchronisation_0_out_valid;
  wire [77:0] router_0_1_north_synchronisation_0_out_flit;
  wire router_0_1_north_reduction_0_in_credit;
  wire router_0_1_north_reduction_0_out_valid;
  wire [537:0] router_0_1_north_reduction_0_out_flit;
  wire [1:0] router_0_1_east_data_0_in_credit;
  wire router_0_1_east_data_0_out_valid;
  wire router_0_1_east_data_0_out_class;
  wire [658:0] router_0_1_east_data_0_out_flit;
  wire [1:0] router_0_1_east_data_1_in_credit;
  wire router_0_1_east_data_1_out_valid;
  wire router_0_1_east_data_1_out_class;
  wire [658:0] router_0_1_east_data_1_out_flit;
  wire [1:0] router_0_1_east_data_2_in_credit;
  wire router_0_1_east_data_2_out_valid;
  wire router_0_1_east_data_2_out_class;
  wire [658:0] router_0_1_east_data_2_out_flit;
  wire [1:0] router_0_1_east_control_0_in_credit;
  wire router_0_1_east_control_0_out_valid;
  wire router_0_1_east_control_0_out_class;
  wire [77:0] router_0_1_east_control_0_out_flit;
  wire [1:0] router_0_1_east_utility_0_in_credit;
  wire router_0_1_east_utility_0_out_valid;
  wire router_0_1_east_utility_0_out_class;
  wire [77:0] router_0_1_east_utility_0_out_flit;
  wire router_0_1_east_synchronisation_0_in_credit;
  wire router_0_1_east_synchronisation_0_out_valid;
  wire [77:0] router_0_1_east_synchronisation_0_out_flit;
  wire router_0_1_east_reduction_0_in_credit;
  wire router_0_1_east_reduction_0_out_valid;
  wire [537:0] router_0_1_east_reduction_0_out_flit;
  wire router_0_1_client_1_data_0_up_0_ready;
  wire router_0_1_client_1_data_0_down_0_valid;
  wire [644:0] router_0_1_client_1_data_0_down_0_payload;
  wire router_0_1_client_1_data_0_up_1_ready;
  wire router_0_1_client_1_data_0_down_1_valid;
  wire [644:0] router_0_1_client_1_data_0_down_1_payload;
  wire router_0_1_client_1_control_0_up_0_ready;
  wire router_0_1_client_1_control_0_down_0_valid;
  wire [63:0] router_0_1_client_1_control_0_down_0_payload;
  wire router_0_1_client_1_control_0_up_1_ready;
  wire router_0_1_client_1_control_0_down_1_valid;
  wire [63:0] router_0_1_client_1_control_0_down_1_payload;
  wire router_0_1_client_1_utility_0_up_0_ready;
  wire router_0_1_client_1_utility_0_down_0_valid;
  wire [63:0] router_0_1_client_1_utility_0_down_0_payload;
  wire router_0_1_client_1_utility_0_up_1_ready;
  wire router_0_1_client_1_utility_0_down_1_valid;
  wire [63:0] router_0_1_client_1_utility_0_down_1_payload;
  wire router_0_1_client_1_synchronisation_0_up_0_ready;
  wire router_0_1_client_1_synchronisation_0_down_0_valid;
  wire [63:0] router_0_1_client_1_synchronisation_0_down_0_payload;
  wire router_0_1_client_1_reduction_0_up_0_ready;
  wire router_0_1_client_1_reduction_0_down_0_valid;
  wire [523:0] router_0_1_client_1_reduction_0_down_0_payload;
  wire router_0_1_client_7_data_0_up_0_ready;
  wire router_0_1_client_7_data_0_down_0_valid;
  wire [644:0] router_0_1_client_7_data_0_down_0_payload;
  wire router_0_1_client_7_data_0_up_1_ready;
  wire router_0_1_client_7_data_0_down_1_valid;
  wire [644:0] router_0_1_client_7_data_0_down_1_payload;
  wire router_0_1_client_7_data_1_up_0_ready;
  wire router_0_1_client_7_data_1_down_0_valid;
  wire [644:0] router_0_1_client_7_data_1_down_0_payload;
  wire router_0_1_client_7_data_1_up_1_ready;
  wire router_0_1_client_7_data_1_down_1_valid;
  wire [644:0] router_0_1_client_7_data_1_down_1_payload;
  wire router_0_1_client_7_data_2_up_0_ready;
  wire router_0_1_client_7_data_2_down_0_valid;
  wire [644:0] router_0_1_client_7_data_2_down_0_payload;
  wire router_0_1_client_7_data_2_up_1_ready;
  wire router_0_1_client_7_data_2_down_1_valid;
  wire [644:0] router_0_1_client_7_data_2_down_1_payload;
  wire router_0_1_client_7_control_0_up_0_ready;
  wire router_0_1_client_7_control_0_down_0_valid;
  wire [63:0] router_0_1_client_7_control_0_down_0_payload;
  wire router_0_1_client_7_control_0_up_1_ready;
  wire router_0_1_client_7_control_0_down_1_valid;
  wire [63:0] router_0_1_client_7_control_0_down_1_payload;
  wire router_0_1_client_7_utility_0_up_0_ready;
  wire router_0_1_client_7_utility_0_down_0_valid;
  wire [63:0] router_0_1_client_7_utility_0_down_0_payload;
  wire router_0_1_client_7_utility_0_up_1_ready;
  wire router_0_1_client_7_utility_0_down_1_valid;
  wire [63:0] router_0_1_client_7_utility_0_down_1_payload;
  wire router_0_1_client_7_synchronisation_0_up_0_ready;
  wire router_0_1_client_7_synchronisation_0_down_0_valid;
  wire [63:0] router_0_1_client_7_synchronisation_0_down_0_payload;
  wire router_0_1_client_8_data_0_up_0_ready;
  wire router_0_1_client_8_data_0_down_0_valid;
  wire [644:0] router_0_1_client_8_data_0_down_0_payload;
  wire router_0_1_client_8_data_0_up_1_ready;
  wire router_0_1_client_8_data_0_down_1_valid;
  wire [644:0] router_0_1_client_8_data_0_down_1_payload;
  wire router_0_1_client_8_control_0_up_0_ready;
  wire router_0_1_client_8_control_0_down_0_valid;
  wire [63:0] router_0_1_client_8_control_0_down_0_payload;
  wire router_0_1_client_8_control_0_up_1_ready;
  wire router_0_1_client_8_control_0_down_1_valid;
  wire [63:0] router_0_1_client_8_control_0_down_1_payload;
  wire router_0_1_client_8_utility_0_up_0_ready;
  wire router_0_1_client_8_utility_0_down_0_valid;
  wire [63:0] router_0_1_client_8_utility_0_down_0_payload;
  wire router_0_1_client_8_utility_0_up_1_ready;
  wire router_0_1_client_8_utility_0_down_1_valid;
  wire [63:0] router_0_1_client_8_utility_0_down_1_payload;
  wire router_0_1_client_8_synchronisation_0_up_0_ready;
  wire router_0_1_client_8_synchronisation_0_down_0_valid;
  wire [63:0] router_0_1_client_8_synchronisation_0_down_0_payload;
  wire [9:0] router_1_1_enabled;
  wire router_1_1_utility_request_ready;
  wire router_1_1_utility_response_valid;
  wire [63:0] router_1_1_utility_response_data;
  wire router_1_1_utility_response_error;
  wire [1:0] router_1_1_north_data_0_in_credit;
  wire router_1_1_north_data_0_out_valid;
  wire router_1_1_north_data_0_out_class;
  wire [658:0] router_1_1_north_data_0_out_flit;
  wire [1:0] router_1_1_north_data_1_in_credit;
  wire router_1_1_north_data_1_out_valid;
  wire router_1_1_north_data_1_out_class;
  wire [658:0] router_1_1_north_data_1_out_flit;
  wire [1:0] router_1_1_north_data_2_in_credit;
  wire router_1_1_north_data_2_out_valid;
  wire router_1_1_north_data_2_out_class;
  wire [658:0] router_1_1_north_data_2_out_flit;
  wire [1:0] router_1_1_north_control_0_in_credit;
  wire router_1_1_north_control_0_out_valid;
  wire router_1_1_north_control_0_out_class;
  wire [77:0] router_1_1_north_control_0_out_flit;
  wire [1:0] router_1_1_north_utility_0_in_credit;
  wire router_1_1_north_utility_0_out_valid;
  wire router_1_1_north_utility_0_out_class;
  wire [77:0] router_1_1_north_utility_0_out_flit;
  wire router_1_1_north_synchronisation_0_in_credit;
  wire router_1_1_north_synchronisation_0_out_valid;
  wire [77:0] router_1_1_north_synchronisation_0_out_flit;
  wire router_1_1_north_reduction_0_in_credit;
  wire router_1_1_north_reduction_0_out_valid;
  wire [537:0] router_1_1_north_reduction_0_out_flit;
  wire [1:0] router_1_1_west_data_0_in_credit;
  wire router_1_1_west_data_0_out_valid;
  wire router_1_1_west_data_0_out_class;
  wire [658:0] router_1_1_west_data_0_out_flit;
  wire [1:0] router_1_1_west_data_1_in_credit;
  wire router_1_1_west_data_1_out_valid;
  wire router_1_1_west_data_1_out_class;
  wire [658:0] router_1_1_west_data_1_out_flit;
  wire [1:0] router_1_1_west_data_2_in_credit;
  wire router_1_1_west_data_2_out_valid;
  wire router_1_1_west_data_2_out_class;
  wire [658:0] router_1_1_west_data_2_out_flit;
  wire [1:0] router_1_1_west_control_0_in_credit;
  wire router_1_1_west_control_0_out_valid;
  wire router_1_1_west_control_0_out_class;
  wire [77:0] router_1_1_west_control_0_out_flit;
  wire [1:0] router_1_1_west_utility_0_in_credit;
  wire router_1_1_west_utility_0_out_valid;
  wire router_1_1_west_utility_0_out_class;
  wire [77:0] router_1_1_west_utility_0_out_flit;
  wire router_1_1_west_synchronisation_0_in_credit;
  wire router_1_1_west_synchronisation_0_out_valid;
  wire [77:0] router_1_1_west_synchronisation_0_out_flit;
  wire router_1_1_west_reduction_0_in_credit;
  wire router_1_1_west_reduction_0_out_valid;
  wire [537:0] router_1_1_west_reduction_0_out_flit;
  wire router_1_1_client_0_data_0_up_0_ready;
  wire router_1_1_client_0_data_0_down_0_valid;
  wire [644:0] router_1_1_client_0_data_0_down_0_payload;
  wire router_1_1_client_0_data_0_up_1_ready;
  wire router_1_1_client_0_data_0_down_1_valid;
  wire [644:0] router_1_1_client_0_data_0_down_1_payload;
  wire router_1_1_client_0_control_0_up_0_ready;
  wire router_1_1_client_0_control_0_down_0_valid;
  wire [63:0] router_1_1_client_0_control_0_down_0_payload;
  wire router_1_1_client_0_control_0_up_1_ready;
  wire router_1_1_client_0_control_0_down_1_valid;
  wire [63:0] router_1_1_client_0_control_0_down_1_payload;
  wire router_1_1_client_0_utility_0_up_0_ready;
  wire router_1_1_client_0_utility_0_down_0_valid;
  wire [63:0] router_1_1_client_0_utility_0_down_0_payload;
  wire router_1_1_client_0_utility_0_up_1_ready;
  wire router_1_1_client_0_utility_0_down_1_valid;
  wire [63:0] router_1_1_client_0_utility_0_down_1_payload;
  wire router_1_1_client_0_synchronisation_0_up_0_ready;
  wire router_1_1_client_0_synchronisation_0_down_0_valid;
  wire [63:0] router_1_1_client_0_synchronisation_0_down_0_payload;
  wire router_1_1_client_0_reduction_0_up_0_ready;
  wire router_1_1_client_0_reduction_0_down_0_valid;
  wire [523:0] router_1_1_client_0_reduction_0_down_0_payload;
  wire router_1_1_client_7_data_0_up_0_ready;
  wire router_1_1_client_7_data_0_down_0_valid;
  wire [644:0] router_1_1_client_7_data_0_down_0_payload;
  wire router_1_1_client_7_data_0_up_1_ready;
  wire router_1_1_client_7_data_0_down_1_valid;
  wire [644:0] router_1_1_client_7_data_0_down_1_payload;
  wire router_1_1_client_7_data_1_up_0_ready;
  wire router_1_1_client_7_data_1_down_0_valid;
  wire [644:0] router_1_1_client_7_data_1_down_0_payload;
  wire router_1_1_client_7_data_1_up_1_ready;
  wire router_1_1_client_7_data_1_down_1_valid;
  wire [644:0] router_1_1_client_7_data_1_down_1_payload;
  wire router_1_1_client_7_data_2_up_0_ready;
  wire router_1_1_client_7_data_2_down_0_valid;
  wire [644:0] router_1_1_client_7_data_2_down_0_payload;
  wire router_1_1_client_7_data_2_up_1_ready;
  wire router_1_1_client_7_data_2_down_1_valid;
  wire [644:0] router_1_1_client_7_data_2_down_1_payload;
  wire router_1_1_client_7_control_0_up_0_ready;
  wire router_1_1_client_7_control_0_down_0_valid;
  wire [63:0] router_1_1_client_7_control_0_down_0_payload;
  wire router_1_1_client_7_control_0_up_1_ready;
  wire router_1_1_client_7_control_0_down_1_valid;
  wire [63:0] router_1_1_client_7_control_0_down_1_payload;
  wire router_1_1_client_7_utility_0_up_0_ready;
  wire router_1_1_client_7_utility_0_down_0_valid;
  wire [63:0] router_1_1_client_7_utility_0_down_0_payload;
  wire router_1_1_client_7_utility_0_up_1_ready;
  wire router_1_1_client_7_utility_0_down_1_valid;
  wire [63:0] router_1_1_client_7_utility_0_down_1_payload;
  wire router_1_1_client_7_synchronisation_0_up_0_ready;
  wire router_1_1_client_7_synchronisation_0_down_0_valid;
  wire [63:0] router_1_1_client_7_synchronisation_0_down_0_payload;
  wire router_1_1_client_8_data_0_up_0_ready;
  wire router_1_1_client_8_data_0_down_0_valid;
  wire [644:0] router_1_1_client_8_data_0_down_0_payload;
  wire router_1_1_client_8_data_0_up_1_ready;
  wire router_1_1_client_8_data_0_down_1_valid;
  wire [644:0] router_1_1_client_8_data_0_down_1_payload;
  wire router_1_1_client_8_control_0_up_0_ready;
  wire router_1_1_client_8_control_0_down_0_valid;
  wire [63:0] router_1_1_client_8_control_0_down_0_payload;
  wire router_1_1_client_8_control_0_up_1_ready;
  wire router_1_1_client_8_control_0_down_1_valid;
  wire [63:0] router_1_1_client_8_control_0_down_1_payload;
  wire router_1_1_client_8_utility_0_up_0_ready;
  wire router_1_1_client_8_utility_0_down_0_valid;
  wire [63:0] router_1_1_client_8_utility_0_down_0_payload;
  wire router_1_1_client_8_utility_0_up_1_ready;
  wire router_1_1_client_8_utility_0_down_1_valid;
  wire [63:0] router_1_1_client_8_utility_0_down_1_payload;
  wire router_1_1_client_8_synchronisation_0_up_0_ready;
  wire router_1_1_client_8_synchronisation_0_down_0_valid;
  wire [63:0] router_1_1_client_8_synchronisation_0_down_0_payload;
  // Of these only some bits are of use here.
  // verilator lint_off UNUSEDSIGNAL
  wire [1:0] router_0_0_north_data_0_in_credit;
  wire router_0_0_north_data_0_out_valid;
  wire router_0_0_north_data_0_out_class;
  wire [658:0] router_0_0_north_data_0_out_flit;
  wire [1:0] router_0_0_north_data_1_in_credit;
  wire router_0_0_north_data_1_out_valid;
  wire router_0_0_north_data_1_out_class;
  wire [658:0] router_0_0_north_data_1_out_flit;
  wire [1:0] router_0_0_north_data_2_in_credit;
  wire router_0_0_north_data_2_out_valid;
  wire router_0_0_north_data_2_out_class;
  wire [658:0] router_0_0_north_data_2_out_flit;
  wire [1:0] router_0_0_north_control_0_in_credit;
  wire router_0_0_north_control_0_out_valid;
  wire router_0_0_north_control_0_out_class;
  wire [77:0] router_0_0_north_control_0_out_flit;
  wire [1:0] router_0_0_north_utility_0_in_credit;
  wire router_0_0_north_utility_0_out_valid;
  wire router_0_0_north_utility_0_out_class;
  wire [77:0] router_0_0_north_utility_0_out_flit;
  wire router_0_0_north_synchronisation_0_in_credit;
  wire router_0_0_north_synchronisation_0_out_valid;
  wire [77:0] router_0_0_north_synchronisation_0_out_flit;
  wire router_0_0_north_reduction_0_in_credit;
  wire router_0_0_north_reduction_0_out_valid;
  wire [537:0] router_0_0_north_reduction_0_out_flit;
  wire [1:0] router_1_0_north_data_0_in_credit;
  wire router_1_0_north_data_0_out_valid;
  wire router_1_0_north_data_0_out_class;
  wire [658:0] router_1_0_north_data_0_out_flit;
  wire [1:0] router_1_0_north_data_1_in_credit;
  wire router_1_0_north_data_1_out_valid;
  wire router_1_0_north_data_1_out_class;
  wire [658:0] router_1_0_north_data_1_out_flit;
  wire [1:0] router_1_0_north_data_2_in_credit;
  wire router_1_0_north_data_2_out_valid;
  wire router_1_0_north_data_2_out_class;
  wire [658:0] router_1_0_north_data_2_out_flit;
  wire [1:0] router_1_0_north_control_0_in_credit;
  wire router_1_0_north_control_0_out_valid;
  wire router_1_0_north_control_0_out_class;
  wire [77:0] router_1_0_north_control_0_out_flit;
  wire [1:0] router_1_0_north_utility_0_in_credit;
  wire router_1_0_north_utility_0_out_valid;
  wire router_1_0_north_utility_0_out_class;
  wire [77:0] router_1_0_north_utility_0_out_flit;
  wire router_1_0_north_synchronisation_0_in_credit;
  wire router_1_0_north_synchronisation_0_out_valid;
  wire [77:0] router_1_0_north_synchronisation_0_out_flit;
  wire router_1_0_north_reduction_0_in_credit;
  wire router_1_0_north_reduction_0_out_valid;
  wire [537:0] router_1_0_north_reduction_0_out_flit;
  wire [1:0] router_0_1_south_data_0_in_credit;
  wire router_0_1_south_data_0_out_valid;
  wire router_0_1_south_data_0_out_class;
  wire [658:0] router_0_1_south_data_0_out_flit;
  wire [1:0] router_0_1_south_data_1_in_credit;
  wire router_0_1_south_data_1_out_valid;
  wire router_0_1_south_data_1_out_class;
  wire [658:0] router_0_1_south_data_1_out_flit;
  wire [1:0] router_0_1_south_data_2_in_credit;
  wire router_0_1_south_data_2_out_valid;
  wire router_0_1_south_data_2_out_class;
  wire [658:0] router_0_1_south_data_2_out_flit;
  wire [1:0] router_0_1_south_control_0_in_credit;
  wire router_0_1_south_control_0_out_valid;
  wire router_0_1_south_control_0_out_class;
  wire [77:0] router_0_1_south_control_0_out_flit;
  wire [1:0] router_0_1_south_utility_0_in_credit;
  wire router_0_1_south_utility_0_out_valid;
  wire router_0_1_south_utility_0_out_class;
  wire [77:0] router_0_1_south_utility_0_out_flit;
  wire router_0_1_south_synchronisation_0_in_credit;
  wire router_0_1_south_synchronisation_0_out_valid;
  wire [77:0] router_0_1_south_synchronisation_0_out_flit;
  wire router_0_1_south_reduction_0_in_credit;
  wire router_0_1_south_reduction_0_out_valid;
  wire [537:0] router_0_1_south_reduction_0_out_flit;
  wire router_0_1_client_6_data_0_up_0_ready;
  wire router_0_1_client_6_data_0_down_0_valid;
  wire [644:0] router_0_1_client_6_data_0_down_0_payload;
  wire router_0_1_client_6_data_0_up_1_ready;
  wire router_0_1_client_6_data_0_down_1_valid;
  wire [644:0] router_0_1_client_6_data_0_down_1_payload;
  wire router_0_1_client_6_control_0_up_0_ready;
  wire router_0_1_client_6_control_0_down_0_valid;
  wire [63:0] router_0_1_client_6_control_0_down_0_payload;
  wire router_0_1_client_6_control_0_up_1_ready;
  wire router_0_1_client_6_control_0_down_1_valid;
  wire [63:0] router_0_1_client_6_control_0_down_1_payload;
  wire router_0_1_client_6_utility_0_up_0_ready;
  wire router_0_1_client_6_utility_0_down_0_valid;
  wire [63:0] router_0_1_client_6_utility_0_down_0_payload;
  wire router_0_1_client_6_utility_0_up_1_ready;
  wire router_0_1_client_6_utility_0_down_1_valid;
  wire [63:0] router_0_1_client_6_utility_0_down_1_payload;
  wire router_0_1_client_6_synchronisation_0_up_0_ready;
  wire router_0_1_client_6_synchronisation_0_down_0_valid;
  wire [63:0] router_0_1_client_6_synchronisation_0_down_0_payload;
  wire [1:0] router_1_1_south_data_0_in_credit;
  wire router_1_1_south_data_0_out_valid;
  wire router_1_1_south_data_0_out_class;
  wire [658:0] router_1_1_south_data_0_out_flit;
  wire [1:0] router_1_1_south_data_1_in_credit;
  wire router_1_1_south_data_1_out_valid;
  wire router_1_1_south_data_1_out_class;
  wire [658:0] router_1_1_south_data_1_out_flit;
  wire [1:0] router_1_1_south_data_2_in_credit;
  wire router_1_1_south_data_2_out_valid;
  wire router_1_1_south_data_2_out_class;
  wire [658:0] router_1_1_south_data_2_out_flit;
  wire [1:0] router_1_1_south_control_0_in_credit;
  wire router_1_1_south_control_0_out_valid;
  wire router_1_1_south_control_0_out_class;
  wire [77:0] router_1_1_south_control_0_out_flit;
  wire [1:0] router_1_1_south_utility_0_in_credit;
  wire router_1_1_south_utility_0_out_valid;
  wire router_1_1_south_utility_0_out_class;
  wire [77:0] router_1_1_south_utility_0_out_flit;
  wire router_1_1_south_synchronisation_0_in_credit;
  wire router_1_1_south_synchronisation_0_out_valid;
  wire [77:0] router_1_1_south_synchronisation_0_out_flit;
  wire router_1_1_south_reduction_0_in_credit;
  wire router_1_1_south_reduction_0_out_valid;
  wire [537:0] router_1_1_south_reduction_0_out_flit;
  wire router_1_1_client_6_data_0_up_0_ready;
  wire router_1_1_client_6_data_0_down_0_valid;
  wire [644:0] router_1_1_client_6_data_0_down_0_payload;
  wire router_1_1_client_6_data_0_up_1_ready;
  wire router_1_1_client_6_data_0_down_1_valid;
  wire [644:0] router_1_1_client_6_data_0_down_1_payload;
  wire router_1_1_client_6_control_0_up_0_ready;
  wire router_1_1_client_6_control_0_down_0_valid;
  wire [63:0] router_1_1_client_6_control_0_down_0_payload;
  wire router_1_1_client_6_control_0_up_1_ready;
  wire router_1_1_client_6_control_0_down_1_valid;
  wire [63:0] router_1_1_client_6_control_0_down_1_payload;
  wire router_1_1_client_6_utility_0_up_0_ready;
  wire router_1_1_client_6_utility_0_down_0_valid;
  wire [63:0] router_1_1_client_6_utility_0_down_0_payload;
  wire router_1_1_client_6_utility_0_up_1_ready;
  wire router_1_1_client_6_utility_0_down_1_valid;
  wire [63:0] router_1_1_client_6_utility_0_down_1_payload;
  wire router_1_1_client_6_synchronisation_0_up_0_ready;
  wire router_1_1_client_6_synchronisation_0_down_0_valid;
  wire [63:0] router_1_1_client_6_synchronisation_0_down_0_payload;
  wire router_1_1_client_9_data_0_up_0_ready;
  wire router_1_1_client_9_data_0_down_0_valid;
  wire [644:0] router_1_1_client_9_data_0_down_0_payload;
  wire router_1_1_client_9_data_0_up_1_ready;
  wire router_1_1_client_9_data_0_down_1_valid;
  wire [644:0] router_1_1_client_9_data_0_down_1_payload;
  wire router_1_1_client_9_control_0_up_0_ready;
  wire router_1_1_client_9_control_0_down_0_valid;
  wire [63:0] router_1_1_client_9_control_0_down_0_payload;
  wire router_1_1_client_9_control_0_up_1_ready;
  wire router_1_1_client_9_control_0_down_1_valid;
  wire [63:0] router_1_1_client_9_control_0_down_1_payload;
  wire router_1_1_client_9_utility_0_up_0_ready;
  wire router_1_1_client_9_utility_0_down_0_valid;
  wire [63:0] router_1_1_client_9_utility_0_down_0_payload;
  wire router_1_1_client_9_utility_0_up_1_ready;
  wire router_1_1_client_9_utility_0_down_1_valid;
  wire [63:0] router_1_1_client_9_utility_0_down_1_payload;
  wire router_1_1_client_9_synchronisation_0_up_0_ready;
  wire router_1_1_client_9_synchronisation_0_down_0_valid;
  wire [63:0] router_1_1_client_9_synchronisation_0_down_0_payload;
  // verilator lint_on UNUSEDSIGNAL


  // ---- router_0_0 ----

  // Not used: slots that the router does not have.
  wire unused_enabled_0_0 = &{1'b0, enabled_0_0};

  assign router_0_0_enabled = enabled_0_0 & 10'h1c2;
  router_outer_west router_0_0 (
    .clk                                       (clk),
    .reset                                     (reset),
    .column                                    (1'b0),
    .row                                       (1'b0),
    .enabled                                   (router_0_0_enabled),
    .utility_request_valid                     (utility_0_0_request_valid),
    .utility_request_ready                     (router_0_0_utility_request_ready),
    .utility_request_address                   (utility_0_0_request_address),
    .utility_response_valid                    (router_0_0_utility_response_valid),
    .utility_response_ready                    (utility_0_0_response_ready),
    .utility_response_data                     (router_0_0_utility_response_data),
    .utility_response_error                    (router_0_0_utility_response_error),
    .north_data_0_in_valid                     (1'b0),
    .north_data_0_in_class                     (1'b0),
    .north_data_0_in_flit                      (659'd0),
    .north_data_0_in_credit                    (router_0_0_north_data_0_in_credit),
    .north_data_0_out_valid                    (router_0_0_north_data_0_out_valid),
    .north_data_0_out_class                    (router_0_0_north_data_0_out_class),
    .north_data_0_out_flit                     (router_0_0_north_data_0_out_flit),
    .north_data_0_out_credit                   (2'd0),
    .north_data_1_in_valid                     (1'b0),
    .north_data_1_in_class                     (1'b0),
    .north_data_1_in_flit                      (659'd0),
    .north_data_1_in_credit                    (router_0_0_north_data_1_in_credit),
    .north_data_1_out_valid                    (router_0_0_north_data_1_out_valid),
    .north_data_1_out_class                    (router_0_0_north_data_1_out_class),
    .north_data_1_out_flit                     (router_0_0_north_data_1_out_flit),
    .north_data_1_out_credit                   (2'd0),
    .north_data_2_in_valid                     (1'b0),
    .north_data_2_in_class                     (1'b0),
    .north_data_2_in_flit                      (659'd0),
    .north_data_2_in_credit                    (router_0_0_north_data_2_in_credit),
    .north_data_2_out_valid                    (router_0_0_north_data_2_out_valid),
    .north_data_2_out_class                    (router_0_0_north_data_2_out_class),
    .north_data_2_out_flit                     (router_0_0_north_data_2_out_flit),
    .north_data_2_out_credit                   (2'd0),
    .north_control_0_in_valid                  (1'b0),
    .north_control_0_in_class                  (1'b0),
    .north_control_0_in_flit                   (78'd0),
    .north_control_0_in_credit                 (router_0_0_north_control_0_in_credit),
    .north_control_0_out_valid                 (router_0_0_north_control_0_out_valid),
    .north_control_0_out_class                 (router_0_0_north_control_0_out_class),
    .north_control_0_out_flit                  (router_0_0_north_control_0_out_flit),
    .north_control_0_out_credit                (2'd0),
    .north_utility_0_in_valid                  (1'b0),
    .north_utility_0_in_class                  (1'b0),
    .north_utility_0_in_flit                   (78'd0),
    .north_utility_0_in_credit                 (router_0_0_north_utility_0_in_credit),
    .north_utility_0_out_valid                 (router_0_0_north_utility_0_out_valid),
    .north_utility_0_out_class                 (router_0_0_north_utility_0_out_class),
    .north_utility_0_out_flit                  (router_0_0_north_utility_0_out_flit),
    .north_utility_0_out_credit                (2'd0),
    .north_synchronisation_0_in_valid          (1'b0),
    .north_synchronisation_0_in_flit           (78'd0),
    .north_synchronisation_0_in_credit         (router_0_0_north_synchronisation_0_in_credit),
    .north_synchronisation_0_out_valid         (router_0_0_north_synchronisation_0_out_valid),
    .north_synchronisation_0_out_flit          (router_0_0_north_synchronisation_0_out_flit),
    .north_synchronisation_0_out_credit        (1'b0),
    .north_reduction_0_in_valid                (1'b0),
    .north_reduction_0_in_flit                 (538'd0),
    .north_reduction_0_in_credit               (router_0_0_north_reduction_0_in_credit),
    .north_reduction_0_out_valid               (router_0_0_north_reduction_0_out_valid),
    .north_reduction_0_out_flit                (router_0_0_north_reduction_0_out_flit),
    .north_reduction_0_out_credit              (1'b0),
    .south_data_0_in_valid                     (router_0_1_north_data_0_out_valid),
    .south_data_0_in_class                     (router_0_1_north_data_0_out_class),
    .south_data_0_in_flit                      (router_0_1_north_data_0_out_flit),
    .south_data_0_in_credit                    (router_0_0_south_data_0_in_credit),
    .south_data_0_out_valid                    (router_0_0_south_data_0_out_valid),
    .south_data_0_out_class                    (router_0_0_south_data_0_out_class),
    .south_data_0_out_flit                     (router_0_0_south_data_0_out_flit),
    .south_data_0_out_credit                   (router_0_1_north_data_0_in_credit),
    .south_data_1_in_valid                     (router_0_1_north_data_1_out_valid),
    .south_data_1_in_class                     (router_0_1_north_data_1_out_class),
    .south_data_1_in_flit                      (router_0_1_north_data_1_out_flit),
    .south_data_1_in_credit                    (router_0_0_south_data_1_in_credit),
    .south_data_1_out_valid                    (router_0_0_south_data_1_out_valid),
    .south_data_1_out_class                    (router_0_0_south_data_1_out_class),
    .south_data_1_out_flit                     (router_0_0_south_data_1_out_flit),
    .south_data_1_out_credit                   (router_0_1_north_data_1_in_credit),
    .south_data_2_in_valid                     (router_0_1_north_data_2_out_valid),
    .south_data_2_in_class                     (router_0_1_north_data_2_out_class),
    .south_data_2_in_flit                      (router_0_1_north_data_2_out_flit),
    .south_data_2_in_credit                    (router_0_0_south_data_2_in_credit),
    .south_data_2_out_valid                    (router_0_0_south_data_2_out_valid),
    .south_data_2_out_class                    (router_0_0_south_data_2_out_class),
    .south_data_2_out_flit                     (router_0_0_south_data_2_out_flit),
    .south_data_2_out_credit                   (router_0_1_north_data_2_in_credit),
    .south_control_0_in_valid                  (router_0_1_north_control_0_out_valid),
    .south_control_0_in_class                  (router_0_1_north_control_0_out_class),
    .south_control_0_in_flit                   (router_0_1_north_control_0_out_flit),
    .south_control_0_in_credit                 (router_0_0_south_control_0_in_credit),
    .south_control_0_out_valid                 (router_0_0_south_control_0_out_valid),
    .south_control_0_out_class                 (router_0_0_south_control_0_out_class),
    .south_control_0_out_flit                  (router_0_0_south_control_0_out_flit),
    .south_control_0_out_credit                (router_0_1_north_control_0_in_credit),
    .south_utility_0_in_valid                  (router_0_1_north_utility_0_out_valid),
    .south_utility_0_in_class                  (router_0_1_north_utility_0_out_class),
    .south_utility_0_in_flit                   (router_0_1_north_utility_0_out_flit),
    .south_utility_0_in_credit                 (router_0_0_south_utility_0_in_credit),
    .south_utility_0_out_valid                 (router_0_0_south_utility_0_out_valid),
    .south_utility_0_out_class                 (router_0_0_south_utility_0_out_class),
    .south_utility_0_out_flit                  (router_0_0_south_utility_0_out_flit),
    .south_utility_0_out_credit                (router_0_1_north_utility_0_in_credit),
    .south_synchronisation_0_in_valid          (router_0_1_north_synchronisation_0_out_valid),
    .south_synchronisation_0_in_flit           (router_0_1_north_synchronisation_0_out_flit),
    .south_synchronisation_0_in_credit         (router_0_0_south_synchronisation_0_in_credit),
    .south_synchronisation_0_out_valid         (router_0_0_south_synchronisation_0_out_valid),
    .south_synchronisation_0_out_flit          (router_0_0_south_synchronisation_0_out_flit),
    .south_synchronisation_0_out_credit        (router_0_1_north_synchronisation_0_in_credit),
    .south_reduction_0_in_valid                (router_0_1_north_reduction_0_out_valid),
    .south_reduction_0_in_flit                 (router_0_1_north_reduction_0_out_flit),
    .south_reduction_0_in_credit               (router_0_0_south_reduction_0_in_credit),
    .south_reduction_0_out_valid               (router_0_0_south_reduction_0_out_valid),
    .south_reduction_0_out_flit                (router_0_0_south_reduction_0_out_flit),
    .south_reduction_0_out_credit              (router_0_1_north_reduction_0_in_credit),
    .east_data_0_in_valid                      (router_1_0_west_data_0_out_valid),
    .east_data_0_in_class                      (router_1_0_west_data_0_out_class),
    .east_data_0_in_flit                       (router_1_0_west_data_0_out_flit),
    .east_data_0_in_credit                     (router_0_0_east_data_0_in_credit),
    .east_data_0_out_valid                     (router_0_0_east_data_0_out_valid),
    .east_data_0_out_class                     (router_0_0_east_data_0_out_class),
    .east_data_0_out_flit                      (router_0_0_east_data_0_out_flit),
    .east_data_0_out_credit                    (router_1_0_west_data_0_in_credit),
    .east_data_1_in_valid                      (router_1_0_west_data_1_out_valid),
    .east_data_1_in_class                      (router_1_0_west_data_1_out_class),
    .east_data_1_in_flit                       (router_1_0_west_data_1_out_flit),
    .east_data_1_in_credit                     (router_0_0_east_data_1_in_credit),
    .east_data_1_out_valid                     (router_0_0_east_data_1_out_valid),
    .east_data_1_out_class                     (router_0_0_east_data_1_out_class),
    .east_data_1_out_flit                      (router_0_0_east_data_1_out_flit),
    .east_data_1_out_credit                    (router_1_0_west_data_1_in_credit),
    .east_data_2_in_valid                      (router_1_0_west_data_2_out_valid),
    .east_data_2_in_class                      (router_1_0_west_data_2_out_class),
    .east_data_2_in_flit                       (router_1_0_west_data_2_out_flit),
    .east_data_2_in_credit                     (router_0_0_east_data_2_in_credit),
    .east_data_2_out_valid                     (router_0_0_east_data_2_out_valid),
    .east_data_2_out_class                     (router_0_0_east_data_2_out_class),
    .east_data_2_out_flit                      (router_0_0_east_data_2_out_flit),
    .east_data_2_out_credit                    (router_1_0_west_data_2_in_credit),
    .east_control_0_in_valid                   (router_1_0_west_control_0_out_valid),
    .east_control_0_in_class                   (router_1_0_west_control_0_out_class),
    .east_control_0_in_flit                    (router_1_0_west_control_0_out_flit),
    .east_control_0_in_credit                  (router_0_0_east_control_0_in_credit),
    .east_control_0_out_valid                  (router_0_0_east_control_0_out_valid),
    .east_control_0_out_class                  (router_0_0_east_control_0_out_class),
    .east_control_0_out_flit                   (router_0_0_east_control_0_out_flit),
    .east_control_0_out_credit                 (router_1_0_west_control_0_in_credit),
    .east_utility_0_in_valid                   (router_1_0_west_utility_0_out_valid),
    .east_utility_0_in_class                   (router_1_0_west_utility_0_out_class),
    .east_utility_0_in_flit                    (router_1_0_west_utility_0_out_flit),
    .east_utility_0_in_credit                  (router_0_0_east_utility_0_in_credit),
    .east_utility_0_out_valid                  (router_0_0_east_utility_0_out_valid),
    .east_utility_0_out_class                  (router_0_0_east_utility_0_out_class),
    .east_utility_0_out_flit                   (router_0_0_east_utility_0_out_flit),
    .east_utility_0_out_credit                 (router_1_0_west_utility_0_in_credit),
    .east_synchronisation_0_in_valid           (router_1_0_west_synchronisation_0_out_valid),
    .east_synchronisation_0_in_flit            (router_1_0_west_synchronisation_0_out_flit),
    .east_synchronisation_0_in_credit          (router_0_0_east_synchronisation_0_in_credit),
    .east_synchronisation_0_out_valid          (router_0_0_east_synchronisation_0_out_valid),
    .east_synchronisation_0_out_flit           (router_0_0_east_synchronisation_0_out_flit),
    .east_synchronisation_0_out_credit         (router_1_0_west_synchronisation_0_in_credit),
    .east_reduction_0_in_valid                 (router_1_0_west_reduction_0_out_valid),
    .east_reduction_0_in_flit                  (router_1_0_west_reduction_0_out_flit),
    .east_reduction_0_in_credit                (router_0_0_east_reduction_0_in_credit),
    .east_reduction_0_out_valid                (router_0_0_east_reduction_0_out_valid),
    .east_reduction_0_out_flit                 (router_0_0_east_reduction_0_out_flit),
    .east_reduction_0_out_credit               (router_1_0_west_reduction_0_in_credit),
    .client_1_data_0_up_0_valid                (client_0_0_1_data_0_up_0_valid),
    .client_1_data_0_up_0_ready                (router_0_0_client_1_data_0_up_0_ready),
    .client_1_data_0_up_0_columns              (client_0_0_1_data_0_up_0_columns),
    .client_1_data_0_up_0_rows                 (client_0_0_1_data_0_up_0_rows),
    .client_1_data_0_up_0_clients              (client_0_0_1_data_0_up_0_clients),
    .client_1_data_0_up_0_lane                 (client_0_0_1_data_0_up_0_lane),
    .client_1_data_0_up_0_payload              (client_0_0_1_data_0_up_0_payload),
    .client_1_data_0_down_0_valid              (router_0_0_client_1_data_0_down_0_valid),
    .client_1_data_0_down_0_ready              (client_0_0_1_data_0_down_0_ready),
    .client_1_data_0_down_0_payload            (router_0_0_client_1_data_0_down_0_payload),
    .client_1_data_0_up_1_valid                (client_0_0_1_data_0_up_1_valid),
    .client_1_data_0_up_1_ready                (router_0_0_client_1_data_0_up_1_ready),
    .client_1_data_0_up_1_columns              (client_0_0_1_data_0_up_1_columns),
    .client_1_data_0_up_1_rows                 (client_0_0_1_data_0_up_1_rows),
    .client_1_data_0_up_1_clients              (client_0_0_1_data_0_up_1_clients),
    .client_1_data_0_up_1_lane                 (client_0_0_1_data_0_up_1_lane),
    .client_1_data_0_up_1_payload              (client_0_0_1_data_0_up_1_payload),
    .client_1_data_0_down_1_valid              (router_0_0_client_1_data_0_down_1_valid),
    .client_1_data_0_down_1_ready              (client_0_0_1_data_0_down_1_ready),
    .client_1_data_0_down_1_payload            (router_0_0_client_1_data_0_down_1_payload),
    .client_1_control_0_up_0_valid             (client_0_0_1_control_0_up_0_valid),
    .client_1_control_0_up_0_ready             (router_0_0_client_1_control_0_up_0_ready),
    .client_1_control_0_up_0_columns           (client_0_0_1_control_0_up_0_columns),
    .client_1_control_0_up_0_rows              (client_0_0_1_control_0_up_0_rows),
    .client_1_control_0_up_0_clients           (client_0_0_1_control_0_up_0_clients),
    .client_1_control_0_up_0_payload           (client_0_0_1_control_0_up_0_payload),
    .client_1_control_0_down_0_valid           (router_0_0_client_1_control_0_down_0_valid),
    .client_1_control_0_down_0_ready           (client_0_0_1_control_0_down_0_ready),
    .client_1_control_0_down_0_payload         (router_0_0_client_1_control_0_down_0_payload),
    .client_1_control_0_up_1_valid             (client_0_0_1_control_0_up_1_valid),
    .client_1_control_0_up_1_ready             (router_0_0_client_1_control_0_up_1_ready),
    .client_1_control_0_up_1_columns           (client_0_0_1_control_0_up_1_columns),
    .client_1_control_0_up_1_rows              (client_0_0_1_control_0_up_1_rows),
    .client_1_control_0_up_1_clients           (client_0_0_1_control_0_up_1_clients),
    .client_1_control_0_up_1_payload           (client_0_0_1_control_0_up_1_payload),
    .client_1_control_0_down_1_valid           (router_0_0_client_1_control_0_down_1_valid),
    .client_1_control_0_down_1_ready           (client_0_0_1_control_0_down_1_ready),
    .client_1_control_0_down_1_payload         (router_0_0_client_1_control_0_down_1_payload),
    .client_1_utility_0_up_0_valid             (client_0_0_1_utility_0_up_0_valid),
    .client_1_utility_0_up_0_ready             (router_0_0_client_1_utility_0_up_0_ready),
    .client_1_utility_0_up_0_columns           (client_0_0_1_utility_0_up_0_columns),
    .client_1_utility_0_up_0_rows              (client_0_0_1_utility_0_up_0_rows),
    .client_1_utility_0_up_0_clients           (client_0_0_1_utility_0_up_0_clients),
    .client_1_utility_0_up_0_payload           (client_0_0_1_utility_0_up_0_payload),
    .client_1_utility_0_down_0_valid           (router_0_0_client_1_utility_0_down_0_valid),
    .client_1_utility_0_down_0_ready           (client_0_0_1_utility_0_down_0_ready),
    .client_1_utility_0_down_0_payload         (router_0_0_client_1_utility_0_down_0_payload),
    .client_1_utility_0_up_1_valid             (client_0_0_1_utility_0_up_1_valid),
    .client_1_utility_0_up_1_ready             (router_0_0_client_1_utility_0_up_1_ready),
    .client_1_utility_0_up_1_columns           (client_0_0_1_utility_0_up_1_columns),
    .client_1_utility_0_up_1_rows              (client_0_0_1_utility_0_up_1_rows),
    .client_1_utility_0_up_1_clients           (client_0_0_1_utility_0_up_1_clients),
    .client_1_utility_0_up_1_payload           (client_0_0_1_utility_0_up_1_payload),
    .client_1_utility_0_down_1_valid           (router_0_0_client_1_utility_0_down_1_valid),
    .client_1_utility_0_down_1_ready           (client_0_0_1_utility_0_down_1_ready),
    .client_1_utility_0_down_1_payload         (router_0_0_client_1_utility_0_down_1_payload),
    .client_1_synchronisation_0_up_0_valid     (client_0_0_1_synchronisation_0_up_0_valid),
    .client_1_synchronisation_0_up_0_ready     (router_0_0_client_1_synchronisation_0_up_0_ready),
    .client_1_synchronisation_0_up_0_columns   (client_0_0_1_synchronisation_0_up_0_columns),
    .client_1_synchronisation_0_up_0_rows      (client_0_0_1_synchronisation_0_up_0_rows),
    .client_1_synchronisation_0_up_0_clients   (client_0_0_1_synchronisation_0_up_0_clients),
    .client_1_synchronisation_0_up_0_payload   (client_0_0_1_synchronisation_0_up_0_payload),
    .client_1_synchronisation_0_down_0_valid   (router_0_0_client_1_synchronisation_0_down_0_valid),
    .client_1_synchronisation_0_down_0_ready   (client_0_0_1_synchronisation_0_down_0_ready),
    .client_1_synchronisation_0_down_0_payload (router_0_0_client_1_synchronisation_0_down_0_payload),
    .client_1_reduction_0_up_0_valid           (client_0_0_1_reduction_0_up_0_valid),
    .client_1_reduction_0_up_0_ready           (router_0_0_client_1_reduction_0_up_0_ready),
    .client_1_reduction_0_up_0_columns         (client_0_0_1_reduction_0_up_0_columns),
    .client_1_reduction_0_up_0_rows            (client_0_0_1_reduction_0_up_0_rows),
    .client_1_reduction_0_up_0_clients         (client_0_0_1_reduction_0_up_0_clients),
    .client_1_reduction_0_up_0_payload         (client_0_0_1_reduction_0_up_0_payload),
    .client_1_reduction_0_down_0_valid         (router_0_0_client_1_reduction_0_down_0_valid),
    .client_1_reduction_0_down_0_ready         (client_0_0_1_reduction_0_down_0_ready),
    .client_1_reduction_0_down_0_payload       (router_0_0_client_1_reduction_0_down_0_payload),
    .client_6_data_0_up_0_valid                (client_0_0_6_data_0_up_0_valid),
    .client_6_data_0_up_0_ready                (router_0_0_client_6_data_0_up_0_ready),
    .client_6_data_0_up_0_columns              (client_0_0_6_data_0_up_0_columns),
    .client_6_data_0_up_0_rows                 (client_0_0_6_data_0_up_0_rows),
    .client_6_data_0_up_0_clients              (client_0_0_6_data_0_up_0_clients),
    .client_6_data_0_up_0_lane                 (client_0_0_6_data_0_up_0_lane),
    .client_6_data_0_up_0_payload              (client_0_0_6_data_0_up_0_payload),
    .client_6_data_0_down_0_valid              (router_0_0_client_6_data_0_down_0_valid),
    .client_6_data_0_down_0_ready              (client_0_0_6_data_0_down_0_ready),
    .client_6_data_0_down_0_payload            (router_0_0_client_6_data_0_down_0_payload),
    .client_6_data_0_up_1_valid                (client_0_0_6_data_0_up_1_valid),
    .client_6_data_0_up_1_ready                (router_0_0_client_6_data_0_up_1_ready),
    .client_6_data_0_up_1_columns              (client_0_0_6_data_0_up_1_columns),
    .client_6_data_0_up_1_rows                 (client_0_0_6_data_0_up_1_rows),
    .client_6_data_0_up_1_clients              (client_0_0_6_data_0_up_1_clients),
    .client_6_data_0_up_1_lane                 (client_0_0_6_data_0_up_1_lane),
    .client_6_data_0_up_1_payload              (client_0_0_6_data_0_up_1_payload),
    .client_6_data_0_down_1_valid              (router_0_0_client_6_data_0_down_1_valid),
    .client_6_data_0_down_1_ready              (client_0_0_6_data_0_down_1_ready),
    .client_6_data_0_down_1_payload            (router_0_0_client_6_data_0_down_1_payload),
    .client_6_control_0_up_0_valid             (client_0_0_6_control_0_up_0_valid),
    .client_6_control_0_up_0_ready             (router_0_0_client_6_control_0_up_0_ready),
    .client_6_control_0_up_0_columns           (client_0_0_6_control_0_up_0_columns),
    .client_6_control_0_up_0_rows              (client_0_0_6_control_0_up_0_rows),
    .client_6_control_0_up_0_clients           (client_0_0_6_control_0_up_0_clients),
    .client_6_control_0_up_0_payload           (client_0_0_6_control_0_up_0_payload),
    .client_6_control_0_down_0_valid           (router_0_0_client_6_control_0_down_0_valid),
    .client_6_control_0_down_0_ready           (client_0_0_6_control_0_down_0_ready),
    .client_6_control_0_down_0_payload         (router_0_0_client_6_control_0_down_0_payload),
    .client_6_control_0_up_1_valid             (client_0_0_6_control_0_up_1_valid),
    .client_6_control_0_up_1_ready             (router_0_0_client_6_control_0_up_1_ready),
    .client_6_control_0_up_1_columns           (client_0_0_6_control_0_up_1_columns),
    .client_6_control_0_up_1_rows              (client_0_0_6_control_0_up_1_rows),
    .client_6_control_0_up_1_clients           (client_0_0_6_control_0_up_1_clients),
    .client_6_control_0_up_1_payload           (client_0_0_6_control_0_up_1_payload),
    .client_6_control_0_down_1_valid           (router_0_0_client_6_control_0_down_1_valid),
    .client_6_control_0_down_1_ready           (client_0_0_6_control_0_down_1_ready),
    .client_6_control_0_down_1_payload         (router_0_0_client_6_control_0_down_1_payload),
    .client_6_utility_0_up_0_valid             (client_0_0_6_utility_0_up_0_valid),
    .client_6_utility_0_up_0_ready             (router_0_0_client_6_utility_0_up_0_ready),
    .client_6_utility_0_up_0_columns           (client_0_0_6_utility_0_up_0_columns),
    .client_6_utility_0_up_0_rows              (client_0_0_6_utility_0_up_0_rows),
    .client_6_utility_0_up_0_clients           (client_0_0_6_utility_0_up_0_clients),
    .client_6_utility_0_up_0_payload           (client_0_0_6_utility_0_up_0_payload),
    .client_6_utility_0_down_0_valid           (router_0_0_client_6_utility_0_down_0_valid),
    .client_6_utility_0_down_0_ready           (client_0_0_6_utility_0_down_0_ready),
    .client_6_utility_0_down_0_payload         (router_0_0_client_6_utility_0_down_0_payload),
    .client_6_utility_0_up_1_valid             (client_0_0_6_utility_0_up_1_valid),
    .client_6_utility_0_up_1_ready             (router_0_0_client_6_utility_0_up_1_ready),
    .client_6_utility_0_up_1_columns           (client_0_0_6_utility_0_up_1_columns),
    .client_6_utility_0_up_1_rows              (client_0_0_6_utility_0_up_1_rows),
    .client_6_utility_0_up_1_clients           (client_0_0_6_utility_0_up_1_clients),
    .client_6_utility_0_up_1_payload           (client_0_0_6_utility_0_up_1_payload),
    .client_6_utility_0_down_1_valid           (router_0_0_client_6_utility_0_down_1_valid),
    .client_6_utility_0_down_1_ready           (client_0_0_6_utility_0_down_1_ready),
    .client_6_utility_0_down_1_payload         (router_0_0_client_6_utility_0_down_1_payload),
    .client_6_synchronisation_0_up_0_valid     (client_0_0_6_synchronisation_0_up_0_valid),
    .client_6_synchronisation_0_up_0_ready     (router_0_0_client_6_synchronisation_0_up_0_ready),
    .client_6_synchronisation_0_up_0_columns   (client_0_0_6_synchronisation_0_up_0_columns),
    .client_6_synchronisation_0_up_0_rows      (client_0_0_6_synchronisation_0_up_0_rows),
    .client_6_synchronisation_0_up_0_clients   (client_0_0_6_synchronisation_0_up_0_clients),
    .client_6_synchronisation_0_up_0_payload   (client_0_0_6_synchronisation_0_up_0_payload),
    .client_6_synchronisation_0_down_0_valid   (router_0_0_client_6_synchronisation_0_down_0_valid),
    .client_6_synchronisation_0_down_0_ready   (client_0_0_6_synchronisation_0_down_0_ready),
    .client_6_synchronisation_0_down_0_payload (router_0_0_client_6_synchronisation_0_down_0_payload),
    .client_7_data_0_up_0_valid                (client_0_0_7_data_0_up_0_valid),
    .client_7_data_0_up_0_ready                (router_0_0_client_7_data_0_up_0_ready),
    .client_7_data_0_up_0_columns              (client_0_0_7_data_0_up_0_columns),
    .client_7_data_0_up_0_rows                 (client_0_0_7_data_0_up_0_rows),
    .client_7_data_0_up_0_clients              (client_0_0_7_data_0_up_0_clients),
    .client_7_data_0_up_0_payload              (client_0_0_7_data_0_up_0_payload),
    .client_7_data_0_down_0_valid              (router_0_0_client_7_data_0_down_0_valid),
    .client_7_data_0_down_0_ready              (client_0_0_7_data_0_down_0_ready),
    .client_7_data_0_down_0_payload            (router_0_0_client_7_data_0_down_0_payload),
    .client_7_data_0_up_1_valid                (client_0_0_7_data_0_up_1_valid),
    .client_7_data_0_up_1_ready                (router_0_0_client_7_data_0_up_1_ready),
    .client_7_data_0_up_1_columns              (client_0_0_7_data_0_up_1_columns),
    .client_7_data_0_up_1_rows                 (client_0_0_7_data_0_up_1_rows),
    .client_7_data_0_up_1_clients              (client_0_0_7_data_0_up_1_clients),
    .client_7_data_0_up_1_payload              (client_0_0_7_data_0_up_1_payload),
    .client_7_data_0_down_1_valid              (router_0_0_client_7_data_0_down_1_valid),
    .client_7_data_0_down_1_ready              (client_0_0_7_data_0_down_1_ready),
    .client_7_data_0_down_1_payload            (router_0_0_client_7_data_0_down_1_payload),
    .client_7_data_1_up_0_valid                (client_0_0_7_data_1_up_0_valid),
    .client_7_data_1_up_0_ready                (router_0_0_client_7_data_1_up_0_ready),
    .client_7_data_1_up_0_columns              (client_0_0_7_data_1_up_0_columns),
    .client_7_data_1_up_0_rows                 (client_0_0_7_data_1_up_0_rows),
    .client_7_data_1_up_0_clients              (client_0_0_7_data_1_up_0_clients),
    .client_7_data_1_up_0_payload              (client_0_0_7_data_1_up_0_payload),
    .client_7_data_1_down_0_valid              (router_0_0_client_7_data_1_down_0_valid),
    .client_7_data_1_down_0_ready              (client_0_0_7_data_1_down_0_ready),
    .client_7_data_1_down_0_payload            (router_0_0_client_7_data_1_down_0_payload),
    .client_7_data_1_up_1_valid                (client_0_0_7_data_1_up_1_valid),
    .client_7_data_1_up_1_ready                (router_0_0_client_7_data_1_up_1_ready),
    .client_7_data_1_up_1_columns              (client_0_0_7_data_1_up_1_columns),
    .client_7_data_1_up_1_rows                 (client_0_0_7_data_1_up_1_rows),
    .client_7_data_1_up_1_clients              (client_0_0_7_data_1_up_1_clients),
    .client_7_data_1_up_1_payload              (client_0_0_7_data_1_up_1_payload),
    .client_7_data_1_down_1_valid              (router_0_0_client_7_data_1_down_1_valid),
    .client_7_data_1_down_1_ready              (client_0_0_7_data_1_down_1_ready),
    .client_7_data_1_down_1_payload            (router_0_0_client_7_data_1_down_1_payload),
    .client_7_data_2_up_0_valid                (client_0_0_7_data_2_up_0_valid),
    .client_7_data_2_up_0_ready                (router_0_0_client_7_data_2_up_0_ready),
    .client_7_data_2_up_0_columns              (client_0_0_7_data_2_up_0_columns),
    .client_7_data_2_up_0_rows                 (client_0_0_7_data_2_up_0_rows),
    .client_7_data_2_up_0_clients              (client_0_0_7_data_2_up_0_clients),
    .client_7_data_2_up_0_payload              (client_0_0_7_data_2_up_0_payload),
    .client_7_data_2_down_0_valid              (router_0_0_client_7_data_2_down_0_valid),
    .client_7_data_2_down_0_ready              (client_0_0_7_data_2_down_0_ready),
    .client_7_data_2_down_0_payload            (router_0_0_client_7_data_2_down_0_payload),
    .client_7_data_2_up_1_valid                (client_0_0_7_data_2_up_1_valid),
    .client_7_data_2_up_1_ready                (router_0_0_client_7_data_2_up_1_ready),
    .client_7_data_2_up_1_columns              (client_0_0_7_data_2_up_1_columns),
    .client_7_data_2_up_1_rows                 (client_0_0_7_data_2_up_1_rows),
    .client_7_data_2_up_1_clients              (client_0_0_7_data_2_up_1_clients),
    .client_7_data_2_up_1_payload              (client_0_0_7_data_2_up_1_payload),
    .client_7_data_2_down_1_valid              (router_0_0_client_7_data_2_down_1_valid),
    .client_7_data_2_down_1_ready              (client_0_0_7_data_2_down_1_ready),
    .client_7_data_2_down_1_payload            (router_0_0_client_7_data_2_down_1_payload),
    .client_7_control_0_up_0_valid             (client_0_0_7_control_0_up_0_valid),
    .client_7_control_0_up_0_ready             (router_0_0_client_7_control_0_up_0_ready),
    .client_7_control_0_up_0_columns           (client_0_0_7_control_0_up_0_columns),
    .client_7_control_0_up_0_rows              (client_0_0_7_control_0_up_0_rows),
    .client_7_control_0_up_0_clients           (client_0_0_7_control_0_up_0_clients),
    .client_7_control_0_up_0_payload           (client_0_0_7_control_0_up_0_payload),
    .client_7_control_0_down_0_valid           (router_0_0_client_7_control_0_down_0_valid),
    .client_7_control_0_down_0_ready           (client_0_0_7_control_0_down_0_ready),
    .client_7_control_0_down_0_payload         (router_0_0_client_7_control_0_down_0_payload),
    .client_7_control_0_up_1_valid             (client_0_0_7_control_0_up_1_valid),
    .client_7_control_0_up_1_ready             (router_0_0_client_7_control_0_up_1_ready),
    .client_7_control_0_up_1_columns           (client_0_0_7_control_0_up_1_columns),
    .client_7_control_0_up_1_rows              (client_0_0_7_control_0_up_1_rows),
    .client_7_control_0_up_1_clients           (client_0_0_7_control_0_up_1_clients),
    .client_7_control_0_up_1_payload           (client_0_0_7_control_0_up_1_payload),
    .client_7_control_0_down_1_valid           (router_0_0_client_7_control_0_down_1_valid),
    .client_7_control_0_down_1_ready           (client_0_0_7_control_0_down_1_ready),
    .client_7_control_0_down_1_payload         (router_0_0_client_7_control_0_down_1_payload),
    .client_7_utility_0_up_0_valid             (client_0_0_7_utility_0_up_0_valid),
    .client_7_utility_0_up_0_ready             (router_0_0_client_7_utility_0_up_0_ready),
    .client_7_utility_0_up_0_columns           (client_0_0_7_utility_0_up_0_columns),
    .client_7_utility_0_up_0_rows              (client_0_0_7_utility_0_up_0_rows),
    .client_7_utility_0_up_0_clients           (client_0_0_7_utility_0_up_0_clients),
    .client_7_utility_0_up_0_payload           (client_0_0_7_utility_0_up_0_payload),
    .client_7_utility_0_down_0_valid           (router_0_0_client_7_utility_0_down_0_valid),
    .client_7_utility_0_down_0_ready           (client_0_0_7_utility_0_down_0_ready),
    .client_7_utility_0_down_0_payload         (router_0_0_client_7_utility_0_down_0_payload),
    .client_7_utility_0_up_1_valid             (client_0_0_7_utility_0_up_1_valid),
    .client_7_utility_0_up_1_ready             (router_0_0_client_7_utility_0_up_1_ready),
    .client_7_utility_0_up_1_columns           (client_0_0_7_utility_0_up_1_columns),
    .client_7_utility_0_up_1_rows              (client_0_0_7_utility_0_up_1_rows),
    .client_7_utility_0_up_1_clients           (client_0_0_7_utility_0_up_1_clients),
    .client_7_utility_0_up_1_payload           (client_0_0_7_utility_0_up_1_payload),
    .client_7_utility_0_down_1_valid           (router_0_0_client_7_utility_0_down_1_valid),
    .client_7_utility_0_down_1_ready           (client_0_0_7_utility_0_down_1_ready),
    .client_7_utility_0_down_1_payload         (router_0_0_client_7_utility_0_down_1_payload),
    .client_7_synchronisation_0_up_0_valid     (client_0_0_7_synchronisation_0_up_0_valid),
    .client_7_synchronisation_0_up_0_ready     (router_0_0_client_7_synchronisation_0_up_0_ready),
    .client_7_synchronisation_0_up_0_columns   (client_0_0_7_synchronisation_0_up_0_columns),
    .client_7_synchronisation_0_up_0_rows      (client_0_0_7_synchronisation_0_up_0_rows),
    .client_7_synchronisation_0_up_0_clients   (client_0_0_7_synchronisation_0_up_0_clients),
    .client_7_synchronisation_0_up_0_payload   (client_0_0_7_synchronisation_0_up_0_payload),
    .client_7_synchronisation_0_down_0_valid   (router_0_0_client_7_synchronisation_0_down_0_valid),
    .client_7_synchronisation_0_down_0_ready   (client_0_0_7_synchronisation_0_down_0_ready),
    .client_7_synchronisation_0_down_0_payload (router_0_0_client_7_synchronisation_0_down_0_payload),
    .client_8_data_0_up_0_valid                (client_0_0_8_data_0_up_0_valid),
    .client_8_data_0_up_0_ready                (router_0_0_client_8_data_0_up_0_ready),
    .client_8_data_0_up_0_columns              (client_0_0_8_data_0_up_0_columns),
    .client_8_data_0_up_0_rows                 (client_0_0_8_data_0_up_0_rows),
    .client_8_data_0_up_0_clients              (client_0_0_8_data_0_up_0_clients),
    .client_8_data_0_up_0_lane                 (client_0_0_8_data_0_up_0_lane),
    .client_8_data_0_up_0_payload              (client_0_0_8_data_0_up_0_payload),
    .client_8_data_0_down_0_valid              (router_0_0_client_8_data_0_down_0_valid),
    .client_8_data_0_down_0_ready              (client_0_0_8_data_0_down_0_ready),
    .client_8_data_0_down_0_payload            (router_0_0_client_8_data_0_down_0_payload),
    .client_8_data_0_up_1_valid                (client_0_0_8_data_0_up_1_valid),
    .client_8_data_0_up_1_ready                (router_0_0_client_8_data_0_up_1_ready),
    .client_8_data_0_up_1_columns              (client_0_0_8_data_0_up_1_columns),
    .client_8_data_0_up_1_rows                 (client_0_0_8_data_0_up_1_rows),
    .client_8_data_0_up_1_clients              (client_0_0_8_data_0_up_1_clients),
    .client_8_data_0_up_1_lane                 (client_0_0_8_data_0_up_1_lane),
    .client_8_data_0_up_1_payload              (client_0_0_8_data_0_up_1_payload),
    .client_8_data_0_down_1_valid              (router_0_0_client_8_data_0_down_1_valid),
    .client_8_data_0_down_1_ready              (client_0_0_8_data_0_down_1_ready),
    .client_8_data_0_down_1_payload            (router_0_0_client_8_data_0_down_1_payload),
    .client_8_control_0_up_0_valid             (client_0_0_8_control_0_up_0_valid),
    .client_8_control_0_up_0_ready             (router_0_0_client_8_control_0_up_0_ready),
    .client_8_control_0_up_0_columns           (client_0_0_8_control_0_up_0_columns),
    .client_8_control_0_up_0_rows              (client_0_0_8_control_0_up_0_rows),
    .client_8_control_0_up_0_clients           (client_0_0_8_control_0_up_0_clients),
    .client_8_control_0_up_0_payload           (client_0_0_8_control_0_up_0_payload),
    .client_8_control_0_down_0_valid           (router_0_0_client_8_control_0_down_0_valid),
    .client_8_control_0_down_0_ready           (client_0_0_8_control_0_down_0_ready),
    .client_8_control_0_down_0_payload         (router_0_0_client_8_control_0_down_0_payload),
    .client_8_control_0_up_1_valid             (client_0_0_8_control_0_up_1_valid),
    .client_8_control_0_up_1_ready             (router_0_0_client_8_control_0_up_1_ready),
    .client_8_control_0_up_1_columns           (client_0_0_8_control_0_up_1_columns),
    .client_8_control_0_up_1_rows              (client_0_0_8_control_0_up_1_rows),
    .client_8_control_0_up_1_clients           (client_0_0_8_control_0_up_1_clients),
    .client_8_control_0_up_1_payload           (client_0_0_8_control_0_up_1_payload),
    .client_8_control_0_down_1_valid           (router_0_0_client_8_control_0_down_1_valid),
    .client_8_control_0_down_1_ready           (client_0_0_8_control_0_down_1_ready),
    .client_8_control_0_down_1_payload         (router_0_0_client_8_control_0_down_1_payload),
    .client_8_utility_0_up_0_valid             (client_0_0_8_utility_0_up_0_valid),
    .client_8_utility_0_up_0_ready             (router_0_0_client_8_utility_0_up_0_ready),
    .client_8_utility_0_up_0_columns           (client_0_0_8_utility_0_up_0_columns),
    .client_8_utility_0_up_0_rows              (client_0_0_8_utility_0_up_0_rows),
    .client_8_utility_0_up_0_clients           (client_0_0_8_utility_0_up_0_clients),
    .client_8_utility_0_up_0_payload           (client_0_0_8_utility_0_up_0_payload),
    .client_8_utility_0_down_0_valid           (router_0_0_client_8_utility_0_down_0_valid),
    .client_8_utility_0_down_0_ready           (client_0_0_8_utility_0_down_0_ready),
    .client_8_utility_0_down_0_payload         (router_0_0_client_8_utility_0_down_0_payload),
    .client_8_utility_0_up_1_valid             (client_0_0_8_utility_0_up_1_valid),
    .client_8_utility_0_up_1_ready             (router_0_0_client_8_utility_0_up_1_ready),
    .client_8_utility_0_up_1_columns           (client_0_0_8_utility_0_up_1_columns),
    .client_8_utility_0_up_1_rows              (client_0_0_8_utility_0_up_1_rows),
    .client_8_utility_0_up_1_clients           (client_0_0_8_utility_0_up_1_clients),
    .client_8_utility_0_up_1_payload           (client_0_0_8_utility_0_up_1_payload),
    .client_8_utility_0_down_1_valid           (router_0_0_client_8_utility_0_down_1_valid),
    .client_8_utility_0_down_1_ready           (client_0_0_8_utility_0_down_1_ready),
    .client_8_utility_0_down_1_payload         (router_0_0_client_8_utility_0_down_1_payload),
    .client_8_synchronisation_0_up_0_valid     (client_0_0_8_synchronisation_0_up_0_valid),
    .client_8_synchronisation_0_up_0_ready     (router_0_0_client_8_synchronisation_0_up_0_ready),
    .client_8_synchronisation_0_up_0_columns   (client_0_0_8_synchronisation_0_up_0_columns),
    .client_8_synchronisation_0_up_0_rows      (client_0_0_8_synchronisation_0_up_0_rows),
    .client_8_synchronisation_0_up_0_clients   (client_0_0_8_synchronisation_0_up_0_clients),
    .client_8_synchronisation_0_up_0_payload   (client_0_0_8_synchronisation_0_up_0_payload),
    .client_8_synchronisation_0_down_0_valid   (router_0_0_client_8_synchronisation_0_down_0_valid),
    .client_8_synchronisation_0_down_0_ready   (client_0_0_8_synchronisation_0_down_0_ready),
    .client_8_synchronisation_0_down_0_payload (router_0_0_client_8_synchronisation_0_down_0_payload)
  );

  assign utility_0_0_request_ready = router_0_0_utility_request_ready;
  assign utility_0_0_response_valid = router_0_0_utility_response_valid;
  assign utility_0_0_response_data = router_0_0_utility_response_data;
  assign utility_0_0_response_error = router_0_0_utility_response_error;
  assign client_0_0_1_data_0_up_0_ready = router_0_0_client_1_data_0_up_0_ready;
  assign client_0_0_1_data_0_down_0_valid = router_0_0_client_1_data_0_down_0_valid;
  assign client_0_0_1_data_0_down_0_payload = router_0_0_client_1_data_0_down_0_payload;
  assign client_0_0_1_data_0_up_1_ready = router_0_0_client_1_data_0_up_1_ready;
  assign client_0_0_1_data_0_down_1_valid = router_0_0_client_1_data_0_down_1_valid;
  assign client_0_0_1_data_0_down_1_payload = router_0_0_client_1_data_0_down_1_payload;
  assign client_0_0_1_control_0_up_0_ready = router_0_0_client_1_control_0_up_0_ready;
  assign client_0_0_1_control_0_down_0_valid = router_0_0_client_1_control_0_down_0_valid;
  assign client_0_0_1_control_0_down_0_payload = router_0_0_client_1_control_0_down_0_payload;
  assign client_0_0_1_control_0_up_1_ready = router_0_0_client_1_control_0_up_1_ready;
  assign client_0_0_1_control_0_down_1_valid = router_0_0_client_1_control_0_down_1_valid;
  assign client_0_0_1_control_0_down_1_payload = router_0_0_client_1_control_0_down_1_payload;
  assign client_0_0_1_utility_0_up_0_ready = router_0_0_client_1_utility_0_up_0_ready;
  assign client_0_0_1_utility_0_down_0_valid = router_0_0_client_1_utility_0_down_0_valid;
  assign client_0_0_1_utility_0_down_0_payload = router_0_0_client_1_utility_0_down_0_payload;
  assign client_0_0_1_utility_0_up_1_ready = router_0_0_client_1_utility_0_up_1_ready;
  assign client_0_0_1_utility_0_down_1_valid = router_0_0_client_1_utility_0_down_1_valid;
  assign client_0_0_1_utility_0_down_1_payload = router_0_0_client_1_utility_0_down_1_payload;
  assign client_0_0_1_synchronisation_0_up_0_ready = router_0_0_client_1_synchronisation_0_up_0_ready;
  assign client_0_0_1_synchronisation_0_down_0_valid = router_0_0_client_1_synchronisation_0_down_0_valid;
  assign client_0_0_1_synchronisation_0_down_0_payload = router_0_0_client_1_synchronisation_0_down_0_payload;
  assign client_0_0_1_reduction_0_up_0_ready = router_0_0_client_1_reduction_0_up_0_ready;
  assign client_0_0_1_reduction_0_down_0_valid = router_0_0_client_1_reduction_0_down_0_valid;
  assign client_0_0_1_reduction_0_down_0_payload = router_0_0_client_1_reduction_0_down_0_payload;
  assign client_0_0_6_data_0_up_0_ready = router_0_0_client_6_data_0_up_0_ready;
  assign client_0_0_6_data_0_down_0_valid = router_0_0_client_6_data_0_down_0_valid;
  assign client_0_0_6_data_0_down_0_payload = router_0_0_client_6_data_0_down_0_payload;
  assign client_0_0_6_data_0_up_1_ready = router_0_0_client_6_data_0_up_1_ready;
  assign client_0_0_6_data_0_down_1_valid = router_0_0_client_6_data_0_down_1_valid;
  assign client_0_0_6_data_0_down_1_payload = router_0_0_client_6_data_0_down_1_payload;
  assign client_0_0_6_control_0_up_0_ready = router_0_0_client_6_control_0_up_0_ready;
  assign client_0_0_6_control_0_down_0_valid = router_0_0_client_6_control_0_down_0_valid;
  assign client_0_0_6_control_0_down_0_payload = router_0_0_client_6_control_0_down_0_payload;
  assign client_0_0_6_control_0_up_1_ready = router_0_0_client_6_control_0_up_1_ready;
  assign client_0_0_6_control_0_down_1_valid = router_0_0_client_6_control_0_down_1_valid;
  assign client_0_0_6_control_0_down_1_payload = router_0_0_client_6_control_0_down_1_payload;
  assign client_0_0_6_utility_0_up_0_ready = router_0_0_client_6_utility_0_up_0_ready;
  assign client_0_0_6_utility_0_down_0_valid = router_0_0_client_6_utility_0_down_0_valid;
  assign client_0_0_6_utility_0_down_0_payload = router_0_0_client_6_utility_0_down_0_payload;
  assign client_0_0_6_utility_0_up_1_ready = router_0_0_client_6_utility_0_up_1_ready;
  assign client_0_0_6_utility_0_down_1_valid = router_0_0_client_6_utility_0_down_1_valid;
  assign client_0_0_6_utility_0_down_1_payload = router_0_0_client_6_utility_0_down_1_payload;
  assign client_0_0_6_synchronisation_0_up_0_ready = router_0_0_client_6_synchronisation_0_up_0_ready;
  assign client_0_0_6_synchronisation_0_down_0_valid = router_0_0_client_6_synchronisation_0_down_0_valid;
  assign client_0_0_6_synchronisation_0_down_0_payload = router_0_0_client_6_synchronisation_0_down_0_payload;
  assign client_0_0_7_data_0_up_0_ready = router_0_0_client_7_data_0_up_0_ready;
  assign client_0_0_7_data_0_down_0_valid = router_0_0_client_7_data_0_down_0_valid;
  assign client_0_0_7_data_0_down_0_payload = router_0_0_client_7_data_0_down_0_payload;
  assign client_0_0_7_data_0_up_1_ready = router_0_0_client_7_data_0_up_1_ready;
  assign client_0_0_7_data_0_down_1_valid = router_0_0_client_7_data_0_down_1_valid;
  assign client_0_0_7_data_0_down_1_payload = router_0_0_client_7_data_0_down_1_payload;
  assign client_0_0_7_data_1_up_0_ready = router_0_0_client_7_data_1_up_0_ready;
  assign client_0_0_7_data_1_down_0_valid = router_0_0_client_7_data_1_down_0_valid;
  assign client_0_0_7_data_1_down_0_payload = router_0_0_client_7_data_1_down_0_payload;
  assign client_0_0_7_data_1_up_1_ready = router_0_0_client_7_data_1_up_1_ready;
  assign client_0_0_7_data_1_down_1_valid = router_0_0_client_7_data_1_down_1_valid;
  assign client_0_0_7_data_1_down_1_payload = router_0_0_client_7_data_1_down_1_payload;
  assign client_0_0_7_data_2_up_0_ready = router_0_0_client_7_data_2_up_0_ready;
  assign client_0_0_7_data_2_down_0_valid = router_0_0_client_7_data_2_down_0_valid;
  assign client_0_0_7_data_2_down_0_payload = router_0_0_client_7_data_2_down_0_payload;
  assign client_0_0_7_data_2_up_1_ready = router_0_0_client_7_data_2_up_1_ready;
  assign client_0_0_7_data_2_down_1_valid = router_0_0_client_7_data_2_down_1_valid;
  assign client_0_0_7_data_2_down_1_payload = router_0_0_client_7_data_2_down_1_payload;
  assign client_0_0_7_control_0_up_0_ready = router_0_0_client_7_control_0_up_0_ready;
  assign client_0_0_7_control_0_down_0_valid = router_0_0_client_7_control_0_down_0_valid;
  assign client_0_0_7_control_0_down_0_payload = router_0_0_client_7_control_0_down_0_payload;
  assign client_0_0_7_control_0_up_1_ready = router_0_0_client_7_control_0_up_1_ready;
  assign client_0_0_7_control_0_down_1_valid = router_0_0_client_7_control_0_down_1_valid;
  assign client_0_0_7_control_0_down_1_payload = router_0_0_client_7_control_0_down_1_payload;
  assign client_0_0_7_utility_0_up_0_ready = router_0_0_client_7_utility_0_up_0_ready;
  assign client_0_0_7_utility_0_down_0_valid = router_0_0_client_7_utility_0_down_0_valid;
  assign client_0_0_7_utility_0_down_0_payload = router_0_0_client_7_utility_0_down_0_payload;
  assign client_0_0_7_utility_0_up_1_ready = router_0_0_client_7_utility_0_up_1_ready;
  assign client_0_0_7_utility_0_down_1_valid = router_0_0_client_7_utility_0_down_1_valid;
  assign client_0_0_7_utility_0_down_1_payload = router_0_0_client_7_utility_0_down_1_payload;
  assign client_0_0_7_synchronisation_0_up_0_ready = router_0_0_client_7_synchronisation_0_up_0_ready;
  assign client_0_0_7_synchronisation_0_down_0_valid = router_0_0_client_7_synchronisation_0_down_0_valid;
  assign client_0_0_7_synchronisation_0_down_0_payload = router_0_0_client_7_synchronisation_0_down_0_payload;
  assign client_0_0_8_data_0_up_0_ready = router_0_0_client_8_data_0_up_0_ready;
  assign client_0_0_8_data_0_down_0_valid = router_0_0_client_8_data_0_down_0_valid;
  assign client_0_0_8_data_0_down_0_payload = router_0_0_client_8_data_0_down_0_payload;
  assign client_0_0_8_data_0_up_1_ready = router_0_0_client_8_data_0_up_1_ready;
  assign client_0_0_8_data_0_down_1_valid = router_0_0_client_8_data_0_down_1_valid;
  assign client_0_0_8_data_0_down_1_payload = router_0_0_client_8_data_0_down_1_payload;
  assign client_0_0_8_control_0_up_0_ready = router_0_0_client_8_control_0_up_0_ready;
  assign client_0_0_8_control_0_down_0_valid = router_0_0_client_8_control_0_down_0_valid;
  assign client_0_0_8_control_0_down_0_payload = router_0_0_client_8_control_0_down_0_payload;
  assign client_0_0_8_control_0_up_1_ready = router_0_0_client_8_control_0_up_1_ready;
  assign client_0_0_8_control_0_down_1_valid = router_0_0_client_8_control_0_down_1_valid;
  assign client_0_0_8_control_0_down_1_payload = router_0_0_client_8_control_0_down_1_payload;
  assign client_0_0_8_utility_0_up_0_ready = router_0_0_client_8_utility_0_up_0_ready;
  assign client_0_0_8_utility_0_down_0_valid = router_0_0_client_8_utility_0_down_0_valid;
  assign client_0_0_8_utility_0_down_0_payload = router_0_0_client_8_utility_0_down_0_payload;
  assign client_0_0_8_utility_0_up_1_ready = router_0_0_client_8_utility_0_up_1_ready;
  assign client_0_0_8_utility_0_down_1_valid = router_0_0_client_8_utility_0_down_1_valid;
  assign client_0_0_8_utility_0_down_1_payload = router_0_0_client_8_utility_0_down_1_payload;
  assign client_0_0_8_synchronisation_0_up_0_ready = router_0_0_client_8_synchronisation_0_up_0_ready;
  assign client_0_0_8_synchronisation_0_down_0_valid = router_0_0_client_8_synchronisation_0_down_0_valid;
  assign client_0_0_8_synchronisation_0_down_0_payload = router_0_0_client_8_synchronisation_0_down_0_payload;

  // ---- router_1_0 ----

  // Not used: slots that the router does not have.
  wire unused_enabled_1_0 = &{1'b0, enabled_1_0};

  assign router_1_0_enabled = enabled_1_0 & 10'h3c1;
  router_outer_east router_1_0 (
    .clk                                       (clk),
    .reset                                     (reset),
    .column                                    (1'b1),
    .row                                       (1'b0),
    .enabled                                   (router_1_0_enabled),
    .utility_request_valid                     (utility_1_0_request_valid),
    .utility_request_ready                     (router_1_0_utility_request_ready),
    .utility_request_address                   (utility_1_0_request_address),
    .utility_response_valid                    (router_1_0_utility_response_valid),
    .utility_response_ready                    (utility_1_0_response_ready),
    .utility_response_data                     (router_1_0_utility_response_data),
    .utility_response_error                    (router_1_0_utility_response_error),
    .north_data_0_in_valid                     (1'b0),
    .north_data_0_in_class                     (1'b0),
    .north_data_0_in_flit                      (659'd0),
    .north_data_0_in_credit                    (router_1_0_north_data_0_in_credit),
    .north_data_0_out_valid                    (router_1_0_north_data_0_out_valid),
    .north_data_0_out_class                    (router_1_0_north_data_0_out_class),
    .north_data_0_out_flit                     (router_1_0_north_data_0_out_flit),
    .north_data_0_out_credit                   (2'd0),
    .north_data_1_in_valid                     (1'b0),
    .north_data_1_in_class                     (1'b0),
    .north_data_1_in_flit                      (659'd0),
    .north_data_1_in_credit                    (router_1_0_north_data_1_in_credit),
    .north_data_1_out_valid                    (router_1_0_north_data_1_out_valid),
    .north_data_1_out_class                    (router_1_0_north_data_1_out_class),
    .north_data_1_out_flit                     (router_1_0_north_data_1_out_flit),
    .north_data_1_out_credit                   (2'd0),
    .north_data_2_in_valid                     (1'b0),
    .north_data_2_in_class                     (1'b0),
    .north_data_2_in_flit                      (659'd0),
    .north_data_2_in_credit                    (router_1_0_north_data_2_in_credit),
    .north_data_2_out_valid                    (router_1_0_north_data_2_out_valid),
    .north_data_2_out_class                    (router_1_0_north_data_2_out_class),
    .north_data_2_out_flit                     (router_1_0_north_data_2_out_flit),
    .north_data_2_out_credit                   (2'd0),
    .north_control_0_in_valid                  (1'b0),
    .north_control_0_in_class                  (1'b0),
    .north_control_0_in_flit                   (78'd0),
    .north_control_0_in_credit                 (router_1_0_north_control_0_in_credit),
    .north_control_0_out_valid                 (router_1_0_north_control_0_out_valid),
    .north_control_0_out_class                 (router_1_0_north_control_0_out_class),
    .north_control_0_out_flit                  (router_1_0_north_control_0_out_flit),
    .north_control_0_out_credit                (2'd0),
    .north_utility_0_in_valid                  (1'b0),
    .north_utility_0_in_class                  (1'b0),
    .north_utility_0_in_flit                   (78'd0),
    .north_utility_0_in_credit                 (router_1_0_north_utility_0_in_credit),
    .north_utility_0_out_valid                 (router_1_0_north_utility_0_out_valid),
    .north_utility_0_out_class                 (router_1_0_north_utility_0_out_class),
    .north_utility_0_out_flit                  (router_1_0_north_utility_0_out_flit),
    .north_utility_0_out_credit                (2'd0),
    .north_synchronisation_0_in_valid          (1'b0),
    .north_synchronisation_0_in_flit           (78'd0),
    .north_synchronisation_0_in_credit         (router_1_0_north_synchronisation_0_in_credit),
    .north_synchronisation_0_out_valid         (router_1_0_north_synchronisation_0_out_valid),
    .north_synchronisation_0_out_flit          (router_1_0_north_synchronisation_0_out_flit),
    .north_synchronisation_0_out_credit        (1'b0),
    .north_reduction_0_in_valid                (1'b0),
    .north_reduction_0_in_flit                 (538'd0),
    .north_reduction_0_in_credit               (router_1_0_north_reduction_0_in_credit),
    .north_reduction_0_out_valid               (router_1_0_north_reduction_0_out_valid),
    .north_reduction_0_out_flit                (router_1_0_north_reduction_0_out_flit),
    .north_reduction_0_out_credit              (1'b0),
    .south_data_0_in_valid                     (router_1_1_north_data_0_out_valid),
    .south_data_0_in_class                     (router_1_1_north_data_0_out_class),
    .south_data_0_in_flit                      (router_1_1_north_data_0_out_flit),
    .south_data_0_in_credit                    (router_1_0_south_data_0_in_credit),
    .south_data_0_out_valid                    (router_1_0_south_data_0_out_valid),
    .south_data_0_out_class                    (router_1_0_south_data_0_out_class),
    .south_data_0_out_flit                     (router_1_0_south_data_0_out_flit),
    .south_data_0_out_credit                   (router_1_1_north_data_0_in_credit),
    .south_data_1_in_valid                     (router_1_1_north_data_1_out_valid),
    .south_data_1_in_class                     (router_1_1_north_data_1_out_class),
    .south_data_1_in_flit                      (router_1_1_north_data_1_out_flit),
    .south_data_1_in_credit                    (router_1_0_south_data_1_in_credit),
    .south_data_1_out_valid                    (router_1_0_south_data_1_out_valid),
    .south_data_1_out_class                    (router_1_0_south_data_1_out_class),
    .south_data_1_out_flit                     (router_1_0_south_data_1_out_flit),
    .south_data_1_out_credit                   (router_1_1_north_data_1_in_credit),
    .south_data_2_in_valid                     (router_1_1_north_data_2_out_valid),
    .south_data_2_in_class                     (router_1_1_north_data_2_out_class),
    .south_data_2_in_flit                      (router_1_1_north_data_2_out_flit),
    .south_data_2_in_credit                    (router_1_0_south_data_2_in_credit),
    .south_data_2_out_valid                    (router_1_0_south_data_2_out_valid),
    .south_data_2_out_class                    (router_1_0_south_data_2_out_class),
    .south_data_2_out_flit                     (router_1_0_south_data_2_out_flit),
    .south_data_2_out_credit                   (router_1_1_north_data_2_in_credit),
    .south_control_0_in_valid                  (router_1_1_north_control_0_out_valid),
    .south_control_0_in_class                  (router_1_1_north_control_0_out_class),
    .south_control_0_in_flit                   (router_1_1_north_control_0_out_flit),
    .south_control_0_in_credit                 (router_1_0_south_control_0_in_credit),
    .south_control_0_out_valid                 (router_1_0_south_control_0_out_valid),
    .south_control_0_out_class                 (router_1_0_south_control_0_out_class),
    .south_control_0_out_flit                  (router_1_0_south_control_0_out_flit),
    .south_control_0_out_credit                (router_1_1_north_control_0_in_credit),
    .south_utility_0_in_valid                  (router_1_1_north_utility_0_out_valid),
    .south_utility_0_in_class                  (router_1_1_north_utility_0_out_class),
    .south_utility_0_in_flit                   (router_1_1_north_utility_0_out_flit),
    .south_utility_0_in_credit                 (router_1_0_south_utility_0_in_credit),
    .south_utility_0_out_valid                 (router_1_0_south_utility_0_out_valid),
    .south_utility_0_out_class                 (router_1_0_south_utility_0_out_class),
    .south_utility_0_out_flit                  (router_1_0_south_utility_0_out_flit),
    .south_utility_0_out_credit                (router_1_1_north_utility_0_in_credit),
    .south_synchronisation_0_in_valid          (router_1_1_north_synchronisation_0_out_valid),
    .south_synchronisation_0_in_flit           (router_1_1_north_synchronisation_0_out_flit),
    .south_synchronisation_0_in_credit         (router_1_0_south_synchronisation_0_in_credit),
    .south_synchronisation_0_out_valid         (router_1_0_south_synchronisation_0_out_valid),
    .south_synchronisation_0_out_flit          (router_1_0_south_synchronisation_0_out_flit),
    .south_synchronisation_0_out_credit        (router_1_1_north_synchronisation_0_in_credit),
    .south_reduction_0_in_valid                (router_1_1_north_reduction_0_out_valid),
    .south_reduction_0_in_flit                 (router_1_1_north_reduction_0_out_flit),
    .south_reduction_0_in_credit               (router_1_0_south_reduction_0_in_credit),
    .south_reduction_0_out_valid               (router_1_0_south_reduction_0_out_valid),
    .south_reduction_0_out_flit                (router_1_0_south_reduction_0_out_flit),
    .south_reduction_0_out_credit              (router_1_1_north_reduction_0_in_credit),
    .west_data_0_in_valid                      (router_0_0_east_data_0_out_valid),
    .west_data_0_in_class                      (router_0_0_east_data_0_out_class),
    .west_data_0_in_flit                       (router_0_0_east_data_0_out_flit),
    .west_data_0_in_credit                     (router_1_0_west_data_0_in_credit),
    .west_data_0_out_valid                     (router_1_0_west_data_0_out_valid),
    .west_data_0_out_class                     (router_1_0_west_data_0_out_class),
    .west_data_0_out_flit                      (router_1_0_west_data_0_out_flit),
    .west_data_0_out_credit                    (router_0_0_east_data_0_in_credit),
    .west_data_1_in_valid                      (router_0_0_east_data_1_out_valid),
    .west_data_1_in_class                      (router_0_0_east_data_1_out_class),
    .west_data_1_in_flit                       (router_0_0_east_data_1_out_flit),
    .west_data_1_in_credit                     (router_1_0_west_data_1_in_credit),
    .west_data_1_out_valid                     (router_1_0_west_data_1_out_valid),
    .west_data_1_out_class                     (router_1_0_west_data_1_out_class),
    .west_data_1_out_flit                      (router_1_0_west_data_1_out_flit),
    .west_data_1_out_credit                    (router_0_0_east_data_1_in_credit),
    .west_data_2_in_valid                      (router_0_0_east_data_2_out_valid),
    .west_data_2_in_class                      (router_0_0_east_data_2_out_class),
    .west_data_2_in_flit                       (router_0_0_east_data_2_out_flit),
    .west_data_2_in_credit                     (router_1_0_west_data_2_in_credit),
    .west_data_2_out_valid                     (router_1_0_west_data_2_out_valid),
    .west_data_2_out_class                     (router_1_0_west_data_2_out_class),
    .west_data_2_out_flit                      (router_1_0_west_data_2_out_flit),
    .west_data_2_out_credit                    (router_0_0_east_data_2_in_credit),
    .west_control_0_in_valid                   (router_0_0_east_control_0_out_valid),
    .west_control_0_in_class                   (router_0_0_east_control_0_out_class),
    .west_control_0_in_flit                    (router_0_0_east_control_0_out_flit),
    .west_control_0_in_credit                  (router_1_0_west_control_0_in_credit),
    .west_control_0_out_valid                  (router_1_0_west_control_0_out_valid),
    .west_control_0_out_class                  (router_1_0_west_control_0_out_class),
    .west_control_0_out_flit                   (router_1_0_west_control_0_out_flit),
    .west_control_0_out_credit                 (router_0_0_east_control_0_in_credit),
    .west_utility_0_in_valid                   (router_0_0_east_utility_0_out_valid),
    .west_utility_0_in_class                   (router_0_0_east_utility_0_out_class),
    .west_utility_0_in_flit                    (router_0_0_east_utility_0_out_flit),
    .west_utility_0_in_credit                  (router_1_0_west_utility_0_in_credit),
    .west_utility_0_out_valid                  (router_1_0_west_utility_0_out_valid),
    .west_utility_0_out_class                  (router_1_0_west_utility_0_out_class),
    .west_utility_0_out_flit                   (router_1_0_west_utility_0_out_flit),
    .west_utility_0_out_credit                 (router_0_0_east_utility_0_in_credit),
    .west_synchronisation_0_in_valid           (router_0_0_east_synchronisation_0_out_valid),
    .west_synchronisation_0_in_flit            (router_0_0_east_synchronisation_0_out_flit),
    .west_synchronisation_0_in_credit          (router_1_0_west_synchronisation_0_in_credit),
    .west_synchronisation_0_out_valid          (router_1_0_west_synchronisation_0_out_valid),
    .west_synchronisation_0_out_flit           (router_1_0_west_synchronisation_0_out_flit),
    .west_synchronisation_0_out_credit         (router_0_0_east_synchronisation_0_in_credit),
    .west_reduction_0_in_valid                 (router_0_0_east_reduction_0_out_valid),
    .west_reduction_0_in_flit                  (router_0_0_east_reduction_0_out_flit),
    .west_reduction_0_in_credit                (router_1_0_west_reduction_0_in_credit),
    .west_reduction_0_out_valid                (router_1_0_west_reduction_0_out_valid),
    .west_reduction_0_out_flit                 (router_1_0_west_reduction_0_out_flit),
    .west_reduction_0_out_credit               (router_0_0_east_reduction_0_in_credit),
    .client_0_data_0_up_0_valid                (client_1_0_0_data_0_up_0_valid),
    .client_0_data_0_up_0_ready                (router_1_0_client_0_data_0_up_0_ready),
    .client_0_data_0_up_0_columns              (client_1_0_0_data_0_up_0_columns),
    .client_0_data_0_up_0_rows                 (client_1_0_0_data_0_up_0_rows),
    .client_0_data_0_up_0_clients              (client_1_0_0_data_0_up_0_clients),
    .client_0_data_0_up_0_lane                 (client_1_0_0_data_0_up_0_lane),
    .client_0_data_0_up_0_payload              (client_1_0_0_data_0_up_0_payload),
    .client_0_data_0_down_0_valid              (router_1_0_client_0_data_0_down_0_valid),
    .client_0_data_0_down_0_ready              (client_1_0_0_data_0_down_0_ready),
    .client_0_data_0_down_0_payload            (router_1_0_client_0_data_0_down_0_payload),
    .client_0_data_0_up_1_valid                (client_1_0_0_data_0_up_1_valid),
    .client_0_data_0_up_1_ready                (router_1_0_client_0_data_0_up_1_ready),
    .client_0_data_0_up_1_columns              (client_1_0_0_data_0_up_1_columns),
    .client_0_data_0_up_1_rows                 (client_1_0_0_data_0_up_1_rows),
    .client_0_data_0_up_1_clients              (client_1_0_0_data_0_up_1_clients),
    .client_0_data_0_up_1_lane                 (client_1_0_0_data_0_up_1_lane),
    .client_0_data_0_up_1_payload              (client_1_0_0_data_0_up_1_payload),
    .client_0_data_0_down_1_valid              (router_1_0_client_0_data_0_down_1_valid),
    .client_0_data_0_down_1_ready              (client_1_0_0_data_0_down_1_ready),
    .client_0_data_0_down_1_payload            (router_1_0_client_0_data_0_down_1_payload),
    .client_0_control_0_up_0_valid             (client_1_0_0_control_0_up_0_valid),
    .client_0_control_0_up_0_ready             (router_1_0_client_0_control_0_up_0_ready),
    .client_0_control_0_up_0_columns           (client_1_0_0_control_0_up_0_columns),
    .client_0_control_0_up_0_rows              (client_1_0_0_control_0_up_0_rows),
    .client_0_control_0_up_0_clients           (client_1_0_0_control_0_up_0_clients),
    .client_0_control_0_up_0_payload           (client_1_0_0_control_0_up_0_payload),
    .client_0_control_0_down_0_valid           (router_1_0_client_0_control_0_down_0_valid),
    .client_0_control_0_down_0_ready           (client_1_0_0_control_0_down_0_ready),
    .client_0_control_0_down_0_payload         (router_1_0_client_0_control_0_down_0_payload),
    .client_0_control_0_up_1_valid             (client_1_0_0_control_0_up_1_valid),
    .client_0_control_0_up_1_ready             (router_1_0_client_0_control_0_up_1_ready),
    .client_0_control_0_up_1_columns           (client_1_0_0_control_0_up_1_columns),
    .client_0_control_0_up_1_rows              (client_1_0_0_control_0_up_1_rows),
    .client_0_control_0_up_1_clients           (client_1_0_0_control_0_up_1_clients),
    .client_0_control_0_up_1_payload           (client_1_0_0_control_0_up_1_payload),
    .client_0_control_0_down_1_valid           (router_1_0_client_0_control_0_down_1_valid),
    .client_0_control_0_down_1_ready           (client_1_0_0_control_0_down_1_ready),
    .client_0_control_0_down_1_payload         (router_1_0_client_0_control_0_down_1_payload),
    .client_0_utility_0_up_0_valid             (client_1_0_0_utility_0_up_0_valid),
    .client_0_utility_0_up_0_ready             (router_1_0_client_0_utility_0_up_0_ready),
    .client_0_utility_0_up_0_columns           (client_1_0_0_utility_0_up_0_columns),
    .client_0_utility_0_up_0_rows              (client_1_0_0_utility_0_up_0_rows),
    .client_0_utility_0_up_0_clients           (client_1_0_0_utility_0_up_0_clients),
    .client_0_utility_0_up_0_payload           (client_1_0_0_utility_0_up_0_payload),
    .client_0_utility_0_down_0_valid           (router_1_0_client_0_utility_0_down_0_valid),
    .client_0_utility_0_down_0_ready           (client_1_0_0_utility_0_down_0_ready),
    .client_0_utility_0_down_0_payload         (router_1_0_client_0_utility_0_down_0_payload),
    .client_0_utility_0_up_1_valid             (client_1_0_0_utility_0_up_1_valid),
    .client_0_utility_0_up_1_ready             (router_1_0_client_0_utility_0_up_1_ready),
    .client_0_utility_0_up_1_columns           (client_1_0_0_utility_0_up_1_columns),
    .client_0_utility_0_up_1_rows              (client_1_0_0_utility_0_up_1_rows),
    .client_0_utility_0_up_1_clients           (client_1_0_0_utility_0_up_1_clients),
    .client_0_utility_0_up_1_payload           (client_1_0_0_utility_0_up_1_payload),
    .client_0_utility_0_down_1_valid           (router_1_0_client_0_utility_0_down_1_valid),
    .client_0_utility_0_down_1_ready           (client_1_0_0_utility_0_down_1_ready),
    .client_0_utility_0_down_1_payload         (router_1_0_client_0_utility_0_down_1_payload),
    .client_0_synchronisation_0_up_0_valid     (client_1_0_0_synchronisation_0_up_0_valid),
    .client_0_synchronisation_0_up_0_ready     (router_1_0_client_0_synchronisation_0_up_0_ready),
    .client_0_synchronisation_0_up_0_columns   (client_1_0_0_synchronisation_0_up_0_columns),
    .client_0_synchronisation_0_up_0_rows      (client_1_0_0_synchronisation_0_up_0_rows),
    .client_0_synchronisation_0_up_0_clients   (client_1_0_0_synchronisation_0_up_0_clients),
    .client_0_synchronisation_0_up_0_payload   (client_1_0_0_synchronisation_0_up_0_payload),
    .client_0_synchronisation_0_down_0_valid   (router_1_0_client_0_synchronisation_0_down_0_valid),
    .client_0_synchronisation_0_down_0_ready   (client_1_0_0_synchronisation_0_down_0_ready),
    .client_0_synchronisation_0_down_0_payload (router_1_0_client_0_synchronisation_0_down_0_payload),
    .client_0_reduction_0_up_0_valid           (client_1_0_0_reduction_0_up_0_valid),
    .client_0_reduction_0_up_0_ready           (router_1_0_client_0_reduction_0_up_0_ready),
    .client_0_reduction_0_up_0_columns         (client_1_0_0_reduction_0_up_0_columns),
    .client_0_reduction_0_up_0_rows            (client_1_0_0_reduction_0_up_0_rows),
    .client_0_reduction_0_up_0_clients         (client_1_0_0_reduction_0_up_0_clients),
    .client_0_reduction_0_up_0_payload         (client_1_0_0_reduction_0_up_0_payload),
    .client_0_reduction_0_down_0_valid         (router_1_0_client_0_reduction_0_down_0_valid),
    .client_0_reduction_0_down_0_ready         (client_1_0_0_reduction_0_down_0_ready),
    .client_0_reduction_0_down_0_payload       (router_1_0_client_0_reduction_0_down_0_payload),
    .client_6_data_0_up_0_valid                (client_1_0_6_data_0_up_0_valid),
    .client_6_data_0_up_0_ready                (router_1_0_client_6_data_0_up_0_ready),
    .client_6_data_0_up_0_columns              (client_1_0_6_data_0_up_0_columns),
    .client_6_data_0_up_0_rows                 (client_1_0_6_data_0_up_0_rows),
    .client_6_data_0_up_0_clients              (client_1_0_6_data_0_up_0_clients),
    .client_6_data_0_up_0_lane                 (client_1_0_6_data_0_up_0_lane),
    .client_6_data_0_up_0_payload              (client_1_0_6_data_0_up_0_payload),
    .client_6_data_0_down_0_valid              (router_1_0_client_6_data_0_down_0_valid),
    .client_6_data_0_down_0_ready              (client_1_0_6_data_0_down_0_ready),
    .client_6_data_0_down_0_payload            (router_1_0_client_6_data_0_down_0_payload),
    .client_6_data_0_up_1_valid                (client_1_0_6_data_0_up_1_valid),
    .client_6_data_0_up_1_ready                (router_1_0_client_6_data_0_up_1_ready),
    .client_6_data_0_up_1_columns              (client_1_0_6_data_0_up_1_columns),
    .client_6_data_0_up_1_rows                 (client_1_0_6_data_0_up_1_rows),
    .client_6_data_0_up_1_clients              (client_1_0_6_data_0_up_1_clients),
    .client_6_data_0_up_1_lane                 (client_1_0_6_data_0_up_1_lane),
    .client_6_data_0_up_1_payload              (client_1_0_6_data_0_up_1_payload),
    .client_6_data_0_down_1_valid              (router_1_0_client_6_data_0_down_1_valid),
    .client_6_data_0_down_1_ready              (client_1_0_6_data_0_down_1_ready),
    .client_6_data_0_down_1_payload            (router_1_0_client_6_data_0_down_1_payload),
    .client_6_control_0_up_0_valid             (client_1_0_6_control_0_up_0_valid),
    .client_6_control_0_up_0_ready             (router_1_0_client_6_control_0_up_0_ready),
    .client_6_control_0_up_0_columns           (client_1_0_6_control_0_up_0_columns),
    .client_6_control_0_up_0_rows              (client_1_0_6_control_0_up_0_rows),
    .client_6_control_0_up_0_clients           (client_1_0_6_control_0_up_0_clients),
    .client_6_control_0_up_0_payload           (client_1_0_6_control_0_up_0_payload),
    .client_6_control_0_down_0_valid           (router_1_0_client_6_control_0_down_0_valid),
    .client_6_control_0_down_0_ready           (client_1_0_6_control_0_down_0_ready),
    .client_6_control_0_down_0_payload         (router_1_0_client_6_control_0_down_0_payload),
    .client_6_control_0_up_1_valid             (client_1_0_6_control_0_up_1_valid),
    .client_6_control_0_up_1_ready             (router_1_0_client_6_control_0_up_1_ready),
    .client_6_control_0_up_1_columns           (client_1_0_6_control_0_up_1_columns),
    .client_6_control_0_up_1_rows              (client_1_0_6_control_0_up_1_rows),
    .client_6_control_0_up_1_clients           (client_1_0_6_control_0_up_1_clients),
    .client_6_control_0_up_1_payload           (client_1_0_6_control_0_up_1_payload),
    .client_6_control_0_down_1_valid           (router_1_0_client_6_control_0_down_1_valid),
    .client_6_control_0_down_1_ready           (client_1_0_6_control_0_down_1_ready),
    .client_6_control_0_down_1_payload         (router_1_0_client_6_control_0_down_1_payload),
    .client_6_utility_0_up_0_valid             (client_1_0_6_utility_0_up_0_valid),
    .client_6_utility_0_up_0_ready             (router_1_0_client_6_utility_0_up_0_ready),
    .client_6_utility_0_up_0_columns           (client_1_0_6_utility_0_up_0_columns),
    .client_6_utility_0_up_0_rows              (client_1_0_6_utility_0_up_0_rows),
    .client_6_utility_0_up_0_clients           (client_1_0_6_utility_0_up_0_clients),
    .client_6_utility_0_up_0_payload           (client_1_0_6_utility_0_up_0_payload),
    .client_6_utility_0_down_0_valid           (router_1_0_client_6_utility_0_down_0_valid),
    .client_6_utility_0_down_0_ready           (client_1_0_6_utility_0_down_0_ready),
    .client_6_utility_0_down_0_payload         (router_1_0_client_6_utility_0_down_0_payload),
    .client_6_utility_0_up_1_valid             (client_1_0_6_utility_0_up_1_valid),
    .client_6_utility_0_up_1_ready             (router_1_0_client_6_utility_0_up_1_ready),
    .client_6_utility_0_up_1_columns           (client_1_0_6_utility_0_up_1_columns),
    .client_6_utility_0_up_1_rows              (client_1_0_6_utility_0_up_1_rows),
    .client_6_utility_0_up_1_clients           (client_1_0_6_utility_0_up_1_clients),
    .client_6_utility_0_up_1_payload           (client_1_0_6_utility_0_up_1_payload),
    .client_6_utility_0_down_1_valid           (router_1_0_client_6_utility_0_down_1_valid),
    .client_6_utility_0_down_1_ready           (client_1_0_6_utility_0_down_1_ready),
    .client_6_utility_0_down_1_payload         (router_1_0_client_6_utility_0_down_1_payload),
    .client_6_synchronisation_0_up_0_valid     (client_1_0_6_synchronisation_0_up_0_valid),
    .client_6_synchronisation_0_up_0_ready     (router_1_0_client_6_synchronisation_0_up_0_ready),
    .client_6_synchronisation_0_up_0_columns   (client_1_0_6_synchronisation_0_up_0_columns),
    .client_6_synchronisation_0_up_0_rows      (client_1_0_6_synchronisation_0_up_0_rows),
    .client_6_synchronisation_0_up_0_clients   (client_1_0_6_synchronisation_0_up_0_clients),
    .client_6_synchronisation_0_up_0_payload   (client_1_0_6_synchronisation_0_up_0_payload),
    .client_6_synchronisation_0_down_0_valid   (router_1_0_client_6_synchronisation_0_down_0_valid),
    .client_6_synchronisation_0_down_0_ready   (client_1_0_6_synchronisation_0_down_0_ready),
    .client_6_synchronisation_0_down_0_payload (router_1_0_client_6_synchronisation_0_down_0_payload),
    .client_7_data_0_up_0_valid                (client_1_0_7_data_0_up_0_valid),
    .client_7_data_0_up_0_ready                (router_1_0_client_7_data_0_up_0_ready),
    .client_7_data_0_up_0_columns              (client_1_0_7_data_0_up_0_columns),
    .client_7_data_0_up_0_rows                 (client_1_0_7_data_0_up_0_rows),
    .client_7_data_0_up_0_clients              (client_1_0_7_data_0_up_0_clients),
    .client_7_data_0_up_0_payload              (client_1_0_7_data_0_up_0_payload),
    .client_7_data_0_down_0_valid              (router_1_0_client_7_data_0_down_0_valid),
    .client_7_data_0_down_0_ready              (client_1_0_7_data_0_down_0_ready),
    .client_7_data_0_down_0_payload            (router_1_0_client_7_data_0_down_0_payload),
    .client_7_data_0_up_1_valid                (client_1_0_7_data_0_up_1_valid),
    .client_7_data_0_up_1_ready                (router_1_0_client_7_data_0_up_1_ready),
    .client_7_data_0_up_1_columns              (client_1_0_7_data_0_up_1_columns),
    .client_7_data_0_up_1_rows                 (client_1_0_7_data_0_up_1_rows),
    .client_7_data_0_up_1_clients              (client_1_0_7_data_0_up_1_clients),
    .client_7_data_0_up_1_payload              (client_1_0_7_data_0_up_1_payload),
    .client_7_data_0_down_1_valid              (router_1_0_client_7_data_0_down_1_valid),
    .client_7_data_0_down_1_ready              (client_1_0_7_data_0_down_1_ready),
    .client_7_data_0_down_1_payload            (router_1_0_client_7_data_0_down_1_payload),
    .client_7_data_1_up_0_valid                (client_1_0_7_data_1_up_0_valid),
    .client_7_data_1_up_0_ready                (router_1_0_client_7_data_1_up_0_ready),
    .client_7_data_1_up_0_columns              (client_1_0_7_data_1_up_0_columns),
    .client_7_data_1_up_0_rows                 (client_1_0_7_data_1_up_0_rows),
    .client_7_data_1_up_0_clients              (client_1_0_7_data_1_up_0_clients),
    .client_7_data_1_up_0_payload              (client_1_0_7_data_1_up_0_payload),
    .client_7_data_1_down_0_valid              (router_1_0_client_7_data_1_down_0_valid),
    .client_7_data_1_down_0_ready              (client_1_0_7_data_1_down_0_ready),
    .client_7_data_1_down_0_payload            (router_1_0_client_7_data_1_down_0_payload),
    .client_7_data_1_up_1_valid                (client_1_0_7_data_1_up_1_valid),
    .client_7_data_1_up_1_ready                (router_1_0_client_7_data_1_up_1_ready),
    .client_7_data_1_up_1_columns              (client_1_0_7_data_1_up_1_columns),
    .client_7_data_1_up_1_rows                 (client_1_0_7_data_1_up_1_rows),
    .client_7_data_1_up_1_clients              (client_1_0_7_data_1_up_1_clients),
    .client_7_data_1_up_1_payload              (client_1_0_7_data_1_up_1_payload),
    .client_7_data_1_down_1_valid              (router_1_0_client_7_data_1_down_1_valid),
    .client_7_data_1_down_1_ready              (client_1_0_7_data_1_down_1_ready),
    .client_7_data_1_down_1_payload            (router_1_0_client_7_data_1_down_1_payload),
    .client_7_data_2_up_0_valid                (client_1_0_7_data_2_up_0_valid),
    .client_7_data_2_up_0_ready                (router_1_0_client_7_data_2_up_0_ready),
    .client_7_data_2_up_0_columns              (client_1_0_7_data_2_up_0_columns),
    .client_7_data_2_up_0_rows                 (client_1_0_7_data_2_up_0_rows),
    .client_7_data_2_up_0_clients              (client_1_0_7_data_2_up_0_clients),
    .client_7_data_2_up_0_payload              (client_1_0_7_data_2_up_0_payload),
    .client_7_data_2_down_0_valid              (router_1_0_client_7_data_2_down_0_valid),
    .client_7_data_2_down_0_ready              (client_1_0_7_data_2_down_0_ready),
    .client_7_data_2_down_0_payload            (router_1_0_client_7_data_2_down_0_payload),
    .client_7_data_2_up_1_valid                (client_1_0_7_data_2_up_1_valid),
    .client_7_data_2_up_1_ready                (router_1_0_client_7_data_2_up_1_ready),
    .client_7_data_2_up_1_columns              (client_1_0_7_data_2_up_1_columns),
    .client_7_data_2_up_1_rows                 (client_1_0_7_data_2_up_1_rows),
    .client_7_data_2_up_1_clients              (client_1_0_7_data_2_up_1_clients),
    .client_7_data_2_up_1_payload              (client_1_0_7_data_2_up_1_payload),
    .client_7_data_2_down_1_valid              (router_1_0_client_7_data_2_down_1_valid),
    .client_7_data_2_down_1_ready              (client_1_0_7_data_2_down_1_ready),
    .client_7_data_2_down_1_payload            (router_1_0_client_7_data_2_down_1_payload),
    .client_7_control_0_up_0_valid             (client_1_0_7_control_0_up_0_valid),
    .client_7_control_0_up_0_ready             (router_1_0_client_7_control_0_up_0_ready),
    .client_7_control_0_up_0_columns           (client_1_0_7_control_0_up_0_columns),
    .client_7_control_0_up_0_rows              (client_1_0_7_control_0_up_0_rows),
    .client_7_control_0_up_0_clients           (client_1_0_7_control_0_up_0_clients),
    .client_7_control_0_up_0_payload           (client_1_0_7_control_0_up_0_payload),
    .client_7_control_0_down_0_valid           (router_1_0_client_7_control_0_down_0_valid),
    .client_7_control_0_down_0_ready           (client_1_0_7_control_0_down_0_ready),
    .client_7_control_0_down_0_payload         (router_1_0_client_7_control_0_down_0_payload),
    .client_7_control_0_up_1_valid             (client_1_0_7_control_0_up_1_valid),
    .client_7_control_0_up_1_ready             (router_1_0_client_7_control_0_up_1_ready),
    .client_7_control_0_up_1_columns           (client_1_0_7_control_0_up_1_columns),
    .client_7_control_0_up_1_rows              (client_1_0_7_control_0_up_1_rows),
    .client_7_control_0_up_1_clients           (client_1_0_7_control_0_up_1_clients),
    .client_7_control_0_up_1_payload           (client_1_0_7_control_0_up_1_payload),
    .client_7_control_0_down_1_valid           (router_1_0_client_7_control_0_down_1_valid),
    .client_7_control_0_down_1_ready           (client_1_0_7_control_0_down_1_ready),
    .client_7_control_0_down_1_payload         (router_1_0_client_7_control_0_down_1_payload),
    .client_7_utility_0_up_0_valid             (client_1_0_7_utility_0_up_0_valid),
    .client_7_utility_0_up_0_ready             (router_1_0_client_7_utility_0_up_0_ready),
    .client_7_utility_0_up_0_columns           (client_1_0_7_utility_0_up_0_columns),
    .client_7_utility_0_up_0_rows              (client_1_0_7_utility_0_up_0_rows),
    .client_7_utility_0_up_0_clients           (client_1_0_7_utility_0_up_0_clients),
    .client_7_utility_0_up_0_payload           (client_1_0_7_utility_0_up_0_payload),
    .client_7_utility_0_down_0_valid           (router_1_0_client_7_utility_0_down_0_valid),
    .client_7_utility_0_down_0_ready           (client_1_0_7_utility_0_down_0_ready),
    .client_7_utility_0_down_0_payload         (router_1_0_client_7_utility_0_down_0_payload),
    .client_7_utility_0_up_1_valid             (client_1_0_7_utility_0_up_1_valid),
    .client_7_utility_0_up_1_ready             (router_1_0_client_7_utility_0_up_1_ready),
    .client_7_utility_0_up_1_columns           (client_1_0_7_utility_0_up_1_columns),
    .client_7_utility_0_up_1_rows              (client_1_0_7_utility_0_up_1_rows),
    .client_7_utility_0_up_1_clients           (client_1_0_7_utility_0_up_1_clients),
    .client_7_utility_0_up_1_payload           (client_1_0_7_utility_0_up_1_payload),
    .client_7_utility_0_down_1_valid           (router_1_0_client_7_utility_0_down_1_valid),
    .client_7_utility_0_down_1_ready           (client_1_0_7_utility_0_down_1_ready),
    .client_7_utility_0_down_1_payload         (router_1_0_client_7_utility_0_down_1_payload),
    .client_7_synchronisation_0_up_0_valid     (client_1_0_7_synchronisation_0_up_0_valid),
    .client_7_synchronisation_0_up_0_ready     (router_1_0_client_7_synchronisation_0_up_0_ready),
    .client_7_synchronisation_0_up_0_columns   (client_1_0_7_synchronisation_0_up_0_columns),
    .client_7_synchronisation_0_up_0_rows      (client_1_0_7_synchronisation_0_up_0_rows),
    .client_7_synchronisation_0_up_0_clients   (client_1_0_7_synchronisation_0_up_0_clients),
    .client_7_synchronisation_0_up_0_payload   (client_1_0_7_synchronisation_0_up_0_payload),
    .client_7_synchronisation_0_down_0_valid   (router_1_0_client_7_synchronisation_0_down_0_valid),
    .client_7_synchronisation_0_down_0_ready   (client_1_0_7_synchronisation_0_down_0_ready),
    .client_7_synchronisation_0_down_0_payload (router_1_0_client_7_synchronisation_0_down_0_payload),
    .client_8_data_0_up_0_valid                (client_1_0_8_data_0_up_0_valid),
    .client_8_data_0_up_0_ready                (router_1_0_client_8_data_0_up_0_ready),
    .client_8_data_0_up_0_columns              (client_1_0_8_data_0_up_0_columns),
    .client_8_data_0_up_0_rows                 (client_1_0_8_data_0_up_0_rows),
    .client_8_data_0_up_0_clients              (client_1_0_8_data_0_up_0_clients),
    .client_8_data_0_up_0_lane                 (client_1_0_8_data_0_up_0_lane),
    .client_8_data_0_up_0_payload              (client_1_0_8_data_0_up_0_payload),
    .client_8_data_0_down_0_valid              (router_1_0_client_8_data_0_down_0_valid),
    .client_8_data_0_down_0_ready              (client_1_0_8_data_0_down_0_ready),
    .client_8_data_0_down_0_payload            (router_1_0_client_8_data_0_down_0_payload),
    .client_8_data_0_up_1_valid                (client_1_0_8_data_0_up_1_valid),
    .client_8_data_0_up_1_ready                (router_1_0_client_8_data_0_up_1_ready),
    .client_8_data_0_up_1_columns              (client_1_0_8_data_0_up_1_columns),
    .client_8_data_0_up_1_rows                 (client_1_0_8_data_0_up_1_rows),
    .client_8_data_0_up_1_clients              (client_1_0_8_data_0_up_1_clients),
    .client_8_data_0_up_1_lane                 (client_1_0_8_data_0_up_1_lane),
    .client_8_data_0_up_1_payload              (client_1_0_8_data_0_up_1_payload),
    .client_8_data_0_down_1_valid              (router_1_0_client_8_data_0_down_1_valid),
    .client_8_data_0_down_1_ready              (client_1_0_8_data_0_down_1_ready),
    .client_8_data_0_down_1_payload            (router_1_0_client_8_data_0_down_1_payload),
    .client_8_control_0_up_0_valid             (client_1_0_8_control_0_up_0_valid),
    .client_8_control_0_up_0_ready             (router_1_0_client_8_control_0_up_0_ready),
    .client_8_control_0_up_0_columns           (client_1_0_8_control_0_up_0_columns),
    .client_8_control_0_up_0_rows              (client_1_0_8_control_0_up_0_rows),
    .client_8_control_0_up_0_clients           (client_1_0_8_control_0_up_0_clients),
    .client_8_control_0_up_0_payload           (client_1_0_8_control_0_up_0_payload),
    .client_8_control_0_down_0_valid           (router_1_0_client_8_control_0_down_0_valid),
    .client_8_control_0_down_0_ready           (client_1_0_8_control_0_down_0_ready),
    .client_8_control_0_down_0_payload         (router_1_0_client_8_control_0_down_0_payload),
    .client_8_control_0_up_1_valid             (client_1_0_8_control_0_up_1_valid),
    .client_8_control_0_up_1_ready             (router_1_0_client_8_control_0_up_1_ready),
    .client_8_control_0_up_1_columns           (client_1_0_8_control_0_up_1_columns),
    .client_8_control_0_up_1_rows              (client_1_0_8_control_0_up_1_rows),
    .client_8_control_0_up_1_clients           (client_1_0_8_control_0_up_1_clients),
    .client_8_control_0_up_1_payload           (client_1_0_8_control_0_up_1_payload),
    .client_8_control_0_down_1_valid           (router_1_0_client_8_control_0_down_1_valid),
    .client_8_control_0_down_1_ready           (client_1_0_8_control_0_down_1_ready),
    .client_8_control_0_down_1_payload         (router_1_0_client_8_control_0_down_1_payload),
    .client_8_utility_0_up_0_valid             (client_1_0_8_utility_0_up_0_valid),
    .client_8_utility_0_up_0_ready             (router_1_0_client_8_utility_0_up_0_ready),
    .client_8_utility_0_up_0_columns           (client_1_0_8_utility_0_up_0_columns),
    .client_8_utility_0_up_0_rows              (client_1_0_8_utility_0_up_0_rows),
    .client_8_utility_0_up_0_clients           (client_1_0_8_utility_0_up_0_clients),
    .client_8_utility_0_up_0_payload           (client_1_0_8_utility_0_up_0_payload),
    .client_8_utility_0_down_0_valid           (router_1_0_client_8_utility_0_down_0_valid),
    .client_8_utility_0_down_0_ready           (client_1_0_8_utility_0_down_0_ready),
    .client_8_utility_0_down_0_payload         (router_1_0_client_8_utility_0_down_0_payload),
    .client_8_utility_0_up_1_valid             (client_1_0_8_utility_0_up_1_valid),
    .client_8_utility_0_up_1_ready             (router_1_0_client_8_utility_0_up_1_ready),
    .client_8_utility_0_up_1_columns           (client_1_0_8_utility_0_up_1_columns),
    .client_8_utility_0_up_1_rows              (client_1_0_8_utility_0_up_1_rows),
    .client_8_utility_0_up_1_clients           (client_1_0_8_utility_0_up_1_clients),
    .client_8_utility_0_up_1_payload           (client_1_0_8_utility_0_up_1_payload),
    .client_8_utility_0_down_1_valid           (router_1_0_client_8_utility_0_down_1_valid),
    .client_8_utility_0_down_1_ready           (client_1_0_8_utility_0_down_1_ready),
    .client_8_utility_0_down_1_payload         (router_1_0_client_8_utility_0_down_1_payload),
    .client_8_synchronisation_0_up_0_valid     (client_1_0_8_synchronisation_0_up_0_valid),
    .client_8_synchronisation_0_up_0_ready     (router_1_0_client_8_synchronisation_0_up_0_ready),
    .client_8_synchronisation_0_up_0_columns   (client_1_0_8_synchronisation_0_up_0_columns),
    .client_8_synchronisation_0_up_0_rows      (client_1_0_8_synchronisation_0_up_0_rows),
    .client_8_synchronisation_0_up_0_clients   (client_1_0_8_synchronisation_0_up_0_clients),
    .client_8_synchronisation_0_up_0_payload   (client_1_0_8_synchronisation_0_up_0_payload),
    .client_8_synchronisation_0_down_0_valid   (router_1_0_client_8_synchronisation_0_down_0_valid),
    .client_8_synchronisation_0_down_0_ready   (client_1_0_8_synchronisation_0_down_0_ready),
    .client_8_synchronisation_0_down_0_payload (router_1_0_client_8_synchronisation_0_down_0_payload),
    .client_9_data_0_up_0_valid                (client_1_0_9_data_0_up_0_valid),
    .client_9_data_0_up_0_ready                (router_1_0_client_9_data_0_up_0_ready),
    .client_9_data_0_up_0_columns              (client_1_0_9_data_0_up_0_columns),
    .client_9_data_0_up_0_rows                 (client_1_0_9_data_0_up_0_rows),
    .client_9_data_0_up_0_clients              (client_1_0_9_data_0_up_0_clients),
    .client_9_data_0_up_0_lane                 (client_1_0_9_data_0_up_0_lane),
    .client_9_data_0_up_0_payload              (client_1_0_9_data_0_up_0_payload),
    .client_9_data_0_down_0_valid              (router_1_0_client_9_data_0_down_0_valid),
    .client_9_data_0_down_0_ready              (client_1_0_9_data_0_down_0_ready),
    .client_9_data_0_down_0_payload            (router_1_0_client_9_data_0_down_0_payload),
    .client_9_data_0_up_1_valid                (client_1_0_9_data_0_up_1_valid),
    .client_9_data_0_up_1_ready                (router_1_0_client_9_data_0_up_1_ready),
    .client_9_data_0_up_1_columns              (client_1_0_9_data_0_up_1_columns),
    .client_9_data_0_up_1_rows                 (client_1_0_9_data_0_up_1_rows),
    .client_9_data_0_up_1_clients              (client_1_0_9_data_0_up_1_clients),
    .client_9_data_0_up_1_lane                 (client_1_0_9_data_0_up_1_lane),
    .client_9_data_0_up_1_payload              (client_1_0_9_data_0_up_1_payload),
    .client_9_data_0_down_1_valid              (router_1_0_client_9_data_0_down_1_valid),
    .client_9_data_0_down_1_ready              (client_1_0_9_data_0_down_1_ready),
    .client_9_data_0_down_1_payload            (router_1_0_client_9_data_0_down_1_payload),
    .client_9_control_0_up_0_valid             (client_1_0_9_control_0_up_0_valid),
    .client_9_control_0_up_0_ready             (router_1_0_client_9_control_0_up_0_ready),
    .client_9_control_0_up_0_columns           (client_1_0_9_control_0_up_0_columns),
    .client_9_control_0_up_0_rows              (client_1_0_9_control_0_up_0_rows),
    .client_9_control_0_up_0_clients           (client_1_0_9_control_0_up_0_clients),
    .client_9_control_0_up_0_payload           (client_1_0_9_control_0_up_0_payload),
    .client_9_control_0_down_0_valid           (router_1_0_client_9_control_0_down_0_valid),
    .client_9_control_0_down_0_ready           (client_1_0_9_control_0_down_0_ready),
    .client_9_control_0_down_0_payload         (router_1_0_client_9_control_0_down_0_payload),
    .client_9_control_0_up_1_valid             (client_1_0_9_control_0_up_1_valid),
    .client_9_control_0_up_1_ready             (router_1_0_client_9_control_0_up_1_ready),
    .client_9_control_0_up_1_columns           (client_1_0_9_control_0_up_1_columns),
    .client_9_control_0_up_1_rows              (client_1_0_9_control_0_up_1_rows),
    .client_9_control_0_up_1_clients           (client_1_0_9_control_0_up_1_clients),
    .client_9_control_0_up_1_payload           (client_1_0_9_control_0_up_1_payload),
    .client_9_control_0_down_1_valid           (router_1_0_client_9_control_0_down_1_valid),
    .client_9_control_0_down_1_ready           (client_1_0_9_control_0_down_1_ready),
    .client_9_control_0_down_1_payload         (router_1_0_client_9_control_0_down_1_payload),
    .client_9_utility_0_up_0_valid             (client_1_0_9_utility_0_up_0_valid),
    .client_9_utility_0_up_0_ready             (router_1_0_client_9_utility_0_up_0_ready),
    .client_9_utility_0_up_0_columns           (client_1_0_9_utility_0_up_0_columns),
    .client_9_utility_0_up_0_rows              (client_1_0_9_utility_0_up_0_rows),
    .client_9_utility_0_up_0_clients           (client_1_0_9_utility_0_up_0_clients),
    .client_9_utility_0_up_0_payload           (client_1_0_9_utility_0_up_0_payload),
    .client_9_utility_0_down_0_valid           (router_1_0_client_9_utility_0_down_0_valid),
    .client_9_utility_0_down_0_ready           (client_1_0_9_utility_0_down_0_ready),
    .client_9_utility_0_down_0_payload         (router_1_0_client_9_utility_0_down_0_payload),
    .client_9_utility_0_up_1_valid             (client_1_0_9_utility_0_up_1_valid),
    .client_9_utility_0_up_1_ready             (router_1_0_client_9_utility_0_up_1_ready),
    .client_9_utility_0_up_1_columns           (client_1_0_9_utility_0_up_1_columns),
    .client_9_utility_0_up_1_rows              (client_1_0_9_utility_0_up_1_rows),
    .client_9_utility_0_up_1_clients           (client_1_0_9_utility_0_up_1_clients),
    .client_9_utility_0_up_1_payload           (client_1_0_9_utility_0_up_1_payload),
    .client_9_utility_0_down_1_valid           (router_1_0_client_9_utility_0_down_1_valid),
    .client_9_utility_0_down_1_ready           (client_1_0_9_utility_0_down_1_ready),
    .client_9_utility_0_down_1_payload         (router_1_0_client_9_utility_0_down_1_payload),
    .client_9_synchronisation_0_up_0_valid     (client_1_0_9_synchronisation_0_up_0_valid),
    .client_9_synchronisation_0_up_0_ready     (router_1_0_client_9_synchronisation_0_up_0_ready),
    .client_9_synchronisation_0_up_0_columns   (client_1_0_9_synchronisation_0_up_0_columns),
    .client_9_synchronisation_0_up_0_rows      (client_1_0_9_synchronisation_0_up_0_rows),
    .client_9_synchronisation_0_up_0_clients   (client_1_0_9_synchronisation_0_up_0_clients),
    .client_9_synchronisation_0_up_0_payload   (client_1_0_9_synchronisation_0_up_0_payload),
    .client_9_synchronisation_0_down_0_valid   (router_1_0_client_9_synchronisation_0_down_0_valid),
    .client_9_synchronisation_0_down_0_ready   (client_1_0_9_synchronisation_0_down_0_ready),
    .client_9_synchronisation_0_down_0_payload (router_1_0_client_9_synchronisation_0_down_0_payload)
  );

  assign utility_1_0_request_ready = router_1_0_utility_request_ready;
  assign utility_1_0_response_valid = router_1_0_utility_response_valid;
  assign utility_1_0_response_data = router_1_0_utility_response_data;
  assign utility_1_0_response_error = router_1_0_utility_response_error;
  assign client_1_0_0_data_0_up_0_ready = router_1_0_client_0_data_0_up_0_ready;
  assign client_1_0_0_data_0_down_0_valid = router_1_0_client_0_data_0_down_0_valid;
  assign client_1_0_0_data_0_down_0_payload = router_1_0_client_0_data_0_down_0_payload;
  assign client_1_0_0_data_0_up_1_ready = router_1_0_client_0_data_0_up_1_ready;
  assign client_1_0_0_data_0_down_1_valid = router_1_0_client_0_data_0_down_1_valid;
  assign client_1_0_0_data_0_down_1_payload = router_1_0_client_0_data_0_down_1_payload;
  assign client_1_0_0_control_0_up_0_ready = router_1_0_client_0_control_0_up_0_ready;
  assign client_1_0_0_control_0_down_0_valid = router_1_0_client_0_control_0_down_0_valid;
  assign client_1_0_0_control_0_down_0_payload = router_1_0_client_0_control_0_down_0_payload;
  assign client_1_0_0_control_0_up_1_ready = router_1_0_client_0_control_0_up_1_ready;
  assign client_1_0_0_control_0_down_1_valid = router_1_0_client_0_control_0_down_1_valid;
  assign client_1_0_0_control_0_down_1_payload = router_1_0_client_0_control_0_down_1_payload;
  assign client_1_0_0_utility_0_up_0_ready = router_1_0_client_0_utility_0_up_0_ready;
  assign client_1_0_0_utility_0_down_0_valid = router_1_0_client_0_utility_0_down_0_valid;
  assign client_1_0_0_utility_0_down_0_payload = router_1_0_client_0_utility_0_down_0_payload;
  assign client_1_0_0_utility_0_up_1_ready = router_1_0_client_0_utility_0_up_1_ready;
  assign client_1_0_0_utility_0_down_1_valid = router_1_0_client_0_utility_0_down_1_valid;
  assign client_1_0_0_utility_0_down_1_payload = router_1_0_client_0_utility_0_down_1_payload;
  assign client_1_0_0_synchronisation_0_up_0_ready = router_1_0_client_0_synchronisation_0_up_0_ready;
  assign client_1_0_0_synchronisation_0_down_0_valid = router_1_0_client_0_synchronisation_0_down_0_valid;
  assign client_1_0_0_synchronisation_0_down_0_payload = router_1_0_client_0_synchronisation_0_down_0_payload;
  assign client_1_0_0_reduction_0_up_0_ready = router_1_0_client_0_reduction_0_up_0_ready;
  assign client_1_0_0_reduction_0_down_0_valid = router_1_0_client_0_reduction_0_down_0_valid;
  assign client_1_0_0_reduction_0_down_0_payload = router_1_0_client_0_reduction_0_down_0_payload;
  assign client_1_0_6_data_0_up_0_ready = router_1_0_client_6_data_0_up_0_ready;
  assign client_1_0_6_data_0_down_0_valid = router_1_0_client_6_data_0_down_0_valid;
  assign client_1_0_6_data_0_down_0_payload = router_1_0_client_6_data_0_down_0_payload;
  assign client_1_0_6_data_0_up_1_ready = router_1_0_client_6_data_0_up_1_ready;
  assign client_1_0_6_data_0_down_1_valid = router_1_0_client_6_data_0_down_1_valid;
  assign client_1_0_6_data_0_down_1_payload = router_1_0_client_6_data_0_down_1_payload;
  assign client_1_0_6_control_0_up_0_ready = router_1_0_client_6_control_0_up_0_ready;
  assign client_1_0_6_control_0_down_0_valid = router_1_0_client_6_control_0_down_0_valid;
  assign client_1_0_6_control_0_down_0_payload = router_1_0_client_6_control_0_down_0_payload;
  assign client_1_0_6_control_0_up_1_ready = router_1_0_client_6_control_0_up_1_ready;
  assign client_1_0_6_control_0_down_1_valid = router_1_0_client_6_control_0_down_1_valid;
  assign client_1_0_6_control_0_down_1_payload = router_1_0_client_6_control_0_down_1_payload;
  assign client_1_0_6_utility_0_up_0_ready = router_1_0_client_6_utility_0_up_0_ready;
  assign client_1_0_6_utility_0_down_0_valid = router_1_0_client_6_utility_0_down_0_valid;
  assign client_1_0_6_utility_0_down_0_payload = router_1_0_client_6_utility_0_down_0_payload;
  assign client_1_0_6_utility_0_up_1_ready = router_1_0_client_6_utility_0_up_1_ready;
  assign client_1_0_6_utility_0_down_1_valid = router_1_0_client_6_utility_0_down_1_valid;
  assign client_1_0_6_utility_0_down_1_payload = router_1_0_client_6_utility_0_down_1_payload;
  assign client_1_0_6_synchronisation_0_up_0_ready = router_1_0_client_6_synchronisation_0_up_0_ready;
  assign client_1_0_6_synchronisation_0_down_0_valid = router_1_0_client_6_synchronisation_0_down_0_valid;
  assign client_1_0_6_synchronisation_0_down_0_payload = router_1_0_client_6_synchronisation_0_down_0_payload;
  assign client_1_0_7_data_0_up_0_ready = router_1_0_client_7_data_0_up_0_ready;
  assign client_1_0_7_data_0_down_0_valid = router_1_0_client_7_data_0_down_0_valid;
  assign client_1_0_7_data_0_down_0_payload = router_1_0_client_7_data_0_down_0_payload;
  assign client_1_0_7_data_0_up_1_ready = router_1_0_client_7_data_0_up_1_ready;
  assign client_1_0_7_data_0_down_1_valid = router_1_0_client_7_data_0_down_1_valid;
  assign client_1_0_7_data_0_down_1_payload = router_1_0_client_7_data_0_down_1_payload;
  assign client_1_0_7_data_1_up_0_ready = router_1_0_client_7_data_1_up_0_ready;
  assign client_1_0_7_data_1_down_0_valid = router_1_0_client_7_data_1_down_0_valid;
  assign client_1_0_7_data_1_down_0_payload = router_1_0_client_7_data_1_down_0_payload;
  assign client_1_0_7_data_1_up_1_ready = router_1_0_client_7_data_1_up_1_ready;
  assign client_1_0_7_data_1_down_1_valid = router_1_0_client_7_data_1_down_1_valid;
  assign client_1_0_7_data_1_down_1_payload = router_1_0_client_7_data_1_down_1_payload;
  assign client_1_0_7_data_2_up_0_ready = router_1_0_client_7_data_2_up_0_ready;
  assign client_1_0_7_data_2_down_0_valid = router_1_0_client_7_data_2_down_0_valid;
  assign client_1_0_7_data_2_down_0_payload = router_1_0_client_7_data_2_down_0_payload;
  assign client_1_0_7_data_2_up_1_ready = router_1_0_client_7_data_2_up_1_ready;
  assign client_1_0_7_data_2_down_1_valid = router_1_0_client_7_data_2_down_1_valid;
  assign client_1_0_7_data_2_down_1_payload = router_1_0_client_7_data_2_down_1_payload;
  assign client_1_0_7_control_0_up_0_ready = router_1_0_client_7_control_0_up_0_ready;
  assign client_1_0_7_control_0_down_0_valid = router_1_0_client_7_control_0_down_0_valid;
  assign client_1_0_7_control_0_down_0_payload = router_1_0_client_7_control_0_down_0_payload;
  assign client_1_0_7_control_0_up_1_ready = router_1_0_client_7_control_0_up_1_ready;
  assign client_1_0_7_control_0_down_1_valid = router_1_0_client_7_control_0_down_1_valid;
  assign client_1_0_7_control_0_down_1_payload = router_1_0_client_7_control_0_down_1_payload;
  assign client_1_0_7_utility_0_up_0_ready = router_1_0_client_7_utility_0_up_0_ready;
  assign client_1_0_7_utility_0_down_0_valid = router_1_0_client_7_utility_0_down_0_valid;
  assign client_1_0_7_utility_0_down_0_payload = router_1_0_client_7_utility_0_down_0_payload;
  assign client_1_0_7_utility_0_up_1_ready = router_1_0_client_7_utility_0_up_1_ready;
  assign client_1_0_7_utility_0_down_1_valid = router_1_0_client_7_utility_0_down_1_valid;
  assign client_1_0_7_utility_0_down_1_payload = router_1_0_client_7_utility_0_down_1_payload;
  assign client_1_0_7_synchronisation_0_up_0_ready = router_1_0_client_7_synchronisation_0_up_0_ready;
  assign client_1_0_7_synchronisation_0_down_0_valid = router_1_0_client_7_synchronisation_0_down_0_valid;
  assign client_1_0_7_synchronisation_0_down_0_payload = router_1_0_client_7_synchronisation_0_down_0_payload;
  assign client_1_0_8_data_0_up_0_ready = router_1_0_client_8_data_0_up_0_ready;
  assign client_1_0_8_data_0_down_0_valid = router_1_0_client_8_data_0_down_0_valid;
  assign client_1_0_8_data_0_down_0_payload = router_1_0_client_8_data_0_down_0_payload;
  assign client_1_0_8_data_0_up_1_ready = router_1_0_client_8_data_0_up_1_ready;
  assign client_1_0_8_data_0_down_1_valid = router_1_0_client_8_data_0_down_1_valid;
  assign client_1_0_8_data_0_down_1_payload = router_1_0_client_8_data_0_down_1_payload;
  assign client_1_0_8_control_0_up_0_ready = router_1_0_client_8_control_0_up_0_ready;
  assign client_1_0_8_control_0_down_0_valid = router_1_0_client_8_control_0_down_0_valid;
  assign client_1_0_8_control_0_down_0_payload = router_1_0_client_8_control_0_down_0_payload;
  assign client_1_0_8_control_0_up_1_ready = router_1_0_client_8_control_0_up_1_ready;
  assign client_1_0_8_control_0_down_1_valid = router_1_0_client_8_control_0_down_1_valid;
  assign client_1_0_8_control_0_down_1_payload = router_1_0_client_8_control_0_down_1_payload;
  assign client_1_0_8_utility_0_up_0_ready = router_1_0_client_8_utility_0_up_0_ready;
  assign client_1_0_8_utility_0_down_0_valid = router_1_0_client_8_utility_0_down_0_valid;
  assign client_1_0_8_utility_0_down_0_payload = router_1_0_client_8_utility_0_down_0_payload;
  assign client_1_0_8_utility_0_up_1_ready = router_1_0_client_8_utility_0_up_1_ready;
  assign client_1_0_8_utility_0_down_1_valid = router_1_0_client_8_utility_0_down_1_valid;
  assign client_1_0_8_utility_0_down_1_payload = router_1_0_client_8_utility_0_down_1_payload;
  assign client_1_0_8_synchronisation_0_up_0_ready = router_1_0_client_8_synchronisation_0_up_0_ready;
  assign client_1_0_8_synchronisation_0_down_0_valid = router_1_0_client_8_synchronisation_0_down_0_valid;
  assign client_1_0_8_synchronisation_0_down_0_payload = router_1_0_client_8_synchronisation_0_down_0_payload;
  assign client_1_0_9_data_0_up_0_ready = router_1_0_client_9_data_0_up_0_ready;
  assign client_1_0_9_data_0_down_0_valid = router_1_0_client_9_data_0_down_0_valid;
  assign client_1_0_9_data_0_down_0_payload = router_1_0_client_9_data_0_down_0_payload;
  assign client_1_0_9_data_0_up_1_ready = router_1_0_client_9_data_0_up_1_ready;
  assign client_1_0_9_data_0_down_1_valid = router_1_0_client_9_data_0_down_1_valid;
  assign client_1_0_9_data_0_down_1_payload = router_1_0_client_9_data_0_down_1_payload;
  assign client_1_0_9_control_0_up_0_ready = router_1_0_client_9_control_0_up_0_ready;
  assign client_1_0_9_control_0_down_0_valid = router_1_0_client_9_control_0_down_0_valid;
  assign client_1_0_9_control_0_down_0_payload = router_1_0_client_9_control_0_down_0_payload;
  assign client_1_0_9_control_0_up_1_ready = router_1_0_client_9_control_0_up_1_ready;
  assign client_1_0_9_control_0_down_1_valid = router_1_0_client_9_control_0_down_1_valid;
  assign client_1_0_9_control_0_down_1_payload = router_1_0_client_9_control_0_down_1_payload;
  assign client_1_0_9_utility_0_up_0_ready = router_1_0_client_9_utility_0_up_0_ready;
  assign client_1_0_9_utility_0_down_0_valid = router_1_0_client_9_utility_0_down_0_valid;
  assign client_1_0_9_utility_0_down_0_payload = router_1_0_client_9_utility_0_down_0_payload;
  assign client_1_0_9_utility_0_up_1_ready = router_1_0_client_9_utility_0_up_1_ready;
  assign client_1_0_9_utility_0_down_1_valid = router_1_0_client_9_utility_0_down_1_valid;
  assign client_1_0_9_utility_0_down_1_payload = router_1_0_client_9_utility_0_down_1_payload;
  assign client_1_0_9_synchronisation_0_up_0_ready = router_1_0_client_9_synchronisation_0_up_0_ready;
  assign client_1_0_9_synchronisation_0_down_0_valid = router_1_0_client_9_synchronisation_0_down_0_valid;
  assign client_1_0_9_synchronisation_0_down_0_payload = router_1_0_client_9_synchronisation_0_down_0_payload;

  // ---- router_0_1 ----

  // Not used: slots that the router does not have.
  wire unused_enabled_0_1 = &{1'b0, enabled_0_1};

  assign router_0_1_enabled = enabled_0_1 & 10'h182;
  router_outer_west router_0_1 (
    .clk                                       (clk),
    .reset                                     (reset),
    .column                                    (1'b0),
    .row                                       (1'b1),
    .enabled                                   (router_0_1_enabled),
    .utility_request_valid                     (utility_0_1_request_valid),
    .utility_request_ready                     (router_0_1_utility_request_ready),
    .utility_request_address                   (utility_0_1_request_address),
    .utility_response_valid                    (router_0_1_utility_response_valid),
    .utility_response_ready                    (utility_0_1_response_ready),
    .utility_response_data                     (router_0_1_utility_response_data),
    .utility_response_error                    (router_0_1_utility_response_error),
    .north_data_0_in_valid                     (router_0_0_south_data_0_out_valid),
    .north_data_0_in_class                     (router_0_0_south_data_0_out_class),
    .north_data_0_in_flit                      (router_0_0_south_data_0_out_flit),
    .north_data_0_in_credit                    (router_0_1_north_data_0_in_credit),
    .north_data_0_out_valid                    (router_0_1_north_data_0_out_valid),
    .north_data_0_out_class                    (router_0_1_north_data_0_out_class),
    .north_data_0_out_flit                     (router_0_1_north_data_0_out_flit),
    .north_data_0_out_credit                   (router_0_0_south_data_0_in_credit),
    .north_data_1_in_valid                     (router_0_0_south_data_1_out_valid),
    .north_data_1_in_class                     (router_0_0_south_data_1_out_class),
    .north_data_1_in_flit                      (router_0_0_south_data_1_out_flit),
    .north_data_1_in_credit                    (router_0_1_north_data_1_in_credit),
    .north_data_1_out_valid                    (router_0_1_north_data_1_out_valid),
    .north_data_1_out_class                    (router_0_1_north_data_1_out_class),
    .north_data_1_out_flit                     (router_0_1_north_data_1_out_flit),
    .north_data_1_out_credit                   (router_0_0_south_data_1_in_credit),
    .north_data_2_in_valid                     (router_0_0_south_data_2_out_valid),
    .north_data_2_in_class                     (router_0_0_south_data_2_out_class),
    .north_data_2_in_flit                      (router_0_0_south_data_2_out_flit),
    .north_data_2_in_credit                    (router_0_1_north_data_2_in_credit),
    .north_data_2_out_valid                    (router_0_1_north_data_2_out_valid),
    .north_data_2_out_class                    (router_0_1_north_data_2_out_class),
    .north_data_2_out_flit                     (router_0_1_north_data_2_out_flit),
    .north_data_2_out_credit                   (router_0_0_south_data_2_in_credit),
    .north_control_0_in_valid                  (router_0_0_south_control_0_out_valid),
    .north_control_0_in_class                  (router_0_0_south_control_0_out_class),
    .north_control_0_in_flit                   (router_0_0_south_control_0_out_flit),
    .north_control_0_in_credit                 (router_0_1_north_control_0_in_credit),
    .north_control_0_out_valid                 (router_0_1_north_control_0_out_valid),
    .north_control_0_out_class                 (router_0_1_north_control_0_out_class),
    .north_control_0_out_flit                  (router_0_1_north_control_0_out_flit),
    .north_control_0_out_credit                (router_0_0_south_control_0_in_credit),
    .north_utility_0_in_valid                  (router_0_0_south_utility_0_out_valid),
    .north_utility_0_in_class                  (router_0_0_south_utility_0_out_class),
    .north_utility_0_in_flit                   (router_0_0_south_utility_0_out_flit),
    .north_utility_0_in_credit                 (router_0_1_north_utility_0_in_credit),
    .north_utility_0_out_valid                 (router_0_1_north_utility_0_out_valid),
    .north_utility_0_out_class                 (router_0_1_north_utility_0_out_class),
    .north_utility_0_out_flit                  (router_0_1_north_utility_0_out_flit),
    .north_utility_0_out_credit                (router_0_0_south_utility_0_in_credit),
    .north_synchronisation_0_in_valid          (router_0_0_south_synchronisation_0_out_valid),
    .north_synchronisation_0_in_flit           (router_0_0_south_synchronisation_0_out_flit),
    .north_synchronisation_0_in_credit         (router_0_1_north_synchronisation_0_in_credit),
    .north_synchronisation_0_out_valid         (router_0_1_north_synchronisation_0_out_valid),
    .north_synchronisation_0_out_flit          (router_0_1_north_synchronisation_0_out_flit),
    .north_synchronisation_0_out_credit        (router_0_0_south_synchronisation_0_in_credit),
    .north_reduction_0_in_valid                (router_0_0_south_reduction_0_out_valid),
    .north_reduction_0_in_flit                 (router_0_0_south_reduction_0_out_flit),
    .north_reduction_0_in_credit               (router_0_1_north_reduction_0_in_credit),
    .north_reduction_0_out_valid               (router_0_1_north_reduction_0_out_valid),
    .north_reduction_0_out_flit                (router_0_1_north_reduction_0_out_flit),
    .north_reduction_0_out_credit              (router_0_0_south_reduction_0_in_credit),
    .south_data_0_in_valid                     (1'b0),
    .south_data_0_in_class                     (1'b0),
    .south_data_0_in_flit                      (659'd0),
    .south_data_0_in_credit                    (router_0_1_south_data_0_in_credit),
    .south_data_0_out_valid                    (router_0_1_south_data_0_out_valid),
    .south_data_0_out_class                    (router_0_1_south_data_0_out_class),
    .south_data_0_out_flit                     (router_0_1_south_data_0_out_flit),
    .south_data_0_out_credit                   (2'd0),
    .south_data_1_in_valid                     (1'b0),
    .south_data_1_in_class                     (1'b0),
    .south_data_1_in_flit                      (659'd0),
    .south_data_1_in_credit                    (router_0_1_south_data_1_in_credit),
    .south_data_1_out_valid                    (router_0_1_south_data_1_out_valid),
    .south_data_1_out_class                    (router_0_1_south_data_1_out_class),
    .south_data_1_out_flit                     (router_0_1_south_data_1_out_flit),
    .south_data_1_out_credit                   (2'd0),
    .south_data_2_in_valid                     (1'b0),
    .south_data_2_in_class                     (1'b0),
    .south_data_2_in_flit                      (659'd0),
    .south_data_2_in_credit                    (router_0_1_south_data_2_in_credit),
    .south_data_2_out_valid                    (router_0_1_south_data_2_out_valid),
    .south_data_2_out_class                    (router_0_1_south_data_2_out_class),
    .south_data_2_out_flit                     (router_0_1_south_data_2_out_flit),
    .south_data_2_out_credit                   (2'd0),
    .south_control_0_in_valid                  (1'b0),
    .south_control_0_in_class                  (1'b0),
    .south_control_0_in_flit                   (78'd0),
    .south_control_0_in_credit                 (router_0_1_south_control_0_in_credit),
    .south_control_0_out_valid                 (router_0_1_south_control_0_out_valid),
    .south_control_0_out_class                 (router_0_1_south_control_0_out_class),
    .south_control_0_out_flit                  (router_0_1_south_control_0_out_flit),
    .south_control_0_out_credit                (2'd0),
    .south_utility_0_in_valid                  (1'b0),
    .south_utility_0_in_class                  (1'b0),
    .south_utility_0_in_flit                   (78'd0),
    .south_utility_0_in_credit                 (router_0_1_south_utility_0_in_credit),
    .south_utility_0_out_valid                 (router_0_1_south_utility_0_out_valid),
    .south_utility_0_out_class                 (router_0_1_south_utility_0_out_class),
    .south_utility_0_out_flit                  (router_0_1_south_utility_0_out_flit),
    .south_utility_0_out_credit                (2'd0),
    .south_synchronisation_0_in_valid          (1'b0),
    .south_synchronisation_0_in_flit           (78'd0),
    .south_synchronisation_0_in_credit         (router_0_1_south_synchronisation_0_in_credit),
    .south_synchronisation_0_out_valid         (router_0_1_south_synchronisation_0_out_valid),
    .south_synchronisation_0_out_flit          (router_0_1_south_synchronisation_0_out_flit),
    .south_synchronisation_0_out_credit        (1'b0),
    .south_reduction_0_in_valid                (1'b0),
    .south_reduction_0_in_flit                 (538'd0),
    .south_reduction_0_in_credit               (router_0_1_south_reduction_0_in_credit),
    .south_reduction_0_out_valid               (router_0_1_south_reduction_0_out_valid),
    .south_reduction_0_out_flit                (router_0_1_south_reduction_0_out_flit),
    .south_reduction_0_out_credit              (1'b0),
    .east_data_0_in_valid                      (router_1_1_west_data_0_out_valid),
    .east_data_0_in_class                      (router_1_1_west_data_0_out_class),
    .east_data_0_in_flit                       (router_1_1_west_data_0_out_flit),
    .east_data_0_in_credit                     (router_0_1_east_data_0_in_credit),
    .east_data_0_out_valid                     (router_0_1_east_data_0_out_valid),
    .east_data_0_out_class                     (router_0_1_east_data_0_out_class),
    .east_data_0_out_flit                      (router_0_1_east_data_0_out_flit),
    .east_data_0_out_credit                    (router_1_1_west_data_0_in_credit),
    .east_data_1_in_valid                      (router_1_1_west_data_1_out_valid),
    .east_data_1_in_class                      (router_1_1_west_data_1_out_class),
    .east_data_1_in_flit                       (router_1_1_west_data_1_out_flit),
    .east_data_1_in_credit                     (router_0_1_east_data_1_in_credit),
    .east_data_1_out_valid                     (router_0_1_east_data_1_out_valid),
    .east_data_1_out_class                     (router_0_1_east_data_1_out_class),
    .east_data_1_out_flit                      (router_0_1_east_data_1_out_flit),
    .east_data_1_out_credit                    (router_1_1_west_data_1_in_credit),
    .east_data_2_in_valid                      (router_1_1_west_data_2_out_valid),
    .east_data_2_in_class                      (router_1_1_west_data_2_out_class),
    .east_data_2_in_flit                       (router_1_1_west_data_2_out_flit),
    .east_data_2_in_credit                     (router_0_1_east_data_2_in_credit),
    .east_data_2_out_valid                     (router_0_1_east_data_2_out_valid),
    .east_data_2_out_class                     (router_0_1_east_data_2_out_class),
    .east_data_2_out_flit                      (router_0_1_east_data_2_out_flit),
    .east_data_2_out_credit                    (router_1_1_west_data_2_in_credit),
    .east_control_0_in_valid                   (router_1_1_west_control_0_out_valid),
    .east_control_0_in_class                   (router_1_1_west_control_0_out_class),
    .east_control_0_in_flit                    (router_1_1_west_control_0_out_flit),
    .east_control_0_in_credit                  (router_0_1_east_control_0_in_credit),
    .east_control_0_out_valid                  (router_0_1_east_control_0_out_valid),
    .east_control_0_out_class                  (router_0_1_east_control_0_out_class),
    .east_control_0_out_flit                   (router_0_1_east_control_0_out_flit),
    .east_control_0_out_credit                 (router_1_1_west_control_0_in_credit),
    .east_utility_0_in_valid                   (router_1_1_west_utility_0_out_valid),
    .east_utility_0_in_class                   (router_1_1_west_utility_0_out_class),
    .east_utility_0_in_flit                    (router_1_1_west_utility_0_out_flit),
    .east_utility_0_in_credit                  (router_0_1_east_utility_0_in_credit),
    .east_utility_0_out_valid                  (router_0_1_east_utility_0_out_valid),
    .east_utility_0_out_class                  (router_0_1_east_utility_0_out_class),
    .east_utility_0_out_flit                   (router_0_1_east_utility_0_out_flit),
    .east_utility_0_out_credit                 (router_1_1_west_utility_0_in_credit),
    .east_synchronisation_0_in_valid           (router_1_1_west_synchronisation_0_out_valid),
    .east_synchronisation_0_in_flit            (router_1_1_west_synchronisation_0_out_flit),
    .east_synchronisation_0_in_credit          (router_0_1_east_synchronisation_0_in_credit),
    .east_synchronisation_0_out_valid          (router_0_1_east_synchronisation_0_out_valid),
    .east_synchronisation_0_out_flit           (router_0_1_east_synchronisation_0_out_flit),
    .east_synchronisation_0_out_credit         (router_1_1_west_synchronisation_0_in_credit),
    .east_reduction_0_in_valid                 (router_1_1_west_reduction_0_out_valid),
    .east_reduction_0_in_flit                  (router_1_1_west_reduction_0_out_flit),
    .east_reduction_0_in_credit                (router_0_1_east_reduction_0_in_credit),
    .east_reduction_0_out_valid                (router_0_1_east_reduction_0_out_valid),
    .east_reduction_0_out_flit                 (router_0_1_east_reduction_0_out_flit),
    .east_reduction_0_out_credit               (router_1_1_west_reduction_0_in_credit),
    .client_1_data_0_up_0_valid                (client_0_1_1_data_0_up_0_valid),
    .client_1_data_0_up_0_ready                (router_0_1_client_1_data_0_up_0_ready),
    .client_1_data_0_up_0_columns              (client_0_1_1_data_0_up_0_columns),
    .client_1_data_0_up_0_rows                 (client_0_1_1_data_0_up_0_rows),
    .client_1_data_0_up_0_clients              (client_0_1_1_data_0_up_0_clients),
    .client_1_data_0_up_0_lane                 (client_0_1_1_data_0_up_0_lane),
    .client_1_data_0_up_0_payload              (client_0_1_1_data_0_up_0_payload),
    .client_1_data_0_down_0_valid              (router_0_1_client_1_data_0_down_0_valid),
    .client_1_data_0_down_0_ready              (client_0_1_1_data_0_down_0_ready),
    .client_1_data_0_down_0_payload            (router_0_1_client_1_data_0_down_0_payload),
    .client_1_data_0_up_1_valid                (client_0_1_1_data_0_up_1_valid),
    .client_1_data_0_up_1_ready                (router_0_1_client_1_data_0_up_1_ready),
    .client_1_data_0_up_1_columns              (client_0_1_1_data_0_up_1_columns),
    .client_1_data_0_up_1_rows                 (client_0_1_1_data_0_up_1_rows),
    .client_1_data_0_up_1_clients              (client_0_1_1_data_0_up_1_clients),
    .client_1_data_0_up_1_lane                 (client_0_1_1_data_0_up_1_lane),
    .client_1_data_0_up_1_payload              (client_0_1_1_data_0_up_1_payload),
    .client_1_data_0_down_1_valid              (router_0_1_client_1_data_0_down_1_valid),
    .client_1_data_0_down_1_ready              (client_0_1_1_data_0_down_1_ready),
    .client_1_data_0_down_1_payload            (router_0_1_client_1_data_0_down_1_payload),
    .client_1_control_0_up_0_valid             (client_0_1_1_control_0_up_0_valid),
    .client_1_control_0_up_0_ready             (router_0_1_client_1_control_0_up_0_ready),
    .client_1_control_0_up_0_columns           (client_0_1_1_control_0_up_0_columns),
    .client_1_control_0_up_0_rows              (client_0_1_1_control_0_up_0_rows),
    .client_1_control_0_up_0_clients           (client_0_1_1_control_0_up_0_clients),
    .client_1_control_0_up_0_payload           (client_0_1_1_control_0_up_0_payload),
    .client_1_control_0_down_0_valid           (router_0_1_client_1_control_0_down_0_valid),
    .client_1_control_0_down_0_ready           (client_0_1_1_control_0_down_0_ready),
    .client_1_control_0_down_0_payload         (router_0_1_client_1_control_0_down_0_payload),
    .client_1_control_0_up_1_valid             (client_0_1_1_control_0_up_1_valid),
    .client_1_control_0_up_1_ready             (router_0_1_client_1_control_0_up_1_ready),
    .client_1_control_0_up_1_columns           (client_0_1_1_control_0_up_1_columns),
    .client_1_control_0_up_1_rows              (client_0_1_1_control_0_up_1_rows),
    .client_1_control_0_up_1_clients           (client_0_1_1_control_0_up_1_clients),
    .client_1_control_0_up_1_payload           (client_0_1_1_control_0_up_1_payload),
    .client_1_control_0_down_1_valid           (router_0_1_client_1_control_0_down_1_valid),
    .client_1_control_0_down_1_ready           (client_0_1_1_control_0_down_1_ready),
    .client_1_control_0_down_1_payload         (router_0_1_client_1_control_0_down_1_payload),
    .client_1_utility_0_up_0_valid             (client_0_1_1_utility_0_up_0_valid),
    .client_1_utility_0_up_0_ready             (router_0_1_client_1_utility_0_up_0_ready),
    .client_1_utility_0_up_0_columns           (client_0_1_1_utility_0_up_0_columns),
    .client_1_utility_0_up_0_rows              (client_0_1_1_utility_0_up_0_rows),
    .client_1_utility_0_up_0_clients           (client_0_1_1_utility_0_up_0_clients),
    .client_1_utility_0_up_0_payload           (client_0_1_1_utility_0_up_0_payload),
    .client_1_utility_0_down_0_valid           (router_0_1_client_1_utility_0_down_0_valid),
    .client_1_utility_0_down_0_ready           (client_0_1_1_utility_0_down_0_ready),
    .client_1_utility_0_down_0_payload         (router_0_1_client_1_utility_0_down_0_payload),
    .client_1_utility_0_up_1_valid             (client_0_1_1_utility_0_up_1_valid),
    .client_1_utility_0_up_1_ready             (router_0_1_client_1_utility_0_up_1_ready),
    .client_1_utility_0_up_1_columns           (client_0_1_1_utility_0_up_1_columns),
    .client_1_utility_0_up_1_rows              (client_0_1_1_utility_0_up_1_rows),
    .client_1_utility_0_up_1_clients           (client_0_1_1_utility_0_up_1_clients),
    .client_1_utility_0_up_1_payload           (client_0_1_1_utility_0_up_1_payload),
    .client_1_utility_0_down_1_valid           (router_0_1_client_1_utility_0_down_1_valid),
    .client_1_utility_0_down_1_ready           (client_0_1_1_utility_0_down_1_ready),
    .client_1_utility_0_down_1_payload         (router_0_1_client_1_utility_0_down_1_payload),
    .client_1_synchronisation_0_up_0_valid     (client_0_1_1_synchronisation_0_up_0_valid),
    .client_1_synchronisation_0_up_0_ready     (router_0_1_client_1_synchronisation_0_up_0_ready),
    .client_1_synchronisation_0_up_0_columns   (client_0_1_1_synchronisation_0_up_0_columns),
    .client_1_synchronisation_0_up_0_rows      (client_0_1_1_synchronisation_0_up_0_rows),
    .client_1_synchronisation_0_up_0_clients   (client_0_1_1_synchronisation_0_up_0_clients),
    .client_1_synchronisation_0_up_0_payload   (client_0_1_1_synchronisation_0_up_0_payload),
    .client_1_synchronisation_0_down_0_valid   (router_0_1_client_1_synchronisation_0_down_0_valid),
    .client_1_synchronisation_0_down_0_ready   (client_0_1_1_synchronisation_0_down_0_ready),
    .client_1_synchronisation_0_down_0_payload (router_0_1_client_1_synchronisation_0_down_0_payload),
    .client_1_reduction_0_up_0_valid           (client_0_1_1_reduction_0_up_0_valid),
    .client_1_reduction_0_up_0_ready           (router_0_1_client_1_reduction_0_up_0_ready),
    .client_1_reduction_0_up_0_columns         (client_0_1_1_reduction_0_up_0_columns),
    .client_1_reduction_0_up_0_rows            (client_0_1_1_reduction_0_up_0_rows),
    .client_1_reduction_0_up_0_clients         (client_0_1_1_reduction_0_up_0_clients),
    .client_1_reduction_0_up_0_payload         (client_0_1_1_reduction_0_up_0_payload),
    .client_1_reduction_0_down_0_valid         (router_0_1_client_1_reduction_0_down_0_valid),
    .client_1_reduction_0_down_0_ready         (client_0_1_1_reduction_0_down_0_ready),
    .client_1_reduction_0_down_0_payload       (router_0_1_client_1_reduction_0_down_0_payload),
    .client_6_data_0_up_0_valid                (1'b0),
    .client_6_data_0_up_0_ready                (router_0_1_client_6_data_0_up_0_ready),
    .client_6_data_0_up_0_columns              (2'd0),
    .client_6_data_0_up_0_rows                 (2'd0),
    .client_6_data_0_up_0_clients              (10'd0),
    .client_6_data_0_up_0_lane                 (2'd0),
    .client_6_data_0_up_0_payload              (645'd0),
    .client_6_data_0_down_0_valid              (router_0_1_client_6_data_0_down_0_valid),
    .client_6_data_0_down_0_ready              (1'b0),
    .client_6_data_0_down_0_payload            (router_0_1_client_6_data_0_down_0_payload),
    .client_6_data_0_up_1_valid                (1'b0),
    .client_6_data_0_up_1_ready                (router_0_1_client_6_data_0_up_1_ready),
    .client_6_data_0_up_1_columns              (2'd0),
    .client_6_data_0_up_1_rows                 (2'd0),
    .client_6_data_0_up_1_clients              (10'd0),
    .client_6_data_0_up_1_lane                 (2'd0),
    .client_6_data_0_up_1_payload              (645'd0),
    .client_6_data_0_down_1_valid              (router_0_1_client_6_data_0_down_1_valid),
    .client_6_data_0_down_1_ready              (1'b0),
    .client_6_data_0_down_1_payload            (router_0_1_client_6_data_0_down_1_payload),
    .client_6_control_0_up_0_valid             (1'b0),
    .client_6_control_0_up_0_ready             (router_0_1_client_6_control_0_up_0_ready),
    .client_6_control_0_up_0_columns           (2'd0),
    .client_6_control_0_up_0_rows              (2'd0),
    .client_6_control_0_up_0_clients           (10'd0),
    .client_6_control_0_up_0_payload           (64'd0),
    .client_6_control_0_down_0_valid           (router_0_1_client_6_control_0_down_0_valid),
    .client_6_control_0_down_0_ready           (1'b0),
    .client_6_control_0_down_0_payload         (router_0_1_client_6_control_0_down_0_payload),
    .client_6_control_0_up_1_valid             (1'b0),
    .client_6_control_0_up_1_ready             (router_0_1_client_6_control_0_up_1_ready),
    .client_6_control_0_up_1_columns           (2'd0),
    .client_6_control_0_up_1_rows              (2'd0),
    .client_6_control_0_up_1_clients           (10'd0),
    .client_6_control_0_up_1_payload           (64'd0),
    .client_6_control_0_down_1_valid           (router_0_1_client_6_control_0_down_1_valid),
    .client_6_control_0_down_1_ready           (1'b0),
    .client_6_control_0_down_1_payload         (router_0_1_client_6_control_0_down_1_payload),
    .client_6_utility_0_up_0_valid             (1'b0),
    .client_6_utility_0_up_0_ready             (router_0_1_client_6_utility_0_up_0_ready),
    .client_6_utility_0_up_0_columns           (2'd0),
    .client_6_utility_0_up_0_rows              (2'd0),
    .client_6_utility_0_up_0_clients           (10'd0),
    .client_6_utility_0_up_0_payload           (64'd0),
    .client_6_utility_0_down_0_valid           (router_0_1_client_6_utility_0_down_0_valid),
    .client_6_utility_0_down_0_ready           (1'b0),
    .client_6_utility_0_down_0_payload         (router_0_1_client_6_utility_0_down_0_payload),
    .client_6_utility_0_up_1_valid             (1'b0),
    .client_6_utility_0_up_1_ready             (router_0_1_client_6_utility_0_up_1_ready),
    .client_6_utility_0_up_1_columns           (2'd0),
    .client_6_utility_0_up_1_rows              (2'd0),
    .client_6_utility_0_up_1_clients           (10'd0),
    .client_6_utility_0_up_1_payload           (64'd0),
    .client_6_utility_0_down_1_valid           (router_0_1_client_6_utility_0_down_1_valid),
    .client_6_utility_0_down_1_ready           (1'b0),
    .client_6_utility_0_down_1_payload         (router_0_1_client_6_utility_0_down_1_payload),
    .client_6_synchronisation_0_up_0_valid     (1'b0),
    .client_6_synchronisation_0_up_0_ready     (router_0_1_client_6_synchronisation_0_up_0_ready),
    .client_6_synchronisation_0_up_0_columns   (2'd0),
    .client_6_synchronisation_0_up_0_rows      (2'd0),
    .client_6_synchronisation_0_up_0_clients   (10'd0),
    .client_6_synchronisation_0_up_0_payload   (64'd0),
    .client_6_synchronisation_0_down_0_valid   (router_0_1_client_6_synchronisation_0_down_0_valid),
    .client_6_synchronisation_0_down_0_ready   (1'b0),
    .client_6_synchronisation_0_down_0_payload (router_0_1_client_6_synchronisation_0_down_0_payload),
    .client_7_data_0_up_0_valid                (client_0_1_7_data_0_up_0_valid),
    .client_7_data_0_up_0_ready                (router_0_1_client_7_data_0_up_0_ready),
    .client_7_data_0_up_0_columns              (client_0_1_7_data_0_up_0_columns),
    .client_7_data_0_up_0_rows                 (client_0_1_7_data_0_up_0_rows),
    .client_7_data_0_up_0_clients              (client_0_1_7_data_0_up_0_clients),
    .client_7_data_0_up_0_payload              (client_0_1_7_data_0_up_0_payload),
    .client_7_data_0_down_0_valid              (router_0_1_client_7_data_0_down_0_valid),
    .client_7_data_0_down_0_ready              (client_0_1_7_data_0_down_0_ready),
    .client_7_data_0_down_0_payload            (router_0_1_client_7_data_0_down_0_payload),
    .client_7_data_0_up_1_valid                (client_0_1_7_data_0_up_1_valid),
    .client_7_data_0_up_1_ready                (router_0_1_client_7_data_0_up_1_ready),
    .client_7_data_0_up_1_columns              (client_0_1_7_data_0_up_1_columns),
    .client_7_data_0_up_1_rows                 (client_0_1_7_data_0_up_1_rows),
    .client_7_data_0_up_1_clients              (client_0_1_7_data_0_up_1_clients),
    .client_7_data_0_up_1_payload              (client_0_1_7_data_0_up_1_payload),
    .client_7_data_0_down_1_valid              (router_0_1_client_7_data_0_down_1_valid),
    .client_7_data_0_down_1_ready              (client_0_1_7_data_0_down_1_ready),
    .client_7_data_0_down_1_payload            (router_0_1_client_7_data_0_down_1_payload),
    .client_7_data_1_up_0_valid                (client_0_1_7_data_1_up_0_valid),
    .client_7_data_1_up_0_ready                (router_0_1_client_7_data_1_up_0_ready),
    .client_7_data_1_up_0_columns              (client_0_1_7_data_1_up_0_columns),
    .client_7_data_1_up_0_rows                 (client_0_1_7_data_1_up_0_rows),
    .client_7_data_1_up_0_clients              (client_0_1_7_data_1_up_0_clients),
    .client_7_data_1_up_0_payload              (client_0_1_7_data_1_up_0_payload),
    .client_7_data_1_down_0_valid              (router_0_1_client_7_data_1_down_0_valid),
    .client_7_data_1_down_0_ready              (client_0_1_7_data_1_down_0_ready),
    .client_7_data_1_down_0_payload            (router_0_1_client_7_data_1_down_0_payload),
    .client_7_data_1_up_1_valid                (client_0_1_7_data_1_up_1_valid),
    .client_7_data_1_up_1_ready                (router_0_1_client_7_data_1_up_1_ready),
    .client_7_data_1_up_1_columns              (client_0_1_7_data_1_up_1_columns),
    .client_7_data_1_up_1_rows                 (client_0_1_7_data_1_up_1_rows),
    .client_7_data_1_up_1_clients              (client_0_1_7_data_1_up_1_clients),
    .client_7_data_1_up_1_payload              (client_0_1_7_data_1_up_1_payload),
    .client_7_data_1_down_1_valid              (router_0_1_client_7_data_1_down_1_valid),
    .client_7_data_1_down_1_ready              (client_0_1_7_data_1_down_1_ready),
    .client_7_data_1_down_1_payload            (router_0_1_client_7_data_1_down_1_payload),
    .client_7_data_2_up_0_valid                (client_0_1_7_data_2_up_0_valid),
    .client_7_data_2_up_0_ready                (router_0_1_client_7_data_2_up_0_ready),
    .client_7_data_2_up_0_columns              (client_0_1_7_data_2_up_0_columns),
    .client_7_data_2_up_0_rows                 (client_0_1_7_data_2_up_0_rows),
    .client_7_data_2_up_0_clients              (client_0_1_7_data_2_up_0_clients),
    .client_7_data_2_up_0_payload              (client_0_1_7_data_2_up_0_payload),
    .client_7_data_2_down_0_valid              (router_0_1_client_7_data_2_down_0_valid),
    .client_7_data_2_down_0_ready              (client_0_1_7_data_2_down_0_ready),
    .client_7_data_2_down_0_payload            (router_0_1_client_7_data_2_down_0_payload),
    .client_7_data_2_up_1_valid                (client_0_1_7_data_2_up_1_valid),
    .client_7_data_2_up_1_ready                (router_0_1_client_7_data_2_up_1_ready),
    .client_7_data_2_up_1_columns              (client_0_1_7_data_2_up_1_columns),
    .client_7_data_2_up_1_rows                 (client_0_1_7_data_2_up_1_rows),
    .client_7_data_2_up_1_clients              (client_0_1_7_data_2_up_1_clients),
    .client_7_data_2_up_1_payload              (client_0_1_7_data_2_up_1_payload),
    .client_7_data_2_down_1_valid              (router_0_1_client_7_data_2_down_1_valid),
    .client_7_data_2_down_1_ready              (client_0_1_7_data_2_down_1_ready),
    .client_7_data_2_down_1_payload            (router_0_1_client_7_data_2_down_1_payload),
    .client_7_control_0_up_0_valid             (client_0_1_7_control_0_up_0_valid),
    .client_7_control_0_up_0_ready             (router_0_1_client_7_control_0_up_0_ready),
    .client_7_control_0_up_0_columns           (client_0_1_7_control_0_up_0_columns),
    .client_7_control_0_up_0_rows              (client_0_1_7_control_0_up_0_rows),
    .client_7_control_0_up_0_clients           (client_0_1_7_control_0_up_0_clients),
    .client_7_control_0_up_0_payload           (client_0_1_7_control_0_up_0_payload),
    .client_7_control_0_down_0_valid           (router_0_1_client_7_control_0_down_0_valid),
    .client_7_control_0_down_0_ready           (client_0_1_7_control_0_down_0_ready),
    .client_7_control_0_down_0_payload         (router_0_1_client_7_control_0_down_0_payload),
    .client_7_control_0_up_1_valid             (client_0_1_7_control_0_up_1_valid),
    .client_7_control_0_up_1_ready             (router_0_1_client_7_control_0_up_1_ready),
    .client_7_control_0_up_1_columns           (client_0_1_7_control_0_up_1_columns),
    .client_7_control_0_up_1_rows              (client_0_1_7_control_0_up_1_rows),
    .client_7_control_0_up_1_clients           (client_0_1_7_control_0_up_1_clients),
    .client_7_control_0_up_1_payload           (client_0_1_7_control_0_up_1_payload),
    .client_7_control_0_down_1_valid           (router_0_1_client_7_control_0_down_1_valid),
    .client_7_control_0_down_1_ready           (client_0_1_7_control_0_down_1_ready),
    .client_7_control_0_down_1_payload         (router_0_1_client_7_control_0_down_1_payload),
    .client_7_utility_0_up_0_valid             (client_0_1_7_utility_0_up_0_valid),
    .client_7_utility_0_up_0_ready             (router_0_1_client_7_utility_0_up_0_ready),
    .client_7_utility_0_up_0_columns           (client_0_1_7_utility_0_up_0_columns),
    .client_7_utility_0_up_0_rows              (client_0_1_7_utility_0_up_0_rows),
    .client_7_utility_0_up_0_clients           (client_0_1_7_utility_0_up_0_clients),
    .client_7_utility_0_up_0_payload           (client_0_1_7_utility_0_up_0_payload),
    .client_7_utility_0_down_0_valid           (router_0_1_client_7_utility_0_down_0_valid),
    .client_7_utility_0_down_0_ready           (client_0_1_7_utility_0_down_0_ready),
    .client_7_utility_0_down_0_payload         (router_0_1_client_7_utility_0_down_0_payload),
    .client_7_utility_0_up_1_valid             (client_0_1_7_utility_0_up_1_valid),
    .client_7_utility_0_up_1_ready             (router_0_1_client_7_utility_0_up_1_ready),
    .client_7_utility_0_up_1_columns           (client_0_1_7_utility_0_up_1_columns),
    .client_7_utility_0_up_1_rows              (client_0_1_7_utility_0_up_1_rows),
    .client_7_utility_0_up_1_clients           (client_0_1_7_utility_0_up_1_clients),
    .client_7_utility_0_up_1_payload           (client_0_1_7_utility_0_up_1_payload),
    .client_7_utility_0_down_1_valid           (router_0_1_client_7_utility_0_down_1_valid),
    .client_7_utility_0_down_1_ready           (client_0_1_7_utility_0_down_1_ready),
    .client_7_utility_0_down_1_payload         (router_0_1_client_7_utility_0_down_1_payload),
    .client_7_synchronisation_0_up_0_valid     (client_0_1_7_synchronisation_0_up_0_valid),
    .client_7_synchronisation_0_up_0_ready     (router_0_1_client_7_synchronisation_0_up_0_ready),
    .client_7_synchronisation_0_up_0_columns   (client_0_1_7_synchronisation_0_up_0_columns),
    .client_7_synchronisation_0_up_0_rows      (client_0_1_7_synchronisation_0_up_0_rows),
    .client_7_synchronisation_0_up_0_clients   (client_0_1_7_synchronisation_0_up_0_clients),
    .client_7_synchronisation_0_up_0_payload   (client_0_1_7_synchronisation_0_up_0_payload),
    .client_7_synchronisation_0_down_0_valid   (router_0_1_client_7_synchronisation_0_down_0_valid),
    .client_7_synchronisation_0_down_0_ready   (client_0_1_7_synchronisation_0_down_0_ready),
    .client_7_synchronisation_0_down_0_payload (router_0_1_client_7_synchronisation_0_down_0_payload),
    .client_8_data_0_up_0_valid                (client_0_1_8_data_0_up_0_valid),
    .client_8_data_0_up_0_ready                (router_0_1_client_8_data_0_up_0_ready),
    .client_8_data_0_up_0_columns              (client_0_1_8_data_0_up_0_columns),
    .client_8_data_0_up_0_rows                 (client_0_1_8_data_0_up_0_rows),
    .client_8_data_0_up_0_clients              (client_0_1_8_data_0_up_0_clients),
    .client_8_data_0_up_0_lane                 (client_0_1_8_data_0_up_0_lane),
    .client_8_data_0_up_0_payload              (client_0_1_8_data_0_up_0_payload),
    .client_8_data_0_down_0_valid              (router_0_1_client_8_data_0_down_0_valid),
    .client_8_data_0_down_0_ready              (client_0_1_8_data_0_down_0_ready),
    .client_8_data_0_down_0_payload            (router_0_1_client_8_data_0_down_0_payload),
    .client_8_data_0_up_1_valid                (client_0_1_8_data_0_up_1_valid),
    .client_8_data_0_up_1_ready                (router_0_1_client_8_data_0_up_1_ready),
    .client_8_data_0_up_1_columns              (client_0_1_8_data_0_up_1_columns),
    .client_8_data_0_up_1_rows                 (client_0_1_8_data_0_up_1_rows),
    .client_8_data_0_up_1_clients              (client_0_1_8_data_0_up_1_clients),
    .client_8_data_0_up_1_lane                 (client_0_1_8_data_0_up_1_lane),
    .client_8_data_0_up_1_payload              (client_0_1_8_data_0_up_1_payload),
    .client_8_data_0_down_1_valid              (router_0_1_client_8_data_0_down_1_valid),
    .client_8_data_0_down_1_ready              (client_0_1_8_data_0_down_1_ready),
    .client_8_data_0_down_1_payload            (router_0_1_client_8_data_0_down_1_payload),
    .client_8_control_0_up_0_valid             (client_0_1_8_control_0_up_0_valid),
    .client_8_control_0_up_0_ready             (router_0_1_client_8_control_0_up_0_ready),
    .client_8_control_0_up_0_columns           (client_0_1_8_control_0_up_0_columns),
    .client_8_control_0_up_0_rows              (client_0_1_8_control_0_up_0_rows),
    .client_8_control_0_up_0_clients           (client_0_1_8_control_0_up_0_clients),
    .client_8_control_0_up_0_payload           (client_0_1_8_control_0_up_0_payload),
    .client_8_control_0_down_0_valid           (router_0_1_client_8_control_0_down_0_valid),
    .client_8_control_0_down_0_ready           (client_0_1_8_control_0_down_0_ready),
    .client_8_control_0_down_0_payload         (router_0_1_client_8_control_0_down_0_payload),
    .client_8_control_0_up_1_valid             (client_0_1_8_control_0_up_1_valid),
    .client_8_control_0_up_1_ready             (router_0_1_client_8_control_0_up_1_ready),
    .client_8_control_0_up_1_columns           (client_0_1_8_control_0_up_1_columns),
    .client_8_control_0_up_1_rows              (client_0_1_8_control_0_up_1_rows),
    .client_8_control_0_up_1_clients           (client_0_1_8_control_0_up_1_clients),
    .client_8_control_0_up_1_payload           (client_0_1_8_control_0_up_1_payload),
    .client_8_control_0_down_1_valid           (router_0_1_client_8_control_0_down_1_valid),
    .client_8_control_0_down_1_ready           (client_0_1_8_control_0_down_1_ready),
    .client_8_control_0_down_1_payload         (router_0_1_client_8_control_0_down_1_payload),
    .client_8_utility_0_up_0_valid             (client_0_1_8_utility_0_up_0_valid),
    .client_8_utility_0_up_0_ready             (router_0_1_client_8_utility_0_up_0_ready),
    .client_8_utility_0_up_0_columns           (client_0_1_8_utility_0_up_0_columns),
    .client_8_utility_0_up_0_rows              (client_0_1_8_utility_0_up_0_rows),
    .client_8_utility_0_up_0_clients           (client_0_1_8_utility_0_up_0_clients),
    .client_8_utility_0_up_0_payload           (client_0_1_8_utility_0_up_0_payload),
    .client_8_utility_0_down_0_valid           (router_0_1_client_8_utility_0_down_0_valid),
    .client_8_utility_0_down_0_ready           (client_0_1_8_utility_0_down_0_ready),
    .client_8_utility_0_down_0_payload         (router_0_1_client_8_utility_0_down_0_payload),
    .client_8_utility_0_up_1_valid             (client_0_1_8_utility_0_up_1_valid),
    .client_8_utility_0_up_1_ready             (router_0_1_client_8_utility_0_up_1_ready),
    .client_8_utility_0_up_1_columns           (client_0_1_8_utility_0_up_1_columns),
    .client_8_utility_0_up_1_rows              (client_0_1_8_utility_0_up_1_rows),
    .client_8_utility_0_up_1_clients           (client_0_1_8_utility_0_up_1_clients),
    .client_8_utility_0_up_1_payload           (client_0_1_8_utility_0_up_1_payload),
    .client_8_utility_0_down_1_valid           (router_0_1_client_8_utility_0_down_1_valid),
    .client_8_utility_0_down_1_ready           (client_0_1_8_utility_0_down_1_ready),
    .client_8_utility_0_down_1_payload         (router_0_1_client_8_utility_0_down_1_payload),
    .client_8_synchronisation_0_up_0_valid     (client_0_1_8_synchronisation_0_up_0_valid),
    .client_8_synchronisation_0_up_0_ready     (router_0_1_client_8_synchronisation_0_up_0_ready),
    .client_8_synchronisation_0_up_0_columns   (client_0_1_8_synchronisation_0_up_0_columns),
    .client_8_synchronisation_0_up_0_rows      (client_0_1_8_synchronisation_0_up_0_rows),
    .client_8_synchronisation_0_up_0_clients   (client_0_1_8_synchronisation_0_up_0_clients),
    .client_8_synchronisation_0_up_0_payload   (client_0_1_8_synchronisation_0_up_0_payload),
    .client_8_synchronisation_0_down_0_valid   (router_0_1_client_8_synchronisation_0_down_0_valid),
    .client_8_synchronisation_0_down_0_ready   (client_0_1_8_synchronisation_0_down_0_ready),
    .client_8_synchronisation_0_down_0_payload (router_0_1_client_8_synchronisation_0_down_0_payload)
  );

  assign utility_0_1_request_ready = router_0_1_utility_request_ready;
  assign utility_0_1_response_valid = router_0_1_utility_response_valid;
  assign utility_0_1_response_data = router_0_1_utility_response_data;
  assign utility_0_1_response_error = router_0_1_utility_response_error;
  assign client_0_1_1_data_0_up_0_ready = router_0_1_client_1_data_0_up_0_ready;
  assign client_0_1_1_data_0_down_0_valid = router_0_1_client_1_data_0_down_0_valid;
  assign client_0_1_1_data_0_down_0_payload = router_0_1_client_1_data_0_down_0_payload;
  assign client_0_1_1_data_0_up_1_ready = router_0_1_client_1_data_0_up_1_ready;
  assign client_0_1_1_data_0_down_1_valid = router_0_1_client_1_data_0_down_1_valid;
  assign client_0_1_1_data_0_down_1_payload = router_0_1_client_1_data_0_down_1_payload;
  assign client_0_1_1_control_0_up_0_ready = router_0_1_client_1_control_0_up_0_ready;
  assign client_0_1_1_control_0_down_0_valid = router_0_1_client_1_control_0_down_0_valid;
  assign client_0_1_1_control_0_down_0_payload = router_0_1_client_1_control_0_down_0_payload;
  assign client_0_1_1_control_0_up_1_ready = router_0_1_client_1_control_0_up_1_ready;
  assign client_0_1_1_control_0_down_1_valid = router_0_1_client_1_control_0_down_1_valid;
  assign client_0_1_1_control_0_down_1_payload = router_0_1_client_1_control_0_down_1_payload;
  assign client_0_1_1_utility_0_up_0_ready = router_0_1_client_1_utility_0_up_0_ready;
  assign client_0_1_1_utility_0_down_0_valid = router_0_1_client_1_utility_0_down_0_valid;
  assign client_0_1_1_utility_0_down_0_payload = router_0_1_client_1_utility_0_down_0_payload;
  assign client_0_1_1_utility_0_up_1_ready = router_0_1_client_1_utility_0_up_1_ready;
  assign client_0_1_1_utility_0_down_1_valid = router_0_1_client_1_utility_0_down_1_valid;
  assign client_0_1_1_utility_0_down_1_payload = router_0_1_client_1_utility_0_down_1_payload;
  assign client_0_1_1_synchronisation_0_up_0_ready = router_0_1_client_1_synchronisation_0_up_0_ready;
  assign client_0_1_1_synchronisation_0_down_0_valid = router_0_1_client_1_synchronisation_0_down_0_valid;
  assign client_0_1_1_synchronisation_0_down_0_payload = router_0_1_client_1_synchronisation_0_down_0_payload;
  assign client_0_1_1_reduction_0_up_0_ready = router_0_1_client_1_reduction_0_up_0_ready;
  assign client_0_1_1_reduction_0_down_0_valid = router_0_1_client_1_reduction_0_down_0_valid;
  assign client_0_1_1_reduction_0_down_0_payload = router_0_1_client_1_reduction_0_down_0_payload;
  assign client_0_1_7_data_0_up_0_ready = router_0_1_client_7_data_0_up_0_ready;
  assign client_0_1_7_data_0_down_0_valid = router_0_1_client_7_data_0_down_0_valid;
  assign client_0_1_7_data_0_down_0_payload = router_0_1_client_7_data_0_down_0_payload;
  assign client_0_1_7_data_0_up_1_ready = router_0_1_client_7_data_0_up_1_ready;
  assign client_0_1_7_data_0_down_1_valid = router_0_1_client_7_data_0_down_1_valid;
  assign client_0_1_7_data_0_down_1_payload = router_0_1_client_7_data_0_down_1_payload;
  assign client_0_1_7_data_1_up_0_ready = router_0_1_client_7_data_1_up_0_ready;
  assign client_0_1_7_data_1_down_0_valid = router_0_1_client_7_data_1_down_0_valid;
  assign client_0_1_7_data_1_down_0_payload = router_0_1_client_7_data_1_down_0_payload;
  assign client_0_1_7_data_1_up_1_ready = router_0_1_client_7_data_1_up_1_ready;
  assign client_0_1_7_data_1_down_1_valid = router_0_1_client_7_data_1_down_1_valid;
  assign client_0_1_7_data_1_down_1_payload = router_0_1_client_7_data_1_down_1_payload;
  assign client_0_1_7_data_2_up_0_ready = router_0_1_client_7_data_2_up_0_ready;
  assign client_0_1_7_data_2_down_0_valid = router_0_1_client_7_data_2_down_0_valid;
  assign client_0_1_7_data_2_down_0_payload = router_0_1_client_7_data_2_down_0_payload;
  assign client_0_1_7_data_2_up_1_ready = router_0_1_client_7_data_2_up_1_ready;
  assign client_0_1_7_data_2_down_1_valid = router_0_1_client_7_data_2_down_1_valid;
  assign client_0_1_7_data_2_down_1_payload = router_0_1_client_7_data_2_down_1_payload;
  assign client_0_1_7_control_0_up_0_ready = router_0_1_client_7_control_0_up_0_ready;
  assign client_0_1_7_control_0_down_0_valid = router_0_1_client_7_control_0_down_0_valid;
  assign client_0_1_7_control_0_down_0_payload = router_0_1_client_7_control_0_down_0_payload;
  assign client_0_1_7_control_0_up_1_ready = router_0_1_client_7_control_0_up_1_ready;
  assign client_0_1_7_control_0_down_1_valid = router_0_1_client_7_control_0_down_1_valid;
  assign client_0_1_7_control_0_down_1_payload = router_0_1_client_7_control_0_down_1_payload;
  assign client_0_1_7_utility_0_up_0_ready = router_0_1_client_7_utility_0_up_0_ready;
  assign client_0_1_7_utility_0_down_0_valid = router_0_1_client_7_utility_0_down_0_valid;
  assign client_0_1_7_utility_0_down_0_payload = router_0_1_client_7_utility_0_down_0_payload;
  assign client_0_1_7_utility_0_up_1_ready = router_0_1_client_7_utility_0_up_1_ready;
  assign client_0_1_7_utility_0_down_1_valid = router_0_1_client_7_utility_0_down_1_valid;
  assign client_0_1_7_utility_0_down_1_payload = router_0_1_client_7_utility_0_down_1_payload;
  assign client_0_1_7_synchronisation_0_up_0_ready = router_0_1_client_7_synchronisation_0_up_0_ready;
  assign client_0_1_7_synchronisation_0_down_0_valid = router_0_1_client_7_synchronisation_0_down_0_valid;
  assign client_0_1_7_synchronisation_0_down_0_payload = router_0_1_client_7_synchronisation_0_down_0_payload;
  assign client_0_1_8_data_0_up_0_ready = router_0_1_client_8_data_0_up_0_ready;
  assign client_0_1_8_data_0_down_0_valid = router_0_1_client_8_data_0_down_0_valid;
  assign client_0_1_8_data_0_down_0_payload = router_0_1_client_8_data_0_down_0_payload;
  assign client_0_1_8_data_0_up_1_ready = router_0_1_client_8_data_0_up_1_ready;
  assign client_0_1_8_data_0_down_1_valid = router_0_1_client_8_data_0_down_1_valid;
  assign client_0_1_8_data_0_down_1_payload = router_0_1_client_8_data_0_down_1_payload;
  assign client_0_1_8_control_0_up_0_ready = router_0_1_client_8_control_0_up_0_ready;
  assign client_0_1_8_control_0_down_0_valid = router_0_1_client_8_control_0_down_0_valid;
  assign client_0_1_8_control_0_down_0_payload = router_0_1_client_8_control_0_down_0_payload;
  assign client_0_1_8_control_0_up_1_ready = router_0_1_client_8_control_0_up_1_ready;
  assign client_0_1_8_control_0_down_1_valid = router_0_1_client_8_control_0_down_1_valid;
  assign client_0_1_8_control_0_down_1_payload = router_0_1_client_8_control_0_down_1_payload;
  assign client_0_1_8_utility_0_up_0_ready = router_0_1_client_8_utility_0_up_0_ready;
  assign client_0_1_8_utility_0_down_0_valid = router_0_1_client_8_utility_0_down_0_valid;
  assign client_0_1_8_utility_0_down_0_payload = router_0_1_client_8_utility_0_down_0_payload;
  assign client_0_1_8_utility_0_up_1_ready = router_0_1_client_8_utility_0_up_1_ready;
  assign client_0_1_8_utility_0_down_1_valid = router_0_1_client_8_utility_0_down_1_valid;
  assign client_0_1_8_utility_0_down_1_payload = router_0_1_client_8_utility_0_down_1_payload;
  assign client_0_1_8_synchronisation_0_up_0_ready = router_0_1_client_8_synchronisation_0_up_0_ready;
  assign client_0_1_8_synchronisation_0_down_0_valid = router_0_1_client_8_synchronisation_0_down_0_valid;
  assign client_0_1_8_synchronisation_0_down_0_payload = router_0_1_client_8_synchronisation_0_down_0_payload;

  // ---- router_1_1 ----

  // Not used: slots that the router does not have.
  wire unused_enabled_1_1 = &{1'b0, enabled_1_1};

  assign router_1_1_enabled = enabled_1_1 & 10'h181;
  router_outer_east router_1_1 (
    .clk                                       (clk),
    .reset                                     (reset),
    .column                                    (1'b1),
    .row                                       (1'b1),
    .enabled                                   (router_1_1_enabled),
    .utility_request_valid                     (utility_1_1_request_valid),
    .utility_request_ready                     (router_1_1_utility_request_ready),
    .utility_request_address                   (utility_1_1_request_address),
    .utility_response_valid                    (router_1_1_utility_response_valid),
    .utility_response_ready                    (utility_1_1_response_ready),
    .utility_response_data                     (router_1_1_utility_response_data),
    .utility_response_error                    (router_1_1_utility_response_error),
    .north_data_0_in_valid                     (router_1_0_south_data_0_out_valid),
    .north_data_0_in_class                     (router_1_0_south_data_0_out_class),
    .north_data_0_in_flit                      (router_1_0_south_data_0_out_flit),
    .north_data_0_in_credit                    (router_1_1_north_data_0_in_credit),
    .north_data_0_out_valid                    (router_1_1_north_data_0_out_valid),
    .north_data_0_out_class                    (router_1_1_north_data_0_out_class),
    .north_data_0_out_flit                     (router_1_1_north_data_0_out_flit),
    .north_data_0_out_credit                   (router_1_0_south_data_0_in_credit),
    .north_data_1_in_valid                     (router_1_0_south_data_1_out_valid),
    .north_data_1_in_class                     (router_1_0_south_data_1_out_class),
    .north_data_1_in_flit                      (router_1_0_south_data_1_out_flit),
    .north_data_1_in_credit                    (router_1_1_north_data_1_in_credit),
    .north_data_1_out_valid                    (router_1_1_north_data_1_out_valid),
    .north_data_1_out_class                    (router_1_1_north_data_1_out_class),
    .north_data_1_out_flit                     (router_1_1_north_data_1_out_flit),
    .north_data_1_out_credit                   (router_1_0_south_data_1_in_credit),
    .north_data_2_in_valid                     (router_1_0_south_data_2_out_valid),
    .north_data_2_in_class                     (router_1_0_south_data_2_out_class),
    .north_data_2_in_flit                      (router_1_0_south_data_2_out_flit),
    .north_data_2_in_credit                    (router_1_1_north_data_2_in_credit),
    .north_data_2_out_valid                    (router_1_1_north_data_2_out_valid),
    .north_data_2_out_class                    (router_1_1_north_data_2_out_class),
    .north_data_2_out_flit                     (router_1_1_north_data_2_out_flit),
    .north_data_2_out_credit                   (router_1_0_south_data_2_in_credit),
    .north_control_0_in_valid                  (router_1_0_south_control_0_out_valid),
    .north_control_0_in_class                  (router_1_0_south_control_0_out_class),
    .north_control_0_in_flit                   (router_1_0_south_control_0_out_flit),
    .north_control_0_in_credit                 (router_1_1_north_control_0_in_credit),
    .north_control_0_out_valid                 (router_1_1_north_control_0_out_valid),
    .north_control_0_out_class                 (router_1_1_north_control_0_out_class),
    .north_control_0_out_flit                  (router_1_1_north_control_0_out_flit),
    .north_control_0_out_credit                (router_1_0_south_control_0_in_credit),
    .north_utility_0_in_valid                  (router_1_0_south_utility_0_out_valid),
    .north_utility_0_in_class                  (router_1_0_south_utility_0_out_class),
    .north_utility_0_in_flit                   (router_1_0_south_utility_0_out_flit),
    .north_utility_0_in_credit                 (router_1_1_north_utility_0_in_credit),
    .north_utility_0_out_valid                 (router_1_1_north_utility_0_out_valid),
    .north_utility_0_out_class                 (router_1_1_north_utility_0_out_class),
    .north_utility_0_out_flit                  (router_1_1_north_utility_0_out_flit),
    .north_utility_0_out_credit                (router_1_0_south_utility_0_in_credit),
    .north_synchronisation_0_in_valid          (router_1_0_south_synchronisation_0_out_valid),
    .north_synchronisation_0_in_flit           (router_1_0_south_synchronisation_0_out_flit),
    .north_synchronisation_0_in_credit         (router_1_1_north_synchronisation_0_in_credit),
    .north_synchronisation_0_out_valid         (router_1_1_north_synchronisation_0_out_valid),
    .north_synchronisation_0_out_flit          (router_1_1_north_synchronisation_0_out_flit),
    .north_synchronisation_0_out_credit        (router_1_0_south_synchronisation_0_in_credit),
    .north_reduction_0_in_valid                (router_1_0_south_reduction_0_out_valid),
    .north_reduction_0_in_flit                 (router_1_0_south_reduction_0_out_flit),
    .north_reduction_0_in_credit               (router_1_1_north_reduction_0_in_credit),
    .north_reduction_0_out_valid               (router_1_1_north_reduction_0_out_valid),
    .north_reduction_0_out_flit                (router_1_1_north_reduction_0_out_flit),
    .north_reduction_0_out_credit              (router_1_0_south_reduction_0_in_credit),
    .south_data_0_in_valid                     (1'b0),
    .south_data_0_in_class                     (1'b0),
    .south_data_0_in_flit                      (659'd0),
    .south_data_0_in_credit                    (router_1_1_south_data_0_in_credit),
    .south_data_0_out_valid                    (router_1_1_south_data_0_out_valid),
    .south_data_0_out_class                    (router_1_1_south_data_0_out_class),
    .south_data_0_out_flit                     (router_1_1_south_data_0_out_flit),
    .south_data_0_out_credit                   (2'd0),
    .south_data_1_in_valid                     (1'b0),
    .south_data_1_in_class                     (1'b0),
    .south_data_1_in_flit                      (659'd0),
    .south_data_1_in_credit                    (router_1_1_south_data_1_in_credit),
    .south_data_1_out_valid                    (router_1_1_south_data_1_out_valid),
    .south_data_1_out_class                    (router_1_1_south_data_1_out_class),
    .south_data_1_out_flit                     (router_1_1_south_data_1_out_flit),
    .south_data_1_out_credit                   (2'd0),
    .south_data_2_in_valid                     (1'b0),
    .south_data_2_in_class                     (1'b0),
    .south_data_2_in_flit                      (659'd0),
    .south_data_2_in_credit                    (router_1_1_south_data_2_in_credit),
    .south_data_2_out_valid                    (router_1_1_south_data_2_out_valid),
    .south_data_2_out_class                    (router_1_1_south_data_2_out_class),
    .south_data_2_out_flit                     (router_1_1_south_data_2_out_flit),
    .south_data_2_out_credit                   (2'd0),
    .south_control_0_in_valid                  (1'b0),
    .south_control_0_in_class                  (1'b0),
    .south_control_0_in_flit                   (78'd0),
    .south_control_0_in_credit                 (router_1_1_south_control_0_in_credit),
    .south_control_0_out_valid                 (router_1_1_south_control_0_out_valid),
    .south_control_0_out_class                 (router_1_1_south_control_0_out_class),
    .south_control_0_out_flit                  (router_1_1_south_control_0_out_flit),
    .south_control_0_out_credit                (2'd0),
    .south_utility_0_in_valid                  (1'b0),
    .south_utility_0_in_class                  (1'b0),
    .south_utility_0_in_flit                   (78'd0),
    .south_utility_0_in_credit                 (router_1_1_south_utility_0_in_credit),
    .south_utility_0_out_valid                 (router_1_1_south_utility_0_out_valid),
    .south_utility_0_out_class                 (router_1_1_south_utility_0_out_class),
    .south_utility_0_out_flit                  (router_1_1_south_utility_0_out_flit),
    .south_utility_0_out_credit                (2'd0),
    .south_synchronisation_0_in_valid          (1'b0),
    .south_synchronisation_0_in_flit           (78'd0),
    .south_synchronisation_0_in_credit         (router_1_1_south_synchronisation_0_in_credit),
    .south_synchronisation_0_out_valid         (router_1_1_south_synchronisation_0_out_valid),
    .south_synchronisation_0_out_flit          (router_1_1_south_synchronisation_0_out_flit),
    .south_synchronisation_0_out_credit        (1'b0),
    .south_reduction_0_in_valid                (1'b0),
    .south_reduction_0_in_flit                 (538'd0),
    .south_reduction_0_in_credit               (router_1_1_south_reduction_0_in_credit),
    .south_reduction_0_out_valid               (router_1_1_south_reduction_0_out_valid),
    .south_reduction_0_out_flit                (router_1_1_south_reduction_0_out_flit),
    .south_reduction_0_out_credit              (1'b0),
    .west_data_0_in_valid                      (router_0_1_east_data_0_out_valid),
    .west_data_0_in_class                      (router_0_1_east_data_0_out_class),
    .west_data_0_in_flit                       (router_0_1_east_data_0_out_flit),
    .west_data_0_in_credit                     (router_1_1_west_data_0_in_credit),
    .west_data_0_out_valid                     (router_1_1_west_data_0_out_valid),
    .west_data_0_out_class                     (router_1_1_west_data_0_out_class),
    .west_data_0_out_flit                      (router_1_1_west_data_0_out_flit),
    .west_data_0_out_credit                    (router_0_1_east_data_0_in_credit),
    .west_data_1_in_valid                      (router_0_1_east_data_1_out_valid),
    .west_data_1_in_class                      (router_0_1_east_data_1_out_class),
    .west_data_1_in_flit                       (router_0_1_east_data_1_out_flit),
    .west_data_1_in_credit                     (router_1_1_west_data_1_in_credit),
    .west_data_1_out_valid                     (router_1_1_west_data_1_out_valid),
    .west_data_1_out_class                     (router_1_1_west_data_1_out_class),
    .west_data_1_out_flit                      (router_1_1_west_data_1_out_flit),
    .west_data_1_out_credit                    (router_0_1_east_data_1_in_credit),
    .west_data_2_in_valid                      (router_0_1_east_data_2_out_valid),
    .west_data_2_in_class                      (router_0_1_east_data_2_out_class),
    .west_data_2_in_flit                       (router_0_1_east_data_2_out_flit),
    .west_data_2_in_credit                     (router_1_1_west_data_2_in_credit),
    .west_data_2_out_valid                     (router_1_1_west_data_2_out_valid),
    .west_data_2_out_class                     (router_1_1_west_data_2_out_class),
    .west_data_2_out_flit                      (router_1_1_west_data_2_out_flit),
    .west_data_2_out_credit                    (router_0_1_east_data_2_in_credit),
    .west_control_0_in_valid                   (router_0_1_east_control_0_out_valid),
    .west_control_0_in_class                   (router_0_1_east_control_0_out_class),
    .west_control_0_in_flit                    (router_0_1_east_control_0_out_flit),
    .west_control_0_in_credit                  (router_1_1_west_control_0_in_credit),
    .west_control_0_out_valid                  (router_1_1_west_control_0_out_valid),
    .west_control_0_out_class                  (router_1_1_west_control_0_out_class),
    .west_control_0_out_flit                   (router_1_1_west_control_0_out_flit),
    .west_control_0_out_credit                 (router_0_1_east_control_0_in_credit),
    .west_utility_0_in_valid                   (router_0_1_east_utility_0_out_valid),
    .west_utility_0_in_class                   (router_0_1_east_utility_0_out_class),
    .west_utility_0_in_flit                    (router_0_1_east_utility_0_out_flit),
    .west_utility_0_in_credit                  (router_1_1_west_utility_0_in_credit),
    .west_utility_0_out_valid                  (router_1_1_west_utility_0_out_valid),
    .west_utility_0_out_class                  (router_1_1_west_utility_0_out_class),
    .west_utility_0_out_flit                   (router_1_1_west_utility_0_out_flit),
    .west_utility_0_out_credit                 (router_0_1_east_utility_0_in_credit),
    .west_synchronisation_0_in_valid           (router_0_1_east_synchronisation_0_out_valid),
    .west_synchronisation_0_in_flit            (router_0_1_east_synchronisation_0_out_flit),
    .west_synchronisation_0_in_credit          (router_1_1_west_synchronisation_0_in_credit),
    .west_synchronisation_0_out_valid          (router_1_1_west_synchronisation_0_out_valid),
    .west_synchronisation_0_out_flit           (router_1_1_west_synchronisation_0_out_flit),
    .west_synchronisation_0_out_credit         (router_0_1_east_synchronisation_0_in_credit),
    .west_reduction_0_in_valid                 (router_0_1_east_reduction_0_out_valid),
    .west_reduction_0_in_flit                  (router_0_1_east_reduction_0_out_flit),
    .west_reduction_0_in_credit                (router_1_1_west_reduction_0_in_credit),
    .west_reduction_0_out_valid                (router_1_1_west_reduction_0_out_valid),
    .west_reduction_0_out_flit                 (router_1_1_west_reduction_0_out_flit),
    .west_reduction_0_out_credit               (router_0_1_east_reduction_0_in_credit),
    .client_0_data_0_up_0_valid                (client_1_1_0_data_0_up_0_valid),
    .client_0_data_0_up_0_ready                (router_1_1_client_0_data_0_up_0_ready),
    .client_0_data_0_up_0_columns              (client_1_1_0_data_0_up_0_columns),
    .client_0_data_0_up_0_rows                 (client_1_1_0_data_0_up_0_rows),
    .client_0_data_0_up_0_clients              (client_1_1_0_data_0_up_0_clients),
    .client_0_data_0_up_0_lane                 (client_1_1_0_data_0_up_0_lane),
    .client_0_data_0_up_0_payload              (client_1_1_0_data_0_up_0_payload),
    .client_0_data_0_down_0_valid              (router_1_1_client_0_data_0_down_0_valid),
    .client_0_data_0_down_0_ready              (client_1_1_0_data_0_down_0_ready),
    .client_0_data_0_down_0_payload            (router_1_1_client_0_data_0_down_0_payload),
    .client_0_data_0_up_1_valid                (client_1_1_0_data_0_up_1_valid),
    .client_0_data_0_up_1_ready                (router_1_1_client_0_data_0_up_1_ready),
    .client_0_data_0_up_1_columns              (client_1_1_0_data_0_up_1_columns),
    .client_0_data_0_up_1_rows                 (client_1_1_0_data_0_up_1_rows),
    .client_0_data_0_up_1_clients              (client_1_1_0_data_0_up_1_clients),
    .client_0_data_0_up_1_lane                 (client_1_1_0_data_0_up_1_lane),
    .client_0_data_0_up_1_payload              (client_1_1_0_data_0_up_1_payload),
    .client_0_data_0_down_1_valid              (router_1_1_client_0_data_0_down_1_valid),
    .client_0_data_0_down_1_ready              (client_1_1_0_data_0_down_1_ready),
    .client_0_data_0_down_1_payload            (router_1_1_client_0_data_0_down_1_payload),
    .client_0_control_0_up_0_valid             (client_1_1_0_control_0_up_0_valid),
    .client_0_control_0_up_0_ready             (router_1_1_client_0_control_0_up_0_ready),
    .client_0_control_0_up_0_columns           (client_1_1_0_control_0_up_0_columns),
    .client_0_control_0_up_0_rows              (client_1_1_0_control_0_up_0_rows),
    .client_0_control_0_up_0_clients           (client_1_1_0_control_0_up_0_clients),
    .client_0_control_0_up_0_payload           (client_1_1_0_control_0_up_0_payload),
    .client_0_control_0_down_0_valid           (router_1_1_client_0_control_0_down_0_valid),
    .client_0_control_0_down_0_ready           (client_1_1_0_control_0_down_0_ready),
    .client_0_control_0_down_0_payload         (router_1_1_client_0_control_0_down_0_payload),
    .client_0_control_0_up_1_valid             (client_1_1_0_control_0_up_1_valid),
    .client_0_control_0_up_1_ready             (router_1_1_client_0_control_0_up_1_ready),
    .client_0_control_0_up_1_columns           (client_1_1_0_control_0_up_1_columns),
    .client_0_control_0_up_1_rows              (client_1_1_0_control_0_up_1_rows),
    .client_0_control_0_up_1_clients           (client_1_1_0_control_0_up_1_clients),
    .client_0_control_0_up_1_payload           (client_1_1_0_control_0_up_1_payload),
    .client_0_control_0_down_1_valid           (router_1_1_client_0_control_0_down_1_valid),
    .client_0_control_0_down_1_ready           (client_1_1_0_control_0_down_1_ready),
    .client_0_control_0_down_1_payload         (router_1_1_client_0_control_0_down_1_payload),
    .client_0_utility_0_up_0_valid             (client_1_1_0_utility_0_up_0_valid),
    .client_0_utility_0_up_0_ready             (router_1_1_client_0_utility_0_up_0_ready),
    .client_0_utility_0_up_0_columns           (client_1_1_0_utility_0_up_0_columns),
    .client_0_utility_0_up_0_rows              (client_1_1_0_utility_0_up_0_rows),
    .client_0_utility_0_up_0_clients           (client_1_1_0_utility_0_up_0_clients),
    .client_0_utility_0_up_0_payload           (client_1_1_0_utility_0_up_0_payload),
    .client_0_utility_0_down_0_valid           (router_1_1_client_0_utility_0_down_0_valid),
    .client_0_utility_0_down_0_ready           (client_1_1_0_utility_0_down_0_ready),
    .client_0_utility_0_down_0_payload         (router_1_1_client_0_utility_0_down_0_payload),
    .client_0_utility_0_up_1_valid             (client_1_1_0_utility_0_up_1_valid),
    .client_0_utility_0_up_1_ready             (router_1_1_client_0_utility_0_up_1_ready),
    .client_0_utility_0_up_1_columns           (client_1_1_0_utility_0_up_1_columns),
    .client_0_utility_0_up_1_rows              (client_1_1_0_utility_0_up_1_rows),
    .client_0_utility_0_up_1_clients           (client_1_1_0_utility_0_up_1_clients),
    .client_0_utility_0_up_1_payload           (client_1_1_0_utility_0_up_1_payload),
    .client_0_utility_0_down_1_valid           (router_1_1_client_0_utility_0_down_1_valid),
    .client_0_utility_0_down_1_ready           (client_1_1_0_utility_0_down_1_ready),
    .client_0_utility_0_down_1_payload         (router_1_1_client_0_utility_0_down_1_payload),
    .client_0_synchronisation_0_up_0_valid     (client_1_1_0_synchronisation_0_up_0_valid),
    .client_0_synchronisation_0_up_0_ready     (router_1_1_client_0_synchronisation_0_up_0_ready),
    .client_0_synchronisation_0_up_0_columns   (client_1_1_0_synchronisation_0_up_0_columns),
    .client_0_synchronisation_0_up_0_rows      (client_1_1_0_synchronisation_0_up_0_rows),
    .client_0_synchronisation_0_up_0_clients   (client_1_1_0_synchronisation_0_up_0_clients),
    .client_0_synchronisation_0_up_0_payload   (client_1_1_0_synchronisation_0_up_0_payload),
    .client_0_synchronisation_0_down_0_valid   (router_1_1_client_0_synchronisation_0_down_0_valid),
    .client_0_synchronisation_0_down_0_ready   (client_1_1_0_synchronisation_0_down_0_ready),
    .client_0_synchronisation_0_down_0_payload (router_1_1_client_0_synchronisation_0_down_0_payload),
    .client_0_reduction_0_up_0_valid           (client_1_1_0_reduction_0_up_0_valid),
    .client_0_reduction_0_up_0_ready           (router_1_1_client_0_reduction_0_up_0_ready),
    .client_0_reduction_0_up_0_columns         (client_1_1_0_reduction_0_up_0_columns),
    .client_0_reduction_0_up_0_rows            (client_1_1_0_reduction_0_up_0_rows),
    .client_0_reduction_0_up_0_clients         (client_1_1_0_reduction_0_up_0_clients),
    .client_0_reduction_0_up_0_payload         (client_1_1_0_reduction_0_up_0_payload),
    .client_0_reduction_0_down_0_valid         (router_1_1_client_0_reduction_0_down_0_valid),
    .client_0_reduction_0_down_0_ready         (client_1_1_0_reduction_0_down_0_ready),
    .client_0_reduction_0_down_0_payload       (router_1_1_client_0_reduction_0_down_0_payload),
    .client_6_data_0_up_0_valid                (1'b0),
    .client_6_data_0_up_0_ready                (router_1_1_client_6_data_0_up_0_ready),
    .client_6_data_0_up_0_columns              (2'd0),
    .client_6_data_0_up_0_rows                 (2'd0),
    .client_6_data_0_up_0_clients              (10'd0),
    .client_6_data_0_up_0_lane                 (2'd0),
    .client_6_data_0_up_0_payload              (645'd0),
    .client_6_data_0_down_0_valid              (router_1_1_client_6_data_0_down_0_valid),
    .client_6_data_0_down_0_ready              (1'b0),
    .client_6_data_0_down_0_payload            (router_1_1_client_6_data_0_down_0_payload),
    .client_6_data_0_up_1_valid                (1'b0),
    .client_6_data_0_up_1_ready                (router_1_1_client_6_data_0_up_1_ready),
    .client_6_data_0_up_1_columns              (2'd0),
    .client_6_data_0_up_1_rows                 (2'd0),
    .client_6_data_0_up_1_clients              (10'd0),
    .client_6_data_0_up_1_lane                 (2'd0),
    .client_6_data_0_up_1_payload              (645'd0),
    .client_6_data_0_down_1_valid              (router_1_1_client_6_data_0_down_1_valid),
    .client_6_data_0_down_1_ready              (1'b0),
    .client_6_data_0_down_1_payload            (router_1_1_client_6_data_0_down_1_payload),
    .client_6_control_0_up_0_valid             (1'b0),
    .client_6_control_0_up_0_ready             (router_1_1_client_6_control_0_up_0_ready),
    .client_6_control_0_up_0_columns           (2'd0),
    .client_6_control_0_up_0_rows              (2'd0),
    .client_6_control_0_up_0_clients           (10'd0),
    .client_6_control_0_up_0_payload           (64'd0),
    .client_6_control_0_down_0_valid           (router_1_1_client_6_control_0_down_0_valid),
    .client_6_control_0_down_0_ready           (1'b0),
    .client_6_control_0_down_0_payload         (router_1_1_client_6_control_0_down_0_payload),
    .client_6_control_0_up_1_valid             (1'b0),
    .client_6_control_0_up_1_ready             (router_1_1_client_6_control_0_up_1_ready),
    .client_6_control_0_up_1_columns           (2'd0),
    .client_6_control_0_up_1_rows              (2'd0),
    .client_6_control_0_up_1_clients           (10'd0),
    .client_6_control_0_up_1_payload           (64'd0),
    .client_6_control_0_down_1_valid           (router_1_1_client_6_control_0_down_1_valid),
    .client_6_control_0_down_1_ready           (1'b0),
    .client_6_control_0_down_1_payload         (router_1_1_client_6_control_0_down_1_payload),
    .client_6_utility_0_up_0_valid             (1'b0),
    .client_6_utility_0_up_0_ready             (router_1_1_client_6_utility_0_up_0_ready),
    .client_6_utility_0_up_0_columns           (2'd0),
    .client_6_utility_0_up_0_rows              (2'd0),
    .client_6_utility_0_up_0_clients           (10'd0),
    .client_6_utility_0_up_0_payload           (64'd0),
    .client_6_utility_0_down_0_valid           (router_1_1_client_6_utility_0_down_0_valid),
    .client_6_utility_0_down_0_ready           (1'b0),
    .client_6_utility_0_down_0_payload         (router_1_1_client_6_utility_0_down_0_payload),
    .client_6_utility_0_up_1_valid             (1'b0),
    .client_6_utility_0_up_1_ready             (router_1_1_client_6_utility_0_up_1_ready),
    .client_6_utility_0_up_1_columns           (2'd0),
    .client_6_utility_0_up_1_rows              (2'd0),
    .client_6_utility_0_up_1_clients           (10'd0),
    .client_6_utility_0_up_1_payload           (64'd0),
    .client_6_utility_0_down_1_valid           (router_1_1_client_6_utility_0_down_1_valid),
    .client_6_utility_0_down_1_ready           (1'b0),
    .client_6_utility_0_down_1_payload         (router_1_1_client_6_utility_0_down_1_payload),
    .client_6_synchronisation_0_up_0_valid     (1'b0),
    .client_6_synchronisation_0_up_0_ready     (router_1_1_client_6_synchronisation_0_up_0_ready),
    .client_6_synchronisation_0_up_0_columns   (2'd0),
    .client_6_synchronisation_0_up_0_rows      (2'd0),
    .client_6_synchronisation_0_up_0_clients   (10'd0),
    .client_6_synchronisation_0_up_0_payload   (64'd0),
    .client_6_synchronisation_0_down_0_valid   (router_1_1_client_6_synchronisation_0_down_0_valid),
    .client_6_synchronisation_0_down_0_ready   (1'b0),
    .client_6_synchronisation_0_down_0_payload (router_1_1_client_6_synchronisation_0_down_0_payload),
    .client_7_data_0_up_0_valid                (client_1_1_7_data_0_up_0_valid),
    .client_7_data_0_up_0_ready                (router_1_1_client_7_data_0_up_0_ready),
    .client_7_data_0_up_0_columns              (client_1_1_7_data_0_up_0_columns),
    .client_7_data_0_up_0_rows                 (client_1_1_7_data_0_up_0_rows),
    .client_7_data_0_up_0_clients              (client_1_1_7_data_0_up_0_clients),
    .client_7_data_0_up_0_payload              (client_1_1_7_data_0_up_0_payload),
    .client_7_data_0_down_0_valid              (router_1_1_client_7_data_0_down_0_valid),
    .client_7_data_0_down_0_ready              (client_1_1_7_data_0_down_0_ready),
    .client_7_data_0_down_0_payload            (router_1_1_client_7_data_0_down_0_payload),
    .client_7_data_0_up_1_valid                (client_1_1_7_data_0_up_1_valid),
    .client_7_data_0_up_1_ready                (router_1_1_client_7_data_0_up_1_ready),
    .client_7_data_0_up_1_columns              (client_1_1_7_data_0_up_1_columns),
    .client_7_data_0_up_1_rows                 (client_1_1_7_data_0_up_1_rows),
    .client_7_data_0_up_1_clients              (client_1_1_7_data_0_up_1_clients),
    .client_7_data_0_up_1_payload              (client_1_1_7_data_0_up_1_payload),
    .client_7_data_0_down_1_valid              (router_1_1_client_7_data_0_down_1_valid),
    .client_7_data_0_down_1_ready              (client_1_1_7_data_0_down_1_ready),
    .client_7_data_0_down_1_payload            (router_1_1_client_7_data_0_down_1_payload),
    .client_7_data_1_up_0_valid                (client_1_1_7_data_1_up_0_valid),
    .client_7_data_1_up_0_ready                (router_1_1_client_7_data_1_up_0_ready),
    .client_7_data_1_up_0_columns              (client_1_1_7_data_1_up_0_columns),
    .client_7_data_1_up_0_rows                 (client_1_1_7_data_1_up_0_rows),
    .client_7_data_1_up_0_clients              (client_1_1_7_data_1_up_0_clients),
    .client_7_data_1_up_0_payload              (client_1_1_7_data_1_up_0_payload),
    .client_7_data_1_down_0_valid              (router_1_1_client_7_data_1_down_0_valid),
    .client_7_data_1_down_0_ready              (client_1_1_7_data_1_down_0_ready),
    .client_7_data_1_down_0_payload            (router_1_1_client_7_data_1_down_0_payload),
    .client_7_data_1_up_1_valid                (client_1_1_7_data_1_up_1_valid),
    .client_7_data_1_up_1_ready                (router_1_1_client_7_data_1_up_1_ready),
    .client_7_data_1_up_1_columns              (client_1_1_7_data_1_up_1_columns),
    .client_7_data_1_up_1_rows                 (client_1_1_7_data_1_up_1_rows),
    .client_7_data_1_up_1_clients              (client_1_1_7_data_1_up_1_clients),
    .client_7_data_1_up_1_payload              (client_1_1_7_data_1_up_1_payload),
    .client_7_data_1_down_1_valid              (router_1_1_client_7_data_1_down_1_valid),
    .client_7_data_1_down_1_ready              (client_1_1_7_data_1_down_1_ready),
    .client_7_data_1_down_1_payload            (router_1_1_client_7_data_1_down_1_payload),
    .client_7_data_2_up_0_valid                (client_1_1_7_data_2_up_0_valid),
    .client_7_data_2_up_0_ready                (router_1_1_client_7_data_2_up_0_ready),
    .client_7_data_2_up_0_columns              (client_1_1_7_data_2_up_0_columns),
    .client_7_data_2_up_0_rows                 (client_1_1_7_data_2_up_0_rows),
    .client_7_data_2_up_0_clients              (client_1_1_7_data_2_up_0_clients),
    .client_7_data_2_up_0_payload              (client_1_1_7_data_2_up_0_payload),
    .client_7_data_2_down_0_valid              (router_1_1_client_7_data_2_down_0_valid),
    .client_7_data_2_down_0_ready              (client_1_1_7_data_2_down_0_ready),
    .client_7_data_2_down_0_payload            (router_1_1_client_7_data_2_down_0_payload),
    .client_7_data_2_up_1_valid                (client_1_1_7_data_2_up_1_valid),
    .client_7_data_2_up_1_ready                (router_1_1_client_7_data_2_up_1_ready),
    .client_7_data_2_up_1_columns              (client_1_1_7_data_2_up_1_columns),
    .client_7_data_2_up_1_rows                 (client_1_1_7_data_2_up_1_rows),
    .client_7_data_2_up_1_clients              (client_1_1_7_data_2_up_1_clients),
    .client_7_data_2_up_1_payload              (client_1_1_7_data_2_up_1_payload),
    .client_7_data_2_down_1_valid              (router_1_1_client_7_data_2_down_1_valid),
    .client_7_data_2_down_1_ready              (client_1_1_7_data_2_down_1_ready),
    .client_7_data_2_down_1_payload            (router_1_1_client_7_data_2_down_1_payload),
    .client_7_control_0_up_0_valid             (client_1_1_7_control_0_up_0_valid),
    .client_7_control_0_up_0_ready             (router_1_1_client_7_control_0_up_0_ready),
    .client_7_control_0_up_0_columns           (client_1_1_7_control_0_up_0_columns),
    .client_7_control_0_up_0_rows              (client_1_1_7_control_0_up_0_rows),
    .client_7_control_0_up_0_clients           (client_1_1_7_control_0_up_0_clients),
    .client_7_control_0_up_0_payload           (client_1_1_7_control_0_up_0_payload),
    .client_7_control_0_down_0_valid           (router_1_1_client_7_control_0_down_0_valid),
    .client_7_control_0_down_0_ready           (client_1_1_7_control_0_down_0_ready),
    .client_7_control_0_down_0_payload         (router_1_1_client_7_control_0_down_0_payload),
    .client_7_control_0_up_1_valid             (client_1_1_7_control_0_up_1_valid),
    .client_7_control_0_up_1_ready             (router_1_1_client_7_control_0_up_1_ready),
    .client_7_control_0_up_1_columns           (client_1_1_7_control_0_up_1_columns),
    .client_7_control_0_up_1_rows              (client_1_1_7_control_0_up_1_rows),
    .client_7_control_0_up_1_clients           (client_1_1_7_control_0_up_1_clients),
    .client_7_control_0_up_1_payload           (client_1_1_7_control_0_up_1_payload),
    .client_7_control_0_down_1_valid           (router_1_1_client_7_control_0_down_1_valid),
    .client_7_control_0_down_1_ready           (client_1_1_7_control_0_down_1_ready),
    .client_7_control_0_down_1_payload         (router_1_1_client_7_control_0_down_1_payload),
    .client_7_utility_0_up_0_valid             (client_1_1_7_utility_0_up_0_valid),
    .client_7_utility_0_up_0_ready             (router_1_1_client_7_utility_0_up_0_ready),
    .client_7_utility_0_up_0_columns           (client_1_1_7_utility_0_up_0_columns),
    .client_7_utility_0_up_0_rows              (client_1_1_7_utility_0_up_0_rows),
    .client_7_utility_0_up_0_clients           (client_1_1_7_utility_0_up_0_clients),
    .client_7_utility_0_up_0_payload           (client_1_1_7_utility_0_up_0_payload),
    .client_7_utility_0_down_0_valid           (router_1_1_client_7_utility_0_down_0_valid),
    .client_7_utility_0_down_0_ready           (client_1_1_7_utility_0_down_0_ready),
    .client_7_utility_0_down_0_payload         (router_1_1_client_7_utility_0_down_0_payload),
    .client_7_utility_0_up_1_valid             (client_1_1_7_utility_0_up_1_valid),
    .client_7_utility_0_up_1_ready             (router_1_1_client_7_utility_0_up_1_ready),
    .client_7_utility_0_up_1_columns           (client_1_1_7_utility_0_up_1_columns),
    .client_7_utility_0_up_1_rows              (client_1_1_7_utility_0_up_1_rows),
    .client_7_utility_0_up_1_clients           (client_1_1_7_utility_0_up_1_clients),
    .client_7_utility_0_up_1_payload           (client_1_1_7_utility_0_up_1_payload),
    .client_7_utility_0_down_1_valid           (router_1_1_client_7_utility_0_down_1_valid),
    .client_7_utility_0_down_1_ready           (client_1_1_7_utility_0_down_1_ready),
    .client_7_utility_0_down_1_payload         (router_1_1_client_7_utility_0_down_1_payload),
    .client_7_synchronisation_0_up_0_valid     (client_1_1_7_synchronisation_0_up_0_valid),
    .client_7_synchronisation_0_up_0_ready     (router_1_1_client_7_synchronisation_0_up_0_ready),
    .client_7_synchronisation_0_up_0_columns   (client_1_1_7_synchronisation_0_up_0_columns),
    .client_7_synchronisation_0_up_0_rows      (client_1_1_7_synchronisation_0_up_0_rows),
    .client_7_synchronisation_0_up_0_clients   (client_1_1_7_synchronisation_0_up_0_clients),
    .client_7_synchronisation_0_up_0_payload   (client_1_1_7_synchronisation_0_up_0_payload),
    .client_7_synchronisation_0_down_0_valid   (router_1_1_client_7_synchronisation_0_down_0_valid),
    .client_7_synchronisation_0_down_0_ready   (client_1_1_7_synchronisation_0_down_0_ready),
    .client_7_synchronisation_0_down_0_payload (router_1_1_client_7_synchronisation_0_down_0_payload),
    .client_8_data_0_up_0_valid                (client_1_1_8_data_0_up_0_valid),
    .client_8_data_0_up_0_ready                (router_1_1_client_8_data_0_up_0_ready),
    .client_8_data_0_up_0_columns              (client_1_1_8_data_0_up_0_columns),
    .client_8_data_0_up_0_rows                 (client_1_1_8_data_0_up_0_rows),
    .client_8_data_0_up_0_clients              (client_1_1_8_data_0_up_0_clients),
    .client_8_data_0_up_0_lane                 (client_1_1_8_data_0_up_0_lane),
    .client_8_data_0_up_0_payload              (client_1_1_8_data_0_up_0_payload),
    .client_8_data_0_down_0_valid              (router_1_1_client_8_data_0_down_0_valid),
    .client_8_data_0_down_0_ready              (client_1_1_8_data_0_down_0_ready),
    .client_8_data_0_down_0_payload            (router_1_1_client_8_data_0_down_0_payload),
    .client_8_data_0_up_1_valid                (client_1_1_8_data_0_up_1_valid),
    .client_8_data_0_up_1_ready                (router_1_1_client_8_data_0_up_1_ready),
    .client_8_data_0_up_1_columns              (client_1_1_8_data_0_up_1_columns),
    .client_8_data_0_up_1_rows                 (client_1_1_8_data_0_up_1_rows),
    .client_8_data_0_up_1_clients              (client_1_1_8_data_0_up_1_clients),
    .client_8_data_0_up_1_lane                 (client_1_1_8_data_0_up_1_lane),
    .client_8_data_0_up_1_payload              (client_1_1_8_data_0_up_1_payload),
    .client_8_data_0_down_1_valid              (router_1_1_client_8_data_0_down_1_valid),
    .client_8_data_0_down_1_ready              (client_1_1_8_data_0_down_1_ready),
    .client_8_data_0_down_1_payload            (router_1_1_client_8_data_0_down_1_payload),
    .client_8_control_0_up_0_valid             (client_1_1_8_control_0_up_0_valid),
    .client_8_control_0_up_0_ready             (router_1_1_client_8_control_0_up_0_ready),
    .client_8_control_0_up_0_columns           (client_1_1_8_control_0_up_0_columns),
    .client_8_control_0_up_0_rows              (client_1_1_8_control_0_up_0_rows),
    .client_8_control_0_up_0_clients           (client_1_1_8_control_0_up_0_clients),
    .client_8_control_0_up_0_payload           (client_1_1_8_control_0_up_0_payload),
    .client_8_control_0_down_0_valid           (router_1_1_client_8_control_0_down_0_valid),
    .client_8_control_0_down_0_ready           (client_1_1_8_control_0_down_0_ready),
    .client_8_control_0_down_0_payload         (router_1_1_client_8_control_0_down_0_payload),
    .client_8_control_0_up_1_valid             (client_1_1_8_control_0_up_1_valid),
    .client_8_control_0_up_1_ready             (router_1_1_client_8_control_0_up_1_ready),
    .client_8_control_0_up_1_columns           (client_1_1_8_control_0_up_1_columns),
    .client_8_control_0_up_1_rows              (client_1_1_8_control_0_up_1_rows),
    .client_8_control_0_up_1_clients           (client_1_1_8_control_0_up_1_clients),
    .client_8_control_0_up_1_payload           (client_1_1_8_control_0_up_1_payload),
    .client_8_control_0_down_1_valid           (router_1_1_client_8_control_0_down_1_valid),
    .client_8_control_0_down_1_ready           (client_1_1_8_control_0_down_1_ready),
    .client_8_control_0_down_1_payload         (router_1_1_client_8_control_0_down_1_payload),
    .client_8_utility_0_up_0_valid             (client_1_1_8_utility_0_up_0_valid),
    .client_8_utility_0_up_0_ready             (router_1_1_client_8_utility_0_up_0_ready),
    .client_8_utility_0_up_0_columns           (client_1_1_8_utility_0_up_0_columns),
    .client_8_utility_0_up_0_rows              (client_1_1_8_utility_0_up_0_rows),
    .client_8_utility_0_up_0_clients           (client_1_1_8_utility_0_up_0_clients),
    .client_8_utility_0_up_0_payload           (client_1_1_8_utility_0_up_0_payload),
    .client_8_utility_0_down_0_valid           (router_1_1_client_8_utility_0_down_0_valid),
    .client_8_utility_0_down_0_ready           (client_1_1_8_utility_0_down_0_ready),
    .client_8_utility_0_down_0_payload         (router_1_1_client_8_utility_0_down_0_payload),
    .client_8_utility_0_up_1_valid             (client_1_1_8_utility_0_up_1_valid),
    .client_8_utility_0_up_1_ready             (router_1_1_client_8_utility_0_up_1_ready),
    .client_8_utility_0_up_1_columns           (client_1_1_8_utility_0_up_1_columns),
    .client_8_utility_0_up_1_rows              (client_1_1_8_utility_0_up_1_rows),
    .client_8_utility_0_up_1_clients           (client_1_1_8_utility_0_up_1_clients),
    .client_8_utility_0_up_1_payload           (client_1_1_8_utility_0_up_1_payload),
    .client_8_utility_0_down_1_valid           (router_1_1_client_8_utility_0_down_1_valid),
    .client_8_utility_0_down_1_ready           (client_1_1_8_utility_0_down_1_ready),
    .client_8_utility_0_down_1_payload         (router_1_1_client_8_utility_0_down_1_payload),
    .client_8_synchronisation_0_up_0_valid     (client_1_1_8_synchronisation_0_up_0_valid),
    .client_8_synchronisation_0_up_0_ready     (router_1_1_client_8_synchronisation_0_up_0_ready),
    .client_8_synchronisation_0_up_0_columns   (client_1_1_8_synchronisation_0_up_0_columns),
    .client_8_synchronisation_0_up_0_rows      (client_1_1_8_synchronisation_0_up_0_rows),
    .client_8_synchronisation_0_up_0_clients   (client_1_1_8_synchronisation_0_up_0_clients),
    .client_8_synchronisation_0_up_0_payload   (client_1_1_8_synchronisation_0_up_0_payload),
    .client_8_synchronisation_0_down_0_valid   (router_1_1_client_8_synchronisation_0_down_0_valid),
    .client_8_synchronisation_0_down_0_ready   (client_1_1_8_synchronisation_0_down_0_ready),
    .client_8_synchronisation_0_down_0_payload (router_1_1_client_8_synchronisation_0_down_0_payload),
    .client_9_data_0_up_0_valid                (1'b0),
    .client_9_data_0_up_0_ready                (router_1_1_client_9_data_0_up_0_ready),
    .client_9_data_0_up_0_columns              (2'd0),
    .client_9_data_0_up_0_rows                 (2'd0),
    .client_9_data_0_up_0_clients              (10'd0),
    .client_9_data_0_up_0_lane                 (2'd0),
    .client_9_data_0_up_0_payload              (645'd0),
    .client_9_data_0_down_0_valid              (router_1_1_client_9_data_0_down_0_valid),
    .client_9_data_0_down_0_ready              (1'b0),
    .client_9_data_0_down_0_payload            (router_1_1_client_9_data_0_down_0_payload),
    .client_9_data_0_up_1_valid                (1'b0),
    .client_9_data_0_up_1_ready                (router_1_1_client_9_data_0_up_1_ready),
    .client_9_data_0_up_1_columns              (2'd0),
    .client_9_data_0_up_1_rows                 (2'd0),
    .client_9_data_0_up_1_clients              (10'd0),
    .client_9_data_0_up_1_lane                 (2'd0),
    .client_9_data_0_up_1_payload              (645'd0),
    .client_9_data_0_down_1_valid              (router_1_1_client_9_data_0_down_1_valid),
    .client_9_data_0_down_1_ready              (1'b0),
    .client_9_data_0_down_1_payload            (router_1_1_client_9_data_0_down_1_payload),
    .client_9_control_0_up_0_valid             (1'b0),
    .client_9_control_0_up_0_ready             (router_1_1_client_9_control_0_up_0_ready),
    .client_9_control_0_up_0_columns           (2'd0),
    .client_9_control_0_up_0_rows              (2'd0),
    .client_9_control_0_up_0_clients           (10'd0),
    .client_9_control_0_up_0_payload           (64'd0),
    .client_9_control_0_down_0_valid           (router_1_1_client_9_control_0_down_0_valid),
    .client_9_control_0_down_0_ready           (1'b0),
    .client_9_control_0_down_0_payload         (router_1_1_client_9_control_0_down_0_payload),
    .client_9_control_0_up_1_valid             (1'b0),
    .client_9_control_0_up_1_ready             (router_1_1_client_9_control_0_up_1_ready),
    .client_9_control_0_up_1_columns           (2'd0),
    .client_9_control_0_up_1_rows              (2'd0),
    .client_9_control_0_up_1_clients           (10'd0),
    .client_9_control_0_up_1_payload           (64'd0),
    .client_9_control_0_down_1_valid           (router_1_1_client_9_control_0_down_1_valid),
    .client_9_control_0_down_1_ready           (1'b0),
    .client_9_control_0_down_1_payload         (router_1_1_client_9_control_0_down_1_payload),
    .client_9_utility_0_up_0_valid             (1'b0),
    .client_9_utility_0_up_0_ready             (router_1_1_client_9_utility_0_up_0_ready),
    .client_9_utility_0_up_0_columns           (2'd0),
    .client_9_utility_0_up_0_rows              (2'd0),
    .client_9_utility_0_up_0_clients           (10'd0),
    .client_9_utility_0_up_0_payload           (64'd0),
    .client_9_utility_0_down_0_valid           (router_1_1_client_9_utility_0_down_0_valid),
    .client_9_utility_0_down_0_ready           (1'b0),
    .client_9_utility_0_down_0_payload         (router_1_1_client_9_utility_0_down_0_payload),
    .client_9_utility_0_up_1_valid             (1'b0),
    .client_9_utility_0_up_1_ready             (router_1_1_client_9_utility_0_up_1_ready),
    .client_9_utility_0_up_1_columns           (2'd0),
    .client_9_utility_0_up_1_rows              (2'd0),
    .client_9_utility_0_up_1_clients           (10'd0),
    .client_9_utility_0_up_1_payload           (64'd0),
    .client_9_utility_0_down_1_valid           (router_1_1_client_9_utility_0_down_1_valid),
    .client_9_utility_0_down_1_ready           (1'b0),
    .client_9_utility_0_down_1_payload         (router_1_1_client_9_utility_0_down_1_payload),
    .client_9_synchronisation_0_up_0_valid     (1'b0),
    .client_9_synchronisation_0_up_0_ready     (router_1_1_client_9_synchronisation_0_up_0_ready),
    .client_9_synchronisation_0_up_0_columns   (2'd0),
    .client_9_synchronisation_0_up_0_rows      (2'd0),
    .client_9_synchronisation_0_up_0_clients   (10'd0),
    .client_9_synchronisation_0_up_0_payload   (64'd0),
    .client_9_synchronisation_0_down_0_valid   (router_1_1_client_9_synchronisation_0_down_0_valid),
    .client_9_synchronisation_0_down_0_ready   (1'b0),
    .client_9_synchronisation_0_down_0_payload (router_1_1_client_9_synchronisation_0_down_0_payload)
  );

  assign utility_1_1_request_ready = router_1_1_utility_request_ready;
  assign utility_1_1_response_valid = router_1_1_utility_response_valid;
  assign utility_1_1_response_data = router_1_1_utility_response_data;
  assign utility_1_1_response_error = router_1_1_utility_response_error;
  assign client_1_1_0_data_0_up_0_ready = router_1_1_client_0_data_0_up_0_ready;
  assign client_1_1_0_data_0_down_0_valid = router_1_1_client_0_data_0_down_0_valid;
  assign client_1_1_0_data_0_down_0_payload = router_1_1_client_0_data_0_down_0_payload;
  assign client_1_1_0_data_0_up_1_ready = router_1_1_client_0_data_0_up_1_ready;
  assign client_1_1_0_data_0_down_1_valid = router_1_1_client_0_data_0_down_1_valid;
  assign client_1_1_0_data_0_down_1_payload = router_1_1_client_0_data_0_down_1_payload;
  assign client_1_1_0_control_0_up_0_ready = router_1_1_client_0_control_0_up_0_ready;
  assign client_1_1_0_control_0_down_0_valid = router_1_1_client_0_control_0_down_0_valid;
  assign client_1_1_0_control_0_down_0_payload = router_1_1_client_0_control_0_down_0_payload;
  assign client_1_1_0_control_0_up_1_ready = router_1_1_client_0_control_0_up_1_ready;
  assign client_1_1_0_control_0_down_1_valid = router_1_1_client_0_control_0_down_1_valid;
  assign client_1_1_0_control_0_down_1_payload = router_1_1_client_0_control_0_down_1_payload;
  assign client_1_1_0_utility_0_up_0_ready = router_1_1_client_0_utility_0_up_0_ready;
  assign client_1_1_0_utility_0_down_0_valid = router_1_1_client_0_utility_0_down_0_valid;
  assign client_1_1_0_utility_0_down_0_payload = router_1_1_client_0_utility_0_down_0_payload;
  assign client_1_1_0_utility_0_up_1_ready = router_1_1_client_0_utility_0_up_1_ready;
  assign client_1_1_0_utility_0_down_1_valid = router_1_1_client_0_utility_0_down_1_valid;
  assign client_1_1_0_utility_0_down_1_payload = router_1_1_client_0_utility_0_down_1_payload;
  assign client_1_1_0_synchronisation_0_up_0_ready = router_1_1_client_0_synchronisation_0_up_0_ready;
  assign client_1_1_0_synchronisation_0_down_0_valid = router_1_1_client_0_synchronisation_0_down_0_valid;
  assign client_1_1_0_synchronisation_0_down_0_payload = router_1_1_client_0_synchronisation_0_down_0_payload;
  assign client_1_1_0_reduction_0_up_0_ready = router_1_1_client_0_reduction_0_up_0_ready;
  assign client_1_1_0_reduction_0_down_0_valid = router_1_1_client_0_reduction_0_down_0_valid;
  assign client_1_1_0_reduction_0_down_0_payload = router_1_1_client_0_reduction_0_down_0_payload;
  assign client_1_1_7_data_0_up_0_ready = router_1_1_client_7_data_0_up_0_ready;
  assign client_1_1_7_data_0_down_0_valid = router_1_1_client_7_data_0_down_0_valid;
  assign client_1_1_7_data_0_down_0_payload = router_1_1_client_7_data_0_down_0_payload;
  assign client_1_1_7_data_0_up_1_ready = router_1_1_client_7_data_0_up_1_ready;
  assign client_1_1_7_data_0_down_1_valid = router_1_1_client_7_data_0_down_1_valid;
  assign client_1_1_7_data_0_down_1_payload = router_1_1_client_7_data_0_down_1_payload;
  assign client_1_1_7_data_1_up_0_ready = router_1_1_client_7_data_1_up_0_ready;
  assign client_1_1_7_data_1_down_0_valid = router_1_1_client_7_data_1_down_0_valid;
  assign client_1_1_7_data_1_down_0_payload = router_1_1_client_7_data_1_down_0_payload;
  assign client_1_1_7_data_1_up_1_ready = router_1_1_client_7_data_1_up_1_ready;
  assign client_1_1_7_data_1_down_1_valid = router_1_1_client_7_data_1_down_1_valid;
  assign client_1_1_7_data_1_down_1_payload = router_1_1_client_7_data_1_down_1_payload;
  assign client_1_1_7_data_2_up_0_ready = router_1_1_client_7_data_2_up_0_ready;
  assign client_1_1_7_data_2_down_0_valid = router_1_1_client_7_data_2_down_0_valid;
  assign client_1_1_7_data_2_down_0_payload = router_1_1_client_7_data_2_down_0_payload;
  assign client_1_1_7_data_2_up_1_ready = router_1_1_client_7_data_2_up_1_ready;
  assign client_1_1_7_data_2_down_1_valid = router_1_1_client_7_data_2_down_1_valid;
  assign client_1_1_7_data_2_down_1_payload = router_1_1_client_7_data_2_down_1_payload;
  assign client_1_1_7_control_0_up_0_ready = router_1_1_client_7_control_0_up_0_ready;
  assign client_1_1_7_control_0_down_0_valid = router_1_1_client_7_control_0_down_0_valid;
  assign client_1_1_7_control_0_down_0_payload = router_1_1_client_7_control_0_down_0_payload;
  assign client_1_1_7_control_0_up_1_ready = router_1_1_client_7_control_0_up_1_ready;
  assign client_1_1_7_control_0_down_1_valid = router_1_1_client_7_control_0_down_1_valid;
  assign client_1_1_7_control_0_down_1_payload = router_1_1_client_7_control_0_down_1_payload;
  assign client_1_1_7_utility_0_up_0_ready = router_1_1_client_7_utility_0_up_0_ready;
  assign client_1_1_7_utility_0_down_0_valid = router_1_1_client_7_utility_0_down_0_valid;
  assign client_1_1_7_utility_0_down_0_payload = router_1_1_client_7_utility_0_down_0_payload;
  assign client_1_1_7_utility_0_up_1_ready = router_1_1_client_7_utility_0_up_1_ready;
  assign client_1_1_7_utility_0_down_1_valid = router_1_1_client_7_utility_0_down_1_valid;
  assign client_1_1_7_utility_0_down_1_payload = router_1_1_client_7_utility_0_down_1_payload;
  assign client_1_1_7_synchronisation_0_up_0_ready = router_1_1_client_7_synchronisation_0_up_0_ready;
  assign client_1_1_7_synchronisation_0_down_0_valid = router_1_1_client_7_synchronisation_0_down_0_valid;
  assign client_1_1_7_synchronisation_0_down_0_payload = router_1_1_client_7_synchronisation_0_down_0_payload;
  assign client_1_1_8_data_0_up_0_ready = router_1_1_client_8_data_0_up_0_ready;
  assign client_1_1_8_data_0_down_0_valid = router_1_1_client_8_data_0_down_0_valid;
  assign client_1_1_8_data_0_down_0_payload = router_1_1_client_8_data_0_down_0_payload;
  assign client_1_1_8_data_0_up_1_ready = router_1_1_client_8_data_0_up_1_ready;
  assign client_1_1_8_data_0_down_1_valid = router_1_1_client_8_data_0_down_1_valid;
  assign client_1_1_8_data_0_down_1_payload = router_1_1_client_8_data_0_down_1_payload;
  assign client_1_1_8_control_0_up_0_ready = router_1_1_client_8_control_0_up_0_ready;
  assign client_1_1_8_control_0_down_0_valid = router_1_1_client_8_control_0_down_0_valid;
  assign client_1_1_8_control_0_down_0_payload = router_1_1_client_8_control_0_down_0_payload;
  assign client_1_1_8_control_0_up_1_ready = router_1_1_client_8_control_0_up_1_ready;
  assign client_1_1_8_control_0_down_1_valid = router_1_1_client_8_control_0_down_1_valid;
  assign client_1_1_8_control_0_down_1_payload = router_1_1_client_8_control_0_down_1_payload;
  assign client_1_1_8_utility_0_up_0_ready = router_1_1_client_8_utility_0_up_0_ready;
  assign client_1_1_8_utility_0_down_0_valid = router_1_1_client_8_utility_0_down_0_valid;
  assign client_1_1_8_utility_0_down_0_payload = router_1_1_client_8_utility_0_down_0_payload;
  assign client_1_1_8_utility_0_up_1_ready = router_1_1_client_8_utility_0_up_1_ready;
  assign client_1_1_8_utility_0_down_1_valid = router_1_1_client_8_utility_0_down_1_valid;
  assign client_1_1_8_utility_0_down_1_payload = router_1_1_client_8_utility_0_down_1_payload;
  assign client_1_1_8_synchronisation_0_up_0_ready = router_1_1_client_8_synchronisation_0_up_0_ready;
  assign client_1_1_8_synchronisation_0_down_0_valid = router_1_1_client_8_synchronisation_0_down_0_valid;
  assign client_1_1_8_synchronisation_0_down_0_payload = router_1_1_client_8_synchronisation_0_down_0_payload;

  // ---- Links ----

endmodule

`default_nettype wire
