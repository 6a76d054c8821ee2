//! The last-level cache (LLC) as its users see it: lines and words, registers, counters.
//!
//! ```text
//!   reads ==> bank ==> lines         a bank caches the lines of its two pseudo-channels of HBM;
//!   writes ==>    |==> acks          its lowest ways may be scratch (LLS), addressed directly
//!              utility port: registers, counters
//! ```
//! This is the one place for these facts: hardware, models and the manual ([`markdown`]) take
//! them from here. That there are 96 banks of 2 MB, used as cache or scratch, with steering tags
//! that choose partitions and ECC on the SRAM, is published (P, F2); addresses, codes and the rest
//! are this project's own (source A).

use std::fmt;
use std::fmt::Write as _;

use super::address::FRAGMENT_LINE_BITS;
use super::chip::Chip;
use super::secded::Secded;

/// Bytes of a line.
pub const LINE_BYTES: u32 = 64;
/// The code over the words of a line.
pub const WORD_CODE: Secded = Secded::new(64);
/// Words of a line, each with check bits of its own.
pub const WORDS: u32 = LINE_BYTES / 8;
/// Copies of a line's poison bit, of which the majority counts.
pub const POISON_COPIES: u32 = 3;
/// Bits that the injection can turn over in a line: of one word, then the copies of the poison.
pub const INJECTED_BITS: u32 = WORD_CODE.data_bits() + WORD_CODE.check_bits() + POISON_COPIES;
/// Most accesses of a bank that may wait for their line.
pub const MAX_MISSES: u32 = 256;
/// Steering tags: each chooses the ways that its lines may take.
pub const STEERINGS: u32 = 8;
/// Items that wait at each port of a bank whose depth is no parameter: enough for one a cycle.
pub const PORT_QUEUE: u32 = 2;
/// Lines of a bank that come from itself, to be merged with what is written to them.
pub const LOCAL_FILLS: u32 = 4;
/// Width of a register or counter in bits.
pub const REGISTER_BITS: u32 = 64;
/// Bytes between registers.
pub const REGISTER_STRIDE: u32 = 8;
/// Bytes of the registers of one bank; bank b of a quad begins at b times this.
pub const REGISTER_BYTES: u32 = 0x200;
/// Bits of a byte offset among the registers of a bank.
pub const OFFSET_BITS: u32 = REGISTER_BYTES.trailing_zeros();
/// Where the counters begin.
pub const COUNTER_BASE: u32 = 0;

/// A register.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Register {
    /// Name.
    pub name: &'static str,
    /// Byte offset in the bank.
    pub offset: u32,
    /// What can be done with it, for the manual.
    pub access: &'static str,
    /// Value after reset, for the manual.
    pub reset: &'static str,
    /// What it is.
    pub meaning: &'static str,
}

/// The registers beside the counters.
pub mod register {
    use super::Register;

    /// The first of eight: ways that lines of steering tag 0 may take.
    pub const WAY_MASK: Register = Register {
        name: "way_mask_0..7",
        offset: 0x100,
        access: "RW",
        reset: "all ways",
        meaning: "Ways that a line brought in by an access of this steering tag may take; ways \
                  that are scratch do not count, and a mask without any other way stands for all.",
    };
    /// How many ways are scratch.
    pub const SCRATCH_WAYS: Register = Register {
        name: "scratch_ways",
        offset: 0x140,
        access: "RW",
        reset: "0",
        meaning: "The lowest so many ways are scratch; at most all but one, a larger value counts \
                  as that. Flush before it is changed: lines in ways that become scratch are lost.",
    };
    /// Flush.
    pub const CONTROL: Register = Register {
        name: "control",
        offset: 0x148,
        access: "RW",
        reset: "2",
        meaning: "Writing bit 0 as 1 begins a flush: every line that was written goes back to \
                  memory, every line is dropped, accesses wait meanwhile. Reads: bit 0 a flush is \
                  under way, bit 1 the tags are being cleared after reset.",
    };
    /// Error injection into a line.
    pub const INJECT_LINE: Register = Register {
        name: "inject_line",
        offset: 0x150,
        access: "RW",
        reset: "0",
        meaning: "With bit 31 set, the next line written into the bank's memory gets wrong bits, \
                  and bit 31 clears: bit 6:0 of word 18:16 (64 and up: check bits; 72 and up: \
                  copies of the line's poison), and with bit 24 set bit 14:8 as well.",
    };
    /// Error injection into a tag.
    pub const INJECT_TAG: Register = Register {
        name: "inject_tag",
        offset: 0x158,
        access: "RW",
        reset: "0",
        meaning: "The same for the next tag written by an access: bit 6:0, and with bit 24 set \
                  bit 14:8 as well.",
    };
    /// First error.
    pub const ERROR_LOG: Register = Register {
        name: "error_log",
        offset: 0x160,
        access: "R, W clears",
        reset: "0",
        meaning: "The first error since it was cleared: bit 63 there is one, bits 33:32 its cause \
                  (1 line, 2 tag, 3 beyond the scratch ways), bits 31:0 the local line; of a tag \
                  the line that was looked for.",
    };

