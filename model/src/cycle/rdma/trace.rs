//! A run as a trace in the JSON format that Perfetto and chrome://tracing open.
//!
//! A process a node, a thread a flow; queues of switches, drops, marks and goodput as counters; faults
//! as instants. Times are in microseconds.

use std::io::{self, Write};

use serde_json::{Value, json};

use super::driver::Done;
use super::flow::Workload;
use super::host::{Nic, RdmaHost};
use crate::cycle::fabric::LinkCounter::Marked;
use crate::cycle::fabric::{Fault, Network, Node};
use crate::transport::time::Time;

/// The process of what belongs to no node.
const NETWORK: u32 = 1_000_000;

/// A trace under way.
#[derive(Default)]
pub struct Trace {
    events: Vec<Value>,
    last: (Time, u64),
    /// What each switch held, to leave out what has not changed.
    held: Vec<u64>,
}

fn us(time: Time) -> f64 {
    time.0 as f64 / 1e6
}

impl Trace {
    /// An empty one.
    pub fn new() -> Trace {
        Trace::default()
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
                self.events.push(counter(now, &name, "bytes", bytes as f64));
                *before = bytes;
            }
        }
        let placed: u64 = network.hosts().iter().map(|host| host.placed_bytes).sum();
        let span = now.since(self.last.0).0;
        if span > 0 {
            let gbps = (placed - self.last.1) as f64 * 8e3 / span as f64;
            self.events.push(counter(self.last.0, "goodput", "Gbps", gbps));
            self.last = (now, placed);
        }
        let totals = network.totals();
        self.events.push(counter(now, "drops", "packets", totals.drops() as f64));
        self.events.push(counter(now, "marks", "packets", totals[Marked] as f64));
    }

    pub(super) fn flows(&mut self, workload: &Workload, done: &[Done]) {
        let mut nodes = std::collections::BTreeSet::new();
        for end in done {
            let flow = &workload.flows[end.flow as usize];
            nodes.insert(flow.from);
            self.events.push(json!({
                "ph": "X",
                "pid": flow.from,
                "tid": end.flow,
                "name": format!("flow {} to node {}", end.flow, flow.to),
                "ts": us(end.started),
                "dur": end.ended.since(end.started).0 as f64 / 1e6,
                "args": { "bytes": flow.bytes },
            }));
        }
        for node in nodes {
            self.events.push(name(node, &format!("node {node}")));
        }
        self.events.push(name(NETWORK, "network"));
    }

    pub(super) fn faults(&mut self, faults: &[Fault]) {
        for fault in faults {
            self.events.push(json!({
                "ph": "i", "s": "g", "pid": NETWORK, "tid": 0, "name": fault.name, "ts": us(fault.at),
            }));
        }
    }

    /// Writes it, one event a line.
    ///
    /// # Errors
    /// If the writer cannot take it.
    pub fn write(&self, out: &mut impl Write) -> io::Result<()> {
        writeln!(out, "{{\"displayTimeUnit\":\"ns\",\"traceEvents\":[")?;
        for (at, event) in self.events.iter().enumerate() {
            let comma = if at + 1 < self.events.len() { "," } else { "" };
            writeln!(out, "{event}{comma}")?;
        }
        writeln!(out, "]}}")
    }
}

fn counter(at: Time, name: &str, unit: &str, value: f64) -> Value {
    json!({ "ph": "C", "pid": NETWORK, "name": name, "ts": us(at), "args": { unit: value } })
}

fn name(process: u32, name: &str) -> Value {
    json!({ "ph": "M", "pid": process, "name": "process_name", "args": { "name": name } })
}
