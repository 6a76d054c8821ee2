// nmc_lanes
//
// Adds or copies a line a cycle, 4 cycles later. Facts of the line travel along unread.
//
// Parameters: address_bits = 40, command_queue = 8, commands_in_flight = 4, length_bits = 32,
// line_bytes = 128, read_slots = 256, tag_bits = 8, write_credits = 512
//
// Generated from hw/src/nmc/lanes.rs; change that file, not this one.

`default_nettype none

module nmc_lanes (
  input  wire          clk,
  input  wire          reset,
  input  wire          operands_valid,
  output wire          operands_ready,
  input  wire [1023:0] operands_a,
  input  wire [1023:0] operands_b,
  input  wire          operands_copy,
  input  wire    [3:0] operands_dtype,
  input  wire   [62:0] operands_facts,
  output wire          sums_valid,
  input  wire          sums_ready,
  output wire [1023:0] sums_data,
  output wire   [62:0] sums_facts
);

  wire advance;
  wire [31:0] slot_0_s;
  wire [31:0] slot_1_s;
  wire [31:0] slot_2_s;
  wire [31:0] slot_3_s;
  wire [31:0] slot_4_s;
  wire [31:0] slot_5_s;
  wire [31:0] slot_6_s;
  wire [31:0] slot_7_s;
  wire [31:0] slot_8_s;
  wire [31:0] slot_9_s;
  wire [31:0] slot_10_s;
  wire [31:0] slot_11_s;
  wire [31:0] slot_12_s;
  wire [31:0] slot_13_s;
  wire [31:0] slot_14_s;
  wire [31:0] slot_15_s;
  wire [31:0] slot_16_s;
  wire [31:0] slot_17_s;
  wire [31:0] slot_18_s;
  wire [31:0] slot_19_s;
  wire [31:0] slot_20_s;
  wire [31:0] slot_21_s;
  wire [31:0] slot_22_s;
  wire [31:0] slot_23_s;
  wire [31:0] slot_24_s;
  wire [31:0] slot_25_s;
  wire [31:0] slot_26_s;
  wire [31:0] slot_27_s;
  wire [31:0] slot_28_s;
  wire [31:0] slot_29_s;
  wire [31:0] slot_30_s;
  wire [31:0] slot_31_s;
  reg [3:0] stage_valid;
  reg [62:0] facts_1;
  reg [62:0] facts_2;
  reg [62:0] facts_3;
  reg [62:0] facts_4;

  assign operands_ready = advance;
  assign sums_valid = stage_valid[3];

  assign sums_data = {
    slot_31_s, slot_30_s, slot_29_s, slot_28_s, slot_27_s, slot_26_s, slot_25_s, slot_24_s,
    slot_23_s, slot_22_s, slot_21_s, slot_20_s, slot_19_s, slot_18_s, slot_17_s, slot_16_s,
    slot_15_s, slot_14_s, slot_13_s, slot_12_s, slot_11_s, slot_10_s, slot_9_s, slot_8_s, slot_7_s,
    slot_6_s, slot_5_s, slot_4_s, slot_3_s, slot_2_s, slot_1_s, slot_0_s
  };

  assign sums_facts = facts_4;

  // Which stages hold a line, the last stage on the left.
  always @(posedge clk) begin
    if (reset) begin
      stage_valid <= 4'd0;
    end else if (advance) begin
      stage_valid <= {stage_valid[2:0], operands_valid};
    end
  end

  assign advance = !stage_valid[3] | sums_ready;

  always @(posedge clk) begin
    if (advance) begin
      facts_1 <= operands_facts;
      facts_2 <= facts_1;
      facts_3 <= facts_2;
      facts_4 <= facts_3;
    end
  end

  nmc_slot slot_0 (
    .clk     (clk),
    .advance (advance),
    .copy    (operands_copy),
    .dtype   (operands_dtype),
    .a       (operands_a[31:0]),
    .b       (operands_b[31:0]),
    .s       (slot_0_s)
  );

  nmc_slot slot_1 (
    .clk     (clk),
    .advance (advance),
    .copy    (operands_copy),
    .dtype   (operands_dtype),
    .a       (operands_a[63:32]),
    .b       (operands_b[63:32]),
    .s       (slot_1_s)
  );

  nmc_slot slot_2 (
    .clk     (clk),
    .advance (advance),
    .copy    (operands_copy),
    .dtype   (operands_dtype),
    .a       (operands_a[95:64]),
    .b       (operands_b[95:64]),
    .s       (slot_2_s)
  );

  nmc_slot slot_3 (
    .clk     (clk),
    .advance (advance),
    .copy    (operands_copy),
    .dtype   (operands_dtype),
    .a       (operands_a[127:96]),
    .b       (operands_b[127:96]),
    .s       (slot_3_s)
  );

  nmc_slot slot_4 (
    .clk     (clk),
    .advance (advance),
    .copy    (operands_copy),
    .dtype   (operands_dtype),
    .a       (operands_a[159:128]),
    .b       (operands_b[159:128]),
    .s       (slot_4_s)
  );

  nmc_slot slot_5 (
    .clk     (clk),
    .advance (advance),
    .copy    (operands_copy),
    .dtype   (operands_dtype),
    .a       (operands_a[191:160]),
    .b       (operands_b[191:160]),
    .s       (slot_5_s)
  );

  nmc_slot slot_6 (
    .clk     (clk),
    .advance (advance),
    .copy    (operands_copy),
    .dtype   (operands_dtype),
    .a       (operands_a[223:192]),
    .b       (operands_b[223:192]),
    .s       (slot_6_s)
  );

  nmc_slot slot_7 (
    .clk     (clk),
    .advance (advance),
    .copy    (operands_copy),
    .dtype   (operands_dtype),
    .a       (operands_a[255:224]),
    .b       (operands_b[255:224]),
    .s       (slot_7_s)
  );

  nmc_slot slot_8 (
    .clk     (clk),
    .advance (advance),
    .copy    (operands_copy),
    .dtype   (operands_dtype),
    .a       (operands_a[287:256]),
    .b       (operands_b[287:256]),
    .s       (slot_8_s)
  );

  nmc_slot slot_9 (
    .clk     (clk),
    .advance (advance),
    .copy    (operands_copy),
    .dtype   (operands_dtype),
    .a       (operands_a[319:288]),
    .b       (operands_b[319:288]),
    .s       (slot_9_s)
  );

  nmc_slot slot_10 (
    .clk     (clk),
    .advance (advance),
    .copy    (operands_copy),
    .dtype   (operands_dtype),
    .a       (operands_a[351:320]),
    .b       (operands_b[351:320]),
    .s       (slot_10_s)
  );

  nmc_slot slot_11 (
    .clk     (clk),
    .advance (advance),
    .copy    (operands_copy),
    .dtype   (operands_dtype),
    .a       (operands_a[383:352]),
    .b       (operands_b[383:352]),
    .s       (slot_11_s)
  );

  nmc_slot slot_12 (
    .clk     (clk),
    .advance (advance),
    .copy    (operands_copy),
    .dtype   (operands_dtype),
    .a       (operands_a[415:384]),
    .b       (operands_b[415:384]),
    .s       (slot_12_s)
  );

  nmc_slot slot_13 (
    .clk     (clk),
    .advance (advance),
    .copy    (operands_copy),
    .dtype   (operands_dtype),
    .a       (operands_a[447:416]),
    .b       (operands_b[447:416]),
    .s       (slot_13_s)
  );

  nmc_slot slot_14 (
    .clk     (clk),
    .advance (advance),
    .copy    (operands_copy),
    .dtype   (operands_dtype),
    .a       (operands_a[479:448]),
    .b       (operands_b[479:448]),
    .s       (slot_14_s)
  );

  nmc_slot slot_15 (
    .clk     (clk),
    .advance (advance),
    .copy    (operands_copy),
    .dtype   (operands_dtype),
    .a       (operands_a[511:480]),
    .b       (operands_b[511:480]),
    .s       (slot_15_s)
  );

  nmc_slot slot_16 (
    .clk     (clk),
    .advance (advance),
    .copy    (operands_copy),
    .dtype   (operands_dtype),
    .a       (operands_a[543:512]),
    .b       (operands_b[543:512]),
    .s       (slot_16_s)
  );

  nmc_slot slot_17 (
    .clk     (clk),
    .advance (advance),
    .copy    (operands_copy),
    .dtype   (operands_dtype),
    .a       (operands_a[575:544]),
    .b       (operands_b[575:544]),
    .s       (slot_17_s)
  );

  nmc_slot slot_18 (
    .clk     (clk),
    .advance (advance),
    .copy    (operands_copy),
    .dtype   (operands_dtype),
    .a       (operands_a[607:576]),
    .b       (operands_b[607:576]),
    .s       (slot_18_s)
  );

  nmc_slot slot_19 (
    .clk     (clk),
    .advance (advance),
    .copy    (operands_copy),
    .dtype   (operands_dtype),
    .a       (operands_a[639:608]),
    .b       (operands_b[639:608]),
    .s       (slot_19_s)
  );

  nmc_slot slot_20 (
    .clk     (clk),
    .advance (advance),
    .copy    (operands_copy),
    .dtype   (operands_dtype),
    .a       (operands_a[671:640]),
    .b       (operands_b[671:640]),
    .s       (slot_20_s)
  );

  nmc_slot slot_21 (
    .clk     (clk),
    .advance (advance),
    .copy    (operands_copy),
    .dtype   (operands_dtype),
    .a       (operands_a[703:672]),
    .b       (operands_b[703:672]),
    .s       (slot_21_s)
  );

  nmc_slot slot_22 (
    .clk     (clk),
    .advance (advance),
    .copy    (operands_copy),
    .dtype   (operands_dtype),
    .a       (operands_a[735:704]),
    .b       (operands_b[735:704]),
    .s       (slot_22_s)
  );

  nmc_slot slot_23 (
    .clk     (clk),
    .advance (advance),
    .copy    (operands_copy),
    .dtype   (operands_dtype),
    .a       (operands_a[767:736]),
    .b       (operands_b[767:736]),
    .s       (slot_23_s)
  );

  nmc_slot slot_24 (
    .clk     (clk),
    .advance (advance),
    .copy    (operands_copy),
    .dtype   (operands_dtype),
    .a       (operands_a[799:768]),
    .b       (operands_b[799:768]),
    .s       (slot_24_s)
  );

  nmc_slot slot_25 (
    .clk     (clk),
    .advance (advance),
    .copy    (operands_copy),
    .dtype   (operands_dtype),
    .a       (operands_a[831:800]),
    .b       (operands_b[831:800]),
    .s       (slot_25_s)
  );

  nmc_slot slot_26 (
    .clk     (clk),
    .advance (advance),
    .copy    (operands_copy),
    .dtype   (operands_dtype),
    .a       (operands_a[863:832]),
    .b       (operands_b[863:832]),
    .s       (slot_26_s)
  );

  nmc_slot slot_27 (
    .clk     (clk),
    .advance (advance),
    .copy    (operands_copy),
    .dtype   (operands_dtype),
    .a       (operands_a[895:864]),
    .b       (operands_b[895:864]),
    .s       (slot_27_s)
  );

  nmc_slot slot_28 (
    .clk     (clk),
    .advance (advance),
    .copy    (operands_copy),
    .dtype   (operands_dtype),
    .a       (operands_a[927:896]),
    .b       (operands_b[927:896]),
    .s       (slot_28_s)
  );

  nmc_slot slot_29 (
    .clk     (clk),
    .advance (advance),
    .copy    (operands_copy),
    .dtype   (operands_dtype),
    .a       (operands_a[959:928]),
    .b       (operands_b[959:928]),
    .s       (slot_29_s)
  );

  nmc_slot slot_30 (
    .clk     (clk),
    .advance (advance),
    .copy    (operands_copy),
    .dtype   (operands_dtype),
    .a       (operands_a[991:960]),
    .b       (operands_b[991:960]),
    .s       (slot_30_s)
  );

  nmc_slot slot_31 (
    .clk     (clk),
    .advance (advance),
    .copy    (operands_copy),
    .dtype   (operands_dtype),
    .a       (operands_a[1023:992]),
    .b       (operands_b[1023:992]),
    .s       (slot_31_s)
  );
endmodule

`default_nettype wire
