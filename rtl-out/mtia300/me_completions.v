// me_completions
//
// The completion queue: 1024 entries, one for all sources, which wait where it is full.
//
// Parameters: address_bits = 40, completion_queue = 1024, lane_bytes = 64, mailbox = 8, nics =
// 12, nmc =
// {"address_bits":40,"command_queue":8,"commands_in_flight":4,"length_bits":32,"line_bytes":128,"read_slots":256,"tag_bits":8,"write_credits":512},
// queue_pairs = 1088, sram_bytes = 262144, work_requests = 16
//
// Generated from hw/src/me/completions.rs; change that file, not this one.

`default_nettype none

module me_completions (
  input  wire        clk,
  input  wire        reset,
  input  wire        fetch_valid,
  output wire        fetch_ready,
  input  wire [15:0] fetch_tag,
  input  wire  [3:0] fetch_status,
  input  wire        store_valid,
  output wire        store_ready,
  input  wire [15:0] store_tag,
  input  wire  [3:0] store_status,
  input  wire        nmc_valid,
  output wire        nmc_ready,
  input  wire [15:0] nmc_tag,
  input  wire  [3:0] nmc_status,
  input  wire        nic_valid,
  output wire        nic_ready,
  input  wire        nic_receive,
  input  wire  [3:0] nic_status,
  input  wire        nic_has_immediate,
  input  wire [15:0] nic_tag,
  input  wire [31:0] nic_bytes,
  input  wire [31:0] nic_immediate,
  output wire        head_valid,
  input  wire        head_ready,
  output wire  [3:0] head_source,
  output wire        head_has_immediate,
  output wire  [3:0] head_status,
  output wire [15:0] head_tag,
  output wire [31:0] head_bytes,
  output wire [31:0] head_immediate,
  // Entries, with the one that is shown.
  output wire [10:0] level,
  // A completion enters.
  output wire        entered
);

  wire queue_enq_valid;
  wire queue_enq_ready;
  wire [88:0] queue_enq_data;
  wire queue_deq_valid;
  wire [88:0] queue_deq_data;
  wire [10:0] queue_level;
  wire t_0;
  wire t_1;

  assign fetch_ready = queue_enq_ready;

  assign t_0 = queue_enq_ready & !fetch_valid;
  assign store_ready = t_0;

  assign t_1 = t_0 & !store_valid;
  assign nmc_ready = t_1;

  assign nic_ready = t_1 & !nmc_valid;
  assign head_valid = queue_deq_valid;
  assign head_source = queue_deq_data[88:85];
  assign head_has_immediate = queue_deq_data[84];
  assign head_status = queue_deq_data[83:80];
  assign head_tag = queue_deq_data[79:64];
  assign head_bytes = queue_deq_data[63:32];
  assign head_immediate = queue_deq_data[31:0];
  assign level = queue_level;
  assign entered = queue_enq_valid & queue_enq_ready;

  // ---- Arbitration ----

  assign queue_enq_valid = fetch_valid | store_valid | nmc_valid | nic_valid;
  assign queue_enq_data = fetch_valid
    ? {4'd4, 1'b0, fetch_status, fetch_tag, 32'd0, 32'd0}
    : store_valid
    ? {4'd5, 1'b0, store_status, store_tag, 32'd0, 32'd0}
    : nmc_valid
    ? {4'd3, 1'b0, nmc_status, nmc_tag, 32'd0, 32'd0}
    : {nic_receive ? 4'd2 : 4'd1, nic_has_immediate, nic_status, nic_tag, nic_bytes, nic_immediate};
  deep_queue_1024x89 queue (
    .clk       (clk),
    .reset     (reset),
    .enq_valid (queue_enq_valid),
    .enq_ready (queue_enq_ready),
    .enq_data  (queue_enq_data),
    .deq_valid (queue_deq_valid),
    .deq_ready (head_ready),
    .deq_data  (queue_deq_data),
    .level     (queue_level)
  );

  // ---- Head ----

endmodule

`default_nettype wire
