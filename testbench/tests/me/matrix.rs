//! Collectives: the full matrix on the cycle model, rows of all kinds on the hardware beside it.

use std::collections::BTreeSet;

use mtia_model::cycle::me::world::Traffic;
use mtia_model::func::fabric::Options;
use mtia_model::hccl::one_of_each;
use mtia_model::spec::nmc::Dtype;
use mtia_testbench::me::{Arrangement, Case, Engines, KINDS, Session, boot, run_case};

use super::bench::{both, mini, seeds};

/// Elements of a vector: one, fewer than ranks, not a multiple of anything, and a multiple.
const SIZES: [u64; 5] = [1, 3, 8, 77, 601];

/// Every kind on each type and size, twice in a row.
fn matrix(ranks: usize) {
    let chip = mini();
    let mut engines = Engines::of_model(&chip, ranks).expect("firmware");
    let image = engines.image().clone();
    for (i, elements) in SIZES.into_iter().enumerate() {
        for (j, dtype) in Dtype::ALL.into_iter().enumerate() {
            let seed = (ranks * 100 + i * 10 + j) as u64;
            let list = one_of_each(ranks, elements, dtype, seed);
            let session = Session::new(&chip, &list, 1, seed);
            let order: Vec<usize> = (0..list.len()).flat_map(|k| [k, k]).collect();
            let done = engines.run(|device| {
                let traffic = Traffic::random(seed);
                let mut world = session.world(device, traffic, Options::seeded(seed));
                boot(device, &mut world, &image)?;
                session.run(device, &mut world, &image, &order)
            });
            let done = done.unwrap_or_else(|e| panic!("{elements} x {dtype}, {ranks} ranks: {e}"));
            for (&run, &end) in order.iter().zip(&done.ends) {
                // An all-to-allv may be of nothing, and takes no time then.
                assert_eq!(end == 0, session.runs()[run].program.subgraphs.is_empty());
            }
            let counters = engines.nmc_counters().expect("the model's");
            session.check_nmcs(&counters, &order).unwrap_or_else(|e| panic!("{e}"));
        }
    }
    println!("{ranks} ranks: {} cycles", engines.cycles().model);
}

#[test]
fn every_collective_on_two() {
    matrix(2);
}

#[test]
fn every_collective_on_three() {
    matrix(3);
}

#[test]
fn every_collective_on_four() {
    matrix(4);
}

#[test]
fn every_collective_on_eight() {
    matrix(8);
}

/// Nine cases in a row on an arrangement are every ordered pair of different kinds, and sends are
/// refused in some.
fn rows(engines: &mut Engines, arrangement: Arrangement, first: u64) {
    let chip = mini();
    let (mut pairs, mut refused) = (BTreeSet::new(), 0);
    for seed in first..first + KINDS as u64 {
        let case = Case::random(&chip, &[arrangement], seed);
        let done = run_case(engines, &case);
        let done = done.unwrap_or_else(|e| panic!("{arrangement:?}, seed {seed}: {e}"));
        assert!(done.refused == 0 || !case.setup.send_sync, "{arrangement:?}, seed {seed}");
        refused += done.refused;
        pairs.extend(case.kinds.windows(2).map(|p| (p[0], p[1])));
    }
    assert_eq!(pairs.len(), KINDS * (KINDS - 1), "ordered pairs");
    assert!(refused > 0, "{arrangement:?}: no send came before its receive");
}

#[test]
fn every_pair_on_every_arrangement_of_the_model() {
    for arrangement in Arrangement::ALL {
        let mut engines = Engines::of_model(&mini(), arrangement.engines()).expect("firmware");
        rows(&mut engines, arrangement, 1000);
    }
}

#[test]
fn every_pair_on_hardware() {
    let mut engines = both(2);
    rows(&mut engines, Arrangement::ALL[0], 2000);
    let cycles = engines.cycles();
    assert_eq!(cycles.rtl, cycles.model);
}

/// Hardware, for as many seeds as one likes: `make long` runs the same by `mtia cosim me`.
#[test]
#[ignore = "a soak: make long"]
fn soak_on_the_model() {
    for seed in seeds(3000) {
        let case = Case::random(&mini(), &Arrangement::ALL, seed);
        let mut engines = Engines::of_model(&mini(), case.arrangement.engines()).expect("firmware");
        run_case(&mut engines, &case).unwrap_or_else(|e| panic!("seed {seed}: {e}"));
    }
}
