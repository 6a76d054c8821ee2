//! Decoder: what a 32-bit instruction asks of the execution stage.
//!
//! ```text
//!   instruction (32) --> | by opcode, funct3, funct7 | --> kind, operands, immediate, illegal
//! ```
//! Exactly the instructions of RV32IM, Zicsr, Zifencei and machine mode are legal; whether a control
//! register exists is the business of `csr`. Where an instruction is illegal, the other outputs
//! are of no account. No state.

use mtia_rtl::{Block, Module, Signal, cat};
use serde::Serialize;

use super::{EBREAK, ECALL, MRET, WFI, opcode};

/// The decoder.
#[derive(Clone, Debug, Serialize)]
pub(super) struct Decode;

/// Outputs of one bit: name, and what it says.
const FLAGS: [(&str, &str); 23] = [
    ("uses_rs1", "Reads rs1."),
    ("uses_rs2", "Reads rs2."),
    ("writes", "Writes rd, which is not x0."),
    ("with_immediate", "The second operand of the ALU is the immediate, not rs2."),
    ("alternate", "SUB, SRA or SRAI in place of ADD, SRL or SRLI."),
    ("from_pc", "The address adder begins at the pc, not at rs1."),
    ("load", "Loads."),
    ("store", "Stores."),
    ("branch", "Branches on a condition."),
    ("jump", "JAL or JALR."),
    ("upper", "LUI: the result is the immediate."),
    ("upper_from_pc", "AUIPC: the result is that of the address adder."),
    ("multiply", "One of the four multiplications."),
    ("divide", "DIV, DIVU, REM or REMU."),
    ("csr", "Reads and perhaps writes a control register."),
    ("csr_writes", "Writes it: all but CSRRS and CSRRC of x0 or 0."),
    ("csr_immediate", "The operand is the number in the field of rs1."),
    ("mret", "MRET."),
    ("wfi", "WFI."),
    ("fence_i", "FENCE.I."),
    ("ecall", "ECALL."),
    ("ebreak", "EBREAK."),
    ("illegal", "No instruction of this core."),
];

impl Block for Decode {
    fn name(&self) -> String {
        "cpu_decode".into()
    }

    fn about(&self) -> String {
        "Decodes a 32-bit instruction of RV32IM, Zicsr, Zifencei and machine mode.".into()
    }

