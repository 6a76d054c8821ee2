//! Faults of the joints of the memory system, planted in the Verilog of the preset `mini`: crossings,
//! packing and unpacking of flits, who gets an answer, how the parts are wired. The co-simulation must
//! catch every one. What is inside the parts has faults of its own in their benches.

use mtia_model::spec::Chip;
use verilator_sys::Library;

use super::{BLOCK, Case, Rtl, run_case, verilate};
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

const ENTER: &str = "crossing_enq_4x535";
const LEAVE: &str = "crossing_deq_4x535";
const BACK: &str = "crossing_enq_4x517";
const BACK_LEAVE: &str = "crossing_deq_4x517";
const CHANNEL: &str = "memory_channel";
const SLICE: &str = "memory_slice";
const REPLY: &str = "noc_reply_set";
const WHOLE: &str = "memory_system";

/// All faults.
#[rustfmt::skip]
pub const MUTANTS: &[Mutant] = &[
    // Crossings.
    fault(ENTER, "read_seen", "read_first", "read_code", "room is seen an edge early: one flip-flop instead of two"),
    fault(ENTER, "enq_ready", "{~read_seen[2:1], read_seen[0]}", "{~read_seen[2], read_seen[1:0]}", "full is another distance than a lap"),
    fault(ENTER, "enq_ready", "write_grey != {~read_seen[2:1], read_seen[0]}", "1'b1", "requests are taken without room"),
    fault(ENTER, "pushed", "& enq_ready", "", "requests enter that were not taken"),
    fault(LEAVE, "write_seen", "write_first", "write_code", "a request shows an edge early"),
    fault(LEAVE, "popped", "deq_valid & deq_ready", "deq_valid", "requests leave that the controller did not take"),
    fault(LEAVE, "read_index", "read[1:0]", "{1'b0, read[0]}", "the upper half of the store is never read"),
    fault(BACK, "read_seen", "read_first", "read_seen", "places of answers never come back"),
    fault(BACK, "write_grey", "write_next ^ {1'b0, write_next[2:1]}", "write_next", "the count of answers is no grey code"),
    // That answers find room is no fault to be planted here: a pseudo-channel of `mini` has no more
    // reads under way than its crossing, the bank's queue and the fill hold.
    fault(BACK_LEAVE, "write_seen", "write_first", "write_code", "an answer shows an edge early"),
    fault(BACK_LEAVE, "popped", "deq_valid & deq_ready", "deq_valid", "answers leave that the bank did not take"),
    // A pseudo-channel.
    fault(CHANNEL, "response_poison", "responses_deq_data[512]", "1'b0", "poison of an answer is lost"),
    fault(CHANNEL, "response_tag", "responses_deq_data[516:513]", "{2'd0, responses_deq_data[514:513]}", "answers go to half of the misses"),
    fault(CHANNEL, "requests_enq_data", "request_write,", "1'b0,", "lines that are written back are read instead"),
    fault(CHANNEL, "row_command_group", "controller_row_command_group", "controller_row_command_bank", "the row bus has the bank where the bank group belongs"),
    fault(CHANNEL, "write_data_side", "controller_write_data_side", "8'd0", "check bits do not reach HBM"),
    // A slice.
    fault(SLICE, "control_up_columns", "2'd1 << quad_ack_source[1:0]", "2'd3", "acknowledgements go to both columns"),
    fault(SLICE, "control_up_rows", "quad_ack_source[4:2]", "3'd0", "acknowledgements stay in the first row"),
    fault(SLICE, "control_up_clients", "quad_ack_source[8:5]", "{quad_ack_source[8:6], !quad_ack_source[5]}", "acknowledgements go to the neighbour"),
    fault(SLICE, "control_up_payload", "quad_ack_error ?", "1'b0 ?", "refused writes are acknowledged as done"),
    fault(SLICE, "control_up_payload", "quad_ack_tag", "{quad_ack_tag[11:1], 1'b0}", "acknowledgements have the tag of another fragment"),
    fault(SLICE, "data_0_up_columns", "reply_set_0_columns", "reply_set_1_columns", "answers of bank 0 go where those of bank 1 do"),
    fault(SLICE, "data_1_up_clients", "reply_set_1_clients", "reply_set_1_clients | 10'd64", "message engines get what others asked for"),
    fault(SLICE, "data_1_up_payload", "quad_bank_1_read_line", "2'd0", "every line of bank 1 is the first of its fragment"),
    fault(SLICE, "data_2_up_payload", "reply_set_2_group_row", "4'd0", "row broadcasts of bank 2 are always for row 0"),
    fault(SLICE, "data_2_up_payload", "quad_bank_2_read_error", "1'b0", "refused lines look like good ones"),
    fault(SLICE, "data_0_up_payload", "quad_bank_0_read_data", "quad_bank_1_read_data", "lines of bank 1 with the tags of bank 0"),
    fault(SLICE, "data_0_down_ready", "quad_bank_0_write_ready", "1'b1", "lines to be written are lost where bank 0 has no room"),
    fault(SLICE, "control_down_ready", "quad_request_ready", "1'b1", "requests are lost where the quad has no room"),
    // Who gets an answer.
    fault(REPLY, "at_row_0", "(source[8:6] == 3'd0)", "1'b1", "network chiplets and host count as PEs"),
    fault(REPLY, "is_pe", "(|{logical_0, logical_1}) & ", "", "every client on a PE's side counts as one"),
    fault(REPLY, "wanted", "is_pe & (reply == 2'd1)", "1'b0", "row broadcasts have no row"),
    fault(REPLY, "rows", "is_pe ? broad_rows : t_1", "t_1", "column broadcasts stay in the row of their source"),
    fault(REPLY, "clients", "is_pe ? broad_clients : t_2", "t_2", "broadcasts reach PEs of the source's side only"),
    // The whole.
    fault(WHOLE, "fi_0_1_1_logical_row", "4'd1", "4'd0", "a PE takes itself for one of another row"),
    fault(WHOLE, "client_0_0_1_store_write_0_strobe", "fi_0_0_1_store_write_0_strobe", "fi_0_0_6_store_write_0_strobe", "windows of a PE with the strobe of its neighbour"),
];

/// The verilated memory system with its faults.
pub struct MemorySystemHunt<'a> {
    library: Library,
    chip: &'a Chip,
}

impl MemorySystemHunt<'_> {
    /// Builds it.
    ///
    /// # Errors
    /// If a fault no longer fits, or the hardware cannot be built.
    pub fn new<'a>(bench: &Bench, chip: &'a Chip) -> Result<MemorySystemHunt<'a>, Error> {
        Ok(MemorySystemHunt { library: verilate(bench, chip, MUTANTS, false)?, chip })
    }
}

impl Hunt for MemorySystemHunt<'_> {
    fn block(&self) -> &'static str {
        BLOCK
    }

    fn mutants(&self) -> &'static [Mutant] {
        MUTANTS
    }

    /// A case takes seconds, and each has traffic from every client over every joint.
    fn cases(&self) -> u64 {
        12
    }

    fn hunt(&self, number: usize, cases: u64) -> Result<Option<Caught>, Error> {
        let argument = format!("+mutant={number}");
        let mut rtl = Rtl::new(&self.library, self.chip, &[&argument])?;
        for case in 1..=cases {
            let random = Case::random(self.chip, SEED + case - 1);
            if let Some(what) = run_case(&mut rtl, self.chip, &random).difference {
                return Ok(Some(Caught { case, what }));
            }
        }
        Ok(None)
    }
}
