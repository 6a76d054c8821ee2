//! Checks of the near-memory compute engine: its rate alone, in a pair, and of all engines.
//!
//! A run gives engines long additions, several queued, with operands that lie anyhow, and memory
//! that answers after the description's latencies. Rates are bytes reduced over busy cycles, both
//! as counted.

use super::{Check, Criterion, Measured};
use crate::cycle::bench::{Bench, Outcome, Traffic, run};
use crate::cycle::nmc::{Nmc, NmcPair};
use crate::cycle::port::Device;
use crate::spec::Chip;
use crate::spec::nmc::{Command, CounterId, Dtype, Op, Status};

/// A rate may miss by the filling and draining of the pipe, which long runs make small.
const STEADY: Criterion = Criterion::Within(0.01);

pub(super) const CHECKS: [Check; 4] = [
    Check {
        id: "nmc.alone",
        what: "bytes of each stream a cycle, one engine of a pair busy",
        published: 128.0,
        unit: "B/cycle",
        source: "P",
        criterion: STEADY,
        rests_on: &["nmc.alone"],
        run: |chip| {
            let run = Run::of(chip, 1);
            run.measured(run.line_rate(), chip)
        },
    },
    Check {
        id: "nmc.all",
        what: "bytes of each stream a cycle and engine, all engines busy",
        published: 96.0,
        unit: "B/cycle",
        source: "P",
        criterion: STEADY,
        rests_on: &["nmc.all"],
        run: |chip| {
            let run = Run::of(chip, chip.nmc_pair.engines.value as usize);
            run.measured(run.line_rate(), chip)
        },
    },
    Check {
        id: "nmc.total",
        what: "bytes of each stream a second, all engines of the chip together",
        published: 2.8,
        unit: "TB/s",
        source: "P",
        criterion: Criterion::AtLeast,
        rests_on: &["nmc.total", "nmc.all"],
        run: |chip| {
            let run = Run::of_chip(chip);
            run.measured(run.terabytes_per_second(chip), chip)
        },
    },
    Check {
        id: "nmc.vs_io",
        what: "rate of all engines over that of all network interfaces",
        published: 2.0,
        unit: "x",
        source: "P",
        criterion: Criterion::Above,
        rests_on: &["nmc.vs_io", "nmc.all"],
        run: |chip| {
            let run = Run::of_chip(chip);
            let io = f64::from(chip.nic.count.value) * chip.nic.rate.value / 1000.0;
            run.measured(run.terabytes_per_second(chip) / io, chip)
        },
    },
];

/// Additions for each engine, long enough that filling the pipe is well below a percent.
const COMMANDS: u64 = 4;
/// Bytes of each buffer.
const LENGTH: u64 = 2 << 20;

/// Counters of the engines of one or more pairs.
struct Run {
    engines: Vec<Nmc>,
    stuck: Option<String>,
}

impl Run {
    /// A pair of which `busy` engines work.
    fn of(chip: &Chip, busy: usize) -> Run {
        let mut pair = NmcPair::new(chip);
        let cycles = |c: u64| u32::try_from(c).unwrap_or(u32::MAX);
        let traffic =
            Traffic::ideal(cycles(chip.read_latency_cycles()), cycles(chip.write_latency_cycles()));
        let all = chip.nmc_pair.engines.value as usize;
        let commands =
            (0..all).map(|e| if e < busy { additions(chip, e as u64) } else { Vec::new() });
        let mut bench = Bench::new(pair.counts(), traffic, commands.collect());
        let stuck = match run(&mut pair, &mut bench) {
            Outcome::Done => {
                let all = bench.statuses().iter().flatten();
                all.map(|s| s.status)
                    .find(|s| s.code != Status::Ok.code())
                    .map(|s| format!("the addition of tag {} ended with code {}", s.tag, s.code))
            }
            Outcome::Stuck(why) => Some(why),
        };
        let engines = pair.engines()[..busy.min(all)].to_vec();
        Run { engines, stuck }
    }

    /// All pairs of the chip, every engine busy. The pairs have ports of their own and, as long
    /// as memory is a fixed latency, nothing in common.
    fn of_chip(chip: &Chip) -> Run {
        let each = chip.nmc_pair.engines.value;
        let mut all = Run { engines: Vec::new(), stuck: None };
        for _ in 0..chip.me.count.value / each {
            let run = Run::of(chip, each as usize);
            all.engines.extend(run.engines);
            all.stuck = all.stuck.or(run.stuck);
        }
        all
    }

    fn sum(&self, id: CounterId) -> u64 {
        self.engines.iter().map(|e| e.counter(id)).sum()
    }

    /// Bytes a busy cycle, the mean over the engines.
    fn line_rate(&self) -> f64 {
        self.sum(CounterId::BytesReduced) as f64 / self.sum(CounterId::BusyCycles) as f64
    }

