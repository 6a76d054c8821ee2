//! What goes wrong on one subgraph's account, in hardware: it is reported with the WQE's index, and
//! the other subgraphs of the same engine end well, bit for bit.

use std::ops::Range;

use mtia_model::cycle::me::group::{GroupOutputs, MeDevice};
use mtia_model::cycle::me::port::UtilityRequest;
use mtia_model::cycle::me::world::{Outcome, Traffic, World};
use mtia_model::func::fabric::{Options, Region};
use mtia_model::func::memory::Memory;
use mtia_model::func::nmc::execute;
use mtia_model::func::subgraph::random::bad_wqe;
use mtia_model::spec::Chip;
use mtia_model::spec::me::{
    CompletionSource, CounterId, FETCH_FLITS, MEMORY_ERROR, NicStatus, Report, Start, SubgraphFault,
};
use mtia_model::spec::nmc::{Command, Dtype, Op, Status};
use mtia_model::spec::slot;
use mtia_model::spec::wqe::{self, Comparison, Fault, Kind, WORDS, Wqe};
use mtia_testbench::me::{Engines, LINKS, Scene, boot};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use super::bench::{
    after, both, copy, fenced, mini, recv, send, set, synced, traffic, wait, write,
};

/// Subgraphs that must not be disturbed have numbers from here on.
const GOOD: u16 = 100;
/// Their data.
const GOOD_DATA: u64 = 0x4000;
/// Bytes of each buffer of theirs, a number of elements that is no multiple of a line.
const GOOD_BYTES: u32 = 4 * 37;

/// A subgraph that sums, copies, sets and waits; `number` gives it memory of its own.
fn good(number: u16) -> Vec<Wqe> {
    let at = |i: u64| GOOD_DATA + u64::from(number) * 0x400 + i * 0xa0;
    let sum = |s: u64, a: u64, b: u64| Wqe {
        a: at(a),
        b: at(b),
        s: at(s),
        length: GOOD_BYTES,
        dtype: Dtype::Fp32.code(),
        ..Wqe::of(Kind::Reduce)
    };
    let value = 7 + u64::from(number);
    vec![
        sum(2, 0, 1),
        after(1, sum(3, 2, 0)),
        after(1, copy(at(4), at(3), GOOD_BYTES)),
        fenced(set(at(5), value)),
        wait(at(5), Comparison::Eq, value),
        synced(copy(at(1), at(4), GOOD_BYTES)),
    ]
}

/// What WQEs do to the memory of their rank, one after the other.
fn apply(chip: &Chip, memory: &mut Memory, wqes: &[Wqe]) {
    for wqe in wqes {
        let op = match wqe.kind() {
            Some(Kind::Reduce) => Op::Add,
            Some(Kind::Copy) => Op::Copy,
            Some(Kind::Set) => {
                memory.write(wqe.a, &(wqe.value as u32).to_le_bytes()).expect("memory");
                continue;
            }
            Some(Kind::Noop | Kind::Wait) => continue,
            kind => panic!("{kind:?} concerns others"),
        };
        let command = Command {
            op: op.code(),
            dtype: wqe.dtype,
            fence: false,
            a: wqe.a,
            b: wqe.b,
            s: wqe.s,
            length: wqe.length.into(),
            tag: 0,
        };
        assert_eq!(execute(&command, &chip.nmc, memory), Status::Ok);
    }
}

/// A scene with one engine a rank, and what must come of it.
struct Plan {
    engines: Engines,
    chip: Chip,
    scene: Scene,
    reports: Vec<Vec<Report>>,
    /// What is done to a rank's memory.
    applied: Vec<(usize, Vec<Wqe>)>,
    /// Where memory may be anything: a command that failed may have written a part.
    free: Vec<(usize, Range<u64>)>,
}

impl Plan {
    fn new(ranks: usize) -> Plan {
        let (chip, reports) = (mini(), vec![Vec::new(); ranks]);
        let scene = Scene::new(&chip, ranks, 1, 0);
        let (applied, free) = (Vec::new(), Vec::new());
        Plan { engines: both(ranks), chip, scene, reports, applied, free }
    }

