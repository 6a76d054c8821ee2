//! An endpoint of the transport on a host: the protocol core, memory, sockets, and the passes that move
//! packets between them.
//!
//! ```text
//!   post, post_receive --> +------+ --transmit--> batch of a path --> socket of the path
//!   completion <---------- | core | <--receive--- inlet: what has come
//!                          +------+ --placement-> memory
//! ```
//! Nothing waits in here: [`Node::turn`] does what can be done now, [`Node::idle_for`] says how long there
//! is nothing to do unless something comes, [`Node::fd`] tells when it does. The caller's loop is in
//! [`crate::client`] and [`crate::server`].

mod peers;

use std::net::SocketAddr;
use std::os::fd::BorrowedFd;
use std::time::{Duration, Instant};

use mtia_model::transport::packet::{Body, Content};
use mtia_model::transport::{
    Arrival, Completion, Config, ConnectionConfig, ConnectionId, ConnectionState, Counters,
    Endpoint, Event, Keys, LocalBuffer, Outcome, Packet, PathView, ReceiveRequest, Region,
    RemoteBuffer, Rights, StreamId, Time, WorkRequest, wire,
};

use crate::clock::Clock;
use crate::error::{Error, Result};
use crate::fault::{Faults, Injected, Plan};
use crate::memory::Memory;
use crate::settings::Settings;
use crate::socket::Inlet;
use peers::Peers;
pub use peers::{PathCount, Traffic};

/// Packets that leave in a turn, at most: then what has come is looked at again.
const MOST_DEPARTURES: usize = 256;
/// The core's pace spreads packets out, a send to the system is dear: for so long batches are filled
/// before they leave.
const HOLD: Duration = Duration::from_micros(50);
/// Receives in a turn, at most.
const MOST_FILLS: usize = 4;
/// The peer of a closed connection is remembered so long, for the last words.
const FAREWELL: mtia_model::transport::Duration = mtia_model::transport::Duration::from_ms(5_000);

/// A piece of this node's memory that is registered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Buffer {
    /// Address of the first byte.
    pub address: u64,
    /// Bytes.
    pub length: u64,
    /// Its keys.
    pub keys: Keys,
}

impl Buffer {
    /// Bytes of it for this node's own requests.
    pub fn local(&self, offset: u64, length: u32) -> LocalBuffer {
        LocalBuffer { key: self.keys.local, address: self.address + offset, length }
    }

    /// A place in it for a peer.
    pub fn remote(&self, offset: u64) -> RemoteBuffer {
        RemoteBuffer { key: self.keys.remote, address: self.address + offset }
    }
}

type Exit = (u32, u8, u16);
type Entry = (u16, bool);

/// A bad network in both directions.
struct Weather {
    outward: Faults<Exit>,
    inward: Faults<Entry>,
}

/// The node.
pub struct Node {
    endpoint: Endpoint,
    memory: Memory,
    clock: Clock,
    inlet: Inlet,
    local: SocketAddr,
    peers: Peers,
    weather: Option<Box<Weather>>,
    scratch: Vec<u8>,
}

impl Node {
    /// A node that listens on a UDP address; port 0 is any.
    ///
    /// # Errors
    /// If the port is taken, or the parameters cannot be.
    pub fn new(address: SocketAddr, settings: Settings) -> Result<Self> {
        Self::with(address, |receive_buffer| settings.config(receive_buffer))
    }

    /// The same with parameters that depend on the bytes that may wait in the kernel.
    ///
    /// # Errors
    /// As [`Node::new`].
    pub fn with(address: SocketAddr, config: impl FnOnce(usize) -> Config) -> Result<Self> {
        let inlet = Inlet::new(address)?;
        let endpoint = Endpoint::new(config(inlet.receive_buffer()), rand::random())
            .map_err(|error| Error::input(error.to_string()))?;
        Ok(Self {
            endpoint,
            memory: Memory::new(),
            clock: Clock::new(),
            local: inlet.address()?,
            peers: Peers::new(inlet.address()?),
            inlet,
            weather: None,
            scratch: Vec::new(),
        })
    }

