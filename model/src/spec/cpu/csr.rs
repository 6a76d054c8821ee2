//! The control and status registers (CSRs) of the core: addresses, reset values, writable bits.
//!
//! A register is one row of [`CSRS`]. What a row cannot say is said by its `what`, and done by the
//! instruction-set model (`func::cpu::csr`): mip follows the interrupt lines, the counters count,
//! the user-mode counters mirror the machine-mode ones, mhartid is the core's number.

use super::{Interrupt, MCAUSE_INTERRUPT};

/// Machine status.
pub const MSTATUS: u16 = 0x300;
/// Instruction set.
pub const MISA: u16 = 0x301;
/// Interrupts enabled.
pub const MIE: u16 = 0x304;
/// Address of the trap handler.
pub const MTVEC: u16 = 0x305;
/// Machine status, upper half.
pub const MSTATUSH: u16 = 0x310;
/// Counters that stand still.
pub const MCOUNTINHIBIT: u16 = 0x320;
/// First of the event selectors, for counter 3.
pub const MHPMEVENT3: u16 = 0x323;
/// A word for the handler.
pub const MSCRATCH: u16 = 0x340;
/// Where a trap came from.
pub const MEPC: u16 = 0x341;
/// Why a trap was taken.
pub const MCAUSE: u16 = 0x342;
/// What a trap was about.
pub const MTVAL: u16 = 0x343;
/// Interrupts pending.
pub const MIP: u16 = 0x344;
/// First of the configurations of physical memory protection.
pub const PMPCFG0: u16 = 0x3a0;
/// First of the addresses of physical memory protection.
pub const PMPADDR0: u16 = 0x3b0;
/// Trigger select.
pub const TSELECT: u16 = 0x7a0;
/// Trigger data, first word.
pub const TDATA1: u16 = 0x7a1;
/// Trigger data, second word.
pub const TDATA2: u16 = 0x7a2;
/// Cycles, low half.
pub const MCYCLE: u16 = 0xb00;
/// Instructions retired, low half.
pub const MINSTRET: u16 = 0xb02;
/// First of the event counters, low half.
pub const MHPMCOUNTER3: u16 = 0xb03;
/// Cycles, high half.
pub const MCYCLEH: u16 = 0xb80;
/// Instructions retired, high half.
pub const MINSTRETH: u16 = 0xb82;
/// First of the event counters, high half.
pub const MHPMCOUNTER3H: u16 = 0xb83;
/// Cycles, low half, as user mode names it.
pub const CYCLE: u16 = 0xc00;
/// Instructions retired, low half, as user mode names it.
pub const INSTRET: u16 = 0xc02;
/// Cycles, high half, as user mode names it.
pub const CYCLEH: u16 = 0xc80;
/// Instructions retired, high half, as user mode names it.
pub const INSTRETH: u16 = 0xc82;
/// Vendor.
pub const MVENDORID: u16 = 0xf11;
/// Architecture.
pub const MARCHID: u16 = 0xf12;
/// Implementation.
pub const MIMPID: u16 = 0xf13;
/// Number of this core.
pub const MHARTID: u16 = 0xf14;
/// Configuration structure.
pub const MCONFIGPTR: u16 = 0xf15;

/// mstatus: interrupts are taken.
pub const MSTATUS_MIE: u32 = 1 << 3;
/// mstatus: MIE as it was before the trap.
pub const MSTATUS_MPIE: u32 = 1 << 7;
/// mstatus: mode before the trap; machine mode always.
pub const MSTATUS_MPP: u32 = 3 << 11;
/// mtvec: interrupts go to base + 4 x cause instead of base.
pub const MTVEC_VECTORED: u32 = 1;
/// mtvec: the base.
pub const MTVEC_BASE: u32 = !3;
/// mcountinhibit: mcycle stands still.
pub const MCOUNTINHIBIT_CY: u32 = 1 << 0;
/// mcountinhibit: minstret stands still.
pub const MCOUNTINHIBIT_IR: u32 = 1 << 2;
/// The interrupts there are, as bits of mip and mie.
pub const INTERRUPTS: u32 =
    Interrupt::Software.mask() | Interrupt::Timer.mask() | Interrupt::External.mask();
