//! The checker: it accepts every compiled collective, alone, twice and before any other; it rejects
//! what was broken on purpose; and it never accepts what the interpreter shows to be harmful.

use std::collections::BTreeMap;

use mtia_model::func::fabric::Endpoint;
use mtia_model::func::memory::Memory;
use mtia_model::func::subgraph::System;
use mtia_model::func::subgraph::random::{Part, Scenario, Shape, scenario};
use mtia_model::hccl::check::{Graph, Graphs, Why, check_graphs, graphs_of};
use mtia_model::hccl::{
    AllReduce, Collective, Finding, Kind, Program, Proof, check, check_result, one_of_each,
};
use mtia_model::spec::Chip;
use mtia_model::spec::me::{Report, Start};
use mtia_model::spec::nmc::Dtype;
use mtia_model::spec::wqe::{self, Order, QueuePair, Width, Wqe};
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::bench::{Run, Sequence, chip};

fn must_hold(result: Result<Proof, Vec<Finding>>, what: &str) -> Proof {
    result.unwrap_or_else(|findings| {
        let list: Vec<String> = findings.iter().map(ToString::to_string).collect();
        panic!("{what}:\n{}", list.join("\n"))
    })
}

#[test]
fn every_collective_is_accepted_and_right() {
    let chip = chip();
    for ranks in (1..=9).chain([16]) {
        for (elements, channels) in [(1, 1), (ranks as u64 + 1, 2), (77, 3), (1531, 1), (1531, 3)] {
            for collective in one_of_each(ranks, elements, Dtype::Bf16, elements) {
                let sequence = Sequence::new(std::slice::from_ref(&collective), channels, 256, 1);
                let Run { program, .. } = &sequence.runs[0];
                let what = format!("{collective}, {elements} elements, {channels} MEs");
                let proof = must_hold(check_result(&chip, program), &what);
                assert!(proof.refusals.is_empty(), "{what}: a send may come too early");
                let twice = must_hold(check(&chip, &[program, program]), &what);
                assert!(twice.refusals.is_empty(), "{what}: a send may come too early");
                assert_eq!(twice.wqes, 2 * proof.wqes);
            }
        }
    }
}

#[test]
fn every_ordered_pair_is_accepted() {
    let chip = chip();
    for (ranks, channels) in [(2, 2), (3, 1), (4, 2), (7, 1), (8, 3)] {
        let kinds = one_of_each(ranks, 53, Dtype::Fp32, 9);
        let sequence = Sequence::new(&kinds, channels, 64, 2);
        for a in &sequence.runs {
            for b in &sequence.runs {
                let what = format!("{}, then {}", a.program.collective, b.program.collective);
                let proof = must_hold(check(&chip, &[&a.program, &b.program]), &what);
                assert!(proof.refusals.is_empty(), "{what}: a send may come too early");
            }
        }
    }
}

#[test]
fn many_ranks_are_checked_in_seconds() {
    let chip = Chip::load::<&str>("mtia300", &[]).expect("the preset");
    for ranks in [64, 100] {
        for collective in one_of_each(ranks, 4 * ranks as u64 + 3, Dtype::Bf16, 5) {
            let sequence = Sequence::on(&chip, std::slice::from_ref(&collective), 1, 1 << 18, 1);
            let begin = std::time::Instant::now();
            let proof =
                must_hold(check_result(&chip, &sequence.runs[0].program), &collective.to_string());
            eprintln!("{collective}: {} WQEs, {:?}", proof.wqes, begin.elapsed());
            assert!(proof.refusals.is_empty());
        }
    }
}

fn shape(rng: &mut ChaCha8Rng, most: usize) -> Shape {
    Shape {
        ranks: rng.random_range(1..=4),
        engines: rng.random_range(1..=3),
        subgraphs: rng.random_range(1..=most),
        events: rng.random_range(1..=40 * most),
        bytes: 200,
        faults: Vec::new(),
    }
}

