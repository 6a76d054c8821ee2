//! How subgraphs end when something is wrong, and that they disturb no other.

use mtia_model::func::fabric::{Options as Network, Region};
use mtia_model::func::me::system::RunError;
use mtia_model::func::me::{Options, System};
use mtia_model::spec::cpu::Exception;
use mtia_model::spec::me::{
    CompletionSource, CounterId, MEMORY_ERROR, NicStatus, Report, Start, SubgraphFault,
};
use mtia_model::spec::nmc::{Dtype, Status};
use mtia_model::spec::slot::{self, Phase};
use mtia_model::spec::wqe::{self, Comparison, Fault, Kind, Wqe};

use super::bench::{
    BYTES, CODE, Place, after, copy, done, fenced, mini, noop, qp, read, recv, reports, seeds,
    send, set, synced, system, system_with, wait, write,
};

/// A queue pair that is connected to nothing.
const NOWHERE: u16 = 40;

/// A subgraph that takes a while, and whose result is checked: to run beside one that fails.
fn bystander() -> Vec<Wqe> {
    let hop = |i: u64| after(1, copy(0x9000 + (i + 1) * 48, 0x9000 + i * 48, 48));
    let mut graph: Vec<Wqe> = (0..40).map(hop).collect();
    graph[0].order.wqe_sync = None;
    graph
}

/// Runs a graph that ends in `expected` between two bystanders on its engine; returns the system.
fn ends_alone(graph: &[[u32; wqe::WORDS]], seed: u64, expected: Report) -> System {
    let mut system = system(mini(), 2, seed);
    let memory_end = system.memory(0).size();
    // WQEs may name what memory does not have.
    system.engine_mut(0, 0).device.set_memory_limit(memory_end + 0x1000);
    system.fabric_mut().register(1, 9, region(false)).expect("a key");
    let mut place = Place::default();
    let beside = bystander();
    place.start(&mut system, 0, 0, 1, &beside);
    place.start_words(&mut system, 0, 0, 2, graph);
    // What the graph's messages need, if it sends any.
    let peer = [recv(1, 0x100, 16), recv(1, 0x200, 16)];
    place.start(&mut system, 1, 0, 1, &peer);
    place.start(&mut system, 0, 0, 3, &[noop()]);
    let first = read(&system, 0, 0x9000, 48);
    // Only engine 0's subgraphs have to end: the peer's receives may stay out.
    let mut ended = Vec::new();
    while ended.len() < 3 {
        let went_on = system.advance();
        let before = ended.len();
        ended.extend(std::iter::from_fn(|| system.take_report(0, 0)));
        if ended.len() == before {
            went_on.unwrap_or_else(|e| panic!("seed {seed}: {e}\n{ended:?}"));
        }
    }
    ended.sort_by_key(|r| r.words()[0] >> 16);
    let wanted = [done(1, &beside), expected, done(3, &[noop()])];
    assert_eq!(ended, wanted, "seed {seed}");
    assert_eq!(read(&system, 0, 0x9000 + 40 * 48, 48), first, "seed {seed}");
    assert_eq!(system.counter(0, 0, CounterId::Subgraphs), 3, "seed {seed}");
    system
}

fn region(remote_write: bool) -> Region {
    Region { address: 0, bytes: 0x100, remote_write }
}

fn words(graph: &[Wqe]) -> Vec<[u32; wqe::WORDS]> {
    graph.iter().map(Wqe::words).collect()
}

fn failed(index: u32, source: CompletionSource, status: u8) -> Report {
    Report::Failed { id: 2, index, source: source.code(), status }
}

