//! Random designs against an evaluator in Rust: expressions of every operator, nested, and
//! registers under nested conditions. Each design runs under Icarus and under Verilator, from one
//! generated test bench, and passes Verilator's lint and Yosys.
//!
//! MTIA_RTL_SEED chooses the first seed, MTIA_RTL_DESIGNS the number of designs; a failure prints
//! the seed of its design.

mod common;

use std::cell::RefCell;
use std::collections::HashMap;
use std::fmt::Write;
use std::rc::Rc;

use mtia_rtl::{Bits, Block, Design, Module, Signal, cat, count_bits};
use num_bigint::{BigInt, BigUint, Sign};
use num_traits::{One, ToPrimitive, Zero};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde::Serialize;

const WIDTHS: [u32; 20] =
    [1, 1, 2, 3, 4, 5, 7, 8, 9, 16, 17, 31, 32, 33, 63, 64, 65, 127, 128, 129];
/// Products and concatenations beyond it are cut down.
const WIDEST: u32 = 300;
const CYCLES: usize = 12;

// ---- What is described ----

struct Expr {
    width: u32,
    signed: bool,
    op: Op,
}

type E = Rc<Expr>;

#[derive(Clone, Copy, PartialEq)]
enum Two {
    Add,
    Sub,
    AddFull,
    SubFull,
    Mul,
    And,
    Or,
    Xor,
    Eq,
    Ne,
    Lt,
    Le,
    Gt,
    Ge,
}

enum Op {
    Input(usize),
    Reg(usize),
    Const(BigUint),
    Two(Two, E, E),
    /// The second operand is a number.
    Number(Two, E, i64),
    Not(E),
    Any(E),
    All(E),
    Parity(E),
    Count(E),
    ShiftBy(bool, E, u32),
    Shift(bool, E, E),
    Mux(E, E, E),
    Case(E, Vec<(u64, E)>, E),
    Slice(E, u32),
    Chunk(E, E),
    Cat(Vec<E>),
    Repeat(E, u32),
    Resize(E),
    Recast(E),
    Named(E),
    /// Through an instance: its output, or its input read back.
    Pass(E, bool),
}

enum Do {
    Set(usize, E),
    If(Vec<(E, Vec<Do>)>, Vec<Do>),
}

#[derive(Serialize)]
struct Fuzz {
    seed: u64,
    #[serde(skip)]
    inputs: Vec<u32>,
    /// Width, reset or initial value, whether it has a reset.
    #[serde(skip)]
    regs: Vec<(u32, BigUint, bool)>,
    #[serde(skip)]
    outputs: Vec<E>,
    #[serde(skip)]
    program: Vec<Do>,
}

// ---- Random descriptions ----

struct Gen {
    rng: ChaCha8Rng,
    inputs: Vec<u32>,
    regs: Vec<u32>,
    pool: Vec<E>,
    /// How many more cases and instances there may be: they are dear.
    blocks: u32,
}

fn new(width: u32, signed: bool, op: Op) -> E {
    Rc::new(Expr { width, signed, op })
}

impl Gen {
    fn width(&mut self) -> u32 {
        WIDTHS[self.rng.random_range(0..WIDTHS.len())]
    }

    fn value(&mut self, width: u32) -> BigUint {
        match self.rng.random_range(0..6) {
            0 => BigUint::zero(),
            1 => mask(width),
            2 => BigUint::one() << (width - 1),
            3 => BigUint::from(self.rng.random_range(0..=1u32)),
            _ => {
                let bytes: Vec<u8> = (0..width.div_ceil(8)).map(|_| self.rng.random()).collect();
                BigUint::from_bytes_le(&bytes) & mask(width)
            }
        }
    }

    fn leaf(&mut self) -> E {
        let e = match self.rng.random_range(0..10) {
            0 => {
                let width = self.width();
                let value = self.value(width);
                new(width, false, Op::Const(value))
            }
            1..=5 => {
                let i = self.rng.random_range(0..self.inputs.len());
                new(self.inputs[i], false, Op::Input(i))
            }
            _ => {
                let i = self.rng.random_range(0..self.regs.len());
                new(self.regs[i], false, Op::Reg(i))
            }
        };
        if self.rng.random_bool(0.4) { new(e.width, true, Op::Recast(e)) } else { e }
    }

