// router_buffer_2x4x83
//
// Buffer of a link: 4 flits of 83 bits for each of 2 classes. The sender has a credit for each
// place; `credit` returns one in the cycle after a pop.
//
// Parameters: classes = 2, depth = 4, width = 83
//
// Generated from hw/src/router/buffer.rs; change that file, not this one.

`default_nettype none

module router_buffer_2x4x83 (
  input  wire        clk,
  input  wire        reset,
  input  wire        in_valid,
  input  wire        in_class,
  input  wire [82:0] in_flit,
  // The head is removed.
  input  wire        pop_0,
  output wire        head_0_valid,
  output wire [82:0] head_0_flit,
  // The head is removed.
  input  wire        pop_1,
  output wire        head_1_valid,
  output wire [82:0] head_1_flit,
  output wire  [1:0] credit
);

  wire [2:0] store_write_address;
  wire [2:0] store_read_address_0;
  wire [82:0] store_read_data_0;
  wire [2:0] store_read_address_1;
  wire [82:0] store_read_data_1;
  wire pushed_0;
  wire pushed_1;
  reg [2:0] count_0;
  reg [1:0] head_0;
  reg [1:0] tail_0;
  reg credit_0;
  reg [2:0] count_1;
  reg [1:0] head_1;
  reg [1:0] tail_1;
  reg credit_1;

  assign store_write_address = in_class ? {1'b1, tail_1} : {1'b0, tail_0};
  assign store_read_address_0 = {1'b0, head_0};
  assign store_read_address_1 = {1'b1, head_1};
  mem_2r1w_8x83_async store (
    .clk            (clk),
    .write_enable   (in_valid),
    .write_address  (store_write_address),
    .write_data     (in_flit),
    .read_address_0 (store_read_address_0),
    .read_data_0    (store_read_data_0),
    .read_address_1 (store_read_address_1),
    .read_data_1    (store_read_data_1)
  );

  assign head_0_valid = count_0 != 3'd0;
  assign head_0_flit = store_read_data_0;

  always @(posedge clk) begin
    if (reset) begin
      count_0 <= 3'd0;
    end else if (pushed_0 & !pop_0) begin
      count_0 <= count_0 + 3'd1;
    end else if (!pushed_0 & pop_0) begin
      count_0 <= count_0 - 3'd1;
    end
  end

  assign pushed_0 = in_valid & (in_class == 1'b0);

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

  assign head_1_valid = count_1 != 3'd0;
  assign head_1_flit = store_read_data_1;

  always @(posedge clk) begin
    if (reset) begin
      count_1 <= 3'd0;
    end else if (pushed_1 & !pop_1) begin
      count_1 <= count_1 + 3'd1;
    end else if (!pushed_1 & pop_1) begin
      count_1 <= count_1 - 3'd1;
    end
  end

  assign pushed_1 = in_valid & (in_class == 1'b1);

  always @(posedge clk) begin
    if (reset) begin
      head_1 <= 2'd0;
    end else if (pop_1) begin
      head_1 <= head_1 + 2'd1;
    end
  end

  always @(posedge clk) begin
    if (reset) begin
      tail_1 <= 2'd0;
    end else if (pushed_1) begin
      tail_1 <= tail_1 + 2'd1;
    end
  end

  always @(posedge clk) begin
    if (reset) begin
      credit_1 <= 1'b0;
    end else begin
      credit_1 <= pop_1;
    end
  end

  assign credit = {credit_1, credit_0};
endmodule

`default_nettype wire
