//! Random cases of collectives, each from one seed, so arranged that any nine in a row are complete.
//!
//! ```text
//!   row 0:  kind 0  0  4  4  3  3  2  2  5  5  7  7  1  1  6  6  8  8
//!   row 1:       3  3  7  7  6  6  5  5  8  8  1  1  4  4  0  0  2  2
//!   ...          every kind in every row, twice in a row each
//! ```
//! There are nine kinds of collectives, algorithms counted apart. A case is a row: the kinds in some
//! order, so chosen that in the nine rows each of the 72 ordered pairs of different kinds follows
//! one upon the other exactly once. From row to row a kind goes through all element types and classes of
//! sizes. All else, sizes themselves, roots, surroundings, delays of the network, is random.

use mtia_model::cycle::me::world::Traffic;
use mtia_model::func::fabric::Options;
use mtia_model::hccl::{Collective, one_of_each};
use mtia_model::spec::Chip;
use mtia_model::spec::nmc::Dtype;
use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::session::Setup;

/// Kinds of collectives, algorithms counted apart: what [`one_of_each`] gives.
pub const KINDS: usize = 9;

/// The first of each three rows; the others are the same with 3 and 6 added to each kind, modulo 9.
const ROWS: [[usize; KINDS]; 3] =
    [[0, 4, 3, 2, 5, 7, 1, 6, 8], [1, 5, 4, 2, 8, 6, 7, 0, 3], [2, 7, 8, 3, 0, 5, 6, 4, 1]];

/// The kinds of a row; rows count modulo 9.
pub fn row(number: u64) -> [usize; KINDS] {
    let (base, shift) = (number as usize / 3 % 3, number as usize % 3);
    ROWS[base].map(|kind| (kind + 3 * shift) % KINDS)
}

/// How many ranks, of how many engines each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Arrangement {
    /// Ranks.
    pub ranks: usize,
    /// Engines of each.
    pub channels: usize,
}

impl Arrangement {
    /// Those that there are cases of.
    pub const ALL: [Arrangement; 6] = [
        Arrangement::new(2, 1),
        Arrangement::new(3, 1),
        Arrangement::new(4, 1),
        Arrangement::new(8, 1),
        Arrangement::new(2, 2),
        Arrangement::new(4, 2),
    ];

    const fn new(ranks: usize, channels: usize) -> Arrangement {
        Arrangement { ranks, channels }
    }

    /// Engines in all.
    pub const fn engines(&self) -> usize {
        self.ranks * self.channels
    }
}

/// How many elements a collective has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Size {
    /// One.
    One,
    /// Up to three for each engine, not the same number for all; engines may have none.
    Few,
    /// Some hundred, mostly not a multiple of the engines.
    Many,
}

impl Size {
    /// All classes.
    pub const ALL: [Size; 3] = [Size::One, Size::Few, Size::Many];

    fn elements(self, engines: usize, rng: &mut impl Rng) -> u64 {
        let (engines, rest) = (engines as u64, rng.random_range(1..engines as u64));
        match self {
            Size::One => 1,
            Size::Few => match rng.random_range(0..3) * engines + rest {
                1 => engines + 1,
                few => few,
            },
            Size::Many => {
                let each = rng.random_range(100..=600) / engines;
                each * engines + if rng.random_ratio(1, 4) { 0 } else { rest }
            }
        }
    }
}

/// One session.
#[derive(Clone, Debug)]
pub struct Case {
    /// What it was made from.
    pub seed: u64,
    /// Ranks and engines.
    pub arrangement: Arrangement,
    /// Kind of each collective.
    pub kinds: [usize; KINDS],
    /// The collectives.
    pub collectives: Vec<Collective>,
    /// In which order they are run.
    pub order: Vec<usize>,
    /// How they are placed.
    pub setup: Setup,
    /// Surroundings.
    pub traffic: Traffic,
    /// Delays of the network.
    pub network: Options,
}

