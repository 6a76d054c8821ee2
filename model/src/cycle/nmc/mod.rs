//! The near-memory compute engine, cycle by cycle: the state of its registers without the data.
//!
//! ```text
//!   command ==> queue, decode ==> fetch x 4 ==> realign x 2 ==> lanes ==> writer ==> status
//! ```
//! Parts and their registers are those of `hw/src/nmc/`, where they are explained; every value
//! here is what the register of the same name holds there. In each cycle all handshakes are
//! worked out from the state before the edge, then the state advances.

mod pair;
mod plan;

use std::collections::VecDeque;

use super::port::{
    Device, PortCounts, PortInputs, PortOutputs, ReadRequest, Response, StatusOut, UtilityResponse,
    WriteRequest,
};
use crate::spec::Chip;
use crate::spec::chip;
use crate::spec::nmc::{self as spec, COUNTER_STRIDE, COUNTERS, Command, CounterId, Status};

pub use pair::{LaneShare, NmcPair};
use plan::{FetchWork, Plan, RealignWork, SequenceWork};

/// Half streams that an engine reads.
pub const READ_STREAMS: usize = spec::READ_STREAMS as usize;
/// Half streams that an engine writes.
pub const WRITE_STREAMS: usize = spec::WRITE_STREAMS as usize;
/// Stages of the lanes: order, align and add, normalise, round.
const LANE_STAGES: usize = 4;

/// Sizes of an engine.
#[derive(Clone, Debug)]
pub(crate) struct Sizes {
    nmc: chip::Nmc,
    line_bytes: u32,
    command_queue: usize,
    read_slots: usize,
    write_credits: u64,
    commands_in_flight: usize,
}

impl Sizes {
    fn new(chip: &Chip) -> Sizes {
        let nmc = &chip.nmc;
        Sizes {
            line_bytes: nmc.line_bytes.value,
            command_queue: nmc.command_queue.value as usize,
            read_slots: nmc.read_slots.value as usize,
            write_credits: u64::from(nmc.write_credits.value),
            commands_in_flight: nmc.commands_in_flight.value as usize,
            nmc: nmc.clone(),
        }
    }
}

#[derive(Clone, Debug, Default)]
struct Decode {
    /// Streams that have yet to take their share: fetchers 0 to 3, realigners 4 and 5,
    /// sequencer 6.
    pending: [bool; 7],
    plan: Plan,
    started: u64,
}

#[derive(Clone, Debug)]
struct Fetch {
    left: u64,
    address: u64,
    down: bool,
    head: usize,
    tail: usize,
    used: usize,
    arrived: Vec<bool>,
    failed: Vec<bool>,
    full: bool,
    error: bool,
}

impl Fetch {
    fn new(slots: usize) -> Fetch {
        Fetch {
            left: 0,
            address: 0,
            down: false,
            head: 0,
            tail: 0,
            used: 0,
            arrived: vec![false; slots],
            failed: vec![false; slots],
            full: false,
            error: false,
        }
    }

    fn request(&self) -> Option<ReadRequest> {
        let offers = self.left != 0 && self.used != self.arrived.len();
        offers.then_some(ReadRequest { address: self.address, tag: self.head as u32 })
    }

    fn clock(&mut self, work: Option<FetchWork>, sent: bool, got: Option<Response>, ready: bool) {
        let slots = self.arrived.len();
        // The flit at the tail leaves the store as it was before this edge.
        let next = self.arrived[self.tail] && (!self.full || ready);
        if let Some(work) = work {
            (self.left, self.address, self.down) = (work.count, work.first, work.down);
        } else if sent {
            self.left -= 1;
            let step = if self.down { -2i64 } else { 2 };
            self.address = self.address.wrapping_add_signed(step);
            self.head = (self.head + 1) % slots;
        }
        if next {
            self.full = true;
            self.error = self.failed[self.tail];
            self.arrived[self.tail] = false;
            self.tail = (self.tail + 1) % slots;
        } else if ready {
            self.full = false;
        }
        if let Some(got) = got {
            self.arrived[got.tag as usize] = true;
            self.failed[got.tag as usize] = got.error;
        }
        self.used = self.used + usize::from(sent) - usize::from(next);
    }
}

