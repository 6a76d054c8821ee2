//! A small world to put endpoints in: hosts with memory, links with a delay, a queue before each
//! host's port, and whatever a channel can do to a datagram. Deterministic. Packets cross it as bytes,
//! through the writer and the parser.
//!
//! ```text
//!   host --port--> link: delay --> queue of the receiver's port --> damage, delay, copies --> host
//! ```

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use mtia_model::transport::packet::{Body, Content};
use mtia_model::transport::time::{Duration, Rate, Time};
use mtia_model::transport::wire;
use mtia_model::transport::{
    Arrival, Completion, Config, ConnectionConfig, ConnectionId, Endpoint, Event, Keys,
    LocalBuffer, Operation, Outcome, Packet, ReceiveRequest, Region, RemoteBuffer, Rights,
    StreamId, WorkRequest,
};
use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// Address of the first byte of every host's memory.
pub const BASE: u64 = 0x4000_0000;

/// What the channel does to datagrams, in parts of a million.
#[derive(Clone, Copy, Debug, Default)]
pub struct Channel {
    pub drop: u32,
    pub duplicate: u32,
    pub corrupt: u32,
    pub truncate: u32,
    /// Delayed by up to `late_by`: overtaken by others.
    pub late: u32,
    pub late_by: Duration,
}

/// What a queue does, in bytes.
#[derive(Clone, Copy, Debug)]
pub struct Queue {
    pub mark_at: u64,
    pub full_at: u64,
}

pub struct Host {
    pub endpoint: Endpoint,
    pub memory: Vec<u8>,
    /// How often each byte was placed.
    pub placed: Vec<u8>,
    pub completions: Vec<(Time, Completion)>,
    /// Everything may be done with all of the memory.
    pub keys: Keys,
    /// By connection: the peer's host.
    peers: Vec<usize>,
    port_free: Vec<Time>,
    /// The receiving side's queues.
    queue_free: Vec<Time>,
    timer: Time,
    pub unparsed: u64,
    /// Payload that arrived by connection.
    pub arrived: Vec<u64>,
}

enum Happening {
    Arrives { host: usize, port: u8, source_port: u16, bytes: Vec<u8>, marked: bool },
    PortFree { host: usize, port: u8 },
    Timer { host: usize },
}

/// Decides what the channel alone would not: `true` drops.
pub type Filter = Box<dyn FnMut(Time, usize, &Packet) -> bool>;

pub struct World {
    pub now: Time,
    pub hosts: Vec<Host>,
    pub channel: Channel,
    pub delay: Duration,
    pub queue: Queue,
    pub filter: Option<Filter>,
    pub rng: ChaCha8Rng,
    rate: Rate,
    events: BinaryHeap<Reverse<(Time, u64)>>,
    happenings: std::collections::HashMap<u64, Happening>,
    count: u64,
}

impl World {
    /// Hosts with so many bytes of memory each.
    pub fn new(hosts: usize, memory: usize, config: &Config, seed: u64) -> Self {
        let make = |host: usize| {
            let mut endpoint = Endpoint::new(config.clone(), seed ^ (host as u64) << 32).unwrap();
            let length = memory as u64;
            let keys =
                endpoint.register(Region { address: BASE, length, rights: Rights::ALL }).unwrap();
            Host {
                endpoint,
                memory: vec![0; memory],
                placed: vec![0; memory],
                completions: Vec::new(),
                keys,
                peers: Vec::new(),
                port_free: vec![Time::ZERO; config.ports.into()],
                queue_free: vec![Time::ZERO; config.ports.into()],
                timer: Time::NEVER,
                unparsed: 0,
                arrived: Vec::new(),
            }
        };
        Self {
            now: Time::ZERO,
            hosts: (0..hosts).map(make).collect(),
            channel: Channel::default(),
            delay: Duration::from_us(4),
            queue: Queue { mark_at: 200_000, full_at: 4_000_000 },
            filter: None,
            rng: ChaCha8Rng::seed_from_u64(seed),
            rate: config.port_rate,
            events: BinaryHeap::new(),
            happenings: std::collections::HashMap::new(),
            count: 0,
        }
    }

