//! What stands around a quad: clients that read and write, pseudo-channels that answer in any
//! order, a reader of registers; and an ideal memory that knows which bytes a read may return.
//!
//! A bank does the writes of its lane in order, so the bytes of a line are those after the k-th
//! write for some k. A read may return those of any k from the writes acknowledged when it was
//! asked to those sent when it is answered; nothing else.

use std::collections::{HashMap, VecDeque};

use mtia_model::cycle::llc::port::{
    BANK_CHANNELS, Bytes, LaneInputs, LaneOutputs, MemoryResponse, QuadInputs, QuadOutputs,
    UtilityRequest,
};
use mtia_model::func::llc::{Line, refuses};
use mtia_model::spec::Chip;
use mtia_model::spec::address::{AddressMap, ChannelLine, FRAGMENT_LINES, SCRATCH_BIT};
use mtia_model::spec::flit::{ControlFlit, ControlKind, DataFlit, DataKind, Reply, Source};
use mtia_model::spec::llc::{
    COUNTER_COUNT, CounterId, REGISTER_BYTES, REGISTER_STRIDE, STEERINGS, Sizes, inject, register,
};
use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::case::{Case, Errors};

/// Reads and writes that may be unanswered, of a quad.
const OUTSTANDING: usize = 96;

/// What the world counts for itself at each bank.
const COUNTED: [CounterId; 10] = [
    CounterId::Reads,
    CounterId::Writes,
    CounterId::Refused,
    CounterId::Fetches,
    CounterId::WriteBacks,
    CounterId::Responses,
    CounterId::Acks,
    CounterId::Poisoned,
    CounterId::ResponseWaitCycles,
    CounterId::MemoryWaitCycles,
];

/// How far a run is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    /// Registers are set.
    Set,
    /// Traffic.
    Run,
    /// Everything is answered.
    Drain,
    /// All banks are flushed.
    Flush,
    /// Until the flushes are over.
    Poll,
    /// Counters are read.
    Counters,
    Done,
}

/// A read that is not answered in full.
#[derive(Clone, Debug)]
struct Asked {
    bank: usize,
    source: Source,
    reply: Reply,
    /// Lines to come, by their number in the fragment.
    lines: Vec<u8>,
    fragment: u32,
    /// Writes of the lane that were done when it was asked.
    done: u64,
}

/// A write that is not acknowledged.
#[derive(Clone, Copy, Debug)]
struct Written {
    bank: usize,
    source: Source,
    /// Writes of the lane up to its last flit.
    number: u64,
    refused: bool,
}

/// The bytes of a line after the write of that number.
#[derive(Clone, Debug)]
struct Version {
    number: u64,
    data: Bytes,
    poison: bool,
    /// Bytes that are wrong, bit i for byte i: some were written as such, or were so in memory.
    wrong: u64,
}

impl Version {
    /// Whether a bank may show the line so. It is poisoned as long as a byte is wrong; where all
    /// have been written again by pieces it may still be told as poisoned, or not: a line under way
    /// knows its bytes, a line in the bank does not.
    fn shows(&self, data: &Bytes, poison: bool) -> bool {
        self.data == *data && if poison { self.poison } else { self.wrong == 0 }
    }
}

#[derive(Clone, Debug, Default)]
struct PseudoChannel {
    lines: HashMap<u32, (Bytes, bool)>,
    pending: Vec<(u64, MemoryResponse<Bytes>)>,
}

#[derive(Clone, Debug, Default)]
struct Lane {
    planned: VecDeque<DataFlit<Bytes>>,
    sent: u64,
    done: u64,
    versions: HashMap<u32, Vec<Version>>,
    channels: [PseudoChannel; BANK_CHANNELS],
    counted: [u64; COUNTER_COUNT],
}

/// The world of one run.
pub struct World {
    case: Case,
    sizes: Sizes,
    memory_lines: u32,
    rng: ChaCha8Rng,
    inputs: QuadInputs<Bytes>,
    lanes: Vec<Lane>,
    cycle: u64,
    quiet: u64,
    stage: Stage,
    reads_left: u32,
    writes_left: u32,
    next_tag: u16,
    next_fragment: u32,
    asked: HashMap<u16, Asked>,
    written: HashMap<u16, Written>,
    accesses: VecDeque<UtilityRequest>,
    accessed: Option<UtilityRequest>,
    polled: Vec<bool>,
    /// Counters as read through the utility port.
    pub counters: Vec<[u64; COUNTER_COUNT]>,
    trouble: Option<String>,
}

