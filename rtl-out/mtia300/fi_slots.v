// fi_slots
//
// Ring of read slots: where the lines of a fragment go, which of them are still missing, and
// whose they are.
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
// Generated from hw/src/fi/slots.rs; change that file, not this one.

`default_nettype none

module fi_slots (
  input  wire        clk,
  input  wire        reset,
  // A fragment takes the next slot.
  input  wire        open,
  input  wire  [1:0] first_line,
  input  wire  [1:0] last_line,
  input  wire  [5:0] skip,
  input  wire  [5:0] keep,
  input  wire [18:0] base,
  input  wire  [2:0] entry,
  output wire  [7:0] next,
  output wire        free,
  input  wire [10:0] link_0_slot,
  input  wire  [1:0] link_0_line,
  // The line is taken.
  input  wire        link_0_arrived,
  output wire        link_0_hit,
  output wire [18:0] link_0_window,
  output wire  [5:0] link_0_first,
  output wire  [5:0] link_0_last,
  output wire  [2:0] link_0_entry,
  input  wire [10:0] link_1_slot,
  input  wire  [1:0] link_1_line,
  // The line is taken.
  input  wire        link_1_arrived,
  output wire        link_1_hit,
  output wire [18:0] link_1_window,
  output wire  [5:0] link_1_first,
  output wire  [5:0] link_1_last,
  output wire  [2:0] link_1_entry
);

  wire [255:0] opened;
  wire [255:0] taken;
  wire [37:0] records_write_data;
  wire [37:0] records_read_data_0;
  wire [37:0] records_read_data_1;
  wire [37:0] link_0_record;
  wire [3:0] t_0;
  wire [37:0] link_1_record;
  wire [3:0] t_1;
  wire [255:0] t_2;
  wire [255:0] t_3;
  wire [255:0] t_4;
  wire [255:0] t_5;
  reg [7:0] head;
  reg [255:0] missing_0;
  reg [255:0] missing_1;
  reg [255:0] missing_2;
  reg [255:0] missing_3;

  assign next = head;
  assign free = !taken[head];

  // ---- Ring ----

  always @(posedge clk) begin
    if (reset) begin
      head <= 8'd0;
    end else if (open) begin
      head <= head + 8'd1;
    end
  end

  assign opened = open ? (256'd1 << head) : 256'd0;

  // Bit s of missing_i: line i of slot s's fragment has not arrived.
  assign t_2 = missing_0
    & ~(((link_0_arrived & (link_0_line == 2'd0)) ? (256'd1 << link_0_slot[7:0]) : 256'd0) | ((link_1_arrived & (link_1_line == 2'd0)) ? (256'd1 << link_1_slot[7:0]) : 256'd0));
  assign t_3 = missing_1
    & ~(((link_0_arrived & (link_0_line == 2'd1)) ? (256'd1 << link_0_slot[7:0]) : 256'd0) | ((link_1_arrived & (link_1_line == 2'd1)) ? (256'd1 << link_1_slot[7:0]) : 256'd0));
  assign t_4 = missing_2
    & ~(((link_0_arrived & (link_0_line == 2'd2)) ? (256'd1 << link_0_slot[7:0]) : 256'd0) | ((link_1_arrived & (link_1_line == 2'd2)) ? (256'd1 << link_1_slot[7:0]) : 256'd0));
  assign t_5 = missing_3
    & ~(((link_0_arrived & (link_0_line == 2'd3)) ? (256'd1 << link_0_slot[7:0]) : 256'd0) | ((link_1_arrived & (link_1_line == 2'd3)) ? (256'd1 << link_1_slot[7:0]) : 256'd0));
  always @(posedge clk) begin
    if (reset) begin
      missing_0 <= 256'd0;
      missing_1 <= 256'd0;
      missing_2 <= 256'd0;
      missing_3 <= 256'd0;
    end else begin
      missing_0 <= t_2 | (((first_line <= 2'd0) & 1'b1) ? opened : 256'd0);
      missing_1 <= t_3 | (((first_line <= 2'd1) & (2'd1 <= last_line)) ? opened : 256'd0);
      missing_2 <= t_4 | (((first_line <= 2'd2) & (2'd2 <= last_line)) ? opened : 256'd0);
      missing_3 <= t_5 | ((1'b1 & (2'd3 <= last_line)) ? opened : 256'd0);
    end
  end

  assign taken = missing_0 | missing_1 | (missing_2 | missing_3);

  assign records_write_data = {first_line, last_line, skip, keep, base, entry};
  mem_2r1w_256x38_async records (
    .clk            (clk),
    .write_enable   (open),
    .write_address  (head),
    .write_data     (records_write_data),
    .read_address_0 (link_0_slot[7:0]),
    .read_data_0    (records_read_data_0),
    .read_address_1 (link_1_slot[7:0]),
    .read_data_1    (records_read_data_1)
  );

  // ---- Lines ----

  assign link_0_record = records_read_data_0;

  assign t_0 = {
    missing_3[link_0_slot[7:0]],
    missing_2[link_0_slot[7:0]],
    missing_1[link_0_slot[7:0]],
    missing_0[link_0_slot[7:0]]
  };
  assign link_0_hit = t_0[link_0_line] & !(|link_0_slot[10:8]);

  assign link_0_window = link_0_record[21:3] + {11'd0, {link_0_line, 6'd0}};
  assign link_0_first = (link_0_line == link_0_record[37:36]) ? link_0_record[33:28] : 6'd0;
  assign link_0_last = (link_0_line == link_0_record[35:34]) ? link_0_record[27:22] : 6'h3f;
  assign link_0_entry = link_0_record[2:0];
  assign link_1_record = records_read_data_1;

  assign t_1 = {
    missing_3[link_1_slot[7:0]],
    missing_2[link_1_slot[7:0]],
    missing_1[link_1_slot[7:0]],
    missing_0[link_1_slot[7:0]]
  };
  assign link_1_hit = t_1[link_1_line] & !(|link_1_slot[10:8]);

  assign link_1_window = link_1_record[21:3] + {11'd0, {link_1_line, 6'd0}};
  assign link_1_first = (link_1_line == link_1_record[37:36]) ? link_1_record[33:28] : 6'd0;
  assign link_1_last = (link_1_line == link_1_record[35:34]) ? link_1_record[27:22] : 6'h3f;
  assign link_1_entry = link_1_record[2:0];
endmodule

`default_nettype wire
