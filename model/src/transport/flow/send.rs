//! The sending end of a flow: posted work, cut into pieces, until all pieces are delivered.

use std::collections::VecDeque;

use crate::transport::config::Config;
use crate::transport::packet::Fragment;
use crate::transport::sequence::ahead;
use crate::transport::time::Time;
use crate::transport::work::{Completed, LocalBuffer, Operation, Status, WorkRequest};

/// Posted work that is not complete.
#[derive(Clone, Copy, Debug)]
pub struct Pending {
    /// What was posted.
    pub request: WorkRequest,
    /// Receive that it takes, if it takes one.
    pub receive: u32,
    /// Pieces that are not delivered, what is not cut being one; of a Read 1 until all of its answer is here.
    pub pieces: u32,
    /// Of a Read: bytes that have not come.
    pub missing: u32,
}

impl Pending {
    /// Whether it is a Read.
    pub fn is_read(&self) -> bool {
        matches!(self.request.operation, Operation::Read { .. })
    }

    /// What its completion says it was.
    pub fn what(&self) -> Completed {
        match self.request.operation {
            Operation::Send => Completed::Send,
            Operation::Write { .. } => Completed::Write,
            Operation::WriteImmediate { .. } => Completed::WriteImmediate,
            Operation::Read { .. } => Completed::Read,
        }
    }
}

/// A piece of a message of this flow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece {
    /// The message.
    pub message: u32,
    /// Bytes before it.
    pub offset: u32,
    /// Its bytes.
    pub length: u16,
}

/// The sending end.
#[derive(Debug, Default)]
pub struct SendFlow {
    /// Number of the first message in the queue.
    first: u32,
    queue: VecDeque<Pending>,
    /// Message that is cut next, and how far it is.
    next: u32,
    next_offset: u32,
    /// Receives taken by all posted so far.
    receives: u32,
    /// Pieces that the receiver was not ready for.
    refused: Vec<Piece>,
    /// Nothing leaves before.
    pub paused_until: Time,
    /// Pauses since the last message completed.
    pub pauses: u8,
    /// The first message that fails, and how.
    fails: Option<(u32, Status)>,
    /// It has failed.
    pub failed: bool,
    /// It stands in its connection's queue of flows with something to send.
    pub queued: bool,
}

impl SendFlow {
    /// A flow whose next message and receive have these numbers.
    pub fn resumed(message: u32, receives: u32) -> Self {
        Self { first: message, next: message, receives, ..Self::default() }
    }

    /// Numbers of the next message and receive.
    pub fn position(&self) -> (u32, u32) {
        (self.first.wrapping_add(self.queue.len() as u32), self.receives)
    }

    /// Whether nothing is posted, and the flow has not failed.
    pub fn is_quiet(&self) -> bool {
        self.queue.is_empty() && !self.failed
    }

    /// Posted and not complete.
    pub fn len(&self) -> usize {
        self.queue.len()
    }

    /// Takes work.
    pub fn post(&mut self, request: WorkRequest) {
        let receive = self.receives;
        let takes = matches!(request.operation, Operation::Send | Operation::WriteImmediate { .. });
        self.receives = receive.wrapping_add(u32::from(takes));
        let length = request.local.length;
        let read = matches!(request.operation, Operation::Read { .. });
        let missing = if read { length } else { 0 };
        self.queue.push_back(Pending { request, receive, pieces: 1, missing });
    }

    /// The work behind a message number, unless it is complete or fails.
    pub fn pending(&self, message: u32) -> Option<&Pending> {
        if self.is_lost_cause(message) {
            return None;
        }
        self.queue.get(message.wrapping_sub(self.first) as usize)
    }

    /// The same, to be changed.
    pub fn pending_mut(&mut self, message: u32) -> Option<&mut Pending> {
        if self.is_lost_cause(message) {
            return None;
        }
        self.queue.get_mut(message.wrapping_sub(self.first) as usize)
    }

