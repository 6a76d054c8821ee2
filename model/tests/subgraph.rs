//! The interpreter of subgraphs: what each kind of WQE does, that each ordering field holds back
//! what it should and that nothing else does, how a subgraph ends when something is wrong, and
//! that random legal subgraphs give one result however fast each engine is.

use std::collections::{BTreeMap, BTreeSet};

use mtia_model::func::fabric::{Connection, Endpoint, Region};
use mtia_model::func::memory::Memory;
use mtia_model::func::subgraph::random::{Scenario, Shape, any_wqe, bad_wqe, scenario};
use mtia_model::func::subgraph::{SLOTS, System};
use mtia_model::spec::Chip;
use mtia_model::spec::me::{CompletionSource, CounterId, NicStatus, Report, Start, SubgraphFault};
use mtia_model::spec::nmc::{Dtype, Status};
use mtia_model::spec::wqe::{
    self, Comparison, Fault, Kind, Order, QueuePair, VERSION, Width, Wqe, check,
};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// Where WQEs stand in the tests' memories; data are below.
const CODE: u64 = 0x4000;
const BYTES: usize = 0xa000;
const SEEDS: u64 = 60;

fn chip() -> Chip {
    Chip::load::<&str>("mini", &[]).expect("the preset")
}

fn qp(pair: u16) -> QueuePair {
    QueuePair { nic: 0, pair }
}

/// Ranks in a full mesh: QP number a + b between ranks a and b, their own included.
fn mesh(ranks: usize) -> Vec<Connection> {
    let end = |rank, pair: usize| Endpoint { rank, queue_pair: qp(pair as u16) };
    (0..ranks)
        .flat_map(|a| (a..ranks).map(move |b| (a, b)))
        .map(|(a, b)| (end(a, a + b), end(b, a + b)))
        .collect()
}

fn pattern(rank: usize) -> Memory {
    Memory::from((0..BYTES).map(|i| (i * 13 + i / 251 + rank * 89) as u8).collect::<Vec<_>>())
}

fn system(ranks: usize, seed: u64) -> System {
    let memories = (0..ranks).map(pattern).collect();
    System::new(&chip(), 2, memories, &mesh(ranks), seed).expect("a system")
}

/// Puts the WQEs at subgraph `id`'s place and starts it.
fn start(system: &mut System, rank: usize, me: usize, id: u16, wqes: &[Wqe]) {
    let address = CODE + u64::from(id) * 0x400;
    let image: Vec<u8> = wqes.iter().flat_map(Wqe::bytes).collect();
    system.memory_mut(rank).write(address, &image).expect("within memory");
    let start = Start { version: VERSION, id, address, wqes: wqes.len() as u32 };
    system.start(rank, me, &start);
}

fn order(change: impl Fn(&mut Order)) -> Order {
    let mut order = Order::default();
    change(&mut order);
    order
}

fn after(back: i16) -> Order {
    order(|o| o.wqe_sync = Some(back))
}

fn copy(s: u64, a: u64, length: u32) -> Wqe {
    Wqe { a, s, length, ..Wqe::of(Kind::Copy) }
}

fn send(to: u16, a: u64, length: u32) -> Wqe {
    Wqe { a, length, qp: qp(to).code(), ..Wqe::of(Kind::Send) }
}

fn recv(from: u16, a: u64, length: u32) -> Wqe {
    Wqe { a, length, qp: qp(from).code(), ..Wqe::of(Kind::Recv) }
}

fn write(to: u16, a: u64, b: u64, length: u32) -> Wqe {
    Wqe { a, b, length, qp: qp(to).code(), ..Wqe::of(Kind::Write) }
}

fn set(a: u64, value: u64) -> Wqe {
    Wqe { a, value, width: Width::Word.code(), ..Wqe::of(Kind::Set) }
}

fn wait(a: u64, comparison: Comparison, value: u64) -> Wqe {
    Wqe {
        a,
        value,
        comparison: comparison.code(),
        width: Width::Word.code(),
        ..Wqe::of(Kind::Wait)
    }
}

