//! The fabric interface, cycle by cycle.
//!
//! ```text
//!   command ==> queue 0 --> reader --> map --> request ==> control up
//!           ==> queue 1 --> writer --> map --> lines <=> store_read --> out ==> data up
//!   status <== table of commands <-- landings <== data down; acks <-- control down
//! ```
//! Parts and their registers are those of `hw/src/fi/`, where they are explained; every value here
//! is what the register of the same name holds there. In each cycle all handshakes are worked out
//! from the state before the edge, then the state advances. Lines are of a type `D`: `[u8; 64]`
//! where bytes are compared, `()` where only time matters.
//!
//! A cycle is: look at the outputs ([`Fi::status`], [`Fi::control_up`], [`Fi::data_up`],
//! [`Fi::store_write`], [`Fi::store_read`] and the `ready` methods), then [`Fi::clock`] with the
//! inputs. [`Fi::clock_with_store`] puts a local store behind it that is always ready. An interface
//! without work costs next to nothing.

mod bucket;
pub mod port;
mod splitter;
mod table;

use std::collections::VecDeque;

use crate::spec::Chip;
use crate::spec::address::AddressMap;
use crate::spec::fi::{
    self as spec, BROADCAST_TAG, CHANNELS, COUNTERS, Command, CounterId, FRAGMENT_BYTES,
    FRAGMENT_LINES, Kind, LINE_BYTES, Limits, Place, REGISTER_STRIDE, Register, Status,
};
use crate::spec::flit::{ControlFlit, ControlKind, DataFlit, DataKind, Header, Reply, Source};
use crate::spec::floor::LLC_SLOT;

use bucket::Bucket;
pub use port::{ControlUp, DataUp, Inputs, StatusOut, StoreWrite, UtilityRequest, UtilityResponse};
use splitter::{Fragment, Splitter};
use table::Table;

/// Sizes of an interface.
#[derive(Clone, Debug)]
struct Sizes {
    links: u32,
    local_mask: u32,
    commands: usize,
    store_reads: usize,
    last_column: u8,
    /// Of each data lane: the link that it goes over, its bank's quad, the bank's number in it.
    lanes: [LaneFacts; MAX_LANES],
}

/// Data lanes of any description at most.
const MAX_LANES: usize = 16;

/// What follows from a data lane.
#[derive(Clone, Copy, Debug, Default)]
struct LaneFacts {
    link: u8,
    quad: u8,
    bank: u8,
}

impl LaneFacts {
    fn all(chip: &Chip, links: u32) -> [LaneFacts; MAX_LANES] {
        let (data, control) = (chip.noc.data_lanes.value, chip.noc.control_lanes.value);
        std::array::from_fn(|lane| {
            let lane = lane as u32;
            let (quad, bank) = spec::quad(lane, data, control);
            LaneFacts { link: (lane % links) as u8, quad: quad as u8, bank: bank as u8 }
        })
    }
}

/// What a read slot remembers of its fragment.
#[derive(Clone, Copy, Debug, Default)]
struct Slot {
    first_line: u8,
    last_line: u8,
    skip: u8,
    keep: u8,
    base: u32,
    entry: u8,
}

/// A line that the local store was asked for.
#[derive(Clone, Copy, Debug)]
struct Asked {
    lane: u8,
    header: Header,
    address: u32,
    line: u8,
    first: u8,
    last: u8,
    ends: bool,
    steering: u8,
    slot: u16,
}

/// A broadcast channel.
#[derive(Clone, Copy, Debug, Default)]
struct Channel {
    entry: u8,
    /// Where byte 0 of the first fragment lies in the local store.
    base: u32,
    /// First line of the first fragment.
    first_line: u32,
    lines: u32,
}

/// A request on its way to the map.
#[derive(Clone, Copy, Debug)]
struct ReadStage {
    block: u64,
    first_line: u8,
    last_line: u8,
    steering: u8,
    reply: Reply,
    tag: u16,
}