/// misa: 32 bits (MXL = 1), extensions C, I and M.
pub const MISA_VALUE: u32 = 1 << 30 | extension(b'C') | extension(b'I') | extension(b'M');

const fn extension(letter: u8) -> u32 {
    1 << (letter - b'A')
}

/// One control register, or a row of equal ones at consecutive addresses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Csr {
    /// Address of the (first) register.
    pub address: u16,
    /// Registers in the row.
    pub count: u16,
    /// The name; of a row, that before the number.
    stem: &'static str,
    /// The number in the first name of a row.
    number: u16,
    /// What follows the number.
    suffix: &'static str,
    /// Value after reset.
    pub reset: u32,
    /// The bits that a write changes; the others keep their reset value.
    pub writable: u32,
    /// What it is.
    pub what: &'static str,
}

const fn one(
    address: u16,
    stem: &'static str,
    reset: u32,
    writable: u32,
    what: &'static str,
) -> Csr {
    Csr { address, count: 1, stem, number: 0, suffix: "", reset, writable, what }
}

/// Registers of one name with numbers from `number` on, which read zero.
const fn row(
    address: u16,
    count: u16,
    stem: &'static str,
    number: u16,
    suffix: &'static str,
    what: &'static str,
) -> Csr {
    Csr { address, count, stem, number, suffix, reset: 0, writable: 0, what }
}

/// Event counters and their selectors have the numbers 3 to 31.
const EVENTS: u16 = 29;

/// Every control register, in the order of their addresses.
pub const CSRS: [Csr; 33] = [
    one(
        MSTATUS,
        "mstatus",
        MSTATUS_MPP,
        MSTATUS_MIE | MSTATUS_MPIE,
        "bit 3 MIE: interrupts are taken; bit 7 MPIE: MIE before the trap; bits 12:11 MPP: 3",
    ),
    one(MISA, "misa", MISA_VALUE, 0, "RV32 with C, I and M"),
    one(MIE, "mie", 0, INTERRUPTS, "interrupts enabled: bit 3 software, 7 timer, 11 external"),
    one(
        MTVEC,
        "mtvec",
        0,
        MTVEC_BASE | MTVEC_VECTORED,
        "trap handler; with bit 0, interrupts go to base + 4 x cause",
    ),
    one(MSTATUSH, "mstatush", 0, 0, "little-endian"),
    one(
        MCOUNTINHIBIT,
        "mcountinhibit",
        0,
        MCOUNTINHIBIT_CY | MCOUNTINHIBIT_IR,
        "bit 0: mcycle stands still; bit 2: minstret stands still",
    ),
    row(MHPMEVENT3, EVENTS, "mhpmevent", 3, "", "no events to select"),
    one(MSCRATCH, "mscratch", 0, !0, "a word for the handler"),
    one(MEPC, "mepc", 0, !1, "pc of the instruction that trapped or was to come"),
    one(MCAUSE, "mcause", 0, MCAUSE_INTERRUPT | 0x1f, "why the last trap was taken"),
    one(MTVAL, "mtval", 0, !0, "what the last trap was about"),
    one(MIP, "mip", 0, 0, "interrupts pending: the core's three lines, bits as in mie"),
    row(PMPCFG0, 4, "pmpcfg", 0, "", "no entry of physical memory protection can be switched on"),
    one(PMPADDR0, "pmpaddr0", 0, !0, "holds what is written; its entry is off"),
    row(PMPADDR0 + 1, 15, "pmpaddr", 1, "", "off"),
    one(TSELECT, "tselect", 0, 0, "no triggers"),
    one(TDATA1, "tdata1", 0, 0, "no triggers"),
    one(TDATA2, "tdata2", 0, 0, "no triggers"),
    one(MCYCLE, "mcycle", 0, !0, "clock cycles since reset"),
    one(MINSTRET, "minstret", 0, !0, "instructions retired since reset; those that trap are not"),
    row(MHPMCOUNTER3, EVENTS, "mhpmcounter", 3, "", "no events counted"),
    one(MCYCLEH, "mcycleh", 0, !0, "upper half of mcycle"),
    one(MINSTRETH, "minstreth", 0, !0, "upper half of minstret"),
    row(MHPMCOUNTER3H, EVENTS, "mhpmcounter", 3, "h", "no events counted"),
    one(CYCLE, "cycle", 0, 0, "mcycle"),
    one(INSTRET, "instret", 0, 0, "minstret"),
    one(CYCLEH, "cycleh", 0, 0, "mcycleh"),
    one(INSTRETH, "instreth", 0, 0, "minstreth"),
    one(MVENDORID, "mvendorid", 0, 0, "not a commercial implementation"),
    one(MARCHID, "marchid", 0, 0, "not assigned"),
    one(MIMPID, "mimpid", 0, 0, "not assigned"),
    one(MHARTID, "mhartid", 0, 0, "the core's number, from the port `hart_id`"),
    one(MCONFIGPTR, "mconfigptr", 0, 0, "no configuration structure"),
];

