//! A file over a connection: cut into blocks, which pass through slots of registered memory.
//!
//! ```text
//!   put    Push: file -> slot ==Write with immediate, or Send==> slot -> file: Take
//!                        free <--------note: block taken-------- free
//!   get    Give: file -> slot --------note: block is there----->
//!                             <========Read==================== slot -> file: Pull
//!                        free <--------note: block taken-------
//! ```
//! Block i goes by slot i modulo the slots and stream i modulo the streams. A note is a Send of 8 bytes, a
//! block's number. A slot is used again when its block has been taken, so that the slower of the two
//! files sets the speed, and memory is what it was said to be.

mod get;
mod put;

pub use get::{Give, Pull};
pub use put::{Push, Take};

use mtia_model::transport::{
    Completion, ConnectionId, LocalBuffer, Operation, ReceiveRequest, Rights, StreamId,
    WorkRequest, work::Status,
};

use crate::error::{Error, Result};
use crate::node::{Buffer, Node};
use crate::rendezvous::Ready;

/// Bytes of a block: some dozens of packets, and little enough to be hashed between two batches.
pub const BLOCK: u32 = 262_144;
/// Slots of a transfer, at least: more than sockets hold under way.
pub const SLOTS: u32 = 16;
/// Most memory that a client gives to a transfer, whatever the server says.
const MOST_MEMORY: u64 = 1 << 30;

/// How a file is cut.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Layout {
    /// Bytes of the file.
    pub bytes: u64,
    /// Bytes of a block, the last apart.
    pub block: u32,
    /// Slots, a multiple of the streams.
    pub slots: u32,
    /// Streams.
    pub streams: u16,
}

impl Layout {
    /// Of a file, by what is usual.
    pub fn new(bytes: u64, streams: u16) -> Self {
        let streams = streams.max(1);
        Self { bytes, block: BLOCK, slots: SLOTS.next_multiple_of(streams.into()), streams }
    }

    /// As a server has it.
    ///
    /// # Errors
    /// If it cannot be.
    pub fn of(ready: &Ready, streams: u16) -> Result<Self> {
        let Ready { bytes, block, slots, .. } = *ready;
        let memory = u64::from(block) * u64::from(slots);
        let possible = block > 0
            && slots > 0
            && slots.is_multiple_of(streams.into())
            && memory <= MOST_MEMORY
            && bytes.div_ceil(block.into()) <= u64::from(u32::MAX);
        match possible {
            true => Ok(Self { bytes, block, slots, streams }),
            false => Err(Error::failed(format!(
                "the server wants {slots} slots of {block} bytes for {bytes} bytes, which cannot be; \
                 use the same version at both ends"
            ))),
        }
    }

    /// Blocks of the file.
    pub fn blocks(&self) -> u64 {
        self.bytes.div_ceil(self.block.into())
    }

    /// Bytes of a block.
    pub fn length(&self, block: u64) -> u32 {
        let left = self.bytes.saturating_sub(block * u64::from(self.block));
        left.min(self.block.into()) as u32
    }

    /// The slot of a block.
    pub fn slot(&self, block: u64) -> usize {
        (block % u64::from(self.slots)) as usize
    }

    /// Bytes of the memory before a block's slot.
    pub fn offset(&self, block: u64) -> u64 {
        self.slot(block) as u64 * u64::from(self.block)
    }

    /// Bytes of all slots.
    pub fn memory(&self) -> u64 {
        u64::from(self.slots) * u64::from(self.block)
    }

    /// The stream of a block.
    pub fn stream(&self, block: u64) -> StreamId {
        StreamId((block % u64::from(self.streams)) as u16)
    }
}

/// Bytes of a note.
const NOTE_BYTES: u32 = 8;
/// Marks the work of notes among that of blocks.
const NOTE: u64 = 1 << 63;

/// Notes that are sent and received.
#[derive(Debug)]
struct Notes {
    outgoing: Buffer,
    incoming: Option<Buffer>,
}

impl Notes {
    /// For notes out, and in if `hears`: then receives are posted.
    fn open(
        node: &mut Node,
        connection: ConnectionId,
        layout: &Layout,
        hears: bool,
    ) -> Result<Self> {
        let outgoing =
            node.allocate(u64::from(NOTE_BYTES) * u64::from(layout.slots), Rights::NONE)?;
        let mut notes = Self { outgoing, incoming: None };
        if hears {
            // No more are under way on a stream than it has slots.
            let count = layout.slots;
            let rights = Rights { local_write: true, ..Rights::NONE };
            notes.incoming = Some(node.allocate(u64::from(NOTE_BYTES) * u64::from(count), rights)?);
            for i in 0..count {
                notes.listen(node, connection, layout.stream(i.into()), i)?;
            }
        }
        Ok(notes)
    }

