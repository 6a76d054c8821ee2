// fi_me_check
//
// Looks for faults of a command in the order of their codes, and counts the answers that a good
// one waits for: lines, or fragments of a write.
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
// Generated from hw/src/fi/check.rs; change that file, not this one.

`default_nettype none

module fi_me_check (
  input  wire  [1:0] kind,
  input  wire [39:0] address,
  input  wire [18:0] local_address,
  input  wire [16:0] length,
  input  wire  [1:0] reply,
  output wire  [3:0] code,
  output wire [11:0] answers
);

  wire [40:0] buffer_end;
  wire receive;
  wire broadcast;
  wire of_whole_lines;
  wire [3:0] t_0;
  // Of these only some bits are of use here.
  // verilator lint_off UNUSEDSIGNAL
  wire [17:0] t_1;
  wire [17:0] t_2;
  // verilator lint_on UNUSEDSIGNAL


  // ---- Faults ----

  assign buffer_end = {1'b0, address} + {1'b0, {23'd0, length}};
  assign receive = kind == 2'd3;
  assign broadcast = kind == 2'd2;
  assign of_whole_lines = broadcast | receive;

  assign t_0 = (!receive & !(buffer_end <= 41'h00006c00000) & !((40'h0008000000 <= address) & (buffer_end <= 41'h0000800c000)))
    ? 4'd3
    : (of_whole_lines & (|(address[5:0] | local_address[5:0] | length[5:0])))
    ? 4'd4
    : (of_whole_lines & (18'h10000 < ({10'd0, address[7:0]} + {1'b0, length})))
    ? 4'd5
    : (broadcast & (reply == 2'd0)) ? 4'd6 : 4'd0;
  assign code = (length == 17'd0)
    ? 4'd1
    : (20'h80000 < ({1'b0, local_address} + {3'd0, length})) ? 4'd2 : t_0;

  // ---- Answers ----

  assign t_1 = {10'd0, address[7:0]} + {1'b0, length} + 18'h000ff;
  assign t_2 = {12'd0, address[5:0]} + {1'b0, length} + 18'h0003f;
  assign answers = (kind == 2'd1) ? {2'd0, t_1[17:8]} : t_2[17:6];
endmodule

`default_nettype wire
