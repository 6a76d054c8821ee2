//! Memory behind the lanes of a NoC port, as timing only: when a request is taken and when its
//! response is offered. A stand-in for routers, last-level cache and HBM until they are built.
//!
//! ```text
//!   request ==>| latency, order, gaps: all from a seed |==> response (address, tag, error)
//! ```
//! Every decision is a hash of the seed, the lane and a number (cycle or request), so two
//! memories with the same seed that see the same requests behave the same.

use super::port::Response;

/// Probabilities are in 1/256.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LaneTraffic {
    /// Cycles from taking a request to offering its response, at least 1.
    pub latency_cycles: u32,
    /// Random extra cycles, 0 to this.
    pub jitter_cycles: u32,
    /// Probability that a request is not taken in a cycle.
    pub refuse: u8,
    /// Probability that a response that is due is not offered yet in a cycle.
    pub delay: u8,
    /// Whether responses that are due are offered in random order, or in that of the requests.
    pub reorder: bool,
    /// Probability, in 1/65536, that a flit's address answers with an error.
    pub error_65536: u16,
}

impl LaneTraffic {
    /// Takes every request at once and answers after exactly `latency_cycles`.
    pub fn ideal(latency_cycles: u32) -> LaneTraffic {
        LaneTraffic {
            latency_cycles,
            jitter_cycles: 0,
            refuse: 0,
            delay: 0,
            reorder: false,
            error_65536: 0,
        }
    }
}

/// A well-mixed number from a seed and up to two others (splitmix64 finaliser).
pub fn mix(seed: u64, a: u64, b: u64) -> u64 {
    let mut x = seed
        .wrapping_add(a.wrapping_mul(0x9e37_79b9_7f4a_7c15))
        .wrapping_add(b.wrapping_mul(0xd1b5_4a32_d192_ed03));
    for _ in 0..2 {
        x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        x ^= x >> 31;
    }
    x
}

/// Whether an event of probability `p`/256 happens.
pub fn chance(seed: u64, a: u64, b: u64, p: u8) -> bool {
    p != 0 && (mix(seed, a, b) & 0xff) < u64::from(p)
}

#[derive(Clone, Copy, Debug)]
struct Pending {
    due: u64,
    response: Response,
}

#[derive(Clone, Debug, Default)]
struct Lane {
    pending: std::collections::VecDeque<Pending>,
    offered: Option<Response>,
    requests: u64,
}

/// Memory behind some lanes of one kind.
#[derive(Clone, Debug)]
pub struct LaneMemory {
    traffic: LaneTraffic,
    seed: u64,
    cycle: u64,
    lanes: Vec<Lane>,
}

impl LaneMemory {
    /// Memory behind `lanes` lanes.
    pub fn new(lanes: usize, traffic: LaneTraffic, seed: u64) -> LaneMemory {
        LaneMemory { traffic, seed, cycle: 0, lanes: vec![Lane::default(); lanes] }
    }

    /// Whether the flit at `address` answers with an error.
    pub fn is_bad(&self, address: u64) -> bool {
        bad_flit(self.seed, &self.traffic, address)
    }

    /// Whether lane `lane` takes a request in this cycle.
    pub fn ready(&self, lane: usize) -> bool {
        !chance(self.seed, 0x100 + lane as u64, self.cycle, self.traffic.refuse)
    }

    /// The response that lane `lane` offers in this cycle.
    pub fn response(&self, lane: usize) -> Option<Response> {
        self.lanes[lane].offered
    }

    /// Requests that have no response taken yet.
    pub fn outstanding(&self) -> usize {
        let of = |l: &Lane| l.pending.len() + usize::from(l.offered.is_some());
        self.lanes.iter().map(of).sum()
    }

    /// The clock edge: `request` of each lane, as taken, and whether its response was taken.
    pub fn clock(&mut self, moved: impl Fn(usize) -> (Option<(u64, u32)>, bool)) {
        for (index, lane) in self.lanes.iter_mut().enumerate() {
            let id = index as u64;
            let (request, taken) = moved(index);
            if taken {
                lane.offered = None;
            }
            if let Some((address, tag)) = request {
                let extra = mix(self.seed, 0x200 + id, lane.requests)
                    % (u64::from(self.traffic.jitter_cycles) + 1);
                lane.requests += 1;
                let due = self.cycle + u64::from(self.traffic.latency_cycles.max(1)) + extra;
                let error = bad_flit(self.seed, &self.traffic, address);
                lane.pending.push_back(Pending { due, response: Response { address, tag, error } });
            }
        }
        self.cycle += 1;
        for (index, lane) in self.lanes.iter_mut().enumerate() {
            if lane.offered.is_some() {
                continue;
            }
            let id = index as u64;
            let now = self.cycle;
            if chance(self.seed, 0x300 + id, now, self.traffic.delay) {
                continue;
            }
            let chosen = if self.traffic.reorder {
                let due: Vec<usize> =
                    (0..lane.pending.len()).filter(|&i| lane.pending[i].due <= now).collect();
                let pick = mix(self.seed, 0x400 + id, now) as usize;
                due.get(pick % due.len().max(1)).copied()
            } else {
                lane.pending.front().filter(|p| p.due <= now).map(|_| 0)
            };
            if let Some(chosen) = chosen {
                lane.offered = lane.pending.remove(chosen).map(|p| p.response);
            }
        }
    }
}

fn bad_flit(seed: u64, traffic: &LaneTraffic, address: u64) -> bool {
    mix(seed, 0x500, address) & 0xffff < u64::from(traffic.error_65536)
}
