// hbm_write_queue
//
// 128 writes that wait, oldest first, and the oldest of each kind.
//
// Parameters: entries = 128, hbm =
// {"age_cap":64,"map":{"bank_bits":2,"column_bits":4,"group_bits":2,"high_rows":3,"low_row_bits":13,"stack_ids":3},"read_buffer":128,"read_queue":64,"refresh":"PerBank","refresh_postpone":8,"tag_bits":8,"timings":{"ccdl":5,"ccdr":4,"ccds":2,"cl":25,"faw":30,"ras":57,"rc":90,"rcd_read":39,"rcd_write":19,"refi":7800,"rfc":700,"rfc_bank":400,"rp":33,"rrdl":7,"rrds":5,"rrefd":10,"rtp":12,"rtw":25,"wl":13,"wr":42,"wtrl":13,"wtrs":9},"write_batch":16,"write_high":112,"write_low":16,"write_queue":128},
// kind = "write", payload_bits = 7
//
// Generated from hw/src/hbm/queue.rs; change that file, not this one.

`default_nettype none

module hbm_write_queue (
  input  wire        clk,
  input  wire        reset,
  // A line that enters; its bank's state is that after this clock's row command.
  input  wire        enter,
  input  wire  [5:0] enter_bank,
  input  wire [14:0] enter_row,
  input  wire  [3:0] enter_column,
  input  wire  [6:0] enter_payload,
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
  input  wire  [6:0] go_payload,
  output wire  [7:0] count,
  // Banks with entries; banks with lines that have begun.
  output wire [63:0] wanted,
  output wire [63:0] begun,
  // The burst that can go.
  output wire        column_valid,
  output wire  [5:0] column_bank,
  output wire  [3:0] column_line,
  output wire  [6:0] column_payload,
  output wire        column_second,
  // The activate and the precharge that can go.
  output wire        act_valid,
  output wire  [5:0] act_bank,
  output wire [14:0] act_row,
  output wire        pre_valid,
  output wire  [5:0] pre_bank
);

  wire [127:0] valid;
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
  wire [63:0] at_bank_64;
  wire [63:0] at_bank_65;
  wire [63:0] at_bank_66;
  wire [63:0] at_bank_67;
  wire [63:0] at_bank_68;
  wire [63:0] at_bank_69;
  wire [63:0] at_bank_70;
  wire [63:0] at_bank_71;
  wire [63:0] at_bank_72;
  wire [63:0] at_bank_73;
  wire [63:0] at_bank_74;
  wire [63:0] at_bank_75;
  wire [63:0] at_bank_76;
  wire [63:0] at_bank_77;
  wire [63:0] at_bank_78;
  wire [63:0] at_bank_79;
  wire [63:0] at_bank_80;
  wire [63:0] at_bank_81;
  wire [63:0] at_bank_82;
  wire [63:0] at_bank_83;
  wire [63:0] at_bank_84;
  wire [63:0] at_bank_85;
  wire [63:0] at_bank_86;
  wire [63:0] at_bank_87;
  wire [63:0] at_bank_88;
  wire [63:0] at_bank_89;
  wire [63:0] at_bank_90;
  wire [63:0] at_bank_91;
  wire [63:0] at_bank_92;
  wire [63:0] at_bank_93;
  wire [63:0] at_bank_94;
  wire [63:0] at_bank_95;
  wire [63:0] at_bank_96;
  wire [63:0] at_bank_97;
  wire [63:0] at_bank_98;
  wire [63:0] at_bank_99;
  wire [63:0] at_bank_100;
  wire [63:0] at_bank_101;
  wire [63:0] at_bank_102;
  wire [63:0] at_bank_103;
  wire [63:0] at_bank_104;
  wire [63:0] at_bank_105;
  wire [63:0] at_bank_106;
  wire [63:0] at_bank_107;
  wire [63:0] at_bank_108;
  wire [63:0] at_bank_109;
  wire [63:0] at_bank_110;
  wire [63:0] at_bank_111;
  wire [63:0] at_bank_112;
  wire [63:0] at_bank_113;
  wire [63:0] at_bank_114;
  wire [63:0] at_bank_115;
  wire [63:0] at_bank_116;
  wire [63:0] at_bank_117;
  wire [63:0] at_bank_118;
  wire [63:0] at_bank_119;
  wire [63:0] at_bank_120;
  wire [63:0] at_bank_121;
  wire [63:0] at_bank_122;
  wire [63:0] at_bank_123;
  wire [63:0] at_bank_124;
  wire [63:0] at_bank_125;
  wire [63:0] at_bank_126;
  wire [63:0] at_bank_127;
  wire [63:0] t_0;
  wire [63:0] t_1;
  wire [63:0] t_2;
  wire [63:0] t_3;
  wire [63:0] t_4;
  wire [63:0] t_5;
  wire [63:0] t_6;
  wire [63:0] t_7;
  wire [63:0] begun_banks;
  wire urgent;
  wire [127:0] ready;
  wire first_only;
  wire keep_away;
  wire [127:0] allowed;
  wire [127:0] going_on;
  wire [127:0] beginning;
  wire goes_on;
  wire [127:0] t_8;
  wire [127:0] chosen;
  wire [5:0] t_9;
  wire [5:0] t_10;
  wire [5:0] t_11;
  wire [5:0] t_12;
  wire [3:0] t_13;
  wire [3:0] t_14;
  wire [3:0] t_15;
  wire [3:0] t_16;
  wire [6:0] t_17;
  wire [6:0] t_18;
  wire [6:0] t_19;
  wire [6:0] t_20;
  wire [127:0] t_21;
  wire [127:0] to_activate;
  wire [5:0] t_22;
  wire [5:0] t_23;
  wire [5:0] t_24;
  wire [5:0] t_25;
  wire [14:0] t_26;
  wire [14:0] t_27;
  wire [14:0] t_28;
  wire [14:0] t_29;
  wire [63:0] t_30;
  wire [63:0] t_31;
  wire [63:0] t_32;
  wire [63:0] t_33;
  wire [63:0] t_34;
  wire [127:0] needed;
  wire forced;
  wire [127:0] t_35;
  wire [127:0] to_precharge;
  wire [5:0] t_36;
  wire [5:0] t_37;
  wire [5:0] t_38;
  wire [5:0] t_39;
  wire begins;
  wire leaves;
  wire [63:0] t_40;
  wire [127:0] here;
  wire [127:0] same_row;
  wire [127:0] opened;
  wire [127:0] shut;
  wire [127:0] moves;
  wire [7:0] t_41;
  wire [127:0] enters;
  wire [127:0] hit_now;
  wire [127:0] closed_now;
  wire [127:0] conflict_now;
  wire [127:0] started_now;
  reg [7:0] used;
  reg [127:0] hit;
  reg [127:0] closed;
  reg [127:0] conflict;
  reg [127:0] started;
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
  reg [5:0] bank_64;
  reg [5:0] bank_65;
  reg [5:0] bank_66;
  reg [5:0] bank_67;
  reg [5:0] bank_68;
  reg [5:0] bank_69;
  reg [5:0] bank_70;
  reg [5:0] bank_71;
  reg [5:0] bank_72;
  reg [5:0] bank_73;
  reg [5:0] bank_74;
  reg [5:0] bank_75;
  reg [5:0] bank_76;
  reg [5:0] bank_77;
  reg [5:0] bank_78;
  reg [5:0] bank_79;
  reg [5:0] bank_80;
  reg [5:0] bank_81;
  reg [5:0] bank_82;
  reg [5:0] bank_83;
  reg [5:0] bank_84;
  reg [5:0] bank_85;
  reg [5:0] bank_86;
  reg [5:0] bank_87;
  reg [5:0] bank_88;
  reg [5:0] bank_89;
  reg [5:0] bank_90;
  reg [5:0] bank_91;
  reg [5:0] bank_92;
  reg [5:0] bank_93;
  reg [5:0] bank_94;
  reg [5:0] bank_95;
  reg [5:0] bank_96;
  reg [5:0] bank_97;
  reg [5:0] bank_98;
  reg [5:0] bank_99;
  reg [5:0] bank_100;
  reg [5:0] bank_101;
  reg [5:0] bank_102;
  reg [5:0] bank_103;
  reg [5:0] bank_104;
  reg [5:0] bank_105;
  reg [5:0] bank_106;
  reg [5:0] bank_107;
  reg [5:0] bank_108;
  reg [5:0] bank_109;
  reg [5:0] bank_110;
  reg [5:0] bank_111;
  reg [5:0] bank_112;
  reg [5:0] bank_113;
  reg [5:0] bank_114;
  reg [5:0] bank_115;
  reg [5:0] bank_116;
  reg [5:0] bank_117;
  reg [5:0] bank_118;
  reg [5:0] bank_119;
  reg [5:0] bank_120;
  reg [5:0] bank_121;
  reg [5:0] bank_122;
  reg [5:0] bank_123;
  reg [5:0] bank_124;
  reg [5:0] bank_125;
  reg [5:0] bank_126;
  reg [5:0] bank_127;
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
  reg [14:0] row_64;
  reg [14:0] row_65;
  reg [14:0] row_66;
  reg [14:0] row_67;
  reg [14:0] row_68;
  reg [14:0] row_69;
  reg [14:0] row_70;
  reg [14:0] row_71;
  reg [14:0] row_72;
  reg [14:0] row_73;
  reg [14:0] row_74;
  reg [14:0] row_75;
  reg [14:0] row_76;
  reg [14:0] row_77;
  reg [14:0] row_78;
  reg [14:0] row_79;
  reg [14:0] row_80;
  reg [14:0] row_81;
  reg [14:0] row_82;
  reg [14:0] row_83;
  reg [14:0] row_84;
  reg [14:0] row_85;
  reg [14:0] row_86;
  reg [14:0] row_87;
  reg [14:0] row_88;
  reg [14:0] row_89;
  reg [14:0] row_90;
  reg [14:0] row_91;
  reg [14:0] row_92;
  reg [14:0] row_93;
  reg [14:0] row_94;
  reg [14:0] row_95;
  reg [14:0] row_96;
  reg [14:0] row_97;
  reg [14:0] row_98;
  reg [14:0] row_99;
  reg [14:0] row_100;
  reg [14:0] row_101;
  reg [14:0] row_102;
  reg [14:0] row_103;
  reg [14:0] row_104;
  reg [14:0] row_105;
  reg [14:0] row_106;
  reg [14:0] row_107;
  reg [14:0] row_108;
  reg [14:0] row_109;
  reg [14:0] row_110;
  reg [14:0] row_111;
  reg [14:0] row_112;
  reg [14:0] row_113;
  reg [14:0] row_114;
  reg [14:0] row_115;
  reg [14:0] row_116;
  reg [14:0] row_117;
  reg [14:0] row_118;
  reg [14:0] row_119;
  reg [14:0] row_120;
  reg [14:0] row_121;
  reg [14:0] row_122;
  reg [14:0] row_123;
  reg [14:0] row_124;
  reg [14:0] row_125;
  reg [14:0] row_126;
  reg [14:0] row_127;
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
  reg [3:0] column_64;
  reg [3:0] column_65;
  reg [3:0] column_66;
  reg [3:0] column_67;
  reg [3:0] column_68;
  reg [3:0] column_69;
  reg [3:0] column_70;
  reg [3:0] column_71;
  reg [3:0] column_72;
  reg [3:0] column_73;
  reg [3:0] column_74;
  reg [3:0] column_75;
  reg [3:0] column_76;
  reg [3:0] column_77;
  reg [3:0] column_78;
  reg [3:0] column_79;
  reg [3:0] column_80;
  reg [3:0] column_81;
  reg [3:0] column_82;
  reg [3:0] column_83;
  reg [3:0] column_84;
  reg [3:0] column_85;
  reg [3:0] column_86;
  reg [3:0] column_87;
  reg [3:0] column_88;
  reg [3:0] column_89;
  reg [3:0] column_90;
  reg [3:0] column_91;
  reg [3:0] column_92;
  reg [3:0] column_93;
  reg [3:0] column_94;
  reg [3:0] column_95;
  reg [3:0] column_96;
  reg [3:0] column_97;
  reg [3:0] column_98;
  reg [3:0] column_99;
  reg [3:0] column_100;
  reg [3:0] column_101;
  reg [3:0] column_102;
  reg [3:0] column_103;
  reg [3:0] column_104;
  reg [3:0] column_105;
  reg [3:0] column_106;
  reg [3:0] column_107;
  reg [3:0] column_108;
  reg [3:0] column_109;
  reg [3:0] column_110;
  reg [3:0] column_111;
  reg [3:0] column_112;
  reg [3:0] column_113;
  reg [3:0] column_114;
  reg [3:0] column_115;
  reg [3:0] column_116;
  reg [3:0] column_117;
  reg [3:0] column_118;
  reg [3:0] column_119;
  reg [3:0] column_120;
  reg [3:0] column_121;
  reg [3:0] column_122;
  reg [3:0] column_123;
  reg [3:0] column_124;
  reg [3:0] column_125;
  reg [3:0] column_126;
  reg [3:0] column_127;
  reg [6:0] payload_0;
  reg [6:0] payload_1;
  reg [6:0] payload_2;
  reg [6:0] payload_3;
  reg [6:0] payload_4;
  reg [6:0] payload_5;
  reg [6:0] payload_6;
  reg [6:0] payload_7;
  reg [6:0] payload_8;
  reg [6:0] payload_9;
  reg [6:0] payload_10;
  reg [6:0] payload_11;
  reg [6:0] payload_12;
  reg [6:0] payload_13;
  reg [6:0] payload_14;
  reg [6:0] payload_15;
  reg [6:0] payload_16;
  reg [6:0] payload_17;
  reg [6:0] payload_18;
  reg [6:0] payload_19;
  reg [6:0] payload_20;
  reg [6:0] payload_21;
  reg [6:0] payload_22;
  reg [6:0] payload_23;
  reg [6:0] payload_24;
  reg [6:0] payload_25;
  reg [6:0] payload_26;
  reg [6:0] payload_27;
  reg [6:0] payload_28;
  reg [6:0] payload_29;
  reg [6:0] payload_30;
  reg [6:0] payload_31;
  reg [6:0] payload_32;
  reg [6:0] payload_33;
  reg [6:0] payload_34;
  reg [6:0] payload_35;
  reg [6:0] payload_36;
  reg [6:0] payload_37;
  reg [6:0] payload_38;
  reg [6:0] payload_39;
  reg [6:0] payload_40;
  reg [6:0] payload_41;
  reg [6:0] payload_42;
  reg [6:0] payload_43;
  reg [6:0] payload_44;
  reg [6:0] payload_45;
  reg [6:0] payload_46;
  reg [6:0] payload_47;
  reg [6:0] payload_48;
  reg [6:0] payload_49;
  reg [6:0] payload_50;
  reg [6:0] payload_51;
  reg [6:0] payload_52;
  reg [6:0] payload_53;
  reg [6:0] payload_54;
  reg [6:0] payload_55;
  reg [6:0] payload_56;
  reg [6:0] payload_57;
  reg [6:0] payload_58;
  reg [6:0] payload_59;
  reg [6:0] payload_60;
  reg [6:0] payload_61;
  reg [6:0] payload_62;
  reg [6:0] payload_63;
  reg [6:0] payload_64;
  reg [6:0] payload_65;
  reg [6:0] payload_66;
  reg [6:0] payload_67;
  reg [6:0] payload_68;
  reg [6:0] payload_69;
  reg [6:0] payload_70;
  reg [6:0] payload_71;
  reg [6:0] payload_72;
  reg [6:0] payload_73;
  reg [6:0] payload_74;
  reg [6:0] payload_75;
  reg [6:0] payload_76;
  reg [6:0] payload_77;
  reg [6:0] payload_78;
  reg [6:0] payload_79;
  reg [6:0] payload_80;
  reg [6:0] payload_81;
  reg [6:0] payload_82;
  reg [6:0] payload_83;
  reg [6:0] payload_84;
  reg [6:0] payload_85;
  reg [6:0] payload_86;
  reg [6:0] payload_87;
  reg [6:0] payload_88;
  reg [6:0] payload_89;
  reg [6:0] payload_90;
  reg [6:0] payload_91;
  reg [6:0] payload_92;
  reg [6:0] payload_93;
  reg [6:0] payload_94;
  reg [6:0] payload_95;
  reg [6:0] payload_96;
  reg [6:0] payload_97;
  reg [6:0] payload_98;
  reg [6:0] payload_99;
  reg [6:0] payload_100;
  reg [6:0] payload_101;
  reg [6:0] payload_102;
  reg [6:0] payload_103;
  reg [6:0] payload_104;
  reg [6:0] payload_105;
  reg [6:0] payload_106;
  reg [6:0] payload_107;
  reg [6:0] payload_108;
  reg [6:0] payload_109;
  reg [6:0] payload_110;
  reg [6:0] payload_111;
  reg [6:0] payload_112;
  reg [6:0] payload_113;
  reg [6:0] payload_114;
  reg [6:0] payload_115;
  reg [6:0] payload_116;
  reg [6:0] payload_117;
  reg [6:0] payload_118;
  reg [6:0] payload_119;
  reg [6:0] payload_120;
  reg [6:0] payload_121;
  reg [6:0] payload_122;
  reg [6:0] payload_123;
  reg [6:0] payload_124;
  reg [6:0] payload_125;
  reg [6:0] payload_126;
  reg [6:0] payload_127;
  reg [6:0] overtaken;

  assign holds = |(valid & {(bank_127 == match_bank) & (row_127 == match_row) & (column_127 == match_column), (bank_126 == match_bank) & (row_126 == match_row) & (column_126 == match_column), (bank_125 == match_bank) & (row_125 == match_row) & (column_125 == match_column), (bank_124 == match_bank) & (row_124 == match_row) & (column_124 == match_column), (bank_123 == match_bank) & (row_123 == match_row) & (column_123 == match_column), (bank_122 == match_bank) & (row_122 == match_row) & (column_122 == match_column), (bank_121 == match_bank) & (row_121 == match_row) & (column_121 == match_column), (bank_120 == match_bank) & (row_120 == match_row) & (column_120 == match_column), (bank_119 == match_bank) & (row_119 == match_row) & (column_119 == match_column), (bank_118 == match_bank) & (row_118 == match_row) & (column_118 == match_column), (bank_117 == match_bank) & (row_117 == match_row) & (column_117 == match_column), (bank_116 == match_bank) & (row_116 == match_row) & (column_116 == match_column), (bank_115 == match_bank) & (row_115 == match_row) & (column_115 == match_column), (bank_114 == match_bank) & (row_114 == match_row) & (column_114 == match_column), (bank_113 == match_bank) & (row_113 == match_row) & (column_113 == match_column), (bank_112 == match_bank) & (row_112 == match_row) & (column_112 == match_column), (bank_111 == match_bank) & (row_111 == match_row) & (column_111 == match_column), (bank_110 == match_bank) & (row_110 == match_row) & (column_110 == match_column), (bank_109 == match_bank) & (row_109 == match_row) & (column_109 == match_column), (bank_108 == match_bank) & (row_108 == match_row) & (column_108 == match_column), (bank_107 == match_bank) & (row_107 == match_row) & (column_107 == match_column), (bank_106 == match_bank) & (row_106 == match_row) & (column_106 == match_column), (bank_105 == match_bank) & (row_105 == match_row) & (column_105 == match_column), (bank_104 == match_bank) & (row_104 == match_row) & (column_104 == match_column), (bank_103 == match_bank) & (row_103 == match_row) & (column_103 == match_column), (bank_102 == match_bank) & (row_102 == match_row) & (column_102 == match_column), (bank_101 == match_bank) & (row_101 == match_row) & (column_101 == match_column), (bank_100 == match_bank) & (row_100 == match_row) & (column_100 == match_column), (bank_99 == match_bank) & (row_99 == match_row) & (column_99 == match_column), (bank_98 == match_bank) & (row_98 == match_row) & (column_98 == match_column), (bank_97 == match_bank) & (row_97 == match_row) & (column_97 == match_column), (bank_96 == match_bank) & (row_96 == match_row) & (column_96 == match_column), (bank_95 == match_bank) & (row_95 == match_row) & (column_95 == match_column), (bank_94 == match_bank) & (row_94 == match_row) & (column_94 == match_column), (bank_93 == match_bank) & (row_93 == match_row) & (column_93 == match_column), (bank_92 == match_bank) & (row_92 == match_row) & (column_92 == match_column), (bank_91 == match_bank) & (row_91 == match_row) & (column_91 == match_column), (bank_90 == match_bank) & (row_90 == match_row) & (column_90 == match_column), (bank_89 == match_bank) & (row_89 == match_row) & (column_89 == match_column), (bank_88 == match_bank) & (row_88 == match_row) & (column_88 == match_column), (bank_87 == match_bank) & (row_87 == match_row) & (column_87 == match_column), (bank_86 == match_bank) & (row_86 == match_row) & (column_86 == match_column), (bank_85 == match_bank) & (row_85 == match_row) & (column_85 == match_column), (bank_84 == match_bank) & (row_84 == match_row) & (column_84 == match_column), (bank_83 == match_bank) & (row_83 == match_row) & (column_83 == match_column), (bank_82 == match_bank) & (row_82 == match_row) & (column_82 == match_column), (bank_81 == match_bank) & (row_81 == match_row) & (column_81 == match_column), (bank_80 == match_bank) & (row_80 == match_row) & (column_80 == match_column), (bank_79 == match_bank) & (row_79 == match_row) & (column_79 == match_column), (bank_78 == match_bank) & (row_78 == match_row) & (column_78 == match_column), (bank_77 == match_bank) & (row_77 == match_row) & (column_77 == match_column), (bank_76 == match_bank) & (row_76 == match_row) & (column_76 == match_column), (bank_75 == match_bank) & (row_75 == match_row) & (column_75 == match_column), (bank_74 == match_bank) & (row_74 == match_row) & (column_74 == match_column), (bank_73 == match_bank) & (row_73 == match_row) & (column_73 == match_column), (bank_72 == match_bank) & (row_72 == match_row) & (column_72 == match_column), (bank_71 == match_bank) & (row_71 == match_row) & (column_71 == match_column), (bank_70 == match_bank) & (row_70 == match_row) & (column_70 == match_column), (bank_69 == match_bank) & (row_69 == match_row) & (column_69 == match_column), (bank_68 == match_bank) & (row_68 == match_row) & (column_68 == match_column), (bank_67 == match_bank) & (row_67 == match_row) & (column_67 == match_column), (bank_66 == match_bank) & (row_66 == match_row) & (column_66 == match_column), (bank_65 == match_bank) & (row_65 == match_row) & (column_65 == match_column), (bank_64 == match_bank) & (row_64 == match_row) & (column_64 == match_column), (bank_63 == match_bank) & (row_63 == match_row) & (column_63 == match_column), (bank_62 == match_bank) & (row_62 == match_row) & (column_62 == match_column), (bank_61 == match_bank) & (row_61 == match_row) & (column_61 == match_column), (bank_60 == match_bank) & (row_60 == match_row) & (column_60 == match_column), (bank_59 == match_bank) & (row_59 == match_row) & (column_59 == match_column), (bank_58 == match_bank) & (row_58 == match_row) & (column_58 == match_column), (bank_57 == match_bank) & (row_57 == match_row) & (column_57 == match_column), (bank_56 == match_bank) & (row_56 == match_row) & (column_56 == match_column), (bank_55 == match_bank) & (row_55 == match_row) & (column_55 == match_column), (bank_54 == match_bank) & (row_54 == match_row) & (column_54 == match_column), (bank_53 == match_bank) & (row_53 == match_row) & (column_53 == match_column), (bank_52 == match_bank) & (row_52 == match_row) & (column_52 == match_column), (bank_51 == match_bank) & (row_51 == match_row) & (column_51 == match_column), (bank_50 == match_bank) & (row_50 == match_row) & (column_50 == match_column), (bank_49 == match_bank) & (row_49 == match_row) & (column_49 == match_column), (bank_48 == match_bank) & (row_48 == match_row) & (column_48 == match_column), (bank_47 == match_bank) & (row_47 == match_row) & (column_47 == match_column), (bank_46 == match_bank) & (row_46 == match_row) & (column_46 == match_column), (bank_45 == match_bank) & (row_45 == match_row) & (column_45 == match_column), (bank_44 == match_bank) & (row_44 == match_row) & (column_44 == match_column), (bank_43 == match_bank) & (row_43 == match_row) & (column_43 == match_column), (bank_42 == match_bank) & (row_42 == match_row) & (column_42 == match_column), (bank_41 == match_bank) & (row_41 == match_row) & (column_41 == match_column), (bank_40 == match_bank) & (row_40 == match_row) & (column_40 == match_column), (bank_39 == match_bank) & (row_39 == match_row) & (column_39 == match_column), (bank_38 == match_bank) & (row_38 == match_row) & (column_38 == match_column), (bank_37 == match_bank) & (row_37 == match_row) & (column_37 == match_column), (bank_36 == match_bank) & (row_36 == match_row) & (column_36 == match_column), (bank_35 == match_bank) & (row_35 == match_row) & (column_35 == match_column), (bank_34 == match_bank) & (row_34 == match_row) & (column_34 == match_column), (bank_33 == match_bank) & (row_33 == match_row) & (column_33 == match_column), (bank_32 == match_bank) & (row_32 == match_row) & (column_32 == match_column), (bank_31 == match_bank) & (row_31 == match_row) & (column_31 == match_column), (bank_30 == match_bank) & (row_30 == match_row) & (column_30 == match_column), (bank_29 == match_bank) & (row_29 == match_row) & (column_29 == match_column), (bank_28 == match_bank) & (row_28 == match_row) & (column_28 == match_column), (bank_27 == match_bank) & (row_27 == match_row) & (column_27 == match_column), (bank_26 == match_bank) & (row_26 == match_row) & (column_26 == match_column), (bank_25 == match_bank) & (row_25 == match_row) & (column_25 == match_column), (bank_24 == match_bank) & (row_24 == match_row) & (column_24 == match_column), (bank_23 == match_bank) & (row_23 == match_row) & (column_23 == match_column), (bank_22 == match_bank) & (row_22 == match_row) & (column_22 == match_column), (bank_21 == match_bank) & (row_21 == match_row) & (column_21 == match_column), (bank_20 == match_bank) & (row_20 == match_row) & (column_20 == match_column), (bank_19 == match_bank) & (row_19 == match_row) & (column_19 == match_column), (bank_18 == match_bank) & (row_18 == match_row) & (column_18 == match_column), (bank_17 == match_bank) & (row_17 == match_row) & (column_17 == match_column), (bank_16 == match_bank) & (row_16 == match_row) & (column_16 == match_column), (bank_15 == match_bank) & (row_15 == match_row) & (column_15 == match_column), (bank_14 == match_bank) & (row_14 == match_row) & (column_14 == match_column), (bank_13 == match_bank) & (row_13 == match_row) & (column_13 == match_column), (bank_12 == match_bank) & (row_12 == match_row) & (column_12 == match_column), (bank_11 == match_bank) & (row_11 == match_row) & (column_11 == match_column), (bank_10 == match_bank) & (row_10 == match_row) & (column_10 == match_column), (bank_9 == match_bank) & (row_9 == match_row) & (column_9 == match_column), (bank_8 == match_bank) & (row_8 == match_row) & (column_8 == match_column), (bank_7 == match_bank) & (row_7 == match_row) & (column_7 == match_column), (bank_6 == match_bank) & (row_6 == match_row) & (column_6 == match_column), (bank_5 == match_bank) & (row_5 == match_row) & (column_5 == match_column), (bank_4 == match_bank) & (row_4 == match_row) & (column_4 == match_column), (bank_3 == match_bank) & (row_3 == match_row) & (column_3 == match_column), (bank_2 == match_bank) & (row_2 == match_row) & (column_2 == match_column), (bank_1 == match_bank) & (row_1 == match_row) & (column_1 == match_column), (bank_0 == match_bank) & (row_0 == match_row) & (column_0 == match_column)});
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
  assign t_2 = (at_bank_64 & {64{valid[64]}})
    | (at_bank_65 & {64{valid[65]}})
    | ((at_bank_66 & {64{valid[66]}}) | (at_bank_67 & {64{valid[67]}}))
    | ((at_bank_68 & {64{valid[68]}}) | (at_bank_69 & {64{valid[69]}}) | ((at_bank_70 & {64{valid[70]}}) | (at_bank_71 & {64{valid[71]}})))
    | ((at_bank_72 & {64{valid[72]}}) | (at_bank_73 & {64{valid[73]}}) | ((at_bank_74 & {64{valid[74]}}) | (at_bank_75 & {64{valid[75]}})) | ((at_bank_76 & {64{valid[76]}}) | (at_bank_77 & {64{valid[77]}}) | ((at_bank_78 & {64{valid[78]}}) | (at_bank_79 & {64{valid[79]}}))))
    | ((at_bank_80 & {64{valid[80]}}) | (at_bank_81 & {64{valid[81]}}) | ((at_bank_82 & {64{valid[82]}}) | (at_bank_83 & {64{valid[83]}})) | ((at_bank_84 & {64{valid[84]}}) | (at_bank_85 & {64{valid[85]}}) | ((at_bank_86 & {64{valid[86]}}) | (at_bank_87 & {64{valid[87]}}))) | ((at_bank_88 & {64{valid[88]}}) | (at_bank_89 & {64{valid[89]}}) | ((at_bank_90 & {64{valid[90]}}) | (at_bank_91 & {64{valid[91]}})) | ((at_bank_92 & {64{valid[92]}}) | (at_bank_93 & {64{valid[93]}}) | ((at_bank_94 & {64{valid[94]}}) | (at_bank_95 & {64{valid[95]}})))));
  assign t_3 = (at_bank_96 & {64{valid[96]}})
    | (at_bank_97 & {64{valid[97]}})
    | ((at_bank_98 & {64{valid[98]}}) | (at_bank_99 & {64{valid[99]}}))
    | ((at_bank_100 & {64{valid[100]}}) | (at_bank_101 & {64{valid[101]}}) | ((at_bank_102 & {64{valid[102]}}) | (at_bank_103 & {64{valid[103]}})))
    | ((at_bank_104 & {64{valid[104]}}) | (at_bank_105 & {64{valid[105]}}) | ((at_bank_106 & {64{valid[106]}}) | (at_bank_107 & {64{valid[107]}})) | ((at_bank_108 & {64{valid[108]}}) | (at_bank_109 & {64{valid[109]}}) | ((at_bank_110 & {64{valid[110]}}) | (at_bank_111 & {64{valid[111]}}))))
    | ((at_bank_112 & {64{valid[112]}}) | (at_bank_113 & {64{valid[113]}}) | ((at_bank_114 & {64{valid[114]}}) | (at_bank_115 & {64{valid[115]}})) | ((at_bank_116 & {64{valid[116]}}) | (at_bank_117 & {64{valid[117]}}) | ((at_bank_118 & {64{valid[118]}}) | (at_bank_119 & {64{valid[119]}}))) | ((at_bank_120 & {64{valid[120]}}) | (at_bank_121 & {64{valid[121]}}) | ((at_bank_122 & {64{valid[122]}}) | (at_bank_123 & {64{valid[123]}})) | ((at_bank_124 & {64{valid[124]}}) | (at_bank_125 & {64{valid[125]}}) | ((at_bank_126 & {64{valid[126]}}) | (at_bank_127 & {64{valid[127]}})))));
  assign wanted = t_0 | t_1 | (t_2 | t_3);

  assign begun = begun_banks;
  assign column_valid = |chosen;

  assign t_9 = (bank_0 & {6{chosen[0]}})
    | (bank_1 & {6{chosen[1]}})
    | ((bank_2 & {6{chosen[2]}}) | (bank_3 & {6{chosen[3]}}))
    | ((bank_4 & {6{chosen[4]}}) | (bank_5 & {6{chosen[5]}}) | ((bank_6 & {6{chosen[6]}}) | (bank_7 & {6{chosen[7]}})))
    | ((bank_8 & {6{chosen[8]}}) | (bank_9 & {6{chosen[9]}}) | ((bank_10 & {6{chosen[10]}}) | (bank_11 & {6{chosen[11]}})) | ((bank_12 & {6{chosen[12]}}) | (bank_13 & {6{chosen[13]}}) | ((bank_14 & {6{chosen[14]}}) | (bank_15 & {6{chosen[15]}}))))
    | ((bank_16 & {6{chosen[16]}}) | (bank_17 & {6{chosen[17]}}) | ((bank_18 & {6{chosen[18]}}) | (bank_19 & {6{chosen[19]}})) | ((bank_20 & {6{chosen[20]}}) | (bank_21 & {6{chosen[21]}}) | ((bank_22 & {6{chosen[22]}}) | (bank_23 & {6{chosen[23]}}))) | ((bank_24 & {6{chosen[24]}}) | (bank_25 & {6{chosen[25]}}) | ((bank_26 & {6{chosen[26]}}) | (bank_27 & {6{chosen[27]}})) | ((bank_28 & {6{chosen[28]}}) | (bank_29 & {6{chosen[29]}}) | ((bank_30 & {6{chosen[30]}}) | (bank_31 & {6{chosen[31]}})))));
  assign t_10 = (bank_32 & {6{chosen[32]}})
    | (bank_33 & {6{chosen[33]}})
    | ((bank_34 & {6{chosen[34]}}) | (bank_35 & {6{chosen[35]}}))
    | ((bank_36 & {6{chosen[36]}}) | (bank_37 & {6{chosen[37]}}) | ((bank_38 & {6{chosen[38]}}) | (bank_39 & {6{chosen[39]}})))
    | ((bank_40 & {6{chosen[40]}}) | (bank_41 & {6{chosen[41]}}) | ((bank_42 & {6{chosen[42]}}) | (bank_43 & {6{chosen[43]}})) | ((bank_44 & {6{chosen[44]}}) | (bank_45 & {6{chosen[45]}}) | ((bank_46 & {6{chosen[46]}}) | (bank_47 & {6{chosen[47]}}))))
    | ((bank_48 & {6{chosen[48]}}) | (bank_49 & {6{chosen[49]}}) | ((bank_50 & {6{chosen[50]}}) | (bank_51 & {6{chosen[51]}})) | ((bank_52 & {6{chosen[52]}}) | (bank_53 & {6{chosen[53]}}) | ((bank_54 & {6{chosen[54]}}) | (bank_55 & {6{chosen[55]}}))) | ((bank_56 & {6{chosen[56]}}) | (bank_57 & {6{chosen[57]}}) | ((bank_58 & {6{chosen[58]}}) | (bank_59 & {6{chosen[59]}})) | ((bank_60 & {6{chosen[60]}}) | (bank_61 & {6{chosen[61]}}) | ((bank_62 & {6{chosen[62]}}) | (bank_63 & {6{chosen[63]}})))));
  assign t_11 = (bank_64 & {6{chosen[64]}})
    | (bank_65 & {6{chosen[65]}})
    | ((bank_66 & {6{chosen[66]}}) | (bank_67 & {6{chosen[67]}}))
    | ((bank_68 & {6{chosen[68]}}) | (bank_69 & {6{chosen[69]}}) | ((bank_70 & {6{chosen[70]}}) | (bank_71 & {6{chosen[71]}})))
    | ((bank_72 & {6{chosen[72]}}) | (bank_73 & {6{chosen[73]}}) | ((bank_74 & {6{chosen[74]}}) | (bank_75 & {6{chosen[75]}})) | ((bank_76 & {6{chosen[76]}}) | (bank_77 & {6{chosen[77]}}) | ((bank_78 & {6{chosen[78]}}) | (bank_79 & {6{chosen[79]}}))))
    | ((bank_80 & {6{chosen[80]}}) | (bank_81 & {6{chosen[81]}}) | ((bank_82 & {6{chosen[82]}}) | (bank_83 & {6{chosen[83]}})) | ((bank_84 & {6{chosen[84]}}) | (bank_85 & {6{chosen[85]}}) | ((bank_86 & {6{chosen[86]}}) | (bank_87 & {6{chosen[87]}}))) | ((bank_88 & {6{chosen[88]}}) | (bank_89 & {6{chosen[89]}}) | ((bank_90 & {6{chosen[90]}}) | (bank_91 & {6{chosen[91]}})) | ((bank_92 & {6{chosen[92]}}) | (bank_93 & {6{chosen[93]}}) | ((bank_94 & {6{chosen[94]}}) | (bank_95 & {6{chosen[95]}})))));
  assign t_12 = (bank_96 & {6{chosen[96]}})
    | (bank_97 & {6{chosen[97]}})
    | ((bank_98 & {6{chosen[98]}}) | (bank_99 & {6{chosen[99]}}))
    | ((bank_100 & {6{chosen[100]}}) | (bank_101 & {6{chosen[101]}}) | ((bank_102 & {6{chosen[102]}}) | (bank_103 & {6{chosen[103]}})))
    | ((bank_104 & {6{chosen[104]}}) | (bank_105 & {6{chosen[105]}}) | ((bank_106 & {6{chosen[106]}}) | (bank_107 & {6{chosen[107]}})) | ((bank_108 & {6{chosen[108]}}) | (bank_109 & {6{chosen[109]}}) | ((bank_110 & {6{chosen[110]}}) | (bank_111 & {6{chosen[111]}}))))
    | ((bank_112 & {6{chosen[112]}}) | (bank_113 & {6{chosen[113]}}) | ((bank_114 & {6{chosen[114]}}) | (bank_115 & {6{chosen[115]}})) | ((bank_116 & {6{chosen[116]}}) | (bank_117 & {6{chosen[117]}}) | ((bank_118 & {6{chosen[118]}}) | (bank_119 & {6{chosen[119]}}))) | ((bank_120 & {6{chosen[120]}}) | (bank_121 & {6{chosen[121]}}) | ((bank_122 & {6{chosen[122]}}) | (bank_123 & {6{chosen[123]}})) | ((bank_124 & {6{chosen[124]}}) | (bank_125 & {6{chosen[125]}}) | ((bank_126 & {6{chosen[126]}}) | (bank_127 & {6{chosen[127]}})))));
  assign column_bank = t_9 | t_10 | (t_11 | t_12);

  assign t_13 = (column_0 & {4{chosen[0]}})
    | (column_1 & {4{chosen[1]}})
    | ((column_2 & {4{chosen[2]}}) | (column_3 & {4{chosen[3]}}))
    | ((column_4 & {4{chosen[4]}}) | (column_5 & {4{chosen[5]}}) | ((column_6 & {4{chosen[6]}}) | (column_7 & {4{chosen[7]}})))
    | ((column_8 & {4{chosen[8]}}) | (column_9 & {4{chosen[9]}}) | ((column_10 & {4{chosen[10]}}) | (column_11 & {4{chosen[11]}})) | ((column_12 & {4{chosen[12]}}) | (column_13 & {4{chosen[13]}}) | ((column_14 & {4{chosen[14]}}) | (column_15 & {4{chosen[15]}}))))
    | ((column_16 & {4{chosen[16]}}) | (column_17 & {4{chosen[17]}}) | ((column_18 & {4{chosen[18]}}) | (column_19 & {4{chosen[19]}})) | ((column_20 & {4{chosen[20]}}) | (column_21 & {4{chosen[21]}}) | ((column_22 & {4{chosen[22]}}) | (column_23 & {4{chosen[23]}}))) | ((column_24 & {4{chosen[24]}}) | (column_25 & {4{chosen[25]}}) | ((column_26 & {4{chosen[26]}}) | (column_27 & {4{chosen[27]}})) | ((column_28 & {4{chosen[28]}}) | (column_29 & {4{chosen[29]}}) | ((column_30 & {4{chosen[30]}}) | (column_31 & {4{chosen[31]}})))));
  assign t_14 = (column_32 & {4{chosen[32]}})
    | (column_33 & {4{chosen[33]}})
    | ((column_34 & {4{chosen[34]}}) | (column_35 & {4{chosen[35]}}))
    | ((column_36 & {4{chosen[36]}}) | (column_37 & {4{chosen[37]}}) | ((column_38 & {4{chosen[38]}}) | (column_39 & {4{chosen[39]}})))
    | ((column_40 & {4{chosen[40]}}) | (column_41 & {4{chosen[41]}}) | ((column_42 & {4{chosen[42]}}) | (column_43 & {4{chosen[43]}})) | ((column_44 & {4{chosen[44]}}) | (column_45 & {4{chosen[45]}}) | ((column_46 & {4{chosen[46]}}) | (column_47 & {4{chosen[47]}}))))
    | ((column_48 & {4{chosen[48]}}) | (column_49 & {4{chosen[49]}}) | ((column_50 & {4{chosen[50]}}) | (column_51 & {4{chosen[51]}})) | ((column_52 & {4{chosen[52]}}) | (column_53 & {4{chosen[53]}}) | ((column_54 & {4{chosen[54]}}) | (column_55 & {4{chosen[55]}}))) | ((column_56 & {4{chosen[56]}}) | (column_57 & {4{chosen[57]}}) | ((column_58 & {4{chosen[58]}}) | (column_59 & {4{chosen[59]}})) | ((column_60 & {4{chosen[60]}}) | (column_61 & {4{chosen[61]}}) | ((column_62 & {4{chosen[62]}}) | (column_63 & {4{chosen[63]}})))));
  assign t_15 = (column_64 & {4{chosen[64]}})
    | (column_65 & {4{chosen[65]}})
    | ((column_66 & {4{chosen[66]}}) | (column_67 & {4{chosen[67]}}))
    | ((column_68 & {4{chosen[68]}}) | (column_69 & {4{chosen[69]}}) | ((column_70 & {4{chosen[70]}}) | (column_71 & {4{chosen[71]}})))
    | ((column_72 & {4{chosen[72]}}) | (column_73 & {4{chosen[73]}}) | ((column_74 & {4{chosen[74]}}) | (column_75 & {4{chosen[75]}})) | ((column_76 & {4{chosen[76]}}) | (column_77 & {4{chosen[77]}}) | ((column_78 & {4{chosen[78]}}) | (column_79 & {4{chosen[79]}}))))
    | ((column_80 & {4{chosen[80]}}) | (column_81 & {4{chosen[81]}}) | ((column_82 & {4{chosen[82]}}) | (column_83 & {4{chosen[83]}})) | ((column_84 & {4{chosen[84]}}) | (column_85 & {4{chosen[85]}}) | ((column_86 & {4{chosen[86]}}) | (column_87 & {4{chosen[87]}}))) | ((column_88 & {4{chosen[88]}}) | (column_89 & {4{chosen[89]}}) | ((column_90 & {4{chosen[90]}}) | (column_91 & {4{chosen[91]}})) | ((column_92 & {4{chosen[92]}}) | (column_93 & {4{chosen[93]}}) | ((column_94 & {4{chosen[94]}}) | (column_95 & {4{chosen[95]}})))));
  assign t_16 = (column_96 & {4{chosen[96]}})
    | (column_97 & {4{chosen[97]}})
    | ((column_98 & {4{chosen[98]}}) | (column_99 & {4{chosen[99]}}))
    | ((column_100 & {4{chosen[100]}}) | (column_101 & {4{chosen[101]}}) | ((column_102 & {4{chosen[102]}}) | (column_103 & {4{chosen[103]}})))
    | ((column_104 & {4{chosen[104]}}) | (column_105 & {4{chosen[105]}}) | ((column_106 & {4{chosen[106]}}) | (column_107 & {4{chosen[107]}})) | ((column_108 & {4{chosen[108]}}) | (column_109 & {4{chosen[109]}}) | ((column_110 & {4{chosen[110]}}) | (column_111 & {4{chosen[111]}}))))
    | ((column_112 & {4{chosen[112]}}) | (column_113 & {4{chosen[113]}}) | ((column_114 & {4{chosen[114]}}) | (column_115 & {4{chosen[115]}})) | ((column_116 & {4{chosen[116]}}) | (column_117 & {4{chosen[117]}}) | ((column_118 & {4{chosen[118]}}) | (column_119 & {4{chosen[119]}}))) | ((column_120 & {4{chosen[120]}}) | (column_121 & {4{chosen[121]}}) | ((column_122 & {4{chosen[122]}}) | (column_123 & {4{chosen[123]}})) | ((column_124 & {4{chosen[124]}}) | (column_125 & {4{chosen[125]}}) | ((column_126 & {4{chosen[126]}}) | (column_127 & {4{chosen[127]}})))));
  assign column_line = t_13 | t_14 | (t_15 | t_16);

  assign t_17 = (payload_0 & {7{chosen[0]}})
    | (payload_1 & {7{chosen[1]}})
    | ((payload_2 & {7{chosen[2]}}) | (payload_3 & {7{chosen[3]}}))
    | ((payload_4 & {7{chosen[4]}}) | (payload_5 & {7{chosen[5]}}) | ((payload_6 & {7{chosen[6]}}) | (payload_7 & {7{chosen[7]}})))
    | ((payload_8 & {7{chosen[8]}}) | (payload_9 & {7{chosen[9]}}) | ((payload_10 & {7{chosen[10]}}) | (payload_11 & {7{chosen[11]}})) | ((payload_12 & {7{chosen[12]}}) | (payload_13 & {7{chosen[13]}}) | ((payload_14 & {7{chosen[14]}}) | (payload_15 & {7{chosen[15]}}))))
    | ((payload_16 & {7{chosen[16]}}) | (payload_17 & {7{chosen[17]}}) | ((payload_18 & {7{chosen[18]}}) | (payload_19 & {7{chosen[19]}})) | ((payload_20 & {7{chosen[20]}}) | (payload_21 & {7{chosen[21]}}) | ((payload_22 & {7{chosen[22]}}) | (payload_23 & {7{chosen[23]}}))) | ((payload_24 & {7{chosen[24]}}) | (payload_25 & {7{chosen[25]}}) | ((payload_26 & {7{chosen[26]}}) | (payload_27 & {7{chosen[27]}})) | ((payload_28 & {7{chosen[28]}}) | (payload_29 & {7{chosen[29]}}) | ((payload_30 & {7{chosen[30]}}) | (payload_31 & {7{chosen[31]}})))));
  assign t_18 = (payload_32 & {7{chosen[32]}})
    | (payload_33 & {7{chosen[33]}})
    | ((payload_34 & {7{chosen[34]}}) | (payload_35 & {7{chosen[35]}}))
    | ((payload_36 & {7{chosen[36]}}) | (payload_37 & {7{chosen[37]}}) | ((payload_38 & {7{chosen[38]}}) | (payload_39 & {7{chosen[39]}})))
    | ((payload_40 & {7{chosen[40]}}) | (payload_41 & {7{chosen[41]}}) | ((payload_42 & {7{chosen[42]}}) | (payload_43 & {7{chosen[43]}})) | ((payload_44 & {7{chosen[44]}}) | (payload_45 & {7{chosen[45]}}) | ((payload_46 & {7{chosen[46]}}) | (payload_47 & {7{chosen[47]}}))))
    | ((payload_48 & {7{chosen[48]}}) | (payload_49 & {7{chosen[49]}}) | ((payload_50 & {7{chosen[50]}}) | (payload_51 & {7{chosen[51]}})) | ((payload_52 & {7{chosen[52]}}) | (payload_53 & {7{chosen[53]}}) | ((payload_54 & {7{chosen[54]}}) | (payload_55 & {7{chosen[55]}}))) | ((payload_56 & {7{chosen[56]}}) | (payload_57 & {7{chosen[57]}}) | ((payload_58 & {7{chosen[58]}}) | (payload_59 & {7{chosen[59]}})) | ((payload_60 & {7{chosen[60]}}) | (payload_61 & {7{chosen[61]}}) | ((payload_62 & {7{chosen[62]}}) | (payload_63 & {7{chosen[63]}})))));
  assign t_19 = (payload_64 & {7{chosen[64]}})
    | (payload_65 & {7{chosen[65]}})
    | ((payload_66 & {7{chosen[66]}}) | (payload_67 & {7{chosen[67]}}))
    | ((payload_68 & {7{chosen[68]}}) | (payload_69 & {7{chosen[69]}}) | ((payload_70 & {7{chosen[70]}}) | (payload_71 & {7{chosen[71]}})))
    | ((payload_72 & {7{chosen[72]}}) | (payload_73 & {7{chosen[73]}}) | ((payload_74 & {7{chosen[74]}}) | (payload_75 & {7{chosen[75]}})) | ((payload_76 & {7{chosen[76]}}) | (payload_77 & {7{chosen[77]}}) | ((payload_78 & {7{chosen[78]}}) | (payload_79 & {7{chosen[79]}}))))
    | ((payload_80 & {7{chosen[80]}}) | (payload_81 & {7{chosen[81]}}) | ((payload_82 & {7{chosen[82]}}) | (payload_83 & {7{chosen[83]}})) | ((payload_84 & {7{chosen[84]}}) | (payload_85 & {7{chosen[85]}}) | ((payload_86 & {7{chosen[86]}}) | (payload_87 & {7{chosen[87]}}))) | ((payload_88 & {7{chosen[88]}}) | (payload_89 & {7{chosen[89]}}) | ((payload_90 & {7{chosen[90]}}) | (payload_91 & {7{chosen[91]}})) | ((payload_92 & {7{chosen[92]}}) | (payload_93 & {7{chosen[93]}}) | ((payload_94 & {7{chosen[94]}}) | (payload_95 & {7{chosen[95]}})))));
  assign t_20 = (payload_96 & {7{chosen[96]}})
    | (payload_97 & {7{chosen[97]}})
    | ((payload_98 & {7{chosen[98]}}) | (payload_99 & {7{chosen[99]}}))
    | ((payload_100 & {7{chosen[100]}}) | (payload_101 & {7{chosen[101]}}) | ((payload_102 & {7{chosen[102]}}) | (payload_103 & {7{chosen[103]}})))
    | ((payload_104 & {7{chosen[104]}}) | (payload_105 & {7{chosen[105]}}) | ((payload_106 & {7{chosen[106]}}) | (payload_107 & {7{chosen[107]}})) | ((payload_108 & {7{chosen[108]}}) | (payload_109 & {7{chosen[109]}}) | ((payload_110 & {7{chosen[110]}}) | (payload_111 & {7{chosen[111]}}))))
    | ((payload_112 & {7{chosen[112]}}) | (payload_113 & {7{chosen[113]}}) | ((payload_114 & {7{chosen[114]}}) | (payload_115 & {7{chosen[115]}})) | ((payload_116 & {7{chosen[116]}}) | (payload_117 & {7{chosen[117]}}) | ((payload_118 & {7{chosen[118]}}) | (payload_119 & {7{chosen[119]}}))) | ((payload_120 & {7{chosen[120]}}) | (payload_121 & {7{chosen[121]}}) | ((payload_122 & {7{chosen[122]}}) | (payload_123 & {7{chosen[123]}})) | ((payload_124 & {7{chosen[124]}}) | (payload_125 & {7{chosen[125]}}) | ((payload_126 & {7{chosen[126]}}) | (payload_127 & {7{chosen[127]}})))));
  assign column_payload = t_17 | t_18 | (t_19 | t_20);

  assign column_second = goes_on;
  assign act_valid = |to_activate;

  assign t_22 = (bank_0 & {6{to_activate[0]}})
    | (bank_1 & {6{to_activate[1]}})
    | ((bank_2 & {6{to_activate[2]}}) | (bank_3 & {6{to_activate[3]}}))
    | ((bank_4 & {6{to_activate[4]}}) | (bank_5 & {6{to_activate[5]}}) | ((bank_6 & {6{to_activate[6]}}) | (bank_7 & {6{to_activate[7]}})))
    | ((bank_8 & {6{to_activate[8]}}) | (bank_9 & {6{to_activate[9]}}) | ((bank_10 & {6{to_activate[10]}}) | (bank_11 & {6{to_activate[11]}})) | ((bank_12 & {6{to_activate[12]}}) | (bank_13 & {6{to_activate[13]}}) | ((bank_14 & {6{to_activate[14]}}) | (bank_15 & {6{to_activate[15]}}))))
    | ((bank_16 & {6{to_activate[16]}}) | (bank_17 & {6{to_activate[17]}}) | ((bank_18 & {6{to_activate[18]}}) | (bank_19 & {6{to_activate[19]}})) | ((bank_20 & {6{to_activate[20]}}) | (bank_21 & {6{to_activate[21]}}) | ((bank_22 & {6{to_activate[22]}}) | (bank_23 & {6{to_activate[23]}}))) | ((bank_24 & {6{to_activate[24]}}) | (bank_25 & {6{to_activate[25]}}) | ((bank_26 & {6{to_activate[26]}}) | (bank_27 & {6{to_activate[27]}})) | ((bank_28 & {6{to_activate[28]}}) | (bank_29 & {6{to_activate[29]}}) | ((bank_30 & {6{to_activate[30]}}) | (bank_31 & {6{to_activate[31]}})))));
  assign t_23 = (bank_32 & {6{to_activate[32]}})
    | (bank_33 & {6{to_activate[33]}})
    | ((bank_34 & {6{to_activate[34]}}) | (bank_35 & {6{to_activate[35]}}))
    | ((bank_36 & {6{to_activate[36]}}) | (bank_37 & {6{to_activate[37]}}) | ((bank_38 & {6{to_activate[38]}}) | (bank_39 & {6{to_activate[39]}})))
    | ((bank_40 & {6{to_activate[40]}}) | (bank_41 & {6{to_activate[41]}}) | ((bank_42 & {6{to_activate[42]}}) | (bank_43 & {6{to_activate[43]}})) | ((bank_44 & {6{to_activate[44]}}) | (bank_45 & {6{to_activate[45]}}) | ((bank_46 & {6{to_activate[46]}}) | (bank_47 & {6{to_activate[47]}}))))
    | ((bank_48 & {6{to_activate[48]}}) | (bank_49 & {6{to_activate[49]}}) | ((bank_50 & {6{to_activate[50]}}) | (bank_51 & {6{to_activate[51]}})) | ((bank_52 & {6{to_activate[52]}}) | (bank_53 & {6{to_activate[53]}}) | ((bank_54 & {6{to_activate[54]}}) | (bank_55 & {6{to_activate[55]}}))) | ((bank_56 & {6{to_activate[56]}}) | (bank_57 & {6{to_activate[57]}}) | ((bank_58 & {6{to_activate[58]}}) | (bank_59 & {6{to_activate[59]}})) | ((bank_60 & {6{to_activate[60]}}) | (bank_61 & {6{to_activate[61]}}) | ((bank_62 & {6{to_activate[62]}}) | (bank_63 & {6{to_activate[63]}})))));
  assign t_24 = (bank_64 & {6{to_activate[64]}})
    | (bank_65 & {6{to_activate[65]}})
    | ((bank_66 & {6{to_activate[66]}}) | (bank_67 & {6{to_activate[67]}}))
    | ((bank_68 & {6{to_activate[68]}}) | (bank_69 & {6{to_activate[69]}}) | ((bank_70 & {6{to_activate[70]}}) | (bank_71 & {6{to_activate[71]}})))
    | ((bank_72 & {6{to_activate[72]}}) | (bank_73 & {6{to_activate[73]}}) | ((bank_74 & {6{to_activate[74]}}) | (bank_75 & {6{to_activate[75]}})) | ((bank_76 & {6{to_activate[76]}}) | (bank_77 & {6{to_activate[77]}}) | ((bank_78 & {6{to_activate[78]}}) | (bank_79 & {6{to_activate[79]}}))))
    | ((bank_80 & {6{to_activate[80]}}) | (bank_81 & {6{to_activate[81]}}) | ((bank_82 & {6{to_activate[82]}}) | (bank_83 & {6{to_activate[83]}})) | ((bank_84 & {6{to_activate[84]}}) | (bank_85 & {6{to_activate[85]}}) | ((bank_86 & {6{to_activate[86]}}) | (bank_87 & {6{to_activate[87]}}))) | ((bank_88 & {6{to_activate[88]}}) | (bank_89 & {6{to_activate[89]}}) | ((bank_90 & {6{to_activate[90]}}) | (bank_91 & {6{to_activate[91]}})) | ((bank_92 & {6{to_activate[92]}}) | (bank_93 & {6{to_activate[93]}}) | ((bank_94 & {6{to_activate[94]}}) | (bank_95 & {6{to_activate[95]}})))));
  assign t_25 = (bank_96 & {6{to_activate[96]}})
    | (bank_97 & {6{to_activate[97]}})
    | ((bank_98 & {6{to_activate[98]}}) | (bank_99 & {6{to_activate[99]}}))
    | ((bank_100 & {6{to_activate[100]}}) | (bank_101 & {6{to_activate[101]}}) | ((bank_102 & {6{to_activate[102]}}) | (bank_103 & {6{to_activate[103]}})))
    | ((bank_104 & {6{to_activate[104]}}) | (bank_105 & {6{to_activate[105]}}) | ((bank_106 & {6{to_activate[106]}}) | (bank_107 & {6{to_activate[107]}})) | ((bank_108 & {6{to_activate[108]}}) | (bank_109 & {6{to_activate[109]}}) | ((bank_110 & {6{to_activate[110]}}) | (bank_111 & {6{to_activate[111]}}))))
    | ((bank_112 & {6{to_activate[112]}}) | (bank_113 & {6{to_activate[113]}}) | ((bank_114 & {6{to_activate[114]}}) | (bank_115 & {6{to_activate[115]}})) | ((bank_116 & {6{to_activate[116]}}) | (bank_117 & {6{to_activate[117]}}) | ((bank_118 & {6{to_activate[118]}}) | (bank_119 & {6{to_activate[119]}}))) | ((bank_120 & {6{to_activate[120]}}) | (bank_121 & {6{to_activate[121]}}) | ((bank_122 & {6{to_activate[122]}}) | (bank_123 & {6{to_activate[123]}})) | ((bank_124 & {6{to_activate[124]}}) | (bank_125 & {6{to_activate[125]}}) | ((bank_126 & {6{to_activate[126]}}) | (bank_127 & {6{to_activate[127]}})))));
  assign act_bank = t_22 | t_23 | (t_24 | t_25);

  assign t_26 = (row_0 & {15{to_activate[0]}})
    | (row_1 & {15{to_activate[1]}})
    | ((row_2 & {15{to_activate[2]}}) | (row_3 & {15{to_activate[3]}}))
    | ((row_4 & {15{to_activate[4]}}) | (row_5 & {15{to_activate[5]}}) | ((row_6 & {15{to_activate[6]}}) | (row_7 & {15{to_activate[7]}})))
    | ((row_8 & {15{to_activate[8]}}) | (row_9 & {15{to_activate[9]}}) | ((row_10 & {15{to_activate[10]}}) | (row_11 & {15{to_activate[11]}})) | ((row_12 & {15{to_activate[12]}}) | (row_13 & {15{to_activate[13]}}) | ((row_14 & {15{to_activate[14]}}) | (row_15 & {15{to_activate[15]}}))))
    | ((row_16 & {15{to_activate[16]}}) | (row_17 & {15{to_activate[17]}}) | ((row_18 & {15{to_activate[18]}}) | (row_19 & {15{to_activate[19]}})) | ((row_20 & {15{to_activate[20]}}) | (row_21 & {15{to_activate[21]}}) | ((row_22 & {15{to_activate[22]}}) | (row_23 & {15{to_activate[23]}}))) | ((row_24 & {15{to_activate[24]}}) | (row_25 & {15{to_activate[25]}}) | ((row_26 & {15{to_activate[26]}}) | (row_27 & {15{to_activate[27]}})) | ((row_28 & {15{to_activate[28]}}) | (row_29 & {15{to_activate[29]}}) | ((row_30 & {15{to_activate[30]}}) | (row_31 & {15{to_activate[31]}})))));
  assign t_27 = (row_32 & {15{to_activate[32]}})
    | (row_33 & {15{to_activate[33]}})
    | ((row_34 & {15{to_activate[34]}}) | (row_35 & {15{to_activate[35]}}))
    | ((row_36 & {15{to_activate[36]}}) | (row_37 & {15{to_activate[37]}}) | ((row_38 & {15{to_activate[38]}}) | (row_39 & {15{to_activate[39]}})))
    | ((row_40 & {15{to_activate[40]}}) | (row_41 & {15{to_activate[41]}}) | ((row_42 & {15{to_activate[42]}}) | (row_43 & {15{to_activate[43]}})) | ((row_44 & {15{to_activate[44]}}) | (row_45 & {15{to_activate[45]}}) | ((row_46 & {15{to_activate[46]}}) | (row_47 & {15{to_activate[47]}}))))
    | ((row_48 & {15{to_activate[48]}}) | (row_49 & {15{to_activate[49]}}) | ((row_50 & {15{to_activate[50]}}) | (row_51 & {15{to_activate[51]}})) | ((row_52 & {15{to_activate[52]}}) | (row_53 & {15{to_activate[53]}}) | ((row_54 & {15{to_activate[54]}}) | (row_55 & {15{to_activate[55]}}))) | ((row_56 & {15{to_activate[56]}}) | (row_57 & {15{to_activate[57]}}) | ((row_58 & {15{to_activate[58]}}) | (row_59 & {15{to_activate[59]}})) | ((row_60 & {15{to_activate[60]}}) | (row_61 & {15{to_activate[61]}}) | ((row_62 & {15{to_activate[62]}}) | (row_63 & {15{to_activate[63]}})))));
  assign t_28 = (row_64 & {15{to_activate[64]}})
    | (row_65 & {15{to_activate[65]}})
    | ((row_66 & {15{to_activate[66]}}) | (row_67 & {15{to_activate[67]}}))
    | ((row_68 & {15{to_activate[68]}}) | (row_69 & {15{to_activate[69]}}) | ((row_70 & {15{to_activate[70]}}) | (row_71 & {15{to_activate[71]}})))
    | ((row_72 & {15{to_activate[72]}}) | (row_73 & {15{to_activate[73]}}) | ((row_74 & {15{to_activate[74]}}) | (row_75 & {15{to_activate[75]}})) | ((row_76 & {15{to_activate[76]}}) | (row_77 & {15{to_activate[77]}}) | ((row_78 & {15{to_activate[78]}}) | (row_79 & {15{to_activate[79]}}))))
    | ((row_80 & {15{to_activate[80]}}) | (row_81 & {15{to_activate[81]}}) | ((row_82 & {15{to_activate[82]}}) | (row_83 & {15{to_activate[83]}})) | ((row_84 & {15{to_activate[84]}}) | (row_85 & {15{to_activate[85]}}) | ((row_86 & {15{to_activate[86]}}) | (row_87 & {15{to_activate[87]}}))) | ((row_88 & {15{to_activate[88]}}) | (row_89 & {15{to_activate[89]}}) | ((row_90 & {15{to_activate[90]}}) | (row_91 & {15{to_activate[91]}})) | ((row_92 & {15{to_activate[92]}}) | (row_93 & {15{to_activate[93]}}) | ((row_94 & {15{to_activate[94]}}) | (row_95 & {15{to_activate[95]}})))));
  assign t_29 = (row_96 & {15{to_activate[96]}})
    | (row_97 & {15{to_activate[97]}})
    | ((row_98 & {15{to_activate[98]}}) | (row_99 & {15{to_activate[99]}}))
    | ((row_100 & {15{to_activate[100]}}) | (row_101 & {15{to_activate[101]}}) | ((row_102 & {15{to_activate[102]}}) | (row_103 & {15{to_activate[103]}})))
    | ((row_104 & {15{to_activate[104]}}) | (row_105 & {15{to_activate[105]}}) | ((row_106 & {15{to_activate[106]}}) | (row_107 & {15{to_activate[107]}})) | ((row_108 & {15{to_activate[108]}}) | (row_109 & {15{to_activate[109]}}) | ((row_110 & {15{to_activate[110]}}) | (row_111 & {15{to_activate[111]}}))))
    | ((row_112 & {15{to_activate[112]}}) | (row_113 & {15{to_activate[113]}}) | ((row_114 & {15{to_activate[114]}}) | (row_115 & {15{to_activate[115]}})) | ((row_116 & {15{to_activate[116]}}) | (row_117 & {15{to_activate[117]}}) | ((row_118 & {15{to_activate[118]}}) | (row_119 & {15{to_activate[119]}}))) | ((row_120 & {15{to_activate[120]}}) | (row_121 & {15{to_activate[121]}}) | ((row_122 & {15{to_activate[122]}}) | (row_123 & {15{to_activate[123]}})) | ((row_124 & {15{to_activate[124]}}) | (row_125 & {15{to_activate[125]}}) | ((row_126 & {15{to_activate[126]}}) | (row_127 & {15{to_activate[127]}})))));
  assign act_row = t_26 | t_27 | (t_28 | t_29);

  assign pre_valid = |to_precharge;

  assign t_36 = (bank_0 & {6{to_precharge[0]}})
    | (bank_1 & {6{to_precharge[1]}})
    | ((bank_2 & {6{to_precharge[2]}}) | (bank_3 & {6{to_precharge[3]}}))
    | ((bank_4 & {6{to_precharge[4]}}) | (bank_5 & {6{to_precharge[5]}}) | ((bank_6 & {6{to_precharge[6]}}) | (bank_7 & {6{to_precharge[7]}})))
    | ((bank_8 & {6{to_precharge[8]}}) | (bank_9 & {6{to_precharge[9]}}) | ((bank_10 & {6{to_precharge[10]}}) | (bank_11 & {6{to_precharge[11]}})) | ((bank_12 & {6{to_precharge[12]}}) | (bank_13 & {6{to_precharge[13]}}) | ((bank_14 & {6{to_precharge[14]}}) | (bank_15 & {6{to_precharge[15]}}))))
    | ((bank_16 & {6{to_precharge[16]}}) | (bank_17 & {6{to_precharge[17]}}) | ((bank_18 & {6{to_precharge[18]}}) | (bank_19 & {6{to_precharge[19]}})) | ((bank_20 & {6{to_precharge[20]}}) | (bank_21 & {6{to_precharge[21]}}) | ((bank_22 & {6{to_precharge[22]}}) | (bank_23 & {6{to_precharge[23]}}))) | ((bank_24 & {6{to_precharge[24]}}) | (bank_25 & {6{to_precharge[25]}}) | ((bank_26 & {6{to_precharge[26]}}) | (bank_27 & {6{to_precharge[27]}})) | ((bank_28 & {6{to_precharge[28]}}) | (bank_29 & {6{to_precharge[29]}}) | ((bank_30 & {6{to_precharge[30]}}) | (bank_31 & {6{to_precharge[31]}})))));
  assign t_37 = (bank_32 & {6{to_precharge[32]}})
    | (bank_33 & {6{to_precharge[33]}})
    | ((bank_34 & {6{to_precharge[34]}}) | (bank_35 & {6{to_precharge[35]}}))
    | ((bank_36 & {6{to_precharge[36]}}) | (bank_37 & {6{to_precharge[37]}}) | ((bank_38 & {6{to_precharge[38]}}) | (bank_39 & {6{to_precharge[39]}})))
    | ((bank_40 & {6{to_precharge[40]}}) | (bank_41 & {6{to_precharge[41]}}) | ((bank_42 & {6{to_precharge[42]}}) | (bank_43 & {6{to_precharge[43]}})) | ((bank_44 & {6{to_precharge[44]}}) | (bank_45 & {6{to_precharge[45]}}) | ((bank_46 & {6{to_precharge[46]}}) | (bank_47 & {6{to_precharge[47]}}))))
    | ((bank_48 & {6{to_precharge[48]}}) | (bank_49 & {6{to_precharge[49]}}) | ((bank_50 & {6{to_precharge[50]}}) | (bank_51 & {6{to_precharge[51]}})) | ((bank_52 & {6{to_precharge[52]}}) | (bank_53 & {6{to_precharge[53]}}) | ((bank_54 & {6{to_precharge[54]}}) | (bank_55 & {6{to_precharge[55]}}))) | ((bank_56 & {6{to_precharge[56]}}) | (bank_57 & {6{to_precharge[57]}}) | ((bank_58 & {6{to_precharge[58]}}) | (bank_59 & {6{to_precharge[59]}})) | ((bank_60 & {6{to_precharge[60]}}) | (bank_61 & {6{to_precharge[61]}}) | ((bank_62 & {6{to_precharge[62]}}) | (bank_63 & {6{to_precharge[63]}})))));
  assign t_38 = (bank_64 & {6{to_precharge[64]}})
    | (bank_65 & {6{to_precharge[65]}})
    | ((bank_66 & {6{to_precharge[66]}}) | (bank_67 & {6{to_precharge[67]}}))
    | ((bank_68 & {6{to_precharge[68]}}) | (bank_69 & {6{to_precharge[69]}}) | ((bank_70 & {6{to_precharge[70]}}) | (bank_71 & {6{to_precharge[71]}})))
    | ((bank_72 & {6{to_precharge[72]}}) | (bank_73 & {6{to_precharge[73]}}) | ((bank_74 & {6{to_precharge[74]}}) | (bank_75 & {6{to_precharge[75]}})) | ((bank_76 & {6{to_precharge[76]}}) | (bank_77 & {6{to_precharge[77]}}) | ((bank_78 & {6{to_precharge[78]}}) | (bank_79 & {6{to_precharge[79]}}))))
    | ((bank_80 & {6{to_precharge[80]}}) | (bank_81 & {6{to_precharge[81]}}) | ((bank_82 & {6{to_precharge[82]}}) | (bank_83 & {6{to_precharge[83]}})) | ((bank_84 & {6{to_precharge[84]}}) | (bank_85 & {6{to_precharge[85]}}) | ((bank_86 & {6{to_precharge[86]}}) | (bank_87 & {6{to_precharge[87]}}))) | ((bank_88 & {6{to_precharge[88]}}) | (bank_89 & {6{to_precharge[89]}}) | ((bank_90 & {6{to_precharge[90]}}) | (bank_91 & {6{to_precharge[91]}})) | ((bank_92 & {6{to_precharge[92]}}) | (bank_93 & {6{to_precharge[93]}}) | ((bank_94 & {6{to_precharge[94]}}) | (bank_95 & {6{to_precharge[95]}})))));
  assign t_39 = (bank_96 & {6{to_precharge[96]}})
    | (bank_97 & {6{to_precharge[97]}})
    | ((bank_98 & {6{to_precharge[98]}}) | (bank_99 & {6{to_precharge[99]}}))
    | ((bank_100 & {6{to_precharge[100]}}) | (bank_101 & {6{to_precharge[101]}}) | ((bank_102 & {6{to_precharge[102]}}) | (bank_103 & {6{to_precharge[103]}})))
    | ((bank_104 & {6{to_precharge[104]}}) | (bank_105 & {6{to_precharge[105]}}) | ((bank_106 & {6{to_precharge[106]}}) | (bank_107 & {6{to_precharge[107]}})) | ((bank_108 & {6{to_precharge[108]}}) | (bank_109 & {6{to_precharge[109]}}) | ((bank_110 & {6{to_precharge[110]}}) | (bank_111 & {6{to_precharge[111]}}))))
    | ((bank_112 & {6{to_precharge[112]}}) | (bank_113 & {6{to_precharge[113]}}) | ((bank_114 & {6{to_precharge[114]}}) | (bank_115 & {6{to_precharge[115]}})) | ((bank_116 & {6{to_precharge[116]}}) | (bank_117 & {6{to_precharge[117]}}) | ((bank_118 & {6{to_precharge[118]}}) | (bank_119 & {6{to_precharge[119]}}))) | ((bank_120 & {6{to_precharge[120]}}) | (bank_121 & {6{to_precharge[121]}}) | ((bank_122 & {6{to_precharge[122]}}) | (bank_123 & {6{to_precharge[123]}})) | ((bank_124 & {6{to_precharge[124]}}) | (bank_125 & {6{to_precharge[125]}}) | ((bank_126 & {6{to_precharge[126]}}) | (bank_127 & {6{to_precharge[127]}})))));
  assign pre_bank = t_36 | t_37 | (t_38 | t_39);

  // ---- Entries ----

  assign t_41 = used - {7'd0, leaves};
  always @(posedge clk) begin
    if (reset) begin
      used <= 8'd0;
      hit <= 128'd0;
      closed <= 128'd0;
      conflict <= 128'd0;
      started <= 128'd0;
    end else begin
      used <= t_41 + {7'd0, enter};
      hit <= (hit_now & ~moves) | ((hit_now >> 1'b1) & moves) | (enters & {128{enter_hit}});
      closed <= (closed_now & ~moves)
        | ((closed_now >> 1'b1) & moves)
        | (enters & {128{enter_closed}});
      conflict <= (conflict_now & ~moves)
        | ((conflict_now >> 1'b1) & moves)
        | (enters & {128{!(enter_hit | enter_closed)}});
      started <= (started_now & ~moves) | ((started_now >> 1'b1) & moves) | 128'd0;
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
    end else if (moves[63]) begin
      bank_63 <= bank_64;
    end
  end

  always @(posedge clk) begin
    if (enters[64]) begin
      bank_64 <= enter_bank;
    end else if (moves[64]) begin
      bank_64 <= bank_65;
    end
  end

  always @(posedge clk) begin
    if (enters[65]) begin
      bank_65 <= enter_bank;
    end else if (moves[65]) begin
      bank_65 <= bank_66;
    end
  end

  always @(posedge clk) begin
    if (enters[66]) begin
      bank_66 <= enter_bank;
    end else if (moves[66]) begin
      bank_66 <= bank_67;
    end
  end

  always @(posedge clk) begin
    if (enters[67]) begin
      bank_67 <= enter_bank;
    end else if (moves[67]) begin
      bank_67 <= bank_68;
    end
  end

  always @(posedge clk) begin
    if (enters[68]) begin
      bank_68 <= enter_bank;
    end else if (moves[68]) begin
      bank_68 <= bank_69;
    end
  end

  always @(posedge clk) begin
    if (enters[69]) begin
      bank_69 <= enter_bank;
    end else if (moves[69]) begin
      bank_69 <= bank_70;
    end
  end

  always @(posedge clk) begin
    if (enters[70]) begin
      bank_70 <= enter_bank;
    end else if (moves[70]) begin
      bank_70 <= bank_71;
    end
  end

  always @(posedge clk) begin
    if (enters[71]) begin
      bank_71 <= enter_bank;
    end else if (moves[71]) begin
      bank_71 <= bank_72;
    end
  end

  always @(posedge clk) begin
    if (enters[72]) begin
      bank_72 <= enter_bank;
    end else if (moves[72]) begin
      bank_72 <= bank_73;
    end
  end

  always @(posedge clk) begin
    if (enters[73]) begin
      bank_73 <= enter_bank;
    end else if (moves[73]) begin
      bank_73 <= bank_74;
    end
  end

  always @(posedge clk) begin
    if (enters[74]) begin
      bank_74 <= enter_bank;
    end else if (moves[74]) begin
      bank_74 <= bank_75;
    end
  end

  always @(posedge clk) begin
    if (enters[75]) begin
      bank_75 <= enter_bank;
    end else if (moves[75]) begin
      bank_75 <= bank_76;
    end
  end

  always @(posedge clk) begin
    if (enters[76]) begin
      bank_76 <= enter_bank;
    end else if (moves[76]) begin
      bank_76 <= bank_77;
    end
  end

  always @(posedge clk) begin
    if (enters[77]) begin
      bank_77 <= enter_bank;
    end else if (moves[77]) begin
      bank_77 <= bank_78;
    end
  end

  always @(posedge clk) begin
    if (enters[78]) begin
      bank_78 <= enter_bank;
    end else if (moves[78]) begin
      bank_78 <= bank_79;
    end
  end

  always @(posedge clk) begin
    if (enters[79]) begin
      bank_79 <= enter_bank;
    end else if (moves[79]) begin
      bank_79 <= bank_80;
    end
  end

  always @(posedge clk) begin
    if (enters[80]) begin
      bank_80 <= enter_bank;
    end else if (moves[80]) begin
      bank_80 <= bank_81;
    end
  end

  always @(posedge clk) begin
    if (enters[81]) begin
      bank_81 <= enter_bank;
    end else if (moves[81]) begin
      bank_81 <= bank_82;
    end
  end

  always @(posedge clk) begin
    if (enters[82]) begin
      bank_82 <= enter_bank;
    end else if (moves[82]) begin
      bank_82 <= bank_83;
    end
  end

  always @(posedge clk) begin
    if (enters[83]) begin
      bank_83 <= enter_bank;
    end else if (moves[83]) begin
      bank_83 <= bank_84;
    end
  end

  always @(posedge clk) begin
    if (enters[84]) begin
      bank_84 <= enter_bank;
    end else if (moves[84]) begin
      bank_84 <= bank_85;
    end
  end

  always @(posedge clk) begin
    if (enters[85]) begin
      bank_85 <= enter_bank;
    end else if (moves[85]) begin
      bank_85 <= bank_86;
    end
  end

  always @(posedge clk) begin
    if (enters[86]) begin
      bank_86 <= enter_bank;
    end else if (moves[86]) begin
      bank_86 <= bank_87;
    end
  end

  always @(posedge clk) begin
    if (enters[87]) begin
      bank_87 <= enter_bank;
    end else if (moves[87]) begin
      bank_87 <= bank_88;
    end
  end

  always @(posedge clk) begin
    if (enters[88]) begin
      bank_88 <= enter_bank;
    end else if (moves[88]) begin
      bank_88 <= bank_89;
    end
  end

  always @(posedge clk) begin
    if (enters[89]) begin
      bank_89 <= enter_bank;
    end else if (moves[89]) begin
      bank_89 <= bank_90;
    end
  end

  always @(posedge clk) begin
    if (enters[90]) begin
      bank_90 <= enter_bank;
    end else if (moves[90]) begin
      bank_90 <= bank_91;
    end
  end

  always @(posedge clk) begin
    if (enters[91]) begin
      bank_91 <= enter_bank;
    end else if (moves[91]) begin
      bank_91 <= bank_92;
    end
  end

  always @(posedge clk) begin
    if (enters[92]) begin
      bank_92 <= enter_bank;
    end else if (moves[92]) begin
      bank_92 <= bank_93;
    end
  end

  always @(posedge clk) begin
    if (enters[93]) begin
      bank_93 <= enter_bank;
    end else if (moves[93]) begin
      bank_93 <= bank_94;
    end
  end

  always @(posedge clk) begin
    if (enters[94]) begin
      bank_94 <= enter_bank;
    end else if (moves[94]) begin
      bank_94 <= bank_95;
    end
  end

  always @(posedge clk) begin
    if (enters[95]) begin
      bank_95 <= enter_bank;
    end else if (moves[95]) begin
      bank_95 <= bank_96;
    end
  end

  always @(posedge clk) begin
    if (enters[96]) begin
      bank_96 <= enter_bank;
    end else if (moves[96]) begin
      bank_96 <= bank_97;
    end
  end

  always @(posedge clk) begin
    if (enters[97]) begin
      bank_97 <= enter_bank;
    end else if (moves[97]) begin
      bank_97 <= bank_98;
    end
  end

  always @(posedge clk) begin
    if (enters[98]) begin
      bank_98 <= enter_bank;
    end else if (moves[98]) begin
      bank_98 <= bank_99;
    end
  end

  always @(posedge clk) begin
    if (enters[99]) begin
      bank_99 <= enter_bank;
    end else if (moves[99]) begin
      bank_99 <= bank_100;
    end
  end

  always @(posedge clk) begin
    if (enters[100]) begin
      bank_100 <= enter_bank;
    end else if (moves[100]) begin
      bank_100 <= bank_101;
    end
  end

  always @(posedge clk) begin
    if (enters[101]) begin
      bank_101 <= enter_bank;
    end else if (moves[101]) begin
      bank_101 <= bank_102;
    end
  end

  always @(posedge clk) begin
    if (enters[102]) begin
      bank_102 <= enter_bank;
    end else if (moves[102]) begin
      bank_102 <= bank_103;
    end
  end

  always @(posedge clk) begin
    if (enters[103]) begin
      bank_103 <= enter_bank;
    end else if (moves[103]) begin
      bank_103 <= bank_104;
    end
  end

  always @(posedge clk) begin
    if (enters[104]) begin
      bank_104 <= enter_bank;
    end else if (moves[104]) begin
      bank_104 <= bank_105;
    end
  end

  always @(posedge clk) begin
    if (enters[105]) begin
      bank_105 <= enter_bank;
    end else if (moves[105]) begin
      bank_105 <= bank_106;
    end
  end

  always @(posedge clk) begin
    if (enters[106]) begin
      bank_106 <= enter_bank;
    end else if (moves[106]) begin
      bank_106 <= bank_107;
    end
  end

  always @(posedge clk) begin
    if (enters[107]) begin
      bank_107 <= enter_bank;
    end else if (moves[107]) begin
      bank_107 <= bank_108;
    end
  end

  always @(posedge clk) begin
    if (enters[108]) begin
      bank_108 <= enter_bank;
    end else if (moves[108]) begin
      bank_108 <= bank_109;
    end
  end

  always @(posedge clk) begin
    if (enters[109]) begin
      bank_109 <= enter_bank;
    end else if (moves[109]) begin
      bank_109 <= bank_110;
    end
  end

  always @(posedge clk) begin
    if (enters[110]) begin
      bank_110 <= enter_bank;
    end else if (moves[110]) begin
      bank_110 <= bank_111;
    end
  end

  always @(posedge clk) begin
    if (enters[111]) begin
      bank_111 <= enter_bank;
    end else if (moves[111]) begin
      bank_111 <= bank_112;
    end
  end

  always @(posedge clk) begin
    if (enters[112]) begin
      bank_112 <= enter_bank;
    end else if (moves[112]) begin
      bank_112 <= bank_113;
    end
  end

  always @(posedge clk) begin
    if (enters[113]) begin
      bank_113 <= enter_bank;
    end else if (moves[113]) begin
      bank_113 <= bank_114;
    end
  end

  always @(posedge clk) begin
    if (enters[114]) begin
      bank_114 <= enter_bank;
    end else if (moves[114]) begin
      bank_114 <= bank_115;
    end
  end

  always @(posedge clk) begin
    if (enters[115]) begin
      bank_115 <= enter_bank;
    end else if (moves[115]) begin
      bank_115 <= bank_116;
    end
  end

  always @(posedge clk) begin
    if (enters[116]) begin
      bank_116 <= enter_bank;
    end else if (moves[116]) begin
      bank_116 <= bank_117;
    end
  end

  always @(posedge clk) begin
    if (enters[117]) begin
      bank_117 <= enter_bank;
    end else if (moves[117]) begin
      bank_117 <= bank_118;
    end
  end

  always @(posedge clk) begin
    if (enters[118]) begin
      bank_118 <= enter_bank;
    end else if (moves[118]) begin
      bank_118 <= bank_119;
    end
  end

  always @(posedge clk) begin
    if (enters[119]) begin
      bank_119 <= enter_bank;
    end else if (moves[119]) begin
      bank_119 <= bank_120;
    end
  end

  always @(posedge clk) begin
    if (enters[120]) begin
      bank_120 <= enter_bank;
    end else if (moves[120]) begin
      bank_120 <= bank_121;
    end
  end

  always @(posedge clk) begin
    if (enters[121]) begin
      bank_121 <= enter_bank;
    end else if (moves[121]) begin
      bank_121 <= bank_122;
    end
  end

  always @(posedge clk) begin
    if (enters[122]) begin
      bank_122 <= enter_bank;
    end else if (moves[122]) begin
      bank_122 <= bank_123;
    end
  end

  always @(posedge clk) begin
    if (enters[123]) begin
      bank_123 <= enter_bank;
    end else if (moves[123]) begin
      bank_123 <= bank_124;
    end
  end

  always @(posedge clk) begin
    if (enters[124]) begin
      bank_124 <= enter_bank;
    end else if (moves[124]) begin
      bank_124 <= bank_125;
    end
  end

  always @(posedge clk) begin
    if (enters[125]) begin
      bank_125 <= enter_bank;
    end else if (moves[125]) begin
      bank_125 <= bank_126;
    end
  end

  always @(posedge clk) begin
    if (enters[126]) begin
      bank_126 <= enter_bank;
    end else if (moves[126]) begin
      bank_126 <= bank_127;
    end
  end

  always @(posedge clk) begin
    if (enters[127]) begin
      bank_127 <= enter_bank;
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
    end else if (moves[63]) begin
      row_63 <= row_64;
    end
  end

  always @(posedge clk) begin
    if (enters[64]) begin
      row_64 <= enter_row;
    end else if (moves[64]) begin
      row_64 <= row_65;
    end
  end

  always @(posedge clk) begin
    if (enters[65]) begin
      row_65 <= enter_row;
    end else if (moves[65]) begin
      row_65 <= row_66;
    end
  end

  always @(posedge clk) begin
    if (enters[66]) begin
      row_66 <= enter_row;
    end else if (moves[66]) begin
      row_66 <= row_67;
    end
  end

  always @(posedge clk) begin
    if (enters[67]) begin
      row_67 <= enter_row;
    end else if (moves[67]) begin
      row_67 <= row_68;
    end
  end

  always @(posedge clk) begin
    if (enters[68]) begin
      row_68 <= enter_row;
    end else if (moves[68]) begin
      row_68 <= row_69;
    end
  end

  always @(posedge clk) begin
    if (enters[69]) begin
      row_69 <= enter_row;
    end else if (moves[69]) begin
      row_69 <= row_70;
    end
  end

  always @(posedge clk) begin
    if (enters[70]) begin
      row_70 <= enter_row;
    end else if (moves[70]) begin
      row_70 <= row_71;
    end
  end

  always @(posedge clk) begin
    if (enters[71]) begin
      row_71 <= enter_row;
    end else if (moves[71]) begin
      row_71 <= row_72;
    end
  end

  always @(posedge clk) begin
    if (enters[72]) begin
      row_72 <= enter_row;
    end else if (moves[72]) begin
      row_72 <= row_73;
    end
  end

  always @(posedge clk) begin
    if (enters[73]) begin
      row_73 <= enter_row;
    end else if (moves[73]) begin
      row_73 <= row_74;
    end
  end

  always @(posedge clk) begin
    if (enters[74]) begin
      row_74 <= enter_row;
    end else if (moves[74]) begin
      row_74 <= row_75;
    end
  end

  always @(posedge clk) begin
    if (enters[75]) begin
      row_75 <= enter_row;
    end else if (moves[75]) begin
      row_75 <= row_76;
    end
  end

  always @(posedge clk) begin
    if (enters[76]) begin
      row_76 <= enter_row;
    end else if (moves[76]) begin
      row_76 <= row_77;
    end
  end

  always @(posedge clk) begin
    if (enters[77]) begin
      row_77 <= enter_row;
    end else if (moves[77]) begin
      row_77 <= row_78;
    end
  end

  always @(posedge clk) begin
    if (enters[78]) begin
      row_78 <= enter_row;
    end else if (moves[78]) begin
      row_78 <= row_79;
    end
  end

  always @(posedge clk) begin
    if (enters[79]) begin
      row_79 <= enter_row;
    end else if (moves[79]) begin
      row_79 <= row_80;
    end
  end

  always @(posedge clk) begin
    if (enters[80]) begin
      row_80 <= enter_row;
    end else if (moves[80]) begin
      row_80 <= row_81;
    end
  end

  always @(posedge clk) begin
    if (enters[81]) begin
      row_81 <= enter_row;
    end else if (moves[81]) begin
      row_81 <= row_82;
    end
  end

  always @(posedge clk) begin
    if (enters[82]) begin
      row_82 <= enter_row;
    end else if (moves[82]) begin
      row_82 <= row_83;
    end
  end

  always @(posedge clk) begin
    if (enters[83]) begin
      row_83 <= enter_row;
    end else if (moves[83]) begin
      row_83 <= row_84;
    end
  end

  always @(posedge clk) begin
    if (enters[84]) begin
      row_84 <= enter_row;
    end else if (moves[84]) begin
      row_84 <= row_85;
    end
  end

  always @(posedge clk) begin
    if (enters[85]) begin
      row_85 <= enter_row;
    end else if (moves[85]) begin
      row_85 <= row_86;
    end
  end

  always @(posedge clk) begin
    if (enters[86]) begin
      row_86 <= enter_row;
    end else if (moves[86]) begin
      row_86 <= row_87;
    end
  end

  always @(posedge clk) begin
    if (enters[87]) begin
      row_87 <= enter_row;
    end else if (moves[87]) begin
      row_87 <= row_88;
    end
  end

  always @(posedge clk) begin
    if (enters[88]) begin
      row_88 <= enter_row;
    end else if (moves[88]) begin
      row_88 <= row_89;
    end
  end

  always @(posedge clk) begin
    if (enters[89]) begin
      row_89 <= enter_row;
    end else if (moves[89]) begin
      row_89 <= row_90;
    end
  end

  always @(posedge clk) begin
    if (enters[90]) begin
      row_90 <= enter_row;
    end else if (moves[90]) begin
      row_90 <= row_91;
    end
  end

  always @(posedge clk) begin
    if (enters[91]) begin
      row_91 <= enter_row;
    end else if (moves[91]) begin
      row_91 <= row_92;
    end
  end

  always @(posedge clk) begin
    if (enters[92]) begin
      row_92 <= enter_row;
    end else if (moves[92]) begin
      row_92 <= row_93;
    end
  end

  always @(posedge clk) begin
    if (enters[93]) begin
      row_93 <= enter_row;
    end else if (moves[93]) begin
      row_93 <= row_94;
    end
  end

  always @(posedge clk) begin
    if (enters[94]) begin
      row_94 <= enter_row;
    end else if (moves[94]) begin
      row_94 <= row_95;
    end
  end

  always @(posedge clk) begin
    if (enters[95]) begin
      row_95 <= enter_row;
    end else if (moves[95]) begin
      row_95 <= row_96;
    end
  end

  always @(posedge clk) begin
    if (enters[96]) begin
      row_96 <= enter_row;
    end else if (moves[96]) begin
      row_96 <= row_97;
    end
  end

  always @(posedge clk) begin
    if (enters[97]) begin
      row_97 <= enter_row;
    end else if (moves[97]) begin
      row_97 <= row_98;
    end
  end

  always @(posedge clk) begin
    if (enters[98]) begin
      row_98 <= enter_row;
    end else if (moves[98]) begin
      row_98 <= row_99;
    end
  end

  always @(posedge clk) begin
    if (enters[99]) begin
      row_99 <= enter_row;
    end else if (moves[99]) begin
      row_99 <= row_100;
    end
  end

  always @(posedge clk) begin
    if (enters[100]) begin
      row_100 <= enter_row;
    end else if (moves[100]) begin
      row_100 <= row_101;
    end
  end

  always @(posedge clk) begin
    if (enters[101]) begin
      row_101 <= enter_row;
    end else if (moves[101]) begin
      row_101 <= row_102;
    end
  end

  always @(posedge clk) begin
    if (enters[102]) begin
      row_102 <= enter_row;
    end else if (moves[102]) begin
      row_102 <= row_103;
    end
  end

  always @(posedge clk) begin
    if (enters[103]) begin
      row_103 <= enter_row;
    end else if (moves[103]) begin
      row_103 <= row_104;
    end
  end

  always @(posedge clk) begin
    if (enters[104]) begin
      row_104 <= enter_row;
    end else if (moves[104]) begin
      row_104 <= row_105;
    end
  end

  always @(posedge clk) begin
    if (enters[105]) begin
      row_105 <= enter_row;
    end else if (moves[105]) begin
      row_105 <= row_106;
    end
  end

  always @(posedge clk) begin
    if (enters[106]) begin
      row_106 <= enter_row;
    end else if (moves[106]) begin
      row_106 <= row_107;
    end
  end

  always @(posedge clk) begin
    if (enters[107]) begin
      row_107 <= enter_row;
    end else if (moves[107]) begin
      row_107 <= row_108;
    end
  end

  always @(posedge clk) begin
    if (enters[108]) begin
      row_108 <= enter_row;
    end else if (moves[108]) begin
      row_108 <= row_109;
    end
  end

  always @(posedge clk) begin
    if (enters[109]) begin
      row_109 <= enter_row;
    end else if (moves[109]) begin
      row_109 <= row_110;
    end
  end

  always @(posedge clk) begin
    if (enters[110]) begin
      row_110 <= enter_row;
    end else if (moves[110]) begin
      row_110 <= row_111;
    end
  end

  always @(posedge clk) begin
    if (enters[111]) begin
      row_111 <= enter_row;
    end else if (moves[111]) begin
      row_111 <= row_112;
    end
  end

  always @(posedge clk) begin
    if (enters[112]) begin
      row_112 <= enter_row;
    end else if (moves[112]) begin
      row_112 <= row_113;
    end
  end

  always @(posedge clk) begin
    if (enters[113]) begin
      row_113 <= enter_row;
    end else if (moves[113]) begin
      row_113 <= row_114;
    end
  end

  always @(posedge clk) begin
    if (enters[114]) begin
      row_114 <= enter_row;
    end else if (moves[114]) begin
      row_114 <= row_115;
    end
  end

  always @(posedge clk) begin
    if (enters[115]) begin
      row_115 <= enter_row;
    end else if (moves[115]) begin
      row_115 <= row_116;
    end
  end

  always @(posedge clk) begin
    if (enters[116]) begin
      row_116 <= enter_row;
    end else if (moves[116]) begin
      row_116 <= row_117;
    end
  end

  always @(posedge clk) begin
    if (enters[117]) begin
      row_117 <= enter_row;
    end else if (moves[117]) begin
      row_117 <= row_118;
    end
  end

  always @(posedge clk) begin
    if (enters[118]) begin
      row_118 <= enter_row;
    end else if (moves[118]) begin
      row_118 <= row_119;
    end
  end

  always @(posedge clk) begin
    if (enters[119]) begin
      row_119 <= enter_row;
    end else if (moves[119]) begin
      row_119 <= row_120;
    end
  end

  always @(posedge clk) begin
    if (enters[120]) begin
      row_120 <= enter_row;
    end else if (moves[120]) begin
      row_120 <= row_121;
    end
  end

  always @(posedge clk) begin
    if (enters[121]) begin
      row_121 <= enter_row;
    end else if (moves[121]) begin
      row_121 <= row_122;
    end
  end

  always @(posedge clk) begin
    if (enters[122]) begin
      row_122 <= enter_row;
    end else if (moves[122]) begin
      row_122 <= row_123;
    end
  end

  always @(posedge clk) begin
    if (enters[123]) begin
      row_123 <= enter_row;
    end else if (moves[123]) begin
      row_123 <= row_124;
    end
  end

  always @(posedge clk) begin
    if (enters[124]) begin
      row_124 <= enter_row;
    end else if (moves[124]) begin
      row_124 <= row_125;
    end
  end

  always @(posedge clk) begin
    if (enters[125]) begin
      row_125 <= enter_row;
    end else if (moves[125]) begin
      row_125 <= row_126;
    end
  end

  always @(posedge clk) begin
    if (enters[126]) begin
      row_126 <= enter_row;
    end else if (moves[126]) begin
      row_126 <= row_127;
    end
  end

  always @(posedge clk) begin
    if (enters[127]) begin
      row_127 <= enter_row;
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
    end else if (moves[63]) begin
      column_63 <= column_64;
    end
  end

  always @(posedge clk) begin
    if (enters[64]) begin
      column_64 <= enter_column;
    end else if (moves[64]) begin
      column_64 <= column_65;
    end
  end

  always @(posedge clk) begin
    if (enters[65]) begin
      column_65 <= enter_column;
    end else if (moves[65]) begin
      column_65 <= column_66;
    end
  end

  always @(posedge clk) begin
    if (enters[66]) begin
      column_66 <= enter_column;
    end else if (moves[66]) begin
      column_66 <= column_67;
    end
  end

  always @(posedge clk) begin
    if (enters[67]) begin
      column_67 <= enter_column;
    end else if (moves[67]) begin
      column_67 <= column_68;
    end
  end

  always @(posedge clk) begin
    if (enters[68]) begin
      column_68 <= enter_column;
    end else if (moves[68]) begin
      column_68 <= column_69;
    end
  end

  always @(posedge clk) begin
    if (enters[69]) begin
      column_69 <= enter_column;
    end else if (moves[69]) begin
      column_69 <= column_70;
    end
  end

  always @(posedge clk) begin
    if (enters[70]) begin
      column_70 <= enter_column;
    end else if (moves[70]) begin
      column_70 <= column_71;
    end
  end

  always @(posedge clk) begin
    if (enters[71]) begin
      column_71 <= enter_column;
    end else if (moves[71]) begin
      column_71 <= column_72;
    end
  end

  always @(posedge clk) begin
    if (enters[72]) begin
      column_72 <= enter_column;
    end else if (moves[72]) begin
      column_72 <= column_73;
    end
  end

  always @(posedge clk) begin
    if (enters[73]) begin
      column_73 <= enter_column;
    end else if (moves[73]) begin
      column_73 <= column_74;
    end
  end

  always @(posedge clk) begin
    if (enters[74]) begin
      column_74 <= enter_column;
    end else if (moves[74]) begin
      column_74 <= column_75;
    end
  end

  always @(posedge clk) begin
    if (enters[75]) begin
      column_75 <= enter_column;
    end else if (moves[75]) begin
      column_75 <= column_76;
    end
  end

  always @(posedge clk) begin
    if (enters[76]) begin
      column_76 <= enter_column;
    end else if (moves[76]) begin
      column_76 <= column_77;
    end
  end

  always @(posedge clk) begin
    if (enters[77]) begin
      column_77 <= enter_column;
    end else if (moves[77]) begin
      column_77 <= column_78;
    end
  end

  always @(posedge clk) begin
    if (enters[78]) begin
      column_78 <= enter_column;
    end else if (moves[78]) begin
      column_78 <= column_79;
    end
  end

  always @(posedge clk) begin
    if (enters[79]) begin
      column_79 <= enter_column;
    end else if (moves[79]) begin
      column_79 <= column_80;
    end
  end

  always @(posedge clk) begin
    if (enters[80]) begin
      column_80 <= enter_column;
    end else if (moves[80]) begin
      column_80 <= column_81;
    end
  end

  always @(posedge clk) begin
    if (enters[81]) begin
      column_81 <= enter_column;
    end else if (moves[81]) begin
      column_81 <= column_82;
    end
  end

  always @(posedge clk) begin
    if (enters[82]) begin
      column_82 <= enter_column;
    end else if (moves[82]) begin
      column_82 <= column_83;
    end
  end

  always @(posedge clk) begin
    if (enters[83]) begin
      column_83 <= enter_column;
    end else if (moves[83]) begin
      column_83 <= column_84;
    end
  end

  always @(posedge clk) begin
    if (enters[84]) begin
      column_84 <= enter_column;
    end else if (moves[84]) begin
      column_84 <= column_85;
    end
  end

  always @(posedge clk) begin
    if (enters[85]) begin
      column_85 <= enter_column;
    end else if (moves[85]) begin
      column_85 <= column_86;
    end
  end

  always @(posedge clk) begin
    if (enters[86]) begin
      column_86 <= enter_column;
    end else if (moves[86]) begin
      column_86 <= column_87;
    end
  end

  always @(posedge clk) begin
    if (enters[87]) begin
      column_87 <= enter_column;
    end else if (moves[87]) begin
      column_87 <= column_88;
    end
  end

  always @(posedge clk) begin
    if (enters[88]) begin
      column_88 <= enter_column;
    end else if (moves[88]) begin
      column_88 <= column_89;
    end
  end

  always @(posedge clk) begin
    if (enters[89]) begin
      column_89 <= enter_column;
    end else if (moves[89]) begin
      column_89 <= column_90;
    end
  end

  always @(posedge clk) begin
    if (enters[90]) begin
      column_90 <= enter_column;
    end else if (moves[90]) begin
      column_90 <= column_91;
    end
  end

  always @(posedge clk) begin
    if (enters[91]) begin
      column_91 <= enter_column;
    end else if (moves[91]) begin
      column_91 <= column_92;
    end
  end

  always @(posedge clk) begin
    if (enters[92]) begin
      column_92 <= enter_column;
    end else if (moves[92]) begin
      column_92 <= column_93;
    end
  end

  always @(posedge clk) begin
    if (enters[93]) begin
      column_93 <= enter_column;
    end else if (moves[93]) begin
      column_93 <= column_94;
    end
  end

  always @(posedge clk) begin
    if (enters[94]) begin
      column_94 <= enter_column;
    end else if (moves[94]) begin
      column_94 <= column_95;
    end
  end

  always @(posedge clk) begin
    if (enters[95]) begin
      column_95 <= enter_column;
    end else if (moves[95]) begin
      column_95 <= column_96;
    end
  end

  always @(posedge clk) begin
    if (enters[96]) begin
      column_96 <= enter_column;
    end else if (moves[96]) begin
      column_96 <= column_97;
    end
  end

  always @(posedge clk) begin
    if (enters[97]) begin
      column_97 <= enter_column;
    end else if (moves[97]) begin
      column_97 <= column_98;
    end
  end

  always @(posedge clk) begin
    if (enters[98]) begin
      column_98 <= enter_column;
    end else if (moves[98]) begin
      column_98 <= column_99;
    end
  end

  always @(posedge clk) begin
    if (enters[99]) begin
      column_99 <= enter_column;
    end else if (moves[99]) begin
      column_99 <= column_100;
    end
  end

  always @(posedge clk) begin
    if (enters[100]) begin
      column_100 <= enter_column;
    end else if (moves[100]) begin
      column_100 <= column_101;
    end
  end

  always @(posedge clk) begin
    if (enters[101]) begin
      column_101 <= enter_column;
    end else if (moves[101]) begin
      column_101 <= column_102;
    end
  end

  always @(posedge clk) begin
    if (enters[102]) begin
      column_102 <= enter_column;
    end else if (moves[102]) begin
      column_102 <= column_103;
    end
  end

  always @(posedge clk) begin
    if (enters[103]) begin
      column_103 <= enter_column;
    end else if (moves[103]) begin
      column_103 <= column_104;
    end
  end

  always @(posedge clk) begin
    if (enters[104]) begin
      column_104 <= enter_column;
    end else if (moves[104]) begin
      column_104 <= column_105;
    end
  end

  always @(posedge clk) begin
    if (enters[105]) begin
      column_105 <= enter_column;
    end else if (moves[105]) begin
      column_105 <= column_106;
    end
  end

  always @(posedge clk) begin
    if (enters[106]) begin
      column_106 <= enter_column;
    end else if (moves[106]) begin
      column_106 <= column_107;
    end
  end

  always @(posedge clk) begin
    if (enters[107]) begin
      column_107 <= enter_column;
    end else if (moves[107]) begin
      column_107 <= column_108;
    end
  end

  always @(posedge clk) begin
    if (enters[108]) begin
      column_108 <= enter_column;
    end else if (moves[108]) begin
      column_108 <= column_109;
    end
  end

  always @(posedge clk) begin
    if (enters[109]) begin
      column_109 <= enter_column;
    end else if (moves[109]) begin
      column_109 <= column_110;
    end
  end

  always @(posedge clk) begin
    if (enters[110]) begin
      column_110 <= enter_column;
    end else if (moves[110]) begin
      column_110 <= column_111;
    end
  end

  always @(posedge clk) begin
    if (enters[111]) begin
      column_111 <= enter_column;
    end else if (moves[111]) begin
      column_111 <= column_112;
    end
  end

  always @(posedge clk) begin
    if (enters[112]) begin
      column_112 <= enter_column;
    end else if (moves[112]) begin
      column_112 <= column_113;
    end
  end

  always @(posedge clk) begin
    if (enters[113]) begin
      column_113 <= enter_column;
    end else if (moves[113]) begin
      column_113 <= column_114;
    end
  end

  always @(posedge clk) begin
    if (enters[114]) begin
      column_114 <= enter_column;
    end else if (moves[114]) begin
      column_114 <= column_115;
    end
  end

  always @(posedge clk) begin
    if (enters[115]) begin
      column_115 <= enter_column;
    end else if (moves[115]) begin
      column_115 <= column_116;
    end
  end

  always @(posedge clk) begin
    if (enters[116]) begin
      column_116 <= enter_column;
    end else if (moves[116]) begin
      column_116 <= column_117;
    end
  end

  always @(posedge clk) begin
    if (enters[117]) begin
      column_117 <= enter_column;
    end else if (moves[117]) begin
      column_117 <= column_118;
    end
  end

  always @(posedge clk) begin
    if (enters[118]) begin
      column_118 <= enter_column;
    end else if (moves[118]) begin
      column_118 <= column_119;
    end
  end

  always @(posedge clk) begin
    if (enters[119]) begin
      column_119 <= enter_column;
    end else if (moves[119]) begin
      column_119 <= column_120;
    end
  end

  always @(posedge clk) begin
    if (enters[120]) begin
      column_120 <= enter_column;
    end else if (moves[120]) begin
      column_120 <= column_121;
    end
  end

  always @(posedge clk) begin
    if (enters[121]) begin
      column_121 <= enter_column;
    end else if (moves[121]) begin
      column_121 <= column_122;
    end
  end

  always @(posedge clk) begin
    if (enters[122]) begin
      column_122 <= enter_column;
    end else if (moves[122]) begin
      column_122 <= column_123;
    end
  end

  always @(posedge clk) begin
    if (enters[123]) begin
      column_123 <= enter_column;
    end else if (moves[123]) begin
      column_123 <= column_124;
    end
  end

  always @(posedge clk) begin
    if (enters[124]) begin
      column_124 <= enter_column;
    end else if (moves[124]) begin
      column_124 <= column_125;
    end
  end

  always @(posedge clk) begin
    if (enters[125]) begin
      column_125 <= enter_column;
    end else if (moves[125]) begin
      column_125 <= column_126;
    end
  end

  always @(posedge clk) begin
    if (enters[126]) begin
      column_126 <= enter_column;
    end else if (moves[126]) begin
      column_126 <= column_127;
    end
  end

  always @(posedge clk) begin
    if (enters[127]) begin
      column_127 <= enter_column;
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
    end else if (moves[63]) begin
      payload_63 <= payload_64;
    end else if (begins & chosen[63]) begin
      payload_63 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[64]) begin
      payload_64 <= enter_payload;
    end else if (moves[64]) begin
      payload_64 <= payload_65;
    end else if (begins & chosen[64]) begin
      payload_64 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[65]) begin
      payload_65 <= enter_payload;
    end else if (moves[65]) begin
      payload_65 <= payload_66;
    end else if (begins & chosen[65]) begin
      payload_65 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[66]) begin
      payload_66 <= enter_payload;
    end else if (moves[66]) begin
      payload_66 <= payload_67;
    end else if (begins & chosen[66]) begin
      payload_66 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[67]) begin
      payload_67 <= enter_payload;
    end else if (moves[67]) begin
      payload_67 <= payload_68;
    end else if (begins & chosen[67]) begin
      payload_67 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[68]) begin
      payload_68 <= enter_payload;
    end else if (moves[68]) begin
      payload_68 <= payload_69;
    end else if (begins & chosen[68]) begin
      payload_68 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[69]) begin
      payload_69 <= enter_payload;
    end else if (moves[69]) begin
      payload_69 <= payload_70;
    end else if (begins & chosen[69]) begin
      payload_69 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[70]) begin
      payload_70 <= enter_payload;
    end else if (moves[70]) begin
      payload_70 <= payload_71;
    end else if (begins & chosen[70]) begin
      payload_70 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[71]) begin
      payload_71 <= enter_payload;
    end else if (moves[71]) begin
      payload_71 <= payload_72;
    end else if (begins & chosen[71]) begin
      payload_71 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[72]) begin
      payload_72 <= enter_payload;
    end else if (moves[72]) begin
      payload_72 <= payload_73;
    end else if (begins & chosen[72]) begin
      payload_72 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[73]) begin
      payload_73 <= enter_payload;
    end else if (moves[73]) begin
      payload_73 <= payload_74;
    end else if (begins & chosen[73]) begin
      payload_73 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[74]) begin
      payload_74 <= enter_payload;
    end else if (moves[74]) begin
      payload_74 <= payload_75;
    end else if (begins & chosen[74]) begin
      payload_74 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[75]) begin
      payload_75 <= enter_payload;
    end else if (moves[75]) begin
      payload_75 <= payload_76;
    end else if (begins & chosen[75]) begin
      payload_75 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[76]) begin
      payload_76 <= enter_payload;
    end else if (moves[76]) begin
      payload_76 <= payload_77;
    end else if (begins & chosen[76]) begin
      payload_76 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[77]) begin
      payload_77 <= enter_payload;
    end else if (moves[77]) begin
      payload_77 <= payload_78;
    end else if (begins & chosen[77]) begin
      payload_77 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[78]) begin
      payload_78 <= enter_payload;
    end else if (moves[78]) begin
      payload_78 <= payload_79;
    end else if (begins & chosen[78]) begin
      payload_78 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[79]) begin
      payload_79 <= enter_payload;
    end else if (moves[79]) begin
      payload_79 <= payload_80;
    end else if (begins & chosen[79]) begin
      payload_79 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[80]) begin
      payload_80 <= enter_payload;
    end else if (moves[80]) begin
      payload_80 <= payload_81;
    end else if (begins & chosen[80]) begin
      payload_80 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[81]) begin
      payload_81 <= enter_payload;
    end else if (moves[81]) begin
      payload_81 <= payload_82;
    end else if (begins & chosen[81]) begin
      payload_81 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[82]) begin
      payload_82 <= enter_payload;
    end else if (moves[82]) begin
      payload_82 <= payload_83;
    end else if (begins & chosen[82]) begin
      payload_82 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[83]) begin
      payload_83 <= enter_payload;
    end else if (moves[83]) begin
      payload_83 <= payload_84;
    end else if (begins & chosen[83]) begin
      payload_83 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[84]) begin
      payload_84 <= enter_payload;
    end else if (moves[84]) begin
      payload_84 <= payload_85;
    end else if (begins & chosen[84]) begin
      payload_84 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[85]) begin
      payload_85 <= enter_payload;
    end else if (moves[85]) begin
      payload_85 <= payload_86;
    end else if (begins & chosen[85]) begin
      payload_85 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[86]) begin
      payload_86 <= enter_payload;
    end else if (moves[86]) begin
      payload_86 <= payload_87;
    end else if (begins & chosen[86]) begin
      payload_86 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[87]) begin
      payload_87 <= enter_payload;
    end else if (moves[87]) begin
      payload_87 <= payload_88;
    end else if (begins & chosen[87]) begin
      payload_87 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[88]) begin
      payload_88 <= enter_payload;
    end else if (moves[88]) begin
      payload_88 <= payload_89;
    end else if (begins & chosen[88]) begin
      payload_88 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[89]) begin
      payload_89 <= enter_payload;
    end else if (moves[89]) begin
      payload_89 <= payload_90;
    end else if (begins & chosen[89]) begin
      payload_89 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[90]) begin
      payload_90 <= enter_payload;
    end else if (moves[90]) begin
      payload_90 <= payload_91;
    end else if (begins & chosen[90]) begin
      payload_90 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[91]) begin
      payload_91 <= enter_payload;
    end else if (moves[91]) begin
      payload_91 <= payload_92;
    end else if (begins & chosen[91]) begin
      payload_91 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[92]) begin
      payload_92 <= enter_payload;
    end else if (moves[92]) begin
      payload_92 <= payload_93;
    end else if (begins & chosen[92]) begin
      payload_92 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[93]) begin
      payload_93 <= enter_payload;
    end else if (moves[93]) begin
      payload_93 <= payload_94;
    end else if (begins & chosen[93]) begin
      payload_93 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[94]) begin
      payload_94 <= enter_payload;
    end else if (moves[94]) begin
      payload_94 <= payload_95;
    end else if (begins & chosen[94]) begin
      payload_94 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[95]) begin
      payload_95 <= enter_payload;
    end else if (moves[95]) begin
      payload_95 <= payload_96;
    end else if (begins & chosen[95]) begin
      payload_95 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[96]) begin
      payload_96 <= enter_payload;
    end else if (moves[96]) begin
      payload_96 <= payload_97;
    end else if (begins & chosen[96]) begin
      payload_96 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[97]) begin
      payload_97 <= enter_payload;
    end else if (moves[97]) begin
      payload_97 <= payload_98;
    end else if (begins & chosen[97]) begin
      payload_97 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[98]) begin
      payload_98 <= enter_payload;
    end else if (moves[98]) begin
      payload_98 <= payload_99;
    end else if (begins & chosen[98]) begin
      payload_98 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[99]) begin
      payload_99 <= enter_payload;
    end else if (moves[99]) begin
      payload_99 <= payload_100;
    end else if (begins & chosen[99]) begin
      payload_99 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[100]) begin
      payload_100 <= enter_payload;
    end else if (moves[100]) begin
      payload_100 <= payload_101;
    end else if (begins & chosen[100]) begin
      payload_100 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[101]) begin
      payload_101 <= enter_payload;
    end else if (moves[101]) begin
      payload_101 <= payload_102;
    end else if (begins & chosen[101]) begin
      payload_101 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[102]) begin
      payload_102 <= enter_payload;
    end else if (moves[102]) begin
      payload_102 <= payload_103;
    end else if (begins & chosen[102]) begin
      payload_102 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[103]) begin
      payload_103 <= enter_payload;
    end else if (moves[103]) begin
      payload_103 <= payload_104;
    end else if (begins & chosen[103]) begin
      payload_103 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[104]) begin
      payload_104 <= enter_payload;
    end else if (moves[104]) begin
      payload_104 <= payload_105;
    end else if (begins & chosen[104]) begin
      payload_104 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[105]) begin
      payload_105 <= enter_payload;
    end else if (moves[105]) begin
      payload_105 <= payload_106;
    end else if (begins & chosen[105]) begin
      payload_105 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[106]) begin
      payload_106 <= enter_payload;
    end else if (moves[106]) begin
      payload_106 <= payload_107;
    end else if (begins & chosen[106]) begin
      payload_106 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[107]) begin
      payload_107 <= enter_payload;
    end else if (moves[107]) begin
      payload_107 <= payload_108;
    end else if (begins & chosen[107]) begin
      payload_107 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[108]) begin
      payload_108 <= enter_payload;
    end else if (moves[108]) begin
      payload_108 <= payload_109;
    end else if (begins & chosen[108]) begin
      payload_108 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[109]) begin
      payload_109 <= enter_payload;
    end else if (moves[109]) begin
      payload_109 <= payload_110;
    end else if (begins & chosen[109]) begin
      payload_109 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[110]) begin
      payload_110 <= enter_payload;
    end else if (moves[110]) begin
      payload_110 <= payload_111;
    end else if (begins & chosen[110]) begin
      payload_110 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[111]) begin
      payload_111 <= enter_payload;
    end else if (moves[111]) begin
      payload_111 <= payload_112;
    end else if (begins & chosen[111]) begin
      payload_111 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[112]) begin
      payload_112 <= enter_payload;
    end else if (moves[112]) begin
      payload_112 <= payload_113;
    end else if (begins & chosen[112]) begin
      payload_112 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[113]) begin
      payload_113 <= enter_payload;
    end else if (moves[113]) begin
      payload_113 <= payload_114;
    end else if (begins & chosen[113]) begin
      payload_113 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[114]) begin
      payload_114 <= enter_payload;
    end else if (moves[114]) begin
      payload_114 <= payload_115;
    end else if (begins & chosen[114]) begin
      payload_114 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[115]) begin
      payload_115 <= enter_payload;
    end else if (moves[115]) begin
      payload_115 <= payload_116;
    end else if (begins & chosen[115]) begin
      payload_115 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[116]) begin
      payload_116 <= enter_payload;
    end else if (moves[116]) begin
      payload_116 <= payload_117;
    end else if (begins & chosen[116]) begin
      payload_116 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[117]) begin
      payload_117 <= enter_payload;
    end else if (moves[117]) begin
      payload_117 <= payload_118;
    end else if (begins & chosen[117]) begin
      payload_117 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[118]) begin
      payload_118 <= enter_payload;
    end else if (moves[118]) begin
      payload_118 <= payload_119;
    end else if (begins & chosen[118]) begin
      payload_118 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[119]) begin
      payload_119 <= enter_payload;
    end else if (moves[119]) begin
      payload_119 <= payload_120;
    end else if (begins & chosen[119]) begin
      payload_119 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[120]) begin
      payload_120 <= enter_payload;
    end else if (moves[120]) begin
      payload_120 <= payload_121;
    end else if (begins & chosen[120]) begin
      payload_120 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[121]) begin
      payload_121 <= enter_payload;
    end else if (moves[121]) begin
      payload_121 <= payload_122;
    end else if (begins & chosen[121]) begin
      payload_121 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[122]) begin
      payload_122 <= enter_payload;
    end else if (moves[122]) begin
      payload_122 <= payload_123;
    end else if (begins & chosen[122]) begin
      payload_122 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[123]) begin
      payload_123 <= enter_payload;
    end else if (moves[123]) begin
      payload_123 <= payload_124;
    end else if (begins & chosen[123]) begin
      payload_123 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[124]) begin
      payload_124 <= enter_payload;
    end else if (moves[124]) begin
      payload_124 <= payload_125;
    end else if (begins & chosen[124]) begin
      payload_124 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[125]) begin
      payload_125 <= enter_payload;
    end else if (moves[125]) begin
      payload_125 <= payload_126;
    end else if (begins & chosen[125]) begin
      payload_125 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[126]) begin
      payload_126 <= enter_payload;
    end else if (moves[126]) begin
      payload_126 <= payload_127;
    end else if (begins & chosen[126]) begin
      payload_126 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[127]) begin
      payload_127 <= enter_payload;
    end else if (!moves[127] && (begins & chosen[127])) begin
      payload_127 <= go_payload;
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
  assign at_bank_64 = 64'd1 << bank_64;
  assign at_bank_65 = 64'd1 << bank_65;
  assign at_bank_66 = 64'd1 << bank_66;
  assign at_bank_67 = 64'd1 << bank_67;
  assign at_bank_68 = 64'd1 << bank_68;
  assign at_bank_69 = 64'd1 << bank_69;
  assign at_bank_70 = 64'd1 << bank_70;
  assign at_bank_71 = 64'd1 << bank_71;
  assign at_bank_72 = 64'd1 << bank_72;
  assign at_bank_73 = 64'd1 << bank_73;
  assign at_bank_74 = 64'd1 << bank_74;
  assign at_bank_75 = 64'd1 << bank_75;
  assign at_bank_76 = 64'd1 << bank_76;
  assign at_bank_77 = 64'd1 << bank_77;
  assign at_bank_78 = 64'd1 << bank_78;
  assign at_bank_79 = 64'd1 << bank_79;
  assign at_bank_80 = 64'd1 << bank_80;
  assign at_bank_81 = 64'd1 << bank_81;
  assign at_bank_82 = 64'd1 << bank_82;
  assign at_bank_83 = 64'd1 << bank_83;
  assign at_bank_84 = 64'd1 << bank_84;
  assign at_bank_85 = 64'd1 << bank_85;
  assign at_bank_86 = 64'd1 << bank_86;
  assign at_bank_87 = 64'd1 << bank_87;
  assign at_bank_88 = 64'd1 << bank_88;
  assign at_bank_89 = 64'd1 << bank_89;
  assign at_bank_90 = 64'd1 << bank_90;
  assign at_bank_91 = 64'd1 << bank_91;
  assign at_bank_92 = 64'd1 << bank_92;
  assign at_bank_93 = 64'd1 << bank_93;
  assign at_bank_94 = 64'd1 << bank_94;
  assign at_bank_95 = 64'd1 << bank_95;
  assign at_bank_96 = 64'd1 << bank_96;
  assign at_bank_97 = 64'd1 << bank_97;
  assign at_bank_98 = 64'd1 << bank_98;
  assign at_bank_99 = 64'd1 << bank_99;
  assign at_bank_100 = 64'd1 << bank_100;
  assign at_bank_101 = 64'd1 << bank_101;
  assign at_bank_102 = 64'd1 << bank_102;
  assign at_bank_103 = 64'd1 << bank_103;
  assign at_bank_104 = 64'd1 << bank_104;
  assign at_bank_105 = 64'd1 << bank_105;
  assign at_bank_106 = 64'd1 << bank_106;
  assign at_bank_107 = 64'd1 << bank_107;
  assign at_bank_108 = 64'd1 << bank_108;
  assign at_bank_109 = 64'd1 << bank_109;
  assign at_bank_110 = 64'd1 << bank_110;
  assign at_bank_111 = 64'd1 << bank_111;
  assign at_bank_112 = 64'd1 << bank_112;
  assign at_bank_113 = 64'd1 << bank_113;
  assign at_bank_114 = 64'd1 << bank_114;
  assign at_bank_115 = 64'd1 << bank_115;
  assign at_bank_116 = 64'd1 << bank_116;
  assign at_bank_117 = 64'd1 << bank_117;
  assign at_bank_118 = 64'd1 << bank_118;
  assign at_bank_119 = 64'd1 << bank_119;
  assign at_bank_120 = 64'd1 << bank_120;
  assign at_bank_121 = 64'd1 << bank_121;
  assign at_bank_122 = 64'd1 << bank_122;
  assign at_bank_123 = 64'd1 << bank_123;
  assign at_bank_124 = 64'd1 << bank_124;
  assign at_bank_125 = 64'd1 << bank_125;
  assign at_bank_126 = 64'd1 << bank_126;
  assign at_bank_127 = 64'd1 << bank_127;

  assign t_4 = (at_bank_0 & {64{started[0]}})
    | (at_bank_1 & {64{started[1]}})
    | ((at_bank_2 & {64{started[2]}}) | (at_bank_3 & {64{started[3]}}))
    | ((at_bank_4 & {64{started[4]}}) | (at_bank_5 & {64{started[5]}}) | ((at_bank_6 & {64{started[6]}}) | (at_bank_7 & {64{started[7]}})))
    | ((at_bank_8 & {64{started[8]}}) | (at_bank_9 & {64{started[9]}}) | ((at_bank_10 & {64{started[10]}}) | (at_bank_11 & {64{started[11]}})) | ((at_bank_12 & {64{started[12]}}) | (at_bank_13 & {64{started[13]}}) | ((at_bank_14 & {64{started[14]}}) | (at_bank_15 & {64{started[15]}}))))
    | ((at_bank_16 & {64{started[16]}}) | (at_bank_17 & {64{started[17]}}) | ((at_bank_18 & {64{started[18]}}) | (at_bank_19 & {64{started[19]}})) | ((at_bank_20 & {64{started[20]}}) | (at_bank_21 & {64{started[21]}}) | ((at_bank_22 & {64{started[22]}}) | (at_bank_23 & {64{started[23]}}))) | ((at_bank_24 & {64{started[24]}}) | (at_bank_25 & {64{started[25]}}) | ((at_bank_26 & {64{started[26]}}) | (at_bank_27 & {64{started[27]}})) | ((at_bank_28 & {64{started[28]}}) | (at_bank_29 & {64{started[29]}}) | ((at_bank_30 & {64{started[30]}}) | (at_bank_31 & {64{started[31]}})))));
  assign t_5 = (at_bank_32 & {64{started[32]}})
    | (at_bank_33 & {64{started[33]}})
    | ((at_bank_34 & {64{started[34]}}) | (at_bank_35 & {64{started[35]}}))
    | ((at_bank_36 & {64{started[36]}}) | (at_bank_37 & {64{started[37]}}) | ((at_bank_38 & {64{started[38]}}) | (at_bank_39 & {64{started[39]}})))
    | ((at_bank_40 & {64{started[40]}}) | (at_bank_41 & {64{started[41]}}) | ((at_bank_42 & {64{started[42]}}) | (at_bank_43 & {64{started[43]}})) | ((at_bank_44 & {64{started[44]}}) | (at_bank_45 & {64{started[45]}}) | ((at_bank_46 & {64{started[46]}}) | (at_bank_47 & {64{started[47]}}))))
    | ((at_bank_48 & {64{started[48]}}) | (at_bank_49 & {64{started[49]}}) | ((at_bank_50 & {64{started[50]}}) | (at_bank_51 & {64{started[51]}})) | ((at_bank_52 & {64{started[52]}}) | (at_bank_53 & {64{started[53]}}) | ((at_bank_54 & {64{started[54]}}) | (at_bank_55 & {64{started[55]}}))) | ((at_bank_56 & {64{started[56]}}) | (at_bank_57 & {64{started[57]}}) | ((at_bank_58 & {64{started[58]}}) | (at_bank_59 & {64{started[59]}})) | ((at_bank_60 & {64{started[60]}}) | (at_bank_61 & {64{started[61]}}) | ((at_bank_62 & {64{started[62]}}) | (at_bank_63 & {64{started[63]}})))));
  assign t_6 = (at_bank_64 & {64{started[64]}})
    | (at_bank_65 & {64{started[65]}})
    | ((at_bank_66 & {64{started[66]}}) | (at_bank_67 & {64{started[67]}}))
    | ((at_bank_68 & {64{started[68]}}) | (at_bank_69 & {64{started[69]}}) | ((at_bank_70 & {64{started[70]}}) | (at_bank_71 & {64{started[71]}})))
    | ((at_bank_72 & {64{started[72]}}) | (at_bank_73 & {64{started[73]}}) | ((at_bank_74 & {64{started[74]}}) | (at_bank_75 & {64{started[75]}})) | ((at_bank_76 & {64{started[76]}}) | (at_bank_77 & {64{started[77]}}) | ((at_bank_78 & {64{started[78]}}) | (at_bank_79 & {64{started[79]}}))))
    | ((at_bank_80 & {64{started[80]}}) | (at_bank_81 & {64{started[81]}}) | ((at_bank_82 & {64{started[82]}}) | (at_bank_83 & {64{started[83]}})) | ((at_bank_84 & {64{started[84]}}) | (at_bank_85 & {64{started[85]}}) | ((at_bank_86 & {64{started[86]}}) | (at_bank_87 & {64{started[87]}}))) | ((at_bank_88 & {64{started[88]}}) | (at_bank_89 & {64{started[89]}}) | ((at_bank_90 & {64{started[90]}}) | (at_bank_91 & {64{started[91]}})) | ((at_bank_92 & {64{started[92]}}) | (at_bank_93 & {64{started[93]}}) | ((at_bank_94 & {64{started[94]}}) | (at_bank_95 & {64{started[95]}})))));
  assign t_7 = (at_bank_96 & {64{started[96]}})
    | (at_bank_97 & {64{started[97]}})
    | ((at_bank_98 & {64{started[98]}}) | (at_bank_99 & {64{started[99]}}))
    | ((at_bank_100 & {64{started[100]}}) | (at_bank_101 & {64{started[101]}}) | ((at_bank_102 & {64{started[102]}}) | (at_bank_103 & {64{started[103]}})))
    | ((at_bank_104 & {64{started[104]}}) | (at_bank_105 & {64{started[105]}}) | ((at_bank_106 & {64{started[106]}}) | (at_bank_107 & {64{started[107]}})) | ((at_bank_108 & {64{started[108]}}) | (at_bank_109 & {64{started[109]}}) | ((at_bank_110 & {64{started[110]}}) | (at_bank_111 & {64{started[111]}}))))
    | ((at_bank_112 & {64{started[112]}}) | (at_bank_113 & {64{started[113]}}) | ((at_bank_114 & {64{started[114]}}) | (at_bank_115 & {64{started[115]}})) | ((at_bank_116 & {64{started[116]}}) | (at_bank_117 & {64{started[117]}}) | ((at_bank_118 & {64{started[118]}}) | (at_bank_119 & {64{started[119]}}))) | ((at_bank_120 & {64{started[120]}}) | (at_bank_121 & {64{started[121]}}) | ((at_bank_122 & {64{started[122]}}) | (at_bank_123 & {64{started[123]}})) | ((at_bank_124 & {64{started[124]}}) | (at_bank_125 & {64{started[125]}}) | ((at_bank_126 & {64{started[126]}}) | (at_bank_127 & {64{started[127]}})))));
  assign begun_banks = t_4 | t_5 | (t_6 | t_7);

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
    |(at_bank_127 & may_go), |(at_bank_126 & may_go), |(at_bank_125 & may_go),
    |(at_bank_124 & may_go), |(at_bank_123 & may_go), |(at_bank_122 & may_go),
    |(at_bank_121 & may_go), |(at_bank_120 & may_go), |(at_bank_119 & may_go),
    |(at_bank_118 & may_go), |(at_bank_117 & may_go), |(at_bank_116 & may_go),
    |(at_bank_115 & may_go), |(at_bank_114 & may_go), |(at_bank_113 & may_go),
    |(at_bank_112 & may_go), |(at_bank_111 & may_go), |(at_bank_110 & may_go),
    |(at_bank_109 & may_go), |(at_bank_108 & may_go), |(at_bank_107 & may_go),
    |(at_bank_106 & may_go), |(at_bank_105 & may_go), |(at_bank_104 & may_go),
    |(at_bank_103 & may_go), |(at_bank_102 & may_go), |(at_bank_101 & may_go),
    |(at_bank_100 & may_go), |(at_bank_99 & may_go), |(at_bank_98 & may_go), |(at_bank_97 & may_go),
    |(at_bank_96 & may_go), |(at_bank_95 & may_go), |(at_bank_94 & may_go), |(at_bank_93 & may_go),
    |(at_bank_92 & may_go), |(at_bank_91 & may_go), |(at_bank_90 & may_go), |(at_bank_89 & may_go),
    |(at_bank_88 & may_go), |(at_bank_87 & may_go), |(at_bank_86 & may_go), |(at_bank_85 & may_go),
    |(at_bank_84 & may_go), |(at_bank_83 & may_go), |(at_bank_82 & may_go), |(at_bank_81 & may_go),
    |(at_bank_80 & may_go), |(at_bank_79 & may_go), |(at_bank_78 & may_go), |(at_bank_77 & may_go),
    |(at_bank_76 & may_go), |(at_bank_75 & may_go), |(at_bank_74 & may_go), |(at_bank_73 & may_go),
    |(at_bank_72 & may_go), |(at_bank_71 & may_go), |(at_bank_70 & may_go), |(at_bank_69 & may_go),
    |(at_bank_68 & may_go), |(at_bank_67 & may_go), |(at_bank_66 & may_go), |(at_bank_65 & may_go),
    |(at_bank_64 & may_go), |(at_bank_63 & may_go), |(at_bank_62 & may_go), |(at_bank_61 & may_go),
    |(at_bank_60 & may_go), |(at_bank_59 & may_go), |(at_bank_58 & may_go), |(at_bank_57 & may_go),
    |(at_bank_56 & may_go), |(at_bank_55 & may_go), |(at_bank_54 & may_go), |(at_bank_53 & may_go),
    |(at_bank_52 & may_go), |(at_bank_51 & may_go), |(at_bank_50 & may_go), |(at_bank_49 & may_go),
    |(at_bank_48 & may_go), |(at_bank_47 & may_go), |(at_bank_46 & may_go), |(at_bank_45 & may_go),
    |(at_bank_44 & may_go), |(at_bank_43 & may_go), |(at_bank_42 & may_go), |(at_bank_41 & may_go),
    |(at_bank_40 & may_go), |(at_bank_39 & may_go), |(at_bank_38 & may_go), |(at_bank_37 & may_go),
    |(at_bank_36 & may_go), |(at_bank_35 & may_go), |(at_bank_34 & may_go), |(at_bank_33 & may_go),
    |(at_bank_32 & may_go), |(at_bank_31 & may_go), |(at_bank_30 & may_go), |(at_bank_29 & may_go),
    |(at_bank_28 & may_go), |(at_bank_27 & may_go), |(at_bank_26 & may_go), |(at_bank_25 & may_go),
    |(at_bank_24 & may_go), |(at_bank_23 & may_go), |(at_bank_22 & may_go), |(at_bank_21 & may_go),
    |(at_bank_20 & may_go), |(at_bank_19 & may_go), |(at_bank_18 & may_go), |(at_bank_17 & may_go),
    |(at_bank_16 & may_go), |(at_bank_15 & may_go), |(at_bank_14 & may_go), |(at_bank_13 & may_go),
    |(at_bank_12 & may_go), |(at_bank_11 & may_go), |(at_bank_10 & may_go), |(at_bank_9 & may_go),
    |(at_bank_8 & may_go), |(at_bank_7 & may_go), |(at_bank_6 & may_go), |(at_bank_5 & may_go),
    |(at_bank_4 & may_go), |(at_bank_3 & may_go), |(at_bank_2 & may_go), |(at_bank_1 & may_go),
    |(at_bank_0 & may_go)
  };

  // The oldest is urgent: if it hits, no other begins; if its bank has another row
  // open, no other of that bank begins.
  assign first_only = urgent & hit[0];
  assign keep_away = urgent & conflict[0];

  assign allowed = first_only
    ? 128'd1
    : ~({|(at_bank_127 & at_bank_0), |(at_bank_126 & at_bank_0), |(at_bank_125 & at_bank_0), |(at_bank_124 & at_bank_0), |(at_bank_123 & at_bank_0), |(at_bank_122 & at_bank_0), |(at_bank_121 & at_bank_0), |(at_bank_120 & at_bank_0), |(at_bank_119 & at_bank_0), |(at_bank_118 & at_bank_0), |(at_bank_117 & at_bank_0), |(at_bank_116 & at_bank_0), |(at_bank_115 & at_bank_0), |(at_bank_114 & at_bank_0), |(at_bank_113 & at_bank_0), |(at_bank_112 & at_bank_0), |(at_bank_111 & at_bank_0), |(at_bank_110 & at_bank_0), |(at_bank_109 & at_bank_0), |(at_bank_108 & at_bank_0), |(at_bank_107 & at_bank_0), |(at_bank_106 & at_bank_0), |(at_bank_105 & at_bank_0), |(at_bank_104 & at_bank_0), |(at_bank_103 & at_bank_0), |(at_bank_102 & at_bank_0), |(at_bank_101 & at_bank_0), |(at_bank_100 & at_bank_0), |(at_bank_99 & at_bank_0), |(at_bank_98 & at_bank_0), |(at_bank_97 & at_bank_0), |(at_bank_96 & at_bank_0), |(at_bank_95 & at_bank_0), |(at_bank_94 & at_bank_0), |(at_bank_93 & at_bank_0), |(at_bank_92 & at_bank_0), |(at_bank_91 & at_bank_0), |(at_bank_90 & at_bank_0), |(at_bank_89 & at_bank_0), |(at_bank_88 & at_bank_0), |(at_bank_87 & at_bank_0), |(at_bank_86 & at_bank_0), |(at_bank_85 & at_bank_0), |(at_bank_84 & at_bank_0), |(at_bank_83 & at_bank_0), |(at_bank_82 & at_bank_0), |(at_bank_81 & at_bank_0), |(at_bank_80 & at_bank_0), |(at_bank_79 & at_bank_0), |(at_bank_78 & at_bank_0), |(at_bank_77 & at_bank_0), |(at_bank_76 & at_bank_0), |(at_bank_75 & at_bank_0), |(at_bank_74 & at_bank_0), |(at_bank_73 & at_bank_0), |(at_bank_72 & at_bank_0), |(at_bank_71 & at_bank_0), |(at_bank_70 & at_bank_0), |(at_bank_69 & at_bank_0), |(at_bank_68 & at_bank_0), |(at_bank_67 & at_bank_0), |(at_bank_66 & at_bank_0), |(at_bank_65 & at_bank_0), |(at_bank_64 & at_bank_0), |(at_bank_63 & at_bank_0), |(at_bank_62 & at_bank_0), |(at_bank_61 & at_bank_0), |(at_bank_60 & at_bank_0), |(at_bank_59 & at_bank_0), |(at_bank_58 & at_bank_0), |(at_bank_57 & at_bank_0), |(at_bank_56 & at_bank_0), |(at_bank_55 & at_bank_0), |(at_bank_54 & at_bank_0), |(at_bank_53 & at_bank_0), |(at_bank_52 & at_bank_0), |(at_bank_51 & at_bank_0), |(at_bank_50 & at_bank_0), |(at_bank_49 & at_bank_0), |(at_bank_48 & at_bank_0), |(at_bank_47 & at_bank_0), |(at_bank_46 & at_bank_0), |(at_bank_45 & at_bank_0), |(at_bank_44 & at_bank_0), |(at_bank_43 & at_bank_0), |(at_bank_42 & at_bank_0), |(at_bank_41 & at_bank_0), |(at_bank_40 & at_bank_0), |(at_bank_39 & at_bank_0), |(at_bank_38 & at_bank_0), |(at_bank_37 & at_bank_0), |(at_bank_36 & at_bank_0), |(at_bank_35 & at_bank_0), |(at_bank_34 & at_bank_0), |(at_bank_33 & at_bank_0), |(at_bank_32 & at_bank_0), |(at_bank_31 & at_bank_0), |(at_bank_30 & at_bank_0), |(at_bank_29 & at_bank_0), |(at_bank_28 & at_bank_0), |(at_bank_27 & at_bank_0), |(at_bank_26 & at_bank_0), |(at_bank_25 & at_bank_0), |(at_bank_24 & at_bank_0), |(at_bank_23 & at_bank_0), |(at_bank_22 & at_bank_0), |(at_bank_21 & at_bank_0), |(at_bank_20 & at_bank_0), |(at_bank_19 & at_bank_0), |(at_bank_18 & at_bank_0), |(at_bank_17 & at_bank_0), |(at_bank_16 & at_bank_0), |(at_bank_15 & at_bank_0), |(at_bank_14 & at_bank_0), |(at_bank_13 & at_bank_0), |(at_bank_12 & at_bank_0), |(at_bank_11 & at_bank_0), |(at_bank_10 & at_bank_0), |(at_bank_9 & at_bank_0), |(at_bank_8 & at_bank_0), |(at_bank_7 & at_bank_0), |(at_bank_6 & at_bank_0), |(at_bank_5 & at_bank_0), |(at_bank_4 & at_bank_0), |(at_bank_3 & at_bank_0), |(at_bank_2 & at_bank_0), |(at_bank_1 & at_bank_0), |(at_bank_0 & at_bank_0)} & {128{keep_away}});

  assign going_on = started & ready;

  assign beginning = hit
    & ~started
    & ready
    & {|(at_bank_127 & may_begin), |(at_bank_126 & may_begin), |(at_bank_125 & may_begin), |(at_bank_124 & may_begin), |(at_bank_123 & may_begin), |(at_bank_122 & may_begin), |(at_bank_121 & may_begin), |(at_bank_120 & may_begin), |(at_bank_119 & may_begin), |(at_bank_118 & may_begin), |(at_bank_117 & may_begin), |(at_bank_116 & may_begin), |(at_bank_115 & may_begin), |(at_bank_114 & may_begin), |(at_bank_113 & may_begin), |(at_bank_112 & may_begin), |(at_bank_111 & may_begin), |(at_bank_110 & may_begin), |(at_bank_109 & may_begin), |(at_bank_108 & may_begin), |(at_bank_107 & may_begin), |(at_bank_106 & may_begin), |(at_bank_105 & may_begin), |(at_bank_104 & may_begin), |(at_bank_103 & may_begin), |(at_bank_102 & may_begin), |(at_bank_101 & may_begin), |(at_bank_100 & may_begin), |(at_bank_99 & may_begin), |(at_bank_98 & may_begin), |(at_bank_97 & may_begin), |(at_bank_96 & may_begin), |(at_bank_95 & may_begin), |(at_bank_94 & may_begin), |(at_bank_93 & may_begin), |(at_bank_92 & may_begin), |(at_bank_91 & may_begin), |(at_bank_90 & may_begin), |(at_bank_89 & may_begin), |(at_bank_88 & may_begin), |(at_bank_87 & may_begin), |(at_bank_86 & may_begin), |(at_bank_85 & may_begin), |(at_bank_84 & may_begin), |(at_bank_83 & may_begin), |(at_bank_82 & may_begin), |(at_bank_81 & may_begin), |(at_bank_80 & may_begin), |(at_bank_79 & may_begin), |(at_bank_78 & may_begin), |(at_bank_77 & may_begin), |(at_bank_76 & may_begin), |(at_bank_75 & may_begin), |(at_bank_74 & may_begin), |(at_bank_73 & may_begin), |(at_bank_72 & may_begin), |(at_bank_71 & may_begin), |(at_bank_70 & may_begin), |(at_bank_69 & may_begin), |(at_bank_68 & may_begin), |(at_bank_67 & may_begin), |(at_bank_66 & may_begin), |(at_bank_65 & may_begin), |(at_bank_64 & may_begin), |(at_bank_63 & may_begin), |(at_bank_62 & may_begin), |(at_bank_61 & may_begin), |(at_bank_60 & may_begin), |(at_bank_59 & may_begin), |(at_bank_58 & may_begin), |(at_bank_57 & may_begin), |(at_bank_56 & may_begin), |(at_bank_55 & may_begin), |(at_bank_54 & may_begin), |(at_bank_53 & may_begin), |(at_bank_52 & may_begin), |(at_bank_51 & may_begin), |(at_bank_50 & may_begin), |(at_bank_49 & may_begin), |(at_bank_48 & may_begin), |(at_bank_47 & may_begin), |(at_bank_46 & may_begin), |(at_bank_45 & may_begin), |(at_bank_44 & may_begin), |(at_bank_43 & may_begin), |(at_bank_42 & may_begin), |(at_bank_41 & may_begin), |(at_bank_40 & may_begin), |(at_bank_39 & may_begin), |(at_bank_38 & may_begin), |(at_bank_37 & may_begin), |(at_bank_36 & may_begin), |(at_bank_35 & may_begin), |(at_bank_34 & may_begin), |(at_bank_33 & may_begin), |(at_bank_32 & may_begin), |(at_bank_31 & may_begin), |(at_bank_30 & may_begin), |(at_bank_29 & may_begin), |(at_bank_28 & may_begin), |(at_bank_27 & may_begin), |(at_bank_26 & may_begin), |(at_bank_25 & may_begin), |(at_bank_24 & may_begin), |(at_bank_23 & may_begin), |(at_bank_22 & may_begin), |(at_bank_21 & may_begin), |(at_bank_20 & may_begin), |(at_bank_19 & may_begin), |(at_bank_18 & may_begin), |(at_bank_17 & may_begin), |(at_bank_16 & may_begin), |(at_bank_15 & may_begin), |(at_bank_14 & may_begin), |(at_bank_13 & may_begin), |(at_bank_12 & may_begin), |(at_bank_11 & may_begin), |(at_bank_10 & may_begin), |(at_bank_9 & may_begin), |(at_bank_8 & may_begin), |(at_bank_7 & may_begin), |(at_bank_6 & may_begin), |(at_bank_5 & may_begin), |(at_bank_4 & may_begin), |(at_bank_3 & may_begin), |(at_bank_2 & may_begin), |(at_bank_1 & may_begin), |(at_bank_0 & may_begin)}
    & allowed;

  assign goes_on = |going_on;

  assign t_8 = goes_on ? going_on : beginning;
  assign chosen = t_8 & (~t_8 + 128'd1);

  // ---- Row commands ----

  assign t_21 = closed
    & {|(at_bank_127 & may_activate), |(at_bank_126 & may_activate), |(at_bank_125 & may_activate), |(at_bank_124 & may_activate), |(at_bank_123 & may_activate), |(at_bank_122 & may_activate), |(at_bank_121 & may_activate), |(at_bank_120 & may_activate), |(at_bank_119 & may_activate), |(at_bank_118 & may_activate), |(at_bank_117 & may_activate), |(at_bank_116 & may_activate), |(at_bank_115 & may_activate), |(at_bank_114 & may_activate), |(at_bank_113 & may_activate), |(at_bank_112 & may_activate), |(at_bank_111 & may_activate), |(at_bank_110 & may_activate), |(at_bank_109 & may_activate), |(at_bank_108 & may_activate), |(at_bank_107 & may_activate), |(at_bank_106 & may_activate), |(at_bank_105 & may_activate), |(at_bank_104 & may_activate), |(at_bank_103 & may_activate), |(at_bank_102 & may_activate), |(at_bank_101 & may_activate), |(at_bank_100 & may_activate), |(at_bank_99 & may_activate), |(at_bank_98 & may_activate), |(at_bank_97 & may_activate), |(at_bank_96 & may_activate), |(at_bank_95 & may_activate), |(at_bank_94 & may_activate), |(at_bank_93 & may_activate), |(at_bank_92 & may_activate), |(at_bank_91 & may_activate), |(at_bank_90 & may_activate), |(at_bank_89 & may_activate), |(at_bank_88 & may_activate), |(at_bank_87 & may_activate), |(at_bank_86 & may_activate), |(at_bank_85 & may_activate), |(at_bank_84 & may_activate), |(at_bank_83 & may_activate), |(at_bank_82 & may_activate), |(at_bank_81 & may_activate), |(at_bank_80 & may_activate), |(at_bank_79 & may_activate), |(at_bank_78 & may_activate), |(at_bank_77 & may_activate), |(at_bank_76 & may_activate), |(at_bank_75 & may_activate), |(at_bank_74 & may_activate), |(at_bank_73 & may_activate), |(at_bank_72 & may_activate), |(at_bank_71 & may_activate), |(at_bank_70 & may_activate), |(at_bank_69 & may_activate), |(at_bank_68 & may_activate), |(at_bank_67 & may_activate), |(at_bank_66 & may_activate), |(at_bank_65 & may_activate), |(at_bank_64 & may_activate), |(at_bank_63 & may_activate), |(at_bank_62 & may_activate), |(at_bank_61 & may_activate), |(at_bank_60 & may_activate), |(at_bank_59 & may_activate), |(at_bank_58 & may_activate), |(at_bank_57 & may_activate), |(at_bank_56 & may_activate), |(at_bank_55 & may_activate), |(at_bank_54 & may_activate), |(at_bank_53 & may_activate), |(at_bank_52 & may_activate), |(at_bank_51 & may_activate), |(at_bank_50 & may_activate), |(at_bank_49 & may_activate), |(at_bank_48 & may_activate), |(at_bank_47 & may_activate), |(at_bank_46 & may_activate), |(at_bank_45 & may_activate), |(at_bank_44 & may_activate), |(at_bank_43 & may_activate), |(at_bank_42 & may_activate), |(at_bank_41 & may_activate), |(at_bank_40 & may_activate), |(at_bank_39 & may_activate), |(at_bank_38 & may_activate), |(at_bank_37 & may_activate), |(at_bank_36 & may_activate), |(at_bank_35 & may_activate), |(at_bank_34 & may_activate), |(at_bank_33 & may_activate), |(at_bank_32 & may_activate), |(at_bank_31 & may_activate), |(at_bank_30 & may_activate), |(at_bank_29 & may_activate), |(at_bank_28 & may_activate), |(at_bank_27 & may_activate), |(at_bank_26 & may_activate), |(at_bank_25 & may_activate), |(at_bank_24 & may_activate), |(at_bank_23 & may_activate), |(at_bank_22 & may_activate), |(at_bank_21 & may_activate), |(at_bank_20 & may_activate), |(at_bank_19 & may_activate), |(at_bank_18 & may_activate), |(at_bank_17 & may_activate), |(at_bank_16 & may_activate), |(at_bank_15 & may_activate), |(at_bank_14 & may_activate), |(at_bank_13 & may_activate), |(at_bank_12 & may_activate), |(at_bank_11 & may_activate), |(at_bank_10 & may_activate), |(at_bank_9 & may_activate), |(at_bank_8 & may_activate), |(at_bank_7 & may_activate), |(at_bank_6 & may_activate), |(at_bank_5 & may_activate), |(at_bank_4 & may_activate), |(at_bank_3 & may_activate), |(at_bank_2 & may_activate), |(at_bank_1 & may_activate), |(at_bank_0 & may_activate)};
  assign to_activate = t_21 & (~t_21 + 128'd1);

  // Banks whose open row is needed. The oldest, if urgent, has its bank closed
  // nevertheless, once no line of it has begun.
  assign t_30 = (at_bank_0 & {64{hit[0]}})
    | (at_bank_1 & {64{hit[1]}})
    | ((at_bank_2 & {64{hit[2]}}) | (at_bank_3 & {64{hit[3]}}))
    | ((at_bank_4 & {64{hit[4]}}) | (at_bank_5 & {64{hit[5]}}) | ((at_bank_6 & {64{hit[6]}}) | (at_bank_7 & {64{hit[7]}})))
    | ((at_bank_8 & {64{hit[8]}}) | (at_bank_9 & {64{hit[9]}}) | ((at_bank_10 & {64{hit[10]}}) | (at_bank_11 & {64{hit[11]}})) | ((at_bank_12 & {64{hit[12]}}) | (at_bank_13 & {64{hit[13]}}) | ((at_bank_14 & {64{hit[14]}}) | (at_bank_15 & {64{hit[15]}}))))
    | ((at_bank_16 & {64{hit[16]}}) | (at_bank_17 & {64{hit[17]}}) | ((at_bank_18 & {64{hit[18]}}) | (at_bank_19 & {64{hit[19]}})) | ((at_bank_20 & {64{hit[20]}}) | (at_bank_21 & {64{hit[21]}}) | ((at_bank_22 & {64{hit[22]}}) | (at_bank_23 & {64{hit[23]}}))) | ((at_bank_24 & {64{hit[24]}}) | (at_bank_25 & {64{hit[25]}}) | ((at_bank_26 & {64{hit[26]}}) | (at_bank_27 & {64{hit[27]}})) | ((at_bank_28 & {64{hit[28]}}) | (at_bank_29 & {64{hit[29]}}) | ((at_bank_30 & {64{hit[30]}}) | (at_bank_31 & {64{hit[31]}})))));
  assign t_31 = (at_bank_32 & {64{hit[32]}})
    | (at_bank_33 & {64{hit[33]}})
    | ((at_bank_34 & {64{hit[34]}}) | (at_bank_35 & {64{hit[35]}}))
    | ((at_bank_36 & {64{hit[36]}}) | (at_bank_37 & {64{hit[37]}}) | ((at_bank_38 & {64{hit[38]}}) | (at_bank_39 & {64{hit[39]}})))
    | ((at_bank_40 & {64{hit[40]}}) | (at_bank_41 & {64{hit[41]}}) | ((at_bank_42 & {64{hit[42]}}) | (at_bank_43 & {64{hit[43]}})) | ((at_bank_44 & {64{hit[44]}}) | (at_bank_45 & {64{hit[45]}}) | ((at_bank_46 & {64{hit[46]}}) | (at_bank_47 & {64{hit[47]}}))))
    | ((at_bank_48 & {64{hit[48]}}) | (at_bank_49 & {64{hit[49]}}) | ((at_bank_50 & {64{hit[50]}}) | (at_bank_51 & {64{hit[51]}})) | ((at_bank_52 & {64{hit[52]}}) | (at_bank_53 & {64{hit[53]}}) | ((at_bank_54 & {64{hit[54]}}) | (at_bank_55 & {64{hit[55]}}))) | ((at_bank_56 & {64{hit[56]}}) | (at_bank_57 & {64{hit[57]}}) | ((at_bank_58 & {64{hit[58]}}) | (at_bank_59 & {64{hit[59]}})) | ((at_bank_60 & {64{hit[60]}}) | (at_bank_61 & {64{hit[61]}}) | ((at_bank_62 & {64{hit[62]}}) | (at_bank_63 & {64{hit[63]}})))));
  assign t_32 = (at_bank_64 & {64{hit[64]}})
    | (at_bank_65 & {64{hit[65]}})
    | ((at_bank_66 & {64{hit[66]}}) | (at_bank_67 & {64{hit[67]}}))
    | ((at_bank_68 & {64{hit[68]}}) | (at_bank_69 & {64{hit[69]}}) | ((at_bank_70 & {64{hit[70]}}) | (at_bank_71 & {64{hit[71]}})))
    | ((at_bank_72 & {64{hit[72]}}) | (at_bank_73 & {64{hit[73]}}) | ((at_bank_74 & {64{hit[74]}}) | (at_bank_75 & {64{hit[75]}})) | ((at_bank_76 & {64{hit[76]}}) | (at_bank_77 & {64{hit[77]}}) | ((at_bank_78 & {64{hit[78]}}) | (at_bank_79 & {64{hit[79]}}))))
    | ((at_bank_80 & {64{hit[80]}}) | (at_bank_81 & {64{hit[81]}}) | ((at_bank_82 & {64{hit[82]}}) | (at_bank_83 & {64{hit[83]}})) | ((at_bank_84 & {64{hit[84]}}) | (at_bank_85 & {64{hit[85]}}) | ((at_bank_86 & {64{hit[86]}}) | (at_bank_87 & {64{hit[87]}}))) | ((at_bank_88 & {64{hit[88]}}) | (at_bank_89 & {64{hit[89]}}) | ((at_bank_90 & {64{hit[90]}}) | (at_bank_91 & {64{hit[91]}})) | ((at_bank_92 & {64{hit[92]}}) | (at_bank_93 & {64{hit[93]}}) | ((at_bank_94 & {64{hit[94]}}) | (at_bank_95 & {64{hit[95]}})))));
  assign t_33 = (at_bank_96 & {64{hit[96]}})
    | (at_bank_97 & {64{hit[97]}})
    | ((at_bank_98 & {64{hit[98]}}) | (at_bank_99 & {64{hit[99]}}))
    | ((at_bank_100 & {64{hit[100]}}) | (at_bank_101 & {64{hit[101]}}) | ((at_bank_102 & {64{hit[102]}}) | (at_bank_103 & {64{hit[103]}})))
    | ((at_bank_104 & {64{hit[104]}}) | (at_bank_105 & {64{hit[105]}}) | ((at_bank_106 & {64{hit[106]}}) | (at_bank_107 & {64{hit[107]}})) | ((at_bank_108 & {64{hit[108]}}) | (at_bank_109 & {64{hit[109]}}) | ((at_bank_110 & {64{hit[110]}}) | (at_bank_111 & {64{hit[111]}}))))
    | ((at_bank_112 & {64{hit[112]}}) | (at_bank_113 & {64{hit[113]}}) | ((at_bank_114 & {64{hit[114]}}) | (at_bank_115 & {64{hit[115]}})) | ((at_bank_116 & {64{hit[116]}}) | (at_bank_117 & {64{hit[117]}}) | ((at_bank_118 & {64{hit[118]}}) | (at_bank_119 & {64{hit[119]}}))) | ((at_bank_120 & {64{hit[120]}}) | (at_bank_121 & {64{hit[121]}}) | ((at_bank_122 & {64{hit[122]}}) | (at_bank_123 & {64{hit[123]}})) | ((at_bank_124 & {64{hit[124]}}) | (at_bank_125 & {64{hit[125]}}) | ((at_bank_126 & {64{hit[126]}}) | (at_bank_127 & {64{hit[127]}})))));
  assign t_34 = t_30 | t_31 | (t_32 | t_33);
  assign needed = {
    |(at_bank_127 & t_34), |(at_bank_126 & t_34), |(at_bank_125 & t_34), |(at_bank_124 & t_34),
    |(at_bank_123 & t_34), |(at_bank_122 & t_34), |(at_bank_121 & t_34), |(at_bank_120 & t_34),
    |(at_bank_119 & t_34), |(at_bank_118 & t_34), |(at_bank_117 & t_34), |(at_bank_116 & t_34),
    |(at_bank_115 & t_34), |(at_bank_114 & t_34), |(at_bank_113 & t_34), |(at_bank_112 & t_34),
    |(at_bank_111 & t_34), |(at_bank_110 & t_34), |(at_bank_109 & t_34), |(at_bank_108 & t_34),
    |(at_bank_107 & t_34), |(at_bank_106 & t_34), |(at_bank_105 & t_34), |(at_bank_104 & t_34),
    |(at_bank_103 & t_34), |(at_bank_102 & t_34), |(at_bank_101 & t_34), |(at_bank_100 & t_34),
    |(at_bank_99 & t_34), |(at_bank_98 & t_34), |(at_bank_97 & t_34), |(at_bank_96 & t_34),
    |(at_bank_95 & t_34), |(at_bank_94 & t_34), |(at_bank_93 & t_34), |(at_bank_92 & t_34),
    |(at_bank_91 & t_34), |(at_bank_90 & t_34), |(at_bank_89 & t_34), |(at_bank_88 & t_34),
    |(at_bank_87 & t_34), |(at_bank_86 & t_34), |(at_bank_85 & t_34), |(at_bank_84 & t_34),
    |(at_bank_83 & t_34), |(at_bank_82 & t_34), |(at_bank_81 & t_34), |(at_bank_80 & t_34),
    |(at_bank_79 & t_34), |(at_bank_78 & t_34), |(at_bank_77 & t_34), |(at_bank_76 & t_34),
    |(at_bank_75 & t_34), |(at_bank_74 & t_34), |(at_bank_73 & t_34), |(at_bank_72 & t_34),
    |(at_bank_71 & t_34), |(at_bank_70 & t_34), |(at_bank_69 & t_34), |(at_bank_68 & t_34),
    |(at_bank_67 & t_34), |(at_bank_66 & t_34), |(at_bank_65 & t_34), |(at_bank_64 & t_34),
    |(at_bank_63 & t_34), |(at_bank_62 & t_34), |(at_bank_61 & t_34), |(at_bank_60 & t_34),
    |(at_bank_59 & t_34), |(at_bank_58 & t_34), |(at_bank_57 & t_34), |(at_bank_56 & t_34),
    |(at_bank_55 & t_34), |(at_bank_54 & t_34), |(at_bank_53 & t_34), |(at_bank_52 & t_34),
    |(at_bank_51 & t_34), |(at_bank_50 & t_34), |(at_bank_49 & t_34), |(at_bank_48 & t_34),
    |(at_bank_47 & t_34), |(at_bank_46 & t_34), |(at_bank_45 & t_34), |(at_bank_44 & t_34),
    |(at_bank_43 & t_34), |(at_bank_42 & t_34), |(at_bank_41 & t_34), |(at_bank_40 & t_34),
    |(at_bank_39 & t_34), |(at_bank_38 & t_34), |(at_bank_37 & t_34), |(at_bank_36 & t_34),
    |(at_bank_35 & t_34), |(at_bank_34 & t_34), |(at_bank_33 & t_34), |(at_bank_32 & t_34),
    |(at_bank_31 & t_34), |(at_bank_30 & t_34), |(at_bank_29 & t_34), |(at_bank_28 & t_34),
    |(at_bank_27 & t_34), |(at_bank_26 & t_34), |(at_bank_25 & t_34), |(at_bank_24 & t_34),
    |(at_bank_23 & t_34), |(at_bank_22 & t_34), |(at_bank_21 & t_34), |(at_bank_20 & t_34),
    |(at_bank_19 & t_34), |(at_bank_18 & t_34), |(at_bank_17 & t_34), |(at_bank_16 & t_34),
    |(at_bank_15 & t_34), |(at_bank_14 & t_34), |(at_bank_13 & t_34), |(at_bank_12 & t_34),
    |(at_bank_11 & t_34), |(at_bank_10 & t_34), |(at_bank_9 & t_34), |(at_bank_8 & t_34),
    |(at_bank_7 & t_34), |(at_bank_6 & t_34), |(at_bank_5 & t_34), |(at_bank_4 & t_34),
    |(at_bank_3 & t_34), |(at_bank_2 & t_34), |(at_bank_1 & t_34), |(at_bank_0 & t_34)
  };

  assign forced = current & keep_away & !(|(at_bank_0 & begun_banks));

  assign t_35 = conflict
    & {|(at_bank_127 & may_precharge), |(at_bank_126 & may_precharge), |(at_bank_125 & may_precharge), |(at_bank_124 & may_precharge), |(at_bank_123 & may_precharge), |(at_bank_122 & may_precharge), |(at_bank_121 & may_precharge), |(at_bank_120 & may_precharge), |(at_bank_119 & may_precharge), |(at_bank_118 & may_precharge), |(at_bank_117 & may_precharge), |(at_bank_116 & may_precharge), |(at_bank_115 & may_precharge), |(at_bank_114 & may_precharge), |(at_bank_113 & may_precharge), |(at_bank_112 & may_precharge), |(at_bank_111 & may_precharge), |(at_bank_110 & may_precharge), |(at_bank_109 & may_precharge), |(at_bank_108 & may_precharge), |(at_bank_107 & may_precharge), |(at_bank_106 & may_precharge), |(at_bank_105 & may_precharge), |(at_bank_104 & may_precharge), |(at_bank_103 & may_precharge), |(at_bank_102 & may_precharge), |(at_bank_101 & may_precharge), |(at_bank_100 & may_precharge), |(at_bank_99 & may_precharge), |(at_bank_98 & may_precharge), |(at_bank_97 & may_precharge), |(at_bank_96 & may_precharge), |(at_bank_95 & may_precharge), |(at_bank_94 & may_precharge), |(at_bank_93 & may_precharge), |(at_bank_92 & may_precharge), |(at_bank_91 & may_precharge), |(at_bank_90 & may_precharge), |(at_bank_89 & may_precharge), |(at_bank_88 & may_precharge), |(at_bank_87 & may_precharge), |(at_bank_86 & may_precharge), |(at_bank_85 & may_precharge), |(at_bank_84 & may_precharge), |(at_bank_83 & may_precharge), |(at_bank_82 & may_precharge), |(at_bank_81 & may_precharge), |(at_bank_80 & may_precharge), |(at_bank_79 & may_precharge), |(at_bank_78 & may_precharge), |(at_bank_77 & may_precharge), |(at_bank_76 & may_precharge), |(at_bank_75 & may_precharge), |(at_bank_74 & may_precharge), |(at_bank_73 & may_precharge), |(at_bank_72 & may_precharge), |(at_bank_71 & may_precharge), |(at_bank_70 & may_precharge), |(at_bank_69 & may_precharge), |(at_bank_68 & may_precharge), |(at_bank_67 & may_precharge), |(at_bank_66 & may_precharge), |(at_bank_65 & may_precharge), |(at_bank_64 & may_precharge), |(at_bank_63 & may_precharge), |(at_bank_62 & may_precharge), |(at_bank_61 & may_precharge), |(at_bank_60 & may_precharge), |(at_bank_59 & may_precharge), |(at_bank_58 & may_precharge), |(at_bank_57 & may_precharge), |(at_bank_56 & may_precharge), |(at_bank_55 & may_precharge), |(at_bank_54 & may_precharge), |(at_bank_53 & may_precharge), |(at_bank_52 & may_precharge), |(at_bank_51 & may_precharge), |(at_bank_50 & may_precharge), |(at_bank_49 & may_precharge), |(at_bank_48 & may_precharge), |(at_bank_47 & may_precharge), |(at_bank_46 & may_precharge), |(at_bank_45 & may_precharge), |(at_bank_44 & may_precharge), |(at_bank_43 & may_precharge), |(at_bank_42 & may_precharge), |(at_bank_41 & may_precharge), |(at_bank_40 & may_precharge), |(at_bank_39 & may_precharge), |(at_bank_38 & may_precharge), |(at_bank_37 & may_precharge), |(at_bank_36 & may_precharge), |(at_bank_35 & may_precharge), |(at_bank_34 & may_precharge), |(at_bank_33 & may_precharge), |(at_bank_32 & may_precharge), |(at_bank_31 & may_precharge), |(at_bank_30 & may_precharge), |(at_bank_29 & may_precharge), |(at_bank_28 & may_precharge), |(at_bank_27 & may_precharge), |(at_bank_26 & may_precharge), |(at_bank_25 & may_precharge), |(at_bank_24 & may_precharge), |(at_bank_23 & may_precharge), |(at_bank_22 & may_precharge), |(at_bank_21 & may_precharge), |(at_bank_20 & may_precharge), |(at_bank_19 & may_precharge), |(at_bank_18 & may_precharge), |(at_bank_17 & may_precharge), |(at_bank_16 & may_precharge), |(at_bank_15 & may_precharge), |(at_bank_14 & may_precharge), |(at_bank_13 & may_precharge), |(at_bank_12 & may_precharge), |(at_bank_11 & may_precharge), |(at_bank_10 & may_precharge), |(at_bank_9 & may_precharge), |(at_bank_8 & may_precharge), |(at_bank_7 & may_precharge), |(at_bank_6 & may_precharge), |(at_bank_5 & may_precharge), |(at_bank_4 & may_precharge), |(at_bank_3 & may_precharge), |(at_bank_2 & may_precharge), |(at_bank_1 & may_precharge), |(at_bank_0 & may_precharge)}
    & (~needed | (128'd1 & {128{forced}}));
  assign to_precharge = t_35 & (~t_35 + 128'd1);

  // ---- What changes ----

  assign begins = go & !goes_on;
  assign leaves = go & goes_on;

  assign t_40 = 64'd1 << row_bank;
  assign here = {
    |(at_bank_127 & t_40), |(at_bank_126 & t_40), |(at_bank_125 & t_40), |(at_bank_124 & t_40),
    |(at_bank_123 & t_40), |(at_bank_122 & t_40), |(at_bank_121 & t_40), |(at_bank_120 & t_40),
    |(at_bank_119 & t_40), |(at_bank_118 & t_40), |(at_bank_117 & t_40), |(at_bank_116 & t_40),
    |(at_bank_115 & t_40), |(at_bank_114 & t_40), |(at_bank_113 & t_40), |(at_bank_112 & t_40),
    |(at_bank_111 & t_40), |(at_bank_110 & t_40), |(at_bank_109 & t_40), |(at_bank_108 & t_40),
    |(at_bank_107 & t_40), |(at_bank_106 & t_40), |(at_bank_105 & t_40), |(at_bank_104 & t_40),
    |(at_bank_103 & t_40), |(at_bank_102 & t_40), |(at_bank_101 & t_40), |(at_bank_100 & t_40),
    |(at_bank_99 & t_40), |(at_bank_98 & t_40), |(at_bank_97 & t_40), |(at_bank_96 & t_40),
    |(at_bank_95 & t_40), |(at_bank_94 & t_40), |(at_bank_93 & t_40), |(at_bank_92 & t_40),
    |(at_bank_91 & t_40), |(at_bank_90 & t_40), |(at_bank_89 & t_40), |(at_bank_88 & t_40),
    |(at_bank_87 & t_40), |(at_bank_86 & t_40), |(at_bank_85 & t_40), |(at_bank_84 & t_40),
    |(at_bank_83 & t_40), |(at_bank_82 & t_40), |(at_bank_81 & t_40), |(at_bank_80 & t_40),
    |(at_bank_79 & t_40), |(at_bank_78 & t_40), |(at_bank_77 & t_40), |(at_bank_76 & t_40),
    |(at_bank_75 & t_40), |(at_bank_74 & t_40), |(at_bank_73 & t_40), |(at_bank_72 & t_40),
    |(at_bank_71 & t_40), |(at_bank_70 & t_40), |(at_bank_69 & t_40), |(at_bank_68 & t_40),
    |(at_bank_67 & t_40), |(at_bank_66 & t_40), |(at_bank_65 & t_40), |(at_bank_64 & t_40),
    |(at_bank_63 & t_40), |(at_bank_62 & t_40), |(at_bank_61 & t_40), |(at_bank_60 & t_40),
    |(at_bank_59 & t_40), |(at_bank_58 & t_40), |(at_bank_57 & t_40), |(at_bank_56 & t_40),
    |(at_bank_55 & t_40), |(at_bank_54 & t_40), |(at_bank_53 & t_40), |(at_bank_52 & t_40),
    |(at_bank_51 & t_40), |(at_bank_50 & t_40), |(at_bank_49 & t_40), |(at_bank_48 & t_40),
    |(at_bank_47 & t_40), |(at_bank_46 & t_40), |(at_bank_45 & t_40), |(at_bank_44 & t_40),
    |(at_bank_43 & t_40), |(at_bank_42 & t_40), |(at_bank_41 & t_40), |(at_bank_40 & t_40),
    |(at_bank_39 & t_40), |(at_bank_38 & t_40), |(at_bank_37 & t_40), |(at_bank_36 & t_40),
    |(at_bank_35 & t_40), |(at_bank_34 & t_40), |(at_bank_33 & t_40), |(at_bank_32 & t_40),
    |(at_bank_31 & t_40), |(at_bank_30 & t_40), |(at_bank_29 & t_40), |(at_bank_28 & t_40),
    |(at_bank_27 & t_40), |(at_bank_26 & t_40), |(at_bank_25 & t_40), |(at_bank_24 & t_40),
    |(at_bank_23 & t_40), |(at_bank_22 & t_40), |(at_bank_21 & t_40), |(at_bank_20 & t_40),
    |(at_bank_19 & t_40), |(at_bank_18 & t_40), |(at_bank_17 & t_40), |(at_bank_16 & t_40),
    |(at_bank_15 & t_40), |(at_bank_14 & t_40), |(at_bank_13 & t_40), |(at_bank_12 & t_40),
    |(at_bank_11 & t_40), |(at_bank_10 & t_40), |(at_bank_9 & t_40), |(at_bank_8 & t_40),
    |(at_bank_7 & t_40), |(at_bank_6 & t_40), |(at_bank_5 & t_40), |(at_bank_4 & t_40),
    |(at_bank_3 & t_40), |(at_bank_2 & t_40), |(at_bank_1 & t_40), |(at_bank_0 & t_40)
  };

  assign same_row = {
    row_127 == row_row, row_126 == row_row, row_125 == row_row, row_124 == row_row,
    row_123 == row_row, row_122 == row_row, row_121 == row_row, row_120 == row_row,
    row_119 == row_row, row_118 == row_row, row_117 == row_row, row_116 == row_row,
    row_115 == row_row, row_114 == row_row, row_113 == row_row, row_112 == row_row,
    row_111 == row_row, row_110 == row_row, row_109 == row_row, row_108 == row_row,
    row_107 == row_row, row_106 == row_row, row_105 == row_row, row_104 == row_row,
    row_103 == row_row, row_102 == row_row, row_101 == row_row, row_100 == row_row,
    row_99 == row_row, row_98 == row_row, row_97 == row_row, row_96 == row_row, row_95 == row_row,
    row_94 == row_row, row_93 == row_row, row_92 == row_row, row_91 == row_row, row_90 == row_row,
    row_89 == row_row, row_88 == row_row, row_87 == row_row, row_86 == row_row, row_85 == row_row,
    row_84 == row_row, row_83 == row_row, row_82 == row_row, row_81 == row_row, row_80 == row_row,
    row_79 == row_row, row_78 == row_row, row_77 == row_row, row_76 == row_row, row_75 == row_row,
    row_74 == row_row, row_73 == row_row, row_72 == row_row, row_71 == row_row, row_70 == row_row,
    row_69 == row_row, row_68 == row_row, row_67 == row_row, row_66 == row_row, row_65 == row_row,
    row_64 == row_row, row_63 == row_row, row_62 == row_row, row_61 == row_row, row_60 == row_row,
    row_59 == row_row, row_58 == row_row, row_57 == row_row, row_56 == row_row, row_55 == row_row,
    row_54 == row_row, row_53 == row_row, row_52 == row_row, row_51 == row_row, row_50 == row_row,
    row_49 == row_row, row_48 == row_row, row_47 == row_row, row_46 == row_row, row_45 == row_row,
    row_44 == row_row, row_43 == row_row, row_42 == row_row, row_41 == row_row, row_40 == row_row,
    row_39 == row_row, row_38 == row_row, row_37 == row_row, row_36 == row_row, row_35 == row_row,
    row_34 == row_row, row_33 == row_row, row_32 == row_row, row_31 == row_row, row_30 == row_row,
    row_29 == row_row, row_28 == row_row, row_27 == row_row, row_26 == row_row, row_25 == row_row,
    row_24 == row_row, row_23 == row_row, row_22 == row_row, row_21 == row_row, row_20 == row_row,
    row_19 == row_row, row_18 == row_row, row_17 == row_row, row_16 == row_row, row_15 == row_row,
    row_14 == row_row, row_13 == row_row, row_12 == row_row, row_11 == row_row, row_10 == row_row,
    row_9 == row_row, row_8 == row_row, row_7 == row_row, row_6 == row_row, row_5 == row_row,
    row_4 == row_row, row_3 == row_row, row_2 == row_row, row_1 == row_row, row_0 == row_row
  };

  assign opened = closed & here & {128{activate}};
  assign shut = (here & {128{precharge}}) | {128{precharge_all}};

  // Entries from the one that leaves on take over from those behind them.
  assign moves = ~(chosen - 128'd1) & {128{leaves}};
  assign enters = (128'd1 << t_41) & {128{enter}};
  assign hit_now = (hit | (opened & same_row)) & ~shut;
  assign closed_now = (closed & ~opened) | (shut & (hit | conflict));
  assign conflict_now = (conflict | (opened & ~same_row)) & ~shut;
  assign started_now = started | (chosen & {128{begins}});
endmodule

`default_nettype wire
