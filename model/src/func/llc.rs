//! What a bank of the LLC does to memory, without time: nothing, where it is cache; and the scratch
//! part.
//!
//! A cache that works is invisible: lines of memory read as they were written last. What shows is
//! the scratch part, what is refused, and how poison spreads. See docs/blocks/llc.md.

use std::collections::HashMap;

use crate::spec::address::SCRATCH_BIT;
use crate::spec::llc::{LINE_BYTES, Sizes};

/// Bytes of a line.
pub type Bytes = [u8; LINE_BYTES as usize];

/// A line and whether it is known to be wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    /// Its bytes.
    pub data: Bytes,
    /// Whether it is poisoned.
    pub poison: bool,
}

impl Line {
    /// A line of zeros.
    pub const ZERO: Line = Line { data: [0; LINE_BYTES as usize], poison: false };

    /// The line after a write of the bytes whose bit in `strobe` is set. Bytes that are known to be
    /// wrong make it wrong; only a write of all bytes makes it right again.
    pub fn written(mut self, data: &Bytes, strobe: u64, poison: bool) -> Line {
        for (i, (to, from)) in self.data.iter_mut().zip(data).enumerate() {
            if strobe >> i & 1 == 1 {
                *to = *from;
            }
        }
        self.poison = poison || (self.poison && strobe != u64::MAX);
        self
    }
}

/// Whether a bank refuses an access of a local line: it is of the scratch part, beyond the ways that
/// are scratch.
pub fn refuses(sizes: &Sizes, scratch_ways: u32, line: u32) -> bool {
    line & SCRATCH_BIT != 0 && (line & !SCRATCH_BIT) / sizes.sets >= scratch_ways
}

/// A bank: the lines of its memory and of its scratch part.
#[derive(Clone, Debug)]
pub struct Bank {
    sizes: Sizes,
    scratch_ways: u32,
    lines: HashMap<u32, Line>,
}

impl Bank {
    /// A bank with so many scratch ways, all lines zero.
    pub fn new(sizes: &Sizes, scratch_ways: u32) -> Bank {
        Bank { sizes: *sizes, scratch_ways, lines: HashMap::new() }
    }

    /// A local line; `None` where it is refused.
    pub fn read(&self, line: u32) -> Option<Line> {
        let refused = refuses(&self.sizes, self.scratch_ways, line);
        (!refused).then(|| self.lines.get(&line).copied().unwrap_or(Line::ZERO))
    }

    /// Writes bytes of a local line; false where it is refused.
    pub fn write(&mut self, line: u32, data: &Bytes, strobe: u64, poison: bool) -> bool {
        let Some(old) = self.read(line) else { return false };
        self.lines.insert(line, old.written(data, strobe, poison));
        true
    }
}
