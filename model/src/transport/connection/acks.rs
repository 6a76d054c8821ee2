//! An acknowledgement has come: what is delivered, what is refused, what is lost; windows and shares.

use super::{Connection, first_window, least_window};
use crate::transport::config::Config;
use crate::transport::context::Context;
use crate::transport::counters::Event;
use crate::transport::endpoint::Outcome;
use crate::transport::flow::Piece;
use crate::transport::packet::{Ack, Home};
use crate::transport::path::size_of;
use crate::transport::records::{Kind, Record};
use crate::transport::time::{Duration, Rate, Time};
use crate::transport::window::{Bounds, Progress};
use crate::transport::wire::PACKET_OVERHEAD;
use crate::transport::work::{Status, StreamId};

impl Connection {
    pub(super) fn receive_ack(
        &mut self,
        now: Time,
        path: u8,
        ack: &Ack,
        context: &mut Context,
    ) -> Outcome {
        let at = usize::from(path);
        let send = &self.paths[at].send;
        let Some(news) = send.news(ack) else {
            return Outcome::Dropped(Event::BadAck);
        };
        let path_in_use = send.in_flight() + least_window(&context.config) >= send.window.bytes;
        let mut bytes = 0;
        // A carrier may settle its home on this very path before the home's own turn comes.
        for bit in news.delivered.iter() {
            let psn = news.oldest.wrapping_add(bit);
            if self.paths[at].send.is_unsettled(psn) {
                bytes += self.delivered(now, path, psn, context);
            }
        }
        for bit in news.refused.iter() {
            let psn = news.oldest.wrapping_add(bit);
            if self.paths[at].send.is_unsettled(psn) {
                self.refused(now, path, psn, context);
            }
        }
        self.move_on(path, context);
        // What is acknowledged unasked need not be asked for.
        self.unasked = self.unasked.min(self.in_flight);
        let lost = self.on_path(path, |send| send.find_lost(ack.newest, &context.records));
        context.counters.add(Event::LossByGap, lost.into());
        let config = &context.config;
        let send = &mut self.paths[at].send;
        let (progress, newer) = send.take_ack(now, ack, bytes, path_in_use, config);
        if !newer && bytes == 0 && news.refused.is_zero() {
            context.counters.count(Event::AcksStale);
            return Outcome::Taken;
        }
        context.counters.count(Event::AcksTaken);
        send.adapt(progress, least_window(config), config);
        self.least_rtt = if self.share.is_none() {
            send.rtt.least()
        } else {
            self.least_rtt.min(send.rtt.least())
        };
        if newer {
            self.spread_round_trip(now, at, context);
            self.take_share(now, ack.share, context);
        }
        self.adapt(now, progress, at, context);
        self.reroute_if_congested(path, context);
        let timer = self.paths[at].send.timer;
        self.arm_path(path, timer, context);
        self.wake(context);
        Outcome::Taken
    }

    /// What a path has measured is the best guess for those that have not, here and on new connections.
    fn spread_round_trip(&mut self, now: Time, path: usize, context: &mut Context) {
        let rtt = self.paths[path].send.rtt;
        context.rtt.take(u32::try_from(rtt.mean().ns()).unwrap_or(u32::MAX));
        if self.share.is_none() {
            for other in 0..self.config.paths {
                let send = &mut self.paths[usize::from(other)].send;
                send.hear_of(now, &rtt, &context.config);
                let timer = send.timer;
                self.arm_path(other as u8, timer, context);
            }
        }
    }

    /// A packet under way is settled. Bytes that it counted.
    fn delivered(&mut self, now: Time, path: u8, psn: u32, context: &mut Context) -> u32 {
        let moved = self.paths[usize::from(path)].send.is_moved(psn);
        let record = self.on_path(path, |send| send.settle(psn, &context.records));
        if let Some(home) = record.link
            && !moved
        {
            // A carrier: its piece counts if its home still waits for it.
            if !self.carries(home, Home { path, psn }, context) {
                return size_of(record.length.into());
            }
            self.on_path(home.path, |send| send.settle(home.psn, &context.records));
            self.move_on(home.path, context);
        }
        self.piece_delivered(now, &record, context);
        size_of(record.length.into())
    }

    /// Whether the piece of a home is carried by this packet, and not yet settled.
    pub(super) fn carries(&self, home: Home, carrier: Home, context: &Context) -> bool {
        let send = &self.paths[usize::from(home.path)].send;
        send.is_moved(home.psn) && send.record(home.psn, &context.records).link == Some(carrier)
    }

    fn piece_delivered(&mut self, now: Time, record: &Record, context: &mut Context) {
        match record.kind {
            Kind::Void | Kind::Error(_) => {}
            Kind::Request => {
                if let Some(flow) = self.sending.get_mut(record.stream) {
                    flow.delivered(record.message);
                }
                self.retire(now, record.stream, context);
            }
            Kind::Response => {
                if let Some(flow) = self.receiving.get_mut(record.stream) {
                    flow.answer_delivered(record.message);
                }
            }
        }
    }

    /// The oldest packet of a path moves over what is settled; who waited for records is called.
    fn move_on(&mut self, path: u8, context: &mut Context) {
        self.paths[usize::from(path)].send.advance(&mut context.records);
    }

    /// A packet arrived and its piece was refused: it is closed by a Void, and its piece goes again
    /// later.
    fn refused(&mut self, now: Time, path: u8, psn: u32, context: &mut Context) {
        let send = &self.paths[usize::from(path)].send;
        let record = send.record(psn, &context.records);
        if record.kind == Kind::Void {
            // The Void is on its way.
            return;
        }
        let owns = self.abandon(path, psn, context);
        if owns {
            self.come_back(now, &record, context);
        }
    }

