//! Programs that run alone: memory, timer, host, and how they end.

use mtia_model::func::cpu::encode::encode;
use mtia_model::func::cpu::hart::Bus;
use mtia_model::func::cpu::instruction::{
    Alu, Condition, CsrOp, CsrSource, Instruction, StoreKind,
};
use mtia_model::func::cpu::machine::{MSIP, MTIME, MTIMECMP, Machine, SPARE};
use mtia_model::func::cpu::program::{Outcome, Program, Segment};
use mtia_model::func::cpu::run::run;
use mtia_model::spec::cpu::{Cause, Exception, csr};

use crate::memory::set;

const CODE: u32 = 0x8000_0000;
const HOST: u32 = 0x8000_1000;

fn program(code: &[Instruction]) -> Program {
    let bytes: Vec<u8> = code.iter().flat_map(|i| encode(i).to_le_bytes()).collect();
    let size = bytes.len() as u32;
    Program {
        segments: vec![Segment { address: CODE, size, bytes, run_address: CODE }],
        entry: CODE,
        to_host: HOST,
        from_host: Some(HOST + 8),
    }
}

fn store(rs1: u8, rs2: u8, offset: i32) -> Instruction {
    Instruction::Store { kind: StoreKind::Sw, rs1, rs2, offset }
}

fn write(address: u16, rs1: u8) -> Instruction {
    Instruction::Csr { op: CsrOp::Write, rd: 0, address, source: CsrSource::Register(rs1) }
}

const HERE: Instruction = Instruction::Jal { rd: 0, offset: 0 };

/// A program that stores a value to the host.
fn ending(value: u32) -> Program {
    program(&[&set(1, HOST)[..], &set(2, value), &[store(1, 2, 0), HERE]].concat())
}

#[test]
fn a_store_to_the_host_ends_the_program() {
    for (value, outcome) in
        [(1, Outcome::Pass), (3, Outcome::Fail(1)), (2 * 1337 + 1, Outcome::Fail(1337))]
    {
        let ran = run(&ending(value), 1000).expect("a place of its own");
        assert_eq!((ran.outcome, ran.instructions), (outcome, 5), "{value}");
        assert_eq!(ran.cycles, None);
    }
}

#[test]
fn a_program_without_an_end_is_stopped() {
    let ran = run(&program(&[HERE]), 1000).expect("a place of its own");
    assert_eq!((ran.outcome, ran.instructions), (Outcome::Timeout, 1000));
    // Asleep for ever: no more than the one instruction.
    let ran = run(&program(&[Instruction::Wfi]), 1_000_000_000_000).expect("a place of its own");
    assert_eq!((ran.outcome, ran.instructions), (Outcome::Timeout, 1));
}

#[test]
fn a_trap_without_a_handler_ends_the_program() {
    let trap = |pc, tval, exception| Outcome::Trap { cause: Cause::Exception(exception), pc, tval };
    let outcome = |code: &[Instruction]| run(&program(code), 1000).expect("a place").outcome;
    assert_eq!(outcome(&[Instruction::Ecall]), trap(CODE, 0, Exception::EcallFromM));
    // The handler's first instruction traps: the first trap is told.
    let code = [&set(1, CODE + 0x800)[..], &[write(csr::MTVEC, 1), Instruction::Ebreak]].concat();
    assert_eq!(outcome(&code), trap(CODE + 12, 0, Exception::Breakpoint));
    // Nothing at the handler's address.
    let code = [&set(1, 0x4000_0000)[..], &[write(csr::MTVEC, 1), store(0, 0, 0)]].concat();
    assert_eq!(outcome(&code), trap(CODE + 12, 0, Exception::StoreAccessFault));
    // A handler that returns behind the ECALL: no such end.
    let code = [
        &set(1, CODE + 20)[..],
        &[write(csr::MTVEC, 1), Instruction::Ecall, HERE],
        // csrrs x3, mepc, x0; addi x3, x3, 4; csrrw x0, mepc, x3; mret
        &[
            Instruction::Csr {
                op: CsrOp::Set,
                rd: 3,
                address: csr::MEPC,
                source: CsrSource::Register(0),
            },
            Instruction::AluImmediate { op: Alu::Add, rd: 3, rs1: 3, value: 4 },
            write(csr::MEPC, 3),
            Instruction::Mret,
        ],
    ]
    .concat();
    assert_eq!(outcome(&code), Outcome::Timeout);
}

