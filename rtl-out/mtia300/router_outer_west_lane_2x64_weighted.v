// router_outer_west_lane_2x64_weighted
//
// A slice of one lane of the router: 2 classes, 64 bits of payload. Links carry flits one way
// and credits, a bit for each class, the other.
//
// Parameters: classes = 2, payload = 64, shape =
// {"columns":4,"depth":4,"full_rows":4,"kind":"outer_west","ports":7847,"rows":5,"stub":false},
// slots = 490, weighted = true
//
// Generated from hw/src/router/lane.rs; change that file, not this one.

`default_nettype none

module router_outer_west_lane_2x64_weighted (
  input  wire         clk,
  input  wire         reset,
  input  wire   [3:0] own_column,
  input  wire   [4:0] own_row,
  input  wire   [3:0] west,
  input  wire   [3:0] east,
  input  wire   [4:0] below,
  input  wire   [4:0] group,
  input  wire         stub_below,
  input  wire   [4:0] above,
  // Slots whose clients take flits.
  input  wire   [9:0] enabled,
  input  wire         north_in_valid,
  input  wire         north_in_class,
  input  wire  [82:0] north_in_flit,
  output wire   [1:0] north_in_credit,
  input  wire         south_in_valid,
  input  wire         south_in_class,
  input  wire  [82:0] south_in_flit,
  output wire   [1:0] south_in_credit,
  input  wire         east_in_valid,
  input  wire         east_in_class,
  input  wire  [82:0] east_in_flit,
  output wire   [1:0] east_in_credit,
  input  wire         client_1_in_valid,
  input  wire         client_1_in_class,
  input  wire  [82:0] client_1_in_flit,
  output wire   [1:0] client_1_in_credit,
  input  wire         client_3_in_valid,
  input  wire         client_3_in_class,
  input  wire  [82:0] client_3_in_flit,
  output wire   [1:0] client_3_in_credit,
  input  wire         client_5_in_valid,
  input  wire         client_5_in_class,
  input  wire  [82:0] client_5_in_flit,
  output wire   [1:0] client_5_in_credit,
  input  wire         client_6_in_valid,
  input  wire         client_6_in_class,
  input  wire  [82:0] client_6_in_flit,
  output wire   [1:0] client_6_in_credit,
  input  wire         client_7_in_valid,
  input  wire         client_7_in_class,
  input  wire  [82:0] client_7_in_flit,
  output wire   [1:0] client_7_in_credit,
  input  wire         client_8_in_valid,
  input  wire         client_8_in_class,
  input  wire  [82:0] client_8_in_flit,
  output wire   [1:0] client_8_in_credit,
  // Of all heads at the first output, at the second, ...
  input  wire [647:0] weights,
  output wire         north_out_valid,
  output wire         north_out_class,
  output wire  [82:0] north_out_flit,
  input  wire   [1:0] north_out_credit,
  output wire         south_out_valid,
  output wire         south_out_class,
  output wire  [82:0] south_out_flit,
  input  wire   [1:0] south_out_credit,
  output wire         east_out_valid,
  output wire         east_out_class,
  output wire  [82:0] east_out_flit,
  input  wire   [1:0] east_out_credit,
  output wire         client_1_out_valid,
  output wire         client_1_out_class,
  output wire  [63:0] client_1_out_flit,
  input  wire   [1:0] client_1_out_credit,
  output wire         client_3_out_valid,
  output wire         client_3_out_class,
  output wire  [63:0] client_3_out_flit,
  input  wire   [1:0] client_3_out_credit,
  output wire         client_5_out_valid,
  output wire         client_5_out_class,
  output wire  [63:0] client_5_out_flit,
  input  wire   [1:0] client_5_out_credit,
  output wire         client_6_out_valid,
  output wire         client_6_out_class,
  output wire  [63:0] client_6_out_flit,
  input  wire   [1:0] client_6_out_credit,
  output wire         client_7_out_valid,
  output wire         client_7_out_class,
  output wire  [63:0] client_7_out_flit,
  input  wire   [1:0] client_7_out_credit,
  output wire         client_8_out_valid,
  output wire         client_8_out_class,
  output wire  [63:0] client_8_out_flit,
  input  wire   [1:0] client_8_out_credit,
  // Outputs that take a flit.
  output wire   [8:0] sent,
  // Outputs that some flit wants, without room behind them.
  output wire   [8:0] stalls,
  // Outputs that more than one flit wants.
  output wire   [8:0] conflicts,
  // Heads that name no place ahead.
  output wire  [17:0] dropped
);

  wire north_buffer_head_0_valid;
  wire [82:0] north_buffer_head_0_flit;
  wire north_buffer_head_1_valid;
  wire [82:0] north_buffer_head_1_flit;
  wire [1:0] north_buffer_credit;
  wire [8:0] north_head_0_asks;
  wire north_head_0_pop;
  wire north_head_0_dropped;
  wire [8:0] north_granted_0;
  wire [8:0] north_head_1_asks;
  wire north_head_1_pop;
  wire north_head_1_dropped;
  wire [8:0] north_granted_1;
  wire south_buffer_head_0_valid;
  wire [82:0] south_buffer_head_0_flit;
  wire south_buffer_head_1_valid;
  wire [82:0] south_buffer_head_1_flit;
  wire [1:0] south_buffer_credit;
  wire [8:0] south_head_0_asks;
  wire south_head_0_pop;
  wire south_head_0_dropped;
  wire [8:0] south_granted_0;
  wire [8:0] south_head_1_asks;
  wire south_head_1_pop;
  wire south_head_1_dropped;
  wire [8:0] south_granted_1;
  wire east_buffer_head_0_valid;
  wire [82:0] east_buffer_head_0_flit;
  wire east_buffer_head_1_valid;
  wire [82:0] east_buffer_head_1_flit;
  wire [1:0] east_buffer_credit;
  wire [8:0] east_head_0_asks;
  wire east_head_0_pop;
  wire east_head_0_dropped;
  wire [8:0] east_granted_0;
  wire [8:0] east_head_1_asks;
  wire east_head_1_pop;
  wire east_head_1_dropped;
  wire [8:0] east_granted_1;
  wire client_1_buffer_head_0_valid;
  wire [82:0] client_1_buffer_head_0_flit;
  wire client_1_buffer_head_1_valid;
  wire [82:0] client_1_buffer_head_1_flit;
  wire [1:0] client_1_buffer_credit;
  wire [8:0] client_1_head_0_asks;
  wire client_1_head_0_pop;
  wire client_1_head_0_dropped;
  wire [8:0] client_1_granted_0;
  wire [8:0] client_1_head_1_asks;
  wire client_1_head_1_pop;
  wire client_1_head_1_dropped;
  wire [8:0] client_1_granted_1;
  wire client_3_buffer_head_0_valid;
  wire [82:0] client_3_buffer_head_0_flit;
  wire client_3_buffer_head_1_valid;
  wire [82:0] client_3_buffer_head_1_flit;
  wire [1:0] client_3_buffer_credit;
  wire [8:0] client_3_head_0_asks;
  wire client_3_head_0_pop;
  wire client_3_head_0_dropped;
  wire [8:0] client_3_granted_0;
  wire [8:0] client_3_head_1_asks;
  wire client_3_head_1_pop;
  wire client_3_head_1_dropped;
  wire [8:0] client_3_granted_1;
  wire client_5_buffer_head_0_valid;
  wire [82:0] client_5_buffer_head_0_flit;
  wire client_5_buffer_head_1_valid;
  wire [82:0] client_5_buffer_head_1_flit;
  wire [1:0] client_5_buffer_credit;
  wire [8:0] client_5_head_0_asks;
  wire client_5_head_0_pop;
  wire client_5_head_0_dropped;
  wire [8:0] client_5_granted_0;
  wire [8:0] client_5_head_1_asks;
  wire client_5_head_1_pop;
  wire client_5_head_1_dropped;
  wire [8:0] client_5_granted_1;
  wire client_6_buffer_head_0_valid;
  wire [82:0] client_6_buffer_head_0_flit;
  wire client_6_buffer_head_1_valid;
  wire [82:0] client_6_buffer_head_1_flit;
  wire [1:0] client_6_buffer_credit;
  wire [8:0] client_6_head_0_asks;
  wire client_6_head_0_pop;
  wire client_6_head_0_dropped;
  wire [8:0] client_6_granted_0;
  wire [8:0] client_6_head_1_asks;
  wire client_6_head_1_pop;
  wire client_6_head_1_dropped;
  wire [8:0] client_6_granted_1;
  wire client_7_buffer_head_0_valid;
  wire [82:0] client_7_buffer_head_0_flit;
  wire client_7_buffer_head_1_valid;
  wire [82:0] client_7_buffer_head_1_flit;
  wire [1:0] client_7_buffer_credit;
  wire [8:0] client_7_head_0_asks;
  wire client_7_head_0_pop;
  wire client_7_head_0_dropped;
  wire [8:0] client_7_granted_0;
  wire [8:0] client_7_head_1_asks;
  wire client_7_head_1_pop;
  wire client_7_head_1_dropped;
  wire [8:0] client_7_granted_1;
  wire client_8_buffer_head_0_valid;
  wire [82:0] client_8_buffer_head_0_flit;
  wire client_8_buffer_head_1_valid;
  wire [82:0] client_8_buffer_head_1_flit;
  wire [1:0] client_8_buffer_credit;
  wire [8:0] client_8_head_0_asks;
  wire client_8_head_0_pop;
  wire client_8_head_0_dropped;
  wire [8:0] client_8_granted_0;
  wire [8:0] client_8_head_1_asks;
  wire client_8_head_1_pop;
  wire client_8_head_1_dropped;
  wire [8:0] client_8_granted_1;
  wire [17:0] north_output_asks;
  wire [17:0] north_output_grant;
  wire [4:0] north_output_pick;
  wire north_output_sends;
  wire north_output_stalls;
  wire north_output_conflicts;
  wire [17:0] south_output_asks;
  wire [17:0] south_output_grant;
  wire [4:0] south_output_pick;
  wire south_output_sends;
  wire south_output_stalls;
  wire south_output_conflicts;
  wire [17:0] east_output_asks;
  wire [17:0] east_output_grant;
  wire [4:0] east_output_pick;
  wire east_output_sends;
  wire east_output_stalls;
  wire east_output_conflicts;
  wire [17:0] client_1_output_asks;
  wire [17:0] client_1_output_grant;
  wire [4:0] client_1_output_pick;
  wire client_1_output_sends;
  wire client_1_output_stalls;
  wire client_1_output_conflicts;
  wire [17:0] client_3_output_asks;
  wire [17:0] client_3_output_grant;
  wire [4:0] client_3_output_pick;
  wire client_3_output_sends;
  wire client_3_output_stalls;
  wire client_3_output_conflicts;
  wire [17:0] client_5_output_asks;
  wire [17:0] client_5_output_grant;
  wire [4:0] client_5_output_pick;
  wire client_5_output_sends;
  wire client_5_output_stalls;
  wire client_5_output_conflicts;
  wire [17:0] client_6_output_asks;
  wire [17:0] client_6_output_grant;
  wire [4:0] client_6_output_pick;
  wire client_6_output_sends;
  wire client_6_output_stalls;
  wire client_6_output_conflicts;
  wire [17:0] client_7_output_asks;
  wire [17:0] client_7_output_grant;
  wire [4:0] client_7_output_pick;
  wire client_7_output_sends;
  wire client_7_output_stalls;
  wire client_7_output_conflicts;
  wire [17:0] client_8_output_asks;
  wire [17:0] client_8_output_grant;
  wire [4:0] client_8_output_pick;
  wire client_8_output_sends;
  wire client_8_output_stalls;
  wire client_8_output_conflicts;
  reg [82:0] north_chosen;
  reg north_full;
  reg [82:0] north_held;
  reg north_held_class;
  reg [82:0] south_chosen;
  reg south_full;
  reg [82:0] south_held;
  reg south_held_class;
  reg [82:0] east_chosen;
  reg east_full;
  reg [82:0] east_held;
  reg east_held_class;
  reg [63:0] client_1_chosen;
  reg client_1_full;
  reg [63:0] client_1_held;
  reg client_1_held_class;
  reg [63:0] client_3_chosen;
  reg client_3_full;
  reg [63:0] client_3_held;
  reg client_3_held_class;
  reg [63:0] client_5_chosen;
  reg client_5_full;
  reg [63:0] client_5_held;
  reg client_5_held_class;
  reg [63:0] client_6_chosen;
  reg client_6_full;
  reg [63:0] client_6_held;
  reg client_6_held_class;
  reg [63:0] client_7_chosen;
  reg client_7_full;
  reg [63:0] client_7_held;
  reg client_7_held_class;
  reg [63:0] client_8_chosen;
  reg client_8_full;
  reg [63:0] client_8_held;
  reg client_8_held_class;


  // ---- The router's place ----

  // Not used: no link on that side.
  wire unused_west = &{1'b0, west};

  // ---- Inputs ----

  assign north_in_credit = north_buffer_credit;

  router_buffer_2x4x83 north_buffer (
    .clk          (clk),
    .reset        (reset),
    .in_valid     (north_in_valid),
    .in_class     (north_in_class),
    .in_flit      (north_in_flit),
    .pop_0        (north_head_0_pop),
    .head_0_valid (north_buffer_head_0_valid),
    .head_0_flit  (north_buffer_head_0_flit),
    .pop_1        (north_head_1_pop),
    .head_1_valid (north_buffer_head_1_valid),
    .head_1_flit  (north_buffer_head_1_flit),
    .credit       (north_buffer_credit)
  );

  router_outer_west_head_north_0 north_head_0 (
    .clk        (clk),
    .reset      (reset),
    .valid      (north_buffer_head_0_valid),
    .columns    (north_buffer_head_0_flit[67:64]),
    .rows       (north_buffer_head_0_flit[72:68]),
    .clients    (north_buffer_head_0_flit[82:73]),
    .enabled    (enabled),
    .own_column (own_column),
    .own_row    (own_row),
    .below      (below),
    .east       (east),
    .group      (group),
    .stub_below (stub_below),
    .granted    (north_granted_0),
    .asks       (north_head_0_asks),
    .pop        (north_head_0_pop),
    .dropped    (north_head_0_dropped)
  );

  assign north_granted_0 = {
    client_8_output_grant[0], client_7_output_grant[0], client_6_output_grant[0],
    client_5_output_grant[0], client_3_output_grant[0], client_1_output_grant[0],
    east_output_grant[0], south_output_grant[0], north_output_grant[0]
  };

  router_outer_west_head_north_1 north_head_1 (
    .clk        (clk),
    .reset      (reset),
    .valid      (north_buffer_head_1_valid),
    .columns    (north_buffer_head_1_flit[67:64]),
    .rows       (north_buffer_head_1_flit[72:68]),
    .clients    (north_buffer_head_1_flit[82:73]),
    .enabled    (enabled),
    .own_column (own_column),
    .own_row    (own_row),
    .below      (below),
    .east       (east),
    .granted    (north_granted_1),
    .asks       (north_head_1_asks),
    .pop        (north_head_1_pop),
    .dropped    (north_head_1_dropped)
  );

  assign north_granted_1 = {
    client_8_output_grant[1], client_7_output_grant[1], client_6_output_grant[1],
    client_5_output_grant[1], client_3_output_grant[1], client_1_output_grant[1],
    east_output_grant[1], south_output_grant[1], north_output_grant[1]
  };

  assign south_in_credit = south_buffer_credit;

  router_buffer_2x4x83 south_buffer (
    .clk          (clk),
    .reset        (reset),
    .in_valid     (south_in_valid),
    .in_class     (south_in_class),
    .in_flit      (south_in_flit),
    .pop_0        (south_head_0_pop),
    .head_0_valid (south_buffer_head_0_valid),
    .head_0_flit  (south_buffer_head_0_flit),
    .pop_1        (south_head_1_pop),
    .head_1_valid (south_buffer_head_1_valid),
    .head_1_flit  (south_buffer_head_1_flit),
    .credit       (south_buffer_credit)
  );

  router_outer_west_head_south_0 south_head_0 (
    .clk        (clk),
    .reset      (reset),
    .valid      (south_buffer_head_0_valid),
    .columns    (south_buffer_head_0_flit[67:64]),
    .rows       (south_buffer_head_0_flit[72:68]),
    .clients    (south_buffer_head_0_flit[82:73]),
    .enabled    (enabled),
    .own_column (own_column),
    .own_row    (own_row),
    .above      (above),
    .east       (east),
    .group      (group),
    .granted    (south_granted_0),
    .asks       (south_head_0_asks),
    .pop        (south_head_0_pop),
    .dropped    (south_head_0_dropped)
  );

  assign south_granted_0 = {
    client_8_output_grant[2], client_7_output_grant[2], client_6_output_grant[2],
    client_5_output_grant[2], client_3_output_grant[2], client_1_output_grant[2],
    east_output_grant[2], south_output_grant[2], north_output_grant[2]
  };

  router_outer_west_head_south_1 south_head_1 (
    .clk        (clk),
    .reset      (reset),
    .valid      (south_buffer_head_1_valid),
    .columns    (south_buffer_head_1_flit[67:64]),
    .rows       (south_buffer_head_1_flit[72:68]),
    .clients    (south_buffer_head_1_flit[82:73]),
    .enabled    (enabled),
    .own_column (own_column),
    .own_row    (own_row),
    .above      (above),
    .east       (east),
    .granted    (south_granted_1),
    .asks       (south_head_1_asks),
    .pop        (south_head_1_pop),
    .dropped    (south_head_1_dropped)
  );

  assign south_granted_1 = {
    client_8_output_grant[3], client_7_output_grant[3], client_6_output_grant[3],
    client_5_output_grant[3], client_3_output_grant[3], client_1_output_grant[3],
    east_output_grant[3], south_output_grant[3], north_output_grant[3]
  };

  assign east_in_credit = east_buffer_credit;

  router_buffer_2x4x83 east_buffer (
    .clk          (clk),
    .reset        (reset),
    .in_valid     (east_in_valid),
    .in_class     (east_in_class),
    .in_flit      (east_in_flit),
    .pop_0        (east_head_0_pop),
    .head_0_valid (east_buffer_head_0_valid),
    .head_0_flit  (east_buffer_head_0_flit),
    .pop_1        (east_head_1_pop),
    .head_1_valid (east_buffer_head_1_valid),
    .head_1_flit  (east_buffer_head_1_flit),
    .credit       (east_buffer_credit)
  );

  router_outer_west_head_east_0 east_head_0 (
    .clk        (clk),
    .reset      (reset),
    .valid      (east_buffer_head_0_valid),
    .columns    (east_buffer_head_0_flit[67:64]),
    .rows       (east_buffer_head_0_flit[72:68]),
    .clients    (east_buffer_head_0_flit[82:73]),
    .enabled    (enabled),
    .own_column (own_column),
    .own_row    (own_row),
    .above      (above),
    .below      (below),
    .stub_below (stub_below),
    .granted    (east_granted_0),
    .asks       (east_head_0_asks),
    .pop        (east_head_0_pop),
    .dropped    (east_head_0_dropped)
  );

  assign east_granted_0 = {
    client_8_output_grant[4], client_7_output_grant[4], client_6_output_grant[4],
    client_5_output_grant[4], client_3_output_grant[4], client_1_output_grant[4],
    east_output_grant[4], south_output_grant[4], north_output_grant[4]
  };

  router_outer_west_head_east_1 east_head_1 (
    .clk        (clk),
    .reset      (reset),
    .valid      (east_buffer_head_1_valid),
    .columns    (east_buffer_head_1_flit[67:64]),
    .rows       (east_buffer_head_1_flit[72:68]),
    .clients    (east_buffer_head_1_flit[82:73]),
    .enabled    (enabled),
    .own_column (own_column),
    .own_row    (own_row),
    .above      (above),
    .below      (below),
    .granted    (east_granted_1),
    .asks       (east_head_1_asks),
    .pop        (east_head_1_pop),
    .dropped    (east_head_1_dropped)
  );

  assign east_granted_1 = {
    client_8_output_grant[5], client_7_output_grant[5], client_6_output_grant[5],
    client_5_output_grant[5], client_3_output_grant[5], client_1_output_grant[5],
    east_output_grant[5], south_output_grant[5], north_output_grant[5]
  };

  assign client_1_in_credit = client_1_buffer_credit;

  router_buffer_2x4x83 client_1_buffer (
    .clk          (clk),
    .reset        (reset),
    .in_valid     (client_1_in_valid),
    .in_class     (client_1_in_class),
    .in_flit      (client_1_in_flit),
    .pop_0        (client_1_head_0_pop),
    .head_0_valid (client_1_buffer_head_0_valid),
    .head_0_flit  (client_1_buffer_head_0_flit),
    .pop_1        (client_1_head_1_pop),
    .head_1_valid (client_1_buffer_head_1_valid),
    .head_1_flit  (client_1_buffer_head_1_flit),
    .credit       (client_1_buffer_credit)
  );

  router_outer_west_head_client_0 client_1_head_0 (
    .clk        (clk),
    .reset      (reset),
    .valid      (client_1_buffer_head_0_valid),
    .columns    (client_1_buffer_head_0_flit[67:64]),
    .rows       (client_1_buffer_head_0_flit[72:68]),
    .clients    (client_1_buffer_head_0_flit[82:73]),
    .enabled    (enabled),
    .own_column (own_column),
    .own_row    (own_row),
    .above      (above),
    .below      (below),
    .east       (east),
    .group      (group),
    .stub_below (stub_below),
    .granted    (client_1_granted_0),
    .asks       (client_1_head_0_asks),
    .pop        (client_1_head_0_pop),
    .dropped    (client_1_head_0_dropped)
  );

  assign client_1_granted_0 = {
    client_8_output_grant[6], client_7_output_grant[6], client_6_output_grant[6],
    client_5_output_grant[6], client_3_output_grant[6], client_1_output_grant[6],
    east_output_grant[6], south_output_grant[6], north_output_grant[6]
  };

  router_outer_west_head_client_1 client_1_head_1 (
    .clk        (clk),
    .reset      (reset),
    .valid      (client_1_buffer_head_1_valid),
    .columns    (client_1_buffer_head_1_flit[67:64]),
    .rows       (client_1_buffer_head_1_flit[72:68]),
    .clients    (client_1_buffer_head_1_flit[82:73]),
    .enabled    (enabled),
    .own_column (own_column),
    .own_row    (own_row),
    .above      (above),
    .below      (below),
    .east       (east),
    .granted    (client_1_granted_1),
    .asks       (client_1_head_1_asks),
    .pop        (client_1_head_1_pop),
    .dropped    (client_1_head_1_dropped)
  );

  assign client_1_granted_1 = {
    client_8_output_grant[7], client_7_output_grant[7], client_6_output_grant[7],
    client_5_output_grant[7], client_3_output_grant[7], client_1_output_grant[7],
    east_output_grant[7], south_output_grant[7], north_output_grant[7]
  };

  assign client_3_in_credit = client_3_buffer_credit;

  router_buffer_2x4x83 client_3_buffer (
    .clk          (clk),
    .reset        (reset),
    .in_valid     (client_3_in_valid),
    .in_class     (client_3_in_class),
    .in_flit      (client_3_in_flit),
    .pop_0        (client_3_head_0_pop),
    .head_0_valid (client_3_buffer_head_0_valid),
    .head_0_flit  (client_3_buffer_head_0_flit),
    .pop_1        (client_3_head_1_pop),
    .head_1_valid (client_3_buffer_head_1_valid),
    .head_1_flit  (client_3_buffer_head_1_flit),
    .credit       (client_3_buffer_credit)
  );

  router_outer_west_head_client_0 client_3_head_0 (
    .clk        (clk),
    .reset      (reset),
    .valid      (client_3_buffer_head_0_valid),
    .columns    (client_3_buffer_head_0_flit[67:64]),
    .rows       (client_3_buffer_head_0_flit[72:68]),
    .clients    (client_3_buffer_head_0_flit[82:73]),
    .enabled    (enabled),
    .own_column (own_column),
    .own_row    (own_row),
    .above      (above),
    .below      (below),
    .east       (east),
    .group      (group),
    .stub_below (stub_below),
    .granted    (client_3_granted_0),
    .asks       (client_3_head_0_asks),
    .pop        (client_3_head_0_pop),
    .dropped    (client_3_head_0_dropped)
  );

  assign client_3_granted_0 = {
    client_8_output_grant[8], client_7_output_grant[8], client_6_output_grant[8],
    client_5_output_grant[8], client_3_output_grant[8], client_1_output_grant[8],
    east_output_grant[8], south_output_grant[8], north_output_grant[8]
  };

  router_outer_west_head_client_1 client_3_head_1 (
    .clk        (clk),
    .reset      (reset),
    .valid      (client_3_buffer_head_1_valid),
    .columns    (client_3_buffer_head_1_flit[67:64]),
    .rows       (client_3_buffer_head_1_flit[72:68]),
    .clients    (client_3_buffer_head_1_flit[82:73]),
    .enabled    (enabled),
    .own_column (own_column),
    .own_row    (own_row),
    .above      (above),
    .below      (below),
    .east       (east),
    .granted    (client_3_granted_1),
    .asks       (client_3_head_1_asks),
    .pop        (client_3_head_1_pop),
    .dropped    (client_3_head_1_dropped)
  );

  assign client_3_granted_1 = {
    client_8_output_grant[9], client_7_output_grant[9], client_6_output_grant[9],
    client_5_output_grant[9], client_3_output_grant[9], client_1_output_grant[9],
    east_output_grant[9], south_output_grant[9], north_output_grant[9]
  };

  assign client_5_in_credit = client_5_buffer_credit;

  router_buffer_2x4x83 client_5_buffer (
    .clk          (clk),
    .reset        (reset),
    .in_valid     (client_5_in_valid),
    .in_class     (client_5_in_class),
    .in_flit      (client_5_in_flit),
    .pop_0        (client_5_head_0_pop),
    .head_0_valid (client_5_buffer_head_0_valid),
    .head_0_flit  (client_5_buffer_head_0_flit),
    .pop_1        (client_5_head_1_pop),
    .head_1_valid (client_5_buffer_head_1_valid),
    .head_1_flit  (client_5_buffer_head_1_flit),
    .credit       (client_5_buffer_credit)
  );

  router_outer_west_head_client_0 client_5_head_0 (
    .clk        (clk),
    .reset      (reset),
    .valid      (client_5_buffer_head_0_valid),
    .columns    (client_5_buffer_head_0_flit[67:64]),
    .rows       (client_5_buffer_head_0_flit[72:68]),
    .clients    (client_5_buffer_head_0_flit[82:73]),
    .enabled    (enabled),
    .own_column (own_column),
    .own_row    (own_row),
    .above      (above),
    .below      (below),
    .east       (east),
    .group      (group),
    .stub_below (stub_below),
    .granted    (client_5_granted_0),
    .asks       (client_5_head_0_asks),
    .pop        (client_5_head_0_pop),
    .dropped    (client_5_head_0_dropped)
  );

  assign client_5_granted_0 = {
    client_8_output_grant[10],
    client_7_output_grant[10],
    client_6_output_grant[10],
    client_5_output_grant[10],
    client_3_output_grant[10],
    client_1_output_grant[10],
    east_output_grant[10],
    south_output_grant[10],
    north_output_grant[10]
  };

  router_outer_west_head_client_1 client_5_head_1 (
    .clk        (clk),
    .reset      (reset),
    .valid      (client_5_buffer_head_1_valid),
    .columns    (client_5_buffer_head_1_flit[67:64]),
    .rows       (client_5_buffer_head_1_flit[72:68]),
    .clients    (client_5_buffer_head_1_flit[82:73]),
    .enabled    (enabled),
    .own_column (own_column),
    .own_row    (own_row),
    .above      (above),
    .below      (below),
    .east       (east),
    .granted    (client_5_granted_1),
    .asks       (client_5_head_1_asks),
    .pop        (client_5_head_1_pop),
    .dropped    (client_5_head_1_dropped)
  );

  assign client_5_granted_1 = {
    client_8_output_grant[11],
    client_7_output_grant[11],
    client_6_output_grant[11],
    client_5_output_grant[11],
    client_3_output_grant[11],
    client_1_output_grant[11],
    east_output_grant[11],
    south_output_grant[11],
    north_output_grant[11]
  };

  assign client_6_in_credit = client_6_buffer_credit;

  router_buffer_2x4x83 client_6_buffer (
    .clk          (clk),
    .reset        (reset),
    .in_valid     (client_6_in_valid),
    .in_class     (client_6_in_class),
    .in_flit      (client_6_in_flit),
    .pop_0        (client_6_head_0_pop),
    .head_0_valid (client_6_buffer_head_0_valid),
    .head_0_flit  (client_6_buffer_head_0_flit),
    .pop_1        (client_6_head_1_pop),
    .head_1_valid (client_6_buffer_head_1_valid),
    .head_1_flit  (client_6_buffer_head_1_flit),
    .credit       (client_6_buffer_credit)
  );

  router_outer_west_head_client_0 client_6_head_0 (
    .clk        (clk),
    .reset      (reset),
    .valid      (client_6_buffer_head_0_valid),
    .columns    (client_6_buffer_head_0_flit[67:64]),
    .rows       (client_6_buffer_head_0_flit[72:68]),
    .clients    (client_6_buffer_head_0_flit[82:73]),
    .enabled    (enabled),
    .own_column (own_column),
    .own_row    (own_row),
    .above      (above),
    .below      (below),
    .east       (east),
    .group      (group),
    .stub_below (stub_below),
    .granted    (client_6_granted_0),
    .asks       (client_6_head_0_asks),
    .pop        (client_6_head_0_pop),
    .dropped    (client_6_head_0_dropped)
  );

  assign client_6_granted_0 = {
    client_8_output_grant[12],
    client_7_output_grant[12],
    client_6_output_grant[12],
    client_5_output_grant[12],
    client_3_output_grant[12],
    client_1_output_grant[12],
    east_output_grant[12],
    south_output_grant[12],
    north_output_grant[12]
  };

  router_outer_west_head_client_1 client_6_head_1 (
    .clk        (clk),
    .reset      (reset),
    .valid      (client_6_buffer_head_1_valid),
    .columns    (client_6_buffer_head_1_flit[67:64]),
    .rows       (client_6_buffer_head_1_flit[72:68]),
    .clients    (client_6_buffer_head_1_flit[82:73]),
    .enabled    (enabled),
    .own_column (own_column),
    .own_row    (own_row),
    .above      (above),
    .below      (below),
    .east       (east),
    .granted    (client_6_granted_1),
    .asks       (client_6_head_1_asks),
    .pop        (client_6_head_1_pop),
    .dropped    (client_6_head_1_dropped)
  );

  assign client_6_granted_1 = {
    client_8_output_grant[13],
    client_7_output_grant[13],
    client_6_output_grant[13],
    client_5_output_grant[13],
    client_3_output_grant[13],
    client_1_output_grant[13],
    east_output_grant[13],
    south_output_grant[13],
    north_output_grant[13]
  };

  assign client_7_in_credit = client_7_buffer_credit;

  router_buffer_2x4x83 client_7_buffer (
    .clk          (clk),
    .reset        (reset),
    .in_valid     (client_7_in_valid),
    .in_class     (client_7_in_class),
    .in_flit      (client_7_in_flit),
    .pop_0        (client_7_head_0_pop),
    .head_0_valid (client_7_buffer_head_0_valid),
    .head_0_flit  (client_7_buffer_head_0_flit),
    .pop_1        (client_7_head_1_pop),
    .head_1_valid (client_7_buffer_head_1_valid),
    .head_1_flit  (client_7_buffer_head_1_flit),
    .credit       (client_7_buffer_credit)
  );

  router_outer_west_head_client_0 client_7_head_0 (
    .clk        (clk),
    .reset      (reset),
    .valid      (client_7_buffer_head_0_valid),
    .columns    (client_7_buffer_head_0_flit[67:64]),
    .rows       (client_7_buffer_head_0_flit[72:68]),
    .clients    (client_7_buffer_head_0_flit[82:73]),
    .enabled    (enabled),
    .own_column (own_column),
    .own_row    (own_row),
    .above      (above),
    .below      (below),
    .east       (east),
    .group      (group),
    .stub_below (stub_below),
    .granted    (client_7_granted_0),
    .asks       (client_7_head_0_asks),
    .pop        (client_7_head_0_pop),
    .dropped    (client_7_head_0_dropped)
  );

  assign client_7_granted_0 = {
    client_8_output_grant[14],
    client_7_output_grant[14],
    client_6_output_grant[14],
    client_5_output_grant[14],
    client_3_output_grant[14],
    client_1_output_grant[14],
    east_output_grant[14],
    south_output_grant[14],
    north_output_grant[14]
  };

  router_outer_west_head_client_1 client_7_head_1 (
    .clk        (clk),
    .reset      (reset),
    .valid      (client_7_buffer_head_1_valid),
    .columns    (client_7_buffer_head_1_flit[67:64]),
    .rows       (client_7_buffer_head_1_flit[72:68]),
    .clients    (client_7_buffer_head_1_flit[82:73]),
    .enabled    (enabled),
    .own_column (own_column),
    .own_row    (own_row),
    .above      (above),
    .below      (below),
    .east       (east),
    .granted    (client_7_granted_1),
    .asks       (client_7_head_1_asks),
    .pop        (client_7_head_1_pop),
    .dropped    (client_7_head_1_dropped)
  );

  assign client_7_granted_1 = {
    client_8_output_grant[15],
    client_7_output_grant[15],
    client_6_output_grant[15],
    client_5_output_grant[15],
    client_3_output_grant[15],
    client_1_output_grant[15],
    east_output_grant[15],
    south_output_grant[15],
    north_output_grant[15]
  };

  assign client_8_in_credit = client_8_buffer_credit;

  router_buffer_2x4x83 client_8_buffer (
    .clk          (clk),
    .reset        (reset),
    .in_valid     (client_8_in_valid),
    .in_class     (client_8_in_class),
    .in_flit      (client_8_in_flit),
    .pop_0        (client_8_head_0_pop),
    .head_0_valid (client_8_buffer_head_0_valid),
    .head_0_flit  (client_8_buffer_head_0_flit),
    .pop_1        (client_8_head_1_pop),
    .head_1_valid (client_8_buffer_head_1_valid),
    .head_1_flit  (client_8_buffer_head_1_flit),
    .credit       (client_8_buffer_credit)
  );

  router_outer_west_head_client_0 client_8_head_0 (
    .clk        (clk),
    .reset      (reset),
    .valid      (client_8_buffer_head_0_valid),
    .columns    (client_8_buffer_head_0_flit[67:64]),
    .rows       (client_8_buffer_head_0_flit[72:68]),
    .clients    (client_8_buffer_head_0_flit[82:73]),
    .enabled    (enabled),
    .own_column (own_column),
    .own_row    (own_row),
    .above      (above),
    .below      (below),
    .east       (east),
    .group      (group),
    .stub_below (stub_below),
    .granted    (client_8_granted_0),
    .asks       (client_8_head_0_asks),
    .pop        (client_8_head_0_pop),
    .dropped    (client_8_head_0_dropped)
  );

  assign client_8_granted_0 = {
    client_8_output_grant[16],
    client_7_output_grant[16],
    client_6_output_grant[16],
    client_5_output_grant[16],
    client_3_output_grant[16],
    client_1_output_grant[16],
    east_output_grant[16],
    south_output_grant[16],
    north_output_grant[16]
  };

  router_outer_west_head_client_1 client_8_head_1 (
    .clk        (clk),
    .reset      (reset),
    .valid      (client_8_buffer_head_1_valid),
    .columns    (client_8_buffer_head_1_flit[67:64]),
    .rows       (client_8_buffer_head_1_flit[72:68]),
    .clients    (client_8_buffer_head_1_flit[82:73]),
    .enabled    (enabled),
    .own_column (own_column),
    .own_row    (own_row),
    .above      (above),
    .below      (below),
    .east       (east),
    .granted    (client_8_granted_1),
    .asks       (client_8_head_1_asks),
    .pop        (client_8_head_1_pop),
    .dropped    (client_8_head_1_dropped)
  );

  assign client_8_granted_1 = {
    client_8_output_grant[17],
    client_7_output_grant[17],
    client_6_output_grant[17],
    client_5_output_grant[17],
    client_3_output_grant[17],
    client_1_output_grant[17],
    east_output_grant[17],
    south_output_grant[17],
    north_output_grant[17]
  };

  // ---- Outputs ----

  assign north_out_valid = north_full;
  assign north_out_class = north_held_class;
  assign north_out_flit = north_held;

  assign north_output_asks = {
    client_8_head_1_asks[0], client_8_head_0_asks[0], client_7_head_1_asks[0],
    client_7_head_0_asks[0], client_6_head_1_asks[0], client_6_head_0_asks[0],
    client_5_head_1_asks[0], client_5_head_0_asks[0], client_3_head_1_asks[0],
    client_3_head_0_asks[0], client_1_head_1_asks[0], client_1_head_0_asks[0], east_head_1_asks[0],
    east_head_0_asks[0], south_head_1_asks[0], south_head_0_asks[0], north_head_1_asks[0],
    north_head_0_asks[0]
  };
  router_output_18_2x4_weighted north_output (
    .clk       (clk),
    .reset     (reset),
    .asks      (north_output_asks),
    .credit    (north_out_credit),
    .grant     (north_output_grant),
    .pick      (north_output_pick),
    .sends     (north_output_sends),
    .stalls    (north_output_stalls),
    .conflicts (north_output_conflicts),
    .weights   (weights[71:0])
  );

  always @* begin
    case (north_output_pick)
      5'd2: north_chosen = south_buffer_head_0_flit;
      5'd3: north_chosen = south_buffer_head_1_flit;
      5'd4: north_chosen = east_buffer_head_0_flit;
      5'd5: north_chosen = east_buffer_head_1_flit;
      5'd6: north_chosen = client_1_buffer_head_0_flit;
      5'd7: north_chosen = client_1_buffer_head_1_flit;
      5'd8: north_chosen = client_3_buffer_head_0_flit;
      5'd9: north_chosen = client_3_buffer_head_1_flit;
      5'h0a: north_chosen = client_5_buffer_head_0_flit;
      5'h0b: north_chosen = client_5_buffer_head_1_flit;
      5'h0c: north_chosen = client_6_buffer_head_0_flit;
      5'h0d: north_chosen = client_6_buffer_head_1_flit;
      5'h0e: north_chosen = client_7_buffer_head_0_flit;
      5'h0f: north_chosen = client_7_buffer_head_1_flit;
      5'h10: north_chosen = client_8_buffer_head_0_flit;
      5'h11: north_chosen = client_8_buffer_head_1_flit;
      default: north_chosen = 83'd0;
    endcase
  end

  always @(posedge clk) begin
    if (reset) begin
      north_full <= 1'b0;
    end else begin
      north_full <= north_output_sends;
    end
  end

  always @(posedge clk) begin
    if (north_output_sends) begin
      north_held <= {
        north_chosen[82:73],
        north_chosen[72:68] & above,
        north_chosen[67:64] & (own_column | {4{north_output_pick[0] != 1'b1}}),
        north_chosen[63:0]
      };
      north_held_class <= north_output_pick[0];
    end
  end

  assign south_out_valid = south_full;
  assign south_out_class = south_held_class;
  assign south_out_flit = south_held;

  assign south_output_asks = {
    client_8_head_1_asks[1], client_8_head_0_asks[1], client_7_head_1_asks[1],
    client_7_head_0_asks[1], client_6_head_1_asks[1], client_6_head_0_asks[1],
    client_5_head_1_asks[1], client_5_head_0_asks[1], client_3_head_1_asks[1],
    client_3_head_0_asks[1], client_1_head_1_asks[1], client_1_head_0_asks[1], east_head_1_asks[1],
    east_head_0_asks[1], south_head_1_asks[1], south_head_0_asks[1], north_head_1_asks[1],
    north_head_0_asks[1]
  };
  router_output_18_2x4_weighted south_output (
    .clk       (clk),
    .reset     (reset),
    .asks      (south_output_asks),
    .credit    (south_out_credit),
    .grant     (south_output_grant),
    .pick      (south_output_pick),
    .sends     (south_output_sends),
    .stalls    (south_output_stalls),
    .conflicts (south_output_conflicts),
    .weights   (weights[143:72])
  );

  always @* begin
    case (south_output_pick)
      5'd0: south_chosen = north_buffer_head_0_flit;
      5'd1: south_chosen = north_buffer_head_1_flit;
      5'd4: south_chosen = east_buffer_head_0_flit;
      5'd5: south_chosen = east_buffer_head_1_flit;
      5'd6: south_chosen = client_1_buffer_head_0_flit;
      5'd7: south_chosen = client_1_buffer_head_1_flit;
      5'd8: south_chosen = client_3_buffer_head_0_flit;
      5'd9: south_chosen = client_3_buffer_head_1_flit;
      5'h0a: south_chosen = client_5_buffer_head_0_flit;
      5'h0b: south_chosen = client_5_buffer_head_1_flit;
      5'h0c: south_chosen = client_6_buffer_head_0_flit;
      5'h0d: south_chosen = client_6_buffer_head_1_flit;
      5'h0e: south_chosen = client_7_buffer_head_0_flit;
      5'h0f: south_chosen = client_7_buffer_head_1_flit;
      5'h10: south_chosen = client_8_buffer_head_0_flit;
      5'h11: south_chosen = client_8_buffer_head_1_flit;
      default: south_chosen = 83'd0;
    endcase
  end

  always @(posedge clk) begin
    if (reset) begin
      south_full <= 1'b0;
    end else begin
      south_full <= south_output_sends;
    end
  end

  always @(posedge clk) begin
    if (south_output_sends) begin
      south_held <= {
        south_chosen[82:73],
        south_chosen[72:68] & below,
        south_chosen[67:64]
          & ((own_column | {4{south_output_pick[0] != 1'b1}}) & (own_column | ~{4{stub_below}})),
        south_chosen[63:0]
      };
      south_held_class <= south_output_pick[0];
    end
  end

  assign east_out_valid = east_full;
  assign east_out_class = east_held_class;
  assign east_out_flit = east_held;

  assign east_output_asks = {
    client_8_head_1_asks[2], client_8_head_0_asks[2], client_7_head_1_asks[2],
    client_7_head_0_asks[2], client_6_head_1_asks[2], client_6_head_0_asks[2],
    client_5_head_1_asks[2], client_5_head_0_asks[2], client_3_head_1_asks[2],
    client_3_head_0_asks[2], client_1_head_1_asks[2], client_1_head_0_asks[2], east_head_1_asks[2],
    east_head_0_asks[2], south_head_1_asks[2], south_head_0_asks[2], north_head_1_asks[2],
    north_head_0_asks[2]
  };
  router_output_18_2x4_weighted east_output (
    .clk       (clk),
    .reset     (reset),
    .asks      (east_output_asks),
    .credit    (east_out_credit),
    .grant     (east_output_grant),
    .pick      (east_output_pick),
    .sends     (east_output_sends),
    .stalls    (east_output_stalls),
    .conflicts (east_output_conflicts),
    .weights   (weights[215:144])
  );

  always @* begin
    case (east_output_pick)
      5'd0: east_chosen = north_buffer_head_0_flit;
      5'd1: east_chosen = north_buffer_head_1_flit;
      5'd2: east_chosen = south_buffer_head_0_flit;
      5'd3: east_chosen = south_buffer_head_1_flit;
      5'd6: east_chosen = client_1_buffer_head_0_flit;
      5'd7: east_chosen = client_1_buffer_head_1_flit;
      5'd8: east_chosen = client_3_buffer_head_0_flit;
      5'd9: east_chosen = client_3_buffer_head_1_flit;
      5'h0a: east_chosen = client_5_buffer_head_0_flit;
      5'h0b: east_chosen = client_5_buffer_head_1_flit;
      5'h0c: east_chosen = client_6_buffer_head_0_flit;
      5'h0d: east_chosen = client_6_buffer_head_1_flit;
      5'h0e: east_chosen = client_7_buffer_head_0_flit;
      5'h0f: east_chosen = client_7_buffer_head_1_flit;
      5'h10: east_chosen = client_8_buffer_head_0_flit;
      5'h11: east_chosen = client_8_buffer_head_1_flit;
      default: east_chosen = 83'd0;
    endcase
  end

  always @(posedge clk) begin
    if (reset) begin
      east_full <= 1'b0;
    end else begin
      east_full <= east_output_sends;
    end
  end

  always @(posedge clk) begin
    if (east_output_sends) begin
      east_held <= {
        east_chosen[82:73],
        east_chosen[72:68] & (group | {5{east_output_pick[0] != 1'b0}}),
        east_chosen[67:64] & east,
        east_chosen[63:0]
      };
      east_held_class <= east_output_pick[0];
    end
  end

  assign client_1_out_valid = client_1_full;
  assign client_1_out_class = client_1_held_class;
  assign client_1_out_flit = client_1_held;

  assign client_1_output_asks = {
    client_8_head_1_asks[3], client_8_head_0_asks[3], client_7_head_1_asks[3],
    client_7_head_0_asks[3], client_6_head_1_asks[3], client_6_head_0_asks[3],
    client_5_head_1_asks[3], client_5_head_0_asks[3], client_3_head_1_asks[3],
    client_3_head_0_asks[3], client_1_head_1_asks[3], client_1_head_0_asks[3], east_head_1_asks[3],
    east_head_0_asks[3], south_head_1_asks[3], south_head_0_asks[3], north_head_1_asks[3],
    north_head_0_asks[3]
  };
  router_output_18_2x4_weighted client_1_output (
    .clk       (clk),
    .reset     (reset),
    .asks      (client_1_output_asks),
    .credit    (client_1_out_credit),
    .grant     (client_1_output_grant),
    .pick      (client_1_output_pick),
    .sends     (client_1_output_sends),
    .stalls    (client_1_output_stalls),
    .conflicts (client_1_output_conflicts),
    .weights   (weights[287:216])
  );

  always @* begin
    case (client_1_output_pick)
      5'd0: client_1_chosen = north_buffer_head_0_flit[63:0];
      5'd1: client_1_chosen = north_buffer_head_1_flit[63:0];
      5'd2: client_1_chosen = south_buffer_head_0_flit[63:0];
      5'd3: client_1_chosen = south_buffer_head_1_flit[63:0];
      5'd4: client_1_chosen = east_buffer_head_0_flit[63:0];
      5'd5: client_1_chosen = east_buffer_head_1_flit[63:0];
      5'd6: client_1_chosen = client_1_buffer_head_0_flit[63:0];
      5'd7: client_1_chosen = client_1_buffer_head_1_flit[63:0];
      5'd8: client_1_chosen = client_3_buffer_head_0_flit[63:0];
      5'd9: client_1_chosen = client_3_buffer_head_1_flit[63:0];
      5'h0a: client_1_chosen = client_5_buffer_head_0_flit[63:0];
      5'h0b: client_1_chosen = client_5_buffer_head_1_flit[63:0];
      5'h0c: client_1_chosen = client_6_buffer_head_0_flit[63:0];
      5'h0d: client_1_chosen = client_6_buffer_head_1_flit[63:0];
      5'h0e: client_1_chosen = client_7_buffer_head_0_flit[63:0];
      5'h0f: client_1_chosen = client_7_buffer_head_1_flit[63:0];
      5'h10: client_1_chosen = client_8_buffer_head_0_flit[63:0];
      5'h11: client_1_chosen = client_8_buffer_head_1_flit[63:0];
      default: client_1_chosen = 64'd0;
    endcase
  end

  always @(posedge clk) begin
    if (reset) begin
      client_1_full <= 1'b0;
    end else begin
      client_1_full <= client_1_output_sends;
    end
  end

  always @(posedge clk) begin
    if (client_1_output_sends) begin
      client_1_held <= client_1_chosen;
      client_1_held_class <= client_1_output_pick[0];
    end
  end

  assign client_3_out_valid = client_3_full;
  assign client_3_out_class = client_3_held_class;
  assign client_3_out_flit = client_3_held;

  assign client_3_output_asks = {
    client_8_head_1_asks[4], client_8_head_0_asks[4], client_7_head_1_asks[4],
    client_7_head_0_asks[4], client_6_head_1_asks[4], client_6_head_0_asks[4],
    client_5_head_1_asks[4], client_5_head_0_asks[4], client_3_head_1_asks[4],
    client_3_head_0_asks[4], client_1_head_1_asks[4], client_1_head_0_asks[4], east_head_1_asks[4],
    east_head_0_asks[4], south_head_1_asks[4], south_head_0_asks[4], north_head_1_asks[4],
    north_head_0_asks[4]
  };
  router_output_18_2x4_weighted client_3_output (
    .clk       (clk),
    .reset     (reset),
    .asks      (client_3_output_asks),
    .credit    (client_3_out_credit),
    .grant     (client_3_output_grant),
    .pick      (client_3_output_pick),
    .sends     (client_3_output_sends),
    .stalls    (client_3_output_stalls),
    .conflicts (client_3_output_conflicts),
    .weights   (weights[359:288])
  );

  always @* begin
    case (client_3_output_pick)
      5'd0: client_3_chosen = north_buffer_head_0_flit[63:0];
      5'd1: client_3_chosen = north_buffer_head_1_flit[63:0];
      5'd2: client_3_chosen = south_buffer_head_0_flit[63:0];
      5'd3: client_3_chosen = south_buffer_head_1_flit[63:0];
      5'd4: client_3_chosen = east_buffer_head_0_flit[63:0];
      5'd5: client_3_chosen = east_buffer_head_1_flit[63:0];
      5'd6: client_3_chosen = client_1_buffer_head_0_flit[63:0];
      5'd7: client_3_chosen = client_1_buffer_head_1_flit[63:0];
      5'd8: client_3_chosen = client_3_buffer_head_0_flit[63:0];
      5'd9: client_3_chosen = client_3_buffer_head_1_flit[63:0];
      5'h0a: client_3_chosen = client_5_buffer_head_0_flit[63:0];
      5'h0b: client_3_chosen = client_5_buffer_head_1_flit[63:0];
      5'h0c: client_3_chosen = client_6_buffer_head_0_flit[63:0];
      5'h0d: client_3_chosen = client_6_buffer_head_1_flit[63:0];
      5'h0e: client_3_chosen = client_7_buffer_head_0_flit[63:0];
      5'h0f: client_3_chosen = client_7_buffer_head_1_flit[63:0];
      5'h10: client_3_chosen = client_8_buffer_head_0_flit[63:0];
      5'h11: client_3_chosen = client_8_buffer_head_1_flit[63:0];
      default: client_3_chosen = 64'd0;
    endcase
  end

  always @(posedge clk) begin
    if (reset) begin
      client_3_full <= 1'b0;
    end else begin
      client_3_full <= client_3_output_sends;
    end
  end

  always @(posedge clk) begin
    if (client_3_output_sends) begin
      client_3_held <= client_3_chosen;
      client_3_held_class <= client_3_output_pick[0];
    end
  end

  assign client_5_out_valid = client_5_full;
  assign client_5_out_class = client_5_held_class;
  assign client_5_out_flit = client_5_held;

  assign client_5_output_asks = {
    client_8_head_1_asks[5], client_8_head_0_asks[5], client_7_head_1_asks[5],
    client_7_head_0_asks[5], client_6_head_1_asks[5], client_6_head_0_asks[5],
    client_5_head_1_asks[5], client_5_head_0_asks[5], client_3_head_1_asks[5],
    client_3_head_0_asks[5], client_1_head_1_asks[5], client_1_head_0_asks[5], east_head_1_asks[5],
    east_head_0_asks[5], south_head_1_asks[5], south_head_0_asks[5], north_head_1_asks[5],
    north_head_0_asks[5]
  };
  router_output_18_2x4_weighted client_5_output (
    .clk       (clk),
    .reset     (reset),
    .asks      (client_5_output_asks),
    .credit    (client_5_out_credit),
    .grant     (client_5_output_grant),
    .pick      (client_5_output_pick),
    .sends     (client_5_output_sends),
    .stalls    (client_5_output_stalls),
    .conflicts (client_5_output_conflicts),
    .weights   (weights[431:360])
  );

  always @* begin
    case (client_5_output_pick)
      5'd0: client_5_chosen = north_buffer_head_0_flit[63:0];
      5'd1: client_5_chosen = north_buffer_head_1_flit[63:0];
      5'd2: client_5_chosen = south_buffer_head_0_flit[63:0];
      5'd3: client_5_chosen = south_buffer_head_1_flit[63:0];
      5'd4: client_5_chosen = east_buffer_head_0_flit[63:0];
      5'd5: client_5_chosen = east_buffer_head_1_flit[63:0];
      5'd6: client_5_chosen = client_1_buffer_head_0_flit[63:0];
      5'd7: client_5_chosen = client_1_buffer_head_1_flit[63:0];
      5'd8: client_5_chosen = client_3_buffer_head_0_flit[63:0];
      5'd9: client_5_chosen = client_3_buffer_head_1_flit[63:0];
      5'h0a: client_5_chosen = client_5_buffer_head_0_flit[63:0];
      5'h0b: client_5_chosen = client_5_buffer_head_1_flit[63:0];
      5'h0c: client_5_chosen = client_6_buffer_head_0_flit[63:0];
      5'h0d: client_5_chosen = client_6_buffer_head_1_flit[63:0];
      5'h0e: client_5_chosen = client_7_buffer_head_0_flit[63:0];
      5'h0f: client_5_chosen = client_7_buffer_head_1_flit[63:0];
      5'h10: client_5_chosen = client_8_buffer_head_0_flit[63:0];
      5'h11: client_5_chosen = client_8_buffer_head_1_flit[63:0];
      default: client_5_chosen = 64'd0;
    endcase
  end

  always @(posedge clk) begin
    if (reset) begin
      client_5_full <= 1'b0;
    end else begin
      client_5_full <= client_5_output_sends;
    end
  end

  always @(posedge clk) begin
    if (client_5_output_sends) begin
      client_5_held <= client_5_chosen;
      client_5_held_class <= client_5_output_pick[0];
    end
  end

  assign client_6_out_valid = client_6_full;
  assign client_6_out_class = client_6_held_class;
  assign client_6_out_flit = client_6_held;

  assign client_6_output_asks = {
    client_8_head_1_asks[6], client_8_head_0_asks[6], client_7_head_1_asks[6],
    client_7_head_0_asks[6], client_6_head_1_asks[6], client_6_head_0_asks[6],
    client_5_head_1_asks[6], client_5_head_0_asks[6], client_3_head_1_asks[6],
    client_3_head_0_asks[6], client_1_head_1_asks[6], client_1_head_0_asks[6], east_head_1_asks[6],
    east_head_0_asks[6], south_head_1_asks[6], south_head_0_asks[6], north_head_1_asks[6],
    north_head_0_asks[6]
  };
  router_output_18_2x4_weighted client_6_output (
    .clk       (clk),
    .reset     (reset),
    .asks      (client_6_output_asks),
    .credit    (client_6_out_credit),
    .grant     (client_6_output_grant),
    .pick      (client_6_output_pick),
    .sends     (client_6_output_sends),
    .stalls    (client_6_output_stalls),
    .conflicts (client_6_output_conflicts),
    .weights   (weights[503:432])
  );

  always @* begin
    case (client_6_output_pick)
      5'd0: client_6_chosen = north_buffer_head_0_flit[63:0];
      5'd1: client_6_chosen = north_buffer_head_1_flit[63:0];
      5'd2: client_6_chosen = south_buffer_head_0_flit[63:0];
      5'd3: client_6_chosen = south_buffer_head_1_flit[63:0];
      5'd4: client_6_chosen = east_buffer_head_0_flit[63:0];
      5'd5: client_6_chosen = east_buffer_head_1_flit[63:0];
      5'd6: client_6_chosen = client_1_buffer_head_0_flit[63:0];
      5'd7: client_6_chosen = client_1_buffer_head_1_flit[63:0];
      5'd8: client_6_chosen = client_3_buffer_head_0_flit[63:0];
      5'd9: client_6_chosen = client_3_buffer_head_1_flit[63:0];
      5'h0a: client_6_chosen = client_5_buffer_head_0_flit[63:0];
      5'h0b: client_6_chosen = client_5_buffer_head_1_flit[63:0];
      5'h0c: client_6_chosen = client_6_buffer_head_0_flit[63:0];
      5'h0d: client_6_chosen = client_6_buffer_head_1_flit[63:0];
      5'h0e: client_6_chosen = client_7_buffer_head_0_flit[63:0];
      5'h0f: client_6_chosen = client_7_buffer_head_1_flit[63:0];
      5'h10: client_6_chosen = client_8_buffer_head_0_flit[63:0];
      5'h11: client_6_chosen = client_8_buffer_head_1_flit[63:0];
      default: client_6_chosen = 64'd0;
    endcase
  end

  always @(posedge clk) begin
    if (reset) begin
      client_6_full <= 1'b0;
    end else begin
      client_6_full <= client_6_output_sends;
    end
  end

  always @(posedge clk) begin
    if (client_6_output_sends) begin
      client_6_held <= client_6_chosen;
      client_6_held_class <= client_6_output_pick[0];
    end
  end

  assign client_7_out_valid = client_7_full;
  assign client_7_out_class = client_7_held_class;
  assign client_7_out_flit = client_7_held;

  assign client_7_output_asks = {
    client_8_head_1_asks[7], client_8_head_0_asks[7], client_7_head_1_asks[7],
    client_7_head_0_asks[7], client_6_head_1_asks[7], client_6_head_0_asks[7],
    client_5_head_1_asks[7], client_5_head_0_asks[7], client_3_head_1_asks[7],
    client_3_head_0_asks[7], client_1_head_1_asks[7], client_1_head_0_asks[7], east_head_1_asks[7],
    east_head_0_asks[7], south_head_1_asks[7], south_head_0_asks[7], north_head_1_asks[7],
    north_head_0_asks[7]
  };
  router_output_18_2x4_weighted client_7_output (
    .clk       (clk),
    .reset     (reset),
    .asks      (client_7_output_asks),
    .credit    (client_7_out_credit),
    .grant     (client_7_output_grant),
    .pick      (client_7_output_pick),
    .sends     (client_7_output_sends),
    .stalls    (client_7_output_stalls),
    .conflicts (client_7_output_conflicts),
    .weights   (weights[575:504])
  );

  always @* begin
    case (client_7_output_pick)
      5'd0: client_7_chosen = north_buffer_head_0_flit[63:0];
      5'd1: client_7_chosen = north_buffer_head_1_flit[63:0];
      5'd2: client_7_chosen = south_buffer_head_0_flit[63:0];
      5'd3: client_7_chosen = south_buffer_head_1_flit[63:0];
      5'd4: client_7_chosen = east_buffer_head_0_flit[63:0];
      5'd5: client_7_chosen = east_buffer_head_1_flit[63:0];
      5'd6: client_7_chosen = client_1_buffer_head_0_flit[63:0];
      5'd7: client_7_chosen = client_1_buffer_head_1_flit[63:0];
      5'd8: client_7_chosen = client_3_buffer_head_0_flit[63:0];
      5'd9: client_7_chosen = client_3_buffer_head_1_flit[63:0];
      5'h0a: client_7_chosen = client_5_buffer_head_0_flit[63:0];
      5'h0b: client_7_chosen = client_5_buffer_head_1_flit[63:0];
      5'h0c: client_7_chosen = client_6_buffer_head_0_flit[63:0];
      5'h0d: client_7_chosen = client_6_buffer_head_1_flit[63:0];
      5'h0e: client_7_chosen = client_7_buffer_head_0_flit[63:0];
      5'h0f: client_7_chosen = client_7_buffer_head_1_flit[63:0];
      5'h10: client_7_chosen = client_8_buffer_head_0_flit[63:0];
      5'h11: client_7_chosen = client_8_buffer_head_1_flit[63:0];
      default: client_7_chosen = 64'd0;
    endcase
  end

  always @(posedge clk) begin
    if (reset) begin
      client_7_full <= 1'b0;
    end else begin
      client_7_full <= client_7_output_sends;
    end
  end

  always @(posedge clk) begin
    if (client_7_output_sends) begin
      client_7_held <= client_7_chosen;
      client_7_held_class <= client_7_output_pick[0];
    end
  end

  assign client_8_out_valid = client_8_full;
  assign client_8_out_class = client_8_held_class;
  assign client_8_out_flit = client_8_held;

  assign client_8_output_asks = {
    client_8_head_1_asks[8], client_8_head_0_asks[8], client_7_head_1_asks[8],
    client_7_head_0_asks[8], client_6_head_1_asks[8], client_6_head_0_asks[8],
    client_5_head_1_asks[8], client_5_head_0_asks[8], client_3_head_1_asks[8],
    client_3_head_0_asks[8], client_1_head_1_asks[8], client_1_head_0_asks[8], east_head_1_asks[8],
    east_head_0_asks[8], south_head_1_asks[8], south_head_0_asks[8], north_head_1_asks[8],
    north_head_0_asks[8]
  };
  router_output_18_2x4_weighted client_8_output (
    .clk       (clk),
    .reset     (reset),
    .asks      (client_8_output_asks),
    .credit    (client_8_out_credit),
    .grant     (client_8_output_grant),
    .pick      (client_8_output_pick),
    .sends     (client_8_output_sends),
    .stalls    (client_8_output_stalls),
    .conflicts (client_8_output_conflicts),
    .weights   (weights[647:576])
  );

  always @* begin
    case (client_8_output_pick)
      5'd0: client_8_chosen = north_buffer_head_0_flit[63:0];
      5'd1: client_8_chosen = north_buffer_head_1_flit[63:0];
      5'd2: client_8_chosen = south_buffer_head_0_flit[63:0];
      5'd3: client_8_chosen = south_buffer_head_1_flit[63:0];
      5'd4: client_8_chosen = east_buffer_head_0_flit[63:0];
      5'd5: client_8_chosen = east_buffer_head_1_flit[63:0];
      5'd6: client_8_chosen = client_1_buffer_head_0_flit[63:0];
      5'd7: client_8_chosen = client_1_buffer_head_1_flit[63:0];
      5'd8: client_8_chosen = client_3_buffer_head_0_flit[63:0];
      5'd9: client_8_chosen = client_3_buffer_head_1_flit[63:0];
      5'h0a: client_8_chosen = client_5_buffer_head_0_flit[63:0];
      5'h0b: client_8_chosen = client_5_buffer_head_1_flit[63:0];
      5'h0c: client_8_chosen = client_6_buffer_head_0_flit[63:0];
      5'h0d: client_8_chosen = client_6_buffer_head_1_flit[63:0];
      5'h0e: client_8_chosen = client_7_buffer_head_0_flit[63:0];
      5'h0f: client_8_chosen = client_7_buffer_head_1_flit[63:0];
      5'h10: client_8_chosen = client_8_buffer_head_0_flit[63:0];
      5'h11: client_8_chosen = client_8_buffer_head_1_flit[63:0];
      default: client_8_chosen = 64'd0;
    endcase
  end

  always @(posedge clk) begin
    if (reset) begin
      client_8_full <= 1'b0;
    end else begin
      client_8_full <= client_8_output_sends;
    end
  end

  always @(posedge clk) begin
    if (client_8_output_sends) begin
      client_8_held <= client_8_chosen;
      client_8_held_class <= client_8_output_pick[0];
    end
  end

  // ---- Events ----

  assign sent = {
    client_8_output_sends, client_7_output_sends, client_6_output_sends, client_5_output_sends,
    client_3_output_sends, client_1_output_sends, east_output_sends, south_output_sends,
    north_output_sends
  };

  assign stalls = {
    client_8_output_stalls, client_7_output_stalls, client_6_output_stalls, client_5_output_stalls,
    client_3_output_stalls, client_1_output_stalls, east_output_stalls, south_output_stalls,
    north_output_stalls
  };

  assign conflicts = {
    client_8_output_conflicts,
    client_7_output_conflicts,
    client_6_output_conflicts,
    client_5_output_conflicts,
    client_3_output_conflicts,
    client_1_output_conflicts,
    east_output_conflicts,
    south_output_conflicts,
    north_output_conflicts
  };

  assign dropped = {
    client_8_head_1_dropped, client_8_head_0_dropped, client_7_head_1_dropped,
    client_7_head_0_dropped, client_6_head_1_dropped, client_6_head_0_dropped,
    client_5_head_1_dropped, client_5_head_0_dropped, client_3_head_1_dropped,
    client_3_head_0_dropped, client_1_head_1_dropped, client_1_head_0_dropped, east_head_1_dropped,
    east_head_0_dropped, south_head_1_dropped, south_head_0_dropped, north_head_1_dropped,
    north_head_0_dropped
  };
endmodule

`default_nettype wire