#[derive(Clone, Debug, Default)]
struct Realign {
    work: RealignWork,
    priming: bool,
    first: bool,
    failed: bool,
    full: bool,
    error: bool,
}

/// What a realigner does in a cycle.
#[derive(Clone, Copy, Debug, Default)]
struct RealignStep {
    emits: bool,
    primes: bool,
    takes: [bool; 2],
    taken: bool,
}

impl Realign {
    fn active(&self) -> bool {
        self.work.lines_out != 0
    }

    fn step(&self, halves: [bool; 2], ready: bool) -> RealignStep {
        let wants = self.work.lines_in != 0;
        let need = [
            !(self.first && self.work.skip_first),
            !(self.work.lines_in == 1 && self.work.skip_last),
        ];
        let have = (!need[0] || halves[0]) && (!need[1] || halves[1]);
        let room = !self.full || ready;
        let emits = self.active() && !self.priming && room && (!wants || have);
        let primes = self.active() && self.priming && have;
        let taken = primes || (emits && wants);
        RealignStep { emits, primes, takes: [taken && need[0], taken && need[1]], taken }
    }

    fn clock(
        &mut self,
        work: Option<RealignWork>,
        step: RealignStep,
        errors: [bool; 2],
        ready: bool,
    ) {
        let wrong = self.failed || (step.takes[0] && errors[0]) || (step.takes[1] && errors[1]);
        if step.emits {
            (self.full, self.error) = (true, wrong);
        } else if ready {
            self.full = false;
        }
        if let Some(work) = work {
            self.work = work;
            (self.priming, self.first, self.failed) = (work.prime, true, false);
            return;
        }
        if step.taken {
            self.work.lines_in -= 1;
            (self.first, self.failed) = (false, wrong);
        }
        self.priming &= !step.primes;
        self.work.lines_out -= u64::from(step.emits);
    }
}

/// A line on its way through the lanes.
#[derive(Clone, Copy, Debug)]
struct Line {
    copy: bool,
    line: u64,
    begin: u64,
    end: u64,
    last: bool,
    tag: u32,
    code: u8,
    error: bool,
}

#[derive(Clone, Debug, Default)]
struct Sequence {
    work: SequenceWork,
    left: u64,
    first: bool,
}

impl Sequence {
    fn line(&self, line_bytes: u64) -> Option<Line> {
        let w = &self.work;
        let last = self.left == 1;
        let (lowest, highest) = if w.down { (last, self.first) } else { (self.first, last) };
        (self.left != 0).then_some(Line {
            copy: w.copy,
            line: w.line,
            begin: if lowest { w.begin } else { 0 },
            end: if highest { w.end } else { line_bytes },
            last,
            tag: w.tag,
            code: w.code,
            error: false,
        })
    }

    fn clock(&mut self, work: Option<SequenceWork>, fires: bool) {
        if let Some(work) = work {
            (self.left, self.first, self.work) = (work.lines, true, work);
        } else if fires {
            self.left -= 1;
            self.first = false;
            let step = if self.work.down { -1i64 } else { 1 };
            self.work.line = self.work.line.wrapping_add_signed(step);
        }
    }
}

/// A command whose writes are on their way.
#[derive(Clone, Copy, Debug, Default)]
struct Entry {
    waiting: u64,
    closed: bool,
    failed: bool,
    tag: u32,
    code: u8,
}

#[derive(Clone, Debug)]
struct Writer {
    halves: [Option<WriteRequest>; WRITE_STREAMS],
    entries: Vec<Entry>,
    tail: usize,
    head: usize,
    used: usize,
    begun: bool,
    open: u64,
}

impl Writer {
    fn new(entries: usize) -> Writer {
        Writer {
            halves: [None; WRITE_STREAMS],
            entries: vec![Entry::default(); entries],
            tail: 0,
            head: 0,
            used: 0,
            begun: false,
            open: 0,
        }
    }

    fn ready(&self, sizes: &Sizes, write_ready: [bool; WRITE_STREAMS]) -> bool {
        let free = (0..WRITE_STREAMS).all(|i| self.halves[i].is_none() || write_ready[i]);
        let credit = self.open + WRITE_STREAMS as u64 <= sizes.write_credits;
        free && credit && (self.begun || self.used != self.entries.len())
    }

