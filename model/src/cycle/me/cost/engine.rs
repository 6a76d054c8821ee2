//! One message engine without its instructions: the firmware's main loop as it stands in
//! `firmware/me/`, each piece of it with its cycles.
//!
//! ```text
//!   start, complete, room --> Engine::advance(now) --> Surroundings: requests, commands, words, reports
//!                                |     ^
//!                                v     |
//!                              Engine::next(): when it has something to do
//! ```
//! Names are those of the firmware, and so is the order in which things are looked at: sets of slots
//! that want something, turns that go round, bursts. What others see happens at its cycle: a look at
//! a queue, a push. What lies between is only time. The hardware around the core (`hw/src/me`) is a
//! fixed number of cycles for each way, by its registers; these are not calibrated.

use std::collections::VecDeque;

use super::task::{Costs, PARTS, Task};
use crate::spec::Chip;
use crate::spec::me::{
    CompletionSource, FETCH_COMMANDS, FETCH_FLITS, MESSAGE_START, Report, STORE_COMMANDS, Start,
    SubgraphFault, WorkRequest, field,
};
use crate::spec::nmc::{Command, Op};
use crate::spec::slot::{COUNT, Phase};
use crate::spec::wqe::{
    self, BYTES, Comparison, Fault, INDEX_BITS, Kind, MOST, VERSION, Width, Wqe,
};

/// What an engine does to the world around it, and asks of it. Times are cycles.
pub trait Surroundings {
    /// WQE number `index` of a subgraph, at that address of memory; its fault if it is wrong.
    ///
    /// # Errors
    /// The fault that the firmware would find.
    fn wqe(&mut self, address: u64, index: u32) -> Result<Wqe, Fault>;

    /// A word of memory as it is now.
    fn word(&mut self, address: u64, width: Width) -> u64;

    /// Stores a word.
    fn store(&mut self, address: u64, width: Width, value: u64);

    /// A work request reaches its doorbell at `time`.
    fn post(&mut self, time: u64, request: &WorkRequest);

    /// Whether the engine's queue of commands for its NMC has room.
    fn nmc_has_room(&mut self) -> bool;

    /// A command is pushed at `time`.
    fn command(&mut self, time: u64, command: &Command);

    /// A report reaches the control core at `time`.
    fn report(&mut self, time: u64, report: Report);
}

/// Of the firmware: WQEs of one fetch, of a slot's ring, of a slot's turn; completions taken before
/// something else has its turn; words under way at a time; turns of the loop without a pause after
/// which a word is read all the same; cycles that a WAIT rests.
const CHUNK: u32 = FETCH_FLITS;
const RING: u32 = 2 * CHUNK;
const BURST: u32 = 8;
const AT_ONCE: u32 = 8;
const WORDS_AT_ONCE: u32 = FETCH_COMMANDS / 2;
const WORD_TURNS: u32 = 16;
pub(super) const REST_CYCLES: u64 = 256;

/// From a push to its request at the memory port or a doorbell, from a message to its sight: a
/// register.
const STAGE: u64 = 1;
/// From the last flit's answer, or that of a store, to its completion's entry into the queue.
const TO_ENTRY: u64 = 2;
/// From there to the sight of the core: the queue and its read port.
const TO_SIGHT: u64 = 2;

/// A piece of what the core did, for calibration.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trace {
    /// What the core did there.
    pub point: Point,
    /// When.
    pub cycle: u64,
    /// The pieces since the point before.
    pub tasks: Vec<Task>,
    /// Cycles since then that flits took from it.
    pub stolen: u32,
}

/// What the core does that can be seen from outside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Point {
    /// It looks at the completion queue.
    Peek,
    /// It looks at the status.
    Status,
    /// It reads the time.
    Time,
    /// It pushes a report.
    Report,
    /// It pushes a fetch.
    Fetch,
    /// It pushes a work request.
    Nic,
    /// It pushes a command.
    Nmc,
    /// It pushes a store.
    Store,
    /// It falls asleep.
    Sleep,
}

/// What the core does next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    /// Looks at the completion queue, of which so many may still be taken.
    Peek(u32),
    /// Reads the time to set the alarm; so many may still be taken.
    AlarmTime(u32),
    Status,
    Report,
    FetchChunk,
    FetchWord,
    RouseTime,
    /// Looks at the status again, for a word or before it sleeps.
    Look,
    /// Looks whether a slot's queue has room; so many WQEs are left in its turn.
    Room(usize, u32),
    Push(usize, u32),
    Rest,
    Asleep,
}

/// The steps of the main loop after the status.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Then {
    Mailbox,
    Fetch,
    Issue,
    Report,
    Waits,
    End,
}

const SENDS: usize = CompletionSource::Send as usize;
const RECEIVES: usize = CompletionSource::Receive as usize;
const OTHERS: usize = 0;

#[derive(Clone, Debug)]
struct Slot {
    next: u32,
    arrived: u32,
    requested: u32,
    count: u32,
    open: [u32; 3],
    fence: Option<u16>,
    phase: Phase,
    checked: bool,
    id: u16,
    fetches: u32,
    landed: u8,
    first: u64,
    error: u32,
    report: Report,
    ring: Vec<Result<Wqe, Fault>>,
    word: u64,
}

/// The sets of slots, a bit each.
#[derive(Clone, Copy, Debug, Default)]
struct Sets {
    free: u32,
    ready: u32,
    stalled: u32,
    on_nmc: u32,
    on_store: u32,
    wants_wqes: u32,
    wants_word: u32,
    resting: u32,
    reporting: u32,
}