    fn fit(&mut self, e: E, width: u32) -> E {
        if e.width == width { e } else { new(width, e.signed, Op::Resize(e)) }
    }

    fn sign(&mut self, e: E, signed: bool) -> E {
        if e.signed == signed { e } else { new(e.width, signed, Op::Recast(e)) }
    }

    fn like(&mut self, e: E, width: u32, signed: bool) -> E {
        if self.rng.random() {
            let e = self.fit(e, width);
            self.sign(e, signed)
        } else {
            let e = self.sign(e, signed);
            self.fit(e, width)
        }
    }

    fn bit(&mut self, depth: u32) -> E {
        let e = self.expr(depth);
        if e.width == 1 { e } else { new(1, false, Op::Any(e)) }
    }

    fn expr(&mut self, depth: u32) -> E {
        if depth == 0 || self.rng.random_bool(0.05) {
            return self.leaf();
        }
        if !self.pool.is_empty() && self.rng.random_bool(0.12) {
            return self.pool[self.rng.random_range(0..self.pool.len())].clone();
        }
        let e = self.operation(depth - 1);
        if self.rng.random_bool(0.2) {
            self.pool.push(e.clone());
        }
        e
    }

    fn operation(&mut self, depth: u32) -> E {
        use Two::*;
        let a = self.expr(depth);
        let (w, s) = (a.width, a.signed);
        match self.rng.random_range(0..30) {
            0..=5 => {
                let all = [Add, Sub, AddFull, SubFull, Mul, Eq, Ne, Lt, Le, Gt, Ge];
                let op = all[self.rng.random_range(0..all.len())];
                let b = self.expr(depth);
                let mut b = self.sign(b, s);
                let mut a = a;
                if op == Mul && a.width + b.width > WIDEST {
                    (a, b) = (self.fit(a, 33), self.fit(b, 65));
                }
                let wide = a.width.max(b.width);
                let (width, signed) = match op {
                    Add | Sub => (wide, s),
                    AddFull | SubFull => (wide + 1, s),
                    Mul => (a.width + b.width, s),
                    _ => (1, false),
                };
                new(width, signed, Op::Two(op, a, b))
            }
            6..=8 => {
                let op = [And, Or, Xor][self.rng.random_range(0..3)];
                let b = self.expr(depth);
                let b = self.like(b, w, s);
                new(w, s, Op::Two(op, a, b))
            }
            9 => {
                let all = [Add, Sub, AddFull, SubFull, Mul, And, Or, Xor, Eq, Ne, Lt, Le, Gt, Ge];
                let op = all[self.rng.random_range(0..all.len())];
                let a = if w > 140 { self.fit(a, 140) } else { a };
                let (width, high) = (a.width, 62.min(a.width - u32::from(s)));
                let low = if s { -(1i64 << high) } else { 0 };
                let n = self.rng.random_range(low..=(1i64 << high) - 1);
                let width = match op {
                    Add | Sub | And | Or | Xor => width,
                    AddFull | SubFull => width + 1,
                    Mul => 2 * width,
                    _ => 1,
                };
                let signed = s && !matches!(op, Eq | Ne | Lt | Le | Gt | Ge);
                new(width, signed, Op::Number(op, a, n))
            }
            10 | 11 => new(w, s, Op::Not(a)),
            12 => match self.rng.random_range(0..4) {
                0 => new(1, false, Op::Any(a)),
                1 => new(1, false, Op::All(a)),
                2 => new(1, false, Op::Parity(a)),
                _ => {
                    let a = self.fit(a, w.min(40));
                    new(count_bits(a.width), false, Op::Count(a))
                }
            },
            13 | 14 => {
                let n = self.rng.random_range(0..=w + 3);
                new(w, s, Op::ShiftBy(self.rng.random(), a, n))
            }
            15 | 16 => {
                let n = self.expr(depth);
                let n = self.sign(n, false);
                let n = if self.rng.random_bool(0.7) { self.fit(n, count_bits(w)) } else { n };
                new(w, s, Op::Shift(self.rng.random(), a, n))
            }
            17 | 18 => {
                let (c, b) = (self.bit(depth), self.expr(depth));
                let b = self.like(b, w, s);
                new(w, s, Op::Mux(c, a, b))
            }
            19 if self.blocks > 0 => {
                self.blocks -= 1;
                let select = self.expr(depth.min(2));
                let select = if self.rng.random() { self.fit(select, 3) } else { select };
                let mut arms = Vec::new();
                for key in 0..self.rng.random_range(0..5u64) {
                    let arm = self.expr(depth.min(2));
                    let arm = self.like(arm, w, s);
                    if select.width > 2 || key < 1 << select.width {
                        arms.push((key, arm));
                    }
                }
                new(w, s, Op::Case(select, arms, a))
            }
            20 | 21 => {
                let width = self.rng.random_range(1..=w);
                let lo = self.rng.random_range(0..=w - width);
                new(width, false, Op::Slice(a, lo))
            }
            22 => {
                let b = self.expr(depth);
                if w == 1 {
                    return new(1, false, Op::Slice(b, 0));
                }
                let bits = self.rng.random_range(1..=w.ilog2().min(5));
                let width = self.rng.random_range(1..=w >> bits);
                let index = self.fit(b, bits);
                new(width, false, Op::Chunk(a, index))
            }
            23 | 24 => {
                let mut parts = vec![a];
                for _ in 0..self.rng.random_range(0..3) {
                    parts.push(self.expr(depth.min(2)));
                }
                let mut sum = 0;
                parts.retain(|p| {
                    sum += p.width;
                    sum <= WIDEST
                });
                if parts.is_empty() {
                    return self.leaf();
                }
                new(parts.iter().map(|p| p.width).sum(), false, Op::Cat(parts))
            }
            25 => {
                let n = self.rng.random_range(1..=(WIDEST / w).clamp(1, 5));
                new(w * n, false, Op::Repeat(a, n))
            }
            26 => {
                let width = self.width();
                self.fit(a, width)
            }
            27 => new(w, !s, Op::Recast(a)),
            28 => new(w, s, Op::Named(a)),
            29 if self.blocks > 0 => {
                self.blocks -= 1;
                new(w, false, Op::Pass(a, self.rng.random()))
            }
            _ => a,
        }
    }

