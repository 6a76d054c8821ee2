//! The tester's end of a connection, made by hand: sends what it is told to, looks at what comes back.

use super::{Session, Subject, Wish};
use crate::transport::packet::{
    Ack, Body, Content, FlowError, Fragment, Packet, Payload, Sequence, Target,
};
use crate::transport::sequence::Bits256;
use crate::transport::time::{Duration, Rate, Time};
use crate::transport::wire;
use crate::transport::work::{ConnectionId, StreamId};

/// Paths of the tester's connection.
pub const PATHS: u8 = 4;
/// Streams of the tester's connection.
pub const STREAMS: u16 = 16;
const TOKEN: u32 = 0x5eed_1e55;
const PEER: ConnectionId = ConnectionId(4_711);
/// Payload of a piece that the tester sends, at most.
pub const PIECE: u32 = 1_000;

/// A packet of the subject.
#[derive(Clone, Debug)]
pub struct Seen {
    /// When it left.
    pub at: Time,
    /// The packet.
    pub packet: Packet,
    /// Its payload.
    pub payload: Vec<u8>,
}

impl Seen {
    /// Its acknowledgement, if it is one.
    pub fn ack(&self) -> Option<Ack> {
        match self.packet.body {
            Body::Ack(ack) => Some(ack),
            _ => None,
        }
    }

    /// Its sequence, if it has one.
    pub fn sequence(&self) -> Option<Sequence> {
        match self.packet.body {
            Body::Sequenced { sequence, .. } => Some(sequence),
            _ => None,
        }
    }

    /// Its piece of a message, if it has one.
    pub fn piece(&self) -> Option<Fragment> {
        match self.packet.body {
            Body::Sequenced { content: Content::Fragment(piece), .. } => Some(piece),
            _ => None,
        }
    }

    /// The end of a flow, if it says one.
    pub fn flow_error(&self) -> Option<FlowError> {
        match self.packet.body {
            Body::Sequenced { content: Content::FlowError(error), .. } => Some(error),
            _ => None,
        }
    }
}

/// The peer made by hand.
pub struct Tester<'a> {
    subject: &'a mut dyn Subject,
    /// What the subject has set up.
    pub session: Session,
    /// The first PSN of the tester's packets, and of the subject's.
    pub first: (u32, u32),
    /// Now.
    pub now: Time,
    /// By path: the next PSN and the next transmission number.
    next: [(u32, u32); PATHS as usize],
    /// By path: what was received of the subject: base, by PSN modulo 256, newest, its timestamp, count.
    got: [(u32, Bits256, u32, u32, u32); PATHS as usize],
    /// By stream: the next message.
    messages: [u32; STREAMS as usize],
    /// Share that acknowledgements grant.
    pub share: Rate,
    fault: Option<String>,
}

/// An error if something does not hold.
pub fn must(holds: bool, what: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what()) }
}

impl<'a> Tester<'a> {
    /// A connection to a subject that begins anew.
    ///
    /// # Errors
    /// If the subject cannot.
    pub fn new(subject: &'a mut dyn Subject, first: (u32, u32)) -> Result<Self, String> {
        let wish = Wish {
            peer: PEER,
            token: TOKEN,
            paths: PATHS.into(),
            streams: STREAMS,
            first_sent: first.0,
            first_received: first.1,
        };
        let session = subject.begin(wish)?;
        let now = subject.now(Time(1_000_000_000));
        Ok(Self {
            subject,
            session,
            first,
            now,
            next: [(first.0, first.0); PATHS as usize],
            got: [(first.1, Bits256::ZERO, first.1.wrapping_sub(1), 0, 0); PATHS as usize],
            messages: [0; STREAMS as usize],
            share: Rate::from_gbps(100),
            fault: None,
        })
    }

    /// A packet of this connection.
    pub fn packet(&self, path: u8, body: Body) -> Packet {
        Packet {
            connection: self.session.connection,
            token: TOKEN,
            path,
            source_port: 50_000 + u16::from(path),
            timestamp: self.now.stamp(),
            body,
        }
    }

    /// A sequenced packet: takes the path's next numbers.
    pub fn sequenced(&mut self, path: u8, content: Content) -> Packet {
        let next = &mut self.next[usize::from(path)];
        let sequence = Sequence { psn: next.0, transmission: next.1 };
        *next = (next.0.wrapping_add(1), next.1.wrapping_add(1));
        self.packet(path, Body::Sequenced { sequence, content })
    }