#[test]
pub fn an_error_of_each_source_ends_its_subgraph_alone() {
    let nic = |status: NicStatus| (CompletionSource::Send, status.code());
    let overlap = Wqe {
        a: 0x1000,
        b: 0x1080,
        s: 0x1040,
        length: 0x80,
        dtype: Dtype::Fp32.code(),
        ..Wqe::of(Kind::Reduce)
    };
    let cases: [(Wqe, (CompletionSource, u8)); 8] = [
        (send(NOWHERE, 0x40, 8), nic(NicStatus::RetryExceeded)),
        (Wqe { lkey: 77, ..send(1, 0x40, 8) }, nic(NicStatus::LocalProtection)),
        (Wqe { rkey: 78, ..write(1, 0x40, 0x80, 8) }, nic(NicStatus::RemoteAccess)),
        (Wqe { rkey: 9, ..write(1, 0x40, 0x80, 8) }, nic(NicStatus::RemoteAccess)),
        (send(1, 0x40, 17), nic(NicStatus::RemoteAccess)),
        (overlap, (CompletionSource::Nmc, Status::BadOverlap.code())),
        (set(BYTES + 0x100, 1), (CompletionSource::Store, MEMORY_ERROR)),
        (wait(BYTES + 0x100, Comparison::Eq, 1), (CompletionSource::Fetch, MEMORY_ERROR)),
    ];
    for seed in seeds(8) {
        for (i, (bad, (source, status))) in cases.into_iter().enumerate() {
            println!("case {i}");
            // Nothing after it is issued: it is fenced.
            let graph = [noop(), copy(0x700, 0x800, 8), fenced(bad), set(0x600, 0xabcd)];
            let system = ends_alone(&words(&graph), seed, failed(2, source, status));
            assert_ne!(read(&system, 0, 0x600, 2), [0xcd, 0xab], "seed {seed}, case {i}");
            assert_eq!(read(&system, 0, 0x700, 8), read(&system, 0, 0x800, 8));
        }
    }
}

#[test]
pub fn of_several_errors_the_first_wqe_is_reported_whoever_completes_first() {
    for seed in seeds(30) {
        // The receives are flushed when the send fails; NMC and NIC race.
        let bad_copy = Wqe { a: 0x1000, s: BYTES - 8, length: 0x100, ..Wqe::of(Kind::Copy) };
        let graph = [
            noop(),
            copy(0x700, 0x800, 8),
            send(NOWHERE, 0x40, 8),
            bad_copy,
            set(BYTES + 0x100, 1),
            send(NOWHERE + 1, 0x40, 8),
            noop(),
        ];
        let status = NicStatus::RetryExceeded.code();
        let expected = failed(2, CompletionSource::Send, status);
        ends_alone(&words(&graph), seed, expected);
        // A WQE that is wrong comes after all that were issued.
        let mut graph = words(&graph);
        graph.push([0; wqe::WORDS]);
        ends_alone(&graph, seed, expected);
    }
}

#[test]
pub fn a_bad_wqe_waits_for_what_was_issued_before() {
    for seed in seeds(20) {
        let mut graph = words(&[copy(0x2000, 0x800, 300), write(1, 0x40, 0x3000, 64)]);
        graph.push(words(&[after(3, noop())])[0]);
        graph.push(words(&[set(0x600, 0xabcd)])[0]);
        let fault = Fault::BadDependency.code();
        let system = ends_alone(&graph, seed, Report::BadWqe { id: 2, index: 2, fault });
        assert_eq!(read(&system, 0, 0x2000, 300), read(&system, 0, 0x800, 300), "seed {seed}");
        assert_eq!(read(&system, 1, 0x3000, 64), read(&system, 0, 0x40, 64), "seed {seed}");
        assert_ne!(read(&system, 0, 0x600, 2), [0xcd, 0xab], "seed {seed}");
    }
}

#[test]
pub fn wqes_that_memory_does_not_have_end_the_subgraph_where_they_would_begin() {
    for seed in seeds(10) {
        let mut system = system(mini(), 1, seed);
        system.engine_mut(0, 0).device.set_memory_limit(BYTES + 0x1000);
        let first = BYTES - 40 * wqe::BYTES as u64;
        let image: Vec<u8> = (0..40).flat_map(|_| noop().bytes()).collect();
        system.memory_mut(0).write(first, &image).expect("within");
        let start = Start { version: wqe::VERSION, id: 2, address: first, wqes: 50 };
        system.start(0, 0, &start);
        let beside = bystander();
        Place::default().start(&mut system, 0, 0, 3, &beside);
        system.run().unwrap_or_else(|e| panic!("seed {seed}: {e}"));
        // The fetch of WQEs 32 to 47 reaches beyond the end.
        let expected = failed(32, CompletionSource::Fetch, MEMORY_ERROR);
        assert_eq!(reports(&mut system, 0, 0), [expected, done(3, &beside)], "seed {seed}");
        assert_eq!(system.counter(0, 0, CounterId::Wqes), 32 + 40, "seed {seed}");
        assert!(system.is_quiet(), "seed {seed}");
    }
}

