//! The usual patterns of flows.

use std::fmt;
use std::str::FromStr;

use rand::SeedableRng;
use rand::seq::SliceRandom;
use rand_chacha::ChaCha8Rng;

use super::flow::{Flow, Start, TriggerKind, Workload};
use crate::transport::time::Time;

/// Who sends how much to whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pattern {
    /// Every node sends to one other and gets from one other, at random.
    Permutation,
    /// So many nodes send to node 0.
    Incast(u32),
    /// Every node sends a share of its buffer to every other; with a number, to so many at a time.
    AllToAll(Option<u32>),
    /// Reduce-scatter and all-gather around a ring of all nodes.
    AllReduceRing,
    /// Node 0 reads from so many others at once.
    StorageRead(u32),
}

/// Pieces into which a step of a ring is cut, so that one step's end overlaps the next one's start.
const RING_PIECES: u64 = 8;
/// No piece of a ring is smaller.
const LEAST_PIECE: u64 = 65_536;

impl Pattern {
    /// The flows of the pattern among `nodes`.
    ///
    /// `bytes` is a flow's size; of all-to-all and all-reduce it is the size of each node's buffer, as
    /// in nccl-tests.
    ///
    /// # Errors
    /// If there are too few nodes or bytes for it: one line.
    pub fn workload(self, nodes: u32, bytes: u64, seed: u64) -> Result<Workload, String> {
        let mut work = Workload::default();
        let at_once = Start::At(Time::ZERO);
        if bytes == 0 {
            return Err("0 bytes; use at least 1".to_owned());
        }
        match self {
            Pattern::Permutation => {
                for (from, to) in permutation(nodes, seed).into_iter().enumerate() {
                    work.add(Flow::write(from as u32, to, bytes, at_once));
                }
            }
            Pattern::Incast(senders) | Pattern::StorageRead(senders) => {
                if senders == 0 || senders >= nodes {
                    return Err(format!(
                        "{self} takes {} nodes, there are {nodes}; use 1 to {} senders",
                        senders.saturating_add(1).max(2),
                        nodes - 1
                    ));
                }
                let fetched = matches!(self, Pattern::StorageRead(_));
                for from in 1..=senders {
                    work.add(Flow { fetched, ..Flow::write(from, 0, bytes, at_once) });
                }
            }
            Pattern::AllToAll(at_a_time) => {
                let share = at_least_one(bytes / u64::from(nodes), bytes, nodes)?;
                let window = at_a_time.unwrap_or(nodes).clamp(1, nodes);
                // Flow k of a node goes k + 1 nodes on; it starts when flow k - window is done.
                for from in 0..nodes {
                    let first = work.flows.len() as u32;
                    for step in 0..nodes - 1 {
                        let mut flow = Flow::write(from, (from + step + 1) % nodes, share, at_once);
                        if step >= window {
                            let trigger = work.trigger(TriggerKind::Oneshot);
                            work.flows[(first + step - window) as usize].sent_fires = Some(trigger);
                            flow.start = Start::Trigger(trigger);
                        }
                        work.add(flow);
                    }
                }
            }
            Pattern::AllReduceRing => {
                let chunk = at_least_one(bytes / u64::from(nodes), bytes, nodes)?;
                let pieces = (chunk / LEAST_PIECE).clamp(1, RING_PIECES);
                // Node n sends a piece of step s + 1 when it has got that piece of step s.
                let steps = 2 * (nodes - 1);
                let mut before: Vec<u32> = Vec::new();
                for step in 0..steps {
                    let mut now = Vec::new();
                    for node in 0..nodes {
                        for piece in 0..pieces {
                            let size = chunk / pieces + u64::from(piece < chunk % pieces);
                            let mut flow = Flow::write(node, (node + 1) % nodes, size, at_once);
                            if step > 0 {
                                let trigger = work.trigger(TriggerKind::Oneshot);
                                let last = (node + nodes - 1) % nodes;
                                let index = u64::from(last) * pieces + piece;
                                let of = before[index as usize];
                                work.flows[of as usize].received_fires = Some(trigger);
                                flow.start = Start::Trigger(trigger);
                            }
                            now.push(work.add(flow));
                        }
                    }
                    before = now;
                }
            }
        }
        Ok(work)
    }

    /// The nodes that it takes at least.
    pub fn least_nodes(self) -> u32 {
        match self {
            Pattern::Incast(senders) | Pattern::StorageRead(senders) => senders.saturating_add(1),
            _ => 2,
        }
    }
}

fn at_least_one(share: u64, bytes: u64, nodes: u32) -> Result<u64, String> {
    if share > 0 {
        return Ok(share);
    }
    Err(format!("{bytes} bytes do not divide among {nodes} nodes; use at least {nodes}"))
}

