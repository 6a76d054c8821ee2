//! HBM at the controller's ports: storage that answers commands after the device's latencies.
//!
//! It keeps bursts with their side bits, as it got them, and knows nothing of their meaning. It
//! does not judge commands: that is what [`super::Validator`] is for.

use std::collections::{HashMap, VecDeque};

use super::port::{Beat, Burst, ColumnCommand, RowCommand};
use crate::spec::Chip;
use crate::spec::hbm::{AddressMap, LINE_BURSTS, MAX_BANKS, Place, Timings, side_bits};

/// Bank, row and column of a burst.
type At = (u32, u32, u32);

/// The device behind one pseudo-channel.
#[derive(Clone, Debug)]
pub struct Dram {
    map: AddressMap,
    timings: Timings,
    now: u64,
    rows: [Option<u32>; MAX_BANKS],
    bursts: HashMap<At, Burst>,
    /// Beats that go out, with their clock.
    reading: VecDeque<(u64, Beat)>,
    /// Writes whose data are to come.
    writing: VecDeque<Writing>,
}

/// A write whose data are to come.
#[derive(Clone, Copy, Debug)]
struct Writing {
    /// Clock of its first beat.
    from: u64,
    at: At,
    first: Option<Beat>,
}

impl Dram {
    /// The device of a chip, all zeros with the right check bits.
    pub fn new(chip: &Chip) -> Dram {
        Dram {
            map: AddressMap::new(&chip.hbm),
            timings: Timings::new(&chip.hbm),
            now: 0,
            rows: [None; MAX_BANKS],
            bursts: HashMap::new(),
            reading: VecDeque::new(),
            writing: VecDeque::new(),
        }
    }

    /// Puts a burst of the line at `place` into the cells, before the run.
    pub fn preload(&mut self, place: Place, half: u32, burst: Burst) {
        self.bursts.insert(self.at(place, half), burst);
    }

    /// What the cells of a burst of the line at `place` hold.
    pub fn stored(&self, place: Place, half: u32) -> Burst {
        self.burst(self.at(place, half))
    }

    fn at(&self, place: Place, half: u32) -> At {
        (self.map.bank_index(place.bank), place.row, LINE_BURSTS * place.column + half)
    }

    /// The beat on the bus in this clock: what was read CL before.
    pub fn read_data(&self) -> Option<Beat> {
        self.reading.front().filter(|(at, _)| *at == self.now).map(|r| r.1)
    }

    /// One clock: takes what is on the buses.
    pub fn clock(
        &mut self,
        row: Option<RowCommand>,
        column: Option<ColumnCommand>,
        data: Option<Beat>,
    ) {
        let now = self.now;
        if self.read_data().is_some() {
            self.reading.pop_front();
        }
        if let Some(command) = column {
            let bank = self.map.bank_index(command.bank);
            // A closed bank has no row to give: the first stands for it, and the validator speaks.
            let row = self.rows[bank as usize].unwrap_or(0);
            let place = (bank, row, command.column);
            if command.write {
                let from = now + u64::from(self.timings.wl);
                self.writing.push_back(Writing { from, at: place, first: None });
            } else {
                let at = now + u64::from(self.timings.cl);
                for (beat, clock) in self.burst(place).beats().into_iter().zip(at..) {
                    self.reading.push_back((clock, beat));
                }
            }
        }
        if let Some(writing) = self.writing.front_mut()
            && now >= writing.from
        {
            // Without data on the bus the cells take whatever it floats to.
            let beat = data.unwrap_or(Beat { data: u128::MAX, side: 0 });
            match writing.first {
                None => writing.first = Some(beat),
                Some(first) => {
                    self.bursts.insert(writing.at, Burst::of([first, beat]));
                    self.writing.pop_front();
                }
            }
        }
        match row {
            Some(RowCommand::Activate { bank, row }) => {
                self.rows[self.map.bank_index(bank) as usize] = Some(row);
            }
            Some(RowCommand::Precharge { bank }) => {
                self.rows[self.map.bank_index(bank) as usize] = None;
            }
            Some(RowCommand::PrechargeAll) => self.rows = [None; MAX_BANKS],
            Some(RowCommand::RefreshBank { .. } | RowCommand::RefreshAll) | None => {}
        }
        self.now += 1;
    }

    fn burst(&self, place: At) -> Burst {
        let zeros = || Burst { data: [0; 4], side: side_bits(&[0; 4], false) };
        // A write whose data are still on the way is older: what is read is what it brings. The
        // distance from a write to a read is more than its data take, so there is none.
        self.bursts.get(&place).copied().unwrap_or_else(zeros)
    }
}