    /// The same packet again: a new transmission.
    pub fn again(&mut self, packet: &Packet) -> Packet {
        let next = &mut self.next[usize::from(packet.path)];
        let mut packet = Packet { timestamp: self.now.stamp(), ..*packet };
        if let Body::Sequenced { sequence, .. } = &mut packet.body {
            sequence.transmission = next.1;
            next.1 = next.1.wrapping_add(1);
        }
        packet
    }

    /// The next message's number on a stream.
    pub fn message(&mut self, stream: u16) -> u32 {
        let message = &mut self.messages[usize::from(stream)];
        *message += 1;
        *message - 1
    }

    /// A piece.
    pub fn fragment(&self, stream: u16, message: u32, total: u32, target: Target) -> Fragment {
        Fragment {
            stream: StreamId(stream),
            message,
            total,
            offset: 0,
            payload: Payload { address: 0, length: total },
            target,
            home: None,
            hungry: false,
            ack_now: false,
            last: false,
        }
    }

    /// The pieces of a Write to `at` bytes into the subject's memory.
    pub fn write_pieces(&mut self, stream: u16, at: u64, length: u32) -> Vec<Fragment> {
        let key = self.session.memory.key;
        let address = self.session.memory.address + at;
        self.pieces(stream, length, |offset| Target::Write {
            address: address + u64::from(offset),
            key,
        })
    }

    /// The pieces of a message.
    pub fn pieces(
        &mut self,
        stream: u16,
        length: u32,
        target: impl Fn(u32) -> Target,
    ) -> Vec<Fragment> {
        let message = self.message(stream);
        let count = length.div_ceil(PIECE).max(1);
        (0..count)
            .map(|i| {
                let offset = i * PIECE;
                let mut piece = self.fragment(stream, message, length, target(offset));
                piece.offset = offset;
                piece.payload.length = PIECE.min(length - offset);
                piece
            })
            .collect()
    }

    /// Bytes that tell where they belong.
    pub fn pattern(seed: u8, piece: &Fragment) -> Vec<u8> {
        (piece.offset..piece.offset + piece.payload.length)
            .map(|i| (i % 251) as u8 ^ seed)
            .collect()
    }

    /// Sends a packet with a payload.
    pub fn send(&mut self, packet: &Packet, payload: &[u8]) {
        self.send_marked(packet, payload, false);
    }

    /// Sends a packet that the fabric has marked or not.
    pub fn send_marked(&mut self, packet: &Packet, payload: &[u8], marked: bool) {
        let mut bytes = Vec::new();
        match wire::write(packet, payload, &mut bytes) {
            Ok(()) => self.subject.deliver(self.now, packet.source_port, &bytes, marked),
            Err(error) => self.fault = Some(format!("the tester's own packet: {error}")),
        }
    }

    /// Sends a piece on a path, with bytes of a pattern. The packet.
    pub fn send_piece(&mut self, path: u8, piece: Fragment, seed: u8) -> Packet {
        let packet = self.sequenced(path, Content::Fragment(piece));
        self.send(&packet, &Self::pattern(seed, &piece));
        packet
    }

    /// Sends the bytes of a packet, changed before they are sealed.
    pub fn send_changed(&mut self, packet: &Packet, payload: &[u8], change: impl Fn(&mut Vec<u8>)) {
        let mut bytes = Vec::new();
        if wire::write(packet, payload, &mut bytes).is_ok() {
            bytes.truncate(bytes.len() - 4);
            change(&mut bytes);
            let check = crc32fast::hash(&bytes);
            bytes.extend(check.to_be_bytes());
            self.subject.deliver(self.now, packet.source_port, &bytes, false);
        }
    }

    /// Sends bytes as they are.
    pub fn send_bytes(&mut self, bytes: &[u8]) {
        self.subject.deliver(self.now, 50_000, bytes, false);
    }

    /// What the subject sends in a span of time. Time passes.
    pub fn watch(&mut self, span: Duration) -> Vec<Seen> {
        self.now = self.subject.now(self.now);
        let until = self.now + span;
        let mut seen = Vec::new();
        while let Some(one) = self.next_by(until) {
            seen.push(one);
            if seen.len() > 100_000 {
                self.fault = Some("it sends without end".to_owned());
                break;
            }
        }
        self.now = until;
        seen
    }

    /// The next packet that the subject sends by then. Time passes up to it.
    pub fn next_by(&mut self, until: Time) -> Option<Seen> {
        let (at, source_port, bytes) = self.subject.next(self.now, until)?;
        self.now = self.now.max(at);
        match wire::parse(&bytes, source_port) {
            Err(error) => {
                self.fault = Some(format!("it sent bytes that are no packet: {error}"));
                None
            }
            Ok((packet, payload)) => {
                if packet.connection != PEER || packet.token != TOKEN || packet.path >= PATHS {
                    self.fault = Some(format!("it sent to nobody: {packet:?}"));
                }
                Some(Seen { at, packet, payload: payload.to_vec() })
            }
        }
    }

