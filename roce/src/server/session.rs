//! One client of a server: its control connection, its connection, and what it has asked for.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use mtia_model::transport::work::Completed;
use mtia_model::transport::{
    Completion, ConnectionConfig, ConnectionId, ConnectionState, Operation, ReceiveRequest, Rights,
    StreamId, WorkRequest,
};

use super::{Log, Options};
use crate::conformance::Stand;
use crate::control::Control;
use crate::error::{Error, Result};
use crate::file::{Sink, Source, plain_name};
use crate::measure::{MOST_PING, cpu_seconds};
use crate::node::{Buffer, Node};
use crate::rendezvous::{
    Answer, Digest, Get, Hello, Put, Ready, Request, Stored, Usage, VERSION, Welcome,
};
use crate::transfer::{Give, Layout, Take, succeed};
use crate::wait::Interest;

/// The first word must come within this.
const GREETING: Duration = Duration::from_secs(10);
/// A client that was refused may read why for so long.
const FAREWELL: Duration = Duration::from_secs(2);
/// Streams and paths of a client, at most.
const MOST_STREAMS: u16 = 1_024;
/// Receives of an echo: pings that may be under way at once.
const ECHOES: u32 = 4;

/// What a client is being served with.
enum Task {
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
    number: u64,
    control: Control,
    connection: Option<(ConnectionId, u16)>,
    task: Task,
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

    fn put_down(&mut self, node: &mut Node) {
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
            let request = Request::parse(&line)?;
            self.serve(node, options, request, log)?;
        }
        let silent = self.connection.is_none() && matches!(self.task, Task::Nothing);
        if silent && self.since.elapsed() > GREETING {
            let seconds = GREETING.as_secs();
            return Err(Error::input(format!(
                "no request came within {seconds} s; say hello first"
            )));
        }
        Ok(())
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

    fn open(&self) -> Result<(ConnectionId, u16)> {
        self.connection.ok_or_else(|| Error::input("no connection yet; say hello first"))
    }

    fn take(&mut self, node: &mut Node, options: &Options, put: Put) -> Result<()> {
        let (connection, streams) = self.open()?;
        let name = plain_name(&put.name)?;
        let path = root(options)?.join(name);
        if put.overwrite && !options.overwrite {
            return Err(Error::input(
                "this server replaces no files; start it with --overwrite, or use another name",
            ));
        }
        let layout = Layout::new(put.bytes, streams);
        if layout.blocks() > u64::from(u32::MAX) {
            return Err(Error::input(format!(
                "{} bytes are more than a transfer holds",
                put.bytes
            )));
        }
        grant(node, options, Take::memory_of(&layout))?;
        let sink = Sink::create(&path, name, layout.block, put.overwrite)?;
        let take = Take::new(node, connection, sink, put.method, layout)?;
        let answer = Answer::Ready(take.ready());
        self.task = Task::Take(Box::new(take), put.name);
        self.control.send(&answer)
    }

    fn give(&mut self, node: &mut Node, options: &Options, get: Get) -> Result<()> {
        let (connection, streams) = self.open()?;
        let name = plain_name(&get.name)?;
        let path = root(options)?.join(name);
        let source = Source::open(&path, name, false)?;
        let layout = Layout::new(source.bytes(), streams);
        grant(node, options, Give::memory_of(&layout))?;
        let mut give = Give::new(node, connection, source, layout)?;
        self.control.send(&Answer::Ready(give.ready()))?;
        let begun = give.advance(node);
        self.task = Task::Give(Box::new(give), get.name);
        begun?;
        self.told_whole(node, &mut |_| {})
    }

    fn echo(&mut self, node: &mut Node, options: &Options, bytes: u32) -> Result<()> {
        let (connection, _) = self.open()?;
        if !(1..=MOST_PING).contains(&bytes) {
            return Err(Error::input(format!("a ping of {bytes} bytes; use 1 to {MOST_PING}")));
        }
        let length = u64::from(bytes) * u64::from(ECHOES);
        grant(node, options, length)?;
        let rights = Rights { local_write: true, ..Rights::NONE };
        let memory = node.allocate(length, rights)?;
        self.task = Task::Echo(memory, bytes);
        for i in 0..ECHOES {
            let local = memory.local(u64::from(i * bytes), bytes);
            node.post_receive(connection, StreamId(0), ReceiveRequest { id: i.into(), local })?;
        }
        self.control.send(&Answer::Ready(Ready {
            bytes: bytes.into(),
            block: bytes,
            slots: ECHOES,
            address: 0,
            key: 0,
        }))
    }

