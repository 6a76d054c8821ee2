// llc_channel
//
// Fetches and write-backs to one pseudo-channel, and the lines that come back.
//
// Parameters: fetch_queue = 2, line_bits = 18, memory_tag_bits = 4, misses = 16, quad_banks =
// 3, request_queue = 2, sets = 16, ways = 4, write_backs = 2, write_queue = 2
//
// Generated from hw/src/llc/channel.rs; change that file, not this one.

`default_nettype none

module llc_channel (
  input  wire         clk,
  input  wire         reset,
  // A line is asked for, on behalf of an entry of the misses.
  input  wire         fetch_valid,
  output wire         fetch_ready,
  input  wire  [16:0] fetch_line,
  input  wire   [3:0] fetch_entry,
  // A victim is chosen; its line is there.
  input  wire         reserve,
  input  wire         push,
  input  wire  [16:0] line,
  input  wire         poison,
  input  wire [511:0] data,
  // Whether there is room for a fetch and a victim, beside those of an access ahead.
  input  wire         ahead,
  output wire         room,
  // No victim can be taken; nothing is on its way back.
  output wire         full,
  output wire         drained,
  output wire         request_valid,
  input  wire         request_ready,
  output wire         request_write,
  output wire  [16:0] request_address,
  output wire   [3:0] request_tag,
  output wire         request_poison,
  output wire [511:0] request_data,
  input  wire         response_valid,
  output wire         response_ready,
  input  wire   [3:0] response_tag,
  input  wire         response_poison,
  input  wire [511:0] response_data,
  output wire         fill_valid,
  input  wire         fill_ready,
  output wire   [3:0] fill_entry,
  output wire [511:0] fill_data,
  output wire         fill_poison
);

  wire fetch_queue_enq_ready;
  wire [20:0] fetch_queue_enq_data;
  wire fetch_queue_deq_valid;
  wire fetch_queue_deq_ready;
  wire [20:0] fetch_queue_deq_data;
  wire write_backs_head_valid;
  wire write_backs_head_ready;
  wire [16:0] write_backs_head_line;
  wire write_backs_head_poison;
  wire [511:0] write_backs_head_data;
  wire write_backs_wanted;
  wire chosen_valid;
  wire chosen_ready;
  wire chosen_write;
  wire [16:0] chosen_address;
  wire [3:0] chosen_tag;
  wire chosen_poison;
  wire [511:0] chosen_data;
  wire writes_back;
  wire request_queue_enq_ready;
  wire [534:0] request_queue_enq_data;
  wire request_queue_deq_valid;
  wire [534:0] request_queue_deq_data;
  wire t_0;
  wire t_1;
  wire t_2;
  wire response_queue_enq_ready;
  wire [516:0] response_queue_enq_data;
  wire response_queue_deq_valid;
  wire [516:0] response_queue_deq_data;
  reg fetch_turn;
  reg [1:0] waiting;
  reg [1:0] reserved;

  assign fetch_ready = fetch_queue_enq_ready;

  assign room = !((waiting == 2'd2) | (ahead & (waiting == 2'd1)))
    & !((reserved == 2'd2) | (ahead & (reserved == 2'd1)));

  assign full = reserved == 2'd2;
  assign drained = (reserved == 2'd0) & !request_queue_deq_valid;
  assign request_valid = request_queue_deq_valid;
  assign request_write = request_queue_deq_data[534];
  assign request_address = request_queue_deq_data[533:517];
  assign request_tag = request_queue_deq_data[516:513];
  assign request_poison = request_queue_deq_data[512];
  assign request_data = request_queue_deq_data[511:0];
  assign response_ready = response_queue_enq_ready;
  assign fill_valid = response_queue_deq_valid;
  assign fill_entry = response_queue_deq_data[516:513];
  assign fill_data = response_queue_deq_data[511:0];
  assign fill_poison = response_queue_deq_data[512];

  assign fetch_queue_enq_data = {fetch_line, fetch_entry};
  assign fetch_queue_deq_ready = chosen_ready & !writes_back;
  queue_2x21 fetch_queue (
    .clk       (clk),
    .reset     (reset),
    .enq_valid (fetch_valid),
    .enq_ready (fetch_queue_enq_ready),
    .enq_data  (fetch_queue_enq_data),
    .deq_valid (fetch_queue_deq_valid),
    .deq_ready (fetch_queue_deq_ready),
    .deq_data  (fetch_queue_deq_data)
  );

  assign write_backs_head_ready = chosen_ready & writes_back;
  llc_write_backs write_backs (
    .clk         (clk),
    .reset       (reset),
    .push        (push),
    .line        (line),
    .poison      (poison),
    .data        (data),
    .head_valid  (write_backs_head_valid),
    .head_ready  (write_backs_head_ready),
    .head_line   (write_backs_head_line),
    .head_poison (write_backs_head_poison),
    .head_data   (write_backs_head_data),
    .wanted_line (fetch_queue_deq_data[20:4]),
    .wanted      (write_backs_wanted)
  );

  assign chosen_valid = write_backs_head_valid | fetch_queue_deq_valid;
  assign chosen_ready = request_queue_enq_ready;
  assign chosen_write = writes_back;
  assign chosen_address = writes_back ? write_backs_head_line : fetch_queue_deq_data[20:4];
  assign chosen_tag = writes_back ? 4'd0 : fetch_queue_deq_data[3:0];
  assign chosen_poison = writes_back & write_backs_head_poison;
  assign chosen_data = writes_back ? write_backs_head_data : 512'd0;

  always @(posedge clk) begin
    if (reset) begin
      fetch_turn <= 1'b0;
    end else if (chosen_valid & chosen_ready) begin
      fetch_turn <= writes_back;
    end
  end

  assign writes_back = write_backs_head_valid
    & (!fetch_queue_deq_valid | write_backs_wanted | !fetch_turn);

  assign request_queue_enq_data = {
    chosen_write,
    chosen_address,
    chosen_tag,
    chosen_poison,
    chosen_data
  };
  queue_2x535 request_queue (
    .clk       (clk),
    .reset     (reset),
    .enq_valid (chosen_valid),
    .enq_ready (request_queue_enq_ready),
    .enq_data  (request_queue_enq_data),
    .deq_valid (request_queue_deq_valid),
    .deq_ready (request_ready),
    .deq_data  (request_queue_deq_data)
  );

  // Fetches in the queue.
  assign t_0 = fetch_valid & fetch_ready;
  assign t_1 = fetch_queue_deq_valid & fetch_queue_deq_ready;
  always @(posedge clk) begin
    if (reset) begin
      waiting <= 2'd0;
    end else if (t_0 & !t_1) begin
      waiting <= waiting + 2'd1;
    end else if (!t_0 & t_1) begin
      waiting <= waiting - 2'd1;
    end
  end

  // Lines in the buffer, or about to be.
  assign t_2 = write_backs_head_valid & write_backs_head_ready;
  always @(posedge clk) begin
    if (reset) begin
      reserved <= 2'd0;
    end else if (reserve & !t_2) begin
      reserved <= reserved + 2'd1;
    end else if (!reserve & t_2) begin
      reserved <= reserved - 2'd1;
    end
  end

  assign response_queue_enq_data = {response_tag, response_poison, response_data};
  queue_2x517 response_queue (
    .clk       (clk),
    .reset     (reset),
    .enq_valid (response_valid),
    .enq_ready (response_queue_enq_ready),
    .enq_data  (response_queue_enq_data),
    .deq_valid (response_queue_deq_valid),
    .deq_ready (fill_ready),
    .deq_data  (response_queue_deq_data)
  );
endmodule

`default_nettype wire
