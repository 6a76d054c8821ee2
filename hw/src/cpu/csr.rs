//! Control and status registers, traps, and the choice of the interrupt to take.
//!
//! ```text
//!   address --> | registers | --> value, known          read in the cycle of the instruction
//!   write ----> |           |                           set at its end
//!   trap, return, retired -> |     | --> handler, mepc, interrupt, wake
//! ```
//! The registers, their reset values and writable bits are the rows of `mtia_model::spec::cpu::csr`.
//! The interrupt lines are registered here, so nothing else depends on them in the same cycle.

use mtia_model::spec::cpu::csr::{self, CSRS, Csr};
use mtia_model::spec::cpu::{Interrupt, XLEN};
use mtia_rtl::{Block, Module, Signal, cat};
use serde::Serialize;

use super::CAUSE_BITS;

/// The control and status registers.
#[derive(Clone, Debug, Serialize)]
pub(super) struct Csrs;

/// The writable bits of a register, kept side by side.
struct Held {
    reg: Signal,
    row: &'static Csr,
}

/// Runs of ones in a mask, highest first: lowest bit and length.
fn runs(mask: u32) -> Vec<(u32, u32)> {
    let mut out = Vec::new();
    let mut bit = 0;
    while bit < XLEN {
        let length = (mask >> bit).trailing_ones();
        if length > 0 {
            out.insert(0, (bit, length));
        }
        bit += length.max(1);
    }
    out
}

/// The bits of `value` that `mask` has, side by side.
fn pack(value: &Signal, mask: u32) -> Signal {
    let parts: Vec<Signal> = runs(mask).iter().map(|&(low, n)| value.slice(low, n)).collect();
    cat(&parts.iter().collect::<Vec<_>>())
}

impl Held {
    fn new(m: &Module, address: u16) -> Held {
        // Every address in this file has its row; a test of the description sees to it.
        let row = csr::find(address).unwrap_or(&CSRS[0]);
        let width = row.writable.count_ones();
        let reset = pack_number(row.reset, row.writable);
        Held { reg: m.reg(&row.name(address), width).reset(reset), row }
    }

    /// As it is read.
    fn read(&self) -> Signal {
        unpack(&self.reg, self.row)
    }

    /// The packed form of what a write of `value` leaves.
    fn legal(&self, value: &Signal) -> Signal {
        pack(value, self.row.writable)
    }
}

fn pack_number(value: u32, mask: u32) -> u32 {
    let mut out = 0;
    for (low, n) in runs(mask) {
        out = (out << (n - 1) << 1) | (value >> low & (u32::MAX >> (XLEN - n)));
    }
    out
}

/// All 32 bits of a register of which `packed` holds the writable ones.
fn unpack(packed: &Signal, row: &Csr) -> Signal {
    let m = packed.module();
    let mut parts = Vec::new();
    let (mut above, mut left) = (XLEN, packed.width());
    let constant = |low: u32, end: u32| {
        let width = end - low;
        m.lit(width, u128::from(row.reset >> low & (u32::MAX >> (XLEN - width))))
    };
    for (low, n) in runs(row.writable) {
        if low + n < above {
            parts.push(constant(low + n, above));
        }
        left -= n;
        parts.push(packed.slice(left, n));
        above = low;
    }
    if above > 0 {
        parts.push(constant(0, above));
    }
    cat(&parts.iter().collect::<Vec<_>>())
}

impl Block for Csrs {
    fn name(&self) -> String {
        "cpu_csr".into()
    }

    fn about(&self) -> String {
        "Control and status registers of machine mode: reads and writes by instructions, traps \
         and returns, the counters, and the interrupt to take."
            .into()
    }