    /// Connects two hosts; the numbers at either.
    pub fn connect(
        &mut self,
        a: usize,
        b: usize,
        paths: u16,
        streams: u16,
        first: (u32, u32),
    ) -> (ConnectionId, ConnectionId) {
        let (at_a, at_b) = (self.hosts[a].endpoint.reserve(), self.hosts[b].endpoint.reserve());
        let token = self.rng.next_u32();
        let one = ConnectionConfig {
            peer: at_b,
            token,
            streams,
            paths,
            first_sent: first.0,
            first_received: first.1,
        };
        let other =
            ConnectionConfig { peer: at_a, first_sent: first.1, first_received: first.0, ..one };
        self.hosts[a].endpoint.connect(at_a, one).unwrap();
        self.hosts[b].endpoint.connect(at_b, other).unwrap();
        self.hosts[a].peers.push(b);
        self.hosts[b].peers.push(a);
        self.hosts[a].arrived.push(0);
        self.hosts[b].arrived.push(0);
        (at_a, at_b)
    }

    fn at(&mut self, time: Time, happening: Happening) {
        self.count += 1;
        self.events.push(Reverse((time, self.count)));
        self.happenings.insert(self.count, happening);
    }

    /// Local bytes of a host.
    pub fn local(&self, host: usize, offset: usize, length: u32) -> LocalBuffer {
        let key = self.hosts[host].keys.local;
        LocalBuffer { key, address: BASE + offset as u64, length }
    }

    /// The same, for a peer.
    pub fn remote(&self, host: usize, offset: usize) -> RemoteBuffer {
        let key = self.hosts[host].keys.remote;
        RemoteBuffer { key, address: BASE + offset as u64 }
    }

    pub fn post(
        &mut self,
        host: usize,
        connection: ConnectionId,
        stream: u16,
        id: u64,
        local: LocalBuffer,
        operation: Operation,
    ) {
        let request = WorkRequest { id, local, operation };
        let now = self.now;
        self.hosts[host].endpoint.post(now, connection, StreamId(stream), request).unwrap();
        self.serve(host);
    }

    pub fn post_receive(
        &mut self,
        host: usize,
        connection: ConnectionId,
        stream: u16,
        id: u64,
        local: LocalBuffer,
    ) {
        let request = ReceiveRequest { id, local };
        self.hosts[host].endpoint.post_receive(connection, StreamId(stream), request).unwrap();
    }

    /// Fills memory with bytes that nothing else has.
    pub fn fill(&mut self, host: usize, offset: usize, length: usize) {
        self.rng.fill(&mut self.hosts[host].memory[offset..offset + length]);
    }

    /// Lets a host's free ports ask for packets, sets its timer, takes its completions.
    pub fn serve(&mut self, host: usize) {
        let ports = self.hosts[host].endpoint.ports_to_serve();
        for port in (0..32).filter(|port| ports >> port & 1 == 1) {
            self.serve_port(host, port);
        }
        let now = self.now;
        let h = &mut self.hosts[host];
        while let Some(completion) = h.endpoint.completion() {
            h.completions.push((now, completion));
        }
        if let Some(deadline) = h.endpoint.deadline()
            && deadline < h.timer
        {
            h.timer = deadline;
            self.at(deadline.max(now), Happening::Timer { host });
        }
    }

    fn serve_port(&mut self, host: usize, port: u8) {
        let now = self.now;
        let h = &mut self.hosts[host];
        if h.port_free[usize::from(port)] > now {
            return;
        }
        let Some(departure) = h.endpoint.transmit(now, port) else { return };
        let packet = departure.packet;
        let mut bytes = Vec::new();
        let payload = match &packet.body {
            Body::Sequenced { content: Content::Fragment(piece), .. }
                if piece.payload.length > 0 =>
            {
                let at = (piece.payload.address - BASE) as usize;
                &h.memory[at..at + piece.payload.length as usize]
            }
            _ => &[],
        };
        wire::write(&packet, payload, &mut bytes).unwrap();
        assert_eq!(bytes.len(), wire::length(&packet), "{packet:?}");
        let peer = h.peers[departure.connection.0 as usize];
        let free = now + self.rate.time_of(bytes.len() as u64 + u64::from(wire::LINK_OVERHEAD));
        h.port_free[usize::from(port)] = free;
        self.at(free, Happening::PortFree { host, port });
        if self.filter.as_mut().is_some_and(|filter| filter(now, host, &packet)) {
            return;
        }
        self.carry(free + self.delay, peer, port, packet.source_port, bytes);
    }

    fn chance(&mut self, parts: u32) -> bool {
        parts > 0 && self.rng.random_range(0..1_000_000) < parts
    }

