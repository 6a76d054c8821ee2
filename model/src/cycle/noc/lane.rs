//! One lane across the chip: a mesh of routers, a slice of each, that share nothing with other
//! lanes.
//!
//! ```text
//!   in, class 0 --> |buffer|--+      +--> |register| --> out     an output for each side and slot
//!   in, class 1 --> |buffer|--+ pick +--> |register| --> out
//!        ...                  |      |        ...
//!   credit <-- on removal ----+      +-- credits of each output and class
//! ```
//! In a cycle the head of each buffer asks for the outputs that its routing header names and its
//! copies have not left through yet. Each output with room behind it takes one of the heads that
//! ask, in turn; a head whose copies have all gone leaves its buffer, and a credit goes back.
//!
//! Turns are in rounds where the channel has weights ([`crate::spec::weights`]): a head sends as
//! many flits in a round as it weighs. When no head that could send has any left, a new round begins.
//!
//! Timing: what is sent in cycle t is on the link in t + 1 and heads the buffer behind it in
//! t + 2 at the earliest; a credit is on its link a cycle after the removal, and counts in the one
//! after that. The model puts a sent flit into its buffer at once, and makes it visible two cycles
//! later: what is on the links is two lists of buffers and credits, a cycle's each.
//!
//! State lies in flat arrays, sixteen ports to a router, two classes to a port. A router without
//! flits costs nothing: its bit in `busy` is 0.

use std::sync::Arc;

use crate::spec::flit::Header;
use crate::spec::floor::{Floor, SLOTS};
use crate::spec::noc::{PORTS, Router, Side, slot_port};
use crate::spec::weights::{self, Weights};

/// Ports to a router in the arrays.
const STRIDE: usize = 16;
/// Heads to a router: two classes to a port.
const HEADS: usize = 2 * STRIDE;
/// The heads of class 0.
const EVEN: u32 = 0x5555_5555;

const _: () = assert!(PORTS as usize <= STRIDE);

/// A flit in the network: where it still has to go, and what it carries.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Flit<P> {
    /// Where its copies still have to go.
    pub header: Header,
    /// What it carries.
    pub payload: P,
}

/// What a lane counts at one router.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LaneCounts {
    /// Flits that left through each port.
    pub flits: [u64; STRIDE],
    /// Cycles in which some flit wanted the output and none got it, as there was no room.
    pub stalls: [u64; STRIDE],
    /// Cycles in which more than one flit wanted the output.
    pub conflicts: [u64; STRIDE],
    /// Flits that named no place ahead.
    pub dropped: u64,
}

/// What is on the links of a router that is modelled by itself, in one cycle.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Links<P> {
    /// Flits on the way out, by side: class and flit.
    pub flits: [Option<(u32, Flit<P>)>; 4],
    /// Credits on the way out, by side and class.
    pub credits: [[bool; 2]; 4],
}

/// One lane of a channel, across the chip.
#[derive(Clone, Debug)]
pub struct Lane<P> {
    routers: Vec<Router>,
    depth: usize,
    /// The one router that is there, where it is modelled by itself.
    only: Option<usize>,
    /// Flits of all buffers, `depth` to each: the routers' inputs, then the clients' outputs.
    ring: Vec<Flit<P>>,
    head: Vec<u8>,
    tail: Vec<u8>,
    /// Flits that have arrived.
    count: Vec<u8>,
    /// Outputs that the head of each input has not left through yet.
    wants: Vec<u16>,
    /// Inputs with a head, by router.
    occupied: Vec<u32>,
    /// Routers with such inputs.
    busy: u32,
    /// Room behind the routers' outputs, then room in the clients' inputs.
    credits: Vec<u8>,
    /// The heads behind the one that each output served last.
    turn: Vec<u32>,
    /// How many flits each head may send in a round of each output, if these are not all alike.
    weights: Option<Arc<Weights>>,
    /// How many it still may in this one, and the heads that may any, by output.
    quota: Vec<[u8; weights::HEADS]>,
    entitled: Vec<u32>,
    /// The buffers behind each output.
    behind: Vec<u32>,
    /// The credits that each buffer returns.
    upstream: Vec<u32>,
    /// Buffers with a flit on the link to them: of the last cycle, and of this one.
    arriving: [Vec<u32>; 2],
    /// Credits on their link.
    returning: [Vec<u32>; 2],
    /// The port behind each client's output, and the bit of class 0 of this lane in its heads.
    port_of: Vec<(u32, u32)>,
    /// Clients' outputs that a flit arrived in this cycle: port, and bit in its heads.
    delivered: Vec<(u32, u32)>,
    counts: Vec<LaneCounts>,
}

