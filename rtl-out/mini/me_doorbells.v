// me_doorbells
//
// FIFO of 4 work requests to the doorbells of 2 NICs. The head waits for its own NIC; what is
// behind it waits with it.
//
// Parameters: address_bits = 24, completion_queue = 16, lane_bytes = 64, mailbox = 2, nics = 2,
// nmc =
// {"address_bits":24,"command_queue":2,"commands_in_flight":2,"length_bits":20,"line_bytes":128,"read_slots":16,"tag_bits":8,"write_credits":16},
// queue_pairs = 64, sram_bytes = 262144, work_requests = 4
//
// Generated from hw/src/me/doorbells.rs; change that file, not this one.

`default_nettype none

module me_doorbells (
  input  wire        clk,
  input  wire        reset,
  input  wire        request_valid,
  output wire        request_ready,
  input  wire        request_nic,
  input  wire  [3:0] request_operation,
  input  wire  [5:0] request_pair,
  input  wire [15:0] request_tag,
  input  wire [23:0] request_local,
  input  wire [23:0] request_remote,
  input  wire [31:0] request_length,
  input  wire [31:0] request_lkey,
  input  wire [31:0] request_rkey,
  input  wire [31:0] request_immediate,
  output wire        doorbell_0_valid,
  input  wire        doorbell_0_ready,
  output wire  [3:0] doorbell_0_operation,
  output wire  [5:0] doorbell_0_pair,
  output wire [15:0] doorbell_0_tag,
  output wire [23:0] doorbell_0_local,
  output wire [23:0] doorbell_0_remote,
  output wire [31:0] doorbell_0_length,
  output wire [31:0] doorbell_0_lkey,
  output wire [31:0] doorbell_0_rkey,
  output wire [31:0] doorbell_0_immediate,
  output wire        doorbell_1_valid,
  input  wire        doorbell_1_ready,
  output wire  [3:0] doorbell_1_operation,
  output wire  [5:0] doorbell_1_pair,
  output wire [15:0] doorbell_1_tag,
  output wire [23:0] doorbell_1_local,
  output wire [23:0] doorbell_1_remote,
  output wire [31:0] doorbell_1_length,
  output wire [31:0] doorbell_1_lkey,
  output wire [31:0] doorbell_1_rkey,
  output wire [31:0] doorbell_1_immediate
);

  wire fifo_enq_ready;
  wire [202:0] fifo_enq_data;
  wire fifo_deq_valid;
  wire fifo_deq_ready;
  wire [202:0] fifo_deq_data;
  wire to_0;
  wire to_1;

  assign request_ready = fifo_enq_ready;
  assign doorbell_0_valid = fifo_deq_valid & to_0;
  assign doorbell_0_operation = fifo_deq_data[201:198];
  assign doorbell_0_pair = fifo_deq_data[197:192];
  assign doorbell_0_tag = fifo_deq_data[191:176];
  assign doorbell_0_local = fifo_deq_data[175:152];
  assign doorbell_0_remote = fifo_deq_data[151:128];
  assign doorbell_0_length = fifo_deq_data[127:96];
  assign doorbell_0_lkey = fifo_deq_data[95:64];
  assign doorbell_0_rkey = fifo_deq_data[63:32];
  assign doorbell_0_immediate = fifo_deq_data[31:0];
  assign doorbell_1_valid = fifo_deq_valid & to_1;
  assign doorbell_1_operation = fifo_deq_data[201:198];
  assign doorbell_1_pair = fifo_deq_data[197:192];
  assign doorbell_1_tag = fifo_deq_data[191:176];
  assign doorbell_1_local = fifo_deq_data[175:152];
  assign doorbell_1_remote = fifo_deq_data[151:128];
  assign doorbell_1_length = fifo_deq_data[127:96];
  assign doorbell_1_lkey = fifo_deq_data[95:64];
  assign doorbell_1_rkey = fifo_deq_data[63:32];
  assign doorbell_1_immediate = fifo_deq_data[31:0];

  assign fifo_enq_data = {
    request_nic, request_operation, request_pair, request_tag, request_local, request_remote,
    request_length, request_lkey, request_rkey, request_immediate
  };
  assign fifo_deq_ready = (to_0 & doorbell_0_ready) | (to_1 & doorbell_1_ready);
  queue_4x203 fifo (
    .clk       (clk),
    .reset     (reset),
    .enq_valid (request_valid),
    .enq_ready (fifo_enq_ready),
    .enq_data  (fifo_enq_data),
    .deq_valid (fifo_deq_valid),
    .deq_ready (fifo_deq_ready),
    .deq_data  (fifo_deq_data)
  );

  assign to_0 = fifo_deq_data[202] == 1'b0;
  assign to_1 = fifo_deq_data[202] == 1'b1;
endmodule

`default_nettype wire