    fn build(&self, m: &Module) {
        let instruction = m.input("instruction", 32);
        m.comment("The immediate of the instruction's format, extended by its sign.");
        let immediate = m.output("immediate", 32);
        let flag = |name: &str, value: &Signal| {
            let about = FLAGS.iter().find(|f| f.0 == name).map_or("", |f| f.1);
            m.comment(about);
            m.drive(&m.output(name, 1), value);
        };

        let code = instruction.slice(2, 5).named("opcode");
        let funct3 = instruction.slice(12, 3).named("funct3");
        let funct7 = instruction.slice(25, 7).named("funct7");
        m.unused(&instruction.slice(0, 2), "both 1 in every instruction of 32 bits");
        let is = |value: u32| code.eq(value);
        let [lui, auipc, jal, jalr] = [
            ("lui", opcode::LUI),
            ("auipc", opcode::AUIPC),
            ("jal", opcode::JAL),
            ("jalr", opcode::JALR),
        ]
        .map(|(name, value)| is(value).named(name));
        let [of_branch, of_load, of_store, op_imm, op, fence, system] = [
            ("of_branch", opcode::BRANCH),
            ("of_load", opcode::LOAD),
            ("of_store", opcode::STORE),
            ("op_imm", opcode::OP_IMM),
            ("op", opcode::OP),
            ("fence", opcode::MISC_MEM),
            ("system", opcode::SYSTEM),
        ]
        .map(|(name, value)| is(value).named(name));
        let plain = funct7.eq(0).named("plain");
        let other = funct7.eq(0x20).named("other");
        let of_multiplier = funct7.eq(1).named("of_multiplier");

        m.section("Immediates");
        m.drive(&immediate, immediates(m, &instruction, &code));

        m.section("What there is");
        let zero = m.zeros(1);
        let one = m.ones(1);
        let shift_right = funct3.eq(5).named("shift_right");
        let may_alternate = &shift_right | funct3.eq(0);
        let legal_op = &plain | &of_multiplier | (&other & &may_alternate);
        let legal_op_imm =
            funct3.case("legal_op_imm", &[(1, plain.clone()), (5, &plain | &other)], &one);
        let whole = |value: u32| instruction.slice(7, 25).eq(value >> 7);
        let [is_ecall, is_ebreak, is_mret, is_wfi] =
            [("is_ecall", ECALL), ("is_ebreak", EBREAK), ("is_mret", MRET), ("is_wfi", WFI)]
                .map(|(name, value)| (&system & whole(value)).named(name));
        let privileged = &is_ecall | &is_ebreak | &is_mret | &is_wfi;
        let is_csr = (&system & funct3.slice(0, 2).any()).named("is_csr");
        let legal = code.case(
            "legal",
            &[
                (opcode::LUI.into(), one.clone()),
                (opcode::AUIPC.into(), one.clone()),
                (opcode::JAL.into(), one.clone()),
                (opcode::JALR.into(), funct3.eq(0)),
                // Not 2 and 3.
                (opcode::BRANCH.into(), funct3.slice(1, 2).ne(1)),
                // Bytes, halves, words; no unsigned words, no doubles.
                (opcode::LOAD.into(), funct3.slice(0, 2).ne(3) & funct3.ne(6)),
                (opcode::STORE.into(), funct3.lt(3)),
                (opcode::OP_IMM.into(), legal_op_imm),
                (opcode::OP.into(), legal_op),
                (opcode::MISC_MEM.into(), funct3.lt(2)),
                (opcode::SYSTEM.into(), &is_csr | &privileged),
            ],
            &zero,
        );

        m.section("What it asks for");
        let number = instruction.slice(15, 5).any().named("operand_named");
        let by_number = (&is_csr & funct3.bit(2)).named("by_number");
        let of_unit = (&op & &of_multiplier).named("of_unit");
        let writes = &lui | &auipc | &jal | &jalr | &of_load | &op_imm | &op | &is_csr;
        let rs2 = (&of_branch | &of_store | &op).named("reads_rs2");
        let rs1 = &rs2 | &jalr | &of_load | &op_imm | (&is_csr & !&by_number);
        flag("uses_rs1", &rs1);
        flag("uses_rs2", &rs2);
        flag("writes", &(&writes & instruction.slice(7, 5).any()));
        flag("with_immediate", &op_imm);
        flag("alternate", &(instruction.bit(30) & (&op | (&op_imm & &shift_right))));
        flag("from_pc", &(&auipc | &jal | &of_branch));
        flag("load", &of_load);
        flag("store", &of_store);
        flag("branch", &of_branch);
        flag("jump", &(&jal | &jalr));
        flag("upper", &lui);
        flag("upper_from_pc", &auipc);
        flag("multiply", &(&of_unit & !funct3.bit(2)));
        flag("divide", &(&of_unit & funct3.bit(2)));
        flag("csr", &is_csr);
        flag("csr_writes", &(&is_csr & (funct3.slice(0, 2).eq(1) | &number)));
        flag("csr_immediate", &by_number);
        flag("mret", &is_mret);
        flag("wfi", &is_wfi);
        flag("fence_i", &(&fence & funct3.bit(0)));
        flag("ecall", &is_ecall);
        flag("ebreak", &is_ebreak);
        flag("illegal", &!&legal);
    }
}

/// The immediate by format; that of formats without one is of no account.
fn immediates(m: &Module, instruction: &Signal, code: &Signal) -> Signal {
    let sign = instruction.bit(31);
    let field = |low: u32, width: u32| instruction.slice(low, width);
    let i = field(20, 12).signed().resize(32).unsigned().named("immediate_i");
    let s = cat(&[&field(25, 7), &field(7, 5)]).signed().resize(32).unsigned();
    let b = cat(&[&sign, &field(7, 1), &field(25, 6), &field(8, 4), &m.zeros(1)]);
    let u = cat(&[&field(12, 20), &m.zeros(12)]).named("immediate_u");
    let j = cat(&[&sign, &field(12, 8), &field(20, 1), &field(21, 10), &m.zeros(1)]);
    let signed = |value: Signal| value.signed().resize(32).unsigned();
    code.case(
        "immediate_of_format",
        &[
            (opcode::STORE.into(), s),
            (opcode::BRANCH.into(), signed(b)),
            (opcode::LUI.into(), u.clone()),
            (opcode::AUIPC.into(), u),
            (opcode::JAL.into(), signed(j)),
        ],
        &i,
    )
}
