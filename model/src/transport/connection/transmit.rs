//! A port is free: which packet leaves.
//!
//! Repairs go first, on the path that lost the packet. Where the window is too small for all paths, new
//! pieces fill one after the other with as many packets as one acknowledgement is sent for: fewer on a
//! path would leave its gaps unseen, as only a later packet on the same path shows one. With a larger
//! window, or when all have that many, a piece goes by the path that is least full for its window; one
//! that is marked counts as fuller. In front of new pieces stand the ends of flows and the orphans of
//! dead paths.

use std::cmp::Ordering;

use super::{Connection, Orphan, Path, Side};
use crate::transport::config::Config;
use crate::transport::context::Context;
use crate::transport::counters::Event;
use crate::transport::flow::Piece;
use crate::transport::packet::{
    Body, Content, FlowError, Fragment, Home, Packet, Payload, Reason, Sequence, Target,
};
use crate::transport::path::size_of;
use crate::transport::records::{Kind, Record};
use crate::transport::region::Access;
use crate::transport::time::Time;
use crate::transport::window::ONE;
use crate::transport::wire::PACKET_OVERHEAD;
use crate::transport::work::{Operation, Status, StreamId};

/// Paths that are compared for one packet, at most.
const COMPARED: u32 = 16;

impl Connection {
    /// The acknowledgement, probe or reply that leaves next on a path.
    pub fn transmit_control(
        &mut self,
        now: Time,
        path: u8,
        context: &mut Context,
    ) -> Option<Packet> {
        let at = usize::from(path);
        self.paths[at].receive.queued = false;
        let body = if let Some(nonce) = self.paths[at].receive.probe.take() {
            Body::ProbeReply { nonce }
        } else if self.paths[at].send.probe_due {
            let send = &mut self.paths[at].send;
            send.probed(now, &context.config);
            let (nonce, timer) = (send.nonce, send.timer);
            self.arm_path(path, timer, context);
            context.counters.count(Event::ProbesSent);
            Body::Probe { nonce }
        } else if self.paths[at].receive.ack_due {
            context.counters.count(Event::AcksSent);
            let share = context.share.level(now);
            self.told = share;
            Body::Ack(self.paths[at].receive.ack(now, share))
        } else {
            return None;
        };
        let Path { send, receive } = &self.paths[at];
        if receive.probe.is_some() || receive.ack_due || send.probe_due {
            self.queue_control(path, context);
        }
        self.used(now, context);
        Some(self.packet(now, path, body))
    }

    /// The packet that leaves next through a port.
    pub fn transmit(&mut self, now: Time, port: u8, context: &mut Context) -> Option<Packet> {
        if !self.repairs.is_zero() {
            let ports = u32::from(context.config.ports);
            let path = self.repairs.iter().find(|path| path % ports == u32::from(port));
            if let Some(path) = path {
                return self.repair(now, path as u8, context);
            }
        }
        if !self.has_new() || !self.may_send(now, context) {
            return None;
        }
        let path = self.pick(port, context)?;
        let (record, content) = self.next_content(now, context)?;
        Some(self.send_new(now, path, record, content, context))
    }

    fn repair(&mut self, now: Time, path: u8, context: &mut Context) -> Option<Packet> {
        let at = usize::from(path);
        let (psn, record) = self.paths[at].send.first_lost(&context.records)?;
        let content = self.content_of(now, &record, context).unwrap_or_else(|| {
            // Its message has ended.
            self.abandon(path, psn, context);
            Content::Void
        });
        let sequence = self
            .on_path(path, |send| send.send_again(now, psn, &mut context.records, &context.config));
        context.counters.count(Event::Retransmitted);
        Some(self.sent(now, path, sequence, content, context))
    }

    /// Bytes of a piece that is cut now, at most.
    fn piece_limit(&self, config: &Config) -> u32 {
        match self.share {
            Some(_) => config.mtu,
            None => config.mtu.min(config.first_mtu),
        }
    }

    /// Whether the window over all paths and the share's pace let a new packet go.
    fn may_send(&mut self, now: Time, context: &mut Context) -> bool {
        let size = size_of(self.piece_limit(&context.config));
        let after = self.in_flight.saturating_add(size);
        if self.in_flight > 0 && after > self.window.bytes {
            self.share_limits = self.window.bytes >= self.most_window(context);
            return false;
        }
        if self.pace_at > now {
            self.share_limits = true;
            self.arm(self.pace_at, context);
            return false;
        }
        true
    }

