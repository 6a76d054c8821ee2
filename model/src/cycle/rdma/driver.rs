//! Gives the hosts their flows when these start, and notes when they end.

use std::collections::HashMap;

use super::flow::{Start, Trigger, TriggerKind, Workload};
use super::host::{Channel, Nic, RdmaHost};
use crate::cycle::fabric::{Driver, Topology};
use crate::transport::time::Time;
use crate::transport::work::{Completed, Status};

/// How a flow stands. One that a trigger starts again counts from its last start.
#[derive(Clone, Copy, Debug, Default)]
pub struct Progress {
    /// When it started.
    pub started: Time,
    /// Messages that the receiver has not been told of.
    to_receive: u32,
    /// Messages that the sender has not been told of.
    to_send: u32,
    /// Starts while it was still under way.
    again: u32,
    /// Whether it has started.
    pub begun: bool,
    /// Whether all has arrived.
    pub received: bool,
    /// Whether it has failed.
    pub failed: bool,
}

/// What a pair of hosts is joined by.
#[derive(Clone, Copy, Debug)]
struct Pair {
    group: u8,
    at_low: Channel,
    at_high: Channel,
}

/// A flow's end.
#[derive(Clone, Copy, Debug)]
pub struct Done {
    /// The flow.
    pub flow: u32,
    /// Its start.
    pub started: Time,
    /// When all had arrived.
    pub ended: Time,
}

/// The work of a run.
pub struct Work<'a> {
    topology: &'a Topology,
    workload: &'a Workload,
    /// Of each flow.
    pub progress: Vec<Progress>,
    /// Ends, in order.
    pub done: Vec<Done>,
    /// Bytes of flows that have ended.
    pub done_bytes: u64,
    /// Why flows have failed: the first one's reason.
    pub failure: Option<String>,
    /// Flows that have failed.
    pub failed: u64,
    /// Flows under way, or to be started at a time.
    open: u64,
    /// Flows by time, the next one last.
    starts: Vec<(Time, u32)>,
    fired: Vec<u32>,
    pairs: HashMap<(u32, u32), Pair>,
}

