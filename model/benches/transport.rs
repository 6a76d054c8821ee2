//! Speed of the transport's protocol core on one core: nanoseconds a packet through both endpoints,
//! sent, received and acknowledged, without loss and with it, on few connections and on many; and the
//! memory that connections take.
//!
//! `cargo bench -p mtia-model --bench transport`

use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

use mtia_model::transport::time::{Duration, Time};
use mtia_model::transport::{
    Arrival, Config, ConnectionConfig, ConnectionId, Endpoint, Event, LocalBuffer, Operation,
    Region, RemoteBuffer, Rights, StreamId, WorkRequest,
};

/// Counts the bytes in use and the allocations.
struct Counting;

static BYTES: AtomicUsize = AtomicUsize::new(0);
static ALLOCATIONS: AtomicUsize = AtomicUsize::new(0);

// SAFETY: hands everything on to the system's allocator, and counts.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        BYTES.fetch_add(layout.size(), Ordering::Relaxed);
        ALLOCATIONS.fetch_add(1, Ordering::Relaxed);
        // SAFETY: as the caller promises.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, at: *mut u8, layout: Layout) {
        BYTES.fetch_sub(layout.size(), Ordering::Relaxed);
        // SAFETY: as the caller promises.
        unsafe { System.dealloc(at, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

const MESSAGE: u32 = 1 << 20;

struct Pair {
    ends: [Endpoint; 2],
    connections: u32,
    local: LocalBuffer,
    remote: RemoteBuffer,
    now: Time,
}

impl Pair {
    fn new(connections: u32, paths: u16) -> Self {
        let config = Config::default();
        let mut ends = [1, 2].map(|seed| Endpoint::new(config.clone(), seed).expect("parameters"));
        for _ in 0..connections {
            let ids = [ends[0].reserve(), ends[1].reserve()];
            for (i, end) in ends.iter_mut().enumerate() {
                let made = ConnectionConfig {
                    peer: ids[1 - i],
                    token: 1,
                    streams: 1,
                    paths,
                    first_sent: 0,
                    first_received: 0,
                };
                end.connect(ids[i], made).expect("a connection");
            }
        }
        let region = Region { address: 0, length: 1 << 30, rights: Rights::ALL };
        let local = ends[0].register(region).expect("a region").local;
        let remote = ends[1].register(region).expect("a region").remote;
        Self {
            ends,
            connections,
            local: LocalBuffer { key: local, address: 0, length: MESSAGE },
            remote: RemoteBuffer { key: remote, address: 0 },
            now: Time::ZERO,
        }
    }

    fn post(&mut self, connection: u32) {
        let request = WorkRequest {
            id: 0,
            local: self.local,
            operation: Operation::Write { remote: self.remote },
        };
        let id = ConnectionId(connection);
        self.ends[0].post(self.now, id, StreamId(0), request).expect("room");
    }

    /// Moves sequenced packets, each of which takes 41 ns on the link, with a round trip of about 8 us;
    /// every `lose`-th is lost.
    fn run(&mut self, packets: u64, lose: u64) {
        let mut line = std::collections::VecDeque::new();
        let flight = Duration::from_us(4);
        let (mut sent, mut to_post) = (0u64, 0);
        while self.ends[0].counters().get(Event::Sent) < packets {
            self.now += Duration(41_000);
            if let Some(departure) = self.ends[0].transmit(self.now, 0) {
                sent += 1;
                if lose == 0 || !sent.is_multiple_of(lose) {
                    line.push_back((self.now + flight, 1, departure.packet));
                }
            }
            if let Some(departure) = self.ends[1].transmit(self.now, 0) {
                line.push_back((self.now + flight, 0, departure.packet));
            }
            while line.front().is_some_and(|(time, ..)| *time <= self.now) {
                if let Some((_, end, packet)) = line.pop_front() {
                    let end: usize = end;
                    std::hint::black_box(self.ends[end].receive(
                        self.now,
                        &packet,
                        Arrival::default(),
                    ));
                }
            }
            for end in &mut self.ends {
                if end.deadline().is_some_and(|deadline| deadline <= self.now) {
                    end.expire(self.now);
                }
            }
            while self.ends[0].completion().is_some() {
                self.post(to_post % self.connections);
                to_post += 1;
            }
        }
    }
}

fn speed(name: &str, connections: u32, paths: u16, lose: u64) {
    let mut pair = Pair::new(connections, paths);
    for i in 0..connections.max(8) {
        pair.post(i % connections);
    }
    pair.run(200_000, lose);
    let (start, first) = (Instant::now(), pair.ends[0].counters().get(Event::Sent));
    let allocations = ALLOCATIONS.load(Ordering::Relaxed);
    pair.run(1_200_000, lose);
    let packets = pair.ends[0].counters().get(Event::Sent) - first;
    let acks = pair.ends[1].counters().get(Event::AcksSent);
    let ns = start.elapsed().as_nanos() as f64 / packets as f64;
    let allocated = ALLOCATIONS.load(Ordering::Relaxed) - allocations;
    println!(
        "{name:44} {ns:6.0} ns a packet (both ends, {:.2} acknowledgements each), {allocated} allocations",
        acks as f64 / pair.ends[0].counters().get(Event::Sent) as f64
    );
}

fn memory(paths: u16) {
    const CONNECTIONS: u32 = 2_000;
    let start = BYTES.load(Ordering::Relaxed);
    let mut pair = Pair::new(CONNECTIONS, paths);
    let each = |bytes: usize| (bytes - start) as f64 / f64::from(2 * CONNECTIONS);
    let made = each(BYTES.load(Ordering::Relaxed));
    for i in 0..CONNECTIONS {
        pair.post(i);
    }
    pair.run(u64::from(CONNECTIONS) * 20, 0);
    let used = each(BYTES.load(Ordering::Relaxed));
    println!("{paths:3} paths: {made:.0} bytes an end made, {used:.0} while in use");
    while pair.ends.iter().any(|end| end.in_use() > 0) {
        // Whatever is left to do.
        for end in 0..2 {
            while let Some(departure) = pair.ends[end].transmit(pair.now, 0) {
                pair.ends[1 - end].receive(pair.now, &departure.packet, Arrival::default());
            }
            pair.ends[end].expire(pair.now);
            while pair.ends[end].completion().is_some() {}
        }
        pair.now += Duration::from_us(1);
    }
    let asleep = each(BYTES.load(Ordering::Relaxed));
    println!("{paths:3} paths: {asleep:.0} bytes an end asleep");
}

fn main() {
    speed("1 connection, 1 path", 1, 1, 0);
    speed("1 connection, 8 paths", 1, 8, 0);
    speed("1 connection, 256 paths", 1, 256, 0);
    speed("1 connection, 8 paths, 1 % lost", 1, 8, 100);
    speed("1 connection, 8 paths, 10 % lost", 1, 8, 10);
    speed("1,000 connections, 8 paths", 1_000, 8, 0);
    memory(8);
    memory(64);
}
