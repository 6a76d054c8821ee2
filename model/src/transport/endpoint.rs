//! An endpoint: everything that a NIC keeps for the transport. See [`super`] for its surroundings.
//!
//! The caller's loop:
//!
//! - A port is free: `transmit(now, port)`. `None` says that nothing can be sent there until something
//!   else has been called; [`Endpoint::ports_to_serve`] names the ports worth asking.
//! - A packet arrived: `receive`. If it is placed, copy the packet's payload to the placement.
//! - `deadline` is reached: `expire`.
//! - Completions wait: `completion`.
//!
//! Any number of calls may have the same `now`; it never goes back.

use std::cmp::Reverse;

use rand::RngExt;

use super::config::{Config, ConfigError};
use super::connection::{Asleep, Connection, Fate};
use super::context::Context;
use super::counters::{Counters, Event};
pub use super::interface::{
    Arrival, ConnectError, ConnectionConfig, ConnectionState, ConnectionView, Departure, Outcome,
    PathView, Placement,
};
use super::packet::{Body, Content, Packet};
use super::region::{Access, Denied, Keys, LocalKey, Region, RegisterError};
use super::share::{Inbound, Piece};
use super::time::Time;
use super::work::{
    Completion, ConnectionId, LocalBuffer, Operation, PostError, ReceiveRequest, Status, StreamId,
    WorkRequest,
};

/// The end of a connection that is to be told to the peer.
#[derive(Clone, Copy, Debug)]
struct Closing {
    /// Times that it is still to be told.
    left: u8,
    next: Time,
}

/// Times that the end of a connection is told, until the peer answers.
const CLOSE_TRIES: u8 = 8;

/// A connection's place.
#[derive(Debug)]
struct Row {
    state: ConnectionState,
    config: Option<ConnectionConfig>,
    /// Made when it is used.
    live: Option<Box<Connection>>,
    /// What remains of it while it is not.
    asleep: Option<Box<Asleep>>,
    closing: Option<Closing>,
    /// A Close, or the answer to one, waits to be sent.
    last_word: Option<Body>,
}

/// The NIC's side of the transport.
#[derive(Debug)]
pub struct Endpoint {
    context: Context,
    rows: Vec<Row>,
}

fn inbound_of(rows: &mut [Row], id: u32) -> Option<&mut Inbound> {
    rows.get_mut(id as usize)?.live.as_mut().map(|live| &mut live.inbound)
}

impl Endpoint {
    /// An endpoint without connections. Source ports and keys are drawn from `seed`.
    ///
    /// # Errors
    /// If a parameter is impossible.
    pub fn new(config: Config, seed: u64) -> Result<Self, ConfigError> {
        config.validate()?;
        Ok(Self { context: Context::new(config, seed), rows: Vec::new() })
    }

    /// The parameters.
    pub fn config(&self) -> &Config {
        &self.context.config
    }

    /// Opens a piece of memory.
    ///
    /// # Errors
    /// If the region is impossible or there are too many.
    pub fn register(&mut self, region: Region) -> Result<Keys, RegisterError> {
        self.context.regions.register(region, &mut self.context.rng)
    }

    /// Closes a piece of memory to everyone from now on. Whether there was such a region.
    pub fn deregister(&mut self, key: LocalKey) -> bool {
        self.context.regions.deregister(key)
    }

    /// Reserves the number of a connection, to be told to the peer.
    pub fn reserve(&mut self) -> ConnectionId {
        let id = ConnectionId(self.rows.len() as u32);
        self.rows.push(Row {
            state: ConnectionState::Reserved,
            config: None,
            live: None,
            asleep: None,
            closing: None,
            last_word: None,
        });
        id
    }

    /// Makes a connection under a reserved number; nothing is sent.
    ///
    /// # Errors
    /// If the number is not reserved, or it has too few or too many paths or streams.
    pub fn connect(
        &mut self,
        connection: ConnectionId,
        config: ConnectionConfig,
    ) -> Result<(), ConnectError> {
        if !(1..=256).contains(&config.paths) {
            return Err(ConnectError::Paths(config.paths));
        }
        if config.streams == 0 {
            return Err(ConnectError::Streams);
        }
        match self.rows.get_mut(connection.0 as usize) {
            Some(row) if row.state == ConnectionState::Reserved => {
                row.state = ConnectionState::Open;
                row.config = Some(config);
                Ok(())
            }
            _ => Err(ConnectError::NotReserved(connection.0)),
        }
    }

