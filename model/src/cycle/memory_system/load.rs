//! Latency of reads from HBM against their rate: all PEs stream, each through tiles of its own.
//!
//! A read is 4 KB by one command to the fabric interface ([`probe`]); its latency includes waiting
//! for the interface. Beside what is measured stands what follows from the description alone: the
//! least latency of a read, and the rate that fills HBM's bus.

use std::sync::mpsc::channel;

use super::run::{Machine, Options};
use crate::cycle::kernel::Kernel;
use crate::cycle::kernel::probe::{self, Probe, READ_BYTES, READ_LINES, Walk};
use crate::cycle::noc::traffic::{Point, Theory};
use crate::spec::Chip;
use crate::spec::address::AddressMap;
use crate::spec::flit::Source;
use crate::spec::floor::{Floor, LLC_SLOT};
use crate::spec::hbm::{LINE_BYTES, Timings};
use crate::spec::noc::{hops, zero_load_latency};

/// Bytes of a tile: what one PE reads before it goes on to its next tile.
const TILE: u32 = 1 << 15;
/// Cycles of a read in the fabric interface with one line, and in the LLC where it misses; clocks
/// in the controller with an open row: `docs/blocks/fi.md`, `llc.md`, `hbm.md`.
const FI_CYCLES: f64 = 7.0;
const LLC_CYCLES: f64 = 7.0;
const CONTROLLER_CLOCKS: f64 = 6.0;

/// What no read can be faster than, and the rate that no run can exceed.
pub fn theory(chip: &Chip) -> Theory {
    let floor = Floor::new(chip);
    let faults = floor.no_faults();
    let (mut sum, mut pairs) = (0.0, 0.0);
    for row in 0..floor.pe_rows {
        for column in 0..floor.pe_columns {
            let pe = floor.pe(&faults, row, column);
            for bank in 0..floor.banks() {
                let (place, _) = floor.bank(bank);
                let bank = Source { slot: LLC_SLOT, ..place };
                sum += f64::from(
                    zero_load_latency(hops(&floor, pe, bank))
                        + zero_load_latency(hops(&floor, bank, pe)),
                );
                pairs += 1.0;
            }
        }
    }
    let pes = f64::from(chip.pe.columns.value * chip.pe.rows.value);
    let clock = chip.clock.frequency.value;
    let t = Timings::new(&chip.hbm);
    let clocks = CONTROLLER_CLOCKS + f64::from(t.cl + t.ccdl);
    let hbm = clocks / (chip.hbm.data_rate.value / 4.0) * clock;
    // The lines of a read come over all links at best.
    let lines = f64::from(READ_LINES / chip.noc.pe_lanes.value.max(1)) - 1.0;
    let channels = f64::from(chip.hbm.stacks.value * chip.hbm.pseudo_channels.value);
    Theory {
        zero_load_latency: FI_CYCLES + sum / pairs + LLC_CYCLES + hbm + lines.max(0.0),
        saturation: channels * chip.hbm.pc_peak() / clock / f64::from(LINE_BYTES) / pes,
        limiter: "HBM bus".to_owned(),
    }
}

/// Runs one rate, in lines a PE and cycle: `measured` cycles after a warm-up, to the end of what
/// was made.
///
/// # Errors
/// Who waits for whom, if the run gets stuck.
pub fn run(
    chip: &Chip,
    rate: f64,
    warm_up: u64,
    measured: u64,
    seed: u64,
    options: Options<'_>,
) -> Result<Point, String> {
    let pes = u64::from(chip.pe.columns.value * chip.pe.rows.value);
    let tile = TILE.min(chip.pe.local_store_bytes.value).max(READ_BYTES);
    let pieces = AddressMap::new(chip).memory_bytes() / u64::from(tile);
    let (samples, latencies) = channel();
    let window = warm_up..warm_up + measured;
    let kernel = |pe: u64| {
        let walk = Walk { pe, pes, piece: tile, pieces };
        let seed = seed.wrapping_mul(pes).wrapping_add(pe);
        Box::new(Probe::new(walk, rate, window.clone(), seed, samples.clone())) as Box<dyn Kernel>
    };
    let mut machine = Machine::new(chip);
    machine.system.set_partition(1, chip.llc.stream_ways.value, chip.llc.ways.value);
    let counts = machine.run((0..pes).map(kernel).collect(), options);
    drop(samples);
    if let Some(why) = counts.stuck {
        return Err(why);
    }
    let mut latencies: Vec<u64> = latencies.into_iter().collect();
    latencies.sort_unstable();
    let lines = counts.bytes as f64 / f64::from(LINE_BYTES);
    let (name, load) = counts
        .shares
        .iter()
        .copied()
        .max_by(|a, b| a.1.total_cmp(&b.1))
        .unwrap_or(("offered load", 0.0));
    let accepted = lines / counts.cycles as f64 / pes as f64;
    // Reads are made at random: that few fall short of the rate by chance.
    let name = match load {
        _ if accepted > 0.95 * rate => "offered load",
        // No unit is busy most of the time: what a PE may have under way does not cover latency.
        ..0.5 => "reads under way at the PEs",
        _ => name,
    };
    let p99 = (latencies.len() * 99).div_ceil(100).saturating_sub(1);
    let mut ends = counts.ends.clone();
    ends.sort_unstable();
    Ok(Point {
        rate,
        // Over the whole run: what was made in its first part took all of it to arrive.
        accepted,
        latency: latencies.iter().sum::<u64>() as f64 / latencies.len().max(1) as f64,
        latency_p99: latencies.get(p99).copied().unwrap_or(0),
        arrived: 1.0,
        // The slowest PE's rate as a share of the mean one.
        least_share: ends.iter().sum::<u64>() as f64
            / ends.len().max(1) as f64
            / ends.last().copied().unwrap_or(1).max(1) as f64,
        limiter: name.to_owned(),
        limiter_load: load,
        cycles: counts.cycles,
        flit_hops: counts.flit_hops,
    })
}

/// The largest rate that can be asked for: a read a cycle.
pub const MOST: f64 = probe::READ_LINES as f64;
