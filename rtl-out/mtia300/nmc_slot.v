// nmc_slot
//
// One FP32 sum, or two sums of 16 bits, or a copy of A, 4 cycles later; advances where
// `advance` is high.
//
// Generated from hw/src/nmc/lanes.rs; change that file, not this one.

`default_nettype none

module nmc_slot (
  input  wire        clk,
  input  wire        advance,
  input  wire        copy,
  input  wire  [3:0] dtype,
  input  wire [31:0] a,
  input  wire [31:0] b,
  output wire [31:0] s
);

  wire [31:0] low_sum;
  wire [15:0] high_sum;
  reg [31:0] copy_1;
  reg [1:0] kind_1;
  reg [31:0] copy_2;
  reg [1:0] kind_2;
  reg [31:0] copy_3;
  reg [1:0] kind_3;
  reg [31:0] copy_4;
  reg [1:0] kind_4;

  assign s = kind_4[1] ? copy_4 : kind_4[0] ? low_sum : {high_sum, low_sum[15:0]};

  // Serves every type; types of 16 bits from the low half.
  nmc_adder_32 low (
    .clk     (clk),
    .advance (advance),
    .dtype   (dtype),
    .a       (a),
    .b       (b),
    .sum     (low_sum)
  );

  // Serves the high half of types of 16 bits.
  nmc_adder_16 high (
    .clk     (clk),
    .advance (advance),
    .dtype   (dtype),
    .a       (a[31:16]),
    .b       (b[31:16]),
    .sum     (high_sum)
  );

  always @(posedge clk) begin
    if (advance) begin
      copy_1 <= a;
      kind_1 <= {copy, dtype == 4'd2};
      copy_2 <= copy_1;
      kind_2 <= kind_1;
      copy_3 <= copy_2;
      kind_3 <= kind_2;
      copy_4 <= copy_3;
      kind_4 <= kind_3;
    end
  end
endmodule

`default_nettype wire
