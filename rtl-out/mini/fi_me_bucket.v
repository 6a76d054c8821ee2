// fi_me_bucket
//
// Leaky bucket: says whether what waits may be offered, so that in any n cycles no more than
// depth + rate x n lines leave.
//
// Parameters: value = "fi_me"
//
// Generated from hw/src/fi/bucket.rs; change that file, not this one.

`default_nettype none

module fi_me_bucket (
  input  wire        clk,
  input  wire        reset,
  // Something waits, and the lines that it adds.
  input  wire        full,
  input  wire  [2:0] lines,
  // What was offered is taken.
  input  wire        taken,
  // 1/256 lines that leave the bucket a cycle; lines that it holds.
  input  wire [11:0] rate,
  input  wire [11:0] depth,
  output wire        valid
);

  wire [19:0] more;
  wire fits;
  wire offers;
  wire [19:0] drained;
  reg [19:0] level;
  reg offered;

  assign valid = offers;

  always @(posedge clk) begin
    if (reset) begin
      level <= 20'd0;
      offered <= 1'b0;
    end else begin
      level <= drained + (taken ? more : 20'd0);
      offered <= offers & !taken;
    end
  end

  assign more = {9'd0, {lines, 8'd0}};
  assign fits = ({1'b0, level} + {1'b0, more}) <= {1'b0, {depth, 8'd0}};
  assign offers = full & (offered | fits);
  assign drained = ({8'd0, rate} < level) ? (level - {8'd0, rate}) : 20'd0;
endmodule

`default_nettype wire
