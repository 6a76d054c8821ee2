//! The last-level cache (LLC): a bank, and the quad of banks on one control lane.
//!
//! ```text
//!   request ==> | queue |==\                                             one a cycle
//!                           front ==> lookup ==> array read ==> decode ==\
//!   write   ==> | queue |==/   |        | |          ^    \               ==> | queue | ==> read
//!                              |   miss | | write    |     \--> victim   /
//!   ack  <== | queue | <-------|--------/ \---> array|          |       /
//!                              |   fetch             |write     v      / bypass
//!   memory_0, 1 <== | queues | <--------- write-back buffer <---/     /
//!   memory_0, 1 ==> | queues | ==> fill: merge with what was written ==
//! ```
//! - The front gives the lookup one line a cycle, of reads and writes by turns.
//! - The lookup compares the tags of a set, chooses a victim where the line is not there, and does
//!   everything that an access changes: after it a write is done and is acknowledged.
//! - The array has one port: a line is read or written each cycle. A miss uses its turn to read the
//!   victim, if that has to go back to memory.
//! - A line under way has an entry among the misses. Reads of it wait in a chain, writes to it go
//!   into the entry; a part of a line that is in the array is written the same way, with the array in
//!   the place of memory.
//! - A fill merges the line with what was written, writes it into the array and answers the reads
//!   that wait, one a cycle, without reading the array again.
//!
//! The cycle model of the same name has the same registers. Sizes are those of the chip description; see
//! docs/blocks/llc.md.

mod array;
mod bank;
mod channel;
mod entry;
mod front;
mod misses;
mod quad;
mod registers;
mod tags;
mod write_backs;

use mtia_model::spec::address::FRAGMENT_LINE_BITS;
use mtia_model::spec::llc::{
    CounterId, LINE_BYTES, OFFSET_BITS, POISON_COPIES, REGISTER_BITS, Sizes, WORD_CODE, WORDS,
};
use mtia_model::spec::{Chip, flit};
use mtia_rtl::{Bits, Layout, Module, Signal, cat};
use serde::Serialize;

pub use bank::Bank;
pub use quad::Quad;

/// Bits of a line.
const LINE: u32 = 8 * LINE_BYTES;

/// Sizes of a bank, as the description gives them.
#[derive(Clone, Debug, Serialize)]
pub struct Llc {
    /// Ways of a set.
    pub ways: u32,
    /// Sets.
    pub sets: u32,
    /// Accesses that may wait for their line.
    pub misses: u32,
    /// Read requests of one pseudo-channel that wait.
    pub request_queue: u32,
    /// Writes that wait.
    pub write_queue: u32,
    /// Fetches that wait for one pseudo-channel.
    pub fetch_queue: u32,
    /// Lines that wait to be written back to one pseudo-channel.
    pub write_backs: u32,
    /// Bits of a line of memory local to the bank.
    pub line_bits: u32,
    /// Banks of a quad.
    pub quad_banks: u32,
    /// Bits of the tag of a request to memory.
    pub memory_tag_bits: u32,
}

impl Llc {
    /// The banks of a chip.
    pub fn new(chip: &Chip) -> Llc {
        let sizes = Sizes::new(chip);
        let Sizes { ways, sets, misses, request_queue, write_queue, .. } = sizes;
        Llc {
            ways,
            sets,
            misses,
            request_queue,
            write_queue,
            fetch_queue: sizes.fetch_queue,
            write_backs: sizes.write_backs,
            line_bits: sizes.line_bits,
            quad_banks: sizes.quad_banks,
            memory_tag_bits: chip.hbm.tag_bits.value,
        }
    }

    fn sizes(&self) -> Sizes {
        Sizes {
            ways: self.ways,
            sets: self.sets,
            misses: self.misses,
            request_queue: self.request_queue,
            write_queue: self.write_queue,
            fetch_queue: self.fetch_queue,
            write_backs: self.write_backs,
            line_bits: self.line_bits,
            quad_banks: self.quad_banks,
        }
    }

