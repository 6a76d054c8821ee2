//! Expander: a 16-bit instruction becomes the 32-bit one that does the same.
//!
//! ```text
//!   half (16) --> | by quadrant and funct3 | --> instruction (32), illegal
//! ```
//! Reserved encodings, those of the F and D extensions, and shifts by 32 or more are illegal; what
//! `instruction` is then is of no account. No state.

use mtia_rtl::{Block, Module, Signal, cat};
use serde::Serialize;

use super::opcode;

/// The expander.
#[derive(Clone, Debug, Serialize)]
pub(super) struct Expand;

/// Register numbers that the compressed forms imply.
const X0: u32 = 0;
const RA: u32 = 1;
const SP: u32 = 2;

impl Block for Expand {
    fn name(&self) -> String {
        "cpu_expand".into()
    }

    fn about(&self) -> String {
        "Expands a 16-bit instruction (RV32C) to the 32-bit one that does the same.".into()
    }

    fn build(&self, m: &Module) {
        let half = m.input("half", 16);
        let instruction = m.output("instruction", 32);
        let illegal = m.output("illegal", 1);
        let expanded = Expansion::new(m, &half).all();
        m.drive(&instruction, expanded.slice(0, 32));
        m.drive(&illegal, expanded.bit(32));
    }
}

/// The fields of a 16-bit instruction, and builders of 32-bit ones.
struct Expansion<'a> {
    m: &'a Module,
    half: &'a Signal,
    /// Full register fields.
    rd: Signal,
    rs2: Signal,
    /// The short ones: x8 to x15.
    rd_short: Signal,
    rs1_short: Signal,
    /// Bit 12 and bits 6:2, a signed immediate or a shift.
    immediate: Signal,
    bit_12: Signal,
}

