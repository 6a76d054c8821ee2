// hbm_group
//
// A bank group of a stack id: timers of RRDL, CCDL and WTRL.
//
// Parameters: age_cap = 64, map =
// {"bank_bits":2,"column_bits":4,"group_bits":2,"high_rows":3,"low_row_bits":13,"stack_ids":3},
// read_buffer = 128, read_queue = 64, refresh = "PerBank", refresh_postpone = 8, tag_bits = 8,
// timings =
// {"ccdl":5,"ccdr":4,"ccds":2,"cl":25,"faw":30,"ras":57,"rc":90,"rcd_read":39,"rcd_write":19,"refi":7800,"rfc":700,"rfc_bank":400,"rp":33,"rrdl":7,"rrds":5,"rrefd":10,"rtp":12,"rtw":25,"wl":13,"wr":42,"wtrl":13,"wtrs":9},
// write_batch = 16, write_high = 112, write_low = 16, write_queue = 128
//
// Generated from hw/src/hbm/banks.rs; change that file, not this one.

`default_nettype none

module hbm_group (
  input  wire  clk,
  input  wire  reset,
  input  wire  activate,
  input  wire  read,
  input  wire  write,
  output wire  activate_ready,
  output wire  read_ready,
  output wire  write_ready
);

  wire [2:0] to_activate_next;
  wire [4:0] to_read_next;
  wire [2:0] to_write_next;
  reg [2:0] to_activate;
  reg [4:0] to_read;
  reg [2:0] to_write;

  assign activate_ready = !(|to_activate);
  assign read_ready = !(|to_read);
  assign write_ready = !(|to_write);

  always @(posedge clk) begin
    if (reset) begin
      to_activate <= 3'd0;
    end else begin
      to_activate <= to_activate_next;
      if (activate) begin
        to_activate <= 3'd6;
      end
    end
  end

  assign to_activate_next = (|to_activate) ? (to_activate - 3'd1) : to_activate;

  always @(posedge clk) begin
    if (reset) begin
      to_read <= 5'd0;
    end else begin
      to_read <= to_read_next;
      if (read) begin
        to_read <= 5'd4;
      end
      if (write) begin
        to_read <= 5'h1b;
      end
    end
  end

  assign to_read_next = (|to_read) ? (to_read - 5'd1) : to_read;

  always @(posedge clk) begin
    if (reset) begin
      to_write <= 3'd0;
    end else begin
      to_write <= to_write_next;
      if (write) begin
        to_write <= 3'd4;
      end
    end
  end

  assign to_write_next = (|to_write) ? (to_write - 3'd1) : to_write;
endmodule

`default_nettype wire
