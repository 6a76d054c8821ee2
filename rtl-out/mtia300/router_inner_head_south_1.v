// router_inner_head_south_1
//
// Head of a buffer of class 1: asks for the outputs on its flit's way that its copies have not
// left through yet; leaves when all have.
//
// Parameters: class = 1, shape =
// {"columns":4,"depth":4,"full_rows":4,"kind":"inner","ports":13311,"rows":5,"stub":false},
// side = 1
//
// Generated from hw/src/router/head.rs; change that file, not this one.

`default_nettype none

module router_inner_head_south_1 (
  input  wire        clk,
  input  wire        reset,
  input  wire        valid,
  input  wire  [3:0] columns,
  input  wire  [4:0] rows,
  input  wire  [9:0] clients,
  // Slots whose clients take flits.
  input  wire  [9:0] enabled,
  input  wire  [3:0] own_column,
  input  wire  [4:0] own_row,
  input  wire  [4:0] above,
  input  wire  [3:0] east,
  input  wire  [3:0] west,
  // Outputs that took a copy in this cycle.
  input  wire [11:0] granted,
  output wire [11:0] asks,
  output wire        pop,
  output wire        dropped
);

  wire names;
  wire here;
  wire arrives;
  wire [11:0] needs;
  wire [11:0] left;
  wire leaves;
  reg [11:0] gone;


  // ---- The router's place ----

  assign asks = left & {12{valid}};
  assign pop = leaves;
  assign dropped = valid & !(|left);

  // ---- Route ----

  // Masks that name no router name no side.
  assign names = (|columns) & (|rows);
  assign here = |(columns & own_column);
  assign arrives = here & (|(rows & own_row));

  // Not used: slots that the router does not have.
  wire unused_clients = &{1'b0, clients};

  // Not used: slots that the router does not have.
  wire unused_enabled = &{1'b0, enabled};

  assign needs = {
    arrives & clients[9] & enabled[9],
    arrives & clients[8] & enabled[8],
    arrives & clients[5] & enabled[5],
    arrives & clients[4] & enabled[4],
    arrives & clients[3] & enabled[3],
    arrives & clients[2] & enabled[2],
    arrives & clients[1] & enabled[1],
    arrives & clients[0] & enabled[0],
    names & (|(columns & west)),
    names & (|(columns & east)),
    1'b0,
    names & (here & (|(rows & above)))
  };

  // ---- Copies ----

  // Outputs that took a copy of this flit before.
  always @(posedge clk) begin
    if (reset) begin
      gone <= 12'd0;
    end else begin
      gone <= gone | granted;
      if (leaves) begin
        gone <= 12'd0;
      end
    end
  end

  assign left = needs & ~gone;
  assign leaves = valid & !(|(left & ~granted));
endmodule

`default_nettype wire