/// What memory holds before anything is written: bytes by the line's number.
fn initial(case: &Case, bank: usize, line: u32) -> (Bytes, bool) {
    let mut rng = ChaCha8Rng::seed_from_u64(case.seed ^ (bank as u64) << 40 ^ u64::from(line));
    let mut data = [0; 64];
    rng.fill_bytes(&mut data);
    (data, rng.random::<u8>() < case.bad_memory)
}

fn chance(rng: &mut ChaCha8Rng, of_256: u8) -> bool {
    rng.random::<u8>() < of_256
}

impl World {
    /// The world of a case.
    pub fn new(chip: &Chip, case: &Case) -> World {
        let sizes = Sizes::new(chip);
        let banks = sizes.quad_banks as usize;
        let mut accesses = VecDeque::new();
        for bank in 0..banks as u32 {
            let at = |offset: u32| bank * REGISTER_BYTES + offset;
            for s in 0..STEERINGS {
                let address = at(register::WAY_MASK.offset + s * REGISTER_STRIDE);
                let data = u64::from(case.masks[s as usize]);
                accesses.push_back(UtilityRequest { write: true, address, data });
            }
            let address = at(register::SCRATCH_WAYS.offset);
            let data = u64::from(case.scratch_ways);
            accesses.push_back(UtilityRequest { write: true, address, data });
        }
        World {
            rng: ChaCha8Rng::seed_from_u64(case.seed ^ 0x11c),
            inputs: QuadInputs::idle(banks),
            lanes: vec![Lane::default(); banks],
            memory_lines: AddressMap::new(chip).memory_lines,
            sizes,
            cycle: 0,
            quiet: 0,
            stage: Stage::Set,
            reads_left: case.reads,
            writes_left: case.writes,
            next_tag: 0,
            next_fragment: 0,
            asked: HashMap::new(),
            written: HashMap::new(),
            accesses,
            accessed: None,
            polled: vec![false; banks],
            counters: vec![[0; COUNTER_COUNT]; banks],
            trouble: None,
            case: case.clone(),
        }
    }

    /// What the quad sees in this cycle.
    pub fn inputs(&self) -> &QuadInputs<Bytes> {
        &self.inputs
    }

    /// Cycles so far.
    pub fn cycles(&self) -> u64 {
        self.cycle
    }

    /// The first thing that must not be.
    pub fn trouble(&self) -> Option<&str> {
        self.trouble.as_deref()
    }

    fn fail(&mut self, what: String) {
        let cycle = self.cycle;
        self.trouble.get_or_insert(format!("cycle {cycle}: {what}"));
    }

    /// Takes what the quad showed in this cycle, and makes the inputs of the next; true at the end
    /// of the run.
    pub fn advance(&mut self, outputs: &QuadOutputs<Bytes>) -> bool {
        let moved = self.take_shared(outputs);
        let mut moves = moved;
        for bank in 0..self.lanes.len() {
            moves |= self.take_lane(bank, &outputs.lanes[bank]);
        }
        self.quiet = if moves { 0 } else { self.quiet + 1 };
        if self.quiet > 20_000 {
            let stage = self.stage;
            self.fail(format!(
                "nothing moves in {stage:?}: {} reads and {} writes unanswered",
                self.asked.len(),
                self.written.len()
            ));
        }
        self.cycle += 1;
        self.next_stage();
        self.next_inputs();
        self.stage == Stage::Done || self.trouble.is_some()
    }

