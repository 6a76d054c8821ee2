//! Faults of HBM's controller, planted in the Verilog of the preset `mini`. The co-simulation must
//! catch every one.

use mtia_model::spec::Chip;
use verilator_sys::Library;

use super::{BLOCK, Case, Rtl, run_case};
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

const HBM: &str = "hbm";
const ADDRESS: &str = "hbm_address";
const BANK: &str = "hbm_bank";
const BANKS: &str = "hbm_banks";
const GROUP: &str = "hbm_group";
const DIRECTION: &str = "hbm_direction";
const REFRESH: &str = "hbm_refresh";
const READS: &str = "hbm_read_queue";
const WRITES: &str = "hbm_write_queue";
const READ_DATA: &str = "hbm_read_data";
const WRITE_DATA: &str = "hbm_write_data";
const COUNTERS: &str = "hbm_counters";
const DECODER: &str = "secded_decode_256";
const ENCODER: &str = "secded_encode_256";

/// All faults.
#[rustfmt::skip]
pub const MUTANTS: &[Mutant] = &[
    // Address.
    fault(ADDRESS, "column", "address[0]", "address[1]", "the pair of lines is of another column bit"),
    fault(ADDRESS, "t_0", " + {1'b0, stack_of_low}", "", "the stack id does not rotate with the row"),
    fault(ADDRESS, "row_of_line", "row_high", "2'd0", "the high part of the row is lost"),
    // Timings of a bank.
    fault(BANK, "to_activate", "10'h059", "10'h05a", "RC is a clock too long"),
    fault(BANK, "to_activate", "10'h18f", "10'h18e", "RFCpb is a clock too short"),
    fault(BANK, "to_read", "6'h26", "6'h27", "RCD of reads is a clock too long"),
    fault(BANK, "to_write", "5'h12", "5'h11", "RCD of writes is a clock too short"),
    fault(BANK, "to_precharge_next", "to_precharge - 6'd1", "to_precharge - 6'd2", "the timer of precharges runs twice as fast"),
    fault(BANK, "to_activate", "10'h020", "10'h01f", "RP is a clock too short"),
    fault(BANK, "used", "1'b0", "1'b1", "the first line of a row counts as a hit"),
    // Timings of groups, and of all.
    fault(GROUP, "to_read", "5'h1b", "5'h1a", "WTRL is a clock too short"),
    fault(GROUP, "to_write", "3'd4", "3'd3", "CCDL of writes is a clock too short"),
    fault(GROUP, "to_activate", "3'd6", "3'd4", "RRDL is as short as RRDS"),
    fault(BANKS, "other_to_read", "2'd3", "2'd1", "CCDR is as short as CCDS"),
    fault(BANKS, "any_to_write", "5'h18", "5'h17", "RTW is a clock too short"),
    fault(BANKS, "any_to_read", "5'h17", "5'h18", "WTRS is a clock too long"),
    fault(BANKS, "any_to_activate", "4'd9", "4'd4", "RREFD from a refresh is too short"),
    fault(BANKS, "any_to_refresh", "4'd9", "4'd8", "RREFD to a refresh is a clock too short"),
    fault(BANKS, "window_0", "5'h1d", "5'h1c", "FAW is a clock too short"),
    fault(BANKS, "window_3", "activate ? t_18", "activate ? t_17", "FAW holds three activates"),
    fault(BANKS, "last_stack", "column_bank[5:4]", "column_bank[4:3]", "remembers another stack id"),
    // Queues.
    fault(READS, "t_5", "{3'd0, leaves}", "4'd0", "reads that leave still count"),
    fault(READS, "hit", "(hit_now >> 1'b1)", "hit_now", "hits do not move up"),
    fault(READS, "conflict_now", " & ~same_row", "", "hits are conflicts as well"),
    fault(READS, "overtaken", "overtaken + 3'd1", "overtaken", "the oldest can be overtaken for ever"),
    fault(READS, "keep_away", "urgent & ", "1'b0 & ", "the urgent one's bank is not kept for it"),
    fault(READS, "first_only", "urgent & ", "1'b0 & ", "others begin before the urgent one"),
    fault(READS, "to_activate", "(~t_1 + 8'd1)", "8'hff", "the youngest takes part in the choice of an activate"),
    fault(WRITES, "closed_now", " & ~opened", "", "closed banks stay closed for writes"),
    fault(WRITES, "started", "(started_now >> 1'b1)", "started_now", "begun lines do not move up"),
    fault(WRITES, "holds", "(column_3 == match_column)", "1'b1", "a read waits for another line's write"),
    fault(READS, "holds", "(row_2 == match_row)", "1'b0", "a write does not wait for a read of its line"),
    fault(WRITES, "moves", "(chosen - 8'd1)", "8'd0", "all entries move when one leaves"),
    // Direction.
    fault(DIRECTION, "full", "4'd6", "4'd7", "writes wait for one more"),
    fault(DIRECTION, "enough", "4'd2", "4'd1", "a batch leaves one write less"),
    fault(DIRECTION, "draining", "1'b1", "1'b0", "a batch that fills up on its way ends early"),
    fault(DIRECTION, "turns", " & !half_done", "", "the direction changes within a line"),
    fault(DIRECTION, "batch", "batch + 2'd1", "batch", "a batch never ends"),
    // Refresh.
    fault(REFRESH, "due", "!(|clock)", "(clock == 8'd1)", "refreshes come a clock early each"),
    fault(REFRESH, "idle", " & ~wanted[47:0]", "", "busy banks are refreshed first"),
    fault(REFRESH, "refreshed_now", "refreshed | ", "", "a round never ends"),
    fault(REFRESH, "t_1", "6'd2 <= owed", "6'd3 <= owed", "one more is postponed"),
    // Choice of commands.
    fault(HBM, "close_target", "(|(banks_may_precharge & target))", "1'b1", "the bank to be refreshed is closed at once"),
    fault(HBM, "may_begin", "!direction_leaving", "1'b1", "lines begin while the direction changes"),
    fault(HBM, "free_for_reads", "~target & ", "", "the bank to be refreshed is opened again"),
    fault(HBM, "free_for_writes", " & ~(reads_wanted & {64{!direction_writing}})", "", "writes take banks that reads want"),
    fault(HBM, "reads_may_begin", "read_store_room", "1'b1", "reads without room for their data"),
    fault(HBM, "activates_other", "!t_7", "!t_6", "two row commands at once"),
    fault(HBM, "enters", " & !hazard", "", "requests do not wait for others of their line"),
    fault(HBM, "t_10", " | opened", "", "a line that enters misses the activate of its clock"),
    fault(HBM, "enters_hit", "opened ? row : ", "", "a line that enters sees the row from before"),
    fault(HBM, "shut", "(precharge & t_9)", "1'b0", "a line that enters misses the precharge of its clock"),
    fault(HBM, "waited", " | hazard", "", "waiting for another of the line is not counted"),
    // Data.
    fault(WRITE_DATA, "burst_side", "{6{word[256]}}", "6'd0", "poison is not written"),
    fault(WRITE_DATA, "fetch", "delayed[11]", "delayed[10]", "write data come a clock early"),
    fault(WRITE_DATA, "side", "burst_side[15:8]", "burst_side[7:0]", "the second beat has the side bits of the first"),
    fault(WRITE_DATA, "taken", "store", "1'b0", "places of writes are given away twice"),
    fault(READ_DATA, "poison", "(poison & ~at_slot)", "poison", "poison of the line before sticks"),
    fault(READ_DATA, "wrong", "decode_uncorrectable | ", "", "lines that cannot be corrected pass as good"),
    fault(READ_DATA, "is_poisoned", "3'd4 <=", "3'd1 <=", "one wrong copy of the poison is enough"),
    fault(READ_DATA, "burst_data", "{data, first_data}", "{first_data, data}", "beats change places"),
    fault(READ_DATA, "takes_high", " & burst_place[2]", "", "half a line is answered"),
    fault(READ_DATA, "complete", " & ~gone", "", "a place is full before its line comes"),
    fault(READ_DATA, "burst_valid", "joins", "data_valid", "each beat is a burst"),
    fault(DECODER, "fixed", " ^ flip", "", "wrong bits are not corrected"),
    fault(DECODER, "uncorrectable", "(!odd & (|syndrome))", "1'b0", "two wrong bits are not seen"),
    fault(ENCODER, "check", " ^ (^hamming)", "", "the overall parity leaves out the check bits"),
    // Counters.
    fault(COUNTERS, "row_hits_count", " + {63'd0, row_hits}", "", "row hits are not counted"),
    fault(COUNTERS, "busy_clocks_count", "{62'd0, busy_clocks}", "{63'd0, |busy_clocks}", "bursts are counted, not clocks"),
    fault(COUNTERS, "found", "65'd1", "65'd0", "an address without a register gives no error"),
    fault(HBM, "counters_turnarounds", "last_write ^ ", "", "every write is a turn"),
];

/// The verilated controller with its faults.
pub struct HbmHunt<'a> {
    library: Library,
    chip: &'a Chip,
}

impl HbmHunt<'_> {
    /// Builds it.
    ///
    /// # Errors
    /// If a fault no longer fits, or the hardware cannot be built.
    pub fn new<'a>(bench: &Bench, chip: &'a Chip) -> Result<HbmHunt<'a>, Error> {
        Ok(HbmHunt { library: bench.verilate_mutants(chip, BLOCK, MUTANTS)?, chip })
    }
}

impl Hunt for HbmHunt<'_> {
    fn block(&self) -> &'static str {
        BLOCK
    }

    fn mutants(&self) -> &'static [Mutant] {
        MUTANTS
    }

    fn hunt(&self, number: usize, cases: u64) -> Result<Option<Caught>, Error> {
        let argument = format!("+mutant={number}");
        let mut rtl = Rtl::new(&self.library, &[&argument])?;
        for case in 1..=cases {
            let random = Case::random(self.chip, SEED + case - 1);
            if let Some(what) = run_case(&mut rtl, self.chip, &random).difference {
                return Ok(Some(Caught { case, what }));
            }
        }
        Ok(None)
    }
}
