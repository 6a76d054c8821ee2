//! Random subgraphs against the interpreter: the same reports, the same memory. Legal ones leave one
//! result however fast each engine is; ones with a bad WQE end there and disturb no other.

use mtia_model::func::fabric::{Fabric, Options as Network};
use mtia_model::func::me::{Options, System};
use mtia_model::func::subgraph;
use mtia_model::func::subgraph::random::{Scenario, Shape, scenario};
use mtia_model::spec::me::{CounterId, Report};
use mtia_model::spec::wqe::Fault;

use super::bench::{Target, full, mini, seeds};

fn sorted(mut reports: Vec<Report>) -> Vec<Report> {
    reports.sort_by_key(|r| r.words()[0] >> 16);
    reports
}

fn interpreted(target: &Target, s: &Scenario, engines: usize, seed: u64) -> subgraph::System {
    let memories = s.memories.clone();
    let system = subgraph::System::new(&target.chip, engines, memories, &s.connections, seed);
    let mut system = system.expect("connections that fit");
    for part in &s.parts {
        system.start(part.rank, part.me, &part.start);
    }
    system.run().unwrap_or_else(|e| panic!("seed {seed}: the interpreter: {e}"));
    system
}

fn executed(target: &Target, s: &Scenario, engines: usize, options: Options) -> System {
    let seed = options.seed;
    let fabric = Fabric::new(s.memories.len(), &s.connections, Network::seeded(seed));
    let fabric = fabric.expect("connections that fit");
    let memories = s.memories.clone();
    let system = System::new(&target.chip, &target.image, engines, memories, fabric, options);
    let mut system = system.expect("firmware that fits");
    for part in &s.parts {
        system.start(part.rank, part.me, &part.start);
    }
    system.run().unwrap_or_else(|e| panic!("seed {seed}: {e}"));
    system
}

fn compare(target: &Target, shape: &Shape, options: Options) {
    let seed = options.seed;
    let s = scenario(&target.chip, shape, seed);
    let mut expected = interpreted(target, &s, shape.engines, seed);
    let mut system = executed(target, &s, shape.engines, options);
    let of = |part: &subgraph::random::Part| (part.rank, part.me);
    let reports = s.parts.iter().filter_map(|p| system.take_report(of(p).0, of(p).1)).collect();
    let wanted = s.parts.iter().filter_map(|p| expected.take_report(of(p).0, of(p).1)).collect();
    assert_eq!(sorted(reports), sorted(wanted), "seed {seed}");
    for rank in 0..shape.ranks {
        let (ours, theirs) = (system.memory(rank).bytes(), expected.memory(rank).bytes());
        let differs = ours.iter().zip(theirs).position(|(a, b)| a != b);
        assert_eq!(differs, None, "seed {seed}: first byte of rank {rank} that differs");
        for me in 0..shape.engines {
            for id in [CounterId::Wqes, CounterId::Subgraphs, CounterId::WorkRequests] {
                let counters = (system.counter(rank, me, id), expected.counter(rank, me, id));
                assert_eq!(counters.0, counters.1, "seed {seed}: rank {rank} ME {me} {id:?}");
            }
        }
    }
    assert!(system.is_quiet(), "seed {seed}");
}

fn legal(ranks: usize, engines: usize, subgraphs: usize, events: usize) -> Shape {
    Shape { ranks, engines, subgraphs, events, bytes: 200, faults: Vec::new() }
}

#[test]
pub fn legal_subgraphs() {
    for seed in seeds(40) {
        compare(mini(), &legal(2, 2, 3, 150), Options::seeded(seed));
        compare(mini(), &legal(3, 1, 6, 150), Options::seeded(seed));
        compare(full(), &legal(1, 3, 5, 150), Options::seeded(seed));
    }
}

#[test]
pub fn long_legal_subgraphs() {
    for seed in seeds(4) {
        compare(mini(), &legal(2, 1, 1, 2000), Options::seeded(seed));
    }
}

#[test]
pub fn whatever_the_surroundings_do() {
    for seed in seeds(20) {
        // At once; slow and in any order; instruction by instruction.
        let at_once = Options { delay: 0..=0, control_delay: 0..=0, ..Options::seeded(seed) };
        let slow = Options { delay: 1..=5000, turn: 200, ..Options::seeded(seed) };
        let fine = Options { turn: 1, ..Options::seeded(seed) };
        for options in [at_once, slow, fine] {
            compare(mini(), &legal(2, 1, 8, 150), options);
        }
    }
}

#[test]
pub fn each_fault_ends_its_own_subgraph_alone() {
    for seed in seeds(40) {
        let faults = Fault::ALL.to_vec();
        let shape = Shape { faults, ..legal(2, 2, 2, 80) };
        compare(mini(), &shape, Options::seeded(seed));
        compare(full(), &Shape { ranks: 1, ..shape }, Options::seeded(seed));
    }
}

#[test]
#[ignore = "a soak: make long"]
fn soak() {
    for seed in seeds(300) {
        let shape = legal(1 + seed as usize % 4, 1 + seed as usize % 3, 1 + seed as usize % 9, 600);
        compare(mini(), &shape, Options::seeded(seed));
        let faults = Fault::ALL.to_vec();
        compare(full(), &Shape { faults, ..shape }, Options::seeded(seed));
        if seed % 100 == 99 {
            println!("{} scenarios", 2 * (seed + 1));
        }
    }
}
