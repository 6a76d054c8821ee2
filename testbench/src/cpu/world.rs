//! What a random program runs in: memory with nothing around it, interrupt lines that rise by
//! chance, and a page of two registers.
//!
//! | address | write | read |
//! |---|---|---|
//! | [`Case::host`] | the end: 1 is well, all else is not | error |
//! | [`Case::host`] + 4 | the interrupt lines of the bits that are set fall | error |
//!
//! The instruction-set model runs on it as it is. The bench of the hardware has one for the
//! hardware and one for the model, and lets only the first keep the interrupt lines.

use mtia_model::func::cpu::hart::{Bus, BusError};
use mtia_model::func::cpu::sparse::Sparse;
use mtia_model::spec::cpu::Interrupt;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::random::Case;

/// Offset of the register that makes interrupt lines fall.
pub const ACKNOWLEDGE: u32 = 4;

/// Memory, interrupt lines, the host's registers.
#[derive(Debug)]
pub struct World {
    memory: Sparse,
    host: u32,
    ended: Option<u32>,
    interrupts: Interrupts,
}

impl World {
    /// The world of a case before its program begins.
    pub fn new(case: &Case) -> World {
        let mut memory = Sparse::default();
        for segment in &case.program.segments {
            memory.add(segment.address, segment.address + (segment.size - 1));
            // Cannot fail: the memory is there.
            let _ = memory.fill(segment.address, &segment.bytes);
        }
        let interrupts = Interrupts::new(case.interrupt_gap, case.interrupt_seed);
        World { memory, host: case.host, ended: None, interrupts }
    }

    /// A unit of time passes: interrupt lines may rise or fall. Gives the lines, bits as in mip.
    pub fn tick(&mut self) -> u32 {
        self.interrupts.tick()
    }

    /// The interrupt lines, bits as in mip.
    pub fn lines(&self) -> u32 {
        self.interrupts.lines
    }

    /// What the program said at its end, once it has: 1 is well.
    pub fn ended(&self) -> Option<u32> {
        self.ended
    }

    /// The memory, to look at.
    pub fn memory(&mut self) -> &mut Sparse {
        &mut self.memory
    }
}

impl Bus for World {
    fn fetch(&mut self, address: u32) -> Result<u32, BusError> {
        self.memory.read(address)
    }

    fn read(&mut self, address: u32) -> Result<u32, BusError> {
        self.memory.read(address)
    }

    fn write(&mut self, address: u32, data: u32, strobe: u8) -> Result<(), BusError> {
        if address == self.host && strobe == 0xf {
            self.ended.get_or_insert(data);
            return Ok(());
        }
        if address == self.host + ACKNOWLEDGE && strobe == 0xf {
            self.interrupts.lines &= !data;
            return Ok(());
        }
        self.memory.write(address, data, strobe)
    }
}

/// Interrupt lines that rise by chance and stay until they are acknowledged, or, less often, fall
/// by themselves.
#[derive(Clone, Debug)]
struct Interrupts {
    rng: ChaCha8Rng,
    lines: u32,
    gap: u32,
    left: u32,
}

impl Interrupts {
    fn new(gap: u32, seed: u64) -> Interrupts {
        Interrupts { rng: ChaCha8Rng::seed_from_u64(seed), lines: 0, gap, left: gap }
    }

    fn tick(&mut self) -> u32 {
        if self.gap == 0 {
            return 0;
        }
        self.left -= 1;
        if self.left == 0 {
            let line = Interrupt::ALL[self.rng.random_range(0..Interrupt::ALL.len())].mask();
            match self.rng.random_range(0..8) {
                0 => self.lines &= !line,
                1 => self.lines |= Interrupt::ALL.iter().fold(0, |all, i| all | i.mask()),
                _ => self.lines |= line,
            }
            self.left = self.rng.random_range(self.gap / 2 + 1..=self.gap + self.gap / 2 + 1);
        }
        self.lines
    }
}
