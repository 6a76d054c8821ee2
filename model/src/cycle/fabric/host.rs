//! What the network asks of packets and of hosts.
//!
//! ```text
//!             transmit(now, port)                      receive(now, packet, arrival)
//!   Host ------------------------> link ==> ... ==> link -------------------------> Host
//!      ^-- expire(now), whenever deadline() is due
//! ```
//! A port pulls: whenever it is free it asks its host for a packet, and a host that had none is
//! asked again after anything happened to it.

use crate::transport::time::Time;

/// What a network has to know of a packet.
pub trait Frame: Clone {
    /// Bytes on the wire, from preamble to gap.
    fn wire_bytes(&self) -> u32;
    /// The host it is for. It arrives at the port of the number it left from.
    fn destination(&self) -> u32;
    /// Hash of the five-tuple: equal for packets that must take the same route.
    fn entropy(&self) -> u32;
    /// Whether a switch may mark it instead of dropping it later.
    fn ecn_capable(&self) -> bool;
    /// Its traffic class.
    fn class(&self) -> Class;
}

/// Traffic classes. The classes of a link have queues of their own; control goes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Class {
    /// Data: marked, paused.
    Data = 0,
    /// Small packets that must not wait behind data: neither marked nor paused.
    Control = 1,
}

/// How a packet arrived.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Arrival {
    /// Whether a switch has marked it.
    pub ecn_marked: bool,
    /// The port it came in by.
    pub port: u8,
}

/// A host: its network interfaces, and what runs on them.
pub trait Host {
    /// What it sends and gets.
    type Packet: Frame;

    /// A packet has arrived.
    fn receive(&mut self, now: Time, packet: &Self::Packet, arrival: Arrival);

    /// A port is free: the packet that it sends next, if any. While the port is `paused`, a data
    /// packet must not be given.
    fn transmit(&mut self, now: Time, port: u8, paused: bool) -> Option<Self::Packet>;

    /// Ports worth asking, a bit each: a clear bit says that `transmit` would give nothing.
    fn ready_ports(&self) -> u32 {
        !0
    }

    /// When [`Host::expire`] is due, if nothing happens before.
    fn deadline(&mut self) -> Option<Time>;

    /// The deadline has come.
    fn expire(&mut self, now: Time);
}
