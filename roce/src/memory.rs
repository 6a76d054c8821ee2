//! The memory that peers reach: buffers at addresses of their own, which are no addresses of the process.

use std::collections::BTreeMap;

/// Where the first buffer lies. Not 0, so that an address of 0 is always a mistake.
const FIRST: u64 = 0x1000_0000;
/// Buffers begin at multiples of this, with as much of nothing behind each: what reaches beyond one
/// reaches no other.
const ALIGN: u64 = 4_096;

/// Buffers by address.
#[derive(Debug)]
pub struct Memory {
    buffers: BTreeMap<u64, Vec<u8>>,
    next: u64,
    bytes: u64,
}

impl Memory {
    /// None.
    pub fn new() -> Self {
        Self { buffers: BTreeMap::new(), next: FIRST, bytes: 0 }
    }

    /// A buffer of zeros; its address.
    pub fn allocate(&mut self, length: usize) -> u64 {
        let address = self.next;
        self.next += (length as u64).next_multiple_of(ALIGN) + ALIGN;
        self.bytes += length as u64;
        self.buffers.insert(address, vec![0; length]);
        address
    }

    /// Gives a buffer back. Whether there was one at this address.
    pub fn free(&mut self, address: u64) -> bool {
        match self.buffers.remove(&address) {
            Some(buffer) => {
                self.bytes -= buffer.len() as u64;
                true
            }
            None => false,
        }
    }

    /// Bytes of all buffers.
    pub fn bytes(&self) -> u64 {
        self.bytes
    }

    /// Bytes of one buffer; `None` if they do not all lie in one.
    pub fn get(&self, address: u64, length: usize) -> Option<&[u8]> {
        let (start, buffer) = self.buffers.range(..=address).next_back()?;
        let at = usize::try_from(address - start).ok()?;
        buffer.get(at..at.checked_add(length)?)
    }

    /// The same, to be written.
    pub fn get_mut(&mut self, address: u64, length: usize) -> Option<&mut [u8]> {
        let (start, buffer) = self.buffers.range_mut(..=address).next_back()?;
        let at = usize::try_from(address - start).ok()?;
        buffer.get_mut(at..at.checked_add(length)?)
    }
}

impl Default for Memory {
    fn default() -> Self {
        Self::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn buffers_do_not_reach_into_each_other() {
        let mut memory = Memory::new();
        let (a, b) = (memory.allocate(100), memory.allocate(4_096));
        assert_eq!(memory.bytes(), 4_196);
        memory.get_mut(b, 4_096).unwrap().fill(7);
        assert_eq!(memory.get(a, 100).unwrap(), [0; 100]);
        for (address, length) in
            [(a, 101), (a + 1, 100), (b, 4_097), (b - 1, 1), (0, 1), (u64::MAX, 1), (a, usize::MAX)]
        {
            assert_eq!(memory.get(address, length), None, "{length} at {address:#x}");
        }
        assert_eq!(memory.get(b + 4_000, 96).unwrap(), [7; 96]);
        assert!(memory.free(a) && !memory.free(a) && memory.get(a, 1).is_none());
        assert_eq!(memory.bytes(), 4_096);
    }
}
