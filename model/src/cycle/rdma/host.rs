//! A host of the network: its network interfaces in groups, each with a transport.
//!
//! A group is what shares paths: all ports of a host, or in a rack its scale-up ports and its
//! scale-out ports, each for themselves. What a transport does is behind [`Nic`], so that the network
//! is the same for all.

use std::ops::Range;

use crate::cycle::fabric::{Arrival, Class, Frame, Host, scramble};
use crate::transport::time::Time;
use crate::transport::work::{Completion, ConnectionId};

/// The two ends of a pair of hosts, as one of them numbers it: its first connection, and how many.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Channel {
    /// The first connection.
    pub first: u32,
    /// Connections, in a row.
    pub count: u32,
}

/// What an endpoint counted, in words common to all transports.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stats {
    /// Data packets sent, repeats included.
    pub sent: u64,
    /// Data packets sent again.
    pub retransmitted: u64,
    /// Data packets that arrived and had been taken before.
    pub duplicates: u64,
    /// Data packets that arrived and were thrown away, as an earlier one was missing.
    pub out_of_order: u64,
    /// Acknowledgements and notifications sent.
    pub acknowledgements: u64,
    /// Timeouts.
    pub timeouts: u64,
    /// Paths found dead.
    pub paths_died: u64,
    /// Marked data packets that arrived.
    pub marked: u64,
}

impl Stats {
    /// Adds another's.
    pub fn merge(&mut self, other: Stats) {
        self.sent += other.sent;
        self.retransmitted += other.retransmitted;
        self.duplicates += other.duplicates;
        self.out_of_order += other.out_of_order;
        self.acknowledgements += other.acknowledgements;
        self.timeouts += other.timeouts;
        self.paths_died += other.paths_died;
        self.marked += other.marked;
    }
}

/// A packet's looks: what a network needs of it, whatever the transport.
#[derive(Clone, Copy, Debug)]
pub struct Looks {
    /// Bytes on the wire.
    pub wire_bytes: u32,
    /// UDP source port.
    pub source_port: u16,
    /// Whether it may be marked.
    pub ecn_capable: bool,
    /// Its class.
    pub class: Class,
}

/// A transport at one end. All ports are counted within its group.
pub trait Nic: Sized {
    /// What it sends.
    type Packet: Copy;

    /// Joins two ends. `token` is the pair's number, the same at both.
    ///
    /// # Errors
    /// If the transport refuses: one line.
    fn open(from: &mut Self, to: &mut Self, token: u32) -> Result<(Channel, Channel), String>;

    /// Into how many messages a flow is split.
    fn parts(&self, bytes: u64) -> u32;

    /// Starts part `part` of a flow to the peer of a channel: a Write that tells the peer, or a Read.
    ///
    /// # Errors
    /// If the transport refuses: one line.
    fn start(
        &mut self,
        now: Time,
        channel: Channel,
        flow: u32,
        part: u32,
        bytes: u64,
        read: bool,
    ) -> Result<(), String>;

    /// Gets ready to be told of part `part` of a flow.
    ///
    /// # Errors
    /// If the transport refuses: one line.
    fn expect(&mut self, channel: Channel, flow: u32, part: u32) -> Result<(), String>;

    /// A packet came: the connection and the bytes that it filled, if any.
    fn receive(
        &mut self,
        now: Time,
        packet: &Self::Packet,
        marked: bool,
        port: u8,
    ) -> Option<(ConnectionId, u32)>;

    /// The next packet of a port, and the connection that it is from.
    fn transmit(
        &mut self,
        now: Time,
        port: u8,
        paused: bool,
    ) -> Option<(ConnectionId, Self::Packet)>;

    /// What the network needs of a packet.
    fn looks(packet: &Self::Packet) -> Looks;

    /// Ports worth asking.
    fn ready_ports(&self) -> u32;

    /// When `expire` is due.
    fn deadline(&mut self, now: Time) -> Option<Time>;

    /// The deadline has come.
    fn expire(&mut self, now: Time);

    /// The next completion.
    fn completion(&mut self) -> Option<Completion>;

    /// What was counted.
    fn stats(&self) -> Stats;
}

/// A transport's packet with its addresses.
#[derive(Clone, Copy, Debug)]
pub struct Carried<P> {
    to: u32,
    entropy: u32,
    looks: Looks,
    packet: P,
}

impl<P: Copy> Frame for Carried<P> {
    fn wire_bytes(&self) -> u32 {
        self.looks.wire_bytes
    }

    fn destination(&self) -> u32 {
        self.to
    }

    fn entropy(&self) -> u32 {
        self.entropy
    }

    fn ecn_capable(&self) -> bool {
        self.looks.ecn_capable
    }

    fn class(&self) -> Class {
        self.looks.class
    }
}

