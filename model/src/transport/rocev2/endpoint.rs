//! An endpoint of the baseline: all that a NIC keeps of its reliable connections.
//!
//! The caller's loop is that of [`crate::transport::endpoint`]. Short packets (acknowledgements, NAKs,
//! notifications) leave before data, connections of a port take turns packet by packet, each no
//! faster than its rate.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, VecDeque};

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use super::config::Config;
use super::connection::Connection;
use super::counters::{Counters, Event};
use super::packet::{Body, Data, Packet, Target, expand, truncate};
use crate::transport::endpoint::{Arrival, Placement};
use crate::transport::region::{Access, Keys, Region, Regions, RegisterError};
use crate::transport::time::Time;
use crate::transport::work::{
    Completed, Completion, ConnectionId, LocalBuffer, Operation, PostError, ReceiveRequest,
    RemoteBuffer, Status, StreamId, WorkRequest,
};

/// What the two ends of a connection agree on beforehand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ConnectionConfig {
    /// The peer's number of this connection.
    pub peer: ConnectionId,
    /// The same at both ends.
    pub token: u32,
    /// The port it leaves through.
    pub port: u8,
    /// Its UDP source port.
    pub source_port: u16,
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

#[derive(Debug, Default)]
struct Port {
    /// Connections with short packets to send.
    short: VecDeque<u32>,
    /// Connections that may send data now, in turn.
    ready: VecDeque<u32>,
    /// Connections that may later.
    paced: BinaryHeap<Reverse<(Time, u32)>>,
}

/// The NIC's side of the baseline.
#[derive(Debug)]
pub struct Endpoint {
    config: Config,
    connections: Vec<Connection>,
    ports: Vec<Port>,
    timers: BinaryHeap<Reverse<(Time, u32)>>,
    regions: Regions,
    random: ChaCha8Rng,
    completions: VecDeque<Completion>,
    counters: Counters,
}

/// A reliable connection has one stream.
const STREAM: StreamId = StreamId(0);

impl Endpoint {
    /// An endpoint without connections. Keys are drawn from `seed`.
    pub fn new(config: Config, seed: u64) -> Endpoint {
        Endpoint {
            connections: Vec::new(),
            ports: (0..config.ports).map(|_| Port::default()).collect(),
            timers: BinaryHeap::new(),
            regions: Regions::default(),
            random: ChaCha8Rng::seed_from_u64(seed),
            completions: VecDeque::new(),
            counters: Counters::default(),
            config,
        }
    }

    /// Opens a piece of memory.
    ///
    /// # Errors
    /// If the region is impossible or there are too many.
    pub fn register(&mut self, region: Region) -> Result<Keys, RegisterError> {
        self.regions.register(region, &mut self.random)
    }

    /// The number of the next connection, to be told to the peer.
    pub fn reserve(&self) -> ConnectionId {
        ConnectionId(self.connections.len() as u32)
    }

    /// Makes the connection of the next number; nothing is sent. A port that is not there counts as
    /// the last one.
    pub fn connect(&mut self, config: ConnectionConfig) -> ConnectionId {
        let id = self.reserve();
        let port = config.port.min(self.config.ports.saturating_sub(1));
        let ConnectionConfig { peer, token, source_port, .. } = config;
        self.connections.push(Connection::new(&self.config, peer, token, port, source_port));
        id
    }

    /// Posts a message to be sent or fetched.
    ///
    /// # Errors
    /// If it cannot be accepted; then nothing has changed.
    pub fn post(
        &mut self,
        now: Time,
        id: ConnectionId,
        request: WorkRequest,
    ) -> Result<(), PostError> {
        let connection =
            self.connections.get_mut(id.0 as usize).ok_or(PostError::NoConnection(id))?;
        if connection.failed {
            return Err(PostError::Closed(id));
        }
        let access = match request.operation {
            Operation::Read { .. } => Access::LocalWrite,
            _ => Access::LocalRead,
        };
        let LocalBuffer { key, address, length } = request.local;
        self.regions
            .check(key.0, address, length.into(), access)
            .map_err(|_| PostError::LocalProtection { address, length })?;
        connection.push(&self.config, request, false);
        self.schedule(now, id.0);
        Ok(())
    }

    /// Posts a buffer for a message of the peer.
    ///
    /// # Errors
    /// If it cannot be accepted; then nothing has changed.
    pub fn post_receive(
        &mut self,
        id: ConnectionId,
        request: ReceiveRequest,
    ) -> Result<(), PostError> {
        let connection =
            self.connections.get_mut(id.0 as usize).ok_or(PostError::NoConnection(id))?;
        if connection.failed {
            return Err(PostError::Closed(id));
        }
        let LocalBuffer { key, address, length } = request.local;
        self.regions
            .check(key.0, address, length.into(), Access::LocalWrite)
            .map_err(|_| PostError::LocalProtection { address, length })?;
        connection.receives.push_back(request);
        Ok(())
    }