/// What the status showed.
#[derive(Clone, Copy, Debug, Default)]
struct Status {
    message: bool,
    nmc: bool,
    fetch: bool,
    store: bool,
}

#[derive(Clone, Copy, Debug)]
struct Arrived {
    visible: u64,
    source: CompletionSource,
    status: u8,
    tag: u16,
}

/// A fetch or store that memory has yet to answer.
#[derive(Clone, Copy, Debug)]
struct Access {
    answered: u64,
    tag: u16,
    /// Of a fetch of WQEs, the first one's index.
    index: u32,
    /// WQEs fetched; 0 for a word.
    wqes: u32,
    /// Flits that have come into the context SRAM.
    landed: u32,
}

/// The engine.
#[derive(Clone, Debug)]
pub struct Engine {
    costs: Costs,
    read_latency: u64,
    write_latency: u64,
    limit: u64,
    /// The core's time, in parts of a cycle.
    at: u64,
    stage: Stage,
    /// Since when it sleeps, in parts.
    asleep: u64,
    moved: bool,
    /// Turns of the loop since it paused.
    turns: u32,
    status: Status,
    messages: VecDeque<(u64, [u32; 4])>,
    completions: VecDeque<Arrived>,
    fetches: VecDeque<Access>,
    stores: VecDeque<Access>,
    /// Fetches and stores whose completions were not yet taken into the queue; when each will be.
    fetch_contexts: VecDeque<u64>,
    store_contexts: VecDeque<u64>,
    /// The fetcher asks memory for flits until then.
    asking: u64,
    slots: Vec<Slot>,
    sets: Sets,
    complete: Vec<u64>,
    words_under_way: u32,
    last_wqes: usize,
    last_word: usize,
    last_issued: usize,
    last_reported: usize,
    rouse_time: Option<u64>,
    enabled: u32,
    /// What it does not await any more since it looked at the queues.
    given_up: u32,
    nmc_free: Vec<u8>,
    nmc_owner: Vec<u16>,
    /// WQEs completed.
    wqes: u64,
    trace: Option<Vec<Trace>>,
    /// Since the last point of the trace.
    tasks: Vec<Task>,
    stolen: u32,
}

fn tag_of(slot: usize, index: u32) -> u16 {
    ((slot as u32) << INDEX_BITS | index) as u16
}

fn tag_slot(tag: u16) -> usize {
    usize::from(tag >> INDEX_BITS)
}

fn tag_index(tag: u16) -> u32 {
    u32::from(tag) & (MOST - 1)
}

fn set_of(slot: usize) -> u32 {
    1 << slot
}

/// The member after `last`, round and round; the set is not empty.
fn set_next(set: u32, last: usize) -> usize {
    let beyond = set & !((2 << last) - 1);
    (if beyond != 0 { beyond } else { set }).trailing_zeros() as usize
}

/// A half of the ring's bit.
fn half(index: u32) -> u8 {
    1 << (index / CHUNK % 2)
}

impl Slot {
    fn new() -> Slot {
        Slot {
            next: 0,
            arrived: 0,
            requested: 0,
            count: 0,
            open: [0; 3],
            fence: None,
            phase: Phase::Free,
            checked: false,
            id: 0,
            fetches: 0,
            landed: 0,
            first: 0,
            error: u32::MAX,
            report: Report::Done { id: 0, wqes: 0 },
            ring: vec![Err(Fault::UnknownKind); RING as usize],
            word: 0,
        }
    }

    fn all_complete(&self) -> bool {
        self.open == [0; 3]
    }

    fn head(&self) -> Result<Wqe, Fault> {
        self.ring[(self.next % RING) as usize]
    }
}

impl Engine {
    /// An engine whose firmware has booted and sleeps; WQEs may use memory below `limit`.
    pub fn new(chip: &Chip, costs: &Costs, limit: u64) -> Engine {
        let nmc_tags = 1usize << chip.nmc.tag_bits.value.min(8);
        Engine {
            costs: costs.clone(),
            read_latency: chip.read_latency_cycles(),
            write_latency: chip.write_latency_cycles(),
            limit,
            at: u64::MAX,
            stage: Stage::Asleep,
            asleep: 0,
            moved: false,
            turns: 0,
            status: Status::default(),
            messages: VecDeque::new(),
            completions: VecDeque::new(),
            fetches: VecDeque::new(),
            stores: VecDeque::new(),
            fetch_contexts: VecDeque::new(),
            store_contexts: VecDeque::new(),
            asking: 0,
            slots: vec![Slot::new(); COUNT as usize],
            sets: Sets { free: (1 << COUNT) - 1, ..Sets::default() },
            complete: vec![0; (COUNT as usize) << INDEX_BITS >> 6],
            words_under_way: 0,
            last_wqes: 0,
            last_word: 0,
            last_issued: 0,
            last_reported: 0,
            rouse_time: None,
            // Booted with all slots free, it awaits a message.
            enabled: 1,
            given_up: 0,
            nmc_free: (0..nmc_tags).map(|t| t as u8).collect(),
            nmc_owner: vec![0; nmc_tags],
            wqes: 0,
            trace: None,
            tasks: Vec::new(),
            stolen: 0,
        }
    }

    /// WQEs may use memory below `limit` from now on.
    pub fn limit_memory(&mut self, limit: u64) {
        self.limit = limit;
    }

