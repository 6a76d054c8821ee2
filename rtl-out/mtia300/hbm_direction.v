// hbm_direction
//
// Direction of the data bus: reads go first until writes are many, then writes until few are
// left.
//
// Parameters: age_cap = 64, map =
// {"bank_bits":2,"column_bits":4,"group_bits":2,"high_rows":3,"low_row_bits":13,"stack_ids":3},
// read_buffer = 128, read_queue = 64, refresh = "PerBank", refresh_postpone = 8, tag_bits = 8,
// timings =
// {"ccdl":5,"ccdr":4,"ccds":2,"cl":25,"faw":30,"ras":57,"rc":90,"rcd_read":39,"rcd_write":19,"refi":7800,"rfc":700,"rfc_bank":400,"rp":33,"rrdl":7,"rrds":5,"rrefd":10,"rtp":12,"rtw":25,"wl":13,"wr":42,"wtrl":13,"wtrs":9},
// write_batch = 16, write_high = 112, write_low = 16, write_queue = 128
//
// Generated from hw/src/hbm/direction.rs; change that file, not this one.

`default_nettype none

module hbm_direction (
  input  wire       clk,
  input  wire       reset,
  input  wire [6:0] reads,
  input  wire [7:0] writes,
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
  reg [4:0] batch;

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
      batch <= 5'd0;
    end else if (turns) begin
      batch <= 5'd0;
    end else begin
      if (write_begins & (batch != 5'h10)) begin
        batch <= batch + 5'd1;
      end
    end
  end

  assign full = 8'h70 <= writes;
  assign enough = (draining | full) ? (writes <= 8'h10) : (batch == 5'h10);

  assign wants_to_leave = is_writing
    ? (!(|writes) | ((|reads) & !read_waits & enough))
    : full | read_waits | (!(|reads) & (|writes));

  assign turns = wants_to_leave & !half_done;
endmodule

`default_nettype wire
