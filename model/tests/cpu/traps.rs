//! Traps, interrupts, sleep, control registers, counters.

use mtia_model::func::cpu::encode::encode;
use mtia_model::func::cpu::hart::Hart;
use mtia_model::func::cpu::instruction::{CsrOp, CsrSource, Instruction};
use mtia_model::spec::cpu::csr;
use mtia_model::spec::cpu::{Cause, CsrWrite, Exception, Interrupt, Trap};

use crate::memory::{BASE, Flat, after, set};

const HANDLER: u32 = BASE + 0x400;

fn write(address: u16, rs1: u8) -> Instruction {
    Instruction::Csr { op: CsrOp::Write, rd: 0, address, source: CsrSource::Register(rs1) }
}

fn read(rd: u8, address: u16) -> Instruction {
    Instruction::Csr { op: CsrOp::Set, rd, address, source: CsrSource::Register(0) }
}

/// A core that has run these instructions with mtvec = `mtvec`, and its memory.
fn with_handler(mtvec: u32, code: &[Instruction]) -> (Hart, Flat) {
    let [a, b] = set(1, mtvec);
    let all = [&[a, b, write(csr::MTVEC, 1)], code].concat();
    let (hart, memory, records) = after(&all);
    assert!(records.iter().all(|record| record.trap.is_none()));
    (hart, memory)
}

/// Where the code after `with_handler`'s own begins.
const CODE: u32 = BASE + 12;

#[test]
fn exceptions_say_what_and_where() {
    let cases = [
        (0x0000_0073u32, Exception::EcallFromM, 0),
        (0x0010_0073, Exception::Breakpoint, 0),
        // c.ebreak, with something above it.
        (0x1234_9002, Exception::Breakpoint, 0),
        // sret; a CSR that is not there; a write to one that only reads; a shift by 32.
        (0x1020_0073, Exception::IllegalInstruction, 0x1020_0073),
        (0x1800_2573, Exception::IllegalInstruction, 0x1800_2573),
        (0xf140_9073, Exception::IllegalInstruction, 0xf140_9073),
        (0x0205_1513, Exception::IllegalInstruction, 0x0205_1513),
        (0xffff_ffff, Exception::IllegalInstruction, 0xffff_ffff),
        // 16 bits: all zero, and c.fld, whose upper neighbour is not in mtval.
        (0x1234_0000, Exception::IllegalInstruction, 0),
        (0x1234_2000, Exception::IllegalInstruction, 0x2000),
    ];
    for (word, exception, tval) in cases {
        let (mut hart, mut memory) = with_handler(HANDLER | 1, &[]);
        memory.bytes[12..16].copy_from_slice(&word.to_le_bytes());
        let before = hart.registers().to_owned();
        let record = hart.execute(&mut memory);
        let trap = Trap { cause: Cause::Exception(exception), tval };
        assert_eq!((record.trap, record.pc), (Some(trap), CODE), "{word:#x}");
        // Exceptions go to the base even if interrupts are vectored.
        assert_eq!((record.next_pc, hart.pc()), (HANDLER, HANDLER));
        assert_eq!(hart.csrs().read(csr::MEPC), Some(CODE));
        assert_eq!(hart.csrs().read(csr::MCAUSE), Some(u32::from(exception.code())));
        assert_eq!(hart.csrs().read(csr::MTVAL), Some(tval));
        assert_eq!(*hart.registers(), before);
        assert_eq!((record.register, record.memory, record.csr), (None, None, None));
        // Three instructions of with_handler; the one that trapped did not retire.
        assert_eq!(hart.csrs().instret(), 3);
    }
}

#[test]
fn traps_stack_the_interrupt_enable() {
    for (mie, mpie) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
        let status = mie << 3 | mpie << 7;
        let [a, b] = set(2, status);
        let (mut hart, mut memory) = with_handler(HANDLER, &[a, b, write(csr::MSTATUS, 2)]);
        assert_eq!(hart.csrs().read(csr::MSTATUS), Some(0x1800 | status));
        memory.bytes[24..28].copy_from_slice(&0x73u32.to_le_bytes());
        memory.bytes[0x400..0x404].copy_from_slice(&encode(&Instruction::Mret).to_le_bytes());
        hart.execute(&mut memory);
        // MPIE = MIE, MIE = 0.
        assert_eq!(hart.csrs().read(csr::MSTATUS), Some(0x1800 | mie << 7));
        let record = hart.execute(&mut memory);
        // MIE = MPIE, MPIE = 1, and back to the ECALL.
        assert_eq!(hart.csrs().read(csr::MSTATUS), Some(0x1800 | mie << 3 | 1 << 7));
        assert_eq!((record.next_pc, record.trap), (BASE + 24, None));
    }
}

