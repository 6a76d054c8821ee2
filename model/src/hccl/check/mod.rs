//! The checker: proves subgraphs of any set of ranks safe before they run, or says what is wrong.
//!
//! ```text
//!   programs --> Graphs --> pairs: SEND k of a queue pair meets RECV k
//!                             |
//!                           order: what must have happened before what      <--+
//!                             |                                                | edge
//!                           flags: which write lets a WAIT pass  --------------+
//!                             |
//!                           cycle: no WQE waits for itself, or the shortest cycle
//!                             |
//!                           hazards: two accesses of which one writes are ordered
//!                             |
//!                           contents: what is in the receive buffers is the collective
//! ```
//!
//! What is proved holds for every timing that the rules of a WQE stream allow
//! ([`crate::func::subgraph`]), however fast each rank and queue pair is:
//!
//! - Every SEND and WRITE_IMM meets a RECV that is long enough, and every RECV a message. The order of
//!   posting on each queue pair is fixed.
//! - No WQE waits, through ordering fields, messages, flags and its place in sequence, for itself.
//!   Together with the first point: everything ends.
//! - No byte is written while an operation of any engine or peer may still read or write it, unless
//!   a chain of ordering fields, messages and flags says which of the two is first. So the
//!   memory at the end does not depend on timing ([`check_result`] then shows by one symbolic run
//!   what it is).
//! - A WAIT passes: some write of its word satisfies it, comes, and is not overwritten before the
//!   WAIT has seen it.
//! - Every access is within the buffers of its rank.
//!
//! # What orders what
//! - A WQE is issued after the one before it in its subgraph, and after what its ordering fields, a
//!   fence before it or a WAIT before it hold it back for.
//! - Data of a message move after SEND and RECV are issued, after those of the message before it on
//!   the queue pair, and before either completes. The sender's buffer is free from then on: a
//!   retransmission after it can only repeat what the receiver has and drops.
//! - A WAIT passes after the write that satisfies it, where it can be only that one: any other is
//!   ordered after the WAIT, or was overwritten before the WAIT was issued.
//! - Subgraphs of one rank in a later program are issued after all of that rank's in earlier ones
//!   are done. Ranks are not ordered among each other.
//!
//! Assumed are that retries after RNR go on, that no other program uses the queue pairs and buffers,
//! and that an engine has places for all its subgraphs of one program.
//!
//! It errs on the safe side: it may refuse a graph that is fine for reasons it does not know (say,
//! a WAIT that two unordered writes may satisfy), and accepts none that is not.

mod contents;
mod cycle;
mod flags;
mod graph;
mod hazards;
mod pairs;

use std::fmt;
use std::ops::Range;

pub use contents::check_result;

use super::program::Program;
use crate::func::fabric::Connection;
use crate::spec::chip::Chip;
use crate::spec::nmc::{self, Command, Op, Status};
use crate::spec::wqe::{self, Fault, Kind, Wqe};
use crate::spec::wqe_text::{Plain, describe};
use graph::Order;

/// A subgraph for the checker.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Graph {
    /// The rank.
    pub rank: usize,
    /// Its engine.
    pub me: usize,
    /// It starts when all of its rank's subgraphs of lower stages are done.
    pub stage: usize,
    /// The WQEs.
    pub wqes: Vec<Wqe>,
    /// The WQEs as text, if they are known by better names than their numbers.
    pub text: Vec<String>,
}

/// What a word of memory holds before anything runs, by rank, address and bytes.
pub type Initial<'a> = Box<dyn Fn(usize, u64, u64) -> Option<u64> + 'a>;

/// What the checker looks at: the subgraphs of some ranks and what they share.
pub struct Graphs<'a> {
    /// The subgraphs.
    pub graphs: Vec<Graph>,
    /// The connections of queue pairs.
    pub connections: Vec<Connection>,
    /// Where each rank may read and write; empty: anywhere within the limit.
    pub buffers: Vec<Vec<Range<u64>>>,
    /// The end of each rank's memory.
    pub limits: Vec<u64>,
    /// What memory holds before anything runs; `None` where it is not known.
    pub initial: Initial<'a>,
}

