//! The control registers' state, and the rules that [`crate::spec::cpu::csr`] cannot say in a row
//! of its table: lines, counters, traps.

use crate::spec::cpu::csr::{self, Csr};
use crate::spec::cpu::{Cause, Interrupt};

/// The control registers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Csrs {
    /// mstatus, the fixed bits included.
    mstatus: u32,
    mie: u32,
    mtvec: u32,
    mcountinhibit: u32,
    mscratch: u32,
    mepc: u32,
    mcause: u32,
    mtval: u32,
    pmpaddr0: u32,
    hart_id: u32,
    /// The interrupt lines as bits of mip.
    lines: u32,
    cycle: u64,
    instret: u64,
    /// Whether the instruction being executed wrote the counter, which then does not count it.
    instret_written: bool,
}

impl Csrs {
    /// The registers after reset, of the core with this number.
    pub fn new(hart_id: u32) -> Csrs {
        Csrs {
            mstatus: reset(csr::MSTATUS),
            mie: reset(csr::MIE),
            mtvec: reset(csr::MTVEC),
            mcountinhibit: reset(csr::MCOUNTINHIBIT),
            mscratch: reset(csr::MSCRATCH),
            mepc: reset(csr::MEPC),
            mcause: reset(csr::MCAUSE),
            mtval: reset(csr::MTVAL),
            pmpaddr0: reset(csr::PMPADDR0),
            hart_id,
            lines: 0,
            cycle: 0,
            instret: 0,
            instret_written: false,
        }
    }

    /// What a register holds; `None` if there is no such register.
    pub fn read(&self, address: u16) -> Option<u32> {
        Some(match address {
            csr::MSTATUS => self.mstatus,
            csr::MIE => self.mie,
            csr::MTVEC => self.mtvec,
            csr::MCOUNTINHIBIT => self.mcountinhibit,
            csr::MSCRATCH => self.mscratch,
            csr::MEPC => self.mepc,
            csr::MCAUSE => self.mcause,
            csr::MTVAL => self.mtval,
            csr::PMPADDR0 => self.pmpaddr0,
            csr::MIP => self.lines,
            csr::MHARTID => self.hart_id,
            csr::MCYCLE | csr::CYCLE => self.cycle as u32,
            csr::MCYCLEH | csr::CYCLEH => (self.cycle >> 32) as u32,
            csr::MINSTRET | csr::INSTRET => self.instret as u32,
            csr::MINSTRETH | csr::INSTRETH => (self.instret >> 32) as u32,
            // The others keep their reset value for ever.
            _ => csr::find(address)?.reset,
        })
    }

    /// Writes a register that there is and that is not read-only; the caller has made sure.
    pub fn write(&mut self, address: u16, value: u32) {
        let value = csr::find(address).map_or(0, |csr| csr.legal(value));
        match address {
            csr::MSTATUS => self.mstatus = value,
            csr::MIE => self.mie = value,
            csr::MTVEC => self.mtvec = value,
            csr::MCOUNTINHIBIT => self.mcountinhibit = value,
            csr::MSCRATCH => self.mscratch = value,
            csr::MEPC => self.mepc = value,
            csr::MCAUSE => self.mcause = value,
            csr::MTVAL => self.mtval = value,
            csr::PMPADDR0 => self.pmpaddr0 = value,
            csr::MCYCLE => self.cycle = with_low(self.cycle, value),
            csr::MCYCLEH => self.cycle = with_high(self.cycle, value),
            csr::MINSTRET => {
                self.instret = with_low(self.instret, value);
                self.instret_written = true;
            }
            csr::MINSTRETH => {
                self.instret = with_high(self.instret, value);
                self.instret_written = true;
            }
            _ => {}
        }
    }

    /// Counts an instruction that retired. One that itself wrote minstret is not counted: the
    /// write is done instead of the increment. `inhibited` is the core's state before it.
    pub(crate) fn count_instruction(&mut self, inhibited: bool) {
        if !inhibited && !self.instret_written {
            self.instret = self.instret.wrapping_add(1);
        }
        self.instret_written = false;
    }

    /// Whether minstret stands still.
    pub fn instret_inhibited(&self) -> bool {
        self.mcountinhibit & csr::MCOUNTINHIBIT_IR != 0
    }

    /// Whether mcycle stands still.
    pub fn cycle_inhibited(&self) -> bool {
        self.mcountinhibit & csr::MCOUNTINHIBIT_CY != 0
    }

    /// mcycle.
    pub fn cycle(&self) -> u64 {
        self.cycle
    }

    /// Sets mcycle; time is the environment's.
    pub fn set_cycle(&mut self, cycle: u64) {
        self.cycle = cycle;
    }

    /// minstret.
    pub fn instret(&self) -> u64 {
        self.instret
    }

    /// mepc: where MRET goes.
    pub fn mepc(&self) -> u32 {
        self.mepc
    }

    /// mtvec.
    pub fn mtvec(&self) -> u32 {
        self.mtvec
    }

    /// Sets the interrupt lines, bits as in mip.
    pub fn set_lines(&mut self, lines: u32) {
        self.lines = lines & csr::INTERRUPTS;
    }

    /// The interrupt lines set last, bits as in mip.
    pub fn lines(&self) -> u32 {
        self.lines
    }

    /// Whether an interrupt is pending that mie enables, whatever mstatus says: what ends WFI.
    pub fn wakes(&self) -> bool {
        self.lines & self.mie != 0
    }

    /// The interrupt to take now: pending, enabled, and interrupts on.
    pub fn interrupt(&self) -> Option<Interrupt> {
        match self.mstatus & csr::MSTATUS_MIE {
            0 => None,
            _ => Interrupt::first(self.lines & self.mie),
        }
    }

    /// Enters a trap from `pc`; returns the address of the handler.
    pub fn enter_trap(&mut self, cause: Cause, pc: u32, tval: u32) -> u32 {
        self.mepc = pc;
        self.mcause = cause.mcause();
        self.mtval = tval;
        // Interrupts off; what was is kept in MPIE.
        let was_on = self.mstatus & csr::MSTATUS_MIE != 0;
        self.mstatus &= !(csr::MSTATUS_MIE | csr::MSTATUS_MPIE);
        if was_on {
            self.mstatus |= csr::MSTATUS_MPIE;
        }
        self.handler(cause)
    }

    /// Where a trap of this cause goes.
    pub fn handler(&self, cause: Cause) -> u32 {
        let base = self.mtvec & csr::MTVEC_BASE;
        match cause.is_interrupt() && self.mtvec & csr::MTVEC_VECTORED != 0 {
            true => base.wrapping_add(4 * u32::from(cause.code())),
            false => base,
        }
    }

    /// Leaves a trap; returns the address to go on at.
    pub fn leave_trap(&mut self) -> u32 {
        let on = self.mstatus & csr::MSTATUS_MPIE != 0;
        self.mstatus &= !csr::MSTATUS_MIE;
        if on {
            self.mstatus |= csr::MSTATUS_MIE;
        }
        self.mstatus |= csr::MSTATUS_MPIE;
        self.mepc
    }
}

fn reset(address: u16) -> u32 {
    csr::find(address).map_or(0, |csr: &Csr| csr.reset)
}

const fn with_low(counter: u64, value: u32) -> u64 {
    counter & !0xffff_ffff | value as u64
}

const fn with_high(counter: u64, value: u32) -> u64 {
    counter & 0xffff_ffff | (value as u64) << 32
}