    /// Notes from now on what the core does.
    pub fn begin_trace(&mut self) {
        self.trace = Some(Vec::new());
    }

    /// What the core did since.
    pub fn take_trace(&mut self) -> Vec<Trace> {
        self.trace.take().unwrap_or_default()
    }

    /// WQEs completed.
    pub fn wqes(&self) -> u64 {
        self.wqes
    }

    /// A message of the control core is accepted at `now`.
    pub fn message(&mut self, now: u64, words: [u32; 4]) {
        self.messages.push_back((now + STAGE, words));
        if self.sets.free != 0 {
            self.wake(now + STAGE, Task::WakeMessage);
        }
    }

    /// A start of a subgraph is accepted at `now`.
    pub fn start(&mut self, now: u64, start: &Start) {
        self.message(now, start.words());
    }

    /// A completion of a NIC or, with the engine's own tag, of its NMC is offered at `now`; it
    /// enters the queue then, or after those before it.
    pub fn complete(&mut self, now: u64, source: CompletionSource, status: u8, tag: u16) {
        let after = self.completions.back().map_or(0, |c| c.visible + 1);
        let visible = after.max(now + TO_SIGHT);
        self.completions.push_back(Arrived { visible, source, status, tag });
        if self.completions.len() == 1 {
            self.wake(visible, Task::WakeCompletion);
        }
    }

    /// The queue of commands for the NMC has room from `now` on, and had none.
    pub fn room(&mut self, now: u64) {
        if self.sets.on_nmc != 0 && !self.nmc_free.is_empty() {
            self.wake(now, Task::WakeRoom);
        }
    }

    /// When the engine has something to do, if nothing comes before.
    pub fn next(&self) -> Option<u64> {
        let core = (self.at != u64::MAX).then(|| cycle_of(self.at));
        let memory = [self.fetches.front(), self.stores.front()];
        memory.into_iter().flatten().map(|a| a.answered).chain(core).min()
    }

    /// Whether memory owes it nothing and it has no message or completion to take; its core may run
    /// nevertheless.
    pub fn is_quiet(&self) -> bool {
        let accesses = self.fetches.is_empty() && self.stores.is_empty();
        accesses && self.messages.is_empty() && self.completions.is_empty()
    }

    /// Does what is due at `now`, which is not after [`Engine::next`].
    pub fn advance(&mut self, now: u64, world: &mut impl Surroundings) {
        while self.fetches.front().is_some_and(|f| f.answered <= now) {
            self.land(now);
            if let Some(fetch) = self.fetches.pop_front() {
                self.answered(&fetch, world);
            }
        }
        while let Some(&store) = self.stores.front().filter(|s| s.answered <= now) {
            self.stores.pop_front();
            self.complete(store.answered + TO_ENTRY, CompletionSource::Store, 0, store.tag);
        }
        while self.at != u64::MAX && cycle_of(self.at) <= now {
            if !self.land(cycle_of(self.at)) {
                self.step(world);
            }
        }
    }

    /// Flits that have come into the context SRAM by `now` have kept the core from it for a cycle
    /// each, if it ran. Whether they did.
    fn land(&mut self, now: u64) -> bool {
        let mut lines = 0;
        for fetch in &mut self.fetches {
            let flits = fetch.wqes.max(1);
            let missing = u32::try_from(fetch.answered.saturating_sub(now)).unwrap_or(u32::MAX);
            let landed = flits.saturating_sub(missing);
            lines += landed.saturating_sub(fetch.landed);
            fetch.landed = fetch.landed.max(landed);
        }
        let late = lines != 0 && self.stage != Stage::Asleep && self.at != u64::MAX;
        if late {
            self.at += u64::from(lines) * PARTS;
            self.stolen += lines;
        }
        late
    }

    fn answered(&mut self, fetch: &Access, world: &mut impl Surroundings) {
        let slot = &mut self.slots[tag_slot(fetch.tag)];
        if fetch.wqes == 0
            && let Ok(wqe) = slot.head()
        {
            slot.word = world.word(wqe.a, width(&wqe));
        }
        for index in fetch.index..fetch.index + fetch.wqes {
            let address = slot.first + u64::from(index) * BYTES as u64;
            slot.ring[(index % RING) as usize] = world.wqe(address, index);
        }
        self.complete(fetch.answered + TO_ENTRY, CompletionSource::Fetch, 0, fetch.tag);
    }

    fn spend(&mut self, task: Task) {
        self.at = self.at.saturating_add_signed(self.costs.sixteenths(task));
        if self.trace.is_some() {
            self.tasks.push(task);
        }
    }

    fn point(&mut self, point: Point) {
        let cycle = cycle_of(self.at);
        if let Some(trace) = &mut self.trace {
            let (tasks, stolen) = (std::mem::take(&mut self.tasks), self.stolen);
            trace.push(Trace { point, cycle, tasks, stolen });
        }
        self.stolen = 0;
    }

    /// Something is in sight of a core that may sleep.
    fn wake(&mut self, visible: u64, task: Task) {
        if self.stage != Stage::Asleep {
            return;
        }
        let later = |at: u64, task| at.saturating_add_signed(self.costs.sixteenths(task));
        let not = later(self.asleep, Task::RestNot);
        let at = not.max(later(visible * PARTS, task));
        if at < self.at {
            self.at = at;
            if self.trace.is_some() {
                self.tasks = vec![if at == not { Task::RestNot } else { task }];
            }
        }
    }

