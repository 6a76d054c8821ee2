// router_output_24_2x4_weighted
//
// Output of a router's lane: of the heads that ask and whose class has room behind the output,
// it grants one a cycle, in turn as far as they have not sent in this round what they weigh.
//
// Parameters: classes = 2, depth = 4, heads = 24, weighted = true
//
// Generated from hw/src/router/output.rs; change that file, not this one.

`default_nettype none

module router_output_24_2x4_weighted (
  input  wire        clk,
  input  wire        reset,
  input  wire [23:0] asks,
  // Places that have become free behind the output, by class.
  input  wire  [1:0] credit,
  output wire [23:0] grant,
  // The granted head's number.
  output wire  [4:0] pick,
  output wire        sends,
  // Some head asks, and none has room.
  output wire        stalls,
  // More than one head asks.
  output wire        conflicts,
  // Flits that each head sends in a round, at least 1.
  input  wire [95:0] weights
);

  wire room_0;
  wire room_1;
  wire [23:0] able;
  wire [23:0] entitled;
  wire renews;
  wire [23:0] candidates;
  wire [23:0] ahead;
  wire [23:0] pool;
  wire [23:0] first;
  wire t_0;
  wire sent_0;
  wire sent_1;
  reg [2:0] left_0;
  reg [2:0] left_1;
  reg [3:0] quota_0;
  reg [3:0] quota_1;
  reg [3:0] quota_2;
  reg [3:0] quota_3;
  reg [3:0] quota_4;
  reg [3:0] quota_5;
  reg [3:0] quota_6;
  reg [3:0] quota_7;
  reg [3:0] quota_8;
  reg [3:0] quota_9;
  reg [3:0] quota_10;
  reg [3:0] quota_11;
  reg [3:0] quota_12;
  reg [3:0] quota_13;
  reg [3:0] quota_14;
  reg [3:0] quota_15;
  reg [3:0] quota_16;
  reg [3:0] quota_17;
  reg [3:0] quota_18;
  reg [3:0] quota_19;
  reg [3:0] quota_20;
  reg [3:0] quota_21;
  reg [3:0] quota_22;
  reg [3:0] quota_23;
  reg [23:0] turn;

  assign grant = first;

  assign pick = {
    |{first[16], first[17], first[18], first[19], first[20], first[21], first[22], first[23]},
    |{first[8], first[9], first[10], first[11], first[12], first[13], first[14], first[15]},
    |{first[4], first[5], first[6], first[7], first[12], first[13], first[14], first[15], first[20], first[21], first[22], first[23]},
    |{first[2], first[3], first[6], first[7], first[10], first[11], first[14], first[15], first[18], first[19], first[22], first[23]},
    |{first[1], first[3], first[5], first[7], first[9], first[11], first[13], first[15], first[17], first[19], first[21], first[23]}
  };

  assign sends = |first;
  assign stalls = (|asks) & !(|able);
  assign conflicts = |(asks & (asks - 24'd1));

  always @(posedge clk) begin
    if (reset) begin
      left_0 <= 3'd4;
    end else if (sent_0 & !credit[0]) begin
      left_0 <= left_0 - 3'd1;
    end else if (!sent_0 & credit[0]) begin
      left_0 <= left_0 + 3'd1;
    end
  end

  assign room_0 = left_0 != 3'd0;

  always @(posedge clk) begin
    if (reset) begin
      left_1 <= 3'd4;
    end else if (sent_1 & !credit[1]) begin
      left_1 <= left_1 - 3'd1;
    end else if (!sent_1 & credit[1]) begin
      left_1 <= left_1 + 3'd1;
    end
  end

  assign room_1 = left_1 != 3'd0;

  assign able = {
    asks[23] & room_1, asks[22] & room_0, asks[21] & room_1, asks[20] & room_0, asks[19] & room_1,
    asks[18] & room_0, asks[17] & room_1, asks[16] & room_0, asks[15] & room_1, asks[14] & room_0,
    asks[13] & room_1, asks[12] & room_0, asks[11] & room_1, asks[10] & room_0, asks[9] & room_1,
    asks[8] & room_0, asks[7] & room_1, asks[6] & room_0, asks[5] & room_1, asks[4] & room_0,
    asks[3] & room_1, asks[2] & room_0, asks[1] & room_1, asks[0] & room_0
  };

  // ---- Rounds ----

  // Flits that each head still may send in this round.
  assign t_0 = |able;
  always @(posedge clk) begin
    if (reset) begin
      quota_0 <= 4'd0;
      quota_1 <= 4'd0;
      quota_2 <= 4'd0;
      quota_3 <= 4'd0;
      quota_4 <= 4'd0;
      quota_5 <= 4'd0;
      quota_6 <= 4'd0;
      quota_7 <= 4'd0;
      quota_8 <= 4'd0;
      quota_9 <= 4'd0;
      quota_10 <= 4'd0;
      quota_11 <= 4'd0;
      quota_12 <= 4'd0;
      quota_13 <= 4'd0;
      quota_14 <= 4'd0;
      quota_15 <= 4'd0;
      quota_16 <= 4'd0;
      quota_17 <= 4'd0;
      quota_18 <= 4'd0;
      quota_19 <= 4'd0;
      quota_20 <= 4'd0;
      quota_21 <= 4'd0;
      quota_22 <= 4'd0;
      quota_23 <= 4'd0;
    end else if (t_0) begin
      quota_0 <= (renews ? weights[3:0] : quota_0) - {3'd0, first[0]};
      quota_1 <= (renews ? weights[7:4] : quota_1) - {3'd0, first[1]};
      quota_2 <= (renews ? weights[11:8] : quota_2) - {3'd0, first[2]};
      quota_3 <= (renews ? weights[15:12] : quota_3) - {3'd0, first[3]};
      quota_4 <= (renews ? weights[19:16] : quota_4) - {3'd0, first[4]};
      quota_5 <= (renews ? weights[23:20] : quota_5) - {3'd0, first[5]};
      quota_6 <= (renews ? weights[27:24] : quota_6) - {3'd0, first[6]};
      quota_7 <= (renews ? weights[31:28] : quota_7) - {3'd0, first[7]};
      quota_8 <= (renews ? weights[35:32] : quota_8) - {3'd0, first[8]};
      quota_9 <= (renews ? weights[39:36] : quota_9) - {3'd0, first[9]};
      quota_10 <= (renews ? weights[43:40] : quota_10) - {3'd0, first[10]};
      quota_11 <= (renews ? weights[47:44] : quota_11) - {3'd0, first[11]};
      quota_12 <= (renews ? weights[51:48] : quota_12) - {3'd0, first[12]};
      quota_13 <= (renews ? weights[55:52] : quota_13) - {3'd0, first[13]};
      quota_14 <= (renews ? weights[59:56] : quota_14) - {3'd0, first[14]};
      quota_15 <= (renews ? weights[63:60] : quota_15) - {3'd0, first[15]};
      quota_16 <= (renews ? weights[67:64] : quota_16) - {3'd0, first[16]};
      quota_17 <= (renews ? weights[71:68] : quota_17) - {3'd0, first[17]};
      quota_18 <= (renews ? weights[75:72] : quota_18) - {3'd0, first[18]};
      quota_19 <= (renews ? weights[79:76] : quota_19) - {3'd0, first[19]};
      quota_20 <= (renews ? weights[83:80] : quota_20) - {3'd0, first[20]};
      quota_21 <= (renews ? weights[87:84] : quota_21) - {3'd0, first[21]};
      quota_22 <= (renews ? weights[91:88] : quota_22) - {3'd0, first[22]};
      quota_23 <= (renews ? weights[95:92] : quota_23) - {3'd0, first[23]};
    end
  end

  assign entitled = {
    able[23] & (quota_23 != 4'd0),
    able[22] & (quota_22 != 4'd0),
    able[21] & (quota_21 != 4'd0),
    able[20] & (quota_20 != 4'd0),
    able[19] & (quota_19 != 4'd0),
    able[18] & (quota_18 != 4'd0),
    able[17] & (quota_17 != 4'd0),
    able[16] & (quota_16 != 4'd0),
    able[15] & (quota_15 != 4'd0),
    able[14] & (quota_14 != 4'd0),
    able[13] & (quota_13 != 4'd0),
    able[12] & (quota_12 != 4'd0),
    able[11] & (quota_11 != 4'd0),
    able[10] & (quota_10 != 4'd0),
    able[9] & (quota_9 != 4'd0),
    able[8] & (quota_8 != 4'd0),
    able[7] & (quota_7 != 4'd0),
    able[6] & (quota_6 != 4'd0),
    able[5] & (quota_5 != 4'd0),
    able[4] & (quota_4 != 4'd0),
    able[3] & (quota_3 != 4'd0),
    able[2] & (quota_2 != 4'd0),
    able[1] & (quota_1 != 4'd0),
    able[0] & (quota_0 != 4'd0)
  };

  assign renews = !(|entitled);
  assign candidates = renews ? able : entitled;

  // Behind the one that was granted last.
  always @(posedge clk) begin
    if (reset) begin
      turn <= 24'd0;
    end else if (|pool) begin
      turn <= ~(first | (first - 24'd1));
    end
  end

  assign ahead = candidates & turn;
  assign pool = (|ahead) ? ahead : candidates;
  assign first = pool & (~pool + 24'd1);
  assign sent_0 = |{first[0], first[2], first[4], first[6], first[8], first[10], first[12], first[14], first[16], first[18], first[20], first[22]};
  assign sent_1 = |{first[1], first[3], first[5], first[7], first[9], first[11], first[13], first[15], first[17], first[19], first[21], first[23]};
endmodule

`default_nettype wire
