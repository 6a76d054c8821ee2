//! Work is posted, completes, or fails.

use super::{Connection, Side};
use crate::transport::context::Context;
use crate::transport::flow::{ReceiveFlow, SendFlow};
use crate::transport::packet::{FlowError, Reason};
use crate::transport::time::Time;
use crate::transport::work::{Completed, PostError, ReceiveRequest, Status, StreamId, WorkRequest};

impl Connection {
    /// Takes a message to be sent or fetched; its buffer and stream have been checked.
    ///
    /// # Errors
    /// If the flow has failed or its queue is full.
    pub fn post(
        &mut self,
        now: Time,
        stream: StreamId,
        request: WorkRequest,
        context: &mut Context,
    ) -> Result<(), PostError> {
        let depth = context.config.queue_depth;
        let flow = self.sending.get_or(stream.0, SendFlow::default);
        if flow.failed {
            return Err(PostError::StreamFailed(stream));
        }
        if flow.len() >= depth as usize {
            return Err(PostError::QueueFull { depth });
        }
        flow.post(request);
        self.last_used = now;
        self.activate(now, stream.0, Side::Messages, context);
        Ok(())
    }

    /// Takes a receive; its buffer and stream have been checked.
    ///
    /// # Errors
    /// If the flow has failed or its queue is full.
    pub fn post_receive(
        &mut self,
        stream: StreamId,
        request: ReceiveRequest,
        context: &Context,
    ) -> Result<(), PostError> {
        let depth = context.config.queue_depth;
        let flow = self.receiving.get_or(stream.0, ReceiveFlow::default);
        if flow.failed {
            return Err(PostError::StreamFailed(stream));
        }
        if flow.posted() >= depth as usize {
            return Err(PostError::QueueFull { depth });
        }
        flow.post(request);
        Ok(())
    }

    /// A flow may have something to send: it joins the queue of those that have.
    pub(super) fn activate(&mut self, now: Time, stream: u16, side: Side, context: &mut Context) {
        let joins = match side {
            Side::Messages => self.sending.get_mut(stream).is_some_and(|flow| {
                let joins = !flow.queued && flow.has_piece(now, &context.config);
                flow.queued |= joins;
                joins
            }),
            Side::Answers => self.receiving.get_mut(stream).is_some_and(|flow| {
                let joins = !flow.queued && flow.has_piece();
                flow.queued |= joins;
                joins
            }),
        };
        if joins {
            self.active.push_back((stream, side));
            self.wake(context);
        }
    }

    /// Completes the work of a flow whose turn it is; then more of its messages may be under way.
    pub(super) fn retire(&mut self, now: Time, stream: u16, context: &mut Context) {
        let Some(flow) = self.sending.get_mut(stream) else { return };
        while let Some((pending, status)) = flow.retire() {
            let length = if status == Status::Success { pending.request.local.length } else { 0 };
            let id = pending.request.id;
            context.complete(self.id, stream, id, pending.what(), status, length);
        }
        self.activate(now, stream, Side::Messages, context);
    }

    /// This end gives a flow up at a message, and tells the peer.
    pub(super) fn give_up(
        &mut self,
        now: Time,
        stream: StreamId,
        message: u32,
        status: Status,
        context: &mut Context,
    ) {
        let Some(flow) = self.sending.get_mut(stream.0) else { return };
        if flow.fails_at(message) {
            return;
        }
        flow.fail_at(message, status);
        self.errors.push_back(FlowError { stream, message, reason: Reason::Aborted });
        self.retire(now, stream.0, context);
        self.wake(context);
    }

    /// A flow fails at its receiving end, at the message whose turn it is. The status is that of the first
    /// receive: flushed, if the message takes none.
    pub(super) fn receiver_fails(
        &mut self,
        stream: u16,
        message: u32,
        (reason, status): (Reason, Status),
        context: &mut Context,
    ) {
        if reason != Reason::Aborted {
            let error = FlowError { stream: StreamId(stream), message, reason };
            self.errors.push_back(error);
            self.wake(context);
        }
        self.flush_receives(stream, status, context);
    }

    /// Completes all receives of a flow: the first one so, the others as flushed.
    pub(super) fn flush_receives(&mut self, stream: u16, first: Status, context: &mut Context) {
        let Some(flow) = self.receiving.get_mut(stream) else { return };
        let mut status = first;
        while let Some(request) = flow.take_receive() {
            context.complete(self.id, stream, request.id, Completed::Receive, status, 0);
            status = Status::Flushed;
        }
    }

    /// The connection ends: the first work of each flow completes with `first`, all other as flushed.
    pub fn flush(&mut self, first: Status, context: &mut Context) {
        let id = self.id;
        for (stream, flow) in self.sending.iter_mut() {
            let mut status = first;
            flow.failed = true;
            while let Some((pending, _)) = flow.retire() {
                context.complete(id, stream, pending.request.id, pending.what(), status, 0);
                status = Status::Flushed;
            }
        }
        let streams: Vec<u16> = self.receiving.iter().map(|(stream, _)| stream).collect();
        for stream in streams {
            self.flush_receives(stream, Status::Flushed, context);
        }
    }
}