fn with(wqe: Wqe, order: Order) -> Wqe {
    Wqe { order, ..wqe }
}

fn done(id: u16, wqes: &[Wqe]) -> Option<Report> {
    Some(Report::Done { id, wqes: wqes.len() as u32 })
}

fn read(system: &System, rank: usize, address: u64, length: u64) -> Vec<u8> {
    system.memory(rank).read(address, length).expect("within memory").to_vec()
}

#[test]
fn each_kind_does_what_it_says() {
    for seed in 0..SEEDS {
        let mut system = system(2, seed);
        let before = pattern(0);
        let at = |address, length| before.read(address, length).expect("within").to_vec();
        let first = [
            Wqe::of(Kind::Noop),
            copy(0x800, 0x11, 33),
            Wqe {
                a: 0x100,
                b: 0x200,
                s: 0x840,
                length: 64,
                dtype: Dtype::Bf16.code(),
                ..Wqe::of(Kind::Reduce)
            },
            // The value is longer than the word.
            set(0x900, 0x1122_3344_5566_7788),
            Wqe { width: Width::Double.code(), ..set(0x908, 0x99aa_bbcc_ddee_ff00) },
            send(1, 0x20, 100),
            write(1, 0x300, 0x1000, 50),
            Wqe {
                b: 0x1100,
                immediate: 7,
                ..Wqe { kind: Kind::WriteImm.code(), ..send(1, 0x40, 60) }
            },
            with(wait(0x900, Comparison::Eq, 0xdead_0000_5566_7788), Order::default()),
        ];
        let second = [recv(1, 0x1200, 100), recv(1, 0x1300, 0)];
        start(&mut system, 0, 1, 3, &first);
        start(&mut system, 1, 0, 4, &second);
        system.run().unwrap_or_else(|e| panic!("seed {seed}: {e}"));
        assert_eq!(system.take_report(0, 1), done(3, &first), "seed {seed}");
        assert_eq!(system.take_report(1, 0), done(4, &second), "seed {seed}");
        assert_eq!(read(&system, 0, 0x800, 33), at(0x11, 33));
        let sum = mtia_model::func::nmc::add_bytes(Dtype::Bf16, &at(0x100, 64), &at(0x200, 64));
        assert_eq!(read(&system, 0, 0x840, 64), sum);
        let words = [0x88, 0x77, 0x66, 0x55, at(0x904, 1)[0]];
        assert_eq!(read(&system, 0, 0x900, 5), words);
        assert_eq!(read(&system, 0, 0x908, 8), 0x99aa_bbcc_ddee_ff00u64.to_le_bytes());
        assert_eq!(read(&system, 1, 0x1200, 100), at(0x20, 100));
        assert_eq!(read(&system, 1, 0x1000, 50), at(0x300, 50));
        assert_eq!(read(&system, 1, 0x1100, 60), at(0x40, 60));
        for (id, expected) in [
            (CounterId::Wqes, [9, 2]),
            (CounterId::Subgraphs, [1, 1]),
            (CounterId::WorkRequests, [3, 2]),
            (CounterId::NmcCommands, [2, 0]),
            (CounterId::MessagesIn, [1, 1]),
            (CounterId::MessagesOut, [1, 1]),
        ] {
            assert_eq!([system.counter(0, 1, id), system.counter(1, 0, id)], expected, "{id:?}");
        }
        assert!(system.fabric().is_quiet());
    }
}

/// Runs two ranks' subgraphs under all seeds and collects the bytes that come out at rank 1.
fn outcomes(first: &[Wqe], second: &[Wqe], address: u64, length: u64) -> BTreeSet<Vec<u8>> {
    (0..SEEDS)
        .map(|seed| {
            let mut system = system(2, seed);
            start(&mut system, 0, 0, 0, first);
            start(&mut system, 1, 0, 0, second);
            system.run().unwrap_or_else(|e| panic!("seed {seed}: {e}"));
            assert_eq!(system.take_report(0, 0), done(0, first), "seed {seed}");
            assert_eq!(system.take_report(1, 0), done(0, second), "seed {seed}");
            read(&system, 1, address, length)
        })
        .collect()
}

