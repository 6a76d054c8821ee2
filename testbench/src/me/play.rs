//! Runs the collectives of a session, as hosts would, and keeps a ledger of what memory must hold.
//!
//! ```text
//!   order of collectives --> a host for each rank --> World <==> engines
//!                                |         ^
//!              fresh vectors     v         | all subgraphs of the rank are done:
//!              in memory and   ledger <----+ is the result there, bit for bit?
//! ```
//! Each rank goes through the order at its own pace: it begins a collective when its own subgraphs of
//! the one before are done, whatever the others do. It puts fresh vectors into the send buffer then,
//! and noise into the receive buffer and the scratch, so that nothing that an earlier collective left
//! can pass for a result. In the end memory must be what the ledger says, byte for byte, but
//! for the scratch: no flag is left set, and nothing was written where nothing should be.

use mtia_model::cycle::me::group::{GroupOutputs, MeDevice};
use mtia_model::cycle::me::world::{Outcome, World};
use mtia_model::func::cpu::elf::Image;
use mtia_model::func::memory::Memory;
use mtia_model::hccl::{Case, needs};
use mtia_model::spec::me::{COUNTERS, Report, Start};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::account::Account;
use super::session::Session;

/// What a session has taken.
#[derive(Clone, Debug)]
pub struct Finished {
    /// Cycles from the first start to the end.
    pub cycles: u64,
    /// Counters of each engine at the end.
    pub counters: Vec<[u64; COUNTERS.len()]>,
    /// Cycle, counted likewise, in which each collective of the order was done on all ranks.
    pub ends: Vec<u64>,
    /// Sends that the network refused as no receive was posted.
    pub refused: u64,
}

/// The most cycles that a collective of a session may take, whatever the network does.
const MOST_CYCLES: u64 = 1_000_000;

impl Session {
    /// Runs the collectives of `order` (indices) on a device that has booted in `world`.
    ///
    /// # Errors
    /// The first thing that is wrong, or who waits for whom.
    pub fn run(
        &self,
        device: &mut dyn MeDevice,
        world: &mut World,
        image: &Image,
        order: &[usize],
    ) -> Result<Finished, String> {
        for e in 0..self.engines() {
            world.take_reports(e);
        }
        let before = Account::of(world, device);
        let begin = world.cycles();
        let mut ledger = Ledger::new(self, world, order);
        let mut hosts: Vec<Host> =
            (0..self.ranks).map(|rank| Host::new(self, rank, begin)).collect();
        let mut outputs = GroupOutputs::default();
        let mut ends = vec![0; order.len()];
        loop {
            for host in &mut hosts {
                host.go_on(world, &mut ledger)?;
            }
            if hosts.iter().all(|h| h.has_ended(order)) && world.is_done() {
                break;
            }
            device.cycle(world.inputs(), &mut outputs);
            let outcome = world.advance(&outputs);
            let late = world.cycles() - begin > MOST_CYCLES * order.len() as u64;
            if late || matches!(outcome, Some(Outcome::Stuck(_))) {
                return Err(world.deadlock(device, image).to_string());
            }
            for e in 0..self.engines() {
                if world.has_reports(e) {
                    let host = &mut hosts[e / self.setup.channels];
                    for report in world.take_reports(e) {
                        host.note(e, report.report)?;
                        ends[host.turn] = world.cycles() - begin;
                    }
                }
            }
        }
        if let Some(trouble) = world.trouble() {
            return Err(trouble.to_owned());
        }
        let cycles = world.cycles() - begin;
        ledger.check(world)?;
        self.check_rest(device, world, image)?;
        let account = Account::of(world, device);
        self.check_account(&before, &account, order)?;
        let refused = account.refused() - before.refused();
        Ok(Finished { cycles, counters: account.engines, ends, refused })
    }
}

/// What memory must hold.
struct Ledger<'a> {
    session: &'a Session,
    order: &'a [usize],
    /// The vectors of each turn.
    turns: Vec<Case>,
    /// Each rank's memory.
    expected: Vec<Memory>,
    noise: ChaCha8Rng,
}