    fn statements(&mut self, depth: u32) -> Vec<Do> {
        let mut out = Vec::new();
        for _ in 0..self.rng.random_range(1..=3) {
            if depth == 0 || self.rng.random_bool(0.4) {
                let reg = self.rng.random_range(0..self.regs.len());
                let value = self.expr(2);
                let value = self.fit(value, self.regs[reg]);
                out.push(Do::Set(reg, value));
            } else {
                let mut arms = Vec::new();
                for _ in 0..self.rng.random_range(1..=3) {
                    arms.push((self.bit(2), self.statements(depth - 1)));
                }
                let last = self.rng.random_bool(0.5);
                let otherwise = if last { self.statements(depth - 1) } else { Vec::new() };
                out.push(Do::If(arms, otherwise));
            }
        }
        out
    }
}

impl Fuzz {
    fn random(seed: u64) -> Fuzz {
        let rng = ChaCha8Rng::seed_from_u64(seed);
        let mut g = Gen { rng, inputs: vec![], regs: vec![], pool: vec![], blocks: 8 };
        g.inputs = (0..6).map(|_| g.width()).collect();
        g.regs = (0..5).map(|_| g.width()).collect();
        let regs: Vec<(u32, BigUint, bool)> =
            g.regs.clone().into_iter().map(|w| (w, g.value(w), g.rng.random())).collect();
        let outputs = (0..14).map(|i| g.expr(2 + i % 5)).collect();
        let program = g.statements(3);
        Fuzz { seed, inputs: g.inputs, regs, outputs, program }
    }
}

// ---- Into the builder ----

/// A wire through a module.
#[derive(Serialize)]
struct Pass(u32);

impl Block for Pass {
    fn name(&self) -> String {
        format!("pass_{}", self.0)
    }
    fn about(&self) -> String {
        "A wire.".into()
    }
    fn build(&self, m: &Module) {
        let a = m.input("a", self.0);
        m.drive(&m.output("y", self.0), !!a);
    }
}

