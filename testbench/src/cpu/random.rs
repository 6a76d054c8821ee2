//! Random programs for the core, and their surroundings: all of a case from one seed.
//!
//! ```text
//!   code window:  entry, set-up | pieces ... | end | handler | a 32-bit instruction's first half
//!   data window:  one page, unmapped on both sides
//!   host page:    two registers, see world
//! ```
//!
//! A program is a row of pieces: arithmetic, loads and stores, branches, loops, calls, control
//! registers, traps of every cause, sleep, code that changes itself. It always ends: branches go
//! forward, loops count, and whatever traps goes on after it. Values of registers are left to
//! chance, but for those that keep the program together:
//!
//! | register | holds |
//! |---|---|
//! | x1 | return address |
//! | x2, x8, x9 | addresses in the data window |
//! | x14, x15 | counts of the inner and outer loop |
//! | x29 | where to go on after a fetch that failed |
//! | x30, x31 | whatever the trap handler left |
//!
//! Interrupts may come between any two instructions; a piece that cannot bear that turns them off.

use mtia_model::func::cpu::compressed::{self, compress};
use mtia_model::func::cpu::decode::decode;
use mtia_model::func::cpu::encode::encode;
use mtia_model::func::cpu::instruction::{
    Alu, Condition, CsrOp, CsrSource, Instruction, LoadKind, MulDiv, StoreKind,
};
use mtia_model::func::cpu::program::{Program, Segment};
use mtia_model::spec::cpu::csr;
use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::assemble::{Label, Op, assemble, size};
use super::world::ACKNOWLEDGE;

/// A program and its surroundings.
#[derive(Clone, Debug)]
pub struct Case {
    /// What it was made from.
    pub seed: u64,
    /// The program. It tells its end at [`Case::host`], not by the convention of ELF files.
    pub program: Program,
    /// The page with the registers of [`super::world`].
    pub host: u32,
    /// The core's number.
    pub hart_id: u32,
    /// Mean time from one interrupt to the next; 0: there are none.
    pub interrupt_gap: u32,
    /// What the interrupts are made from.
    pub interrupt_seed: u64,
    /// The port of instructions.
    pub fetch: Timing,
    /// The port of data.
    pub data: Timing,
}

/// When a port takes a request, and when it answers. Answers come in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Timing {
    /// Fewest cycles from request to answer; at least 1.
    pub least: u32,
    /// Most cycles.
    pub most: u32,
    /// Cycles of a hundred in which a request would be taken.
    pub ready_percent: u32,
}

/// Bytes of the data window.
const DATA_BYTES: u32 = 4096;
/// Bytes of the host's page.
const PAGE_BYTES: u32 = 4096;

const RA: u8 = 1;
const SP: u8 = 2;
const POINTERS: [u8; 2] = [8, 9];
const INNER: u8 = 14;
const OUTER: u8 = 15;
const RECOVER: u8 = 29;
/// Registers of the trap handler.
const TRAP: [u8; 2] = [30, 31];
/// Registers that pieces may write.
const FREE: [u8; 22] =
    [3, 4, 5, 6, 7, 10, 11, 12, 13, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28];
/// Those of them that fit three bits.
const SHORT: [u8; 4] = [10, 11, 12, 13];

/// Values worth having in a register.
const CORNERS: [u32; 14] = [
    0,
    1,
    2,
    u32::MAX,
    u32::MAX - 1,
    1 << 31,
    (1 << 31) - 1,
    (1 << 31) + 1,
    0xffff,
    0x1_0000,
    0xffff_0000,
    0x5555_5555,
    31,
    32,
];

impl Case {
    /// The case of `seed`.
    pub fn random(seed: u64) -> Case {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let hart_id = if rng.random_bool(0.5) { 0 } else { rng.random() };
        // Three cases of four have interrupts; one of three has memory that answers at once.
        let quick = rng.random_bool(0.3);
        let fetch = timing(&mut rng, quick);
        let data = timing(&mut rng, quick);
        let latency = fetch.most.max(data.most);
        let interrupt_gap = match rng.random_range(0..4) {
            0 => 0,
            1 => rng.random_range(60..120) * (1 + latency),
            _ => rng.random_range(100..600) * (1 + latency),
        };
        let interrupt_seed = rng.random();
        let places = Places::random(&mut rng);
        let interrupts = interrupt_gap > 0;
        let pointers = [SP, POINTERS[0], POINTERS[1]]
            .map(|register| (register, places.data + rng.random_range(0x100..0xe00)));
        let handler = Label(0);
        let program =
            Maker { rng: &mut rng, places, pointers, interrupts, labels: 0, handler }.program();
        let host = places.host;
        Case { seed, program, host, hart_id, interrupt_gap, interrupt_seed, fetch, data }
    }
}

fn timing(rng: &mut ChaCha8Rng, quick: bool) -> Timing {
    if quick {
        return Timing { least: 1, most: 1, ready_percent: 100 };
    }
    let least = rng.random_range(1..=4);
    let most = least + if rng.random_bool(0.5) { 0 } else { rng.random_range(0..=12) };
    Timing { least, most, ready_percent: *pick(rng, &[100, 90, 50, 20]) }
}

