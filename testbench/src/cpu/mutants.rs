//! Faults of the core, planted in the Verilog of the preset `mini`. The lock-step must catch every
//! one.

use mtia_model::spec::Chip;
use verilator_sys::Library;

use super::cosim::{BLOCK, run_case};
use super::random::Case;
use super::rtl::Rtl;
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

const FETCH: &str = "cpu_fetch";
const EXPAND: &str = "cpu_expand";
const DECODE: &str = "cpu_decode";
const ALU: &str = "cpu_alu";
const MULTIPLY: &str = "cpu_multiply";
const DIVIDE: &str = "cpu_divide";
const CSR: &str = "cpu_csr";
const SPLIT: &str = "cpu_split";
const JOIN: &str = "cpu_join";
const CPU: &str = "cpu";

/// All faults.
#[rustfmt::skip]
pub const MUTANTS: &[Mutant] = &[
    // Fetch stage.
    fault(FETCH, "room", "4'd4", "4'd3", "prefetches a word less"),
    fault(FETCH, "stale", " - {2'd0, response_valid}", "", "drops an answer too many after a jump"),
    fault(FETCH, "stale", " - {2'd0, dropped}", "", "drops answers for ever"),
    fault(FETCH, "held", "!request_ready", "1'b0", "forgets that a request stands"),
    fault(FETCH, "address", "held ? held_address : ", "", "a standing request changes at a jump"),
    fault(FETCH, "next_word", "address + 30'd1", "address", "asks for each word twice"),
    fault(FETCH, "pops", "pc_halves[0] | ", "", "a 16-bit instruction in the upper half does not free its word"),
    fault(FETCH, "crosses", " & !is_compressed", "", "a 16-bit instruction in the upper half waits for the next word"),
    fault(FETCH, "have_second", "arrives & (count == 3'd1)", "1'b0", "a second half is not used as it arrives"),
    fault(FETCH, "entry_1", "? entry_2 :", "? entry_1 :", "a full buffer repeats a word"),
    fault(FETCH, "fault", " | (crosses & !is_stray & second[32])", "", "a failed fetch of a second half is executed"),
    fault(FETCH, "fault_upper", "!first[32]", "1'b0", "mtval of a failed second half is pc"),
    fault(FETCH, "illegal", "is_compressed & expand_illegal", "1'b0", "illegal 16-bit instructions are executed"),
    fault(FETCH, "valid", " | first[32]", "", "a failed first half waits for the second"),
    // Prediction.
    fault(FETCH, "found", "(targets_read_data[58:32] == address[29:3])", "1'b1", "words of one place in the table are taken for each other"),
    fault(FETCH, "found", " & (ends_in_upper | !(redirect ? target[1] : next_upper))", "", "a branch is met by who enters behind it"),
    fault(FETCH, "may_begin", "!(predicting & found)", "1'b1", "two predictions are under way"),
    fault(FETCH, "ahead", "wanted - {2'd0, arrives}", "wanted", "a word that arrives is counted as ahead of the branch"),
    fault(FETCH, "is_branch", " | branch_in_second", "", "a branch across words is not known"),
    fault(FETCH, "pops_both", "branch_in_second", "1'b0", "a branch across words leaves its second word behind"),
    fault(FETCH, "is_stray", "first[33]", "1'b0", "an instruction is put together of two that are not one"),
    fault(FETCH, "known", "~place_of_branch", "~8'd0", "a wrong prediction is not forgotten"),
    fault(CPU, "fetched_wrong", "x_stray | ", "", "half an instruction is executed"),
    fault(CPU, "fetched_wrong", " | (x_predicted & !branching)", "", "what is no branch goes where the branch went"),
    fault(CPU, "astray", "way[31:1] != fetcher_pc[31:1]", "goes != x_predicted", "a branch that was changed goes where it went before"),
    fault(CPU, "learns", " & (decode_from_pc & (decode_jump | decode_immediate[31]))", "", "branches forward are remembered"),
    // Expander.
    fault(EXPAND, "arithmetic", "7'h20, half[6:2]", "7'd0, half[6:2]", "C.SRAI shifts in zeros"),
    fault(EXPAND, "expanded", "!(|immediate)", "1'b0", "C.LUI of 0 is accepted"),
    fault(EXPAND, "expanded", "!(|t_2)", "1'b0", "C.ADDI4SPN of 0 is accepted"),
    fault(EXPAND, "expanded", "half[11:7] == 5'd0", "1'b0", "C.LWSP to x0 is accepted"),
    fault(EXPAND, "register_form", "no_rd ? 32'h00100073 : ", "", "C.EBREAK is C.JALR of x0"),
    fault(EXPAND, "expanded", "half[12], {7'd0, half[6:2], half[11:7], 3'd1", "1'b0, {7'd0, half[6:2], half[11:7], 3'd1", "C.SLLI by 32 and more is accepted"),
    fault(EXPAND, "expanded", "{9{half[12]}}, 5'd0", "{9{half[11]}}, 5'd0", "C.J backwards goes wrong"),
    fault(EXPAND, "expanded", "half[3:2], half[12]", "half[2], half[3], half[12]", "bits of the offset of C.LWSP swapped"),
    // Decoder.
    fault(DECODE, "legal_op_imm", "plain | other", "1'b1", "SRLI with any funct7 is accepted"),
    fault(DECODE, "legal", " & (funct3 != 3'd6)", "", "LWU is accepted"),
    fault(DECODE, "legal", "other & (shift_right | (funct3 == 3'd0))", "other", "funct7 = 0x20 is accepted of all"),
    fault(DECODE, "alternate", "op_imm & shift_right", "op_imm", "ADDI of a large number subtracts"),
    fault(DECODE, "uses_rs1", " | of_load", "", "a load does not wait for its base"),
    fault(DECODE, "csr_writes", " | operand_named", " | 1'b1", "CSRRS of x0 writes"),
    fault(DECODE, "writes", "(|instruction[11:7])", "1'b1", "x0 is written"),
    fault(DECODE, "t_1", "instruction[7]", "instruction[31]", "bit 11 of a branch's distance is wrong"),
    fault(DECODE, "is_mret", "25'h0604000", "25'h0204000", "SRET is MRET"),
    // Arithmetic.
    fault(ALU, "less", "!unsigned_order & ", "", "unsigned comparisons look at the sign"),
    fault(ALU, "unsigned_order", "branch ? operation[1] : operation[0]", "operation[0]", "BLTU compares with sign"),
    fault(ALU, "fill", "alternate & a[31]", "1'b0", "SRA shifts in zeros"),
    fault(ALU, "distance", "b[4:0]", "{b[5] & b[4], b[3:0]}", "shifts by 16 and more go wrong"),
    fault(MULTIPLY, "held_a", "operation != 2'd3", "operation == 2'd1", "MULHSU takes its first operand as unsigned"),
    fault(MULTIPLY, "held_b", "!operation[1] & ", "", "MULHU takes its second operand as signed"),
    fault(DIVIDE, "negate", "a_negative ^ b_negative", "a_negative", "the quotient has the sign of the dividend"),
    fault(DIVIDE, "negate", "operation[1] ? a_negative : ", "", "the remainder has the sign of the quotient"),
    fault(DIVIDE, "result", "by_zero ? 32'hffffffff : ", "", "a division by zero computes"),
    fault(DIVIDE, "needed", "5'h0c", "5'd8", "a quotient of three bytes loses one"),
    fault(DIVIDE, "fits_1", "!less_1[33]", "!less_1[33] & (|less_1)", "a remainder of zero is taken for too small"),
    // Control registers.
    fault(CSR, "mstatus", "mstatus[0]", "1'b1", "a trap forgets whether interrupts were on"),
    fault(CSR, "interrupt_cause", "pending[2] ? 5'h0b : ", "", "an external interrupt is called a timer's"),
    fault(CSR, "interrupt_cause", "pending[0] ? 5'd3 : 5'd7", "5'd7", "the timer goes before software"),
    fault(CSR, "goes_to_table", " & trap_interrupt", "", "exceptions go to the table"),
    fault(CSR, "handler", "goes_to_table ? trap_cause : 5'd0", "5'd0", "interrupts do not go to the table"),
    fault(CSR, "counts", " | mcountinhibit[1]", "", "minstret cannot be stopped"),
    fault(CSR, "counts", "(write & (address == 12'hb02)) | ", "", "a write to minstret is counted too"),
    fault(CSR, "minstret_next", "{63'd0, retired}", "64'd0", "minstret stands still"),
    fault(CSR, "mcycle", "mcycle_next[63:32]", "mcycle[63:32]", "mcycle does not carry"),
    fault(CSR, "take_interrupt", " & mstatus[0]", "", "interrupts are taken though they are off"),
    fault(CSR, "t_0", "12'h3a3", "12'h3a2", "pmpcfg3 is missing"),
    fault(CSR, "by_operation", "read[31:0] & ~operand", "~operand", "CSRRC sets what it does not clear"),
    // Loads and stores.
    fault(SPLIT, "crosses", "|strobes[7:4]", "|strobes[7:5]", "a half-word across words is not split"),
    fault(SPLIT, "strobe", "second ? strobes[7:4] : ", "", "a second word is written where the first was"),
    fault(SPLIT, "word", "moved[63:32]", "moved[31:0]", "a second word gets the bytes of the first"),
    fault(JOIN, "sized", "moved[15] & !kind[2]", "moved[15]", "LHU extends the sign"),
    fault(JOIN, "t_0", "{offset, 3'd0}", "{1'b0, offset[0], 3'd0}", "a load at offset 2 or 3 is not shifted"),
    // Pipeline.
    fault(CPU, "hazard", "(w_load | w_multiply)", "w_load", "a product is used too early"),
    fault(CPU, "operand_1", "ahead_of_rs1 ? w_result : ", "", "the result just ahead is not seen"),
    fault(CPU, "t_0", " & good", "", "acts before the access ahead is good"),
    fault(CPU, "serial", "decode_csr | ", "", "a control register does not wait for the load ahead"),
    fault(CPU, "serial", " | decode_fence_i", "", "FENCE.I does not wait for the store ahead"),
    fault(CPU, "redirect", " | decode_fence_i", "", "FENCE.I keeps what was prefetched"),
    fault(CPU, "interrupts", " & !x_started", "", "an interrupt takes the place of what has begun"),
    fault(CPU, "w_write", " & !(memory & first)", "", "the first half of a load is written"),
    fault(CPU, "w_counts", "runs & ", "", "instructions that trap are counted"),
    fault(CPU, "request_word", "w_word + 30'd1", "w_word", "both halves of an access go to one word"),
    fault(CPU, "data_request_data", "decode_store ? split_word : 32'd0", "split_word", "the data of a standing read change"),
    fault(CPU, "loaded_low", "w_second ? w_low : ", "", "the first half of a load is forgotten"),
    fault(CPU, "failed_tval", "w_second ? 2'd0 : ", "", "mtval of a failed second half has low bits"),
    fault(CPU, "csr_trap_pc", "failed ? w_pc : ", "", "mepc of a failed access is the next instruction's"),
    fault(CPU, "csr_trap_interrupt", " & !w_memory", "", "a failed access is called an interrupt"),
    fault(CPU, "x_tval", "x_fault_upper ? (x_pc + 32'd2) : ", "", "mtval of a failed second half is pc, in the execution stage"),
    fault(CPU, "fetched", "x_compressed ? {16'd0, x_low_half} : ", "", "mtval of an illegal 16-bit instruction has upper bits"),
    fault(CPU, "ready", "decode_wfi ? csr_wake : ", "", "WFI does not wait"),
    fault(CPU, "sleeping", " & !csr_wake", "", "sleeps a cycle too long"),
    fault(CPU, "divide_start", " & !x_started", "", "a division begins again each cycle"),
    fault(CPU, "following_pc", "x_compressed ? 32'd2 : 32'd4", "32'd4", "the link of C.JALR is two bytes off"),
];

/// The verilated core with its faults.
pub struct CpuHunt {
    library: Library,
}

impl CpuHunt {
    /// Builds it.
    ///
    /// # Errors
    /// If a fault no longer fits, or the hardware cannot be built.
    pub fn new(bench: &Bench, chip: &Chip) -> Result<CpuHunt, Error> {
        Ok(CpuHunt { library: bench.verilate_mutants(chip, BLOCK, MUTANTS)? })
    }
}

impl Hunt for CpuHunt {
    fn block(&self) -> &'static str {
        BLOCK
    }

    fn mutants(&self) -> &'static [Mutant] {
        MUTANTS
    }

    fn hunt(&self, number: usize, cases: u64) -> Result<Option<Caught>, Error> {
        let mut rtl = Rtl::with_arguments(&self.library, &[&format!("+mutant={number}")])?;
        for case in 1..=cases {
            let random = Case::random(SEED + case - 1);
            if let Some(what) = run_case(Some(&mut rtl), &random, None).difference {
                return Ok(Some(Caught { case, what }));
            }
        }
        Ok(None)
    }
}
