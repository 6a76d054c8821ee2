//! RoCEv2's endpoint by itself, two of them and a channel that a test holds in its hand.

use mtia_model::transport::endpoint::Arrival;
use mtia_model::transport::region::{Keys, Region, Rights};
use mtia_model::transport::rocev2::{
    Body, Config, ConnectionConfig, Endpoint, Event, Outcome, Packet,
};
use mtia_model::transport::time::{Duration, Time};
use mtia_model::transport::work::{
    Completed, Completion, ConnectionId, LocalBuffer, Operation, ReceiveRequest, RemoteBuffer,
    Status, WorkRequest,
};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

const ID: ConnectionId = ConnectionId(0);
const CLEAR: Arrival = Arrival { ecn_marked: false, port: 0 };
const MARKED: Arrival = Arrival { ecn_marked: true, port: 0 };

struct Pair {
    ends: [Endpoint; 2],
    keys: [Keys; 2],
    now: Time,
}

impl Pair {
    fn new(config: &Config) -> Pair {
        let mut ends = [Endpoint::new(config.clone(), 1), Endpoint::new(config.clone(), 2)];
        let region = Region { address: 0x1000, length: 1 << 24, rights: Rights::ALL };
        let keys = [0, 1].map(|end: usize| ends[end].register(region).unwrap());
        for end in &mut ends {
            end.connect(ConnectionConfig { peer: ID, token: 7, port: 0, source_port: 50_000 });
        }
        Pair { ends, keys, now: Time::ZERO }
    }

    fn local(&self, end: usize, length: u32) -> LocalBuffer {
        LocalBuffer { key: self.keys[end].local, address: 0x1000, length }
    }

    fn remote(&self) -> RemoteBuffer {
        RemoteBuffer { key: self.keys[1].remote, address: 0x2000 }
    }

    fn post(&mut self, id: u64, length: u32, operation: Operation) {
        let local = self.local(0, length);
        self.ends[0].post(self.now, ID, WorkRequest { id, local, operation }).unwrap();
    }

    fn write(&mut self, id: u64, length: u32) {
        let remote = self.remote();
        self.post(id, length, Operation::Write { remote });
    }

    fn post_receive(&mut self, id: u64, length: u32) {
        let local = self.local(1, length);
        self.ends[1].post_receive(ID, ReceiveRequest { id, local }).unwrap();
    }

    /// All that an end sends now.
    fn sent(&mut self, end: usize) -> Vec<Packet> {
        let mut packets = Vec::new();
        while let Some(departure) = self.ends[end].transmit(self.now, 0, false) {
            packets.push(departure.packet);
            // A port sends one at a time; a packet of 4 KB takes 41 ns.
            self.now += Duration::from_ns(45);
        }
        packets
    }

    /// Hands packets to the other end; what it answers.
    fn give(&mut self, to: usize, packets: &[Packet]) -> Vec<Packet> {
        for packet in packets {
            self.ends[to].receive(self.now, packet, CLEAR);
        }
        self.sent(to)
    }

    fn done(&mut self, end: usize) -> Vec<Completion> {
        std::iter::from_fn(|| self.ends[end].completion()).collect()
    }
}

fn psn(packet: &Packet) -> Option<u32> {
    match packet.body {
        Body::Data(data) => Some(data.psn),
        _ => None,
    }
}

#[test]
fn a_gap_is_named_once_and_everything_behind_it_comes_again() {
    let mut pair = Pair::new(&Config::default());
    pair.write(1, 10 * 4096);
    let mut packets = pair.sent(0);
    assert_eq!(packets.iter().filter_map(psn).collect::<Vec<_>>(), (0..10).collect::<Vec<_>>());
    packets.remove(3);
    let answers = pair.give(1, &packets);
    let naks: Vec<_> = answers.iter().filter(|p| matches!(p.body, Body::Nak { .. })).collect();
    assert_eq!(naks.len(), 1);
    assert_eq!(naks[0].body, Body::Nak { psn: 3 });
    assert_eq!(pair.ends[1].counters().get(Event::OutOfOrder), 6);
    let again = pair.give(0, &answers);
    assert_eq!(again.iter().filter_map(psn).collect::<Vec<_>>(), (3..10).collect::<Vec<_>>());
    let answers = pair.give(1, &again);
    pair.give(0, &answers);
    let done = pair.done(0);
    assert_eq!((done.len(), done[0].id, done[0].status), (1, 1, Status::Success));
    assert_eq!(pair.ends[0].counters().get(Event::Retransmitted), 7);
    assert_eq!(pair.ends[1].counters().get(Event::PlacedBytes), 10 * 4096);
}