/// A fragment of a write on its way to the map.
#[derive(Clone, Copy, Debug)]
struct WriteStage {
    fragment: Fragment,
    steering: u8,
    slot: u16,
}

/// The fragment whose lines are being asked for.
#[derive(Clone, Copy, Debug)]
struct Lines {
    stage: WriteStage,
    lane: u8,
    header: Header,
    /// Address of the next line in its bank.
    address: u32,
    line: u8,
}

/// A line that has arrived and waits for the local store.
#[derive(Clone, Copy, Debug)]
struct Landing<D> {
    data: D,
    window: u32,
    first: u8,
    last: u8,
    entry: u8,
    broadcast: bool,
    /// Somebody waits for it.
    hit: bool,
    foreign: bool,
    error: bool,
    poison: bool,
}

impl<D> Landing<D> {
    fn stores(&self) -> bool {
        self.hit && !self.error && !self.poison
    }
}

/// An acknowledgement on its way to the table.
#[derive(Clone, Copy, Debug)]
struct Ack {
    entry: u8,
    hit: bool,
    error: bool,
}

/// One fabric interface.
#[derive(Clone, Debug)]
pub struct Fi<D = ()> {
    sizes: Sizes,
    map: AddressMap,
    limits: Limits,
    place: Place,
    /// Commands with their codes: for the reader, for the writer.
    queues: [VecDeque<(Command, Status)>; 2],
    prefer_read: bool,
    table: Table,
    armed: u8,
    channels: [Channel; CHANNELS as usize],

    reader: Splitter,
    read_stage: Option<ReadStage>,
    request: Option<ControlUp>,
    read_bucket: Bucket,
    read_head: usize,
    slots: Vec<Slot>,
    /// Lines of each slot that have not arrived, bit i for line i.
    missing: Vec<u8>,

    writer: Splitter,
    write_stage: Option<WriteStage>,
    lines: Option<Lines>,
    asked: VecDeque<Asked>,
    out: Option<DataUp<D>>,
    write_bucket: Bucket,
    write_head: usize,
    /// Entry of the command whose fragment awaits its acknowledgement.
    waiting: Vec<Option<u8>>,

    landings: Vec<Option<Landing<D>>>,
    ack: Option<Ack>,

    counters: [u64; COUNTERS.len()],
    last_error: u64,
    utility: Option<UtilityResponse>,
    /// Nothing happens until something is offered.
    quiet: bool,
    /// When each window asked for is there, of a local store of fixed latency.
    due: VecDeque<u64>,
    now: u64,
}

fn strobe(first: u8, last: u8) -> u64 {
    !0 << first & !0 >> (63 - last)
}

impl<D: Copy> Fi<D> {
    /// The interface of a PE, as after reset.
    pub fn new(chip: &Chip, map: &AddressMap, place: Place) -> Fi<D> {
        Fi::of(chip, map, place, chip.noc.pe_lanes.value, chip.pe.local_store_bytes.value)
    }

    /// The interface of a client with so many data links and so large a local store (bytes, a
    /// power of two), as after reset.
    pub fn of(chip: &Chip, map: &AddressMap, place: Place, links: u32, local_bytes: u32) -> Fi<D> {
        let fi = &chip.fi;
        let depth = fi.bucket_lines.value;
        let granule = map.granule_lines / FRAGMENT_LINES;
        Fi {
            sizes: Sizes {
                links,
                local_mask: local_bytes - 1,
                commands: fi.commands.value as usize,
                store_reads: fi.store_reads.value as usize,
                last_column: (chip.noc.columns.value - 1) as u8,
                lanes: LaneFacts::all(chip, links),
            },
            limits: Limits::new(map, local_bytes),
            map: map.clone(),
            place,
            queues: Default::default(),
            prefer_read: true,
            table: Table::new(fi.in_flight.value),
            armed: 0,
            channels: Default::default(),
            reader: Splitter::new(local_bytes, granule),
            read_stage: None,
            request: None,
            read_bucket: Bucket::new(spec::rate_units(fi.read_rate.value), depth),
            read_head: 0,
            slots: vec![Slot::default(); fi.read_slots.value as usize],
            missing: vec![0; fi.read_slots.value as usize],
            writer: Splitter::new(local_bytes, granule),
            write_stage: None,
            lines: None,
            asked: VecDeque::new(),
            out: None,
            write_bucket: Bucket::new(spec::rate_units(fi.write_rate.value), depth),
            write_head: 0,
            waiting: vec![None; fi.write_slots.value as usize],
            landings: vec![None; links as usize],
            ack: None,
            counters: [0; COUNTERS.len()],
            last_error: 0,
            utility: None,
            quiet: true,
            due: VecDeque::new(),
            now: 0,
        }
    }

