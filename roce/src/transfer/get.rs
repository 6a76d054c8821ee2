//! A file that is fetched: [`Give`] has it, [`Pull`] reads it.

use mtia_model::transport::work::Completed;
use mtia_model::transport::{
    Completion, ConnectionId, Operation, RemoteBuffer, RemoteKey, Rights, WorkRequest,
};

use super::{Layout, NOTE, Notes, nonsense, succeed};
use crate::error::Result;
use crate::file::{Sink, Source};
use crate::node::{Buffer, Node};
use crate::rendezvous::Ready;

/// The end that has the file.
#[derive(Debug)]
pub struct Give {
    connection: ConnectionId,
    layout: Layout,
    source: Source,
    memory: Buffer,
    notes: Notes,
    /// By slot: its block has not been taken.
    full: Vec<bool>,
    next: u64,
    taken: u64,
}

impl Give {
    /// Makes memory for a file.
    ///
    /// # Errors
    /// If there is none.
    pub fn new(
        node: &mut Node,
        connection: ConnectionId,
        source: Source,
        layout: Layout,
    ) -> Result<Self> {
        let rights = Rights { remote_read: true, ..Rights::NONE };
        let memory = node.allocate(layout.memory(), rights)?;
        let notes = Notes::open(node, connection, &layout, true)?;
        let full = vec![false; layout.slots as usize];
        Ok(Self { connection, layout, source, memory, notes, full, next: 0, taken: 0 })
    }

    /// Bytes of memory that a file takes.
    pub fn memory_of(layout: &Layout) -> u64 {
        layout.memory() + 2 * u64::from(layout.slots) * u64::from(super::NOTE_BYTES)
    }

    /// What the peer must know.
    pub fn ready(&self) -> Ready {
        let Layout { bytes, block, slots, .. } = self.layout;
        Ready { bytes, block, slots, address: self.memory.address, key: self.memory.keys.remote.0 }
    }

    /// Fills the slots that are free.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn advance(&mut self, node: &mut Node) -> Result<()> {
        while self.next < self.layout.blocks() && !self.full[self.layout.slot(self.next)] {
            let block = self.next;
            self.full[self.layout.slot(block)] = true;
            let (offset, length) = (self.layout.offset(block), self.layout.length(block));
            self.source.read(node.bytes_mut(&self.memory, offset, length as usize))?;
            self.notes.tell(node, self.connection, &self.layout, block)?;
            self.next += 1;
        }
        Ok(())
    }

    /// Takes a completion of the connection.
    ///
    /// # Errors
    /// If it is no success, or the peer names a block that it cannot have.
    pub fn complete(&mut self, node: &mut Node, completion: &Completion) -> Result<()> {
        succeed(completion)?;
        if completion.what == Completed::Receive {
            let block = self.notes.heard(node, completion)?;
            let under_way = block < self.next && block + u64::from(self.layout.slots) >= self.next;
            let full = &mut self.full[self.layout.slot(block)];
            if !under_way || !*full {
                return Err(nonsense("a block's number"));
            }
            *full = false;
            self.taken += 1;
        }
        self.advance(node)
    }

    /// The file's hash, once the peer has taken all of it.
    pub fn whole(&self) -> Option<String> {
        (self.taken == self.layout.blocks()).then(|| self.source.sha256())
    }

    /// Bytes of the file.
    pub fn bytes(&self) -> u64 {
        self.layout.bytes
    }

    /// Gives its memory back.
    pub fn close(&self, node: &mut Node) {
        node.free(self.memory);
        self.notes.close(node);
    }
}

/// The end that reads it.
#[derive(Debug)]
pub struct Pull {
    connection: ConnectionId,
    layout: Layout,
    sink: Sink,
    memory: Buffer,
    remote: RemoteBuffer,
    notes: Notes,
    /// By slot: the block that is being read into it.
    reading: Vec<Option<u64>>,
}

impl Pull {
    /// Fetches a file that a peer is ready to give.
    ///
    /// # Errors
    /// If the peer's memory cannot be, or this end has none.
    pub fn new(
        node: &mut Node,
        connection: ConnectionId,
        sink: Sink,
        ready: &Ready,
        streams: u16,
    ) -> Result<Self> {
        let layout = Layout::of(ready, streams)?;
        let rights = Rights { local_write: true, ..Rights::NONE };
        let memory = node.allocate(layout.memory(), rights)?;
        let notes = Notes::open(node, connection, &layout, true)?;
        let remote = RemoteBuffer { key: RemoteKey(ready.key), address: ready.address };
        let reading = vec![None; layout.slots as usize];
        Ok(Self { connection, layout, sink, memory, remote, notes, reading })
    }

    /// Takes a completion of the connection.
    ///
    /// # Errors
    /// If it is no success, the peer names a block that it cannot have, or the file cannot be written.
    pub fn complete(&mut self, node: &mut Node, completion: &Completion) -> Result<()> {
        succeed(completion)?;
        match completion.what {
            Completed::Receive => {
                let block = self.notes.heard(node, completion)?;
                self.fetch(node, block)
            }
            Completed::Read => {
                let block = completion.id;
                let (offset, length) = (self.layout.offset(block), self.layout.length(block));
                self.sink.write(block, node.bytes(&self.memory, offset, length as usize))?;
                self.reading[self.layout.slot(block)] = None;
                self.notes.tell(node, self.connection, &self.layout, block)
            }
            _ => Ok(()),
        }
    }

    fn fetch(&mut self, node: &mut Node, block: u64) -> Result<()> {
        let known = block & NOTE == 0 && block < self.layout.blocks() && !self.sink.has(block);
        let reading = &mut self.reading[self.layout.slot(block)];
        if !known || reading.is_some() {
            return Err(nonsense("a block's number"));
        }
        *reading = Some(block);
        let offset = self.layout.offset(block);
        let remote = RemoteBuffer { address: self.remote.address + offset, ..self.remote };
        let local = self.memory.local(offset, self.layout.length(block));
        let request = WorkRequest { id: block, local, operation: Operation::Read { remote } };
        node.post(self.connection, self.layout.stream(block), request)
    }

    /// Bytes that are here.
    pub fn bytes_done(&self) -> u64 {
        (self.sink.blocks() * u64::from(self.layout.block)).min(self.layout.bytes)
    }

    /// Whether all of it is here.
    pub fn is_whole(&self) -> bool {
        self.sink.blocks() == self.layout.blocks()
    }

    /// Puts the file in its place, if it is what was read at the other end.
    ///
    /// # Errors
    /// If it is not.
    pub fn finish(self, sha256: &str) -> Result<()> {
        if !self.is_whole() {
            return Err(nonsense("an end before all blocks"));
        }
        self.sink.keep(sha256)
    }
}