#[test]
fn interrupts_are_taken_by_enable_and_priority() {
    let all = csr::INTERRUPTS;
    for mie in 0..2 {
        for enabled in 0..8u32 {
            for lines in 0..8u32 {
                let spread = |x: u32| {
                    Interrupt::ALL.iter().enumerate().map(|(i, n)| (x >> i & 1) * n.mask()).sum()
                };
                let (enabled, lines): (u32, u32) = (spread(enabled), spread(lines));
                let [a, b] = set(2, enabled);
                let [c, d] = set(3, mie << 3);
                let code = [a, b, write(csr::MIE, 2), c, d, write(csr::MSTATUS, 3)];
                let (mut hart, mut memory) = with_handler(HANDLER | 1, &code);
                let record = hart.step(&mut memory, lines | !all).expect("it does not sleep");
                // External, software, timer.
                let ready = [11u8, 3, 7].into_iter().find(|&c| (enabled & lines) >> c & 1 == 1);
                let expected = if mie == 1 { ready } else { None };
                match expected {
                    Some(code) => {
                        let trap = record.trap.expect("an interrupt");
                        assert!(trap.cause.is_interrupt());
                        assert_eq!((trap.cause.code(), trap.tval), (code, 0));
                        assert_eq!(record.pc, CODE + 24);
                        assert_eq!((record.instruction, record.length), (0, 0));
                        assert_eq!(record.next_pc, HANDLER + 4 * u32::from(code));
                        assert_eq!(hart.csrs().read(csr::MCAUSE), Some(1 << 31 | u32::from(code)));
                        assert_eq!(hart.csrs().read(csr::MSTATUS), Some(0x1880));
                    }
                    // What follows in memory is zero, which is illegal.
                    None => assert_eq!(record.trap.map(|t| t.cause.mcause()), Some(2)),
                }
                assert_eq!(hart.csrs().read(csr::MIP), Some(lines));
            }
        }
    }
}

#[test]
fn sleep_ends_with_a_pending_and_enabled_interrupt() {
    for mie in 0..2 {
        let [a, b] = set(2, Interrupt::Timer.mask());
        let [c, d] = set(3, mie << 3);
        let code = [
            a,
            b,
            write(csr::MIE, 2),
            c,
            d,
            write(csr::MSTATUS, 3),
            Instruction::Wfi,
            read(4, 0x344),
        ];
        let all: Vec<Instruction> =
            set(1, HANDLER).into_iter().chain([write(csr::MTVEC, 1)]).chain(code).collect();
        let mut memory = Flat::with(&all.iter().map(encode).collect::<Vec<_>>());
        let mut hart = Hart::new(0, BASE);
        for _ in 0..10 {
            let record = hart.step(&mut memory, 0).expect("it is awake");
            assert_eq!(record.trap, None);
        }
        // Neither time nor an interrupt that is not enabled wakes it.
        for lines in [0, Interrupt::External.mask(), Interrupt::Software.mask()] {
            assert_eq!(hart.step(&mut memory, lines), None);
            assert!(hart.asleep());
        }
        let record = hart.step(&mut memory, Interrupt::Timer.mask()).expect("it is awake");
        let after_wfi = BASE + 40;
        assert_eq!(record.pc, after_wfi);
        match mie {
            // The trap comes back to the instruction after WFI.
            1 => assert_eq!((record.next_pc, hart.pc()), (HANDLER, HANDLER)),
            _ => assert_eq!((record.trap, hart.registers()[4]), (None, 1 << 7)),
        }
        // Once awake it stays so.
        assert!(!hart.asleep());
    }
}

#[test]
fn an_interrupt_can_be_dictated() {
    let (mut hart, _) = with_handler(HANDLER, &[]);
    assert_eq!(hart.pending(), None);
    let record = hart.take_interrupt(Interrupt::External);
    assert_eq!((record.pc, record.next_pc), (CODE, HANDLER));
    assert_eq!(hart.csrs().read(csr::MCAUSE), Some(0x8000_000b));
}

#[test]
fn csr_instructions_by_their_table() {
    // Whether each form writes, and what, for an old value of 0b1100.
    let old = 0b1100;
    let forms = [
        (CsrOp::Write, 0b1010, 0b1010),
        (CsrOp::Set, 0b1010, 0b1110),
        (CsrOp::Clear, 0b1010, 0b0100),
    ];
    for (op, operand, new) in forms {
        for immediate in [false, true] {
            for zero in [false, true] {
                let [a, b] = set(2, old);
                let [c, d] = set(3, operand);
                let source = match (immediate, zero) {
                    (true, true) => CsrSource::Immediate(0),
                    (true, false) => CsrSource::Immediate(operand as u8),
                    (false, true) => CsrSource::Register(0),
                    (false, false) => CsrSource::Register(3),
                };
                let address = csr::MSCRATCH;
                let code = [
                    a,
                    b,
                    write(address, 2),
                    c,
                    d,
                    Instruction::Csr { op, rd: 4, address, source },
                ];
                let (hart, _, records) = after(&code);
                let expected = match (op, zero) {
                    (CsrOp::Write, true) => Some(0),
                    (_, true) => None,
                    _ => Some(new),
                };
                let written = expected.map(|value| CsrWrite { address, value });
                assert_eq!(records[5].csr, written, "{op:?} {source:?}");
                assert_eq!(hart.csrs().read(address), Some(expected.unwrap_or(old)));
                assert_eq!(hart.registers()[4], old);
            }
        }
    }
}