    /// What a connection is.
    pub fn state(&self, connection: ConnectionId) -> Option<ConnectionState> {
        self.rows.get(connection.0 as usize).map(|row| row.state)
    }

    /// Ends a connection: flushes its work, tells the peer. Nothing happens if it is not open.
    pub fn disconnect(&mut self, now: Time, connection: ConnectionId) {
        let id = connection.0;
        let Some(row) = self.rows.get_mut(id as usize) else { return };
        if row.state != ConnectionState::Open {
            return;
        }
        row.closing = Some(Closing { left: CLOSE_TRIES, next: now });
        self.end(id, ConnectionState::Closed, Status::Flushed);
        self.say_close(now, id);
    }

    /// A connection is over at this end.
    fn end(&mut self, id: u32, state: ConnectionState, first: Status) {
        self.context.share.leave(id, self.rows.as_mut_slice(), inbound_of);
        let row = &mut self.rows[id as usize];
        (row.state, row.asleep) = (state, None);
        if let Some(mut live) = row.live.take() {
            live.flush(first, &mut self.context);
            live.release(&mut self.context);
        }
        self.feed_starved();
    }

    /// Tells the peer that the connection is closed, and sets the time to do so again.
    fn say_close(&mut self, now: Time, id: u32) {
        let wait = self.context.config.initial_rtt.times(2);
        let row = &mut self.rows[id as usize];
        let Some(closing) = &mut row.closing else { return };
        if closing.left == 0 {
            row.closing = None;
            return;
        }
        closing.left -= 1;
        closing.next = now + wait;
        let next = closing.next;
        if row.last_word.replace(Body::Close).is_none() {
            // Another path, and so another port, each time.
            let path = self.path_for_last_word(id);
            let port = usize::from(path % self.context.config.ports);
            self.context.control[port].push_back((id, path));
        }
        self.context.timers.push(Reverse((next, id)));
    }

    fn path_for_last_word(&mut self, id: u32) -> u8 {
        let paths = self.rows[id as usize].config.map_or(1, |config| config.paths);
        self.context.rng.random_range(0..paths) as u8
    }

    /// What an open connection was made with.
    fn open(&self, connection: ConnectionId) -> Result<ConnectionConfig, PostError> {
        match self.rows.get(connection.0 as usize) {
            Some(Row { state: ConnectionState::Open, config: Some(config), .. }) => Ok(*config),
            None | Some(Row { state: ConnectionState::Reserved, .. }) => {
                Err(PostError::NoConnection(connection))
            }
            Some(_) => Err(PostError::Closed(connection)),
        }
    }

    /// The state of an open connection, made if it is not in use.
    fn wake(&mut self, id: u32) {
        let Row { state: ConnectionState::Open, config: Some(config), live, asleep, .. } =
            &mut self.rows[id as usize]
        else {
            return;
        };
        let context = &mut self.context;
        live.get_or_insert_with(|| {
            Box::new(match asleep.take() {
                Some(asleep) => Connection::awake(id, *config, &asleep, context),
                None => Connection::new(id, *config, context),
            })
        });
    }

    fn check_post(
        &self,
        connection: ConnectionId,
        stream: StreamId,
        local: LocalBuffer,
        access: Access,
    ) -> Result<(), PostError> {
        let streams = self.open(connection)?.streams;
        if stream.0 >= streams {
            return Err(PostError::NoStream { stream, streams });
        }
        let LocalBuffer { key, address, length } = local;
        if length == 0 {
            return Ok(());
        }
        match self.context.regions.check(key.0, address, length.into(), access) {
            Ok(()) => Ok(()),
            Err(Denied::Bounds) => Err(PostError::LocalProtection { address, length }),
            Err(Denied::Rights) => Err(PostError::LocalRights),
        }
    }

    /// Posts a message to be sent or fetched.
    ///
    /// # Errors
    /// If it cannot be accepted; then nothing has changed.
    pub fn post(
        &mut self,
        now: Time,
        connection: ConnectionId,
        stream: StreamId,
        request: WorkRequest,
    ) -> Result<(), PostError> {
        let access = match request.operation {
            Operation::Read { .. } => Access::LocalWrite,
            _ => Access::LocalRead,
        };
        self.check_post(connection, stream, request.local, access)?;
        self.wake(connection.0);
        match &mut self.rows[connection.0 as usize].live {
            Some(live) => live.post(now, stream, request, &mut self.context),
            None => Err(PostError::NoConnection(connection)),
        }
    }

