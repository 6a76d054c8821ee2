//! The bench of the last-level cache: a quad of banks, with everything around it.
//!
//! ```text
//!   world: clients, pseudo-channels, utility port == same inputs ==> hardware, cycle model
//!     ^  ideal memory: which bytes a read may return                    |
//!     '------------------------- outputs, compared in every cycle -----'
//! ```
//! - [`case`]: what one run is, from a seed;
//! - [`world`]: clients and memory, and what they know must be true;
//! - [`cosim`]: random cases in lock-step;
//! - [`mutants`]: seeded faults.

pub mod case;
mod cosim;
pub mod mutants;
mod rtl;
pub mod world;

pub use case::Case;
pub use cosim::{cosim, run_case};
pub use rtl::Rtl;

/// The block's name in the hardware catalogue.
pub const BLOCK: &str = "llc_quad";