#[test]
fn a_lost_repeat_waits_for_the_timeout() {
    let config = Config::default();
    let mut pair = Pair::new(&config);
    pair.write(1, 4 * 4096);
    let packets = pair.sent(0);
    let answers = pair.give(1, &packets[1..]);
    let again = pair.give(0, &answers);
    // The first repeat is lost too: no second NAK comes.
    let answers = pair.give(1, &again[1..]);
    assert!(answers.is_empty(), "{answers:?}");
    let due = pair.ends[0].deadline(pair.now).unwrap();
    assert!(due <= Time::ZERO + config.timeout + Duration::from_us(1));
    pair.now = due;
    pair.ends[0].expire(due);
    let again = pair.sent(0);
    assert_eq!(again.iter().filter_map(psn).collect::<Vec<_>>(), [0, 1, 2, 3]);
    assert_eq!(pair.ends[0].counters().get(Event::Timeouts), 1);
}

#[test]
fn retries_end_and_the_rest_is_flushed() {
    let config = Config { retries: 2, ..Config::default() };
    let mut pair = Pair::new(&config);
    pair.write(1, 4096);
    pair.write(2, 4096);
    for _ in 0..3 {
        pair.sent(0);
        pair.now = pair.ends[0].deadline(pair.now).unwrap();
        let now = pair.now;
        pair.ends[0].expire(now);
    }
    let done: Vec<_> = pair.done(0).iter().map(|c| (c.id, c.status)).collect();
    assert_eq!(done, [(1, Status::RetryExceeded), (2, Status::Flushed)]);
    let local = pair.local(0, 1);
    let request = WorkRequest { id: 3, local, operation: Operation::Send };
    assert!(pair.ends[0].post(pair.now, ID, request).is_err());
}

#[test]
fn a_send_without_a_receive_waits_and_goes_on() {
    let config = Config::default();
    let mut pair = Pair::new(&config);
    pair.post(1, 8192, Operation::Send);
    let packets = pair.sent(0);
    let answers = pair.give(1, &packets);
    assert!(answers.iter().any(|p| p.body == Body::NotReady { psn: 0 }), "{answers:?}");
    assert!(pair.give(0, &answers).is_empty());
    pair.post_receive(9, 8192);
    let due = pair.ends[0].deadline(pair.now).unwrap();
    assert!(due.since(pair.now) <= config.rnr_delay);
    pair.now = due;
    let packets = pair.sent(0);
    let answers = pair.give(1, &packets);
    pair.give(0, &answers);
    let received = pair.done(1);
    assert_eq!(
        (received[0].id, received[0].what, received[0].length),
        (9, Completed::Receive, 8192)
    );
    assert_eq!(pair.done(0).len(), 1);
}

#[test]
fn what_is_not_allowed_is_refused_before_a_byte_is_placed() {
    for (address, length) in [(0u64, 1u32), (0x1000 + (1 << 24) - 10, 4096), (u64::MAX, 1)] {
        let mut pair = Pair::new(&Config::default());
        let remote = RemoteBuffer { key: pair.keys[1].remote, address };
        pair.post(1, length, Operation::Write { remote });
        let packets = pair.sent(0);
        let answers = pair.give(1, &packets);
        assert_eq!(pair.ends[1].counters().get(Event::PlacedBytes), 0);
        pair.give(0, &answers);
        assert_eq!(pair.done(0)[0].status, Status::RemoteAccess);
    }
}

#[test]
fn reads_come_back() {
    let mut pair = Pair::new(&Config::default());
    let remote = pair.remote();
    pair.post(1, 20_000, Operation::Read { remote });
    let request = pair.sent(0);
    assert_eq!(request.len(), 1);
    let mut answers = pair.give(1, &request);
    for _ in 0..4 {
        let back = pair.give(0, &answers);
        answers = pair.give(1, &back);
    }
    let done = pair.done(0);
    assert_eq!(
        (done[0].what, done[0].status, done[0].length),
        (Completed::Read, Status::Success, 20_000)
    );
    assert_eq!(pair.ends[0].counters().get(Event::PlacedBytes), 20_000);
}

#[test]
fn marks_become_notifications_at_most_every_50_us() {
    let config = Config::default();
    let mut pair = Pair::new(&config);
    pair.write(1, 400 * 4096);
    let (mut cnps, mut all) = (0, Vec::new());
    let start = pair.now;
    while pair.now.since(start) < Duration::from_us(120) {
        all.extend(pair.sent(0));
        let Some(packet) = all.pop() else { break };
        let now = pair.now;
        pair.ends[1].receive(now, &packet, MARKED);
        let answers = pair.sent(1);
        cnps += answers.iter().filter(|p| p.body == Body::Cnp).count();
        pair.now += Duration::from_us(1);
    }
    assert_eq!(cnps, 3);
}

