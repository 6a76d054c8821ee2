// router_redundant_inner_lane_2x64_weighted
//
// A slice of one lane of the router: 2 classes, 64 bits of payload. Links carry flits one way
// and credits, a bit for each class, the other.
//
// Parameters: classes = 2, payload = 64, shape =
// {"columns":4,"depth":4,"full_rows":4,"kind":"redundant_inner","ports":49,"rows":5,"stub":true},
// slots = 3, weighted = true
//
// Generated from hw/src/router/lane.rs; change that file, not this one.

`default_nettype none

module router_redundant_inner_lane_2x64_weighted (
  input  wire        clk,
  input  wire        reset,
  input  wire  [3:0] own_column,
  input  wire  [4:0] own_row,
  input  wire  [4:0] above,
  // Slots whose clients take flits.
  input  wire  [9:0] enabled,
  input  wire        north_in_valid,
  input  wire        north_in_class,
  input  wire [82:0] north_in_flit,
  output wire  [1:0] north_in_credit,
  input  wire        client_0_in_valid,
  input  wire        client_0_in_class,
  input  wire [82:0] client_0_in_flit,
  output wire  [1:0] client_0_in_credit,
  input  wire        client_1_in_valid,
  input  wire        client_1_in_class,
  input  wire [82:0] client_1_in_flit,
  output wire  [1:0] client_1_in_credit,
  // Of all heads at the first output, at the second, ...
  input  wire [71:0] weights,
  output wire        north_out_valid,
  output wire        north_out_class,
  output wire [82:0] north_out_flit,
  input  wire  [1:0] north_out_credit,
  output wire        client_0_out_valid,
  output wire        client_0_out_class,
  output wire [63:0] client_0_out_flit,
  input  wire  [1:0] client_0_out_credit,
  output wire        client_1_out_valid,
  output wire        client_1_out_class,
  output wire [63:0] client_1_out_flit,
  input  wire  [1:0] client_1_out_credit,
  // Outputs that take a flit.
  output wire  [2:0] sent,
  // Outputs that some flit wants, without room behind them.
  output wire  [2:0] stalls,
  // Outputs that more than one flit wants.
  output wire  [2:0] conflicts,
  // Heads that name no place ahead.
  output wire  [5:0] dropped
);

  wire north_buffer_head_0_valid;
  wire [82:0] north_buffer_head_0_flit;
  wire north_buffer_head_1_valid;
  wire [82:0] north_buffer_head_1_flit;
  wire [1:0] north_buffer_credit;
  wire [2:0] north_head_0_asks;
  wire north_head_0_pop;
  wire north_head_0_dropped;
  wire [2:0] north_granted_0;
  wire [2:0] north_head_1_asks;
  wire north_head_1_pop;
  wire north_head_1_dropped;
  wire [2:0] north_granted_1;
  wire client_0_buffer_head_0_valid;
  wire [82:0] client_0_buffer_head_0_flit;
  wire client_0_buffer_head_1_valid;
  wire [82:0] client_0_buffer_head_1_flit;
  wire [1:0] client_0_buffer_credit;
  wire [2:0] client_0_head_0_asks;
  wire client_0_head_0_pop;
  wire client_0_head_0_dropped;
  wire [2:0] client_0_granted_0;
  wire [2:0] client_0_head_1_asks;
  wire client_0_head_1_pop;
  wire client_0_head_1_dropped;
  wire [2:0] client_0_granted_1;
  wire client_1_buffer_head_0_valid;
  wire [82:0] client_1_buffer_head_0_flit;
  wire client_1_buffer_head_1_valid;
  wire [82:0] client_1_buffer_head_1_flit;
  wire [1:0] client_1_buffer_credit;
  wire [2:0] client_1_head_0_asks;
  wire client_1_head_0_pop;
  wire client_1_head_0_dropped;
  wire [2:0] client_1_granted_0;
  wire [2:0] client_1_head_1_asks;
  wire client_1_head_1_pop;
  wire client_1_head_1_dropped;
  wire [2:0] client_1_granted_1;
  wire [5:0] north_output_asks;
  wire [5:0] north_output_grant;
  wire [2:0] north_output_pick;
  wire north_output_sends;
  wire north_output_stalls;
  wire north_output_conflicts;
  wire [5:0] client_0_output_asks;
  wire [5:0] client_0_output_grant;
  wire [2:0] client_0_output_pick;
  wire client_0_output_sends;
  wire client_0_output_stalls;
  wire client_0_output_conflicts;
  wire [5:0] client_1_output_asks;
  wire [5:0] client_1_output_grant;
  wire [2:0] client_1_output_pick;
  wire client_1_output_sends;
  wire client_1_output_stalls;
  wire client_1_output_conflicts;
  reg [82:0] north_chosen;
  reg north_full;
  reg [82:0] north_held;
  reg north_held_class;
  reg [63:0] client_0_chosen;
  reg client_0_full;
  reg [63:0] client_0_held;
  reg client_0_held_class;
  reg [63:0] client_1_chosen;
  reg client_1_full;
  reg [63:0] client_1_held;
  reg client_1_held_class;


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

  router_redundant_inner_head_north_0 north_head_0 (
    .clk        (clk),
    .reset      (reset),
    .valid      (north_buffer_head_0_valid),
    .columns    (north_buffer_head_0_flit[67:64]),
    .rows       (north_buffer_head_0_flit[72:68]),
    .clients    (north_buffer_head_0_flit[82:73]),
    .enabled    (enabled),
    .own_column (own_column),
    .own_row    (own_row),
    .granted    (north_granted_0),
    .asks       (north_head_0_asks),
    .pop        (north_head_0_pop),
    .dropped    (north_head_0_dropped)
  );

  assign north_granted_0 = {
    client_1_output_grant[0],
    client_0_output_grant[0],
    north_output_grant[0]
  };

  router_redundant_inner_head_north_1 north_head_1 (
    .clk        (clk),
    .reset      (reset),
    .valid      (north_buffer_head_1_valid),
    .columns    (north_buffer_head_1_flit[67:64]),
    .rows       (north_buffer_head_1_flit[72:68]),
    .clients    (north_buffer_head_1_flit[82:73]),
    .enabled    (enabled),
    .own_column (own_column),
    .own_row    (own_row),
    .granted    (north_granted_1),
    .asks       (north_head_1_asks),
    .pop        (north_head_1_pop),
    .dropped    (north_head_1_dropped)
  );

  assign north_granted_1 = {
    client_1_output_grant[1],
    client_0_output_grant[1],
    north_output_grant[1]
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

  router_redundant_inner_head_client_0 client_0_head_0 (
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
    .granted    (client_0_granted_0),
    .asks       (client_0_head_0_asks),
    .pop        (client_0_head_0_pop),
    .dropped    (client_0_head_0_dropped)
  );

  assign client_0_granted_0 = {
    client_1_output_grant[2],
    client_0_output_grant[2],
    north_output_grant[2]
  };

  router_redundant_inner_head_client_1 client_0_head_1 (
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
    .granted    (client_0_granted_1),
    .asks       (client_0_head_1_asks),
    .pop        (client_0_head_1_pop),
    .dropped    (client_0_head_1_dropped)
  );

  assign client_0_granted_1 = {
    client_1_output_grant[3],
    client_0_output_grant[3],
    north_output_grant[3]
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

  router_redundant_inner_head_client_0 client_1_head_0 (
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
    .granted    (client_1_granted_0),
    .asks       (client_1_head_0_asks),
    .pop        (client_1_head_0_pop),
    .dropped    (client_1_head_0_dropped)
  );

  assign client_1_granted_0 = {
    client_1_output_grant[4],
    client_0_output_grant[4],
    north_output_grant[4]
  };

  router_redundant_inner_head_client_1 client_1_head_1 (
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
    .granted    (client_1_granted_1),
    .asks       (client_1_head_1_asks),
    .pop        (client_1_head_1_pop),
    .dropped    (client_1_head_1_dropped)
  );

  assign client_1_granted_1 = {
    client_1_output_grant[5],
    client_0_output_grant[5],
    north_output_grant[5]
  };

  // ---- Outputs ----

  assign north_out_valid = north_full;
  assign north_out_class = north_held_class;
  assign north_out_flit = north_held;

  assign north_output_asks = {
    client_1_head_1_asks[0],
    client_1_head_0_asks[0],
    client_0_head_1_asks[0],
    client_0_head_0_asks[0],
    north_head_1_asks[0],
    north_head_0_asks[0]
  };
  router_output_6_2x4_weighted north_output (
    .clk       (clk),
    .reset     (reset),
    .asks      (north_output_asks),
    .credit    (north_out_credit),
    .grant     (north_output_grant),
    .pick      (north_output_pick),
    .sends     (north_output_sends),
    .stalls    (north_output_stalls),
    .conflicts (north_output_conflicts),
    .weights   (weights[23:0])
  );

  always @* begin
    case (north_output_pick)
      3'd2: north_chosen = client_0_buffer_head_0_flit;
      3'd3: north_chosen = client_0_buffer_head_1_flit;
      3'd4: north_chosen = client_1_buffer_head_0_flit;
      3'd5: north_chosen = client_1_buffer_head_1_flit;
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
      north_held <= north_chosen;
      north_held_class <= north_output_pick[0];
    end
  end

  assign client_0_out_valid = client_0_full;
  assign client_0_out_class = client_0_held_class;
  assign client_0_out_flit = client_0_held;

  assign client_0_output_asks = {
    client_1_head_1_asks[1],
    client_1_head_0_asks[1],
    client_0_head_1_asks[1],
    client_0_head_0_asks[1],
    north_head_1_asks[1],
    north_head_0_asks[1]
  };
  router_output_6_2x4_weighted client_0_output (
    .clk       (clk),
    .reset     (reset),
    .asks      (client_0_output_asks),
    .credit    (client_0_out_credit),
    .grant     (client_0_output_grant),
    .pick      (client_0_output_pick),
    .sends     (client_0_output_sends),
    .stalls    (client_0_output_stalls),
    .conflicts (client_0_output_conflicts),
    .weights   (weights[47:24])
  );

  always @* begin
    case (client_0_output_pick)
      3'd0: client_0_chosen = north_buffer_head_0_flit[63:0];
      3'd1: client_0_chosen = north_buffer_head_1_flit[63:0];
      3'd2: client_0_chosen = client_0_buffer_head_0_flit[63:0];
      3'd3: client_0_chosen = client_0_buffer_head_1_flit[63:0];
      3'd4: client_0_chosen = client_1_buffer_head_0_flit[63:0];
      3'd5: client_0_chosen = client_1_buffer_head_1_flit[63:0];
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
    client_1_head_1_asks[2],
    client_1_head_0_asks[2],
    client_0_head_1_asks[2],
    client_0_head_0_asks[2],
    north_head_1_asks[2],
    north_head_0_asks[2]
  };
  router_output_6_2x4_weighted client_1_output (
    .clk       (clk),
    .reset     (reset),
    .asks      (client_1_output_asks),
    .credit    (client_1_out_credit),
    .grant     (client_1_output_grant),
    .pick      (client_1_output_pick),
    .sends     (client_1_output_sends),
    .stalls    (client_1_output_stalls),
    .conflicts (client_1_output_conflicts),
    .weights   (weights[71:48])
  );

  always @* begin
    case (client_1_output_pick)
      3'd0: client_1_chosen = north_buffer_head_0_flit[63:0];
      3'd1: client_1_chosen = north_buffer_head_1_flit[63:0];
      3'd2: client_1_chosen = client_0_buffer_head_0_flit[63:0];
      3'd3: client_1_chosen = client_0_buffer_head_1_flit[63:0];
      3'd4: client_1_chosen = client_1_buffer_head_0_flit[63:0];
      3'd5: client_1_chosen = client_1_buffer_head_1_flit[63:0];
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

  // ---- Events ----

  assign sent = {client_1_output_sends, client_0_output_sends, north_output_sends};
  assign stalls = {client_1_output_stalls, client_0_output_stalls, north_output_stalls};
  assign conflicts = {client_1_output_conflicts, client_0_output_conflicts, north_output_conflicts};

  assign dropped = {
    client_1_head_1_dropped,
    client_1_head_0_dropped,
    client_0_head_1_dropped,
    client_0_head_0_dropped,
    north_head_1_dropped,
    north_head_0_dropped
  };
endmodule

`default_nettype wire
