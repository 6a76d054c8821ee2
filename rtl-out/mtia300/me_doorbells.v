// me_doorbells
//
// FIFO of 16 work requests to the doorbells of 12 NICs. The head waits for its own NIC; what is
// behind it waits with it.
//
// Parameters: address_bits = 40, completion_queue = 1024, lane_bytes = 64, mailbox = 8, nics =
// 12, nmc =
// {"address_bits":40,"command_queue":8,"commands_in_flight":4,"length_bits":32,"line_bytes":128,"read_slots":256,"tag_bits":8,"write_credits":512},
// queue_pairs = 1088, sram_bytes = 262144, work_requests = 16
//
// Generated from hw/src/me/doorbells.rs; change that file, not this one.

`default_nettype none

module me_doorbells (
  input  wire        clk,
  input  wire        reset,
  input  wire        request_valid,
  output wire        request_ready,
  input  wire  [3:0] request_nic,
  input  wire  [3:0] request_operation,
  input  wire [10:0] request_pair,
  input  wire [15:0] request_tag,
  input  wire [39:0] request_local,
  input  wire [39:0] request_remote,
  input  wire [31:0] request_length,
  input  wire [31:0] request_lkey,
  input  wire [31:0] request_rkey,
  input  wire [31:0] request_immediate,
  output wire        doorbell_0_valid,
  input  wire        doorbell_0_ready,
  output wire  [3:0] doorbell_0_operation,
  output wire [10:0] doorbell_0_pair,
  output wire [15:0] doorbell_0_tag,
  output wire [39:0] doorbell_0_local,
  output wire [39:0] doorbell_0_remote,
  output wire [31:0] doorbell_0_length,
  output wire [31:0] doorbell_0_lkey,
  output wire [31:0] doorbell_0_rkey,
  output wire [31:0] doorbell_0_immediate,
  output wire        doorbell_1_valid,
  input  wire        doorbell_1_ready,
  output wire  [3:0] doorbell_1_operation,
  output wire [10:0] doorbell_1_pair,
  output wire [15:0] doorbell_1_tag,
  output wire [39:0] doorbell_1_local,
  output wire [39:0] doorbell_1_remote,
  output wire [31:0] doorbell_1_length,
  output wire [31:0] doorbell_1_lkey,
  output wire [31:0] doorbell_1_rkey,
  output wire [31:0] doorbell_1_immediate,
  output wire        doorbell_2_valid,
  input  wire        doorbell_2_ready,
  output wire  [3:0] doorbell_2_operation,
  output wire [10:0] doorbell_2_pair,
  output wire [15:0] doorbell_2_tag,
  output wire [39:0] doorbell_2_local,
  output wire [39:0] doorbell_2_remote,
  output wire [31:0] doorbell_2_length,
  output wire [31:0] doorbell_2_lkey,
  output wire [31:0] doorbell_2_rkey,
  output wire [31:0] doorbell_2_immediate,
  output wire        doorbell_3_valid,
  input  wire        doorbell_3_ready,
  output wire  [3:0] doorbell_3_operation,
  output wire [10:0] doorbell_3_pair,
  output wire [15:0] doorbell_3_tag,
  output wire [39:0] doorbell_3_local,
  output wire [39:0] doorbell_3_remote,
  output wire [31:0] doorbell_3_length,
  output wire [31:0] doorbell_3_lkey,
  output wire [31:0] doorbell_3_rkey,
  output wire [31:0] doorbell_3_immediate,
  output wire        doorbell_4_valid,
  input  wire        doorbell_4_ready,
  output wire  [3:0] doorbell_4_operation,
  output wire [10:0] doorbell_4_pair,
  output wire [15:0] doorbell_4_tag,
  output wire [39:0] doorbell_4_local,
  output wire [39:0] doorbell_4_remote,
  output wire [31:0] doorbell_4_length,
  output wire [31:0] doorbell_4_lkey,
  output wire [31:0] doorbell_4_rkey,
  output wire [31:0] doorbell_4_immediate,
  output wire        doorbell_5_valid,
  input  wire        doorbell_5_ready,
  output wire  [3:0] doorbell_5_operation,
  output wire [10:0] doorbell_5_pair,
  output wire [15:0] doorbell_5_tag,
  output wire [39:0] doorbell_5_local,
  output wire [39:0] doorbell_5_remote,
  output wire [31:0] doorbell_5_length,
  output wire [31:0] doorbell_5_lkey,
  output wire [31:0] doorbell_5_rkey,
  output wire [31:0] doorbell_5_immediate,
  output wire        doorbell_6_valid,
  input  wire        doorbell_6_ready,
  output wire  [3:0] doorbell_6_operation,
  output wire [10:0] doorbell_6_pair,
  output wire [15:0] doorbell_6_tag,
  output wire [39:0] doorbell_6_local,
  output wire [39:0] doorbell_6_remote,
  output wire [31:0] doorbell_6_length,
  output wire [31:0] doorbell_6_lkey,
  output wire [31:0] doorbell_6_rkey,
  output wire [31:0] doorbell_6_immediate,
  output wire        doorbell_7_valid,
  input  wire        doorbell_7_ready,
  output wire  [3:0] doorbell_7_operation,
  output wire [10:0] doorbell_7_pair,
  output wire [15:0] doorbell_7_tag,
  output wire [39:0] doorbell_7_local,
  output wire [39:0] doorbell_7_remote,
  output wire [31:0] doorbell_7_length,
  output wire [31:0] doorbell_7_lkey,
  output wire [31:0] doorbell_7_rkey,
  output wire [31:0] doorbell_7_immediate,
  output wire        doorbell_8_valid,
  input  wire        doorbell_8_ready,
  output wire  [3:0] doorbell_8_operation,
  output wire [10:0] doorbell_8_pair,
  output wire [15:0] doorbell_8_tag,
  output wire [39:0] doorbell_8_local,
  output wire [39:0] doorbell_8_remote,
  output wire [31:0] doorbell_8_length,
  output wire [31:0] doorbell_8_lkey,
  output wire [31:0] doorbell_8_rkey,
  output wire [31:0] doorbell_8_immediate,
  output wire        doorbell_9_valid,
  input  wire        doorbell_9_ready,
  output wire  [3:0] doorbell_9_operation,
  output wire [10:0] doorbell_9_pair,
  output wire [15:0] doorbell_9_tag,
  output wire [39:0] doorbell_9_local,
  output wire [39:0] doorbell_9_remote,
  output wire [31:0] doorbell_9_length,
  output wire [31:0] doorbell_9_lkey,
  output wire [31:0] doorbell_9_rkey,
  output wire [31:0] doorbell_9_immediate,
  output wire        doorbell_10_valid,
  input  wire        doorbell_10_ready,
  output wire  [3:0] doorbell_10_operation,
  output wire [10:0] doorbell_10_pair,
  output wire [15:0] doorbell_10_tag,
  output wire [39:0] doorbell_10_local,
  output wire [39:0] doorbell_10_remote,
  output wire [31:0] doorbell_10_length,
  output wire [31:0] doorbell_10_lkey,
  output wire [31:0] doorbell_10_rkey,
  output wire [31:0] doorbell_10_immediate,
  output wire        doorbell_11_valid,
  input  wire        doorbell_11_ready,
  output wire  [3:0] doorbell_11_operation,
  output wire [10:0] doorbell_11_pair,
  output wire [15:0] doorbell_11_tag,
  output wire [39:0] doorbell_11_local,
  output wire [39:0] doorbell_11_remote,
  output wire [31:0] doorbell_11_length,
  output wire [31:0] doorbell_11_lkey,
  output wire [31:0] doorbell_11_rkey,
  output wire [31:0] doorbell_11_immediate
);

  wire fifo_enq_ready;
  wire [242:0] fifo_enq_data;
  wire fifo_deq_valid;
  wire fifo_deq_ready;
  wire [242:0] fifo_deq_data;
  wire to_0;
  wire to_1;
  wire to_2;
  wire to_3;
  wire to_4;
  wire to_5;
  wire t_0;
  wire to_6;
  wire to_7;
  wire to_8;
  wire to_9;
  wire to_10;
  wire t_1;
  wire to_11;

  assign request_ready = fifo_enq_ready;
  assign doorbell_0_valid = fifo_deq_valid & to_0;
  assign doorbell_0_operation = fifo_deq_data[238:235];
  assign doorbell_0_pair = fifo_deq_data[234:224];
  assign doorbell_0_tag = fifo_deq_data[223:208];
  assign doorbell_0_local = fifo_deq_data[207:168];
  assign doorbell_0_remote = fifo_deq_data[167:128];
  assign doorbell_0_length = fifo_deq_data[127:96];
  assign doorbell_0_lkey = fifo_deq_data[95:64];
  assign doorbell_0_rkey = fifo_deq_data[63:32];
  assign doorbell_0_immediate = fifo_deq_data[31:0];
  assign doorbell_1_valid = fifo_deq_valid & to_1;
  assign doorbell_1_operation = fifo_deq_data[238:235];
  assign doorbell_1_pair = fifo_deq_data[234:224];
  assign doorbell_1_tag = fifo_deq_data[223:208];
  assign doorbell_1_local = fifo_deq_data[207:168];
  assign doorbell_1_remote = fifo_deq_data[167:128];
  assign doorbell_1_length = fifo_deq_data[127:96];
  assign doorbell_1_lkey = fifo_deq_data[95:64];
  assign doorbell_1_rkey = fifo_deq_data[63:32];
  assign doorbell_1_immediate = fifo_deq_data[31:0];
  assign doorbell_2_valid = fifo_deq_valid & to_2;
  assign doorbell_2_operation = fifo_deq_data[238:235];
  assign doorbell_2_pair = fifo_deq_data[234:224];
  assign doorbell_2_tag = fifo_deq_data[223:208];
  assign doorbell_2_local = fifo_deq_data[207:168];
  assign doorbell_2_remote = fifo_deq_data[167:128];
  assign doorbell_2_length = fifo_deq_data[127:96];
  assign doorbell_2_lkey = fifo_deq_data[95:64];
  assign doorbell_2_rkey = fifo_deq_data[63:32];
  assign doorbell_2_immediate = fifo_deq_data[31:0];
  assign doorbell_3_valid = fifo_deq_valid & to_3;
  assign doorbell_3_operation = fifo_deq_data[238:235];
  assign doorbell_3_pair = fifo_deq_data[234:224];
  assign doorbell_3_tag = fifo_deq_data[223:208];
  assign doorbell_3_local = fifo_deq_data[207:168];
  assign doorbell_3_remote = fifo_deq_data[167:128];
  assign doorbell_3_length = fifo_deq_data[127:96];
  assign doorbell_3_lkey = fifo_deq_data[95:64];
  assign doorbell_3_rkey = fifo_deq_data[63:32];
  assign doorbell_3_immediate = fifo_deq_data[31:0];
  assign doorbell_4_valid = fifo_deq_valid & to_4;
  assign doorbell_4_operation = fifo_deq_data[238:235];
  assign doorbell_4_pair = fifo_deq_data[234:224];
  assign doorbell_4_tag = fifo_deq_data[223:208];
  assign doorbell_4_local = fifo_deq_data[207:168];
  assign doorbell_4_remote = fifo_deq_data[167:128];
  assign doorbell_4_length = fifo_deq_data[127:96];
  assign doorbell_4_lkey = fifo_deq_data[95:64];
  assign doorbell_4_rkey = fifo_deq_data[63:32];
  assign doorbell_4_immediate = fifo_deq_data[31:0];
  assign doorbell_5_valid = fifo_deq_valid & to_5;
  assign doorbell_5_operation = fifo_deq_data[238:235];
  assign doorbell_5_pair = fifo_deq_data[234:224];
  assign doorbell_5_tag = fifo_deq_data[223:208];
  assign doorbell_5_local = fifo_deq_data[207:168];
  assign doorbell_5_remote = fifo_deq_data[167:128];
  assign doorbell_5_length = fifo_deq_data[127:96];
  assign doorbell_5_lkey = fifo_deq_data[95:64];
  assign doorbell_5_rkey = fifo_deq_data[63:32];
  assign doorbell_5_immediate = fifo_deq_data[31:0];
  assign doorbell_6_valid = fifo_deq_valid & to_6;
  assign doorbell_6_operation = fifo_deq_data[238:235];
  assign doorbell_6_pair = fifo_deq_data[234:224];
  assign doorbell_6_tag = fifo_deq_data[223:208];
  assign doorbell_6_local = fifo_deq_data[207:168];
  assign doorbell_6_remote = fifo_deq_data[167:128];
  assign doorbell_6_length = fifo_deq_data[127:96];
  assign doorbell_6_lkey = fifo_deq_data[95:64];
  assign doorbell_6_rkey = fifo_deq_data[63:32];
  assign doorbell_6_immediate = fifo_deq_data[31:0];
  assign doorbell_7_valid = fifo_deq_valid & to_7;
  assign doorbell_7_operation = fifo_deq_data[238:235];
  assign doorbell_7_pair = fifo_deq_data[234:224];
  assign doorbell_7_tag = fifo_deq_data[223:208];
  assign doorbell_7_local = fifo_deq_data[207:168];
  assign doorbell_7_remote = fifo_deq_data[167:128];
  assign doorbell_7_length = fifo_deq_data[127:96];
  assign doorbell_7_lkey = fifo_deq_data[95:64];
  assign doorbell_7_rkey = fifo_deq_data[63:32];
  assign doorbell_7_immediate = fifo_deq_data[31:0];
  assign doorbell_8_valid = fifo_deq_valid & to_8;
  assign doorbell_8_operation = fifo_deq_data[238:235];
  assign doorbell_8_pair = fifo_deq_data[234:224];
  assign doorbell_8_tag = fifo_deq_data[223:208];
  assign doorbell_8_local = fifo_deq_data[207:168];
  assign doorbell_8_remote = fifo_deq_data[167:128];
  assign doorbell_8_length = fifo_deq_data[127:96];
  assign doorbell_8_lkey = fifo_deq_data[95:64];
  assign doorbell_8_rkey = fifo_deq_data[63:32];
  assign doorbell_8_immediate = fifo_deq_data[31:0];
  assign doorbell_9_valid = fifo_deq_valid & to_9;
  assign doorbell_9_operation = fifo_deq_data[238:235];
  assign doorbell_9_pair = fifo_deq_data[234:224];
  assign doorbell_9_tag = fifo_deq_data[223:208];
  assign doorbell_9_local = fifo_deq_data[207:168];
  assign doorbell_9_remote = fifo_deq_data[167:128];
  assign doorbell_9_length = fifo_deq_data[127:96];
  assign doorbell_9_lkey = fifo_deq_data[95:64];
  assign doorbell_9_rkey = fifo_deq_data[63:32];
  assign doorbell_9_immediate = fifo_deq_data[31:0];
  assign doorbell_10_valid = fifo_deq_valid & to_10;
  assign doorbell_10_operation = fifo_deq_data[238:235];
  assign doorbell_10_pair = fifo_deq_data[234:224];
  assign doorbell_10_tag = fifo_deq_data[223:208];
  assign doorbell_10_local = fifo_deq_data[207:168];
  assign doorbell_10_remote = fifo_deq_data[167:128];
  assign doorbell_10_length = fifo_deq_data[127:96];
  assign doorbell_10_lkey = fifo_deq_data[95:64];
  assign doorbell_10_rkey = fifo_deq_data[63:32];
  assign doorbell_10_immediate = fifo_deq_data[31:0];
  assign doorbell_11_valid = fifo_deq_valid & to_11;
  assign doorbell_11_operation = fifo_deq_data[238:235];
  assign doorbell_11_pair = fifo_deq_data[234:224];
  assign doorbell_11_tag = fifo_deq_data[223:208];
  assign doorbell_11_local = fifo_deq_data[207:168];
  assign doorbell_11_remote = fifo_deq_data[167:128];
  assign doorbell_11_length = fifo_deq_data[127:96];
  assign doorbell_11_lkey = fifo_deq_data[95:64];
  assign doorbell_11_rkey = fifo_deq_data[63:32];
  assign doorbell_11_immediate = fifo_deq_data[31:0];

  assign fifo_enq_data = {
    request_nic, request_operation, request_pair, request_tag, request_local, request_remote,
    request_length, request_lkey, request_rkey, request_immediate
  };
  assign t_0 = (to_0 & doorbell_0_ready)
    | (to_1 & doorbell_1_ready)
    | (to_2 & doorbell_2_ready)
    | (to_3 & doorbell_3_ready)
    | (to_4 & doorbell_4_ready)
    | (to_5 & doorbell_5_ready);
  assign t_1 = t_0
    | (to_6 & doorbell_6_ready)
    | (to_7 & doorbell_7_ready)
    | (to_8 & doorbell_8_ready)
    | (to_9 & doorbell_9_ready)
    | (to_10 & doorbell_10_ready);
  assign fifo_deq_ready = t_1 | (to_11 & doorbell_11_ready);
  queue_16x243 fifo (
    .clk       (clk),
    .reset     (reset),
    .enq_valid (request_valid),
    .enq_ready (fifo_enq_ready),
    .enq_data  (fifo_enq_data),
    .deq_valid (fifo_deq_valid),
    .deq_ready (fifo_deq_ready),
    .deq_data  (fifo_deq_data)
  );

  assign to_0 = fifo_deq_data[242:239] == 4'd0;
  assign to_1 = fifo_deq_data[242:239] == 4'd1;
  assign to_2 = fifo_deq_data[242:239] == 4'd2;
  assign to_3 = fifo_deq_data[242:239] == 4'd3;
  assign to_4 = fifo_deq_data[242:239] == 4'd4;
  assign to_5 = fifo_deq_data[242:239] == 4'd5;
  assign to_6 = fifo_deq_data[242:239] == 4'd6;
  assign to_7 = fifo_deq_data[242:239] == 4'd7;
  assign to_8 = fifo_deq_data[242:239] == 4'd8;
  assign to_9 = fifo_deq_data[242:239] == 4'd9;
  assign to_10 = fifo_deq_data[242:239] == 4'ha;
  assign to_11 = fifo_deq_data[242:239] == 4'hb;
endmodule

`default_nettype wire
