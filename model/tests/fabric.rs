//! The ideal network: order within a queue pair and between queue pairs, receives that come late,
//! each error with what follows from it, and that no byte is lost or counted twice.

use std::collections::BTreeSet;

use mtia_model::func::fabric::{Connection, Endpoint, Fabric, FabricError, Options, Region};
use mtia_model::func::memory::Memory;
use mtia_model::spec::me::{Completion, CompletionSource, NicStatus, WorkRequest};
use mtia_model::spec::wqe::{Kind, QueuePair};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

const ME: usize = 0;

fn qp(pair: u16) -> QueuePair {
    QueuePair { nic: 0, pair }
}

fn end(rank: usize, pair: u16) -> Endpoint {
    Endpoint { rank, queue_pair: qp(pair) }
}

/// `pairs` connections of ranks 0 and 1, each between QPs of one number.
fn two_ranks(pairs: u16) -> Vec<Connection> {
    (0..pairs).map(|pair| (end(0, pair), end(1, pair))).collect()
}

fn memories(ranks: usize, bytes: usize) -> Vec<Memory> {
    (0..ranks)
        .map(|rank| {
            Memory::from((0..bytes).map(|i| (i * 7 + rank * 101) as u8).collect::<Vec<_>>())
        })
        .collect()
}

fn request(kind: Kind, pair: u16, tag: u16, local: u64, length: u32) -> WorkRequest {
    WorkRequest {
        operation: kind.code(),
        queue_pair: qp(pair),
        tag,
        local,
        remote: 0,
        length,
        lkey: 0,
        rkey: 0,
        immediate: 0,
    }
}

/// Lets everything happen that will, and takes a rank's completions. Ends at latest after many
/// events, as tries may go on for ever.
fn settle(fabric: &mut Fabric, memories: &mut [Memory], now: &mut u64) {
    for _ in 0..10_000 {
        let Some(at) = fabric.next_event().filter(|_| !fabric.is_stalled()) else { return };
        *now = at.max(*now);
        fabric.step(*now, memories);
    }
}

fn taken(fabric: &mut Fabric, rank: usize) -> Vec<Completion> {
    std::iter::from_fn(|| fabric.take_completion(rank, ME)).collect()
}

fn outcomes(fabric: &mut Fabric, rank: usize) -> Vec<(u16, NicStatus)> {
    let status = |c: &Completion| NicStatus::from_code(c.status).expect("a status");
    taken(fabric, rank).iter().map(|c| (c.tag, status(c))).collect()
}

#[test]
fn messages_of_a_queue_pair_meet_the_receives_in_order() {
    for seed in 0..50 {
        let mut fabric = Fabric::new(2, &two_ranks(1), Options::seeded(seed)).expect("a fabric");
        let mut mem = memories(2, 1024);
        let source = mem[0].clone();
        // Message i is 8 + i bytes at 16 i; receive i is at 512 + 16 (15 - i).
        for i in 0..16u16 {
            let at = u64::from(i) * 16;
            let length = 8 + u32::from(i) % 8;
            fabric.post(0, 0, ME, &request(Kind::Send, 0, i, at, length)).expect("taken");
            fabric.post(0, 1, ME, &request(Kind::Recv, 0, 100 + i, 752 - at, 16)).expect("taken");
        }
        settle(&mut fabric, &mut mem, &mut 0);
        for (rank, first) in [(0, 0), (1, 100)] {
            let expected: Vec<_> = (0..16).map(|i| (first + i, NicStatus::Ok)).collect();
            assert_eq!(outcomes(&mut fabric, rank), expected, "seed {seed} rank {rank}");
        }
        for i in 0..16 {
            let length = 8 + i % 8;
            assert_eq!(
                mem[1].read(752 - i * 16, length).expect("within"),
                source.read(i * 16, length).expect("within"),
                "seed {seed} message {i}"
            );
        }
        assert!(fabric.is_quiet() && fabric.outstanding().is_empty());
    }
}

