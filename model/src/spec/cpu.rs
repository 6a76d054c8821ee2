//! The RISC-V core `cpu` as its users see it: RV32IMC with Zicsr and Zifencei, machine mode only.
//!
//! ```text
//!                +-----+ --> fetch port (32-bit words)
//!   interrupts =>| cpu | --> data port (32-bit words, byte strobes)
//!                +-----+ --> retirement, one record an instruction or trap: Retired
//! ```
//!
//! This is the one place for these facts: the instruction-set model, the cycle model, the hardware
//! and the manual ([`markdown`]) take control registers ([`csr`]), causes and the record that they
//! are compared by ([`Retired`]) from here. The instruction set and machine mode are those of the
//! RISC-V unprivileged and privileged specifications; what these leave open is decided here and in
//! `docs/blocks/cpu.md` (source A).

pub mod csr;
pub mod pipeline;

use std::fmt;
use std::fmt::Write as _;

/// Width of a register and of an address in bits.
pub const XLEN: u32 = 32;

/// Why an instruction trapped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Exception {
    /// A fetch of the instruction, or of its second half, was answered with an error.
    InstructionAccessFault = 1,
    /// No such instruction, no such control register, or a write to one that only reads.
    IllegalInstruction = 2,
    /// EBREAK.
    Breakpoint = 3,
    /// A read was answered with an error.
    LoadAccessFault = 5,
    /// A write was answered with an error.
    StoreAccessFault = 7,
    /// ECALL; there is only machine mode to call from.
    EcallFromM = 11,
}

impl Exception {
    /// All exceptions, in the order of their codes.
    pub const ALL: [Exception; 6] = [
        Exception::InstructionAccessFault,
        Exception::IllegalInstruction,
        Exception::Breakpoint,
        Exception::LoadAccessFault,
        Exception::StoreAccessFault,
        Exception::EcallFromM,
    ];

    /// The code in mcause; the top bit of mcause is 0.
    pub const fn code(self) -> u8 {
        self as u8
    }

    /// The name.
    pub const fn name(self) -> &'static str {
        match self {
            Exception::InstructionAccessFault => "instruction access fault",
            Exception::IllegalInstruction => "illegal instruction",
            Exception::Breakpoint => "breakpoint",
            Exception::LoadAccessFault => "load access fault",
            Exception::StoreAccessFault => "store access fault",
            Exception::EcallFromM => "environment call from M-mode",
        }
    }

    /// What mtval holds after it.
    pub const fn tval(self) -> &'static str {
        match self {
            Exception::InstructionAccessFault => {
                "the address of the half of the instruction that faulted: pc, or pc + 2"
            }
            Exception::IllegalInstruction => {
                "the instruction as fetched; a 16-bit one with zeros above it"
            }
            Exception::LoadAccessFault | Exception::StoreAccessFault => {
                "the address of the access; if only its second word faulted, that word's address"
            }
            Exception::Breakpoint | Exception::EcallFromM => "0",
        }
    }
}

/// What interrupts. Of several, the first in [`Interrupt::PRIORITY`] is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Interrupt {
    /// Another core, or this one, wrote the software interrupt.
    Software = 3,
    /// mtime has reached mtimecmp.
    Timer = 7,
    /// A device.
    External = 11,
}

impl Interrupt {
    /// All interrupts, in the order of their codes.
    pub const ALL: [Interrupt; 3] = [Interrupt::Software, Interrupt::Timer, Interrupt::External];

    /// All interrupts, the one that goes first at the front.
    pub const PRIORITY: [Interrupt; 3] =
        [Interrupt::External, Interrupt::Software, Interrupt::Timer];

    /// The code in mcause; the top bit of mcause is 1.
    pub const fn code(self) -> u8 {
        self as u8
    }

    /// The bit in mip and mie.
    pub const fn mask(self) -> u32 {
        1 << self as u32
    }

