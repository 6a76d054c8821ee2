//! A link, what may happen to its packets, and a switch's memory.

use crate::cycle::fabric::pool::Fifo;
use crate::cycle::fabric::topology::Node;

/// One direction of a cable, with the queues before it.
pub struct Link {
    /// When the packet that is being sent will have left, ps.
    pub free_at: u64,
    /// Arrival of the last packet sent, ps.
    pub last_arrival: u64,
    /// From the last byte out to the arrival at the node behind, ps.
    pub delay_ps: u64,
    /// Delay that a fault adds.
    pub extra_ps: u64,
    /// When it was paused.
    pub paused_at: u64,
    pub queues: [Fifo; 2],
    pub queued_bytes: u64,
    /// Packets under way.
    pub pipe: Fifo,
    pub from: Node,
    pub to: Node,
    pub port: u8,
    /// Whether a FREE event is under way.
    pub busy: bool,
    pub paused: bool,
    pub up: bool,
    /// Whether arrivals have to be looked at more closely.
    pub impaired: bool,
    /// Data bytes that came in by it and wait in the switch behind it, for pauses.
    pub waiting: u64,
    /// Whether the switch behind it has paused it.
    pub stopped: bool,
}

/// What may happen to a link's packets, as probabilities times 2^32.
#[derive(Clone, Copy, Default)]
pub struct Harm {
    /// Of every packet, by configuration.
    pub base_loss: u64,
    pub loss: u64,
    pub corrupt: u64,
    pub duplicate: u64,
    /// State of its random numbers.
    pub random: u64,
}

#[derive(Clone, Copy)]
pub struct SwitchState {
    pub used: u64,
    pub peak: u64,
    pub buffer: u64,
    pub ports: u64,
}

impl Link {
    /// Whether a link that is not marked busy has something that it may send once it is free.
    pub fn is_waiting(&self) -> bool {
        !self.queues[1].is_empty() || (!self.paused && !self.queues[0].is_empty())
    }
}

/// Sum and random numbers of SplitMix64: a stream of its own for each use, whatever the order of events.
pub fn draw(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut z = *state;
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// Whether a draw falls below a probability times 2^32.
pub fn happens(state: &mut u64, probability: u64) -> bool {
    probability > 0 && draw(state) >> 32 < probability
}

pub fn probability(share: f64) -> u64 {
    (share * 2f64.powi(32)).round() as u64
}
