// deep_queue_1024x89
//
// First-in first-out queue of 1024 items of 89 bits in a memory; an item shows two cycles after
// it entered.
//
// Parameters: depth = 1024, width = 89
//
// Generated from hw/src/me/completions.rs; change that file, not this one.

`default_nettype none

module deep_queue_1024x89 (
  input  wire        clk,
  input  wire        reset,
  input  wire        enq_valid,
  output wire        enq_ready,
  input  wire [88:0] enq_data,
  output wire        deq_valid,
  input  wire        deq_ready,
  output wire [88:0] deq_data,
  output wire [10:0] level
);

  wire [88:0] store_read_data;
  wire pushed;
  wire popped;
  wire reads;
  reg [9:0] head;
  reg [9:0] tail;
  reg [10:0] count;
  reg shown;

  assign enq_ready = count != 11'h400;
  assign deq_valid = shown;
  assign deq_data = store_read_data;
  assign level = count;

  mem_1r1w_1024x89 store (
    .clk           (clk),
    .write_enable  (pushed),
    .write_address (tail),
    .write_data    (enq_data),
    .read_enable   (reads),
    .read_address  (head),
    .read_data     (store_read_data)
  );

  always @(posedge clk) begin
    if (reset) begin
      head <= 10'd0;
    end else if (reads) begin
      head <= head + 10'd1;
    end
  end

  always @(posedge clk) begin
    if (reset) begin
      tail <= 10'd0;
    end else if (pushed) begin
      tail <= tail + 10'd1;
    end
  end

  // Items in all, and whether the oldest is shown.
  always @(posedge clk) begin
    if (reset) begin
      count <= 11'd0;
    end else if (pushed & !popped) begin
      count <= count + 11'd1;
    end else if (!pushed & popped) begin
      count <= count - 11'd1;
    end
  end

  always @(posedge clk) begin
    if (reset) begin
      shown <= 1'b0;
    end else if (reads) begin
      shown <= 1'b1;
    end else if (popped) begin
      shown <= 1'b0;
    end
  end

  assign pushed = enq_valid & enq_ready;
  assign popped = deq_valid & deq_ready;
  assign reads = ({10'd0, shown} < count) & (!shown | deq_ready);
endmodule

`default_nettype wire