    /// Data links.
    pub fn links(&self) -> u32 {
        self.sizes.links
    }

    /// The counters, in the order of [`CounterId::ALL`].
    pub fn counters(&self) -> &[u64; COUNTERS.len()] {
        &self.counters
    }

    /// One counter.
    pub fn counter(&self, id: CounterId) -> u64 {
        self.counters[id.index()]
    }

    /// Whether nothing happens until something is offered.
    pub fn is_idle(&self) -> bool {
        self.quiet
    }

    /// Whether a command of that kind would be taken.
    pub fn command_ready(&self, kind: Kind) -> bool {
        self.queues[usize::from(!kind.reads())].len() != self.sizes.commands
    }

    /// The status offered.
    pub fn status(&self) -> Option<StatusOut> {
        self.table.status
    }

    /// The broadcast channels that are armed, bit c for channel c: flits for them find their way.
    pub fn armed(&self) -> u8 {
        self.armed
    }

    /// The request offered to the router.
    pub fn control_up(&self) -> Option<&ControlUp> {
        self.request.as_ref().filter(|r| self.read_bucket.admits(u32::from(r.flit.lines)))
    }

    /// The line offered to the router on a link.
    pub fn data_up(&self, link: u32) -> Option<&DataUp<D>> {
        self.offered_line().filter(|out| self.link(out.lane) == link)
    }

    fn offered_line(&self) -> Option<&DataUp<D>> {
        self.out.as_ref().filter(|_| self.write_bucket.admits(1))
    }

    fn link(&self, lane: u8) -> u32 {
        self.sizes.lanes[usize::from(lane) % MAX_LANES].link.into()
    }

    /// Whether a line from the router would be taken on a link, with the local store ready for a
    /// window of that link or not.
    pub fn data_down_ready(&self, link: u32, store_write_ready: bool) -> bool {
        self.landings[link as usize].is_none_or(|l| !l.stores() || store_write_ready)
    }

    /// Whether a flit of the control channel would be taken: always.
    pub const fn control_down_ready(&self) -> bool {
        true
    }

    /// The window offered to the local store on a link.
    pub fn store_write(&self, link: u32) -> Option<StoreWrite<D>> {
        let landing = self.landings[link as usize].filter(Landing::stores)?;
        let strobe = strobe(landing.first, landing.last);
        Some(StoreWrite { address: landing.window, strobe, data: landing.data })
    }

    /// The address of the window that the local store is asked for.
    pub fn store_read(&self) -> Option<u32> {
        let lines = self.lines.filter(|_| self.asked.len() != self.sizes.store_reads)?;
        let at = lines.stage.fragment.base.wrapping_add(u32::from(lines.line) * LINE_BYTES);
        Some(at & self.sizes.local_mask)
    }

    /// Whether a window from the local store would be taken, with the router ready for lines on
    /// these links.
    pub fn store_read_data_ready(&self, data_up_ready: u32) -> bool {
        !self.asked.is_empty() && (self.out.is_none() || self.sends(data_up_ready))
    }

    fn sends(&self, data_up_ready: u32) -> bool {
        self.offered_line().is_some_and(|out| data_up_ready >> self.link(out.lane) & 1 == 1)
    }

