// fi_me_acks
//
// Ring of write slots, each taken from its fragment's turn to the acknowledgement.
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
// Generated from hw/src/fi/acks.rs; change that file, not this one.

`default_nettype none

module fi_me_acks (
  input  wire        clk,
  input  wire        reset,
  // A fragment takes the next slot.
  input  wire        open,
  input  wire  [1:0] entry,
  output wire  [1:0] next,
  output wire        free,
  input  wire        control_down_valid,
  output wire        control_down_ready,
  input  wire [63:0] control_down_payload,
  output wire        answer,
  output wire  [1:0] answer_entry,
  output wire        answer_error,
  // A flit that nobody waits for.
  output wire        stray
);

  wire [1:0] entries_read_data;
  wire failed;
  wire hit;
  wire [3:0] opened;
  wire [3:0] closed;
  reg [1:0] head;
  reg [3:0] waiting;
  reg hit_held;
  reg stray_held;
  reg failed_held;
  reg [1:0] entry_held;

  assign next = head;
  assign free = !waiting[head];
  assign control_down_ready = 1'b1;

  // ---- Ring ----

  always @(posedge clk) begin
    if (reset) begin
      head <= 2'd0;
    end else if (open) begin
      head <= head + 2'd1;
    end
  end

  // Slots whose fragment is not acknowledged.
  always @(posedge clk) begin
    if (reset) begin
      waiting <= 4'd0;
    end else begin
      waiting <= (waiting & ~closed) | opened;
    end
  end

  mem_1r1w_4x2_async entries (
    .clk           (clk),
    .write_enable  (open),
    .write_address (head),
    .write_data    (entry),
    .read_address  (control_down_payload[42:41]),
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
    & !(|control_down_payload[52:43])
    & waiting[control_down_payload[42:41]];

  assign opened = open ? (4'd1 << head) : 4'd0;
  assign closed = hit ? (4'd1 << control_down_payload[42:41]) : 4'd0;

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
