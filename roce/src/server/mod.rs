//! The server's end: one node and one UDP port for all clients, a control connection each.
//!
//! ```text
//!   accept --> Session: control connection, what it has asked for
//!                 ^ completions of its connection
//!   node.turn ----'
//! ```
//! One thread; nothing waits but the one poll over all sockets. A session that does what it should not is
//! told why and ended; the others do not notice.

mod requests;
mod session;

use std::io::ErrorKind;
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::os::fd::AsFd;
use std::path::PathBuf;
use std::time::Duration;

use mtia_model::transport::Completion;

use crate::control::Control;
use crate::error::{Error, Result};
use crate::node::Node;
use crate::settings::Settings;
use crate::wait::{Interest, Stop, wait};
use session::Session;

/// Clients at a time.
pub const MOST_SESSIONS: usize = 64;
/// Looks for what is not packets once in so many turns that had work to do.
const LOOK_EVERY: u32 = 8;

/// How a server serves.
#[derive(Clone, Debug)]
pub struct Options {
    /// Directory of the files that are given and taken; none: no files.
    pub root: Option<PathBuf>,
    /// Whether clients may replace files.
    pub overwrite: bool,
    /// Bytes of memory for all clients together.
    pub memory: u64,
    /// The transport's parameters.
    pub settings: Settings,
}

impl Default for Options {
    fn default() -> Self {
        Self { root: None, overwrite: false, memory: 64 << 20, settings: Settings::default() }
    }
}

/// What a server tells its user.
pub type Log<'a> = &'a mut dyn FnMut(&str);

/// A server.
pub struct Server {
    node: Node,
    listener: TcpListener,
    sessions: Vec<Session>,
    options: Options,
    served: u64,
}

impl Server {
    /// Listens by TCP and UDP on an address; port 0 is any that is free for both.
    ///
    /// # Errors
    /// If the port is taken, or the root is no directory.
    pub fn new(address: SocketAddr, mut options: Options) -> Result<Self> {
        if let Some(root) = &mut options.root {
            let there = root.canonicalize().ok().filter(|path| path.is_dir());
            *root = there.ok_or_else(|| {
                Error::input(format!("--root {} is no directory; make it", root.display()))
            })?;
        }
        // A port that is free for one may be taken for the other.
        let tries = if address.port() == 0 { 16 } else { 1 };
        let mut last = None;
        for _ in 0..tries {
            match Self::listen(address, options.settings) {
                Ok((listener, node)) => {
                    return Ok(Self { node, listener, sessions: Vec::new(), options, served: 0 });
                }
                Err(error) => last = Some(error),
            }
        }
        Err(last.unwrap_or_else(|| Error::failed("no port was tried")))
    }

    fn listen(address: SocketAddr, settings: Settings) -> Result<(TcpListener, Node)> {
        let listen = || {
            let listener = TcpListener::bind(address)?;
            listener.set_nonblocking(true)?;
            let local = listener.local_addr()?;
            Ok((listener, local))
        };
        let (listener, local) = listen().map_err(|error: std::io::Error| {
            let mend = match error.kind() {
                ErrorKind::AddrInUse => "end the process that has it, or choose another by --bind",
                ErrorKind::AddrNotAvailable => "use an address of this host",
                ErrorKind::PermissionDenied => "use a port above 1023",
                _ => "choose another by --bind",
            };
            Error::input(format!("cannot listen on TCP {address}: {error}; {mend}"))
        })?;
        Ok((listener, Node::new(local, settings)?))
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.node.address()
    }

    /// Its end of the transport.
    pub fn node(&self) -> &Node {
        &self.node
    }

    /// Clients that were served so far.
    pub fn served(&self) -> u64 {
        self.served
    }

    /// Serves until it is asked to stop.
    ///
    /// # Errors
    /// If its own sockets do not work.
    pub fn run(&mut self, stop: &Stop, log: Log<'_>) -> Result<()> {
        let mut turns = 0u32;
        loop {
            let mut busy = self.turn(log)?;
            turns = turns.wrapping_add(1);
            if !busy || turns.is_multiple_of(LOOK_EVERY) {
                if stop.is_asked() {
                    break;
                }
                busy |= self.look(log)?;
            }
            if !busy {
                self.wait(stop);
            }
        }
        for mut session in std::mem::take(&mut self.sessions) {
            session.end(&mut self.node);
        }
        // The last words leave; whether they arrive is the network's matter.
        self.node.turn().map(drop)
    }

    /// Moves packets and takes completions; whether there was any.
    fn turn(&mut self, log: Log<'_>) -> Result<bool> {
        let mut busy = self.node.turn()?;
        while let Some((connection, trouble)) = self.node.trouble() {
            let owner = self.sessions.iter_mut().find(|s| s.connection() == Some(connection));
            if let Some(session) = owner {
                session.refuse(&mut self.node, &trouble, log);
            }
        }
        while let Some(completion) = self.node.completion() {
            self.complete(&completion, log);
        }
        for session in &mut self.sessions {
            busy |= session.turn();
        }
        Ok(busy)
    }

    fn complete(&mut self, completion: &Completion, log: Log<'_>) {
        let connection = completion.connection;
        let owner = self.sessions.iter_mut().find(|s| s.connection() == Some(connection));
        if let Some(session) = owner {
            session.complete(&mut self.node, completion, log);
        }
    }

    /// Looks at control connections; whether something came.
    fn look(&mut self, log: Log<'_>) -> Result<bool> {
        let mut busy = false;
        loop {
            match self.listener.accept() {
                Ok((stream, peer)) => {
                    busy = true;
                    self.accept(stream, peer, log);
                }
                Err(error) if error.kind() == ErrorKind::WouldBlock => break,
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                // One that is gone before it was accepted, or too many open files: others go on.
                Err(_) => break,
            }
        }
        for session in &mut self.sessions {
            busy |= session.look(&mut self.node, &self.options, log);
        }
        let node = &mut self.node;
        self.sessions.retain_mut(|session| {
            let over = session.is_over();
            if over {
                session.end(node);
            }
            !over
        });
        Ok(busy)
    }

    fn accept(&mut self, stream: TcpStream, peer: SocketAddr, log: Log<'_>) {
        let Ok(control) = Control::new(stream) else { return };
        self.served += 1;
        let mut session = Session::new(self.served, control);
        if self.sessions.len() >= MOST_SESSIONS {
            let what = format!("{MOST_SESSIONS} clients are served already; try again later");
            session.refuse(&mut self.node, &Error::input(what), log);
        } else {
            log(&format!("client {}: {peer}", self.served));
        }
        self.sessions.push(session);
    }

    fn wait(&mut self, stop: &Stop) {
        let most = Duration::from_millis(500);
        let idle = self.node.idle_for().unwrap_or(most);
        let idle = self.sessions.iter_mut().filter_map(Session::idle_for).fold(idle, Duration::min);
        let shared =
            [self.node.fd(), self.listener.as_fd(), stop.fd()].into_iter().map(Interest::read);
        wait(shared.chain(self.sessions.iter().flat_map(Session::interests)), idle.min(most));
    }
}
