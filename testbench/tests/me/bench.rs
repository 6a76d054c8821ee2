//! What the tests share: engines, WQEs in short.

use mtia_model::cycle::me::world::Traffic;
use mtia_model::spec::Chip;
use mtia_model::spec::wqe::{Comparison, Kind, Order, QueuePair, Width, Wqe};
use mtia_testbench::Bench;
use mtia_testbench::me::Engines;

pub fn mini() -> Chip {
    Chip::preset("mini").expect("the preset")
}

/// Hardware and model in lock-step.
pub fn both(engines: usize) -> Engines {
    let both = Engines::in_lock_step(&Bench::default(), &mini(), engines, None);
    both.unwrap_or_else(|e| panic!("{e}"))
}

/// The seeds to run: `count` of them, or the one that the environment names.
pub fn seeds(count: u64) -> std::ops::Range<u64> {
    let one = std::env::var("MTIA_SEED").ok().and_then(|s| s.parse().ok());
    one.map_or(0..count, |seed: u64| seed..seed + 1)
}

/// Surroundings of a seed: the first one's are ideal.
pub fn traffic(chip: &Chip, seed: u64) -> Traffic {
    if seed == 0 { Traffic::ideal(chip) } else { Traffic::random(seed) }
}

pub fn noop() -> Wqe {
    Wqe::of(Kind::Noop)
}

pub fn copy(s: u64, a: u64, length: u32) -> Wqe {
    Wqe { a, s, length, ..Wqe::of(Kind::Copy) }
}

pub fn send(qp: QueuePair, a: u64, length: u32) -> Wqe {
    Wqe { a, length, qp: qp.code(), ..Wqe::of(Kind::Send) }
}

pub fn recv(qp: QueuePair, a: u64, length: u32) -> Wqe {
    Wqe { a, length, qp: qp.code(), ..Wqe::of(Kind::Recv) }
}

pub fn write(qp: QueuePair, b: u64, a: u64, length: u32) -> Wqe {
    Wqe { a, b, length, qp: qp.code(), ..Wqe::of(Kind::Write) }
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

pub fn rx_synced(wqe: Wqe) -> Wqe {
    Wqe { order: Order { rx_sync: true, ..wqe.order }, ..wqe }
}