#[test]
pub fn starts_that_are_wrong_are_refused() {
    let version = wqe::VERSION;
    let good = Start { version, id: 1, address: CODE, wqes: 1 };
    let words = |start: Start| start.words();
    let kind = |kind: u32| {
        let mut words = good.words();
        words[0] = words[0] & !0xff | kind;
        words
    };
    let last = BYTES - wqe::BYTES as u64;
    let cases = [
        (kind(0), SubgraphFault::UnknownMessage),
        (kind(2), SubgraphFault::UnknownMessage),
        (kind(255), SubgraphFault::UnknownMessage),
        // The first fault wins.
        ([0, 1, 1, 0], SubgraphFault::UnknownMessage),
        (words(Start { version: version + 1, ..good }), SubgraphFault::Version),
        (words(Start { version: 0, wqes: 0, ..good }), SubgraphFault::Version),
        (words(Start { wqes: 0, ..good }), SubgraphFault::Length),
        (words(Start { wqes: wqe::MOST + 1, ..good }), SubgraphFault::Length),
        // Bytes that wrap to few in 32 bits.
        (words(Start { wqes: 0x0400_0001, ..good }), SubgraphFault::Length),
        (words(Start { wqes: u32::MAX, address: 1, ..good }), SubgraphFault::Length),
        (words(Start { address: CODE + 32, ..good }), SubgraphFault::Address),
        (words(Start { address: BYTES, ..good }), SubgraphFault::Address),
        (words(Start { address: last, wqes: 2, ..good }), SubgraphFault::Address),
        (words(Start { address: CODE + (1 << 32), ..good }), SubgraphFault::Address),
        (words(Start { address: u64::MAX - 63, ..good }), SubgraphFault::Address),
    ];
    for seed in seeds(4) {
        let mut system = system(mini(), 1, seed);
        system.memory_mut(0).write(CODE, &noop().bytes()).expect("within");
        system.memory_mut(0).write(last, &noop().bytes()).expect("within");
        let mut expected = Vec::new();
        for (i, &(mut message, fault)) in cases.iter().enumerate() {
            let id = 2 * i as u16;
            message[0] = message[0] & 0xffff | u32::from(id) << 16;
            system.send(0, 0, message);
            expected.push(Report::BadSubgraph { id, fault: fault.code() });
            // In between good ones, also at the very end of memory.
            let address = if i % 2 == 0 { CODE } else { last };
            system.start(0, 0, &Start { id: id + 1, address, ..good });
            expected.push(done(id + 1, &[noop()]));
        }
        system.run().unwrap_or_else(|e| panic!("seed {seed}: {e}"));
        assert_eq!(reports(&mut system, 0, 0), expected, "seed {seed}");
        assert_eq!(system.counter(0, 0, CounterId::Subgraphs), cases.len() as u64);
        assert!(system.is_quiet(), "seed {seed}");
    }
}

#[test]
pub fn a_subgraph_that_ended_early_keeps_its_slot_until_its_receives_are_complete() {
    let slots = slot::COUNT as u16;
    for seed in seeds(10) {
        let mut system = system(mini(), 2, seed);
        let mut place = Place::default();
        // All slots but one end early, with a receive out.
        let dead = [recv(1, 0x100, 16), fenced(set(BYTES + 8, 1))];
        system.engine_mut(0, 0).device.set_memory_limit(BYTES + 0x1000);
        for id in 0..slots - 1 {
            place.start(&mut system, 0, 0, id, &dead);
        }
        system.run().unwrap_or_else(|e| panic!("seed {seed}: {e}"));
        let phases = |system: &System, phase| {
            system.engine(0, 0).slots().iter().filter(|s| s.phase == phase).count()
        };
        assert_eq!(phases(&system, Phase::Draining), usize::from(slots - 1), "seed {seed}");
        // The last slot serves on, again and again.
        for id in 100..120 {
            place.start(&mut system, 0, 0, id, &bystander());
        }
        system.run().unwrap_or_else(|e| panic!("seed {seed}: {e}"));
        assert_eq!(reports(&mut system, 0, 0).len(), usize::from(slots) - 1 + 20, "seed {seed}");
        // The messages come late: the slots are free again, and nobody is told.
        let messages: Vec<Wqe> = (1..slots).map(|_| send(1, 0x40, 16)).collect();
        place.start(&mut system, 1, 0, 1, &messages);
        system.run().unwrap_or_else(|e| panic!("seed {seed}: {e}"));
        assert_eq!(phases(&system, Phase::Free), usize::from(slots), "seed {seed}");
        assert_eq!(reports(&mut system, 0, 0), [], "seed {seed}");
        assert!(system.is_quiet(), "seed {seed}");
        for id in 0..2 * slots {
            place.start(&mut system, 0, 0, id, &[synced(noop())]);
        }
        system.run().unwrap_or_else(|e| panic!("seed {seed}: {e}"));
        assert_eq!(reports(&mut system, 0, 0).len(), 2 * usize::from(slots), "seed {seed}");
    }
}