    fn listen(
        &self,
        node: &mut Node,
        connection: ConnectionId,
        stream: StreamId,
        i: u32,
    ) -> Result<()> {
        let Some(incoming) = &self.incoming else { return Ok(()) };
        let local = incoming.local(u64::from(i * NOTE_BYTES), NOTE_BYTES);
        node.post_receive(connection, stream, ReceiveRequest { id: NOTE | u64::from(i), local })
    }

    /// Tells of a block.
    fn tell(
        &self,
        node: &mut Node,
        connection: ConnectionId,
        layout: &Layout,
        block: u64,
    ) -> Result<()> {
        let offset = layout.slot(block) as u64 * u64::from(NOTE_BYTES);
        let place = node.bytes_mut(&self.outgoing, offset, NOTE_BYTES as usize);
        place.copy_from_slice(&block.to_be_bytes());
        let local = self.outgoing.local(offset, NOTE_BYTES);
        let request = WorkRequest { id: NOTE | block, local, operation: Operation::Send };
        node.post(connection, layout.stream(block), request)
    }

    /// The block that a receive of a note tells of; another receive takes its place.
    fn heard(&self, node: &mut Node, completion: &Completion) -> Result<u64> {
        let index = (completion.id & !NOTE) as u32;
        let Some(incoming) = &self.incoming else { return Err(nonsense("a note")) };
        let offset = u64::from(index * NOTE_BYTES);
        let bytes: [u8; NOTE_BYTES as usize] = node
            .bytes(incoming, offset, NOTE_BYTES as usize)
            .try_into()
            .map_err(|_| nonsense("a note"))?;
        if completion.length != NOTE_BYTES {
            return Err(nonsense("a note of another length"));
        }
        self.listen(node, completion.connection, completion.stream, index)?;
        Ok(u64::from_be_bytes(bytes))
    }

    fn close(&self, node: &mut Node) {
        node.free(self.outgoing);
        if let Some(incoming) = self.incoming {
            node.free(incoming);
        }
    }
}

/// Memory that receives are posted without: they only take the peer's immediates.
fn nothing(buffer: &Buffer) -> LocalBuffer {
    buffer.local(0, 0)
}

/// The peer said what it should not.
fn nonsense(what: &str) -> Error {
    Error::failed(format!("the peer sent {what} out of turn; use the same version at both ends"))
}

/// A completion that is not a success ends the transfer.
///
/// # Errors
/// Its status.
pub fn succeed(completion: &Completion) -> Result<()> {
    match completion.status {
        Status::Success => Ok(()),
        status => Err(Error::failed(format!(
            "stream {}: {:?}: {status}",
            completion.stream.0, completion.what
        ))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_byte_is_in_one_block_and_every_block_on_the_stream_of_its_slot() {
        for (bytes, streams) in [(0, 1), (1, 1), (262_144, 3), (262_145, 4), (50_000_000, 64)] {
            let layout = Layout::new(bytes, streams);
            let sum: u64 = (0..layout.blocks()).map(|i| u64::from(layout.length(i))).sum();
            assert_eq!(sum, bytes);
            assert!((0..layout.blocks()).all(|i| layout.length(i) > 0));
            assert_eq!(layout.length(layout.blocks()), 0);
            for block in 0..2 * u64::from(layout.slots) {
                let slot = layout.slot(block);
                assert_eq!(u64::from(layout.stream(block).0), slot as u64 % u64::from(streams));
            }
        }
    }

    #[test]
    fn a_servers_layout_is_looked_at() {
        let ready = Ready { bytes: 1 << 20, block: BLOCK, slots: 16, address: 0, key: 0 };
        assert!(Layout::of(&ready, 4).is_ok());
        for bad in [
            Ready { block: 0, ..ready },
            Ready { slots: 0, ..ready },
            Ready { slots: 15, ..ready },
            Ready { slots: u32::MAX - 3, ..ready },
            Ready { bytes: u64::MAX, block: 1, ..ready },
        ] {
            assert!(Layout::of(&bad, 4).is_err(), "{bad:?}");
        }
    }
}
