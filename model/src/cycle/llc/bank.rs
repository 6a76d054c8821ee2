//! One bank, cycle by cycle: what the registers of `hw/src/llc/` hold, with the lines as `D`.
//!
//! ```text
//!   reads, writes ==> front ==> lookup ==> array ==> responses
//!                                 | miss      ^
//!                       fetches, entries    fill <== pseudo-channels, the bank itself
//! ```
//! In each cycle all decisions are taken from the state before the edge, from the end of the pipe
//! to its beginning, then the state advances. The parts and their rules are explained where the
//! hardware is.

use std::collections::{HashMap, VecDeque};

use super::free_list::FreeList;
use super::port::{
    BANK_CHANNELS, BankInputs, BankOutputs, Line, MemoryRequest, MemoryResponse, UtilityRequest,
};
use super::registers::{Flips, Registers};
use crate::spec::address::{AddressMap, ChannelLine, FRAGMENT_LINES, SCRATCH_BIT};
use crate::spec::flit::{ControlFlit, ControlKind, DataFlit, DataKind, Reply, Source};
use crate::spec::llc::{COUNTER_COUNT, Cause, CounterId, LOCAL_FILLS, PORT_QUEUE, Sizes};

const PORT_DEPTH: usize = PORT_QUEUE as usize;
/// What is at the front.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Front {
    /// A read of this pseudo-channel.
    Read(usize),
    Write,
}

/// What may go on at the front.
#[derive(Clone, Copy, Debug)]
struct Fronts {
    /// The first read of each pseudo-channel, and the first write: is there, and has room.
    reads: [bool; BANK_CHANNELS],
    write: bool,
    /// How many are there and have no room.
    waits: u64,
}

/// What an access does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Read,
    Write,
    /// A pass of the flush over a set, whose number is the line.
    Flush,
}

/// An access in the lookup.
#[derive(Clone, Debug)]
struct Access<D> {
    kind: Kind,
    /// With [`SCRATCH_BIT`].
    line: u32,
    steering: u8,
    tag: u16,
    source: Source,
    reply: Reply,
    strobe: u64,
    last: bool,
    poison: bool,
    data: D,
}

/// What has been read out of the array, or is refused, and what becomes of it.
#[derive(Clone, Debug)]
struct Read<D> {
    respond: bool,
    refused: bool,
    write_back: Option<ChannelLine>,
    /// The entry that waits for it, or that has all bytes already.
    local: Option<usize>,
    /// The line in the array: of the access, or the victim's.
    line: u32,
    tag: u16,
    source: Source,
    reply: Reply,
    index: u8,
    data: D,
    poison: bool,
    corrected: u32,
    uncorrectable: bool,
}

/// A line for an entry.
#[derive(Clone, Debug)]
struct Fill<D> {
    entry: usize,
    data: D,
    poison: bool,
}

/// A fill at work.
#[derive(Clone, Debug)]
struct Filling<D> {
    fill: Fill<D>,
    /// Its first cycle, in which the line is written.
    first: bool,
    /// The entry that is answered now.
    at: usize,
}

/// An access that waits for its line; the first of a line is its primary.
#[derive(Clone, Debug)]
struct Entry<D> {
    /// Of the line under way (primaries).
    set: u32,
    way: u32,
    /// Its fill has begun: nothing more can join.
    closed: bool,
    /// What is written to the line meanwhile.
    data: D,
    strobe: u64,
    poison: bool,
    /// The next that waits for the same line, and (primaries) the last.
    next: usize,
    last: usize,
    /// The read that waits, if it is one.
    is_read: bool,
    tag: u16,
    source: Source,
    reply: Reply,
    index: u8,
}

/// What leads to one pseudo-channel and back.
#[derive(Clone, Debug)]
struct Channel<D> {
    /// Line and entry.
    fetches: VecDeque<(u32, usize)>,
    /// Accesses of its lines that wait among the entries.
    entries: usize,
    /// Line, poison, data.
    write_backs: VecDeque<(u32, bool, D)>,
    /// Write-backs, those whose line is still being read included.
    reserved: usize,
    /// Whose turn it is: the fetches'.
    fetch_turn: bool,
    requests: VecDeque<MemoryRequest<D>>,
    responses: VecDeque<MemoryResponse<D>>,
}

/// A flush under way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Flush {
    active: bool,
    set: u32,
    /// The pass over the set is in the lookup.
    issued: bool,
    /// All sets are done; write-backs leave.
    drains: bool,
}

/// The ways of a set, a bit each; together, as an access needs all of them at once.
#[derive(Clone, Copy, Debug, Default)]
struct Ways {
    valid: u32,
    dirty: u32,
    /// Used lately.
    used: u32,
    /// Their lines are on the way in.
    under_way: u32,
}

/// What the access in the lookup would do, and whether it can.
#[derive(Clone, Copy, Debug, Default)]
struct Plan {
    fires: bool,
    refused: bool,
    /// The way of its line, or the one it will take.
    way: u32,
    present: bool,
    under_way: Option<usize>,
    misses: bool,
    /// Needs an entry; the one it gets.
    entry: Option<usize>,
    wants_entry: bool,
    /// Its line is just being filled.
    closing: bool,
    victim: Option<ChannelLine>,
    victim_line: u32,
    local: bool,
    fetches: bool,
    array_read: bool,
    array_write: bool,
    tags_corrected: u32,
    tag_lost: bool,
    mask: u32,
}

