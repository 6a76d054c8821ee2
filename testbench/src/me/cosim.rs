//! Co-simulation of message engines: sessions of compiled collectives on the firmware, in hardware
//! and cycle model in lock-step.
//!
//! Compared are: every port in every cycle, results and all other memory against the functional
//! collectives, counters of engines, NMCs and network against formulas, and that everything is at
//! rest in the end.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Instant;

use mtia_model::spec::Chip;

use super::case::{Arrangement, Case};
use super::engines::{Engines, boot};
use super::play::Finished;
use super::session::Session;
use crate::report::{Collectives, CosimOptions, CosimReport, Mismatch, writable};
use crate::{Bench, Error};

/// The block's name in the hardware catalogue.
pub const BLOCK: &str = "me";

/// Runs `options.cases` random cases: on `engines` engines, or by turns on all numbers that there
/// are cases of.
///
/// # Errors
/// If hardware or firmware cannot be built or run, or the trace cannot be written.
pub fn cosim(
    bench: &Bench,
    chip: &Chip,
    engines: Option<usize>,
    options: CosimOptions,
) -> Result<CosimReport, Error> {
    if let Some(path) = &options.trace {
        writable(path)?;
    }
    let arrangements: Vec<Arrangement> = Arrangement::ALL
        .into_iter()
        .filter(|a| engines.is_none_or(|engines| a.engines() == engines))
        .collect();
    if arrangements.is_empty() {
        return Err(Error::NoSuchEngines(engines.unwrap_or(0)));
    }
    let case = |i: u64| Case::random(chip, &arrangements, options.seed.wrapping_add(i));
    let mut built: BTreeMap<usize, Engines> = BTreeMap::new();
    // The first case has an instance of its own where it is traced: the file ends with it.
    let mut traced = match &options.trace {
        Some(path) => {
            let engines = case(0).arrangement.engines();
            Some(Engines::in_lock_step(bench, chip, engines, Some(path))?)
        }
        None => None,
    };
    // All are built before the first case, so that no build counts as simulation.
    for i in u64::from(traced.is_some())..options.cases.min(all_cases(&arrangements)) {
        let engines = case(i).arrangement.engines();
        if let std::collections::btree_map::Entry::Vacant(place) = built.entry(engines) {
            place.insert(Engines::in_lock_step(bench, chip, engines, None)?);
        }
    }
    let start = Instant::now();
    let mut report = CosimReport::default();
    let mut done = Collectives::default();
    let mut pairs = BTreeSet::new();
    for i in 0..options.cases {
        let case = case(i);
        let mut first = traced.take();
        let Some(engines) = first.as_mut().or(built.get_mut(&case.arrangement.engines())) else {
            unreachable!("engines of every arrangement are built");
        };
        let before = engines.cycles();
        match run_case(engines, &case) {
            Ok(finished) => {
                done.run += case.order.len() as u64;
                done.refused += finished.refused;
                pairs.extend(case.kinds.windows(2).map(|p| (p[0], p[1])));
            }
            Err(what) => report.mismatches.push(Mismatch { case: i, seed: case.seed, what }),
        }
        report.rtl_cycles += engines.cycles().rtl - before.rtl;
        report.model_cycles += engines.cycles().model - before.model;
        report.cases += 1;
        (options.progress)(report.cases);
    }
    done.pairs = pairs.len();
    report.collectives = Some(done);
    report.seconds = start.elapsed().as_secs_f64();
    Ok(report)
}

/// Cases after which arrangements come again.
fn all_cases(arrangements: &[Arrangement]) -> u64 {
    (super::case::KINDS * (arrangements.len() + 1)) as u64
}

/// Runs one case on engines, as many as it needs.
///
/// # Errors
/// The first thing that is wrong.
pub fn run_case(engines: &mut Engines, case: &Case) -> Result<Finished, String> {
    let image = engines.image().clone();
    let session = Session::with(engines.chip(), &case.collectives, case.setup)
        .map_err(|e| format!("cannot be compiled: {e}"))?;
    let finished = engines.run(|device| {
        let mut world = session.world(device, case.traffic, case.network.clone());
        boot(device, &mut world, &image)?;
        session.run(device, &mut world, &image, &case.order)
    })?;
    session.check_nmcs(&engines.nmc_counters()?, &case.order)?;
    Ok(finished)
}
