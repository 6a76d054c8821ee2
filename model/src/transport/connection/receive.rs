//! A packet has come.

use super::{Connection, Side};
use crate::transport::context::Context;
use crate::transport::counters::Event;
use crate::transport::endpoint::{Arrival, Outcome, Placement};
use crate::transport::flow::{ReceiveFlow, Verdict};
use crate::transport::packet::{
    Body, Content, FlowError, Fragment, Home, Packet, Reason, Sequence, Target,
};
use crate::transport::path::Known;
use crate::transport::region::Access;
use crate::transport::time::Time;
use crate::transport::work::{ConnectionId, Status, StreamId};

/// What is to be done with a sequenced packet that has not arrived before.
enum Judged {
    Placed(Placement),
    Taken,
    Refused(Event),
    Dropped(Event),
}

impl Connection {
    /// Takes a packet of this connection, on one of its paths.
    pub fn receive(
        &mut self,
        now: Time,
        packet: &Packet,
        arrival: Arrival,
        context: &mut Context,
    ) -> Outcome {
        let outcome = match &packet.body {
            Body::Sequenced { sequence, content } => {
                self.receive_sequenced(now, packet, *sequence, content, arrival, context)
            }
            Body::Ack(ack) => self.receive_ack(now, packet.path, ack, context),
            Body::Probe { nonce } => {
                self.paths[usize::from(packet.path)].receive.probe = Some(*nonce);
                self.queue_control(packet.path, context);
                Outcome::Taken
            }
            Body::ProbeReply { nonce } => self.probe_answered(now, packet.path, *nonce, context),
            // The endpoint takes these.
            Body::Close | Body::CloseReply => Outcome::Dropped(Event::Malformed),
        };
        // Dropped or not: it is awake now, and must look when it may sleep again.
        self.used(now, context);
        outcome
    }

    fn receive_sequenced(
        &mut self,
        now: Time,
        packet: &Packet,
        sequence: Sequence,
        content: &Content,
        arrival: Arrival,
        context: &mut Context,
    ) -> Outcome {
        let path = packet.path;
        let known = self.paths[usize::from(path)].receive.known(sequence.psn);
        if known == Known::Beyond {
            return Outcome::Dropped(Event::BeyondWindow);
        }
        let home = match content {
            Content::Fragment(piece) => piece.home,
            _ => None,
        };
        let here = Home { path, psn: sequence.psn };
        let home_known = match home {
            None => Known::Absent,
            Some(home) if u16::from(home.path) >= self.config.paths || home == here => {
                return Outcome::Dropped(Event::Malformed);
            }
            Some(home) => self.paths[usize::from(home.path)].receive.known(home.psn),
        };
        if home_known == Known::Beyond || !self.makes_sense(content) {
            return Outcome::Dropped(Event::Malformed);
        }
        // A piece is judged once, at its home; what arrives of it later shares its home's fate.
        let judged = match (known, home_known, content) {
            (Known::Refused, _, Content::Void) => Judged::Taken,
            (Known::Received | Known::Refused, _, _) => Judged::Dropped(Event::Duplicates),
            (_, Known::Received, _) => Judged::Dropped(Event::Duplicates),
            (_, Known::Refused, _) => Judged::Refused(Event::Duplicates),
            (_, _, Content::Void) => Judged::Taken,
            (_, _, Content::FlowError(error)) => self.flow_ended(now, error, context),
            (_, _, Content::Fragment(piece)) => self.judge(now, piece, context),
        };
        if let Judged::Dropped(event) = judged
            && event != Event::Duplicates
        {
            return Outcome::Dropped(event);
        }
        let receive = &mut self.paths[usize::from(path)].receive;
        let mut at_once = receive.note(now, sequence, packet.timestamp, arrival.ecn_marked);
        if arrival.ecn_marked {
            context.counters.count(Event::Marked);
        }
        let outcome = match judged {
            Judged::Placed(_) | Judged::Taken => {
                context.counters.count(Event::Accepted);
                self.close(here, home, true, now, context);
                match judged {
                    Judged::Placed(placement) => {
                        context.counters.add(Event::PlacedBytes, placement.length.into());
                        Outcome::Placed(placement)
                    }
                    _ => Outcome::Taken,
                }
            }
            Judged::Refused(event) => {
                at_once = true;
                self.close(here, home, false, now, context);
                Outcome::Dropped(event)
            }
            Judged::Dropped(event) => {
                at_once = true;
                if known == Known::Absent {
                    // It has come by another path: this PSN has no more to bring.
                    self.close(here, None, true, now, context);
                }
                Outcome::Dropped(event)
            }
        };
        if let Outcome::Dropped(event) = outcome {
            context.counters.count(event);
        }
        if let Content::Fragment(piece) = content {
            at_once |= piece.ack_now || self.share_has_risen(now, context);
            // Nothing follows that would bring the acknowledgement of what comes late.
            at_once |= self.inbound.has_quit();
            if piece.last {
                self.acknowledge_all(context);
            }
            // Refused or not: a flow may fail at this message.
            self.advance(now, piece.stream.0, context);
        }
        self.schedule_ack(now, path, at_once, context);
        outcome
    }

    fn makes_sense(&self, content: &Content) -> bool {
        match content {
            Content::Void => true,
            Content::Fragment(piece) => {
                piece.stream.0 < self.config.streams && piece.is_consistent()
            }
            Content::FlowError(error) => error.stream.0 < self.config.streams,
        }
    }

