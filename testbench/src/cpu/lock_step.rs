//! Hardware, cycle model and instruction-set model of the core side by side.
//!
//! ```text
//!                      +--> Rtl ------------+--> outputs ==> Surroundings
//!   Surroundings: =====+    |= each cycle: outputs, record; else the case ends
//!   the same inputs    +--> cycle::Cpu -----+
//!                                |= each record
//!                           Follower (func::cpu::Hart)
//! ```

use mtia_model::cycle::cpu::{Cpu, Outputs, Retirement};
use mtia_model::func::cpu::Instruction;
use mtia_model::func::cpu::decode::decode;
use mtia_model::func::cpu::hart::Bus;
use mtia_model::spec::cpu::Retired;

use super::follow::Follower;
use super::rtl::Rtl;
use super::surroundings::Surroundings;

/// Cycles without a retirement after which a run counts as stuck; the latencies of memory come on
/// top.
pub const WATCHDOG_CYCLES: u64 = 5_000;
/// Cycles of sleep after which a run counts as stuck.
pub const SLEEP_CYCLES: u64 = 2_000_000;

/// The three, in the same surroundings.
pub struct LockStep<'a, B> {
    rtl: Option<&'a mut Rtl>,
    model: Cpu,
    follower: Follower,
    surroundings: Surroundings<B>,
    /// Interrupt lines of this cycle and the ones before it.
    lines: [u32; 3],
    retired_at: u64,
    slept: bool,
    watched: bool,
    instructions: u64,
}

impl<'a, B: Bus> LockStep<'a, B> {
    /// Core `hart_id` just after reset, about to begin at `boot_address`. Without hardware, the
    /// cycle model alone is followed.
    pub fn new(
        mut rtl: Option<&'a mut Rtl>,
        hart_id: u32,
        boot_address: u32,
        surroundings: Surroundings<B>,
    ) -> LockStep<'a, B> {
        if let Some(rtl) = &mut rtl {
            rtl.reset(hart_id, boot_address);
        }
        LockStep {
            rtl,
            model: Cpu::new(hart_id, boot_address),
            follower: Follower::new(hart_id, boot_address),
            surroundings,
            lines: [0; 3],
            retired_at: 0,
            slept: false,
            watched: true,
            instructions: 0,
        }
    }

    /// The same, with nobody watching whether it goes on.
    pub fn without_watchdog(self) -> LockStep<'a, B> {
        LockStep { watched: false, ..self }
    }

    /// Memory and devices.
    pub fn bus(&mut self) -> &mut B {
        &mut self.surroundings.bus
    }

    /// Cycles so far.
    pub fn cycles(&self) -> u64 {
        self.surroundings.cycle()
    }

    /// Instructions retired so far.
    pub fn instructions(&self) -> u64 {
        self.instructions
    }

    /// The instruction-set model.
    pub fn follower(&self) -> &Follower {
        &self.follower
    }

    /// One cycle; `lines` gives the interrupt lines of the next. Returns what retired.
    ///
    /// # Errors
    /// Where the three differ, what the hardware must not do, or that nothing goes on, in words.
    pub fn cycle(&mut self, lines: impl FnOnce(&mut B) -> u32) -> Result<Option<Retired>, String> {
        let cycle = self.surroundings.cycle();
        let inputs = *self.surroundings.inputs();
        self.lines = [inputs.lines, self.lines[0], self.lines[1]];
        let outputs = self.model.outputs(inputs.data_response);
        let retirement = self.model.clock(&inputs);
        let record = retirement.map(|retirement| retirement.record);
        if let Some(rtl) = &mut self.rtl {
            let (of_rtl, record_of_rtl) = rtl.cycle(&inputs);
            if let Some(trouble) = rtl.trouble() {
                return Err(format!("cycle {cycle}: {trouble}"));
            }
            if of_rtl != outputs || record_of_rtl != record {
                return Err(difference(cycle, (&of_rtl, &record_of_rtl), (&outputs, &record)));
            }
        }
        if let Some(facts) = &retirement {
            self.follow(facts, cycle).map_err(|what| format!("cycle {cycle}: {what}"))?;
            self.retired_at = cycle;
            self.instructions += u64::from(facts.record.trap.is_none());
        }
        let most = if outputs.sleeping { SLEEP_CYCLES } else { WATCHDOG_CYCLES };
        let patience = most + self.surroundings.patience();
        // After a sleep the watch begins anew.
        if self.slept && !outputs.sleeping {
            self.retired_at = cycle;
        }
        self.slept = outputs.sleeping;
        if self.watched && cycle - self.retired_at > patience {
            return Err(self.stuck(patience));
        }
        self.surroundings.advance(&outputs, lines);
        Ok(record)
    }

    fn follow(&mut self, facts: &Retirement, cycle: u64) -> Result<(), String> {
        let record = &facts.record;
        let accesses = record.memory.is_some() || !self.surroundings.done.is_empty();
        // An access leaves the execution stage when its last request is taken, all else spends one
        // cycle behind it.
        let left = if accesses { self.surroundings.taken() } else { cycle - 1 };
        let Surroundings { bus, done, .. } = &mut self.surroundings;
        self.follower.follow(record, facts, left, bus, done)?;
        // Lines are seen a cycle after they are set: of these steps it is known when they look.
        let seen = self.lines[2];
        let decoded = if record.length == 4 { decode(record.instruction) } else { None };
        let waited = matches!(decoded, Some(Instruction::Wfi | Instruction::MulDiv { .. }));
        if !accesses && !waited && facts.lines != seen {
            let lines = facts.lines;
            return Err(format!("{record}: mip is {lines:03x}, the lines were {seen:03x}"));
        }
        if decoded == Some(Instruction::Wfi) {
            self.follower.wakes(seen).then_some(()).ok_or("WFI ends without an interrupt")?;
        }
        Ok(())
    }

    fn stuck(&self, cycles: u64) -> String {
        let at = self.model.pc().map_or("no instruction".to_owned(), |pc| format!("pc {pc:08x}"));
        format!(
            "stuck: nothing has retired for {cycles} cycles; {at} waits for {}; {}",
            self.model.waits_for(),
            self.surroundings.report()
        )
    }
}

type Seen<'a> = (&'a Outputs, &'a Option<Retired>);

fn difference(cycle: u64, rtl: Seen<'_>, model: Seen<'_>) -> String {
    let mut parts = Vec::new();
    let mut look = |name: &str, a: String, b: String| {
        if a != b {
            parts.push(format!("{name}: hardware {a}, model {b}"));
        }
    };
    let record = |r: &Option<Retired>| r.map_or("none".to_owned(), |r| r.to_string());
    look("retires", record(rtl.1), record(model.1));
    let text = |x: &dyn std::fmt::Debug| format!("{x:x?}");
    look("fetch_request", text(&rtl.0.fetch_request), text(&model.0.fetch_request));
    look("data_request", text(&rtl.0.data_request), text(&model.0.data_request));
    look("sleeping", text(&rtl.0.sleeping), text(&model.0.sleeping));
    format!("ports differ first in cycle {cycle}: {}", parts.join("; "))
}
