//! The memory system of the chip: network, last-level cache and HBM, joined.
//!
//! ```text
//!   clients ==> Noc ==> quad of LLC banks ==> Crossing ==> Channel      1.9 GHz | 2.0 GHz
//!           <==     <==                   <== Crossing <==
//! ```
//! A [`MemorySystem`] advances by cycles of the chip's clock; the clocks of HBM's commands that lie
//! between two of these run along. Clients use the ports of [`MemorySystem::noc`] before each
//! [`MemorySystem::clock`]; see [`Grid`] for the PEs as clients.
//!
//! - [`Hbm`]: the pseudo-channels with their crossings, of one thread or of a thread of its own;
//! - [`Grid`]: kernels on the PE grid, each behind a fabric interface;
//! - [`run`]: whole runs and what they report.

mod grid;
mod hbm;
pub mod run;

use crate::cycle::llc::Quad;
use crate::cycle::noc::{Noc, PortId};
use crate::spec::Chip;
use crate::spec::flit::{Header, Line, Source};
use crate::spec::floor::{Floor, LLC_SLOT};

pub use grid::Grid;
pub use hbm::Hbm;

/// Class of requests, and of responses.
const REQUEST: u32 = 0;
const RESPONSE: u32 = 1;

/// A quad with its place in the network.
#[derive(Debug)]
struct QuadPlace<D> {
    quad: Quad<D>,
    /// Its control lane, and the port on it.
    lane: u32,
    control: PortId,
    /// For each bank its data lane and the port on it.
    data: Vec<(u32, PortId)>,
    /// Number of its first bank on the chip.
    first_bank: usize,
}

/// Network, LLC and HBM.
#[derive(Debug)]
pub struct MemorySystem<D> {
    noc: Noc<D>,
    floor: Floor,
    quads: Vec<QuadPlace<D>>,
    hbm: Hbm<D>,
    cycle: u64,
}