/// A WQE that a finding is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct At {
    /// The rank.
    pub rank: usize,
    /// Its engine.
    pub me: usize,
    /// The stage: which of the programs.
    pub stage: usize,
    /// Index in the subgraph; the number of its WQEs for its end.
    pub index: usize,
    /// The WQE as text.
    pub text: String,
}

impl fmt::Display for At {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let At { rank, me, stage, index, text } = self;
        write!(f, "rank {rank} ME {me} ")?;
        if *stage > 0 {
            write!(f, "program {stage} ")?;
        }
        write!(f, "WQE {index} ({text})")
    }
}

/// One WQE of a cycle and the next one that it waits for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wait {
    /// Who waits.
    pub who: At,
    /// Why.
    pub why: Why,
    /// For whom.
    pub whom: At,
}

/// Why one WQE waits for another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// It stands behind it in the subgraph.
    Sequence,
    /// An ordering field, or a fence: the other must be complete.
    Order,
    /// The other is its counterpart at the peer.
    Message,
    /// The other is before it on the queue pair.
    QueuePair,
    /// The other writes its flag.
    Flag,
    /// The other ends an earlier program of the rank.
    Program,
}

impl Why {
    fn phrase(self) -> &'static str {
        match self {
            Why::Sequence => "is behind",
            Why::Order => "is held until the completion of",
            Why::Message => "needs the message of",
            Why::QueuePair => "comes on its queue pair after",
            Why::Flag => "waits for the flag of",
            Why::Program => "is of a later program than",
        }
    }
}

/// Something wrong with the graphs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Finding {
    /// A WQE that an engine refuses.
    BadWqe {
        /// The WQE.
        at: At,
        /// Why.
        fault: Fault,
    },
    /// A command that the NMC refuses.
    BadCommand {
        /// The REDUCE or COPY.
        at: At,
        /// Why.
        status: Status,
    },
    /// A subgraph without WQEs, or with more than one may have.
    Length {
        /// The rank.
        rank: usize,
        /// The engine.
        me: usize,
        /// WQEs.
        wqes: usize,
    },
    /// More events and subgraphs than there is room for.
    TooLarge {
        /// Events.
        events: usize,
        /// Subgraphs.
        subgraphs: usize,
    },
    /// An access outside the rank's buffers.
    OutOfBuffer {
        /// The WQE.
        at: At,
        /// The rank whose memory it is.
        rank: usize,
        /// The bytes.
        range: Range<u64>,
    },
    /// A queue pair that leads nowhere.
    NotConnected {
        /// The WQE.
        at: At,
    },
    /// Two posts on a queue pair whose order is not fixed.
    Unordered {
        /// One.
        at: At,
        /// The other.
        other: At,
    },
    /// A SEND or WRITE_IMM that meets no RECV.
    NoReceive {
        /// The WQE.
        at: At,
    },
    /// A RECV that no message meets.
    NoMessage {
        /// The WQE.
        at: At,
    },
    /// A message longer than its RECV.
    TooLong {
        /// The SEND.
        at: At,
        /// Its RECV.
        receive: At,
    },
    /// A WAIT for which it cannot be shown that it passes.
    Stuck {
        /// The WAIT.
        at: At,
        /// Writes of its word that satisfy it, as far as is known.
        satisfied_by: Vec<At>,
        /// Other writes of its word that may come between.
        disturbed_by: Vec<At>,
    },
    /// WQEs that wait for each other in a circle: the shortest there is.
    Cycle(
        /// Each waits for the next, the last for the first.
        Vec<Wait>,
    ),
    /// Two accesses to the same bytes, of which one writes, that nothing orders.
    Hazard {
        /// One; it writes.
        writer: At,
        /// The other.
        other: At,
        /// Whether the other writes too.
        other_writes: bool,
        /// The rank whose memory it is.
        rank: usize,
        /// The bytes.
        range: Range<u64>,
    },
    /// A receive buffer does not hold what the collective says.
    Wrong {
        /// The rank.
        rank: usize,
        /// The bytes of the receive buffer.
        range: Range<u64>,
        /// What is there, and what should be.
        what: String,
    },
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let list = |all: &[At]| match all {
            [] => "none".to_owned(),
            all => all.iter().map(ToString::to_string).collect::<Vec<_>>().join(", "),
        };
        match self {
            Finding::BadWqe { at, fault } => write!(f, "{at} is refused: {fault}"),
            Finding::BadCommand { at, status } => {
                write!(f, "{at} is refused by the NMC: {}", status.name())
            }
            Finding::Length { rank, me, wqes } => {
                write!(f, "rank {rank} ME {me}: a subgraph of {wqes} WQEs; 1 to {}", wqe::MOST)
            }
            Finding::TooLarge { events, subgraphs } => write!(
                f,
                "{events} events of {subgraphs} subgraphs are more than can be checked; check fewer \
                 ranks or a shorter vector"
            ),
            Finding::OutOfBuffer { at, rank, range } => write!(
                f,
                "{at} touches {:#x} to {:#x} of rank {rank}, outside its buffers",
                range.start, range.end
            ),
            Finding::NotConnected { at } => write!(f, "{at}: the queue pair leads nowhere"),
            Finding::Unordered { at, other } => {
                write!(f, "{at} and {other} are posted on one queue pair in no fixed order")
            }
            Finding::NoReceive { at } => write!(f, "{at} meets no RECV"),
            Finding::NoMessage { at } => write!(f, "{at} gets no message"),
            Finding::TooLong { at, receive } => write!(f, "{at} is longer than {receive}"),
            Finding::Stuck { at, satisfied_by, disturbed_by } => write!(
                f,
                "{at} may wait for ever; satisfied by: {}; disturbed by: {}",
                list(satisfied_by),
                list(disturbed_by)
            ),
            Finding::Cycle(waits) => {
                write!(f, "each waits for the next, the last for the first:")?;
                for Wait { who, why, whom } in waits {
                    write!(f, "\n  {who} {} {whom}", why.phrase())?;
                }
                Ok(())
            }
            Finding::Hazard { writer, other, other_writes, rank, range } => {
                let verb = if *other_writes { "writes" } else { "reads" };
                write!(
                    f,
                    "nothing orders {writer}, which writes {:#x} to {:#x} of rank {rank}, and \
                     {other}, which {verb} there",
                    range.start, range.end
                )
            }
            Finding::Wrong { rank, range, what } => write!(
                f,
                "rank {rank}: bytes {} to {} of the receive buffer hold {what}",
                range.start, range.end
            ),
        }
    }
}

