//! The checks of the protocol over a socket.
//!
//! ```text
//!   checks --> Remote: a subject behind an address --datagrams--> Stand: an endpoint of its own, in a server
//!                 \------- control connection: set up anew -------/
//! ```
//! Times are real here, and a host is not punctual: a stand's timers are so long that a process which has
//! to wait for its turn still does what is due in time.

use std::collections::{BTreeMap, VecDeque};
use std::net::{IpAddr, SocketAddr};
use std::os::fd::BorrowedFd;
use std::time::{Duration, Instant};

use mtia_model::transport::conformance::{Session, Subject, Wish, reference};
use mtia_model::transport::time::{Duration as Span, Rate};
use mtia_model::transport::{Config, Time};

use crate::client::{GREETING, dial, out_of_turn};
use crate::clock::Clock;
use crate::control::Control;
use crate::error::{Error, Result};
use crate::node::Node;
use crate::rendezvous::{Answer, Conformance, Described, Request};
use crate::socket::{Inlet, Outlet};
use crate::wait::{Interest, wait};

/// What an acknowledgement may wait on a stand: what is to be done at once is done within a quarter of it,
/// though the process may have to wait for a turn.
const ACK_DELAY: Span = Span::from_ms(10);
/// Before a round trip is measured, a timeout must not come while a check still looks at what comes at
/// first, for 6 of these delays.
const INITIAL_RTT: Span = Span::from_ms(34);

/// The parameters of a stand: those of the reference in memory, with times for hosts.
fn config() -> Config {
    Config {
        port_rate: Rate::from_gbps(10),
        ack_delay: ACK_DELAY,
        initial_rtt: INITIAL_RTT,
        least_timeout: ACK_DELAY,
        most_timeout: Span::from_ms(500),
        rnr_delay: ACK_DELAY,
        share_interval: Span::from_ms(5),
        hibernate_after: Span::from_ms(1_000),
        // All that is under way fits the tester's receive buffer, though small datagrams take twice their
        // size there.
        initial_window: 1 << 17,
        most_path_window: 1 << 18,
        record_blocks: 256,
        ..reference::Options::default().config
    }
}

/// An endpoint set up for the checks, in a server.
pub struct Stand {
    node: Node,
    session: Session,
}

impl Stand {
    /// Sets one up for a tester that listens at `peer`.
    ///
    /// # Errors
    /// If the wish cannot be granted.
    pub fn new(local: IpAddr, peer: SocketAddr, wish: Wish) -> Result<Self> {
        let mut node = Node::with(SocketAddr::new(local, 0), |_| config())?;
        let (core, base) = node.core(reference::BYTES as usize);
        let options = reference::Options { config: config(), ..reference::Options::default() };
        let session = reference::set_up(core, base, wish, &options).map_err(Error::input)?;
        node.add_peer(session.connection, wish.paths, wish.first_received, peer);
        Ok(Self { node, session })
    }

    /// What the tester must know.
    pub fn described(&self) -> Described {
        Described::new(&self.session, self.node.address().port())
    }

    /// Moves packets; whether there were any.
    pub fn turn(&mut self) -> bool {
        // What does not leave is missed by the tester.
        self.node.turn().unwrap_or(false)
    }

    /// As [`Node::idle_for`].
    pub fn idle_for(&mut self) -> Option<Duration> {
        self.node.idle_for()
    }

    /// As [`Node::fd`].
    pub fn fd(&self) -> BorrowedFd<'_> {
        self.node.fd()
    }
}

/// A datagram that has come, when, and from which port.
type Arrived = (Time, u16, Vec<u8>);

/// A subject behind an address.
pub struct Remote {
    address: SocketAddr,
    control: Control,
    clock: Clock,
    inlet: Inlet,
    outlets: BTreeMap<u16, Outlet>,
    destination: SocketAddr,
    queue: VecDeque<Arrived>,
    /// The end of a span that is over, all that came in it taken.
    over_at: Option<Time>,
}

