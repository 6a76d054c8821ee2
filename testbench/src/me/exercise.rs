//! Random programs that exercise a message engine's registers, for engines in noise
//! ([`mtia_model::cycle::me::world::World::noise`]).
//!
//! ```text
//!   entry: handler, interrupts, registers | random pieces ... | back to the first piece
//!   handler: an interrupt is turned off; after a fault, on with the next instruction
//! ```
//! A program means nothing: it reads and writes every register in every way, among them those that
//! there are not, and data in the context SRAM, for ever. What it does is the same on hardware and
//! model or one of them is wrong.

use mtia_model::cycle::me::port::UtilityRequest;
use mtia_model::func::cpu::encode::encode;
use mtia_model::func::cpu::instruction::{
    Alu, Condition, CsrOp, CsrSource, Instruction, LoadKind, StoreKind,
};
use mtia_model::spec::Chip;
use mtia_model::spec::cpu::{Exception, csr};
use mtia_model::spec::me::{
    Access, COUNTER_OFFSET, COUNTER_STRIDE, COUNTERS, REGISTER_BASE, REGISTER_BYTES, Register,
    SRAM_BASE, register,
};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// Holds [`REGISTER_BASE`].
const REGISTERS: u8 = 8;
/// Holds the address of data in the context SRAM.
const DATA: u8 = 9;
/// Where a jump to nowhere came from.
const LINK: u8 = 1;
/// Registers for values.
const VALUES: std::ops::Range<u8> = 10..16;
/// The handler's.
const HANDLER: [u8; 2] = [30, 31];
/// Lines of the context SRAM that the program lies in; fetches go elsewhere.
const PROGRAM_LINES: u32 = 64;
/// The first line of its data, counted from there.
const DATA_LINE: u32 = 8;

/// A program and the accesses of the control core beside it.
#[derive(Clone, Debug)]
pub struct Exercise {
    /// The program, from the beginning of the context SRAM on.
    pub words: Vec<u32>,
    /// Accesses by the utility port while it runs.
    pub accesses: Vec<UtilityRequest>,
    /// Messages to the mailbox.
    pub messages: Vec<[u32; 4]>,
}

struct Author<'a> {
    chip: &'a Chip,
    rng: ChaCha8Rng,
    code: Vec<Instruction>,
}

impl Exercise {
    /// The exercise of a seed.
    pub fn random(chip: &Chip, seed: u64) -> Exercise {
        let mut author = Author { chip, rng: ChaCha8Rng::seed_from_u64(seed), code: Vec::new() };
        let words = author.program();
        let accesses = (0..300).map(|_| author.access()).collect();
        let messages = (0..100).map(|_| std::array::from_fn(|_| author.rng.random())).collect();
        Exercise { words, accesses, messages }
    }
}