    /// Takes a packet.
    pub fn receive(&mut self, now: Time, packet: &Packet, arrival: Arrival) -> Outcome {
        let id = packet.connection.0;
        let known = self.connections.get(id as usize);
        if known.is_none_or(|c| c.token != packet.token || c.failed) {
            self.counters.count(Event::NoConnection);
            return Outcome::Dropped(Event::NoConnection);
        }
        match packet.body {
            Body::Data(data) => self.receive_data(now, id, data, arrival),
            Body::Ack { psn } => self.acknowledged(now, id, psn, None),
            Body::Nak { psn } => self.acknowledged(now, id, psn, Some(now)),
            Body::NotReady { psn } => {
                self.acknowledged(now, id, psn, Some(now + self.config.rnr_delay))
            }
            Body::Refused { psn } => {
                let outcome = self.acknowledged(now, id, psn, None);
                self.fail(id, Status::RemoteAccess);
                outcome
            }
            Body::Cnp => {
                self.counters.count(Event::CnpsTaken);
                if self.config.dcqcn {
                    self.connections[id as usize].rate.notify(&self.config, now);
                }
                Outcome::Taken
            }
        }
    }

    fn receive_data(&mut self, now: Time, id: u32, data: Data, arrival: Arrival) -> Outcome {
        let connection = &mut self.connections[id as usize];
        if arrival.ecn_marked {
            self.counters.count(Event::Marked);
            let last = connection.last_cnp;
            if last.is_none_or(|last| now.since(last) >= self.config.cnp_interval) {
                connection.last_cnp = Some(now);
                connection.due.cnp = true;
            }
        }
        let psn = expand(data.psn, connection.expected);
        let outcome = if psn < connection.expected {
            connection.due.ack = true;
            self.counters.count(Event::Duplicates);
            Outcome::Dropped(Event::Duplicates)
        } else if psn > connection.expected {
            // Once for each gap; until it is closed, what follows is dropped in silence.
            if !connection.nak_sent {
                connection.nak_sent = true;
                connection.due.nak = true;
            }
            self.counters.count(Event::OutOfOrder);
            Outcome::Dropped(Event::OutOfOrder)
        } else {
            self.take(now, id, data)
        };
        self.queue_short(id);
        outcome
    }

    /// The packet that was expected.
    fn take(&mut self, now: Time, id: u32, data: Data) -> Outcome {
        let connection = &mut self.connections[id as usize];
        let last = data.offset.checked_add(data.length) == Some(data.total);
        let needs_receive = match data.target {
            Target::Send => true,
            Target::Write { immediate, .. } => immediate.is_some() && last,
            Target::ReadRequest { .. } | Target::ReadResponse => false,
        };
        if needs_receive && connection.receives.is_empty() {
            connection.due.not_ready = true;
            connection.nak_sent = true;
            self.counters.count(Event::NotReady);
            return Outcome::Dropped(Event::NotReady);
        }
        // Where the bytes go, and whether they may.
        let regions = &self.regions;
        let allowed = |key, address, access| {
            regions.check(key, address, data.length.into(), access).ok().map(|()| address)
        };
        let offset = u64::from(data.offset);
        let address = match data.target {
            Target::Send => connection.receives.front().and_then(|receive| {
                let fits = data.total <= receive.local.length;
                let at = receive.local.address.checked_add(offset).filter(|_| fits)?;
                allowed(receive.local.key.0, at, Access::LocalWrite)
            }),
            Target::Write { address, key, .. } => {
                address.checked_add(offset).and_then(|at| allowed(key.0, at, Access::RemoteWrite))
            }
            Target::ReadRequest { address, key } => allowed(key.0, address, Access::RemoteRead),
            Target::ReadResponse => oldest_read(connection).and_then(|message| {
                let at = message.request.local.address.checked_add(offset)?;
                allowed(message.request.local.key.0, at, Access::LocalWrite)
            }),
        };
        let Some(address) = address else {
            connection.due.refused = true;
            self.counters.count(Event::Refused);
            return Outcome::Dropped(Event::Refused);
        };
        connection.expected += 1;
        connection.nak_sent = false;
        connection.unacknowledged += 1;
        if data.ack_now || connection.unacknowledged >= self.config.ack_every {
            connection.due.ack = true;
        }
        self.counters.count(Event::Accepted);
        if let Target::ReadRequest { address, key } = data.target {
            let local = LocalBuffer {
                key: crate::transport::region::LocalKey(0),
                address,
                length: data.total,
            };
            let operation = Operation::Read { remote: RemoteBuffer { key, address } };
            connection.push(&self.config, WorkRequest { id: 0, local, operation }, true);
            self.schedule(now, id);
            return Outcome::Taken;
        }
        self.counters.add(Event::PlacedBytes, data.length.into());
        if data.target == Target::ReadResponse {
            if let Some(message) = oldest_read(connection) {
                message.read += data.length;
            }
            self.complete(id);
        } else if needs_receive && last {
            let connection = &mut self.connections[id as usize];
            if let Some(receive) = connection.receives.pop_front() {
                let what = match data.target {
                    Target::Write { immediate: Some(value), .. } => {
                        Completed::ReceiveImmediate(value)
                    }
                    _ => Completed::Receive,
                };
                self.counters.count(Event::MessagesReceived);
                self.completions.push_back(Completion {
                    connection: ConnectionId(id),
                    stream: STREAM,
                    id: receive.id,
                    what,
                    status: Status::Success,
                    length: data.total,
                });
            }
        }
        let connection = ConnectionId(id);
        Outcome::Placed(Placement { connection, stream: STREAM, address, length: data.length })
    }

