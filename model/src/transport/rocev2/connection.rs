//! One connection: the sender's queue and place in it, the receiver's place in the peer's.

use std::collections::VecDeque;

use super::config::Config;
use super::dcqcn::Dcqcn;
use super::packet::{Data, Target, truncate};
use crate::transport::time::Time;
use crate::transport::work::{ConnectionId, Operation, ReceiveRequest, WorkRequest};

/// A message in the send queue.
#[derive(Clone, Copy, Debug)]
pub struct Message {
    /// What was asked for; of the answer to a peer's Read, nothing of it matters but the length.
    pub request: WorkRequest,
    /// Whether it answers a Read of the peer's.
    pub response: bool,
    /// PSN of its first packet.
    pub first: u64,
    /// Its packets.
    pub packets: u64,
    /// Of a Read: bytes that have come.
    pub read: u32,
}

/// Which of a connection's short packets are due.
#[derive(Clone, Copy, Debug, Default)]
pub struct Due {
    pub cnp: bool,
    pub nak: bool,
    pub not_ready: bool,
    pub refused: bool,
    pub ack: bool,
    /// Whether the connection is in its port's queue for them.
    pub queued: bool,
}

/// One end of a connection.
#[derive(Debug)]
pub struct Connection {
    pub peer: ConnectionId,
    pub token: u32,
    pub port: u8,
    pub source_port: u16,
    pub failed: bool,

    /// Messages posted and not complete.
    pub queue: VecDeque<Message>,
    /// The message that the next packet belongs to, as a place in the queue.
    cursor: usize,
    /// The lowest PSN not acknowledged.
    pub una: u64,
    /// The PSN sent next.
    pub next: u64,
    /// The PSN behind the highest one sent.
    pub highest: u64,
    /// The PSN behind the last one posted.
    pub end: u64,
    pub retries: u8,
    /// When the oldest packet under way counts as lost.
    pub timeout_at: Time,
    /// When this connection's entry in the endpoint's timers is due.
    pub timer_entry: Time,
    /// Not before: pacing, or a receiver that was not ready.
    pub next_send: Time,
    /// Whether it is in its port's queues.
    pub scheduled: bool,
    pub rate: Dcqcn,

    /// The PSN expected next.
    pub expected: u64,
    /// A NAK was sent for it.
    pub nak_sent: bool,
    pub unacknowledged: u32,
    pub due: Due,
    pub receives: VecDeque<ReceiveRequest>,
    pub last_cnp: Option<Time>,
}

impl Connection {
    pub fn new(
        config: &Config,
        peer: ConnectionId,
        token: u32,
        port: u8,
        source_port: u16,
    ) -> Connection {
        Connection {
            peer,
            token,
            port,
            source_port,
            failed: false,
            queue: VecDeque::new(),
            cursor: 0,
            una: 0,
            next: 0,
            highest: 0,
            end: 0,
            retries: 0,
            timeout_at: Time::NEVER,
            timer_entry: Time::NEVER,
            next_send: Time::ZERO,
            scheduled: false,
            rate: Dcqcn::new(config),
            expected: 0,
            nak_sent: false,
            unacknowledged: 0,
            due: Due::default(),
            receives: VecDeque::new(),
            last_cnp: None,
        }
    }

    /// Adds a message to the queue.
    pub fn push(&mut self, config: &Config, request: WorkRequest, response: bool) {
        let reads = matches!(request.operation, Operation::Read { .. }) && !response;
        // An empty message is one packet; so is the request of a Read.
        let packets = if reads {
            1
        } else {
            u64::from(request.local.length).div_ceil(config.mtu.into()).max(1)
        };
        self.queue.push_back(Message { request, response, first: self.end, packets, read: 0 });
        self.end += packets;
    }

    /// Whether a data packet could be sent.
    pub fn wants_to_send(&self, config: &Config) -> bool {
        !self.failed && self.next < self.end && self.next - self.una < config.most_under_way.into()
    }

    /// The next data packet; the caller has seen that there is one.
    pub fn next_data(&mut self, config: &Config) -> Option<Data> {
        while self.queue.get(self.cursor)?.first > self.next {
            self.cursor = self.cursor.checked_sub(1)?;
        }
        while self.queue.get(self.cursor)?.first + self.queue[self.cursor].packets <= self.next {
            self.cursor += 1;
        }
        let message = &self.queue[self.cursor];
        let place = self.next - message.first;
        let total = message.request.local.length;
        let offset = place as u32 * config.mtu;
        let (length, target) = match message.request.operation {
            Operation::Read { .. } if message.response => {
                ((total - offset).min(config.mtu), Target::ReadResponse)
            }
            Operation::Read { remote } => {
                (total, Target::ReadRequest { address: remote.address, key: remote.key })
            }
            Operation::Send => ((total - offset).min(config.mtu), Target::Send),
            Operation::Write { remote } => (
                (total - offset).min(config.mtu),
                Target::Write { address: remote.address, key: remote.key, immediate: None },
            ),
            Operation::WriteImmediate { remote, immediate } => (
                (total - offset).min(config.mtu),
                Target::Write {
                    address: remote.address,
                    key: remote.key,
                    immediate: Some(immediate),
                },
            ),
        };
        let psn = truncate(self.next);
        let last = place + 1 == message.packets;
        let ack_now = last || (self.next + 1 - self.una).is_multiple_of(config.ack_every.into());
        self.next += 1;
        self.highest = self.highest.max(self.next);
        Some(Data { psn, total, offset, length, target, ack_now })
    }

    /// Goes back to a PSN.
    pub fn go_back(&mut self, psn: u64) {
        self.next = psn;
        self.cursor = self.cursor.min(self.queue.len().saturating_sub(1));
    }

    /// Takes the oldest message out if all of it is done.
    pub fn complete(&mut self) -> Option<Message> {
        let message = self.queue.front()?;
        let done = message.first + message.packets <= self.una;
        let reads =
            matches!(message.request.operation, Operation::Read { .. }) && !message.response;
        if !done || (reads && message.read < message.request.local.length) {
            return None;
        }
        self.cursor = self.cursor.saturating_sub(1);
        self.queue.pop_front()
    }
}
