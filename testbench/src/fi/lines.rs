//! Memory of the bench: lines that have their contents, and their faults, from a seed until they
//! are written.

use std::collections::HashMap;

use mtia_model::cycle::lane_memory::mix;
use mtia_model::func::fi::{Access, LineBytes, LineMemory};

/// All of the chip's memory.
#[derive(Clone, Debug)]
pub struct Lines {
    seed: u64,
    /// Probabilities in 1/65536 that a line refuses reads, is poisoned, refuses writes.
    faults: [u16; 3],
    written: HashMap<u64, LineBytes>,
}

impl Lines {
    /// Memory whose lines refuse reads, are poisoned, and refuse writes with these probabilities,
    /// in 1/65536.
    pub fn new(seed: u64, faults: [u16; 3]) -> Lines {
        Lines { seed, faults, written: HashMap::new() }
    }

    fn is(&self, fault: usize, line: u64) -> bool {
        mix(self.seed, 0x600 + fault as u64, line) & 0xffff < u64::from(self.faults[fault])
    }

    fn bytes(&self, line: u64) -> LineBytes {
        if let Some(bytes) = self.written.get(&line) {
            return *bytes;
        }
        let mut bytes = [0; 64];
        for (i, word) in bytes.chunks_exact_mut(8).enumerate() {
            word.copy_from_slice(&mix(self.seed, line, i as u64).to_le_bytes());
        }
        bytes
    }

    /// The first line in which two memories of the same seed differ.
    pub fn difference(&self, other: &Lines) -> Option<u64> {
        let lines = self.written.keys().chain(other.written.keys());
        lines.copied().filter(|&line| self.bytes(line) != other.bytes(line)).min()
    }
}

impl LineMemory for Lines {
    fn read(&self, line: u64) -> (LineBytes, Access) {
        let access = match [self.is(0, line), self.is(1, line)] {
            [true, _] => Access::Refused,
            [false, true] => Access::Poisoned,
            [false, false] => Access::Done,
        };
        (self.bytes(line), access)
    }

    fn write(&mut self, line: u64, bytes: &LineBytes, strobe: u64) -> Access {
        if self.is(2, line) {
            return Access::Refused;
        }
        let mut now = self.bytes(line);
        for (i, byte) in now.iter_mut().enumerate().filter(|(i, _)| strobe >> i & 1 == 1) {
            *byte = bytes[i];
        }
        self.written.insert(line, now);
        Access::Done
    }
}