    /// The name.
    pub const fn name(self) -> &'static str {
        match self {
            Interrupt::Software => "machine software interrupt",
            Interrupt::Timer => "machine timer interrupt",
            Interrupt::External => "machine external interrupt",
        }
    }

    /// The interrupt that is taken when these bits of mip and mie are both set; `None` if none.
    pub fn first(pending_and_enabled: u32) -> Option<Interrupt> {
        Interrupt::PRIORITY.into_iter().find(|i| pending_and_enabled & i.mask() != 0)
    }
}

/// The bit of mcause that tells interrupts from exceptions.
pub const MCAUSE_INTERRUPT: u32 = 1 << 31;

/// Why the core went to its handler.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Cause {
    /// Because of the instruction at the record's pc, which had no effect.
    Exception(Exception),
    /// Between two instructions.
    Interrupt(Interrupt),
}

impl Cause {
    /// What mcause holds.
    pub const fn mcause(self) -> u32 {
        match self {
            Cause::Exception(e) => e.code() as u32,
            Cause::Interrupt(i) => MCAUSE_INTERRUPT | i.code() as u32,
        }
    }

    /// The code without the bit that tells interrupts from exceptions.
    pub const fn code(self) -> u8 {
        match self {
            Cause::Exception(e) => e.code(),
            Cause::Interrupt(i) => i.code(),
        }
    }

    /// Whether it is an interrupt.
    pub const fn is_interrupt(self) -> bool {
        matches!(self, Cause::Interrupt(_))
    }

    /// The cause of an mcause; `None` if the core has no such cause.
    pub fn from_mcause(mcause: u32) -> Option<Cause> {
        let exceptions = Exception::ALL.into_iter().map(Cause::Exception);
        let interrupts = Interrupt::ALL.into_iter().map(Cause::Interrupt);
        exceptions.chain(interrupts).find(|cause| cause.mcause() == mcause)
    }
}

impl fmt::Display for Cause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Cause::Exception(e) => e.name(),
            Cause::Interrupt(i) => i.name(),
        })
    }
}

/// One step of the core, and all that can be seen of it: an instruction that retired, one that
/// trapped, or an interrupt taken between two. The hardware tells the same on its ports `retire_*`;
/// the lock-step compares record by record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Retired {
    /// Address of the instruction; of an interrupt, that of the instruction to come back to. It is
    /// what mepc holds after a trap.
    pub pc: u32,
    /// The instruction as fetched, a 16-bit one with zeros above it; 0 if there is none (an
    /// interrupt, a fetch that failed).
    pub instruction: u32,
    /// Bytes of the instruction, 2 or 4; 0 if there is none.
    pub length: u8,
    /// Address of what is executed next; after a trap, the handler.
    pub next_pc: u32,
    /// The register written; never x0.
    pub register: Option<RegisterWrite>,
    /// The access of a load or store that did not trap.
    pub memory: Option<Access>,
    /// The control register written by a CSR instruction.
    pub csr: Option<CsrWrite>,
    /// The trap, if it is one. Nothing but memory (the first word of a store whose second word
    /// faulted) has changed then: `register`, `memory` and `csr` are `None`.
    pub trap: Option<Trap>,
}

/// A write to one of x1 to x31.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RegisterWrite {
    /// 1 to 31.
    pub number: u8,
    /// The register's new value.
    pub value: u32,
}

/// A load or store as the program asked for it, before it is cut into words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Access {
    /// Address of the first byte; any alignment.
    pub address: u32,
    /// Bytes: 1, 2 or 4.
    pub size: u8,
    /// What is stored, zeros above the size; `None` for a load, whose value is in the register.
    pub store: Option<u32>,
}

/// A write to a control register.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CsrWrite {
    /// The register's address, 12 bits.
    pub address: u16,
    /// What the instruction writes, before the register's own rules ([`csr::Csr::legal`]).
    pub value: u32,
}

/// A trap taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Trap {
    /// Why.
    pub cause: Cause,
    /// What mtval holds after it; 0 for an interrupt.
    pub tval: u32,
}

