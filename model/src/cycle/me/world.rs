//! What is around message engines in a bench: the ranks' memories, the lanes to them, the ideal
//! network, and the control cores that boot the engines and start subgraphs.
//!
//! ```text
//!                 utility, mailbox          doorbells, completions
//!   control core <================>+-------+<====================>+--------+
//!                                  | group |                      | Fabric |--+
//!            lanes of the NMCs <==>+-------+<==> memory ports     +--------+  |
//!                    |                              |                         |
//!                    +-------------> memory of the engine's rank <------------+
//! ```
//! It drives the model and, in the test bench, the hardware. Every gap, stall and delay comes from
//! one seed. In place of the network there may be noise, for engines that run no firmware but
//! whatever exercises their ports.

use std::collections::{BTreeMap, HashSet, VecDeque};

use super::group::{GroupInputs, GroupOutputs, MeDevice, Shape};
use super::port::{Flit, FlitResponse, FlitWrite, NicCompletion, UtilityRequest, WriteResponse};
use crate::cycle::lane_memory::{LaneMemory, LaneTraffic, chance, mix};
use crate::cycle::port::Response;
use crate::func::cpu::elf::Image;
use crate::func::fabric::{Fabric, FabricError};
use crate::func::me::stuck::{self, Tables};
use crate::func::memory::Memory;
use crate::func::nmc;
use crate::func::subgraph::Deadlock;
use crate::spec::Chip;
use crate::spec::me::{
    COUNTERS, Completion, CompletionSource, CounterId, REGISTER_BASE, Report, Start, WorkRequest,
    register,
};

/// How the surroundings behave. Probabilities are in 1/256.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Traffic {
    /// Seed of every gap, stall and delay but the network's.
    pub seed: u64,
    /// Reads, of lanes and memory ports.
    pub read: LaneTraffic,
    /// Writes, of lanes and memory ports.
    pub write: LaneTraffic,
    /// Probability that a doorbell takes nothing in a cycle.
    pub doorbell_stall: u8,
    /// Probability that a completion that has arrived is not offered yet in a cycle.
    pub completion_gap: u8,
    /// Probability that no new access or message is offered in a cycle.
    pub control_gap: u8,
    /// Probability that a message or an answer is not taken in a cycle.
    pub control_stall: u8,
}

impl Traffic {
    /// Nothing stalls; memory answers after the description's latencies.
    pub fn ideal(chip: &Chip) -> Traffic {
        let cycles = |c: u64| u32::try_from(c).unwrap_or(u32::MAX);
        Traffic {
            seed: 0,
            read: LaneTraffic::ideal(cycles(chip.read_latency_cycles())),
            write: LaneTraffic::ideal(cycles(chip.write_latency_cycles())),
            doorbell_stall: 0,
            completion_gap: 0,
            control_gap: 0,
            control_stall: 0,
        }
    }

    /// Everything stalls now and then, by so much as the seed says.
    pub fn random(seed: u64) -> Traffic {
        let dice = |k: u64, most: u64| mix(seed, 0x7a, k) % (most + 1);
        let lane = |k: u64| LaneTraffic {
            latency_cycles: 1 + dice(k, 60) as u32,
            jitter_cycles: dice(k + 1, 40) as u32,
            refuse: dice(k + 2, 120) as u8,
            delay: dice(k + 3, 120) as u8,
            reorder: dice(k + 4, 1) == 1,
            error_65536: 0,
        };
        Traffic {
            seed,
            read: lane(10),
            write: lane(20),
            doorbell_stall: dice(30, 200) as u8,
            completion_gap: dice(31, 200) as u8,
            control_gap: dice(32, 200) as u8,
            control_stall: dice(33, 200) as u8,
        }
    }
}

/// Why a run ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// Every subgraph that was started has its report, and nothing is under way.
    Done,
    /// Nothing but polling happened for the given cycles; the text says what is under way.
    Stuck(String),
}