impl<P: Copy + Default> Lane<P> {
    /// The lane of a floor plan, with `depth` flits to each buffer (a power of two, 1 to 16), and the
    /// weights of its channel.
    pub fn new(floor: &Floor, depth: u32, weights: Option<Arc<Weights>>) -> Lane<P> {
        let n = floor.routers() as usize;
        let routers: Vec<Router> = (0..floor.routers())
            .map(|r| {
                let (column, row) = floor.position(r);
                Router::new(floor, column, row)
            })
            .collect();
        let client_base = n * HEADS;
        let buffers = client_base + n * HEADS;
        let (mut behind, mut upstream) = (vec![u32::MAX; n * STRIDE], vec![u32::MAX; buffers]);
        let mut credits = vec![0; buffers];
        for (r, router) in routers.iter().enumerate() {
            for port in (0..PORTS as usize).filter(|p| router.ports >> p & 1 == 1) {
                let (own, output) = (r * HEADS + 2 * port, r * STRIDE + port);
                let client = client_base + own;
                let side = Side::ALL.get(port).and_then(|&s| Some((s, router.neighbour(s)?)));
                let (to, from) = match side {
                    Some((side, (column, row))) => {
                        let other = floor.router(column, row) as usize;
                        let facing = other * HEADS + 2 * side.opposite() as usize;
                        (facing, facing)
                    }
                    None => (client, client),
                };
                behind[output] = to as u32;
                for class in 0..2 {
                    // A buffer's credits go to the output, or the client's input, before it.
                    upstream[own + class] = (from + class) as u32;
                    if port >= 4 {
                        upstream[client + class] = (own + class) as u32;
                        credits[client + class] = depth as u8;
                    }
                    credits[own + class] = depth as u8;
                }
            }
        }
        let depth = depth as usize;
        Lane {
            depth,
            only: None,
            ring: vec![Flit::default(); buffers * depth],
            head: vec![0; buffers],
            tail: vec![0; buffers],
            count: vec![0; buffers],
            wants: vec![0; client_base],
            occupied: vec![0; n],
            busy: 0,
            credits,
            turn: vec![0; n * STRIDE],
            weights,
            quota: vec![[0; weights::HEADS]; n * STRIDE],
            entitled: vec![0; n * STRIDE],
            behind,
            upstream,
            arriving: Default::default(),
            returning: Default::default(),
            port_of: vec![(u32::MAX, 0); n * STRIDE],
            delivered: Vec::new(),
            counts: vec![LaneCounts::default(); n],
            routers,
        }
    }

    /// The lane's slice of one router by itself; what is on its links is the caller's, through
    /// [`Lane::links`], [`Lane::receive`] and [`Lane::credit`].
    pub fn of_router(
        floor: &Floor,
        depth: u32,
        weights: Option<Arc<Weights>>,
        router: u32,
    ) -> Lane<P> {
        Lane { only: Some(router as usize), ..Lane::new(floor, depth, weights) }
    }

    /// Says which port stands behind a client's output, and as which of the port's lanes.
    pub fn attach(&mut self, router: u32, slot: u32, port: u32, lane_of_port: u32) {
        self.port_of[router as usize * STRIDE + slot as usize] = (port, 2 * lane_of_port);
    }

    /// Says that a client is not on the channel: the router has no port for it.
    pub fn detach(&mut self, router: u32, slot: u32) {
        self.routers[router as usize].ports &= !(1 << slot_port(slot as u8));
    }

    /// Clients that take flits at a router, as a mask of slots. Copies for others are dropped:
    /// a faulty PE must not hold up a broadcast.
    pub fn enable(&mut self, router: u32, slots: u16) {
        let router = &mut self.routers[router as usize];
        router.enabled = slots;
    }

    fn client(&self, router: u32, slot: u32, class: u32) -> usize {
        let own = router as usize * HEADS + 2 * slot_port(slot as u8) as usize + class as usize;
        self.routers.len() * HEADS + own
    }

    /// Whether a client's input has room.
    #[inline]
    pub fn room(&self, router: u32, slot: u32, class: u32) -> bool {
        self.credits[self.client(router, slot, class)] > 0
    }

    /// Puts a client's flit into its input, which has room; it can be a head in the next cycle.
    #[inline]
    pub fn inject(&mut self, router: u32, slot: u32, class: u32, flit: Flit<P>) {
        let credit = self.client(router, slot, class);
        self.credits[credit] -= 1;
        let buffer = credit - self.routers.len() * HEADS;
        self.put(buffer, flit);
        self.arriving[0].push(buffer as u32);
    }

    /// Removes the head of a client's output, which has one; returns whether there is another.
    #[inline]
    pub fn eject(&mut self, router: u32, slot: u32, class: u32) -> (Flit<P>, bool) {
        let buffer = self.client(router, slot, class);
        let flit = self.ring[buffer * self.depth + usize::from(self.head[buffer])];
        self.remove(buffer);
        (flit, self.count[buffer] > 0)
    }

