// hbm_direction
//
// Direction of the data bus: reads go first until writes are many, then writes until few are
// left.
//
// Parameters: age_cap = 6, map =
// {"bank_bits":2,"column_bits":4,"group_bits":2,"high_rows":3,"low_row_bits":5,"stack_ids":3},
// read_buffer = 4, read_queue = 8, refresh = "PerBank", refresh_postpone = 2, tag_bits = 4,
// timings =
// {"ccdl":5,"ccdr":4,"ccds":2,"cl":25,"faw":30,"ras":57,"rc":90,"rcd_read":39,"rcd_write":19,"refi":7800,"rfc":700,"rfc_bank":400,"rp":33,"rrdl":7,"rrds":5,"rrefd":10,"rtp":12,"rtw":25,"wl":13,"wr":42,"wtrl":13,"wtrs":9},
// write_batch = 3, write_high = 6, write_low = 2, write_queue = 8
//
// Generated from hw/src/hbm/direction.rs; change that file, not this one.

`default_nettype none

module hbm_direction (
  input  wire       clk,
  input  wire       reset,
  input  wire [3:0] reads,
  input  wire [3:0] writes,
  // A read waits at the entrance for a queued write of its line.
  input  wire       read_waits,
  // A line of this direction is half done.
  input  wire       half_done,
  // The first burst of a write goes.
  input  wire       write_begins,
  output wire       writing,
  output wire       leaving
);

  wire full;
  wire enough;
  wire wants_to_leave;
  wire turns;
  reg is_writing;
  reg draining;
  reg [1:0] batch;

  assign writing = is_writing;
  assign leaving = wants_to_leave;

  always @(posedge clk) begin
    if (reset) begin
      is_writing <= 1'b0;
    end else if (turns) begin
      is_writing <= !is_writing;
    end
  end

  // There were too many writes; they go until few are left.
  always @(posedge clk) begin
    if (reset) begin
      draining <= 1'b0;
    end else if (turns) begin
      draining <= !is_writing & full;
    end else begin
      if (is_writing & full) begin
        draining <= 1'b1;
      end
    end
  end

  // Writes begun in this batch, up to the least.
  always @(posedge clk) begin
    if (reset) begin
      batch <= 2'd0;
    end else if (turns) begin
      batch <= 2'd0;
    end else begin
      if (write_begins & (batch != 2'd3)) begin
        batch <= batch + 2'd1;
      end
    end
  end

  assign full = 4'd6 <= writes;
  assign enough = (draining | full) ? (writes <= 4'd2) : (batch == 2'd3);

  assign wants_to_leave = is_writing
    ? (!(|writes) | ((|reads) & !read_waits & enough))
    : full | read_waits | (!(|reads) & (|writes));

  assign turns = wants_to_leave & !half_done;
endmodule

`default_nettype wire
