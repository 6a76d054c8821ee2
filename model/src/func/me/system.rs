//! Message engines of several ranks that run the firmware, with their NMCs, memories and network.
//!
//! ```text
//!   control core --messages--> Engine <==> memory port --> memory of the rank
//!                <--reports---   |  ^ \==> NMC ----------> memory of the rank
//!                                |  +---- completions <--+
//!                                +--> doorbells --> Fabric
//! ```
//!
//! Engines are stepped round robin, some instructions each; one instruction is one cycle of the
//! common time, which jumps when all cores sleep. Every answer (a fetch, a store, a command, a
//! doorbell, a message) takes a random number of cycles, and of several that are due any may come
//! first. A completion that finds the queue full waits, and what made it waits with it. All choices
//! come from the seed.

use std::collections::VecDeque;
use std::ops::RangeInclusive;

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::device::{Fetch, Store, completion};
use super::engine::{Engine, Image, ImageError};
use super::stuck;
use crate::func::fabric::Fabric;
use crate::func::memory::Memory;
use crate::func::nmc;
use crate::func::subgraph::Deadlock;
use crate::spec::Chip;
use crate::spec::me::{CompletionSource, CounterId, MESSAGE_WORDS, Report, Start};
use crate::spec::nmc::Command;
use crate::spec::wqe::{self, WORDS};

/// How the surroundings of the engines behave.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// Of all random choices.
    pub seed: u64,
    /// Cycles that each answer takes.
    pub delay: RangeInclusive<u64>,
    /// Cycles after which the control core takes a report, or gives the next message.
    pub control_delay: RangeInclusive<u64>,
    /// The most instructions that an engine executes before the next one has its turn.
    pub turn: u64,
    /// Cycles without progress after which a run is given up.
    pub patience: u64,
    /// Cycles since reset when the cores begin.
    pub began: u64,
}

impl Options {
    /// Answers within 200 cycles; a run is given up after 200,000 cycles in which no WQE and no
    /// message got ahead.
    pub fn seeded(seed: u64) -> Options {
        Options {
            seed,
            delay: 1..=200,
            control_delay: 1..=400,
            turn: 16,
            patience: 200_000,
            began: 0,
        }
    }
}

/// Why a run ended before its time.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RunError {
    /// Nothing goes on.
    #[error("{0}")]
    Stuck(Deadlock),
    /// A core trapped.
    #[error(
        "rank {rank} ME {me}: the core trapped at pc {pc:#010x}: cause {cause}, value \
         {value:#010x}"
    )]
    Trapped {
        /// The rank.
        rank: usize,
        /// The engine.
        me: usize,
        /// `mcause`.
        cause: u32,
        /// `mepc`.
        pc: u32,
        /// `mtval`.
        value: u32,
    },
    /// A message that is no report, or one that was not to come now.
    #[error("rank {rank} ME {me}: unexpected message {words:08x?}")]
    Message {
        /// The rank.
        rank: usize,
        /// The engine.
        me: usize,
        /// Its words.
        words: [u32; MESSAGE_WORDS],
    },
    /// The firmware did what the registers do not allow.
    #[error("rank {rank} ME {me}: register errors {errors:#x} (first: {info:#010x})")]
    Register {
        /// The rank.
        rank: usize,
        /// The engine.
        me: usize,
        /// The register `errors`.
        errors: u32,
        /// The register `error_info`.
        info: u32,
    },
}

/// Something that an engine began and others carry out.
#[derive(Clone, Copy, Debug)]
enum Job {
    Fetch(Fetch),
    Store(Store),
    Command(Command),
}

/// An engine and what is under way around it.
#[derive(Clone, Debug)]
struct Node {
    rank: usize,
    me: usize,
    engine: Engine,
    jobs: Vec<(u64, Job)>,
    /// Commands of `jobs`.
    commands: usize,
    doorbell: Option<u64>,
    /// When the control core takes the next report.
    taking: Option<u64>,
    /// When it gives the next message.
    giving: Option<u64>,
    inbox: VecDeque<[u32; MESSAGE_WORDS]>,
    reports: VecDeque<Report>,
    ready: bool,
    /// Subgraphs given and not reported.
    open: usize,
    /// The core executed nothing in its last turn.
    asleep: bool,
}

/// The engines and all around them.
#[derive(Clone, Debug)]
pub struct System {
    chip: Chip,
    nodes: Vec<Node>,
    engines_per_rank: usize,
    memories: Vec<Memory>,
    fabric: Fabric,
    options: Options,
    rng: ChaCha8Rng,
    now: u64,
    /// What has been done, see [`System::progress`], and when it was last more.
    done: (u64, u64),
}

