//! Faults of the cluster router, planted in the Verilog of the preset `mini`: its western outer
//! router. The co-simulation must catch every one.

use mtia_model::spec::Chip;
use verilator_sys::Library;

use super::cosim::{ROUTER, run_case, verilate};
use super::{Case, Dut, Rtl};
use crate::mutants::{Caught, Hunt, Mutant, SEED};
use crate::{Bench, Error};

const fn fault(
    module: &'static str,
    target: &'static str,
    from: &'static str,
    to: &'static str,
    what: &'static str,
) -> Mutant {
    Mutant { module, target, from, to, what }
}

const NORTH_0: &str = "router_outer_west_head_north_0";
const SOUTH_0: &str = "router_outer_west_head_south_0";
const CLIENT_0: &str = "router_outer_west_head_client_0";
const CLIENT_1: &str = "router_outer_west_head_client_1";
const EAST_1: &str = "router_outer_west_head_east_1";
const OUTPUT: &str = "router_output_14_2x2_weighted";
const PLAIN_OUTPUT: &str = "router_output_14_2x2";
const WEIGHTS: &str = "router_outer_west_weights_data";
const CONTROL_WEIGHTS: &str = "router_outer_west_weights_control";
const BUFFER: &str = "router_buffer_2x2x659";
const DOWN_BUFFER: &str = "router_buffer_2x2x645";
const SYNC_BUFFER: &str = "router_buffer_1x2x78";
const PLACE: &str = "router_place";
const LANE: &str = "router_outer_west_lane_2x645_weighted";
const CONTROL_LANE: &str = "router_outer_west_lane_2x64_weighted";
const PORT: &str = "router_port_3_2x645";
const COUNTERS: &str = "router_outer_west_counters";
const REDUCTION_PORT: &str = "router_port_1_1x524";