/// Cycles in which nothing happens but polls of memory, after which a run counts as stuck; the
/// latencies of memory and the network come on top.
pub const WATCHDOG_CYCLES: u64 = 50_000;

/// A report with the cycle in which it came.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReportAt {
    /// Cycle since the device was reset.
    pub cycle: u64,
    /// The report.
    pub report: Report,
}

/// The control core of one engine.
#[derive(Clone, Debug, Default)]
struct Control {
    accesses: VecDeque<UtilityRequest>,
    offering_access: bool,
    messages: VecDeque<[u32; 4]>,
    offering_message: bool,
    /// Reports awaited.
    awaited: usize,
    reports: Vec<ReportAt>,
    errors: u64,
    /// It takes no report.
    deaf: bool,
    /// Answers to reads.
    words: VecDeque<u32>,
    /// Of the accesses under way, oldest first, whether each reads.
    reading: VecDeque<bool>,
}

/// What is behind the doorbells.
#[derive(Clone, Debug)]
enum Network {
    Ideal(Box<Fabric>),
    /// Work requests vanish; each engine is offered random completions.
    Noise(Vec<Option<NicCompletion>>),
}

/// The surroundings of a group of engines.
#[derive(Clone, Debug)]
pub struct World {
    chip: Chip,
    shape: Shape,
    traffic: Traffic,
    /// Rank of each engine, and which engine of the rank it is.
    places: Vec<(usize, usize)>,
    memories: Vec<Memory>,
    /// End of the memory that WQEs of each rank may use.
    limits: Vec<u64>,
    network: Network,
    lanes: Vec<(LaneMemory, LaneMemory)>,
    ports: (LaneMemory, LaneMemory),
    controls: Vec<Control>,
    /// Completions that are offered and not taken.
    offering: Vec<bool>,
    /// Engines to which no completion is offered.
    held: Vec<bool>,
    cycle: u64,
    moved_at: u64,
    /// Flits that each engine has read by its memory port since something else moved.
    read: Vec<HashSet<u64>>,
    inputs: GroupInputs,
    trouble: Option<String>,
    /// What all engines are told of how much memory there is, if not what there is.
    limit: Option<u64>,
}

impl World {
    /// Surroundings of `shape`'s engines, of which engine e belongs to rank `ranks[e]`. The two
    /// engines of a pair share memory lanes, so they are of one rank or of ranks whose memories the
    /// lanes tell apart by the engine.
    pub fn new(
        chip: &Chip,
        shape: Shape,
        ranks: &[usize],
        memories: Vec<Memory>,
        fabric: Fabric,
        traffic: Traffic,
    ) -> World {
        let network = Network::Ideal(Box::new(fabric));
        World::around(chip, shape, ranks, memories, network, traffic)
    }

    /// Surroundings that make sense to no firmware: doorbells swallow what they are given,
    /// completions are random, and what the engines say is not read. Every engine is of rank 0.
    pub fn noise(chip: &Chip, shape: Shape, memory: Memory, traffic: Traffic) -> World {
        let ranks = vec![0; shape.engines()];
        let network = Network::Noise(vec![None; shape.engines()]);
        World::around(chip, shape, &ranks, vec![memory], network, traffic)
    }