/// A random permutation without fixed points: a random cycle through all.
fn permutation(nodes: u32, seed: u64) -> Vec<u32> {
    let mut order: Vec<u32> = (0..nodes).collect();
    order.shuffle(&mut ChaCha8Rng::seed_from_u64(seed));
    let mut to = vec![0; nodes as usize];
    for (i, &node) in order.iter().enumerate() {
        to[node as usize] = order[(i + 1) % order.len()];
    }
    to
}

impl fmt::Display for Pattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = match self {
            Pattern::Permutation => "permutation".to_owned(),
            Pattern::Incast(n) => format!("incast:{n}"),
            Pattern::AllToAll(None) => "all-to-all".to_owned(),
            Pattern::AllToAll(Some(n)) => format!("all-to-all:{n}"),
            Pattern::AllReduceRing => "all-reduce-ring".to_owned(),
            Pattern::StorageRead(n) => format!("storage-read:{n}"),
        };
        f.pad(&text)
    }
}

impl FromStr for Pattern {
    type Err = String;

    fn from_str(text: &str) -> Result<Pattern, String> {
        let (name, number) = match text.split_once(':') {
            Some((name, number)) => (name, Some(number.parse().ok().filter(|&n| n > 0))),
            None => (text, None),
        };
        match (name, number) {
            ("permutation", None) => Ok(Pattern::Permutation),
            ("incast", Some(Some(n))) => Ok(Pattern::Incast(n)),
            ("all-to-all", None) => Ok(Pattern::AllToAll(None)),
            ("all-to-all", Some(Some(n))) => Ok(Pattern::AllToAll(Some(n))),
            ("all-reduce-ring", None) => Ok(Pattern::AllReduceRing),
            ("storage-read", Some(Some(n))) => Ok(Pattern::StorageRead(n)),
            _ => Err(format!(
                "no pattern `{text}`; use permutation, incast:N, all-to-all, all-to-all:AT_A_TIME, \
                 all-reduce-ring or storage-read:N"
            )),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bytes(work: &Workload, node: u32) -> (u64, u64) {
        let sum = |of: fn(&Flow) -> u32| {
            work.flows.iter().filter(|f| of(f) == node).map(|f| f.bytes).sum::<u64>()
        };
        (sum(|f| f.from), sum(|f| f.to))
    }

    #[test]
    fn sizes_are_those_of_the_collectives() {
        let nodes = 8;
        for node in 0..nodes {
            let work = Pattern::Permutation.workload(nodes, 1000, 3).unwrap();
            assert_eq!(bytes(&work, node), (1000, 1000));
            assert!(work.flows.iter().all(|f| f.from != f.to));
            let work = Pattern::AllToAll(Some(2)).workload(nodes, 8 << 20, 3).unwrap();
            assert_eq!(bytes(&work, node), (7 << 20, 7 << 20));
            // 2 (n - 1) / n of the buffer.
            let work = Pattern::AllReduceRing.workload(nodes, 8 << 20, 3).unwrap();
            assert_eq!(bytes(&work, node), (14 << 20, 14 << 20));
        }
        let work = Pattern::Incast(7).workload(nodes, 500, 3).unwrap();
        assert_eq!(bytes(&work, 0), (0, 3500));
    }

    #[test]
    fn a_ring_has_one_start_for_every_piece() {
        let work = Pattern::AllReduceRing.workload(4, 4 << 20, 1).unwrap();
        let at_once = work.flows.iter().filter(|f| matches!(f.start, Start::At(_))).count();
        assert_eq!((at_once, work.flows.len()), (4 * 8, 6 * 4 * 8));
        assert!(work.triggers.iter().all(|t| t.starts.len() == 1));
        // What starts a flow is a flow that ends where it begins.
        for flow in &work.flows {
            if let Some(trigger) = flow.received_fires {
                let next = &work.flows[work.triggers[trigger as usize].starts[0] as usize];
                assert_eq!(next.from, flow.to);
            }
        }
    }

    #[test]
    fn a_window_of_all_to_all_holds() {
        let work = Pattern::AllToAll(Some(3)).workload(6, 6000, 1).unwrap();
        let at_once = work.flows.iter().filter(|f| matches!(f.start, Start::At(_)));
        assert_eq!(at_once.count(), 6 * 3);
        assert_eq!(work.triggers.len(), 6 * 2);
    }

    #[test]
    fn patterns_are_read_as_they_are_written() {
        for text in [
            "permutation",
            "incast:8",
            "all-to-all",
            "all-to-all:4",
            "all-reduce-ring",
            "storage-read:3",
        ] {
            assert_eq!(text.parse::<Pattern>().unwrap().to_string(), text);
        }
        for text in ["", "incast", "incast:0", "incast:x", "ring", "permutation:1"] {
            assert!(text.parse::<Pattern>().is_err(), "{text}");
        }
        for (pattern, nodes, bytes) in [
            (Pattern::Incast(8), 8, 1),
            (Pattern::AllToAll(None), 8, 7),
            (Pattern::AllReduceRing, 8, 0),
        ] {
            assert!(pattern.workload(nodes, bytes, 1).unwrap_err().contains("use "));
        }
    }
}