/// All faults.
#[rustfmt::skip]
pub const MUTANTS: &[Mutant] = &[
    // Routing.
    fault(CLIENT_0, "turns", "|(rows & group)", "1'b1", "requests turn into every row that they pass"),
    fault(CLIENT_0, "here", "columns & own_column", "columns", "every router is in every flit's column"),
    fault(CLIENT_1, "needs", "here & (|(rows & below))", "|(rows & below)", "responses go south in every column that they pass"),
    fault(CLIENT_1, "needs", "clients[6] & enabled[6]", "clients[6]", "clients out of use get flits"),
    fault(NORTH_0, "arrives", "here & (|(rows & own_row))", "here", "every row is the flit's own"),
    fault(CLIENT_1, "needs", "here & (|(rows & above))", "1'b0", "responses never go north"),
    fault(SOUTH_0, "needs", "arrives & clients[7] & enabled[7]", "arrives & clients[8] & enabled[7]", "what is for the network chiplet goes to the banks as well"),
    fault(PLACE, "above", "1'b0 < row", "1'b0", "nothing lies north of the second row"),
    fault(PLACE, "own_row", "row == 1'b0}", "1'b1}", "two rows are a router's own"),
    fault(CLIENT_0, "names", "(|columns) & ", "", "requests that name no column go along it"),
    // Copies.
    fault(CLIENT_0, "gone", "gone | granted", "granted", "forgets copies that went before the last cycle"),
    fault(EAST_1, "leaves", "left & ~granted", "left", "a flit leaves a cycle late, and twice"),
    fault(NORTH_0, "left", " & ~gone", "", "copies go again until all have gone at once"),
    fault(SOUTH_0, "leaves", "valid & !(|(left & ~granted))", "valid & (|granted)", "a flit is gone with its first copy"),
    // Outputs.
    fault(OUTPUT, "room_0", "left_0 != 2'd0", "1'b1", "sends requests without room"),
    fault(OUTPUT, "room_1", "left_1 != 2'd0", "left_0 != 2'd0", "responses wait for the room of requests"),
    fault(OUTPUT, "left_1", "left_1 + 2'd1", "left_1", "a credit is lost"),
    fault(OUTPUT, "ahead", "candidates & turn", "candidates", "the lowest input always goes first"),
    fault(PLAIN_OUTPUT, "ahead", "able & turn", "able", "without weights, the lowest input always goes first"),
    fault(OUTPUT, "renews", "!(|entitled)", "1'b1", "every flit begins a round"),
    fault(OUTPUT, "candidates", "renews ? able : entitled", "able", "who has sent its share goes on"),
    fault(OUTPUT, "entitled", "able[3] & (quota_3 != 4'd0)", "able[3]", "an input never has sent its share"),
    fault(OUTPUT, "quota_2", "renews ? weights[11:8] : quota_2", "quota_2", "a round gives an input nothing"),
    fault(OUTPUT, "quota_12", "first[12]", "first[13]", "an input pays for another's flit"),
    fault(OUTPUT, "t_0", "|able", "|entitled", "the first flit of a round begins none"),
    fault(WEIGHTS, "north_from_client_1_0", "4'ha", "4'd9", "a weight is one less"),
    fault(WEIGHTS, "weights", "client_7_from_south_0, 4'd1", "4'd1, client_7_from_south_0", "two inputs' weights are exchanged"),
    fault(CONTROL_WEIGHTS, "t_0", "{row, column}", "{column, row}", "the straps are mixed up"),
    fault(OUTPUT, "turn", "first - 14'd1", "14'd0", "the turn goes round in the wrong order"),
    fault(OUTPUT, "stalls", " & !(|able)", "", "counts every request as a stall"),
    fault(OUTPUT, "conflicts", "asks - 14'd1", "asks", "counts every request as a conflict"),
    fault(LANE, "north_held", "& above", "& {2{1'b1}}", "copies to the north keep the rows behind them"),
    fault(LANE, "east_held", " & east", "", "copies to the east keep the columns behind them"),
    fault(LANE, "south_held_class", "south_output_pick[0]", "1'b0", "responses become requests on the way south"),
    fault(CONTROL_LANE, "east_full", "east_output_sends", "east_output_sends | east_full", "flits to the east go on and on"),
    fault(LANE, "client_6_chosen", "client_1_buffer_head_1_flit[644:0]", "client_1_buffer_head_0_flit[644:0]", "a response with the data of a request"),
    // Buffers.
    fault(BUFFER, "store_write_address", "{1'b1, tail_1}", "{1'b0, tail_1}", "responses overwrite requests"),
    fault(BUFFER, "pushed_0", "in_valid & (in_class == 1'b0)", "in_valid", "responses count as requests too"),
    fault(BUFFER, "credit_1", "pop_1", "1'b0", "no credits for responses"),
    fault(BUFFER, "head_0", "head_0 + 1'b1", "head_0", "gives the same flit again"),
    fault(DOWN_BUFFER, "credit", "{credit_1, credit_0}", "{credit_0, credit_1}", "credits of the wrong class"),
    fault(SYNC_BUFFER, "head_0_valid", "count_0 != 2'd0", "count_0 == 2'd1", "a full buffer looks empty"),
    // Ports.
    fault(PORT, "able_1", "(lane_1_left_1 != 2'd0)", "1'b1", "a lane takes a flit that it has no room for"),
    fault(PORT, "lane_2_takes_0", "== 2'd2", "== 2'd1", "the third lane takes the flits of the second"),
    fault(PORT, "lane_0_left_0", "lane_0_left_0 - 2'd1", "lane_0_left_0", "room is never used up"),
    fault(PORT, "down_ahead", "down_able & down_turn", "down_able", "the first lane starves the others"),
    fault(PORT, "chosen", "up_first[1]", "up_queue_1_deq_valid", "a request goes with the data of a response"),
    fault(PORT, "down_queue_1_enq_valid", "down_first[3]", "down_first[2]", "requests of the second lane are given as responses"),
    fault(PORT, "up_pool", "? up_ahead", "? up_able", "requests always go first"),
    fault(REDUCTION_PORT, "lane_0_left_0", "lane_0_left_0 + 2'd1", "lane_0_left_0", "a partial sum's credit is lost"),
    // Counters.
    fault(COUNTERS, "data_delivered_count", "data_delivered}", "data_injected}", "counts what comes in as what goes out"),
    fault(COUNTERS, "control_flits_south_count", " + {63'd0, control_flits_south}", "", "the counter is stuck"),
    fault(COUNTERS, "held", "found", "{found[64:1], 1'b0}", "an address without a register gives no error"),
];

/// The verilated router with its faults.
pub struct RouterHunt<'a> {
    library: Library,
    chip: &'a Chip,
}

impl RouterHunt<'_> {
    /// Builds it.
    ///
    /// # Errors
    /// If a fault no longer fits, or the hardware cannot be built.
    pub fn new<'a>(bench: &Bench, chip: &'a Chip) -> Result<RouterHunt<'a>, Error> {
        let library = verilate(bench, chip, Dut::Router(0, 0), MUTANTS, false)?;
        Ok(RouterHunt { library, chip })
    }
}

impl Hunt for RouterHunt<'_> {
    fn block(&self) -> &'static str {
        ROUTER
    }

    fn mutants(&self) -> &'static [Mutant] {
        MUTANTS
    }

    fn hunt(&self, number: usize, cases: u64) -> Result<Option<Caught>, Error> {
        let argument = format!("+mutant={number}");
        // Routers of one kind come in turn; the western one is the first.
        let kinds = Dut::kinds(self.chip).len() as u64;
        for case in 1..=cases {
            let random = Case::random(self.chip, false, (SEED + case - 1) * kinds);
            let ports = random.dut.ports(self.chip);
            let mut rtl = Rtl::new(&self.library, self.chip, &ports, &[&argument])?;
            if let Some(what) = run_case(&mut rtl, self.chip, &ports, &random).difference {
                return Ok(Some(Caught { case, what }));
            }
        }
        Ok(None)
    }
}
