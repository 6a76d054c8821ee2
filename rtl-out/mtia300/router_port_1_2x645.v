// router_port_1_2x645
//
// One lane of a client's link, over which 1 lanes of the channel go. Up: the classes in turn,
// as far as the lane has room. Down: lanes and classes in turn, as far as the class's queue has
// room. One flit a cycle each way.
//
// Parameters: classes = 2, columns = 4, depth = 4, lanes = 1, payload = 645, rows = 5
//
// Generated from hw/src/router/port.rs; change that file, not this one.

`default_nettype none

module router_port_1_2x645 (
  input  wire         clk,
  input  wire         reset,
  input  wire         up_0_valid,
  output wire         up_0_ready,
  input  wire   [3:0] up_0_columns,
  input  wire   [4:0] up_0_rows,
  input  wire   [9:0] up_0_clients,
  input  wire [644:0] up_0_payload,
  input  wire         up_1_valid,
  output wire         up_1_ready,
  input  wire   [3:0] up_1_columns,
  input  wire   [4:0] up_1_rows,
  input  wire   [9:0] up_1_clients,
  input  wire [644:0] up_1_payload,
  output wire         down_0_valid,
  input  wire         down_0_ready,
  output wire [644:0] down_0_payload,
  output wire         down_1_valid,
  input  wire         down_1_ready,
  output wire [644:0] down_1_payload,
  output wire         lane_0_in_valid,
  output wire         lane_0_in_class,
  output wire [663:0] lane_0_in_flit,
  input  wire   [1:0] lane_0_in_credit,
  input  wire         lane_0_out_valid,
  input  wire         lane_0_out_class,
  input  wire [644:0] lane_0_out_flit,
  output wire   [1:0] lane_0_out_credit,
  // Flits accepted from the client.
  output wire   [1:0] injected,
  // Flits accepted by the client.
  output wire   [1:0] delivered
);

  wire up_queue_0_enq_ready;
  wire [663:0] up_queue_0_enq_data;
  wire up_queue_0_deq_valid;
  wire [663:0] up_queue_0_deq_data;
  wire up_queue_1_enq_ready;
  wire [663:0] up_queue_1_enq_data;
  wire up_queue_1_deq_valid;
  wire [663:0] up_queue_1_deq_data;
  wire able_0;
  wire able_1;
  wire [1:0] up_able;
  wire [1:0] up_ahead;
  wire [1:0] up_pool;
  wire [1:0] up_first;
  wire [663:0] chosen;
  wire lane_0_takes_0;
  wire lane_0_takes_1;
  wire down_queue_0_enq_valid;
  wire down_queue_0_enq_ready;
  wire down_queue_0_deq_valid;
  wire [644:0] down_queue_0_deq_data;
  wire down_queue_1_enq_valid;
  wire down_queue_1_enq_ready;
  wire down_queue_1_deq_valid;
  wire [644:0] down_queue_1_deq_data;
  wire lane_0_buffer_head_0_valid;
  wire [644:0] lane_0_buffer_head_0_flit;
  wire lane_0_buffer_head_1_valid;
  wire [644:0] lane_0_buffer_head_1_flit;
  wire [1:0] lane_0_buffer_credit;
  wire [1:0] down_able;
  wire [1:0] down_ahead;
  wire [1:0] down_pool;
  wire [1:0] down_first;
  wire down_pick;
  reg [2:0] lane_0_left_0;
  reg [2:0] lane_0_left_1;
  reg [1:0] up_turn;
  reg [1:0] down_turn;
  reg [644:0] arrived;

  assign up_0_ready = up_queue_0_enq_ready;
  assign up_1_ready = up_queue_1_enq_ready;
  assign down_0_valid = down_queue_0_deq_valid;
  assign down_0_payload = down_queue_0_deq_data;
  assign down_1_valid = down_queue_1_deq_valid;
  assign down_1_payload = down_queue_1_deq_data;

  // ---- Up ----

  assign up_queue_0_enq_data = {up_0_clients, up_0_rows, up_0_columns, up_0_payload};
  queue_2x664 up_queue_0 (
    .clk       (clk),
    .reset     (reset),
    .enq_valid (up_0_valid),
    .enq_ready (up_queue_0_enq_ready),
    .enq_data  (up_queue_0_enq_data),
    .deq_valid (up_queue_0_deq_valid),
    .deq_ready (up_first[0]),
    .deq_data  (up_queue_0_deq_data)
  );

  assign up_queue_1_enq_data = {up_1_clients, up_1_rows, up_1_columns, up_1_payload};
  queue_2x664 up_queue_1 (
    .clk       (clk),
    .reset     (reset),
    .enq_valid (up_1_valid),
    .enq_ready (up_queue_1_enq_ready),
    .enq_data  (up_queue_1_enq_data),
    .deq_valid (up_queue_1_deq_valid),
    .deq_ready (up_first[1]),
    .deq_data  (up_queue_1_deq_data)
  );

  always @(posedge clk) begin
    if (reset) begin
      lane_0_left_0 <= 3'd4;
    end else if (lane_0_takes_0 & !lane_0_in_credit[0]) begin
      lane_0_left_0 <= lane_0_left_0 - 3'd1;
    end else if (!lane_0_takes_0 & lane_0_in_credit[0]) begin
      lane_0_left_0 <= lane_0_left_0 + 3'd1;
    end
  end

  always @(posedge clk) begin
    if (reset) begin
      lane_0_left_1 <= 3'd4;
    end else if (lane_0_takes_1 & !lane_0_in_credit[1]) begin
      lane_0_left_1 <= lane_0_left_1 - 3'd1;
    end else if (!lane_0_takes_1 & lane_0_in_credit[1]) begin
      lane_0_left_1 <= lane_0_left_1 + 3'd1;
    end
  end

  assign able_0 = up_queue_0_deq_valid & (lane_0_left_0 != 3'd0);
  assign able_1 = up_queue_1_deq_valid & (lane_0_left_1 != 3'd0);
  assign up_able = {able_1, able_0};

  // Behind the one that was granted last.
  always @(posedge clk) begin
    if (reset) begin
      up_turn <= 2'd0;
    end else if (|up_pool) begin
      up_turn <= ~(up_first | (up_first - 2'd1));
    end
  end

  assign up_ahead = up_able & up_turn;
  assign up_pool = (|up_ahead) ? up_ahead : up_able;
  assign up_first = up_pool & (~up_pool + 2'd1);
  assign chosen = up_first[1] ? up_queue_1_deq_data : up_queue_0_deq_data;
  assign lane_0_takes_0 = up_first[0] & up_queue_0_deq_valid;
  assign lane_0_takes_1 = up_first[1] & up_queue_1_deq_valid;
  assign lane_0_in_valid = |{lane_0_takes_0, lane_0_takes_1};
  assign lane_0_in_class = lane_0_takes_1;
  assign lane_0_in_flit = chosen;

  // ---- Down ----

  assign down_queue_0_enq_valid = |down_first[0];
  queue_2x645 down_queue_0 (
    .clk       (clk),
    .reset     (reset),
    .enq_valid (down_queue_0_enq_valid),
    .enq_ready (down_queue_0_enq_ready),
    .enq_data  (arrived),
    .deq_valid (down_queue_0_deq_valid),
    .deq_ready (down_0_ready),
    .deq_data  (down_queue_0_deq_data)
  );

  assign down_queue_1_enq_valid = |down_first[1];
  queue_2x645 down_queue_1 (
    .clk       (clk),
    .reset     (reset),
    .enq_valid (down_queue_1_enq_valid),
    .enq_ready (down_queue_1_enq_ready),
    .enq_data  (arrived),
    .deq_valid (down_queue_1_deq_valid),
    .deq_ready (down_1_ready),
    .deq_data  (down_queue_1_deq_data)
  );

  assign lane_0_out_credit = lane_0_buffer_credit;

  router_buffer_2x4x645 lane_0_buffer (
    .clk          (clk),
    .reset        (reset),
    .in_valid     (lane_0_out_valid),
    .in_class     (lane_0_out_class),
    .in_flit      (lane_0_out_flit),
    .pop_0        (down_first[0]),
    .head_0_valid (lane_0_buffer_head_0_valid),
    .head_0_flit  (lane_0_buffer_head_0_flit),
    .pop_1        (down_first[1]),
    .head_1_valid (lane_0_buffer_head_1_valid),
    .head_1_flit  (lane_0_buffer_head_1_flit),
    .credit       (lane_0_buffer_credit)
  );

  assign down_able = {
    lane_0_buffer_head_1_valid & down_queue_1_enq_ready,
    lane_0_buffer_head_0_valid & down_queue_0_enq_ready
  };

  // Behind the one that was granted last.
  always @(posedge clk) begin
    if (reset) begin
      down_turn <= 2'd0;
    end else if (|down_pool) begin
      down_turn <= ~(down_first | (down_first - 2'd1));
    end
  end

  assign down_ahead = down_able & down_turn;
  assign down_pool = (|down_ahead) ? down_ahead : down_able;
  assign down_first = down_pool & (~down_pool + 2'd1);
  assign down_pick = |down_first[1];

  always @* begin
    case (down_pick)
      1'b0: arrived = lane_0_buffer_head_0_flit;
      1'b1: arrived = lane_0_buffer_head_1_flit;
      default: arrived = 645'd0;
    endcase
  end

  // ---- Events ----

  assign injected = {up_1_valid & up_1_ready, up_0_valid & up_0_ready};
  assign delivered = {down_1_valid & down_1_ready, down_0_valid & down_0_ready};
endmodule

`default_nettype wire
