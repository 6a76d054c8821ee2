//! A program that runs alone, on the instruction-set model with the cycle model's time, or on the
//! hardware with both beside it.
//!
//! ```text
//!   Program --> Machine: memory, timer, host <== Surroundings, single-cycle memory ==> LockStep
//! ```
//! Every retirement is compared as in the co-simulation: a difference is an error, not an outcome.

use mtia_model::func::cpu::machine::Machine;
use mtia_model::func::cpu::program::{Outcome, Program, ProgramOutcome, TrapWatch};

use super::lock_step::LockStep;
use super::random::Timing;
use super::rtl::Rtl;
use super::surroundings::Surroundings;
use crate::Error;

/// Runs a program until it ends, traps without a handler or has taken `max_cycles` cycles. Memory
/// takes each request at once and answers in the next cycle.
///
/// # Errors
/// If the program lies where the timer's registers are, if hardware and models differ, or if the
/// simulation stops by itself.
pub fn run_program(
    mut rtl: Option<&mut Rtl>,
    program: &Program,
    max_cycles: u64,
) -> Result<ProgramOutcome, Error> {
    let machine = Machine::new(program)?;
    let lines = machine.lines();
    let memory = Timing::SINGLE_CYCLE;
    let surroundings = Surroundings::new(machine, memory, memory, 0, lines);
    let mut run = LockStep::new(rtl.as_deref_mut(), 0, program.entry, surroundings);
    let mut watch = TrapWatch::default();
    let outcome = loop {
        if run.cycles() >= max_cycles {
            break Outcome::Timeout;
        }
        let record = run.cycle(|machine| {
            machine.tick(1);
            machine.lines()
        });
        let record = record.map_err(Error::CoreDiffers)?;
        let Some(record) = record else { continue };
        if let Some(outcome) = watch.observe(&record) {
            break outcome;
        }
        // A store has reached the host before it retires; the run ends with it.
        let stores = record.memory.is_some_and(|access| access.store.is_some());
        if let (Some(outcome), true) = (run.bus().outcome(), stores) {
            break outcome;
        }
    };
    let (cycles, instructions) = (Some(run.cycles()), run.instructions());
    let console = run.bus().console().to_vec();
    if let Some(rtl) = rtl {
        rtl.model().check()?;
    }
    Ok(ProgramOutcome { outcome, cycles, instructions, console })
}
