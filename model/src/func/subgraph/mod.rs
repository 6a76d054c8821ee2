//! The function of the message engine: what subgraphs of WQEs do to the memories of several ranks,
//! without time.
//!
//! ```text
//!   messages that start subgraphs --> +---------------+ --> reports
//!                                     | System        |
//!                                     |  engines x n  |<--> Fabric <--> other ranks' engines
//!                                     +---------------+
//!                                            ^
//!                                     memory of the rank (nmc::execute, SET, WAIT)
//! ```
//!
//! This is the floor that firmware and hardware are compared with, so it allows all that the
//! rules of a WQE stream allow, and chooses by a seed: which engine acts next and how fast it is,
//! which of its subgraphs goes on, when a command of the NMC or a store takes effect between issue
//! and completion, in which order those of one engine do, and what the network does
//! ([`super::fabric`]). A graph whose result does not depend on such choices gives one result for
//! all seeds; one that is wrong shows under some seed.
//!
//! # The rules
//! - WQEs of a subgraph are issued in sequence. One is held back only by its own ordering fields, by
//!   a fence before it, or, if it is a WAIT, by its comparison; and with it all after it.
//! - Complete is: a NOOP when issued; a network kind when its completion has come; REDUCE and COPY
//!   when the NMC's status has; SET when its store is acknowledged; WAIT when its comparison held.
//! - Subgraphs of one engine run side by side in [`SLOTS`] places at most; further ones wait for a
//!   place in the order of their messages.
//! - A subgraph ends with one report. [`Report::Done`] comes when all is complete. A bad WQE
//!   ([`wqe::check`]) or a completion with an error stops issue; that of the lowest index is
//!   reported, when all that was issued is complete but receives, which might never be. The place
//!   of such a subgraph is not given to another before those receives have completed too; their
//!   outcome is dropped.
//! - The WQEs are read when the subgraph begins.

mod engine;
pub mod random;
mod report;

pub use engine::SLOTS;
pub use report::{Blocked, Deadlock, Reason};

use rand::seq::{IndexedRandom, SliceRandom};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::fabric::{Connection, Fabric, FabricError, Options};
use super::memory::Memory;
use crate::spec::chip::Chip;
use crate::spec::me::{COUNTERS, CounterId, MESSAGE_WORDS, Report, Start};
#[cfg(doc)]
use crate::spec::wqe;
use engine::Engine;

/// Message engines of several ranks, their memories and the network between them.
#[derive(Clone, Debug)]
pub struct System {
    engines: Vec<Engine>,
    engines_per_rank: usize,
    world: World,
    rng: ChaCha8Rng,
    /// How likely each engine acts in a round, in 1/256.
    pace: Vec<u32>,
}

/// All that engines share.
#[derive(Clone, Debug)]
struct World {
    chip: Chip,
    memories: Vec<Memory>,
    fabric: Fabric,
    now: u64,
}

impl System {
    /// Engines `0..engines_per_rank` on each rank; there are as many ranks as memories. WQEs may
    /// use all of a rank's memory. The network behaves as [`Options::seeded`] says.
    ///
    /// # Errors
    /// If the connections do not fit the ranks.
    pub fn new(
        chip: &Chip,
        engines_per_rank: usize,
        memories: Vec<Memory>,
        connections: &[Connection],
        seed: u64,
    ) -> Result<System, FabricError> {
        let fabric = Fabric::new(memories.len(), connections, Options::seeded(seed))?;
        Ok(System::with_fabric(chip, engines_per_rank, memories, fabric, seed))
    }

    /// The same on a given network, which has as many ranks as there are memories.
    ///
    /// # Panics
    /// If it has not.
    pub fn with_fabric(
        chip: &Chip,
        engines_per_rank: usize,
        memories: Vec<Memory>,
        fabric: Fabric,
        seed: u64,
    ) -> System {
        assert_eq!(memories.len(), fabric.ranks(), "a memory for each rank");
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let engines: Vec<Engine> = (0..memories.len())
            .flat_map(|rank| (0..engines_per_rank).map(move |me| Engine::new(rank, me)))
            .collect();
        // Some engines are much slower than others, as an early or late rank is in life.
        let pace = engines.iter().map(|_| [256, 200, 64, 8][rng.random_range(0..4)]).collect();
        let world = World { chip: chip.clone(), memories, fabric, now: 0 };
        System { engines, engines_per_rank, world, rng, pace }
    }

