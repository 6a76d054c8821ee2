//! Ordering: `wqe_sync` at every distance, subgraphs as long as there may be, SET and WAIT between
//! subgraphs of one and of several engines.

use mtia_model::func::fabric::Options as Network;
use mtia_model::func::me::{Options, System};
use mtia_model::spec::me::CounterId;
use mtia_model::spec::wqe::{Comparison, MOST, Order, Width, Wqe};

use super::bench::{
    Place, after, copy, done, fenced, full, mini, noop, read, recv, reports, seeds, send, set,
    synced, system, system_with, wait,
};

/// Rank 1 copies what it receives into another place, so many WQEs after the receive; rank 0 sends
/// late. Right only if the copy waits.
fn copies_after(distance: u32, seed: u64) {
    let mut system = system(full(), 2, seed);
    let mut graph = vec![recv(1, 0x100, 40)];
    graph.extend((1..distance).map(|_| noop()));
    graph.push(after(distance as i16, copy(0x200, 0x100, 40)));
    let message = [wait(0x300, Comparison::Eq, 1), fenced(set(0x300, 0)), send(1, 0x40, 40)];
    let go = [set(0x300, 1)];
    system.memory_mut(0).write(0x300, &[0; 4]).expect("within");
    let expected = read(&system, 0, 0x40, 40);
    let mut place = Place::default();
    place.start(&mut system, 1, 0, 1, &graph);
    place.start(&mut system, 0, 0, 2, &message);
    place.start(&mut system, 0, 0, 3, &go);
    system.run().unwrap_or_else(|e| panic!("distance {distance}, seed {seed}: {e}"));
    assert_eq!(reports(&mut system, 1, 0), [done(1, &graph)], "distance {distance}");
    assert_eq!(read(&system, 1, 0x200, 40), expected, "distance {distance}, seed {seed}");
    assert_eq!(system.counter(1, 0, CounterId::Wqes), u64::from(distance) + 1);
}

#[test]
pub fn wqe_sync_reaches_every_distance() {
    // Every bit of a bitmap's first words, the ends of chunks of the prefetch, powers of two, all.
    let near = 1..=66;
    let chunks = [95, 96, 97, 127, 128, 129, 255, 256, 257];
    let far = [511, 512, 513, 1023, 1024, 1025, 2047, 2048, 2049, MOST - 2, MOST - 1];
    for distance in near.chain(chunks).chain(far) {
        copies_after(distance, u64::from(distance));
    }
}

#[test]
#[ignore = "4,095 subgraphs: make long"]
fn wqe_sync_reaches_all_distances() {
    for distance in 1..MOST {
        copies_after(distance, u64::from(distance));
    }
}

#[test]
pub fn the_longest_subgraph() {
    for seed in seeds(2) {
        let mut system = system(mini(), 2, seed);
        // A chain of copies, each of the result of the one before, through the whole subgraph.
        let step = |i: u32| {
            let (from, to) =
                (0x1000 + u64::from(i % 64) * 32, 0x1000 + u64::from((i + 1) % 64) * 32);
            let hop = copy(to, from, 32);
            if i == 0 { hop } else { after(1, hop) }
        };
        let graph: Vec<Wqe> = (0..MOST).map(step).collect();
        let start = read(&system, 0, 0x1000, 32);
        Place::default().start(&mut system, 0, 0, 9, &graph);
        system.run().unwrap_or_else(|e| panic!("seed {seed}: {e}"));
        assert_eq!(reports(&mut system, 0, 0), [done(9, &graph)], "seed {seed}");
        for i in 0..64 {
            assert_eq!(read(&system, 0, 0x1000 + i * 32, 32), start, "seed {seed}: place {i}");
        }
        assert_eq!(system.counter(0, 0, CounterId::NmcCommands), u64::from(MOST));
    }
}

/// Subgraphs in a row, each of which waits for the one before it and copies the word on; started in
/// the order that `order` gives, on the engines that `engine` gives.
fn relay(
    system: &mut System,
    order: impl Iterator<Item = u64>,
    engine: impl Fn(u64) -> usize,
) -> Vec<(usize, u16)> {
    let flag = |i: u64| 0x4000 + i * 8;
    let mut place = Place::default();
    let mut started = Vec::new();
    for i in order {
        system.memory_mut(0).write(flag(i), &[0; 8]).expect("within");
        // The wait is for one that is beyond 32 bits, alternately.
        let double = Width::Double.code();
        let graph = [
            Wqe { width: double, ..wait(flag(i), Comparison::Ge, 0x1_0000_0000 + i) },
            fenced(copy(0x5000 + (i + 1) * 16, 0x5000 + i * 16, 16)),
            Wqe { width: double, ..set(flag(i + 1), 0x1_0000_0000 + i + 1) },
        ];
        place.start(system, 0, engine(i), i as u16, &graph);
        started.push((engine(i), i as u16));
    }
    started
}

#[test]
pub fn waits_between_subgraphs_of_one_and_of_several_engines() {
    for seed in seeds(6) {
        for engines in 1..=2 {
            // The last one is started first: all but the first to be released hold a slot.
            let mut system = system(mini(), 1, seed);
            let count = 12;
            let started = relay(&mut system, (0..count).rev(), |i| i as usize % engines);
            let first = read(&system, 0, 0x5000, 16);
            let go = [Wqe { width: Width::Double.code(), ..set(0x4000, 0x1_0000_0000) }];
            Place(0x8_0000).start(&mut system, 0, 1, 99, &go);
            system.run().unwrap_or_else(|e| panic!("seed {seed}: {e}"));
            for i in 0..=count {
                assert_eq!(read(&system, 0, 0x5000 + i * 16, 16), first, "seed {seed}: hop {i}");
            }
            let all = reports(&mut system, 0, 0).len() + reports(&mut system, 0, 1).len();
            assert_eq!(all, started.len() + 1);
        }
    }
}