impl Remote {
    /// Connects to a server.
    ///
    /// # Errors
    /// If there is none.
    pub fn new(address: SocketAddr) -> Result<Self> {
        let control = dial(address)?;
        let inlet = Inlet::new(SocketAddr::new(control.local().ip(), 0))?;
        Ok(Self {
            address,
            control,
            clock: Clock::new(),
            inlet,
            outlets: BTreeMap::new(),
            destination: address,
            queue: VecDeque::new(),
            over_at: None,
        })
    }

    fn set_up(&mut self, wish: Wish) -> Result<Described> {
        // A server may end the connection after a complaint, or start again.
        self.control.pull()?;
        if self.control.has_ended() {
            self.control = dial(self.address)?;
        }
        let port = self.inlet.address()?.port();
        self.ask(&Request::Conformance(Conformance::new(wish, port)))
    }

    fn ask(&mut self, request: &Request) -> Result<Described> {
        self.control.send(request)?;
        let end = Instant::now() + GREETING;
        loop {
            self.control.flush()?;
            self.control.pull()?;
            if let Some(line) = self.control.line()? {
                return match Answer::parse(&line)? {
                    Answer::Session(described) => Ok(*described),
                    _ => Err(out_of_turn()),
                };
            }
            let left = end.saturating_duration_since(Instant::now());
            if left.is_zero() {
                return Err(Error::input(format!(
                    "{} does not answer; look whether it is a server that offers the checks",
                    self.address
                )));
            }
            let control = Interest::both(self.control.fd(), self.control.has_more_to_write());
            wait([control], left);
        }
    }

    /// Takes what has come. This process may be late to look: it counts as having come by `until`.
    fn fill(&mut self, until: Time) -> bool {
        let any = self.inlet.fill().unwrap_or(false);
        let at = self.clock.now().min(until);
        for datagram in self.inlet.datagrams() {
            self.queue.push_back((at, datagram.source.port(), datagram.bytes.to_vec()));
        }
        any
    }

    fn clear(&mut self) {
        while self.fill(Time::NEVER) {}
        self.queue.clear();
    }
}

impl Subject for Remote {
    fn begin(&mut self, wish: Wish) -> std::result::Result<Session, String> {
        let described = self.set_up(wish).map_err(|error| error.to_string())?;
        self.destination = SocketAddr::new(self.address.ip(), described.udp_port);
        self.outlets.clear();
        // What an endpoint before this one still had to say.
        self.clear();
        Ok(described.session())
    }

    fn now(&self, now: Time) -> Time {
        now.max(self.clock.now())
    }

    fn deliver(&mut self, _now: Time, source_port: u16, datagram: &[u8], ecn_marked: bool) {
        let outlet = match self.outlets.entry(source_port) {
            std::collections::btree_map::Entry::Occupied(entry) => entry.into_mut(),
            std::collections::btree_map::Entry::Vacant(entry) => {
                let ip = self.control.local().ip();
                match Outlet::new(SocketAddr::new(ip, 0), source_port, self.destination) {
                    Ok(outlet) => entry.insert(outlet),
                    // It is missed, and the check says so.
                    Err(_) => return,
                }
            }
        };
        outlet.send_one(datagram, ecn_marked);
    }

    fn next(&mut self, _now: Time, until: Time) -> Option<Arrived> {
        loop {
            if let Some(arrived) = self.queue.pop_front() {
                return Some(arrived);
            }
            // When the time is over: once more what is there, and no more, or a subject that sends without
            // end would never be left.
            let over = self.clock.now() > until;
            if over && self.over_at == Some(until) {
                return None;
            }
            if over {
                self.over_at = Some(until);
            }
            if !self.fill(until) && !over {
                let left = self.clock.until(until) + Duration::from_micros(1);
                wait([Interest::read(self.inlet.fd())], left);
            }
        }
    }
}