    fn around(
        chip: &Chip,
        shape: Shape,
        ranks: &[usize],
        memories: Vec<Memory>,
        network: Network,
        traffic: Traffic,
    ) -> World {
        let mut seen = vec![0; memories.len()];
        let mut places = Vec::new();
        for &rank in ranks {
            places.push((rank, seen[rank]));
            seen[rank] += 1;
        }
        let lanes = (0..shape.pairs.len() as u64)
            .map(|p| {
                let seed = traffic.seed ^ p << 32;
                (
                    LaneMemory::new(shape.read_lanes, traffic.read, seed ^ 0x5ead),
                    LaneMemory::new(shape.write_lanes, traffic.write, seed ^ 0x3417e),
                )
            })
            .collect();
        let engines = shape.engines();
        let ports = (
            LaneMemory::new(engines, traffic.read, traffic.seed ^ 0x90_5ead),
            LaneMemory::new(engines, traffic.write, traffic.seed ^ 0x93_417e),
        );
        let mut world = World {
            chip: chip.clone(),
            inputs: GroupInputs::idle(&shape),
            traffic,
            places,
            limits: memories.iter().map(Memory::size).collect(),
            memories,
            network,
            lanes,
            ports,
            controls: vec![Control::default(); engines],
            offering: vec![false; engines],
            held: vec![false; engines],
            cycle: 0,
            moved_at: 0,
            read: vec![HashSet::new(); engines],
            trouble: None,
            limit: None,
            shape,
        };
        world.prepare();
        world
    }

    /// Lets the control cores tell the engines of a rank, when they start them, that WQEs may use
    /// its memory up to `bytes`, and not just as much as there is: memory answers with an error to
    /// what is beyond its end.
    pub fn set_memory_limit(&mut self, rank: usize, bytes: u64) {
        self.limits[rank] = bytes;
    }

    /// Lets the control cores write the firmware and start the engines, which may use all of their
    /// ranks' memories. A report, [`Report::Ready`], is awaited of each.
    pub fn boot(&mut self, image: &Image) {
        let mut words = BTreeMap::new();
        for segment in &image.segments {
            for (at, &byte) in (segment.address..).zip(&segment.bytes) {
                let word = words.entry(at & !3).or_insert(0);
                *word |= u32::from(byte) << (8 * (at & 3));
            }
        }
        for e in 0..self.shape.engines() {
            let write = |(&address, &word)| UtilityRequest { address, write: Some(word) };
            self.controls[e].accesses.extend(words.iter().map(write));
            self.run_engine(e);
        }
        self.prepare();
    }

    /// Lets the control cores start engines whose context SRAM holds the firmware already.
    pub fn boot_loaded(&mut self) {
        (0..self.shape.engines()).for_each(|e| self.run_engine(e));
        self.prepare();
    }

    /// Lets engines that boot from now on take memory for as large as this; `None`: as it is.
    /// WQEs must not use what is not there.
    pub fn limit_memory(&mut self, limit: Option<u64>) {
        self.limit = limit;
    }

    fn run_engine(&mut self, e: usize) {
        let limit = self.limit.unwrap_or(self.limits[self.places[e].0]);
        let registers = [
            (register::MEMORY_LIMIT_LO, limit as u32),
            (register::MEMORY_LIMIT_HI, (limit >> 32) as u32),
            (register::RUN, 1),
        ];
        for (register, value) in registers {
            let address = REGISTER_BASE + register.offset;
            self.controls[e].accesses.push_back(UtilityRequest { address, write: Some(value) });
        }
        self.controls[e].awaited += 1;
    }

    /// Starts a subgraph on an engine; its report is awaited.
    pub fn start(&mut self, engine: usize, start: &Start) {
        self.send(engine, start.words());
    }

    /// Sends any message; a report is awaited.
    pub fn send(&mut self, engine: usize, message: [u32; 4]) {
        self.controls[engine].messages.push_back(message);
        self.controls[engine].awaited += 1;
        self.prepare_control(engine);
    }

    /// Whether the control core of an engine leaves its reports in the mailbox, from now on.
    pub fn hold_reports(&mut self, engine: usize, hold: bool) {
        self.controls[engine].deaf = hold;
        self.prepare_control(engine);
    }

    /// Whether completions that arrive for an engine stay in its NICs, from now on; one that is
    /// offered stands.
    pub fn hold_completions(&mut self, engine: usize, hold: bool) {
        self.held[engine] = hold;
    }

    /// Reports that are awaited and have not come.
    pub fn awaited(&self) -> usize {
        self.controls.iter().map(|c| c.awaited).sum()
    }

