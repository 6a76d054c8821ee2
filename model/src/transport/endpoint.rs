//! An endpoint: everything that a NIC keeps for the transport. See [`super`] for its surroundings.
//!
//! The caller's loop:
//!
//! - A port is free: `transmit(now, port)`. `None` says that nothing can be sent there until something
//!   else has been called; [`Endpoint::ports_to_serve`] names the ports worth asking.
//! - A packet arrived: `receive`. If it is placed, copy the packet's payload to the placement.
//! - `deadline` is reached: `expire`.
//! - Completions wait: `completion`.
//!
//! Any number of calls may have the same `now`; it never goes back.

use super::config::{Config, ConfigError};
use super::counters::{Counters, Event};
use super::packet::Packet;
use super::region::{Keys, LocalKey, Region, RegisterError};
use super::time::Time;
use super::work::{Completion, ConnectionId, PostError, ReceiveRequest, StreamId, WorkRequest};

/// What the two ends of a connection agree on beforehand; path i of one end is path i of the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ConnectionConfig {
    /// The peer's number of this connection.
    pub peer: ConnectionId,
    /// The same at both ends, drawn at random for this connection.
    pub token: u32,
    /// Streams, from 0 on. At least 1.
    pub streams: u16,
    /// Paths, 1 to 256. Path i leaves through port i modulo the endpoint's ports.
    pub paths: u16,
    /// PSN and transmission number of the first packet sent on each path.
    pub first_sent: u32,
    /// Those of the first packet received: the peer's `first_sent`.
    pub first_received: u32,
}

/// How a packet came.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Arrival {
    /// The IP header's ECN field said: congestion experienced.
    pub ecn_marked: bool,
    /// The port.
    pub port: u8,
}

/// What became of a packet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// Its payload belongs into memory.
    Placed(Placement),
    /// It was taken; there is nothing to place.
    Taken,
    /// It was dropped, and changed nothing but this counter.
    Dropped(Event),
}

/// Where a packet's payload belongs: checked against a region.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placement {
    /// The connection it came on.
    pub connection: ConnectionId,
    /// The stream.
    pub stream: StreamId,
    /// Address of the first byte.
    pub address: u64,
    /// Bytes: the payload's length.
    pub length: u32,
}

/// Why a connection was not made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ConnectError {
    /// No such number of paths.
    #[error("{0} paths; a connection has 1 to 256")]
    Paths(u16),
    /// No such number of streams.
    #[error("a connection has at least 1 stream")]
    Streams,
}

/// The NIC's side of the transport.
#[derive(Debug)]
pub struct Endpoint {
    counters: Counters,
}

#[expect(unused_variables, reason = "interface")]
impl Endpoint {
    /// An endpoint without connections. Source ports and keys are drawn from `seed`.
    ///
    /// # Errors
    /// If a parameter is impossible.
    pub fn new(config: Config, seed: u64) -> Result<Self, ConfigError> {
        todo!()
    }

    /// Opens a piece of memory.
    ///
    /// # Errors
    /// If the region is impossible or there are too many.
    pub fn register(&mut self, region: Region) -> Result<Keys, RegisterError> {
        todo!()
    }

    /// Closes a piece of memory to everyone from now on. Whether there was such a region.
    pub fn deregister(&mut self, key: LocalKey) -> bool {
        todo!()
    }

    /// Reserves the number of a connection, to be told to the peer.
    pub fn reserve(&mut self) -> ConnectionId {
        todo!()
    }

    /// Makes a connection under a reserved number; nothing is sent.
    ///
    /// # Errors
    /// If it has too few or too many paths or streams.
    pub fn connect(
        &mut self,
        connection: ConnectionId,
        config: ConnectionConfig,
    ) -> Result<(), ConnectError> {
        todo!()
    }

    /// Ends a connection: flushes its work, tells the peer.
    pub fn disconnect(&mut self, now: Time, connection: ConnectionId) {
        todo!()
    }

    /// Posts a message to be sent or fetched.
    ///
    /// # Errors
    /// If it cannot be accepted; then nothing has changed.
    pub fn post(
        &mut self,
        now: Time,
        connection: ConnectionId,
        stream: StreamId,
        request: WorkRequest,
    ) -> Result<(), PostError> {
        todo!()
    }

    /// Posts a buffer for a message of the peer on this stream.
    ///
    /// # Errors
    /// If it cannot be accepted; then nothing has changed.
    pub fn post_receive(
        &mut self,
        connection: ConnectionId,
        stream: StreamId,
        request: ReceiveRequest,
    ) -> Result<(), PostError> {
        todo!()
    }

    /// Takes a packet.
    pub fn receive(&mut self, now: Time, packet: &Packet, arrival: Arrival) -> Outcome {
        todo!()
    }

    /// The next packet to leave through this port.
    pub fn transmit(&mut self, now: Time, port: u8) -> Option<Packet> {
        todo!()
    }

    /// Ports through which a packet may be waiting to leave, a bit each.
    pub fn ports_to_serve(&self) -> u32 {
        todo!()
    }

    /// When `expire` wants to be called.
    pub fn deadline(&mut self) -> Option<Time> {
        todo!()
    }

    /// Does what is due by now.
    pub fn expire(&mut self, now: Time) {
        todo!()
    }

    /// The next completion.
    pub fn completion(&mut self) -> Option<Completion> {
        todo!()
    }

    /// What was counted.
    pub fn counters(&self) -> &Counters {
        &self.counters
    }
}