    /// The set of a line of memory ([`Sizes::set_of`]).
    fn set_of(&self, line: &Signal) -> Signal {
        let (set_bits, above) = (self.set_bits(), FRAGMENT_LINE_BITS + 1);
        let channel = line.slice(FRAGMENT_LINE_BITS, self.line_bits - FRAGMENT_LINE_BITS).parity();
        let low = cat(&[&channel, &line.slice(0, FRAGMENT_LINE_BITS)]);
        if set_bits == above {
            return low;
        }
        let tag = line.slice(set_bits, self.tag_bits());
        cat(&[&(line.slice(above, set_bits - above) ^ self.spread(&tag)), &low])
    }

    /// The line of memory of a tag in a set ([`Sizes::line_of`]).
    fn line_of(&self, tag: &Signal, set: &Signal) -> Signal {
        let (set_bits, above) = (self.set_bits(), FRAGMENT_LINE_BITS + 1);
        let high = if set_bits == above {
            tag.clone()
        } else {
            cat(&[tag, &(set.slice(above, set_bits - above) ^ self.spread(tag))])
        };
        let lowest = set.bit(FRAGMENT_LINE_BITS) ^ high.parity();
        cat(&[&high, &lowest, &set.slice(0, FRAGMENT_LINE_BITS)])
    }

    /// A tag folded onto the set's bits above the fragment's lowest ([`Sizes::spread`]).
    fn spread(&self, tag: &Signal) -> Signal {
        let width = self.set_bits() - FRAGMENT_LINE_BITS - 1;
        let pieces = (0..tag.width()).step_by(width as usize).map(|low| {
            let bits = width.min(tag.width() - low);
            tag.slice(low, bits).resize(width)
        });
        pieces.reduce(|a, b| a ^ b).unwrap_or_else(|| tag.module().zeros(width))
    }

    fn set_bits(&self) -> u32 {
        self.sizes().set_bits()
    }

    fn way_bits(&self) -> u32 {
        self.sizes().way_bits()
    }

    fn tag_bits(&self) -> u32 {
        self.sizes().tag_bits()
    }

    fn miss_bits(&self) -> u32 {
        self.sizes().miss_bits()
    }

    fn channel_line_bits(&self) -> u32 {
        self.sizes().channel_line_bits()
    }

    /// Bits of a line as the array stores it: words with their check bits, copies of the poison.
    fn stored_bits(&self) -> u32 {
        LINE + WORDS * WORD_CODE.check_bits() + POISON_COPIES
    }

    /// Bits of a tag as it is stored, with its check bits.
    fn stored_tag_bits(&self) -> u32 {
        let code = self.sizes().tag_code();
        code.data_bits() + code.check_bits()
    }

    /// A request for lines: a control flit without its kind, which is always a read.
    pub fn request(&self) -> Layout {
        let fields = flit::CONTROL_FIELDS.iter().filter(|f| f.0 != "kind");
        fields.fold(Layout::new(), |layout, (name, bits)| layout.field(name, *bits))
    }

    /// A line to be written: the fields of a data flit that a write has.
    pub fn write(&self) -> Layout {
        Layout::new()
            .field("data", LINE)
            .field("strobe", LINE_BYTES)
            .field("address", flit::ADDRESS_BITS)
            .field("tag", flit::TAG_BITS)
            .field("source", flit::SOURCE_BITS)
            .field("steering", flit::STEERING_BITS)
            .field("last", 1)
            .field("poison", 1)
    }

    /// A line read: the fields of a data flit that an answer has.
    pub fn read(&self) -> Layout {
        Layout::new()
            .field("data", LINE)
            .field("tag", flit::TAG_BITS)
            .field("source", flit::SOURCE_BITS)
            .field("line", flit::LINE_BITS)
            .field("poison", 1)
            .field("error", 1)
            .field("reply", flit::REPLY_BITS)
    }

    /// An acknowledgement: the fields of a control flit that it has; `error` is its kind.
    pub fn ack(&self) -> Layout {
        Layout::new()
            .field("tag", flit::TAG_BITS)
            .field("source", flit::SOURCE_BITS)
            .field("error", 1)
    }