impl<'a> Expansion<'a> {
    fn new(m: &'a Module, half: &'a Signal) -> Expansion<'a> {
        let short = |low: u32| cat(&[&m.lit(2, 1), &half.slice(low, 3)]);
        Expansion {
            m,
            half,
            rd: half.slice(7, 5),
            rs2: half.slice(2, 5),
            rd_short: short(2),
            rs1_short: short(7),
            immediate: cat(&[&half.bit(12), &half.slice(2, 5)]).named("immediate"),
            bit_12: half.bit(12),
        }
    }

    /// The bits of the half, highest first; a range is `(high, low)`.
    fn bits(&self, ranges: &[(u32, u32)]) -> Signal {
        let parts: Vec<Signal> =
            ranges.iter().map(|&(high, low)| self.half.slice(low, high - low + 1)).collect();
        cat(&parts.iter().collect::<Vec<_>>())
    }

    fn x(&self, number: u32) -> Signal {
        self.m.lit(5, u128::from(number))
    }

    /// With whether it is illegal above it.
    fn unless(&self, illegal: &Signal, instruction: &Signal) -> Signal {
        cat(&[illegal, instruction])
    }

    fn legal(&self, instruction: &Signal) -> Signal {
        self.unless(&self.m.zeros(1), instruction)
    }

    fn code(&self, opcode: u32) -> Signal {
        self.m.lit(7, u128::from(opcode << 2 | 3))
    }

    fn funct3(&self, value: u32) -> Signal {
        self.m.lit(3, u128::from(value))
    }

    fn i_type(&self, imm: &Signal, rs1: &Signal, funct3: u32, rd: &Signal, opcode: u32) -> Signal {
        cat(&[imm, rs1, &self.funct3(funct3), rd, &self.code(opcode)])
    }

    fn r_type(
        &self,
        funct7: u32,
        rs2: &Signal,
        rs1: &Signal,
        funct3: &Signal,
        rd: &Signal,
        opcode: u32,
    ) -> Signal {
        cat(&[&self.m.lit(7, u128::from(funct7)), rs2, rs1, funct3, rd, &self.code(opcode)])
    }

    fn s_type(&self, imm: &Signal, rs2: &Signal, rs1: &Signal) -> Signal {
        let (high, low) = (imm.slice(5, 7), imm.slice(0, 5));
        cat(&[&high, rs2, rs1, &self.funct3(2), &low, &self.code(opcode::STORE)])
    }

    fn all(&self) -> Signal {
        let key = cat(&[&self.half.slice(0, 2), &self.half.slice(13, 3)]);
        // Quadrant above funct3.
        let arms = [
            (0b00_000, self.addi4spn()),
            (0b00_010, self.lw()),
            (0b00_110, self.sw()),
            (0b01_000, self.addi()),
            (0b01_001, self.legal(&self.jump(RA))),
            (0b01_010, self.li()),
            (0b01_011, self.lui_or_addi16sp()),
            (0b01_100, self.arithmetic()),
            (0b01_101, self.legal(&self.jump(X0))),
            (0b01_110, self.legal(&self.branch(0))),
            (0b01_111, self.legal(&self.branch(1))),
            (0b10_000, self.slli()),
            (0b10_010, self.lwsp()),
            (0b10_100, self.register_forms()),
            (0b10_110, self.swsp()),
        ];
        let none = cat(&[&self.m.ones(1), &self.m.zeros(32)]);
        key.case("expanded", &arms, &none)
    }

    fn addi4spn(&self) -> Signal {
        let offset = self.bits(&[(10, 7), (12, 11), (5, 5), (6, 6)]);
        let imm = cat(&[&self.m.zeros(2), &offset, &self.m.zeros(2)]);
        let addi = self.i_type(&imm, &self.x(SP), 0, &self.rd_short, opcode::OP_IMM);
        self.unless(&!offset.any(), &addi)
    }

    /// Offset of C.LW and C.SW.
    fn word_offset(&self) -> Signal {
        let offset = self.bits(&[(5, 5), (12, 10), (6, 6)]);
        cat(&[&self.m.zeros(5), &offset, &self.m.zeros(2)])
    }

    fn lw(&self) -> Signal {
        let imm = self.word_offset();
        self.legal(&self.i_type(&imm, &self.rs1_short, 2, &self.rd_short, opcode::LOAD))
    }

    fn sw(&self) -> Signal {
        self.legal(&self.s_type(&self.word_offset(), &self.rd_short, &self.rs1_short))
    }

    fn signed_immediate(&self) -> Signal {
        self.immediate.signed().resize(12).unsigned().named("signed_immediate")
    }

    fn addi(&self) -> Signal {
        let imm = self.immediate.signed().resize(12).unsigned();
        self.legal(&self.i_type(&imm, &self.rd, 0, &self.rd, opcode::OP_IMM))
    }

    fn li(&self) -> Signal {
        let imm = self.immediate.signed().resize(12).unsigned();
        self.legal(&self.i_type(&imm, &self.x(X0), 0, &self.rd, opcode::OP_IMM))
    }

    fn lui_or_addi16sp(&self) -> Signal {
        let sign = self.bit_12.repeat(3);
        let offset = self.bits(&[(4, 3), (5, 5), (2, 2), (6, 6)]);
        let imm = cat(&[&sign, &offset, &self.m.zeros(4)]);
        let addi = self.i_type(&imm, &self.x(SP), 0, &self.x(SP), opcode::OP_IMM);
        let upper = self.immediate.signed().resize(20).unsigned();
        let lui = cat(&[&upper, &self.rd, &self.code(opcode::LUI)]);
        self.unless(&!self.immediate.any(), &self.rd.eq(SP).mux(&addi, &lui))
    }

    fn jump(&self, link: u32) -> Signal {
        // imm[20], imm[10:1], imm[11], imm[19:12] of JAL.
        let middle = self.bits(&[(8, 8), (10, 9), (6, 6), (7, 7), (2, 2), (11, 11), (5, 3)]);
        let sign = &self.bit_12;
        cat(&[sign, &middle, &sign.repeat(9), &self.x(link), &self.code(opcode::JAL)])
    }

    fn branch(&self, funct3: u32) -> Signal {
        let high = cat(&[&self.bit_12.repeat(4), &self.bits(&[(6, 5), (2, 2)])]);
        let low = cat(&[&self.bits(&[(11, 10), (4, 3)]), &self.bit_12]);
        let (zero, rs1) = (self.x(X0), &self.rs1_short);
        cat(&[&high, &zero, rs1, &self.funct3(funct3), &low, &self.code(opcode::BRANCH)])
    }

    fn shift(&self, funct7: u32, register: &Signal, funct3: u32) -> Signal {
        let funct3 = self.funct3(funct3);
        let shift = self.r_type(funct7, &self.rs2, register, &funct3, register, opcode::OP_IMM);
        self.unless(&self.bit_12, &shift)
    }

    fn arithmetic(&self) -> Signal {
        let rd = &self.rs1_short;
        let imm = self.signed_immediate();
        let andi = self.legal(&self.i_type(&imm, rd, 7, rd, opcode::OP_IMM));
        // SUB, XOR, OR, AND by bits 6:5.
        let which = self.half.slice(5, 2);
        let funct3 = which.case(
            "operation",
            &[(0, self.funct3(0)), (1, self.funct3(4)), (2, self.funct3(6))],
            &self.funct3(7),
        );
        let funct7 = [0x20, 0].map(|f| self.r_type(f, &self.rd_short, rd, &funct3, rd, opcode::OP));
        let register = which.eq(0).mux(&funct7[0], &funct7[1]);
        let register = self.unless(&self.bit_12, &register);
        self.half.slice(10, 2).case(
            "arithmetic",
            &[(0, self.shift(0, rd, 5)), (1, self.shift(0x20, rd, 5)), (2, andi)],
            &register,
        )
    }

    fn slli(&self) -> Signal {
        self.shift(0, &self.rd, 1)
    }

    fn lwsp(&self) -> Signal {
        let offset = self.bits(&[(3, 2), (12, 12), (6, 4)]);
        let imm = cat(&[&self.m.zeros(4), &offset, &self.m.zeros(2)]);
        let lw = self.i_type(&imm, &self.x(SP), 2, &self.rd, opcode::LOAD);
        self.unless(&self.rd.eq(X0), &lw)
    }

    fn swsp(&self) -> Signal {
        let offset = self.bits(&[(8, 7), (12, 9)]);
        let imm = cat(&[&self.m.zeros(4), &offset, &self.m.zeros(2)]);
        self.legal(&self.s_type(&imm, &self.rs2, &self.x(SP)))
    }

    /// C.JR, C.MV, C.EBREAK, C.JALR, C.ADD.
    fn register_forms(&self) -> Signal {
        let (rd, rs2) = (&self.rd, &self.rs2);
        let none = self.m.zeros(12);
        let jump = |link: u32| self.i_type(&none, rd, 0, &self.x(link), opcode::JALR);
        let add = |rs1: &Signal| self.r_type(0, rs2, rs1, &self.funct3(0), rd, opcode::OP);
        let ebreak = self.m.lit(32, u128::from(super::EBREAK));
        let (no_rd, no_rs2) = (rd.eq(X0).named("no_rd"), rs2.eq(X0).named("no_rs2"));
        let jr = self.unless(&no_rd, &jump(X0));
        let jalr = self.legal(&no_rd.mux(&ebreak, jump(RA)));
        let move_or_jump = no_rs2.mux(&jr, self.legal(&add(&self.x(X0))));
        let add_or_jump = no_rs2.mux(&jalr, self.legal(&add(rd)));
        self.bit_12.mux(&add_or_jump, &move_or_jump).named("register_form")
    }
}
