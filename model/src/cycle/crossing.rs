//! A queue between two clock domains, and the order in which the edges of two clocks come.
//!
//! ```text
//!   enq domain                                      deq domain
//!   ready, push ==>| items, write count |--2 edges-->| read count |==> front, pop
//!                  |   read count seen  |<--2 edges--|            |
//! ```
//! It follows the hardware's queue (`mtia_rtl::Crossing`) edge by edge: each side sees the other's
//! count through two flip-flops of its own clock. As what passes the first of them at an edge is
//! used an edge later, an edge comes in two halves, and the two sides can be run by two threads
//! that meet in between.

use std::collections::VecDeque;

/// The side at which items enter.
#[derive(Clone, Debug)]
pub struct Entrance {
    depth: u32,
    write: u32,
    /// The other side's count: as it is, behind one flip-flop, behind two.
    read: u32,
    read_first: u32,
    read_seen: u32,
}

impl Entrance {
    /// Of a queue of `depth` items.
    pub fn new(depth: u32) -> Entrance {
        Entrance { depth, write: 0, read: 0, read_first: 0, read_seen: 0 }
    }

    /// Whether an item would be taken at the next edge.
    #[inline]
    pub fn ready(&self) -> bool {
        self.write.wrapping_sub(self.read_seen) < self.depth
    }

    /// The first half of an edge, at which an item enters if `push`: what does not depend on what
    /// the other side did before the edge.
    #[inline]
    pub fn edge(&mut self, push: bool) {
        self.read_seen = self.read_first;
        self.write = self.write.wrapping_add(push.into());
    }

    /// An item has left the other side.
    #[inline]
    pub fn left(&mut self) {
        self.read = self.read.wrapping_add(1);
    }

    /// The second half of an edge, when all that left before it is known.
    #[inline]
    pub fn sample(&mut self) {
        self.read_first = self.read;
    }

    /// Whether further edges change nothing.
    #[inline]
    pub fn is_still(&self) -> bool {
        self.read_first == self.read && self.read_seen == self.read
    }
}

/// The side at which items leave.
#[derive(Clone, Debug)]
pub struct Exit<T> {
    items: VecDeque<T>,
    read: u32,
    write: u32,
    write_first: u32,
    write_seen: u32,
}

impl<T> Exit<T> {
    /// Of a queue of `depth` items.
    pub fn new(depth: u32) -> Exit<T> {
        let items = VecDeque::with_capacity(depth as usize);
        Exit { items, read: 0, write: 0, write_first: 0, write_seen: 0 }
    }

    /// The item that is offered.
    #[inline]
    pub fn front(&self) -> Option<&T> {
        if self.read == self.write_seen { None } else { self.items.front() }
    }

    /// The first half of an edge, at which the offered item leaves if `pop`.
    #[inline]
    pub fn edge(&mut self, pop: bool) -> Option<T> {
        let left = if pop && self.read != self.write_seen { self.items.pop_front() } else { None };
        self.read = self.read.wrapping_add(left.is_some().into());
        self.write_seen = self.write_first;
        left
    }

    /// An item has entered at the other side.
    #[inline]
    pub fn entered(&mut self, item: T) {
        self.items.push_back(item);
        self.write = self.write.wrapping_add(1);
    }

    /// The second half of an edge, when all that entered before it is known.
    #[inline]
    pub fn sample(&mut self) {
        self.write_first = self.write;
    }

    /// Whether nothing is there and further edges change nothing.
    #[inline]
    pub fn is_still(&self) -> bool {
        self.items.is_empty() && self.write_first == self.write && self.write_seen == self.write
    }
}

/// Both sides in one place. Each side calls its own methods between its own edges.
#[derive(Clone, Debug)]
pub struct Crossing<T> {
    entrance: Entrance,
    exit: Exit<T>,
}

impl<T> Crossing<T> {
    /// An empty queue of `depth` items.
    pub fn new(depth: u32) -> Crossing<T> {
        Crossing { entrance: Entrance::new(depth), exit: Exit::new(depth) }
    }

    /// Enq side: whether an item would be taken at the next edge.
    pub fn ready(&self) -> bool {
        self.entrance.ready()
    }

    /// Enq side: an edge, at which `item` enters. The caller has seen [`Crossing::ready`].
    pub fn enq_edge(&mut self, item: Option<T>) {
        self.entrance.edge(item.is_some());
        self.entrance.sample();
        if let Some(item) = item {
            self.exit.entered(item);
        }
    }

    /// Deq side: the item that is offered.
    pub fn front(&self) -> Option<&T> {
        self.exit.front()
    }

    /// Deq side: an edge, at which the offered item leaves if `pop`.
    pub fn deq_edge(&mut self, pop: bool) -> Option<T> {
        let left = self.exit.edge(pop);
        self.exit.sample();
        if left.is_some() {
            self.entrance.left();
        }
        left
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
