//! What a run gave, all of it from counters and times of events.

use serde::Serialize;

use super::driver::Work;
use super::host::{Nic, RdmaHost, Stats};
use super::scenario::Scenario;
use crate::cycle::fabric::LinkCounter::{self, *};
use crate::cycle::fabric::{DROPS, LinkCounters, Network, Node};
use crate::transport::time::{Duration, Time};

/// Points of a distribution.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Percentiles {
    /// Half are below.
    pub p50: f64,
    /// 90 %.
    pub p90: f64,
    /// 99 %.
    pub p99: f64,
    /// 99.9 %.
    pub p999: f64,
    /// The largest.
    pub max: f64,
}

impl Percentiles {
    /// Of these values: the smallest one that so many are not above (nearest rank).
    pub fn of(mut values: Vec<f64>) -> Percentiles {
        values.sort_unstable_by(f64::total_cmp);
        let at = |share: f64| {
            let rank = (share * values.len() as f64).ceil() as usize;
            values.get(rank.saturating_sub(1)).copied().unwrap_or(0.0)
        };
        Percentiles { p50: at(0.5), p90: at(0.9), p99: at(0.99), p999: at(0.999), max: at(1.0) }
    }
}

/// Packets dropped, by reason.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Drops {
    /// No room in a switch.
    pub buffer_full: u64,
    /// No route.
    pub no_route: u64,
    /// A link or switch was down.
    pub down: u64,
    /// At random.
    pub lost: u64,
    /// Wrong checksum.
    pub corrupted: u64,
}

/// The result of a run.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// From the first start to the last byte, s.
    pub seconds: f64,
    /// Payload that arrived a second, mean over the nodes that got any, Gb/s.
    #[serde(rename = "goodput_Gbps")]
    pub goodput_gbps: f64,
    /// The same in all.
    #[serde(rename = "goodput_total_Gbps")]
    pub goodput_total_gbps: f64,
    /// A node's goodput over the rate of its ports.
    pub line_rate_share: f64,
    /// Flow completion times, us.
    pub fct_us: Percentiles,
    /// Flows that ended.
    pub flows: u64,
    /// Flows that failed.
    pub failed_flows: u64,
    /// Payload that arrived in flows that ended, B.
    pub bytes: u64,
    /// Data packets sent, repeats included.
    pub data_packets: u64,
    /// Data packets sent again.
    pub retransmissions: u64,
    /// Of these, packets that had arrived already.
    pub spurious_retransmissions: u64,
    /// Data packets that a receiver threw away because an earlier one was missing.
    pub out_of_order_drops: u64,
    /// Timeouts.
    pub timeouts: u64,
    /// Paths found dead.
    pub paths_died: u64,
    /// Packets dropped in the network.
    pub drops: Drops,
    /// Packets marked in the network.
    pub marked_packets: u64,
    /// Pauses sent.
    pub pauses: u64,
    /// Fairness of the flows' rates after Jain: 1 is equal.
    pub jain_fairness: f64,
    /// Longest queue before a link, B.
    pub peak_queue_bytes: u64,
    /// Mean queue that packets at switches met, B.
    pub mean_queue_bytes: f64,
    /// A full packet and its acknowledgement with nothing else under way, us.
    pub round_trip_us: f64,
    /// From the first start until the shares of all flows to one node stay within 10 % of equal, us;
    /// none where they never do, or where there is no such node.
    pub convergence_us: Option<f64>,
    /// The largest distance of a flow's share from an equal one, in the first window after two
    /// round trips.
    pub share_error_after_two_rtt: Option<f64>,
    /// What held the run back.
    pub limiter: String,
    /// Why it did not end, if it did not.
    pub stuck: Option<String>,
    /// Links that packets passed.
    pub packet_hops: u64,
    /// Events of the simulation.
    pub events: u64,
    /// The counters of every link that carried or dropped anything, by its name.
    #[serde(skip)]
    pub links: Vec<(String, LinkCounters)>,
}

impl Report {
    /// Whether every flow ended.
    pub fn whole(&self) -> bool {
        self.stuck.is_none() && self.failed_flows == 0
    }