    fn status(&self) -> Option<StatusOut> {
        let entry = &self.entries[self.head];
        let ready = entry.closed && entry.waiting == 0;
        let code = match entry.code {
            0 if entry.failed => Status::WriteError.code(),
            code => code,
        };
        ready.then_some(StatusOut { tag: entry.tag, code })
    }

    fn clock(
        &mut self,
        sizes: &Sizes,
        line: Option<Line>,
        write_ready: [bool; WRITE_STREAMS],
        responses: [Option<Response>; WRITE_STREAMS],
        answered: bool,
    ) {
        for (half, ready) in self.halves.iter_mut().zip(write_ready) {
            if ready {
                *half = None;
            }
        }
        for response in responses.into_iter().flatten() {
            let entry = &mut self.entries[response.tag as usize];
            entry.waiting -= 1;
            entry.failed |= response.error;
            self.open -= 1;
        }
        if answered {
            self.entries[self.head].closed = false;
            self.head = (self.head + 1) % self.entries.len();
            self.used -= 1;
        }
        let Some(line) = line else { return };
        let entry = &mut self.entries[self.tail];
        if !self.begun {
            self.used += 1;
            entry.failed = false;
        }
        let flit = u64::from(sizes.line_bytes / 2);
        for (i, half) in self.halves.iter_mut().enumerate() {
            let base = i as u64 * flit;
            let begin = line.begin.clamp(base, base + flit) - base;
            let end = line.end.clamp(base, base + flit) - base;
            if begin < end {
                let strobe = (u64::MAX >> (64 - (end - begin))) << begin;
                let address = 2 * line.line + i as u64;
                *half = Some(WriteRequest { address, tag: self.tail as u32, strobe });
                entry.waiting += 1;
                self.open += 1;
            }
        }
        self.begun = !line.last;
        if line.last {
            let code = match line.code {
                0 if line.error => Status::ReadError.code(),
                code => code,
            };
            (entry.closed, entry.tag, entry.code) = (true, line.tag, code);
            self.tail = (self.tail + 1) % self.entries.len();
        }
    }
}

/// Inputs of one engine in a cycle.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct EngineInputs {
    pub command: Option<Command>,
    pub status_ready: bool,
    pub utility_request: Option<u64>,
    pub utility_ready: bool,
    pub read_ready: [bool; READ_STREAMS],
    pub read_response: [Option<Response>; READ_STREAMS],
    pub write_ready: [bool; WRITE_STREAMS],
    pub write_response: [Option<Response>; WRITE_STREAMS],
}

/// One engine.
#[derive(Clone, Debug)]
pub struct Nmc {
    sizes: Sizes,
    queue: VecDeque<Command>,
    decode: Decode,
    fetch: [Fetch; READ_STREAMS],
    realign_work: [VecDeque<RealignWork>; 2],
    realign: [Realign; 2],
    sequence_work: VecDeque<SequenceWork>,
    sequence: Sequence,
    /// The stage nearest to the writer is the last.
    lanes: [Option<Line>; LANE_STAGES],
    writer: Writer,
    counters: [u64; COUNTERS.len()],
    /// The register read last, until it is taken.
    utility: Option<UtilityResponse>,
}

impl Nmc {
    /// An engine of the chip, as after reset.
    pub fn new(chip: &Chip) -> Nmc {
        Nmc::of(Sizes::new(chip))
    }

    fn of(sizes: Sizes) -> Nmc {
        Nmc {
            queue: VecDeque::new(),
            decode: Decode::default(),
            fetch: std::array::from_fn(|_| Fetch::new(sizes.read_slots)),
            realign_work: Default::default(),
            realign: Default::default(),
            sequence_work: VecDeque::new(),
            sequence: Sequence::default(),
            lanes: [None; LANE_STAGES],
            writer: Writer::new(sizes.commands_in_flight),
            counters: [0; COUNTERS.len()],
            utility: None,
            sizes,
        }
    }

    /// The counters, in the order of [`CounterId::ALL`].
    pub fn counters(&self) -> &[u64; COUNTERS.len()] {
        &self.counters
    }

