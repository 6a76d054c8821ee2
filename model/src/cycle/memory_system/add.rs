//! Element-wise BF16 addition over the whole chip, from the host's launch to its notice of the end.
//!
//! ```text
//!   launch | dispatch of PE 0, 1, 2 ...            | end
//!          | kernels on the grid, memory system    |
//! ```
//! Source: the paper's figure 13. Its bandwidth is 6 bytes an element (two reads, one write) over
//! the time.

use super::run::{Counts, Machine, Options};
use crate::cycle::kernel::Kernel;
use crate::cycle::kernel::bf16_add::{Add, ELEMENT_BYTES, TENSORS, Tensors};
use crate::spec::Chip;

/// Steering tag of the tensors: what is used once shall not drive out what is used again.
const STEERING: u8 = 1;

/// What a run gave.
#[derive(Clone, Debug)]
pub struct AddRun {
    /// Elements of each tensor.
    pub elements: u64,
    /// Bytes that the addition moves: 6 an element.
    pub bytes: u64,
    /// PEs that had work.
    pub pes: u64,
    /// From launch to end.
    pub seconds: f64,
    /// Of these, before the first PE starts and after the last has ended.
    pub launch_seconds: f64,
    /// What was counted in between.
    pub counts: Counts,
}

impl AddRun {
    /// Bytes over time, in 1e9 bytes a second.
    pub fn gigabytes_per_second(&self) -> f64 {
        self.bytes as f64 / self.seconds / 1e9
    }

    /// What held the run back: the launch if it took most of the time, else a unit.
    pub fn limiter(&self) -> String {
        let launch = self.launch_seconds / self.seconds;
        let rest = 1.0 - launch;
        let busiest = self.counts.shares.iter().map(|s| rest * s.1).fold(0.0, f64::max);
        if launch > busiest {
            format!("kernel launch, {:.1} % of the time", 100.0 * launch)
        } else {
            self.counts.limiter()
        }
    }
}

/// The most elements whose three tensors fit the chip's HBM.
pub fn most_elements(chip: &Chip) -> u64 {
    let bytes = crate::spec::address::AddressMap::new(chip).memory_bytes();
    let tile = Tensors::new(chip, 1).tile_elements;
    // Each tensor begins at a multiple of a tile.
    bytes / (TENSORS * ELEMENT_BYTES * tile) * tile
}

/// Adds two tensors of `elements` (at least 1, at most [`most_elements`]).
pub fn bf16_add(chip: &Chip, elements: u64, options: Options<'_>) -> AddRun {
    let tensors = Tensors::new(chip, elements);
    let pes = tensors.pes(chip);
    let mut machine = Machine::new(chip);
    machine.system.set_partition(STEERING, chip.llc.stream_ways.value, chip.llc.ways.value);
    let kernel = |pe| Box::new(Add::new(chip, tensors, pe, STEERING)) as Box<dyn Kernel>;
    let start = |pe: u64| chip.cycles(pe as f64 * chip.kernel.dispatch.value);
    let counts = machine.run((0..pes).map(kernel).collect(), start, options);
    let launch_seconds = chip.kernel.launch.value * 1e-9;
    let seconds = launch_seconds + counts.cycles as f64 / (chip.clock.frequency.value * 1e9);
    AddRun {
        elements,
        bytes: TENSORS * ELEMENT_BYTES * elements,
        pes,
        seconds,
        launch_seconds,
        counts,
    }
}
