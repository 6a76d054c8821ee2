//! The commands between their start and their status. See `hw/src/fi/table.rs`.

use super::port::StatusOut;
use crate::spec::fi::Status;

/// Most commands in flight of any description.
const MOST: usize = 16;

#[derive(Clone, Debug)]
pub(super) struct Table {
    all: u32,
    busy: u32,
    /// Entries without open answers, busy or not.
    answered: u32,
    failed: u32,
    poisoned: u32,
    open: [u32; MOST],
    tag: [u16; MOST],
    code: [u8; MOST],
    /// Entries above the one that had its status last.
    above: u32,
    pub status: Option<StatusOut>,
}

impl Table {
    pub fn new(entries: u32) -> Table {
        Table {
            all: (1 << entries) - 1,
            busy: 0,
            answered: 0,
            failed: 0,
            poisoned: 0,
            open: [0; MOST],
            tag: [0; MOST],
            code: [0; MOST],
            above: 0,
            status: None,
        }
    }

    pub fn is_busy(&self) -> bool {
        self.busy != 0
    }

    /// The entry that the next command gets; `None` where all are taken.
    pub fn free(&self) -> Option<u8> {
        let free = self.all & !self.busy;
        (free != 0).then(|| free.trailing_zeros() as u8)
    }

    /// The entry whose status is next; `None` where no command is done.
    pub fn done(&self) -> Option<u8> {
        let done = self.busy & self.answered;
        let first = if done & self.above != 0 { done & self.above } else { done };
        (done != 0).then(|| first.trailing_zeros() as u8)
    }

    /// The entry's status goes to the port.
    pub fn finish(&mut self, entry: u8) {
        let (e, bit) = (usize::from(entry), 1u32 << entry);
        let code = match self.code[e] {
            0 if self.failed & bit != 0 => Status::MemoryError.code(),
            0 if self.poisoned & bit != 0 => Status::Poison.code(),
            code => code,
        };
        self.status = Some(StatusOut { tag: self.tag[e], code });
        self.busy &= !bit;
        self.above = self.all & !((bit << 1) - 1);
    }

    /// A command takes an entry.
    pub fn start(&mut self, entry: u8, tag: u16, code: u8, answers: u32) {
        let (e, bit) = (usize::from(entry), 1u32 << entry);
        self.busy |= bit;
        self.failed &= !bit;
        self.poisoned &= !bit;
        (self.open[e], self.tag[e], self.code[e]) = (answers, tag, code);
        self.answered = self.answered & !bit | u32::from(answers == 0) << entry;
    }

    /// An answer for a command.
    pub fn answer(&mut self, entry: u8, error: bool, poison: bool) {
        let open = &mut self.open[usize::from(entry)];
        *open -= 1;
        self.answered |= u32::from(*open == 0) << entry;
        self.failed |= u32::from(error) << entry;
        self.poisoned |= u32::from(poison) << entry;
    }
}
