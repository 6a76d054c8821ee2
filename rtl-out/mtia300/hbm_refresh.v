// hbm_refresh
//
// Counts the refreshes that are owed, and chooses the bank for the next one.
//
// Parameters: age_cap = 64, map =
// {"bank_bits":2,"column_bits":4,"group_bits":2,"high_rows":3,"low_row_bits":13,"stack_ids":3},
// read_buffer = 128, read_queue = 64, refresh = "PerBank", refresh_postpone = 8, tag_bits = 8,
// timings =
// {"ccdl":5,"ccdr":4,"ccds":2,"cl":25,"faw":30,"ras":57,"rc":90,"rcd_read":39,"rcd_write":19,"refi":7800,"rfc":700,"rfc_bank":400,"rp":33,"rrdl":7,"rrds":5,"rrefd":10,"rtp":12,"rtw":25,"wl":13,"wr":42,"wtrl":13,"wtrs":9},
// write_batch = 16, write_high = 112, write_low = 16, write_queue = 128
//
// Generated from hw/src/hbm/refresh.rs; change that file, not this one.

`default_nettype none

module hbm_refresh (
  input  wire        clk,
  input  wire        reset,
  // A refresh, of the chosen bank or of all, is decided on.
  input  wire        done,
  // Banks that lines wait for.
  input  wire [63:0] wanted,
  // All banks are to be refreshed: nothing else begins.
  output wire        halt,
  // A bank is to be refreshed: nothing else begins there.
  output wire        chosen,
  output wire  [5:0] bank
);

  wire due;
  wire [47:0] left;
  wire [47:0] idle;
  wire any_idle;
  wire [47:0] t_0;
  wire t_1;
  wire [47:0] refreshed_now;
  reg [7:0] clock;
  reg [5:0] owed;
  reg is_chosen;
  reg [5:0] chosen_bank;
  reg [47:0] refreshed;
  // Of these only some bits are of use here.
  // verilator lint_off UNUSEDSIGNAL
  wire [47:0] choice;
  // verilator lint_on UNUSEDSIGNAL

  assign halt = 1'b0;
  assign chosen = is_chosen;
  assign bank = chosen_bank;

  always @(posedge clk) begin
    if (reset) begin
      clock <= 8'ha1;
    end else if (due) begin
      clock <= 8'ha1;
    end else begin
      clock <= clock - 8'd1;
    end
  end

  assign due = !(|clock);

  always @(posedge clk) begin
    if (reset) begin
      owed <= 6'd0;
    end else if (due & !done) begin
      owed <= owed + 6'd1;
    end else if (!due & done) begin
      owed <= owed - 6'd1;
    end
  end

  // ---- Choice of a bank ----

  assign t_1 = !is_chosen & (|owed) & (any_idle | (6'd8 <= owed));
  always @(posedge clk) begin
    if (reset) begin
      is_chosen <= 1'b0;
    end else if (done) begin
      is_chosen <= 1'b0;
    end else if (t_1) begin
      is_chosen <= 1'b1;
    end
  end

  always @(posedge clk) begin
    if (!done && t_1) begin
      chosen_bank <= {
        choice[32]
          | choice[33]
          | (choice[34] | choice[35])
          | (choice[36] | choice[37] | (choice[38] | choice[39]))
          | (choice[40] | choice[41] | (choice[42] | choice[43]) | (choice[44] | choice[45] | (choice[46] | choice[47]))),
        choice[16]
          | choice[17]
          | (choice[18] | choice[19])
          | (choice[20] | choice[21] | (choice[22] | choice[23]))
          | (choice[24] | choice[25] | (choice[26] | choice[27]) | (choice[28] | choice[29] | (choice[30] | choice[31]))),
        choice[8]
          | (choice[9] | choice[10])
          | (choice[11] | (choice[12] | choice[13]))
          | (choice[14] | (choice[15] | choice[24]) | (choice[25] | (choice[26] | choice[27])))
          | (choice[28] | (choice[29] | choice[30]) | (choice[31] | (choice[40] | choice[41])) | (choice[42] | (choice[43] | choice[44]) | (choice[45] | (choice[46] | choice[47])))),
        choice[4]
          | (choice[5] | choice[6])
          | (choice[7] | (choice[12] | choice[13]))
          | (choice[14] | (choice[15] | choice[20]) | (choice[21] | (choice[22] | choice[23])))
          | (choice[28] | (choice[29] | choice[30]) | (choice[31] | (choice[36] | choice[37])) | (choice[38] | (choice[39] | choice[44]) | (choice[45] | (choice[46] | choice[47])))),
        choice[2]
          | (choice[3] | choice[6])
          | (choice[7] | (choice[10] | choice[11]))
          | (choice[14] | (choice[15] | choice[18]) | (choice[19] | (choice[22] | choice[23])))
          | (choice[26] | (choice[27] | choice[30]) | (choice[31] | (choice[34] | choice[35])) | (choice[38] | (choice[39] | choice[42]) | (choice[43] | (choice[46] | choice[47])))),
        choice[1]
          | (choice[3] | choice[5])
          | (choice[7] | (choice[9] | choice[11]))
          | (choice[13] | (choice[15] | choice[17]) | (choice[19] | (choice[21] | choice[23])))
          | (choice[25] | (choice[27] | choice[29]) | (choice[31] | (choice[33] | choice[35])) | (choice[37] | (choice[39] | choice[41]) | (choice[43] | (choice[45] | choice[47]))))
      };
    end
  end

  // Banks refreshed in this round.
  always @(posedge clk) begin
    if (reset) begin
      refreshed <= 48'd0;
    end else if (done) begin
      refreshed <= (&refreshed_now) ? 48'd0 : refreshed_now;
    end
  end

  assign left = ~refreshed;
  assign idle = left & ~wanted[47:0];

  // Not used: no bank has these numbers.
  wire unused_wanted_63_48 = &{1'b0, wanted[63:48]};

  assign any_idle = |idle;

  assign t_0 = any_idle ? idle : left;
  assign choice = t_0 & (~t_0 + 48'd1);

  assign refreshed_now = refreshed | (48'd1 << chosen_bank);
endmodule

`default_nettype wire
