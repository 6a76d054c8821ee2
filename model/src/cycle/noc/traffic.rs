//! Latency against load: PEs that send data flits to each other, and what can be said of it
//! without running anything.
//!
//! Each PE makes flits at random, `rate` a cycle on average, whatever the network does; they wait
//! in an endless queue for each lane of the PE's link. A flit's lane is random, as a hash of its
//! address would have it. Latency counts from making a flit to its receiver's taking it, of flits
//! made while it is measured. All from one seed.

use std::collections::VecDeque;
use std::fmt;
use std::str::FromStr;

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::{Network, PortId};
use crate::spec::Chip;
use crate::spec::flit::{Header, Source};
use crate::spec::floor::{FaultTable, Floor};
use crate::spec::noc::{Channel, PORTS, hops, port_name, walk, zero_load_latency};

/// Who sends to whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pattern {
    /// Each PE to every other, equally often.
    Uniform,
    /// The PEs as a matrix, row after row, to the places of its transpose.
    Transpose,
    /// One flit in five to one PE in the middle, the others as `Uniform`.
    Hotspot,
    /// Each PE to the next one of its row, the last to the first.
    Neighbor,
}

impl Pattern {
    /// All patterns.
    pub const ALL: [Pattern; 4] =
        [Pattern::Uniform, Pattern::Transpose, Pattern::Hotspot, Pattern::Neighbor];

    /// Its name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Pattern::Uniform => "uniform",
            Pattern::Transpose => "transpose",
            Pattern::Hotspot => "hotspot",
            Pattern::Neighbor => "neighbor",
        }
    }

    /// For PE `from` of `rows` x `columns`, the PEs that it sends to, and how often: shares that
    /// add up to 1, or to 0 where it sends nothing.
    pub fn shares(self, rows: usize, columns: usize, from: usize) -> Vec<(usize, f64)> {
        let n = rows * columns;
        let one = |to: usize| if to == from { Vec::new() } else { vec![(to, 1.)] };
        let uniform = |share: f64| {
            let each = share / (n - 1).max(1) as f64;
            (0..n).filter(|&to| to != from).map(move |to| (to, each))
        };
        let (row, column) = (from / columns, from % columns);
        match self {
            Pattern::Uniform => uniform(1.).collect(),
            Pattern::Transpose => one(column * rows + row),
            Pattern::Neighbor => one(row * columns + (column + 1) % columns),
            Pattern::Hotspot => {
                let spot = rows / 2 * columns + columns / 2;
                if from == spot {
                    return uniform(1.).collect();
                }
                let mut shares: Vec<(usize, f64)> = uniform(HOTSPOT_REST).collect();
                for (to, share) in &mut shares {
                    if *to == spot {
                        *share += 1. - HOTSPOT_REST;
                    }
                }
                shares
            }
        }
    }
}

/// Share of a hotspot's flits that do not go there on purpose.
const HOTSPOT_REST: f64 = 0.8;

impl fmt::Display for Pattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Pattern {
    type Err = String;

    fn from_str(name: &str) -> Result<Pattern, String> {
        Pattern::ALL.into_iter().find(|pattern| pattern.name() == name).ok_or_else(|| {
            let names: Vec<&str> = Pattern::ALL.iter().map(|pattern| pattern.name()).collect();
            format!("no pattern {name:?}; use {}", names.join(", "))
        })
    }
}

/// What follows from pattern, routes and lanes alone.
#[derive(Clone, Debug, PartialEq)]
pub struct Theory {
    /// Mean latency with nothing else under way, in cycles.
    pub zero_load_latency: f64,
    /// Flits a PE and cycle that no network with these routes and lanes can exceed.
    pub saturation: f64,
    /// What is full then.
    pub limiter: String,
}

fn pes(floor: &Floor, faults: &FaultTable) -> Vec<Source> {
    (0..floor.pe_rows)
        .flat_map(|row| (0..floor.pe_columns).map(move |column| (row, column)))
        .map(|(row, column)| floor.pe(faults, row, column))
        .collect()
}

