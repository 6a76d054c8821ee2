//! Wrong endpoints, each with one fault: the reference behind a layer that spoils what goes in or out. A
//! list of checks that lets one of them pass is not worth its name.

use std::collections::{HashMap, HashSet, VecDeque};

use super::reference::{Options, Reference};
use super::{Session, Subject, Wish};
use crate::transport::packet::{Body, Content, Packet, Reason, Target};
use crate::transport::region::Rights;
use crate::transport::sequence::Bits256;
use crate::transport::time::{Duration, Rate, Time};
use crate::transport::wire::{self, ParseError};
use crate::transport::work::StreamId;

/// What is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// Believes every checksum.
    Checksum,
    /// Takes every version.
    Version,
    /// Ignores flags that it does not know.
    Flags,
    /// Ignores bytes behind a packet.
    Padding,
    /// Takes every token.
    Token,
    /// Takes every connection number.
    Connection,
    /// Writes copies into memory again.
    Copies,
    /// Takes a piece that moved for another piece.
    Moved,
    /// Writes whole blocks of 64 bytes.
    Blocks,
    /// Takes Sends in order only.
    SendsInOrder,
    /// Answers Reads before the Writes in front of them.
    EarlyReads,
    /// Regions reach further than they should.
    Bounds,
    /// Anything may be written.
    WriteRights,
    /// Anything may be read.
    ReadRights,
    /// The base is one too low.
    Base,
    /// The vector is always empty.
    Vector,
    /// Acknowledges late.
    Late,
    /// Does not acknowledge copies.
    SilentCopies,
    /// Echoes the last timestamp, not the newest's.
    Echo,
    /// Does not tell how long an acknowledgement waited.
    Waited,
    /// Counts copies not at all.
    Count,
    /// Does not see marks.
    Marks,
    /// Grants no share.
    NoShare,
    /// Keeps a window of 128.
    HalfWindow,
    /// Compares PSNs as if they never wrapped.
    Wrap,
    /// Does not tell that a flow has ended.
    SilentErrors,
    /// Tells the wrong reason.
    WrongReason,
    /// Does not tell what it refused.
    Refused,
    /// Goes back and sends all behind a gap again.
    GoBack,
    /// Repairs on another path.
    OtherPath,
    /// Repeats have their old transmission number.
    OldTransmission,
    /// Asks for no lost tail.
    NoTail,
    /// Timeouts stay the same.
    NoBackoff,
    /// Sends again what was acknowledged.
    Needless,
    /// Never asks for an acknowledgement.
    NeverAsks,
    /// Never says that nothing follows.
    NeverLast,
    /// Does not react to marks.
    DeafToMarks,
    /// Does not keep to its share.
    DeafToShare,
    /// Believes every acknowledgement.
    Gullible,
    /// Never gives a path up.
    Patient,
    /// Does not name the home of a piece that moved.
    NoHome,
    /// Keeps its source port.
    SamePort,
    /// Probes once.
    OneProbe,
    /// Believes every reply to a probe.
    AnyReply,
    /// Does not hear replies to probes.
    DeafToReplies,
    /// Answers no probe.
    NoReply,
    /// Answers probes with another nonce.
    WrongNonce,
    /// Does not answer a Close.
    SilentClose,
    /// Goes on after a Close.
    DeafToClose,
}

