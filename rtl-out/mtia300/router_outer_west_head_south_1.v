// router_outer_west_head_south_1
//
// Head of a buffer of class 1: asks for the outputs on its flit's way that its copies have not
// left through yet; leaves when all have.
//
// Parameters: class = 1, shape =
// {"columns":4,"depth":4,"full_rows":4,"kind":"outer_west","ports":7847,"rows":5,"stub":false},
// side = 1
//
// Generated from hw/src/router/head.rs; change that file, not this one.

`default_nettype none

module router_outer_west_head_south_1 (
  input  wire       clk,
  input  wire       reset,
  input  wire       valid,
  input  wire [3:0] columns,
  input  wire [4:0] rows,
  input  wire [9:0] clients,
  // Slots whose clients take flits.
  input  wire [9:0] enabled,
  input  wire [3:0] own_column,
  input  wire [4:0] own_row,
  input  wire [4:0] above,
  input  wire [3:0] east,
  // Outputs that took a copy in this cycle.
  input  wire [8:0] granted,
  output wire [8:0] asks,
  output wire       pop,
  output wire       dropped
);

  wire names;
  wire here;
  wire arrives;
  wire [8:0] needs;
  wire [8:0] left;
  wire leaves;
  reg [8:0] gone;


  // ---- The router's place ----

  assign asks = left & {9{valid}};
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
    arrives & clients[8] & enabled[8],
    arrives & clients[7] & enabled[7],
    arrives & clients[6] & enabled[6],
    arrives & clients[5] & enabled[5],
    arrives & clients[3] & enabled[3],
    arrives & clients[1] & enabled[1],
    names & (|(columns & east)),
    1'b0,
    names & (here & (|(rows & above)))
  };

  // ---- Copies ----

  // Outputs that took a copy of this flit before.
  always @(posedge clk) begin
    if (reset) begin
      gone <= 9'd0;
    end else begin
      gone <= gone | granted;
      if (leaves) begin
        gone <= 9'd0;
      end
    end
  end

  assign left = needs & ~gone;
  assign leaves = valid & !(|(left & ~granted));
endmodule

`default_nettype wire