impl Theory {
    /// The bounds of a pattern on a chip.
    pub fn new(chip: &Chip, pattern: Pattern) -> Theory {
        let floor = Floor::new(chip);
        let pes = pes(&floor, &floor.no_faults());
        let (rows, columns) = (floor.pe_rows as usize, floor.pe_columns as usize);
        let lanes = f64::from(Channel::Data.lanes(chip));
        let links = f64::from(chip.noc.pe_lanes.value);
        // Flits a cycle through each output of each router, and out of each PE, at one a PE.
        let mut load = vec![0.; (floor.routers() * PORTS) as usize];
        let mut up: f64 = 0.;
        let (mut latency, mut all) = (0., 0.);
        for (from, &source) in pes.iter().enumerate() {
            let mut sent = 0.;
            for (to, share) in pattern.shares(rows, columns, from) {
                latency += share * f64::from(zero_load_latency(hops(&floor, source, pes[to])));
                sent += share;
                walk(&floor, 0, source, pes[to], |router, _, output| {
                    load[(router * PORTS + output) as usize] += share;
                });
            }
            up = up.max(sent);
            all += sent;
        }
        let mut worst = (up / links, "PE link, up".to_owned());
        for (i, &load) in load.iter().enumerate() {
            let (router, port) = (i as u32 / PORTS, i as u32 % PORTS);
            let share = load / if port < 4 { lanes } else { links };
            if share > worst.0 {
                worst = (share, output_name(&floor, router, port));
            }
        }
        Theory { zero_load_latency: latency / all, saturation: 1. / worst.0, limiter: worst.1 }
    }
}

fn output_name(floor: &Floor, router: u32, port: u32) -> String {
    let (column, row) = floor.position(router);
    let what = if port < 4 { "NoC link" } else { "PE link, down:" };
    format!("{what} {} of router column {column} row {row}", port_name(port))
}

/// How to measure.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Load {
    /// Who sends to whom.
    pub pattern: Pattern,
    /// Flits that each PE makes a cycle, on average.
    pub rate: f64,
    /// Cycles before measuring.
    pub warm_up: u64,
    /// Cycles in which flits are measured.
    pub measured: u64,
    /// Seed.
    pub seed: u64,
}

/// What was measured.
#[derive(Clone, Debug, PartialEq)]
pub struct Point {
    /// Flits that each PE made a cycle, on average.
    pub rate: f64,
    /// Flits that each PE got a cycle while measured.
    pub accepted: f64,
    /// Mean latency of measured flits, in cycles; of those that arrived.
    pub latency: f64,
    /// The latency that 99 of 100 of them do not exceed.
    pub latency_p99: u64,
    /// Share of the measured flits that arrived before the end of the run.
    pub arrived: f64,
    /// The least that a PE could send while measured, as a share of the mean.
    pub least_share: f64,
    /// What was busiest, and how busy, in flits a lane and cycle.
    pub limiter: String,
    /// Its load.
    pub limiter_load: f64,
    /// Cycles of the run.
    pub cycles: u64,
    /// Flit-hops of the run.
    pub flit_hops: u64,
}

/// A run that makes no progress.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("nothing has moved since cycle {since}; {}", waits.first().map_or("nothing waits", String::as_str))]
pub struct Stuck {
    /// The cycle of the last movement.
    pub since: u64,
    /// Who waits for whom.
    pub waits: Vec<String>,
}

/// Cycles without movement, with flits under way, after which the watchdog ends a run.
const WATCHDOG: u64 = 10_000;
/// Cycles to wait for measured flits after the last was made, as a multiple of those measured.
const DRAIN: u64 = 4;

