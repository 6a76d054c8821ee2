// fi_me_slots
//
// Ring of read slots: where the lines of a fragment go, which of them are still missing, and
// whose they are.
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
// Generated from hw/src/fi/slots.rs; change that file, not this one.

`default_nettype none

module fi_me_slots (
  input  wire        clk,
  input  wire        reset,
  // A fragment takes the next slot.
  input  wire        open,
  input  wire  [1:0] first_line,
  input  wire  [1:0] last_line,
  input  wire  [5:0] skip,
  input  wire  [5:0] keep,
  input  wire [18:0] base,
  input  wire  [1:0] entry,
  output wire  [2:0] next,
  output wire        free,
  input  wire [10:0] link_0_slot,
  input  wire  [1:0] link_0_line,
  // The line is taken.
  input  wire        link_0_arrived,
  output wire        link_0_hit,
  output wire [18:0] link_0_window,
  output wire  [5:0] link_0_first,
  output wire  [5:0] link_0_last,
  output wire  [1:0] link_0_entry
);

  wire [7:0] opened;
  wire [7:0] taken;
  wire [36:0] records_write_data;
  wire [36:0] records_read_data;
  wire [36:0] link_0_record;
  wire [3:0] t_0;
  wire [7:0] t_1;
  wire [7:0] t_2;
  wire [7:0] t_3;
  wire [7:0] t_4;
  reg [2:0] head;
  reg [7:0] missing_0;
  reg [7:0] missing_1;
  reg [7:0] missing_2;
  reg [7:0] missing_3;

  assign next = head;
  assign free = !taken[head];

  // ---- Ring ----

  always @(posedge clk) begin
    if (reset) begin
      head <= 3'd0;
    end else if (open) begin
      head <= head + 3'd1;
    end
  end

  assign opened = open ? (8'd1 << head) : 8'd0;

  // Bit s of missing_i: line i of slot s's fragment has not arrived.
  assign t_1 = (missing_0 & ~((link_0_arrived & (link_0_line == 2'd0)) ? (8'd1 << link_0_slot[2:0]) : 8'd0))
    | (((first_line <= 2'd0) & 1'b1) ? opened : 8'd0);
  assign t_2 = (missing_1 & ~((link_0_arrived & (link_0_line == 2'd1)) ? (8'd1 << link_0_slot[2:0]) : 8'd0))
    | (((first_line <= 2'd1) & (2'd1 <= last_line)) ? opened : 8'd0);
  assign t_3 = (missing_2 & ~((link_0_arrived & (link_0_line == 2'd2)) ? (8'd1 << link_0_slot[2:0]) : 8'd0))
    | (((first_line <= 2'd2) & (2'd2 <= last_line)) ? opened : 8'd0);
  assign t_4 = (missing_3 & ~((link_0_arrived & (link_0_line == 2'd3)) ? (8'd1 << link_0_slot[2:0]) : 8'd0))
    | ((1'b1 & (2'd3 <= last_line)) ? opened : 8'd0);
  always @(posedge clk) begin
    if (reset) begin
      missing_0 <= 8'd0;
      missing_1 <= 8'd0;
      missing_2 <= 8'd0;
      missing_3 <= 8'd0;
    end else begin
      missing_0 <= t_1;
      missing_1 <= t_2;
      missing_2 <= t_3;
      missing_3 <= t_4;
    end
  end

  assign taken = missing_0 | missing_1 | (missing_2 | missing_3);

  assign records_write_data = {first_line, last_line, skip, keep, base, entry};
  mem_1r1w_8x37_async records (
    .clk           (clk),
    .write_enable  (open),
    .write_address (head),
    .write_data    (records_write_data),
    .read_address  (link_0_slot[2:0]),
    .read_data     (records_read_data)
  );

  // ---- Lines ----

  assign link_0_record = records_read_data;

  assign t_0 = {
    missing_3[link_0_slot[2:0]],
    missing_2[link_0_slot[2:0]],
    missing_1[link_0_slot[2:0]],
    missing_0[link_0_slot[2:0]]
  };
  assign link_0_hit = t_0[link_0_line] & !(|link_0_slot[10:3]);

  assign link_0_window = link_0_record[20:2] + {11'd0, {link_0_line, 6'd0}};
  assign link_0_first = (link_0_line == link_0_record[36:35]) ? link_0_record[32:27] : 6'd0;
  assign link_0_last = (link_0_line == link_0_record[34:33]) ? link_0_record[26:21] : 6'h3f;
  assign link_0_entry = link_0_record[1:0];
endmodule

`default_nettype wire
