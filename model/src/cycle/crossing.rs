//! A queue between two clock domains, and the order in which the edges of two clocks come.
//!
//! ```text
//!   enq domain                                      deq domain
//!   ready, push ==>| items, write count |--2 edges-->| read count |==> front, pop
//!                  |   read count seen  |<--2 edges--|            |
//! ```
//! It follows the hardware's queue (`mtia_rtl::Crossing`) edge by edge: each side sees the other's
//! count through two flip-flops of its own clock.

use std::collections::VecDeque;

/// The queue. Each side calls its own methods between its own edges.
#[derive(Clone, Debug)]
pub struct Crossing<T> {
    items: VecDeque<T>,
    depth: u32,
    write: u32,
    write_first: u32,
    write_seen: u32,
    read: u32,
    read_first: u32,
    read_seen: u32,
}

impl<T> Crossing<T> {
    /// An empty queue of `depth` items.
    pub fn new(depth: u32) -> Crossing<T> {
        Crossing {
            items: VecDeque::with_capacity(depth as usize),
            depth,
            write: 0,
            write_first: 0,
            write_seen: 0,
            read: 0,
            read_first: 0,
            read_seen: 0,
        }
    }

    /// Enq side: whether an item would be taken at the next edge.
    pub fn ready(&self) -> bool {
        self.write.wrapping_sub(self.read_seen) < self.depth
    }

    /// Enq side: an edge, at which `item` enters. The caller has seen [`Crossing::ready`].
    pub fn enq_edge(&mut self, item: Option<T>) {
        self.read_seen = self.read_first;
        self.read_first = self.read;
        if let Some(item) = item {
            self.items.push_back(item);
            self.write = self.write.wrapping_add(1);
        }
    }

    /// Deq side: the item that is offered.
    pub fn front(&self) -> Option<&T> {
        if self.read == self.write_seen { None } else { self.items.front() }
    }

    /// Deq side: an edge, at which the offered item leaves if `pop`.
    pub fn deq_edge(&mut self, pop: bool) -> Option<T> {
        let left = if pop && self.read != self.write_seen { self.items.pop_front() } else { None };
        self.write_seen = self.write_first;
        self.write_first = self.write;
        if left.is_some() {
            self.read = self.read.wrapping_add(1);
        }
        left
    }

    /// Whether nothing is in the queue and no edge of either side would change anything.
    pub fn is_quiet(&self) -> bool {
        self.items.is_empty()
            && self.write_seen == self.write
            && self.read_seen == self.read
            && self.write_first == self.write
            && self.read_first == self.read
    }
}

/// An edge of one of two clocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edge {
    /// Of the first clock.
    First,
    /// Of the second.
    Second,
}

/// The edges of two clocks of a fixed ratio, in order. They never fall together: the second clock
/// is late by half of the step in which the two phases can differ.
#[derive(Clone, Debug)]
pub struct Clocks {
    period: [u64; 2],
    next: [u64; 2],
}

impl Clocks {
    /// Clocks of these frequencies, in GHz; the ratio is taken to the nearest kHz.
    pub fn new(first: f64, second: f64) -> Clocks {
        let kilohertz = |ghz: f64| ((ghz * 1e6).round() as u64).max(1);
        let [a, b] = [kilohertz(first), kilohertz(second)];
        let common = gcd(a, b);
        // A period is as long as the other clock is fast. Even and odd times never meet.
        let period = [2 * (b / common), 2 * (a / common)];
        Clocks { period, next: [period[0], period[1] + 1] }
    }

    /// The next edge.
    pub fn tick(&mut self) -> Edge {
        let (edge, i) =
            if self.next[0] < self.next[1] { (Edge::First, 0) } else { (Edge::Second, 1) };
        self.next[i] += self.period[i];
        edge
    }

    /// How many edges of the second clock come before the next of the first, which is passed too.
    pub fn until_first(&mut self) -> u32 {
        let mut seconds = 0;
        while self.tick() == Edge::Second {
            seconds += 1;
        }
        seconds
    }
}

fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_clocks_keep_their_ratio() {
        let mut clocks = Clocks::new(1.9, 2.0);
        let seconds: u32 = (0..1900).map(|_| clocks.until_first()).sum();
        assert!((1999..=2000).contains(&seconds), "{seconds}");
        let mut equal = Clocks::new(1.9, 1.9);
        equal.until_first();
        assert!((0..100).all(|_| equal.until_first() == 1));
    }

    #[test]
    fn an_item_shows_after_two_edges_and_its_place_comes_back_after_two() {
        let mut crossing = Crossing::new(2);
        crossing.enq_edge(Some('a'));
        crossing.enq_edge(Some('b'));
        assert!(!crossing.ready());
        assert_eq!(crossing.front(), None);
        crossing.deq_edge(false);
        assert_eq!(crossing.front(), None);
        crossing.deq_edge(false);
        assert_eq!(crossing.front(), Some(&'a'));
        assert_eq!(crossing.deq_edge(true), Some('a'));
        assert_eq!(crossing.front(), Some(&'b'));
        crossing.enq_edge(None);
        assert!(!crossing.ready());
        crossing.enq_edge(None);
        assert!(crossing.ready());
    }
}
