//! The MTIA 300 as a model, in three floors that repeat one floor plan:
//!
//! - [`spec`]: the description; every size and interface fact, each with unit and source.
//! - [`func`]: the function; what a block computes, bit for bit, without time.
//! - [`cycle`]: the cycles; when a block does it, with counters.
//!
//! Beside them [`hccl`] compiles collectives into subgraphs for message engines, prints and
//! proves them, and [`transport`] is the network protocol as one pure core. Above them [`check`]
//! holds the published numbers against the counters.
//!
//! Dependencies run one way: `spec <- func <- cycle <- check`. The hardware takes its sizes from [`spec`]
//! and is proved against [`func`] and [`cycle`].

pub mod check;
pub mod cycle;
pub mod func;
pub mod hccl;
pub mod spec;
pub mod transport;
