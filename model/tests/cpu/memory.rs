//! A memory to run on, and how to run.

use mtia_model::func::cpu::encode::encode;
use mtia_model::func::cpu::hart::{Bus, BusError, Hart};
use mtia_model::func::cpu::instruction::{Alu, Instruction};
use mtia_model::spec::cpu::Retired;

/// Where the memory begins.
pub const BASE: u32 = 0x8000_0000;
/// Its bytes.
pub const SIZE: u32 = 0x1000;

/// Memory at [`BASE`], nothing around it, and a count of what was asked of it.
#[derive(Clone)]
pub struct Flat {
    pub bytes: Vec<u8>,
    /// Words written: address, data, strobe.
    pub writes: Vec<(u32, u32, u8)>,
    /// Words read.
    pub reads: Vec<u32>,
}

impl Flat {
    pub fn new() -> Flat {
        Flat { bytes: vec![0; SIZE as usize], writes: Vec::new(), reads: Vec::new() }
    }

    pub fn with(code: &[u32]) -> Flat {
        let mut flat = Flat::new();
        for (i, word) in code.iter().enumerate() {
            flat.bytes[4 * i..4 * i + 4].copy_from_slice(&word.to_le_bytes());
        }
        flat
    }

    fn index(address: u32) -> Result<usize, BusError> {
        assert_eq!(address & 3, 0, "the bus has words");
        let offset = address.wrapping_sub(BASE);
        if offset < SIZE { Ok(offset as usize) } else { Err(BusError) }
    }

    fn word(&self, address: u32) -> Result<u32, BusError> {
        let at = Flat::index(address)?;
        Ok(u32::from_le_bytes(self.bytes[at..at + 4].try_into().unwrap()))
    }
}

impl Bus for Flat {
    fn fetch(&mut self, address: u32) -> Result<u32, BusError> {
        self.word(address)
    }

    fn read(&mut self, address: u32) -> Result<u32, BusError> {
        self.reads.push(address);
        self.word(address)
    }

    fn write(&mut self, address: u32, data: u32, strobe: u8) -> Result<(), BusError> {
        self.writes.push((address, data, strobe));
        let at = Flat::index(address)?;
        for lane in (0..4).filter(|lane| strobe >> lane & 1 == 1) {
            self.bytes[at + lane] = data.to_le_bytes()[lane];
        }
        Ok(())
    }
}

/// A core at [`BASE`] that has executed these instructions, and their records.
pub fn after(instructions: &[Instruction]) -> (Hart, Flat, Vec<Retired>) {
    let code: Vec<u32> = instructions.iter().map(encode).collect();
    let mut memory = Flat::with(&code);
    let mut hart = Hart::new(0, BASE);
    let records = instructions.iter().map(|_| hart.execute(&mut memory)).collect();
    (hart, memory, records)
}

/// Instructions that put a value into a register.
pub fn set(rd: u8, value: u32) -> [Instruction; 2] {
    let low = (value << 20) as i32 >> 20;
    let add = Instruction::AluImmediate { op: Alu::Add, rd, rs1: rd, value: low };
    [Instruction::Lui { rd, value: value.wrapping_sub(low as u32) }, add]
}
