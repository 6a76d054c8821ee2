//! A small processor of any word width, run in Verilator against a model in Rust: every operator
//! of signals, register file, byte-enabled and single-port memories, nested conditions.
//!
//! ```text
//!   instruction --> [ register file 8 x width ] --a, b--> [ ALU ] --result--> rd
//!   (valid, op, rd, rs, rt, mask, value)             |--> [ bytes  16 x whole bytes ]
//!                                                    |--> [ single 16 x width, 1RW ]
//! ```
//! One instruction a cycle; a load takes its data with a second instruction.

mod common;

use mtia_rtl::{Block, Design, Memory, Module, Signal, cat, count_bits};
use num_bigint::{BigInt, BigUint};
use num_traits::{One, ToPrimitive, Zero};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde::Serialize;

/// Operations of the ALU: 0 to `ALU` - 1. Behind them:
const ALU: u64 = 40;
const STORE: u64 = 48;
const LOAD: u64 = 49;
const TAKE: u64 = 50;
const STORE_SINGLE: u64 = 51;
const LOAD_SINGLE: u64 = 52;
const TAKE_SINGLE: u64 = 53;
const SET: u64 = 54;
const FIRST_IDLE: u64 = 55;

#[derive(Serialize)]
struct Processor {
    width: u32,
}

/// The low `width` bits, mixed with those above, so that a result wider than a word is seen whole.
fn fold(x: &Signal, width: u32) -> Signal {
    let x = x.unsigned();
    if x.width() <= width {
        return x.resize(width);
    }
    let mut sum = x.slice(0, width);
    let mut at = width;
    while at < x.width() {
        let part = width.min(x.width() - at);
        sum = sum ^ x.slice(at, part).resize(width);
        at += part;
    }
    sum
}

fn alu(m: &Module, a: &Signal, b: &Signal) -> Vec<Signal> {
    let w = a.width();
    let (sa, sb) = (a.signed(), b.signed());
    let n = b.resize(count_bits(w));
    let half = (w / 2).max(1);
    let cut = w.div_ceil(3);
    let rotated =
        if cut < w { cat(&[&a.slice(0, w - cut), &a.slice(w - cut, cut)]) } else { a.unsigned() };
    let chunk = if w > 1 { a.chunk(&b.bit(0), half) } else { a.clone() };
    let arms = [(0, !a), (1, a + b), (3, a.clone())];
    let low = b.resize(2);
    vec![
        a + b,
        a - b,
        a.add_full(b),
        a.sub_full(b),
        sa.add_full(&sb),
        sa.sub_full(&sb),
        a * b,
        &sa * &sb,
        a & b,
        a | b,
        a ^ b,
        !a,
        a.eq(b),
        a.ne(b),
        a.lt(b),
        a.le(b),
        a.gt(b),
        a.ge(b),
        sa.lt(&sb),
        sa.le(&sb),
        sa.gt(&sb),
        sa.ge(&sb),
        a << &n,
        a >> &n,
        &sa >> &n,
        a << 3,
        a >> 3,
        &sa >> 3,
        cat(&[&a.any(), &a.all(), &a.parity()]),
        a.count_ones(),
        b.bit(0).mux(a, !b),
        low.case("chosen", &arms, b),
        rotated,
        chunk,
        a.slice(0, half).repeat(3),
        a.resize(half).signed().resize(w + 5),
        sa.add_full(-1),
        a << b,
        &sa >> b,
        cat(&[&(&sa >> &n), &(&sa * &m.lit(3, 5).signed())]),
    ]
}

