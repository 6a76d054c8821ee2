//! Engines of several ranks with their NMCs, memories and the ideal network, event by event.
//!
//! ```text
//!   start(engine) --> | engines | <--> | NMCs of each pair |      take_reports(engine) -->
//!                     | engines | <--> | Fabric, memories  |
//! ```
//! The counterpart of [`MeGroup`](crate::cycle::me::group::MeGroup) in a
//! [`World`](crate::cycle::me::world::World) with
//! [`Traffic::ideal`](crate::cycle::me::world::Traffic::ideal).

use std::cmp::Reverse;
use std::collections::{BinaryHeap, VecDeque};

use super::engine::{Engine, Surroundings};
use super::nmc::{Answer, Nmcs};
use super::task::Costs;
use crate::cycle::me::group::Shape;
use crate::cycle::me::world::ReportAt;
use crate::func::fabric::{Fabric, FabricError};
use crate::func::memory::Memory;
use crate::func::nmc;
use crate::spec::Chip;
use crate::spec::me::{CompletionSource, Report, Start, WorkRequest};
use crate::spec::nmc::Command;
use crate::spec::wqe::{self, Fault, WORDS, Width, Wqe};

/// Commands that wait for the NMC in an engine (`hw/src/me`).
const NMC_QUEUE: usize = 2;
/// From an event of the network to the offer of its completion, from a push to its acceptance.
const STAGE: u64 = 1;

/// When a system begins: engines have booted and sleep for a while.
const BOOTED: u64 = 1000;

/// Why a run ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ended {
    /// Every subgraph that was started has its report, and nothing is under way.
    Done,
    /// A report came that was not taken yet; the run can go on.
    Reported,
    /// Nothing will happen any more, or nothing but polls and tries; the text says what is under
    /// way.
    Stuck(String),
}

/// Cycles of nothing but polls after which a run counts as stuck.
const PATIENCE: u64 = crate::cycle::me::world::WATCHDOG_CYCLES;

/// Where events come from; of those in one cycle the network's come first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Source {
    Fabric,
    Pair(usize),
    Engine(usize),
}

/// What is around one engine.
#[derive(Clone, Debug)]
struct Place {
    rank: usize,
    me: usize,
    pair: usize,
    /// Which NMC of the pair is its own.
    nmc: usize,
    /// Commands pushed and not accepted, with the cycle of their push.
    commands: VecDeque<(u64, Command)>,
    awaited: usize,
    reports: Vec<ReportAt>,
}

/// What engines reach.
#[derive(Clone, Debug)]
struct Around {
    chip: Chip,
    places: Vec<Place>,
    memories: Vec<Memory>,
    fabric: Fabric,
    nmcs: Vec<Nmcs>,
    /// Where memory ends for WQEs of each rank.
    limits: Vec<u64>,
    /// When something happened last that is not polling.
    moved: u64,
    touched: Vec<Source>,
    reported: bool,
    /// When the control cores have the last report.
    heard: u64,
    error: Option<FabricError>,
}

/// The system.
#[derive(Clone, Debug)]
pub struct System {
    engines: Vec<Engine>,
    around: Around,
    /// Engine of each rank's engine.
    index: Vec<Vec<usize>>,
    events: BinaryHeap<Reverse<(u64, Source)>>,
    /// The time that the heap holds for each source: network, pairs, engines.
    scheduled: Vec<u64>,
    now: u64,
    awaited: usize,
    answers: Vec<Answer>,
}

struct View<'a> {
    around: &'a mut Around,
    engine: usize,
}

impl Surroundings for View<'_> {
    fn wqe(&mut self, address: u64, index: u32) -> Result<Wqe, Fault> {
        let rank = self.around.places[self.engine].rank;
        let mut words = [0; WORDS];
        // A start is refused whose WQEs reach beyond memory.
        if let Ok(bytes) = self.around.memories[rank].read(address, wqe::BYTES as u64) {
            for (word, bytes) in words.iter_mut().zip(bytes.as_chunks::<4>().0) {
                *word = u32::from_le_bytes(*bytes);
            }
        }
        wqe::check(&words, index, self.around.limits[rank], &self.around.chip)
    }

    fn word(&mut self, address: u64, width: Width) -> u64 {
        let rank = self.around.places[self.engine].rank;
        let bytes = self.around.memories[rank].read(address, width.bytes());
        bytes.map_or(0, |b| b.iter().rev().fold(0, |word, &byte| word << 8 | u64::from(byte)))
    }

    fn store(&mut self, address: u64, width: Width, value: u64) {
        let rank = self.around.places[self.engine].rank;
        let bytes = &value.to_le_bytes()[..width.bytes() as usize];
        // The WQE was checked: the word lies within memory.
        let stored = self.around.memories[rank].write(address, bytes);
        debug_assert!(stored.is_ok(), "a checked address");
    }

    fn post(&mut self, time: u64, request: &WorkRequest) {
        let Place { rank, me, .. } = self.around.places[self.engine];
        let posted = self.around.fabric.post(time, rank, me, request);
        self.around.error = self.around.error.take().or(posted.err());
        self.around.moved = time;
        self.around.touched.push(Source::Fabric);
    }

    fn nmc_has_room(&mut self) -> bool {
        self.around.places[self.engine].commands.len() < NMC_QUEUE
    }

    fn command(&mut self, time: u64, command: &Command) {
        let place = &mut self.around.places[self.engine];
        place.commands.push_back((time, *command));
        self.around.hand_over(time, self.engine);
    }

    fn report(&mut self, time: u64, report: Report) {
        let place = &mut self.around.places[self.engine];
        place.reports.push(ReportAt { cycle: time, report });
        place.awaited = place.awaited.saturating_sub(1);
        self.around.reported = true;
        self.around.heard = time + STAGE;
        self.around.moved = time;
    }
}

