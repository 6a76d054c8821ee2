// cpu_join
//
// The value of a load from the one or two words it touches: shifted down, extended.
//
// Generated from hw/src/cpu/access.rs; change that file, not this one.

`default_nettype none

module cpu_join (
  // The lower word, and the one above it where there are two.
  input  wire [31:0] low,
  input  wire [31:0] high,
  input  wire  [1:0] offset,
  // funct3: the size, and whether the value is extended by zeros.
  input  wire  [2:0] kind,
  output wire [31:0] value
);

  wire [31:0] moved;
  reg [31:0] sized;
  // Of these only some bits are of use here.
  // verilator lint_off UNUSEDSIGNAL
  wire [63:0] t_0;
  // verilator lint_on UNUSEDSIGNAL

  assign value = sized;

  assign t_0 = {high, low} >> {offset, 3'd0};
  assign moved = t_0[31:0];

  always @* begin
    case (kind[1:0])
      2'd0: sized = {{24{moved[7] & !kind[2]}}, moved[7:0]};
      2'd1: sized = {{16{moved[15] & !kind[2]}}, moved[15:0]};
      default: sized = moved;
    endcase
  end
endmodule

`default_nettype wire
