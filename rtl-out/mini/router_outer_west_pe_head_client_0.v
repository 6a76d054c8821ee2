// router_outer_west_pe_head_client_0
//
// Head of a buffer of class 0: asks for the outputs on its flit's way that its copies have not
// left through yet; leaves when all have.
//
// Parameters: class = 0, shape =
// {"columns":2,"depth":2,"full_rows":2,"kind":"outer_west_pe","ports":39,"rows":2,"stub":false},
// side = null
//
// Generated from hw/src/router/head.rs; change that file, not this one.

`default_nettype none

module router_outer_west_pe_head_client_0 (
  input  wire       clk,
  input  wire       reset,
  input  wire       valid,
  input  wire [1:0] columns,
  input  wire [1:0] rows,
  input  wire [9:0] clients,
  // Slots whose clients take flits.
  input  wire [9:0] enabled,
  input  wire [1:0] own_column,
  input  wire [1:0] own_row,
  input  wire [1:0] above,
  input  wire [1:0] below,
  input  wire [1:0] east,
  input  wire [1:0] group,
  input  wire       stub_below,
  // Outputs that took a copy in this cycle.
  input  wire [3:0] granted,
  output wire [3:0] asks,
  output wire       pop,
  output wire       dropped
);

  wire names;
  wire here;
  wire arrives;
  wire turns;
  wire [3:0] needs;
  wire [3:0] left;
  wire leaves;
  reg [3:0] gone;


  // ---- The router's place ----

  assign asks = left & {4{valid}};
  assign pop = leaves;
  assign dropped = valid & !(|left);

  // ---- Route ----

  // Masks that name no router name no side.
  assign names = (|columns) & (|rows);
  assign here = |(columns & own_column);
  assign arrives = here & (|(rows & own_row));
  assign turns = |(rows & group);

  // Not used: slots that the router does not have.
  wire unused_clients = &{1'b0, clients};

  // Not used: slots that the router does not have.
  wire unused_enabled = &{1'b0, enabled};

  assign needs = {
    arrives & clients[1] & enabled[1],
    names & (turns & (|(columns & east))),
    names & ((|(rows & below)) & (!stub_below | here)),
    names & (|(rows & above))
  };

  // ---- Copies ----

  // Outputs that took a copy of this flit before.
  always @(posedge clk) begin
    if (reset) begin
      gone <= 4'd0;
    end else begin
      gone <= gone | granted;
      if (leaves) begin
        gone <= 4'd0;
      end
    end
  end

  assign left = needs & ~gone;
  assign leaves = valid & !(|(left & ~granted));
endmodule

`default_nettype wire