    /// A PSN is received or refused from now on, and the home of its piece with it.
    fn close(
        &mut self,
        here: Home,
        home: Option<Home>,
        accepted: bool,
        now: Time,
        context: &mut Context,
    ) {
        for Home { path, psn } in [Some(here), home].into_iter().flatten() {
            let receive = &mut self.paths[usize::from(path)].receive;
            match accepted {
                true => receive.accept(psn),
                false if receive.known(psn) == Known::Absent => receive.refuse(psn),
                false => {}
            }
        }
        if !accepted && let Some(home) = home {
            // The sender must learn of it on that path too, to close it.
            self.schedule_ack(now, home.path, true, context);
        }
    }

    /// The sender waits for nothing else: what any path owes is told now.
    fn acknowledge_all(&mut self, context: &mut Context) {
        for at in 0..self.paths.len() {
            let receive = &mut self.paths[at].receive;
            if receive.pending() > 0 {
                receive.ack_due = true;
                self.queue_control(at as u8, context);
            }
        }
    }

    /// Whether the share is larger than the peer was told, by more than a quarter.
    fn share_has_risen(&self, now: Time, context: &mut Context) -> bool {
        let (now, told) = (context.share.level(now).0, self.told.0);
        told > 0 && now > told.saturating_add(told / 4)
    }

    fn schedule_ack(&mut self, now: Time, path: u8, at_once: bool, context: &mut Context) {
        let receive = &mut self.paths[usize::from(path)].receive;
        if at_once || receive.pending() >= context.config.ack_every {
            receive.ack_due = true;
            self.queue_control(path, context);
        } else if receive.ack_at == Time::NEVER {
            let at = now + context.config.ack_delay;
            receive.ack_at = at;
            self.arm_path(path, at, context);
        }
    }

    fn judge(&mut self, now: Time, piece: &Fragment, context: &mut Context) -> Judged {
        let stream = piece.stream;
        let placement = |address| Placement {
            connection: ConnectionId(self.id),
            stream,
            address,
            length: piece.payload.length,
        };
        if piece.target == Target::ReadResponse {
            return self.answered(now, piece, context);
        }
        let flow = self.receiving.get_or(stream.0, ReceiveFlow::default);
        match flow.judge(piece, &context.regions) {
            Verdict::Place(address) => Judged::Placed(placement(address)),
            Verdict::Take => Judged::Taken,
            Verdict::NotReady => Judged::Refused(Event::NotReady),
            Verdict::Refuse => Judged::Refused(Event::Refused),
            Verdict::Nonsense => Judged::Dropped(Event::Malformed),
        }
    }

    /// A piece of the answer to a Read.
    fn answered(&mut self, now: Time, piece: &Fragment, context: &mut Context) -> Judged {
        let stream = piece.stream;
        let Some(flow) = self.sending.get_mut(stream.0) else {
            return Judged::Dropped(Event::Malformed);
        };
        let Some(buffer) = flow.answered(piece) else {
            // Of a Read that has failed since: nobody wants it.
            return Judged::Taken;
        };
        let (address, length) = (buffer.address, buffer.length);
        let allowed = length == 0
            || context
                .regions
                .check(buffer.key.0, address, length.into(), Access::LocalWrite)
                .is_ok();
        if !allowed {
            self.give_up(now, stream, piece.message, Status::LocalProtection, context);
            return Judged::Taken;
        }
        self.retire(now, stream.0, context);
        if length == 0 {
            return Judged::Taken;
        }
        Judged::Placed(Placement { connection: ConnectionId(self.id), stream, address, length })
    }

    /// The peer says that a flow has ended.
    fn flow_ended(&mut self, now: Time, error: &FlowError, context: &mut Context) -> Judged {
        let StreamId(stream) = error.stream;
        let status = match error.reason {
            Reason::Aborted => {
                self.receiving.get_or(stream, ReceiveFlow::default).aborted(error.message);
                self.advance(now, stream, context);
                return Judged::Taken;
            }
            Reason::Access => Status::RemoteAccess,
            Reason::Invalid => Status::RemoteInvalidRequest,
            Reason::Receiver => Status::RemoteAborted,
        };
        let Some(flow) = self.sending.get_mut(stream) else {
            return Judged::Dropped(Event::Malformed);
        };
        if !flow.failed && !flow.is_posted(error.message) {
            return Judged::Dropped(Event::Malformed);
        }
        flow.fail_at(error.message, status);
        self.retire(now, stream, context);
        Judged::Taken
    }

    /// Completes the messages of a flow whose turn it is.
    fn advance(&mut self, now: Time, stream: u16, context: &mut Context) {
        while let Some(flow) = self.receiving.get_mut(stream)
            && let Some(open) = flow.advance()
        {
            if let Some(fault) = open.fault {
                self.receiver_fails(stream, open.message, fault, context);
                return;
            }
            if let Target::ReadRequest { address, key } = open.target {
                flow.answer_read(open.message, address, key, open.total);
                self.activate(now, stream, Side::Answers, context);
            } else if let Some(what) = crate::transport::flow::completed(&open.target)
                && let Some(request) = flow.take_receive()
            {
                let status = Status::Success;
                context.complete(self.id, stream, request.id, what, status, open.total);
            }
        }
    }
}