/// Every wrong endpoint: its fault and the check that must find it.
pub const BROKEN: &[(Fault, &str)] = &[
    (Fault::Checksum, "format.checksum"),
    (Fault::Version, "format.version"),
    (Fault::Flags, "format.flags"),
    (Fault::Padding, "format.padded"),
    (Fault::Token, "identity.token"),
    (Fault::Connection, "identity.connection"),
    (Fault::Copies, "duplicate.once"),
    (Fault::Moved, "duplicate.moved"),
    (Fault::Blocks, "place.odd"),
    (Fault::SendsInOrder, "place.send_early"),
    (Fault::EarlyReads, "order.read_after_write"),
    (Fault::Bounds, "bounds.beyond"),
    (Fault::WriteRights, "rights.write"),
    (Fault::ReadRights, "rights.read"),
    (Fault::Base, "ack.base"),
    (Fault::Vector, "ack.gap"),
    (Fault::Late, "ack.gap_at_once"),
    (Fault::SilentCopies, "ack.duplicate"),
    (Fault::Echo, "ack.newest"),
    (Fault::Waited, "ack.waited"),
    (Fault::Count, "ack.packets"),
    (Fault::Marks, "ecn.counted"),
    (Fault::NoShare, "ack.share"),
    (Fault::HalfWindow, "ack.window"),
    (Fault::Wrap, "ack.wrap"),
    (Fault::SilentErrors, "error.named"),
    (Fault::WrongReason, "error.too_long"),
    (Fault::Refused, "rnr.refused"),
    (Fault::GoBack, "repair.gap"),
    (Fault::OtherPath, "repair.gap"),
    (Fault::OldTransmission, "repair.transmission"),
    (Fault::NoTail, "repair.tail"),
    (Fault::NoBackoff, "path.backoff"),
    (Fault::Needless, "repair.enough"),
    (Fault::NeverAsks, "ask.window"),
    (Fault::NeverLast, "ask.last"),
    (Fault::DeafToMarks, "ecn.slows"),
    (Fault::DeafToShare, "share.obeyed"),
    (Fault::Gullible, "ack.bad"),
    (Fault::Patient, "path.moves"),
    (Fault::NoHome, "path.moves"),
    (Fault::SamePort, "path.port"),
    (Fault::OneProbe, "path.probes"),
    (Fault::AnyReply, "path.forged"),
    (Fault::DeafToReplies, "path.revives"),
    (Fault::NoReply, "probe.answered"),
    (Fault::WrongNonce, "probe.answered"),
    (Fault::SilentClose, "close.answered"),
    (Fault::DeafToClose, "close.silent"),
];

/// A datagram on its way out.
type Outgoing = (Time, u16, Vec<u8>);

/// A wrong endpoint.
pub struct Broken {
    fault: Fault,
    inner: Reference,
    wish: Option<Wish>,
    session: Option<Session>,
    /// Leave before anything else.
    held: VecDeque<Outgoing>,
    /// By path and PSN: what was sent, in order.
    sent: Vec<(u8, u32, Packet, Vec<u8>)>,
    /// By path: PSNs that arrived, copies, last timestamp, last acknowledgement, last probe.
    arrived: HashSet<(u8, u32)>,
    copies: [u32; 256],
    stamps: [u32; 256],
    acks: HashMap<u8, (u32, Bits256)>,
    nonces: HashMap<u8, u32>,
    acked_since: bool,
    /// Messages of which a piece came, by stream; Reads that were moved to another stream.
    begun: HashSet<(u16, u32)>,
    reads: Vec<u32>,
}

impl Broken {
    /// An endpoint with this fault.
    pub fn new(fault: Fault) -> Self {
        let mut options = Options::default();
        match fault {
            Fault::Bounds => options.longer = 4_096,
            Fault::WriteRights => options.read_only = Rights::ALL,
            Fault::ReadRights => options.write_only = Rights::ALL,
            Fault::NoBackoff => options.config.most_timeout = options.config.least_timeout,
            Fault::Patient => options.config.dead_after = u8::MAX,
            _ => {}
        }
        Self {
            fault,
            inner: Reference::new(options),
            wish: None,
            session: None,
            held: VecDeque::new(),
            sent: Vec::new(),
            arrived: HashSet::new(),
            copies: [0; 256],
            stamps: [0; 256],
            acks: HashMap::new(),
            nonces: HashMap::new(),
            acked_since: true,
            begun: HashSet::new(),
            reads: Vec::new(),
        }
    }

    /// Bytes as they go in, before they are parsed.
    fn spoil_bytes(&self, datagram: &[u8]) -> Vec<u8> {
        let mut bytes = datagram.to_vec();
        let sealed = bytes.len() >= 20 && {
            let (body, check) = bytes.split_at(bytes.len() - 4);
            crc32fast::hash(body).to_be_bytes() == *check
        };
        let Some(session) = self.session.filter(|_| bytes.len() >= 20) else { return bytes };
        let body = bytes.len() - 4;
        match self.fault {
            Fault::Checksum => {}
            _ if !sealed => return bytes,
            Fault::Version => bytes[0] = wire::VERSION,
            Fault::Flags => bytes[3] &= 15,
            Fault::Connection => bytes[4..8].copy_from_slice(&session.connection.0.to_be_bytes()),
            Fault::Token => {
                let token = self.wish.map_or(0, |wish| wish.token);
                bytes[8..12].copy_from_slice(&token.to_be_bytes());
            }
            Fault::Padding => {
                if let Err(ParseError::Length { length, must }) = wire::parse(&bytes, 0)
                    && (20..length).contains(&must)
                {
                    bytes.truncate(must);
                }
            }
            _ => return bytes,
        }
        let body = body.min(bytes.len() - 4);
        let check = crc32fast::hash(&bytes[..body]);
        bytes[body..].copy_from_slice(&check.to_be_bytes());
        bytes
    }

