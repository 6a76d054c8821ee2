//! The end of a run: local stores, counters, and after a flush the cells of HBM.

use std::collections::HashSet;

use mtia_model::spec::address::CHANNELS;
use mtia_model::spec::fi::{self, LINE_BYTES};
use mtia_model::spec::floor::Floor;
use mtia_model::spec::llc::{self, OFFSET_BITS, Sizes, register};
use mtia_model::spec::{hbm, noc};

use super::Rtl;
use super::rtl::Unit;
use super::run::{Run, STUCK, lines, place};

/// Clocks of HBM without a burst written after which nothing waits to be written.
const WRITTEN: u64 = 1_000;

impl Run<'_> {
    /// One access on a utility port in the chip's clock, hardware alone or in step with the model.
    fn access(
        &mut self,
        rtl: &mut Rtl,
        unit: Unit,
        access: (u64, Option<u64>),
    ) -> Result<u64, String> {
        rtl.offer(unit, Some(access));
        let taken = rtl.utility(unit).0;
        self.edges(rtl)?;
        rtl.offer(unit, None);
        for _ in 0..8 {
            let answer = rtl.utility(unit).1;
            self.edges(rtl)?;
            if let (true, Some((data, error))) = (taken, answer) {
                return match error {
                    false => Ok(data),
                    true => Err(format!("{unit:?}: no register at {:#x}", access.0)),
                };
            }
        }
        Err(format!("{unit:?}: no answer about the register at {:#x}", access.0))
    }

    /// After the last status: nothing moves any more, counters are equal, and after a flush the
    /// cells of HBM hold what they must.
    pub(super) fn finish(&mut self, rtl: &mut Rtl) -> Result<(), String> {
        for _ in 0..200 {
            self.step(rtl)?;
        }
        for (i, client) in self.clients.iter().enumerate() {
            self.ideal.local_is(i, client.store.bytes())?;
        }
        while !self.joined.is_idle() {
            self.step(rtl)?;
        }
        self.counters(rtl)?;
        self.flush(rtl)?;
        self.cells()
    }

    /// Counters that stand still by now: hardware = model.
    fn counters(&mut self, rtl: &mut Rtl) -> Result<(), String> {
        let differ = |what: String, is: u64, must: u64| match is == must {
            true => Ok(()),
            false => Err(format!("{what}: hardware {is}, model {must}")),
        };
        for client in 0..self.clients.len() {
            for id in fi::CounterId::ALL {
                let is = self.access(rtl, Unit::Client(client), (id.offset().into(), None))?;
                let must = self.joined.counter(client, id);
                differ(format!("client {client}, {}", id.counter().name), is, must)?;
            }
        }
        let sizes = Sizes::new(&self.chip);
        for bank in 0..self.map.banks() {
            let (slice, place) = (bank / sizes.quad_banks, bank % sizes.quad_banks);
            for &id in llc::CounterId::ALL {
                let address = u64::from(place << OFFSET_BITS | id.offset());
                let is = self.access(rtl, Unit::Slice(slice as usize), (address, None))?;
                let quad = self.joined.system.quads().nth(slice as usize);
                let must = quad.map_or(0, |quad| quad.banks()[place as usize].counter(id));
                differ(format!("bank {bank}, {}", id.counter().name), is, must)?;
            }
        }
        let floor = Floor::new(&self.chip);
        for router in 0..floor.routers() {
            for channel in [noc::Channel::Data, noc::Channel::Control] {
                for id in noc::CounterId::ALL {
                    let unit = Unit::Router(router as usize);
                    let is = self.access(rtl, unit, (id.offset(channel).into(), None))?;
                    let all = self.joined.system.noc_counters().counters(router);
                    let must = all[channel.index()][id.index()];
                    let name = noc::COUNTERS[id.index()].name;
                    differ(format!("router {router}, {channel}.{name}"), is, must)?;
                }
            }
        }
        let ids = [hbm::CounterId::Reads, hbm::CounterId::Writes, hbm::CounterId::Activates];
        for channel in 0..(CHANNELS * self.map.banks()) as usize {
            for id in ids {
                let is = self.hbm_counter(rtl, channel, id)?;
                let must = self.joined.hbm.channel_mut(channel).counter(id);
                differ(format!("pseudo-channel {channel}, {}", id.counter().name), is, must)?;
            }
        }
        Ok(())
    }

    /// A counter of a controller, whose utility port is in HBM's clock.
    fn hbm_counter(
        &mut self,
        rtl: &mut Rtl,
        channel: usize,
        id: hbm::CounterId,
    ) -> Result<u64, String> {
        let unit = Unit::Channel(channel);
        let [address, blank] = [u64::from(id.offset()), u64::MAX];
        rtl.offer(unit, Some((address, None)));
        let mut value = blank;
        // The offer stands until an answer is seen; before the next one the last answer has gone.
        for _ in 0..16 {
            self.hbm_clocks(rtl, 1)?;
            if let (_, Some((data, false))) = rtl.utility(unit) {
                value = data;
                break;
            }
        }
        rtl.offer(unit, None);
        self.hbm_clocks(rtl, 4)?;
        match value == blank {
            true => Err(format!("pseudo-channel {channel}: no answer about {}", id.counter().name)),
            false => Ok(value),
        }
    }

    /// At least so many clocks of HBM, which may be many cycles of the chip, or less than one.
    fn hbm_clocks(&mut self, rtl: &mut Rtl, clocks: u64) -> Result<(), String> {
        let until = self.hbm_clock + clocks;
        while self.hbm_clock < until {
            self.edges(rtl)?;
        }
        Ok(())
    }

    /// Flushes all banks of the hardware, and waits until HBM has all.
    fn flush(&mut self, rtl: &mut Rtl) -> Result<(), String> {
        let sizes = Sizes::new(&self.chip);
        for begin in [true, false] {
            for bank in 0..self.map.banks() {
                let (slice, place) = (bank / sizes.quad_banks, bank % sizes.quad_banks);
                let address = u64::from(place << OFFSET_BITS | register::CONTROL.offset);
                let unit = Unit::Slice(slice as usize);
                if begin {
                    self.access(rtl, unit, (address, Some(1)))?;
                    continue;
                }
                let from = self.cycle;
                while self.access(rtl, unit, (address, None))? != 0 {
                    if self.cycle - from > STUCK {
                        return Err(format!("bank {bank} is still being flushed"));
                    }
                }
            }
        }
        let from = self.cycle;
        self.since_written = 0;
        while self.since_written < WRITTEN {
            self.edges(rtl)?;
            if self.cycle - from > 100 * STUCK {
                return Err("HBM is still being written long after the flush".to_owned());
            }
        }
        Ok(())
    }

    /// What the cells of HBM hold, beside the ideal memory. Where lines are poisoned, one of each
    /// bank may be wrong.
    fn cells(&self) -> Result<(), String> {
        let mut poisoned = HashSet::new();
        for line in lines(self.case) {
            let (channel, at) = place(&self.map, line);
            let (is, must) = (self.memories[channel].line(at), self.ideal.line(line));
            let bank = channel / CHANNELS as usize;
            if is != must && !(self.case.poison && poisoned.insert(bank)) {
                return Err(format!(
                    "line {:#x} of memory is {is:02x?} in the cells, not {must:02x?}",
                    line * u64::from(LINE_BYTES)
                ));
            }
        }
        Ok(())
    }
}
