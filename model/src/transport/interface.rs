//! What goes into an endpoint and what comes out of it, besides packets and work.

use super::counters::Event;
use super::packet::Packet;
use super::path::Health;
use super::time::{Duration, Rate};
use super::work::{ConnectionId, StreamId};

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

/// A packet that leaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Departure {
    /// This endpoint's number of the connection: says who the peer is.
    pub connection: ConnectionId,
    /// The packet.
    pub packet: Packet,
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
    /// The number is not reserved, or a connection has it already.
    #[error("connection number {0} is not reserved; use one that reserve gave, once")]
    NotReserved(u32),
}

/// What a connection is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ConnectionState {
    /// Its number is reserved.
    Reserved,
    /// It can be used.
    Open,
    /// This end has closed it.
    Closed,
    /// The peer has.
    ClosedByPeer,
    /// No path reached the peer.
    Lost,
}

/// How a path is, for whoever looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PathView {
    /// Its health.
    pub health: Health,
    /// Bytes that may be under way.
    pub window: u32,
    /// Bytes that are.
    pub in_flight: u32,
    /// Mean round trip.
    pub round_trip: Duration,
    /// Averaged fraction of ECN-marked packets, in 1/1024.
    pub marked: u32,
    /// UDP source port.
    pub source_port: u16,
    /// Bytes of payload sent, repeats included.
    pub sent_bytes: u64,
}

/// How a connection is, for whoever looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ConnectionView {
    /// Bytes that may be under way on all its paths.
    pub window: u32,
    /// The peer's share for it, once an acknowledgement has come.
    pub share: Option<Rate>,
}
