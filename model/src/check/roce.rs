//! Checks of the transport: what is published of MetaRoCE, on the packet network.
//!
//! 64 nodes on a two-tier fat-tree without oversubscription, one port of the chip's NIC each unless said
//! otherwise. Ranks stand at random places of it: where they stood is not published, and a job's
//! rarely are in the network's order. A loss is once a packet, whatever its way. Parameters
//! of the transport that were chosen with an eye on some of these numbers are listed in
//! `transport::config::CALIBRATED`; docs/network.md shows how they depend on those that are assumed.

use super::{Check, Criterion, Measured};
use crate::cycle::fabric::{Fault, Shape};
use crate::cycle::rdma::{Observer, Pattern, Report, Scenario, Transport, run, run_all};
use crate::spec::Chip;
use crate::transport::time::{Duration, Time};

const NODES: u32 = 64;
const SHAPE: Shape = Shape::TwoTier { down: 16, over: 1 };
const SEED: u64 = 1;
/// Seeds of the comparison with RoCEv2: where ranks stand and which way its flows are hashed decide what
/// its slowest flow gets.
const SEEDS: [u64; 3] = [1, 2, 3];

/// The two patterns of the published measurement. Its sizes are not published; buffers of 32 MB make
/// messages of half a megabyte.
const PATTERNS: [(Pattern, u64); 2] =
    [(Pattern::AllReduceRing, 32 << 20), (Pattern::AllToAll(None), 32 << 20)];

/// Loss rates of the comparison.
const LOSSES: [f64; 7] = [0.0, 0.0001, 0.001, 0.01, 0.02, 0.05, 0.1];

pub(super) const CHECKS: [Check; 6] = [
    Check {
        id: "roce.loss1",
        what: "throughput at 1 % loss over that without, mean of all-reduce and all-to-all",
        published: 0.86,
        unit: "x",
        source: "B",
        criterion: Criterion::Within(0.10),
        rests_on: &["roce.loss1"],
        run: |chip| relative(chip, &[0.01]),
    },
    Check {
        id: "roce.loss10",
        what: "the same at 10 %, with no step down of a third between 0, 1, 2, 5 and 10 %",
        published: 0.3,
        unit: "x",
        source: "A",
        criterion: Criterion::AtLeast,
        rests_on: &["roce.loss10"],
        run: |chip| relative(chip, &[0.01, 0.02, 0.05, 0.1]),
    },
    Check {
        id: "roce.vs_rocev2",
        what: "throughput over RoCEv2's, means of three seeds, least of seven loss rates to 10 % and two patterns",
        published: 1.0,
        unit: "x",
        source: "B",
        criterion: Criterion::Above,
        rests_on: &["roce.vs_rocev2"],
        run: versus,
    },
    Check {
        id: "roce.planes",
        what: "all-to-all throughput a plane over that of one plane, farthest from 1 of 2, 4, 8 planes",
        published: 1.0,
        unit: "x",
        source: "B",
        criterion: Criterion::Within(0.05),
        rests_on: &["roce.planes"],
        run: planes,
    },
    Check {
        id: "roce.incast",
        what: "error of shares after two round trips of an incast, worst of 8:1, 32:1 and 128:1",
        published: 0.1,
        unit: "x",
        source: "B",
        criterion: Criterion::AtMost,
        rests_on: &["roce.incast"],
        run: incast,
    },
    Check {
        id: "roce.plane_failure",
        what: "round trips from the failure of one of 4 planes to 90 % of the others' throughput",
        published: 30.0,
        unit: "round trips",
        source: "A",
        criterion: Criterion::AtMost,
        rests_on: &["roce.plane_failure"],
        run: plane_failure,
    },
];

fn scenario(
    chip: &Chip,
    transport: Transport,
    what: (Pattern, u64),
    nodes: u32,
    planes: u32,
) -> Result<Scenario, String> {
    scenario_of_seed(SEED, chip, transport, what, nodes, planes)
}

