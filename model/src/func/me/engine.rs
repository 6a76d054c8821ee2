//! A message engine: its core on the instruction-set model, with everything that the core reaches.

use super::device::Device;
use super::stuck::Tables;
use crate::func::cpu::Hart;
pub use crate::func::cpu::elf::Image;
use crate::spec::Chip;
use crate::spec::cpu::{Interrupt, Retired};
use crate::spec::me::SRAM_BASE;
use crate::spec::slot::Slot;

/// Why an image is no firmware for the engine.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ImageError {
    /// It reaches beyond the context SRAM.
    #[error(
        "the segment of {bytes} bytes at {address:#010x} lies outside the context SRAM of {sram} \
         bytes; link the firmware for this description: make firmware"
    )]
    Outside {
        /// Where the segment begins.
        address: u32,
        /// Its bytes.
        bytes: u32,
        /// Bytes of the SRAM.
        sram: u32,
    },
    /// It does not begin where the core boots.
    #[error("the program begins at {0:#010x}, the core boots at {SRAM_BASE:#010x}; link it there")]
    Entry(u32),
}

/// One engine.
#[derive(Clone, Debug)]
pub struct Engine {
    hart: Hart,
    /// All but the core.
    pub device: Device,
    image: Image,
}

impl Engine {
    /// Engine number `id` of the chip with its firmware loaded, about to execute.
    ///
    /// # Errors
    /// If the image does not fit the engine.
    pub fn new(chip: &Chip, id: u32, image: &Image) -> Result<Engine, ImageError> {
        let mut device = Device::new(chip, id);
        let sram = chip.me.sram_bytes.value;
        if image.entry != SRAM_BASE {
            return Err(ImageError::Entry(image.entry));
        }
        for segment in &image.segments {
            let first = segment.address.wrapping_sub(SRAM_BASE);
            if first > sram || segment.size > sram - first {
                let (address, bytes) = (segment.address, segment.size);
                return Err(ImageError::Outside { address, bytes, sram });
            }
            for (i, &byte) in segment.bytes.iter().enumerate() {
                let at = first as usize + i;
                let shift = 8 * (at % 4);
                let word = &mut device.sram_mut()[at / 4];
                *word = *word & !(0xff << shift) | u32::from(byte) << shift;
            }
        }
        Ok(Engine { hart: Hart::new(id, SRAM_BASE), device, image: image.clone() })
    }

    /// Executes an instruction, or nothing if the core sleeps.
    pub fn step(&mut self) -> Option<Retired> {
        let lines = self.lines();
        self.hart.set_cycle(self.device.time());
        let retired = self.hart.step(&mut self.device, lines)?;
        self.device.count_instructions(retired.trap.is_none().into());
        Some(retired)
    }

    /// Whether the core sleeps and nothing wakes it.
    pub fn sleeps(&mut self) -> bool {
        let lines = self.lines();
        self.hart.set_lines(lines);
        self.hart.asleep()
    }

    /// Address of the core's next instruction.
    pub fn pc(&self) -> u32 {
        self.hart.pc()
    }

    fn lines(&self) -> u32 {
        let external =
            if self.device.external_interrupt() { Interrupt::External.mask() } else { 0 };
        let timer = if self.device.timer_interrupt() { Interrupt::Timer.mask() } else { 0 };
        external | timer
    }

    /// The slots of the firmware that runs; empty if the image does not name them.
    pub fn slots(&self) -> Vec<Slot> {
        self.tables().slots
    }

    /// The firmware's tables as they are.
    pub fn tables(&self) -> Tables {
        let word = |&at: &u32| self.device.sram()[(at - SRAM_BASE) as usize / 4];
        Tables::read(&self.image, |addresses| addresses.iter().map(word).collect())
    }
}
