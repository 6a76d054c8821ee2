// queue_128x634
//
// First-in first-out queue of 128 items of 634 bits.
//
// Parameters: depth = 128, width = 634
//
// Generated from hw/rtl/src/blocks.rs; change that file, not this one.

`default_nettype none

module queue_128x634 (
  input  wire         clk,
  input  wire         reset,
  input  wire         enq_valid,
  output wire         enq_ready,
  input  wire [633:0] enq_data,
  output wire         deq_valid,
  input  wire         deq_ready,
  output wire [633:0] deq_data
);

  wire pushed;
  wire popped;
  wire [633:0] store_read_data;
  reg [7:0] count;
  reg [6:0] head;
  reg [6:0] tail;

  assign enq_ready = count != 8'h80;
  assign deq_valid = count != 8'd0;
  assign deq_data = store_read_data;

  always @(posedge clk) begin
    if (reset) begin
      count <= 8'd0;
    end else if (pushed & !popped) begin
      count <= count + 8'd1;
    end else if (!pushed & popped) begin
      count <= count - 8'd1;
    end
  end

  assign pushed = enq_valid & enq_ready;
  assign popped = deq_valid & deq_ready;

  mem_1r1w_128x634_async store (
    .clk           (clk),
    .write_enable  (pushed),
    .write_address (tail),
    .write_data    (enq_data),
    .read_address  (head),
    .read_data     (store_read_data)
  );

  always @(posedge clk) begin
    if (reset) begin
      head <= 7'd0;
    end else if (popped) begin
      head <= head + 7'd1;
    end
  end

  always @(posedge clk) begin
    if (reset) begin
      tail <= 7'd0;
    end else if (pushed) begin
      tail <= tail + 7'd1;
    end
  end
endmodule

`default_nettype wire
