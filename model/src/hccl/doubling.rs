//! All-reduce by recursive doubling, for any number of ranks.
//!
//! ```text
//!   p = the largest power of two within n
//!   fold in:   rank p + i sends its vector to rank i, which adds it
//!   round k:   ranks r and r xor 2^k exchange what they have, and both add    (k = 0, 1, ...)
//!   fold out:  rank i sends the sum to rank p + i
//! ```
//!
//! The sum at each of the first p ranks is a balanced tree, with own operands on the left:
//! T(0, r) = x[r], or x[r] + x[p + r] if there is a rank p + r; T(k + 1, r) = T(k, r) + T(k, r xor
//! 2^k). As a + b and b + a are the same bits, all ranks get the same.
//!
//! What arrives in a round has a vector of scratch of its own, and the sum goes there too: so no
//! round waits until its sends are acknowledged, and all receives are posted at the beginning.

use std::ops::Range;

use super::build::{At, Channel};

/// The largest power of two within the ranks.
fn power(ranks: usize) -> usize {
    1 << ranks.ilog2()
}

/// Vectors of scratch: one for each round, one for the rank that folds in, if any does.
pub(super) fn slots(ranks: usize) -> u32 {
    ranks.ilog2() + u32::from(!ranks.is_power_of_two())
}

/// Every rank gets the sum of all.
pub(super) fn all_reduce(c: &mut Channel<'_>, elements: u64) {
    let share = c.share(&(0..elements));
    let pieces = c.pieces(&share);
    let (send, recv, scratch) = (c.layout.send, c.layout.recv, c.layout.scratch);
    if c.ranks == 1 {
        return c.copy(recv, share.start, send, &share);
    }
    let power = power(c.ranks);
    if c.rank >= power {
        let partner = c.rank - power;
        for piece in &pieces {
            c.recv(partner, recv, piece);
        }
        c.ready();
        for piece in &pieces {
            c.send(partner, send, piece, &[]);
        }
        return;
    }
    let slot = |c: &Channel<'_>, i: usize| scratch + c.at(0, elements) * i as u64;
    let rounds = power.ilog2() as usize;
    let extra = Some(c.rank + power).filter(|&extra| extra < c.ranks);

    let fold_in: Option<(u64, Vec<At>)> = extra.map(|extra| {
        let to = slot(c, rounds);
        (to, pieces.iter().map(|piece| c.recv(extra, to, piece)).collect())
    });
    let partner = |c: &Channel<'_>, k: usize| c.rank ^ 1 << k;
    let received: Vec<Vec<At>> = (0..rounds)
        .map(|k| {
            let (peer, to) = (partner(c, k), slot(c, k));
            pieces.iter().map(|piece| c.recv(peer, to, piece)).collect()
        })
        .collect();
    c.ready();

    // Where this rank's sum so far is, and the sum of each piece of it.
    let mut sum = send;
    let mut summed: Vec<Option<At>> = vec![None; pieces.len()];
    // Sends out of the send buffer, which the last sum overwrites if it is in place.
    let mut from_send: Vec<Option<At>> = vec![None; pieces.len()];
    if let Some((to, arrived)) = fold_in {
        for (i, piece) in pieces.iter().enumerate() {
            summed[i] = Some(c.reduce([to, sum, to], piece, &[arrived[i]]));
        }
        sum = to;
    }
    for (k, arrived) in received.iter().enumerate() {
        let (peer, to) = (partner(c, k), slot(c, k));
        for (i, piece) in pieces.iter().enumerate() {
            let after: Vec<At> = summed[i].into_iter().collect();
            let at = c.send(peer, sum, piece, &after);
            if sum == send {
                from_send[i] = Some(at);
            }
        }
        let target = if k + 1 == rounds { recv } else { to };
        for (i, piece) in pieces.iter().enumerate() {
            let replaced = from_send[i].filter(|_| target == send);
            let after: Vec<At> = replaced.into_iter().chain([arrived[i]]).collect();
            summed[i] = Some(c.reduce([target, sum, to], piece, &after));
        }
        sum = target;
    }
    if let Some(extra) = extra {
        fold_out(c, extra, &pieces, &summed);
    }
}

fn fold_out(c: &mut Channel<'_>, extra: usize, pieces: &[Range<u64>], summed: &[Option<At>]) {
    let recv = c.layout.recv;
    for (piece, at) in pieces.iter().zip(summed) {
        let after: Vec<At> = at.iter().copied().collect();
        c.send(extra, recv, piece, &after);
    }
}
