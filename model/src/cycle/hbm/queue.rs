//! Lines that wait to be issued, oldest first: the reads, or the writes, of a controller.
//!
//! Bit i of a mask belongs to entry i. When an entry leaves, those behind it move up, so that
//! the lowest bit of a mask is always the oldest of its kind.

use crate::spec::hbm::{MAX_BANKS, MAX_QUEUE};

const SIZE: usize = MAX_QUEUE as usize;
/// Buckets of the filter that spares most comparisons of lines.
const BUCKETS: usize = 1024;

/// How the bank of an entry stands to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum State {
    /// The entry's row is open.
    Hit,
    /// No row is open.
    Closed,
    /// Another row is open.
    Conflict,
}

/// An entry, as it enters.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    pub bank: u8,
    pub row: u16,
    pub column: u8,
    /// A read's tag, later the place of its data in the read buffer; the place of a write's data.
    pub payload: u16,
}

#[derive(Clone, Debug)]
pub(super) struct Queue {
    len: usize,
    bank: [u8; SIZE],
    row: [u16; SIZE],
    column: [u8; SIZE],
    payload: [u16; SIZE],
    hit: u128,
    closed: u128,
    conflict: u128,
    started: u128,
    /// Entries of each bank, and those of them that hit.
    wanted: [u8; MAX_BANKS],
    hits: [u8; MAX_BANKS],
    /// Banks with entries.
    wanted_mask: u64,
    /// Lines that began while the oldest waited.
    pub overtaken: u32,
    filter: [u8; BUCKETS],
}

/// The positions of a mask's bits, the lowest first.
#[derive(Clone, Copy)]
pub(super) struct Ones(pub u128);

impl Iterator for Ones {
    type Item = usize;

    #[inline]
    fn next(&mut self) -> Option<usize> {
        if self.0 == 0 {
            return None;
        }
        let i = self.0.trailing_zeros() as usize;
        self.0 &= self.0 - 1;
        Some(i)
    }
}

fn bucket(bank: u8, column: u8) -> usize {
    (usize::from(bank) ^ usize::from(column) << 6) % BUCKETS
}

impl Queue {
    pub fn new() -> Queue {
        Queue {
            len: 0,
            bank: [0; SIZE],
            row: [0; SIZE],
            column: [0; SIZE],
            payload: [0; SIZE],
            hit: 0,
            closed: 0,
            conflict: 0,
            started: 0,
            wanted: [0; MAX_BANKS],
            hits: [0; MAX_BANKS],
            wanted_mask: 0,
            overtaken: 0,
            filter: [0; BUCKETS],
        }
    }

    #[inline]
    pub fn len(&self) -> usize {
        self.len
    }

    /// Entries whose row is open.
    #[inline]
    pub fn hit(&self) -> u128 {
        self.hit
    }

    /// Entries whose bank is closed.
    #[inline]
    pub fn closed(&self) -> u128 {
        self.closed
    }

    /// Entries whose bank has another row open.
    #[inline]
    pub fn conflict(&self) -> u128 {
        self.conflict
    }

    /// Entries whose first burst is issued.
    #[inline]
    pub fn started(&self) -> u128 {
        self.started
    }

    /// Banks that have entries.
    #[inline]
    pub fn wanted(&self) -> u64 {
        self.wanted_mask
    }

    #[inline]
    pub fn bank(&self, i: usize) -> u8 {
        self.bank[i]
    }

    #[inline]
    pub fn entry(&self, i: usize) -> Entry {
        Entry {
            bank: self.bank[i],
            row: self.row[i],
            column: self.column[i],
            payload: self.payload[i],
        }
    }

    /// Whether an entry of the bank hits.
    #[inline]
    pub fn bank_hits(&self, bank: u8) -> bool {
        self.hits[usize::from(bank)] != 0
    }

    /// Whether an entry of the bank has begun.
    pub fn bank_started(&self, bank: u8) -> bool {
        Ones(self.started).any(|i| self.bank[i] == bank)
    }

    /// Whether the line is among the entries.
    pub fn holds(&self, entry: &Entry) -> bool {
        self.filter[bucket(entry.bank, entry.column)] != 0
            && (0..self.len).any(|i| {
                self.bank[i] == entry.bank
                    && self.row[i] == entry.row
                    && self.column[i] == entry.column
            })
    }

    pub fn push(&mut self, entry: Entry, state: State) {
        let i = self.len;
        self.len += 1;
        self.bank[i] = entry.bank;
        self.row[i] = entry.row;
        self.column[i] = entry.column;
        self.payload[i] = entry.payload;
        let b = usize::from(entry.bank);
        self.wanted[b] += 1;
        self.wanted_mask |= 1 << b;
        self.filter[bucket(entry.bank, entry.column)] += 1;
        match state {
            State::Hit => {
                self.hit |= 1 << i;
                self.hits[b] += 1;
            }
            State::Closed => self.closed |= 1 << i,
            State::Conflict => self.conflict |= 1 << i,
        }
    }

    /// The first burst of entry `i` is issued.
    pub fn start(&mut self, i: usize, payload: u16) {
        self.started |= 1 << i;
        self.payload[i] = payload;
    }

    /// Takes entry `i`, which hits, out; those behind it move up.
    pub fn remove(&mut self, i: usize) {
        let b = usize::from(self.bank[i]);
        self.wanted[b] -= 1;
        self.wanted_mask &= !(u64::from(self.wanted[b] == 0) << b);
        self.hits[b] -= 1;
        self.filter[bucket(self.bank[i], self.column[i])] -= 1;
        let n = self.len;
        self.bank.copy_within(i + 1..n, i);
        self.row.copy_within(i + 1..n, i);
        self.column.copy_within(i + 1..n, i);
        self.payload.copy_within(i + 1..n, i);
        let low = (1u128 << i) - 1;
        let close = |mask: u128| (mask & low) | ((mask >> 1) & !low);
        self.hit = close(self.hit);
        self.closed = close(self.closed);
        self.conflict = close(self.conflict);
        self.started = close(self.started);
        self.len -= 1;
    }

    /// A row of the bank has been opened.
    pub fn activated(&mut self, bank: u8, row: u16) {
        let mut left = self.wanted[usize::from(bank)];
        if left == 0 {
            return;
        }
        for i in Ones(self.closed) {
            if self.bank[i] == bank {
                self.closed &= !(1 << i);
                if self.row[i] == row {
                    self.hit |= 1 << i;
                    self.hits[usize::from(bank)] += 1;
                } else {
                    self.conflict |= 1 << i;
                }
                left -= 1;
                if left == 0 {
                    break;
                }
            }
        }
    }

    /// The bank has been closed.
    pub fn precharged(&mut self, bank: u8) {
        let mut left = self.wanted[usize::from(bank)];
        if left == 0 {
            return;
        }
        self.hits[usize::from(bank)] = 0;
        for i in Ones(self.hit | self.conflict) {
            if self.bank[i] == bank {
                self.hit &= !(1 << i);
                self.conflict &= !(1 << i);
                self.closed |= 1 << i;
                left -= 1;
                if left == 0 {
                    break;
                }
            }
        }
    }

    /// All banks have been closed.
    pub fn all_precharged(&mut self) {
        self.closed |= self.hit | self.conflict;
        (self.hit, self.conflict) = (0, 0);
        self.hits = [0; MAX_BANKS];
    }
}