#[test]
fn each_ordering_field_orders_and_without_one_nothing_is() {
    // Rank 1 copies what it receives: right only if the copy waits for the receive. A NOOP stands
    // between, so that wqe_sync has a distance of two.
    let message = [send(1, 0x40, 32)];
    let run = |receive: Order, copied: Order| {
        let graph = [
            with(recv(1, 0x100, 32), receive),
            Wqe::of(Kind::Noop),
            with(copy(0x200, 0x100, 32), copied),
        ];
        outcomes(&message, &graph, 0x200, 32)
    };
    let right = BTreeSet::from([pattern(0).read(0x40, 32).expect("within").to_vec()]);
    let stale = pattern(1).read(0x100, 32).expect("within").to_vec();
    let free = Order::default();
    for holding in [after(2), order(|o| o.rx_sync = true), order(|o| o.sync = true)] {
        assert_eq!(run(free, holding), right, "{holding:?}");
    }
    assert_eq!(run(order(|o| o.fence = true), free), right);
    for loose in [free, after(1), order(|o| o.tx_sync = true), order(|o| o.fence = true)] {
        assert!(run(free, loose).contains(&stale), "{loose:?}");
    }
}

#[test]
fn tx_sync_keeps_a_buffer_until_it_is_sent() {
    // Rank 0 overwrites what it sends: right only if the copy waits for the send.
    let receive = [recv(1, 0x100, 32)];
    let run = |copied: Order| {
        let graph = [send(1, 0x40, 32), with(copy(0x40, 0x80, 32), copied)];
        outcomes(&graph, &receive, 0x100, 32)
    };
    let right = pattern(0).read(0x40, 32).expect("within").to_vec();
    let late = pattern(0).read(0x80, 32).expect("within").to_vec();
    for holding in [after(1), order(|o| o.tx_sync = true), order(|o| o.sync = true)] {
        assert_eq!(run(holding), BTreeSet::from([right.clone()]), "{holding:?}");
    }
    for loose in [Order::default(), order(|o| o.rx_sync = true)] {
        assert_eq!(run(loose), BTreeSet::from([right.clone(), late.clone()]), "{loose:?}");
    }
}

#[test]
fn every_comparison_waits_for_its_word() {
    for (comparison, before, value, enough) in [
        (Comparison::Eq, 4, 5, 5),
        (Comparison::Ne, 5, 5, 6),
        (Comparison::Lt, 5, 5, 4),
        (Comparison::Le, 6, 5, 5),
        (Comparison::Gt, 5, 5, 6),
        (Comparison::Ge, 4, 5, 5),
        // Unsigned.
        (Comparison::Gt, 5, 6, 0xffff_ffff),
    ] {
        let waiting = [wait(0x80, comparison, value), copy(0x300, 0x200, 8)];
        // Another subgraph of the same engine is not held up, and releases it.
        let other = [copy(0x200, 0x240, 8), with(set(0x80, enough), after(1))];
        for seed in 0..10 {
            let mut system = system(1, seed);
            system.memory_mut(0).write(0x80, &(before as u32).to_le_bytes()).expect("within");
            start(&mut system, 0, 0, 1, &waiting);
            while system.round() {}
            let stuck = system.deadlock().to_string();
            assert!(stuck.contains(&format!("waits for the word, which is {before}")), "{stuck}");
            start(&mut system, 0, 0, 2, &other);
            system.run().unwrap_or_else(|e| panic!("{comparison:?}, seed {seed}: {e}"));
            assert_eq!(read(&system, 0, 0x300, 8), pattern(0).read(0x240, 8).expect("within"));
        }
    }
}