    fn take_shared(&mut self, outputs: &QuadOutputs<Bytes>) -> bool {
        let mut moves = false;
        if outputs.request_ready
            && let Some(request) = self.inputs.request.take()
        {
            moves = true;
            let bank = usize::from(request.bank).min(self.lanes.len() - 1);
            let first = request.address % FRAGMENT_LINES;
            let lines = (0..u32::from(request.lines)).map(|i| ((first + i) % FRAGMENT_LINES) as u8);
            let asked = Asked {
                bank,
                source: request.source,
                reply: request.reply,
                lines: lines.collect(),
                fragment: request.address - first,
                done: self.lanes[bank].done,
            };
            self.asked.insert(request.tag, asked);
        }
        if self.inputs.ack_ready
            && let Some(ack) = outputs.ack
        {
            moves = true;
            self.acknowledge(&ack);
        }
        if outputs.utility_request_ready
            && let Some(request) = self.inputs.utility_request.take()
        {
            moves = true;
            self.accessed = Some(request);
        }
        if self.inputs.utility_ready
            && let Some(response) = outputs.utility_response
        {
            moves = true;
            self.answered(response.data, response.error);
        }
        moves
    }

    fn acknowledge(&mut self, ack: &ControlFlit) {
        let Some(written) = self.written.remove(&ack.tag) else {
            return self.fail(format!("an acknowledgement that nobody waits for: {ack:?}"));
        };
        let error = ack.kind == ControlKind::AckError;
        let Written { bank, source, number, refused } = written;
        let lane = &mut self.lanes[bank];
        lane.counted[CounterId::Acks.index()] += 1;
        let in_order = number > lane.done;
        lane.done = number;
        if source != ack.source || error != refused || !in_order {
            self.fail(format!("{ack:?} answers {written:?}, in order: {in_order}"));
        }
    }

    /// A register has answered.
    fn answered(&mut self, data: u64, error: bool) {
        let Some(request) = self.accessed.take() else {
            return self.fail("an answer of a register that nobody asked".to_owned());
        };
        let bank = (request.address / REGISTER_BYTES) as usize;
        let offset = request.address % REGISTER_BYTES;
        let counter = (offset / REGISTER_STRIDE) as usize;
        let is_counter = counter < COUNTER_COUNT && offset.is_multiple_of(REGISTER_STRIDE);
        let masks = register::WAY_MASK.offset..register::WAY_MASK.offset + 8 * STEERINGS;
        let known = offset.is_multiple_of(REGISTER_STRIDE)
            && (masks.contains(&offset)
                || register::ALL.iter().any(|r| r.offset == offset)
                || (is_counter && !request.write));
        if error == (known && bank < self.lanes.len()) {
            return self.fail(format!("{request:?} answers with error {error}"));
        }
        match self.stage {
            Stage::Poll if offset == register::CONTROL.offset => self.polled[bank] = data == 0,
            Stage::Counters if is_counter => self.counters[bank][counter] = data,
            _ => {}
        }
    }

    fn take_lane(&mut self, bank: usize, outputs: &LaneOutputs<Bytes>) -> bool {
        let mut moves = false;
        if outputs.write_ready
            && let Some(flit) = self.inputs.lanes[bank].write.take()
        {
            moves = true;
            self.wrote(bank, &flit);
        }
        let ready = self.inputs.lanes[bank].read_ready;
        if let Some(flit) = &outputs.read {
            if ready {
                moves = true;
                self.read(bank, flit);
            } else {
                self.lanes[bank].counted[CounterId::ResponseWaitCycles.index()] += 1;
            }
        }
        for k in 0..BANK_CHANNELS {
            let taken = outputs.memory_response_ready[k]
                && self.inputs.lanes[bank].memory_response[k].take().is_some();
            moves |= taken;
            let Some(request) = &outputs.memory_request[k] else { continue };
            let counted = &mut self.lanes[bank].counted;
            if !self.inputs.lanes[bank].memory_ready[k] {
                counted[CounterId::MemoryWaitCycles.index()] += 1;
                continue;
            }
            moves = true;
            let id = if request.write { CounterId::WriteBacks } else { CounterId::Fetches };
            counted[id.index()] += 1;
            let place = ChannelLine { channel: k as u32, line: request.address };
            let line = AddressMap::line(place);
            if line >= self.memory_lines {
                self.fail(format!("bank {bank}: {request:?} is for no line of memory"));
                continue;
            }
            if request.write {
                let memory = &mut self.lanes[bank].channels[k];
                memory.lines.insert(request.address, (request.data, request.poison));
                continue;
            }
            let (first, jitter) = self.case.latency;
            let due = self.cycle + u64::from(first + self.rng.random_range(0..=jitter));
            let memory = &mut self.lanes[bank].channels[k];
            let held = memory.lines.get(&request.address).copied();
            let (data, poison) = held.unwrap_or_else(|| initial(&self.case, bank, line));
            let tag = request.tag;
            memory.pending.push((due, MemoryResponse { tag, poison, data }));
        }
        moves
    }

