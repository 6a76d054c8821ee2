//! Accesses to memory, and whether those that must not meet are ordered.

use std::ops::Range;

use super::graph::{Node, Order};
use super::pairs::Id;
use super::{Finding, MOST_FINDINGS};
use crate::spec::wqe::{Kind, Width};

/// One access of a WQE to memory.
#[derive(Clone, Debug)]
pub(super) struct Access {
    pub(super) at: Id,
    pub(super) range: Range<u64>,
    pub(super) writes: bool,
    /// It happens after this event, or at it.
    pub(super) begin: Node,
    /// And is over when this effect is.
    pub(super) effect: usize,
    /// A WAIT's look at its word: its order with writes is another matter.
    pub(super) waits: bool,
}

/// The accesses to each rank's memory, by address.
pub(super) fn accesses(order: &mut Order<'_>) -> Vec<Vec<Access>> {
    let ranks = order.graphs.limits.len();
    let mut all: Vec<Vec<Access>> = vec![Vec::new(); ranks];
    let graphs = order.graphs;
    for (g, graph) in graphs.graphs.iter().enumerate() {
        for (i, wqe) in graph.wqes.iter().enumerate() {
            let Some(kind) = wqe.kind() else { continue };
            let (at, begin) = ((g, i), order.issue((g, i)));
            let length = u64::from(wqe.length);
            let word = Width::from_code(wqe.width).map_or(0, Width::bytes);
            let reads: &[(u64, u64)] = match kind {
                Kind::Reduce => &[(wqe.a, length), (wqe.b, length)],
                Kind::Copy => &[(wqe.a, length)],
                Kind::Wait => &[(wqe.a, word)],
                kind if kind.sends() => &[(wqe.a, length)],
                _ => &[],
            };
            let writes: &[(u64, u64)] = match kind {
                Kind::Reduce | Kind::Copy => &[(wqe.s, length)],
                Kind::Set => &[(wqe.a, word)],
                _ => &[],
            };
            if reads.is_empty() && writes.is_empty() {
                continue;
            }
            let effect = order.effect(at);
            let waits = kind == Kind::Wait;
            for (list, writes) in [(reads, false), (writes, true)] {
                for &(address, bytes) in list.iter().filter(|l| l.1 > 0) {
                    let range = address..address + bytes;
                    all[graph.rank].push(Access { at, range, writes, begin, effect, waits });
                }
            }
        }
    }
    for (m, message) in order.messages.iter().enumerate() {
        if message.bytes > 0 {
            // By the WQE that says where: the RECV of a SEND, else the write itself.
            let send = order.wqe(message.send).kind() == Some(Kind::Send);
            all[message.to].push(Access {
                at: message.receive.filter(|_| send).unwrap_or(message.send),
                range: message.target..message.target + message.bytes,
                writes: true,
                begin: order.moved(m),
                effect: m,
                waits: false,
            });
        }
    }
    for of_rank in &mut all {
        of_rank.sort_by_key(|a| (a.range.start, a.at));
    }
    all
}

/// Checks that accesses lie in buffers and are ordered where one writes; counts those pairs.
pub(super) fn check(order: &Order<'_>, accesses: &[Vec<Access>]) -> Result<usize, Vec<Finding>> {
    let mut findings = Vec::new();
    let mut ordered = 0;
    for (rank, of_rank) in accesses.iter().enumerate() {
        // By address: those that reach into the next.
        let mut open: Vec<&Access> = Vec::new();
        for access in of_rank {
            if let Some(buffers) = order.graphs.buffers.get(rank) {
                let within =
                    |b: &Range<u64>| b.start <= access.range.start && access.range.end <= b.end;
                if !buffers.iter().any(within) {
                    let (at, range) = (order.at(access.at), access.range.clone());
                    findings.push(Finding::OutOfBuffer { at, rank, range });
                }
            }
            open.retain(|o| o.range.end > access.range.start);
            for other in &open {
                if !(access.writes || other.writes)
                    || access.at == other.at
                    || access.waits
                    || other.waits
                {
                    continue;
                }
                if is_ordered(order, access, other) {
                    ordered += 1;
                } else if findings.len() < MOST_FINDINGS {
                    let (writer, other) =
                        if access.writes { (access, *other) } else { (*other, access) };
                    findings.push(Finding::Hazard {
                        writer: order.at(writer.at),
                        other: order.at(other.at),
                        other_writes: other.writes,
                        rank,
                        range: writer.range.start.max(other.range.start)
                            ..writer.range.end.min(other.range.end),
                    });
                }
            }
            open.push(access);
        }
    }
    if findings.is_empty() { Ok(ordered) } else { Err(findings) }
}

/// Whether one of two accesses is over before the other begins. It can only be the one that
/// begins first in an order that all runs allow.
fn is_ordered(order: &Order<'_>, a: &Access, b: &Access) -> bool {
    let (first, second) =
        if order.position[a.begin] <= order.position[b.begin] { (a, b) } else { (b, a) };
    order.is_over(first.effect, second.begin)
}