#[test]
fn a_bad_wqe_ends_its_subgraph_and_no_other() {
    let (chip, mut rng) = (chip(), ChaCha8Rng::seed_from_u64(11));
    for fault in Fault::ALL {
        for seed in 0..20 {
            let mut system = system(2, seed);
            let graph = [copy(0x200, 0x100, 16), copy(0x240, 0x100, 16), copy(0x280, 0x100, 16)];
            let good = [copy(0x400, 0x100, 16)];
            start(&mut system, 0, 0, 1, &graph);
            let bad = bad_wqe(&chip, fault, 1, BYTES as u64, &mut rng);
            let image: Vec<u8> = bad.iter().flat_map(|w| w.to_le_bytes()).collect();
            system.memory_mut(0).write(CODE + 0x400 + 64, &image).expect("within");
            start(&mut system, 0, 0, 2, &good);
            let before = system.memory(0).clone();
            system.run().unwrap_or_else(|e| panic!("{fault}, seed {seed}: {e}"));
            let reports: BTreeMap<u16, Report> = std::iter::from_fn(|| system.take_report(0, 0))
                .map(|r| match r {
                    Report::Done { id, .. } | Report::BadWqe { id, .. } => (id, r),
                    other => panic!("{other:?}"),
                })
                .collect();
            let expected = Report::BadWqe { id: 1, index: 1, fault: fault.code() };
            assert_eq!(reports[&1], expected, "seed {seed}");
            assert_eq!(Some(reports[&2]), done(2, &good), "seed {seed}");
            // The first has run, the bad one and the one behind it have not.
            let mut after = before;
            let moved = after.read(0x100, 16).expect("within").to_vec();
            after.write(0x200, &moved).expect("within");
            after.write(0x400, &moved).expect("within");
            assert_eq!(*system.memory(0), after, "{fault}, seed {seed}");
        }
    }
}

#[test]
fn a_completion_with_an_error_ends_its_subgraph() {
    // The peer's region is read-only; a command whose S overlaps both ways; each is index 1.
    let overlap = Wqe {
        a: 0x100,
        b: 0x140,
        s: 0x120,
        length: 64,
        dtype: Dtype::Fp32.code(),
        ..Wqe::of(Kind::Reduce)
    };
    let refused = Wqe { rkey: 9, ..write(1, 0x40, 0x100, 16) };
    let cases = [
        (refused, CompletionSource::Send, NicStatus::RemoteAccess.code()),
        (overlap, CompletionSource::Nmc, Status::BadOverlap.code()),
    ];
    for (bad, source, status) in cases {
        for seed in 0..20 {
            let mut system = system(2, seed);
            let region = Region { address: 0x100, bytes: 64, remote_write: false };
            system.fabric_mut().register(1, 9, region).expect("registered");
            let sync = order(|o| o.sync = true);
            let graph = [copy(0x200, 0x100, 16), bad, with(copy(0x280, 0x100, 16), sync)];
            start(&mut system, 0, 0, 5, &graph);
            system.run().unwrap_or_else(|e| panic!("seed {seed}: {e}"));
            let expected = Report::Failed { id: 5, index: 1, source: source.code(), status };
            assert_eq!(system.take_report(0, 0), Some(expected), "seed {seed}");
            let moved = pattern(0).read(0x100, 16).expect("within").to_vec();
            assert_eq!(read(&system, 0, 0x200, 16), moved);
            assert_eq!(read(&system, 0, 0x280, 16), pattern(0).read(0x280, 16).expect("within"));
        }
    }
}