/// A bank.
#[derive(Clone, Debug)]
pub struct Bank<D> {
    sizes: Sizes,
    registers: Registers,
    /// Set to be cleared next, after reset.
    clearing: Option<u32>,
    flush: Flush,
    /// Tags by set and way, and the ways' state.
    tags: Vec<u32>,
    sets: Vec<Ways>,
    tag_faults: HashMap<u32, Flips>,
    /// Lines by way and set, with their poison.
    lines: Vec<(D, bool)>,
    line_faults: HashMap<u32, Flips>,
    /// The primary of each line under way.
    primaries: Vec<u8>,
    entries: Vec<Entry<D>>,
    free: FreeList,

    /// Of each pseudo-channel: reads that wait, and how many lines of the first have entered the
    /// lookup.
    reads: [(VecDeque<ControlFlit>, u8); BANK_CHANNELS],
    writes: VecDeque<DataFlit<D>>,
    /// Whose turn it is: writes', and which pseudo-channel's among the reads.
    write_turn: bool,
    read_turn: usize,
    access: Option<Access<D>>,
    read: Option<Read<D>>,
    local: VecDeque<Fill<D>>,
    local_reserved: usize,
    filling: Option<Filling<D>>,
    fill_turn: usize,
    respond_turn: bool,
    responses: VecDeque<DataFlit<D>>,
    acks: VecDeque<ControlFlit>,
    channels: [Channel<D>; BANK_CHANNELS],
    /// What has been pushed and taken since the last clock.
    pub(super) next: BankInputs<D>,
}

impl<D: Line> Bank<D> {
    /// A bank as after reset: it first clears its tags, a set a cycle.
    pub fn new(sizes: &Sizes) -> Bank<D> {
        let lines = (sizes.ways * sizes.sets) as usize;
        let entries = sizes.misses as usize;
        let channel = || Channel {
            fetches: VecDeque::new(),
            entries: 0,
            write_backs: VecDeque::new(),
            reserved: 0,
            fetch_turn: false,
            requests: VecDeque::new(),
            responses: VecDeque::new(),
        };
        Bank {
            registers: Registers::new(sizes),
            clearing: Some(0),
            flush: Flush::default(),
            tags: vec![0; lines],
            sets: vec![Ways::default(); sizes.sets as usize],
            tag_faults: HashMap::new(),
            lines: vec![(D::ZERO, false); lines],
            line_faults: HashMap::new(),
            primaries: vec![0; lines],
            entries: vec![Entry::new(); entries],
            free: FreeList::all(entries),
            reads: Default::default(),
            writes: VecDeque::new(),
            write_turn: false,
            read_turn: 0,
            access: None,
            read: None,
            local: VecDeque::new(),
            local_reserved: 0,
            filling: None,
            fill_turn: 0,
            respond_turn: false,
            responses: VecDeque::new(),
            acks: VecDeque::new(),
            channels: std::array::from_fn(|_| channel()),
            next: BankInputs::default(),
            sizes: *sizes,
        }
    }

    /// The counters, in the order of [`CounterId::ALL`].
    pub fn counters(&self) -> &[u64; COUNTER_COUNT] {
        &self.registers.counters
    }

    /// One counter.
    pub fn counter(&self, id: CounterId) -> u64 {
        self.registers.counters[id.index()]
    }

    /// Whether a flush is under way, or the tags are being cleared.
    pub fn is_busy(&self) -> bool {
        self.flush.active || self.clearing.is_some()
    }

    /// Whether nothing is under way: without new inputs no cycle changes anything.
    pub fn is_idle(&self) -> bool {
        self.access.is_none()
            && self.reads.iter().all(|(waiting, _)| waiting.is_empty())
            && self.writes.is_empty()
            && self.read.is_none()
            && self.filling.is_none()
            && self.responses.is_empty()
            && self.acks.is_empty()
            && self.free.is_full()
            && self
                .channels
                .iter()
                .all(|c| c.reserved == 0 && c.requests.is_empty() && c.responses.is_empty())
            && !self.is_busy()
            && self.registers.response.is_none()
    }

    // The fast path: what the whole-chip model calls between clocks.

    /// Whether a read request would be taken.
    pub fn accepts_request(&self) -> bool {
        self.request_ready() && self.next.request.is_none()
    }

    /// Whether there is room for a read, of whichever pseudo-channel it is.
    fn request_ready(&self) -> bool {
        let depth = self.sizes.request_queue as usize;
        self.reads.iter().all(|(waiting, _)| waiting.len() != depth)
    }

    /// Gives a read request, taken at the next clock; only where [`Bank::accepts_request`].
    pub fn push_request(&mut self, request: ControlFlit) {
        debug_assert!(self.accepts_request());
        self.next.request = Some(request);
    }

    /// Whether a write would be taken.
    pub fn accepts_write(&self) -> bool {
        self.writes.len() != self.sizes.write_queue as usize && self.next.write.is_none()
    }

    /// Gives a write, taken at the next clock; only where [`Bank::accepts_write`].
    pub fn push_write(&mut self, write: DataFlit<D>) {
        debug_assert!(self.accepts_write());
        self.next.write = Some(write);
    }

