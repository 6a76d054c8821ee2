//! The shortest circle of WQEs that wait for each other.

use std::collections::VecDeque;

use super::graph::{Node, Order};
use super::pairs::Id;
use super::{Finding, Wait, Why};

/// The shortest cycle among events that wait for each other or for such. Its length is the number of
/// waits in it; standing behind another WQE of one's subgraph does not count.
pub(super) fn shortest(order: &Order<'_>, stuck: &[Node]) -> Finding {
    let mut among = vec![false; order.nodes()];
    for &node in stuck {
        among[node] = true;
    }
    let mut before: Vec<Vec<Node>> = vec![Vec::new(); order.nodes()];
    let mut list = Vec::new();
    for &node in stuck {
        order.before_node(node, &mut list);
        before[node] = list.iter().copied().filter(|&b| among[b]).collect();
    }
    trim(&mut before, stuck, &mut among);
    let mut best: Vec<Node> = Vec::new();
    let mut least = usize::MAX;
    for &start in stuck.iter().filter(|&&n| among[n]) {
        if let Some((cost, cycle)) = through(order, &before, &among, start, least) {
            (least, best) = (cost, cycle);
        }
    }
    Finding::Cycle(waits(order, &best))
}

/// Leaves out events that only wait for a cycle and that none in a cycle waits for.
fn trim(before: &mut [Vec<Node>], stuck: &[Node], among: &mut [bool]) {
    let mut waiting = vec![0usize; before.len()];
    for &node in stuck {
        before[node].iter().for_each(|&b| waiting[b] += 1);
    }
    let mut out: Vec<Node> = stuck.iter().copied().filter(|&n| waiting[n] == 0).collect();
    while let Some(node) = out.pop() {
        among[node] = false;
        for b in std::mem::take(&mut before[node]) {
            waiting[b] -= 1;
            if waiting[b] == 0 {
                out.push(b);
            }
        }
    }
}

/// Whether an event stands before another only by its place in the subgraph.
fn in_sequence(order: &Order<'_>, node: Node, before: Node) -> bool {
    match (order.issued(node), order.issued(before), order.wait_of(node), order.wait_of(before)) {
        (Some(a), Some(b), ..) => a.0 == b.0,
        // A WAIT's comparison after its issue, and the next issue after that.
        (None, Some(b), Some(w), _) => order.waits[w].at == b,
        (Some(a), None, _, Some(w)) => {
            let (g, i) = order.waits[w].at;
            a == (g, i + 1)
        }
        _ => false,
    }
}

/// The shortest cycle through an event, if it has fewer waits than `least`.
fn through(
    order: &Order<'_>,
    before: &[Vec<Node>],
    among: &[bool],
    start: Node,
    least: usize,
) -> Option<(usize, Vec<Node>)> {
    // Breadth first, with those at no cost in front.
    let mut cost = std::collections::HashMap::from([(start, 0usize)]);
    let mut from = std::collections::HashMap::new();
    let mut queue = VecDeque::from([(start, 0usize)]);
    while let Some((node, so_far)) = queue.pop_front() {
        if cost.get(&node).is_some_and(|&c| c < so_far) && node != start {
            continue;
        }
        for &b in before[node].iter().filter(|&&b| among[b]) {
            let free = in_sequence(order, node, b);
            let total = so_far + usize::from(!free);
            if total >= least {
                continue;
            }
            if b == start {
                let mut cycle = vec![node];
                let mut at = node;
                while at != start {
                    at = from[&at];
                    cycle.push(at);
                }
                cycle.reverse();
                return Some((total, cycle));
            }
            if cost.get(&b).is_none_or(|&c| total < c) {
                cost.insert(b, total);
                from.insert(b, node);
                if free { queue.push_front((b, total)) } else { queue.push_back((b, total)) }
            }
        }
    }
    None
}

/// The step from the WQE `here`, which stands for the event `node`, to that of the event `next` that
/// it waits for; `None` if that is the same WQE.
fn step(order: &Order<'_>, here: Id, node: Node, next: Node) -> Option<(Why, Id)> {
    let (why, to) = if let Some(m) = order.message_of(next) {
        let message = &order.messages[m];
        let is_send = |m: usize| order.messages[m].send == here;
        if let Some(later) = order.message_of(node) {
            let of_receive = message.receive.filter(|_| !is_send(later));
            (Why::QueuePair, of_receive.unwrap_or(message.send))
        } else if order.wait_of(node).is_some() {
            (Why::Flag, message.send)
        } else {
            // The end of the message that is in this subgraph; the first of them if both are.
            let ends = [message.receive, Some(message.send)];
            let own = ends.into_iter().flatten().filter(|e| e.0 == here.0 && e.1 < here.1).min();
            (Why::Order, own.unwrap_or(message.send))
        }
    } else if let Some(w) = order.wait_of(next) {
        (Why::Sequence, order.waits[w].at)
    } else {
        let to = order.issued(next)?;
        let why = if order.message_of(node).is_some() {
            Why::Message
        } else if order.wait_of(node).is_some() {
            Why::Flag
        } else if to.0 != here.0 {
            Why::Program
        } else {
            Why::Sequence
        };
        (why, to)
    };
    (to != here).then_some((why, to))
}

/// The cycle in terms of WQEs. Each event waits for the next.
fn waits(order: &Order<'_>, cycle: &[Node]) -> Vec<Wait> {
    // Begin at an issue: there is one in every cycle, as messages only wait for earlier ones.
    let first = cycle.iter().position(|&n| order.issued(n).is_some()).unwrap_or(0);
    let nodes: Vec<Node> = cycle[first..].iter().chain(&cycle[..=first]).copied().collect();
    let Some(mut here) = nodes.first().and_then(|&n| order.issued(n)) else { return Vec::new() };
    let mut steps: Vec<(Id, Why, Id)> = Vec::new();
    for pair in nodes.windows(2) {
        if let Some((why, to)) = step(order, here, pair[0], pair[1]) {
            steps.push((here, why, to));
            here = to;
        }
    }
    // A run of places in one subgraph is one step.
    let mut merged: Vec<(Id, Why, Id)> = Vec::new();
    for step in steps {
        match merged.last_mut() {
            Some(last) if last.1 == Why::Sequence && step.1 == Why::Sequence => last.2 = step.2,
            _ => merged.push(step),
        }
    }
    if merged.len() > 1
        && merged[0].1 == Why::Sequence
        && merged[merged.len() - 1].1 == Why::Sequence
        && let Some(last) = merged.pop()
    {
        merged[0].0 = last.0;
    }
    merged
        .into_iter()
        .map(|(who, why, whom)| Wait { who: order.at(who), why, whom: order.at(whom) })
        .collect()
}
