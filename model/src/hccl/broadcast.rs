//! Broadcast along a ring or down a tree.
//!
//! ```text
//!   v = rank - root (modulo n)
//!   ring:  v = 0 --> 1 --> 2 --> ... --> n - 1, piece by piece
//!   tree:  in round k = 0, 1, ... each v below 2^k sends to v + 2^k
//! ```

use std::ops::Range;

use super::build::{At, Channel};

/// From rank to rank.
pub(super) fn ring(c: &mut Channel<'_>, elements: u64, root: usize) {
    let (v, n) = (virtual_rank(c, root), c.ranks);
    let children: Vec<usize> = (v + 1 < n).then(|| (c.rank + 1) % n).into_iter().collect();
    pass(c, elements, (v > 0).then(|| (c.rank + n - 1) % n), &children);
}

/// Down a binomial tree.
pub(super) fn tree(c: &mut Channel<'_>, elements: u64, root: usize) {
    let (v, n) = (virtual_rank(c, root), c.ranks);
    let rank = |v: usize| (v + root) % n;
    // The round in which v gets the vector is that of its highest bit; from the next on it sends.
    let got = v.checked_ilog2();
    let first = got.map_or(0, |k| k + 1);
    let children: Vec<usize> = (first..usize::BITS)
        .map_while(|k| v.checked_add(1usize.checked_shl(k)?).filter(|&child| child < n))
        .map(rank)
        .collect();
    pass(c, elements, got.map(|k| rank(v - (1 << k))), &children);
}

fn virtual_rank(c: &Channel<'_>, root: usize) -> usize {
    (c.rank + c.ranks - root) % c.ranks
}

/// Gets the vector from the parent, or has it, and sends it to the children.
fn pass(c: &mut Channel<'_>, elements: u64, parent: Option<usize>, children: &[usize]) {
    let share = c.share(&(0..elements));
    let pieces: Vec<Range<u64>> = c.pieces(&share);
    let (send, recv) = (c.layout.send, c.layout.recv);
    let received: Vec<Vec<At>> = pieces
        .iter()
        .map(|piece| parent.iter().map(|&parent| c.recv(parent, recv, piece)).collect())
        .collect();
    c.ready();
    let from = if parent.is_some() { recv } else { send };
    if parent.is_none() {
        c.copy(recv, share.start, send, &share);
    }
    for (piece, after) in pieces.iter().zip(&received) {
        for &child in children {
            c.send(child, from, piece, after);
        }
    }
}
