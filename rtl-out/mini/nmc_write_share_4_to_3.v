// nmc_write_share_4_to_3
//
// Shares 3 write lanes among 4 requesters: up to one request a lane and cycle, in an order that
// rotates; responses go back by tag.
//
// Parameters: kind = "write", lanes = 3, request =
// [["address",18],["data",512],["strobe",64],["tag",1]], requesters = 4, response =
// [["error",1],["tag",1]]
//
// Generated from hw/src/nmc/lane_share.rs; change that file, not this one.

`default_nettype none

module nmc_write_share_4_to_3 (
  input  wire         clk,
  input  wire         reset,
  input  wire         request_0_valid,
  output wire         request_0_ready,
  input  wire  [17:0] request_0_address,
  input  wire [511:0] request_0_data,
  input  wire  [63:0] request_0_strobe,
  input  wire         request_0_tag,
  output wire         response_0_valid,
  input  wire         response_0_ready,
  output wire         response_0_error,
  output wire         response_0_tag,
  input  wire         request_1_valid,
  output wire         request_1_ready,
  input  wire  [17:0] request_1_address,
  input  wire [511:0] request_1_data,
  input  wire  [63:0] request_1_strobe,
  input  wire         request_1_tag,
  output wire         response_1_valid,
  input  wire         response_1_ready,
  output wire         response_1_error,
  output wire         response_1_tag,
  input  wire         request_2_valid,
  output wire         request_2_ready,
  input  wire  [17:0] request_2_address,
  input  wire [511:0] request_2_data,
  input  wire  [63:0] request_2_strobe,
  input  wire         request_2_tag,
  output wire         response_2_valid,
  input  wire         response_2_ready,
  output wire         response_2_error,
  output wire         response_2_tag,
  input  wire         request_3_valid,
  output wire         request_3_ready,
  input  wire  [17:0] request_3_address,
  input  wire [511:0] request_3_data,
  input  wire  [63:0] request_3_strobe,
  input  wire         request_3_tag,
  output wire         response_3_valid,
  input  wire         response_3_ready,
  output wire         response_3_error,
  output wire         response_3_tag,
  output wire         lane_0_request_valid,
  input  wire         lane_0_request_ready,
  output wire  [17:0] lane_0_request_address,
  output wire [511:0] lane_0_request_data,
  output wire  [63:0] lane_0_request_strobe,
  output wire   [2:0] lane_0_request_tag,
  input  wire         lane_0_response_valid,
  output wire         lane_0_response_ready,
  input  wire         lane_0_response_error,
  input  wire   [2:0] lane_0_response_tag,
  output wire         lane_1_request_valid,
  input  wire         lane_1_request_ready,
  output wire  [17:0] lane_1_request_address,
  output wire [511:0] lane_1_request_data,
  output wire  [63:0] lane_1_request_strobe,
  output wire   [2:0] lane_1_request_tag,
  input  wire         lane_1_response_valid,
  output wire         lane_1_response_ready,
  input  wire         lane_1_response_error,
  input  wire   [2:0] lane_1_response_tag,
  output wire         lane_2_request_valid,
  input  wire         lane_2_request_ready,
  output wire  [17:0] lane_2_request_address,
  output wire [511:0] lane_2_request_data,
  output wire  [63:0] lane_2_request_strobe,
  output wire   [2:0] lane_2_request_tag,
  input  wire         lane_2_response_valid,
  output wire         lane_2_response_ready,
  input  wire         lane_2_response_error,
  input  wire   [2:0] lane_2_response_tag
);

  wire [3:0] valid;
  wire [3:0] ranked;
  wire [2:0] before_1;
  wire [2:0] before_2;
  wire [2:0] before_3;
  wire [11:0] ranks;
  wire lane_0_free;
  wire lane_1_free;
  wire lane_2_free;
  wire [2:0] t_0;
  wire [2:0] free_lanes;
  wire [1:0] place_0;
  wire [2:0] rank_0;
  wire [1:0] place_1;
  wire [2:0] rank_1;
  wire [1:0] place_2;
  wire [2:0] rank_2;
  wire [1:0] place_3;
  wire [2:0] rank_3;
  wire [1:0] t_1;
  wire [2:0] lane_0_rank;
  wire lane_0_takes_0;
  wire lane_0_takes_1;
  wire lane_0_takes_2;
  wire lane_0_takes_3;
  wire [2:0] lane_1_rank;
  wire lane_1_takes_0;
  wire lane_1_takes_1;
  wire lane_1_takes_2;
  wire lane_1_takes_3;
  wire [1:0] t_2;
  wire [2:0] lane_2_rank;
  wire lane_2_takes_0;
  wire lane_2_takes_1;
  wire lane_2_takes_2;
  wire lane_2_takes_3;
  wire t_3;
  wire t_4;
  wire lane_0_to_0;
  wire lane_1_to_0;
  wire lane_2_to_0;
  wire t_5;
  wire t_6;
  wire lane_0_to_1;
  wire lane_1_to_1;
  wire lane_2_to_1;
  wire t_7;
  wire t_8;
  wire lane_0_to_2;
  wire lane_1_to_2;
  wire lane_2_to_2;
  wire t_9;
  wire t_10;
  wire lane_0_to_3;
  wire lane_1_to_3;
  wire lane_2_to_3;
  reg [1:0] first;
  reg lane_0_full;
  reg lane_1_full;
  reg lane_2_full;
  reg [17:0] lane_0_address;
  reg [511:0] lane_0_data;
  reg [63:0] lane_0_strobe;
  reg [2:0] lane_0_tag;
  reg [17:0] lane_1_address;
  reg [511:0] lane_1_data;
  reg [63:0] lane_1_strobe;
  reg [2:0] lane_1_tag;
  reg [17:0] lane_2_address;
  reg [511:0] lane_2_data;
  reg [63:0] lane_2_strobe;
  reg [2:0] lane_2_tag;
  // Of these only some bits are of use here.
  // verilator lint_off UNUSEDSIGNAL
  wire [7:0] ranked_twice;
  // verilator lint_on UNUSEDSIGNAL

  assign request_0_ready = rank_0 < free_lanes;
  assign response_0_valid = lane_0_to_0 | lane_1_to_0 | lane_2_to_0;

  assign response_0_error = lane_0_to_0
    ? lane_0_response_error
    : lane_1_to_0 ? lane_1_response_error : lane_2_response_error;

  assign response_0_tag = lane_0_to_0
    ? lane_0_response_tag[0]
    : lane_1_to_0 ? lane_1_response_tag[0] : lane_2_response_tag[0];

  assign request_1_ready = rank_1 < free_lanes;
  assign response_1_valid = lane_0_to_1 | lane_1_to_1 | lane_2_to_1;

  assign response_1_error = lane_0_to_1
    ? lane_0_response_error
    : lane_1_to_1 ? lane_1_response_error : lane_2_response_error;

  assign response_1_tag = lane_0_to_1
    ? lane_0_response_tag[0]
    : lane_1_to_1 ? lane_1_response_tag[0] : lane_2_response_tag[0];

  assign request_2_ready = rank_2 < free_lanes;
  assign response_2_valid = lane_0_to_2 | lane_1_to_2 | lane_2_to_2;

  assign response_2_error = lane_0_to_2
    ? lane_0_response_error
    : lane_1_to_2 ? lane_1_response_error : lane_2_response_error;

  assign response_2_tag = lane_0_to_2
    ? lane_0_response_tag[0]
    : lane_1_to_2 ? lane_1_response_tag[0] : lane_2_response_tag[0];

  assign request_3_ready = rank_3 < free_lanes;
  assign response_3_valid = lane_0_to_3 | lane_1_to_3 | lane_2_to_3;

  assign response_3_error = lane_0_to_3
    ? lane_0_response_error
    : lane_1_to_3 ? lane_1_response_error : lane_2_response_error;

  assign response_3_tag = lane_0_to_3
    ? lane_0_response_tag[0]
    : lane_1_to_3 ? lane_1_response_tag[0] : lane_2_response_tag[0];

  assign lane_0_request_valid = lane_0_full;
  assign lane_0_request_address = lane_0_address;
  assign lane_0_request_data = lane_0_data;
  assign lane_0_request_strobe = lane_0_strobe;
  assign lane_0_request_tag = lane_0_tag;

  assign lane_0_response_ready = (lane_0_to_0 & response_0_ready)
    | (lane_0_to_1 & response_1_ready)
    | (lane_0_to_2 & response_2_ready)
    | (lane_0_to_3 & response_3_ready);

  assign lane_1_request_valid = lane_1_full;
  assign lane_1_request_address = lane_1_address;
  assign lane_1_request_data = lane_1_data;
  assign lane_1_request_strobe = lane_1_strobe;
  assign lane_1_request_tag = lane_1_tag;

  assign lane_1_response_ready = (lane_1_to_0 & response_0_ready)
    | (lane_1_to_1 & response_1_ready)
    | (lane_1_to_2 & response_2_ready)
    | (lane_1_to_3 & response_3_ready);

  assign lane_2_request_valid = lane_2_full;
  assign lane_2_request_address = lane_2_address;
  assign lane_2_request_data = lane_2_data;
  assign lane_2_request_strobe = lane_2_strobe;
  assign lane_2_request_tag = lane_2_tag;

  assign lane_2_response_ready = (lane_2_to_0 & response_0_ready)
    | (lane_2_to_1 & response_1_ready)
    | (lane_2_to_2 & response_2_ready)
    | (lane_2_to_3 & response_3_ready);

  // ---- Requests ----

  // The first requester in rank.
  assign t_1 = (ranked[3] & (before_3 < free_lanes))
    ? (first + 2'd0)
    : (ranked[2] & (before_2 < free_lanes))
    ? (first + 2'd3)
    : (ranked[1] & (before_1 < free_lanes))
    ? (first + 2'd2)
    : (ranked[0] & (3'd0 < free_lanes)) ? (first + 2'd1) : first;
  always @(posedge clk) begin
    if (reset) begin
      first <= 2'd0;
    end else begin
      first <= t_1;
    end
  end

  assign valid = {request_3_valid, request_2_valid, request_1_valid, request_0_valid};
  assign ranked_twice = {valid, valid} >> first;
  assign ranked = ranked_twice[3:0];
  assign before_1 = {2'd0, ranked[0]};
  assign before_2 = {1'b0, {1'b0, ranked[0]} + {1'b0, ranked[1]}};
  assign before_3 = {1'b0, {1'b0, ranked[0]} + {1'b0, ranked[1]} + {1'b0, ranked[2]}};
  assign ranks = {before_3, before_2, before_1, 3'd0};

  always @(posedge clk) begin
    if (reset) begin
      lane_0_full <= 1'b0;
    end else if (lane_0_free) begin
      lane_0_full <= lane_0_takes_0 | lane_0_takes_1 | lane_0_takes_2 | lane_0_takes_3;
    end
  end

  assign lane_0_free = !lane_0_full | lane_0_request_ready;

  always @(posedge clk) begin
    if (reset) begin
      lane_1_full <= 1'b0;
    end else if (lane_1_free) begin
      lane_1_full <= lane_1_takes_0 | lane_1_takes_1 | lane_1_takes_2 | lane_1_takes_3;
    end
  end

  assign lane_1_free = !lane_1_full | lane_1_request_ready;

  always @(posedge clk) begin
    if (reset) begin
      lane_2_full <= 1'b0;
    end else if (lane_2_free) begin
      lane_2_full <= lane_2_takes_0 | lane_2_takes_1 | lane_2_takes_2 | lane_2_takes_3;
    end
  end

  assign lane_2_free = !lane_2_full | lane_2_request_ready;

  assign t_0 = {lane_0_free, lane_1_free, lane_2_free};
  assign free_lanes = {1'b0, {1'b0, t_0[0]} + {1'b0, t_0[1]} + {1'b0, t_0[2]}};

  assign place_0 = 2'd0 - first;
  assign rank_0 = ranks[{2'd0, place_0} * 4'd3 +: 3];
  assign place_1 = 2'd1 - first;
  assign rank_1 = ranks[{2'd0, place_1} * 4'd3 +: 3];
  assign place_2 = 2'd2 - first;
  assign rank_2 = ranks[{2'd0, place_2} * 4'd3 +: 3];
  assign place_3 = 2'd3 - first;
  assign rank_3 = ranks[{2'd0, place_3} * 4'd3 +: 3];

  // The next first: behind the last one served.
  assign lane_0_rank = 3'd0;
  assign lane_0_takes_0 = request_0_valid & (rank_0 == lane_0_rank);
  assign lane_0_takes_1 = request_1_valid & (rank_1 == lane_0_rank);
  assign lane_0_takes_2 = request_2_valid & (rank_2 == lane_0_rank);
  assign lane_0_takes_3 = request_3_valid & (rank_3 == lane_0_rank);

  always @(posedge clk) begin
    if (lane_0_free) begin
      lane_0_address <= lane_0_takes_0
        ? request_0_address
        : lane_0_takes_1
        ? request_1_address
        : lane_0_takes_2 ? request_2_address : request_3_address;
      lane_0_data <= lane_0_takes_0
        ? request_0_data
        : lane_0_takes_1 ? request_1_data : lane_0_takes_2 ? request_2_data : request_3_data;
      lane_0_strobe <= lane_0_takes_0
        ? request_0_strobe
        : lane_0_takes_1 ? request_1_strobe : lane_0_takes_2 ? request_2_strobe : request_3_strobe;
      lane_0_tag <= lane_0_takes_0
        ? {2'd0, request_0_tag}
        : lane_0_takes_1
        ? {2'd1, request_1_tag}
        : lane_0_takes_2 ? {2'd2, request_2_tag} : {2'd3, request_3_tag};
    end
  end

  assign lane_1_rank = {2'd0, lane_0_free};
  assign lane_1_takes_0 = request_0_valid & (rank_0 == lane_1_rank);
  assign lane_1_takes_1 = request_1_valid & (rank_1 == lane_1_rank);
  assign lane_1_takes_2 = request_2_valid & (rank_2 == lane_1_rank);
  assign lane_1_takes_3 = request_3_valid & (rank_3 == lane_1_rank);

  always @(posedge clk) begin
    if (lane_1_free) begin
      lane_1_address <= lane_1_takes_0
        ? request_0_address
        : lane_1_takes_1
        ? request_1_address
        : lane_1_takes_2 ? request_2_address : request_3_address;
      lane_1_data <= lane_1_takes_0
        ? request_0_data
        : lane_1_takes_1 ? request_1_data : lane_1_takes_2 ? request_2_data : request_3_data;
      lane_1_strobe <= lane_1_takes_0
        ? request_0_strobe
        : lane_1_takes_1 ? request_1_strobe : lane_1_takes_2 ? request_2_strobe : request_3_strobe;
      lane_1_tag <= lane_1_takes_0
        ? {2'd0, request_0_tag}
        : lane_1_takes_1
        ? {2'd1, request_1_tag}
        : lane_1_takes_2 ? {2'd2, request_2_tag} : {2'd3, request_3_tag};
    end
  end

  assign t_2 = {lane_0_free, lane_1_free};
  assign lane_2_rank = {1'b0, {1'b0, t_2[0]} + {1'b0, t_2[1]}};

  assign lane_2_takes_0 = request_0_valid & (rank_0 == lane_2_rank);
  assign lane_2_takes_1 = request_1_valid & (rank_1 == lane_2_rank);
  assign lane_2_takes_2 = request_2_valid & (rank_2 == lane_2_rank);
  assign lane_2_takes_3 = request_3_valid & (rank_3 == lane_2_rank);

  always @(posedge clk) begin
    if (lane_2_free) begin
      lane_2_address <= lane_2_takes_0
        ? request_0_address
        : lane_2_takes_1
        ? request_1_address
        : lane_2_takes_2 ? request_2_address : request_3_address;
      lane_2_data <= lane_2_takes_0
        ? request_0_data
        : lane_2_takes_1 ? request_1_data : lane_2_takes_2 ? request_2_data : request_3_data;
      lane_2_strobe <= lane_2_takes_0
        ? request_0_strobe
        : lane_2_takes_1 ? request_1_strobe : lane_2_takes_2 ? request_2_strobe : request_3_strobe;
      lane_2_tag <= lane_2_takes_0
        ? {2'd0, request_0_tag}
        : lane_2_takes_1
        ? {2'd1, request_1_tag}
        : lane_2_takes_2 ? {2'd2, request_2_tag} : {2'd3, request_3_tag};
    end
  end

  // ---- Responses ----

  assign t_3 = lane_0_response_valid & (lane_0_response_tag[2:1] == 2'd0);
  assign lane_0_to_0 = t_3;

  assign t_4 = lane_1_response_valid & (lane_1_response_tag[2:1] == 2'd0);
  assign lane_1_to_0 = t_4 & !t_3;

  assign lane_2_to_0 = lane_2_response_valid & (lane_2_response_tag[2:1] == 2'd0) & !(t_3 | t_4);

  assign t_5 = lane_0_response_valid & (lane_0_response_tag[2:1] == 2'd1);
  assign lane_0_to_1 = t_5;

  assign t_6 = lane_1_response_valid & (lane_1_response_tag[2:1] == 2'd1);
  assign lane_1_to_1 = t_6 & !t_5;

  assign lane_2_to_1 = lane_2_response_valid & (lane_2_response_tag[2:1] == 2'd1) & !(t_5 | t_6);

  assign t_7 = lane_0_response_valid & (lane_0_response_tag[2:1] == 2'd2);
  assign lane_0_to_2 = t_7;

  assign t_8 = lane_1_response_valid & (lane_1_response_tag[2:1] == 2'd2);
  assign lane_1_to_2 = t_8 & !t_7;

  assign lane_2_to_2 = lane_2_response_valid & (lane_2_response_tag[2:1] == 2'd2) & !(t_7 | t_8);

  assign t_9 = lane_0_response_valid & (lane_0_response_tag[2:1] == 2'd3);
  assign lane_0_to_3 = t_9;

  assign t_10 = lane_1_response_valid & (lane_1_response_tag[2:1] == 2'd3);
  assign lane_1_to_3 = t_10 & !t_9;

  assign lane_2_to_3 = lane_2_response_valid & (lane_2_response_tag[2:1] == 2'd3) & !(t_9 | t_10);
endmodule

`default_nettype wire
