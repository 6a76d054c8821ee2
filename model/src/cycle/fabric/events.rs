//! The event queue: a calendar of buckets, each a short span of time.
//!
//! ```text
//!   push --> near: a bucket's list --sorted when its span begins--> today --pop--> next event
//!        \-> far: a heap ---------- moves to its bucket in time --^
//! ```
//! An event is a time and a code. Events leave by time, those of one time by code, so the order
//! depends on nothing but the events themselves. Pushing and popping take constant time as long as
//! most events lie within the calendar and few share a bucket; the span of a bucket is chosen for that.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// Buckets of the calendar, a power of two.
const BUCKETS: usize = 1 << 14;
/// No node.
const NONE: u32 = u32::MAX;

#[derive(Clone, Copy)]
struct Node {
    key: u128,
    next: u32,
}

/// Events ordered by time, then by code.
pub struct Events {
    /// log2 of a bucket's span, in picoseconds.
    shift: u32,
    /// The bucket that is being emptied, counted from time 0.
    current: u64,
    /// The heads of the buckets' lists, by the bucket's number modulo [`BUCKETS`].
    heads: Vec<u32>,
    /// A bit for each bucket that is not empty, and a bit for each word of them.
    occupied: Vec<u64>,
    nodes: Vec<Node>,
    free: u32,
    /// Events of the current bucket, the next one last.
    today: Vec<u128>,
    /// Events behind the calendar.
    far: BinaryHeap<Reverse<u128>>,
    len: usize,
}

fn key(time_ps: u64, code: u32) -> u128 {
    u128::from(time_ps) << 32 | u128::from(code)
}

fn time(key: u128) -> u64 {
    (key >> 32) as u64
}

impl Events {
    /// An empty queue whose buckets span `span_ps` picoseconds, rounded up to a power of two.
    pub fn new(span_ps: u64) -> Events {
        Events {
            shift: span_ps.clamp(1, 1 << 40).next_power_of_two().trailing_zeros(),
            current: 0,
            heads: vec![NONE; BUCKETS],
            occupied: vec![0; BUCKETS / 64],
            nodes: Vec::new(),
            free: NONE,
            today: Vec::new(),
            far: BinaryHeap::new(),
            len: 0,
        }
    }

    /// Events in the queue.
    pub fn len(&self) -> usize {
        self.len
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Adds an event. A time before that of the event popped last counts as that time's bucket.
    #[inline]
    pub fn push(&mut self, time_ps: u64, code: u32) {
        self.len += 1;
        let key = key(time_ps, code);
        let bucket = time_ps >> self.shift;
        if bucket <= self.current {
            let at = self.today.partition_point(|&other| other > key);
            self.today.insert(at, key);
        } else if bucket - self.current < BUCKETS as u64 {
            self.push_near(bucket, key);
        } else {
            self.far.push(Reverse(key));
        }
    }

    #[inline]
    fn push_near(&mut self, bucket: u64, key: u128) {
        let slot = bucket as usize % BUCKETS;
        let node = Node { key, next: self.heads[slot] };
        let at = self.free;
        if at == NONE {
            self.heads[slot] = self.nodes.len() as u32;
            self.nodes.push(node);
        } else {
            self.free = self.nodes[at as usize].next;
            self.nodes[at as usize] = node;
            self.heads[slot] = at;
        }
        self.occupied[slot / 64] |= 1 << (slot % 64);
    }

    /// The next event: its time in picoseconds, and its code.
    #[inline]
    pub fn pop(&mut self) -> Option<(u64, u32)> {
        loop {
            if let Some(key) = self.today.pop() {
                self.len -= 1;
                return Some((time(key), key as u32));
            }
            self.next_bucket()?;
        }
    }

    /// Moves to the next bucket that has events.
    fn next_bucket(&mut self) -> Option<()> {
        let near = self.next_occupied();
        let far = self.far.peek().map(|Reverse(key)| time(*key) >> self.shift);
        self.current = match (near, far) {
            (None, None) => return None,
            (Some(near), None) => near,
            (None, Some(far)) => far,
            (Some(near), Some(far)) => near.min(far),
        };
        // What has come within the calendar's reach moves into it.
        while let Some(Reverse(key)) = self.far.peek().copied() {
            let bucket = time(key) >> self.shift;
            if bucket - self.current >= BUCKETS as u64 {
                break;
            }
            self.far.pop();
            self.push_near(bucket, key);
        }
        let slot = self.current as usize % BUCKETS;
        self.occupied[slot / 64] &= !(1 << (slot % 64));
        let mut at = std::mem::replace(&mut self.heads[slot], NONE);
        while at != NONE {
            let node = self.nodes[at as usize];
            self.today.push(node.key);
            self.nodes[at as usize].next = self.free;
            self.free = at;
            at = node.next;
        }
        self.today.sort_unstable_by(|a, b| b.cmp(a));
        Some(())
    }

    /// The next bucket with events behind the current one.
    fn next_occupied(&self) -> Option<u64> {
        let start = (self.current as usize + 1) % BUCKETS;
        let words = BUCKETS / 64;
        for step in 0..=words {
            let word = (start / 64 + step) % words;
            let mut bits = self.occupied[word];
            if step == 0 {
                bits &= !0 << (start % 64);
            } else if step == words {
                bits &= !(!0 << (start % 64));
            }
            if bits != 0 {
                let slot = word * 64 + bits.trailing_zeros() as usize;
                let ahead = (slot + BUCKETS - start) % BUCKETS;
                return Some(self.current + 1 + ahead as u64);
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::{RngExt, SeedableRng};
    use rand_chacha::ChaCha8Rng;

    /// Against a sorted list: pushes ahead by nothing up to far behind the calendar, pops between.
    #[test]
    fn order_is_that_of_a_sorted_list() {
        for seed in 0..20 {
            println!("seed {seed}");
            let mut rng = ChaCha8Rng::seed_from_u64(seed);
            let mut events = Events::new(1 << rng.random_range(0..14));
            let mut sorted = std::collections::BTreeMap::new();
            let mut now = 0;
            for _ in 0..20_000 {
                if rng.random_bool(0.55) {
                    let bits = rng.random_range(0..40);
                    let ahead = rng.random_range(0..1u64 << bits);
                    let code = rng.random_range(0..4);
                    events.push(now + ahead, code);
                    *sorted.entry((now + ahead, code)).or_insert(0) += 1;
                } else {
                    let expected = sorted.first_entry().map(|mut first| {
                        *first.get_mut() -= 1;
                        let key = *first.key();
                        if *first.get() == 0 {
                            first.remove();
                        }
                        key
                    });
                    let event = events.pop();
                    assert_eq!(event, expected);
                    now = event.map_or(now, |(time, _)| time);
                }
            }
            assert_eq!(events.len(), sorted.values().sum::<usize>());
        }
    }
}
