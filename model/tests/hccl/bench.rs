//! Runs programs on the interpreter as a host would: on every rank one after the other, each rank
//! as fast as it likes.

use mtia_model::func::memory::Memory;
use mtia_model::func::subgraph::System;
use mtia_model::hccl::{
    Case, Collective, Layout, Placement, Program, QueuePairs, RankPlace, compile, needs,
};
use mtia_model::spec::Chip;
use mtia_model::spec::me::Report;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

pub fn chip() -> Chip {
    Chip::load::<&str>("mini", &[]).expect("the preset")
}

/// A program with the vectors that it is run on.
pub struct Run {
    pub program: Program,
    pub case: Case,
}

/// Several collectives on the same engines, flags and scratch, with send and receive buffers of
/// their own; `bytes` is how much memory a rank needs for all.
pub struct Sequence {
    pub runs: Vec<Run>,
    pub channels: usize,
    pub bytes: u64,
}

impl Sequence {
    pub fn new(
        collectives: &[Collective],
        channels: usize,
        message_bytes: u32,
        seed: u64,
    ) -> Sequence {
        Sequence::on(&chip(), collectives, channels, message_bytes, seed)
    }

    pub fn on(
        chip: &Chip,
        collectives: &[Collective],
        channels: usize,
        message_bytes: u32,
        seed: u64,
    ) -> Sequence {
        let ranks = collectives[0].ranks;
        let all = |rank| collectives.iter().map(move |c| needs(c, channels, rank));
        // An engine's number is not its channel's.
        let mes: Vec<usize> = (0..channels).rev().collect();
        let flags = 0x40;
        let mut free: Vec<u64> = (0..ranks)
            .map(|rank| {
                let scratch = all(rank).map(|n| n.scratch).max().unwrap_or(0);
                scratch_base(rank, channels) + scratch
            })
            .collect();
        let runs = collectives
            .iter()
            .enumerate()
            .map(|(i, collective)| {
                let places = (0..ranks).map(|rank| {
                    let own = needs(collective, channels, rank);
                    let own = mtia_model::hccl::Needs { scratch: 0, ..own };
                    let (layout, end) = Layout::packed(&own, flags, free[rank]);
                    free[rank] = end;
                    let layout = Layout { scratch: scratch_base(rank, channels), ..layout };
                    RankPlace { mes: mes.clone(), layout }
                });
                let placement = Placement {
                    ranks: places.collect(),
                    queue_pairs: QueuePairs::new(chip, ranks),
                    message_bytes,
                };
                let program = compile(collective, &placement).unwrap_or_else(|e| panic!("{e}"));
                Run { program, case: Case::random(collective, seed ^ i as u64) }
            })
            .collect();
        let bytes = free.into_iter().max().unwrap_or(0);
        Sequence { runs, channels, bytes }
    }