    /// Another scene for the same engines.
    fn again(self, seed: u64) -> Plan {
        let ranks = self.scene.memories.len();
        let scene = Scene::new(&self.chip, ranks, 1, seed);
        let (applied, free) = (Vec::new(), Vec::new());
        Plan { scene, reports: vec![Vec::new(); ranks], applied, free, ..self }
    }

    /// A subgraph of which the first `done` WQEs take effect.
    fn add(&mut self, rank: usize, id: u16, wqes: &[Wqe], done: usize, report: Report) {
        self.scene.start(rank, 0, id, wqes);
        self.expect(rank, &wqes[..done], report);
    }

    fn expect(&mut self, rank: usize, done: &[Wqe], report: Report) {
        self.applied.push((rank, done.to_vec()));
        self.reports[rank].push(report);
    }

    /// `count` subgraphs on each rank that nothing disturbs.
    fn add_good(&mut self, count: u16) {
        for rank in 0..self.reports.len() {
            for number in 0..count {
                let (id, wqes) = (GOOD + number, good(number));
                let report = Report::Done { id, wqes: wqes.len() as u32 };
                self.add(rank, id, &wqes, wqes.len(), report);
            }
        }
    }

    fn play(&mut self, network: Options, traffic: Traffic) {
        let image = self.engines.image().clone();
        let scene = &self.scene;
        let result = self.engines.run(|device| {
            let mut world = scene.world(device, traffic, network);
            let ending = scene.play(device, &mut world, &image)?;
            Ok((ending, world))
        });
        let (ending, world) = result.unwrap_or_else(|e| panic!("{e}"));
        assert_eq!(ending.stuck, None);
        self.check(&ending.reports, &world);
    }

    fn check(&self, reports: &[Vec<Report>], world: &World) {
        for (rank, found) in reports.iter().enumerate() {
            let mut wanted = self.reports[rank].clone();
            wanted.sort_by_key(|r| r.words()[0] >> 16);
            assert_eq!(found, &wanted, "rank {rank}");
            let mut expected = self.scene.memories[rank].clone();
            for (_, wqes) in self.applied.iter().filter(|a| a.0 == rank) {
                apply(&self.chip, &mut expected, wqes);
            }
            let (found, expected) = (world.memory(rank).bytes(), expected.bytes());
            let free = |at: usize| {
                self.free.iter().any(|(r, range)| *r == rank && range.contains(&(at as u64)))
            };
            let at = (0..found.len()).find(|&i| found[i] != expected[i] && !free(i));
            assert_eq!(at.map(|i| format!("{i:#x}")), None, "rank {rank}: byte that differs");
        }
    }
}

fn failed(id: u16, index: u32, source: CompletionSource, status: u8) -> Report {
    Report::Failed { id, index, source: source.code(), status }
}

#[test]
fn each_fault_of_a_wqe() {
    let mut plan = Plan::new(2);
    for seed in 0..4 {
        println!("seed {seed}");
        plan = plan.again(seed);
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let limit = plan.scene.memories[0].size();
        for rank in 0..2 {
            for (i, fault) in Fault::ALL.into_iter().enumerate() {
                // At another index each time; the first one too.
                let index = (i + seed as usize) % 4;
                let own = 0x100 + 0x80 * i as u64;
                let fine: Vec<Wqe> = (0..4).map(|k| copy(own + 8 * k, 0x3000 + 8 * k, 8)).collect();
                let mut words: Vec<[u32; WORDS]> = fine.iter().map(Wqe::words).collect();
                let bad = bad_wqe(&plan.chip, fault, index as u32, limit, &mut rng);
                words.insert(index, bad);
                let (id, code) = (fault.code().into(), fault.code());
                plan.scene.start_words(rank, 0, id, &words);
                let report = Report::BadWqe { id, index: index as u32, fault: code };
                plan.expect(rank, &fine[..index], report);
            }
        }
        plan.add_good(4);
        plan.play(Options::seeded(seed), traffic(&mini(), seed));
    }
}

