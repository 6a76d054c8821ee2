//! Loads, stores, 16-bit instructions and fetches across words.

use mtia_model::func::cpu::compressed::compress;
use mtia_model::func::cpu::encode::encode;
use mtia_model::func::cpu::hart::Hart;
use mtia_model::func::cpu::instruction::{Alu, Instruction, LoadKind, StoreKind};
use mtia_model::spec::cpu::{Access, Cause, Exception, Trap};

use crate::memory::{BASE, Flat, SIZE, set};

/// Where the tests keep data.
const DATA: u32 = BASE + 0x800;

#[test]
fn loads_of_every_size_and_place() {
    let bytes: Vec<u8> = (0..16).map(|i| 0x71u8.wrapping_mul(i + 3) ^ 0x80).collect();
    for kind in LoadKind::ALL {
        for place in 0..8 {
            let [a, b] = set(1, DATA + place);
            let load = Instruction::Load { kind, rd: 2, rs1: 1, offset: 0 };
            let code: Vec<u32> = [a, b, load].iter().map(encode).collect();
            let mut memory = Flat::with(&code);
            memory.bytes[0x800..0x810].copy_from_slice(&bytes);
            let mut hart = Hart::new(0, BASE);
            let record = [(); 3].map(|()| hart.execute(&mut memory))[2];

            let size = usize::from(kind.size());
            let field = &bytes[place as usize..place as usize + size];
            let unsigned: i64 = field.iter().rev().fold(0, |v, &byte| v * 256 + i64::from(byte));
            let negative = matches!(kind, LoadKind::Lb | LoadKind::Lh) && field[size - 1] >= 128;
            let value = if negative { unsigned - (1 << (8 * size)) } else { unsigned };
            assert_eq!(hart.registers()[2], value as u32, "{kind:?} at {place}");
            let access = Access { address: DATA + place, size: kind.size(), store: None };
            assert_eq!(record.memory, Some(access));
            // One word, or two where the bytes lie in two.
            let words = (place as usize + size - 1) / 4 - place as usize / 4 + 1;
            assert_eq!(memory.reads.len(), words, "{kind:?} at {place}");
        }
    }
}

#[test]
fn stores_of_every_size_and_place() {
    for kind in StoreKind::ALL {
        for place in 0..8u32 {
            let value = 0x8765_43a1;
            let [a, b] = set(1, DATA + place);
            let [c, d] = set(2, value);
            let store = Instruction::Store { kind, rs1: 1, rs2: 2, offset: 0 };
            let code: Vec<u32> = [a, b, c, d, store].iter().map(encode).collect();
            let mut memory = Flat::with(&code);
            memory.bytes[0x800..0x810].fill(0x11);
            let mut hart = Hart::new(0, BASE);
            let record = [(); 5].map(|()| hart.execute(&mut memory))[4];

            let size = usize::from(kind.size());
            let mut expected = [0x11; 16];
            let at = place as usize;
            expected[at..at + size].copy_from_slice(&value.to_le_bytes()[..size]);
            assert_eq!(memory.bytes[0x800..0x810], expected, "{kind:?} at {place}");
            let stored = (u64::from(value) % (1 << (8 * size))) as u32;
            let access = Access { address: DATA + place, size: size as u8, store: Some(stored) };
            assert_eq!(record.memory, Some(access));
            let lanes: u32 = memory.writes.iter().map(|write| write.2.count_ones()).sum();
            assert_eq!(lanes as usize, size);
            assert!(memory.writes.iter().all(|write| write.2 != 0));
        }
    }
}

/// Runs one access at an address; the trap, and the memory after.
fn failing(access: Instruction, address: u32) -> (Option<Trap>, Hart, Flat) {
    let [a, b] = set(1, address);
    let [c, d] = set(2, 0xdead_beef);
    let code: Vec<u32> = [a, b, c, d, access].iter().map(encode).collect();
    let mut memory = Flat::with(&code);
    let mut hart = Hart::new(0, BASE);
    let record = [(); 5].map(|()| hart.execute(&mut memory))[4];
    (record.trap, hart, memory)
}

