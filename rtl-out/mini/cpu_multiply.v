// cpu_multiply
//
// Multiplies two numbers of 32 bits: operands at one clock edge, the half of the product that
// MUL, MULH, MULHSU or MULHU asks for in the cycle after it.
//
// Generated from hw/src/cpu/multiply.rs; change that file, not this one.

`default_nettype none

module cpu_multiply (
  input  wire        clk,
  // Takes the operands at the end of this cycle.
  input  wire        enable,
  // The two low bits of funct3: MUL, MULH, MULHSU, MULHU.
  input  wire  [1:0] operation,
  input  wire [31:0] a,
  input  wire [31:0] b,
  output wire [31:0] product
);

  wire [65:0] whole;
  reg [32:0] held_a;
  reg [32:0] held_b;
  reg high;

  assign product = high ? whole[63:32] : whole[31:0];

  always @(posedge clk) begin
    if (enable) begin
      held_a <= {(operation != 2'd3) & a[31], a};
      held_b <= {!operation[1] & b[31], b};
      high <= |operation;
    end
  end

  assign whole = {{33{held_a[32]}}, held_a} * {{33{held_b[32]}}, held_b};

  // Not used: copies of the sign.
  wire unused_whole_65_64 = &{1'b0, whole[65:64]};
endmodule

`default_nettype wire