/// The WQEs of each part of a scenario.
fn wqes_of(scenario: &Scenario) -> Vec<Vec<Wqe>> {
    let of = |part: &Part| {
        let image = scenario.memories[part.rank]
            .read(part.start.address, u64::from(part.start.wqes) * 64)
            .expect("its WQEs");
        image.as_chunks::<64>().0.iter().map(|w| Wqe::from_bytes(w).expect("legal")).collect()
    };
    scenario.parts.iter().map(of).collect()
}

fn check_scenario(scenario: &Scenario, wqes: &[Vec<Wqe>]) -> Result<Proof, Vec<Finding>> {
    let graph = |(part, wqes): (&Part, &Vec<Wqe>)| Graph {
        rank: part.rank,
        me: part.me,
        stage: 0,
        wqes: wqes.clone(),
        text: Vec::new(),
    };
    // Subgraphs must not write where subgraphs are: they stand behind all else.
    let code = |rank| {
        let parts = scenario.parts.iter().filter(|p: &&Part| p.rank == rank);
        parts.map(|p| p.start.address).min().unwrap_or(u64::MAX)
    };
    let data = |rank| vec![std::ops::Range { start: 0, end: code(rank) }];
    let graphs = Graphs {
        graphs: scenario.parts.iter().zip(wqes).map(graph).collect(),
        connections: scenario.connections.clone(),
        buffers: (0..scenario.memories.len()).map(data).collect(),
        limits: scenario.memories.iter().map(|m| m.size()).collect(),
        initial: Box::new(|rank, address, bytes| {
            let read = scenario.memories[rank].read(address, bytes).ok()?;
            Some(read.iter().rev().fold(0, |word, &b| word << 8 | u64::from(b)))
        }),
    };
    check_graphs(&chip(), &graphs)
}

#[test]
fn random_legal_subgraphs_are_accepted() {
    let mut waits = 0;
    for seed in 0..150 {
        let shape = shape(&mut ChaCha8Rng::seed_from_u64(seed), 4);
        let scenario = scenario(&chip(), &shape, seed);
        let proof =
            must_hold(check_scenario(&scenario, &wqes_of(&scenario)), &format!("scenario {seed}"));
        waits += proof.waits;
    }
    assert!(waits > 500, "{waits}");
}

/// Runs a scenario with other WQEs; the memories at the end, or what went wrong.
fn run_scenario(
    scenario: &Scenario,
    engines: usize,
    wqes: &[Vec<Wqe>],
    seed: u64,
) -> Result<Vec<Memory>, String> {
    let Scenario { memories, connections, parts } = scenario;
    let system = System::new(&chip(), engines, memories.clone(), connections, seed);
    let mut system = system.expect("a system");
    for (part, wqes) in parts.iter().zip(wqes) {
        let image: Vec<u8> = wqes.iter().flat_map(Wqe::bytes).collect();
        system.memory_mut(part.rank).write(part.start.address, &image).expect("shorter or equal");
        system.start(part.rank, part.me, &Start { wqes: wqes.len() as u32, ..part.start });
    }
    system.run().map_err(|deadlock| deadlock.to_string())?;
    for rank in 0..system.ranks() {
        for me in 0..engines {
            while let Some(report) = system.take_report(rank, me) {
                if !matches!(report, Report::Done { .. }) {
                    return Err(format!("{report:?}"));
                }
            }
        }
    }
    if !system.fabric().is_quiet() {
        return Err("the network is not quiet".into());
    }
    Ok((0..system.ranks()).map(|rank| system.memory(rank).clone()).collect())
}

