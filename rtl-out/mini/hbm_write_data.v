// hbm_write_data
//
// Data of the lines to be written, and the beats that carry them.
//
// Parameters: age_cap = 6, map =
// {"bank_bits":2,"column_bits":4,"group_bits":2,"high_rows":3,"low_row_bits":5,"stack_ids":3},
// read_buffer = 4, read_queue = 8, refresh = "PerBank", refresh_postpone = 2, tag_bits = 4,
// timings =
// {"ccdl":5,"ccdr":4,"ccds":2,"cl":25,"faw":30,"ras":57,"rc":90,"rcd_read":39,"rcd_write":19,"refi":7800,"rfc":700,"rfc_bank":400,"rp":33,"rrdl":7,"rrds":5,"rrefd":10,"rtp":12,"rtw":25,"wl":13,"wr":42,"wtrl":13,"wtrs":9},
// write_batch = 3, write_high = 6, write_low = 2, write_queue = 8
//
// Generated from hw/src/hbm/write_data.rs; change that file, not this one.

`default_nettype none

module hbm_write_data (
  input  wire         clk,
  input  wire         reset,
  // Takes the data of a line into the free place.
  input  wire         store,
  input  wire [511:0] store_data,
  input  wire         store_poison,
  // A place is free, and this is one.
  output wire         room,
  output wire   [2:0] free_slot,
  // A write command is decided on: which place, which burst of the line.
  input  wire         issue,
  input  wire   [2:0] issue_slot,
  input  wire         issue_second,
  output wire         data_valid,
  output wire [127:0] data,
  output wire   [7:0] side
);

  wire fetch;
  wire [7:0] chosen;
  wire [2:0] t_1;
  wire [2:0] low_write_address;
  wire [256:0] low_write_data;
  wire low_read_enable;
  wire [256:0] low_read_data;
  wire [2:0] high_write_address;
  wire [256:0] high_write_data;
  wire high_read_enable;
  wire [256:0] high_read_data;
  wire [256:0] word;
  wire [9:0] encode_check;
  reg [11:0] delayed;
  reg [3:0] command_0;
  reg [3:0] command_1;
  reg [3:0] command_2;
  reg [3:0] command_3;
  reg [3:0] command_4;
  reg [3:0] command_5;
  reg [3:0] command_6;
  reg [3:0] command_7;
  reg [3:0] command_8;
  reg [3:0] command_9;
  reg [3:0] command_10;
  reg [3:0] command_11;
  reg [7:0] taken;
  reg fetched;
  reg of_second;
  reg first_valid;
  reg second_valid;
  reg [255:0] burst;
  reg [15:0] burst_side;
  // Of these only some bits are of use here.
  // verilator lint_off UNUSEDSIGNAL
  wire [12:0] t_0;
  // verilator lint_on UNUSEDSIGNAL

  assign room = !(&taken);

  assign free_slot = {
    chosen[4] | chosen[5] | (chosen[6] | chosen[7]),
    chosen[2] | chosen[3] | (chosen[6] | chosen[7]),
    chosen[1] | chosen[3] | (chosen[5] | chosen[7])
  };

  assign data_valid = first_valid | second_valid;
  assign data = first_valid ? burst[127:0] : burst[255:128];
  assign side = first_valid ? burst_side[7:0] : burst_side[15:8];

  // ---- Delay of the commands ----

  // The data are read WL - 1 clocks after the decision: their first beat is WL after the
  // command, which is on the bus in the clock after the decision.
  assign t_0 = {delayed, issue};
  always @(posedge clk) begin
    if (reset) begin
      delayed <= 12'd0;
    end else begin
      delayed <= t_0[11:0];
    end
  end

  always @(posedge clk) begin
    command_0 <= {issue_second, issue_slot};
    command_1 <= command_0;
    command_2 <= command_1;
    command_3 <= command_2;
    command_4 <= command_3;
    command_5 <= command_4;
    command_6 <= command_5;
    command_7 <= command_6;
    command_8 <= command_7;
    command_9 <= command_8;
    command_10 <= command_9;
    command_11 <= command_10;
  end

  assign fetch = delayed[11];

  // ---- Places ----

  // Places that are taken.
  always @(posedge clk) begin
    if (reset) begin
      taken <= 8'd0;
    end else begin
      taken <= (taken | (chosen & {8{store}}))
        & ~({8{fetch & command_11[3]}} & (8'd1 << command_11[2:0]));
    end
  end

  assign chosen = ~taken & (~(~taken) + 8'd1);

  assign t_1 = {
    chosen[4] | chosen[5] | (chosen[6] | chosen[7]),
    chosen[2] | chosen[3] | (chosen[6] | chosen[7]),
    chosen[1] | chosen[3] | (chosen[5] | chosen[7])
  };
  assign low_write_address = t_1;
  assign low_write_data = {store_poison, store_data[255:0]};
  assign low_read_enable = fetch & !command_11[3];
  mem_1r1w_8x257 low (
    .clk           (clk),
    .write_enable  (store),
    .write_address (low_write_address),
    .write_data    (low_write_data),
    .read_enable   (low_read_enable),
    .read_address  (command_11[2:0]),
    .read_data     (low_read_data)
  );

  assign high_write_address = t_1;
  assign high_write_data = {store_poison, store_data[511:256]};
  assign high_read_enable = fetch & command_11[3];
  mem_1r1w_8x257 high (
    .clk           (clk),
    .write_enable  (store),
    .write_address (high_write_address),
    .write_data    (high_write_data),
    .read_enable   (high_read_enable),
    .read_address  (command_11[2:0]),
    .read_data     (high_read_data)
  );

  // ---- Beats ----

  always @(posedge clk) begin
    if (reset) begin
      fetched <= 1'b0;
    end else begin
      fetched <= fetch;
    end
  end

  always @(posedge clk) begin
    of_second <= command_11[3];
  end

  assign word = of_second ? high_read_data : low_read_data;

  secded_encode_256 encode (
    .data  (word[255:0]),
    .check (encode_check)
  );

  always @(posedge clk) begin
    if (reset) begin
      first_valid <= 1'b0;
      second_valid <= 1'b0;
    end else begin
      first_valid <= fetched;
      second_valid <= first_valid;
    end
  end

  always @(posedge clk) begin
    if (fetched) begin
      burst <= word[255:0];
      burst_side <= {{6{word[256]}}, encode_check};
    end
  end
endmodule

`default_nettype wire