    /// The line read that is offered.
    pub fn read(&self) -> Option<&DataFlit<D>> {
        self.responses.front()
    }

    /// Takes the line read that is offered, at the next clock.
    pub fn take_read(&mut self) {
        self.next.read_ready = true;
    }

    /// The acknowledgement that is offered.
    pub fn ack(&self) -> Option<&ControlFlit> {
        self.acks.front()
    }

    /// Takes the acknowledgement that is offered, at the next clock.
    pub fn take_ack(&mut self) {
        self.next.ack_ready = true;
    }

    /// The request that is offered to a pseudo-channel.
    pub fn memory_request(&self, channel: usize) -> Option<&MemoryRequest<D>> {
        self.channels[channel].requests.front()
    }

    /// Takes the request that is offered to a pseudo-channel, at the next clock.
    pub fn take_memory_request(&mut self, channel: usize) {
        self.next.memory_ready[channel] = true;
    }

    /// Whether a line would be taken from a pseudo-channel.
    pub fn accepts_memory(&self, channel: usize) -> bool {
        self.channels[channel].responses.len() != PORT_DEPTH
            && self.next.memory_response[channel].is_none()
    }

    /// Gives a line of a pseudo-channel, taken at the next clock; only where
    /// [`Bank::accepts_memory`].
    pub fn push_memory(&mut self, channel: usize, response: MemoryResponse<D>) {
        debug_assert!(self.accepts_memory(channel));
        self.next.memory_response[channel] = Some(response);
    }

    /// Accesses a register at the next clock; the answer is [`Bank::take_utility`]'s after it.
    pub fn push_utility(&mut self, request: UtilityRequest) {
        self.next.utility_request = Some(request);
    }

    /// The answer to the last access of a register, which the next clock takes away.
    pub fn take_utility(&mut self) -> Option<super::port::UtilityResponse> {
        self.next.utility_ready = true;
        self.registers.response
    }

    /// A cycle with what has been pushed and taken since the last one.
    pub fn clock(&mut self) {
        let inputs = std::mem::take(&mut self.next);
        self.cycle(&inputs);
    }

    /// What the ports show in this cycle; `utility_ready` is this cycle's input of that name.
    pub fn outputs(&self, utility_ready: bool) -> BankOutputs<D> {
        BankOutputs {
            request_ready: self.request_ready(),
            write_ready: self.writes.len() != self.sizes.write_queue as usize,
            read: self.responses.front().cloned(),
            ack: self.acks.front().copied(),
            memory_request: std::array::from_fn(|k| self.channels[k].requests.front().cloned()),
            memory_response_ready: std::array::from_fn(|k| {
                self.channels[k].responses.len() != PORT_DEPTH
            }),
            utility_request_ready: self.registers.response.is_none() || utility_ready,
            utility_response: self.registers.response,
        }
    }

    fn line_index(&self, way: u32, set: u32) -> usize {
        (way * self.sizes.sets + set) as usize
    }

    fn tag_index(&self, set: u32, way: u32) -> usize {
        (set * self.sizes.ways + way) as usize
    }

    /// The set of a line: of scratch, its low bits.
    fn set_of(&self, line: u32) -> u32 {
        if line & SCRATCH_BIT != 0 {
            line & (self.sizes.sets - 1)
        } else {
            self.sizes.set_of(self.memory_line(line))
        }
    }

    /// The pseudo-channel behind a line: that of its set, also of a line of scratch.
    fn channel_of(&self, line: u32) -> usize {
        self.sizes.channel_of_set(self.set_of(line)) as usize
    }

    /// For which of what is at the front its pseudo-channel has room: an entry, a place for its
    /// fetch and one for the line that has to go, whatever it turns out to need (an entry alone, if
    /// it is of scratch). The access in the
    /// lookup counts as if it needed all of them. Reads leave some entries to the writes, which
    /// need theirs for a few cycles only.
    fn fronts(&self) -> Fronts {
        let sizes = &self.sizes;
        let ahead = self.access.as_ref().filter(|a| a.kind != Kind::Flush);
        let ahead = ahead.map(|a| self.channel_of(a.line));
        let room = |line: u32, entries: u32| {
            let k = self.channel_of(line);
            let (channel, ahead) = (&self.channels[k], usize::from(ahead == Some(k)));
            channel.entries + ahead < entries as usize
                && (line & SCRATCH_BIT != 0
                    || (channel.fetches.len() + ahead < sizes.fetch_queue as usize
                        && channel.reserved + ahead < sizes.write_backs as usize))
        };
        let reads = self.reads.each_ref().map(|(waiting, _)| waiting.front());
        let read = |first: Option<&ControlFlit>| {
            first.map(|request| room(request.address, sizes.channel_reads()))
        };
        let write = self.writes.front().map(|flit| room(flit.address, sizes.channel_misses()));
        let [a, b] = reads.map(read);
        let waits = [a, b, write].into_iter().filter(|&access| access == Some(false)).count();
        Fronts {
            reads: [a == Some(true), b == Some(true)],
            write: write == Some(true),
            waits: waits as u64,
        }
    }

    /// The line of memory that an address means: the bits that the bank's memory has.
    fn memory_line(&self, address: u32) -> u32 {
        address & ((1 << self.sizes.line_bits) - 1)
    }

