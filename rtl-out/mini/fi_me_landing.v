// fi_me_landing
//
// Takes the lines of one link to the local store, and tells the table of each.
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
// Generated from hw/src/fi/landing.rs; change that file, not this one.

`default_nettype none

module fi_me_landing (
  input  wire         clk,
  input  wire         reset,
  input  wire         data_down_valid,
  output wire         data_down_ready,
  input  wire [644:0] data_down_payload,
  output wire         store_write_valid,
  input  wire         store_write_ready,
  output wire  [18:0] store_write_address,
  output wire  [63:0] store_write_strobe,
  output wire [511:0] store_write_data,
  input  wire   [3:0] logical_row,
  // Asked of slots and channels.
  output wire  [10:0] slot,
  output wire   [2:0] channel,
  output wire   [7:0] number,
  output wire   [1:0] line,
  // What the slots answer.
  input  wire         slot_hit,
  input  wire  [18:0] slot_window,
  input  wire   [5:0] slot_first,
  input  wire   [5:0] slot_last,
  input  wire   [1:0] slot_entry,
  // What the channels answer.
  input  wire         channel_hit,
  input  wire  [18:0] channel_window,
  input  wire   [1:0] channel_entry,
  output wire         arrived,
  // An answer for a command.
  output wire         answer,
  output wire   [1:0] answer_entry,
  output wire         answer_error,
  output wire         answer_poison,
  output wire         stored_line,
  output wire   [6:0] stored_bytes,
  output wire         stored_broadcast,
  output wire         waits,
  // A line is dropped: it is for another logical row, or nobody waits for it.
  output wire         dropped_foreign,
  output wire         dropped_stray
);

  wire response;
  wire broadcast;
  wire foreign;
  wire hit;
  wire leaves;
  wire takes;
  wire error;
  wire poison;
  wire stored;
  reg full;
  reg stores;
  reg [511:0] held_data;
  reg [18:0] held_window;
  reg [5:0] held_first;
  reg [5:0] held_last;
  reg [1:0] held_entry;
  reg held_broadcast;
  reg held_hit;
  reg held_foreign;
  reg held_error;
  reg held_poison;

  assign data_down_ready = !full | !stores | store_write_ready;
  assign store_write_valid = full & stores;
  assign store_write_address = held_window;

  assign store_write_strobe = (64'hffffffffffffffff << held_first)
    & (64'hffffffffffffffff >> ~held_last);

  assign store_write_data = held_data;
  assign slot = data_down_payload[618:608];
  assign channel = data_down_payload[618:616];
  assign number = data_down_payload[615:608];
  assign line = data_down_payload[633:632];

  // ---- What comes ----

  // Not used: means nothing in a response.
  wire unused_data_down_payload_575_512 = &{1'b0, data_down_payload[575:512]};

  // Not used: means nothing in a response.
  wire unused_data_down_payload_607_576 = &{1'b0, data_down_payload[607:576]};

  // Not used: means nothing in a response.
  wire unused_data_down_payload_628_620 = &{1'b0, data_down_payload[628:620]};

  // Not used: means nothing in a response.
  wire unused_data_down_payload_631_629 = &{1'b0, data_down_payload[631:629]};

  // Not used: means nothing in a response.
  wire unused_data_down_payload_634 = &{1'b0, data_down_payload[634]};

  assign response = data_down_payload[638:637] == 2'd1;
  assign broadcast = data_down_payload[619];

  assign foreign = response
    & broadcast
    & (data_down_payload[640:639] == 2'd1)
    & (data_down_payload[644:641] != logical_row);

  assign hit = response & (broadcast ? (channel_hit & !foreign) : slot_hit);

  // ---- What waits for the local store ----

  always @(posedge clk) begin
    if (reset) begin
      full <= 1'b0;
    end else if (takes) begin
      full <= 1'b1;
    end else if (leaves) begin
      full <= 1'b0;
    end
  end

  always @(posedge clk) begin
    if (reset) begin
      stores <= 1'b0;
    end else if (takes) begin
      stores <= hit & !error & !poison;
    end
  end

  always @(posedge clk) begin
    if (takes) begin
      held_data <= data_down_payload[511:0];
      held_window <= broadcast ? channel_window : slot_window;
      held_first <= broadcast ? 6'd0 : slot_first;
      held_last <= broadcast ? 6'h3f : slot_last;
      held_entry <= broadcast ? channel_entry : slot_entry;
      held_broadcast <= broadcast;
      held_hit <= hit;
      held_foreign <= foreign;
      held_error <= error;
      held_poison <= poison;
    end
  end

  assign leaves = full & (!stores | store_write_ready);
  assign takes = data_down_valid & data_down_ready;
  assign arrived = takes & hit & !broadcast;
  assign error = hit & data_down_payload[636];
  assign poison = hit & !data_down_payload[636] & data_down_payload[635];

  // ---- What is told ----

  assign answer = leaves & held_hit;
  assign answer_entry = held_entry;
  assign answer_error = leaves & held_error;
  assign answer_poison = leaves & held_poison;

  // A line is stored, with so many bytes; it is a broadcast's; it waits.
  assign stored = store_write_valid & store_write_ready;
  assign stored_line = stored;
  assign stored_bytes = stored ? (({1'b0, held_last} - {1'b0, held_first}) + 7'd1) : 7'd0;
  assign stored_broadcast = stored & held_broadcast;
  assign waits = store_write_valid & !store_write_ready;
  assign dropped_foreign = leaves & held_foreign;
  assign dropped_stray = leaves & !held_foreign & !held_hit;
endmodule

`default_nettype wire
