// queue_16x69
//
// First-in first-out queue of 16 items of 69 bits.
//
// Parameters: depth = 16, width = 69
//
// Generated from hw/rtl/src/blocks.rs; change that file, not this one.

`default_nettype none

module queue_16x69 (
  input  wire        clk,
  input  wire        reset,
  input  wire        enq_valid,
  output wire        enq_ready,
  input  wire [68:0] enq_data,
  output wire        deq_valid,
  input  wire        deq_ready,
  output wire [68:0] deq_data
);

  wire pushed;
  wire popped;
  wire [68:0] store_read_data;
  reg [4:0] count;
  reg [3:0] head;
  reg [3:0] tail;

  assign enq_ready = count != 5'h10;
  assign deq_valid = count != 5'd0;
  assign deq_data = store_read_data;

  always @(posedge clk) begin
    if (reset) begin
      count <= 5'd0;
    end else if (pushed & !popped) begin
      count <= count + 5'd1;
    end else if (!pushed & popped) begin
      count <= count - 5'd1;
    end
  end

  assign pushed = enq_valid & enq_ready;
  assign popped = deq_valid & deq_ready;

  mem_1r1w_16x69_async store (
    .clk           (clk),
    .write_enable  (pushed),
    .write_address (tail),
    .write_data    (enq_data),
    .read_address  (head),
    .read_data     (store_read_data)
  );

  always @(posedge clk) begin
    if (reset) begin
      head <= 4'd0;
    end else if (popped) begin
      head <= head + 4'd1;
    end
  end

  always @(posedge clk) begin
    if (reset) begin
      tail <= 4'd0;
    end else if (pushed) begin
      tail <= tail + 4'd1;
    end
  end
endmodule

`default_nettype wire