#[test]
fn writes_keep_their_place_among_the_sends() {
    // All write the same byte range in turn; the last one posted must win.
    for seed in 0..50 {
        let mut fabric = Fabric::new(2, &two_ranks(1), Options::seeded(seed)).expect("a fabric");
        let mut mem = memories(2, 256);
        let last = mem[0].read(64, 16).expect("within").to_vec();
        for i in 0..5 {
            let write =
                WorkRequest { remote: 128, ..request(Kind::Write, 0, i, u64::from(i) * 16, 16) };
            fabric.post(0, 0, ME, &write).expect("taken");
        }
        settle(&mut fabric, &mut mem, &mut 0);
        assert_eq!(mem[1].read(128, 16).expect("within"), last, "seed {seed}");
    }
}

#[test]
fn queue_pairs_overtake_each_other() {
    // 3 messages on as many QPs can arrive in 6 orders; all should be seen.
    let mut orders = BTreeSet::new();
    for seed in 0..200 {
        let mut fabric = Fabric::new(2, &two_ranks(3), Options::seeded(seed)).expect("a fabric");
        let mut mem = memories(2, 256);
        for i in 0..3 {
            fabric.post(0, 1, ME, &request(Kind::Recv, i, i, 64, 16)).expect("taken");
            fabric.post(0, 0, ME, &request(Kind::Send, i, i, 0, 16)).expect("taken");
        }
        settle(&mut fabric, &mut mem, &mut 0);
        orders.insert(taken(&mut fabric, 1).iter().map(|c| c.tag).collect::<Vec<_>>());
    }
    assert_eq!(orders.len(), 6, "{orders:?}");
}

#[test]
fn the_sender_is_read_no_earlier_than_the_data_move() {
    // The sender's buffer changes between post and the shortest delay: the change must be sent.
    let options = Options { delay: 10..=20, ..Options::seeded(3) };
    let mut fabric = Fabric::new(2, &two_ranks(1), options).expect("a fabric");
    let mut mem = memories(2, 64);
    fabric.post(0, 1, ME, &request(Kind::Recv, 0, 0, 0, 4)).expect("taken");
    fabric.post(0, 0, ME, &request(Kind::Send, 0, 0, 0, 4)).expect("taken");
    fabric.step(9, &mut mem);
    assert!(fabric.completion(0, ME).is_none());
    mem[0].write(0, &[1, 2, 3, 4]).expect("within");
    settle(&mut fabric, &mut mem, &mut 9);
    assert_eq!(mem[1].read(0, 4).expect("within"), [1, 2, 3, 4]);
}

#[test]
fn immediates_complete_a_receive_after_their_data() {
    let mut fabric = Fabric::new(2, &two_ranks(1), Options::seeded(1)).expect("a fabric");
    let mut mem = memories(2, 256);
    let source = mem[0].read(0, 32).expect("within").to_vec();
    let bare = WorkRequest { immediate: 7, ..request(Kind::WriteImm, 0, 1, 0, 0) };
    let full =
        WorkRequest { immediate: 0xdead_beef, remote: 64, ..request(Kind::WriteImm, 0, 2, 0, 32) };
    // Receives of no bytes do for both.
    for tag in [11, 12] {
        fabric.post(0, 1, ME, &request(Kind::Recv, 0, tag, 0, 0)).expect("taken");
    }
    fabric.post(0, 0, ME, &bare).expect("taken");
    fabric.post(0, 0, ME, &full).expect("taken");
    settle(&mut fabric, &mut mem, &mut 0);
    let received = taken(&mut fabric, 1);
    let expected = |tag, bytes, immediate| Completion {
        source: CompletionSource::Receive.code(),
        status: 0,
        has_immediate: true,
        tag,
        bytes,
        immediate,
    };
    assert_eq!(received, [expected(11, 0, 7), expected(12, 32, 0xdead_beef)]);
    assert_eq!(mem[1].read(64, 32).expect("within"), source);
    assert_eq!(outcomes(&mut fabric, 0), [(1, NicStatus::Ok), (2, NicStatus::Ok)]);
}

