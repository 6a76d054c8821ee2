//! Graphs that wait for ever, in hardware: the run ends, and the watchdog names who waits for whom;
//! other subgraphs of the same engines go on.

use mtia_model::cycle::me::world::WATCHDOG_CYCLES;
use mtia_model::func::fabric::Options;
use mtia_model::hccl::one_of_each;
use mtia_model::spec::me::Report;
use mtia_model::spec::nmc::Dtype;
use mtia_model::spec::wqe::{Comparison, Kind, Wqe};
use mtia_testbench::me::{Engines, Scene, Session, boot};

use super::bench::{
    after, both, copy, fenced, mini, noop, recv, rx_synced, send, set, synced, traffic, wait,
};

/// Number of the subgraph that nothing keeps from its end.
const OTHER: u16 = 99;
/// Where it copies from and to, in steps of which each waits for the one before.
const CHAIN: u64 = 0x4000;
/// Copies of it.
const STEPS: u64 = 40;
/// Bytes of each.
const STEP_BYTES: u32 = 72;

/// A subgraph that takes a while.
fn chain() -> Vec<Wqe> {
    let step = |i: u64| {
        let copy = copy(CHAIN + (i + 1) * u64::from(STEP_BYTES), CHAIN + i * 72, STEP_BYTES);
        if i == 0 { copy } else { after(1, copy) }
    };
    (0..STEPS).map(step).collect()
}

/// Runs a scene with the chain on every engine beside it; returns the watchdog's report, of which
/// all that is known before has been checked.
fn stuck(engines: &mut Engines, scene: &Scene, seed: u64) -> String {
    let mut scene = scene.clone();
    let chip = engines.chip().clone();
    let image = engines.image().clone();
    let ranks = scene.memories.len();
    for rank in 0..ranks {
        scene.start(rank, 0, OTHER, &chain());
    }
    let (ending, memories) = engines
        .run(|device| {
            let mut world = scene.world(device, traffic(&chip, seed), Options::seeded(seed));
            let ending = scene.play(device, &mut world, &image)?;
            let memories: Vec<Vec<u8>> =
                (0..ranks).map(|rank| world.memory(rank).bytes().to_vec()).collect();
            Ok((ending, memories))
        })
        .unwrap_or_else(|e| panic!("seed {seed}: {e}"));
    for (rank, memory) in memories.iter().enumerate() {
        let done = Report::Done { id: OTHER, wqes: STEPS as u32 };
        assert!(ending.reports[rank].contains(&done), "seed {seed}: {:?}", ending.reports);
        // Every step holds what the first began with.
        let step = |i: usize| {
            let at = CHAIN as usize + i * STEP_BYTES as usize;
            &memory[at..at + STEP_BYTES as usize]
        };
        let first = &scene.memories[rank].bytes()[CHAIN as usize..][..STEP_BYTES as usize];
        assert!((0..=STEPS as usize).all(|i| step(i) == first), "seed {seed}: rank {rank}");
    }
    // All there is to do takes some ten thousand cycles in the worst surroundings.
    let most = WATCHDOG_CYCLES + 50_000;
    assert!(ending.cycles < most, "seed {seed}: {} cycles", ending.cycles);
    let text = ending.stuck.unwrap_or_else(|| panic!("seed {seed}: nothing waits for ever"));
    println!("seed {seed}: {text}");
    assert!(!text.contains(&format!("subgraph {OTHER} ")), "seed {seed}: {text}");
    text
}

/// Asserts that the report says each of these, and no subgraph waits that is not among them.
fn says(text: &str, lines: &[&str]) {
    for line in lines {
        assert!(text.contains(line), "`{line}` is not in: {text}");
    }
    let subgraphs = text.matches(" waits for ").count();
    assert_eq!(subgraphs, lines.len(), "{text}");
}

