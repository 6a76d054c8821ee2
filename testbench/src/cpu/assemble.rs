//! Instructions and labels to bytes: as much of an assembler as random programs need.
//!
//! The size of each operation is fixed when it is made, so that distances are known before
//! addresses are; whoever asks for a 16-bit form has made sure that it fits.

use std::collections::HashMap;

use mtia_model::func::cpu::compressed::compress;
use mtia_model::func::cpu::encode::encode;
use mtia_model::func::cpu::instruction::{Alu, Condition, Instruction};

/// A place in the code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Label(pub u32);

/// A piece of code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Op {
    /// An instruction in 32 bits.
    Long(Instruction),
    /// An instruction in 16 bits.
    Short(Instruction),
    /// A branch to a label; `short` for 16 bits.
    Branch {
        /// When it is taken.
        condition: Condition,
        /// First operand.
        rs1: u8,
        /// Second operand.
        rs2: u8,
        /// Where to.
        target: Label,
        /// In 16 bits.
        short: bool,
    },
    /// A jump to a label.
    Jump {
        /// Where the address of the next instruction goes.
        rd: u8,
        /// Where to.
        target: Label,
        /// In 16 bits.
        short: bool,
    },
    /// rd = address of the label, in two instructions.
    Address {
        /// Destination.
        rd: u8,
        /// What is addressed.
        target: Label,
    },
    /// Two bytes as they are.
    Half(u16),
    /// Four bytes as they are.
    Word(u32),
    /// Here is a label.
    Here(Label),
    /// Filled up with 16-bit no-operations to a multiple of so many bytes.
    Align(u32),
}

impl Op {
    /// Bytes at this address.
    fn size(&self, address: u32) -> u32 {
        match *self {
            Op::Short(_) | Op::Half(_) => 2,
            Op::Long(_) | Op::Word(_) => 4,
            Op::Branch { short, .. } | Op::Jump { short, .. } => 4 - 2 * u32::from(short),
            Op::Address { .. } => 8,
            Op::Here(_) => 0,
            Op::Align(to) => address.wrapping_neg() & (to - 1),
        }
    }
}

/// Bytes of code that has no alignment in it.
pub fn size(code: &[Op]) -> u32 {
    code.iter().map(|op| op.size(0)).sum()
}

/// Code at an address, and where its labels are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Assembled {
    /// The bytes.
    pub bytes: Vec<u8>,
    /// The labels' addresses.
    pub labels: HashMap<Label, u32>,
}

/// Code to bytes.
///
/// # Panics
/// If a label is missing, or an instruction does not fit 16 bits that was to: a mistake of the
/// generator.
pub fn assemble(origin: u32, code: &[Op]) -> Assembled {
    let mut labels = HashMap::new();
    let mut address = origin;
    for op in code {
        if let Op::Here(label) = *op {
            labels.insert(label, address);
        }
        address = address.wrapping_add(op.size(address));
    }
    let mut bytes = Vec::new();
    let mut at = origin;
    for op in code {
        let distance = |target: Label| labels[&target].wrapping_sub(at) as i32;
        match *op {
            Op::Long(instruction) => bytes.extend(encode(&instruction).to_le_bytes()),
            Op::Short(instruction) => bytes.extend(short_bytes(&instruction)),
            Op::Branch { condition, rs1, rs2, target, short } => {
                let offset = distance(target);
                push(&mut bytes, Instruction::Branch { condition, rs1, rs2, offset }, short);
            }
            Op::Jump { rd, target, short } => {
                push(&mut bytes, Instruction::Jal { rd, offset: distance(target) }, short);
            }
            Op::Address { rd, target } => {
                // The lower part has a sign; the upper one makes up for it.
                let offset = distance(target);
                let low = offset << 20 >> 20;
                let value = offset.wrapping_sub(low) as u32;
                push(&mut bytes, Instruction::Auipc { rd, value }, false);
                let (op, value) = (Alu::Add, low);
                push(&mut bytes, Instruction::AluImmediate { op, rd, rs1: rd, value }, false);
            }
            Op::Half(half) => bytes.extend(half.to_le_bytes()),
            Op::Word(word) => bytes.extend(word.to_le_bytes()),
            Op::Here(_) => {}
            Op::Align(_) => {
                let nop = Instruction::AluImmediate { op: Alu::Add, rd: 0, rs1: 0, value: 0 };
                for _ in 0..op.size(at) / 2 {
                    bytes.extend(short_bytes(&nop));
                }
            }
        }
        at = at.wrapping_add(op.size(at));
    }
    Assembled { bytes, labels }
}

fn push(bytes: &mut Vec<u8>, instruction: Instruction, short: bool) {
    match short {
        true => bytes.extend(short_bytes(&instruction)),
        false => bytes.extend(encode(&instruction).to_le_bytes()),
    }
}

fn short_bytes(instruction: &Instruction) -> [u8; 2] {
    match compress(instruction) {
        Some(half) => half.to_le_bytes(),
        None => panic!("{instruction} has no 16-bit form"),
    }
}
