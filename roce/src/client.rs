//! The client's end: connects, carries one task out, says how it went.

use std::io::ErrorKind;
use std::net::{SocketAddr, TcpStream};
use std::path::Path;
use std::time::{Duration, Instant};

use mtia_model::transport::{ConnectionConfig, ConnectionId};

use crate::control::Control;
use crate::error::{Error, Result};
use crate::fault::Plan;
use crate::file::{Sink, Source, plain_name};
use crate::node::Node;
use crate::rendezvous::{
    Answer, Digest, Get, Hello, Method, PROTOCOL, Put, Ready, Request, VERSION,
};
use crate::report::Report;
use crate::settings::Settings;
use crate::transfer::{Layout, Pull, Push};
use crate::wait::{Interest, Stop, wait};

/// A server must answer the first word within this.
pub const GREETING: Duration = Duration::from_secs(5);
/// A peer from which nothing has come for so long, though something must, is given up.
pub const SILENCE: Duration = Duration::from_secs(10);
/// A server that ended the connection says why within this.
const LAST_WORD: Duration = Duration::from_millis(500);
/// Looks for what is not packets once in so many turns that had work to do.
const LOOK_EVERY: u32 = 32;

/// How a client connects.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// The transport's parameters.
    pub settings: Settings,
    /// Streams.
    pub streams: u16,
    /// The bad network.
    pub faults: Plan,
}

impl Default for Options {
    fn default() -> Self {
        Self { settings: Settings::default(), streams: 4, faults: Plan::default() }
    }
}

/// A client that is connected.
pub struct Client {
    /// Its end of the transport.
    pub node: Node,
    /// Its number of the connection.
    pub connection: ConnectionId,
    control: Control,
    stop: Option<Stop>,
    streams: u16,
    turns: u32,
    /// When something came last, and how many datagrams had.
    heard: (Instant, u64),
}

/// Opens the control connection.
///
/// # Errors
/// If nobody listens there.
pub fn dial(address: SocketAddr) -> Result<Control> {
    let stream = TcpStream::connect_timeout(&address, GREETING).map_err(|error| {
        let mend = match error.kind() {
            ErrorKind::ConnectionRefused => "start `mtia roce serve` there, or look at the address",
            ErrorKind::TimedOut => "look at the address and at firewalls",
            _ => "look at the address",
        };
        Error::input(format!("no server at {address}: {error}; {mend}"))
    })?;
    Control::new(stream)
}

impl Client {
    /// Connects to a server.
    ///
    /// # Errors
    /// If there is none, or it does not want to.
    pub fn connect(address: SocketAddr, options: Options, stop: Option<Stop>) -> Result<Self> {
        let control = dial(address)?;
        let mut node = Node::new(SocketAddr::new(control.local().ip(), 0), options.settings)?;
        if !options.faults.is_nothing() {
            node.inject(options.faults);
        }
        let connection = node.reserve();
        let first_psn = rand::random();
        let (paths, streams) = (options.settings.paths, options.streams);
        let hello = Hello {
            protocol: PROTOCOL.to_owned(),
            version: VERSION,
            connection: connection.0,
            first_psn,
            udp_port: node.address().port(),
            paths,
            streams,
        };
        let heard = (Instant::now(), 0);
        let mut client = Self { node, connection, control, stop, streams, turns: 0, heard };
        let Answer::Welcome(welcome) = client.ask(&Request::Hello(hello))? else {
            return Err(out_of_turn());
        };
        let config = ConnectionConfig {
            peer: ConnectionId(welcome.connection),
            token: welcome.token,
            streams,
            paths,
            first_sent: first_psn,
            first_received: welcome.first_psn,
        };
        let destination = SocketAddr::new(address.ip(), welcome.udp_port);
        client.node.connect(connection, config, destination)?;
        Ok(client)
    }

    /// Streams of the connection.
    pub fn streams(&self) -> u16 {
        self.streams
    }

