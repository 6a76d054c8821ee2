//! Reads at random times, each timed: what latency costs under load.
//!
//! ```text
//!   made, RATE lines a cycle on average --> | endless queue | --Dma--> fabric interface
//! ```
//! Latency counts from making a read to the status of its transfer. All from one seed.

use std::collections::VecDeque;
use std::ops::Range;
use std::sync::mpsc::Sender;

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::{Dma, Kernel, Transfer};

/// A read: 4 KB, so that the commands that a fabric interface has under way cover the latency.
pub const READ_BYTES: u32 = 4096;
/// Lines of it.
pub const READ_LINES: u32 = READ_BYTES / 64;

/// Where one PE reads: pieces of `piece` bytes, of which every `pes`-th is its own.
#[derive(Clone, Copy, Debug)]
pub struct Walk {
    /// Number of the PE, and of all.
    pub pe: u64,
    /// See `pe`.
    pub pes: u64,
    /// Bytes of a piece, a multiple of [`READ_BYTES`].
    pub piece: u32,
    /// Pieces; then it begins again.
    pub pieces: u64,
}

/// One PE's reads.
#[derive(Debug)]
pub struct Probe {
    walk: Walk,
    /// Chance of a read being made in a cycle.
    chance: f64,
    /// Reads are made before this cycle.
    until: u64,
    rng: ChaCha8Rng,
    next: u64,
    /// When each read that waits was made; when each that is under way was, by tag.
    waiting: VecDeque<u64>,
    under_way: [Option<u64>; TAGS],
    /// Reads that were made in these cycles are told: their latency.
    measured: Range<u64>,
    samples: Sender<u64>,
    /// The next cycle that has not been drawn.
    drawn: u64,
}

/// Reads under way at most: beyond what a fabric interface has.
const TAGS: usize = 64;

impl Probe {
    /// `rate` lines a cycle up to the end of `measured`; latencies of what is made in it go to
    /// `samples`.
    pub fn new(
        walk: Walk,
        rate: f64,
        measured: Range<u64>,
        seed: u64,
        samples: Sender<u64>,
    ) -> Probe {
        Probe {
            walk,
            chance: (rate / f64::from(READ_LINES)).min(1.0),
            until: measured.end,
            rng: ChaCha8Rng::seed_from_u64(seed),
            next: 0,
            waiting: VecDeque::new(),
            under_way: [None; TAGS],
            measured,
            samples,
            drawn: 0,
        }
    }

    fn transfer(&mut self, tag: usize) -> Transfer {
        let Walk { pe, pes, piece, pieces } = self.walk;
        let reads = u64::from(piece / READ_BYTES);
        let at = (pe + self.next / reads * pes) % pieces;
        let address = at * u64::from(piece) + self.next % reads * u64::from(READ_BYTES);
        self.next += 1;
        Transfer {
            write: false,
            address,
            local: 0,
            length: READ_BYTES,
            steering: 1,
            tag: tag as u8,
        }
    }
}

impl Kernel for Probe {
    fn clock(&mut self, now: u64, dma: &mut dyn Dma) {
        if let Some(tag) = dma.ended()
            && let Some(made) = self.under_way[usize::from(tag)].take()
            && self.measured.contains(&made)
        {
            // Nobody listens any more where the run was given up.
            let _ = self.samples.send(now - made);
        }
        while self.drawn <= now && self.drawn < self.until {
            if self.rng.random_bool(self.chance) {
                self.waiting.push_back(self.drawn);
            }
            self.drawn += 1;
        }
        if dma.ready(false)
            && let Some(tag) = self.under_way.iter().position(Option::is_none)
            && let Some(made) = self.waiting.pop_front()
        {
            self.under_way[tag] = Some(made);
            let transfer = self.transfer(tag);
            dma.start(transfer);
        }
    }

    fn next_event(&self, now: u64) -> Option<u64> {
        (now < self.until || !self.waiting.is_empty()).then_some(now)
    }

    fn is_done(&self) -> bool {
        self.drawn >= self.until
            && self.waiting.is_empty()
            && self.under_way.iter().all(Option::is_none)
    }

    fn simd_busy(&self) -> u64 {
        0
    }
}
