// fi_acks
//
// Ring of write slots, each taken from its fragment's turn to the acknowledgement.
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
// Generated from hw/src/fi/acks.rs; change that file, not this one.

`default_nettype none

module fi_acks (
  input  wire        clk,
  input  wire        reset,
  // A fragment takes the next slot.
  input  wire        open,
  input  wire  [2:0] entry,
  output wire  [5:0] next,
  output wire        free,
  input  wire        control_down_valid,
  output wire        control_down_ready,
  input  wire [63:0] control_down_payload,
  output wire        answer,
  output wire  [2:0] answer_entry,
  output wire        answer_error,
  // A flit that nobody waits for.
  output wire        stray
);

  wire [2:0] entries_read_data;
  wire failed;
  wire hit;
  wire [63:0] opened;
  wire [63:0] closed;
  reg [5:0] head;
  reg [63:0] waiting;
  reg hit_held;
  reg stray_held;
  reg failed_held;
  reg [2:0] entry_held;

  assign next = head;
  assign free = !waiting[head];
  assign control_down_ready = 1'b1;

  // ---- Ring ----

  always @(posedge clk) begin
    if (reset) begin
      head <= 6'd0;
    end else if (open) begin
      head <= head + 6'd1;
    end
  end

  // Slots whose fragment is not acknowledged.
  always @(posedge clk) begin
    if (reset) begin
      waiting <= 64'd0;
    end else begin
      waiting <= (waiting & ~closed) | opened;
    end
  end

  mem_1r1w_64x3_async entries (
    .clk           (clk),
    .write_enable  (open),
    .write_address (head),
    .write_data    (entry),
    .read_address  (control_down_payload[46:41]),
    .read_data     (entries_read_data)
  );

  // ---- Acknowledgements ----

  // Not used: means nothing in an acknowledgement.
  wire unused_control_down_payload_33_2 = &{1'b0, control_down_payload[33:2]};

  // Not used: means nothing in an acknowledgement.
  wire unused_control_down_payload_35_34 = &{1'b0, control_down_payload[35:34]};

  // Not used: means nothing in an acknowledgement.
  wire unused_control_down_payload_37_36 = &{1'b0, control_down_payload[37:36]};

  // Not used: means nothing in an acknowledgement.
  wire unused_control_down_payload_40_38 = &{1'b0, control_down_payload[40:38]};

  // Not used: means nothing in an acknowledgement.
  wire unused_control_down_payload_61_53 = &{1'b0, control_down_payload[61:53]};

  // Not used: means nothing in an acknowledgement.
  wire unused_control_down_payload_63_62 = &{1'b0, control_down_payload[63:62]};

  assign failed = control_down_payload[1:0] == 2'd2;

  assign hit = control_down_valid
    & ((control_down_payload[1:0] == 2'd1) | failed)
    & !(|control_down_payload[52:47])
    & waiting[control_down_payload[46:41]];

  assign opened = open ? (64'd1 << head) : 64'd0;
  assign closed = hit ? (64'd1 << control_down_payload[46:41]) : 64'd0;

  // ---- Answers ----

  always @(posedge clk) begin
    if (reset) begin
      hit_held <= 1'b0;
      stray_held <= 1'b0;
      failed_held <= 1'b0;
    end else begin
      hit_held <= hit;
      stray_held <= control_down_valid & !hit;
      failed_held <= hit & failed;
    end
  end

  always @(posedge clk) begin
    entry_held <= entries_read_data;
  end

  assign answer = hit_held;
  assign answer_entry = entry_held;
  assign answer_error = failed_held;
  assign stray = stray_held;
endmodule

`default_nettype wire
