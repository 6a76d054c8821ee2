//! What the instructions compute on their operands: pure functions, shared with the cycle model.

use super::instruction::{Alu, Condition, CsrOp, LoadKind, MulDiv};

/// The result of the arithmetic unit.
pub const fn alu(op: Alu, a: u32, b: u32) -> u32 {
    match op {
        Alu::Add => a.wrapping_add(b),
        Alu::Sub => a.wrapping_sub(b),
        // A shift by 32 or more is one by the low five bits: what wrapping_shl does.
        Alu::Sll => a.wrapping_shl(b),
        Alu::Srl => a.wrapping_shr(b),
        Alu::Sra => (a as i32).wrapping_shr(b) as u32,
        Alu::Slt => ((a as i32) < b as i32) as u32,
        Alu::Sltu => (a < b) as u32,
        Alu::Xor => a ^ b,
        Alu::Or => a | b,
        Alu::And => a & b,
    }
}

/// The result of multiplier and divider. A division by zero gives all ones and the dividend as
/// remainder; the one quotient that does not fit, -2^31 / -1, gives -2^31 and remainder 0.
pub const fn mul_div(op: MulDiv, a: u32, b: u32) -> u32 {
    let (signed_a, signed_b) = (a as i32, b as i32);
    match op {
        MulDiv::Mul => a.wrapping_mul(b),
        MulDiv::Mulh => ((signed_a as i64 * signed_b as i64) >> 32) as u32,
        MulDiv::Mulhsu => ((signed_a as i64 * b as i64) >> 32) as u32,
        MulDiv::Mulhu => ((a as u64 * b as u64) >> 32) as u32,
        MulDiv::Div | MulDiv::Divu if b == 0 => u32::MAX,
        MulDiv::Rem | MulDiv::Remu if b == 0 => a,
        MulDiv::Div => signed_a.wrapping_div(signed_b) as u32,
        MulDiv::Divu => a / b,
        MulDiv::Rem => signed_a.wrapping_rem(signed_b) as u32,
        MulDiv::Remu => a % b,
    }
}

/// Whether a branch is taken.
pub const fn holds(condition: Condition, a: u32, b: u32) -> bool {
    match condition {
        Condition::Eq => a == b,
        Condition::Ne => a != b,
        Condition::Lt => (a as i32) < b as i32,
        Condition::Ge => a as i32 >= b as i32,
        Condition::Ltu => a < b,
        Condition::Geu => a >= b,
    }
}

/// What a load puts into its register, of the bytes read (at the bottom of `data`).
pub const fn extend(kind: LoadKind, data: u32) -> u32 {
    match kind {
        LoadKind::Lb => data as i8 as u32,
        LoadKind::Lh => data as i16 as u32,
        LoadKind::Lw => data,
        LoadKind::Lbu => data as u8 as u32,
        LoadKind::Lhu => data as u16 as u32,
    }
}

/// What a CSR instruction writes.
pub const fn csr_update(op: CsrOp, old: u32, operand: u32) -> u32 {
    match op {
        CsrOp::Write => operand,
        CsrOp::Set => old | operand,
        CsrOp::Clear => old & !operand,
    }
}

/// The low `size` bytes, 1, 2 or 4, as ones.
pub const fn size_mask(size: u8) -> u32 {
    u32::MAX >> (32 - 8 * size as u32)
}
