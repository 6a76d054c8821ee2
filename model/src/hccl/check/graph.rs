//! The order of events: what must have happened before what, in every run.
//!
//! ```text
//!   subgraph:  I0 --> I1 --> I2 --> ... --> end        I: issue of a WQE
//!                      |      ^
//!                      v      | held back until complete
//!   message:           M -----+                        M: the moment at which data move
//!   WAIT:      I --> W --> next I                      W: its comparison holds
//! ```
//!
//! Every event has a clock: for each subgraph, how many of its WQEs are issued at the latest when the
//! event happens. An effect (a sum, a store, data that move) is over before an event if one of its
//! *exits* is: a WQE that is not issued before the effect is over.

use super::pairs::{Id, Message};
use super::{At, Graph, Graphs};
use crate::spec::wqe::{Kind, Wqe};

/// An event.
pub(super) type Node = usize;

/// Something that happens to memory, between the issue of its WQE and its exits.
#[derive(Clone, Debug, Default)]
pub(super) struct Effect {
    /// WQEs, or ends of subgraphs, that are not issued before this is over.
    pub(super) exits: Vec<Id>,
    /// The message whose data these are.
    pub(super) message: Option<usize>,
}

/// A WAIT.
#[derive(Clone, Copy, Debug)]
pub(super) struct Waiting {
    pub(super) at: Id,
    /// The WQE whose write it passes after.
    pub(super) after: Option<Id>,
}

/// All events of some graphs, and what is known of their order.
pub(super) struct Order<'a> {
    pub(super) graphs: &'a Graphs<'a>,
    pub(super) messages: Vec<Message>,
    pub(super) waits: Vec<Waiting>,
    pub(super) effects: Vec<Effect>,
    /// First node of each graph's issues.
    issues: Vec<Node>,
    first_message: Node,
    first_wait: Node,
    nodes: usize,
    /// For each graph and WQE: the first WQE that is not issued before this one is complete.
    release: Vec<Vec<usize>>,
    /// For each graph and WQE: the message or wait that it is.
    subject: Vec<Vec<Option<Node>>>,
    /// The events in an order that all runs allow.
    pub(super) sorted: Vec<Node>,
    /// Where each event stands there.
    pub(super) position: Vec<u32>,
    /// For each event and graph: how many WQEs are issued at the latest.
    clocks: Vec<u16>,
}

/// The first WQE that each WQE holds back until it is complete; the subgraph's end if none.
fn releases(graph: &Graph) -> Vec<usize> {
    let count = graph.wqes.len();
    let mut release = vec![count; count];
    // Those that no ordering field has waited for yet, so that each is looked at once or twice.
    let mut open: Vec<usize> = Vec::new();
    for (j, wqe) in graph.wqes.iter().enumerate() {
        let order = wqe.order;
        if let Some(i) = order.wqe_sync.and_then(|back| j.checked_sub(back as usize)) {
            release[i] = release[i].min(j);
        }
        let waits_for = |i: usize| {
            let kind = graph.wqes[i].kind();
            order.sync
                || order.rx_sync && kind == Some(Kind::Recv)
                || order.tx_sync && kind.is_some_and(Kind::sends)
        };
        if order.sync || order.rx_sync || order.tx_sync {
            let (done, left): (Vec<usize>, Vec<usize>) =
                open.into_iter().partition(|&i| waits_for(i));
            done.into_iter().for_each(|i| release[i] = release[i].min(j));
            open = left;
        }
        open.push(j);
        if wqe.order.fence || wqe.kind() == Some(Kind::Wait) {
            release[j] = j + 1;
        }
    }
    release
}