    /// Bytes of all engines over the time of the slowest.
    fn terabytes_per_second(&self, chip: &Chip) -> f64 {
        let slowest = self.engines.iter().map(|e| e.counter(CounterId::BusyCycles)).max();
        let seconds = slowest.unwrap_or(1) as f64 / (chip.clock.frequency.value * 1e9);
        self.sum(CounterId::BytesReduced) as f64 / seconds / 1e12
    }

    fn measured(&self, value: f64, chip: &Chip) -> Measured {
        Measured { value, limiter: self.limiter(chip), stuck: self.stuck.clone() }
    }

    /// What most of the lost cycles were lost to.
    fn limiter(&self, chip: &Chip) -> String {
        let busy = self.sum(CounterId::BusyCycles).max(1) as f64;
        let share = |id| self.sum(id) as f64 / busy;
        let reads = share(CounterId::ReadWaitCycles);
        let writes = share(CounterId::WriteWaitCycles);
        if reads.max(writes) < 0.02 {
            return format!("NMC line rate, {} B a cycle", chip.nmc.line_bytes.value);
        }
        // Flits a cycle on the lanes of one port, of those that it could carry.
        let engines = self.engines.len().min(chip.nmc_pair.engines.value as usize) as f64;
        let load = |id, lanes: u32| engines * share(id) / f64::from(lanes);
        if load(CounterId::ReadFlits, chip.nmc_pair.read_lanes.value) > 0.95 {
            return "read lanes of the pair".to_owned();
        }
        if load(CounterId::WriteFlits, chip.nmc_pair.write_lanes.value) > 0.95 {
            return "write lanes of the pair".to_owned();
        }
        let (latency, slots) = match reads > writes {
            true => ("read", "nmc.read_slots"),
            false => ("write", "nmc.write_credits"),
        };
        format!("memory {latency} latency over {slots}")
    }
}

/// Long BF16 additions. Offsets differ between the operands, so that the realigners work.
fn additions(chip: &Chip, engine: u64) -> Vec<Command> {
    let space = 1u64 << chip.nmc.address_bits.value.min(60);
    let field = (1u64 << chip.nmc.length_bits.value) - 1;
    let length = LENGTH.min(field / 2 * 2).min(space / 8 / 2 * 2);
    let base = engine * (space / 4);
    let at = |k: u64, offset: u64| (base + k * (length + 512) + offset) % (space - length) / 2 * 2;
    let command = |tag: u64| Command {
        op: Op::Add.code(),
        dtype: Dtype::Bf16.code(),
        fence: false,
        a: at(0, 2 * tag),
        b: at(1, 34 + 4 * tag),
        s: at(2, 70),
        length,
        tag: tag as u32,
    };
    (0..COMMANDS).map(command).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The rate that lanes and line width allow, on paper.
    fn bound(read_lanes: u32, write_lanes: u32, busy: u32) -> f64 {
        let lane = 64.0;
        let reads = f64::from(read_lanes) * lane / f64::from(2 * busy);
        let writes = f64::from(write_lanes) * lane / f64::from(busy);
        reads.min(writes).min(128.0)
    }

    #[test]
    fn the_rate_is_what_the_lanes_carry() {
        for read_lanes in 2..=8 {
            for write_lanes in 1..=4 {
                let sets = [
                    format!("nmc_pair.read_lanes={read_lanes}"),
                    format!("nmc_pair.write_lanes={write_lanes}"),
                ];
                let chip = Chip::load("mtia300", &sets).expect("lanes in range");
                for busy in 1..=2 {
                    let run = Run::of(&chip, busy as usize);
                    let (is, most) = (run.line_rate(), bound(read_lanes, write_lanes, busy));
                    println!("| {read_lanes} | {write_lanes} | {busy} | {is:.2} | {most:.2} |");
                    assert!(is <= most, "{read_lanes} {write_lanes} {busy}: {is} above {most}");
                    assert!(is > 0.985 * most, "{read_lanes} {write_lanes} {busy}: {is} of {most}");
                }
            }
        }
    }

    #[test]
    fn too_few_credits_show_as_latency() {
        let chip = Chip::load("mtia300", &["nmc.write_credits=128"]).expect("credits");
        let run = Run::of(&chip, 1);
        // Two flits of every line are acknowledged a memory latency after they were sent.
        let most = 128.0 * 64.0 / chip.write_latency_cycles() as f64;
        assert!(run.line_rate() < most && run.line_rate() > 0.95 * most, "{}", run.line_rate());
        assert_eq!(run.limiter(&chip), "memory write latency over nmc.write_credits");
    }

    #[test]
    fn too_few_slots_show_as_latency() {
        let chip = Chip::load("mtia300", &["nmc.read_slots=64"]).expect("slots");
        let run = Run::of(&chip, 1);
        // Little's law: 64 flits of 64 B in flight for each half stream, over the round trip of
        // memory plus the fixed stages of the engine and the lanes.
        let latency = chip.read_latency_cycles() as f64;
        let most = 64.0 * 128.0 / latency;
        assert!(run.line_rate() < most && run.line_rate() > 0.95 * most, "{}", run.line_rate());
        assert_eq!(run.limiter(&chip), "memory read latency over nmc.read_slots");
    }
}
