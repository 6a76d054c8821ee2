//! Cuts a command into fragments. See `hw/src/fi/splitter.rs`.

use crate::spec::fi::{Command, FRAGMENT_BYTES, Kind, LINE_BYTES};
use crate::spec::flit::Reply;

/// A piece of a command within 256 B of memory.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Fragment {
    /// Number of the 256 B block of memory.
    pub block: u64,
    /// First line of it that is touched.
    pub first_line: u8,
    /// Last line of it that is touched.
    pub last_line: u8,
    /// First byte in the first line.
    pub skip: u8,
    /// Last byte in the last line.
    pub keep: u8,
    /// Where byte 0 of the block would lie in the local store.
    pub base: u32,
    /// Whether it is the command's last.
    pub last: bool,
}

#[derive(Clone, Debug, Default)]
pub(super) struct Splitter {
    /// Bytes still to be cut; 0 where there is no command.
    pub left: u32,
    block: u64,
    offset: u32,
    base: u32,
    local_mask: u32,
    /// Number of the next fragment in its command.
    pub number: u8,
    /// Entry in the table of commands.
    pub entry: u8,
    pub steering: u8,
    pub reply: Reply,
    /// Channel of a broadcast.
    pub broadcast: Option<u8>,
}

impl Splitter {
    /// For a local store of so many bytes, a power of two.
    pub fn new(local_bytes: u32) -> Splitter {
        Splitter { local_mask: local_bytes - 1, ..Splitter::default() }
    }

    /// The next fragment; of no meaning where nothing is left.
    pub fn fragment(&self) -> Fragment {
        let room = FRAGMENT_BYTES - self.offset;
        let end = self.offset + self.left.min(room) - 1;
        Fragment {
            block: self.block,
            first_line: (self.offset / LINE_BYTES) as u8,
            last_line: (end / LINE_BYTES) as u8,
            skip: (self.offset % LINE_BYTES) as u8,
            keep: (end % LINE_BYTES) as u8,
            base: self.base,
            last: self.left <= room,
        }
    }

    /// The fragment leaves.
    pub fn advance(&mut self) {
        let room = FRAGMENT_BYTES - self.offset;
        self.left -= self.left.min(room);
        self.block += 1;
        self.offset = 0;
        self.base = self.base.wrapping_add(FRAGMENT_BYTES) & self.local_mask;
        self.number = self.number.wrapping_add(1);
    }

    /// The next command.
    pub fn load(&mut self, command: &Command, entry: u8) {
        let fragment = u64::from(FRAGMENT_BYTES);
        self.left = command.length;
        self.block = command.address / fragment;
        self.offset = (command.address % fragment) as u32;
        self.base = command.local.wrapping_sub(self.offset) & self.local_mask;
        self.number = 0;
        self.entry = entry;
        self.steering = command.steering;
        self.broadcast = (command.kind == Kind::Broadcast).then_some(command.channel);
        self.reply = if self.broadcast.is_some() { command.reply } else { Reply::Own };
    }
}
