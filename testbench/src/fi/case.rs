//! Random cases: commands, memory and surroundings of one run, all from one seed.
//!
//! A case never leaves the meaning of its result open: a command that touches what an unanswered
//! earlier one writes, or writes what one touches, waits for all statuses first.

use mtia_model::spec::Chip;
use mtia_model::spec::address::AddressMap;
use mtia_model::spec::fi::{
    BROADCAST_BYTES, CHANNELS, Command, FRAGMENT_BYTES, Kind, Limits, Place, Register, Status,
    check,
};
use mtia_model::spec::flit::Reply;
use mtia_model::spec::floor::{ClientKind, Floor};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// A command of a case.
#[derive(Clone, Copy, Debug)]
pub struct Work {
    /// The command.
    pub command: Command,
    /// Whether it waits for the status of every earlier one.
    pub wait: bool,
    /// Of a receive, the address of the broadcast that it takes part in.
    pub broadcast: u64,
}

/// How the surroundings behave. Probabilities are in 1/256 a cycle.
#[derive(Clone, Copy, Debug)]
pub struct Traffic {
    /// Cycles from a request to the first line, or from a fragment's last line to its answer.
    pub latency: u32,
    /// Random extra cycles of each answer, 0 to this: answers overtake each other.
    pub jitter: u32,
    /// An answer that is due is not offered yet.
    pub delay: u8,
    /// The router does not take a request, a line.
    pub router_stall: [u8; 2],
    /// The local store does not take a window, a request for one.
    pub store_stall: [u8; 2],
    /// Cycles from a request for a window to the window.
    pub store_latency: u32,
    /// No command is offered, a status not taken.
    pub command_gap: u8,
    /// A status is not taken.
    pub status_stall: u8,
    /// A register is accessed, an answer not taken.
    pub utility: [u8; 2],
    /// A flit that nobody waits for comes.
    pub noise: u8,
    /// Lines that refuse reads, are poisoned, refuse writes, in 1/65536.
    pub faults: [u16; 3],
}

/// One run.
#[derive(Clone, Debug)]
pub struct Case {
    /// What it was made from.
    pub seed: u64,
    /// Where the interface is.
    pub place: Place,
    /// What it has to do.
    pub work: Vec<Work>,
    /// Registers that are written first.
    pub config: Vec<(Register, u64)>,
    /// Surroundings.
    pub traffic: Traffic,
    /// First run this many cycles, reset, and then run.
    pub reset_after: Option<u64>,
}

impl Case {
    /// The case of `seed`.
    pub fn random(chip: &Chip, seed: u64) -> Case {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let map = AddressMap::new(chip);
        let limits = Limits::new(&map, chip.pe.local_store_bytes.value);
        let clients: Vec<_> = Floor::new(chip)
            .clients()
            .into_iter()
            .filter(|c| ClientKind::of(c.slot) == ClientKind::Pe)
            .collect();
        let place = Place {
            source: clients[rng.random_range(0..clients.len())],
            logical_row: rng.random_range(0..chip.pe.rows.value) as u8,
        };
        let traffic = traffic(&mut rng);
        let mut maker = Maker { rng: &mut rng, chip, limits, open: Vec::new() };
        let work = maker.work();
        let config = if rng.random_bool(0.3) { config(&mut rng) } else { Vec::new() };
        let reset_after = rng.random_bool(0.1).then(|| rng.random_range(1..2000));
        Case { seed, place, work, config, traffic, reset_after }
    }
}

fn config(rng: &mut ChaCha8Rng) -> Vec<(Register, u64)> {
    let mut config = Vec::new();
    for register in [Register::ReadRate, Register::WriteRate] {
        if rng.random() {
            config.push((register, [40, 100, 200, 256, 700, 4095][rng.random_range(0..6)]));
        }
    }
    for register in [Register::ReadDepth, Register::WriteDepth] {
        if rng.random() {
            config.push((register, [4, 5, 7, 30, 1000, 4095][rng.random_range(0..6)]));
        }
    }
    config
}