impl System {
    /// Engines `0..engines_per_rank` with the firmware on each rank of the network; there are as
    /// many memories as ranks, and WQEs may use all of them.
    ///
    /// # Errors
    /// If the image does not fit the engines.
    ///
    /// # Panics
    /// If there are not as many memories as ranks.
    pub fn new(
        chip: &Chip,
        image: &Image,
        engines_per_rank: usize,
        memories: Vec<Memory>,
        fabric: Fabric,
        options: Options,
    ) -> Result<System, ImageError> {
        assert_eq!(memories.len(), fabric.ranks(), "a memory for each rank");
        let mut nodes = Vec::new();
        for (rank, memory) in memories.iter().enumerate() {
            for me in 0..engines_per_rank {
                let mut engine = Engine::new(chip, me as u32, image)?;
                engine.device.set_memory_limit(memory.size());
                nodes.push(Node {
                    rank,
                    me,
                    engine,
                    jobs: Vec::new(),
                    commands: 0,
                    doorbell: None,
                    taking: None,
                    giving: None,
                    inbox: VecDeque::new(),
                    reports: VecDeque::new(),
                    ready: false,
                    open: 0,
                    asleep: false,
                });
            }
        }
        Ok(System {
            chip: chip.clone(),
            nodes,
            engines_per_rank,
            memories,
            fabric,
            rng: ChaCha8Rng::seed_from_u64(options.seed),
            now: options.began,
            done: (0, options.began),
            options,
        })
    }

    /// Ranks there are.
    pub fn ranks(&self) -> usize {
        self.memories.len()
    }

    /// Cycles since reset: instructions of the busiest engine, and time that all slept.
    pub fn now(&self) -> u64 {
        self.now
    }

    /// A rank's memory.
    ///
    /// # Panics
    /// If there is no such rank.
    pub fn memory(&self, rank: usize) -> &Memory {
        &self.memories[rank]
    }

    /// A rank's memory, to change.
    ///
    /// # Panics
    /// If there is no such rank.
    pub fn memory_mut(&mut self, rank: usize) -> &mut Memory {
        &mut self.memories[rank]
    }

    /// The network.
    pub fn fabric(&self) -> &Fabric {
        &self.fabric
    }

    /// The network, to register memory.
    pub fn fabric_mut(&mut self) -> &mut Fabric {
        &mut self.fabric
    }

    /// An engine.
    ///
    /// # Panics
    /// If there is none such.
    pub fn engine(&self, rank: usize, me: usize) -> &Engine {
        &self.nodes[rank * self.engines_per_rank + me].engine
    }

    /// An engine, to change what it holds.
    ///
    /// # Panics
    /// If there is none such.
    pub fn engine_mut(&mut self, rank: usize, me: usize) -> &mut Engine {
        &mut self.nodes[rank * self.engines_per_rank + me].engine
    }

    /// Lets the control core give an engine a message, after those it has given before.
    ///
    /// # Panics
    /// If there is no such engine.
    pub fn send(&mut self, rank: usize, me: usize, message: [u32; MESSAGE_WORDS]) {
        let node = &mut self.nodes[rank * self.engines_per_rank + me];
        node.inbox.push_back(message);
        node.open += 1;
    }

    /// The same with a message that starts a subgraph, which is in the rank's memory.
    ///
    /// # Panics
    /// If there is no such engine.
    pub fn start(&mut self, rank: usize, me: usize, start: &Start) {
        self.send(rank, me, start.words());
    }

    /// Takes the oldest report of an engine, but for that of its readiness.
    ///
    /// # Panics
    /// If there is no such engine.
    pub fn take_report(&mut self, rank: usize, me: usize) -> Option<Report> {
        self.nodes[rank * self.engines_per_rank + me].reports.pop_front()
    }

    /// A counter of an engine.
    ///
    /// # Panics
    /// If there is no such engine.
    pub fn counter(&self, rank: usize, me: usize, id: CounterId) -> u64 {
        self.engine(rank, me).device.counter(id)
    }

    /// Instructions of all engines.
    pub fn instructions(&self) -> u64 {
        self.nodes.iter().map(|n| n.engine.device.counter(CounterId::Instructions)).sum()
    }

    /// Whether every message given has had its report.
    pub fn is_done(&self) -> bool {
        self.nodes.iter().all(|n| n.ready && n.open == 0)
    }

    /// Whether nothing is under way and nothing will happen by itself: cores asleep, queues empty,
    /// no slot taken, the network quiet.
    pub fn is_quiet(&self) -> bool {
        let free = crate::spec::slot::Phase::Free;
        self.fabric.is_quiet()
            && self.nodes.iter().all(|n| {
                n.asleep
                    && n.jobs.is_empty()
                    && n.inbox.is_empty()
                    && n.engine.device.is_quiet()
                    && n.engine.slots().iter().all(|s| s.phase == free)
            })
    }

