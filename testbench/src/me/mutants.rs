//! Faults of the message engine, planted in the Verilog of the preset `mini`. Registers in noise,
//! in lock-step with the cycle model, must catch every one.

use mtia_model::cycle::me::group::Shape;
use mtia_model::spec::Chip;
use verilator_sys::Library;

use super::{Rtl, run_exercise};
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

const SRAM: &str = "me_sram";
const FETCHER: &str = "me_fetcher";
const FETCHES: &str = "me_fetch_contexts";
const STORER: &str = "me_storer";
const STORES: &str = "me_store_contexts";
const COMPLETIONS: &str = "me_completions";
const QUEUE: &str = "deep_queue_16x89";
const REGISTERS: &str = "me_registers";
const DOORBELLS: &str = "me_doorbells";
const COUNTERS: &str = "me_counters";
const ME: &str = "me";

/// All faults.
#[rustfmt::skip]
pub const MUTANTS: &[Mutant] = &[
    // Context SRAM.
    fault(SRAM, "data_ready", "!line_write", "1'b1", "an access is lost where a line is written"),
    fault(SRAM, "utility_ready", "data_address[3:0] == utility_address[3:0]", "1'b0", "two accesses in one bank at once"),
    fault(SRAM, "bank_5_write_mask", "data_in_5 ? data_strobe :", "", "stores of bytes write the whole word"),
    fault(SRAM, "bank_9_address", "utility_in_9 ? utility_address[15:4] :", "", "the control core reads where the program is fetched"),
    fault(SRAM, "bank_3_write_data", "line_data[127:96]", "line_data[95:64]", "a line's words in the wrong bank"),
    // Fetcher.
    fault(FETCHER, "request_tag", "{asker, part}", "{asker, last}", "all flits of a fetch to one line"),
    fault(FETCHER, "line_row", " + {8'd0, response_tag[3:0]}", "", "all flits of a fetch to the first line"),
    fault(FETCHER, "line_write", " & !response_error", "", "a failed flit overwrites its line"),
    fault(FETCHER, "push_ready", "!asking & ", "", "a fetch overtakes the one that asks"),
    fault(FETCHER, "flit", "flit + 18'd1", "flit", "fetches one flit again and again"),
    fault(FETCHER, "contexts_begin_parts", " + 5'd1", "", "a fetch ends a flit early"),
    // Contexts.
    fault(FETCHES, "begin_ready", "!t_0[0]", "1'b1", "a fetch takes the context of another"),
    fault(FETCHES, "done_status", "t_9[0] ? 4'd1 : 4'd0", "4'd0", "read errors are not reported"),
    fault(FETCHES, "failed_1", "1'b0", "failed_1", "an old error sticks to a context"),
    fault(FETCHES, "busy", "(begins ? (4'd1 << next) : 4'd0)", "4'd0", "a context is never in use"),
    fault(STORES, "next", "next + 2'd1", "next", "one context for all stores"),
    fault(STORES, "done_tag", "tags[{chosen, 4'd0} +: 16]", "tags[{next, 4'd0} +: 16]", "a store is reported under another's tag"),
    // Storer.
    fault(STORER, "request_data", "double ? data[63:32] : data[31:0]", "data[63:32]", "a word in an odd place is the high one"),
    fault(STORER, "place", "push_address[23:2]", "{push_address[23:3], 1'b0}", "words of 4 bytes at multiples of 8 only"),
    fault(STORER, "push_ready", "!asking & ", "", "a store overtakes the one that asks"),
    // Completion queue.
    fault(COMPLETIONS, "t_0", " & !fetch_valid", "", "two completions enter at once"),
    fault(COMPLETIONS, "nic_ready", " & !nmc_valid", "", "a NIC's completion is lost to the NMC's"),
    fault(COMPLETIONS, "head_immediate", "queue_deq_data[31:0]", "queue_deq_data[63:32]", "the immediate is the number of bytes"),
    fault(QUEUE, "enq_ready", "count != 5'h10", "1'b1", "more completions than places"),
    fault(QUEUE, "reads", "({4'd0, shown} < count)", "(count != 5'd0)", "shows a completion that is not there"),
    // Doorbells.
    fault(DOORBELLS, "to_1", "1'b1", "1'b0", "work requests for one NIC go to another"),
    fault(DOORBELLS, "fifo_deq_ready", "(to_0 & doorbell_0_ready)", "doorbell_0_ready", "a doorbell takes the work request of another"),
    // Registers.
    fault(REGISTERS, "nic_push", " & !(!nic_exists)", "", "work requests for queue pairs that there are not"),
    fault(REGISTERS, "nic_exists", "nic_request_0_held[26:16] < 11'h040", "nic_request_0_held[26:16] <= 11'h040", "one queue pair too many"),
    fault(REGISTERS, "error_info", "{data[15:0],", "{data[31:16],", "says the wrong half of what was written"),
    fault(REGISTERS, "errors", "(errors & ~(errors_written ? data[4:0] : 5'd0))", "errors", "errors cannot be cleared"),
    fault(REGISTERS, "if", " & (errors == 5'd0)", "", "a later error hides the first"),
    fault(REGISTERS, "due", "time_compare_lo_held} <= now", "time_compare_lo_held} < now", "the timer is a cycle late"),
    fault(REGISTERS, "raised", " & interrupt_enable_held", "", "interrupts cannot be turned off"),
    fault(REGISTERS, "if", "run_written & data[0]", "run_written", "writing 0 starts the engine"),
    fault(REGISTERS, "t_0", " | !whole", "", "stores of bytes reach registers"),
    fault(REGISTERS, "t_0", "utility_only & by_core", "1'b0", "the core moves its own memory limit"),
    fault(REGISTERS, "nmc_fence", "data[16]", "1'b0", "commands are never fenced"),
    // Counters.
    fault(COUNTERS, "completions_count", "{63'd0, completions}", "64'd0", "the counter of completions is stuck"),
    fault(COUNTERS, "sleep_cycles_count", "{63'd0, sleep_cycles}", "{63'd0, !sleep_cycles}", "counts the cycles awake"),
    // The engine.
    fault(ME, "core_data_response_error", "core_answered & core_error", "1'b0", "the core does not see faults of registers"),
    fault(ME, "core_error", "!data_in_registers | ", "", "an access to nothing is no fault"),
    fault(ME, "core_fetch_response_valid", " | fetch_failed", "", "a fetch from nowhere is never answered"),
    fault(ME, "registers_access", " | (utility_direct & utility_in_registers)", "", "the control core cannot write registers"),
    fault(ME, "utility_idle", " & !utility_answered", "", "an answer is overwritten before it is taken"),
    fault(ME, "counters_instructions", " & !core_retire_trap", "", "counts instructions that trapped"),
];