struct Builder<'a> {
    m: &'a Module,
    inputs: Vec<Signal>,
    regs: Vec<Signal>,
    done: RefCell<HashMap<*const Expr, Signal>>,
}

impl Builder<'_> {
    fn fresh(&self, stem: &str) -> String {
        format!("{stem}_{}", self.done.borrow().len())
    }

    fn signal(&self, e: &E) -> Signal {
        if let Some(s) = self.done.borrow().get(&Rc::as_ptr(e)) {
            return s.clone();
        }
        let s = self.build(e);
        assert_eq!((s.width(), s.is_signed()), (e.width, e.signed));
        self.done.borrow_mut().insert(Rc::as_ptr(e), s.clone());
        s
    }

    fn build(&self, e: &E) -> Signal {
        let f = |e: &E| self.signal(e);
        match &e.op {
            Op::Input(i) => self.inputs[*i].clone(),
            Op::Reg(i) => self.regs[*i].clone(),
            Op::Const(v) => {
                self.m.constant(&Bits::from_words(e.width, &v.to_u64_digits()).unwrap())
            }
            Op::Two(op, a, b) => {
                let (a, b) = (f(a), f(b));
                match op {
                    Two::Add => a + b,
                    Two::Sub => a - b,
                    Two::AddFull => a.add_full(b),
                    Two::SubFull => a.sub_full(b),
                    Two::Mul => a * b,
                    Two::And => a & b,
                    Two::Or => a | b,
                    Two::Xor => a ^ b,
                    Two::Eq => a.eq(b),
                    Two::Ne => a.ne(b),
                    Two::Lt => a.lt(b),
                    Two::Le => a.le(b),
                    Two::Gt => a.gt(b),
                    Two::Ge => a.ge(b),
                }
            }
            Op::Number(op, a, n) => {
                let (a, n) = (f(a), *n);
                match op {
                    Two::Add => a + n,
                    Two::Sub => a - n,
                    Two::AddFull => a.add_full(n),
                    Two::SubFull => a.sub_full(n),
                    Two::Mul => a * n,
                    Two::And => a & n,
                    Two::Or => a | n,
                    Two::Xor => a ^ n,
                    Two::Eq => a.eq(n),
                    Two::Ne => a.ne(n),
                    Two::Lt => a.lt(n),
                    Two::Le => a.le(n),
                    Two::Gt => a.gt(n),
                    Two::Ge => a.ge(n),
                }
            }
            Op::Not(a) => !f(a),
            Op::Any(a) => f(a).any(),
            Op::All(a) => f(a).all(),
            Op::Parity(a) => f(a).parity(),
            Op::Count(a) => f(a).count_ones(),
            Op::ShiftBy(left, a, n) => {
                if *left {
                    f(a) << *n
                } else {
                    f(a) >> *n
                }
            }
            Op::Shift(left, a, n) => {
                if *left {
                    f(a) << &f(n)
                } else {
                    f(a) >> &f(n)
                }
            }
            Op::Mux(c, a, b) => f(c).mux(&f(a), f(b)),
            Op::Case(select, arms, default) => {
                let (select, default) = (f(select), f(default));
                let arms: Vec<(u64, Signal)> = arms.iter().map(|(k, a)| (*k, f(a))).collect();
                select.case(&self.fresh("case_of"), &arms, &default)
            }
            Op::Slice(a, lo) => f(a).slice(*lo, e.width),
            Op::Chunk(a, i) => f(a).chunk(&f(i), e.width),
            Op::Cat(parts) => {
                let parts: Vec<Signal> = parts.iter().map(f).collect();
                cat(&parts.iter().collect::<Vec<_>>())
            }
            Op::Repeat(a, n) => f(a).repeat(*n),
            Op::Resize(a) => f(a).resize(e.width),
            Op::Recast(a) => {
                if e.signed {
                    f(a).signed()
                } else {
                    f(a).unsigned()
                }
            }
            Op::Named(a) => f(a).named(&self.fresh("named")),
            Op::Pass(a, back) => {
                let a = f(a);
                let pass = self.m.instance(&self.fresh("pass"), &Pass(e.width));
                pass.drive("a", a);
                pass.port(if *back { "a" } else { "y" })
            }
        }
    }

    fn run(&self, program: &[Do]) {
        for statement in program {
            match statement {
                Do::Set(reg, value) => self.m.set(&self.regs[*reg], self.signal(value)),
                Do::If(arms, otherwise) => {
                    let mut arms = arms.iter();
                    let (condition, body) = arms.next().unwrap();
                    let mut when = self.m.when(&self.signal(condition), || self.run(body));
                    for (condition, body) in arms {
                        when = when.elsewhen(&self.signal(condition), || self.run(body));
                    }
                    if !otherwise.is_empty() {
                        when.otherwise(|| self.run(otherwise));
                    }
                }
            }
        }
    }
}