    fn step(&mut self, world: &mut impl Surroundings) {
        let now = cycle_of(self.at);
        match self.stage {
            Stage::Asleep => {
                self.stage = Stage::Peek(AT_ONCE);
                self.moved = false;
            }
            Stage::Peek(left) => {
                self.point(Point::Peek);
                let head = self.completions.front().copied().filter(|c| c.visible <= now);
                match head.filter(|_| left != 0) {
                    Some(head) => {
                        self.completions.pop_front();
                        // The next one is not seen before it has moved up.
                        if let Some(next) = self.completions.front_mut() {
                            next.visible = next.visible.max(now + 1);
                        }
                        self.moved = true;
                        self.stage = Stage::Peek(left - 1);
                        if left == AT_ONCE {
                            self.spend(Task::TakeFirst);
                        }
                        self.take(&head, left - 1);
                    }
                    None => {
                        let none = left == AT_ONCE;
                        self.spend(if none { Task::PeekNone } else { Task::PeekEnd });
                        self.stage = Stage::Status;
                    }
                }
            }
            Stage::AlarmTime(left) => {
                self.point(Point::Time);
                self.rouse_time = Some(now + REST_CYCLES);
                self.spend(Task::TakeWordAlarm);
                self.stage = Stage::Peek(left);
            }
            Stage::Status => {
                self.point(Point::Status);
                self.status = Status {
                    message: self.messages.front().is_some_and(|m| m.0 <= now),
                    nmc: world.nmc_has_room(),
                    fetch: self.fetch_room(now),
                    store: self.store_room(now),
                };
                self.spend(Task::Pass);
                self.then(Then::Mailbox);
            }
            Stage::Report => {
                self.point(Point::Report);
                let number = self.last_reported;
                world.report(now + STAGE, self.slots[number].report);
                self.reported(number);
                self.spend(Task::Reported);
                self.then(Then::Waits);
            }
            Stage::FetchChunk => {
                self.point(Point::Fetch);
                self.begin_wqes(now);
                self.spend(Task::ChunkPushed);
                self.then(Then::Issue);
            }
            Stage::FetchWord => {
                self.point(Point::Fetch);
                self.begin_word(now);
                self.spend(Task::WordPushed);
                self.again();
            }
            Stage::RouseTime => {
                self.point(Point::Time);
                if self.rouse_time.is_some_and(|time| now >= time) {
                    self.sets.wants_word |= self.sets.resting;
                    self.sets.resting = 0;
                    self.rouse_time = None;
                    self.spend(Task::RouseNow);
                } else {
                    self.spend(Task::RouseNot);
                }
                self.then(Then::End);
            }
            Stage::Look => {
                self.point(Point::Status);
                if self.fetch_room(now) && self.wants_word() {
                    self.spend(Task::Word);
                    self.stage = Stage::FetchWord;
                } else if self.moved {
                    self.spend(Task::LookNot);
                    self.again();
                } else {
                    self.lie_down();
                }
            }
            Stage::Room(number, left) => {
                self.point(Point::Status);
                self.room_of(number, left, now, world);
            }
            Stage::Push(number, left) => self.push(number, left, now, world),
            Stage::Rest => self.rest(now),
        }
    }

    /// Takes a completion.
    fn take(&mut self, c: &Arrived, left: u32) {
        let (mut tag, counted) = match c.source {
            CompletionSource::Fetch => return self.fetched(c.tag, left),
            CompletionSource::Nmc => {
                self.spend(Task::TakeNmc);
                self.nmc_free.push(c.tag as u8);
                (self.nmc_owner[usize::from(c.tag)], OTHERS)
            }
            CompletionSource::Store => {
                self.spend(Task::TakeStore);
                (c.tag, OTHERS)
            }
            CompletionSource::Send => {
                self.spend(Task::TakeSend);
                (c.tag, SENDS)
            }
            CompletionSource::Receive => {
                self.spend(Task::TakeReceive);
                (c.tag, RECEIVES)
            }
        };
        let number = tag_slot(tag);
        self.slots[number].open[counted] -= 1;
        self.sets.ready |= set_of(number);
        if c.status == 0 {
            self.mark_complete(tag);
            return;
        }
        self.spend(Task::TakeError);
        tag &= (MOST - 1) as u16;
        let slot = &mut self.slots[number];
        if matches!(slot.phase, Phase::Running | Phase::Waiting) {
            self.stop(number);
        }
        let slot = &mut self.slots[number];
        let index = u32::from(tag);
        if slot.phase == Phase::Stopped && index < slot.error {
            slot.error = index;
            let (source, status) = (c.source.code(), c.status);
            slot.report = Report::Failed { id: slot.id, index, source, status };
        }
    }

    fn fetched(&mut self, tag: u16, left: u32) {
        let number = tag_slot(tag);
        self.sets.ready |= set_of(number);
        let slot = &mut self.slots[number];
        slot.fetches -= 1;
        if tag_index(tag) & TAG_WORD == 0 {
            slot.landed |= 1 << (tag_index(tag) & 1);
            while slot.landed & half(slot.arrived) != 0 {
                slot.landed &= !half(slot.arrived);
                slot.arrived += CHUNK;
                if slot.arrived >= slot.count {
                    slot.arrived = slot.count;
                    break;
                }
            }
            return self.spend(Task::TakeChunk);
        }
        self.words_under_way -= 1;
        if slot.phase != Phase::Waiting {
            return self.spend(Task::TakeWordLate);
        }
        if slot.head().is_ok_and(|wqe| holds(&wqe, slot.word)) {
            slot.phase = Phase::Running;
            let index = slot.next;
            self.mark_complete(tag_of(number, index));
            self.spend(Task::TakeWord);
            self.slot_advance(number);
            return;
        }
        let first = self.sets.resting == 0;
        self.sets.resting |= set_of(number);
        if first {
            self.spend(Task::TakeWordFirst);
            self.stage = Stage::AlarmTime(left);
        } else {
            self.spend(Task::TakeWordAgain);
        }
    }

