//! A timer rang: acknowledgements that are due, paths that do not answer, pauses that end.

use super::{Connection, Fate, Orphan, Path, Side, first_window};
use crate::transport::context::Context;
use crate::transport::counters::Event;
use crate::transport::endpoint::Outcome;
use crate::transport::packet::{FlowError, Home};
use crate::transport::records::{Kind, Record};
use crate::transport::time::Time;
use crate::transport::work::StreamId;
use rand::RngExt;

impl Connection {
    /// Does what is due.
    pub fn expire(&mut self, now: Time, context: &mut Context) -> Fate {
        if self.paths_at <= now {
            self.path_timers(now, context);
            if self.is_lost(context) {
                return Fate::Lost;
            }
        }
        if self.resume_at <= now {
            self.resume(now, context);
        }
        if self.pace_at <= now && self.has_new() {
            self.wake(context);
        }
        let next = self.next_timer(now, context);
        self.arm(next, context);
        Fate::Lives
    }

    /// Does what is due on the paths, and finds when something is due next.
    fn path_timers(&mut self, now: Time, context: &mut Context) {
        for at in 0..self.due.len() {
            if self.due[at] > now {
                continue;
            }
            let path = at as u8;
            if self.paths[at].receive.ack_at <= now {
                let receive = &mut self.paths[at].receive;
                receive.ack_at = Time::NEVER;
                receive.ack_due = true;
                self.queue_control(path, context);
            }
            if self.paths[at].send.timer <= now {
                self.path_timer(now, path, context);
            }
            let Path { send, receive } = &self.paths[at];
            self.due[at] = send.timer.min(receive.ack_at);
        }
        self.paths_at = self.due.iter().copied().min().unwrap_or(Time::NEVER);
    }

    /// The earliest time at which something is due.
    fn next_timer(&self, now: Time, context: &Context) -> Time {
        let mut next = self.resume_at.min(self.paths_at).min(self.look_again_at(now, context));
        if self.pace_at > now && self.has_new() {
            next = next.min(self.pace_at);
        }
        next
    }

    fn path_timer(&mut self, now: Time, path: u8, context: &mut Context) {
        let at = usize::from(path);
        if self.paths[at].send.is_dead() {
            let (source_port, nonce) = (context.draw_port(), context.rng.random());
            context.counters.count(Event::Rerouted);
            self.paths[at].send.unanswered();
            self.paths[at].send.probe(now, source_port, nonce);
            self.paths[at].send.timer = Time::NEVER;
            self.queue_control(path, context);
            return;
        }
        if self.paths[at].send.in_flight() > 0 {
            context.counters.count(Event::Timeouts);
        }
        let dead = self.on_path(path, |send| send.time_out(now, &context.records, &context.config));
        if dead {
            self.bury(now, path, context);
        }
        self.wake(context);
    }

    /// A path is dead: its pieces go by others, and it is probed.
    fn bury(&mut self, now: Time, path: u8, context: &mut Context) {
        context.counters.count(Event::PathsDied);
        context.counters.count(Event::Rerouted);
        let at = usize::from(path);
        let unsettled = self.paths[at].send.unsettled();
        for psn in unsettled {
            let send = &self.paths[at].send;
            if send.is_moved(psn) {
                continue;
            }
            let record = send.record(psn, &context.records);
            let here = Home { path, psn };
            match (record.kind, record.link) {
                (Kind::Void, _) => self.on_path(path, |send| send.lose(psn, &context.records)),
                (Kind::Error(reason), _) => {
                    let stream = StreamId(record.stream);
                    let error = FlowError { stream, message: record.message, reason };
                    self.errors.push_back(error);
                    self.on_path(path, |send| send.make_void(psn, &mut context.records));
                }
                (_, Some(home)) => {
                    let carried = self.carries(home, here, context);
                    self.on_path(path, |send| send.make_void(psn, &mut context.records));
                    if carried {
                        self.send_home(record, home, path, context);
                    }
                }
                (_, None) => {
                    self.on_path(path, |send| send.move_away(psn, &mut context.records));
                    self.orphans.push_back(Orphan { record, home: here });
                }
            }
        }
        let (source_port, nonce) = (context.draw_port(), context.rng.random());
        self.on_path(path, |send| {
            send.die(now, source_port, nonce, &context.config);
            send.timer = Time::NEVER;
        });
        self.queue_control(path, context);
    }

    /// A carrier is given up: its piece goes by its home if that lives again, else by a third path.
    fn send_home(&mut self, record: Record, home: Home, dying: u8, context: &mut Context) {
        let send = &self.paths[usize::from(home.path)].send;
        send.record_mut(home.psn, &mut context.records).link = None;
        if send.is_dead() || home.path == dying {
            self.orphans.push_back(Orphan { record, home });
        } else {
            self.on_path(home.path, |send| send.lose(home.psn, &context.records));
        }
    }

    /// A dead path has answered a probe.
    pub(super) fn probe_answered(
        &mut self,
        now: Time,
        path: u8,
        nonce: u32,
        context: &mut Context,
    ) -> Outcome {
        let at = usize::from(path);
        let send = &self.paths[at].send;
        if !send.is_dead() || send.nonce != nonce {
            return Outcome::Dropped(Event::BadReply);
        }
        context.counters.count(Event::PathsRevived);
        let window = first_window(&context.config, self.config.paths);
        self.on_path(path, |send| send.revive(now, window, &context.records, &context.config));
        let timer = self.paths[at].send.timer;
        self.arm_path(path, timer, context);
        self.wake(context);
        Outcome::Taken
    }

    /// Whether no path reaches the peer any more.
    fn is_lost(&self, context: &Context) -> bool {
        let most = context.config.give_up_after;
        self.paths.iter().all(|path| path.send.is_dead() && path.send.timeouts >= most)
    }

    /// Pauses that are over end.
    fn resume(&mut self, now: Time, context: &mut Context) {
        self.resume_at = Time::NEVER;
        let mut over = Vec::new();
        for (stream, flow) in self.sending.iter() {
            if flow.paused_until > now {
                self.resume_at = self.resume_at.min(flow.paused_until);
            } else if !flow.queued {
                over.push(stream);
            }
        }
        for stream in over {
            self.activate(now, stream, Side::Messages, context);
        }
    }
}