impl Author<'_> {
    fn program(&mut self) -> Vec<u32> {
        // The handler comes first, behind a jump over it.
        let handler = self.handler();
        self.push(Instruction::Jal { rd: 0, offset: 4 * (handler.len() as i32 + 1) });
        self.code.extend(handler);
        self.load(10, SRAM_BASE + 4);
        self.csr(CsrOp::Write, csr::MTVEC, 10);
        self.load(REGISTERS, REGISTER_BASE);
        let data = SRAM_BASE + (PROGRAM_LINES + DATA_LINE) * self.chip.noc.lane_bytes.value;
        self.load(DATA, data);
        for value in VALUES {
            let word = self.rng.random();
            self.load(value, word);
        }
        self.interrupts();
        let first = self.code.len();
        while self.code.len() < 12 * PROGRAM_LINES as usize {
            self.piece();
        }
        let back = 4 * (first as i32 - self.code.len() as i32);
        self.push(Instruction::Jal { rd: 0, offset: back });
        self.code.iter().map(encode).collect()
    }

    /// Turns the interrupts off that came, or goes on after the instruction that failed.
    fn handler(&mut self) -> Vec<Instruction> {
        let [a, b] = HANDLER;
        let read = |rd, address| Instruction::Csr {
            op: CsrOp::Set,
            rd,
            address,
            source: CsrSource::Register(0),
        };
        let write = |rs1, address| Instruction::Csr {
            op: CsrOp::Write,
            rd: 0,
            address,
            source: CsrSource::Register(rs1),
        };
        // From a fetch that failed it goes back to where the jump came from.
        let fetch = i32::from(Exception::InstructionAccessFault.code());
        vec![
            read(a, csr::MCAUSE),
            Instruction::Branch { condition: Condition::Ge, rs1: a, rs2: 0, offset: 12 },
            write(0, csr::MIE),
            Instruction::Mret,
            Instruction::AluImmediate { op: Alu::Add, rd: b, rs1: 0, value: fetch },
            Instruction::Branch { condition: Condition::Ne, rs1: a, rs2: b, offset: 12 },
            write(LINK, csr::MEPC),
            Instruction::Mret,
            read(b, csr::MEPC),
            Instruction::AluImmediate { op: Alu::Add, rd: b, rs1: b, value: 4 },
            write(b, csr::MEPC),
            Instruction::Mret,
        ]
    }

    fn push(&mut self, instruction: Instruction) {
        self.code.push(instruction);
    }

    /// rd = value
    fn load(&mut self, rd: u8, value: u32) {
        let low = (value << 20) as i32 >> 20;
        self.push(Instruction::Lui { rd, value: value.wrapping_sub(low as u32) & !0xfff });
        self.push(Instruction::AluImmediate { op: Alu::Add, rd, rs1: rd, value: low });
    }

    fn csr(&mut self, op: CsrOp, address: u16, rs1: u8) {
        let source = CsrSource::Register(rs1);
        self.push(Instruction::Csr { op, rd: 0, address, source });
    }

    fn interrupts(&mut self) {
        self.load(10, 1 << 11 | 1 << 7);
        self.csr(CsrOp::Write, csr::MIE, 10);
        self.load(10, 1 << 3);
        self.csr(CsrOp::Set, csr::MSTATUS, 10);
    }

    /// Sets the timer to a time that is near, with its interrupt on.
    fn alarm(&mut self) {
        self.interrupts();
        let rd = self.value();
        let reach = |register: Register| register.offset as i32;
        let low = reach(register::TIME_COMPARE_LO);
        let high = reach(register::TIME_COMPARE_HI);
        let kind = StoreKind::Sw;
        self.push(Instruction::Store { kind, rs1: REGISTERS, rs2: 0, offset: high });
        let now = reach(register::TIME_LO);
        self.push(Instruction::Load { kind: LoadKind::Lw, rd, rs1: REGISTERS, offset: now });
        let value = self.rng.random_range(5..60);
        self.push(Instruction::AluImmediate { op: Alu::Add, rd, rs1: rd, value });
        self.push(Instruction::Store { kind, rs1: REGISTERS, rs2: rd, offset: low });
    }

    /// Takes more completions than the queue of a scaled-down chip holds, one after the other, and
    /// shows the sum of what they say with the next message.
    fn drain(&mut self) {
        let reach = |register: Register| register.offset as i32;
        let (sum, rd) = (VALUES.start, VALUES.start + 1);
        let store = |rs2: u8, offset: i32| Instruction::Store {
            kind: StoreKind::Sw,
            rs1: REGISTERS,
            rs2,
            offset,
        };
        self.load(sum, 0);
        for _ in 0..20 {
            let (kind, offset) = (LoadKind::Lw, reach(register::COMPLETION_0));
            self.push(Instruction::Load { kind, rd, rs1: REGISTERS, offset });
            self.push(store(0, reach(register::COMPLETION_POP)));
            self.push(Instruction::Alu { op: Alu::Add, rd: sum, rs1: sum, rs2: rd });
        }
        self.push(store(sum, reach(register::MAILBOX_OUT_0)));
        self.push(store(sum, reach(register::MAILBOX_OUT_PUSH)));
    }

    /// Sends what was read to the mailbox, where it is seen: every other time, as the mailbox is
    /// soon full.
    fn show(&mut self, rd: u8) {
        if self.rng.random() {
            let (kind, offset) = (StoreKind::Sw, register::MAILBOX_OUT_PUSH.offset as i32);
            self.push(Instruction::Store { kind, rs1: REGISTERS, rs2: rd, offset });
        }
    }

    fn value(&mut self) -> u8 {
        self.rng.random_range(VALUES)
    }

    /// What is written to a register: anything, but lines of fetches stay off the program.
    fn word_for(&mut self, register: Option<Register>) -> u32 {
        let any: u32 = match self.rng.random_range(0..4) {
            0 => self.rng.random_range(0..16),
            1 => u32::MAX << self.rng.random_range(0..32),
            _ => self.rng.random(),
        };
        let lines = self.chip.me.sram_bytes.value / self.chip.noc.lane_bytes.value;
        match register {
            Some(register::FETCH_PUSH) => {
                // Half of them where the program reads and writes its data.
                let line = match self.rng.random() {
                    true => PROGRAM_LINES + DATA_LINE + self.rng.random_range(0..16),
                    false => self.rng.random_range(PROGRAM_LINES..lines - 16),
                };
                any & 0xf000_ffff | line << 16
            }
            // Addresses that memory has, most of the time.
            Some(
                register::FETCH_ADDRESS_HI
                | register::STORE_ADDRESS_HI
                | register::NMC_A_HI
                | register::NMC_B_HI
                | register::NMC_S_HI,
            ) => 0,
            // A fetch in two fails: memory has 64 KB.
            Some(register::FETCH_ADDRESS_LO) => any & 0x1_ffff,
            Some(
                register::STORE_ADDRESS_LO
                | register::NMC_A_LO
                | register::NMC_B_LO
                | register::NMC_S_LO,
            ) => any & 0xffff,
            Some(register::NMC_LENGTH) => self.rng.random_range(0..600) & !3,
            Some(register::NMC_PUSH) => any & 0x0001_11ff | self.rng.random_range(0..3) << 12,
            Some(register::NIC_REQUEST_0) => {
                let nic = self.rng.random_range(0..self.chip.nic.count.value + 1);
                let pairs = self.chip.nic.queue_pairs.value;
                let pair = match self.rng.random() {
                    true => self.rng.random_range(0..pairs),
                    false => self.rng.random_range(pairs - 1..pairs + 1),
                };
                any & 0xffff | (nic << mtia_model::spec::wqe::PAIR_BITS | pair) << 16
            }
            // Now, or never.
            Some(register::TIME_COMPARE_HI) => any & 1,
            _ => any,
        }
    }

    fn register(&mut self) -> Register {
        let pushes = [
            register::NIC_PUSH,
            register::NMC_PUSH,
            register::FETCH_PUSH,
            register::STORE_PUSH,
            register::MAILBOX_OUT_PUSH,
            register::MAILBOX_IN_POP,
            register::COMPLETION_POP,
        ];
        match self.rng.random_range(0..3) {
            0 => pushes[self.rng.random_range(0..pushes.len())],
            _ => register::ALL[self.rng.random_range(0..register::ALL.len())],
        }
    }

    fn piece(&mut self) {
        let rd = self.value();
        match self.rng.random_range(0..20) {
            0..8 => {
                let register = self.register();
                let word = self.word_for(Some(register));
                self.load(rd, word);
                let offset = register.offset as i32;
                let kind = StoreKind::Sw;
                self.push(Instruction::Store { kind, rs1: REGISTERS, rs2: rd, offset });
            }
            8..12 => {
                let register = self.register();
                let offset = match register.access {
                    Access::Read | Access::ReadWrite => register.offset,
                    _ => {
                        let words = COUNTERS.len() as u32 * COUNTER_STRIDE / 4;
                        COUNTER_OFFSET + 4 * self.rng.random_range(0..words)
                    }
                };
                let (kind, offset) = (LoadKind::Lw, offset as i32);
                self.push(Instruction::Load { kind, rd, rs1: REGISTERS, offset });
                self.show(rd);
            }
            12 => {
                // Anywhere among the registers, and beyond, as anything.
                let offset = self.rng.random_range(0..REGISTER_BYTES + 16) as i32;
                let kind = [LoadKind::Lb, LoadKind::Lh, LoadKind::Lw, LoadKind::Lhu]
                    [self.rng.random_range(0..4)];
                self.push(Instruction::Load { kind, rd, rs1: REGISTERS, offset });
            }
            13 => {
                let offset = self.rng.random_range(0..REGISTER_BYTES + 16) as i32;
                // A whole word would push whatever the register holds to wherever.
                let kind = [StoreKind::Sb, StoreKind::Sh][self.rng.random_range(0..2)];
                self.push(Instruction::Store { kind, rs1: REGISTERS, rs2: rd, offset });
            }
            14 | 15 => {
                let offset = self.rng.random_range(0..1024);
                let kind =
                    [StoreKind::Sb, StoreKind::Sh, StoreKind::Sw][self.rng.random_range(0..3)];
                self.push(Instruction::Store { kind, rs1: DATA, rs2: rd, offset });
            }
            16 | 17 => {
                let offset = self.rng.random_range(0..1024);
                let kind = [LoadKind::Lb, LoadKind::Lhu, LoadKind::Lw][self.rng.random_range(0..3)];
                self.push(Instruction::Load { kind, rd, rs1: DATA, offset });
                self.show(rd);
            }
            18 => match self.rng.random_range(0..4) {
                0 => self.interrupts(),
                1 => self.alarm(),
                2 => self.drain(),
                _ => {
                    let nowhere = self.rng.random_range(2..8) << 28;
                    self.load(LINK, nowhere);
                    self.push(Instruction::Jalr { rd: LINK, rs1: LINK, offset: 0 });
                }
            },
            _ => {
                let value = self.rng.random_range(-2048..2048);
                let rs1 = self.value();
                self.push(Instruction::AluImmediate { op: Alu::Xor, rd, rs1, value });
            }
        }
    }

    /// An access of the control core: like the program's, but never to the program.
    fn access(&mut self) -> UtilityRequest {
        let bytes = self.chip.me.sram_bytes.value;
        let from = PROGRAM_LINES * self.chip.noc.lane_bytes.value;
        let register = self.register();
        let word = self.word_for(Some(register));
        // The data of the program, or anything but the program.
        let data = from + DATA_LINE * self.chip.noc.lane_bytes.value;
        let (address, write) = match self.rng.random_range(0..9) {
            8 => (SRAM_BASE + self.rng.random_range(data..data + 1024), None),
            0 | 1 => (SRAM_BASE + self.rng.random_range(from..bytes), Some(word)),
            2 | 3 => (SRAM_BASE + self.rng.random_range(from..bytes), None),
            4 => (REGISTER_BASE + register.offset, Some(word)),
            5 => (REGISTER_BASE + self.rng.random_range(0..REGISTER_BYTES), None),
            6 => (self.rng.random_range(bytes..u32::MAX), None),
            _ => (REGISTER_BASE + register.offset, None),
        };
        UtilityRequest { address, write }
    }
}
