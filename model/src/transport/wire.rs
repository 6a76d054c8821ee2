//! Packets as bytes: the one writer and the one parser. Diagrams in docs/protocol/metaroce.md.
//!
//! ```text
//!   Ethernet | IP | UDP | common | by opcode | home? | payload | CRC-32
//!                        16 bytes                                4 bytes, over all before it
//! ```
//! Numbers are big-endian. The format is this project's own (A), version 1; to bring the published one
//! in, replace this file.

use super::packet::{
    Ack, Body, Content, FlowError, Fragment, Home, Packet, Payload, Reason, Sequence, Target,
};
use super::region::RemoteKey;
use super::sequence::Bits256;
use super::time::Rate;
use super::work::{ConnectionId, StreamId};

/// Version of the format: a packet's first byte.
pub const VERSION: u8 = 1;
/// The UDP port that endpoints listen on. (A; RoCEv2's is 4791)
pub const UDP_PORT: u16 = 4793;
/// Bytes around the UDP payload on an Ethernet link: preamble and gap 20, MAC header and FCS 18,
/// IPv4 20, UDP 8.
pub const LINK_OVERHEAD: u32 = 66;

const COMMON: usize = 16;
const SEQUENCE: usize = 8;
const FRAGMENT: usize = 16;
const HOME: usize = 8;
const CHECK: usize = 4;
/// What only a Write with immediate has all of: place, immediate, receive.
const PLACES: usize = 20;
/// A packet is never longer, its payload apart.
pub const MOST_OVERHEAD: usize = COMMON + SEQUENCE + FRAGMENT + PLACES + HOME + CHECK;
/// Bytes of a link that a piece takes besides its payload, as long as no path has died.
pub const PACKET_OVERHEAD: u32 =
    LINK_OVERHEAD + (COMMON + SEQUENCE + FRAGMENT + PLACES + CHECK) as u32;

const HUNGRY: u8 = 1;
const ACK_NOW: u8 = 2;
const HAS_HOME: u8 = 4;
const LAST: u8 = 8;
const HAS_REFUSED: u8 = 1;

mod opcode {
    pub const VOID: u8 = 0;
    pub const SEND: u8 = 1;
    pub const WRITE: u8 = 2;
    pub const WRITE_IMMEDIATE: u8 = 3;
    pub const READ_REQUEST: u8 = 4;
    pub const READ_RESPONSE: u8 = 5;
    pub const FLOW_ERROR: u8 = 6;
    pub const ACK: u8 = 8;
    pub const PROBE: u8 = 9;
    pub const PROBE_REPLY: u8 = 10;
    pub const CLOSE: u8 = 11;
    pub const CLOSE_REPLY: u8 = 12;
}

/// Why bytes are no packet. They are dropped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum ParseError {
    /// The length is not what the header says.
    #[error("{length} bytes, the header asks for {must}: the datagram was cut or padded")]
    Length {
        /// Bytes there are.
        length: usize,
        /// Bytes there must be, as far as it is known.
        must: usize,
    },
    /// Another version.
    #[error("version {0}, this end speaks {VERSION}")]
    Version(u8),
    /// No such opcode.
    #[error("opcode {0} does not exist in version {VERSION}")]
    Opcode(u8),
    /// A bit that must be zero is not.
    #[error("a reserved bit of opcode {opcode} is set")]
    Reserved {
        /// The opcode.
        opcode: u8,
    },
    /// Fields contradict each other.
    #[error("the fields of opcode {opcode} contradict each other")]
    Fields {
        /// The opcode.
        opcode: u8,
    },
    /// The checksum is wrong.
    #[error("wrong checksum: the datagram was damaged on its way")]
    Checksum,
}

fn target_bytes(target: &Target) -> usize {
    match target {
        Target::Send { .. } => 4,
        Target::Write { .. } | Target::ReadRequest { .. } => 12,
        Target::WriteImmediate { .. } => 20,
        Target::ReadResponse => 0,
    }
}

