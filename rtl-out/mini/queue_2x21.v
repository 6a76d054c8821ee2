// queue_2x21
//
// First-in first-out queue of 2 items of 21 bits.
//
// Parameters: depth = 2, width = 21
//
// Generated from hw/rtl/src/blocks.rs; change that file, not this one.

`default_nettype none

module queue_2x21 (
  input  wire        clk,
  input  wire        reset,
  input  wire        enq_valid,
  output wire        enq_ready,
  input  wire [20:0] enq_data,
  output wire        deq_valid,
  input  wire        deq_ready,
  output wire [20:0] deq_data
);

  wire pushed;
  wire popped;
  wire [20:0] store_read_data;
  reg [1:0] count;
  reg head;
  reg tail;

  assign enq_ready = count != 2'd2;
  assign deq_valid = count != 2'd0;
  assign deq_data = store_read_data;

  always @(posedge clk) begin
    if (reset) begin
      count <= 2'd0;
    end else if (pushed & !popped) begin
      count <= count + 2'd1;
    end else if (!pushed & popped) begin
      count <= count - 2'd1;
    end
  end

  assign pushed = enq_valid & enq_ready;
  assign popped = deq_valid & deq_ready;

  mem_1r1w_2x21_async store (
    .clk           (clk),
    .write_enable  (pushed),
    .write_address (tail),
    .write_data    (enq_data),
    .read_address  (head),
    .read_data     (store_read_data)
  );

  always @(posedge clk) begin
    if (reset) begin
      head <= 1'b0;
    end else if (popped) begin
      head <= head + 1'b1;
    end
  end

  always @(posedge clk) begin
    if (reset) begin
      tail <= 1'b0;
    end else if (pushed) begin
      tail <= tail + 1'b1;
    end
  end
endmodule

`default_nettype wire