    /// Runs until every message given has had its report, and then until nothing happens any more.
    ///
    /// # Errors
    /// If something goes wrong, or nothing goes on before that.
    pub fn run(&mut self) -> Result<(), RunError> {
        self.done.1 = self.now;
        while !self.is_done() {
            self.advance()?;
        }
        while !self.rests() && self.step()? {}
        Ok(())
    }

    /// One turn for each engine, on the way to a report that is to come.
    ///
    /// # Errors
    /// If something goes wrong, or nothing goes on although reports are missing.
    pub fn advance(&mut self) -> Result<(), RunError> {
        let goes_on = self.step()? && self.now - self.done.1 <= self.options.patience;
        if goes_on || self.is_done() { Ok(()) } else { Err(RunError::Stuck(self.deadlock())) }
    }

    /// Whether nothing but tries of the network for ever can happen.
    fn rests(&self) -> bool {
        self.nodes
            .iter()
            .all(|n| n.asleep && n.jobs.is_empty() && n.engine.device.alarm().is_none())
            && (self.fabric.next_event().is_none() || self.fabric.is_stalled())
    }

    /// Who waits for whom, at this moment.
    pub fn deadlock(&self) -> Deadlock {
        let blocked = self.nodes.iter().flat_map(|n| {
            let memory = &self.memories[n.rank];
            n.engine.tables().blocked(n.rank, n.me, memory).into_iter().chain(stuck::waiting(
                n.rank,
                n.me,
                n.inbox.iter(),
            ))
        });
        Deadlock { blocked: blocked.collect(), network: self.fabric.outstanding() }
    }

    /// One turn for each engine; false if nothing can happen any more.
    ///
    /// # Errors
    /// If a core trapped, or the firmware did what it may not do.
    pub fn step(&mut self) -> Result<bool, RunError> {
        let turn = self.rng.random_range(1..=self.options.turn.max(1));
        self.fabric.step(self.now, &mut self.memories);
        let first = self.rng.random_range(0..self.nodes.len());
        for i in 0..self.nodes.len() {
            let n = (first + i) % self.nodes.len();
            self.attend(n)?;
            self.execute(n, turn)?;
        }
        self.now += turn;
        let progress = self.progress();
        if progress > self.done.0 {
            self.done = (progress, self.now);
        }
        if self.nodes.iter().all(|n| n.asleep) {
            return Ok(self.jump());
        }
        Ok(true)
    }

    /// Lets an engine execute.
    fn execute(&mut self, n: usize, turn: u64) -> Result<(), RunError> {
        let Node { engine, rank, me, .. } = &mut self.nodes[n];
        let mut executed = 0;
        for cycle in 0..turn {
            engine.device.set_time(self.now + cycle);
            if engine.step().is_none() {
                break;
            }
            executed += 1;
        }
        let (errors, info) = engine.device.errors();
        if errors != 0 {
            return Err(RunError::Register { rank: *rank, me: *me, errors, info });
        }
        self.nodes[n].asleep = executed == 0;
        Ok(())
    }

    /// All cores sleep: time goes on to what happens next.
    fn jump(&mut self) -> bool {
        let nodes = self.nodes.iter().flat_map(|n| {
            let jobs = n.jobs.iter().map(|job| job.0);
            jobs.chain(
                [n.doorbell, n.taking, n.giving, n.engine.device.alarm()].into_iter().flatten(),
            )
        });
        match nodes.chain(self.fabric.next_event()).min() {
            Some(next) => self.now = self.now.max(next),
            // What came in the turn before may not have been looked at.
            None => return self.nodes.iter_mut().any(|n| !n.engine.sleeps()),
        }
        true
    }

    /// What has been done so far, in steps that no engine does without end.
    fn progress(&self) -> u64 {
        use CounterId::{MessagesIn, MessagesOut, NmcCommands, StoreFlits, WorkRequests, Wqes};
        let counters = [Wqes, WorkRequests, NmcCommands, StoreFlits, MessagesIn, MessagesOut];
        self.nodes
            .iter()
            .flat_map(|n| counters.iter().map(|&c| n.engine.device.counter(c)))
            .sum::<u64>()
            + (0..self.ranks()).map(|rank| self.fabric.counters(rank).messages).sum::<u64>()
    }

    fn after(&mut self, control: bool) -> u64 {
        let delay = if control { &self.options.control_delay } else { &self.options.delay };
        self.now + self.rng.random_range(delay.clone())
    }

    /// Carries out what an engine began and is due, and brings what arrived for it.
    fn attend(&mut self, n: usize) -> Result<(), RunError> {
        self.begin_jobs(n);
        if self.rng.random() {
            self.network_completions(n);
            self.end_jobs(n);
        } else {
            self.end_jobs(n);
            self.network_completions(n);
        }
        self.doorbell(n);
        self.control(n)
    }