/// The same in Rust; `a` and `b` hold `w` bits.
fn alu_model(op: u64, a: &BigUint, b: &BigUint, w: u32) -> BigUint {
    let int = |x: &BigUint, w: u32| {
        let minus = if x.bit(u64::from(w - 1)) { BigInt::one() << w } else { BigInt::zero() };
        BigInt::from(x.clone()) - minus
    };
    let bits = |x: BigInt, w: u32| {
        let modulus = BigInt::one() << w;
        (((x % &modulus) + &modulus) % &modulus).to_biguint().unwrap()
    };
    let bool = |x: bool| BigUint::from(u32::from(x));
    let (ua, ub) = (BigInt::from(a.clone()), BigInt::from(b.clone()));
    let (sa, sb) = (int(a, w), int(b, w));
    let n = (b & mask(count_bits(w).min(w))).to_u64().unwrap();
    let half = (w / 2).max(1);
    let cut = w.div_ceil(3);
    let whole = |x: &BigUint| x.to_u64().unwrap_or(u64::MAX).min(u64::from(w) + 1);
    let value = match op {
        0 => bits(ua + ub, w),
        1 => bits(ua - ub, w),
        2 => bits(ua + ub, w + 1),
        3 => bits(ua - ub, w + 1),
        4 => bits(sa + sb, w + 1),
        5 => bits(sa - sb, w + 1),
        6 => bits(ua * ub, 2 * w),
        7 => bits(sa * sb, 2 * w),
        8 => a & b,
        9 => a | b,
        10 => a ^ b,
        11 => a ^ mask(w),
        12 => bool(a == b),
        13 => bool(a != b),
        14 => bool(a < b),
        15 => bool(a <= b),
        16 => bool(a > b),
        17 => bool(a >= b),
        18 => bool(sa < sb),
        19 => bool(sa <= sb),
        20 => bool(sa > sb),
        21 => bool(sa >= sb),
        22 => (a << n) & mask(w),
        23 => a >> n,
        24 => bits(sa >> n, w),
        25 => (a << 3) & mask(w),
        26 => a >> 3,
        27 => bits(sa >> 3, w),
        28 => {
            let parity = BigUint::from(a.count_ones() % 2);
            (bool(!a.is_zero()) << 2) | (bool(*a == mask(w)) << 1) | parity
        }
        29 => BigUint::from(a.count_ones()),
        30 => (if b.bit(0) { a.clone() } else { b ^ mask(w) }) & mask(w),
        31 => match (b & mask(2)).to_u64().unwrap() {
            0 => a ^ mask(w),
            1 => bits(ua + ub, w),
            3 => a.clone(),
            _ => b.clone(),
        },
        32 if cut == w => a.clone(),
        32 => ((a & mask(w - cut)) << cut) | (a >> (w - cut)),
        33 if w == 1 => a.clone(),
        33 => (a >> (if b.bit(0) { half } else { 0 })) & mask(half),
        34 => {
            let part = a & mask(half);
            (&part << (2 * half)) | (&part << half) | &part
        }
        35 => bits(int(&(a & mask(half)), half), w + 5),
        36 => bits(sa - 1, w + 1),
        37 => (a << whole(b)) & mask(w),
        38 => bits(sa >> whole(b), w),
        39 => (bits(&sa >> n, w) << (w + 3)) | bits(sa * -3, w + 3),
        _ => BigUint::zero(),
    };
    let (mut rest, mut sum) = (value, BigUint::zero());
    while !rest.is_zero() {
        sum ^= &rest & mask(w);
        rest >>= w;
    }
    sum
}

impl Block for Processor {
    fn name(&self) -> String {
        format!("processor_{}", self.width)
    }

    fn about(&self) -> String {
        format!("A processor of words of {} bits, to test the builder.", self.width)
    }