    /// Whether an access on the utility port would be taken.
    pub fn utility_request_ready(&self, response_ready: bool) -> bool {
        self.utility.is_none() || response_ready
    }

    /// The answer offered on the utility port.
    pub fn utility_response(&self) -> Option<UtilityResponse> {
        self.utility
    }

    /// The clock edge.
    pub fn clock(&mut self, inputs: &Inputs<'_, D>) {
        if self.quiet && inputs.offers_nothing() {
            return;
        }
        // Handshakes and counts of this cycle.
        let requested = self.control_up().is_some() && inputs.control_up_ready;
        let sent = self.sends(inputs.data_up_ready);
        let answered = self.table.status.is_some() && inputs.status_ready;
        let asks = self.store_read().is_some() && inputs.store_read_ready;
        let joins =
            inputs.store_read_data.is_some() && self.store_read_data_ready(inputs.data_up_ready);
        let response = inputs.utility_request.map(|request| self.respond(request));
        let failure = self.table.status.filter(|s| answered && s.code != Status::Ok.code());
        self.count(inputs, requested, sent, answered);

        let done = self.table.done().filter(|_| self.table.status.is_none() || answered);
        let free = self.table.free();
        let accepted = inputs.command.filter(|c| self.command_ready(c.kind));

        let [read_issues, read_free] = self.issue_read(requested);
        let [write_issues, write_free] = self.issue_write(asks);
        let start = self.choose(free.is_some(), read_free, write_free);

        // Lines and acknowledgements of the cycle before reach the table.
        if answered {
            self.table.status = None;
        }
        if let Some(entry) = done {
            self.table.finish(entry);
        }
        self.land(inputs);
        self.acknowledge(inputs);
        // A channel goes with its command; a new one may take its place only afterwards.
        if let Some(entry) = done
            && self.armed != 0
        {
            for c in 0..CHANNELS as usize {
                if self.channels[c].entry == entry {
                    self.armed &= !(1 << c);
                }
            }
        }

        self.clock_writer(inputs, asks, joins, sent, write_issues);
        self.clock_reader(requested, read_issues);
        if let (Some(queue), Some(entry)) = (start, free) {
            self.start(queue, entry);
        }
        self.access(inputs, response, failure);
        if let Some(command) = accepted {
            let fault = spec::check(&command, &self.limits);
            self.queues[usize::from(!command.kind.reads())].push_back((command, fault));
        }
        self.quiet = !self.table.is_busy()
            && self.table.status.is_none()
            && self.queues.iter().all(VecDeque::is_empty)
            && self.utility.is_none()
            && self.ack.is_none()
            && self.landings.iter().all(Option::is_none)
            && self.read_bucket.is_empty()
            && self.write_bucket.is_empty();
    }

    /// Whether the reader's fragment leaves, and whether the reader can take a command.
    fn issue_read(&self, requested: bool) -> [bool; 2] {
        let room = self.read_stage.is_none() || self.request.is_none() || requested;
        let slot = self.reader.broadcast.is_some() || self.missing[self.read_head] == 0;
        let issues = self.reader.left != 0 && room && slot;
        [issues, self.reader.left == 0 || issues && self.reader.fragment().last]
    }

    /// The same of the writer.
    fn issue_write(&self, asks: bool) -> [bool; 2] {
        let ends = asks && self.ends();
        let room = self.write_stage.is_none() || self.lines.is_none() || ends;
        let issues = self.writer.left != 0 && room && self.waiting[self.write_head].is_none();
        [issues, self.writer.left == 0 || issues && self.writer.fragment().last]
    }

    /// Whether the line asked for is its fragment's last.
    fn ends(&self) -> bool {
        self.lines.is_some_and(|l| l.line == l.stage.fragment.last_line)
    }

