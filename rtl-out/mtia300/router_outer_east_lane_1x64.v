// router_outer_east_lane_1x64
//
// A slice of one lane of the router: 1 classes, 64 bits of payload. Links carry flits one way
// and credits, a bit for each class, the other.
//
// Parameters: classes = 1, payload = 64, shape =
// {"columns":4,"depth":4,"full_rows":4,"kind":"outer_east","ports":7515,"rows":5,"stub":false},
// slots = 469, weighted = false
//
// Generated from hw/src/router/lane.rs; change that file, not this one.

`default_nettype none

module router_outer_east_lane_1x64 (
  input  wire        clk,
  input  wire        reset,
  input  wire  [3:0] own_column,
  input  wire  [4:0] own_row,
  input  wire  [3:0] west,
  input  wire  [3:0] east,
  input  wire  [4:0] below,
  input  wire  [4:0] group,
  input  wire        stub_below,
  input  wire  [4:0] above,
  // Slots whose clients take flits.
  input  wire  [9:0] enabled,
  input  wire        north_in_valid,
  input  wire [82:0] north_in_flit,
  output wire        north_in_credit,
  input  wire        south_in_valid,
  input  wire [82:0] south_in_flit,
  output wire        south_in_credit,
  input  wire        west_in_valid,
  input  wire [82:0] west_in_flit,
  output wire        west_in_credit,
  input  wire        client_0_in_valid,
  input  wire [82:0] client_0_in_flit,
  output wire        client_0_in_credit,
  input  wire        client_2_in_valid,
  input  wire [82:0] client_2_in_flit,
  output wire        client_2_in_credit,
  input  wire        client_4_in_valid,
  input  wire [82:0] client_4_in_flit,
  output wire        client_4_in_credit,
  input  wire        client_6_in_valid,
  input  wire [82:0] client_6_in_flit,
  output wire        client_6_in_credit,
  input  wire        client_7_in_valid,
  input  wire [82:0] client_7_in_flit,
  output wire        client_7_in_credit,
  input  wire        client_8_in_valid,
  input  wire [82:0] client_8_in_flit,
  output wire        client_8_in_credit,
  output wire        north_out_valid,
  output wire [82:0] north_out_flit,
  input  wire        north_out_credit,
  output wire        south_out_valid,
  output wire [82:0] south_out_flit,
  input  wire        south_out_credit,
  output wire        west_out_valid,
  output wire [82:0] west_out_flit,
  input  wire        west_out_credit,
  output wire        client_0_out_valid,
  output wire [63:0] client_0_out_flit,
  input  wire        client_0_out_credit,
  output wire        client_2_out_valid,
  output wire [63:0] client_2_out_flit,
  input  wire        client_2_out_credit,
  output wire        client_4_out_valid,
  output wire [63:0] client_4_out_flit,
  input  wire        client_4_out_credit,
  output wire        client_6_out_valid,
  output wire [63:0] client_6_out_flit,
  input  wire        client_6_out_credit,
  output wire        client_7_out_valid,
  output wire [63:0] client_7_out_flit,
  input  wire        client_7_out_credit,
  output wire        client_8_out_valid,
  output wire [63:0] client_8_out_flit,
  input  wire        client_8_out_credit,
  // Outputs that take a flit.
  output wire  [8:0] sent,
  // Outputs that some flit wants, without room behind them.
  output wire  [8:0] stalls,
  // Outputs that more than one flit wants.
  output wire  [8:0] conflicts,
  // Heads that name no place ahead.
  output wire  [8:0] dropped
);

  wire north_buffer_head_0_valid;
  wire [82:0] north_buffer_head_0_flit;
  wire north_buffer_credit;
  wire [8:0] north_head_0_asks;
  wire north_head_0_pop;
  wire north_head_0_dropped;
  wire [8:0] north_granted_0;
  wire south_buffer_head_0_valid;
  wire [82:0] south_buffer_head_0_flit;
  wire south_buffer_credit;
  wire [8:0] south_head_0_asks;
  wire south_head_0_pop;
  wire south_head_0_dropped;
  wire [8:0] south_granted_0;
  wire west_buffer_head_0_valid;
  wire [82:0] west_buffer_head_0_flit;
  wire west_buffer_credit;
  wire [8:0] west_head_0_asks;
  wire west_head_0_pop;
  wire west_head_0_dropped;
  wire [8:0] west_granted_0;
  wire client_0_buffer_head_0_valid;
  wire [82:0] client_0_buffer_head_0_flit;
  wire client_0_buffer_credit;
  wire [8:0] client_0_head_0_asks;
  wire client_0_head_0_pop;
  wire client_0_head_0_dropped;
  wire [8:0] client_0_granted_0;
  wire client_2_buffer_head_0_valid;
  wire [82:0] client_2_buffer_head_0_flit;
  wire client_2_buffer_credit;
  wire [8:0] client_2_head_0_asks;
  wire client_2_head_0_pop;
  wire client_2_head_0_dropped;
  wire [8:0] client_2_granted_0;
  wire client_4_buffer_head_0_valid;
  wire [82:0] client_4_buffer_head_0_flit;
  wire client_4_buffer_credit;
  wire [8:0] client_4_head_0_asks;
  wire client_4_head_0_pop;
  wire client_4_head_0_dropped;
  wire [8:0] client_4_granted_0;
  wire client_6_buffer_head_0_valid;
  wire [82:0] client_6_buffer_head_0_flit;
  wire client_6_buffer_credit;
  wire [8:0] client_6_head_0_asks;
  wire client_6_head_0_pop;
  wire client_6_head_0_dropped;
  wire [8:0] client_6_granted_0;
  wire client_7_buffer_head_0_valid;
  wire [82:0] client_7_buffer_head_0_flit;
  wire client_7_buffer_credit;
  wire [8:0] client_7_head_0_asks;
  wire client_7_head_0_pop;
  wire client_7_head_0_dropped;
  wire [8:0] client_7_granted_0;
  wire client_8_buffer_head_0_valid;
  wire [82:0] client_8_buffer_head_0_flit;
  wire client_8_buffer_credit;
  wire [8:0] client_8_head_0_asks;
  wire client_8_head_0_pop;
  wire client_8_head_0_dropped;
  wire [8:0] client_8_granted_0;
  wire [8:0] north_output_asks;
  wire [8:0] north_output_grant;
  wire [3:0] north_output_pick;
  wire north_output_sends;
  wire north_output_stalls;
  wire north_output_conflicts;
  wire [8:0] south_output_asks;
  wire [8:0] south_output_grant;
  wire [3:0] south_output_pick;
  wire south_output_sends;
  wire south_output_stalls;
  wire south_output_conflicts;
  wire [8:0] west_output_asks;
  wire [8:0] west_output_grant;
  wire [3:0] west_output_pick;
  wire west_output_sends;
  wire west_output_stalls;
  wire west_output_conflicts;
  wire [8:0] client_0_output_asks;
  wire [8:0] client_0_output_grant;
  wire [3:0] client_0_output_pick;
  wire client_0_output_sends;
  wire client_0_output_stalls;
  wire client_0_output_conflicts;
  wire [8:0] client_2_output_asks;
  wire [8:0] client_2_output_grant;
  wire [3:0] client_2_output_pick;
  wire client_2_output_sends;
  wire client_2_output_stalls;
  wire client_2_output_conflicts;
  wire [8:0] client_4_output_asks;
  wire [8:0] client_4_output_grant;
  wire [3:0] client_4_output_pick;
  wire client_4_output_sends;
  wire client_4_output_stalls;
  wire client_4_output_conflicts;
  wire [8:0] client_6_output_asks;
  wire [8:0] client_6_output_grant;
  wire [3:0] client_6_output_pick;
  wire client_6_output_sends;
  wire client_6_output_stalls;
  wire client_6_output_conflicts;
  wire [8:0] client_7_output_asks;
  wire [8:0] client_7_output_grant;
  wire [3:0] client_7_output_pick;
  wire client_7_output_sends;
  wire client_7_output_stalls;
  wire client_7_output_conflicts;
  wire [8:0] client_8_output_asks;
  wire [8:0] client_8_output_grant;
  wire [3:0] client_8_output_pick;
  wire client_8_output_sends;
  wire client_8_output_stalls;
  wire client_8_output_conflicts;
  reg [82:0] north_chosen;
  reg north_full;
  reg [82:0] north_held;
  reg [82:0] south_chosen;
  reg south_full;
  reg [82:0] south_held;
  reg [82:0] west_chosen;
  reg west_full;
  reg [82:0] west_held;
  reg [63:0] client_0_chosen;
  reg client_0_full;
  reg [63:0] client_0_held;
  reg [63:0] client_2_chosen;
  reg client_2_full;
  reg [63:0] client_2_held;
  reg [63:0] client_4_chosen;
  reg client_4_full;
  reg [63:0] client_4_held;
  reg [63:0] client_6_chosen;
  reg client_6_full;
  reg [63:0] client_6_held;
  reg [63:0] client_7_chosen;
  reg client_7_full;
  reg [63:0] client_7_held;
  reg [63:0] client_8_chosen;
  reg client_8_full;
  reg [63:0] client_8_held;


  // ---- The router's place ----

  // Not used: no link on that side.
  wire unused_east = &{1'b0, east};

  // ---- Inputs ----

  assign north_in_credit = north_buffer_credit;

  router_buffer_1x4x83 north_buffer (
    .clk          (clk),
    .reset        (reset),
    .in_valid     (north_in_valid),
    .in_flit      (north_in_flit),
    .pop_0        (north_head_0_pop),
    .head_0_valid (north_buffer_head_0_valid),
    .head_0_flit  (north_buffer_head_0_flit),
    .credit       (north_buffer_credit)
  );

  router_outer_east_head_north_0 north_head_0 (
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
    .west       (west),
    .group      (group),
    .stub_below (stub_below),
    .granted    (north_granted_0),
    .asks       (north_head_0_asks),
    .pop        (north_head_0_pop),
    .dropped    (north_head_0_dropped)
  );

  assign north_granted_0 = {
    client_8_output_grant[0], client_7_output_grant[0], client_6_output_grant[0],
    client_4_output_grant[0], client_2_output_grant[0], client_0_output_grant[0],
    west_output_grant[0], south_output_grant[0], north_output_grant[0]
  };

  assign south_in_credit = south_buffer_credit;

  router_buffer_1x4x83 south_buffer (
    .clk          (clk),
    .reset        (reset),
    .in_valid     (south_in_valid),
    .in_flit      (south_in_flit),
    .pop_0        (south_head_0_pop),
    .head_0_valid (south_buffer_head_0_valid),
    .head_0_flit  (south_buffer_head_0_flit),
    .credit       (south_buffer_credit)
  );

  router_outer_east_head_south_0 south_head_0 (
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
    .west       (west),
    .group      (group),
    .granted    (south_granted_0),
    .asks       (south_head_0_asks),
    .pop        (south_head_0_pop),
    .dropped    (south_head_0_dropped)
  );

  assign south_granted_0 = {
    client_8_output_grant[1], client_7_output_grant[1], client_6_output_grant[1],
    client_4_output_grant[1], client_2_output_grant[1], client_0_output_grant[1],
    west_output_grant[1], south_output_grant[1], north_output_grant[1]
  };

  assign west_in_credit = west_buffer_credit;

  router_buffer_1x4x83 west_buffer (
    .clk          (clk),
    .reset        (reset),
    .in_valid     (west_in_valid),
    .in_flit      (west_in_flit),
    .pop_0        (west_head_0_pop),
    .head_0_valid (west_buffer_head_0_valid),
    .head_0_flit  (west_buffer_head_0_flit),
    .credit       (west_buffer_credit)
  );

  router_outer_east_head_west_0 west_head_0 (
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
    .stub_below (stub_below),
    .granted    (west_granted_0),
    .asks       (west_head_0_asks),
    .pop        (west_head_0_pop),
    .dropped    (west_head_0_dropped)
  );

  assign west_granted_0 = {
    client_8_output_grant[2], client_7_output_grant[2], client_6_output_grant[2],
    client_4_output_grant[2], client_2_output_grant[2], client_0_output_grant[2],
    west_output_grant[2], south_output_grant[2], north_output_grant[2]
  };

  assign client_0_in_credit = client_0_buffer_credit;

  router_buffer_1x4x83 client_0_buffer (
    .clk          (clk),
    .reset        (reset),
    .in_valid     (client_0_in_valid),
    .in_flit      (client_0_in_flit),
    .pop_0        (client_0_head_0_pop),
    .head_0_valid (client_0_buffer_head_0_valid),
    .head_0_flit  (client_0_buffer_head_0_flit),
    .credit       (client_0_buffer_credit)
  );

  router_outer_east_head_client_0 client_0_head_0 (
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
    .west       (west),
    .group      (group),
    .stub_below (stub_below),
    .granted    (client_0_granted_0),
    .asks       (client_0_head_0_asks),
    .pop        (client_0_head_0_pop),
    .dropped    (client_0_head_0_dropped)
  );

  assign client_0_granted_0 = {
    client_8_output_grant[3], client_7_output_grant[3], client_6_output_grant[3],
    client_4_output_grant[3], client_2_output_grant[3], client_0_output_grant[3],
    west_output_grant[3], south_output_grant[3], north_output_grant[3]
  };

  assign client_2_in_credit = client_2_buffer_credit;

  router_buffer_1x4x83 client_2_buffer (
    .clk          (clk),
    .reset        (reset),
    .in_valid     (client_2_in_valid),
    .in_flit      (client_2_in_flit),
    .pop_0        (client_2_head_0_pop),
    .head_0_valid (client_2_buffer_head_0_valid),
    .head_0_flit  (client_2_buffer_head_0_flit),
    .credit       (client_2_buffer_credit)
  );

  router_outer_east_head_client_0 client_2_head_0 (
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
    .west       (west),
    .group      (group),
    .stub_below (stub_below),
    .granted    (client_2_granted_0),
    .asks       (client_2_head_0_asks),
    .pop        (client_2_head_0_pop),
    .dropped    (client_2_head_0_dropped)
  );

  assign client_2_granted_0 = {
    client_8_output_grant[4], client_7_output_grant[4], client_6_output_grant[4],
    client_4_output_grant[4], client_2_output_grant[4], client_0_output_grant[4],
    west_output_grant[4], south_output_grant[4], north_output_grant[4]
  };

  assign client_4_in_credit = client_4_buffer_credit;

  router_buffer_1x4x83 client_4_buffer (
    .clk          (clk),
    .reset        (reset),
    .in_valid     (client_4_in_valid),
    .in_flit      (client_4_in_flit),
    .pop_0        (client_4_head_0_pop),
    .head_0_valid (client_4_buffer_head_0_valid),
    .head_0_flit  (client_4_buffer_head_0_flit),
    .credit       (client_4_buffer_credit)
  );

  router_outer_east_head_client_0 client_4_head_0 (
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
    .west       (west),
    .group      (group),
    .stub_below (stub_below),
    .granted    (client_4_granted_0),
    .asks       (client_4_head_0_asks),
    .pop        (client_4_head_0_pop),
    .dropped    (client_4_head_0_dropped)
  );

  assign client_4_granted_0 = {
    client_8_output_grant[5], client_7_output_grant[5], client_6_output_grant[5],
    client_4_output_grant[5], client_2_output_grant[5], client_0_output_grant[5],
    west_output_grant[5], south_output_grant[5], north_output_grant[5]
  };

  assign client_6_in_credit = client_6_buffer_credit;

  router_buffer_1x4x83 client_6_buffer (
    .clk          (clk),
    .reset        (reset),
    .in_valid     (client_6_in_valid),
    .in_flit      (client_6_in_flit),
    .pop_0        (client_6_head_0_pop),
    .head_0_valid (client_6_buffer_head_0_valid),
    .head_0_flit  (client_6_buffer_head_0_flit),
    .credit       (client_6_buffer_credit)
  );

  router_outer_east_head_client_0 client_6_head_0 (
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
    .west       (west),
    .group      (group),
    .stub_below (stub_below),
    .granted    (client_6_granted_0),
    .asks       (client_6_head_0_asks),
    .pop        (client_6_head_0_pop),
    .dropped    (client_6_head_0_dropped)
  );

  assign client_6_granted_0 = {
    client_8_output_grant[6], client_7_output_grant[6], client_6_output_grant[6],
    client_4_output_grant[6], client_2_output_grant[6], client_0_output_grant[6],
    west_output_grant[6], south_output_grant[6], north_output_grant[6]
  };

  assign client_7_in_credit = client_7_buffer_credit;

  router_buffer_1x4x83 client_7_buffer (
    .clk          (clk),
    .reset        (reset),
    .in_valid     (client_7_in_valid),
    .in_flit      (client_7_in_flit),
    .pop_0        (client_7_head_0_pop),
    .head_0_valid (client_7_buffer_head_0_valid),
    .head_0_flit  (client_7_buffer_head_0_flit),
    .credit       (client_7_buffer_credit)
  );

  router_outer_east_head_client_0 client_7_head_0 (
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
    .west       (west),
    .group      (group),
    .stub_below (stub_below),
    .granted    (client_7_granted_0),
    .asks       (client_7_head_0_asks),
    .pop        (client_7_head_0_pop),
    .dropped    (client_7_head_0_dropped)
  );

  assign client_7_granted_0 = {
    client_8_output_grant[7], client_7_output_grant[7], client_6_output_grant[7],
    client_4_output_grant[7], client_2_output_grant[7], client_0_output_grant[7],
    west_output_grant[7], south_output_grant[7], north_output_grant[7]
  };

  assign client_8_in_credit = client_8_buffer_credit;

  router_buffer_1x4x83 client_8_buffer (
    .clk          (clk),
    .reset        (reset),
    .in_valid     (client_8_in_valid),
    .in_flit      (client_8_in_flit),
    .pop_0        (client_8_head_0_pop),
    .head_0_valid (client_8_buffer_head_0_valid),
    .head_0_flit  (client_8_buffer_head_0_flit),
    .credit       (client_8_buffer_credit)
  );

  router_outer_east_head_client_0 client_8_head_0 (
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
    .west       (west),
    .group      (group),
    .stub_below (stub_below),
    .granted    (client_8_granted_0),
    .asks       (client_8_head_0_asks),
    .pop        (client_8_head_0_pop),
    .dropped    (client_8_head_0_dropped)
  );

  assign client_8_granted_0 = {
    client_8_output_grant[8], client_7_output_grant[8], client_6_output_grant[8],
    client_4_output_grant[8], client_2_output_grant[8], client_0_output_grant[8],
    west_output_grant[8], south_output_grant[8], north_output_grant[8]
  };

  // ---- Outputs ----

  assign north_out_valid = north_full;
  assign north_out_flit = north_held;

  assign north_output_asks = {
    client_8_head_0_asks[0], client_7_head_0_asks[0], client_6_head_0_asks[0],
    client_4_head_0_asks[0], client_2_head_0_asks[0], client_0_head_0_asks[0], west_head_0_asks[0],
    south_head_0_asks[0], north_head_0_asks[0]
  };
  router_output_9_1x4 north_output (
    .clk       (clk),
    .reset     (reset),
    .asks      (north_output_asks),
    .credit    (north_out_credit),
    .grant     (north_output_grant),
    .pick      (north_output_pick),
    .sends     (north_output_sends),
    .stalls    (north_output_stalls),
    .conflicts (north_output_conflicts)
  );

  always @* begin
    case (north_output_pick)
      4'd1: north_chosen = south_buffer_head_0_flit;
      4'd2: north_chosen = west_buffer_head_0_flit;
      4'd3: north_chosen = client_0_buffer_head_0_flit;
      4'd4: north_chosen = client_2_buffer_head_0_flit;
      4'd5: north_chosen = client_4_buffer_head_0_flit;
      4'd6: north_chosen = client_6_buffer_head_0_flit;
      4'd7: north_chosen = client_7_buffer_head_0_flit;
      4'd8: north_chosen = client_8_buffer_head_0_flit;
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
        north_chosen[67:64] & 4'hf,
        north_chosen[63:0]
      };
    end
  end

  assign south_out_valid = south_full;
  assign south_out_flit = south_held;

  assign south_output_asks = {
    client_8_head_0_asks[1], client_7_head_0_asks[1], client_6_head_0_asks[1],
    client_4_head_0_asks[1], client_2_head_0_asks[1], client_0_head_0_asks[1], west_head_0_asks[1],
    south_head_0_asks[1], north_head_0_asks[1]
  };
  router_output_9_1x4 south_output (
    .clk       (clk),
    .reset     (reset),
    .asks      (south_output_asks),
    .credit    (south_out_credit),
    .grant     (south_output_grant),
    .pick      (south_output_pick),
    .sends     (south_output_sends),
    .stalls    (south_output_stalls),
    .conflicts (south_output_conflicts)
  );

  always @* begin
    case (south_output_pick)
      4'd0: south_chosen = north_buffer_head_0_flit;
      4'd2: south_chosen = west_buffer_head_0_flit;
      4'd3: south_chosen = client_0_buffer_head_0_flit;
      4'd4: south_chosen = client_2_buffer_head_0_flit;
      4'd5: south_chosen = client_4_buffer_head_0_flit;
      4'd6: south_chosen = client_6_buffer_head_0_flit;
      4'd7: south_chosen = client_7_buffer_head_0_flit;
      4'd8: south_chosen = client_8_buffer_head_0_flit;
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
        south_chosen[67:64] & (4'hf & (own_column | ~{4{stub_below}})),
        south_chosen[63:0]
      };
    end
  end

  assign west_out_valid = west_full;
  assign west_out_flit = west_held;

  assign west_output_asks = {
    client_8_head_0_asks[2], client_7_head_0_asks[2], client_6_head_0_asks[2],
    client_4_head_0_asks[2], client_2_head_0_asks[2], client_0_head_0_asks[2], west_head_0_asks[2],
    south_head_0_asks[2], north_head_0_asks[2]
  };
  router_output_9_1x4 west_output (
    .clk       (clk),
    .reset     (reset),
    .asks      (west_output_asks),
    .credit    (west_out_credit),
    .grant     (west_output_grant),
    .pick      (west_output_pick),
    .sends     (west_output_sends),
    .stalls    (west_output_stalls),
    .conflicts (west_output_conflicts)
  );

  always @* begin
    case (west_output_pick)
      4'd0: west_chosen = north_buffer_head_0_flit;
      4'd1: west_chosen = south_buffer_head_0_flit;
      4'd3: west_chosen = client_0_buffer_head_0_flit;
      4'd4: west_chosen = client_2_buffer_head_0_flit;
      4'd5: west_chosen = client_4_buffer_head_0_flit;
      4'd6: west_chosen = client_6_buffer_head_0_flit;
      4'd7: west_chosen = client_7_buffer_head_0_flit;
      4'd8: west_chosen = client_8_buffer_head_0_flit;
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
        west_chosen[72:68] & group,
        west_chosen[67:64] & west,
        west_chosen[63:0]
      };
    end
  end

  assign client_0_out_valid = client_0_full;
  assign client_0_out_flit = client_0_held;

  assign client_0_output_asks = {
    client_8_head_0_asks[3], client_7_head_0_asks[3], client_6_head_0_asks[3],
    client_4_head_0_asks[3], client_2_head_0_asks[3], client_0_head_0_asks[3], west_head_0_asks[3],
    south_head_0_asks[3], north_head_0_asks[3]
  };
  router_output_9_1x4 client_0_output (
    .clk       (clk),
    .reset     (reset),
    .asks      (client_0_output_asks),
    .credit    (client_0_out_credit),
    .grant     (client_0_output_grant),
    .pick      (client_0_output_pick),
    .sends     (client_0_output_sends),
    .stalls    (client_0_output_stalls),
    .conflicts (client_0_output_conflicts)
  );

  always @* begin
    case (client_0_output_pick)
      4'd0: client_0_chosen = north_buffer_head_0_flit[63:0];
      4'd1: client_0_chosen = south_buffer_head_0_flit[63:0];
      4'd2: client_0_chosen = west_buffer_head_0_flit[63:0];
      4'd3: client_0_chosen = client_0_buffer_head_0_flit[63:0];
      4'd4: client_0_chosen = client_2_buffer_head_0_flit[63:0];
      4'd5: client_0_chosen = client_4_buffer_head_0_flit[63:0];
      4'd6: client_0_chosen = client_6_buffer_head_0_flit[63:0];
      4'd7: client_0_chosen = client_7_buffer_head_0_flit[63:0];
      4'd8: client_0_chosen = client_8_buffer_head_0_flit[63:0];
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
    end
  end

  assign client_2_out_valid = client_2_full;
  assign client_2_out_flit = client_2_held;

  assign client_2_output_asks = {
    client_8_head_0_asks[4], client_7_head_0_asks[4], client_6_head_0_asks[4],
    client_4_head_0_asks[4], client_2_head_0_asks[4], client_0_head_0_asks[4], west_head_0_asks[4],
    south_head_0_asks[4], north_head_0_asks[4]
  };
  router_output_9_1x4 client_2_output (
    .clk       (clk),
    .reset     (reset),
    .asks      (client_2_output_asks),
    .credit    (client_2_out_credit),
    .grant     (client_2_output_grant),
    .pick      (client_2_output_pick),
    .sends     (client_2_output_sends),
    .stalls    (client_2_output_stalls),
    .conflicts (client_2_output_conflicts)
  );

  always @* begin
    case (client_2_output_pick)
      4'd0: client_2_chosen = north_buffer_head_0_flit[63:0];
      4'd1: client_2_chosen = south_buffer_head_0_flit[63:0];
      4'd2: client_2_chosen = west_buffer_head_0_flit[63:0];
      4'd3: client_2_chosen = client_0_buffer_head_0_flit[63:0];
      4'd4: client_2_chosen = client_2_buffer_head_0_flit[63:0];
      4'd5: client_2_chosen = client_4_buffer_head_0_flit[63:0];
      4'd6: client_2_chosen = client_6_buffer_head_0_flit[63:0];
      4'd7: client_2_chosen = client_7_buffer_head_0_flit[63:0];
      4'd8: client_2_chosen = client_8_buffer_head_0_flit[63:0];
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
    end
  end

  assign client_4_out_valid = client_4_full;
  assign client_4_out_flit = client_4_held;

  assign client_4_output_asks = {
    client_8_head_0_asks[5], client_7_head_0_asks[5], client_6_head_0_asks[5],
    client_4_head_0_asks[5], client_2_head_0_asks[5], client_0_head_0_asks[5], west_head_0_asks[5],
    south_head_0_asks[5], north_head_0_asks[5]
  };
  router_output_9_1x4 client_4_output (
    .clk       (clk),
    .reset     (reset),
    .asks      (client_4_output_asks),
    .credit    (client_4_out_credit),
    .grant     (client_4_output_grant),
    .pick      (client_4_output_pick),
    .sends     (client_4_output_sends),
    .stalls    (client_4_output_stalls),
    .conflicts (client_4_output_conflicts)
  );

  always @* begin
    case (client_4_output_pick)
      4'd0: client_4_chosen = north_buffer_head_0_flit[63:0];
      4'd1: client_4_chosen = south_buffer_head_0_flit[63:0];
      4'd2: client_4_chosen = west_buffer_head_0_flit[63:0];
      4'd3: client_4_chosen = client_0_buffer_head_0_flit[63:0];
      4'd4: client_4_chosen = client_2_buffer_head_0_flit[63:0];
      4'd5: client_4_chosen = client_4_buffer_head_0_flit[63:0];
      4'd6: client_4_chosen = client_6_buffer_head_0_flit[63:0];
      4'd7: client_4_chosen = client_7_buffer_head_0_flit[63:0];
      4'd8: client_4_chosen = client_8_buffer_head_0_flit[63:0];
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
    end
  end

  assign client_6_out_valid = client_6_full;
  assign client_6_out_flit = client_6_held;

  assign client_6_output_asks = {
    client_8_head_0_asks[6], client_7_head_0_asks[6], client_6_head_0_asks[6],
    client_4_head_0_asks[6], client_2_head_0_asks[6], client_0_head_0_asks[6], west_head_0_asks[6],
    south_head_0_asks[6], north_head_0_asks[6]
  };
  router_output_9_1x4 client_6_output (
    .clk       (clk),
    .reset     (reset),
    .asks      (client_6_output_asks),
    .credit    (client_6_out_credit),
    .grant     (client_6_output_grant),
    .pick      (client_6_output_pick),
    .sends     (client_6_output_sends),
    .stalls    (client_6_output_stalls),
    .conflicts (client_6_output_conflicts)
  );

  always @* begin
    case (client_6_output_pick)
      4'd0: client_6_chosen = north_buffer_head_0_flit[63:0];
      4'd1: client_6_chosen = south_buffer_head_0_flit[63:0];
      4'd2: client_6_chosen = west_buffer_head_0_flit[63:0];
      4'd3: client_6_chosen = client_0_buffer_head_0_flit[63:0];
      4'd4: client_6_chosen = client_2_buffer_head_0_flit[63:0];
      4'd5: client_6_chosen = client_4_buffer_head_0_flit[63:0];
      4'd6: client_6_chosen = client_6_buffer_head_0_flit[63:0];
      4'd7: client_6_chosen = client_7_buffer_head_0_flit[63:0];
      4'd8: client_6_chosen = client_8_buffer_head_0_flit[63:0];
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
    end
  end

  assign client_7_out_valid = client_7_full;
  assign client_7_out_flit = client_7_held;

  assign client_7_output_asks = {
    client_8_head_0_asks[7], client_7_head_0_asks[7], client_6_head_0_asks[7],
    client_4_head_0_asks[7], client_2_head_0_asks[7], client_0_head_0_asks[7], west_head_0_asks[7],
    south_head_0_asks[7], north_head_0_asks[7]
  };
  router_output_9_1x4 client_7_output (
    .clk       (clk),
    .reset     (reset),
    .asks      (client_7_output_asks),
    .credit    (client_7_out_credit),
    .grant     (client_7_output_grant),
    .pick      (client_7_output_pick),
    .sends     (client_7_output_sends),
    .stalls    (client_7_output_stalls),
    .conflicts (client_7_output_conflicts)
  );

  always @* begin
    case (client_7_output_pick)
      4'd0: client_7_chosen = north_buffer_head_0_flit[63:0];
      4'd1: client_7_chosen = south_buffer_head_0_flit[63:0];
      4'd2: client_7_chosen = west_buffer_head_0_flit[63:0];
      4'd3: client_7_chosen = client_0_buffer_head_0_flit[63:0];
      4'd4: client_7_chosen = client_2_buffer_head_0_flit[63:0];
      4'd5: client_7_chosen = client_4_buffer_head_0_flit[63:0];
      4'd6: client_7_chosen = client_6_buffer_head_0_flit[63:0];
      4'd7: client_7_chosen = client_7_buffer_head_0_flit[63:0];
      4'd8: client_7_chosen = client_8_buffer_head_0_flit[63:0];
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
    end
  end

  assign client_8_out_valid = client_8_full;
  assign client_8_out_flit = client_8_held;

  assign client_8_output_asks = {
    client_8_head_0_asks[8], client_7_head_0_asks[8], client_6_head_0_asks[8],
    client_4_head_0_asks[8], client_2_head_0_asks[8], client_0_head_0_asks[8], west_head_0_asks[8],
    south_head_0_asks[8], north_head_0_asks[8]
  };
  router_output_9_1x4 client_8_output (
    .clk       (clk),
    .reset     (reset),
    .asks      (client_8_output_asks),
    .credit    (client_8_out_credit),
    .grant     (client_8_output_grant),
    .pick      (client_8_output_pick),
    .sends     (client_8_output_sends),
    .stalls    (client_8_output_stalls),
    .conflicts (client_8_output_conflicts)
  );

  always @* begin
    case (client_8_output_pick)
      4'd0: client_8_chosen = north_buffer_head_0_flit[63:0];
      4'd1: client_8_chosen = south_buffer_head_0_flit[63:0];
      4'd2: client_8_chosen = west_buffer_head_0_flit[63:0];
      4'd3: client_8_chosen = client_0_buffer_head_0_flit[63:0];
      4'd4: client_8_chosen = client_2_buffer_head_0_flit[63:0];
      4'd5: client_8_chosen = client_4_buffer_head_0_flit[63:0];
      4'd6: client_8_chosen = client_6_buffer_head_0_flit[63:0];
      4'd7: client_8_chosen = client_7_buffer_head_0_flit[63:0];
      4'd8: client_8_chosen = client_8_buffer_head_0_flit[63:0];
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
    end
  end

  // ---- Events ----

  assign sent = {
    client_8_output_sends, client_7_output_sends, client_6_output_sends, client_4_output_sends,
    client_2_output_sends, client_0_output_sends, west_output_sends, south_output_sends,
    north_output_sends
  };

  assign stalls = {
    client_8_output_stalls, client_7_output_stalls, client_6_output_stalls, client_4_output_stalls,
    client_2_output_stalls, client_0_output_stalls, west_output_stalls, south_output_stalls,
    north_output_stalls
  };

  assign conflicts = {
    client_8_output_conflicts,
    client_7_output_conflicts,
    client_6_output_conflicts,
    client_4_output_conflicts,
    client_2_output_conflicts,
    client_0_output_conflicts,
    west_output_conflicts,
    south_output_conflicts,
    north_output_conflicts
  };

  assign dropped = {
    client_8_head_0_dropped, client_7_head_0_dropped, client_6_head_0_dropped,
    client_4_head_0_dropped, client_2_head_0_dropped, client_0_head_0_dropped, west_head_0_dropped,
    south_head_0_dropped, north_head_0_dropped
  };
endmodule

`default_nettype wire
