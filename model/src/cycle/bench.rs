//! The bench of NMC devices: offers commands, takes statuses, answers the lanes, and keeps the
//! record of a run. It drives the cycle model and, in the test bench, the hardware.
//!
//! ```text
//!   commands ==>| Device |==> statuses          all gaps and stalls from one seed
//!               +--------+<==> LaneMemory (reads), LaneMemory (writes)
//! ```

use super::lane_memory::{LaneMemory, LaneTraffic, chance, mix};
use super::port::{Device, PortCounts, PortInputs, PortOutputs, StatusOut};
use crate::spec::nmc::{COUNTER_STRIDE, COUNTERS, Command};

/// How the world around a device behaves. Probabilities are in 1/256.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Traffic {
    /// Seed of every gap, stall and delay.
    pub seed: u64,
    /// Read lanes.
    pub read: LaneTraffic,
    /// Write lanes.
    pub write: LaneTraffic,
    /// Probability that no new command is offered in a cycle.
    pub command_gap: u8,
    /// Probability that a status is not taken in a cycle.
    pub status_stall: u8,
    /// Probability that a read of a register begins in a cycle in which none is offered.
    pub utility_read: u8,
    /// Probability that the answer to such a read is not taken in a cycle.
    pub utility_stall: u8,
}

impl Traffic {
    /// Nothing stalls; memory answers after its fixed latencies.
    pub fn ideal(read_latency_cycles: u32, write_latency_cycles: u32) -> Traffic {
        Traffic {
            seed: 0,
            read: LaneTraffic::ideal(read_latency_cycles),
            write: LaneTraffic::ideal(write_latency_cycles),
            command_gap: 0,
            status_stall: 0,
            utility_read: 0,
            utility_stall: 0,
        }
    }
}

/// A status with the cycle in which it was taken; cycles count from 0 after reset.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StatusAt {
    /// Cycle.
    pub cycle: u64,
    /// The status.
    pub status: StatusOut,
}

/// Why a run ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// Every command has its status and the lanes are quiet.
    Done,
    /// Nothing moved for the given cycles; the text says who waits for whom.
    Stuck(String),
}

/// Cycles without any movement after which a run counts as stuck. Gaps are random with at least
/// 1/256 to end in each cycle, so a run that can go on does so long before.
/// The latencies of memory come on top.
pub const WATCHDOG_CYCLES: u64 = 20_000;

/// Bytes of the registers on the utility port.
const UTILITY_BYTES: u64 = COUNTERS.len() as u64 * COUNTER_STRIDE as u64;

/// A device's surroundings during one run.
#[derive(Clone, Debug)]
pub struct Bench {
    counts: PortCounts,
    traffic: Traffic,
    commands: Vec<Vec<Command>>,
    offered: Vec<usize>,
    offering: Vec<bool>,
    /// For each engine, the register read that is offered and not taken.
    reading: Vec<Option<u64>>,
    statuses: Vec<Vec<StatusAt>>,
    reads: LaneMemory,
    writes: LaneMemory,
    cycle: u64,
    moved_at: u64,
    inputs: PortInputs,
}

impl Bench {
    /// A bench that will offer `commands[e]` to engine `e`.
    pub fn new(counts: PortCounts, traffic: Traffic, commands: Vec<Vec<Command>>) -> Bench {
        let mut bench = Bench {
            counts,
            traffic,
            offered: vec![0; counts.engines],
            offering: vec![false; counts.engines],
            reading: vec![None; counts.engines],
            statuses: vec![Vec::new(); counts.engines],
            reads: LaneMemory::new(counts.read_lanes, traffic.read, traffic.seed ^ 0x5ead),
            writes: LaneMemory::new(counts.write_lanes, traffic.write, traffic.seed ^ 0x3417e),
            cycle: 0,
            moved_at: 0,
            inputs: PortInputs::idle(counts),
            commands,
        };
        bench.prepare();
        bench
    }

    /// Inputs of this cycle.
    pub fn inputs(&self) -> &PortInputs {
        &self.inputs
    }

    /// Cycles so far.
    pub fn cycles(&self) -> u64 {
        self.cycle
    }

    /// Statuses of each engine so far.
    pub fn statuses(&self) -> &[Vec<StatusAt>] {
        &self.statuses
    }

    /// Commands of each engine.
    pub fn commands(&self) -> &[Vec<Command>] {
        &self.commands
    }

    /// Commands taken so far, of all engines.
    pub fn taken(&self) -> usize {
        self.offered.iter().sum()
    }

    /// Read lanes' memory.
    pub fn reads(&self) -> &LaneMemory {
        &self.reads
    }

    /// Write lanes' memory.
    pub fn writes(&self) -> &LaneMemory {
        &self.writes
    }

    /// Whether all commands have their status and nothing is under way on the lanes.
    pub fn is_done(&self) -> bool {
        let answered = |e: usize| self.statuses[e].len() >= self.commands[e].len();
        (0..self.counts.engines).all(answered)
            && self.reads.outstanding() == 0
            && self.writes.outstanding() == 0
    }

