// fi_me_splitter
//
// Cuts a command into fragments, one a cycle. A new command may be loaded in the cycle in which
// the last fragment leaves.
//
// Parameters: bucket_lines = 12, columns = 2, commands = 2, control_lanes = 1, data_fields =
// [["data",512],["strobe",64],["address",32],["tag",12],["source",9],["steering",3],["line",2],["last",1],["poison",1],["error",1],["kind",2],["reply",2],["group_row",4]],
// data_lanes = 3, granule = 2, in_flight = 3, length_bits = 17, links = 1, local_bytes =
// 524288, map =
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
  output wire [18:0] base,
  // Its number in the command, in the order of addresses.
  output wire  [7:0] number
);

  wire [17:0] reach;
  wire [9:0] more;
  wire [20:0] next_block;
  wire goes_on;
  wire [18:0] t_0;
  wire [7:0] offset;
  wire [7:0] end_of_fragment;
  reg [10:0] left;
  reg [19:0] block_held;
  reg [18:0] base_held;
  reg [19:0] round;
  reg [18:0] round_base;
  reg [19:0] first_block;
  reg [7:0] first_offset;
  reg [19:0] end_block;
  reg [7:0] end_offset;
  // Of these only some bits are of use here.
  // verilator lint_off UNUSEDSIGNAL
  wire [19:0] t_1;
  // verilator lint_on UNUSEDSIGNAL

  // Not used: a command that starts lies within memory.
  wire unused_address_39_28 = &{1'b0, address[39:28]};

  always @(posedge clk) begin
    if (reset) begin
      left <= 11'd0;
    end else if (load) begin
      left <= {1'b0, more} + 11'd1;
    end else if (advance) begin
      left <= left - 11'd1;
    end
  end

  assign t_0 = local_address - {11'd0, address[7:0]};
  always @(posedge clk) begin
    if (load) begin
      block_held <= address[27:8];
      base_held <= t_0;
    end else if (advance) begin
      if (goes_on) begin
        block_held <= next_block[19:0];
        base_held <= base_held + 19'h00200;
      end else begin
        block_held <= round + 20'd1;
        base_held <= round_base + 19'h00100;
      end
    end
  end

  // Where this round began.
  always @(posedge clk) begin
    if (load) begin
      round <= address[27:8];
      round_base <= t_0;
    end else if (advance) begin
      if (!goes_on) begin
        round <= round + 20'd1;
        round_base <= round_base + 19'h00100;
      end
    end
  end

  // The command's first block and its first byte there, its last ones.
  always @(posedge clk) begin
    if (load) begin
      first_block <= address[27:8];
      first_offset <= address[7:0];
      end_block <= address[27:8] + {10'd0, more};
      end_offset <= reach[7:0];
    end
  end

  assign reach = ({10'd0, address[7:0]} + {1'b0, length}) - 18'd1;
  assign more = reach[17:8];
  assign next_block = {1'b0, block_held} + 21'd2;
  assign goes_on = next_block <= {1'b0, end_block};
  assign offset = (block_held == first_block) ? first_offset : 8'd0;
  assign end_of_fragment = (block_held == end_block) ? end_offset : 8'hff;
  assign active = left != 11'd0;
  assign last = left == 11'd1;
  assign block = block_held;
  assign first_line = offset[7:6];
  assign last_line = end_of_fragment[7:6];
  assign skip = offset[5:0];
  assign keep = end_of_fragment[5:0];
  assign base = base_held;

  assign t_1 = block_held - first_block;
  assign number = t_1[7:0];
endmodule

`default_nettype wire
