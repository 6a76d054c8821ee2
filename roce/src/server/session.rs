//! One client of a server: its control connection, its connection, and what it has asked for.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use mtia_model::transport::{Completion, ConnectionConfig, ConnectionId, ConnectionState};

use super::requests::send_back;
use super::{Log, Options};
use crate::conformance::Stand;
use crate::control::Control;
use crate::error::{Error, Result};
use crate::node::{Buffer, Node};
use crate::rendezvous::{Answer, Hello, Request, VERSION, Welcome};
use crate::transfer::{Give, Take};
use crate::wait::Interest;

/// A request must come within this.
const GREETING: Duration = Duration::from_secs(10);
/// A file must go on within this: who stops in the middle gives its memory back.
const PAUSE: Duration = Duration::from_secs(30);
/// A client that was refused may read why for so long.
const FAREWELL: Duration = Duration::from_secs(2);
/// Streams of a client, at most.
const MOST_STREAMS: u16 = 1_024;

/// What a client is being served with.
pub(super) enum Task {
    /// Nothing yet.
    Nothing,
    /// It gives a file.
    Take(Box<Take>, String),
    /// It fetches a file.
    Give(Box<Give>, String),
    /// Its messages are sent back.
    Echo(Buffer, u32),
    /// It writes into memory.
    Bench { memory: Buffer, cpu: f64, datagrams: u64, calls: u64 },
    /// It puts an endpoint of its own through the checks.
    Stand(Box<Stand>),
}

/// A client.
pub struct Session {
    pub(super) number: u64,
    pub(super) control: Control,
    /// Its connection, and how many streams that has.
    pub(super) connection: Option<(ConnectionId, u16)>,
    pub(super) task: Task,
    /// When it did something last.
    since: Instant,
    /// It was refused: only what it is told is left to be written.
    refused: Option<Instant>,
    over: bool,
}

impl Session {
    /// A client that has said nothing yet.
    pub fn new(number: u64, control: Control) -> Self {
        Self {
            number,
            control,
            connection: None,
            task: Task::Nothing,
            since: Instant::now(),
            refused: None,
            over: false,
        }
    }

    /// The server's number of its connection.
    pub fn connection(&self) -> Option<ConnectionId> {
        self.connection.map(|(connection, _)| connection)
    }

    /// Whether it can be forgotten.
    pub fn is_over(&self) -> bool {
        self.over
    }

