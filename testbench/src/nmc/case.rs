//! Random cases: commands, memory and surroundings of one run, all from one seed.
//!
//! A case never leaves the meaning of its result open: a command that reads or writes what an
//! unanswered earlier command writes carries a fence, and the engines of a pair work in memory of
//! their own.

use mtia_model::cycle::bench::Traffic;
use mtia_model::cycle::lane_memory::LaneTraffic;
use mtia_model::spec::Chip;
use mtia_model::spec::nmc::{Command, Dtype, Op, Status, check};
use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// One run.
#[derive(Clone, Debug)]
pub struct Case {
    /// What it was made from.
    pub seed: u64,
    /// Commands of each engine.
    pub commands: Vec<Vec<Command>>,
    /// Surroundings.
    pub traffic: Traffic,
    /// Address of the first byte of `bytes`, a multiple of a line.
    pub origin: u64,
    /// Memory before the run.
    pub bytes: Vec<u8>,
    /// First run this many cycles, reset, restore the memory, and then run.
    pub reset_after: Option<u64>,
}

/// Bytes of memory for each engine.
const MEMORY_BYTES: u64 = 1 << 18;
/// Bytes kept free at the end of an engine's memory: what spoiling may add to an address or length.
const MARGIN: u64 = 16;
/// Longest buffer of a case.
const MAX_LENGTH: u64 = 1 << 16;

impl Case {
    /// The case of `seed` for a device of `engines` engines.
    pub fn random(chip: &Chip, engines: usize, seed: u64) -> Case {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let line = u64::from(chip.nmc.line_bytes.value);
        let space = 1u64 << chip.nmc.address_bits.value;
        let size = MEMORY_BYTES.min(space / engines as u64).next_multiple_of(line);
        let total = size * engines as u64;
        // The ends of the address space are where carries go wrong.
        let origin = match rng.random_range(0..4) {
            0 => 0,
            1 => space - total,
            _ => rng.random_range(0..=(space - total) / line) * line,
        };
        let mut bytes = vec![0; total as usize];
        fill(&mut rng, &mut bytes);
        let quiet = rng.random_bool(0.25);
        let bad_flits = if rng.random_bool(0.1) { 400 } else { 0 };
        let traffic = Traffic {
            seed: rng.random(),
            read: lane(&mut rng, quiet, bad_flits),
            write: lane(&mut rng, quiet, bad_flits),
            command_gap: probability(&mut rng, quiet),
            status_stall: probability(&mut rng, quiet),
            utility_read: probability(&mut rng, quiet),
            utility_stall: probability(&mut rng, quiet),
        };
        let commands = (0..engines as u64)
            .map(|e| {
                let mut made = Maker { rng: &mut rng, chip, base: origin + e * size, size };
                made.commands()
            })
            .collect();
        let reset_after = rng.random_bool(0.1).then(|| rng.random_range(1..3000));
        Case { seed, commands, traffic, origin, bytes, reset_after }
    }
}

/// Numbers of every kind: random bits, and long runs in which the corners of the types abound.
fn fill(rng: &mut ChaCha8Rng, bytes: &mut [u8]) {
    rng.fill_bytes(bytes);
    let corners: Vec<[u8; 4]> = Dtype::ALL
        .into_iter()
        .flat_map(|dtype| {
            mtia_model::func::corners::corners(dtype).into_iter().map(move |bits| match dtype {
                Dtype::Fp32 => bits.to_le_bytes(),
                _ => (bits | bits << 16).to_le_bytes(),
            })
        })
        .collect();
    for word in bytes.chunks_exact_mut(4) {
        if rng.random_ratio(1, 8) {
            word.copy_from_slice(&corners[rng.random_range(0..corners.len())]);
        }
    }
}

fn probability(rng: &mut ChaCha8Rng, quiet: bool) -> u8 {
    if quiet { 0 } else { [0, 0, 20, 128, 230][rng.random_range(0..5)] }
}

fn lane(rng: &mut ChaCha8Rng, quiet: bool, bad_flits: u16) -> LaneTraffic {
    LaneTraffic {
        latency_cycles: [1, 2, 7, 30, 100, 300][rng.random_range(0..6)],
        jitter_cycles: if quiet { 0 } else { [0, 3, 40, 200][rng.random_range(0..4)] },
        refuse: probability(rng, quiet),
        delay: probability(rng, quiet),
        reorder: !quiet && rng.random_bool(0.5),
        error_65536: bad_flits,
    }
}

struct Maker<'a> {
    rng: &'a mut ChaCha8Rng,
    chip: &'a Chip,
    base: u64,
    size: u64,
}