    fn mark_complete(&mut self, tag: u16) {
        self.complete[usize::from(tag >> 6)] |= 1 << (tag & 63);
        self.wqes += 1;
    }

    fn is_complete(&self, tag: u16) -> bool {
        self.complete[usize::from(tag >> 6)] >> (tag & 63) & 1 == 1
    }

    fn fetch_room(&mut self, now: u64) -> bool {
        free(&mut self.fetch_contexts, FETCH_COMMANDS, now) && self.asking <= now
    }

    fn store_room(&mut self, now: u64) -> bool {
        free(&mut self.store_contexts, STORE_COMMANDS, now)
    }

    /// Goes on in the main loop, as far as nothing happens that others see.
    fn then(&mut self, mut then: Then) {
        loop {
            then = match then {
                Then::Mailbox => {
                    if self.status.message && self.sets.free != 0 {
                        self.take_message();
                    }
                    Then::Fetch
                }
                Then::Fetch => {
                    if self.status.fetch && self.sets.wants_wqes != 0 {
                        self.moved = true;
                        self.spend(Task::Chunk);
                        self.stage = Stage::FetchChunk;
                        return;
                    }
                    Then::Issue
                }
                Then::Issue => {
                    if self.issue_some() {
                        return;
                    }
                    Then::Report
                }
                Then::Report => {
                    if self.sets.reporting != 0 {
                        self.last_reported = set_next(self.sets.reporting, self.last_reported);
                        self.moved = true;
                        self.spend(Task::Report);
                        self.stage = Stage::Report;
                        return;
                    }
                    Then::Waits
                }
                Then::Waits => {
                    if self.sets.resting != 0 {
                        self.spend(Task::Rouse);
                        self.stage = Stage::RouseTime;
                        return;
                    }
                    Then::End
                }
                Then::End => {
                    self.turns += u32::from(self.moved);
                    if self.moved && self.turns < WORD_TURNS {
                        self.spend(Task::Again);
                        return self.again();
                    }
                    self.turns = 0;
                    self.spend(Task::Look);
                    self.stage = Stage::Look;
                    return;
                }
            }
        }
    }

    /// Back to the loop's beginning.
    fn again(&mut self) {
        self.moved = false;
        self.stage = Stage::Peek(AT_ONCE);
    }

    /// Nothing moved: on to the sleep.
    fn lie_down(&mut self) {
        self.spend(Task::Rest);
        let awaits = self.awaits();
        self.given_up = 0;
        if awaits != self.enabled {
            self.given_up = self.enabled & !awaits;
            self.enabled = awaits;
            self.spend(Task::RestChanged);
        }
        self.stage = Stage::Rest;
    }

    fn take_message(&mut self) {
        let Some((_, words)) = self.messages.pop_front() else { return };
        self.moved = true;
        self.spend(Task::Message);
        let number = self.sets.free.trailing_zeros() as usize;
        self.sets.free &= !set_of(number);
        let (first, count) = (u64::from(words[1]) | u64::from(words[2]) << 32, words[3]);
        if first >> 32 == self.limit >> 32 {
            self.spend(Task::MessageNear);
        }
        let slot = &mut self.slots[number];
        slot.id = field::MESSAGE_ID.of(words[0]) as u16;
        slot.open = [0; 3];
        if let Some(fault) = start_fault(words[0], first, count, self.limit) {
            slot.phase = Phase::Reporting;
            slot.report = Report::BadSubgraph { id: slot.id, fault: fault.code() };
            self.sets.reporting |= set_of(number);
            return;
        }
        (slot.next, slot.arrived, slot.requested, slot.count) = (0, 0, 0, count);
        (slot.fence, slot.checked, slot.fetches, slot.landed) = (None, false, 0, 0);
        (slot.phase, slot.first) = (Phase::Running, first);
        for index in (0..count).step_by(64) {
            self.complete[usize::from(tag_of(number, index) >> 6)] = 0;
        }
        for _ in 0..count.div_ceil(32) {
            self.spend(Task::MessageWords);
        }
        self.sets.wants_wqes |= set_of(number);
    }

    fn reported(&mut self, number: usize) {
        self.sets.reporting &= !set_of(number);
        if self.slots[number].open[RECEIVES] == 0 {
            self.release(number);
        } else {
            self.slots[number].phase = Phase::Draining;
        }
    }

    fn release(&mut self, number: usize) {
        self.slots[number].phase = Phase::Free;
        self.sets.ready &= !set_of(number);
        self.sets.free |= set_of(number);
    }

    fn wants_word(&self) -> bool {
        self.sets.wants_word != 0 && self.words_under_way < WORDS_AT_ONCE
    }