    /// Everything before `psn` has arrived; from there on it is sent again after `again`.
    fn acknowledged(&mut self, now: Time, id: u32, psn: u32, again: Option<Time>) -> Outcome {
        let connection = &mut self.connections[id as usize];
        let psn = expand(psn, connection.una);
        if psn < connection.una || psn > connection.highest {
            self.counters.count(Event::BadAck);
            return Outcome::Dropped(Event::BadAck);
        }
        if psn > connection.una {
            connection.una = psn;
            connection.retries = 0;
            connection.next = connection.next.max(psn);
            connection.timeout_at =
                if psn < connection.highest { now + self.config.timeout } else { Time::NEVER };
        }
        if let Some(again) = again {
            connection.go_back(psn);
            connection.next_send = connection.next_send.max(again);
        }
        self.complete(id);
        self.set_timer(id);
        self.schedule(now, id);
        Outcome::Taken
    }

    fn complete(&mut self, id: u32) {
        while let Some(message) = self.connections[id as usize].complete() {
            if !message.response {
                self.counters.count(Event::MessagesSent);
                self.completions.push_back(completion(id, &message.request, Status::Success));
            }
        }
    }

    /// Ends a connection: the oldest request gets the reason, all others are flushed.
    fn fail(&mut self, id: u32, status: Status) {
        let connection = &mut self.connections[id as usize];
        connection.failed = true;
        connection.timeout_at = Time::NEVER;
        let mut status = status;
        for message in std::mem::take(&mut connection.queue) {
            if !message.response {
                self.completions.push_back(completion(id, &message.request, status));
                self.counters.count(Event::CompletedBad);
                status = Status::Flushed;
            }
        }
        for receive in std::mem::take(&mut connection.receives) {
            self.counters.count(Event::CompletedBad);
            self.completions.push_back(Completion {
                connection: ConnectionId(id),
                stream: STREAM,
                id: receive.id,
                what: Completed::Receive,
                status: Status::Flushed,
                length: 0,
            });
        }
    }

    /// Puts a connection that has data to send into its port's queues.
    fn schedule(&mut self, now: Time, id: u32) {
        let connection = &mut self.connections[id as usize];
        if connection.scheduled || !connection.wants_to_send(&self.config) {
            return;
        }
        connection.scheduled = true;
        let port = &mut self.ports[usize::from(connection.port)];
        if connection.next_send <= now {
            port.ready.push_back(id);
        } else {
            port.paced.push(Reverse((connection.next_send, id)));
        }
    }

    fn queue_short(&mut self, id: u32) {
        let connection = &mut self.connections[id as usize];
        let due = &mut connection.due;
        if !due.queued && (due.cnp || due.nak || due.not_ready || due.refused || due.ack) {
            due.queued = true;
            self.ports[usize::from(connection.port)].short.push_back(id);
        }
    }

    /// The next packet to leave through a port. While it is `paused` only short packets leave.
    pub fn transmit(&mut self, now: Time, port: u8, paused: bool) -> Option<Departure> {
        if let Some(id) = self.ports.get_mut(usize::from(port))?.short.pop_front() {
            let connection = ConnectionId(id);
            return Some(Departure { connection, packet: self.short_packet(id) });
        }
        if paused {
            return None;
        }
        loop {
            let queues = &mut self.ports[usize::from(port)];
            while let Some(&Reverse((at, id))) = queues.paced.peek()
                && at <= now
            {
                queues.paced.pop();
                queues.ready.push_back(id);
            }
            let id = queues.ready.pop_front()?;
            let connection = &mut self.connections[id as usize];
            connection.scheduled = false;
            if connection.next_send > now {
                self.schedule(now, id);
                continue;
            }
            if !connection.wants_to_send(&self.config) {
                continue;
            }
            let again = connection.next < connection.highest;
            let Some(data) = connection.next_data(&self.config) else { continue };
            let packet = Packet {
                connection: connection.peer,
                token: connection.token,
                source_port: connection.source_port,
                body: Body::Data(data),
            };
            let bytes = packet.header_bytes() + packet.payload_bytes();
            if self.config.dcqcn {
                connection.rate.sent(&self.config, bytes);
                let gap = connection.rate.gap(&self.config, now, bytes);
                connection.next_send = now + gap;
            }
            if connection.timeout_at == Time::NEVER {
                connection.timeout_at = now + self.config.timeout;
                self.set_timer(id);
            }
            self.counters.count(Event::Sent);
            self.counters.add(Event::SentBytes, packet.payload_bytes().into());
            if again {
                self.counters.count(Event::Retransmitted);
            }
            self.schedule(now, id);
            return Some(Departure { connection: ConnectionId(id), packet });
        }
    }

