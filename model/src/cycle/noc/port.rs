//! A client's port: one lane of its link to its router, for one channel.
//!
//! ```text
//!   up 0 ==>|queue|--+                     +--> lane's input, class 0 or 1 (with room)
//!   up 1 ==>|queue|--+-- one flit a cycle -+
//!
//!   down 0 <==|queue|<--+                      +--- lane's output, class 0 or 1
//!   down 1 <==|queue|<--+-- one flit a cycle --+--- next lane ...
//! ```
//! Each class has a stream of its own in each direction, so that responses pass requests that wait.
//! The port takes the classes up in turn, and down the lanes and classes in turn, as far as there
//! is room; a flit that heads a queue in cycle t heads its lane's input in t + 1.

use super::lane::{Flit, Lane};

/// Flits that each of the port's queues holds.
pub const QUEUE: usize = 2;

/// A queue whose two ends belong to different blocks: what one does in a cycle, the other sees in
/// the next.
#[derive(Clone, Copy, Debug, Default)]
struct Queue<T> {
    items: [T; QUEUE],
    first: u8,
    count: u8,
    /// The outer end put or took an item in this cycle.
    moved: bool,
}

impl<T: Copy> Queue<T> {
    fn push(&mut self, item: T) {
        self.items[usize::from(self.first + self.count) % QUEUE] = item;
        self.count += 1;
    }

    fn pop(&mut self) -> T {
        let item = self.items[usize::from(self.first)];
        self.first = (self.first + 1) % QUEUE as u8;
        self.count -= 1;
        item
    }
}

/// What a port counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PortCounts {
    /// Flits accepted from the client, by class.
    pub injected: [u64; 2],
    /// Flits accepted by the client, by class.
    pub delivered: [u64; 2],
}

/// One lane of a client's link.
#[derive(Clone, Debug)]
pub struct Port<P> {
    /// The router.
    pub router: u32,
    /// The client's slot.
    pub slot: u32,
    /// First lane of the channel that goes over this lane of the link.
    first_lane: usize,
    /// Lanes of the link: every so many lanes of the channel go over this one.
    links: usize,
    up: [Queue<(u8, Flit<P>)>; 2],
    down: [Queue<P>; 2],
    /// Class behind the one that was taken up last.
    up_turn: u32,
    /// Lanes' outputs that hold a flit: bit 2 * lane of the port + class.
    heads: u32,
    /// Outputs behind the one that was taken last.
    down_turn: u32,
    counts: PortCounts,
}

/// The first bit of `able` that `turn` has, else the first bit at all.
#[inline]
fn next(able: u32, turn: u32) -> u32 {
    let ahead = able & turn;
    (if ahead != 0 { ahead } else { able }).trailing_zeros()
}

impl<P: Copy + Default> Port<P> {
    /// Lane `link` of a link with `links` lanes.
    pub fn new(router: u32, slot: u32, link: u32, links: u32) -> Port<P> {
        Port {
            router,
            slot,
            first_lane: link as usize,
            links: links as usize,
            up: Default::default(),
            down: Default::default(),
            up_turn: 0,
            heads: 0,
            down_turn: 0,
            counts: PortCounts::default(),
        }
    }

    /// Whether the port takes a flit of a class in this cycle.
    #[inline]
    pub fn can_send(&self, class: u32) -> bool {
        let queue = &self.up[class as usize];
        usize::from(queue.count) < QUEUE && !queue.moved
    }

    /// Gives it one; `lane` is the lane of the channel.
    #[inline]
    pub fn send(&mut self, class: u32, lane: u32, flit: Flit<P>) {
        debug_assert!(self.can_send(class), "no room for a flit of class {class}");
        debug_assert!(lane as usize % self.links == self.first_lane, "lane {lane} of another link");
        let queue = &mut self.up[class as usize];
        queue.push((lane as u8, flit));
        queue.moved = true;
        self.counts.injected[class as usize] += 1;
    }

    /// The flit of a class that the port offers in this cycle.
    #[inline]
    pub fn offer(&self, class: u32) -> Option<&P> {
        let queue = &self.down[class as usize];
        (queue.count > 0 && !queue.moved).then(|| &queue.items[usize::from(queue.first)])
    }

    /// Takes it.
    #[inline]
    pub fn take(&mut self, class: u32) -> Option<P> {
        self.offer(class)?;
        let queue = &mut self.down[class as usize];
        queue.moved = true;
        self.counts.delivered[class as usize] += 1;
        Some(queue.pop())
    }

    /// What was counted.
    pub fn counts(&self) -> PortCounts {
        self.counts
    }

    /// A flit has come out of a lane: bit 2 * lane of the port + class.
    #[inline]
    pub fn arrived(&mut self, head: u32) {
        self.heads |= 1 << head;
    }

    /// Whether the port has something to do.
    #[inline]
    pub fn busy(&self) -> bool {
        self.heads != 0
            || self.up.iter().any(|queue| queue.count > 0)
            || self.down.iter().any(|queue| queue.count > 0)
    }

    /// One cycle, before that of the lanes.
    #[inline]
    pub fn clock(&mut self, lanes: &mut [Lane<P>]) {
        let mut able = 0;
        for class in 0..2u32 {
            let queue = &self.up[class as usize];
            if queue.count > u8::from(queue.moved) {
                let lane = usize::from(queue.items[usize::from(queue.first)].0);
                able |= u32::from(lanes[lane].room(self.router, self.slot, class)) << class;
            }
        }
        if able != 0 {
            let class = next(able, self.up_turn);
            self.up_turn = !1 << class;
            let (lane, flit) = self.up[class as usize].pop();
            lanes[usize::from(lane)].inject(self.router, self.slot, class, flit);
        }
        if self.heads != 0 {
            let room = |class: usize| {
                let queue = &self.down[class];
                usize::from(queue.count) + usize::from(queue.moved) < QUEUE
            };
            let even = if room(0) { 0x5555_5555 } else { 0 };
            let odd = if room(1) { 0xaaaa_aaaa } else { 0 };
            let able = self.heads & (even | odd);
            if able != 0 {
                let head = next(able, self.down_turn);
                self.down_turn = !1 << head;
                let (lane, class) = (self.first_lane + (head / 2) as usize * self.links, head % 2);
                let (flit, more) = lanes[lane].eject(self.router, self.slot, class);
                self.heads &= !(u32::from(!more) << head);
                self.down[class as usize].push(flit.payload);
            }
        }
        for queue in &mut self.up {
            queue.moved = false;
        }
        for queue in &mut self.down {
            queue.moved = false;
        }
    }

    /// Flits that wait to enter (class by class) and to leave.
    pub fn held(&self) -> ([u32; 2], [u32; 2]) {
        let counts = |class: usize| u32::from(self.up[class].count);
        let down = |class: usize| u32::from(self.down[class].count);
        ([counts(0), counts(1)], [down(0), down(1)])
    }
}
