// router_output_3_1x4
//
// Output of a router's lane: of the heads that ask and whose class has room behind the output,
// it grants one a cycle, in turn.
//
// Parameters: classes = 1, depth = 4, heads = 3, weighted = false
//
// Generated from hw/src/router/output.rs; change that file, not this one.

`default_nettype none

module router_output_3_1x4 (
  input  wire       clk,
  input  wire       reset,
  input  wire [2:0] asks,
  // Places that have become free behind the output, by class.
  input  wire       credit,
  output wire [2:0] grant,
  // The granted head's number.
  output wire [1:0] pick,
  output wire       sends,
  // Some head asks, and none has room.
  output wire       stalls,
  // More than one head asks.
  output wire       conflicts
);

  wire room_0;
  wire [2:0] able;
  wire [2:0] ahead;
  wire [2:0] pool;
  wire [2:0] first;
  wire sent_0;
  reg [2:0] left_0;
  reg [2:0] turn;

  assign grant = first;
  assign pick = {|first[2], |first[1]};
  assign sends = |first;
  assign stalls = (|asks) & !(|able);
  assign conflicts = |(asks & (asks - 3'd1));

  always @(posedge clk) begin
    if (reset) begin
      left_0 <= 3'd4;
    end else if (sent_0 & !credit) begin
      left_0 <= left_0 - 3'd1;
    end else if (!sent_0 & credit) begin
      left_0 <= left_0 + 3'd1;
    end
  end

  assign room_0 = left_0 != 3'd0;
  assign able = {asks[2] & room_0, asks[1] & room_0, asks[0] & room_0};

  // Behind the one that was granted last.
  always @(posedge clk) begin
    if (reset) begin
      turn <= 3'd0;
    end else if (|pool) begin
      turn <= ~(first | (first - 3'd1));
    end
  end

  assign ahead = able & turn;
  assign pool = (|ahead) ? ahead : able;
  assign first = pool & (~pool + 3'd1);
  assign sent_0 = |{first[0], first[1], first[2]};
endmodule

`default_nettype wire