fn pick<'a, T>(rng: &mut ChaCha8Rng, from: &'a [T]) -> &'a T {
    &from[rng.random_range(0..from.len())]
}

/// Where things lie.
#[derive(Clone, Copy, Debug)]
struct Places {
    code: u32,
    data: u32,
    host: u32,
}

/// Bytes of the code window.
const CODE_BYTES: u32 = 1 << 14;
/// No piece is begun when the code has become longer than this.
const CODE_FULL: u32 = CODE_BYTES / 2;

impl Places {
    /// Three places that do not touch each other, at the ends of the address space or between.
    fn random(rng: &mut ChaCha8Rng) -> Places {
        // Each in a unit of its own.
        let unit = 4 * CODE_BYTES;
        let last = u32::MAX / unit;
        let mut place = |taken: &[u32]| loop {
            let at = match rng.random_range(0..4) {
                0 => 0,
                1 => last,
                2 => (1 << 31) / unit,
                _ => rng.random_range(0..=last),
            };
            if !taken.contains(&at) {
                return at;
            }
        };
        let code = place(&[]);
        let data = place(&[code]);
        let host = place(&[code, data]);
        // The first pages of a unit stay empty, so that below is nothing.
        Places {
            code: code * unit + 0x1000,
            data: data * unit + 0x2000,
            host: host * unit + 0x1000,
        }
    }

    /// Whether nothing is there to read or execute, in the word at `address`.
    fn is_empty(&self, address: u32) -> bool {
        let outside = |from: u32, bytes: u32| !(from..from + bytes).contains(&(address & !3));
        outside(self.code, CODE_BYTES) && outside(self.data, DATA_BYTES)
    }
}

/// What a piece may contain.
#[derive(Clone, Copy)]
struct Inside {
    /// Loops that may be nested: 2 outside, 1 in the outer one, 0 in the inner one.
    loops: u32,
    /// Whether x1 is free for a call.
    calls: bool,
    /// Pieces that may be nested.
    nests: u32,
}

struct Maker<'a> {
    rng: &'a mut ChaCha8Rng,
    places: Places,
    /// Where x2, x8 and x9 point.
    pointers: [(u8, u32); 3],
    interrupts: bool,
    labels: u32,
    handler: Label,
}

