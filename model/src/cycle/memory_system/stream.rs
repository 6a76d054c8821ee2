//! Streams from all PEs at once: what the memory system carries when nothing else holds it back.

use super::run::{Counts, Machine, Options};
use crate::cycle::kernel::Kernel;
use crate::cycle::kernel::stream::{Stream, Way};
use crate::spec::Chip;
use crate::spec::address::AddressMap;
use crate::spec::llc::register;

/// Bytes of a transfer at most: half of the smallest local store.
const CHUNK: u32 = 1 << 15;
/// How much faster than its share of the LLC's arrays each PE asks: enough to keep them busy, and
/// not so much that what is under way fills the network.
const SHARE: f64 = 1.05;
/// Steering tag of the streams.
const STEERING: u8 = 1;

/// All PEs together read `bytes` of HBM, from one end of it on.
pub fn hbm_reads(chip: &Chip, bytes: u64, options: Options<'_>) -> Counts {
    let map = AddressMap::new(chip);
    let region = map.memory_bytes() / u64::from(CHUNK) * u64::from(CHUNK);
    let reads = Way { base: 0, region, bytes };
    let mut machine = Machine::new(chip);
    machine.system.set_partition(STEERING, chip.llc.stream_ways.value, chip.llc.ways.value);
    run(chip, machine, reads, Way { bytes: 0, ..reads }, options)
}

/// All PEs together read `bytes` of scratch and write as many, in two halves of it. Their fabric
/// interfaces are set to their share of what the arrays can do, a line a cycle and bank.
pub fn scratch(chip: &Chip, bytes: u64, options: Options<'_>) -> Counts {
    let map = AddressMap::new(chip);
    let mut machine = Machine::new(chip);
    let ways = chip.llc.ways.value - 1;
    machine.system.set_register(register::SCRATCH_WAYS.offset, ways.into());
    let usable = map.scratch_bytes() / u64::from(chip.llc.ways.value) * u64::from(ways);
    let pes = f64::from(chip.pe.columns.value * chip.pe.rows.value);
    let share = f64::from(map.banks()) / 2.0 / pes;
    let most = [chip.fi.read_rate.value, chip.fi.write_rate.value];
    machine.rates = Some(most.map(|most| most.min(SHARE * share)));
    // A whole number of transfers, be they small.
    let half = 1 << (usable / 2).max(64).ilog2();
    let reads = Way { base: map.scratch_base(), region: half, bytes };
    run(chip, machine, reads, Way { base: reads.base + half, ..reads }, options)
}

fn run(chip: &Chip, mut machine: Machine, reads: Way, writes: Way, options: Options<'_>) -> Counts {
    let pes = u64::from(chip.pe.columns.value * chip.pe.rows.value);
    let chunk = reads.region.min(CHUNK.into()) as u32;
    let kernel =
        |pe| Box::new(Stream::new(reads, writes, pe, pes, chunk, STEERING)) as Box<dyn Kernel>;
    machine.run((0..pes).map(kernel).collect(), options)
}
