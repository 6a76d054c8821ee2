//! Random subgraphs: legal ones whose result does not depend on who is faster, and WQEs with each
//! fault. Firmware and hardware run them against the interpreter.
//!
//! ```text
//!   Shape, seed --> scenario --> memories with the WQEs in them, connections, messages that start
//!   Fault, seed --> bad_wqe  --> the words of a WQE that wqe::check refuses with that fault
//! ```
//!
//! A legal scenario is written down as one history: each step appends the WQEs of one event (a
//! message with its receive, a write with its flag, a sum, ...) to the subgraphs concerned, and a
//! WQE waits for nothing that is not earlier in the history. So the history itself is a run that
//! ends, and no run can end elsewhere: memory is shared only where the history orders the accesses,
//! by an ordering field within a subgraph, and by a message, a flag or an immediate between two.

use std::ops::Range;

use rand::seq::{IndexedRandom, SliceRandom};
use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::func::fabric::{Connection, Endpoint};
use crate::func::memory::Memory;
use crate::spec::chip::Chip;
use crate::spec::me::Start;
use crate::spec::nmc::{self, Command, Dtype, Op, Status};
use crate::spec::wqe::{self, Comparison, Fault, Kind, Order, QueuePair, Width, Wqe};

/// How large a scenario is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shape {
    /// Ranks.
    pub ranks: usize,
    /// Engines of each rank.
    pub engines: usize,
    /// Subgraphs of each engine.
    pub subgraphs: usize,
    /// Events in all; each makes one to four WQEs.
    pub events: usize,
    /// The most bytes of a buffer.
    pub bytes: u64,
    /// One more subgraph for each, with a WQE of that fault in it.
    pub faults: Vec<Fault>,
}

/// A subgraph of a scenario.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// The rank.
    pub rank: usize,
    /// The engine.
    pub me: usize,
    /// The message that starts it; its WQEs are in memory.
    pub start: Start,
    /// Index and fault of its bad WQE, if it has one; else it ends well.
    pub fault: Option<(u32, Fault)>,
}

/// Everything that a run needs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scenario {
    /// The memory of each rank. WQEs may use all of it: its size is the engines' limit.
    pub memories: Vec<Memory>,
    /// The connections.
    pub connections: Vec<Connection>,
    /// The subgraphs, in an order in which they may be started.
    pub parts: Vec<Part>,
}

/// What a WQE of the history reads and writes while it may be under way.
struct Pending {
    index: usize,
    kind: Kind,
    reads: Vec<Range<u64>>,
    writes: Vec<Range<u64>>,
}

struct Graph {
    rank: usize,
    me: usize,
    wqes: Vec<[u32; wqe::WORDS]>,
    pending: Vec<Pending>,
    /// The last WQE is fenced: it is complete when the next is issued.
    fenced: Option<usize>,
    /// Memory that this subgraph may use as it likes.
    own: Vec<Range<u64>>,
    fault: Option<(u32, Fault)>,
}

struct Builder<'a> {
    chip: &'a Chip,
    shape: &'a Shape,
    rng: ChaCha8Rng,
    graphs: Vec<Graph>,
    /// The first byte of each rank that nobody uses.
    free: Vec<u64>,
    /// Words with a value from the beginning: rank, address, bytes.
    preset: Vec<(usize, u64, Vec<u8>)>,
    /// Queue pairs of two subgraphs.
    pairs: Vec<((usize, usize), (QueuePair, QueuePair))>,
    /// Queue pairs of each rank that nobody uses.
    unused: Vec<Vec<QueuePair>>,
    connections: Vec<Connection>,
}