fn traffic(rng: &mut ChaCha8Rng) -> Traffic {
    let quiet = rng.random_bool(0.25);
    let mut chance = || if quiet { 0 } else { [0, 0, 20, 128, 220][rng.random_range(0..5)] };
    let (delay, router_stall) = (chance(), [chance(), chance()]);
    let (store_stall, command_gap) = ([chance(), chance()], chance());
    let (status_stall, utility) = (chance(), [chance(), chance()]);
    let faulty = rng.random_bool(0.3);
    let mut fault = || if faulty { [0, 600, 3000][rng.random_range(0..3)] } else { 0 };
    let faults = [fault(), fault(), fault()];
    Traffic {
        latency: [1, 2, 10, 60, 250][rng.random_range(0..5)],
        jitter: if quiet { 0 } else { [0, 3, 40, 200][rng.random_range(0..4)] },
        delay,
        router_stall,
        store_stall,
        store_latency: [1, 2, 5, 20][rng.random_range(0..4)],
        command_gap,
        status_stall,
        utility,
        noise: if quiet { 0 } else { [0, 0, 4, 40][rng.random_range(0..4)] },
        faults,
    }
}

/// What a command touches: local store, memory, and which of them it writes.
#[derive(Clone, Copy, Debug)]
struct Touch {
    local: (u64, u64),
    local_written: bool,
    memory: (u64, u64),
    memory_written: bool,
}

impl Touch {
    fn of(work: &Work) -> Touch {
        let c = &work.command;
        let length = u64::from(c.length);
        let address = if c.kind == Kind::Receive { work.broadcast } else { c.address };
        Touch {
            local: (c.local.into(), u64::from(c.local) + length),
            local_written: c.kind.reads(),
            memory: (address, address + length),
            memory_written: c.kind == Kind::Write,
        }
    }

    fn conflicts(&self, other: &Touch) -> bool {
        let meet = |a: (u64, u64), b: (u64, u64)| a.0 < b.1 && b.0 < a.1;
        let local = meet(self.local, other.local) && (self.local_written || other.local_written);
        let memory =
            meet(self.memory, other.memory) && (self.memory_written || other.memory_written);
        local || memory
    }
}

struct Maker<'a> {
    rng: &'a mut ChaCha8Rng,
    chip: &'a Chip,
    limits: Limits,
    /// What was touched since all was answered.
    open: Vec<Touch>,
}

