//! The output of a router's lane by itself: who is granted, against the rules as its page has them.
//! No model runs along; what must hold is counted here. A failure prints the seed.

use mtia_hw::router::Output;
use mtia_model::spec::weights::{MOST, WEIGHT_BITS};
use mtia_rtl::Design;
use mtia_testbench::Bench;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use verilator_sys::{Library, Model};

const HEADS: usize = 8;
const CLASSES: usize = 2;
const DEPTH: u32 = 4;
const SEED: u64 = 0x0077_ea17;
const CYCLES: usize = 100_000;

fn verilate(weighted: bool) -> Library {
    let block = Output { heads: HEADS as u32, classes: CLASSES as u32, depth: DEPTH, weighted };
    let design = Design::elaborate(&block).expect("the description is sound");
    Bench::default().compile(&design, false).expect("it compiles")
}

/// The block with what its surroundings know of it.
struct Rig {
    rtl: Model,
    /// Places free behind the output, by class.
    room: [u32; CLASSES],
}

impl Rig {
    fn new(library: &Library, weights: Option<[u32; HEADS]>) -> Rig {
        let mut rig = Rig { rtl: library.instantiate().expect("it runs"), room: [DEPTH; CLASSES] };
        for (name, value) in [("asks", 0), ("credit", 0), ("reset", 1)] {
            rig.set(name, value);
        }
        if let Some(weights) = weights {
            let packed = weights.iter().rev().fold(0, |all, &w| all << WEIGHT_BITS | u64::from(w));
            rig.set("weights", packed);
        }
        rig.rtl.rise();
        rig.set("reset", 0);
        rig
    }

    fn set(&mut self, name: &str, value: u64) {
        let port = self.rtl.port(name).expect("a port");
        self.rtl.set(port, value);
    }

    /// A cycle: who asks, which credits come back. Gives who could have been granted, and who was.
    fn cycle(&mut self, asks: u64, credit: u64) -> (u64, Option<usize>) {
        self.set("asks", asks);
        self.set("credit", credit);
        self.rtl.settle();
        let able: u64 = (0..HEADS)
            .filter(|h| asks >> h & 1 == 1 && self.room[h % CLASSES] > 0)
            .fold(0, |able, h| able | 1 << h);
        let grant = self.rtl.get(self.rtl.port("grant").expect("a port"));
        assert_eq!(grant & !able, 0, "grants {grant:#b} of {able:#b}, seed {SEED}");
        // Nothing is idle while someone could send.
        assert_eq!(grant.count_ones(), u32::from(able != 0), "grants {grant:#b} of {able:#b}");
        let granted = (grant != 0).then(|| grant.trailing_zeros() as usize);
        for (c, room) in self.room.iter_mut().enumerate() {
            *room += (credit >> c & 1) as u32;
            *room -= u32::from(granted.is_some_and(|h| h % CLASSES == c));
        }
        self.rtl.rise();
        (able, granted)
    }
}

/// While a head could send, the others send at most what they weigh, and a flit each.
#[test]
fn nobody_waits_longer_than_the_others_weigh() {
    for weighted in [false, true] {
        let library = verilate(weighted);
        let mut random = ChaCha8Rng::seed_from_u64(SEED);
        let mut longest = 0;
        for _ in 0..20 {
            let weights: [u32; HEADS] =
                std::array::from_fn(|_| if weighted { random.random_range(1..=MOST) } else { 0 });
            let mut rig = Rig::new(&library, weighted.then_some(weights));
            let total: u32 = weights.iter().sum();
            let mut waited = [0; HEADS];
            let mut asks = 0u64;
            // Heads that come and go, or stay, and buffers that empty slowly or at once.
            let (come, back) = (random.random_range(0.05..1.0), random.random_range(0.2..1.0));
            for _ in 0..CYCLES / 20 {
                for h in 0..HEADS {
                    asks |= u64::from(random.random_bool(come)) << h;
                }
                let credit = (0..CLASSES).fold(0, |credit, c| {
                    let owed = rig.room[c] < DEPTH && random.random_bool(back);
                    credit | u64::from(owed) << c
                });
                let (able, granted) = rig.cycle(asks, credit);
                for (h, waited) in waited.iter_mut().enumerate() {
                    let could = able >> h & 1 == 1;
                    *waited = if could && granted != Some(h) { *waited + 1 } else { 0 };
                    let bound = total - weights[h] + HEADS as u32 - 1;
                    assert!(*waited <= bound, "head {h} of {weights:?} waited {waited} flits");
                    longest = longest.max(*waited);
                }
                if let Some(h) = granted {
                    asks &= !(1 << h);
                }
            }
        }
        println!("weighted {weighted}: the longest wait was {longest} flits of others");
    }
}

/// With all heads waiting, each round is every head's weight in flits.
#[test]
fn a_round_is_what_all_weigh() {
    let library = verilate(true);
    let mut random = ChaCha8Rng::seed_from_u64(SEED);
    for _ in 0..20 {
        let weights: [u32; HEADS] = std::array::from_fn(|_| random.random_range(1..=MOST));
        let mut rig = Rig::new(&library, Some(weights));
        let mut credit = 0;
        for round in 0..10 {
            let mut sent = [0; HEADS];
            for _ in 0..weights.iter().sum() {
                let (_, granted) = rig.cycle((1 << HEADS) - 1, credit);
                let h = granted.expect("someone can always send");
                sent[h] += 1;
                // The place is free again at once.
                credit = 1 << (h % CLASSES);
            }
            assert_eq!(sent, weights, "round {round}");
        }
    }
}
