//! Hosts of the baseline: one connection a port for each pair, a flow split evenly over them, as
//! collective libraries do with several interfaces.

use super::host::{Channel, Looks, Nic, Stats};
use crate::cycle::fabric::{Class, scramble};
use crate::transport::endpoint::Arrival;
use crate::transport::region::{LocalKey, Region, RemoteKey, Rights};
use crate::transport::rocev2::{
    Body, Config, ConnectionConfig, Endpoint, Event, Outcome, Packet, Target,
};
use crate::transport::time::Time;
use crate::transport::wire::LINK_OVERHEAD;
use crate::transport::work::{
    Completion, ConnectionId, LocalBuffer, Operation, ReceiveRequest, RemoteBuffer, WorkRequest,
};

/// The most that one message carries.
const MOST_MESSAGE: u64 = 1 << 30;

/// One end.
pub struct RoceNic {
    endpoint: Endpoint,
    ports: u8,
    mtu: u32,
    local: LocalKey,
    remote: RemoteKey,
    /// Of each connection, the peer's key.
    peer_keys: Vec<RemoteKey>,
}

impl RoceNic {
    /// An end with all of its memory open to its peers.
    ///
    /// # Errors
    /// If the memory cannot be opened: one line.
    pub fn new(config: Config, seed: u64) -> Result<RoceNic, String> {
        let (ports, mtu) = (config.ports, config.mtu);
        let mut endpoint = Endpoint::new(config, seed);
        let region = Region { address: 0, length: 1 << 60, rights: Rights::ALL };
        let keys = endpoint.register(region).map_err(|error| error.to_string())?;
        let (local, remote) = (keys.local, keys.remote);
        Ok(RoceNic { endpoint, ports, mtu, local, remote, peer_keys: Vec::new() })
    }
}

impl Nic for RoceNic {
    type Packet = Packet;

    fn open(from: &mut Self, to: &mut Self, token: u32) -> Result<(Channel, Channel), String> {
        let count = u32::from(from.ports);
        let first = |nic: &Self| nic.endpoint.reserve().0;
        let (at_from, at_to) = (first(from), first(to));
        for port in 0..from.ports {
            let number = u32::from(port);
            let source_port = 49_152 + (scramble(token ^ number << 24) & 0x3fff) as u16;
            let config = |peer: u32| ConnectionConfig {
                peer: ConnectionId(peer + number),
                token,
                port,
                source_port,
            };
            from.endpoint.connect(config(at_to));
            to.endpoint.connect(config(at_from));
            from.peer_keys.push(to.remote);
            to.peer_keys.push(from.remote);
        }
        Ok((Channel { first: at_from, count }, Channel { first: at_to, count }))
    }

    fn parts(&self, bytes: u64) -> u32 {
        let packets = bytes.div_ceil(u64::from(self.mtu)).max(1);
        let over_ports = u64::from(self.ports).min(packets);
        // Every port carries as many messages as the others.
        (over_ports * bytes.div_ceil(over_ports * MOST_MESSAGE).max(1)) as u32
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
        let connection = connection(channel, flow, part);
        let parts = u64::from(self.parts(bytes));
        let length = bytes / parts + u64::from(u64::from(part) < bytes % parts);
        let local = LocalBuffer { key: self.local, address: 0, length: length as u32 };
        let key = self.peer_keys.get(connection.0 as usize).copied().unwrap_or(RemoteKey(0));
        let remote = RemoteBuffer { key, address: 0 };
        let operation = match read {
            true => Operation::Read { remote },
            false => Operation::WriteImmediate { remote, immediate: flow },
        };
        let request = WorkRequest { id: flow.into(), local, operation };
        self.endpoint.post(now, connection, request).map_err(|error| error.to_string())
    }

    fn expect(&mut self, channel: Channel, flow: u32, part: u32) -> Result<(), String> {
        let local = LocalBuffer { key: self.local, address: 0, length: 0 };
        let request = ReceiveRequest { id: flow.into(), local };
        let connection = connection(channel, flow, part);
        self.endpoint.post_receive(connection, request).map_err(|error| error.to_string())
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
        let departure = self.endpoint.transmit(now, port, paused)?;
        Some((departure.connection, departure.packet))
    }

    fn looks(packet: &Packet) -> Looks {
        let data =
            matches!(packet.body, Body::Data(d) if !matches!(d.target, Target::ReadRequest { .. }));
        Looks {
            wire_bytes: LINK_OVERHEAD + packet.header_bytes() + packet.payload_bytes(),
            source_port: packet.source_port,
            ecn_capable: data,
            class: if data { Class::Data } else { Class::Control },
        }
    }

    fn ready_ports(&self) -> u32 {
        self.endpoint.ports_to_serve()
    }

    fn deadline(&mut self, now: Time) -> Option<Time> {
        self.endpoint.deadline(now)
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
            retransmitted: count(Event::Retransmitted),
            duplicates: count(Event::Duplicates),
            out_of_order: count(Event::OutOfOrder),
            acknowledgements: count(Event::AcksSent)
                + count(Event::NaksSent)
                + count(Event::CnpsSent),
            timeouts: count(Event::Timeouts),
            paths_died: 0,
            marked: count(Event::Marked),
        }
    }
}

/// The connection of a part: small flows begin at different ports.
fn connection(channel: Channel, flow: u32, part: u32) -> ConnectionId {
    ConnectionId(channel.first + (flow.wrapping_add(part)) % channel.count)
}
