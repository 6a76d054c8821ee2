//! What a PE's cores and fixed-function units do to the memory system, without the units
//! themselves: a kernel is a state that gives its fabric interface commands and takes statuses.
//!
//! ```text
//!   bf16_add: Add, stream: Stream --Dma--> fabric interface ==> network, LLC, HBM
//! ```
//! Until the processing elements are there, kernels stand in for them: with their tiling, their
//! double buffering in the local store and the rates of their units.

pub mod bf16_add;
pub mod stream;

/// A transfer between a local store and the memory system.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Transfer {
    /// From the local store to memory, or the other way.
    pub write: bool,
    /// Address of the chip, in bytes.
    pub address: u64,
    /// Address in the local store, in bytes.
    pub local: u32,
    /// Bytes.
    pub length: u32,
    /// Steering tag: the partition of the LLC.
    pub steering: u8,
    /// Comes back with the end of the transfer.
    pub tag: u8,
}

/// What a kernel sees of its fabric interface.
pub trait Dma {
    /// Whether the next cycle can take a transfer of this direction.
    fn ready(&self, write: bool) -> bool;

    /// Hands over a transfer; only where [`Dma::ready`] says so, one a cycle.
    fn start(&mut self, transfer: Transfer);

    /// The tag of a transfer that has ended, each once, one a cycle.
    fn ended(&mut self) -> Option<u8>;
}
