// nmc_unpack_32
//
// Widens a number of up to 32 bits: sign, exponent with bias 127, significand of 24 bits with
// its leading bit. The value is significand x 2^(exponent - 127 - 23).
//
// Parameters: wide = true
//
// Generated from hw/src/nmc/adder.rs; change that file, not this one.

`default_nettype none

module nmc_unpack_32 (
  input  wire [31:0] value,
  input  wire  [3:0] dtype,
  output wire        sign,
  // Of infinities and NaNs: above that of every finite number of the type.
  output wire  [7:0] exponent,
  output wire [23:0] significand,
  output wire        infinite,
  output wire        nan
);

  wire t_0;
  wire t_1;
  wire t_2;
  reg [22:0] fraction;
  reg normal;
  reg [7:0] biased;
  reg special;
  reg negative;

  always @* begin
    case (dtype)
      4'd0: fraction = {value[6:0], 16'd0};
      4'd1: fraction = {value[9:0], 13'd0};
      default: fraction = value[22:0];
    endcase
  end

  assign t_0 = |value[14:7];
  assign t_1 = |value[14:10];
  assign t_2 = |value[30:23];
  always @* begin
    case (dtype)
      4'd0: normal = t_0;
      4'd1: normal = t_1;
      default: normal = t_2;
    endcase
  end

  always @* begin
    case (dtype)
      4'd0: biased = t_0 ? value[14:7] : 8'd1;
      4'd1: biased = t_1 ? ({3'd0, value[14:10]} + 8'h70) : 8'h71;
      default: biased = t_2 ? value[30:23] : 8'd1;
    endcase
  end

  always @* begin
    case (dtype)
      4'd0: special = &value[14:7];
      4'd1: special = &value[14:10];
      default: special = &value[30:23];
    endcase
  end

  assign sign = negative;

  always @* begin
    case (dtype)
      4'd0: negative = value[15];
      4'd1: negative = value[15];
      default: negative = value[31];
    endcase
  end

  assign exponent = biased;
  assign significand = {normal, fraction};
  assign infinite = special & !(|fraction);
  assign nan = special & (|fraction);
endmodule

`default_nettype wire