impl<'a> Work<'a> {
    /// All of a workload, nothing started.
    pub fn new(topology: &'a Topology, workload: &'a Workload) -> Work<'a> {
        let timed = |(flow, f): (usize, &super::flow::Flow)| match f.start {
            Start::At(time) => Some((time, flow as u32)),
            Start::Trigger(_) => None,
        };
        let mut starts: Vec<_> = workload.flows.iter().enumerate().filter_map(timed).collect();
        starts.sort_unstable_by(|a, b| b.cmp(a));
        Work {
            topology,
            workload,
            progress: vec![Progress::default(); workload.flows.len()],
            done: Vec::new(),
            done_bytes: 0,
            failure: None,
            failed: 0,
            open: starts.len() as u64,
            starts,
            fired: vec![0; workload.triggers.len()],
            pairs: HashMap::new(),
        }
    }

    /// When the first flow starts.
    pub fn first_start(&self) -> Option<Time> {
        self.starts.last().map(|&(time, _)| time)
    }

    /// Bytes of a flow that have been placed, of all flows between the same two hosts together.
    pub fn placed<N: Nic>(&self, flow: u32, hosts: &[RdmaHost<N>]) -> u64 {
        let f = &self.workload.flows[flow as usize];
        let Some(pair) = self.pairs.get(&(f.from.min(f.to), f.from.max(f.to))) else { return 0 };
        let channel = if f.to < f.from { pair.at_low } else { pair.at_high };
        hosts[f.to as usize].placed_by(pair.group.into(), channel)
    }

    /// A flow that has begun and not ended, to name it.
    pub fn someone(&self) -> Option<u32> {
        let open = |p: &Progress| p.begun && !p.failed && (p.to_receive > 0 || p.to_send > 0);
        self.progress.iter().position(open).map(|flow| flow as u32)
    }

    fn begin<N: Nic>(
        &mut self,
        now: Time,
        flow: u32,
        hosts: &mut [RdmaHost<N>],
        touched: &mut Vec<u32>,
    ) {
        let progress = &mut self.progress[flow as usize];
        if progress.to_receive > 0 || progress.to_send > 0 {
            progress.again += 1;
            return;
        }
        *progress = Progress { started: now, begun: true, ..Progress::default() };
        if let Err(error) = self.post(now, flow, hosts) {
            self.fail(flow, &error);
        }
        let f = &self.workload.flows[flow as usize];
        touched.extend([f.from, f.to]);
    }

    fn post<N: Nic>(
        &mut self,
        now: Time,
        flow: u32,
        hosts: &mut [RdmaHost<N>],
    ) -> Result<(), String> {
        let f = self.workload.flows[flow as usize];
        let (low, high) = (f.from.min(f.to), f.from.max(f.to));
        let pair = match self.pairs.get(&(low, high)) {
            Some(pair) => *pair,
            None => {
                let port = self.topology.ports_between(low, high).start;
                let group = hosts[low as usize].group_of(port);
                let token = self.pairs.len() as u32;
                let (at_low, at_high) = RdmaHost::open(hosts, low, high, group, token)?;
                let pair = Pair { group: group as u8, at_low, at_high };
                self.pairs.insert((low, high), pair);
                pair
            }
        };
        let channel = |host: u32| if host == low { pair.at_low } else { pair.at_high };
        let group = usize::from(pair.group);
        // Who asks for it.
        let (asks, other) = if f.fetched { (f.to, f.from) } else { (f.from, f.to) };
        let parts = hosts[asks as usize].groups[group].nic.parts(f.bytes);
        for part in 0..parts {
            if !f.fetched {
                let nic = &mut hosts[other as usize].groups[group].nic;
                nic.expect(channel(other), flow, part)?;
            }
            let nic = &mut hosts[asks as usize].groups[group].nic;
            nic.start(now, channel(asks), flow, part, f.bytes, f.fetched)?;
        }
        let progress = &mut self.progress[flow as usize];
        (progress.to_receive, progress.to_send) = (parts, if f.fetched { 0 } else { parts });
        Ok(())
    }

    fn fail(&mut self, flow: u32, why: &str) {
        let progress = &mut self.progress[flow as usize];
        if progress.failed {
            return;
        }
        (progress.failed, progress.to_receive, progress.to_send) = (true, 0, 0);
        self.failed += 1;
        self.open -= 1;
        let f = &self.workload.flows[flow as usize];
        self.failure.get_or_insert_with(|| format!("flow {flow}, {} to {}: {why}", f.from, f.to));
    }

    fn fire<N: Nic>(
        &mut self,
        now: Time,
        trigger: u32,
        hosts: &mut [RdmaHost<N>],
        touched: &mut Vec<u32>,
    ) {
        let workload = self.workload;
        let Trigger { kind, starts } = &workload.triggers[trigger as usize];
        let fired = &mut self.fired[trigger as usize];
        *fired += 1;
        let goes = match kind {
            TriggerKind::Oneshot => *fired == 1,
            TriggerKind::Multishot => true,
            TriggerKind::Barrier(count) => *fired == *count,
        };
        if goes {
            for &flow in starts {
                self.open += 1;
                self.begin(now, flow, hosts, touched);
            }
        }
    }

    /// A message of a flow has arrived, or its sender knows.
    fn part_done<N: Nic>(
        &mut self,
        now: Time,
        flow: u32,
        at_receiver: bool,
        hosts: &mut [RdmaHost<N>],
        touched: &mut Vec<u32>,
    ) {
        let Some(progress) = self.progress.get_mut(flow as usize) else { return };
        let left = if at_receiver { &mut progress.to_receive } else { &mut progress.to_send };
        if *left == 0 {
            return;
        }
        *left -= 1;
        let all = *left == 0;
        let ended = progress.to_receive == 0 && progress.to_send == 0;
        let f = self.workload.flows[flow as usize];
        if all && at_receiver {
            progress.received = true;
            self.done.push(Done { flow, started: progress.started, ended: now });
            self.done_bytes += f.bytes;
            if let Some(trigger) = f.received_fires {
                self.fire(now, trigger, hosts, touched);
            }
        }
        if all
            && (!at_receiver || f.fetched)
            && let Some(trigger) = f.sent_fires
        {
            self.fire(now, trigger, hosts, touched);
        }
        if ended {
            self.open -= 1;
            let progress = &mut self.progress[flow as usize];
            if progress.again > 0 {
                progress.again -= 1;
                let again = progress.again;
                self.begin(now, flow, hosts, touched);
                self.progress[flow as usize].again = again;
            }
        }
    }
}

impl<N: Nic> Driver<RdmaHost<N>> for Work<'_> {
    fn wake(
        &mut self,
        now: Time,
        hosts: &mut [RdmaHost<N>],
        touched: &mut Vec<u32>,
    ) -> Option<Time> {
        while let Some(&(time, flow)) = self.starts.last() {
            if time > now {
                return Some(time);
            }
            self.starts.pop();
            self.begin(now, flow, hosts, touched);
        }
        None
    }

    #[inline]
    fn settle(&mut self, now: Time, host: u32, hosts: &mut [RdmaHost<N>], touched: &mut Vec<u32>) {
        while let Some(completion) = hosts[host as usize].completion() {
            // Receives carry the flow in their immediate: which receive a message takes is the
            // transport's business.
            let (flow, at_receiver) = match completion.what {
                Completed::ReceiveImmediate(flow) => (flow, true),
                Completed::Read => (completion.id as u32, true),
                Completed::Receive => (completion.id as u32, true),
                _ => (completion.id as u32, false),
            };
            match completion.status {
                Status::Success => self.part_done(now, flow, at_receiver, hosts, touched),
                status => self.fail(flow, &status.to_string()),
            }
        }
    }

    fn done(&self) -> bool {
        self.open == 0
    }
}
