// cpu_divide
//
// Divides two numbers of 32 bits, signed or not: 2 bits of the quotient a cycle, without the
// leading zero bytes of the dividend. The result stands until the next start.
//
// Generated from hw/src/cpu/divide.rs; change that file, not this one.

`default_nettype none

module cpu_divide (
  input  wire        clk,
  input  wire        reset,
  // Takes the operands at the end of this cycle.
  input  wire        start,
  // The two low bits of funct3: DIV, DIVU, REM, REMU.
  input  wire  [1:0] operation,
  input  wire [31:0] a,
  input  wire [31:0] b,
  output wire        done,
  output wire [31:0] result
);

  wire a_negative;
  wire b_negative;
  wire [31:0] dividend;
  wire zero_from_24;
  wire zero_from_16;
  wire zero_from_8;
  wire [31:0] first;
  wire [4:0] needed;
  wire [32:0] risen_0;
  wire [33:0] less_0;
  wire fits_0;
  wire [31:0] rest_0;
  wire [32:0] risen_1;
  wire [33:0] less_1;
  wire fits_1;
  wire [31:0] rest_1;
  wire busy;
  wire [31:0] value;
  wire by_zero;
  reg [4:0] steps;
  reg [31:0] quotient;
  reg [31:0] remainder;
  reg [31:0] divisor;
  reg of_remainder;
  reg negate;

  assign done = !busy;
  assign result = by_zero ? 32'hffffffff : negate ? (32'd0 - value) : value;
  assign a_negative = !operation[0] & a[31];
  assign b_negative = !operation[0] & b[31];
  assign dividend = a_negative ? (32'd0 - a) : a;

  // Steps still to do.
  always @(posedge clk) begin
    if (reset) begin
      steps <= 5'd0;
    end else if (start) begin
      steps <= needed;
    end else if (busy) begin
      steps <= steps - 5'd1;
    end
  end

  always @(posedge clk) begin
    if (start) begin
      quotient <= first;
      remainder <= 32'd0;
    end else if (busy) begin
      quotient <= {quotient[29:0], {fits_0, fits_1}};
      remainder <= rest_1;
    end
  end

  always @(posedge clk) begin
    if (start) begin
      divisor <= b_negative ? (32'd0 - b) : b;
    end
  end

  // The result is the remainder; its sign is to be turned.
  always @(posedge clk) begin
    if (start) begin
      of_remainder <= operation[1];
      negate <= operation[1] ? a_negative : (a_negative ^ b_negative);
    end
  end

  // ---- Start ----

  assign zero_from_24 = !(|dividend[31:24]);
  assign zero_from_16 = !(|dividend[31:16]);
  assign zero_from_8 = !(|dividend[31:8]);

  assign first = zero_from_8
    ? {dividend[7:0], 24'd0}
    : zero_from_16 ? {dividend[15:0], 16'd0} : zero_from_24 ? {dividend[23:0], 8'd0} : dividend;

  assign needed = zero_from_8 ? 5'd4 : zero_from_16 ? 5'd8 : zero_from_24 ? 5'h0c : 5'h10;

  // ---- Steps ----

  assign risen_0 = {remainder, quotient[31]};
  assign less_0 = {1'b0, risen_0} - {1'b0, {1'b0, divisor}};
  assign fits_0 = !less_0[33];

  // Not used: 0 where the divisor fits.
  wire unused_less_0_32 = &{1'b0, less_0[32]};

  assign rest_0 = fits_0 ? less_0[31:0] : risen_0[31:0];
  assign risen_1 = {rest_0, quotient[30]};
  assign less_1 = {1'b0, risen_1} - {1'b0, {1'b0, divisor}};
  assign fits_1 = !less_1[33];

  // Not used: 0 where the divisor fits.
  wire unused_less_1_32 = &{1'b0, less_1[32]};

  assign rest_1 = fits_1 ? less_1[31:0] : risen_1[31:0];
  assign busy = steps != 5'd0;

  // ---- Result ----

  assign value = of_remainder ? remainder : quotient;
  assign by_zero = !of_remainder & !(|divisor);
endmodule

`default_nettype wire
