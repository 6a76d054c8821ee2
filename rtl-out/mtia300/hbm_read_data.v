// hbm_read_data
//
// Checks the bursts that come from HBM and joins them to lines.
//
// Parameters: age_cap = 64, map =
// {"bank_bits":2,"column_bits":4,"group_bits":2,"high_rows":3,"low_row_bits":13,"stack_ids":3},
// read_buffer = 128, read_queue = 64, refresh = "PerBank", refresh_postpone = 8, tag_bits = 8,
// timings =
// {"ccdl":5,"ccdr":4,"ccds":2,"cl":25,"faw":30,"ras":57,"rc":90,"rcd_read":39,"rcd_write":19,"refi":7800,"rfc":700,"rfc_bank":400,"rp":33,"rrdl":7,"rrds":5,"rrefd":10,"rtp":12,"rtw":25,"wl":13,"wr":42,"wtrl":13,"wtrs":9},
// write_batch = 16, write_high = 112, write_low = 16, write_queue = 128
//
// Generated from hw/src/hbm/read_data.rs; change that file, not this one.

`default_nettype none

module hbm_read_data (
  input  wire         clk,
  input  wire         reset,
  // A line begins to be read: its tag. It gets the next place, if there is room.
  input  wire         begins,
  input  wire   [7:0] begins_tag,
  output wire         room,
  output wire   [6:0] next_slot,
  // A read command is decided on: which place, which burst of the line.
  input  wire         issue,
  input  wire   [6:0] issue_slot,
  input  wire         issue_second,
  // A beat from HBM.
  input  wire         data_valid,
  input  wire [127:0] data,
  input  wire   [7:0] side,
  output wire         response_valid,
  input  wire         response_ready,
  output wire   [7:0] response_tag,
  output wire         response_poison,
  output wire [511:0] response_data,
  // What was found in a burst.
  output wire         corrected,
  output wire         uncorrectable,
  output wire         poisoned
);

  wire leaves;
  wire [7:0] tags_read_data;
  wire [7:0] to_come_write_data;
  wire [7:0] to_come_read_data;
  wire joins;
  wire [255:0] decode_fixed;
  wire decode_corrected;
  wire decode_uncorrectable;
  wire is_poisoned;
  wire wrong;
  wire [127:0] at_slot;
  wire [127:0] gone;
  wire takes_low;
  wire [255:0] low_read_data;
  wire takes_high;
  wire [255:0] high_read_data;
  reg [6:0] head;
  reg [6:0] tail;
  reg [7:0] used;
  reg [3:0] last_in;
  reg [3:0] first_out;
  reg has_first;
  reg [127:0] first_data;
  reg [7:0] first_side;
  reg burst_valid;
  reg [255:0] burst_data;
  reg [15:0] burst_side;
  reg [7:0] burst_place;
  reg [127:0] complete;
  reg [127:0] poison;

  assign room = used != 8'h80;
  assign next_slot = tail;
  assign response_valid = |(complete & (128'd1 << head));
  assign response_tag = tags_read_data;
  assign response_poison = |(poison & (128'd1 << head));
  assign response_data = {high_read_data, low_read_data};
  assign corrected = burst_valid & decode_corrected;
  assign uncorrectable = burst_valid & decode_uncorrectable;
  assign poisoned = burst_valid & is_poisoned;

  // ---- Places ----

  always @(posedge clk) begin
    if (reset) begin
      head <= 7'd0;
    end else if (leaves) begin
      head <= head + 7'd1;
    end
  end

  always @(posedge clk) begin
    if (reset) begin
      tail <= 7'd0;
    end else if (begins) begin
      tail <= tail + 7'd1;
    end
  end

  always @(posedge clk) begin
    if (reset) begin
      used <= 8'd0;
    end else if (begins & !leaves) begin
      used <= used + 8'd1;
    end else if (!begins & leaves) begin
      used <= used - 8'd1;
    end
  end

  assign leaves = response_valid & response_ready;

  mem_1r1w_128x8_async tags (
    .clk           (clk),
    .write_enable  (begins),
    .write_address (tail),
    .write_data    (begins_tag),
    .read_address  (head),
    .read_data     (tags_read_data)
  );

  // ---- Bursts that are to come ----

  // As many as can be on their way: CL and the command's register at the least distance.
  assign to_come_write_data = {issue_second, issue_slot};
  mem_1r1w_16x8_async to_come (
    .clk           (clk),
    .write_enable  (issue),
    .write_address (last_in),
    .write_data    (to_come_write_data),
    .read_address  (first_out),
    .read_data     (to_come_read_data)
  );

  always @(posedge clk) begin
    if (reset) begin
      last_in <= 4'd0;
    end else if (issue) begin
      last_in <= last_in + 4'd1;
    end
  end

  always @(posedge clk) begin
    if (reset) begin
      first_out <= 4'd0;
    end else if (joins) begin
      first_out <= first_out + 4'd1;
    end
  end

  // ---- Beats ----

  always @(posedge clk) begin
    if (reset) begin
      has_first <= 1'b0;
    end else if (data_valid) begin
      has_first <= !has_first;
    end
  end

  always @(posedge clk) begin
    if (data_valid) begin
      first_data <= data;
      first_side <= side;
    end
  end

  assign joins = data_valid & has_first;

  always @(posedge clk) begin
    if (reset) begin
      burst_valid <= 1'b0;
    end else begin
      burst_valid <= joins;
    end
  end

  always @(posedge clk) begin
    if (joins) begin
      burst_data <= {data, first_data};
      burst_side <= {side, first_side};
      burst_place <= to_come_read_data;
    end
  end

  // ---- Check ----

  secded_decode_256 decode (
    .data          (burst_data),
    .check         (burst_side[9:0]),
    .fixed         (decode_fixed),
    .corrected     (decode_corrected),
    .uncorrectable (decode_uncorrectable)
  );

  assign is_poisoned = 3'd4 <= ({2'd0, burst_side[10]} + {2'd0, burst_side[11]} + ({2'd0, burst_side[12]} + {2'd0, burst_side[13]}) + ({2'd0, burst_side[14]} + {2'd0, burst_side[15]}));
  assign wrong = decode_uncorrectable | is_poisoned;

  // ---- Lines ----

  assign at_slot = 128'd1 << burst_place[6:0];
  assign gone = (128'd1 << head) & {128{leaves}};

  // Places whose line is complete: its second burst has come, which is never before the
  // first. Places whose line is poisoned so far.
  always @(posedge clk) begin
    if (reset) begin
      complete <= 128'd0;
    end else begin
      complete <= (complete & ~gone) | (at_slot & {128{takes_high}});
    end
  end

  always @(posedge clk) begin
    if (takes_low) begin
      poison <= (poison & ~at_slot) | (at_slot & {128{wrong}});
    end
    if (takes_high) begin
      poison <= poison | (at_slot & {128{wrong}});
    end
  end

  assign takes_low = burst_valid & !burst_place[7];

  mem_1r1w_128x256_async low (
    .clk           (clk),
    .write_enable  (takes_low),
    .write_address (burst_place[6:0]),
    .write_data    (decode_fixed),
    .read_address  (head),
    .read_data     (low_read_data)
  );

  assign takes_high = burst_valid & burst_place[7];

  mem_1r1w_128x256_async high (
    .clk           (clk),
    .write_enable  (takes_high),
    .write_address (burst_place[6:0]),
    .write_data    (decode_fixed),
    .read_address  (head),
    .read_data     (high_read_data)
  );
endmodule

`default_nettype wire