    /// All, in the order of their offsets.
    pub const ALL: [Register; 6] =
        [WAY_MASK, SCRATCH_WAYS, CONTROL, INJECT_LINE, INJECT_TAG, ERROR_LOG];
}

/// Bits of the injection registers.
pub mod inject {
    /// The next write gets wrong bits.
    pub const ARMED: u32 = 31;
    /// There is a second wrong bit.
    pub const SECOND: u32 = 24;
    /// Lowest bit of the word's number.
    pub const WORD: u32 = 16;
    /// Lowest bit of the second wrong bit's number.
    pub const BIT_B: u32 = 8;
    /// Bits of a bit's number.
    pub const BIT_BITS: u32 = 7;
    /// Bits of a word's number.
    pub const WORD_BITS: u32 = 3;
    /// Bits of the register.
    pub const BITS: u32 = 32;
}

/// What the error log says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Cause {
    /// A word of a line has more wrong bits than can be corrected.
    Line = 1,
    /// A tag has; its line is lost.
    Tag = 2,
    /// An access beyond the scratch ways.
    Refused = 3,
}

/// One counter of a bank.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counter {
    /// The name; the full name puts the unit's place before it: `llc[5].hits`.
    pub name: &'static str,
    /// What it counts.
    pub unit: &'static str,
    /// The exact event that increments it, and by how much.
    pub event: &'static str,
}

