//! Runs a program on the instruction-set model, without time: a tick of the timer and a count of
//! mcycle for each step.

use super::hart::Hart;
use super::machine::{Machine, Overlap};
use super::program::{Outcome, Program, ProgramOutcome, TrapWatch};

/// Runs a program until it ends, traps without a handler, or has made `max_steps` steps
/// (instructions and traps; of sleep, ticks).
///
/// # Errors
/// If the program lies where the timer's registers are.
pub fn run(program: &Program, max_steps: u64) -> Result<ProgramOutcome, Overlap> {
    let mut machine = Machine::new(program)?;
    let mut hart = Hart::new(0, program.entry);
    let mut watch = TrapWatch::default();
    let mut instructions = 0;
    let mut steps = 0;
    let outcome = loop {
        if steps >= max_steps {
            break Outcome::Timeout;
        }
        let mut ticks = 1;
        let lines = machine.lines();
        match hart.step(&mut machine, lines) {
            Some(record) => {
                instructions += u64::from(record.trap.is_none());
                let lost = || watch.observe(&record);
                if let Some(outcome) = machine.outcome().or_else(lost) {
                    break outcome;
                }
            }
            // Nothing happens before the timer rises; if it never does, nothing ever.
            None => {
                let left = max_steps - steps;
                ticks = machine.ticks_to_timer().map_or(left, |ticks| ticks.clamp(1, left));
            }
        }
        steps += ticks;
        machine.tick(ticks);
        hart.advance(ticks);
    };
    let console = machine.into_console();
    Ok(ProgramOutcome { outcome, cycles: None, instructions, console })
}
