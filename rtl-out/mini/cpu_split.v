// cpu_split
//
// Cuts a load or store into the one or two words it touches.
//
// Generated from hw/src/cpu/access.rs; change that file, not this one.

`default_nettype none

module cpu_split (
  // The two low bits of the address; of funct3: 1, 2 or 4 bytes.
  input  wire  [1:0] offset,
  input  wire  [1:0] size,
  input  wire [31:0] data,
  // The second word, at the next higher address, is to be accessed.
  input  wire        second,
  // There are two words.
  output wire        crosses,
  output wire [31:0] word,
  output wire  [3:0] strobe,
  // The data as stored, zeros above the size.
  output wire [31:0] stored
);

  wire [7:0] strobes;
  wire [63:0] moved;
  reg [3:0] mask;

  assign crosses = |strobes[7:4];
  assign word = second ? moved[63:32] : moved[31:0];
  assign strobe = second ? strobes[7:4] : strobes[3:0];
  assign stored = data & {{8{mask[3]}}, {8{mask[2]}}, {8{mask[1]}}, {8{mask[0]}}};

  always @* begin
    case (size)
      2'd0: mask = 4'd1;
      2'd1: mask = 4'd3;
      default: mask = 4'hf;
    endcase
  end

  assign strobes = {4'd0, mask} << offset;
  assign moved = {32'd0, data} << {offset, 3'd0};
endmodule

`default_nettype wire