impl Block for Fuzz {
    fn name(&self) -> String {
        format!("fuzz_{}", self.seed)
    }
    fn about(&self) -> String {
        "A random design.".into()
    }
    fn build(&self, m: &Module) {
        let init = m.input("init", 1);
        m.unused(&init, "needed by registers without reset");
        let each = |(i, &w): (usize, &u32)| {
            let input = m.input(&format!("i{i}"), w);
            m.unused(&input, "a random choice");
            input
        };
        let inputs = self.inputs.iter().enumerate().map(each).collect();
        let mut regs = Vec::new();
        for (i, (width, value, reset)) in self.regs.iter().enumerate() {
            let reg = m.reg(&format!("r{i}"), *width);
            let bits = Bits::from_words(*width, &value.to_u64_digits()).unwrap();
            let reg = if *reset { reg.reset(bits) } else { reg.no_reset() };
            m.unused(&reg, "a random choice");
            regs.push(reg);
        }
        let b = Builder { m, inputs, regs, done: RefCell::default() };
        b.run(&self.program);
        for (i, (width, value, reset)) in self.regs.iter().enumerate() {
            if !reset {
                let bits = Bits::from_words(*width, &value.to_u64_digits()).unwrap();
                m.when(&init, || m.set(&b.regs[i], bits));
            }
        }
        for (i, e) in self.outputs.iter().enumerate() {
            let output = m.output(&format!("o{i}"), e.width);
            m.drive(&output, b.signal(e));
        }
    }
}

// ---- The evaluator ----

fn mask(width: u32) -> BigUint {
    (BigUint::one() << width) - BigUint::one()
}

fn number(value: &BigUint, width: u32, signed: bool) -> BigInt {
    let value_int = BigInt::from(value.clone());
    if signed && value.bit(u64::from(width - 1)) {
        value_int - (BigInt::one() << width)
    } else {
        value_int
    }
}

/// The low `width` bits in two's complement.
fn wrap(value: BigInt, width: u32) -> BigUint {
    let modulus = BigInt::one() << width;
    let rest = ((value % &modulus) + &modulus) % &modulus;
    assert_ne!(rest.sign(), Sign::Minus);
    rest.to_biguint().unwrap()
}

struct Values<'a> {
    inputs: &'a [BigUint],
    regs: &'a [BigUint],
}