    /// Who waits for whom, from the tables of the firmware `image`, which takes some cycles of
    /// `device` to read.
    pub fn deadlock(&mut self, device: &mut dyn MeDevice, image: &Image) -> Deadlock {
        let mut blocked = Vec::new();
        for e in 0..self.shape.engines() {
            let (rank, me) = self.places[e];
            let tables = Tables::read(image, |addresses| self.peek(device, e, addresses));
            blocked.extend(tables.blocked(rank, me, &self.memories[rank]));
            blocked.extend(stuck::waiting(rank, me, self.controls[e].messages.iter()));
        }
        let network = self.fabric().map(Fabric::outstanding).unwrap_or_default();
        Deadlock { blocked, network }
    }

    /// Accesses of utility ports that are not taken.
    pub fn accesses(&self) -> usize {
        self.controls.iter().map(|c| c.accesses.len()).sum()
    }

    /// Reads words of an engine by its utility port, which takes some cycles of `device`.
    pub fn peek(
        &mut self,
        device: &mut dyn MeDevice,
        engine: usize,
        addresses: &[u32],
    ) -> Vec<u32> {
        let mut outputs = GroupOutputs::default();
        self.controls[engine].words.clear();
        let reads = addresses.iter().map(|&address| UtilityRequest { address, write: None });
        self.controls[engine].accesses.extend(reads);
        let patience = self.cycle + 1000 * (addresses.len() as u64 + 1);
        while self.controls[engine].words.len() < addresses.len() && self.cycle < patience {
            device.cycle(&self.inputs, &mut outputs);
            self.take(&outputs);
            self.prepare();
        }
        self.controls[engine].words.drain(..).collect()
    }

    /// Reads the counters of every engine by its utility port.
    pub fn counters(&mut self, device: &mut dyn MeDevice) -> Vec<[u64; COUNTERS.len()]> {
        let low = |id: CounterId| REGISTER_BASE + id.offset();
        let addresses: Vec<u32> =
            CounterId::ALL.iter().flat_map(|&id| [low(id), low(id) + 4]).collect();
        let engines = 0..self.shape.engines();
        engines
            .map(|e| {
                let words = self.peek(device, e, &addresses);
                let mut values = [0; COUNTERS.len()];
                for (value, pair) in values.iter_mut().zip(words.as_chunks::<2>().0) {
                    *value = u64::from(pair[0]) | u64::from(pair[1]) << 32;
                }
                values
            })
            .collect()
    }

    /// Inputs of this cycle.
    pub fn inputs(&self) -> &GroupInputs {
        &self.inputs
    }

    /// Cycles so far.
    pub fn cycles(&self) -> u64 {
        self.cycle
    }

    /// Memory of a rank.
    pub fn memory(&self, rank: usize) -> &Memory {
        &self.memories[rank]
    }

    /// Memory of a rank, to fill between runs.
    pub fn memory_mut(&mut self, rank: usize) -> &mut Memory {
        &mut self.memories[rank]
    }

    /// The network; `None` where there is noise in its place.
    pub fn fabric(&self) -> Option<&Fabric> {
        match &self.network {
            Network::Ideal(fabric) => Some(fabric),
            Network::Noise(_) => None,
        }
    }

    /// The network, to register memory regions between runs.
    pub fn fabric_mut(&mut self) -> Option<&mut Fabric> {
        match &mut self.network {
            Network::Ideal(fabric) => Some(fabric),
            Network::Noise(_) => None,
        }
    }

    /// Offers an access of the control core to an engine's utility port, when those before are
    /// done with.
    pub fn access(&mut self, engine: usize, request: UtilityRequest) {
        self.controls[engine].accesses.push_back(request);
        self.prepare_control(engine);
    }

    /// Whether reports of an engine have come and were not taken.
    pub fn has_reports(&self, engine: usize) -> bool {
        !self.controls[engine].reports.is_empty()
    }

    /// Takes the reports of an engine that have come.
    pub fn take_reports(&mut self, engine: usize) -> Vec<ReportAt> {
        std::mem::take(&mut self.controls[engine].reports)
    }

