//! What the tester and a subject of the conformance checks say: the set-up of [`mtia_model`]'s checks as
//! messages.

use mtia_model::transport::conformance::{Memory, Session, Wish};
use mtia_model::transport::time::Duration;
use mtia_model::transport::{ConnectionId, RemoteKey};
use serde::{Deserialize, Serialize};

use super::{PROTOCOL, VERSION};

/// Wants the set-up for the conformance checks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Conformance {
    /// [`PROTOCOL`].
    pub protocol: String,
    /// [`VERSION`].
    pub version: u32,
    /// UDP port on which the tester listens.
    pub udp_port: u16,
    /// The tester's number of the connection.
    pub connection: u32,
    /// The connection's token.
    pub token: u32,
    /// Paths.
    pub paths: u16,
    /// Streams.
    pub streams: u16,
    /// First PSN that the tester sends on each path.
    pub first_sent: u32,
    /// First PSN that the server sends on each path.
    pub first_received: u32,
}

impl Conformance {
    /// A wish, and where the tester listens.
    pub fn new(wish: Wish, udp_port: u16) -> Self {
        Self {
            protocol: PROTOCOL.to_owned(),
            version: VERSION,
            udp_port,
            connection: wish.peer.0,
            token: wish.token,
            paths: wish.paths,
            streams: wish.streams,
            first_sent: wish.first_sent,
            first_received: wish.first_received,
        }
    }

    /// The wish.
    pub fn wish(&self) -> Wish {
        Wish {
            peer: ConnectionId(self.connection),
            token: self.token,
            paths: self.paths,
            streams: self.streams,
            first_sent: self.first_sent,
            first_received: self.first_received,
        }
    }
}

/// A region as the checks want it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Area {
    /// Address of the first byte.
    pub address: u64,
    /// Bytes.
    pub length: u64,
    /// Key.
    pub key: u32,
}

impl Area {
    fn of(memory: Memory) -> Self {
        Self { address: memory.address, length: memory.length, key: memory.key.0 }
    }

    fn memory(self) -> Memory {
        Memory { address: self.address, length: self.length, key: RemoteKey(self.key) }
    }
}

/// The set-up for the checks: what the fields of [`Session`] are, and where the subject listens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Described {
    /// UDP port on which the subject listens for this connection.
    pub udp_port: u16,
    /// The subject's number of the connection.
    pub connection: u32,
    /// May be written and read.
    pub memory: Area,
    /// May be read.
    pub read_only: Area,
    /// May be written.
    pub write_only: Area,
    /// Receives posted on streams 0 and 1.
    pub receives: u32,
    /// Address of the first one's buffer.
    pub buffers: u64,
    /// Bytes of each.
    pub buffer_bytes: u32,
    /// An acknowledgement waits no longer, in nanoseconds.
    pub ack_delay_ns: u64,
    /// What a timer does is done within this, in nanoseconds.
    pub patience_ns: u64,
}

impl Described {
    /// Describes a session.
    pub fn new(session: &Session, udp_port: u16) -> Self {
        Self {
            udp_port,
            connection: session.connection.0,
            memory: Area::of(session.memory),
            read_only: Area::of(session.read_only),
            write_only: Area::of(session.write_only),
            receives: session.receives,
            buffers: session.buffers,
            buffer_bytes: session.buffer_bytes,
            ack_delay_ns: session.ack_delay.ns(),
            patience_ns: session.patience.ns(),
        }
    }

    /// The session.
    pub fn session(&self) -> Session {
        Session {
            connection: ConnectionId(self.connection),
            memory: self.memory.memory(),
            read_only: self.read_only.memory(),
            write_only: self.write_only.memory(),
            receives: self.receives,
            buffers: self.buffers,
            buffer_bytes: self.buffer_bytes,
            // An hour is beyond any use, and within what the core's time can hold.
            ack_delay: Duration::from_ns(self.ack_delay_ns.min(3_600_000_000_000)),
            patience: Duration::from_ns(self.patience_ns.min(3_600_000_000_000)),
        }
    }
}
