//! Random cases of the core, on hardware and models in lock-step.

use std::time::Instant;

use mtia_model::spec::Chip;

use super::coverage::Coverage;
use super::lock_step::LockStep;
use super::random::Case;
use super::rtl::Rtl;
use super::surroundings::Surroundings;
use super::world::World;
use crate::report::{CosimOptions, CosimReport, Mismatch, writable};
use crate::{Bench, Error};

/// The block's name in the hardware catalogue.
pub const BLOCK: &str = "cpu";

/// Cycles that a case may take; the longest take a tenth of it.
const MOST_CYCLES: u64 = 3_000_000;

/// Runs `options.cases` random cases.
///
/// # Errors
/// If the hardware cannot be built or run, or the trace cannot be written.
pub fn cosim(bench: &Bench, chip: &Chip, options: CosimOptions) -> Result<CosimReport, Error> {
    if let Some(path) = &options.trace {
        writable(path)?;
    }
    let mut rtl = Rtl::new(&bench.verilate(chip, BLOCK, false)?)?;
    // The first case has an instance of its own where it is traced: the file ends with it.
    let mut traced = match &options.trace {
        Some(path) => {
            let mut rtl = Rtl::new(&bench.verilate(chip, BLOCK, true)?)?;
            rtl.model().trace_window(path, 0, u64::MAX)?;
            Some(rtl)
        }
        None => None,
    };
    let start = Instant::now();
    let mut report = CosimReport { instructions: Some(0), ..CosimReport::default() };
    for i in 0..options.cases {
        let seed = options.seed.wrapping_add(i);
        let case = Case::random(seed);
        let mut first = traced.take();
        let rtl = first.as_mut().unwrap_or(&mut rtl);
        let result = run_case(Some(rtl), &case, None);
        rtl.model().check()?;
        report.rtl_cycles += result.cycles;
        report.model_cycles += result.cycles;
        report.instructions = report.instructions.map(|n| n + result.instructions);
        if let Some(what) = result.difference {
            report.mismatches.push(Mismatch { case: i, seed, what });
        }
        report.cases += 1;
        (options.progress)(report.cases);
    }
    report.seconds = start.elapsed().as_secs_f64();
    Ok(report)
}

/// What one case gave.
#[derive(Clone, Debug)]
pub struct CaseResult {
    /// Cycles that hardware and model took, up to the first difference.
    pub cycles: u64,
    /// Instructions that retired.
    pub instructions: u64,
    /// The first difference, if any.
    pub difference: Option<String>,
}

/// Runs one case on the hardware, if there is any here, and on the models, and compares. Counts what
/// has been covered.
pub fn run_case(
    rtl: Option<&mut Rtl>,
    case: &Case,
    mut coverage: Option<&mut Coverage>,
) -> CaseResult {
    let mut world = World::new(case);
    let lines = world.tick();
    let surroundings = Surroundings::new(world, case.fetch, case.data, case.seed, lines);
    let mut run = LockStep::new(rtl, case.hart_id, case.program.entry, surroundings);
    let difference = loop {
        let before = *run.follower().hart().registers();
        match run.cycle(World::tick) {
            Err(what) => break Some(what),
            Ok(Some(record)) => {
                if let Some(coverage) = &mut coverage {
                    coverage.observe(&record, &before);
                }
            }
            Ok(None) => {}
        }
        match run.bus().ended() {
            Some(1) => break None,
            Some(code) => break Some(format!("the program ends with code {code}")),
            None if run.cycles() > MOST_CYCLES => {
                break Some(format!("the program does not end in {MOST_CYCLES} cycles"));
            }
            None => {}
        }
    };
    CaseResult { cycles: run.cycles(), instructions: run.instructions(), difference }
}