/// A legal scenario, the same for the same seed.
///
/// # Panics
/// If the chip's addresses do not reach as far as the scenario is large.
pub fn scenario(chip: &Chip, shape: &Shape, seed: u64) -> Scenario {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let unused = (0..shape.ranks).map(|_| {
        let (nics, pairs) = (chip.nic.count.value, chip.nic.queue_pairs.value);
        let mut all: Vec<QueuePair> = (0..nics)
            .flat_map(|nic| {
                (0..pairs).map(move |pair| QueuePair { nic: nic as u8, pair: pair as u16 })
            })
            .collect();
        all.shuffle(&mut rng);
        all
    });
    let unused = unused.collect();
    let mut builder = Builder {
        chip,
        shape,
        rng,
        graphs: Vec::new(),
        free: vec![0; shape.ranks],
        preset: Vec::new(),
        pairs: Vec::new(),
        unused,
        connections: Vec::new(),
    };
    for rank in 0..shape.ranks {
        for me in 0..shape.engines {
            for _ in 0..shape.subgraphs {
                builder.graph(rank, me);
            }
        }
    }
    for _ in 0..shape.events {
        builder.event();
    }
    for &fault in &shape.faults {
        builder.bad_graph(fault);
    }
    builder.finish()
}

fn overlap(a: &Range<u64>, b: &Range<u64>) -> bool {
    a.start < b.end && b.start < a.end
}

fn meet(a: &[Range<u64>], b: &[Range<u64>]) -> bool {
    a.iter().any(|a| b.iter().any(|b| overlap(a, b)))
}

fn span(address: u64, bytes: u64) -> Range<u64> {
    address..address + bytes
}

impl Graph {
    /// What is complete at the latest when a WQE with this order is issued.
    fn settles(&self, order: &Order, pending: &Pending) -> bool {
        let at = self.wqes.len();
        self.fenced == Some(pending.index)
            || order.sync
            || order.rx_sync && pending.kind == Kind::Recv
            || order.tx_sync && pending.kind.sends()
            || order.wqe_sync.is_some_and(|back| pending.index + back as usize == at)
    }
}

