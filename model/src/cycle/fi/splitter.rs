//! Cuts a command into fragments, round by round over the granules. See `hw/src/fi/splitter.rs`.

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
    /// Fragments still to be cut; 0 where there is no command.
    pub left: u32,
    /// Blocks from one fragment to the next of its round.
    stride: u32,
    block: u64,
    base: u32,
    /// Where this round began, and its place in the local store.
    round: u64,
    round_base: u32,
    /// The command's first byte in its first block, and its last byte in its last block.
    first: (u64, u32),
    end: (u64, u32),
    local_mask: u32,
    /// Entry in the table of commands.
    pub entry: u8,
    pub steering: u8,
    pub reply: Reply,
    /// Channel of a broadcast.
    pub broadcast: Option<u8>,
}

impl Splitter {
    /// For a local store of so many bytes, a power of two, and granules of `stride` fragments.
    pub fn new(local_bytes: u32, stride: u32) -> Splitter {
        Splitter { local_mask: local_bytes - 1, stride, ..Splitter::default() }
    }

    /// The next fragment; of no meaning where nothing is left.
    pub fn fragment(&self) -> Fragment {
        let offset = if self.block == self.first.0 { self.first.1 } else { 0 };
        let end = if self.block == self.end.0 { self.end.1 } else { FRAGMENT_BYTES - 1 };
        Fragment {
            block: self.block,
            first_line: (offset / LINE_BYTES) as u8,
            last_line: (end / LINE_BYTES) as u8,
            skip: (offset % LINE_BYTES) as u8,
            keep: (end % LINE_BYTES) as u8,
            base: self.base,
            last: self.left == 1,
        }
    }

    /// Number of the next fragment's block in its command.
    pub fn number(&self) -> u8 {
        (self.block - self.first.0) as u8
    }

    /// The fragment leaves.
    pub fn advance(&mut self) {
        self.left -= 1;
        let next = self.block + u64::from(self.stride);
        if next <= self.end.0 {
            self.block = next;
            self.base = self.base.wrapping_add(self.stride * FRAGMENT_BYTES) & self.local_mask;
        } else {
            self.round += 1;
            self.round_base = self.round_base.wrapping_add(FRAGMENT_BYTES) & self.local_mask;
            (self.block, self.base) = (self.round, self.round_base);
        }
    }

    /// The next command.
    pub fn load(&mut self, command: &Command, entry: u8) {
        let fragment = u64::from(FRAGMENT_BYTES);
        let place = |address: u64| (address / fragment, (address % fragment) as u32);
        self.first = place(command.address);
        self.end = place(command.address + u64::from(command.length) - 1);
        self.left = (self.end.0 - self.first.0) as u32 + 1;
        self.block = self.first.0;
        self.base = command.local.wrapping_sub(self.first.1) & self.local_mask;
        (self.round, self.round_base) = (self.block, self.base);
        self.entry = entry;
        self.steering = command.steering;
        self.broadcast = (command.kind == Kind::Broadcast).then_some(command.channel);
        self.reply = if self.broadcast.is_some() { command.reply } else { Reply::Own };
    }
}