/// Ports that share a transport.
pub struct Group<N> {
    /// The transport.
    pub nic: N,
    /// Its ports, as the host counts them.
    pub ports: Range<u8>,
    /// For each connection, the host at its other end.
    pub peers: Vec<u32>,
    /// For each connection, bytes placed.
    pub placed: Vec<u64>,
}

/// A host.
pub struct RdmaHost<N> {
    number: u32,
    /// Its groups.
    pub groups: Vec<Group<N>>,
    /// Bytes placed in all.
    pub placed_bytes: u64,
    now: Time,
}

impl<N: Nic> RdmaHost<N> {
    /// A host with these groups of ports.
    pub fn new(number: u32, groups: Vec<(Range<u8>, N)>) -> RdmaHost<N> {
        let group = |(ports, nic)| Group { nic, ports, peers: Vec::new(), placed: Vec::new() };
        let groups = groups.into_iter().map(group).collect();
        RdmaHost { number, groups, placed_bytes: 0, now: Time::ZERO }
    }

    /// The group that has a port.
    pub fn group_of(&self, port: u8) -> usize {
        self.groups.iter().position(|g| g.ports.contains(&port)).unwrap_or(0)
    }

    /// Joins two hosts by a group of both; gives both channels.
    ///
    /// # Errors
    /// If the transport refuses: one line.
    pub fn open(
        hosts: &mut [RdmaHost<N>],
        from: u32,
        to: u32,
        group: usize,
        token: u32,
    ) -> Result<(Channel, Channel), String> {
        let [a, b] = hosts
            .get_disjoint_mut([from as usize, to as usize])
            .map_err(|_| format!("a flow from node {from} to node {to}; name two others"))?;
        let (a, b) = (&mut a.groups[group], &mut b.groups[group]);
        let (at_from, at_to) = N::open(&mut a.nic, &mut b.nic, token)?;
        a.joined(at_from, to);
        b.joined(at_to, from);
        Ok((at_from, at_to))
    }

    /// The next completion, and its group.
    pub fn completion(&mut self) -> Option<Completion> {
        self.groups.iter_mut().find_map(|group| group.nic.completion())
    }

    /// Bytes that have come by a channel.
    pub fn placed_by(&self, group: usize, channel: Channel) -> u64 {
        let placed = &self.groups[group].placed;
        let range = channel.first as usize..(channel.first + channel.count) as usize;
        placed.get(range).map_or(0, |some| some.iter().sum())
    }

    /// What all its groups counted.
    pub fn stats(&self) -> Stats {
        let mut stats = Stats::default();
        for group in &self.groups {
            stats.merge(group.nic.stats());
        }
        stats
    }
}

impl<N> Group<N> {
    fn joined(&mut self, channel: Channel, peer: u32) {
        let end = (channel.first + channel.count) as usize;
        if self.peers.len() < end {
            self.peers.resize(end, peer);
            self.placed.resize(end, 0);
        }
        self.peers[channel.first as usize..end].fill(peer);
    }
}

impl<N: Nic> Host for RdmaHost<N> {
    type Packet = Carried<N::Packet>;

    fn receive(&mut self, now: Time, packet: &Self::Packet, arrival: Arrival) {
        self.now = now;
        let index = if self.groups.len() == 1 { 0 } else { self.group_of(arrival.port) };
        let group = &mut self.groups[index];
        let port = arrival.port - group.ports.start;
        let placed = group.nic.receive(now, &packet.packet, arrival.ecn_marked, port);
        if let Some((connection, bytes)) = placed {
            self.placed_bytes += u64::from(bytes);
            if let Some(count) = group.placed.get_mut(connection.0 as usize) {
                *count += u64::from(bytes);
            }
        }
    }

    fn transmit(&mut self, now: Time, port: u8, paused: bool) -> Option<Self::Packet> {
        self.now = now;
        let index = if self.groups.len() == 1 { 0 } else { self.group_of(port) };
        let group = &mut self.groups[index];
        let (connection, packet) = group.nic.transmit(now, port - group.ports.start, paused)?;
        let to = *group.peers.get(connection.0 as usize)?;
        let looks = N::looks(&packet);
        // Addresses are those of the hosts' ports, and a packet keeps its port.
        let ends = scramble(self.number << 16 | to) ^ u32::from(port) << 16;
        let entropy = scramble(ends ^ u32::from(looks.source_port));
        Some(Carried { to, entropy, looks, packet })
    }

    fn ready_ports(&self) -> u32 {
        self.groups.iter().map(|group| group.nic.ready_ports() << group.ports.start).sum()
    }

    fn deadline(&mut self) -> Option<Time> {
        let now = self.now;
        self.groups.iter_mut().filter_map(|group| group.nic.deadline(now)).min()
    }

    fn expire(&mut self, now: Time) {
        self.now = now;
        for group in &mut self.groups {
            if group.nic.deadline(now).is_some_and(|at| at <= now) {
                group.nic.expire(now);
            }
        }
    }
}
