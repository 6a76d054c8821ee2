//! Two endpoints and nothing between: the test carries every packet, or does not.

use mtia_model::transport::packet::{Ack, Body, Content, Fragment, Sequence};
use mtia_model::transport::time::{Duration, Time};
use mtia_model::transport::{
    Arrival, Completion, Config, ConnectionConfig, ConnectionId, Endpoint, Event, Keys,
    LocalBuffer, Operation, Outcome, Packet, ReceiveRequest, Region, RemoteBuffer, Rights,
    StreamId, WorkRequest,
};

pub const BASE: u64 = 0x1000;
pub const TOKEN: u32 = 0xfeed_f00d;

/// Packets of 4 KiB, also the first, and a first window for three of them: counts in tests are of these.
pub fn small_packets() -> Config {
    let packet = 4_096;
    Config {
        mtu: packet,
        first_mtu: packet,
        initial_window: 4 * packet,
        increase: packet,
        ..Config::default()
    }
}

pub struct Duo {
    pub now: Time,
    pub ends: [Endpoint; 2],
    pub ids: [ConnectionId; 2],
    pub keys: Vec<Keys>,
    ports: u8,
}

/// The sequence and the piece of a packet that has one.
pub fn piece(packet: &Packet) -> (Sequence, Fragment) {
    match packet.body {
        Body::Sequenced { sequence, content: Content::Fragment(piece) } => (sequence, piece),
        other => panic!("no piece: {other:?}"),
    }
}

pub fn sequence(packet: &Packet) -> Option<Sequence> {
    match packet.body {
        Body::Sequenced { sequence, .. } => Some(sequence),
        _ => None,
    }
}

pub fn ack(packet: &Packet) -> Option<Ack> {
    match packet.body {
        Body::Ack(ack) => Some(ack),
        _ => None,
    }
}

impl Duo {
    pub fn new(config: &Config, paths: u16, first: (u32, u32)) -> Self {
        let mut ends = [1, 2].map(|seed| Endpoint::new(config.clone(), seed).unwrap());
        let ids = [ends[0].reserve(), ends[1].reserve()];
        for (i, (first_sent, first_received)) in [first, (first.1, first.0)].into_iter().enumerate()
        {
            let peer = ids[1 - i];
            let config = ConnectionConfig {
                peer,
                token: TOKEN,
                streams: 1_024,
                paths,
                first_sent,
                first_received,
            };
            ends[i].connect(ids[i], config).unwrap();
        }
        let region = Region { address: BASE, length: 1 << 24, rights: Rights::ALL };
        let keys = ends.iter_mut().map(|end| end.register(region).unwrap()).collect();
        Self { now: Time(1_000_000_000), ends, ids, keys, ports: config.ports }
    }

    pub fn local(&self, end: usize, length: u32) -> LocalBuffer {
        LocalBuffer { key: self.keys[end].local, address: BASE, length }
    }

    pub fn remote(&self, end: usize) -> RemoteBuffer {
        RemoteBuffer { key: self.keys[end].remote, address: BASE }
    }

    pub fn post(&mut self, end: usize, stream: u16, id: u64, length: u32, operation: Operation) {
        assert!(self.try_post(end, stream, id, length, operation));
    }

    /// Whether the work was taken.
    pub fn try_post(
        &mut self,
        end: usize,
        stream: u16,
        id: u64,
        length: u32,
        operation: Operation,
    ) -> bool {
        let request = WorkRequest { id, local: self.local(end, length), operation };
        self.ends[end].post(self.now, self.ids[end], StreamId(stream), request).is_ok()
    }

    /// Posts a Write of so many bytes from end 0.
    pub fn write(&mut self, stream: u16, id: u64, length: u32) {
        let remote = self.remote(1);
        self.post(0, stream, id, length, Operation::Write { remote });
    }

    pub fn post_receive(&mut self, end: usize, stream: u16, id: u64, length: u32) {
        assert!(self.try_post_receive(end, stream, id, length));
    }

    /// Whether the receive was taken.
    pub fn try_post_receive(&mut self, end: usize, stream: u16, id: u64, length: u32) -> bool {
        let request = ReceiveRequest { id, local: self.local(end, length) };
        self.ends[end].post_receive(self.ids[end], StreamId(stream), request).is_ok()
    }

    /// All that an end has to send now.
    pub fn pull(&mut self, end: usize) -> Vec<Packet> {
        let mut packets = Vec::new();
        for port in 0..self.ports {
            while let Some(departure) = self.ends[end].transmit(self.now, port) {
                assert_eq!(departure.connection, self.ids[end]);
                assert_eq!(departure.packet.path % self.ports, port);
                packets.push(departure.packet);
                assert!(packets.len() < 100_000, "it never stops");
            }
        }
        packets
    }

    /// All that an end has to send within a microsecond: as the pace lets it.
    pub fn pull_paced(&mut self, end: usize) -> Vec<Packet> {
        let mut packets = Vec::new();
        for _ in 0..1_000 {
            packets.extend(self.pull(end));
            self.wait_until(self.now + Duration::from_ns(1));
        }
        packets
    }

    pub fn give(&mut self, end: usize, packet: &Packet) -> Outcome {
        self.ends[end].receive(self.now, packet, Arrival::default())
    }

    pub fn give_marked(&mut self, end: usize, packet: &Packet) -> Outcome {
        self.ends[end].receive(self.now, packet, Arrival { ecn_marked: true, port: 0 })
    }

    /// Gives packets in turn.
    pub fn give_all(&mut self, end: usize, packets: &[Packet]) {
        for packet in packets {
            self.give(end, packet);
        }
    }

    /// Goes on to a time, letting timers ring on the way.
    pub fn wait_until(&mut self, time: Time) {
        for end in &mut self.ends {
            while let Some(deadline) = end.deadline()
                && deadline <= time
            {
                end.expire(deadline);
            }
        }
        self.now = time;
    }

    /// Carries everything both ways until nothing is left to send now; then lets time pass, until all
    /// posted work of both ends is complete.
    pub fn settle(&mut self) {
        for _ in 0..10_000 {
            let (ab, ba) = (self.pull(0), self.pull(1));
            self.give_all(1, &ab);
            self.give_all(0, &ba);
            if ab.is_empty() && ba.is_empty() {
                if self.ends.iter().all(|end| end.in_use() == 0) {
                    return;
                }
                let next = self.ends.iter_mut().filter_map(Endpoint::deadline).min();
                let Some(next) = next else { return };
                self.wait_until(next.max(self.now));
            }
        }
        panic!("never settled");
    }

    pub fn completions(&mut self, end: usize) -> Vec<Completion> {
        std::iter::from_fn(|| self.ends[end].completion()).collect()
    }

    pub fn count(&self, end: usize, event: Event) -> u64 {
        self.ends[end].counters().get(event)
    }

    /// Everything that an end's connections know, but for how long they stay awake.
    pub fn state(&self, end: usize) -> String {
        let text = format!("{:?}", self.ends[end]);
        let rows = text.find("rows: ").unwrap();
        // Times of last use and the timer that looks after it are no state of the protocol.
        let mut out = String::new();
        for part in text[rows..].split(", ") {
            if !part.starts_with("last_used") && !part.starts_with("timer") {
                out.push_str(part);
                out.push('\n');
            }
        }
        out
    }
}
