// nmc_realign
//
// Turns the flits of an operand into lines that lie as the lines of S do, up to one line a
// cycle.
//
// Parameters: address_bits = 24, command_queue = 2, commands_in_flight = 2, length_bits = 20,
// line_bytes = 128, read_slots = 16, tag_bits = 8, write_credits = 16
//
// Generated from hw/src/nmc/realign.rs; change that file, not this one.

`default_nettype none

module nmc_realign (
  input  wire          clk,
  input  wire          reset,
  input  wire          work_valid,
  output wire          work_ready,
  input  wire   [13:0] work_lines_in,
  input  wire   [13:0] work_lines_out,
  input  wire    [6:0] work_shift,
  input  wire          work_prime,
  input  wire          work_skip_first,
  input  wire          work_skip_last,
  input  wire          work_down,
  input  wire          half_0_valid,
  output wire          half_0_ready,
  input  wire  [511:0] half_0_data,
  input  wire          half_0_error,
  input  wire          half_1_valid,
  output wire          half_1_ready,
  input  wire  [511:0] half_1_data,
  input  wire          half_1_error,
  output wire          line_valid,
  input  wire          line_ready,
  output wire [1023:0] line_data,
  output wire          line_error
);

  wire active;
  wire wants;
  wire need_0;
  wire need_1;
  wire have;
  wire emits;
  wire primes;
  wire takes;
  wire [1023:0] this_line;
  wire [2047:0] window;
  wire [1023:0] placed;
  wire wrong;
  wire t_0;
  reg [13:0] lines_in;
  reg [13:0] lines_out;
  reg [6:0] shift;
  reg priming;
  reg first;
  reg skip_first;
  reg skip_last;
  reg down;
  reg failed;
  reg [1023:0] line_before;
  reg full;
  reg [1023:0] data;
  reg error;
  // Of these only some bits are of use here.
  // verilator lint_off UNUSEDSIGNAL
  wire [2047:0] shifted;
  // verilator lint_on UNUSEDSIGNAL

  assign work_ready = !active;
  assign half_0_ready = takes & need_0;
  assign half_1_ready = takes & need_1;
  assign line_valid = full;
  assign line_data = data;
  assign line_error = error;

  // ---- Work ----

  assign t_0 = work_valid & work_ready;
  always @(posedge clk) begin
    if (reset) begin
      lines_in <= 14'd0;
    end else if (t_0) begin
      lines_in <= work_lines_in;
    end else begin
      if (takes) begin
        lines_in <= lines_in - 14'd1;
      end
    end
  end

  always @(posedge clk) begin
    if (reset) begin
      lines_out <= 14'd0;
    end else if (t_0) begin
      lines_out <= work_lines_out;
    end else begin
      if (emits) begin
        lines_out <= lines_out - 14'd1;
      end
    end
  end

  always @(posedge clk) begin
    if (t_0) begin
      shift <= work_shift;
    end
  end

  // The next line only fills the window.
  always @(posedge clk) begin
    if (t_0) begin
      priming <= work_prime;
    end else begin
      if (primes) begin
        priming <= 1'b0;
      end
    end
  end

  always @(posedge clk) begin
    if (t_0) begin
      first <= 1'b1;
    end else begin
      if (takes) begin
        first <= 1'b0;
      end
    end
  end

  always @(posedge clk) begin
    if (t_0) begin
      skip_first <= work_skip_first;
      skip_last <= work_skip_last;
      down <= work_down;
    end
  end

  always @(posedge clk) begin
    if (t_0) begin
      failed <= 1'b0;
    end else begin
      if (takes) begin
        failed <= wrong;
      end
    end
  end

  always @(posedge clk) begin
    if (!t_0) begin
      if (takes) begin
        line_before <= this_line;
      end
    end
  end

  always @(posedge clk) begin
    if (reset) begin
      full <= 1'b0;
    end else if (emits) begin
      full <= 1'b1;
    end else if (line_ready) begin
      full <= 1'b0;
    end
  end

  always @(posedge clk) begin
    if (emits) begin
      data <= down
        ? {
            placed[7:0], placed[15:8], placed[23:16], placed[31:24], placed[39:32], placed[47:40],
            placed[55:48], placed[63:56], placed[71:64], placed[79:72], placed[87:80], placed[95:88],
            placed[103:96], placed[111:104], placed[119:112], placed[127:120], placed[135:128],
            placed[143:136], placed[151:144], placed[159:152], placed[167:160], placed[175:168],
            placed[183:176], placed[191:184], placed[199:192], placed[207:200], placed[215:208],
            placed[223:216], placed[231:224], placed[239:232], placed[247:240], placed[255:248],
            placed[263:256], placed[271:264], placed[279:272], placed[287:280], placed[295:288],
            placed[303:296], placed[311:304], placed[319:312], placed[327:320], placed[335:328],
            placed[343:336], placed[351:344], placed[359:352], placed[367:360], placed[375:368],
            placed[383:376], placed[391:384], placed[399:392], placed[407:400], placed[415:408],
            placed[423:416], placed[431:424], placed[439:432], placed[447:440], placed[455:448],
            placed[463:456], placed[471:464], placed[479:472], placed[487:480], placed[495:488],
            placed[503:496], placed[511:504], placed[519:512], placed[527:520], placed[535:528],
            placed[543:536], placed[551:544], placed[559:552], placed[567:560], placed[575:568],
            placed[583:576], placed[591:584], placed[599:592], placed[607:600], placed[615:608],
            placed[623:616], placed[631:624], placed[639:632], placed[647:640], placed[655:648],
            placed[663:656], placed[671:664], placed[679:672], placed[687:680], placed[695:688],
            placed[703:696], placed[711:704], placed[719:712], placed[727:720], placed[735:728],
            placed[743:736], placed[751:744], placed[759:752], placed[767:760], placed[775:768],
            placed[783:776], placed[791:784], placed[799:792], placed[807:800], placed[815:808],
            placed[823:816], placed[831:824], placed[839:832], placed[847:840], placed[855:848],
            placed[863:856], placed[871:864], placed[879:872], placed[887:880], placed[895:888],
            placed[903:896], placed[911:904], placed[919:912], placed[927:920], placed[935:928],
            placed[943:936], placed[951:944], placed[959:952], placed[967:960], placed[975:968],
            placed[983:976], placed[991:984], placed[999:992], placed[1007:1000], placed[1015:1008],
            placed[1023:1016]
          }
        : placed;
      error <= wrong;
    end
  end

  // ---- Steps ----

  assign active = lines_out != 14'd0;
  assign wants = lines_in != 14'd0;
  assign need_0 = !(first & skip_first);
  assign need_1 = !((lines_in == 14'd1) & skip_last);
  assign have = (!need_0 | half_0_valid) & (!need_1 | half_1_valid);
  assign emits = active & !priming & (!full | line_ready) & (!wants | have);
  assign primes = active & priming & have;
  assign takes = primes | (emits & wants);

  // ---- Window ----

  assign this_line = {
    down
      ? {
          half_1_data[7:0], half_1_data[15:8], half_1_data[23:16], half_1_data[31:24],
          half_1_data[39:32], half_1_data[47:40], half_1_data[55:48], half_1_data[63:56],
          half_1_data[71:64], half_1_data[79:72], half_1_data[87:80], half_1_data[95:88],
          half_1_data[103:96], half_1_data[111:104], half_1_data[119:112], half_1_data[127:120],
          half_1_data[135:128], half_1_data[143:136], half_1_data[151:144], half_1_data[159:152],
          half_1_data[167:160], half_1_data[175:168], half_1_data[183:176], half_1_data[191:184],
          half_1_data[199:192], half_1_data[207:200], half_1_data[215:208], half_1_data[223:216],
          half_1_data[231:224], half_1_data[239:232], half_1_data[247:240], half_1_data[255:248],
          half_1_data[263:256], half_1_data[271:264], half_1_data[279:272], half_1_data[287:280],
          half_1_data[295:288], half_1_data[303:296], half_1_data[311:304], half_1_data[319:312],
          half_1_data[327:320], half_1_data[335:328], half_1_data[343:336], half_1_data[351:344],
          half_1_data[359:352], half_1_data[367:360], half_1_data[375:368], half_1_data[383:376],
          half_1_data[391:384], half_1_data[399:392], half_1_data[407:400], half_1_data[415:408],
          half_1_data[423:416], half_1_data[431:424], half_1_data[439:432], half_1_data[447:440],
          half_1_data[455:448], half_1_data[463:456], half_1_data[471:464], half_1_data[479:472],
          half_1_data[487:480], half_1_data[495:488], half_1_data[503:496], half_1_data[511:504]
        }
      : half_1_data,
    down
      ? {
          half_0_data[7:0], half_0_data[15:8], half_0_data[23:16], half_0_data[31:24],
          half_0_data[39:32], half_0_data[47:40], half_0_data[55:48], half_0_data[63:56],
          half_0_data[71:64], half_0_data[79:72], half_0_data[87:80], half_0_data[95:88],
          half_0_data[103:96], half_0_data[111:104], half_0_data[119:112], half_0_data[127:120],
          half_0_data[135:128], half_0_data[143:136], half_0_data[151:144], half_0_data[159:152],
          half_0_data[167:160], half_0_data[175:168], half_0_data[183:176], half_0_data[191:184],
          half_0_data[199:192], half_0_data[207:200], half_0_data[215:208], half_0_data[223:216],
          half_0_data[231:224], half_0_data[239:232], half_0_data[247:240], half_0_data[255:248],
          half_0_data[263:256], half_0_data[271:264], half_0_data[279:272], half_0_data[287:280],
          half_0_data[295:288], half_0_data[303:296], half_0_data[311:304], half_0_data[319:312],
          half_0_data[327:320], half_0_data[335:328], half_0_data[343:336], half_0_data[351:344],
          half_0_data[359:352], half_0_data[367:360], half_0_data[375:368], half_0_data[383:376],
          half_0_data[391:384], half_0_data[399:392], half_0_data[407:400], half_0_data[415:408],
          half_0_data[423:416], half_0_data[431:424], half_0_data[439:432], half_0_data[447:440],
          half_0_data[455:448], half_0_data[463:456], half_0_data[471:464], half_0_data[479:472],
          half_0_data[487:480], half_0_data[495:488], half_0_data[503:496], half_0_data[511:504]
        }
      : half_0_data
  };

  assign window = {this_line, line_before};
  assign shifted = window >> {shift, 3'd0};
  assign placed = (shift == 7'd0) ? this_line : shifted[1023:0];
  assign wrong = failed | (takes & ((need_0 & half_0_error) | (need_1 & half_1_error)));
endmodule

`default_nettype wire
