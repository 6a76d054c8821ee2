//! A bad network in between, by choice: losses, delays, overtaking, copies and damage, from a seed.
//!
//! ```text
//!   datagram --> lost? silent path? --> damaged? --> held for the delay, longer if it is overtaken --> out
//!                                   \-> copied: a second one, held by itself
//! ```
//! The same datagrams in the same order meet the same fate; which datagrams there are depends on time.

use std::cmp::Reverse;
use std::collections::{BTreeSet, BinaryHeap};
use std::time::{Duration, Instant};

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde::Serialize;

/// What is done to datagrams. Probabilities are of a datagram, in both directions.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Plan {
    /// Lost.
    pub loss: f64,
    /// Held so long.
    pub delay: Duration,
    /// Held once more for up to `overtaken_by`: later ones overtake it.
    pub reorder: f64,
    /// Most that an overtaken one is held beyond the delay.
    pub overtaken_by: Duration,
    /// Comes twice.
    pub duplicate: f64,
    /// A bit is turned.
    pub corrupt: f64,
    /// Of all that is drawn.
    pub seed: u64,
}

impl Plan {
    /// Whether nothing is done.
    pub fn is_nothing(&self) -> bool {
        let never = [self.loss, self.reorder, self.duplicate, self.corrupt] == [0.0; 4];
        never && self.delay.is_zero()
    }
}

/// A seed, short enough to be typed again.
pub fn draw_seed() -> u64 {
    rand::random::<u32>().into()
}

/// How many datagrams met what.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Injected {
    /// Lost by chance.
    pub lost: u64,
    /// Lost as their path was silenced.
    pub silenced: u64,
    /// Held longer than others.
    pub reordered: u64,
    /// Copied.
    pub duplicated: u64,
    /// Damaged.
    pub corrupted: u64,
}

#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Held<T> {
    until: Instant,
    order: u64,
    what: T,
    datagram: Vec<u8>,
}

/// One direction of a bad network, for datagrams that are described by a `T`.
#[derive(Debug)]
pub struct Faults<T> {
    plan: Plan,
    rng: ChaCha8Rng,
    held: BinaryHeap<Reverse<Held<T>>>,
    order: u64,
    silent: BTreeSet<u8>,
    /// What has been done.
    pub injected: Injected,
}

/// The byte of a datagram that names its path.
const PATH_AT: usize = 2;

impl<T: Clone + Ord> Faults<T> {
    /// Does what the plan says; `direction` keeps the two directions' draws apart.
    pub fn new(plan: Plan, direction: u64) -> Self {
        let mut rng = ChaCha8Rng::seed_from_u64(plan.seed);
        rng.set_stream(direction);
        let (held, silent) = (BinaryHeap::new(), BTreeSet::new());
        Self { plan, rng, held, order: 0, silent, injected: Injected::default() }
    }

    /// Lets nothing of a path through, or again everything.
    pub fn silence(&mut self, path: u8, silent: bool) {
        if silent {
            self.silent.insert(path);
        } else {
            self.silent.remove(&path);
        }
    }

    fn happens(&mut self, probability: f64, count: impl Fn(&mut Injected) -> &mut u64) -> bool {
        let happens = self.rng.random_bool(probability.clamp(0.0, 1.0));
        *count(&mut self.injected) += u64::from(happens);
        happens
    }

    /// A datagram enters.
    pub fn enter(&mut self, now: Instant, what: T, datagram: &[u8]) {
        // These draws are made for each datagram, so that one probability does not move another's draws.
        let lost = self.happens(self.plan.loss, |i| &mut i.lost);
        let corrupt = self.happens(self.plan.corrupt, |i| &mut i.corrupted);
        let twice = self.happens(self.plan.duplicate, |i| &mut i.duplicated);
        let silenced = datagram.get(PATH_AT).is_some_and(|path| self.silent.contains(path));
        self.injected.silenced += u64::from(silenced);
        if lost || silenced || datagram.is_empty() {
            return;
        }
        let mut datagram = datagram.to_vec();
        if corrupt {
            let bit = self.rng.random_range(0..8 * datagram.len());
            datagram[bit / 8] ^= 1 << (bit % 8);
        }
        if twice {
            self.hold(now, what.clone(), datagram.clone());
        }
        self.hold(now, what, datagram);
    }