#[test]
pub fn waits_rest_across_the_carry_of_the_time() {
    for seed in seeds(8) {
        // The low word of the time wraps while words are read again and again.
        let began = (1u64 << 32) - 3000 - 100 * seed;
        let options = Options { began, ..Options::seeded(seed) };
        let mut system = system_with(mini(), 1, Network::seeded(seed), options);
        let started = relay(&mut system, (0..12).rev(), |i| i as usize % 2);
        while system.now() < (1 << 32) + 1000 {
            system.advance().unwrap_or_else(|e| panic!("seed {seed}: {e}"));
        }
        let go = [Wqe { width: Width::Double.code(), ..set(0x4000, 0x1_0000_0000) }];
        Place(0x8_0000).start(&mut system, 0, 1, 99, &go);
        system.run().unwrap_or_else(|e| panic!("seed {seed}: {e}"));
        let all = reports(&mut system, 0, 0).len() + reports(&mut system, 0, 1).len();
        assert_eq!(all, started.len() + 1, "seed {seed}");
        // Twelve hops, each seen within some thousand cycles.
        assert!(system.now() < (1 << 32) + 60_000, "seed {seed}: {}", system.now() - (1 << 32));
    }
}

#[test]
pub fn a_wait_holds_nobody_else() {
    for seed in seeds(10) {
        let mut system = system(mini(), 1, seed);
        system.memory_mut(0).write(0x4000, &[0; 4]).expect("within");
        // Fifteen subgraphs wait in all slots but one, for what the last of the others does.
        let mut place = Place::default();
        let waits = [wait(0x4000, Comparison::Eq, 7)];
        for id in 0..15 {
            place.start(&mut system, 0, 0, id, &waits);
        }
        let works: Vec<Wqe> = (0..60).map(|i| copy(0x6000 + i * 64, 0x1000 + i * 64, 64)).collect();
        for id in 15..30 {
            let mut graph = works.clone();
            if id == 29 {
                graph.push(synced(set(0x4000, 7)));
            }
            place.start(&mut system, 0, 0, id, &graph);
        }
        system.run().unwrap_or_else(|e| panic!("seed {seed}: {e}"));
        assert_eq!(reports(&mut system, 0, 0).len(), 30);
        assert_eq!(read(&system, 0, 0x6000, 60 * 64), read(&system, 0, 0x1000, 60 * 64));
    }
}

#[test]
pub fn every_comparison_of_both_widths() {
    let words = [0, 1, 2, 0x7fff_ffff, 0x8000_0000, 0xffff_ffff];
    let doubles = [0, 1, 0xffff_ffff, 0x1_0000_0000, 0x8000_0000_0000_0000, u64::MAX];
    for (width, values) in [(Width::Word, words), (Width::Double, doubles)] {
        for comparison in Comparison::ALL {
            let mut system = system(full(), 1, 1);
            let mut place = Place::default();
            let mut holding = 0;
            // Each pair in a slot of its own place in a flit; those that hold not are released at
            // the end, one after the other.
            for (i, (&word, &value)) in
                values.iter().flat_map(|w| values.iter().map(move |v| (w, v))).enumerate()
            {
                let at = 0x4000 + i as u64 * 8;
                system.memory_mut(0).write(at, &word.to_le_bytes()).expect("within");
                if !comparison.holds(word, value) {
                    continue;
                }
                holding += 1;
                let graph = [
                    Wqe { width: width.code(), ..wait(at, comparison, value) },
                    set(0x8000 + i as u64 * 4, 1),
                ];
                place.start(&mut system, 0, 0, i as u16, &graph);
            }
            system.run().unwrap_or_else(|e| panic!("{width:?} {comparison:?}: {e}"));
            assert_eq!(reports(&mut system, 0, 0).len(), holding);
            // And one that does not hold stands.
            let (word, value) = values
                .iter()
                .flat_map(|w| values.iter().map(move |v| (*w, *v)))
                .find(|&(w, v)| !comparison.holds(w, v))
                .expect("one that does not hold");
            system.memory_mut(0).write(0x5000, &word.to_le_bytes()).expect("within");
            let graph = [Wqe { width: width.code(), ..wait(0x5000, comparison, value) }];
            place.start(&mut system, 0, 0, 100, &graph);
            assert!(system.run().is_err(), "{width:?}: {word:#x} {comparison:?} {value:#x}");
        }
    }
}

#[test]
pub fn syncs_wait_for_their_kind_alone() {
    for seed in seeds(20) {
        // A receive that never comes holds neither tx_sync nor a fence before it.
        let mut system = system(mini(), 2, seed);
        let tx = Order { tx_sync: true, ..Order::default() };
        let graph =
            [recv(1, 0x100, 8), fenced(copy(0x200, 0x300, 8)), Wqe { order: tx, ..set(0x400, 5) }];
        Place::default().start(&mut system, 1, 0, 1, &graph);
        for _ in 0..4000 {
            system.step().unwrap_or_else(|e| panic!("seed {seed}: {e}"));
        }
        assert_eq!(read(&system, 1, 0x400, 4), [5, 0, 0, 0], "seed {seed}");
        assert_eq!(reports(&mut system, 1, 0), [], "seed {seed}");
        // With its message the subgraph ends.
        let message = [send(1, 0x40, 8)];
        Place::default().start(&mut system, 0, 1, 2, &message);
        system.run().unwrap_or_else(|e| panic!("seed {seed}: {e}"));
        assert_eq!(reports(&mut system, 1, 0), [done(1, &graph)], "seed {seed}");
    }
}
