//! Flat memory that a block of the functional model works on: bytes from address 0 up.

/// Why an access failed: it reaches beyond the end of memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{length} bytes at address {address:#x} reach beyond memory of {size} bytes")]
pub struct OutOfMemory {
    /// The first byte's address.
    pub address: u64,
    /// Bytes to access.
    pub length: u64,
    /// Bytes there are.
    pub size: u64,
}

/// Memory of a fixed number of bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Memory {
    bytes: Vec<u8>,
}

impl Memory {
    /// Memory of `size` bytes, all zero.
    pub fn new(size: usize) -> Memory {
        Memory { bytes: vec![0; size] }
    }

    /// Bytes there are.
    pub fn size(&self) -> u64 {
        self.bytes.len() as u64
    }

    /// All of it.
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// All of it, to change.
    pub fn bytes_mut(&mut self) -> &mut [u8] {
        &mut self.bytes
    }

    /// The `length` bytes at `address`.
    ///
    /// # Errors
    /// If they reach beyond the end.
    pub fn read(&self, address: u64, length: u64) -> Result<&[u8], OutOfMemory> {
        let range = self.range(address, length)?;
        Ok(&self.bytes[range])
    }

    /// Replaces the bytes at `address` by `bytes`.
    ///
    /// # Errors
    /// If they reach beyond the end; nothing is written then.
    pub fn write(&mut self, address: u64, bytes: &[u8]) -> Result<(), OutOfMemory> {
        let range = self.range(address, bytes.len() as u64)?;
        self.bytes[range].copy_from_slice(bytes);
        Ok(())
    }

    fn range(&self, address: u64, length: u64) -> Result<std::ops::Range<usize>, OutOfMemory> {
        let size = self.size();
        match address.checked_add(length) {
            // Both ends lie within a Vec, so they fit usize.
            Some(end) if end <= size => Ok(address as usize..end as usize),
            _ => Err(OutOfMemory { address, length, size }),
        }
    }
}

impl From<Vec<u8>> for Memory {
    fn from(bytes: Vec<u8>) -> Memory {
        Memory { bytes }
    }
}
