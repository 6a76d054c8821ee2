// queue_4x517
//
// First-in first-out queue of 4 items of 517 bits.
//
// Parameters: depth = 4, width = 517
//
// Generated from hw/rtl/src/blocks.rs; change that file, not this one.

`default_nettype none

module queue_4x517 (
  input  wire         clk,
  input  wire         reset,
  input  wire         enq_valid,
  output wire         enq_ready,
  input  wire [516:0] enq_data,
  output wire         deq_valid,
  input  wire         deq_ready,
  output wire [516:0] deq_data
);

  wire pushed;
  wire popped;
  wire [516:0] store_read_data;
  reg [2:0] count;
  reg [1:0] head;
  reg [1:0] tail;

  assign enq_ready = count != 3'd4;
  assign deq_valid = count != 3'd0;
  assign deq_data = store_read_data;

  always @(posedge clk) begin
    if (reset) begin
      count <= 3'd0;
    end else if (pushed & !popped) begin
      count <= count + 3'd1;
    end else if (!pushed & popped) begin
      count <= count - 3'd1;
    end
  end

  assign pushed = enq_valid & enq_ready;
  assign popped = deq_valid & deq_ready;

  mem_1r1w_4x517_async store (
    .clk           (clk),
    .write_enable  (pushed),
    .write_address (tail),
    .write_data    (enq_data),
    .read_address  (head),
    .read_data     (store_read_data)
  );

  always @(posedge clk) begin
    if (reset) begin
      head <= 2'd0;
    end else if (popped) begin
      head <= head + 2'd1;
    end
  end

  always @(posedge clk) begin
    if (reset) begin
      tail <= 2'd0;
    end else if (pushed) begin
      tail <= tail + 2'd1;
    end
  end
endmodule

`default_nettype wire
