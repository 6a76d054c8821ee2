//! Compiled collectives on the memories of some ranks, for engines to run one after the other.
//!
//! ```text
//!   collectives --compile--> subgraphs --+
//!   Setup: channels, places, messages ---+--> memories --> World --> play.rs
//! ```
//! All collectives of a session share flags, scratch and queue pairs, and have buffers of their own.
//! Where nothing is meant to be, memory holds noise.

use std::ops::Range;

use mtia_model::cycle::me::group::MeDevice;
use mtia_model::cycle::me::world::{Traffic, World};
use mtia_model::func::fabric::{Fabric, Options};
use mtia_model::func::memory::Memory;
use mtia_model::hccl::collective::part;
use mtia_model::hccl::{
    Collective, CompileError, Kind, Layout, Needs, Placement, Program, QueuePairs, RankPlace,
    compile, needs,
};
use mtia_model::spec::Chip;
use mtia_model::spec::wqe::{self, Wqe};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// How collectives are placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setup {
    /// Engines of each rank.
    pub channels: usize,
    /// The most bytes of a message.
    pub message_bytes: u32,
    /// Peers say when their receives are posted (SendSync), so that no send is ever refused.
    /// Without it the network refuses sends that are early, and repeats them.
    pub send_sync: bool,
    /// Send and receive buffers are the same memory where the collective allows it.
    pub in_place: bool,
    /// The most cycles that a host lets pass before it starts a collective: ranks may be late.
    pub late_cycles: u64,
    /// Of vectors, noise and lateness.
    pub seed: u64,
}

impl Setup {
    /// Messages of any length, SendSync, buffers apart, nobody late.
    pub fn new(channels: usize, seed: u64) -> Setup {
        Setup {
            channels,
            message_bytes: 1 << 18,
            send_sync: true,
            in_place: false,
            late_cycles: 0,
            seed,
        }
    }
}

/// A collective, compiled.
#[derive(Clone, Debug)]
pub struct Run {
    /// The subgraphs.
    pub program: Program,
}

/// Collectives on the same engines, flags and scratch, with send and receive buffers of their own.
#[derive(Clone, Debug)]
pub struct Session {
    pub(super) chip: Chip,
    pub(super) ranks: usize,
    pub(super) setup: Setup,
    pub(super) runs: Vec<Run>,
    /// Shared by all collectives.
    pub(super) scratch: Range<u64>,
    memory_bytes: usize,
    /// Address from which on subgraphs lie.
    code: u64,
}

/// Where flags lie.
pub(super) const FLAGS: u64 = 0x40;

impl Session {
    /// `collectives`, all of as many ranks, on `channels` engines of each rank.
    ///
    /// # Panics
    /// If a collective cannot be compiled so.
    pub fn new(chip: &Chip, collectives: &[Collective], channels: usize, seed: u64) -> Session {
        let setup = Setup::new(channels, seed);
        Session::with(chip, collectives, setup).unwrap_or_else(|e| panic!("{e}"))
    }

    /// `collectives`, all of as many ranks, placed as `setup` says.
    ///
    /// # Errors
    /// If a collective cannot be compiled so.
    pub fn with(
        chip: &Chip,
        collectives: &[Collective],
        setup: Setup,
    ) -> Result<Session, CompileError> {
        let ranks = collectives.iter().map(|c| c.ranks).max().unwrap_or(1);
        let of = |rank| collectives.iter().map(move |c| needs(c, setup.channels, rank));
        let most = |get: fn(Needs) -> u64| (0..ranks).flat_map(of).map(get).max().unwrap_or(0);
        let scratch = (FLAGS + most(|n| n.flags)).next_multiple_of(64);
        let scratch = scratch..scratch + most(|n| n.scratch);
        let mut free = scratch.end;
        let mut runs = Vec::new();
        for collective in collectives {
            let begin = free.next_multiple_of(64);
            let mut places = Vec::new();
            for rank in 0..ranks {
                let (layout, end) = layout(collective, setup, rank, scratch.start, begin);
                free = free.max(end);
                places.push(RankPlace { mes: (0..setup.channels).collect(), layout });
            }
            let placement = Placement {
                ranks: places,
                queue_pairs: QueuePairs::new(chip, ranks),
                message_bytes: setup.message_bytes,
            };
            let mut program = compile(collective, &placement)?;
            if !setup.send_sync {
                drop_send_sync(&mut program);
            }
            runs.push(Run { program });
        }
        let (chip, code) = (chip.clone(), free.next_multiple_of(64));
        let mut session = Session { chip, ranks, setup, runs, scratch, memory_bytes: 0, code };
        let images = (0..ranks).map(|r| session.images(r).last().map_or(session.code, |i| i.end));
        session.memory_bytes = images.max().unwrap_or(0).next_multiple_of(4096) as usize;
        Ok(session)
    }

