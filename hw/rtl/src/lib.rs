//! A typed builder for synthesizable hardware that writes Verilog-2005.
//!
//! A block of hardware is an ordinary Rust value that implements [`Block`]: its fields are the
//! parameters, its `build` declares ports, registers, wires and instances on a [`Module`].
//!
//! ```text
//!   Block (parameters) --build--> Module --elaborate--> Design --verilog--> one text a module
//!                                   |                      |
//!                                 Signal, Stream         Manifest, file list
//! ```
//!
//! Rules of the layer:
//! - a width is a run-time number of bits, 1 to [`MAX_WIDTH`]; nothing is extended or cut silently
//!   (see [`Signal`] for the result width of every operator);
//! - a module has one clock `clk` and one synchronous reset `reset`, active high; both ports appear
//!   by themselves on the modules that need them; [`Instance::clocked_by`] puts a child into another
//!   domain, and a [`Crossing`] carries a stream from one to the other;
//! - every wire, output and instance input is driven exactly once, as a whole;
//! - equal (generator, parameters) share one module definition;
//! - every mistake is an [`Error`] that names the line of the description, collected so that one
//!   elaboration reports all of them.

mod bits;
mod blocks;
mod check;
mod crossing;
mod design;
mod error;
mod instance;
mod manifest;
mod memory;
mod module;
mod names;
#[cfg(feature = "rust-hdl")]
mod rust_hdl;
mod signal;
mod stream;
mod verilog;

pub use bits::Bits;
pub use blocks::Queue;
pub use crossing::Crossing;
pub use design::{Block, Blocks, Design};
pub use error::{Error, ErrorKind, Errors};
pub use instance::Instance;
pub use manifest::{InstanceEntry, Manifest, ModuleEntry, PortEntry};
pub use memory::{Memory, MemoryPorts, ReadStyle, WriteMask};
pub use module::{Module, Reg, When};
#[cfg(feature = "rust-hdl")]
pub use rust_hdl::RustHdl;
pub use signal::{Operand, ShiftAmount, Signal, cat};
pub use stream::{Layout, Stream};

/// Widest signal, in bits.
pub const MAX_WIDTH: u32 = 1 << 16;

/// Bits that hold an index into `n` things: 0 to n - 1. At least 1.
pub const fn index_bits(n: u32) -> u32 {
    if n <= 2 { 1 } else { 32 - (n - 1).leading_zeros() }
}

/// Bits that hold a count of `n` things: 0 to n. At least 1.
pub const fn count_bits(n: u32) -> u32 {
    if n == 0 { 1 } else { 32 - n.leading_zeros() }
}