/// Declares the counters as an enumeration and as one table.
macro_rules! counters {
    ($($id:ident $name:literal $unit:literal $event:literal;)*) => {
        /// The counters, in the order of their registers.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[repr(u8)]
        pub enum CounterId {
            $(#[doc = $event] $id,)*
        }

        /// Every counter of a bank, declared once; [`CounterId`] indexes it.
        pub const COUNTERS: &[Counter] =
            &[$(Counter { name: $name, unit: $unit, event: $event },)*];

        impl CounterId {
            /// All counters, in the order of their registers.
            pub const ALL: &'static [CounterId] = &[$(CounterId::$id,)*];
        }
    };
}

counters! {
    Reads "reads" "lines" "A line to be read leaves the lookup: + 1.";
    Writes "writes" "flits" "A write leaves the lookup: + 1.";
    Hits "hits" "accesses" "An access leaves the lookup whose line is in the bank (scratch included) and not under way: + 1.";
    Misses "misses" "accesses" "An access leaves the lookup whose line is not in the bank: + 1.";
    Merges "merges" "accesses" "An access leaves the lookup whose line is under way: + 1.";
    Refused "refused" "accesses" "An access beyond the scratch ways leaves the lookup: + 1.";
    Fetches "fetches" "lines" "A pseudo-channel takes a read request: + 1 for each.";
    WriteBacks "write_backs" "lines" "A pseudo-channel takes a write request: + 1 for each.";
    Fills "fills" "lines" "A line that was under way is written into the bank: + 1.";
    Responses "responses" "lines" "A line read leaves the bank: + 1.";
    Acks "acks" "acks" "An acknowledgement leaves the bank: + 1.";
    Poisoned "poisoned" "lines" "A line read leaves the bank poisoned: + 1.";
    Corrected "corrected" "words" "A line is read out of the bank's memory: + the words of it in which one bit was wrong.";
    Uncorrectable "uncorrectable" "lines" "A line is read out of the bank's memory in some word of which more bits were wrong: + 1.";
    TagsCorrected "tags_corrected" "tags" "A lookup ends: + the tags of its set in which one bit was wrong.";
    TagsUncorrectable "tags_uncorrectable" "lookups" "A lookup ends in some tag of whose set more bits were wrong: + 1.";
    BusyCycles "busy_cycles" "cycles" "A cycle in which an access is in the lookup or waits for its line: + 1.";
    StallCycles "stall_cycles" "cycles" "A cycle in which an access stays in the lookup: + 1.";
    RoomWaitCycles "room_wait_cycles" "cycles" "Each cycle: + the accesses that are first at the front (a read of each pseudo-channel, a write) and may not enter the lookup, as their pseudo-channel has no entry, fetch or write-back to spare.";
    LineWaitCycles "line_wait_cycles" "cycles" "A cycle in which an access stays in the lookup and its line is just being filled: + 1.";
    ResponseWaitCycles "response_wait_cycles" "cycles" "A cycle in which a line read is offered and not taken: + 1.";
    MemoryWaitCycles "memory_wait_cycles" "cycles" "Each cycle: + the requests (of two pseudo-channels) that are offered and not taken.";
}

/// How many counters there are.
pub const COUNTER_COUNT: usize = COUNTERS.len();

impl CounterId {
    /// The place in [`COUNTERS`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The counter's declaration.
    pub const fn counter(self) -> &'static Counter {
        &COUNTERS[self as usize]
    }

    /// The byte offset of the counter's register.
    pub const fn offset(self) -> u32 {
        COUNTER_BASE + self as u32 * REGISTER_STRIDE
    }
}

/// Sizes of a bank that follow from the description.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sizes {
    /// Ways of a set.
    pub ways: u32,
    /// Sets.
    pub sets: u32,
    /// Accesses that may wait for their line.
    pub misses: u32,
    /// Read requests that wait.
    pub request_queue: u32,
    /// Writes that wait, in lines.
    pub write_queue: u32,
    /// Fetches that wait for one pseudo-channel.
    pub fetch_queue: u32,
    /// Lines that wait to be written back to one pseudo-channel.
    pub write_backs: u32,
    /// Bits of a line of memory local to the bank.
    pub line_bits: u32,
    /// Banks of a quad.
    pub quad_banks: u32,
}

impl Sizes {
    /// The sizes of a chip's banks.
    pub fn new(chip: &Chip) -> Sizes {
        let llc = &chip.llc;
        Sizes {
            ways: llc.ways.value,
            sets: llc.bank_bytes.value / LINE_BYTES / llc.ways.value,
            misses: llc.misses.value,
            request_queue: llc.request_queue.value,
            write_queue: llc.write_queue.value,
            fetch_queue: llc.fetch_queue.value,
            write_backs: llc.write_backs.value,
            line_bits: super::address::AddressMap::new(chip).memory_line_bits(),
            quad_banks: chip.noc.data_lanes.value / chip.noc.control_lanes.value,
        }
    }

    /// Bits of a set's number.
    pub const fn set_bits(&self) -> u32 {
        self.sets.trailing_zeros()
    }

    /// The tag of a line of memory: its high bits.
    pub const fn tag_of(&self, line: u32) -> u32 {
        line >> self.set_bits()
    }

    /// The set of a line of memory: its low bits, changed by [`Sizes::spread`] of its tag, and in
    /// place of the fragment's lowest bit the pseudo-channel, which is the parity of the fragment.
    pub const fn set_of(&self, line: u32) -> u32 {
        let low = line & (self.sets - 1);
        let channel = ((line >> FRAGMENT_LINE_BITS).count_ones() & 1) << FRAGMENT_LINE_BITS;
        (low & !(1 << FRAGMENT_LINE_BITS) | channel) ^ self.spread(self.tag_of(line))
    }

