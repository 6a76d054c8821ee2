// fi_me_reader
//
// Asks for the lines of reads and broadcasts, a fragment a cycle.
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
// Generated from hw/src/fi/reader.rs; change that file, not this one.

`default_nettype none

module fi_me_reader (
  input  wire        clk,
  input  wire        reset,
  // The next command, and whether it can be taken.
  input  wire        load,
  input  wire [39:0] address,
  input  wire [18:0] local_address,
  input  wire [16:0] length,
  input  wire  [2:0] steering,
  input  wire        broadcast,
  input  wire  [1:0] reply,
  input  wire  [2:0] channel,
  input  wire  [1:0] entry,
  output wire        free,
  // The ring of slots.
  input  wire        slot_free,
  input  wire  [2:0] slot_next,
  output wire        slot_open,
  // This client, and its bucket.
  input  wire  [8:0] source,
  input  wire [11:0] rate,
  input  wire [11:0] depth,
  output wire        control_up_valid,
  input  wire        control_up_ready,
  output wire  [1:0] control_up_columns,
  output wire  [1:0] control_up_rows,
  output wire  [9:0] control_up_clients,
  output wire [63:0] control_up_payload,
  // What the slot remembers of the fragment.
  output wire  [1:0] slot_first_line,
  output wire  [1:0] slot_last_line,
  output wire  [5:0] slot_skip,
  output wire  [5:0] slot_keep,
  output wire [18:0] slot_base,
  output wire  [1:0] slot_entry,
  // A fragment waits for a slot.
  output wire        waits_for_slot,
  // Lines asked for by what is sent; a request is held back by the bucket.
  output wire  [2:0] sent_lines,
  output wire        held_back
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
  wire sent;
  wire request_free;
  wire stage_free;
  wire issues;
  wire [27:0] address_map_address;
  wire address_map_side;
  wire address_map_row;
  wire [1:0] address_map_lane;
  wire [31:0] address_map_line;
  wire t_0;
  wire bucket_valid;
  reg [2:0] steering_held;
  reg broadcast_held;
  reg [1:0] reply_held;
  reg [2:0] channel_held;
  reg [1:0] entry_held;
  reg stage_full;
  reg request_full;
  reg [19:0] stage_block;
  reg [1:0] stage_first_line;
  reg [1:0] stage_more_lines;
  reg [2:0] stage_steering;
  reg [1:0] stage_reply;
  reg [11:0] stage_tag;
  reg [1:0] columns;
  reg [1:0] rows;
  reg [2:0] lines;
  reg [63:0] payload;
  reg [1:0] bank;
  // Of these only some bits are of use here.
  // verilator lint_off UNUSEDSIGNAL
  wire address_map_mapped;
  wire address_map_channel;
  wire [16:0] address_map_channel_line;
  // verilator lint_on UNUSEDSIGNAL

  assign free = !splitter_active | (issues & splitter_last);
  assign slot_open = issues & !broadcast_held;
  assign control_up_valid = bucket_valid;
  assign control_up_columns = columns;
  assign control_up_rows = rows;
  assign control_up_clients = 10'h080;
  assign control_up_payload = payload;

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
      broadcast_held <= broadcast;
      reply_held <= broadcast ? reply : 2'd0;
      channel_held <= channel;
      entry_held <= entry;
    end
  end

  always @(posedge clk) begin
    if (reset) begin
      stage_full <= 1'b0;
    end else if (issues) begin
      stage_full <= 1'b1;
    end else if (request_free) begin
      stage_full <= 1'b0;
    end
  end

  assign t_0 = stage_full & request_free;
  always @(posedge clk) begin
    if (reset) begin
      request_full <= 1'b0;
    end else if (t_0) begin
      request_full <= 1'b1;
    end else if (sent) begin
      request_full <= 1'b0;
    end
  end

  assign sent = control_up_valid & control_up_ready;
  assign request_free = !request_full | sent;
  assign stage_free = !stage_full | request_free;
  assign issues = splitter_active & stage_free & (broadcast_held | slot_free);

  // ---- Slots ----

  assign slot_first_line = splitter_first_line;
  assign slot_last_line = splitter_last_line;
  assign slot_skip = splitter_skip;
  assign slot_keep = splitter_keep;
  assign slot_base = splitter_base;
  assign slot_entry = entry_held;
  assign waits_for_slot = splitter_active & !broadcast_held & !slot_free;

  // ---- Address map ----

  always @(posedge clk) begin
    if (issues) begin
      stage_block <= splitter_block;
      stage_first_line <= splitter_first_line;
      stage_more_lines <= splitter_last_line - splitter_first_line;
      stage_steering <= steering_held;
      stage_reply <= reply_held;
      stage_tag <= broadcast_held
        ? {1'b1, channel_held, splitter_number}
        : {1'b0, {8'd0, slot_next}};
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

  // ---- Request ----

  // The one control lane needs no number.
  always @(posedge clk) begin
    if (t_0) begin
      columns <= address_map_side ? 2'd2 : 2'd1;
      rows <= 2'd1 << address_map_row;
      lines <= {1'b0, stage_more_lines} + 3'd1;
      payload <= {
        stage_reply,
        source,
        stage_tag,
        stage_steering,
        bank,
        stage_more_lines,
        address_map_line,
        2'd0
      };
    end
  end

  always @* begin
    case (address_map_lane)
      2'd0: bank = 2'd0;
      2'd1: bank = 2'd1;
      2'd2: bank = 2'd2;
      default: bank = 2'd0;
    endcase
  end

  fi_me_bucket bucket (
    .clk   (clk),
    .reset (reset),
    .full  (request_full),
    .lines (lines),
    .taken (sent),
    .rate  (rate),
    .depth (depth),
    .valid (bucket_valid)
  );

  assign sent_lines = sent ? lines : 3'd0;
  assign held_back = request_full & !bucket_valid;
endmodule

`default_nettype wire