impl Builder<'_> {
    /// Takes memory that nobody has used.
    fn fresh(&mut self, rank: usize, bytes: u64, align: u64) -> u64 {
        let address = self.free[rank].next_multiple_of(align);
        self.free[rank] = address + bytes;
        address
    }

    fn graph(&mut self, rank: usize, me: usize) -> usize {
        let bytes = 4 * self.shape.bytes.max(16);
        let address = self.fresh(rank, bytes, 64);
        self.graphs.push(Graph {
            rank,
            me,
            wqes: Vec::new(),
            pending: Vec::new(),
            fenced: None,
            own: vec![span(address, bytes)],
            fault: None,
        });
        self.graphs.len() - 1
    }

    /// A buffer of a subgraph's own memory of 1 to the most bytes, all in multiples.
    fn buffer(&mut self, g: usize, multiple: u64) -> (u64, u64) {
        let most = self.shape.bytes.max(16);
        let own = self.graphs[g].own.choose(&mut self.rng).expect("its arena").clone();
        let first = own.start.next_multiple_of(multiple);
        let room = own.end.saturating_sub(first) / multiple;
        if room == 0 {
            // A small piece that was handed over; the arena always has room.
            let arena = self.graphs[g].own[0].clone();
            return (arena.start.next_multiple_of(multiple), multiple);
        }
        let length = self.rng.random_range(1..=room.min(most.div_ceil(multiple)));
        let skip = self.rng.random_range(0..=room - length);
        (first + skip * multiple, length * multiple)
    }

    /// A place in a subgraph's own memory for so many bytes.
    fn place(&mut self, g: usize, bytes: u64, multiple: u64) -> u64 {
        let fits = |r: &&Range<u64>| r.start.next_multiple_of(multiple) + bytes <= r.end;
        let own: Vec<_> = self.graphs[g].own.iter().filter(fits).cloned().collect();
        let own = own.choose(&mut self.rng).expect("the arena is larger than any buffer");
        let first = own.start.next_multiple_of(multiple);
        first + self.rng.random_range(0..=(own.end - first - bytes) / multiple) * multiple
    }

    /// Appends a WQE. It gets the ordering that its accesses need, and now and then more;
    /// its own order is what it needs besides. Only a `free` one gets more than it needs; `but` names a
    /// WQE that it need not wait for.
    fn push(
        &mut self,
        g: usize,
        mut wqe: Wqe,
        reads: Vec<Range<u64>>,
        writes: Vec<Range<u64>>,
        free: bool,
        but: Option<usize>,
    ) -> usize {
        let kind = wqe.kind().expect("a kind");
        let graph = &self.graphs[g];
        let at = graph.wqes.len();
        let rng = &mut self.rng;
        let mut order = wqe.order;
        if free && rng.random_range(0..16) == 0 {
            order.rx_sync |= rng.random_range(0..4) == 0;
            order.tx_sync |= rng.random_range(0..4) == 0;
            order.sync |= rng.random_range(0..4) == 0;
        }
        if free && at > 0 && order.wqe_sync.is_none() && rng.random_range(0..16) == 0 {
            order.wqe_sync = Some(rng.random_range(1..=at) as i16);
        }
        order.fence |= free && rng.random_range(0..8) == 0;
        let conflicts: Vec<&Pending> = graph
            .pending
            .iter()
            .filter(|p| Some(p.index) != but && !graph.settles(&order, p))
            .filter(|p| {
                meet(&p.writes, &reads) || meet(&p.writes, &writes) || meet(&p.reads, &writes)
            })
            .collect();
        match &conflicts[..] {
            [] => {}
            [one] if order.wqe_sync.is_none() && rng.random_range(0..4) > 0 => {
                order.wqe_sync = Some((at - one.index) as i16);
            }
            all if all.iter().all(|p| p.kind == Kind::Recv) => order.rx_sync = true,
            all if all.iter().all(|p| p.kind.sends()) => order.tx_sync = true,
            _ => order.sync = true,
        }
        wqe.order = order;
        let graph = &mut self.graphs[g];
        let mut pending = std::mem::take(&mut graph.pending);
        pending.retain(|p| !graph.settles(&order, p));
        graph.pending = pending;
        graph.wqes.push(wqe.words());
        graph.fenced = (order.fence || kind == Kind::Wait).then_some(at);
        graph.pending.push(Pending { index: at, kind, reads, writes });
        at
    }

    fn event(&mut self) {
        let g = self.rng.random_range(0..self.graphs.len());
        let other = self.rng.random_range(0..self.graphs.len());
        match self.rng.random_range(0..10) {
            0 => {
                self.push(g, Wqe::of(Kind::Noop), Vec::new(), Vec::new(), true, None);
            }
            1 => self.set(g),
            2 => self.copy(g),
            3 | 4 => self.reduce(g),
            5 | 6 => self.message(g, other),
            7 => self.write_immediate(g, other),
            8 => self.write_and_flag(g, other),
            _ => self.hand_over(g),
        }
    }

    fn set(&mut self, g: usize) {
        let width = *Width::ALL.choose(&mut self.rng).expect("two");
        let a = self.place(g, width.bytes(), width.bytes());
        let value = self.rng.random();
        let wqe = Wqe { a, value, width: width.code(), ..Wqe::of(Kind::Set) };
        let word = span(a, width.bytes());
        let set = self.push(g, wqe, Vec::new(), vec![word.clone()], true, None);
        if self.rng.random_range(0..3) == 0 {
            // It waits for its own store: nothing but the WAIT orders the two.
            let wait = Wqe { a, value, width: width.code(), ..Wqe::of(Kind::Wait) };
            self.push(g, wait, vec![word], Vec::new(), true, Some(set));
        }
    }

    fn copy(&mut self, g: usize) {
        let (a, bytes) = self.buffer(g, 1);
        let s = self.place(g, bytes, 1);
        let wqe = Wqe { a, s, length: bytes as u32, ..Wqe::of(Kind::Copy) };
        self.push(g, wqe, vec![span(a, bytes)], vec![span(s, bytes)], true, None);
    }

    fn reduce(&mut self, g: usize) {
        let dtype = *Dtype::ALL.choose(&mut self.rng).expect("three");
        let element = u64::from(dtype.element_bytes());
        let (a, bytes) = self.buffer(g, element);
        let b = self.place(g, bytes, element);
        let free = self.place(g, bytes, element);
        let s = *[a, b, free, free].choose(&mut self.rng).expect("four");
        let command = Command {
            op: Op::Add.code(),
            dtype: dtype.code(),
            fence: false,
            a,
            b,
            s,
            length: bytes,
            tag: 0,
        };
        // An overlap that the NMC refuses is another day's test.
        let s = if nmc::check(&command, &self.chip.nmc) == Status::Ok { s } else { a };
        let wqe =
            Wqe { a, b, s, dtype: dtype.code(), length: bytes as u32, ..Wqe::of(Kind::Reduce) };
        let reads = vec![span(a, bytes), span(b, bytes)];
        self.push(g, wqe, reads, vec![span(s, bytes)], true, None);
    }

    /// The queue pairs from one subgraph to another, connected when first used.
    fn queue_pairs(&mut self, g: usize, other: usize) -> Option<(QueuePair, QueuePair)> {
        let found = |(a, b): (usize, usize)| {
            self.pairs.iter().find(|(of, _)| *of == (a, b)).map(|(_, pairs)| *pairs)
        };
        if let Some(pairs) = found((g, other)) {
            return Some(pairs);
        }
        if let Some((theirs, ours)) = found((other, g)) {
            return Some((ours, theirs));
        }
        let (rank, peer) = (self.graphs[g].rank, self.graphs[other].rank);
        let needed = if g == other { 1 } else { 1 + usize::from(rank == peer) };
        if self.unused[rank].len() < needed || self.unused[peer].is_empty() {
            return None;
        }
        let ours = self.unused[rank].pop()?;
        let theirs = if g == other { ours } else { self.unused[peer].pop()? };
        let end = |rank, queue_pair| Endpoint { rank, queue_pair };
        self.connections.push((end(rank, ours), end(peer, theirs)));
        self.pairs.push(((g, other), (ours, theirs)));
        Some((ours, theirs))
    }

    fn message(&mut self, g: usize, other: usize) {
        let Some((ours, theirs)) = self.queue_pairs(g, other) else { return };
        let (a, bytes) = self.buffer(g, 1);
        let to = self.place(other, bytes, 1);
        let more = self.rng.random_range(0..2) * self.rng.random_range(0..8);
        let send = Wqe { a, length: bytes as u32, qp: ours.code(), ..Wqe::of(Kind::Send) };
        // The receive may be longer than the message.
        let receive =
            Wqe { a: to, length: (bytes + more) as u32, qp: theirs.code(), ..Wqe::of(Kind::Recv) };
        let (reads, writes) = (vec![span(a, bytes)], vec![span(to, bytes)]);
        if g == other {
            // In one subgraph the receive comes first, and must not hold the send back: so nothing
            // else is under way for which the send would have to wait. They must not touch the
            // same bytes either, as the data move while both are under way.
            if meet(&reads, &writes) {
                return;
            }
            let order = Order { sync: true, ..Order::default() };
            let noop = Wqe { order, ..Wqe::of(Kind::Noop) };
            self.push(g, noop, Vec::new(), Vec::new(), true, None);
            self.push(g, receive, Vec::new(), writes, false, None);
            self.push(g, send, reads, Vec::new(), false, None);
        } else if self.rng.random() {
            self.push(other, receive, Vec::new(), writes, true, None);
            self.push(g, send, reads, Vec::new(), true, None);
        } else {
            self.push(g, send, reads, Vec::new(), true, None);
            self.push(other, receive, Vec::new(), writes, true, None);
        }
    }

    fn write_immediate(&mut self, g: usize, other: usize) {
        if g == other {
            return;
        }
        let Some((ours, theirs)) = self.queue_pairs(g, other) else { return };
        let bare = self.rng.random_range(0..4) == 0;
        let (a, bytes) = if bare { (0, 0) } else { self.buffer(g, 1) };
        let peer = self.graphs[other].rank;
        let b = if bare { 0 } else { self.fresh(peer, bytes, 1) };
        let immediate = self.rng.random();
        let write = Wqe {
            a,
            b,
            immediate,
            length: bytes as u32,
            qp: ours.code(),
            ..Wqe::of(Kind::WriteImm)
        };
        let receive = Wqe { qp: theirs.code(), ..Wqe::of(Kind::Recv) };
        let target = if bare { Vec::new() } else { vec![span(b, bytes)] };
        let source = if bare { Vec::new() } else { vec![span(a, bytes)] };
        self.push(g, write, source, Vec::new(), true, None);
        self.push(other, receive, Vec::new(), target.clone(), true, None);
        self.graphs[other].own.extend(target);
    }

    /// A word that holds no `comparison` with `value` now, and a value that will.
    fn flag(&mut self, rank: usize, width: Width) -> (u64, Comparison, u64, u64) {
        let mask = if width == Width::Word { u64::from(u32::MAX) } else { u64::MAX };
        loop {
            let comparison = *Comparison::ALL.choose(&mut self.rng).expect("six");
            let mut number = || {
                let near = self.rng.random::<bool>();
                let wide = self.rng.random::<u64>();
                if near { wide & 3 } else { wide & mask }
            };
            let (before, value, mut after) = (number(), number(), number());
            if comparison == Comparison::Eq {
                after = value;
            }
            if !comparison.holds(before, value) && comparison.holds(after, value) {
                let address = self.fresh(rank, width.bytes(), width.bytes());
                let bytes = before.to_le_bytes()[..width.bytes() as usize].to_vec();
                self.preset.push((rank, address, bytes));
                return (address, comparison, value, after);
            }
        }
    }

    /// A write without a word at the receiver, then on the same queue pair a flag for which the
    /// receiver waits.
    fn write_and_flag(&mut self, g: usize, other: usize) {
        if g == other {
            return;
        }
        let Some((ours, _)) = self.queue_pairs(g, other) else { return };
        let peer = self.graphs[other].rank;
        let width = *Width::ALL.choose(&mut self.rng).expect("two");
        let (a, bytes) = self.buffer(g, 1);
        let b = self.fresh(peer, bytes, 1);
        let (flag, comparison, value, after) = self.flag(peer, width);
        let source = self.place(g, width.bytes(), width.bytes());
        let write = |a, b, bytes: u64| Wqe {
            a,
            b,
            length: bytes as u32,
            qp: ours.code(),
            ..Wqe::of(Kind::Write)
        };
        let set = Wqe { a: source, value: after, width: width.code(), ..Wqe::of(Kind::Set) };
        self.push(g, write(a, b, bytes), vec![span(a, bytes)], Vec::new(), true, None);
        self.push(g, set, Vec::new(), vec![span(source, width.bytes())], true, None);
        let from = vec![span(source, width.bytes())];
        self.push(g, write(source, flag, width.bytes()), from, Vec::new(), true, None);
        self.wait(other, flag, width, comparison, value);
        self.graphs[other].own.push(span(b, bytes));
    }

    fn wait(&mut self, g: usize, a: u64, width: Width, comparison: Comparison, value: u64) {
        let wait = Wqe {
            a,
            value,
            comparison: comparison.code(),
            width: width.code(),
            ..Wqe::of(Kind::Wait)
        };
        self.push(g, wait, vec![span(a, width.bytes())], Vec::new(), true, None);
    }

    /// A copy for another subgraph of the rank, which waits for the flag that is set after it.
    fn hand_over(&mut self, g: usize) {
        let rank = self.graphs[g].rank;
        let others: Vec<usize> =
            (0..self.graphs.len()).filter(|&o| o != g && self.graphs[o].rank == rank).collect();
        let Some(&other) = others.choose(&mut self.rng) else { return };
        let width = *Width::ALL.choose(&mut self.rng).expect("two");
        let (a, bytes) = self.buffer(g, 1);
        let s = self.fresh(rank, bytes, 1);
        let (flag, comparison, value, after) = self.flag(rank, width);
        let copy = Wqe { a, s, length: bytes as u32, ..Wqe::of(Kind::Copy) };
        let copy = self.push(g, copy, vec![span(a, bytes)], vec![span(s, bytes)], true, None);
        let back = (self.graphs[g].wqes.len() - copy) as i16;
        let order = Order { wqe_sync: Some(back), ..Order::default() };
        let set = Wqe { a: flag, value: after, width: width.code(), order, ..Wqe::of(Kind::Set) };
        self.push(g, set, Vec::new(), vec![span(flag, width.bytes())], true, None);
        self.wait(other, flag, width, comparison, value);
        self.graphs[other].own.push(span(s, bytes));
    }

    /// A subgraph of its own that ends at a bad WQE: what follows it must not be run.
    fn bad_graph(&mut self, fault: Fault) {
        let rank = self.rng.random_range(0..self.shape.ranks);
        let me = self.rng.random_range(0..self.shape.engines);
        let g = self.graph(rank, me);
        for _ in 0..self.rng.random_range(0..4) {
            match self.rng.random_range(0..3) {
                0 => self.set(g),
                1 => self.copy(g),
                _ => self.reduce(g),
            }
        }
        let index = self.graphs[g].wqes.len() as u32;
        // Its words come when all is laid out, and the memory's end is known.
        self.graphs[g].wqes.push([0; wqe::WORDS]);
        self.graphs[g].fault = Some((index, fault));
        for _ in 0..2 {
            self.copy(g);
        }
    }

    fn finish(mut self) -> Scenario {
        let bytes = wqe::BYTES as u64;
        let mut starts = Vec::new();
        for g in 0..self.graphs.len() {
            if self.graphs[g].wqes.is_empty() {
                self.push(g, Wqe::of(Kind::Noop), Vec::new(), Vec::new(), true, None);
            }
            let (rank, count) = (self.graphs[g].rank, self.graphs[g].wqes.len() as u64);
            starts.push(self.fresh(rank, count * bytes, bytes));
        }
        let mut memories: Vec<Memory> = self
            .free
            .iter()
            .map(|&end| {
                let last = 1 << self.chip.nmc.address_bits.value;
                assert!(end <= last, "the scenario does not fit the chip's addresses");
                let mut data = vec![0; end.next_multiple_of(4096).min(last) as usize];
                self.rng.fill_bytes(&mut data);
                Memory::from(data)
            })
            .collect();
        let limits: Vec<u64> = memories.iter().map(Memory::size).collect();
        let mut put = |rank: usize, address, data: &[u8]| {
            memories[rank].write(address, data).expect("within what was laid out");
        };
        for (rank, address, data) in &self.preset {
            put(*rank, *address, data);
        }
        let mut parts = Vec::new();
        for (id, (graph, address)) in self.graphs.iter_mut().zip(starts).enumerate() {
            if let Some((index, fault)) = graph.fault {
                graph.wqes[index as usize] =
                    bad_wqe(self.chip, fault, index, limits[graph.rank], &mut self.rng);
            }
            let image: Vec<u8> =
                graph.wqes.iter().flatten().flat_map(|word| word.to_le_bytes()).collect();
            put(graph.rank, address, &image);
            let start = Start {
                version: wqe::VERSION,
                id: id as u16,
                address,
                wqes: graph.wqes.len() as u32,
            };
            parts.push(Part { rank: graph.rank, me: graph.me, start, fault: graph.fault });
        }
        Scenario { memories, connections: self.connections, parts }
    }
}

