//! 16-bit instructions (extension C of RV32, without floating point): what each stands for, and
//! which one an instruction fits. From the unprivileged specification, "RVC Instruction Set
//! Listings".

use super::decode::{bits, signed};
use super::instruction::{Alu, Condition, Instruction, LoadKind, StoreKind};

/// Whether these low 16 bits begin a 32-bit instruction.
pub const fn is_long(low: u16) -> bool {
    low & 3 == 3
}

/// Stack pointer.
const SP: u8 = 2;
/// Return address.
const RA: u8 = 1;

/// The instruction that a 16-bit one stands for; `None` if it is reserved, belongs to another
/// extension or is the first half of a longer one. HINTs stand for what they do: nothing.
pub fn expand(half: u16) -> Option<Instruction> {
    let c = u32::from(half);
    // Registers x8 to x15 in three bits, or any in five.
    let rd_short = 8 + bits(c, 4, 2) as u8;
    let rs1_short = 8 + bits(c, 9, 7) as u8;
    let rd = bits(c, 11, 7) as u8;
    let rs2 = bits(c, 6, 2) as u8;
    // imm[5] imm[4:0] of most of quadrants 1 and 2.
    let immediate = signed(bits(c, 12, 12) << 5 | bits(c, 6, 2), 6);
    // A shift's count; bit 5 must be 0 on RV32.
    let count = bits(c, 6, 2) as i32;
    let count_is_legal = bits(c, 12, 12) == 0;

    Some(match (bits(c, 1, 0), bits(c, 15, 13)) {
        // c.addi4spn; with 0, the all-zero pattern included, reserved.
        (0, 0) => {
            let value = bits(c, 12, 11) << 4
                | bits(c, 10, 7) << 6
                | bits(c, 6, 6) << 2
                | bits(c, 5, 5) << 3;
            if value == 0 {
                return None;
            }
            add_immediate(rd_short, SP, value as i32)
        }
        // c.lw, c.sw
        (0, 2) => load(rd_short, rs1_short, offset_lw(c)),
        (0, 6) => store(rs1_short, rd_short, offset_lw(c)),
        // c.nop, c.addi
        (1, 0) => add_immediate(rd, rd, immediate),
        // c.jal, c.j
        (1, 1) => Instruction::Jal { rd: RA, offset: offset_j(c) },
        (1, 5) => Instruction::Jal { rd: 0, offset: offset_j(c) },
        // c.li
        (1, 2) => add_immediate(rd, 0, immediate),
        // c.addi16sp, c.lui; both reserved with 0.
        (1, 3) if immediate == 0 => return None,
        (1, 3) if rd == SP => {
            let value = bits(c, 12, 12) << 9
                | bits(c, 6, 6) << 4
                | bits(c, 5, 5) << 6
                | bits(c, 4, 3) << 7
                | bits(c, 2, 2) << 5;
            add_immediate(SP, SP, signed(value, 10))
        }
        (1, 3) => Instruction::Lui { rd, value: (immediate << 12) as u32 },
        (1, 4) => {
            let op = match bits(c, 11, 10) {
                // c.srli, c.srai
                0 if count_is_legal => return Some(shift(Alu::Srl, rs1_short, count)),
                1 if count_is_legal => return Some(shift(Alu::Sra, rs1_short, count)),
                // c.andi
                2 => {
                    let (rd, rs1, value) = (rs1_short, rs1_short, immediate);
                    return Some(Instruction::AluImmediate { op: Alu::And, rd, rs1, value });
                }
                3 if bits(c, 12, 12) == 0 => match bits(c, 6, 5) {
                    0 => Alu::Sub,
                    1 => Alu::Xor,
                    2 => Alu::Or,
                    _ => Alu::And,
                },
                _ => return None,
            };
            Instruction::Alu { op, rd: rs1_short, rs1: rs1_short, rs2: rd_short }
        }
        // c.beqz, c.bnez
        (1, 6) => branch(Condition::Eq, rs1_short, offset_b(c)),
        (1, 7) => branch(Condition::Ne, rs1_short, offset_b(c)),
        // c.slli
        (2, 0) if count_is_legal => shift(Alu::Sll, rd, count),
        // c.lwsp
        (2, 2) if rd != 0 => {
            let offset = bits(c, 12, 12) << 5 | bits(c, 6, 4) << 2 | bits(c, 3, 2) << 6;
            load(rd, SP, offset as i32)
        }
        (2, 4) => match (bits(c, 12, 12), rd, rs2) {
            // c.jr, c.mv
            (0, 0, 0) => return None,
            (0, rs1, 0) => Instruction::Jalr { rd: 0, rs1, offset: 0 },
            (0, rd, rs2) => Instruction::Alu { op: Alu::Add, rd, rs1: 0, rs2 },
            // c.ebreak, c.jalr, c.add
            (_, 0, 0) => Instruction::Ebreak,
            (_, rs1, 0) => Instruction::Jalr { rd: RA, rs1, offset: 0 },
            (_, rd, rs2) => Instruction::Alu { op: Alu::Add, rd, rs1: rd, rs2 },
        },
        // c.swsp
        (2, 6) => {
            let offset = bits(c, 12, 9) << 2 | bits(c, 8, 7) << 6;
            store(SP, rs2, offset as i32)
        }
        _ => return None,
    })
}

