//! Which SEND meets which RECV: the k-th of each on the two ends of a queue pair.

use std::collections::BTreeMap;

use super::{Finding, Graphs, MOST_FINDINGS};
use crate::func::fabric::Endpoint;
use crate::spec::wqe::{Kind, Wqe};

/// A WQE: graph and index.
pub(super) type Id = (usize, usize);

/// Data on their way from one rank to another.
#[derive(Clone, Debug)]
pub(super) struct Message {
    /// The SEND, WRITE or WRITE_IMM.
    pub(super) send: Id,
    /// The RECV that it completes.
    pub(super) receive: Option<Id>,
    /// The rank that it goes to.
    pub(super) to: usize,
    /// Where its data go there; not known, and not needed, for none.
    pub(super) target: u64,
    pub(super) bytes: u64,
    /// The message before it on the queue pair.
    pub(super) previous: Option<usize>,
    /// The one after.
    pub(super) next: Option<usize>,
}

/// The posts of one end of a queue pair, in order.
#[derive(Default)]
struct Posts {
    sends: Vec<Id>,
    receives: Vec<Id>,
}

/// Pairs sends with receives.
pub(super) fn messages(graphs: &Graphs<'_>) -> Result<Vec<Message>, Vec<Finding>> {
    let wqe = |(g, i): Id| -> &Wqe { &graphs.graphs[g].wqes[i] };
    let at = |(g, i): Id| graphs.at(g, i);
    let mut findings = Vec::new();
    let mut peers = BTreeMap::new();
    for &(a, b) in &graphs.connections {
        peers.insert(a, b);
        peers.insert(b, a);
    }
    let mut posts: BTreeMap<Endpoint, Posts> = BTreeMap::new();
    // By stage: those of one rank are posted in that order.
    let mut by_stage: Vec<usize> = (0..graphs.graphs.len()).collect();
    by_stage.sort_by_key(|&g| graphs.graphs[g].stage);
    for g in by_stage {
        let graph = &graphs.graphs[g];
        for (i, wqe) in graph.wqes.iter().enumerate() {
            let Some(kind) = wqe.kind().filter(|kind| kind.is_network()) else { continue };
            let end = Endpoint { rank: graph.rank, queue_pair: wqe.queue_pair() };
            if !peers.contains_key(&end) {
                findings.push(Finding::NotConnected { at: at((g, i)) });
                continue;
            }
            let posts = posts.entry(end).or_default();
            let queue = if kind == Kind::Recv { &mut posts.receives } else { &mut posts.sends };
            // Two subgraphs of one stage post in any order.
            if let Some(&(other, j)) = queue.last()
                && other != g
                && graphs.graphs[other].stage == graph.stage
            {
                findings.push(Finding::Unordered { at: at((other, j)), other: at((g, i)) });
            }
            queue.push((g, i));
        }
    }
    let mut messages: Vec<Message> = Vec::new();
    let none = Posts::default();
    for (&end, from) in &posts {
        let Some(peer) = peers.get(&end) else { continue };
        let to = posts.get(peer).unwrap_or(&none);
        let mut receives = to.receives.iter();
        let mut previous = None;
        for &send in &from.sends {
            let (kind, bytes) = (wqe(send).kind(), u64::from(wqe(send).length));
            let receive = match kind {
                Some(Kind::Write) => None,
                _ => match receives.next() {
                    Some(&receive) => Some(receive),
                    None => {
                        findings.push(Finding::NoReceive { at: at(send) });
                        continue;
                    }
                },
            };
            let target = match (kind, receive) {
                (Some(Kind::Send), Some(receive)) => {
                    if bytes > u64::from(wqe(receive).length) {
                        findings.push(Finding::TooLong { at: at(send), receive: at(receive) });
                    }
                    wqe(receive).a
                }
                _ => wqe(send).b,
            };
            let this = messages.len();
            if let Some(previous) = previous {
                let previous: &mut Message = &mut messages[previous];
                previous.next = Some(this);
            }
            messages.push(Message {
                send,
                receive,
                to: peer.rank,
                target,
                bytes,
                previous,
                next: None,
            });
            previous = Some(this);
        }
        for &receive in receives {
            findings.push(Finding::NoMessage { at: at(receive) });
        }
    }
    // Ends that only receive, from peers that never post.
    for (end, to) in &posts {
        let heard = peers.get(end).is_some_and(|peer| posts.contains_key(peer));
        if !heard {
            findings.extend(to.receives.iter().map(|&r| Finding::NoMessage { at: at(r) }));
        }
    }
    if findings.is_empty() {
        return Ok(messages);
    }
    findings.truncate(MOST_FINDINGS);
    Err(findings)
}