/// Runs one load, with PEs by a table of faults.
///
/// # Errors
/// If the network gets stuck: its routing is wrong.
pub fn run(chip: &Chip, faults: &FaultTable, load: Load) -> Result<Point, Stuck> {
    let floor = Floor::new(chip);
    let pes = pes(&floor, faults);
    let (rows, columns) = (floor.pe_rows as usize, floor.pe_columns as usize);
    let mut network: Network<u64> = Network::new(chip, Channel::Data);
    let (lanes, links) = (Channel::Data.lanes(chip), chip.noc.pe_lanes.value);
    let ports: Vec<Vec<PortId>> = pes
        .iter()
        .map(|&pe| (0..links).filter_map(|link| network.port(pe, link)).collect())
        .collect();
    // Cumulative shares, to draw from.
    let draws: Vec<Vec<(f64, usize)>> = (0..pes.len())
        .map(|from| {
            let mut sum = 0.;
            let shares = load.pattern.shares(rows, columns, from);
            shares
                .into_iter()
                .map(|(to, share)| {
                    sum += share;
                    (sum, to)
                })
                .collect()
        })
        .collect();
    let mut rng = ChaCha8Rng::seed_from_u64(load.seed);
    let mut queues: Vec<VecDeque<(u64, u32, usize)>> =
        vec![VecDeque::new(); pes.len() * links as usize];
    let (from_cycle, to_cycle) = (load.warm_up, load.warm_up + load.measured);
    let end = to_cycle + DRAIN * load.measured;
    let mut sent = vec![0u64; pes.len()];
    let (mut made, mut got, mut latencies) = (0u64, 0u64, Vec::new());
    let (mut moved_at, mut at_start) = (0, Vec::new());
    let outputs = || (0..floor.routers()).flat_map(|r| (0..PORTS).map(move |p| (r, p)));
    let mut busiest = (0., String::new());
    let mut cycle = 0;
    while cycle < end {
        let measured = (from_cycle..to_cycle).contains(&cycle);
        if cycle == from_cycle {
            at_start = outputs().map(|(r, p)| network.flits(r, p)).collect();
        }
        for (pe, draws) in draws.iter().enumerate() {
            let mut expected = load.rate;
            // More than one flit a cycle is several draws.
            while expected > 0. && !draws.is_empty() {
                if rng.random_bool(expected.min(1.)) {
                    let lane = rng.random_range(0..lanes);
                    let draw = rng.random_range(0. ..1.);
                    let at = draws.partition_point(|(sum, _)| *sum <= draw).min(draws.len() - 1);
                    let queue = pe * links as usize + (lane % links) as usize;
                    queues[queue].push_back((cycle, lane, draws[at].1));
                    made += u64::from(measured);
                }
                expected -= 1.;
            }
        }
        for (pe, ports) in ports.iter().enumerate() {
            for (link, &port) in ports.iter().enumerate() {
                let queue = &mut queues[pe * links as usize + link];
                if network.can_send(port, 0)
                    && let Some((born, lane, to)) = queue.pop_front()
                {
                    network.send(port, 0, lane, Header::to(pes[to]), born);
                    sent[pe] += u64::from(measured);
                    moved_at = cycle;
                }
                if let Some(born) = network.take(port, 0) {
                    moved_at = cycle;
                    got += u64::from(measured);
                    if (from_cycle..to_cycle).contains(&born) {
                        latencies.push(cycle - born);
                    }
                }
            }
        }
        network.clock();
        cycle += 1;
        if cycle == to_cycle {
            for ((router, port), before) in outputs().zip(&at_start) {
                let width = f64::from(if port < 4 { lanes } else { links });
                let flits = (network.flits(router, port) - before) as f64;
                let share = flits / width / load.measured as f64;
                if share > busiest.0 {
                    busiest = (share, output_name(&floor, router, port));
                }
            }
            let up = |n: &u64| *n as f64 / f64::from(links) / load.measured as f64;
            let most = sent.iter().map(up).fold(0., f64::max);
            if most > busiest.0 {
                busiest = (most, "PE link, up".to_owned());
            }
        }
        if cycle - moved_at > WATCHDOG && !network.idle() {
            return Err(Stuck { since: moved_at, waits: network.waits() });
        }
        if cycle >= to_cycle && latencies.len() as u64 == made {
            break;
        }
    }
    latencies.sort_unstable();
    let count = latencies.len();
    let senders = draws.iter().filter(|draws| !draws.is_empty()).count();
    let mean_sent = sent.iter().sum::<u64>() as f64 / senders as f64;
    let least =
        sent.iter().zip(&draws).filter(|(_, draws)| !draws.is_empty()).map(|(n, _)| *n).min();
    let accepted = got as f64 / load.measured as f64 / pes.len() as f64;
    let offered = load.rate * senders as f64 / pes.len() as f64;
    // Random flits fall short of the rate by some standard deviations at most.
    let spread = (offered / (load.measured as f64 * pes.len() as f64)).sqrt();
    let limiter = if accepted + 4. * spread + 0.005 * offered >= offered {
        "offered load".to_owned()
    } else {
        busiest.1
    };
    Ok(Point {
        rate: load.rate,
        accepted,
        latency: latencies.iter().sum::<u64>() as f64 / count.max(1) as f64,
        latency_p99: latencies
            .get((count * 99).div_ceil(100).saturating_sub(1))
            .copied()
            .unwrap_or(0),
        arrived: count as f64 / made.max(1) as f64,
        least_share: least.unwrap_or(0) as f64 / mean_sent.max(f64::MIN_POSITIVE),
        limiter,
        limiter_load: busiest.0,
        cycles: cycle,
        flit_hops: network.flit_hops(),
    })
}