/// Changes one WQE of a scenario; not what a flag's value is, but what orders it and where.
fn disturb(wqes: &mut [Vec<Wqe>], rng: &mut ChaCha8Rng) {
    let g = rng.random_range(0..wqes.len());
    let graph = &mut wqes[g];
    let (count, i) = (graph.len(), rng.random_range(0..graph.len()));
    let wqe = &mut graph[i];
    match rng.random_range(0..8) {
        0 => wqe.order = Order::default(),
        1 => wqe.order.wqe_sync = None,
        2 => (wqe.order.fence, wqe.order.sync) = (false, false),
        3 => (wqe.order.rx_sync, wqe.order.tx_sync) = (false, false),
        4 if count > 1 => remove(graph, i),
        5 => {
            let other = rng.random_range(0..count);
            graph.swap(i, other);
        }
        6 => wqe.a = wqe.a.wrapping_add([8, 1 << 6, 1 << 7][rng.random_range(0..3)]),
        _ => wqe.order.sync = true,
    }
}

/// What the checker accepts ends, and ends alike, under every seed.
fn disturbed_scenarios(seeds: std::ops::Range<u64>, runs: u64) -> (usize, usize, usize) {
    let (mut mutants, mut accepted, mut harmful) = (0, 0, 0);
    for seed in seeds {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let shape = shape(&mut rng, 2);
        let scenario = scenario(&chip(), &shape, seed);
        let before = wqes_of(&scenario);
        let mut wqes = before.clone();
        disturb(&mut wqes, &mut rng);
        if wqes == before {
            continue;
        }
        mutants += 1;
        let holds = check_scenario(&scenario, &wqes).is_ok();
        accepted += usize::from(holds);
        let mut first = None;
        let harm =
            (0..runs).find_map(|run| match run_scenario(&scenario, shape.engines, &wqes, run) {
                Err(what) => Some(format!("seed {run}: {what}")),
                Ok(memories) => {
                    let differs = first.get_or_insert_with(|| memories.clone()) != &memories;
                    differs.then(|| format!("seeds 0 and {run} give different memories"))
                }
            });
        harmful += usize::from(harm.is_some());
        if let Some(harm) = harm {
            assert!(!holds, "scenario {seed} is accepted, but {harm}");
        }
    }
    (mutants, accepted, harmful)
}

#[test]
fn what_is_accepted_ends_alike_under_every_seed() {
    let (mutants, accepted, harmful) = disturbed_scenarios(0..400, 5);
    eprintln!("{mutants} disturbed scenarios: {accepted} accepted, {harmful} shown harmful");
    // There is enough of either to tell.
    assert!(accepted > mutants / 10 && harmful > mutants / 10);
}

#[test]
#[ignore = "long"]
fn what_is_accepted_ends_alike_among_many() {
    disturbed_scenarios(10_000..30_000, 10);
}

/// A change that breaks a program, or may.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Mutation {
    DropRecv,
    DropSend,
    SwapSends,
    SwapAny,
    RemoveSync,
    RemoveFence,
    DropWait,
    DropSet,
    DropReduce,
    DropAny,
    ShiftAddress,
    ShortenLength,
    ShrinkScratch,
    WaitFirst,
    OtherPeer,
}

use Mutation::*;

const ALL: [Mutation; 15] = [
    DropRecv,
    DropSend,
    SwapSends,
    SwapAny,
    RemoveSync,
    RemoveFence,
    DropWait,
    DropSet,
    DropReduce,
    DropAny,
    ShiftAddress,
    ShortenLength,
    ShrinkScratch,
    WaitFirst,
    OtherPeer,
];

/// Takes a WQE out; distances of `wqe_sync` that reach over it shrink.
fn remove(wqes: &mut Vec<Wqe>, at: usize) {
    wqes.remove(at);
    for (i, wqe) in wqes.iter_mut().enumerate().skip(at) {
        if let Some(back) = wqe.order.wqe_sync {
            // Its index was i + 1.
            let target = i + 1 - back as usize;
            wqe.order.wqe_sync = match target {
                t if t == at => None,
                t if t < at => Some(back - 1),
                _ => Some(back),
            };
        }
    }
}

fn of_kind(wqes: &[Wqe], kind: wqe::Kind) -> Vec<usize> {
    (0..wqes.len()).filter(|&i| wqes[i].kind() == Some(kind)).collect()
}

