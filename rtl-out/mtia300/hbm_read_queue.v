// hbm_read_queue
//
// 64 reads that wait, oldest first, and the oldest of each kind.
//
// Parameters: entries = 64, hbm =
// {"age_cap":64,"map":{"bank_bits":2,"column_bits":4,"group_bits":2,"high_rows":3,"low_row_bits":13,"stack_ids":3},"read_buffer":128,"read_queue":64,"refresh":"PerBank","refresh_postpone":8,"tag_bits":8,"timings":{"ccdl":5,"ccdr":4,"ccds":2,"cl":25,"faw":30,"ras":57,"rc":90,"rcd_read":39,"rcd_write":19,"refi":7800,"rfc":700,"rfc_bank":400,"rp":33,"rrdl":7,"rrds":5,"rrefd":10,"rtp":12,"rtw":25,"wl":13,"wr":42,"wtrl":13,"wtrs":9},"write_batch":16,"write_high":112,"write_low":16,"write_queue":128},
// kind = "read", payload_bits = 8
//
// Generated from hw/src/hbm/queue.rs; change that file, not this one.

`default_nettype none

module hbm_read_queue (
  input  wire        clk,
  input  wire        reset,
  // A line that enters; its bank's state is that after this clock's row command.
  input  wire        enter,
  input  wire  [5:0] enter_bank,
  input  wire [14:0] enter_row,
  input  wire  [3:0] enter_column,
  input  wire  [7:0] enter_payload,
  input  wire        enter_hit,
  input  wire        enter_closed,
  // A line that may be among the entries.
  input  wire  [5:0] match_bank,
  input  wire [14:0] match_row,
  input  wire  [3:0] match_column,
  output wire        holds,
  // The row command of this clock.
  input  wire        activate,
  input  wire        precharge,
  input  wire        precharge_all,
  input  wire  [5:0] row_bank,
  input  wire [14:0] row_row,
  // It is this queue's turn on the column bus.
  input  wire        current,
  // Banks that may have a column command, and those of them that may begin a line.
  input  wire [63:0] may_go,
  input  wire [63:0] may_begin,
  // Banks that may have an activate or a precharge on behalf of this queue.
  input  wire [63:0] may_activate,
  input  wire [63:0] may_precharge,
  // The chosen burst goes; the first of a line puts this in place of its payload.
  input  wire        go,
  input  wire  [7:0] go_payload,
  output wire  [6:0] count,
  // Banks with entries; banks with lines that have begun.
  output wire [63:0] wanted,
  output wire [63:0] begun,
  // The burst that can go.
  output wire        column_valid,
  output wire  [5:0] column_bank,
  output wire  [3:0] column_line,
  output wire  [7:0] column_payload,
  output wire        column_second,
  // The activate and the precharge that can go.
  output wire        act_valid,
  output wire  [5:0] act_bank,
  output wire [14:0] act_row,
  output wire        pre_valid,
  output wire  [5:0] pre_bank
);

  wire [63:0] valid;
  wire [63:0] at_bank_0;
  wire [63:0] at_bank_1;
  wire [63:0] at_bank_2;
  wire [63:0] at_bank_3;
  wire [63:0] at_bank_4;
  wire [63:0] at_bank_5;
  wire [63:0] at_bank_6;
  wire [63:0] at_bank_7;
  wire [63:0] at_bank_8;
  wire [63:0] at_bank_9;
  wire [63:0] at_bank_10;
  wire [63:0] at_bank_11;
  wire [63:0] at_bank_12;
  wire [63:0] at_bank_13;
  wire [63:0] at_bank_14;
  wire [63:0] at_bank_15;
  wire [63:0] at_bank_16;
  wire [63:0] at_bank_17;
  wire [63:0] at_bank_18;
  wire [63:0] at_bank_19;
  wire [63:0] at_bank_20;
  wire [63:0] at_bank_21;
  wire [63:0] at_bank_22;
  wire [63:0] at_bank_23;
  wire [63:0] at_bank_24;
  wire [63:0] at_bank_25;
  wire [63:0] at_bank_26;
  wire [63:0] at_bank_27;
  wire [63:0] at_bank_28;
  wire [63:0] at_bank_29;
  wire [63:0] at_bank_30;
  wire [63:0] at_bank_31;
  wire [63:0] at_bank_32;
  wire [63:0] at_bank_33;
  wire [63:0] at_bank_34;
  wire [63:0] at_bank_35;
  wire [63:0] at_bank_36;
  wire [63:0] at_bank_37;
  wire [63:0] at_bank_38;
  wire [63:0] at_bank_39;
  wire [63:0] at_bank_40;
  wire [63:0] at_bank_41;
  wire [63:0] at_bank_42;
  wire [63:0] at_bank_43;
  wire [63:0] at_bank_44;
  wire [63:0] at_bank_45;
  wire [63:0] at_bank_46;
  wire [63:0] at_bank_47;
  wire [63:0] at_bank_48;
  wire [63:0] at_bank_49;
  wire [63:0] at_bank_50;
  wire [63:0] at_bank_51;
  wire [63:0] at_bank_52;
  wire [63:0] at_bank_53;
  wire [63:0] at_bank_54;
  wire [63:0] at_bank_55;
  wire [63:0] at_bank_56;
  wire [63:0] at_bank_57;
  wire [63:0] at_bank_58;
  wire [63:0] at_bank_59;
  wire [63:0] at_bank_60;
  wire [63:0] at_bank_61;
  wire [63:0] at_bank_62;
  wire [63:0] at_bank_63;
  wire [63:0] t_0;
  wire [63:0] t_1;
  wire [63:0] t_2;
  wire [63:0] t_3;
  wire [63:0] begun_banks;
  wire urgent;
  wire [63:0] ready;
  wire first_only;
  wire keep_away;
  wire [63:0] allowed;
  wire [63:0] going_on;
  wire [63:0] beginning;
  wire goes_on;
  wire [63:0] t_4;
  wire [63:0] chosen;
  wire [5:0] t_5;
  wire [5:0] t_6;
  wire [3:0] t_7;
  wire [3:0] t_8;
  wire [7:0] t_9;
  wire [7:0] t_10;
  wire [63:0] t_11;
  wire [63:0] to_activate;
  wire [5:0] t_12;
  wire [5:0] t_13;
  wire [14:0] t_14;
  wire [14:0] t_15;
  wire [63:0] t_16;
  wire [63:0] t_17;
  wire [63:0] t_18;
  wire [63:0] needed;
  wire forced;
  wire [63:0] t_19;
  wire [63:0] to_precharge;
  wire [5:0] t_20;
  wire [5:0] t_21;
  wire begins;
  wire leaves;
  wire [63:0] t_22;
  wire [63:0] here;
  wire [63:0] same_row;
  wire [63:0] opened;
  wire [63:0] shut;
  wire [63:0] moves;
  wire [6:0] t_23;
  wire [63:0] enters;
  wire [63:0] hit_now;
  wire [63:0] closed_now;
  wire [63:0] conflict_now;
  wire [63:0] started_now;
  reg [6:0] used;
  reg [63:0] hit;
  reg [63:0] closed;
  reg [63:0] conflict;
  reg [63:0] started;
  reg [5:0] bank_0;
  reg [5:0] bank_1;
  reg [5:0] bank_2;
  reg [5:0] bank_3;
  reg [5:0] bank_4;
  reg [5:0] bank_5;
  reg [5:0] bank_6;
  reg [5:0] bank_7;
  reg [5:0] bank_8;
  reg [5:0] bank_9;
  reg [5:0] bank_10;
  reg [5:0] bank_11;
  reg [5:0] bank_12;
  reg [5:0] bank_13;
  reg [5:0] bank_14;
  reg [5:0] bank_15;
  reg [5:0] bank_16;
  reg [5:0] bank_17;
  reg [5:0] bank_18;
  reg [5:0] bank_19;
  reg [5:0] bank_20;
  reg [5:0] bank_21;
  reg [5:0] bank_22;
  reg [5:0] bank_23;
  reg [5:0] bank_24;
  reg [5:0] bank_25;
  reg [5:0] bank_26;
  reg [5:0] bank_27;
  reg [5:0] bank_28;
  reg [5:0] bank_29;
  reg [5:0] bank_30;
  reg [5:0] bank_31;
  reg [5:0] bank_32;
  reg [5:0] bank_33;
  reg [5:0] bank_34;
  reg [5:0] bank_35;
  reg [5:0] bank_36;
  reg [5:0] bank_37;
  reg [5:0] bank_38;
  reg [5:0] bank_39;
  reg [5:0] bank_40;
  reg [5:0] bank_41;
  reg [5:0] bank_42;
  reg [5:0] bank_43;
  reg [5:0] bank_44;
  reg [5:0] bank_45;
  reg [5:0] bank_46;
  reg [5:0] bank_47;
  reg [5:0] bank_48;
  reg [5:0] bank_49;
  reg [5:0] bank_50;
  reg [5:0] bank_51;
  reg [5:0] bank_52;
  reg [5:0] bank_53;
  reg [5:0] bank_54;
  reg [5:0] bank_55;
  reg [5:0] bank_56;
  reg [5:0] bank_57;
  reg [5:0] bank_58;
  reg [5:0] bank_59;
  reg [5:0] bank_60;
  reg [5:0] bank_61;
  reg [5:0] bank_62;
  reg [5:0] bank_63;
  reg [14:0] row_0;
  reg [14:0] row_1;
  reg [14:0] row_2;
  reg [14:0] row_3;
  reg [14:0] row_4;
  reg [14:0] row_5;
  reg [14:0] row_6;
  reg [14:0] row_7;
  reg [14:0] row_8;
  reg [14:0] row_9;
  reg [14:0] row_10;
  reg [14:0] row_11;
  reg [14:0] row_12;
  reg [14:0] row_13;
  reg [14:0] row_14;
  reg [14:0] row_15;
  reg [14:0] row_16;
  reg [14:0] row_17;
  reg [14:0] row_18;
  reg [14:0] row_19;
  reg [14:0] row_20;
  reg [14:0] row_21;
  reg [14:0] row_22;
  reg [14:0] row_23;
  reg [14:0] row_24;
  reg [14:0] row_25;
  reg [14:0] row_26;
  reg [14:0] row_27;
  reg [14:0] row_28;
  reg [14:0] row_29;
  reg [14:0] row_30;
  reg [14:0] row_31;
  reg [14:0] row_32;
  reg [14:0] row_33;
  reg [14:0] row_34;
  reg [14:0] row_35;
  reg [14:0] row_36;
  reg [14:0] row_37;
  reg [14:0] row_38;
  reg [14:0] row_39;
  reg [14:0] row_40;
  reg [14:0] row_41;
  reg [14:0] row_42;
  reg [14:0] row_43;
  reg [14:0] row_44;
  reg [14:0] row_45;
  reg [14:0] row_46;
  reg [14:0] row_47;
  reg [14:0] row_48;
  reg [14:0] row_49;
  reg [14:0] row_50;
  reg [14:0] row_51;
  reg [14:0] row_52;
  reg [14:0] row_53;
  reg [14:0] row_54;
  reg [14:0] row_55;
  reg [14:0] row_56;
  reg [14:0] row_57;
  reg [14:0] row_58;
  reg [14:0] row_59;
  reg [14:0] row_60;
  reg [14:0] row_61;
  reg [14:0] row_62;
  reg [14:0] row_63;
  reg [3:0] column_0;
  reg [3:0] column_1;
  reg [3:0] column_2;
  reg [3:0] column_3;
  reg [3:0] column_4;
  reg [3:0] column_5;
  reg [3:0] column_6;
  reg [3:0] column_7;
  reg [3:0] column_8;
  reg [3:0] column_9;
  reg [3:0] column_10;
  reg [3:0] column_11;
  reg [3:0] column_12;
  reg [3:0] column_13;
  reg [3:0] column_14;
  reg [3:0] column_15;
  reg [3:0] column_16;
  reg [3:0] column_17;
  reg [3:0] column_18;
  reg [3:0] column_19;
  reg [3:0] column_20;
  reg [3:0] column_21;
  reg [3:0] column_22;
  reg [3:0] column_23;
  reg [3:0] column_24;
  reg [3:0] column_25;
  reg [3:0] column_26;
  reg [3:0] column_27;
  reg [3:0] column_28;
  reg [3:0] column_29;
  reg [3:0] column_30;
  reg [3:0] column_31;
  reg [3:0] column_32;
  reg [3:0] column_33;
  reg [3:0] column_34;
  reg [3:0] column_35;
  reg [3:0] column_36;
  reg [3:0] column_37;
  reg [3:0] column_38;
  reg [3:0] column_39;
  reg [3:0] column_40;
  reg [3:0] column_41;
  reg [3:0] column_42;
  reg [3:0] column_43;
  reg [3:0] column_44;
  reg [3:0] column_45;
  reg [3:0] column_46;
  reg [3:0] column_47;
  reg [3:0] column_48;
  reg [3:0] column_49;
  reg [3:0] column_50;
  reg [3:0] column_51;
  reg [3:0] column_52;
  reg [3:0] column_53;
  reg [3:0] column_54;
  reg [3:0] column_55;
  reg [3:0] column_56;
  reg [3:0] column_57;
  reg [3:0] column_58;
  reg [3:0] column_59;
  reg [3:0] column_60;
  reg [3:0] column_61;
  reg [3:0] column_62;
  reg [3:0] column_63;
  reg [7:0] payload_0;
  reg [7:0] payload_1;
  reg [7:0] payload_2;
  reg [7:0] payload_3;
  reg [7:0] payload_4;
  reg [7:0] payload_5;
  reg [7:0] payload_6;
  reg [7:0] payload_7;
  reg [7:0] payload_8;
  reg [7:0] payload_9;
  reg [7:0] payload_10;
  reg [7:0] payload_11;
  reg [7:0] payload_12;
  reg [7:0] payload_13;
  reg [7:0] payload_14;
  reg [7:0] payload_15;
  reg [7:0] payload_16;
  reg [7:0] payload_17;
  reg [7:0] payload_18;
  reg [7:0] payload_19;
  reg [7:0] payload_20;
  reg [7:0] payload_21;
  reg [7:0] payload_22;
  reg [7:0] payload_23;
  reg [7:0] payload_24;
  reg [7:0] payload_25;
  reg [7:0] payload_26;
  reg [7:0] payload_27;
  reg [7:0] payload_28;
  reg [7:0] payload_29;
  reg [7:0] payload_30;
  reg [7:0] payload_31;
  reg [7:0] payload_32;
  reg [7:0] payload_33;
  reg [7:0] payload_34;
  reg [7:0] payload_35;
  reg [7:0] payload_36;
  reg [7:0] payload_37;
  reg [7:0] payload_38;
  reg [7:0] payload_39;
  reg [7:0] payload_40;
  reg [7:0] payload_41;
  reg [7:0] payload_42;
  reg [7:0] payload_43;
  reg [7:0] payload_44;
  reg [7:0] payload_45;
  reg [7:0] payload_46;
  reg [7:0] payload_47;
  reg [7:0] payload_48;
  reg [7:0] payload_49;
  reg [7:0] payload_50;
  reg [7:0] payload_51;
  reg [7:0] payload_52;
  reg [7:0] payload_53;
  reg [7:0] payload_54;
  reg [7:0] payload_55;
  reg [7:0] payload_56;
  reg [7:0] payload_57;
  reg [7:0] payload_58;
  reg [7:0] payload_59;
  reg [7:0] payload_60;
  reg [7:0] payload_61;
  reg [7:0] payload_62;
  reg [7:0] payload_63;
  reg [6:0] overtaken;

  assign holds = |(valid & {(bank_63 == match_bank) & (row_63 == match_row) & (column_63 == match_column), (bank_62 == match_bank) & (row_62 == match_row) & (column_62 == match_column), (bank_61 == match_bank) & (row_61 == match_row) & (column_61 == match_column), (bank_60 == match_bank) & (row_60 == match_row) & (column_60 == match_column), (bank_59 == match_bank) & (row_59 == match_row) & (column_59 == match_column), (bank_58 == match_bank) & (row_58 == match_row) & (column_58 == match_column), (bank_57 == match_bank) & (row_57 == match_row) & (column_57 == match_column), (bank_56 == match_bank) & (row_56 == match_row) & (column_56 == match_column), (bank_55 == match_bank) & (row_55 == match_row) & (column_55 == match_column), (bank_54 == match_bank) & (row_54 == match_row) & (column_54 == match_column), (bank_53 == match_bank) & (row_53 == match_row) & (column_53 == match_column), (bank_52 == match_bank) & (row_52 == match_row) & (column_52 == match_column), (bank_51 == match_bank) & (row_51 == match_row) & (column_51 == match_column), (bank_50 == match_bank) & (row_50 == match_row) & (column_50 == match_column), (bank_49 == match_bank) & (row_49 == match_row) & (column_49 == match_column), (bank_48 == match_bank) & (row_48 == match_row) & (column_48 == match_column), (bank_47 == match_bank) & (row_47 == match_row) & (column_47 == match_column), (bank_46 == match_bank) & (row_46 == match_row) & (column_46 == match_column), (bank_45 == match_bank) & (row_45 == match_row) & (column_45 == match_column), (bank_44 == match_bank) & (row_44 == match_row) & (column_44 == match_column), (bank_43 == match_bank) & (row_43 == match_row) & (column_43 == match_column), (bank_42 == match_bank) & (row_42 == match_row) & (column_42 == match_column), (bank_41 == match_bank) & (row_41 == match_row) & (column_41 == match_column), (bank_40 == match_bank) & (row_40 == match_row) & (column_40 == match_column), (bank_39 == match_bank) & (row_39 == match_row) & (column_39 == match_column), (bank_38 == match_bank) & (row_38 == match_row) & (column_38 == match_column), (bank_37 == match_bank) & (row_37 == match_row) & (column_37 == match_column), (bank_36 == match_bank) & (row_36 == match_row) & (column_36 == match_column), (bank_35 == match_bank) & (row_35 == match_row) & (column_35 == match_column), (bank_34 == match_bank) & (row_34 == match_row) & (column_34 == match_column), (bank_33 == match_bank) & (row_33 == match_row) & (column_33 == match_column), (bank_32 == match_bank) & (row_32 == match_row) & (column_32 == match_column), (bank_31 == match_bank) & (row_31 == match_row) & (column_31 == match_column), (bank_30 == match_bank) & (row_30 == match_row) & (column_30 == match_column), (bank_29 == match_bank) & (row_29 == match_row) & (column_29 == match_column), (bank_28 == match_bank) & (row_28 == match_row) & (column_28 == match_column), (bank_27 == match_bank) & (row_27 == match_row) & (column_27 == match_column), (bank_26 == match_bank) & (row_26 == match_row) & (column_26 == match_column), (bank_25 == match_bank) & (row_25 == match_row) & (column_25 == match_column), (bank_24 == match_bank) & (row_24 == match_row) & (column_24 == match_column), (bank_23 == match_bank) & (row_23 == match_row) & (column_23 == match_column), (bank_22 == match_bank) & (row_22 == match_row) & (column_22 == match_column), (bank_21 == match_bank) & (row_21 == match_row) & (column_21 == match_column), (bank_20 == match_bank) & (row_20 == match_row) & (column_20 == match_column), (bank_19 == match_bank) & (row_19 == match_row) & (column_19 == match_column), (bank_18 == match_bank) & (row_18 == match_row) & (column_18 == match_column), (bank_17 == match_bank) & (row_17 == match_row) & (column_17 == match_column), (bank_16 == match_bank) & (row_16 == match_row) & (column_16 == match_column), (bank_15 == match_bank) & (row_15 == match_row) & (column_15 == match_column), (bank_14 == match_bank) & (row_14 == match_row) & (column_14 == match_column), (bank_13 == match_bank) & (row_13 == match_row) & (column_13 == match_column), (bank_12 == match_bank) & (row_12 == match_row) & (column_12 == match_column), (bank_11 == match_bank) & (row_11 == match_row) & (column_11 == match_column), (bank_10 == match_bank) & (row_10 == match_row) & (column_10 == match_column), (bank_9 == match_bank) & (row_9 == match_row) & (column_9 == match_column), (bank_8 == match_bank) & (row_8 == match_row) & (column_8 == match_column), (bank_7 == match_bank) & (row_7 == match_row) & (column_7 == match_column), (bank_6 == match_bank) & (row_6 == match_row) & (column_6 == match_column), (bank_5 == match_bank) & (row_5 == match_row) & (column_5 == match_column), (bank_4 == match_bank) & (row_4 == match_row) & (column_4 == match_column), (bank_3 == match_bank) & (row_3 == match_row) & (column_3 == match_column), (bank_2 == match_bank) & (row_2 == match_row) & (column_2 == match_column), (bank_1 == match_bank) & (row_1 == match_row) & (column_1 == match_column), (bank_0 == match_bank) & (row_0 == match_row) & (column_0 == match_column)});
  assign count = used;

  assign t_0 = (at_bank_0 & {64{valid[0]}})
    | (at_bank_1 & {64{valid[1]}})
    | ((at_bank_2 & {64{valid[2]}}) | (at_bank_3 & {64{valid[3]}}))
    | ((at_bank_4 & {64{valid[4]}}) | (at_bank_5 & {64{valid[5]}}) | ((at_bank_6 & {64{valid[6]}}) | (at_bank_7 & {64{valid[7]}})))
    | ((at_bank_8 & {64{valid[8]}}) | (at_bank_9 & {64{valid[9]}}) | ((at_bank_10 & {64{valid[10]}}) | (at_bank_11 & {64{valid[11]}})) | ((at_bank_12 & {64{valid[12]}}) | (at_bank_13 & {64{valid[13]}}) | ((at_bank_14 & {64{valid[14]}}) | (at_bank_15 & {64{valid[15]}}))))
    | ((at_bank_16 & {64{valid[16]}}) | (at_bank_17 & {64{valid[17]}}) | ((at_bank_18 & {64{valid[18]}}) | (at_bank_19 & {64{valid[19]}})) | ((at_bank_20 & {64{valid[20]}}) | (at_bank_21 & {64{valid[21]}}) | ((at_bank_22 & {64{valid[22]}}) | (at_bank_23 & {64{valid[23]}}))) | ((at_bank_24 & {64{valid[24]}}) | (at_bank_25 & {64{valid[25]}}) | ((at_bank_26 & {64{valid[26]}}) | (at_bank_27 & {64{valid[27]}})) | ((at_bank_28 & {64{valid[28]}}) | (at_bank_29 & {64{valid[29]}}) | ((at_bank_30 & {64{valid[30]}}) | (at_bank_31 & {64{valid[31]}})))));
  assign t_1 = (at_bank_32 & {64{valid[32]}})
    | (at_bank_33 & {64{valid[33]}})
    | ((at_bank_34 & {64{valid[34]}}) | (at_bank_35 & {64{valid[35]}}))
    | ((at_bank_36 & {64{valid[36]}}) | (at_bank_37 & {64{valid[37]}}) | ((at_bank_38 & {64{valid[38]}}) | (at_bank_39 & {64{valid[39]}})))
    | ((at_bank_40 & {64{valid[40]}}) | (at_bank_41 & {64{valid[41]}}) | ((at_bank_42 & {64{valid[42]}}) | (at_bank_43 & {64{valid[43]}})) | ((at_bank_44 & {64{valid[44]}}) | (at_bank_45 & {64{valid[45]}}) | ((at_bank_46 & {64{valid[46]}}) | (at_bank_47 & {64{valid[47]}}))))
    | ((at_bank_48 & {64{valid[48]}}) | (at_bank_49 & {64{valid[49]}}) | ((at_bank_50 & {64{valid[50]}}) | (at_bank_51 & {64{valid[51]}})) | ((at_bank_52 & {64{valid[52]}}) | (at_bank_53 & {64{valid[53]}}) | ((at_bank_54 & {64{valid[54]}}) | (at_bank_55 & {64{valid[55]}}))) | ((at_bank_56 & {64{valid[56]}}) | (at_bank_57 & {64{valid[57]}}) | ((at_bank_58 & {64{valid[58]}}) | (at_bank_59 & {64{valid[59]}})) | ((at_bank_60 & {64{valid[60]}}) | (at_bank_61 & {64{valid[61]}}) | ((at_bank_62 & {64{valid[62]}}) | (at_bank_63 & {64{valid[63]}})))));
  assign wanted = t_0 | t_1;

  assign begun = begun_banks;
  assign column_valid = |chosen;

  assign t_5 = (bank_0 & {6{chosen[0]}})
    | (bank_1 & {6{chosen[1]}})
    | ((bank_2 & {6{chosen[2]}}) | (bank_3 & {6{chosen[3]}}))
    | ((bank_4 & {6{chosen[4]}}) | (bank_5 & {6{chosen[5]}}) | ((bank_6 & {6{chosen[6]}}) | (bank_7 & {6{chosen[7]}})))
    | ((bank_8 & {6{chosen[8]}}) | (bank_9 & {6{chosen[9]}}) | ((bank_10 & {6{chosen[10]}}) | (bank_11 & {6{chosen[11]}})) | ((bank_12 & {6{chosen[12]}}) | (bank_13 & {6{chosen[13]}}) | ((bank_14 & {6{chosen[14]}}) | (bank_15 & {6{chosen[15]}}))))
    | ((bank_16 & {6{chosen[16]}}) | (bank_17 & {6{chosen[17]}}) | ((bank_18 & {6{chosen[18]}}) | (bank_19 & {6{chosen[19]}})) | ((bank_20 & {6{chosen[20]}}) | (bank_21 & {6{chosen[21]}}) | ((bank_22 & {6{chosen[22]}}) | (bank_23 & {6{chosen[23]}}))) | ((bank_24 & {6{chosen[24]}}) | (bank_25 & {6{chosen[25]}}) | ((bank_26 & {6{chosen[26]}}) | (bank_27 & {6{chosen[27]}})) | ((bank_28 & {6{chosen[28]}}) | (bank_29 & {6{chosen[29]}}) | ((bank_30 & {6{chosen[30]}}) | (bank_31 & {6{chosen[31]}})))));
  assign t_6 = (bank_32 & {6{chosen[32]}})
    | (bank_33 & {6{chosen[33]}})
    | ((bank_34 & {6{chosen[34]}}) | (bank_35 & {6{chosen[35]}}))
    | ((bank_36 & {6{chosen[36]}}) | (bank_37 & {6{chosen[37]}}) | ((bank_38 & {6{chosen[38]}}) | (bank_39 & {6{chosen[39]}})))
    | ((bank_40 & {6{chosen[40]}}) | (bank_41 & {6{chosen[41]}}) | ((bank_42 & {6{chosen[42]}}) | (bank_43 & {6{chosen[43]}})) | ((bank_44 & {6{chosen[44]}}) | (bank_45 & {6{chosen[45]}}) | ((bank_46 & {6{chosen[46]}}) | (bank_47 & {6{chosen[47]}}))))
    | ((bank_48 & {6{chosen[48]}}) | (bank_49 & {6{chosen[49]}}) | ((bank_50 & {6{chosen[50]}}) | (bank_51 & {6{chosen[51]}})) | ((bank_52 & {6{chosen[52]}}) | (bank_53 & {6{chosen[53]}}) | ((bank_54 & {6{chosen[54]}}) | (bank_55 & {6{chosen[55]}}))) | ((bank_56 & {6{chosen[56]}}) | (bank_57 & {6{chosen[57]}}) | ((bank_58 & {6{chosen[58]}}) | (bank_59 & {6{chosen[59]}})) | ((bank_60 & {6{chosen[60]}}) | (bank_61 & {6{chosen[61]}}) | ((bank_62 & {6{chosen[62]}}) | (bank_63 & {6{chosen[63]}})))));
  assign column_bank = t_5 | t_6;

  assign t_7 = (column_0 & {4{chosen[0]}})
    | (column_1 & {4{chosen[1]}})
    | ((column_2 & {4{chosen[2]}}) | (column_3 & {4{chosen[3]}}))
    | ((column_4 & {4{chosen[4]}}) | (column_5 & {4{chosen[5]}}) | ((column_6 & {4{chosen[6]}}) | (column_7 & {4{chosen[7]}})))
    | ((column_8 & {4{chosen[8]}}) | (column_9 & {4{chosen[9]}}) | ((column_10 & {4{chosen[10]}}) | (column_11 & {4{chosen[11]}})) | ((column_12 & {4{chosen[12]}}) | (column_13 & {4{chosen[13]}}) | ((column_14 & {4{chosen[14]}}) | (column_15 & {4{chosen[15]}}))))
    | ((column_16 & {4{chosen[16]}}) | (column_17 & {4{chosen[17]}}) | ((column_18 & {4{chosen[18]}}) | (column_19 & {4{chosen[19]}})) | ((column_20 & {4{chosen[20]}}) | (column_21 & {4{chosen[21]}}) | ((column_22 & {4{chosen[22]}}) | (column_23 & {4{chosen[23]}}))) | ((column_24 & {4{chosen[24]}}) | (column_25 & {4{chosen[25]}}) | ((column_26 & {4{chosen[26]}}) | (column_27 & {4{chosen[27]}})) | ((column_28 & {4{chosen[28]}}) | (column_29 & {4{chosen[29]}}) | ((column_30 & {4{chosen[30]}}) | (column_31 & {4{chosen[31]}})))));
  assign t_8 = (column_32 & {4{chosen[32]}})
    | (column_33 & {4{chosen[33]}})
    | ((column_34 & {4{chosen[34]}}) | (column_35 & {4{chosen[35]}}))
    | ((column_36 & {4{chosen[36]}}) | (column_37 & {4{chosen[37]}}) | ((column_38 & {4{chosen[38]}}) | (column_39 & {4{chosen[39]}})))
    | ((column_40 & {4{chosen[40]}}) | (column_41 & {4{chosen[41]}}) | ((column_42 & {4{chosen[42]}}) | (column_43 & {4{chosen[43]}})) | ((column_44 & {4{chosen[44]}}) | (column_45 & {4{chosen[45]}}) | ((column_46 & {4{chosen[46]}}) | (column_47 & {4{chosen[47]}}))))
    | ((column_48 & {4{chosen[48]}}) | (column_49 & {4{chosen[49]}}) | ((column_50 & {4{chosen[50]}}) | (column_51 & {4{chosen[51]}})) | ((column_52 & {4{chosen[52]}}) | (column_53 & {4{chosen[53]}}) | ((column_54 & {4{chosen[54]}}) | (column_55 & {4{chosen[55]}}))) | ((column_56 & {4{chosen[56]}}) | (column_57 & {4{chosen[57]}}) | ((column_58 & {4{chosen[58]}}) | (column_59 & {4{chosen[59]}})) | ((column_60 & {4{chosen[60]}}) | (column_61 & {4{chosen[61]}}) | ((column_62 & {4{chosen[62]}}) | (column_63 & {4{chosen[63]}})))));
  assign column_line = t_7 | t_8;

  assign t_9 = (payload_0 & {8{chosen[0]}})
    | (payload_1 & {8{chosen[1]}})
    | ((payload_2 & {8{chosen[2]}}) | (payload_3 & {8{chosen[3]}}))
    | ((payload_4 & {8{chosen[4]}}) | (payload_5 & {8{chosen[5]}}) | ((payload_6 & {8{chosen[6]}}) | (payload_7 & {8{chosen[7]}})))
    | ((payload_8 & {8{chosen[8]}}) | (payload_9 & {8{chosen[9]}}) | ((payload_10 & {8{chosen[10]}}) | (payload_11 & {8{chosen[11]}})) | ((payload_12 & {8{chosen[12]}}) | (payload_13 & {8{chosen[13]}}) | ((payload_14 & {8{chosen[14]}}) | (payload_15 & {8{chosen[15]}}))))
    | ((payload_16 & {8{chosen[16]}}) | (payload_17 & {8{chosen[17]}}) | ((payload_18 & {8{chosen[18]}}) | (payload_19 & {8{chosen[19]}})) | ((payload_20 & {8{chosen[20]}}) | (payload_21 & {8{chosen[21]}}) | ((payload_22 & {8{chosen[22]}}) | (payload_23 & {8{chosen[23]}}))) | ((payload_24 & {8{chosen[24]}}) | (payload_25 & {8{chosen[25]}}) | ((payload_26 & {8{chosen[26]}}) | (payload_27 & {8{chosen[27]}})) | ((payload_28 & {8{chosen[28]}}) | (payload_29 & {8{chosen[29]}}) | ((payload_30 & {8{chosen[30]}}) | (payload_31 & {8{chosen[31]}})))));
  assign t_10 = (payload_32 & {8{chosen[32]}})
    | (payload_33 & {8{chosen[33]}})
    | ((payload_34 & {8{chosen[34]}}) | (payload_35 & {8{chosen[35]}}))
    | ((payload_36 & {8{chosen[36]}}) | (payload_37 & {8{chosen[37]}}) | ((payload_38 & {8{chosen[38]}}) | (payload_39 & {8{chosen[39]}})))
    | ((payload_40 & {8{chosen[40]}}) | (payload_41 & {8{chosen[41]}}) | ((payload_42 & {8{chosen[42]}}) | (payload_43 & {8{chosen[43]}})) | ((payload_44 & {8{chosen[44]}}) | (payload_45 & {8{chosen[45]}}) | ((payload_46 & {8{chosen[46]}}) | (payload_47 & {8{chosen[47]}}))))
    | ((payload_48 & {8{chosen[48]}}) | (payload_49 & {8{chosen[49]}}) | ((payload_50 & {8{chosen[50]}}) | (payload_51 & {8{chosen[51]}})) | ((payload_52 & {8{chosen[52]}}) | (payload_53 & {8{chosen[53]}}) | ((payload_54 & {8{chosen[54]}}) | (payload_55 & {8{chosen[55]}}))) | ((payload_56 & {8{chosen[56]}}) | (payload_57 & {8{chosen[57]}}) | ((payload_58 & {8{chosen[58]}}) | (payload_59 & {8{chosen[59]}})) | ((payload_60 & {8{chosen[60]}}) | (payload_61 & {8{chosen[61]}}) | ((payload_62 & {8{chosen[62]}}) | (payload_63 & {8{chosen[63]}})))));
  assign column_payload = t_9 | t_10;

  assign column_second = goes_on;
  assign act_valid = |to_activate;

  assign t_12 = (bank_0 & {6{to_activate[0]}})
    | (bank_1 & {6{to_activate[1]}})
    | ((bank_2 & {6{to_activate[2]}}) | (bank_3 & {6{to_activate[3]}}))
    | ((bank_4 & {6{to_activate[4]}}) | (bank_5 & {6{to_activate[5]}}) | ((bank_6 & {6{to_activate[6]}}) | (bank_7 & {6{to_activate[7]}})))
    | ((bank_8 & {6{to_activate[8]}}) | (bank_9 & {6{to_activate[9]}}) | ((bank_10 & {6{to_activate[10]}}) | (bank_11 & {6{to_activate[11]}})) | ((bank_12 & {6{to_activate[12]}}) | (bank_13 & {6{to_activate[13]}}) | ((bank_14 & {6{to_activate[14]}}) | (bank_15 & {6{to_activate[15]}}))))
    | ((bank_16 & {6{to_activate[16]}}) | (bank_17 & {6{to_activate[17]}}) | ((bank_18 & {6{to_activate[18]}}) | (bank_19 & {6{to_activate[19]}})) | ((bank_20 & {6{to_activate[20]}}) | (bank_21 & {6{to_activate[21]}}) | ((bank_22 & {6{to_activate[22]}}) | (bank_23 & {6{to_activate[23]}}))) | ((bank_24 & {6{to_activate[24]}}) | (bank_25 & {6{to_activate[25]}}) | ((bank_26 & {6{to_activate[26]}}) | (bank_27 & {6{to_activate[27]}})) | ((bank_28 & {6{to_activate[28]}}) | (bank_29 & {6{to_activate[29]}}) | ((bank_30 & {6{to_activate[30]}}) | (bank_31 & {6{to_activate[31]}})))));
  assign t_13 = (bank_32 & {6{to_activate[32]}})
    | (bank_33 & {6{to_activate[33]}})
    | ((bank_34 & {6{to_activate[34]}}) | (bank_35 & {6{to_activate[35]}}))
    | ((bank_36 & {6{to_activate[36]}}) | (bank_37 & {6{to_activate[37]}}) | ((bank_38 & {6{to_activate[38]}}) | (bank_39 & {6{to_activate[39]}})))
    | ((bank_40 & {6{to_activate[40]}}) | (bank_41 & {6{to_activate[41]}}) | ((bank_42 & {6{to_activate[42]}}) | (bank_43 & {6{to_activate[43]}})) | ((bank_44 & {6{to_activate[44]}}) | (bank_45 & {6{to_activate[45]}}) | ((bank_46 & {6{to_activate[46]}}) | (bank_47 & {6{to_activate[47]}}))))
    | ((bank_48 & {6{to_activate[48]}}) | (bank_49 & {6{to_activate[49]}}) | ((bank_50 & {6{to_activate[50]}}) | (bank_51 & {6{to_activate[51]}})) | ((bank_52 & {6{to_activate[52]}}) | (bank_53 & {6{to_activate[53]}}) | ((bank_54 & {6{to_activate[54]}}) | (bank_55 & {6{to_activate[55]}}))) | ((bank_56 & {6{to_activate[56]}}) | (bank_57 & {6{to_activate[57]}}) | ((bank_58 & {6{to_activate[58]}}) | (bank_59 & {6{to_activate[59]}})) | ((bank_60 & {6{to_activate[60]}}) | (bank_61 & {6{to_activate[61]}}) | ((bank_62 & {6{to_activate[62]}}) | (bank_63 & {6{to_activate[63]}})))));
  assign act_bank = t_12 | t_13;

  assign t_14 = (row_0 & {15{to_activate[0]}})
    | (row_1 & {15{to_activate[1]}})
    | ((row_2 & {15{to_activate[2]}}) | (row_3 & {15{to_activate[3]}}))
    | ((row_4 & {15{to_activate[4]}}) | (row_5 & {15{to_activate[5]}}) | ((row_6 & {15{to_activate[6]}}) | (row_7 & {15{to_activate[7]}})))
    | ((row_8 & {15{to_activate[8]}}) | (row_9 & {15{to_activate[9]}}) | ((row_10 & {15{to_activate[10]}}) | (row_11 & {15{to_activate[11]}})) | ((row_12 & {15{to_activate[12]}}) | (row_13 & {15{to_activate[13]}}) | ((row_14 & {15{to_activate[14]}}) | (row_15 & {15{to_activate[15]}}))))
    | ((row_16 & {15{to_activate[16]}}) | (row_17 & {15{to_activate[17]}}) | ((row_18 & {15{to_activate[18]}}) | (row_19 & {15{to_activate[19]}})) | ((row_20 & {15{to_activate[20]}}) | (row_21 & {15{to_activate[21]}}) | ((row_22 & {15{to_activate[22]}}) | (row_23 & {15{to_activate[23]}}))) | ((row_24 & {15{to_activate[24]}}) | (row_25 & {15{to_activate[25]}}) | ((row_26 & {15{to_activate[26]}}) | (row_27 & {15{to_activate[27]}})) | ((row_28 & {15{to_activate[28]}}) | (row_29 & {15{to_activate[29]}}) | ((row_30 & {15{to_activate[30]}}) | (row_31 & {15{to_activate[31]}})))));
  assign t_15 = (row_32 & {15{to_activate[32]}})
    | (row_33 & {15{to_activate[33]}})
    | ((row_34 & {15{to_activate[34]}}) | (row_35 & {15{to_activate[35]}}))
    | ((row_36 & {15{to_activate[36]}}) | (row_37 & {15{to_activate[37]}}) | ((row_38 & {15{to_activate[38]}}) | (row_39 & {15{to_activate[39]}})))
    | ((row_40 & {15{to_activate[40]}}) | (row_41 & {15{to_activate[41]}}) | ((row_42 & {15{to_activate[42]}}) | (row_43 & {15{to_activate[43]}})) | ((row_44 & {15{to_activate[44]}}) | (row_45 & {15{to_activate[45]}}) | ((row_46 & {15{to_activate[46]}}) | (row_47 & {15{to_activate[47]}}))))
    | ((row_48 & {15{to_activate[48]}}) | (row_49 & {15{to_activate[49]}}) | ((row_50 & {15{to_activate[50]}}) | (row_51 & {15{to_activate[51]}})) | ((row_52 & {15{to_activate[52]}}) | (row_53 & {15{to_activate[53]}}) | ((row_54 & {15{to_activate[54]}}) | (row_55 & {15{to_activate[55]}}))) | ((row_56 & {15{to_activate[56]}}) | (row_57 & {15{to_activate[57]}}) | ((row_58 & {15{to_activate[58]}}) | (row_59 & {15{to_activate[59]}})) | ((row_60 & {15{to_activate[60]}}) | (row_61 & {15{to_activate[61]}}) | ((row_62 & {15{to_activate[62]}}) | (row_63 & {15{to_activate[63]}})))));
  assign act_row = t_14 | t_15;

  assign pre_valid = |to_precharge;

  assign t_20 = (bank_0 & {6{to_precharge[0]}})
    | (bank_1 & {6{to_precharge[1]}})
    | ((bank_2 & {6{to_precharge[2]}}) | (bank_3 & {6{to_precharge[3]}}))
    | ((bank_4 & {6{to_precharge[4]}}) | (bank_5 & {6{to_precharge[5]}}) | ((bank_6 & {6{to_precharge[6]}}) | (bank_7 & {6{to_precharge[7]}})))
    | ((bank_8 & {6{to_precharge[8]}}) | (bank_9 & {6{to_precharge[9]}}) | ((bank_10 & {6{to_precharge[10]}}) | (bank_11 & {6{to_precharge[11]}})) | ((bank_12 & {6{to_precharge[12]}}) | (bank_13 & {6{to_precharge[13]}}) | ((bank_14 & {6{to_precharge[14]}}) | (bank_15 & {6{to_precharge[15]}}))))
    | ((bank_16 & {6{to_precharge[16]}}) | (bank_17 & {6{to_precharge[17]}}) | ((bank_18 & {6{to_precharge[18]}}) | (bank_19 & {6{to_precharge[19]}})) | ((bank_20 & {6{to_precharge[20]}}) | (bank_21 & {6{to_precharge[21]}}) | ((bank_22 & {6{to_precharge[22]}}) | (bank_23 & {6{to_precharge[23]}}))) | ((bank_24 & {6{to_precharge[24]}}) | (bank_25 & {6{to_precharge[25]}}) | ((bank_26 & {6{to_precharge[26]}}) | (bank_27 & {6{to_precharge[27]}})) | ((bank_28 & {6{to_precharge[28]}}) | (bank_29 & {6{to_precharge[29]}}) | ((bank_30 & {6{to_precharge[30]}}) | (bank_31 & {6{to_precharge[31]}})))));
  assign t_21 = (bank_32 & {6{to_precharge[32]}})
    | (bank_33 & {6{to_precharge[33]}})
    | ((bank_34 & {6{to_precharge[34]}}) | (bank_35 & {6{to_precharge[35]}}))
    | ((bank_36 & {6{to_precharge[36]}}) | (bank_37 & {6{to_precharge[37]}}) | ((bank_38 & {6{to_precharge[38]}}) | (bank_39 & {6{to_precharge[39]}})))
    | ((bank_40 & {6{to_precharge[40]}}) | (bank_41 & {6{to_precharge[41]}}) | ((bank_42 & {6{to_precharge[42]}}) | (bank_43 & {6{to_precharge[43]}})) | ((bank_44 & {6{to_precharge[44]}}) | (bank_45 & {6{to_precharge[45]}}) | ((bank_46 & {6{to_precharge[46]}}) | (bank_47 & {6{to_precharge[47]}}))))
    | ((bank_48 & {6{to_precharge[48]}}) | (bank_49 & {6{to_precharge[49]}}) | ((bank_50 & {6{to_precharge[50]}}) | (bank_51 & {6{to_precharge[51]}})) | ((bank_52 & {6{to_precharge[52]}}) | (bank_53 & {6{to_precharge[53]}}) | ((bank_54 & {6{to_precharge[54]}}) | (bank_55 & {6{to_precharge[55]}}))) | ((bank_56 & {6{to_precharge[56]}}) | (bank_57 & {6{to_precharge[57]}}) | ((bank_58 & {6{to_precharge[58]}}) | (bank_59 & {6{to_precharge[59]}})) | ((bank_60 & {6{to_precharge[60]}}) | (bank_61 & {6{to_precharge[61]}}) | ((bank_62 & {6{to_precharge[62]}}) | (bank_63 & {6{to_precharge[63]}})))));
  assign pre_bank = t_20 | t_21;

  // ---- Entries ----

  assign t_23 = used - {6'd0, leaves};
  always @(posedge clk) begin
    if (reset) begin
      used <= 7'd0;
      hit <= 64'd0;
      closed <= 64'd0;
      conflict <= 64'd0;
      started <= 64'd0;
    end else begin
      used <= t_23 + {6'd0, enter};
      hit <= (hit_now & ~moves) | ((hit_now >> 1'b1) & moves) | (enters & {64{enter_hit}});
      closed <= (closed_now & ~moves)
        | ((closed_now >> 1'b1) & moves)
        | (enters & {64{enter_closed}});
      conflict <= (conflict_now & ~moves)
        | ((conflict_now >> 1'b1) & moves)
        | (enters & {64{!(enter_hit | enter_closed)}});
      started <= (started_now & ~moves) | ((started_now >> 1'b1) & moves) | 64'd0;
    end
  end

  always @(posedge clk) begin
    if (enters[0]) begin
      bank_0 <= enter_bank;
    end else if (moves[0]) begin
      bank_0 <= bank_1;
    end
  end

  always @(posedge clk) begin
    if (enters[1]) begin
      bank_1 <= enter_bank;
    end else if (moves[1]) begin
      bank_1 <= bank_2;
    end
  end

  always @(posedge clk) begin
    if (enters[2]) begin
      bank_2 <= enter_bank;
    end else if (moves[2]) begin
      bank_2 <= bank_3;
    end
  end

  always @(posedge clk) begin
    if (enters[3]) begin
      bank_3 <= enter_bank;
    end else if (moves[3]) begin
      bank_3 <= bank_4;
    end
  end

  always @(posedge clk) begin
    if (enters[4]) begin
      bank_4 <= enter_bank;
    end else if (moves[4]) begin
      bank_4 <= bank_5;
    end
  end

  always @(posedge clk) begin
    if (enters[5]) begin
      bank_5 <= enter_bank;
    end else if (moves[5]) begin
      bank_5 <= bank_6;
    end
  end

  always @(posedge clk) begin
    if (enters[6]) begin
      bank_6 <= enter_bank;
    end else if (moves[6]) begin
      bank_6 <= bank_7;
    end
  end

  always @(posedge clk) begin
    if (enters[7]) begin
      bank_7 <= enter_bank;
    end else if (moves[7]) begin
      bank_7 <= bank_8;
    end
  end

  always @(posedge clk) begin
    if (enters[8]) begin
      bank_8 <= enter_bank;
    end else if (moves[8]) begin
      bank_8 <= bank_9;
    end
  end

  always @(posedge clk) begin
    if (enters[9]) begin
      bank_9 <= enter_bank;
    end else if (moves[9]) begin
      bank_9 <= bank_10;
    end
  end

  always @(posedge clk) begin
    if (enters[10]) begin
      bank_10 <= enter_bank;
    end else if (moves[10]) begin
      bank_10 <= bank_11;
    end
  end

  always @(posedge clk) begin
    if (enters[11]) begin
      bank_11 <= enter_bank;
    end else if (moves[11]) begin
      bank_11 <= bank_12;
    end
  end

  always @(posedge clk) begin
    if (enters[12]) begin
      bank_12 <= enter_bank;
    end else if (moves[12]) begin
      bank_12 <= bank_13;
    end
  end

  always @(posedge clk) begin
    if (enters[13]) begin
      bank_13 <= enter_bank;
    end else if (moves[13]) begin
      bank_13 <= bank_14;
    end
  end

  always @(posedge clk) begin
    if (enters[14]) begin
      bank_14 <= enter_bank;
    end else if (moves[14]) begin
      bank_14 <= bank_15;
    end
  end

  always @(posedge clk) begin
    if (enters[15]) begin
      bank_15 <= enter_bank;
    end else if (moves[15]) begin
      bank_15 <= bank_16;
    end
  end

  always @(posedge clk) begin
    if (enters[16]) begin
      bank_16 <= enter_bank;
    end else if (moves[16]) begin
      bank_16 <= bank_17;
    end
  end

  always @(posedge clk) begin
    if (enters[17]) begin
      bank_17 <= enter_bank;
    end else if (moves[17]) begin
      bank_17 <= bank_18;
    end
  end

  always @(posedge clk) begin
    if (enters[18]) begin
      bank_18 <= enter_bank;
    end else if (moves[18]) begin
      bank_18 <= bank_19;
    end
  end

  always @(posedge clk) begin
    if (enters[19]) begin
      bank_19 <= enter_bank;
    end else if (moves[19]) begin
      bank_19 <= bank_20;
    end
  end

  always @(posedge clk) begin
    if (enters[20]) begin
      bank_20 <= enter_bank;
    end else if (moves[20]) begin
      bank_20 <= bank_21;
    end
  end

  always @(posedge clk) begin
    if (enters[21]) begin
      bank_21 <= enter_bank;
    end else if (moves[21]) begin
      bank_21 <= bank_22;
    end
  end

  always @(posedge clk) begin
    if (enters[22]) begin
      bank_22 <= enter_bank;
    end else if (moves[22]) begin
      bank_22 <= bank_23;
    end
  end

  always @(posedge clk) begin
    if (enters[23]) begin
      bank_23 <= enter_bank;
    end else if (moves[23]) begin
      bank_23 <= bank_24;
    end
  end

  always @(posedge clk) begin
    if (enters[24]) begin
      bank_24 <= enter_bank;
    end else if (moves[24]) begin
      bank_24 <= bank_25;
    end
  end

  always @(posedge clk) begin
    if (enters[25]) begin
      bank_25 <= enter_bank;
    end else if (moves[25]) begin
      bank_25 <= bank_26;
    end
  end

  always @(posedge clk) begin
    if (enters[26]) begin
      bank_26 <= enter_bank;
    end else if (moves[26]) begin
      bank_26 <= bank_27;
    end
  end

  always @(posedge clk) begin
    if (enters[27]) begin
      bank_27 <= enter_bank;
    end else if (moves[27]) begin
      bank_27 <= bank_28;
    end
  end

  always @(posedge clk) begin
    if (enters[28]) begin
      bank_28 <= enter_bank;
    end else if (moves[28]) begin
      bank_28 <= bank_29;
    end
  end

  always @(posedge clk) begin
    if (enters[29]) begin
      bank_29 <= enter_bank;
    end else if (moves[29]) begin
      bank_29 <= bank_30;
    end
  end

  always @(posedge clk) begin
    if (enters[30]) begin
      bank_30 <= enter_bank;
    end else if (moves[30]) begin
      bank_30 <= bank_31;
    end
  end

  always @(posedge clk) begin
    if (enters[31]) begin
      bank_31 <= enter_bank;
    end else if (moves[31]) begin
      bank_31 <= bank_32;
    end
  end

  always @(posedge clk) begin
    if (enters[32]) begin
      bank_32 <= enter_bank;
    end else if (moves[32]) begin
      bank_32 <= bank_33;
    end
  end

  always @(posedge clk) begin
    if (enters[33]) begin
      bank_33 <= enter_bank;
    end else if (moves[33]) begin
      bank_33 <= bank_34;
    end
  end

  always @(posedge clk) begin
    if (enters[34]) begin
      bank_34 <= enter_bank;
    end else if (moves[34]) begin
      bank_34 <= bank_35;
    end
  end

  always @(posedge clk) begin
    if (enters[35]) begin
      bank_35 <= enter_bank;
    end else if (moves[35]) begin
      bank_35 <= bank_36;
    end
  end

  always @(posedge clk) begin
    if (enters[36]) begin
      bank_36 <= enter_bank;
    end else if (moves[36]) begin
      bank_36 <= bank_37;
    end
  end

  always @(posedge clk) begin
    if (enters[37]) begin
      bank_37 <= enter_bank;
    end else if (moves[37]) begin
      bank_37 <= bank_38;
    end
  end

  always @(posedge clk) begin
    if (enters[38]) begin
      bank_38 <= enter_bank;
    end else if (moves[38]) begin
      bank_38 <= bank_39;
    end
  end

  always @(posedge clk) begin
    if (enters[39]) begin
      bank_39 <= enter_bank;
    end else if (moves[39]) begin
      bank_39 <= bank_40;
    end
  end

  always @(posedge clk) begin
    if (enters[40]) begin
      bank_40 <= enter_bank;
    end else if (moves[40]) begin
      bank_40 <= bank_41;
    end
  end

  always @(posedge clk) begin
    if (enters[41]) begin
      bank_41 <= enter_bank;
    end else if (moves[41]) begin
      bank_41 <= bank_42;
    end
  end

  always @(posedge clk) begin
    if (enters[42]) begin
      bank_42 <= enter_bank;
    end else if (moves[42]) begin
      bank_42 <= bank_43;
    end
  end

  always @(posedge clk) begin
    if (enters[43]) begin
      bank_43 <= enter_bank;
    end else if (moves[43]) begin
      bank_43 <= bank_44;
    end
  end

  always @(posedge clk) begin
    if (enters[44]) begin
      bank_44 <= enter_bank;
    end else if (moves[44]) begin
      bank_44 <= bank_45;
    end
  end

  always @(posedge clk) begin
    if (enters[45]) begin
      bank_45 <= enter_bank;
    end else if (moves[45]) begin
      bank_45 <= bank_46;
    end
  end

  always @(posedge clk) begin
    if (enters[46]) begin
      bank_46 <= enter_bank;
    end else if (moves[46]) begin
      bank_46 <= bank_47;
    end
  end

  always @(posedge clk) begin
    if (enters[47]) begin
      bank_47 <= enter_bank;
    end else if (moves[47]) begin
      bank_47 <= bank_48;
    end
  end

  always @(posedge clk) begin
    if (enters[48]) begin
      bank_48 <= enter_bank;
    end else if (moves[48]) begin
      bank_48 <= bank_49;
    end
  end

  always @(posedge clk) begin
    if (enters[49]) begin
      bank_49 <= enter_bank;
    end else if (moves[49]) begin
      bank_49 <= bank_50;
    end
  end

  always @(posedge clk) begin
    if (enters[50]) begin
      bank_50 <= enter_bank;
    end else if (moves[50]) begin
      bank_50 <= bank_51;
    end
  end

  always @(posedge clk) begin
    if (enters[51]) begin
      bank_51 <= enter_bank;
    end else if (moves[51]) begin
      bank_51 <= bank_52;
    end
  end

  always @(posedge clk) begin
    if (enters[52]) begin
      bank_52 <= enter_bank;
    end else if (moves[52]) begin
      bank_52 <= bank_53;
    end
  end

  always @(posedge clk) begin
    if (enters[53]) begin
      bank_53 <= enter_bank;
    end else if (moves[53]) begin
      bank_53 <= bank_54;
    end
  end

  always @(posedge clk) begin
    if (enters[54]) begin
      bank_54 <= enter_bank;
    end else if (moves[54]) begin
      bank_54 <= bank_55;
    end
  end

  always @(posedge clk) begin
    if (enters[55]) begin
      bank_55 <= enter_bank;
    end else if (moves[55]) begin
      bank_55 <= bank_56;
    end
  end

  always @(posedge clk) begin
    if (enters[56]) begin
      bank_56 <= enter_bank;
    end else if (moves[56]) begin
      bank_56 <= bank_57;
    end
  end

  always @(posedge clk) begin
    if (enters[57]) begin
      bank_57 <= enter_bank;
    end else if (moves[57]) begin
      bank_57 <= bank_58;
    end
  end

  always @(posedge clk) begin
    if (enters[58]) begin
      bank_58 <= enter_bank;
    end else if (moves[58]) begin
      bank_58 <= bank_59;
    end
  end

  always @(posedge clk) begin
    if (enters[59]) begin
      bank_59 <= enter_bank;
    end else if (moves[59]) begin
      bank_59 <= bank_60;
    end
  end

  always @(posedge clk) begin
    if (enters[60]) begin
      bank_60 <= enter_bank;
    end else if (moves[60]) begin
      bank_60 <= bank_61;
    end
  end

  always @(posedge clk) begin
    if (enters[61]) begin
      bank_61 <= enter_bank;
    end else if (moves[61]) begin
      bank_61 <= bank_62;
    end
  end

  always @(posedge clk) begin
    if (enters[62]) begin
      bank_62 <= enter_bank;
    end else if (moves[62]) begin
      bank_62 <= bank_63;
    end
  end

  always @(posedge clk) begin
    if (enters[63]) begin
      bank_63 <= enter_bank;
    end
  end

  always @(posedge clk) begin
    if (enters[0]) begin
      row_0 <= enter_row;
    end else if (moves[0]) begin
      row_0 <= row_1;
    end
  end

  always @(posedge clk) begin
    if (enters[1]) begin
      row_1 <= enter_row;
    end else if (moves[1]) begin
      row_1 <= row_2;
    end
  end

  always @(posedge clk) begin
    if (enters[2]) begin
      row_2 <= enter_row;
    end else if (moves[2]) begin
      row_2 <= row_3;
    end
  end

  always @(posedge clk) begin
    if (enters[3]) begin
      row_3 <= enter_row;
    end else if (moves[3]) begin
      row_3 <= row_4;
    end
  end

  always @(posedge clk) begin
    if (enters[4]) begin
      row_4 <= enter_row;
    end else if (moves[4]) begin
      row_4 <= row_5;
    end
  end

  always @(posedge clk) begin
    if (enters[5]) begin
      row_5 <= enter_row;
    end else if (moves[5]) begin
      row_5 <= row_6;
    end
  end

  always @(posedge clk) begin
    if (enters[6]) begin
      row_6 <= enter_row;
    end else if (moves[6]) begin
      row_6 <= row_7;
    end
  end

  always @(posedge clk) begin
    if (enters[7]) begin
      row_7 <= enter_row;
    end else if (moves[7]) begin
      row_7 <= row_8;
    end
  end

  always @(posedge clk) begin
    if (enters[8]) begin
      row_8 <= enter_row;
    end else if (moves[8]) begin
      row_8 <= row_9;
    end
  end

  always @(posedge clk) begin
    if (enters[9]) begin
      row_9 <= enter_row;
    end else if (moves[9]) begin
      row_9 <= row_10;
    end
  end

  always @(posedge clk) begin
    if (enters[10]) begin
      row_10 <= enter_row;
    end else if (moves[10]) begin
      row_10 <= row_11;
    end
  end

  always @(posedge clk) begin
    if (enters[11]) begin
      row_11 <= enter_row;
    end else if (moves[11]) begin
      row_11 <= row_12;
    end
  end

  always @(posedge clk) begin
    if (enters[12]) begin
      row_12 <= enter_row;
    end else if (moves[12]) begin
      row_12 <= row_13;
    end
  end

  always @(posedge clk) begin
    if (enters[13]) begin
      row_13 <= enter_row;
    end else if (moves[13]) begin
      row_13 <= row_14;
    end
  end

  always @(posedge clk) begin
    if (enters[14]) begin
      row_14 <= enter_row;
    end else if (moves[14]) begin
      row_14 <= row_15;
    end
  end

  always @(posedge clk) begin
    if (enters[15]) begin
      row_15 <= enter_row;
    end else if (moves[15]) begin
      row_15 <= row_16;
    end
  end

  always @(posedge clk) begin
    if (enters[16]) begin
      row_16 <= enter_row;
    end else if (moves[16]) begin
      row_16 <= row_17;
    end
  end

  always @(posedge clk) begin
    if (enters[17]) begin
      row_17 <= enter_row;
    end else if (moves[17]) begin
      row_17 <= row_18;
    end
  end

  always @(posedge clk) begin
    if (enters[18]) begin
      row_18 <= enter_row;
    end else if (moves[18]) begin
      row_18 <= row_19;
    end
  end

  always @(posedge clk) begin
    if (enters[19]) begin
      row_19 <= enter_row;
    end else if (moves[19]) begin
      row_19 <= row_20;
    end
  end

  always @(posedge clk) begin
    if (enters[20]) begin
      row_20 <= enter_row;
    end else if (moves[20]) begin
      row_20 <= row_21;
    end
  end

  always @(posedge clk) begin
    if (enters[21]) begin
      row_21 <= enter_row;
    end else if (moves[21]) begin
      row_21 <= row_22;
    end
  end

  always @(posedge clk) begin
    if (enters[22]) begin
      row_22 <= enter_row;
    end else if (moves[22]) begin
      row_22 <= row_23;
    end
  end

  always @(posedge clk) begin
    if (enters[23]) begin
      row_23 <= enter_row;
    end else if (moves[23]) begin
      row_23 <= row_24;
    end
  end

  always @(posedge clk) begin
    if (enters[24]) begin
      row_24 <= enter_row;
    end else if (moves[24]) begin
      row_24 <= row_25;
    end
  end

  always @(posedge clk) begin
    if (enters[25]) begin
      row_25 <= enter_row;
    end else if (moves[25]) begin
      row_25 <= row_26;
    end
  end

  always @(posedge clk) begin
    if (enters[26]) begin
      row_26 <= enter_row;
    end else if (moves[26]) begin
      row_26 <= row_27;
    end
  end

  always @(posedge clk) begin
    if (enters[27]) begin
      row_27 <= enter_row;
    end else if (moves[27]) begin
      row_27 <= row_28;
    end
  end

  always @(posedge clk) begin
    if (enters[28]) begin
      row_28 <= enter_row;
    end else if (moves[28]) begin
      row_28 <= row_29;
    end
  end

  always @(posedge clk) begin
    if (enters[29]) begin
      row_29 <= enter_row;
    end else if (moves[29]) begin
      row_29 <= row_30;
    end
  end

  always @(posedge clk) begin
    if (enters[30]) begin
      row_30 <= enter_row;
    end else if (moves[30]) begin
      row_30 <= row_31;
    end
  end

  always @(posedge clk) begin
    if (enters[31]) begin
      row_31 <= enter_row;
    end else if (moves[31]) begin
      row_31 <= row_32;
    end
  end

  always @(posedge clk) begin
    if (enters[32]) begin
      row_32 <= enter_row;
    end else if (moves[32]) begin
      row_32 <= row_33;
    end
  end

  always @(posedge clk) begin
    if (enters[33]) begin
      row_33 <= enter_row;
    end else if (moves[33]) begin
      row_33 <= row_34;
    end
  end

  always @(posedge clk) begin
    if (enters[34]) begin
      row_34 <= enter_row;
    end else if (moves[34]) begin
      row_34 <= row_35;
    end
  end

  always @(posedge clk) begin
    if (enters[35]) begin
      row_35 <= enter_row;
    end else if (moves[35]) begin
      row_35 <= row_36;
    end
  end

  always @(posedge clk) begin
    if (enters[36]) begin
      row_36 <= enter_row;
    end else if (moves[36]) begin
      row_36 <= row_37;
    end
  end

  always @(posedge clk) begin
    if (enters[37]) begin
      row_37 <= enter_row;
    end else if (moves[37]) begin
      row_37 <= row_38;
    end
  end

  always @(posedge clk) begin
    if (enters[38]) begin
      row_38 <= enter_row;
    end else if (moves[38]) begin
      row_38 <= row_39;
    end
  end

  always @(posedge clk) begin
    if (enters[39]) begin
      row_39 <= enter_row;
    end else if (moves[39]) begin
      row_39 <= row_40;
    end
  end

  always @(posedge clk) begin
    if (enters[40]) begin
      row_40 <= enter_row;
    end else if (moves[40]) begin
      row_40 <= row_41;
    end
  end

  always @(posedge clk) begin
    if (enters[41]) begin
      row_41 <= enter_row;
    end else if (moves[41]) begin
      row_41 <= row_42;
    end
  end

  always @(posedge clk) begin
    if (enters[42]) begin
      row_42 <= enter_row;
    end else if (moves[42]) begin
      row_42 <= row_43;
    end
  end

  always @(posedge clk) begin
    if (enters[43]) begin
      row_43 <= enter_row;
    end else if (moves[43]) begin
      row_43 <= row_44;
    end
  end

  always @(posedge clk) begin
    if (enters[44]) begin
      row_44 <= enter_row;
    end else if (moves[44]) begin
      row_44 <= row_45;
    end
  end

  always @(posedge clk) begin
    if (enters[45]) begin
      row_45 <= enter_row;
    end else if (moves[45]) begin
      row_45 <= row_46;
    end
  end

  always @(posedge clk) begin
    if (enters[46]) begin
      row_46 <= enter_row;
    end else if (moves[46]) begin
      row_46 <= row_47;
    end
  end

  always @(posedge clk) begin
    if (enters[47]) begin
      row_47 <= enter_row;
    end else if (moves[47]) begin
      row_47 <= row_48;
    end
  end

  always @(posedge clk) begin
    if (enters[48]) begin
      row_48 <= enter_row;
    end else if (moves[48]) begin
      row_48 <= row_49;
    end
  end

  always @(posedge clk) begin
    if (enters[49]) begin
      row_49 <= enter_row;
    end else if (moves[49]) begin
      row_49 <= row_50;
    end
  end

  always @(posedge clk) begin
    if (enters[50]) begin
      row_50 <= enter_row;
    end else if (moves[50]) begin
      row_50 <= row_51;
    end
  end

  always @(posedge clk) begin
    if (enters[51]) begin
      row_51 <= enter_row;
    end else if (moves[51]) begin
      row_51 <= row_52;
    end
  end

  always @(posedge clk) begin
    if (enters[52]) begin
      row_52 <= enter_row;
    end else if (moves[52]) begin
      row_52 <= row_53;
    end
  end

  always @(posedge clk) begin
    if (enters[53]) begin
      row_53 <= enter_row;
    end else if (moves[53]) begin
      row_53 <= row_54;
    end
  end

  always @(posedge clk) begin
    if (enters[54]) begin
      row_54 <= enter_row;
    end else if (moves[54]) begin
      row_54 <= row_55;
    end
  end

  always @(posedge clk) begin
    if (enters[55]) begin
      row_55 <= enter_row;
    end else if (moves[55]) begin
      row_55 <= row_56;
    end
  end

  always @(posedge clk) begin
    if (enters[56]) begin
      row_56 <= enter_row;
    end else if (moves[56]) begin
      row_56 <= row_57;
    end
  end

  always @(posedge clk) begin
    if (enters[57]) begin
      row_57 <= enter_row;
    end else if (moves[57]) begin
      row_57 <= row_58;
    end
  end

  always @(posedge clk) begin
    if (enters[58]) begin
      row_58 <= enter_row;
    end else if (moves[58]) begin
      row_58 <= row_59;
    end
  end

  always @(posedge clk) begin
    if (enters[59]) begin
      row_59 <= enter_row;
    end else if (moves[59]) begin
      row_59 <= row_60;
    end
  end

  always @(posedge clk) begin
    if (enters[60]) begin
      row_60 <= enter_row;
    end else if (moves[60]) begin
      row_60 <= row_61;
    end
  end

  always @(posedge clk) begin
    if (enters[61]) begin
      row_61 <= enter_row;
    end else if (moves[61]) begin
      row_61 <= row_62;
    end
  end

  always @(posedge clk) begin
    if (enters[62]) begin
      row_62 <= enter_row;
    end else if (moves[62]) begin
      row_62 <= row_63;
    end
  end

  always @(posedge clk) begin
    if (enters[63]) begin
      row_63 <= enter_row;
    end
  end

  always @(posedge clk) begin
    if (enters[0]) begin
      column_0 <= enter_column;
    end else if (moves[0]) begin
      column_0 <= column_1;
    end
  end

  always @(posedge clk) begin
    if (enters[1]) begin
      column_1 <= enter_column;
    end else if (moves[1]) begin
      column_1 <= column_2;
    end
  end

  always @(posedge clk) begin
    if (enters[2]) begin
      column_2 <= enter_column;
    end else if (moves[2]) begin
      column_2 <= column_3;
    end
  end

  always @(posedge clk) begin
    if (enters[3]) begin
      column_3 <= enter_column;
    end else if (moves[3]) begin
      column_3 <= column_4;
    end
  end

  always @(posedge clk) begin
    if (enters[4]) begin
      column_4 <= enter_column;
    end else if (moves[4]) begin
      column_4 <= column_5;
    end
  end

  always @(posedge clk) begin
    if (enters[5]) begin
      column_5 <= enter_column;
    end else if (moves[5]) begin
      column_5 <= column_6;
    end
  end

  always @(posedge clk) begin
    if (enters[6]) begin
      column_6 <= enter_column;
    end else if (moves[6]) begin
      column_6 <= column_7;
    end
  end

  always @(posedge clk) begin
    if (enters[7]) begin
      column_7 <= enter_column;
    end else if (moves[7]) begin
      column_7 <= column_8;
    end
  end

  always @(posedge clk) begin
    if (enters[8]) begin
      column_8 <= enter_column;
    end else if (moves[8]) begin
      column_8 <= column_9;
    end
  end

  always @(posedge clk) begin
    if (enters[9]) begin
      column_9 <= enter_column;
    end else if (moves[9]) begin
      column_9 <= column_10;
    end
  end

  always @(posedge clk) begin
    if (enters[10]) begin
      column_10 <= enter_column;
    end else if (moves[10]) begin
      column_10 <= column_11;
    end
  end

  always @(posedge clk) begin
    if (enters[11]) begin
      column_11 <= enter_column;
    end else if (moves[11]) begin
      column_11 <= column_12;
    end
  end

  always @(posedge clk) begin
    if (enters[12]) begin
      column_12 <= enter_column;
    end else if (moves[12]) begin
      column_12 <= column_13;
    end
  end

  always @(posedge clk) begin
    if (enters[13]) begin
      column_13 <= enter_column;
    end else if (moves[13]) begin
      column_13 <= column_14;
    end
  end

  always @(posedge clk) begin
    if (enters[14]) begin
      column_14 <= enter_column;
    end else if (moves[14]) begin
      column_14 <= column_15;
    end
  end

  always @(posedge clk) begin
    if (enters[15]) begin
      column_15 <= enter_column;
    end else if (moves[15]) begin
      column_15 <= column_16;
    end
  end

  always @(posedge clk) begin
    if (enters[16]) begin
      column_16 <= enter_column;
    end else if (moves[16]) begin
      column_16 <= column_17;
    end
  end

  always @(posedge clk) begin
    if (enters[17]) begin
      column_17 <= enter_column;
    end else if (moves[17]) begin
      column_17 <= column_18;
    end
  end

  always @(posedge clk) begin
    if (enters[18]) begin
      column_18 <= enter_column;
    end else if (moves[18]) begin
      column_18 <= column_19;
    end
  end

  always @(posedge clk) begin
    if (enters[19]) begin
      column_19 <= enter_column;
    end else if (moves[19]) begin
      column_19 <= column_20;
    end
  end

  always @(posedge clk) begin
    if (enters[20]) begin
      column_20 <= enter_column;
    end else if (moves[20]) begin
      column_20 <= column_21;
    end
  end

  always @(posedge clk) begin
    if (enters[21]) begin
      column_21 <= enter_column;
    end else if (moves[21]) begin
      column_21 <= column_22;
    end
  end

  always @(posedge clk) begin
    if (enters[22]) begin
      column_22 <= enter_column;
    end else if (moves[22]) begin
      column_22 <= column_23;
    end
  end

  always @(posedge clk) begin
    if (enters[23]) begin
      column_23 <= enter_column;
    end else if (moves[23]) begin
      column_23 <= column_24;
    end
  end

  always @(posedge clk) begin
    if (enters[24]) begin
      column_24 <= enter_column;
    end else if (moves[24]) begin
      column_24 <= column_25;
    end
  end

  always @(posedge clk) begin
    if (enters[25]) begin
      column_25 <= enter_column;
    end else if (moves[25]) begin
      column_25 <= column_26;
    end
  end

  always @(posedge clk) begin
    if (enters[26]) begin
      column_26 <= enter_column;
    end else if (moves[26]) begin
      column_26 <= column_27;
    end
  end

  always @(posedge clk) begin
    if (enters[27]) begin
      column_27 <= enter_column;
    end else if (moves[27]) begin
      column_27 <= column_28;
    end
  end

  always @(posedge clk) begin
    if (enters[28]) begin
      column_28 <= enter_column;
    end else if (moves[28]) begin
      column_28 <= column_29;
    end
  end

  always @(posedge clk) begin
    if (enters[29]) begin
      column_29 <= enter_column;
    end else if (moves[29]) begin
      column_29 <= column_30;
    end
  end

  always @(posedge clk) begin
    if (enters[30]) begin
      column_30 <= enter_column;
    end else if (moves[30]) begin
      column_30 <= column_31;
    end
  end

  always @(posedge clk) begin
    if (enters[31]) begin
      column_31 <= enter_column;
    end else if (moves[31]) begin
      column_31 <= column_32;
    end
  end

  always @(posedge clk) begin
    if (enters[32]) begin
      column_32 <= enter_column;
    end else if (moves[32]) begin
      column_32 <= column_33;
    end
  end

  always @(posedge clk) begin
    if (enters[33]) begin
      column_33 <= enter_column;
    end else if (moves[33]) begin
      column_33 <= column_34;
    end
  end

  always @(posedge clk) begin
    if (enters[34]) begin
      column_34 <= enter_column;
    end else if (moves[34]) begin
      column_34 <= column_35;
    end
  end

  always @(posedge clk) begin
    if (enters[35]) begin
      column_35 <= enter_column;
    end else if (moves[35]) begin
      column_35 <= column_36;
    end
  end

  always @(posedge clk) begin
    if (enters[36]) begin
      column_36 <= enter_column;
    end else if (moves[36]) begin
      column_36 <= column_37;
    end
  end

  always @(posedge clk) begin
    if (enters[37]) begin
      column_37 <= enter_column;
    end else if (moves[37]) begin
      column_37 <= column_38;
    end
  end

  always @(posedge clk) begin
    if (enters[38]) begin
      column_38 <= enter_column;
    end else if (moves[38]) begin
      column_38 <= column_39;
    end
  end

  always @(posedge clk) begin
    if (enters[39]) begin
      column_39 <= enter_column;
    end else if (moves[39]) begin
      column_39 <= column_40;
    end
  end

  always @(posedge clk) begin
    if (enters[40]) begin
      column_40 <= enter_column;
    end else if (moves[40]) begin
      column_40 <= column_41;
    end
  end

  always @(posedge clk) begin
    if (enters[41]) begin
      column_41 <= enter_column;
    end else if (moves[41]) begin
      column_41 <= column_42;
    end
  end

  always @(posedge clk) begin
    if (enters[42]) begin
      column_42 <= enter_column;
    end else if (moves[42]) begin
      column_42 <= column_43;
    end
  end

  always @(posedge clk) begin
    if (enters[43]) begin
      column_43 <= enter_column;
    end else if (moves[43]) begin
      column_43 <= column_44;
    end
  end

  always @(posedge clk) begin
    if (enters[44]) begin
      column_44 <= enter_column;
    end else if (moves[44]) begin
      column_44 <= column_45;
    end
  end

  always @(posedge clk) begin
    if (enters[45]) begin
      column_45 <= enter_column;
    end else if (moves[45]) begin
      column_45 <= column_46;
    end
  end

  always @(posedge clk) begin
    if (enters[46]) begin
      column_46 <= enter_column;
    end else if (moves[46]) begin
      column_46 <= column_47;
    end
  end

  always @(posedge clk) begin
    if (enters[47]) begin
      column_47 <= enter_column;
    end else if (moves[47]) begin
      column_47 <= column_48;
    end
  end

  always @(posedge clk) begin
    if (enters[48]) begin
      column_48 <= enter_column;
    end else if (moves[48]) begin
      column_48 <= column_49;
    end
  end

  always @(posedge clk) begin
    if (enters[49]) begin
      column_49 <= enter_column;
    end else if (moves[49]) begin
      column_49 <= column_50;
    end
  end

  always @(posedge clk) begin
    if (enters[50]) begin
      column_50 <= enter_column;
    end else if (moves[50]) begin
      column_50 <= column_51;
    end
  end

  always @(posedge clk) begin
    if (enters[51]) begin
      column_51 <= enter_column;
    end else if (moves[51]) begin
      column_51 <= column_52;
    end
  end

  always @(posedge clk) begin
    if (enters[52]) begin
      column_52 <= enter_column;
    end else if (moves[52]) begin
      column_52 <= column_53;
    end
  end

  always @(posedge clk) begin
    if (enters[53]) begin
      column_53 <= enter_column;
    end else if (moves[53]) begin
      column_53 <= column_54;
    end
  end

  always @(posedge clk) begin
    if (enters[54]) begin
      column_54 <= enter_column;
    end else if (moves[54]) begin
      column_54 <= column_55;
    end
  end

  always @(posedge clk) begin
    if (enters[55]) begin
      column_55 <= enter_column;
    end else if (moves[55]) begin
      column_55 <= column_56;
    end
  end

  always @(posedge clk) begin
    if (enters[56]) begin
      column_56 <= enter_column;
    end else if (moves[56]) begin
      column_56 <= column_57;
    end
  end

  always @(posedge clk) begin
    if (enters[57]) begin
      column_57 <= enter_column;
    end else if (moves[57]) begin
      column_57 <= column_58;
    end
  end

  always @(posedge clk) begin
    if (enters[58]) begin
      column_58 <= enter_column;
    end else if (moves[58]) begin
      column_58 <= column_59;
    end
  end

  always @(posedge clk) begin
    if (enters[59]) begin
      column_59 <= enter_column;
    end else if (moves[59]) begin
      column_59 <= column_60;
    end
  end

  always @(posedge clk) begin
    if (enters[60]) begin
      column_60 <= enter_column;
    end else if (moves[60]) begin
      column_60 <= column_61;
    end
  end

  always @(posedge clk) begin
    if (enters[61]) begin
      column_61 <= enter_column;
    end else if (moves[61]) begin
      column_61 <= column_62;
    end
  end

  always @(posedge clk) begin
    if (enters[62]) begin
      column_62 <= enter_column;
    end else if (moves[62]) begin
      column_62 <= column_63;
    end
  end

  always @(posedge clk) begin
    if (enters[63]) begin
      column_63 <= enter_column;
    end
  end

  always @(posedge clk) begin
    if (enters[0]) begin
      payload_0 <= enter_payload;
    end else if (moves[0]) begin
      payload_0 <= payload_1;
    end else if (begins & chosen[0]) begin
      payload_0 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[1]) begin
      payload_1 <= enter_payload;
    end else if (moves[1]) begin
      payload_1 <= payload_2;
    end else if (begins & chosen[1]) begin
      payload_1 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[2]) begin
      payload_2 <= enter_payload;
    end else if (moves[2]) begin
      payload_2 <= payload_3;
    end else if (begins & chosen[2]) begin
      payload_2 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[3]) begin
      payload_3 <= enter_payload;
    end else if (moves[3]) begin
      payload_3 <= payload_4;
    end else if (begins & chosen[3]) begin
      payload_3 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[4]) begin
      payload_4 <= enter_payload;
    end else if (moves[4]) begin
      payload_4 <= payload_5;
    end else if (begins & chosen[4]) begin
      payload_4 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[5]) begin
      payload_5 <= enter_payload;
    end else if (moves[5]) begin
      payload_5 <= payload_6;
    end else if (begins & chosen[5]) begin
      payload_5 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[6]) begin
      payload_6 <= enter_payload;
    end else if (moves[6]) begin
      payload_6 <= payload_7;
    end else if (begins & chosen[6]) begin
      payload_6 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[7]) begin
      payload_7 <= enter_payload;
    end else if (moves[7]) begin
      payload_7 <= payload_8;
    end else if (begins & chosen[7]) begin
      payload_7 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[8]) begin
      payload_8 <= enter_payload;
    end else if (moves[8]) begin
      payload_8 <= payload_9;
    end else if (begins & chosen[8]) begin
      payload_8 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[9]) begin
      payload_9 <= enter_payload;
    end else if (moves[9]) begin
      payload_9 <= payload_10;
    end else if (begins & chosen[9]) begin
      payload_9 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[10]) begin
      payload_10 <= enter_payload;
    end else if (moves[10]) begin
      payload_10 <= payload_11;
    end else if (begins & chosen[10]) begin
      payload_10 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[11]) begin
      payload_11 <= enter_payload;
    end else if (moves[11]) begin
      payload_11 <= payload_12;
    end else if (begins & chosen[11]) begin
      payload_11 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[12]) begin
      payload_12 <= enter_payload;
    end else if (moves[12]) begin
      payload_12 <= payload_13;
    end else if (begins & chosen[12]) begin
      payload_12 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[13]) begin
      payload_13 <= enter_payload;
    end else if (moves[13]) begin
      payload_13 <= payload_14;
    end else if (begins & chosen[13]) begin
      payload_13 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[14]) begin
      payload_14 <= enter_payload;
    end else if (moves[14]) begin
      payload_14 <= payload_15;
    end else if (begins & chosen[14]) begin
      payload_14 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[15]) begin
      payload_15 <= enter_payload;
    end else if (moves[15]) begin
      payload_15 <= payload_16;
    end else if (begins & chosen[15]) begin
      payload_15 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[16]) begin
      payload_16 <= enter_payload;
    end else if (moves[16]) begin
      payload_16 <= payload_17;
    end else if (begins & chosen[16]) begin
      payload_16 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[17]) begin
      payload_17 <= enter_payload;
    end else if (moves[17]) begin
      payload_17 <= payload_18;
    end else if (begins & chosen[17]) begin
      payload_17 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[18]) begin
      payload_18 <= enter_payload;
    end else if (moves[18]) begin
      payload_18 <= payload_19;
    end else if (begins & chosen[18]) begin
      payload_18 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[19]) begin
      payload_19 <= enter_payload;
    end else if (moves[19]) begin
      payload_19 <= payload_20;
    end else if (begins & chosen[19]) begin
      payload_19 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[20]) begin
      payload_20 <= enter_payload;
    end else if (moves[20]) begin
      payload_20 <= payload_21;
    end else if (begins & chosen[20]) begin
      payload_20 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[21]) begin
      payload_21 <= enter_payload;
    end else if (moves[21]) begin
      payload_21 <= payload_22;
    end else if (begins & chosen[21]) begin
      payload_21 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[22]) begin
      payload_22 <= enter_payload;
    end else if (moves[22]) begin
      payload_22 <= payload_23;
    end else if (begins & chosen[22]) begin
      payload_22 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[23]) begin
      payload_23 <= enter_payload;
    end else if (moves[23]) begin
      payload_23 <= payload_24;
    end else if (begins & chosen[23]) begin
      payload_23 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[24]) begin
      payload_24 <= enter_payload;
    end else if (moves[24]) begin
      payload_24 <= payload_25;
    end else if (begins & chosen[24]) begin
      payload_24 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[25]) begin
      payload_25 <= enter_payload;
    end else if (moves[25]) begin
      payload_25 <= payload_26;
    end else if (begins & chosen[25]) begin
      payload_25 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[26]) begin
      payload_26 <= enter_payload;
    end else if (moves[26]) begin
      payload_26 <= payload_27;
    end else if (begins & chosen[26]) begin
      payload_26 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[27]) begin
      payload_27 <= enter_payload;
    end else if (moves[27]) begin
      payload_27 <= payload_28;
    end else if (begins & chosen[27]) begin
      payload_27 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[28]) begin
      payload_28 <= enter_payload;
    end else if (moves[28]) begin
      payload_28 <= payload_29;
    end else if (begins & chosen[28]) begin
      payload_28 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[29]) begin
      payload_29 <= enter_payload;
    end else if (moves[29]) begin
      payload_29 <= payload_30;
    end else if (begins & chosen[29]) begin
      payload_29 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[30]) begin
      payload_30 <= enter_payload;
    end else if (moves[30]) begin
      payload_30 <= payload_31;
    end else if (begins & chosen[30]) begin
      payload_30 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[31]) begin
      payload_31 <= enter_payload;
    end else if (moves[31]) begin
      payload_31 <= payload_32;
    end else if (begins & chosen[31]) begin
      payload_31 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[32]) begin
      payload_32 <= enter_payload;
    end else if (moves[32]) begin
      payload_32 <= payload_33;
    end else if (begins & chosen[32]) begin
      payload_32 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[33]) begin
      payload_33 <= enter_payload;
    end else if (moves[33]) begin
      payload_33 <= payload_34;
    end else if (begins & chosen[33]) begin
      payload_33 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[34]) begin
      payload_34 <= enter_payload;
    end else if (moves[34]) begin
      payload_34 <= payload_35;
    end else if (begins & chosen[34]) begin
      payload_34 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[35]) begin
      payload_35 <= enter_payload;
    end else if (moves[35]) begin
      payload_35 <= payload_36;
    end else if (begins & chosen[35]) begin
      payload_35 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[36]) begin
      payload_36 <= enter_payload;
    end else if (moves[36]) begin
      payload_36 <= payload_37;
    end else if (begins & chosen[36]) begin
      payload_36 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[37]) begin
      payload_37 <= enter_payload;
    end else if (moves[37]) begin
      payload_37 <= payload_38;
    end else if (begins & chosen[37]) begin
      payload_37 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[38]) begin
      payload_38 <= enter_payload;
    end else if (moves[38]) begin
      payload_38 <= payload_39;
    end else if (begins & chosen[38]) begin
      payload_38 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[39]) begin
      payload_39 <= enter_payload;
    end else if (moves[39]) begin
      payload_39 <= payload_40;
    end else if (begins & chosen[39]) begin
      payload_39 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[40]) begin
      payload_40 <= enter_payload;
    end else if (moves[40]) begin
      payload_40 <= payload_41;
    end else if (begins & chosen[40]) begin
      payload_40 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[41]) begin
      payload_41 <= enter_payload;
    end else if (moves[41]) begin
      payload_41 <= payload_42;
    end else if (begins & chosen[41]) begin
      payload_41 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[42]) begin
      payload_42 <= enter_payload;
    end else if (moves[42]) begin
      payload_42 <= payload_43;
    end else if (begins & chosen[42]) begin
      payload_42 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[43]) begin
      payload_43 <= enter_payload;
    end else if (moves[43]) begin
      payload_43 <= payload_44;
    end else if (begins & chosen[43]) begin
      payload_43 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[44]) begin
      payload_44 <= enter_payload;
    end else if (moves[44]) begin
      payload_44 <= payload_45;
    end else if (begins & chosen[44]) begin
      payload_44 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[45]) begin
      payload_45 <= enter_payload;
    end else if (moves[45]) begin
      payload_45 <= payload_46;
    end else if (begins & chosen[45]) begin
      payload_45 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[46]) begin
      payload_46 <= enter_payload;
    end else if (moves[46]) begin
      payload_46 <= payload_47;
    end else if (begins & chosen[46]) begin
      payload_46 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[47]) begin
      payload_47 <= enter_payload;
    end else if (moves[47]) begin
      payload_47 <= payload_48;
    end else if (begins & chosen[47]) begin
      payload_47 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[48]) begin
      payload_48 <= enter_payload;
    end else if (moves[48]) begin
      payload_48 <= payload_49;
    end else if (begins & chosen[48]) begin
      payload_48 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[49]) begin
      payload_49 <= enter_payload;
    end else if (moves[49]) begin
      payload_49 <= payload_50;
    end else if (begins & chosen[49]) begin
      payload_49 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[50]) begin
      payload_50 <= enter_payload;
    end else if (moves[50]) begin
      payload_50 <= payload_51;
    end else if (begins & chosen[50]) begin
      payload_50 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[51]) begin
      payload_51 <= enter_payload;
    end else if (moves[51]) begin
      payload_51 <= payload_52;
    end else if (begins & chosen[51]) begin
      payload_51 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[52]) begin
      payload_52 <= enter_payload;
    end else if (moves[52]) begin
      payload_52 <= payload_53;
    end else if (begins & chosen[52]) begin
      payload_52 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[53]) begin
      payload_53 <= enter_payload;
    end else if (moves[53]) begin
      payload_53 <= payload_54;
    end else if (begins & chosen[53]) begin
      payload_53 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[54]) begin
      payload_54 <= enter_payload;
    end else if (moves[54]) begin
      payload_54 <= payload_55;
    end else if (begins & chosen[54]) begin
      payload_54 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[55]) begin
      payload_55 <= enter_payload;
    end else if (moves[55]) begin
      payload_55 <= payload_56;
    end else if (begins & chosen[55]) begin
      payload_55 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[56]) begin
      payload_56 <= enter_payload;
    end else if (moves[56]) begin
      payload_56 <= payload_57;
    end else if (begins & chosen[56]) begin
      payload_56 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[57]) begin
      payload_57 <= enter_payload;
    end else if (moves[57]) begin
      payload_57 <= payload_58;
    end else if (begins & chosen[57]) begin
      payload_57 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[58]) begin
      payload_58 <= enter_payload;
    end else if (moves[58]) begin
      payload_58 <= payload_59;
    end else if (begins & chosen[58]) begin
      payload_58 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[59]) begin
      payload_59 <= enter_payload;
    end else if (moves[59]) begin
      payload_59 <= payload_60;
    end else if (begins & chosen[59]) begin
      payload_59 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[60]) begin
      payload_60 <= enter_payload;
    end else if (moves[60]) begin
      payload_60 <= payload_61;
    end else if (begins & chosen[60]) begin
      payload_60 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[61]) begin
      payload_61 <= enter_payload;
    end else if (moves[61]) begin
      payload_61 <= payload_62;
    end else if (begins & chosen[61]) begin
      payload_61 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[62]) begin
      payload_62 <= enter_payload;
    end else if (moves[62]) begin
      payload_62 <= payload_63;
    end else if (begins & chosen[62]) begin
      payload_62 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[63]) begin
      payload_63 <= enter_payload;
    end else if (!moves[63] && (begins & chosen[63])) begin
      payload_63 <= go_payload;
    end
  end

  assign valid = hit | closed | conflict;
  assign at_bank_0 = 64'd1 << bank_0;
  assign at_bank_1 = 64'd1 << bank_1;
  assign at_bank_2 = 64'd1 << bank_2;
  assign at_bank_3 = 64'd1 << bank_3;
  assign at_bank_4 = 64'd1 << bank_4;
  assign at_bank_5 = 64'd1 << bank_5;
  assign at_bank_6 = 64'd1 << bank_6;
  assign at_bank_7 = 64'd1 << bank_7;
  assign at_bank_8 = 64'd1 << bank_8;
  assign at_bank_9 = 64'd1 << bank_9;
  assign at_bank_10 = 64'd1 << bank_10;
  assign at_bank_11 = 64'd1 << bank_11;
  assign at_bank_12 = 64'd1 << bank_12;
  assign at_bank_13 = 64'd1 << bank_13;
  assign at_bank_14 = 64'd1 << bank_14;
  assign at_bank_15 = 64'd1 << bank_15;
  assign at_bank_16 = 64'd1 << bank_16;
  assign at_bank_17 = 64'd1 << bank_17;
  assign at_bank_18 = 64'd1 << bank_18;
  assign at_bank_19 = 64'd1 << bank_19;
  assign at_bank_20 = 64'd1 << bank_20;
  assign at_bank_21 = 64'd1 << bank_21;
  assign at_bank_22 = 64'd1 << bank_22;
  assign at_bank_23 = 64'd1 << bank_23;
  assign at_bank_24 = 64'd1 << bank_24;
  assign at_bank_25 = 64'd1 << bank_25;
  assign at_bank_26 = 64'd1 << bank_26;
  assign at_bank_27 = 64'd1 << bank_27;
  assign at_bank_28 = 64'd1 << bank_28;
  assign at_bank_29 = 64'd1 << bank_29;
  assign at_bank_30 = 64'd1 << bank_30;
  assign at_bank_31 = 64'd1 << bank_31;
  assign at_bank_32 = 64'd1 << bank_32;
  assign at_bank_33 = 64'd1 << bank_33;
  assign at_bank_34 = 64'd1 << bank_34;
  assign at_bank_35 = 64'd1 << bank_35;
  assign at_bank_36 = 64'd1 << bank_36;
  assign at_bank_37 = 64'd1 << bank_37;
  assign at_bank_38 = 64'd1 << bank_38;
  assign at_bank_39 = 64'd1 << bank_39;
  assign at_bank_40 = 64'd1 << bank_40;
  assign at_bank_41 = 64'd1 << bank_41;
  assign at_bank_42 = 64'd1 << bank_42;
  assign at_bank_43 = 64'd1 << bank_43;
  assign at_bank_44 = 64'd1 << bank_44;
  assign at_bank_45 = 64'd1 << bank_45;
  assign at_bank_46 = 64'd1 << bank_46;
  assign at_bank_47 = 64'd1 << bank_47;
  assign at_bank_48 = 64'd1 << bank_48;
  assign at_bank_49 = 64'd1 << bank_49;
  assign at_bank_50 = 64'd1 << bank_50;
  assign at_bank_51 = 64'd1 << bank_51;
  assign at_bank_52 = 64'd1 << bank_52;
  assign at_bank_53 = 64'd1 << bank_53;
  assign at_bank_54 = 64'd1 << bank_54;
  assign at_bank_55 = 64'd1 << bank_55;
  assign at_bank_56 = 64'd1 << bank_56;
  assign at_bank_57 = 64'd1 << bank_57;
  assign at_bank_58 = 64'd1 << bank_58;
  assign at_bank_59 = 64'd1 << bank_59;
  assign at_bank_60 = 64'd1 << bank_60;
  assign at_bank_61 = 64'd1 << bank_61;
  assign at_bank_62 = 64'd1 << bank_62;
  assign at_bank_63 = 64'd1 << bank_63;

  assign t_2 = (at_bank_0 & {64{started[0]}})
    | (at_bank_1 & {64{started[1]}})
    | ((at_bank_2 & {64{started[2]}}) | (at_bank_3 & {64{started[3]}}))
    | ((at_bank_4 & {64{started[4]}}) | (at_bank_5 & {64{started[5]}}) | ((at_bank_6 & {64{started[6]}}) | (at_bank_7 & {64{started[7]}})))
    | ((at_bank_8 & {64{started[8]}}) | (at_bank_9 & {64{started[9]}}) | ((at_bank_10 & {64{started[10]}}) | (at_bank_11 & {64{started[11]}})) | ((at_bank_12 & {64{started[12]}}) | (at_bank_13 & {64{started[13]}}) | ((at_bank_14 & {64{started[14]}}) | (at_bank_15 & {64{started[15]}}))))
    | ((at_bank_16 & {64{started[16]}}) | (at_bank_17 & {64{started[17]}}) | ((at_bank_18 & {64{started[18]}}) | (at_bank_19 & {64{started[19]}})) | ((at_bank_20 & {64{started[20]}}) | (at_bank_21 & {64{started[21]}}) | ((at_bank_22 & {64{started[22]}}) | (at_bank_23 & {64{started[23]}}))) | ((at_bank_24 & {64{started[24]}}) | (at_bank_25 & {64{started[25]}}) | ((at_bank_26 & {64{started[26]}}) | (at_bank_27 & {64{started[27]}})) | ((at_bank_28 & {64{started[28]}}) | (at_bank_29 & {64{started[29]}}) | ((at_bank_30 & {64{started[30]}}) | (at_bank_31 & {64{started[31]}})))));
  assign t_3 = (at_bank_32 & {64{started[32]}})
    | (at_bank_33 & {64{started[33]}})
    | ((at_bank_34 & {64{started[34]}}) | (at_bank_35 & {64{started[35]}}))
    | ((at_bank_36 & {64{started[36]}}) | (at_bank_37 & {64{started[37]}}) | ((at_bank_38 & {64{started[38]}}) | (at_bank_39 & {64{started[39]}})))
    | ((at_bank_40 & {64{started[40]}}) | (at_bank_41 & {64{started[41]}}) | ((at_bank_42 & {64{started[42]}}) | (at_bank_43 & {64{started[43]}})) | ((at_bank_44 & {64{started[44]}}) | (at_bank_45 & {64{started[45]}}) | ((at_bank_46 & {64{started[46]}}) | (at_bank_47 & {64{started[47]}}))))
    | ((at_bank_48 & {64{started[48]}}) | (at_bank_49 & {64{started[49]}}) | ((at_bank_50 & {64{started[50]}}) | (at_bank_51 & {64{started[51]}})) | ((at_bank_52 & {64{started[52]}}) | (at_bank_53 & {64{started[53]}}) | ((at_bank_54 & {64{started[54]}}) | (at_bank_55 & {64{started[55]}}))) | ((at_bank_56 & {64{started[56]}}) | (at_bank_57 & {64{started[57]}}) | ((at_bank_58 & {64{started[58]}}) | (at_bank_59 & {64{started[59]}})) | ((at_bank_60 & {64{started[60]}}) | (at_bank_61 & {64{started[61]}}) | ((at_bank_62 & {64{started[62]}}) | (at_bank_63 & {64{started[63]}})))));
  assign begun_banks = t_2 | t_3;

  // ---- Overtaking ----

  // Lines that began while the oldest waited, up to the cap.
  always @(posedge clk) begin
    if (reset) begin
      overtaken <= 7'd0;
    end else if (leaves & chosen[0]) begin
      overtaken <= 7'd0;
    end else if (begins & !chosen[0] & (overtaken != 7'h40)) begin
      overtaken <= overtaken + 7'd1;
    end
  end

  assign urgent = (overtaken == 7'h40) & !started[0];

  // ---- Column command ----

  assign ready = {
    |(at_bank_63 & may_go), |(at_bank_62 & may_go), |(at_bank_61 & may_go), |(at_bank_60 & may_go),
    |(at_bank_59 & may_go), |(at_bank_58 & may_go), |(at_bank_57 & may_go), |(at_bank_56 & may_go),
    |(at_bank_55 & may_go), |(at_bank_54 & may_go), |(at_bank_53 & may_go), |(at_bank_52 & may_go),
    |(at_bank_51 & may_go), |(at_bank_50 & may_go), |(at_bank_49 & may_go), |(at_bank_48 & may_go),
    |(at_bank_47 & may_go), |(at_bank_46 & may_go), |(at_bank_45 & may_go), |(at_bank_44 & may_go),
    |(at_bank_43 & may_go), |(at_bank_42 & may_go), |(at_bank_41 & may_go), |(at_bank_40 & may_go),
    |(at_bank_39 & may_go), |(at_bank_38 & may_go), |(at_bank_37 & may_go), |(at_bank_36 & may_go),
    |(at_bank_35 & may_go), |(at_bank_34 & may_go), |(at_bank_33 & may_go), |(at_bank_32 & may_go),
    |(at_bank_31 & may_go), |(at_bank_30 & may_go), |(at_bank_29 & may_go), |(at_bank_28 & may_go),
    |(at_bank_27 & may_go), |(at_bank_26 & may_go), |(at_bank_25 & may_go), |(at_bank_24 & may_go),
    |(at_bank_23 & may_go), |(at_bank_22 & may_go), |(at_bank_21 & may_go), |(at_bank_20 & may_go),
    |(at_bank_19 & may_go), |(at_bank_18 & may_go), |(at_bank_17 & may_go), |(at_bank_16 & may_go),
    |(at_bank_15 & may_go), |(at_bank_14 & may_go), |(at_bank_13 & may_go), |(at_bank_12 & may_go),
    |(at_bank_11 & may_go), |(at_bank_10 & may_go), |(at_bank_9 & may_go), |(at_bank_8 & may_go),
    |(at_bank_7 & may_go), |(at_bank_6 & may_go), |(at_bank_5 & may_go), |(at_bank_4 & may_go),
    |(at_bank_3 & may_go), |(at_bank_2 & may_go), |(at_bank_1 & may_go), |(at_bank_0 & may_go)
  };

  // The oldest is urgent: if it hits, no other begins; if its bank has another row
  // open, no other of that bank begins.
  assign first_only = urgent & hit[0];
  assign keep_away = urgent & conflict[0];

  assign allowed = first_only
    ? 64'd1
    : ~({|(at_bank_63 & at_bank_0), |(at_bank_62 & at_bank_0), |(at_bank_61 & at_bank_0), |(at_bank_60 & at_bank_0), |(at_bank_59 & at_bank_0), |(at_bank_58 & at_bank_0), |(at_bank_57 & at_bank_0), |(at_bank_56 & at_bank_0), |(at_bank_55 & at_bank_0), |(at_bank_54 & at_bank_0), |(at_bank_53 & at_bank_0), |(at_bank_52 & at_bank_0), |(at_bank_51 & at_bank_0), |(at_bank_50 & at_bank_0), |(at_bank_49 & at_bank_0), |(at_bank_48 & at_bank_0), |(at_bank_47 & at_bank_0), |(at_bank_46 & at_bank_0), |(at_bank_45 & at_bank_0), |(at_bank_44 & at_bank_0), |(at_bank_43 & at_bank_0), |(at_bank_42 & at_bank_0), |(at_bank_41 & at_bank_0), |(at_bank_40 & at_bank_0), |(at_bank_39 & at_bank_0), |(at_bank_38 & at_bank_0), |(at_bank_37 & at_bank_0), |(at_bank_36 & at_bank_0), |(at_bank_35 & at_bank_0), |(at_bank_34 & at_bank_0), |(at_bank_33 & at_bank_0), |(at_bank_32 & at_bank_0), |(at_bank_31 & at_bank_0), |(at_bank_30 & at_bank_0), |(at_bank_29 & at_bank_0), |(at_bank_28 & at_bank_0), |(at_bank_27 & at_bank_0), |(at_bank_26 & at_bank_0), |(at_bank_25 & at_bank_0), |(at_bank_24 & at_bank_0), |(at_bank_23 & at_bank_0), |(at_bank_22 & at_bank_0), |(at_bank_21 & at_bank_0), |(at_bank_20 & at_bank_0), |(at_bank_19 & at_bank_0), |(at_bank_18 & at_bank_0), |(at_bank_17 & at_bank_0), |(at_bank_16 & at_bank_0), |(at_bank_15 & at_bank_0), |(at_bank_14 & at_bank_0), |(at_bank_13 & at_bank_0), |(at_bank_12 & at_bank_0), |(at_bank_11 & at_bank_0), |(at_bank_10 & at_bank_0), |(at_bank_9 & at_bank_0), |(at_bank_8 & at_bank_0), |(at_bank_7 & at_bank_0), |(at_bank_6 & at_bank_0), |(at_bank_5 & at_bank_0), |(at_bank_4 & at_bank_0), |(at_bank_3 & at_bank_0), |(at_bank_2 & at_bank_0), |(at_bank_1 & at_bank_0), |(at_bank_0 & at_bank_0)} & {64{keep_away}});

  assign going_on = started & ready;

  assign beginning = hit
    & ~started
    & ready
    & {|(at_bank_63 & may_begin), |(at_bank_62 & may_begin), |(at_bank_61 & may_begin), |(at_bank_60 & may_begin), |(at_bank_59 & may_begin), |(at_bank_58 & may_begin), |(at_bank_57 & may_begin), |(at_bank_56 & may_begin), |(at_bank_55 & may_begin), |(at_bank_54 & may_begin), |(at_bank_53 & may_begin), |(at_bank_52 & may_begin), |(at_bank_51 & may_begin), |(at_bank_50 & may_begin), |(at_bank_49 & may_begin), |(at_bank_48 & may_begin), |(at_bank_47 & may_begin), |(at_bank_46 & may_begin), |(at_bank_45 & may_begin), |(at_bank_44 & may_begin), |(at_bank_43 & may_begin), |(at_bank_42 & may_begin), |(at_bank_41 & may_begin), |(at_bank_40 & may_begin), |(at_bank_39 & may_begin), |(at_bank_38 & may_begin), |(at_bank_37 & may_begin), |(at_bank_36 & may_begin), |(at_bank_35 & may_begin), |(at_bank_34 & may_begin), |(at_bank_33 & may_begin), |(at_bank_32 & may_begin), |(at_bank_31 & may_begin), |(at_bank_30 & may_begin), |(at_bank_29 & may_begin), |(at_bank_28 & may_begin), |(at_bank_27 & may_begin), |(at_bank_26 & may_begin), |(at_bank_25 & may_begin), |(at_bank_24 & may_begin), |(at_bank_23 & may_begin), |(at_bank_22 & may_begin), |(at_bank_21 & may_begin), |(at_bank_20 & may_begin), |(at_bank_19 & may_begin), |(at_bank_18 & may_begin), |(at_bank_17 & may_begin), |(at_bank_16 & may_begin), |(at_bank_15 & may_begin), |(at_bank_14 & may_begin), |(at_bank_13 & may_begin), |(at_bank_12 & may_begin), |(at_bank_11 & may_begin), |(at_bank_10 & may_begin), |(at_bank_9 & may_begin), |(at_bank_8 & may_begin), |(at_bank_7 & may_begin), |(at_bank_6 & may_begin), |(at_bank_5 & may_begin), |(at_bank_4 & may_begin), |(at_bank_3 & may_begin), |(at_bank_2 & may_begin), |(at_bank_1 & may_begin), |(at_bank_0 & may_begin)}
    & allowed;

  assign goes_on = |going_on;

  assign t_4 = goes_on ? going_on : beginning;
  assign chosen = t_4 & (~t_4 + 64'd1);

  // ---- Row commands ----

  assign t_11 = closed
    & {|(at_bank_63 & may_activate), |(at_bank_62 & may_activate), |(at_bank_61 & may_activate), |(at_bank_60 & may_activate), |(at_bank_59 & may_activate), |(at_bank_58 & may_activate), |(at_bank_57 & may_activate), |(at_bank_56 & may_activate), |(at_bank_55 & may_activate), |(at_bank_54 & may_activate), |(at_bank_53 & may_activate), |(at_bank_52 & may_activate), |(at_bank_51 & may_activate), |(at_bank_50 & may_activate), |(at_bank_49 & may_activate), |(at_bank_48 & may_activate), |(at_bank_47 & may_activate), |(at_bank_46 & may_activate), |(at_bank_45 & may_activate), |(at_bank_44 & may_activate), |(at_bank_43 & may_activate), |(at_bank_42 & may_activate), |(at_bank_41 & may_activate), |(at_bank_40 & may_activate), |(at_bank_39 & may_activate), |(at_bank_38 & may_activate), |(at_bank_37 & may_activate), |(at_bank_36 & may_activate), |(at_bank_35 & may_activate), |(at_bank_34 & may_activate), |(at_bank_33 & may_activate), |(at_bank_32 & may_activate), |(at_bank_31 & may_activate), |(at_bank_30 & may_activate), |(at_bank_29 & may_activate), |(at_bank_28 & may_activate), |(at_bank_27 & may_activate), |(at_bank_26 & may_activate), |(at_bank_25 & may_activate), |(at_bank_24 & may_activate), |(at_bank_23 & may_activate), |(at_bank_22 & may_activate), |(at_bank_21 & may_activate), |(at_bank_20 & may_activate), |(at_bank_19 & may_activate), |(at_bank_18 & may_activate), |(at_bank_17 & may_activate), |(at_bank_16 & may_activate), |(at_bank_15 & may_activate), |(at_bank_14 & may_activate), |(at_bank_13 & may_activate), |(at_bank_12 & may_activate), |(at_bank_11 & may_activate), |(at_bank_10 & may_activate), |(at_bank_9 & may_activate), |(at_bank_8 & may_activate), |(at_bank_7 & may_activate), |(at_bank_6 & may_activate), |(at_bank_5 & may_activate), |(at_bank_4 & may_activate), |(at_bank_3 & may_activate), |(at_bank_2 & may_activate), |(at_bank_1 & may_activate), |(at_bank_0 & may_activate)};
  assign to_activate = t_11 & (~t_11 + 64'd1);

  // Banks whose open row is needed. The oldest, if urgent, has its bank closed
  // nevertheless, once no line of it has begun.
  assign t_16 = (at_bank_0 & {64{hit[0]}})
    | (at_bank_1 & {64{hit[1]}})
    | ((at_bank_2 & {64{hit[2]}}) | (at_bank_3 & {64{hit[3]}}))
    | ((at_bank_4 & {64{hit[4]}}) | (at_bank_5 & {64{hit[5]}}) | ((at_bank_6 & {64{hit[6]}}) | (at_bank_7 & {64{hit[7]}})))
    | ((at_bank_8 & {64{hit[8]}}) | (at_bank_9 & {64{hit[9]}}) | ((at_bank_10 & {64{hit[10]}}) | (at_bank_11 & {64{hit[11]}})) | ((at_bank_12 & {64{hit[12]}}) | (at_bank_13 & {64{hit[13]}}) | ((at_bank_14 & {64{hit[14]}}) | (at_bank_15 & {64{hit[15]}}))))
    | ((at_bank_16 & {64{hit[16]}}) | (at_bank_17 & {64{hit[17]}}) | ((at_bank_18 & {64{hit[18]}}) | (at_bank_19 & {64{hit[19]}})) | ((at_bank_20 & {64{hit[20]}}) | (at_bank_21 & {64{hit[21]}}) | ((at_bank_22 & {64{hit[22]}}) | (at_bank_23 & {64{hit[23]}}))) | ((at_bank_24 & {64{hit[24]}}) | (at_bank_25 & {64{hit[25]}}) | ((at_bank_26 & {64{hit[26]}}) | (at_bank_27 & {64{hit[27]}})) | ((at_bank_28 & {64{hit[28]}}) | (at_bank_29 & {64{hit[29]}}) | ((at_bank_30 & {64{hit[30]}}) | (at_bank_31 & {64{hit[31]}})))));
  assign t_17 = (at_bank_32 & {64{hit[32]}})
    | (at_bank_33 & {64{hit[33]}})
    | ((at_bank_34 & {64{hit[34]}}) | (at_bank_35 & {64{hit[35]}}))
    | ((at_bank_36 & {64{hit[36]}}) | (at_bank_37 & {64{hit[37]}}) | ((at_bank_38 & {64{hit[38]}}) | (at_bank_39 & {64{hit[39]}})))
    | ((at_bank_40 & {64{hit[40]}}) | (at_bank_41 & {64{hit[41]}}) | ((at_bank_42 & {64{hit[42]}}) | (at_bank_43 & {64{hit[43]}})) | ((at_bank_44 & {64{hit[44]}}) | (at_bank_45 & {64{hit[45]}}) | ((at_bank_46 & {64{hit[46]}}) | (at_bank_47 & {64{hit[47]}}))))
    | ((at_bank_48 & {64{hit[48]}}) | (at_bank_49 & {64{hit[49]}}) | ((at_bank_50 & {64{hit[50]}}) | (at_bank_51 & {64{hit[51]}})) | ((at_bank_52 & {64{hit[52]}}) | (at_bank_53 & {64{hit[53]}}) | ((at_bank_54 & {64{hit[54]}}) | (at_bank_55 & {64{hit[55]}}))) | ((at_bank_56 & {64{hit[56]}}) | (at_bank_57 & {64{hit[57]}}) | ((at_bank_58 & {64{hit[58]}}) | (at_bank_59 & {64{hit[59]}})) | ((at_bank_60 & {64{hit[60]}}) | (at_bank_61 & {64{hit[61]}}) | ((at_bank_62 & {64{hit[62]}}) | (at_bank_63 & {64{hit[63]}})))));
  assign t_18 = t_16 | t_17;
  assign needed = {
    |(at_bank_63 & t_18), |(at_bank_62 & t_18), |(at_bank_61 & t_18), |(at_bank_60 & t_18),
    |(at_bank_59 & t_18), |(at_bank_58 & t_18), |(at_bank_57 & t_18), |(at_bank_56 & t_18),
    |(at_bank_55 & t_18), |(at_bank_54 & t_18), |(at_bank_53 & t_18), |(at_bank_52 & t_18),
    |(at_bank_51 & t_18), |(at_bank_50 & t_18), |(at_bank_49 & t_18), |(at_bank_48 & t_18),
    |(at_bank_47 & t_18), |(at_bank_46 & t_18), |(at_bank_45 & t_18), |(at_bank_44 & t_18),
    |(at_bank_43 & t_18), |(at_bank_42 & t_18), |(at_bank_41 & t_18), |(at_bank_40 & t_18),
    |(at_bank_39 & t_18), |(at_bank_38 & t_18), |(at_bank_37 & t_18), |(at_bank_36 & t_18),
    |(at_bank_35 & t_18), |(at_bank_34 & t_18), |(at_bank_33 & t_18), |(at_bank_32 & t_18),
    |(at_bank_31 & t_18), |(at_bank_30 & t_18), |(at_bank_29 & t_18), |(at_bank_28 & t_18),
    |(at_bank_27 & t_18), |(at_bank_26 & t_18), |(at_bank_25 & t_18), |(at_bank_24 & t_18),
    |(at_bank_23 & t_18), |(at_bank_22 & t_18), |(at_bank_21 & t_18), |(at_bank_20 & t_18),
    |(at_bank_19 & t_18), |(at_bank_18 & t_18), |(at_bank_17 & t_18), |(at_bank_16 & t_18),
    |(at_bank_15 & t_18), |(at_bank_14 & t_18), |(at_bank_13 & t_18), |(at_bank_12 & t_18),
    |(at_bank_11 & t_18), |(at_bank_10 & t_18), |(at_bank_9 & t_18), |(at_bank_8 & t_18),
    |(at_bank_7 & t_18), |(at_bank_6 & t_18), |(at_bank_5 & t_18), |(at_bank_4 & t_18),
    |(at_bank_3 & t_18), |(at_bank_2 & t_18), |(at_bank_1 & t_18), |(at_bank_0 & t_18)
  };

  assign forced = current & keep_away & !(|(at_bank_0 & begun_banks));

  assign t_19 = conflict
    & {|(at_bank_63 & may_precharge), |(at_bank_62 & may_precharge), |(at_bank_61 & may_precharge), |(at_bank_60 & may_precharge), |(at_bank_59 & may_precharge), |(at_bank_58 & may_precharge), |(at_bank_57 & may_precharge), |(at_bank_56 & may_precharge), |(at_bank_55 & may_precharge), |(at_bank_54 & may_precharge), |(at_bank_53 & may_precharge), |(at_bank_52 & may_precharge), |(at_bank_51 & may_precharge), |(at_bank_50 & may_precharge), |(at_bank_49 & may_precharge), |(at_bank_48 & may_precharge), |(at_bank_47 & may_precharge), |(at_bank_46 & may_precharge), |(at_bank_45 & may_precharge), |(at_bank_44 & may_precharge), |(at_bank_43 & may_precharge), |(at_bank_42 & may_precharge), |(at_bank_41 & may_precharge), |(at_bank_40 & may_precharge), |(at_bank_39 & may_precharge), |(at_bank_38 & may_precharge), |(at_bank_37 & may_precharge), |(at_bank_36 & may_precharge), |(at_bank_35 & may_precharge), |(at_bank_34 & may_precharge), |(at_bank_33 & may_precharge), |(at_bank_32 & may_precharge), |(at_bank_31 & may_precharge), |(at_bank_30 & may_precharge), |(at_bank_29 & may_precharge), |(at_bank_28 & may_precharge), |(at_bank_27 & may_precharge), |(at_bank_26 & may_precharge), |(at_bank_25 & may_precharge), |(at_bank_24 & may_precharge), |(at_bank_23 & may_precharge), |(at_bank_22 & may_precharge), |(at_bank_21 & may_precharge), |(at_bank_20 & may_precharge), |(at_bank_19 & may_precharge), |(at_bank_18 & may_precharge), |(at_bank_17 & may_precharge), |(at_bank_16 & may_precharge), |(at_bank_15 & may_precharge), |(at_bank_14 & may_precharge), |(at_bank_13 & may_precharge), |(at_bank_12 & may_precharge), |(at_bank_11 & may_precharge), |(at_bank_10 & may_precharge), |(at_bank_9 & may_precharge), |(at_bank_8 & may_precharge), |(at_bank_7 & may_precharge), |(at_bank_6 & may_precharge), |(at_bank_5 & may_precharge), |(at_bank_4 & may_precharge), |(at_bank_3 & may_precharge), |(at_bank_2 & may_precharge), |(at_bank_1 & may_precharge), |(at_bank_0 & may_precharge)}
    & (~needed | (64'd1 & {64{forced}}));
  assign to_precharge = t_19 & (~t_19 + 64'd1);

  // ---- What changes ----

  assign begins = go & !goes_on;
  assign leaves = go & goes_on;

  assign t_22 = 64'd1 << row_bank;
  assign here = {
    |(at_bank_63 & t_22), |(at_bank_62 & t_22), |(at_bank_61 & t_22), |(at_bank_60 & t_22),
    |(at_bank_59 & t_22), |(at_bank_58 & t_22), |(at_bank_57 & t_22), |(at_bank_56 & t_22),
    |(at_bank_55 & t_22), |(at_bank_54 & t_22), |(at_bank_53 & t_22), |(at_bank_52 & t_22),
    |(at_bank_51 & t_22), |(at_bank_50 & t_22), |(at_bank_49 & t_22), |(at_bank_48 & t_22),
    |(at_bank_47 & t_22), |(at_bank_46 & t_22), |(at_bank_45 & t_22), |(at_bank_44 & t_22),
    |(at_bank_43 & t_22), |(at_bank_42 & t_22), |(at_bank_41 & t_22), |(at_bank_40 & t_22),
    |(at_bank_39 & t_22), |(at_bank_38 & t_22), |(at_bank_37 & t_22), |(at_bank_36 & t_22),
    |(at_bank_35 & t_22), |(at_bank_34 & t_22), |(at_bank_33 & t_22), |(at_bank_32 & t_22),
    |(at_bank_31 & t_22), |(at_bank_30 & t_22), |(at_bank_29 & t_22), |(at_bank_28 & t_22),
    |(at_bank_27 & t_22), |(at_bank_26 & t_22), |(at_bank_25 & t_22), |(at_bank_24 & t_22),
    |(at_bank_23 & t_22), |(at_bank_22 & t_22), |(at_bank_21 & t_22), |(at_bank_20 & t_22),
    |(at_bank_19 & t_22), |(at_bank_18 & t_22), |(at_bank_17 & t_22), |(at_bank_16 & t_22),
    |(at_bank_15 & t_22), |(at_bank_14 & t_22), |(at_bank_13 & t_22), |(at_bank_12 & t_22),
    |(at_bank_11 & t_22), |(at_bank_10 & t_22), |(at_bank_9 & t_22), |(at_bank_8 & t_22),
    |(at_bank_7 & t_22), |(at_bank_6 & t_22), |(at_bank_5 & t_22), |(at_bank_4 & t_22),
    |(at_bank_3 & t_22), |(at_bank_2 & t_22), |(at_bank_1 & t_22), |(at_bank_0 & t_22)
  };

  assign same_row = {
    row_63 == row_row, row_62 == row_row, row_61 == row_row, row_60 == row_row, row_59 == row_row,
    row_58 == row_row, row_57 == row_row, row_56 == row_row, row_55 == row_row, row_54 == row_row,
    row_53 == row_row, row_52 == row_row, row_51 == row_row, row_50 == row_row, row_49 == row_row,
    row_48 == row_row, row_47 == row_row, row_46 == row_row, row_45 == row_row, row_44 == row_row,
    row_43 == row_row, row_42 == row_row, row_41 == row_row, row_40 == row_row, row_39 == row_row,
    row_38 == row_row, row_37 == row_row, row_36 == row_row, row_35 == row_row, row_34 == row_row,
    row_33 == row_row, row_32 == row_row, row_31 == row_row, row_30 == row_row, row_29 == row_row,
    row_28 == row_row, row_27 == row_row, row_26 == row_row, row_25 == row_row, row_24 == row_row,
    row_23 == row_row, row_22 == row_row, row_21 == row_row, row_20 == row_row, row_19 == row_row,
    row_18 == row_row, row_17 == row_row, row_16 == row_row, row_15 == row_row, row_14 == row_row,
    row_13 == row_row, row_12 == row_row, row_11 == row_row, row_10 == row_row, row_9 == row_row,
    row_8 == row_row, row_7 == row_row, row_6 == row_row, row_5 == row_row, row_4 == row_row,
    row_3 == row_row, row_2 == row_row, row_1 == row_row, row_0 == row_row
  };

  assign opened = closed & here & {64{activate}};
  assign shut = (here & {64{precharge}}) | {64{precharge_all}};

  // Entries from the one that leaves on take over from those behind them.
  assign moves = ~(chosen - 64'd1) & {64{leaves}};
  assign enters = (64'd1 << t_23) & {64{enter}};
  assign hit_now = (hit | (opened & same_row)) & ~shut;
  assign closed_now = (closed & ~opened) | (shut & (hit | conflict));
  assign conflict_now = (conflict | (opened & ~same_row)) & ~shut;
  assign started_now = started | (chosen & {64{begins}});
endmodule

`default_nettype wire
