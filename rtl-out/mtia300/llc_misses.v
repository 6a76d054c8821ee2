// llc_misses
//
// 256 entries for accesses whose lines are under way, and the fill that ends them.
//
// Parameters: fetch_queue = 64, line_bits = 26, memory_tag_bits = 8, misses = 256, quad_banks =
// 4, request_queue = 128, sets = 2048, ways = 16, write_backs = 32, write_queue = 128
//
// Generated from hw/src/llc/misses.rs; change that file, not this one.

`default_nettype none

module llc_misses (
  input  wire         clk,
  input  wire         reset,
  // whether that is being filled.
  input  wire  [10:0] set_index,
  input  wire   [3:0] way,
  output wire  [15:0] ways,
  output wire         matched,
  output wire         closing,
  // A free entry; how many are taken of each pseudo-channel; whether any is.
  output wire   [7:0] free_entry,
  output wire   [8:0] taken_0,
  output wire   [8:0] taken_1,
  output wire         busy,
  // The access in the lookup takes an entry, joins or writes.
  input  wire         open,
  input  wire         joins,
  input  wire         merge,
  input  wire         is_read,
  input  wire  [24:0] asker,
  input  wire  [63:0] strobe,
  input  wire [511:0] data,
  input  wire         poison,
  // Lines that come back: from the bank itself, from memory.
  input  wire         local_valid,
  output wire         local_ready,
  input  wire   [7:0] local_entry,
  input  wire [511:0] local_data,
  input  wire         local_poison,
  input  wire         memory_0_valid,
  output wire         memory_0_ready,
  input  wire   [7:0] memory_0_entry,
  input  wire [511:0] memory_0_data,
  input  wire         memory_0_poison,
  input  wire         memory_1_valid,
  output wire         memory_1_ready,
  input  wire   [7:0] memory_1_entry,
  input  wire [511:0] memory_1_data,
  input  wire         memory_1_poison,
  // A line goes into the array.
  output wire         array_write,
  output wire  [10:0] array_set,
  output wire   [3:0] array_way,
  // It, as it is written and as reads get it.
  output wire [511:0] line,
  output wire         line_poison,
  // A read that waits is answered with it.
  output wire         respond_valid,
  input  wire         respond_ready,
  output wire  [24:0] respond_data
);

  wire [255:0] unused;
  wire [255:0] free_bit;
  wire [7:0] taken_entry;
  wire t_0;
  wire begins;
  wire [7:0] begin_entry;
  wire ends;
  wire entry_0_open;
  wire entry_0_close;
  wire entry_0_clear;
  wire [15:0] entry_0_ways;
  wire entry_0_matched;
  wire entry_0_closed;
  wire entry_1_open;
  wire entry_1_close;
  wire entry_1_clear;
  wire [15:0] entry_1_ways;
  wire entry_1_matched;
  wire entry_1_closed;
  wire entry_2_open;
  wire entry_2_close;
  wire entry_2_clear;
  wire [15:0] entry_2_ways;
  wire entry_2_matched;
  wire entry_2_closed;
  wire entry_3_open;
  wire entry_3_close;
  wire entry_3_clear;
  wire [15:0] entry_3_ways;
  wire entry_3_matched;
  wire entry_3_closed;
  wire entry_4_open;
  wire entry_4_close;
  wire entry_4_clear;
  wire [15:0] entry_4_ways;
  wire entry_4_matched;
  wire entry_4_closed;
  wire entry_5_open;
  wire entry_5_close;
  wire entry_5_clear;
  wire [15:0] entry_5_ways;
  wire entry_5_matched;
  wire entry_5_closed;
  wire entry_6_open;
  wire entry_6_close;
  wire entry_6_clear;
  wire [15:0] entry_6_ways;
  wire entry_6_matched;
  wire entry_6_closed;
  wire entry_7_open;
  wire entry_7_close;
  wire entry_7_clear;
  wire [15:0] entry_7_ways;
  wire entry_7_matched;
  wire entry_7_closed;
  wire entry_8_open;
  wire entry_8_close;
  wire entry_8_clear;
  wire [15:0] entry_8_ways;
  wire entry_8_matched;
  wire entry_8_closed;
  wire entry_9_open;
  wire entry_9_close;
  wire entry_9_clear;
  wire [15:0] entry_9_ways;
  wire entry_9_matched;
  wire entry_9_closed;
  wire entry_10_open;
  wire entry_10_close;
  wire entry_10_clear;
  wire [15:0] entry_10_ways;
  wire entry_10_matched;
  wire entry_10_closed;
  wire entry_11_open;
  wire entry_11_close;
  wire entry_11_clear;
  wire [15:0] entry_11_ways;
  wire entry_11_matched;
  wire entry_11_closed;
  wire entry_12_open;
  wire entry_12_close;
  wire entry_12_clear;
  wire [15:0] entry_12_ways;
  wire entry_12_matched;
  wire entry_12_closed;
  wire entry_13_open;
  wire entry_13_close;
  wire entry_13_clear;
  wire [15:0] entry_13_ways;
  wire entry_13_matched;
  wire entry_13_closed;
  wire entry_14_open;
  wire entry_14_close;
  wire entry_14_clear;
  wire [15:0] entry_14_ways;
  wire entry_14_matched;
  wire entry_14_closed;
  wire entry_15_open;
  wire entry_15_close;
  wire entry_15_clear;
  wire [15:0] entry_15_ways;
  wire entry_15_matched;
  wire entry_15_closed;
  wire entry_16_open;
  wire entry_16_close;
  wire entry_16_clear;
  wire [15:0] entry_16_ways;
  wire entry_16_matched;
  wire entry_16_closed;
  wire entry_17_open;
  wire entry_17_close;
  wire entry_17_clear;
  wire [15:0] entry_17_ways;
  wire entry_17_matched;
  wire entry_17_closed;
  wire entry_18_open;
  wire entry_18_close;
  wire entry_18_clear;
  wire [15:0] entry_18_ways;
  wire entry_18_matched;
  wire entry_18_closed;
  wire entry_19_open;
  wire entry_19_close;
  wire entry_19_clear;
  wire [15:0] entry_19_ways;
  wire entry_19_matched;
  wire entry_19_closed;
  wire entry_20_open;
  wire entry_20_close;
  wire entry_20_clear;
  wire [15:0] entry_20_ways;
  wire entry_20_matched;
  wire entry_20_closed;
  wire entry_21_open;
  wire entry_21_close;
  wire entry_21_clear;
  wire [15:0] entry_21_ways;
  wire entry_21_matched;
  wire entry_21_closed;
  wire entry_22_open;
  wire entry_22_close;
  wire entry_22_clear;
  wire [15:0] entry_22_ways;
  wire entry_22_matched;
  wire entry_22_closed;
  wire entry_23_open;
  wire entry_23_close;
  wire entry_23_clear;
  wire [15:0] entry_23_ways;
  wire entry_23_matched;
  wire entry_23_closed;
  wire entry_24_open;
  wire entry_24_close;
  wire entry_24_clear;
  wire [15:0] entry_24_ways;
  wire entry_24_matched;
  wire entry_24_closed;
  wire entry_25_open;
  wire entry_25_close;
  wire entry_25_clear;
  wire [15:0] entry_25_ways;
  wire entry_25_matched;
  wire entry_25_closed;
  wire entry_26_open;
  wire entry_26_close;
  wire entry_26_clear;
  wire [15:0] entry_26_ways;
  wire entry_26_matched;
  wire entry_26_closed;
  wire entry_27_open;
  wire entry_27_close;
  wire entry_27_clear;
  wire [15:0] entry_27_ways;
  wire entry_27_matched;
  wire entry_27_closed;
  wire entry_28_open;
  wire entry_28_close;
  wire entry_28_clear;
  wire [15:0] entry_28_ways;
  wire entry_28_matched;
  wire entry_28_closed;
  wire entry_29_open;
  wire entry_29_close;
  wire entry_29_clear;
  wire [15:0] entry_29_ways;
  wire entry_29_matched;
  wire entry_29_closed;
  wire entry_30_open;
  wire entry_30_close;
  wire entry_30_clear;
  wire [15:0] entry_30_ways;
  wire entry_30_matched;
  wire entry_30_closed;
  wire entry_31_open;
  wire entry_31_close;
  wire entry_31_clear;
  wire [15:0] entry_31_ways;
  wire entry_31_matched;
  wire entry_31_closed;
  wire entry_32_open;
  wire entry_32_close;
  wire entry_32_clear;
  wire [15:0] entry_32_ways;
  wire entry_32_matched;
  wire entry_32_closed;
  wire entry_33_open;
  wire entry_33_close;
  wire entry_33_clear;
  wire [15:0] entry_33_ways;
  wire entry_33_matched;
  wire entry_33_closed;
  wire entry_34_open;
  wire entry_34_close;
  wire entry_34_clear;
  wire [15:0] entry_34_ways;
  wire entry_34_matched;
  wire entry_34_closed;
  wire entry_35_open;
  wire entry_35_close;
  wire entry_35_clear;
  wire [15:0] entry_35_ways;
  wire entry_35_matched;
  wire entry_35_closed;
  wire entry_36_open;
  wire entry_36_close;
  wire entry_36_clear;
  wire [15:0] entry_36_ways;
  wire entry_36_matched;
  wire entry_36_closed;
  wire entry_37_open;
  wire entry_37_close;
  wire entry_37_clear;
  wire [15:0] entry_37_ways;
  wire entry_37_matched;
  wire entry_37_closed;
  wire entry_38_open;
  wire entry_38_close;
  wire entry_38_clear;
  wire [15:0] entry_38_ways;
  wire entry_38_matched;
  wire entry_38_closed;
  wire entry_39_open;
  wire entry_39_close;
  wire entry_39_clear;
  wire [15:0] entry_39_ways;
  wire entry_39_matched;
  wire entry_39_closed;
  wire entry_40_open;
  wire entry_40_close;
  wire entry_40_clear;
  wire [15:0] entry_40_ways;
  wire entry_40_matched;
  wire entry_40_closed;
  wire entry_41_open;
  wire entry_41_close;
  wire entry_41_clear;
  wire [15:0] entry_41_ways;
  wire entry_41_matched;
  wire entry_41_closed;
  wire entry_42_open;
  wire entry_42_close;
  wire entry_42_clear;
  wire [15:0] entry_42_ways;
  wire entry_42_matched;
  wire entry_42_closed;
  wire entry_43_open;
  wire entry_43_close;
  wire entry_43_clear;
  wire [15:0] entry_43_ways;
  wire entry_43_matched;
  wire entry_43_closed;
  wire entry_44_open;
  wire entry_44_close;
  wire entry_44_clear;
  wire [15:0] entry_44_ways;
  wire entry_44_matched;
  wire entry_44_closed;
  wire entry_45_open;
  wire entry_45_close;
  wire entry_45_clear;
  wire [15:0] entry_45_ways;
  wire entry_45_matched;
  wire entry_45_closed;
  wire entry_46_open;
  wire entry_46_close;
  wire entry_46_clear;
  wire [15:0] entry_46_ways;
  wire entry_46_matched;
  wire entry_46_closed;
  wire entry_47_open;
  wire entry_47_close;
  wire entry_47_clear;
  wire [15:0] entry_47_ways;
  wire entry_47_matched;
  wire entry_47_closed;
  wire entry_48_open;
  wire entry_48_close;
  wire entry_48_clear;
  wire [15:0] entry_48_ways;
  wire entry_48_matched;
  wire entry_48_closed;
  wire entry_49_open;
  wire entry_49_close;
  wire entry_49_clear;
  wire [15:0] entry_49_ways;
  wire entry_49_matched;
  wire entry_49_closed;
  wire entry_50_open;
  wire entry_50_close;
  wire entry_50_clear;
  wire [15:0] entry_50_ways;
  wire entry_50_matched;
  wire entry_50_closed;
  wire entry_51_open;
  wire entry_51_close;
  wire entry_51_clear;
  wire [15:0] entry_51_ways;
  wire entry_51_matched;
  wire entry_51_closed;
  wire entry_52_open;
  wire entry_52_close;
  wire entry_52_clear;
  wire [15:0] entry_52_ways;
  wire entry_52_matched;
  wire entry_52_closed;
  wire entry_53_open;
  wire entry_53_close;
  wire entry_53_clear;
  wire [15:0] entry_53_ways;
  wire entry_53_matched;
  wire entry_53_closed;
  wire entry_54_open;
  wire entry_54_close;
  wire entry_54_clear;
  wire [15:0] entry_54_ways;
  wire entry_54_matched;
  wire entry_54_closed;
  wire entry_55_open;
  wire entry_55_close;
  wire entry_55_clear;
  wire [15:0] entry_55_ways;
  wire entry_55_matched;
  wire entry_55_closed;
  wire entry_56_open;
  wire entry_56_close;
  wire entry_56_clear;
  wire [15:0] entry_56_ways;
  wire entry_56_matched;
  wire entry_56_closed;
  wire entry_57_open;
  wire entry_57_close;
  wire entry_57_clear;
  wire [15:0] entry_57_ways;
  wire entry_57_matched;
  wire entry_57_closed;
  wire entry_58_open;
  wire entry_58_close;
  wire entry_58_clear;
  wire [15:0] entry_58_ways;
  wire entry_58_matched;
  wire entry_58_closed;
  wire entry_59_open;
  wire entry_59_close;
  wire entry_59_clear;
  wire [15:0] entry_59_ways;
  wire entry_59_matched;
  wire entry_59_closed;
  wire entry_60_open;
  wire entry_60_close;
  wire entry_60_clear;
  wire [15:0] entry_60_ways;
  wire entry_60_matched;
  wire entry_60_closed;
  wire entry_61_open;
  wire entry_61_close;
  wire entry_61_clear;
  wire [15:0] entry_61_ways;
  wire entry_61_matched;
  wire entry_61_closed;
  wire entry_62_open;
  wire entry_62_close;
  wire entry_62_clear;
  wire [15:0] entry_62_ways;
  wire entry_62_matched;
  wire entry_62_closed;
  wire entry_63_open;
  wire entry_63_close;
  wire entry_63_clear;
  wire [15:0] entry_63_ways;
  wire entry_63_matched;
  wire entry_63_closed;
  wire entry_64_open;
  wire entry_64_close;
  wire entry_64_clear;
  wire [15:0] entry_64_ways;
  wire entry_64_matched;
  wire entry_64_closed;
  wire entry_65_open;
  wire entry_65_close;
  wire entry_65_clear;
  wire [15:0] entry_65_ways;
  wire entry_65_matched;
  wire entry_65_closed;
  wire entry_66_open;
  wire entry_66_close;
  wire entry_66_clear;
  wire [15:0] entry_66_ways;
  wire entry_66_matched;
  wire entry_66_closed;
  wire entry_67_open;
  wire entry_67_close;
  wire entry_67_clear;
  wire [15:0] entry_67_ways;
  wire entry_67_matched;
  wire entry_67_closed;
  wire entry_68_open;
  wire entry_68_close;
  wire entry_68_clear;
  wire [15:0] entry_68_ways;
  wire entry_68_matched;
  wire entry_68_closed;
  wire entry_69_open;
  wire entry_69_close;
  wire entry_69_clear;
  wire [15:0] entry_69_ways;
  wire entry_69_matched;
  wire entry_69_closed;
  wire entry_70_open;
  wire entry_70_close;
  wire entry_70_clear;
  wire [15:0] entry_70_ways;
  wire entry_70_matched;
  wire entry_70_closed;
  wire entry_71_open;
  wire entry_71_close;
  wire entry_71_clear;
  wire [15:0] entry_71_ways;
  wire entry_71_matched;
  wire entry_71_closed;
  wire entry_72_open;
  wire entry_72_close;
  wire entry_72_clear;
  wire [15:0] entry_72_ways;
  wire entry_72_matched;
  wire entry_72_closed;
  wire entry_73_open;
  wire entry_73_close;
  wire entry_73_clear;
  wire [15:0] entry_73_ways;
  wire entry_73_matched;
  wire entry_73_closed;
  wire entry_74_open;
  wire entry_74_close;
  wire entry_74_clear;
  wire [15:0] entry_74_ways;
  wire entry_74_matched;
  wire entry_74_closed;
  wire entry_75_open;
  wire entry_75_close;
  wire entry_75_clear;
  wire [15:0] entry_75_ways;
  wire entry_75_matched;
  wire entry_75_closed;
  wire entry_76_open;
  wire entry_76_close;
  wire entry_76_clear;
  wire [15:0] entry_76_ways;
  wire entry_76_matched;
  wire entry_76_closed;
  wire entry_77_open;
  wire entry_77_close;
  wire entry_77_clear;
  wire [15:0] entry_77_ways;
  wire entry_77_matched;
  wire entry_77_closed;
  wire entry_78_open;
  wire entry_78_close;
  wire entry_78_clear;
  wire [15:0] entry_78_ways;
  wire entry_78_matched;
  wire entry_78_closed;
  wire entry_79_open;
  wire entry_79_close;
  wire entry_79_clear;
  wire [15:0] entry_79_ways;
  wire entry_79_matched;
  wire entry_79_closed;
  wire entry_80_open;
  wire entry_80_close;
  wire entry_80_clear;
  wire [15:0] entry_80_ways;
  wire entry_80_matched;
  wire entry_80_closed;
  wire entry_81_open;
  wire entry_81_close;
  wire entry_81_clear;
  wire [15:0] entry_81_ways;
  wire entry_81_matched;
  wire entry_81_closed;
  wire entry_82_open;
  wire entry_82_close;
  wire entry_82_clear;
  wire [15:0] entry_82_ways;
  wire entry_82_matched;
  wire entry_82_closed;
  wire entry_83_open;
  wire entry_83_close;
  wire entry_83_clear;
  wire [15:0] entry_83_ways;
  wire entry_83_matched;
  wire entry_83_closed;
  wire entry_84_open;
  wire entry_84_close;
  wire entry_84_clear;
  wire [15:0] entry_84_ways;
  wire entry_84_matched;
  wire entry_84_closed;
  wire entry_85_open;
  wire entry_85_close;
  wire entry_85_clear;
  wire [15:0] entry_85_ways;
  wire entry_85_matched;
  wire entry_85_closed;
  wire entry_86_open;
  wire entry_86_close;
  wire entry_86_clear;
  wire [15:0] entry_86_ways;
  wire entry_86_matched;
  wire entry_86_closed;
  wire entry_87_open;
  wire entry_87_close;
  wire entry_87_clear;
  wire [15:0] entry_87_ways;
  wire entry_87_matched;
  wire entry_87_closed;
  wire entry_88_open;
  wire entry_88_close;
  wire entry_88_clear;
  wire [15:0] entry_88_ways;
  wire entry_88_matched;
  wire entry_88_closed;
  wire entry_89_open;
  wire entry_89_close;
  wire entry_89_clear;
  wire [15:0] entry_89_ways;
  wire entry_89_matched;
  wire entry_89_closed;
  wire entry_90_open;
  wire entry_90_close;
  wire entry_90_clear;
  wire [15:0] entry_90_ways;
  wire entry_90_matched;
  wire entry_90_closed;
  wire entry_91_open;
  wire entry_91_close;
  wire entry_91_clear;
  wire [15:0] entry_91_ways;
  wire entry_91_matched;
  wire entry_91_closed;
  wire entry_92_open;
  wire entry_92_close;
  wire entry_92_clear;
  wire [15:0] entry_92_ways;
  wire entry_92_matched;
  wire entry_92_closed;
  wire entry_93_open;
  wire entry_93_close;
  wire entry_93_clear;
  wire [15:0] entry_93_ways;
  wire entry_93_matched;
  wire entry_93_closed;
  wire entry_94_open;
  wire entry_94_close;
  wire entry_94_clear;
  wire [15:0] entry_94_ways;
  wire entry_94_matched;
  wire entry_94_closed;
  wire entry_95_open;
  wire entry_95_close;
  wire entry_95_clear;
  wire [15:0] entry_95_ways;
  wire entry_95_matched;
  wire entry_95_closed;
  wire entry_96_open;
  wire entry_96_close;
  wire entry_96_clear;
  wire [15:0] entry_96_ways;
  wire entry_96_matched;
  wire entry_96_closed;
  wire entry_97_open;
  wire entry_97_close;
  wire entry_97_clear;
  wire [15:0] entry_97_ways;
  wire entry_97_matched;
  wire entry_97_closed;
  wire entry_98_open;
  wire entry_98_close;
  wire entry_98_clear;
  wire [15:0] entry_98_ways;
  wire entry_98_matched;
  wire entry_98_closed;
  wire entry_99_open;
  wire entry_99_close;
  wire entry_99_clear;
  wire [15:0] entry_99_ways;
  wire entry_99_matched;
  wire entry_99_closed;
  wire entry_100_open;
  wire entry_100_close;
  wire entry_100_clear;
  wire [15:0] entry_100_ways;
  wire entry_100_matched;
  wire entry_100_closed;
  wire entry_101_open;
  wire entry_101_close;
  wire entry_101_clear;
  wire [15:0] entry_101_ways;
  wire entry_101_matched;
  wire entry_101_closed;
  wire entry_102_open;
  wire entry_102_close;
  wire entry_102_clear;
  wire [15:0] entry_102_ways;
  wire entry_102_matched;
  wire entry_102_closed;
  wire entry_103_open;
  wire entry_103_close;
  wire entry_103_clear;
  wire [15:0] entry_103_ways;
  wire entry_103_matched;
  wire entry_103_closed;
  wire entry_104_open;
  wire entry_104_close;
  wire entry_104_clear;
  wire [15:0] entry_104_ways;
  wire entry_104_matched;
  wire entry_104_closed;
  wire entry_105_open;
  wire entry_105_close;
  wire entry_105_clear;
  wire [15:0] entry_105_ways;
  wire entry_105_matched;
  wire entry_105_closed;
  wire entry_106_open;
  wire entry_106_close;
  wire entry_106_clear;
  wire [15:0] entry_106_ways;
  wire entry_106_matched;
  wire entry_106_closed;
  wire entry_107_open;
  wire entry_107_close;
  wire entry_107_clear;
  wire [15:0] entry_107_ways;
  wire entry_107_matched;
  wire entry_107_closed;
  wire entry_108_open;
  wire entry_108_close;
  wire entry_108_clear;
  wire [15:0] entry_108_ways;
  wire entry_108_matched;
  wire entry_108_closed;
  wire entry_109_open;
  wire entry_109_close;
  wire entry_109_clear;
  wire [15:0] entry_109_ways;
  wire entry_109_matched;
  wire entry_109_closed;
  wire entry_110_open;
  wire entry_110_close;
  wire entry_110_clear;
  wire [15:0] entry_110_ways;
  wire entry_110_matched;
  wire entry_110_closed;
  wire entry_111_open;
  wire entry_111_close;
  wire entry_111_clear;
  wire [15:0] entry_111_ways;
  wire entry_111_matched;
  wire entry_111_closed;
  wire entry_112_open;
  wire entry_112_close;
  wire entry_112_clear;
  wire [15:0] entry_112_ways;
  wire entry_112_matched;
  wire entry_112_closed;
  wire entry_113_open;
  wire entry_113_close;
  wire entry_113_clear;
  wire [15:0] entry_113_ways;
  wire entry_113_matched;
  wire entry_113_closed;
  wire entry_114_open;
  wire entry_114_close;
  wire entry_114_clear;
  wire [15:0] entry_114_ways;
  wire entry_114_matched;
  wire entry_114_closed;
  wire entry_115_open;
  wire entry_115_close;
  wire entry_115_clear;
  wire [15:0] entry_115_ways;
  wire entry_115_matched;
  wire entry_115_closed;
  wire entry_116_open;
  wire entry_116_close;
  wire entry_116_clear;
  wire [15:0] entry_116_ways;
  wire entry_116_matched;
  wire entry_116_closed;
  wire entry_117_open;
  wire entry_117_close;
  wire entry_117_clear;
  wire [15:0] entry_117_ways;
  wire entry_117_matched;
  wire entry_117_closed;
  wire entry_118_open;
  wire entry_118_close;
  wire entry_118_clear;
  wire [15:0] entry_118_ways;
  wire entry_118_matched;
  wire entry_118_closed;
  wire entry_119_open;
  wire entry_119_close;
  wire entry_119_clear;
  wire [15:0] entry_119_ways;
  wire entry_119_matched;
  wire entry_119_closed;
  wire entry_120_open;
  wire entry_120_close;
  wire entry_120_clear;
  wire [15:0] entry_120_ways;
  wire entry_120_matched;
  wire entry_120_closed;
  wire entry_121_open;
  wire entry_121_close;
  wire entry_121_clear;
  wire [15:0] entry_121_ways;
  wire entry_121_matched;
  wire entry_121_closed;
  wire entry_122_open;
  wire entry_122_close;
  wire entry_122_clear;
  wire [15:0] entry_122_ways;
  wire entry_122_matched;
  wire entry_122_closed;
  wire entry_123_open;
  wire entry_123_close;
  wire entry_123_clear;
  wire [15:0] entry_123_ways;
  wire entry_123_matched;
  wire entry_123_closed;
  wire entry_124_open;
  wire entry_124_close;
  wire entry_124_clear;
  wire [15:0] entry_124_ways;
  wire entry_124_matched;
  wire entry_124_closed;
  wire entry_125_open;
  wire entry_125_close;
  wire entry_125_clear;
  wire [15:0] entry_125_ways;
  wire entry_125_matched;
  wire entry_125_closed;
  wire entry_126_open;
  wire entry_126_close;
  wire entry_126_clear;
  wire [15:0] entry_126_ways;
  wire entry_126_matched;
  wire entry_126_closed;
  wire entry_127_open;
  wire entry_127_close;
  wire entry_127_clear;
  wire [15:0] entry_127_ways;
  wire entry_127_matched;
  wire entry_127_closed;
  wire entry_128_open;
  wire entry_128_close;
  wire entry_128_clear;
  wire [15:0] entry_128_ways;
  wire entry_128_matched;
  wire entry_128_closed;
  wire entry_129_open;
  wire entry_129_close;
  wire entry_129_clear;
  wire [15:0] entry_129_ways;
  wire entry_129_matched;
  wire entry_129_closed;
  wire entry_130_open;
  wire entry_130_close;
  wire entry_130_clear;
  wire [15:0] entry_130_ways;
  wire entry_130_matched;
  wire entry_130_closed;
  wire entry_131_open;
  wire entry_131_close;
  wire entry_131_clear;
  wire [15:0] entry_131_ways;
  wire entry_131_matched;
  wire entry_131_closed;
  wire entry_132_open;
  wire entry_132_close;
  wire entry_132_clear;
  wire [15:0] entry_132_ways;
  wire entry_132_matched;
  wire entry_132_closed;
  wire entry_133_open;
  wire entry_133_close;
  wire entry_133_clear;
  wire [15:0] entry_133_ways;
  wire entry_133_matched;
  wire entry_133_closed;
  wire entry_134_open;
  wire entry_134_close;
  wire entry_134_clear;
  wire [15:0] entry_134_ways;
  wire entry_134_matched;
  wire entry_134_closed;
  wire entry_135_open;
  wire entry_135_close;
  wire entry_135_clear;
  wire [15:0] entry_135_ways;
  wire entry_135_matched;
  wire entry_135_closed;
  wire entry_136_open;
  wire entry_136_close;
  wire entry_136_clear;
  wire [15:0] entry_136_ways;
  wire entry_136_matched;
  wire entry_136_closed;
  wire entry_137_open;
  wire entry_137_close;
  wire entry_137_clear;
  wire [15:0] entry_137_ways;
  wire entry_137_matched;
  wire entry_137_closed;
  wire entry_138_open;
  wire entry_138_close;
  wire entry_138_clear;
  wire [15:0] entry_138_ways;
  wire entry_138_matched;
  wire entry_138_closed;
  wire entry_139_open;
  wire entry_139_close;
  wire entry_139_clear;
  wire [15:0] entry_139_ways;
  wire entry_139_matched;
  wire entry_139_closed;
  wire entry_140_open;
  wire entry_140_close;
  wire entry_140_clear;
  wire [15:0] entry_140_ways;
  wire entry_140_matched;
  wire entry_140_closed;
  wire entry_141_open;
  wire entry_141_close;
  wire entry_141_clear;
  wire [15:0] entry_141_ways;
  wire entry_141_matched;
  wire entry_141_closed;
  wire entry_142_open;
  wire entry_142_close;
  wire entry_142_clear;
  wire [15:0] entry_142_ways;
  wire entry_142_matched;
  wire entry_142_closed;
  wire entry_143_open;
  wire entry_143_close;
  wire entry_143_clear;
  wire [15:0] entry_143_ways;
  wire entry_143_matched;
  wire entry_143_closed;
  wire entry_144_open;
  wire entry_144_close;
  wire entry_144_clear;
  wire [15:0] entry_144_ways;
  wire entry_144_matched;
  wire entry_144_closed;
  wire entry_145_open;
  wire entry_145_close;
  wire entry_145_clear;
  wire [15:0] entry_145_ways;
  wire entry_145_matched;
  wire entry_145_closed;
  wire entry_146_open;
  wire entry_146_close;
  wire entry_146_clear;
  wire [15:0] entry_146_ways;
  wire entry_146_matched;
  wire entry_146_closed;
  wire entry_147_open;
  wire entry_147_close;
  wire entry_147_clear;
  wire [15:0] entry_147_ways;
  wire entry_147_matched;
  wire entry_147_closed;
  wire entry_148_open;
  wire entry_148_close;
  wire entry_148_clear;
  wire [15:0] entry_148_ways;
  wire entry_148_matched;
  wire entry_148_closed;
  wire entry_149_open;
  wire entry_149_close;
  wire entry_149_clear;
  wire [15:0] entry_149_ways;
  wire entry_149_matched;
  wire entry_149_closed;
  wire entry_150_open;
  wire entry_150_close;
  wire entry_150_clear;
  wire [15:0] entry_150_ways;
  wire entry_150_matched;
  wire entry_150_closed;
  wire entry_151_open;
  wire entry_151_close;
  wire entry_151_clear;
  wire [15:0] entry_151_ways;
  wire entry_151_matched;
  wire entry_151_closed;
  wire entry_152_open;
  wire entry_152_close;
  wire entry_152_clear;
  wire [15:0] entry_152_ways;
  wire entry_152_matched;
  wire entry_152_closed;
  wire entry_153_open;
  wire entry_153_close;
  wire entry_153_clear;
  wire [15:0] entry_153_ways;
  wire entry_153_matched;
  wire entry_153_closed;
  wire entry_154_open;
  wire entry_154_close;
  wire entry_154_clear;
  wire [15:0] entry_154_ways;
  wire entry_154_matched;
  wire entry_154_closed;
  wire entry_155_open;
  wire entry_155_close;
  wire entry_155_clear;
  wire [15:0] entry_155_ways;
  wire entry_155_matched;
  wire entry_155_closed;
  wire entry_156_open;
  wire entry_156_close;
  wire entry_156_clear;
  wire [15:0] entry_156_ways;
  wire entry_156_matched;
  wire entry_156_closed;
  wire entry_157_open;
  wire entry_157_close;
  wire entry_157_clear;
  wire [15:0] entry_157_ways;
  wire entry_157_matched;
  wire entry_157_closed;
  wire entry_158_open;
  wire entry_158_close;
  wire entry_158_clear;
  wire [15:0] entry_158_ways;
  wire entry_158_matched;
  wire entry_158_closed;
  wire entry_159_open;
  wire entry_159_close;
  wire entry_159_clear;
  wire [15:0] entry_159_ways;
  wire entry_159_matched;
  wire entry_159_closed;
  wire entry_160_open;
  wire entry_160_close;
  wire entry_160_clear;
  wire [15:0] entry_160_ways;
  wire entry_160_matched;
  wire entry_160_closed;
  wire entry_161_open;
  wire entry_161_close;
  wire entry_161_clear;
  wire [15:0] entry_161_ways;
  wire entry_161_matched;
  wire entry_161_closed;
  wire entry_162_open;
  wire entry_162_close;
  wire entry_162_clear;
  wire [15:0] entry_162_ways;
  wire entry_162_matched;
  wire entry_162_closed;
  wire entry_163_open;
  wire entry_163_close;
  wire entry_163_clear;
  wire [15:0] entry_163_ways;
  wire entry_163_matched;
  wire entry_163_closed;
  wire entry_164_open;
  wire entry_164_close;
  wire entry_164_clear;
  wire [15:0] entry_164_ways;
  wire entry_164_matched;
  wire entry_164_closed;
  wire entry_165_open;
  wire entry_165_close;
  wire entry_165_clear;
  wire [15:0] entry_165_ways;
  wire entry_165_matched;
  wire entry_165_closed;
  wire entry_166_open;
  wire entry_166_close;
  wire entry_166_clear;
  wire [15:0] entry_166_ways;
  wire entry_166_matched;
  wire entry_166_closed;
  wire entry_167_open;
  wire entry_167_close;
  wire entry_167_clear;
  wire [15:0] entry_167_ways;
  wire entry_167_matched;
  wire entry_167_closed;
  wire entry_168_open;
  wire entry_168_close;
  wire entry_168_clear;
  wire [15:0] entry_168_ways;
  wire entry_168_matched;
  wire entry_168_closed;
  wire entry_169_open;
  wire entry_169_close;
  wire entry_169_clear;
  wire [15:0] entry_169_ways;
  wire entry_169_matched;
  wire entry_169_closed;
  wire entry_170_open;
  wire entry_170_close;
  wire entry_170_clear;
  wire [15:0] entry_170_ways;
  wire entry_170_matched;
  wire entry_170_closed;
  wire entry_171_open;
  wire entry_171_close;
  wire entry_171_clear;
  wire [15:0] entry_171_ways;
  wire entry_171_matched;
  wire entry_171_closed;
  wire entry_172_open;
  wire entry_172_close;
  wire entry_172_clear;
  wire [15:0] entry_172_ways;
  wire entry_172_matched;
  wire entry_172_closed;
  wire entry_173_open;
  wire entry_173_close;
  wire entry_173_clear;
  wire [15:0] entry_173_ways;
  wire entry_173_matched;
  wire entry_173_closed;
  wire entry_174_open;
  wire entry_174_close;
  wire entry_174_clear;
  wire [15:0] entry_174_ways;
  wire entry_174_matched;
  wire entry_174_closed;
  wire entry_175_open;
  wire entry_175_close;
  wire entry_175_clear;
  wire [15:0] entry_175_ways;
  wire entry_175_matched;
  wire entry_175_closed;
  wire entry_176_open;
  wire entry_176_close;
  wire entry_176_clear;
  wire [15:0] entry_176_ways;
  wire entry_176_matched;
  wire entry_176_closed;
  wire entry_177_open;
  wire entry_177_close;
  wire entry_177_clear;
  wire [15:0] entry_177_ways;
  wire entry_177_matched;
  wire entry_177_closed;
  wire entry_178_open;
  wire entry_178_close;
  wire entry_178_clear;
  wire [15:0] entry_178_ways;
  wire entry_178_matched;
  wire entry_178_closed;
  wire entry_179_open;
  wire entry_179_close;
  wire entry_179_clear;
  wire [15:0] entry_179_ways;
  wire entry_179_matched;
  wire entry_179_closed;
  wire entry_180_open;
  wire entry_180_close;
  wire entry_180_clear;
  wire [15:0] entry_180_ways;
  wire entry_180_matched;
  wire entry_180_closed;
  wire entry_181_open;
  wire entry_181_close;
  wire entry_181_clear;
  wire [15:0] entry_181_ways;
  wire entry_181_matched;
  wire entry_181_closed;
  wire entry_182_open;
  wire entry_182_close;
  wire entry_182_clear;
  wire [15:0] entry_182_ways;
  wire entry_182_matched;
  wire entry_182_closed;
  wire entry_183_open;
  wire entry_183_close;
  wire entry_183_clear;
  wire [15:0] entry_183_ways;
  wire entry_183_matched;
  wire entry_183_closed;
  wire entry_184_open;
  wire entry_184_close;
  wire entry_184_clear;
  wire [15:0] entry_184_ways;
  wire entry_184_matched;
  wire entry_184_closed;
  wire entry_185_open;
  wire entry_185_close;
  wire entry_185_clear;
  wire [15:0] entry_185_ways;
  wire entry_185_matched;
  wire entry_185_closed;
  wire entry_186_open;
  wire entry_186_close;
  wire entry_186_clear;
  wire [15:0] entry_186_ways;
  wire entry_186_matched;
  wire entry_186_closed;
  wire entry_187_open;
  wire entry_187_close;
  wire entry_187_clear;
  wire [15:0] entry_187_ways;
  wire entry_187_matched;
  wire entry_187_closed;
  wire entry_188_open;
  wire entry_188_close;
  wire entry_188_clear;
  wire [15:0] entry_188_ways;
  wire entry_188_matched;
  wire entry_188_closed;
  wire entry_189_open;
  wire entry_189_close;
  wire entry_189_clear;
  wire [15:0] entry_189_ways;
  wire entry_189_matched;
  wire entry_189_closed;
  wire entry_190_open;
  wire entry_190_close;
  wire entry_190_clear;
  wire [15:0] entry_190_ways;
  wire entry_190_matched;
  wire entry_190_closed;
  wire entry_191_open;
  wire entry_191_close;
  wire entry_191_clear;
  wire [15:0] entry_191_ways;
  wire entry_191_matched;
  wire entry_191_closed;
  wire entry_192_open;
  wire entry_192_close;
  wire entry_192_clear;
  wire [15:0] entry_192_ways;
  wire entry_192_matched;
  wire entry_192_closed;
  wire entry_193_open;
  wire entry_193_close;
  wire entry_193_clear;
  wire [15:0] entry_193_ways;
  wire entry_193_matched;
  wire entry_193_closed;
  wire entry_194_open;
  wire entry_194_close;
  wire entry_194_clear;
  wire [15:0] entry_194_ways;
  wire entry_194_matched;
  wire entry_194_closed;
  wire entry_195_open;
  wire entry_195_close;
  wire entry_195_clear;
  wire [15:0] entry_195_ways;
  wire entry_195_matched;
  wire entry_195_closed;
  wire entry_196_open;
  wire entry_196_close;
  wire entry_196_clear;
  wire [15:0] entry_196_ways;
  wire entry_196_matched;
  wire entry_196_closed;
  wire entry_197_open;
  wire entry_197_close;
  wire entry_197_clear;
  wire [15:0] entry_197_ways;
  wire entry_197_matched;
  wire entry_197_closed;
  wire entry_198_open;
  wire entry_198_close;
  wire entry_198_clear;
  wire [15:0] entry_198_ways;
  wire entry_198_matched;
  wire entry_198_closed;
  wire entry_199_open;
  wire entry_199_close;
  wire entry_199_clear;
  wire [15:0] entry_199_ways;
  wire entry_199_matched;
  wire entry_199_closed;
  wire entry_200_open;
  wire entry_200_close;
  wire entry_200_clear;
  wire [15:0] entry_200_ways;
  wire entry_200_matched;
  wire entry_200_closed;
  wire entry_201_open;
  wire entry_201_close;
  wire entry_201_clear;
  wire [15:0] entry_201_ways;
  wire entry_201_matched;
  wire entry_201_closed;
  wire entry_202_open;
  wire entry_202_close;
  wire entry_202_clear;
  wire [15:0] entry_202_ways;
  wire entry_202_matched;
  wire entry_202_closed;
  wire entry_203_open;
  wire entry_203_close;
  wire entry_203_clear;
  wire [15:0] entry_203_ways;
  wire entry_203_matched;
  wire entry_203_closed;
  wire entry_204_open;
  wire entry_204_close;
  wire entry_204_clear;
  wire [15:0] entry_204_ways;
  wire entry_204_matched;
  wire entry_204_closed;
  wire entry_205_open;
  wire entry_205_close;
  wire entry_205_clear;
  wire [15:0] entry_205_ways;
  wire entry_205_matched;
  wire entry_205_closed;
  wire entry_206_open;
  wire entry_206_close;
  wire entry_206_clear;
  wire [15:0] entry_206_ways;
  wire entry_206_matched;
  wire entry_206_closed;
  wire entry_207_open;
  wire entry_207_close;
  wire entry_207_clear;
  wire [15:0] entry_207_ways;
  wire entry_207_matched;
  wire entry_207_closed;
  wire entry_208_open;
  wire entry_208_close;
  wire entry_208_clear;
  wire [15:0] entry_208_ways;
  wire entry_208_matched;
  wire entry_208_closed;
  wire entry_209_open;
  wire entry_209_close;
  wire entry_209_clear;
  wire [15:0] entry_209_ways;
  wire entry_209_matched;
  wire entry_209_closed;
  wire entry_210_open;
  wire entry_210_close;
  wire entry_210_clear;
  wire [15:0] entry_210_ways;
  wire entry_210_matched;
  wire entry_210_closed;
  wire entry_211_open;
  wire entry_211_close;
  wire entry_211_clear;
  wire [15:0] entry_211_ways;
  wire entry_211_matched;
  wire entry_211_closed;
  wire entry_212_open;
  wire entry_212_close;
  wire entry_212_clear;
  wire [15:0] entry_212_ways;
  wire entry_212_matched;
  wire entry_212_closed;
  wire entry_213_open;
  wire entry_213_close;
  wire entry_213_clear;
  wire [15:0] entry_213_ways;
  wire entry_213_matched;
  wire entry_213_closed;
  wire entry_214_open;
  wire entry_214_close;
  wire entry_214_clear;
  wire [15:0] entry_214_ways;
  wire entry_214_matched;
  wire entry_214_closed;
  wire entry_215_open;
  wire entry_215_close;
  wire entry_215_clear;
  wire [15:0] entry_215_ways;
  wire entry_215_matched;
  wire entry_215_closed;
  wire entry_216_open;
  wire entry_216_close;
  wire entry_216_clear;
  wire [15:0] entry_216_ways;
  wire entry_216_matched;
  wire entry_216_closed;
  wire entry_217_open;
  wire entry_217_close;
  wire entry_217_clear;
  wire [15:0] entry_217_ways;
  wire entry_217_matched;
  wire entry_217_closed;
  wire entry_218_open;
  wire entry_218_close;
  wire entry_218_clear;
  wire [15:0] entry_218_ways;
  wire entry_218_matched;
  wire entry_218_closed;
  wire entry_219_open;
  wire entry_219_close;
  wire entry_219_clear;
  wire [15:0] entry_219_ways;
  wire entry_219_matched;
  wire entry_219_closed;
  wire entry_220_open;
  wire entry_220_close;
  wire entry_220_clear;
  wire [15:0] entry_220_ways;
  wire entry_220_matched;
  wire entry_220_closed;
  wire entry_221_open;
  wire entry_221_close;
  wire entry_221_clear;
  wire [15:0] entry_221_ways;
  wire entry_221_matched;
  wire entry_221_closed;
  wire entry_222_open;
  wire entry_222_close;
  wire entry_222_clear;
  wire [15:0] entry_222_ways;
  wire entry_222_matched;
  wire entry_222_closed;
  wire entry_223_open;
  wire entry_223_close;
  wire entry_223_clear;
  wire [15:0] entry_223_ways;
  wire entry_223_matched;
  wire entry_223_closed;
  wire entry_224_open;
  wire entry_224_close;
  wire entry_224_clear;
  wire [15:0] entry_224_ways;
  wire entry_224_matched;
  wire entry_224_closed;
  wire entry_225_open;
  wire entry_225_close;
  wire entry_225_clear;
  wire [15:0] entry_225_ways;
  wire entry_225_matched;
  wire entry_225_closed;
  wire entry_226_open;
  wire entry_226_close;
  wire entry_226_clear;
  wire [15:0] entry_226_ways;
  wire entry_226_matched;
  wire entry_226_closed;
  wire entry_227_open;
  wire entry_227_close;
  wire entry_227_clear;
  wire [15:0] entry_227_ways;
  wire entry_227_matched;
  wire entry_227_closed;
  wire entry_228_open;
  wire entry_228_close;
  wire entry_228_clear;
  wire [15:0] entry_228_ways;
  wire entry_228_matched;
  wire entry_228_closed;
  wire entry_229_open;
  wire entry_229_close;
  wire entry_229_clear;
  wire [15:0] entry_229_ways;
  wire entry_229_matched;
  wire entry_229_closed;
  wire entry_230_open;
  wire entry_230_close;
  wire entry_230_clear;
  wire [15:0] entry_230_ways;
  wire entry_230_matched;
  wire entry_230_closed;
  wire entry_231_open;
  wire entry_231_close;
  wire entry_231_clear;
  wire [15:0] entry_231_ways;
  wire entry_231_matched;
  wire entry_231_closed;
  wire entry_232_open;
  wire entry_232_close;
  wire entry_232_clear;
  wire [15:0] entry_232_ways;
  wire entry_232_matched;
  wire entry_232_closed;
  wire entry_233_open;
  wire entry_233_close;
  wire entry_233_clear;
  wire [15:0] entry_233_ways;
  wire entry_233_matched;
  wire entry_233_closed;
  wire entry_234_open;
  wire entry_234_close;
  wire entry_234_clear;
  wire [15:0] entry_234_ways;
  wire entry_234_matched;
  wire entry_234_closed;
  wire entry_235_open;
  wire entry_235_close;
  wire entry_235_clear;
  wire [15:0] entry_235_ways;
  wire entry_235_matched;
  wire entry_235_closed;
  wire entry_236_open;
  wire entry_236_close;
  wire entry_236_clear;
  wire [15:0] entry_236_ways;
  wire entry_236_matched;
  wire entry_236_closed;
  wire entry_237_open;
  wire entry_237_close;
  wire entry_237_clear;
  wire [15:0] entry_237_ways;
  wire entry_237_matched;
  wire entry_237_closed;
  wire entry_238_open;
  wire entry_238_close;
  wire entry_238_clear;
  wire [15:0] entry_238_ways;
  wire entry_238_matched;
  wire entry_238_closed;
  wire entry_239_open;
  wire entry_239_close;
  wire entry_239_clear;
  wire [15:0] entry_239_ways;
  wire entry_239_matched;
  wire entry_239_closed;
  wire entry_240_open;
  wire entry_240_close;
  wire entry_240_clear;
  wire [15:0] entry_240_ways;
  wire entry_240_matched;
  wire entry_240_closed;
  wire entry_241_open;
  wire entry_241_close;
  wire entry_241_clear;
  wire [15:0] entry_241_ways;
  wire entry_241_matched;
  wire entry_241_closed;
  wire entry_242_open;
  wire entry_242_close;
  wire entry_242_clear;
  wire [15:0] entry_242_ways;
  wire entry_242_matched;
  wire entry_242_closed;
  wire entry_243_open;
  wire entry_243_close;
  wire entry_243_clear;
  wire [15:0] entry_243_ways;
  wire entry_243_matched;
  wire entry_243_closed;
  wire entry_244_open;
  wire entry_244_close;
  wire entry_244_clear;
  wire [15:0] entry_244_ways;
  wire entry_244_matched;
  wire entry_244_closed;
  wire entry_245_open;
  wire entry_245_close;
  wire entry_245_clear;
  wire [15:0] entry_245_ways;
  wire entry_245_matched;
  wire entry_245_closed;
  wire entry_246_open;
  wire entry_246_close;
  wire entry_246_clear;
  wire [15:0] entry_246_ways;
  wire entry_246_matched;
  wire entry_246_closed;
  wire entry_247_open;
  wire entry_247_close;
  wire entry_247_clear;
  wire [15:0] entry_247_ways;
  wire entry_247_matched;
  wire entry_247_closed;
  wire entry_248_open;
  wire entry_248_close;
  wire entry_248_clear;
  wire [15:0] entry_248_ways;
  wire entry_248_matched;
  wire entry_248_closed;
  wire entry_249_open;
  wire entry_249_close;
  wire entry_249_clear;
  wire [15:0] entry_249_ways;
  wire entry_249_matched;
  wire entry_249_closed;
  wire entry_250_open;
  wire entry_250_close;
  wire entry_250_clear;
  wire [15:0] entry_250_ways;
  wire entry_250_matched;
  wire entry_250_closed;
  wire entry_251_open;
  wire entry_251_close;
  wire entry_251_clear;
  wire [15:0] entry_251_ways;
  wire entry_251_matched;
  wire entry_251_closed;
  wire entry_252_open;
  wire entry_252_close;
  wire entry_252_clear;
  wire [15:0] entry_252_ways;
  wire entry_252_matched;
  wire entry_252_closed;
  wire entry_253_open;
  wire entry_253_close;
  wire entry_253_clear;
  wire [15:0] entry_253_ways;
  wire entry_253_matched;
  wire entry_253_closed;
  wire entry_254_open;
  wire entry_254_close;
  wire entry_254_clear;
  wire [15:0] entry_254_ways;
  wire entry_254_matched;
  wire entry_254_closed;
  wire entry_255_open;
  wire entry_255_close;
  wire entry_255_clear;
  wire [15:0] entry_255_ways;
  wire entry_255_matched;
  wire entry_255_closed;
  wire [15:0] t_1;
  wire [15:0] t_2;
  wire [15:0] t_3;
  wire [15:0] t_4;
  wire [15:0] t_5;
  wire [15:0] t_6;
  wire [15:0] t_7;
  wire [15:0] t_8;
  wire [15:0] t_9;
  wire [15:0] t_10;
  wire [15:0] t_11;
  wire [15:0] t_12;
  wire [15:0] t_13;
  wire [15:0] t_14;
  wire [15:0] t_15;
  wire [15:0] t_16;
  wire [15:0] t_17;
  wire [15:0] t_18;
  wire [15:0] t_19;
  wire [15:0] t_20;
  wire [15:0] t_21;
  wire [15:0] t_22;
  wire [15:0] t_23;
  wire [15:0] t_24;
  wire [15:0] t_25;
  wire [15:0] t_26;
  wire [15:0] t_27;
  wire [15:0] t_28;
  wire [15:0] t_29;
  wire [15:0] t_30;
  wire [15:0] t_31;
  wire [15:0] t_32;
  wire [15:0] t_33;
  wire [15:0] t_34;
  wire [15:0] t_35;
  wire [15:0] t_36;
  wire [15:0] t_37;
  wire [15:0] t_38;
  wire [15:0] t_39;
  wire [15:0] t_40;
  wire [15:0] t_41;
  wire [15:0] t_42;
  wire [255:0] match_bits;
  wire [7:0] matched_entry;
  wire record_write_enable;
  wire [25:0] record_write_data;
  wire [25:0] record_read_data;
  wire last_write_enable;
  wire [7:0] last_write_address;
  wire [7:0] last_read_data_0;
  wire [7:0] last_read_data_1;
  wire [7:0] next_read_data;
  wire [14:0] place_write_data;
  wire [14:0] place_read_data;
  wire [64:0] written_write_data;
  wire [64:0] written_read_data_0;
  wire [64:0] written_read_data_1;
  wire writes;
  wire [7:0] target;
  wire [64:0] written_mask;
  wire [511:0] bytes_read_data;
  wire steps;
  wire can;
  wire of_1;
  wire from_memory;
  wire t_43;
  wire [511:0] t_44;
  wire joined_gone;
  wire t_45;
  wire [1:0] t_46;
  wire t_47;
  wire [1:0] t_48;
  reg [255:0] used;
  reg filling;
  reg first;
  reg [7:0] entry;
  reg [7:0] at;
  reg [511:0] fill_data;
  reg fill_poison;
  reg turn;
  reg [8:0] count_0;
  reg [8:0] count_1;

  // The lookup's set and way: ways under way, whether this line is, its entry, and
  assign t_1 = entry_0_ways
    | entry_1_ways
    | entry_2_ways
    | entry_3_ways
    | entry_4_ways
    | entry_5_ways
    | entry_6_ways;
  assign t_2 = t_1
    | entry_7_ways
    | entry_8_ways
    | entry_9_ways
    | entry_10_ways
    | entry_11_ways
    | entry_12_ways;
  assign t_3 = t_2
    | entry_13_ways
    | entry_14_ways
    | entry_15_ways
    | entry_16_ways
    | entry_17_ways
    | entry_18_ways;
  assign t_4 = t_3
    | entry_19_ways
    | entry_20_ways
    | entry_21_ways
    | entry_22_ways
    | entry_23_ways
    | entry_24_ways;
  assign t_5 = t_4
    | entry_25_ways
    | entry_26_ways
    | entry_27_ways
    | entry_28_ways
    | entry_29_ways
    | entry_30_ways;
  assign t_6 = t_5
    | entry_31_ways
    | entry_32_ways
    | entry_33_ways
    | entry_34_ways
    | entry_35_ways
    | entry_36_ways;
  assign t_7 = t_6
    | entry_37_ways
    | entry_38_ways
    | entry_39_ways
    | entry_40_ways
    | entry_41_ways
    | entry_42_ways;
  assign t_8 = t_7
    | entry_43_ways
    | entry_44_ways
    | entry_45_ways
    | entry_46_ways
    | entry_47_ways
    | entry_48_ways;
  assign t_9 = t_8
    | entry_49_ways
    | entry_50_ways
    | entry_51_ways
    | entry_52_ways
    | entry_53_ways
    | entry_54_ways;
  assign t_10 = t_9
    | entry_55_ways
    | entry_56_ways
    | entry_57_ways
    | entry_58_ways
    | entry_59_ways
    | entry_60_ways;
  assign t_11 = t_10
    | entry_61_ways
    | entry_62_ways
    | entry_63_ways
    | entry_64_ways
    | entry_65_ways
    | entry_66_ways;
  assign t_12 = t_11
    | entry_67_ways
    | entry_68_ways
    | entry_69_ways
    | entry_70_ways
    | entry_71_ways
    | entry_72_ways;
  assign t_13 = t_12
    | entry_73_ways
    | entry_74_ways
    | entry_75_ways
    | entry_76_ways
    | entry_77_ways
    | entry_78_ways;
  assign t_14 = t_13
    | entry_79_ways
    | entry_80_ways
    | entry_81_ways
    | entry_82_ways
    | entry_83_ways
    | entry_84_ways;
  assign t_15 = t_14
    | entry_85_ways
    | entry_86_ways
    | entry_87_ways
    | entry_88_ways
    | entry_89_ways
    | entry_90_ways;
  assign t_16 = t_15
    | entry_91_ways
    | entry_92_ways
    | entry_93_ways
    | entry_94_ways
    | entry_95_ways
    | entry_96_ways;
  assign t_17 = t_16
    | entry_97_ways
    | entry_98_ways
    | entry_99_ways
    | entry_100_ways
    | entry_101_ways
    | entry_102_ways;
  assign t_18 = t_17
    | entry_103_ways
    | entry_104_ways
    | entry_105_ways
    | entry_106_ways
    | entry_107_ways
    | entry_108_ways;
  assign t_19 = t_18
    | entry_109_ways
    | entry_110_ways
    | entry_111_ways
    | entry_112_ways
    | entry_113_ways
    | entry_114_ways;
  assign t_20 = t_19
    | entry_115_ways
    | entry_116_ways
    | entry_117_ways
    | entry_118_ways
    | entry_119_ways
    | entry_120_ways;
  assign t_21 = t_20
    | entry_121_ways
    | entry_122_ways
    | entry_123_ways
    | entry_124_ways
    | entry_125_ways
    | entry_126_ways;
  assign t_22 = t_21
    | entry_127_ways
    | entry_128_ways
    | entry_129_ways
    | entry_130_ways
    | entry_131_ways
    | entry_132_ways;
  assign t_23 = t_22
    | entry_133_ways
    | entry_134_ways
    | entry_135_ways
    | entry_136_ways
    | entry_137_ways
    | entry_138_ways;
  assign t_24 = t_23
    | entry_139_ways
    | entry_140_ways
    | entry_141_ways
    | entry_142_ways
    | entry_143_ways
    | entry_144_ways;
  assign t_25 = t_24
    | entry_145_ways
    | entry_146_ways
    | entry_147_ways
    | entry_148_ways
    | entry_149_ways
    | entry_150_ways;
  assign t_26 = t_25
    | entry_151_ways
    | entry_152_ways
    | entry_153_ways
    | entry_154_ways
    | entry_155_ways
    | entry_156_ways;
  assign t_27 = t_26
    | entry_157_ways
    | entry_158_ways
    | entry_159_ways
    | entry_160_ways
    | entry_161_ways
    | entry_162_ways;
  assign t_28 = t_27
    | entry_163_ways
    | entry_164_ways
    | entry_165_ways
    | entry_166_ways
    | entry_167_ways
    | entry_168_ways;
  assign t_29 = t_28
    | entry_169_ways
    | entry_170_ways
    | entry_171_ways
    | entry_172_ways
    | entry_173_ways
    | entry_174_ways;
  assign t_30 = t_29
    | entry_175_ways
    | entry_176_ways
    | entry_177_ways
    | entry_178_ways
    | entry_179_ways
    | entry_180_ways;
  assign t_31 = t_30
    | entry_181_ways
    | entry_182_ways
    | entry_183_ways
    | entry_184_ways
    | entry_185_ways
    | entry_186_ways;
  assign t_32 = t_31
    | entry_187_ways
    | entry_188_ways
    | entry_189_ways
    | entry_190_ways
    | entry_191_ways
    | entry_192_ways;
  assign t_33 = t_32
    | entry_193_ways
    | entry_194_ways
    | entry_195_ways
    | entry_196_ways
    | entry_197_ways
    | entry_198_ways;
  assign t_34 = t_33
    | entry_199_ways
    | entry_200_ways
    | entry_201_ways
    | entry_202_ways
    | entry_203_ways
    | entry_204_ways;
  assign t_35 = t_34
    | entry_205_ways
    | entry_206_ways
    | entry_207_ways
    | entry_208_ways
    | entry_209_ways
    | entry_210_ways;
  assign t_36 = t_35
    | entry_211_ways
    | entry_212_ways
    | entry_213_ways
    | entry_214_ways
    | entry_215_ways
    | entry_216_ways;
  assign t_37 = t_36
    | entry_217_ways
    | entry_218_ways
    | entry_219_ways
    | entry_220_ways
    | entry_221_ways
    | entry_222_ways;
  assign t_38 = t_37
    | entry_223_ways
    | entry_224_ways
    | entry_225_ways
    | entry_226_ways
    | entry_227_ways
    | entry_228_ways;
  assign t_39 = t_38
    | entry_229_ways
    | entry_230_ways
    | entry_231_ways
    | entry_232_ways
    | entry_233_ways
    | entry_234_ways;
  assign t_40 = t_39
    | entry_235_ways
    | entry_236_ways
    | entry_237_ways
    | entry_238_ways
    | entry_239_ways
    | entry_240_ways;
  assign t_41 = t_40
    | entry_241_ways
    | entry_242_ways
    | entry_243_ways
    | entry_244_ways
    | entry_245_ways
    | entry_246_ways;
  assign t_42 = t_41
    | entry_247_ways
    | entry_248_ways
    | entry_249_ways
    | entry_250_ways
    | entry_251_ways
    | entry_252_ways;
  assign ways = t_42 | entry_253_ways | entry_254_ways | entry_255_ways;

  assign matched = |match_bits;

  assign closing = (|{entry_255_matched & entry_255_closed, entry_254_matched & entry_254_closed, entry_253_matched & entry_253_closed, entry_252_matched & entry_252_closed, entry_251_matched & entry_251_closed, entry_250_matched & entry_250_closed, entry_249_matched & entry_249_closed, entry_248_matched & entry_248_closed, entry_247_matched & entry_247_closed, entry_246_matched & entry_246_closed, entry_245_matched & entry_245_closed, entry_244_matched & entry_244_closed, entry_243_matched & entry_243_closed, entry_242_matched & entry_242_closed, entry_241_matched & entry_241_closed, entry_240_matched & entry_240_closed, entry_239_matched & entry_239_closed, entry_238_matched & entry_238_closed, entry_237_matched & entry_237_closed, entry_236_matched & entry_236_closed, entry_235_matched & entry_235_closed, entry_234_matched & entry_234_closed, entry_233_matched & entry_233_closed, entry_232_matched & entry_232_closed, entry_231_matched & entry_231_closed, entry_230_matched & entry_230_closed, entry_229_matched & entry_229_closed, entry_228_matched & entry_228_closed, entry_227_matched & entry_227_closed, entry_226_matched & entry_226_closed, entry_225_matched & entry_225_closed, entry_224_matched & entry_224_closed, entry_223_matched & entry_223_closed, entry_222_matched & entry_222_closed, entry_221_matched & entry_221_closed, entry_220_matched & entry_220_closed, entry_219_matched & entry_219_closed, entry_218_matched & entry_218_closed, entry_217_matched & entry_217_closed, entry_216_matched & entry_216_closed, entry_215_matched & entry_215_closed, entry_214_matched & entry_214_closed, entry_213_matched & entry_213_closed, entry_212_matched & entry_212_closed, entry_211_matched & entry_211_closed, entry_210_matched & entry_210_closed, entry_209_matched & entry_209_closed, entry_208_matched & entry_208_closed, entry_207_matched & entry_207_closed, entry_206_matched & entry_206_closed, entry_205_matched & entry_205_closed, entry_204_matched & entry_204_closed, entry_203_matched & entry_203_closed, entry_202_matched & entry_202_closed, entry_201_matched & entry_201_closed, entry_200_matched & entry_200_closed, entry_199_matched & entry_199_closed, entry_198_matched & entry_198_closed, entry_197_matched & entry_197_closed, entry_196_matched & entry_196_closed, entry_195_matched & entry_195_closed, entry_194_matched & entry_194_closed, entry_193_matched & entry_193_closed, entry_192_matched & entry_192_closed, entry_191_matched & entry_191_closed, entry_190_matched & entry_190_closed, entry_189_matched & entry_189_closed, entry_188_matched & entry_188_closed, entry_187_matched & entry_187_closed, entry_186_matched & entry_186_closed, entry_185_matched & entry_185_closed, entry_184_matched & entry_184_closed, entry_183_matched & entry_183_closed, entry_182_matched & entry_182_closed, entry_181_matched & entry_181_closed, entry_180_matched & entry_180_closed, entry_179_matched & entry_179_closed, entry_178_matched & entry_178_closed, entry_177_matched & entry_177_closed, entry_176_matched & entry_176_closed, entry_175_matched & entry_175_closed, entry_174_matched & entry_174_closed, entry_173_matched & entry_173_closed, entry_172_matched & entry_172_closed, entry_171_matched & entry_171_closed, entry_170_matched & entry_170_closed, entry_169_matched & entry_169_closed, entry_168_matched & entry_168_closed, entry_167_matched & entry_167_closed, entry_166_matched & entry_166_closed, entry_165_matched & entry_165_closed, entry_164_matched & entry_164_closed, entry_163_matched & entry_163_closed, entry_162_matched & entry_162_closed, entry_161_matched & entry_161_closed, entry_160_matched & entry_160_closed, entry_159_matched & entry_159_closed, entry_158_matched & entry_158_closed, entry_157_matched & entry_157_closed, entry_156_matched & entry_156_closed, entry_155_matched & entry_155_closed, entry_154_matched & entry_154_closed, entry_153_matched & entry_153_closed, entry_152_matched & entry_152_closed, entry_151_matched & entry_151_closed, entry_150_matched & entry_150_closed, entry_149_matched & entry_149_closed, entry_148_matched & entry_148_closed, entry_147_matched & entry_147_closed, entry_146_matched & entry_146_closed, entry_145_matched & entry_145_closed, entry_144_matched & entry_144_closed, entry_143_matched & entry_143_closed, entry_142_matched & entry_142_closed, entry_141_matched & entry_141_closed, entry_140_matched & entry_140_closed, entry_139_matched & entry_139_closed, entry_138_matched & entry_138_closed, entry_137_matched & entry_137_closed, entry_136_matched & entry_136_closed, entry_135_matched & entry_135_closed, entry_134_matched & entry_134_closed, entry_133_matched & entry_133_closed, entry_132_matched & entry_132_closed, entry_131_matched & entry_131_closed, entry_130_matched & entry_130_closed, entry_129_matched & entry_129_closed, entry_128_matched & entry_128_closed, entry_127_matched & entry_127_closed, entry_126_matched & entry_126_closed, entry_125_matched & entry_125_closed, entry_124_matched & entry_124_closed, entry_123_matched & entry_123_closed, entry_122_matched & entry_122_closed, entry_121_matched & entry_121_closed, entry_120_matched & entry_120_closed, entry_119_matched & entry_119_closed, entry_118_matched & entry_118_closed, entry_117_matched & entry_117_closed, entry_116_matched & entry_116_closed, entry_115_matched & entry_115_closed, entry_114_matched & entry_114_closed, entry_113_matched & entry_113_closed, entry_112_matched & entry_112_closed, entry_111_matched & entry_111_closed, entry_110_matched & entry_110_closed, entry_109_matched & entry_109_closed, entry_108_matched & entry_108_closed, entry_107_matched & entry_107_closed, entry_106_matched & entry_106_closed, entry_105_matched & entry_105_closed, entry_104_matched & entry_104_closed, entry_103_matched & entry_103_closed, entry_102_matched & entry_102_closed, entry_101_matched & entry_101_closed, entry_100_matched & entry_100_closed, entry_99_matched & entry_99_closed, entry_98_matched & entry_98_closed, entry_97_matched & entry_97_closed, entry_96_matched & entry_96_closed, entry_95_matched & entry_95_closed, entry_94_matched & entry_94_closed, entry_93_matched & entry_93_closed, entry_92_matched & entry_92_closed, entry_91_matched & entry_91_closed, entry_90_matched & entry_90_closed, entry_89_matched & entry_89_closed, entry_88_matched & entry_88_closed, entry_87_matched & entry_87_closed, entry_86_matched & entry_86_closed, entry_85_matched & entry_85_closed, entry_84_matched & entry_84_closed, entry_83_matched & entry_83_closed, entry_82_matched & entry_82_closed, entry_81_matched & entry_81_closed, entry_80_matched & entry_80_closed, entry_79_matched & entry_79_closed, entry_78_matched & entry_78_closed, entry_77_matched & entry_77_closed, entry_76_matched & entry_76_closed, entry_75_matched & entry_75_closed, entry_74_matched & entry_74_closed, entry_73_matched & entry_73_closed, entry_72_matched & entry_72_closed, entry_71_matched & entry_71_closed, entry_70_matched & entry_70_closed, entry_69_matched & entry_69_closed, entry_68_matched & entry_68_closed, entry_67_matched & entry_67_closed, entry_66_matched & entry_66_closed, entry_65_matched & entry_65_closed, entry_64_matched & entry_64_closed, entry_63_matched & entry_63_closed, entry_62_matched & entry_62_closed, entry_61_matched & entry_61_closed, entry_60_matched & entry_60_closed, entry_59_matched & entry_59_closed, entry_58_matched & entry_58_closed, entry_57_matched & entry_57_closed, entry_56_matched & entry_56_closed, entry_55_matched & entry_55_closed, entry_54_matched & entry_54_closed, entry_53_matched & entry_53_closed, entry_52_matched & entry_52_closed, entry_51_matched & entry_51_closed, entry_50_matched & entry_50_closed, entry_49_matched & entry_49_closed, entry_48_matched & entry_48_closed, entry_47_matched & entry_47_closed, entry_46_matched & entry_46_closed, entry_45_matched & entry_45_closed, entry_44_matched & entry_44_closed, entry_43_matched & entry_43_closed, entry_42_matched & entry_42_closed, entry_41_matched & entry_41_closed, entry_40_matched & entry_40_closed, entry_39_matched & entry_39_closed, entry_38_matched & entry_38_closed, entry_37_matched & entry_37_closed, entry_36_matched & entry_36_closed, entry_35_matched & entry_35_closed, entry_34_matched & entry_34_closed, entry_33_matched & entry_33_closed, entry_32_matched & entry_32_closed, entry_31_matched & entry_31_closed, entry_30_matched & entry_30_closed, entry_29_matched & entry_29_closed, entry_28_matched & entry_28_closed, entry_27_matched & entry_27_closed, entry_26_matched & entry_26_closed, entry_25_matched & entry_25_closed, entry_24_matched & entry_24_closed, entry_23_matched & entry_23_closed, entry_22_matched & entry_22_closed, entry_21_matched & entry_21_closed, entry_20_matched & entry_20_closed, entry_19_matched & entry_19_closed, entry_18_matched & entry_18_closed, entry_17_matched & entry_17_closed, entry_16_matched & entry_16_closed, entry_15_matched & entry_15_closed, entry_14_matched & entry_14_closed, entry_13_matched & entry_13_closed, entry_12_matched & entry_12_closed, entry_11_matched & entry_11_closed, entry_10_matched & entry_10_closed, entry_9_matched & entry_9_closed, entry_8_matched & entry_8_closed, entry_7_matched & entry_7_closed, entry_6_matched & entry_6_closed, entry_5_matched & entry_5_closed, entry_4_matched & entry_4_closed, entry_3_matched & entry_3_closed, entry_2_matched & entry_2_closed, entry_1_matched & entry_1_closed, entry_0_matched & entry_0_closed})
    | ((|match_bits) & (begins & (begin_entry == matched_entry)));

  assign free_entry = taken_entry;
  assign taken_0 = count_0;
  assign taken_1 = count_1;
  assign busy = |used;
  assign local_ready = can;
  assign memory_0_ready = from_memory & !of_1;
  assign memory_1_ready = from_memory & of_1;
  assign array_write = filling & first;
  assign array_set = place_read_data[14:4];
  assign array_way = place_read_data[3:0];

  assign t_44 = {
    {8{written_mask[63]}}, {8{written_mask[62]}}, {8{written_mask[61]}}, {8{written_mask[60]}},
    {8{written_mask[59]}}, {8{written_mask[58]}}, {8{written_mask[57]}}, {8{written_mask[56]}},
    {8{written_mask[55]}}, {8{written_mask[54]}}, {8{written_mask[53]}}, {8{written_mask[52]}},
    {8{written_mask[51]}}, {8{written_mask[50]}}, {8{written_mask[49]}}, {8{written_mask[48]}},
    {8{written_mask[47]}}, {8{written_mask[46]}}, {8{written_mask[45]}}, {8{written_mask[44]}},
    {8{written_mask[43]}}, {8{written_mask[42]}}, {8{written_mask[41]}}, {8{written_mask[40]}},
    {8{written_mask[39]}}, {8{written_mask[38]}}, {8{written_mask[37]}}, {8{written_mask[36]}},
    {8{written_mask[35]}}, {8{written_mask[34]}}, {8{written_mask[33]}}, {8{written_mask[32]}},
    {8{written_mask[31]}}, {8{written_mask[30]}}, {8{written_mask[29]}}, {8{written_mask[28]}},
    {8{written_mask[27]}}, {8{written_mask[26]}}, {8{written_mask[25]}}, {8{written_mask[24]}},
    {8{written_mask[23]}}, {8{written_mask[22]}}, {8{written_mask[21]}}, {8{written_mask[20]}},
    {8{written_mask[19]}}, {8{written_mask[18]}}, {8{written_mask[17]}}, {8{written_mask[16]}},
    {8{written_mask[15]}}, {8{written_mask[14]}}, {8{written_mask[13]}}, {8{written_mask[12]}},
    {8{written_mask[11]}}, {8{written_mask[10]}}, {8{written_mask[9]}}, {8{written_mask[8]}},
    {8{written_mask[7]}}, {8{written_mask[6]}}, {8{written_mask[5]}}, {8{written_mask[4]}},
    {8{written_mask[3]}}, {8{written_mask[2]}}, {8{written_mask[1]}}, {8{written_mask[0]}}
  };
  assign line = (bytes_read_data & t_44) | (fill_data & ~t_44);

  assign line_poison = written_mask[64] | (fill_poison & !(&written_mask[63:0]));
  assign respond_valid = filling & record_read_data[25];
  assign respond_data = record_read_data[24:0];

  // ---- Entries ----

  assign t_0 = open | joins;
  always @(posedge clk) begin
    if (reset) begin
      used <= 256'd0;
    end else begin
      used <= (used | (t_0 ? free_bit : 256'd0))
        & ~((joined_gone ? (256'd1 << at) : 256'd0) | (ends ? (256'd1 << entry) : 256'd0));
    end
  end

  assign unused = ~used;
  assign free_bit = unused & (~unused + 256'd1);

  assign taken_entry = {
    |(free_bit & 256'hffffffffffffffffffffffffffffffff00000000000000000000000000000000),
    |(free_bit & 256'hffffffffffffffff0000000000000000ffffffffffffffff0000000000000000),
    |(free_bit & 256'hffffffff00000000ffffffff00000000ffffffff00000000ffffffff00000000),
    |(free_bit & 256'hffff0000ffff0000ffff0000ffff0000ffff0000ffff0000ffff0000ffff0000),
    |(free_bit & 256'hff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00),
    |(free_bit & 256'hf0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0),
    |(free_bit & 256'hcccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc),
    |(free_bit & 256'haaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa)
  };

  always @(posedge clk) begin
    if (reset) begin
      filling <= 1'b0;
    end else if (begins) begin
      filling <= 1'b1;
    end else if (ends) begin
      filling <= 1'b0;
    end
  end

  always @(posedge clk) begin
    first <= begins;
  end

  always @(posedge clk) begin
    if (begins) begin
      entry <= begin_entry;
    end
  end

  always @(posedge clk) begin
    if (steps) begin
      at <= next_read_data;
    end
    if (begins) begin
      at <= begin_entry;
    end
  end

  always @(posedge clk) begin
    if (begins) begin
      fill_data <= local_valid ? local_data : of_1 ? memory_1_data : memory_0_data;
      fill_poison <= local_valid ? local_poison : of_1 ? memory_1_poison : memory_0_poison;
    end
  end

  assign t_43 = memory_0_valid | memory_1_valid;
  assign begins = can & (local_valid | t_43);

  assign begin_entry = local_valid ? local_entry : of_1 ? memory_1_entry : memory_0_entry;
  assign ends = steps & (at == last_read_data_1);

  assign entry_0_open = open & free_bit[0];
  assign entry_0_close = begins & (begin_entry == 8'd0);
  assign entry_0_clear = ends & (entry == 8'd0);
  llc_entry entry_0 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_0_open),
    .close      (entry_0_close),
    .clear      (entry_0_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_0_ways),
    .matched    (entry_0_matched),
    .closed     (entry_0_closed)
  );

  assign entry_1_open = open & free_bit[1];
  assign entry_1_close = begins & (begin_entry == 8'd1);
  assign entry_1_clear = ends & (entry == 8'd1);
  llc_entry entry_1 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_1_open),
    .close      (entry_1_close),
    .clear      (entry_1_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_1_ways),
    .matched    (entry_1_matched),
    .closed     (entry_1_closed)
  );

  assign entry_2_open = open & free_bit[2];
  assign entry_2_close = begins & (begin_entry == 8'd2);
  assign entry_2_clear = ends & (entry == 8'd2);
  llc_entry entry_2 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_2_open),
    .close      (entry_2_close),
    .clear      (entry_2_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_2_ways),
    .matched    (entry_2_matched),
    .closed     (entry_2_closed)
  );

  assign entry_3_open = open & free_bit[3];
  assign entry_3_close = begins & (begin_entry == 8'd3);
  assign entry_3_clear = ends & (entry == 8'd3);
  llc_entry entry_3 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_3_open),
    .close      (entry_3_close),
    .clear      (entry_3_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_3_ways),
    .matched    (entry_3_matched),
    .closed     (entry_3_closed)
  );

  assign entry_4_open = open & free_bit[4];
  assign entry_4_close = begins & (begin_entry == 8'd4);
  assign entry_4_clear = ends & (entry == 8'd4);
  llc_entry entry_4 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_4_open),
    .close      (entry_4_close),
    .clear      (entry_4_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_4_ways),
    .matched    (entry_4_matched),
    .closed     (entry_4_closed)
  );

  assign entry_5_open = open & free_bit[5];
  assign entry_5_close = begins & (begin_entry == 8'd5);
  assign entry_5_clear = ends & (entry == 8'd5);
  llc_entry entry_5 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_5_open),
    .close      (entry_5_close),
    .clear      (entry_5_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_5_ways),
    .matched    (entry_5_matched),
    .closed     (entry_5_closed)
  );

  assign entry_6_open = open & free_bit[6];
  assign entry_6_close = begins & (begin_entry == 8'd6);
  assign entry_6_clear = ends & (entry == 8'd6);
  llc_entry entry_6 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_6_open),
    .close      (entry_6_close),
    .clear      (entry_6_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_6_ways),
    .matched    (entry_6_matched),
    .closed     (entry_6_closed)
  );

  assign entry_7_open = open & free_bit[7];
  assign entry_7_close = begins & (begin_entry == 8'd7);
  assign entry_7_clear = ends & (entry == 8'd7);
  llc_entry entry_7 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_7_open),
    .close      (entry_7_close),
    .clear      (entry_7_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_7_ways),
    .matched    (entry_7_matched),
    .closed     (entry_7_closed)
  );

  assign entry_8_open = open & free_bit[8];
  assign entry_8_close = begins & (begin_entry == 8'd8);
  assign entry_8_clear = ends & (entry == 8'd8);
  llc_entry entry_8 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_8_open),
    .close      (entry_8_close),
    .clear      (entry_8_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_8_ways),
    .matched    (entry_8_matched),
    .closed     (entry_8_closed)
  );

  assign entry_9_open = open & free_bit[9];
  assign entry_9_close = begins & (begin_entry == 8'd9);
  assign entry_9_clear = ends & (entry == 8'd9);
  llc_entry entry_9 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_9_open),
    .close      (entry_9_close),
    .clear      (entry_9_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_9_ways),
    .matched    (entry_9_matched),
    .closed     (entry_9_closed)
  );

  assign entry_10_open = open & free_bit[10];
  assign entry_10_close = begins & (begin_entry == 8'h0a);
  assign entry_10_clear = ends & (entry == 8'h0a);
  llc_entry entry_10 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_10_open),
    .close      (entry_10_close),
    .clear      (entry_10_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_10_ways),
    .matched    (entry_10_matched),
    .closed     (entry_10_closed)
  );

  assign entry_11_open = open & free_bit[11];
  assign entry_11_close = begins & (begin_entry == 8'h0b);
  assign entry_11_clear = ends & (entry == 8'h0b);
  llc_entry entry_11 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_11_open),
    .close      (entry_11_close),
    .clear      (entry_11_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_11_ways),
    .matched    (entry_11_matched),
    .closed     (entry_11_closed)
  );

  assign entry_12_open = open & free_bit[12];
  assign entry_12_close = begins & (begin_entry == 8'h0c);
  assign entry_12_clear = ends & (entry == 8'h0c);
  llc_entry entry_12 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_12_open),
    .close      (entry_12_close),
    .clear      (entry_12_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_12_ways),
    .matched    (entry_12_matched),
    .closed     (entry_12_closed)
  );

  assign entry_13_open = open & free_bit[13];
  assign entry_13_close = begins & (begin_entry == 8'h0d);
  assign entry_13_clear = ends & (entry == 8'h0d);
  llc_entry entry_13 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_13_open),
    .close      (entry_13_close),
    .clear      (entry_13_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_13_ways),
    .matched    (entry_13_matched),
    .closed     (entry_13_closed)
  );

  assign entry_14_open = open & free_bit[14];
  assign entry_14_close = begins & (begin_entry == 8'h0e);
  assign entry_14_clear = ends & (entry == 8'h0e);
  llc_entry entry_14 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_14_open),
    .close      (entry_14_close),
    .clear      (entry_14_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_14_ways),
    .matched    (entry_14_matched),
    .closed     (entry_14_closed)
  );

  assign entry_15_open = open & free_bit[15];
  assign entry_15_close = begins & (begin_entry == 8'h0f);
  assign entry_15_clear = ends & (entry == 8'h0f);
  llc_entry entry_15 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_15_open),
    .close      (entry_15_close),
    .clear      (entry_15_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_15_ways),
    .matched    (entry_15_matched),
    .closed     (entry_15_closed)
  );

  assign entry_16_open = open & free_bit[16];
  assign entry_16_close = begins & (begin_entry == 8'h10);
  assign entry_16_clear = ends & (entry == 8'h10);
  llc_entry entry_16 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_16_open),
    .close      (entry_16_close),
    .clear      (entry_16_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_16_ways),
    .matched    (entry_16_matched),
    .closed     (entry_16_closed)
  );

  assign entry_17_open = open & free_bit[17];
  assign entry_17_close = begins & (begin_entry == 8'h11);
  assign entry_17_clear = ends & (entry == 8'h11);
  llc_entry entry_17 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_17_open),
    .close      (entry_17_close),
    .clear      (entry_17_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_17_ways),
    .matched    (entry_17_matched),
    .closed     (entry_17_closed)
  );

  assign entry_18_open = open & free_bit[18];
  assign entry_18_close = begins & (begin_entry == 8'h12);
  assign entry_18_clear = ends & (entry == 8'h12);
  llc_entry entry_18 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_18_open),
    .close      (entry_18_close),
    .clear      (entry_18_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_18_ways),
    .matched    (entry_18_matched),
    .closed     (entry_18_closed)
  );

  assign entry_19_open = open & free_bit[19];
  assign entry_19_close = begins & (begin_entry == 8'h13);
  assign entry_19_clear = ends & (entry == 8'h13);
  llc_entry entry_19 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_19_open),
    .close      (entry_19_close),
    .clear      (entry_19_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_19_ways),
    .matched    (entry_19_matched),
    .closed     (entry_19_closed)
  );

  assign entry_20_open = open & free_bit[20];
  assign entry_20_close = begins & (begin_entry == 8'h14);
  assign entry_20_clear = ends & (entry == 8'h14);
  llc_entry entry_20 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_20_open),
    .close      (entry_20_close),
    .clear      (entry_20_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_20_ways),
    .matched    (entry_20_matched),
    .closed     (entry_20_closed)
  );

  assign entry_21_open = open & free_bit[21];
  assign entry_21_close = begins & (begin_entry == 8'h15);
  assign entry_21_clear = ends & (entry == 8'h15);
  llc_entry entry_21 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_21_open),
    .close      (entry_21_close),
    .clear      (entry_21_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_21_ways),
    .matched    (entry_21_matched),
    .closed     (entry_21_closed)
  );

  assign entry_22_open = open & free_bit[22];
  assign entry_22_close = begins & (begin_entry == 8'h16);
  assign entry_22_clear = ends & (entry == 8'h16);
  llc_entry entry_22 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_22_open),
    .close      (entry_22_close),
    .clear      (entry_22_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_22_ways),
    .matched    (entry_22_matched),
    .closed     (entry_22_closed)
  );

  assign entry_23_open = open & free_bit[23];
  assign entry_23_close = begins & (begin_entry == 8'h17);
  assign entry_23_clear = ends & (entry == 8'h17);
  llc_entry entry_23 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_23_open),
    .close      (entry_23_close),
    .clear      (entry_23_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_23_ways),
    .matched    (entry_23_matched),
    .closed     (entry_23_closed)
  );

  assign entry_24_open = open & free_bit[24];
  assign entry_24_close = begins & (begin_entry == 8'h18);
  assign entry_24_clear = ends & (entry == 8'h18);
  llc_entry entry_24 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_24_open),
    .close      (entry_24_close),
    .clear      (entry_24_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_24_ways),
    .matched    (entry_24_matched),
    .closed     (entry_24_closed)
  );

  assign entry_25_open = open & free_bit[25];
  assign entry_25_close = begins & (begin_entry == 8'h19);
  assign entry_25_clear = ends & (entry == 8'h19);
  llc_entry entry_25 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_25_open),
    .close      (entry_25_close),
    .clear      (entry_25_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_25_ways),
    .matched    (entry_25_matched),
    .closed     (entry_25_closed)
  );

  assign entry_26_open = open & free_bit[26];
  assign entry_26_close = begins & (begin_entry == 8'h1a);
  assign entry_26_clear = ends & (entry == 8'h1a);
  llc_entry entry_26 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_26_open),
    .close      (entry_26_close),
    .clear      (entry_26_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_26_ways),
    .matched    (entry_26_matched),
    .closed     (entry_26_closed)
  );

  assign entry_27_open = open & free_bit[27];
  assign entry_27_close = begins & (begin_entry == 8'h1b);
  assign entry_27_clear = ends & (entry == 8'h1b);
  llc_entry entry_27 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_27_open),
    .close      (entry_27_close),
    .clear      (entry_27_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_27_ways),
    .matched    (entry_27_matched),
    .closed     (entry_27_closed)
  );

  assign entry_28_open = open & free_bit[28];
  assign entry_28_close = begins & (begin_entry == 8'h1c);
  assign entry_28_clear = ends & (entry == 8'h1c);
  llc_entry entry_28 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_28_open),
    .close      (entry_28_close),
    .clear      (entry_28_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_28_ways),
    .matched    (entry_28_matched),
    .closed     (entry_28_closed)
  );

  assign entry_29_open = open & free_bit[29];
  assign entry_29_close = begins & (begin_entry == 8'h1d);
  assign entry_29_clear = ends & (entry == 8'h1d);
  llc_entry entry_29 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_29_open),
    .close      (entry_29_close),
    .clear      (entry_29_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_29_ways),
    .matched    (entry_29_matched),
    .closed     (entry_29_closed)
  );

  assign entry_30_open = open & free_bit[30];
  assign entry_30_close = begins & (begin_entry == 8'h1e);
  assign entry_30_clear = ends & (entry == 8'h1e);
  llc_entry entry_30 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_30_open),
    .close      (entry_30_close),
    .clear      (entry_30_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_30_ways),
    .matched    (entry_30_matched),
    .closed     (entry_30_closed)
  );

  assign entry_31_open = open & free_bit[31];
  assign entry_31_close = begins & (begin_entry == 8'h1f);
  assign entry_31_clear = ends & (entry == 8'h1f);
  llc_entry entry_31 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_31_open),
    .close      (entry_31_close),
    .clear      (entry_31_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_31_ways),
    .matched    (entry_31_matched),
    .closed     (entry_31_closed)
  );

  assign entry_32_open = open & free_bit[32];
  assign entry_32_close = begins & (begin_entry == 8'h20);
  assign entry_32_clear = ends & (entry == 8'h20);
  llc_entry entry_32 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_32_open),
    .close      (entry_32_close),
    .clear      (entry_32_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_32_ways),
    .matched    (entry_32_matched),
    .closed     (entry_32_closed)
  );

  assign entry_33_open = open & free_bit[33];
  assign entry_33_close = begins & (begin_entry == 8'h21);
  assign entry_33_clear = ends & (entry == 8'h21);
  llc_entry entry_33 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_33_open),
    .close      (entry_33_close),
    .clear      (entry_33_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_33_ways),
    .matched    (entry_33_matched),
    .closed     (entry_33_closed)
  );

  assign entry_34_open = open & free_bit[34];
  assign entry_34_close = begins & (begin_entry == 8'h22);
  assign entry_34_clear = ends & (entry == 8'h22);
  llc_entry entry_34 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_34_open),
    .close      (entry_34_close),
    .clear      (entry_34_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_34_ways),
    .matched    (entry_34_matched),
    .closed     (entry_34_closed)
  );

  assign entry_35_open = open & free_bit[35];
  assign entry_35_close = begins & (begin_entry == 8'h23);
  assign entry_35_clear = ends & (entry == 8'h23);
  llc_entry entry_35 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_35_open),
    .close      (entry_35_close),
    .clear      (entry_35_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_35_ways),
    .matched    (entry_35_matched),
    .closed     (entry_35_closed)
  );

  assign entry_36_open = open & free_bit[36];
  assign entry_36_close = begins & (begin_entry == 8'h24);
  assign entry_36_clear = ends & (entry == 8'h24);
  llc_entry entry_36 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_36_open),
    .close      (entry_36_close),
    .clear      (entry_36_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_36_ways),
    .matched    (entry_36_matched),
    .closed     (entry_36_closed)
  );

  assign entry_37_open = open & free_bit[37];
  assign entry_37_close = begins & (begin_entry == 8'h25);
  assign entry_37_clear = ends & (entry == 8'h25);
  llc_entry entry_37 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_37_open),
    .close      (entry_37_close),
    .clear      (entry_37_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_37_ways),
    .matched    (entry_37_matched),
    .closed     (entry_37_closed)
  );

  assign entry_38_open = open & free_bit[38];
  assign entry_38_close = begins & (begin_entry == 8'h26);
  assign entry_38_clear = ends & (entry == 8'h26);
  llc_entry entry_38 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_38_open),
    .close      (entry_38_close),
    .clear      (entry_38_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_38_ways),
    .matched    (entry_38_matched),
    .closed     (entry_38_closed)
  );

  assign entry_39_open = open & free_bit[39];
  assign entry_39_close = begins & (begin_entry == 8'h27);
  assign entry_39_clear = ends & (entry == 8'h27);
  llc_entry entry_39 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_39_open),
    .close      (entry_39_close),
    .clear      (entry_39_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_39_ways),
    .matched    (entry_39_matched),
    .closed     (entry_39_closed)
  );

  assign entry_40_open = open & free_bit[40];
  assign entry_40_close = begins & (begin_entry == 8'h28);
  assign entry_40_clear = ends & (entry == 8'h28);
  llc_entry entry_40 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_40_open),
    .close      (entry_40_close),
    .clear      (entry_40_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_40_ways),
    .matched    (entry_40_matched),
    .closed     (entry_40_closed)
  );

  assign entry_41_open = open & free_bit[41];
  assign entry_41_close = begins & (begin_entry == 8'h29);
  assign entry_41_clear = ends & (entry == 8'h29);
  llc_entry entry_41 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_41_open),
    .close      (entry_41_close),
    .clear      (entry_41_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_41_ways),
    .matched    (entry_41_matched),
    .closed     (entry_41_closed)
  );

  assign entry_42_open = open & free_bit[42];
  assign entry_42_close = begins & (begin_entry == 8'h2a);
  assign entry_42_clear = ends & (entry == 8'h2a);
  llc_entry entry_42 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_42_open),
    .close      (entry_42_close),
    .clear      (entry_42_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_42_ways),
    .matched    (entry_42_matched),
    .closed     (entry_42_closed)
  );

  assign entry_43_open = open & free_bit[43];
  assign entry_43_close = begins & (begin_entry == 8'h2b);
  assign entry_43_clear = ends & (entry == 8'h2b);
  llc_entry entry_43 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_43_open),
    .close      (entry_43_close),
    .clear      (entry_43_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_43_ways),
    .matched    (entry_43_matched),
    .closed     (entry_43_closed)
  );

  assign entry_44_open = open & free_bit[44];
  assign entry_44_close = begins & (begin_entry == 8'h2c);
  assign entry_44_clear = ends & (entry == 8'h2c);
  llc_entry entry_44 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_44_open),
    .close      (entry_44_close),
    .clear      (entry_44_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_44_ways),
    .matched    (entry_44_matched),
    .closed     (entry_44_closed)
  );

  assign entry_45_open = open & free_bit[45];
  assign entry_45_close = begins & (begin_entry == 8'h2d);
  assign entry_45_clear = ends & (entry == 8'h2d);
  llc_entry entry_45 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_45_open),
    .close      (entry_45_close),
    .clear      (entry_45_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_45_ways),
    .matched    (entry_45_matched),
    .closed     (entry_45_closed)
  );

  assign entry_46_open = open & free_bit[46];
  assign entry_46_close = begins & (begin_entry == 8'h2e);
  assign entry_46_clear = ends & (entry == 8'h2e);
  llc_entry entry_46 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_46_open),
    .close      (entry_46_close),
    .clear      (entry_46_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_46_ways),
    .matched    (entry_46_matched),
    .closed     (entry_46_closed)
  );

  assign entry_47_open = open & free_bit[47];
  assign entry_47_close = begins & (begin_entry == 8'h2f);
  assign entry_47_clear = ends & (entry == 8'h2f);
  llc_entry entry_47 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_47_open),
    .close      (entry_47_close),
    .clear      (entry_47_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_47_ways),
    .matched    (entry_47_matched),
    .closed     (entry_47_closed)
  );

  assign entry_48_open = open & free_bit[48];
  assign entry_48_close = begins & (begin_entry == 8'h30);
  assign entry_48_clear = ends & (entry == 8'h30);
  llc_entry entry_48 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_48_open),
    .close      (entry_48_close),
    .clear      (entry_48_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_48_ways),
    .matched    (entry_48_matched),
    .closed     (entry_48_closed)
  );

  assign entry_49_open = open & free_bit[49];
  assign entry_49_close = begins & (begin_entry == 8'h31);
  assign entry_49_clear = ends & (entry == 8'h31);
  llc_entry entry_49 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_49_open),
    .close      (entry_49_close),
    .clear      (entry_49_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_49_ways),
    .matched    (entry_49_matched),
    .closed     (entry_49_closed)
  );

  assign entry_50_open = open & free_bit[50];
  assign entry_50_close = begins & (begin_entry == 8'h32);
  assign entry_50_clear = ends & (entry == 8'h32);
  llc_entry entry_50 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_50_open),
    .close      (entry_50_close),
    .clear      (entry_50_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_50_ways),
    .matched    (entry_50_matched),
    .closed     (entry_50_closed)
  );

  assign entry_51_open = open & free_bit[51];
  assign entry_51_close = begins & (begin_entry == 8'h33);
  assign entry_51_clear = ends & (entry == 8'h33);
  llc_entry entry_51 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_51_open),
    .close      (entry_51_close),
    .clear      (entry_51_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_51_ways),
    .matched    (entry_51_matched),
    .closed     (entry_51_closed)
  );

  assign entry_52_open = open & free_bit[52];
  assign entry_52_close = begins & (begin_entry == 8'h34);
  assign entry_52_clear = ends & (entry == 8'h34);
  llc_entry entry_52 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_52_open),
    .close      (entry_52_close),
    .clear      (entry_52_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_52_ways),
    .matched    (entry_52_matched),
    .closed     (entry_52_closed)
  );

  assign entry_53_open = open & free_bit[53];
  assign entry_53_close = begins & (begin_entry == 8'h35);
  assign entry_53_clear = ends & (entry == 8'h35);
  llc_entry entry_53 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_53_open),
    .close      (entry_53_close),
    .clear      (entry_53_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_53_ways),
    .matched    (entry_53_matched),
    .closed     (entry_53_closed)
  );

  assign entry_54_open = open & free_bit[54];
  assign entry_54_close = begins & (begin_entry == 8'h36);
  assign entry_54_clear = ends & (entry == 8'h36);
  llc_entry entry_54 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_54_open),
    .close      (entry_54_close),
    .clear      (entry_54_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_54_ways),
    .matched    (entry_54_matched),
    .closed     (entry_54_closed)
  );

  assign entry_55_open = open & free_bit[55];
  assign entry_55_close = begins & (begin_entry == 8'h37);
  assign entry_55_clear = ends & (entry == 8'h37);
  llc_entry entry_55 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_55_open),
    .close      (entry_55_close),
    .clear      (entry_55_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_55_ways),
    .matched    (entry_55_matched),
    .closed     (entry_55_closed)
  );

  assign entry_56_open = open & free_bit[56];
  assign entry_56_close = begins & (begin_entry == 8'h38);
  assign entry_56_clear = ends & (entry == 8'h38);
  llc_entry entry_56 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_56_open),
    .close      (entry_56_close),
    .clear      (entry_56_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_56_ways),
    .matched    (entry_56_matched),
    .closed     (entry_56_closed)
  );

  assign entry_57_open = open & free_bit[57];
  assign entry_57_close = begins & (begin_entry == 8'h39);
  assign entry_57_clear = ends & (entry == 8'h39);
  llc_entry entry_57 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_57_open),
    .close      (entry_57_close),
    .clear      (entry_57_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_57_ways),
    .matched    (entry_57_matched),
    .closed     (entry_57_closed)
  );

  assign entry_58_open = open & free_bit[58];
  assign entry_58_close = begins & (begin_entry == 8'h3a);
  assign entry_58_clear = ends & (entry == 8'h3a);
  llc_entry entry_58 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_58_open),
    .close      (entry_58_close),
    .clear      (entry_58_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_58_ways),
    .matched    (entry_58_matched),
    .closed     (entry_58_closed)
  );

  assign entry_59_open = open & free_bit[59];
  assign entry_59_close = begins & (begin_entry == 8'h3b);
  assign entry_59_clear = ends & (entry == 8'h3b);
  llc_entry entry_59 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_59_open),
    .close      (entry_59_close),
    .clear      (entry_59_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_59_ways),
    .matched    (entry_59_matched),
    .closed     (entry_59_closed)
  );

  assign entry_60_open = open & free_bit[60];
  assign entry_60_close = begins & (begin_entry == 8'h3c);
  assign entry_60_clear = ends & (entry == 8'h3c);
  llc_entry entry_60 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_60_open),
    .close      (entry_60_close),
    .clear      (entry_60_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_60_ways),
    .matched    (entry_60_matched),
    .closed     (entry_60_closed)
  );

  assign entry_61_open = open & free_bit[61];
  assign entry_61_close = begins & (begin_entry == 8'h3d);
  assign entry_61_clear = ends & (entry == 8'h3d);
  llc_entry entry_61 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_61_open),
    .close      (entry_61_close),
    .clear      (entry_61_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_61_ways),
    .matched    (entry_61_matched),
    .closed     (entry_61_closed)
  );

  assign entry_62_open = open & free_bit[62];
  assign entry_62_close = begins & (begin_entry == 8'h3e);
  assign entry_62_clear = ends & (entry == 8'h3e);
  llc_entry entry_62 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_62_open),
    .close      (entry_62_close),
    .clear      (entry_62_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_62_ways),
    .matched    (entry_62_matched),
    .closed     (entry_62_closed)
  );

  assign entry_63_open = open & free_bit[63];
  assign entry_63_close = begins & (begin_entry == 8'h3f);
  assign entry_63_clear = ends & (entry == 8'h3f);
  llc_entry entry_63 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_63_open),
    .close      (entry_63_close),
    .clear      (entry_63_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_63_ways),
    .matched    (entry_63_matched),
    .closed     (entry_63_closed)
  );

  assign entry_64_open = open & free_bit[64];
  assign entry_64_close = begins & (begin_entry == 8'h40);
  assign entry_64_clear = ends & (entry == 8'h40);
  llc_entry entry_64 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_64_open),
    .close      (entry_64_close),
    .clear      (entry_64_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_64_ways),
    .matched    (entry_64_matched),
    .closed     (entry_64_closed)
  );

  assign entry_65_open = open & free_bit[65];
  assign entry_65_close = begins & (begin_entry == 8'h41);
  assign entry_65_clear = ends & (entry == 8'h41);
  llc_entry entry_65 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_65_open),
    .close      (entry_65_close),
    .clear      (entry_65_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_65_ways),
    .matched    (entry_65_matched),
    .closed     (entry_65_closed)
  );

  assign entry_66_open = open & free_bit[66];
  assign entry_66_close = begins & (begin_entry == 8'h42);
  assign entry_66_clear = ends & (entry == 8'h42);
  llc_entry entry_66 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_66_open),
    .close      (entry_66_close),
    .clear      (entry_66_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_66_ways),
    .matched    (entry_66_matched),
    .closed     (entry_66_closed)
  );

  assign entry_67_open = open & free_bit[67];
  assign entry_67_close = begins & (begin_entry == 8'h43);
  assign entry_67_clear = ends & (entry == 8'h43);
  llc_entry entry_67 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_67_open),
    .close      (entry_67_close),
    .clear      (entry_67_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_67_ways),
    .matched    (entry_67_matched),
    .closed     (entry_67_closed)
  );

  assign entry_68_open = open & free_bit[68];
  assign entry_68_close = begins & (begin_entry == 8'h44);
  assign entry_68_clear = ends & (entry == 8'h44);
  llc_entry entry_68 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_68_open),
    .close      (entry_68_close),
    .clear      (entry_68_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_68_ways),
    .matched    (entry_68_matched),
    .closed     (entry_68_closed)
  );

  assign entry_69_open = open & free_bit[69];
  assign entry_69_close = begins & (begin_entry == 8'h45);
  assign entry_69_clear = ends & (entry == 8'h45);
  llc_entry entry_69 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_69_open),
    .close      (entry_69_close),
    .clear      (entry_69_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_69_ways),
    .matched    (entry_69_matched),
    .closed     (entry_69_closed)
  );

  assign entry_70_open = open & free_bit[70];
  assign entry_70_close = begins & (begin_entry == 8'h46);
  assign entry_70_clear = ends & (entry == 8'h46);
  llc_entry entry_70 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_70_open),
    .close      (entry_70_close),
    .clear      (entry_70_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_70_ways),
    .matched    (entry_70_matched),
    .closed     (entry_70_closed)
  );

  assign entry_71_open = open & free_bit[71];
  assign entry_71_close = begins & (begin_entry == 8'h47);
  assign entry_71_clear = ends & (entry == 8'h47);
  llc_entry entry_71 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_71_open),
    .close      (entry_71_close),
    .clear      (entry_71_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_71_ways),
    .matched    (entry_71_matched),
    .closed     (entry_71_closed)
  );

  assign entry_72_open = open & free_bit[72];
  assign entry_72_close = begins & (begin_entry == 8'h48);
  assign entry_72_clear = ends & (entry == 8'h48);
  llc_entry entry_72 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_72_open),
    .close      (entry_72_close),
    .clear      (entry_72_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_72_ways),
    .matched    (entry_72_matched),
    .closed     (entry_72_closed)
  );

  assign entry_73_open = open & free_bit[73];
  assign entry_73_close = begins & (begin_entry == 8'h49);
  assign entry_73_clear = ends & (entry == 8'h49);
  llc_entry entry_73 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_73_open),
    .close      (entry_73_close),
    .clear      (entry_73_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_73_ways),
    .matched    (entry_73_matched),
    .closed     (entry_73_closed)
  );

  assign entry_74_open = open & free_bit[74];
  assign entry_74_close = begins & (begin_entry == 8'h4a);
  assign entry_74_clear = ends & (entry == 8'h4a);
  llc_entry entry_74 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_74_open),
    .close      (entry_74_close),
    .clear      (entry_74_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_74_ways),
    .matched    (entry_74_matched),
    .closed     (entry_74_closed)
  );

  assign entry_75_open = open & free_bit[75];
  assign entry_75_close = begins & (begin_entry == 8'h4b);
  assign entry_75_clear = ends & (entry == 8'h4b);
  llc_entry entry_75 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_75_open),
    .close      (entry_75_close),
    .clear      (entry_75_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_75_ways),
    .matched    (entry_75_matched),
    .closed     (entry_75_closed)
  );

  assign entry_76_open = open & free_bit[76];
  assign entry_76_close = begins & (begin_entry == 8'h4c);
  assign entry_76_clear = ends & (entry == 8'h4c);
  llc_entry entry_76 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_76_open),
    .close      (entry_76_close),
    .clear      (entry_76_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_76_ways),
    .matched    (entry_76_matched),
    .closed     (entry_76_closed)
  );

  assign entry_77_open = open & free_bit[77];
  assign entry_77_close = begins & (begin_entry == 8'h4d);
  assign entry_77_clear = ends & (entry == 8'h4d);
  llc_entry entry_77 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_77_open),
    .close      (entry_77_close),
    .clear      (entry_77_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_77_ways),
    .matched    (entry_77_matched),
    .closed     (entry_77_closed)
  );

  assign entry_78_open = open & free_bit[78];
  assign entry_78_close = begins & (begin_entry == 8'h4e);
  assign entry_78_clear = ends & (entry == 8'h4e);
  llc_entry entry_78 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_78_open),
    .close      (entry_78_close),
    .clear      (entry_78_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_78_ways),
    .matched    (entry_78_matched),
    .closed     (entry_78_closed)
  );

  assign entry_79_open = open & free_bit[79];
  assign entry_79_close = begins & (begin_entry == 8'h4f);
  assign entry_79_clear = ends & (entry == 8'h4f);
  llc_entry entry_79 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_79_open),
    .close      (entry_79_close),
    .clear      (entry_79_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_79_ways),
    .matched    (entry_79_matched),
    .closed     (entry_79_closed)
  );

  assign entry_80_open = open & free_bit[80];
  assign entry_80_close = begins & (begin_entry == 8'h50);
  assign entry_80_clear = ends & (entry == 8'h50);
  llc_entry entry_80 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_80_open),
    .close      (entry_80_close),
    .clear      (entry_80_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_80_ways),
    .matched    (entry_80_matched),
    .closed     (entry_80_closed)
  );

  assign entry_81_open = open & free_bit[81];
  assign entry_81_close = begins & (begin_entry == 8'h51);
  assign entry_81_clear = ends & (entry == 8'h51);
  llc_entry entry_81 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_81_open),
    .close      (entry_81_close),
    .clear      (entry_81_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_81_ways),
    .matched    (entry_81_matched),
    .closed     (entry_81_closed)
  );

  assign entry_82_open = open & free_bit[82];
  assign entry_82_close = begins & (begin_entry == 8'h52);
  assign entry_82_clear = ends & (entry == 8'h52);
  llc_entry entry_82 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_82_open),
    .close      (entry_82_close),
    .clear      (entry_82_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_82_ways),
    .matched    (entry_82_matched),
    .closed     (entry_82_closed)
  );

  assign entry_83_open = open & free_bit[83];
  assign entry_83_close = begins & (begin_entry == 8'h53);
  assign entry_83_clear = ends & (entry == 8'h53);
  llc_entry entry_83 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_83_open),
    .close      (entry_83_close),
    .clear      (entry_83_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_83_ways),
    .matched    (entry_83_matched),
    .closed     (entry_83_closed)
  );

  assign entry_84_open = open & free_bit[84];
  assign entry_84_close = begins & (begin_entry == 8'h54);
  assign entry_84_clear = ends & (entry == 8'h54);
  llc_entry entry_84 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_84_open),
    .close      (entry_84_close),
    .clear      (entry_84_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_84_ways),
    .matched    (entry_84_matched),
    .closed     (entry_84_closed)
  );

  assign entry_85_open = open & free_bit[85];
  assign entry_85_close = begins & (begin_entry == 8'h55);
  assign entry_85_clear = ends & (entry == 8'h55);
  llc_entry entry_85 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_85_open),
    .close      (entry_85_close),
    .clear      (entry_85_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_85_ways),
    .matched    (entry_85_matched),
    .closed     (entry_85_closed)
  );

  assign entry_86_open = open & free_bit[86];
  assign entry_86_close = begins & (begin_entry == 8'h56);
  assign entry_86_clear = ends & (entry == 8'h56);
  llc_entry entry_86 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_86_open),
    .close      (entry_86_close),
    .clear      (entry_86_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_86_ways),
    .matched    (entry_86_matched),
    .closed     (entry_86_closed)
  );

  assign entry_87_open = open & free_bit[87];
  assign entry_87_close = begins & (begin_entry == 8'h57);
  assign entry_87_clear = ends & (entry == 8'h57);
  llc_entry entry_87 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_87_open),
    .close      (entry_87_close),
    .clear      (entry_87_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_87_ways),
    .matched    (entry_87_matched),
    .closed     (entry_87_closed)
  );

  assign entry_88_open = open & free_bit[88];
  assign entry_88_close = begins & (begin_entry == 8'h58);
  assign entry_88_clear = ends & (entry == 8'h58);
  llc_entry entry_88 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_88_open),
    .close      (entry_88_close),
    .clear      (entry_88_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_88_ways),
    .matched    (entry_88_matched),
    .closed     (entry_88_closed)
  );

  assign entry_89_open = open & free_bit[89];
  assign entry_89_close = begins & (begin_entry == 8'h59);
  assign entry_89_clear = ends & (entry == 8'h59);
  llc_entry entry_89 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_89_open),
    .close      (entry_89_close),
    .clear      (entry_89_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_89_ways),
    .matched    (entry_89_matched),
    .closed     (entry_89_closed)
  );

  assign entry_90_open = open & free_bit[90];
  assign entry_90_close = begins & (begin_entry == 8'h5a);
  assign entry_90_clear = ends & (entry == 8'h5a);
  llc_entry entry_90 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_90_open),
    .close      (entry_90_close),
    .clear      (entry_90_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_90_ways),
    .matched    (entry_90_matched),
    .closed     (entry_90_closed)
  );

  assign entry_91_open = open & free_bit[91];
  assign entry_91_close = begins & (begin_entry == 8'h5b);
  assign entry_91_clear = ends & (entry == 8'h5b);
  llc_entry entry_91 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_91_open),
    .close      (entry_91_close),
    .clear      (entry_91_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_91_ways),
    .matched    (entry_91_matched),
    .closed     (entry_91_closed)
  );

  assign entry_92_open = open & free_bit[92];
  assign entry_92_close = begins & (begin_entry == 8'h5c);
  assign entry_92_clear = ends & (entry == 8'h5c);
  llc_entry entry_92 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_92_open),
    .close      (entry_92_close),
    .clear      (entry_92_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_92_ways),
    .matched    (entry_92_matched),
    .closed     (entry_92_closed)
  );

  assign entry_93_open = open & free_bit[93];
  assign entry_93_close = begins & (begin_entry == 8'h5d);
  assign entry_93_clear = ends & (entry == 8'h5d);
  llc_entry entry_93 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_93_open),
    .close      (entry_93_close),
    .clear      (entry_93_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_93_ways),
    .matched    (entry_93_matched),
    .closed     (entry_93_closed)
  );

  assign entry_94_open = open & free_bit[94];
  assign entry_94_close = begins & (begin_entry == 8'h5e);
  assign entry_94_clear = ends & (entry == 8'h5e);
  llc_entry entry_94 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_94_open),
    .close      (entry_94_close),
    .clear      (entry_94_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_94_ways),
    .matched    (entry_94_matched),
    .closed     (entry_94_closed)
  );

  assign entry_95_open = open & free_bit[95];
  assign entry_95_close = begins & (begin_entry == 8'h5f);
  assign entry_95_clear = ends & (entry == 8'h5f);
  llc_entry entry_95 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_95_open),
    .close      (entry_95_close),
    .clear      (entry_95_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_95_ways),
    .matched    (entry_95_matched),
    .closed     (entry_95_closed)
  );

  assign entry_96_open = open & free_bit[96];
  assign entry_96_close = begins & (begin_entry == 8'h60);
  assign entry_96_clear = ends & (entry == 8'h60);
  llc_entry entry_96 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_96_open),
    .close      (entry_96_close),
    .clear      (entry_96_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_96_ways),
    .matched    (entry_96_matched),
    .closed     (entry_96_closed)
  );

  assign entry_97_open = open & free_bit[97];
  assign entry_97_close = begins & (begin_entry == 8'h61);
  assign entry_97_clear = ends & (entry == 8'h61);
  llc_entry entry_97 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_97_open),
    .close      (entry_97_close),
    .clear      (entry_97_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_97_ways),
    .matched    (entry_97_matched),
    .closed     (entry_97_closed)
  );

  assign entry_98_open = open & free_bit[98];
  assign entry_98_close = begins & (begin_entry == 8'h62);
  assign entry_98_clear = ends & (entry == 8'h62);
  llc_entry entry_98 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_98_open),
    .close      (entry_98_close),
    .clear      (entry_98_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_98_ways),
    .matched    (entry_98_matched),
    .closed     (entry_98_closed)
  );

  assign entry_99_open = open & free_bit[99];
  assign entry_99_close = begins & (begin_entry == 8'h63);
  assign entry_99_clear = ends & (entry == 8'h63);
  llc_entry entry_99 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_99_open),
    .close      (entry_99_close),
    .clear      (entry_99_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_99_ways),
    .matched    (entry_99_matched),
    .closed     (entry_99_closed)
  );

  assign entry_100_open = open & free_bit[100];
  assign entry_100_close = begins & (begin_entry == 8'h64);
  assign entry_100_clear = ends & (entry == 8'h64);
  llc_entry entry_100 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_100_open),
    .close      (entry_100_close),
    .clear      (entry_100_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_100_ways),
    .matched    (entry_100_matched),
    .closed     (entry_100_closed)
  );

  assign entry_101_open = open & free_bit[101];
  assign entry_101_close = begins & (begin_entry == 8'h65);
  assign entry_101_clear = ends & (entry == 8'h65);
  llc_entry entry_101 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_101_open),
    .close      (entry_101_close),
    .clear      (entry_101_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_101_ways),
    .matched    (entry_101_matched),
    .closed     (entry_101_closed)
  );

  assign entry_102_open = open & free_bit[102];
  assign entry_102_close = begins & (begin_entry == 8'h66);
  assign entry_102_clear = ends & (entry == 8'h66);
  llc_entry entry_102 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_102_open),
    .close      (entry_102_close),
    .clear      (entry_102_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_102_ways),
    .matched    (entry_102_matched),
    .closed     (entry_102_closed)
  );

  assign entry_103_open = open & free_bit[103];
  assign entry_103_close = begins & (begin_entry == 8'h67);
  assign entry_103_clear = ends & (entry == 8'h67);
  llc_entry entry_103 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_103_open),
    .close      (entry_103_close),
    .clear      (entry_103_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_103_ways),
    .matched    (entry_103_matched),
    .closed     (entry_103_closed)
  );

  assign entry_104_open = open & free_bit[104];
  assign entry_104_close = begins & (begin_entry == 8'h68);
  assign entry_104_clear = ends & (entry == 8'h68);
  llc_entry entry_104 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_104_open),
    .close      (entry_104_close),
    .clear      (entry_104_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_104_ways),
    .matched    (entry_104_matched),
    .closed     (entry_104_closed)
  );

  assign entry_105_open = open & free_bit[105];
  assign entry_105_close = begins & (begin_entry == 8'h69);
  assign entry_105_clear = ends & (entry == 8'h69);
  llc_entry entry_105 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_105_open),
    .close      (entry_105_close),
    .clear      (entry_105_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_105_ways),
    .matched    (entry_105_matched),
    .closed     (entry_105_closed)
  );

  assign entry_106_open = open & free_bit[106];
  assign entry_106_close = begins & (begin_entry == 8'h6a);
  assign entry_106_clear = ends & (entry == 8'h6a);
  llc_entry entry_106 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_106_open),
    .close      (entry_106_close),
    .clear      (entry_106_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_106_ways),
    .matched    (entry_106_matched),
    .closed     (entry_106_closed)
  );

  assign entry_107_open = open & free_bit[107];
  assign entry_107_close = begins & (begin_entry == 8'h6b);
  assign entry_107_clear = ends & (entry == 8'h6b);
  llc_entry entry_107 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_107_open),
    .close      (entry_107_close),
    .clear      (entry_107_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_107_ways),
    .matched    (entry_107_matched),
    .closed     (entry_107_closed)
  );

  assign entry_108_open = open & free_bit[108];
  assign entry_108_close = begins & (begin_entry == 8'h6c);
  assign entry_108_clear = ends & (entry == 8'h6c);
  llc_entry entry_108 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_108_open),
    .close      (entry_108_close),
    .clear      (entry_108_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_108_ways),
    .matched    (entry_108_matched),
    .closed     (entry_108_closed)
  );

  assign entry_109_open = open & free_bit[109];
  assign entry_109_close = begins & (begin_entry == 8'h6d);
  assign entry_109_clear = ends & (entry == 8'h6d);
  llc_entry entry_109 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_109_open),
    .close      (entry_109_close),
    .clear      (entry_109_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_109_ways),
    .matched    (entry_109_matched),
    .closed     (entry_109_closed)
  );

  assign entry_110_open = open & free_bit[110];
  assign entry_110_close = begins & (begin_entry == 8'h6e);
  assign entry_110_clear = ends & (entry == 8'h6e);
  llc_entry entry_110 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_110_open),
    .close      (entry_110_close),
    .clear      (entry_110_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_110_ways),
    .matched    (entry_110_matched),
    .closed     (entry_110_closed)
  );

  assign entry_111_open = open & free_bit[111];
  assign entry_111_close = begins & (begin_entry == 8'h6f);
  assign entry_111_clear = ends & (entry == 8'h6f);
  llc_entry entry_111 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_111_open),
    .close      (entry_111_close),
    .clear      (entry_111_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_111_ways),
    .matched    (entry_111_matched),
    .closed     (entry_111_closed)
  );

  assign entry_112_open = open & free_bit[112];
  assign entry_112_close = begins & (begin_entry == 8'h70);
  assign entry_112_clear = ends & (entry == 8'h70);
  llc_entry entry_112 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_112_open),
    .close      (entry_112_close),
    .clear      (entry_112_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_112_ways),
    .matched    (entry_112_matched),
    .closed     (entry_112_closed)
  );

  assign entry_113_open = open & free_bit[113];
  assign entry_113_close = begins & (begin_entry == 8'h71);
  assign entry_113_clear = ends & (entry == 8'h71);
  llc_entry entry_113 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_113_open),
    .close      (entry_113_close),
    .clear      (entry_113_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_113_ways),
    .matched    (entry_113_matched),
    .closed     (entry_113_closed)
  );

  assign entry_114_open = open & free_bit[114];
  assign entry_114_close = begins & (begin_entry == 8'h72);
  assign entry_114_clear = ends & (entry == 8'h72);
  llc_entry entry_114 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_114_open),
    .close      (entry_114_close),
    .clear      (entry_114_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_114_ways),
    .matched    (entry_114_matched),
    .closed     (entry_114_closed)
  );

  assign entry_115_open = open & free_bit[115];
  assign entry_115_close = begins & (begin_entry == 8'h73);
  assign entry_115_clear = ends & (entry == 8'h73);
  llc_entry entry_115 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_115_open),
    .close      (entry_115_close),
    .clear      (entry_115_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_115_ways),
    .matched    (entry_115_matched),
    .closed     (entry_115_closed)
  );

  assign entry_116_open = open & free_bit[116];
  assign entry_116_close = begins & (begin_entry == 8'h74);
  assign entry_116_clear = ends & (entry == 8'h74);
  llc_entry entry_116 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_116_open),
    .close      (entry_116_close),
    .clear      (entry_116_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_116_ways),
    .matched    (entry_116_matched),
    .closed     (entry_116_closed)
  );

  assign entry_117_open = open & free_bit[117];
  assign entry_117_close = begins & (begin_entry == 8'h75);
  assign entry_117_clear = ends & (entry == 8'h75);
  llc_entry entry_117 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_117_open),
    .close      (entry_117_close),
    .clear      (entry_117_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_117_ways),
    .matched    (entry_117_matched),
    .closed     (entry_117_closed)
  );

  assign entry_118_open = open & free_bit[118];
  assign entry_118_close = begins & (begin_entry == 8'h76);
  assign entry_118_clear = ends & (entry == 8'h76);
  llc_entry entry_118 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_118_open),
    .close      (entry_118_close),
    .clear      (entry_118_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_118_ways),
    .matched    (entry_118_matched),
    .closed     (entry_118_closed)
  );

  assign entry_119_open = open & free_bit[119];
  assign entry_119_close = begins & (begin_entry == 8'h77);
  assign entry_119_clear = ends & (entry == 8'h77);
  llc_entry entry_119 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_119_open),
    .close      (entry_119_close),
    .clear      (entry_119_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_119_ways),
    .matched    (entry_119_matched),
    .closed     (entry_119_closed)
  );

  assign entry_120_open = open & free_bit[120];
  assign entry_120_close = begins & (begin_entry == 8'h78);
  assign entry_120_clear = ends & (entry == 8'h78);
  llc_entry entry_120 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_120_open),
    .close      (entry_120_close),
    .clear      (entry_120_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_120_ways),
    .matched    (entry_120_matched),
    .closed     (entry_120_closed)
  );

  assign entry_121_open = open & free_bit[121];
  assign entry_121_close = begins & (begin_entry == 8'h79);
  assign entry_121_clear = ends & (entry == 8'h79);
  llc_entry entry_121 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_121_open),
    .close      (entry_121_close),
    .clear      (entry_121_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_121_ways),
    .matched    (entry_121_matched),
    .closed     (entry_121_closed)
  );

  assign entry_122_open = open & free_bit[122];
  assign entry_122_close = begins & (begin_entry == 8'h7a);
  assign entry_122_clear = ends & (entry == 8'h7a);
  llc_entry entry_122 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_122_open),
    .close      (entry_122_close),
    .clear      (entry_122_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_122_ways),
    .matched    (entry_122_matched),
    .closed     (entry_122_closed)
  );

  assign entry_123_open = open & free_bit[123];
  assign entry_123_close = begins & (begin_entry == 8'h7b);
  assign entry_123_clear = ends & (entry == 8'h7b);
  llc_entry entry_123 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_123_open),
    .close      (entry_123_close),
    .clear      (entry_123_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_123_ways),
    .matched    (entry_123_matched),
    .closed     (entry_123_closed)
  );

  assign entry_124_open = open & free_bit[124];
  assign entry_124_close = begins & (begin_entry == 8'h7c);
  assign entry_124_clear = ends & (entry == 8'h7c);
  llc_entry entry_124 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_124_open),
    .close      (entry_124_close),
    .clear      (entry_124_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_124_ways),
    .matched    (entry_124_matched),
    .closed     (entry_124_closed)
  );

  assign entry_125_open = open & free_bit[125];
  assign entry_125_close = begins & (begin_entry == 8'h7d);
  assign entry_125_clear = ends & (entry == 8'h7d);
  llc_entry entry_125 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_125_open),
    .close      (entry_125_close),
    .clear      (entry_125_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_125_ways),
    .matched    (entry_125_matched),
    .closed     (entry_125_closed)
  );

  assign entry_126_open = open & free_bit[126];
  assign entry_126_close = begins & (begin_entry == 8'h7e);
  assign entry_126_clear = ends & (entry == 8'h7e);
  llc_entry entry_126 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_126_open),
    .close      (entry_126_close),
    .clear      (entry_126_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_126_ways),
    .matched    (entry_126_matched),
    .closed     (entry_126_closed)
  );

  assign entry_127_open = open & free_bit[127];
  assign entry_127_close = begins & (begin_entry == 8'h7f);
  assign entry_127_clear = ends & (entry == 8'h7f);
  llc_entry entry_127 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_127_open),
    .close      (entry_127_close),
    .clear      (entry_127_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_127_ways),
    .matched    (entry_127_matched),
    .closed     (entry_127_closed)
  );

  assign entry_128_open = open & free_bit[128];
  assign entry_128_close = begins & (begin_entry == 8'h80);
  assign entry_128_clear = ends & (entry == 8'h80);
  llc_entry entry_128 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_128_open),
    .close      (entry_128_close),
    .clear      (entry_128_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_128_ways),
    .matched    (entry_128_matched),
    .closed     (entry_128_closed)
  );

  assign entry_129_open = open & free_bit[129];
  assign entry_129_close = begins & (begin_entry == 8'h81);
  assign entry_129_clear = ends & (entry == 8'h81);
  llc_entry entry_129 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_129_open),
    .close      (entry_129_close),
    .clear      (entry_129_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_129_ways),
    .matched    (entry_129_matched),
    .closed     (entry_129_closed)
  );

  assign entry_130_open = open & free_bit[130];
  assign entry_130_close = begins & (begin_entry == 8'h82);
  assign entry_130_clear = ends & (entry == 8'h82);
  llc_entry entry_130 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_130_open),
    .close      (entry_130_close),
    .clear      (entry_130_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_130_ways),
    .matched    (entry_130_matched),
    .closed     (entry_130_closed)
  );

  assign entry_131_open = open & free_bit[131];
  assign entry_131_close = begins & (begin_entry == 8'h83);
  assign entry_131_clear = ends & (entry == 8'h83);
  llc_entry entry_131 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_131_open),
    .close      (entry_131_close),
    .clear      (entry_131_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_131_ways),
    .matched    (entry_131_matched),
    .closed     (entry_131_closed)
  );

  assign entry_132_open = open & free_bit[132];
  assign entry_132_close = begins & (begin_entry == 8'h84);
  assign entry_132_clear = ends & (entry == 8'h84);
  llc_entry entry_132 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_132_open),
    .close      (entry_132_close),
    .clear      (entry_132_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_132_ways),
    .matched    (entry_132_matched),
    .closed     (entry_132_closed)
  );

  assign entry_133_open = open & free_bit[133];
  assign entry_133_close = begins & (begin_entry == 8'h85);
  assign entry_133_clear = ends & (entry == 8'h85);
  llc_entry entry_133 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_133_open),
    .close      (entry_133_close),
    .clear      (entry_133_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_133_ways),
    .matched    (entry_133_matched),
    .closed     (entry_133_closed)
  );

  assign entry_134_open = open & free_bit[134];
  assign entry_134_close = begins & (begin_entry == 8'h86);
  assign entry_134_clear = ends & (entry == 8'h86);
  llc_entry entry_134 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_134_open),
    .close      (entry_134_close),
    .clear      (entry_134_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_134_ways),
    .matched    (entry_134_matched),
    .closed     (entry_134_closed)
  );

  assign entry_135_open = open & free_bit[135];
  assign entry_135_close = begins & (begin_entry == 8'h87);
  assign entry_135_clear = ends & (entry == 8'h87);
  llc_entry entry_135 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_135_open),
    .close      (entry_135_close),
    .clear      (entry_135_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_135_ways),
    .matched    (entry_135_matched),
    .closed     (entry_135_closed)
  );

  assign entry_136_open = open & free_bit[136];
  assign entry_136_close = begins & (begin_entry == 8'h88);
  assign entry_136_clear = ends & (entry == 8'h88);
  llc_entry entry_136 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_136_open),
    .close      (entry_136_close),
    .clear      (entry_136_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_136_ways),
    .matched    (entry_136_matched),
    .closed     (entry_136_closed)
  );

  assign entry_137_open = open & free_bit[137];
  assign entry_137_close = begins & (begin_entry == 8'h89);
  assign entry_137_clear = ends & (entry == 8'h89);
  llc_entry entry_137 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_137_open),
    .close      (entry_137_close),
    .clear      (entry_137_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_137_ways),
    .matched    (entry_137_matched),
    .closed     (entry_137_closed)
  );

  assign entry_138_open = open & free_bit[138];
  assign entry_138_close = begins & (begin_entry == 8'h8a);
  assign entry_138_clear = ends & (entry == 8'h8a);
  llc_entry entry_138 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_138_open),
    .close      (entry_138_close),
    .clear      (entry_138_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_138_ways),
    .matched    (entry_138_matched),
    .closed     (entry_138_closed)
  );

  assign entry_139_open = open & free_bit[139];
  assign entry_139_close = begins & (begin_entry == 8'h8b);
  assign entry_139_clear = ends & (entry == 8'h8b);
  llc_entry entry_139 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_139_open),
    .close      (entry_139_close),
    .clear      (entry_139_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_139_ways),
    .matched    (entry_139_matched),
    .closed     (entry_139_closed)
  );

  assign entry_140_open = open & free_bit[140];
  assign entry_140_close = begins & (begin_entry == 8'h8c);
  assign entry_140_clear = ends & (entry == 8'h8c);
  llc_entry entry_140 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_140_open),
    .close      (entry_140_close),
    .clear      (entry_140_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_140_ways),
    .matched    (entry_140_matched),
    .closed     (entry_140_closed)
  );

  assign entry_141_open = open & free_bit[141];
  assign entry_141_close = begins & (begin_entry == 8'h8d);
  assign entry_141_clear = ends & (entry == 8'h8d);
  llc_entry entry_141 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_141_open),
    .close      (entry_141_close),
    .clear      (entry_141_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_141_ways),
    .matched    (entry_141_matched),
    .closed     (entry_141_closed)
  );

  assign entry_142_open = open & free_bit[142];
  assign entry_142_close = begins & (begin_entry == 8'h8e);
  assign entry_142_clear = ends & (entry == 8'h8e);
  llc_entry entry_142 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_142_open),
    .close      (entry_142_close),
    .clear      (entry_142_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_142_ways),
    .matched    (entry_142_matched),
    .closed     (entry_142_closed)
  );

  assign entry_143_open = open & free_bit[143];
  assign entry_143_close = begins & (begin_entry == 8'h8f);
  assign entry_143_clear = ends & (entry == 8'h8f);
  llc_entry entry_143 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_143_open),
    .close      (entry_143_close),
    .clear      (entry_143_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_143_ways),
    .matched    (entry_143_matched),
    .closed     (entry_143_closed)
  );

  assign entry_144_open = open & free_bit[144];
  assign entry_144_close = begins & (begin_entry == 8'h90);
  assign entry_144_clear = ends & (entry == 8'h90);
  llc_entry entry_144 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_144_open),
    .close      (entry_144_close),
    .clear      (entry_144_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_144_ways),
    .matched    (entry_144_matched),
    .closed     (entry_144_closed)
  );

  assign entry_145_open = open & free_bit[145];
  assign entry_145_close = begins & (begin_entry == 8'h91);
  assign entry_145_clear = ends & (entry == 8'h91);
  llc_entry entry_145 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_145_open),
    .close      (entry_145_close),
    .clear      (entry_145_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_145_ways),
    .matched    (entry_145_matched),
    .closed     (entry_145_closed)
  );

  assign entry_146_open = open & free_bit[146];
  assign entry_146_close = begins & (begin_entry == 8'h92);
  assign entry_146_clear = ends & (entry == 8'h92);
  llc_entry entry_146 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_146_open),
    .close      (entry_146_close),
    .clear      (entry_146_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_146_ways),
    .matched    (entry_146_matched),
    .closed     (entry_146_closed)
  );

  assign entry_147_open = open & free_bit[147];
  assign entry_147_close = begins & (begin_entry == 8'h93);
  assign entry_147_clear = ends & (entry == 8'h93);
  llc_entry entry_147 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_147_open),
    .close      (entry_147_close),
    .clear      (entry_147_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_147_ways),
    .matched    (entry_147_matched),
    .closed     (entry_147_closed)
  );

  assign entry_148_open = open & free_bit[148];
  assign entry_148_close = begins & (begin_entry == 8'h94);
  assign entry_148_clear = ends & (entry == 8'h94);
  llc_entry entry_148 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_148_open),
    .close      (entry_148_close),
    .clear      (entry_148_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_148_ways),
    .matched    (entry_148_matched),
    .closed     (entry_148_closed)
  );

  assign entry_149_open = open & free_bit[149];
  assign entry_149_close = begins & (begin_entry == 8'h95);
  assign entry_149_clear = ends & (entry == 8'h95);
  llc_entry entry_149 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_149_open),
    .close      (entry_149_close),
    .clear      (entry_149_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_149_ways),
    .matched    (entry_149_matched),
    .closed     (entry_149_closed)
  );

  assign entry_150_open = open & free_bit[150];
  assign entry_150_close = begins & (begin_entry == 8'h96);
  assign entry_150_clear = ends & (entry == 8'h96);
  llc_entry entry_150 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_150_open),
    .close      (entry_150_close),
    .clear      (entry_150_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_150_ways),
    .matched    (entry_150_matched),
    .closed     (entry_150_closed)
  );

  assign entry_151_open = open & free_bit[151];
  assign entry_151_close = begins & (begin_entry == 8'h97);
  assign entry_151_clear = ends & (entry == 8'h97);
  llc_entry entry_151 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_151_open),
    .close      (entry_151_close),
    .clear      (entry_151_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_151_ways),
    .matched    (entry_151_matched),
    .closed     (entry_151_closed)
  );

  assign entry_152_open = open & free_bit[152];
  assign entry_152_close = begins & (begin_entry == 8'h98);
  assign entry_152_clear = ends & (entry == 8'h98);
  llc_entry entry_152 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_152_open),
    .close      (entry_152_close),
    .clear      (entry_152_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_152_ways),
    .matched    (entry_152_matched),
    .closed     (entry_152_closed)
  );

  assign entry_153_open = open & free_bit[153];
  assign entry_153_close = begins & (begin_entry == 8'h99);
  assign entry_153_clear = ends & (entry == 8'h99);
  llc_entry entry_153 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_153_open),
    .close      (entry_153_close),
    .clear      (entry_153_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_153_ways),
    .matched    (entry_153_matched),
    .closed     (entry_153_closed)
  );

  assign entry_154_open = open & free_bit[154];
  assign entry_154_close = begins & (begin_entry == 8'h9a);
  assign entry_154_clear = ends & (entry == 8'h9a);
  llc_entry entry_154 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_154_open),
    .close      (entry_154_close),
    .clear      (entry_154_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_154_ways),
    .matched    (entry_154_matched),
    .closed     (entry_154_closed)
  );

  assign entry_155_open = open & free_bit[155];
  assign entry_155_close = begins & (begin_entry == 8'h9b);
  assign entry_155_clear = ends & (entry == 8'h9b);
  llc_entry entry_155 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_155_open),
    .close      (entry_155_close),
    .clear      (entry_155_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_155_ways),
    .matched    (entry_155_matched),
    .closed     (entry_155_closed)
  );

  assign entry_156_open = open & free_bit[156];
  assign entry_156_close = begins & (begin_entry == 8'h9c);
  assign entry_156_clear = ends & (entry == 8'h9c);
  llc_entry entry_156 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_156_open),
    .close      (entry_156_close),
    .clear      (entry_156_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_156_ways),
    .matched    (entry_156_matched),
    .closed     (entry_156_closed)
  );

  assign entry_157_open = open & free_bit[157];
  assign entry_157_close = begins & (begin_entry == 8'h9d);
  assign entry_157_clear = ends & (entry == 8'h9d);
  llc_entry entry_157 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_157_open),
    .close      (entry_157_close),
    .clear      (entry_157_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_157_ways),
    .matched    (entry_157_matched),
    .closed     (entry_157_closed)
  );

  assign entry_158_open = open & free_bit[158];
  assign entry_158_close = begins & (begin_entry == 8'h9e);
  assign entry_158_clear = ends & (entry == 8'h9e);
  llc_entry entry_158 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_158_open),
    .close      (entry_158_close),
    .clear      (entry_158_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_158_ways),
    .matched    (entry_158_matched),
    .closed     (entry_158_closed)
  );

  assign entry_159_open = open & free_bit[159];
  assign entry_159_close = begins & (begin_entry == 8'h9f);
  assign entry_159_clear = ends & (entry == 8'h9f);
  llc_entry entry_159 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_159_open),
    .close      (entry_159_close),
    .clear      (entry_159_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_159_ways),
    .matched    (entry_159_matched),
    .closed     (entry_159_closed)
  );

  assign entry_160_open = open & free_bit[160];
  assign entry_160_close = begins & (begin_entry == 8'ha0);
  assign entry_160_clear = ends & (entry == 8'ha0);
  llc_entry entry_160 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_160_open),
    .close      (entry_160_close),
    .clear      (entry_160_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_160_ways),
    .matched    (entry_160_matched),
    .closed     (entry_160_closed)
  );

  assign entry_161_open = open & free_bit[161];
  assign entry_161_close = begins & (begin_entry == 8'ha1);
  assign entry_161_clear = ends & (entry == 8'ha1);
  llc_entry entry_161 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_161_open),
    .close      (entry_161_close),
    .clear      (entry_161_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_161_ways),
    .matched    (entry_161_matched),
    .closed     (entry_161_closed)
  );

  assign entry_162_open = open & free_bit[162];
  assign entry_162_close = begins & (begin_entry == 8'ha2);
  assign entry_162_clear = ends & (entry == 8'ha2);
  llc_entry entry_162 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_162_open),
    .close      (entry_162_close),
    .clear      (entry_162_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_162_ways),
    .matched    (entry_162_matched),
    .closed     (entry_162_closed)
  );

  assign entry_163_open = open & free_bit[163];
  assign entry_163_close = begins & (begin_entry == 8'ha3);
  assign entry_163_clear = ends & (entry == 8'ha3);
  llc_entry entry_163 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_163_open),
    .close      (entry_163_close),
    .clear      (entry_163_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_163_ways),
    .matched    (entry_163_matched),
    .closed     (entry_163_closed)
  );

  assign entry_164_open = open & free_bit[164];
  assign entry_164_close = begins & (begin_entry == 8'ha4);
  assign entry_164_clear = ends & (entry == 8'ha4);
  llc_entry entry_164 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_164_open),
    .close      (entry_164_close),
    .clear      (entry_164_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_164_ways),
    .matched    (entry_164_matched),
    .closed     (entry_164_closed)
  );

  assign entry_165_open = open & free_bit[165];
  assign entry_165_close = begins & (begin_entry == 8'ha5);
  assign entry_165_clear = ends & (entry == 8'ha5);
  llc_entry entry_165 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_165_open),
    .close      (entry_165_close),
    .clear      (entry_165_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_165_ways),
    .matched    (entry_165_matched),
    .closed     (entry_165_closed)
  );

  assign entry_166_open = open & free_bit[166];
  assign entry_166_close = begins & (begin_entry == 8'ha6);
  assign entry_166_clear = ends & (entry == 8'ha6);
  llc_entry entry_166 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_166_open),
    .close      (entry_166_close),
    .clear      (entry_166_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_166_ways),
    .matched    (entry_166_matched),
    .closed     (entry_166_closed)
  );

  assign entry_167_open = open & free_bit[167];
  assign entry_167_close = begins & (begin_entry == 8'ha7);
  assign entry_167_clear = ends & (entry == 8'ha7);
  llc_entry entry_167 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_167_open),
    .close      (entry_167_close),
    .clear      (entry_167_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_167_ways),
    .matched    (entry_167_matched),
    .closed     (entry_167_closed)
  );

  assign entry_168_open = open & free_bit[168];
  assign entry_168_close = begins & (begin_entry == 8'ha8);
  assign entry_168_clear = ends & (entry == 8'ha8);
  llc_entry entry_168 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_168_open),
    .close      (entry_168_close),
    .clear      (entry_168_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_168_ways),
    .matched    (entry_168_matched),
    .closed     (entry_168_closed)
  );

  assign entry_169_open = open & free_bit[169];
  assign entry_169_close = begins & (begin_entry == 8'ha9);
  assign entry_169_clear = ends & (entry == 8'ha9);
  llc_entry entry_169 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_169_open),
    .close      (entry_169_close),
    .clear      (entry_169_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_169_ways),
    .matched    (entry_169_matched),
    .closed     (entry_169_closed)
  );

  assign entry_170_open = open & free_bit[170];
  assign entry_170_close = begins & (begin_entry == 8'haa);
  assign entry_170_clear = ends & (entry == 8'haa);
  llc_entry entry_170 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_170_open),
    .close      (entry_170_close),
    .clear      (entry_170_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_170_ways),
    .matched    (entry_170_matched),
    .closed     (entry_170_closed)
  );

  assign entry_171_open = open & free_bit[171];
  assign entry_171_close = begins & (begin_entry == 8'hab);
  assign entry_171_clear = ends & (entry == 8'hab);
  llc_entry entry_171 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_171_open),
    .close      (entry_171_close),
    .clear      (entry_171_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_171_ways),
    .matched    (entry_171_matched),
    .closed     (entry_171_closed)
  );

  assign entry_172_open = open & free_bit[172];
  assign entry_172_close = begins & (begin_entry == 8'hac);
  assign entry_172_clear = ends & (entry == 8'hac);
  llc_entry entry_172 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_172_open),
    .close      (entry_172_close),
    .clear      (entry_172_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_172_ways),
    .matched    (entry_172_matched),
    .closed     (entry_172_closed)
  );

  assign entry_173_open = open & free_bit[173];
  assign entry_173_close = begins & (begin_entry == 8'had);
  assign entry_173_clear = ends & (entry == 8'had);
  llc_entry entry_173 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_173_open),
    .close      (entry_173_close),
    .clear      (entry_173_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_173_ways),
    .matched    (entry_173_matched),
    .closed     (entry_173_closed)
  );

  assign entry_174_open = open & free_bit[174];
  assign entry_174_close = begins & (begin_entry == 8'hae);
  assign entry_174_clear = ends & (entry == 8'hae);
  llc_entry entry_174 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_174_open),
    .close      (entry_174_close),
    .clear      (entry_174_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_174_ways),
    .matched    (entry_174_matched),
    .closed     (entry_174_closed)
  );

  assign entry_175_open = open & free_bit[175];
  assign entry_175_close = begins & (begin_entry == 8'haf);
  assign entry_175_clear = ends & (entry == 8'haf);
  llc_entry entry_175 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_175_open),
    .close      (entry_175_close),
    .clear      (entry_175_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_175_ways),
    .matched    (entry_175_matched),
    .closed     (entry_175_closed)
  );

  assign entry_176_open = open & free_bit[176];
  assign entry_176_close = begins & (begin_entry == 8'hb0);
  assign entry_176_clear = ends & (entry == 8'hb0);
  llc_entry entry_176 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_176_open),
    .close      (entry_176_close),
    .clear      (entry_176_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_176_ways),
    .matched    (entry_176_matched),
    .closed     (entry_176_closed)
  );

  assign entry_177_open = open & free_bit[177];
  assign entry_177_close = begins & (begin_entry == 8'hb1);
  assign entry_177_clear = ends & (entry == 8'hb1);
  llc_entry entry_177 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_177_open),
    .close      (entry_177_close),
    .clear      (entry_177_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_177_ways),
    .matched    (entry_177_matched),
    .closed     (entry_177_closed)
  );

  assign entry_178_open = open & free_bit[178];
  assign entry_178_close = begins & (begin_entry == 8'hb2);
  assign entry_178_clear = ends & (entry == 8'hb2);
  llc_entry entry_178 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_178_open),
    .close      (entry_178_close),
    .clear      (entry_178_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_178_ways),
    .matched    (entry_178_matched),
    .closed     (entry_178_closed)
  );

  assign entry_179_open = open & free_bit[179];
  assign entry_179_close = begins & (begin_entry == 8'hb3);
  assign entry_179_clear = ends & (entry == 8'hb3);
  llc_entry entry_179 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_179_open),
    .close      (entry_179_close),
    .clear      (entry_179_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_179_ways),
    .matched    (entry_179_matched),
    .closed     (entry_179_closed)
  );

  assign entry_180_open = open & free_bit[180];
  assign entry_180_close = begins & (begin_entry == 8'hb4);
  assign entry_180_clear = ends & (entry == 8'hb4);
  llc_entry entry_180 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_180_open),
    .close      (entry_180_close),
    .clear      (entry_180_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_180_ways),
    .matched    (entry_180_matched),
    .closed     (entry_180_closed)
  );

  assign entry_181_open = open & free_bit[181];
  assign entry_181_close = begins & (begin_entry == 8'hb5);
  assign entry_181_clear = ends & (entry == 8'hb5);
  llc_entry entry_181 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_181_open),
    .close      (entry_181_close),
    .clear      (entry_181_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_181_ways),
    .matched    (entry_181_matched),
    .closed     (entry_181_closed)
  );

  assign entry_182_open = open & free_bit[182];
  assign entry_182_close = begins & (begin_entry == 8'hb6);
  assign entry_182_clear = ends & (entry == 8'hb6);
  llc_entry entry_182 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_182_open),
    .close      (entry_182_close),
    .clear      (entry_182_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_182_ways),
    .matched    (entry_182_matched),
    .closed     (entry_182_closed)
  );

  assign entry_183_open = open & free_bit[183];
  assign entry_183_close = begins & (begin_entry == 8'hb7);
  assign entry_183_clear = ends & (entry == 8'hb7);
  llc_entry entry_183 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_183_open),
    .close      (entry_183_close),
    .clear      (entry_183_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_183_ways),
    .matched    (entry_183_matched),
    .closed     (entry_183_closed)
  );

  assign entry_184_open = open & free_bit[184];
  assign entry_184_close = begins & (begin_entry == 8'hb8);
  assign entry_184_clear = ends & (entry == 8'hb8);
  llc_entry entry_184 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_184_open),
    .close      (entry_184_close),
    .clear      (entry_184_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_184_ways),
    .matched    (entry_184_matched),
    .closed     (entry_184_closed)
  );

  assign entry_185_open = open & free_bit[185];
  assign entry_185_close = begins & (begin_entry == 8'hb9);
  assign entry_185_clear = ends & (entry == 8'hb9);
  llc_entry entry_185 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_185_open),
    .close      (entry_185_close),
    .clear      (entry_185_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_185_ways),
    .matched    (entry_185_matched),
    .closed     (entry_185_closed)
  );

  assign entry_186_open = open & free_bit[186];
  assign entry_186_close = begins & (begin_entry == 8'hba);
  assign entry_186_clear = ends & (entry == 8'hba);
  llc_entry entry_186 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_186_open),
    .close      (entry_186_close),
    .clear      (entry_186_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_186_ways),
    .matched    (entry_186_matched),
    .closed     (entry_186_closed)
  );

  assign entry_187_open = open & free_bit[187];
  assign entry_187_close = begins & (begin_entry == 8'hbb);
  assign entry_187_clear = ends & (entry == 8'hbb);
  llc_entry entry_187 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_187_open),
    .close      (entry_187_close),
    .clear      (entry_187_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_187_ways),
    .matched    (entry_187_matched),
    .closed     (entry_187_closed)
  );

  assign entry_188_open = open & free_bit[188];
  assign entry_188_close = begins & (begin_entry == 8'hbc);
  assign entry_188_clear = ends & (entry == 8'hbc);
  llc_entry entry_188 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_188_open),
    .close      (entry_188_close),
    .clear      (entry_188_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_188_ways),
    .matched    (entry_188_matched),
    .closed     (entry_188_closed)
  );

  assign entry_189_open = open & free_bit[189];
  assign entry_189_close = begins & (begin_entry == 8'hbd);
  assign entry_189_clear = ends & (entry == 8'hbd);
  llc_entry entry_189 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_189_open),
    .close      (entry_189_close),
    .clear      (entry_189_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_189_ways),
    .matched    (entry_189_matched),
    .closed     (entry_189_closed)
  );

  assign entry_190_open = open & free_bit[190];
  assign entry_190_close = begins & (begin_entry == 8'hbe);
  assign entry_190_clear = ends & (entry == 8'hbe);
  llc_entry entry_190 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_190_open),
    .close      (entry_190_close),
    .clear      (entry_190_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_190_ways),
    .matched    (entry_190_matched),
    .closed     (entry_190_closed)
  );

  assign entry_191_open = open & free_bit[191];
  assign entry_191_close = begins & (begin_entry == 8'hbf);
  assign entry_191_clear = ends & (entry == 8'hbf);
  llc_entry entry_191 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_191_open),
    .close      (entry_191_close),
    .clear      (entry_191_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_191_ways),
    .matched    (entry_191_matched),
    .closed     (entry_191_closed)
  );

  assign entry_192_open = open & free_bit[192];
  assign entry_192_close = begins & (begin_entry == 8'hc0);
  assign entry_192_clear = ends & (entry == 8'hc0);
  llc_entry entry_192 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_192_open),
    .close      (entry_192_close),
    .clear      (entry_192_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_192_ways),
    .matched    (entry_192_matched),
    .closed     (entry_192_closed)
  );

  assign entry_193_open = open & free_bit[193];
  assign entry_193_close = begins & (begin_entry == 8'hc1);
  assign entry_193_clear = ends & (entry == 8'hc1);
  llc_entry entry_193 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_193_open),
    .close      (entry_193_close),
    .clear      (entry_193_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_193_ways),
    .matched    (entry_193_matched),
    .closed     (entry_193_closed)
  );

  assign entry_194_open = open & free_bit[194];
  assign entry_194_close = begins & (begin_entry == 8'hc2);
  assign entry_194_clear = ends & (entry == 8'hc2);
  llc_entry entry_194 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_194_open),
    .close      (entry_194_close),
    .clear      (entry_194_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_194_ways),
    .matched    (entry_194_matched),
    .closed     (entry_194_closed)
  );

  assign entry_195_open = open & free_bit[195];
  assign entry_195_close = begins & (begin_entry == 8'hc3);
  assign entry_195_clear = ends & (entry == 8'hc3);
  llc_entry entry_195 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_195_open),
    .close      (entry_195_close),
    .clear      (entry_195_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_195_ways),
    .matched    (entry_195_matched),
    .closed     (entry_195_closed)
  );

  assign entry_196_open = open & free_bit[196];
  assign entry_196_close = begins & (begin_entry == 8'hc4);
  assign entry_196_clear = ends & (entry == 8'hc4);
  llc_entry entry_196 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_196_open),
    .close      (entry_196_close),
    .clear      (entry_196_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_196_ways),
    .matched    (entry_196_matched),
    .closed     (entry_196_closed)
  );

  assign entry_197_open = open & free_bit[197];
  assign entry_197_close = begins & (begin_entry == 8'hc5);
  assign entry_197_clear = ends & (entry == 8'hc5);
  llc_entry entry_197 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_197_open),
    .close      (entry_197_close),
    .clear      (entry_197_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_197_ways),
    .matched    (entry_197_matched),
    .closed     (entry_197_closed)
  );

  assign entry_198_open = open & free_bit[198];
  assign entry_198_close = begins & (begin_entry == 8'hc6);
  assign entry_198_clear = ends & (entry == 8'hc6);
  llc_entry entry_198 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_198_open),
    .close      (entry_198_close),
    .clear      (entry_198_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_198_ways),
    .matched    (entry_198_matched),
    .closed     (entry_198_closed)
  );

  assign entry_199_open = open & free_bit[199];
  assign entry_199_close = begins & (begin_entry == 8'hc7);
  assign entry_199_clear = ends & (entry == 8'hc7);
  llc_entry entry_199 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_199_open),
    .close      (entry_199_close),
    .clear      (entry_199_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_199_ways),
    .matched    (entry_199_matched),
    .closed     (entry_199_closed)
  );

  assign entry_200_open = open & free_bit[200];
  assign entry_200_close = begins & (begin_entry == 8'hc8);
  assign entry_200_clear = ends & (entry == 8'hc8);
  llc_entry entry_200 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_200_open),
    .close      (entry_200_close),
    .clear      (entry_200_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_200_ways),
    .matched    (entry_200_matched),
    .closed     (entry_200_closed)
  );

  assign entry_201_open = open & free_bit[201];
  assign entry_201_close = begins & (begin_entry == 8'hc9);
  assign entry_201_clear = ends & (entry == 8'hc9);
  llc_entry entry_201 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_201_open),
    .close      (entry_201_close),
    .clear      (entry_201_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_201_ways),
    .matched    (entry_201_matched),
    .closed     (entry_201_closed)
  );

  assign entry_202_open = open & free_bit[202];
  assign entry_202_close = begins & (begin_entry == 8'hca);
  assign entry_202_clear = ends & (entry == 8'hca);
  llc_entry entry_202 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_202_open),
    .close      (entry_202_close),
    .clear      (entry_202_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_202_ways),
    .matched    (entry_202_matched),
    .closed     (entry_202_closed)
  );

  assign entry_203_open = open & free_bit[203];
  assign entry_203_close = begins & (begin_entry == 8'hcb);
  assign entry_203_clear = ends & (entry == 8'hcb);
  llc_entry entry_203 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_203_open),
    .close      (entry_203_close),
    .clear      (entry_203_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_203_ways),
    .matched    (entry_203_matched),
    .closed     (entry_203_closed)
  );

  assign entry_204_open = open & free_bit[204];
  assign entry_204_close = begins & (begin_entry == 8'hcc);
  assign entry_204_clear = ends & (entry == 8'hcc);
  llc_entry entry_204 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_204_open),
    .close      (entry_204_close),
    .clear      (entry_204_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_204_ways),
    .matched    (entry_204_matched),
    .closed     (entry_204_closed)
  );

  assign entry_205_open = open & free_bit[205];
  assign entry_205_close = begins & (begin_entry == 8'hcd);
  assign entry_205_clear = ends & (entry == 8'hcd);
  llc_entry entry_205 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_205_open),
    .close      (entry_205_close),
    .clear      (entry_205_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_205_ways),
    .matched    (entry_205_matched),
    .closed     (entry_205_closed)
  );

  assign entry_206_open = open & free_bit[206];
  assign entry_206_close = begins & (begin_entry == 8'hce);
  assign entry_206_clear = ends & (entry == 8'hce);
  llc_entry entry_206 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_206_open),
    .close      (entry_206_close),
    .clear      (entry_206_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_206_ways),
    .matched    (entry_206_matched),
    .closed     (entry_206_closed)
  );

  assign entry_207_open = open & free_bit[207];
  assign entry_207_close = begins & (begin_entry == 8'hcf);
  assign entry_207_clear = ends & (entry == 8'hcf);
  llc_entry entry_207 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_207_open),
    .close      (entry_207_close),
    .clear      (entry_207_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_207_ways),
    .matched    (entry_207_matched),
    .closed     (entry_207_closed)
  );

  assign entry_208_open = open & free_bit[208];
  assign entry_208_close = begins & (begin_entry == 8'hd0);
  assign entry_208_clear = ends & (entry == 8'hd0);
  llc_entry entry_208 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_208_open),
    .close      (entry_208_close),
    .clear      (entry_208_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_208_ways),
    .matched    (entry_208_matched),
    .closed     (entry_208_closed)
  );

  assign entry_209_open = open & free_bit[209];
  assign entry_209_close = begins & (begin_entry == 8'hd1);
  assign entry_209_clear = ends & (entry == 8'hd1);
  llc_entry entry_209 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_209_open),
    .close      (entry_209_close),
    .clear      (entry_209_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_209_ways),
    .matched    (entry_209_matched),
    .closed     (entry_209_closed)
  );

  assign entry_210_open = open & free_bit[210];
  assign entry_210_close = begins & (begin_entry == 8'hd2);
  assign entry_210_clear = ends & (entry == 8'hd2);
  llc_entry entry_210 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_210_open),
    .close      (entry_210_close),
    .clear      (entry_210_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_210_ways),
    .matched    (entry_210_matched),
    .closed     (entry_210_closed)
  );

  assign entry_211_open = open & free_bit[211];
  assign entry_211_close = begins & (begin_entry == 8'hd3);
  assign entry_211_clear = ends & (entry == 8'hd3);
  llc_entry entry_211 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_211_open),
    .close      (entry_211_close),
    .clear      (entry_211_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_211_ways),
    .matched    (entry_211_matched),
    .closed     (entry_211_closed)
  );

  assign entry_212_open = open & free_bit[212];
  assign entry_212_close = begins & (begin_entry == 8'hd4);
  assign entry_212_clear = ends & (entry == 8'hd4);
  llc_entry entry_212 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_212_open),
    .close      (entry_212_close),
    .clear      (entry_212_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_212_ways),
    .matched    (entry_212_matched),
    .closed     (entry_212_closed)
  );

  assign entry_213_open = open & free_bit[213];
  assign entry_213_close = begins & (begin_entry == 8'hd5);
  assign entry_213_clear = ends & (entry == 8'hd5);
  llc_entry entry_213 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_213_open),
    .close      (entry_213_close),
    .clear      (entry_213_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_213_ways),
    .matched    (entry_213_matched),
    .closed     (entry_213_closed)
  );

  assign entry_214_open = open & free_bit[214];
  assign entry_214_close = begins & (begin_entry == 8'hd6);
  assign entry_214_clear = ends & (entry == 8'hd6);
  llc_entry entry_214 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_214_open),
    .close      (entry_214_close),
    .clear      (entry_214_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_214_ways),
    .matched    (entry_214_matched),
    .closed     (entry_214_closed)
  );

  assign entry_215_open = open & free_bit[215];
  assign entry_215_close = begins & (begin_entry == 8'hd7);
  assign entry_215_clear = ends & (entry == 8'hd7);
  llc_entry entry_215 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_215_open),
    .close      (entry_215_close),
    .clear      (entry_215_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_215_ways),
    .matched    (entry_215_matched),
    .closed     (entry_215_closed)
  );

  assign entry_216_open = open & free_bit[216];
  assign entry_216_close = begins & (begin_entry == 8'hd8);
  assign entry_216_clear = ends & (entry == 8'hd8);
  llc_entry entry_216 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_216_open),
    .close      (entry_216_close),
    .clear      (entry_216_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_216_ways),
    .matched    (entry_216_matched),
    .closed     (entry_216_closed)
  );

  assign entry_217_open = open & free_bit[217];
  assign entry_217_close = begins & (begin_entry == 8'hd9);
  assign entry_217_clear = ends & (entry == 8'hd9);
  llc_entry entry_217 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_217_open),
    .close      (entry_217_close),
    .clear      (entry_217_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_217_ways),
    .matched    (entry_217_matched),
    .closed     (entry_217_closed)
  );

  assign entry_218_open = open & free_bit[218];
  assign entry_218_close = begins & (begin_entry == 8'hda);
  assign entry_218_clear = ends & (entry == 8'hda);
  llc_entry entry_218 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_218_open),
    .close      (entry_218_close),
    .clear      (entry_218_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_218_ways),
    .matched    (entry_218_matched),
    .closed     (entry_218_closed)
  );

  assign entry_219_open = open & free_bit[219];
  assign entry_219_close = begins & (begin_entry == 8'hdb);
  assign entry_219_clear = ends & (entry == 8'hdb);
  llc_entry entry_219 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_219_open),
    .close      (entry_219_close),
    .clear      (entry_219_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_219_ways),
    .matched    (entry_219_matched),
    .closed     (entry_219_closed)
  );

  assign entry_220_open = open & free_bit[220];
  assign entry_220_close = begins & (begin_entry == 8'hdc);
  assign entry_220_clear = ends & (entry == 8'hdc);
  llc_entry entry_220 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_220_open),
    .close      (entry_220_close),
    .clear      (entry_220_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_220_ways),
    .matched    (entry_220_matched),
    .closed     (entry_220_closed)
  );

  assign entry_221_open = open & free_bit[221];
  assign entry_221_close = begins & (begin_entry == 8'hdd);
  assign entry_221_clear = ends & (entry == 8'hdd);
  llc_entry entry_221 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_221_open),
    .close      (entry_221_close),
    .clear      (entry_221_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_221_ways),
    .matched    (entry_221_matched),
    .closed     (entry_221_closed)
  );

  assign entry_222_open = open & free_bit[222];
  assign entry_222_close = begins & (begin_entry == 8'hde);
  assign entry_222_clear = ends & (entry == 8'hde);
  llc_entry entry_222 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_222_open),
    .close      (entry_222_close),
    .clear      (entry_222_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_222_ways),
    .matched    (entry_222_matched),
    .closed     (entry_222_closed)
  );

  assign entry_223_open = open & free_bit[223];
  assign entry_223_close = begins & (begin_entry == 8'hdf);
  assign entry_223_clear = ends & (entry == 8'hdf);
  llc_entry entry_223 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_223_open),
    .close      (entry_223_close),
    .clear      (entry_223_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_223_ways),
    .matched    (entry_223_matched),
    .closed     (entry_223_closed)
  );

  assign entry_224_open = open & free_bit[224];
  assign entry_224_close = begins & (begin_entry == 8'he0);
  assign entry_224_clear = ends & (entry == 8'he0);
  llc_entry entry_224 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_224_open),
    .close      (entry_224_close),
    .clear      (entry_224_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_224_ways),
    .matched    (entry_224_matched),
    .closed     (entry_224_closed)
  );

  assign entry_225_open = open & free_bit[225];
  assign entry_225_close = begins & (begin_entry == 8'he1);
  assign entry_225_clear = ends & (entry == 8'he1);
  llc_entry entry_225 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_225_open),
    .close      (entry_225_close),
    .clear      (entry_225_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_225_ways),
    .matched    (entry_225_matched),
    .closed     (entry_225_closed)
  );

  assign entry_226_open = open & free_bit[226];
  assign entry_226_close = begins & (begin_entry == 8'he2);
  assign entry_226_clear = ends & (entry == 8'he2);
  llc_entry entry_226 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_226_open),
    .close      (entry_226_close),
    .clear      (entry_226_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_226_ways),
    .matched    (entry_226_matched),
    .closed     (entry_226_closed)
  );

  assign entry_227_open = open & free_bit[227];
  assign entry_227_close = begins & (begin_entry == 8'he3);
  assign entry_227_clear = ends & (entry == 8'he3);
  llc_entry entry_227 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_227_open),
    .close      (entry_227_close),
    .clear      (entry_227_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_227_ways),
    .matched    (entry_227_matched),
    .closed     (entry_227_closed)
  );

  assign entry_228_open = open & free_bit[228];
  assign entry_228_close = begins & (begin_entry == 8'he4);
  assign entry_228_clear = ends & (entry == 8'he4);
  llc_entry entry_228 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_228_open),
    .close      (entry_228_close),
    .clear      (entry_228_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_228_ways),
    .matched    (entry_228_matched),
    .closed     (entry_228_closed)
  );

  assign entry_229_open = open & free_bit[229];
  assign entry_229_close = begins & (begin_entry == 8'he5);
  assign entry_229_clear = ends & (entry == 8'he5);
  llc_entry entry_229 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_229_open),
    .close      (entry_229_close),
    .clear      (entry_229_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_229_ways),
    .matched    (entry_229_matched),
    .closed     (entry_229_closed)
  );

  assign entry_230_open = open & free_bit[230];
  assign entry_230_close = begins & (begin_entry == 8'he6);
  assign entry_230_clear = ends & (entry == 8'he6);
  llc_entry entry_230 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_230_open),
    .close      (entry_230_close),
    .clear      (entry_230_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_230_ways),
    .matched    (entry_230_matched),
    .closed     (entry_230_closed)
  );

  assign entry_231_open = open & free_bit[231];
  assign entry_231_close = begins & (begin_entry == 8'he7);
  assign entry_231_clear = ends & (entry == 8'he7);
  llc_entry entry_231 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_231_open),
    .close      (entry_231_close),
    .clear      (entry_231_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_231_ways),
    .matched    (entry_231_matched),
    .closed     (entry_231_closed)
  );

  assign entry_232_open = open & free_bit[232];
  assign entry_232_close = begins & (begin_entry == 8'he8);
  assign entry_232_clear = ends & (entry == 8'he8);
  llc_entry entry_232 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_232_open),
    .close      (entry_232_close),
    .clear      (entry_232_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_232_ways),
    .matched    (entry_232_matched),
    .closed     (entry_232_closed)
  );

  assign entry_233_open = open & free_bit[233];
  assign entry_233_close = begins & (begin_entry == 8'he9);
  assign entry_233_clear = ends & (entry == 8'he9);
  llc_entry entry_233 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_233_open),
    .close      (entry_233_close),
    .clear      (entry_233_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_233_ways),
    .matched    (entry_233_matched),
    .closed     (entry_233_closed)
  );

  assign entry_234_open = open & free_bit[234];
  assign entry_234_close = begins & (begin_entry == 8'hea);
  assign entry_234_clear = ends & (entry == 8'hea);
  llc_entry entry_234 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_234_open),
    .close      (entry_234_close),
    .clear      (entry_234_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_234_ways),
    .matched    (entry_234_matched),
    .closed     (entry_234_closed)
  );

  assign entry_235_open = open & free_bit[235];
  assign entry_235_close = begins & (begin_entry == 8'heb);
  assign entry_235_clear = ends & (entry == 8'heb);
  llc_entry entry_235 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_235_open),
    .close      (entry_235_close),
    .clear      (entry_235_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_235_ways),
    .matched    (entry_235_matched),
    .closed     (entry_235_closed)
  );

  assign entry_236_open = open & free_bit[236];
  assign entry_236_close = begins & (begin_entry == 8'hec);
  assign entry_236_clear = ends & (entry == 8'hec);
  llc_entry entry_236 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_236_open),
    .close      (entry_236_close),
    .clear      (entry_236_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_236_ways),
    .matched    (entry_236_matched),
    .closed     (entry_236_closed)
  );

  assign entry_237_open = open & free_bit[237];
  assign entry_237_close = begins & (begin_entry == 8'hed);
  assign entry_237_clear = ends & (entry == 8'hed);
  llc_entry entry_237 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_237_open),
    .close      (entry_237_close),
    .clear      (entry_237_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_237_ways),
    .matched    (entry_237_matched),
    .closed     (entry_237_closed)
  );

  assign entry_238_open = open & free_bit[238];
  assign entry_238_close = begins & (begin_entry == 8'hee);
  assign entry_238_clear = ends & (entry == 8'hee);
  llc_entry entry_238 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_238_open),
    .close      (entry_238_close),
    .clear      (entry_238_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_238_ways),
    .matched    (entry_238_matched),
    .closed     (entry_238_closed)
  );

  assign entry_239_open = open & free_bit[239];
  assign entry_239_close = begins & (begin_entry == 8'hef);
  assign entry_239_clear = ends & (entry == 8'hef);
  llc_entry entry_239 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_239_open),
    .close      (entry_239_close),
    .clear      (entry_239_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_239_ways),
    .matched    (entry_239_matched),
    .closed     (entry_239_closed)
  );

  assign entry_240_open = open & free_bit[240];
  assign entry_240_close = begins & (begin_entry == 8'hf0);
  assign entry_240_clear = ends & (entry == 8'hf0);
  llc_entry entry_240 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_240_open),
    .close      (entry_240_close),
    .clear      (entry_240_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_240_ways),
    .matched    (entry_240_matched),
    .closed     (entry_240_closed)
  );

  assign entry_241_open = open & free_bit[241];
  assign entry_241_close = begins & (begin_entry == 8'hf1);
  assign entry_241_clear = ends & (entry == 8'hf1);
  llc_entry entry_241 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_241_open),
    .close      (entry_241_close),
    .clear      (entry_241_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_241_ways),
    .matched    (entry_241_matched),
    .closed     (entry_241_closed)
  );

  assign entry_242_open = open & free_bit[242];
  assign entry_242_close = begins & (begin_entry == 8'hf2);
  assign entry_242_clear = ends & (entry == 8'hf2);
  llc_entry entry_242 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_242_open),
    .close      (entry_242_close),
    .clear      (entry_242_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_242_ways),
    .matched    (entry_242_matched),
    .closed     (entry_242_closed)
  );

  assign entry_243_open = open & free_bit[243];
  assign entry_243_close = begins & (begin_entry == 8'hf3);
  assign entry_243_clear = ends & (entry == 8'hf3);
  llc_entry entry_243 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_243_open),
    .close      (entry_243_close),
    .clear      (entry_243_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_243_ways),
    .matched    (entry_243_matched),
    .closed     (entry_243_closed)
  );

  assign entry_244_open = open & free_bit[244];
  assign entry_244_close = begins & (begin_entry == 8'hf4);
  assign entry_244_clear = ends & (entry == 8'hf4);
  llc_entry entry_244 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_244_open),
    .close      (entry_244_close),
    .clear      (entry_244_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_244_ways),
    .matched    (entry_244_matched),
    .closed     (entry_244_closed)
  );

  assign entry_245_open = open & free_bit[245];
  assign entry_245_close = begins & (begin_entry == 8'hf5);
  assign entry_245_clear = ends & (entry == 8'hf5);
  llc_entry entry_245 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_245_open),
    .close      (entry_245_close),
    .clear      (entry_245_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_245_ways),
    .matched    (entry_245_matched),
    .closed     (entry_245_closed)
  );

  assign entry_246_open = open & free_bit[246];
  assign entry_246_close = begins & (begin_entry == 8'hf6);
  assign entry_246_clear = ends & (entry == 8'hf6);
  llc_entry entry_246 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_246_open),
    .close      (entry_246_close),
    .clear      (entry_246_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_246_ways),
    .matched    (entry_246_matched),
    .closed     (entry_246_closed)
  );

  assign entry_247_open = open & free_bit[247];
  assign entry_247_close = begins & (begin_entry == 8'hf7);
  assign entry_247_clear = ends & (entry == 8'hf7);
  llc_entry entry_247 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_247_open),
    .close      (entry_247_close),
    .clear      (entry_247_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_247_ways),
    .matched    (entry_247_matched),
    .closed     (entry_247_closed)
  );

  assign entry_248_open = open & free_bit[248];
  assign entry_248_close = begins & (begin_entry == 8'hf8);
  assign entry_248_clear = ends & (entry == 8'hf8);
  llc_entry entry_248 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_248_open),
    .close      (entry_248_close),
    .clear      (entry_248_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_248_ways),
    .matched    (entry_248_matched),
    .closed     (entry_248_closed)
  );

  assign entry_249_open = open & free_bit[249];
  assign entry_249_close = begins & (begin_entry == 8'hf9);
  assign entry_249_clear = ends & (entry == 8'hf9);
  llc_entry entry_249 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_249_open),
    .close      (entry_249_close),
    .clear      (entry_249_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_249_ways),
    .matched    (entry_249_matched),
    .closed     (entry_249_closed)
  );

  assign entry_250_open = open & free_bit[250];
  assign entry_250_close = begins & (begin_entry == 8'hfa);
  assign entry_250_clear = ends & (entry == 8'hfa);
  llc_entry entry_250 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_250_open),
    .close      (entry_250_close),
    .clear      (entry_250_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_250_ways),
    .matched    (entry_250_matched),
    .closed     (entry_250_closed)
  );

  assign entry_251_open = open & free_bit[251];
  assign entry_251_close = begins & (begin_entry == 8'hfb);
  assign entry_251_clear = ends & (entry == 8'hfb);
  llc_entry entry_251 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_251_open),
    .close      (entry_251_close),
    .clear      (entry_251_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_251_ways),
    .matched    (entry_251_matched),
    .closed     (entry_251_closed)
  );

  assign entry_252_open = open & free_bit[252];
  assign entry_252_close = begins & (begin_entry == 8'hfc);
  assign entry_252_clear = ends & (entry == 8'hfc);
  llc_entry entry_252 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_252_open),
    .close      (entry_252_close),
    .clear      (entry_252_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_252_ways),
    .matched    (entry_252_matched),
    .closed     (entry_252_closed)
  );

  assign entry_253_open = open & free_bit[253];
  assign entry_253_close = begins & (begin_entry == 8'hfd);
  assign entry_253_clear = ends & (entry == 8'hfd);
  llc_entry entry_253 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_253_open),
    .close      (entry_253_close),
    .clear      (entry_253_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_253_ways),
    .matched    (entry_253_matched),
    .closed     (entry_253_closed)
  );

  assign entry_254_open = open & free_bit[254];
  assign entry_254_close = begins & (begin_entry == 8'hfe);
  assign entry_254_clear = ends & (entry == 8'hfe);
  llc_entry entry_254 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_254_open),
    .close      (entry_254_close),
    .clear      (entry_254_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_254_ways),
    .matched    (entry_254_matched),
    .closed     (entry_254_closed)
  );

  assign entry_255_open = open & free_bit[255];
  assign entry_255_close = begins & (begin_entry == 8'hff);
  assign entry_255_clear = ends & (entry == 8'hff);
  llc_entry entry_255 (
    .clk        (clk),
    .reset      (reset),
    .open       (entry_255_open),
    .close      (entry_255_close),
    .clear      (entry_255_clear),
    .set_index  (set_index),
    .way        (way),
    .lookup_set (set_index),
    .lookup_way (way),
    .ways       (entry_255_ways),
    .matched    (entry_255_matched),
    .closed     (entry_255_closed)
  );

  assign match_bits = {
    entry_255_matched, entry_254_matched, entry_253_matched, entry_252_matched, entry_251_matched,
    entry_250_matched, entry_249_matched, entry_248_matched, entry_247_matched, entry_246_matched,
    entry_245_matched, entry_244_matched, entry_243_matched, entry_242_matched, entry_241_matched,
    entry_240_matched, entry_239_matched, entry_238_matched, entry_237_matched, entry_236_matched,
    entry_235_matched, entry_234_matched, entry_233_matched, entry_232_matched, entry_231_matched,
    entry_230_matched, entry_229_matched, entry_228_matched, entry_227_matched, entry_226_matched,
    entry_225_matched, entry_224_matched, entry_223_matched, entry_222_matched, entry_221_matched,
    entry_220_matched, entry_219_matched, entry_218_matched, entry_217_matched, entry_216_matched,
    entry_215_matched, entry_214_matched, entry_213_matched, entry_212_matched, entry_211_matched,
    entry_210_matched, entry_209_matched, entry_208_matched, entry_207_matched, entry_206_matched,
    entry_205_matched, entry_204_matched, entry_203_matched, entry_202_matched, entry_201_matched,
    entry_200_matched, entry_199_matched, entry_198_matched, entry_197_matched, entry_196_matched,
    entry_195_matched, entry_194_matched, entry_193_matched, entry_192_matched, entry_191_matched,
    entry_190_matched, entry_189_matched, entry_188_matched, entry_187_matched, entry_186_matched,
    entry_185_matched, entry_184_matched, entry_183_matched, entry_182_matched, entry_181_matched,
    entry_180_matched, entry_179_matched, entry_178_matched, entry_177_matched, entry_176_matched,
    entry_175_matched, entry_174_matched, entry_173_matched, entry_172_matched, entry_171_matched,
    entry_170_matched, entry_169_matched, entry_168_matched, entry_167_matched, entry_166_matched,
    entry_165_matched, entry_164_matched, entry_163_matched, entry_162_matched, entry_161_matched,
    entry_160_matched, entry_159_matched, entry_158_matched, entry_157_matched, entry_156_matched,
    entry_155_matched, entry_154_matched, entry_153_matched, entry_152_matched, entry_151_matched,
    entry_150_matched, entry_149_matched, entry_148_matched, entry_147_matched, entry_146_matched,
    entry_145_matched, entry_144_matched, entry_143_matched, entry_142_matched, entry_141_matched,
    entry_140_matched, entry_139_matched, entry_138_matched, entry_137_matched, entry_136_matched,
    entry_135_matched, entry_134_matched, entry_133_matched, entry_132_matched, entry_131_matched,
    entry_130_matched, entry_129_matched, entry_128_matched, entry_127_matched, entry_126_matched,
    entry_125_matched, entry_124_matched, entry_123_matched, entry_122_matched, entry_121_matched,
    entry_120_matched, entry_119_matched, entry_118_matched, entry_117_matched, entry_116_matched,
    entry_115_matched, entry_114_matched, entry_113_matched, entry_112_matched, entry_111_matched,
    entry_110_matched, entry_109_matched, entry_108_matched, entry_107_matched, entry_106_matched,
    entry_105_matched, entry_104_matched, entry_103_matched, entry_102_matched, entry_101_matched,
    entry_100_matched, entry_99_matched, entry_98_matched, entry_97_matched, entry_96_matched,
    entry_95_matched, entry_94_matched, entry_93_matched, entry_92_matched, entry_91_matched,
    entry_90_matched, entry_89_matched, entry_88_matched, entry_87_matched, entry_86_matched,
    entry_85_matched, entry_84_matched, entry_83_matched, entry_82_matched, entry_81_matched,
    entry_80_matched, entry_79_matched, entry_78_matched, entry_77_matched, entry_76_matched,
    entry_75_matched, entry_74_matched, entry_73_matched, entry_72_matched, entry_71_matched,
    entry_70_matched, entry_69_matched, entry_68_matched, entry_67_matched, entry_66_matched,
    entry_65_matched, entry_64_matched, entry_63_matched, entry_62_matched, entry_61_matched,
    entry_60_matched, entry_59_matched, entry_58_matched, entry_57_matched, entry_56_matched,
    entry_55_matched, entry_54_matched, entry_53_matched, entry_52_matched, entry_51_matched,
    entry_50_matched, entry_49_matched, entry_48_matched, entry_47_matched, entry_46_matched,
    entry_45_matched, entry_44_matched, entry_43_matched, entry_42_matched, entry_41_matched,
    entry_40_matched, entry_39_matched, entry_38_matched, entry_37_matched, entry_36_matched,
    entry_35_matched, entry_34_matched, entry_33_matched, entry_32_matched, entry_31_matched,
    entry_30_matched, entry_29_matched, entry_28_matched, entry_27_matched, entry_26_matched,
    entry_25_matched, entry_24_matched, entry_23_matched, entry_22_matched, entry_21_matched,
    entry_20_matched, entry_19_matched, entry_18_matched, entry_17_matched, entry_16_matched,
    entry_15_matched, entry_14_matched, entry_13_matched, entry_12_matched, entry_11_matched,
    entry_10_matched, entry_9_matched, entry_8_matched, entry_7_matched, entry_6_matched,
    entry_5_matched, entry_4_matched, entry_3_matched, entry_2_matched, entry_1_matched,
    entry_0_matched
  };

  assign matched_entry = {
    |(match_bits & 256'hffffffffffffffffffffffffffffffff00000000000000000000000000000000),
    |(match_bits & 256'hffffffffffffffff0000000000000000ffffffffffffffff0000000000000000),
    |(match_bits & 256'hffffffff00000000ffffffff00000000ffffffff00000000ffffffff00000000),
    |(match_bits & 256'hffff0000ffff0000ffff0000ffff0000ffff0000ffff0000ffff0000ffff0000),
    |(match_bits & 256'hff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00),
    |(match_bits & 256'hf0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0),
    |(match_bits & 256'hcccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc),
    |(match_bits & 256'haaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa)
  };

  // ---- What an entry knows ----

  // Whether it is a read, and whose.
  assign record_write_enable = t_0;
  assign record_write_data = {is_read, asker};
  mem_1r1w_256x26_async record (
    .clk           (clk),
    .write_enable  (record_write_enable),
    .write_address (taken_entry),
    .write_data    (record_write_data),
    .read_address  (at),
    .read_data     (record_read_data)
  );

  // The entry behind it in the chain; the last of a primary's chain.
  assign last_write_enable = t_0;
  assign last_write_address = open ? taken_entry : matched_entry;
  mem_2r1w_256x8_async last (
    .clk            (clk),
    .write_enable   (last_write_enable),
    .write_address  (last_write_address),
    .write_data     (taken_entry),
    .read_address_0 (matched_entry),
    .read_data_0    (last_read_data_0),
    .read_address_1 (entry),
    .read_data_1    (last_read_data_1)
  );

  mem_1r1w_256x8_async next (
    .clk           (clk),
    .write_enable  (joins),
    .write_address (last_read_data_0),
    .write_data    (taken_entry),
    .read_address  (at),
    .read_data     (next_read_data)
  );

  // Place of the line (primaries).
  assign place_write_data = {set_index, way};
  mem_1r1w_256x15_async place (
    .clk           (clk),
    .write_enable  (open),
    .write_address (taken_entry),
    .write_data    (place_write_data),
    .read_address  (entry),
    .read_data     (place_read_data)
  );

  // Bytes written meanwhile: which, and whether they are poisoned.
  assign written_write_data = open
    ? {poison, strobe}
    : {poison | (written_read_data_0[64] & !(&strobe)), written_read_data_0[63:0] | strobe};
  mem_2r1w_256x65_async written (
    .clk            (clk),
    .write_enable   (writes),
    .write_address  (target),
    .write_data     (written_write_data),
    .read_address_0 (matched_entry),
    .read_data_0    (written_read_data_0),
    .read_address_1 (entry),
    .read_data_1    (written_read_data_1)
  );

  assign writes = open | merge;
  assign target = open ? taken_entry : matched_entry;
  assign written_mask = written_read_data_1;

  mem_1r1w_256x512_bytes bytes (
    .clk           (clk),
    .write_enable  (writes),
    .write_address (target),
    .write_data    (data),
    .write_mask    (strobe),
    .read_enable   (begins),
    .read_address  (begin_entry),
    .read_data     (bytes_read_data)
  );

  // ---- The fill ----

  assign steps = filling & (!record_read_data[25] | respond_ready);
  assign can = !filling | ends;

  // Which pseudo-channel goes first.
  always @(posedge clk) begin
    if (reset) begin
      turn <= 1'b0;
    end else if (from_memory & t_43) begin
      turn <= !of_1;
    end
  end

  assign of_1 = turn ? memory_1_valid : !memory_0_valid;
  assign from_memory = can & !local_valid;

  // ---- Entries that are taken and given back ----

  assign joined_gone = steps & (at != entry);

  // How many are taken, by the pseudo-channel of the set.
  assign t_45 = place_read_data[6] == 1'b0;
  assign t_46 = {joined_gone & t_45, ends & t_45};
  assign t_47 = place_read_data[6] == 1'b1;
  assign t_48 = {joined_gone & t_47, ends & t_47};
  always @(posedge clk) begin
    if (reset) begin
      count_0 <= 9'd0;
      count_1 <= 9'd0;
    end else begin
      count_0 <= (count_0 + {8'd0, t_0 & (set_index[2] == 1'b0)}) - {7'd0, {1'b0, t_46[0]} + {1'b0, t_46[1]}};
      count_1 <= (count_1 + {8'd0, t_0 & (set_index[2] == 1'b1)}) - {7'd0, {1'b0, t_48[0]} + {1'b0, t_48[1]}};
    end
  end
endmodule

`default_nettype wire