    fn hold(&mut self, now: Instant, what: T, datagram: Vec<u8>) {
        let late = self.happens(self.plan.reorder, |i| &mut i.reordered);
        let more = self.plan.overtaken_by.mul_f64(self.rng.random::<f64>());
        let until = now + self.plan.delay + if late { more } else { Duration::ZERO };
        self.order += 1;
        self.held.push(Reverse(Held { until, order: self.order, what, datagram }));
    }

    /// The next datagram whose time has come.
    pub fn leave(&mut self, now: Instant) -> Option<(T, Vec<u8>)> {
        if self.next()? > now {
            return None;
        }
        self.held.pop().map(|Reverse(held)| (held.what, held.datagram))
    }

    /// When the next one leaves.
    pub fn next(&self) -> Option<Instant> {
        self.held.peek().map(|Reverse(held)| held.until)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn run(plan: Plan, count: u32) -> (Vec<(u32, Vec<u8>)>, Injected) {
        let (mut faults, now) = (Faults::new(plan, 0), Instant::now());
        for i in 0..count {
            faults.enter(now, i, &[1, 8, (i % 4) as u8, 0, 5, 6, 7, 8]);
        }
        let late = now + Duration::from_secs(1);
        let all = std::iter::from_fn(|| faults.leave(late)).collect();
        (all, faults.injected)
    }

    #[test]
    fn nothing_is_done_to_what_is_left_alone() {
        let (all, injected) = run(Plan::default(), 100);
        assert!(all.iter().map(|one| one.0).eq(0..100));
        assert_eq!(injected, Injected::default());
        assert!(Plan::default().is_nothing());
    }

    #[test]
    fn what_happens_is_counted_and_repeats_with_the_seed() {
        let overtaken_by = Duration::from_millis(1);
        let plan = Plan {
            loss: 0.1,
            reorder: 0.2,
            overtaken_by,
            duplicate: 0.05,
            corrupt: 0.02,
            seed: 3,
            ..Plan::default()
        };
        let (all, injected) = run(plan, 10_000);
        assert_eq!((all.clone(), injected), run(plan, 10_000));
        assert_ne!(all, run(Plan { seed: 4, ..plan }, 10_000).0);
        let near =
            |count: u64, share: f64| (count as f64 - 1e4 * share).abs() < 500.0 * share.sqrt();
        assert!(near(injected.lost, 0.1) && near(injected.duplicated, 0.05), "{injected:?}");
        assert!(near(injected.corrupted, 0.02) && near(injected.reordered, 0.19), "{injected:?}");
        let copies = all.len() as u64 + injected.lost - 10_000;
        assert!(copies <= injected.duplicated && copies > 0);
        assert!(!all.is_sorted_by_key(|one| one.0));
    }

    #[test]
    fn a_silent_path_says_nothing_until_it_may_again() {
        let (mut faults, now) = (Faults::new(Plan::default(), 0), Instant::now());
        faults.silence(2, true);
        faults.enter(now, (), &[1, 8, 2, 0]);
        faults.enter(now, (), &[1, 8, 3, 0]);
        assert_eq!(faults.leave(now), Some(((), vec![1, 8, 3, 0])));
        assert_eq!((faults.leave(now), faults.injected.silenced), (None, 1));
        faults.silence(2, false);
        faults.enter(now, (), &[1, 8, 2, 0]);
        assert!(faults.leave(now).is_some());
    }

    #[test]
    fn delays_are_kept() {
        let plan = Plan { delay: Duration::from_millis(5), ..Plan::default() };
        let (mut faults, now) = (Faults::new(plan, 0), Instant::now());
        faults.enter(now, (), &[1]);
        assert_eq!(faults.next(), Some(now + plan.delay));
        assert_eq!(faults.leave(now + plan.delay - Duration::from_nanos(1)), None);
        assert!(faults.leave(now + plan.delay).is_some());
    }
}
