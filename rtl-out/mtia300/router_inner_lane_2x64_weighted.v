// router_inner_lane_2x64_weighted
//
// A slice of one lane of the router: 2 classes, 64 bits of payload. Links carry flits one way
// and credits, a bit for each class, the other.
//
// Parameters: classes = 2, payload = 64, shape =
// {"columns":4,"depth":4,"full_rows":4,"kind":"inner","ports":13311,"rows":5,"stub":false},
// slots = 831, weighted = true
//
// Generated from hw/src/router/lane.rs; change that file, not this one.

`default_nettype none

module router_inner_lane_2x64_weighted (
  input  wire          clk,
  input  wire          reset,
  input  wire    [3:0] own_column,
  input  wire    [4:0] own_row,
  input  wire    [3:0] west,
  input  wire    [3:0] east,
  input  wire    [4:0] below,
  input  wire    [4:0] group,
  input  wire          stub_below,
  input  wire    [4:0] above,
  // Slots whose clients take flits.
  input  wire    [9:0] enabled,
  input  wire          north_in_valid,
  input  wire          north_in_class,
  input  wire   [82:0] north_in_flit,
  output wire    [1:0] north_in_credit,
  input  wire          south_in_valid,
  input  wire          south_in_class,
  input  wire   [82:0] south_in_flit,
  output wire    [1:0] south_in_credit,
  input  wire          east_in_valid,
  input  wire          east_in_class,
  input  wire   [82:0] east_in_flit,
  output wire    [1:0] east_in_credit,
  input  wire          west_in_valid,
  input  wire          west_in_class,
  input  wire   [82:0] west_in_flit,
  output wire    [1:0] west_in_credit,
  input  wire          client_0_in_valid,
  input  wire          client_0_in_class,
  input  wire   [82:0] client_0_in_flit,
  output wire    [1:0] client_0_in_credit,
  input  wire          client_1_in_valid,
  input  wire          client_1_in_class,
  input  wire   [82:0] client_1_in_flit,
  output wire    [1:0] client_1_in_credit,
  input  wire          client_2_in_valid,
  input  wire          client_2_in_class,
  input  wire   [82:0] client_2_in_flit,
  output wire    [1:0] client_2_in_credit,
  input  wire          client_3_in_valid,
  input  wire          client_3_in_class,
  input  wire   [82:0] client_3_in_flit,
  output wire    [1:0] client_3_in_credit,
  input  wire          client_4_in_valid,
  input  wire          client_4_in_class,
  input  wire   [82:0] client_4_in_flit,
  output wire    [1:0] client_4_in_credit,
  input  wire          client_5_in_valid,
  input  wire          client_5_in_class,
  input  wire   [82:0] client_5_in_flit,
  output wire    [1:0] client_5_in_credit,
  input  wire          client_8_in_valid,
  input  wire          client_8_in_class,
  input  wire   [82:0] client_8_in_flit,
  output wire    [1:0] client_8_in_credit,
  input  wire          client_9_in_valid,
  input  wire          client_9_in_class,
  input  wire   [82:0] client_9_in_flit,
  output wire    [1:0] client_9_in_credit,
  // Of all heads at the first output, at the second, ...
  input  wire [1151:0] weights,
  output wire          north_out_valid,
  output wire          north_out_class,
  output wire   [82:0] north_out_flit,
  input  wire    [1:0] north_out_credit,
  output wire          south_out_valid,
  output wire          south_out_class,
  output wire   [82:0] south_out_flit,
  input  wire    [1:0] south_out_credit,
  output wire          east_out_valid,
  output wire          east_out_class,
  output wire   [82:0] east_out_flit,
  input  wire    [1:0] east_out_credit,
  output wire          west_out_valid,
  output wire          west_out_class,
  output wire   [82:0] west_out_flit,
  input  wire    [1:0] west_out_credit,
  output wire          client_0_out_valid,
  output wire          client_0_out_class,
  output wire   [63:0] client_0_out_flit,
  input  wire    [1:0] client_0_out_credit,
  output wire          client_1_out_valid,
  output wire          client_1_out_class,
  output wire   [63:0] client_1_out_flit,
  input  wire    [1:0] client_1_out_credit,
  output wire          client_2_out_valid,
  output wire          client_2_out_class,
  output wire   [63:0] client_2_out_flit,
  input  wire    [1:0] client_2_out_credit,
  output wire          client_3_out_valid,
  output wire          client_3_out_class,
  output wire   [63:0] client_3_out_flit,
  input  wire    [1:0] client_3_out_credit,
  output wire          client_4_out_valid,
  output wire          client_4_out_class,
  output wire   [63:0] client_4_out_flit,
  input  wire    [1:0] client_4_out_credit,
  output wire          client_5_out_valid,
  output wire          client_5_out_class,
  output wire   [63:0] client_5_out_flit,
  input  wire    [1:0] client_5_out_credit,
  output wire          client_8_out_valid,
  output wire          client_8_out_class,
  output wire   [63:0] client_8_out_flit,
  input  wire    [1:0] client_8_out_credit,
  output wire          client_9_out_valid,
  output wire          client_9_out_class,
  output wire   [63:0] client_9_out_flit,
  input  wire    [1:0] client_9_out_credit,
  // Outputs that take a flit.
  output wire   [11:0] sent,
  // Outputs that some flit wants, without room behind them.
  output wire   [11:0] stalls,
  // Outputs that more than one flit wants.
  output wire   [11:0] conflicts,
  // Heads that name no place ahead.
  output wire   [23:0] dropped
);

  wire north_buffer_head_0_valid;
  wire [82:0] north_buffer_head_0_flit;
  wire north_buffer_head_1_valid;
  wire [82:0] north_buffer_head_1_flit;
  wire [1:0] north_buffer_credit;
  wire [11:0] north_head_0_asks;
  wire north_head_0_pop;
  wire north_head_0_dropped;
  wire [11:0] north_granted_0;
  wire [11:0] north_head_1_asks;
  wire north_head_1_pop;
  wire north_head_1_dropped;
  wire [11:0] north_granted_1;
  wire south_buffer_head_0_valid;
  wire [82:0] south_buffer_head_0_flit;
  wire south_buffer_head_1_valid;
  wire [82:0] south_buffer_head_1_flit;
  wire [1:0] south_buffer_credit;
  wire [11:0] south_head_0_asks;
  wire south_head_0_pop;
  wire south_head_0_dropped;
  wire [11:0] south_granted_0;
  wire [11:0] south_head_1_asks;
  wire south_head_1_pop;
  wire south_head_1_dropped;
  wire [11:0] south_granted_1;
  wire east_buffer_head_0_valid;
  wire [82:0] east_buffer_head_0_flit;
  wire east_buffer_head_1_valid;
  wire [82:0] east_buffer_head_1_flit;
  wire [1:0] east_buffer_credit;
  wire [11:0] east_head_0_asks;
  wire east_head_0_pop;
  wire east_head_0_dropped;
  wire [11:0] east_granted_0;
  wire [11:0] east_head_1_asks;
  wire east_head_1_pop;
  wire east_head_1_dropped;
  wire [11:0] east_granted_1;
  wire west_buffer_head_0_valid;
  wire [82:0] west_buffer_head_0_flit;
  wire west_buffer_head_1_valid;
  wire [82:0] west_buffer_head_1_flit;
  wire [1:0] west_buffer_credit;
  wire [11:0] west_head_0_asks;
  wire west_head_0_pop;
  wire west_head_0_dropped;
  wire [11:0] west_granted_0;
  wire [11:0] west_head_1_asks;
  wire west_head_1_pop;
  wire west_head_1_dropped;
  wire [11:0] west_granted_1;
  wire client_0_buffer_head_0_valid;
  wire [82:0] client_0_buffer_head_0_flit;
  wire client_0_buffer_head_1_valid;
  wire [82:0] client_0_buffer_head_1_flit;
  wire [1:0] client_0_buffer_credit;
  wire [11:0] client_0_head_0_asks;
  wire client_0_head_0_pop;
  wire client_0_head_0_dropped;
  wire [11:0] client_0_granted_0;
  wire [11:0] client_0_head_1_asks;
  wire client_0_head_1_pop;
  wire client_0_head_1_dropped;
  wire [11:0] client_0_granted_1;
  wire client_1_buffer_head_0_valid;
  wire [82:0] client_1_buffer_head_0_flit;
  wire client_1_buffer_head_1_valid;
  wire [82:0] client_1_buffer_head_1_flit;
  wire [1:0] client_1_buffer_credit;
  wire [11:0] client_1_head_0_asks;
  wire client_1_head_0_pop;
  wire client_1_head_0_dropped;
  wire [11:0] client_1_granted_0;
  wire [11:0] client_1_head_1_asks;
  wire client_1_head_1_pop;
  wire client_1_head_1_dropped;
  wire [11:0] client_1_granted_1;
  wire client_2_buffer_head_0_valid;
  wire [82:0] client_2_buffer_head_0_flit;
  wire client_2_buffer_head_1_valid;
  wire [82:0] client_2_buffer_head_1_flit;
  wire [1:0] client_2_buffer_credit;
  wire [11:0] client_2_head_0_asks;
  wire client_2_head_0_pop;
  wire client_2_head_0_dropped;
  wire [11:0] client_2_granted_0;
  wire [11:0] client_2_head_1_asks;
  wire client_2_head_1_pop;
  wire client_2_head_1_dropped;
  wire [11:0] client_2_granted_1;
  wire client_3_buffer_head_0_valid;
  wire [82:0] client_3_buffer_head_0_flit;
  wire client_3_buffer_head_1_valid;
  wire [82:0] client_3_buffer_head_1_flit;
  wire [1:0] client_3_buffer_credit;
  wire [11:0] client_3_head_0_asks;
  wire client_3_head_0_pop;
  wire client_3_head_0_dropped;
  wire [11:0] client_3_granted_0;
  wire [11:0] client_3_head_1_asks;
  wire client_3_head_1_pop;
  wire client_3_head_1_dropped;
  wire [11:0] client_3_granted_1;
  wire client_4_buffer_head_0_valid;
  wire [82:0] client_4_buffer_head_0_flit;
  wire client_4_buffer_head_1_valid;
  wire [82:0] client_4_buffer_head_1_flit;
  wire [1:0] client_4_buffer_credit;
  wire [11:0] client_4_head_0_asks;
  wire client_4_head_0_pop;
  wire client_4_head_0_dropped;
  wire [11:0] client_4_granted_0;
  wire [11:0] client_4_head_1_asks;
  wire client_4_head_1_pop;
  wire client_4_head_1_dropped;
  wire [11:0] client_4_granted_1;
  wire client_5_buffer_head_0_valid;
  wire [82:0] client_5_buffer_head_0_flit;
  wire client_5_buffer_head_1_valid;
  wire [82:0] client_5_buffer_head_1_flit;
  wire [1:0] client_5_buffer_credit;
  wire [11:0] client_5_head_0_asks;
  wire client_5_head_0_pop;
  wire client_5_head_0_dropped;
  wire [11:0] client_5_granted_0;
  wire [11:0] client_5_head_1_asks;
  wire client_5_head_1_pop;
  wire client_5_head_1_dropped;
  wire [11:0] client_5_granted_1;
  wire client_8_buffer_head_0_valid;
  wire [82:0] client_8_buffer_head_0_flit;
  wire client_8_buffer_head_1_valid;
  wire [82:0] client_8_buffer_head_1_flit;
  wire [1:0] client_8_buffer_credit;
  wire [11:0] client_8_head_0_asks;
  wire client_8_head_0_pop;
  wire client_8_head_0_dropped;
  wire [11:0] client_8_granted_0;
  wire [11:0] client_8_head_1_asks;
  wire client_8_head_1_pop;
  wire client_8_head_1_dropped;
  wire [11:0] client_8_granted_1;
  wire client_9_buffer_head_0_valid;
  wire [82:0] client_9_buffer_head_0_flit;
  wire client_9_buffer_head_1_valid;
  wire [82:0] client_9_buffer_head_1_flit;
  wire [1:0] client_9_buffer_credit;
  wire [11:0] client_9_head_0_asks;
  wire client_9_head_0_pop;
  wire client_9_head_0_dropped;
  wire [11:0] client_9_granted_0;
  wire [11:0] client_9_head_1_asks;
  wire client_9_head_1_pop;
  wire client_9_head_1_dropped;
  wire [11:0] client_9_granted_1;
  wire [23:0] north_output_asks;
  wire [23:0] north_output_grant;
  wire [4:0] north_output_pick;
  wire north_output_sends;
  wire north_output_stalls;
  wire north_output_conflicts;
  wire [23:0] south_output_asks;
  wire [23:0] south_output_grant;
  wire [4:0] south_output_pick;
  wire south_output_sends;
  wire south_output_stalls;
  wire south_output_conflicts;
  wire [23:0] east_output_asks;
  wire [23:0] east_output_grant;
  wire [4:0] east_output_pick;
  wire east_output_sends;
  wire east_output_stalls;
  wire east_output_conflicts;
  wire [23:0] west_output_asks;
  wire [23:0] west_output_grant;
  wire [4:0] west_output_pick;
  wire west_output_sends;
  wire west_output_stalls;
  wire west_output_conflicts;
  wire [23:0] client_0_output_asks;
  wire [23:0] client_0_output_grant;
  wire [4:0] client_0_output_pick;
  wire client_0_output_sends;
  wire client_0_output_stalls;
  wire client_0_output_conflicts;
  wire [23:0] client_1_output_asks;
  wire [23:0] client_1_output_grant;
  wire [4:0] client_1_output_pick;
  wire client_1_output_sends;
  wire client_1_output_stalls;
  wire client_1_output_conflicts;
  wire [23:0] client_2_output_asks;
  wire [23:0] client_2_output_grant;
  wire [4:0] client_2_output_pick;
  wire client_2_output_sends;
  wire client_2_output_stalls;
  wire client_2_output_conflicts;
  wire [23:0] client_3_output_asks;
  wire [23:0] client_3_output_grant;
  wire [4:0] client_3_output_pick;
  wire client_3_output_sends;
  wire client_3_output_stalls;
  wire client_3_output_conflicts;
  wire [23:0] client_4_output_asks;
  wire [23:0] client_4_output_grant;
  wire [4:0] client_4_output_pick;
  wire client_4_output_sends;
  wire client_4_output_stalls;
  wire client_4_output_conflicts;
  wire [23:0] client_5_output_asks;
  wire [23:0] client_5_output_grant;
  wire [4:0] client_5_output_pick;
  wire client_5_output_sends;
  wire client_5_output_stalls;
  wire client_5_output_conflicts;
  wire [23:0] client_8_output_asks;
  wire [23:0] client_8_output_grant;
  wire [4:0] client_8_output_pick;
  wire client_8_output_sends;
  wire client_8_output_stalls;
  wire client_8_output_conflicts;
  wire [23:0] client_9_output_asks;
  wire [23:0] client_9_output_grant;
  wire [4:0] client_9_output_pick;
  wire client_9_output_sends;
  wire client_9_output_stalls;
  wire client_9_output_conflicts;
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
  reg [82:0] west_chosen;
  reg west_full;
  reg [82:0] west_held;
  reg west_held_class;
  reg [63:0] client_0_chosen;
  reg client_0_full;
  reg [63:0] client_0_held;
  reg client_0_held_class;
  reg [63:0] client_1_chosen;
  reg client_1_full;
  reg [63:0] client_1_held;
  reg client_1_held_class;
  reg [63:0] client_2_chosen;
  reg client_2_full;
  reg [63:0] client_2_held;
  reg client_2_held_class;
  reg [63:0] client_3_chosen;
  reg client_3_full;
  reg [63:0] client_3_held;
  reg client_3_held_class;
  reg [63:0] client_4_chosen;
  reg client_4_full;
  reg [63:0] client_4_held;
  reg client_4_held_class;
  reg [63:0] client_5_chosen;
  reg client_5_full;
  reg [63:0] client_5_held;
  reg client_5_held_class;
  reg [63:0] client_8_chosen;
  reg client_8_full;
  reg [63:0] client_8_held;
  reg client_8_held_class;
  reg [63:0] client_9_chosen;
  reg client_9_full;
  reg [63:0] client_9_held;
  reg client_9_held_class;


  // ---- The router's place ----


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

  router_inner_head_north_0 north_head_0 (
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
    .west       (west),
    .group      (group),
    .stub_below (stub_below),
    .granted    (north_granted_0),
    .asks       (north_head_0_asks),
    .pop        (north_head_0_pop),
    .dropped    (north_head_0_dropped)
  );

  assign north_granted_0 = {
    client_9_output_grant[0], client_8_output_grant[0], client_5_output_grant[0],
    client_4_output_grant[0], client_3_output_grant[0], client_2_output_grant[0],
    client_1_output_grant[0], client_0_output_grant[0], west_output_grant[0], east_output_grant[0],
    south_output_grant[0], north_output_grant[0]
  };

  router_inner_head_north_1 north_head_1 (
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
    .west       (west),
    .granted    (north_granted_1),
    .asks       (north_head_1_asks),
    .pop        (north_head_1_pop),
    .dropped    (north_head_1_dropped)
  );

  assign north_granted_1 = {
    client_9_output_grant[1], client_8_output_grant[1], client_5_output_grant[1],
    client_4_output_grant[1], client_3_output_grant[1], client_2_output_grant[1],
    client_1_output_grant[1], client_0_output_grant[1], west_output_grant[1], east_output_grant[1],
    south_output_grant[1], north_output_grant[1]
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

  router_inner_head_south_0 south_head_0 (
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
    .west       (west),
    .group      (group),
    .granted    (south_granted_0),
    .asks       (south_head_0_asks),
    .pop        (south_head_0_pop),
    .dropped    (south_head_0_dropped)
  );

  assign south_granted_0 = {
    client_9_output_grant[2], client_8_output_grant[2], client_5_output_grant[2],
    client_4_output_grant[2], client_3_output_grant[2], client_2_output_grant[2],
    client_1_output_grant[2], client_0_output_grant[2], west_output_grant[2], east_output_grant[2],
    south_output_grant[2], north_output_grant[2]
  };

  router_inner_head_south_1 south_head_1 (
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
    .west       (west),
    .granted    (south_granted_1),
    .asks       (south_head_1_asks),
    .pop        (south_head_1_pop),
    .dropped    (south_head_1_dropped)
  );

  assign south_granted_1 = {
    client_9_output_grant[3], client_8_output_grant[3], client_5_output_grant[3],
    client_4_output_grant[3], client_3_output_grant[3], client_2_output_grant[3],
    client_1_output_grant[3], client_0_output_grant[3], west_output_grant[3], east_output_grant[3],
    south_output_grant[3], north_output_grant[3]
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

  router_inner_head_east_0 east_head_0 (
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
    .west       (west),
    .group      (group),
    .stub_below (stub_below),
    .granted    (east_granted_0),
    .asks       (east_head_0_asks),
    .pop        (east_head_0_pop),
    .dropped    (east_head_0_dropped)
  );

  assign east_granted_0 = {
    client_9_output_grant[4], client_8_output_grant[4], client_5_output_grant[4],
    client_4_output_grant[4], client_3_output_grant[4], client_2_output_grant[4],
    client_1_output_grant[4], client_0_output_grant[4], west_output_grant[4], east_output_grant[4],
    south_output_grant[4], north_output_grant[4]
  };

  router_inner_head_east_1 east_head_1 (
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
    .west       (west),
    .granted    (east_granted_1),
    .asks       (east_head_1_asks),
    .pop        (east_head_1_pop),
    .dropped    (east_head_1_dropped)
  );

  assign east_granted_1 = {
    client_9_output_grant[5], client_8_output_grant[5], client_5_output_grant[5],
    client_4_output_grant[5], client_3_output_grant[5], client_2_output_grant[5],
    client_1_output_grant[5], client_0_output_grant[5], west_output_grant[5], east_output_grant[5],
    south_output_grant[5], north_output_grant[5]
  };

  assign west_in_credit = west_buffer_credit;

  router_buffer_2x4x83 west_buffer (
    .clk          (clk),
    .reset        (reset),
    .in_valid     (west_in_valid),
    .in_class     (west_in_class),
    .in_flit      (west_in_flit),
    .pop_0        (west_head_0_pop),
    .head_0_valid (west_buffer_head_0_valid),
    .head_0_flit  (west_buffer_head_0_flit),
    .pop_1        (west_head_1_pop),
    .head_1_valid (west_buffer_head_1_valid),
    .head_1_flit  (west_buffer_head_1_flit),
    .credit       (west_buffer_credit)
  );

  router_inner_head_west_0 west_head_0 (
    .clk        (clk),
    .reset      (reset),
    .valid      (west_buffer_head_0_valid),
    .columns    (west_buffer_head_0_flit[67:64]),
    .rows       (west_buffer_head_0_flit[72:68]),
    .clients    (west_buffer_head_0_flit[82:73]),
    .enabled    (enabled),
    .own_column (own_column),
    .own_row    (own_row),
    .above      (above),
    .below      (below),
    .east       (east),
    .group      (group),
    .stub_below (stub_below),
    .granted    (west_granted_0),
    .asks       (west_head_0_asks),
    .pop        (west_head_0_pop),
    .dropped    (west_head_0_dropped)
  );

  assign west_granted_0 = {
    client_9_output_grant[6], client_8_output_grant[6], client_5_output_grant[6],
    client_4_output_grant[6], client_3_output_grant[6], client_2_output_grant[6],
    client_1_output_grant[6], client_0_output_grant[6], west_output_grant[6], east_output_grant[6],
    south_output_grant[6], north_output_grant[6]
  };

  router_inner_head_west_1 west_head_1 (
    .clk        (clk),
    .reset      (reset),
    .valid      (west_buffer_head_1_valid),
    .columns    (west_buffer_head_1_flit[67:64]),
    .rows       (west_buffer_head_1_flit[72:68]),
    .clients    (west_buffer_head_1_flit[82:73]),
    .enabled    (enabled),
    .own_column (own_column),
    .own_row    (own_row),
    .above      (above),
    .below      (below),
    .east       (east),
    .granted    (west_granted_1),
    .asks       (west_head_1_asks),
    .pop        (west_head_1_pop),
    .dropped    (west_head_1_dropped)
  );

  assign west_granted_1 = {
    client_9_output_grant[7], client_8_output_grant[7], client_5_output_grant[7],
    client_4_output_grant[7], client_3_output_grant[7], client_2_output_grant[7],
    client_1_output_grant[7], client_0_output_grant[7], west_output_grant[7], east_output_grant[7],
    south_output_grant[7], north_output_grant[7]
  };

  assign client_0_in_credit = client_0_buffer_credit;

  router_buffer_2x4x83 client_0_buffer (
    .clk          (clk),
    .reset        (reset),
    .in_valid     (client_0_in_valid),
    .in_class     (client_0_in_class),
    .in_flit      (client_0_in_flit),
    .pop_0        (client_0_head_0_pop),
    .head_0_valid (client_0_buffer_head_0_valid),
    .head_0_flit  (client_0_buffer_head_0_flit),
    .pop_1        (client_0_head_1_pop),
    .head_1_valid (client_0_buffer_head_1_valid),
    .head_1_flit  (client_0_buffer_head_1_flit),
    .credit       (client_0_buffer_credit)
  );

  router_inner_head_client_0 client_0_head_0 (
    .clk        (clk),
    .reset      (reset),
    .valid      (client_0_buffer_head_0_valid),
    .columns    (client_0_buffer_head_0_flit[67:64]),
    .rows       (client_0_buffer_head_0_flit[72:68]),
    .clients    (client_0_buffer_head_0_flit[82:73]),
    .enabled    (enabled),
    .own_column (own_column),
    .own_row    (own_row),
    .above      (above),
    .below      (below),
    .east       (east),
    .west       (west),
    .group      (group),
    .stub_below (stub_below),
    .granted    (client_0_granted_0),
    .asks       (client_0_head_0_asks),
    .pop        (client_0_head_0_pop),
    .dropped    (client_0_head_0_dropped)
  );

  assign client_0_granted_0 = {
    client_9_output_grant[8], client_8_output_grant[8], client_5_output_grant[8],
    client_4_output_grant[8], client_3_output_grant[8], client_2_output_grant[8],
    client_1_output_grant[8], client_0_output_grant[8], west_output_grant[8], east_output_grant[8],
    south_output_grant[8], north_output_grant[8]
  };

  router_inner_head_client_1 client_0_head_1 (
    .clk        (clk),
    .reset      (reset),
    .valid      (client_0_buffer_head_1_valid),
    .columns    (client_0_buffer_head_1_flit[67:64]),
    .rows       (client_0_buffer_head_1_flit[72:68]),
    .clients    (client_0_buffer_head_1_flit[82:73]),
    .enabled    (enabled),
    .own_column (own_column),
    .own_row    (own_row),
    .above      (above),
    .below      (below),
    .east       (east),
    .west       (west),
    .granted    (client_0_granted_1),
    .asks       (client_0_head_1_asks),
    .pop        (client_0_head_1_pop),
    .dropped    (client_0_head_1_dropped)
  );

  assign client_0_granted_1 = {
    client_9_output_grant[9], client_8_output_grant[9], client_5_output_grant[9],
    client_4_output_grant[9], client_3_output_grant[9], client_2_output_grant[9],
    client_1_output_grant[9], client_0_output_grant[9], west_output_grant[9], east_output_grant[9],
    south_output_grant[9], north_output_grant[9]
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

  router_inner_head_client_0 client_1_head_0 (
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
    .west       (west),
    .group      (group),
    .stub_below (stub_below),
    .granted    (client_1_granted_0),
    .asks       (client_1_head_0_asks),
    .pop        (client_1_head_0_pop),
    .dropped    (client_1_head_0_dropped)
  );

  assign client_1_granted_0 = {
    client_9_output_grant[10],
    client_8_output_grant[10],
    client_5_output_grant[10],
    client_4_output_grant[10],
    client_3_output_grant[10],
    client_2_output_grant[10],
    client_1_output_grant[10],
    client_0_output_grant[10],
    west_output_grant[10],
    east_output_grant[10],
    south_output_grant[10],
    north_output_grant[10]
  };

  router_inner_head_client_1 client_1_head_1 (
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
    .west       (west),
    .granted    (client_1_granted_1),
    .asks       (client_1_head_1_asks),
    .pop        (client_1_head_1_pop),
    .dropped    (client_1_head_1_dropped)
  );

  assign client_1_granted_1 = {
    client_9_output_grant[11],
    client_8_output_grant[11],
    client_5_output_grant[11],
    client_4_output_grant[11],
    client_3_output_grant[11],
    client_2_output_grant[11],
    client_1_output_grant[11],
    client_0_output_grant[11],
    west_output_grant[11],
    east_output_grant[11],
    south_output_grant[11],
    north_output_grant[11]
  };

  assign client_2_in_credit = client_2_buffer_credit;

  router_buffer_2x4x83 client_2_buffer (
    .clk          (clk),
    .reset        (reset),
    .in_valid     (client_2_in_valid),
    .in_class     (client_2_in_class),
    .in_flit      (client_2_in_flit),
    .pop_0        (client_2_head_0_pop),
    .head_0_valid (client_2_buffer_head_0_valid),
    .head_0_flit  (client_2_buffer_head_0_flit),
    .pop_1        (client_2_head_1_pop),
    .head_1_valid (client_2_buffer_head_1_valid),
    .head_1_flit  (client_2_buffer_head_1_flit),
    .credit       (client_2_buffer_credit)
  );

  router_inner_head_client_0 client_2_head_0 (
    .clk        (clk),
    .reset      (reset),
    .valid      (client_2_buffer_head_0_valid),
    .columns    (client_2_buffer_head_0_flit[67:64]),
    .rows       (client_2_buffer_head_0_flit[72:68]),
    .clients    (client_2_buffer_head_0_flit[82:73]),
    .enabled    (enabled),
    .own_column (own_column),
    .own_row    (own_row),
    .above      (above),
    .below      (below),
    .east       (east),
    .west       (west),
    .group      (group),
    .stub_below (stub_below),
    .granted    (client_2_granted_0),
    .asks       (client_2_head_0_asks),
    .pop        (client_2_head_0_pop),
    .dropped    (client_2_head_0_dropped)
  );

  assign client_2_granted_0 = {
    client_9_output_grant[12],
    client_8_output_grant[12],
    client_5_output_grant[12],
    client_4_output_grant[12],
    client_3_output_grant[12],
    client_2_output_grant[12],
    client_1_output_grant[12],
    client_0_output_grant[12],
    west_output_grant[12],
    east_output_grant[12],
    south_output_grant[12],
    north_output_grant[12]
  };

  router_inner_head_client_1 client_2_head_1 (
    .clk        (clk),
    .reset      (reset),
    .valid      (client_2_buffer_head_1_valid),
    .columns    (client_2_buffer_head_1_flit[67:64]),
    .rows       (client_2_buffer_head_1_flit[72:68]),
    .clients    (client_2_buffer_head_1_flit[82:73]),
    .enabled    (enabled),
    .own_column (own_column),
    .own_row    (own_row),
    .above      (above),
    .below      (below),
    .east       (east),
    .west       (west),
    .granted    (client_2_granted_1),
    .asks       (client_2_head_1_asks),
    .pop        (client_2_head_1_pop),
    .dropped    (client_2_head_1_dropped)
  );

  assign client_2_granted_1 = {
    client_9_output_grant[13],
    client_8_output_grant[13],
    client_5_output_grant[13],
    client_4_output_grant[13],
    client_3_output_grant[13],
    client_2_output_grant[13],
    client_1_output_grant[13],
    client_0_output_grant[13],
    west_output_grant[13],
    east_output_grant[13],
    south_output_grant[13],
    north_output_grant[13]
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

  router_inner_head_client_0 client_3_head_0 (
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
    .west       (west),
    .group      (group),
    .stub_below (stub_below),
    .granted    (client_3_granted_0),
    .asks       (client_3_head_0_asks),
    .pop        (client_3_head_0_pop),
    .dropped    (client_3_head_0_dropped)
  );

  assign client_3_granted_0 = {
    client_9_output_grant[14],
    client_8_output_grant[14],
    client_5_output_grant[14],
    client_4_output_grant[14],
    client_3_output_grant[14],
    client_2_output_grant[14],
    client_1_output_grant[14],
    client_0_output_grant[14],
    west_output_grant[14],
    east_output_grant[14],
    south_output_grant[14],
    north_output_grant[14]
  };

  router_inner_head_client_1 client_3_head_1 (
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
    .west       (west),
    .granted    (client_3_granted_1),
    .asks       (client_3_head_1_asks),
    .pop        (client_3_head_1_pop),
    .dropped    (client_3_head_1_dropped)
  );

  assign client_3_granted_1 = {
    client_9_output_grant[15],
    client_8_output_grant[15],
    client_5_output_grant[15],
    client_4_output_grant[15],
    client_3_output_grant[15],
    client_2_output_grant[15],
    client_1_output_grant[15],
    client_0_output_grant[15],
    west_output_grant[15],
    east_output_grant[15],
    south_output_grant[15],
    north_output_grant[15]
  };

  assign client_4_in_credit = client_4_buffer_credit;

  router_buffer_2x4x83 client_4_buffer (
    .clk          (clk),
    .reset        (reset),
    .in_valid     (client_4_in_valid),
    .in_class     (client_4_in_class),
    .in_flit      (client_4_in_flit),
    .pop_0        (client_4_head_0_pop),
    .head_0_valid (client_4_buffer_head_0_valid),
    .head_0_flit  (client_4_buffer_head_0_flit),
    .pop_1        (client_4_head_1_pop),
    .head_1_valid (client_4_buffer_head_1_valid),
    .head_1_flit  (client_4_buffer_head_1_flit),
    .credit       (client_4_buffer_credit)
  );

  router_inner_head_client_0 client_4_head_0 (
    .clk        (clk),
    .reset      (reset),
    .valid      (client_4_buffer_head_0_valid),
    .columns    (client_4_buffer_head_0_flit[67:64]),
    .rows       (client_4_buffer_head_0_flit[72:68]),
    .clients    (client_4_buffer_head_0_flit[82:73]),
    .enabled    (enabled),
    .own_column (own_column),
    .own_row    (own_row),
    .above      (above),
    .below      (below),
    .east       (east),
    .west       (west),
    .group      (group),
    .stub_below (stub_below),
    .granted    (client_4_granted_0),
    .asks       (client_4_head_0_asks),
    .pop        (client_4_head_0_pop),
    .dropped    (client_4_head_0_dropped)
  );

  assign client_4_granted_0 = {
    client_9_output_grant[16],
    client_8_output_grant[16],
    client_5_output_grant[16],
    client_4_output_grant[16],
    client_3_output_grant[16],
    client_2_output_grant[16],
    client_1_output_grant[16],
    client_0_output_grant[16],
    west_output_grant[16],
    east_output_grant[16],
    south_output_grant[16],
    north_output_grant[16]
  };

  router_inner_head_client_1 client_4_head_1 (
    .clk        (clk),
    .reset      (reset),
    .valid      (client_4_buffer_head_1_valid),
    .columns    (client_4_buffer_head_1_flit[67:64]),
    .rows       (client_4_buffer_head_1_flit[72:68]),
    .clients    (client_4_buffer_head_1_flit[82:73]),
    .enabled    (enabled),
    .own_column (own_column),
    .own_row    (own_row),
    .above      (above),
    .below      (below),
    .east       (east),
    .west       (west),
    .granted    (client_4_granted_1),
    .asks       (client_4_head_1_asks),
    .pop        (client_4_head_1_pop),
    .dropped    (client_4_head_1_dropped)
  );

  assign client_4_granted_1 = {
    client_9_output_grant[17],
    client_8_output_grant[17],
    client_5_output_grant[17],
    client_4_output_grant[17],
    client_3_output_grant[17],
    client_2_output_grant[17],
    client_1_output_grant[17],
    client_0_output_grant[17],
    west_output_grant[17],
    east_output_grant[17],
    south_output_grant[17],
    north_output_grant[17]
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

  router_inner_head_client_0 client_5_head_0 (
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
    .west       (west),
    .group      (group),
    .stub_below (stub_below),
    .granted    (client_5_granted_0),
    .asks       (client_5_head_0_asks),
    .pop        (client_5_head_0_pop),
    .dropped    (client_5_head_0_dropped)
  );

  assign client_5_granted_0 = {
    client_9_output_grant[18],
    client_8_output_grant[18],
    client_5_output_grant[18],
    client_4_output_grant[18],
    client_3_output_grant[18],
    client_2_output_grant[18],
    client_1_output_grant[18],
    client_0_output_grant[18],
    west_output_grant[18],
    east_output_grant[18],
    south_output_grant[18],
    north_output_grant[18]
  };

  router_inner_head_client_1 client_5_head_1 (
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
    .west       (west),
    .granted    (client_5_granted_1),
    .asks       (client_5_head_1_asks),
    .pop        (client_5_head_1_pop),
    .dropped    (client_5_head_1_dropped)
  );

  assign client_5_granted_1 = {
    client_9_output_grant[19],
    client_8_output_grant[19],
    client_5_output_grant[19],
    client_4_output_grant[19],
    client_3_output_grant[19],
    client_2_output_grant[19],
    client_1_output_grant[19],
    client_0_output_grant[19],
    west_output_grant[19],
    east_output_grant[19],
    south_output_grant[19],
    north_output_grant[19]
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

  router_inner_head_client_0 client_8_head_0 (
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
    .west       (west),
    .group      (group),
    .stub_below (stub_below),
    .granted    (client_8_granted_0),
    .asks       (client_8_head_0_asks),
    .pop        (client_8_head_0_pop),
    .dropped    (client_8_head_0_dropped)
  );

  assign client_8_granted_0 = {
    client_9_output_grant[20],
    client_8_output_grant[20],
    client_5_output_grant[20],
    client_4_output_grant[20],
    client_3_output_grant[20],
    client_2_output_grant[20],
    client_1_output_grant[20],
    client_0_output_grant[20],
    west_output_grant[20],
    east_output_grant[20],
    south_output_grant[20],
    north_output_grant[20]
  };

  router_inner_head_client_1 client_8_head_1 (
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
    .west       (west),
    .granted    (client_8_granted_1),
    .asks       (client_8_head_1_asks),
    .pop        (client_8_head_1_pop),
    .dropped    (client_8_head_1_dropped)
  );

  assign client_8_granted_1 = {
    client_9_output_grant[21],
    client_8_output_grant[21],
    client_5_output_grant[21],
    client_4_output_grant[21],
    client_3_output_grant[21],
    client_2_output_grant[21],
    client_1_output_grant[21],
    client_0_output_grant[21],
    west_output_grant[21],
    east_output_grant[21],
    south_output_grant[21],
    north_output_grant[21]
  };

  assign client_9_in_credit = client_9_buffer_credit;

  router_buffer_2x4x83 client_9_buffer (
    .clk          (clk),
    .reset        (reset),
    .in_valid     (client_9_in_valid),
    .in_class     (client_9_in_class),
    .in_flit      (client_9_in_flit),
    .pop_0        (client_9_head_0_pop),
    .head_0_valid (client_9_buffer_head_0_valid),
    .head_0_flit  (client_9_buffer_head_0_flit),
    .pop_1        (client_9_head_1_pop),
    .head_1_valid (client_9_buffer_head_1_valid),
    .head_1_flit  (client_9_buffer_head_1_flit),
    .credit       (client_9_buffer_credit)
  );

  router_inner_head_client_0 client_9_head_0 (
    .clk        (clk),
    .reset      (reset),
    .valid      (client_9_buffer_head_0_valid),
    .columns    (client_9_buffer_head_0_flit[67:64]),
    .rows       (client_9_buffer_head_0_flit[72:68]),
    .clients    (client_9_buffer_head_0_flit[82:73]),
    .enabled    (enabled),
    .own_column (own_column),
    .own_row    (own_row),
    .above      (above),
    .below      (below),
    .east       (east),
    .west       (west),
    .group      (group),
    .stub_below (stub_below),
    .granted    (client_9_granted_0),
    .asks       (client_9_head_0_asks),
    .pop        (client_9_head_0_pop),
    .dropped    (client_9_head_0_dropped)
  );

  assign client_9_granted_0 = {
    client_9_output_grant[22],
    client_8_output_grant[22],
    client_5_output_grant[22],
    client_4_output_grant[22],
    client_3_output_grant[22],
    client_2_output_grant[22],
    client_1_output_grant[22],
    client_0_output_grant[22],
    west_output_grant[22],
    east_output_grant[22],
    south_output_grant[22],
    north_output_grant[22]
  };

  router_inner_head_client_1 client_9_head_1 (
    .clk        (clk),
    .reset      (reset),
    .valid      (client_9_buffer_head_1_valid),
    .columns    (client_9_buffer_head_1_flit[67:64]),
    .rows       (client_9_buffer_head_1_flit[72:68]),
    .clients    (client_9_buffer_head_1_flit[82:73]),
    .enabled    (enabled),
    .own_column (own_column),
    .own_row    (own_row),
    .above      (above),
    .below      (below),
    .east       (east),
    .west       (west),
    .granted    (client_9_granted_1),
    .asks       (client_9_head_1_asks),
    .pop        (client_9_head_1_pop),
    .dropped    (client_9_head_1_dropped)
  );

  assign client_9_granted_1 = {
    client_9_output_grant[23],
    client_8_output_grant[23],
    client_5_output_grant[23],
    client_4_output_grant[23],
    client_3_output_grant[23],
    client_2_output_grant[23],
    client_1_output_grant[23],
    client_0_output_grant[23],
    west_output_grant[23],
    east_output_grant[23],
    south_output_grant[23],
    north_output_grant[23]
  };

  // ---- Outputs ----

  assign north_out_valid = north_full;
  assign north_out_class = north_held_class;
  assign north_out_flit = north_held;

  assign north_output_asks = {
    client_9_head_1_asks[0], client_9_head_0_asks[0], client_8_head_1_asks[0],
    client_8_head_0_asks[0], client_5_head_1_asks[0], client_5_head_0_asks[0],
    client_4_head_1_asks[0], client_4_head_0_asks[0], client_3_head_1_asks[0],
    client_3_head_0_asks[0], client_2_head_1_asks[0], client_2_head_0_asks[0],
    client_1_head_1_asks[0], client_1_head_0_asks[0], client_0_head_1_asks[0],
    client_0_head_0_asks[0], west_head_1_asks[0], west_head_0_asks[0], east_head_1_asks[0],
    east_head_0_asks[0], south_head_1_asks[0], south_head_0_asks[0], north_head_1_asks[0],
    north_head_0_asks[0]
  };
  router_output_24_2x4_weighted north_output (
    .clk       (clk),
    .reset     (reset),
    .asks      (north_output_asks),
    .credit    (north_out_credit),
    .grant     (north_output_grant),
    .pick      (north_output_pick),
    .sends     (north_output_sends),
    .stalls    (north_output_stalls),
    .conflicts (north_output_conflicts),
    .weights   (weights[95:0])
  );

  always @* begin
    case (north_output_pick)
      5'd2: north_chosen = south_buffer_head_0_flit;
      5'd3: north_chosen = south_buffer_head_1_flit;
      5'd4: north_chosen = east_buffer_head_0_flit;
      5'd5: north_chosen = east_buffer_head_1_flit;
      5'd6: north_chosen = west_buffer_head_0_flit;
      5'd7: north_chosen = west_buffer_head_1_flit;
      5'd8: north_chosen = client_0_buffer_head_0_flit;
      5'd9: north_chosen = client_0_buffer_head_1_flit;
      5'h0a: north_chosen = client_1_buffer_head_0_flit;
      5'h0b: north_chosen = client_1_buffer_head_1_flit;
      5'h0c: north_chosen = client_2_buffer_head_0_flit;
      5'h0d: north_chosen = client_2_buffer_head_1_flit;
      5'h0e: north_chosen = client_3_buffer_head_0_flit;
      5'h0f: north_chosen = client_3_buffer_head_1_flit;
      5'h10: north_chosen = client_4_buffer_head_0_flit;
      5'h11: north_chosen = client_4_buffer_head_1_flit;
      5'h12: north_chosen = client_5_buffer_head_0_flit;
      5'h13: north_chosen = client_5_buffer_head_1_flit;
      5'h14: north_chosen = client_8_buffer_head_0_flit;
      5'h15: north_chosen = client_8_buffer_head_1_flit;
      5'h16: north_chosen = client_9_buffer_head_0_flit;
      5'h17: north_chosen = client_9_buffer_head_1_flit;
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
    client_9_head_1_asks[1], client_9_head_0_asks[1], client_8_head_1_asks[1],
    client_8_head_0_asks[1], client_5_head_1_asks[1], client_5_head_0_asks[1],
    client_4_head_1_asks[1], client_4_head_0_asks[1], client_3_head_1_asks[1],
    client_3_head_0_asks[1], client_2_head_1_asks[1], client_2_head_0_asks[1],
    client_1_head_1_asks[1], client_1_head_0_asks[1], client_0_head_1_asks[1],
    client_0_head_0_asks[1], west_head_1_asks[1], west_head_0_asks[1], east_head_1_asks[1],
    east_head_0_asks[1], south_head_1_asks[1], south_head_0_asks[1], north_head_1_asks[1],
    north_head_0_asks[1]
  };
  router_output_24_2x4_weighted south_output (
    .clk       (clk),
    .reset     (reset),
    .asks      (south_output_asks),
    .credit    (south_out_credit),
    .grant     (south_output_grant),
    .pick      (south_output_pick),
    .sends     (south_output_sends),
    .stalls    (south_output_stalls),
    .conflicts (south_output_conflicts),
    .weights   (weights[191:96])
  );

  always @* begin
    case (south_output_pick)
      5'd0: south_chosen = north_buffer_head_0_flit;
      5'd1: south_chosen = north_buffer_head_1_flit;
      5'd4: south_chosen = east_buffer_head_0_flit;
      5'd5: south_chosen = east_buffer_head_1_flit;
      5'd6: south_chosen = west_buffer_head_0_flit;
      5'd7: south_chosen = west_buffer_head_1_flit;
      5'd8: south_chosen = client_0_buffer_head_0_flit;
      5'd9: south_chosen = client_0_buffer_head_1_flit;
      5'h0a: south_chosen = client_1_buffer_head_0_flit;
      5'h0b: south_chosen = client_1_buffer_head_1_flit;
      5'h0c: south_chosen = client_2_buffer_head_0_flit;
      5'h0d: south_chosen = client_2_buffer_head_1_flit;
      5'h0e: south_chosen = client_3_buffer_head_0_flit;
      5'h0f: south_chosen = client_3_buffer_head_1_flit;
      5'h10: south_chosen = client_4_buffer_head_0_flit;
      5'h11: south_chosen = client_4_buffer_head_1_flit;
      5'h12: south_chosen = client_5_buffer_head_0_flit;
      5'h13: south_chosen = client_5_buffer_head_1_flit;
      5'h14: south_chosen = client_8_buffer_head_0_flit;
      5'h15: south_chosen = client_8_buffer_head_1_flit;
      5'h16: south_chosen = client_9_buffer_head_0_flit;
      5'h17: south_chosen = client_9_buffer_head_1_flit;
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
    client_9_head_1_asks[2], client_9_head_0_asks[2], client_8_head_1_asks[2],
    client_8_head_0_asks[2], client_5_head_1_asks[2], client_5_head_0_asks[2],
    client_4_head_1_asks[2], client_4_head_0_asks[2], client_3_head_1_asks[2],
    client_3_head_0_asks[2], client_2_head_1_asks[2], client_2_head_0_asks[2],
    client_1_head_1_asks[2], client_1_head_0_asks[2], client_0_head_1_asks[2],
    client_0_head_0_asks[2], west_head_1_asks[2], west_head_0_asks[2], east_head_1_asks[2],
    east_head_0_asks[2], south_head_1_asks[2], south_head_0_asks[2], north_head_1_asks[2],
    north_head_0_asks[2]
  };
  router_output_24_2x4_weighted east_output (
    .clk       (clk),
    .reset     (reset),
    .asks      (east_output_asks),
    .credit    (east_out_credit),
    .grant     (east_output_grant),
    .pick      (east_output_pick),
    .sends     (east_output_sends),
    .stalls    (east_output_stalls),
    .conflicts (east_output_conflicts),
    .weights   (weights[287:192])
  );

  always @* begin
    case (east_output_pick)
      5'd0: east_chosen = north_buffer_head_0_flit;
      5'd1: east_chosen = north_buffer_head_1_flit;
      5'd2: east_chosen = south_buffer_head_0_flit;
      5'd3: east_chosen = south_buffer_head_1_flit;
      5'd6: east_chosen = west_buffer_head_0_flit;
      5'd7: east_chosen = west_buffer_head_1_flit;
      5'd8: east_chosen = client_0_buffer_head_0_flit;
      5'd9: east_chosen = client_0_buffer_head_1_flit;
      5'h0a: east_chosen = client_1_buffer_head_0_flit;
      5'h0b: east_chosen = client_1_buffer_head_1_flit;
      5'h0c: east_chosen = client_2_buffer_head_0_flit;
      5'h0d: east_chosen = client_2_buffer_head_1_flit;
      5'h0e: east_chosen = client_3_buffer_head_0_flit;
      5'h0f: east_chosen = client_3_buffer_head_1_flit;
      5'h10: east_chosen = client_4_buffer_head_0_flit;
      5'h11: east_chosen = client_4_buffer_head_1_flit;
      5'h12: east_chosen = client_5_buffer_head_0_flit;
      5'h13: east_chosen = client_5_buffer_head_1_flit;
      5'h14: east_chosen = client_8_buffer_head_0_flit;
      5'h15: east_chosen = client_8_buffer_head_1_flit;
      5'h16: east_chosen = client_9_buffer_head_0_flit;
      5'h17: east_chosen = client_9_buffer_head_1_flit;
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

  assign west_out_valid = west_full;
  assign west_out_class = west_held_class;
  assign west_out_flit = west_held;

  assign west_output_asks = {
    client_9_head_1_asks[3], client_9_head_0_asks[3], client_8_head_1_asks[3],
    client_8_head_0_asks[3], client_5_head_1_asks[3], client_5_head_0_asks[3],
    client_4_head_1_asks[3], client_4_head_0_asks[3], client_3_head_1_asks[3],
    client_3_head_0_asks[3], client_2_head_1_asks[3], client_2_head_0_asks[3],
    client_1_head_1_asks[3], client_1_head_0_asks[3], client_0_head_1_asks[3],
    client_0_head_0_asks[3], west_head_1_asks[3], west_head_0_asks[3], east_head_1_asks[3],
    east_head_0_asks[3], south_head_1_asks[3], south_head_0_asks[3], north_head_1_asks[3],
    north_head_0_asks[3]
  };
  router_output_24_2x4_weighted west_output (
    .clk       (clk),
    .reset     (reset),
    .asks      (west_output_asks),
    .credit    (west_out_credit),
    .grant     (west_output_grant),
    .pick      (west_output_pick),
    .sends     (west_output_sends),
    .stalls    (west_output_stalls),
    .conflicts (west_output_conflicts),
    .weights   (weights[383:288])
  );

  always @* begin
    case (west_output_pick)
      5'd0: west_chosen = north_buffer_head_0_flit;
      5'd1: west_chosen = north_buffer_head_1_flit;
      5'd2: west_chosen = south_buffer_head_0_flit;
      5'd3: west_chosen = south_buffer_head_1_flit;
      5'd4: west_chosen = east_buffer_head_0_flit;
      5'd5: west_chosen = east_buffer_head_1_flit;
      5'd8: west_chosen = client_0_buffer_head_0_flit;
      5'd9: west_chosen = client_0_buffer_head_1_flit;
      5'h0a: west_chosen = client_1_buffer_head_0_flit;
      5'h0b: west_chosen = client_1_buffer_head_1_flit;
      5'h0c: west_chosen = client_2_buffer_head_0_flit;
      5'h0d: west_chosen = client_2_buffer_head_1_flit;
      5'h0e: west_chosen = client_3_buffer_head_0_flit;
      5'h0f: west_chosen = client_3_buffer_head_1_flit;
      5'h10: west_chosen = client_4_buffer_head_0_flit;
      5'h11: west_chosen = client_4_buffer_head_1_flit;
      5'h12: west_chosen = client_5_buffer_head_0_flit;
      5'h13: west_chosen = client_5_buffer_head_1_flit;
      5'h14: west_chosen = client_8_buffer_head_0_flit;
      5'h15: west_chosen = client_8_buffer_head_1_flit;
      5'h16: west_chosen = client_9_buffer_head_0_flit;
      5'h17: west_chosen = client_9_buffer_head_1_flit;
      default: west_chosen = 83'd0;
    endcase
  end

  always @(posedge clk) begin
    if (reset) begin
      west_full <= 1'b0;
    end else begin
      west_full <= west_output_sends;
    end
  end

  always @(posedge clk) begin
    if (west_output_sends) begin
      west_held <= {
        west_chosen[82:73],
        west_chosen[72:68] & (group | {5{west_output_pick[0] != 1'b0}}),
        west_chosen[67:64] & west,
        west_chosen[63:0]
      };
      west_held_class <= west_output_pick[0];
    end
  end

  assign client_0_out_valid = client_0_full;
  assign client_0_out_class = client_0_held_class;
  assign client_0_out_flit = client_0_held;

  assign client_0_output_asks = {
    client_9_head_1_asks[4], client_9_head_0_asks[4], client_8_head_1_asks[4],
    client_8_head_0_asks[4], client_5_head_1_asks[4], client_5_head_0_asks[4],
    client_4_head_1_asks[4], client_4_head_0_asks[4], client_3_head_1_asks[4],
    client_3_head_0_asks[4], client_2_head_1_asks[4], client_2_head_0_asks[4],
    client_1_head_1_asks[4], client_1_head_0_asks[4], client_0_head_1_asks[4],
    client_0_head_0_asks[4], west_head_1_asks[4], west_head_0_asks[4], east_head_1_asks[4],
    east_head_0_asks[4], south_head_1_asks[4], south_head_0_asks[4], north_head_1_asks[4],
    north_head_0_asks[4]
  };
  router_output_24_2x4_weighted client_0_output (
    .clk       (clk),
    .reset     (reset),
    .asks      (client_0_output_asks),
    .credit    (client_0_out_credit),
    .grant     (client_0_output_grant),
    .pick      (client_0_output_pick),
    .sends     (client_0_output_sends),
    .stalls    (client_0_output_stalls),
    .conflicts (client_0_output_conflicts),
    .weights   (weights[479:384])
  );

  always @* begin
    case (client_0_output_pick)
      5'd0: client_0_chosen = north_buffer_head_0_flit[63:0];
      5'd1: client_0_chosen = north_buffer_head_1_flit[63:0];
      5'd2: client_0_chosen = south_buffer_head_0_flit[63:0];
      5'd3: client_0_chosen = south_buffer_head_1_flit[63:0];
      5'd4: client_0_chosen = east_buffer_head_0_flit[63:0];
      5'd5: client_0_chosen = east_buffer_head_1_flit[63:0];
      5'd6: client_0_chosen = west_buffer_head_0_flit[63:0];
      5'd7: client_0_chosen = west_buffer_head_1_flit[63:0];
      5'd8: client_0_chosen = client_0_buffer_head_0_flit[63:0];
      5'd9: client_0_chosen = client_0_buffer_head_1_flit[63:0];
      5'h0a: client_0_chosen = client_1_buffer_head_0_flit[63:0];
      5'h0b: client_0_chosen = client_1_buffer_head_1_flit[63:0];
      5'h0c: client_0_chosen = client_2_buffer_head_0_flit[63:0];
      5'h0d: client_0_chosen = client_2_buffer_head_1_flit[63:0];
      5'h0e: client_0_chosen = client_3_buffer_head_0_flit[63:0];
      5'h0f: client_0_chosen = client_3_buffer_head_1_flit[63:0];
      5'h10: client_0_chosen = client_4_buffer_head_0_flit[63:0];
      5'h11: client_0_chosen = client_4_buffer_head_1_flit[63:0];
      5'h12: client_0_chosen = client_5_buffer_head_0_flit[63:0];
      5'h13: client_0_chosen = client_5_buffer_head_1_flit[63:0];
      5'h14: client_0_chosen = client_8_buffer_head_0_flit[63:0];
      5'h15: client_0_chosen = client_8_buffer_head_1_flit[63:0];
      5'h16: client_0_chosen = client_9_buffer_head_0_flit[63:0];
      5'h17: client_0_chosen = client_9_buffer_head_1_flit[63:0];
      default: client_0_chosen = 64'd0;
    endcase
  end

  always @(posedge clk) begin
    if (reset) begin
      client_0_full <= 1'b0;
    end else begin
      client_0_full <= client_0_output_sends;
    end
  end

  always @(posedge clk) begin
    if (client_0_output_sends) begin
      client_0_held <= client_0_chosen;
      client_0_held_class <= client_0_output_pick[0];
    end
  end

  assign client_1_out_valid = client_1_full;
  assign client_1_out_class = client_1_held_class;
  assign client_1_out_flit = client_1_held;

  assign client_1_output_asks = {
    client_9_head_1_asks[5], client_9_head_0_asks[5], client_8_head_1_asks[5],
    client_8_head_0_asks[5], client_5_head_1_asks[5], client_5_head_0_asks[5],
    client_4_head_1_asks[5], client_4_head_0_asks[5], client_3_head_1_asks[5],
    client_3_head_0_asks[5], client_2_head_1_asks[5], client_2_head_0_asks[5],
    client_1_head_1_asks[5], client_1_head_0_asks[5], client_0_head_1_asks[5],
    client_0_head_0_asks[5], west_head_1_asks[5], west_head_0_asks[5], east_head_1_asks[5],
    east_head_0_asks[5], south_head_1_asks[5], south_head_0_asks[5], north_head_1_asks[5],
    north_head_0_asks[5]
  };
  router_output_24_2x4_weighted client_1_output (
    .clk       (clk),
    .reset     (reset),
    .asks      (client_1_output_asks),
    .credit    (client_1_out_credit),
    .grant     (client_1_output_grant),
    .pick      (client_1_output_pick),
    .sends     (client_1_output_sends),
    .stalls    (client_1_output_stalls),
    .conflicts (client_1_output_conflicts),
    .weights   (weights[575:480])
  );

  always @* begin
    case (client_1_output_pick)
      5'd0: client_1_chosen = north_buffer_head_0_flit[63:0];
      5'd1: client_1_chosen = north_buffer_head_1_flit[63:0];
      5'd2: client_1_chosen = south_buffer_head_0_flit[63:0];
      5'd3: client_1_chosen = south_buffer_head_1_flit[63:0];
      5'd4: client_1_chosen = east_buffer_head_0_flit[63:0];
      5'd5: client_1_chosen = east_buffer_head_1_flit[63:0];
      5'd6: client_1_chosen = west_buffer_head_0_flit[63:0];
      5'd7: client_1_chosen = west_buffer_head_1_flit[63:0];
      5'd8: client_1_chosen = client_0_buffer_head_0_flit[63:0];
      5'd9: client_1_chosen = client_0_buffer_head_1_flit[63:0];
      5'h0a: client_1_chosen = client_1_buffer_head_0_flit[63:0];
      5'h0b: client_1_chosen = client_1_buffer_head_1_flit[63:0];
      5'h0c: client_1_chosen = client_2_buffer_head_0_flit[63:0];
      5'h0d: client_1_chosen = client_2_buffer_head_1_flit[63:0];
      5'h0e: client_1_chosen = client_3_buffer_head_0_flit[63:0];
      5'h0f: client_1_chosen = client_3_buffer_head_1_flit[63:0];
      5'h10: client_1_chosen = client_4_buffer_head_0_flit[63:0];
      5'h11: client_1_chosen = client_4_buffer_head_1_flit[63:0];
      5'h12: client_1_chosen = client_5_buffer_head_0_flit[63:0];
      5'h13: client_1_chosen = client_5_buffer_head_1_flit[63:0];
      5'h14: client_1_chosen = client_8_buffer_head_0_flit[63:0];
      5'h15: client_1_chosen = client_8_buffer_head_1_flit[63:0];
      5'h16: client_1_chosen = client_9_buffer_head_0_flit[63:0];
      5'h17: client_1_chosen = client_9_buffer_head_1_flit[63:0];
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

  assign client_2_out_valid = client_2_full;
  assign client_2_out_class = client_2_held_class;
  assign client_2_out_flit = client_2_held;

  assign client_2_output_asks = {
    client_9_head_1_asks[6], client_9_head_0_asks[6], client_8_head_1_asks[6],
    client_8_head_0_asks[6], client_5_head_1_asks[6], client_5_head_0_asks[6],
    client_4_head_1_asks[6], client_4_head_0_asks[6], client_3_head_1_asks[6],
    client_3_head_0_asks[6], client_2_head_1_asks[6], client_2_head_0_asks[6],
    client_1_head_1_asks[6], client_1_head_0_asks[6], client_0_head_1_asks[6],
    client_0_head_0_asks[6], west_head_1_asks[6], west_head_0_asks[6], east_head_1_asks[6],
    east_head_0_asks[6], south_head_1_asks[6], south_head_0_asks[6], north_head_1_asks[6],
    north_head_0_asks[6]
  };
  router_output_24_2x4_weighted client_2_output (
    .clk       (clk),
    .reset     (reset),
    .asks      (client_2_output_asks),
    .credit    (client_2_out_credit),
    .grant     (client_2_output_grant),
    .pick      (client_2_output_pick),
    .sends     (client_2_output_sends),
    .stalls    (client_2_output_stalls),
    .conflicts (client_2_output_conflicts),
    .weights   (weights[671:576])
  );

  always @* begin
    case (client_2_output_pick)
      5'd0: client_2_chosen = north_buffer_head_0_flit[63:0];
      5'd1: client_2_chosen = north_buffer_head_1_flit[63:0];
      5'd2: client_2_chosen = south_buffer_head_0_flit[63:0];
      5'd3: client_2_chosen = south_buffer_head_1_flit[63:0];
      5'd4: client_2_chosen = east_buffer_head_0_flit[63:0];
      5'd5: client_2_chosen = east_buffer_head_1_flit[63:0];
      5'd6: client_2_chosen = west_buffer_head_0_flit[63:0];
      5'd7: client_2_chosen = west_buffer_head_1_flit[63:0];
      5'd8: client_2_chosen = client_0_buffer_head_0_flit[63:0];
      5'd9: client_2_chosen = client_0_buffer_head_1_flit[63:0];
      5'h0a: client_2_chosen = client_1_buffer_head_0_flit[63:0];
      5'h0b: client_2_chosen = client_1_buffer_head_1_flit[63:0];
      5'h0c: client_2_chosen = client_2_buffer_head_0_flit[63:0];
      5'h0d: client_2_chosen = client_2_buffer_head_1_flit[63:0];
      5'h0e: client_2_chosen = client_3_buffer_head_0_flit[63:0];
      5'h0f: client_2_chosen = client_3_buffer_head_1_flit[63:0];
      5'h10: client_2_chosen = client_4_buffer_head_0_flit[63:0];
      5'h11: client_2_chosen = client_4_buffer_head_1_flit[63:0];
      5'h12: client_2_chosen = client_5_buffer_head_0_flit[63:0];
      5'h13: client_2_chosen = client_5_buffer_head_1_flit[63:0];
      5'h14: client_2_chosen = client_8_buffer_head_0_flit[63:0];
      5'h15: client_2_chosen = client_8_buffer_head_1_flit[63:0];
      5'h16: client_2_chosen = client_9_buffer_head_0_flit[63:0];
      5'h17: client_2_chosen = client_9_buffer_head_1_flit[63:0];
      default: client_2_chosen = 64'd0;
    endcase
  end

  always @(posedge clk) begin
    if (reset) begin
      client_2_full <= 1'b0;
    end else begin
      client_2_full <= client_2_output_sends;
    end
  end

  always @(posedge clk) begin
    if (client_2_output_sends) begin
      client_2_held <= client_2_chosen;
      client_2_held_class <= client_2_output_pick[0];
    end
  end

  assign client_3_out_valid = client_3_full;
  assign client_3_out_class = client_3_held_class;
  assign client_3_out_flit = client_3_held;

  assign client_3_output_asks = {
    client_9_head_1_asks[7], client_9_head_0_asks[7], client_8_head_1_asks[7],
    client_8_head_0_asks[7], client_5_head_1_asks[7], client_5_head_0_asks[7],
    client_4_head_1_asks[7], client_4_head_0_asks[7], client_3_head_1_asks[7],
    client_3_head_0_asks[7], client_2_head_1_asks[7], client_2_head_0_asks[7],
    client_1_head_1_asks[7], client_1_head_0_asks[7], client_0_head_1_asks[7],
    client_0_head_0_asks[7], west_head_1_asks[7], west_head_0_asks[7], east_head_1_asks[7],
    east_head_0_asks[7], south_head_1_asks[7], south_head_0_asks[7], north_head_1_asks[7],
    north_head_0_asks[7]
  };
  router_output_24_2x4_weighted client_3_output (
    .clk       (clk),
    .reset     (reset),
    .asks      (client_3_output_asks),
    .credit    (client_3_out_credit),
    .grant     (client_3_output_grant),
    .pick      (client_3_output_pick),
    .sends     (client_3_output_sends),
    .stalls    (client_3_output_stalls),
    .conflicts (client_3_output_conflicts),
    .weights   (weights[767:672])
  );

  always @* begin
    case (client_3_output_pick)
      5'd0: client_3_chosen = north_buffer_head_0_flit[63:0];
      5'd1: client_3_chosen = north_buffer_head_1_flit[63:0];
      5'd2: client_3_chosen = south_buffer_head_0_flit[63:0];
      5'd3: client_3_chosen = south_buffer_head_1_flit[63:0];
      5'd4: client_3_chosen = east_buffer_head_0_flit[63:0];
      5'd5: client_3_chosen = east_buffer_head_1_flit[63:0];
      5'd6: client_3_chosen = west_buffer_head_0_flit[63:0];
      5'd7: client_3_chosen = west_buffer_head_1_flit[63:0];
      5'd8: client_3_chosen = client_0_buffer_head_0_flit[63:0];
      5'd9: client_3_chosen = client_0_buffer_head_1_flit[63:0];
      5'h0a: client_3_chosen = client_1_buffer_head_0_flit[63:0];
      5'h0b: client_3_chosen = client_1_buffer_head_1_flit[63:0];
      5'h0c: client_3_chosen = client_2_buffer_head_0_flit[63:0];
      5'h0d: client_3_chosen = client_2_buffer_head_1_flit[63:0];
      5'h0e: client_3_chosen = client_3_buffer_head_0_flit[63:0];
      5'h0f: client_3_chosen = client_3_buffer_head_1_flit[63:0];
      5'h10: client_3_chosen = client_4_buffer_head_0_flit[63:0];
      5'h11: client_3_chosen = client_4_buffer_head_1_flit[63:0];
      5'h12: client_3_chosen = client_5_buffer_head_0_flit[63:0];
      5'h13: client_3_chosen = client_5_buffer_head_1_flit[63:0];
      5'h14: client_3_chosen = client_8_buffer_head_0_flit[63:0];
      5'h15: client_3_chosen = client_8_buffer_head_1_flit[63:0];
      5'h16: client_3_chosen = client_9_buffer_head_0_flit[63:0];
      5'h17: client_3_chosen = client_9_buffer_head_1_flit[63:0];
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

  assign client_4_out_valid = client_4_full;
  assign client_4_out_class = client_4_held_class;
  assign client_4_out_flit = client_4_held;

  assign client_4_output_asks = {
    client_9_head_1_asks[8], client_9_head_0_asks[8], client_8_head_1_asks[8],
    client_8_head_0_asks[8], client_5_head_1_asks[8], client_5_head_0_asks[8],
    client_4_head_1_asks[8], client_4_head_0_asks[8], client_3_head_1_asks[8],
    client_3_head_0_asks[8], client_2_head_1_asks[8], client_2_head_0_asks[8],
    client_1_head_1_asks[8], client_1_head_0_asks[8], client_0_head_1_asks[8],
    client_0_head_0_asks[8], west_head_1_asks[8], west_head_0_asks[8], east_head_1_asks[8],
    east_head_0_asks[8], south_head_1_asks[8], south_head_0_asks[8], north_head_1_asks[8],
    north_head_0_asks[8]
  };
  router_output_24_2x4_weighted client_4_output (
    .clk       (clk),
    .reset     (reset),
    .asks      (client_4_output_asks),
    .credit    (client_4_out_credit),
    .grant     (client_4_output_grant),
    .pick      (client_4_output_pick),
    .sends     (client_4_output_sends),
    .stalls    (client_4_output_stalls),
    .conflicts (client_4_output_conflicts),
    .weights   (weights[863:768])
  );

  always @* begin
    case (client_4_output_pick)
      5'd0: client_4_chosen = north_buffer_head_0_flit[63:0];
      5'd1: client_4_chosen = north_buffer_head_1_flit[63:0];
      5'd2: client_4_chosen = south_buffer_head_0_flit[63:0];
      5'd3: client_4_chosen = south_buffer_head_1_flit[63:0];
      5'd4: client_4_chosen = east_buffer_head_0_flit[63:0];
      5'd5: client_4_chosen = east_buffer_head_1_flit[63:0];
      5'd6: client_4_chosen = west_buffer_head_0_flit[63:0];
      5'd7: client_4_chosen = west_buffer_head_1_flit[63:0];
      5'd8: client_4_chosen = client_0_buffer_head_0_flit[63:0];
      5'd9: client_4_chosen = client_0_buffer_head_1_flit[63:0];
      5'h0a: client_4_chosen = client_1_buffer_head_0_flit[63:0];
      5'h0b: client_4_chosen = client_1_buffer_head_1_flit[63:0];
      5'h0c: client_4_chosen = client_2_buffer_head_0_flit[63:0];
      5'h0d: client_4_chosen = client_2_buffer_head_1_flit[63:0];
      5'h0e: client_4_chosen = client_3_buffer_head_0_flit[63:0];
      5'h0f: client_4_chosen = client_3_buffer_head_1_flit[63:0];
      5'h10: client_4_chosen = client_4_buffer_head_0_flit[63:0];
      5'h11: client_4_chosen = client_4_buffer_head_1_flit[63:0];
      5'h12: client_4_chosen = client_5_buffer_head_0_flit[63:0];
      5'h13: client_4_chosen = client_5_buffer_head_1_flit[63:0];
      5'h14: client_4_chosen = client_8_buffer_head_0_flit[63:0];
      5'h15: client_4_chosen = client_8_buffer_head_1_flit[63:0];
      5'h16: client_4_chosen = client_9_buffer_head_0_flit[63:0];
      5'h17: client_4_chosen = client_9_buffer_head_1_flit[63:0];
      default: client_4_chosen = 64'd0;
    endcase
  end

  always @(posedge clk) begin
    if (reset) begin
      client_4_full <= 1'b0;
    end else begin
      client_4_full <= client_4_output_sends;
    end
  end

  always @(posedge clk) begin
    if (client_4_output_sends) begin
      client_4_held <= client_4_chosen;
      client_4_held_class <= client_4_output_pick[0];
    end
  end

  assign client_5_out_valid = client_5_full;
  assign client_5_out_class = client_5_held_class;
  assign client_5_out_flit = client_5_held;

  assign client_5_output_asks = {
    client_9_head_1_asks[9], client_9_head_0_asks[9], client_8_head_1_asks[9],
    client_8_head_0_asks[9], client_5_head_1_asks[9], client_5_head_0_asks[9],
    client_4_head_1_asks[9], client_4_head_0_asks[9], client_3_head_1_asks[9],
    client_3_head_0_asks[9], client_2_head_1_asks[9], client_2_head_0_asks[9],
    client_1_head_1_asks[9], client_1_head_0_asks[9], client_0_head_1_asks[9],
    client_0_head_0_asks[9], west_head_1_asks[9], west_head_0_asks[9], east_head_1_asks[9],
    east_head_0_asks[9], south_head_1_asks[9], south_head_0_asks[9], north_head_1_asks[9],
    north_head_0_asks[9]
  };
  router_output_24_2x4_weighted client_5_output (
    .clk       (clk),
    .reset     (reset),
    .asks      (client_5_output_asks),
    .credit    (client_5_out_credit),
    .grant     (client_5_output_grant),
    .pick      (client_5_output_pick),
    .sends     (client_5_output_sends),
    .stalls    (client_5_output_stalls),
    .conflicts (client_5_output_conflicts),
    .weights   (weights[959:864])
  );

  always @* begin
    case (client_5_output_pick)
      5'd0: client_5_chosen = north_buffer_head_0_flit[63:0];
      5'd1: client_5_chosen = north_buffer_head_1_flit[63:0];
      5'd2: client_5_chosen = south_buffer_head_0_flit[63:0];
      5'd3: client_5_chosen = south_buffer_head_1_flit[63:0];
      5'd4: client_5_chosen = east_buffer_head_0_flit[63:0];
      5'd5: client_5_chosen = east_buffer_head_1_flit[63:0];
      5'd6: client_5_chosen = west_buffer_head_0_flit[63:0];
      5'd7: client_5_chosen = west_buffer_head_1_flit[63:0];
      5'd8: client_5_chosen = client_0_buffer_head_0_flit[63:0];
      5'd9: client_5_chosen = client_0_buffer_head_1_flit[63:0];
      5'h0a: client_5_chosen = client_1_buffer_head_0_flit[63:0];
      5'h0b: client_5_chosen = client_1_buffer_head_1_flit[63:0];
      5'h0c: client_5_chosen = client_2_buffer_head_0_flit[63:0];
      5'h0d: client_5_chosen = client_2_buffer_head_1_flit[63:0];
      5'h0e: client_5_chosen = client_3_buffer_head_0_flit[63:0];
      5'h0f: client_5_chosen = client_3_buffer_head_1_flit[63:0];
      5'h10: client_5_chosen = client_4_buffer_head_0_flit[63:0];
      5'h11: client_5_chosen = client_4_buffer_head_1_flit[63:0];
      5'h12: client_5_chosen = client_5_buffer_head_0_flit[63:0];
      5'h13: client_5_chosen = client_5_buffer_head_1_flit[63:0];
      5'h14: client_5_chosen = client_8_buffer_head_0_flit[63:0];
      5'h15: client_5_chosen = client_8_buffer_head_1_flit[63:0];
      5'h16: client_5_chosen = client_9_buffer_head_0_flit[63:0];
      5'h17: client_5_chosen = client_9_buffer_head_1_flit[63:0];
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

  assign client_8_out_valid = client_8_full;
  assign client_8_out_class = client_8_held_class;
  assign client_8_out_flit = client_8_held;

  assign client_8_output_asks = {
    client_9_head_1_asks[10], client_9_head_0_asks[10], client_8_head_1_asks[10],
    client_8_head_0_asks[10], client_5_head_1_asks[10], client_5_head_0_asks[10],
    client_4_head_1_asks[10], client_4_head_0_asks[10], client_3_head_1_asks[10],
    client_3_head_0_asks[10], client_2_head_1_asks[10], client_2_head_0_asks[10],
    client_1_head_1_asks[10], client_1_head_0_asks[10], client_0_head_1_asks[10],
    client_0_head_0_asks[10], west_head_1_asks[10], west_head_0_asks[10], east_head_1_asks[10],
    east_head_0_asks[10], south_head_1_asks[10], south_head_0_asks[10], north_head_1_asks[10],
    north_head_0_asks[10]
  };
  router_output_24_2x4_weighted client_8_output (
    .clk       (clk),
    .reset     (reset),
    .asks      (client_8_output_asks),
    .credit    (client_8_out_credit),
    .grant     (client_8_output_grant),
    .pick      (client_8_output_pick),
    .sends     (client_8_output_sends),
    .stalls    (client_8_output_stalls),
    .conflicts (client_8_output_conflicts),
    .weights   (weights[1055:960])
  );

  always @* begin
    case (client_8_output_pick)
      5'd0: client_8_chosen = north_buffer_head_0_flit[63:0];
      5'd1: client_8_chosen = north_buffer_head_1_flit[63:0];
      5'd2: client_8_chosen = south_buffer_head_0_flit[63:0];
      5'd3: client_8_chosen = south_buffer_head_1_flit[63:0];
      5'd4: client_8_chosen = east_buffer_head_0_flit[63:0];
      5'd5: client_8_chosen = east_buffer_head_1_flit[63:0];
      5'd6: client_8_chosen = west_buffer_head_0_flit[63:0];
      5'd7: client_8_chosen = west_buffer_head_1_flit[63:0];
      5'd8: client_8_chosen = client_0_buffer_head_0_flit[63:0];
      5'd9: client_8_chosen = client_0_buffer_head_1_flit[63:0];
      5'h0a: client_8_chosen = client_1_buffer_head_0_flit[63:0];
      5'h0b: client_8_chosen = client_1_buffer_head_1_flit[63:0];
      5'h0c: client_8_chosen = client_2_buffer_head_0_flit[63:0];
      5'h0d: client_8_chosen = client_2_buffer_head_1_flit[63:0];
      5'h0e: client_8_chosen = client_3_buffer_head_0_flit[63:0];
      5'h0f: client_8_chosen = client_3_buffer_head_1_flit[63:0];
      5'h10: client_8_chosen = client_4_buffer_head_0_flit[63:0];
      5'h11: client_8_chosen = client_4_buffer_head_1_flit[63:0];
      5'h12: client_8_chosen = client_5_buffer_head_0_flit[63:0];
      5'h13: client_8_chosen = client_5_buffer_head_1_flit[63:0];
      5'h14: client_8_chosen = client_8_buffer_head_0_flit[63:0];
      5'h15: client_8_chosen = client_8_buffer_head_1_flit[63:0];
      5'h16: client_8_chosen = client_9_buffer_head_0_flit[63:0];
      5'h17: client_8_chosen = client_9_buffer_head_1_flit[63:0];
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

  assign client_9_out_valid = client_9_full;
  assign client_9_out_class = client_9_held_class;
  assign client_9_out_flit = client_9_held;

  assign client_9_output_asks = {
    client_9_head_1_asks[11], client_9_head_0_asks[11], client_8_head_1_asks[11],
    client_8_head_0_asks[11], client_5_head_1_asks[11], client_5_head_0_asks[11],
    client_4_head_1_asks[11], client_4_head_0_asks[11], client_3_head_1_asks[11],
    client_3_head_0_asks[11], client_2_head_1_asks[11], client_2_head_0_asks[11],
    client_1_head_1_asks[11], client_1_head_0_asks[11], client_0_head_1_asks[11],
    client_0_head_0_asks[11], west_head_1_asks[11], west_head_0_asks[11], east_head_1_asks[11],
    east_head_0_asks[11], south_head_1_asks[11], south_head_0_asks[11], north_head_1_asks[11],
    north_head_0_asks[11]
  };
  router_output_24_2x4_weighted client_9_output (
    .clk       (clk),
    .reset     (reset),
    .asks      (client_9_output_asks),
    .credit    (client_9_out_credit),
    .grant     (client_9_output_grant),
    .pick      (client_9_output_pick),
    .sends     (client_9_output_sends),
    .stalls    (client_9_output_stalls),
    .conflicts (client_9_output_conflicts),
    .weights   (weights[1151:1056])
  );

  always @* begin
    case (client_9_output_pick)
      5'd0: client_9_chosen = north_buffer_head_0_flit[63:0];
      5'd1: client_9_chosen = north_buffer_head_1_flit[63:0];
      5'd2: client_9_chosen = south_buffer_head_0_flit[63:0];
      5'd3: client_9_chosen = south_buffer_head_1_flit[63:0];
      5'd4: client_9_chosen = east_buffer_head_0_flit[63:0];
      5'd5: client_9_chosen = east_buffer_head_1_flit[63:0];
      5'd6: client_9_chosen = west_buffer_head_0_flit[63:0];
      5'd7: client_9_chosen = west_buffer_head_1_flit[63:0];
      5'd8: client_9_chosen = client_0_buffer_head_0_flit[63:0];
      5'd9: client_9_chosen = client_0_buffer_head_1_flit[63:0];
      5'h0a: client_9_chosen = client_1_buffer_head_0_flit[63:0];
      5'h0b: client_9_chosen = client_1_buffer_head_1_flit[63:0];
      5'h0c: client_9_chosen = client_2_buffer_head_0_flit[63:0];
      5'h0d: client_9_chosen = client_2_buffer_head_1_flit[63:0];
      5'h0e: client_9_chosen = client_3_buffer_head_0_flit[63:0];
      5'h0f: client_9_chosen = client_3_buffer_head_1_flit[63:0];
      5'h10: client_9_chosen = client_4_buffer_head_0_flit[63:0];
      5'h11: client_9_chosen = client_4_buffer_head_1_flit[63:0];
      5'h12: client_9_chosen = client_5_buffer_head_0_flit[63:0];
      5'h13: client_9_chosen = client_5_buffer_head_1_flit[63:0];
      5'h14: client_9_chosen = client_8_buffer_head_0_flit[63:0];
      5'h15: client_9_chosen = client_8_buffer_head_1_flit[63:0];
      5'h16: client_9_chosen = client_9_buffer_head_0_flit[63:0];
      5'h17: client_9_chosen = client_9_buffer_head_1_flit[63:0];
      default: client_9_chosen = 64'd0;
    endcase
  end

  always @(posedge clk) begin
    if (reset) begin
      client_9_full <= 1'b0;
    end else begin
      client_9_full <= client_9_output_sends;
    end
  end

  always @(posedge clk) begin
    if (client_9_output_sends) begin
      client_9_held <= client_9_chosen;
      client_9_held_class <= client_9_output_pick[0];
    end
  end

  // ---- Events ----

  assign sent = {
    client_9_output_sends, client_8_output_sends, client_5_output_sends, client_4_output_sends,
    client_3_output_sends, client_2_output_sends, client_1_output_sends, client_0_output_sends,
    west_output_sends, east_output_sends, south_output_sends, north_output_sends
  };

  assign stalls = {
    client_9_output_stalls, client_8_output_stalls, client_5_output_stalls, client_4_output_stalls,
    client_3_output_stalls, client_2_output_stalls, client_1_output_stalls, client_0_output_stalls,
    west_output_stalls, east_output_stalls, south_output_stalls, north_output_stalls
  };

  assign conflicts = {
    client_9_output_conflicts,
    client_8_output_conflicts,
    client_5_output_conflicts,
    client_4_output_conflicts,
    client_3_output_conflicts,
    client_2_output_conflicts,
    client_1_output_conflicts,
    client_0_output_conflicts,
    west_output_conflicts,
    east_output_conflicts,
    south_output_conflicts,
    north_output_conflicts
  };

  assign dropped = {
    client_9_head_1_dropped, client_9_head_0_dropped, client_8_head_1_dropped,
    client_8_head_0_dropped, client_5_head_1_dropped, client_5_head_0_dropped,
    client_4_head_1_dropped, client_4_head_0_dropped, client_3_head_1_dropped,
    client_3_head_0_dropped, client_2_head_1_dropped, client_2_head_0_dropped,
    client_1_head_1_dropped, client_1_head_0_dropped, client_0_head_1_dropped,
    client_0_head_0_dropped, west_head_1_dropped, west_head_0_dropped, east_head_1_dropped,
    east_head_0_dropped, south_head_1_dropped, south_head_0_dropped, north_head_1_dropped,
    north_head_0_dropped
  };
endmodule

`default_nettype wire