/// Changes a program at one random place; `false` if there is nothing to change.
fn mutate(program: &mut Program, mutation: Mutation, rng: &mut ChaCha8Rng) -> bool {
    let element = u64::from(program.collective.dtype.element_bytes());
    let ranks = program.collective.ranks;
    if mutation == ShrinkScratch {
        // As if scratch had room for all but one element: what was last moves to the front.
        let needs = mtia_model::hccl::needs(&program.collective, 1, 0);
        let Some(room) = needs.scratch.checked_sub(element).filter(|&room| room > 0) else {
            return false;
        };
        let placement = program.placement.clone();
        let mut changed = false;
        for subgraph in &mut program.subgraphs {
            let base = placement.ranks[subgraph.rank].layout.scratch;
            for wqe in &mut subgraph.wqes {
                let buffers: &mut [&mut u64] = match wqe.kind() {
                    Some(wqe::Kind::Reduce) => &mut [&mut wqe.a, &mut wqe.b, &mut wqe.s],
                    Some(kind) if kind.is_network() => &mut [&mut wqe.a],
                    _ => &mut [],
                };
                for address in buffers {
                    let end = **address + u64::from(wqe.length);
                    if (base..base + needs.scratch).contains(*address) && end > base + room {
                        **address -= room.min(**address - base);
                        changed = true;
                    }
                }
            }
        }
        return changed;
    }
    let Some(subgraph) = program.subgraphs.choose(rng) else { return false };
    let (rank, channel) = (subgraph.rank, subgraph.channel);
    let which = program
        .subgraphs
        .iter()
        .position(|s| s.rank == rank && s.channel == channel)
        .expect("it was chosen from them");
    let queue_pairs = program.placement.queue_pairs;
    let wqes = &mut program.subgraphs[which].wqes;
    let drop = |wqes: &mut Vec<Wqe>, kind, rng: &mut ChaCha8Rng| {
        let Some(&at) = of_kind(wqes, kind).choose(rng) else { return false };
        remove(wqes, at);
        true
    };
    let change = |wqes: &mut Vec<Wqe>,
                  rng: &mut ChaCha8Rng,
                  fits: &dyn Fn(&Wqe) -> bool,
                  change: &dyn Fn(&mut Wqe, &mut ChaCha8Rng)| {
        let all: Vec<usize> = (0..wqes.len()).filter(|&i| fits(&wqes[i])).collect();
        let Some(&at) = all.choose(rng) else { return false };
        change(&mut wqes[at], rng);
        true
    };
    match mutation {
        DropRecv => drop(wqes, wqe::Kind::Recv, rng),
        DropSend => drop(wqes, wqe::Kind::Send, rng),
        DropWait => drop(wqes, wqe::Kind::Wait, rng),
        DropSet => drop(wqes, wqe::Kind::Set, rng),
        DropReduce => drop(wqes, wqe::Kind::Reduce, rng),
        DropAny => {
            let at = rng.random_range(0..wqes.len());
            remove(wqes, at);
            true
        }
        SwapSends | SwapAny => {
            let all: Vec<usize> = if mutation == SwapSends {
                of_kind(wqes, wqe::Kind::Send)
            } else {
                (0..wqes.len()).collect()
            };
            if all.len() < 2 {
                return false;
            }
            let two: Vec<usize> = all.sample(rng, 2).copied().collect();
            wqes.swap(two[0], two[1]);
            // Where each stands it may keep the ordering that was there.
            if mutation == SwapSends && rng.random() {
                let order = wqes[two[0]].order;
                wqes[two[0]].order = std::mem::replace(&mut wqes[two[1]].order, order);
            }
            true
        }
        RemoveSync => change(wqes, rng, &|w| w.order.wqe_sync.is_some(), &|w, _| {
            w.order.wqe_sync = None;
        }),
        RemoveFence => change(wqes, rng, &|w| w.order.fence, &|w, _| w.order.fence = false),
        ShiftAddress => change(wqes, rng, &|w| w.kind() != Some(wqe::Kind::Noop), &|w, rng| {
            let step = if matches!(w.kind(), Some(wqe::Kind::Set | wqe::Kind::Wait)) {
                4
            } else {
                element
            };
            let step = if rng.random() { step } else { step.wrapping_neg() };
            let field = match (w.kind(), rng.random_range(0..3)) {
                (Some(wqe::Kind::Reduce), 0) => &mut w.b,
                (Some(wqe::Kind::Reduce | wqe::Kind::Copy), 1) => &mut w.s,
                (Some(wqe::Kind::Write), 0 | 1) => &mut w.b,
                _ => &mut w.a,
            };
            *field = field.wrapping_add(step);
        }),
        ShortenLength => change(wqes, rng, &|w| u64::from(w.length) > element, &|w, _| {
            w.length -= element as u32;
        }),
        WaitFirst => {
            // On every rank, so that each waits for another's flag before it gives its own.
            for subgraph in &mut program.subgraphs {
                let wqes = &mut subgraph.wqes;
                if let Some(&at) = of_kind(wqes, wqe::Kind::Wait).first() {
                    let wait = wqes[at];
                    remove(wqes, at);
                    wqes.insert(0, wait);
                }
            }
            true
        }
        OtherPeer => {
            change(wqes, rng, &|w| w.kind().is_some_and(wqe::Kind::is_network), &|w, rng| {
                let peer = rng.random_range(0..ranks);
                if peer != rank {
                    w.qp = queue_pairs.of(rank, peer, channel).code();
                }
            })
        }
        ShrinkScratch => false,
    }
}