fn scenario_of_seed(
    seed: u64,
    chip: &Chip,
    transport: Transport,
    (pattern, bytes): (Pattern, u64),
    nodes: u32,
    planes: u32,
) -> Result<Scenario, String> {
    let mut work = pattern.workload(nodes, bytes, seed)?;
    work.scatter(nodes, seed);
    let rate = 8.0 * chip.nic.rate.value;
    Scenario::new(transport, SHAPE, (nodes, planes, planes), rate, work, seed)
}

/// Reports of scenarios, or why one of them is worth nothing.
fn reports(scenarios: Result<Vec<Scenario>, String>) -> Result<Vec<Report>, String> {
    let whole = |report: Report| match (&report.stuck, report.failed_flows) {
        (Some(stuck), _) => Err(stuck.clone()),
        (None, 0) => Ok(report),
        (None, failed) => Err(format!("{failed} flows failed: {}", report.limiter)),
    };
    run_all(&scenarios?, |_, _| {}).into_iter().map(|report| whole(report?)).collect()
}

fn measured(result: Result<Measured, String>) -> Measured {
    result.unwrap_or_else(|stuck| Measured {
        value: 0.0,
        limiter: String::new(),
        stuck: Some(stuck),
    })
}

/// Throughput at the last of these loss rates over that without loss, mean of both patterns.
fn relative(chip: &Chip, losses: &[f64]) -> Measured {
    let all: Vec<f64> = [0.0].into_iter().chain(losses.iter().copied()).collect();
    let run = || {
        let scenarios = PATTERNS.iter().flat_map(|&what| all.iter().map(move |&loss| (what, loss)));
        let scenarios = scenarios.map(|(what, loss)| {
            let mut scenario = scenario(chip, Transport::MetaRoce, what, NODES, 1)?;
            scenario.network.loss = loss;
            Ok(scenario)
        });
        let reports = reports(scenarios.collect())?;
        let mut value = 0.0;
        for of_pattern in reports.chunks(all.len()) {
            let goodput: Vec<f64> = of_pattern.iter().map(|r| r.goodput_gbps).collect();
            for (pair, losses) in goodput.windows(2).zip(all.windows(2)) {
                if pair[1] < pair[0] * 2.0 / 3.0 {
                    let (from, to) = (100.0 * losses[0], 100.0 * losses[1]);
                    return Err(format!(
                        "a step from {:.0} to {:.0} Gb/s between {from} and {to} % loss",
                        pair[0], pair[1]
                    ));
                }
            }
            value += goodput[all.len() - 1] / goodput[0] / PATTERNS.len() as f64;
        }
        let limiter = reports.last().map_or(String::new(), |r| r.limiter.clone());
        Ok(Measured { value, limiter, stuck: None })
    };
    measured(run())
}

/// The least ratio of the two transports' throughput, each the mean over the seeds.
fn versus(chip: &Chip) -> Measured {
    let run = || {
        let mut scenarios = Vec::new();
        for what in PATTERNS {
            for loss in LOSSES {
                for transport in [Transport::MetaRoce, Transport::RoceV2] {
                    for seed in SEEDS {
                        let mut scenario = scenario_of_seed(seed, chip, transport, what, NODES, 1)?;
                        scenario.network.loss = loss;
                        // Some 20 times what it takes without loss: what has arrived by then counts.
                        scenario.limit = Time(10_000_000_000);
                        scenarios.push(scenario);
                    }
                }
            }
        }
        let mut worst = (f64::INFINITY, String::new());
        // The baseline may not get there at all; what it moved then counts.
        let all: Result<Vec<Report>, String> = run_all(&scenarios, |_, _| {}).into_iter().collect();
        let all = all?;
        let cases = PATTERNS.iter().flat_map(|&(p, _)| LOSSES.map(|loss| (p, loss)));
        let mean = |reports: &[Report]| {
            reports.iter().map(|r| r.goodput_gbps).sum::<f64>() / reports.len() as f64
        };
        for (both, (pattern, loss)) in all.chunks(2 * SEEDS.len()).zip(cases) {
            let (ours, baseline) = both.split_at(SEEDS.len());
            if !ours.iter().all(Report::whole) {
                return Err(format!("{pattern} at {} % loss does not end", 100.0 * loss));
            }
            let ratio = mean(ours) / mean(baseline).max(1e-9);
            if ratio < worst.0 {
                worst = (ratio, format!("least at {} % loss, {pattern}", 100.0 * loss));
            }
        }
        Ok(Measured { value: worst.0, limiter: worst.1, stuck: None })
    };
    measured(run())
}

