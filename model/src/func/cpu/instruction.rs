//! The instructions as a type, and as assembler text.
//!
//! A 16-bit instruction has no type of its own: it is the 32-bit one that it stands for
//! ([`super::compressed`]).

use std::fmt;

use crate::spec::cpu::csr;

/// An instruction with its operands. Registers are 0 to 31.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Instruction {
    /// rd = value; its low 12 bits are zero.
    Lui {
        /// Destination.
        rd: u8,
        /// What is loaded.
        value: u32,
    },
    /// rd = pc + value; its low 12 bits are zero.
    Auipc {
        /// Destination.
        rd: u8,
        /// What is added.
        value: u32,
    },
    /// rd = address of the next instruction; pc += offset.
    Jal {
        /// Destination.
        rd: u8,
        /// Even, +-1 MiB.
        offset: i32,
    },
    /// rd = address of the next instruction; pc = rs1 + offset with bit 0 cleared.
    Jalr {
        /// Destination.
        rd: u8,
        /// Base.
        rs1: u8,
        /// -2048 to 2047.
        offset: i32,
    },
    /// If the condition holds, pc += offset.
    Branch {
        /// What is asked of rs1 and rs2.
        condition: Condition,
        /// First operand.
        rs1: u8,
        /// Second operand.
        rs2: u8,
        /// Even, +-4 KiB.
        offset: i32,
    },
    /// rd = memory at rs1 + offset.
    Load {
        /// Size and extension.
        kind: LoadKind,
        /// Destination.
        rd: u8,
        /// Base.
        rs1: u8,
        /// -2048 to 2047.
        offset: i32,
    },
    /// Memory at rs1 + offset = rs2.
    Store {
        /// Size.
        kind: StoreKind,
        /// Base.
        rs1: u8,
        /// What is stored.
        rs2: u8,
        /// -2048 to 2047.
        offset: i32,
    },
    /// rd = rs1 op value. There is no subtraction of this kind.
    AluImmediate {
        /// What is computed.
        op: Alu,
        /// Destination.
        rd: u8,
        /// First operand.
        rs1: u8,
        /// Second operand: -2048 to 2047; 0 to 31 for a shift.
        value: i32,
    },
    /// rd = rs1 op rs2.
    Alu {
        /// What is computed.
        op: Alu,
        /// Destination.
        rd: u8,
        /// First operand.
        rs1: u8,
        /// Second operand.
        rs2: u8,
    },
    /// rd = rs1 op rs2, multiplication and division.
    MulDiv {
        /// What is computed.
        op: MulDiv,
        /// Destination.
        rd: u8,
        /// First operand.
        rs1: u8,
        /// Second operand.
        rs2: u8,
    },
    /// Orders memory accesses; this core's are in order.
    Fence,
    /// Instructions after it see what stores before it wrote.
    FenceI,
    /// Environment call.
    Ecall,
    /// Breakpoint.
    Ebreak,
    /// Return from a trap.
    Mret,
    /// Wait for an interrupt.
    Wfi,
    /// rd = control register; control register = f(it, source).
    Csr {
        /// How the control register changes.
        op: CsrOp,
        /// Destination.
        rd: u8,
        /// Address of the control register, 12 bits.
        address: u16,
        /// The operand.
        source: CsrSource,
    },
}

/// What a branch asks of its operands; the discriminant is funct3.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Condition {
    /// Equal.
    Eq = 0,
    /// Not equal.
    Ne = 1,
    /// Less, signed.
    Lt = 4,
    /// Greater or equal, signed.
    Ge = 5,
    /// Less, unsigned.
    Ltu = 6,
    /// Greater or equal, unsigned.
    Geu = 7,
}

/// Size and extension of a load; the discriminant is funct3.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LoadKind {
    /// Byte, sign-extended.
    Lb = 0,
    /// Half-word, sign-extended.
    Lh = 1,
    /// Word.
    Lw = 2,
    /// Byte, zero-extended.
    Lbu = 4,
    /// Half-word, zero-extended.
    Lhu = 5,
}