/// What the interpreter shows under some seed of two runs in a row, if anything.
fn harm(sequence: &Sequence, seeds: std::ops::Range<u64>) -> Option<String> {
    seeds.into_iter().find_map(|seed| match sequence.run(&[0, 0], seed) {
        Err(what) => Some(format!("seed {seed}: {what}")),
        Ok(system) if !sequence.is_right(&system, 0) => Some(format!("seed {seed}: wrong result")),
        Ok(system) if !system.fabric().is_quiet() => Some(format!("seed {seed}: not quiet")),
        Ok(_) => None,
    })
}

/// A random mutant: its sequence with the program changed.
fn mutant(seed: u64, mutation: Mutation) -> Option<Sequence> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let ranks = rng.random_range(2..=6);
    let elements = *[1, ranks as u64 + 1, 40, 77].choose(&mut rng).expect("four");
    let kinds = one_of_each(ranks, elements, Dtype::Fp32, seed);
    let collective = kinds.choose(&mut rng).expect("nine").clone();
    let channels = rng.random_range(1..=2);
    let mut sequence = Sequence::new(&[collective], channels, 64, seed);
    let before = sequence.runs[0].program.subgraphs.clone();
    let program = &mut sequence.runs[0].program;
    (mutate(program, mutation, &mut rng) && program.subgraphs != before).then_some(sequence)
}

#[derive(Debug, Default)]
struct Tally {
    mutants: usize,
    rejected: usize,
    harmful: usize,
}

/// No mutant that is harmful under some seed is accepted.
fn mutants(seeds: std::ops::Range<u64>, runs: u64) -> BTreeMap<Mutation, Tally> {
    let chip = chip();
    let mut tally: BTreeMap<Mutation, Tally> = BTreeMap::new();
    for seed in seeds {
        let mutation = ALL[(seed % ALL.len() as u64) as usize];
        let Some(sequence) = mutant(seed, mutation) else { continue };
        let program = &sequence.runs[0].program;
        let accepted =
            check(&chip, &[program, program]).and_then(|_| check_result(&chip, program)).is_ok();
        let harm = harm(&sequence, 0..runs);
        if let Some(harm) = &harm {
            assert!(
                !accepted,
                "mutant {seed} ({mutation:?}) of {} is accepted, but {harm}\n{program}",
                program.collective
            );
        }
        let tally = tally.entry(mutation).or_default();
        tally.mutants += 1;
        tally.rejected += usize::from(!accepted);
        tally.harmful += usize::from(harm.is_some());
    }
    tally
}

