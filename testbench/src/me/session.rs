//! Compiled collectives on message engines, hardware or model, and what must have come of them.
//!
//! ```text
//!   collectives --compile--> subgraphs --World--> engines --> memories
//!        |                                                        |  bit for bit
//!        +--------------- func::collective ---------------------- = ?
//! ```
//! Each rank runs the collectives one after the other at its own pace, as a host's stream would:
//! a rank begins the next one when its own subgraphs of the last are done.

use mtia_model::cycle::me::group::{GroupOutputs, MeDevice};
use mtia_model::cycle::me::world::{Outcome, Traffic, World};
use mtia_model::func::cpu::elf::Image;
use mtia_model::func::fabric::{Fabric, Options};
use mtia_model::func::me::stuck::Tables;
use mtia_model::func::memory::Memory;
use mtia_model::hccl::{
    Case, Collective, Layout, Needs, Placement, Program, QueuePairs, RankPlace, compile, needs,
};
use mtia_model::spec::Chip;
use mtia_model::spec::me::{
    COUNTERS, CounterId, REGISTER_BASE, Report, STATUS_BITS, Start, register,
};
use mtia_model::spec::wqe::Kind;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// A collective, compiled, with the vectors that it runs on.
#[derive(Clone, Debug)]
pub struct Run {
    /// The subgraphs.
    pub program: Program,
    /// The vectors.
    pub case: Case,
}

/// Collectives on the same engines, flags and scratch, with send and receive buffers of their own.
#[derive(Clone, Debug)]
pub struct Session {
    chip: Chip,
    ranks: usize,
    channels: usize,
    runs: Vec<Run>,
    memory_bytes: usize,
    /// Address from which on subgraphs lie.
    code: u64,
    seed: u64,
}

/// What a session has taken.
#[derive(Clone, Debug)]
pub struct Finished {
    /// Cycles from the first start to the end.
    pub cycles: u64,
    /// Counters of each engine at the end.
    pub counters: Vec<[u64; COUNTERS.len()]>,
    /// Cycle, counted likewise, in which each collective of the order was done on all ranks.
    pub ends: Vec<u64>,
}

/// Where flags lie.
const FLAGS: u64 = 0x40;

impl Session {
    /// `collectives`, all of as many ranks, on `channels` engines of each rank.
    ///
    /// # Panics
    /// If a collective cannot be compiled so.
    pub fn new(chip: &Chip, collectives: &[Collective], channels: usize, seed: u64) -> Session {
        let ranks = collectives.iter().map(|c| c.ranks).max().unwrap_or(1);
        let of = |rank| collectives.iter().map(move |c| needs(c, channels, rank));
        let most = |get: fn(Needs) -> u64| (0..ranks).flat_map(of).map(get).max().unwrap_or(0);
        let scratch = (FLAGS + most(|n| n.flags)).next_multiple_of(64);
        let mut free = scratch + most(|n| n.scratch);
        let mut runs = Vec::new();
        for (i, collective) in collectives.iter().enumerate() {
            let mut end = free;
            let mut places = Vec::new();
            for rank in 0..ranks {
                let own = Needs { scratch: 0, ..needs(collective, channels, rank) };
                // Buffers begin anywhere that their elements allow, and not where peers' do.
                let element = u64::from(collective.dtype.element_bytes());
                let base = free.next_multiple_of(64);
                let (mut layout, after) = Layout::packed(&own, FLAGS, base);
                layout.scratch = scratch;
                layout.send += element * (rank as u64 % 5);
                layout.recv += 64 + element * (rank as u64 * 7 % 16);
                end = end.max(after + 256);
                places.push(RankPlace { mes: (0..channels).collect(), layout });
            }
            free = end;
            let placement = Placement {
                ranks: places,
                queue_pairs: QueuePairs::new(chip, ranks),
                message_bytes: 1 << 18,
            };
            let program = compile(collective, &placement).unwrap_or_else(|e| panic!("{e}"));
            let case = Case::random(collective, seed.wrapping_add(i as u64));
            runs.push(Run { program, case });
        }
        let mut session = Session {
            chip: chip.clone(),
            ranks,
            channels,
            runs,
            memory_bytes: 0,
            code: free.next_multiple_of(64),
            seed,
        };
        let images = (0..ranks).map(|r| session.images(r).last().map_or(session.code, |i| i.1));
        session.memory_bytes = images.max().unwrap_or(0).next_multiple_of(4096) as usize;
        session
    }

    /// The collectives.
    pub fn runs(&self) -> &[Run] {
        &self.runs
    }