    /// The first thing that the device did and must not do.
    pub fn trouble(&self) -> Option<&str> {
        self.trouble.as_deref()
    }

    /// Whether all awaited reports have come and nothing is under way outside the engines.
    pub fn is_done(&self) -> bool {
        self.controls.iter().all(|c| c.awaited == 0 && c.accesses.is_empty())
            && self.fabric().is_none_or(Fabric::is_quiet)
            && self.outstanding() == 0
    }

    fn outstanding(&self) -> usize {
        let of = |pair: &(LaneMemory, LaneMemory)| pair.0.outstanding() + pair.1.outstanding();
        self.lanes.iter().map(of).sum::<usize>() + of(&self.ports)
    }

    /// Runs until all is done or stuck.
    pub fn run(&mut self, device: &mut dyn MeDevice) -> Outcome {
        let mut outputs = GroupOutputs::default();
        self.moved_at = self.cycle;
        while !self.is_done() {
            device.cycle(&self.inputs, &mut outputs);
            if let Some(outcome) = self.advance(&outputs) {
                return outcome;
            }
        }
        Outcome::Done
    }

    /// Takes the outputs that the device showed for [`World::inputs`] and goes on to the next cycle.
    pub fn advance(&mut self, outputs: &GroupOutputs) -> Option<Outcome> {
        self.take(outputs);
        if self.is_done() {
            self.prepare();
            return Some(Outcome::Done);
        }
        if self.cycle - self.moved_at > self.patience() {
            return Some(Outcome::Stuck(self.under_way()));
        }
        self.prepare();
        None
    }

    fn patience(&self) -> u64 {
        let longest = |t: &LaneTraffic| u64::from(t.latency_cycles) + u64::from(t.jitter_cycles);
        WATCHDOG_CYCLES + longest(&self.traffic.read).max(longest(&self.traffic.write))
    }

    fn fail(&mut self, what: String) {
        self.trouble.get_or_insert(what);
    }

    fn take(&mut self, outputs: &GroupOutputs) {
        let mut moved = !outputs.executed.is_empty();
        for &(e, command) in &outputs.executed {
            nmc::execute(&command, &self.chip.nmc, &mut self.memories[self.places[e].0]);
        }
        for e in 0..self.shape.engines() {
            moved |= self.take_control(e, outputs);
            moved |= self.take_network(e, outputs);
        }
        let reads = self.take_ports(outputs);
        moved |= self.take_lanes(outputs);
        if let Network::Ideal(fabric) = &mut self.network {
            fabric.step(self.cycle, &mut self.memories);
        }
        if moved {
            self.read.iter_mut().for_each(HashSet::clear);
        }
        if moved || reads {
            self.moved_at = self.cycle;
        }
        self.cycle += 1;
    }

    fn take_control(&mut self, e: usize, outputs: &GroupOutputs) -> bool {
        let (inputs, shown) = (&self.inputs.engines[e], &outputs.engines[e]);
        let control = &mut self.controls[e];
        let mut moved = false;
        if let Some(request) = inputs.utility_request.filter(|_| shown.utility_request_ready) {
            control.reading.push_back(request.write.is_none());
            control.accesses.pop_front();
            control.offering_access = false;
            moved = true;
        }
        if let Some(answer) = shown.utility_response.filter(|_| inputs.utility_ready) {
            control.errors += u64::from(answer.error);
            if control.reading.pop_front() == Some(true) {
                control.words.push_back(answer.data);
            }
        }
        if inputs.mailbox_in.is_some() && shown.mailbox_in_ready {
            control.messages.pop_front();
            control.offering_message = false;
            moved = true;
        }
        if let Some(words) = shown.mailbox_out.filter(|_| inputs.mailbox_out_ready) {
            moved = true;
            control.awaited = control.awaited.saturating_sub(1);
            match Report::from_words(words) {
                _ if matches!(self.network, Network::Noise(_)) => {}
                Some(report) => control.reports.push(ReportAt { cycle: self.cycle, report }),
                None => self.fail(format!("engine {e} sent {words:x?}, which is no report")),
            }
        }
        moved
    }

