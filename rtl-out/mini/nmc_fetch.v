// nmc_fetch
//
// Fetches the flits of a half stream: every second flit from a first one on, up or down.
// Requests go out as slots are free; responses may come in any order; flits leave in order.
//
// Parameters: address_bits = 24, command_queue = 2, commands_in_flight = 2, length_bits = 20,
// line_bytes = 128, read_slots = 16, tag_bits = 8, write_credits = 16
//
// Generated from hw/src/nmc/fetch.rs; change that file, not this one.

`default_nettype none

module nmc_fetch (
  input  wire         clk,
  input  wire         reset,
  input  wire         work_valid,
  output wire         work_ready,
  input  wire  [17:0] work_first,
  input  wire  [13:0] work_count,
  input  wire         work_down,
  output wire         request_valid,
  input  wire         request_ready,
  output wire  [17:0] request_address,
  output wire   [3:0] request_tag,
  input  wire         response_valid,
  output wire         response_ready,
  input  wire [511:0] response_data,
  input  wire         response_error,
  input  wire   [3:0] response_tag,
  output wire         flit_valid,
  input  wire         flit_ready,
  output wire [511:0] flit_data,
  output wire         flit_error
);

  wire idle;
  wire sent;
  wire t_0;
  wire [511:0] store_read_data;
  wire [15:0] filled;
  wire next;
  wire [15:0] emptied;
  reg [13:0] left;
  reg [17:0] address;
  reg down;
  reg [3:0] head;
  reg [3:0] tail;
  reg [4:0] used;
  reg [15:0] arrived;
  reg [15:0] failed;
  reg full;
  reg error;

  assign work_ready = idle;
  assign request_valid = !idle & (used != 5'h10);
  assign request_address = address;
  assign request_tag = head;
  assign response_ready = 1'b1;
  assign flit_valid = full;
  assign flit_data = store_read_data;
  assign flit_error = error;

  // ---- Requests ----

  // Requests still to be sent, and the address of the next.
  assign t_0 = work_valid & work_ready;
  always @(posedge clk) begin
    if (reset) begin
      left <= 14'd0;
    end else if (t_0) begin
      left <= work_count;
    end else if (sent) begin
      left <= left - 14'd1;
    end
  end

  always @(posedge clk) begin
    if (t_0) begin
      address <= work_first;
    end else if (sent) begin
      address <= down ? (address - 18'd2) : (address + 18'd2);
    end
  end

  always @(posedge clk) begin
    if (t_0) begin
      down <= work_down;
    end
  end

  // Ring of slots: the next to fill, the next to read, how many are taken.
  always @(posedge clk) begin
    if (reset) begin
      head <= 4'd0;
    end else if (!t_0 && sent) begin
      head <= head + 4'd1;
    end
  end

  always @(posedge clk) begin
    if (reset) begin
      tail <= 4'd0;
    end else if (next) begin
      tail <= tail + 4'd1;
    end
  end

  always @(posedge clk) begin
    if (reset) begin
      used <= 5'd0;
    end else if (sent & !next) begin
      used <= used + 5'd1;
    end else if (!sent & next) begin
      used <= used - 5'd1;
    end
  end

  assign idle = left == 14'd0;
  assign sent = request_valid & request_ready;

  // ---- Responses ----

  mem_1r1w_16x512 store (
    .clk           (clk),
    .write_enable  (response_valid),
    .write_address (response_tag),
    .write_data    (response_data),
    .read_enable   (next),
    .read_address  (tail),
    .read_data     (store_read_data)
  );

  // Slots whose flit has arrived, and those that came with an error.
  always @(posedge clk) begin
    if (reset) begin
      arrived <= 16'd0;
    end else begin
      arrived <= (arrived | filled) & ~emptied;
    end
  end

  always @(posedge clk) begin
    if (response_valid) begin
      failed <= response_error ? (failed | filled) : (failed & ~filled);
    end
  end

  assign filled = response_valid ? (16'd1 << response_tag) : 16'd0;

  // ---- Flits ----

  always @(posedge clk) begin
    if (reset) begin
      full <= 1'b0;
    end else if (next) begin
      full <= 1'b1;
    end else if (flit_ready) begin
      full <= 1'b0;
    end
  end

  always @(posedge clk) begin
    if (next) begin
      error <= failed[tail];
    end
  end

  assign next = arrived[tail] & (!full | flit_ready);
  assign emptied = next ? (16'd1 << tail) : 16'd0;
endmodule

`default_nettype wire