#[test]
fn a_missing_receive() {
    let (chip, mut engines) = (mini(), both(2));
    for seed in 0..3 {
        let mut scene = Scene::new(&chip, 2, 1, seed);
        let to = scene.queue_pair(0, 1, 0);
        scene.start(0, 0, 1, &[send(to, 0x100, 64), after(1, noop())]);
        scene.start(0, 0, 2, &[send(to, 0x200, 8)]);
        let text = stuck(&mut engines, &scene, seed);
        // Refused as often as the delay between tries allows: any number, but many.
        assert!(!text.contains("refused 0 times"), "{text}");
        let mut lines = vec![
            format!(
                "rank 0 ME 0 subgraph 1 WQE 1 (NOOP; after the one 1 before) waits for WQE 0 \
                 (SEND 64 B  0x100 -> QP {to})"
            ),
            format!(
                "rank 0 ME 0 subgraph 2 WQE 1 (its end) waits for WQE 0 (SEND 8 B  0x200 -> QP {to})"
            ),
        ];
        lines.push(format!("waits for a RECV on rank 1 QP {to} (refused "));
        says(&text, &lines.iter().map(String::as_str).collect::<Vec<_>>());
        let behind = format!("rank 0 QP {to}: SEND of ");
        assert_eq!(text.matches(&behind).count(), 2, "{text}");
        assert!(text.contains("is behind earlier requests of its queue pair"), "{text}");
    }
}

#[test]
fn a_circle_of_ranks() {
    let (chip, mut engines) = (mini(), both(3));
    for seed in 0..2 {
        let mut scene = Scene::new(&chip, 3, 1, seed);
        let mut lines = Vec::new();
        for rank in 0..3 {
            let (from, to) = ((rank + 2) % 3, (rank + 1) % 3);
            let (in_pair, out) = (scene.queue_pair(rank, from, 0), scene.queue_pair(rank, to, 0));
            let wqes = [recv(in_pair, 0x100, 32), rx_synced(send(out, 0x200, 32))];
            scene.start(rank, 0, 7, &wqes);
            lines.push(format!(
                "rank {rank} ME 0 subgraph 7 WQE 1 (SEND 32 B  0x200 -> QP {out}; rx_sync) waits \
                 for WQE 0 (RECV 32 B  0x100 <- QP {in_pair})"
            ));
            let there = scene.queue_pair(from, rank, 0);
            lines.push(format!("rank {rank} QP {in_pair}: RECV of 32 B (ME 0, tag "));
            assert_eq!(there, in_pair, "both ends have one number");
        }
        let text = stuck(&mut engines, &scene, seed);
        for line in &lines {
            assert!(text.contains(line.as_str()), "`{line}` is not in: {text}");
        }
        for rank in 0..3 {
            let peer = scene.queue_pair(rank, (rank + 1) % 3, 0);
            let line = format!("waits for a message of rank {rank} QP {peer}");
            assert!(text.contains(&line), "`{line}` is not in: {text}");
        }
        assert_eq!(text.matches(" waits for ").count(), 6, "{text}");
    }
}

#[test]
fn a_word_that_nobody_sets() {
    let (chip, mut engines) = (mini(), both(2));
    for seed in 0..3 {
        let mut scene = Scene::new(&chip, 2, 1, seed);
        scene.memories[1].write(0x300, &41u32.to_le_bytes()).expect("memory");
        scene.memories[0].write(0x300, &17u32.to_le_bytes()).expect("memory");
        // The first waits; the second is held by a fence behind a RECV; the third stops at a sync.
        scene.start(1, 0, 1, &[noop(), wait(0x300, Comparison::Ge, 42), set(0x300, 0)]);
        let pair = scene.queue_pair(0, 1, 0);
        scene.start(0, 0, 2, &[fenced(recv(pair, 0x400, 16)), noop()]);
        scene.start(
            0,
            0,
            3,
            &[wait(0x300, Comparison::Eq, 17), recv(pair, 0x500, 16), synced(noop())],
        );
        let text = stuck(&mut engines, &scene, seed);
        says(
            &text,
            &[
                "rank 1 ME 0 subgraph 1 WQE 1 (WAIT 4 B  [0x300] >= 42) waits for the word, which \
                 is 41",
                &format!(
                    "rank 0 ME 0 subgraph 2 WQE 1 (NOOP) waits for WQE 0 (RECV 16 B  0x400 <- QP \
                     {pair}; fence)"
                ),
                &format!(
                    "rank 0 ME 0 subgraph 3 WQE 2 (NOOP; sync) waits for WQE 1 (RECV 16 B  0x500 \
                     <- QP {pair})"
                ),
                &format!("rank 0 QP {pair}: RECV of 16 B (ME 0, tag 0x"),
                "waits for a message of rank 1",
            ],
        );
    }
}

