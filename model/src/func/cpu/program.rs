//! A program for the core, and how it can end: what the runners of all floors take and give.

use crate::spec::cpu::{Cause, Retired};

/// A program in memory, with what it tells of itself.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Program {
    /// What lies in memory before it begins.
    pub segments: Vec<Segment>,
    /// Where it begins.
    pub entry: u32,
    /// Where it writes how it ended, see [`super::machine`].
    pub to_host: u32,
    /// Where the host answers calls, if the program has such a place.
    pub from_host: Option<u32>,
}

/// A piece of a program.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Segment {
    /// Where its bytes lie when the program begins.
    pub address: u32,
    /// Its bytes; those above them, up to `size`, are zero.
    pub bytes: Vec<u8>,
    /// Bytes in memory.
    pub size: u32,
    /// Where the program wants it while it runs; mostly the same as `address`. A program that has
    /// them apart copies it itself.
    pub run_address: u32,
}

/// How a program ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// It said that all is well: 1 to the host.
    Pass,
    /// It said that test n failed: 2 n + 1 to the host.
    Fail(u32),
    /// It did not end in time.
    Timeout,
    /// It trapped, and no handler was there to take the trap.
    Trap {
        /// Why.
        cause: Cause,
        /// Where.
        pc: u32,
        /// What mtval held.
        tval: u32,
    },
}

/// A program that ran.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProgramOutcome {
    /// How it ended.
    pub outcome: Outcome,
    /// Clock cycles that it took; `None` where no time was modelled.
    pub cycles: Option<u64>,
    /// Instructions that retired.
    pub instructions: u64,
    /// What it printed.
    pub console: Vec<u8>,
}

/// Tells from the records of a run that a program trapped without a handler: its handler lies at
/// address 0, where mtvec points after reset, or the handler's first instruction traps itself, so
/// that the core would go round for ever.
#[derive(Clone, Debug, Default)]
pub struct TrapWatch {
    /// The trap that the core entered with its last step.
    last: Option<Outcome>,
}

impl TrapWatch {
    /// Takes a record; the outcome if the program is lost, with the first of its traps.
    pub fn observe(&mut self, record: &Retired) -> Option<Outcome> {
        let Some(trap) = record.trap.filter(|trap| !trap.cause.is_interrupt()) else {
            self.last = None;
            return None;
        };
        let this = Outcome::Trap { cause: trap.cause, pc: record.pc, tval: trap.tval };
        if record.next_pc == record.pc {
            return Some(self.last.unwrap_or(this));
        }
        self.last = Some(this);
        (record.next_pc == 0).then_some(this)
    }
}