    /// Valid and dirty ways of a set among the cache ways, the way of a tag, and tag errors.
    fn look(&self, set: u32, tag: Option<u32>, plan: &mut Plan) -> (u32, u32, Option<u32>) {
        let cache = self.registers.cache_ways();
        let first = self.tag_index(set, 0);
        let Ways { mut valid, dirty, .. } = self.sets[set as usize];
        if !self.tag_faults.is_empty() {
            for way in (0..self.sizes.ways).filter(|way| cache >> way & 1 == 1) {
                match self.tag_faults.get(&((first as u32) + way)).map(Flips::count) {
                    Some(1) => plan.tags_corrected += 1,
                    Some(2) => {
                        plan.tag_lost = true;
                        valid &= !(1 << way);
                    }
                    _ => {}
                }
            }
        }
        valid &= cache;
        let tags = &self.tags[first..first + self.sizes.ways as usize];
        let hit =
            |tag| (0..).zip(tags).find(|&(way, &there)| there == tag && valid >> way & 1 == 1);
        let hit = tag.and_then(hit).map(|(way, _)| way);
        (valid, dirty & valid, hit)
    }

    fn plan(&self, array_busy: bool, read_stays: bool, closing: Option<usize>) -> Plan {
        let Some(access) = &self.access else { return Plan::default() };
        let sizes = &self.sizes;
        let mut plan = Plan::default();
        let free_channel = |c: ChannelLine| {
            self.channels[c.channel as usize].reserved != sizes.write_backs as usize
        };
        if access.kind == Kind::Flush {
            let set = access.line;
            let (_, dirty, _) = self.look(set, None, &mut plan);
            let waits = self.sets[set as usize].under_way != 0;
            if dirty != 0 {
                plan.way = dirty.trailing_zeros();
                self.take_victim(set, &mut plan);
                plan.array_read = true;
            }
            let victim_fits = plan.victim.is_none_or(free_channel);
            let blocked = plan.array_read && (array_busy || read_stays);
            plan.fires = !waits && victim_fits && !blocked;
            return plan;
        }
        let scratch = access.line & SCRATCH_BIT != 0;
        let line = access.line & !SCRATCH_BIT;
        let set = self.set_of(access.line);
        let mut waits = false;
        let mut dirty = 0;
        if scratch {
            plan.refused = line >> sizes.set_bits() >= self.registers.scratch_ways;
            plan.way = line >> sizes.set_bits() & (sizes.ways - 1);
            plan.present = !plan.refused;
        } else {
            let cache = self.registers.cache_ways();
            let mask = self.registers.way_mask[access.steering as usize] & cache;
            plan.mask = if mask == 0 { cache } else { mask };
            let tag = sizes.tag_of(self.memory_line(line));
            let (valid, is_dirty, hit) = self.look(set, Some(tag), &mut plan);
            dirty = is_dirty;
            match hit {
                Some(way) => (plan.present, plan.way) = (true, way),
                None => {
                    plan.misses = true;
                    let Ways { under_way, used, .. } = self.sets[set as usize];
                    let can = plan.mask & !under_way;
                    let (unused, cold) = (can & !valid, can & !used);
                    let from = [unused, cold, can].into_iter().find(|&ways| ways != 0);
                    waits = from.is_none();
                    plan.way = from.unwrap_or(1).trailing_zeros();
                }
            }
        }
        let writes = access.kind == Kind::Write;
        let whole = access.strobe == u64::MAX;
        if plan.present && self.sets[set as usize].under_way >> plan.way & 1 == 1 {
            let primary = usize::from(self.primaries[self.line_index(plan.way, set)]);
            plan.under_way = Some(primary);
            plan.closing = self.entries[primary].closed || closing == Some(primary);
        }
        let here = plan.present && plan.under_way.is_none();
        plan.wants_entry = match access.kind {
            Kind::Write => plan.misses || (here && !whole),
            _ => plan.misses || plan.under_way.is_some(),
        };
        plan.entry = self.free.first();
        if plan.misses && dirty >> plan.way & 1 == 1 {
            self.take_victim(set, &mut plan);
        }
        plan.local = writes && ((here && !whole) || (plan.misses && whole));
        plan.fetches = plan.misses && !(writes && whole);
        plan.array_read = plan.victim.is_some() || (here && !(writes && whole));
        plan.array_write = here && writes && whole;
        let uses_read = plan.array_read || plan.local || (plan.refused && !writes);
        let blocked = waits
            || plan.closing
            || (plan.local && self.local_reserved == LOCAL_FILLS as usize)
            || ((plan.array_read || plan.array_write) && array_busy)
            || (uses_read && read_stays)
            || (writes && access.last && self.acks.len() == PORT_DEPTH);
        plan.fires = !blocked;
        plan
    }

    /// The line in a way of a set is to go.
    fn take_victim(&self, set: u32, plan: &mut Plan) {
        let tag = self.tags[self.tag_index(set, plan.way)];
        plan.victim_line = self.sizes.line_of(tag, set);
        plan.victim = Some(AddressMap::channel(plan.victim_line));
    }