/// A legal WQE for that index with any value in every field that its kind leaves open, and any at
/// all in those that it does not look at. It is for checks only: what it would do means nothing.
pub fn any_wqe(chip: &Chip, index: u32, limit: u64, rng: &mut impl Rng) -> Wqe {
    let kind = *Kind::ALL.choose(rng).expect("nine");
    of_kind(chip, kind, index, limit, rng)
}

fn of_kind(chip: &Chip, kind: Kind, index: u32, limit: u64, rng: &mut impl Rng) -> Wqe {
    let mut wqe = Wqe {
        kind: kind.code(),
        order: Order {
            wqe_sync: (index > 0 && rng.random())
                .then(|| rng.random_range(1..=index.min(i16::MAX as u32)) as i16),
            fence: rng.random(),
            rx_sync: rng.random(),
            tx_sync: rng.random(),
            sync: rng.random(),
        },
        dtype: rng.random_range(0..16),
        comparison: rng.random_range(0..16),
        width: rng.random_range(0..16),
        qp: rng.random(),
        a: rng.random(),
        b: rng.random(),
        s: rng.random(),
        length: rng.random(),
        lkey: rng.random(),
        rkey: rng.random(),
        immediate: rng.random(),
        value: rng.random(),
    };
    let last = 1u64 << chip.nmc.address_bits.value;
    let most = limit.min((1 << chip.nmc.length_bits.value) - 1).min(u32::MAX.into());
    let mut multiple = 1;
    if kind == Kind::Reduce {
        let dtype = *Dtype::ALL.choose(rng).expect("three");
        wqe.dtype = dtype.code();
        multiple = u64::from(dtype.element_bytes());
    }
    if matches!(kind, Kind::Set | Kind::Wait) {
        let width = *Width::ALL.choose(rng).expect("two");
        (wqe.width, multiple) = (width.code(), width.bytes());
        wqe.comparison = rng.random_range(0..Comparison::ALL.len() as u8);
    }
    let mut bytes = multiple;
    if kind.is_network() || kind.computes() {
        // Short ones, and those that just fit.
        let most = if rng.random() { most } else { most.min(64) };
        bytes = rng.random_range(1..=most / multiple) * multiple;
        if matches!(kind, Kind::WriteImm | Kind::Recv) && rng.random_range(0..8) == 0 {
            bytes = 0;
        }
        wqe.length = bytes as u32;
    }
    let mut address = |end: u64| {
        let room = (end - bytes) / multiple;
        let at = if rng.random_range(0..4) == 0 { room } else { rng.random_range(0..=room) };
        at * multiple
    };
    match kind {
        Kind::Noop => {}
        Kind::Send | Kind::Recv | Kind::Set | Kind::Wait => wqe.a = address(limit),
        Kind::Write | Kind::WriteImm => (wqe.a, wqe.b) = (address(limit), address(last)),
        Kind::Reduce => (wqe.a, wqe.b, wqe.s) = (address(limit), address(limit), address(limit)),
        Kind::Copy => (wqe.a, wqe.s) = (address(limit), address(limit)),
    }
    if kind.is_network() {
        let nic = rng.random_range(0..chip.nic.count.value) as u8;
        let pair = rng.random_range(0..chip.nic.queue_pairs.value) as u16;
        wqe.qp = QueuePair { nic, pair }.code();
    }
    wqe
}

