// nmc_read_share_8_to_6
//
// Shares 6 read lanes among 8 requesters: up to one request a lane and cycle, in an order that
// rotates; responses go back by tag.
//
// Parameters: kind = "read", lanes = 6, request = [["address",34],["tag",8]], requesters = 8,
// response = [["data",512],["error",1],["tag",8]]
//
// Generated from hw/src/nmc/lane_share.rs; change that file, not this one.

`default_nettype none

module nmc_read_share_8_to_6 (
  input  wire         clk,
  input  wire         reset,
  input  wire         request_0_valid,
  output wire         request_0_ready,
  input  wire  [33:0] request_0_address,
  input  wire   [7:0] request_0_tag,
  output wire         response_0_valid,
  input  wire         response_0_ready,
  output wire [511:0] response_0_data,
  output wire         response_0_error,
  output wire   [7:0] response_0_tag,
  input  wire         request_1_valid,
  output wire         request_1_ready,
  input  wire  [33:0] request_1_address,
  input  wire   [7:0] request_1_tag,
  output wire         response_1_valid,
  input  wire         response_1_ready,
  output wire [511:0] response_1_data,
  output wire         response_1_error,
  output wire   [7:0] response_1_tag,
  input  wire         request_2_valid,
  output wire         request_2_ready,
  input  wire  [33:0] request_2_address,
  input  wire   [7:0] request_2_tag,
  output wire         response_2_valid,
  input  wire         response_2_ready,
  output wire [511:0] response_2_data,
  output wire         response_2_error,
  output wire   [7:0] response_2_tag,
  input  wire         request_3_valid,
  output wire         request_3_ready,
  input  wire  [33:0] request_3_address,
  input  wire   [7:0] request_3_tag,
  output wire         response_3_valid,
  input  wire         response_3_ready,
  output wire [511:0] response_3_data,
  output wire         response_3_error,
  output wire   [7:0] response_3_tag,
  input  wire         request_4_valid,
  output wire         request_4_ready,
  input  wire  [33:0] request_4_address,
  input  wire   [7:0] request_4_tag,
  output wire         response_4_valid,
  input  wire         response_4_ready,
  output wire [511:0] response_4_data,
  output wire         response_4_error,
  output wire   [7:0] response_4_tag,
  input  wire         request_5_valid,
  output wire         request_5_ready,
  input  wire  [33:0] request_5_address,
  input  wire   [7:0] request_5_tag,
  output wire         response_5_valid,
  input  wire         response_5_ready,
  output wire [511:0] response_5_data,
  output wire         response_5_error,
  output wire   [7:0] response_5_tag,
  input  wire         request_6_valid,
  output wire         request_6_ready,
  input  wire  [33:0] request_6_address,
  input  wire   [7:0] request_6_tag,
  output wire         response_6_valid,
  input  wire         response_6_ready,
  output wire [511:0] response_6_data,
  output wire         response_6_error,
  output wire   [7:0] response_6_tag,
  input  wire         request_7_valid,
  output wire         request_7_ready,
  input  wire  [33:0] request_7_address,
  input  wire   [7:0] request_7_tag,
  output wire         response_7_valid,
  input  wire         response_7_ready,
  output wire [511:0] response_7_data,
  output wire         response_7_error,
  output wire   [7:0] response_7_tag,
  output wire         lane_0_request_valid,
  input  wire         lane_0_request_ready,
  output wire  [33:0] lane_0_request_address,
  output wire  [10:0] lane_0_request_tag,
  input  wire         lane_0_response_valid,
  output wire         lane_0_response_ready,
  input  wire [511:0] lane_0_response_data,
  input  wire         lane_0_response_error,
  input  wire  [10:0] lane_0_response_tag,
  output wire         lane_1_request_valid,
  input  wire         lane_1_request_ready,
  output wire  [33:0] lane_1_request_address,
  output wire  [10:0] lane_1_request_tag,
  input  wire         lane_1_response_valid,
  output wire         lane_1_response_ready,
  input  wire [511:0] lane_1_response_data,
  input  wire         lane_1_response_error,
  input  wire  [10:0] lane_1_response_tag,
  output wire         lane_2_request_valid,
  input  wire         lane_2_request_ready,
  output wire  [33:0] lane_2_request_address,
  output wire  [10:0] lane_2_request_tag,
  input  wire         lane_2_response_valid,
  output wire         lane_2_response_ready,
  input  wire [511:0] lane_2_response_data,
  input  wire         lane_2_response_error,
  input  wire  [10:0] lane_2_response_tag,
  output wire         lane_3_request_valid,
  input  wire         lane_3_request_ready,
  output wire  [33:0] lane_3_request_address,
  output wire  [10:0] lane_3_request_tag,
  input  wire         lane_3_response_valid,
  output wire         lane_3_response_ready,
  input  wire [511:0] lane_3_response_data,
  input  wire         lane_3_response_error,
  input  wire  [10:0] lane_3_response_tag,
  output wire         lane_4_request_valid,
  input  wire         lane_4_request_ready,
  output wire  [33:0] lane_4_request_address,
  output wire  [10:0] lane_4_request_tag,
  input  wire         lane_4_response_valid,
  output wire         lane_4_response_ready,
  input  wire [511:0] lane_4_response_data,
  input  wire         lane_4_response_error,
  input  wire  [10:0] lane_4_response_tag,
  output wire         lane_5_request_valid,
  input  wire         lane_5_request_ready,
  output wire  [33:0] lane_5_request_address,
  output wire  [10:0] lane_5_request_tag,
  input  wire         lane_5_response_valid,
  output wire         lane_5_response_ready,
  input  wire [511:0] lane_5_response_data,
  input  wire         lane_5_response_error,
  input  wire  [10:0] lane_5_response_tag
);

  wire [7:0] valid;
  wire [7:0] ranked;
  wire [3:0] before_1;
  wire [3:0] before_2;
  wire [3:0] before_3;
  wire [3:0] before_4;
  wire [3:0] before_5;
  wire [3:0] before_6;
  wire [3:0] before_7;
  wire [31:0] ranks;
  wire lane_0_free;
  wire lane_1_free;
  wire lane_2_free;
  wire lane_3_free;
  wire lane_4_free;
  wire lane_5_free;
  wire [5:0] t_0;
  wire [3:0] free_lanes;
  wire [2:0] place_0;
  wire [3:0] rank_0;
  wire [2:0] place_1;
  wire [3:0] rank_1;
  wire [2:0] place_2;
  wire [3:0] rank_2;
  wire [2:0] place_3;
  wire [3:0] rank_3;
  wire [2:0] place_4;
  wire [3:0] rank_4;
  wire [2:0] place_5;
  wire [3:0] rank_5;
  wire [2:0] place_6;
  wire [3:0] rank_6;
  wire [2:0] place_7;
  wire [3:0] rank_7;
  wire [2:0] t_1;
  wire [2:0] t_2;
  wire [3:0] lane_0_rank;
  wire lane_0_takes_0;
  wire lane_0_takes_1;
  wire lane_0_takes_2;
  wire lane_0_takes_3;
  wire lane_0_takes_4;
  wire lane_0_takes_5;
  wire lane_0_takes_6;
  wire lane_0_takes_7;
  wire t_3;
  wire [33:0] t_4;
  wire [10:0] t_5;
  wire [3:0] lane_1_rank;
  wire lane_1_takes_0;
  wire lane_1_takes_1;
  wire lane_1_takes_2;
  wire lane_1_takes_3;
  wire lane_1_takes_4;
  wire lane_1_takes_5;
  wire lane_1_takes_6;
  wire lane_1_takes_7;
  wire t_6;
  wire [33:0] t_7;
  wire [10:0] t_8;
  wire [1:0] t_9;
  wire [3:0] lane_2_rank;
  wire lane_2_takes_0;
  wire lane_2_takes_1;
  wire lane_2_takes_2;
  wire lane_2_takes_3;
  wire lane_2_takes_4;
  wire lane_2_takes_5;
  wire lane_2_takes_6;
  wire lane_2_takes_7;
  wire t_10;
  wire [33:0] t_11;
  wire [10:0] t_12;
  wire [2:0] t_13;
  wire [3:0] lane_3_rank;
  wire lane_3_takes_0;
  wire lane_3_takes_1;
  wire lane_3_takes_2;
  wire lane_3_takes_3;
  wire lane_3_takes_4;
  wire lane_3_takes_5;
  wire lane_3_takes_6;
  wire lane_3_takes_7;
  wire t_14;
  wire [33:0] t_15;
  wire [10:0] t_16;
  wire [3:0] t_17;
  wire [3:0] lane_4_rank;
  wire lane_4_takes_0;
  wire lane_4_takes_1;
  wire lane_4_takes_2;
  wire lane_4_takes_3;
  wire lane_4_takes_4;
  wire lane_4_takes_5;
  wire lane_4_takes_6;
  wire lane_4_takes_7;
  wire t_18;
  wire [33:0] t_19;
  wire [10:0] t_20;
  wire [4:0] t_21;
  wire [3:0] lane_5_rank;
  wire lane_5_takes_0;
  wire lane_5_takes_1;
  wire lane_5_takes_2;
  wire lane_5_takes_3;
  wire lane_5_takes_4;
  wire lane_5_takes_5;
  wire lane_5_takes_6;
  wire lane_5_takes_7;
  wire t_22;
  wire [33:0] t_23;
  wire [10:0] t_24;
  wire t_25;
  wire t_26;
  wire t_27;
  wire t_28;
  wire t_29;
  wire lane_0_to_0;
  wire lane_1_to_0;
  wire lane_2_to_0;
  wire lane_3_to_0;
  wire lane_4_to_0;
  wire t_30;
  wire lane_5_to_0;
  wire t_31;
  wire t_32;
  wire t_33;
  wire t_34;
  wire t_35;
  wire lane_0_to_1;
  wire lane_1_to_1;
  wire lane_2_to_1;
  wire lane_3_to_1;
  wire lane_4_to_1;
  wire t_36;
  wire lane_5_to_1;
  wire t_37;
  wire t_38;
  wire t_39;
  wire t_40;
  wire t_41;
  wire lane_0_to_2;
  wire lane_1_to_2;
  wire lane_2_to_2;
  wire lane_3_to_2;
  wire lane_4_to_2;
  wire t_42;
  wire lane_5_to_2;
  wire t_43;
  wire t_44;
  wire t_45;
  wire t_46;
  wire t_47;
  wire lane_0_to_3;
  wire lane_1_to_3;
  wire lane_2_to_3;
  wire lane_3_to_3;
  wire lane_4_to_3;
  wire t_48;
  wire lane_5_to_3;
  wire t_49;
  wire t_50;
  wire t_51;
  wire t_52;
  wire t_53;
  wire lane_0_to_4;
  wire lane_1_to_4;
  wire lane_2_to_4;
  wire lane_3_to_4;
  wire lane_4_to_4;
  wire t_54;
  wire lane_5_to_4;
  wire t_55;
  wire t_56;
  wire t_57;
  wire t_58;
  wire t_59;
  wire lane_0_to_5;
  wire lane_1_to_5;
  wire lane_2_to_5;
  wire lane_3_to_5;
  wire lane_4_to_5;
  wire t_60;
  wire lane_5_to_5;
  wire t_61;
  wire t_62;
  wire t_63;
  wire t_64;
  wire t_65;
  wire lane_0_to_6;
  wire lane_1_to_6;
  wire lane_2_to_6;
  wire lane_3_to_6;
  wire lane_4_to_6;
  wire t_66;
  wire lane_5_to_6;
  wire t_67;
  wire t_68;
  wire t_69;
  wire t_70;
  wire t_71;
  wire lane_0_to_7;
  wire lane_1_to_7;
  wire lane_2_to_7;
  wire lane_3_to_7;
  wire lane_4_to_7;
  wire t_72;
  wire lane_5_to_7;
  wire t_73;
  wire t_74;
  wire t_75;
  wire t_76;
  wire t_77;
  wire t_78;
  reg [2:0] first;
  reg lane_0_full;
  reg lane_1_full;
  reg lane_2_full;
  reg lane_3_full;
  reg lane_4_full;
  reg lane_5_full;
  reg [33:0] lane_0_address;
  reg [10:0] lane_0_tag;
  reg [33:0] lane_1_address;
  reg [10:0] lane_1_tag;
  reg [33:0] lane_2_address;
  reg [10:0] lane_2_tag;
  reg [33:0] lane_3_address;
  reg [10:0] lane_3_tag;
  reg [33:0] lane_4_address;
  reg [10:0] lane_4_tag;
  reg [33:0] lane_5_address;
  reg [10:0] lane_5_tag;
  // Of these only some bits are of use here.
  // verilator lint_off UNUSEDSIGNAL
  wire [15:0] ranked_twice;
  // verilator lint_on UNUSEDSIGNAL

  assign request_0_ready = rank_0 < free_lanes;

  assign response_0_valid = lane_0_to_0
    | lane_1_to_0
    | lane_2_to_0
    | lane_3_to_0
    | lane_4_to_0
    | lane_5_to_0;

  assign response_0_data = lane_0_to_0
    ? lane_0_response_data
    : lane_1_to_0
    ? lane_1_response_data
    : lane_2_to_0
    ? lane_2_response_data
    : lane_3_to_0 ? lane_3_response_data : lane_4_to_0 ? lane_4_response_data : lane_5_response_data;

  assign response_0_error = lane_0_to_0
    ? lane_0_response_error
    : lane_1_to_0
    ? lane_1_response_error
    : lane_2_to_0
    ? lane_2_response_error
    : lane_3_to_0
    ? lane_3_response_error
    : lane_4_to_0 ? lane_4_response_error : lane_5_response_error;

  assign response_0_tag = lane_0_to_0
    ? lane_0_response_tag[7:0]
    : lane_1_to_0
    ? lane_1_response_tag[7:0]
    : lane_2_to_0
    ? lane_2_response_tag[7:0]
    : lane_3_to_0
    ? lane_3_response_tag[7:0]
    : lane_4_to_0 ? lane_4_response_tag[7:0] : lane_5_response_tag[7:0];

  assign request_1_ready = rank_1 < free_lanes;

  assign response_1_valid = lane_0_to_1
    | lane_1_to_1
    | lane_2_to_1
    | lane_3_to_1
    | lane_4_to_1
    | lane_5_to_1;

  assign response_1_data = lane_0_to_1
    ? lane_0_response_data
    : lane_1_to_1
    ? lane_1_response_data
    : lane_2_to_1
    ? lane_2_response_data
    : lane_3_to_1 ? lane_3_response_data : lane_4_to_1 ? lane_4_response_data : lane_5_response_data;

  assign response_1_error = lane_0_to_1
    ? lane_0_response_error
    : lane_1_to_1
    ? lane_1_response_error
    : lane_2_to_1
    ? lane_2_response_error
    : lane_3_to_1
    ? lane_3_response_error
    : lane_4_to_1 ? lane_4_response_error : lane_5_response_error;

  assign response_1_tag = lane_0_to_1
    ? lane_0_response_tag[7:0]
    : lane_1_to_1
    ? lane_1_response_tag[7:0]
    : lane_2_to_1
    ? lane_2_response_tag[7:0]
    : lane_3_to_1
    ? lane_3_response_tag[7:0]
    : lane_4_to_1 ? lane_4_response_tag[7:0] : lane_5_response_tag[7:0];

  assign request_2_ready = rank_2 < free_lanes;

  assign response_2_valid = lane_0_to_2
    | lane_1_to_2
    | lane_2_to_2
    | lane_3_to_2
    | lane_4_to_2
    | lane_5_to_2;

  assign response_2_data = lane_0_to_2
    ? lane_0_response_data
    : lane_1_to_2
    ? lane_1_response_data
    : lane_2_to_2
    ? lane_2_response_data
    : lane_3_to_2 ? lane_3_response_data : lane_4_to_2 ? lane_4_response_data : lane_5_response_data;

  assign response_2_error = lane_0_to_2
    ? lane_0_response_error
    : lane_1_to_2
    ? lane_1_response_error
    : lane_2_to_2
    ? lane_2_response_error
    : lane_3_to_2
    ? lane_3_response_error
    : lane_4_to_2 ? lane_4_response_error : lane_5_response_error;

  assign response_2_tag = lane_0_to_2
    ? lane_0_response_tag[7:0]
    : lane_1_to_2
    ? lane_1_response_tag[7:0]
    : lane_2_to_2
    ? lane_2_response_tag[7:0]
    : lane_3_to_2
    ? lane_3_response_tag[7:0]
    : lane_4_to_2 ? lane_4_response_tag[7:0] : lane_5_response_tag[7:0];

  assign request_3_ready = rank_3 < free_lanes;

  assign response_3_valid = lane_0_to_3
    | lane_1_to_3
    | lane_2_to_3
    | lane_3_to_3
    | lane_4_to_3
    | lane_5_to_3;

  assign response_3_data = lane_0_to_3
    ? lane_0_response_data
    : lane_1_to_3
    ? lane_1_response_data
    : lane_2_to_3
    ? lane_2_response_data
    : lane_3_to_3 ? lane_3_response_data : lane_4_to_3 ? lane_4_response_data : lane_5_response_data;

  assign response_3_error = lane_0_to_3
    ? lane_0_response_error
    : lane_1_to_3
    ? lane_1_response_error
    : lane_2_to_3
    ? lane_2_response_error
    : lane_3_to_3
    ? lane_3_response_error
    : lane_4_to_3 ? lane_4_response_error : lane_5_response_error;

  assign response_3_tag = lane_0_to_3
    ? lane_0_response_tag[7:0]
    : lane_1_to_3
    ? lane_1_response_tag[7:0]
    : lane_2_to_3
    ? lane_2_response_tag[7:0]
    : lane_3_to_3
    ? lane_3_response_tag[7:0]
    : lane_4_to_3 ? lane_4_response_tag[7:0] : lane_5_response_tag[7:0];

  assign request_4_ready = rank_4 < free_lanes;

  assign response_4_valid = lane_0_to_4
    | lane_1_to_4
    | lane_2_to_4
    | lane_3_to_4
    | lane_4_to_4
    | lane_5_to_4;

  assign response_4_data = lane_0_to_4
    ? lane_0_response_data
    : lane_1_to_4
    ? lane_1_response_data
    : lane_2_to_4
    ? lane_2_response_data
    : lane_3_to_4 ? lane_3_response_data : lane_4_to_4 ? lane_4_response_data : lane_5_response_data;

  assign response_4_error = lane_0_to_4
    ? lane_0_response_error
    : lane_1_to_4
    ? lane_1_response_error
    : lane_2_to_4
    ? lane_2_response_error
    : lane_3_to_4
    ? lane_3_response_error
    : lane_4_to_4 ? lane_4_response_error : lane_5_response_error;

  assign response_4_tag = lane_0_to_4
    ? lane_0_response_tag[7:0]
    : lane_1_to_4
    ? lane_1_response_tag[7:0]
    : lane_2_to_4
    ? lane_2_response_tag[7:0]
    : lane_3_to_4
    ? lane_3_response_tag[7:0]
    : lane_4_to_4 ? lane_4_response_tag[7:0] : lane_5_response_tag[7:0];

  assign request_5_ready = rank_5 < free_lanes;

  assign response_5_valid = lane_0_to_5
    | lane_1_to_5
    | lane_2_to_5
    | lane_3_to_5
    | lane_4_to_5
    | lane_5_to_5;

  assign response_5_data = lane_0_to_5
    ? lane_0_response_data
    : lane_1_to_5
    ? lane_1_response_data
    : lane_2_to_5
    ? lane_2_response_data
    : lane_3_to_5 ? lane_3_response_data : lane_4_to_5 ? lane_4_response_data : lane_5_response_data;

  assign response_5_error = lane_0_to_5
    ? lane_0_response_error
    : lane_1_to_5
    ? lane_1_response_error
    : lane_2_to_5
    ? lane_2_response_error
    : lane_3_to_5
    ? lane_3_response_error
    : lane_4_to_5 ? lane_4_response_error : lane_5_response_error;

  assign response_5_tag = lane_0_to_5
    ? lane_0_response_tag[7:0]
    : lane_1_to_5
    ? lane_1_response_tag[7:0]
    : lane_2_to_5
    ? lane_2_response_tag[7:0]
    : lane_3_to_5
    ? lane_3_response_tag[7:0]
    : lane_4_to_5 ? lane_4_response_tag[7:0] : lane_5_response_tag[7:0];

  assign request_6_ready = rank_6 < free_lanes;

  assign response_6_valid = lane_0_to_6
    | lane_1_to_6
    | lane_2_to_6
    | lane_3_to_6
    | lane_4_to_6
    | lane_5_to_6;

  assign response_6_data = lane_0_to_6
    ? lane_0_response_data
    : lane_1_to_6
    ? lane_1_response_data
    : lane_2_to_6
    ? lane_2_response_data
    : lane_3_to_6 ? lane_3_response_data : lane_4_to_6 ? lane_4_response_data : lane_5_response_data;

  assign response_6_error = lane_0_to_6
    ? lane_0_response_error
    : lane_1_to_6
    ? lane_1_response_error
    : lane_2_to_6
    ? lane_2_response_error
    : lane_3_to_6
    ? lane_3_response_error
    : lane_4_to_6 ? lane_4_response_error : lane_5_response_error;

  assign response_6_tag = lane_0_to_6
    ? lane_0_response_tag[7:0]
    : lane_1_to_6
    ? lane_1_response_tag[7:0]
    : lane_2_to_6
    ? lane_2_response_tag[7:0]
    : lane_3_to_6
    ? lane_3_response_tag[7:0]
    : lane_4_to_6 ? lane_4_response_tag[7:0] : lane_5_response_tag[7:0];

  assign request_7_ready = rank_7 < free_lanes;

  assign response_7_valid = lane_0_to_7
    | lane_1_to_7
    | lane_2_to_7
    | lane_3_to_7
    | lane_4_to_7
    | lane_5_to_7;

  assign response_7_data = lane_0_to_7
    ? lane_0_response_data
    : lane_1_to_7
    ? lane_1_response_data
    : lane_2_to_7
    ? lane_2_response_data
    : lane_3_to_7 ? lane_3_response_data : lane_4_to_7 ? lane_4_response_data : lane_5_response_data;

  assign response_7_error = lane_0_to_7
    ? lane_0_response_error
    : lane_1_to_7
    ? lane_1_response_error
    : lane_2_to_7
    ? lane_2_response_error
    : lane_3_to_7
    ? lane_3_response_error
    : lane_4_to_7 ? lane_4_response_error : lane_5_response_error;

  assign response_7_tag = lane_0_to_7
    ? lane_0_response_tag[7:0]
    : lane_1_to_7
    ? lane_1_response_tag[7:0]
    : lane_2_to_7
    ? lane_2_response_tag[7:0]
    : lane_3_to_7
    ? lane_3_response_tag[7:0]
    : lane_4_to_7 ? lane_4_response_tag[7:0] : lane_5_response_tag[7:0];

  assign lane_0_request_valid = lane_0_full;
  assign lane_0_request_address = lane_0_address;
  assign lane_0_request_tag = lane_0_tag;

  assign t_73 = (lane_0_to_0 & response_0_ready)
    | (lane_0_to_1 & response_1_ready)
    | (lane_0_to_2 & response_2_ready)
    | (lane_0_to_3 & response_3_ready)
    | (lane_0_to_4 & response_4_ready)
    | (lane_0_to_5 & response_5_ready);
  assign lane_0_response_ready = t_73
    | (lane_0_to_6 & response_6_ready)
    | (lane_0_to_7 & response_7_ready);

  assign lane_1_request_valid = lane_1_full;
  assign lane_1_request_address = lane_1_address;
  assign lane_1_request_tag = lane_1_tag;

  assign t_74 = (lane_1_to_0 & response_0_ready)
    | (lane_1_to_1 & response_1_ready)
    | (lane_1_to_2 & response_2_ready)
    | (lane_1_to_3 & response_3_ready)
    | (lane_1_to_4 & response_4_ready)
    | (lane_1_to_5 & response_5_ready);
  assign lane_1_response_ready = t_74
    | (lane_1_to_6 & response_6_ready)
    | (lane_1_to_7 & response_7_ready);

  assign lane_2_request_valid = lane_2_full;
  assign lane_2_request_address = lane_2_address;
  assign lane_2_request_tag = lane_2_tag;

  assign t_75 = (lane_2_to_0 & response_0_ready)
    | (lane_2_to_1 & response_1_ready)
    | (lane_2_to_2 & response_2_ready)
    | (lane_2_to_3 & response_3_ready)
    | (lane_2_to_4 & response_4_ready)
    | (lane_2_to_5 & response_5_ready);
  assign lane_2_response_ready = t_75
    | (lane_2_to_6 & response_6_ready)
    | (lane_2_to_7 & response_7_ready);

  assign lane_3_request_valid = lane_3_full;
  assign lane_3_request_address = lane_3_address;
  assign lane_3_request_tag = lane_3_tag;

  assign t_76 = (lane_3_to_0 & response_0_ready)
    | (lane_3_to_1 & response_1_ready)
    | (lane_3_to_2 & response_2_ready)
    | (lane_3_to_3 & response_3_ready)
    | (lane_3_to_4 & response_4_ready)
    | (lane_3_to_5 & response_5_ready);
  assign lane_3_response_ready = t_76
    | (lane_3_to_6 & response_6_ready)
    | (lane_3_to_7 & response_7_ready);

  assign lane_4_request_valid = lane_4_full;
  assign lane_4_request_address = lane_4_address;
  assign lane_4_request_tag = lane_4_tag;

  assign t_77 = (lane_4_to_0 & response_0_ready)
    | (lane_4_to_1 & response_1_ready)
    | (lane_4_to_2 & response_2_ready)
    | (lane_4_to_3 & response_3_ready)
    | (lane_4_to_4 & response_4_ready)
    | (lane_4_to_5 & response_5_ready);
  assign lane_4_response_ready = t_77
    | (lane_4_to_6 & response_6_ready)
    | (lane_4_to_7 & response_7_ready);

  assign lane_5_request_valid = lane_5_full;
  assign lane_5_request_address = lane_5_address;
  assign lane_5_request_tag = lane_5_tag;

  assign t_78 = (lane_5_to_0 & response_0_ready)
    | (lane_5_to_1 & response_1_ready)
    | (lane_5_to_2 & response_2_ready)
    | (lane_5_to_3 & response_3_ready)
    | (lane_5_to_4 & response_4_ready)
    | (lane_5_to_5 & response_5_ready);
  assign lane_5_response_ready = t_78
    | (lane_5_to_6 & response_6_ready)
    | (lane_5_to_7 & response_7_ready);

  // ---- Requests ----

  // The first requester in rank.
  assign t_1 = (ranked[3] & (before_3 < free_lanes))
    ? (first + 3'd4)
    : (ranked[2] & (before_2 < free_lanes))
    ? (first + 3'd3)
    : (ranked[1] & (before_1 < free_lanes))
    ? (first + 3'd2)
    : (ranked[0] & (4'd0 < free_lanes)) ? (first + 3'd1) : first;
  assign t_2 = (ranked[7] & (before_7 < free_lanes))
    ? (first + 3'd0)
    : (ranked[6] & (before_6 < free_lanes))
    ? (first + 3'd7)
    : (ranked[5] & (before_5 < free_lanes))
    ? (first + 3'd6)
    : (ranked[4] & (before_4 < free_lanes)) ? (first + 3'd5) : t_1;
  always @(posedge clk) begin
    if (reset) begin
      first <= 3'd0;
    end else begin
      first <= t_2;
    end
  end

  assign valid = {
    request_7_valid,
    request_6_valid,
    request_5_valid,
    request_4_valid,
    request_3_valid,
    request_2_valid,
    request_1_valid,
    request_0_valid
  };

  assign ranked_twice = {valid, valid} >> first;
  assign ranked = ranked_twice[7:0];
  assign before_1 = {3'd0, ranked[0]};
  assign before_2 = {2'd0, {1'b0, ranked[0]} + {1'b0, ranked[1]}};
  assign before_3 = {2'd0, {1'b0, ranked[0]} + {1'b0, ranked[1]} + {1'b0, ranked[2]}};

  assign before_4 = {
    1'b0,
    {2'd0, ranked[0]} + {2'd0, ranked[1]} + ({2'd0, ranked[2]} + {2'd0, ranked[3]})
  };

  assign before_5 = {
    1'b0,
    {2'd0, ranked[0]}
      + {2'd0, ranked[1]}
      + ({2'd0, ranked[2]} + {2'd0, ranked[3]})
      + {2'd0, ranked[4]}
  };

  assign before_6 = {
    1'b0,
    {2'd0, ranked[0]}
      + {2'd0, ranked[1]}
      + ({2'd0, ranked[2]} + {2'd0, ranked[3]})
      + ({2'd0, ranked[4]} + {2'd0, ranked[5]})
  };

  assign before_7 = {
    1'b0,
    {2'd0, ranked[0]}
      + {2'd0, ranked[1]}
      + ({2'd0, ranked[2]} + {2'd0, ranked[3]})
      + ({2'd0, ranked[4]} + {2'd0, ranked[5]} + {2'd0, ranked[6]})
  };

  assign ranks = {before_7, before_6, before_5, before_4, before_3, before_2, before_1, 4'd0};

  assign t_3 = lane_0_takes_0
    | lane_0_takes_1
    | lane_0_takes_2
    | lane_0_takes_3
    | lane_0_takes_4
    | lane_0_takes_5
    | lane_0_takes_6;
  always @(posedge clk) begin
    if (reset) begin
      lane_0_full <= 1'b0;
    end else if (lane_0_free) begin
      lane_0_full <= t_3 | lane_0_takes_7;
    end
  end

  assign lane_0_free = !lane_0_full | lane_0_request_ready;

  assign t_6 = lane_1_takes_0
    | lane_1_takes_1
    | lane_1_takes_2
    | lane_1_takes_3
    | lane_1_takes_4
    | lane_1_takes_5
    | lane_1_takes_6;
  always @(posedge clk) begin
    if (reset) begin
      lane_1_full <= 1'b0;
    end else if (lane_1_free) begin
      lane_1_full <= t_6 | lane_1_takes_7;
    end
  end

  assign lane_1_free = !lane_1_full | lane_1_request_ready;

  assign t_10 = lane_2_takes_0
    | lane_2_takes_1
    | lane_2_takes_2
    | lane_2_takes_3
    | lane_2_takes_4
    | lane_2_takes_5
    | lane_2_takes_6;
  always @(posedge clk) begin
    if (reset) begin
      lane_2_full <= 1'b0;
    end else if (lane_2_free) begin
      lane_2_full <= t_10 | lane_2_takes_7;
    end
  end

  assign lane_2_free = !lane_2_full | lane_2_request_ready;

  assign t_14 = lane_3_takes_0
    | lane_3_takes_1
    | lane_3_takes_2
    | lane_3_takes_3
    | lane_3_takes_4
    | lane_3_takes_5
    | lane_3_takes_6;
  always @(posedge clk) begin
    if (reset) begin
      lane_3_full <= 1'b0;
    end else if (lane_3_free) begin
      lane_3_full <= t_14 | lane_3_takes_7;
    end
  end

  assign lane_3_free = !lane_3_full | lane_3_request_ready;

  assign t_18 = lane_4_takes_0
    | lane_4_takes_1
    | lane_4_takes_2
    | lane_4_takes_3
    | lane_4_takes_4
    | lane_4_takes_5
    | lane_4_takes_6;
  always @(posedge clk) begin
    if (reset) begin
      lane_4_full <= 1'b0;
    end else if (lane_4_free) begin
      lane_4_full <= t_18 | lane_4_takes_7;
    end
  end

  assign lane_4_free = !lane_4_full | lane_4_request_ready;

  assign t_22 = lane_5_takes_0
    | lane_5_takes_1
    | lane_5_takes_2
    | lane_5_takes_3
    | lane_5_takes_4
    | lane_5_takes_5
    | lane_5_takes_6;
  always @(posedge clk) begin
    if (reset) begin
      lane_5_full <= 1'b0;
    end else if (lane_5_free) begin
      lane_5_full <= t_22 | lane_5_takes_7;
    end
  end

  assign lane_5_free = !lane_5_full | lane_5_request_ready;

  assign t_0 = {lane_0_free, lane_1_free, lane_2_free, lane_3_free, lane_4_free, lane_5_free};
  assign free_lanes = {
    1'b0,
    {2'd0, t_0[0]}
      + {2'd0, t_0[1]}
      + ({2'd0, t_0[2]} + {2'd0, t_0[3]})
      + ({2'd0, t_0[4]} + {2'd0, t_0[5]})
  };

  assign place_0 = 3'd0 - first;
  assign rank_0 = ranks[{place_0, 2'd0} +: 4];
  assign place_1 = 3'd1 - first;
  assign rank_1 = ranks[{place_1, 2'd0} +: 4];
  assign place_2 = 3'd2 - first;
  assign rank_2 = ranks[{place_2, 2'd0} +: 4];
  assign place_3 = 3'd3 - first;
  assign rank_3 = ranks[{place_3, 2'd0} +: 4];
  assign place_4 = 3'd4 - first;
  assign rank_4 = ranks[{place_4, 2'd0} +: 4];
  assign place_5 = 3'd5 - first;
  assign rank_5 = ranks[{place_5, 2'd0} +: 4];
  assign place_6 = 3'd6 - first;
  assign rank_6 = ranks[{place_6, 2'd0} +: 4];
  assign place_7 = 3'd7 - first;
  assign rank_7 = ranks[{place_7, 2'd0} +: 4];

  // The next first: behind the last one served.
  assign lane_0_rank = 4'd0;
  assign lane_0_takes_0 = request_0_valid & (rank_0 == lane_0_rank);
  assign lane_0_takes_1 = request_1_valid & (rank_1 == lane_0_rank);
  assign lane_0_takes_2 = request_2_valid & (rank_2 == lane_0_rank);
  assign lane_0_takes_3 = request_3_valid & (rank_3 == lane_0_rank);
  assign lane_0_takes_4 = request_4_valid & (rank_4 == lane_0_rank);
  assign lane_0_takes_5 = request_5_valid & (rank_5 == lane_0_rank);
  assign lane_0_takes_6 = request_6_valid & (rank_6 == lane_0_rank);
  assign lane_0_takes_7 = request_7_valid & (rank_7 == lane_0_rank);

  assign t_4 = lane_0_takes_1
    ? request_1_address
    : lane_0_takes_2
    ? request_2_address
    : lane_0_takes_3
    ? request_3_address
    : lane_0_takes_4
    ? request_4_address
    : lane_0_takes_5 ? request_5_address : lane_0_takes_6 ? request_6_address : request_7_address;
  assign t_5 = lane_0_takes_1
    ? {3'd1, request_1_tag}
    : lane_0_takes_2
    ? {3'd2, request_2_tag}
    : lane_0_takes_3
    ? {3'd3, request_3_tag}
    : lane_0_takes_4
    ? {3'd4, request_4_tag}
    : lane_0_takes_5
    ? {3'd5, request_5_tag}
    : lane_0_takes_6 ? {3'd6, request_6_tag} : {3'd7, request_7_tag};
  always @(posedge clk) begin
    if (lane_0_free) begin
      lane_0_address <= lane_0_takes_0 ? request_0_address : t_4;
      lane_0_tag <= lane_0_takes_0 ? {3'd0, request_0_tag} : t_5;
    end
  end

  assign lane_1_rank = {3'd0, lane_0_free};
  assign lane_1_takes_0 = request_0_valid & (rank_0 == lane_1_rank);
  assign lane_1_takes_1 = request_1_valid & (rank_1 == lane_1_rank);
  assign lane_1_takes_2 = request_2_valid & (rank_2 == lane_1_rank);
  assign lane_1_takes_3 = request_3_valid & (rank_3 == lane_1_rank);
  assign lane_1_takes_4 = request_4_valid & (rank_4 == lane_1_rank);
  assign lane_1_takes_5 = request_5_valid & (rank_5 == lane_1_rank);
  assign lane_1_takes_6 = request_6_valid & (rank_6 == lane_1_rank);
  assign lane_1_takes_7 = request_7_valid & (rank_7 == lane_1_rank);

  assign t_7 = lane_1_takes_1
    ? request_1_address
    : lane_1_takes_2
    ? request_2_address
    : lane_1_takes_3
    ? request_3_address
    : lane_1_takes_4
    ? request_4_address
    : lane_1_takes_5 ? request_5_address : lane_1_takes_6 ? request_6_address : request_7_address;
  assign t_8 = lane_1_takes_1
    ? {3'd1, request_1_tag}
    : lane_1_takes_2
    ? {3'd2, request_2_tag}
    : lane_1_takes_3
    ? {3'd3, request_3_tag}
    : lane_1_takes_4
    ? {3'd4, request_4_tag}
    : lane_1_takes_5
    ? {3'd5, request_5_tag}
    : lane_1_takes_6 ? {3'd6, request_6_tag} : {3'd7, request_7_tag};
  always @(posedge clk) begin
    if (lane_1_free) begin
      lane_1_address <= lane_1_takes_0 ? request_0_address : t_7;
      lane_1_tag <= lane_1_takes_0 ? {3'd0, request_0_tag} : t_8;
    end
  end

  assign t_9 = {lane_0_free, lane_1_free};
  assign lane_2_rank = {2'd0, {1'b0, t_9[0]} + {1'b0, t_9[1]}};

  assign lane_2_takes_0 = request_0_valid & (rank_0 == lane_2_rank);
  assign lane_2_takes_1 = request_1_valid & (rank_1 == lane_2_rank);
  assign lane_2_takes_2 = request_2_valid & (rank_2 == lane_2_rank);
  assign lane_2_takes_3 = request_3_valid & (rank_3 == lane_2_rank);
  assign lane_2_takes_4 = request_4_valid & (rank_4 == lane_2_rank);
  assign lane_2_takes_5 = request_5_valid & (rank_5 == lane_2_rank);
  assign lane_2_takes_6 = request_6_valid & (rank_6 == lane_2_rank);
  assign lane_2_takes_7 = request_7_valid & (rank_7 == lane_2_rank);

  assign t_11 = lane_2_takes_1
    ? request_1_address
    : lane_2_takes_2
    ? request_2_address
    : lane_2_takes_3
    ? request_3_address
    : lane_2_takes_4
    ? request_4_address
    : lane_2_takes_5 ? request_5_address : lane_2_takes_6 ? request_6_address : request_7_address;
  assign t_12 = lane_2_takes_1
    ? {3'd1, request_1_tag}
    : lane_2_takes_2
    ? {3'd2, request_2_tag}
    : lane_2_takes_3
    ? {3'd3, request_3_tag}
    : lane_2_takes_4
    ? {3'd4, request_4_tag}
    : lane_2_takes_5
    ? {3'd5, request_5_tag}
    : lane_2_takes_6 ? {3'd6, request_6_tag} : {3'd7, request_7_tag};
  always @(posedge clk) begin
    if (lane_2_free) begin
      lane_2_address <= lane_2_takes_0 ? request_0_address : t_11;
      lane_2_tag <= lane_2_takes_0 ? {3'd0, request_0_tag} : t_12;
    end
  end

  assign t_13 = {lane_0_free, lane_1_free, lane_2_free};
  assign lane_3_rank = {2'd0, {1'b0, t_13[0]} + {1'b0, t_13[1]} + {1'b0, t_13[2]}};

  assign lane_3_takes_0 = request_0_valid & (rank_0 == lane_3_rank);
  assign lane_3_takes_1 = request_1_valid & (rank_1 == lane_3_rank);
  assign lane_3_takes_2 = request_2_valid & (rank_2 == lane_3_rank);
  assign lane_3_takes_3 = request_3_valid & (rank_3 == lane_3_rank);
  assign lane_3_takes_4 = request_4_valid & (rank_4 == lane_3_rank);
  assign lane_3_takes_5 = request_5_valid & (rank_5 == lane_3_rank);
  assign lane_3_takes_6 = request_6_valid & (rank_6 == lane_3_rank);
  assign lane_3_takes_7 = request_7_valid & (rank_7 == lane_3_rank);

  assign t_15 = lane_3_takes_1
    ? request_1_address
    : lane_3_takes_2
    ? request_2_address
    : lane_3_takes_3
    ? request_3_address
    : lane_3_takes_4
    ? request_4_address
    : lane_3_takes_5 ? request_5_address : lane_3_takes_6 ? request_6_address : request_7_address;
  assign t_16 = lane_3_takes_1
    ? {3'd1, request_1_tag}
    : lane_3_takes_2
    ? {3'd2, request_2_tag}
    : lane_3_takes_3
    ? {3'd3, request_3_tag}
    : lane_3_takes_4
    ? {3'd4, request_4_tag}
    : lane_3_takes_5
    ? {3'd5, request_5_tag}
    : lane_3_takes_6 ? {3'd6, request_6_tag} : {3'd7, request_7_tag};
  always @(posedge clk) begin
    if (lane_3_free) begin
      lane_3_address <= lane_3_takes_0 ? request_0_address : t_15;
      lane_3_tag <= lane_3_takes_0 ? {3'd0, request_0_tag} : t_16;
    end
  end

  assign t_17 = {lane_0_free, lane_1_free, lane_2_free, lane_3_free};
  assign lane_4_rank = {
    1'b0,
    {2'd0, t_17[0]} + {2'd0, t_17[1]} + ({2'd0, t_17[2]} + {2'd0, t_17[3]})
  };

  assign lane_4_takes_0 = request_0_valid & (rank_0 == lane_4_rank);
  assign lane_4_takes_1 = request_1_valid & (rank_1 == lane_4_rank);
  assign lane_4_takes_2 = request_2_valid & (rank_2 == lane_4_rank);
  assign lane_4_takes_3 = request_3_valid & (rank_3 == lane_4_rank);
  assign lane_4_takes_4 = request_4_valid & (rank_4 == lane_4_rank);
  assign lane_4_takes_5 = request_5_valid & (rank_5 == lane_4_rank);
  assign lane_4_takes_6 = request_6_valid & (rank_6 == lane_4_rank);
  assign lane_4_takes_7 = request_7_valid & (rank_7 == lane_4_rank);

  assign t_19 = lane_4_takes_1
    ? request_1_address
    : lane_4_takes_2
    ? request_2_address
    : lane_4_takes_3
    ? request_3_address
    : lane_4_takes_4
    ? request_4_address
    : lane_4_takes_5 ? request_5_address : lane_4_takes_6 ? request_6_address : request_7_address;
  assign t_20 = lane_4_takes_1
    ? {3'd1, request_1_tag}
    : lane_4_takes_2
    ? {3'd2, request_2_tag}
    : lane_4_takes_3
    ? {3'd3, request_3_tag}
    : lane_4_takes_4
    ? {3'd4, request_4_tag}
    : lane_4_takes_5
    ? {3'd5, request_5_tag}
    : lane_4_takes_6 ? {3'd6, request_6_tag} : {3'd7, request_7_tag};
  always @(posedge clk) begin
    if (lane_4_free) begin
      lane_4_address <= lane_4_takes_0 ? request_0_address : t_19;
      lane_4_tag <= lane_4_takes_0 ? {3'd0, request_0_tag} : t_20;
    end
  end

  assign t_21 = {lane_0_free, lane_1_free, lane_2_free, lane_3_free, lane_4_free};
  assign lane_5_rank = {
    1'b0,
    {2'd0, t_21[0]} + {2'd0, t_21[1]} + ({2'd0, t_21[2]} + {2'd0, t_21[3]}) + {2'd0, t_21[4]}
  };

  assign lane_5_takes_0 = request_0_valid & (rank_0 == lane_5_rank);
  assign lane_5_takes_1 = request_1_valid & (rank_1 == lane_5_rank);
  assign lane_5_takes_2 = request_2_valid & (rank_2 == lane_5_rank);
  assign lane_5_takes_3 = request_3_valid & (rank_3 == lane_5_rank);
  assign lane_5_takes_4 = request_4_valid & (rank_4 == lane_5_rank);
  assign lane_5_takes_5 = request_5_valid & (rank_5 == lane_5_rank);
  assign lane_5_takes_6 = request_6_valid & (rank_6 == lane_5_rank);
  assign lane_5_takes_7 = request_7_valid & (rank_7 == lane_5_rank);

  assign t_23 = lane_5_takes_1
    ? request_1_address
    : lane_5_takes_2
    ? request_2_address
    : lane_5_takes_3
    ? request_3_address
    : lane_5_takes_4
    ? request_4_address
    : lane_5_takes_5 ? request_5_address : lane_5_takes_6 ? request_6_address : request_7_address;
  assign t_24 = lane_5_takes_1
    ? {3'd1, request_1_tag}
    : lane_5_takes_2
    ? {3'd2, request_2_tag}
    : lane_5_takes_3
    ? {3'd3, request_3_tag}
    : lane_5_takes_4
    ? {3'd4, request_4_tag}
    : lane_5_takes_5
    ? {3'd5, request_5_tag}
    : lane_5_takes_6 ? {3'd6, request_6_tag} : {3'd7, request_7_tag};
  always @(posedge clk) begin
    if (lane_5_free) begin
      lane_5_address <= lane_5_takes_0 ? request_0_address : t_23;
      lane_5_tag <= lane_5_takes_0 ? {3'd0, request_0_tag} : t_24;
    end
  end

  // ---- Responses ----

  assign t_25 = lane_0_response_valid & (lane_0_response_tag[10:8] == 3'd0);
  assign lane_0_to_0 = t_25;

  assign t_26 = lane_1_response_valid & (lane_1_response_tag[10:8] == 3'd0);
  assign lane_1_to_0 = t_26 & !t_25;

  assign t_27 = lane_2_response_valid & (lane_2_response_tag[10:8] == 3'd0);
  assign lane_2_to_0 = t_27 & !(t_25 | t_26);

  assign t_28 = lane_3_response_valid & (lane_3_response_tag[10:8] == 3'd0);
  assign lane_3_to_0 = t_28 & !(t_25 | t_26 | t_27);

  assign t_29 = lane_4_response_valid & (lane_4_response_tag[10:8] == 3'd0);
  assign lane_4_to_0 = t_29 & !(t_25 | t_26 | t_27 | t_28);

  assign t_30 = lane_5_response_valid
    & (lane_5_response_tag[10:8] == 3'd0)
    & !(t_25 | t_26 | t_27 | t_28 | t_29);
  assign lane_5_to_0 = t_30;

  assign t_31 = lane_0_response_valid & (lane_0_response_tag[10:8] == 3'd1);
  assign lane_0_to_1 = t_31;

  assign t_32 = lane_1_response_valid & (lane_1_response_tag[10:8] == 3'd1);
  assign lane_1_to_1 = t_32 & !t_31;

  assign t_33 = lane_2_response_valid & (lane_2_response_tag[10:8] == 3'd1);
  assign lane_2_to_1 = t_33 & !(t_31 | t_32);

  assign t_34 = lane_3_response_valid & (lane_3_response_tag[10:8] == 3'd1);
  assign lane_3_to_1 = t_34 & !(t_31 | t_32 | t_33);

  assign t_35 = lane_4_response_valid & (lane_4_response_tag[10:8] == 3'd1);
  assign lane_4_to_1 = t_35 & !(t_31 | t_32 | t_33 | t_34);

  assign t_36 = lane_5_response_valid
    & (lane_5_response_tag[10:8] == 3'd1)
    & !(t_31 | t_32 | t_33 | t_34 | t_35);
  assign lane_5_to_1 = t_36;

  assign t_37 = lane_0_response_valid & (lane_0_response_tag[10:8] == 3'd2);
  assign lane_0_to_2 = t_37;

  assign t_38 = lane_1_response_valid & (lane_1_response_tag[10:8] == 3'd2);
  assign lane_1_to_2 = t_38 & !t_37;

  assign t_39 = lane_2_response_valid & (lane_2_response_tag[10:8] == 3'd2);
  assign lane_2_to_2 = t_39 & !(t_37 | t_38);

  assign t_40 = lane_3_response_valid & (lane_3_response_tag[10:8] == 3'd2);
  assign lane_3_to_2 = t_40 & !(t_37 | t_38 | t_39);

  assign t_41 = lane_4_response_valid & (lane_4_response_tag[10:8] == 3'd2);
  assign lane_4_to_2 = t_41 & !(t_37 | t_38 | t_39 | t_40);

  assign t_42 = lane_5_response_valid
    & (lane_5_response_tag[10:8] == 3'd2)
    & !(t_37 | t_38 | t_39 | t_40 | t_41);
  assign lane_5_to_2 = t_42;

  assign t_43 = lane_0_response_valid & (lane_0_response_tag[10:8] == 3'd3);
  assign lane_0_to_3 = t_43;

  assign t_44 = lane_1_response_valid & (lane_1_response_tag[10:8] == 3'd3);
  assign lane_1_to_3 = t_44 & !t_43;

  assign t_45 = lane_2_response_valid & (lane_2_response_tag[10:8] == 3'd3);
  assign lane_2_to_3 = t_45 & !(t_43 | t_44);

  assign t_46 = lane_3_response_valid & (lane_3_response_tag[10:8] == 3'd3);
  assign lane_3_to_3 = t_46 & !(t_43 | t_44 | t_45);

  assign t_47 = lane_4_response_valid & (lane_4_response_tag[10:8] == 3'd3);
  assign lane_4_to_3 = t_47 & !(t_43 | t_44 | t_45 | t_46);

  assign t_48 = lane_5_response_valid
    & (lane_5_response_tag[10:8] == 3'd3)
    & !(t_43 | t_44 | t_45 | t_46 | t_47);
  assign lane_5_to_3 = t_48;

  assign t_49 = lane_0_response_valid & (lane_0_response_tag[10:8] == 3'd4);
  assign lane_0_to_4 = t_49;

  assign t_50 = lane_1_response_valid & (lane_1_response_tag[10:8] == 3'd4);
  assign lane_1_to_4 = t_50 & !t_49;

  assign t_51 = lane_2_response_valid & (lane_2_response_tag[10:8] == 3'd4);
  assign lane_2_to_4 = t_51 & !(t_49 | t_50);

  assign t_52 = lane_3_response_valid & (lane_3_response_tag[10:8] == 3'd4);
  assign lane_3_to_4 = t_52 & !(t_49 | t_50 | t_51);

  assign t_53 = lane_4_response_valid & (lane_4_response_tag[10:8] == 3'd4);
  assign lane_4_to_4 = t_53 & !(t_49 | t_50 | t_51 | t_52);

  assign t_54 = lane_5_response_valid
    & (lane_5_response_tag[10:8] == 3'd4)
    & !(t_49 | t_50 | t_51 | t_52 | t_53);
  assign lane_5_to_4 = t_54;

  assign t_55 = lane_0_response_valid & (lane_0_response_tag[10:8] == 3'd5);
  assign lane_0_to_5 = t_55;

  assign t_56 = lane_1_response_valid & (lane_1_response_tag[10:8] == 3'd5);
  assign lane_1_to_5 = t_56 & !t_55;

  assign t_57 = lane_2_response_valid & (lane_2_response_tag[10:8] == 3'd5);
  assign lane_2_to_5 = t_57 & !(t_55 | t_56);

  assign t_58 = lane_3_response_valid & (lane_3_response_tag[10:8] == 3'd5);
  assign lane_3_to_5 = t_58 & !(t_55 | t_56 | t_57);

  assign t_59 = lane_4_response_valid & (lane_4_response_tag[10:8] == 3'd5);
  assign lane_4_to_5 = t_59 & !(t_55 | t_56 | t_57 | t_58);

  assign t_60 = lane_5_response_valid
    & (lane_5_response_tag[10:8] == 3'd5)
    & !(t_55 | t_56 | t_57 | t_58 | t_59);
  assign lane_5_to_5 = t_60;

  assign t_61 = lane_0_response_valid & (lane_0_response_tag[10:8] == 3'd6);
  assign lane_0_to_6 = t_61;

  assign t_62 = lane_1_response_valid & (lane_1_response_tag[10:8] == 3'd6);
  assign lane_1_to_6 = t_62 & !t_61;

  assign t_63 = lane_2_response_valid & (lane_2_response_tag[10:8] == 3'd6);
  assign lane_2_to_6 = t_63 & !(t_61 | t_62);

  assign t_64 = lane_3_response_valid & (lane_3_response_tag[10:8] == 3'd6);
  assign lane_3_to_6 = t_64 & !(t_61 | t_62 | t_63);

  assign t_65 = lane_4_response_valid & (lane_4_response_tag[10:8] == 3'd6);
  assign lane_4_to_6 = t_65 & !(t_61 | t_62 | t_63 | t_64);

  assign t_66 = lane_5_response_valid
    & (lane_5_response_tag[10:8] == 3'd6)
    & !(t_61 | t_62 | t_63 | t_64 | t_65);
  assign lane_5_to_6 = t_66;

  assign t_67 = lane_0_response_valid & (lane_0_response_tag[10:8] == 3'd7);
  assign lane_0_to_7 = t_67;

  assign t_68 = lane_1_response_valid & (lane_1_response_tag[10:8] == 3'd7);
  assign lane_1_to_7 = t_68 & !t_67;

  assign t_69 = lane_2_response_valid & (lane_2_response_tag[10:8] == 3'd7);
  assign lane_2_to_7 = t_69 & !(t_67 | t_68);

  assign t_70 = lane_3_response_valid & (lane_3_response_tag[10:8] == 3'd7);
  assign lane_3_to_7 = t_70 & !(t_67 | t_68 | t_69);

  assign t_71 = lane_4_response_valid & (lane_4_response_tag[10:8] == 3'd7);
  assign lane_4_to_7 = t_71 & !(t_67 | t_68 | t_69 | t_70);

  assign t_72 = lane_5_response_valid
    & (lane_5_response_tag[10:8] == 3'd7)
    & !(t_67 | t_68 | t_69 | t_70 | t_71);
  assign lane_5_to_7 = t_72;
endmodule

`default_nettype wire