    fn is_refused(&self, line: u32) -> bool {
        refuses(&self.sizes, self.case.scratch_ways, line)
    }

    /// The versions of a line; the first is what memory held.
    fn versions(&mut self, bank: usize, line: u32) -> &mut Vec<Version> {
        let case = &self.case;
        self.lanes[bank].versions.entry(line).or_insert_with(|| {
            // Scratch is written before it is read, so that its beginning does not matter.
            let (data, poison) =
                if line & SCRATCH_BIT == 0 { initial(case, bank, line) } else { ([0; 64], false) };
            vec![Version { number: 0, data, poison, wrong: if poison { !0 } else { 0 } }]
        })
    }

    fn wrote(&mut self, bank: usize, flit: &DataFlit<Bytes>) {
        let refused = self.is_refused(flit.address);
        let lane = &mut self.lanes[bank];
        lane.sent += 1;
        let number = lane.sent;
        lane.counted[CounterId::Writes.index()] += 1;
        lane.counted[CounterId::Refused.index()] += u64::from(refused);
        if !refused {
            let versions = self.versions(bank, flit.address);
            let Some(old) = versions.last() else { return };
            let left = old.wrong & !flit.strobe;
            let wrong = if flit.poison { left | flit.strobe } else { left };
            let old = Line { data: old.data, poison: old.poison };
            let Line { data, poison } = old.written(&flit.data, flit.strobe, flit.poison);
            versions.push(Version { number, data, poison, wrong });
        }
        if flit.last {
            let source = flit.source;
            self.written.insert(flit.tag, Written { bank, source, number, refused });
        }
    }

    fn read(&mut self, bank: usize, flit: &DataFlit<Bytes>) {
        let counted = &mut self.lanes[bank].counted;
        counted[CounterId::Responses.index()] += 1;
        counted[CounterId::Reads.index()] += 1;
        counted[CounterId::Poisoned.index()] += u64::from(flit.poison);
        let Some(asked) = self.asked.get_mut(&flit.tag) else {
            return self.fail(format!("bank {bank}: a line that nobody asked for: {flit:?}"));
        };
        let place = asked.lines.iter().position(|&line| line == flit.line);
        let right = asked.bank == bank && asked.source == flit.source && asked.reply == flit.reply;
        let (line, done) = (asked.fragment + u32::from(flit.line), asked.done);
        let Some(place) = place.filter(|_| right) else {
            let asked = asked.clone();
            return self.fail(format!("bank {bank}: {flit:?} answers {asked:?}"));
        };
        asked.lines.swap_remove(place);
        if asked.lines.is_empty() {
            self.asked.remove(&flit.tag);
        }
        let refused = self.is_refused(line);
        if refused != flit.error {
            return self.fail(format!("bank {bank}, line {line:#x}: error {}", flit.error));
        }
        if refused {
            self.lanes[bank].counted[CounterId::Refused.index()] += 1;
            return;
        }
        let errors = self.case.errors;
        let versions = self.versions(bank, line);
        // The last that was done when it was asked, and all that came after.
        let first = versions.iter().rposition(|v| v.number <= done).unwrap_or(0);
        let fits = versions[first..].iter().any(|v| v.shows(&flit.data, flit.poison));
        // What cannot be corrected is told as poison; then the bytes are open.
        let told = flit.poison && errors == Errors::Double;
        if !fits && !told && errors != Errors::Tag {
            let may: Vec<(u64, Bytes, bool)> =
                versions[first..].iter().map(|v| (v.number, v.data, v.poison)).collect();
            self.fail(format!(
                "bank {bank}, line {line:#x}: reads {:02x?} poison {}, may be one of {may:02x?}",
                flit.data, flit.poison
            ));
        }
    }