impl<'a> Order<'a> {
    pub(super) fn new(graphs: &'a Graphs<'a>, messages: Vec<Message>) -> Order<'a> {
        let mut issues = Vec::new();
        let mut nodes = 0;
        for graph in &graphs.graphs {
            issues.push(nodes);
            nodes += graph.wqes.len() + 1;
        }
        let first_message = nodes;
        nodes += messages.len();
        let first_wait = nodes;
        let mut subject: Vec<Vec<Option<Node>>> =
            graphs.graphs.iter().map(|g| vec![None; g.wqes.len()]).collect();
        for (m, message) in messages.iter().enumerate() {
            for (g, i) in [Some(message.send), message.receive].into_iter().flatten() {
                subject[g][i] = Some(first_message + m);
            }
        }
        let mut waits = Vec::new();
        for (g, graph) in graphs.graphs.iter().enumerate() {
            for (i, wqe) in graph.wqes.iter().enumerate() {
                if wqe.kind() == Some(Kind::Wait) {
                    subject[g][i] = Some(nodes);
                    nodes += 1;
                    waits.push(Waiting { at: (g, i), after: None });
                }
            }
        }
        let release: Vec<Vec<usize>> = graphs.graphs.iter().map(releases).collect();
        // The effects of messages come first, in their order; others as they are asked for.
        let effects = messages
            .iter()
            .enumerate()
            .map(|(m, message)| {
                let ends = [Some(message.send), message.receive].into_iter().flatten();
                let exits = ends.map(|(g, i)| (g, release[g][i])).collect();
                Effect { exits, message: Some(m) }
            })
            .collect();
        Order {
            graphs,
            messages,
            waits,
            effects,
            issues,
            first_message,
            first_wait,
            nodes,
            release,
            subject,
            sorted: Vec::new(),
            position: Vec::new(),
            clocks: Vec::new(),
        }
    }

    pub(super) fn wqe(&self, (g, i): Id) -> &Wqe {
        &self.graphs.graphs[g].wqes[i]
    }

    pub(super) fn at(&self, (g, i): Id) -> At {
        self.graphs.at(g, i)
    }

    /// The event of a WQE's issue, or of a subgraph's end.
    pub(super) fn issue(&self, (g, i): Id) -> Node {
        self.issues[g] + i
    }

    /// The event of a message's move.
    pub(super) fn moved(&self, message: usize) -> Node {
        self.first_message + message
    }

    /// The message of an event.
    pub(super) fn message_of(&self, node: Node) -> Option<usize> {
        (self.first_message..self.first_wait).contains(&node).then(|| node - self.first_message)
    }

    /// The WAIT of an event.
    pub(super) fn wait_of(&self, node: Node) -> Option<usize> {
        node.checked_sub(self.first_wait)
    }

    /// The WQE, or subgraph's end, of an issue.
    pub(super) fn issued(&self, node: Node) -> Option<Id> {
        if node >= self.first_message {
            return None;
        }
        let g = self.issues.partition_point(|&first| first <= node) - 1;
        Some((g, node - self.issues[g]))
    }

    /// The effect of a message, or a new one of another WQE: over when it is complete.
    pub(super) fn effect(&mut self, (g, i): Id) -> usize {
        if let Some(m) = self.subject[g][i].and_then(|node| self.message_of(node)) {
            return m;
        }
        self.effects.push(Effect { exits: vec![(g, self.release[g][i])], message: None });
        self.effects.len() - 1
    }

    /// The events that must have happened before one.
    pub(super) fn before_node(&self, node: Node, out: &mut Vec<Node>) {
        out.clear();
        if let Some(m) = self.message_of(node) {
            let Message { send, receive, previous, .. } = &self.messages[m];
            out.push(self.issue(*send));
            out.extend(receive.map(|r| self.issue(r)));
            out.extend(previous.map(|p| self.moved(p)));
        } else if let Some(w) = self.wait_of(node) {
            let Waiting { at, after } = self.waits[w];
            out.push(self.issue(at));
            out.extend(after.map(|id| self.happened(id)));
        } else if let Some((g, i)) = self.issued(node) {
            if i > 0 {
                out.push(node - 1);
            } else {
                let Graph { rank, stage, .. } = self.graphs.graphs[g];
                for (other, graph) in self.graphs.graphs.iter().enumerate() {
                    if graph.rank == rank && graph.stage < stage {
                        out.push(self.issue((other, graph.wqes.len())));
                    }
                }
            }
            self.held(g, i, out);
        }
    }

    /// The events that a WQE is held back for by ordering fields.
    fn held(&self, g: usize, i: usize, out: &mut Vec<Node>) {
        // Who is released here is known from the other side; look only where it can be.
        let graph = &self.graphs.graphs[g];
        let push = |j: usize, out: &mut Vec<Node>| {
            if self.release[g][j] == i {
                out.extend(self.subject[g][j]);
            }
        };
        let order = graph.wqes.get(i).map(|w| w.order);
        match order {
            Some(order) if !(order.sync || order.rx_sync || order.tx_sync) => {
                if i > 0 {
                    push(i - 1, out);
                }
                let back = order.wqe_sync.and_then(|back| i.checked_sub(back as usize));
                if let Some(j) = back.filter(|&j| j + 1 != i) {
                    push(j, out);
                }
            }
            _ => (0..i).for_each(|j| push(j, out)),
        }
    }

    /// The event after which a WQE's write may be seen: its issue, or for a message its move.
    pub(super) fn happened(&self, (g, i): Id) -> Node {
        match self.subject[g][i] {
            Some(node) if self.message_of(node).is_some() => node,
            _ => self.issue((g, i)),
        }
    }

    /// A WAIT passes after the write of a WQE, and so what follows the WAIT does.
    pub(super) fn passes_after(&mut self, wait: usize, writer: Id, effect: usize) {
        self.waits[wait].after = Some(writer);
        let (g, i) = self.waits[wait].at;
        self.effects[effect].exits.push((g, i + 1));
    }

    /// Sorts the events and finds their clocks.
    ///
    /// # Errors
    /// The events that wait for each other or for such, if there are any.
    pub(super) fn settle(&mut self) -> Result<(), Vec<Node>> {
        let mut after: Vec<Vec<u32>> = vec![Vec::new(); self.nodes];
        let mut missing = vec![0u32; self.nodes];
        let mut before = Vec::new();
        for (node, missing) in missing.iter_mut().enumerate() {
            self.before_node(node, &mut before);
            *missing = before.len() as u32;
            for &b in &before {
                after[b].push(node as u32);
            }
        }
        let mut sorted: Vec<Node> = (0..self.nodes).filter(|&n| missing[n] == 0).collect();
        let mut next = 0;
        while let Some(&node) = sorted.get(next) {
            next += 1;
            for &a in &after[node] {
                missing[a as usize] -= 1;
                if missing[a as usize] == 0 {
                    sorted.push(a as usize);
                }
            }
        }
        if sorted.len() < self.nodes {
            return Err((0..self.nodes).filter(|&n| missing[n] > 0).collect());
        }
        let chains = self.graphs.graphs.len();
        let mut clocks = vec![0u16; self.nodes * chains];
        for &node in &sorted {
            self.before_node(node, &mut before);
            for &b in &before {
                // Two rows of one table.
                let (row, from) = (node * chains, b * chains);
                for c in 0..chains {
                    clocks[row + c] = clocks[row + c].max(clocks[from + c]);
                }
            }
            if let Some((g, i)) = self.issued(node) {
                clocks[node * chains + g] = i as u16 + 1;
            }
        }
        self.position = vec![0; self.nodes];
        for (position, &node) in sorted.iter().enumerate() {
            self.position[node] = position as u32;
        }
        self.sorted = sorted;
        self.clocks = clocks;
        Ok(())
    }

    /// Whether a WQE, or a subgraph's end, is issued before an event, or is it.
    pub(super) fn is_issued(&self, (g, i): Id, node: Node) -> bool {
        usize::from(self.clocks[node * self.graphs.graphs.len() + g]) > i
    }

    /// Whether an effect is over before an event.
    pub(super) fn is_over(&self, effect: usize, node: Node) -> bool {
        let mut e = effect;
        loop {
            if self.effects[e].exits.iter().any(|&exit| self.is_issued(exit, node)) {
                return true;
            }
            // Data of a later message on the queue pair move after these.
            let Some(next) = self.effects[e].message.and_then(|m| self.messages[m].next) else {
                return false;
            };
            if self.moved(next) == node {
                return true;
            }
            e = next;
        }
    }

    /// Messages that may find no receive.
    pub(super) fn refusals(&self) -> Vec<At> {
        let early = |m: &&Message| {
            m.receive.is_some_and(|receive| !self.is_issued(receive, self.issue(m.send)))
        };
        self.messages.iter().filter(early).map(|m| self.at(m.send)).collect()
    }

    /// All events.
    pub(super) fn nodes(&self) -> usize {
        self.nodes
    }
}
