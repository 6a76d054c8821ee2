// router_output_4_1x2
//
// Output of a router's lane: of the heads that ask and whose class has room behind the output,
// it grants one a cycle, in turn.
//
// Parameters: classes = 1, depth = 2, heads = 4, weighted = false
//
// Generated from hw/src/router/output.rs; change that file, not this one.

`default_nettype none

module router_output_4_1x2 (
  input  wire       clk,
  input  wire       reset,
  input  wire [3:0] asks,
  // Places that have become free behind the output, by class.
  input  wire       credit,
  output wire [3:0] grant,
  // The granted head's number.
  output wire [1:0] pick,
  output wire       sends,
  // Some head asks, and none has room.
  output wire       stalls,
  // More than one head asks.
  output wire       conflicts
);

  wire room_0;
  wire [3:0] able;
  wire [3:0] ahead;
  wire [3:0] pool;
  wire [3:0] first;
  wire sent_0;
  reg [1:0] left_0;
  reg [3:0] turn;

  assign grant = first;
  assign pick = {|{first[2], first[3]}, |{first[1], first[3]}};
  assign sends = |first;
  assign stalls = (|asks) & !(|able);
  assign conflicts = |(asks & (asks - 4'd1));

  always @(posedge clk) begin
    if (reset) begin
      left_0 <= 2'd2;
    end else if (sent_0 & !credit) begin
      left_0 <= left_0 - 2'd1;
    end else if (!sent_0 & credit) begin
      left_0 <= left_0 + 2'd1;
    end
  end

  assign room_0 = left_0 != 2'd0;
  assign able = {asks[3] & room_0, asks[2] & room_0, asks[1] & room_0, asks[0] & room_0};

  // Behind the one that was granted last.
  always @(posedge clk) begin
    if (reset) begin
      turn <= 4'd0;
    end else if (|pool) begin
      turn <= ~(first | (first - 4'd1));
    end
  end

  assign ahead = able & turn;
  assign pool = (|ahead) ? ahead : able;
  assign first = pool & (~pool + 4'd1);
  assign sent_0 = |{first[0], first[1], first[2], first[3]};
endmodule

`default_nettype wire