    /// Puts a bad network before the sockets.
    pub fn inject(&mut self, plan: Plan) {
        let (outward, inward) = (Faults::new(plan, 0), Faults::new(plan, 1));
        self.weather = Some(Box::new(Weather { outward, inward }));
    }

    /// Lets nothing of a path through, in either direction, or again everything.
    pub fn silence(&mut self, path: u8, silent: bool) {
        if self.weather.is_none() {
            self.inject(Plan::default());
        }
        if let Some(weather) = &mut self.weather {
            weather.outward.silence(path, silent);
            weather.inward.silence(path, silent);
        }
    }

    /// What has been injected: outward, inward.
    pub fn injected(&self) -> Option<(Injected, Injected)> {
        self.weather.as_ref().map(|w| (w.outward.injected, w.inward.injected))
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.local
    }

    /// The parameters.
    pub fn config(&self) -> &Config {
        self.endpoint.config()
    }

    /// Opens memory: so many zeros.
    ///
    /// # Errors
    /// If there are too many regions.
    pub fn allocate(&mut self, length: u64, rights: Rights) -> Result<Buffer> {
        let size = usize::try_from(length).map_err(|_| {
            Error::input(format!("{length} bytes are more than this host can hold"))
        })?;
        let address = self.memory.allocate(size);
        self.register(address, length, rights).inspect_err(|_| {
            self.memory.free(address);
        })
    }

    /// Opens a part of memory that is open already, with other rights.
    ///
    /// # Errors
    /// If there are too many regions.
    pub fn register(&mut self, address: u64, length: u64, rights: Rights) -> Result<Buffer> {
        let keys = self
            .endpoint
            .register(Region { address, length, rights })
            .map_err(|error| Error::failed(error.to_string()))?;
        Ok(Buffer { address, length, keys })
    }

    /// Closes memory to everyone, and gives it back.
    pub fn free(&mut self, buffer: Buffer) {
        self.endpoint.deregister(buffer.keys.local);
        self.memory.free(buffer.address);
    }

    /// Bytes of memory in use.
    pub fn memory_bytes(&self) -> u64 {
        self.memory.bytes()
    }

    /// Bytes of a buffer; none if it does not hold them.
    pub fn bytes(&self, buffer: &Buffer, offset: u64, length: usize) -> &[u8] {
        self.memory.get(buffer.address + offset, length).unwrap_or_default()
    }

    /// The same, to be written.
    pub fn bytes_mut(&mut self, buffer: &Buffer, offset: u64, length: usize) -> &mut [u8] {
        self.memory.get_mut(buffer.address + offset, length).unwrap_or_default()
    }

    /// Reserves a connection's number.
    pub fn reserve(&mut self) -> ConnectionId {
        self.endpoint.reserve()
    }

    /// Makes a connection to the peer that listens there.
    ///
    /// # Errors
    /// If the core cannot have it.
    pub fn connect(
        &mut self,
        connection: ConnectionId,
        config: ConnectionConfig,
        destination: SocketAddr,
    ) -> Result<()> {
        self.endpoint
            .connect(connection, config)
            .map_err(|error| Error::input(error.to_string()))?;
        self.add_peer(connection, config.paths, config.first_sent, destination);
        Ok(())
    }

    /// Notes where the peer of a connection listens.
    pub(crate) fn add_peer(
        &mut self,
        connection: ConnectionId,
        paths: u16,
        next_psn: u32,
        destination: SocketAddr,
    ) {
        self.peers.add(connection, paths, next_psn, destination);
    }

    /// The core, and memory of so many bytes for it to register: its address.
    pub(crate) fn core(&mut self, bytes: usize) -> (&mut Endpoint, u64) {
        (&mut self.endpoint, self.memory.allocate(bytes))
    }

    /// Ends a connection.
    pub fn disconnect(&mut self, connection: ConnectionId) {
        let now = self.clock.now();
        self.endpoint.disconnect(now, connection);
        self.peers.forget_at(connection, now + FAREWELL);
    }