    fn begin_wqes(&mut self, now: u64) {
        let number = set_next(self.sets.wants_wqes, self.last_wqes);
        self.last_wqes = number;
        let slot = &mut self.slots[number];
        let index = slot.requested;
        let flits = (slot.count - index).min(CHUNK);
        slot.fetches += 1;
        slot.requested = index + flits;
        if slot.requested == slot.count || slot.requested / CHUNK > slot.next / CHUNK + 1 {
            self.sets.wants_wqes &= !set_of(number);
        }
        let tag = tag_of(number, index / CHUNK % 2);
        self.fetch(now, Access { answered: 0, tag, index, wqes: flits, landed: 0 });
    }

    fn begin_word(&mut self, now: u64) {
        let number = set_next(self.sets.wants_word, self.last_word);
        self.last_word = number;
        self.slots[number].fetches += 1;
        self.words_under_way += 1;
        self.sets.wants_word &= !set_of(number);
        let tag = tag_of(number, TAG_WORD);
        self.fetch(now, Access { answered: 0, tag, index: 0, wqes: 0, landed: 0 });
    }

    fn fetch(&mut self, now: u64, access: Access) {
        // A flit is asked for in each cycle; the last one's answer counts.
        let last = now + STAGE + u64::from(access.wqes.max(1)) - 1;
        let answered = last + self.read_latency;
        self.asking = last + 1;
        self.fetch_contexts.push_back(answered + TO_ENTRY + 1);
        self.fetches.push_back(Access { answered, ..access });
    }

    /// Gives a slot its turn, if one can go on; `false` if none can.
    fn issue_some(&mut self) -> bool {
        if self.sets.stalled != 0 {
            self.spend(Task::Unstall);
            if self.status.nmc && !self.nmc_free.is_empty() {
                self.sets.on_nmc = 0;
            }
            if self.status.store {
                self.sets.on_store = 0;
            }
            self.sets.stalled = self.sets.on_nmc | self.sets.on_store;
        }
        let can = self.sets.ready & !self.sets.stalled;
        if can == 0 {
            return false;
        }
        let number = set_next(can, self.last_issued);
        self.moved = true;
        self.spend(Task::Enter);
        if self.slots[number].phase != Phase::Running {
            self.settle(number);
            self.then(Then::Report);
        } else {
            self.issue(number, BURST);
        }
        true
    }

    /// The slot's turn, of which so many WQEs are left.
    fn issue(&mut self, number: usize, mut left: u32) {
        while left != 0 {
            let slot = &self.slots[number];
            if let Some(fence) = slot.fence {
                if !self.is_complete(fence) {
                    self.sets.ready &= !set_of(number);
                    self.spend(Task::FenceHolds);
                    break;
                }
                self.slots[number].fence = None;
                self.spend(Task::FenceOver);
            }
            let slot = &self.slots[number];
            if slot.next == slot.arrived {
                self.without_head(number);
                break;
            }
            let head = slot.head();
            if slot.checked {
                self.slots[number].checked = false;
                self.spend(Task::Checked);
            } else {
                self.check(&head);
            }
            let wqe = match head {
                Ok(wqe) => wqe,
                Err(fault) => {
                    self.reject(number, fault);
                    break;
                }
            };
            if !self.in_order(number, &wqe) {
                self.slots[number].checked = true;
                self.sets.ready &= !set_of(number);
                self.spend(Task::Held);
                break;
            }
            match wqe.kind().unwrap_or(Kind::Noop) {
                Kind::Noop => {
                    self.mark_complete(tag_of(number, self.slots[number].next));
                    self.spend(Task::Noop);
                    self.issued(number, &wqe);
                    left -= 1;
                }
                Kind::Wait => {
                    self.slots[number].phase = Phase::Waiting;
                    self.sets.wants_word |= set_of(number);
                    self.sets.ready &= !set_of(number);
                    self.spend(Task::Wait);
                    break;
                }
                Kind::Reduce | Kind::Copy if self.nmc_free.is_empty() => {
                    // There are more tags than commands find room.
                    self.stall(number, Task::NmcFull);
                    break;
                }
                kind => {
                    self.spend(match kind {
                        Kind::Reduce | Kind::Copy => Task::Nmc,
                        Kind::Set => Task::Set,
                        _ => Task::Network,
                    });
                    self.stage = Stage::Room(number, left);
                    return;
                }
            }
        }
        self.end_turn(number, left);
    }

    /// A slot that had to give up at once keeps its place in the row.
    fn end_turn(&mut self, number: usize, left: u32) {
        if left != BURST {
            self.last_issued = number;
        }
        self.then(Then::Report);
    }

    fn check(&mut self, head: &Result<Wqe, Fault>) {
        let Ok(wqe) = head else { return };
        let near = |x: u64| (x >> 32) < (self.limit >> 32).saturating_sub(1);
        let far = |operands: &[u64]| operands.iter().all(|&x| near(x));
        let pick = |far: bool, a, b| if far { a } else { b };
        let remote = matches!(wqe.kind(), Some(Kind::Write | Kind::WriteImm));
        let task = match wqe.kind().unwrap_or(Kind::Noop) {
            Kind::Noop => Task::CheckNoop,
            Kind::Reduce => {
                pick(far(&[wqe.a, wqe.b, wqe.s]), Task::CheckReduce, Task::CheckReduceNear)
            }
            Kind::Copy => pick(far(&[wqe.a, wqe.s]), Task::CheckCopy, Task::CheckCopyNear),
            Kind::Set | Kind::Wait => pick(far(&[wqe.a]), Task::CheckWord, Task::CheckWordNear),
            _ => pick(far(&[wqe.a]), Task::CheckNetwork, Task::CheckNetworkNear),
        };
        self.spend(task);
        if remote {
            self.spend(Task::CheckRemote);
        }
        if wqe.order.wqe_sync.is_some() {
            self.spend(Task::CheckBack);
        }
    }

