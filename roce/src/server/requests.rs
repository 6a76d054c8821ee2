//! What a client asks for, and what becomes of it.

use std::path::Path;

use mtia_model::transport::work::Completed;
use mtia_model::transport::{
    Completion, ConnectionId, Operation, ReceiveRequest, Rights, StreamId, WorkRequest,
};

use super::session::{Session, Task};
use super::{Log, Options};
use crate::error::{Error, Result};
use crate::file::{Sink, Source, plain_name};
use crate::measure::{MOST_PING, cpu_seconds};
use crate::node::{Buffer, Node};
use crate::rendezvous::{Answer, Digest, Get, Put, Ready, Stored, Usage};
use crate::transfer::{Give, Layout, Take, succeed};

/// Receives of an echo: pings that may be under way at once.
const ECHOES: u32 = 4;

impl Session {
    fn open(&self) -> Result<(ConnectionId, u16)> {
        self.connection.ok_or_else(|| Error::input("no connection yet; say hello first"))
    }

    pub(super) fn take(&mut self, node: &mut Node, options: &Options, put: Put) -> Result<()> {
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

    pub(super) fn give(&mut self, node: &mut Node, options: &Options, get: Get) -> Result<()> {
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

    pub(super) fn echo(&mut self, node: &mut Node, options: &Options, bytes: u32) -> Result<()> {
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

    pub(super) fn bench(&mut self, node: &mut Node, options: &Options, bytes: u64) -> Result<()> {
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

    pub(super) fn stop(&mut self, node: &mut Node) -> Result<()> {
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

    pub(super) fn store(&mut self, node: &mut Node, digest: &Digest, log: Log<'_>) -> Result<()> {
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

    /// Says that all of a file was read, if it was.
    pub(super) fn told_whole(&mut self, node: &mut Node, log: Log<'_>) -> Result<()> {
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

fn root(options: &Options) -> Result<&Path> {
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

pub(super) fn send_back(
    node: &mut Node,
    memory: Buffer,
    bytes: u32,
    completion: &Completion,
) -> Result<()> {
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