/// The mnemonic of a 16-bit instruction; `None` if it is none.
pub fn name(half: u16) -> Option<&'static str> {
    let instruction = expand(half)?;
    let c = u32::from(half);
    Some(match (bits(c, 1, 0), bits(c, 15, 13)) {
        (0, 0) => "c.addi4spn",
        (0, 2) => "c.lw",
        (0, _) => "c.sw",
        (1, 0) if bits(c, 11, 7) == 0 => "c.nop",
        (1, 0) => "c.addi",
        (1, 1) => "c.jal",
        (1, 2) => "c.li",
        (1, 3) if bits(c, 11, 7) == u32::from(SP) => "c.addi16sp",
        (1, 3) => "c.lui",
        (1, 4) => match instruction {
            Instruction::AluImmediate { op: Alu::Srl, .. } => "c.srli",
            Instruction::AluImmediate { op: Alu::Sra, .. } => "c.srai",
            Instruction::AluImmediate { .. } => "c.andi",
            Instruction::Alu { op: Alu::Sub, .. } => "c.sub",
            Instruction::Alu { op: Alu::Xor, .. } => "c.xor",
            Instruction::Alu { op: Alu::Or, .. } => "c.or",
            _ => "c.and",
        },
        (1, 5) => "c.j",
        (1, 6) => "c.beqz",
        (1, _) => "c.bnez",
        (_, 0) => "c.slli",
        (_, 2) => "c.lwsp",
        (_, 4) => match instruction {
            Instruction::Jalr { rd: 0, .. } => "c.jr",
            Instruction::Jalr { .. } => "c.jalr",
            Instruction::Ebreak => "c.ebreak",
            _ if bits(c, 12, 12) == 0 => "c.mv",
            _ => "c.add",
        },
        _ => "c.swsp",
    })
}

/// Every mnemonic that [`name`] gives.
pub const NAMES: [&str; 27] = [
    "c.addi4spn",
    "c.lw",
    "c.sw",
    "c.nop",
    "c.addi",
    "c.jal",
    "c.li",
    "c.addi16sp",
    "c.lui",
    "c.srli",
    "c.srai",
    "c.andi",
    "c.sub",
    "c.xor",
    "c.or",
    "c.and",
    "c.j",
    "c.beqz",
    "c.bnez",
    "c.slli",
    "c.lwsp",
    "c.jr",
    "c.mv",
    "c.ebreak",
    "c.jalr",
    "c.add",
    "c.swsp",
];