/// Throughput against planes: every plane carries as many bytes.
fn planes(chip: &Chip) -> Measured {
    let run = || {
        let counts = [1u32, 2, 4, 8];
        // 64 x 63 = 4,032 connections.
        let scenarios = counts.map(|planes| {
            let what = (Pattern::AllToAll(None), u64::from(planes) * (32 << 20));
            scenario(chip, Transport::MetaRoce, what, NODES, planes)
        });
        let reports = reports(scenarios.into_iter().collect())?;
        let scaling = |(report, planes): (&Report, u32)| {
            report.goodput_gbps / reports[0].goodput_gbps / f64::from(planes)
        };
        let all = reports.iter().zip(counts).map(scaling);
        let value =
            all.fold(1.0, |a: f64, b| if (b - 1.0).abs() > (a - 1.0).abs() { b } else { a });
        let limiter = reports.last().map_or(String::new(), |r| r.limiter.clone());
        Ok(Measured { value, limiter, stuck: None })
    };
    measured(run())
}

fn incast(chip: &Chip) -> Measured {
    let run = || {
        let scenarios = [8u32, 32, 128].map(|senders| {
            // A sixth of this is moved in the window in which shares are taken.
            let what = (Pattern::Incast(senders), 400 * 4096);
            scenario(chip, Transport::MetaRoce, what, 144, 1)
        });
        let reports = reports(scenarios.into_iter().collect())?;
        let errors = reports.iter().map(|r| {
            r.share_error_after_two_rtt.ok_or("an incast ended before its shares were taken")
        });
        let errors: Vec<f64> = errors.collect::<Result<_, _>>()?;
        let worst = errors.iter().copied().fold(0.0, f64::max);
        let limiter = format!(
            "8:1 {:.3}, 32:1 {:.3}, 128:1 {:.3}; {}",
            errors[0], errors[1], errors[2], reports[2].limiter
        );
        Ok(Measured { value: worst, limiter, stuck: None })
    };
    measured(run())
}

/// Bytes placed over time.
#[derive(Default)]
struct Curve(Vec<(Time, u64)>);

impl Observer for Curve {
    fn progress(&mut self, done_bytes: u64, now: Time) {
        self.0.push((now, done_bytes));
    }
}

/// When the failure is.
const FAILS: Time = Time(60_000_000);

fn plane_failure(chip: &Chip) -> Measured {
    let run = || {
        let what = (Pattern::Permutation, 80 << 20);
        let mut scenario = scenario(chip, Transport::MetaRoce, what, NODES, 4)?;
        scenario.faults = Fault::parse("plane:2@60us", &scenario.topology)?;
        scenario.look = Duration::from_us(1);
        let mut curve = Curve::default();
        let report = run(&scenario, &mut curve)?;
        if !report.whole() {
            let failed = report.failed_flows;
            return Err(report.stuck.unwrap_or(format!("{failed} messages were lost")));
        }
        // Windows of 4 us, about a round trip.
        let rate = |from: Time, to: Time| {
            let at = |time: Time| curve.0.iter().find(|(t, _)| *t >= time).map(|(_, bytes)| *bytes);
            Some((at(to)? - at(from)?) as f64 / to.since(from).0 as f64)
        };
        let window = Duration::from_us(4);
        let before = rate(FAILS - window.times(5), FAILS).ok_or("the run ends too early")?;
        let goal = 0.9 * before * 3.0 / 4.0;
        // Followed for 200 us; from then on flows begin to end.
        let end = FAILS + Duration::from_us(200);
        let mut back = FAILS;
        let mut from = FAILS;
        while from + window <= end {
            let now = rate(from, from + window).ok_or("the run ends before it can be followed")?;
            from += window;
            if now < goal {
                back = from;
            }
        }
        let round_trips = back.since(FAILS).0 as f64 / 1e6 / report.round_trip_us;
        Ok(Measured { value: round_trips, limiter: report.limiter, stuck: None })
    };
    measured(run())
}
