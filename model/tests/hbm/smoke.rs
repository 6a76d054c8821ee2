//! Does it run: random traffic of all kinds against an ideal memory, with the validator watching.

use mtia_model::cycle::hbm::port::Request;
use mtia_model::spec::Chip;
use mtia_model::spec::hbm::{AddressMap, CounterId};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::world::{Reference, World, bytes, chip};

const SEED: u64 = 0x4b3d;

/// `clocks` clocks of traffic, then until all is answered.
fn run(chip: &Chip, seed: u64, clocks: u64) {
    println!("{} seed {seed:#x}", chip.name);
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut world = World::new(chip);
    let mut reference = Reference::default();
    let lines = AddressMap::new(&chip.hbm).lines();
    // Few lines, so that reads meet writes; at both ends, and somewhere.
    let base = [0, lines - 256, rng.random_range(0..lines - 256)][rng.random_range(0..3)];
    let span = [16, 256][rng.random_range(0..2)];
    let (mut offer, mut take, mut writes) = (0.9, 0.9, 0.3);
    let (mut made, mut reads) = (0, 0);
    let mut left = clocks;
    loop {
        if left.is_multiple_of(500) {
            (offer, take, writes) = (
                rng.random_range(0.01..1.0),
                rng.random_range(0.1..1.0),
                rng.random_range(0.0..1.0),
            );
        }
        if left > 0 {
            left -= 1;
            if world.queue.is_empty() && rng.random_bool(offer) {
                let write = rng.random_bool(writes);
                let tag = (reads % (1u64 << chip.hbm.tag_bits.value)) as u16;
                if write || !reference.uses(tag) {
                    reads += u64::from(!write);
                    made += 1;
                    world.queue.push_back(Request {
                        write,
                        address: base + rng.random_range(0..span),
                        tag: if write { 0 } else { tag },
                        poison: write && rng.random_bool(0.05),
                        data: if write { bytes(made) } else { [0; 64] },
                    });
                }
            }
        } else if world.queue.is_empty() && world.controller.is_idle() {
            break;
        }
        let offered = world.queue.front().copied();
        let accepted = world.accepted.len();
        let answered = world.responses.len();
        world.clock(true, rng.random_bool(take));
        for (_, response) in world.responses.iter().skip(answered) {
            reference.answered(response);
        }
        if world.accepted.len() > accepted {
            reference.accepted(&offered.expect("what was accepted was offered"));
        }
        assert!(world.clock < clocks + 200_000, "no end");
    }
    world.sound();
    assert_eq!(reference.open(), 0);
    let c = |id| world.controller.counter(id);
    assert_eq!(c(CounterId::Reads), reads);
    assert_eq!(c(CounterId::Reads) + c(CounterId::Writes), made);
    assert_eq!(c(CounterId::BusyClocks), 4 * made);
    assert_eq!((c(CounterId::Corrected), c(CounterId::Uncorrectable)), (0, 0));
    assert!(made > clocks / 100);
}

#[test]
fn random_traffic_in_every_mode_of_refresh() {
    for refresh in 0..3 {
        let set = format!("hbm.refresh={refresh}");
        for seed in 0..6 {
            run(&chip("mini", &[&set]), SEED + seed, 20_000);
            run(&chip("mtia300", &[&set]), SEED + seed, 20_000);
        }
    }
}

#[test]
fn queues_of_one() {
    let set = [
        "hbm.read_queue=1",
        "hbm.write_queue=1",
        "hbm.write_high=1",
        "hbm.write_low=0",
        "hbm.write_batch=1",
        "hbm.read_buffer=1",
        "hbm.age_cap=1",
    ];
    for seed in 0..6 {
        run(&chip("mini", &set), SEED + seed, 10_000);
        run(&chip("mtia300", &set), SEED + seed, 10_000);
    }
}

#[test]
fn other_organisations() {
    for set in [
        ["hbm.stack_ids=1", "hbm.bank_groups=4", "hbm.banks=4", "hbm.rows=4096"],
        ["hbm.stack_ids=2", "hbm.bank_groups=2", "hbm.banks=8", "hbm.rows=40"],
        ["hbm.stack_ids=4", "hbm.bank_groups=4", "hbm.banks=4", "hbm.rows=65536"],
        ["hbm.stack_ids=3", "hbm.bank_groups=2", "hbm.banks=2", "hbm.rows=6"],
    ] {
        // The scratch window of the LLC has to lie behind any of them.
        let set = [&set[..], &["llc.scratch_base=50"]].concat();
        run(&chip("mini", &set), SEED, 20_000);
        run(&chip("mtia300", &set), SEED, 20_000);
    }
}
