// fi_splitter
//
// Cuts a command into fragments, one a cycle. A new command may be loaded in the cycle in which
// the last fragment leaves.
//
// Parameters: bucket_lines = 64, columns = 4, commands = 8, control_lanes = 3, data_fields =
// [["data",512],["strobe",64],["address",32],["tag",12],["source",9],["steering",3],["line",2],["last",1],["poison",1],["error",1],["kind",2],["reply",2],["group_row",4]],
// data_lanes = 12, granule = 8, in_flight = 8, length_bits = 20, links = 2, local_bytes =
// 524288, map =
// {"bank_lines":32768,"granule_lines":32,"lanes":12,"line_bytes":64,"memory_lines":37748736,"rows":4,"scratch_bits":38},
// map_bits = 39, memory_bytes = 231928233984, name = "fi", read_rate = 512, read_slots = 256,
// rows = 5, scratch_base = 274877906944, scratch_bytes = 201326592, store_reads = 16, tag_bits
// = 8, write_rate = 256, write_slots = 64
//
// Generated from hw/src/fi/splitter.rs; change that file, not this one.

`default_nettype none

module fi_splitter (
  input  wire        clk,
  input  wire        reset,
  // The next command.
  input  wire        load,
  input  wire [39:0] address,
  input  wire [18:0] local_address,
  input  wire [19:0] length,
  // The fragment leaves.
  input  wire        advance,
  output wire        active,
  // The fragment: whether it is the last, its block, first and last line in it,
  output wire        last,
  output wire [30:0] block,
  output wire  [1:0] first_line,
  output wire  [1:0] last_line,
  // first byte in the first line, last byte in the last, place in the local store.
  output wire  [5:0] skip,
  output wire  [5:0] keep,
  output wire [18:0] base,
  // Its number in the command, in the order of addresses.
  output wire  [7:0] number
);

  wire [20:0] reach;
  wire [12:0] more;
  wire [31:0] next_block;
  wire goes_on;
  wire [18:0] t_0;
  wire [7:0] offset;
  wire [7:0] end_of_fragment;
  reg [13:0] left;
  reg [30:0] block_held;
  reg [18:0] base_held;
  reg [30:0] round;
  reg [18:0] round_base;
  reg [30:0] first_block;
  reg [7:0] first_offset;
  reg [30:0] end_block;
  reg [7:0] end_offset;
  // Of these only some bits are of use here.
  // verilator lint_off UNUSEDSIGNAL
  wire [30:0] t_1;
  // verilator lint_on UNUSEDSIGNAL

  // Not used: a command that starts lies within memory.
  wire unused_address_39 = &{1'b0, address[39]};

  always @(posedge clk) begin
    if (reset) begin
      left <= 14'd0;
    end else if (load) begin
      left <= {1'b0, more} + 14'd1;
    end else if (advance) begin
      left <= left - 14'd1;
    end
  end

  assign t_0 = local_address - {11'd0, address[7:0]};
  always @(posedge clk) begin
    if (load) begin
      block_held <= address[38:8];
      base_held <= t_0;
    end else if (advance) begin
      if (goes_on) begin
        block_held <= next_block[30:0];
        base_held <= base_held + 19'h00800;
      end else begin
        block_held <= round + 31'd1;
        base_held <= round_base + 19'h00100;
      end
    end
  end

  // Where this round began.
  always @(posedge clk) begin
    if (load) begin
      round <= address[38:8];
      round_base <= t_0;
    end else if (advance) begin
      if (!goes_on) begin
        round <= round + 31'd1;
        round_base <= round_base + 19'h00100;
      end
    end
  end

  // The command's first block and its first byte there, its last ones.
  always @(posedge clk) begin
    if (load) begin
      first_block <= address[38:8];
      first_offset <= address[7:0];
      end_block <= address[38:8] + {18'd0, more};
      end_offset <= reach[7:0];
    end
  end

  assign reach = ({13'd0, address[7:0]} + {1'b0, length}) - 21'd1;
  assign more = reach[20:8];
  assign next_block = {1'b0, block_held} + 32'd8;
  assign goes_on = next_block <= {1'b0, end_block};
  assign offset = (block_held == first_block) ? first_offset : 8'd0;
  assign end_of_fragment = (block_held == end_block) ? end_offset : 8'hff;
  assign active = left != 14'd0;
  assign last = left == 14'd1;
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
