// deep_queue_16x89
//
// First-in first-out queue of 16 items of 89 bits in a memory; an item shows two cycles after
// it entered.
//
// Parameters: depth = 16, width = 89
//
// Generated from hw/src/me/completions.rs; change that file, not this one.

`default_nettype none

module deep_queue_16x89 (
  input  wire        clk,
  input  wire        reset,
  input  wire        enq_valid,
  output wire        enq_ready,
  input  wire [88:0] enq_data,
  output wire        deq_valid,
  input  wire        deq_ready,
  output wire [88:0] deq_data,
  output wire  [4:0] level
);

  wire [88:0] store_read_data;
  wire pushed;
  wire popped;
  wire reads;
  reg [3:0] head;
  reg [3:0] tail;
  reg [4:0] count;
  reg shown;

  assign enq_ready = count != 5'h10;
  assign deq_valid = shown;
  assign deq_data = store_read_data;
  assign level = count;

  mem_1r1w_16x89 store (
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
      head <= 4'd0;
    end else if (reads) begin
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

  // Items in all, and whether the oldest is shown.
  always @(posedge clk) begin
    if (reset) begin
      count <= 5'd0;
    end else if (pushed & !popped) begin
      count <= count + 5'd1;
    end else if (!pushed & popped) begin
      count <= count - 5'd1;
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
  assign reads = ({4'd0, shown} < count) & (!shown | deq_ready);
endmodule

`default_nettype wire
