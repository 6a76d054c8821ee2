//! Registers and counters of a bank: what the utility port reads and writes.

use super::port::{UtilityRequest, UtilityResponse};
use crate::spec::llc::{
    COUNTER_COUNT, Cause, CounterId, INJECTED_BITS, OFFSET_BITS, REGISTER_STRIDE, STEERINGS, Sizes,
    WORD_CODE, inject, register,
};

/// Bits of a word of a line with its check bits.
const STORED_WORD: u32 = WORD_CODE.data_bits() + WORD_CODE.check_bits();

/// Bits to be turned over in a word of a code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Flips {
    /// Which word of a line; 0 of a tag.
    pub word: u32,
    /// One or two bits of the word, check bits after the data.
    pub bits: [Option<u32>; 2],
}

impl Flips {
    /// Number of wrong bits.
    pub fn count(&self) -> usize {
        self.bits.iter().flatten().count()
    }

    /// Number of wrong bits in the word, check bits included, without copies of the poison.
    pub fn in_word(&self) -> usize {
        self.bits.iter().flatten().filter(|&&bit| bit < STORED_WORD).count()
    }

    /// What an injection register asks for, of words of `length` bits; `None` if no bit of a word.
    fn of(register: u32, length: u32) -> Option<Flips> {
        let bit = |low: u32| register >> low & ((1 << inject::BIT_BITS) - 1);
        let within = |bit: u32| (bit < length).then_some(bit);
        let second = register >> inject::SECOND & 1 == 1;
        let (a, b) = (bit(0), second.then(|| bit(inject::BIT_B)));
        // The same bit twice is no wrong bit.
        let bits = if b == Some(a) { [None; 2] } else { [within(a), b.and_then(within)] };
        let word = register >> inject::WORD & ((1 << inject::WORD_BITS) - 1);
        let flips = Flips { word, bits };
        (flips.count() > 0).then_some(flips)
    }
}

/// The registers.
#[derive(Clone, Debug)]
pub(super) struct Registers {
    pub way_mask: [u32; STEERINGS as usize],
    pub scratch_ways: u32,
    inject_line: u32,
    inject_tag: u32,
    error_log: u64,
    ways: u32,
    tag_length: u32,
    pub counters: [u64; COUNTER_COUNT],
    /// The answer to the last access, until it is taken.
    pub response: Option<UtilityResponse>,
}

const ARMED: u32 = 1 << inject::ARMED;

impl Registers {
    pub fn new(sizes: &Sizes) -> Registers {
        let code = sizes.tag_code();
        Registers {
            way_mask: [u32::MAX >> (32 - sizes.ways); STEERINGS as usize],
            scratch_ways: 0,
            inject_line: 0,
            inject_tag: 0,
            error_log: 0,
            ways: sizes.ways,
            tag_length: code.data_bits() + code.check_bits(),
            counters: [0; COUNTER_COUNT],
            response: None,
        }
    }

    pub fn count(&mut self, id: CounterId, by: u64) {
        self.counters[id.index()] += by;
    }

    /// Ways that are cache.
    pub fn cache_ways(&self) -> u32 {
        u32::MAX >> (32 - self.ways) & !((1 << self.scratch_ways) - 1)
    }

    /// The wrong bits of the line that is written now.
    pub fn line_flips(&mut self) -> Option<Flips> {
        let armed = self.inject_line & ARMED != 0;
        self.inject_line &= !ARMED;
        if armed { Flips::of(self.inject_line, INJECTED_BITS) } else { None }
    }

    /// The wrong bits of the tag that is written now.
    pub fn tag_flips(&mut self) -> Option<Flips> {
        let armed = self.inject_tag & ARMED != 0;
        self.inject_tag &= !ARMED;
        if armed { Flips::of(self.inject_tag, self.tag_length) } else { None }
    }

    /// Notes an error unless there is one.
    pub fn log(&mut self, cause: Cause, line: u32) {
        if self.error_log == 0 {
            self.error_log = 1 << 63 | (cause as u64) << 32 | u64::from(line);
        }
    }

    fn value(&self, offset: u32, control: u64) -> Option<u64> {
        let index = (offset / REGISTER_STRIDE) as usize;
        if !offset.is_multiple_of(REGISTER_STRIDE) {
            return None;
        }
        if let Some(&count) = self.counters.get(index) {
            return Some(count);
        }
        if let Some(mask) = steering(offset) {
            return Some(self.way_mask[mask].into());
        }
        match offset {
            o if o == register::SCRATCH_WAYS.offset => Some(self.scratch_ways.into()),
            o if o == register::CONTROL.offset => Some(control),
            o if o == register::INJECT_LINE.offset => Some(self.inject_line.into()),
            o if o == register::INJECT_TAG.offset => Some(self.inject_tag.into()),
            o if o == register::ERROR_LOG.offset => Some(self.error_log),
            _ => None,
        }
    }

    /// The answer to an access, as before this clock edge; `control` is that register's value.
    pub fn answer(&self, request: &UtilityRequest, control: u64) -> UtilityResponse {
        let offset = request.address & ((1 << OFFSET_BITS) - 1);
        match self.value(offset, control) {
            Some(_) if request.write => {
                let counter = (offset / REGISTER_STRIDE) < COUNTER_COUNT as u32;
                UtilityResponse { data: 0, error: counter }
            }
            Some(data) => UtilityResponse { data, error: false },
            None => UtilityResponse { data: 0, error: true },
        }
    }

    /// Clears the log where this access does; before what is logged in the same cycle.
    pub fn clear_log(&mut self, request: &UtilityRequest) {
        let offset = request.address & ((1 << OFFSET_BITS) - 1);
        if request.write && offset == register::ERROR_LOG.offset {
            self.error_log = 0;
        }
    }

    /// Does a write; tells whether it begins a flush.
    pub fn write(&mut self, request: &UtilityRequest) -> bool {
        let offset = request.address & ((1 << OFFSET_BITS) - 1);
        if !request.write || !offset.is_multiple_of(REGISTER_STRIDE) {
            return false;
        }
        if let Some(mask) = steering(offset) {
            self.way_mask[mask] = request.data as u32 & (u32::MAX >> (32 - self.ways));
        }
        match offset {
            o if o == register::SCRATCH_WAYS.offset => {
                self.scratch_ways = request.data.min(u64::from(self.ways - 1)) as u32;
            }
            o if o == register::INJECT_LINE.offset => self.inject_line = request.data as u32,
            o if o == register::INJECT_TAG.offset => self.inject_tag = request.data as u32,
            _ => {}
        }
        offset == register::CONTROL.offset && request.data & 1 == 1
    }
}

/// The steering tag whose mask stands at an offset.
fn steering(offset: u32) -> Option<usize> {
    let index = offset.checked_sub(register::WAY_MASK.offset)? / REGISTER_STRIDE;
    (index < STEERINGS).then_some(index as usize)
}
