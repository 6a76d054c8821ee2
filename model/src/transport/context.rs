//! What the connections of an endpoint share.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, VecDeque};

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::config::Config;
use super::counters::{Counters, Event};
use super::path::Rtt;
use super::records::Records;
use super::region::Regions;
use super::share::Share;
use super::time::Time;
use super::work::{Completed, Completion, ConnectionId, Status, StreamId};

/// What the connections share.
#[derive(Debug)]
pub struct Context {
    pub config: Config,
    pub counters: Counters,
    pub regions: Regions,
    pub records: Records,
    pub share: Share,
    pub rng: ChaCha8Rng,
    pub completions: VecDeque<Completion>,
    /// By port: connections and paths that have an acknowledgement, a probe or a reply to send.
    pub control: Vec<VecDeque<(u32, u8)>>,
    /// By port: connections that may have something else to send.
    pub ready: Vec<VecDeque<u32>>,
    /// When connections want to be called. An entry counts only if it is its connection's earliest.
    pub timers: BinaryHeap<Reverse<(Time, u32)>>,
    /// Round trips of all connections: what a new one begins with.
    pub rtt: Rtt,
    /// Connections that found no record for a packet.
    pub starved: Vec<u32>,
}

impl Context {
    pub fn new(config: Config, seed: u64) -> Self {
        let ports = usize::from(config.ports);
        Self {
            counters: Counters::default(),
            regions: Regions::default(),
            records: Records::new(config.record_blocks),
            share: Share::new(&config),
            rng: ChaCha8Rng::seed_from_u64(seed),
            completions: VecDeque::new(),
            control: vec![VecDeque::new(); ports],
            ready: vec![VecDeque::new(); ports],
            timers: BinaryHeap::new(),
            rtt: Rtt::new(&config),
            starved: Vec::new(),
            config,
        }
    }

    /// A UDP source port for a path.
    pub fn draw_port(&mut self) -> u16 {
        self.config.first_source_port + self.rng.random_range(0..self.config.source_ports)
    }

    /// Notes a completion.
    pub fn complete(
        &mut self,
        connection: u32,
        stream: u16,
        id: u64,
        what: Completed,
        status: Status,
        length: u32,
    ) {
        self.counters.count(match (status, what) {
            (Status::Success, Completed::Receive | Completed::ReceiveImmediate(_)) => {
                Event::MessagesReceived
            }
            (Status::Success, _) => Event::MessagesSent,
            _ => Event::CompletedBad,
        });
        self.completions.push_back(Completion {
            connection: ConnectionId(connection),
            stream: StreamId(stream),
            id,
            what,
            status,
            length,
        });
    }
}