#[test]
fn a_place_with_receives_out_is_not_given_away() {
    // 15 subgraphs that wait, and one that stops with a receive out: all places are taken, until
    // the message comes after all; only then does the last subgraph run.
    for seed in 0..20 {
        let mut system = system(2, seed);
        let waiting = [wait(0x80, Comparison::Eq, 1)];
        for id in 0..SLOTS as u16 - 1 {
            start(&mut system, 0, 0, id, &waiting);
        }
        let stopped = [recv(1, 0x100, 32), Wqe { length: 0, ..copy(0x200, 0x100, 16) }];
        start(&mut system, 0, 0, 20, &stopped);
        let last = [copy(0x300, 0x340, 16)];
        start(&mut system, 0, 0, 21, &last);
        while system.round() {}
        let report = Report::BadWqe { id: 20, index: 1, fault: Fault::ZeroLength.code() };
        assert_eq!(system.take_report(0, 0), Some(report));
        assert_eq!(system.take_report(0, 0), None);
        assert!(system.deadlock().to_string().contains(
            "rank 0 ME 0 subgraph 21 WQE 0 (its begin) waits for a place among the subgraphs"
        ));
        start(&mut system, 1, 0, 0, &[send(1, 0x40, 32)]);
        while system.round() {}
        assert_eq!(system.take_report(0, 0), done(21, &last));
        assert_eq!(read(&system, 0, 0x100, 32), pattern(1).read(0x40, 32).expect("within"));
    }
}

#[test]
fn messages_that_start_nothing_are_refused() {
    let mut system = system(1, 1);
    let good = Start { version: VERSION, id: 7, address: CODE, wqes: 1 };
    let cases = [
        (Start { version: VERSION + 1, ..good }.words(), SubgraphFault::Version),
        (Start { wqes: 0, ..good }.words(), SubgraphFault::Length),
        (Start { wqes: wqe::MOST + 1, ..good }.words(), SubgraphFault::Length),
        (Start { address: CODE + 4, ..good }.words(), SubgraphFault::Address),
        (Start { address: BYTES as u64, ..good }.words(), SubgraphFault::Address),
        (Start { address: u64::MAX - 63, ..good }.words(), SubgraphFault::Address),
        (Start { address: BYTES as u64 - 64, wqes: 2, ..good }.words(), SubgraphFault::Address),
        ([0x0007_0100, 0, 0, 1], SubgraphFault::UnknownMessage),
    ];
    for (message, fault) in cases {
        system.send(0, 0, message);
        system.run().expect("no deadlock");
        let report = Report::BadSubgraph { id: 7, fault: fault.code() };
        assert_eq!(system.take_report(0, 0), Some(report));
    }
}

#[test]
fn a_deadlock_says_who_waits_for_whom() {
    // Each rank receives before it sends, so neither sends.
    for seed in 0..10 {
        let mut system = system(2, seed);
        for rank in 0..2 {
            let sync = order(|o| o.rx_sync = true);
            start(&mut system, rank, 1, 3, &[recv(1, 0x100, 8), with(send(1, 0x40, 8), sync)]);
        }
        let error = system.run().expect_err("nobody sends");
        let expected = "nothing goes on:
  rank 0 ME 1 subgraph 3 WQE 1 (SEND 8 B  0x40 -> QP 0.1; rx_sync) waits for WQE 0 (RECV 8 B  0x100 <- QP 0.1)
  rank 1 ME 1 subgraph 3 WQE 1 (SEND 8 B  0x40 -> QP 0.1; rx_sync) waits for WQE 0 (RECV 8 B  0x100 <- QP 0.1)
  rank 0 QP 0.1: RECV of 8 B (ME 1, tag 0x0000) waits for a message of rank 1 QP 0.1
  rank 1 QP 0.1: RECV of 8 B (ME 1, tag 0x0000) waits for a message of rank 0 QP 0.1";
        assert_eq!(error.to_string(), expected);
    }
}

#[test]
fn a_missing_receive_is_named() {
    let mut system = system(2, 4);
    start(&mut system, 0, 0, 0, &[send(1, 0x40, 8)]);
    let error = system.run().expect_err("nobody receives").to_string();
    assert!(
        error.contains("rank 0 ME 0 subgraph 0 WQE 1 (its end) waits for WQE 0 (SEND"),
        "{error}"
    );
    assert!(error.contains("waits for a RECV on rank 1 QP 0.1 (refused"), "{error}");
}