#[test]
fn without_a_receive_nothing_moves_until_there_is_one() {
    let options = Options { delay: 1..=1, rnr_delay: 10, ..Options::seeded(5) };
    let mut fabric = Fabric::new(2, &two_ranks(1), options).expect("a fabric");
    let mut mem = memories(2, 256);
    let before = mem[1].clone();
    // The WRITE is behind the SEND and must not overtake it.
    fabric.post(0, 0, ME, &request(Kind::Send, 0, 0, 0, 16)).expect("taken");
    let write = WorkRequest { remote: 100, ..request(Kind::Write, 0, 1, 0, 16) };
    fabric.post(0, 0, ME, &write).expect("taken");
    // Tries at 1, 11, 21, ..., 101.
    fabric.step(105, &mut mem);
    assert_eq!(mem[1], before);
    assert_eq!(fabric.counters(0).rnr_naks, 11);
    assert!(fabric.is_stalled() && !fabric.is_quiet());
    let report: Vec<String> = fabric.outstanding().iter().map(ToString::to_string).collect();
    assert_eq!(
        report,
        [
            "rank 0 QP 0.0: SEND of 16 B (ME 0, tag 0x0000) waits for a RECV on rank 1 QP 0.0 \
             (refused 11 times)",
            "rank 0 QP 0.0: WRITE of 16 B (ME 0, tag 0x0001) is behind earlier requests of its \
             queue pair",
        ]
    );
    fabric.post(105, 1, ME, &request(Kind::Recv, 0, 9, 32, 16)).expect("taken");
    assert!(!fabric.is_stalled());
    settle(&mut fabric, &mut mem, &mut 105);
    assert_eq!(outcomes(&mut fabric, 0), [(0, NicStatus::Ok), (1, NicStatus::Ok)]);
    assert_eq!(outcomes(&mut fabric, 1), [(9, NicStatus::Ok)]);
    assert_eq!(fabric.counters(0).rnr_naks, 11);
    assert!(fabric.is_quiet());
}

#[test]
fn retries_after_rnr_have_a_limit() {
    let options = Options { rnr_retries: Some(3), ..Options::seeded(5) };
    let mut fabric = Fabric::new(2, &two_ranks(1), options).expect("a fabric");
    let mut mem = memories(2, 64);
    fabric.post(0, 0, ME, &request(Kind::Send, 0, 0, 0, 16)).expect("taken");
    fabric.post(0, 0, ME, &request(Kind::Recv, 0, 1, 0, 16)).expect("taken");
    settle(&mut fabric, &mut mem, &mut 0);
    // The first try and three more.
    assert_eq!(fabric.counters(0).rnr_naks, 4);
    let mut outcomes = outcomes(&mut fabric, 0);
    outcomes.sort_unstable_by_key(|o| o.0);
    assert_eq!(outcomes, [(0, NicStatus::RnrRetryExceeded), (1, NicStatus::Flushed)]);
    assert_eq!((fabric.counters(0).errors, fabric.counters(0).flushed), (1, 1));
}