    /// Posts a buffer for a message of the peer on this stream.
    ///
    /// # Errors
    /// If it cannot be accepted; then nothing has changed.
    pub fn post_receive(
        &mut self,
        connection: ConnectionId,
        stream: StreamId,
        request: ReceiveRequest,
    ) -> Result<(), PostError> {
        self.check_post(connection, stream, request.local, Access::LocalWrite)?;
        self.wake(connection.0);
        match &mut self.rows[connection.0 as usize].live {
            Some(live) => live.post_receive(stream, request, &self.context),
            None => Err(PostError::NoConnection(connection)),
        }
    }

    /// Takes a packet.
    pub fn receive(&mut self, now: Time, packet: &Packet, arrival: Arrival) -> Outcome {
        let outcome = self.take_packet(now, packet, arrival);
        if let Outcome::Dropped(event) = outcome
            && !is_counted_inside(event)
        {
            self.context.counters.count(event);
        }
        outcome
    }

    fn take_packet(&mut self, now: Time, packet: &Packet, arrival: Arrival) -> Outcome {
        let id = packet.connection.0;
        let Some(Row { config: Some(config), state, .. }) = self.rows.get(id as usize) else {
            return Outcome::Dropped(Event::NoConnection);
        };
        if packet.token != config.token {
            return Outcome::Dropped(Event::BadToken);
        }
        if u16::from(packet.path) >= config.paths {
            return Outcome::Dropped(Event::Malformed);
        }
        match (&packet.body, *state) {
            (Body::Close, state) => {
                if state == ConnectionState::Open {
                    self.end(id, ConnectionState::ClosedByPeer, Status::Flushed);
                }
                let row = &mut self.rows[id as usize];
                if row.last_word.replace(Body::CloseReply).is_none() {
                    let port = usize::from(packet.path % self.context.config.ports);
                    self.context.control[port].push_back((id, packet.path));
                }
                Outcome::Taken
            }
            (Body::CloseReply, ConnectionState::Closed) => {
                self.rows[id as usize].closing = None;
                Outcome::Taken
            }
            (Body::CloseReply, _) => Outcome::Dropped(Event::BadReply),
            (_, ConnectionState::Open) => self.take_on_open(now, packet, arrival),
            _ => Outcome::Dropped(Event::NoConnection),
        }
    }

    fn take_on_open(&mut self, now: Time, packet: &Packet, arrival: Arrival) -> Outcome {
        let id = packet.connection.0;
        self.wake(id);
        let Some(live) = &mut self.rows[id as usize].live else {
            return Outcome::Dropped(Event::NoConnection);
        };
        let outcome = live.receive(now, packet, arrival, &mut self.context);
        match packet.body {
            Body::Sequenced { content: Content::Fragment(piece), .. }
                if !matches!(outcome, Outcome::Dropped(Event::Malformed | Event::BeyondWindow)) =>
            {
                let inbound = Piece {
                    length: piece.payload.length,
                    stamp: packet.timestamp,
                    hungry: piece.hungry,
                    last: piece.last,
                    marked: arrival.ecn_marked,
                };
                self.context.share.take(now, id, inbound, self.rows.as_mut_slice(), inbound_of);
            }
            Body::Ack(_) => self.feed_starved(),
            _ => {}
        }
        outcome
    }

    /// Records have become free: who waits for one may ask again.
    fn feed_starved(&mut self) {
        if self.context.starved.is_empty() || !self.context.records.any_left() {
            return;
        }
        for id in std::mem::take(&mut self.context.starved) {
            if let Some(live) = &mut self.rows[id as usize].live {
                live.wake(&mut self.context);
            }
        }
    }

