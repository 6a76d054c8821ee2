//! The collectives there are, what each rank gives and gets, and how vectors are cut.
//!
//! Vectors are cut evenly wherever they are cut: of n parts the first (elements mod n) have one
//! element more. So no count needs to be a multiple of anything, and parts may be empty.

use std::fmt;
use std::ops::Range;

use crate::spec::nmc::Dtype;

/// How an all-reduce is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AllReduce {
    /// Reduce-scatter and all-gather around a ring: least traffic, 2 (n - 1) steps.
    Ring,
    /// Whole vectors between ranks whose numbers differ in one bit: fewest steps.
    RecursiveDoubling,
}

/// How a broadcast is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Broadcast {
    /// From rank to rank, each piece as soon as it is there: for long vectors.
    Ring,
    /// A binomial tree: for short ones.
    Tree,
}

/// What is done. All reductions are sums. Elements count one rank's vector, where nothing else is
/// said.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Every rank gets the sum of all ranks' vectors.
    AllReduce {
        /// Elements of a vector.
        elements: u64,
        /// How.
        algorithm: AllReduce,
    },
    /// Rank r gets part r of the sum of all ranks' vectors.
    ReduceScatter {
        /// Elements of an input vector.
        elements: u64,
    },
    /// Rank r gives part r, and every rank gets all parts in order.
    AllGather {
        /// Elements of an output vector.
        elements: u64,
    },
    /// Part p of rank r's vector becomes part r, of as many elements, at rank p.
    AllToAll {
        /// Elements of an input vector.
        elements: u64,
    },
    /// The same with the sizes given; parts stand without gaps in the order of ranks.
    AllToAllV {
        /// Elements from each rank (row) to each rank (column).
        elements: Vec<Vec<u64>>,
    },
    /// Every rank gets the root's vector.
    Broadcast {
        /// Elements of the vector.
        elements: u64,
        /// Who has it.
        root: usize,
        /// How.
        algorithm: Broadcast,
    },
    /// Each pair's first rank sends its vector to the second; a rank is at most once a first and
    /// once a second.
    SendRecv {
        /// Elements of a vector.
        elements: u64,
        /// From, to.
        pairs: Vec<(usize, usize)>,
    },
}

impl Kind {
    /// The name, as on the command line.
    pub fn name(&self) -> &'static str {
        match self {
            Kind::AllReduce { .. } => "all-reduce",
            Kind::ReduceScatter { .. } => "reduce-scatter",
            Kind::AllGather { .. } => "all-gather",
            Kind::AllToAll { .. } => "all-to-all",
            Kind::AllToAllV { .. } => "all-to-allv",
            Kind::Broadcast { .. } => "broadcast",
            Kind::SendRecv { .. } => "send-recv",
        }
    }

    /// The algorithm's name.
    pub fn algorithm(&self) -> &'static str {
        match self {
            Kind::AllReduce { algorithm: AllReduce::Ring, .. }
            | Kind::ReduceScatter { .. }
            | Kind::AllGather { .. }
            | Kind::Broadcast { algorithm: Broadcast::Ring, .. } => "ring",
            Kind::AllReduce { algorithm: AllReduce::RecursiveDoubling, .. } => "recursive doubling",
            Kind::AllToAll { .. } | Kind::AllToAllV { .. } | Kind::SendRecv { .. } => "direct",
            Kind::Broadcast { algorithm: Broadcast::Tree, .. } => "tree",
        }
    }
}

/// A collective: what, among how many ranks, on which elements.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Collective {
    /// What is done.
    pub kind: Kind,
    /// Ranks; they count from 0.
    pub ranks: usize,
    /// Type of the elements.
    pub dtype: Dtype,
}

impl fmt::Display for Collective {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Collective { kind, ranks, dtype } = self;
        write!(f, "{} ({}) of {dtype} on {ranks} ranks", kind.name(), kind.algorithm())
    }
}

/// Part `i` of `parts` of a range, cut evenly.
pub fn part(range: &Range<u64>, parts: usize, i: usize) -> Range<u64> {
    let (all, parts, i) = (range.end - range.start, parts as u64, i as u64);
    let (each, more) = (all / parts, all % parts);
    let start = range.start + i * each + i.min(more);
    start..start + each + u64::from(i < more)
}