    fn build(&self, m: &Module) {
        let hart_id = m.input("hart_id", 32);
        let lines: Vec<Signal> = [Interrupt::External, Interrupt::Timer, Interrupt::Software]
            .map(|i| m.input(&format!("{}_interrupt", line(i)), 1))
            .to_vec();
        m.comment(
            "The register that an instruction names, and its write at the end of this cycle.",
        );
        let address = m.input("address", 12);
        let write = m.input("write", 1);
        m.comment("The two low bits of funct3: write, set bits, clear bits.");
        let operation = m.input("operation", 2);
        let operand = m.input("operand", 32);
        let value_out = m.output("value", 32);
        m.comment("There is such a register.");
        let known_out = m.output("known", 1);
        m.comment("What an instruction writes: the operand, or the register with bits changed.");
        let written_out = m.output("written", 32);
        m.comment("An instruction that counts retires.");
        let retired = m.input("retired", 1);
        m.comment("The instruction in the execution stage will count.");
        let counts = m.output("counts", 1);
        m.comment("A trap is taken at the end of this cycle.");
        let trap = m.input("trap", 1);
        let trap_pc = m.input("trap_pc", 32);
        let trap_interrupt = m.input("trap_interrupt", 1);
        let trap_cause = m.input("trap_cause", CAUSE_BITS);
        let trap_value = m.input("trap_value", 32);
        m.comment("MRET is executed.");
        let returns = m.input("returns", 1);
        m.comment("Where a trap goes, and where MRET goes.");
        let handler = m.output("handler", 32);
        let return_pc = m.output("return_pc", 32);
        m.comment("An interrupt is to be taken, and which; one is pending and enabled in mie.");
        let interrupt = m.output("take_interrupt", 1);
        let interrupt_cause = m.output("interrupt_cause", CAUSE_BITS);
        let wake = m.output("wake", 1);

        m.section("Registers, the writable bits of each");
        let [mstatus, mie, mtvec, mcountinhibit, mscratch, mepc, mcause, mtval, pmpaddr0] = [
            csr::MSTATUS,
            csr::MIE,
            csr::MTVEC,
            csr::MCOUNTINHIBIT,
            csr::MSCRATCH,
            csr::MEPC,
            csr::MCAUSE,
            csr::MTVAL,
            csr::PMPADDR0,
        ]
        .map(|a| Held::new(m, a));
        m.comment("The interrupt lines as they were in the last cycle.");
        let mip = m.reg("mip", 3).reset(0);
        m.set(&mip, cat(&lines.iter().collect::<Vec<_>>()));
        let mcycle = m.reg("mcycle", 64).reset(0);
        let minstret = m.reg("minstret", 64).reset(0);

        m.section("Counters");
        let [cycles_stand, instructions_stand] = [csr::MCOUNTINHIBIT_CY, csr::MCOUNTINHIBIT_IR]
            .map(|mask| {
                let place = (csr::MCOUNTINHIBIT_CY | csr::MCOUNTINHIBIT_IR) & (mask - 1);
                mcountinhibit.reg.bit(place.count_ones())
            });
        let running = !&cycles_stand;
        let mcycle_next = (&mcycle + running.resize(64)).named("mcycle_next");
        m.comment("With the instruction ahead of the one in the execution stage, if it counts.");
        let minstret_next = (&minstret + retired.resize(64)).named("minstret_next");

        m.section("Reads");
        let number = |value: u32| m.lit(32, u128::from(value));
        let low = |counter: &Signal| counter.slice(0, 32);
        let high = |counter: &Signal| counter.slice(32, 32);
        let mip_row = csr::find(csr::MIE).unwrap_or(&CSRS[0]);
        let value_of = |row: &Csr| match row.address {
            csr::MSTATUS => mstatus.read(),
            csr::MIE => mie.read(),
            csr::MTVEC => mtvec.read(),
            csr::MCOUNTINHIBIT => mcountinhibit.read(),
            csr::MSCRATCH => mscratch.read(),
            csr::MEPC => mepc.read(),
            csr::MCAUSE => mcause.read(),
            csr::MTVAL => mtval.read(),
            csr::PMPADDR0 => pmpaddr0.read(),
            csr::MIP => unpack(&mip, mip_row),
            csr::MCYCLE | csr::CYCLE => low(&mcycle),
            csr::MCYCLEH | csr::CYCLEH => high(&mcycle),
            csr::MINSTRET | csr::INSTRET => low(&minstret_next),
            csr::MINSTRETH | csr::INSTRETH => high(&minstret_next),
            csr::MHARTID => hart_id.clone(),
            _ => number(row.reset),
        };
        let yes = m.ones(1);
        let arms: Vec<(u64, Signal)> = CSRS
            .iter()
            .filter(|row| row.count == 1)
            .map(|row| (row.address.into(), cat(&[&yes, &value_of(row)])))
            .collect();
        // The rows of many registers, all zero.
        let in_row = CSRS
            .iter()
            .filter(|row| row.count > 1)
            .map(|row| address.ge(u32::from(row.address)) & address.le(u32::from(row.last())));
        let in_row = in_row.fold(m.zeros(1), |some, hit| some | hit).named("in_row");
        let read = address.case("read", &arms, &cat(&[&in_row, &m.zeros(32)]));
        let value = read.slice(0, 32);
        m.drive(&value_out, &value);
        m.drive(&known_out, read.bit(32));

        m.section("Writes");
        let written = operation.case(
            "by_operation",
            &[(2, &value | &operand), (3, &value & !&operand)],
            &operand,
        );
        m.drive(&written_out, &written);
        let writes = |a: u16| &write & address.eq(u32::from(a));
        for held in
            [&mstatus, &mie, &mtvec, &mcountinhibit, &mscratch, &mepc, &mcause, &mtval, &pmpaddr0]
        {
            m.when(&writes(held.row.address), || m.set(&held.reg, held.legal(&written)));
        }
        let half = |a: u16, now: Signal| writes(a).mux(&written, &now);
        let counter = |next: &Signal, a: u16, above: u16| {
            cat(&[&half(above, high(next)), &half(a, low(next))])
        };
        m.set(&mcycle, counter(&mcycle_next, csr::MCYCLE, csr::MCYCLEH));
        m.set(&minstret, counter(&minstret_next, csr::MINSTRET, csr::MINSTRETH));
        // The instruction that writes the count is not counted itself.
        let overwrites = writes(csr::MINSTRET) | writes(csr::MINSTRETH);
        m.drive(&counts, !(overwrites | &instructions_stand));

        m.section("Traps");
        let (mie_bit, mpie_bit) = (mstatus.reg.bit(0), mstatus.reg.bit(1));
        m.when(&trap, || {
            m.set(&mstatus.reg, cat(&[&mie_bit, &m.zeros(1)]));
            m.set(&mepc.reg, mepc.legal(&trap_pc));
            m.set(&mcause.reg, cat(&[&trap_interrupt, &trap_cause]));
            m.set(&mtval.reg, &trap_value);
        })
        .elsewhen(&returns, || m.set(&mstatus.reg, cat(&[&m.ones(1), &mpie_bit])));
        let vectored = (mtvec.reg.bit(0) & &trap_interrupt).named("goes_to_table");
        let base = mtvec.reg.slice(1, 30);
        let offset = vectored.mux(&trap_cause, 0u32).resize(30);
        m.drive(&handler, cat(&[&(&base + offset), &m.zeros(2)]));
        m.drive(&return_pc, mepc.read());

        m.section("Interrupts");
        let pending = (&mip & &mie.reg).named("pending");
        let awake = pending.any().named("awake");
        m.drive(&wake, &awake);
        m.drive(&interrupt, &awake & &mie_bit);
        let code = |i: Interrupt| m.lit(CAUSE_BITS, u128::from(i.code()));
        let [first, second, last] = Interrupt::PRIORITY;
        let is = |i: Interrupt| pending.bit((mip_row.writable & (i.mask() - 1)).count_ones());
        let cause = is(first).mux(&code(first), is(second).mux(&code(second), code(last)));
        m.drive(&interrupt_cause, cause);
        m.unused(&trap_pc.bit(0), "instructions lie on even addresses");
    }
}

/// The name of an interrupt's line.
pub(super) fn line(interrupt: Interrupt) -> &'static str {
    match interrupt {
        Interrupt::Software => "software",
        Interrupt::Timer => "timer",
        Interrupt::External => "external",
    }
}