    fn take_network(&mut self, e: usize, outputs: &GroupOutputs) -> bool {
        let (rank, me) = self.places[e];
        let (inputs, shown) = (&self.inputs.engines[e], &outputs.engines[e]);
        let ready = |w: &WorkRequest| inputs.doorbell_ready[usize::from(w.queue_pair.nic)];
        let request = shown.doorbell.filter(ready);
        let completed = inputs.completion.is_some() && shown.completion_ready;
        let moved = request.is_some() || completed;
        if completed {
            self.offering[e] = false;
        }
        let fabric = match &mut self.network {
            Network::Ideal(fabric) => fabric,
            Network::Noise(offered) => {
                offered[e] = offered[e].filter(|_| !completed);
                return moved;
            }
        };
        if completed {
            fabric.take_completion(rank, me);
        }
        let error = request.map(|w| fabric.post(self.cycle, rank, me, &w));
        if let Some(Err(error @ (FabricError::Operation { .. } | FabricError::Rank { .. }))) = error
        {
            self.fail(format!("engine {e}: {error}"));
        }
        moved
    }

    /// The engines' memory ports. Returns whether an engine gets on: a flit that it has read since
    /// anything else moved is a poll, another one is a WQE that it comes to.
    fn take_ports(&mut self, outputs: &GroupOutputs) -> bool {
        let inputs = &self.inputs;
        let engine = |e: usize| (&inputs.engines[e], &outputs.engines[e]);
        self.ports.0.clock(|e| {
            let (seen, shown) = engine(e);
            let request = shown.read_request.filter(|_| seen.read_ready);
            (request.map(|r| (r.address, r.tag)), seen.read_response.is_some())
        });
        let mut writes = Vec::new();
        self.ports.1.clock(|e| {
            let (seen, shown) = engine(e);
            let request = shown.write_request.filter(|_| seen.write_ready);
            (request.map(|w| (w.request.address, w.request.tag)), seen.write_response.is_some())
        });
        for e in 0..self.shape.engines() {
            let (seen, shown) = engine(e);
            writes.extend(shown.write_request.filter(|_| seen.write_ready).map(|w| (e, w)));
        }
        let mut gets_on = false;
        for e in 0..self.shape.engines() {
            let (seen, shown) = (&self.inputs.engines[e], &outputs.engines[e]);
            if let Some(request) = shown.read_request.filter(|_| seen.read_ready) {
                gets_on |= self.read[e].insert(request.address);
            }
        }
        for (e, write) in writes {
            self.write(e, &write);
        }
        gets_on
    }

    fn take_lanes(&mut self, outputs: &GroupOutputs) -> bool {
        let mut moved = false;
        let mut writes = Vec::new();
        for (p, (reads, stores)) in self.lanes.iter_mut().enumerate() {
            let (seen, shown) = (&mut self.inputs.lanes[p], &outputs.lanes[p]);
            reads.clock(|l| {
                let request = shown.read_request[l].filter(|_| seen.read_ready[l]);
                let taken = seen.read_response[l].is_some() && shown.read_response_ready[l];
                (request.map(|r| (r.address, r.tag)), taken)
            });
            stores.clock(|l| {
                let request = shown.write_request[l].filter(|_| seen.write_ready[l]);
                let taken = seen.write_response[l].is_some() && shown.write_response_ready[l];
                (request.map(|w| (w.address, w.tag)), taken)
            });
            for l in 0..self.shape.read_lanes {
                moved |= shown.read_request[l].is_some() && seen.read_ready[l];
                if shown.read_response_ready[l] {
                    seen.read_response[l] = None;
                }
            }
            for l in 0..self.shape.write_lanes {
                let Some(request) = shown.write_request[l].filter(|_| seen.write_ready[l]) else {
                    continue;
                };
                moved = true;
                writes
                    .extend(shown.write_data.get(l).map(|&data| (p, FlitWrite { request, data })));
            }
        }
        for (p, write) in writes {
            let engine = self.lane_engine(p, write.request.tag, false);
            self.write(engine, &write);
        }
        moved
    }