/// Addresses, what all ones leave in them, and what zero leaves.
const RULES: [(u16, u32, u32); 14] = [
    (csr::MSTATUS, 0x1888, 0x1800),
    (csr::MISA, 0x4000_1104, 0x4000_1104),
    (csr::MIE, 0x888, 0),
    (csr::MTVEC, 0xffff_fffd, 0),
    (csr::MSTATUSH, 0, 0),
    (csr::MCOUNTINHIBIT, 5, 0),
    (csr::MSCRATCH, !0, 0),
    (csr::MEPC, 0xffff_fffe, 0),
    (csr::MCAUSE, 0x8000_001f, 0),
    (csr::MTVAL, !0, 0),
    (csr::MIP, 0, 0),
    (0x3a0, 0, 0),
    (0x3b0, !0, 0),
    (csr::TSELECT, 0, 0),
];

#[test]
fn registers_keep_what_is_legal() {
    for (address, ones, zeros) in RULES {
        for (value, kept) in [(!0, ones), (0, zeros)] {
            let [a, b] = set(2, value);
            let (hart, _, _) = after(&[a, b, write(address, 2), read(3, address)]);
            assert_eq!(hart.registers()[3], kept, "{address:#x} = {value:#x}");
        }
    }
    // Event counters and selectors read zero.
    for address in (0x323..=0x33f).chain(0xb03..=0xb1f).chain(0xb83..=0xb9f) {
        let [a, b] = set(2, !0);
        let (hart, _, records) = after(&[a, b, write(address, 2), read(3, address)]);
        assert_eq!((hart.registers()[3], records[2].trap), (0, None), "{address:#x}");
    }
}

#[test]
fn every_address_is_a_register_or_illegal() {
    for address in 0..0x1000u16 {
        let there = csr::find(address).is_some();
        let (_, _, records) = after(&[read(3, address), write(address, 0)]);
        assert_eq!(records[0].trap.is_none(), there, "{address:#x}");
        // The two top bits of the address say that it only reads.
        if there {
            assert_eq!(records[1].trap.is_some(), address >= 0xc00, "{address:#x}");
        }
    }
}

#[test]
fn the_core_has_a_number() {
    let code = encode(&read(3, csr::MHARTID));
    let mut hart = Hart::new(11, BASE);
    hart.execute(&mut Flat::with(&[code]));
    assert_eq!(hart.registers()[3], 11);
}

#[test]
fn instructions_are_counted_unless_they_write_the_counter() {
    // Three before the first read: set, set, write; it reads what was before itself.
    let [a, b] = set(2, 100);
    let code = [a, b, read(3, csr::MINSTRET), write(csr::MINSTRET, 2), read(4, csr::INSTRET)];
    let (hart, _, _) = after(&code);
    assert_eq!((hart.registers()[3], hart.registers()[4]), (2, 100));
    // A write to the upper half does not count either, and a carry goes up.
    let [a, b] = set(2, !0);
    let code = [
        a,
        b,
        write(csr::MINSTRET, 2),
        write(csr::MINSTRETH, 0),
        read(3, csr::MINSTRET),
        read(4, csr::MINSTRET),
        read(5, csr::MINSTRETH),
        read(6, csr::INSTRETH),
    ];
    let (hart, _, _) = after(&code);
    assert_eq!(hart.registers()[3..7], [!0, 0, 1, 1]);
    // Inhibited, it stands; the instruction that lifts it is not counted.
    let clear = Instruction::Csr {
        op: CsrOp::Clear,
        rd: 0,
        address: csr::MCOUNTINHIBIT,
        source: CsrSource::Immediate(4),
    };
    let set_it = Instruction::Csr {
        op: CsrOp::Set,
        rd: 0,
        address: csr::MCOUNTINHIBIT,
        source: CsrSource::Immediate(4),
    };
    let (hart, _, _) = after(&[
        set_it,
        read(3, csr::MINSTRET),
        read(4, csr::MINSTRET),
        clear,
        read(5, csr::MINSTRET),
    ]);
    assert_eq!(hart.registers()[3..6], [1, 1, 1]);
    assert_eq!(hart.csrs().instret(), 2);
}

#[test]
fn cycles_are_the_environments() {
    let (mut hart, _) = with_handler(HANDLER, &[]);
    hart.set_cycle(0x1_ffff_fffe);
    hart.advance(3);
    assert_eq!(hart.csrs().read(csr::MCYCLE), Some(1));
    assert_eq!(hart.csrs().read(csr::CYCLEH), Some(2));
    // A program's write stays until time goes on, and not even then if inhibited.
    let inhibit = Instruction::Csr {
        op: CsrOp::Write,
        rd: 0,
        address: csr::MCOUNTINHIBIT,
        source: CsrSource::Immediate(1),
    };
    let [a, b] = set(2, 77);
    let (mut hart, _, _) = after(&[a, b, write(csr::MCYCLE, 2), inhibit]);
    hart.advance(5);
    assert_eq!(hart.csrs().cycle(), 77);
}
