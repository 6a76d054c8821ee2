//! Whole runs of the memory system: kernels on the PE grid, to their end, and what was counted.
//!
//! ```text
//!   this thread:    Grid, ports of cycle k | network, quads | exchange | Grid, ports of k + 1 |
//!   other thread:   Hbm, k - 1 .. k        | other quads    |          | Hbm, k .. k + 1      |
//! ```
//! The outcome does not depend on the number of threads: HBM's side sees of the other only what
//! crossed before, and quads share nothing with the network between their ports' turns.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use super::{Grid, Hbm, MemorySystem, Quads, ToGateway, ToHbm};
use crate::cycle::kernel::Kernel;
use crate::spec::Chip;
use crate::spec::fi::CounterId as Fi;
use crate::spec::hbm::{CounterId as HbmCounter, LINE_BURSTS};
use crate::spec::llc::CounterId as Llc;
use crate::spec::noc::PORTS;

/// Cycles without any flit that moves after which a run is taken for stuck.
const PATIENCE: u64 = 20_000;
/// Cycles between two looks at the counters.
const LOOK: u64 = 4096;

/// How a run is done.
pub struct Options<'a> {
    /// Threads: 1, or 2 with HBM and half of the LLC on the second.
    pub threads: usize,
    /// Called now and then with the bytes that have arrived at the PEs and left them.
    pub progress: Option<&'a mut dyn FnMut(u64)>,
}

impl Options<'_> {
    /// Two threads; nobody watches.
    pub fn quiet() -> Options<'static> {
        Options { threads: 2, progress: None }
    }
}

/// What a run counted.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Counts {
    /// Cycles of the chip's clock, from the start of the PEs to the last one's end.
    pub cycles: u64,
    /// Cycles from the start to the end of each PE, row by row.
    pub ends: Vec<u64>,
    /// Clocks of HBM's commands.
    pub hbm_clocks: u64,
    /// Bytes that the PEs read and wrote.
    pub bytes: u64,
    /// Bursts of 32 B that HBM moved, reads and writes.
    pub hbm_reads: u64,
    /// See `hbm_reads`.
    pub hbm_writes: u64,
    /// Flits over an output of a router, all channels.
    pub flit_hops: u64,
    /// Lines that the LLC read and wrote for clients, and those that it found.
    pub llc_accesses: u64,
    /// See `llc_accesses`.
    pub llc_hits: u64,
    /// Shares of the time in which units were busy, by name; the largest names the limiter.
    pub shares: Vec<(&'static str, f64)>,
    /// Why the run did not end.
    pub stuck: Option<String>,
    /// Seconds that the simulation took. Not part of what two runs have in common.
    pub wall_seconds: f64,
}

impl Counts {
    /// The unit with the largest share of busy time, in words.
    pub fn limiter(&self) -> String {
        let busiest = self.shares.iter().max_by(|a, b| a.1.total_cmp(&b.1));
        busiest.map_or_else(String::new, |(name, share)| format!("{name}, {:.1} %", 100.0 * share))
    }
}

/// A chip set up to run kernels.
pub struct Machine {
    chip: Chip,
    /// Network and LLC.
    pub system: MemorySystem<()>,
    /// HBM.
    pub hbm: Hbm<()>,
    /// Rates of the fabric interfaces for reads and writes, in lines a cycle, where they are not
    /// the description's.
    pub rates: Option<[f64; 2]>,
    /// What is between the two sides.
    boxes: (ToGateway<()>, ToHbm<()>),
}

/// What all counters of a machine said at one time.
struct Totals {
    hbm_clocks: u64,
    hbm_busy: u64,
    hbm_reads: u64,
    hbm_writes: u64,
    llc_accesses: u64,
    llc_hits: u64,
    llc_misses: u64,
    llc_array: u64,
    flit_hops: u64,
    /// Flits of each output of each router, on the data and on the control channel.
    links: [Vec<u64>; 2],
}

impl Machine {
    /// The chip as after reset and boot: tags are clear.
    pub fn new(chip: &Chip) -> Machine {
        let mut system = MemorySystem::new(chip);
        system.settle();
        let boxes = Default::default();
        Machine { chip: chip.clone(), system, hbm: Hbm::new(chip), rates: None, boxes }
    }

    /// Lets what is still under way come to its end: writes that nobody waits for. Why it does not, if
    /// it does not.
    pub fn rest(&mut self) -> Option<String> {
        for _ in 0..PATIENCE {
            if self.system.is_idle() && self.hbm.is_idle() {
                return None;
            }
            let Machine { system, hbm, boxes: (inbox, outbox), .. } = self;
            system.clock();
            system.exchange(inbox, outbox);
            hbm.run(outbox, inbox);
        }
        Some(format!("the memory system is not at rest {PATIENCE} cycles after the work before"))
    }