fn run(scenario: &Scenario, engines: usize, seed: u64) -> (Vec<Memory>, Vec<Vec<Report>>, u64) {
    let Scenario { memories, connections, parts } = scenario;
    let mut system =
        System::new(&chip(), engines, memories.clone(), connections, seed).expect("a system");
    for part in parts {
        system.start(part.rank, part.me, &part.start);
    }
    system.run().unwrap_or_else(|e| panic!("seed {seed}: {e}"));
    let mut naks = 0;
    let mut reports = Vec::new();
    for rank in 0..system.ranks() {
        naks += system.fabric().counters(rank).rnr_naks;
        for me in 0..engines {
            let mut all: Vec<Report> =
                std::iter::from_fn(|| system.take_report(rank, me)).collect();
            all.sort_by_key(|r| r.words());
            reports.push(all);
        }
    }
    assert!(system.fabric().is_quiet(), "seed {seed}");
    let memories = (0..system.ranks()).map(|rank| system.memory(rank).clone()).collect();
    (memories, reports, naks)
}

#[test]
fn random_subgraphs_end_alike_under_every_seed() {
    let (chip, mut naks, mut kinds) = (chip(), 0, BTreeMap::<Kind, usize>::new());
    for seed in 0..60 {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let engines = rng.random_range(1..=3);
        let shape = Shape {
            ranks: rng.random_range(1..=4),
            engines,
            subgraphs: rng.random_range(1..=4),
            events: rng.random_range(1..=150),
            bytes: 200,
            faults: Fault::ALL.into_iter().filter(|_| rng.random_range(0..4) == 0).collect(),
        };
        let scenario = scenario(&chip, &shape, seed);
        for part in &scenario.parts {
            let image = scenario.memories[part.rank]
                .read(part.start.address, u64::from(part.start.wqes) * 64)
                .expect("its WQEs");
            for wqe in image.as_chunks::<64>().0 {
                if let Some(kind) = Wqe::from_bytes(wqe).ok().and_then(|w| w.kind()) {
                    *kinds.entry(kind).or_default() += 1;
                }
            }
        }
        let first = run(&scenario, engines, 0);
        for other in 1..6 {
            let again = run(&scenario, engines, other);
            assert!(first.0 == again.0, "scenario {seed}: memory differs under seed {other}");
            assert_eq!(first.1, again.1, "scenario {seed}, seed {other}");
        }
        naks += first.2;
        // Each part ended as the generator says.
        for part in &scenario.parts {
            let Start { id, wqes, .. } = part.start;
            let expected = match part.fault {
                None => Report::Done { id, wqes },
                Some((index, fault)) => Report::BadWqe { id, index, fault: fault.code() },
            };
            let reports = &first.1[part.rank * engines + part.me];
            assert!(reports.contains(&expected), "scenario {seed}: {expected:?} in {reports:?}");
        }
        assert_eq!(first.1.iter().map(Vec::len).sum::<usize>(), scenario.parts.len());
    }
    assert!(naks > 0, "some receive should have been late");
    assert!(Kind::ALL.iter().all(|k| kinds[k] > 100), "{kinds:?}");
}

#[test]
fn every_fault_can_be_made_and_is_the_only_one() {
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    for preset in ["mini", "mtia300"] {
        let chip = Chip::load::<&str>(preset, &[]).expect("the preset");
        let last = 1u64 << chip.nmc.address_bits.value;
        for limit in [1 << 12, last / 2 + 24, last] {
            for index in [0, 1, 77, wqe::MOST - 1] {
                for _ in 0..400 {
                    let wqe = any_wqe(&chip, index, limit, &mut rng);
                    assert_eq!(check(&wqe.words(), index, limit, &chip), Ok(wqe));
                }
                for fault in Fault::ALL {
                    for _ in 0..100 {
                        let words = bad_wqe(&chip, fault, index, limit, &mut rng);
                        let found = check(&words, index, limit, &chip);
                        assert_eq!(found, Err(fault), "{words:x?} at {index}, limit {limit:#x}");
                    }
                }
            }
        }
    }
}
