// nmc_sequence
//
// Lists the lines of S in working order. A bad command is one line without bytes.
//
// Parameters: address_bits = 24, command_queue = 2, commands_in_flight = 2, length_bits = 20,
// line_bytes = 128, read_slots = 16, tag_bits = 8, write_credits = 16
//
// Generated from hw/src/nmc/sequence.rs; change that file, not this one.

`default_nettype none

module nmc_sequence (
  input  wire        clk,
  input  wire        reset,
  input  wire        work_valid,
  output wire        work_ready,
  input  wire        work_copy,
  input  wire  [3:0] work_dtype,
  input  wire [16:0] work_line,
  input  wire [13:0] work_lines,
  input  wire  [6:0] work_begin,
  input  wire  [7:0] work_end,
  input  wire        work_down,
  input  wire  [7:0] work_tag,
  input  wire  [3:0] work_code,
  output wire        line_valid,
  input  wire        line_ready,
  output wire        line_copy,
  output wire  [3:0] line_dtype,
  output wire [16:0] line_line,
  output wire  [6:0] line_begin,
  output wire  [7:0] line_end,
  output wire        line_last,
  output wire  [7:0] line_tag,
  output wire  [3:0] line_code
);

  wire active;
  wire last;
  wire t_0;
  wire t_1;
  reg [13:0] left;
  reg first;
  reg [16:0] address;
  reg copy_held;
  reg [3:0] dtype_held;
  reg [6:0] begin_held;
  reg [7:0] end_held;
  reg down_held;
  reg [7:0] tag_held;
  reg [3:0] code_held;

  assign work_ready = !active;
  assign line_valid = active;
  assign line_copy = copy_held;
  assign line_dtype = dtype_held;
  assign line_line = address;
  assign line_begin = (down_held ? last : first) ? begin_held : 7'd0;
  assign line_end = (down_held ? first : last) ? end_held : 8'h80;
  assign line_last = last;
  assign line_tag = tag_held;
  assign line_code = code_held;

  assign t_0 = work_valid & work_ready;
  assign t_1 = line_valid & line_ready;
  always @(posedge clk) begin
    if (reset) begin
      left <= 14'd0;
    end else if (t_0) begin
      left <= work_lines;
    end else if (t_1) begin
      left <= left - 14'd1;
    end
  end

  always @(posedge clk) begin
    if (t_0) begin
      first <= 1'b1;
      address <= work_line;
    end else if (t_1) begin
      first <= 1'b0;
      address <= down_held ? (address - 17'd1) : (address + 17'd1);
    end
  end

  always @(posedge clk) begin
    if (t_0) begin
      copy_held <= work_copy;
      dtype_held <= work_dtype;
      begin_held <= work_begin;
      end_held <= work_end;
      down_held <= work_down;
      tag_held <= work_tag;
      code_held <= work_code;
    end
  end

  assign active = left != 14'd0;
  assign last = left == 14'd1;
endmodule

`default_nettype wire
