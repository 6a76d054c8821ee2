//! The leaky bucket that shapes what an interface sends: a meter of lines. See `hw/src/fi/bucket.rs`.

use crate::spec::fi::LEVEL_UNIT;

#[derive(Clone, Debug)]
pub(super) struct Bucket {
    /// Drain in 1 / [`LEVEL_UNIT`] line a cycle.
    pub rate: u32,
    /// Depth in lines.
    pub depth: u32,
    level: u32,
    /// What is offered was offered before: it is not taken back, whatever the registers become.
    offered: bool,
}

impl Bucket {
    pub fn new(rate: u32, depth: u32) -> Bucket {
        Bucket { rate, depth, level: 0, offered: false }
    }

    pub fn is_empty(&self) -> bool {
        self.level == 0
    }

    /// Whether what adds so many lines may be offered.
    pub fn admits(&self, lines: u32) -> bool {
        self.offered || self.level + lines * LEVEL_UNIT <= self.depth * LEVEL_UNIT
    }

    /// The clock edge: the lines that were offered, and whether they were taken.
    pub fn clock(&mut self, offered: Option<u32>, taken: bool) {
        self.level = self.level.saturating_sub(self.rate);
        self.offered = offered.is_some() && !taken;
        if let Some(lines) = offered.filter(|_| taken) {
            self.level += lines * LEVEL_UNIT;
        }
    }
}
