// hbm_bank
//
// A bank: its open row, and timers of RCD, RAS, RC, RP, RTP, WR and the refreshes.
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

module hbm_bank (
  input  wire        clk,
  input  wire        reset,
  // Commands to this bank in this clock; refresh: of this bank, or of all.
  input  wire        activate,
  input  wire        precharge,
  input  wire        refresh,
  input  wire        refresh_all,
  input  wire        read,
  input  wire        write,
  input  wire [14:0] activate_row,
  output wire        is_open,
  output wire [14:0] row,
  // A line has used the open row.
  output wire        is_used,
  output wire        activate_ready,
  output wire        precharge_ready,
  output wire        read_ready,
  output wire        write_ready
);

  wire [9:0] to_activate_next;
  wire [5:0] to_precharge_next;
  wire [5:0] to_read_next;
  wire [4:0] to_write_next;
  reg open;
  reg [14:0] open_row;
  reg used;
  reg [9:0] to_activate;
  reg [5:0] to_precharge;
  reg [5:0] to_read;
  reg [4:0] to_write;

  assign is_open = open;
  assign row = open_row;
  assign is_used = used;
  assign activate_ready = !(|to_activate);
  assign precharge_ready = !(|to_precharge);
  assign read_ready = !(|to_read);
  assign write_ready = !(|to_write);

  always @(posedge clk) begin
    if (reset) begin
      open <= 1'b0;
    end else if (activate) begin
      open <= 1'b1;
    end else if (precharge) begin
      open <= 1'b0;
    end
  end

  always @(posedge clk) begin
    if (activate) begin
      open_row <= activate_row;
    end
  end

  always @(posedge clk) begin
    if (activate) begin
      used <= 1'b0;
    end else if (!precharge && (read | write)) begin
      used <= 1'b1;
    end
  end

  always @(posedge clk) begin
    if (reset) begin
      to_activate <= 10'd0;
    end else begin
      to_activate <= to_activate_next;
      if (activate) begin
        to_activate <= 10'h059;
      end
      if (precharge & (to_activate_next < 10'h020)) begin
        to_activate <= 10'h020;
      end
      if (refresh) begin
        to_activate <= 10'h18f;
      end
      if (refresh_all) begin
        to_activate <= 10'h2bb;
      end
    end
  end

  assign to_activate_next = (|to_activate) ? (to_activate - 10'd1) : to_activate;

  always @(posedge clk) begin
    if (reset) begin
      to_precharge <= 6'd0;
    end else begin
      to_precharge <= to_precharge_next;
      if (activate) begin
        to_precharge <= 6'h38;
      end
      if (read & (to_precharge_next < 6'h0b)) begin
        to_precharge <= 6'h0b;
      end
      if (write & (to_precharge_next < 6'h38)) begin
        to_precharge <= 6'h38;
      end
    end
  end

  assign to_precharge_next = (|to_precharge) ? (to_precharge - 6'd1) : to_precharge;

  always @(posedge clk) begin
    if (reset) begin
      to_read <= 6'd0;
    end else begin
      to_read <= to_read_next;
      if (activate) begin
        to_read <= 6'h26;
      end
    end
  end

  assign to_read_next = (|to_read) ? (to_read - 6'd1) : to_read;

  always @(posedge clk) begin
    if (reset) begin
      to_write <= 5'd0;
    end else begin
      to_write <= to_write_next;
      if (activate) begin
        to_write <= 5'h12;
      end
    end
  end

  assign to_write_next = (|to_write) ? (to_write - 5'd1) : to_write;
endmodule

`default_nettype wire