#[test]
fn no_harmful_mutant_is_accepted() {
    let tally = mutants(0..1500, 4);
    for (mutation, Tally { mutants, rejected, harmful }) in &tally {
        eprintln!("{mutation:?}: {mutants} mutants, {rejected} rejected, {harmful} shown harmful");
        assert!(*mutants >= 20, "{mutation:?}: only {mutants}");
        assert!(rejected > &0, "{mutation:?}: none rejected");
    }
    // These break every program that they change.
    for mutation in [DropRecv, DropSend, DropReduce] {
        let Tally { mutants, rejected, .. } = tally[&mutation];
        assert_eq!(rejected, mutants, "{mutation:?}");
    }
    // And these break many: the interpreter must be able to tell.
    for mutation in [SwapSends, RemoveSync, ShiftAddress, ShrinkScratch, WaitFirst] {
        assert!(tally[&mutation].harmful > 0, "{mutation:?}: no harm seen");
    }
}

#[test]
#[ignore = "long"]
fn no_harmful_mutant_is_accepted_among_many() {
    mutants(10_000..40_000, 8);
}

fn compiled(kind: Kind, ranks: usize) -> Sequence {
    let collective = Collective { kind, ranks, dtype: Dtype::Bf16 };
    Sequence::new(&[collective], 1, 256, 1)
}

fn ring(ranks: usize) -> Sequence {
    compiled(Kind::AllReduce { elements: 16, algorithm: AllReduce::Ring }, ranks)
}

fn findings(program: &Program) -> Vec<String> {
    let all = check(&chip(), &[program]).expect_err("it is broken");
    all.iter().map(ToString::to_string).collect()
}

#[test]
fn a_missing_receive_is_named() {
    let mut sequence = ring(2);
    let program = &mut sequence.runs[0].program;
    remove(&mut program.subgraphs[1].wqes, 0);
    // What rank 0 sends first now meets the receive of what it sends next, and that meets none.
    assert_eq!(
        findings(program),
        [
            "rank 0 ME 0 WQE 8 (SEND 16 B  recv -> rank 1 (QP 0.1); after the one 1 before) meets no \
          RECV"
        ]
    );
}

#[test]
fn a_message_too_long_is_named() {
    let mut sequence = ring(2);
    let program = &mut sequence.runs[0].program;
    program.subgraphs[1].wqes[0].length -= 2;
    assert_eq!(
        findings(program),
        ["rank 0 ME 0 WQE 6 (SEND 16 B  send+0x10 -> rank 1 (QP 0.1)) is longer than rank 1 ME 0 \
          WQE 0 (RECV 14 B  scratch+0x10 <- rank 0 (QP 0.1))"]
    );
}

#[test]
fn scratch_that_is_too_small_is_named() {
    let chip = chip();
    let sequence = ring(3);
    let program = &sequence.runs[0].program;
    let mut graphs = graphs_of(&chip, &[program]);
    let scratch = program.placement.ranks[1].layout.scratch;
    for range in &mut graphs.buffers[1] {
        if range.start == scratch {
            range.end -= 2;
        }
    }
    let all = check_graphs(&chip, &graphs).expect_err("too small");
    let touches: Vec<bool> =
        all.iter().map(|f| matches!(f, Finding::OutOfBuffer { rank: 1, .. })).collect();
    // The last part: its RECV, the REDUCE that reads and writes it, the SEND that passes it on.
    assert_eq!(touches, [true; 4], "{all:?}");
}

