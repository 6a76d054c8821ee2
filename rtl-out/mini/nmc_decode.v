// nmc_decode
//
// Checks a command and splits it into the work of the fetchers, the realigners and the
// sequencer. A command with a fence waits until all before it have their status.
//
// Parameters: address_bits = 24, command_queue = 2, commands_in_flight = 2, length_bits = 20,
// line_bytes = 128, read_slots = 16, tag_bits = 8, write_credits = 16
//
// Generated from hw/src/nmc/decode.rs; change that file, not this one.

`default_nettype none

module nmc_decode (
  input  wire        clk,
  input  wire        reset,
  input  wire        command_valid,
  output wire        command_ready,
  input  wire  [3:0] command_op,
  input  wire  [3:0] command_dtype,
  input  wire        command_fence,
  input  wire [23:0] command_a,
  input  wire [23:0] command_b,
  input  wire [23:0] command_s,
  input  wire [19:0] command_length,
  input  wire  [7:0] command_tag,
  output wire        fetch_a_0_valid,
  input  wire        fetch_a_0_ready,
  output wire [17:0] fetch_a_0_first,
  output wire [13:0] fetch_a_0_count,
  output wire        fetch_a_0_down,
  output wire        fetch_a_1_valid,
  input  wire        fetch_a_1_ready,
  output wire [17:0] fetch_a_1_first,
  output wire [13:0] fetch_a_1_count,
  output wire        fetch_a_1_down,
  output wire        fetch_b_0_valid,
  input  wire        fetch_b_0_ready,
  output wire [17:0] fetch_b_0_first,
  output wire [13:0] fetch_b_0_count,
  output wire        fetch_b_0_down,
  output wire        fetch_b_1_valid,
  input  wire        fetch_b_1_ready,
  output wire [17:0] fetch_b_1_first,
  output wire [13:0] fetch_b_1_count,
  output wire        fetch_b_1_down,
  output wire        realign_a_valid,
  input  wire        realign_a_ready,
  output wire [13:0] realign_a_lines_in,
  output wire [13:0] realign_a_lines_out,
  output wire  [6:0] realign_a_shift,
  output wire        realign_a_prime,
  output wire        realign_a_skip_first,
  output wire        realign_a_skip_last,
  output wire        realign_a_down,
  output wire        realign_b_valid,
  input  wire        realign_b_ready,
  output wire [13:0] realign_b_lines_in,
  output wire [13:0] realign_b_lines_out,
  output wire  [6:0] realign_b_shift,
  output wire        realign_b_prime,
  output wire        realign_b_skip_first,
  output wire        realign_b_skip_last,
  output wire        realign_b_down,
  output wire        sequence_valid,
  input  wire        sequence_ready,
  output wire        sequence_copy,
  output wire  [3:0] sequence_dtype,
  output wire [16:0] sequence_line,
  output wire [13:0] sequence_lines,
  output wire  [6:0] sequence_begin,
  output wire  [7:0] sequence_end,
  output wire        sequence_down,
  output wire  [7:0] sequence_tag,
  output wire  [3:0] sequence_code,
  // A status was taken.
  input  wire        finished,
  // A command is between here and its status.
  output wire        busy
);

  wire [23:0] length;
  wire copy;
  wire [24:0] end_a;
  wire [24:0] end_b;
  wire [24:0] end_s;
  wire s_above_a;
  wire s_above_b;
  wire s_below_a;
  wire s_below_b;
  wire down;
  wire add;
  wire [1:0] low_bits;
  wire [3:0] t_0;
  wire [3:0] t_1;
  wire [3:0] t_2;
  wire [3:0] code;
  wire good;
  wire [6:0] offset_a;
  wire [13:0] t_4;
  wire [16:0] first_line_a;
  wire [6:0] offset_b;
  wire [13:0] t_6;
  wire [16:0] first_line_b;
  wire [6:0] offset_s;
  wire [13:0] t_8;
  wire [16:0] first_line_s;
  wire fires;
  wire good_b;
  wire [6:0] taken;
  wire [17:0] t_9;
  wire [17:0] t_10;
  reg [6:0] pending;
  reg [3:0] started;
  reg down_held;
  reg [17:0] first_a_0;
  reg [13:0] count_a_0;
  reg [17:0] first_a_1;
  reg [13:0] count_a_1;
  reg [6:0] shift_a;
  reg prime_a;
  reg [13:0] lines_a;
  reg [13:0] lines_s_for_a;
  reg skip_first_a;
  reg skip_last_a;
  reg [17:0] first_b_0;
  reg [13:0] count_b_0;
  reg [17:0] first_b_1;
  reg [13:0] count_b_1;
  reg [6:0] shift_b;
  reg prime_b;
  reg [13:0] lines_b;
  reg [13:0] lines_s_for_b;
  reg skip_first_b;
  reg skip_last_b;
  reg copy_held;
  reg [3:0] dtype_held;
  reg [16:0] line_s;
  reg [13:0] lines_s;
  reg [6:0] begin_s;
  reg [7:0] end_s_held;
  reg [7:0] tag_held;
  reg [3:0] code_held;
  // Of these only some bits are of use here.
  // verilator lint_off UNUSEDSIGNAL
  wire [20:0] reach_a;
  wire [24:0] t_3;
  wire [20:0] reach_b;
  wire [24:0] t_5;
  wire [20:0] reach_s;
  wire [24:0] t_7;
  wire [24:0] t_11;
  // verilator lint_on UNUSEDSIGNAL

  assign command_ready = (pending == 7'd0) & (!command_fence | (started == 4'd0));
  assign fetch_a_0_valid = pending[0];
  assign fetch_a_0_first = first_a_0;
  assign fetch_a_0_count = count_a_0;
  assign fetch_a_0_down = down_held;
  assign fetch_a_1_valid = pending[1];
  assign fetch_a_1_first = first_a_1;
  assign fetch_a_1_count = count_a_1;
  assign fetch_a_1_down = down_held;
  assign fetch_b_0_valid = pending[2];
  assign fetch_b_0_first = first_b_0;
  assign fetch_b_0_count = count_b_0;
  assign fetch_b_0_down = down_held;
  assign fetch_b_1_valid = pending[3];
  assign fetch_b_1_first = first_b_1;
  assign fetch_b_1_count = count_b_1;
  assign fetch_b_1_down = down_held;
  assign realign_a_valid = pending[4];
  assign realign_a_lines_in = lines_a;
  assign realign_a_lines_out = lines_s_for_a;
  assign realign_a_shift = shift_a;
  assign realign_a_prime = prime_a;
  assign realign_a_skip_first = skip_first_a;
  assign realign_a_skip_last = skip_last_a;
  assign realign_a_down = down_held;
  assign realign_b_valid = pending[5];
  assign realign_b_lines_in = lines_b;
  assign realign_b_lines_out = lines_s_for_b;
  assign realign_b_shift = shift_b;
  assign realign_b_prime = prime_b;
  assign realign_b_skip_first = skip_first_b;
  assign realign_b_skip_last = skip_last_b;
  assign realign_b_down = down_held;
  assign sequence_valid = pending[6];
  assign sequence_copy = copy_held;
  assign sequence_dtype = dtype_held;
  assign sequence_line = line_s;
  assign sequence_lines = lines_s;
  assign sequence_begin = begin_s;
  assign sequence_end = end_s_held;
  assign sequence_down = down_held;
  assign sequence_tag = tag_held;
  assign sequence_code = code_held;
  assign busy = started != 4'd0;
  assign length = {4'd0, command_length};
  assign copy = command_op == 4'd1;

  // ---- Check ----

  assign end_a = {1'b0, command_a} + {1'b0, length};
  assign end_b = {1'b0, command_b} + {1'b0, length};
  assign end_s = {1'b0, command_s} + {1'b0, length};
  assign s_above_a = (command_a < command_s) & ((command_s - command_a) < length);
  assign s_above_b = (command_b < command_s) & ((command_s - command_b) < length) & !copy;
  assign s_below_a = (command_s < command_a) & ((command_a - command_s) < length);
  assign s_below_b = (command_s < command_b) & ((command_b - command_s) < length) & !copy;

  // Work downwards where S overlaps an input from above.
  assign down = s_above_a | s_above_b;
  assign add = command_op == 4'd0;
  assign low_bits = command_a[1:0] | command_b[1:0] | command_s[1:0] | command_length[1:0];

  assign t_0 = ((end_a[24] & (|end_a[23:0])) | (end_b[24] & (|end_b[23:0]) & !copy) | (end_s[24] & (|end_s[23:0])))
    ? 4'd5
    : ((s_above_a & s_below_b) | (s_above_b & s_below_a)) ? 4'd6 : 4'd0;
  assign t_1 = (command_length == 20'd0)
    ? 4'd3
    : (add & (low_bits[0] | ((command_dtype == 4'd2) & low_bits[1]))) ? 4'd4 : t_0;
  assign t_2 = (add & !((command_dtype == 4'd0) | (command_dtype == 4'd1) | (command_dtype == 4'd2)))
    ? 4'd2
    : t_1;
  assign code = !(add | copy) ? 4'd1 : t_2;

  assign good = code == 4'd0;

  // ---- Plan ----

  assign offset_a = down ? (7'd0 - end_a[6:0]) : command_a[6:0];
  assign reach_a = ({14'd0, offset_a} + length[20:0]) - 21'd1;

  assign t_3 = end_a - 25'd1;
  assign first_line_a = down ? t_3[23:7] : command_a[23:7];

  assign offset_b = down ? (7'd0 - end_b[6:0]) : command_b[6:0];
  assign reach_b = ({14'd0, offset_b} + length[20:0]) - 21'd1;

  assign t_5 = end_b - 25'd1;
  assign first_line_b = down ? t_5[23:7] : command_b[23:7];

  assign offset_s = down ? (7'd0 - end_s[6:0]) : command_s[6:0];
  assign reach_s = ({14'd0, offset_s} + length[20:0]) - 21'd1;

  assign t_7 = end_s - 25'd1;
  assign first_line_s = down ? t_7[23:7] : command_s[23:7];

  // ---- Hand out ----

  // One bit for each stream that has yet to take its share.
  always @(posedge clk) begin
    if (reset) begin
      pending <= 7'd0;
    end else if (fires) begin
      pending <= {1'b1, good_b, good, good_b, good_b, good, good};
    end else begin
      pending <= pending & ~taken;
    end
  end

  // Commands between here and their status.
  always @(posedge clk) begin
    if (reset) begin
      started <= 4'd0;
    end else if (fires & !finished) begin
      started <= started + 4'd1;
    end else if (!fires & finished) begin
      started <= started - 4'd1;
    end
  end

  assign fires = command_valid & command_ready;
  assign good_b = good & !copy;

  assign taken = {
    sequence_valid & sequence_ready,
    realign_b_valid & realign_b_ready,
    realign_a_valid & realign_a_ready,
    fetch_b_1_valid & fetch_b_1_ready,
    fetch_b_0_valid & fetch_b_0_ready,
    fetch_a_1_valid & fetch_a_1_ready,
    fetch_a_0_valid & fetch_a_0_ready
  };

  assign t_9 = {first_line_a, down};
  assign t_4 = reach_a[20:7] + 14'd1;
  assign t_8 = reach_s[20:7] + 14'd1;
  assign t_10 = {first_line_b, down};
  assign t_6 = reach_b[20:7] + 14'd1;
  assign t_11 = end_s - 25'd1;
  always @(posedge clk) begin
    if (fires) begin
      down_held <= down;
      first_a_0 <= offset_a[6] ? (down ? (t_9 - 18'd2) : (t_9 + 18'd2)) : t_9;
      count_a_0 <= t_4 - {13'd0, offset_a[6]};
      first_a_1 <= {first_line_a, !down};
      count_a_1 <= t_4 - {13'd0, !reach_a[6]};
      shift_a <= offset_a - offset_s;
      prime_a <= offset_s < offset_a;
      lines_a <= t_4;
      lines_s_for_a <= t_8;
      skip_first_a <= offset_a[6];
      skip_last_a <= !reach_a[6];
      first_b_0 <= offset_b[6] ? (down ? (t_10 - 18'd2) : (t_10 + 18'd2)) : t_10;
      count_b_0 <= t_6 - {13'd0, offset_b[6]};
      first_b_1 <= {first_line_b, !down};
      count_b_1 <= t_6 - {13'd0, !reach_b[6]};
      shift_b <= offset_b - offset_s;
      prime_b <= offset_s < offset_b;
      lines_b <= t_6;
      lines_s_for_b <= t_8;
      skip_first_b <= offset_b[6];
      skip_last_b <= !reach_b[6];
      copy_held <= copy;
      dtype_held <= command_dtype;
      line_s <= first_line_s;
      lines_s <= good ? t_8 : 14'd1;
      begin_s <= good ? command_s[6:0] : 7'd0;
      end_s_held <= good ? ({1'b0, t_11[6:0]} + 8'd1) : 8'd0;
      tag_held <= command_tag;
      code_held <= code;
    end
  end
endmodule

`default_nettype wire