impl fmt::Display for Retired {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "pc {:08x}", self.pc)?;
        match self.length {
            0 => write!(f, "         -")?,
            2 => write!(f, "      {:04x}", self.instruction)?,
            _ => write!(f, "  {:08x}", self.instruction)?,
        }
        write!(f, " -> {:08x}", self.next_pc)?;
        if let Some(RegisterWrite { number, value }) = self.register {
            write!(f, "  x{number} = {value:08x}")?;
        }
        if let Some(Access { address, size, store }) = self.memory {
            match store {
                Some(data) => {
                    let digits = usize::from(size) * 2;
                    write!(f, "  [{address:08x}] = {data:0digits$x}")?;
                }
                None => write!(f, "  load of {size} B at {address:08x}")?,
            }
        }
        if let Some(CsrWrite { address, value }) = self.csr {
            match csr::find(address) {
                Some(csr) => write!(f, "  {} = {value:08x}", csr.name(address))?,
                None => write!(f, "  csr {address:03x} = {value:08x}")?,
            }
        }
        if let Some(Trap { cause, tval }) = self.trap {
            write!(f, "  {cause}, mtval {tval:08x}")?;
        }
        Ok(())
    }
}

/// Causes and control registers as Markdown tables.
pub fn markdown() -> String {
    let mut out = String::new();
    // Writing to a String cannot fail.
    let _ = write_markdown(&mut out);
    out
}

fn write_markdown(out: &mut String) -> fmt::Result {
    writeln!(out, "## Causes\n\n| mcause | cause | mtval |\n|---:|---|---|")?;
    for exception in Exception::ALL {
        let (name, tval) = (exception.name(), exception.tval());
        writeln!(out, "| {} | {name} | {tval} |", exception.code())?;
    }
    for interrupt in Interrupt::ALL {
        let mcause = Cause::Interrupt(interrupt).mcause();
        writeln!(out, "| 0x{mcause:08x} | {} | 0 |", interrupt.name())?;
    }
    writeln!(
        out,
        "\n## Control registers\n\nBits outside the writable ones keep their value whatever is \
         written. An instruction that names any other register, or would write one whose address \
         has both top bits set, is illegal.\n\n\
         | address | name | reset | writable bits | what |\n|---|---|---:|---:|---|"
    )?;
    for csr in &csr::CSRS {
        let last = csr.last();
        let (address, name) = match csr.count {
            1 => (format!("0x{:03x}", csr.address), format!("`{}`", csr.name(csr.address))),
            _ => (
                format!("0x{:03x}-0x{last:03x}", csr.address),
                format!("`{}` to `{}`", csr.name(csr.address), csr.name(last)),
            ),
        };
        let writable = match (csr.read_only(), csr.writable) {
            (true, _) => "read only".to_owned(),
            (_, 0) => "none".to_owned(),
            (_, mask) => format!("0x{mask:08x}"),
        };
        writeln!(out, "| {address} | {name} | 0x{:08x} | {writable} | {} |", csr.reset, csr.what)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn causes_have_the_codes_of_the_privileged_specification() {
        // Table of mcause values: interrupts 3, 7, 11; exceptions 1, 2, 3, 5, 7, 11.
        let of = |mcause| Cause::from_mcause(mcause).map(|cause| cause.to_string());
        assert_eq!(of(11).as_deref(), Some("environment call from M-mode"));
        assert_eq!(of(0x8000_0007).as_deref(), Some("machine timer interrupt"));
        assert_eq!((0..64).filter(|&code| of(code).is_some()).count(), 6);
        assert_eq!((0..64).filter(|&code| of(code | 1 << 31).is_some()).count(), 3);
        for cause in [1, 2, 3, 5, 7, 11, 1 << 31 | 3, 1 << 31 | 7, 1 << 31 | 11] {
            assert_eq!(Cause::from_mcause(cause).map(Cause::mcause), Some(cause));
        }
    }

    #[test]
    fn external_goes_before_software_before_timer() {
        let (s, t, e) = (1 << 3, 1 << 7, 1 << 11);
        assert_eq!(Interrupt::first(s | t | e), Some(Interrupt::External));
        assert_eq!(Interrupt::first(s | t), Some(Interrupt::Software));
        assert_eq!(Interrupt::first(t), Some(Interrupt::Timer));
        assert_eq!(Interrupt::first(!(s | t | e)), None);
    }
}