#[test]
fn a_message_too_long_fails_at_both_ends_and_stops_both() {
    let mut fabric = Fabric::new(2, &two_ranks(2), Options::seeded(8)).expect("a fabric");
    let mut mem = memories(2, 256);
    let before = mem[1].clone();
    fabric.post(0, 1, ME, &request(Kind::Recv, 0, 10, 0, 15)).expect("taken");
    fabric.post(0, 1, ME, &request(Kind::Recv, 0, 11, 0, 16)).expect("taken");
    fabric.post(0, 0, ME, &request(Kind::Send, 0, 1, 0, 16)).expect("taken");
    fabric.post(0, 0, ME, &request(Kind::Send, 0, 2, 0, 16)).expect("taken");
    let mut now = 0;
    settle(&mut fabric, &mut mem, &mut now);
    assert_eq!(outcomes(&mut fabric, 1), [(10, NicStatus::LocalLength), (11, NicStatus::Flushed)]);
    assert_eq!(outcomes(&mut fabric, 0), [(1, NicStatus::RemoteAccess), (2, NicStatus::Flushed)]);
    assert_eq!(mem[1], before);
    // What comes later is flushed; another queue pair is not concerned.
    fabric.post(now, 0, ME, &request(Kind::Send, 0, 3, 0, 16)).expect("taken");
    fabric.post(now, 1, ME, &request(Kind::Recv, 1, 12, 0, 16)).expect("taken");
    settle(&mut fabric, &mut mem, &mut now);
    fabric.post(now, 0, ME, &request(Kind::Send, 1, 4, 0, 16)).expect("taken");
    settle(&mut fabric, &mut mem, &mut now);
    assert_eq!(outcomes(&mut fabric, 0), [(3, NicStatus::Flushed), (4, NicStatus::Ok)]);
    assert_eq!(outcomes(&mut fabric, 1), [(12, NicStatus::Ok)]);
    assert!(fabric.is_quiet());
}

/// What a single request ends with, and whether the peer's memory is as before.
fn alone(fabric: &mut Fabric, request: &WorkRequest) -> (NicStatus, bool) {
    let mut mem = memories(2, 256);
    let before = mem[1].clone();
    fabric.post(0, 0, ME, request).expect("taken");
    settle(fabric, &mut mem, &mut 0);
    let completions = taken(fabric, 0);
    assert_eq!(completions.len(), 1);
    (NicStatus::from_code(completions[0].status).expect("a status"), mem[1] == before)
}

fn with_regions(seed: u64) -> Fabric {
    let mut fabric = Fabric::new(2, &two_ranks(1), Options::seeded(seed)).expect("a fabric");
    let region = |address, bytes, remote_write| Region { address, bytes, remote_write };
    fabric.register(0, 5, region(32, 64, false)).expect("registered");
    fabric.register(1, 6, region(64, 32, true)).expect("registered");
    fabric.register(1, 7, region(64, 32, false)).expect("registered");
    fabric
}

#[test]
fn keys_bound_what_is_read_and_written() {
    use NicStatus::{LocalProtection, Ok, RemoteAccess};
    let write = |local, lkey, remote, rkey, length| WorkRequest {
        remote,
        lkey,
        rkey,
        ..request(Kind::Write, 0, 0, local, length)
    };
    let cases = [
        (write(32, 5, 64, 6, 32), Ok),
        (write(64, 5, 64, 6, 32), Ok),
        // The local range begins too early, ends too late, wraps, or its key is unknown.
        (write(31, 5, 64, 6, 32), LocalProtection),
        (write(65, 5, 64, 6, 32), LocalProtection),
        (write(u64::MAX, 5, 64, 6, 32), LocalProtection),
        (write(32, 6, 64, 6, 32), LocalProtection),
        (write(240, 0, 64, 6, 17), LocalProtection),
        // The same at the peer, and a region that peers may not write.
        (write(32, 5, 63, 6, 32), RemoteAccess),
        (write(32, 5, 65, 6, 32), RemoteAccess),
        (write(32, 5, u64::MAX, 6, 32), RemoteAccess),
        (write(32, 5, 64, 5, 32), RemoteAccess),
        (write(32, 5, 64, 7, 32), RemoteAccess),
        (write(32, 5, 225, 0, 32), RemoteAccess),
        (write(32, 5, 224, 0, 32), Ok),
    ];
    for (seed, (request, expected)) in cases.into_iter().enumerate() {
        let (status, untouched) = alone(&mut with_regions(seed as u64), &request);
        assert_eq!(status, expected, "{request:?}");
        assert_eq!(untouched, expected != Ok, "{request:?}");
    }
}

