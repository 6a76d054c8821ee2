//! The instruction-set model behind a core: told of each retirement, it makes the same step and says
//! where it would have done otherwise.
//!
//! ```text
//!   Retired, accesses, interrupt lines, mcycle --> Hart: one step --> the same record?
//! ```
//! What the model cannot know it takes from the core's side, and checks what can be checked of it:
//!
//! - data that were read, from the memory's answers; address, strobe and stored data must be the
//!   model's own;
//! - when an interrupt is taken; it must be the one that the model would take, and no instruction
//!   may pass by one that it would take;
//! - mcycle; it must be what counting the cycles since the last instruction gives.

use std::collections::VecDeque;

use mtia_model::cycle::cpu::{DataRequest, Retirement};
use mtia_model::func::cpu::hart::{Bus, BusError, Hart};
use mtia_model::spec::cpu::{Cause, Retired, csr};

use super::surroundings::Done;

/// The instruction-set model, following.
pub struct Follower {
    hart: Hart,
    /// The cycle in which the last instruction left the execution stage, and mcycle just after it.
    left: u64,
    mcycle: u64,
}

/// What the model executes on: fetches from the memory, accesses that must be those already made.
struct Replay<'a, B> {
    bus: &'a mut B,
    done: &'a mut VecDeque<Done>,
    difference: Option<String>,
}

impl<B> Replay<'_, B> {
    fn next(&mut self, wanted: DataRequest) -> Result<u32, BusError> {
        let Some(Done { request, response }) = self.done.pop_front() else {
            self.difference.get_or_insert(format!("no access was made, not {}", text(&wanted)));
            return Err(BusError);
        };
        let mask = (0..4).filter(|lane| wanted.strobe >> lane & 1 == 1);
        let mask = mask.fold(0, |mask, lane| mask | 0xff << (8 * lane));
        let same = request.address == wanted.address
            && request.write == wanted.write
            && (!wanted.write || (request.data ^ wanted.data) & mask == 0)
            && (!wanted.write || request.strobe == wanted.strobe);
        if !same {
            let (is, must) = (text(&request), text(&wanted));
            self.difference.get_or_insert(format!("access: {is}, instruction-set model {must}"));
        }
        if response.error { Err(BusError) } else { Ok(response.data) }
    }
}

fn text(request: &DataRequest) -> String {
    let address = request.address << 2;
    match request.write {
        true => format!("[{address:08x}] = {:08x} ({:04b})", request.data, request.strobe),
        false => format!("read of {address:08x}"),
    }
}

impl<B: Bus> Bus for Replay<'_, B> {
    fn fetch(&mut self, address: u32) -> Result<u32, BusError> {
        self.bus.fetch(address)
    }

    fn read(&mut self, address: u32) -> Result<u32, BusError> {
        // Which bytes will be used is not the model's to say.
        self.next(DataRequest { address: address >> 2, write: false, data: 0, strobe: 0 })
    }

    fn write(&mut self, address: u32, data: u32, strobe: u8) -> Result<(), BusError> {
        self.next(DataRequest { address: address >> 2, write: true, data, strobe }).map(|_| ())
    }
}

impl Follower {
    /// The model just after reset.
    pub fn new(hart_id: u32, boot_address: u32) -> Follower {
        // Counting begins in cycle 0, in which mcycle is 0.
        Follower { hart: Hart::new(hart_id, boot_address), left: 0, mcycle: 0 }
    }

    /// The model.
    pub fn hart(&self) -> &Hart {
        &self.hart
    }

    /// Whether these interrupt lines end WFI.
    pub fn wakes(&self, lines: u32) -> bool {
        let mut csrs = self.hart.csrs().clone();
        csrs.set_lines(lines);
        csrs.wakes()
    }

    /// Follows what retired. `cycle` is that in which the instruction left the execution stage.
    ///
    /// # Errors
    /// Where the instruction-set model differs, in words.
    pub fn follow<B: Bus>(
        &mut self,
        record: &Retired,
        facts: &Retirement,
        cycle: u64,
        bus: &mut B,
        done: &mut VecDeque<Done>,
    ) -> Result<(), String> {
        let counting = u64::from(!self.hart.csrs().cycle_inhibited());
        let mcycle = self.mcycle.wrapping_add(counting * (cycle - self.left));
        if facts.mcycle != mcycle {
            return Err(format!("mcycle is {}, counting gives {mcycle}", facts.mcycle));
        }
        self.hart.set_lines(facts.lines);
        self.hart.set_cycle(mcycle);
        let interrupts = record.trap.is_some_and(|trap| trap.cause.is_interrupt());
        let expected = match (self.hart.pending(), interrupts) {
            (Some(interrupt), true) => self.hart.take_interrupt(interrupt),
            (None, true) => {
                return Err(format!("{record}: the instruction-set model would not take it"));
            }
            (Some(interrupt), false) => {
                let cause = Cause::Interrupt(interrupt);
                return Err(format!("{record}: the instruction-set model would take a {cause}"));
            }
            (None, false) => {
                let mut replay = Replay { bus, done, difference: None };
                let expected = self.hart.execute(&mut replay);
                if let Some(difference) = replay.difference {
                    return Err(format!("{record}: {difference}"));
                }
                expected
            }
        };
        if *record != expected {
            return Err(format!("{record}\n    instruction-set model: {expected}"));
        }
        if let Some(done) = done.front() {
            return Err(format!("{record}: an access too many, {}", text(&done.request)));
        }
        // mcycle after this cycle; a write to one half goes before counting.
        let next = mcycle.wrapping_add(counting);
        let written = self.hart.csrs().cycle();
        self.mcycle = match record.csr.map(|write| write.address) {
            Some(csr::MCYCLE) => next & !0xffff_ffff | written & 0xffff_ffff,
            Some(csr::MCYCLEH) => written & !0xffff_ffff | next & 0xffff_ffff,
            _ => next,
        };
        self.left = cycle + 1;
        Ok(())
    }
}