/// What was looked at, where nothing is wrong.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Proof {
    /// WQEs.
    pub wqes: usize,
    /// Messages and writes.
    pub messages: usize,
    /// WAITs.
    pub waits: usize,
    /// Pairs of accesses to the same bytes that had to be ordered, and are.
    pub ordered: usize,
    /// SENDs and WRITE_IMMs that may find no RECV posted yet and be refused for a while (RNR).
    /// Nothing goes wrong then, but time is lost: SendSync leaves none.
    pub refusals: Vec<At>,
}

/// The most entries of vector clocks, of 2 bytes each.
const MOST_CLOCKS: usize = 1 << 31;

/// The most findings of one sort that are reported.
const MOST_FINDINGS: usize = 16;

/// Checks programs that every rank runs one after the other, each as fast as it likes.
///
/// All programs must be placed on the same number of ranks and use the same queue pairs. Flags are
/// zero before, as [`super::Layout`] says.
///
/// # Errors
/// What is wrong.
pub fn check(chip: &Chip, programs: &[&Program]) -> Result<Proof, Vec<Finding>> {
    check_graphs(chip, &graphs_of(chip, programs))
}

/// Programs that every rank runs one after the other, as the checker sees them.
pub fn graphs_of(chip: &Chip, programs: &[&Program]) -> Graphs<'static> {
    let ranks = programs.iter().map(|p| p.collective.ranks).max().unwrap_or(0);
    let channels = programs.iter().map(|p| p.placement.channels()).max().unwrap_or(0);
    let limit = 1 << chip.nmc.address_bits.value;
    let mut graphs = Vec::new();
    let mut buffers: Vec<Vec<Range<u64>>> = vec![Vec::new(); ranks];
    for (stage, program) in programs.iter().enumerate() {
        for subgraph in &program.subgraphs {
            graphs.push(Graph {
                rank: subgraph.rank,
                me: subgraph.me,
                stage,
                wqes: subgraph.wqes.clone(),
                text: subgraph.wqes.iter().map(|wqe| program.text(subgraph, wqe)).collect(),
            });
        }
        for (rank, buffers) in buffers.iter_mut().enumerate().take(program.collective.ranks) {
            let all = program.placement.buffers(&program.collective, rank);
            buffers.extend(all.into_iter().map(|(_, range)| range));
        }
    }
    let connections =
        programs.first().map_or(Vec::new(), |p| p.placement.queue_pairs.connections(channels));
    let mut flags: Vec<Vec<Range<u64>>> = vec![Vec::new(); ranks];
    for program in programs {
        for (rank, flags) in flags.iter_mut().enumerate().take(program.collective.ranks) {
            let all = program.placement.buffers(&program.collective, rank);
            flags.extend(all.into_iter().filter(|b| b.0 == "flags").map(|b| b.1));
        }
    }
    let initial: Initial<'static> = Box::new(move |rank, address, bytes| {
        let within = |at: &Range<u64>| at.start <= address && address + bytes <= at.end;
        flags.get(rank)?.iter().any(within).then_some(0)
    });
    Graphs { graphs, connections, buffers, limits: vec![limit; ranks], initial }
}