    /// What is on the links of the one router.
    pub fn links(&self) -> Links<P> {
        let mut links = Links { flits: [const { None }; 4], credits: [[false; 2]; 4] };
        let Some(only) = self.only else { return links };
        let facing = |index: u32| {
            Side::ALL.into_iter().find(|&side| {
                let there = self.routers[only].ports >> side as u32 & 1 == 1;
                there && self.behind[only * STRIDE + side as usize] == index & !1
            })
        };
        for &buffer in &self.arriving[0] {
            if let Some(side) = facing(buffer) {
                let at = buffer as usize;
                let last = (usize::from(self.tail[at]) + self.depth - 1) % self.depth;
                let flit = self.ring[at * self.depth + last];
                links.flits[side as usize] = Some((buffer & 1, flit));
            }
        }
        for &credit in &self.returning[0] {
            if let Some(side) = facing(credit) {
                links.credits[side as usize][(credit & 1) as usize] = true;
            }
        }
        links
    }

    /// A flit on the link from a side, in this cycle.
    pub fn receive(&mut self, side: Side, class: u32, flit: Flit<P>) {
        let Some(only) = self.only else { return };
        let buffer = only * HEADS + 2 * side as usize + class as usize;
        self.put(buffer, flit);
        self.arriving[0].push(buffer as u32);
    }

    /// A credit on the link from a side, in this cycle.
    pub fn credit(&mut self, side: Side, class: u32) {
        let Some(only) = self.only else { return };
        self.returning[0].push((only * HEADS + 2 * side as usize + class as usize) as u32);
    }

    /// Whether no flit and no credit is anywhere but in clients' outputs.
    #[inline]
    pub fn idle(&self) -> bool {
        self.busy == 0
            && self.arriving.iter().all(Vec::is_empty)
            && self.returning.iter().all(Vec::is_empty)
    }

    /// What was counted at a router.
    pub fn counts(&self, router: u32) -> &LaneCounts {
        &self.counts[router as usize]
    }