/// Bytes of a packet's UDP payload.
pub fn length(packet: &Packet) -> usize {
    let body = match &packet.body {
        Body::Sequenced { content: Content::Void, .. } => SEQUENCE,
        Body::Sequenced { content: Content::FlowError(_), .. } => SEQUENCE + 8,
        Body::Sequenced { content: Content::Fragment(piece), .. } => {
            let home = if piece.home.is_some() { HOME } else { 0 };
            let target = target_bytes(&piece.target);
            SEQUENCE + FRAGMENT + target + home + piece.payload.length as usize
        }
        Body::Ack(ack) => 60 + if ack.refused.is_zero() { 0 } else { 32 },
        Body::Probe { .. } | Body::ProbeReply { .. } => 4,
        Body::Close | Body::CloseReply => 0,
    };
    COMMON + body + CHECK
}

/// Appends a packet's bytes. `payload` must have the bytes that the packet's payload names.
///
/// # Errors
/// If the packet cannot be said in this format: a payload of another length than named, or above
/// 65,535 bytes.
pub fn write(packet: &Packet, payload: &[u8], out: &mut Vec<u8>) -> Result<(), ParseError> {
    let start = out.len();
    let (opcode, flags) = code_of(&packet.body);
    out.extend([VERSION, opcode, packet.path, flags]);
    out.extend(packet.connection.0.to_be_bytes());
    out.extend(packet.token.to_be_bytes());
    out.extend(packet.timestamp.to_be_bytes());
    let mut must = 0;
    match &packet.body {
        Body::Sequenced { sequence, content } => {
            out.extend(sequence.psn.to_be_bytes());
            out.extend(sequence.transmission.to_be_bytes());
            match content {
                Content::Void => {}
                Content::Fragment(piece) => {
                    must = piece.payload.length as usize;
                    write_fragment(piece, out);
                }
                Content::FlowError(error) => {
                    out.extend(error.stream.0.to_be_bytes());
                    out.extend([reason_code(error.reason), 0]);
                    out.extend(error.message.to_be_bytes());
                }
            }
        }
        Body::Ack(ack) => write_ack(ack, out),
        Body::Probe { nonce } | Body::ProbeReply { nonce } => out.extend(nonce.to_be_bytes()),
        Body::Close | Body::CloseReply => {}
    }
    if payload.len() != must || must > usize::from(u16::MAX) {
        out.truncate(start);
        return Err(ParseError::Length { length: payload.len(), must });
    }
    out.extend_from_slice(payload);
    let check = crc32fast::hash(&out[start..]);
    out.extend(check.to_be_bytes());
    Ok(())
}

fn code_of(body: &Body) -> (u8, u8) {
    match body {
        Body::Sequenced { content: Content::Void, .. } => (opcode::VOID, 0),
        Body::Sequenced { content: Content::FlowError(_), .. } => (opcode::FLOW_ERROR, 0),
        Body::Sequenced { content: Content::Fragment(piece), .. } => {
            let code = match piece.target {
                Target::Send { .. } => opcode::SEND,
                Target::Write { .. } => opcode::WRITE,
                Target::WriteImmediate { .. } => opcode::WRITE_IMMEDIATE,
                Target::ReadRequest { .. } => opcode::READ_REQUEST,
                Target::ReadResponse => opcode::READ_RESPONSE,
            };
            let flag = |on: bool, bit: u8| if on { bit } else { 0 };
            let flags = flag(piece.hungry, HUNGRY)
                | flag(piece.ack_now, ACK_NOW)
                | flag(piece.home.is_some(), HAS_HOME)
                | flag(piece.last, LAST);
            (code, flags)
        }
        Body::Ack(ack) => (opcode::ACK, if ack.refused.is_zero() { 0 } else { HAS_REFUSED }),
        Body::Probe { .. } => (opcode::PROBE, 0),
        Body::ProbeReply { .. } => (opcode::PROBE_REPLY, 0),
        Body::Close => (opcode::CLOSE, 0),
        Body::CloseReply => (opcode::CLOSE_REPLY, 0),
    }
}