    /// The engine whose stream a tag on a pair's lane belongs to: the requester's number stands
    /// above its own tag, and each engine has so many streams.
    fn lane_engine(&self, pair: usize, tag: u32, read: bool) -> usize {
        let first: usize = self.shape.pairs[..pair].iter().sum();
        let (tags, streams) = match read {
            true => (self.chip.nmc.read_slots.value, crate::spec::nmc::READ_STREAMS),
            false => (self.chip.nmc.commands_in_flight.value, crate::spec::nmc::WRITE_STREAMS),
        };
        let requester = tag / tags.next_power_of_two();
        first + (requester / streams) as usize
    }

    fn write(&mut self, engine: usize, write: &FlitWrite) {
        let bytes = u64::from(self.chip.noc.lane_bytes.value);
        let address = write.request.address * bytes;
        let rank = self.places[engine].0;
        let memory = &mut self.memories[rank];
        if address >= memory.size() && address < self.limits[rank] {
            // The engine may not know better; the answer tells it.
            return;
        }
        for i in (0..bytes).filter(|i| write.request.strobe >> i & 1 == 1) {
            let outside = memory.write(address + i, &write.data[i as usize..=i as usize]).is_err();
            if outside {
                return self.fail(format!("engine {engine} wrote beyond memory, at {address:#x}"));
            }
        }
    }

    /// The flit at an address of an engine's rank; zeros and an error beyond memory.
    fn read(&self, engine: usize, flit: u64) -> (Flit, bool) {
        let bytes = u64::from(self.chip.noc.lane_bytes.value);
        let mut data = [0; 64];
        match self.memories[self.places[engine].0].read(flit * bytes, bytes) {
            Ok(found) => {
                data[..found.len()].copy_from_slice(found);
                (data, false)
            }
            Err(_) => (data, true),
        }
    }

    /// Whether a flit lies beyond the memory of an engine's rank.
    fn is_beyond(&self, engine: usize, flit: u64) -> bool {
        let bytes = u64::from(self.chip.noc.lane_bytes.value);
        flit * bytes >= self.memories[self.places[engine].0].size()
    }

    fn prepare(&mut self) {
        for e in 0..self.shape.engines() {
            self.prepare_control(e);
            self.prepare_network(e);
            self.prepare_port(e);
        }
        for p in 0..self.shape.pairs.len() {
            self.prepare_lanes(p);
        }
    }

    fn chance(&self, kind: u64, e: usize, p: u8) -> bool {
        chance(self.traffic.seed, kind << 16 | e as u64, self.cycle, p)
    }

    fn prepare_control(&mut self, e: usize) {
        let gaps = [1, 2].map(|k| self.chance(k, e, self.traffic.control_gap));
        let stalls = [3, 4].map(|k| self.chance(k, e, self.traffic.control_stall));
        let control = &mut self.controls[e];
        control.offering_access |= !gaps[0];
        control.offering_message |= !gaps[1];
        let inputs = &mut self.inputs.engines[e];
        inputs.utility_request =
            control.accesses.front().copied().filter(|_| control.offering_access);
        inputs.mailbox_in = control.messages.front().copied().filter(|_| control.offering_message);
        inputs.utility_ready = !stalls[0];
        inputs.mailbox_out_ready = !stalls[1] && !control.deaf;
    }

