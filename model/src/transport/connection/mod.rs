//! A connection in use: many flows above, many paths below.
//!
//! ```text
//!   flows, sending  --pieces-->  \                        / path 0
//!   flows, answering --pieces-->  > pick: window, health <  path 1   --> ports
//!   orphans of dead paths ----->  /                       \ ...
//! ```
//! Here is the state; what is done with it stands in one file an occasion: `receive` (a packet),
//! `acks` (an acknowledgement), `transmit` (a port is free), `expire` (a timer), `work` (posts,
//! completions, errors), `sleep` (long unused).

mod acks;
mod expire;
mod receive;
mod sleep;
mod transmit;
mod work;

pub use sleep::Asleep;

use std::collections::VecDeque;

use super::config::Config;
use super::context::Context;
use super::endpoint::ConnectionConfig;
use super::flow::{Flows, ReceiveFlow, SendFlow};
use super::packet::{Body, FlowError, Home, Packet};
use super::path::{Path, PathReceive, PathSend, size_of};
use super::records::Record;
use super::sequence::Bits256;
use super::share::Inbound;
use super::time::{Duration, Rate, Time};
use super::window::Window;
use super::work::ConnectionId;

/// Which end of a flow has something to send.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Side {
    /// The sending end: messages.
    Messages,
    /// The receiving end: answers to Reads.
    Answers,
}

/// A piece whose path died.
#[derive(Clone, Copy, Debug)]
struct Orphan {
    record: Record,
    home: Home,
}

/// What became of a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// It goes on.
    Lives,
    /// No path reaches the peer.
    Lost,
}

/// A connection in use.
#[derive(Debug)]
pub struct Connection {
    id: u32,
    config: ConnectionConfig,
    paths: Vec<Path>,
    sending: Flows<SendFlow>,
    receiving: Flows<ReceiveFlow>,
    /// Flows with something to send, each once.
    active: VecDeque<(u16, Side)>,
    orphans: VecDeque<Orphan>,
    /// Paths with packets to be sent again.
    repairs: Bits256,
    errors: VecDeque<FlowError>,
    /// Over all paths.
    window: Window,
    in_flight: u32,
    /// Bytes sent since an acknowledgement was asked for.
    unasked: u32,
    round_end: Time,
    least_rtt: Duration,
    /// What the peer allows; nothing is known before its first acknowledgement.
    share: Option<Rate>,
    /// Not before, by the share.
    pace_at: Time,
    share_limits: bool,
    /// Path that was picked last, of the emptiest.
    rotor: u16,
    /// Which path of a port is filled first.
    start: u8,
    /// The share that it was told last.
    told: Rate,
    /// What the peer sends.
    pub inbound: Inbound,
    /// Ports in whose queue of ready connections it stands, a bit each.
    pub ready: u32,
    /// The earliest entry among the timers.
    pub timer: Time,
    /// By path: nothing is due before. Beside the paths, so that those with nothing due are not touched.
    due: Vec<Time>,
    /// The earliest of them.
    paths_at: Time,
    /// When a pause ends.
    resume_at: Time,
    last_used: Time,
}

/// Bytes of a path's first window: whole packets, and twice as many as one acknowledgement is sent for.
fn first_window(config: &Config, paths: u16) -> u32 {
    let packet = least_window(config);
    let packets = (config.initial_window / u32::from(paths)).div_ceil(packet);
    packets.max(2 * config.ack_every).saturating_mul(packet)
}

/// A window always lets a packet through.
fn least_window(config: &Config) -> u32 {
    size_of(config.mtu)
}

impl Connection {
    /// A connection on which nothing has been sent.
    pub fn new(id: u32, config: ConnectionConfig, context: &mut Context) -> Self {
        let window = first_window(&context.config, config.paths);
        let paths = (0..config.paths)
            .map(|_| {
                let source_port = context.draw_port();
                let mut send =
                    PathSend::new(config.first_sent, window, source_port, &context.config);
                send.rtt.adopt(&context.rtt);
                Path { send, receive: PathReceive::new(config.first_received) }
            })
            .collect();
        Self::over(id, config, paths, context)
    }

