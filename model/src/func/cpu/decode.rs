//! From 32 bits to an instruction: opcodes and formats of the unprivileged specification, "RV32/64G
//! Instruction Set Listings".

use super::instruction::{
    Alu, Condition, CsrOp, CsrSource, Instruction, LoadKind, MulDiv, StoreKind,
};

/// Bits `high` to `low` of a word, at the bottom of the result.
pub(super) const fn bits(word: u32, high: u32, low: u32) -> u32 {
    (word >> low) & (u32::MAX >> (31 - (high - low)))
}

/// The low `width` bits of a value as a signed number.
pub(super) const fn signed(value: u32, width: u32) -> i32 {
    (value << (32 - width)) as i32 >> (32 - width)
}

/// The instruction that these 32 bits are; `None` if they are none of this core. Bits that the
/// specification tells base implementations to ignore (the fields of FENCE and FENCE.I) are.
pub fn decode(word: u32) -> Option<Instruction> {
    let rd = bits(word, 11, 7) as u8;
    let rs1 = bits(word, 19, 15) as u8;
    let rs2 = bits(word, 24, 20) as u8;
    let funct3 = bits(word, 14, 12);
    let funct7 = bits(word, 31, 25);
    Some(match bits(word, 6, 0) {
        0b011_0111 => Instruction::Lui { rd, value: word & !0xfff },
        0b001_0111 => Instruction::Auipc { rd, value: word & !0xfff },
        0b110_1111 => Instruction::Jal { rd, offset: offset_j(word) },
        0b110_0111 if funct3 == 0 => Instruction::Jalr { rd, rs1, offset: offset_i(word) },
        0b110_0011 => {
            let condition = match funct3 {
                0 => Condition::Eq,
                1 => Condition::Ne,
                4 => Condition::Lt,
                5 => Condition::Ge,
                6 => Condition::Ltu,
                7 => Condition::Geu,
                _ => return None,
            };
            Instruction::Branch { condition, rs1, rs2, offset: offset_b(word) }
        }
        0b000_0011 => {
            let kind = match funct3 {
                0 => LoadKind::Lb,
                1 => LoadKind::Lh,
                2 => LoadKind::Lw,
                4 => LoadKind::Lbu,
                5 => LoadKind::Lhu,
                _ => return None,
            };
            Instruction::Load { kind, rd, rs1, offset: offset_i(word) }
        }
        0b010_0011 => {
            let kind = match funct3 {
                0 => StoreKind::Sb,
                1 => StoreKind::Sh,
                2 => StoreKind::Sw,
                _ => return None,
            };
            Instruction::Store { kind, rs1, rs2, offset: offset_s(word) }
        }
        0b001_0011 => {
            let (op, value) = match (funct3, funct7) {
                (0, _) => (Alu::Add, offset_i(word)),
                (2, _) => (Alu::Slt, offset_i(word)),
                (3, _) => (Alu::Sltu, offset_i(word)),
                (4, _) => (Alu::Xor, offset_i(word)),
                (6, _) => (Alu::Or, offset_i(word)),
                (7, _) => (Alu::And, offset_i(word)),
                (1, 0) => (Alu::Sll, i32::from(rs2)),
                (5, 0) => (Alu::Srl, i32::from(rs2)),
                (5, 0b010_0000) => (Alu::Sra, i32::from(rs2)),
                _ => return None,
            };
            Instruction::AluImmediate { op, rd, rs1, value }
        }
        0b011_0011 => match funct7 {
            0 => Instruction::Alu { op: ALU[funct3 as usize], rd, rs1, rs2 },
            0b000_0001 => Instruction::MulDiv { op: MulDiv::ALL[funct3 as usize], rd, rs1, rs2 },
            0b010_0000 if funct3 == 0 => Instruction::Alu { op: Alu::Sub, rd, rs1, rs2 },
            0b010_0000 if funct3 == 5 => Instruction::Alu { op: Alu::Sra, rd, rs1, rs2 },
            _ => return None,
        },
        0b000_1111 => match funct3 {
            0 => Instruction::Fence,
            1 => Instruction::FenceI,
            _ => return None,
        },
        0b111_0011 => return system(word, funct3, rd, rs1),
        _ => return None,
    })
}

/// The operations on registers with funct7 = 0, by funct3.
const ALU: [Alu; 8] =
    [Alu::Add, Alu::Sll, Alu::Slt, Alu::Sltu, Alu::Xor, Alu::Srl, Alu::Or, Alu::And];

fn system(word: u32, funct3: u32, rd: u8, rs1: u8) -> Option<Instruction> {
    let op = match funct3 & 3 {
        1 => CsrOp::Write,
        2 => CsrOp::Set,
        3 => CsrOp::Clear,
        // funct3 = 0; 4 is none.
        _ => {
            return match word {
                0x0000_0073 => Some(Instruction::Ecall),
                0x0010_0073 => Some(Instruction::Ebreak),
                0x3020_0073 => Some(Instruction::Mret),
                0x1050_0073 => Some(Instruction::Wfi),
                _ => None,
            };
        }
    };
    let source = if funct3 & 4 != 0 { CsrSource::Immediate(rs1) } else { CsrSource::Register(rs1) };
    Some(Instruction::Csr { op, rd, address: bits(word, 31, 20) as u16, source })
}

const fn offset_i(word: u32) -> i32 {
    word as i32 >> 20
}

const fn offset_s(word: u32) -> i32 {
    signed(bits(word, 31, 25) << 5 | bits(word, 11, 7), 12)
}

const fn offset_b(word: u32) -> i32 {
    let high = bits(word, 31, 31) << 12 | bits(word, 7, 7) << 11;
    signed(high | bits(word, 30, 25) << 5 | bits(word, 11, 8) << 1, 13)
}

const fn offset_j(word: u32) -> i32 {
    let high = bits(word, 31, 31) << 20 | bits(word, 19, 12) << 12;
    signed(high | bits(word, 20, 20) << 11 | bits(word, 30, 21) << 1, 21)
}