/// A 16-bit instruction that stands for this one; `None` if there is none.
pub fn compress(instruction: &Instruction) -> Option<u16> {
    let half = match *instruction {
        Instruction::AluImmediate { op: Alu::Add, rd, rs1, value } => {
            let v = value as u32;
            if rd == SP && rs1 == SP && value != 0 && value % 16 == 0 && fits(value, 10) {
                let low = (v >> 4 & 1) << 6 | (v >> 6 & 1) << 5 | (v >> 7 & 3) << 3;
                quadrant(1, 3) | (v >> 9 & 1) << 12 | u32::from(SP) << 7 | low | (v >> 5 & 1) << 2
            } else if rd == rs1 && fits(value, 6) {
                quadrant(1, 0) | wide(rd) | split(value)
            } else if rs1 == 0 && fits(value, 6) {
                quadrant(1, 2) | wide(rd) | split(value)
            } else if rs1 == SP && value % 4 == 0 && (4..1024).contains(&value) {
                let high = (v >> 4 & 3) << 11 | (v >> 6 & 0xf) << 7;
                quadrant(0, 0) | high | (v >> 2 & 1) << 6 | (v >> 3 & 1) << 5 | low_short(rd)?
            } else if value == 0 && rs1 != 0 {
                // A move.
                quadrant(2, 4) | wide(rd) | u32::from(rs1) << 2
            } else {
                return None;
            }
        }
        Instruction::AluImmediate { op: Alu::And, rd, rs1, value }
            if rd == rs1 && fits(value, 6) =>
        {
            quadrant(1, 4) | 2 << 10 | high_short(rd)? | split(value)
        }
        Instruction::AluImmediate { op: Alu::Sll, rd, rs1, value } if rd == rs1 => {
            quadrant(2, 0) | wide(rd) | split(value)
        }
        Instruction::AluImmediate { op: Alu::Srl, rd, rs1, value } if rd == rs1 => {
            quadrant(1, 4) | high_short(rd)? | split(value)
        }
        Instruction::AluImmediate { op: Alu::Sra, rd, rs1, value } if rd == rs1 => {
            quadrant(1, 4) | 1 << 10 | high_short(rd)? | split(value)
        }
        Instruction::Alu { op: Alu::Add, rd, rs1: 0, rs2 } if rs2 != 0 => {
            quadrant(2, 4) | wide(rd) | u32::from(rs2) << 2
        }
        Instruction::Alu { op: Alu::Add, rd, rs1, rs2 } if rd == rs1 && rs2 != 0 => {
            quadrant(2, 4) | 1 << 12 | wide(rd) | u32::from(rs2) << 2
        }
        Instruction::Alu { op, rd, rs1, rs2 } if rd == rs1 => {
            let code = match op {
                Alu::Sub => 0,
                Alu::Xor => 1,
                Alu::Or => 2,
                Alu::And => 3,
                _ => return None,
            };
            quadrant(1, 4) | 3 << 10 | high_short(rd)? | code << 5 | low_short(rs2)?
        }
        Instruction::Lui { rd, value } if rd != SP => {
            let value = value as i32 >> 12;
            if value == 0 || !fits(value, 6) {
                return None;
            }
            quadrant(1, 3) | wide(rd) | split(value)
        }
        Instruction::Load { kind: LoadKind::Lw, rd, rs1, offset } if offset % 4 == 0 => {
            let o = offset as u32;
            if rs1 == SP && rd != 0 && (0..256).contains(&offset) {
                let low = (o >> 2 & 7) << 4 | (o >> 6 & 3) << 2;
                quadrant(2, 2) | (o >> 5 & 1) << 12 | wide(rd) | low
            } else {
                quadrant(0, 2) | split_lw(offset)? | high_short(rs1)? | low_short(rd)?
            }
        }
        Instruction::Store { kind: StoreKind::Sw, rs1, rs2, offset } if offset % 4 == 0 => {
            let o = offset as u32;
            if rs1 == SP && (0..256).contains(&offset) {
                quadrant(2, 6) | (o >> 2 & 0xf) << 9 | (o >> 6 & 3) << 7 | u32::from(rs2) << 2
            } else {
                quadrant(0, 6) | split_lw(offset)? | high_short(rs1)? | low_short(rs2)?
            }
        }
        Instruction::Jal { rd, offset } if rd <= RA && fits(offset, 12) => {
            let o = offset as u32;
            let high = (o >> 11 & 1) << 12 | (o >> 4 & 1) << 11 | (o >> 8 & 3) << 9;
            let middle = (o >> 10 & 1) << 8 | (o >> 6 & 1) << 7 | (o >> 7 & 1) << 6;
            let low = (o >> 1 & 7) << 3 | (o >> 5 & 1) << 2;
            quadrant(1, if rd == RA { 1 } else { 5 }) | high | middle | low
        }
        Instruction::Jalr { rd, rs1, offset: 0 } if rd <= RA && rs1 != 0 => {
            quadrant(2, 4) | u32::from(rd) << 12 | wide(rs1)
        }
        Instruction::Branch { condition, rs1, rs2: 0, offset } if fits(offset, 9) => {
            let funct3 = match condition {
                Condition::Eq => 6,
                Condition::Ne => 7,
                _ => return None,
            };
            let o = offset as u32;
            let high = (o >> 8 & 1) << 12 | (o >> 3 & 3) << 10;
            let low = (o >> 6 & 3) << 5 | (o >> 1 & 3) << 3 | (o >> 5 & 1) << 2;
            quadrant(1, funct3) | high | high_short(rs1)? | low
        }
        Instruction::Ebreak => quadrant(2, 4) | 1 << 12,
        _ => return None,
    };
    // Every field lies below bit 16.
    Some(half as u16)
}

