//! The receiving end of a flow: posted receives, and messages of which some pieces are here.

use std::collections::VecDeque;

use super::Piece;
use crate::transport::packet::{Fragment, Reason, Target};
use crate::transport::region::{Access, Regions, RemoteKey};
use crate::transport::sequence::ahead;
use crate::transport::work::{Completed, ReceiveRequest, Status};

/// Messages beyond the first incomplete one that a receiver keeps, at most.
pub const MESSAGES: u32 = 64;

/// A message that has begun to arrive.
#[derive(Clone, Copy, Debug)]
pub struct Open {
    /// Its number.
    pub message: u32,
    /// Bytes.
    pub total: u32,
    /// Bytes that have not arrived.
    pub missing: u32,
    /// What it is; of a piece's own address only the first one that came.
    pub target: Target,
    /// It fails when its turn comes.
    pub fault: Option<(Reason, Status)>,
}

/// The answer to a Read, on its way.
#[derive(Clone, Copy, Debug)]
pub struct Answer {
    /// The Read.
    pub message: u32,
    /// Where the bytes are.
    pub address: u64,
    /// Their key.
    pub key: RemoteKey,
    /// How many.
    pub total: u32,
    /// Bytes that were cut into pieces.
    pub cut: u32,
    /// All of them were.
    pub is_cut: bool,
    /// Pieces that are not delivered, what is not cut being one.
    pub pieces: u32,
}

/// What is to happen to a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Its bytes go to this address.
    Place(u64),
    /// It is taken; it has no bytes.
    Take,
    /// No receive is posted for it.
    NotReady,
    /// The flow fails before or with this message.
    Refuse,
    /// It cannot be: a message beyond the window, or one that is complete.
    Nonsense,
}

/// The receiving end.
#[derive(Debug, Default)]
pub struct ReceiveFlow {
    /// The first message that is not complete.
    expected: u32,
    open: Vec<Open>,
    posted: VecDeque<ReceiveRequest>,
    /// Number of the first posted receive.
    first_receive: u32,
    /// Answers on their way, oldest first.
    pub answers: VecDeque<Answer>,
    /// It has failed.
    pub failed: bool,
    /// It stands in its connection's queue of flows with something to send.
    pub queued: bool,
}

impl ReceiveFlow {
    /// A flow that expects this message and takes this receive next.
    pub fn resumed(expected: u32, first_receive: u32) -> Self {
        Self { expected, first_receive, ..Self::default() }
    }

    /// Numbers of the first message that is not complete, and of the first receive.
    pub fn position(&self) -> (u32, u32) {
        (self.expected, self.first_receive)
    }

    /// Receives posted and not complete.
    pub fn posted(&self) -> usize {
        self.posted.len()
    }

    /// Whether nothing is posted, open or on its way, and the flow has not failed.
    pub fn is_quiet(&self) -> bool {
        self.open.is_empty() && self.posted.is_empty() && self.answers.is_empty() && !self.failed
    }

    /// Takes a receive.
    pub fn post(&mut self, request: ReceiveRequest) {
        self.posted.push_back(request);
    }

    /// The posted receive of a number: `Err` if it is not posted yet.
    fn receive(&self, number: u32) -> Result<Option<&ReceiveRequest>, ()> {
        let index = ahead(number, self.first_receive);
        if index < 0 {
            return Ok(None);
        }
        self.posted.get(index as usize).map(Some).ok_or(())
    }

    /// The first message that fails.
    fn fails_at(&self) -> Option<u32> {
        let faulty = self.open.iter().filter(|open| open.fault.is_some());
        faulty.map(|open| open.message).min_by_key(|&m| m.wrapping_sub(self.expected))
    }

    /// Judges a piece, and counts its bytes if it is taken.
    pub fn judge(&mut self, piece: &Fragment, regions: &Regions) -> Verdict {
        let distance = ahead(piece.message, self.expected);
        if self.failed {
            return Verdict::Refuse;
        }
        if !(0..MESSAGES as i32).contains(&distance) {
            return Verdict::Nonsense;
        }
        if self.fails_at().is_some_and(|at| ahead(piece.message, at) >= 0) {
            return Verdict::Refuse;
        }
        let known = self.open.iter().position(|open| open.message == piece.message);
        let verdict = match self.check(piece, known, regions) {
            Ok(verdict) => verdict,
            Err(fault) => {
                self.fault(piece, known, fault);
                return Verdict::Refuse;
            }
        };
        if verdict == Verdict::NotReady {
            return verdict;
        }
        match known {
            Some(at) => self.open[at].missing -= piece.payload.length,
            None => self.open.push(Open {
                message: piece.message,
                total: piece.total,
                missing: match piece.target {
                    Target::ReadRequest { .. } => 0,
                    _ => piece.total - piece.payload.length,
                },
                target: piece.target,
                fault: None,
            }),
        }
        verdict
    }