    /// The queue whose first command starts.
    fn choose(&self, free: bool, read_free: bool, write_free: bool) -> Option<usize> {
        let can = |queue: usize| {
            let Some((command, fault)) = self.queues[queue].front() else { return false };
            let idle = self.armed >> command.channel & 1 == 0;
            let ready = match command.kind {
                Kind::Read => read_free,
                Kind::Write => write_free,
                Kind::Broadcast => read_free && idle,
                Kind::Receive => idle,
            };
            free && (*fault != Status::Ok || ready)
        };
        match [can(0), can(1)] {
            [true, false] => Some(0),
            [false, true] => Some(1),
            [true, true] => Some(usize::from(!self.prefer_read)),
            [false, false] => None,
        }
    }

    /// The first command of a queue starts.
    fn start(&mut self, queue: usize, entry: u8) {
        let Some((command, fault)) = self.queues[queue].pop_front() else { return };
        self.prefer_read = queue == 1;
        let good = fault == Status::Ok;
        let answers = if good { spec::answers(&command) } else { 0 };
        self.table.start(entry, command.tag, fault.code(), answers);
        if !good {
            return;
        }
        if matches!(command.kind, Kind::Broadcast | Kind::Receive) {
            let offset = (command.address % u64::from(FRAGMENT_BYTES)) as u32;
            self.armed |= 1 << command.channel;
            self.channels[usize::from(command.channel)] = Channel {
                entry,
                base: command.local.wrapping_sub(offset) & self.sizes.local_mask,
                first_line: offset / LINE_BYTES,
                lines: answers,
            };
        }
        match command.kind {
            Kind::Read | Kind::Broadcast => self.reader.load(&command, entry),
            Kind::Write => self.writer.load(&command, entry),
            Kind::Receive => {}
        }
    }

    /// Where a line of a block of memory is: header, lane and address in its bank.
    fn locate(&self, block: u64, line: u8) -> (Header, u8, u32) {
        let address = block * u64::from(FRAGMENT_BYTES) + u64::from(line) * u64::from(LINE_BYTES);
        // A command that starts lies within a window; the default is never used.
        let Some(place) = self.map.locate(address) else { return (Header::default(), 0, 0) };
        let column = if place.bank.side == 0 { 0 } else { self.sizes.last_column };
        let bank = Source { column, row: place.bank.row as u8, slot: LLC_SLOT };
        (Header::to(bank), place.bank.lane as u8, place.line)
    }

    fn clock_reader(&mut self, requested: bool, issues: bool) {
        let offered = self.control_up().map(|r| u32::from(r.flit.lines));
        self.read_bucket.clock(offered, requested);
        if requested {
            self.request = None;
        }
        if self.request.is_none()
            && let Some(stage) = self.read_stage.take()
        {
            let (header, lane, address) = self.locate(stage.block, stage.first_line);
            let LaneFacts { quad, bank, .. } = self.sizes.lanes[usize::from(lane) % MAX_LANES];
            let flit = ControlFlit {
                kind: ControlKind::Read,
                address,
                lines: stage.last_line - stage.first_line + 1,
                bank,
                steering: stage.steering,
                tag: stage.tag,
                source: self.place.source,
                reply: stage.reply,
            };
            self.request = Some(ControlUp { lane: quad, header, flit });
        }
        if !issues {
            return;
        }
        let f = self.reader.fragment();
        let tag = match self.reader.broadcast {
            Some(channel) => {
                BROADCAST_TAG
                    | u16::from(channel) << spec::NUMBER_BITS
                    | u16::from(self.reader.number())
            }
            None => {
                self.slots[self.read_head] = Slot {
                    first_line: f.first_line,
                    last_line: f.last_line,
                    skip: f.skip,
                    keep: f.keep,
                    base: f.base,
                    entry: self.reader.entry,
                };
                self.missing[self.read_head] = (2 << f.last_line) - (1 << f.first_line);
                let slot = self.read_head as u16;
                // A power of two.
                self.read_head = (self.read_head + 1) & (self.slots.len() - 1);
                slot
            }
        };
        self.read_stage = Some(ReadStage {
            block: f.block,
            first_line: f.first_line,
            last_line: f.last_line,
            steering: self.reader.steering,
            reply: self.reader.reply,
            tag,
        });
        self.reader.advance();
    }