    /// Ranks there are.
    pub fn ranks(&self) -> usize {
        self.world.memories.len()
    }

    /// A rank's memory.
    ///
    /// # Panics
    /// If there is no such rank.
    pub fn memory(&self, rank: usize) -> &Memory {
        &self.world.memories[rank]
    }

    /// A rank's memory, to change.
    ///
    /// # Panics
    /// If there is no such rank.
    pub fn memory_mut(&mut self, rank: usize) -> &mut Memory {
        &mut self.world.memories[rank]
    }

    /// The network.
    pub fn fabric(&self) -> &Fabric {
        &self.world.fabric
    }

    /// The network, to register memory.
    pub fn fabric_mut(&mut self) -> &mut Fabric {
        &mut self.world.fabric
    }

    /// Gives an engine a message of the control core.
    ///
    /// # Panics
    /// If there is no such engine.
    pub fn send(&mut self, rank: usize, me: usize, message: [u32; MESSAGE_WORDS]) {
        self.engine(rank, me).take_message(message);
    }

    /// Starts a subgraph that is in the rank's memory.
    ///
    /// # Panics
    /// If there is no such engine.
    pub fn start(&mut self, rank: usize, me: usize, start: &Start) {
        self.send(rank, me, start.words());
    }

    /// Takes the oldest report of an engine.
    ///
    /// # Panics
    /// If there is no such engine.
    pub fn take_report(&mut self, rank: usize, me: usize) -> Option<Report> {
        self.engine(rank, me).reports.pop_front()
    }

    /// A counter of an engine. Those that follow from the subgraphs alone are kept: WQEs, subgraphs,
    /// work requests, commands and messages; the others are zero.
    ///
    /// # Panics
    /// If there is no such engine.
    pub fn counter(&self, rank: usize, me: usize, id: CounterId) -> u64 {
        self.engines[rank * self.engines_per_rank + me].counters[id.index()]
    }

    /// Whether no subgraph is left and nothing is under way. Receives of stopped subgraphs do not
    /// count: nobody waits for them.
    pub fn is_idle(&self) -> bool {
        self.engines.iter().all(Engine::is_idle)
    }

    /// One round: time goes on, and each engine does one thing or nothing. `true` if anything
    /// was done or can still happen by itself.
    pub fn round(&mut self) -> bool {
        let world = &mut self.world;
        world.now += 1;
        world.fabric.step(world.now, &mut world.memories);
        let mut order: Vec<usize> = (0..self.engines.len()).collect();
        order.shuffle(&mut self.rng);
        let mut acted = false;
        for e in order {
            if self.rng.random_range(0..256) >= self.pace[e] {
                continue;
            }
            let actions = self.engines[e].actions(&self.world);
            if let Some(&action) = actions.choose(&mut self.rng) {
                self.engines[e].act(action, &mut self.world);
                acted = true;
            }
        }
        if acted || self.engines.iter().any(|e| !e.actions(&self.world).is_empty()) {
            return true;
        }
        // Nothing to do for any engine: time jumps to what the network does next.
        match self.world.fabric.next_event() {
            Some(at) if !self.world.fabric.is_stalled() => {
                self.world.now = self.world.now.max(at.saturating_sub(1));
                true
            }
            _ => false,
        }
    }

    /// Runs until no subgraph is left.
    ///
    /// # Errors
    /// If nothing can go on any more while one is: who waits for whom.
    pub fn run(&mut self) -> Result<(), Deadlock> {
        while !self.is_idle() {
            if !self.round() && !self.is_idle() {
                return Err(self.deadlock());
            }
        }
        Ok(())
    }

    /// Who waits for whom, at this moment.
    pub fn deadlock(&self) -> Deadlock {
        Deadlock {
            blocked: self.engines.iter().flat_map(|e| e.blocked(&self.world)).collect(),
            network: self.world.fabric.outstanding(),
        }
    }

    fn engine(&mut self, rank: usize, me: usize) -> &mut Engine {
        &mut self.engines[rank * self.engines_per_rank + me]
    }
}

type Counters = [u64; COUNTERS.len()];
