//! The watchdog of the message engines' world: long subgraphs that touch nothing outside get on.

use mtia_model::cycle::me::group::{MeGroup, Shape};
use mtia_model::cycle::me::world::{Outcome, Traffic, WATCHDOG_CYCLES, World};
use mtia_model::func::fabric::{Fabric, Options};
use mtia_model::func::me::firmware;
use mtia_model::func::memory::Memory;
use mtia_model::spec::Chip;
use mtia_model::spec::me::Start;
use mtia_model::spec::wqe::{self, Comparison, Kind, Wqe};

/// Runs one subgraph on one engine.
fn run(wqes: &[Wqe]) -> (Outcome, u64) {
    let chip = Chip::preset("mini").expect("preset");
    let image = firmware::built_in(&chip).expect("an image of the preset");
    let mut memory = Memory::new(1 << 19);
    for (i, wqe) in wqes.iter().enumerate() {
        memory.write(64 * (i as u64 + 1), &wqe.bytes()).expect("room");
    }
    let fabric = Fabric::new(1, &[], Options::seeded(1)).expect("no connections");
    let shape = Shape::of(&chip, 1);
    let traffic = Traffic::ideal(&chip);
    let mut world = World::new(&chip, shape, &[0], vec![memory], fabric, traffic);
    let mut engines = MeGroup::new(&chip, 1);
    world.boot(&image);
    assert_eq!(world.run(&mut engines), Outcome::Done);
    let (begin, wqes) = (world.cycles(), wqes.len() as u32);
    world.start(0, &Start { version: wqe::VERSION, id: 1, address: 64, wqes });
    (world.run(&mut engines), world.cycles() - begin)
}

#[test]
fn many_noops_are_no_deadlock() {
    let (outcome, cycles) = run(&vec![Wqe::of(Kind::Noop); 4000]);
    assert_eq!(outcome, Outcome::Done);
    assert!(cycles > WATCHDOG_CYCLES, "{cycles} cycles prove nothing");
}

#[test]
fn a_wait_for_nothing_is_one() {
    let wait = Wqe {
        width: wqe::Width::Word.code(),
        comparison: Comparison::Eq.code(),
        value: 1,
        ..Wqe::of(Kind::Wait)
    };
    let (outcome, cycles) = run(&[wait]);
    assert!(matches!(outcome, Outcome::Stuck(_)), "{outcome:?}");
    assert!(cycles < 2 * WATCHDOG_CYCLES, "{cycles} cycles");
}
