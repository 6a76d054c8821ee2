//! Faults of the last-level cache, planted in the Verilog of the preset `mini`. The co-simulation
//! must catch every one.

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

const BANK: &str = "llc_bank";
const ENTRY: &str = "llc_entry";
const MISSES: &str = "llc_misses";
const TAGS: &str = "llc_tags";
const ARRAY: &str = "llc_array";
const CHANNEL: &str = "llc_channel";
const WRITE_BACKS: &str = "llc_write_backs";
const REGISTERS: &str = "llc_registers";
const QUAD: &str = "llc_quad";
const DECODE: &str = "secded_decode_64";

/// All faults.
#[rustfmt::skip]
pub const MUTANTS: &[Mutant] = &[
    // Lookup.
    fault(BANK, "hits", " & tags_equal", "", "any valid way is a hit"),
    fault(BANK, "refused", "<= access_line[30:4]", "< access_line[30:4]", "one scratch way too many"),
    fault(BANK, "scratch", "access_line[31]", "1'b0", "scratch is looked up in the tags"),
    fault(BANK, "mask", "(|t_2) ? t_2 : registers_cache", "registers_cache", "steering tags are ignored"),
    fault(BANK, "can", " & ~misses_ways", "", "takes the place of a line under way"),
    fault(BANK, "empty", "~tags_valid", "4'hf", "prefers no empty way"),
    fault(BANK, "under_way", "present & misses_matched", "1'b0", "reads a line that is not there yet"),
    fault(BANK, "victim", "(|(tags_dirty & way_bit))", "1'b0", "drops lines that were written"),
    fault(BANK, "whole", "(&access_strobe)", "(|access_strobe)", "part of a line counts as all of it"),
    fault(BANK, "fetches", " & !whole", "", "fetches lines that are wholly written"),
    fault(BANK, "wait_victim", "(channel_of_set ? channel_1_full : channel_0_full)", "1'b0", "a flush overflows the write-back buffer"),
    fault(BANK, "set_index", "access_flush | ", "", "a flush goes by hashed sets"),
    fault(BANK, "t_7", "set_index[3] ^ (t_6 ^ tags_tag_in_way[13])", "set_index[3]", "a victim's set is taken for its address"),
    fault(BANK, "t_8", "set_index[2] ^ (^t_7)", "set_index[2]", "a victim goes to the other fragment of a pair"),
    fault(BANK, "wait_array", " & misses_array_write", " & 1'b0", "two accesses of the array in a cycle"),
    fault(BANK, "wait_read", "uses_read & read_stays", "1'b0", "overwrites a line that waits for its answer"),
    fault(BANK, "wait_line", "closing", "1'b0", "joins a fill that has begun"),
    fault(BANK, "wait_local", "3'd4", "3'd5", "one line too many from the bank itself"),
    fault(BANK, "wait_ack", "!done_ready", "1'b0", "acknowledgements are lost"),
    fault(BANK, "wait_flush", "(|misses_ways)", "1'b0", "flushes a set with lines under way"),
    fault(BANK, "tags_write_word", "{tag, access_write, 1'b1}", "{tag, 1'b1, 1'b1}", "clean lines are written back"),
    fault(BANK, "tags_used_word", "((lately & ~mask) | way_bit)", "(lately & ~mask)", "the way used last is forgotten"),
    fault(BANK, "tag_written", "(is_miss | access_write)", "is_miss", "lines written to stay clean"),
    fault(BANK, "done_error", "refused", "1'b0", "refused writes are acknowledged as done"),
    fault(BANK, "out_line", "victim ? {14'd0, t_8} : access_line", "access_line", "logs the wrong line of a victim"),
    fault(BANK, "array_address", "{misses_array_way, misses_array_set}", "{way, set_index}", "a fill goes where the lookup is"),
    fault(BANK, "channel_0_fetch_line", "t_9", "{access_line[18:4], access_line[1:0]}", "fetches another line"),
    // Answers, front, flush.
    fault(BANK, "response_poison", "grant_fill ? misses_line_poison : poison_out", "misses_line_poison & grant_fill", "poison of lines in the bank is not told"),
    fault(BANK, "poison_out", " | uncorrectable", "", "what cannot be corrected is not told"),
    fault(BANK, "fill_turn", "grant_read", "1'b0", "hits always go before fills"),
    fault(BANK, "last_line_0", "request_queue_0_deq_data[29:28]", "2'd3", "always reads four lines"),
    fault(BANK, "request_of_1", "request_address[31] ? request_address[2] : ", "", "reads of scratch wait with the wrong pseudo-channel"),
    fault(BANK, "sorted_0_valid", " & request_room", "", "a read is taken where there is no room for it"),
    fault(BANK, "read_room_1", "(5'd7 <= misses_taken_1) | ", "", "reads take more than their entries"),
    fault(BANK, "read_room_0", "5'd7 <= misses_taken_0", "5'd8 <= misses_taken_0", "reads leave nothing to the writes"),
    fault(BANK, "write_room_0", "(ahead_0 & (5'd7 <= misses_taken_0))", "1'b0", "the access ahead of a write takes no entry"),
    fault(BANK, "read_open_0", " & (read_room_0 & (read_line_0[31] | channel_0_room))", "", "a read enters whatever room there is"),
    fault(BANK, "write_open", "(write_queue_deq_data[57] | (write_of_1 ? channel_1_room : channel_0_room))", "1'b1", "a write enters whatever room there is"),
    fault(BANK, "read_turn", "!reads_1", "1'b0", "one pseudo-channel's reads go first for ever"),
    fault(BANK, "write_turn", "1'b1", "1'b0", "writes go only where no read does"),
    fault(CHANNEL, "room", "(ahead & (waiting == 2'd1))", "1'b0", "the access ahead needs no place for a fetch"),
    fault(CHANNEL, "room", "(ahead & (reserved == 2'd1))", "1'b0", "the access ahead sends no line back"),
    fault(CHANNEL, "writes_back", "!fetch_turn", "1'b1", "fetches go only where no line goes back"),
    fault(MISSES, "count_0", "+ {4'd0, t_0 & (set_index[2] == 1'b0)}", "", "entries of one pseudo-channel are not counted"),
    fault(MISSES, "t_6", "joined_gone & t_5", "1'b0", "a joined read's entry is never given back"),
    fault(BANK, "if", "response_ready & (grant_read | grant_fill)", "response_ready & grant_read", "fills keep their turn"),
    fault(BANK, "takes_read", " & !takes_write", "", "a read enters together with a write"),
    fault(BANK, "flush_over", " & channel_1_drained", "", "a flush ends before all is written back"),
    fault(BANK, "flush_drains", "&flush_set", "&flush_set[3:1]", "the last set is not flushed"),
    fault(BANK, "registers_line_written", "misses_array_write | writes_line", "writes_line", "injection waits for a whole line"),
    fault(BANK, "registers_merges", "fires & under_way", "fires & under_way & !access_write", "merged writes are not counted"),
    // Misses.
    fault(ENTRY, "here", " & (held_set == lookup_set)", "", "compares no sets"),
    fault(ENTRY, "matched", " & (held_way == lookup_way)", "", "compares no ways"),
    fault(MISSES, "line_poison", " & !(&written_mask[63:0])", "", "poison of memory stays on what is wholly written"),
    fault(MISSES, "written_write_data", "written_read_data_0[63:0] | strobe", "strobe", "a second write forgets the first"),
    fault(MISSES, "last_write_address", "open ? taken_entry : matched_entry", "taken_entry", "the second that joins replaces the first"),
    fault(MISSES, "ends", " & (at == last_read_data_1)", "", "answers only the first of a chain"),
    fault(MISSES, "from_memory", " & !local_valid", "", "a line from memory is lost beside one of the bank's own"),
    fault(MISSES, "begin_entry", "of_1 ? memory_1_entry : memory_0_entry", "memory_0_entry", "lines of the other pseudo-channel fill the wrong entry"),
    fault(MISSES, "fill_poison", "memory_1_poison", "1'b0", "poison of one pseudo-channel is lost"),
    // Tags, array, write-backs, registers, quad.
    fault(TAGS, "word_2", "(again & last_ways[2]) ? last_word : way_2_read_data", "way_2_read_data", "misses what was just written to a tag"),
    fault(TAGS, "used", "(last_used & (last_used_set == set_index)) ? last_used_word : used_lately_read_data", "used_lately_read_data", "misses the use just before"),
    fault(TAGS, "t_6", " & !t_5", "", "a tag beyond repair counts"),
    fault(ARRAY, "line_poison", "{1'b0, lines_read_data[576]} + ", "", "poison needs two of two copies"),
    fault(CHANNEL, "writes_back", " | write_backs_wanted", "", "a fetch overtakes the write-back of its line"),
    fault(CHANNEL, "if", "!reserve & t_2", "t_2", "room in the write-back buffer is lost"),
    fault(WRITE_BACKS, "wanted", "slot_1_held & (slot_1_line == wanted_line)", "1'b0", "one slot is not compared"),
    fault(DECODE, "flip", " & {64{odd}}", "", "double errors are changed further"),
    fault(REGISTERS, "cause", "tag_error ? 2'd2 : 2'd3", "2'd3", "a lost tag is logged as refused"),
    fault(REGISTERS, "scratch_ways_held", "(64'd3 <= utility_request_data) ? 2'd3 : utility_request_data[1:0]", "utility_request_data[1:0] ^ 2'd1", "the number of scratch ways is wrong"),
    fault(REGISTERS, "inject_tag", "{1'b0, inject_tag[30:0]}", "inject_tag", "injection never ends"),
    fault(QUAD, "turn", "chosen", "turn", "acknowledgements of one bank go first for ever"),
];

/// The verilated quad with its faults.
pub struct LlcHunt<'a> {
    library: Library,
    chip: &'a Chip,
}

impl LlcHunt<'_> {
    /// Builds it.
    ///
    /// # Errors
    /// If a fault no longer fits, or the hardware cannot be built.
    pub fn new<'a>(bench: &Bench, chip: &'a Chip) -> Result<LlcHunt<'a>, Error> {
        Ok(LlcHunt { library: bench.verilate_mutants(chip, BLOCK, MUTANTS)?, chip })
    }
}

impl Hunt for LlcHunt<'_> {
    fn block(&self) -> &'static str {
        BLOCK
    }

    fn mutants(&self) -> &'static [Mutant] {
        MUTANTS
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