    /// A packet under way becomes a Void, and if it carries the piece of a home, the home too: both PSNs
    /// are still to be closed. Whether the piece was its to give up.
    pub(super) fn abandon(&mut self, path: u8, psn: u32, context: &mut Context) -> bool {
        let send = &self.paths[usize::from(path)].send;
        let (record, moved) = (send.record(psn, &context.records), send.is_moved(psn));
        let mut owns = true;
        if let Some(home) = record.link
            && !moved
        {
            owns = self.carries(home, Home { path, psn }, context);
            if owns {
                self.on_path(home.path, |send| send.make_void(home.psn, &mut context.records));
            }
        }
        self.on_path(path, |send| send.make_void(psn, &mut context.records));
        owns
    }

    fn come_back(&mut self, now: Time, record: &Record, context: &mut Context) {
        if record.kind != Kind::Request {
            // A peer never refuses an answer that it asked for; if it does, it has it.
            self.piece_delivered(now, record, context);
            return;
        }
        let Some(flow) = self.sending.get_mut(record.stream) else { return };
        let Record { message, offset, length, .. } = *record;
        flow.give_back(Piece { message, offset, length });
        if flow.paused_until <= now {
            flow.pauses = flow.pauses.saturating_add(1);
            let most = context.config.rnr_retries;
            if most < u8::MAX && flow.pauses > most {
                let stream = StreamId(record.stream);
                self.give_up(now, stream, message, Status::RnrRetryExceeded, context);
                return;
            }
        }
        flow.paused_until = now + context.config.rnr_delay;
        self.resume_at = self.resume_at.min(flow.paused_until);
        self.arm(self.resume_at, context);
    }

    /// The peer's share. With the first one the windows open as far as it allows: before, nothing was
    /// known of the way.
    fn take_share(&mut self, now: Time, share: Rate, context: &Context) {
        let first = self.share.is_none();
        // A share of nothing would stop the acknowledgements that bring another.
        let share = share.max(Rate(1));
        self.share = Some(share);
        // What a smaller share made it wait for, a larger one need not.
        let packet = u64::from(context.config.mtu + PACKET_OVERHEAD);
        self.pace_at = self.pace_at.min(now + share.time_of(packet));
        if first {
            let most = self.most_window(context);
            let alive = self.paths.iter().filter(|path| !path.send.is_dead()).count().max(1) as u32;
            self.window.bytes = self.window.bytes.max(self.fill(self.least_rtt.times(2)));
            for path in &mut self.paths {
                let window = &mut path.send.window;
                if window.slow_start {
                    window.bytes =
                        window.bytes.max(most / alive).min(context.config.most_path_window);
                }
            }
        }
    }

    /// Bytes that the share fills in a round trip of so long.
    fn fill(&self, round_trip: Duration) -> u32 {
        let bytes = self.share.map_or(0, |share| share.bytes_in(round_trip));
        bytes.min(u32::MAX.into()) as u32
    }

    /// How long a packet may be under way at this share before an acknowledgement is due for it: until
    /// every path has brought as many as one is sent for, and not longer than one is held back.
    fn ack_lag(&self, share: Rate, config: &Config) -> Duration {
        let packets = u64::from(config.ack_every) * u64::from(self.config.paths);
        let bytes = packets * u64::from(config.mtu + PACKET_OVERHEAD);
        share.time_of(bytes).min(config.ack_delay)
    }

    /// What the share fills until it is acknowledged, with room for queues, and a few packets.
    pub(super) fn most_window(&self, context: &Context) -> u32 {
        let config = &context.config;
        let Some(share) = self.share else { return u32::MAX };
        let fill = share.bytes_in(self.least_rtt + self.ack_lag(share, config));
        let fill = fill * u64::from(config.share_window) / 16;
        let few = u64::from(4 * (config.mtu + PACKET_OVERHEAD));
        (fill + few).min(u32::MAX.into()) as u32
    }

    /// Grows or shrinks the window over all paths.
    fn adapt(&mut self, now: Time, mut progress: Progress, path: usize, context: &Context) {
        let config = &context.config;
        // What it may grow to is known: it need not be tried.
        progress.limited = true;
        progress.round_over = now >= self.round_end;
        if progress.round_over {
            self.round_end = now + self.paths[path].send.rtt.mean();
        }
        // What the share fills at least, and two packets: the share itself falls when marks come from the
        // receiver's port, and the paths' own windows fall further when they do not.
        let fill = self.fill(self.paths[path].send.rtt.mean().times(2));
        let (least, most) = (fill.max(2 * least_window(config)), self.most_window(context));
        let least = least.min(most);
        let bounds = Bounds { least, most, increase: most >> config.increase_shift };
        self.window.take(progress, bounds, config);
    }

    /// A path that stays congested while another is clear looks for another route.
    fn reroute_if_congested(&mut self, path: u8, context: &mut Context) {
        let after = context.config.reroute_after;
        let at = usize::from(path);
        if after == 0 || self.paths[at].send.window.congested_rounds < after {
            return;
        }
        let clear = self
            .paths
            .iter()
            .any(|other| !other.send.is_dead() && !other.send.window.is_congested(&context.config));
        if clear {
            let source_port = context.draw_port();
            let window = first_window(&context.config, self.config.paths);
            self.paths[at].send.reroute(source_port, window);
            context.counters.count(Event::Rerouted);
        }
    }
}
