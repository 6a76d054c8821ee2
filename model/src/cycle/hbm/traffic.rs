//! Traffic to measure and test with: streams that read or write lines one after the other.

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// Streams of requests, by turns at random.
#[derive(Clone, Debug)]
pub struct Traffic {
    rng: ChaCha8Rng,
    streams: Vec<Stream>,
    lines: u64,
    run: u64,
    fragment: u64,
    /// The stream whose turn it is, and lines left of its turn.
    turn: (usize, u64),
}

#[derive(Clone, Debug)]
struct Stream {
    write: bool,
    next: u64,
    left: u64,
}

impl Traffic {
    /// `reads` streams of reads and `writes` of writes in a PC of `lines` lines. A stream goes on
    /// for `run` lines and then somewhere else; a turn is `fragment` lines.
    pub fn new(
        seed: u64,
        lines: u64,
        reads: usize,
        writes: usize,
        run: u64,
        fragment: u64,
    ) -> Traffic {
        let stream = |write| Stream { write, next: 0, left: 0 };
        let mut streams = vec![stream(false); reads];
        streams.extend(vec![stream(true); writes]);
        Traffic {
            rng: ChaCha8Rng::seed_from_u64(seed),
            streams,
            lines,
            run,
            fragment,
            turn: (0, 0),
        }
    }

    /// The next request: whether it writes, and its line.
    pub fn next_line(&mut self) -> (bool, u64) {
        if self.turn.1 == 0 {
            self.turn = (self.rng.random_range(0..self.streams.len()), self.fragment);
        }
        self.turn.1 -= 1;
        let stream = &mut self.streams[self.turn.0];
        if stream.left == 0 {
            // Runs begin at a multiple of a turn, as buffers do.
            stream.next = self.rng.random_range(0..self.lines / self.fragment) * self.fragment;
            stream.left = self.run;
        }
        let line = stream.next;
        stream.next = (line + 1) % self.lines;
        stream.left -= 1;
        (stream.write, line)
    }
}
