//! Every parameter of the transport, each with unit, source and default.
//!
//! Sources: B, Meta's post of 2026-08-24; P, the ISCA paper; A, this project's assumption; C, an
//! assumption that was chosen with an eye on checks, see [`CALIBRATED`]. Sizes of
//! the chip (number and rate of the ports) come from the chip's description through the caller; the
//! default rate is the same, which tests/transport_chip.rs sees to.

use serde::{Deserialize, Serialize};

use super::time::{Duration, Rate};

/// Payload of a packet, at most, unless a configuration says otherwise, in bytes. (C)
pub const MTU: u32 = 8_192;

/// Parameters whose defaults were chosen while runs of these checks were looked at: those checks are no
/// predictions.
pub const CALIBRATED: [(&str, &[&str]); 7] = [
    ("mtu", &["roce.vs_rocev2"]),
    ("first_mtu", &["roce.incast"]),
    ("initial_window", &["roce.incast"]),
    ("ack_every", &["roce.vs_rocev2", "roce.planes", "roce.incast"]),
    ("ack_delay", &["roce.vs_rocev2", "roce.planes", "roce.incast"]),
    ("share_target", &["roce.vs_rocev2", "roce.planes"]),
    ("share_window", &["roce.vs_rocev2", "roce.planes", "roce.incast"]),
];

/// The parameters of an endpoint.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Config {
    /// Rate of a port. (P: 800 Gb/s)
    pub port_rate: Rate,
    /// Ports: planes that the endpoint reaches. 1 to 32. (P: up to 12 NICs)
    pub ports: u8,
    /// Payload of a packet, at most, in bytes. 1 to 61,440. (C)
    pub mtu: u32,
    /// The same before the peer's first acknowledgement: of many that begin at once, the receiver sees each
    /// after few bytes. (C)
    pub first_mtu: u32,
    /// Requests that may be posted on a flow and not be complete. (A)
    pub queue_depth: u32,
    /// Messages of a flow that may be under way at once, 1 to 64: the receiver keeps a bit each. (A)
    pub message_window: u32,
    /// Records of packets under way, of all connections together, in blocks of 16; 1 to 65,535. (A)
    pub record_blocks: u32,

    /// Acknowledge at the latest after so many packets of a path; a window that is too small for as many on
    /// each fills one path with them after the other. (C)
    pub ack_every: u32,
    /// Acknowledge at the latest after so long. Senders ask for it earlier where they need it. (C)
    pub ack_delay: Duration,

    /// Round trip assumed before the first is measured. (A)
    pub initial_rtt: Duration,
    /// A path's timeout is never shorter. (A)
    pub least_timeout: Duration,
    /// A path's timeout never grows longer. (A)
    pub most_timeout: Duration,
    /// Timeouts in a row after which a path is dead; two make it suspect. (A)
    pub dead_after: u8,
    /// Probes that a dead path leaves unanswered before the connection is given up, if all of its paths
    /// have. (A)
    pub give_up_after: u8,

    /// Receiver-not-ready: wait so long before a refused message is sent again. (A)
    pub rnr_delay: Duration,
    /// Times that a message is sent again for it; 255 is for ever. (A)
    pub rnr_retries: u8,

    /// Bytes that a connection sends before the first acknowledgement. (C)
    pub initial_window: u32,
    /// Bytes that a path may have under way, at most. (A)
    pub most_path_window: u32,
    /// Additive increase of a path's window in a round trip, in bytes. (A)
    pub increase: u32,
    /// That of a connection's window: the share's window divided by 2^n. (A)
    pub increase_shift: u8,
    /// The marked fraction is averaged with weight 1 / 2^n. (A; DCTCP's 4)
    pub mark_shift: u8,
    /// A path is congested from this averaged fraction of marked packets on, in 1/1024. (A)
    pub congested_at: u32,
    /// A path marked above `congested_at` for so many round trips takes another source port, if others
    /// are clear; 0 is never. (A)
    pub reroute_after: u8,
    /// Part of the inbound bandwidth that is shared out, in 1/1024. (C)
    pub share_target: u32,
    /// Part of that which is held back while all packets arrive marked, in 1/1024. (A)
    pub share_drain: u32,
    /// Inbound rates are measured over so long. (A)
    pub share_interval: Duration,
    /// As many senders are expected to begin as have begun within so long. (A)
    pub share_ramp: Duration,
    /// A connection's window is at most this multiple of share x round trip, in 1/16. (C)
    pub share_window: u32,

    /// A connection without work or packets gives up its state after so long, but for its sequence
    /// numbers. (A)
    pub hibernate_after: Duration,
    /// UDP source ports that paths draw from: the first. (A: RFC 6335's dynamic ports)
    pub first_source_port: u16,
    /// How many there are.
    pub source_ports: u16,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            port_rate: Rate::from_gbps(800),
            ports: 1,
            mtu: MTU,
            first_mtu: 1024,
            queue_depth: 4096,
            message_window: 64,
            record_blocks: 16_384,
            ack_every: 8,
            ack_delay: Duration::from_us(8),
            initial_rtt: Duration::from_us(20),
            least_timeout: Duration::from_us(5),
            most_timeout: Duration::from_ms(10),
            dead_after: 3,
            give_up_after: 10,
            rnr_delay: Duration::from_us(20),
            rnr_retries: 255,
            initial_window: 12_288,
            most_path_window: 1 << 20,
            increase: MTU,
            increase_shift: 4,
            mark_shift: 4,
            congested_at: 512,
            reroute_after: 16,
            share_target: 1024,
            share_drain: 128,
            share_interval: Duration::from_us(10),
            share_ramp: Duration::from_us(1),
            share_window: 32,
            hibernate_after: Duration::from_ms(1),
            first_source_port: 49_152,
            source_ports: 16_384,
        }
    }
}