    fn clock_writer(
        &mut self,
        inputs: &Inputs<'_, D>,
        asks: bool,
        joins: bool,
        sent: bool,
        issues: bool,
    ) {
        let offered = self.offered_line().map(|_| 1);
        self.write_bucket.clock(offered, sent);
        if sent {
            self.out = None;
        }
        let asked = self.lines.filter(|_| asks);
        if joins && let (Some(line), Some(data)) = (self.asked.pop_front(), inputs.store_read_data)
        {
            let flit = DataFlit {
                data,
                strobe: strobe(line.first, line.last),
                address: line.address,
                tag: line.slot,
                source: self.place.source,
                steering: line.steering,
                line: line.line,
                last: line.ends,
                poison: false,
                error: false,
                kind: DataKind::Write,
                reply: Reply::Own,
                group_row: 0,
            };
            self.out = Some(DataUp { lane: line.lane, header: line.header, flit });
        }
        if let Some(lines) = asked {
            let WriteStage { fragment: f, steering, slot } = lines.stage;
            let ends = lines.line == f.last_line;
            self.asked.push_back(Asked {
                lane: lines.lane,
                header: lines.header,
                address: lines.address,
                line: lines.line,
                first: if lines.line == f.first_line { f.skip } else { 0 },
                last: if ends { f.keep } else { 63 },
                ends,
                steering,
                slot,
            });
            self.lines = (!ends).then_some(Lines {
                address: lines.address + 1,
                line: lines.line + 1,
                ..lines
            });
        }
        if self.lines.is_none()
            && let Some(stage) = self.write_stage.take()
        {
            let line = stage.fragment.first_line;
            let (header, lane, address) = self.locate(stage.fragment.block, line);
            self.lines = Some(Lines { stage, lane, header, address, line });
        }
        if issues {
            let (fragment, slot) = (self.writer.fragment(), self.write_head);
            self.waiting[slot] = Some(self.writer.entry);
            let (steering, slot) = (self.writer.steering, slot as u16);
            self.write_stage = Some(WriteStage { fragment, steering, slot });
            self.write_head = (self.write_head + 1) & (self.waiting.len() - 1);
            self.writer.advance();
        }
    }

    /// Lines leave for the local store, and others come in their place.
    fn land(&mut self, inputs: &Inputs<'_, D>) {
        for link in 0..self.sizes.links as usize {
            if let Some(landing) = &self.landings[link] {
                let stores = landing.stores();
                if stores && inputs.store_write_ready >> link & 1 == 0 {
                    self.counters[CounterId::StoreWriteCycles.index()] += 1;
                    continue;
                }
                let mut count = |id: CounterId, n: u64| self.counters[id.index()] += n;
                if stores {
                    count(CounterId::StoredLines, 1);
                    count(CounterId::BytesRead, u64::from(landing.last - landing.first) + 1);
                    count(CounterId::BroadcastLines, landing.broadcast.into());
                } else {
                    count(CounterId::ForeignLines, landing.foreign.into());
                    count(CounterId::StrayFlits, (!landing.hit && !landing.foreign).into());
                    count(CounterId::ErrorAnswers, landing.error.into());
                    count(CounterId::PoisonedLines, landing.poison.into());
                }
                if landing.hit {
                    self.table.answer(landing.entry, landing.error, landing.poison);
                }
                self.landings[link] = None;
            }
            if let Some(flit) = &inputs.data_down[link] {
                self.landings[link] = Some(self.look_up(flit));
                let landing = self.landings[link].as_ref();
                if landing.is_some_and(|l| l.hit && !l.broadcast) {
                    self.missing[usize::from(flit.tag)] &= !(1 << flit.line);
                }
            }
        }
    }