impl Values<'_> {
    fn int(&self, e: &E) -> BigInt {
        number(&self.bits(e), e.width, e.signed)
    }

    fn truth(&self, e: &E) -> bool {
        !self.bits(e).is_zero()
    }

    fn bits(&self, e: &E) -> BigUint {
        let bool = |b: bool| BigUint::from(u32::from(b));
        let two = |op: Two, a: BigInt, b: BigInt| match op {
            Two::Add | Two::AddFull => wrap(a + b, e.width),
            Two::Sub | Two::SubFull => wrap(a - b, e.width),
            Two::Mul => wrap(a * b, e.width),
            Two::And => wrap(a & b, e.width),
            Two::Or => wrap(a | b, e.width),
            Two::Xor => wrap(a ^ b, e.width),
            Two::Eq => bool(a == b),
            Two::Ne => bool(a != b),
            Two::Lt => bool(a < b),
            Two::Le => bool(a <= b),
            Two::Gt => bool(a > b),
            Two::Ge => bool(a >= b),
        };
        match &e.op {
            Op::Input(i) => self.inputs[*i].clone(),
            Op::Reg(i) => self.regs[*i].clone(),
            Op::Const(v) => v.clone(),
            Op::Two(op, a, b) => two(*op, self.int(a), self.int(b)),
            Op::Number(op, a, n) => two(*op, self.int(a), BigInt::from(*n)),
            Op::Not(a) => mask(e.width) ^ self.bits(a),
            Op::Any(a) => bool(self.truth(a)),
            Op::All(a) => bool(self.bits(a) == mask(a.width)),
            Op::Parity(a) => bool(self.bits(a).count_ones() % 2 == 1),
            Op::Count(a) => BigUint::from(self.bits(a).count_ones()),
            Op::ShiftBy(left, a, n) => self.shift(*left, a, u64::from(*n)),
            Op::Shift(left, a, n) => {
                self.shift(*left, a, self.bits(n).to_u64().unwrap_or(u64::MAX))
            }
            Op::Mux(c, a, b) => self.bits(if self.truth(c) { a } else { b }),
            Op::Case(select, arms, default) => {
                let key = self.bits(select);
                let arm = arms.iter().find(|(k, _)| BigUint::from(*k) == key);
                self.bits(arm.map_or(default, |a| &a.1))
            }
            Op::Slice(a, lo) => (self.bits(a) >> *lo) & mask(e.width),
            Op::Chunk(a, i) => {
                let at = self.bits(i).to_u32().unwrap() * e.width;
                (self.bits(a) >> at) & mask(e.width)
            }
            Op::Cat(parts) => {
                parts.iter().fold(BigUint::zero(), |sum, p| (sum << p.width) | self.bits(p))
            }
            Op::Repeat(a, n) => {
                let one = self.bits(a);
                (0..*n).fold(BigUint::zero(), |sum, _| (sum << a.width) | &one)
            }
            Op::Resize(a) => wrap(self.int(a), e.width),
            Op::Recast(a) | Op::Named(a) | Op::Pass(a, _) => self.bits(a),
        }
    }

    fn shift(&self, left: bool, a: &E, n: u64) -> BigUint {
        let n = n.min(u64::from(a.width));
        if left { (self.bits(a) << n) & mask(a.width) } else { wrap(self.int(a) >> n, a.width) }
    }

    fn run(&self, program: &[Do], next: &mut [BigUint]) {
        for statement in program {
            match statement {
                Do::Set(reg, value) => next[*reg] = self.bits(value),
                Do::If(arms, otherwise) => {
                    let arm = arms.iter().find(|(condition, _)| self.truth(condition));
                    self.run(arm.map_or(otherwise, |a| &a.1), next);
                }
            }
        }
    }
}

// ---- The test bench ----

fn bench(f: &Fuzz, clocked: bool, resets: bool) -> String {
    let mut g = Gen {
        rng: ChaCha8Rng::seed_from_u64(!f.seed),
        inputs: vec![],
        regs: vec![],
        pool: vec![],
        blocks: 0,
    };
    let mut t = String::new();
    let name = f.name();
    let _ = writeln!(t, "module bench_{name};\n  reg clk = 0, reset = 1, init = 1;");
    let mut ports: Vec<String> = vec![".init(init)".into()];
    if clocked {
        ports.push(".clk(clk)".into());
    }
    if resets {
        ports.push(".reset(reset)".into());
    }
    for (i, w) in f.inputs.iter().enumerate() {
        let _ = writeln!(t, "  reg [{}:0] i{i};", w - 1);
        ports.push(format!(".i{i}(i{i})"));
    }
    for (i, e) in f.outputs.iter().enumerate() {
        let _ = writeln!(t, "  wire [{}:0] o{i};", e.width - 1);
        ports.push(format!(".o{i}(o{i})"));
    }
    let _ = writeln!(t, "  {name} dut ({});\n  initial begin", ports.join(", "));
    let mut regs: Vec<BigUint> = f.regs.iter().map(|r| r.1.clone()).collect();
    for cycle in 0..CYCLES {
        let inputs: Vec<BigUint> = f.inputs.iter().map(|&w| g.value(w)).collect();
        for (i, v) in inputs.iter().enumerate() {
            let _ = writeln!(t, "    i{i} = {}'h{v:x};", f.inputs[i]);
        }
        t += "    #1;\n";
        if cycle > 0 {
            let values = Values { inputs: &inputs, regs: &regs };
            for (i, e) in f.outputs.iter().enumerate() {
                let v = values.bits(e);
                let _ = writeln!(
                    t,
                    "    if (o{i} !== {w}'h{v:x}) $display(\"FAIL seed {} cycle {cycle} o{i}: \
                     %h, expected {v:x}\", o{i});",
                    f.seed,
                    w = e.width
                );
            }
            let mut next = regs.clone();
            values.run(&f.program, &mut next);
            regs = next;
        }
        t += "    clk = 1; #1 clk = 0; reset = 0; init = 0; #1;\n";
    }
    let _ = writeln!(t, "    $display(\"done {name}\");\n  end\nendmodule\n");
    t
}