#[test]
pub fn a_wait_is_given_up_when_its_subgraph_stops() {
    for seed in seeds(20) {
        let graph = [send(NOWHERE, 0x40, 8), wait(0x4000, Comparison::Eq, 0x1234_5678)];
        let status = NicStatus::RetryExceeded.code();
        let system = ends_alone(&words(&graph), seed, failed(0, CompletionSource::Send, status));
        assert_eq!(system.counter(0, 0, CounterId::Wqes), 40 + 1, "seed {seed}");
    }
}

#[test]
pub fn a_wait_whose_word_comes_after_the_error_changes_nothing() {
    for seed in seeds(40) {
        // The word is right from the beginning; whether it is read before the send fails or after,
        // is chance.
        let options = Options { delay: 1000..=3000, ..Options::seeded(seed) };
        let mut system = system_with(mini(), 1, Network::seeded(seed), options);
        system.memory_mut(0).write(0x4000, &[7, 0, 0, 0]).expect("within");
        let graph = [send(NOWHERE, 0x40, 8), wait(0x4000, Comparison::Eq, 7), noop()];
        Place::default().start(&mut system, 0, 0, 2, &graph);
        system.run().unwrap_or_else(|e| panic!("seed {seed}: {e}"));
        let expected = failed(0, CompletionSource::Send, NicStatus::RetryExceeded.code());
        assert_eq!(reports(&mut system, 0, 0), [expected], "seed {seed}");
        assert!(system.is_quiet(), "seed {seed}");
    }
}

#[test]
pub fn the_report_comes_after_all_that_was_issued() {
    let fast = |seed| Options { delay: 1..=10, control_delay: 0..=0, ..Options::seeded(seed) };
    for seed in seeds(10) {
        // The store fails long before the message has arrived.
        let network = Network { delay: 5000..=6000, ..Network::seeded(seed) };
        let mut system = system_with(mini(), 2, network, fast(seed));
        system.engine_mut(0, 0).device.set_memory_limit(BYTES + 0x1000);
        let graph = [write(1, 0x40, 0x3000, 64), set(BYTES + 8, 1)];
        Place::default().start(&mut system, 0, 0, 2, &graph);
        let store = failed(1, CompletionSource::Store, MEMORY_ERROR);
        assert_eq!(first_report(&mut system, seed), store, "seed {seed}");
        assert_eq!(read(&system, 1, 0x3000, 64), read(&system, 0, 0x40, 64), "seed {seed}");

        // The send fails long before the copy is done.
        let network = Network { delay: 0..=1, completion_delay: 0..=1, ..Network::seeded(seed) };
        let mut system = system_with(mini(), 1, network, Options { delay: 1..=9000, ..fast(seed) });
        let graph = [copy(0x2000, 0x800, 100), send(NOWHERE, 0x40, 8)];
        Place::default().start(&mut system, 0, 0, 2, &graph);
        let message = failed(1, CompletionSource::Send, NicStatus::RetryExceeded.code());
        assert_eq!(first_report(&mut system, seed), message, "seed {seed}");
        assert_eq!(read(&system, 0, 0x2000, 100), read(&system, 0, 0x800, 100), "seed {seed}");
    }
}

/// The first report of engine 0 of rank 0, at the moment when it comes.
fn first_report(system: &mut System, seed: u64) -> Report {
    loop {
        let went_on = system.advance();
        if let Some(report) = system.take_report(0, 0) {
            return report;
        }
        went_on.unwrap_or_else(|e| panic!("seed {seed}: {e}"));
    }
}