    /// Takes the outputs that the device showed for [`Bench::inputs`] and goes on to the next
    /// cycle. Returns how the run ended where it did.
    pub fn advance(&mut self, outputs: &PortOutputs) -> Option<Outcome> {
        let inputs = &self.inputs;
        let mut moved = false;
        for e in 0..self.counts.engines {
            if inputs.command[e].is_some() && outputs.command_ready[e] {
                self.offered[e] += 1;
                self.offering[e] = false;
                moved = true;
            }
            if outputs.utility_request_ready[e] {
                self.reading[e] = None;
            }
            if let (Some(status), true) = (outputs.status[e], inputs.status_ready[e]) {
                self.statuses[e].push(StatusAt { cycle: self.cycle, status });
                moved = true;
            }
        }
        let read = |l: usize| {
            let request = outputs.read_request[l].filter(|_| inputs.read_ready[l]);
            let taken = inputs.read_response[l].is_some() && outputs.read_response_ready[l];
            (request.map(|r| (r.address, r.tag)), taken)
        };
        let write = |l: usize| {
            let request = outputs.write_request[l].filter(|_| inputs.write_ready[l]);
            let taken = inputs.write_response[l].is_some() && outputs.write_response_ready[l];
            (request.map(|r| (r.address, r.tag)), taken)
        };
        let some = |m: (Option<(u64, u32)>, bool)| m.0.is_some() || m.1;
        moved |= (0..self.counts.read_lanes).any(|l| some(read(l)));
        moved |= (0..self.counts.write_lanes).any(|l| some(write(l)));
        self.reads.clock(read);
        self.writes.clock(write);
        if moved {
            self.moved_at = self.cycle;
        }
        self.cycle += 1;
        if self.is_done() {
            return Some(Outcome::Done);
        }
        if self.cycle - self.moved_at > self.patience() {
            return Some(Outcome::Stuck(self.who_waits(outputs)));
        }
        self.prepare();
        None
    }

    fn prepare(&mut self) {
        let (seed, cycle) = (self.traffic.seed, self.cycle);
        for e in 0..self.counts.engines {
            let id = e as u64;
            let more = self.offered[e] < self.commands[e].len();
            let gap = chance(seed, 0x600 + id, cycle, self.traffic.command_gap);
            // An offer, once made, stands until it is taken.
            self.offering[e] = more && (self.offering[e] || !gap);
            self.inputs.command[e] = self.offering[e].then(|| self.commands[e][self.offered[e]]);
            self.inputs.status_ready[e] =
                !chance(seed, 0x700 + id, cycle, self.traffic.status_stall);
            if self.reading[e].is_none()
                && chance(seed, 0x800 + id, cycle, self.traffic.utility_read)
            {
                // Every register, and some addresses where none stands.
                self.reading[e] = Some(mix(seed, 0x900 + id, cycle) % UTILITY_BYTES);
            }
            self.inputs.utility_request[e] = self.reading[e];
            self.inputs.utility_ready[e] =
                !chance(seed, 0xa00 + id, cycle, self.traffic.utility_stall);
        }
        for l in 0..self.counts.read_lanes {
            self.inputs.read_ready[l] = self.reads.ready(l);
            self.inputs.read_response[l] = self.reads.response(l);
        }
        for l in 0..self.counts.write_lanes {
            self.inputs.write_ready[l] = self.writes.ready(l);
            self.inputs.write_response[l] = self.writes.response(l);
        }
    }

    /// Cycles without movement that a run may take: memory answers within its latency.
    fn patience(&self) -> u64 {
        let longest = |t: &LaneTraffic| u64::from(t.latency_cycles) + u64::from(t.jitter_cycles);
        WATCHDOG_CYCLES + longest(&self.traffic.read).max(longest(&self.traffic.write))
    }

    fn who_waits(&self, outputs: &PortOutputs) -> String {
        let mut parts = Vec::new();
        for e in 0..self.counts.engines {
            parts.push(format!(
                "engine {e}: {} of {} commands taken, {} answered, {}",
                self.offered[e],
                self.commands[e].len(),
                self.statuses[e].len(),
                match (outputs.command_ready[e], outputs.status[e].is_some()) {
                    (_, true) => "offers a status",
                    (true, _) => "would take a command",
                    (false, _) => "refuses commands",
                }
            ));
        }
        let busy = outputs.read_request.iter().filter(|r| r.is_some()).count();
        let stores = outputs.write_request.iter().filter(|r| r.is_some()).count();
        parts.push(format!(
            "{} reads and {} writes unanswered, {busy} read and {stores} write requests offered",
            self.reads.outstanding(),
            self.writes.outstanding()
        ));
        format!("nothing moved for {} cycles: {}", self.patience(), parts.join("; "))
    }
}

/// Runs a device until its commands are done or it is stuck; the device is reset first.
pub fn run(device: &mut dyn Device, bench: &mut Bench) -> Outcome {
    device.reset();
    let mut outputs = PortOutputs::default();
    if bench.is_done() {
        return Outcome::Done;
    }
    loop {
        device.cycle(bench.inputs(), &mut outputs);
        if let Some(outcome) = bench.advance(&outputs) {
            return outcome;
        }
    }
}