    fn without_head(&mut self, number: usize) {
        self.sets.ready &= !set_of(number);
        let slot = &mut self.slots[number];
        if slot.next != slot.count {
            return self.spend(Task::NoHead);
        }
        if !slot.all_complete() {
            return self.spend(Task::NotFinished);
        }
        slot.report = Report::Done { id: slot.id, wqes: slot.count };
        self.end(number);
        self.spend(Task::Finish);
    }

    fn end(&mut self, number: usize) {
        self.slots[number].phase = Phase::Reporting;
        self.sets.ready &= !set_of(number);
        self.sets.reporting |= set_of(number);
    }

    fn stop(&mut self, number: usize) {
        let others = !set_of(number);
        self.slots[number].phase = Phase::Stopped;
        self.slots[number].error = u32::MAX;
        let sets = &mut self.sets;
        for set in [
            &mut sets.on_nmc,
            &mut sets.on_store,
            &mut sets.stalled,
            &mut sets.wants_wqes,
            &mut sets.wants_word,
            &mut sets.resting,
        ] {
            *set &= others;
        }
        sets.ready |= set_of(number);
    }

    fn reject(&mut self, number: usize, fault: Fault) {
        self.stop(number);
        let slot = &mut self.slots[number];
        slot.error = slot.next;
        slot.report = Report::BadWqe { id: slot.id, index: slot.next, fault: fault.code() };
        self.spend(Task::Reject);
    }

    fn settle(&mut self, number: usize) {
        self.sets.ready &= !set_of(number);
        let slot = &self.slots[number];
        let rest = slot.open[SENDS] == 0 && slot.open[OTHERS] == 0 && slot.fetches == 0;
        match slot.phase {
            Phase::Stopped if rest => self.end(number),
            Phase::Draining if slot.open[RECEIVES] == 0 => self.release(number),
            _ => {}
        }
        self.spend(Task::Settle);
    }

    fn in_order(&mut self, number: usize, wqe: &Wqe) -> bool {
        let order = wqe.order;
        if order.wqe_sync.is_none() && !order.rx_sync && !order.tx_sync && !order.sync {
            return true;
        }
        self.spend(Task::Order);
        if let Some(back) = order.wqe_sync {
            self.spend(Task::OrderBack);
            let index = self.slots[number].next.wrapping_sub(back as u32);
            if !self.is_complete(tag_of(number, index & (MOST - 1))) {
                return false;
            }
        }
        if order.rx_sync {
            self.spend(Task::OrderReceives);
            if self.slots[number].open[RECEIVES] != 0 {
                return false;
            }
        }
        if order.tx_sync {
            self.spend(Task::OrderSends);
            if self.slots[number].open[SENDS] != 0 {
                return false;
            }
        }
        if order.sync {
            self.spend(Task::OrderAll);
            return self.slots[number].all_complete();
        }
        true
    }

    /// The head was issued: the next one comes to the head.
    fn issued(&mut self, number: usize, wqe: &Wqe) {
        let tag = tag_of(number, self.slots[number].next);
        if wqe.order.fence {
            self.slots[number].fence = Some(tag);
            self.spend(Task::Fence);
        }
        self.slot_advance(number);
    }

    fn slot_advance(&mut self, number: usize) {
        let slot = &mut self.slots[number];
        slot.next += 1;
        if slot.next.is_multiple_of(CHUNK) && slot.requested < slot.count {
            self.sets.wants_wqes |= set_of(number);
            self.spend(Task::NextChunk);
        }
    }

    /// The head stays where it is until its queue has room.
    fn stall(&mut self, number: usize, task: Task) {
        let set = set_of(number);
        match task {
            Task::StoreFull => self.sets.on_store |= set,
            _ => self.sets.on_nmc |= set,
        }
        self.sets.stalled |= set;
        self.slots[number].checked = true;
        self.spend(task);
    }

    fn room_of(&mut self, number: usize, left: u32, now: u64, world: &mut impl Surroundings) {
        let Ok(wqe) = self.slots[number].head() else { return };
        let task = match wqe.kind().unwrap_or(Kind::Noop) {
            Kind::Reduce | Kind::Copy if !world.nmc_has_room() => {
                self.stall(number, Task::NmcFull);
                return self.end_turn(number, left);
            }
            Kind::Set if !self.store_room(now) => {
                self.stall(number, Task::StoreFull);
                return self.end_turn(number, left);
            }
            Kind::Reduce => Task::Reduce,
            Kind::Copy => Task::Copy,
            Kind::Set => Task::Store,
            Kind::Send => Task::Send,
            Kind::Recv => Task::Receive,
            _ => Task::Write,
        };
        self.spend(task);
        self.stage = Stage::Push(number, left);
    }

