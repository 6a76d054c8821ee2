//! Compiled collectives on the firmware, bit for bit what `func::collective` says, each rank at its
//! own pace: every kind and algorithm, twice in a row, and every ordered pair of different ones.

use std::collections::VecDeque;

use mtia_model::func::fabric::{Fabric, Options as Network};
use mtia_model::func::me::{Options, System};
use mtia_model::func::memory::Memory;
use mtia_model::hccl::{
    AllReduce, Broadcast, Case, Collective, Kind, Layout, Needs, Placement, Program, QueuePairs,
    RankPlace, compile, needs,
};
use mtia_model::spec::me::{Report, Start};
use mtia_model::spec::nmc::Dtype;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::bench::{Target, full, mini, seeds};

/// Where the flag words of every rank stand.
const FLAGS: u64 = 0x40;
/// Where scratch, vectors and WQEs begin.
const DATA: u64 = 0x1000;

/// One collective of each kind and algorithm on vectors of about so many elements.
fn all_kinds(ranks: usize, elements: u64, dtype: Dtype, rng: &mut ChaCha8Rng) -> Vec<Collective> {
    let root = rng.random_range(0..ranks);
    let most = elements.div_ceil(ranks as u64);
    // Some sizes of an all-to-allv are zero.
    let mut size = || if rng.random_range(0..4) == 0 { 0 } else { rng.random_range(0..=most) };
    let sizes = (0..ranks).map(|_| (0..ranks).map(|_| size()).collect()).collect();
    let pairs = (0..ranks).map(|rank| (rank, (rank + 1) % ranks)).collect();
    [
        Kind::AllReduce { elements, algorithm: AllReduce::Ring },
        Kind::AllReduce { elements, algorithm: AllReduce::RecursiveDoubling },
        Kind::ReduceScatter { elements },
        Kind::AllGather { elements },
        Kind::AllToAll { elements },
        Kind::AllToAllV { elements: sizes },
        Kind::Broadcast { elements, root, algorithm: Broadcast::Ring },
        Kind::Broadcast { elements, root, algorithm: Broadcast::Tree },
        Kind::SendRecv { elements, pairs },
    ]
    .into_iter()
    .map(|kind| Collective { kind, ranks, dtype })
    .collect()
}

/// What one rank has to do: programs one after the other, each some subgraphs with their engines.
type Queue = VecDeque<Vec<(usize, Start)>>;

/// Collectives one after the other on the same engines, queue pairs, flags and scratch, with
/// vectors of their own.
struct Sequence<'a> {
    target: &'a Target,
    channels: usize,
    runs: Vec<(Program, Case)>,
    /// Bytes of each rank's memory.
    bytes: u64,
    seed: u64,
}

