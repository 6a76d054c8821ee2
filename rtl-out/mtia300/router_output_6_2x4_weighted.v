// router_output_6_2x4_weighted
//
// Output of a router's lane: of the heads that ask and whose class has room behind the output,
// it grants one a cycle, in turn as far as they have not sent in this round what they weigh.
//
// Parameters: classes = 2, depth = 4, heads = 6, weighted = true
//
// Generated from hw/src/router/output.rs; change that file, not this one.

`default_nettype none

module router_output_6_2x4_weighted (
  input  wire        clk,
  input  wire        reset,
  input  wire  [5:0] asks,
  // Places that have become free behind the output, by class.
  input  wire  [1:0] credit,
  output wire  [5:0] grant,
  // The granted head's number.
  output wire  [2:0] pick,
  output wire        sends,
  // Some head asks, and none has room.
  output wire        stalls,
  // More than one head asks.
  output wire        conflicts,
  // Flits that each head sends in a round, at least 1.
  input  wire [23:0] weights
);

  wire room_0;
  wire room_1;
  wire [5:0] able;
  wire [5:0] entitled;
  wire renews;
  wire [5:0] candidates;
  wire [5:0] ahead;
  wire [5:0] pool;
  wire [5:0] first;
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
  reg [5:0] turn;

  assign grant = first;
  assign pick = {|{first[4], first[5]}, |{first[2], first[3]}, |{first[1], first[3], first[5]}};
  assign sends = |first;
  assign stalls = (|asks) & !(|able);
  assign conflicts = |(asks & (asks - 6'd1));

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
    asks[5] & room_1,
    asks[4] & room_0,
    asks[3] & room_1,
    asks[2] & room_0,
    asks[1] & room_1,
    asks[0] & room_0
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
    end else if (t_0) begin
      quota_0 <= (renews ? weights[3:0] : quota_0) - {3'd0, first[0]};
      quota_1 <= (renews ? weights[7:4] : quota_1) - {3'd0, first[1]};
      quota_2 <= (renews ? weights[11:8] : quota_2) - {3'd0, first[2]};
      quota_3 <= (renews ? weights[15:12] : quota_3) - {3'd0, first[3]};
      quota_4 <= (renews ? weights[19:16] : quota_4) - {3'd0, first[4]};
      quota_5 <= (renews ? weights[23:20] : quota_5) - {3'd0, first[5]};
    end
  end

  assign entitled = {
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
      turn <= 6'd0;
    end else if (|pool) begin
      turn <= ~(first | (first - 6'd1));
    end
  end

  assign ahead = candidates & turn;
  assign pool = (|ahead) ? ahead : candidates;
  assign first = pool & (~pool + 6'd1);
  assign sent_0 = |{first[0], first[2], first[4]};
  assign sent_1 = |{first[1], first[3], first[5]};
endmodule

`default_nettype wire
