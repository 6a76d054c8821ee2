// cpu_alu
//
// Arithmetic, logic and shifts of RV32I by funct3, and whether a branch is taken.
//
// Generated from hw/src/cpu/alu.rs; change that file, not this one.

`default_nettype none

module cpu_alu (
  // What to compute, or of which branch the condition, as the field funct3.
  input  wire  [2:0] operation,
  // Subtract in place of add; shift in copies of the sign in place of zeros.
  input  wire        alternate,
  // The condition is that of a branch.
  input  wire        branch,
  input  wire [31:0] a,
  input  wire [31:0] b,
  output wire [31:0] result,
  output wire        taken
);

  wire [32:0] difference;
  wire unsigned_order;
  wire less;
  wire equal;
  wire [4:0] distance;
  wire fill;
  wire [31:0] t_0;
  reg [31:0] by_operation;
  // Of these only some bits are of use here.
  // verilator lint_off UNUSEDSIGNAL
  wire [32:0] shifted_right;
  // verilator lint_on UNUSEDSIGNAL

  assign result = by_operation;
  assign taken = (operation[2] ? less : equal) ^ operation[0];
  assign difference = {1'b0, a} - {1'b0, b};
  assign unsigned_order = branch ? operation[1] : operation[0];
  assign less = (!unsigned_order & (a[31] ^ b[31])) ? a[31] : difference[32];
  assign equal = a == b;
  assign distance = b[4:0];
  assign fill = alternate & a[31];
  assign shifted_right = {$signed({fill, a}) >>> distance};

  assign t_0 = {31'd0, less};
  always @* begin
    case (operation)
      3'd0: by_operation = alternate ? difference[31:0] : (a + b);
      3'd1: by_operation = a << distance;
      3'd2: by_operation = t_0;
      3'd3: by_operation = t_0;
      3'd4: by_operation = a ^ b;
      3'd5: by_operation = shifted_right[31:0];
      3'd6: by_operation = a | b;
      default: by_operation = a & b;
    endcase
  end
endmodule

`default_nettype wire
