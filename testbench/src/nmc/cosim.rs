//! Co-simulation: for each case the hardware and the cycle model run in lock-step, each in a
//! bench of its own, and everything that either leaves behind is compared.
//!
//! Compared are: every port in every cycle (the first difference is reported), memory against the
//! functional model, statuses against the functional model and their cycles against the cycle
//! model, all counters (hardware = model, and = formula where one exists), the number of cycles,
//! and that the hardware keeps an offer until it is taken.

use std::time::Instant;

use mtia_model::cycle::bench::{Bench as Surroundings, Outcome, StatusAt};
use mtia_model::cycle::port::{Device, PortOutputs};
use mtia_model::func::memory::Memory;
use mtia_model::func::nmc::execute;
use mtia_model::spec::Chip;
use mtia_model::spec::nmc::{COUNTER_STRIDE, COUNTERS, Command, CounterId, Status, check};

use super::{Case, Dut, Model, Rtl};
use crate::report::{CosimOptions, CosimReport, Mismatch, writable};
use crate::{Bench, Error};

/// Runs `options.cases` random cases on `dut`.
pub fn cosim(
    bench: &Bench,
    dut: Dut,
    chip: &Chip,
    options: CosimOptions,
) -> Result<CosimReport, Error> {
    if let Some(path) = &options.trace {
        writable(path)?;
    }
    let library = bench.verilate(chip, dut.block(), false)?;
    let mut rtl = Rtl::new(&library, dut, chip)?;
    // The first case has an instance of its own where it is traced: the file ends with it.
    let mut traced = match &options.trace {
        Some(path) => {
            let mut rtl = Rtl::new(&bench.verilate(chip, dut.block(), true)?, dut, chip)?;
            rtl.model().trace_window(path, 0, u64::MAX)?;
            Some(rtl)
        }
        None => None,
    };
    let start = Instant::now();
    let mut report = CosimReport::default();
    for i in 0..options.cases {
        let seed = options.seed.wrapping_add(i);
        let case = Case::random(chip, dut.engines(chip), seed);
        let mut first = traced.take();
        let rtl = first.as_mut().unwrap_or(&mut rtl);
        let result = run_case(rtl, dut, chip, &case);
        rtl.model().check()?;
        report.rtl_cycles += result.rtl_cycles;
        report.model_cycles += result.model_cycles;
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
    /// Cycles of the hardware.
    pub rtl_cycles: u64,
    /// Cycles of the model.
    pub model_cycles: u64,
    /// The first difference, if any.
    pub difference: Option<String>,
}

/// Runs one case on the hardware and on the models and compares.
pub fn run_case(rtl: &mut Rtl, dut: Dut, chip: &Chip, case: &Case) -> CaseResult {
    let mut model = Model::new(dut, chip);
    let mut early = None;
    rtl.reset();
    rtl.set_window(case.origin, case.bytes.clone());
    if let Some(cycles) = case.reset_after {
        // Whatever the hardware is in the middle of, the run below must not know it.
        let mut surroundings = Surroundings::new(rtl.counts(), case.traffic, case.commands.clone());
        let mut outputs = PortOutputs::default();
        for _ in 0..cycles {
            rtl.cycle(surroundings.inputs(), &mut outputs);
            if surroundings.advance(&outputs).is_some() {
                break;
            }
        }
        early = rtl.trouble().map(|what| format!("before the reset: {what}"));
        rtl.reset();
        rtl.set_window(case.origin, case.bytes.clone());
    }
    let (of_rtl, of_model, apart) = lock_step(rtl, model.device(), case);
    let mut difference = early.or(rtl.trouble().map(str::to_owned)).or(apart);
    let result = |difference| CaseResult {
        rtl_cycles: of_rtl.surroundings.cycles(),
        model_cycles: of_model.surroundings.cycles(),
        difference,
    };
    if difference.is_none() {
        difference = compare(rtl, &model, chip, case, &of_rtl, &of_model);
    }
    result(difference)
}

struct Run {
    surroundings: Surroundings,
    outcome: Outcome,
}

/// Cycles to go on after the first difference, so that both ends are known where both still end.
const CYCLES_AFTER_DIFFERENCE: u64 = 30_000;

/// Runs both devices side by side, each in its own surroundings; tells where they first differ.
fn lock_step(rtl: &mut Rtl, model: &mut dyn Device, case: &Case) -> (Run, Run, Option<String>) {
    let surroundings = Surroundings::new(rtl.counts(), case.traffic, case.commands.clone());
    let mut runs = [
        Run { surroundings: surroundings.clone(), outcome: Outcome::Done },
        Run { surroundings, outcome: Outcome::Done },
    ];
    let mut running = [true, true];
    let mut outputs = [PortOutputs::default(), PortOutputs::default()];
    let mut apart: Option<(u64, String)> = None;
    model.reset();
    while running.contains(&true) {
        for i in 0..2 {
            if !running[i] {
                continue;
            }
            let device: &mut dyn Device = if i == 0 { rtl } else { model };
            device.cycle(runs[i].surroundings.inputs(), &mut outputs[i]);
        }
        let cycle = runs[0].surroundings.cycles();
        match &apart {
            None if running[0] != running[1] || outputs[0] != outputs[1] => {
                apart = Some((cycle, first_difference(cycle, &outputs[0], &outputs[1])));
            }
            // Hardware that is wrong may never end: stop it here.
            Some((since, _)) if cycle - since > CYCLES_AFTER_DIFFERENCE => break,
            _ => {}
        }
        for i in 0..2 {
            if running[i]
                && let Some(outcome) = runs[i].surroundings.advance(&outputs[i])
            {
                (runs[i].outcome, running[i]) = (outcome, false);
            }
        }
    }
    let [of_rtl, of_model] = runs;
    (of_rtl, of_model, apart.map(|(_, what)| what))
}

fn first_difference(cycle: u64, rtl: &PortOutputs, model: &PortOutputs) -> String {
    let mut parts = Vec::new();
    let mut look = |name: &str, a: String, b: String| {
        if a != b {
            parts.push(format!("{name}: hardware {a}, model {b}"));
        }
    };
    let text = |x: &dyn std::fmt::Debug| format!("{x:?}");
    look("command_ready", text(&rtl.command_ready), text(&model.command_ready));
    look("status", text(&rtl.status), text(&model.status));
    let request = "utility_request_ready";
    look(request, text(&rtl.utility_request_ready), text(&model.utility_request_ready));
    look("utility_response", text(&rtl.utility_response), text(&model.utility_response));
    for l in 0..rtl.read_request.len().min(model.read_request.len()) {
        let name = format!("read_{l}_request");
        look(&name, text(&rtl.read_request[l]), text(&model.read_request[l]));
        let name = format!("read_{l}_response_ready");
        look(&name, text(&rtl.read_response_ready[l]), text(&model.read_response_ready[l]));
    }
    for l in 0..rtl.write_request.len().min(model.write_request.len()) {
        let name = format!("write_{l}_request");
        look(&name, text(&rtl.write_request[l]), text(&model.write_request[l]));
        let name = format!("write_{l}_response_ready");
        look(&name, text(&rtl.write_response_ready[l]), text(&model.write_response_ready[l]));
    }
    format!("ports differ first in cycle {cycle}: {}", parts.join("; "))
}

fn compare(
    rtl: &mut Rtl,
    model: &Model,
    chip: &Chip,
    case: &Case,
    of_rtl: &Run,
    of_model: &Run,
) -> Option<String> {
    for (who, run) in [("hardware", of_rtl), ("model", of_model)] {
        if let Outcome::Stuck(why) = &run.outcome {
            return Some(format!("{who} is stuck: {why}"));
        }
    }
    let (cycles, expected) = (of_rtl.surroundings.cycles(), of_model.surroundings.cycles());
    if cycles != expected {
        return Some(format!("cycles: hardware {cycles}, model {expected}"));
    }
    let truth = Truth::of(chip, case, &of_rtl.surroundings);
    for (e, statuses) in of_rtl.surroundings.statuses().iter().enumerate() {
        if statuses != &of_model.surroundings.statuses()[e] {
            return Some(format!("engine {e}: statuses or their cycles differ from the model's"));
        }
        if let Some(what) = truth.status_difference(e, &case.commands[e], statuses) {
            return Some(what);
        }
    }
    let window = rtl.window();
    if let Some(at) = (0..window.len()).find(|&i| window[i] != truth.bytes[i]) {
        let address = case.origin + at as u64;
        let (is, must) = (window[at], truth.bytes[at]);
        return Some(format!(
            "byte at {address:#x}: hardware {is:02x}, functional model {must:02x}"
        ));
    }
    let hardware = rtl.counters();
    let of_model = model.counters();
    for e in 0..hardware.len() {
        for id in CounterId::ALL {
            let name = id.counter().name;
            let (is, must) = (hardware[e][id.index()], of_model[e][id.index()]);
            if is != must {
                return Some(format!("engine {e}, {name}: hardware {is}, model {must}"));
            }
            if let Some(formula) = truth.counter(e, id)
                && is != formula
            {
                return Some(format!("engine {e}, {name}: hardware {is}, formula {formula}"));
            }
        }
        let beyond = u64::from(COUNTER_STRIDE) * COUNTERS.len() as u64;
        for address in [beyond, 4] {
            if rtl.utility_read(e, address).is_none_or(|(_, error)| !error) {
                return Some(format!("engine {e}: utility address {address:#x} gives no error"));
            }
        }
    }
    rtl.trouble().map(str::to_owned)
}

/// What must come out of a case, from the functional model and from counting on paper.
struct Truth {
    bytes: Vec<u8>,
    statuses: Vec<Vec<Status>>,
    counters: Vec<[Option<u64>; COUNTERS.len()]>,
}

impl Truth {
    fn of(chip: &Chip, case: &Case, surroundings: &Surroundings) -> Truth {
        let mut memory = Memory::from(case.bytes.clone());
        let flit = u64::from(chip.noc.lane_bytes.value);
        let flits = |x: u64, n: u64| x / flit..(x + n - 1) / flit + 1;
        let (mut all_statuses, mut all_counters) = (Vec::new(), Vec::new());
        for commands in &case.commands {
            let mut statuses = Vec::new();
            let mut sums = [0u64; COUNTERS.len()];
            let mut add = |id: CounterId, n: u64| sums[id.index()] += n;
            for c in commands {
                let mut status = check(c, &chip.nmc);
                if status == Status::Ok {
                    let mut inputs: Vec<u64> = vec![c.a];
                    inputs.extend(c.adds().then_some(c.b));
                    let bad = |x: u64, memory: &mtia_model::cycle::lane_memory::LaneMemory| {
                        flits(x, c.length).any(|f| memory.is_bad(f))
                    };
                    if inputs.iter().any(|&x| bad(x, surroundings.reads())) {
                        status = Status::ReadError;
                    } else if bad(c.s, surroundings.writes()) {
                        status = Status::WriteError;
                    }
                    let moved =
                        if c.adds() { CounterId::BytesReduced } else { CounterId::BytesCopied };
                    add(moved, c.length);
                    let count = |x: u64| flits(x, c.length).count() as u64;
                    add(CounterId::ReadFlits, inputs.iter().map(|&x| count(x)).sum());
                    add(CounterId::WriteFlits, count(c.s));
                    // The window stands for all of memory: shift the command into it.
                    let place = |x: u64| x.wrapping_sub(case.origin);
                    let b = if c.adds() { place(c.b) } else { 0 };
                    let shifted = Command { a: place(c.a), b, s: place(c.s), ..*c };
                    execute(&shifted, &chip.nmc, &mut memory);
                }
                let ok = status == Status::Ok;
                add(if ok { CounterId::Commands } else { CounterId::Errors }, 1);
                statuses.push(status);
            }
            let known = [
                CounterId::Commands,
                CounterId::Errors,
                CounterId::BytesReduced,
                CounterId::BytesCopied,
                CounterId::ReadFlits,
                CounterId::WriteFlits,
            ];
            let mut counters = [None; COUNTERS.len()];
            known.iter().for_each(|id| counters[id.index()] = Some(sums[id.index()]));
            all_statuses.push(statuses);
            all_counters.push(counters);
        }
        let bytes = memory.bytes().to_vec();
        Truth { bytes, statuses: all_statuses, counters: all_counters }
    }

    fn counter(&self, engine: usize, id: CounterId) -> Option<u64> {
        self.counters[engine][id.index()]
    }

    fn status_difference(
        &self,
        engine: usize,
        commands: &[Command],
        statuses: &[StatusAt],
    ) -> Option<String> {
        if statuses.len() != commands.len() {
            return Some(format!(
                "engine {engine}: {} statuses for {} commands",
                statuses.len(),
                commands.len()
            ));
        }
        for (i, (c, got)) in commands.iter().zip(statuses).enumerate() {
            let must = self.statuses[engine][i];
            if got.status.tag != c.tag || got.status.code != must.code() {
                return Some(format!(
                    "engine {engine}, command {i}: hardware answers tag {:#x} code {}, must be \
                     tag {:#x} code {} ({must})",
                    got.status.tag,
                    got.status.code,
                    c.tag,
                    must.code()
                ));
            }
        }
        None
    }
}
