//! Runs a scenario to its end, or to where it sticks.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

use super::driver::Work;
use super::host::{Nic, RdmaHost};
use super::metaroce::MetaNic;
use super::report::{Report, Shares};
use super::rocev2::RoceNic;
use super::scenario::{Scenario, Transport};
use super::trace::Trace;
use crate::cycle::fabric::{Network, Shape, Stop};
use crate::transport::time::{Duration, Time};
use crate::transport::wire::PACKET_OVERHEAD;
use crate::transport::{self, rocev2};

/// Simulated time without a byte placed after which a run counts as stuck.
const PATIENCE: Duration = Duration::from_ms(200);
/// Flows whose shares are followed, at most.
const MOST_SHARES: usize = 1024;

/// Who follows a run.
pub trait Observer {
    /// So many bytes of all have arrived.
    fn progress(&mut self, done_bytes: u64, now: Time);

    /// A trace to be filled, if one is wanted.
    fn trace(&mut self) -> Option<&mut Trace> {
        None
    }
}

/// Nobody.
pub struct Quiet;

impl Observer for Quiet {
    fn progress(&mut self, _: u64, _: Time) {}
}

/// Runs a scenario.
///
/// # Errors
/// If its numbers do not fit each other: one line. A run that sticks or loses flows is no error: its
/// report says so.
pub fn run(scenario: &Scenario, observer: &mut impl Observer) -> Result<Report, String> {
    let seed = |host: u32, group: usize| {
        scenario.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ u64::from(host) << 8 ^ group as u64
    };
    match scenario.transport {
        Transport::MetaRoce => simulate(scenario, observer, |host, group, ports| {
            let config = transport::Config { ports, ..scenario.metaroce.clone() };
            MetaNic::new(config, scenario.paths, seed(host, group))
        }),
        Transport::RoceV2 => simulate(scenario, observer, |host, group, ports| {
            let config = rocev2::Config { ports, ..scenario.rocev2.clone() };
            RoceNic::new(config, seed(host, group))
        }),
    }
}

/// Runs several scenarios, as many at a time as there are processors. Each has its own random numbers,
/// so the reports do not depend on how many that are. `done` is told of each as it ends, in whatever
/// order.
pub fn run_all(
    scenarios: &[Scenario],
    done: impl Fn(usize, &Result<Report, String>) + Sync,
) -> Vec<Result<Report, String>> {
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let next = AtomicUsize::new(0);
    let reports: Vec<Mutex<Option<Result<Report, String>>>> =
        scenarios.iter().map(|_| Mutex::new(None)).collect();
    std::thread::scope(|scope| {
        for _ in 0..threads.min(scenarios.len()) {
            scope.spawn(|| {
                loop {
                    let at = next.fetch_add(1, Ordering::Relaxed);
                    let Some(scenario) = scenarios.get(at) else { break };
                    let report = run(scenario, &mut Quiet);
                    done(at, &report);
                    *reports[at].lock().unwrap_or_else(PoisonError::into_inner) = Some(report);
                }
            });
        }
    });
    let missing = || Err("the run did not take place".to_owned());
    let taken = reports.into_iter().map(|r| r.into_inner().unwrap_or_else(PoisonError::into_inner));
    taken.map(|report| report.unwrap_or_else(missing)).collect()
}

fn simulate<N: Nic>(
    scenario: &Scenario,
    observer: &mut impl Observer,
    nic: impl Fn(u32, usize, u8) -> Result<N, String>,
) -> Result<Report, String> {
    let topology = &scenario.topology;
    let ports = topology.ports as u8;
    let all = 0..ports;
    let groups = match topology.shape {
        Shape::Rack { up } => vec![0..up as u8, up as u8..ports],
        _ => vec![all],
    };
    let host = |number: u32| {
        let group = |(index, ports): (usize, &std::ops::Range<u8>)| {
            Ok((ports.clone(), nic(number, index, ports.len() as u8)?))
        };
        let groups: Result<Vec<_>, String> = groups.iter().enumerate().map(group).collect();
        Ok(RdmaHost::new(number, groups?))
    };
    let hosts: Result<Vec<_>, String> = (0..topology.hosts).map(host).collect();
    let mut network =
        Network::new(topology.clone(), scenario.network.clone(), hosts?, scenario.seed)?;
    for fault in &scenario.faults {
        network.add_fault(fault.clone());
    }
    let mut work = Work::new(topology, &scenario.workload);
    let first = work.first_start().ok_or("no flow starts at a time; give one a start")?;
    network.wake_at(first);

    let round_trip = round_trip(scenario, &network);
    let mut shares = Shares::new(scenario, first, round_trip, MOST_SHARES);
    let mut last = (0, first);
    let mut stuck = None;
    let mut next = shares.as_ref().map_or(first + scenario.look, Shares::next);
    loop {
        let stop = network.run(&mut work, next);
        let now = network.now();
        let placed: u64 = network.hosts().iter().map(|host| host.placed_bytes).sum();
        observer.progress(placed, now);
        if let Some(trace) = observer.trace() {
            trace.sample(&network);
        }
        if let Some(shares) = &mut shares {
            shares.sample(&work, network.hosts(), now);
        }
        if placed + work.done.len() as u64 > last.0 {
            last = (placed + work.done.len() as u64, now);
        }
        match stop {
            Stop::Done => break,
            Stop::Idle => stuck = Some("nothing is under way and no timer is set".to_owned()),
            Stop::Time if now.since(last.1) > PATIENCE => {
                stuck = Some(format!("no byte has arrived since {}", last.1));
            }
            Stop::Time if now >= scenario.limit => {
                stuck = Some(format!("{now} of simulated time are over"));
            }
            Stop::Time => {}
        }
        if let Some(why) = &mut stuck {
            if let Some(flow) = work.someone() {
                let f = &scenario.workload.flows[flow as usize];
                let arrived = work.placed(flow, network.hosts());
                *why += &format!(
                    "; node {} waits for flow {flow} from node {}: {arrived} B have come from there",
                    f.to, f.from
                );
            }
            break;
        }
        next = match &shares {
            Some(shares) if shares.goes_on() => shares.next(),
            _ => now + scenario.look,
        };
    }
    if let Some(trace) = observer.trace() {
        trace.flows(&scenario.workload, &work.done);
        trace.faults(network.faults());
    }
    Ok(Report::new(scenario, &network, &work, shares.as_ref(), round_trip, stuck))
}

/// A full packet there and an acknowledgement back, with nothing else under way.
fn round_trip<N: Nic>(scenario: &Scenario, network: &Network<RdmaHost<N>>) -> Duration {
    let far = |flow: &super::flow::Flow| {
        let port = scenario.topology.ports_between(flow.from, flow.to).start;
        network.latency_ps(flow.from, flow.to, port, scenario.mtu() + PACKET_OVERHEAD)
            + network.latency_ps(flow.to, flow.from, port, PACKET_OVERHEAD)
    };
    // Of the first flows; beyond some thousand there is no farther one.
    Duration(scenario.workload.flows.iter().take(4096).map(far).max().unwrap_or(0))
}