#[test]
fn each_error_of_the_network() {
    use CompletionSource::{Receive, Send};
    let mut plan = Plan::new(2);
    for seed in 0..3 {
        println!("seed {seed}");
        plan = plan.again(seed);
        let qp = |link| plan.scene.queue_pair(0, 1, link);
        let pairs: Vec<_> = (0..=LINKS).map(qp).collect();
        let read_only = Region { address: 0x200, bytes: 0x100, remote_write: false };
        let narrow = Region { remote_write: true, ..read_only };
        plan.scene.regions = vec![(1, 5, read_only), (1, 6, narrow), (0, 8, read_only)];
        let keyed = |rkey, b, link: usize| Wqe { rkey, ..write(pairs[link], b, 0x100, 32) };
        // What comes after the failure waits for it, and so is never issued.
        let later = after(1, copy(0x1800, 0x3000, 8));
        let one = |plan: &mut Plan, id: u16, wqe: Wqe, status: NicStatus| {
            let wqes = [copy(0x1000 + 8 * u64::from(id), 0x3100, 8), wqe, later];
            plan.add(0, id, &wqes, 1, failed(id, 1, Send, status.code()));
        };
        let plan = &mut plan;
        // A key that there is not, one that peers may not write by, and one that ends too soon.
        one(plan, 1, keyed(7, 0x200, 0), NicStatus::RemoteAccess);
        one(plan, 2, keyed(5, 0x200, 1), NicStatus::RemoteAccess);
        one(plan, 3, keyed(6, 0x2f0, 2), NicStatus::RemoteAccess);
        // The rank's own key: too far, and none at all.
        one(plan, 4, Wqe { lkey: 8, ..send(pairs[3], 0x2f0, 32) }, NicStatus::LocalProtection);
        // A queue pair that leads nowhere.
        one(plan, 5, send(pairs[LINKS], 0x100, 32), NicStatus::RetryExceeded);
        // Nothing is ever received there.
        one(plan, 6, send(pairs[4], 0x100, 32), NicStatus::RnrRetryExceeded);
        // Too long for its receive: both sides hear of it.
        one(plan, 7, send(pairs[5], 0x100, 33), NicStatus::RemoteAccess);
        let short = [recv(pairs[5], 0x600, 32), later];
        plan.add(1, 7, &short, 0, failed(7, 0, Receive, NicStatus::LocalLength.code()));
        // A receive with a key that there is not.
        one(plan, 8, send(pairs[6], 0x100, 32), NicStatus::RemoteAccess);
        let keyless = [Wqe { lkey: 3, ..recv(pairs[6], 0x700, 64) }, later];
        plan.add(1, 8, &keyless, 0, failed(8, 0, Receive, NicStatus::LocalProtection.code()));
        plan.add_good(3);
        // Nothing more goes through a queue pair with an error: not what another subgraph sends.
        let image = plan.engines.image().clone();
        let late = [copy(0x1900, 0x3100, 8), send(pairs[0], 0x100, 8)];
        let mut scene = plan.scene.clone();
        let first_code = scene.start(0, 0, 9, &late);
        plan.expect(0, &late[..1], failed(9, 1, Send, NicStatus::Flushed.code()));
        let begin = plan.scene.clone();
        // Longer than rank 1 takes to post its receives.
        let network = Options { rnr_retries: Some(3), rnr_delay: 4000, ..Options::seeded(seed) };
        let result = plan.engines.run(|device| {
            let mut world = scene.world(device, traffic(&mini(), seed), network);
            let first = begin.play(device, &mut world, &image)?;
            world.start(0, &first_code);
            let second = Scene::finish(device, &mut world, &image)?;
            assert_eq!((first.stuck, second.stuck), (None, None));
            let reports = first.reports.into_iter().zip(second.reports);
            let mut reports: Vec<Vec<Report>> = reports.map(|(a, b)| [a, b].concat()).collect();
            reports.iter_mut().for_each(|r| r.sort_by_key(|r| r.words()[0] >> 16));
            Ok((reports, world))
        });
        let (reports, world) = result.unwrap_or_else(|e| panic!("seed {seed}: {e}"));
        plan.scene = scene;
        plan.check(&reports, &world);
    }
}