    /// The collectives.
    pub fn runs(&self) -> &[Run] {
        &self.runs
    }

    /// The collectives, to break their subgraphs; none may become longer.
    pub fn runs_mut(&mut self) -> &mut [Run] {
        &mut self.runs
    }

    /// Engines that it takes.
    pub fn engines(&self) -> usize {
        self.ranks * self.setup.channels
    }

    /// Where each run's subgraphs of a rank lie.
    pub(super) fn images(&self, rank: usize) -> Vec<Range<u64>> {
        let mut at = self.code;
        let place = |run: &Run| {
            let begin = at;
            at += run.program.image_bytes(rank) as u64;
            begin..at
        };
        self.runs.iter().map(place).collect()
    }

    /// Flags of a rank; they are the same of all collectives.
    pub(super) fn flags(&self, rank: usize) -> Range<u64> {
        let bytes = |run: &Run| needs(&run.program.collective, self.setup.channels, rank).flags;
        FLAGS..FLAGS + self.runs.iter().map(bytes).max().unwrap_or(0)
    }

    /// Memories with the subgraphs in them and all flags down; all else is noise.
    fn memories(&self) -> Vec<Memory> {
        let of = |rank: usize| {
            let seed = self.setup.seed ^ 0x6e6f_6973 ^ rank as u64;
            let mut noise = ChaCha8Rng::seed_from_u64(seed);
            let mut memory: Vec<u8> = (0..self.memory_bytes).map(|_| noise.random()).collect();
            let flags = self.flags(rank);
            memory[flags.start as usize..flags.end as usize].fill(0);
            for (run, at) in self.runs.iter().zip(self.images(rank)) {
                let image = run.program.image(rank, at.start, 0).bytes;
                memory[at.start as usize..at.end as usize].copy_from_slice(&image);
            }
            Memory::from(memory)
        };
        (0..self.ranks).map(of).collect()
    }

    /// The engines' surroundings, with a network that delays as `network` says.
    pub fn world(&self, device: &dyn MeDevice, traffic: Traffic, network: Options) -> World {
        let connections = QueuePairs::new(&self.chip, self.ranks).connections(self.setup.channels);
        // The connections are those of a placement, each pair once.
        let fabric = Fabric::new(self.ranks, &connections, network).expect("sound connections");
        let ranks: Vec<usize> = (0..self.engines()).map(|e| e / self.setup.channels).collect();
        let shape = device.shape().clone();
        World::new(&self.chip, shape, &ranks, self.memories(), fabric, traffic)
    }
}

/// Buffers of a rank from `begin` on, and the first address after them. They begin anywhere that
/// their elements allow, and not where the peers' do.
fn layout(
    collective: &Collective,
    setup: Setup,
    rank: usize,
    scratch: u64,
    begin: u64,
) -> (Layout, u64) {
    let needs = needs(collective, setup.channels, rank);
    let element = u64::from(collective.dtype.element_bytes());
    let own = |elements: u64| part(&(0..elements), collective.ranks, rank).start * element;
    let first = begin + element * (rank as u64 % 5);
    let (send, recv) = match &collective.kind {
        Kind::AllReduce { .. } | Kind::Broadcast { .. } if setup.in_place => (first, first),
        Kind::ReduceScatter { elements } if setup.in_place => (first, first + own(*elements)),
        Kind::AllGather { elements } if setup.in_place => (first + own(*elements), first),
        _ => {
            let second = (first + needs.send).next_multiple_of(64);
            (first, second + 64 + element * (rank as u64 * 7 % 16))
        }
    };
    // Something may be left between two collectives, so that what is written there shows.
    let end = (send + needs.send).max(recv + needs.recv) + 64;
    (Layout { send, recv, scratch, flags: FLAGS }, end)
}

/// Puts a NOOP in the place of every WQE that has to do with flags, with its ordering fields. The
/// queue pairs keep messages and receives in order, so the result is the same.
fn drop_send_sync(program: &mut Program) {
    for wqe in program.subgraphs.iter_mut().flat_map(|s| &mut s.wqes) {
        // Compiled collectives move no data but by SEND.
        let flag = matches!(wqe.kind(), Some(wqe::Kind::Set | wqe::Kind::Wait | wqe::Kind::Write));
        if flag {
            *wqe = Wqe { order: wqe.order, ..Wqe::of(wqe::Kind::Noop) };
        }
    }
}