    /// What to wait for.
    pub fn interests(&self) -> impl Iterator<Item = Interest<'_>> {
        let stand = match &self.task {
            Task::Stand(stand) => Some(Interest::read(stand.fd())),
            _ => None,
        };
        let control = Interest::both(self.control.fd(), self.control.has_more_to_write());
        // Who was refused may keep talking: it is not listened to, only looked at now and then.
        let control = self.refused.is_none().then_some(control);
        control.into_iter().chain(stand)
    }

    /// How long there is nothing to do for it unless something comes.
    pub fn idle_for(&mut self) -> Option<Duration> {
        match &mut self.task {
            Task::Stand(stand) => stand.idle_for(),
            _ => self.refused.map(|_| Duration::from_millis(50)),
        }
    }

    /// Moves the packets of an endpoint of its own; whether there were any.
    pub fn turn(&mut self) -> bool {
        match &mut self.task {
            Task::Stand(stand) => stand.turn(),
            _ => false,
        }
    }

    /// Gives back all that it has.
    pub fn end(&mut self, node: &mut Node) {
        self.put_down(node);
        if let Some((connection, _)) = self.connection.take() {
            node.disconnect(connection);
        }
        self.over = true;
    }

    /// What it was being served with is over: memory is given back, half a file thrown away.
    pub(super) fn put_down(&mut self, node: &mut Node) {
        match std::mem::replace(&mut self.task, Task::Nothing) {
            Task::Nothing | Task::Stand(_) => {}
            Task::Take(take, _) => take.close(node),
            Task::Give(give, _) => give.close(node),
            Task::Echo(memory, _) | Task::Bench { memory, .. } => node.free(memory),
        }
    }

    /// Tells it why it is not served any more.
    pub fn refuse(&mut self, node: &mut Node, why: &Error, log: Log<'_>) {
        log(&format!("client {}: {why}", self.number));
        // If it cannot be told, it is gone.
        let told = self.control.send(&Answer::Error { what: why.to_string() });
        self.put_down(node);
        if let Some((connection, _)) = self.connection.take() {
            node.disconnect(connection);
        }
        match told {
            Ok(()) => {
                self.control.finish();
                self.refused = Some(Instant::now());
            }
            Err(_) => self.over = true,
        }
    }

    /// Looks at its control connection; whether something came.
    pub fn look(&mut self, node: &mut Node, options: &Options, log: Log<'_>) -> bool {
        if let Some(since) = self.refused {
            let gone = self.control.pull().is_err() || self.control.line().is_err();
            self.over |= gone || since.elapsed() > FAREWELL || self.control.flush().is_err();
            return false;
        }
        let mut came = false;
        let outcome = self.listen(node, options, log, &mut came);
        if let Err(error) = outcome {
            if self.is_at_its_end() {
                log(&format!("client {}: gone", self.number));
                self.over = true;
            } else {
                self.refuse(node, &error, log);
            }
        }
        came
    }

    /// Whether the control connection has ended.
    fn is_at_its_end(&self) -> bool {
        self.control.has_ended()
    }

    fn listen(
        &mut self,
        node: &mut Node,
        options: &Options,
        log: Log<'_>,
        came: &mut bool,
    ) -> Result<()> {
        self.control.flush()?;
        self.control.pull()?;
        while let Some(line) = self.control.line()? {
            *came = true;
            self.since = Instant::now();
            let request = Request::parse(&line)?;
            self.serve(node, options, request, log)?;
        }
        self.be_patient()
    }

    /// Whether the client may take more time for what is next.
    fn be_patient(&self) -> Result<()> {
        let (what, most) = match &self.task {
            Task::Nothing => ("request", GREETING),
            Task::Take(..) | Task::Give(..) => ("block", PAUSE),
            Task::Echo(..) | Task::Bench { .. } | Task::Stand(_) => return Ok(()),
        };
        if self.since.elapsed() < most {
            return Ok(());
        }
        let seconds = most.as_secs();
        Err(Error::input(format!("no {what} came within {seconds} s; connect anew to go on")))
    }

    fn serve(
        &mut self,
        node: &mut Node,
        options: &Options,
        request: Request,
        log: Log<'_>,
    ) -> Result<()> {
        match request {
            Request::Hello(hello) => self.greet(node, &hello),
            Request::Conformance(wish) => {
                let peer = SocketAddr::new(self.control.peer().ip(), wish.udp_port);
                let stand = Stand::new(self.control.local().ip(), peer, wish.wish())?;
                let answer = Answer::Session(Box::new(stand.described()));
                self.put_down(node);
                self.task = Task::Stand(Box::new(stand));
                self.control.send(&answer)
            }
            Request::Done(digest) => self.store(node, &digest, log),
            Request::Stop {} => self.stop(node),
            _ if !matches!(self.task, Task::Nothing) => {
                Err(Error::input("one request at a time; wait for its answer, or connect anew"))
            }
            Request::Put(put) => self.take(node, options, put),
            Request::Get(get) => self.give(node, options, get),
            Request::Echo { bytes } => self.echo(node, options, bytes),
            Request::Bench { bytes } => self.bench(node, options, bytes),
        }
    }

    fn greet(&mut self, node: &mut Node, hello: &Hello) -> Result<()> {
        if self.connection.is_some() {
            return Err(Error::input("this client has its connection already"));
        }
        if hello.streams > MOST_STREAMS {
            return Err(Error::input(format!(
                "{} streams; this server gives a client at most {MOST_STREAMS}",
                hello.streams
            )));
        }
        let connection = node.reserve();
        let (token, first_psn) = (rand::random(), rand::random());
        let config = ConnectionConfig {
            peer: ConnectionId(hello.connection),
            token,
            streams: hello.streams,
            paths: hello.paths,
            first_sent: first_psn,
            first_received: hello.first_psn,
        };
        let destination = SocketAddr::new(self.control.peer().ip(), hello.udp_port);
        node.connect(connection, config, destination)?;
        self.connection = Some((connection, hello.streams));
        self.control.send(&Answer::Welcome(Welcome {
            version: VERSION,
            connection: connection.0,
            token,
            first_psn,
            udp_port: node.address().port(),
        }))
    }

    /// Takes a completion of its connection.
    pub fn complete(&mut self, node: &mut Node, completion: &Completion, log: Log<'_>) {
        // Work that is flushed with the connection says nothing that is not known.
        if self.refused.is_some() || self.over {
            return;
        }
        if node.state(completion.connection) == Some(ConnectionState::ClosedByPeer) {
            self.put_down(node);
            return;
        }
        self.since = Instant::now();
        let outcome = match &mut self.task {
            Task::Take(take, _) => take.complete(node, completion),
            Task::Give(give, _) => {
                let outcome = give.complete(node, completion);
                outcome.and_then(|()| self.told_whole(node, log))
            }
            Task::Echo(memory, bytes) => send_back(node, *memory, *bytes, completion),
            _ => Ok(()),
        };
        if let Err(error) = outcome {
            self.refuse(node, &error, log);
        }
    }
}
