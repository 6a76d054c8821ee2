// router_buffer_1x4x83
//
// Buffer of a link: 4 flits of 83 bits for each of 1 classes. The sender has a credit for each
// place; `credit` returns one in the cycle after a pop.
//
// Parameters: classes = 1, depth = 4, width = 83
//
// Generated from hw/src/router/buffer.rs; change that file, not this one.

`default_nettype none

module router_buffer_1x4x83 (
  input  wire        clk,
  input  wire        reset,
  input  wire        in_valid,
  input  wire [82:0] in_flit,
  // The head is removed.
  input  wire        pop_0,
  output wire        head_0_valid,
  output wire [82:0] head_0_flit,
  output wire        credit
);

  wire [82:0] store_read_data;
  wire pushed_0;
  reg [2:0] count_0;
  reg [1:0] head_0;
  reg [1:0] tail_0;
  reg credit_0;

  mem_1r1w_4x83_async store (
    .clk           (clk),
    .write_enable  (in_valid),
    .write_address (tail_0),
    .write_data    (in_flit),
    .read_address  (head_0),
    .read_data     (store_read_data)
  );

  assign head_0_valid = count_0 != 3'd0;
  assign head_0_flit = store_read_data;

  always @(posedge clk) begin
    if (reset) begin
      count_0 <= 3'd0;
    end else if (pushed_0 & !pop_0) begin
      count_0 <= count_0 + 3'd1;
    end else if (!pushed_0 & pop_0) begin
      count_0 <= count_0 - 3'd1;
    end
  end

  assign pushed_0 = in_valid;

  always @(posedge clk) begin
    if (reset) begin
      head_0 <= 2'd0;
    end else if (pop_0) begin
      head_0 <= head_0 + 2'd1;
    end
  end

  always @(posedge clk) begin
    if (reset) begin
      tail_0 <= 2'd0;
    end else if (pushed_0) begin
      tail_0 <= tail_0 + 2'd1;
    end
  end

  always @(posedge clk) begin
    if (reset) begin
      credit_0 <= 1'b0;
    end else begin
      credit_0 <= pop_0;
    end
  end

  assign credit = credit_0;
endmodule

`default_nettype wire
