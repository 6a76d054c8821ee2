// queue_64x33
//
// First-in first-out queue of 64 items of 33 bits.
//
// Parameters: depth = 64, width = 33
//
// Generated from hw/rtl/src/blocks.rs; change that file, not this one.

`default_nettype none

module queue_64x33 (
  input  wire        clk,
  input  wire        reset,
  input  wire        enq_valid,
  output wire        enq_ready,
  input  wire [32:0] enq_data,
  output wire        deq_valid,
  input  wire        deq_ready,
  output wire [32:0] deq_data
);

  wire pushed;
  wire popped;
  wire [32:0] store_read_data;
  reg [6:0] count;
  reg [5:0] head;
  reg [5:0] tail;

  assign enq_ready = count != 7'h40;
  assign deq_valid = count != 7'd0;
  assign deq_data = store_read_data;

  always @(posedge clk) begin
    if (reset) begin
      count <= 7'd0;
    end else if (pushed & !popped) begin
      count <= count + 7'd1;
    end else if (!pushed & popped) begin
      count <= count - 7'd1;
    end
  end

  assign pushed = enq_valid & enq_ready;
  assign popped = deq_valid & deq_ready;

  mem_1r1w_64x33_async store (
    .clk           (clk),
    .write_enable  (pushed),
    .write_address (tail),
    .write_data    (enq_data),
    .read_address  (head),
    .read_data     (store_read_data)
  );

  always @(posedge clk) begin
    if (reset) begin
      head <= 6'd0;
    end else if (popped) begin
      head <= head + 6'd1;
    end
  end

  always @(posedge clk) begin
    if (reset) begin
      tail <= 6'd0;
    end else if (pushed) begin
      tail <= tail + 6'd1;
    end
  end
endmodule

`default_nettype wire
