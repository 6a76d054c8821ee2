//! RDMA over the packet network: hosts that run a transport, the work they do, what came of it.
//!
//! ```text
//!   Pattern, matrix file --> Workload (flows, triggers) --+
//!   Scenario (network, transport, faults, seed) ----------+--> run --> Report, trace
//!                                                                |
//!        fabric::Network < Host < Nic: MetaRoCE | RoCEv2 > > ----+
//! ```
//! A flow is so many bytes from one host's memory to another's. It is done at the receiver when every
//! byte has been placed there and the receiver has been told. See docs/network.md.

mod driver;
mod flow;
mod host;
mod matrix;
mod metaroce;
mod pattern;
mod report;
mod rocev2;
mod run;
mod scenario;
mod trace;

pub use flow::{Flow, Start, Trigger, TriggerKind, Workload};
pub use host::{Channel, Nic, RdmaHost, Stats};
pub use matrix::{Matrix, parse as parse_matrix};
pub use pattern::Pattern;
pub use report::{Percentiles, Report};
pub use run::{Observer, Quiet, run, run_all};
pub use scenario::{Scenario, Transport};
pub use trace::Trace;
