//! Parameters of the baseline, each with unit, source and default.
//!
//! Sources: J, the InfiniBand and RoCE standards; D15, the DCQCN paper's published values (for 40 Gb/s;
//! rates scale with the port); A, assumed.

use serde::{Deserialize, Serialize};

use crate::transport::time::{Duration, Rate};

/// The parameters of an endpoint.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Config {
    /// Rate of a port. (P)
    pub port_rate: Rate,
    /// Ports. (P)
    pub ports: u8,
    /// Payload of a packet, at most, in bytes. (J: 256 to 4096)
    pub mtu: u32,
    /// The receiver acknowledges at least every so many packets. (A: as MetaRoCE's default)
    pub ack_every: u32,
    /// Without an acknowledgement for so long, everything is sent again. (J: 4.096 us x 2^n; n = 8, A:
    /// deployments have longer ones)
    pub timeout: Duration,
    /// Timeouts in a row before the connection fails. (J: at most 7)
    pub retries: u8,
    /// Wait of a sender whose receiver was not ready. (J: 10 us to 655 ms)
    pub rnr_delay: Duration,
    /// Packets under way, at most: half of the sequence numbers. (J)
    pub most_under_way: u32,
    /// Whether rates follow DCQCN; else every connection sends as fast as the port.
    pub dcqcn: bool,
    /// The receiver notifies of congestion at most once in so long. (D15)
    pub cnp_interval: Duration,
    /// The sender's estimate of congestion decays once in so long. (D15)
    pub alpha_interval: Duration,
    /// Weight of a new observation in that estimate, 1 / 2^n. (D15: 1/256)
    pub alpha_shift: u8,
    /// Rates rise once in so long. (D15)
    pub increase_interval: Duration,
    /// Rates rise once in so many bytes sent. (D15)
    pub increase_bytes: u64,
    /// Rises that halve the distance to the last good rate, before it is raised itself. (D15)
    pub fast_recovery: u32,
    /// Additive increase, in 1/1024 of the port's rate. (D15: 40 Mb/s of 40 Gb/s)
    pub increase: u32,
    /// Hyper increase, likewise. (A: ten times as much)
    pub hyper_increase: u32,
    /// No rate falls below, in 1/1024 of the port's rate. (A)
    pub least_rate: u32,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            port_rate: Rate::from_gbps(800),
            ports: 1,
            mtu: 4096,
            ack_every: 4,
            timeout: Duration::from_ns(4096 << 8),
            retries: 7,
            rnr_delay: Duration::from_us(20),
            most_under_way: 1 << 23,
            dcqcn: true,
            cnp_interval: Duration::from_us(50),
            alpha_interval: Duration::from_us(55),
            alpha_shift: 8,
            increase_interval: Duration::from_us(55),
            increase_bytes: 10_000_000,
            fast_recovery: 5,
            increase: 1,
            hyper_increase: 10,
            least_rate: 1,
        }
    }
}
