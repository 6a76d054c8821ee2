//! Every arithmetic instruction, executed from memory, against formulas on wide integers.

use mtia_model::func::cpu::instruction::{Alu, Condition, Instruction, MulDiv};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::memory::{BASE, after, set};

const CORNERS: [u32; 16] = [
    0,
    1,
    2,
    3,
    31,
    32,
    33,
    0x7fff,
    0x8000,
    0xffff,
    0x7fff_ffff,
    0x8000_0000,
    0x8000_0001,
    0xffff_fffe,
    0xffff_ffff,
    0x1234_5678,
];

/// Pairs of corners, and as many by chance.
fn pairs() -> Vec<(u32, u32)> {
    let seed = 0xa1b2;
    println!("seed {seed}");
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let corners = CORNERS.into_iter().flat_map(|a| CORNERS.map(|b| (a, b)));
    corners.chain((0..256).map(|_| (rng.random(), rng.random()))).collect()
}

/// The signed number of 32 bits, by its definition.
fn s(x: u32) -> i128 {
    i128::from(x) - if x >= 1 << 31 { 1 << 32 } else { 0 }
}

/// The bits of a number modulo 2^32.
fn bits(x: i128) -> u32 {
    x.rem_euclid(1 << 32) as u32
}

fn alu(op: Alu, a: u32, b: u32) -> u32 {
    let (ua, ub) = (i128::from(a), i128::from(b));
    let count = b % 32;
    // Bit by bit, from a function of two bits.
    let each = |f: fn(u32, u32) -> bool| {
        (0..32).map(|i| u32::from(f(a >> i & 1, b >> i & 1)) << i).sum::<u32>()
    };
    match op {
        Alu::Add => bits(ua + ub),
        Alu::Sub => bits(ua - ub),
        Alu::Sll => bits(ua * (1 << count)),
        Alu::Srl => bits(ua.div_euclid(1 << count)),
        Alu::Sra => bits(s(a).div_euclid(1 << count)),
        Alu::Slt => u32::from(s(a) < s(b)),
        Alu::Sltu => u32::from(ua < ub),
        Alu::Xor => each(|x, y| x + y == 1),
        Alu::Or => each(|x, y| x + y > 0),
        Alu::And => each(|x, y| x + y == 2),
    }
}

fn mul_div(op: MulDiv, a: u32, b: u32) -> u32 {
    let (ua, ub, sa, sb) = (i128::from(a), i128::from(b), s(a), s(b));
    // Quotient towards zero, from magnitudes; by zero it is all ones, which is -1 and 2^32 - 1.
    let quotient = |x: i128, y: i128| {
        if y == 0 { -1 } else { x.abs() / y.abs() * x.signum() * y.signum() }
    };
    let remainder = |x: i128, y: i128| if y == 0 { x } else { x - y * quotient(x, y) };
    bits(match op {
        MulDiv::Mul => ua * ub,
        MulDiv::Mulh => (sa * sb).div_euclid(1 << 32),
        MulDiv::Mulhsu => (sa * ub).div_euclid(1 << 32),
        MulDiv::Mulhu => (ua * ub).div_euclid(1 << 32),
        MulDiv::Div => quotient(sa, sb),
        MulDiv::Divu => quotient(ua, ub),
        MulDiv::Rem => remainder(sa, sb),
        MulDiv::Remu => remainder(ua, ub),
    })
}

/// The register x3 after an instruction on x1 = a and x2 = b.
fn result(a: u32, b: u32, instruction: Instruction) -> u32 {
    let [a1, a2] = set(1, a);
    let [b1, b2] = set(2, b);
    let (hart, _, records) = after(&[a1, a2, b1, b2, instruction]);
    let value = hart.registers()[3];
    let written = records[4].register.expect("a result");
    assert_eq!((written.number, written.value), (3, value));
    value
}

