//! RoCEv2's reliable connection, the transport that MetaRoCE is compared with: in order, go-back-N,
//! rates by DCQCN. The same frame as [`super`]: pure, integers only, time and packets passed in.
//!
//! ```text
//!   post -----> send queue --rate (DCQCN)--> transmit ==> packets in order ==> receive: the next one?
//!                  ^                                                             | yes: place, ack
//!                  +------ go back to the missing one <== NAK, once a gap <------+ no: drop
//! ```
//! A connection is one path: one UDP source port, one port of the host. What a standard leaves open, and
//! where this is simpler than the standard, stands in docs/network.md.
//!
//! Sources: InfiniBand Architecture Specification, volume 1, chapter 9 (reliable connection, NAKs,
//! timers); Zhu et al., Congestion Control for Large-Scale RDMA Deployments, SIGCOMM 2015 (DCQCN).

mod config;
mod connection;
mod counters;
mod dcqcn;
mod endpoint;
mod packet;

pub use config::Config;
pub use counters::{Counters, Event};
pub use dcqcn::Dcqcn;
pub use endpoint::{ConnectionConfig, Departure, Endpoint, Outcome};
pub use packet::{Body, Data, Packet, Target};
