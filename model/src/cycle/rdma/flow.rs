//! What is to be done: flows, and the triggers by which the end of one starts another.

use rand::SeedableRng;
use rand::seq::SliceRandom;
use rand_chacha::ChaCha8Rng;

use crate::transport::time::Time;

/// When a flow starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Start {
    /// At a time.
    At(Time),
    /// When a trigger fires, by its place in the workload.
    Trigger(u32),
}

/// So many bytes from one host to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Flow {
    /// Who has the bytes.
    pub from: u32,
    /// Who gets them.
    pub to: u32,
    /// How many.
    pub bytes: u64,
    /// Whether the receiver fetches them (Read); else the sender writes them.
    pub fetched: bool,
    /// When it starts.
    pub start: Start,
    /// Fires when the sender knows that all has arrived.
    pub sent_fires: Option<u32>,
    /// Fires when all has arrived.
    pub received_fires: Option<u32>,
}

impl Flow {
    /// A write at a time.
    pub fn write(from: u32, to: u32, bytes: u64, start: Start) -> Flow {
        Flow { from, to, bytes, fetched: false, start, sent_fires: None, received_fires: None }
    }
}

/// When a trigger starts its flows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TriggerKind {
    /// The first time it is fired.
    Oneshot,
    /// Every time.
    Multishot,
    /// When it has been fired so often.
    Barrier(u32),
}

/// Starts flows when other flows end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trigger {
    /// When.
    pub kind: TriggerKind,
    /// Which, by their places in the workload.
    pub starts: Vec<u32>,
}

/// Flows and triggers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Workload {
    /// The flows.
    pub flows: Vec<Flow>,
    /// The triggers.
    pub triggers: Vec<Trigger>,
}

impl Workload {
    /// Adds a flow and enters it with its trigger, if it has one.
    pub fn add(&mut self, flow: Flow) -> u32 {
        let number = self.flows.len() as u32;
        if let Start::Trigger(trigger) = flow.start
            && let Some(trigger) = self.triggers.get_mut(trigger as usize)
        {
            trigger.starts.push(number);
        }
        self.flows.push(flow);
        number
    }

    /// Adds a trigger.
    pub fn trigger(&mut self, kind: TriggerKind) -> u32 {
        self.triggers.push(Trigger { kind, starts: Vec::new() });
        self.triggers.len() as u32 - 1
    }

    /// Puts the nodes at random places of a network with so many hosts: who is beside whom in a pattern
    /// is then no longer beside whom in the network.
    pub fn scatter(&mut self, hosts: u32, seed: u64) {
        let mut places: Vec<u32> = (0..hosts).collect();
        places.shuffle(&mut ChaCha8Rng::seed_from_u64(seed));
        for flow in &mut self.flows {
            flow.from = places[flow.from as usize];
            flow.to = places[flow.to as usize];
        }
    }

    /// The least time that any network takes: of every host, the bytes that it sends or gets, at
    /// the rate of all its ports. Flows that a trigger may start more than once count once.
    pub fn least_seconds(&self, host_gbps: f64) -> f64 {
        let hosts = self.flows.iter().map(|f| f.from.max(f.to) + 1).max().unwrap_or(0);
        let mut out = vec![0u64; hosts as usize];
        let mut into = out.clone();
        for flow in &self.flows {
            out[flow.from as usize] += flow.bytes;
            into[flow.to as usize] += flow.bytes;
        }
        let most = out.into_iter().chain(into).max().unwrap_or(0);
        most as f64 * 8.0 / (host_gbps * 1e9)
    }
}
