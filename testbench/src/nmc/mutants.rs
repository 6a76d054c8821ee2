//! Faults of the near-memory compute engine, planted in the Verilog of the preset `mini`. The
//! co-simulation must catch every one.

use mtia_model::spec::Chip;
use verilator_sys::Library;

use super::{Case, Dut, Rtl, run_case};
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

const ADDER: &str = "nmc_adder_32";
const ADDER_16: &str = "nmc_adder_16";
const UNPACK: &str = "nmc_unpack_32";
const UNPACK_16: &str = "nmc_unpack_16";
const SLOT: &str = "nmc_slot";
const LANES: &str = "nmc_lanes";
const FETCH: &str = "nmc_fetch";
const REALIGN: &str = "nmc_realign";
const SEQUENCE: &str = "nmc_sequence";
const DECODE: &str = "nmc_decode";
const WRITER: &str = "nmc_writer";
const COUNTERS: &str = "nmc_counters";
const NMC: &str = "nmc";
const READ_SHARE: &str = "nmc_read_share_8_to_6";
const WRITE_SHARE: &str = "nmc_write_share_4_to_3";

/// All faults.
#[rustfmt::skip]
pub const MUTANTS: &[Mutant] = &[
    // Arithmetic.
    fault(ADDER, "up_bf16", "significand_3[18] &", "significand_3[17] &", "BF16 rounds on the wrong bit"),
    fault(ADDER, "up_fp32", " | kept_fp32[0]", "", "FP32 ties round down"),
    fault(ADDER, "up_fp16", "(|significand_3[14:0]) | kept_fp16[0]", "1'b1", "FP16 ties round up"),
    fault(ADDER, "addend", "aligned[0] | lost", "aligned[0]", "bits lost in alignment are forgotten"),
    fault(ADDER, "subtract", "unpack_a_sign ^ unpack_b_sign", "unpack_a_sign & unpack_b_sign", "adds where it must subtract"),
    fault(ADDER, "swap", "unpack_a_significand}", "24'd0}", "orders operands by exponent only"),
    fault(ADDER, "sign_2", "!(subtract_1 & !(|sum_of_significands))", "1'b1", "x - x may be negative zero"),
    fault(ADDER, "up", "(room < t_0) ? room : t_0", "t_0", "subnormal sums are shifted too far"),
    fault(ADDER, "nan_1", " | (unpack_a_infinite & unpack_b_infinite & subtract)", "", "inf - inf is no NaN"),
    fault(ADDER, "result_fp32", "31'h7fc00000", "31'h7f800001", "NaN is not the canonical one"),
    fault(ADDER, "result_fp16", "9'h08e < exponent_fp16", "9'h08f < exponent_fp16", "FP16 overflow a binade late"),
    fault(ADDER, "result_bf16", "rounded_bf16[8] | rounded_bf16[7]", "rounded_bf16[7]", "carry of BF16 rounding loses the exponent"),
    fault(ADDER, "result_fp32", "sign_3 & !nan_3", "sign_3", "NaN keeps a sign"),
    fault(ADDER, "significand_3", "sum_2[1] | sum_2[0]", "sum_2[1]", "sticky bit lost where the sum carries"),
    fault(ADDER, "clear_8", "rest_16[26:19]", "rest_16[26:20]", "counts leading zeros wrongly"),
    fault(UNPACK, "significand", "{normal, fraction}", "{1'b1, fraction}", "subnormals get a leading bit"),
    fault(UNPACK, "nan", "special & (|fraction)", "special", "infinities are NaNs"),
    fault(UNPACK_16, "infinite", "special & !(|fraction)", "1'b0", "infinities are numbers in high halves"),
    fault(ADDER_16, "up_bf16", " | kept_bf16[0]", "", "BF16 ties round down in high halves"),
    fault(ADDER_16, "exponent_fp16", "rounded_fp16[11]", "1'b0", "carry of FP16 rounding lost in high halves"),
    // Lanes.
    fault(SLOT, "s", "{high_sum, low_sum[15:0]}", "{low_sum[15:0], high_sum}", "16-bit sums swapped in a slot"),
    fault(SLOT, "kind_1", "{copy, ", "{1'b0, ", "copies go through the adders"),
    fault(LANES, "advance", " | sums_ready", "", "a full pipe never moves"),
    fault(LANES, "facts_3", "facts_2", "facts_1", "a line's facts run ahead of its bytes"),
    fault(LANES, "stage_valid", "operands_valid", "1'b1", "lines out of nothing"),
    // Fetchers.
    fault(FETCH, "arrived", " & ~emptied", "", "a slot stays full after it is read"),
    fault(FETCH, "request_valid", "(used != 5'h10)", "1'b1", "more reads than slots"),
    fault(FETCH, "address", "down ? (address - 18'd2) : (address + 18'd2)", "address + 18'd2", "always fetches upwards"),
    fault(FETCH, "failed", "(failed & ~filled)", "failed", "an old error sticks to a slot"),
    fault(FETCH, "next", "(!full | flit_ready)", "1'b1", "overwrites a flit that is not taken"),
    fault(FETCH, "if", "sent & !next", "sent", "counts a slot twice"),
    // Realigners.
    fault(REALIGN, "wrong", "need_1 & half_1_error", "1'b0", "read errors of high halves lost"),
    fault(REALIGN, "failed", "wrong", "1'b0", "read errors before the last line lost"),
    fault(REALIGN, "need_1", "(lines_in == 14'd1) & skip_last", "1'b0", "waits for a flit that nobody fetches"),
    fault(REALIGN, "placed", "(shift == 7'd0) ? this_line : shifted[1023:0]", "shifted[1023:0]", "aligned operands come a line late"),
    fault(REALIGN, "priming", "work_prime", "1'b0", "the window is not filled first"),
    fault(REALIGN, "down", "work_down", "1'b0", "bytes are not reversed downwards"),
    // Sequencer.
    fault(SEQUENCE, "line_end", "(down_held ? first : last) ? end_held : 8'h80", "8'h80", "writes beyond the end"),
    fault(SEQUENCE, "line_begin", "(down_held ? last : first) ? begin_held : 7'd0", "begin_held", "skips the beginning of every line"),
    fault(SEQUENCE, "left", "work_lines", "work_lines - 14'd1", "drops the last line"),
    fault(SEQUENCE, "address", "down_held ? (address - 17'd1) : (address + 17'd1)", "address + 17'd1", "writes upwards always"),
    // Decoder.
    fault(DECODE, "s_above_a", "< length)", "<= length)", "touching buffers count as overlapping"),
    fault(DECODE, "command_ready", "!command_fence | (started == 4'd0)", "1'b1", "fences are ignored"),
    fault(DECODE, "length", "{4'd0, command_length}", "{6'd0, command_length[17:0]}", "high bits of the length are ignored"),
    fault(DECODE, "t_1", "command_length == 20'd0", "1'b0", "length zero is accepted"),
    fault(DECODE, "prime_a", "offset_s < offset_a", "offset_s <= offset_a", "fills the window once too often"),
    fault(DECODE, "count_a_1", " - {13'd0, !reach_a[6]}", "", "fetches a flit too many"),
    fault(DECODE, "low_bits", " | command_length[1:0]", "", "a length of part of an element is accepted"),
    fault(DECODE, "down", "s_above_a | s_above_b", "s_above_a", "works upwards where S lies above B"),
    fault(DECODE, "end_s_held", " + 8'd1", "", "the last byte is not written"),
    // Writer.
    fault(WRITER, "sums_ready", "(open <= 5'h0e)", "1'b1", "more writes than credits"),
    fault(WRITER, "half_1_address", "1'b1}", "1'b0}", "both halves go to one address"),
    fault(WRITER, "strobe", " & ~past_end[127:0]", "", "writes whole lines at the end"),
    fault(WRITER, "entry_0_code", "4'd7", "4'd8", "a read error is called a write error"),
    fault(WRITER, "status_code", "t_15[head]", "1'b0", "write errors are not reported"),
    fault(WRITER, "half_0_strobe", "strobe[63:0]", "{strobe[63:1], 1'b1}", "writes a byte too many"),
    fault(WRITER, "t_16", "(entry_1_waiting == 5'd0)", "1'b1", "answers before the writes are acknowledged"),
    fault(WRITER, "if", "(t_5 & response_0_error) | (t_6 & response_1_error)", "t_5 & response_0_error", "write errors of high halves lost"),
    // Counters.
    fault(COUNTERS, "commands_count", " + {63'd0, commands}", "", "the counter of commands is stuck"),
    fault(COUNTERS, "bytes_reduced_count", "bytes_reduced}", "bytes_copied}", "counts copies as sums"),
    fault(COUNTERS, "request_wait_flits_count", "{61'd0, request_wait_flits}", "{63'd0, |request_wait_flits}", "counts cycles in place of flits"),
    fault(COUNTERS, "found", "65'd1", "65'd0", "an address without a register gives no error"),
    fault(COUNTERS, "if", "utility_response_ready", "full", "an answer does not stand until it is taken"),
    fault(COUNTERS, "held", "found", "(busy_cycles ? 65'd1 : found)", "registers read as none while the engine works"),
    fault(NMC, "operand_wait", " & lanes_operands_ready", "", "counts waiting while the lanes are blocked"),
    fault(NMC, "operands_arrived", "(!line_uses_b | realign_b_line_valid)", "1'b1", "does not wait for B"),
    // Shares of the lanes.
    fault(READ_SHARE, "first", "t_2", "first", "the first requester stays the first"),
    fault(READ_SHARE, "lane_1_to_0", " & !t_25", "", "two responses for one requester at once"),
    fault(READ_SHARE, "lane_0_tag", "{3'd0, request_0_tag}", "{3'd1, request_0_tag}", "a response goes to another requester"),
    fault(WRITE_SHARE, "lane_1_free", " | lane_1_request_ready", "", "a lane rests after every write"),
    fault(WRITE_SHARE, "lane_0_takes_1", "request_1_valid & ", "", "a lane takes a request that is none"),
];

