//! A file that is given: [`Push`] has it, [`Take`] gets it.

use mtia_model::transport::work::Completed;
use mtia_model::transport::{
    Completion, ConnectionId, Operation, ReceiveRequest, RemoteBuffer, RemoteKey, Rights, StreamId,
    WorkRequest,
};

use super::{Layout, NOTE, Notes, nonsense, nothing, succeed};
use crate::error::Result;
use crate::file::{Sink, Source};
use crate::node::{Buffer, Node};
use crate::rendezvous::{Method, Ready};

/// What keeps a slot from being used again.
#[derive(Clone, Copy, Debug, Default)]
struct Slot {
    /// The block's message is not complete: it may have to be sent again.
    sending: bool,
    /// The peer has not taken it.
    untaken: bool,
}

/// The end that has the file.
#[derive(Debug)]
pub struct Push {
    connection: ConnectionId,
    layout: Layout,
    method: Method,
    source: Source,
    memory: Buffer,
    remote: RemoteBuffer,
    notes: Notes,
    slots: Vec<Slot>,
    next: u64,
    taken: u64,
}

impl Push {
    /// Gives a file to a peer that is ready.
    ///
    /// # Errors
    /// If the peer's memory cannot be, or this end has none.
    pub fn new(
        node: &mut Node,
        connection: ConnectionId,
        source: Source,
        method: Method,
        ready: &Ready,
        streams: u16,
    ) -> Result<Self> {
        let layout = Layout::of(ready, streams)?;
        let memory = node.allocate(layout.memory(), Rights::NONE)?;
        let notes = Notes::open(node, connection, &layout, true)?;
        let remote = RemoteBuffer { key: RemoteKey(ready.key), address: ready.address };
        let slots = vec![Slot::default(); layout.slots as usize];
        Ok(Self {
            connection,
            layout,
            method,
            source,
            memory,
            remote,
            notes,
            slots,
            next: 0,
            taken: 0,
        })
    }

    /// Posts what there are slots for.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn advance(&mut self, node: &mut Node) -> Result<()> {
        while self.next < self.layout.blocks() {
            let block = self.next;
            let slot = &mut self.slots[self.layout.slot(block)];
            if slot.sending || slot.untaken {
                break;
            }
            *slot = Slot { sending: true, untaken: true };
            let (offset, length) = (self.layout.offset(block), self.layout.length(block));
            self.source.read(node.bytes_mut(&self.memory, offset, length as usize))?;
            let remote = RemoteBuffer { address: self.remote.address + offset, ..self.remote };
            let operation = match self.method {
                Method::Write => Operation::WriteImmediate { remote, immediate: block as u32 },
                Method::Send => Operation::Send,
            };
            let local = self.memory.local(offset, length);
            let request = WorkRequest { id: block, local, operation };
            node.post(self.connection, self.layout.stream(block), request)?;
            self.next += 1;
        }
        Ok(())
    }

    /// Takes a completion of the connection.
    ///
    /// # Errors
    /// If it is no success, or the peer names a block that was not sent.
    pub fn complete(&mut self, node: &mut Node, completion: &Completion) -> Result<()> {
        succeed(completion)?;
        match completion.what {
            Completed::Receive => {
                let block = self.notes.heard(node, completion)?;
                let slot = &mut self.slots[self.layout.slot(block)];
                let under_way =
                    block < self.next && block + u64::from(self.layout.slots) >= self.next;
                if !under_way || !slot.untaken {
                    return Err(nonsense("a block's number"));
                }
                slot.untaken = false;
                self.taken += 1;
            }
            _ => self.slots[self.layout.slot(completion.id)].sending = false,
        }
        self.advance(node)
    }

    /// Bytes that the peer has taken, as far as is known.
    pub fn bytes_done(&self) -> u64 {
        (self.taken * u64::from(self.layout.block)).min(self.layout.bytes)
    }

    /// The file's hash, once the peer has taken all of it.
    pub fn whole(&self) -> Option<String> {
        (self.taken == self.layout.blocks()).then(|| self.source.sha256())
    }
}

