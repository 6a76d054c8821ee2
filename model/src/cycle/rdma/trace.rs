//! A run as a trace in the JSON format that Perfetto and chrome://tracing open.
//!
//! A process a node, a thread a flow; queues of switches, drops, marks and goodput as counters; faults
//! as instants. Times are in microseconds.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;

use super::driver::Done;
use super::flow::Workload;
use super::host::{Nic, RdmaHost};
use crate::cycle::fabric::LinkCounter::Marked;
use crate::cycle::fabric::{Fault, Network, Node};
use crate::transport::time::Time;

/// The process of what belongs to no node.
const NETWORK: u32 = 1_000_000;

/// A trace; serialized it is the file's one object.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Trace {
    display_time_unit: &'static str,
    trace_events: Vec<Event>,
    #[serde(skip)]
    last: (Time, u64),
    /// What each switch held, to leave out what has not changed.
    #[serde(skip)]
    held: Vec<u64>,
}

/// An event in the words of the format: phase, process, thread, time and duration in us.
#[derive(Default, Serialize)]
struct Event {
    ph: &'static str,
    pid: u32,
    tid: u32,
    name: String,
    ts: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    dur: Option<f64>,
    /// How far an instant is seen.
    #[serde(skip_serializing_if = "Option::is_none")]
    s: Option<&'static str>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    args: BTreeMap<&'static str, Argument>,
}

#[derive(Serialize)]
#[serde(untagged)]
enum Argument {
    Count(u64),
    Number(f64),
    Name(String),
}

fn us(time: Time) -> f64 {
    time.0 as f64 / 1e6
}

impl Default for Trace {
    fn default() -> Trace {
        Trace::new()
    }
}

impl Trace {
    /// An empty one.
    pub fn new() -> Trace {
        Trace {
            display_time_unit: "ns",
            trace_events: Vec::new(),
            last: (Time::ZERO, 0),
            held: Vec::new(),
        }
    }

    pub(super) fn sample<N: Nic>(&mut self, network: &Network<RdmaHost<N>>) {
        let now = network.now();
        let switches = network.topology().switches.len();
        let mut held = vec![0u64; switches];
        for (link, edge) in network.topology().edges.iter().enumerate() {
            if let Node::Switch(switch) = edge.from {
                held[switch as usize] += network.queue_bytes(link as u32);
            }
        }
        self.held.resize(switches, 0);
        for (switch, (&bytes, before)) in held.iter().zip(&mut self.held).enumerate() {
            if bytes != *before {
                let name = format!("queue {}", network.topology().switch_name(switch as u32));
                self.trace_events.push(counter(now, &name, "bytes", bytes as f64));
                *before = bytes;
            }
        }
        let placed: u64 = network.hosts().iter().map(|host| host.placed_bytes).sum();
        let span = now.since(self.last.0).0;
        if span > 0 {
            let gbps = (placed - self.last.1) as f64 * 8e3 / span as f64;
            self.trace_events.push(counter(self.last.0, "goodput", "Gbps", gbps));
            self.last = (now, placed);
        }
        let totals = network.totals();
        self.trace_events.push(counter(now, "drops", "packets", totals.drops() as f64));
        self.trace_events.push(counter(now, "marks", "packets", totals[Marked] as f64));
    }

    pub(super) fn flows(&mut self, workload: &Workload, done: &[Done]) {
        let mut nodes = BTreeSet::new();
        for end in done {
            let flow = &workload.flows[end.flow as usize];
            nodes.insert(flow.from);
            self.trace_events.push(Event {
                ph: "X",
                pid: flow.from,
                tid: end.flow,
                name: format!("flow {} to node {}", end.flow, flow.to),
                ts: us(end.started),
                dur: Some(end.ended.since(end.started).0 as f64 / 1e6),
                args: BTreeMap::from([("bytes", Argument::Count(flow.bytes))]),
                ..Event::default()
            });
        }
        for node in nodes {
            self.trace_events.push(name(node, format!("node {node}")));
        }
        self.trace_events.push(name(NETWORK, "network".to_owned()));
    }

    pub(super) fn faults(&mut self, faults: &[Fault]) {
        for fault in faults {
            self.trace_events.push(Event {
                ph: "i",
                s: Some("g"),
                pid: NETWORK,
                name: fault.name.clone(),
                ts: us(fault.at),
                ..Event::default()
            });
        }
    }
}

fn counter(at: Time, name: &str, unit: &'static str, value: f64) -> Event {
    Event {
        ph: "C",
        pid: NETWORK,
        name: name.to_owned(),
        ts: us(at),
        args: BTreeMap::from([(unit, Argument::Number(value))]),
        ..Event::default()
    }
}

fn name(process: u32, name: String) -> Event {
    Event {
        ph: "M",
        pid: process,
        name: "process_name".to_owned(),
        args: BTreeMap::from([("name", Argument::Name(name))]),
        ..Event::default()
    }
}