/// A parameter that cannot be.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("transport parameter `{name}` is {value}, must be {must}; change it")]
pub struct ConfigError {
    /// Which.
    pub name: &'static str,
    /// What it is.
    pub value: u64,
    /// What it may be.
    pub must: &'static str,
}

impl Config {
    /// Checks that the parameters are possible.
    ///
    /// # Errors
    /// Names the first one that is not.
    pub fn validate(&self) -> Result<(), ConfigError> {
        let checks: [(&'static str, u64, bool, &'static str); 21] = [
            ("port_rate", self.port_rate.0.into(), self.port_rate.0 > 0, "above 0 Mb/s"),
            ("ports", self.ports.into(), (1..=32).contains(&self.ports), "1 to 32"),
            ("mtu", self.mtu.into(), (1..=61_440).contains(&self.mtu), "1 to 61,440 bytes"),
            ("first_mtu", self.first_mtu.into(), self.first_mtu > 0, "above 0"),
            ("queue_depth", self.queue_depth.into(), self.queue_depth > 0, "above 0"),
            (
                "message_window",
                self.message_window.into(),
                (1..=64).contains(&self.message_window),
                "1 to 64",
            ),
            (
                "record_blocks",
                self.record_blocks.into(),
                (1..=65_535).contains(&self.record_blocks),
                "1 to 65,535",
            ),
            ("ack_every", self.ack_every.into(), (1..=64).contains(&self.ack_every), "1 to 64"),
            ("initial_rtt", self.initial_rtt.0, self.initial_rtt.0 > 0, "above 0"),
            ("least_timeout", self.least_timeout.0, self.least_timeout.0 > 0, "above 0"),
            (
                "most_timeout",
                self.most_timeout.0,
                self.most_timeout >= self.least_timeout,
                "at least least_timeout",
            ),
            ("dead_after", self.dead_after.into(), self.dead_after > 0, "above 0"),
            ("give_up_after", self.give_up_after.into(), self.give_up_after > 0, "above 0"),
            ("rnr_delay", self.rnr_delay.0, self.rnr_delay.0 > 0, "above 0"),
            ("initial_window", self.initial_window.into(), self.initial_window > 0, "above 0"),
            (
                "most_path_window",
                self.most_path_window.into(),
                self.most_path_window >= self.mtu,
                "at least mtu",
            ),
            ("increase_shift", self.increase_shift.into(), self.increase_shift <= 31, "at most 31"),
            ("share_drain", self.share_drain.into(), self.share_drain < 1024, "below 1,024"),
            ("mark_shift", self.mark_shift.into(), self.mark_shift <= 10, "at most 10"),
            (
                "share_target",
                self.share_target.into(),
                (1..=1024).contains(&self.share_target),
                "1 to 1,024",
            ),
            (
                "source_ports",
                self.source_ports.into(),
                self.source_ports > 0
                    && u32::from(self.first_source_port) + u32::from(self.source_ports) <= 65_536,
                "above 0 and end at 65,535",
            ),
        ];
        match checks.into_iter().find(|check| !check.2) {
            Some((name, value, _, must)) => Err(ConfigError { name, value, must }),
            None => Ok(()),
        }
    }
}