    /// The collectives, to break their subgraphs.
    pub fn runs_mut(&mut self) -> &mut [Run] {
        &mut self.runs
    }

    /// Engines that it takes.
    pub fn engines(&self) -> usize {
        self.ranks * self.channels
    }

    /// Where each run's subgraphs of a rank begin and end.
    fn images(&self, rank: usize) -> Vec<(u64, u64)> {
        let mut at = self.code;
        let place = |run: &Run| {
            let begin = at;
            at += run.program.image_bytes(rank) as u64;
            (begin, at)
        };
        self.runs.iter().map(place).collect()
    }

    /// Memories with the vectors and the subgraphs in them; all else is noise.
    fn memories(&self) -> Vec<Memory> {
        let of = |rank: usize| {
            let mut noise = ChaCha8Rng::seed_from_u64(self.seed ^ 0x6e6f_6973 ^ rank as u64);
            let mut memory: Vec<u8> = (0..self.memory_bytes).map(|_| noise.random()).collect();
            let mut put = |at: u64, bytes: &[u8]| {
                memory[at as usize..at as usize + bytes.len()].copy_from_slice(bytes);
            };
            for (run, (begin, _)) in self.runs.iter().zip(self.images(rank)) {
                let flags = needs(&run.program.collective, self.channels, rank).flags;
                put(FLAGS, &vec![0; flags as usize]);
                put(run.program.placement.ranks[rank].layout.send, &run.case.inputs[rank]);
                put(begin, &run.program.image(rank, begin, 0).bytes);
            }
            Memory::from(memory)
        };
        (0..self.ranks).map(of).collect()
    }