    /// A request to a pseudo-channel.
    pub fn memory_request(&self) -> Layout {
        Layout::new()
            .field("write", 1)
            .field("address", self.channel_line_bits())
            .field("tag", self.memory_tag_bits)
            .field("poison", 1)
            .field("data", LINE)
    }

    /// A line from a pseudo-channel.
    pub fn memory_response(&self) -> Layout {
        Layout::new().field("tag", self.memory_tag_bits).field("poison", 1).field("data", LINE)
    }

    /// An access of a register of one bank.
    pub fn utility_request(&self) -> Layout {
        Layout::new().field("write", 1).field("address", OFFSET_BITS).field("data", REGISTER_BITS)
    }

    /// The same at the quad: the bank above the offset.
    pub fn quad_utility_request(&self) -> Layout {
        Layout::new()
            .field("write", 1)
            .field("address", OFFSET_BITS + flit::BANK_BITS)
            .field("data", REGISTER_BITS)
    }

    /// Its answer.
    pub fn utility_response(&self) -> Layout {
        Layout::new().field("data", REGISTER_BITS).field("error", 1)
    }

    /// Whom to answer, and with which line of the fragment.
    fn asker(&self) -> Layout {
        Layout::new()
            .field("tag", flit::TAG_BITS)
            .field("source", flit::SOURCE_BITS)
            .field("reply", flit::REPLY_BITS)
            .field("index", flit::LINE_BITS)
    }

    /// A line for an entry.
    fn fill(&self) -> Layout {
        Layout::new().field("entry", self.miss_bits()).field("data", LINE).field("poison", 1)
    }

    /// Bits by which a counter can grow in a cycle.
    fn step_bits(&self, id: CounterId) -> u32 {
        match id {
            CounterId::Corrected => mtia_rtl::count_bits(WORDS),
            CounterId::TagsCorrected => mtia_rtl::count_bits(self.ways),
            CounterId::Fetches
            | CounterId::WriteBacks
            | CounterId::MemoryWaitCycles
            | CounterId::RoomWaitCycles => 2,
            _ => 1,
        }
    }
}

/// The lowest bit of `mask` that is 1, alone.
fn lowest(mask: &Signal) -> Signal {
    mask & &(!mask + 1)
}

/// One bit of `width`, at `index`.
fn one_hot(index: &Signal, width: u32) -> Signal {
    index.module().lit(width, 1) << index
}

/// The index of the one bit that is 1; 0 where none is.
fn encode(one_hot: &Signal, bits: u32) -> Signal {
    let m = one_hot.module();
    let bit = |j: u32| {
        let words: Vec<u64> = (0..one_hot.width().div_ceil(64))
            .map(|w| (0..64u32).filter(|i| (64 * w + i) >> j & 1 == 1).fold(0, |s, i| s | 1 << i))
            .collect();
        let all = Bits::from_words(64 * words.len() as u32, &words);
        let mask = all.map(|all| all.slice(0, one_hot.width()));
        mask.map_or_else(|| m.zeros(1), |mask| (one_hot & mask).any())
    };
    let bits: Vec<Signal> = (0..bits).rev().map(bit).collect();
    cat(&bits.iter().collect::<Vec<_>>())
}

/// Signals side by side, the first least significant.
fn join(parts: &[Signal]) -> Signal {
    cat(&parts.iter().rev().collect::<Vec<_>>())
}

/// The OR of bits; 0 of none.
fn any_of(m: &Module, bits: &[Signal]) -> Signal {
    if bits.is_empty() { m.zeros(1) } else { join(bits).any() }
}

/// The next index of a ring of `n`.
fn next_in(index: &Signal, n: u32) -> Signal {
    if n == 1 {
        return index.clone();
    }
    let next = index + 1;
    if n.is_power_of_two() {
        return next;
    }
    let zero = index.module().zeros(index.width());
    index.eq(n - 1).mux(&zero, next)
}