    /// Reads the array: the line with its poison as it comes out of the decoders, the words
    /// corrected, and whether some could not be.
    fn read_array(&self, way: u32, set: u32) -> (D, bool, u32, bool) {
        let index = self.line_index(way, set);
        let (mut data, poison) = self.lines[index];
        let flips =
            if self.line_faults.is_empty() { None } else { self.line_faults.get(&(index as u32)) };
        let Some(flips) = flips else { return (data, poison, 0, false) };
        // The majority of three copies counts.
        let poison = poison ^ (flips.count() - flips.in_word() == 2);
        if flips.in_word() == 2 {
            for bit in flips.bits.into_iter().flatten().filter(|&bit| bit < 64) {
                data.flip(64 * flips.word + bit);
            }
        }
        (data, poison, u32::from(flips.in_word() == 1), flips.in_word() == 2)
    }

    fn write_array(&mut self, way: u32, set: u32, data: D, poison: bool) {
        let index = self.line_index(way, set);
        self.lines[index] = (data, poison);
        let flips = self.registers.line_flips();
        set_fault(&mut self.line_faults, index as u32, flips);
    }

    /// Writes a tag, or, without one, that the way holds nothing.
    fn write_tag(
        &mut self,
        set: u32,
        way: u32,
        tag: Option<u32>,
        dirty: bool,
        flips: Option<Flips>,
    ) {
        let index = self.tag_index(set, way);
        self.tags[index] = tag.unwrap_or(0);
        let ways = &mut self.sets[set as usize];
        ways.valid = ways.valid & !(1 << way) | u32::from(tag.is_some()) << way;
        ways.dirty = ways.dirty & !(1 << way) | u32::from(dirty) << way;
        set_fault(&mut self.tag_faults, index as u32, flips);
    }

    /// A cycle with these inputs.
    pub fn cycle(&mut self, inputs: &BankInputs<D>) {
        if self.is_idle()
            && inputs.request.is_none()
            && inputs.write.is_none()
            && inputs.utility_request.is_none()
        {
            // Responses without anything that waits for them do not happen.
            return;
        }
        let flush = self.flush;
        let control = u64::from(flush.active) | u64::from(self.clearing.is_some()) << 1;

        // Decisions, from the end of the pipe to its beginning.
        let room = self.responses.len() != PORT_DEPTH;
        let read_responds = self.read.as_ref().is_some_and(|r| r.respond);
        let fill_responds = self.filling.as_ref().is_some_and(|f| self.entries[f.at].is_read);
        let grant_fill = fill_responds && (!read_responds || self.respond_turn);
        let grant_read = read_responds && !grant_fill;
        let read_goes = self.read.is_some() && (!read_responds || (room && grant_read));
        let read_stays = self.read.is_some() && !read_goes;
        let fill_steps = self.filling.is_some() && (!fill_responds || (room && grant_fill));
        let fill_ends = fill_steps
            && self.filling.as_ref().is_some_and(|f| f.at == self.entries[f.fill.entry].last);
        let array_busy = self.filling.as_ref().is_some_and(|f| f.first);
        let fill_free = self.filling.is_none() || fill_ends;
        let ready = [0, 1].map(|k: usize| !self.channels[k].responses.is_empty());
        let from_memory = if ready[self.fill_turn] { self.fill_turn } else { 1 - self.fill_turn };
        // 2 is the bank itself.
        let from = match fill_free {
            true if !self.local.is_empty() => Some(2),
            true if ready[from_memory] => Some(from_memory),
            _ => None,
        };
        let closing = from.map(|from| match from {
            2 => self.local[0].entry,
            k => self.channels[k].responses[0].tag as usize,
        });
        let plan = self.plan(array_busy, read_stays, closing);
        let access_free = self.access.is_none() || plan.fires;
        let fronts = self.fronts();
        let chosen = self.choose(&fronts).filter(|_| access_free);
        let fits_request = self.request_ready();
        let fits_write = self.writes.len() != self.sizes.write_queue as usize;
        let fits = [0, 1].map(|k: usize| self.channels[k].responses.len() != PORT_DEPTH);
        let may_send = [0, 1].map(|k: usize| self.channels[k].requests.len() != PORT_DEPTH);
        let drained = self.read.is_none()
            && self.channels.iter().all(|c| c.reserved == 0 && c.requests.is_empty());
        let asked = inputs.utility_request.as_ref();
        let asked = asked.filter(|_| self.registers.response.is_none() || inputs.utility_ready);
        let answer = asked.map(|request| self.registers.answer(request, control));

        // Counters, and what is taken outside.
        self.count_cycle(&plan, &fronts, inputs);
        if inputs.read_ready {
            self.responses.pop_front();
        }
        if inputs.ack_ready {
            self.acks.pop_front();
        }
        let taken = inputs.memory_ready.into_iter().zip(may_send);
        for (channel, (taken, may_send)) in self.channels.iter_mut().zip(taken) {
            if taken {
                channel.requests.pop_front();
            }
            if may_send {
                channel.send();
            }
        }
        if let Some(request) = asked {
            self.registers.clear_log(request);
        }

        // What was read out of the array, the fill at work, the lookup, the front.
        if room && (grant_read || grant_fill) {
            self.respond_turn = grant_read;
        }
        if read_goes && let Some(read) = self.read.take() {
            self.finish_read(read);
        }
        self.step_fill(fill_steps, fill_ends);
        if let Some(from) = from {
            self.begin_fill(from);
        }
        if plan.fires
            && let Some(access) = self.access.take()
        {
            self.fire(&access, &plan);
        }
        if control >> 1 == 1 {
            let next = self.clearing.map_or(0, |set| set + 1);
            self.clearing = (next != self.sizes.sets).then_some(next);
        } else if flush.active {
            // A pass that leaves the lookup in this cycle has to tell first what comes next.
            if access_free && !flush.issued && !flush.drains {
                self.flush.issued = true;
                self.access = Some(Access::flush(flush.set));
            }
        } else if let Some(front) = chosen {
            self.enter(front);
        }
        if flush.active && flush.drains && drained {
            self.flush = Flush::default();
        }

        // What comes in.
        if let Some(request) = inputs.request.filter(|_| fits_request) {
            self.reads[self.channel_of(request.address)].0.push_back(request);
        }
        if fits_write {
            self.writes.extend(inputs.write);
        }
        let offered = inputs.memory_response.iter().zip(fits);
        for (channel, (response, fits)) in self.channels.iter_mut().zip(offered) {
            channel.responses.extend(response.filter(|_| fits));
        }
        if inputs.utility_ready {
            self.registers.response = None;
        }
        if let (Some(request), Some(answer)) = (asked, answer) {
            self.registers.response = Some(answer);
            if self.registers.write(request) && !self.flush.active {
                self.flush = Flush { active: true, ..Flush::default() };
            }
        }
    }

