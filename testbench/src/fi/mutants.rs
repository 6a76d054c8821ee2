//! Faults of the fabric interface, planted in the Verilog of the preset `mini`. The co-simulation
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

const BUCKET: &str = "fi_bucket";
const SPLITTER: &str = "fi_splitter";
const CHECK: &str = "fi_check";
const START: &str = "fi_start";
const TABLE: &str = "fi_table";
const SLOTS: &str = "fi_slots";
const CHANNELS: &str = "fi_channels";
const LANDING: &str = "fi_landing";
const ACKS: &str = "fi_acks";
const READER: &str = "fi_reader";
const WRITER: &str = "fi_writer";
const REGISTERS: &str = "fi_registers";
const FI: &str = "fi";

/// All faults.
#[rustfmt::skip]
pub const MUTANTS: &[Mutant] = &[
    // Buckets.
    fault(BUCKET, "level", "(taken ? more : 20'd0)", "20'd0", "what is sent does not count"),
    fault(BUCKET, "fits", ") <= {", ") < {", "a bucket is never quite full"),
    fault(BUCKET, "drained", ": 20'd0", ": level", "a bucket never gets empty"),
    fault(BUCKET, "offered", "offers & !taken", "offers", "what was offered once opens the bucket"),
    // Fragments.
    fault(SPLITTER, "goes_on", "next_block <= ", "next_block < ", "the last granule is left out of a round"),
    fault(SPLITTER, "left", "{1'b0, more} + 11'd1", "{1'b0, more}", "the last fragment is forgotten"),
    fault(SPLITTER, "next_block", "21'd2", "21'd1", "a round takes every fragment, and the next one again"),
    fault(SPLITTER, "base_held", "round_base + 16'h0100", "round_base", "the second round overwrites the first"),
    fault(SPLITTER, "number", "t_1[7:0]", "{t_1[7:1], 1'b0}", "pairs of a broadcast's fragments have one number"),
    fault(SPLITTER, "base_held", "base_held + 16'h0200", "base_held + 16'h01c0", "later fragments lie a line too low"),
    fault(SPLITTER, "t_0", "{8'd0, address[7:0]}", "{10'd0, address[5:0]}", "the place in a fragment is taken for that in a line"),
    fault(SPLITTER, "end_of_fragment", "8'hff", "8'hfe", "the last byte of a fragment is left out"),
    fault(SPLITTER, "offset", ": 8'd0", ": first_offset", "later fragments begin where the first one did"),
    // Faults of commands.
    fault(CHECK, "t_0", "41'h00006c00000", "41'h00006c00040", "HBM ends a line late"),
    fault(CHECK, "code", "(18'h10000 <", "(18'h10000 <=", "the local store's last byte is beyond it"),
    fault(CHECK, "answers", "t_2[17:6]", "{3'd0, t_2[14:6]}", "long reads wait for fewer lines"),
    fault(CHECK, "t_2", "18'h0003f", "18'h0003e", "a line of one byte is not waited for"),
    fault(CHECK, "of_whole_lines", " | receive", "", "a receive may lie anywhere"),
    // Start.
    fault(START, "starts_read", "(!can_write | prefer_read)", "!can_write", "the writer's queue always goes first"),
    fault(START, "can_write", " & entry_free", "", "starts without an entry"),
    fault(START, "load_reader", " & read_check_good", "", "a bad read is executed"),
    fault(START, "answers", "(chosen_code == 4'd0)", "1'b1", "a bad command waits for answers"),
    // Table.
    fault(TABLE, "entry_1_failed", "(t_5 & answer_1_error)", "1'b0", "errors of acknowledgements are lost"),
    fault(TABLE, "entry_0_open", "{1'b0, t_3[0]} + {1'b0, t_3[1]}", "{1'b0, t_3[1]}", "acknowledgements do not count in entry 0"),
    fault(TABLE, "first", "(|later)", "1'b0", "the lowest entry always goes first"),
    fault(TABLE, "t_12", "? 4'd7 :", "? 4'd8 :", "an error is called poison"),
    fault(TABLE, "finishes", "(!full | status_ready)", "1'b1", "a status is overwritten before it is taken"),
    fault(TABLE, "entry_2_poisoned", "entry_2_poisoned | ", "", "poison before the last line is forgotten"),
    // Slots.
    fault(SLOTS, "free", "!taken[head]", "1'b1", "a slot is opened while its lines are missing"),
    fault(SLOTS, "taken", " | (missing_2 | missing_3)", "", "a slot is free while its last lines are missing"),
    fault(SLOTS, "link_0_hit", " & !(|link_0_slot[10:3])", "", "tags beyond the slots are taken for slots"),
    fault(SLOTS, "link_0_first", "link_0_record[33:32]", "link_0_record[31:30]", "bytes are skipped in the last line"),
    fault(SLOTS, "link_0_last", "6'h3f", "link_0_record[23:18]", "every line ends where the last one does"),
    fault(SLOTS, "t_3", "(2'd2 <= last_line)", "1'b1", "waits for a line that nobody asked for"),
    fault(SLOTS, "t_0", "missing_2[link_0_slot[2:0]]", "1'b1", "a line may come twice"),
    // Channels.
    fault(CHANNELS, "link_0_hit", "< link_0_lines", "<= link_0_lines", "takes a line too many"),
    fault(CHANNELS, "link_0_hit", "link_0_armed & ", "", "takes lines of a channel that is not armed"),
    fault(CHANNELS, "t_0", " - {8'd0, address[7:6]}", "", "forgets where in its fragment a broadcast begins"),
    fault(CHANNELS, "if", "(finished[1] & (channel_3_entry == 2'd1))", "1'b0", "a channel stays armed after its command"),
    // Landings.
    fault(LANDING, "foreign", "data_down_payload[644:641] != logical_row", "data_down_payload[643:641] != logical_row[2:0]", "compares the low bits of the row only"),
    fault(LANDING, "stores", " & !poison", "", "poisoned lines are stored"),
    fault(LANDING, "poison", " & !data_down_payload[636]", "", "a refused line counts as poisoned, too"),
    fault(LANDING, "leaves", "(!stores | store_write_ready)", "1'b1", "a window goes before the local store takes it"),
    fault(LANDING, "dropped_stray", " & !held_foreign", "", "a line for another row counts as stray, too"),
    fault(LANDING, "held_window", "broadcast ? channel_window : ", "", "a broadcast goes where a slot says"),
    fault(LANDING, "store_write_strobe", "64'hffffffffffffffff >> ~held_last", "64'hffffffffffffffff", "writes beyond the end"),
    // Acknowledgements.
    fault(ACKS, "hit", "!(|control_down_payload[52:43])", "1'b1", "tags beyond the slots are taken for slots"),
    fault(ACKS, "failed_held", "hit & failed", "1'b0", "errors of writes are lost"),
    fault(ACKS, "free", "!waiting[head]", "1'b1", "a slot is opened before its acknowledgement"),
    // Reader.
    fault(READER, "issues", "(broadcast_held | slot_free)", "slot_free", "a broadcast waits for a slot"),
    fault(READER, "stage_tag", "channel_held", "3'd0", "every broadcast is on channel 0"),
    fault(READER, "stage_more_lines", " - splitter_first_line", "", "asks for lines before the first"),
    fault(READER, "columns", "address_map_side ? 2'd2 : 2'd1", "2'd1", "all banks are in the west"),
    fault(READER, "reply_held", "broadcast ? reply : 2'd0", "reply", "a read is answered to a group"),
    // Writer.
    fault(WRITER, "asked_first", "at_first ? skip : 6'd0", "skip", "bytes are skipped in every line"),
    fault(WRITER, "bank_line", "bank_line + 32'd1", "bank_line", "a fragment's lines go to one address"),
    fault(WRITER, "payload", "out_ends", "1'b1", "every line is to be acknowledged"),
    fault(WRITER, "room", " | sent", "", "rests after each line"),
    fault(WRITER, "store_read_valid", " & asked_ready", "", "asks for more windows than there is room for"),
    fault(WRITER, "strobe", "64'hffffffffffffffff >> ~out_last", "64'hffffffffffffffff", "writes beyond the end"),
    // Registers and counters.
    fault(REGISTERS, "takes_write_depth", "64'd4 <=", "64'd3 <=", "a depth below a fragment is taken"),
    fault(REGISTERS, "last_error", "{failure_tag, failure_code}", "{8'd0, failure_code}", "an error without its tag"),
    fault(REGISTERS, "found", "write_rate_held", "read_rate_held", "a register reads as another"),
    fault(REGISTERS, "bytes_written_count", "bytes_written}", "6'd0, |bytes_written}", "counts lines in place of bytes"),
    fault(FI, "registers_stray_flits", "{1'b0, t_0[0]} + {1'b0, t_0[1]}", "{1'b0, |t_0}", "two stray flits at once count as one"),
    fault(FI, "command_ready", "writes ? to_writer_ready : to_reader_ready", "to_reader_ready", "the reader's queue speaks for the writer's"),
];

/// The verilated interface with its faults.
pub struct FiHunt<'a> {
    library: Library,
    chip: &'a Chip,
}

impl FiHunt<'_> {
    /// Builds it.
    ///
    /// # Errors
    /// If a fault no longer fits, or the hardware cannot be built.
    pub fn new<'a>(bench: &Bench, chip: &'a Chip) -> Result<FiHunt<'a>, Error> {
        Ok(FiHunt { library: bench.verilate_mutants(chip, BLOCK, MUTANTS)?, chip })
    }
}

impl Hunt for FiHunt<'_> {
    fn block(&self) -> &'static str {
        BLOCK
    }

    fn mutants(&self) -> &'static [Mutant] {
        MUTANTS
    }

    fn hunt(&self, number: usize, cases: u64) -> Result<Option<Caught>, Error> {
        let argument = format!("+mutant={number}");
        let mut rtl = Rtl::with_arguments(&self.library, self.chip, &[&argument])?;
        for case in 1..=cases {
            let random = Case::random(self.chip, SEED + case - 1);
            if let Some(what) = run_case(&mut rtl, self.chip, &random).difference {
                return Ok(Some(Caught { case, what }));
            }
        }
        Ok(None)
    }
}