/// WQEs may use more memory than there is: what the firmware cannot know, memory answers.
#[test]
fn each_error_of_memory() {
    use CompletionSource::{Fetch, Nmc, Store};
    let mut plan = Plan::new(2);
    for seed in 0..3 {
        println!("seed {seed}");
        plan = plan.again(seed);
        let end = plan.scene.memories[0].size();
        plan.scene.limit = Some(end + 0x1_0000);
        let later = copy(0x1800, 0x3000, 8);
        let one = |plan: &mut Plan, id: u16, wqe: Wqe, source: CompletionSource, status: u8| {
            let wqes = [copy(0x1000 + 8 * u64::from(id), 0x3100, 8), wqe, after(1, later)];
            plan.add(0, id, &wqes, 1, failed(id, 1, source, status));
        };
        // Reads of the first flit beyond, and of one among others.
        one(&mut plan, 1, copy(0x200, end, 8), Nmc, Status::ReadError.code());
        one(&mut plan, 2, copy(0x400, end - 0x100, 0x200), Nmc, Status::ReadError.code());
        one(&mut plan, 3, copy(end + 0x40, 0x100, 8), Nmc, Status::WriteError.code());
        one(&mut plan, 4, fenced(set(end, 1)), Store, MEMORY_ERROR);
        one(&mut plan, 5, wait(end + 8, Comparison::Eq, 0), Fetch, MEMORY_ERROR);
        plan.free = vec![(0, 0x200..0x208), (0, 0x400..0x600)];
        // Subgraphs of which memory has all, a part, or none. WQEs are fetched by the chunk, and a
        // chunk of which a part is missing is lost.
        let chunk = u64::from(FETCH_FLITS);
        let wqes: Vec<Wqe> = (0..3 * chunk).map(|i| set(0x2000 + 4 * i, i)).collect();
        let words: Vec<_> = wqes.iter().map(Wqe::words).collect();
        let there = [[2 * chunk + 1, 3 * chunk], [1, 2 * chunk], [chunk - 1, chunk]];
        let there = there[seed as usize];
        for (rank, id, there) in [(0, 11, there[0]), (1, 12, there[1]), (0, 13, 0)] {
            let whole = there / chunk * chunk;
            let report = match whole == 3 * chunk {
                true => Report::Done { id, wqes: words.len() as u32 },
                false => failed(id, whole as u32, Fetch, MEMORY_ERROR),
            };
            let address = end - there * wqe::BYTES as u64;
            plan.scene.start_at(rank, 0, id, address, &words);
            plan.expect(rank, &wqes[..whole as usize], report);
        }
        plan.add_good(3);
        plan.play(Options::seeded(seed), traffic(&mini(), seed));
    }
}

#[test]
fn each_fault_of_a_message() {
    let mut plan = Plan::new(2);
    for seed in 0..2 {
        plan = plan.again(seed);
        let end = plan.scene.memories[0].size();
        let start = Start { version: wqe::VERSION, id: 0, address: 0x8000, wqes: 1 };
        let wrong = [
            (SubgraphFault::Version, Start { version: wqe::VERSION + 1, ..start }),
            (SubgraphFault::Version, Start { version: 0, ..start }),
            (SubgraphFault::Length, Start { wqes: 0, ..start }),
            (SubgraphFault::Length, Start { wqes: wqe::MOST + 1, ..start }),
            (SubgraphFault::Length, Start { wqes: u32::MAX, ..start }),
            (SubgraphFault::Address, Start { address: 0x8020, ..start }),
            (SubgraphFault::Address, Start { address: end, ..start }),
            (SubgraphFault::Address, Start { address: end - 0x40, wqes: 2, ..start }),
            (SubgraphFault::Address, Start { address: u64::MAX - 0x3f, ..start }),
        ];
        let mut unknown = Start { id: 50, ..start }.words();
        unknown[0] = unknown[0] & !0xff | 0xee;
        for rank in 0..2 {
            for (id, (fault, start)) in (1..).zip(wrong) {
                plan.scene.message(rank, 0, Start { id, ..start }.words());
                plan.expect(rank, &[], Report::BadSubgraph { id, fault: fault.code() });
            }
            plan.scene.message(rank, 0, unknown);
            let fault = SubgraphFault::UnknownMessage.code();
            plan.expect(rank, &[], Report::BadSubgraph { id: 50, fault });
        }
        plan.add_good(4);
        plan.play(Options::seeded(seed), traffic(&mini(), seed));
    }
}

