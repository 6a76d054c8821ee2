//! The core of this project as a subject: what a server makes of it, without a socket.

use super::{Memory, Session, Subject, Wish};
use crate::transport::config::Config;
use crate::transport::endpoint::{Arrival, ConnectionConfig, Endpoint, Outcome};
use crate::transport::packet::{Body, Content};
use crate::transport::region::{Region, Rights};
use crate::transport::time::{Rate, Time};
use crate::transport::wire;
use crate::transport::work::{LocalBuffer, ReceiveRequest, StreamId};

const BASE: u64 = 0x10_0000;
/// Memory of a subject.
pub const BYTES: u64 = 2 << 20;
const RECEIVES: u32 = 8;
const BUFFER_BYTES: u32 = 8_192;
/// Bytes of the read-only and of the write-only region.
const SMALL: u64 = 4_096;
const READ_ONLY: u64 = 1 << 20;
const WRITE_ONLY: u64 = READ_ONLY + 65_536;
const BUFFERS: u64 = WRITE_ONLY + 65_536;

/// What may be told to a reference to make it a wrong one.
#[derive(Clone, Debug)]
pub struct Options {
    /// Parameters of the endpoint.
    pub config: Config,
    /// Rights of the read-only region.
    pub read_only: Rights,
    /// Rights of the write-only region.
    pub write_only: Rights,
    /// Bytes that both are longer than they are said to be.
    pub longer: u64,
}

impl Default for Options {
    fn default() -> Self {
        let config = Config {
            port_rate: Rate::from_gbps(100),
            mtu: 1_000,
            initial_window: 1 << 20,
            ..Config::default()
        };
        Self {
            config,
            read_only: Rights { remote_read: true, ..Rights::NONE },
            write_only: Rights { remote_write: true, ..Rights::NONE },
            longer: 0,
        }
    }
}

/// The reference.
pub struct Reference {
    options: Options,
    endpoint: Option<Endpoint>,
    memory: Vec<u8>,
    port_free: Time,
}

impl Reference {
    /// A reference with these options.
    pub fn new(options: Options) -> Self {
        Self { options, endpoint: None, memory: Vec::new(), port_free: Time::ZERO }
    }

    /// Its memory from a byte on, for subjects that spoil it.
    pub(super) fn memory(&mut self, address: u64, length: usize) -> Option<&mut [u8]> {
        let at = usize::try_from(address.checked_sub(BASE)?).ok()?;
        self.memory.get_mut(at..at.checked_add(length)?)
    }
}

/// Registers memory of [`BYTES`] zeros that begins at `base`, makes the wished-for connection and posts
/// receives: all that a session is.
///
/// # Errors
/// A line that says why the endpoint cannot.
pub fn set_up(
    endpoint: &mut Endpoint,
    base: u64,
    wish: Wish,
    options: &Options,
) -> Result<Session, String> {
    let text = |error: &dyn std::error::Error| error.to_string();
    let mut open = |address, length, rights| -> Result<_, String> {
        let region = Region { address, length, rights };
        endpoint.register(region).map_err(|e| text(&e))
    };
    let whole = open(base, BYTES, Rights::ALL)?;
    let read_only = open(base + READ_ONLY, SMALL + options.longer, options.read_only)?;
    let write_only = open(base + WRITE_ONLY, SMALL + options.longer, options.write_only)?;
    let connection = endpoint.reserve();
    let made = ConnectionConfig {
        peer: wish.peer,
        token: wish.token,
        streams: wish.streams,
        paths: wish.paths,
        first_sent: wish.first_received,
        first_received: wish.first_sent,
    };
    endpoint.connect(connection, made).map_err(|e| text(&e))?;
    for stream in 0..2u16 {
        for i in 0..RECEIVES {
            let nth = u64::from(u32::from(stream) * RECEIVES + i);
            let address = base + BUFFERS + nth * u64::from(BUFFER_BYTES);
            let local = LocalBuffer { key: whole.local, address, length: BUFFER_BYTES };
            let request = ReceiveRequest { id: i.into(), local };
            let posted = endpoint.post_receive(connection, StreamId(stream), request);
            posted.map_err(|e| text(&e))?;
        }
    }
    let config = &options.config;
    // Death of a path, by timeouts of the assumed round trip (thrice that and the delay of an
    // acknowledgement): after 1, 1 and 2 of them. Twice as much is enough for anything.
    let timeout = (config.initial_rtt.times(3) + config.ack_delay).max(config.least_timeout);
    let memory = |at, length, key| Memory { address: base + at, length, key };
    Ok(Session {
        connection,
        memory: memory(0, BYTES, whole.remote),
        read_only: memory(READ_ONLY, SMALL, read_only.remote),
        write_only: memory(WRITE_ONLY, SMALL, write_only.remote),
        receives: RECEIVES,
        buffers: base + BUFFERS,
        buffer_bytes: BUFFER_BYTES,
        ack_delay: config.ack_delay,
        patience: timeout.times(8),
    })
}

impl Subject for Reference {
    fn begin(&mut self, wish: Wish) -> Result<Session, String> {
        self.memory = vec![0; BYTES as usize];
        self.port_free = Time::ZERO;
        let config = self.options.config.clone();
        let mut endpoint = Endpoint::new(config, 1).map_err(|error| error.to_string())?;
        let session = set_up(&mut endpoint, BASE, wish, &self.options)?;
        self.endpoint = Some(endpoint);
        Ok(session)
    }

    fn deliver(&mut self, now: Time, source_port: u16, datagram: &[u8], ecn_marked: bool) {
        let Some(endpoint) = &mut self.endpoint else { return };
        let Ok((packet, payload)) = wire::parse(datagram, source_port) else { return };
        let outcome = endpoint.receive(now, &packet, Arrival { ecn_marked, port: 0 });
        if let Outcome::Placed(place) = outcome
            && let Some(at) = self.memory(place.address, payload.len())
        {
            at.copy_from_slice(payload);
        }
    }

    fn next(&mut self, now: Time, until: Time) -> Option<(Time, u16, Vec<u8>)> {
        let mut now = now.max(self.port_free);
        loop {
            if now > until {
                return None;
            }
            let endpoint = self.endpoint.as_mut()?;
            if let Some(departure) = endpoint.transmit(now, 0) {
                let packet = departure.packet;
                let mut bytes = Vec::new();
                let payload = match packet.body {
                    Body::Sequenced { content: Content::Fragment(piece), .. } => {
                        let length = piece.payload.length as usize;
                        if length == 0 {
                            &[][..]
                        } else {
                            self.memory(piece.payload.address, length)?
                        }
                    }
                    _ => &[],
                };
                wire::write(&packet, payload, &mut bytes).ok()?;
                let rate = self.options.config.port_rate;
                self.port_free = now + rate.time_of(bytes.len() as u64);
                return Some((now, packet.source_port, bytes));
            }
            let deadline = endpoint.deadline()?;
            if deadline > until {
                return None;
            }
            now = now.max(deadline);
            endpoint.expire(now);
        }
    }
}
