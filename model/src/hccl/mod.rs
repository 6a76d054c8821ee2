//! Collectives as subgraphs for message engines: what the host compiles, prints and proves before
//! it submits a work packet.
//!
//! ```text
//!   Collective, Placement --> compile --> Program --> print: readable text
//!                                          |     \--> check: no hazard, no cycle of waits, every
//!                                          v                 SEND with its RECV, the right sums
//!                             WQEs in memory, one Start a subgraph --> message engines
//! ```
//!
//! All of it is pure: no clock, no I/O. What the programs compute is stated independently in
//! [`crate::func::collective`], and what running them does in [`crate::func::subgraph`].
//!
//! - [`collective`]: the kinds there are and their sizes.
//! - [`place`]: where a collective runs: engines, queue pairs and buffers of each rank.
//! - [`program`]: what comes out.
//! - [`compile`]: one module an algorithm: ring, recursive doubling, exchange, broadcast.
//! - [`case`]: vectors to run one on, with the result.
//! - `print`: a program as text.
//! - [`check`](mod@check): the checker.

mod broadcast;
mod build;
pub mod case;
pub mod check;
pub mod collective;
mod doubling;
mod exchange;
pub mod place;
mod print;
pub mod program;
mod ring;

pub use case::{Case, one_of_each};
pub use check::{Finding, Proof, check, check_result};
pub use collective::{AllReduce, Broadcast, Collective, Kind};
pub use place::{Layout, Needs, Placement, QueuePairs, RankPlace, needs};
pub use program::{Program, Subgraph};

use crate::spec::wqe::MOST;
use build::Channel;

/// Why a collective cannot be compiled.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CompileError {
    /// What is asked for makes no sense by itself.
    #[error("{0}")]
    Collective(String),
    /// The placement does not fit the collective.
    #[error("{0}")]
    Placement(String),
    /// A subgraph would have too many WQEs.
    #[error(
        "rank {rank} channel {channel} would need {wqes} WQEs, a subgraph has at most {MOST}; \
         allow longer messages or use more engines"
    )]
    TooLong {
        /// The rank.
        rank: usize,
        /// The channel.
        channel: usize,
        /// WQEs.
        wqes: usize,
    },
}

/// Compiles a collective: for each rank one subgraph for each of its engines that has a part in it.
///
/// The subgraphs leave every flag word as they found it, zero, so that they can be run again, and
/// before or after any other on the same flags and queue pairs: a rank may start its next program
/// when all its subgraphs are done, whatever the other ranks do.
///
/// # Errors
/// If the collective or the placement is impossible, or a subgraph would be too long.
pub fn compile(collective: &Collective, placement: &Placement) -> Result<Program, CompileError> {
    collective.validate().map_err(CompileError::Collective)?;
    placement.validate(collective).map_err(CompileError::Placement)?;
    let mut subgraphs = Vec::new();
    for rank in 0..collective.ranks {
        for channel in 0..placement.channels() {
            let mut c = Channel::new(collective, placement, rank, channel);
            match &collective.kind {
                Kind::AllReduce { algorithm: AllReduce::Ring, .. } => ring::all_reduce(&mut c),
                Kind::AllReduce { algorithm: AllReduce::RecursiveDoubling, elements } => {
                    doubling::all_reduce(&mut c, *elements);
                }
                Kind::ReduceScatter { .. } => ring::reduce_scatter(&mut c),
                Kind::AllGather { .. } => ring::all_gather(&mut c),
                Kind::AllToAll { .. } | Kind::AllToAllV { .. } => exchange::all_to_all(&mut c),
                Kind::Broadcast { elements, root, algorithm: Broadcast::Ring } => {
                    broadcast::ring(&mut c, *elements, *root);
                }
                Kind::Broadcast { elements, root, algorithm: Broadcast::Tree } => {
                    broadcast::tree(&mut c, *elements, *root);
                }
                Kind::SendRecv { elements, pairs } => exchange::send_recv(&mut c, *elements, pairs),
            }
            let wqes = c.finish();
            if wqes.len() > MOST as usize {
                return Err(CompileError::TooLong { rank, channel, wqes: wqes.len() });
            }
            if !wqes.is_empty() {
                let me = placement.ranks[rank].mes[channel];
                subgraphs.push(Subgraph { rank, me, channel, wqes });
            }
        }
    }
    Ok(Program { collective: collective.clone(), placement: placement.clone(), subgraphs })
}
