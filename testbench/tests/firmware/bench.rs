//! What the tests share: firmware, a few ranks in a mesh, WQEs in short.

use std::cell::Cell;
use std::sync::OnceLock;

use mtia_model::func::fabric::{Connection, Endpoint, Fabric, Options as Network};
use mtia_model::func::me::{Image, Options, System};
use mtia_model::func::memory::Memory;
use mtia_model::spec::Chip;
use mtia_model::spec::me::{Report, Start};
use mtia_model::spec::wqe::{self, Comparison, Kind, Order, QueuePair, Width, Wqe};
use mtia_testbench::firmware;

/// A description with its firmware.
pub struct Target {
    pub chip: Chip,
    /// The firmware.
    pub image: Image,
    /// Its check of WQEs as a program of its own.
    pub check: Image,
}

fn build(name: &str) -> Target {
    let chip = Chip::load::<&str>(name, &[]).expect("the preset");
    let image = firmware::message_engine(&chip).unwrap_or_else(|e| panic!("{e}"));
    let check = firmware::wqe_check(&chip).unwrap_or_else(|e| panic!("{e}"));
    Target { chip, image, check }
}

thread_local! {
    /// Firmware that stands in for that of the small chip, see `faults`.
    static INSTEAD: Cell<Option<&'static Target>> = const { Cell::new(None) };
}

/// Lets this thread's tests run on other firmware for the small chip; `None`: on its own again.
pub fn run_instead(target: Option<&'static Target>) {
    INSTEAD.set(target);
}

/// The small chip: queues that fill.
pub fn mini() -> &'static Target {
    static TARGET: OnceLock<Target> = OnceLock::new();
    INSTEAD.get().unwrap_or_else(|| TARGET.get_or_init(|| build("mini")))
}

/// The full chip.
pub fn full() -> &'static Target {
    static TARGET: OnceLock<Target> = OnceLock::new();
    TARGET.get_or_init(|| build("mtia300"))
}

/// The seeds to run: `count` of them, or the one that the environment names.
pub fn seeds(count: u64) -> std::ops::Range<u64> {
    let one = std::env::var("MTIA_SEED").ok().and_then(|s| s.parse().ok());
    one.map_or(0..count, |seed: u64| seed..seed + 1)
}

/// Where subgraphs stand in the tests' memories; data are below.
pub const CODE: u64 = 0x1_0000;
/// Bytes of the tests' memories.
pub const BYTES: u64 = 0x10_0000;

/// Ranks in a full mesh: QP number a + b on NIC 0 between ranks a and b, their own included.
pub fn mesh(ranks: usize) -> Vec<Connection> {
    let end = |rank, pair: usize| Endpoint { rank, queue_pair: qp(pair as u16) };
    (0..ranks)
        .flat_map(|a| (a..ranks).map(move |b| (a, b)))
        .map(|(a, b)| (end(a, a + b), end(b, a + b)))
        .collect()
}

pub fn qp(pair: u16) -> QueuePair {
    QueuePair { nic: 0, pair }
}

/// A system of `ranks` ranks in a mesh, two engines each, with some pattern in memory.
pub fn system(target: &Target, ranks: usize, seed: u64) -> System {
    system_with(target, ranks, Network::seeded(seed), Options::seeded(seed))
}

pub fn system_with(target: &Target, ranks: usize, network: Network, options: Options) -> System {
    let pattern = |rank: usize| {
        let byte = |i: u64| (i * 13 + i / 251 + rank as u64 * 89) as u8;
        Memory::from((0..BYTES).map(byte).collect::<Vec<_>>())
    };
    let fabric = Fabric::new(ranks, &mesh(ranks), network).expect("a mesh");
    let memories = (0..ranks).map(pattern).collect();
    System::new(&target.chip, &target.image, 2, memories, fabric, options).expect("it fits")
}

/// Subgraphs are placed one behind the other.
#[derive(Clone, Copy)]
pub struct Place(pub u64);

impl Default for Place {
    fn default() -> Place {
        Place(CODE)
    }
}

impl Place {
    /// Puts a subgraph in memory and starts it.
    pub fn start(&mut self, system: &mut System, rank: usize, me: usize, id: u16, wqes: &[Wqe]) {
        let words: Vec<_> = wqes.iter().map(Wqe::words).collect();
        self.start_words(system, rank, me, id, &words);
    }

    /// The same of WQEs that may be wrong.
    pub fn start_words(
        &mut self,
        system: &mut System,
        rank: usize,
        me: usize,
        id: u16,
        wqes: &[[u32; wqe::WORDS]],
    ) {
        let image: Vec<u8> = wqes.iter().flatten().flat_map(|w| w.to_le_bytes()).collect();
        system.memory_mut(rank).write(self.0, &image).expect("room in memory");
        let start = Start { version: wqe::VERSION, id, address: self.0, wqes: wqes.len() as u32 };
        system.start(rank, me, &start);
        self.0 += image.len() as u64;
    }
}

/// All reports of an engine, by subgraph: those of one engine come in any order.
pub fn reports(system: &mut System, rank: usize, me: usize) -> Vec<Report> {
    let mut all: Vec<Report> = std::iter::from_fn(|| system.take_report(rank, me)).collect();
    all.sort_by_key(|r| r.words()[0] >> 16);
    all
}

pub fn done(id: u16, wqes: &[Wqe]) -> Report {
    Report::Done { id, wqes: wqes.len() as u32 }
}

pub fn read(system: &System, rank: usize, address: u64, length: u64) -> Vec<u8> {
    system.memory(rank).read(address, length).expect("within memory").to_vec()
}

pub fn noop() -> Wqe {
    Wqe::of(Kind::Noop)
}

pub fn copy(s: u64, a: u64, length: u32) -> Wqe {
    Wqe { a, s, length, ..Wqe::of(Kind::Copy) }
}

pub fn send(to: u16, a: u64, length: u32) -> Wqe {
    Wqe { a, length, qp: qp(to).code(), ..Wqe::of(Kind::Send) }
}

pub fn recv(from: u16, a: u64, length: u32) -> Wqe {
    Wqe { a, length, qp: qp(from).code(), ..Wqe::of(Kind::Recv) }
}

pub fn write(to: u16, a: u64, b: u64, length: u32) -> Wqe {
    Wqe { a, b, length, qp: qp(to).code(), ..Wqe::of(Kind::Write) }
}

pub fn set(a: u64, value: u64) -> Wqe {
    Wqe { a, value, width: Width::Word.code(), ..Wqe::of(Kind::Set) }
}

pub fn wait(a: u64, comparison: Comparison, value: u64) -> Wqe {
    let width = Width::Word.code();
    Wqe { a, value, comparison: comparison.code(), width, ..Wqe::of(Kind::Wait) }
}

/// The WQE with `wqe_sync` on the one so many places before.
pub fn after(back: i16, wqe: Wqe) -> Wqe {
    Wqe { order: Order { wqe_sync: Some(back), ..wqe.order }, ..wqe }
}

pub fn fenced(wqe: Wqe) -> Wqe {
    Wqe { order: Order { fence: true, ..wqe.order }, ..wqe }
}

pub fn synced(wqe: Wqe) -> Wqe {
    Wqe { order: Order { sync: true, ..wqe.order }, ..wqe }
}
