// hbm_write_data
//
// Data of the lines to be written, and the beats that carry them.
//
// Parameters: age_cap = 64, map =
// {"bank_bits":2,"column_bits":4,"group_bits":2,"high_rows":3,"low_row_bits":13,"stack_ids":3},
// read_buffer = 128, read_queue = 64, refresh = "PerBank", refresh_postpone = 8, tag_bits = 8,
// timings =
// {"ccdl":5,"ccdr":4,"ccds":2,"cl":25,"faw":30,"ras":57,"rc":90,"rcd_read":39,"rcd_write":19,"refi":7800,"rfc":700,"rfc_bank":400,"rp":33,"rrdl":7,"rrds":5,"rrefd":10,"rtp":12,"rtw":25,"wl":13,"wr":42,"wtrl":13,"wtrs":9},
// write_batch = 16, write_high = 112, write_low = 16, write_queue = 128
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
  output wire   [6:0] free_slot,
  // A write command is decided on: which place, which burst of the line.
  input  wire         issue,
  input  wire   [6:0] issue_slot,
  input  wire         issue_second,
  output wire         data_valid,
  output wire [127:0] data,
  output wire   [7:0] side
);

  wire fetch;
  wire [127:0] chosen;
  wire t_1;
  wire t_2;
  wire t_3;
  wire t_4;
  wire t_5;
  wire t_6;
  wire t_7;
  wire t_8;
  wire t_9;
  wire t_10;
  wire t_11;
  wire t_12;
  wire t_13;
  wire t_14;
  wire [6:0] t_15;
  wire [6:0] low_write_address;
  wire [256:0] low_write_data;
  wire low_read_enable;
  wire [256:0] low_read_data;
  wire [6:0] high_write_address;
  wire [256:0] high_write_data;
  wire high_read_enable;
  wire [256:0] high_read_data;
  wire [256:0] word;
  wire [9:0] encode_check;
  reg [11:0] delayed;
  reg [7:0] command_0;
  reg [7:0] command_1;
  reg [7:0] command_2;
  reg [7:0] command_3;
  reg [7:0] command_4;
  reg [7:0] command_5;
  reg [7:0] command_6;
  reg [7:0] command_7;
  reg [7:0] command_8;
  reg [7:0] command_9;
  reg [7:0] command_10;
  reg [7:0] command_11;
  reg [127:0] taken;
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

  assign t_1 = chosen[64]
    | chosen[65]
    | (chosen[66] | chosen[67])
    | (chosen[68] | chosen[69] | (chosen[70] | chosen[71]))
    | (chosen[72] | chosen[73] | (chosen[74] | chosen[75]) | (chosen[76] | chosen[77] | (chosen[78] | chosen[79])))
    | (chosen[80] | chosen[81] | (chosen[82] | chosen[83]) | (chosen[84] | chosen[85] | (chosen[86] | chosen[87])) | (chosen[88] | chosen[89] | (chosen[90] | chosen[91]) | (chosen[92] | chosen[93] | (chosen[94] | chosen[95]))))
    | (chosen[96] | chosen[97] | (chosen[98] | chosen[99]) | (chosen[100] | chosen[101] | (chosen[102] | chosen[103])) | (chosen[104] | chosen[105] | (chosen[106] | chosen[107]) | (chosen[108] | chosen[109] | (chosen[110] | chosen[111]))) | (chosen[112] | chosen[113] | (chosen[114] | chosen[115]) | (chosen[116] | chosen[117] | (chosen[118] | chosen[119])) | (chosen[120] | chosen[121] | (chosen[122] | chosen[123]) | (chosen[124] | chosen[125] | (chosen[126] | chosen[127])))));
  assign t_2 = chosen[32]
    | chosen[33]
    | (chosen[34] | chosen[35])
    | (chosen[36] | chosen[37] | (chosen[38] | chosen[39]))
    | (chosen[40] | chosen[41] | (chosen[42] | chosen[43]) | (chosen[44] | chosen[45] | (chosen[46] | chosen[47])))
    | (chosen[48] | chosen[49] | (chosen[50] | chosen[51]) | (chosen[52] | chosen[53] | (chosen[54] | chosen[55])) | (chosen[56] | chosen[57] | (chosen[58] | chosen[59]) | (chosen[60] | chosen[61] | (chosen[62] | chosen[63]))))
    | (chosen[96] | chosen[97] | (chosen[98] | chosen[99]) | (chosen[100] | chosen[101] | (chosen[102] | chosen[103])) | (chosen[104] | chosen[105] | (chosen[106] | chosen[107]) | (chosen[108] | chosen[109] | (chosen[110] | chosen[111]))) | (chosen[112] | chosen[113] | (chosen[114] | chosen[115]) | (chosen[116] | chosen[117] | (chosen[118] | chosen[119])) | (chosen[120] | chosen[121] | (chosen[122] | chosen[123]) | (chosen[124] | chosen[125] | (chosen[126] | chosen[127])))));
  assign t_3 = chosen[16]
    | chosen[17]
    | (chosen[18] | chosen[19])
    | (chosen[20] | chosen[21] | (chosen[22] | chosen[23]))
    | (chosen[24] | chosen[25] | (chosen[26] | chosen[27]) | (chosen[28] | chosen[29] | (chosen[30] | chosen[31])))
    | (chosen[48] | chosen[49] | (chosen[50] | chosen[51]) | (chosen[52] | chosen[53] | (chosen[54] | chosen[55])) | (chosen[56] | chosen[57] | (chosen[58] | chosen[59]) | (chosen[60] | chosen[61] | (chosen[62] | chosen[63]))))
    | (chosen[80] | chosen[81] | (chosen[82] | chosen[83]) | (chosen[84] | chosen[85] | (chosen[86] | chosen[87])) | (chosen[88] | chosen[89] | (chosen[90] | chosen[91]) | (chosen[92] | chosen[93] | (chosen[94] | chosen[95]))) | (chosen[112] | chosen[113] | (chosen[114] | chosen[115]) | (chosen[116] | chosen[117] | (chosen[118] | chosen[119])) | (chosen[120] | chosen[121] | (chosen[122] | chosen[123]) | (chosen[124] | chosen[125] | (chosen[126] | chosen[127])))));
  assign t_4 = chosen[8]
    | chosen[9]
    | (chosen[10] | chosen[11])
    | (chosen[12] | chosen[13] | (chosen[14] | chosen[15]))
    | (chosen[24] | chosen[25] | (chosen[26] | chosen[27]) | (chosen[28] | chosen[29] | (chosen[30] | chosen[31])))
    | (chosen[40] | chosen[41] | (chosen[42] | chosen[43]) | (chosen[44] | chosen[45] | (chosen[46] | chosen[47])) | (chosen[56] | chosen[57] | (chosen[58] | chosen[59]) | (chosen[60] | chosen[61] | (chosen[62] | chosen[63]))))
    | (chosen[72] | chosen[73] | (chosen[74] | chosen[75]) | (chosen[76] | chosen[77] | (chosen[78] | chosen[79])) | (chosen[88] | chosen[89] | (chosen[90] | chosen[91]) | (chosen[92] | chosen[93] | (chosen[94] | chosen[95]))) | (chosen[104] | chosen[105] | (chosen[106] | chosen[107]) | (chosen[108] | chosen[109] | (chosen[110] | chosen[111])) | (chosen[120] | chosen[121] | (chosen[122] | chosen[123]) | (chosen[124] | chosen[125] | (chosen[126] | chosen[127])))));
  assign t_5 = chosen[4]
    | chosen[5]
    | (chosen[6] | chosen[7])
    | (chosen[12] | chosen[13] | (chosen[14] | chosen[15]))
    | (chosen[20] | chosen[21] | (chosen[22] | chosen[23]) | (chosen[28] | chosen[29] | (chosen[30] | chosen[31])))
    | (chosen[36] | chosen[37] | (chosen[38] | chosen[39]) | (chosen[44] | chosen[45] | (chosen[46] | chosen[47])) | (chosen[52] | chosen[53] | (chosen[54] | chosen[55]) | (chosen[60] | chosen[61] | (chosen[62] | chosen[63]))))
    | (chosen[68] | chosen[69] | (chosen[70] | chosen[71]) | (chosen[76] | chosen[77] | (chosen[78] | chosen[79])) | (chosen[84] | chosen[85] | (chosen[86] | chosen[87]) | (chosen[92] | chosen[93] | (chosen[94] | chosen[95]))) | (chosen[100] | chosen[101] | (chosen[102] | chosen[103]) | (chosen[108] | chosen[109] | (chosen[110] | chosen[111])) | (chosen[116] | chosen[117] | (chosen[118] | chosen[119]) | (chosen[124] | chosen[125] | (chosen[126] | chosen[127])))));
  assign t_6 = chosen[2]
    | chosen[3]
    | (chosen[6] | chosen[7])
    | (chosen[10] | chosen[11] | (chosen[14] | chosen[15]))
    | (chosen[18] | chosen[19] | (chosen[22] | chosen[23]) | (chosen[26] | chosen[27] | (chosen[30] | chosen[31])))
    | (chosen[34] | chosen[35] | (chosen[38] | chosen[39]) | (chosen[42] | chosen[43] | (chosen[46] | chosen[47])) | (chosen[50] | chosen[51] | (chosen[54] | chosen[55]) | (chosen[58] | chosen[59] | (chosen[62] | chosen[63]))))
    | (chosen[66] | chosen[67] | (chosen[70] | chosen[71]) | (chosen[74] | chosen[75] | (chosen[78] | chosen[79])) | (chosen[82] | chosen[83] | (chosen[86] | chosen[87]) | (chosen[90] | chosen[91] | (chosen[94] | chosen[95]))) | (chosen[98] | chosen[99] | (chosen[102] | chosen[103]) | (chosen[106] | chosen[107] | (chosen[110] | chosen[111])) | (chosen[114] | chosen[115] | (chosen[118] | chosen[119]) | (chosen[122] | chosen[123] | (chosen[126] | chosen[127])))));
  assign t_7 = chosen[1]
    | chosen[3]
    | (chosen[5] | chosen[7])
    | (chosen[9] | chosen[11] | (chosen[13] | chosen[15]))
    | (chosen[17] | chosen[19] | (chosen[21] | chosen[23]) | (chosen[25] | chosen[27] | (chosen[29] | chosen[31])))
    | (chosen[33] | chosen[35] | (chosen[37] | chosen[39]) | (chosen[41] | chosen[43] | (chosen[45] | chosen[47])) | (chosen[49] | chosen[51] | (chosen[53] | chosen[55]) | (chosen[57] | chosen[59] | (chosen[61] | chosen[63]))))
    | (chosen[65] | chosen[67] | (chosen[69] | chosen[71]) | (chosen[73] | chosen[75] | (chosen[77] | chosen[79])) | (chosen[81] | chosen[83] | (chosen[85] | chosen[87]) | (chosen[89] | chosen[91] | (chosen[93] | chosen[95]))) | (chosen[97] | chosen[99] | (chosen[101] | chosen[103]) | (chosen[105] | chosen[107] | (chosen[109] | chosen[111])) | (chosen[113] | chosen[115] | (chosen[117] | chosen[119]) | (chosen[121] | chosen[123] | (chosen[125] | chosen[127])))));
  assign free_slot = {t_1, t_2, t_3, t_4, t_5, t_6, t_7};

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
      taken <= 128'd0;
    end else begin
      taken <= (taken | (chosen & {128{store}}))
        & ~({128{fetch & command_11[7]}} & (128'd1 << command_11[6:0]));
    end
  end

  assign chosen = ~taken & (~(~taken) + 128'd1);

  assign t_8 = chosen[64]
    | chosen[65]
    | (chosen[66] | chosen[67])
    | (chosen[68] | chosen[69] | (chosen[70] | chosen[71]))
    | (chosen[72] | chosen[73] | (chosen[74] | chosen[75]) | (chosen[76] | chosen[77] | (chosen[78] | chosen[79])))
    | (chosen[80] | chosen[81] | (chosen[82] | chosen[83]) | (chosen[84] | chosen[85] | (chosen[86] | chosen[87])) | (chosen[88] | chosen[89] | (chosen[90] | chosen[91]) | (chosen[92] | chosen[93] | (chosen[94] | chosen[95]))))
    | (chosen[96] | chosen[97] | (chosen[98] | chosen[99]) | (chosen[100] | chosen[101] | (chosen[102] | chosen[103])) | (chosen[104] | chosen[105] | (chosen[106] | chosen[107]) | (chosen[108] | chosen[109] | (chosen[110] | chosen[111]))) | (chosen[112] | chosen[113] | (chosen[114] | chosen[115]) | (chosen[116] | chosen[117] | (chosen[118] | chosen[119])) | (chosen[120] | chosen[121] | (chosen[122] | chosen[123]) | (chosen[124] | chosen[125] | (chosen[126] | chosen[127])))));
  assign t_9 = chosen[32]
    | chosen[33]
    | (chosen[34] | chosen[35])
    | (chosen[36] | chosen[37] | (chosen[38] | chosen[39]))
    | (chosen[40] | chosen[41] | (chosen[42] | chosen[43]) | (chosen[44] | chosen[45] | (chosen[46] | chosen[47])))
    | (chosen[48] | chosen[49] | (chosen[50] | chosen[51]) | (chosen[52] | chosen[53] | (chosen[54] | chosen[55])) | (chosen[56] | chosen[57] | (chosen[58] | chosen[59]) | (chosen[60] | chosen[61] | (chosen[62] | chosen[63]))))
    | (chosen[96] | chosen[97] | (chosen[98] | chosen[99]) | (chosen[100] | chosen[101] | (chosen[102] | chosen[103])) | (chosen[104] | chosen[105] | (chosen[106] | chosen[107]) | (chosen[108] | chosen[109] | (chosen[110] | chosen[111]))) | (chosen[112] | chosen[113] | (chosen[114] | chosen[115]) | (chosen[116] | chosen[117] | (chosen[118] | chosen[119])) | (chosen[120] | chosen[121] | (chosen[122] | chosen[123]) | (chosen[124] | chosen[125] | (chosen[126] | chosen[127])))));
  assign t_10 = chosen[16]
    | chosen[17]
    | (chosen[18] | chosen[19])
    | (chosen[20] | chosen[21] | (chosen[22] | chosen[23]))
    | (chosen[24] | chosen[25] | (chosen[26] | chosen[27]) | (chosen[28] | chosen[29] | (chosen[30] | chosen[31])))
    | (chosen[48] | chosen[49] | (chosen[50] | chosen[51]) | (chosen[52] | chosen[53] | (chosen[54] | chosen[55])) | (chosen[56] | chosen[57] | (chosen[58] | chosen[59]) | (chosen[60] | chosen[61] | (chosen[62] | chosen[63]))))
    | (chosen[80] | chosen[81] | (chosen[82] | chosen[83]) | (chosen[84] | chosen[85] | (chosen[86] | chosen[87])) | (chosen[88] | chosen[89] | (chosen[90] | chosen[91]) | (chosen[92] | chosen[93] | (chosen[94] | chosen[95]))) | (chosen[112] | chosen[113] | (chosen[114] | chosen[115]) | (chosen[116] | chosen[117] | (chosen[118] | chosen[119])) | (chosen[120] | chosen[121] | (chosen[122] | chosen[123]) | (chosen[124] | chosen[125] | (chosen[126] | chosen[127])))));
  assign t_11 = chosen[8]
    | chosen[9]
    | (chosen[10] | chosen[11])
    | (chosen[12] | chosen[13] | (chosen[14] | chosen[15]))
    | (chosen[24] | chosen[25] | (chosen[26] | chosen[27]) | (chosen[28] | chosen[29] | (chosen[30] | chosen[31])))
    | (chosen[40] | chosen[41] | (chosen[42] | chosen[43]) | (chosen[44] | chosen[45] | (chosen[46] | chosen[47])) | (chosen[56] | chosen[57] | (chosen[58] | chosen[59]) | (chosen[60] | chosen[61] | (chosen[62] | chosen[63]))))
    | (chosen[72] | chosen[73] | (chosen[74] | chosen[75]) | (chosen[76] | chosen[77] | (chosen[78] | chosen[79])) | (chosen[88] | chosen[89] | (chosen[90] | chosen[91]) | (chosen[92] | chosen[93] | (chosen[94] | chosen[95]))) | (chosen[104] | chosen[105] | (chosen[106] | chosen[107]) | (chosen[108] | chosen[109] | (chosen[110] | chosen[111])) | (chosen[120] | chosen[121] | (chosen[122] | chosen[123]) | (chosen[124] | chosen[125] | (chosen[126] | chosen[127])))));
  assign t_12 = chosen[4]
    | chosen[5]
    | (chosen[6] | chosen[7])
    | (chosen[12] | chosen[13] | (chosen[14] | chosen[15]))
    | (chosen[20] | chosen[21] | (chosen[22] | chosen[23]) | (chosen[28] | chosen[29] | (chosen[30] | chosen[31])))
    | (chosen[36] | chosen[37] | (chosen[38] | chosen[39]) | (chosen[44] | chosen[45] | (chosen[46] | chosen[47])) | (chosen[52] | chosen[53] | (chosen[54] | chosen[55]) | (chosen[60] | chosen[61] | (chosen[62] | chosen[63]))))
    | (chosen[68] | chosen[69] | (chosen[70] | chosen[71]) | (chosen[76] | chosen[77] | (chosen[78] | chosen[79])) | (chosen[84] | chosen[85] | (chosen[86] | chosen[87]) | (chosen[92] | chosen[93] | (chosen[94] | chosen[95]))) | (chosen[100] | chosen[101] | (chosen[102] | chosen[103]) | (chosen[108] | chosen[109] | (chosen[110] | chosen[111])) | (chosen[116] | chosen[117] | (chosen[118] | chosen[119]) | (chosen[124] | chosen[125] | (chosen[126] | chosen[127])))));
  assign t_13 = chosen[2]
    | chosen[3]
    | (chosen[6] | chosen[7])
    | (chosen[10] | chosen[11] | (chosen[14] | chosen[15]))
    | (chosen[18] | chosen[19] | (chosen[22] | chosen[23]) | (chosen[26] | chosen[27] | (chosen[30] | chosen[31])))
    | (chosen[34] | chosen[35] | (chosen[38] | chosen[39]) | (chosen[42] | chosen[43] | (chosen[46] | chosen[47])) | (chosen[50] | chosen[51] | (chosen[54] | chosen[55]) | (chosen[58] | chosen[59] | (chosen[62] | chosen[63]))))
    | (chosen[66] | chosen[67] | (chosen[70] | chosen[71]) | (chosen[74] | chosen[75] | (chosen[78] | chosen[79])) | (chosen[82] | chosen[83] | (chosen[86] | chosen[87]) | (chosen[90] | chosen[91] | (chosen[94] | chosen[95]))) | (chosen[98] | chosen[99] | (chosen[102] | chosen[103]) | (chosen[106] | chosen[107] | (chosen[110] | chosen[111])) | (chosen[114] | chosen[115] | (chosen[118] | chosen[119]) | (chosen[122] | chosen[123] | (chosen[126] | chosen[127])))));
  assign t_14 = chosen[1]
    | chosen[3]
    | (chosen[5] | chosen[7])
    | (chosen[9] | chosen[11] | (chosen[13] | chosen[15]))
    | (chosen[17] | chosen[19] | (chosen[21] | chosen[23]) | (chosen[25] | chosen[27] | (chosen[29] | chosen[31])))
    | (chosen[33] | chosen[35] | (chosen[37] | chosen[39]) | (chosen[41] | chosen[43] | (chosen[45] | chosen[47])) | (chosen[49] | chosen[51] | (chosen[53] | chosen[55]) | (chosen[57] | chosen[59] | (chosen[61] | chosen[63]))))
    | (chosen[65] | chosen[67] | (chosen[69] | chosen[71]) | (chosen[73] | chosen[75] | (chosen[77] | chosen[79])) | (chosen[81] | chosen[83] | (chosen[85] | chosen[87]) | (chosen[89] | chosen[91] | (chosen[93] | chosen[95]))) | (chosen[97] | chosen[99] | (chosen[101] | chosen[103]) | (chosen[105] | chosen[107] | (chosen[109] | chosen[111])) | (chosen[113] | chosen[115] | (chosen[117] | chosen[119]) | (chosen[121] | chosen[123] | (chosen[125] | chosen[127])))));
  assign t_15 = {t_8, t_9, t_10, t_11, t_12, t_13, t_14};
  assign low_write_address = t_15;
  assign low_write_data = {store_poison, store_data[255:0]};
  assign low_read_enable = fetch & !command_11[7];
  mem_1r1w_128x257 low (
    .clk           (clk),
    .write_enable  (store),
    .write_address (low_write_address),
    .write_data    (low_write_data),
    .read_enable   (low_read_enable),
    .read_address  (command_11[6:0]),
    .read_data     (low_read_data)
  );

  assign high_write_address = t_15;
  assign high_write_data = {store_poison, store_data[511:256]};
  assign high_read_enable = fetch & command_11[7];
  mem_1r1w_128x257 high (
    .clk           (clk),
    .write_enable  (store),
    .write_address (high_write_address),
    .write_data    (high_write_data),
    .read_enable   (high_read_enable),
    .read_address  (command_11[6:0]),
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
    of_second <= command_11[7];
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