    /// One counter.
    pub fn counter(&self, id: CounterId) -> u64 {
        self.counters[id.index()]
    }

    pub(crate) fn command_ready(&self) -> bool {
        self.queue.len() != self.sizes.command_queue
    }

    pub(crate) fn status(&self) -> Option<StatusOut> {
        self.writer.status()
    }

    pub(crate) fn utility_request_ready(&self, response_ready: bool) -> bool {
        self.utility.is_none() || response_ready
    }

    pub(crate) fn utility_response(&self) -> Option<UtilityResponse> {
        self.utility
    }

    /// The register at a byte offset, as before this clock edge.
    fn register(&self, address: u64) -> UtilityResponse {
        let stride = u64::from(COUNTER_STRIDE);
        let index = address.is_multiple_of(stride).then_some((address / stride) as usize);
        match index.and_then(|i| self.counters.get(i)) {
            Some(&data) => UtilityResponse { data, error: false },
            None => UtilityResponse { data: 0, error: true },
        }
    }

    pub(crate) fn read_request(&self, stream: usize) -> Option<ReadRequest> {
        self.fetch[stream].request()
    }

    pub(crate) fn write_request(&self, stream: usize) -> Option<WriteRequest> {
        self.writer.halves[stream]
    }

    pub(crate) fn clock(&mut self, inputs: &EngineInputs) {
        let depth = self.sizes.commands_in_flight;
        let line_bytes = u64::from(self.sizes.line_bytes);

        // Handshakes, from the end of the pipe to its beginning.
        let answered = self.status().is_some() && inputs.status_ready;
        let writer_ready = self.writer.ready(&self.sizes, inputs.write_ready);
        let done = self.lanes[LANE_STAGES - 1];
        let advance = done.is_none() || writer_ready;
        let line = self.sequence.line(line_bytes);
        let works = line.is_some_and(|l| l.code == 0);
        let uses = [works, works && line.is_some_and(|l| !l.copy)];
        let arrived = (0..2).all(|x| !uses[x] || self.realign[x].full);
        let line_fires = line.is_some() && arrived && advance;
        let steps: [RealignStep; 2] = std::array::from_fn(|x| {
            let halves = [self.fetch[2 * x].full, self.fetch[2 * x + 1].full];
            self.realign[x].step(halves, uses[x] && line_fires)
        });
        let sent: [bool; READ_STREAMS] =
            std::array::from_fn(|i| self.fetch[i].request().is_some() && inputs.read_ready[i]);
        let mut handed = [false; 7];
        for (i, handed) in handed.iter_mut().enumerate() {
            let room = match i {
                0..=3 => self.fetch[i].left == 0,
                4 | 5 => self.realign_work[i - 4].len() != depth,
                _ => self.sequence_work.len() != depth,
            };
            *handed = self.decode.pending[i] && room;
        }
        let decodes = !self.decode.pending.contains(&true)
            && self.queue.front().is_some_and(|c| !c.fence || self.decode.started == 0);
        let accepts = inputs.command.filter(|_| self.command_ready());

        if self.utility_request_ready(inputs.utility_ready) {
            self.utility = inputs.utility_request.map(|address| self.register(address));
        }
        self.count(inputs, answered, writer_ready, line.is_some() && advance && !arrived, &sent);

        // The clock edge.
        let stored = done.filter(|_| writer_ready);
        self.writer.clock(&self.sizes, stored, inputs.write_ready, inputs.write_response, answered);
        if advance {
            self.lanes.rotate_right(1);
            let error = (0..2).any(|x| uses[x] && self.realign[x].error);
            self.lanes[0] = line.filter(|_| line_fires).map(|l| Line { error, ..l });
        }
        let plan = self.decode.plan;
        let work = if self.sequence.left == 0 { self.sequence_work.pop_front() } else { None };
        self.sequence.clock(work, line_fires);
        if handed[6] {
            self.sequence_work.push_back(plan.sequence);
        }
        for x in 0..2 {
            let errors = [self.fetch[2 * x].error, self.fetch[2 * x + 1].error];
            let idle = !self.realign[x].active();
            let work = if idle { self.realign_work[x].pop_front() } else { None };
            self.realign[x].clock(work, steps[x], errors, uses[x] && line_fires);
            if handed[4 + x] {
                self.realign_work[x].extend(plan.realign[x]);
            }
            for h in 0..2 {
                let i = 2 * x + h;
                let work = plan.fetch[i].filter(|_| handed[i]);
                self.fetch[i].clock(work, sent[i], inputs.read_response[i], steps[x].takes[h]);
            }
        }
        for (pending, handed) in self.decode.pending.iter_mut().zip(handed) {
            *pending &= !handed;
        }
        if decodes && let Some(command) = self.queue.pop_front() {
            let plan = Plan::of(&command, &self.sizes);
            let f = plan.fetch.map(|f| f.is_some());
            let r = plan.realign.map(|r| r.is_some());
            self.decode.pending = [f[0], f[1], f[2], f[3], r[0], r[1], true];
            self.decode.plan = plan;
        }
        self.decode.started += u64::from(decodes);
        self.decode.started -= u64::from(answered);
        self.queue.extend(accepts);
    }

