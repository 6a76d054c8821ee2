// cpu_expand
//
// Expands a 16-bit instruction (RV32C) to the 32-bit one that does the same.
//
// Generated from hw/src/cpu/expand.rs; change that file, not this one.

`default_nettype none

module cpu_expand (
  input  wire [15:0] half,
  output wire [31:0] instruction,
  output wire        illegal
);

  wire [4:0] t_0;
  wire [4:0] t_1;
  wire [5:0] immediate;
  wire [7:0] t_2;
  wire [11:0] t_3;
  wire [11:0] signed_immediate;
  wire no_rd;
  wire no_rs2;
  wire [32:0] register_form;
  wire [11:0] t_4;
  reg [2:0] operation;
  reg [32:0] arithmetic;
  reg [32:0] expanded;

  assign instruction = expanded[31:0];
  assign illegal = expanded[32];
  assign immediate = {half[12], half[6:2]};
  assign signed_immediate = {{6{immediate[5]}}, immediate};

  always @* begin
    case (half[6:5])
      2'd0: operation = 3'd0;
      2'd1: operation = 3'd4;
      2'd2: operation = 3'd6;
      default: operation = 3'd7;
    endcase
  end

  assign t_1 = {2'd1, half[9:7]};
  assign t_0 = {2'd1, half[4:2]};
  always @* begin
    case (half[11:10])
      2'd0: arithmetic = {half[12], {7'd0, half[6:2], t_1, 3'd5, t_1, 7'h13}};
      2'd1: arithmetic = {half[12], {7'h20, half[6:2], t_1, 3'd5, t_1, 7'h13}};
      2'd2: arithmetic = {1'b0, {signed_immediate, t_1, 3'd7, t_1, 7'h13}};
      default: arithmetic = {half[12], (half[6:5] == 2'd0) ? {7'h20, t_0, t_1, operation, t_1, 7'h33} : {7'd0, t_0, t_1, operation, t_1, 7'h33}};
    endcase
  end

  assign no_rd = half[11:7] == 5'd0;
  assign no_rs2 = half[6:2] == 5'd0;

  assign register_form = half[12]
    ? (no_rs2 ? {1'b0, no_rd ? 32'h00100073 : {12'd0, half[11:7], 3'd0, 5'd1, 7'h67}} : {1'b0, {7'd0, half[6:2], half[11:7], 3'd0, half[11:7], 7'h33}})
    : no_rs2
    ? {no_rd, {12'd0, half[11:7], 3'd0, 5'd0, 7'h67}}
    : {1'b0, {7'd0, half[6:2], 5'd0, 3'd0, half[11:7], 7'h33}};

  assign t_2 = {half[10:7], half[12:11], half[5], half[6]};
  assign t_3 = {5'd0, {half[5], half[12:10], half[6]}, 2'd0};
  assign t_4 = {4'd0, {half[8:7], half[12:9]}, 2'd0};
  always @* begin
    case ({half[1:0], half[15:13]})
      5'd0: expanded = {!(|t_2), {{2'd0, t_2, 2'd0}, 5'd2, 3'd0, t_0, 7'h13}};
      5'd2: expanded = {1'b0, {{5'd0, {half[5], half[12:10], half[6]}, 2'd0}, t_1, 3'd2, t_0, 7'd3}};
      5'd6: expanded = {1'b0, {t_3[11:5], t_0, t_1, 3'd2, t_3[4:0], 7'h23}};
      5'd8: expanded = {1'b0, {{{6{immediate[5]}}, immediate}, half[11:7], 3'd0, half[11:7], 7'h13}};
      5'd9: expanded = {1'b0, {half[12], {half[8], half[10:9], half[6], half[7], half[2], half[11], half[5:3]}, {9{half[12]}}, 5'd1, 7'h6f}};
      5'h0a: expanded = {1'b0, {{{6{immediate[5]}}, immediate}, 5'd0, 3'd0, half[11:7], 7'h13}};
      5'h0b: expanded = {!(|immediate), (half[11:7] == 5'd2) ? {{{3{half[12]}}, {half[4:3], half[5], half[2], half[6]}, 4'd0}, 5'd2, 3'd0, 5'd2, 7'h13} : {{{14{immediate[5]}}, immediate}, half[11:7], 7'h37}};
      5'h0c: expanded = arithmetic;
      5'h0d: expanded = {1'b0, {half[12], {half[8], half[10:9], half[6], half[7], half[2], half[11], half[5:3]}, {9{half[12]}}, 5'd0, 7'h6f}};
      5'h0e: expanded = {1'b0, {{{4{half[12]}}, {half[6:5], half[2]}}, 5'd0, t_1, 3'd0, {{half[11:10], half[4:3]}, half[12]}, 7'h63}};
      5'h0f: expanded = {1'b0, {{{4{half[12]}}, {half[6:5], half[2]}}, 5'd0, t_1, 3'd1, {{half[11:10], half[4:3]}, half[12]}, 7'h63}};
      5'h10: expanded = {half[12], {7'd0, half[6:2], half[11:7], 3'd1, half[11:7], 7'h13}};
      5'h12: expanded = {half[11:7] == 5'd0, {{4'd0, {half[3:2], half[12], half[6:4]}, 2'd0}, 5'd2, 3'd2, half[11:7], 7'd3}};
      5'h14: expanded = register_form;
      5'h16: expanded = {1'b0, {t_4[11:5], half[6:2], 5'd2, 3'd2, t_4[4:0], 7'h23}};
      default: expanded = 33'h100000000;
    endcase
  end
endmodule

`default_nettype wire