    /// The engines' surroundings, with a network that delays as `network` says.
    pub fn world(&self, device: &dyn MeDevice, traffic: Traffic, network: Options) -> World {
        let connections = QueuePairs::new(&self.chip, self.ranks).connections(self.channels);
        // The connections are those of a placement, each pair once.
        let fabric = Fabric::new(self.ranks, &connections, network).expect("sound connections");
        let ranks: Vec<usize> = (0..self.engines()).map(|e| e / self.channels).collect();
        let shape = device.shape().clone();
        World::new(&self.chip, shape, &ranks, self.memories(), fabric, traffic)
    }

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
        let before = world.counters(device);
        let begin = world.cycles();
        let mut hosts: Vec<Host> = (0..self.ranks).map(|rank| Host::new(self, rank)).collect();
        let mut outputs = GroupOutputs::default();
        let mut ends = vec![0; order.len()];
        loop {
            for host in &mut hosts {
                host.go_on(order, world);
            }
            if hosts.iter().all(|h| h.next == order.len() && h.open == 0) && world.is_done() {
                break;
            }
            device.cycle(world.inputs(), &mut outputs);
            if let Some(Outcome::Stuck(why)) = world.advance(&outputs) {
                return Err(format!("{why}{}", self.waiting(device, world, image)));
            }
            for e in 0..self.engines() {
                if !world.has_reports(e) {
                    continue;
                }
                for report in world.take_reports(e) {
                    match report.report {
                        Report::Done { .. } => {
                            let host = &mut hosts[e / self.channels];
                            host.open -= 1;
                            ends[host.next - 1] = world.cycles() - begin;
                        }
                        other => return Err(format!("engine {e} reports {other:?}")),
                    }
                }
            }
        }
        if let Some(trouble) = world.trouble() {
            return Err(trouble.to_owned());
        }
        let cycles = world.cycles() - begin;
        self.check_memories(world, order)?;
        self.check_rest(device, world)?;
        let counters = world.counters(device);
        self.check_counters(&before, &counters, order)?;
        Ok(Finished { cycles, counters, ends })
    }

    /// Who waits for whom, from the firmware's tables.
    fn waiting(&self, device: &mut dyn MeDevice, world: &mut World, image: &Image) -> String {
        let mut text = String::new();
        for e in 0..self.engines() {
            let (rank, me) = (e / self.channels, e % self.channels);
            let tables = Tables::read(image, |addresses| world.peek(device, e, addresses));
            for blocked in tables.blocked(rank, me, world.memory(rank)) {
                text.push_str(&format!("\n  {blocked}"));
            }
        }
        text
    }

    fn check_memories(&self, world: &World, order: &[usize]) -> Result<(), String> {
        for &i in order {
            let run = &self.runs[i];
            for rank in 0..self.ranks {
                let expected = &run.case.outputs[rank];
                let at = run.program.placement.ranks[rank].layout.recv;
                let got = world.memory(rank).read(at, expected.len() as u64);
                let got = got.map_err(|e| e.to_string())?;
                if let Some(byte) = (0..got.len()).find(|&b| got[b] != expected[b]) {
                    return Err(format!(
                        "{} (number {i}), rank {rank}: byte {byte} of {} is {:#04x}, not {:#04x}",
                        run.program.collective,
                        got.len(),
                        got[byte],
                        expected[byte]
                    ));
                }
            }
        }
        for rank in 0..self.ranks {
            let flags = self.runs.iter().map(|r| needs(&r.program.collective, self.channels, rank));
            let bytes = flags.map(|n| n.flags).max().unwrap_or(0);
            let flags = world.memory(rank).read(FLAGS, bytes).map_err(|e| e.to_string())?;
            let channel = bytes as usize / self.channels;
            for (c, row) in flags.chunks(channel.max(1)).enumerate() {
                // The first word of a row is what flags are written from.
                if row.iter().skip(4).any(|b| *b != 0) {
                    return Err(format!("rank {rank}, channel {c}: a flag is left set"));
                }
            }
        }
        Ok(())
    }

    /// Engines are idle and their queues empty.
    fn check_rest(&self, device: &mut dyn MeDevice, world: &mut World) -> Result<(), String> {
        let free: u32 = STATUS_BITS
            .iter()
            .filter(|b| !["completion", "mailbox_in"].contains(&b.name))
            .map(|b| 1 << b.bit)
            .sum();
        let expected =
            [(register::STATUS, free), (register::COMPLETION_LEVEL, 0), (register::ERRORS, 0)];
        let addresses = expected.map(|(r, _)| REGISTER_BASE + r.offset);
        for e in 0..self.engines() {
            let words = world.peek(device, e, &addresses);
            for ((register, value), word) in expected.iter().zip(words) {
                if word != *value {
                    let name = register.name;
                    return Err(format!("engine {e} at rest: {name} is {word:#x}, not {value:#x}"));
                }
            }
        }
        Ok(())
    }

    /// What the counters must have counted, by the subgraphs.
    fn check_counters(
        &self,
        before: &[[u64; COUNTERS.len()]],
        after: &[[u64; COUNTERS.len()]],
        order: &[usize],
    ) -> Result<(), String> {
        for e in 0..self.engines() {
            let (rank, me) = (e / self.channels, e % self.channels);
            let subgraphs = order.iter().flat_map(|&i| &self.runs[i].program.subgraphs);
            let mine: Vec<_> = subgraphs.filter(|s| s.rank == rank && s.me == me).collect();
            let count = |of: &dyn Fn(Kind) -> bool| {
                let kinds = mine.iter().flat_map(|s| &s.wqes).filter_map(|w| w.kind());
                kinds.filter(|k| of(*k)).count() as u64
            };
            let expected = [
                (CounterId::Wqes, count(&|_| true)),
                (CounterId::Subgraphs, mine.len() as u64),
                (CounterId::WorkRequests, count(&Kind::is_network)),
                (CounterId::NmcCommands, count(&Kind::computes)),
                (CounterId::StoreFlits, count(&|k| k == Kind::Set)),
                (CounterId::MessagesIn, mine.len() as u64),
                (CounterId::MessagesOut, mine.len() as u64),
            ];
            for (id, value) in expected {
                let counted = after[e][id.index()] - before[e][id.index()];
                if counted != value {
                    let name = id.counter().name;
                    return Err(format!("engine {e}: {name} counted {counted}, not {value}"));
                }
            }
        }
        Ok(())
    }
}

/// The control core of a rank, and how far it is.
struct Host<'a> {
    session: &'a Session,
    rank: usize,
    images: Vec<(u64, u64)>,
    /// Collectives begun.
    next: usize,
    /// Subgraphs of the last one that are not done.
    open: usize,
}

impl<'a> Host<'a> {
    fn new(session: &'a Session, rank: usize) -> Host<'a> {
        Host { session, rank, images: session.images(rank), next: 0, open: 0 }
    }

    fn go_on(&mut self, order: &[usize], world: &mut World) {
        while self.open == 0 && self.next < order.len() {
            let run = order[self.next];
            let id = (self.next % 4096) as u16;
            let program = &self.session.runs[run].program;
            let image = program.image(self.rank, self.images[run].0, id * 16);
            for (me, start) in image.starts {
                let start: Start = start;
                world.start(self.rank * self.session.channels + me, &start);
                self.open += 1;
            }
            self.next += 1;
        }
    }
}