/// Size of a store; the discriminant is funct3.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StoreKind {
    /// Byte.
    Sb = 0,
    /// Half-word.
    Sh = 1,
    /// Word.
    Sw = 2,
}

/// What the arithmetic unit computes; the discriminant is funct3, with 8 added for the second
/// meaning that bit 30 gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Alu {
    /// Sum.
    Add = 0,
    /// Shift left, by 0 to 31.
    Sll = 1,
    /// 1 if less, signed.
    Slt = 2,
    /// 1 if less, unsigned.
    Sltu = 3,
    /// Exclusive or.
    Xor = 4,
    /// Shift right, zeros from above.
    Srl = 5,
    /// Or.
    Or = 6,
    /// And.
    And = 7,
    /// Difference.
    Sub = 8,
    /// Shift right, the sign from above.
    Sra = 13,
}

/// What multiplier and divider compute; the discriminant is funct3.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MulDiv {
    /// Low half of the product.
    Mul = 0,
    /// High half, signed times signed.
    Mulh = 1,
    /// High half, signed times unsigned.
    Mulhsu = 2,
    /// High half, unsigned times unsigned.
    Mulhu = 3,
    /// Quotient, signed.
    Div = 4,
    /// Quotient, unsigned.
    Divu = 5,
    /// Remainder, signed.
    Rem = 6,
    /// Remainder, unsigned.
    Remu = 7,
}

/// How a CSR instruction changes its register; the discriminant is the low two bits of funct3.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CsrOp {
    /// Becomes the operand.
    Write = 1,
    /// The operand's bits are set.
    Set = 2,
    /// The operand's bits are cleared.
    Clear = 3,
}

/// The operand of a CSR instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CsrSource {
    /// Register rs1.
    Register(u8),
    /// A constant, 0 to 31.
    Immediate(u8),
}

impl Condition {
    /// All conditions.
    pub const ALL: [Condition; 6] = [
        Condition::Eq,
        Condition::Ne,
        Condition::Lt,
        Condition::Ge,
        Condition::Ltu,
        Condition::Geu,
    ];

    /// The mnemonic.
    pub const fn name(self) -> &'static str {
        match self {
            Condition::Eq => "beq",
            Condition::Ne => "bne",
            Condition::Lt => "blt",
            Condition::Ge => "bge",
            Condition::Ltu => "bltu",
            Condition::Geu => "bgeu",
        }
    }
}

impl LoadKind {
    /// All loads.
    pub const ALL: [LoadKind; 5] =
        [LoadKind::Lb, LoadKind::Lh, LoadKind::Lw, LoadKind::Lbu, LoadKind::Lhu];

    /// Bytes: 1, 2 or 4.
    pub const fn size(self) -> u8 {
        match self {
            LoadKind::Lb | LoadKind::Lbu => 1,
            LoadKind::Lh | LoadKind::Lhu => 2,
            LoadKind::Lw => 4,
        }
    }

    /// The mnemonic.
    pub const fn name(self) -> &'static str {
        match self {
            LoadKind::Lb => "lb",
            LoadKind::Lh => "lh",
            LoadKind::Lw => "lw",
            LoadKind::Lbu => "lbu",
            LoadKind::Lhu => "lhu",
        }
    }
}

impl StoreKind {
    /// All stores.
    pub const ALL: [StoreKind; 3] = [StoreKind::Sb, StoreKind::Sh, StoreKind::Sw];

    /// Bytes: 1, 2 or 4.
    pub const fn size(self) -> u8 {
        1 << self as u8
    }

    /// The mnemonic.
    pub const fn name(self) -> &'static str {
        match self {
            StoreKind::Sb => "sb",
            StoreKind::Sh => "sh",
            StoreKind::Sw => "sw",
        }
    }
}

impl Alu {
    /// All operations.
    pub const ALL: [Alu; 10] = [
        Alu::Add,
        Alu::Sll,
        Alu::Slt,
        Alu::Sltu,
        Alu::Xor,
        Alu::Srl,
        Alu::Or,
        Alu::And,
        Alu::Sub,
        Alu::Sra,
    ];