#[test]
fn a_receive_outside_its_key_fails_at_both_ends() {
    let mut fabric = with_regions(1);
    let mut mem = memories(2, 256);
    let before = mem[1].clone();
    let receive = WorkRequest { lkey: 6, ..request(Kind::Recv, 0, 10, 80, 32) };
    fabric.post(0, 1, ME, &receive).expect("taken");
    // 17 bytes at 80 reach beyond the region's end at 96, 16 would not.
    fabric.post(0, 0, ME, &request(Kind::Send, 0, 1, 0, 17)).expect("taken");
    settle(&mut fabric, &mut mem, &mut 0);
    assert_eq!(outcomes(&mut fabric, 0), [(1, NicStatus::RemoteAccess)]);
    assert_eq!(outcomes(&mut fabric, 1), [(10, NicStatus::LocalProtection)]);
    assert_eq!(mem[1], before);
}

#[test]
fn a_refused_write_flushes_the_peer_too() {
    let mut fabric = with_regions(1);
    let mut mem = memories(2, 256);
    fabric.post(0, 1, ME, &request(Kind::Recv, 0, 10, 0, 32)).expect("taken");
    let write = WorkRequest { rkey: 99, ..request(Kind::WriteImm, 0, 1, 0, 16) };
    fabric.post(0, 0, ME, &write).expect("taken");
    settle(&mut fabric, &mut mem, &mut 0);
    assert_eq!(outcomes(&mut fabric, 0), [(1, NicStatus::RemoteAccess)]);
    assert_eq!(outcomes(&mut fabric, 1), [(10, NicStatus::Flushed)]);
}

#[test]
fn who_is_not_there_does_not_answer() {
    // Not connected; and a peer that stopped after an error of its own.
    let (status, _) = alone(&mut with_regions(1), &request(Kind::Send, 9, 0, 0, 16));
    assert_eq!(status, NicStatus::RetryExceeded);

    let mut fabric = with_regions(1);
    let mut mem = memories(2, 256);
    let mut now = 0;
    let bad = WorkRequest { lkey: 99, ..request(Kind::Send, 0, 1, 0, 16) };
    fabric.post(0, 1, ME, &bad).expect("taken");
    settle(&mut fabric, &mut mem, &mut now);
    assert_eq!(outcomes(&mut fabric, 1), [(1, NicStatus::LocalProtection)]);
    fabric.post(now, 0, ME, &request(Kind::Send, 0, 2, 0, 16)).expect("taken");
    settle(&mut fabric, &mut mem, &mut now);
    assert_eq!(outcomes(&mut fabric, 0), [(2, NicStatus::RetryExceeded)]);
}

#[test]
fn what_it_cannot_be_given_is_said() {
    let twice = [(end(0, 0), end(1, 0)), (end(1, 0), end(0, 1))];
    let error = Fabric::new(2, &twice, Options::seeded(0)).expect_err("twice");
    assert_eq!(error, FabricError::Connected(end(1, 0)));
    let beyond = [(end(0, 0), end(2, 0))];
    let error = Fabric::new(2, &beyond, Options::seeded(0)).expect_err("no rank 2");
    assert_eq!(error.to_string(), "rank 2 of 2; ranks count from 0");

    let mut fabric = Fabric::new(2, &two_ranks(1), Options::seeded(0)).expect("a fabric");
    let region = Region { address: 0, bytes: 1, remote_write: true };
    assert_eq!(fabric.register(0, 0, region), Err(FabricError::Key));
    for operation in [0, Kind::Reduce.code(), 15] {
        let bad = WorkRequest { operation, ..request(Kind::Send, 0, 0, 0, 1) };
        let error = Err(FabricError::Operation { operation, end: end(0, 0) });
        assert_eq!(fabric.post(0, 0, ME, &bad), error);
    }
}

