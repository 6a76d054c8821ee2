//! Rings: reduce-scatter, all-gather, and all-reduce as one after the other.
//!
//! ```text
//!   reduce-scatter                              all-gather
//!   part p:  p+1 --> p+2 --> ... --> p          part p:  p --> p+1 --> ... --> p-1
//!            each adds its own on the way                each keeps it and passes it on
//! ```
//!
//! Rank r only ever sends to r + 1. In step k of a reduce-scatter it sends part r - 1 - k and gets
//! part r - 2 - k, to which it adds its own; the last one that it gets is part r. In step k of an
//! all-gather it sends part r - k and gets part r - 1 - k. Ranks and parts count modulo n.
//!
//! So element e of part p is summed as ((x[p+1] + x[p+2]) + x[p+3]) + ... + x[p]: the order follows
//! from the number of ranks and of elements alone, whatever the number of engines.
//!
//! Pieces of a part follow each other. The sum of the next piece is issued before the send of the one
//! before waits for its sum, so that the NMC is not idle in between.

use std::ops::Range;

use super::build::{At, Channel};
use super::collective::{Kind, part};

/// This channel's pieces of a part.
fn pieces(c: &Channel<'_>, elements: u64, p: usize) -> Vec<Range<u64>> {
    let share = c.share(&part(&(0..elements), c.ranks, p));
    c.pieces(&share)
}

/// Part r - `back` (modulo n).
fn before(c: &Channel<'_>, back: usize) -> usize {
    (c.rank + 2 * c.ranks - back) % c.ranks
}

fn next(c: &Channel<'_>) -> usize {
    (c.rank + 1) % c.ranks
}

fn previous(c: &Channel<'_>) -> usize {
    before(c, 1)
}

/// What each step awaits, by step and piece.
type Received = Vec<Vec<At>>;

/// Posts the receives of a reduce-scatter: in scratch, where they stand in the vector.
fn await_parts_to_sum(c: &mut Channel<'_>, elements: u64) -> Received {
    let (peer, scratch) = (previous(c), c.layout.scratch);
    (0..c.ranks - 1)
        .map(|k| {
            let pieces = pieces(c, elements, before(c, 2 + k));
            pieces.iter().map(|piece| c.recv(peer, scratch, piece)).collect()
        })
        .collect()
}

/// Posts the receives of an all-gather: where they stand in the receive buffer.
fn await_parts(c: &mut Channel<'_>, elements: u64) -> Received {
    let (peer, recv) = (previous(c), c.layout.recv);
    (0..c.ranks - 1)
        .map(|k| {
            let pieces = pieces(c, elements, before(c, 1 + k));
            pieces.iter().map(|piece| c.recv(peer, recv, piece)).collect()
        })
        .collect()
}

/// The steps of a reduce-scatter. The sums of part r go to the vector at `result` and on to the
/// next rank if `pass_on`.
fn sum_parts(c: &mut Channel<'_>, elements: u64, received: &Received, result: u64, pass_on: bool) {
    let (peer, send, scratch) = (next(c), c.layout.send, c.layout.scratch);
    for piece in pieces(c, elements, before(c, 1)) {
        c.send(peer, send, &piece, &[]);
    }
    for (k, step) in received.iter().enumerate() {
        let last = k == received.len() - 1;
        let to = if last { result } else { scratch };
        let parts = pieces(c, elements, before(c, 2 + k));
        let mut summed: Option<(At, &Range<u64>)> = None;
        for (piece, &arrived) in parts.iter().zip(step) {
            let sum = c.reduce([to, scratch, send], piece, &[arrived]);
            if let Some((at, piece)) = summed.replace((sum, piece))
                && (!last || pass_on)
            {
                c.send(peer, to, piece, &[at]);
            }
        }
        if let Some((at, piece)) = summed
            && (!last || pass_on)
        {
            c.send(peer, to, piece, &[at]);
        }
    }
}

/// The steps of an all-gather in which what arrived is passed on: all but the first.
fn pass_parts_on(c: &mut Channel<'_>, elements: u64, received: &Received) {
    let (peer, recv) = (next(c), c.layout.recv);
    // What arrives in the last step has been everywhere.
    let steps = received.len().saturating_sub(1);
    for (k, step) in received[..steps].iter().enumerate() {
        let parts = pieces(c, elements, before(c, 1 + k));
        for (piece, &arrived) in parts.iter().zip(step) {
            c.send(peer, recv, piece, &[arrived]);
        }
    }
}

fn elements(c: &Channel<'_>) -> u64 {
    match c.collective.kind {
        Kind::AllReduce { elements, .. }
        | Kind::ReduceScatter { elements }
        | Kind::AllGather { elements } => elements,
        _ => 0,
    }
}

/// Every rank gets the sum of all.
pub(super) fn all_reduce(c: &mut Channel<'_>) {
    let all = elements(c);
    if c.ranks == 1 {
        let own = c.share(&(0..all));
        return c.copy(c.layout.recv, own.start, c.layout.send, &own);
    }
    let to_sum = await_parts_to_sum(c, all);
    let to_keep = await_parts(c, all);
    c.ready();
    sum_parts(c, all, &to_sum, c.layout.recv, true);
    pass_parts_on(c, all, &to_keep);
}

/// Rank r gets part r of the sum.
pub(super) fn reduce_scatter(c: &mut Channel<'_>) {
    let all = elements(c);
    let own = part(&(0..all), c.ranks, c.rank);
    if c.ranks == 1 {
        let own = c.share(&own);
        return c.copy(c.layout.recv, own.start, c.layout.send, &own);
    }
    let to_sum = await_parts_to_sum(c, all);
    c.ready();
    // The receive buffer begins with part r: as if it were so much further on in the vector.
    let result = c.layout.recv.wrapping_sub(c.at(0, own.start));
    sum_parts(c, all, &to_sum, result, false);
}

/// Every rank gets all parts.
pub(super) fn all_gather(c: &mut Channel<'_>) {
    let all = elements(c);
    let own = part(&(0..all), c.ranks, c.rank);
    let to_keep = if c.ranks > 1 { await_parts(c, all) } else { Vec::new() };
    c.ready();
    // The send buffer is part r alone.
    let send = c.layout.send.wrapping_sub(c.at(0, own.start));
    let share = c.share(&own);
    c.copy(c.layout.recv, share.start, send, &share);
    if c.ranks > 1 {
        for piece in c.pieces(&share) {
            c.send(next(c), send, &piece, &[]);
        }
        pass_parts_on(c, all, &to_keep);
    }
}