    /// Runs the programs of `order` (indices of runs), each rank at its own pace.
    ///
    /// What went wrong: a report other than done, or who waits for whom.
    pub fn run(&self, order: &[usize], seed: u64) -> Result<System, String> {
        let ranks = self.runs[0].program.collective.ranks;
        let code = self.bytes.next_multiple_of(64);
        let image = |i: usize, rank| self.runs[i].program.image(rank, 0, 0).bytes.len() as u64;
        // Every program of the order has its own place, so that nothing but the host's order
        // keeps them apart.
        let mut system = {
            let memory = |rank| {
                let all: u64 = order.iter().map(|&i| image(i, rank)).sum();
                let mut noise = ChaCha8Rng::seed_from_u64(seed ^ rank as u64);
                let bytes = (code + all) as usize;
                let mut memory: Vec<u8> = (0..bytes).map(|_| noise.random()).collect();
                // Flags are zero at rest.
                let flags = self.runs[0].program.placement.ranks[rank].layout.flags as usize;
                let need = needs(&self.runs[0].program.collective, self.channels, rank).flags;
                memory[flags..flags + need as usize].fill(0);
                Memory::from(memory)
            };
            let memories = (0..ranks).map(memory).collect();
            let pairs = self.runs[0].program.placement.queue_pairs;
            let connections = pairs.connections(self.channels);
            System::new(&chip(), self.channels, memories, &connections, seed).expect("a system")
        };
        let mut starts = vec![std::collections::VecDeque::new(); ranks];
        for (rank, starts) in starts.iter_mut().enumerate() {
            let mut at = code;
            for (step, &i) in order.iter().enumerate() {
                let Run { program, case } = &self.runs[i];
                let layout = program.placement.ranks[rank].layout;
                let memory = system.memory_mut(rank);
                memory.write(layout.send, &case.inputs[rank]).expect("within");
                let image = program.image(rank, at, 100 * step as u16);
                memory.write(at, &image.bytes).expect("within");
                at += image.bytes.len() as u64;
                starts.push_back(image.starts);
            }
        }
        let mut running = vec![0; ranks];
        loop {
            let mut ended = true;
            for rank in 0..ranks {
                for me in 0..self.channels {
                    while let Some(report) = system.take_report(rank, me) {
                        if !matches!(report, Report::Done { .. }) {
                            return Err(format!("rank {rank} ME {me}: {report:?}"));
                        }
                        running[rank] -= 1;
                    }
                }
                // A rank without a subgraph in a program goes straight on.
                while running[rank] == 0
                    && let Some(next) = starts[rank].pop_front()
                {
                    running[rank] = next.len();
                    for (me, start) in &next {
                        system.start(rank, *me, start);
                    }
                }
                ended &= running[rank] == 0;
            }
            if ended {
                return Ok(system);
            }
            // All reports were taken, so if nothing goes on now nothing will.
            if !system.round() {
                return Err(system.deadlock().to_string());
            }
        }
    }

    /// Whether every rank has what the collective `i` must give.
    pub fn is_right(&self, system: &System, i: usize) -> bool {
        let Run { program, case } = &self.runs[i];
        case.outputs.iter().enumerate().all(|(rank, expected)| {
            let recv = program.placement.ranks[rank].layout.recv;
            system.memory(rank).read(recv, expected.len() as u64).expect("within") == expected
        })
    }

    /// Runs and compares everything, inputs and flags included.
    pub fn must_be_right(&self, order: &[usize], seed: u64) -> System {
        let name = || {
            let names: Vec<String> =
                order.iter().map(|&i| self.runs[i].program.collective.to_string()).collect();
            format!("{} on {} MEs, seed {seed}", names.join(", then "), self.channels)
        };
        let system = self.run(order, seed).unwrap_or_else(|e| panic!("{}: {e}", name()));
        for &i in order {
            assert!(self.is_right(&system, i), "{}: wrong result of {i}", name());
            let Run { program, case } = &self.runs[i];
            for (rank, input) in case.inputs.iter().enumerate() {
                let send = program.placement.ranks[rank].layout.send;
                let kept = system.memory(rank).read(send, input.len() as u64).expect("within");
                assert_eq!(kept, input, "{}: inputs must be kept", name());
            }
        }
        let first = &self.runs[order[0]].program;
        for rank in 0..system.ranks() {
            let layout = first.placement.ranks[rank].layout;
            let (row, channels) = (4 * (1 + system.ranks() as u64), self.channels as u64);
            for channel in 0..channels {
                let flags = layout.flags + channel * row + 4;
                let flags = system.memory(rank).read(flags, row - 4).expect("within");
                assert!(flags.iter().all(|&b| b == 0), "{}: flags are zero at rest", name());
            }
            assert_eq!(system.fabric().counters(rank).rnr_naks, 0, "{}: SendSync", name());
        }
        assert!(system.fabric().is_quiet() && system.is_idle(), "{}", name());
        system
    }
}

fn scratch_base(rank: usize, channels: usize) -> u64 {
    // Ranks need not have the same addresses.
    let flags = 0x40 + 4 * 128 * channels as u64;
    (flags + 64 * rank as u64).next_multiple_of(64)
}