    fn count(
        &mut self,
        inputs: &EngineInputs,
        answered: bool,
        writer_ready: bool,
        operand_wait: bool,
        sent: &[bool; READ_STREAMS],
    ) {
        let done = self.lanes[LANE_STAGES - 1];
        let ok = self.status().is_some_and(|s| s.code == 0);
        let (mut reduced, mut copied) = (0, 0);
        if let Some(line) = done.filter(|_| writer_ready) {
            let bytes = line.end - line.begin;
            *(if line.copy { &mut copied } else { &mut reduced }) = bytes;
        }
        let ones = |bits: &[bool]| bits.iter().filter(|b| **b).count() as u64;
        let held: Vec<bool> = (0..READ_STREAMS)
            .map(|i| self.fetch[i].request().is_some() && !inputs.read_ready[i])
            .collect();
        let stored: Vec<bool> = (0..WRITE_STREAMS)
            .map(|i| self.writer.halves[i].is_some() && inputs.write_ready[i])
            .collect();
        for id in CounterId::ALL {
            self.counters[id.index()] += match id {
                CounterId::Commands => u64::from(answered && ok),
                CounterId::Errors => u64::from(answered && !ok),
                CounterId::BytesReduced => reduced,
                CounterId::BytesCopied => copied,
                CounterId::ReadFlits => ones(sent),
                CounterId::WriteFlits => ones(&stored),
                CounterId::BusyCycles => u64::from(self.decode.started != 0),
                CounterId::ReadWaitCycles => u64::from(operand_wait),
                CounterId::WriteWaitCycles => u64::from(done.is_some() && !writer_ready),
                CounterId::RequestWaitFlits => ones(&held),
            };
        }
    }
}

impl Device for Nmc {
    fn counts(&self) -> PortCounts {
        PortCounts { engines: 1, read_lanes: READ_STREAMS, write_lanes: WRITE_STREAMS }
    }

    fn reset(&mut self) {
        *self = Nmc::of(self.sizes.clone());
    }

    fn cycle(&mut self, inputs: &PortInputs, outputs: &mut PortOutputs) {
        outputs.command_ready = vec![self.command_ready()];
        outputs.status = vec![self.status()];
        outputs.utility_request_ready = vec![self.utility_request_ready(inputs.utility_ready[0])];
        outputs.utility_response = vec![self.utility_response()];
        outputs.read_request = (0..READ_STREAMS).map(|i| self.read_request(i)).collect();
        outputs.read_response_ready = vec![true; READ_STREAMS];
        outputs.write_request = (0..WRITE_STREAMS).map(|i| self.write_request(i)).collect();
        outputs.write_response_ready = vec![true; WRITE_STREAMS];
        self.clock(&EngineInputs {
            command: inputs.command[0],
            status_ready: inputs.status_ready[0],
            utility_request: inputs.utility_request[0],
            utility_ready: inputs.utility_ready[0],
            read_ready: std::array::from_fn(|i| inputs.read_ready[i]),
            read_response: std::array::from_fn(|i| inputs.read_response[i]),
            write_ready: std::array::from_fn(|i| inputs.write_ready[i]),
            write_response: std::array::from_fn(|i| inputs.write_response[i]),
        });
    }
}
