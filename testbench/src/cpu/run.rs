//! Runs a program on the core with a memory that takes every request at once and answers in the next
//! cycle.
//!
//! ```text
//!   Program --> Machine (memory, timer, host) <== ports ==> Rtl, or cycle::Cpu, or both
//! ```
//! Both in lock-step, with the instruction-set model behind them, is [`run_checked`]; a program that
//! changes its code without FENCE.I is no program for it.

use mtia_model::cycle::cpu::{Cpu, Inputs, Outputs};
use mtia_model::func::cpu::machine::{Machine, Overlap};
use mtia_model::func::cpu::program::{Outcome, Program, ProgramOutcome, TrapWatch};
use mtia_model::spec::Chip;
use mtia_model::spec::cpu::Retired;

use super::cosim::BLOCK;
use super::lock_step::LockStep;
use super::random::Timing;
use super::rtl::Rtl;
use super::surroundings::Surroundings;
use crate::{Bench, Error};

/// Number of the core that runs programs.
const HART_ID: u32 = 0;

/// Why a program could not be run.
#[derive(Debug, thiserror::Error)]
pub enum RunError {
    /// The hardware could not be built, or broke its rules.
    #[error(transparent)]
    Bench(#[from] Error),
    /// The program lies where the machine has something else.
    #[error(transparent)]
    Overlap(#[from] Overlap),
    /// Hardware, cycle model and instruction-set model differ in what they execute.
    #[error("hardware and models differ: {0}")]
    Differ(String),
}

/// Runs a program on the hardware.
///
/// # Errors
/// If the hardware cannot be built, breaks a rule of its ports, or the program cannot be loaded.
pub fn run_program(
    bench: &Bench,
    chip: &Chip,
    program: &Program,
    max_cycles: u64,
) -> Result<ProgramOutcome, RunError> {
    let mut rtl = rtl(bench, chip)?;
    rtl.reset(HART_ID, program.entry);
    let outcome = run(program, max_cycles, |inputs| rtl.cycle(inputs))?;
    rtl.model().check().map_err(Error::from)?;
    match rtl.trouble() {
        Some(what) => Err(Error::Hardware(what.to_owned()).into()),
        None => Ok(outcome),
    }
}

/// The verilated core.
///
/// # Errors
/// If it cannot be built.
pub fn rtl(bench: &Bench, chip: &Chip) -> Result<Rtl, Error> {
    Ok(Rtl::new(&bench.verilate(chip, BLOCK, false)?)?)
}

/// Runs a program on the cycle model.
///
/// # Errors
/// If the program cannot be loaded.
pub fn run_model(program: &Program, max_cycles: u64) -> Result<ProgramOutcome, Overlap> {
    let mut cpu = Cpu::new(HART_ID, program.entry);
    run(program, max_cycles, |inputs| {
        let outputs = cpu.outputs(inputs.data_response);
        (outputs, cpu.clock(inputs).map(|retirement| retirement.record))
    })
}

/// A machine with the program in it, behind ports without delay.
fn surroundings(program: &Program) -> Result<Surroundings<Machine>, Overlap> {
    let machine = Machine::new(program)?;
    let lines = machine.lines();
    Ok(Surroundings::new(machine, Timing::SINGLE_CYCLE, Timing::SINGLE_CYCLE, 0, lines))
}

/// A unit of mtime is a cycle.
fn tick(machine: &mut Machine) -> u32 {
    machine.tick(1);
    machine.lines()
}

fn run(
    program: &Program,
    max_cycles: u64,
    mut cycle: impl FnMut(&Inputs) -> (Outputs, Option<Retired>),
) -> Result<ProgramOutcome, Overlap> {
    let mut surroundings = surroundings(program)?;
    let mut watch = TrapWatch::default();
    let mut instructions = 0;
    let outcome = loop {
        let (outputs, record) = cycle(surroundings.inputs());
        surroundings.done.clear();
        if let Some(record) = record {
            instructions += u64::from(record.trap.is_none());
            // What the host is told, it is told in the cycle in which the store retires.
            if let Some(outcome) = surroundings.bus.outcome().or_else(|| watch.observe(&record)) {
                break outcome;
            }
        }
        if surroundings.cycle() + 1 >= max_cycles {
            break Outcome::Timeout;
        }
        surroundings.advance(&outputs, tick);
    };
    let cycles = Some(surroundings.cycle() + 1);
    let console = surroundings.bus.into_console();
    Ok(ProgramOutcome { outcome, cycles, instructions, console })
}

/// Runs a program on the cycle model, and on the hardware if it is given, in lock-step, with the
/// instruction-set model behind them.
///
/// # Errors
/// If the program cannot be loaded, or where they differ.
pub fn run_checked(
    rtl: Option<&mut Rtl>,
    program: &Program,
    max_cycles: u64,
) -> Result<ProgramOutcome, RunError> {
    // A program may sleep as long as it likes: `max_cycles` ends it.
    let mut run =
        LockStep::new(rtl, HART_ID, program.entry, surroundings(program)?).without_watchdog();
    let mut watch = TrapWatch::default();
    let outcome = loop {
        // The store that told the host retires in the cycle that follows here.
        let told = run.bus().outcome();
        let record = run.cycle(tick).map_err(RunError::Differ)?;
        if let Some(outcome) = told.or_else(|| record.and_then(|r| watch.observe(&r))) {
            break outcome;
        }
        if run.cycles() >= max_cycles {
            break Outcome::Timeout;
        }
    };
    let (cycles, instructions) = (Some(run.cycles()), run.instructions());
    let console = run.bus().console().to_vec();
    Ok(ProgramOutcome { outcome, cycles, instructions, console })
}