    /// The next packet to leave through this port. `None` as well if there is no such port.
    pub fn transmit(&mut self, now: Time, port: u8) -> Option<Departure> {
        let at = usize::from(port);
        while let Some((id, path)) = self.context.control.get_mut(at)?.pop_front() {
            let row = &mut self.rows[id as usize];
            if let Some(body) = row.last_word.take() {
                let source_port = self.context.draw_port();
                return row.config.map(|ConnectionConfig { peer, token, .. }| {
                    let timestamp = now.stamp();
                    let packet =
                        Packet { connection: peer, token, path, source_port, timestamp, body };
                    Departure { connection: ConnectionId(id), packet }
                });
            }
            if let Some(live) = &mut row.live
                && let Some(packet) = live.transmit_control(now, path, &mut self.context)
            {
                return Some(Departure { connection: ConnectionId(id), packet });
            }
        }
        while let Some(id) = self.context.ready[at].pop_front() {
            let Some(live) = &mut self.rows[id as usize].live else { continue };
            live.ready &= !(1 << port);
            if let Some(packet) = live.transmit(now, port, &mut self.context) {
                if live.ready & 1 << port == 0 {
                    live.ready |= 1 << port;
                    self.context.ready[at].push_back(id);
                }
                return Some(Departure { connection: ConnectionId(id), packet });
            }
        }
        None
    }

    /// Ports through which a packet may be waiting to leave, a bit each.
    pub fn ports_to_serve(&self) -> u32 {
        let queues = self.context.control.iter().zip(&self.context.ready);
        queues.enumerate().fold(0, |ports, (at, (control, ready))| {
            if control.is_empty() && ready.is_empty() { ports } else { ports | 1 << at }
        })
    }

    /// When `expire` wants to be called.
    pub fn deadline(&mut self) -> Option<Time> {
        while let Some(&Reverse((time, id))) = self.context.timers.peek() {
            if self.is_current(time, id) {
                return Some(time);
            }
            self.context.timers.pop();
        }
        None
    }

    /// Whether an entry of the timers is the earliest of its connection.
    fn is_current(&self, time: Time, id: u32) -> bool {
        let row = &self.rows[id as usize];
        match (&row.live, row.closing) {
            (Some(live), _) => live.timer == time,
            (None, Some(closing)) => closing.next == time,
            (None, None) => false,
        }
    }

    /// Does what is due by now.
    pub fn expire(&mut self, now: Time) {
        while let Some(&Reverse((time, id))) = self.context.timers.peek()
            && time <= now
        {
            self.context.timers.pop();
            if !self.is_current(time, id) {
                continue;
            }
            let row = &mut self.rows[id as usize];
            match &mut row.live {
                None => self.say_close(now, id),
                Some(live) => {
                    live.timer = Time::NEVER;
                    if live.expire(now, &mut self.context) == Fate::Lost {
                        self.end(id, ConnectionState::Lost, Status::RetryExceeded);
                    } else if let Some(asleep) = live.sleep(now, &self.context) {
                        self.context.share.leave(id, self.rows.as_mut_slice(), inbound_of);
                        let row = &mut self.rows[id as usize];
                        (row.live, row.asleep) = (None, Some(Box::new(asleep)));
                    }
                }
            }
        }
    }

    /// The next completion.
    pub fn completion(&mut self) -> Option<Completion> {
        self.context.completions.pop_front()
    }

    /// What was counted.
    pub fn counters(&self) -> &Counters {
        &self.context.counters
    }

    /// The paths of a connection that is in use.
    pub fn paths(&self, connection: ConnectionId) -> Vec<PathView> {
        let live = self.rows.get(connection.0 as usize).and_then(|row| row.live.as_ref());
        let paths = live.map_or(&[][..], |live| live.paths());
        paths
            .iter()
            .map(|path| PathView {
                health: path.send.health(&self.context.config),
                window: path.send.window.bytes,
                in_flight: path.send.in_flight(),
                round_trip: path.send.rtt.mean(),
                marked: path.send.window.fraction,
                source_port: path.send.source_port,
                sent_bytes: path.send.sent_bytes,
            })
            .collect()
    }

    /// Connections that hold more than their numbers.
    pub fn in_use(&self) -> usize {
        self.rows.iter().filter(|row| row.live.is_some()).count()
    }

    /// A connection that is in use.
    pub fn connection(&self, connection: ConnectionId) -> Option<ConnectionView> {
        let live = self.rows.get(connection.0 as usize)?.live.as_ref()?;
        let (window, share) = live.limits();
        Some(ConnectionView { window, share })
    }

    /// Blocks of packet records in use, and connections that count as active senders.
    pub fn load(&self) -> (usize, usize) {
        (self.context.records.used(), self.context.share.active())
    }
}

/// Whether the connection has counted it where it was found.
fn is_counted_inside(event: Event) -> bool {
    matches!(event, Event::Duplicates | Event::NotReady | Event::Refused)
}