    pub(super) fn new<N: Nic>(
        scenario: &Scenario,
        network: &Network<RdmaHost<N>>,
        work: &Work,
        shares: Option<&Shares>,
        round_trip: Duration,
        stuck: Option<String>,
    ) -> Report {
        let flows = &scenario.workload.flows;
        let first = work.done.iter().map(|d| d.started).min().unwrap_or(Time::ZERO);
        let last = work.done.iter().map(|d| d.ended).max().unwrap_or(Time::ZERO);
        let seconds = last.since(first).0 as f64 / 1e12;
        let mut received = vec![0u64; scenario.topology.hosts as usize];
        for done in &work.done {
            let flow = &flows[done.flow as usize];
            received[flow.to as usize] += flow.bytes;
        }
        let receivers = received.iter().filter(|&&bytes| bytes > 0).count();
        let per_second = |bytes: f64| if seconds > 0.0 { bytes * 8.0 / seconds / 1e9 } else { 0.0 };
        let goodput_total_gbps = per_second(work.done_bytes as f64);
        let goodput_gbps = goodput_total_gbps / receivers.max(1) as f64;
        let times = work.done.iter().map(|d| d.ended.since(d.started).0 as f64 / 1e6).collect();
        let rates = work.done.iter().map(|d| {
            flows[d.flow as usize].bytes as f64 / d.ended.since(d.started).0.max(1) as f64
        });
        let mut stats = Stats::default();
        for host in network.hosts() {
            stats.merge(host.stats());
        }
        let totals = network.totals();
        let switch_totals = switch_links(network);
        Report {
            seconds,
            goodput_gbps,
            goodput_total_gbps,
            line_rate_share: goodput_gbps / scenario.host_gbps(),
            fct_us: Percentiles::of(times),
            flows: work.done.len() as u64,
            failed_flows: work.failed,
            bytes: work.done_bytes,
            data_packets: stats.sent,
            retransmissions: stats.retransmitted,
            // Copies that the network made are nobody's repeats.
            spurious_retransmissions: stats.duplicates.saturating_sub(totals[Duplicated]),
            out_of_order_drops: stats.out_of_order,
            timeouts: stats.timeouts,
            paths_died: stats.paths_died,
            drops: Drops {
                buffer_full: totals[BufferFull],
                no_route: totals[NoRoute],
                down: totals[Down],
                lost: totals[Lost],
                corrupted: totals[Corrupted],
            },
            marked_packets: totals[Marked],
            pauses: totals[Pauses],
            jain_fairness: jain(rates),
            peak_queue_bytes: totals[PeakQueue],
            mean_queue_bytes: switch_totals[QueueMet] as f64 / switch_totals[Packets].max(1) as f64,
            round_trip_us: round_trip.0 as f64 / 1e6,
            convergence_us: shares.and_then(Shares::convergence_us),
            share_error_after_two_rtt: shares.and_then(|s| s.errors.first().map(|e| e.1)),
            limiter: limiter(network, &stats, last.since(first), work.failure.as_deref()),
            stuck,
            packet_hops: network.hops(),
            events: network.events(),
            links: links(network),
        }
    }
}

/// The counters of links in use.
fn links<N: Nic>(network: &Network<RdmaHost<N>>) -> Vec<(String, LinkCounters)> {
    let all = 0..network.topology().edges.len() as u32;
    let used = all.filter(|&link| *network.link_counters(link) != LinkCounters::default());
    used.map(|link| (network.topology().link_name(link), *network.link_counters(link))).collect()
}

/// The counters of all links that switches send over.
fn switch_links<N: Nic>(network: &Network<RdmaHost<N>>) -> LinkCounters {
    let mut totals = LinkCounters::default();
    for (link, edge) in network.topology().edges.iter().enumerate() {
        if let Node::Switch(_) = edge.from {
            totals.merge(network.link_counters(link as u32));
        }
    }
    totals
}

/// Jain's index: the square of the sum over the number times the sum of squares.
fn jain(rates: impl Iterator<Item = f64>) -> f64 {
    let (mut count, mut sum, mut squares) = (0.0, 0.0, 0.0);
    for rate in rates {
        count += 1.0;
        sum += rate;
        squares += rate * rate;
    }
    if squares > 0.0 { sum * sum / (count * squares) } else { 1.0 }
}

/// What held a run back: the busiest kind of link if one is nearly full, else what went wrong most.
fn limiter<N: Nic>(
    network: &Network<RdmaHost<N>>,
    stats: &Stats,
    span: Duration,
    failure: Option<&str>,
) -> String {
    if let Some(failure) = failure {
        return failure.to_owned();
    }
    let capacity = network.config().rate_gbps / 8.0 * span.0 as f64 / 1e3;
    // The mean over links that carry anything, of each kind; and the fullest single one.
    let mut kinds: [(&str, f64, f64, u32); 3] = [
        ("ports of senders", 0.0, 0.0, 0),
        ("links between switches", 0.0, 0.0, 0),
        ("ports of receivers", 0.0, 0.0, 0),
    ];
    let mut fullest = (0.0, 0);
    for (link, edge) in network.topology().edges.iter().enumerate() {
        let bytes = network.link_counters(link as u32)[LinkCounter::Bytes] as f64;
        let kind = match (edge.from, edge.to) {
            (Node::Host(_), _) => 0,
            (_, Node::Host(_)) => 2,
            _ => 1,
        };
        if bytes > 0.0 {
            let load = bytes / capacity.max(1.0);
            kinds[kind].1 += load;
            kinds[kind].2 += 1.0;
            if load > fullest.0 {
                fullest = (load, link as u32);
            }
        }
    }
    let mean = |kind: &(&str, f64, f64, u32)| kind.1 / kind.2.max(1.0);
    let busiest = kinds.iter().rev().max_by(|a, b| mean(a).total_cmp(&mean(b)));
    let percent = |load: f64| format!("{:.0} %", 100.0 * load);
    if let Some(kind) = busiest.filter(|kind| mean(kind) >= 0.85) {
        return format!("{}, {} full", kind.0, percent(mean(kind)));
    }
    if fullest.0 >= 0.85 {
        let name = network.topology().link_name(fullest.1);
        return format!("link {name}, {} full", percent(fullest.0));
    }
    let totals = network.totals();
    let share = |count: u64| count as f64 / stats.sent.max(1) as f64;
    let (repeats, thrown) = (share(stats.retransmitted), share(stats.out_of_order));
    let drops: u64 = DROPS.iter().map(|&reason| totals[reason]).sum();
    let fullest =
        format!("fullest link {}, {}", network.topology().link_name(fullest.1), percent(fullest.0));
    if totals[PausedTime] as f64 > 0.1 * span.0 as f64 {
        format!("pauses; {fullest}")
    } else if repeats + thrown > 0.05 || drops > 0 && stats.timeouts > 0 {
        format!(
            "repair of losses: {} of data sent again, {} timeouts; {fullest}",
            percent(repeats),
            stats.timeouts
        )
    } else if share(totals[Marked]) > 0.01 {
        format!("congestion control: {} of data marked; {fullest}", percent(share(totals[Marked])))
    } else {
        format!("latency: flows are short beside a round trip, or wait for each other; {fullest}")
    }
}

