//! Packets as structures. Their bytes are in [`super::wire`].

use super::region::RemoteKey;
use super::sequence::Bits256;
use super::time::Rate;
use super::work::{ConnectionId, StreamId};

/// A packet: the payload of a UDP datagram, and the datagram's source port.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Packet {
    /// The connection, by the number that the packet's receiver has for it.
    pub connection: ConnectionId,
    /// Drawn when the connection was made; a packet with another belongs to an older one or is forged.
    pub token: u32,
    /// The path it goes on.
    pub path: u8,
    /// The path's UDP source port at present: what ECMP sees. Not in the header.
    pub source_port: u16,
    /// When it was sent, by its sender's clock: nanoseconds modulo 2^32.
    pub timestamp: u32,
    /// What it says.
    pub body: Body,
}

/// What a packet says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Body {
    /// Something that is sent until it is acknowledged.
    Sequenced {
        /// Its place on the path.
        sequence: Sequence,
        /// What it carries.
        content: Content,
    },
    /// An acknowledgement of a path's sequenced packets; itself not acknowledged.
    Ack(Ack),
    /// Asks whether the path is alive.
    Probe {
        /// Comes back in the reply.
        nonce: u32,
    },
    /// It is.
    ProbeReply {
        /// The probe's.
        nonce: u32,
    },
    /// The sender has closed the connection.
    Close,
    /// The answer to it.
    CloseReply,
}

/// The place of a packet on its path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sequence {
    /// Packet sequence number: what the packet is. Kept when it is sent again.
    pub psn: u32,
    /// How many sequenced packets were sent on this path before, repeats included, plus the first PSN.
    /// New at every transmission: the highest one that arrived tells which older ones are lost.
    pub transmission: u32,
}

/// What a sequenced packet carries.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Content {
    /// Nothing: closes a PSN whose payload goes elsewhere or nowhere.
    Void,
    /// A piece of a message.
    Fragment(Fragment),
    /// The end of a flow by an error.
    FlowError(FlowError),
}

/// A piece of a message. It says by itself where its bytes belong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fragment {
    /// The stream.
    pub stream: StreamId,
    /// Number of the message in its flow; of a Read's response, the Read's.
    pub message: u32,
    /// Bytes of the message.
    pub total: u32,
    /// Bytes of the message before this piece.
    pub offset: u32,
    /// The bytes of this piece.
    pub payload: Payload,
    /// Which message, and where it goes.
    pub target: Target,
    /// The packet that carried the piece first, if that was another, given up since.
    pub home: Option<Home>,
    /// The sender would send faster if the receiver's share allowed it.
    pub hungry: bool,
    /// Acknowledge at once.
    pub ack_now: bool,
    /// Nothing more follows for now.
    pub last: bool,
}

impl Fragment {
    /// Whether its fields fit together: a Read's request carries no bytes; of any other message a piece
    /// has at least one byte and lies inside, or the message has none at all.
    pub fn is_consistent(&self) -> bool {
        let length = self.payload.length;
        match self.total {
            _ if matches!(self.target, Target::ReadRequest { .. }) => {
                length == 0 && self.offset == 0
            }
            0 => length == 0 && self.offset == 0,
            total => length > 0 && self.offset.checked_add(length).is_some_and(|end| end <= total),
        }
    }
}

/// A piece's bytes in the sender's memory. In a packet that was received only the length means
/// something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Payload {
    /// Address of the first byte. It was checked against a region when the packet was made.
    pub address: u64,
    /// Bytes.
    pub length: u32,
}

/// Where a piece's bytes go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// Into a posted receive.
    Send {
        /// Which: receives of a flow are counted from 0 as they are posted.
        receive: u32,
    },
    /// To an address.
    Write {
        /// Of this piece's first byte.
        address: u64,
        /// Of the region.
        key: RemoteKey,
    },
    /// To an address; a receive completes with the immediate.
    WriteImmediate {
        /// Of this piece's first byte.
        address: u64,
        /// Of the region.
        key: RemoteKey,
        /// The value.
        immediate: u32,
        /// Which receive.
        receive: u32,
    },
    /// Nowhere: asks for `total` bytes.
    ReadRequest {
        /// Of the first byte.
        address: u64,
        /// Of the region.
        key: RemoteKey,
    },
    /// Into the buffer of the Read of this number.
    ReadResponse,
}

/// A packet's place on another path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Home {
    /// The path.
    pub path: u8,
    /// Its PSN there.
    pub psn: u32,
}

/// A flow has ended by an error. Messages before the one named are not concerned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FlowError {
    /// The stream.
    pub stream: StreamId,
    /// The message that failed.
    pub message: u32,
    /// Whose flow and why.
    pub reason: Reason,
}

/// Why a flow ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The flow's receiver refuses an address, a key or a right.
    Access,
    /// The flow's receiver cannot do what is asked.
    Invalid,
    /// The flow's receiver has lost the region of a receive.
    Receiver,
    /// The flow's sender has given it up.
    Aborted,
}

/// An acknowledgement. All of it is cumulative, so that a lost one is made up for by the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ack {
    /// The lowest PSN not received.
    pub base: u32,
    /// Bit i: PSN base + i was received. Bit 0 is clear.
    pub received: Bits256,
    /// Bit i: PSN base + i arrived and was refused: not counted, to be closed by a Void and its payload
    /// sent again later. Bit 0 may be set.
    pub refused: Bits256,
    /// The highest transmission number that arrived.
    pub newest: u32,
    /// The timestamp of that packet.
    pub echo: u32,
    /// Nanoseconds that this acknowledgement waited since.
    pub delay_ns: u32,
    /// Sequenced packets that arrived on the path, copies included, modulo 2^32.
    pub packets: u32,
    /// Those of them that were ECN-marked, modulo 2^32.
    pub marked: u32,
    /// The share of the receiver's inbound bandwidth that the connection may use.
    pub share: Rate,
}