    /// The mnemonic, on registers.
    pub const fn name(self) -> &'static str {
        match self {
            Alu::Add => "add",
            Alu::Sll => "sll",
            Alu::Slt => "slt",
            Alu::Sltu => "sltu",
            Alu::Xor => "xor",
            Alu::Srl => "srl",
            Alu::Or => "or",
            Alu::And => "and",
            Alu::Sub => "sub",
            Alu::Sra => "sra",
        }
    }

    /// The mnemonic, with a constant; `None` if there is no such instruction.
    pub const fn immediate_name(self) -> Option<&'static str> {
        Some(match self {
            Alu::Add => "addi",
            Alu::Sll => "slli",
            Alu::Slt => "slti",
            Alu::Sltu => "sltiu",
            Alu::Xor => "xori",
            Alu::Srl => "srli",
            Alu::Or => "ori",
            Alu::And => "andi",
            Alu::Sra => "srai",
            Alu::Sub => return None,
        })
    }

    /// Whether it shifts: the constant is a count, 0 to 31.
    pub const fn is_shift(self) -> bool {
        matches!(self, Alu::Sll | Alu::Srl | Alu::Sra)
    }

    /// funct3.
    pub const fn funct3(self) -> u32 {
        self as u32 & 7
    }

    /// Bit 30 of the instruction.
    pub const fn alternative(self) -> bool {
        self as u32 >= 8
    }
}

impl MulDiv {
    /// All operations, in the order of funct3.
    pub const ALL: [MulDiv; 8] = [
        MulDiv::Mul,
        MulDiv::Mulh,
        MulDiv::Mulhsu,
        MulDiv::Mulhu,
        MulDiv::Div,
        MulDiv::Divu,
        MulDiv::Rem,
        MulDiv::Remu,
    ];

    /// The mnemonic.
    pub const fn name(self) -> &'static str {
        match self {
            MulDiv::Mul => "mul",
            MulDiv::Mulh => "mulh",
            MulDiv::Mulhsu => "mulhsu",
            MulDiv::Mulhu => "mulhu",
            MulDiv::Div => "div",
            MulDiv::Divu => "divu",
            MulDiv::Rem => "rem",
            MulDiv::Remu => "remu",
        }
    }
}

impl CsrOp {
    /// All operations.
    pub const ALL: [CsrOp; 3] = [CsrOp::Write, CsrOp::Set, CsrOp::Clear];
}

impl CsrSource {
    /// Whether the instruction writes for any `op`: a set or clear of register x0 or of 0 does not.
    pub const fn is_zero(self) -> bool {
        matches!(self, CsrSource::Register(0) | CsrSource::Immediate(0))
    }
}