impl<'a> Ledger<'a> {
    fn new(session: &'a Session, world: &World, order: &'a [usize]) -> Ledger<'a> {
        let seed = session.setup.seed;
        let case = |(turn, &run): (usize, &usize)| {
            Case::random(&session.runs[run].program.collective, seed.wrapping_add(turn as u64))
        };
        Ledger {
            session,
            order,
            turns: order.iter().enumerate().map(case).collect(),
            expected: (0..session.ranks).map(|rank| world.memory(rank).clone()).collect(),
            noise: ChaCha8Rng::seed_from_u64(seed ^ 0x1ed6_e700),
        }
    }

    /// Writes to memory as the host does.
    fn put(&mut self, world: &mut World, rank: usize, at: u64, bytes: &[u8]) -> Result<(), String> {
        for memory in [world.memory_mut(rank), &mut self.expected[rank]] {
            memory.write(at, bytes).map_err(|e| e.to_string())?;
        }
        Ok(())
    }

    fn put_noise(
        &mut self,
        world: &mut World,
        rank: usize,
        at: u64,
        bytes: u64,
    ) -> Result<(), String> {
        let noise: Vec<u8> = (0..bytes).map(|_| self.noise.random()).collect();
        self.put(world, rank, at, &noise)
    }

    /// A rank begins a turn.
    fn open(&mut self, world: &mut World, rank: usize, turn: usize) -> Result<(), String> {
        let session = self.session;
        let program = &session.runs[self.order[turn]].program;
        let layout = program.placement.ranks[rank].layout;
        let needs = needs(&program.collective, session.setup.channels, rank);
        let scratch = &session.scratch;
        self.put_noise(world, rank, scratch.start, scratch.end - scratch.start)?;
        self.put_noise(world, rank, layout.recv, needs.recv)?;
        // Last, as it may be in the same place.
        let vector = std::mem::take(&mut self.turns[turn].inputs[rank]);
        self.put(world, rank, layout.send, &vector)
    }

    /// A rank says that a turn is done.
    fn close(&mut self, world: &World, rank: usize, turn: usize) -> Result<(), String> {
        let program = &self.session.runs[self.order[turn]].program;
        let at = program.placement.ranks[rank].layout.recv;
        let result = std::mem::take(&mut self.turns[turn].outputs[rank]);
        let found = world.memory(rank).read(at, result.len() as u64).map_err(|e| e.to_string())?;
        if let Some(byte) = (0..result.len()).find(|&b| found[b] != result[b]) {
            return Err(format!(
                "{} (turn {turn}), rank {rank}: byte {byte} of {} is {:#04x}, not {:#04x}",
                program.collective,
                result.len(),
                found[byte],
                result[byte]
            ));
        }
        self.expected[rank].write(at, &result).map_err(|e| e.to_string())
    }

    /// All of memory is as it must be.
    fn check(&self, world: &World) -> Result<(), String> {
        for (rank, expected) in self.expected.iter().enumerate() {
            let found = world.memory(rank).bytes();
            let differs = |(at, (found, expected)): (usize, (&u8, &u8))| {
                (found != expected && !self.session.is_free(rank, at as u64)).then_some(at)
            };
            let pairs = found.iter().zip(expected.bytes()).enumerate();
            if let Some(at) = pairs.filter_map(differs).next() {
                let (found, expected) = (found[at], expected.bytes()[at]);
                return Err(format!(
                    "rank {rank}: {} at {at:#x} is {found:#04x} in the end, not {expected:#04x}",
                    self.session.name(rank, at as u64)
                ));
            }
        }
        Ok(())
    }
}

impl Session {
    /// Whether a byte may be anything in the end: scratch, and the words that flags are written
    /// from.
    fn is_free(&self, rank: usize, at: u64) -> bool {
        let flags = self.flags(rank);
        let row = (flags.end - flags.start) / self.setup.channels as u64;
        let one = flags.contains(&at) && (at - flags.start) % row < 4;
        self.scratch.contains(&at) || one
    }

    /// What a byte of a rank's memory belongs to.
    fn name(&self, rank: usize, at: u64) -> String {
        if self.flags(rank).contains(&at) {
            return "a flag".into();
        }
        for run in &self.runs {
            let collective = &run.program.collective;
            let buffers = run.program.placement.buffers(collective, rank);
            if let Some((name, _)) = buffers.iter().find(|(_, range)| range.contains(&at)) {
                return format!("the {name} buffer of {collective}");
            }
        }
        "memory that nobody has".into()
    }
}

/// The control core of a rank, and how far it is.
struct Host<'a> {
    session: &'a Session,
    rank: usize,
    /// The turn that it is at, or before.
    turn: usize,
    is_running: bool,
    /// Cycle in which it begins the turn.
    begin: u64,
    rng: ChaCha8Rng,
    /// Subgraphs of the turn that are not done, with their engine of the rank.
    open: Vec<(usize, Start)>,
}

impl<'a> Host<'a> {
    fn new(session: &'a Session, rank: usize, now: u64) -> Host<'a> {
        let rng = ChaCha8Rng::seed_from_u64(session.setup.seed ^ 0x1a7e ^ rank as u64);
        let mut host =
            Host { session, rank, turn: 0, is_running: false, begin: 0, rng, open: Vec::new() };
        host.be_late(now);
        host
    }

    fn has_ended(&self, order: &[usize]) -> bool {
        self.turn == order.len()
    }

    fn be_late(&mut self, now: u64) {
        self.begin = now + self.rng.random_range(0..=self.session.setup.late_cycles);
    }

    /// Ends the turn if its subgraphs are done, and begins the next one.
    fn go_on(&mut self, world: &mut World, ledger: &mut Ledger) -> Result<(), String> {
        loop {
            if self.is_running {
                if !self.open.is_empty() {
                    return Ok(());
                }
                ledger.close(world, self.rank, self.turn)?;
                self.is_running = false;
                self.turn += 1;
                self.be_late(world.cycles());
            }
            if self.has_ended(ledger.order) || world.cycles() < self.begin {
                return Ok(());
            }
            ledger.open(world, self.rank, self.turn)?;
            self.start(world, ledger.order[self.turn]);
            self.is_running = true;
        }
    }

    fn start(&mut self, world: &mut World, run: usize) {
        // A rank has two turns at most in its engines: numbers may come again after some.
        let id = (self.turn % 4096) as u16 * 16;
        let address = self.session.images(self.rank)[run].start;
        let image = self.session.runs[run].program.image(self.rank, address, id);
        for (me, start) in &image.starts {
            world.start(self.rank * self.session.setup.channels + me, start);
        }
        self.open = image.starts;
    }

    /// Takes a report of engine `e`.
    fn note(&mut self, e: usize, report: Report) -> Result<(), String> {
        let me = e % self.session.setup.channels;
        let of = |open: &(usize, Start)| {
            let done = Report::Done { id: open.1.id, wqes: open.1.wqes };
            open.0 == me && done == report
        };
        let Some(open) = self.open.iter().position(of) else {
            return Err(format!("rank {} ME {me} in turn {}: {report:?}", self.rank, self.turn));
        };
        self.open.swap_remove(open);
        Ok(())
    }
}