    fn check(
        &self,
        piece: &Fragment,
        known: Option<usize>,
        regions: &Regions,
    ) -> Result<Verdict, (Reason, Status)> {
        const INVALID: (Reason, Status) = (Reason::Invalid, Status::Flushed);
        let length = piece.payload.length;
        if let Some(at) = known {
            let open = &self.open[at];
            let same = match (&open.target, &piece.target) {
                (Target::Send { receive: a }, Target::Send { receive: b }) => a == b,
                (Target::Write { .. }, Target::Write { .. }) => true,
                (
                    Target::WriteImmediate { receive: a, immediate: i, .. },
                    Target::WriteImmediate { receive: b, immediate: j, .. },
                ) => a == b && i == j,
                _ => false,
            };
            if !same || open.total != piece.total || open.missing < length || length == 0 {
                return Err(INVALID);
            }
        }
        // The whole message is checked with every piece: none of it is placed unless all may be.
        let remote = |key: RemoteKey, address: u64, access| {
            let denied = (Reason::Access, Status::Flushed);
            let start = address.checked_sub(piece.offset.into()).ok_or(denied)?;
            if piece.total == 0 {
                return Ok(());
            }
            regions.check(key.0, start, piece.total.into(), access).map_err(|_| denied)
        };
        match piece.target {
            Target::Send { receive } => match self.receive(receive) {
                Err(()) => Ok(Verdict::NotReady),
                Ok(None) => Err(INVALID),
                Ok(Some(buffer)) => {
                    let local = buffer.local;
                    if piece.total > local.length {
                        return Err((Reason::Invalid, Status::LocalLength));
                    }
                    if length == 0 {
                        return Ok(Verdict::Take);
                    }
                    let address = local.address + u64::from(piece.offset);
                    regions
                        .check(local.key.0, address, length.into(), Access::LocalWrite)
                        .map_err(|_| (Reason::Receiver, Status::LocalProtection))?;
                    Ok(Verdict::Place(address))
                }
            },
            Target::Write { address, key } => {
                remote(key, address, Access::RemoteWrite)?;
                Ok(if length == 0 { Verdict::Take } else { Verdict::Place(address) })
            }
            Target::WriteImmediate { address, key, receive, .. } => {
                remote(key, address, Access::RemoteWrite)?;
                match self.receive(receive) {
                    Err(()) => Ok(Verdict::NotReady),
                    Ok(None) => Err(INVALID),
                    Ok(Some(_)) if length == 0 => Ok(Verdict::Take),
                    Ok(Some(_)) => Ok(Verdict::Place(address)),
                }
            }
            Target::ReadRequest { address, key } => {
                remote(key, address, Access::RemoteRead)?;
                Ok(Verdict::Take)
            }
            Target::ReadResponse => Err(INVALID),
        }
    }

    fn fault(&mut self, piece: &Fragment, known: Option<usize>, fault: (Reason, Status)) {
        match known {
            Some(at) => self.open[at].fault = Some(fault),
            None => self.open.push(Open {
                message: piece.message,
                total: piece.total,
                missing: piece.total,
                target: piece.target,
                fault: Some(fault),
            }),
        }
    }

    /// The peer has given the flow up from this message on.
    pub fn aborted(&mut self, message: u32) {
        if self.failed || ahead(message, self.expected) < 0 {
            return;
        }
        let fault = Some((Reason::Aborted, Status::RemoteAborted));
        match self.open.iter_mut().find(|open| open.message == message) {
            Some(open) => open.fault = open.fault.or(fault),
            None => self.open.push(Open {
                message,
                total: 0,
                missing: 0,
                target: Target::ReadResponse,
                fault,
            }),
        }
    }

    /// Takes the next message whose turn it is, if it is complete or fails.
    pub fn advance(&mut self) -> Option<Open> {
        let at = self.open.iter().position(|open| open.message == self.expected)?;
        let open = self.open[at];
        if open.fault.is_none() {
            if open.missing > 0 {
                return None;
            }
            self.expected = self.expected.wrapping_add(1);
        } else {
            self.failed = true;
            self.open.clear();
            return Some(open);
        }
        self.open.swap_remove(at);
        Some(open)
    }

    /// Takes the first posted receive.
    pub fn take_receive(&mut self) -> Option<ReceiveRequest> {
        let request = self.posted.pop_front()?;
        self.first_receive = self.first_receive.wrapping_add(1);
        Some(request)
    }

    /// A Read is to be answered.
    pub fn answer_read(&mut self, message: u32, address: u64, key: RemoteKey, total: u32) {
        let answer = Answer { message, address, key, total, cut: 0, is_cut: false, pieces: 1 };
        self.answers.push_back(answer);
    }

    /// An answer cannot go on.
    pub fn drop_answer(&mut self, message: u32) {
        self.answers.retain(|answer| answer.message != message);
        self.failed = true;
        self.open.clear();
    }

    /// Whether a piece of an answer could leave.
    pub fn has_piece(&self) -> bool {
        self.answers.iter().any(|answer| !answer.is_cut)
    }

    /// Takes the piece of an answer that leaves next, of `most` bytes at most. Only if there is one.
    pub fn take_piece(&mut self, most: u32) -> Option<Piece> {
        let answer = self.answers.iter_mut().find(|answer| !answer.is_cut)?;
        let (offset, length) = (answer.cut, most.min(answer.total - answer.cut));
        answer.cut += length;
        answer.is_cut = answer.cut == answer.total;
        answer.pieces += u32::from(!answer.is_cut);
        Some(Piece { message: answer.message, offset, length: length as u16 })
    }

    /// The answer to a Read, by its number.
    pub fn answer(&self, message: u32) -> Option<&Answer> {
        self.answers.iter().find(|answer| answer.message == message)
    }

    /// A piece of an answer is delivered.
    pub fn answer_delivered(&mut self, message: u32) {
        if let Some(at) = self.answers.iter().position(|answer| answer.message == message) {
            self.answers[at].pieces = self.answers[at].pieces.saturating_sub(1);
            if self.answers[at].pieces == 0 {
                self.answers.remove(at);
            }
        }
    }
}

/// What a complete message tells the application, if it takes a receive.
pub fn completed(target: &Target) -> Option<Completed> {
    match target {
        Target::Send { .. } => Some(Completed::Receive),
        Target::WriteImmediate { immediate, .. } => Some(Completed::ReceiveImmediate(*immediate)),
        _ => None,
    }
}