    /// Runs kernels, of PE 0, 1, ... row by row, to their end; all start together. The counts are
    /// of this run alone; LLC and HBM are as the runs before have left them.
    pub fn run(&mut self, kernels: Vec<Box<dyn Kernel>>, options: Options<'_>) -> Counts {
        let began = Instant::now();
        let before = self.totals();
        let mut grid = Grid::new(&self.chip, &self.system, kernels);
        if let Some([read, write]) = self.rates {
            grid.shape(read, write);
        }
        let mut ignore = |_| {};
        let progress = options.progress.unwrap_or(&mut ignore);
        let (cycles, stuck) = if options.threads > 1 {
            self.run_on_two(&mut grid, progress)
        } else {
            self.run_on_one(&mut grid, progress)
        };
        let mut counts = self.count(&grid, cycles, &before);
        counts.stuck = grid.failure().map(str::to_owned).or(stuck);
        counts.wall_seconds = began.elapsed().as_secs_f64();
        counts
    }

    fn run_on_one(
        &mut self,
        grid: &mut Grid,
        progress: &mut dyn FnMut(u64),
    ) -> (u64, Option<String>) {
        let mut watch = Watch::default();
        let mut now = 0;
        while !grid.is_done() {
            if let Some(why) = watch.look(now, grid, &self.system, progress) {
                return (now, Some(why));
            }
            let Machine { system, hbm, boxes: (inbox, outbox), .. } = self;
            grid.clock(now, system);
            system.clock();
            system.exchange(inbox, outbox);
            hbm.run(outbox, inbox);
            now += 1;
        }
        (now, None)
    }

    fn run_on_two(
        &mut self,
        grid: &mut Grid,
        progress: &mut dyn FnMut(u64),
    ) -> (u64, Option<String>) {
        let Machine { system, hbm, boxes: kept, .. } = self;
        // The other side's work: given out in turns, done up to the turn that `done` says. A cycle
        // has two, HBM's and that of the quads which are lent.
        let boxes = Mutex::new(std::mem::take(kept));
        let lent = Mutex::new(Quads::default());
        let (given, done) = (AtomicU64::new(0), AtomicU64::new(0));
        const END: u64 = u64::MAX;
        let outcome = std::thread::scope(|scope| {
            let (boxes, lent, given, done) = (&boxes, &lent, &given, &done);
            scope.spawn(move || {
                let _end = Ending { turn: done, end: END };
                let mut turn = 0;
                loop {
                    if wait(given, turn) == END {
                        return;
                    }
                    // Nobody else holds the locks between a turn's two signs.
                    if turn % 2 == 0 {
                        lent.lock().unwrap_or_else(PoisonError::into_inner).clock();
                    } else {
                        let mut boxes = boxes.lock().unwrap_or_else(PoisonError::into_inner);
                        let (inbox, outbox) = &mut *boxes;
                        hbm.run(outbox, inbox);
                    }
                    turn += 1;
                    done.store(turn, Ordering::Release);
                }
            });
            // However a side ends, the other is told: it would wait for ever.
            let _end = Ending { turn: given, end: END };
            let mut watch = Watch::default();
            let mut now = 0;
            let mut stuck = None;
            while !grid.is_done() && stuck.is_none() {
                stuck = watch.look(now, grid, system, progress);
                grid.clock(now, system);
                system.ports();
                let lend = |system: &mut MemorySystem<()>| {
                    let mut lent = lent.lock().unwrap_or_else(PoisonError::into_inner);
                    std::mem::swap(system.lend(), &mut lent);
                };
                lend(system);
                given.store(2 * now + 1, Ordering::Release);
                system.inside();
                if wait(done, 2 * now) == END {
                    break;
                }
                lend(system);
                {
                    let mut boxes = boxes.lock().unwrap_or_else(PoisonError::into_inner);
                    let (inbox, outbox) = &mut *boxes;
                    system.exchange(inbox, outbox);
                }
                now += 1;
                given.store(2 * now, Ordering::Release);
            }
            if now > 0 {
                wait(done, 2 * now - 1);
            }
            (now, stuck)
        });
        *kept = boxes.into_inner().unwrap_or_else(PoisonError::into_inner);
        outcome
    }

