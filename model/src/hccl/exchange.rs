//! Direct exchange: all-to-all, all-to-allv and send/recv. Every message goes straight from its
//! sender's vector into its receiver's.
//!
//! ```text
//!   step k = 1 .. n-1:  rank r sends to r + k and gets from r - k, so that no rank is sent to by
//!                       all others at once
//! ```

use super::build::Channel;

/// Part p of rank r's vector becomes part r at rank p.
pub(super) fn all_to_all(c: &mut Channel<'_>) {
    let (rank, ranks) = (c.rank, c.ranks);
    let (send, recv) = (c.layout.send, c.layout.recv);
    for k in 1..ranks {
        let from = (rank + ranks - k) % ranks;
        let share = c.share(&c.collective.received_part(from, rank));
        for piece in c.pieces(&share) {
            c.recv(from, recv, &piece);
        }
    }
    c.ready();
    let own = c.share(&c.collective.sent_part(rank, rank));
    let to = c.share(&c.collective.received_part(rank, rank)).start;
    c.copy(recv, to, send, &own);
    for k in 1..ranks {
        let to = (rank + k) % ranks;
        let share = c.share(&c.collective.sent_part(rank, to));
        for piece in c.pieces(&share) {
            c.send(to, send, &piece, &[]);
        }
    }
}

/// Each pair's first rank sends its vector to the second.
pub(super) fn send_recv(c: &mut Channel<'_>, elements: u64, pairs: &[(usize, usize)]) {
    let (rank, share) = (c.rank, c.share(&(0..elements)));
    let pieces = c.pieces(&share);
    let (send, recv) = (c.layout.send, c.layout.recv);
    for &(from, _) in pairs.iter().filter(|p| p.1 == rank && p.0 != rank) {
        for piece in &pieces {
            c.recv(from, recv, piece);
        }
    }
    c.ready();
    for &(_, to) in pairs.iter().filter(|p| p.0 == rank) {
        if to == rank {
            c.copy(recv, share.start, send, &share);
            continue;
        }
        for piece in &pieces {
            c.send(to, send, piece, &[]);
        }
    }
}
