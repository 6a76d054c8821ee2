//! Random subgraphs of all kinds of WQEs, on hardware and cycle model in lock-step, against the
//! interpreter: the same reports, the same memory, the same counts.

use mtia_model::cycle::me::world::{Outcome, World};
use mtia_model::func::fabric::{Fabric, Options};
use mtia_model::func::subgraph::System;
use mtia_model::func::subgraph::random::{Scenario, Shape, scenario};
use mtia_model::spec::me::{CounterId, Report};
use mtia_model::spec::wqe::Fault;
use mtia_testbench::me::{Engines, boot};

use super::bench::{both, seeds, traffic};

fn sorted(mut reports: Vec<Report>) -> Vec<Report> {
    reports.sort_by_key(|r| r.words()[0] >> 16);
    reports
}

fn interpreted(engines: &Engines, s: &Scenario, shape: &Shape, seed: u64) -> System {
    let (chip, memories) = (engines.chip(), s.memories.clone());
    let system = System::new(chip, shape.engines, memories, &s.connections, seed);
    let mut system = system.expect("connections that fit");
    for part in &s.parts {
        system.start(part.rank, part.me, &part.start);
    }
    system.run().unwrap_or_else(|e| panic!("seed {seed}: the interpreter: {e}"));
    system
}

fn compare(engines: &mut Engines, shape: &Shape, seed: u64) {
    let s = scenario(engines.chip(), shape, seed);
    let mut expected = interpreted(engines, &s, shape, seed);
    let (chip, image) = (engines.chip().clone(), engines.image().clone());
    let all = shape.ranks * shape.engines;
    let result = engines.run(|device| {
        let fabric = Fabric::new(shape.ranks, &s.connections, Options::seeded(seed));
        let fabric = fabric.map_err(|e| e.to_string())?;
        let places: Vec<usize> = (0..all).map(|e| e / shape.engines).collect();
        let (size, memories) = (device.shape().clone(), s.memories.clone());
        let traffic = traffic(&chip, seed);
        let mut world = World::new(&chip, size, &places, memories, fabric, traffic);
        boot(device, &mut world, &image)?;
        for part in &s.parts {
            world.start(part.rank * shape.engines + part.me, &part.start);
        }
        if let Outcome::Stuck(_) = world.run(device) {
            return Err(world.deadlock(device, &image).to_string());
        }
        let reports: Vec<Vec<Report>> =
            (0..all).map(|e| world.take_reports(e).iter().map(|r| r.report).collect()).collect();
        Ok((reports, world.counters(device), world))
    });
    let (reports, counters, world) = result.unwrap_or_else(|e| panic!("seed {seed}: {e}"));
    assert_eq!(world.trouble(), None, "seed {seed}");
    for (e, reports) in reports.into_iter().enumerate() {
        let (rank, me) = (e / shape.engines, e % shape.engines);
        let wanted = std::iter::from_fn(|| expected.take_report(rank, me)).collect();
        assert_eq!(sorted(reports), sorted(wanted), "seed {seed}: rank {rank} ME {me}");
        for id in [
            CounterId::Wqes,
            CounterId::Subgraphs,
            CounterId::WorkRequests,
            CounterId::NmcCommands,
            CounterId::MessagesIn,
        ] {
            let wanted = expected.counter(rank, me, id);
            assert_eq!(counters[e][id.index()], wanted, "seed {seed}: rank {rank} ME {me} {id:?}");
        }
    }
    for rank in 0..shape.ranks {
        let (ours, theirs) = (world.memory(rank).bytes(), expected.memory(rank).bytes());
        let differs = ours.iter().zip(theirs).position(|(a, b)| a != b);
        assert_eq!(differs, None, "seed {seed}: first byte of rank {rank} that differs");
    }
}

fn shape(ranks: usize, engines: usize, events: usize, faults: &[Fault]) -> Shape {
    Shape { ranks, engines, subgraphs: 3, events, bytes: 300, faults: faults.to_vec() }
}

#[test]
fn legal_subgraphs_and_bad_ones() {
    let mut engines = both(2);
    for seed in seeds(12) {
        let faults: &[Fault] = if seed % 2 == 0 { &[] } else { &Fault::ALL };
        compare(&mut engines, &shape(2, 1, 150, faults), seed);
        compare(&mut engines, &shape(1, 2, 150, faults), seed);
    }
}

#[test]
#[ignore = "a soak: make long"]
fn soak() {
    let (mut two, mut four) = (both(2), both(4));
    for seed in seeds(300) {
        let faults: &[Fault] = if seed % 2 == 0 { &[] } else { &Fault::ALL };
        compare(&mut two, &shape(2, 1, 400, faults), seed);
        compare(&mut four, &shape(2, 2, 400, faults), seed);
        compare(&mut four, &shape(4, 1, 400, faults), seed);
    }
}