    fn count_cycle(&mut self, plan: &Plan, fronts: &Fronts, inputs: &BankInputs<D>) {
        let busy = self.access.is_some() || !self.free.is_full();
        let stays = self.access.is_some() && !plan.fires;
        let response = self.responses.front().map(|r| r.poison);
        let taken = response.is_some() && inputs.read_ready;
        let acks = inputs.ack_ready && !self.acks.is_empty();
        let mut add = |id: CounterId, by: bool| self.registers.count(id, u64::from(by));
        add(CounterId::BusyCycles, busy);
        add(CounterId::StallCycles, stays);
        add(CounterId::LineWaitCycles, stays && plan.closing);
        add(CounterId::Responses, taken);
        add(CounterId::Poisoned, taken && response == Some(true));
        add(CounterId::ResponseWaitCycles, response.is_some() && !taken);
        add(CounterId::Acks, acks);
        self.registers.count(CounterId::RoomWaitCycles, fronts.waits);
        for (channel, ready) in self.channels.iter().zip(inputs.memory_ready) {
            let Some(request) = channel.requests.front() else { continue };
            let id = match (ready, request.write) {
                (false, _) => CounterId::MemoryWaitCycles,
                (true, true) => CounterId::WriteBacks,
                (true, false) => CounterId::Fetches,
            };
            self.registers.count(id, 1);
        }
    }

    fn finish_read(&mut self, read: Read<D>) {
        self.registers.count(CounterId::Corrected, read.corrected.into());
        self.registers.count(CounterId::Uncorrectable, read.uncorrectable.into());
        if read.uncorrectable {
            self.registers.log(Cause::Line, read.line);
        }
        let poison = read.poison || read.uncorrectable;
        if read.respond {
            let (tag, source, reply, index) = (read.tag, read.source, read.reply, read.index);
            let data = if read.refused { D::ZERO } else { read.data };
            let poison = poison && !read.refused;
            let flit = response(tag, source, reply, index, poison, read.refused).with(data);
            self.responses.push_back(flit);
            return;
        }
        if let Some(place) = read.write_back {
            let channel = &mut self.channels[place.channel as usize];
            channel.write_backs.push_back((place.line, poison, read.data));
        }
        if let Some(entry) = read.local {
            self.local.push_back(Fill { entry, data: read.data, poison });
        }
    }

    /// The line of a fill, with what was written to it meanwhile.
    fn filled(&self, fill: &Fill<D>) -> (D, bool) {
        let entry = &self.entries[fill.entry];
        let mut data = fill.data;
        data.merge(&entry.data, entry.strobe);
        (data, entry.poison || (fill.poison && entry.strobe != u64::MAX))
    }

    fn step_fill(&mut self, steps: bool, ends: bool) {
        let Some(mut filling) = self.filling.take() else { return };
        let primary = filling.fill.entry;
        let (set, way) = (self.entries[primary].set, self.entries[primary].way);
        let (data, poison) = self.filled(&filling.fill);
        if filling.first {
            self.write_array(way, set, data, poison);
            self.registers.count(CounterId::Fills, 1);
        }
        filling.first = false;
        if steps {
            let entry = &self.entries[filling.at];
            if entry.is_read {
                let Entry { tag, source, reply, index, .. } = *entry;
                let flit = response(tag, source, reply, index, poison, false).with(data);
                self.responses.push_back(flit);
            }
            let next = entry.next;
            if filling.at != primary {
                self.free.put(filling.at);
                self.channels[self.sizes.channel_of_set(set) as usize].entries -= 1;
            }
            filling.at = next;
        }
        if ends {
            self.free.put(primary);
            self.channels[self.sizes.channel_of_set(set) as usize].entries -= 1;
            self.sets[set as usize].under_way &= !(1 << way);
            return;
        }
        self.filling = Some(filling);
    }