impl Around {
    /// Lets an engine's NMC accept commands that wait; whether the queue got room.
    fn hand_over(&mut self, now: u64, engine: usize) -> bool {
        let place = &mut self.places[engine];
        let nmcs = &mut self.nmcs[place.pair];
        let was_full = place.commands.len() == NMC_QUEUE;
        while nmcs.ready(place.nmc)
            && let Some((pushed, command)) = place.commands.pop_front()
        {
            nmcs.accept(now.max(pushed + STAGE), place.nmc, command);
            self.touched.push(Source::Pair(place.pair));
        }
        self.moved = self.moved.max(now);
        was_full && place.commands.len() < NMC_QUEUE
    }
}

impl System {
    /// Engines of which number e belongs to rank `ranks[e]`, booted and asleep. Neighbours share
    /// the lanes of a pair, as many as a pair has.
    pub fn new(
        chip: &Chip,
        costs: &Costs,
        ranks: &[usize],
        memories: Vec<Memory>,
        fabric: Fabric,
    ) -> System {
        let limits: Vec<u64> = memories.iter().map(Memory::size).collect();
        let shape = Shape::of(chip, ranks.len());
        let each = chip.nmc_pair.engines.value as usize;
        let mut index = vec![Vec::new(); memories.len()];
        let mut places = Vec::new();
        for (e, &rank) in ranks.iter().enumerate() {
            places.push(Place {
                rank,
                me: index[rank].len(),
                pair: e / each,
                nmc: e % each,
                commands: VecDeque::new(),
                awaited: 0,
                reports: Vec::new(),
            });
            index[rank].push(e);
        }
        let engines = ranks.iter().map(|&r| Engine::new(chip, costs, limits[r])).collect();
        let nmcs: Vec<Nmcs> = shape.pairs.iter().map(|&n| Nmcs::new(chip, n)).collect();
        System {
            scheduled: vec![u64::MAX; 1 + nmcs.len() + ranks.len()],
            engines,
            around: Around {
                chip: chip.clone(),
                places,
                memories,
                fabric,
                nmcs,
                limits,
                moved: 0,
                touched: Vec::new(),
                reported: false,
                heard: 0,
                error: None,
            },
            index,
            events: BinaryHeap::new(),
            now: BOOTED,
            awaited: 0,
            answers: Vec::new(),
        }
    }

    /// Lets the engines take memory for as large as this; `None`: as it is. WQEs must not use what
    /// is not there.
    pub fn limit_memory(&mut self, limit: Option<u64>) {
        for (engine, place) in self.engines.iter_mut().zip(&self.around.places) {
            let size = self.around.memories[place.rank].size();
            self.around.limits[place.rank] = limit.unwrap_or(size);
            engine.limit_memory(limit.unwrap_or(size));
        }
    }

    /// The engines.
    pub fn engines(&self) -> &[Engine] {
        &self.engines
    }

    /// The engines, to trace them.
    pub fn engines_mut(&mut self) -> &mut [Engine] {
        &mut self.engines
    }

    /// Cycles so far.
    pub fn cycles(&self) -> u64 {
        self.now
    }

    /// Memory of a rank.
    pub fn memory(&self, rank: usize) -> &Memory {
        &self.around.memories[rank]
    }

    /// Memory of a rank, to fill between runs.
    pub fn memory_mut(&mut self, rank: usize) -> &mut Memory {
        &mut self.around.memories[rank]
    }

    /// The network.
    pub fn fabric(&self) -> &Fabric {
        &self.around.fabric
    }

    /// Starts a subgraph on an engine, now or as soon as the last report has been heard; its report
    /// is awaited.
    pub fn start(&mut self, engine: usize, start: &Start) {
        self.engines[engine].start(self.now.max(self.around.heard), start);
        self.around.places[engine].awaited += 1;
        self.awaited += 1;
        self.around.moved = self.now;
        self.schedule(Source::Engine(engine));
    }

    /// Takes the reports of an engine that have come.
    pub fn take_reports(&mut self, engine: usize) -> Vec<ReportAt> {
        std::mem::take(&mut self.around.places[engine].reports)
    }