#[test]
fn memory_is_where_the_program_is() {
    let mut given = program(&[HERE]);
    given.segments[0].run_address = 0x1000_0000;
    let mut machine = Machine::new(&given).expect("a place of its own");
    assert_eq!(machine.read(CODE), Ok(encode(&HERE)));
    assert_eq!(machine.read(0x1000_0000), Ok(0));
    let there = |machine: &mut Machine, address| {
        let reads = machine.read(address).is_ok();
        assert_eq!(machine.write(address, 0, 0xf).is_ok(), reads, "{address:#x}");
        assert_eq!(machine.fetch(address).is_ok(), reads, "{address:#x}");
        reads
    };
    for base in [CODE, 0x1000_0000] {
        assert!(!there(&mut machine, base - 4));
        // The page of the last spare byte is whole.
        let end = base + 3 + SPARE + 1;
        assert!(there(&mut machine, base) && there(&mut machine, end - 4));
        assert!(!there(&mut machine, (end | 0xfff) + 1));
    }
    assert!(!there(&mut machine, 0xffff_fffc));
}

#[test]
fn bytes_are_written_alone() {
    let mut machine = Machine::new(&program(&[HERE])).expect("a place of its own");
    let place = CODE + 0x100;
    let mut expected = [0; 4];
    for strobe in 0..16u8 {
        let data = 0x0101_0101 * (0x10 + u32::from(strobe));
        machine.write(place, data, strobe).expect("memory");
        for lane in (0..4).filter(|lane| strobe >> lane & 1 == 1) {
            expected[lane] = 0x10 + strobe;
        }
        assert_eq!(machine.read(place), Ok(u32::from_le_bytes(expected)), "{strobe:04b}");
    }
}

#[test]
fn the_timer_counts_and_interrupts() {
    let mut machine = Machine::new(&program(&[HERE])).expect("a place of its own");
    assert_eq!((machine.lines(), machine.ticks_to_timer()), (0, None));
    machine.tick(0x1_0000_0005);
    assert_eq!((machine.read(MTIME), machine.read(MTIME + 4)), (Ok(5), Ok(1)));
    machine.write(MTIMECMP, 10, 0xf).expect("a register");
    machine.write(MTIMECMP + 4, 1, 0xf).expect("a register");
    assert_eq!((machine.lines(), machine.ticks_to_timer()), (0, Some(5)));
    machine.tick(5);
    assert_eq!((machine.lines(), machine.ticks_to_timer()), (1 << 7, Some(0)));
    machine.write(MSIP, 1, 0xf).expect("a register");
    assert_eq!(machine.lines(), 1 << 7 | 1 << 3);
    machine.write(MSIP, !1, 1).expect("a register");
    machine.write(MTIME, 0, 0xf).expect("a register");
    assert_eq!((machine.lines(), machine.read(MSIP)), (0, Ok(0)));
    // Nothing else is there, and nothing to execute.
    assert!(machine.read(MSIP + 4).is_err() && machine.write(MSIP + 4, 0, 0xf).is_err());
    assert!(machine.fetch(MSIP).is_err());
}