    fn next_stage(&mut self) {
        let idle = self.accesses.is_empty()
            && self.accessed.is_none()
            && self.inputs.utility_request.is_none();
        let banks = self.lanes.len() as u32;
        let at = |bank: u32, offset: u32| bank * REGISTER_BYTES + offset;
        let ask = |write: bool, address: u32| UtilityRequest { write, address, data: 1 };
        match self.stage {
            Stage::Set if idle => self.stage = Stage::Run,
            Stage::Run if self.reads_left == 0 && self.writes_left == 0 => {
                self.stage = Stage::Drain;
            }
            Stage::Drain
                if idle
                    && self.asked.is_empty()
                    && self.written.is_empty()
                    && self.inputs.request.is_none()
                    && self.inputs.lanes.iter().all(|lane| lane.write.is_none())
                    && self.lanes.iter().all(|lane| lane.planned.is_empty()) =>
            {
                self.stage = Stage::Flush;
                let control = register::CONTROL.offset;
                self.accesses.extend((0..banks).map(|b| ask(true, at(b, control))));
            }
            Stage::Flush if idle => self.stage = Stage::Poll,
            Stage::Poll if idle => {
                if self.polled.iter().all(|&over| over) {
                    self.stage = Stage::Counters;
                    for bank in 0..banks {
                        let counter = |id: &CounterId| ask(false, at(bank, id.offset()));
                        self.accesses.extend(CounterId::ALL.iter().map(counter));
                    }
                } else {
                    let control = register::CONTROL.offset;
                    self.accesses.extend((0..banks).map(|b| ask(false, at(b, control))));
                }
            }
            Stage::Counters if idle => {
                self.stage = Stage::Done;
                self.compare_memory();
                self.compare_counters();
            }
            _ => {}
        }
    }

    /// After the flush memory holds the last bytes of every line.
    fn compare_memory(&mut self) {
        if self.case.errors == Errors::Tag {
            return;
        }
        let mut wrong = None;
        for (bank, lane) in self.lanes.iter().enumerate() {
            for (&line, versions) in lane.versions.iter().filter(|(line, _)| **line < SCRATCH_BIT) {
                let place = AddressMap::channel(line);
                let memory = &lane.channels[place.channel as usize];
                let held = memory.lines.get(&place.line).copied();
                let (data, poison) = held.unwrap_or_else(|| initial(&self.case, bank, line));
                let Some(last) = versions.last() else { continue };
                let told = poison && self.case.errors == Errors::Double;
                if !last.shows(&data, poison) && !told {
                    wrong = Some(format!(
                        "bank {bank}, line {line:#x}: memory holds {data:02x?} poison {poison}, \
                         must be {:02x?} poison {}",
                        last.data, last.poison
                    ));
                }
            }
        }
        if let Some(what) = wrong {
            self.fail(what);
        }
    }

    fn compare_counters(&mut self) {
        for bank in 0..self.lanes.len() {
            for id in COUNTED {
                let (is, must) =
                    (self.counters[bank][id.index()], self.lanes[bank].counted[id.index()]);
                if is != must {
                    let name = id.counter().name;
                    self.fail(format!(
                        "bank {bank}, {name}: reads as {is}, counted outside {must}"
                    ));
                }
            }
            let sum = |ids: &[CounterId]| -> u64 {
                ids.iter().map(|id| self.counters[bank][id.index()]).sum()
            };
            let accesses = sum(&[CounterId::Reads, CounterId::Writes]);
            let ends = [CounterId::Hits, CounterId::Misses, CounterId::Merges, CounterId::Refused];
            if sum(&ends) != accesses {
                self.fail(format!("bank {bank}: hits, misses, merges, refused are not {accesses}"));
            }
        }
    }

