//! From an instruction to its 32 bits: what an assembler does. Random programs and tests are made
//! with it.

use super::instruction::{CsrSource, Instruction};

/// The 32 bits of an instruction. Operands outside their field's range are cut to it, as
/// [`super::instruction::Instruction`] says what the ranges are.
pub fn encode(instruction: &Instruction) -> u32 {
    match *instruction {
        Instruction::Lui { rd, value } => value & !0xfff | at(rd, 7) | 0b011_0111,
        Instruction::Auipc { rd, value } => value & !0xfff | at(rd, 7) | 0b001_0111,
        Instruction::Jal { rd, offset } => {
            let o = offset as u32;
            let (sign, low) = ((o >> 20 & 1) << 31, (o >> 1 & 0x3ff) << 21);
            sign | low | (o >> 11 & 1) << 20 | (o >> 12 & 0xff) << 12 | at(rd, 7) | 0b110_1111
        }
        Instruction::Jalr { rd, rs1, offset } => i_type(offset, rs1, 0, rd, 0b110_0111),
        Instruction::Branch { condition, rs1, rs2, offset } => {
            let o = offset as u32;
            let high = (o >> 12 & 1) << 31 | (o >> 5 & 0x3f) << 25;
            let low = (o >> 1 & 0xf) << 8 | (o >> 11 & 1) << 7;
            high | low | at(rs2, 20) | at(rs1, 15) | (condition as u32) << 12 | 0b110_0011
        }
        Instruction::Load { kind, rd, rs1, offset } => {
            i_type(offset, rs1, kind as u32, rd, 0b000_0011)
        }
        Instruction::Store { kind, rs1, rs2, offset } => {
            let o = offset as u32;
            let split = (o >> 5 & 0x7f) << 25 | (o & 0x1f) << 7;
            split | at(rs2, 20) | at(rs1, 15) | (kind as u32) << 12 | 0b010_0011
        }
        Instruction::AluImmediate { op, rd, rs1, value } => {
            let value = match op.is_shift() {
                true => value & 0x1f | i32::from(op.alternative()) << 10,
                false => value,
            };
            i_type(value, rs1, op.funct3(), rd, 0b001_0011)
        }
        Instruction::Alu { op, rd, rs1, rs2 } => {
            r_type(u32::from(op.alternative()) << 5, rs2, rs1, op.funct3(), rd)
        }
        Instruction::MulDiv { op, rd, rs1, rs2 } => r_type(1, rs2, rs1, op as u32, rd),
        // Everything before against everything after: iorw, iorw.
        Instruction::Fence => 0x0ff0_000f,
        Instruction::FenceI => 0x0000_100f,
        Instruction::Ecall => 0x0000_0073,
        Instruction::Ebreak => 0x0010_0073,
        Instruction::Mret => 0x3020_0073,
        Instruction::Wfi => 0x1050_0073,
        Instruction::Csr { op, rd, address, source } => {
            let (field, immediate) = match source {
                CsrSource::Register(rs1) => (rs1, 0),
                CsrSource::Immediate(value) => (value, 4),
            };
            i_type(i32::from(address), field, op as u32 | immediate, rd, 0b111_0011)
        }
    }
}

const fn at(register: u8, place: u32) -> u32 {
    (register as u32 & 0x1f) << place
}

const fn i_type(value: i32, rs1: u8, funct3: u32, rd: u8, opcode: u32) -> u32 {
    (value as u32) << 20 | at(rs1, 15) | funct3 << 12 | at(rd, 7) | opcode
}

const fn r_type(funct7: u32, rs2: u8, rs1: u8, funct3: u32, rd: u8) -> u32 {
    funct7 << 25 | at(rs2, 20) | at(rs1, 15) | funct3 << 12 | at(rd, 7) | 0b011_0011
}