/// Checks any subgraphs.
///
/// # Errors
/// What is wrong.
pub fn check_graphs(chip: &Chip, graphs: &Graphs<'_>) -> Result<Proof, Vec<Finding>> {
    let findings = wqes(chip, graphs);
    if !findings.is_empty() {
        return Err(findings);
    }
    let messages = pairs::messages(graphs)?;
    let mut order = Order::new(graphs, messages);
    let (events, subgraphs) = (order.nodes(), graphs.graphs.len());
    if events.saturating_mul(subgraphs) > MOST_CLOCKS {
        return Err(vec![Finding::TooLarge { events, subgraphs }]);
    }
    let accesses = hazards::accesses(&mut order);
    flags::resolve(&mut order, &accesses)?;
    let ordered = hazards::check(&order, &accesses)?;
    Ok(Proof {
        wqes: graphs.graphs.iter().map(|g| g.wqes.len()).sum(),
        messages: order.messages.len(),
        waits: order.waits.len(),
        ordered,
        refusals: order.refusals(),
    })
}

impl Graphs<'_> {
    /// Describes a WQE, or a subgraph's end.
    fn at(&self, graph: usize, index: usize) -> At {
        let g = &self.graphs[graph];
        let text = match (g.text.get(index), g.wqes.get(index)) {
            (Some(text), _) => text.clone(),
            (None, Some(wqe)) => describe(wqe, &Plain),
            (None, None) => "its end".into(),
        };
        At { rank: g.rank, me: g.me, stage: g.stage, index, text }
    }
}

/// Each WQE by itself.
fn wqes(chip: &Chip, graphs: &Graphs<'_>) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (g, graph) in graphs.graphs.iter().enumerate() {
        if !(1..=wqe::MOST as usize).contains(&graph.wqes.len()) {
            let Graph { rank, me, .. } = *graph;
            findings.push(Finding::Length { rank, me, wqes: graph.wqes.len() });
        }
        let limit = graphs.limits.get(graph.rank).copied().unwrap_or(0);
        for (i, wqe) in graph.wqes.iter().enumerate() {
            if let Err(fault) = wqe::check(&wqe.words(), i as u32, limit, chip) {
                findings.push(Finding::BadWqe { at: graphs.at(g, i), fault });
                continue;
            }
            let op = match wqe.kind() {
                Some(Kind::Reduce) => Op::Add,
                Some(Kind::Copy) => Op::Copy,
                _ => continue,
            };
            let command = Command {
                op: op.code(),
                dtype: wqe.dtype,
                fence: false,
                a: wqe.a,
                b: wqe.b,
                s: wqe.s,
                length: wqe.length.into(),
                tag: 0,
            };
            let status = nmc::check(&command, &chip.nmc);
            if status != Status::Ok {
                findings.push(Finding::BadCommand { at: graphs.at(g, i), status });
            }
        }
    }
    findings.truncate(MOST_FINDINGS);
    findings
}
