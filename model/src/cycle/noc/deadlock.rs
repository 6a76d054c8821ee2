//! Freedom from deadlock, by construction of the graph of who may wait for whom.
//!
//! ```text
//!   client --> up queue --> input of a router --> input of the next --> ... --> client's output
//!      ^                                                                               |
//!      |  a request is answered: class 0 waits for class 1                             v
//!      +------------------------------------------------------------------------- down queue
//! ```
//! A node is a buffer of one class; an edge says that a flit in the first may wait for room in the
//! second. As every flit is a packet of its own, and each copy of a broadcast leaves when its own
//! output has room, a flit waits for one buffer at a time: with no cycle in the graph some flit can
//! always move (Dally and Seitz, 1987). A client takes every response, as it reserved room when it
//! asked, so the down queues of class 1 wait for nothing.
//!
//! The edges come from the routing function itself, for every source and every product of columns
//! and rows, unicast among them. All lanes of a channel have the same buffers, so one stands for
//! all: lanes meet only in the queues of clients, which are nodes.

use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::fmt;

use crate::spec::Chip;
use crate::spec::flit::{Header, Source};
use crate::spec::floor::{ClientKind, Floor};
use crate::spec::noc::{Channel, Router, Side, port_name, slot_port};

/// The rules that are checked; [`Rules::default`] are the chip's.
#[derive(Clone, Copy)]
pub struct Rules {
    /// Output ports of a flit: router, class, header, port that it came in by.
    pub route: fn(&Router, u32, Header, u32) -> u32,
    /// Header of the copy that leaves on a side: router, class, header, side.
    pub trim: fn(&Router, u32, Header, Side) -> Header,
    /// Which of a link's buffers a class uses.
    pub buffer: fn(u32) -> u32,
    /// Whether clients answer requests; without, the network alone is looked at.
    pub answers: bool,
}

impl Default for Rules {
    fn default() -> Rules {
        Rules { route: Router::route, trim: Router::trim, buffer: |class| class, answers: true }
    }
}

/// A buffer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Buffer {
    /// A queue between a client and the network, towards the network.
    Up(Channel, Source, u32),
    /// A router's input: column, row, port, class.
    Input(Channel, u32, u32, u32, u32),
    /// A router's output to a client.
    Output(Channel, Source, u32),
    /// A queue between the network and a client, towards the client.
    Down(Channel, Source, u32),
}

impl fmt::Display for Buffer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let client = |c: Source| format!("client {} of router ({}, {})", c.slot, c.column, c.row);
        match *self {
            Buffer::Up(channel, c, class) => {
                write!(f, "{channel} from {}, class {class}", client(c))
            }
            Buffer::Input(channel, column, row, port, class) => write!(
                f,
                "{channel} at router ({column}, {row}) from {}, class {class}",
                port_name(port)
            ),
            Buffer::Output(channel, c, class) => {
                write!(f, "{channel} behind router for {}, class {class}", client(c))
            }
            Buffer::Down(channel, c, class) => {
                write!(f, "{channel} to {}, class {class}", client(c))
            }
        }
    }
}

/// The graph: for each buffer, the ones it may wait for.
#[derive(Clone, Debug, Default)]
pub struct Graph(BTreeMap<Buffer, BTreeSet<Buffer>>);

/// Buffers that may wait for each other in a circle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cycle(pub Vec<Buffer>);

impl fmt::Display for Cycle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} buffers wait for each other in a circle:", self.0.len())?;
        for (i, buffer) in self.0.iter().enumerate() {
            let next = &self.0[(i + 1) % self.0.len()];
            writeln!(f, "  {buffer} waits for {next}")?;
        }
        Ok(())
    }
}

impl std::error::Error for Cycle {}

impl Graph {
    /// The graph of a chip under some rules.
    pub fn new(chip: &Chip, rules: &Rules) -> Graph {
        let floor = Floor::new(chip);
        let mut graph = Graph::default();
        for channel in Channel::ALL {
            for client in floor.clients() {
                if channel.links(chip, ClientKind::of(client.slot)) == 0 {
                    continue;
                }
                for class in 0..channel.classes() {
                    graph.add_flits(&floor, rules, channel, client, class);
                }
                // A request is answered on whatever channel.
                for other in Channel::ALL {
                    if rules.answers && channel.classes() == 2 && other.classes() == 2 {
                        let down = Buffer::Down(channel, client, (rules.buffer)(0));
                        graph.add(down, Buffer::Up(other, client, (rules.buffer)(1)));
                    }
                }
            }
        }
        graph
    }

