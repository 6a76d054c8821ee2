// nmc_adder_32
//
// Floating-point adder for numbers of up to 32 bits, 4 stages that advance where `advance` is
// high. Rounds once to the type, to nearest even; subnormals kept; NaN results canonical;
// overflow to infinity. Types of 16 bits stand in the low bits.
//
// Parameters: wide = true
//
// Generated from hw/src/nmc/adder.rs; change that file, not this one.

`default_nettype none

module nmc_adder_32 (
  input  wire        clk,
  input  wire        advance,
  input  wire  [3:0] dtype,
  input  wire [31:0] a,
  input  wire [31:0] b,
  output wire [31:0] sum
);

  wire unpack_a_sign;
  wire [7:0] unpack_a_exponent;
  wire [23:0] unpack_a_significand;
  wire unpack_a_infinite;
  wire unpack_a_nan;
  wire unpack_b_sign;
  wire [7:0] unpack_b_exponent;
  wire [23:0] unpack_b_significand;
  wire unpack_b_infinite;
  wire unpack_b_nan;
  wire swap;
  wire subtract;
  wire [7:0] exponent_large;
  wire [26:0] small_extended;
  wire [26:0] aligned;
  wire lost;
  wire [26:0] addend;
  wire [26:0] large_extended;
  wire [27:0] sum_of_significands;
  wire clear_16;
  wire [26:0] rest_16;
  wire clear_8;
  wire [26:0] rest_8;
  wire clear_4;
  wire [26:0] rest_4;
  wire clear_2;
  wire clear_1;
  wire [4:0] leading_zeros;
  wire [7:0] room;
  wire [7:0] t_0;
  wire [7:0] up;
  wire [7:0] kept_bf16;
  wire up_bf16;
  wire [8:0] rounded_bf16;
  wire [8:0] exponent_bf16;
  wire [15:0] result_bf16;
  wire [10:0] kept_fp16;
  wire up_fp16;
  wire [11:0] rounded_fp16;
  wire [8:0] exponent_fp16;
  wire [15:0] result_fp16;
  wire [23:0] kept_fp32;
  wire up_fp32;
  wire [24:0] rounded_fp32;
  wire [8:0] exponent_fp32;
  wire [31:0] result_fp32;
  reg [3:0] dtype_1;
  reg sign_1;
  reg subtract_1;
  reg [7:0] exponent_1;
  reg [7:0] distance_1;
  reg [23:0] large_1;
  reg [23:0] small_1;
  reg nan_1;
  reg infinite_1;
  reg [3:0] dtype_2;
  reg sign_2;
  reg [7:0] exponent_2;
  reg [27:0] sum_2;
  reg nan_2;
  reg infinite_2;
  reg [7:0] smallest;
  reg [3:0] dtype_3;
  reg sign_3;
  reg [8:0] exponent_3;
  reg [26:0] significand_3;
  reg nan_3;
  reg infinite_3;
  reg [31:0] result;
  reg [31:0] sum_4;
  // Of these only some bits are of use here.
  // verilator lint_off UNUSEDSIGNAL
  wire [26:0] rest_2;
  wire [8:0] t_1;
  // verilator lint_on UNUSEDSIGNAL

  assign sum = sum_4;

  // ---- Stage 1: order by size ----

  nmc_unpack_32 unpack_a (
    .value       (a),
    .dtype       (dtype),
    .sign        (unpack_a_sign),
    .exponent    (unpack_a_exponent),
    .significand (unpack_a_significand),
    .infinite    (unpack_a_infinite),
    .nan         (unpack_a_nan)
  );

  nmc_unpack_32 unpack_b (
    .value       (b),
    .dtype       (dtype),
    .sign        (unpack_b_sign),
    .exponent    (unpack_b_exponent),
    .significand (unpack_b_significand),
    .infinite    (unpack_b_infinite),
    .nan         (unpack_b_nan)
  );

  assign swap = {unpack_a_exponent, unpack_a_significand} < {unpack_b_exponent, unpack_b_significand};
  assign subtract = unpack_a_sign ^ unpack_b_sign;
  assign exponent_large = swap ? unpack_b_exponent : unpack_a_exponent;

  always @(posedge clk) begin
    if (advance) begin
      dtype_1 <= dtype;
      sign_1 <= swap ? unpack_b_sign : unpack_a_sign;
      subtract_1 <= subtract;
      exponent_1 <= exponent_large;
      distance_1 <= exponent_large - (swap ? unpack_a_exponent : unpack_b_exponent);
      large_1 <= swap ? unpack_b_significand : unpack_a_significand;
      small_1 <= swap ? unpack_a_significand : unpack_b_significand;
      nan_1 <= unpack_a_nan | unpack_b_nan | (unpack_a_infinite & unpack_b_infinite & subtract);
      infinite_1 <= unpack_a_infinite | unpack_b_infinite;
    end
  end

  // ---- Stage 2: align, add ----

  assign small_extended = {small_1, 3'd0};
  assign aligned = small_extended >> distance_1;
  assign lost = (aligned << distance_1) != small_extended;
  assign addend = {aligned[26:1], aligned[0] | lost};
  assign large_extended = {large_1, 3'd0};

  assign sum_of_significands = subtract_1
    ? ({1'b0, large_extended} - {1'b0, addend})
    : {1'b0, large_extended} + {1'b0, addend};

  always @(posedge clk) begin
    if (advance) begin
      dtype_2 <= dtype_1;
    end
  end

  // An exact zero is positive, unless both operands are negative zeros.
  always @(posedge clk) begin
    if (advance) begin
      sign_2 <= sign_1 & !(subtract_1 & !(|sum_of_significands));
      exponent_2 <= exponent_1;
      sum_2 <= sum_of_significands;
      nan_2 <= nan_1;
      infinite_2 <= infinite_1;
    end
  end

  // ---- Stage 3: normalise ----

  assign clear_16 = !(|sum_2[26:11]);
  assign rest_16 = clear_16 ? {sum_2[10:0], 16'd0} : sum_2[26:0];
  assign clear_8 = !(|rest_16[26:19]);
  assign rest_8 = clear_8 ? {rest_16[18:0], 8'd0} : rest_16;
  assign clear_4 = !(|rest_8[26:23]);
  assign rest_4 = clear_4 ? {rest_8[22:0], 4'd0} : rest_8;
  assign clear_2 = !(|rest_4[26:25]);
  assign rest_2 = clear_2 ? {rest_4[24:0], 2'd0} : rest_4;
  assign clear_1 = !(|rest_2[26]);
  assign leading_zeros = {clear_16, clear_8, clear_4, clear_2, clear_1};

  always @* begin
    case (dtype_2)
      4'd0: smallest = 8'd1;
      4'd1: smallest = 8'h71;
      default: smallest = 8'd1;
    endcase
  end

  assign room = exponent_2 - smallest;

  assign t_0 = {3'd0, leading_zeros};
  assign up = (room < t_0) ? room : t_0;

  always @(posedge clk) begin
    if (advance) begin
      dtype_3 <= dtype_2;
      sign_3 <= sign_2;
      exponent_3 <= sum_2[27] ? ({1'b0, exponent_2} + 9'd1) : ({1'b0, exponent_2} - {1'b0, up});
      significand_3 <= sum_2[27] ? {sum_2[27:2], sum_2[1] | sum_2[0]} : (sum_2[26:0] << up);
      nan_3 <= nan_2;
      infinite_3 <= infinite_2;
    end
  end

  // ---- Stage 4: round, pack ----

  assign kept_bf16 = significand_3[26:19];
  assign up_bf16 = significand_3[18] & ((|significand_3[17:0]) | kept_bf16[0]);
  assign rounded_bf16 = {1'b0, kept_bf16} + {1'b0, {7'd0, up_bf16}};
  assign exponent_bf16 = exponent_3 + {8'd0, rounded_bf16[8]};

  assign result_bf16 = {
    sign_3 & !nan_3,
    nan_3
      ? 15'h7fc0
      : (infinite_3 | (9'h0fe < exponent_bf16))
      ? 15'h7f80
      : {(rounded_bf16[8] | rounded_bf16[7]) ? exponent_bf16[7:0] : 8'd0, rounded_bf16[6:0]}
  };

  assign kept_fp16 = significand_3[26:16];
  assign up_fp16 = significand_3[15] & ((|significand_3[14:0]) | kept_fp16[0]);
  assign rounded_fp16 = {1'b0, kept_fp16} + {1'b0, {10'd0, up_fp16}};
  assign exponent_fp16 = exponent_3 + {8'd0, rounded_fp16[11]};

  assign t_1 = exponent_fp16 - 9'h070;
  assign result_fp16 = {
    sign_3 & !nan_3,
    nan_3
      ? 15'h7e00
      : (infinite_3 | (9'h08e < exponent_fp16))
      ? 15'h7c00
      : {(rounded_fp16[11] | rounded_fp16[10]) ? t_1[4:0] : 5'd0, rounded_fp16[9:0]}
  };

  assign kept_fp32 = significand_3[26:3];
  assign up_fp32 = significand_3[2] & ((|significand_3[1:0]) | kept_fp32[0]);
  assign rounded_fp32 = {1'b0, kept_fp32} + {1'b0, {23'd0, up_fp32}};
  assign exponent_fp32 = exponent_3 + {8'd0, rounded_fp32[24]};

  assign result_fp32 = {
    sign_3 & !nan_3,
    nan_3
      ? 31'h7fc00000
      : (infinite_3 | (9'h0fe < exponent_fp32))
      ? 31'h7f800000
      : {(rounded_fp32[24] | rounded_fp32[23]) ? exponent_fp32[7:0] : 8'd0, rounded_fp32[22:0]}
  };

  always @* begin
    case (dtype_3)
      4'd0: result = {16'd0, result_bf16};
      4'd1: result = {16'd0, result_fp16};
      default: result = result_fp32;
    endcase
  end

  always @(posedge clk) begin
    if (advance) begin
      sum_4 <= result;
    end
  end
endmodule

`default_nettype wire