/// The hunt for these faults.
pub struct MeHunt {
    chip: Chip,
    library: Library,
}

impl MeHunt {
    /// An engine with the faults planted.
    ///
    /// # Errors
    /// If the hardware cannot be built, or a fault does not fit it.
    pub fn new(bench: &Bench, chip: &Chip) -> Result<MeHunt, Error> {
        let library = bench.message_engine_mutants(chip, MUTANTS)?;
        Ok(MeHunt { chip: chip.clone(), library })
    }
}

/// Cycles of noise in a case.
const CYCLES: u64 = 10_000;

impl Hunt for MeHunt {
    fn block(&self) -> &'static str {
        "me"
    }

    fn mutants(&self) -> &'static [Mutant] {
        MUTANTS
    }

    fn hunt(&self, number: usize, cases: u64) -> Result<Option<Caught>, Error> {
        let lane_bytes = self.chip.noc.lane_bytes.value as usize;
        let wake = format!("+mutant={number}");
        for case in 1..=cases {
            let shape = Shape::of(&self.chip, 1);
            let mut rtl = Rtl::new(&self.library, shape, lane_bytes, &[&wake])?;
            if let Err(what) = run_exercise(&mut rtl, &self.chip, SEED + case, CYCLES) {
                return Ok(Some(Caught { case, what }));
            }
        }
        Ok(None)
    }
}