#[test]
fn random_designs_compute_what_the_evaluator_computes() {
    let number = |name: &str, default| {
        std::env::var(name).ok().and_then(|v| v.parse().ok()).unwrap_or(default)
    };
    let (first, designs) = (number("MTIA_RTL_SEED", 1u64), number("MTIA_RTL_DESIGNS", 10u64));
    println!("seeds {first} to {}", first + designs - 1);
    let (_guard, dir) = common::directory();
    let mut benches = String::new();
    let mut top = String::from("module bench;\n");
    let mut files: Vec<String> = vec!["bench.v".into()];
    let mut duts = Vec::new();
    for seed in first..first + designs {
        let fuzz = Fuzz::random(seed);
        let design = Design::elaborate(&fuzz).unwrap_or_else(|e| panic!("seed {seed}: {e}"));
        for file in common::write(&dir, &design) {
            if !files.contains(&file) {
                files.push(file);
            }
        }
        let text = std::fs::read_to_string(dir.join(format!("{}.v", design.top()))).unwrap();
        let has = |port: &str| text.contains(port);
        let clocked = has(" clk,\n");
        benches += &bench(&fuzz, clocked, has(" reset,\n"));
        let _ = writeln!(top, "  bench_{0} b_{0} ();", design.top());
        duts.push(design.top().to_owned());
    }
    std::fs::write(dir.join("bench.v"), benches + &top + "endmodule\n").unwrap();
    let files: Vec<&str> = files.iter().map(String::as_str).collect();
    let check = |tool: &str, out: &str| {
        let failures: Vec<&str> = out.lines().filter(|l| l.contains("FAIL")).collect();
        assert!(failures.is_empty(), "{tool} in {}:\n{}", dir.display(), failures.join("\n"));
        let done = out.lines().filter(|l| l.starts_with("done")).count() as u64;
        assert_eq!(done, designs, "{tool}: {out}");
    };
    let icarus = [&["-g2005", "-s", "bench", "-o", "bench.vvp"], &files[..]].concat();
    common::run(&dir, "iverilog", &icarus);
    check("icarus", &common::run(&dir, "vvp", &["-n", "bench.vvp"]));
    for dut in &duts {
        for warning in common::warnings(&dir, dut, &files[1..]) {
            // Random conditions may be constant, and what has a name may be of no use then.
            let constant = warning.contains("-CMPCONST") || warning.contains("-UNSIGNED");
            let named = warning.contains("'named_") || warning.contains("'case_of_");
            let idle = warning.contains("Signal is not used") && named;
            // So may the index of a chunk, which leaves the other chunks unread.
            let name = warning.split('\'').nth(1).unwrap_or("");
            let text = std::fs::read_to_string(dir.join(format!("{dut}.v"))).unwrap();
            let chunk = warning.contains("Bits of signal") && text.contains(&format!("{name}[{{"));
            assert!(constant || idle || chunk, "in {}: {warning}", dir.display());
        }
    }
    let script = format!("read_verilog {}; proc; check -assert", files[1..].join(" "));
    common::run(&dir, "yosys", &["-q", "-p", &script]);
    let flags = [
        "--binary",
        "--timing",
        "-Wno-fatal",
        "-Wno-lint",
        "-O3",
        "-CFLAGS",
        "-O0",
        "-j",
        "2",
        "--top-module",
        "bench",
    ];
    common::run(&dir, "verilator", &[&flags[..], &files].concat());
    check("verilator", &common::run(&dir, "obj_dir/Vbench", &[]));
}
