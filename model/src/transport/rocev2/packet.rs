//! Packets of the baseline, as structures.

use crate::transport::region::RemoteKey;
use crate::transport::work::ConnectionId;

/// Bits of a packet sequence number.
pub const PSN_BITS: u32 = 24;

/// A packet: the payload of a UDP datagram, and the datagram's source port.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Packet {
    /// The connection, by the number that the packet's receiver has for it.
    pub connection: ConnectionId,
    /// That of the connection's making.
    pub token: u32,
    /// The connection's UDP source port: what ECMP sees.
    pub source_port: u16,
    /// What it says.
    pub body: Body,
}

/// What a packet says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Body {
    /// A piece of a message.
    Data(Data),
    /// All packets before this sequence number have been taken.
    Ack {
        /// The one that is expected next.
        psn: u32,
    },
    /// This packet is missing, and later ones were dropped.
    Nak {
        /// The missing one.
        psn: u32,
    },
    /// No receive was posted for the message that begins with this packet.
    NotReady {
        /// That packet.
        psn: u32,
    },
    /// The message with this packet asks for what is not allowed.
    Refused {
        /// That packet.
        psn: u32,
    },
    /// Congestion notification: a packet of the connection was ECN-marked.
    Cnp,
}

/// A piece of a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Data {
    /// Packet sequence number, 24 bits.
    pub psn: u32,
    /// Bytes of the message.
    pub total: u32,
    /// Bytes of the message before this piece.
    pub offset: u32,
    /// Bytes of this piece.
    pub length: u32,
    /// Where it goes.
    pub target: Target,
    /// An acknowledgement is asked for.
    pub ack_now: bool,
}

/// What a message does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// Goes into the next posted receive.
    Send,
    /// Goes to an address: that of the message's first byte.
    Write {
        /// Of the message's first byte.
        address: u64,
        /// Of the region.
        key: RemoteKey,
        /// Whether a receive completes, and with what.
        immediate: Option<u32>,
    },
    /// Asks for `total` bytes.
    ReadRequest {
        /// Of the first byte.
        address: u64,
        /// Of the region.
        key: RemoteKey,
    },
    /// Goes into the buffer of the oldest Read.
    ReadResponse,
}

impl Packet {
    /// Bytes of its headers behind UDP's, with the invariant CRC: base transport header, extended
    /// headers of the first packet of a Write or Read, of the last of a Write with immediate, or of
    /// an acknowledgement. (J)
    pub fn header_bytes(&self) -> u32 {
        let (base, icrc) = (12, 4);
        let extended = match self.body {
            Body::Data(data) => {
                let (first, last) = (data.offset == 0, data.offset + data.length == data.total);
                match data.target {
                    Target::Send => 0,
                    Target::Write { immediate, .. } => {
                        16 * u32::from(first) + 4 * u32::from(last && immediate.is_some())
                    }
                    Target::ReadRequest { .. } => 16,
                    Target::ReadResponse => 4,
                }
            }
            Body::Ack { .. } | Body::Nak { .. } | Body::NotReady { .. } | Body::Refused { .. } => 4,
            Body::Cnp => 16,
        };
        base + extended + icrc
    }

    /// Bytes of its payload.
    pub fn payload_bytes(&self) -> u32 {
        match self.body {
            Body::Data(data) => match data.target {
                Target::ReadRequest { .. } => 0,
                _ => data.length,
            },
            _ => 0,
        }
    }
}

/// The number that a packet's 24 bits stand for: the one nearest to `reference`.
pub fn expand(psn: u32, reference: u64) -> u64 {
    let half = 1 << (PSN_BITS - 1);
    let ahead = psn.wrapping_sub(reference as u32).wrapping_add(half) & ((1 << PSN_BITS) - 1);
    (reference + u64::from(ahead)).saturating_sub(u64::from(half))
}

/// The 24 bits of a number.
pub fn truncate(psn: u64) -> u32 {
    psn as u32 & ((1 << PSN_BITS) - 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sequence_numbers_wrap() {
        for reference in [1u64 << 23, (1 << 24) - 1, 1 << 24, (7 << 24) + 5, (1 << 40) + 123] {
            for step in [-8_000_000i64, -1, 0, 1, 8_000_000] {
                let psn = reference.wrapping_add_signed(step);
                assert_eq!(expand(truncate(psn), reference), psn, "{reference} {step}");
            }
        }
    }
}