#[test]
fn the_rules_for_division_are_the_standards() {
    // Its table: division by zero, and overflow.
    assert_eq!(mul_div(MulDiv::Divu, 7, 0), u32::MAX);
    assert_eq!(mul_div(MulDiv::Remu, 7, 0), 7);
    assert_eq!(mul_div(MulDiv::Div, 7, 0), u32::MAX);
    assert_eq!(mul_div(MulDiv::Rem, 7, 0), 7);
    assert_eq!(mul_div(MulDiv::Div, 1 << 31, u32::MAX), 1 << 31);
    assert_eq!(mul_div(MulDiv::Rem, 1 << 31, u32::MAX), 0);
}

#[test]
fn operations_on_registers() {
    for (a, b) in pairs() {
        for op in Alu::ALL {
            let instruction = Instruction::Alu { op, rd: 3, rs1: 1, rs2: 2 };
            assert_eq!(result(a, b, instruction), alu(op, a, b), "{op:?} {a:#x} {b:#x}");
        }
        for op in MulDiv::ALL {
            let instruction = Instruction::MulDiv { op, rd: 3, rs1: 1, rs2: 2 };
            assert_eq!(result(a, b, instruction), mul_div(op, a, b), "{op:?} {a:#x} {b:#x}");
        }
    }
}

#[test]
fn operations_with_a_constant() {
    for (a, b) in pairs() {
        for op in Alu::ALL.into_iter().filter(|op| op.immediate_name().is_some()) {
            let value = if op.is_shift() { (b % 32) as i32 } else { b as i32 % 2048 };
            let instruction = Instruction::AluImmediate { op, rd: 3, rs1: 1, value };
            let expected = alu(op, a, value as u32);
            assert_eq!(result(a, b, instruction), expected, "{op:?} {a:#x} {value}");
        }
    }
}

#[test]
fn upper_immediates() {
    for (value, _) in pairs() {
        let value = value & !0xfff;
        assert_eq!(result(0, 0, Instruction::Lui { rd: 3, value }), value);
        // The fifth instruction.
        let pc = i128::from(BASE) + 16;
        assert_eq!(result(0, 0, Instruction::Auipc { rd: 3, value }), bits(pc + i128::from(value)));
    }
}

#[test]
fn conditions() {
    for (a, b) in pairs() {
        for condition in Condition::ALL {
            let expected = match condition {
                Condition::Eq => s(a) == s(b),
                Condition::Ne => s(a) != s(b),
                Condition::Lt => s(a) < s(b),
                Condition::Ge => s(a) >= s(b),
                Condition::Ltu => i128::from(a) < i128::from(b),
                Condition::Geu => i128::from(a) >= i128::from(b),
            };
            let branch = Instruction::Branch { condition, rs1: 1, rs2: 2, offset: -0x10 };
            let [a1, a2] = set(1, a);
            let [b1, b2] = set(2, b);
            let (hart, _, _) = after(&[a1, a2, b1, b2, branch]);
            let target = if expected { BASE } else { BASE + 20 };
            assert_eq!(hart.pc(), target, "{condition:?} {a:#x} {b:#x}");
        }
    }
}

#[test]
fn x0_stays_zero_and_is_no_write() {
    let instruction = Instruction::AluImmediate { op: Alu::Add, rd: 0, rs1: 0, value: 5 };
    let (hart, _, records) = after(&[instruction, Instruction::Lui { rd: 0, value: 0x1000 }]);
    assert_eq!(hart.registers()[0], 0);
    assert!(records.iter().all(|record| record.register.is_none()));
}

#[test]
fn jumps_link_and_wrap() {
    let (hart, _, records) = after(&[Instruction::Jal { rd: 1, offset: 0x800 }]);
    assert_eq!((hart.pc(), hart.registers()[1]), (BASE + 0x800, BASE + 4));
    assert_eq!(records[0].next_pc, BASE + 0x800);
    // rd = rs1: the old value is the base; bit 0 of the sum is dropped.
    let [a, b] = set(5, BASE + 0x101);
    let (hart, _, _) = after(&[a, b, Instruction::Jalr { rd: 5, rs1: 5, offset: -0x100 }]);
    assert_eq!((hart.pc(), hart.registers()[5]), (BASE, BASE + 12));
    // Beyond the end of the address space.
    let (hart, _, _) = after(&[Instruction::Jalr { rd: 0, rs1: 0, offset: -2 }]);
    assert_eq!(hart.pc(), 0xffff_fffe);
}