/// The control core does not read its mail: subgraphs end all the same, as long as there are
/// places, and nothing is lost.
#[test]
fn a_mailbox_that_is_not_drained() {
    let mut plan = Plan::new(2);
    let image = plan.engines.image().clone();
    let mailbox = plan.chip.me.mailbox.value as usize;
    // A report goes out of its place into the mailbox while that has room.
    let places = slot::COUNT as usize + mailbox;
    let all = places + mailbox + 3;
    for id in 0..all as u16 {
        let wqes = [copy(0x1000 + 16 * u64::from(id), 0x3000 + u64::from(id), 16)];
        plan.add(0, id, &wqes, 1, Report::Done { id, wqes: 1 });
    }
    plan.add_good(3);
    // But for the good ones of rank 0: there is no place for them before the end.
    let scene = plan.scene.clone();
    let result = plan.engines.run(|device| {
        let mut world = scene.world(device, traffic(&mini(), 1), Options::seeded(1));
        boot(device, &mut world, &image)?;
        world.hold_reports(0, true);
        scene.begin(&mut world);
        let held = Scene::finish(device, &mut world, &image)?;
        assert_eq!(held.reports[0], []);
        assert_eq!(held.reports[1].len(), 3, "the other engine has its mailbox");
        let text = held.stuck.expect("reports are held");
        println!("{text}");
        for id in 0..places as u64 {
            let copied = world.memory(0).read(0x1000 + 16 * id, 16).map_err(|e| e.to_string())?;
            assert_eq!(copied, &scene.memories[0].bytes()[0x3000 + id as usize..][..16]);
        }
        let next = 0x1000 + 16 * places as u64;
        let untouched = &scene.memories[0].bytes()[next as usize..][..16];
        assert_eq!(world.memory(0).read(next, 16).map_err(|e| e.to_string())?, untouched);
        let line = "(its report) waits for room in the mailbox to the control core";
        assert_eq!(text.matches(line).count(), slot::COUNT as usize, "{text}");
        assert!(text.contains("(its begin) waits for a place"), "{text}");
        world.hold_reports(0, false);
        let ending = Scene::finish(device, &mut world, &image)?;
        assert_eq!(ending.stuck, None);
        Ok((vec![ending.reports[0].clone(), held.reports[1].clone()], world))
    });
    let (reports, world) = result.unwrap_or_else(|e| panic!("{e}"));
    plan.check(&reports, &world);
}