    fn build(&self, m: &Module) {
        let w = self.width;
        let bytes = w.div_ceil(8);
        let (valid, op) = (m.input("valid", 1), m.input("op", 6));
        let (rd, rs, rt) = (m.input("rd", 3), m.input("rs", 3), m.input("rt", 3));
        let (mask, value) = (m.input("mask", bytes), m.input("value", w));
        let result = m.output("result", w);
        let stats = m.output("stats", 32);

        // Two read ports: two copies of the registers.
        let copies: Vec<_> = ["file_a", "file_b"]
            .iter()
            .map(|n| m.memory(n, Memory::new(8, w).asynchronous()))
            .collect();
        let (a, b) = (copies[0].read_now(&rs).named("a"), copies[1].read_now(&rt).named("b"));
        let is = |code: u64| (op.eq(code) & &valid).named(&format!("is_{code}"));

        m.section("Memories");
        let address = m.input("address", 4);
        let by_bytes = m.memory("bytes", Memory::new(16, 8 * bytes).byte_enables());
        by_bytes.write(is(STORE), &address, a.resize(8 * bytes));
        by_bytes.write_mask(&mask);
        let loaded = by_bytes.read(is(LOAD), &address);
        if 8 * bytes > w {
            m.unused(&loaded.slice(w, 8 * bytes - w), "a word fills only part of the bytes");
        }
        let single = m.memory("single", Memory::new(16, w).single_port());
        let taken = single.access(is(STORE_SINGLE), is(LOAD_SINGLE), &address, &a);

        m.section("Arithmetic");
        let mut arms: Vec<(u64, Signal)> =
            (0..).zip(alu(m, &a, &b)).map(|(i, x)| (i, fold(&x, w))).collect();
        assert_eq!(arms.len() as u64, ALU);
        arms.push((TAKE, loaded.slice(0, w)));
        arms.push((TAKE_SINGLE, taken));
        arms.push((SET, value));
        let computed = op.case("computed", &arms, &m.zeros(w));
        let writes = &valid & (op.lt(ALU) | op.eq(TAKE) | op.eq(TAKE_SINGLE) | op.eq(SET));
        let writes = writes.named("writes");
        copies.iter().for_each(|c| c.write(&writes, &rd, &computed));
        m.drive(&result, &computed);

        m.section("Statistics");
        let done = m.reg("done", 16).reset(0);
        let memory = m.reg("memory", 8).reset(3);
        let last = m.reg("last", 8).reset(0xa5);
        m.when(&valid, || {
            m.set(&done, &done + 1);
            m.when(&op.lt(ALU), || m.set(&last, cat(&[&computed.bit(0), &last.slice(0, 7)])))
                .elsewhen(&op.ge(FIRST_IDLE), || {
                    m.set(&last, !&last);
                    m.when(&memory.bit(0), || m.set(&memory, &memory << 1));
                })
                .otherwise(|| m.set(&memory, &memory + 1));
        })
        .otherwise(|| m.set(&last, &last + &memory));
        m.drive(&stats, cat(&[&done, &memory, &last]));
    }
}

fn mask(width: u32) -> BigUint {
    (BigUint::one() << width) - BigUint::one()
}

fn words(value: &BigUint, width: u32) -> Vec<u32> {
    let mut words = value.to_u32_digits();
    words.resize(width.div_ceil(32) as usize, 0);
    words
}

fn random(rng: &mut ChaCha8Rng, width: u32) -> BigUint {
    match rng.random_range(0..6) {
        0 => mask(width),
        1 => BigUint::one() << (width - 1),
        2 => BigUint::from(rng.random_range(0..70u32)) & mask(width),
        _ => {
            let bytes: Vec<u8> = (0..width.div_ceil(8)).map(|_| rng.random()).collect();
            BigUint::from_bytes_le(&bytes) & mask(width)
        }
    }
}

