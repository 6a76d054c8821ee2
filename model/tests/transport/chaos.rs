//! Whatever the channel does short of permanent loss: every message arrives once, whole, at its place,
//! and completions are in order. Seeded; a failure names its seed.

use std::collections::HashMap;

use mtia_model::transport::counters::EVENTS;
use mtia_model::transport::time::{Duration, Rate, Time};
use mtia_model::transport::work::Completed;
use mtia_model::transport::{Config, ConnectionId, Event, Operation, Status};
use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::world::{Channel, Queue, World};

/// A posted message, as it must come out.
struct Sent {
    from: usize,
    source: usize,
    to: usize,
    target: usize,
    length: usize,
}

/// What is to be posted later: a receive of a host.
struct Late {
    at: Time,
    host: usize,
    connection: ConnectionId,
    stream: u16,
    id: u64,
    target: usize,
    length: u32,
}

fn config(rng: &mut ChaCha8Rng) -> Config {
    let mtu = *[64, 100, 512, 1_024, 4_096].get(rng.random_range(0..5)).unwrap();
    Config {
        ports: rng.random_range(1..=4),
        port_rate: Rate::from_gbps(*[10, 100, 800].get(rng.random_range(0..3)).unwrap()),
        mtu,
        ack_every: rng.random_range(1..=8),
        message_window: rng.random_range(1..=64),
        // Sometimes so few that connections wait for each other's.
        record_blocks: *[8, 64, 16_384].get(rng.random_range(0..3)).unwrap(),
        initial_window: rng.random_range(1..=65_536),
        dead_after: rng.random_range(1..=4),
        give_up_after: 40,
        // Sometimes so short that connections sleep between two messages.
        hibernate_after: Duration::from_us(*[5, 50, 1_000].get(rng.random_range(0..3)).unwrap()),
        rnr_delay: Duration::from_us(rng.random_range(1..=50)),
        ..Config::default()
    }
}

fn channel(rng: &mut ChaCha8Rng) -> Channel {
    let mut part = |most: u32| if rng.random_bool(0.5) { rng.random_range(0..most) } else { 0 };
    Channel {
        drop: part(200_000),
        duplicate: part(200_000),
        corrupt: part(50_000),
        truncate: part(50_000),
        late: part(300_000),
        late_by: Duration::from_us(u64::from(part(100))),
    }
}

/// Counts of all hosts, by event.
#[derive(Default)]
struct Counts([u64; EVENTS.len()]);