impl Csr {
    /// Address of the last register of the row.
    pub const fn last(&self) -> u16 {
        self.address + self.count - 1
    }

    /// Whether a write is illegal: so for every register whose address has both top bits set.
    pub const fn read_only(&self) -> bool {
        read_only(self.address)
    }

    /// The name of the register at `address`, which lies in the row.
    pub fn name(&self, address: u16) -> String {
        match self.count {
            1 => self.stem.to_owned(),
            _ => {
                let number = self.number + address.saturating_sub(self.address);
                format!("{}{number}{}", self.stem, self.suffix)
            }
        }
    }

    /// What a write of `value` leaves in the register: the writable bits of the value, the others
    /// as after reset.
    pub const fn legal(&self, value: u32) -> u32 {
        value & self.writable | self.reset & !self.writable
    }
}

/// Whether a write to this address is illegal whatever stands there.
pub const fn read_only(address: u16) -> bool {
    address >> 10 == 3
}

/// The row that holds this address; `None` if there is no such register.
pub fn find(address: u16) -> Option<&'static Csr> {
    CSRS.iter().find(|csr| (csr.address..=csr.last()).contains(&address))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_in_order_and_apart() {
        for pair in CSRS.windows(2) {
            assert!(pair[0].last() < pair[1].address, "{:?}", pair);
        }
    }

    #[test]
    fn names_follow_the_numbers() {
        let name = |address| find(address).map(|csr| csr.name(address));
        assert_eq!(name(0x323).as_deref(), Some("mhpmevent3"));
        assert_eq!(name(0x33f).as_deref(), Some("mhpmevent31"));
        assert_eq!(name(0xb9f).as_deref(), Some("mhpmcounter31h"));
        assert_eq!(name(0xb1f).as_deref(), Some("mhpmcounter31"));
        assert_eq!(name(0xc00).as_deref(), Some("cycle"));
        assert_eq!(name(0x3a3).as_deref(), Some("pmpcfg3"));
        assert_eq!(name(0x3bf).as_deref(), Some("pmpaddr15"));
        // No time, no user-mode event counters, no supervisor or user mode, no debug mode.
        for absent in [0xc01, 0xc03, 0x180, 0x302, 0x303, 0x306, 0x3a4, 0x3c0, 0xb01, 0x7b0] {
            assert_eq!(name(absent), None, "{absent:#x}");
        }
    }

    #[test]
    fn values_of_the_standard() {
        assert_eq!(MISA_VALUE, 0x4000_1104);
        assert_eq!(INTERRUPTS, 0x888);
        let legal = |address, value| find(address).map(|csr| csr.legal(value));
        assert_eq!(legal(MSTATUS, !0), Some(0x1888));
        assert_eq!(legal(MSTATUS, 0), Some(0x1800));
        assert_eq!(legal(MEPC, !0), Some(0xffff_fffe));
        assert_eq!(legal(MTVEC, 0x8000_0003), Some(0x8000_0001));
        assert_eq!(legal(MISA, 0), Some(MISA_VALUE));
    }
}
