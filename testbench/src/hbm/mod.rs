//! The bench of HBM's controller: one pseudo-channel with a device at its ports.
//!
//! - [`cosim`]: random cases, hardware against the cycle model in lock-step, an ideal memory behind
//!   the answers, the validator beside the commands.

pub mod case;
mod cosim;
pub mod mutants;
mod rtl;

pub use case::Case;
pub use cosim::{cosim, run_case};
pub use rtl::Rtl;

/// The block's name in the hardware catalogue.
pub const BLOCK: &str = "hbm";
