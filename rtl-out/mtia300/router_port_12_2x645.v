// router_port_12_2x645
//
// One lane of a client's link, over which 12 lanes of the channel go. Up: the classes in turn,
// as far as the lane has room. Down: lanes and classes in turn, as far as the class's queue has
// room. One flit a cycle each way.
//
// Parameters: classes = 2, columns = 4, depth = 4, lanes = 12, payload = 645, rows = 5
//
// Generated from hw/src/router/port.rs; change that file, not this one.

`default_nettype none

module router_port_12_2x645 (
  input  wire         clk,
  input  wire         reset,
  input  wire         up_0_valid,
  output wire         up_0_ready,
  input  wire   [3:0] up_0_columns,
  input  wire   [4:0] up_0_rows,
  input  wire   [9:0] up_0_clients,
  input  wire   [3:0] up_0_lane,
  input  wire [644:0] up_0_payload,
  input  wire         up_1_valid,
  output wire         up_1_ready,
  input  wire   [3:0] up_1_columns,
  input  wire   [4:0] up_1_rows,
  input  wire   [9:0] up_1_clients,
  input  wire   [3:0] up_1_lane,
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
  output wire         lane_1_in_valid,
  output wire         lane_1_in_class,
  output wire [663:0] lane_1_in_flit,
  input  wire   [1:0] lane_1_in_credit,
  output wire         lane_2_in_valid,
  output wire         lane_2_in_class,
  output wire [663:0] lane_2_in_flit,
  input  wire   [1:0] lane_2_in_credit,
  output wire         lane_3_in_valid,
  output wire         lane_3_in_class,
  output wire [663:0] lane_3_in_flit,
  input  wire   [1:0] lane_3_in_credit,
  output wire         lane_4_in_valid,
  output wire         lane_4_in_class,
  output wire [663:0] lane_4_in_flit,
  input  wire   [1:0] lane_4_in_credit,
  output wire         lane_5_in_valid,
  output wire         lane_5_in_class,
  output wire [663:0] lane_5_in_flit,
  input  wire   [1:0] lane_5_in_credit,
  output wire         lane_6_in_valid,
  output wire         lane_6_in_class,
  output wire [663:0] lane_6_in_flit,
  input  wire   [1:0] lane_6_in_credit,
  output wire         lane_7_in_valid,
  output wire         lane_7_in_class,
  output wire [663:0] lane_7_in_flit,
  input  wire   [1:0] lane_7_in_credit,
  output wire         lane_8_in_valid,
  output wire         lane_8_in_class,
  output wire [663:0] lane_8_in_flit,
  input  wire   [1:0] lane_8_in_credit,
  output wire         lane_9_in_valid,
  output wire         lane_9_in_class,
  output wire [663:0] lane_9_in_flit,
  input  wire   [1:0] lane_9_in_credit,
  output wire         lane_10_in_valid,
  output wire         lane_10_in_class,
  output wire [663:0] lane_10_in_flit,
  input  wire   [1:0] lane_10_in_credit,
  output wire         lane_11_in_valid,
  output wire         lane_11_in_class,
  output wire [663:0] lane_11_in_flit,
  input  wire   [1:0] lane_11_in_credit,
  input  wire         lane_0_out_valid,
  input  wire         lane_0_out_class,
  input  wire [644:0] lane_0_out_flit,
  output wire   [1:0] lane_0_out_credit,
  input  wire         lane_1_out_valid,
  input  wire         lane_1_out_class,
  input  wire [644:0] lane_1_out_flit,
  output wire   [1:0] lane_1_out_credit,
  input  wire         lane_2_out_valid,
  input  wire         lane_2_out_class,
  input  wire [644:0] lane_2_out_flit,
  output wire   [1:0] lane_2_out_credit,
  input  wire         lane_3_out_valid,
  input  wire         lane_3_out_class,
  input  wire [644:0] lane_3_out_flit,
  output wire   [1:0] lane_3_out_credit,
  input  wire         lane_4_out_valid,
  input  wire         lane_4_out_class,
  input  wire [644:0] lane_4_out_flit,
  output wire   [1:0] lane_4_out_credit,
  input  wire         lane_5_out_valid,
  input  wire         lane_5_out_class,
  input  wire [644:0] lane_5_out_flit,
  output wire   [1:0] lane_5_out_credit,
  input  wire         lane_6_out_valid,
  input  wire         lane_6_out_class,
  input  wire [644:0] lane_6_out_flit,
  output wire   [1:0] lane_6_out_credit,
  input  wire         lane_7_out_valid,
  input  wire         lane_7_out_class,
  input  wire [644:0] lane_7_out_flit,
  output wire   [1:0] lane_7_out_credit,
  input  wire         lane_8_out_valid,
  input  wire         lane_8_out_class,
  input  wire [644:0] lane_8_out_flit,
  output wire   [1:0] lane_8_out_credit,
  input  wire         lane_9_out_valid,
  input  wire         lane_9_out_class,
  input  wire [644:0] lane_9_out_flit,
  output wire   [1:0] lane_9_out_credit,
  input  wire         lane_10_out_valid,
  input  wire         lane_10_out_class,
  input  wire [644:0] lane_10_out_flit,
  output wire   [1:0] lane_10_out_credit,
  input  wire         lane_11_out_valid,
  input  wire         lane_11_out_class,
  input  wire [644:0] lane_11_out_flit,
  output wire   [1:0] lane_11_out_credit,
  // Flits accepted from the client.
  output wire   [1:0] injected,
  // Flits accepted by the client.
  output wire   [1:0] delivered
);

  wire up_queue_0_enq_ready;
  wire [667:0] up_queue_0_enq_data;
  wire up_queue_0_deq_valid;
  wire [667:0] up_queue_0_deq_data;
  wire up_queue_1_enq_ready;
  wire [667:0] up_queue_1_enq_data;
  wire up_queue_1_deq_valid;
  wire [667:0] up_queue_1_deq_data;
  wire t_0;
  wire t_1;
  wire t_2;
  wire able_0;
  wire t_3;
  wire t_4;
  wire t_5;
  wire able_1;
  wire [1:0] up_able;
  wire [1:0] up_ahead;
  wire [1:0] up_pool;
  wire [1:0] up_first;
  wire [663:0] chosen;
  wire lane_0_takes_0;
  wire lane_0_takes_1;
  wire lane_1_takes_0;
  wire lane_1_takes_1;
  wire lane_2_takes_0;
  wire lane_2_takes_1;
  wire lane_3_takes_0;
  wire lane_3_takes_1;
  wire lane_4_takes_0;
  wire lane_4_takes_1;
  wire lane_5_takes_0;
  wire lane_5_takes_1;
  wire lane_6_takes_0;
  wire lane_6_takes_1;
  wire lane_7_takes_0;
  wire lane_7_takes_1;
  wire lane_8_takes_0;
  wire lane_8_takes_1;
  wire lane_9_takes_0;
  wire lane_9_takes_1;
  wire lane_10_takes_0;
  wire lane_10_takes_1;
  wire lane_11_takes_0;
  wire lane_11_takes_1;
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
  wire lane_1_buffer_head_0_valid;
  wire [644:0] lane_1_buffer_head_0_flit;
  wire lane_1_buffer_head_1_valid;
  wire [644:0] lane_1_buffer_head_1_flit;
  wire [1:0] lane_1_buffer_credit;
  wire lane_2_buffer_head_0_valid;
  wire [644:0] lane_2_buffer_head_0_flit;
  wire lane_2_buffer_head_1_valid;
  wire [644:0] lane_2_buffer_head_1_flit;
  wire [1:0] lane_2_buffer_credit;
  wire lane_3_buffer_head_0_valid;
  wire [644:0] lane_3_buffer_head_0_flit;
  wire lane_3_buffer_head_1_valid;
  wire [644:0] lane_3_buffer_head_1_flit;
  wire [1:0] lane_3_buffer_credit;
  wire lane_4_buffer_head_0_valid;
  wire [644:0] lane_4_buffer_head_0_flit;
  wire lane_4_buffer_head_1_valid;
  wire [644:0] lane_4_buffer_head_1_flit;
  wire [1:0] lane_4_buffer_credit;
  wire lane_5_buffer_head_0_valid;
  wire [644:0] lane_5_buffer_head_0_flit;
  wire lane_5_buffer_head_1_valid;
  wire [644:0] lane_5_buffer_head_1_flit;
  wire [1:0] lane_5_buffer_credit;
  wire lane_6_buffer_head_0_valid;
  wire [644:0] lane_6_buffer_head_0_flit;
  wire lane_6_buffer_head_1_valid;
  wire [644:0] lane_6_buffer_head_1_flit;
  wire [1:0] lane_6_buffer_credit;
  wire lane_7_buffer_head_0_valid;
  wire [644:0] lane_7_buffer_head_0_flit;
  wire lane_7_buffer_head_1_valid;
  wire [644:0] lane_7_buffer_head_1_flit;
  wire [1:0] lane_7_buffer_credit;
  wire lane_8_buffer_head_0_valid;
  wire [644:0] lane_8_buffer_head_0_flit;
  wire lane_8_buffer_head_1_valid;
  wire [644:0] lane_8_buffer_head_1_flit;
  wire [1:0] lane_8_buffer_credit;
  wire lane_9_buffer_head_0_valid;
  wire [644:0] lane_9_buffer_head_0_flit;
  wire lane_9_buffer_head_1_valid;
  wire [644:0] lane_9_buffer_head_1_flit;
  wire [1:0] lane_9_buffer_credit;
  wire lane_10_buffer_head_0_valid;
  wire [644:0] lane_10_buffer_head_0_flit;
  wire lane_10_buffer_head_1_valid;
  wire [644:0] lane_10_buffer_head_1_flit;
  wire [1:0] lane_10_buffer_credit;
  wire lane_11_buffer_head_0_valid;
  wire [644:0] lane_11_buffer_head_0_flit;
  wire lane_11_buffer_head_1_valid;
  wire [644:0] lane_11_buffer_head_1_flit;
  wire [1:0] lane_11_buffer_credit;
  wire [23:0] down_able;
  wire [23:0] down_ahead;
  wire [23:0] down_pool;
  wire [23:0] down_first;
  wire [4:0] down_pick;
  reg [2:0] lane_0_left_0;
  reg [2:0] lane_0_left_1;
  reg [2:0] lane_1_left_0;
  reg [2:0] lane_1_left_1;
  reg [2:0] lane_2_left_0;
  reg [2:0] lane_2_left_1;
  reg [2:0] lane_3_left_0;
  reg [2:0] lane_3_left_1;
  reg [2:0] lane_4_left_0;
  reg [2:0] lane_4_left_1;
  reg [2:0] lane_5_left_0;
  reg [2:0] lane_5_left_1;
  reg [2:0] lane_6_left_0;
  reg [2:0] lane_6_left_1;
  reg [2:0] lane_7_left_0;
  reg [2:0] lane_7_left_1;
  reg [2:0] lane_8_left_0;
  reg [2:0] lane_8_left_1;
  reg [2:0] lane_9_left_0;
  reg [2:0] lane_9_left_1;
  reg [2:0] lane_10_left_0;
  reg [2:0] lane_10_left_1;
  reg [2:0] lane_11_left_0;
  reg [2:0] lane_11_left_1;
  reg [1:0] up_turn;
  reg [23:0] down_turn;
  reg [644:0] arrived;

  assign up_0_ready = up_queue_0_enq_ready;
  assign up_1_ready = up_queue_1_enq_ready;
  assign down_0_valid = down_queue_0_deq_valid;
  assign down_0_payload = down_queue_0_deq_data;
  assign down_1_valid = down_queue_1_deq_valid;
  assign down_1_payload = down_queue_1_deq_data;

  // ---- Up ----

  assign up_queue_0_enq_data = {up_0_lane, up_0_clients, up_0_rows, up_0_columns, up_0_payload};
  queue_2x668 up_queue_0 (
    .clk       (clk),
    .reset     (reset),
    .enq_valid (up_0_valid),
    .enq_ready (up_queue_0_enq_ready),
    .enq_data  (up_queue_0_enq_data),
    .deq_valid (up_queue_0_deq_valid),
    .deq_ready (up_first[0]),
    .deq_data  (up_queue_0_deq_data)
  );

  assign up_queue_1_enq_data = {up_1_lane, up_1_clients, up_1_rows, up_1_columns, up_1_payload};
  queue_2x668 up_queue_1 (
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

  always @(posedge clk) begin
    if (reset) begin
      lane_1_left_0 <= 3'd4;
    end else if (lane_1_takes_0 & !lane_1_in_credit[0]) begin
      lane_1_left_0 <= lane_1_left_0 - 3'd1;
    end else if (!lane_1_takes_0 & lane_1_in_credit[0]) begin
      lane_1_left_0 <= lane_1_left_0 + 3'd1;
    end
  end

  always @(posedge clk) begin
    if (reset) begin
      lane_1_left_1 <= 3'd4;
    end else if (lane_1_takes_1 & !lane_1_in_credit[1]) begin
      lane_1_left_1 <= lane_1_left_1 - 3'd1;
    end else if (!lane_1_takes_1 & lane_1_in_credit[1]) begin
      lane_1_left_1 <= lane_1_left_1 + 3'd1;
    end
  end

  always @(posedge clk) begin
    if (reset) begin
      lane_2_left_0 <= 3'd4;
    end else if (lane_2_takes_0 & !lane_2_in_credit[0]) begin
      lane_2_left_0 <= lane_2_left_0 - 3'd1;
    end else if (!lane_2_takes_0 & lane_2_in_credit[0]) begin
      lane_2_left_0 <= lane_2_left_0 + 3'd1;
    end
  end

  always @(posedge clk) begin
    if (reset) begin
      lane_2_left_1 <= 3'd4;
    end else if (lane_2_takes_1 & !lane_2_in_credit[1]) begin
      lane_2_left_1 <= lane_2_left_1 - 3'd1;
    end else if (!lane_2_takes_1 & lane_2_in_credit[1]) begin
      lane_2_left_1 <= lane_2_left_1 + 3'd1;
    end
  end

  always @(posedge clk) begin
    if (reset) begin
      lane_3_left_0 <= 3'd4;
    end else if (lane_3_takes_0 & !lane_3_in_credit[0]) begin
      lane_3_left_0 <= lane_3_left_0 - 3'd1;
    end else if (!lane_3_takes_0 & lane_3_in_credit[0]) begin
      lane_3_left_0 <= lane_3_left_0 + 3'd1;
    end
  end

  always @(posedge clk) begin
    if (reset) begin
      lane_3_left_1 <= 3'd4;
    end else if (lane_3_takes_1 & !lane_3_in_credit[1]) begin
      lane_3_left_1 <= lane_3_left_1 - 3'd1;
    end else if (!lane_3_takes_1 & lane_3_in_credit[1]) begin
      lane_3_left_1 <= lane_3_left_1 + 3'd1;
    end
  end

  always @(posedge clk) begin
    if (reset) begin
      lane_4_left_0 <= 3'd4;
    end else if (lane_4_takes_0 & !lane_4_in_credit[0]) begin
      lane_4_left_0 <= lane_4_left_0 - 3'd1;
    end else if (!lane_4_takes_0 & lane_4_in_credit[0]) begin
      lane_4_left_0 <= lane_4_left_0 + 3'd1;
    end
  end

  always @(posedge clk) begin
    if (reset) begin
      lane_4_left_1 <= 3'd4;
    end else if (lane_4_takes_1 & !lane_4_in_credit[1]) begin
      lane_4_left_1 <= lane_4_left_1 - 3'd1;
    end else if (!lane_4_takes_1 & lane_4_in_credit[1]) begin
      lane_4_left_1 <= lane_4_left_1 + 3'd1;
    end
  end

  always @(posedge clk) begin
    if (reset) begin
      lane_5_left_0 <= 3'd4;
    end else if (lane_5_takes_0 & !lane_5_in_credit[0]) begin
      lane_5_left_0 <= lane_5_left_0 - 3'd1;
    end else if (!lane_5_takes_0 & lane_5_in_credit[0]) begin
      lane_5_left_0 <= lane_5_left_0 + 3'd1;
    end
  end

  always @(posedge clk) begin
    if (reset) begin
      lane_5_left_1 <= 3'd4;
    end else if (lane_5_takes_1 & !lane_5_in_credit[1]) begin
      lane_5_left_1 <= lane_5_left_1 - 3'd1;
    end else if (!lane_5_takes_1 & lane_5_in_credit[1]) begin
      lane_5_left_1 <= lane_5_left_1 + 3'd1;
    end
  end

  always @(posedge clk) begin
    if (reset) begin
      lane_6_left_0 <= 3'd4;
    end else if (lane_6_takes_0 & !lane_6_in_credit[0]) begin
      lane_6_left_0 <= lane_6_left_0 - 3'd1;
    end else if (!lane_6_takes_0 & lane_6_in_credit[0]) begin
      lane_6_left_0 <= lane_6_left_0 + 3'd1;
    end
  end

  always @(posedge clk) begin
    if (reset) begin
      lane_6_left_1 <= 3'd4;
    end else if (lane_6_takes_1 & !lane_6_in_credit[1]) begin
      lane_6_left_1 <= lane_6_left_1 - 3'd1;
    end else if (!lane_6_takes_1 & lane_6_in_credit[1]) begin
      lane_6_left_1 <= lane_6_left_1 + 3'd1;
    end
  end

  always @(posedge clk) begin
    if (reset) begin
      lane_7_left_0 <= 3'd4;
    end else if (lane_7_takes_0 & !lane_7_in_credit[0]) begin
      lane_7_left_0 <= lane_7_left_0 - 3'd1;
    end else if (!lane_7_takes_0 & lane_7_in_credit[0]) begin
      lane_7_left_0 <= lane_7_left_0 + 3'd1;
    end
  end

  always @(posedge clk) begin
    if (reset) begin
      lane_7_left_1 <= 3'd4;
    end else if (lane_7_takes_1 & !lane_7_in_credit[1]) begin
      lane_7_left_1 <= lane_7_left_1 - 3'd1;
    end else if (!lane_7_takes_1 & lane_7_in_credit[1]) begin
      lane_7_left_1 <= lane_7_left_1 + 3'd1;
    end
  end

  always @(posedge clk) begin
    if (reset) begin
      lane_8_left_0 <= 3'd4;
    end else if (lane_8_takes_0 & !lane_8_in_credit[0]) begin
      lane_8_left_0 <= lane_8_left_0 - 3'd1;
    end else if (!lane_8_takes_0 & lane_8_in_credit[0]) begin
      lane_8_left_0 <= lane_8_left_0 + 3'd1;
    end
  end

  always @(posedge clk) begin
    if (reset) begin
      lane_8_left_1 <= 3'd4;
    end else if (lane_8_takes_1 & !lane_8_in_credit[1]) begin
      lane_8_left_1 <= lane_8_left_1 - 3'd1;
    end else if (!lane_8_takes_1 & lane_8_in_credit[1]) begin
      lane_8_left_1 <= lane_8_left_1 + 3'd1;
    end
  end

  always @(posedge clk) begin
    if (reset) begin
      lane_9_left_0 <= 3'd4;
    end else if (lane_9_takes_0 & !lane_9_in_credit[0]) begin
      lane_9_left_0 <= lane_9_left_0 - 3'd1;
    end else if (!lane_9_takes_0 & lane_9_in_credit[0]) begin
      lane_9_left_0 <= lane_9_left_0 + 3'd1;
    end
  end

  always @(posedge clk) begin
    if (reset) begin
      lane_9_left_1 <= 3'd4;
    end else if (lane_9_takes_1 & !lane_9_in_credit[1]) begin
      lane_9_left_1 <= lane_9_left_1 - 3'd1;
    end else if (!lane_9_takes_1 & lane_9_in_credit[1]) begin
      lane_9_left_1 <= lane_9_left_1 + 3'd1;
    end
  end

  always @(posedge clk) begin
    if (reset) begin
      lane_10_left_0 <= 3'd4;
    end else if (lane_10_takes_0 & !lane_10_in_credit[0]) begin
      lane_10_left_0 <= lane_10_left_0 - 3'd1;
    end else if (!lane_10_takes_0 & lane_10_in_credit[0]) begin
      lane_10_left_0 <= lane_10_left_0 + 3'd1;
    end
  end

  always @(posedge clk) begin
    if (reset) begin
      lane_10_left_1 <= 3'd4;
    end else if (lane_10_takes_1 & !lane_10_in_credit[1]) begin
      lane_10_left_1 <= lane_10_left_1 - 3'd1;
    end else if (!lane_10_takes_1 & lane_10_in_credit[1]) begin
      lane_10_left_1 <= lane_10_left_1 + 3'd1;
    end
  end

  always @(posedge clk) begin
    if (reset) begin
      lane_11_left_0 <= 3'd4;
    end else if (lane_11_takes_0 & !lane_11_in_credit[0]) begin
      lane_11_left_0 <= lane_11_left_0 - 3'd1;
    end else if (!lane_11_takes_0 & lane_11_in_credit[0]) begin
      lane_11_left_0 <= lane_11_left_0 + 3'd1;
    end
  end

  always @(posedge clk) begin
    if (reset) begin
      lane_11_left_1 <= 3'd4;
    end else if (lane_11_takes_1 & !lane_11_in_credit[1]) begin
      lane_11_left_1 <= lane_11_left_1 - 3'd1;
    end else if (!lane_11_takes_1 & lane_11_in_credit[1]) begin
      lane_11_left_1 <= lane_11_left_1 + 3'd1;
    end
  end

  assign t_0 = (up_queue_0_deq_valid & (up_queue_0_deq_data[667:664] == 4'd0) & (lane_0_left_0 != 3'd0))
    | (up_queue_0_deq_valid & (up_queue_0_deq_data[667:664] == 4'd1) & (lane_1_left_0 != 3'd0))
    | (up_queue_0_deq_valid & (up_queue_0_deq_data[667:664] == 4'd2) & (lane_2_left_0 != 3'd0))
    | (up_queue_0_deq_valid & (up_queue_0_deq_data[667:664] == 4'd3) & (lane_3_left_0 != 3'd0));
  assign t_1 = t_0
    | (up_queue_0_deq_valid & (up_queue_0_deq_data[667:664] == 4'd4) & (lane_4_left_0 != 3'd0))
    | (up_queue_0_deq_valid & (up_queue_0_deq_data[667:664] == 4'd5) & (lane_5_left_0 != 3'd0))
    | (up_queue_0_deq_valid & (up_queue_0_deq_data[667:664] == 4'd6) & (lane_6_left_0 != 3'd0));
  assign t_2 = t_1
    | (up_queue_0_deq_valid & (up_queue_0_deq_data[667:664] == 4'd7) & (lane_7_left_0 != 3'd0))
    | (up_queue_0_deq_valid & (up_queue_0_deq_data[667:664] == 4'd8) & (lane_8_left_0 != 3'd0))
    | (up_queue_0_deq_valid & (up_queue_0_deq_data[667:664] == 4'd9) & (lane_9_left_0 != 3'd0));
  assign able_0 = t_2
    | (up_queue_0_deq_valid & (up_queue_0_deq_data[667:664] == 4'ha) & (lane_10_left_0 != 3'd0))
    | (up_queue_0_deq_valid & (up_queue_0_deq_data[667:664] == 4'hb) & (lane_11_left_0 != 3'd0));

  assign t_3 = (up_queue_1_deq_valid & (up_queue_1_deq_data[667:664] == 4'd0) & (lane_0_left_1 != 3'd0))
    | (up_queue_1_deq_valid & (up_queue_1_deq_data[667:664] == 4'd1) & (lane_1_left_1 != 3'd0))
    | (up_queue_1_deq_valid & (up_queue_1_deq_data[667:664] == 4'd2) & (lane_2_left_1 != 3'd0))
    | (up_queue_1_deq_valid & (up_queue_1_deq_data[667:664] == 4'd3) & (lane_3_left_1 != 3'd0));
  assign t_4 = t_3
    | (up_queue_1_deq_valid & (up_queue_1_deq_data[667:664] == 4'd4) & (lane_4_left_1 != 3'd0))
    | (up_queue_1_deq_valid & (up_queue_1_deq_data[667:664] == 4'd5) & (lane_5_left_1 != 3'd0))
    | (up_queue_1_deq_valid & (up_queue_1_deq_data[667:664] == 4'd6) & (lane_6_left_1 != 3'd0));
  assign t_5 = t_4
    | (up_queue_1_deq_valid & (up_queue_1_deq_data[667:664] == 4'd7) & (lane_7_left_1 != 3'd0))
    | (up_queue_1_deq_valid & (up_queue_1_deq_data[667:664] == 4'd8) & (lane_8_left_1 != 3'd0))
    | (up_queue_1_deq_valid & (up_queue_1_deq_data[667:664] == 4'd9) & (lane_9_left_1 != 3'd0));
  assign able_1 = t_5
    | (up_queue_1_deq_valid & (up_queue_1_deq_data[667:664] == 4'ha) & (lane_10_left_1 != 3'd0))
    | (up_queue_1_deq_valid & (up_queue_1_deq_data[667:664] == 4'hb) & (lane_11_left_1 != 3'd0));

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
  assign chosen = up_first[1] ? up_queue_1_deq_data[663:0] : up_queue_0_deq_data[663:0];

  assign lane_0_takes_0 = up_first[0]
    & (up_queue_0_deq_valid & (up_queue_0_deq_data[667:664] == 4'd0));

  assign lane_0_takes_1 = up_first[1]
    & (up_queue_1_deq_valid & (up_queue_1_deq_data[667:664] == 4'd0));

  assign lane_0_in_valid = |{lane_0_takes_0, lane_0_takes_1};
  assign lane_0_in_class = lane_0_takes_1;
  assign lane_0_in_flit = chosen;

  assign lane_1_takes_0 = up_first[0]
    & (up_queue_0_deq_valid & (up_queue_0_deq_data[667:664] == 4'd1));

  assign lane_1_takes_1 = up_first[1]
    & (up_queue_1_deq_valid & (up_queue_1_deq_data[667:664] == 4'd1));

  assign lane_1_in_valid = |{lane_1_takes_0, lane_1_takes_1};
  assign lane_1_in_class = lane_1_takes_1;
  assign lane_1_in_flit = chosen;

  assign lane_2_takes_0 = up_first[0]
    & (up_queue_0_deq_valid & (up_queue_0_deq_data[667:664] == 4'd2));

  assign lane_2_takes_1 = up_first[1]
    & (up_queue_1_deq_valid & (up_queue_1_deq_data[667:664] == 4'd2));

  assign lane_2_in_valid = |{lane_2_takes_0, lane_2_takes_1};
  assign lane_2_in_class = lane_2_takes_1;
  assign lane_2_in_flit = chosen;

  assign lane_3_takes_0 = up_first[0]
    & (up_queue_0_deq_valid & (up_queue_0_deq_data[667:664] == 4'd3));

  assign lane_3_takes_1 = up_first[1]
    & (up_queue_1_deq_valid & (up_queue_1_deq_data[667:664] == 4'd3));

  assign lane_3_in_valid = |{lane_3_takes_0, lane_3_takes_1};
  assign lane_3_in_class = lane_3_takes_1;
  assign lane_3_in_flit = chosen;

  assign lane_4_takes_0 = up_first[0]
    & (up_queue_0_deq_valid & (up_queue_0_deq_data[667:664] == 4'd4));

  assign lane_4_takes_1 = up_first[1]
    & (up_queue_1_deq_valid & (up_queue_1_deq_data[667:664] == 4'd4));

  assign lane_4_in_valid = |{lane_4_takes_0, lane_4_takes_1};
  assign lane_4_in_class = lane_4_takes_1;
  assign lane_4_in_flit = chosen;

  assign lane_5_takes_0 = up_first[0]
    & (up_queue_0_deq_valid & (up_queue_0_deq_data[667:664] == 4'd5));

  assign lane_5_takes_1 = up_first[1]
    & (up_queue_1_deq_valid & (up_queue_1_deq_data[667:664] == 4'd5));

  assign lane_5_in_valid = |{lane_5_takes_0, lane_5_takes_1};
  assign lane_5_in_class = lane_5_takes_1;
  assign lane_5_in_flit = chosen;

  assign lane_6_takes_0 = up_first[0]
    & (up_queue_0_deq_valid & (up_queue_0_deq_data[667:664] == 4'd6));

  assign lane_6_takes_1 = up_first[1]
    & (up_queue_1_deq_valid & (up_queue_1_deq_data[667:664] == 4'd6));

  assign lane_6_in_valid = |{lane_6_takes_0, lane_6_takes_1};
  assign lane_6_in_class = lane_6_takes_1;
  assign lane_6_in_flit = chosen;

  assign lane_7_takes_0 = up_first[0]
    & (up_queue_0_deq_valid & (up_queue_0_deq_data[667:664] == 4'd7));

  assign lane_7_takes_1 = up_first[1]
    & (up_queue_1_deq_valid & (up_queue_1_deq_data[667:664] == 4'd7));

  assign lane_7_in_valid = |{lane_7_takes_0, lane_7_takes_1};
  assign lane_7_in_class = lane_7_takes_1;
  assign lane_7_in_flit = chosen;

  assign lane_8_takes_0 = up_first[0]
    & (up_queue_0_deq_valid & (up_queue_0_deq_data[667:664] == 4'd8));

  assign lane_8_takes_1 = up_first[1]
    & (up_queue_1_deq_valid & (up_queue_1_deq_data[667:664] == 4'd8));

  assign lane_8_in_valid = |{lane_8_takes_0, lane_8_takes_1};
  assign lane_8_in_class = lane_8_takes_1;
  assign lane_8_in_flit = chosen;

  assign lane_9_takes_0 = up_first[0]
    & (up_queue_0_deq_valid & (up_queue_0_deq_data[667:664] == 4'd9));

  assign lane_9_takes_1 = up_first[1]
    & (up_queue_1_deq_valid & (up_queue_1_deq_data[667:664] == 4'd9));

  assign lane_9_in_valid = |{lane_9_takes_0, lane_9_takes_1};
  assign lane_9_in_class = lane_9_takes_1;
  assign lane_9_in_flit = chosen;

  assign lane_10_takes_0 = up_first[0]
    & (up_queue_0_deq_valid & (up_queue_0_deq_data[667:664] == 4'ha));

  assign lane_10_takes_1 = up_first[1]
    & (up_queue_1_deq_valid & (up_queue_1_deq_data[667:664] == 4'ha));

  assign lane_10_in_valid = |{lane_10_takes_0, lane_10_takes_1};
  assign lane_10_in_class = lane_10_takes_1;
  assign lane_10_in_flit = chosen;

  assign lane_11_takes_0 = up_first[0]
    & (up_queue_0_deq_valid & (up_queue_0_deq_data[667:664] == 4'hb));

  assign lane_11_takes_1 = up_first[1]
    & (up_queue_1_deq_valid & (up_queue_1_deq_data[667:664] == 4'hb));

  assign lane_11_in_valid = |{lane_11_takes_0, lane_11_takes_1};
  assign lane_11_in_class = lane_11_takes_1;
  assign lane_11_in_flit = chosen;

  // ---- Down ----

  assign down_queue_0_enq_valid = |{down_first[0], down_first[2], down_first[4], down_first[6], down_first[8], down_first[10], down_first[12], down_first[14], down_first[16], down_first[18], down_first[20], down_first[22]};
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

  assign down_queue_1_enq_valid = |{down_first[1], down_first[3], down_first[5], down_first[7], down_first[9], down_first[11], down_first[13], down_first[15], down_first[17], down_first[19], down_first[21], down_first[23]};
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

  assign lane_1_out_credit = lane_1_buffer_credit;

  router_buffer_2x4x645 lane_1_buffer (
    .clk          (clk),
    .reset        (reset),
    .in_valid     (lane_1_out_valid),
    .in_class     (lane_1_out_class),
    .in_flit      (lane_1_out_flit),
    .pop_0        (down_first[2]),
    .head_0_valid (lane_1_buffer_head_0_valid),
    .head_0_flit  (lane_1_buffer_head_0_flit),
    .pop_1        (down_first[3]),
    .head_1_valid (lane_1_buffer_head_1_valid),
    .head_1_flit  (lane_1_buffer_head_1_flit),
    .credit       (lane_1_buffer_credit)
  );

  assign lane_2_out_credit = lane_2_buffer_credit;

  router_buffer_2x4x645 lane_2_buffer (
    .clk          (clk),
    .reset        (reset),
    .in_valid     (lane_2_out_valid),
    .in_class     (lane_2_out_class),
    .in_flit      (lane_2_out_flit),
    .pop_0        (down_first[4]),
    .head_0_valid (lane_2_buffer_head_0_valid),
    .head_0_flit  (lane_2_buffer_head_0_flit),
    .pop_1        (down_first[5]),
    .head_1_valid (lane_2_buffer_head_1_valid),
    .head_1_flit  (lane_2_buffer_head_1_flit),
    .credit       (lane_2_buffer_credit)
  );

  assign lane_3_out_credit = lane_3_buffer_credit;

  router_buffer_2x4x645 lane_3_buffer (
    .clk          (clk),
    .reset        (reset),
    .in_valid     (lane_3_out_valid),
    .in_class     (lane_3_out_class),
    .in_flit      (lane_3_out_flit),
    .pop_0        (down_first[6]),
    .head_0_valid (lane_3_buffer_head_0_valid),
    .head_0_flit  (lane_3_buffer_head_0_flit),
    .pop_1        (down_first[7]),
    .head_1_valid (lane_3_buffer_head_1_valid),
    .head_1_flit  (lane_3_buffer_head_1_flit),
    .credit       (lane_3_buffer_credit)
  );

  assign lane_4_out_credit = lane_4_buffer_credit;

  router_buffer_2x4x645 lane_4_buffer (
    .clk          (clk),
    .reset        (reset),
    .in_valid     (lane_4_out_valid),
    .in_class     (lane_4_out_class),
    .in_flit      (lane_4_out_flit),
    .pop_0        (down_first[8]),
    .head_0_valid (lane_4_buffer_head_0_valid),
    .head_0_flit  (lane_4_buffer_head_0_flit),
    .pop_1        (down_first[9]),
    .head_1_valid (lane_4_buffer_head_1_valid),
    .head_1_flit  (lane_4_buffer_head_1_flit),
    .credit       (lane_4_buffer_credit)
  );

  assign lane_5_out_credit = lane_5_buffer_credit;

  router_buffer_2x4x645 lane_5_buffer (
    .clk          (clk),
    .reset        (reset),
    .in_valid     (lane_5_out_valid),
    .in_class     (lane_5_out_class),
    .in_flit      (lane_5_out_flit),
    .pop_0        (down_first[10]),
    .head_0_valid (lane_5_buffer_head_0_valid),
    .head_0_flit  (lane_5_buffer_head_0_flit),
    .pop_1        (down_first[11]),
    .head_1_valid (lane_5_buffer_head_1_valid),
    .head_1_flit  (lane_5_buffer_head_1_flit),
    .credit       (lane_5_buffer_credit)
  );

  assign lane_6_out_credit = lane_6_buffer_credit;

  router_buffer_2x4x645 lane_6_buffer (
    .clk          (clk),
    .reset        (reset),
    .in_valid     (lane_6_out_valid),
    .in_class     (lane_6_out_class),
    .in_flit      (lane_6_out_flit),
    .pop_0        (down_first[12]),
    .head_0_valid (lane_6_buffer_head_0_valid),
    .head_0_flit  (lane_6_buffer_head_0_flit),
    .pop_1        (down_first[13]),
    .head_1_valid (lane_6_buffer_head_1_valid),
    .head_1_flit  (lane_6_buffer_head_1_flit),
    .credit       (lane_6_buffer_credit)
  );

  assign lane_7_out_credit = lane_7_buffer_credit;

  router_buffer_2x4x645 lane_7_buffer (
    .clk          (clk),
    .reset        (reset),
    .in_valid     (lane_7_out_valid),
    .in_class     (lane_7_out_class),
    .in_flit      (lane_7_out_flit),
    .pop_0        (down_first[14]),
    .head_0_valid (lane_7_buffer_head_0_valid),
    .head_0_flit  (lane_7_buffer_head_0_flit),
    .pop_1        (down_first[15]),
    .head_1_valid (lane_7_buffer_head_1_valid),
    .head_1_flit  (lane_7_buffer_head_1_flit),
    .credit       (lane_7_buffer_credit)
  );

  assign lane_8_out_credit = lane_8_buffer_credit;

  router_buffer_2x4x645 lane_8_buffer (
    .clk          (clk),
    .reset        (reset),
    .in_valid     (lane_8_out_valid),
    .in_class     (lane_8_out_class),
    .in_flit      (lane_8_out_flit),
    .pop_0        (down_first[16]),
    .head_0_valid (lane_8_buffer_head_0_valid),
    .head_0_flit  (lane_8_buffer_head_0_flit),
    .pop_1        (down_first[17]),
    .head_1_valid (lane_8_buffer_head_1_valid),
    .head_1_flit  (lane_8_buffer_head_1_flit),
    .credit       (lane_8_buffer_credit)
  );

  assign lane_9_out_credit = lane_9_buffer_credit;

  router_buffer_2x4x645 lane_9_buffer (
    .clk          (clk),
    .reset        (reset),
    .in_valid     (lane_9_out_valid),
    .in_class     (lane_9_out_class),
    .in_flit      (lane_9_out_flit),
    .pop_0        (down_first[18]),
    .head_0_valid (lane_9_buffer_head_0_valid),
    .head_0_flit  (lane_9_buffer_head_0_flit),
    .pop_1        (down_first[19]),
    .head_1_valid (lane_9_buffer_head_1_valid),
    .head_1_flit  (lane_9_buffer_head_1_flit),
    .credit       (lane_9_buffer_credit)
  );

  assign lane_10_out_credit = lane_10_buffer_credit;

  router_buffer_2x4x645 lane_10_buffer (
    .clk          (clk),
    .reset        (reset),
    .in_valid     (lane_10_out_valid),
    .in_class     (lane_10_out_class),
    .in_flit      (lane_10_out_flit),
    .pop_0        (down_first[20]),
    .head_0_valid (lane_10_buffer_head_0_valid),
    .head_0_flit  (lane_10_buffer_head_0_flit),
    .pop_1        (down_first[21]),
    .head_1_valid (lane_10_buffer_head_1_valid),
    .head_1_flit  (lane_10_buffer_head_1_flit),
    .credit       (lane_10_buffer_credit)
  );

  assign lane_11_out_credit = lane_11_buffer_credit;

  router_buffer_2x4x645 lane_11_buffer (
    .clk          (clk),
    .reset        (reset),
    .in_valid     (lane_11_out_valid),
    .in_class     (lane_11_out_class),
    .in_flit      (lane_11_out_flit),
    .pop_0        (down_first[22]),
    .head_0_valid (lane_11_buffer_head_0_valid),
    .head_0_flit  (lane_11_buffer_head_0_flit),
    .pop_1        (down_first[23]),
    .head_1_valid (lane_11_buffer_head_1_valid),
    .head_1_flit  (lane_11_buffer_head_1_flit),
    .credit       (lane_11_buffer_credit)
  );

  assign down_able = {
    lane_11_buffer_head_1_valid & down_queue_1_enq_ready,
    lane_11_buffer_head_0_valid & down_queue_0_enq_ready,
    lane_10_buffer_head_1_valid & down_queue_1_enq_ready,
    lane_10_buffer_head_0_valid & down_queue_0_enq_ready,
    lane_9_buffer_head_1_valid & down_queue_1_enq_ready,
    lane_9_buffer_head_0_valid & down_queue_0_enq_ready,
    lane_8_buffer_head_1_valid & down_queue_1_enq_ready,
    lane_8_buffer_head_0_valid & down_queue_0_enq_ready,
    lane_7_buffer_head_1_valid & down_queue_1_enq_ready,
    lane_7_buffer_head_0_valid & down_queue_0_enq_ready,
    lane_6_buffer_head_1_valid & down_queue_1_enq_ready,
    lane_6_buffer_head_0_valid & down_queue_0_enq_ready,
    lane_5_buffer_head_1_valid & down_queue_1_enq_ready,
    lane_5_buffer_head_0_valid & down_queue_0_enq_ready,
    lane_4_buffer_head_1_valid & down_queue_1_enq_ready,
    lane_4_buffer_head_0_valid & down_queue_0_enq_ready,
    lane_3_buffer_head_1_valid & down_queue_1_enq_ready,
    lane_3_buffer_head_0_valid & down_queue_0_enq_ready,
    lane_2_buffer_head_1_valid & down_queue_1_enq_ready,
    lane_2_buffer_head_0_valid & down_queue_0_enq_ready,
    lane_1_buffer_head_1_valid & down_queue_1_enq_ready,
    lane_1_buffer_head_0_valid & down_queue_0_enq_ready,
    lane_0_buffer_head_1_valid & down_queue_1_enq_ready,
    lane_0_buffer_head_0_valid & down_queue_0_enq_ready
  };

  // Behind the one that was granted last.
  always @(posedge clk) begin
    if (reset) begin
      down_turn <= 24'd0;
    end else if (|down_pool) begin
      down_turn <= ~(down_first | (down_first - 24'd1));
    end
  end

  assign down_ahead = down_able & down_turn;
  assign down_pool = (|down_ahead) ? down_ahead : down_able;
  assign down_first = down_pool & (~down_pool + 24'd1);

  assign down_pick = {
    |{down_first[16], down_first[17], down_first[18], down_first[19], down_first[20], down_first[21], down_first[22], down_first[23]},
    |{down_first[8], down_first[9], down_first[10], down_first[11], down_first[12], down_first[13], down_first[14], down_first[15]},
    |{down_first[4], down_first[5], down_first[6], down_first[7], down_first[12], down_first[13], down_first[14], down_first[15], down_first[20], down_first[21], down_first[22], down_first[23]},
    |{down_first[2], down_first[3], down_first[6], down_first[7], down_first[10], down_first[11], down_first[14], down_first[15], down_first[18], down_first[19], down_first[22], down_first[23]},
    |{down_first[1], down_first[3], down_first[5], down_first[7], down_first[9], down_first[11], down_first[13], down_first[15], down_first[17], down_first[19], down_first[21], down_first[23]}
  };

  always @* begin
    case (down_pick)
      5'd0: arrived = lane_0_buffer_head_0_flit;
      5'd1: arrived = lane_0_buffer_head_1_flit;
      5'd2: arrived = lane_1_buffer_head_0_flit;
      5'd3: arrived = lane_1_buffer_head_1_flit;
      5'd4: arrived = lane_2_buffer_head_0_flit;
      5'd5: arrived = lane_2_buffer_head_1_flit;
      5'd6: arrived = lane_3_buffer_head_0_flit;
      5'd7: arrived = lane_3_buffer_head_1_flit;
      5'd8: arrived = lane_4_buffer_head_0_flit;
      5'd9: arrived = lane_4_buffer_head_1_flit;
      5'h0a: arrived = lane_5_buffer_head_0_flit;
      5'h0b: arrived = lane_5_buffer_head_1_flit;
      5'h0c: arrived = lane_6_buffer_head_0_flit;
      5'h0d: arrived = lane_6_buffer_head_1_flit;
      5'h0e: arrived = lane_7_buffer_head_0_flit;
      5'h0f: arrived = lane_7_buffer_head_1_flit;
      5'h10: arrived = lane_8_buffer_head_0_flit;
      5'h11: arrived = lane_8_buffer_head_1_flit;
      5'h12: arrived = lane_9_buffer_head_0_flit;
      5'h13: arrived = lane_9_buffer_head_1_flit;
      5'h14: arrived = lane_10_buffer_head_0_flit;
      5'h15: arrived = lane_10_buffer_head_1_flit;
      5'h16: arrived = lane_11_buffer_head_0_flit;
      5'h17: arrived = lane_11_buffer_head_1_flit;
      default: arrived = 645'd0;
    endcase
  end

  // ---- Events ----

  assign injected = {up_1_valid & up_1_ready, up_0_valid & up_0_ready};
  assign delivered = {down_1_valid & down_1_ready, down_0_valid & down_0_ready};
endmodule

`default_nettype wire