    fn begin_jobs(&mut self, n: usize) {
        while let Some(fetch) = self.nodes[n].engine.device.take_fetch() {
            let due = self.after(false);
            self.nodes[n].jobs.push((due, Job::Fetch(fetch)));
        }
        while let Some(store) = self.nodes[n].engine.device.take_store() {
            let due = self.after(false);
            self.nodes[n].jobs.push((due, Job::Store(store)));
        }
        let nmc = &self.chip.nmc;
        let most = (nmc.command_queue.value + nmc.commands_in_flight.value) as usize;
        while self.nodes[n].commands < most
            && let Some(command) = self.nodes[n].engine.device.take_command()
        {
            let due = self.after(false);
            self.nodes[n].commands += 1;
            self.nodes[n].jobs.push((due, Job::Command(command)));
        }
    }

    fn end_jobs(&mut self, n: usize) {
        let mut i = 0;
        while i < self.nodes[n].jobs.len() {
            let (due, job) = self.nodes[n].jobs[i];
            if due <= self.now && self.end_job(n, job) {
                self.nodes[n].jobs.swap_remove(i);
            } else {
                i += 1;
            }
        }
    }

    /// Carries out a job; false if the completion queue has no room.
    fn end_job(&mut self, n: usize, job: Job) -> bool {
        let node = &mut self.nodes[n];
        let device = &mut node.engine.device;
        let memory = &mut self.memories[node.rank];
        if !device.has_room() {
            return false;
        }
        match job {
            Job::Fetch(fetch) => {
                let bytes = u64::from(fetch.flits * self.chip.noc.lane_bytes.value);
                device.end_fetch(&fetch, memory.read(fetch.address, bytes).ok())
            }
            Job::Store(store) => {
                let data = &store.data.to_le_bytes()[..store.bytes as usize];
                let error = memory.write(store.address, data).is_err();
                device.end_store(&store, error)
            }
            Job::Command(command) => {
                let status = nmc::execute(&command, &self.chip.nmc, memory);
                node.commands -= 1;
                let (status, tag) = (status.code(), command.tag as u16);
                device.complete(completion(CompletionSource::Nmc, status, tag))
            }
        }
    }

    fn network_completions(&mut self, n: usize) {
        let Node { rank, me, engine, .. } = &mut self.nodes[n];
        while engine.device.has_room()
            && let Some(completion) = self.fabric.take_completion(*rank, *me)
        {
            engine.device.complete(completion);
        }
    }

    fn doorbell(&mut self, n: usize) {
        let node = &mut self.nodes[n];
        if node.doorbell.is_some_and(|due| due <= self.now) {
            node.doorbell = None;
            if let Some(request) = node.engine.device.take_work_request() {
                let posted = self.fabric.post(self.now, node.rank, node.me, &request);
                // The rank exists, and the firmware issues the network's kinds only.
                debug_assert!(posted.is_ok(), "{posted:?}");
            }
        }
        if node.doorbell.is_none() && node.engine.device.has_work_request() {
            self.nodes[n].doorbell = Some(self.after(false));
        }
    }

    /// The control core's side of the mailboxes.
    fn control(&mut self, n: usize) -> Result<(), RunError> {
        let node = &mut self.nodes[n];
        if node.giving.is_some_and(|due| due <= self.now)
            && let Some(&message) = node.inbox.front()
            && node.engine.device.send_words(message)
        {
            node.inbox.pop_front();
            node.giving = None;
        }
        if node.taking.is_some_and(|due| due <= self.now)
            && let Some(words) = node.engine.device.take_message()
        {
            node.taking = None;
            let (rank, me) = (node.rank, node.me);
            match Report::from_words(words) {
                Some(Report::Ready { version }) if !node.ready && version == wqe::VERSION => {
                    node.ready = true;
                }
                Some(Report::Trapped { cause, pc, value }) => {
                    return Err(RunError::Trapped { rank, me, cause, pc, value });
                }
                Some(report) if node.ready && node.open > 0 => {
                    node.open -= 1;
                    node.reports.push_back(report);
                }
                _ => return Err(RunError::Message { rank, me, words }),
            }
        }
        if self.nodes[n].taking.is_none() && self.nodes[n].engine.device.has_message() {
            self.nodes[n].taking = Some(self.after(true));
        }
        if self.nodes[n].giving.is_none() && !self.nodes[n].inbox.is_empty() {
            self.nodes[n].giving = Some(self.after(true));
        }
        Ok(())
    }
}

/// The words of a WQE in memory; `None` beyond its end.
pub(super) fn wqe_words(memory: &Memory, address: u64) -> Option<[u32; WORDS]> {
    let bytes = memory.read(address, wqe::BYTES as u64).ok()?;
    let (words, _) = bytes.as_chunks::<4>();
    Some(std::array::from_fn(|i| u32::from_le_bytes(words[i])))
}
