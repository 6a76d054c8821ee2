//! HBM behind one pseudo-channel: storage and the judge of its commands, with wrong bits on the way.

use mtia_model::cycle::hbm::port::{Beat, Burst, Bytes, ColumnCommand, Line, RowCommand};
use mtia_model::cycle::hbm::{Dram, Validator};
use mtia_model::spec::Chip;
use mtia_model::spec::hbm::{AddressMap, BURST_CLOCKS, LINE_BURSTS, side_bits};
use rand::RngExt;
use rand_chacha::ChaCha8Rng;

/// A pseudo-channel's memory.
pub struct Memory {
    map: AddressMap,
    dram: Dram,
    validator: Validator,
    /// Beats of the burst on the bus that have come.
    beats: u32,
    /// Bit of the burst's data that is wrong.
    wrong: Option<u32>,
}

impl Memory {
    /// Of a chip, all zeros.
    pub fn new(chip: &Chip) -> Memory {
        Memory {
            map: AddressMap::new(&chip.hbm),
            dram: Dram::new(chip),
            validator: Validator::new(chip),
            beats: 0,
            wrong: None,
        }
    }

    /// Puts a line there before the run.
    pub fn preload(&mut self, line: u64, data: &Bytes) {
        let place = self.map.place(line);
        for half in 0..LINE_BURSTS {
            let words = data.burst(half as usize);
            let burst = Burst { data: words, side: side_bits(&words, false) };
            self.dram.preload(place, half, burst);
        }
    }

    /// What the cells of a line hold; check bits are not looked at.
    pub fn line(&self, line: u64) -> Bytes {
        let place = self.map.place(line);
        let mut data = Bytes::ZERO;
        for half in 0..LINE_BURSTS {
            data.set_burst(half as usize, &self.dram.stored(place, half).data);
        }
        data
    }

    /// The beat on the bus in this clock. Of a burst in `flips` of 256, one bit of its data is wrong:
    /// the controller has to correct it.
    pub fn read_data(&mut self, flips: u8, rng: &mut ChaCha8Rng) -> Option<Beat> {
        let mut beat = self.dram.read_data()?;
        if self.beats == 0 {
            let flips = rng.random::<u8>() < flips;
            self.wrong = flips.then(|| rng.random_range(0..BURST_CLOCKS * u128::BITS));
        }
        if let Some(bit) = self.wrong.filter(|bit| bit / u128::BITS == self.beats) {
            beat.data ^= 1 << (bit % u128::BITS);
        }
        self.beats = (self.beats + 1) % BURST_CLOCKS;
        Some(beat)
    }

    /// A clock: what is on the buses in it.
    ///
    /// # Errors
    /// The first command that breaks a rule of the device, in words.
    pub fn clock(
        &mut self,
        row: Option<RowCommand>,
        column: Option<ColumnCommand>,
        data: Option<Beat>,
    ) -> Result<(), String> {
        self.dram.clock(row, column, data);
        self.validator.clock(row, column, data);
        self.validator.trouble().map_or(Ok(()), |what| Err(what.to_owned()))
    }
}