fn write_fragment(piece: &Fragment, out: &mut Vec<u8>) {
    out.extend(piece.stream.0.to_be_bytes());
    out.extend((piece.payload.length as u16).to_be_bytes());
    out.extend(piece.message.to_be_bytes());
    out.extend(piece.total.to_be_bytes());
    out.extend(piece.offset.to_be_bytes());
    match piece.target {
        Target::Send { receive } => out.extend(receive.to_be_bytes()),
        Target::Write { address, key } | Target::ReadRequest { address, key } => {
            out.extend(address.to_be_bytes());
            out.extend(key.0.to_be_bytes());
        }
        Target::WriteImmediate { address, key, immediate, receive } => {
            out.extend(address.to_be_bytes());
            out.extend(key.0.to_be_bytes());
            out.extend(immediate.to_be_bytes());
            out.extend(receive.to_be_bytes());
        }
        Target::ReadResponse => {}
    }
    if let Some(home) = piece.home {
        out.extend([home.path, 0, 0, 0]);
        out.extend(home.psn.to_be_bytes());
    }
}

fn write_ack(ack: &Ack, out: &mut Vec<u8>) {
    let words =
        [ack.base, ack.newest, ack.echo, ack.delay_ns, ack.packets, ack.marked, ack.share.0];
    words.iter().for_each(|word| out.extend(word.to_be_bytes()));
    let mut bits = |bits: &Bits256| bits.0.iter().for_each(|word| out.extend(word.to_be_bytes()));
    bits(&ack.received);
    if !ack.refused.is_zero() {
        bits(&ack.refused);
    }
}

fn reason_code(reason: Reason) -> u8 {
    match reason {
        Reason::Access => 0,
        Reason::Invalid => 1,
        Reason::Receiver => 2,
        Reason::Aborted => 3,
    }
}

/// Takes numbers off the front of bytes.
struct Reader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl Reader<'_> {
    fn take<const N: usize>(&mut self) -> Result<[u8; N], ParseError> {
        let end = self.at + N;
        match self.bytes.get(self.at..end).and_then(|bytes| bytes.try_into().ok()) {
            Some(array) => {
                self.at = end;
                Ok(array)
            }
            None => Err(ParseError::Length { length: self.bytes.len() + CHECK, must: end + CHECK }),
        }
    }

    fn byte(&mut self) -> Result<u8, ParseError> {
        self.take::<1>().map(|bytes| bytes[0])
    }

    fn half(&mut self) -> Result<u16, ParseError> {
        self.take().map(u16::from_be_bytes)
    }

    fn word(&mut self) -> Result<u32, ParseError> {
        self.take().map(u32::from_be_bytes)
    }

    fn long(&mut self) -> Result<u64, ParseError> {
        self.take().map(u64::from_be_bytes)
    }

    fn bits(&mut self) -> Result<Bits256, ParseError> {
        Ok(Bits256([self.long()?, self.long()?, self.long()?, self.long()?]))
    }
}

/// Reads a packet from a datagram: the packet and its payload.
///
/// # Errors
/// If the bytes are no packet; nothing else is learnt of them then.
pub fn parse(datagram: &[u8], source_port: u16) -> Result<(Packet, &[u8]), ParseError> {
    let too_short = ParseError::Length { length: datagram.len(), must: COMMON + CHECK };
    let Some((bytes, check)) = datagram.split_last_chunk::<CHECK>() else {
        return Err(too_short);
    };
    let version = *bytes.first().ok_or(too_short)?;
    if version != VERSION {
        return Err(ParseError::Version(version));
    }
    let mut reader = Reader { bytes, at: 1 };
    let code = reader.byte()?;
    let (path, flags) = (reader.byte()?, reader.byte()?);
    let (connection, token) = (ConnectionId(reader.word()?), reader.word()?);
    let timestamp = reader.word()?;
    let (body, payload) = parse_body(&mut reader, code, flags)?;
    let end = reader.at + payload;
    if bytes.len() != end {
        return Err(ParseError::Length { length: datagram.len(), must: end + CHECK });
    }
    if crc32fast::hash(bytes) != u32::from_be_bytes(*check) {
        return Err(ParseError::Checksum);
    }
    let packet = Packet { connection, token, path, source_port, timestamp, body };
    Ok((packet, &bytes[reader.at..]))
}