#[test]
fn more_subgraphs_than_places() {
    let (chip, mut engines) = (mini(), both(2));
    let mut scene = Scene::new(&chip, 2, 1, 5);
    scene.memories[0].write(0x300, &[0; 4]).expect("memory");
    let for_ever = [wait(0x300, Comparison::Ne, 0)];
    // One place is left for the chain, which is started last and gets it when it is free for ever.
    for id in 0..15 {
        scene.start(0, 0, id, &for_ever);
    }
    let text = stuck(&mut engines, &scene, 5);
    for id in 0..15 {
        let line = format!(
            "rank 0 ME 0 subgraph {id} WQE 0 (WAIT 4 B  [0x300] != 0) waits for the word, which is 0"
        );
        assert!(text.contains(&line), "`{line}` is not in: {text}");
    }
    // With two more that wait, one has no place.
    let mut scene = Scene::new(&chip, 2, 1, 6);
    scene.memories[0].write(0x300, &[0; 4]).expect("memory");
    scene.start(0, 0, OTHER, &chain());
    let image = engines.image().clone();
    // More than places and mailbox hold.
    let all = 16 + chip.me.mailbox.value as u16 + 2;
    for id in 0..all {
        scene.start(0, 0, id, &for_ever);
    }
    let ending = engines.run(|device| {
        let mut world = scene.world(device, traffic(&chip, 6), Options::seeded(6));
        scene.play(device, &mut world, &image)
    });
    let ending = ending.unwrap_or_else(|e| panic!("{e}"));
    assert_eq!(ending.reports[0], [Report::Done { id: OTHER, wqes: STEPS as u32 }]);
    let text = ending.stuck.expect("they wait for ever");
    assert_eq!(text.matches("waits for the word, which is 0").count(), 16, "{text}");
    let last = all - 1;
    let line = format!(
        "rank 0 ME 0 subgraph {last} WQE 0 (its begin) waits for a place among the subgraphs"
    );
    assert!(text.contains(&line), "{text}");
}

/// A compiled all-reduce of which rank 2 does not say that its receives are posted.
#[test]
fn a_collective_without_one_signal() {
    let (chip, mut engines) = (mini(), both(3));
    let image = engines.image().clone();
    let list = one_of_each(3, 77, Dtype::Bf16, 3);
    let mut session = Session::new(&chip, &list, 1, 3);
    let program = &mut session.runs_mut()[0].program;
    let silent = program.subgraphs.iter_mut().find(|s| s.rank == 2).expect("rank 2 takes part");
    let signal = silent.wqes.iter_mut().find(|w| w.kind() == Some(Kind::Write)).expect("a WRITE");
    *signal = Wqe { order: signal.order, ..Wqe::of(Kind::Noop) };
    let ending = engines.run(|device| {
        let mut world = session.world(device, traffic(&chip, 3), Options::seeded(3));
        boot(device, &mut world, &image)?;
        // All is well before it.
        session.run(device, &mut world, &image, &[3, 2])?;
        session.run(device, &mut world, &image, &[1, 0])
    });
    let text = ending.expect_err("a signal is missing");
    println!("{text}");
    let program = &session.runs()[0].program;
    let sender = program.subgraphs.iter().find(|s| s.rank == 1).expect("rank 1 takes part");
    let index = sender.wqes.iter().position(|w| w.kind() == Some(Kind::Wait)).expect("a WAIT");
    let flag = sender.wqes[index].a;
    let lines = [
        "nothing goes on:\n".to_owned(),
        // The second collective of the run.
        format!(
            "rank 1 ME 0 subgraph 16 WQE {index} (WAIT 4 B  [{flag:#x}] = 1) waits for the word, \
             which is 0"
        ),
        format!("waits for a message of rank 1 QP {}", program.placement.queue_pairs.of(1, 2, 0)),
    ];
    for line in lines {
        assert!(text.contains(&line), "`{line}` is not in: {text}");
    }
}