fn run(w: u32, cycles: u32) {
    let seed = 1000 + u64::from(w);
    println!("width {w}, seed {seed}");
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let design = Design::elaborate(&Processor { width: w }).unwrap_or_else(|e| panic!("{e}"));
    common::lint_with(&design, w < 1000);
    let mut model = common::verilate(&design);
    let port = |name: &str| model.port(name).unwrap();
    let [reset, valid, op, rd, rs, rt] = ["reset", "valid", "op", "rd", "rs", "rt"].map(&port);
    let [mask_in, value_in, address, result, stats] =
        ["mask", "value", "address", "result", "stats"].map(&port);
    let bytes = w.div_ceil(8);
    let zero = BigUint::zero;
    let mut regs = vec![zero(); 8];
    let (mut by_bytes, mut single) = (vec![zero(); 16], vec![zero(); 16]);
    let (mut loaded, mut taken) = (zero(), zero());
    let (mut done, mut memory, mut last) = (0u16, 3u8, 0xa5u8);
    model.set(reset, 1);
    model.set(valid, 0);
    model.rise();
    model.set(reset, 0);
    let mut used = [0u32; 64];
    for cycle in 0..cycles {
        // First everything gets a value: registers, then each word of both memories.
        let (code, d, at, full) = match cycle {
            0..8 => (SET, cycle, 0, true),
            8..24 => (STORE, 0, cycle - 8, true),
            24..40 => (STORE_SINGLE, 0, cycle - 24, true),
            40 => (LOAD, 0, 0, true),
            41 => (LOAD_SINGLE, 0, 0, true),
            _ => {
                let codes = [rng.random_range(0..ALU), rng.random_range(STORE..FIRST_IDLE + 2)];
                let code = if rng.random_bool(0.25) { SET } else { codes[cycle as usize % 2] };
                (code, rng.random_range(0..8), rng.random_range(0..16), false)
            }
        };
        let on = full || rng.random_bool(0.95);
        let (s, t): (usize, usize) = (rng.random_range(0..8), rng.random_range(0..8));
        let enable = if full { mask(bytes) } else { random(&mut rng, bytes) };
        let number = random(&mut rng, w);
        model.set(valid, u64::from(on));
        for (p, v) in [(op, code), (rd, d.into()), (rs, s as u64), (rt, t as u64)] {
            model.set(p, v);
        }
        model.set(address, at.into());
        model.write_words(mask_in, &words(&enable, bytes));
        model.write_words(value_in, &words(&number, w));
        model.settle();
        let (a, b) = (regs[s].clone(), regs[t].clone());
        let expected = match code {
            TAKE => &loaded & mask(w),
            TAKE_SINGLE => taken.clone(),
            SET => number,
            _ => alu_model(code, &a, &b, w),
        };
        if cycle > 8 {
            let got = BigUint::new(model.read_words(result));
            assert_eq!(got, expected, "width {w} cycle {cycle} op {code} a {a:x} b {b:x}");
        }
        let state = u64::from(done) << 16 | u64::from(memory) << 8 | u64::from(last);
        assert_eq!(model.get(stats), state, "width {w} cycle {cycle}");
        model.rise();
        if !on {
            last = last.wrapping_add(memory);
            continue;
        }
        used[code as usize] += 1;
        done = done.wrapping_add(1);
        if code < ALU {
            last = last & 0x7f | u8::from(expected.bit(0)) << 7;
        } else if code >= FIRST_IDLE {
            last = !last;
            memory = if memory & 1 == 1 { memory << 1 } else { memory };
        } else {
            memory = memory.wrapping_add(1);
        }
        let at = at as usize;
        match code {
            STORE => {
                for i in 0..u64::from(bytes) {
                    for bit in (8 * i..8 * i + 8).filter(|_| enable.bit(i)) {
                        by_bytes[at].set_bit(bit, a.bit(bit));
                    }
                }
            }
            LOAD => loaded = by_bytes[at].clone(),
            STORE_SINGLE => single[at] = a,
            LOAD_SINGLE => taken = single[at].clone(),
            _ if code < ALU || [TAKE, TAKE_SINGLE, SET].contains(&code) => {
                regs[d as usize] = expected;
            }
            _ => {}
        }
    }
    assert!(used[..ALU as usize].iter().all(|&n| n > 0), "an operation was never run");
}

#[test]
fn narrow_words() {
    for width in [1, 2, 3, 8] {
        run(width, 4000);
    }
}

#[test]
fn words_around_32_bits() {
    for width in 31..=33 {
        run(width, 4000);
    }
}

#[test]
fn words_around_64_bits() {
    for width in 63..=65 {
        run(width, 4000);
    }
}

#[test]
fn words_around_128_bits() {
    for width in 127..=129 {
        run(width, 4000);
    }
}

#[test]
fn wide_words() {
    for width in [1024, 4096] {
        run(width, 1500);
    }
}