#[test]
fn faults_of_loads_and_stores() {
    let load = Instruction::Load { kind: LoadKind::Lw, rd: 2, rs1: 1, offset: 0 };
    let store = Instruction::Store { kind: StoreKind::Sw, rs1: 1, rs2: 2, offset: 0 };
    let end = BASE + SIZE;
    let trap = |exception, tval| Some(Trap { cause: Cause::Exception(exception), tval });
    // Nothing there; only the second word missing; only the first one.
    for (address, tval) in [(end, end), (end - 3, end), (BASE - 1, BASE - 1)] {
        let (found, hart, _) = failing(load, address);
        assert_eq!(found, trap(Exception::LoadAccessFault, tval), "{address:#x}");
        assert_eq!(hart.registers()[2], 0xdead_beef, "the register keeps its value");
        let (found, _, memory) = failing(store, address);
        assert_eq!(found, trap(Exception::StoreAccessFault, tval), "{address:#x}");
        // The first word of a store stays written; after a fault in it nothing follows.
        match address == end - 3 {
            true => {
                assert_eq!(memory.writes.len(), 2);
                assert_eq!(memory.bytes[SIZE as usize - 3..], [0xef, 0xbe, 0xad]);
            }
            false => {
                assert_eq!(memory.writes.len(), 1);
                assert_eq!(memory.bytes[..4], encode(&set(1, address)[0]).to_le_bytes());
            }
        }
    }
}

#[test]
fn instructions_at_half_word_addresses() {
    // c.addi x1, 1; addi x2, x1, 5 across two words; c.addi x2, 1
    let short = |rd, value| {
        let i = Instruction::AluImmediate { op: Alu::Add, rd, rs1: rd, value };
        compress(&i).unwrap().to_le_bytes()
    };
    let long = Instruction::AluImmediate { op: Alu::Add, rd: 2, rs1: 1, value: 5 };
    let mut memory = Flat::new();
    let bytes: Vec<u8> = [&short(1, 1)[..], &encode(&long).to_le_bytes(), &short(2, 1)].concat();
    memory.bytes[..8].copy_from_slice(&bytes);
    let mut hart = Hart::new(0, BASE + 1);
    let records = [(); 3].map(|()| hart.execute(&mut memory));
    assert_eq!(records.map(|r| (r.pc - BASE, r.length)), [(0, 2), (2, 4), (6, 2)]);
    assert_eq!(records[1].instruction, encode(&long));
    assert_eq!(records[2].instruction >> 16, 0);
    assert_eq!(hart.registers()[2], 7);
}

#[test]
fn fetches_that_fail() {
    let fault =
        |tval| Some(Trap { cause: Cause::Exception(Exception::InstructionAccessFault), tval });
    let mut memory = Flat::new();
    let end = BASE + SIZE;
    // The last half-word begins a long instruction.
    memory.bytes[SIZE as usize - 2..].copy_from_slice(&[0x13, 0]);
    let mut hart = Hart::new(0, end - 2);
    let record = hart.execute(&mut memory);
    assert_eq!((record.trap, record.pc), (fault(end), end - 2));
    assert_eq!((record.instruction, record.length), (0, 0));
    assert_eq!(hart.csrs().read(0x341), Some(end - 2));
    // A short one there is whole.
    memory.bytes[SIZE as usize - 2..].copy_from_slice(&[0x01, 0]);
    let mut hart = Hart::new(0, end - 2);
    assert_eq!(hart.execute(&mut memory).trap, None);
    assert_eq!(hart.execute(&mut memory).trap, fault(end));
}

#[test]
fn code_that_changes_itself() {
    // sw x2, 8(x1): the instruction after next becomes addi x3, x0, 7.
    let new = Instruction::AluImmediate { op: Alu::Add, rd: 3, rs1: 0, value: 7 };
    let [a, b] = set(1, BASE);
    let [c, d] = set(2, encode(&new));
    let store = Instruction::Store { kind: StoreKind::Sw, rs1: 1, rs2: 2, offset: 24 };
    let code: Vec<u32> =
        [a, b, c, d, store, Instruction::FenceI, Instruction::Ebreak].iter().map(encode).collect();
    let mut memory = Flat::with(&code);
    let mut hart = Hart::new(0, BASE);
    for _ in 0..7 {
        assert_eq!(hart.execute(&mut memory).trap, None);
    }
    assert_eq!(hart.registers()[3], 7);
}