    /// Does what can be done, or waits until something can.
    ///
    /// # Errors
    /// If the user wants an end, sockets do not work, or the peer is silent for too long.
    pub fn step(&mut self) -> Result<()> {
        let busy = self.node.turn()?;
        if let Some((_, trouble)) = self.node.trouble() {
            return Err(trouble);
        }
        self.turns = self.turns.wrapping_add(1);
        if !busy || self.turns.is_multiple_of(LOOK_EVERY) {
            self.look()?;
        }
        if !busy && !self.control.has_news() {
            let most = Duration::from_millis(500);
            let idle = self.node.idle_for().map_or(most, |idle| idle.min(most));
            let stop = self.stop.as_ref().map(|stop| Interest::read(stop.fd()));
            let control = Interest::both(self.control.fd(), self.control.has_more_to_write());
            wait([Interest::read(self.node.fd()), control].into_iter().chain(stop), idle);
        }
        Ok(())
    }

    fn look(&mut self) -> Result<()> {
        if self.stop.as_ref().is_some_and(Stop::is_asked) {
            return Err(Error::Interrupted);
        }
        self.control.flush()?;
        self.control.pull()?;
        let datagrams = self.node.traffic().datagrams_received;
        if datagrams != self.heard.1 {
            self.heard = (Instant::now(), datagrams);
        } else if self.heard.0.elapsed() > SILENCE {
            return Err(Error::failed(format!(
                "nothing has come from {} for {} s; look whether it runs and UDP passes, and start again",
                self.control.peer(),
                SILENCE.as_secs()
            )));
        }
        Ok(())
    }

    /// Says something.
    ///
    /// # Errors
    /// If the control connection is broken.
    pub fn say(&mut self, request: &Request) -> Result<()> {
        self.heard.0 = Instant::now();
        self.control.send(request)
    }

    /// What the server has said, if it has.
    ///
    /// # Errors
    /// If it complains, or is gone.
    pub fn hear(&mut self) -> Result<Option<Answer>> {
        self.control.line()?.map(|line| Answer::parse(&line)).transpose()
    }

    /// Says something and waits for the answer.
    ///
    /// # Errors
    /// If the server complains, is gone, or says nothing.
    pub fn ask(&mut self, request: &Request) -> Result<Answer> {
        self.say(request)?;
        let end = Instant::now() + GREETING;
        loop {
            if let Some(answer) = self.hear()? {
                return Ok(answer);
            }
            if Instant::now() > end {
                return Err(Error::input(format!(
                    "{} does not answer within {} s; look whether it is a server of {PROTOCOL}",
                    self.control.peer(),
                    GREETING.as_secs()
                )));
            }
            self.step()?;
        }
    }

    /// Says something that is answered by memory to use.
    ///
    /// # Errors
    /// As [`Client::ask`].
    pub fn ask_ready(&mut self, request: &Request) -> Result<Ready> {
        match self.ask(request)? {
            Answer::Ready(ready) => Ok(ready),
            _ => Err(out_of_turn()),
        }
    }

