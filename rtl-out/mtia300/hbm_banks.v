// hbm_banks
//
// Open rows and timers of all banks. Bit b of a vector belongs to the bank of number b: stack
// id, bank, bank group, the last in the lowest bits.
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

module hbm_banks (
  input  wire        clk,
  input  wire        reset,
  // The row command of this clock: one of these.
  input  wire        activate,
  input  wire        precharge,
  input  wire        precharge_all,
  input  wire        refresh,
  input  wire        refresh_all,
  input  wire  [5:0] row_bank,
  input  wire [14:0] row,
  // The column command of this clock.
  input  wire        read,
  input  wire        write,
  input  wire  [5:0] column_bank,
  // A bank of which the row is asked for.
  input  wire  [5:0] look,
  output wire        look_open,
  output wire [14:0] look_row,
  output wire [63:0] is_open,
  output wire [63:0] is_used,
  // Banks that may have such a command now, as far as it is up to them.
  output wire [63:0] may_activate,
  output wire [63:0] may_precharge,
  output wire [63:0] may_read,
  output wire [63:0] may_write,
  // Banks that may be refreshed: not held back by their groups.
  output wire [63:0] may_refresh,
  // What all banks share lets such a command go.
  output wire        activate_gate,
  output wire        refresh_gate,
  output wire        read_gate,
  output wire        write_gate
);

  wire bank_0_activate;
  wire bank_0_precharge;
  wire bank_0_refresh;
  wire bank_0_read;
  wire bank_0_write;
  wire bank_0_is_open;
  wire [14:0] bank_0_row;
  wire bank_0_is_used;
  wire bank_0_activate_ready;
  wire bank_0_precharge_ready;
  wire bank_0_read_ready;
  wire bank_0_write_ready;
  wire bank_1_activate;
  wire bank_1_precharge;
  wire bank_1_refresh;
  wire bank_1_read;
  wire bank_1_write;
  wire bank_1_is_open;
  wire [14:0] bank_1_row;
  wire bank_1_is_used;
  wire bank_1_activate_ready;
  wire bank_1_precharge_ready;
  wire bank_1_read_ready;
  wire bank_1_write_ready;
  wire bank_2_activate;
  wire bank_2_precharge;
  wire bank_2_refresh;
  wire bank_2_read;
  wire bank_2_write;
  wire bank_2_is_open;
  wire [14:0] bank_2_row;
  wire bank_2_is_used;
  wire bank_2_activate_ready;
  wire bank_2_precharge_ready;
  wire bank_2_read_ready;
  wire bank_2_write_ready;
  wire bank_3_activate;
  wire bank_3_precharge;
  wire bank_3_refresh;
  wire bank_3_read;
  wire bank_3_write;
  wire bank_3_is_open;
  wire [14:0] bank_3_row;
  wire bank_3_is_used;
  wire bank_3_activate_ready;
  wire bank_3_precharge_ready;
  wire bank_3_read_ready;
  wire bank_3_write_ready;
  wire bank_4_activate;
  wire bank_4_precharge;
  wire bank_4_refresh;
  wire bank_4_read;
  wire bank_4_write;
  wire bank_4_is_open;
  wire [14:0] bank_4_row;
  wire bank_4_is_used;
  wire bank_4_activate_ready;
  wire bank_4_precharge_ready;
  wire bank_4_read_ready;
  wire bank_4_write_ready;
  wire bank_5_activate;
  wire bank_5_precharge;
  wire bank_5_refresh;
  wire bank_5_read;
  wire bank_5_write;
  wire bank_5_is_open;
  wire [14:0] bank_5_row;
  wire bank_5_is_used;
  wire bank_5_activate_ready;
  wire bank_5_precharge_ready;
  wire bank_5_read_ready;
  wire bank_5_write_ready;
  wire bank_6_activate;
  wire bank_6_precharge;
  wire bank_6_refresh;
  wire bank_6_read;
  wire bank_6_write;
  wire bank_6_is_open;
  wire [14:0] bank_6_row;
  wire bank_6_is_used;
  wire bank_6_activate_ready;
  wire bank_6_precharge_ready;
  wire bank_6_read_ready;
  wire bank_6_write_ready;
  wire bank_7_activate;
  wire bank_7_precharge;
  wire bank_7_refresh;
  wire bank_7_read;
  wire bank_7_write;
  wire bank_7_is_open;
  wire [14:0] bank_7_row;
  wire bank_7_is_used;
  wire bank_7_activate_ready;
  wire bank_7_precharge_ready;
  wire bank_7_read_ready;
  wire bank_7_write_ready;
  wire bank_8_activate;
  wire bank_8_precharge;
  wire bank_8_refresh;
  wire bank_8_read;
  wire bank_8_write;
  wire bank_8_is_open;
  wire [14:0] bank_8_row;
  wire bank_8_is_used;
  wire bank_8_activate_ready;
  wire bank_8_precharge_ready;
  wire bank_8_read_ready;
  wire bank_8_write_ready;
  wire bank_9_activate;
  wire bank_9_precharge;
  wire bank_9_refresh;
  wire bank_9_read;
  wire bank_9_write;
  wire bank_9_is_open;
  wire [14:0] bank_9_row;
  wire bank_9_is_used;
  wire bank_9_activate_ready;
  wire bank_9_precharge_ready;
  wire bank_9_read_ready;
  wire bank_9_write_ready;
  wire bank_10_activate;
  wire bank_10_precharge;
  wire bank_10_refresh;
  wire bank_10_read;
  wire bank_10_write;
  wire bank_10_is_open;
  wire [14:0] bank_10_row;
  wire bank_10_is_used;
  wire bank_10_activate_ready;
  wire bank_10_precharge_ready;
  wire bank_10_read_ready;
  wire bank_10_write_ready;
  wire bank_11_activate;
  wire bank_11_precharge;
  wire bank_11_refresh;
  wire bank_11_read;
  wire bank_11_write;
  wire bank_11_is_open;
  wire [14:0] bank_11_row;
  wire bank_11_is_used;
  wire bank_11_activate_ready;
  wire bank_11_precharge_ready;
  wire bank_11_read_ready;
  wire bank_11_write_ready;
  wire bank_12_activate;
  wire bank_12_precharge;
  wire bank_12_refresh;
  wire bank_12_read;
  wire bank_12_write;
  wire bank_12_is_open;
  wire [14:0] bank_12_row;
  wire bank_12_is_used;
  wire bank_12_activate_ready;
  wire bank_12_precharge_ready;
  wire bank_12_read_ready;
  wire bank_12_write_ready;
  wire bank_13_activate;
  wire bank_13_precharge;
  wire bank_13_refresh;
  wire bank_13_read;
  wire bank_13_write;
  wire bank_13_is_open;
  wire [14:0] bank_13_row;
  wire bank_13_is_used;
  wire bank_13_activate_ready;
  wire bank_13_precharge_ready;
  wire bank_13_read_ready;
  wire bank_13_write_ready;
  wire bank_14_activate;
  wire bank_14_precharge;
  wire bank_14_refresh;
  wire bank_14_read;
  wire bank_14_write;
  wire bank_14_is_open;
  wire [14:0] bank_14_row;
  wire bank_14_is_used;
  wire bank_14_activate_ready;
  wire bank_14_precharge_ready;
  wire bank_14_read_ready;
  wire bank_14_write_ready;
  wire bank_15_activate;
  wire bank_15_precharge;
  wire bank_15_refresh;
  wire bank_15_read;
  wire bank_15_write;
  wire bank_15_is_open;
  wire [14:0] bank_15_row;
  wire bank_15_is_used;
  wire bank_15_activate_ready;
  wire bank_15_precharge_ready;
  wire bank_15_read_ready;
  wire bank_15_write_ready;
  wire bank_16_activate;
  wire bank_16_precharge;
  wire bank_16_refresh;
  wire bank_16_read;
  wire bank_16_write;
  wire bank_16_is_open;
  wire [14:0] bank_16_row;
  wire bank_16_is_used;
  wire bank_16_activate_ready;
  wire bank_16_precharge_ready;
  wire bank_16_read_ready;
  wire bank_16_write_ready;
  wire bank_17_activate;
  wire bank_17_precharge;
  wire bank_17_refresh;
  wire bank_17_read;
  wire bank_17_write;
  wire bank_17_is_open;
  wire [14:0] bank_17_row;
  wire bank_17_is_used;
  wire bank_17_activate_ready;
  wire bank_17_precharge_ready;
  wire bank_17_read_ready;
  wire bank_17_write_ready;
  wire bank_18_activate;
  wire bank_18_precharge;
  wire bank_18_refresh;
  wire bank_18_read;
  wire bank_18_write;
  wire bank_18_is_open;
  wire [14:0] bank_18_row;
  wire bank_18_is_used;
  wire bank_18_activate_ready;
  wire bank_18_precharge_ready;
  wire bank_18_read_ready;
  wire bank_18_write_ready;
  wire bank_19_activate;
  wire bank_19_precharge;
  wire bank_19_refresh;
  wire bank_19_read;
  wire bank_19_write;
  wire bank_19_is_open;
  wire [14:0] bank_19_row;
  wire bank_19_is_used;
  wire bank_19_activate_ready;
  wire bank_19_precharge_ready;
  wire bank_19_read_ready;
  wire bank_19_write_ready;
  wire bank_20_activate;
  wire bank_20_precharge;
  wire bank_20_refresh;
  wire bank_20_read;
  wire bank_20_write;
  wire bank_20_is_open;
  wire [14:0] bank_20_row;
  wire bank_20_is_used;
  wire bank_20_activate_ready;
  wire bank_20_precharge_ready;
  wire bank_20_read_ready;
  wire bank_20_write_ready;
  wire bank_21_activate;
  wire bank_21_precharge;
  wire bank_21_refresh;
  wire bank_21_read;
  wire bank_21_write;
  wire bank_21_is_open;
  wire [14:0] bank_21_row;
  wire bank_21_is_used;
  wire bank_21_activate_ready;
  wire bank_21_precharge_ready;
  wire bank_21_read_ready;
  wire bank_21_write_ready;
  wire bank_22_activate;
  wire bank_22_precharge;
  wire bank_22_refresh;
  wire bank_22_read;
  wire bank_22_write;
  wire bank_22_is_open;
  wire [14:0] bank_22_row;
  wire bank_22_is_used;
  wire bank_22_activate_ready;
  wire bank_22_precharge_ready;
  wire bank_22_read_ready;
  wire bank_22_write_ready;
  wire bank_23_activate;
  wire bank_23_precharge;
  wire bank_23_refresh;
  wire bank_23_read;
  wire bank_23_write;
  wire bank_23_is_open;
  wire [14:0] bank_23_row;
  wire bank_23_is_used;
  wire bank_23_activate_ready;
  wire bank_23_precharge_ready;
  wire bank_23_read_ready;
  wire bank_23_write_ready;
  wire bank_24_activate;
  wire bank_24_precharge;
  wire bank_24_refresh;
  wire bank_24_read;
  wire bank_24_write;
  wire bank_24_is_open;
  wire [14:0] bank_24_row;
  wire bank_24_is_used;
  wire bank_24_activate_ready;
  wire bank_24_precharge_ready;
  wire bank_24_read_ready;
  wire bank_24_write_ready;
  wire bank_25_activate;
  wire bank_25_precharge;
  wire bank_25_refresh;
  wire bank_25_read;
  wire bank_25_write;
  wire bank_25_is_open;
  wire [14:0] bank_25_row;
  wire bank_25_is_used;
  wire bank_25_activate_ready;
  wire bank_25_precharge_ready;
  wire bank_25_read_ready;
  wire bank_25_write_ready;
  wire bank_26_activate;
  wire bank_26_precharge;
  wire bank_26_refresh;
  wire bank_26_read;
  wire bank_26_write;
  wire bank_26_is_open;
  wire [14:0] bank_26_row;
  wire bank_26_is_used;
  wire bank_26_activate_ready;
  wire bank_26_precharge_ready;
  wire bank_26_read_ready;
  wire bank_26_write_ready;
  wire bank_27_activate;
  wire bank_27_precharge;
  wire bank_27_refresh;
  wire bank_27_read;
  wire bank_27_write;
  wire bank_27_is_open;
  wire [14:0] bank_27_row;
  wire bank_27_is_used;
  wire bank_27_activate_ready;
  wire bank_27_precharge_ready;
  wire bank_27_read_ready;
  wire bank_27_write_ready;
  wire bank_28_activate;
  wire bank_28_precharge;
  wire bank_28_refresh;
  wire bank_28_read;
  wire bank_28_write;
  wire bank_28_is_open;
  wire [14:0] bank_28_row;
  wire bank_28_is_used;
  wire bank_28_activate_ready;
  wire bank_28_precharge_ready;
  wire bank_28_read_ready;
  wire bank_28_write_ready;
  wire bank_29_activate;
  wire bank_29_precharge;
  wire bank_29_refresh;
  wire bank_29_read;
  wire bank_29_write;
  wire bank_29_is_open;
  wire [14:0] bank_29_row;
  wire bank_29_is_used;
  wire bank_29_activate_ready;
  wire bank_29_precharge_ready;
  wire bank_29_read_ready;
  wire bank_29_write_ready;
  wire bank_30_activate;
  wire bank_30_precharge;
  wire bank_30_refresh;
  wire bank_30_read;
  wire bank_30_write;
  wire bank_30_is_open;
  wire [14:0] bank_30_row;
  wire bank_30_is_used;
  wire bank_30_activate_ready;
  wire bank_30_precharge_ready;
  wire bank_30_read_ready;
  wire bank_30_write_ready;
  wire bank_31_activate;
  wire bank_31_precharge;
  wire bank_31_refresh;
  wire bank_31_read;
  wire bank_31_write;
  wire bank_31_is_open;
  wire [14:0] bank_31_row;
  wire bank_31_is_used;
  wire bank_31_activate_ready;
  wire bank_31_precharge_ready;
  wire bank_31_read_ready;
  wire bank_31_write_ready;
  wire bank_32_activate;
  wire bank_32_precharge;
  wire bank_32_refresh;
  wire bank_32_read;
  wire bank_32_write;
  wire bank_32_is_open;
  wire [14:0] bank_32_row;
  wire bank_32_is_used;
  wire bank_32_activate_ready;
  wire bank_32_precharge_ready;
  wire bank_32_read_ready;
  wire bank_32_write_ready;
  wire bank_33_activate;
  wire bank_33_precharge;
  wire bank_33_refresh;
  wire bank_33_read;
  wire bank_33_write;
  wire bank_33_is_open;
  wire [14:0] bank_33_row;
  wire bank_33_is_used;
  wire bank_33_activate_ready;
  wire bank_33_precharge_ready;
  wire bank_33_read_ready;
  wire bank_33_write_ready;
  wire bank_34_activate;
  wire bank_34_precharge;
  wire bank_34_refresh;
  wire bank_34_read;
  wire bank_34_write;
  wire bank_34_is_open;
  wire [14:0] bank_34_row;
  wire bank_34_is_used;
  wire bank_34_activate_ready;
  wire bank_34_precharge_ready;
  wire bank_34_read_ready;
  wire bank_34_write_ready;
  wire bank_35_activate;
  wire bank_35_precharge;
  wire bank_35_refresh;
  wire bank_35_read;
  wire bank_35_write;
  wire bank_35_is_open;
  wire [14:0] bank_35_row;
  wire bank_35_is_used;
  wire bank_35_activate_ready;
  wire bank_35_precharge_ready;
  wire bank_35_read_ready;
  wire bank_35_write_ready;
  wire bank_36_activate;
  wire bank_36_precharge;
  wire bank_36_refresh;
  wire bank_36_read;
  wire bank_36_write;
  wire bank_36_is_open;
  wire [14:0] bank_36_row;
  wire bank_36_is_used;
  wire bank_36_activate_ready;
  wire bank_36_precharge_ready;
  wire bank_36_read_ready;
  wire bank_36_write_ready;
  wire bank_37_activate;
  wire bank_37_precharge;
  wire bank_37_refresh;
  wire bank_37_read;
  wire bank_37_write;
  wire bank_37_is_open;
  wire [14:0] bank_37_row;
  wire bank_37_is_used;
  wire bank_37_activate_ready;
  wire bank_37_precharge_ready;
  wire bank_37_read_ready;
  wire bank_37_write_ready;
  wire bank_38_activate;
  wire bank_38_precharge;
  wire bank_38_refresh;
  wire bank_38_read;
  wire bank_38_write;
  wire bank_38_is_open;
  wire [14:0] bank_38_row;
  wire bank_38_is_used;
  wire bank_38_activate_ready;
  wire bank_38_precharge_ready;
  wire bank_38_read_ready;
  wire bank_38_write_ready;
  wire bank_39_activate;
  wire bank_39_precharge;
  wire bank_39_refresh;
  wire bank_39_read;
  wire bank_39_write;
  wire bank_39_is_open;
  wire [14:0] bank_39_row;
  wire bank_39_is_used;
  wire bank_39_activate_ready;
  wire bank_39_precharge_ready;
  wire bank_39_read_ready;
  wire bank_39_write_ready;
  wire bank_40_activate;
  wire bank_40_precharge;
  wire bank_40_refresh;
  wire bank_40_read;
  wire bank_40_write;
  wire bank_40_is_open;
  wire [14:0] bank_40_row;
  wire bank_40_is_used;
  wire bank_40_activate_ready;
  wire bank_40_precharge_ready;
  wire bank_40_read_ready;
  wire bank_40_write_ready;
  wire bank_41_activate;
  wire bank_41_precharge;
  wire bank_41_refresh;
  wire bank_41_read;
  wire bank_41_write;
  wire bank_41_is_open;
  wire [14:0] bank_41_row;
  wire bank_41_is_used;
  wire bank_41_activate_ready;
  wire bank_41_precharge_ready;
  wire bank_41_read_ready;
  wire bank_41_write_ready;
  wire bank_42_activate;
  wire bank_42_precharge;
  wire bank_42_refresh;
  wire bank_42_read;
  wire bank_42_write;
  wire bank_42_is_open;
  wire [14:0] bank_42_row;
  wire bank_42_is_used;
  wire bank_42_activate_ready;
  wire bank_42_precharge_ready;
  wire bank_42_read_ready;
  wire bank_42_write_ready;
  wire bank_43_activate;
  wire bank_43_precharge;
  wire bank_43_refresh;
  wire bank_43_read;
  wire bank_43_write;
  wire bank_43_is_open;
  wire [14:0] bank_43_row;
  wire bank_43_is_used;
  wire bank_43_activate_ready;
  wire bank_43_precharge_ready;
  wire bank_43_read_ready;
  wire bank_43_write_ready;
  wire bank_44_activate;
  wire bank_44_precharge;
  wire bank_44_refresh;
  wire bank_44_read;
  wire bank_44_write;
  wire bank_44_is_open;
  wire [14:0] bank_44_row;
  wire bank_44_is_used;
  wire bank_44_activate_ready;
  wire bank_44_precharge_ready;
  wire bank_44_read_ready;
  wire bank_44_write_ready;
  wire bank_45_activate;
  wire bank_45_precharge;
  wire bank_45_refresh;
  wire bank_45_read;
  wire bank_45_write;
  wire bank_45_is_open;
  wire [14:0] bank_45_row;
  wire bank_45_is_used;
  wire bank_45_activate_ready;
  wire bank_45_precharge_ready;
  wire bank_45_read_ready;
  wire bank_45_write_ready;
  wire bank_46_activate;
  wire bank_46_precharge;
  wire bank_46_refresh;
  wire bank_46_read;
  wire bank_46_write;
  wire bank_46_is_open;
  wire [14:0] bank_46_row;
  wire bank_46_is_used;
  wire bank_46_activate_ready;
  wire bank_46_precharge_ready;
  wire bank_46_read_ready;
  wire bank_46_write_ready;
  wire bank_47_activate;
  wire bank_47_precharge;
  wire bank_47_refresh;
  wire bank_47_read;
  wire bank_47_write;
  wire bank_47_is_open;
  wire [14:0] bank_47_row;
  wire bank_47_is_used;
  wire bank_47_activate_ready;
  wire bank_47_precharge_ready;
  wire bank_47_read_ready;
  wire bank_47_write_ready;
  wire [63:0] t_0;
  wire [959:0] t_1;
  wire group_0_0_activate;
  wire group_0_0_read;
  wire group_0_0_write;
  wire group_0_0_activate_ready;
  wire group_0_0_read_ready;
  wire group_0_0_write_ready;
  wire t_2;
  wire group_0_1_activate;
  wire group_0_1_read;
  wire group_0_1_write;
  wire group_0_1_activate_ready;
  wire group_0_1_read_ready;
  wire group_0_1_write_ready;
  wire t_3;
  wire group_0_2_activate;
  wire group_0_2_read;
  wire group_0_2_write;
  wire group_0_2_activate_ready;
  wire group_0_2_read_ready;
  wire group_0_2_write_ready;
  wire t_4;
  wire group_0_3_activate;
  wire group_0_3_read;
  wire group_0_3_write;
  wire group_0_3_activate_ready;
  wire group_0_3_read_ready;
  wire group_0_3_write_ready;
  wire t_5;
  wire group_1_0_activate;
  wire group_1_0_read;
  wire group_1_0_write;
  wire group_1_0_activate_ready;
  wire group_1_0_read_ready;
  wire group_1_0_write_ready;
  wire t_6;
  wire group_1_1_activate;
  wire group_1_1_read;
  wire group_1_1_write;
  wire group_1_1_activate_ready;
  wire group_1_1_read_ready;
  wire group_1_1_write_ready;
  wire t_7;
  wire group_1_2_activate;
  wire group_1_2_read;
  wire group_1_2_write;
  wire group_1_2_activate_ready;
  wire group_1_2_read_ready;
  wire group_1_2_write_ready;
  wire t_8;
  wire group_1_3_activate;
  wire group_1_3_read;
  wire group_1_3_write;
  wire group_1_3_activate_ready;
  wire group_1_3_read_ready;
  wire group_1_3_write_ready;
  wire t_9;
  wire group_2_0_activate;
  wire group_2_0_read;
  wire group_2_0_write;
  wire group_2_0_activate_ready;
  wire group_2_0_read_ready;
  wire group_2_0_write_ready;
  wire t_10;
  wire group_2_1_activate;
  wire group_2_1_read;
  wire group_2_1_write;
  wire group_2_1_activate_ready;
  wire group_2_1_read_ready;
  wire group_2_1_write_ready;
  wire t_11;
  wire group_2_2_activate;
  wire group_2_2_read;
  wire group_2_2_write;
  wire group_2_2_activate_ready;
  wire group_2_2_read_ready;
  wire group_2_2_write_ready;
  wire t_12;
  wire group_2_3_activate;
  wire group_2_3_read;
  wire group_2_3_write;
  wire group_2_3_activate_ready;
  wire group_2_3_read_ready;
  wire group_2_3_write_ready;
  wire t_13;
  wire [1:0] other_to_read_next;
  wire [3:0] t_14;
  wire [63:0] read_stacks;
  wire [1:0] other_to_write_next;
  wire [3:0] t_15;
  wire [63:0] write_stacks;
  wire [3:0] any_to_activate_next;
  wire [3:0] any_to_refresh_next;
  wire [4:0] any_to_read_next;
  wire [4:0] any_to_write_next;
  wire [4:0] t_16;
  wire [4:0] t_17;
  wire [4:0] t_18;
  reg [1:0] last_stack;
  reg [1:0] other_to_read;
  reg [1:0] other_to_write;
  reg [3:0] any_to_activate;
  reg [3:0] any_to_refresh;
  reg [4:0] any_to_read;
  reg [4:0] any_to_write;
  reg [4:0] window_0;
  reg [4:0] window_1;
  reg [4:0] window_2;
  reg [4:0] window_3;
  // Of these only some bits are of use here.
  // verilator lint_off UNUSEDSIGNAL
  wire [63:0] at_row;
  wire [63:0] at_column;
  // verilator lint_on UNUSEDSIGNAL

  assign t_0 = {
    1'b0, 1'b0, 1'b0, 1'b0, 1'b0, 1'b0, 1'b0, 1'b0, 1'b0, 1'b0, 1'b0, 1'b0, 1'b0, 1'b0, 1'b0, 1'b0,
    bank_47_is_open, bank_46_is_open, bank_45_is_open, bank_44_is_open, bank_43_is_open,
    bank_42_is_open, bank_41_is_open, bank_40_is_open, bank_39_is_open, bank_38_is_open,
    bank_37_is_open, bank_36_is_open, bank_35_is_open, bank_34_is_open, bank_33_is_open,
    bank_32_is_open, bank_31_is_open, bank_30_is_open, bank_29_is_open, bank_28_is_open,
    bank_27_is_open, bank_26_is_open, bank_25_is_open, bank_24_is_open, bank_23_is_open,
    bank_22_is_open, bank_21_is_open, bank_20_is_open, bank_19_is_open, bank_18_is_open,
    bank_17_is_open, bank_16_is_open, bank_15_is_open, bank_14_is_open, bank_13_is_open,
    bank_12_is_open, bank_11_is_open, bank_10_is_open, bank_9_is_open, bank_8_is_open,
    bank_7_is_open, bank_6_is_open, bank_5_is_open, bank_4_is_open, bank_3_is_open, bank_2_is_open,
    bank_1_is_open, bank_0_is_open
  };
  assign look_open = t_0[look];

  assign t_1 = {
    15'd0, 15'd0, 15'd0, 15'd0, 15'd0, 15'd0, 15'd0, 15'd0, 15'd0, 15'd0, 15'd0, 15'd0, 15'd0,
    15'd0, 15'd0, 15'd0, bank_47_row, bank_46_row, bank_45_row, bank_44_row, bank_43_row,
    bank_42_row, bank_41_row, bank_40_row, bank_39_row, bank_38_row, bank_37_row, bank_36_row,
    bank_35_row, bank_34_row, bank_33_row, bank_32_row, bank_31_row, bank_30_row, bank_29_row,
    bank_28_row, bank_27_row, bank_26_row, bank_25_row, bank_24_row, bank_23_row, bank_22_row,
    bank_21_row, bank_20_row, bank_19_row, bank_18_row, bank_17_row, bank_16_row, bank_15_row,
    bank_14_row, bank_13_row, bank_12_row, bank_11_row, bank_10_row, bank_9_row, bank_8_row,
    bank_7_row, bank_6_row, bank_5_row, bank_4_row, bank_3_row, bank_2_row, bank_1_row, bank_0_row
  };
  assign look_row = t_1[{4'd0, look} * 10'd15 +: 15];

  assign is_open = t_0;

  assign is_used = {
    1'b0, 1'b0, 1'b0, 1'b0, 1'b0, 1'b0, 1'b0, 1'b0, 1'b0, 1'b0, 1'b0, 1'b0, 1'b0, 1'b0, 1'b0, 1'b0,
    bank_47_is_used, bank_46_is_used, bank_45_is_used, bank_44_is_used, bank_43_is_used,
    bank_42_is_used, bank_41_is_used, bank_40_is_used, bank_39_is_used, bank_38_is_used,
    bank_37_is_used, bank_36_is_used, bank_35_is_used, bank_34_is_used, bank_33_is_used,
    bank_32_is_used, bank_31_is_used, bank_30_is_used, bank_29_is_used, bank_28_is_used,
    bank_27_is_used, bank_26_is_used, bank_25_is_used, bank_24_is_used, bank_23_is_used,
    bank_22_is_used, bank_21_is_used, bank_20_is_used, bank_19_is_used, bank_18_is_used,
    bank_17_is_used, bank_16_is_used, bank_15_is_used, bank_14_is_used, bank_13_is_used,
    bank_12_is_used, bank_11_is_used, bank_10_is_used, bank_9_is_used, bank_8_is_used,
    bank_7_is_used, bank_6_is_used, bank_5_is_used, bank_4_is_used, bank_3_is_used, bank_2_is_used,
    bank_1_is_used, bank_0_is_used
  };

  assign may_activate = {1'b0, 1'b0, 1'b0, 1'b0, 1'b0, 1'b0, 1'b0, 1'b0, 1'b0, 1'b0, 1'b0, 1'b0, 1'b0, 1'b0, 1'b0, 1'b0, bank_47_activate_ready, bank_46_activate_ready, bank_45_activate_ready, bank_44_activate_ready, bank_43_activate_ready, bank_42_activate_ready, bank_41_activate_ready, bank_40_activate_ready, bank_39_activate_ready, bank_38_activate_ready, bank_37_activate_ready, bank_36_activate_ready, bank_35_activate_ready, bank_34_activate_ready, bank_33_activate_ready, bank_32_activate_ready, bank_31_activate_ready, bank_30_activate_ready, bank_29_activate_ready, bank_28_activate_ready, bank_27_activate_ready, bank_26_activate_ready, bank_25_activate_ready, bank_24_activate_ready, bank_23_activate_ready, bank_22_activate_ready, bank_21_activate_ready, bank_20_activate_ready, bank_19_activate_ready, bank_18_activate_ready, bank_17_activate_ready, bank_16_activate_ready, bank_15_activate_ready, bank_14_activate_ready, bank_13_activate_ready, bank_12_activate_ready, bank_11_activate_ready, bank_10_activate_ready, bank_9_activate_ready, bank_8_activate_ready, bank_7_activate_ready, bank_6_activate_ready, bank_5_activate_ready, bank_4_activate_ready, bank_3_activate_ready, bank_2_activate_ready, bank_1_activate_ready, bank_0_activate_ready}
    & {16'd0, {4{{group_2_3_activate_ready, group_2_2_activate_ready, group_2_1_activate_ready, group_2_0_activate_ready}}}, {4{{group_1_3_activate_ready, group_1_2_activate_ready, group_1_1_activate_ready, group_1_0_activate_ready}}}, {4{{group_0_3_activate_ready, group_0_2_activate_ready, group_0_1_activate_ready, group_0_0_activate_ready}}}};

  assign may_precharge = {
    1'b0, 1'b0, 1'b0, 1'b0, 1'b0, 1'b0, 1'b0, 1'b0, 1'b0, 1'b0, 1'b0, 1'b0, 1'b0, 1'b0, 1'b0, 1'b0,
    bank_47_precharge_ready, bank_46_precharge_ready, bank_45_precharge_ready,
    bank_44_precharge_ready, bank_43_precharge_ready, bank_42_precharge_ready,
    bank_41_precharge_ready, bank_40_precharge_ready, bank_39_precharge_ready,
    bank_38_precharge_ready, bank_37_precharge_ready, bank_36_precharge_ready,
    bank_35_precharge_ready, bank_34_precharge_ready, bank_33_precharge_ready,
    bank_32_precharge_ready, bank_31_precharge_ready, bank_30_precharge_ready,
    bank_29_precharge_ready, bank_28_precharge_ready, bank_27_precharge_ready,
    bank_26_precharge_ready, bank_25_precharge_ready, bank_24_precharge_ready,
    bank_23_precharge_ready, bank_22_precharge_ready, bank_21_precharge_ready,
    bank_20_precharge_ready, bank_19_precharge_ready, bank_18_precharge_ready,
    bank_17_precharge_ready, bank_16_precharge_ready, bank_15_precharge_ready,
    bank_14_precharge_ready, bank_13_precharge_ready, bank_12_precharge_ready,
    bank_11_precharge_ready, bank_10_precharge_ready, bank_9_precharge_ready, bank_8_precharge_ready,
    bank_7_precharge_ready, bank_6_precharge_ready, bank_5_precharge_ready, bank_4_precharge_ready,
    bank_3_precharge_ready, bank_2_precharge_ready, bank_1_precharge_ready, bank_0_precharge_ready
  };

  assign may_read = {1'b0, 1'b0, 1'b0, 1'b0, 1'b0, 1'b0, 1'b0, 1'b0, 1'b0, 1'b0, 1'b0, 1'b0, 1'b0, 1'b0, 1'b0, 1'b0, bank_47_read_ready, bank_46_read_ready, bank_45_read_ready, bank_44_read_ready, bank_43_read_ready, bank_42_read_ready, bank_41_read_ready, bank_40_read_ready, bank_39_read_ready, bank_38_read_ready, bank_37_read_ready, bank_36_read_ready, bank_35_read_ready, bank_34_read_ready, bank_33_read_ready, bank_32_read_ready, bank_31_read_ready, bank_30_read_ready, bank_29_read_ready, bank_28_read_ready, bank_27_read_ready, bank_26_read_ready, bank_25_read_ready, bank_24_read_ready, bank_23_read_ready, bank_22_read_ready, bank_21_read_ready, bank_20_read_ready, bank_19_read_ready, bank_18_read_ready, bank_17_read_ready, bank_16_read_ready, bank_15_read_ready, bank_14_read_ready, bank_13_read_ready, bank_12_read_ready, bank_11_read_ready, bank_10_read_ready, bank_9_read_ready, bank_8_read_ready, bank_7_read_ready, bank_6_read_ready, bank_5_read_ready, bank_4_read_ready, bank_3_read_ready, bank_2_read_ready, bank_1_read_ready, bank_0_read_ready}
    & {16'd0, {4{{group_2_3_read_ready, group_2_2_read_ready, group_2_1_read_ready, group_2_0_read_ready}}}, {4{{group_1_3_read_ready, group_1_2_read_ready, group_1_1_read_ready, group_1_0_read_ready}}}, {4{{group_0_3_read_ready, group_0_2_read_ready, group_0_1_read_ready, group_0_0_read_ready}}}}
    & read_stacks;

  assign may_write = {1'b0, 1'b0, 1'b0, 1'b0, 1'b0, 1'b0, 1'b0, 1'b0, 1'b0, 1'b0, 1'b0, 1'b0, 1'b0, 1'b0, 1'b0, 1'b0, bank_47_write_ready, bank_46_write_ready, bank_45_write_ready, bank_44_write_ready, bank_43_write_ready, bank_42_write_ready, bank_41_write_ready, bank_40_write_ready, bank_39_write_ready, bank_38_write_ready, bank_37_write_ready, bank_36_write_ready, bank_35_write_ready, bank_34_write_ready, bank_33_write_ready, bank_32_write_ready, bank_31_write_ready, bank_30_write_ready, bank_29_write_ready, bank_28_write_ready, bank_27_write_ready, bank_26_write_ready, bank_25_write_ready, bank_24_write_ready, bank_23_write_ready, bank_22_write_ready, bank_21_write_ready, bank_20_write_ready, bank_19_write_ready, bank_18_write_ready, bank_17_write_ready, bank_16_write_ready, bank_15_write_ready, bank_14_write_ready, bank_13_write_ready, bank_12_write_ready, bank_11_write_ready, bank_10_write_ready, bank_9_write_ready, bank_8_write_ready, bank_7_write_ready, bank_6_write_ready, bank_5_write_ready, bank_4_write_ready, bank_3_write_ready, bank_2_write_ready, bank_1_write_ready, bank_0_write_ready}
    & {16'd0, {4{{group_2_3_write_ready, group_2_2_write_ready, group_2_1_write_ready, group_2_0_write_ready}}}, {4{{group_1_3_write_ready, group_1_2_write_ready, group_1_1_write_ready, group_1_0_write_ready}}}, {4{{group_0_3_write_ready, group_0_2_write_ready, group_0_1_write_ready, group_0_0_write_ready}}}}
    & write_stacks;

  assign may_refresh = {
    1'b0, 1'b0, 1'b0, 1'b0, 1'b0, 1'b0, 1'b0, 1'b0, 1'b0, 1'b0, 1'b0, 1'b0, 1'b0, 1'b0, 1'b0, 1'b0,
    bank_47_activate_ready, bank_46_activate_ready, bank_45_activate_ready, bank_44_activate_ready,
    bank_43_activate_ready, bank_42_activate_ready, bank_41_activate_ready, bank_40_activate_ready,
    bank_39_activate_ready, bank_38_activate_ready, bank_37_activate_ready, bank_36_activate_ready,
    bank_35_activate_ready, bank_34_activate_ready, bank_33_activate_ready, bank_32_activate_ready,
    bank_31_activate_ready, bank_30_activate_ready, bank_29_activate_ready, bank_28_activate_ready,
    bank_27_activate_ready, bank_26_activate_ready, bank_25_activate_ready, bank_24_activate_ready,
    bank_23_activate_ready, bank_22_activate_ready, bank_21_activate_ready, bank_20_activate_ready,
    bank_19_activate_ready, bank_18_activate_ready, bank_17_activate_ready, bank_16_activate_ready,
    bank_15_activate_ready, bank_14_activate_ready, bank_13_activate_ready, bank_12_activate_ready,
    bank_11_activate_ready, bank_10_activate_ready, bank_9_activate_ready, bank_8_activate_ready,
    bank_7_activate_ready, bank_6_activate_ready, bank_5_activate_ready, bank_4_activate_ready,
    bank_3_activate_ready, bank_2_activate_ready, bank_1_activate_ready, bank_0_activate_ready
  };

  assign activate_gate = !(|any_to_activate) & !(|window_3);
  assign refresh_gate = !(|any_to_refresh);
  assign read_gate = !(|any_to_read);
  assign write_gate = !(|any_to_write);

  // ---- Banks ----

  assign at_row = 64'd1 << row_bank;
  assign at_column = 64'd1 << column_bank;

  assign bank_0_activate = activate & at_row[0];
  assign bank_0_precharge = (precharge & at_row[0]) | (precharge_all & bank_0_is_open);
  assign bank_0_refresh = refresh & at_row[0];
  assign bank_0_read = read & at_column[0];
  assign bank_0_write = write & at_column[0];
  hbm_bank bank_0 (
    .clk             (clk),
    .reset           (reset),
    .activate        (bank_0_activate),
    .precharge       (bank_0_precharge),
    .refresh         (bank_0_refresh),
    .refresh_all     (refresh_all),
    .read            (bank_0_read),
    .write           (bank_0_write),
    .activate_row    (row),
    .is_open         (bank_0_is_open),
    .row             (bank_0_row),
    .is_used         (bank_0_is_used),
    .activate_ready  (bank_0_activate_ready),
    .precharge_ready (bank_0_precharge_ready),
    .read_ready      (bank_0_read_ready),
    .write_ready     (bank_0_write_ready)
  );

  assign bank_1_activate = activate & at_row[1];
  assign bank_1_precharge = (precharge & at_row[1]) | (precharge_all & bank_1_is_open);
  assign bank_1_refresh = refresh & at_row[1];
  assign bank_1_read = read & at_column[1];
  assign bank_1_write = write & at_column[1];
  hbm_bank bank_1 (
    .clk             (clk),
    .reset           (reset),
    .activate        (bank_1_activate),
    .precharge       (bank_1_precharge),
    .refresh         (bank_1_refresh),
    .refresh_all     (refresh_all),
    .read            (bank_1_read),
    .write           (bank_1_write),
    .activate_row    (row),
    .is_open         (bank_1_is_open),
    .row             (bank_1_row),
    .is_used         (bank_1_is_used),
    .activate_ready  (bank_1_activate_ready),
    .precharge_ready (bank_1_precharge_ready),
    .read_ready      (bank_1_read_ready),
    .write_ready     (bank_1_write_ready)
  );

  assign bank_2_activate = activate & at_row[2];
  assign bank_2_precharge = (precharge & at_row[2]) | (precharge_all & bank_2_is_open);
  assign bank_2_refresh = refresh & at_row[2];
  assign bank_2_read = read & at_column[2];
  assign bank_2_write = write & at_column[2];
  hbm_bank bank_2 (
    .clk             (clk),
    .reset           (reset),
    .activate        (bank_2_activate),
    .precharge       (bank_2_precharge),
    .refresh         (bank_2_refresh),
    .refresh_all     (refresh_all),
    .read            (bank_2_read),
    .write           (bank_2_write),
    .activate_row    (row),
    .is_open         (bank_2_is_open),
    .row             (bank_2_row),
    .is_used         (bank_2_is_used),
    .activate_ready  (bank_2_activate_ready),
    .precharge_ready (bank_2_precharge_ready),
    .read_ready      (bank_2_read_ready),
    .write_ready     (bank_2_write_ready)
  );

  assign bank_3_activate = activate & at_row[3];
  assign bank_3_precharge = (precharge & at_row[3]) | (precharge_all & bank_3_is_open);
  assign bank_3_refresh = refresh & at_row[3];
  assign bank_3_read = read & at_column[3];
  assign bank_3_write = write & at_column[3];
  hbm_bank bank_3 (
    .clk             (clk),
    .reset           (reset),
    .activate        (bank_3_activate),
    .precharge       (bank_3_precharge),
    .refresh         (bank_3_refresh),
    .refresh_all     (refresh_all),
    .read            (bank_3_read),
    .write           (bank_3_write),
    .activate_row    (row),
    .is_open         (bank_3_is_open),
    .row             (bank_3_row),
    .is_used         (bank_3_is_used),
    .activate_ready  (bank_3_activate_ready),
    .precharge_ready (bank_3_precharge_ready),
    .read_ready      (bank_3_read_ready),
    .write_ready     (bank_3_write_ready)
  );

  assign bank_4_activate = activate & at_row[4];
  assign bank_4_precharge = (precharge & at_row[4]) | (precharge_all & bank_4_is_open);
  assign bank_4_refresh = refresh & at_row[4];
  assign bank_4_read = read & at_column[4];
  assign bank_4_write = write & at_column[4];
  hbm_bank bank_4 (
    .clk             (clk),
    .reset           (reset),
    .activate        (bank_4_activate),
    .precharge       (bank_4_precharge),
    .refresh         (bank_4_refresh),
    .refresh_all     (refresh_all),
    .read            (bank_4_read),
    .write           (bank_4_write),
    .activate_row    (row),
    .is_open         (bank_4_is_open),
    .row             (bank_4_row),
    .is_used         (bank_4_is_used),
    .activate_ready  (bank_4_activate_ready),
    .precharge_ready (bank_4_precharge_ready),
    .read_ready      (bank_4_read_ready),
    .write_ready     (bank_4_write_ready)
  );

  assign bank_5_activate = activate & at_row[5];
  assign bank_5_precharge = (precharge & at_row[5]) | (precharge_all & bank_5_is_open);
  assign bank_5_refresh = refresh & at_row[5];
  assign bank_5_read = read & at_column[5];
  assign bank_5_write = write & at_column[5];
  hbm_bank bank_5 (
    .clk             (clk),
    .reset           (reset),
    .activate        (bank_5_activate),
    .precharge       (bank_5_precharge),
    .refresh         (bank_5_refresh),
    .refresh_all     (refresh_all),
    .read            (bank_5_read),
    .write           (bank_5_write),
    .activate_row    (row),
    .is_open         (bank_5_is_open),
    .row             (bank_5_row),
    .is_used         (bank_5_is_used),
    .activate_ready  (bank_5_activate_ready),
    .precharge_ready (bank_5_precharge_ready),
    .read_ready      (bank_5_read_ready),
    .write_ready     (bank_5_write_ready)
  );

  assign bank_6_activate = activate & at_row[6];
  assign bank_6_precharge = (precharge & at_row[6]) | (precharge_all & bank_6_is_open);
  assign bank_6_refresh = refresh & at_row[6];
  assign bank_6_read = read & at_column[6];
  assign bank_6_write = write & at_column[6];
  hbm_bank bank_6 (
    .clk             (clk),
    .reset           (reset),
    .activate        (bank_6_activate),
    .precharge       (bank_6_precharge),
    .refresh         (bank_6_refresh),
    .refresh_all     (refresh_all),
    .read            (bank_6_read),
    .write           (bank_6_write),
    .activate_row    (row),
    .is_open         (bank_6_is_open),
    .row             (bank_6_row),
    .is_used         (bank_6_is_used),
    .activate_ready  (bank_6_activate_ready),
    .precharge_ready (bank_6_precharge_ready),
    .read_ready      (bank_6_read_ready),
    .write_ready     (bank_6_write_ready)
  );

  assign bank_7_activate = activate & at_row[7];
  assign bank_7_precharge = (precharge & at_row[7]) | (precharge_all & bank_7_is_open);
  assign bank_7_refresh = refresh & at_row[7];
  assign bank_7_read = read & at_column[7];
  assign bank_7_write = write & at_column[7];
  hbm_bank bank_7 (
    .clk             (clk),
    .reset           (reset),
    .activate        (bank_7_activate),
    .precharge       (bank_7_precharge),
    .refresh         (bank_7_refresh),
    .refresh_all     (refresh_all),
    .read            (bank_7_read),
    .write           (bank_7_write),
    .activate_row    (row),
    .is_open         (bank_7_is_open),
    .row             (bank_7_row),
    .is_used         (bank_7_is_used),
    .activate_ready  (bank_7_activate_ready),
    .precharge_ready (bank_7_precharge_ready),
    .read_ready      (bank_7_read_ready),
    .write_ready     (bank_7_write_ready)
  );

  assign bank_8_activate = activate & at_row[8];
  assign bank_8_precharge = (precharge & at_row[8]) | (precharge_all & bank_8_is_open);
  assign bank_8_refresh = refresh & at_row[8];
  assign bank_8_read = read & at_column[8];
  assign bank_8_write = write & at_column[8];
  hbm_bank bank_8 (
    .clk             (clk),
    .reset           (reset),
    .activate        (bank_8_activate),
    .precharge       (bank_8_precharge),
    .refresh         (bank_8_refresh),
    .refresh_all     (refresh_all),
    .read            (bank_8_read),
    .write           (bank_8_write),
    .activate_row    (row),
    .is_open         (bank_8_is_open),
    .row             (bank_8_row),
    .is_used         (bank_8_is_used),
    .activate_ready  (bank_8_activate_ready),
    .precharge_ready (bank_8_precharge_ready),
    .read_ready      (bank_8_read_ready),
    .write_ready     (bank_8_write_ready)
  );

  assign bank_9_activate = activate & at_row[9];
  assign bank_9_precharge = (precharge & at_row[9]) | (precharge_all & bank_9_is_open);
  assign bank_9_refresh = refresh & at_row[9];
  assign bank_9_read = read & at_column[9];
  assign bank_9_write = write & at_column[9];
  hbm_bank bank_9 (
    .clk             (clk),
    .reset           (reset),
    .activate        (bank_9_activate),
    .precharge       (bank_9_precharge),
    .refresh         (bank_9_refresh),
    .refresh_all     (refresh_all),
    .read            (bank_9_read),
    .write           (bank_9_write),
    .activate_row    (row),
    .is_open         (bank_9_is_open),
    .row             (bank_9_row),
    .is_used         (bank_9_is_used),
    .activate_ready  (bank_9_activate_ready),
    .precharge_ready (bank_9_precharge_ready),
    .read_ready      (bank_9_read_ready),
    .write_ready     (bank_9_write_ready)
  );

  assign bank_10_activate = activate & at_row[10];
  assign bank_10_precharge = (precharge & at_row[10]) | (precharge_all & bank_10_is_open);
  assign bank_10_refresh = refresh & at_row[10];
  assign bank_10_read = read & at_column[10];
  assign bank_10_write = write & at_column[10];
  hbm_bank bank_10 (
    .clk             (clk),
    .reset           (reset),
    .activate        (bank_10_activate),
    .precharge       (bank_10_precharge),
    .refresh         (bank_10_refresh),
    .refresh_all     (refresh_all),
    .read            (bank_10_read),
    .write           (bank_10_write),
    .activate_row    (row),
    .is_open         (bank_10_is_open),
    .row             (bank_10_row),
    .is_used         (bank_10_is_used),
    .activate_ready  (bank_10_activate_ready),
    .precharge_ready (bank_10_precharge_ready),
    .read_ready      (bank_10_read_ready),
    .write_ready     (bank_10_write_ready)
  );

  assign bank_11_activate = activate & at_row[11];
  assign bank_11_precharge = (precharge & at_row[11]) | (precharge_all & bank_11_is_open);
  assign bank_11_refresh = refresh & at_row[11];
  assign bank_11_read = read & at_column[11];
  assign bank_11_write = write & at_column[11];
  hbm_bank bank_11 (
    .clk             (clk),
    .reset           (reset),
    .activate        (bank_11_activate),
    .precharge       (bank_11_precharge),
    .refresh         (bank_11_refresh),
    .refresh_all     (refresh_all),
    .read            (bank_11_read),
    .write           (bank_11_write),
    .activate_row    (row),
    .is_open         (bank_11_is_open),
    .row             (bank_11_row),
    .is_used         (bank_11_is_used),
    .activate_ready  (bank_11_activate_ready),
    .precharge_ready (bank_11_precharge_ready),
    .read_ready      (bank_11_read_ready),
    .write_ready     (bank_11_write_ready)
  );

  assign bank_12_activate = activate & at_row[12];
  assign bank_12_precharge = (precharge & at_row[12]) | (precharge_all & bank_12_is_open);
  assign bank_12_refresh = refresh & at_row[12];
  assign bank_12_read = read & at_column[12];
  assign bank_12_write = write & at_column[12];
  hbm_bank bank_12 (
    .clk             (clk),
    .reset           (reset),
    .activate        (bank_12_activate),
    .precharge       (bank_12_precharge),
    .refresh         (bank_12_refresh),
    .refresh_all     (refresh_all),
    .read            (bank_12_read),
    .write           (bank_12_write),
    .activate_row    (row),
    .is_open         (bank_12_is_open),
    .row             (bank_12_row),
    .is_used         (bank_12_is_used),
    .activate_ready  (bank_12_activate_ready),
    .precharge_ready (bank_12_precharge_ready),
    .read_ready      (bank_12_read_ready),
    .write_ready     (bank_12_write_ready)
  );

  assign bank_13_activate = activate & at_row[13];
  assign bank_13_precharge = (precharge & at_row[13]) | (precharge_all & bank_13_is_open);
  assign bank_13_refresh = refresh & at_row[13];
  assign bank_13_read = read & at_column[13];
  assign bank_13_write = write & at_column[13];
  hbm_bank bank_13 (
    .clk             (clk),
    .reset           (reset),
    .activate        (bank_13_activate),
    .precharge       (bank_13_precharge),
    .refresh         (bank_13_refresh),
    .refresh_all     (refresh_all),
    .read            (bank_13_read),
    .write           (bank_13_write),
    .activate_row    (row),
    .is_open         (bank_13_is_open),
    .row             (bank_13_row),
    .is_used         (bank_13_is_used),
    .activate_ready  (bank_13_activate_ready),
    .precharge_ready (bank_13_precharge_ready),
    .read_ready      (bank_13_read_ready),
    .write_ready     (bank_13_write_ready)
  );

  assign bank_14_activate = activate & at_row[14];
  assign bank_14_precharge = (precharge & at_row[14]) | (precharge_all & bank_14_is_open);
  assign bank_14_refresh = refresh & at_row[14];
  assign bank_14_read = read & at_column[14];
  assign bank_14_write = write & at_column[14];
  hbm_bank bank_14 (
    .clk             (clk),
    .reset           (reset),
    .activate        (bank_14_activate),
    .precharge       (bank_14_precharge),
    .refresh         (bank_14_refresh),
    .refresh_all     (refresh_all),
    .read            (bank_14_read),
    .write           (bank_14_write),
    .activate_row    (row),
    .is_open         (bank_14_is_open),
    .row             (bank_14_row),
    .is_used         (bank_14_is_used),
    .activate_ready  (bank_14_activate_ready),
    .precharge_ready (bank_14_precharge_ready),
    .read_ready      (bank_14_read_ready),
    .write_ready     (bank_14_write_ready)
  );

  assign bank_15_activate = activate & at_row[15];
  assign bank_15_precharge = (precharge & at_row[15]) | (precharge_all & bank_15_is_open);
  assign bank_15_refresh = refresh & at_row[15];
  assign bank_15_read = read & at_column[15];
  assign bank_15_write = write & at_column[15];
  hbm_bank bank_15 (
    .clk             (clk),
    .reset           (reset),
    .activate        (bank_15_activate),
    .precharge       (bank_15_precharge),
    .refresh         (bank_15_refresh),
    .refresh_all     (refresh_all),
    .read            (bank_15_read),
    .write           (bank_15_write),
    .activate_row    (row),
    .is_open         (bank_15_is_open),
    .row             (bank_15_row),
    .is_used         (bank_15_is_used),
    .activate_ready  (bank_15_activate_ready),
    .precharge_ready (bank_15_precharge_ready),
    .read_ready      (bank_15_read_ready),
    .write_ready     (bank_15_write_ready)
  );

  assign bank_16_activate = activate & at_row[16];
  assign bank_16_precharge = (precharge & at_row[16]) | (precharge_all & bank_16_is_open);
  assign bank_16_refresh = refresh & at_row[16];
  assign bank_16_read = read & at_column[16];
  assign bank_16_write = write & at_column[16];
  hbm_bank bank_16 (
    .clk             (clk),
    .reset           (reset),
    .activate        (bank_16_activate),
    .precharge       (bank_16_precharge),
    .refresh         (bank_16_refresh),
    .refresh_all     (refresh_all),
    .read            (bank_16_read),
    .write           (bank_16_write),
    .activate_row    (row),
    .is_open         (bank_16_is_open),
    .row             (bank_16_row),
    .is_used         (bank_16_is_used),
    .activate_ready  (bank_16_activate_ready),
    .precharge_ready (bank_16_precharge_ready),
    .read_ready      (bank_16_read_ready),
    .write_ready     (bank_16_write_ready)
  );

  assign bank_17_activate = activate & at_row[17];
  assign bank_17_precharge = (precharge & at_row[17]) | (precharge_all & bank_17_is_open);
  assign bank_17_refresh = refresh & at_row[17];
  assign bank_17_read = read & at_column[17];
  assign bank_17_write = write & at_column[17];
  hbm_bank bank_17 (
    .clk             (clk),
    .reset           (reset),
    .activate        (bank_17_activate),
    .precharge       (bank_17_precharge),
    .refresh         (bank_17_refresh),
    .refresh_all     (refresh_all),
    .read            (bank_17_read),
    .write           (bank_17_write),
    .activate_row    (row),
    .is_open         (bank_17_is_open),
    .row             (bank_17_row),
    .is_used         (bank_17_is_used),
    .activate_ready  (bank_17_activate_ready),
    .precharge_ready (bank_17_precharge_ready),
    .read_ready      (bank_17_read_ready),
    .write_ready     (bank_17_write_ready)
  );

  assign bank_18_activate = activate & at_row[18];
  assign bank_18_precharge = (precharge & at_row[18]) | (precharge_all & bank_18_is_open);
  assign bank_18_refresh = refresh & at_row[18];
  assign bank_18_read = read & at_column[18];
  assign bank_18_write = write & at_column[18];
  hbm_bank bank_18 (
    .clk             (clk),
    .reset           (reset),
    .activate        (bank_18_activate),
    .precharge       (bank_18_precharge),
    .refresh         (bank_18_refresh),
    .refresh_all     (refresh_all),
    .read            (bank_18_read),
    .write           (bank_18_write),
    .activate_row    (row),
    .is_open         (bank_18_is_open),
    .row             (bank_18_row),
    .is_used         (bank_18_is_used),
    .activate_ready  (bank_18_activate_ready),
    .precharge_ready (bank_18_precharge_ready),
    .read_ready      (bank_18_read_ready),
    .write_ready     (bank_18_write_ready)
  );

  assign bank_19_activate = activate & at_row[19];
  assign bank_19_precharge = (precharge & at_row[19]) | (precharge_all & bank_19_is_open);
  assign bank_19_refresh = refresh & at_row[19];
  assign bank_19_read = read & at_column[19];
  assign bank_19_write = write & at_column[19];
  hbm_bank bank_19 (
    .clk             (clk),
    .reset           (reset),
    .activate        (bank_19_activate),
    .precharge       (bank_19_precharge),
    .refresh         (bank_19_refresh),
    .refresh_all     (refresh_all),
    .read            (bank_19_read),
    .write           (bank_19_write),
    .activate_row    (row),
    .is_open         (bank_19_is_open),
    .row             (bank_19_row),
    .is_used         (bank_19_is_used),
    .activate_ready  (bank_19_activate_ready),
    .precharge_ready (bank_19_precharge_ready),
    .read_ready      (bank_19_read_ready),
    .write_ready     (bank_19_write_ready)
  );

  assign bank_20_activate = activate & at_row[20];
  assign bank_20_precharge = (precharge & at_row[20]) | (precharge_all & bank_20_is_open);
  assign bank_20_refresh = refresh & at_row[20];
  assign bank_20_read = read & at_column[20];
  assign bank_20_write = write & at_column[20];
  hbm_bank bank_20 (
    .clk             (clk),
    .reset           (reset),
    .activate        (bank_20_activate),
    .precharge       (bank_20_precharge),
    .refresh         (bank_20_refresh),
    .refresh_all     (refresh_all),
    .read            (bank_20_read),
    .write           (bank_20_write),
    .activate_row    (row),
    .is_open         (bank_20_is_open),
    .row             (bank_20_row),
    .is_used         (bank_20_is_used),
    .activate_ready  (bank_20_activate_ready),
    .precharge_ready (bank_20_precharge_ready),
    .read_ready      (bank_20_read_ready),
    .write_ready     (bank_20_write_ready)
  );

  assign bank_21_activate = activate & at_row[21];
  assign bank_21_precharge = (precharge & at_row[21]) | (precharge_all & bank_21_is_open);
  assign bank_21_refresh = refresh & at_row[21];
  assign bank_21_read = read & at_column[21];
  assign bank_21_write = write & at_column[21];
  hbm_bank bank_21 (
    .clk             (clk),
    .reset           (reset),
    .activate        (bank_21_activate),
    .precharge       (bank_21_precharge),
    .refresh         (bank_21_refresh),
    .refresh_all     (refresh_all),
    .read            (bank_21_read),
    .write           (bank_21_write),
    .activate_row    (row),
    .is_open         (bank_21_is_open),
    .row             (bank_21_row),
    .is_used         (bank_21_is_used),
    .activate_ready  (bank_21_activate_ready),
    .precharge_ready (bank_21_precharge_ready),
    .read_ready      (bank_21_read_ready),
    .write_ready     (bank_21_write_ready)
  );

  assign bank_22_activate = activate & at_row[22];
  assign bank_22_precharge = (precharge & at_row[22]) | (precharge_all & bank_22_is_open);
  assign bank_22_refresh = refresh & at_row[22];
  assign bank_22_read = read & at_column[22];
  assign bank_22_write = write & at_column[22];
  hbm_bank bank_22 (
    .clk             (clk),
    .reset           (reset),
    .activate        (bank_22_activate),
    .precharge       (bank_22_precharge),
    .refresh         (bank_22_refresh),
    .refresh_all     (refresh_all),
    .read            (bank_22_read),
    .write           (bank_22_write),
    .activate_row    (row),
    .is_open         (bank_22_is_open),
    .row             (bank_22_row),
    .is_used         (bank_22_is_used),
    .activate_ready  (bank_22_activate_ready),
    .precharge_ready (bank_22_precharge_ready),
    .read_ready      (bank_22_read_ready),
    .write_ready     (bank_22_write_ready)
  );

  assign bank_23_activate = activate & at_row[23];
  assign bank_23_precharge = (precharge & at_row[23]) | (precharge_all & bank_23_is_open);
  assign bank_23_refresh = refresh & at_row[23];
  assign bank_23_read = read & at_column[23];
  assign bank_23_write = write & at_column[23];
  hbm_bank bank_23 (
    .clk             (clk),
    .reset           (reset),
    .activate        (bank_23_activate),
    .precharge       (bank_23_precharge),
    .refresh         (bank_23_refresh),
    .refresh_all     (refresh_all),
    .read            (bank_23_read),
    .write           (bank_23_write),
    .activate_row    (row),
    .is_open         (bank_23_is_open),
    .row             (bank_23_row),
    .is_used         (bank_23_is_used),
    .activate_ready  (bank_23_activate_ready),
    .precharge_ready (bank_23_precharge_ready),
    .read_ready      (bank_23_read_ready),
    .write_ready     (bank_23_write_ready)
  );

  assign bank_24_activate = activate & at_row[24];
  assign bank_24_precharge = (precharge & at_row[24]) | (precharge_all & bank_24_is_open);
  assign bank_24_refresh = refresh & at_row[24];
  assign bank_24_read = read & at_column[24];
  assign bank_24_write = write & at_column[24];
  hbm_bank bank_24 (
    .clk             (clk),
    .reset           (reset),
    .activate        (bank_24_activate),
    .precharge       (bank_24_precharge),
    .refresh         (bank_24_refresh),
    .refresh_all     (refresh_all),
    .read            (bank_24_read),
    .write           (bank_24_write),
    .activate_row    (row),
    .is_open         (bank_24_is_open),
    .row             (bank_24_row),
    .is_used         (bank_24_is_used),
    .activate_ready  (bank_24_activate_ready),
    .precharge_ready (bank_24_precharge_ready),
    .read_ready      (bank_24_read_ready),
    .write_ready     (bank_24_write_ready)
  );

  assign bank_25_activate = activate & at_row[25];
  assign bank_25_precharge = (precharge & at_row[25]) | (precharge_all & bank_25_is_open);
  assign bank_25_refresh = refresh & at_row[25];
  assign bank_25_read = read & at_column[25];
  assign bank_25_write = write & at_column[25];
  hbm_bank bank_25 (
    .clk             (clk),
    .reset           (reset),
    .activate        (bank_25_activate),
    .precharge       (bank_25_precharge),
    .refresh         (bank_25_refresh),
    .refresh_all     (refresh_all),
    .read            (bank_25_read),
    .write           (bank_25_write),
    .activate_row    (row),
    .is_open         (bank_25_is_open),
    .row             (bank_25_row),
    .is_used         (bank_25_is_used),
    .activate_ready  (bank_25_activate_ready),
    .precharge_ready (bank_25_precharge_ready),
    .read_ready      (bank_25_read_ready),
    .write_ready     (bank_25_write_ready)
  );

  assign bank_26_activate = activate & at_row[26];
  assign bank_26_precharge = (precharge & at_row[26]) | (precharge_all & bank_26_is_open);
  assign bank_26_refresh = refresh & at_row[26];
  assign bank_26_read = read & at_column[26];
  assign bank_26_write = write & at_column[26];
  hbm_bank bank_26 (
    .clk             (clk),
    .reset           (reset),
    .activate        (bank_26_activate),
    .precharge       (bank_26_precharge),
    .refresh         (bank_26_refresh),
    .refresh_all     (refresh_all),
    .read            (bank_26_read),
    .write           (bank_26_write),
    .activate_row    (row),
    .is_open         (bank_26_is_open),
    .row             (bank_26_row),
    .is_used         (bank_26_is_used),
    .activate_ready  (bank_26_activate_ready),
    .precharge_ready (bank_26_precharge_ready),
    .read_ready      (bank_26_read_ready),
    .write_ready     (bank_26_write_ready)
  );

  assign bank_27_activate = activate & at_row[27];
  assign bank_27_precharge = (precharge & at_row[27]) | (precharge_all & bank_27_is_open);
  assign bank_27_refresh = refresh & at_row[27];
  assign bank_27_read = read & at_column[27];
  assign bank_27_write = write & at_column[27];
  hbm_bank bank_27 (
    .clk             (clk),
    .reset           (reset),
    .activate        (bank_27_activate),
    .precharge       (bank_27_precharge),
    .refresh         (bank_27_refresh),
    .refresh_all     (refresh_all),
    .read            (bank_27_read),
    .write           (bank_27_write),
    .activate_row    (row),
    .is_open         (bank_27_is_open),
    .row             (bank_27_row),
    .is_used         (bank_27_is_used),
    .activate_ready  (bank_27_activate_ready),
    .precharge_ready (bank_27_precharge_ready),
    .read_ready      (bank_27_read_ready),
    .write_ready     (bank_27_write_ready)
  );

  assign bank_28_activate = activate & at_row[28];
  assign bank_28_precharge = (precharge & at_row[28]) | (precharge_all & bank_28_is_open);
  assign bank_28_refresh = refresh & at_row[28];
  assign bank_28_read = read & at_column[28];
  assign bank_28_write = write & at_column[28];
  hbm_bank bank_28 (
    .clk             (clk),
    .reset           (reset),
    .activate        (bank_28_activate),
    .precharge       (bank_28_precharge),
    .refresh         (bank_28_refresh),
    .refresh_all     (refresh_all),
    .read            (bank_28_read),
    .write           (bank_28_write),
    .activate_row    (row),
    .is_open         (bank_28_is_open),
    .row             (bank_28_row),
    .is_used         (bank_28_is_used),
    .activate_ready  (bank_28_activate_ready),
    .precharge_ready (bank_28_precharge_ready),
    .read_ready      (bank_28_read_ready),
    .write_ready     (bank_28_write_ready)
  );

  assign bank_29_activate = activate & at_row[29];
  assign bank_29_precharge = (precharge & at_row[29]) | (precharge_all & bank_29_is_open);
  assign bank_29_refresh = refresh & at_row[29];
  assign bank_29_read = read & at_column[29];
  assign bank_29_write = write & at_column[29];
  hbm_bank bank_29 (
    .clk             (clk),
    .reset           (reset),
    .activate        (bank_29_activate),
    .precharge       (bank_29_precharge),
    .refresh         (bank_29_refresh),
    .refresh_all     (refresh_all),
    .read            (bank_29_read),
    .write           (bank_29_write),
    .activate_row    (row),
    .is_open         (bank_29_is_open),
    .row             (bank_29_row),
    .is_used         (bank_29_is_used),
    .activate_ready  (bank_29_activate_ready),
    .precharge_ready (bank_29_precharge_ready),
    .read_ready      (bank_29_read_ready),
    .write_ready     (bank_29_write_ready)
  );

  assign bank_30_activate = activate & at_row[30];
  assign bank_30_precharge = (precharge & at_row[30]) | (precharge_all & bank_30_is_open);
  assign bank_30_refresh = refresh & at_row[30];
  assign bank_30_read = read & at_column[30];
  assign bank_30_write = write & at_column[30];
  hbm_bank bank_30 (
    .clk             (clk),
    .reset           (reset),
    .activate        (bank_30_activate),
    .precharge       (bank_30_precharge),
    .refresh         (bank_30_refresh),
    .refresh_all     (refresh_all),
    .read            (bank_30_read),
    .write           (bank_30_write),
    .activate_row    (row),
    .is_open         (bank_30_is_open),
    .row             (bank_30_row),
    .is_used         (bank_30_is_used),
    .activate_ready  (bank_30_activate_ready),
    .precharge_ready (bank_30_precharge_ready),
    .read_ready      (bank_30_read_ready),
    .write_ready     (bank_30_write_ready)
  );

  assign bank_31_activate = activate & at_row[31];
  assign bank_31_precharge = (precharge & at_row[31]) | (precharge_all & bank_31_is_open);
  assign bank_31_refresh = refresh & at_row[31];
  assign bank_31_read = read & at_column[31];
  assign bank_31_write = write & at_column[31];
  hbm_bank bank_31 (
    .clk             (clk),
    .reset           (reset),
    .activate        (bank_31_activate),
    .precharge       (bank_31_precharge),
    .refresh         (bank_31_refresh),
    .refresh_all     (refresh_all),
    .read            (bank_31_read),
    .write           (bank_31_write),
    .activate_row    (row),
    .is_open         (bank_31_is_open),
    .row             (bank_31_row),
    .is_used         (bank_31_is_used),
    .activate_ready  (bank_31_activate_ready),
    .precharge_ready (bank_31_precharge_ready),
    .read_ready      (bank_31_read_ready),
    .write_ready     (bank_31_write_ready)
  );

  assign bank_32_activate = activate & at_row[32];
  assign bank_32_precharge = (precharge & at_row[32]) | (precharge_all & bank_32_is_open);
  assign bank_32_refresh = refresh & at_row[32];
  assign bank_32_read = read & at_column[32];
  assign bank_32_write = write & at_column[32];
  hbm_bank bank_32 (
    .clk             (clk),
    .reset           (reset),
    .activate        (bank_32_activate),
    .precharge       (bank_32_precharge),
    .refresh         (bank_32_refresh),
    .refresh_all     (refresh_all),
    .read            (bank_32_read),
    .write           (bank_32_write),
    .activate_row    (row),
    .is_open         (bank_32_is_open),
    .row             (bank_32_row),
    .is_used         (bank_32_is_used),
    .activate_ready  (bank_32_activate_ready),
    .precharge_ready (bank_32_precharge_ready),
    .read_ready      (bank_32_read_ready),
    .write_ready     (bank_32_write_ready)
  );

  assign bank_33_activate = activate & at_row[33];
  assign bank_33_precharge = (precharge & at_row[33]) | (precharge_all & bank_33_is_open);
  assign bank_33_refresh = refresh & at_row[33];
  assign bank_33_read = read & at_column[33];
  assign bank_33_write = write & at_column[33];
  hbm_bank bank_33 (
    .clk             (clk),
    .reset           (reset),
    .activate        (bank_33_activate),
    .precharge       (bank_33_precharge),
    .refresh         (bank_33_refresh),
    .refresh_all     (refresh_all),
    .read            (bank_33_read),
    .write           (bank_33_write),
    .activate_row    (row),
    .is_open         (bank_33_is_open),
    .row             (bank_33_row),
    .is_used         (bank_33_is_used),
    .activate_ready  (bank_33_activate_ready),
    .precharge_ready (bank_33_precharge_ready),
    .read_ready      (bank_33_read_ready),
    .write_ready     (bank_33_write_ready)
  );

  assign bank_34_activate = activate & at_row[34];
  assign bank_34_precharge = (precharge & at_row[34]) | (precharge_all & bank_34_is_open);
  assign bank_34_refresh = refresh & at_row[34];
  assign bank_34_read = read & at_column[34];
  assign bank_34_write = write & at_column[34];
  hbm_bank bank_34 (
    .clk             (clk),
    .reset           (reset),
    .activate        (bank_34_activate),
    .precharge       (bank_34_precharge),
    .refresh         (bank_34_refresh),
    .refresh_all     (refresh_all),
    .read            (bank_34_read),
    .write           (bank_34_write),
    .activate_row    (row),
    .is_open         (bank_34_is_open),
    .row             (bank_34_row),
    .is_used         (bank_34_is_used),
    .activate_ready  (bank_34_activate_ready),
    .precharge_ready (bank_34_precharge_ready),
    .read_ready      (bank_34_read_ready),
    .write_ready     (bank_34_write_ready)
  );

  assign bank_35_activate = activate & at_row[35];
  assign bank_35_precharge = (precharge & at_row[35]) | (precharge_all & bank_35_is_open);
  assign bank_35_refresh = refresh & at_row[35];
  assign bank_35_read = read & at_column[35];
  assign bank_35_write = write & at_column[35];
  hbm_bank bank_35 (
    .clk             (clk),
    .reset           (reset),
    .activate        (bank_35_activate),
    .precharge       (bank_35_precharge),
    .refresh         (bank_35_refresh),
    .refresh_all     (refresh_all),
    .read            (bank_35_read),
    .write           (bank_35_write),
    .activate_row    (row),
    .is_open         (bank_35_is_open),
    .row             (bank_35_row),
    .is_used         (bank_35_is_used),
    .activate_ready  (bank_35_activate_ready),
    .precharge_ready (bank_35_precharge_ready),
    .read_ready      (bank_35_read_ready),
    .write_ready     (bank_35_write_ready)
  );

  assign bank_36_activate = activate & at_row[36];
  assign bank_36_precharge = (precharge & at_row[36]) | (precharge_all & bank_36_is_open);
  assign bank_36_refresh = refresh & at_row[36];
  assign bank_36_read = read & at_column[36];
  assign bank_36_write = write & at_column[36];
  hbm_bank bank_36 (
    .clk             (clk),
    .reset           (reset),
    .activate        (bank_36_activate),
    .precharge       (bank_36_precharge),
    .refresh         (bank_36_refresh),
    .refresh_all     (refresh_all),
    .read            (bank_36_read),
    .write           (bank_36_write),
    .activate_row    (row),
    .is_open         (bank_36_is_open),
    .row             (bank_36_row),
    .is_used         (bank_36_is_used),
    .activate_ready  (bank_36_activate_ready),
    .precharge_ready (bank_36_precharge_ready),
    .read_ready      (bank_36_read_ready),
    .write_ready     (bank_36_write_ready)
  );

  assign bank_37_activate = activate & at_row[37];
  assign bank_37_precharge = (precharge & at_row[37]) | (precharge_all & bank_37_is_open);
  assign bank_37_refresh = refresh & at_row[37];
  assign bank_37_read = read & at_column[37];
  assign bank_37_write = write & at_column[37];
  hbm_bank bank_37 (
    .clk             (clk),
    .reset           (reset),
    .activate        (bank_37_activate),
    .precharge       (bank_37_precharge),
    .refresh         (bank_37_refresh),
    .refresh_all     (refresh_all),
    .read            (bank_37_read),
    .write           (bank_37_write),
    .activate_row    (row),
    .is_open         (bank_37_is_open),
    .row             (bank_37_row),
    .is_used         (bank_37_is_used),
    .activate_ready  (bank_37_activate_ready),
    .precharge_ready (bank_37_precharge_ready),
    .read_ready      (bank_37_read_ready),
    .write_ready     (bank_37_write_ready)
  );

  assign bank_38_activate = activate & at_row[38];
  assign bank_38_precharge = (precharge & at_row[38]) | (precharge_all & bank_38_is_open);
  assign bank_38_refresh = refresh & at_row[38];
  assign bank_38_read = read & at_column[38];
  assign bank_38_write = write & at_column[38];
  hbm_bank bank_38 (
    .clk             (clk),
    .reset           (reset),
    .activate        (bank_38_activate),
    .precharge       (bank_38_precharge),
    .refresh         (bank_38_refresh),
    .refresh_all     (refresh_all),
    .read            (bank_38_read),
    .write           (bank_38_write),
    .activate_row    (row),
    .is_open         (bank_38_is_open),
    .row             (bank_38_row),
    .is_used         (bank_38_is_used),
    .activate_ready  (bank_38_activate_ready),
    .precharge_ready (bank_38_precharge_ready),
    .read_ready      (bank_38_read_ready),
    .write_ready     (bank_38_write_ready)
  );

  assign bank_39_activate = activate & at_row[39];
  assign bank_39_precharge = (precharge & at_row[39]) | (precharge_all & bank_39_is_open);
  assign bank_39_refresh = refresh & at_row[39];
  assign bank_39_read = read & at_column[39];
  assign bank_39_write = write & at_column[39];
  hbm_bank bank_39 (
    .clk             (clk),
    .reset           (reset),
    .activate        (bank_39_activate),
    .precharge       (bank_39_precharge),
    .refresh         (bank_39_refresh),
    .refresh_all     (refresh_all),
    .read            (bank_39_read),
    .write           (bank_39_write),
    .activate_row    (row),
    .is_open         (bank_39_is_open),
    .row             (bank_39_row),
    .is_used         (bank_39_is_used),
    .activate_ready  (bank_39_activate_ready),
    .precharge_ready (bank_39_precharge_ready),
    .read_ready      (bank_39_read_ready),
    .write_ready     (bank_39_write_ready)
  );

  assign bank_40_activate = activate & at_row[40];
  assign bank_40_precharge = (precharge & at_row[40]) | (precharge_all & bank_40_is_open);
  assign bank_40_refresh = refresh & at_row[40];
  assign bank_40_read = read & at_column[40];
  assign bank_40_write = write & at_column[40];
  hbm_bank bank_40 (
    .clk             (clk),
    .reset           (reset),
    .activate        (bank_40_activate),
    .precharge       (bank_40_precharge),
    .refresh         (bank_40_refresh),
    .refresh_all     (refresh_all),
    .read            (bank_40_read),
    .write           (bank_40_write),
    .activate_row    (row),
    .is_open         (bank_40_is_open),
    .row             (bank_40_row),
    .is_used         (bank_40_is_used),
    .activate_ready  (bank_40_activate_ready),
    .precharge_ready (bank_40_precharge_ready),
    .read_ready      (bank_40_read_ready),
    .write_ready     (bank_40_write_ready)
  );

  assign bank_41_activate = activate & at_row[41];
  assign bank_41_precharge = (precharge & at_row[41]) | (precharge_all & bank_41_is_open);
  assign bank_41_refresh = refresh & at_row[41];
  assign bank_41_read = read & at_column[41];
  assign bank_41_write = write & at_column[41];
  hbm_bank bank_41 (
    .clk             (clk),
    .reset           (reset),
    .activate        (bank_41_activate),
    .precharge       (bank_41_precharge),
    .refresh         (bank_41_refresh),
    .refresh_all     (refresh_all),
    .read            (bank_41_read),
    .write           (bank_41_write),
    .activate_row    (row),
    .is_open         (bank_41_is_open),
    .row             (bank_41_row),
    .is_used         (bank_41_is_used),
    .activate_ready  (bank_41_activate_ready),
    .precharge_ready (bank_41_precharge_ready),
    .read_ready      (bank_41_read_ready),
    .write_ready     (bank_41_write_ready)
  );

  assign bank_42_activate = activate & at_row[42];
  assign bank_42_precharge = (precharge & at_row[42]) | (precharge_all & bank_42_is_open);
  assign bank_42_refresh = refresh & at_row[42];
  assign bank_42_read = read & at_column[42];
  assign bank_42_write = write & at_column[42];
  hbm_bank bank_42 (
    .clk             (clk),
    .reset           (reset),
    .activate        (bank_42_activate),
    .precharge       (bank_42_precharge),
    .refresh         (bank_42_refresh),
    .refresh_all     (refresh_all),
    .read            (bank_42_read),
    .write           (bank_42_write),
    .activate_row    (row),
    .is_open         (bank_42_is_open),
    .row             (bank_42_row),
    .is_used         (bank_42_is_used),
    .activate_ready  (bank_42_activate_ready),
    .precharge_ready (bank_42_precharge_ready),
    .read_ready      (bank_42_read_ready),
    .write_ready     (bank_42_write_ready)
  );

  assign bank_43_activate = activate & at_row[43];
  assign bank_43_precharge = (precharge & at_row[43]) | (precharge_all & bank_43_is_open);
  assign bank_43_refresh = refresh & at_row[43];
  assign bank_43_read = read & at_column[43];
  assign bank_43_write = write & at_column[43];
  hbm_bank bank_43 (
    .clk             (clk),
    .reset           (reset),
    .activate        (bank_43_activate),
    .precharge       (bank_43_precharge),
    .refresh         (bank_43_refresh),
    .refresh_all     (refresh_all),
    .read            (bank_43_read),
    .write           (bank_43_write),
    .activate_row    (row),
    .is_open         (bank_43_is_open),
    .row             (bank_43_row),
    .is_used         (bank_43_is_used),
    .activate_ready  (bank_43_activate_ready),
    .precharge_ready (bank_43_precharge_ready),
    .read_ready      (bank_43_read_ready),
    .write_ready     (bank_43_write_ready)
  );

  assign bank_44_activate = activate & at_row[44];
  assign bank_44_precharge = (precharge & at_row[44]) | (precharge_all & bank_44_is_open);
  assign bank_44_refresh = refresh & at_row[44];
  assign bank_44_read = read & at_column[44];
  assign bank_44_write = write & at_column[44];
  hbm_bank bank_44 (
    .clk             (clk),
    .reset           (reset),
    .activate        (bank_44_activate),
    .precharge       (bank_44_precharge),
    .refresh         (bank_44_refresh),
    .refresh_all     (refresh_all),
    .read            (bank_44_read),
    .write           (bank_44_write),
    .activate_row    (row),
    .is_open         (bank_44_is_open),
    .row             (bank_44_row),
    .is_used         (bank_44_is_used),
    .activate_ready  (bank_44_activate_ready),
    .precharge_ready (bank_44_precharge_ready),
    .read_ready      (bank_44_read_ready),
    .write_ready     (bank_44_write_ready)
  );

  assign bank_45_activate = activate & at_row[45];
  assign bank_45_precharge = (precharge & at_row[45]) | (precharge_all & bank_45_is_open);
  assign bank_45_refresh = refresh & at_row[45];
  assign bank_45_read = read & at_column[45];
  assign bank_45_write = write & at_column[45];
  hbm_bank bank_45 (
    .clk             (clk),
    .reset           (reset),
    .activate        (bank_45_activate),
    .precharge       (bank_45_precharge),
    .refresh         (bank_45_refresh),
    .refresh_all     (refresh_all),
    .read            (bank_45_read),
    .write           (bank_45_write),
    .activate_row    (row),
    .is_open         (bank_45_is_open),
    .row             (bank_45_row),
    .is_used         (bank_45_is_used),
    .activate_ready  (bank_45_activate_ready),
    .precharge_ready (bank_45_precharge_ready),
    .read_ready      (bank_45_read_ready),
    .write_ready     (bank_45_write_ready)
  );

  assign bank_46_activate = activate & at_row[46];
  assign bank_46_precharge = (precharge & at_row[46]) | (precharge_all & bank_46_is_open);
  assign bank_46_refresh = refresh & at_row[46];
  assign bank_46_read = read & at_column[46];
  assign bank_46_write = write & at_column[46];
  hbm_bank bank_46 (
    .clk             (clk),
    .reset           (reset),
    .activate        (bank_46_activate),
    .precharge       (bank_46_precharge),
    .refresh         (bank_46_refresh),
    .refresh_all     (refresh_all),
    .read            (bank_46_read),
    .write           (bank_46_write),
    .activate_row    (row),
    .is_open         (bank_46_is_open),
    .row             (bank_46_row),
    .is_used         (bank_46_is_used),
    .activate_ready  (bank_46_activate_ready),
    .precharge_ready (bank_46_precharge_ready),
    .read_ready      (bank_46_read_ready),
    .write_ready     (bank_46_write_ready)
  );

  assign bank_47_activate = activate & at_row[47];
  assign bank_47_precharge = (precharge & at_row[47]) | (precharge_all & bank_47_is_open);
  assign bank_47_refresh = refresh & at_row[47];
  assign bank_47_read = read & at_column[47];
  assign bank_47_write = write & at_column[47];
  hbm_bank bank_47 (
    .clk             (clk),
    .reset           (reset),
    .activate        (bank_47_activate),
    .precharge       (bank_47_precharge),
    .refresh         (bank_47_refresh),
    .refresh_all     (refresh_all),
    .read            (bank_47_read),
    .write           (bank_47_write),
    .activate_row    (row),
    .is_open         (bank_47_is_open),
    .row             (bank_47_row),
    .is_used         (bank_47_is_used),
    .activate_ready  (bank_47_activate_ready),
    .precharge_ready (bank_47_precharge_ready),
    .read_ready      (bank_47_read_ready),
    .write_ready     (bank_47_write_ready)
  );

  // ---- Bank groups ----

  assign group_0_0_activate = activate & (|{at_row[12], at_row[8], at_row[4], at_row[0]});
  assign t_2 = |{at_column[12], at_column[8], at_column[4], at_column[0]};
  assign group_0_0_read = read & t_2;
  assign group_0_0_write = write & t_2;
  hbm_group group_0_0 (
    .clk            (clk),
    .reset          (reset),
    .activate       (group_0_0_activate),
    .read           (group_0_0_read),
    .write          (group_0_0_write),
    .activate_ready (group_0_0_activate_ready),
    .read_ready     (group_0_0_read_ready),
    .write_ready    (group_0_0_write_ready)
  );

  assign group_0_1_activate = activate & (|{at_row[13], at_row[9], at_row[5], at_row[1]});
  assign t_3 = |{at_column[13], at_column[9], at_column[5], at_column[1]};
  assign group_0_1_read = read & t_3;
  assign group_0_1_write = write & t_3;
  hbm_group group_0_1 (
    .clk            (clk),
    .reset          (reset),
    .activate       (group_0_1_activate),
    .read           (group_0_1_read),
    .write          (group_0_1_write),
    .activate_ready (group_0_1_activate_ready),
    .read_ready     (group_0_1_read_ready),
    .write_ready    (group_0_1_write_ready)
  );

  assign group_0_2_activate = activate & (|{at_row[14], at_row[10], at_row[6], at_row[2]});
  assign t_4 = |{at_column[14], at_column[10], at_column[6], at_column[2]};
  assign group_0_2_read = read & t_4;
  assign group_0_2_write = write & t_4;
  hbm_group group_0_2 (
    .clk            (clk),
    .reset          (reset),
    .activate       (group_0_2_activate),
    .read           (group_0_2_read),
    .write          (group_0_2_write),
    .activate_ready (group_0_2_activate_ready),
    .read_ready     (group_0_2_read_ready),
    .write_ready    (group_0_2_write_ready)
  );

  assign group_0_3_activate = activate & (|{at_row[15], at_row[11], at_row[7], at_row[3]});
  assign t_5 = |{at_column[15], at_column[11], at_column[7], at_column[3]};
  assign group_0_3_read = read & t_5;
  assign group_0_3_write = write & t_5;
  hbm_group group_0_3 (
    .clk            (clk),
    .reset          (reset),
    .activate       (group_0_3_activate),
    .read           (group_0_3_read),
    .write          (group_0_3_write),
    .activate_ready (group_0_3_activate_ready),
    .read_ready     (group_0_3_read_ready),
    .write_ready    (group_0_3_write_ready)
  );

  assign group_1_0_activate = activate & (|{at_row[28], at_row[24], at_row[20], at_row[16]});
  assign t_6 = |{at_column[28], at_column[24], at_column[20], at_column[16]};
  assign group_1_0_read = read & t_6;
  assign group_1_0_write = write & t_6;
  hbm_group group_1_0 (
    .clk            (clk),
    .reset          (reset),
    .activate       (group_1_0_activate),
    .read           (group_1_0_read),
    .write          (group_1_0_write),
    .activate_ready (group_1_0_activate_ready),
    .read_ready     (group_1_0_read_ready),
    .write_ready    (group_1_0_write_ready)
  );

  assign group_1_1_activate = activate & (|{at_row[29], at_row[25], at_row[21], at_row[17]});
  assign t_7 = |{at_column[29], at_column[25], at_column[21], at_column[17]};
  assign group_1_1_read = read & t_7;
  assign group_1_1_write = write & t_7;
  hbm_group group_1_1 (
    .clk            (clk),
    .reset          (reset),
    .activate       (group_1_1_activate),
    .read           (group_1_1_read),
    .write          (group_1_1_write),
    .activate_ready (group_1_1_activate_ready),
    .read_ready     (group_1_1_read_ready),
    .write_ready    (group_1_1_write_ready)
  );

  assign group_1_2_activate = activate & (|{at_row[30], at_row[26], at_row[22], at_row[18]});
  assign t_8 = |{at_column[30], at_column[26], at_column[22], at_column[18]};
  assign group_1_2_read = read & t_8;
  assign group_1_2_write = write & t_8;
  hbm_group group_1_2 (
    .clk            (clk),
    .reset          (reset),
    .activate       (group_1_2_activate),
    .read           (group_1_2_read),
    .write          (group_1_2_write),
    .activate_ready (group_1_2_activate_ready),
    .read_ready     (group_1_2_read_ready),
    .write_ready    (group_1_2_write_ready)
  );

  assign group_1_3_activate = activate & (|{at_row[31], at_row[27], at_row[23], at_row[19]});
  assign t_9 = |{at_column[31], at_column[27], at_column[23], at_column[19]};
  assign group_1_3_read = read & t_9;
  assign group_1_3_write = write & t_9;
  hbm_group group_1_3 (
    .clk            (clk),
    .reset          (reset),
    .activate       (group_1_3_activate),
    .read           (group_1_3_read),
    .write          (group_1_3_write),
    .activate_ready (group_1_3_activate_ready),
    .read_ready     (group_1_3_read_ready),
    .write_ready    (group_1_3_write_ready)
  );

  assign group_2_0_activate = activate & (|{at_row[44], at_row[40], at_row[36], at_row[32]});
  assign t_10 = |{at_column[44], at_column[40], at_column[36], at_column[32]};
  assign group_2_0_read = read & t_10;
  assign group_2_0_write = write & t_10;
  hbm_group group_2_0 (
    .clk            (clk),
    .reset          (reset),
    .activate       (group_2_0_activate),
    .read           (group_2_0_read),
    .write          (group_2_0_write),
    .activate_ready (group_2_0_activate_ready),
    .read_ready     (group_2_0_read_ready),
    .write_ready    (group_2_0_write_ready)
  );

  assign group_2_1_activate = activate & (|{at_row[45], at_row[41], at_row[37], at_row[33]});
  assign t_11 = |{at_column[45], at_column[41], at_column[37], at_column[33]};
  assign group_2_1_read = read & t_11;
  assign group_2_1_write = write & t_11;
  hbm_group group_2_1 (
    .clk            (clk),
    .reset          (reset),
    .activate       (group_2_1_activate),
    .read           (group_2_1_read),
    .write          (group_2_1_write),
    .activate_ready (group_2_1_activate_ready),
    .read_ready     (group_2_1_read_ready),
    .write_ready    (group_2_1_write_ready)
  );

  assign group_2_2_activate = activate & (|{at_row[46], at_row[42], at_row[38], at_row[34]});
  assign t_12 = |{at_column[46], at_column[42], at_column[38], at_column[34]};
  assign group_2_2_read = read & t_12;
  assign group_2_2_write = write & t_12;
  hbm_group group_2_2 (
    .clk            (clk),
    .reset          (reset),
    .activate       (group_2_2_activate),
    .read           (group_2_2_read),
    .write          (group_2_2_write),
    .activate_ready (group_2_2_activate_ready),
    .read_ready     (group_2_2_read_ready),
    .write_ready    (group_2_2_write_ready)
  );

  assign group_2_3_activate = activate & (|{at_row[47], at_row[43], at_row[39], at_row[35]});
  assign t_13 = |{at_column[47], at_column[43], at_column[39], at_column[35]};
  assign group_2_3_read = read & t_13;
  assign group_2_3_write = write & t_13;
  hbm_group group_2_3 (
    .clk            (clk),
    .reset          (reset),
    .activate       (group_2_3_activate),
    .read           (group_2_3_read),
    .write          (group_2_3_write),
    .activate_ready (group_2_3_activate_ready),
    .read_ready     (group_2_3_read_ready),
    .write_ready    (group_2_3_write_ready)
  );

  // ---- Stack ids ----

  // The stack id of the last column command; the others wait for CCDR.
  always @(posedge clk) begin
    if (reset) begin
      last_stack <= 2'd0;
    end else if (read | write) begin
      last_stack <= column_bank[5:4];
    end
  end

  always @(posedge clk) begin
    if (reset) begin
      other_to_read <= 2'd0;
    end else begin
      other_to_read <= other_to_read_next;
      if (read) begin
        other_to_read <= 2'd3;
      end
    end
  end

  assign other_to_read_next = (|other_to_read) ? (other_to_read - 2'd1) : other_to_read;

  assign t_14 = (4'd1 << last_stack) | {4{!(|other_to_read)}};
  assign read_stacks = {{16{t_14[3]}}, {16{t_14[2]}}, {16{t_14[1]}}, {16{t_14[0]}}};

  always @(posedge clk) begin
    if (reset) begin
      other_to_write <= 2'd0;
    end else begin
      other_to_write <= other_to_write_next;
      if (write) begin
        other_to_write <= 2'd3;
      end
    end
  end

  assign other_to_write_next = (|other_to_write) ? (other_to_write - 2'd1) : other_to_write;

  assign t_15 = (4'd1 << last_stack) | {4{!(|other_to_write)}};
  assign write_stacks = {{16{t_15[3]}}, {16{t_15[2]}}, {16{t_15[1]}}, {16{t_15[0]}}};

  // ---- Gates ----

  always @(posedge clk) begin
    if (reset) begin
      any_to_activate <= 4'd0;
    end else begin
      any_to_activate <= any_to_activate_next;
      if (activate & (any_to_activate_next < 4'd4)) begin
        any_to_activate <= 4'd4;
      end
      if (refresh & (any_to_activate_next < 4'd9)) begin
        any_to_activate <= 4'd9;
      end
    end
  end

  assign any_to_activate_next = (|any_to_activate) ? (any_to_activate - 4'd1) : any_to_activate;

  always @(posedge clk) begin
    if (reset) begin
      any_to_refresh <= 4'd0;
    end else begin
      any_to_refresh <= any_to_refresh_next;
      if (activate | refresh) begin
        any_to_refresh <= 4'd9;
      end
    end
  end

  assign any_to_refresh_next = (|any_to_refresh) ? (any_to_refresh - 4'd1) : any_to_refresh;

  always @(posedge clk) begin
    if (reset) begin
      any_to_read <= 5'd0;
    end else begin
      any_to_read <= any_to_read_next;
      if (read) begin
        any_to_read <= 5'd1;
      end
      if (write) begin
        any_to_read <= 5'h17;
      end
    end
  end

  assign any_to_read_next = (|any_to_read) ? (any_to_read - 5'd1) : any_to_read;

  always @(posedge clk) begin
    if (reset) begin
      any_to_write <= 5'd0;
    end else begin
      any_to_write <= any_to_write_next;
      if (write) begin
        any_to_write <= 5'd1;
      end
      if (read) begin
        any_to_write <= 5'h18;
      end
    end
  end

  assign any_to_write_next = (|any_to_write) ? (any_to_write - 5'd1) : any_to_write;

  // Clocks for which each of the last four activates still counts, newest first.
  assign t_16 = (|window_0) ? (window_0 - 5'd1) : window_0;
  assign t_17 = (|window_1) ? (window_1 - 5'd1) : window_1;
  assign t_18 = (|window_2) ? (window_2 - 5'd1) : window_2;
  always @(posedge clk) begin
    if (reset) begin
      window_0 <= 5'd0;
      window_1 <= 5'd0;
      window_2 <= 5'd0;
      window_3 <= 5'd0;
    end else begin
      window_0 <= activate ? 5'h1d : t_16;
      window_1 <= activate ? t_16 : t_17;
      window_2 <= activate ? t_17 : t_18;
      window_3 <= activate ? t_18 : (|window_3) ? (window_3 - 5'd1) : window_3;
    end
  end
endmodule

`default_nettype wire