    /// Whether the reference gets to see a packet, changed perhaps.
    fn spoil_arriving(&mut self, now: Time, packet: &mut Packet, payload: &[u8]) -> bool {
        let path = packet.path;
        self.stamps[usize::from(path)] = packet.timestamp;
        let first = self.wish.map_or(0, |wish| wish.first_sent);
        match &mut packet.body {
            Body::Sequenced { sequence, content } => {
                let new = self.arrived.insert((path, sequence.psn));
                self.copies[usize::from(path)] += u32::from(!new);
                let far = sequence.psn.wrapping_sub(first);
                match self.fault {
                    Fault::HalfWindow if far >= 128 => return false,
                    Fault::Wrap if sequence.psn < first => return false,
                    _ => {}
                }
                let Content::Fragment(piece) = content else { return true };
                self.begun.insert((piece.stream.0, piece.message));
                match (self.fault, piece.target) {
                    (Fault::Copies, Target::Write { address, .. }) => {
                        if let Some(at) = self.inner.memory(address, payload.len()) {
                            at.copy_from_slice(payload);
                        }
                    }
                    (Fault::Blocks, Target::Write { address, .. }) => {
                        let end = address + payload.len() as u64;
                        if let Some(at) = self.inner.memory(end, (64 - end % 64) as usize) {
                            at.fill(0xff);
                        }
                    }
                    (Fault::SendsInOrder, Target::Send { .. }) if piece.message > 0 => {
                        return self.begun.contains(&(piece.stream.0, piece.message - 1));
                    }
                    (Fault::EarlyReads, Target::ReadRequest { .. }) if piece.stream.0 == 4 => {
                        self.reads.push(piece.message);
                        piece.stream = StreamId(14);
                        piece.message = self.reads.len() as u32 - 1;
                    }
                    (Fault::Moved, _) => piece.home = None,
                    _ => {}
                }
            }
            Body::Ack(ack) => {
                self.acked_since = true;
                match self.fault {
                    Fault::DeafToMarks => ack.marked = 0,
                    Fault::DeafToShare => ack.share = Rate(u32::MAX),
                    Fault::Gullible => {
                        let of = self.sent.iter().filter(|sent| sent.0 == path);
                        let all = of.map(|sent| sent.1).max();
                        if let Some(all) = all
                            && (ack.newest > all || ack.base > all || !ack.received.is_zero())
                        {
                            ack.base = all.wrapping_add(1);
                            (ack.newest, ack.received) = (all, Bits256::ZERO);
                        }
                    }
                    Fault::Needless => {
                        if let Some((_, _, packet, payload)) = self.sent.last().cloned() {
                            self.hold(now, &packet, &payload);
                        }
                    }
                    _ => {}
                }
            }
            Body::ProbeReply { nonce } => match self.fault {
                Fault::AnyReply => *nonce = self.nonces.get(&path).copied().unwrap_or(0),
                Fault::DeafToReplies => return false,
                _ => {}
            },
            Body::Close if self.fault == Fault::DeafToClose => {
                let wish = self.wish.as_ref();
                if let Some(wish) = wish {
                    let connection = wish.peer;
                    let reply = Packet { connection, body: Body::CloseReply, ..*packet };
                    self.hold(now, &reply, &[]);
                }
                return false;
            }
            _ => {}
        }
        true
    }

    fn hold(&mut self, at: Time, packet: &Packet, payload: &[u8]) {
        let mut bytes = Vec::new();
        if wire::write(packet, payload, &mut bytes).is_ok() {
            self.held.push_back((at, packet.source_port, bytes));
        }
    }

