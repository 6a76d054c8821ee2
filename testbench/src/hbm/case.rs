//! Random cases: what is asked for, how the surroundings behave, and which bits go wrong on the way
//! from HBM, all from one seed.

use mtia_model::cycle::hbm::port::{Bytes, Request};
use mtia_model::spec::Chip;
use mtia_model::spec::hbm::{AddressMap, BankAddress, Place};
use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// Where lines of a phase lie.
#[derive(Clone, Copy, Debug)]
pub enum Pattern {
    /// Among a few lines: requests meet others of their line.
    Few {
        /// The first of them.
        base: u64,
        /// How many.
        count: u64,
    },
    /// Two streams, each going on from line to line.
    Streams([u64; 2]),
    /// Anywhere.
    Anywhere,
    /// Rows of one bank: conflicts.
    Bank(BankAddress),
    /// Rows of one bank group.
    Group(BankAddress),
}

/// Some hundred clocks of one kind of traffic. Chances are of 256.
#[derive(Clone, Copy, Debug)]
pub struct Phase {
    /// Clocks it lasts.
    pub clocks: u64,
    /// That a request is made where none waits.
    pub offer: u8,
    /// That it writes.
    pub write: u8,
    /// That a written line is poisoned.
    pub poison: u8,
    /// That a response is taken in a clock.
    pub take: u8,
    /// That a register is asked for in a clock.
    pub utility: u8,
    /// Where lines lie.
    pub pattern: Pattern,
}

/// One run.
#[derive(Clone, Debug)]
pub struct Case {
    /// What it was made from.
    pub seed: u64,
    /// The traffic; afterwards all is drained.
    pub phases: Vec<Phase>,
    /// Bursts of 256 that come with a wrong bit, and with two.
    pub wrong: [u8; 2],
    /// First run this many clocks, reset, and then run.
    pub reset_after: Option<u64>,
    rng: ChaCha8Rng,
    map: AddressMap,
    rows: u32,
    tags: u16,
    streams: [u64; 2],
}

impl Case {
    /// The case of `seed`.
    pub fn random(chip: &Chip, seed: u64) -> Case {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let map = AddressMap::new(&chip.hbm);
        let phases = (0..rng.random_range(3..=8)).map(|_| phase(&mut rng, &map)).collect();
        let errors = rng.random_bool(0.4);
        let wrong =
            if errors { [rng.random_range(0..60), rng.random_range(0..20)] } else { [0; 2] };
        let reset_after = rng.random_bool(0.15).then(|| rng.random_range(1..1500));
        Case {
            seed,
            phases,
            wrong,
            reset_after,
            map,
            rows: chip.hbm.rows.value,
            tags: (1u32 << chip.hbm.tag_bits.value).min(1 << 15) as u16,
            streams: [0; 2],
            rng,
        }
    }

    /// Whether something happens of which the chance is `of_256`.
    pub fn chance(&mut self, of_256: u8) -> bool {
        self.rng.random::<u8>() < of_256
    }

    /// A register's offset, or something near.
    pub fn register(&mut self, most: u64) -> u64 {
        if self.rng.random_bool(0.9) {
            self.rng.random_range(0..most / 8) * 8
        } else {
            self.rng.random_range(0..most)
        }
    }

    /// Anything, for ports that say nothing.
    pub fn noise(&mut self) -> u64 {
        self.rng.next_u64()
    }

    /// The next request of a phase; `free` says which tags are not in use.
    pub fn request(&mut self, phase: &Phase, free: impl Fn(u16) -> bool) -> Option<Request<Bytes>> {
        if !self.chance(phase.offer) {
            return None;
        }
        let write = self.chance(phase.write);
        let tag = (0..4).map(|_| self.rng.random_range(0..self.tags)).find(|&tag| free(tag));
        // Without a free tag there is no read.
        let tag = if write { self.rng.random_range(0..self.tags) } else { tag? };
        let address = self.line(phase.pattern, write);
        let mut data = [0; 64];
        self.rng.fill_bytes(&mut data);
        let poison = write && self.chance(phase.poison);
        Some(Request { write, address, tag, poison, data })
    }

    fn line(&mut self, pattern: Pattern, write: bool) -> u64 {
        let lines = self.map.lines();
        match pattern {
            Pattern::Few { base, count } => (base + self.rng.random_range(0..count)) % lines,
            Pattern::Streams(first) => {
                let k = usize::from(write);
                let line = (first[k] + self.streams[k]) % lines;
                self.streams[k] += 1;
                line
            }
            Pattern::Anywhere => self.rng.random_range(0..lines),
            Pattern::Bank(bank) => self.within(bank),
            Pattern::Group(bank) => {
                let bank = BankAddress {
                    bank: self.rng.random_range(0..1 << self.map.bank_bits) as u8,
                    ..bank
                };
                self.within(bank)
            }
        }
    }

    fn within(&mut self, bank: BankAddress) -> u64 {
        let row = self.rng.random_range(0..3) * self.rng.random_range(0..self.rows / 3);
        let column = self.rng.random_range(0..1 << self.map.column_bits);
        self.map.address(Place { bank, row, column })
    }

    /// Bits of a burst that come wrong: data, check bits and copies of the poison count through.
    pub fn wrong_bits(&mut self, guarded: u32, all: u32) -> Vec<u32> {
        let bits = match self.rng.random::<u8>() {
            x if x < self.wrong[0] => 1,
            x if x - self.wrong[0] < self.wrong[1] => 2,
            _ => 0,
        };
        let mut wrong: Vec<u32> = Vec::new();
        while wrong.len() < bits {
            let bit = self.rng.random_range(0..guarded);
            if !wrong.contains(&bit) {
                wrong.push(bit);
            }
        }
        // Two copies of the poison may be wrong as well: it makes no difference.
        if self.wrong[0] != 0 && self.rng.random_ratio(1, 8) {
            wrong.extend([guarded, self.rng.random_range(guarded + 1..all)]);
        }
        wrong
    }
}

fn chance(rng: &mut ChaCha8Rng) -> u8 {
    [0, 3, 30, 128, 230, 255][rng.random_range(0..6)]
}

fn phase(rng: &mut ChaCha8Rng, map: &AddressMap) -> Phase {
    let lines = map.lines();
    let bank = map.bank_address(rng.random_range(0..map.banks()));
    let anywhere = |rng: &mut ChaCha8Rng| rng.random_range(0..lines);
    let pattern = match rng.random_range(0..6) {
        0 => Pattern::Few { base: anywhere(rng), count: rng.random_range(1..24) },
        1 | 2 => Pattern::Streams([anywhere(rng), anywhere(rng)]),
        3 => Pattern::Anywhere,
        4 => Pattern::Bank(bank),
        _ => Pattern::Group(bank),
    };
    Phase {
        clocks: rng.random_range(50..1200),
        offer: [4, 40, 255, 255][rng.random_range(0..4)],
        write: [0, 20, 85, 128, 240, 255][rng.random_range(0..6)],
        poison: [0, 0, 40][rng.random_range(0..3)],
        take: chance(rng).max(2),
        utility: [0, 10, 200][rng.random_range(0..3)],
        pattern,
    }
}