    /// The first path of a port that is clear and has less under way than is acknowledged at once. After a
    /// pause the next one is the first, so that each carries something in the long run.
    fn first_fit(&self, port: u8, context: &Context) -> Option<u8> {
        let config = &context.config;
        let size = size_of(self.piece_limit(config));
        let few = size * config.ack_every;
        if u64::from(self.window.bytes) >= u64::from(few) * u64::from(self.config.paths) {
            // There is enough for all: evenly, a message's last packets arrive together.
            return None;
        }
        let (step, port) = (u32::from(config.ports), u32::from(port));
        let count = (u32::from(self.config.paths) + step - 1 - port) / step;
        let start = u32::from(self.start);
        let mut paths = (0..count).map(|i| ((start + i) % count * step + port) as u8);
        let mut congested = None;
        let clear = paths.find(|&path| {
            let send = &self.paths[usize::from(path)].send;
            if send.in_flight() + size > few || !send.has_room(size, &context.records) {
                return false;
            }
            let is_congested = send.window.is_congested(config);
            if is_congested {
                congested.get_or_insert(path);
            }
            !is_congested
        });
        // All that are not full are congested: most likely it is not the way.
        clear.or(congested)
    }

    /// The best path of a port that has room.
    fn pick(&mut self, port: u8, context: &mut Context) -> Option<u8> {
        let step = u32::from(context.config.ports);
        let count = (u32::from(self.config.paths) + step - 1 - u32::from(port)) / step;
        let first = u32::from(self.rotor) / step + 1;
        let size = size_of(self.piece_limit(&context.config));
        if let Some(path) = self.first_fit(port, context) {
            return Some(path);
        }
        let mut best: Option<(u8, u64, u64)> = None;
        let mut compared = 0;
        for i in 0..count {
            let path = ((first + i) % count * step + u32::from(port)) as u8;
            let send = &self.paths[usize::from(path)].send;
            if !send.has_room(size, &context.records) {
                continue;
            }
            // Fullness is load / room. A path that is marked all the time counts as half as roomy; but an
            // idle one is never full, so that every path is measured again in each round trip.
            let load = u64::from(send.in_flight());
            let room = u64::from(send.window.bytes) * u64::from(2 * ONE - send.window.fraction);
            let better = |(_, l, r): (u8, u64, u64)| {
                (load * r).cmp(&(l * room)).then(r.cmp(&room)) == Ordering::Less
            };
            if best.is_none_or(better) {
                best = Some((path, load, room));
            }
            compared += 1;
            if compared == COMPARED {
                break;
            }
        }
        match best {
            Some((path, ..)) => {
                self.rotor = path.into();
                Some(path)
            }
            None => {
                if !context.records.any_left() {
                    context.starved.push(self.id);
                }
                None
            }
        }
    }

    /// What is sent next under a new PSN.
    fn next_content(&mut self, now: Time, context: &mut Context) -> Option<(Record, Content)> {
        if let Some(error) = self.errors.pop_front() {
            let FlowError { stream, message, reason } = error;
            let kind = Kind::Error(reason);
            let record = Record { kind, stream: stream.0, message, ..Record::VOID };
            return Some((record, Content::FlowError(error)));
        }
        while let Some(Orphan { mut record, home }) = self.orphans.pop_front() {
            let at = usize::from(home.path);
            let waits = self.paths[at].send.is_moved(home.psn)
                && self.paths[at].send.record(home.psn, &context.records).link.is_none();
            if !waits {
                continue;
            }
            record.link = Some(home);
            record.repeated = false;
            if let Some(content) = self.content_of(now, &record, context) {
                context.counters.count(Event::Moved);
                return Some((record, content));
            }
            self.on_path(home.path, |send| send.make_void(home.psn, &mut context.records));
        }
        while let Some((stream, side)) = self.active.pop_front() {
            let (piece, more) = self.cut(now, stream, side, context);
            if more {
                self.active.push_back((stream, side));
            }
            let Some(Piece { message, offset, length }) = piece else { continue };
            let kind = match side {
                Side::Messages => Kind::Request,
                Side::Answers => Kind::Response,
            };
            let record = Record { kind, stream, message, offset, length, ..Record::VOID };
            if let Some(content) = self.content_of(now, &record, context) {
                return Some((record, content));
            }
        }
        None
    }

    /// Cuts the next piece of a flow; whether it then stays in the queue.
    fn cut(
        &mut self,
        now: Time,
        stream: u16,
        side: Side,
        context: &Context,
    ) -> (Option<Piece>, bool) {
        let most = self.piece_limit(&context.config);
        match side {
            Side::Messages => {
                let Some(flow) = self.sending.get_mut(stream) else { return (None, false) };
                let piece = if now < flow.paused_until { None } else { flow.take_piece(most) };
                flow.queued = flow.has_piece(now, &context.config);
                (piece, flow.queued)
            }
            Side::Answers => {
                let Some(flow) = self.receiving.get_mut(stream) else { return (None, false) };
                let piece = flow.take_piece(most);
                flow.queued = flow.has_piece();
                (piece, flow.queued)
            }
        }
    }