    fn slot(&self, source: Source) -> usize {
        match source {
            Source::Fabric => 0,
            Source::Pair(p) => 1 + p,
            Source::Engine(e) => 1 + self.around.nmcs.len() + e,
        }
    }

    fn next_of(&self, source: Source) -> Option<u64> {
        match source {
            Source::Fabric => self.around.fabric.next_event(),
            Source::Pair(p) => self.around.nmcs[p].next(),
            Source::Engine(e) => self.engines[e].next(),
        }
    }

    /// Puts a source's next event into the heap.
    fn schedule(&mut self, source: Source) {
        let at = self.next_of(source).map_or(u64::MAX, |at| at.max(self.now));
        let slot = self.slot(source);
        if self.scheduled[slot] != at {
            self.scheduled[slot] = at;
            if at != u64::MAX {
                self.events.push(Reverse((at, source)));
            }
        }
    }

    fn schedule_touched(&mut self) {
        while let Some(source) = self.around.touched.pop() {
            self.schedule(source);
        }
    }

    /// Does what happens next. `false` if nothing will without another start.
    pub fn step(&mut self) -> bool {
        let (at, source) = loop {
            let Some(Reverse((at, source))) = self.events.pop() else { return false };
            // Else it was put off, or brought forward.
            if self.scheduled[self.slot(source)] == at {
                break (at, source);
            }
        };
        let slot = self.slot(source);
        self.scheduled[slot] = u64::MAX;
        self.now = at;
        match source {
            Source::Fabric => self.network(),
            Source::Pair(p) => self.pair(p),
            Source::Engine(engine) => {
                let mut view = View { around: &mut self.around, engine };
                self.engines[engine].advance(at, &mut view);
            }
        }
        self.schedule(source);
        self.schedule_touched();
        true
    }

    fn network(&mut self) {
        let now = self.now;
        self.around.fabric.step(now, &mut self.around.memories);
        let arrived: Vec<(usize, usize)> = self.around.fabric.arrived().collect();
        for (rank, me) in arrived {
            let engine = self.index[rank][me];
            while let Some(c) = self.around.fabric.take_completion(rank, me) {
                let receive = c.source == CompletionSource::Receive.code();
                let source =
                    if receive { CompletionSource::Receive } else { CompletionSource::Send };
                self.engines[engine].complete(now + STAGE, source, c.status, c.tag);
            }
            self.around.moved = now;
            self.schedule(Source::Engine(engine));
        }
    }

    fn pair(&mut self, p: usize) {
        let now = self.now;
        let mut answers = std::mem::take(&mut self.answers);
        self.around.nmcs[p].advance(now, &mut answers);
        let each = self.around.chip.nmc_pair.engines.value as usize;
        for Answer { engine, command, code } in answers.drain(..) {
            let engine = p * each + engine;
            let rank = self.around.places[engine].rank;
            nmc::execute(&command, &self.around.chip.nmc, &mut self.around.memories[rank]);
            self.engines[engine].complete(now, CompletionSource::Nmc, code, command.tag as u16);
            self.around.moved = now;
            self.schedule(Source::Engine(engine));
        }
        self.answers = answers;
        let last = self.engines.len().min((p + 1) * each);
        for engine in p * each..last {
            if self.around.hand_over(now, engine) {
                self.engines[engine].room(now + STAGE);
                self.schedule(Source::Engine(engine));
            }
        }
    }

    /// Runs until a report has come, or until all is done or stuck.
    pub fn run_to_report(&mut self) -> Ended {
        self.around.moved = self.around.moved.max(self.now);
        loop {
            if self.around.reported {
                self.around.reported = false;
                self.awaited = self.around.places.iter().map(|p| p.awaited).sum();
                return Ended::Reported;
            }
            if self.awaited == 0 && self.is_quiet() {
                return Ended::Done;
            }
            let patience = self.around.moved + PATIENCE;
            if !self.step() || self.now > patience {
                return match self.awaited == 0 && self.is_quiet() {
                    true => Ended::Done,
                    false => Ended::Stuck(self.under_way()),
                };
            }
            if let Some(error) = &self.around.error {
                return Ended::Stuck(error.to_string());
            }
        }
    }

    /// Runs until all is done or stuck.
    pub fn run(&mut self) -> Ended {
        loop {
            let ended = self.run_to_report();
            if ended != Ended::Reported {
                return ended;
            }
        }
    }

    fn is_quiet(&self) -> bool {
        self.engines.iter().all(Engine::is_quiet)
            && self.around.nmcs.iter().all(Nmcs::is_idle)
            && self.around.fabric.is_quiet()
    }

    fn under_way(&self) -> String {
        let mut parts = Vec::new();
        for (e, place) in self.around.places.iter().enumerate().filter(|(_, p)| p.awaited > 0) {
            parts.push(format!("engine {e} owes {} reports", place.awaited));
        }
        parts.extend(self.around.fabric.outstanding().iter().map(ToString::to_string));
        format!("nothing but polling for {PATIENCE} cycles: {}", parts.join("; "))
    }
}
