//! A connection without work gives its state up, but for its numbers: of a million connections few are
//! used at a time. What was learnt of the ways, windows and round trips, is out of date by then anyway.

use super::{Connection, first_window};
use crate::transport::context::Context;
use crate::transport::endpoint::ConnectionConfig;
use crate::transport::flow::{ReceiveFlow, SendFlow};
use crate::transport::path::{Path, PathReceive, PathSend};
use crate::transport::time::Time;

/// What remains of a path.
#[derive(Clone, Copy, Debug)]
struct PathNumbers {
    send: [u32; 4],
    receive: [u32; 4],
    source_port: u16,
}

/// What remains of a flow: its stream, its next message, its next receive.
type FlowNumbers = (u16, u32, u32);

/// What remains of a connection.
#[derive(Debug)]
pub struct Asleep {
    paths: Box<[PathNumbers]>,
    sending: Box<[FlowNumbers]>,
    receiving: Box<[FlowNumbers]>,
}

impl Connection {
    /// Whether nothing is posted, under way, missing or waiting.
    pub(super) fn is_quiet(&self) -> bool {
        self.in_flight == 0
            && !self.has_new()
            && self.paths.iter().all(|path| path.send.is_quiet() && path.receive.is_quiet())
            && self.sending.iter().all(|(_, flow)| flow.is_quiet())
            && self.receiving.iter().all(|(_, flow)| flow.is_quiet())
    }

    /// When it may give its state up, if nothing happens until then.
    pub(super) fn sleeps_at(&self, context: &Context) -> Time {
        if self.is_quiet() { self.last_used + context.config.hibernate_after } else { Time::NEVER }
    }

    /// Something has come or left: it stays awake for a while, and looks then.
    pub(super) fn used(&mut self, now: Time, context: &mut Context) {
        self.last_used = now;
        if self.timer == Time::NEVER {
            self.arm(now + context.config.hibernate_after, context);
        }
    }

    /// When to look again whether it may.
    pub(super) fn look_again_at(&self, now: Time, context: &Context) -> Time {
        match self.sleeps_at(context) {
            time if time > now => time,
            // A port's queue has it still.
            _ if self.ready != 0 => now + context.config.hibernate_after,
            _ => Time::NEVER,
        }
    }

    /// What remains, if it is time.
    pub fn sleep(&self, now: Time, context: &Context) -> Option<Asleep> {
        if self.ready != 0 || now < self.sleeps_at(context) {
            return None;
        }
        let path = |path: &Path| PathNumbers {
            send: path.send.numbers(),
            receive: path.receive.numbers(),
            source_port: path.send.source_port,
        };
        let numbers = |stream, (message, receive)| (stream, message, receive);
        Some(Asleep {
            paths: self.paths.iter().map(path).collect(),
            sending: self.sending.iter().map(|(s, flow)| numbers(s, flow.position())).collect(),
            receiving: self.receiving.iter().map(|(s, flow)| numbers(s, flow.position())).collect(),
        })
    }

    /// The connection again.
    pub fn awake(id: u32, config: ConnectionConfig, asleep: &Asleep, context: &Context) -> Self {
        let window = first_window(&context.config, config.paths);
        let path = |numbers: &PathNumbers| {
            let source_port = numbers.source_port;
            let mut send = PathSend::resumed(numbers.send, window, source_port, &context.config);
            send.rtt.adopt(&context.rtt);
            Path { send, receive: PathReceive::resumed(numbers.receive) }
        };
        let mut connection =
            Self::over(id, config, asleep.paths.iter().map(path).collect(), context);
        for &(stream, message, receive) in &asleep.sending {
            connection.sending.get_or(stream, || SendFlow::resumed(message, receive));
        }
        for &(stream, message, receive) in &asleep.receiving {
            connection.receiving.get_or(stream, || ReceiveFlow::resumed(message, receive));
        }
        connection
    }
}
