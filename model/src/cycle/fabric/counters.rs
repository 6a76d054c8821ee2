//! The network's counters: each declared once, with its unit and the event that increments it.
//!
//! Every link has all of them, under its name (`plane0.leaf1>host3.port0.packets`); the network's are the
//! sums, but for maxima. Conservation: `sent + duplicated = delivered + drops + on their way`.

use std::ops::{Index, IndexMut};

use crate::spec::noc::Counter;

/// A link's counters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(usize)]
pub enum LinkCounter {
    /// Packets sent.
    Packets,
    /// Bytes sent.
    Bytes,
    /// Packets marked.
    Marked,
    /// Packets that an earlier one made wait.
    Queued,
    /// Longest queue.
    PeakQueue,
    /// Queue met, summed.
    QueueMet,
    /// Pauses.
    Pauses,
    /// Time paused.
    PausedTime,
    /// Copies made.
    Duplicated,
    /// Drops: no room.
    BufferFull,
    /// Drops: no route.
    NoRoute,
    /// Drops: the link or a switch is down.
    Down,
    /// Drops: random loss.
    Lost,
    /// Drops: corrupted.
    Corrupted,
}

use LinkCounter::*;

/// Their declarations, in the order of [`LinkCounter`].
pub const COUNTERS: [Counter; 14] = [
    Counter { name: "packets", unit: "packets", event: "The first byte of a packet is sent: + 1." },
    Counter {
        name: "bytes",
        unit: "B",
        event: "The first byte of a packet is sent: + its bytes on the wire.",
    },
    Counter {
        name: "marked",
        unit: "packets",
        event: "A packet is marked as it comes to the link's queue: + 1.",
    },
    Counter {
        name: "queued",
        unit: "packets",
        event: "A packet comes to the link's queue and cannot be sent at once: + 1.",
    },
    Counter {
        name: "peak_queue",
        unit: "B",
        event: "A packet comes to the link's queue: the largest number of bytes that waited then, \
                itself included.",
    },
    Counter {
        name: "queue_met",
        unit: "B",
        event: "A packet comes to the link's queue: + the bytes that wait before it.",
    },
    Counter { name: "pauses", unit: "pauses", event: "The link's sender is paused: + 1." },
    Counter {
        name: "paused_time",
        unit: "ps",
        event: "The link's sender may go on: + the time since it was paused.",
    },
    Counter {
        name: "duplicated",
        unit: "packets",
        event: "A fault makes a second copy of a packet at the link's end: + 1.",
    },
    Counter {
        name: "buffer_full",
        unit: "packets",
        event: "A packet comes to the link's queue and there is no room for it: + 1.",
    },
    Counter {
        name: "no_route",
        unit: "packets",
        event: "A packet comes in by the link to a switch from which no route leads on: + 1.",
    },
    Counter {
        name: "down",
        unit: "packets",
        event: "A packet is sent over the link, is under way on it or waits for it while it is down: \
                + 1.",
    },
    Counter {
        name: "lost",
        unit: "packets",
        event: "A packet is lost at random at the link's end: + 1.",
    },
    Counter {
        name: "corrupted",
        unit: "packets",
        event: "A packet's checksum is wrong at the link's end: + 1.",
    },
];

/// Reasons of drops.
pub const DROPS: [LinkCounter; 5] = [BufferFull, NoRoute, Down, Lost, Corrupted];

impl LinkCounter {
    /// All, in the order of [`COUNTERS`].
    pub const ALL: [LinkCounter; COUNTERS.len()] = [
        Packets, Bytes, Marked, Queued, PeakQueue, QueueMet, Pauses, PausedTime, Duplicated,
        BufferFull, NoRoute, Down, Lost, Corrupted,
    ];

    /// Its declaration.
    pub const fn counter(self) -> &'static Counter {
        &COUNTERS[self as usize]
    }
}

/// The counters of one link, or of several.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LinkCounters([u64; COUNTERS.len()]);

impl LinkCounters {
    /// Adds another link's: sums, and the larger of two maxima.
    pub fn merge(&mut self, other: &LinkCounters) {
        for counter in LinkCounter::ALL {
            let value = other[counter];
            let sum = &mut self[counter];
            *sum = if counter == PeakQueue { value.max(*sum) } else { *sum + value };
        }
    }

    /// Packets dropped, for whatever reason.
    pub fn drops(&self) -> u64 {
        DROPS.iter().map(|&reason| self[reason]).sum()
    }
}

impl Index<LinkCounter> for LinkCounters {
    type Output = u64;

    #[inline]
    fn index(&self, counter: LinkCounter) -> &u64 {
        &self.0[counter as usize]
    }
}

impl IndexMut<LinkCounter> for LinkCounters {
    #[inline]
    fn index_mut(&mut self, counter: LinkCounter) -> &mut u64 {
        &mut self.0[counter as usize]
    }
}