    fn is_lost_cause(&self, message: u32) -> bool {
        self.failed || self.fails.is_some_and(|(at, _)| ahead(message, at) >= 0)
    }

    /// A piece of the answer to a Read has come. Where in its buffer it belongs and the buffer; `None` if
    /// no such answer is awaited.
    pub fn answered(&mut self, piece: &Fragment) -> Option<LocalBuffer> {
        if ahead(self.next, piece.message) <= 0 {
            return None;
        }
        let pending = self.pending_mut(piece.message)?;
        let (local, length) = (pending.request.local, piece.payload.length);
        let fits = pending.is_read()
            && pending.pieces > 0
            && piece.total == local.length
            && length <= pending.missing;
        if !fits {
            return None;
        }
        pending.missing -= length;
        pending.pieces = u32::from(pending.missing > 0);
        let address = local.address + u64::from(piece.offset);
        Some(LocalBuffer { address, length, ..local })
    }

    /// Whether a number belongs to posted work that is not complete.
    pub fn is_posted(&self, message: u32) -> bool {
        (message.wrapping_sub(self.first) as usize) < self.queue.len()
    }

    /// Whether a piece could leave now.
    pub fn has_piece(&self, now: Time, config: &Config) -> bool {
        if self.failed || now < self.paused_until {
            return false;
        }
        let started = self.next.wrapping_sub(self.first);
        let more = started < config.message_window && (started as usize) < self.queue.len();
        !self.refused.is_empty() || more && !self.is_lost_cause(self.next)
    }

    /// Takes the piece that leaves next, of `most` bytes at most. Only if there is one.
    pub fn take_piece(&mut self, most: u32) -> Option<Piece> {
        while let Some(piece) = self.refused.pop() {
            if self.pending(piece.message).is_some() {
                return Some(piece);
            }
        }
        let pending = self.pending(self.next)?;
        let total = pending.request.local.length;
        let (message, offset) = (self.next, self.next_offset);
        let length = if pending.is_read() { 0 } else { most.min(total - offset) };
        if pending.is_read() || offset + length == total {
            self.next = message.wrapping_add(1);
            self.next_offset = 0;
        } else {
            self.next_offset = offset + length;
            self.pending_mut(message)?.pieces += 1;
        }
        Some(Piece { message, offset, length: length as u16 })
    }

    /// A piece comes back: the receiver was not ready.
    pub fn give_back(&mut self, piece: Piece) {
        if self.pending(piece.message).is_some() {
            self.refused.push(piece);
        }
    }

    /// A piece is delivered.
    pub fn delivered(&mut self, message: u32) {
        if let Some(pending) = self.pending_mut(message)
            && !pending.is_read()
        {
            pending.pieces = pending.pieces.saturating_sub(1);
        }
    }

    /// The flow fails at a message: all before it are still to complete.
    pub fn fail_at(&mut self, message: u32, status: Status) {
        if self.fails.is_none_or(|(at, _)| ahead(message, at) < 0) {
            self.fails = Some((message, status));
            self.refused.retain(|piece| ahead(piece.message, message) < 0);
        }
    }

    /// Whether it fails at this message or before.
    pub fn fails_at(&self, message: u32) -> bool {
        self.is_lost_cause(message)
    }

    /// Takes the next piece of work that is complete, in order.
    pub fn retire(&mut self) -> Option<(Pending, Status)> {
        if self.failed {
            return self.queue.pop_front().map(|pending| (pending, Status::Flushed));
        }
        if let Some((at, status)) = self.fails
            && at == self.first
        {
            self.failed = true;
            self.refused.clear();
            return self.queue.pop_front().map(|pending| (pending, status));
        }
        if self.queue.front()?.pieces > 0 {
            return None;
        }
        self.first = self.first.wrapping_add(1);
        self.pauses = 0;
        self.queue.pop_front().map(|pending| (pending, Status::Success))
    }
}