    fn begin_fill(&mut self, from: usize) {
        let fill = if from == BANK_CHANNELS {
            self.local_reserved -= 1;
            self.local.pop_front()
        } else {
            self.fill_turn = 1 - from;
            let response = self.channels[from].responses.pop_front();
            response.map(|r| Fill { entry: r.tag as usize, data: r.data, poison: r.poison })
        };
        if let Some(fill) = fill {
            self.entries[fill.entry].closed = true;
            self.filling = Some(Filling { at: fill.entry, fill, first: true });
        }
    }

    /// The access leaves the lookup.
    fn fire(&mut self, access: &Access<D>, plan: &Plan) {
        if access.kind == Kind::Flush {
            return self.flush_pass(access.line, plan);
        }
        let writes = access.kind == Kind::Write;
        let scratch = access.line & SCRATCH_BIT != 0;
        let line = access.line & !SCRATCH_BIT;
        let set = self.set_of(access.line);
        let whole = access.strobe == u64::MAX;
        let here = plan.present && plan.under_way.is_none();
        self.count_lookup(plan, access.line);
        let mut add = |id: CounterId, by: bool| self.registers.count(id, u64::from(by));
        add(CounterId::Reads, !writes);
        add(CounterId::Writes, writes);
        add(CounterId::Hits, here);
        add(CounterId::Misses, plan.misses);
        add(CounterId::Merges, plan.under_way.is_some());
        add(CounterId::Refused, plan.refused);
        if plan.refused {
            self.registers.log(Cause::Refused, access.line);
        }

        // The array is read before anything of this cycle is written to it.
        if plan.array_read || plan.local || (plan.refused && !writes) {
            let (data, poison, corrected, uncorrectable) = if plan.array_read {
                self.read_array(plan.way, set)
            } else {
                (D::ZERO, false, 0, false)
            };
            self.read = Some(Read {
                respond: !writes && (here || plan.refused),
                refused: plan.refused,
                write_back: plan.victim,
                local: plan.local.then_some(plan.entry.unwrap_or(0)),
                line: if plan.victim.is_some() { plan.victim_line } else { access.line },
                tag: access.tag,
                source: access.source,
                reply: access.reply,
                index: (line % FRAGMENT_LINES) as u8,
                data,
                poison,
                corrected,
                uncorrectable,
            });
        }
        if let Some(place) = plan.victim {
            self.channels[place.channel as usize].reserved += 1;
        }
        self.local_reserved += usize::from(plan.local);
        if plan.array_write {
            self.write_array(plan.way, set, access.data, access.poison);
        }

        // Tags.
        if !scratch && (plan.misses || writes) {
            let tag = self.sizes.tag_of(self.memory_line(line));
            let flips = self.registers.tag_flips();
            self.write_tag(set, plan.way, Some(tag), writes, flips);
        }
        if !scratch {
            let used = self.sets[set as usize].used | 1 << plan.way;
            let all = used & plan.mask == plan.mask;
            let used = if all { used & !plan.mask | 1 << plan.way } else { used };
            self.sets[set as usize].used = used;
        }

        // Entries.
        if let Some(primary) = plan.under_way.filter(|_| writes) {
            let entry = &mut self.entries[primary];
            entry.data.merge(&access.data, access.strobe);
            entry.strobe |= access.strobe;
            entry.poison = access.poison || (entry.poison && !whole);
        }
        if plan.wants_entry
            && let Some(e) = plan.entry
        {
            self.free.take(e);
            self.channels[self.sizes.channel_of_set(set) as usize].entries += 1;
            let entry = &mut self.entries[e];
            entry.is_read = !writes;
            (entry.tag, entry.source, entry.reply) = (access.tag, access.source, access.reply);
            entry.index = (line % FRAGMENT_LINES) as u8;
            match plan.under_way {
                Some(primary) => {
                    let last = self.entries[primary].last;
                    self.entries[last].next = e;
                    self.entries[primary].last = e;
                }
                None => {
                    (entry.set, entry.way, entry.closed) = (set, plan.way, false);
                    entry.data = access.data;
                    entry.strobe = if writes { access.strobe } else { 0 };
                    entry.poison = writes && access.poison;
                    entry.last = e;
                    self.sets[set as usize].under_way |= 1 << plan.way;
                    let index = self.line_index(plan.way, set);
                    self.primaries[index] = e as u8;
                }
            }
            if plan.fetches {
                let place = AddressMap::channel(self.memory_line(line));
                self.channels[place.channel as usize].fetches.push_back((place.line, e));
            }
        }
        if writes && access.last {
            let kind = if plan.refused { ControlKind::AckError } else { ControlKind::Ack };
            let (tag, source) = (access.tag, access.source);
            self.acks.push_back(ControlFlit {
                kind,
                tag,
                source,
                lines: 1,
                ..ControlFlit::default()
            });
        }
    }

    fn count_lookup(&mut self, plan: &Plan, line: u32) {
        self.registers.count(CounterId::TagsCorrected, plan.tags_corrected.into());
        self.registers.count(CounterId::TagsUncorrectable, plan.tag_lost.into());
        if plan.tag_lost {
            self.registers.log(Cause::Tag, line);
        }
    }