    fn push(&mut self, number: usize, left: u32, now: u64, world: &mut impl Surroundings) {
        let slot = &mut self.slots[number];
        let Ok(wqe) = slot.head() else { return };
        let tag = tag_of(number, slot.next);
        match wqe.kind().unwrap_or(Kind::Noop) {
            Kind::Reduce | Kind::Copy => {
                slot.open[OTHERS] += 1;
                self.point(Point::Nmc);
                // One is free: it was seen before the queue was looked at.
                let nmc_tag = self.nmc_free.pop().unwrap_or(0);
                self.nmc_owner[usize::from(nmc_tag)] = tag;
                world.command(now, &command(&wqe, nmc_tag));
                self.spend(Task::NmcPushed);
            }
            Kind::Set => {
                slot.open[OTHERS] += 1;
                self.point(Point::Store);
                world.store(wqe.a, width(&wqe), wqe.value);
                let answered = now + STAGE + self.write_latency;
                self.store_contexts.push_back(answered + TO_ENTRY + 1);
                self.stores.push_back(Access { answered, tag, index: 0, wqes: 0, landed: 0 });
                self.spend(Task::StorePushed);
            }
            kind => {
                slot.open[if kind == Kind::Recv { RECEIVES } else { SENDS }] += 1;
                self.point(Point::Nic);
                world.post(now + STAGE, &request(&wqe, kind, tag));
                self.spend(Task::NetworkPushed);
            }
        }
        self.issued(number, &wqe);
        self.issue(number, left - 1);
    }

    /// What the core lets itself be woken by, a bit each.
    fn awaits(&self) -> u32 {
        let bits = [
            self.sets.free != 0,
            self.sets.reporting != 0,
            self.sets.wants_wqes != 0 || self.wants_word(),
            self.sets.on_nmc != 0 && !self.nmc_free.is_empty(),
            self.sets.on_store != 0,
        ];
        bits.iter().enumerate().map(|(i, &on)| u32::from(on) << i).sum()
    }

    /// Sleeps until there is something to do.
    fn rest(&mut self, now: u64) {
        self.point(Point::Sleep);
        self.stage = Stage::Asleep;
        (self.asleep, self.at) = (self.at, u64::MAX);
        // The interrupt line still shows what was awaited in the cycle before.
        let stale = (self.fetch_room(now), AWAITS_FETCH);
        let stale = [stale, (self.status.nmc, AWAITS_NMC), (self.store_room(now), AWAITS_STORE)];
        if stale.iter().any(|&(raised, bit)| raised && self.given_up >> bit & 1 == 1) {
            self.wake(0, Task::WakeRoom);
        }
        if let Some(head) = self.completions.front() {
            self.wake(head.visible, Task::WakeCompletion);
        }
        if let Some(first) = self.messages.front().filter(|_| self.sets.free != 0) {
            self.wake(first.0, Task::WakeMessage);
        }
        if let Some(time) = self.rouse_time {
            self.wake(time, Task::WakeAlarm);
        }
        if self.sets.wants_wqes != 0 || self.wants_word() {
            // With all contexts taken one of their completions comes first.
            if self.fetch_contexts.len() < FETCH_COMMANDS as usize {
                self.wake(self.asking, Task::WakeRoom);
            }
        }
        if self.sets.on_store != 0 && self.store_room(now) {
            self.wake(now, Task::WakeRoom);
        }
    }
}

/// Bits of what is awaited.
const AWAITS_FETCH: u32 = 2;
const AWAITS_NMC: u32 = 3;
const AWAITS_STORE: u32 = 4;

/// The bit of a fetch's tag that tells a word from WQEs.
const TAG_WORD: u32 = 1 << (INDEX_BITS - 1);

fn cycle_of(at: u64) -> u64 {
    (at + PARTS / 2) / PARTS
}

fn free(contexts: &mut VecDeque<u64>, all: u32, now: u64) -> bool {
    while contexts.front().is_some_and(|&until| until <= now) {
        contexts.pop_front();
    }
    contexts.len() < all as usize
}

fn width(wqe: &Wqe) -> Width {
    Width::from_code(wqe.width).unwrap_or(Width::Word)
}

fn holds(wqe: &Wqe, word: u64) -> bool {
    let value = match width(wqe) {
        Width::Word => wqe.value & u64::from(u32::MAX),
        Width::Double => wqe.value,
    };
    Comparison::from_code(wqe.comparison).is_some_and(|c| c.holds(word, value))
}

fn start_fault(word0: u32, first: u64, count: u32, limit: u64) -> Option<SubgraphFault> {
    let bytes = u64::from(count) * BYTES as u64;
    if field::MESSAGE_KIND.of(word0) != u32::from(MESSAGE_START) {
        return Some(SubgraphFault::UnknownMessage);
    }
    if field::MESSAGE_DETAIL.of(word0) != u32::from(VERSION) {
        return Some(SubgraphFault::Version);
    }
    if count == 0 || count > wqe::MOST {
        return Some(SubgraphFault::Length);
    }
    let outside = bytes > limit || first > limit - bytes;
    (!first.is_multiple_of(BYTES as u64) || outside).then_some(SubgraphFault::Address)
}

fn command(wqe: &Wqe, tag: u8) -> Command {
    let reduce = wqe.kind() == Some(Kind::Reduce);
    Command {
        op: if reduce { Op::Add.code() } else { Op::Copy.code() },
        dtype: wqe.dtype,
        fence: false,
        a: wqe.a,
        b: wqe.b,
        s: wqe.s,
        length: wqe.length.into(),
        tag: tag.into(),
    }
}

fn request(wqe: &Wqe, kind: Kind, tag: u16) -> WorkRequest {
    WorkRequest {
        operation: kind.code(),
        queue_pair: wqe.queue_pair(),
        tag,
        local: wqe.a,
        remote: wqe.b,
        length: wqe.length,
        lkey: wqe.lkey,
        rkey: wqe.rkey,
        immediate: wqe.immediate,
    }
}
