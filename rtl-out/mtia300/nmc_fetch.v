// nmc_fetch
//
// Fetches the flits of a half stream: every second flit from a first one on, up or down.
// Requests go out as slots are free; responses may come in any order; flits leave in order.
//
// Parameters: address_bits = 40, command_queue = 8, commands_in_flight = 4, length_bits = 32,
// line_bytes = 128, read_slots = 256, tag_bits = 8, write_credits = 512
//
// Generated from hw/src/nmc/fetch.rs; change that file, not this one.

`default_nettype none

module nmc_fetch (
  input  wire         clk,
  input  wire         reset,
  input  wire         work_valid,
  output wire         work_ready,
  input  wire  [33:0] work_first,
  input  wire  [25:0] work_count,
  input  wire         work_down,
  output wire         request_valid,
  input  wire         request_ready,
  output wire  [33:0] request_address,
  output wire   [7:0] request_tag,
  input  wire         response_valid,
  output wire         response_ready,
  input  wire [511:0] response_data,
  input  wire         response_error,
  input  wire   [7:0] response_tag,
  output wire         flit_valid,
  input  wire         flit_ready,
  output wire [511:0] flit_data,
  output wire         flit_error
);

  wire idle;
  wire sent;
  wire t_0;
  wire [511:0] store_read_data;
  wire [255:0] filled;
  wire next;
  wire [255:0] emptied;
  reg [25:0] left;
  reg [33:0] address;
  reg down;
  reg [7:0] head;
  reg [7:0] tail;
  reg [8:0] used;
  reg [255:0] arrived;
  reg [255:0] failed;
  reg full;
  reg error;

  assign work_ready = idle;
  assign request_valid = !idle & (used != 9'h100);
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
      left <= 26'd0;
    end else if (t_0) begin
      left <= work_count;
    end else if (sent) begin
      left <= left - 26'd1;
    end
  end

  always @(posedge clk) begin
    if (t_0) begin
      address <= work_first;
    end else if (sent) begin
      address <= down ? (address - 34'd2) : (address + 34'd2);
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
      head <= 8'd0;
    end else if (!t_0 && sent) begin
      head <= head + 8'd1;
    end
  end

  always @(posedge clk) begin
    if (reset) begin
      tail <= 8'd0;
    end else if (next) begin
      tail <= tail + 8'd1;
    end
  end

  always @(posedge clk) begin
    if (reset) begin
      used <= 9'd0;
    end else if (sent & !next) begin
      used <= used + 9'd1;
    end else if (!sent & next) begin
      used <= used - 9'd1;
    end
  end

  assign idle = left == 26'd0;
  assign sent = request_valid & request_ready;

  // ---- Responses ----

  mem_1r1w_256x512 store (
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
      arrived <= 256'd0;
    end else begin
      arrived <= (arrived | filled) & ~emptied;
    end
  end

  always @(posedge clk) begin
    if (response_valid) begin
      failed <= response_error ? (failed | filled) : (failed & ~filled);
    end
  end

  assign filled = response_valid ? (256'd1 << response_tag) : 256'd0;

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
  assign emptied = next ? (256'd1 << tail) : 256'd0;
endmodule

`default_nettype wire