    fn short_packet(&mut self, id: u32) -> Packet {
        let connection = &mut self.connections[id as usize];
        let psn = truncate(connection.expected);
        let due = &mut connection.due;
        let body = if std::mem::take(&mut due.cnp) {
            self.counters.count(Event::CnpsSent);
            Body::Cnp
        } else if std::mem::take(&mut due.refused) {
            self.counters.count(Event::NaksSent);
            Body::Refused { psn }
        } else if std::mem::take(&mut due.not_ready) {
            self.counters.count(Event::NaksSent);
            Body::NotReady { psn }
        } else if std::mem::take(&mut due.nak) {
            self.counters.count(Event::NaksSent);
            due.ack = false;
            connection.unacknowledged = 0;
            Body::Nak { psn }
        } else {
            self.counters.count(Event::AcksSent);
            due.ack = false;
            connection.unacknowledged = 0;
            Body::Ack { psn }
        };
        let packet = Packet {
            connection: connection.peer,
            token: connection.token,
            source_port: connection.source_port,
            body,
        };
        connection.due.queued = false;
        self.queue_short(id);
        packet
    }

    /// Ports through which a packet may be waiting to leave, a bit each.
    pub fn ports_to_serve(&self) -> u32 {
        let waits = |port: &Port| {
            !port.short.is_empty() || !port.ready.is_empty() || !port.paced.is_empty()
        };
        self.ports.iter().enumerate().map(|(i, port)| u32::from(waits(port)) << i).sum()
    }

    fn set_timer(&mut self, id: u32) {
        let connection = &mut self.connections[id as usize];
        if connection.timeout_at < connection.timer_entry {
            connection.timer_entry = connection.timeout_at;
            self.timers.push(Reverse((connection.timeout_at, id)));
        }
    }

    /// When `expire` wants to be called: a timeout, or a paced connection's turn.
    pub fn deadline(&self, now: Time) -> Option<Time> {
        let timeout = self.timers.peek().map(|&Reverse((at, _))| at);
        let paced = self.ports.iter().filter_map(|port| port.paced.peek());
        // One whose turn has come waits for its port, not for a timer.
        let paced = paced.map(|&Reverse((at, _))| at).filter(|&at| at > now);
        paced.chain(timeout).min()
    }

    /// Does what is due by now.
    pub fn expire(&mut self, now: Time) {
        while let Some(&Reverse((at, id))) = self.timers.peek()
            && at <= now
        {
            self.timers.pop();
            let connection = &mut self.connections[id as usize];
            connection.timer_entry = Time::NEVER;
            if connection.timeout_at <= now {
                self.counters.count(Event::Timeouts);
                connection.retries += 1;
                if connection.retries > self.config.retries {
                    self.fail(id, Status::RetryExceeded);
                    continue;
                }
                connection.timeout_at = now + self.config.timeout;
                connection.go_back(connection.una);
                self.schedule(now, id);
            }
            self.set_timer(id);
        }
    }

    /// The next completion.
    pub fn completion(&mut self) -> Option<Completion> {
        self.completions.pop_front()
    }

    /// What was counted.
    pub fn counters(&self) -> &Counters {
        &self.counters
    }
}

fn oldest_read(connection: &mut Connection) -> Option<&mut super::connection::Message> {
    connection.queue.iter_mut().find(|message| {
        !message.response
            && matches!(message.request.operation, Operation::Read { .. })
            && message.read < message.request.local.length
    })
}

fn completion(id: u32, request: &WorkRequest, status: Status) -> Completion {
    let what = match request.operation {
        Operation::Send => Completed::Send,
        Operation::Write { .. } => Completed::Write,
        Operation::WriteImmediate { .. } => Completed::WriteImmediate,
        Operation::Read { .. } => Completed::Read,
    };
    Completion {
        connection: ConnectionId(id),
        stream: STREAM,
        id: request.id,
        what,
        status,
        length: request.local.length,
    }
}
