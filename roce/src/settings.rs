//! The transport's parameters between processes on hosts. A host is not a NIC: its timers are coarse,
//! its scheduler takes a process away for milliseconds, and a packet costs so much that they go in
//! batches. Each value that differs from the core's own default says why.

use mtia_model::transport::time::{Duration, Rate};
use mtia_model::transport::{Config, wire};

/// What may be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// Payload of a packet, at most, in bytes.
    pub mtu: u32,
    /// Inbound rate that is shared out among senders, in Gb/s.
    pub rate_gbps: u32,
    /// Paths that the windows are divided among.
    pub paths: u16,
}

/// Payload of a packet: two pages. Larger packets cost less each byte; a segmented send of 64 KiB still
/// holds seven.
pub const MTU: u32 = mtia_model::transport::config::MTU;
/// Paths of a connection.
pub const PATHS: u16 = 4;
/// Faster than sockets carry on a host of today, so that the pace does not tear batches apart. Windows
/// bound what waits in socket buffers. On a link, its rate.
pub const RATE_GBPS: u32 = 40;

impl Default for Settings {
    fn default() -> Self {
        Self { mtu: MTU, rate_gbps: RATE_GBPS, paths: PATHS }
    }
}

impl Settings {
    /// The most payload that a datagram can carry beside its header.
    pub const MOST_MTU: u32 = 61_440;

    /// The parameters, for sockets whose receive buffer holds so many bytes.
    pub fn config(&self, receive_buffer: usize) -> Config {
        let datagram = self.mtu + wire::MOST_OVERHEAD as u32;
        // The kernel counts what a datagram takes, not what it carries: up to twice as much. The peer's
        // buffer is taken to be like ours.
        let room = (receive_buffer as u32 / 2).max(2 * datagram);
        let path_window = (room / u32::from(self.paths)).max(2 * datagram);
        Config {
            port_rate: Rate::from_gbps(self.rate_gbps),
            ports: 1,
            mtu: self.mtu,
            // Few begin at once at a host, and a small packet costs as much as a large one.
            first_mtu: self.mtu,
            // One acknowledgement for a batch. A process that is woken takes what has come in one go.
            ack_every: 8,
            // As long as a batch may take to come.
            ack_delay: Duration::from_us(200),
            // Two wake-ups of a process and a queue, before anything is measured.
            initial_rtt: Duration::from_ms(1),
            // A scheduler's slices are some milliseconds: a peer that had to wait for two or three of
            // them has lost nothing.
            least_timeout: Duration::from_ms(20),
            // A path is dead after 4 timeouts, a connection lost 10 probes later: in 2.3 s at the least
            // timeout, at most in 7 s.
            most_timeout: Duration::from_ms(500),
            // An application posts the next receive within a wake-up.
            rnr_delay: Duration::from_ms(1),
            // Some batches, before the first share comes.
            initial_window: (32 * datagram).min(room),
            most_path_window: path_window,
            increase: self.mtu,
            // Rates are measured over some wake-ups.
            share_interval: Duration::from_ms(1),
            // An end that sleeps forgets what it has measured.
            hibernate_after: Duration::from_ms(1_000),
            // 65,536 packets under way at an endpoint.
            record_blocks: 4_096,
            ..Config::default()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_choice_is_possible() {
        for mtu in [1, 1_024, MTU, Settings::MOST_MTU] {
            for paths in [1, PATHS, 256] {
                for receive_buffer in [0, 212_992, 4 << 20, 1 << 30] {
                    let settings = Settings { mtu, paths, rate_gbps: 1 };
                    settings.config(receive_buffer).validate().unwrap();
                }
            }
        }
    }

    #[test]
    fn what_is_under_way_fits_the_receive_buffer() {
        let config = Settings::default().config(4 << 20);
        assert_eq!(config.most_path_window * u32::from(PATHS), 2 << 20);
        assert!(config.initial_window <= 2 << 20);
    }
}