/// Completions come faster than the core takes them, until the queue is full: NICs, NMC and memory
/// port wait, and nothing is lost.
#[test]
fn a_completion_queue_that_is_full() {
    let mut plan = Plan::new(2);
    for seed in 0..2 {
        plan = plan.again(seed);
        let image = plan.engines.image().clone();
        let (out, back) = (plan.scene.queue_pair(0, 1, 0), plan.scene.queue_pair(0, 1, 1));
        let queue = plan.chip.me.completion_queue.value as u64;
        let many = 3 * queue;
        // A writes of a word each, and as many receives.
        let writes: Vec<Wqe> =
            (0..many).map(|i| write(out, 0x1000 + 4 * i, 0x3000 + 4 * i, 4)).collect();
        let sends: Vec<Wqe> = (0..many).map(|i| send(back, 0x3000 + 4 * i, 4)).collect();
        let receives: Vec<Wqe> = (0..many).map(|i| recv(back, 0x2000 + 4 * i, 4)).collect();
        for (rank, id, wqes) in [(0, 1, &writes), (1, 2, &sends), (0, 3, &receives)] {
            plan.scene.start(rank, 0, id, wqes);
            plan.expect(rank, &[], Report::Done { id, wqes: wqes.len() as u32 });
        }
        plan.add_good(4);
        let mut scene = plan.scene.clone();
        let result = plan.engines.run(|device| {
            // No gaps: completions come one a cycle.
            let ideal = Traffic::ideal(&mini());
            let mut world = scene.world(device, ideal, Options::seeded(seed));
            boot(device, &mut world, &image)?;
            world.hold_completions(0, true);
            scene.begin(&mut world);
            // All messages go through meanwhile; no NIC says so to the engine.
            let of = |world: &mut World, device: &mut dyn MeDevice, id: CounterId| {
                world.counters(device)[0][id.index()]
            };
            let done = |world: &mut World, device: &mut dyn MeDevice| {
                of(world, device, CounterId::WorkRequests) == 2 * many
                    && of(world, device, CounterId::MessagesOut) == 1 + 4
            };
            // The good ones need no NIC.
            for _ in 0..100 {
                if done(&mut world, device) {
                    break;
                }
                go(device, &mut world, 1000);
            }
            assert!(done(&mut world, device), "{:?}", world.counters(device));
            go(device, &mut world, 20_000);
            assert_eq!(of(&mut world, device, CounterId::CompletionWaitCycles), 0);
            world.hold_completions(0, false);
            let ending = Scene::finish(device, &mut world, &image)?;
            assert_eq!(ending.stuck, None);
            // Each that is taken frees a place for one; at the beginning a queue of them is free.
            let waited = of(&mut world, device, CounterId::CompletionWaitCycles);
            assert!(waited > many, "{waited} cycles");
            Ok((ending.reports, world))
        });
        let (reports, world) = result.unwrap_or_else(|e| panic!("{e}"));
        // What the messages carried.
        for i in 0..many {
            for (from, from_rank, to, to_rank) in [(0x3000, 0, 0x1000, 1), (0x3000, 1, 0x2000, 0)] {
                let word =
                    scene.memories[from_rank].read(from + 4 * i, 4).expect("memory").to_vec();
                scene.memories[to_rank].write(to + 4 * i, &word).expect("memory");
            }
        }
        plan.scene = scene;
        plan.check(&reports, &world);
    }
}

/// Some cycles, whatever happens.
fn go(device: &mut dyn MeDevice, world: &mut World, cycles: u64) {
    let mut outputs = GroupOutputs::default();
    for _ in 0..cycles {
        device.cycle(world.inputs(), &mut outputs);
        if let Some(Outcome::Stuck(why)) = world.advance(&outputs) {
            panic!("{why}");
        }
    }
}

/// The core's program is broken under its feet: it says so and stands still; the other engine of the
/// pair does not notice.
#[test]
fn a_core_that_traps() {
    let mut plan = Plan::new(2);
    let image = plan.engines.image().clone();
    let [main, end] = ["main", "trap_entry"].map(|s| image.symbols[s]);
    plan.add_good(2);
    let scene = plan.scene.clone();
    let result = plan.engines.run(|device| {
        let mut world = scene.world(device, traffic(&mini(), 1), Options::seeded(1));
        boot(device, &mut world, &image)?;
        // The core sleeps in its main loop. No instruction is all zeros.
        for address in (main & !3..end & !3).step_by(4).skip(1) {
            world.access(0, UtilityRequest { address, write: Some(0) });
        }
        while !world.is_done() {
            go(device, &mut world, 1);
        }
        scene.begin(&mut world);
        let ending = Scene::finish(device, &mut world, &image)?;
        Ok((ending, world))
    });
    let (ending, world) = result.unwrap_or_else(|e| panic!("{e}"));
    let [Report::Trapped { cause, pc, value }] = ending.reports[0][..] else {
        panic!("{:?}", ending.reports)
    };
    // Illegal instruction; the value is the instruction.
    assert_eq!((cause, value), (2, 0));
    assert!((main..end).contains(&pc), "{pc:#x}");
    plan.reports[0] = vec![Report::Trapped { cause, pc, value }];
    plan.applied.retain(|a| a.0 == 1);
    plan.check(&ending.reports, &world);
}