    fn carry(&mut self, reaches: Time, host: usize, port: u8, source_port: u16, bytes: Vec<u8>) {
        let span = self.rate.time_of(bytes.len() as u64 + u64::from(wire::LINK_OVERHEAD));
        let backlog =
            self.rate.bytes_in(self.hosts[host].queue_free[usize::from(port)].since(reaches));
        if backlog > self.queue.full_at {
            return;
        }
        let marked = backlog > self.queue.mark_at;
        let leaves = self.hosts[host].queue_free[usize::from(port)].max(reaches) + span;
        self.hosts[host].queue_free[usize::from(port)] = leaves;
        let channel = self.channel;
        let copies = 1 + u32::from(self.chance(channel.duplicate));
        for _ in 0..copies {
            if self.chance(channel.drop) {
                continue;
            }
            let mut bytes = bytes.clone();
            if self.chance(channel.corrupt) {
                let bit = self.rng.random_range(0..8 * bytes.len());
                bytes[bit / 8] ^= 1 << (bit % 8);
            }
            if self.chance(channel.truncate) {
                bytes.truncate(self.rng.random_range(0..bytes.len()));
            }
            let mut when = leaves;
            if self.chance(channel.late) {
                when += Duration(self.rng.random_range(0..=channel.late_by.0));
            }
            self.at(when, Happening::Arrives { host, port, source_port, bytes, marked });
        }
    }

    /// Gives a datagram to a host now.
    pub fn deliver(&mut self, host: usize, port: u8, source_port: u16, bytes: &[u8], marked: bool) {
        let now = self.now;
        let h = &mut self.hosts[host];
        match wire::parse(bytes, source_port) {
            Err(_) => h.unparsed += 1,
            Ok((packet, payload)) => {
                let arrival = Arrival { ecn_marked: marked, port };
                if let Outcome::Placed(place) = h.endpoint.receive(now, &packet, arrival) {
                    assert_eq!(place.length as usize, payload.len());
                    let at = (place.address - BASE) as usize;
                    h.memory[at..at + payload.len()].copy_from_slice(payload);
                    h.placed[at..at + payload.len()].iter_mut().for_each(|n| *n += 1);
                    h.arrived[place.connection.0 as usize] += payload.len() as u64;
                }
            }
        }
        self.serve(host);
    }

    /// Bytes that wait before a host's port.
    pub fn backlog(&self, host: usize, port: usize) -> u64 {
        self.rate.bytes_in(self.hosts[host].queue_free[port].since(self.now + self.delay))
    }

    /// Whether anything is still to happen.
    pub fn step(&mut self) -> bool {
        let Some(Reverse((time, number))) = self.events.pop() else { return false };
        assert!(time >= self.now, "time goes on");
        self.now = time;
        match self.happenings.remove(&number).unwrap() {
            Happening::Arrives { host, port, source_port, bytes, marked } => {
                self.deliver(host, port, source_port, &bytes, marked);
            }
            Happening::PortFree { host, port } => {
                self.serve_port(host, port);
                self.serve(host);
            }
            Happening::Timer { host } => {
                if self.hosts[host].timer <= time {
                    self.hosts[host].timer = Time::NEVER;
                    self.hosts[host].endpoint.expire(time);
                    self.serve(host);
                }
            }
        }
        true
    }

    /// Runs until nothing is left to happen. Panics if that takes longer than `limit`.
    pub fn run(&mut self, limit: Duration) {
        let end = self.now + limit;
        while self.step() {
            assert!(self.now <= end, "not done after {limit}: {:?}", self.counts());
        }
    }

    /// Runs up to a time.
    pub fn run_to(&mut self, end: Time) {
        while self.events.peek().is_some_and(|Reverse((time, _))| *time <= end) {
            self.step();
        }
        self.now = end;
    }

    /// The counters that are not zero, of each host.
    pub fn counts(&self) -> Vec<Vec<(&'static str, u64)>> {
        let of = |h: &Host| h.endpoint.counters().iter().filter(|c| c.1 > 0).collect();
        self.hosts.iter().map(of).collect()
    }

    pub fn count(&self, host: usize, event: Event) -> u64 {
        self.hosts[host].endpoint.counters().get(event)
    }

    /// A host's completions so far: stream, id.
    pub fn completed(&self, host: usize) -> Vec<Completion> {
        self.hosts[host].completions.iter().map(|c| c.1).collect()
    }
}
