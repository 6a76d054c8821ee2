// router_port_1_1x524
//
// One lane of a client's link, over which 1 lanes of the channel go. Up: the classes in turn,
// as far as the lane has room. Down: lanes and classes in turn, as far as the class's queue has
// room. One flit a cycle each way.
//
// Parameters: classes = 1, columns = 2, depth = 2, lanes = 1, payload = 524, rows = 2
//
// Generated from hw/src/router/port.rs; change that file, not this one.

`default_nettype none

module router_port_1_1x524 (
  input  wire         clk,
  input  wire         reset,
  input  wire         up_0_valid,
  output wire         up_0_ready,
  input  wire   [1:0] up_0_columns,
  input  wire   [1:0] up_0_rows,
  input  wire   [9:0] up_0_clients,
  input  wire [523:0] up_0_payload,
  output wire         down_0_valid,
  input  wire         down_0_ready,
  output wire [523:0] down_0_payload,
  output wire         lane_0_in_valid,
  output wire [537:0] lane_0_in_flit,
  input  wire         lane_0_in_credit,
  input  wire         lane_0_out_valid,
  input  wire [523:0] lane_0_out_flit,
  output wire         lane_0_out_credit,
  // Flits accepted from the client.
  output wire         injected,
  // Flits accepted by the client.
  output wire         delivered
);

  wire up_queue_0_enq_ready;
  wire [537:0] up_queue_0_enq_data;
  wire up_queue_0_deq_valid;
  wire [537:0] up_queue_0_deq_data;
  wire able_0;
  wire up_able;
  wire up_ahead;
  wire up_pool;
  wire up_first;
  wire [537:0] chosen;
  wire lane_0_takes_0;
  wire down_queue_0_enq_valid;
  wire down_queue_0_enq_ready;
  wire down_queue_0_deq_valid;
  wire [523:0] down_queue_0_deq_data;
  wire lane_0_buffer_head_0_valid;
  wire [523:0] lane_0_buffer_head_0_flit;
  wire lane_0_buffer_credit;
  wire down_able;
  wire down_ahead;
  wire down_pool;
  wire down_first;
  wire down_pick;
  reg [1:0] lane_0_left_0;
  reg up_turn;
  reg down_turn;
  reg [523:0] arrived;

  assign up_0_ready = up_queue_0_enq_ready;
  assign down_0_valid = down_queue_0_deq_valid;
  assign down_0_payload = down_queue_0_deq_data;

  // ---- Up ----

  assign up_queue_0_enq_data = {up_0_clients, up_0_rows, up_0_columns, up_0_payload};
  queue_2x538 up_queue_0 (
    .clk       (clk),
    .reset     (reset),
    .enq_valid (up_0_valid),
    .enq_ready (up_queue_0_enq_ready),
    .enq_data  (up_queue_0_enq_data),
    .deq_valid (up_queue_0_deq_valid),
    .deq_ready (up_first),
    .deq_data  (up_queue_0_deq_data)
  );

  always @(posedge clk) begin
    if (reset) begin
      lane_0_left_0 <= 2'd2;
    end else if (lane_0_takes_0 & !lane_0_in_credit) begin
      lane_0_left_0 <= lane_0_left_0 - 2'd1;
    end else if (!lane_0_takes_0 & lane_0_in_credit) begin
      lane_0_left_0 <= lane_0_left_0 + 2'd1;
    end
  end

  assign able_0 = up_queue_0_deq_valid & (lane_0_left_0 != 2'd0);
  assign up_able = able_0;

  // Behind the one that was granted last.
  always @(posedge clk) begin
    if (reset) begin
      up_turn <= 1'b0;
    end else if (|up_pool) begin
      up_turn <= !(up_first | (up_first - 1'b1));
    end
  end

  assign up_ahead = up_able & up_turn;
  assign up_pool = (|up_ahead) ? up_ahead : up_able;
  assign up_first = up_pool & (!up_pool + 1'b1);
  assign chosen = up_queue_0_deq_data;
  assign lane_0_takes_0 = up_first & up_queue_0_deq_valid;
  assign lane_0_in_valid = |lane_0_takes_0;
  assign lane_0_in_flit = chosen;

  // ---- Down ----

  assign down_queue_0_enq_valid = |down_first;
  queue_2x524 down_queue_0 (
    .clk       (clk),
    .reset     (reset),
    .enq_valid (down_queue_0_enq_valid),
    .enq_ready (down_queue_0_enq_ready),
    .enq_data  (arrived),
    .deq_valid (down_queue_0_deq_valid),
    .deq_ready (down_0_ready),
    .deq_data  (down_queue_0_deq_data)
  );

  assign lane_0_out_credit = lane_0_buffer_credit;

  router_buffer_1x2x524 lane_0_buffer (
    .clk          (clk),
    .reset        (reset),
    .in_valid     (lane_0_out_valid),
    .in_flit      (lane_0_out_flit),
    .pop_0        (down_first),
    .head_0_valid (lane_0_buffer_head_0_valid),
    .head_0_flit  (lane_0_buffer_head_0_flit),
    .credit       (lane_0_buffer_credit)
  );

  assign down_able = lane_0_buffer_head_0_valid & down_queue_0_enq_ready;

  // Behind the one that was granted last.
  always @(posedge clk) begin
    if (reset) begin
      down_turn <= 1'b0;
    end else if (|down_pool) begin
      down_turn <= !(down_first | (down_first - 1'b1));
    end
  end

  assign down_ahead = down_able & down_turn;
  assign down_pool = (|down_ahead) ? down_ahead : down_able;
  assign down_first = down_pool & (!down_pool + 1'b1);
  assign down_pick = 1'b0;

  always @* begin
    case (down_pick)
      1'b0: arrived = lane_0_buffer_head_0_flit;
      default: arrived = 524'd0;
    endcase
  end

  // ---- Events ----

  assign injected = up_0_valid & up_0_ready;
  assign delivered = down_0_valid & down_0_ready;
endmodule

`default_nettype wire