    fn bench(&mut self, node: &mut Node, options: &Options, bytes: u64) -> Result<()> {
        self.open()?;
        let Ok(block) = u32::try_from(bytes) else {
            return Err(Error::input(format!("a bench over {bytes} bytes; use less than 4 GiB")));
        };
        grant(node, options, bytes)?;
        let rights = Rights { remote_read: true, remote_write: true, local_write: false };
        let memory = node.allocate(bytes, rights)?;
        let traffic = node.traffic();
        self.task = Task::Bench {
            memory,
            cpu: cpu_seconds(),
            datagrams: traffic.datagrams_received,
            calls: traffic.receive_calls,
        };
        let (address, key) = (memory.address, memory.keys.remote.0);
        self.control.send(&Answer::Ready(Ready { bytes, block, slots: 1, address, key }))
    }

    fn stop(&mut self, node: &mut Node) -> Result<()> {
        let (connection, _) = self.open()?;
        let Task::Bench { cpu, datagrams, calls, .. } = self.task else {
            return Err(Error::input("no bench runs; ask for one first"));
        };
        let traffic = node.traffic();
        self.control.send(&Answer::Usage(Usage {
            cpu_seconds: cpu_seconds() - cpu,
            duplicate_packets: node.duplicates(connection),
            datagrams: traffic.datagrams_received - datagrams,
            receive_calls: traffic.receive_calls - calls,
        }))
    }

    fn store(&mut self, node: &mut Node, digest: &Digest, log: Log<'_>) -> Result<()> {
        let (connection, _) = self.open()?;
        match std::mem::replace(&mut self.task, Task::Nothing) {
            Task::Take(take, name) => {
                let bytes = take.bytes();
                take.finish(node, &digest.sha256)?;
                log(&format!("client {}: took `{name}`, {bytes} B", self.number));
                let sha256 = digest.sha256.clone();
                let duplicate_packets = node.duplicates(connection);
                self.control.send(&Answer::Stored(Stored { bytes, sha256, duplicate_packets }))
            }
            other => {
                self.task = other;
                Err(Error::input("no file is being given; say put first"))
            }
        }
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

    /// Says that all of a file was read, if it was.
    fn told_whole(&mut self, node: &mut Node, log: Log<'_>) -> Result<()> {
        if let Task::Give(give, name) = &self.task
            && let Some(sha256) = give.whole()
        {
            log(&format!("client {}: read `{name}`, {} B", self.number, give.bytes()));
            self.put_down(node);
            self.control.send(&Answer::Done(Digest { sha256 }))?;
        }
        Ok(())
    }
}

fn root(options: &Options) -> Result<&std::path::Path> {
    options
        .root
        .as_deref()
        .ok_or_else(|| Error::input("this server has no files; start it with --root DIR"))
}

/// Whether there is memory left.
fn grant(node: &Node, options: &Options, more: u64) -> Result<()> {
    let used = node.memory_bytes();
    match used.checked_add(more).is_some_and(|sum| sum <= options.memory) {
        true => Ok(()),
        false => Err(Error::input(format!(
            "{more} bytes of memory are wanted, {} of {} are left; try later, or start the server with \
             more --memory",
            options.memory.saturating_sub(used),
            options.memory
        ))),
    }
}

fn send_back(node: &mut Node, memory: Buffer, bytes: u32, completion: &Completion) -> Result<()> {
    succeed(completion)?;
    let Completion { connection, stream, id, length, .. } = *completion;
    let offset = id * u64::from(bytes);
    match completion.what {
        Completed::Receive => {
            let local = memory.local(offset, length);
            node.post(connection, stream, WorkRequest { id, local, operation: Operation::Send })
        }
        // Its bytes have gone: they may be overwritten.
        Completed::Send => {
            let local = memory.local(offset, bytes);
            node.post_receive(connection, stream, ReceiveRequest { id, local })
        }
        _ => Ok(()),
    }
}