impl Maker<'_> {
    fn work(&mut self) -> Vec<Work> {
        let count = self.rng.random_range(1..=16);
        let longest = [64, 700, 3000, 9000][self.rng.random_range(0..4)];
        let mut out: Vec<Work> = Vec::new();
        for _ in 0..count {
            let mut work = self.one(longest, out.last());
            if check(&work.command, &self.limits) == Status::Ok {
                let touch = Touch::of(&work);
                work.wait |= self.open.iter().any(|o| o.conflicts(&touch));
                if work.wait {
                    self.open.clear();
                }
                self.open.push(touch);
            } else if work.wait {
                self.open.clear();
            }
            out.push(work);
        }
        out
    }

    /// A place for so many bytes in one of the two windows; near its ends now and then.
    fn address(&mut self, length: u64) -> u64 {
        let l = self.limits;
        let (base, bytes) = if self.rng.random_bool(0.2) && length <= l.scratch_bytes {
            (l.scratch_base, l.scratch_bytes)
        } else {
            (0, l.memory_bytes)
        };
        let room = bytes - length;
        base + match self.rng.random_range(0..8) {
            0 => self.rng.random_range(0..=room.min(600)),
            1 => room - self.rng.random_range(0..=room.min(600)),
            _ => self.rng.random_range(0..=room),
        }
    }

    /// Whether a buffer lies in one of the windows.
    fn in_window(&self, address: u64, length: u32) -> bool {
        let (l, end) = (&self.limits, address + u64::from(length));
        let in_scratch = address >= l.scratch_base && end <= l.scratch_base + l.scratch_bytes;
        end <= l.memory_bytes || in_scratch
    }

    fn one(&mut self, longest: u32, before: Option<&Work>) -> Work {
        let field = (1u32 << self.chip.fi.length_bits.value) - 1;
        let kind = match self.rng.random_range(0..10) {
            0..=3 => Kind::Read,
            4..=7 => Kind::Write,
            8 => Kind::Broadcast,
            _ => Kind::Receive,
        };
        let whole = matches!(kind, Kind::Broadcast | Kind::Receive);
        // Lengths spread over all magnitudes.
        let longest = longest.min(field).min(self.limits.local_bytes / 2);
        let top = self.rng.random_range(0..=longest.ilog2());
        let mut length = self.rng.random_range(1..=longest.min(2 << top));
        let mut address = self.address(length.into());
        let mut local = self.rng.random_range(0..=self.limits.local_bytes - length);
        if self.rng.random_bool(0.2) {
            local = if self.rng.random() { 0 } else { self.limits.local_bytes - length };
        }
        if whole {
            // Now and then one that uses most of its fragments' numbers.
            if self.rng.random_ratio(1, 24) {
                let most = BROADCAST_BYTES.min(self.limits.local_bytes / 4 * 3);
                length = self.rng.random_range(most / 2..most - FRAGMENT_BYTES);
                (address, local) = (self.rng.random_range(0..1 << 20), 0);
            }
            length = length.next_multiple_of(64);
            address = address / 64 * 64;
            local = (local / 64 * 64).min(self.limits.local_bytes - length);
            if !self.in_window(address, length) {
                address = self.rng.random_range(0..1000) * 64;
            }
        }
        let reply = if kind == Kind::Broadcast {
            Reply::ALL[self.rng.random_range(1..4)]
        } else {
            Reply::ALL[self.rng.random_range(0..4)]
        };
        let tag_mask = ((1u32 << self.chip.fi.tag_bits.value) - 1) as u16;
        let mut command = Command {
            kind,
            address,
            local,
            length,
            steering: self.rng.random_range(0..8),
            reply,
            channel: self.rng.random_range(0..CHANNELS as u8),
            tag: self.rng.random::<u16>() & tag_mask,
        };
        // Use what was just written, or the same channel again.
        if let Some(before) = before {
            if self.rng.random_bool(0.3) {
                command.channel = before.command.channel;
            }
            let fits = |b: &Command| !whole && b.length >= command.length;
            if self.rng.random_bool(0.2) && fits(&before.command) {
                command.address = before.command.address;
                command.local = before.command.local;
            }
        }
        let broadcast = command.address;
        if kind == Kind::Receive && self.rng.random() {
            // Only the place in a fragment has to be the broadcast's.
            let high = self.rng.random_range(0..1u64 << 30) * u64::from(FRAGMENT_BYTES);
            command.address = high | (command.address % u64::from(FRAGMENT_BYTES));
        }
        let wait = self.rng.random_bool(0.1);
        if self.rng.random_bool(0.12) {
            self.spoil(&mut command);
        }
        // A spoilt receive that is good after all needs a broadcast that can be played.
        let fragment = u64::from(FRAGMENT_BYTES);
        let broadcast = broadcast / fragment * fragment + command.address % fragment;
        if kind == Kind::Receive && !self.in_window(broadcast, command.length) {
            command.length = 0;
        }
        Work { command, wait, broadcast }
    }

    /// Makes the command wrong in one way.
    fn spoil(&mut self, c: &mut Command) {
        let l = self.limits;
        match self.rng.random_range(0..8) {
            0 => c.length = 0,
            1 => {
                let over = self.rng.random_range(1..=64);
                c.local = l.local_bytes - c.length.min(l.local_bytes - 1) + over.min(c.length);
                c.local = c.local.min(l.local_bytes - 1);
            }
            2 => {
                // Over the end of HBM, by as little as a byte.
                let over = self.rng.random_range(1..=u64::from(c.length.max(1)));
                c.address = (l.memory_bytes + over).saturating_sub(c.length.into());
            }
            3 => {
                let over = self.rng.random_range(1..=u64::from(c.length.max(1)));
                c.address = l.scratch_base + l.scratch_bytes + over - u64::from(c.length);
            }
            4 => {
                // Into the scratch window from below.
                c.address = l.scratch_base - self.rng.random_range(1..=u64::from(c.length.max(1)));
            }
            5 => c.address = (1 << 40) - self.rng.random_range(1..=1u64 << 12),
            6 => {
                let bits = 1 << self.rng.random_range(0..6);
                match self.rng.random_range(0..3) {
                    0 => c.address |= u64::from(bits),
                    1 => c.local = (c.local | bits).min(l.local_bytes - 1),
                    _ => c.length ^= bits,
                }
            }
            _ => {
                // A fragment too many, or nobody to go to.
                if self.rng.random() {
                    c.reply = Reply::Own;
                } else {
                    let field = (1u32 << self.chip.fi.length_bits.value) - 64;
                    c.length = BROADCAST_BYTES.min(field);
                    c.address = c.address / 256 * 256 + [0, 64, 192][self.rng.random_range(0..3)];
                    c.local = 0;
                }
            }
        }
    }
}