    /// What a record stands for, unless its message has ended.
    fn content_of(&mut self, now: Time, record: &Record, context: &mut Context) -> Option<Content> {
        let Record { message, offset, .. } = *record;
        let stream = StreamId(record.stream);
        let length = u32::from(record.length);
        let at = u64::from(offset);
        let (total, address, target) = match record.kind {
            Kind::Void => return Some(Content::Void),
            Kind::Error(reason) => {
                return Some(Content::FlowError(FlowError { stream, message, reason }));
            }
            Kind::Request => {
                let pending = self.sending.get(record.stream)?.pending(message)?;
                let (local, receive) = (pending.request.local, pending.receive);
                let target = match pending.request.operation {
                    Operation::Send => Target::Send { receive },
                    Operation::Write { remote } => {
                        let address = remote.address.saturating_add(at);
                        Target::Write { address, key: remote.key }
                    }
                    Operation::WriteImmediate { remote, immediate } => {
                        let address = remote.address.saturating_add(at);
                        Target::WriteImmediate { address, key: remote.key, immediate, receive }
                    }
                    Operation::Read { remote } => {
                        Target::ReadRequest { address: remote.address, key: remote.key }
                    }
                };
                let address = local.address + at;
                let key = local.key.0;
                let readable = length == 0
                    || context
                        .regions
                        .check(key, address, length.into(), Access::LocalRead)
                        .is_ok();
                if !readable {
                    self.give_up(now, stream, message, Status::LocalProtection, context);
                    return None;
                }
                (local.length, address, target)
            }
            Kind::Response => {
                let answer = *self.receiving.get(record.stream)?.answer(message)?;
                let address = answer.address + at;
                let readable = length == 0
                    || context
                        .regions
                        .check(answer.key.0, address, length.into(), Access::RemoteRead)
                        .is_ok();
                if !readable {
                    self.answer_fails(stream, message, context);
                    return None;
                }
                (answer.total, address, Target::ReadResponse)
            }
        };
        Some(Content::Fragment(Fragment {
            stream,
            message,
            total,
            offset,
            payload: Payload { address, length },
            target,
            home: record.link,
            hungry: false,
            ack_now: false,
            last: false,
        }))
    }

    fn send_new(
        &mut self,
        now: Time,
        path: u8,
        record: Record,
        content: Content,
        context: &mut Context,
    ) -> Packet {
        let sequence = self
            .on_path(path, |send| send.send(now, record, &mut context.records, &context.config));
        if let Some(home) = record.link {
            let send = &self.paths[usize::from(home.path)].send;
            send.record_mut(home.psn, &mut context.records).link =
                Some(Home { path, psn: sequence.psn });
        }
        self.sent(now, path, sequence, content, context)
    }

    /// Accounts for a sequenced packet that leaves.
    fn sent(
        &mut self,
        now: Time,
        path: u8,
        sequence: Sequence,
        mut content: Content,
        context: &mut Context,
    ) -> Packet {
        self.last_used = now;
        let mut length = 0;
        let more = self.has_new();
        self.pace(now, &content, &context.config);
        if let Content::Fragment(piece) = &mut content {
            length = piece.payload.length;
            self.unasked = self.unasked.saturating_add(size_of(length));
            piece.hungry = more && self.share_limits;
            piece.last = !more;
            self.start = self.start.wrapping_add(u8::from(piece.last));
            piece.ack_now = piece.last || self.must_ask(path);
            if piece.ack_now {
                self.unasked = 0;
                self.paths[usize::from(path)].send.ask(now, &context.config);
            }
        }
        context.counters.count(Event::Sent);
        context.counters.add(Event::SentBytes, length.into());
        let timer = self.paths[usize::from(path)].send.timer;
        self.arm_path(path, timer, context);
        self.packet(now, path, Body::Sequenced { sequence, content })
    }

    /// Whether the packet that leaves must ask for an acknowledgement: three quarters of its path's window
    /// are under way, or half of the one over all paths has been sent since another packet asked.
    fn must_ask(&self, path: u8) -> bool {
        2 * u64::from(self.unasked) >= u64::from(self.window.bytes)
            || self.paths[usize::from(path)].send.must_ask()
    }

    /// The share's pace: a packet's time on the link at that rate. Ports serve their connections in turn, so
    /// what waits for its turn must not lose its time: credit is kept for a packet a port, and one more.
    fn pace(&mut self, now: Time, content: &Content, config: &Config) {
        let Some(share) = self.share else { return };
        let length = match content {
            Content::Fragment(piece) => piece.payload.length,
            _ => 0,
        };
        let span = share.time_of(u64::from(length + PACKET_OVERHEAD));
        let credit = 1 + u64::from(config.ports);
        if self.pace_at + span.times(credit) < now {
            // It has lost time that the share allows: something else holds it back.
            self.share_limits = false;
        }
        self.pace_at = self.pace_at.max(now - span.times(credit)) + span;
    }

    /// The reason why an answer ends: its region is gone.
    fn answer_fails(&mut self, stream: StreamId, message: u32, context: &mut Context) {
        if let Some(flow) = self.receiving.get_mut(stream.0) {
            flow.drop_answer(message);
        }
        self.errors.push_back(FlowError { stream, message, reason: Reason::Access });
        self.flush_receives(stream.0, Status::Flushed, context);
        self.wake(context);
    }
}
