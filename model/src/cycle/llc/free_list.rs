//! Which entries of a bank's misses are free: at most [`MAX_MISSES`].

use crate::spec::llc::MAX_MISSES;

const WORDS: usize = MAX_MISSES as usize / 64;

/// A bit an entry; the lowest free one is taken first.
#[derive(Clone, Debug)]
pub(super) struct FreeList {
    words: [u64; WORDS],
    free: usize,
    all: usize,
}

impl FreeList {
    /// So many entries, all free.
    pub fn all(entries: usize) -> FreeList {
        let mut list = FreeList { words: [0; WORDS], free: 0, all: entries };
        (0..entries).for_each(|entry| list.put(entry));
        list
    }

    /// Whether all are free.
    pub fn is_full(&self) -> bool {
        self.free == self.all
    }

    /// The lowest that is free.
    pub fn first(&self) -> Option<usize> {
        let word = self.words.iter().position(|&word| word != 0)?;
        Some(64 * word + self.words[word].trailing_zeros() as usize)
    }

    /// An entry comes back.
    pub fn put(&mut self, entry: usize) {
        debug_assert!(self.words[entry / 64] >> (entry % 64) & 1 == 0, "entry {entry} is free");
        self.words[entry / 64] |= 1 << (entry % 64);
        self.free += 1;
    }

    /// A free entry is taken.
    pub fn take(&mut self, entry: usize) {
        debug_assert!(self.words[entry / 64] >> (entry % 64) & 1 == 1, "entry {entry} is taken");
        self.words[entry / 64] &= !(1 << (entry % 64));
        self.free -= 1;
    }
}