    /// What becomes of a line.
    fn look_up(&self, flit: &DataFlit<D>) -> Landing<D> {
        let response = flit.kind == DataKind::ReadResponse;
        let broadcast = flit.tag & BROADCAST_TAG != 0;
        let foreign = response
            && broadcast
            && flit.reply == Reply::Row
            && flit.group_row != self.place.logical_row;
        let (hit, base, line, first, last, entry);
        if broadcast {
            let number = usize::from(flit.tag & !BROADCAST_TAG);
            let channel = &self.channels[number >> spec::NUMBER_BITS];
            let armed = self.armed >> (number >> spec::NUMBER_BITS) & 1 == 1;
            line = (number as u32 & 0xff) * FRAGMENT_LINES + u32::from(flit.line);
            let inside = line >= channel.first_line && line - channel.first_line < channel.lines;
            hit = response && !foreign && armed && inside;
            (base, first, last, entry) = (channel.base, 0, 63, channel.entry);
        } else {
            let index = usize::from(flit.tag);
            let slot = self.slots.get(index).copied().unwrap_or_default();
            let missing = self.missing.get(index).is_some_and(|m| m >> flit.line & 1 == 1);
            hit = response && missing;
            line = u32::from(flit.line);
            first = if flit.line == slot.first_line { slot.skip } else { 0 };
            last = if flit.line == slot.last_line { slot.keep } else { 63 };
            (base, entry) = (slot.base, slot.entry);
        }
        Landing {
            data: flit.data,
            window: base.wrapping_add(line * LINE_BYTES) & self.sizes.local_mask,
            first,
            last,
            entry,
            broadcast,
            hit,
            foreign,
            error: hit && flit.error,
            poison: hit && flit.poison && !flit.error,
        }
    }

    fn acknowledge(&mut self, inputs: &Inputs<'_, D>) {
        if let Some(ack) = self.ack.take() {
            self.counters[CounterId::StrayFlits.index()] += u64::from(!ack.hit);
            self.counters[CounterId::ErrorAnswers.index()] += u64::from(ack.error);
            if ack.hit {
                self.table.answer(ack.entry, ack.error, false);
            }
        }
        if let Some(flit) = inputs.control_down {
            let error = flit.kind == ControlKind::AckError;
            let waits = self.waiting.get_mut(usize::from(flit.tag));
            let entry = match waits {
                Some(waits) if error || flit.kind == ControlKind::Ack => waits.take(),
                _ => None,
            };
            let hit = entry.is_some();
            self.ack = Some(Ack { entry: entry.unwrap_or(0), hit, error: hit && error });
        }
    }

    /// The answer to an access, with the registers as before this edge.
    fn respond(&self, request: UtilityRequest) -> UtilityResponse {
        let UtilityRequest { address, write, data } = request;
        let stride = u64::from(REGISTER_STRIDE);
        let index = address.is_multiple_of(stride).then_some((address / stride) as usize);
        let counter = index.and_then(|i| self.counters.get(i)).filter(|_| !write);
        let value = match (counter, Fi::<D>::register_at(address)) {
            (Some(&value), _) => Some(value),
            (None, Some(register)) if !write => Some(self.register(register)),
            (None, Some(register)) => {
                let takes = |(least, most)| (least..=most).contains(&data);
                register.writable().is_some_and(takes).then_some(0)
            }
            (None, None) => None,
        };
        UtilityResponse { data: value.unwrap_or(0), error: value.is_none() }
    }

    fn register_at(address: u64) -> Option<Register> {
        Register::ALL.into_iter().find(|r| u64::from(r.offset()) == address)
    }