#[test]
fn a_notification_halves_the_pace() {
    let mut pair = Pair::new(&Config::default());
    pair.write(1, 100 * 4096);
    let cnp = Packet { connection: ID, token: 7, source_port: 1, body: Body::Cnp };
    pair.ends[0].receive(pair.now, &cnp, CLEAR);
    assert!(pair.ends[0].transmit(pair.now, 0, false).is_some());
    assert!(pair.ends[0].transmit(pair.now, 0, false).is_none());
    let due = pair.ends[0].deadline(pair.now).unwrap();
    // 4,128 bytes at 400 Gb/s.
    let gap = due.since(pair.now).0;
    assert!((82_000..84_000).contains(&gap), "{gap} ps");
}

#[test]
fn paused_ports_send_acknowledgements_only() {
    let mut pair = Pair::new(&Config::default());
    pair.write(1, 4096);
    assert!(pair.ends[0].transmit(pair.now, 0, true).is_none());
    let packets = pair.sent(0);
    let now = pair.now;
    pair.ends[1].receive(now, &packets[0], CLEAR);
    let departure = pair.ends[1].transmit(pair.now, 0, true).unwrap();
    assert_eq!(departure.packet.body, Body::Ack { psn: 1 });
}

#[test]
fn strangers_are_dropped() {
    let mut pair = Pair::new(&Config::default());
    pair.write(1, 4096);
    let packet = pair.sent(0)[0];
    let now = pair.now;
    for wrong in [Packet { connection: ConnectionId(5), ..packet }, Packet { token: 8, ..packet }] {
        let outcome = pair.ends[1].receive(now, &wrong, CLEAR);
        assert_eq!(outcome, Outcome::Dropped(Event::NoConnection));
    }
    let ack = Packet { body: Body::Ack { psn: 77 }, ..packet };
    assert_eq!(pair.ends[0].receive(now, &ack, CLEAR), Outcome::Dropped(Event::BadAck));
}

/// Whatever a channel drops, doubles and turns round, every message arrives once and in order.
#[test]
fn chaos_loses_nothing() {
    for seed in 0..30 {
        println!("seed {seed}");
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let config = Config { retries: 255, ..Config::default() };
        let mut pair = Pair::new(&config);
        let (drop, double, swap) =
            (rng.random_range(0.0..0.3), rng.random_range(0.0..0.2), rng.random_range(0.0..0.2));
        let count = 40;
        let lengths: Vec<u32> = (0..count).map(|_| rng.random_range(0..30_000)).collect();
        for (id, &length) in lengths.iter().enumerate() {
            let remote = pair.remote();
            let immediate = id as u32;
            pair.post(id as u64, length, Operation::WriteImmediate { remote, immediate });
            pair.post_receive(id as u64, 0);
        }
        let (mut told, mut done) = (Vec::new(), Vec::new());
        for _ in 0..100_000 {
            for end in [0, 1] {
                let mut packets = Vec::new();
                for packet in pair.sent(end) {
                    for _ in 0..1 + u32::from(rng.random_bool(double)) {
                        if !rng.random_bool(drop) {
                            packets.push(packet);
                        }
                    }
                }
                for at in 1..packets.len() {
                    if rng.random_bool(swap) {
                        packets.swap(at - 1, at);
                    }
                }
                let now = pair.now;
                for packet in packets {
                    pair.ends[1 - end].receive(now, &packet, CLEAR);
                }
            }
            told.extend(pair.done(1));
            done.extend(pair.done(0));
            if done.len() == count {
                break;
            }
            if let Some(due) = pair.ends[0].deadline(pair.now) {
                pair.now = pair.now.max(due.min(pair.now + Duration::from_us(100)));
                let now = pair.now;
                pair.ends[0].expire(now);
            }
        }
        assert_eq!((told.len(), done.len()), (count, count), "seed {seed}");
        for (id, (told, done)) in told.iter().zip(&done).enumerate() {
            assert_eq!(told.what, Completed::ReceiveImmediate(id as u32));
            assert_eq!((done.id, done.status), (id as u64, Status::Success));
            assert_eq!((told.length, done.length), (lengths[id], lengths[id]));
        }
        let bytes: u64 = lengths.iter().map(|&l| u64::from(l)).sum();
        assert_eq!(pair.ends[1].counters().get(Event::PlacedBytes), bytes);
    }
}