    fn totals(&self) -> Totals {
        let hbm = |id| self.hbm.counter(id);
        let llc = |id| self.system.llc_counter(id);
        let noc = self.system.noc_counters();
        let burst = u64::from(LINE_BURSTS);
        let llc_accesses = llc(Llc::Reads) + llc(Llc::Writes);
        let routers = self.system.floor().routers();
        let links = |flits: &dyn Fn(u32, u32) -> u64| {
            (0..routers)
                .flat_map(|r| (0..PORTS).map(move |p| (r, p)))
                .map(|(r, p)| flits(r, p))
                .collect()
        };
        Totals {
            hbm_clocks: self.hbm.clocks(),
            hbm_busy: hbm(HbmCounter::BusyClocks),
            hbm_reads: burst * hbm(HbmCounter::Reads),
            hbm_writes: burst * hbm(HbmCounter::Writes),
            llc_accesses,
            llc_hits: llc(Llc::Hits),
            llc_misses: llc(Llc::Misses),
            // A line that goes out or comes in takes the bank's array as an access does.
            llc_array: llc_accesses + llc(Llc::Fills) + llc(Llc::WriteBacks),
            flit_hops: noc.flit_hops(),
            links: [links(&|r, p| noc.data.flits(r, p)), links(&|r, p| noc.control.flits(r, p))],
        }
    }

    fn count(&self, grid: &Grid, cycles: u64, before: &Totals) -> Counts {
        let chip = &self.chip;
        let now = self.totals();
        let since = |of: fn(&Totals) -> u64| of(&now) - of(before);
        let share = |busy: u64, units: u64, of: u64| busy as f64 / (units * of).max(1) as f64;
        let clocks = since(|t| t.hbm_clocks);
        let accesses = since(|t| t.llc_accesses);
        let array = since(|t| t.llc_array) - since(|t| t.llc_misses).min(accesses);
        let busiest = |channel: usize, lanes: u32| {
            let flits = now.links[channel].iter().zip(&before.links[channel]).map(|(n, b)| n - b);
            share(flits.max().unwrap_or(0), lanes.into(), cycles)
        };
        let pes = grid.clients().len() as u64;
        let simd = grid.clients().iter().map(|client| client.kernel().simd_busy()).sum();
        let channels = self.hbm.channels().count() as u64;
        Counts {
            cycles,
            ends: grid.ends().collect(),
            hbm_clocks: clocks,
            bytes: grid.counter(Fi::BytesRead) + grid.counter(Fi::BytesWritten),
            hbm_reads: since(|t| t.hbm_reads),
            hbm_writes: since(|t| t.hbm_writes),
            flit_hops: since(|t| t.flit_hops),
            llc_accesses: accesses,
            llc_hits: since(|t| t.llc_hits),
            shares: vec![
                ("HBM bus", share(since(|t| t.hbm_busy), channels, clocks)),
                ("LLC arrays", share(array, chip.llc.banks.value.into(), cycles)),
                ("NoC data link", busiest(0, chip.noc.data_lanes.value)),
                ("NoC control link", busiest(1, chip.noc.control_lanes.value)),
                ("SIMD units", share(simd, pes, cycles)),
            ],
            ..Counts::default()
        }
    }
}

/// Ends the other thread's waiting when it is dropped.
struct Ending<'a> {
    turn: &'a AtomicU64,
    end: u64,
}

impl Drop for Ending<'_> {
    fn drop(&mut self) {
        self.turn.store(self.end, Ordering::Release);
    }
}

/// Waits until a turn has passed `old`; gives it.
fn wait(turn: &AtomicU64, old: u64) -> u64 {
    let mut tries = 0u32;
    loop {
        let now = turn.load(Ordering::Acquire);
        if now > old {
            return now;
        }
        tries += 1;
        if tries < 2000 {
            std::hint::spin_loop();
        } else {
            std::thread::yield_now();
        }
    }
}

/// Looks now and then whether a run goes on.
#[derive(Default)]
struct Watch {
    next: u64,
    hops: u64,
    /// When flits moved last.
    moved: u64,
}

impl Watch {
    /// Who waits for whom, if nothing has moved for long.
    fn look(
        &mut self,
        now: u64,
        grid: &Grid,
        system: &MemorySystem<()>,
        progress: &mut dyn FnMut(u64),
    ) -> Option<String> {
        if now < self.next {
            return None;
        }
        self.next = now + LOOK;
        progress(grid.counter(Fi::BytesRead) + grid.counter(Fi::BytesWritten));
        let hops = system.noc_counters().flit_hops();
        if hops != self.hops {
            (self.hops, self.moved) = (hops, now);
            return None;
        }
        if now - self.moved < PATIENCE {
            return None;
        }
        let waits = system.noc_counters().waits();
        let first: Vec<String> = waits.iter().take(8).cloned().collect();
        let more = waits.len() - first.len();
        Some(format!(
            "nothing has moved for {PATIENCE} cycles, since cycle {}: {}{}",
            self.moved,
            if first.is_empty() { "the network is empty".to_owned() } else { first.join("; ") },
            if more > 0 { format!("; and {more} more") } else { String::new() },
        ))
    }
}