impl Instruction {
    /// The mnemonic.
    pub const fn name(&self) -> &'static str {
        match *self {
            Instruction::Lui { .. } => "lui",
            Instruction::Auipc { .. } => "auipc",
            Instruction::Jal { .. } => "jal",
            Instruction::Jalr { .. } => "jalr",
            Instruction::Branch { condition, .. } => condition.name(),
            Instruction::Load { kind, .. } => kind.name(),
            Instruction::Store { kind, .. } => kind.name(),
            Instruction::AluImmediate { op, .. } => match op.immediate_name() {
                Some(name) => name,
                None => "subi",
            },
            Instruction::Alu { op, .. } => op.name(),
            Instruction::MulDiv { op, .. } => op.name(),
            Instruction::Fence => "fence",
            Instruction::FenceI => "fence.i",
            Instruction::Ecall => "ecall",
            Instruction::Ebreak => "ebreak",
            Instruction::Mret => "mret",
            Instruction::Wfi => "wfi",
            Instruction::Csr { op, source, .. } => match (op, source) {
                (CsrOp::Write, CsrSource::Register(_)) => "csrrw",
                (CsrOp::Set, CsrSource::Register(_)) => "csrrs",
                (CsrOp::Clear, CsrSource::Register(_)) => "csrrc",
                (CsrOp::Write, CsrSource::Immediate(_)) => "csrrwi",
                (CsrOp::Set, CsrSource::Immediate(_)) => "csrrsi",
                (CsrOp::Clear, CsrSource::Immediate(_)) => "csrrci",
            },
        }
    }

    /// The registers that it reads, rs1 and rs2; 0 where it reads none.
    pub const fn sources(&self) -> [u8; 2] {
        match *self {
            Instruction::Jalr { rs1, .. }
            | Instruction::Load { rs1, .. }
            | Instruction::AluImmediate { rs1, .. }
            | Instruction::Csr { source: CsrSource::Register(rs1), .. } => [rs1, 0],
            Instruction::Branch { rs1, rs2, .. }
            | Instruction::Store { rs1, rs2, .. }
            | Instruction::Alu { rs1, rs2, .. }
            | Instruction::MulDiv { rs1, rs2, .. } => [rs1, rs2],
            Instruction::Lui { .. }
            | Instruction::Auipc { .. }
            | Instruction::Jal { .. }
            | Instruction::Fence
            | Instruction::FenceI
            | Instruction::Ecall
            | Instruction::Ebreak
            | Instruction::Mret
            | Instruction::Wfi
            | Instruction::Csr { .. } => [0, 0],
        }
    }

    /// Every mnemonic there is.
    pub fn names() -> Vec<&'static str> {
        let mut names = vec!["lui", "auipc", "jal", "jalr"];
        names.extend(Condition::ALL.map(Condition::name));
        names.extend(LoadKind::ALL.map(LoadKind::name));
        names.extend(StoreKind::ALL.map(StoreKind::name));
        names.extend(Alu::ALL.into_iter().filter_map(Alu::immediate_name));
        names.extend(Alu::ALL.map(Alu::name));
        names.extend(MulDiv::ALL.map(MulDiv::name));
        names.extend(["fence", "fence.i", "ecall", "ebreak", "mret", "wfi"]);
        names.extend(["csrrw", "csrrs", "csrrc", "csrrwi", "csrrsi", "csrrci"]);
        names
    }
}

/// Assembler text, registers by number; targets of jumps and branches as distances.
impl fmt::Display for Instruction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())?;
        match *self {
            Instruction::Lui { rd, value } | Instruction::Auipc { rd, value } => {
                write!(f, " x{rd},{:#x}", value >> 12)
            }
            Instruction::Jal { rd, offset } => write!(f, " x{rd},.{offset:+}"),
            Instruction::Jalr { rd, rs1, offset } => write!(f, " x{rd},{offset}(x{rs1})"),
            Instruction::Branch { rs1, rs2, offset, .. } => {
                write!(f, " x{rs1},x{rs2},.{offset:+}")
            }
            Instruction::Load { rd, rs1, offset, .. } => write!(f, " x{rd},{offset}(x{rs1})"),
            Instruction::Store { rs1, rs2, offset, .. } => write!(f, " x{rs2},{offset}(x{rs1})"),
            Instruction::AluImmediate { op, rd, rs1, value } => match op.is_shift() {
                true => write!(f, " x{rd},x{rs1},{value:#x}"),
                false => write!(f, " x{rd},x{rs1},{value}"),
            },
            Instruction::Alu { rd, rs1, rs2, .. } | Instruction::MulDiv { rd, rs1, rs2, .. } => {
                write!(f, " x{rd},x{rs1},x{rs2}")
            }
            Instruction::Csr { rd, address, source, .. } => {
                match csr::find(address) {
                    Some(csr) => write!(f, " x{rd},{},", csr.name(address))?,
                    None => write!(f, " x{rd},{address:#x},")?,
                }
                match source {
                    CsrSource::Register(rs1) => write!(f, "x{rs1}"),
                    CsrSource::Immediate(value) => write!(f, "{value}"),
                }
            }
            Instruction::Fence
            | Instruction::FenceI
            | Instruction::Ecall
            | Instruction::Ebreak
            | Instruction::Mret
            | Instruction::Wfi => Ok(()),
        }
    }
}