    /// Whether a packet leaves, changed perhaps.
    fn spoil_leaving(&mut self, at: Time, packet: &mut Packet, payload: &[u8]) -> bool {
        let path = packet.path;
        if self.fault == Fault::SamePort {
            packet.source_port = 50_000 + u16::from(path);
        }
        match &mut packet.body {
            Body::Ack(ack) => return self.spoil_ack(path, ack),
            Body::Probe { nonce } => {
                let first = self.nonces.insert(path, *nonce).is_none();
                return first || self.fault != Fault::OneProbe;
            }
            Body::ProbeReply { nonce } => match self.fault {
                Fault::NoReply => return false,
                Fault::WrongNonce => *nonce ^= 1,
                _ => {}
            },
            Body::CloseReply => return self.fault != Fault::SilentClose,
            Body::Sequenced { sequence, content } => {
                match (self.fault, &mut *content) {
                    (Fault::SilentErrors, Content::FlowError(_)) => return false,
                    (Fault::WrongReason, Content::FlowError(error)) => {
                        error.reason = Reason::Access;
                    }
                    (Fault::NoHome, Content::Fragment(piece)) => piece.home = None,
                    (Fault::NeverAsks, Content::Fragment(piece)) => piece.ack_now = false,
                    (Fault::NeverLast, Content::Fragment(piece)) => piece.last = false,
                    (Fault::EarlyReads, Content::Fragment(piece)) if piece.stream.0 == 14 => {
                        piece.stream = StreamId(4);
                        piece.message = self.reads[piece.message as usize];
                    }
                    _ => {}
                }
                let before = self.sent.iter().position(|s| (s.0, s.1) == (path, sequence.psn));
                let repeat = before.is_some();
                if let Some(before) = before {
                    match self.fault {
                        Fault::OtherPath => packet.path = (path + 1) % 4,
                        Fault::OldTransmission => sequence.transmission = sequence.psn,
                        Fault::NoTail if !self.acked_since => return false,
                        Fault::GoBack => {
                            let behind: Vec<_> = self.sent[before + 1..]
                                .iter()
                                .filter(|s| s.0 == path)
                                .cloned()
                                .collect();
                            for (_, _, packet, payload) in behind {
                                self.hold(at, &packet, &payload);
                            }
                        }
                        _ => {}
                    }
                }
                self.acked_since = false;
                if !repeat && let Body::Sequenced { sequence, .. } = packet.body {
                    self.sent.push((path, sequence.psn, *packet, payload.to_vec()));
                }
            }
            _ => {}
        }
        true
    }

    fn spoil_ack(&mut self, path: u8, ack: &mut crate::transport::packet::Ack) -> bool {
        let said = (ack.base, ack.received);
        let same = self.acks.insert(path, said) == Some(said);
        match self.fault {
            Fault::Base => ack.base = ack.base.wrapping_sub(1),
            Fault::Vector => ack.received = Bits256::ZERO,
            Fault::SilentCopies if same => return false,
            Fault::Echo => ack.echo = self.stamps[usize::from(path)],
            Fault::Waited => ack.delay_ns = 0,
            Fault::Count => ack.packets -= self.copies[usize::from(path)].min(ack.packets),
            Fault::NoShare => ack.share = Rate(0),
            Fault::Refused => ack.refused = Bits256::ZERO,
            _ => {}
        }
        true
    }
}

impl Subject for Broken {
    fn begin(&mut self, wish: Wish) -> Result<Session, String> {
        *self = Self::new(self.fault);
        self.wish = Some(wish);
        let session = self.inner.begin(wish)?;
        self.session = Some(session);
        Ok(session)
    }

    fn deliver(&mut self, now: Time, source_port: u16, datagram: &[u8], ecn_marked: bool) {
        let bytes = self.spoil_bytes(datagram);
        let marked = ecn_marked && self.fault != Fault::Marks;
        let Ok((mut packet, payload)) = wire::parse(&bytes, source_port) else {
            self.inner.deliver(now, source_port, &bytes, marked);
            return;
        };
        if self.spoil_arriving(now, &mut packet, payload) {
            let mut bytes = Vec::new();
            if wire::write(&packet, payload, &mut bytes).is_ok() {
                self.inner.deliver(now, source_port, &bytes, marked);
            }
        }
    }

    fn next(&mut self, now: Time, until: Time) -> Option<(Time, u16, Vec<u8>)> {
        loop {
            let held = self.held.front().filter(|held| held.0 <= until).map(|held| held.0);
            let first = held.unwrap_or(until).max(now);
            let Some((at, source_port, bytes)) = self.inner.next(now, first) else {
                let (at, source_port, bytes) = held.and_then(|_| self.held.pop_front())?;
                return Some((at.max(now), source_port, bytes));
            };
            let Ok((mut packet, payload)) = wire::parse(&bytes, source_port) else { continue };
            let payload = payload.to_vec();
            if !self.spoil_leaving(at, &mut packet, &payload) {
                continue;
            }
            if self.fault == Fault::Late && matches!(packet.body, Body::Ack(_)) {
                let delay = self.session.map_or(Duration::ZERO, |session| session.ack_delay);
                self.hold(at + Duration(delay.0 / 2), &packet, &payload);
                continue;
            }
            let mut bytes = Vec::new();
            if wire::write(&packet, &payload, &mut bytes).is_ok() {
                return Some((at, packet.source_port, bytes));
            }
        }
    }
}