const fn add_immediate(rd: u8, rs1: u8, value: i32) -> Instruction {
    Instruction::AluImmediate { op: Alu::Add, rd, rs1, value }
}

const fn shift(op: Alu, rd: u8, value: i32) -> Instruction {
    Instruction::AluImmediate { op, rd, rs1: rd, value }
}

const fn load(rd: u8, rs1: u8, offset: i32) -> Instruction {
    Instruction::Load { kind: LoadKind::Lw, rd, rs1, offset }
}

const fn store(rs1: u8, rs2: u8, offset: i32) -> Instruction {
    Instruction::Store { kind: StoreKind::Sw, rs1, rs2, offset }
}

const fn branch(condition: Condition, rs1: u8, offset: i32) -> Instruction {
    Instruction::Branch { condition, rs1, rs2: 0, offset }
}

const fn offset_lw(c: u32) -> i32 {
    (bits(c, 12, 10) << 3 | bits(c, 6, 6) << 2 | bits(c, 5, 5) << 6) as i32
}

const fn offset_j(c: u32) -> i32 {
    let high = bits(c, 12, 12) << 11 | bits(c, 8, 8) << 10 | bits(c, 10, 9) << 8;
    let middle = bits(c, 6, 6) << 7 | bits(c, 7, 7) << 6 | bits(c, 2, 2) << 5;
    signed(high | middle | bits(c, 11, 11) << 4 | bits(c, 5, 3) << 1, 12)
}

const fn offset_b(c: u32) -> i32 {
    let high = bits(c, 12, 12) << 8 | bits(c, 6, 5) << 6 | bits(c, 2, 2) << 5;
    signed(high | bits(c, 11, 10) << 3 | bits(c, 4, 3) << 1, 9)
}

const fn quadrant(low: u32, funct3: u32) -> u32 {
    funct3 << 13 | low
}

/// A register in bits 11 to 7.
const fn wide(register: u8) -> u32 {
    (register as u32) << 7
}

/// A register of x8 to x15 in bits 9 to 7.
const fn high_short(register: u8) -> Option<u32> {
    if register >> 3 == 1 { Some((register as u32 & 7) << 7) } else { None }
}

/// A register of x8 to x15 in bits 4 to 2.
const fn low_short(register: u8) -> Option<u32> {
    if register >> 3 == 1 { Some((register as u32 & 7) << 2) } else { None }
}

/// A value's bit 5 in bit 12 and its bits 4 to 0 in bits 6 to 2.
const fn split(value: i32) -> u32 {
    (value as u32 >> 5 & 1) << 12 | (value as u32 & 0x1f) << 2
}

const fn split_lw(offset: i32) -> Option<u32> {
    if offset < 0 || offset > 124 {
        return None;
    }
    let o = offset as u32;
    Some((o >> 3 & 7) << 10 | (o >> 2 & 1) << 6 | (o >> 6 & 1) << 5)
}

/// Whether a value fits `width` bits with a sign.
const fn fits(value: i32, width: u32) -> bool {
    value == signed(value as u32, width)
}