#[test]
fn a_sum_that_does_not_wait_for_its_data_is_a_hazard() {
    let mut sequence = ring(2);
    let program = &mut sequence.runs[0].program;
    let reduce = of_kind(&program.subgraphs[0].wqes, wqe::Kind::Reduce)[0];
    program.subgraphs[0].wqes[reduce].order.wqe_sync = None;
    assert_eq!(
        findings(program),
        ["nothing orders rank 0 ME 0 WQE 0 (RECV 16 B  scratch <- rank 1 (QP 0.1)), which writes \
          0x240 to 0x250 of rank 0, and rank 0 ME 0 WQE 7 (REDUCE bf16 16 B  recv = scratch + \
          send), which reads there"]
    );
}

#[test]
fn a_sender_that_does_not_wait_may_be_refused() {
    let mut sequence = ring(2);
    let program = &mut sequence.runs[0].program;
    let wqes = &mut program.subgraphs[0].wqes;
    // Neither the WAIT nor the SET that takes the flag back; nobody writes it then.
    let wait = of_kind(wqes, wqe::Kind::Wait)[0];
    remove(wqes, wait);
    remove(wqes, wait);
    let proof = must_hold(check(&chip(), &[program]), "sending too early is no error");
    // Only the first: the second comes after a message of the peer.
    let early: Vec<(usize, usize)> = proof.refusals.iter().map(|at| (at.rank, at.index)).collect();
    assert_eq!(early, [(0, 4)]);
}

#[test]
fn sums_of_the_wrong_parts_are_wrong() {
    let chip = chip();
    let mut sequence = ring(2);
    let program = &mut sequence.runs[0].program;
    let wqes = &mut program.subgraphs[0].wqes;
    let reduce = of_kind(wqes, wqe::Kind::Reduce)[0];
    wqes[reduce].b += 16;
    must_hold(check(&chip, &[program]), "it is safe");
    let all = check_result(&chip, program).expect_err("but wrong");
    let texts: Vec<String> = all.iter().map(ToString::to_string).collect();
    assert_eq!(
        texts,
        [
            "rank 0: bytes 0 to 16 of the receive buffer hold inputs rank 0 from 16 + rank 1 from \
             0, not the one sum of all inputs from 0",
            "rank 1: bytes 0 to 16 of the receive buffer hold inputs rank 0 from 16 + rank 1 from \
             0, not the one sum of all inputs from 0",
        ]
    );
}

/// Subgraphs that only wait for each other's flags: each is its rank, its engine, whose flag (an
/// index into the list) it waits for, and how many NOOPs stand before its own.
fn flags_in_circles(circles: &[(usize, usize, usize, usize)]) -> Vec<Finding> {
    let word = |i: usize| 0x100 + 4 * i as u64;
    let end = |rank: usize, pair: usize| Endpoint {
        rank,
        queue_pair: QueuePair { nic: 0, pair: pair as u16 },
    };
    let order = Order { wqe_sync: Some(1), ..Order::default() };
    let mut connections = Vec::new();
    let mut graphs = Vec::new();
    for (i, &(rank, me, of, noops)) in circles.iter().enumerate() {
        // Subgraph i writes word i of the rank that waits for it.
        let waiting = circles.iter().position(|c| c.2 == i).expect("someone waits");
        connections.push((end(rank, 2 * i), end(circles[waiting].0, 2 * i + 1)));
        let width = Width::Word.code();
        let wait = Wqe { a: word(of), value: 1, width, ..Wqe::of(wqe::Kind::Wait) };
        let set = Wqe { a: 0x200 + word(i), value: 1, width, ..Wqe::of(wqe::Kind::Set) };
        let write = Wqe {
            a: 0x200 + word(i),
            b: word(i),
            length: 4,
            qp: end(rank, 2 * i).queue_pair.code(),
            order,
            ..Wqe::of(wqe::Kind::Write)
        };
        let mut wqes = vec![wait];
        wqes.extend(std::iter::repeat_n(Wqe::of(wqe::Kind::Noop), noops));
        wqes.extend([set, write]);
        graphs.push(Graph { rank, me, stage: 0, wqes, text: Vec::new() });
    }
    let ranks = 1 + circles.iter().map(|c| c.0).max().expect("some");
    let graphs = Graphs {
        graphs,
        connections,
        buffers: Vec::new(),
        limits: vec![0x1000; ranks],
        initial: Box::new(|_, _, _| Some(0)),
    };
    check_graphs(&chip(), &graphs).expect_err("circles")
}