    /// Whether everything that was seen was a packet of this connection.
    pub fn all_was_well_formed(&mut self) -> Result<(), String> {
        match self.fault.take() {
            Some(fault) => Err(fault),
            None => Ok(()),
        }
    }

    /// Takes a sequenced packet of the subject.
    pub fn take(&mut self, seen: &Seen) {
        let Some(Sequence { psn, transmission }) = seen.sequence() else { return };
        let (base, bits, newest, echo, count) = &mut self.got[usize::from(seen.packet.path)];
        *count += 1;
        if transmission.wrapping_sub(*newest) as i32 > 0 {
            (*newest, *echo) = (transmission, seen.packet.timestamp);
        }
        if psn.wrapping_sub(*base) < 256 {
            bits.set(psn);
            while bits.get(*base) {
                bits.clear(*base);
                *base = base.wrapping_add(1);
            }
        }
    }

    /// The acknowledgement of what was taken on a path.
    pub fn ack_of(&self, path: u8) -> Ack {
        let (base, bits, newest, echo, packets) = self.got[usize::from(path)];
        Ack {
            base,
            received: bits.turned_down(base % 256),
            refused: Bits256::ZERO,
            newest,
            echo,
            delay_ns: 0,
            packets,
            marked: 0,
            share: self.share,
        }
    }

    /// Acknowledges what was taken on a path.
    pub fn acknowledge(&mut self, path: u8) {
        let packet = self.packet(path, Body::Ack(self.ack_of(path)));
        self.send(&packet, &[]);
    }

    /// Asks for bytes of the subject's memory on a path; the message's number.
    pub fn ask(&mut self, path: u8, stream: u16, address: u64, length: u32) -> u32 {
        let key = self.session.memory.key;
        self.ask_with(path, stream, Target::ReadRequest { address, key }, length)
    }

    /// The same with any target.
    pub fn ask_with(&mut self, path: u8, stream: u16, target: Target, length: u32) -> u32 {
        let message = self.message(stream);
        let mut piece = self.fragment(stream, message, length, target);
        piece.payload.length = 0;
        (piece.ack_now, piece.last) = (true, true);
        self.send_piece(path, piece, 0);
        message
    }

    /// Takes and acknowledges all that comes, until an answer is whole.
    ///
    /// # Errors
    /// If it does not come.
    pub fn await_answer(&mut self, message: u32, length: u32) -> Result<Vec<u8>, String> {
        let mut bytes = vec![0; length as usize];
        let mut missing = length.max(1);
        let end = self.now + self.session.patience.times(20);
        while missing > 0 {
            let Some(seen) = self.next_by(end) else {
                self.all_was_well_formed()?;
                return Err(format!("{missing} bytes of an answer never came"));
            };
            self.take(&seen);
            if seen.sequence().is_some() {
                self.acknowledge(seen.packet.path);
            }
            if let Some(piece) = seen.piece()
                && piece.message == message
                && piece.target == Target::ReadResponse
            {
                must(piece.total == length, || format!("an answer of {} bytes", piece.total))?;
                let at = piece.offset as usize;
                bytes[at..at + seen.payload.len()].copy_from_slice(&seen.payload);
                missing -= piece.payload.length.max(u32::from(length == 0)).min(missing);
            }
            if let Some(error) = seen.flow_error() {
                return Err(format!("a Read ended with {error:?}"));
            }
        }
        Ok(bytes)
    }

    /// Bytes of the subject's memory, read on stream 15.
    ///
    /// # Errors
    /// If they cannot be read.
    pub fn read(&mut self, at: u64, length: u32) -> Result<Vec<u8>, String> {
        let message = self.ask(3, 15, self.session.memory.address + at, length);
        self.await_answer(message, length)
    }

    /// The last acknowledgement of a path that comes within the delay that acknowledgements may have.
    ///
    /// # Errors
    /// If none comes.
    pub fn last_ack(&mut self, path: u8) -> Result<Ack, String> {
        let delay = self.session.ack_delay.times(2);
        let seen = self.watch(delay);
        let acks = seen.iter().filter(|seen| seen.packet.path == path);
        acks.filter_map(Seen::ack)
            .next_back()
            .ok_or_else(|| format!("no acknowledgement on path {path}"))
    }
}