impl Sequence<'_> {
    fn new<'a>(
        target: &'a Target,
        collectives: &[Collective],
        channels: usize,
        message_bytes: u32,
        seed: u64,
    ) -> Sequence<'a> {
        let ranks = collectives[0].ranks;
        let scratch = (0..ranks)
            .flat_map(|rank| collectives.iter().map(move |c| needs(c, channels, rank).scratch))
            .max()
            .unwrap_or(0);
        let mut free = vec![DATA + scratch.next_multiple_of(64); ranks];
        let mut runs = Vec::new();
        for (i, collective) in collectives.iter().enumerate() {
            let place = |(rank, free): (usize, &mut u64)| {
                let own = Needs { scratch: 0, ..needs(collective, channels, rank) };
                let (layout, end) = Layout::packed(&own, FLAGS, *free);
                *free = end;
                let mes = (0..channels).rev().collect();
                RankPlace { mes, layout: Layout { scratch: DATA, ..layout } }
            };
            let placement = Placement {
                ranks: free.iter_mut().enumerate().map(place).collect(),
                queue_pairs: QueuePairs::new(&target.chip, ranks),
                message_bytes,
            };
            let program = compile(collective, &placement).unwrap_or_else(|e| panic!("{e}"));
            runs.push((program, Case::random(collective, seed ^ i as u64)));
        }
        let bytes = free.into_iter().max().unwrap_or(DATA).next_multiple_of(64);
        Sequence { target, channels, runs, bytes, seed }
    }

    fn name(&self) -> String {
        let names = self.runs.iter().map(|(program, _)| program.collective.to_string());
        let names: Vec<String> = names.collect();
        format!("{}, {} MEs a rank, seed {}", names.join(", then "), self.channels, self.seed)
    }

    /// The ranks' memories with vectors and WQEs, noise elsewhere, and what each rank has to do.
    fn prepare(&self) -> (Vec<Memory>, Vec<Queue>) {
        let ranks = self.runs[0].0.collective.ranks;
        let mut noise = ChaCha8Rng::seed_from_u64(self.seed);
        let mut memories = Vec::new();
        let mut queues = Vec::new();
        for rank in 0..ranks {
            let mut bytes: Vec<u8> = (0..self.bytes).map(|_| noise.random()).collect();
            bytes[FLAGS as usize..DATA as usize].fill(0);
            let mut queue = VecDeque::new();
            for (step, (program, case)) in self.runs.iter().enumerate() {
                let send = program.placement.ranks[rank].layout.send as usize;
                bytes[send..send + case.inputs[rank].len()].copy_from_slice(&case.inputs[rank]);
                let image = program.image(rank, bytes.len() as u64, 100 * step as u16);
                bytes.extend(image.bytes);
                queue.push_back(image.starts);
            }
            memories.push(Memory::from(bytes));
            queues.push(queue);
        }
        (memories, queues)
    }

    /// Runs all; every rank must end with what the collectives give.
    fn must_be_right(&self) {
        let (memories, mut queues) = self.prepare();
        let connections = self.runs[0].0.placement.queue_pairs.connections(self.channels);
        let network = Network::seeded(self.seed);
        let fabric = Fabric::new(memories.len(), &connections, network).expect("connections");
        let Target { chip, image, .. } = self.target;
        let options = Options::seeded(self.seed);
        let system = System::new(chip, image, self.channels, memories, fabric, options);
        let mut system = system.expect("it fits");
        let mut running = vec![0; queues.len()];
        while running.iter().any(|&r| r > 0) || queues.iter().any(|q| !q.is_empty()) {
            for (rank, queue) in queues.iter_mut().enumerate() {
                for me in 0..self.channels {
                    while let Some(report) = system.take_report(rank, me) {
                        let good = matches!(report, Report::Done { .. });
                        assert!(good, "{}: rank {rank} ME {me}: {report:?}", self.name());
                        running[rank] -= 1;
                    }
                }
                // A rank without a part in a program goes straight on.
                while running[rank] == 0
                    && let Some(next) = queue.pop_front()
                {
                    running[rank] = next.len();
                    next.iter().for_each(|(me, start)| system.start(rank, *me, start));
                }
            }
            if !system.is_done() {
                system.advance().unwrap_or_else(|e| panic!("{}: {e}", self.name()));
            }
        }
        system.run().unwrap_or_else(|e| panic!("{}: {e}", self.name()));
        self.compare(&system);
    }

    fn compare(&self, system: &System) {
        let name = self.name();
        for (program, case) in &self.runs {
            for rank in 0..program.collective.ranks {
                let layout = program.placement.ranks[rank].layout;
                let read = |at, like: &[u8]| {
                    system.memory(rank).read(at, like.len() as u64).expect("within")
                };
                let (expected, input) = (&case.outputs[rank], &case.inputs[rank]);
                let kind = &program.collective;
                let right = read(layout.recv, expected) == expected;
                assert!(right, "{name}: wrong result of {kind} at rank {rank}");
                let kept = read(layout.send, input) == input;
                assert!(kept, "{name}: input of {kind} at rank {rank} was changed");
            }
        }
        assert!(system.is_quiet(), "{name}: something is left");
        for rank in 0..system.ranks() {
            assert_eq!(system.fabric().counters(rank).rnr_naks, 0, "{name}: SendSync");
        }
    }
}

/// Every kind on so many ranks: each twice in a row, on two sets of vectors.
fn every_kind(target: &Target, ranks: usize, elements: u64, dtype: Dtype, seed: u64) {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    for collective in all_kinds(ranks, elements, dtype, &mut rng) {
        let channels = rng.random_range(1..=3);
        let message_bytes = [64, 256, 4096][rng.random_range(0..3)];
        let twice = [collective.clone(), collective];
        Sequence::new(target, &twice, channels, message_bytes, seed).must_be_right();
    }
}

#[test]
pub fn every_kind_twice_in_a_row() {
    for seed in seeds(1) {
        for (ranks, dtype) in
            [(2, Dtype::Bf16), (3, Dtype::Fp32), (4, Dtype::Fp16), (8, Dtype::Bf16)]
        {
            // One element; fewer than ranks; no multiple of ranks, channels or elements of a line.
            for elements in [1, ranks as u64 - 1, 531] {
                every_kind(mini(), ranks, elements, dtype, seed);
            }
        }
        every_kind(full(), 3, 97, Dtype::Bf16, seed);
    }
}

#[test]
pub fn every_ordered_pair_of_different_kinds() {
    for seed in seeds(1) {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let kinds = all_kinds(3, 45, Dtype::Fp16, &mut rng);
        for (i, first) in kinds.iter().enumerate() {
            for (j, second) in kinds.iter().enumerate() {
                if i != j {
                    let pair = [first.clone(), second.clone()];
                    Sequence::new(mini(), &pair, 2, 64, seed).must_be_right();
                }
            }
        }
    }
}

#[test]
#[ignore = "a soak: make long"]
fn every_kind_for_long() {
    for seed in seeds(4) {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        for ranks in 1..=8 {
            for dtype in Dtype::ALL {
                let elements = rng.random_range(1..2000);
                every_kind(mini(), ranks, elements, dtype, seed);
            }
        }
        println!("seed {seed}");
    }
}
