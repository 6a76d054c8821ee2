//! Random cases: traffic, configuration and surroundings of one run, all from one seed.

use mtia_model::spec::Chip;
use mtia_model::spec::llc::{STEERINGS, Sizes};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// Which errors are planted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Errors {
    /// None.
    None,
    /// One wrong bit in a word of a line, or in a tag: nobody may notice.
    Single,
    /// Also two in a word: what is read then is poisoned, never silently wrong.
    Double,
    /// Also two in a tag: its line is lost, so bytes are not compared.
    Tag,
}

/// One run.
#[derive(Clone, Debug)]
pub struct Case {
    /// What it was made from.
    pub seed: u64,
    /// Read requests and written fragments in all.
    pub reads: u32,
    /// Fragments written.
    pub writes: u32,
    /// Lines that accesses fall on: so many hot ones (0: none).
    pub hot: u32,
    /// In 256ths: accesses that fall on hot lines; on one set; on the scratch part; the next
    /// fragment after the last. The rest falls anywhere.
    pub chances: [u8; 4],
    /// In 256ths: writes of whole lines; poisoned ones.
    pub whole: u8,
    /// See `whole`.
    pub poison: u8,
    /// Lines of memory that are poisoned from the beginning, in 256ths.
    pub bad_memory: u8,
    /// Ways of each steering tag.
    pub masks: [u32; STEERINGS as usize],
    /// Ways that are scratch.
    pub scratch_ways: u32,
    /// Planted errors.
    pub errors: Errors,
    /// In 65536ths: chance of an error being planted, of a flush, of a register being read.
    pub utility: [u16; 3],
    /// In 256ths: cycles without a new request, without a new write.
    pub idle: [u8; 2],
    /// In 256ths: cycles in which lines read, acknowledgements, requests to memory, answers of
    /// registers are not taken.
    pub refuse: [u8; 4],
    /// Cycles from a fetch to its line, and how many more at most.
    pub latency: (u32, u32),
    /// First run this many cycles, reset, and then run.
    pub reset_after: Option<u64>,
}

impl Case {
    /// The case of `seed`.
    pub fn random(chip: &Chip, seed: u64) -> Case {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let sizes = Sizes::new(chip);
        let quiet = rng.random_ratio(1, 4);
        let stall = |rng: &mut ChaCha8Rng| {
            if quiet { 0 } else { [0, 0, 20, 128, 230][rng.random_range(0..5)] }
        };
        let all = u32::MAX >> (32 - sizes.ways);
        let scratch_ways = match rng.random_range(0..4) {
            0 | 1 => 0,
            2 => rng.random_range(1..sizes.ways),
            _ => sizes.ways - 1,
        };
        let errors = match rng.random_range(0..8) {
            0..4 => Errors::None,
            4 | 5 => Errors::Single,
            6 => Errors::Double,
            _ => Errors::Tag,
        };
        let partitioned = rng.random_ratio(1, 3);
        let masks = std::array::from_fn(|_| match rng.random_range(0..4) {
            _ if !partitioned => all,
            0 => 1 << rng.random_range(0..sizes.ways),
            1 => 0,
            _ => rng.random::<u32>() & all,
        });
        let only_reads = rng.random_ratio(1, 12);
        let count = |rng: &mut ChaCha8Rng| [20, 100, 300, 600][rng.random_range(0..4)];
        // Lines written whole pile up behind a fill whose reads do not leave.
        let flood = !only_reads && rng.random_ratio(1, 8);
        let case = Case {
            seed,
            reads: count(&mut rng),
            writes: if only_reads { 0 } else { count(&mut rng) },
            hot: [1, 2, 8, 30][rng.random_range(0..4)],
            chances: match rng.random_range(0..5) {
                0 => [200, 10, 10, 10],
                1 => [20, 180, 10, 10],
                2 => [30, 10, 10, 190],
                3 => [20, 20, 150, 20],
                _ => [60, 60, 30, 60],
            },
            whole: [20, 128, 240][rng.random_range(0..3)],
            poison: if rng.random_ratio(1, 4) { 30 } else { 0 },
            bad_memory: if rng.random_ratio(1, 4) { 40 } else { 0 },
            masks,
            scratch_ways,
            errors,
            utility: [
                if errors == Errors::None { 0 } else { [200, 2000][rng.random_range(0..2)] },
                if rng.random_ratio(1, 3) { 20 } else { 0 },
                [0, 3000][rng.random_range(0..2)],
            ],
            idle: [stall(&mut rng), stall(&mut rng)],
            refuse: std::array::from_fn(|_| stall(&mut rng)),
            latency: (
                [1, 3, 20, 100, 300][rng.random_range(0..5)],
                if quiet { 0 } else { [0, 5, 60, 300][rng.random_range(0..4)] },
            ),
            reset_after: rng.random_ratio(1, 10).then(|| rng.random_range(1..4000)),
        };
        if !flood {
            return case;
        }
        Case {
            chances: [60, 0, 0, 150],
            whole: 255,
            idle: [128, 0],
            refuse: [250, 0, 0, case.refuse[3]],
            latency: (3, 5),
            masks: [all; STEERINGS as usize],
            scratch_ways: 0,
            ..case
        }
    }
}
