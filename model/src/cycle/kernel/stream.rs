//! Streams of transfers, to load the memory system: so many bytes read, so many written, as fast
//! as the fabric interface takes them. Nothing is computed.
//!
//! ```text
//!   chunk p, p + PEs, p + 2 PEs, ... of a region, each read or written whole
//! ```

use super::{Dma, Kernel, Transfer};

/// What a stream does in one direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Way {
    /// Address of the region.
    pub base: u64,
    /// Bytes of the region; it is walked through again and again.
    pub region: u64,
    /// Bytes to move in all, by all PEs.
    pub bytes: u64,
}

/// One PE's streams.
#[derive(Clone, Debug)]
pub struct Stream {
    /// Reads, then writes: where the next chunk is, and how many chunks are left to give.
    ways: [(Way, u64, u64); 2],
    pes: u64,
    chunk: u32,
    steering: u8,
    under_way: [u32; 2],
}

/// Transfers of one direction that a stream keeps under way.
const UNDER_WAY: u32 = 3;

impl Stream {
    /// The part of PE `pe` of `pes`: `reads` and `writes` in chunks of `chunk` bytes, of which
    /// each region holds a whole number.
    pub fn new(reads: Way, writes: Way, pe: u64, pes: u64, chunk: u32, steering: u8) -> Stream {
        let way = |way: Way| {
            let chunks = way.bytes / u64::from(chunk);
            let own = chunks / pes + u64::from(pe < chunks % pes);
            (way, pe, own)
        };
        let ways = [way(reads), way(writes)];
        Stream { ways, pes, chunk, steering, under_way: [0; 2] }
    }
}

impl Kernel for Stream {
    fn clock(&mut self, _: u64, dma: &mut dyn Dma) {
        if let Some(tag) = dma.ended() {
            self.under_way[usize::from(tag)] -= 1;
        }
        // One command a cycle; reads and writes in turn as places come free.
        for i in [0, 1] {
            let (way, next, left) = self.ways[i];
            let write = i == 1;
            if left == 0 || self.under_way[i] == UNDER_WAY || !dma.ready(write) {
                continue;
            }
            let chunks = way.region / u64::from(self.chunk);
            dma.start(Transfer {
                write,
                address: way.base + next % chunks * u64::from(self.chunk),
                local: i as u32 * self.chunk,
                length: self.chunk,
                steering: self.steering,
                tag: i as u8,
            });
            self.under_way[i] += 1;
            self.ways[i] = (way, next + self.pes, left - 1);
            return;
        }
    }
    fn next_event(&self, now: u64) -> Option<u64> {
        let can = |i: usize| self.ways[i].2 != 0 && self.under_way[i] != UNDER_WAY;
        (can(0) || can(1)).then_some(now)
    }

    fn is_done(&self) -> bool {
        self.ways.iter().all(|w| w.2 == 0) && self.under_way == [0; 2]
    }

    fn simd_busy(&self) -> u64 {
        0
    }
}