impl Case {
    /// The case of `seed`, on one of the arrangements: nine cases in a row on each.
    ///
    /// # Panics
    /// If there are no arrangements.
    pub fn random(chip: &Chip, arrangements: &[Arrangement], seed: u64) -> Case {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let (number, rounds) = (seed % KINDS as u64, seed / KINDS as u64);
        let arrangement = arrangements[(rounds % arrangements.len() as u64) as usize];
        let kinds = row(number);
        let collectives = kinds.map(|kind| {
            // Each kind another one in each row.
            let class = (number as usize + kind) % KINDS;
            let (dtype, size) = (Dtype::ALL[class % 3], Size::ALL[class / 3]);
            let elements = size.elements(arrangement.engines(), &mut rng);
            one_of_each(arrangement.ranks, elements, dtype, rng.random()).swap_remove(kind)
        });
        let mut setup = Setup {
            channels: arrangement.channels,
            message_bytes: [1 << 18, 1 << 18, 256, 64][rng.random_range(0..4)],
            // Two or three cases of nine are without it, other rows in other rounds.
            send_sync: (number + rounds) % 4 != 1,
            in_place: rng.random(),
            late_cycles: [0, 300, 3000][rng.random_range(0..3)],
            seed: rng.random(),
        };
        if !setup.send_sync {
            // Else receives are posted before the first message comes.
            setup.late_cycles = 3000;
        }
        let ideal = rng.random_ratio(1, 5);
        let traffic = if ideal { Traffic::ideal(chip) } else { Traffic::random(rng.random()) };
        let network = Options {
            delay: delay(&mut rng),
            completion_delay: delay(&mut rng),
            rnr_delay: rng.random_range(1..400),
            ..Options::seeded(rng.random())
        };
        Case {
            seed,
            arrangement,
            kinds,
            collectives: collectives.into(),
            order: (0..KINDS).flat_map(|i| [i, i]).collect(),
            setup,
            traffic,
            network,
        }
    }
}

/// Delays of the network, in cycles: none to speak of, some, long and any, long and nearly the same.
fn delay(rng: &mut impl Rng) -> std::ops::RangeInclusive<u64> {
    [1..=1, 1..=100, 1..=1500, 700..=720][rng.random_range(0..4)].clone()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use mtia_model::hccl::Kind;

    use super::*;

    fn elements(collective: &Collective) -> Option<u64> {
        match collective.kind {
            Kind::AllReduce { elements, .. }
            | Kind::ReduceScatter { elements }
            | Kind::AllGather { elements }
            | Kind::AllToAll { elements }
            | Kind::Broadcast { elements, .. }
            | Kind::SendRecv { elements, .. } => Some(elements),
            Kind::AllToAllV { .. } => None,
        }
    }

    #[test]
    fn nine_cases_are_complete() {
        let chip = Chip::preset("mini").expect("preset");
        for (a, arrangement) in Arrangement::ALL.iter().enumerate() {
            let (mut pairs, mut classes) = (BTreeSet::new(), BTreeSet::new());
            let first = (Arrangement::ALL.len() * 5 + a) as u64 * 9;
            for seed in first..first + 9 {
                let case = Case::random(&chip, &Arrangement::ALL, seed);
                assert_eq!(case.arrangement, *arrangement);
                pairs.extend(case.kinds.windows(2).map(|p| (p[0], p[1])));
                for (kind, collective) in case.kinds.iter().zip(&case.collectives) {
                    assert_eq!(collective.ranks, arrangement.ranks);
                    let size = elements(collective).map(|n| [n > 1, n > 24]);
                    classes.insert((*kind, collective.dtype.code(), size));
                }
                let twice: Vec<usize> = case.order.chunks(2).map(|p| p[0]).collect();
                assert!(case.order.chunks(2).all(|p| p[0] == p[1]));
                assert_eq!(twice, (0..KINDS).collect::<Vec<_>>());
            }
            assert_eq!(pairs.len(), KINDS * (KINDS - 1), "ordered pairs of different kinds");
            assert!(pairs.iter().all(|(a, b)| a != b));
            // The sizes of an all-to-allv are many numbers: only its types are looked at.
            assert_eq!(classes.len(), (KINDS - 1) * 9 + 3, "{classes:?}");
        }
    }
}