    fn next_inputs(&mut self) {
        let case = self.case.clone();
        let runs = self.stage == Stage::Run;
        self.inputs.ack_ready = !chance(&mut self.rng, case.refuse[1]);
        self.inputs.utility_ready = !chance(&mut self.rng, case.refuse[3]);
        if runs {
            self.next_access();
        }
        if self.inputs.utility_request.is_none() && self.accessed.is_none() {
            self.inputs.utility_request = self.accesses.pop_front();
        }
        let room = self.asked.len() + self.written.len() < OUTSTANDING;
        if runs && room && self.inputs.request.is_none() && self.reads_left > 0 {
            let idle = chance(&mut self.rng, case.idle[0]);
            if !idle {
                self.inputs.request = self.next_request();
            }
        }
        for bank in 0..self.lanes.len() {
            let lane = &mut self.inputs.lanes[bank];
            lane.read_ready = !chance(&mut self.rng, case.refuse[0]);
            lane.memory_ready = std::array::from_fn(|_| !chance(&mut self.rng, case.refuse[2]));
            self.next_responses(bank);
            if self.inputs.lanes[bank].write.is_some() || chance(&mut self.rng, case.idle[1]) {
                continue;
            }
            let planned = &self.lanes[bank].planned;
            if planned.is_empty() && runs && room && self.writes_left > 0 {
                self.plan_write(bank);
            }
            self.inputs.lanes[bank].write = self.lanes[bank].planned.pop_front();
        }
    }

    /// Lines of memory whose time has come, in no order.
    fn next_responses(&mut self, bank: usize) {
        for k in 0..BANK_CHANNELS {
            let LaneInputs { memory_response, .. } = &mut self.inputs.lanes[bank];
            if memory_response[k].is_some() {
                continue;
            }
            let pending = &mut self.lanes[bank].channels[k].pending;
            let due: Vec<usize> =
                (0..pending.len()).filter(|&i| pending[i].0 <= self.cycle).collect();
            if !due.is_empty() {
                let pick = due[self.rng.random_range(0..due.len())];
                memory_response[k] = Some(pending.remove(pick).1);
            }
        }
    }

    fn tag(&mut self) -> u16 {
        self.next_tag = (self.next_tag + 1) % (1 << 12);
        self.next_tag
    }

    fn source(&mut self) -> Source {
        Source {
            column: self.rng.random_range(0..4),
            row: self.rng.random_range(0..5),
            slot: self.rng.random_range(0..10),
        }
    }

    /// The first line of a fragment to be accessed.
    fn fragment(&mut self) -> u32 {
        let fragments = self.memory_lines / FRAGMENT_LINES;
        let roll = self.rng.random::<u8>();
        let [hot, set, scratch, next] = self.case.chances.map(u32::from);
        let roll = u32::from(roll);
        let fragment = if roll < hot {
            // Spread over the sets and the pseudo-channels, the same in every bank.
            self.rng.random_range(0..self.case.hot) * 7 % fragments
        } else if roll < hot + set {
            let tag = self.rng.random_range(0..4 * self.sizes.ways);
            self.sizes.line_of(tag, 0) / FRAGMENT_LINES % fragments
        } else if roll < hot + set + scratch {
            let lines = self.sizes.sets * self.sizes.ways;
            let line = self.rng.random_range(0..lines / FRAGMENT_LINES) * FRAGMENT_LINES;
            // A few, so that they are written and read again.
            let line = if self.rng.random_ratio(7, 8) { line % 32 } else { line };
            return line | SCRATCH_BIT;
        } else if roll < hot + set + scratch + next {
            self.next_fragment = (self.next_fragment + 1) % fragments;
            self.next_fragment
        } else {
            self.rng.random_range(0..fragments)
        };
        fragment * FRAGMENT_LINES
    }

    fn next_request(&mut self) -> Option<ControlFlit> {
        self.reads_left -= 1;
        let bank = self.rng.random_range(0..4u8);
        let target = usize::from(bank).min(self.lanes.len() - 1);
        let fragment = self.fragment();
        let first = self.rng.random_range(0..FRAGMENT_LINES);
        let lines = self.rng.random_range(1..=4u8);
        if fragment & SCRATCH_BIT != 0 && !self.is_refused(fragment) {
            let lane = &self.lanes[target];
            let known = |i: u32| {
                let line = fragment + (first + i) % FRAGMENT_LINES;
                lane.versions.get(&line).is_some_and(|v| v.len() > 1 && v[1].number <= lane.done)
            };
            if !(0..u32::from(lines)).all(known) {
                return None;
            }
        }
        Some(ControlFlit {
            kind: ControlKind::Read,
            address: fragment + first,
            lines,
            bank,
            steering: self.rng.random_range(0..STEERINGS as u8),
            tag: self.tag(),
            source: self.source(),
            reply: Reply::from_code(self.rng.random()),
        })
    }

