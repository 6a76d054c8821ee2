// fi_me_writer
//
// Reads windows of the local store and sends them as lines, one a cycle.
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
// Generated from hw/src/fi/writer.rs; change that file, not this one.

`default_nettype none

module fi_me_writer (
  input  wire         clk,
  input  wire         reset,
  // The next command, and whether it can be taken.
  input  wire         load,
  input  wire  [39:0] address,
  input  wire  [18:0] local_address,
  input  wire  [16:0] length,
  input  wire   [2:0] steering,
  input  wire   [1:0] entry,
  output wire         free,
  // The ring of slots.
  input  wire         slot_free,
  input  wire   [1:0] slot_next,
  output wire         slot_open,
  output wire   [1:0] slot_entry,
  // This client, and its bucket.
  input  wire   [8:0] source,
  input  wire  [11:0] rate,
  input  wire  [11:0] depth,
  output wire         store_read_valid,
  input  wire         store_read_ready,
  output wire  [18:0] store_read_address,
  input  wire         store_read_data_valid,
  output wire         store_read_data_ready,
  input  wire [511:0] store_read_data_data,
  output wire         data_up_0_valid,
  input  wire         data_up_0_ready,
  output wire   [1:0] data_up_0_columns,
  output wire   [1:0] data_up_0_rows,
  output wire   [9:0] data_up_0_clients,
  output wire   [1:0] data_up_0_lane,
  output wire [644:0] data_up_0_payload,
  // A fragment waits for a slot.
  output wire         waits_for_slot,
  // A line is sent, with so many bytes; it is its fragment's last.
  output wire         sent_line,
  output wire   [6:0] sent_bytes,
  output wire         sent_last,
  // A line is held back by the bucket, or by the router.
  output wire         held_back,
  output wire         waits
);

  wire splitter_active;
  wire splitter_last;
  wire [19:0] splitter_block;
  wire [1:0] splitter_first_line;
  wire [1:0] splitter_last_line;
  wire [5:0] splitter_skip;
  wire [5:0] splitter_keep;
  wire [18:0] splitter_base;
  wire [7:0] splitter_number;
  wire at_last;
  wire asks;
  wire lines_free;
  wire stage_free;
  wire issues;
  wire [27:0] address_map_address;
  wire address_map_side;
  wire address_map_row;
  wire [1:0] address_map_lane;
  wire [31:0] address_map_line;
  wire t_0;
  wire asked_valid;
  wire asked_ready;
  wire [1:0] asked_lane;
  wire [1:0] asked_columns;
  wire [1:0] asked_rows;
  wire [31:0] asked_address;
  wire [1:0] asked_line;
  wire [5:0] asked_first;
  wire [5:0] asked_last;
  wire asked_ends;
  wire [2:0] asked_steering;
  wire [1:0] asked_slot;
  wire asked_queue_enq_ready;
  wire [57:0] asked_queue_enq_data;
  wire asked_queue_deq_valid;
  wire asked_queue_deq_ready;
  wire [57:0] asked_queue_deq_data;
  wire sent;
  wire room;
  wire joins;
  wire bucket_valid;
  wire [63:0] strobe;
  wire [644:0] payload;
  reg [2:0] steering_held;
  reg [1:0] entry_held;
  reg stage_full;
  reg lines_full;
  reg [1:0] line;
  reg [1:0] last_line;
  reg [19:0] stage_block;
  reg [1:0] stage_first_line;
  reg [1:0] stage_last_line;
  reg [5:0] stage_skip;
  reg [5:0] stage_keep;
  reg [18:0] stage_base;
  reg [2:0] stage_steering;
  reg [1:0] stage_slot;
  reg [1:0] lane;
  reg [1:0] columns;
  reg [1:0] rows;
  reg [31:0] bank_line;
  reg at_first;
  reg [5:0] skip;
  reg [5:0] keep;
  reg [18:0] base;
  reg [2:0] lines_steering;
  reg [1:0] slot;
  reg full;
  reg [511:0] data;
  reg [1:0] out_lane;
  reg [1:0] out_columns;
  reg [1:0] out_rows;
  reg [31:0] out_address;
  reg [1:0] out_line;
  reg [5:0] out_first;
  reg [5:0] out_last;
  reg out_ends;
  reg [2:0] out_steering;
  reg [1:0] out_slot;
  // Of these only some bits are of use here.
  // verilator lint_off UNUSEDSIGNAL
  wire address_map_mapped;
  wire address_map_channel;
  wire [16:0] address_map_channel_line;
  // verilator lint_on UNUSEDSIGNAL

  assign free = !splitter_active | (issues & splitter_last);
  assign slot_open = issues;
  assign slot_entry = entry_held;
  assign store_read_valid = lines_full & asked_ready;
  assign store_read_address = base + {11'd0, {line, 6'd0}};
  assign store_read_data_ready = asked_queue_deq_valid & room;
  assign data_up_0_valid = bucket_valid & 1'b1;
  assign data_up_0_columns = out_columns;
  assign data_up_0_rows = out_rows;
  assign data_up_0_clients = 10'h080;
  assign data_up_0_lane = out_lane;
  assign data_up_0_payload = payload;

  // ---- Fragments ----

  fi_me_splitter splitter (
    .clk           (clk),
    .reset         (reset),
    .load          (load),
    .address       (address),
    .local_address (local_address),
    .length        (length),
    .advance       (issues),
    .active        (splitter_active),
    .last          (splitter_last),
    .block         (splitter_block),
    .first_line    (splitter_first_line),
    .last_line     (splitter_last_line),
    .skip          (splitter_skip),
    .keep          (splitter_keep),
    .base          (splitter_base),
    .number        (splitter_number)
  );

  always @(posedge clk) begin
    if (load) begin
      steering_held <= steering;
      entry_held <= entry;
    end
  end

  always @(posedge clk) begin
    if (reset) begin
      stage_full <= 1'b0;
    end else if (issues) begin
      stage_full <= 1'b1;
    end else if (lines_free) begin
      stage_full <= 1'b0;
    end
  end

  assign t_0 = stage_full & lines_free;
  always @(posedge clk) begin
    if (reset) begin
      lines_full <= 1'b0;
    end else if (t_0) begin
      lines_full <= 1'b1;
    end else if (asks) begin
      lines_full <= !at_last;
    end
  end

  always @(posedge clk) begin
    if (t_0) begin
      line <= stage_first_line;
    end else if (asks) begin
      line <= line + 2'd1;
    end
  end

  always @(posedge clk) begin
    if (t_0) begin
      last_line <= stage_last_line;
    end
  end

  assign at_last = line == last_line;
  assign asks = store_read_valid & store_read_ready;
  assign lines_free = !lines_full | (asks & at_last);
  assign stage_free = !stage_full | lines_free;

  // Not used: names fragments of broadcasts.
  wire unused_splitter_number = &{1'b0, splitter_number};

  assign issues = splitter_active & stage_free & slot_free;
  assign waits_for_slot = splitter_active & !slot_free;

  // ---- Address map ----

  always @(posedge clk) begin
    if (issues) begin
      stage_block <= splitter_block;
      stage_first_line <= splitter_first_line;
      stage_last_line <= splitter_last_line;
      stage_skip <= splitter_skip;
      stage_keep <= splitter_keep;
      stage_base <= splitter_base;
      stage_steering <= steering_held;
      stage_slot <= slot_next;
    end
  end

  assign address_map_address = {stage_block, stage_first_line, 6'd0};
  address_map address_map (
    .address      (address_map_address),
    .mapped       (address_map_mapped),
    .side         (address_map_side),
    .row          (address_map_row),
    .lane         (address_map_lane),
    .line         (address_map_line),
    .channel      (address_map_channel),
    .channel_line (address_map_channel_line)
  );

  // ---- Lines ----

  always @(posedge clk) begin
    if (t_0) begin
      lane <= address_map_lane;
      columns <= address_map_side ? 2'd2 : 2'd1;
      rows <= 2'd1 << address_map_row;
    end
  end

  always @(posedge clk) begin
    if (t_0) begin
      bank_line <= address_map_line;
      at_first <= 1'b1;
    end else if (asks) begin
      bank_line <= bank_line + 32'd1;
      at_first <= 1'b0;
    end
  end

  always @(posedge clk) begin
    if (t_0) begin
      skip <= stage_skip;
      keep <= stage_keep;
      base <= stage_base;
      lines_steering <= stage_steering;
      slot <= stage_slot;
    end
  end

  assign asked_valid = lines_full & store_read_ready;
  assign asked_ready = asked_queue_enq_ready;
  assign asked_lane = lane;
  assign asked_columns = columns;
  assign asked_rows = rows;
  assign asked_address = bank_line;
  assign asked_line = line;
  assign asked_first = at_first ? skip : 6'd0;
  assign asked_last = at_last ? keep : 6'h3f;
  assign asked_ends = at_last;
  assign asked_steering = lines_steering;
  assign asked_slot = slot;

  // ---- Join ----

  assign asked_queue_enq_data = {
    asked_lane, asked_columns, asked_rows, asked_address, asked_line, asked_first, asked_last,
    asked_ends, asked_steering, asked_slot
  };
  assign asked_queue_deq_ready = store_read_data_valid & room;
  queue_4x58 asked_queue (
    .clk       (clk),
    .reset     (reset),
    .enq_valid (asked_valid),
    .enq_ready (asked_queue_enq_ready),
    .enq_data  (asked_queue_enq_data),
    .deq_valid (asked_queue_deq_valid),
    .deq_ready (asked_queue_deq_ready),
    .deq_data  (asked_queue_deq_data)
  );

  always @(posedge clk) begin
    if (reset) begin
      full <= 1'b0;
    end else if (joins) begin
      full <= 1'b1;
    end else if (sent) begin
      full <= 1'b0;
    end
  end

  always @(posedge clk) begin
    if (joins) begin
      data <= store_read_data_data;
      out_lane <= asked_queue_deq_data[57:56];
      out_columns <= asked_queue_deq_data[55:54];
      out_rows <= asked_queue_deq_data[53:52];
      out_address <= asked_queue_deq_data[51:20];
      out_line <= asked_queue_deq_data[19:18];
      out_first <= asked_queue_deq_data[17:12];
      out_last <= asked_queue_deq_data[11:6];
      out_ends <= asked_queue_deq_data[5];
      out_steering <= asked_queue_deq_data[4:2];
      out_slot <= asked_queue_deq_data[1:0];
    end
  end

  assign sent = data_up_0_valid & data_up_0_ready;
  assign room = !full | sent;
  assign joins = asked_queue_deq_valid & asked_queue_deq_ready;

  // ---- Lines that leave ----

  fi_me_bucket bucket (
    .clk   (clk),
    .reset (reset),
    .full  (full),
    .lines (3'd1),
    .taken (sent),
    .rate  (rate),
    .depth (depth),
    .valid (bucket_valid)
  );

  assign strobe = (64'hffffffffffffffff << out_first) & (64'hffffffffffffffff >> ~out_last);

  assign payload = {
    4'd0, 2'd0, 2'd0, 1'b0, 1'b0, out_ends, out_line, out_steering, source, {10'd0, out_slot},
    out_address, strobe, data
  };

  assign sent_line = sent;
  assign sent_bytes = sent ? (({1'b0, out_last} - {1'b0, out_first}) + 7'd1) : 7'd0;
  assign sent_last = sent & out_ends;
  assign held_back = full & !bucket_valid;
  assign waits = bucket_valid & !sent;
endmodule

`default_nettype wire
