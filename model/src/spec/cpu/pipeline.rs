//! Sizes inside the pipeline, which the hardware and the cycle model share (source A). What they do
//! to time is in `docs/blocks/cpu.md`.

/// Words that the prefetch buffer holds or has asked for. Three keep one instruction a cycle in the
/// worst mix of 16- and 32-bit instructions with a memory that answers in the next cycle: one word
/// in use, one whose second half may be needed, one on its way.
pub const FETCH_WORDS: u32 = 4;

/// Quotient bits that the divider works out in a cycle.
pub const DIVIDE_BITS: u32 = 2;

/// The divider skips leading zeros of the dividend in groups of so many bits.
pub const DIVIDE_GROUP: u32 = 8;

/// Branches whose targets the fetch stage remembers, a power of two.
pub const TARGETS: u32 = 8;
