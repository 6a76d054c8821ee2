// router_output_18_2x4
//
// Output of a router's lane: of the heads that ask and whose class has room behind the output,
// it grants one a cycle, in turn.
//
// Parameters: classes = 2, depth = 4, heads = 18, weighted = false
//
// Generated from hw/src/router/output.rs; change that file, not this one.

`default_nettype none

module router_output_18_2x4 (
  input  wire        clk,
  input  wire        reset,
  input  wire [17:0] asks,
  // Places that have become free behind the output, by class.
  input  wire  [1:0] credit,
  output wire [17:0] grant,
  // The granted head's number.
  output wire  [4:0] pick,
  output wire        sends,
  // Some head asks, and none has room.
  output wire        stalls,
  // More than one head asks.
  output wire        conflicts
);

  wire room_0;
  wire room_1;
  wire [17:0] able;
  wire [17:0] ahead;
  wire [17:0] pool;
  wire [17:0] first;
  wire sent_0;
  wire sent_1;
  reg [2:0] left_0;
  reg [2:0] left_1;
  reg [17:0] turn;

  assign grant = first;

  assign pick = {
    |{first[16], first[17]},
    |{first[8], first[9], first[10], first[11], first[12], first[13], first[14], first[15]},
    |{first[4], first[5], first[6], first[7], first[12], first[13], first[14], first[15]},
    |{first[2], first[3], first[6], first[7], first[10], first[11], first[14], first[15]},
    |{first[1], first[3], first[5], first[7], first[9], first[11], first[13], first[15], first[17]}
  };

  assign sends = |first;
  assign stalls = (|asks) & !(|able);
  assign conflicts = |(asks & (asks - 18'd1));

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
    asks[17] & room_1, asks[16] & room_0, asks[15] & room_1, asks[14] & room_0, asks[13] & room_1,
    asks[12] & room_0, asks[11] & room_1, asks[10] & room_0, asks[9] & room_1, asks[8] & room_0,
    asks[7] & room_1, asks[6] & room_0, asks[5] & room_1, asks[4] & room_0, asks[3] & room_1,
    asks[2] & room_0, asks[1] & room_1, asks[0] & room_0
  };

  // Behind the one that was granted last.
  always @(posedge clk) begin
    if (reset) begin
      turn <= 18'd0;
    end else if (|pool) begin
      turn <= ~(first | (first - 18'd1));
    end
  end

  assign ahead = able & turn;
  assign pool = (|ahead) ? ahead : able;
  assign first = pool & (~pool + 18'd1);
  assign sent_0 = |{first[0], first[2], first[4], first[6], first[8], first[10], first[12], first[14], first[16]};
  assign sent_1 = |{first[1], first[3], first[5], first[7], first[9], first[11], first[13], first[15], first[17]};
endmodule

`default_nettype wire
