//! Writes the subgraph of one channel of one rank, with the signals that let peers send.
//!
//! ```text
//!   receiver                                 sender
//!   RECV ... (all it will get)
//!   SET one := 1
//!   WRITE one -> flag at the sender  ----->  WAIT flag = 1
//!                                            SET flag := 0, fenced
//!                                    <-----  SEND ...
//! ```
//!
//! So a SEND never meets a receiver that has posted nothing (SendSync), and a flag that is written
//! again finds the word taken back: the receiver writes it in its next program, which it starts
//! when it has all messages of this one, and those were sent after the SET.

use std::ops::Range;

use super::collective::{Collective, part};
use super::place::{Layout, Placement};
use crate::spec::wqe::{Kind, Order, QueuePair, Width, Wqe};

/// The index of a WQE in its subgraph.
pub(super) type At = usize;

/// The subgraph of one channel of one rank.
pub(super) struct Channel<'a> {
    pub(super) collective: &'a Collective,
    pub(super) rank: usize,
    pub(super) ranks: usize,
    pub(super) layout: Layout,
    placement: &'a Placement,
    channel: usize,
    wqes: Vec<Wqe>,
    /// Peers that messages are awaited from and that were not told yet.
    awaited: Vec<usize>,
    /// Peers whose flag was waited for.
    released: Vec<usize>,
}

impl<'a> Channel<'a> {
    pub(super) fn new(
        collective: &'a Collective,
        placement: &'a Placement,
        rank: usize,
        channel: usize,
    ) -> Channel<'a> {
        Channel {
            collective,
            rank,
            ranks: collective.ranks,
            layout: placement.ranks[rank].layout,
            placement,
            channel,
            wqes: Vec::new(),
            awaited: Vec::new(),
            released: Vec::new(),
        }
    }

    pub(super) fn finish(self) -> Vec<Wqe> {
        debug_assert!(self.awaited.is_empty(), "ready() was forgotten");
        self.wqes
    }

    /// This channel's share of some elements.
    pub(super) fn share(&self, elements: &Range<u64>) -> Range<u64> {
        part(elements, self.placement.channels(), self.channel)
    }

    /// A range of elements in pieces of a message each.
    pub(super) fn pieces(&self, elements: &Range<u64>) -> Vec<Range<u64>> {
        let most = u64::from(self.placement.message_bytes) / self.element();
        let starts = (elements.start..elements.end).step_by(most as usize);
        starts.map(|start| start..elements.end.min(start + most)).collect()
    }

    fn element(&self) -> u64 {
        self.collective.dtype.element_bytes().into()
    }

    /// Address of an element of a vector that begins at `base`, which may lie before address 0 if
    /// the vector's first elements do not exist.
    pub(super) fn at(&self, base: u64, element: u64) -> u64 {
        base.wrapping_add(element * self.element())
    }

    fn queue_pair(&self, peer: usize) -> QueuePair {
        self.placement.queue_pairs.of(self.rank, peer, self.channel)
    }

    /// Appends a WQE that waits for others. It has one `wqe_sync`; for each further one a NOOP
    /// waits before it.
    fn push(&mut self, wqe: Wqe, after: &[At]) -> At {
        let (last, others) = match after.split_last() {
            Some((last, others)) => (Some(*last), others),
            None => (None, after),
        };
        for &other in others {
            let back = self.wqes.len() - other;
            let order = Order { wqe_sync: Some(back as i16), ..Order::default() };
            self.wqes.push(Wqe { order, ..Wqe::of(Kind::Noop) });
        }
        let at = self.wqes.len();
        let wqe_sync = last.map(|last| (at - last) as i16);
        self.wqes.push(Wqe { order: Order { wqe_sync, ..wqe.order }, ..wqe });
        at
    }

    /// Awaits a message: the elements of `piece` come to where they stand from `base` on.
    pub(super) fn recv(&mut self, peer: usize, base: u64, piece: &Range<u64>) -> At {
        if !self.awaited.contains(&peer) {
            self.awaited.push(peer);
        }
        let wqe = Wqe {
            a: self.at(base, piece.start),
            length: self.bytes(piece),
            qp: self.queue_pair(peer).code(),
            ..Wqe::of(Kind::Recv)
        };
        self.push(wqe, &[])
    }

    /// Tells all peers that messages are awaited from that they may send.
    pub(super) fn ready(&mut self) {
        let peers = std::mem::take(&mut self.awaited);
        if peers.is_empty() {
            return;
        }
        let (rank, channel) = (self.rank, self.channel);
        let one = self.placement.one(rank, channel);
        let set = Wqe { a: one, value: 1, width: Width::Word.code(), ..Wqe::of(Kind::Set) };
        let set = self.push(set, &[]);
        for (i, peer) in peers.into_iter().enumerate() {
            let write = Wqe {
                a: one,
                b: self.placement.flag(peer, channel, rank),
                length: Width::Word.bytes() as u32,
                qp: self.queue_pair(peer).code(),
                ..Wqe::of(Kind::Write)
            };
            // Those behind the first are issued after it anyway.
            let after = [set];
            self.push(write, if i == 0 { &after } else { &[] });
        }
    }

    /// Waits until a peer may be sent to, and takes its flag back.
    fn released(&mut self, peer: usize) {
        if self.released.contains(&peer) {
            return;
        }
        self.released.push(peer);
        let flag = self.placement.flag(self.rank, self.channel, peer);
        let word = |kind, value| Wqe { a: flag, value, width: Width::Word.code(), ..Wqe::of(kind) };
        self.push(word(Kind::Wait, 1), &[]);
        let order = Order { fence: true, ..Order::default() };
        self.push(Wqe { order, ..word(Kind::Set, 0) }, &[]);
    }

    /// Sends the elements of `piece` of the vector at `base`, after some WQEs.
    pub(super) fn send(&mut self, peer: usize, base: u64, piece: &Range<u64>, after: &[At]) -> At {
        self.released(peer);
        let wqe = Wqe {
            a: self.at(base, piece.start),
            length: self.bytes(piece),
            qp: self.queue_pair(peer).code(),
            ..Wqe::of(Kind::Send)
        };
        self.push(wqe, after)
    }

    /// s = a + b for the elements of `piece` of the vectors at those addresses.
    pub(super) fn reduce(&mut self, [s, a, b]: [u64; 3], piece: &Range<u64>, after: &[At]) -> At {
        let wqe = Wqe {
            a: self.at(a, piece.start),
            b: self.at(b, piece.start),
            s: self.at(s, piece.start),
            length: self.bytes(piece),
            dtype: self.collective.dtype.code(),
            ..Wqe::of(Kind::Reduce)
        };
        self.push(wqe, after)
    }

    /// Copies elements of this rank: from element `from` of the vector at `a` to element `to` of
    /// the one at `s`. Nothing if they stand there already.
    pub(super) fn copy(&mut self, s: u64, to: u64, a: u64, from: &Range<u64>) {
        for piece in self.pieces(from) {
            let source = self.at(a, piece.start);
            let target = self.at(s, to + piece.start - from.start);
            if source != target {
                let length = self.bytes(&piece);
                let wqe = Wqe { a: source, s: target, length, ..Wqe::of(Kind::Copy) };
                self.push(wqe, &[]);
            }
        }
    }

    /// Bytes of a piece; pieces are no longer than a message.
    fn bytes(&self, piece: &Range<u64>) -> u32 {
        ((piece.end - piece.start) * self.element()) as u32
    }
}