    /// The line of memory of a tag in a set: the inverse of [`Sizes::tag_of`] and
    /// [`Sizes::set_of`].
    pub const fn line_of(&self, tag: u32, set: u32) -> u32 {
        let line = tag << self.set_bits() | (set ^ self.spread(tag));
        // All other bits of the fragment are right; the lowest makes the parity the channel.
        let others = line >> (FRAGMENT_LINE_BITS + 1);
        line ^ (others.count_ones() & 1) << FRAGMENT_LINE_BITS
    }

    /// The pseudo-channel that all lines of a set belong to.
    pub const fn channel_of_set(&self, set: u32) -> u32 {
        set >> FRAGMENT_LINE_BITS & 1
    }

    /// What a tag changes of a set's number: its bits folded onto those above the fragment's
    /// lowest. Without it, streams that lie a power of two apart would meet in the same sets.
    pub const fn spread(&self, tag: u32) -> u32 {
        let above = FRAGMENT_LINE_BITS + 1;
        let width = self.set_bits() - above;
        let (mut left, mut folded) = (tag, 0);
        while width != 0 && left != 0 {
            folded ^= left & ((1 << width) - 1);
            left >>= width;
        }
        folded << above
    }

    /// Bits of a way's number.
    pub const fn way_bits(&self) -> u32 {
        self.ways.trailing_zeros()
    }

    /// Bits of a tag: the high bits of a line.
    pub const fn tag_bits(&self) -> u32 {
        self.line_bits - self.set_bits()
    }

    /// Bits of a line's number within a pseudo-channel.
    pub const fn channel_line_bits(&self) -> u32 {
        self.line_bits - 1
    }

    /// Entries that the accesses of one pseudo-channel may take.
    pub const fn channel_misses(&self) -> u32 {
        self.misses / 2
    }

    /// Those of them that its reads may take: an eighth is left to the writes, so that these go on
    /// while the pseudo-channel answers no read.
    pub const fn channel_reads(&self) -> u32 {
        self.channel_misses() - self.channel_misses() / 8
    }

    /// Bits of an index among the misses: the tag of a request to memory.
    pub const fn miss_bits(&self) -> u32 {
        self.misses.trailing_zeros()
    }

    /// The code over a tag word: tag, dirty, valid from the top.
    pub const fn tag_code(&self) -> Secded {
        Secded::new(self.tag_bits() + 2)
    }
}

/// The register and counter map as Markdown tables, with the sizes of one description.
pub fn markdown(chip: &Chip) -> String {
    let mut out = String::new();
    // Writing to a String cannot fail.
    let _ = write_markdown(&mut out, chip);
    out
}

fn write_markdown(out: &mut String, chip: &Chip) -> fmt::Result {
    writeln!(
        out,
        "## Registers\n\nOf {REGISTER_BITS} bits, on the utility port; bank b of a quad begins at b \
         x 0x{REGISTER_BYTES:x}. Offsets without a register, and writes of a counter, answer with \
         an error.\n\n| offset | name | access | reset | meaning |\n|---:|---|---|---|---|"
    )?;
    for r in register::ALL {
        let Register { name, offset, access, reset, meaning } = r;
        writeln!(out, "| 0x{offset:03x} | `{name}` | {access} | {reset} | {meaning} |")?;
    }
    writeln!(out, "\n## Counters\n\n| offset | name | unit | counts |\n|---:|---|---|---|")?;
    for id in CounterId::ALL {
        let Counter { name, unit, event } = id.counter();
        writeln!(out, "| 0x{:03x} | `{name}` | {unit} | {event} |", id.offset())?;
    }
    writeln!(
        out,
        "\n## Sizes of `{}`\n\n| parameter | value | unit | source |\n|---|---:|---|---|",
        chip.name
    )?;
    for entry in chip.entries() {
        if entry.key.starts_with("llc.") {
            let (key, value) = (&entry.key, entry.value);
            writeln!(out, "| `{key}` | {value} | {} | {} |", entry.unit, entry.source)?;
        }
    }
    Ok(())
}