/// One run. `outages`: ports that are cut for a while.
fn run(seed: u64, outages: bool) -> Counts {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let config = config(&mut rng);
    let hosts = rng.random_range(2..=4);
    let memory = 2 << 20;
    let mut w = World::new(hosts, memory, &config, seed);
    w.channel = channel(&mut rng);
    w.queue = Queue { mark_at: 30_000, full_at: rng.random_range(100_000..1_000_000) };
    if outages {
        let mut cuts: Vec<(Time, Time, usize, u8)> = Vec::new();
        for _ in 0..rng.random_range(1..6) {
            let from = Time(rng.random_range(0..200_000_000));
            let until = from + Duration::from_us(rng.random_range(1..2_000));
            cuts.push((from, until, rng.random_range(0..hosts), rng.random_range(0..8)));
        }
        w.filter = Some(Box::new(move |now, host, packet| {
            cuts.iter().any(|&(from, until, cut, path)| {
                (from..until).contains(&now) && host == cut && packet.path % 8 == path
            })
        }));
    }
    let streams = 6;
    let mut links = Vec::new();
    for a in 0..hosts {
        for b in a + 1..hosts {
            let paths = rng.random_range(1..=12);
            // Near the wrap, half of the time.
            let mut first = || {
                if rng.random_bool(0.5) {
                    u32::MAX - rng.random_range(0..40)
                } else {
                    rng.next_u32()
                }
            };
            let first = (first(), first());
            let (at_a, at_b) = w.connect(a, b, paths, streams, first);
            links.push((a, at_a, b, at_b));
            links.push((b, at_b, a, at_a));
        }
    }
    // The lower half of a memory is read, the upper half written.
    for host in 0..hosts {
        w.fill(host, 0, memory / 2);
    }
    let mut free = vec![memory / 2; hosts];
    let mut sent: HashMap<(usize, u64), Sent> = HashMap::new();
    let mut order: HashMap<(usize, ConnectionId, u16, bool), Vec<u64>> = HashMap::new();
    let mut late = Vec::new();
    for id in 0..rng.random_range(1..120) {
        let (from, at_from, to, at_to) = links[rng.random_range(0..links.len())];
        let stream = rng.random_range(0..streams);
        let length: usize = match rng.random_range(0..4) {
            0 => rng.random_range(0..=2),
            1 => rng.random_range(0..=3 * config.mtu as usize),
            _ => rng.random_range(0..40 * config.mtu as usize).min(12_000),
        };
        let source = rng.random_range(0..memory / 2 - length);
        let kind = rng.random_range(0..4);
        let (reader, taker) = if kind == 3 { (to, from) } else { (from, to) };
        let target = free[taker];
        free[taker] += length;
        sent.insert((from, id), Sent { from: reader, source, to: taker, target, length });
        order.entry((from, at_from, stream, false)).or_default().push(id);
        if kind == 0 || kind == 2 {
            let more = rng.random_range(0..100);
            let buffer = if kind == 0 { (target, (length + more) as u32) } else { (0, 1) };
            free[taker] += if kind == 0 { more } else { 0 };
            order.entry((to, at_to, stream, true)).or_default().push(1_000_000 + id);
            let at = Time(rng.random_range(0..100_000_000));
            let (target, length) = buffer;
            let id = 1_000_000 + id;
            late.push(Late { at, host: to, connection: at_to, stream, id, target, length });
        }
        let (near, far) = (w.local(from, source, length as u32), w.remote(to, target));
        let (local, operation) = match kind {
            0 => (near, Operation::Send),
            1 => (near, Operation::Write { remote: far }),
            2 => (near, Operation::WriteImmediate { remote: far, immediate: id as u32 }),
            _ => {
                let remote = w.remote(to, source);
                (w.local(from, target, length as u32), Operation::Read { remote })
            }
        };
        w.post(from, at_from, stream, id, local, operation);
    }
    // Receives of a flow in the order of their messages, at times that only grow.
    let mut last: HashMap<(usize, ConnectionId, u16), Time> = HashMap::new();
    for l in &mut late {
        let last = last.entry((l.host, l.connection, l.stream)).or_default();
        l.at = l.at.max(*last);
        *last = l.at;
    }
    late.sort_by_key(|l| l.at);
    for l in late {
        w.run_to(l.at.max(w.now));
        w.post_receive(l.host, l.connection, l.stream, l.id, w.local(l.host, l.target, l.length));
    }
    w.run(Duration::from_ms(4_000));

    let mut must: Vec<Vec<u8>> = w.hosts.iter().map(|h| h.memory.clone()).collect();
    let mut placed = vec![vec![0u8; memory]; hosts];
    must.iter_mut().for_each(|memory| memory[2 << 19..].fill(0));
    for s in sent.values() {
        let bytes = must[s.from][s.source..s.source + s.length].to_vec();
        must[s.to][s.target..s.target + s.length].copy_from_slice(&bytes);
        placed[s.to][s.target..s.target + s.length].fill(1);
    }
    for host in 0..hosts {
        let h = &w.hosts[host];
        assert!(h.memory == must[host], "seed {seed}: memory of host {host}");
        assert!(h.placed == placed[host], "seed {seed}: bytes placed other than once");
        assert_eq!(h.endpoint.load(), (0, 0), "seed {seed}: records or active senders left");
        assert_eq!(h.endpoint.in_use(), 0, "seed {seed}: all sleep in the end");
        let c = |event| w.count(host, event);
        assert_eq!(c(Event::CompletedBad), 0, "seed {seed}");
        let bytes: usize = placed[host].iter().map(|&n| usize::from(n)).sum();
        assert_eq!(c(Event::PlacedBytes) as usize, bytes, "seed {seed}");
        for bad in [Event::Malformed, Event::BadAck, Event::BadToken, Event::NoConnection] {
            assert_eq!(c(bad), 0, "seed {seed}: {bad:?}");
        }
    }
    let mut got: HashMap<(usize, ConnectionId, u16, bool), Vec<u64>> = HashMap::new();
    for host in 0..hosts {
        for c in w.completed(host) {
            assert_eq!(c.status, Status::Success, "seed {seed}: {c:?}");
            let receive = matches!(c.what, Completed::Receive | Completed::ReceiveImmediate(_));
            let length = sent
                .iter()
                .find(|(key, _)| key.1 == c.id % 1_000_000 && (receive || key.0 == host));
            assert_eq!(c.length as usize, length.unwrap().1.length, "seed {seed}: {c:?}");
            if let Completed::ReceiveImmediate(value) = c.what {
                assert_eq!(u64::from(value), c.id - 1_000_000, "seed {seed}");
            }
            got.entry((host, c.connection, c.stream.0, receive)).or_default().push(c.id);
        }
    }
    assert_eq!(got, order, "seed {seed}: completions in the order of their posts");
    let mut counts = Counts::default();
    for host in &w.hosts {
        for (sum, (_, n)) in counts.0.iter_mut().zip(host.endpoint.counters().iter()) {
            *sum += n;
        }
    }
    counts
}

/// Runs seeds; what all of them together must have met.
fn runs(seeds: std::ops::Range<u64>, outages: bool, met: &[Event]) {
    let mut total = Counts::default();
    for seed in seeds.clone() {
        for (sum, n) in total.0.iter_mut().zip(run(seed, outages).0) {
            *sum += n;
        }
    }
    for &event in met {
        assert!(total.0[event as usize] > 0, "seeds {seeds:?} never met {event:?}");
    }
}

/// What every kind of trouble leaves behind.
const TROUBLE: [Event; 6] = [
    Event::Retransmitted,
    Event::Duplicates,
    Event::LossByGap,
    Event::Timeouts,
    Event::NotReady,
    Event::Marked,
];
const OUTAGE: [Event; 4] = [Event::PathsDied, Event::Moved, Event::PathsRevived, Event::Rerouted];

#[test]
fn every_message_arrives_once_whole_and_in_order() {
    runs(0..200, false, &TROUBLE);
}

#[test]
fn paths_that_die_and_come_back_lose_nothing() {
    runs(1_000..1_200, true, &[&TROUBLE[..], &OUTAGE].concat());
}

#[test]
#[ignore = "ten minutes: make long"]
fn a_great_many_channels() {
    runs(10_000..18_000, false, &TROUBLE);
    runs(20_000..28_000, true, &OUTAGE);
}
