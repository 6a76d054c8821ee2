//! Co-simulation of the fabric interface.
//!
//! ```text
//!   seed --> Case --> World (commands, router, memory, local store) --Drive--> Rtl, cycle model
//!                                    ^                                             |
//!                                    +------------------- Show --------------------+
//! ```
//! One world plays everything around the interface. The hardware and the cycle model get the same
//! inputs, and must show the same outputs on every port in every cycle.

mod case;
mod cosim;
mod lines;
pub mod mutants;
mod port;
mod rtl;
mod world;

pub use case::Case;
pub use cosim::{CaseResult, cosim, run_case};
pub use port::{Drive, Show};
pub use rtl::Rtl;

/// Name of the block in the hardware catalogue.
pub const BLOCK: &str = "fi";