    /// What a connection is.
    pub fn state(&self, connection: ConnectionId) -> Option<ConnectionState> {
        self.endpoint.state(connection)
    }

    /// Posts a message.
    ///
    /// # Errors
    /// The core's, if it does not take it.
    pub fn post(
        &mut self,
        connection: ConnectionId,
        stream: StreamId,
        request: WorkRequest,
    ) -> Result<()> {
        let now = self.clock.now();
        self.endpoint
            .post(now, connection, stream, request)
            .map_err(|error| Error::failed(error.to_string()))
    }

    /// Posts a receive.
    ///
    /// # Errors
    /// As [`Node::post`].
    pub fn post_receive(
        &mut self,
        connection: ConnectionId,
        stream: StreamId,
        request: ReceiveRequest,
    ) -> Result<()> {
        self.endpoint
            .post_receive(connection, stream, request)
            .map_err(|error| Error::failed(error.to_string()))
    }

    /// The next completion.
    pub fn completion(&mut self) -> Option<Completion> {
        self.endpoint.completion()
    }

    /// A connection whose packets cannot be sent, and why.
    pub fn trouble(&mut self) -> Option<(ConnectionId, Error)> {
        self.peers.troubles.pop()
    }

    /// What the core has counted, of all connections.
    pub fn counters(&self) -> &Counters {
        self.endpoint.counters()
    }

    /// What went over the sockets.
    pub fn traffic(&self) -> Traffic {
        self.peers.traffic
    }

    /// What went by each path of a connection.
    pub fn path_counts(&self, connection: ConnectionId) -> &[PathCount] {
        self.peers.path_counts(connection)
    }

    /// How the paths of a connection are; none while it sleeps.
    pub fn paths(&self, connection: ConnectionId) -> Vec<PathView> {
        self.endpoint.paths(connection)
    }

    /// The path by which the last piece of a message left.
    pub fn last_piece_path(&self, connection: ConnectionId) -> Option<u8> {
        self.peers.last_piece(connection)
    }

    /// Packets of a connection that came again, though they had come.
    pub fn duplicates(&self, connection: ConnectionId) -> u64 {
        self.path_counts(connection).iter().map(|path| path.duplicates).sum()
    }

