// me_fetcher
//
// Reads up to 16 flits of memory a fetch into lines of the context SRAM; up to 4 fetches are
// under way. A flit that memory could not read leaves its line as it was.
//
// Parameters: address_bits = 24, completion_queue = 16, lane_bytes = 64, mailbox = 2, nics = 2,
// nmc =
// {"address_bits":24,"command_queue":2,"commands_in_flight":2,"length_bits":20,"line_bytes":128,"read_slots":16,"tag_bits":8,"write_credits":16},
// queue_pairs = 64, sram_bytes = 262144, work_requests = 4
//
// Generated from hw/src/me/fetcher.rs; change that file, not this one.

`default_nettype none

module me_fetcher (
  input  wire         clk,
  input  wire         reset,
  input  wire         push_valid,
  output wire         push_ready,
  input  wire  [17:0] push_flit,
  input  wire  [11:0] push_line,
  input  wire   [3:0] push_more,
  input  wire  [15:0] push_tag,
  output wire         request_valid,
  input  wire         request_ready,
  output wire  [17:0] request_address,
  output wire   [5:0] request_tag,
  input  wire         response_valid,
  output wire         response_ready,
  input  wire [511:0] response_data,
  input  wire         response_error,
  input  wire   [5:0] response_tag,
  output wire         line_write,
  output wire  [11:0] line_row,
  output wire [511:0] line_data,
  output wire         done_valid,
  input  wire         done_ready,
  output wire  [15:0] done_tag,
  output wire   [3:0] done_status
);

  wire contexts_begin_valid;
  wire contexts_begin_ready;
  wire [4:0] contexts_begin_parts;
  wire [1:0] contexts_number;
  wire contexts_done_valid;
  wire [15:0] contexts_done_tag;
  wire [3:0] contexts_done_status;
  wire t_0;
  wire t_1;
  wire [47:0] lines;
  reg asking;
  reg [1:0] asker;
  reg [17:0] flit;
  reg [3:0] part;
  reg [3:0] last;
  reg [11:0] line_0;
  reg [11:0] line_1;
  reg [11:0] line_2;
  reg [11:0] line_3;

  assign push_ready = !asking & contexts_begin_ready;
  assign request_valid = asking;
  assign request_address = flit;
  assign request_tag = {asker, part};
  assign response_ready = 1'b1;
  assign line_write = response_valid & !response_error;
  assign line_row = lines[{4'd0, response_tag[5:4]} * 6'd12 +: 12] + {8'd0, response_tag[3:0]};
  assign line_data = response_data;
  assign done_valid = contexts_done_valid;
  assign done_tag = contexts_done_tag;
  assign done_status = contexts_done_status;

  // ---- Requests ----

  assign contexts_begin_valid = push_valid & !asking;
  assign contexts_begin_parts = {1'b0, push_more} + 5'd1;
  me_fetch_contexts contexts (
    .clk         (clk),
    .reset       (reset),
    .begin_valid (contexts_begin_valid),
    .begin_ready (contexts_begin_ready),
    .begin_tag   (push_tag),
    .begin_parts (contexts_begin_parts),
    .number      (contexts_number),
    .arrives     (response_valid),
    .owner       (response_tag[5:4]),
    .error       (response_error),
    .done_valid  (contexts_done_valid),
    .done_ready  (done_ready),
    .done_tag    (contexts_done_tag),
    .done_status (contexts_done_status)
  );

  assign t_0 = push_valid & push_ready;
  assign t_1 = request_valid & request_ready;
  always @(posedge clk) begin
    if (reset) begin
      asking <= 1'b0;
    end else if (t_0) begin
      asking <= 1'b1;
    end else if (t_1) begin
      if (part == last) begin
        asking <= 1'b0;
      end
    end
  end

  always @(posedge clk) begin
    if (t_0) begin
      asker <= contexts_number;
    end
  end

  always @(posedge clk) begin
    if (t_0) begin
      flit <= push_flit;
    end else if (t_1) begin
      flit <= flit + 18'd1;
    end
  end

  // The flit that is asked for, of this fetch, and its last.
  always @(posedge clk) begin
    if (t_0) begin
      part <= 4'd0;
    end else if (t_1) begin
      part <= part + 4'd1;
    end
  end

  always @(posedge clk) begin
    if (t_0) begin
      last <= push_more;
    end
  end

  // ---- Responses ----

  always @(posedge clk) begin
    if (push_valid & push_ready & (contexts_number == 2'd0)) begin
      line_0 <= push_line;
    end
  end

  always @(posedge clk) begin
    if (push_valid & push_ready & (contexts_number == 2'd1)) begin
      line_1 <= push_line;
    end
  end

  always @(posedge clk) begin
    if (push_valid & push_ready & (contexts_number == 2'd2)) begin
      line_2 <= push_line;
    end
  end

  always @(posedge clk) begin
    if (push_valid & push_ready & (contexts_number == 2'd3)) begin
      line_3 <= push_line;
    end
  end

  assign lines = {line_3, line_2, line_1, line_0};
endmodule

`default_nettype wire