#[test]
fn the_shortest_cycle_is_printed() {
    // A circle of three, one of two with long subgraphs, and one of four.
    let found = flags_in_circles(&[
        (0, 0, 2, 0),
        (1, 0, 0, 0),
        (2, 0, 1, 0),
        (0, 1, 4, 9),
        (1, 1, 3, 7),
        (0, 2, 8, 0),
        (1, 2, 5, 0),
        (2, 2, 6, 0),
        (3, 2, 7, 0),
    ]);
    assert_eq!(found.len(), 1);
    assert_eq!(
        found[0].to_string(),
        "each waits for the next, the last for the first:
  rank 0 ME 1 WQE 11 (WRITE 4 B  0x30c -> QP 0.6 0x10c; after the one 1 before) is behind rank 0 ME 1 WQE 0 (WAIT 4 B  [0x110] = 1)
  rank 0 ME 1 WQE 0 (WAIT 4 B  [0x110] = 1) waits for the flag of rank 1 ME 1 WQE 9 (WRITE 4 B  0x310 -> QP 0.8 0x110; after the one 1 before)
  rank 1 ME 1 WQE 9 (WRITE 4 B  0x310 -> QP 0.8 0x110; after the one 1 before) is behind rank 1 ME 1 WQE 0 (WAIT 4 B  [0x10c] = 1)
  rank 1 ME 1 WQE 0 (WAIT 4 B  [0x10c] = 1) waits for the flag of rank 0 ME 1 WQE 11 (WRITE 4 B  0x30c -> QP 0.6 0x10c; after the one 1 before)"
    );
}

#[test]
fn receives_before_sends_are_a_cycle() {
    // Every rank receives from the one before it and only then sends to the next.
    let ranks = 5;
    let pairs = (0..ranks).map(|rank| (rank, (rank + 1) % ranks)).collect();
    let mut sequence = compiled(Kind::SendRecv { elements: 4, pairs }, ranks);
    let program = &mut sequence.runs[0].program;
    for subgraph in &mut program.subgraphs {
        let send = of_kind(&subgraph.wqes, wqe::Kind::Send)[0];
        subgraph.wqes[send].order.rx_sync = true;
    }
    let all = check(&chip(), &[program]).expect_err("nobody begins");
    let [Finding::Cycle(waits)] = &all[..] else { panic!("{all:?}") };
    // For each rank: its SEND is held for its RECV, which needs the SEND of the one before.
    assert_eq!(waits.len(), 2 * ranks, "{}", all[0]);
    for pair in waits.chunks(2) {
        assert_eq!((pair[0].why, pair[1].why), (Why::Order, Why::Message));
        assert_eq!(pair[0].whom, pair[1].who);
        assert_eq!(pair[1].whom.rank, (pair[1].who.rank + ranks - 1) % ranks);
    }
    assert!(harm(&sequence, 0..1).is_some());
}

#[test]
fn a_wait_that_nobody_satisfies_is_stuck() {
    let mut sequence = ring(2);
    let program = &mut sequence.runs[0].program;
    let wait = of_kind(&program.subgraphs[0].wqes, wqe::Kind::Wait)[0];
    program.subgraphs[0].wqes[wait].value = 2;
    assert_eq!(
        findings(program),
        ["rank 0 ME 0 WQE 4 (WAIT 4 B  [flag of rank 1] = 2) may wait for ever; satisfied by: \
          none; disturbed by: rank 1 ME 0 WQE 3 (WRITE 4 B  one -> rank 0 (QP 0.1) flag of rank \
          1; after the one 1 before)"]
    );
}
