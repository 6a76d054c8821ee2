//! What a PE's cores and fixed-function units do to the memory system, without the units
//! themselves: a kernel is a state that gives its fabric interface commands and takes statuses.
//!
//! ```text
//!   bf16_add: Add, stream: Stream, probe: Probe --Dma--> fabric interface ==> network, LLC, HBM
//! ```
//! Until the processing elements are there, kernels stand in for them: with their tiling, their
//! double buffering in the local store and the rates of their units.

pub mod bf16_add;
pub mod probe;
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

/// A kernel's part on one PE.
pub trait Kernel: Send {
    /// One cycle.
    fn clock(&mut self, now: u64, dma: &mut dyn Dma);

    /// The first cycle from `now` on in which [`Kernel::clock`] may do something, if no transfer
    /// ends before; `None` if only an end can wake it.
    fn next_event(&self, now: u64) -> Option<u64>;

    /// Whether everything has ended.
    fn is_done(&self) -> bool;

    /// Cycles in which the SIMD unit worked.
    fn simd_busy(&self) -> u64;
}