/// The end that gets the file.
#[derive(Debug)]
pub struct Take {
    connection: ConnectionId,
    layout: Layout,
    method: Method,
    sink: Sink,
    memory: Buffer,
    notes: Notes,
    /// By stream: Sends that have come.
    sends: Vec<u64>,
}

impl Take {
    /// Makes memory for a file, and posts receives.
    ///
    /// # Errors
    /// If there is none.
    pub fn new(
        node: &mut Node,
        connection: ConnectionId,
        sink: Sink,
        method: Method,
        layout: Layout,
    ) -> Result<Self> {
        let rights = match method {
            Method::Write => Rights { remote_write: true, ..Rights::NONE },
            Method::Send => Rights { local_write: true, ..Rights::NONE },
        };
        let memory = node.allocate(layout.memory(), rights)?;
        let notes = Notes::open(node, connection, &layout, false)?;
        let sends = vec![0; layout.streams.into()];
        let take = Self { connection, layout, method, sink, memory, notes, sends };
        for slot in 0..u64::from(layout.slots) {
            take.listen(node, layout.stream(slot), slot)?;
        }
        Ok(take)
    }

    /// Bytes of memory that a file takes.
    pub fn memory_of(layout: &Layout) -> u64 {
        layout.memory() + u64::from(layout.slots) * u64::from(super::NOTE_BYTES)
    }

    /// What the peer must know.
    pub fn ready(&self) -> Ready {
        let (address, key) = match self.method {
            Method::Write => (self.memory.address, self.memory.keys.remote.0),
            Method::Send => (0, 0),
        };
        let Layout { bytes, block, slots, .. } = self.layout;
        Ready { bytes, block, slots, address, key }
    }

    fn listen(&self, node: &mut Node, stream: StreamId, slot: u64) -> Result<()> {
        let local = match self.method {
            Method::Write => nothing(&self.memory),
            Method::Send => self.memory.local(self.layout.offset(slot), self.layout.block),
        };
        node.post_receive(self.connection, stream, ReceiveRequest { id: slot, local })
    }

    /// Takes a completion of the connection.
    ///
    /// # Errors
    /// If it is no success, the peer sends what it should not, or the file cannot be written.
    pub fn complete(&mut self, node: &mut Node, completion: &Completion) -> Result<()> {
        succeed(completion)?;
        if completion.id & NOTE != 0 {
            return Ok(());
        }
        let stream = completion.stream;
        let block = match (completion.what, self.method) {
            (Completed::ReceiveImmediate(block), Method::Write) => u64::from(block),
            (Completed::Receive, Method::Send) => {
                let sends = &mut self.sends[usize::from(stream.0)];
                let block = u64::from(stream.0) + *sends * u64::from(self.layout.streams);
                *sends += 1;
                block
            }
            _ => return Err(nonsense("a message")),
        };
        let length = self.layout.length(block);
        let expected = block < self.layout.blocks()
            && self.layout.stream(block) == stream
            && !self.sink.has(block)
            && completion.length == length;
        if !expected {
            return Err(nonsense("a block"));
        }
        let offset = self.layout.offset(block);
        self.sink.write(block, node.bytes(&self.memory, offset, length as usize))?;
        self.listen(node, stream, completion.id)?;
        self.notes.tell(node, self.connection, &self.layout, block)
    }

    /// Puts the file in its place, if all of it has come and it is what was sent.
    ///
    /// # Errors
    /// If it is not.
    pub fn finish(self, node: &mut Node, sha256: &str) -> Result<()> {
        self.close(node);
        if self.sink.blocks() != self.layout.blocks() {
            return Err(nonsense("an end before all blocks"));
        }
        self.sink.keep(sha256)
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
