// cpu_divide
//
// Divides two numbers of 32 bits, signed or not: a bit of the quotient a cycle, without the
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
  wire byte_3;
  wire byte_2;
  wire byte_1;
  wire [31:0] first;
  wire [5:0] needed;
  wire [32:0] risen;
  wire [33:0] rest;
  wire fits;
  wire busy;
  wire [31:0] value;
  wire by_zero;
  reg [5:0] steps;
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
      steps <= 6'd0;
    end else if (start) begin
      steps <= needed;
    end else if (busy) begin
      steps <= steps - 6'd1;
    end
  end

  always @(posedge clk) begin
    if (start) begin
      quotient <= first;
      remainder <= 32'd0;
    end else if (busy) begin
      quotient <= {quotient[30:0], fits};
      remainder <= fits ? rest[31:0] : risen[31:0];
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

  assign byte_3 = |dividend[31:24];
  assign byte_2 = |dividend[23:16];
  assign byte_1 = |dividend[15:8];

  assign first = byte_3
    ? dividend
    : byte_2 ? {dividend[23:0], 8'd0} : byte_1 ? {dividend[15:0], 16'd0} : {dividend[7:0], 24'd0};

  assign needed = byte_3 ? 6'h20 : byte_2 ? 6'h18 : byte_1 ? 6'h10 : 6'd8;

  // ---- Steps ----

  assign risen = {remainder, quotient[31]};
  assign rest = {1'b0, risen} - {1'b0, {1'b0, divisor}};
  assign fits = !rest[33];
  assign busy = steps != 6'd0;

  // Not used: 0 where the divisor fits.
  wire unused_rest_32 = &{1'b0, rest[32]};

  // ---- Result ----

  assign value = of_remainder ? remainder : quotient;
  assign by_zero = !of_remainder & !(|divisor);
endmodule

`default_nettype wire