    /// A fragment, or a part of it, to be written: its flits.
    fn plan_write(&mut self, bank: usize) {
        self.writes_left -= 1;
        let fragment = self.fragment();
        let first = self.rng.random_range(0..FRAGMENT_LINES);
        let lines = self.rng.random_range(1..=FRAGMENT_LINES - first);
        let (tag, source) = (self.tag(), self.source());
        let steering = self.rng.random_range(0..STEERINGS as u8);
        for i in 0..lines {
            let address = fragment + first + i;
            let scratch = address & SCRATCH_BIT != 0;
            let planned = self.lanes[bank].planned.iter().any(|flit| flit.address == address);
            let fresh = scratch && !planned && !self.lanes[bank].versions.contains_key(&address);
            let whole = fresh || chance(&mut self.rng, self.case.whole);
            let strobe = match self.rng.random_range(0..4) {
                _ if whole => u64::MAX,
                0 => self.rng.random::<u64>() & self.rng.random::<u64>(),
                1 => u64::MAX << self.rng.random_range(1..64),
                2 => 1 << self.rng.random_range(0..64),
                _ => self.rng.random(),
            };
            let mut data = [0; 64];
            self.rng.fill_bytes(&mut data);
            let poison = chance(&mut self.rng, self.case.poison);
            self.lanes[bank].planned.push_back(DataFlit {
                data,
                strobe,
                address,
                tag,
                source,
                steering,
                line: 0,
                last: i + 1 == lines,
                poison,
                error: false,
                kind: DataKind::Write,
                reply: Reply::Own,
                group_row: 0,
            });
        }
    }

    /// Perhaps an access of a register.
    fn next_access(&mut self) {
        if !self.accesses.is_empty() {
            return;
        }
        let bank = self.rng.random_range(0..4u32);
        let at = |offset: u32| bank * REGISTER_BYTES + offset;
        let [errors, flush, reads] = self.case.utility;
        let roll = |rng: &mut ChaCha8Rng, of: u16| rng.random::<u16>() < of;
        if roll(&mut self.rng, errors) {
            let tags = self.rng.random_ratio(1, 3);
            let two = match self.case.errors {
                Errors::Double => !tags,
                Errors::Tag => true,
                _ => false,
            } && self.rng.random();
            // Above 71 are the copies of the poison; two wrong ones would go unnoticed.
            let a = match self.rng.random_range(0..8) {
                _ if tags => self.rng.random_range(0..30),
                0 => self.rng.random_range(72..76),
                _ => self.rng.random_range(0..72),
            };
            let b = self.rng.random_range(0..if tags { 30 } else { 72u64 });
            let word = self.rng.random_range(0..8u64);
            let data = a
                | b << inject::BIT_B
                | word << inject::WORD
                | u64::from(two) << inject::SECOND
                | 1 << inject::ARMED;
            let which = if tags { register::INJECT_TAG } else { register::INJECT_LINE };
            let address = at(which.offset);
            self.accesses.push_back(UtilityRequest { write: true, address, data });
        }
        if roll(&mut self.rng, flush) {
            let address = at(register::CONTROL.offset);
            self.accesses.push_back(UtilityRequest { write: true, address, data: 1 });
        }
        if roll(&mut self.rng, reads) {
            let write = self.rng.random_ratio(1, 8);
            let offset = match self.rng.random_range(0..3) {
                _ if write => register::ERROR_LOG.offset,
                0 => self.rng.random_range(0..REGISTER_BYTES),
                1 => register::ERROR_LOG.offset,
                _ => self.rng.random_range(0..REGISTER_BYTES / REGISTER_STRIDE) * REGISTER_STRIDE,
            };
            let data = self.rng.random();
            self.accesses.push_back(UtilityRequest { write, address: at(offset), data });
        }
    }
}