    /// A pass of the flush over a set leaves the lookup: a written line goes back, or all are
    /// dropped.
    fn flush_pass(&mut self, set: u32, plan: &Plan) {
        self.count_lookup(plan, set);
        self.flush.issued = false;
        if let Some(place) = plan.victim {
            let (data, poison, corrected, uncorrectable) = self.read_array(plan.way, set);
            self.channels[place.channel as usize].reserved += 1;
            self.read = Some(Read {
                respond: false,
                refused: false,
                write_back: Some(place),
                local: None,
                line: plan.victim_line,
                tag: 0,
                source: Source::default(),
                reply: Reply::default(),
                index: 0,
                data,
                poison,
                corrected,
                uncorrectable,
            });
            self.write_tag(set, plan.way, None, false, None);
            return;
        }
        for way in 0..self.sizes.ways {
            self.write_tag(set, way, None, false, None);
        }
        self.flush.drains = set + 1 == self.sizes.sets;
        self.flush.set = set + 1;
    }

    /// What enters the lookup next: of the accesses that have room, reads and writes by turns, and
    /// the reads of the pseudo-channels by turns.
    fn choose(&self, fronts: &Fronts) -> Option<Front> {
        let Fronts { reads, write, .. } = *fronts;
        if write && (self.write_turn || reads == [false; BANK_CHANNELS]) {
            return Some(Front::Write);
        }
        let k = if reads[self.read_turn] { self.read_turn } else { 1 - self.read_turn };
        reads[k].then_some(Front::Read(k))
    }

    /// What was chosen enters the lookup.
    fn enter(&mut self, front: Front) {
        self.write_turn = front != Front::Write;
        let k = match front {
            Front::Write => {
                self.access = self.writes.pop_front().map(|flit| Access {
                    kind: Kind::Write,
                    line: flit.address,
                    steering: flit.steering,
                    tag: flit.tag,
                    source: flit.source,
                    reply: Reply::Own,
                    strobe: flit.strobe,
                    last: flit.last,
                    poison: flit.poison,
                    data: flit.data,
                });
                return;
            }
            Front::Read(k) => k,
        };
        self.read_turn = 1 - k;
        let (waiting, begun) = &mut self.reads[k];
        let Some(request) = waiting.front().copied() else { return };
        // A request stays in its fragment.
        let in_fragment = (request.address + u32::from(*begun)) % FRAGMENT_LINES;
        self.access = Some(Access {
            kind: Kind::Read,
            line: request.address / FRAGMENT_LINES * FRAGMENT_LINES + in_fragment,
            steering: request.steering,
            tag: request.tag,
            source: request.source,
            reply: request.reply,
            strobe: 0,
            last: false,
            poison: false,
            data: D::ZERO,
        });
        *begun += 1;
        if *begun == request.lines {
            *begun = 0;
            waiting.pop_front();
        }
    }
}

impl<D: Line> Entry<D> {
    fn new() -> Entry<D> {
        Entry {
            set: 0,
            way: 0,
            closed: false,
            data: D::ZERO,
            strobe: 0,
            poison: false,
            next: 0,
            last: 0,
            is_read: false,
            tag: 0,
            source: Source::default(),
            reply: Reply::Own,
            index: 0,
        }
    }
}

impl<D: Line> Access<D> {
    fn flush(set: u32) -> Access<D> {
        Access {
            kind: Kind::Flush,
            line: set,
            steering: 0,
            tag: 0,
            source: Source::default(),
            reply: Reply::Own,
            strobe: 0,
            last: false,
            poison: false,
            data: D::ZERO,
        }
    }
}

impl<D: Line> Channel<D> {
    /// The next request to memory. Lines that go back and fetches by turns, but no fetch before a
    /// line on its way back that it wants.
    fn send(&mut self) {
        let fetch = self.fetches.front().copied();
        let wanted = fetch.is_some_and(|(line, _)| self.write_backs.iter().any(|w| w.0 == line));
        let writes = !self.write_backs.is_empty();
        if writes && (fetch.is_none() || wanted || !self.fetch_turn) {
            self.fetch_turn = true;
            if let Some((address, poison, data)) = self.write_backs.pop_front() {
                self.reserved -= 1;
                self.requests.push_back(MemoryRequest {
                    write: true,
                    address,
                    tag: 0,
                    poison,
                    data,
                });
            }
        } else if let Some((address, entry)) = fetch {
            self.fetch_turn = false;
            self.fetches.pop_front();
            let (tag, data) = (entry as u32, D::ZERO);
            self.requests.push_back(MemoryRequest {
                write: false,
                address,
                tag,
                poison: false,
                data,
            });
        }
    }
}

/// A line read, without its bytes.
fn response(
    tag: u16,
    source: Source,
    reply: Reply,
    line: u8,
    poison: bool,
    error: bool,
) -> DataFlit<()> {
    let kind = DataKind::ReadResponse;
    DataFlit { tag, source, reply, line, poison, error, kind, ..DataFlit::default() }
}

/// Sets or clears a fault.
fn set_fault(faults: &mut HashMap<u32, Flips>, index: u32, flips: Option<Flips>) {
    match flips {
        Some(flips) => {
            faults.insert(index, flips);
        }
        None if faults.is_empty() => {}
        None => {
            faults.remove(&index);
        }
    }
}