#[test]
pub fn the_next_subgraph_of_a_slot_is_checked_from_its_first_wqe() {
    for seed in seeds(10) {
        let mut system = system(mini(), 1, seed);
        let mut place = Place::default();
        // The first one stops while its head, well formed, is held back.
        let first = [send(NOWHERE, 0x40, 8), after(1, noop())];
        place.start(&mut system, 0, 0, 2, &first);
        system.run().unwrap_or_else(|e| panic!("seed {seed}: {e}"));
        let expected = failed(0, CompletionSource::Send, NicStatus::RetryExceeded.code());
        assert_eq!(reports(&mut system, 0, 0), [expected], "seed {seed}");
        // The second one has the same slot.
        place.start_words(&mut system, 0, 0, 3, &[[0; wqe::WORDS]]);
        system.run().unwrap_or_else(|e| panic!("seed {seed}: {e}"));
        let bad = Report::BadWqe { id: 3, index: 0, fault: Fault::UnknownKind.code() };
        assert_eq!(reports(&mut system, 0, 0), [bad], "seed {seed}");
    }
}

#[test]
pub fn a_short_receive_fails_on_both_sides() {
    for seed in seeds(10) {
        let mut system = system(mini(), 2, seed);
        let mut place = Place::default();
        place.start(&mut system, 0, 0, 5, &[noop(), recv(1, 0x100, 16), recv(1, 0x200, 16)]);
        place.start(&mut system, 1, 1, 6, &[send(1, 0x40, 17), send(1, 0x40, 16)]);
        system.run().unwrap_or_else(|e| panic!("seed {seed}: {e}"));
        let failed = |id, index, source: CompletionSource, status: NicStatus| Report::Failed {
            id,
            index,
            source: source.code(),
            status: status.code(),
        };
        let receiver = failed(5, 1, CompletionSource::Receive, NicStatus::LocalLength);
        let sender = failed(6, 0, CompletionSource::Send, NicStatus::RemoteAccess);
        assert_eq!(reports(&mut system, 0, 0), [receiver], "seed {seed}");
        assert_eq!(reports(&mut system, 1, 1), [sender], "seed {seed}");
        // What stood behind was flushed, and nothing is left.
        assert!(system.is_quiet(), "seed {seed}");
    }
}

#[test]
pub fn a_core_that_traps_says_so_and_stands_still() {
    for seed in seeds(4) {
        let mut system = system(mini(), 1, seed);
        let mut place = Place::default();
        place.start(&mut system, 0, 0, 1, &[noop()]);
        system.run().unwrap_or_else(|e| panic!("seed {seed}: {e}"));
        // The core sleeps; where it goes on there is nothing that it knows.
        let engine = system.engine_mut(0, 0);
        let at = engine.pc();
        let half = !at.is_multiple_of(4);
        let word = &mut engine.device.sram_mut()[at as usize / 4];
        *word = if half { *word & 0xffff } else { 0 };
        place.start(&mut system, 0, 0, 2, &[noop()]);
        let cause = u32::from(Exception::IllegalInstruction.code());
        let expected = RunError::Trapped { rank: 0, me: 0, cause, pc: at, value: 0 };
        assert_eq!(system.run(), Err(expected), "seed {seed}");
        for _ in 0..100 {
            system.step().unwrap_or_else(|e| panic!("seed {seed}: {e}"));
        }
        assert!(system.engine_mut(0, 0).sleeps(), "seed {seed}");
    }
}

#[test]
pub fn a_queue_pair_of_another_nic_is_reached() {
    for seed in seeds(4) {
        let mut system = system(mini(), 1, seed);
        // Connected to nothing, so that it fails: but at its own NIC, not as a bad queue pair.
        let other = wqe::QueuePair { nic: 1, ..qp(3) };
        let graph = [Wqe { qp: other.code(), ..send(1, 0, 4) }];
        Place::default().start(&mut system, 0, 0, 2, &graph);
        system.run().unwrap_or_else(|e| panic!("seed {seed}: {e}"));
        let status = NicStatus::RetryExceeded.code();
        let expected = failed(0, CompletionSource::Send, status);
        assert_eq!(reports(&mut system, 0, 0), [expected], "seed {seed}");
    }
}