/// What is hunted: a pair has all that there is.
const DUT: Dut = Dut::Pair;

/// The verilated pair with its faults.
pub struct NmcHunt<'a> {
    library: Library,
    chip: &'a Chip,
}

impl NmcHunt<'_> {
    /// Builds it.
    ///
    /// # Errors
    /// If a fault no longer fits, or the hardware cannot be built.
    pub fn new<'a>(bench: &Bench, chip: &'a Chip) -> Result<NmcHunt<'a>, Error> {
        Ok(NmcHunt { library: bench.verilate_mutants(chip, DUT.block(), MUTANTS)?, chip })
    }
}

impl Hunt for NmcHunt<'_> {
    fn block(&self) -> &'static str {
        DUT.block()
    }

    fn mutants(&self) -> &'static [Mutant] {
        MUTANTS
    }

    fn hunt(&self, number: usize, cases: u64) -> Result<Option<Caught>, Error> {
        let argument = format!("+mutant={number}");
        let mut rtl = Rtl::with_arguments(&self.library, DUT, self.chip, &[&argument])?;
        for case in 1..=cases {
            let random = Case::random(self.chip, DUT.engines(self.chip), SEED + case - 1);
            if let Some(what) = run_case(&mut rtl, DUT, self.chip, &random).difference {
                return Ok(Some(Caught { case, what }));
            }
        }
        Ok(None)
    }
}
