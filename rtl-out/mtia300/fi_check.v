// fi_check
//
// Looks for faults of a command in the order of their codes, and counts the answers that a good
// one waits for: lines, or fragments of a write.
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
// Generated from hw/src/fi/check.rs; change that file, not this one.

`default_nettype none

module fi_check (
  input  wire  [1:0] kind,
  input  wire [39:0] address,
  input  wire [18:0] local_address,
  input  wire [19:0] length,
  input  wire  [1:0] reply,
  output wire  [3:0] code,
  output wire [14:0] answers
);

  wire [40:0] buffer_end;
  wire receive;
  wire broadcast;
  wire of_whole_lines;
  wire [3:0] t_0;
  // Of these only some bits are of use here.
  // verilator lint_off UNUSEDSIGNAL
  wire [20:0] t_1;
  wire [20:0] t_2;
  // verilator lint_on UNUSEDSIGNAL


  // ---- Faults ----

  assign buffer_end = {1'b0, address} + {1'b0, {20'd0, length}};
  assign receive = kind == 2'd3;
  assign broadcast = kind == 2'd2;
  assign of_whole_lines = broadcast | receive;

  assign t_0 = (!receive & !(buffer_end <= 41'h03600000000) & !((40'h4000000000 <= address) & (buffer_end <= 41'h0400c000000)))
    ? 4'd3
    : (of_whole_lines & (|(address[5:0] | local_address[5:0] | length[5:0])))
    ? 4'd4
    : (of_whole_lines & (21'h010000 < ({13'd0, address[7:0]} + {1'b0, length})))
    ? 4'd5
    : (broadcast & (reply == 2'd0)) ? 4'd6 : 4'd0;
  assign code = (length == 20'd0)
    ? 4'd1
    : (21'h080000 < ({2'd0, local_address} + {1'b0, length})) ? 4'd2 : t_0;

  // ---- Answers ----

  assign t_1 = {13'd0, address[7:0]} + {1'b0, length} + 21'h0000ff;
  assign t_2 = {15'd0, address[5:0]} + {1'b0, length} + 21'h00003f;
  assign answers = (kind == 2'd1) ? {2'd0, t_1[20:8]} : t_2[20:6];
endmodule

`default_nettype wire
