//! Co-simulation of a quad: hardware and cycle model see the same inputs in every cycle, and all
//! their outputs are compared; the world around them checks what they mean.
//!
//! Compared are: every port in every cycle; each line read against the ideal memory; each
//! acknowledgement and its order; memory after a flush; all counters, read through the utility
//! port, against the model's and against what was counted outside; and that the hardware keeps an
//! offer until it is taken.

use std::time::Instant;

use mtia_model::cycle::llc::Quad;
use mtia_model::cycle::llc::port::{Bytes, QuadInputs, QuadOutputs};
use mtia_model::spec::Chip;
use mtia_model::spec::llc::CounterId;

use super::world::World;
use super::{BLOCK, Case, Rtl};
use crate::report::{CosimOptions, CosimReport, Mismatch, writable};
use crate::{Bench, Error};

/// Runs `options.cases` random cases.
///
/// # Errors
/// If the hardware cannot be built or run, or the trace cannot be written.
pub fn cosim(bench: &Bench, chip: &Chip, options: CosimOptions) -> Result<CosimReport, Error> {
    if let Some(path) = &options.trace {
        writable(path)?;
    }
    let library = bench.verilate(chip, BLOCK, false)?;
    let mut rtl = Rtl::new(&library, chip, &[])?;
    // The first case has an instance of its own where it is traced: the file ends with it.
    let mut traced = match &options.trace {
        Some(path) => {
            let mut rtl = Rtl::new(&bench.verilate(chip, BLOCK, true)?, chip, &[])?;
            rtl.model().trace_window(path, 0, u64::MAX)?;
            Some(rtl)
        }
        None => None,
    };
    let start = Instant::now();
    let mut report = CosimReport::default();
    for i in 0..options.cases {
        let seed = options.seed.wrapping_add(i);
        let case = Case::random(chip, seed);
        let mut first = traced.take();
        let rtl = first.as_mut().unwrap_or(&mut rtl);
        let result = run_case(rtl, chip, &case);
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
    /// Cycles, of the hardware and of the model.
    pub cycles: u64,
    /// The first difference, if any.
    pub difference: Option<String>,
}

/// Runs one case on the hardware and on the model and compares.
pub fn run_case(rtl: &mut Rtl, chip: &Chip, case: &Case) -> CaseResult {
    rtl.reset();
    if let Some(cycles) = case.reset_after {
        // Whatever the hardware is in the middle of, the run below must not know it.
        let mut world = World::new(chip, case);
        for _ in 0..cycles {
            let outputs = rtl.cycle(world.inputs()).clone();
            if world.advance(&outputs) {
                break;
            }
        }
        if let Some(what) = world.trouble().or(rtl.trouble()) {
            let difference = Some(format!("before the reset: {what}"));
            return CaseResult { cycles: world.cycles(), difference };
        }
        rtl.reset();
    }
    let mut model: Quad<Bytes> = Quad::new(chip);
    let mut world = World::new(chip, case);
    let mut difference = None;
    loop {
        let inputs: &QuadInputs<Bytes> = world.inputs();
        let of_model = model.outputs();
        let outputs = rtl.cycle(inputs);
        if *outputs != of_model {
            let what = first_difference(world.cycles(), outputs, &of_model);
            difference = Some(what);
            break;
        }
        model.cycle(inputs);
        if world.advance(&of_model) {
            break;
        }
    }
    let difference = difference
        .or_else(|| world.trouble().map(str::to_owned))
        .or_else(|| rtl.trouble().map(str::to_owned))
        .or_else(|| counter_difference(&world, &model));
    CaseResult { cycles: world.cycles(), difference }
}

fn counter_difference(world: &World, model: &Quad<Bytes>) -> Option<String> {
    for (b, bank) in model.banks().iter().enumerate() {
        for id in CounterId::ALL {
            let (is, must) = (world.counters[b][id.index()], bank.counter(*id));
            if is != must {
                let name = id.counter().name;
                return Some(format!("bank {b}, {name}: hardware {is}, model {must}"));
            }
        }
    }
    None
}

fn first_difference(cycle: u64, rtl: &QuadOutputs<Bytes>, model: &QuadOutputs<Bytes>) -> String {
    let mut parts = Vec::new();
    let mut look = |name: String, a: &dyn std::fmt::Debug, b: &dyn std::fmt::Debug| {
        let (a, b) = (format!("{a:02x?}"), format!("{b:02x?}"));
        if a != b {
            parts.push(format!("{name}: hardware {a}, model {b}"));
        }
    };
    look("request_ready".into(), &rtl.request_ready, &model.request_ready);
    look("ack".into(), &rtl.ack, &model.ack);
    let ready = (&rtl.utility_request_ready, &model.utility_request_ready);
    look("utility_request_ready".into(), ready.0, ready.1);
    look("utility_response".into(), &rtl.utility_response, &model.utility_response);
    for (b, (rtl, model)) in rtl.lanes.iter().zip(&model.lanes).enumerate() {
        let name = |port: &str| format!("bank_{b}_{port}");
        look(name("write_ready"), &rtl.write_ready, &model.write_ready);
        look(name("read"), &rtl.read, &model.read);
        look(name("memory_request"), &rtl.memory_request, &model.memory_request);
        let ready = (&rtl.memory_response_ready, &model.memory_response_ready);
        look(name("memory_response_ready"), ready.0, ready.1);
    }
    format!("ports differ first in cycle {cycle}: {}", parts.join("; "))
}