    /// Takes the list of clients' outputs that flits arrived in: port, and bit in its heads.
    #[inline]
    pub fn delivered(&mut self) -> std::vec::Drain<'_, (u32, u32)> {
        self.delivered.drain(..)
    }

    #[inline]
    fn put(&mut self, buffer: usize, flit: Flit<P>) {
        let tail = usize::from(self.tail[buffer]);
        self.ring[buffer * self.depth + tail] = flit;
        self.tail[buffer] = ((tail + 1) & (self.depth - 1)) as u8;
    }

    #[inline]
    fn remove(&mut self, buffer: usize) {
        self.head[buffer] = ((usize::from(self.head[buffer]) + 1) & (self.depth - 1)) as u8;
        self.count[buffer] -= 1;
        self.returning[1].push(self.upstream[buffer]);
    }

    /// One cycle.
    #[inline]
    pub fn clock(&mut self) {
        let mut busy = self.busy;
        while busy != 0 {
            let router = busy.trailing_zeros() as usize;
            busy &= busy - 1;
            self.clock_router(router);
        }
        self.arrive();
    }

    fn clock_router(&mut self, r: usize) {
        let heads = self.occupied[r];
        let mut requests = [0u32; STRIDE];
        let mut outputs = 0u32;
        let mut left = heads;
        // Heads whose last copy leaves in this cycle.
        let mut done = 0u32;
        while left != 0 {
            let h = left.trailing_zeros();
            left &= left - 1;
            let mut wants = u32::from(self.wants[r * HEADS + h as usize]);
            if wants == 0 {
                self.counts[r].dropped += 1;
                done |= 1 << h;
            }
            outputs |= wants;
            while wants != 0 {
                requests[wants.trailing_zeros() as usize & (STRIDE - 1)] |= 1 << h;
                wants &= wants - 1;
            }
        }
        while outputs != 0 {
            let port = outputs.trailing_zeros() as usize & (STRIDE - 1);
            outputs &= outputs - 1;
            let asking = requests[port];
            let credit = r * HEADS + 2 * port;
            let even = if self.credits[credit] > 0 { EVEN } else { 0 };
            let odd = if self.credits[credit + 1] > 0 { !EVEN } else { 0 };
            self.counts[r].conflicts[port] += u64::from(asking & (asking - 1) != 0);
            let able = asking & (even | odd);
            if able == 0 {
                self.counts[r].stalls[port] += 1;
                continue;
            }
            let output = r * STRIDE + port;
            let pool = self.pool(r, port, able);
            let ahead = pool & self.turn[output];
            let h = (if ahead != 0 { ahead } else { pool }).trailing_zeros();
            self.turn[output] = (!1u32) << h;
            if self.weights.is_some() {
                let quota = &mut self.quota[output][h as usize];
                *quota -= 1;
                self.entitled[output] &= !(u32::from(*quota == 0) << h);
            }
            let class = h & 1;
            self.credits[credit + class as usize] -= 1;
            self.counts[r].flits[port] += 1;
            let from = r * HEADS + h as usize;
            let mut flit = self.ring[from * self.depth + usize::from(self.head[from])];
            if let Some(&side) = Side::ALL.get(port) {
                flit.header = self.routers[r].trim(class, flit.header, side);
            }
            let to = self.behind[output] + class;
            self.put(to as usize, flit);
            self.arriving[1].push(to);
            self.wants[from] &= !(1 << port);
            if self.wants[from] == 0 {
                done |= 1 << h;
            }
        }
        while done != 0 {
            let h = done.trailing_zeros();
            done &= done - 1;
            let buffer = r * HEADS + h as usize;
            self.remove(buffer);
            if self.count[buffer] > 0 {
                self.look(r, h);
            } else {
                self.occupied[r] &= !(1 << h);
                if self.occupied[r] == 0 {
                    self.busy &= !(1 << r);
                }
            }
        }
    }

    /// Those of the heads that could send that may: a new round begins when none may.
    #[inline]
    fn pool(&mut self, r: usize, port: usize, able: u32) -> u32 {
        let Some(weights) = &self.weights else { return able };
        let output = r * STRIDE + port;
        let entitled = able & self.entitled[output];
        if entitled != 0 {
            return entitled;
        }
        self.quota[output] = *weights.at(r as u32, port as u32);
        self.entitled[output] = !0;
        able
    }

    /// A new head asks for its outputs.
    #[inline]
    fn look(&mut self, r: usize, h: u32) {
        let buffer = r * HEADS + h as usize;
        let header = self.ring[buffer * self.depth + usize::from(self.head[buffer])].header;
        self.wants[buffer] = self.routers[r].route(h & 1, header, h >> 1) as u16;
    }

    /// The end of the cycle: what was on the links is where it goes.
    #[inline]
    fn arrive(&mut self) {
        let clients = self.routers.len() * HEADS;
        let only = self.only;
        let foreign =
            |index: usize| only.is_some_and(|only| index < clients && index / HEADS != only);
        let mut list = std::mem::take(&mut self.returning[0]);
        for &credit in &list {
            if !foreign(credit as usize) {
                self.credits[credit as usize] += 1;
            }
        }
        list.clear();
        self.returning[0] = std::mem::replace(&mut self.returning[1], list);

        let mut list = std::mem::take(&mut self.arriving[0]);
        for &buffer in &list {
            let index = buffer as usize;
            if index >= clients {
                // The output of slot s is numbered as port s + 4.
                let (port, bit) = self.port_of[(index - clients) / 2 - 4];
                self.count[index] += 1;
                self.delivered.push((port, bit + (buffer & 1)));
                continue;
            }
            let router = index / HEADS;
            if only.is_some_and(|only| router != only) {
                continue;
            }
            self.count[index] += 1;
            if self.count[index] == 1 {
                let h = (index % HEADS) as u32;
                self.occupied[router] |= 1 << h;
                self.busy |= 1 << router;
                self.look(router, h);
            }
        }
        list.clear();
        self.arriving[0] = std::mem::replace(&mut self.arriving[1], list);
    }

    /// Flits that wait at a router: input port, class, output ports, and of these the ones without
    /// room behind them.
    pub fn waiting(&self, router: u32) -> Vec<Waiting> {
        let r = router as usize;
        let mut out = Vec::new();
        for h in (0..HEADS).filter(|h| self.occupied[r] >> h & 1 == 1) {
            let wants = u32::from(self.wants[r * HEADS + h]);
            let full = (0..PORTS)
                .filter(|port| wants >> port & 1 == 1)
                .filter(|&port| self.credits[r * HEADS + 2 * port as usize + (h & 1)] == 0)
                .fold(0, |mask, port| mask | 1 << port);
            let (port, class) = ((h / 2) as u32, (h & 1) as u32);
            out.push(Waiting { router, port, class, wants, full });
        }
        out
    }
}

/// A flit that waits at the head of a router's input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Waiting {
    /// The router.
    pub router: u32,
    /// The input.
    pub port: u32,
    /// The class.
    pub class: u32,
    /// Outputs that its copies have to leave through, as a mask.
    pub wants: u32,
    /// Of these the ones without room behind them.
    pub full: u32,
}

const _: () = assert!(SLOTS + 4 == PORTS);
