// me_storer
//
// Writes words of 4 or 8 bytes to memory; up to 4 may await acknowledgement. The address's bits
// below the word's size are ignored.
//
// Parameters: address_bits = 40, completion_queue = 1024, lane_bytes = 64, mailbox = 8, nics =
// 12, nmc =
// {"address_bits":40,"command_queue":8,"commands_in_flight":4,"length_bits":32,"line_bytes":128,"read_slots":256,"tag_bits":8,"write_credits":512},
// queue_pairs = 1088, sram_bytes = 262144, work_requests = 16
//
// Generated from hw/src/me/storer.rs; change that file, not this one.

`default_nettype none

module me_storer (
  input  wire         clk,
  input  wire         reset,
  input  wire         push_valid,
  output wire         push_ready,
  input  wire  [39:0] push_address,
  input  wire  [63:0] push_data,
  input  wire         push_double,
  input  wire  [15:0] push_tag,
  output wire         request_valid,
  input  wire         request_ready,
  output wire  [33:0] request_address,
  output wire [511:0] request_data,
  output wire  [63:0] request_strobe,
  output wire   [1:0] request_tag,
  input  wire         response_valid,
  output wire         response_ready,
  input  wire         response_error,
  input  wire   [1:0] response_tag,
  output wire         done_valid,
  input  wire         done_ready,
  output wire  [15:0] done_tag,
  output wire   [3:0] done_status
);

  wire contexts_begin_valid;
  wire contexts_begin_ready;
  wire [1:0] contexts_number;
  wire contexts_done_valid;
  wire [15:0] contexts_done_tag;
  wire [3:0] contexts_done_status;
  wire t_0;
  wire in_pair_0;
  wire in_pair_1;
  wire in_pair_2;
  wire in_pair_3;
  wire in_pair_4;
  wire in_pair_5;
  wire in_pair_6;
  wire in_pair_7;
  reg asking;
  reg [1:0] asker;
  reg [37:0] place;
  reg [63:0] data;
  reg double;

  assign push_ready = !asking & contexts_begin_ready;
  assign request_valid = asking;
  assign request_address = place[37:4];
  assign request_data = {8{{double ? data[63:32] : data[31:0], data[31:0]}}};

  assign request_strobe = {
    {4{in_pair_7 & (double | place[0])}},
    {4{in_pair_7 & (double | !place[0])}},
    {4{in_pair_6 & (double | place[0])}},
    {4{in_pair_6 & (double | !place[0])}},
    {4{in_pair_5 & (double | place[0])}},
    {4{in_pair_5 & (double | !place[0])}},
    {4{in_pair_4 & (double | place[0])}},
    {4{in_pair_4 & (double | !place[0])}},
    {4{in_pair_3 & (double | place[0])}},
    {4{in_pair_3 & (double | !place[0])}},
    {4{in_pair_2 & (double | place[0])}},
    {4{in_pair_2 & (double | !place[0])}},
    {4{in_pair_1 & (double | place[0])}},
    {4{in_pair_1 & (double | !place[0])}},
    {4{in_pair_0 & (double | place[0])}},
    {4{in_pair_0 & (double | !place[0])}}
  };

  assign request_tag = asker;
  assign response_ready = 1'b1;
  assign done_valid = contexts_done_valid;
  assign done_tag = contexts_done_tag;
  assign done_status = contexts_done_status;

  // ---- Requests ----

  assign contexts_begin_valid = push_valid & !asking;
  me_store_contexts contexts (
    .clk         (clk),
    .reset       (reset),
    .begin_valid (contexts_begin_valid),
    .begin_ready (contexts_begin_ready),
    .begin_tag   (push_tag),
    .begin_parts (1'b1),
    .number      (contexts_number),
    .arrives     (response_valid),
    .owner       (response_tag),
    .error       (response_error),
    .done_valid  (contexts_done_valid),
    .done_ready  (done_ready),
    .done_tag    (contexts_done_tag),
    .done_status (contexts_done_status)
  );

  assign t_0 = push_valid & push_ready;
  always @(posedge clk) begin
    if (reset) begin
      asking <= 1'b0;
    end else if (t_0) begin
      asking <= 1'b1;
    end else if (request_ready) begin
      asking <= 1'b0;
    end
  end

  always @(posedge clk) begin
    if (t_0) begin
      asker <= contexts_number;
    end
  end

  // The word's place in memory, counted in words of 4 bytes.
  always @(posedge clk) begin
    if (t_0) begin
      place <= push_address[39:2];
      data <= push_data;
      double <= push_double;
    end
  end

  // Not used: a word lies at a multiple of its bytes.
  wire unused_push_address_1_0 = &{1'b0, push_address[1:0]};

  assign in_pair_0 = place[3:1] == 3'd0;
  assign in_pair_1 = place[3:1] == 3'd1;
  assign in_pair_2 = place[3:1] == 3'd2;
  assign in_pair_3 = place[3:1] == 3'd3;
  assign in_pair_4 = place[3:1] == 3'd4;
  assign in_pair_5 = place[3:1] == 3'd5;
  assign in_pair_6 = place[3:1] == 3'd6;
  assign in_pair_7 = place[3:1] == 3'd7;

  // ---- Responses ----

endmodule

`default_nettype wire