    fn add(&mut self, from: Buffer, to: Buffer) {
        self.0.entry(to).or_default();
        self.0.entry(from).or_default().insert(to);
    }

    /// All that flits of one client and class may wait for.
    fn add_flits(
        &mut self,
        floor: &Floor,
        rules: &Rules,
        channel: Channel,
        client: Source,
        class: u32,
    ) {
        let buffer = (rules.buffer)(class);
        let (column, row) = (u32::from(client.column), u32::from(client.row));
        let port = slot_port(client.slot);
        let up = Buffer::Up(channel, client, buffer);
        self.add(up, Buffer::Input(channel, column, row, port, buffer));
        let mut seen = BTreeSet::new();
        for columns in 1..1u32 << floor.columns {
            for rows in 1..1u32 << floor.all_rows() {
                let header = Header { columns: columns as u8, rows: rows as u8, clients: !0 };
                let mut open = vec![(column, row, port, header)];
                while let Some(at) = open.pop() {
                    let (column, row, port, header) = at;
                    if !seen.insert((column, row, port, header.columns, header.rows)) {
                        continue;
                    }
                    let router = Router::new(floor, column, row);
                    let from = Buffer::Input(channel, column, row, port, buffer);
                    let outputs = (rules.route)(&router, class, header, port);
                    for side in Side::ALL.into_iter().filter(|&s| outputs >> s as u32 & 1 == 1) {
                        let Some((column, row)) = router.neighbour(side) else { continue };
                        let header = (rules.trim)(&router, class, header, side);
                        let port = side.opposite() as u32;
                        self.add(from, Buffer::Input(channel, column, row, port, buffer));
                        open.push((column, row, port, header));
                    }
                    for slot in (0..10u8).filter(|&s| outputs >> slot_port(s) & 1 == 1) {
                        let to = Source { column: column as u8, row: row as u8, slot };
                        if !channel.serves(ClientKind::of(slot)) {
                            continue;
                        }
                        let output = Buffer::Output(channel, to, buffer);
                        self.add(from, output);
                        self.add(output, Buffer::Down(channel, to, buffer));
                    }
                }
            }
        }
    }

    /// Buffers.
    pub fn buffers(&self) -> usize {
        self.0.len()
    }

    /// Pairs of which the first may wait for the second.
    pub fn dependencies(&self) -> usize {
        self.0.values().map(BTreeSet::len).sum()
    }

    /// Whether one buffer may wait for another.
    pub fn waits(&self, from: Buffer, to: Buffer) -> bool {
        self.0.get(&from).is_some_and(|next| next.contains(&to))
    }

    /// Proves that there is no cycle.
    ///
    /// # Errors
    /// The shortest one, where there is one.
    pub fn acyclic(&self) -> Result<(), Cycle> {
        // Whatever waits for nothing is taken away until all is gone, or the rest goes round.
        let mut waits: BTreeMap<Buffer, usize> =
            self.0.iter().map(|(&buffer, next)| (buffer, next.len())).collect();
        let mut before: BTreeMap<Buffer, Vec<Buffer>> = BTreeMap::new();
        for (&from, next) in &self.0 {
            next.iter().for_each(|&to| before.entry(to).or_default().push(from));
        }
        let mut free: Vec<Buffer> =
            waits.iter().filter(|(_, n)| **n == 0).map(|(&buffer, _)| buffer).collect();
        while let Some(buffer) = free.pop() {
            waits.remove(&buffer);
            for from in before.get(&buffer).into_iter().flatten() {
                if let Some(n) = waits.get_mut(from) {
                    *n -= 1;
                    if *n == 0 {
                        free.push(*from);
                    }
                }
            }
        }
        if waits.is_empty() {
            return Ok(());
        }
        let shortest = waits.keys().filter_map(|&start| self.circle(start)).min_by_key(Vec::len);
        // What is left has a way on from each buffer, so there is a circle.
        Err(Cycle(shortest.unwrap_or_default()))
    }

    /// The shortest way from a buffer back to itself.
    fn circle(&self, start: Buffer) -> Option<Vec<Buffer>> {
        let mut came: BTreeMap<Buffer, Buffer> = BTreeMap::new();
        let mut open = VecDeque::from([start]);
        while let Some(at) = open.pop_front() {
            for &next in &self.0[&at] {
                if next == start {
                    let mut way = vec![at];
                    while let Some(&earlier) = way.last().and_then(|last| came.get(last)) {
                        way.push(earlier);
                    }
                    way.reverse();
                    return Some(way);
                }
                if let Entry::Vacant(vacant) = came.entry(next) {
                    vacant.insert(at);
                    open.push_back(next);
                }
            }
        }
        None
    }
}