#[test]
fn a_timer_interrupt_wakes_a_program() {
    // mtimecmp = 5000, handler: store 1 to the host.
    let handler = CODE + 4 * 14;
    let code = [
        &set(1, handler)[..],
        &[write(csr::MTVEC, 1)],
        &set(2, MTIMECMP),
        &set(3, 5000),
        &[store(2, 0, 4), store(2, 3, 0)],
        &[Instruction::AluImmediate { op: Alu::Add, rd: 4, rs1: 0, value: 128 }],
        &[write(csr::MIE, 4), write(csr::MSTATUS, 3)],
        // 5000 has bit 3 set: interrupts are on.
        &[Instruction::Wfi, HERE],
        &set(1, HOST),
        &set(2, 1),
        &[store(1, 2, 0), HERE],
    ]
    .concat();
    assert_eq!(5000 >> 3 & 1, 1);
    let ran = run(&program(&code), 1_000_000).expect("a place of its own");
    // Thirteen to WFI, five in the handler; no time is spent on instructions while asleep.
    assert_eq!((ran.outcome, ran.instructions), (Outcome::Pass, 18));
    // In time, and not before.
    assert_eq!(run(&program(&code), 5000).expect("a place").outcome, Outcome::Timeout);
}

#[test]
fn the_host_prints_and_answers() {
    // The call: write(1, text, 3), then one there is not, then exit(7).
    let call = CODE + 0x200;
    let text = CODE + 0x100;
    let mut given = program(&[HERE]);
    given.segments[0].size = 0x400;
    let mut machine = Machine::new(&given).expect("a place of its own");
    let put = |machine: &mut Machine, words: [u32; 4]| {
        for (i, word) in (0..).zip(words) {
            machine.write(call + 8 * i, word, 0xf).expect("memory");
        }
        machine.write(HOST, call, 0xf).expect("memory");
        assert_eq!((machine.read(HOST), machine.read(HOST + 8)), (Ok(0), Ok(1)));
        machine.read(call)
    };
    machine.write(text, u32::from_le_bytes(*b"?one"), 0xf).expect("memory");
    assert_eq!(put(&mut machine, [64, 1, text + 1, 3]), Ok(3));
    assert_eq!(machine.console(), b"one");
    assert_eq!(put(&mut machine, [1, 0, 0, 0]), Ok(-38i32 as u32));
    // Not there: the text, and the call itself.
    assert_eq!(put(&mut machine, [64, 1, 4, 4]), Ok(-38i32 as u32));
    machine.write(HOST, 0x10, 0xf).expect("memory");
    assert_eq!((machine.read(HOST), machine.outcome()), (Ok(0), None));
    put(&mut machine, [93, 7, 0, 0]).expect("memory");
    assert_eq!(machine.outcome(), Some(Outcome::Fail(7)));
}

#[test]
fn a_program_on_the_timers_place_is_refused() {
    for address in [MSIP, 0x0200_bffc, MSIP - 4] {
        let mut given = program(&[HERE, HERE]);
        given.segments[0].run_address = address;
        let refused = run(&given, 1).map(|ran| ran.outcome);
        assert!(refused.is_err_and(|error| error.address == address), "{address:#x}");
    }
    let mut given = program(&[HERE]);
    given.segments[0].address = MSIP - 4;
    given.segments[0].run_address = MSIP - 4;
    assert!(run(&given, 1).is_ok());
}

#[test]
fn a_loop_takes_its_number_of_instructions() {
    // x1 = 1000; do { x1 -= 1 } while (x1 != 0)
    let condition = Condition::Ne;
    let code = [
        &set(1, 1000)[..],
        &[
            Instruction::AluImmediate { op: Alu::Add, rd: 1, rs1: 1, value: -1 },
            Instruction::Branch { condition, rs1: 1, rs2: 0, offset: -4 },
        ],
        &set(1, HOST),
        &set(2, 1),
        &[store(1, 2, 0)],
    ]
    .concat();
    let ran = run(&program(&code), 1_000_000).expect("a place of its own");
    assert_eq!((ran.outcome, ran.instructions), (Outcome::Pass, 2 + 2 * 1000 + 5));
}