    fn prepare_network(&mut self, e: usize) {
        for nic in 0..self.shape.nics {
            let ready = !self.chance(5 + nic as u64, e, self.traffic.doorbell_stall);
            self.inputs.engines[e].doorbell_ready[nic] = ready;
        }
        let (rank, me) = self.places[e];
        let gap = self.chance(0x100, e, self.traffic.completion_gap);
        self.offering[e] |= !gap && !self.held[e];
        let completion = match &mut self.network {
            Network::Ideal(fabric) => {
                fabric.completion(rank, me).filter(|_| self.offering[e]).map(nic_completion)
            }
            Network::Noise(offered) => {
                let dice = |k: u64| mix(self.traffic.seed, k << 16 | e as u64, self.cycle);
                let word = dice(0x101);
                let new = (!gap).then(|| NicCompletion {
                    receive: word & 1 == 1,
                    status: (word >> 4 & 0xf) as u8,
                    has_immediate: word >> 8 & 1 == 1,
                    tag: (word >> 16) as u16,
                    bytes: (word >> 32) as u32,
                    immediate: dice(0x102) as u32,
                });
                offered[e] = offered[e].or(new);
                offered[e]
            }
        };
        self.offering[e] = completion.is_some();
        self.inputs.engines[e].completion = completion;
    }

    fn prepare_port(&mut self, e: usize) {
        let read = self.ports.0.response(e).map(|r| {
            let (data, beyond) = self.read(e, r.address);
            FlitResponse { data, error: r.error || beyond, tag: r.tag }
        });
        let write = self
            .ports
            .1
            .response(e)
            .map(|r| WriteResponse { error: r.error || self.is_beyond(e, r.address), tag: r.tag });
        let inputs = &mut self.inputs.engines[e];
        inputs.read_ready = self.ports.0.ready(e);
        inputs.read_response = read;
        inputs.write_ready = self.ports.1.ready(e);
        inputs.write_response = write;
    }

    fn prepare_lanes(&mut self, p: usize) {
        for l in 0..self.shape.read_lanes {
            let response = self.lanes[p].0.response(l);
            let before = self.inputs.lanes[p].read_response[l];
            // What was offered and not taken stands; else the bytes are those of this moment.
            let same = |r: Response| before.filter(|b| b.0 == r);
            let shown = response.map(|r| {
                same(r).unwrap_or_else(|| {
                    let engine = self.lane_engine(p, r.tag, true);
                    let (data, beyond) = self.read(engine, r.address);
                    (Response { error: r.error || beyond, ..r }, data)
                })
            });
            self.inputs.lanes[p].read_response[l] = shown;
            self.inputs.lanes[p].read_ready[l] = self.lanes[p].0.ready(l);
        }
        for l in 0..self.shape.write_lanes {
            let response = self.lanes[p].1.response(l);
            self.inputs.lanes[p].write_response[l] = response.map(|r| {
                let engine = self.lane_engine(p, r.tag, false);
                WriteResponse { error: r.error || self.is_beyond(engine, r.address), tag: r.tag }
            });
            self.inputs.lanes[p].write_ready[l] = self.lanes[p].1.ready(l);
        }
    }

    /// What is under way outside the engines, for a report of a run that is stuck.
    fn under_way(&self) -> String {
        let mut parts = Vec::new();
        for (e, control) in self.controls.iter().enumerate() {
            if control.awaited > 0 {
                parts.push(format!("engine {e} owes {} reports", control.awaited));
            }
        }
        let requests = self.fabric().map(Fabric::outstanding).unwrap_or_default();
        parts.extend(requests.iter().map(ToString::to_string));
        if self.outstanding() > 0 {
            parts.push(format!("{} accesses of memory unanswered", self.outstanding()));
        }
        format!("nothing but polling for {} cycles: {}", self.patience(), parts.join("; "))
    }
}

/// A completion of the network as the engine's port has it.
fn nic_completion(c: &Completion) -> NicCompletion {
    NicCompletion {
        receive: c.source == CompletionSource::Receive.code(),
        status: c.status,
        has_immediate: c.has_immediate,
        tag: c.tag,
        bytes: c.bytes,
        immediate: c.immediate,
    }
}