impl Maker<'_> {
    fn program(mut self) -> Program {
        let mut code = self.set_up();
        if self.chance(0.1) {
            code.extend(self.far_branches());
        }
        let pieces = self.rng.random_range(30..90);
        let mut bytes = size(&code);
        for _ in 0..pieces {
            let piece = self.piece(Inside { loops: 2, calls: true, nests: 3 });
            bytes += size(&piece);
            code.extend(piece);
            if bytes > CODE_FULL {
                break;
            }
        }
        code.extend(self.end(1));
        code.push(Op::Align(64));
        code.extend(self.handler());

        // Now and then the first instruction is in the upper half of its word.
        let skew = if self.rng.random_bool(0.5) { 2 } else { 0 };
        let mut bytes = vec![0; skew as usize];
        bytes.extend(assemble(self.places.code + skew, &code).bytes);
        let end = CODE_BYTES as usize - 2;
        assert!(bytes.len() <= end, "the code of a random program is too long: {}", bytes.len());
        // The last half-word begins an instruction that goes on where nothing is: addi x0, x0, 0.
        bytes.resize(end, 0);
        bytes.extend([0x13, 0x00]);

        let mut data = vec![0; DATA_BYTES as usize];
        self.rng.fill_bytes(&mut data);
        let segment = |address: u32, bytes: Vec<u8>| {
            let size = bytes.len() as u32;
            Segment { address, size, bytes, run_address: address }
        };
        Program {
            segments: vec![segment(self.places.code, bytes), segment(self.places.data, data)],
            entry: self.places.code + skew,
            to_host: self.places.host,
            from_host: None,
        }
    }

    // Small choices.

    fn label(&mut self) -> Label {
        self.labels += 1;
        Label(self.labels)
    }

    fn chance(&mut self, probability: f64) -> bool {
        self.rng.random_bool(probability)
    }

    fn free(&mut self) -> u8 {
        *pick(self.rng, &FREE)
    }

    /// Different free registers.
    fn several<const N: usize>(&mut self) -> [u8; N] {
        let mut chosen = [0; N];
        for i in 0..N {
            chosen[i] = loop {
                let register = self.free();
                if !chosen[..i].contains(&register) {
                    break register;
                }
            };
        }
        chosen
    }

    /// A destination: now and then x0.
    fn destination(&mut self) -> u8 {
        if self.chance(0.05) { 0 } else { self.free() }
    }

    /// Any register to read.
    fn source(&mut self) -> u8 {
        self.rng.random_range(0..32)
    }

    /// A value for a register: a corner, a small number or any.
    fn value(&mut self) -> u32 {
        match self.rng.random_range(0..4) {
            0 => self.rng.random(),
            1 => self.rng.random_range(-40..40) as u32,
            _ => *pick(self.rng, &CORNERS),
        }
    }

    /// An instruction in 16 bits if that can be and chance wants it.
    fn op(&mut self, instruction: Instruction) -> Op {
        match compress(&instruction).is_some() && self.chance(0.7) {
            true => Op::Short(instruction),
            false => Op::Long(instruction),
        }
    }

    /// rd = value.
    fn load_value(&mut self, rd: u8, value: u32) -> Vec<Op> {
        let low = (value << 20) as i32 >> 20;
        let high = value.wrapping_sub(low as u32);
        if high == 0 {
            return vec![self.op(add_immediate(rd, 0, low))];
        }
        let mut code = vec![self.op(Instruction::Lui { rd, value: high })];
        if low != 0 {
            code.push(self.op(add_immediate(rd, rd, low)));
        }
        code
    }

    /// A jump over `bytes` of code to a label behind it.
    fn jump(&mut self, rd: u8, target: Label, bytes: u32) -> Op {
        let short = rd <= RA && bytes < 2000 && self.chance(0.6);
        Op::Jump { rd, target, short }
    }

    /// Bytes that are never executed.
    fn garbage(&mut self) -> Vec<Op> {
        (0..self.rng.random_range(0..4)).map(|_| Op::Half(self.rng.random())).collect()
    }

    // The frame.

    fn set_up(&mut self) -> Vec<Op> {
        let mut code = self.set_handler(FREE[0]);
        for register in FREE {
            let value = self.value();
            code.extend(self.load_value(register, value));
        }
        for (register, address) in self.pointers {
            code.extend(self.load_value(register, address));
        }
        for register in [RA, INNER, OUTER, RECOVER, TRAP[0], TRAP[1]] {
            let value = self.value();
            code.extend(self.load_value(register, value));
        }
        code.extend(self.interrupts_on());
        code
    }

    /// Tells the host, and stays there.
    fn end(&mut self, result: u32) -> Vec<Op> {
        let here = self.label();
        let [a, b] = TRAP;
        let mut code = vec![Op::Long(csr_bits(CsrOp::Clear, csr::MSTATUS, csr::MSTATUS_MIE))];
        code.extend(self.load_value(a, self.places.host));
        code.extend(self.load_value(b, result));
        code.push(Op::Long(store(StoreKind::Sw, a, b, 0)));
        code.extend([Op::Here(here), Op::Jump { rd: 0, target: here, short: true }]);
        code
    }

    /// The trap handler, which is the table of vectored interrupts too.
    fn handler(&mut self) -> Vec<Op> {
        let [a, b] = TRAP;
        let [exception, interrupt, fetch, lost] = [(); 4].map(|()| self.label());
        let read = |rd, address| Op::Long(csr_read(rd, address));
        let mut code = vec![Op::Here(self.handler)];
        for cause in 0..12 {
            let target = match cause {
                0 => exception,
                3 | 7 | 11 => interrupt,
                _ => lost,
            };
            code.push(Op::Jump { rd: 0, target, short: false });
        }
        code.extend([Op::Here(exception), read(a, csr::MCAUSE), read(b, csr::MTVAL)]);
        let condition = Condition::Lt;
        code.push(Op::Branch { condition, rs1: a, rs2: 0, target: interrupt, short: false });
        // A fetch that failed goes on where the program wants, all else behind the instruction,
        // whose length its low two bits tell.
        code.push(self.op(add_immediate(a, a, -1)));
        let condition = Condition::Eq;
        code.push(Op::Branch { condition, rs1: a, rs2: 0, target: fetch, short: false });
        code.push(read(a, csr::MEPC));
        code.push(Op::Long(load(LoadKind::Lhu, b, a, 0)));
        let immediate = |op, value| Instruction::AluImmediate { op, rd: b, rs1: b, value };
        for instruction in [
            immediate(Alu::And, 3),
            immediate(Alu::Add, 1),
            immediate(Alu::Srl, 2),
            immediate(Alu::Add, 1),
            immediate(Alu::Sll, 1),
            Instruction::Alu { op: Alu::Add, rd: a, rs1: a, rs2: b },
        ] {
            code.push(self.op(instruction));
        }
        code.extend([Op::Long(csr_write(csr::MEPC, a)), Op::Long(Instruction::Mret)]);
        code.extend([Op::Here(fetch), Op::Long(csr_write(csr::MEPC, RECOVER))]);
        code.push(Op::Long(Instruction::Mret));
        // The line of the cause falls when its bit is written.
        code.extend([Op::Here(interrupt), read(a, csr::MCAUSE)]);
        code.push(self.op(add_immediate(b, 0, 1)));
        code.push(Op::Long(Instruction::Alu { op: Alu::Sll, rd: b, rs1: b, rs2: a }));
        code.extend(self.load_value(a, self.places.host));
        code.push(Op::Long(store(StoreKind::Sw, a, b, ACKNOWLEDGE as i32)));
        code.push(Op::Long(Instruction::Mret));
        code.push(Op::Here(lost));
        code.extend(self.end(3));
        code
    }

    /// mtvec = handler, direct or vectored: its low two bits are any.
    fn set_handler(&mut self, through: u8) -> Vec<Op> {
        let mode = self.rng.random_range(0..4);
        vec![
            Op::Address { rd: through, target: self.handler },
            self.op(add_immediate(through, through, mode)),
            Op::Long(csr_write(csr::MTVEC, through)),
        ]
    }

    fn interrupts_on(&mut self) -> Vec<Op> {
        let register = self.free();
        let mut code = self.load_value(register, csr::INTERRUPTS);
        code.push(Op::Long(csr_write(csr::MIE, register)));
        code.push(Op::Long(csr_bits(CsrOp::Set, csr::MSTATUS, csr::MSTATUS_MIE)));
        code
    }

    // The pieces.

    fn pieces(&mut self, inside: Inside, most: u32) -> Vec<Op> {
        let inside = Inside { nests: inside.nests - 1, ..inside };
        let count = self.rng.random_range(1..=most);
        (0..count).flat_map(|_| self.piece(inside)).collect()
    }

    fn piece(&mut self, inside: Inside) -> Vec<Op> {
        let nested = inside.nests > 0;
        match self.rng.random_range(0..100) {
            0..10 => {
                let [register] = self.several();
                let value = self.value();
                self.load_value(register, value)
            }
            10..16 => self.multiply_divide(),
            16..36 => (0..self.rng.random_range(1..4)).map(|_| self.access()).collect(),
            36..40 => self.failing_access(),
            40..48 if nested => self.branch(inside),
            48..54 if nested && inside.loops > 0 => self.counted_loop(inside),
            54..58 if nested && inside.calls => self.call(inside),
            58..61 => self.jump_ahead(),
            61..70 => self.control(),
            70..72 => self.illegal(),
            72..74 => {
                let calls = [Instruction::Ecall, Instruction::Ebreak, Instruction::Ebreak];
                let call = *pick(self.rng, &calls);
                vec![self.op(call)]
            }
            74..76 => self.failing_jump(),
            76..78 => self.return_from_trap(),
            78..79 if self.interrupts => self.sleep(),
            79..81 => vec![self.fence()],
            81..83 => self.change_code(),
            83..84 => {
                let register = self.free();
                self.set_handler(register)
            }
            84..86 => self.interrupts_on(),
            86..88 => self.move_stack(),
            88..90 => self.late_base(),
            90..92 => self.remembered_branch(),
            _ => (0..self.rng.random_range(1..6)).map(|_| self.arithmetic()).collect(),
        }
    }

    fn arithmetic(&mut self) -> Op {
        if self.chance(0.5) {
            return self.short_arithmetic();
        }
        let (rd, rs1, rs2) = (self.destination(), self.source(), self.source());
        let instruction = match self.rng.random_range(0..8) {
            0 => Instruction::Lui { rd, value: self.rng.random::<u32>() & !0xfff },
            1 => Instruction::Auipc { rd, value: self.rng.random::<u32>() & !0xfff },
            2..5 => self.alu_immediate(rd, rs1),
            _ => Instruction::Alu { op: *pick(self.rng, &Alu::ALL), rd, rs1, rs2 },
        };
        Op::Long(instruction)
    }

    fn alu_immediate(&mut self, rd: u8, rs1: u8) -> Instruction {
        let op = loop {
            let op = *pick(self.rng, &Alu::ALL);
            if op.immediate_name().is_some() {
                break op;
            }
        };
        let value = match (op.is_shift(), self.rng.random_range(0..2)) {
            (true, _) => self.rng.random_range(0..32),
            (_, 0) => self.rng.random_range(-2048..2048),
            _ => *pick(self.rng, &[-2048, -1, 0, 1, 2047]),
        };
        Instruction::AluImmediate { op, rd, rs1, value }
    }

    /// Arithmetic in 16 bits: any pattern that writes only what may be written.
    fn short_arithmetic(&mut self) -> Op {
        loop {
            // Quadrant 0 has c.addi4spn, quadrant 2 c.slli, c.mv and c.add; the rest is in 1.
            let quadrant = *pick(self.rng, &[0, 1, 1, 1, 2]);
            let half = self.rng.random::<u16>() & !3 | quadrant;
            let rd = match compressed::expand(half) {
                Some(Instruction::AluImmediate { rd, .. } | Instruction::Alu { rd, .. }) => rd,
                Some(Instruction::Lui { rd, .. }) => rd,
                _ => continue,
            };
            if rd == 0 && self.chance(0.3) || FREE.contains(&rd) {
                return Op::Half(half);
            }
        }
    }

    /// The stack pointer away and back, with an instruction between.
    fn move_stack(&mut self) -> Vec<Op> {
        let distance = 16 * self.rng.random_range(1..32);
        let there = Op::Short(add_immediate(SP, SP, -distance));
        let back = Op::Short(add_immediate(SP, SP, distance));
        let between = self.arithmetic();
        if self.chance(0.5) { vec![there, between, back] } else { vec![back, between, there] }
    }

    fn multiply_divide(&mut self) -> Vec<Op> {
        let (op, rd) = (*pick(self.rng, &MulDiv::ALL), self.destination());
        let [rs1, rs2] = self.several();
        if self.chance(0.3) {
            let (rs1, rs2) = (self.source(), self.source());
            return vec![Op::Long(Instruction::MulDiv { op, rd, rs1, rs2 })];
        }
        let (a, b) = match self.rng.random_range(0..6) {
            0 => (1 << 31, u32::MAX),
            1 => (self.value(), 0),
            2 => (1 << 31, 1 << 31),
            _ => (self.value(), self.value()),
        };
        let mut code = self.load_value(rs1, a);
        code.extend(self.load_value(rs2, b));
        code.push(Op::Long(Instruction::MulDiv { op, rd, rs1, rs2 }));
        code
    }

    /// A load or store in the data window, at any alignment.
    fn access(&mut self) -> Op {
        let (base, at) = *pick(self.rng, &self.pointers);
        let (rd, rs2) = (self.destination(), self.source());
        if self.chance(0.35) {
            // In 16 bits, and now and then what goes with the stack pointer.
            let (stack, word) =
                (base == SP, self.rng.random_range(0..if base == SP { 64 } else { 32 }));
            let rd = if stack { self.free() } else { *pick(self.rng, &SHORT) };
            let rs2 = if stack { rs2 } else { 8 + (rs2 & 7) };
            return Op::Short(match self.rng.random_range(0..2) {
                0 => load(LoadKind::Lw, rd, base, 4 * word),
                _ => store(StoreKind::Sw, base, rs2, 4 * word),
            });
        }
        let kind = *pick(self.rng, &LoadKind::ALL);
        let to = *pick(self.rng, &StoreKind::ALL);
        let is_load = self.chance(0.5);
        let bytes = u32::from(if is_load { kind.size() } else { to.size() });
        let first = self.places.data.max(at - 2048);
        let last = (self.places.data + DATA_BYTES - bytes).min(at + 2047);
        let offset = self.rng.random_range(first..=last) as i32 - at as i32;
        Op::Long(match is_load {
            true => load(kind, rd, base, offset),
            false => store(to, base, rs2, offset),
        })
    }

    /// A load or store where nothing is, or only half of it.
    fn failing_access(&mut self) -> Vec<Op> {
        let kind = *pick(self.rng, &LoadKind::ALL);
        let to = *pick(self.rng, &StoreKind::ALL);
        let is_load = self.chance(0.5);
        let bytes = u32::from(if is_load { kind.size() } else { to.size() });
        let end = self.places.data + DATA_BYTES;
        let address = match self.rng.random_range(0..4) {
            // Across the lower and the upper end of the window.
            0 if bytes > 1 => self.places.data - self.rng.random_range(1..bytes),
            1 if bytes > 1 => end - self.rng.random_range(1..bytes),
            // The host's page: nothing to read there, two words to write.
            2 => self.places.host + self.rng.random_range(8..PAGE_BYTES - 8),
            _ => self.nowhere(),
        };
        let (register, rd, rs2) = (self.free(), self.destination(), self.source());
        let offset = self.rng.random_range(-2048..2048);
        let mut code = self.load_value(register, address.wrapping_add_signed(-offset));
        code.push(Op::Long(match is_load {
            true => load(kind, rd, register, offset),
            false => store(to, register, rs2, offset),
        }));
        code
    }

    /// An address at which, and in the word after which, nothing is: not even the host's page.
    fn nowhere(&mut self) -> u32 {
        let host = self.places.host..self.places.host + 8;
        loop {
            let address = match self.rng.random_range(0..3) {
                0 => *pick(self.rng, &[0, 4, u32::MAX, u32::MAX - 3, 1 << 31]),
                1 => self.places.data - self.rng.random_range(4..64),
                _ => self.rng.random(),
            };
            let next = address.wrapping_add(4);
            let mut both = [address, next].into_iter();
            if both.all(|at| self.places.is_empty(at) && !host.contains(&at)) {
                return address;
            }
        }
    }

    /// A load or store whose base has only just been loaded or multiplied.
    fn late_base(&mut self) -> Vec<Op> {
        let (pointer, _) = *pick(self.rng, &self.pointers);
        let [base, one] = self.several();
        let mut code = match self.chance(0.5) {
            true => {
                let (at, address) = *pick(self.rng, &self.pointers);
                let from = self.places.data.max(address - 2048);
                let to = (self.places.data + DATA_BYTES - 4).min(address + 2047);
                let offset = self.rng.random_range(from..=to) as i32 - address as i32;
                vec![
                    Op::Long(store(StoreKind::Sw, at, pointer, offset)),
                    Op::Long(load(LoadKind::Lw, base, at, offset)),
                ]
            }
            false => {
                let multiply = MulDiv::Mul;
                let mut code = vec![self.op(add_immediate(one, 0, 1))];
                let (rd, rs1, rs2) = (base, pointer, one);
                code.push(Op::Long(Instruction::MulDiv { op: multiply, rd, rs1, rs2 }));
                code
            }
        };
        // Pointers keep this far from the ends of the window.
        let offset = self.rng.random_range(-0x100..0x100);
        let (rd, rs2) = (self.destination(), self.source());
        code.push(Op::Long(match self.chance(0.5) {
            true => load(*pick(self.rng, &LoadKind::ALL), rd, base, offset),
            false => store(*pick(self.rng, &StoreKind::ALL), base, rs2, offset),
        }));
        code
    }

    /// A branch forward and one back over more than 2 KiB, half of what a branch reaches.
    fn far_branches(&mut self) -> Vec<Op> {
        let [start, back, out] = [(); 3].map(|()| self.label());
        let register = self.source();
        let always = |target, short| Op::Branch {
            condition: Condition::Geu,
            rs1: register,
            rs2: register,
            target,
            short,
        };
        let mut code = vec![always(start, false), Op::Here(back)];
        code.push(self.arithmetic());
        code.push(Op::Jump { rd: 0, target: out, short: false });
        let unused = self.rng.random_range(1100..1900);
        code.extend((0..unused).map(|_| Op::Half(self.rng.random())));
        code.extend([Op::Here(start), always(back, false), Op::Here(out)]);
        code
    }

    /// A branch that a core may remember: taken backwards once or more, left from elsewhere, and then
    /// met again as something else. Either its second half is executed as an instruction of its own
    /// (ANDI x28, with what follows as the upper half), or it is replaced by another instruction,
    /// without FENCE.I: a jump through a register after the store is enough for a core that fetches
    /// behind such a jump, and makes a jump wait for stores ahead.
    fn remembered_branch(&mut self) -> Vec<Op> {
        // As halves of the branch these are opcode and destination of ANDI.
        let (rs1, rs2) = (*pick(self.rng, &[6, 7]), RA);
        let [counter, place, now] = loop {
            let registers = self.several();
            if registers.iter().all(|&r| r != rs1 && r != 28) {
                break registers;
            }
        };
        let [start, back, out, after] = [(); 4].map(|()| self.label());
        let condition = *pick(self.rng, &[Condition::Eq, Condition::Ge, Condition::Geu]);
        let times = self.rng.random_range(1..4);
        let mut code = self.load_value(counter, times);
        code.push(self.op(Instruction::Alu { op: Alu::Add, rd: rs1, rs1: 0, rs2 }));
        code.push(Op::Jump { rd: 0, target: start, short: true });
        code.push(Op::Here(back));
        code.push(self.op(add_immediate(counter, counter, -1)));
        let leave = Condition::Eq;
        code.push(Op::Branch { condition: leave, rs1: counter, rs2: 0, target: out, short: false });
        code.push(Op::Here(start));
        code.push(Op::Branch { condition, rs1, rs2, target: back, short: false });
        code.push(self.short_arithmetic());
        code.push(Op::Jump { rd: 0, target: after, short: false });
        code.push(Op::Here(out));
        code.push(Op::Address { rd: place, target: start });
        let mut offset = 0;
        if self.chance(0.5) {
            offset = 2;
        } else {
            let word = loop {
                match self.arithmetic() {
                    Op::Long(instruction) => break encode(&instruction),
                    Op::Half(half) => break u32::from(half) << 16 | 0x0001,
                    _ => {}
                }
            };
            code.extend(self.load_value(now, word));
            code.push(Op::Long(store(StoreKind::Sw, place, now, 0)));
        }
        code.push(self.op(Instruction::Jalr { rd: 0, rs1: place, offset }));
        code.push(Op::Here(after));
        code
    }

    fn branch(&mut self, inside: Inside) -> Vec<Op> {
        let target = self.label();
        let body = self.pieces(inside, 2);
        let bytes = size(&body);
        let mut condition = *pick(self.rng, &Condition::ALL);
        let (mut rs1, mut rs2) = (self.source(), self.source());
        let short = bytes < 250 && self.chance(0.4);
        if short {
            condition = *pick(self.rng, &[Condition::Eq, Condition::Ne]);
            (rs1, rs2) = (8 + (rs1 & 7), 0);
        } else if self.chance(0.2) {
            rs2 = rs1;
        }
        let far = bytes > 4000;
        let mut code = match far {
            true => vec![Op::Jump { rd: 0, target, short: false }],
            false => vec![Op::Branch { condition, rs1, rs2, target, short }],
        };
        code.extend(body);
        code.push(Op::Here(target));
        code
    }

    fn counted_loop(&mut self, inside: Inside) -> Vec<Op> {
        let (counter, most) = if inside.loops == 2 { (OUTER, 9) } else { (INNER, 7) };
        let (top, out) = (self.label(), self.label());
        let body = self.pieces(Inside { loops: inside.loops - 1, ..inside }, 4);
        let bytes = size(&body);
        let count = self.rng.random_range(1..most);
        let mut code = self.load_value(counter, count);
        code.push(Op::Here(top));
        code.extend(body);
        code.push(self.op(add_immediate(counter, counter, -1)));
        let short = bytes < 240 && self.chance(0.6);
        if bytes < 4000 {
            let condition = Condition::Ne;
            code.push(Op::Branch { condition, rs1: counter, rs2: 0, target: top, short });
        } else {
            let condition = Condition::Eq;
            code.push(Op::Branch { condition, rs1: counter, rs2: 0, target: out, short: true });
            code.push(Op::Jump { rd: 0, target: top, short: false });
        }
        code.push(Op::Here(out));
        code
    }

    /// A function, and a call of it: a jump leads round the function.
    fn call(&mut self, inside: Inside) -> Vec<Op> {
        let (function, round) = (self.label(), self.label());
        let mut body = self.pieces(Inside { calls: false, ..inside }, 3);
        if self.chance(0.3) {
            // Bit 0 of a return address plays no part.
            body.push(self.op(add_immediate(RA, RA, 1)));
        }
        body.push(self.op(Instruction::Jalr { rd: 0, rs1: RA, offset: 0 }));
        let bytes = size(&body);
        let mut code = vec![self.jump(0, round, bytes), Op::Here(function)];
        code.extend(body);
        code.push(Op::Here(round));
        if self.chance(0.5) {
            code.push(self.jump(RA, function, bytes));
        } else {
            let [register] = self.several();
            code.push(Op::Address { rd: register, target: function });
            code.push(self.op(Instruction::Jalr { rd: RA, rs1: register, offset: 0 }));
        }
        code
    }

    fn jump_ahead(&mut self) -> Vec<Op> {
        let target = self.label();
        let mut code = Vec::new();
        if self.chance(0.5) {
            let rd = self.destination();
            code.push(self.jump(rd, target, 16));
        } else {
            let (register, rd) = (self.free(), self.destination());
            let offset = *pick(self.rng, &[0, 1, -4, 2047, -2048]);
            code.push(Op::Address { rd: register, target });
            code.push(self.op(add_immediate(register, register, -(offset & !1) / 2)));
            code.push(self.op(add_immediate(register, register, -(offset & !1) / 2)));
            code.push(self.op(Instruction::Jalr { rd, rs1: register, offset }));
        }
        code.extend(self.garbage());
        code.push(Op::Here(target));
        code
    }

    /// An access to a control register, there or not.
    fn control(&mut self) -> Vec<Op> {
        let row = *pick(self.rng, &csr::CSRS);
        let mut address = self.rng.random_range(row.address..=row.last());
        if self.chance(0.05) {
            address = self.rng.random_range(0..0x1000);
        }
        let rd = self.destination();
        let mut op = *pick(self.rng, &CsrOp::ALL);
        let mut source = match self.rng.random_range(0..3) {
            0 => CsrSource::Immediate(self.rng.random_range(0..32)),
            1 => CsrSource::Immediate(0),
            _ => CsrSource::Register(self.source()),
        };
        match address {
            // The handler stays where it is; set_handler moves its mode.
            csr::MTVEC => (op, source) = (CsrOp::Set, CsrSource::Register(0)),
            // What they held depends on time, so that only a plain write is known.
            csr::MIP | csr::MCYCLE | csr::MCYCLEH if !source.is_zero() => op = CsrOp::Write,
            _ => {}
        }
        let mut code = Vec::new();
        let high = match address {
            csr::MCYCLE => csr::MCYCLEH,
            csr::MINSTRET => csr::MINSTRETH,
            _ => address,
        };
        if high != address && self.chance(0.4) {
            // About to carry into its upper half.
            let [register] = self.several();
            let few = self.rng.random_range(0..4);
            code.extend(self.load_value(register, u32::MAX - few));
            (op, source) = (CsrOp::Write, CsrSource::Register(register));
        }
        code.push(Op::Long(Instruction::Csr { op, rd, address, source }));
        if self.chance(0.5) && address != csr::MTVEC {
            // What has come of it.
            let rd = self.free();
            let address = if self.chance(0.5) { high } else { address };
            code.push(Op::Long(csr_read(rd, address)));
        }
        code
    }

    fn illegal(&mut self) -> Vec<Op> {
        if self.chance(0.5) {
            // Reserved forms of legal instructions, or any that is none.
            let (rd, any) = (self.rng.random_range(1..32u16) << 7, self.rng.random::<u16>());
            let reserved = [
                0x6001 | rd,              // c.lui, c.addi16sp of 0
                0x4002 | any & 0x107c,    // c.lwsp to x0
                0x8002,                   // c.jr x0
                0x1002 | rd | any & 0x7c, // c.slli by 32 and more
                0x9001 | any & 0x03fc,    // c.srli by 32 and more
                0x9401 | any & 0x03fc,    // c.srai by 32 and more
                0x9c01 | any & 0x03fc,    // c.subw and its like
                any & 0x1c,               // c.addi4spn of 0
            ];
            let half = loop {
                let half = match self.chance(0.5) {
                    true => *pick(self.rng, &reserved),
                    false => self.rng.random::<u16>(),
                };
                if !compressed::is_long(half) && compressed::expand(half).is_none() {
                    break half;
                }
            };
            return vec![Op::Half(half)];
        }
        let word = loop {
            // One that is legal but for a bit or two, or any.
            let legal = match self.arithmetic() {
                Op::Long(instruction) => encode(&instruction),
                // ECALL, MRET, WFI, FENCE.I, BEQ, LW, SW, JALR.
                _ => *pick(
                    self.rng,
                    &[0x73, 0x3020_0073, 0x1050_0073, 0x100f, 0x63, 0x2003, 0x2023, 0x67],
                ),
            };
            // Mostly of funct3 or funct7.
            let bit = match self.rng.random_range(0..3) {
                0 => self.rng.random_range(2..32),
                1 => self.rng.random_range(12..15),
                _ => self.rng.random_range(25..32),
            };
            let bit = 1 << bit;
            // Opcodes with values of funct3 that are no instruction.
            let reserved: [(u32, &[u32]); 6] = [
                (0x03, &[3, 6, 7]),
                (0x23, &[3, 4, 5, 6, 7]),
                (0x63, &[2, 3]),
                (0x67, &[1, 2, 3, 4, 5, 6, 7]),
                (0x0f, &[2, 3, 4, 5, 6, 7]),
                (0x73, &[4]),
            ];
            let word = match self.rng.random_range(0..6) {
                0 => u32::MAX,
                1 => self.rng.random::<u32>() | 3,
                2 | 3 => {
                    let (opcode, values) = *pick(self.rng, &reserved);
                    let funct3 = *pick(self.rng, values);
                    self.rng.random::<u32>() & !0x707f | funct3 << 12 | opcode
                }
                _ => legal ^ bit,
            };
            if word & 3 == 3 && decode(word).is_none() {
                break word;
            }
        };
        vec![Op::Word(word)]
    }

    /// A jump to where nothing is to be executed; the handler goes on behind it.
    fn failing_jump(&mut self) -> Vec<Op> {
        let after = self.label();
        let target = match self.chance(0.5) {
            true => self.places.code + CODE_BYTES - 2,
            false => self.nowhere() & !1,
        };
        let (register, rd) = (self.free(), self.destination());
        let offset = if self.chance(0.5) { 0 } else { self.rng.random_range(-2048..2048) };
        let mut code = vec![Op::Address { rd: RECOVER, target: after }];
        code.extend(self.load_value(register, target.wrapping_add_signed(-offset)));
        code.push(self.op(Instruction::Jalr { rd, rs1: register, offset }));
        code.extend(self.garbage());
        code.push(Op::Here(after));
        code
    }

    /// MRET outside a handler. An interrupt before it would change mepc.
    fn return_from_trap(&mut self) -> Vec<Op> {
        let after = self.label();
        let register = self.free();
        let mut code = vec![Op::Long(csr_bits(CsrOp::Clear, csr::MSTATUS, csr::MSTATUS_MIE))];
        code.push(Op::Address { rd: register, target: after });
        if self.chance(0.5) {
            // Bit 0 of mepc is 0 whatever is written.
            code.push(self.op(add_immediate(register, register, 1)));
        }
        code.push(Op::Long(csr_write(csr::MEPC, register)));
        code.push(Op::Long(Instruction::Mret));
        code.extend(self.garbage());
        code.push(Op::Here(after));
        code
    }

    /// WFI, with interrupts on or off but all of them enabled, so that one will end it.
    fn sleep(&mut self) -> Vec<Op> {
        let register = self.free();
        let mut code = self.load_value(register, csr::INTERRUPTS);
        code.push(Op::Long(csr_write(csr::MIE, register)));
        code.push(Op::Long(Instruction::Wfi));
        code
    }

    fn fence(&mut self) -> Op {
        match self.rng.random_range(0..3) {
            0 => Op::Long(Instruction::FenceI),
            1 => Op::Long(Instruction::Fence),
            // All fields but opcode and funct3 are ignored.
            _ => Op::Word(
                self.rng.random::<u32>() & !0x7fff | self.rng.random_range(0..2) << 12 | 0xf,
            ),
        }
    }

    /// Code that changes an instruction ahead of it, to another and, the next time, back.
    fn change_code(&mut self) -> Vec<Op> {
        let [place, now, change] = self.several();
        let target = self.label();
        let short = self.chance(0.4);
        let mut bits = || loop {
            match (self.arithmetic(), short) {
                (Op::Half(half), true) => return u32::from(half),
                (Op::Long(instruction), false) => return encode(&instruction),
                _ => {}
            }
        };
        let (old, new) = (bits(), bits());
        let (kind, to) = match short {
            true => (LoadKind::Lhu, StoreKind::Sh),
            false => (LoadKind::Lw, StoreKind::Sw),
        };
        let mut code = vec![Op::Address { rd: place, target }];
        code.push(Op::Long(load(kind, now, place, 0)));
        code.extend(self.load_value(change, old ^ new));
        code.push(Op::Long(Instruction::Alu { op: Alu::Xor, rd: now, rs1: now, rs2: change }));
        code.push(Op::Long(store(to, place, now, 0)));
        code.push(Op::Long(Instruction::FenceI));
        code.push(Op::Here(target));
        code.push(if short { Op::Half(old as u16) } else { Op::Word(old) });
        code
    }
}

fn add_immediate(rd: u8, rs1: u8, value: i32) -> Instruction {
    Instruction::AluImmediate { op: Alu::Add, rd, rs1, value }
}

fn load(kind: LoadKind, rd: u8, rs1: u8, offset: i32) -> Instruction {
    Instruction::Load { kind, rd, rs1, offset }
}

fn store(kind: StoreKind, rs1: u8, rs2: u8, offset: i32) -> Instruction {
    Instruction::Store { kind, rs1, rs2, offset }
}

fn csr_read(rd: u8, address: u16) -> Instruction {
    Instruction::Csr { op: CsrOp::Set, rd, address, source: CsrSource::Register(0) }
}

fn csr_write(address: u16, rs1: u8) -> Instruction {
    Instruction::Csr { op: CsrOp::Write, rd: 0, address, source: CsrSource::Register(rs1) }
}

/// Sets or clears bits, which lie in the low five.
fn csr_bits(op: CsrOp, address: u16, bits: u32) -> Instruction {
    Instruction::Csr { op, rd: 0, address, source: CsrSource::Immediate(bits as u8) }
}
