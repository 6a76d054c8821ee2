//! The message engine's firmware, on the functional engine, against the interpreter of subgraphs.
//!
//! A failure names its seed; `MTIA_SEED=n cargo test ... --test firmware` runs that one alone.

use mtia_model::func::fabric::{Fabric, Options as Network};
use mtia_model::func::me::{Image, Options, System};
use mtia_model::func::subgraph;
use mtia_model::func::subgraph::random::{Scenario, Shape, scenario};
use mtia_model::spec::Chip;
use mtia_model::spec::me::Report;
use mtia_testbench::firmware;

fn chip(name: &str) -> (Chip, Image) {
    let chip = Chip::load::<&str>(name, &[]).expect("the preset");
    let image = firmware::message_engine(&chip).unwrap_or_else(|e| panic!("{e}"));
    (chip, image)
}

/// The seeds to run: `count` of them, or the one that the environment names.
fn seeds(count: u64) -> impl Iterator<Item = u64> {
    let one = std::env::var("MTIA_SEED").ok().and_then(|s| s.parse().ok());
    let range = one.map_or(0..count, |seed: u64| seed..seed + 1);
    range.into_iter()
}

/// Reports by subgraph: those of one engine come in any order.
fn sorted(mut reports: Vec<Report>) -> Vec<Report> {
    reports.sort_by_key(|r| r.words()[0] >> 16);
    reports
}

fn reference(
    chip: &Chip,
    s: &Scenario,
    engines: usize,
    seed: u64,
) -> (Vec<Report>, subgraph::System) {
    let memories = s.memories.clone();
    let mut system = subgraph::System::new(chip, engines, memories, &s.connections, seed)
        .expect("connections that fit");
    for part in &s.parts {
        system.start(part.rank, part.me, &part.start);
    }
    system.run().unwrap_or_else(|e| panic!("seed {seed}: the interpreter: {e}"));
    let reports = s.parts.iter().filter_map(|p| system.take_report(p.rank, p.me)).collect();
    (sorted(reports), system)
}

fn run(
    chip: &Chip,
    image: &Image,
    s: &Scenario,
    engines: usize,
    seed: u64,
) -> (Vec<Report>, System) {
    let network = Fabric::new(s.memories.len(), &s.connections, Network::seeded(seed))
        .expect("connections that fit");
    let mut system =
        System::new(chip, image, engines, s.memories.clone(), network, Options::seeded(seed))
            .expect("firmware that fits");
    for part in &s.parts {
        system.start(part.rank, part.me, &part.start);
    }
    if let Err(e) = system.run() {
        for rank in 0..2 {
            for me in 0..engines {
                let e = system.engine(rank, me);
                println!(
                    "{rank} {me} now {} pc {:#x} status {:#x} {:?}",
                    system.now(),
                    e.pc(),
                    e.device.status(),
                    e.slots()
                );
            }
        }
        panic!("seed {seed}: {e}");
    }
    let reports = s.parts.iter().filter_map(|p| system.take_report(p.rank, p.me)).collect();
    (sorted(reports), system)
}

#[test]
fn random_legal_subgraphs() {
    let (chip, image) = chip("mini");
    let mut instructions = 0;
    let start = std::time::Instant::now();
    for seed in seeds(20) {
        let shape = Shape {
            ranks: 2,
            engines: 2,
            subgraphs: 3,
            events: 100,
            bytes: 200,
            faults: Vec::new(),
        };
        let s = scenario(&chip, &shape, seed);
        let (expected, reference) = reference(&chip, &s, shape.engines, seed);
        let (reports, system) = run(&chip, &image, &s, shape.engines, seed);
        assert_eq!(reports, expected, "seed {seed}");
        for rank in 0..shape.ranks {
            assert!(system.memory(rank) == reference.memory(rank), "seed {seed}: memory of {rank}");
        }
        assert!(system.is_quiet(), "seed {seed}");
        instructions += system.instructions();
    }
    println!("{instructions} instructions in {:?}", start.elapsed());
}
