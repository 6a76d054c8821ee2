//! Graphs that cannot end are given up with a report of who waits for whom.

use mtia_model::func::me::System;
use mtia_model::func::me::system::RunError;
use mtia_model::spec::wqe::Comparison;

use super::bench::{
    Place, after, copy, done, fenced, mini, noop, recv, reports, seeds, send, set, system, wait,
};

fn report(system: &mut System) -> String {
    match system.run() {
        Err(RunError::Stuck(deadlock)) => deadlock.to_string(),
        other => panic!("{other:?}"),
    }
}

fn says(report: &str, lines: &[&str]) {
    for line in lines {
        assert!(report.contains(line), "no line {line:?} in:\n{report}");
    }
}

#[test]
pub fn a_missing_receive() {
    for seed in seeds(4) {
        let mut system = system(mini(), 2, seed);
        let mut place = Place::default();
        place.start(&mut system, 0, 1, 7, &[noop(), send(1, 0x40, 24), fenced(send(1, 0x80, 8))]);
        place.start(&mut system, 1, 0, 8, &[noop()]);
        let text = report(&mut system);
        says(
            &text,
            &[
                "rank 0 ME 1 subgraph 7 WQE 3 (its end) waits for WQE 1 (SEND 24 B  0x40 -> QP 0.1), \
                 WQE 2 (SEND 8 B  0x80 -> QP 0.1; fence)",
                "rank 0 QP 0.1: SEND of 24 B (ME 1, tag 0x0001) waits for a RECV on rank 1 QP 0.1",
                "rank 0 QP 0.1: SEND of 8 B (ME 1, tag 0x0002) is behind earlier requests",
            ],
        );
        // The other rank is well.
        assert_eq!(reports(&mut system, 1, 0), [done(8, &[noop()])], "seed {seed}");
        assert!(!text.contains("rank 1 ME"), "{text}");
    }
}

#[test]
pub fn a_circle_of_messages() {
    for seed in seeds(4) {
        let mut system = system(mini(), 3, seed);
        let mut place = Place::default();
        // Each rank sends to the next only after it has got something.
        for rank in 0..3u16 {
            let (from, to) = ((rank + 2) % 3 + rank, rank + (rank + 1) % 3);
            let graph = [recv(from, 0x100, 8), after(1, send(to, 0x100, 8))];
            place.start(&mut system, rank.into(), 0, rank, &graph);
        }
        let text = report(&mut system);
        for rank in 0..3 {
            let (from, to) = ((rank + 2) % 3, (rank + 1) % 3);
            says(
                &text,
                &[
                    &format!(
                        "rank {rank} ME 0 subgraph {rank} WQE 1 (SEND 8 B  0x100 -> QP 0.{}; after \
                         the one 1 before) waits for WQE 0 (RECV 8 B  0x100 <- QP 0.{})",
                        rank + to,
                        rank + from
                    ),
                    &format!(
                        "rank {rank} QP 0.{}: RECV of 8 B (ME 0, tag 0x0000) waits for a message \
                         of rank {from}",
                        rank + from
                    ),
                ],
            );
        }
    }
}

#[test]
pub fn a_circle_of_flags_between_engines() {
    for seed in seeds(4) {
        let mut system = system(mini(), 1, seed);
        for flag in [0x4000, 0x4008] {
            system.memory_mut(0).write(flag, &[3, 0, 0, 0]).expect("within");
        }
        let mut place = Place::default();
        place.start(&mut system, 0, 0, 1, &[wait(0x4000, Comparison::Gt, 3), set(0x4008, 4)]);
        place.start(&mut system, 0, 1, 2, &[wait(0x4008, Comparison::Gt, 3), set(0x4000, 4)]);
        says(
            &report(&mut system),
            &[
                "rank 0 ME 0 subgraph 1 WQE 0 (WAIT 4 B  [0x4000] > 3) waits for the word, which is 3",
                "rank 0 ME 1 subgraph 2 WQE 0 (WAIT 4 B  [0x4008] > 3) waits for the word, which is 3",
            ],
        );
    }
}

#[test]
pub fn no_slot_for_the_one_that_all_wait_for() {
    for seed in seeds(2) {
        let mut system = system(mini(), 1, seed);
        system.memory_mut(0).write(0x4000, &[0; 4]).expect("within");
        let mut place = Place::default();
        for id in 0..17 {
            place.start(&mut system, 0, 0, id, &[wait(0x4000, Comparison::Eq, 1)]);
        }
        // More than the mailbox and the slots hold.
        for id in 17..22 {
            place.start(&mut system, 0, 0, id, &[set(0x4000, 1)]);
        }
        let text = report(&mut system);
        let waits = text.matches("waits for the word, which is 0").count();
        assert_eq!(waits, 16, "seed {seed}:\n{text}");
        says(&text, &["subgraph 21 WQE 0 (its begin) waits for a place among the subgraphs"]);
    }
}

#[test]
pub fn a_fence_that_is_never_passed() {
    for seed in seeds(2) {
        let mut system = system(mini(), 2, seed);
        let mut place = Place::default();
        let graph = [copy(0x200, 0x300, 4), fenced(recv(1, 0x100, 8)), noop(), noop()];
        place.start(&mut system, 1, 1, 3, &graph);
        says(
            &report(&mut system),
            &[
                "rank 1 ME 1 subgraph 3 WQE 2 (NOOP) waits for WQE 1 (RECV 8 B  0x100 <- QP 0.1; fence)",
            ],
        );
    }
}