    /// The edge of the utility port and of the registers that are written through it.
    fn access(
        &mut self,
        inputs: &Inputs<'_, D>,
        response: Option<UtilityResponse>,
        failure: Option<StatusOut>,
    ) {
        if self.utility_request_ready(inputs.utility_ready) {
            self.utility = response;
            let written = inputs.utility_request.filter(|r| r.write);
            if let (Some(UtilityResponse { error: false, .. }), Some(request)) = (response, written)
            {
                let value = request.data as u32;
                match Fi::<D>::register_at(request.address) {
                    Some(Register::ReadRate) => self.read_bucket.rate = value,
                    Some(Register::ReadDepth) => self.read_bucket.depth = value,
                    Some(Register::WriteRate) => self.write_bucket.rate = value,
                    Some(Register::WriteDepth) => self.write_bucket.depth = value,
                    Some(Register::LastError) => self.last_error = request.data,
                    Some(Register::Place | Register::Armed) | None => {}
                }
            }
        }
        if let Some(StatusOut { tag, code }) = failure {
            self.last_error = spec::error_register(tag, code);
        }
    }

    fn register(&self, register: Register) -> u64 {
        match register {
            Register::ReadRate => self.read_bucket.rate.into(),
            Register::ReadDepth => self.read_bucket.depth.into(),
            Register::WriteRate => self.write_bucket.rate.into(),
            Register::WriteDepth => self.write_bucket.depth.into(),
            Register::Place => spec::place_register(self.place),
            Register::LastError => self.last_error,
            Register::Armed => self.armed.into(),
        }
    }

    /// Counts what this cycle's handshakes say; [`Fi::land`] and [`Fi::acknowledge`] count the rest.
    fn count(&mut self, inputs: &Inputs<'_, D>, requested: bool, sent: bool, answered: bool) {
        let request = self.control_up().map(|r| u64::from(r.flit.lines));
        let offered = self.offered_line().map(|o| (o.flit.last, o.flit.strobe.count_ones()));
        let ok = self.table.status.is_some_and(|s| s.code == Status::Ok.code());
        let read_slot_taken = self.reader.left != 0
            && self.reader.broadcast.is_none()
            && self.missing[self.read_head] != 0;
        let write_slot_taken = self.writer.left != 0 && self.waiting[self.write_head].is_some();
        let held_back =
            [self.request.is_some() && request.is_none(), self.out.is_some() && offered.is_none()];
        let asks_in_vain = self.store_read().is_some() && !inputs.store_read_ready;
        let mut count = |id: CounterId, n: u64| self.counters[id.index()] += n;
        if answered {
            count(if ok { CounterId::Commands } else { CounterId::Errors }, 1);
        }
        if let Some(lines) = request {
            count(CounterId::ReadFragments, requested.into());
            count(CounterId::ReadLines, if requested { lines } else { 0 });
            count(CounterId::ReadLinkCycles, (!requested).into());
        }
        if let Some((last, bytes)) = offered {
            count(CounterId::WriteFragments, (sent && last).into());
            count(CounterId::WriteLines, sent.into());
            count(CounterId::BytesWritten, if sent { bytes.into() } else { 0 });
            count(CounterId::WriteLinkCycles, (!sent).into());
        }
        count(CounterId::BusyCycles, self.table.is_busy().into());
        count(CounterId::ReadSlotCycles, read_slot_taken.into());
        count(CounterId::WriteSlotCycles, write_slot_taken.into());
        count(CounterId::ReadBucketCycles, held_back[0].into());
        count(CounterId::WriteBucketCycles, held_back[1].into());
        count(CounterId::StoreReadCycles, asks_in_vain.into());
    }
}

impl Fi<()> {
    /// The clock edge with a local store behind the interface that takes everything at once and
    /// has a window `latency` cycles (at least 1) after it was asked for. The inputs of the local
    /// store in `inputs` play no part.
    pub fn clock_with_store(&mut self, inputs: &Inputs<'_, ()>, latency: u32) {
        if self.quiet && inputs.offers_nothing() {
            return;
        }
        let there = self.due.front().is_some_and(|&due| due <= self.now);
        if there && self.store_read_data_ready(inputs.data_up_ready) {
            self.due.pop_front();
        }
        if self.store_read().is_some() {
            self.due.push_back(self.now + u64::from(latency));
        }
        self.clock(&Inputs {
            store_write_ready: !0,
            store_read_ready: true,
            store_read_data: there.then_some(()),
            ..*inputs
        });
        self.now += 1;
    }
}
