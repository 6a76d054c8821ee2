// fi_me_splitter
//
// Cuts a command into fragments, one a cycle. A new command may be loaded in the cycle in which
// the last fragment leaves.
//
// Parameters: bucket_lines = 12, columns = 2, commands = 2, control_lanes = 1, data_fields =
// [["data",512],["strobe",64],["address",32],["tag",12],["source",9],["steering",3],["line",2],["last",1],["poison",1],["error",1],["kind",2],["reply",2],["group_row",4]],
// data_lanes = 3, in_flight = 3, length_bits = 17, links = 1, local_bytes = 524288, map =
// {"bank_lines":64,"granule_lines":8,"lanes":3,"line_bytes":64,"memory_lines":147456,"rows":2,"scratch_bits":27},
// map_bits = 28, memory_bytes = 113246208, name = "fi_me", read_rate = 384, read_slots = 8,
// rows = 2, scratch_base = 134217728, scratch_bytes = 49152, store_reads = 4, tag_bits = 8,
// write_rate = 192, write_slots = 4
//
// Generated from hw/src/fi/splitter.rs; change that file, not this one.

`default_nettype none

module fi_me_splitter (
  input  wire        clk,
  input  wire        reset,
  // The next command.
  input  wire        load,
  input  wire [39:0] address,
  input  wire [18:0] local_address,
  input  wire [16:0] length,
  // The fragment leaves.
  input  wire        advance,
  output wire        active,
  // The fragment: whether it is the last, its block, first and last line in it,
  output wire        last,
  output wire [19:0] block,
  output wire  [1:0] first_line,
  output wire  [1:0] last_line,
  // first byte in the first line, last byte in the last, place in the local store.
  output wire  [5:0] skip,
  output wire  [5:0] keep,
  output wire [18:0] base
);

  wire [8:0] room;
  wire ends;
  wire [7:0] end_offset;
  reg [16:0] left;
  reg [19:0] block_held;
  reg [7:0] offset;
  reg [18:0] base_held;
  // Of these only some bits are of use here.
  // verilator lint_off UNUSEDSIGNAL
  wire [16:0] t_0;
  // verilator lint_on UNUSEDSIGNAL

  // Not used: a command that starts lies within memory.
  wire unused_address_39_28 = &{1'b0, address[39:28]};

  always @(posedge clk) begin
    if (reset) begin
      left <= 17'd0;
    end else if (load) begin
      left <= length;
    end else if (advance) begin
      left <= ends ? 17'd0 : (left - {8'd0, room});
    end
  end

  always @(posedge clk) begin
    if (load) begin
      block_held <= address[27:8];
      offset <= address[7:0];
      base_held <= local_address - {11'd0, address[7:0]};
    end else if (advance) begin
      block_held <= block_held + 20'd1;
      offset <= 8'd0;
      base_held <= base_held + 19'h00100;
    end
  end

  assign room = 9'h100 - {1'b0, offset};
  assign ends = left <= {8'd0, room};

  assign t_0 = ({9'd0, offset} + left) - 17'd1;
  assign end_offset = ends ? t_0[7:0] : 8'hff;

  assign active = left != 17'd0;
  assign last = ends;
  assign block = block_held;
  assign first_line = offset[7:6];
  assign last_line = end_offset[7:6];
  assign skip = offset[5:0];
  assign keep = end_offset[5:0];
  assign base = base_held;
endmodule

`default_nettype wire