    /// Gives a file to the server; `progress` is told how many bytes it has taken of how many.
    ///
    /// # Errors
    /// If it does not arrive whole.
    pub fn put(
        &mut self,
        path: &Path,
        name: &str,
        method: Method,
        overwrite: bool,
        progress: &mut dyn FnMut(u64, u64),
    ) -> Result<Report> {
        let source = Source::open(path, &path.display().to_string(), true)?;
        let bytes = source.bytes();
        let most = u64::from(u32::MAX) * u64::from(crate::transfer::BLOCK);
        if bytes > most {
            return Err(Error::input(format!(
                "{bytes} bytes are more than the {most} of a transfer"
            )));
        }
        let name = plain_name(name)?.to_owned();
        let put = Put { name, bytes, method, overwrite };
        let ready = self.ask_ready(&Request::Put(put))?;
        if ready.bytes != bytes {
            return Err(out_of_turn());
        }
        let start = Instant::now();
        let mut push =
            Push::new(&mut self.node, self.connection, source, method, &ready, self.streams)?;
        push.advance(&mut self.node)?;
        let mut said = None;
        let stored = loop {
            if said.is_none()
                && let Some(sha256) = push.whole()
            {
                self.say(&Request::Done(Digest { sha256: sha256.clone() }))?;
                said = Some((sha256, start.elapsed()));
            }
            match self.hear().map_err(failed)? {
                Some(Answer::Stored(stored)) => break stored,
                Some(_) => return Err(out_of_turn()),
                None => {}
            }
            self.step()?;
            while let Some(completion) = self.node.completion() {
                let done = push.complete(&mut self.node, &completion);
                done.map_err(|error| self.why(error))?;
            }
            progress(push.bytes_done(), bytes);
        };
        let (sha256, elapsed) = said.ok_or_else(out_of_turn)?;
        if stored.sha256 != sha256 {
            return Err(Error::failed(format!(
                "the server has {}, this end sent {sha256}; send it again",
                stored.sha256
            )));
        }
        let report = Report::of(&self.node, self.connection, bytes, elapsed, Some(sha256));
        self.leave();
        Ok(Report { needless_repeats: stored.duplicate_packets, ..report })
    }

    /// Fetches a file from the server.
    ///
    /// # Errors
    /// If it does not arrive whole.
    pub fn get(
        &mut self,
        name: &str,
        path: &Path,
        overwrite: bool,
        progress: &mut dyn FnMut(u64, u64),
    ) -> Result<Report> {
        let name = plain_name(name)?.to_owned();
        // Before the server is asked: a place that cannot be written is known here.
        let said = path.display().to_string();
        drop(Sink::create(path, &said, crate::transfer::BLOCK, overwrite)?);
        let ready = self.ask_ready(&Request::Get(Get { name }))?;
        let layout = Layout::of(&ready, self.streams)?;
        let sink = Sink::create(path, &said, layout.block, overwrite)?;
        let start = Instant::now();
        let mut pull = Pull::new(&mut self.node, self.connection, sink, &ready, self.streams)?;
        let mut elapsed = None;
        let sha256 = loop {
            match self.hear().map_err(failed)? {
                Some(Answer::Done(digest)) => break digest.sha256,
                Some(_) => return Err(out_of_turn()),
                None => {}
            }
            self.step()?;
            while let Some(completion) = self.node.completion() {
                let done = pull.complete(&mut self.node, &completion);
                done.map_err(|error| self.why(error))?;
            }
            if pull.is_whole() {
                elapsed = elapsed.or_else(|| Some(start.elapsed()));
            }
            progress(pull.bytes_done(), layout.bytes);
        };
        let elapsed = elapsed.unwrap_or_else(|| start.elapsed());
        pull.finish(&sha256)?;
        let report = Report::of(&self.node, self.connection, layout.bytes, elapsed, Some(sha256));
        let needless_repeats = self.node.duplicates(self.connection);
        self.leave();
        Ok(Report { needless_repeats, ..report })
    }

    /// Why work failed: what the server says of it, if it does, else what this end knows.
    fn why(&mut self, error: Error) -> Error {
        let end = Instant::now() + LAST_WORD;
        while Instant::now() < end {
            match self.hear() {
                Err(Error::Input(what)) => return Error::Failed(what),
                Ok(_) if self.step().is_ok() => {}
                _ => break,
            }
        }
        error
    }

    /// Ends the connection: tells the peer, and waits a moment for its answer.
    pub fn leave(&mut self) {
        self.node.disconnect(self.connection);
        let end = Instant::now() + Duration::from_millis(20);
        // If the peer is gone, that is an end too.
        while Instant::now() < end && self.node.turn().is_ok_and(|busy| busy) {}
    }
}

/// The server said what it should not.
pub(crate) fn out_of_turn() -> Error {
    Error::failed("the server answered out of turn; use the same version at both ends")
}

/// A complaint about what was begun.
fn failed(error: Error) -> Error {
    match error {
        Error::Input(what) => Error::Failed(what),
        other => other,
    }
}