#[test]
fn a_rank_talks_to_itself() {
    let connections = [(end(0, 0), end(0, 0)), (end(0, 1), end(0, 2))];
    let mut fabric = Fabric::new(1, &connections, Options::seeded(2)).expect("a fabric");
    let mut mem = memories(1, 256);
    let source = mem[0].read(0, 48).expect("within").to_vec();
    fabric.post(0, 0, ME, &request(Kind::Recv, 0, 0, 128, 16)).expect("taken");
    fabric.post(0, 0, ME, &request(Kind::Send, 0, 1, 0, 16)).expect("taken");
    fabric.post(0, 0, ME, &request(Kind::Recv, 2, 2, 144, 16)).expect("taken");
    fabric.post(0, 0, ME, &request(Kind::Send, 1, 3, 16, 16)).expect("taken");
    settle(&mut fabric, &mut mem, &mut 0);
    assert_eq!(taken(&mut fabric, 0).len(), 4);
    assert_eq!(mem[0].read(128, 32).expect("within"), &source[..32]);
    assert!(fabric.is_quiet());
}

/// Random traffic of 4 ranks, two engines each: every byte that leaves arrives, every request
/// completes once at the engine that posted it, and the same seed gives the same run.
#[test]
fn no_byte_and_no_completion_is_lost_or_doubled() {
    let run = |seed: u64| {
        let mut connections = Vec::new();
        for a in 0..4 {
            for b in a..4 {
                let pair = (a + 4 * b) as u16;
                connections.push((end(a, pair), end(b, pair)));
            }
        }
        let options = Options { rnr_delay: 7, ..Options::seeded(seed) };
        let mut fabric = Fabric::new(4, &connections, options).expect("a fabric");
        let mut mem = memories(4, 1 << 12);
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut posted = BTreeSet::new();
        let (mut sent, mut now) = (0, 0);
        for tag in 0..200u16 {
            let &(mut from, mut to) = &connections[rng.random_range(0..connections.len())];
            if rng.random() {
                std::mem::swap(&mut from, &mut to);
            }
            let length = rng.random_range(1..=128);
            let kind = [Kind::Send, Kind::Write, Kind::WriteImm][rng.random_range(0..3)];
            let request = WorkRequest {
                remote: rng.random_range(0..3900),
                ..request(kind, from.queue_pair.pair, tag, rng.random_range(0..3900), length)
            };
            sent += u64::from(length);
            now += rng.random_range(0..20);
            fabric.step(now, &mut mem);
            let me = usize::from(tag % 2);
            fabric.post(now, from.rank, me, &request).expect("taken");
            posted.insert((from.rank, me, tag));
            if kind != Kind::Write {
                // The receive is posted some time after.
                now += rng.random_range(0..200);
                fabric.step(now, &mut mem);
                let receive = WorkRequest {
                    operation: Kind::Recv.code(),
                    tag: 1000 + tag,
                    length: 128,
                    queue_pair: to.queue_pair,
                    ..request
                };
                fabric.post(now, to.rank, me, &receive).expect("taken");
                posted.insert((to.rank, me, 1000 + tag));
            }
        }
        settle(&mut fabric, &mut mem, &mut now);
        for rank in 0..4 {
            for me in 0..2 {
                while let Some(completion) = fabric.take_completion(rank, me) {
                    assert_eq!(completion.status, 0, "seed {seed}");
                    assert!(posted.remove(&(rank, me, completion.tag)), "seed {seed}");
                }
            }
        }
        assert!(posted.is_empty(), "seed {seed}: {posted:?}");
        assert!(fabric.is_quiet(), "seed {seed}");
        let counters: Vec<_> = (0..4).map(|rank| fabric.counters(rank)).collect();
        assert_eq!(counters.iter().map(|c| c.bytes_out).sum::<u64>(), sent, "seed {seed}");
        assert_eq!(counters.iter().map(|c| c.bytes_in).sum::<u64>(), sent, "seed {seed}");
        assert_eq!(counters.iter().map(|c| c.messages).sum::<u64>(), 200, "seed {seed}");
        (mem, counters, now)
    };
    let naks: u64 = (0..20)
        .map(|seed| {
            let (first, again) = (run(seed), run(seed));
            assert!(first == again, "seed {seed} does not repeat");
            first.1.iter().map(|c| c.rnr_naks).sum::<u64>()
        })
        .sum();
    assert!(naks > 0, "late receives should be met by some message");
}