/// The body, and how many bytes of payload must follow.
fn parse_body(reader: &mut Reader<'_>, code: u8, flags: u8) -> Result<(Body, usize), ParseError> {
    let reserved = ParseError::Reserved { opcode: code };
    let known = match code {
        opcode::SEND..=opcode::READ_RESPONSE => HUNGRY | ACK_NOW | HAS_HOME | LAST,
        opcode::ACK => HAS_REFUSED,
        _ => 0,
    };
    if flags & !known != 0 {
        return Err(reserved);
    }
    let body = match code {
        opcode::VOID..=opcode::FLOW_ERROR => {
            let sequence = Sequence { psn: reader.word()?, transmission: reader.word()? };
            let content = match code {
                opcode::VOID => Content::Void,
                opcode::FLOW_ERROR => parse_flow_error(reader)?,
                _ => {
                    let piece = parse_fragment(reader, code, flags)?;
                    let length = piece.payload.length as usize;
                    let content = Content::Fragment(piece);
                    return Ok((Body::Sequenced { sequence, content }, length));
                }
            };
            Body::Sequenced { sequence, content }
        }
        opcode::ACK => Body::Ack(parse_ack(reader, flags)?),
        opcode::PROBE => Body::Probe { nonce: reader.word()? },
        opcode::PROBE_REPLY => Body::ProbeReply { nonce: reader.word()? },
        opcode::CLOSE => Body::Close,
        opcode::CLOSE_REPLY => Body::CloseReply,
        _ => return Err(ParseError::Opcode(code)),
    };
    Ok((body, 0))
}

fn parse_flow_error(reader: &mut Reader<'_>) -> Result<Content, ParseError> {
    let opcode = opcode::FLOW_ERROR;
    let stream = StreamId(reader.half()?);
    let reason = match reader.byte()? {
        0 => Reason::Access,
        1 => Reason::Invalid,
        2 => Reason::Receiver,
        3 => Reason::Aborted,
        _ => return Err(ParseError::Fields { opcode }),
    };
    if reader.byte()? != 0 {
        return Err(ParseError::Reserved { opcode });
    }
    Ok(Content::FlowError(FlowError { stream, message: reader.word()?, reason }))
}

fn parse_fragment(reader: &mut Reader<'_>, opcode: u8, flags: u8) -> Result<Fragment, ParseError> {
    let stream = StreamId(reader.half()?);
    let length = u32::from(reader.half()?);
    let (message, total, offset) = (reader.word()?, reader.word()?, reader.word()?);
    let target = match opcode {
        opcode::SEND => Target::Send { receive: reader.word()? },
        opcode::WRITE => Target::Write { address: reader.long()?, key: RemoteKey(reader.word()?) },
        opcode::WRITE_IMMEDIATE => Target::WriteImmediate {
            address: reader.long()?,
            key: RemoteKey(reader.word()?),
            immediate: reader.word()?,
            receive: reader.word()?,
        },
        opcode::READ_REQUEST => {
            Target::ReadRequest { address: reader.long()?, key: RemoteKey(reader.word()?) }
        }
        _ => Target::ReadResponse,
    };
    let home = if flags & HAS_HOME == 0 {
        None
    } else {
        let [path, zeros @ ..] = reader.take::<4>()?;
        if zeros != [0; 3] {
            return Err(ParseError::Reserved { opcode });
        }
        Some(Home { path, psn: reader.word()? })
    };
    let payload = Payload { address: 0, length };
    let [hungry, ack_now, last] = [HUNGRY, ACK_NOW, LAST].map(|flag| flags & flag != 0);
    let piece =
        Fragment { stream, message, total, offset, payload, target, home, hungry, ack_now, last };
    if piece.is_consistent() { Ok(piece) } else { Err(ParseError::Fields { opcode }) }
}

fn parse_ack(reader: &mut Reader<'_>, flags: u8) -> Result<Ack, ParseError> {
    let (base, newest, echo) = (reader.word()?, reader.word()?, reader.word()?);
    let (delay_ns, packets, marked) = (reader.word()?, reader.word()?, reader.word()?);
    let (share, received) = (Rate(reader.word()?), reader.bits()?);
    let refused = if flags & HAS_REFUSED == 0 { Bits256::ZERO } else { reader.bits()? };
    // A refused packet is not received, and the base is not.
    let empty = flags & HAS_REFUSED != 0 && refused.is_zero();
    if empty || received.get(0) || !received.and(&refused).is_zero() {
        return Err(ParseError::Fields { opcode: opcode::ACK });
    }
    Ok(Ack { base, received, refused, newest, echo, delay_ns, packets, marked, share })
}