/// How flows to one node share its ports, window by window from two round trips after their start.
pub(super) struct Shares {
    flows: Vec<u32>,
    start: Time,
    window: Duration,
    next: Time,
    before: Vec<u64>,
    /// End of each window, and the largest distance of a share from an equal one in it.
    errors: Vec<(Time, f64)>,
    over: bool,
}

/// Bytes of each flow in a window, at a fair share.
const WINDOW_BYTES: u64 = 256 << 10;

impl Shares {
    /// For a workload whose flows all go to one node and start together; else none.
    pub(super) fn new(
        scenario: &Scenario,
        start: Time,
        round_trip: Duration,
        most: usize,
    ) -> Option<Shares> {
        let flows = &scenario.workload.flows;
        let first = flows.first()?;
        let together = |f: &super::flow::Flow| f.to == first.to && f.start == first.start;
        if flows.len() < 2 || flows.len() > most || !flows.iter().all(together) {
            return None;
        }
        let bytes = flows.len() as u64 * WINDOW_BYTES;
        let window = bytes as f64 * 8e3 / scenario.host_gbps();
        Some(Shares {
            flows: (0..flows.len() as u32).collect(),
            start,
            window: Duration((window as u64).max(round_trip.0)),
            next: start + round_trip.times(2),
            before: Vec::new(),
            errors: Vec::new(),
            over: false,
        })
    }

    /// When the next window begins.
    pub(super) fn next(&self) -> Time {
        self.next
    }

    /// Whether all flows are still under way.
    pub(super) fn goes_on(&self) -> bool {
        !self.over
    }

    pub(super) fn sample<N: Nic>(&mut self, work: &Work, hosts: &[RdmaHost<N>], now: Time) {
        // A window in which a flow ends says nothing of shares.
        self.over |= work.progress.iter().any(|p| p.received || p.failed);
        if self.over || now < self.next {
            return;
        }
        self.next = now + self.window;
        let placed: Vec<u64> = self.flows.iter().map(|&flow| work.placed(flow, hosts)).collect();
        if !self.before.is_empty() {
            let got: Vec<f64> = placed
                .iter()
                .zip(&self.before)
                .map(|(now, before)| (now - before) as f64)
                .collect();
            let mean = got.iter().sum::<f64>() / got.len() as f64;
            let worst = got.iter().map(|g| (g - mean).abs()).fold(0.0, f64::max);
            self.errors.push((now, if mean > 0.0 { worst / mean } else { 1.0 }));
        }
        self.before = placed;
    }

    fn convergence_us(&self) -> Option<f64> {
        let good = self.errors.iter().rev().take_while(|(_, error)| *error <= 0.1).count();
        let first = self.errors.get(self.errors.len() - good)?;
        Some((first.0 - self.window).since(self.start).0 as f64 / 1e6)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_ranks() {
        let all = Percentiles::of((1..=1000).rev().map(f64::from).collect());
        assert_eq!([all.p50, all.p90, all.p99, all.p999, all.max], [500., 900., 990., 999., 1000.]);
        assert_eq!(Percentiles::of(vec![7.0]).p999, 7.0);
        assert_eq!(Percentiles::of(vec![]), Percentiles::default());
    }

    #[test]
    fn fairness_is_jains() {
        assert_eq!(jain([3.0, 3.0, 3.0].into_iter()), 1.0);
        assert_eq!(jain([1.0, 0.0, 0.0, 0.0].into_iter()), 0.25);
        assert!((jain([1.0, 2.0].into_iter()) - 0.9).abs() < 1e-12);
    }
}
