//! Co-simulation: for each case the hardware and the joined cycle model run side by side.
//!
//! What is compared while they run is in `run.rs`, what at the end in `finish.rs`.

use std::time::Instant;

use mtia_model::spec::Chip;

use super::run::Run;
use super::{Case, Rtl, verilate};
use crate::report::{CosimOptions, CosimReport, Mismatch, writable};
use crate::{Bench, Error};

/// Runs `options.cases` random cases.
///
/// # Errors
/// If the hardware cannot be built or run, or the trace not be written.
pub fn cosim(bench: &Bench, chip: &Chip, options: CosimOptions) -> Result<CosimReport, Error> {
    if let Some(path) = &options.trace {
        writable(path)?;
    }
    let library = verilate(bench, chip, &[], false)?;
    let mut rtl = Rtl::new(&library, chip, &[])?;
    // The first case has an instance of its own where it is traced: the file ends with it.
    let mut traced = match &options.trace {
        Some(path) => {
            let mut rtl = Rtl::new(&verilate(bench, chip, &[], true)?, chip, &[])?;
            rtl.model().trace_window(path, 0, u64::MAX)?;
            Some(rtl)
        }
        None => None,
    };
    let start = Instant::now();
    let mut report = CosimReport::default();
    for i in 0..options.cases {
        let seed = options.seed.wrapping_add(i);
        let mut first = traced.take();
        let rtl = first.as_mut().unwrap_or(&mut rtl);
        let result = run_case(rtl, chip, &Case::random(chip, seed));
        rtl.model().check()?;
        report.rtl_cycles += result.cycles;
        report.model_cycles += result.cycles;
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
    /// Cycles of the chip's clock that hardware and model ran side by side.
    pub cycles: u64,
    /// The first difference, if any.
    pub difference: Option<String>,
    /// What was moved until the last status, by the model, and in how many cycles.
    pub load: Load,
}

/// What a run moved.
#[derive(Clone, Copy, Debug, Default)]
pub struct Load {
    /// Cycles of the chip's clock from the first command on.
    pub cycles: u64,
    /// Flits over an output of a router.
    pub flit_hops: u64,
    /// Lines that the LLC read and wrote for clients.
    pub accesses: u64,
    /// Lines that HBM read and wrote.
    pub memory_lines: u64,
}

/// Runs one case on the hardware and on the model and compares.
pub fn run_case(rtl: &mut Rtl, chip: &Chip, case: &Case) -> CaseResult {
    let mut chip = chip.clone();
    chip.clock.frequency.value = case.frequency;
    if let Some(cycles) = case.reset_after {
        // Whatever the hardware is in the middle of, the run below must not know it.
        let mut first = Run::new(&chip, case);
        if let Err(difference) = first.play(rtl, cycles) {
            let load = Load::default();
            return CaseResult { cycles: first.cycle, difference: Some(difference), load };
        }
    }
    let mut run = Run::new(&chip, case);
    let difference = run.play(rtl, u64::MAX).and_then(|()| run.finish(rtl)).err();
    CaseResult { cycles: run.cycle, difference, load: run.load }
}