impl Maker<'_> {
    fn commands(&mut self) -> Vec<Command> {
        let count = self.rng.random_range(1..=6);
        // Buffers written since the last fence.
        let mut open: Vec<(u64, u64)> = Vec::new();
        let mut out = Vec::new();
        // One long command in a case is enough to fill and wrap every queue.
        let mut budget = MAX_LENGTH;
        for _ in 0..count {
            let mut c = self.command(budget);
            if check(&c, &self.chip.nmc) == Status::Ok {
                budget = budget.saturating_sub(c.length).max(2048);
                let meets = |x: u64| open.iter().any(|&(s, n)| x < s + n && s < x + c.length);
                let depends = meets(c.a) || meets(c.s) || (c.adds() && meets(c.b));
                c.fence |= depends;
                if c.fence {
                    open.clear();
                }
                open.push((c.s, c.length));
            } else if c.fence {
                open.clear();
            }
            out.push(c);
        }
        out
    }

    fn command(&mut self, longest: u64) -> Command {
        let copy = self.rng.random_bool(0.3);
        let dtype = Dtype::ALL[self.rng.random_range(0..3)];
        let unit = if copy { 1 } else { u64::from(dtype.element_bytes()) };
        let field = (1u64 << self.chip.nmc.length_bits.value) - 1;
        let longest = longest.min(self.size / 4).min(field);
        // Lengths spread over all magnitudes.
        let top = self.rng.random_range(0..=longest.ilog2());
        let length = self.rng.random_range(1..=longest.min(2u64 << top)).next_multiple_of(unit);
        let length = length.min(longest / unit * unit);
        let a = self.place(length, unit);
        let mut b = self.place(length, unit);
        let mut s = self.place(length, unit);
        match self.rng.random_range(0..10) {
            0 => s = a,
            1 => s = b,
            2 => b = a,
            3 => (s, b) = (a, a),
            4 => s = self.near(a, length, unit),
            5 => s = self.near(b, length, unit),
            6 => {
                s = self.near(a, length, unit);
                b = self.near(s, length, unit);
            }
            _ => {}
        }
        let (op, code) = match copy {
            true => (Op::Copy.code(), self.rng.random_range(0..16)),
            false => (Op::Add.code(), dtype.code()),
        };
        let fence = self.rng.random_bool(0.2);
        let tag = self.rng.random_range(0..1u32 << self.chip.nmc.tag_bits.value);
        let mut c = Command { op, dtype: code, fence, a, b, s, length, tag };
        if self.rng.random_bool(0.12) {
            self.spoil(&mut c);
        }
        c
    }

    /// An address for `length` bytes, on the unit; half of them on a line.
    fn place(&mut self, length: u64, unit: u64) -> u64 {
        let line = u64::from(self.chip.nmc.line_bytes.value);
        let room = self.size - MARGIN - length;
        let step = if self.rng.random_bool(0.3) { line } else { unit };
        self.base + self.rng.random_range(0..=room / step) * step
    }

    /// An address a little above or below `x`, so that the buffers overlap or touch.
    fn near(&mut self, x: u64, length: u64, unit: u64) -> u64 {
        let reach = [length, 3 * 128, 16][self.rng.random_range(0..3)].min(length) / unit * unit;
        let low = x.saturating_sub(reach).max(self.base);
        let last = self.base + self.size - MARGIN - length;
        let high = (x + reach).min(last);
        let step = self.rng.random_range(0..=(high - low) / unit);
        (low + step * unit).clamp(self.base, last / unit * unit)
    }

    /// Makes the command wrong in one way.
    fn spoil(&mut self, c: &mut Command) {
        let space = 1u64 << self.chip.nmc.address_bits.value;
        match self.rng.random_range(0..7) {
            6 => {
                // Any bits of the field: too long for where the buffers lie, or not taken.
                let field = (1u64 << self.chip.nmc.length_bits.value) - 1;
                c.length = self.rng.random_range(0..=field);
                if check(c, &self.chip.nmc) == Status::Ok {
                    c.length = 0;
                }
            }
            0 => c.op = self.rng.random_range(2..16),
            1 => c.dtype = self.rng.random_range(3..16),
            2 => c.length = 0,
            3 => {
                let bits = 1 + self.rng.random_range(0..3u64);
                *[&mut c.a, &mut c.b, &mut c.s, &mut c.length][self.rng.random_range(0..4)] |= bits;
            }
            4 => {
                // On the element, and so far up that the buffer ends beyond the last address.
                let first_beyond = (space - c.length.max(1) + 1).next_multiple_of(4);
                if first_beyond > space - 4 {
                    c.length = 0;
                    return;
                }
                let steps = (space - 4 - first_beyond) / 4;
                let address = first_beyond + 4 * self.rng.random_range(0..=steps);
                match self.rng.random_range(0..3) {
                    0 => c.a = address,
                    1 if c.adds() => c.b = address,
                    _ => c.s = address,
                }
            }
            _ => {
                // S between A and B, all three overlapping.
                c.op = Op::Add.code();
                c.length = c.length.max(64) / 64 * 64;
                c.b = c.a + c.length / 4;
                c.s = c.a + c.length / 8;
            }
        }
    }
}