/// The words of a WQE for that index with that fault and no earlier one.
pub fn bad_wqe(
    chip: &Chip,
    fault: Fault,
    index: u32,
    limit: u64,
    rng: &mut impl Rng,
) -> [u32; wqe::WORDS] {
    use Kind::{Copy, Recv, Reduce, Send, Set, Wait, Write, WriteImm};
    let kinds: &[Kind] = match fault {
        Fault::UnknownKind | Fault::Reserved | Fault::BadDependency => &Kind::ALL,
        Fault::ZeroLength => &[Send, Write, Reduce, Copy],
        Fault::BadType => &[Reduce],
        Fault::BadComparison => &[Set, Wait],
        Fault::Misaligned => &[Reduce, Set, Wait],
        Fault::OutOfBounds => &[Send, Recv, Write, WriteImm, Reduce, Copy, Set, Wait],
        Fault::BadQueuePair => &[Send, Recv, Write, WriteImm],
    };
    let kind = *kinds.choose(rng).expect("some");
    let mut wqe = of_kind(chip, kind, index, limit, rng);
    let last = 1u64 << chip.nmc.address_bits.value;
    match fault {
        Fault::UnknownKind => {
            let known = Kind::ALL.len() as u8;
            wqe.kind = if rng.random() { 0 } else { rng.random_range(known + 1..=u8::MAX) };
        }
        Fault::Reserved => {
            let mut words = wqe.words();
            match rng.random_range(0..4) {
                0 => words[0] |= 1 << rng.random_range(8 + wqe::FLAGS.len()..16),
                1 => words[1] |= 1 << rng.random_range(12..16),
                2 => words[rng.random_range(14..16)] |= 1 << rng.random_range(0..32),
                _ => {
                    // A distance without its flag.
                    wqe.order.wqe_sync = None;
                    words = wqe.words();
                    words[0] |= 1 << rng.random_range(16..32);
                }
            }
            return words;
        }
        Fault::BadDependency => {
            let forward = (index as i16).saturating_add(rng.random_range(1..=100));
            let back = [0, -rng.random_range(1..=i16::MAX), forward];
            wqe.order.wqe_sync = Some(*back.choose(rng).expect("three"));
        }
        Fault::ZeroLength => wqe.length = 0,
        Fault::BadType => wqe.dtype = rng.random_range(Dtype::ALL.len() as u8..16),
        Fault::BadComparison => {
            if kind == Wait && rng.random() {
                wqe.comparison = rng.random_range(Comparison::ALL.len() as u8..16);
            } else {
                let codes = [0, 1, rng.random_range(4..16)];
                wqe.width = *codes.choose(rng).expect("three");
            }
        }
        Fault::Misaligned => match (kind, rng.random_range(0..4)) {
            (Reduce, 0) => wqe.length -= 1,
            (Reduce, 1) => wqe.b += 1,
            (Reduce, 2) => wqe.s += 1,
            _ => wqe.a += 1,
        },
        Fault::OutOfBounds => {
            // Aligned for every element and word; from just beyond to so far that it wraps.
            let far = |end: u64, bytes: u64, rng: &mut dyn Rng| {
                let just = end.saturating_sub(bytes) / 8 * 8 + 8;
                [just, end.next_multiple_of(8) + 8, u64::MAX - 7][rng.random_range(0..3)]
            };
            wqe.length =
                if kind == WriteImm || kind == Recv { wqe.length.max(1) } else { wqe.length };
            let length = if matches!(kind, Set | Wait) { 8 } else { u64::from(wqe.length) };
            match (kind, rng.random_range(0..3)) {
                (Write | WriteImm, 0) => wqe.b = far(last, length, rng),
                (Reduce, 0) => wqe.b = far(limit, length, rng),
                (Reduce | Copy, 1) => wqe.s = far(limit, length, rng),
                _ => wqe.a = far(limit, length, rng),
            }
        }
        Fault::BadQueuePair => {
            let qp = wqe.queue_pair();
            let (nics, pairs) = (chip.nic.count.value as u8, chip.nic.queue_pairs.value as u16);
            let beyond = |from: u16, to: u16, rng: &mut dyn Rng| rng.random_range(from..to);
            let room = (1 << (16 - wqe::PAIR_BITS), 1 << wqe::PAIR_BITS);
            wqe.qp = if rng.random() {
                QueuePair { nic: beyond(nics.into(), room.0, rng) as u8, ..qp }.code()
            } else {
                QueuePair { pair: beyond(pairs, room.1, rng), ..qp }.code()
            };
        }
    }
    wqe.words()
}