impl Collective {
    /// Elements that a rank gives.
    pub fn send_elements(&self, rank: usize) -> u64 {
        match &self.kind {
            Kind::AllReduce { elements, .. }
            | Kind::ReduceScatter { elements }
            | Kind::AllToAll { elements } => *elements,
            Kind::AllGather { elements } => length(&part(&(0..*elements), self.ranks, rank)),
            Kind::AllToAllV { elements } => elements[rank].iter().sum(),
            Kind::Broadcast { elements, root, .. } => {
                if rank == *root {
                    *elements
                } else {
                    0
                }
            }
            Kind::SendRecv { elements, pairs } => {
                if pairs.iter().any(|p| p.0 == rank) {
                    *elements
                } else {
                    0
                }
            }
        }
    }

    /// Elements that a rank gets.
    pub fn recv_elements(&self, rank: usize) -> u64 {
        match &self.kind {
            Kind::AllReduce { elements, .. }
            | Kind::AllGather { elements }
            | Kind::Broadcast { elements, .. } => *elements,
            Kind::ReduceScatter { elements } => length(&part(&(0..*elements), self.ranks, rank)),
            Kind::AllToAll { .. } | Kind::AllToAllV { .. } => {
                (0..self.ranks).map(|from| length(&self.sent_part(from, rank))).sum()
            }
            Kind::SendRecv { elements, pairs } => {
                if pairs.iter().any(|p| p.1 == rank) {
                    *elements
                } else {
                    0
                }
            }
        }
    }

    /// Where the elements for rank `to` stand in the vector that `from` gives to an all-to-all.
    pub(super) fn sent_part(&self, from: usize, to: usize) -> Range<u64> {
        match &self.kind {
            Kind::AllToAllV { elements } => {
                let start = elements[from][..to].iter().sum();
                start..start + elements[from][to]
            }
            _ => part(&(0..self.send_elements(from)), self.ranks, to),
        }
    }

    /// Where the elements of rank `from` stand in the vector that `to` gets of an all-to-all.
    pub(super) fn received_part(&self, from: usize, to: usize) -> Range<u64> {
        let start = (0..from).map(|f| length(&self.sent_part(f, to))).sum();
        start..start + length(&self.sent_part(from, to))
    }

    /// Whether the collective makes sense; says why not.
    pub(super) fn validate(&self) -> Result<(), String> {
        let ranks = self.ranks;
        if ranks == 0 {
            return Err("a collective needs at least one rank".into());
        }
        let bytes = |elements: u64| elements.checked_mul(u64::from(self.dtype.element_bytes()));
        let total = |row: &[u64]| row.iter().try_fold(0u64, |sum, e| sum.checked_add(*e));
        let most = match &self.kind {
            Kind::AllToAllV { elements } => {
                if elements.len() != ranks || elements.iter().any(|row| row.len() != ranks) {
                    return Err(format!(
                        "sizes of an all-to-allv among {ranks} ranks are {ranks} rows of {ranks}"
                    ));
                }
                let all: Option<Vec<u64>> = elements.iter().map(|row| total(row)).collect();
                all.and_then(|rows| total(&rows))
            }
            Kind::Broadcast { root, .. } if *root >= ranks => {
                return Err(format!("root {root} of {ranks} ranks; ranks count from 0"));
            }
            Kind::SendRecv { elements, pairs } => {
                for (i, &(from, to)) in pairs.iter().enumerate() {
                    if from >= ranks || to >= ranks {
                        return Err(format!(
                            "pair {from}, {to} of {ranks} ranks; they count from 0"
                        ));
                    }
                    if pairs[..i].iter().any(|p| p.0 == from || p.1 == to) {
                        return Err(format!(
                            "pair {from}, {to}: a rank sends at most once and receives at most once"
                        ));
                    }
                }
                Some(*elements)
            }
            Kind::AllReduce { elements, .. }
            | Kind::ReduceScatter { elements }
            | Kind::AllGather { elements }
            | Kind::AllToAll { elements }
            | Kind::Broadcast { elements, .. } => Some(*elements),
        };
        // Sums of a few such sizes and addresses still fit.
        match most.and_then(bytes) {
            Some(bytes) if bytes < 1 << 48 => Ok(()),
            _ => Err("the vectors are longer than any memory".into()),
        }
    }
}

pub(super) fn length(range: &Range<u64>) -> u64 {
    range.end - range.start
}
