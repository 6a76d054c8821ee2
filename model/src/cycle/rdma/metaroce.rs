//! Hosts of MetaRoCE: one connection for each pair, over all ports of a group.

use super::host::{Channel, Looks, Nic, Stats};
use crate::cycle::fabric::{Class, scramble};
use crate::transport::packet::{Body, Packet};
use crate::transport::region::{LocalKey, Region, RemoteKey, Rights};
use crate::transport::time::Time;
use crate::transport::work::{
    Completion, ConnectionId, LocalBuffer, Operation, ReceiveRequest, RemoteBuffer, StreamId,
    WorkRequest,
};
use crate::transport::{Arrival, Config, ConnectionConfig, Endpoint, Event, Outcome, wire};

/// The most that one message carries.
const MOST_MESSAGE: u64 = 1 << 30;
/// Streams of a connection; flows of a pair take turns.
const STREAMS: u16 = 16;

/// One end.
pub struct MetaNic {
    endpoint: Endpoint,
    paths: u16,
    local: LocalKey,
    remote: RemoteKey,
    /// Of each connection, the peer's key.
    peer_keys: Vec<RemoteKey>,
}

impl MetaNic {
    /// An end whose connections have so many paths, with all of its memory open to its peers.
    ///
    /// # Errors
    /// If a parameter is impossible: one line.
    pub fn new(config: Config, paths: u16, seed: u64) -> Result<MetaNic, String> {
        let mut endpoint = Endpoint::new(config, seed).map_err(|error| error.to_string())?;
        let region = Region { address: 0, length: 1 << 60, rights: Rights::ALL };
        let keys = endpoint.register(region).map_err(|error| error.to_string())?;
        let (local, remote) = (keys.local, keys.remote);
        Ok(MetaNic { endpoint, paths, local, remote, peer_keys: Vec::new() })
    }

    fn remember(&mut self, connection: ConnectionId, key: RemoteKey) {
        let at = connection.0 as usize;
        if self.peer_keys.len() <= at {
            self.peer_keys.resize(at + 1, key);
        }
        self.peer_keys[at] = key;
    }
}

impl Nic for MetaNic {
    type Packet = Packet;

    fn open(from: &mut Self, to: &mut Self, token: u32) -> Result<(Channel, Channel), String> {
        let (at_from, at_to) = (from.endpoint.reserve(), to.endpoint.reserve());
        let (there, back) = (scramble(token), scramble(!token));
        let config = |peer, first_sent, first_received| ConnectionConfig {
            peer,
            token,
            streams: STREAMS,
            paths: from.paths,
            first_sent,
            first_received,
        };
        let here = config(at_to, there, back);
        let far = config(at_from, back, there);
        from.endpoint.connect(at_from, here).map_err(|error| error.to_string())?;
        to.endpoint.connect(at_to, far).map_err(|error| error.to_string())?;
        from.remember(at_from, to.remote);
        to.remember(at_to, from.remote);
        let channel = |id: ConnectionId| Channel { first: id.0, count: 1 };
        Ok((channel(at_from), channel(at_to)))
    }

    fn parts(&self, bytes: u64) -> u32 {
        bytes.div_ceil(MOST_MESSAGE).max(1) as u32
    }

    fn start(
        &mut self,
        now: Time,
        channel: Channel,
        flow: u32,
        part: u32,
        bytes: u64,
        read: bool,
    ) -> Result<(), String> {
        let parts = u64::from(self.parts(bytes));
        let length = bytes / parts + u64::from(u64::from(part) < bytes % parts);
        let local = LocalBuffer { key: self.local, address: 0, length: length as u32 };
        let key = self.peer_keys.get(channel.first as usize).copied().unwrap_or(RemoteKey(0));
        let remote = RemoteBuffer { key, address: 0 };
        let operation = match read {
            true => Operation::Read { remote },
            false => Operation::WriteImmediate { remote, immediate: flow },
        };
        let request = WorkRequest { id: flow.into(), local, operation };
        self.endpoint
            .post(now, ConnectionId(channel.first), stream(flow), request)
            .map_err(|error| error.to_string())
    }

    fn expect(&mut self, channel: Channel, flow: u32, _part: u32) -> Result<(), String> {
        let local = LocalBuffer { key: self.local, address: 0, length: 0 };
        let request = ReceiveRequest { id: flow.into(), local };
        self.endpoint
            .post_receive(ConnectionId(channel.first), stream(flow), request)
            .map_err(|error| error.to_string())
    }

    fn receive(
        &mut self,
        now: Time,
        packet: &Packet,
        marked: bool,
        port: u8,
    ) -> Option<(ConnectionId, u32)> {
        match self.endpoint.receive(now, packet, Arrival { ecn_marked: marked, port }) {
            Outcome::Placed(placement) => Some((placement.connection, placement.length)),
            Outcome::Taken | Outcome::Dropped(_) => None,
        }
    }

    fn transmit(&mut self, now: Time, port: u8, paused: bool) -> Option<(ConnectionId, Packet)> {
        // It needs no lossless network, and does not know what a pause is.
        if paused {
            return None;
        }
        let departure = self.endpoint.transmit(now, port)?;
        Some((departure.connection, departure.packet))
    }

    fn looks(packet: &Packet) -> Looks {
        let data = matches!(packet.body, Body::Sequenced { .. });
        Looks {
            wire_bytes: wire::LINK_OVERHEAD + wire::length(packet) as u32,
            source_port: packet.source_port,
            ecn_capable: data,
            // One class: it asks nothing of a network but marks and hashes.
            class: Class::Data,
        }
    }

    fn ready_ports(&self) -> u32 {
        self.endpoint.ports_to_serve()
    }

    fn deadline(&mut self, _now: Time) -> Option<Time> {
        self.endpoint.deadline()
    }

    fn expire(&mut self, now: Time) {
        self.endpoint.expire(now);
    }

    fn completion(&mut self) -> Option<Completion> {
        self.endpoint.completion()
    }

    fn stats(&self) -> Stats {
        let count = |event| self.endpoint.counters().get(event);
        Stats {
            sent: count(Event::Sent),
            retransmitted: count(Event::Retransmitted) + count(Event::Moved),
            duplicates: count(Event::Duplicates),
            out_of_order: 0,
            acknowledgements: count(Event::AcksSent),
            timeouts: count(Event::Timeouts),
            paths_died: count(Event::PathsDied),
            marked: count(Event::Marked),
        }
    }
}

fn stream(flow: u32) -> StreamId {
    StreamId((flow % u32::from(STREAMS)) as u16)
}