    /// A connection over these paths, on which nothing is under way.
    fn over(id: u32, config: ConnectionConfig, paths: Vec<Path>, context: &Context) -> Self {
        Self {
            id,
            config,
            paths,
            sending: Flows::default(),
            receiving: Flows::default(),
            active: VecDeque::new(),
            orphans: VecDeque::new(),
            repairs: Bits256::ZERO,
            errors: VecDeque::new(),
            window: Window::new(context.config.initial_window.max(least_window(&context.config))),
            in_flight: 0,
            unasked: 0,
            round_end: Time::ZERO,
            least_rtt: context.config.initial_rtt,
            share: None,
            pace_at: Time::ZERO,
            share_limits: true,
            rotor: 0,
            start: 0,
            told: Rate(0),
            inbound: Inbound::NONE,
            ready: 0,
            timer: Time::NEVER,
            due: vec![Time::NEVER; config.paths.into()],
            paths_at: Time::NEVER,
            resume_at: Time::NEVER,
            last_used: Time::ZERO,
        }
    }

    /// The paths.
    pub fn paths(&self) -> &[Path] {
        &self.paths
    }

    /// The window over all paths, and the peer's share.
    pub fn limits(&self) -> (u32, Option<Rate>) {
        (self.window.bytes, self.share)
    }

    fn port_of(&self, path: u8, config: &Config) -> usize {
        usize::from(path % config.ports)
    }

    /// A packet of this connection.
    fn packet(&self, now: Time, path: u8, body: Body) -> Packet {
        Packet {
            connection: ConnectionId(self.config.peer.0),
            token: self.config.token,
            path,
            source_port: self.paths[usize::from(path)].send.source_port,
            timestamp: now.stamp(),
            body,
        }
    }

    /// Something may be sent now: its ports shall ask.
    pub fn wake(&mut self, context: &mut Context) {
        let ports = u32::from(context.config.ports).min(self.config.paths.into());
        let all = u32::MAX >> (32 - ports);
        let mut missing = all & !self.ready;
        self.ready = all;
        while missing != 0 {
            context.ready[missing.trailing_zeros() as usize].push_back(self.id);
            missing &= missing - 1;
        }
    }

    /// Whether there is anything to send under a new PSN.
    fn has_new(&self) -> bool {
        !(self.active.is_empty() && self.orphans.is_empty() && self.errors.is_empty())
    }

    /// A path has an acknowledgement, a probe or a reply to send.
    fn queue_control(&mut self, path: u8, context: &mut Context) {
        let port = self.port_of(path, &context.config);
        let receive = &mut self.paths[usize::from(path)].receive;
        if !receive.queued {
            receive.queued = true;
            context.control[port].push_back((self.id, path));
        }
    }

    /// Wants to be called at `time` at the latest.
    fn arm(&mut self, time: Time, context: &mut Context) {
        if time < self.timer {
            self.timer = time;
            context.timers.push(std::cmp::Reverse((time, self.id)));
        }
    }

    /// Changes a path, and the sum of what is under way with it.
    fn on_path<R>(&mut self, path: u8, change: impl FnOnce(&mut PathSend) -> R) -> R {
        let send = &mut self.paths[usize::from(path)].send;
        let before = send.in_flight();
        let result = change(send);
        self.in_flight = self.in_flight + send.in_flight() - before;
        if send.has_lost() {
            self.repairs.set(path.into());
        } else {
            self.repairs.clear(path.into());
        }
        result
    }

    /// A path wants to be called at `time` at the latest.
    fn arm_path(&mut self, path: u8, time: Time, context: &mut Context) {
        let due = &mut self.due[usize::from(path)];
        *due = time.min(*due);
        self.paths_at = self.paths_at.min(time);
        self.arm(time, context);
    }

    /// Gives all records back.
    pub fn release(&mut self, context: &mut Context) {
        for path in &mut self.paths {
            path.send.release(&mut context.records);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_connection_of_eight_paths_takes_less_than_four_kilobytes() {
        let (path, rest) = (std::mem::size_of::<Path>(), std::mem::size_of::<Connection>());
        println!("{path} bytes a path, {rest} beside them");
        assert!(8 * path + rest <= 4096);
    }
}
