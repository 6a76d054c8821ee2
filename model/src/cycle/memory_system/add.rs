//! Element-wise BF16 addition over the whole chip, from the host's launch to its notice of the end.
//!
//! ```text
//!   launch | dispatch | kernels on the grid, memory system      | end
//!          | PE 0, 1, ... | all start together  ends of PE 5, 2, ... taken |
//! ```
//! One core of the control processor gives each PE its part over the utility channel; one message
//! on the synchronisation channel then starts them all. Each PE tells its end with a message to the
//! control processor's mailbox, and the core takes one after the other. Source: the paper's figure
//! 13. Its bandwidth is 6 bytes an element (two reads, one write) over the time.
//!
//! The LLC is as work before has left it, not as after reset: another addition, of other tensors,
//! has run and is not counted. What of a result is still in the LLC at the end has not been written
//! to HBM; in exchange lines of the result before have to be written to make room. So an addition
//! of any size costs HBM what it does in a row of them.

use super::run::{Counts, Machine, Options};
use crate::cycle::kernel::Kernel;
use crate::cycle::kernel::bf16_add::{Add, ELEMENT_BYTES, TENSORS, Tensors};
use crate::spec::Chip;
use crate::spec::address::AddressMap;

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
    /// Of these, on the host's side, before the first PE gets its part and after the last one's end
    /// has been taken.
    pub launch_seconds: f64,
    /// Of these, while PEs get their parts.
    pub dispatch_seconds: f64,
    /// Of these, between the last PE's end and its being taken.
    pub completion_seconds: f64,
    /// What was counted in between.
    pub counts: Counts,
}

impl AddRun {
    /// Bytes over time, in 1e9 bytes a second.
    pub fn gigabytes_per_second(&self) -> f64 {
        self.bytes as f64 / self.seconds / 1e9
    }

    /// What held the run back: the launch, with dispatch and completion, if it took most of the
    /// time, else a unit.
    pub fn limiter(&self) -> String {
        let launch = self.launch_seconds + self.dispatch_seconds + self.completion_seconds;
        let launch = launch / self.seconds;
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
    let bytes = AddressMap::new(chip).memory_bytes();
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
    let kernels = |tensors: Tensors| {
        let kernel = |pe| Box::new(Add::new(chip, tensors, pe, STEERING)) as Box<dyn Kernel>;
        (0..tensors.pes(chip)).map(kernel).collect()
    };
    let threads = options.threads;
    let before = machine.run(kernels(work_before(chip)), Options { threads, progress: None });
    let restless = machine.rest();
    let mut counts = machine.run(kernels(tensors), options);
    counts.stuck = before.stuck.or(restless).or(counts.stuck);
    let launch_seconds = chip.kernel.launch.value * 1e-9;
    let dispatch_seconds = pes as f64 * chip.kernel.dispatch.value * 1e-9;
    let seconds_of = |cycles: u64| cycles as f64 / (chip.clock.frequency.value * 1e9);
    let taken = last_taken(counts.ends.iter().map(|&end| seconds_of(end)), chip);
    let run_seconds = seconds_of(counts.cycles);
    let seconds = launch_seconds + dispatch_seconds + taken.max(run_seconds);
    AddRun {
        elements,
        bytes: TENSORS * ELEMENT_BYTES * elements,
        pes,
        seconds,
        launch_seconds,
        dispatch_seconds,
        completion_seconds: (taken - run_seconds).max(0.0),
        counts,
    }
}

/// The addition before: its tensors, at the end of memory, are twice what their partition of the LLC
/// holds, so that all of it has been used and lines of the result are as many as in the long run.
/// Where the tensors that count reach so far, they have driven out what was there long before.
fn work_before(chip: &Chip) -> Tensors {
    let map = AddressMap::new(chip);
    let llc = u64::from(chip.llc.banks.value) * u64::from(chip.llc.bank_bytes.value);
    let ways = chip.llc.stream_ways.value.min(chip.llc.ways.value);
    let partition = llc / u64::from(chip.llc.ways.value) * u64::from(ways);
    let elements = (2 * partition).div_ceil(TENSORS * ELEMENT_BYTES).min(most_elements(chip));
    let tensors = Tensors::new(chip, elements);
    let free = map.memory_bytes().saturating_sub(tensors.end());
    let tile = tensors.tile_elements * ELEMENT_BYTES;
    tensors.moved(free / tile * tile)
}

/// When the last of these ends, in seconds, has been taken by the one core that takes them.
fn last_taken(ends: impl Iterator<Item = f64>, chip: &Chip) -> f64 {
    let mut ends: Vec<f64> = ends.collect();
    ends.sort_by(f64::total_cmp);
    ends.into_iter().fold(0.0, |free, end| free.max(end) + chip.kernel.completion.value * 1e-9)
}