    /// To wait for what comes.
    pub fn fd(&self) -> BorrowedFd<'_> {
        self.inlet.fd()
    }

    /// How long there is nothing to do unless something comes; `None` is for ever.
    pub fn idle_for(&mut self) -> Option<Duration> {
        let timer = self.endpoint.deadline().map(|deadline| self.clock.until(deadline));
        let weather = self.weather.as_ref().and_then(|w| {
            let next = w.outward.next().into_iter().chain(w.inward.next()).min()?;
            Some(next.saturating_duration_since(Instant::now()))
        });
        timer.into_iter().chain(weather).min()
    }

    /// Does what can be done now; whether anything was.
    ///
    /// # Errors
    /// If nothing can be received any more. What concerns one connection is a [`Node::trouble`].
    pub fn turn(&mut self) -> Result<bool> {
        let came = self.receive()?;
        let now = self.clock.now();
        if self.endpoint.deadline().is_some_and(|deadline| deadline <= now) {
            self.endpoint.expire(now);
        }
        let left = self.transmit();
        self.peers.forget(now);
        Ok(came || left)
    }

    fn receive(&mut self) -> Result<bool> {
        let mut any = false;
        let Self { endpoint, memory, clock, inlet, peers, weather, .. } = self;
        let mut core = Core { endpoint, memory, peers };
        for _ in 0..MOST_FILLS {
            if !inlet.fill()? {
                break;
            }
            any = true;
            core.peers.traffic.receive_calls += 1;
            let now = clock.now();
            for datagram in inlet.datagrams() {
                core.peers.traffic.datagrams_received += 1;
                let entry = (datagram.source.port(), datagram.ecn_marked);
                match weather {
                    None => core.take(now, entry, datagram.bytes),
                    Some(w) => w.inward.enter(Instant::now(), entry, datagram.bytes),
                }
            }
        }
        if let Some(w) = weather {
            while let Some((entry, bytes)) = w.inward.leave(Instant::now()) {
                core.take(clock.now(), entry, &bytes);
                any = true;
            }
        }
        Ok(any)
    }

    fn transmit(&mut self) -> bool {
        let mut count = 0;
        let mut begun = None;
        while count < MOST_DEPARTURES {
            let now = self.clock.now();
            let Some(departure) = self.endpoint.transmit(now, 0) else {
                if begun.is_some_and(|begun| self.goes_on(now, begun)) {
                    continue;
                }
                break;
            };
            count += 1;
            let packet = departure.packet;
            // Only data is paced: acknowledgements have nothing to wait for.
            if let Body::Sequenced { .. } = packet.body {
                begun = begun.or(Some(now));
            }
            let exit = (departure.connection.0, packet.path, packet.source_port);
            if self.weather.is_some() {
                let mut bytes = std::mem::take(&mut self.scratch);
                bytes.clear();
                write(&packet, &self.memory, &mut bytes);
                if let Some(weather) = &mut self.weather {
                    weather.outward.enter(Instant::now(), exit, &bytes);
                }
                self.scratch = bytes;
            } else {
                let (length, memory) = (wire::length(&packet), &self.memory);
                self.peers.push(exit, length, |batch| write(&packet, memory, batch));
            }
            self.peers.leaves(exit.0, &packet);
        }
        while let Some(weather) = &mut self.weather
            && let Some((exit, bytes)) = weather.outward.leave(Instant::now())
        {
            count += 1;
            self.peers.push(exit, bytes.len(), |batch| batch.extend_from_slice(&bytes));
        }
        self.peers.flush_all();
        count > 0
    }

    /// Whether batches that were begun then are worth waiting for: the next packet is due before they
    /// must leave.
    fn goes_on(&mut self, now: Time, begun: Time) -> bool {
        let end = begun + mtia_model::transport::Duration::from_ns(HOLD.as_nanos() as u64);
        let next = self.endpoint.deadline().unwrap_or(Time::NEVER);
        if !self.peers.are_waited_for() || now >= end || next >= end {
            return false;
        }
        if next <= now {
            self.endpoint.expire(now);
        } else {
            std::hint::spin_loop();
        }
        true
    }
}

/// Appends a packet's bytes.
fn write(packet: &Packet, memory: &Memory, out: &mut Vec<u8>) {
    let payload = match &packet.body {
        Body::Sequenced { content: Content::Fragment(piece), .. } if piece.payload.length > 0 => {
            memory.get(piece.payload.address, piece.payload.length as usize)
        }
        _ => Some(&[][..]),
    };
    // The core has checked the payload against a region, and a region is deregistered before its memory
    // goes: there is nothing to say if there were none.
    if let Some(payload) = payload {
        let _ = wire::write(packet, payload, out);
    }
}

/// The part of a node that arrivals change.
struct Core<'a> {
    endpoint: &'a mut Endpoint,
    memory: &'a mut Memory,
    peers: &'a mut Peers,
}

impl Core<'_> {
    fn take(&mut self, now: Time, (source_port, ecn_marked): Entry, datagram: &[u8]) {
        let Ok((packet, payload)) = wire::parse(datagram, source_port) else {
            self.peers.traffic.not_packets += 1;
            return;
        };
        let outcome = self.endpoint.receive(now, &packet, Arrival { ecn_marked, port: 0 });
        if let Outcome::Placed(place) = outcome
            && let Some(bytes) = self.memory.get_mut(place.address, payload.len())
        {
            bytes.copy_from_slice(payload);
        }
        match outcome {
            Outcome::Placed(_) | Outcome::Taken => self.peers.arrives(&packet, false),
            Outcome::Dropped(Event::Duplicates) => self.peers.arrives(&packet, true),
            Outcome::Dropped(_) => {}
        }
    }
}
