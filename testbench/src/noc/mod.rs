//! The bench of the network on chip: a router by itself, or the whole mesh.
//!
//! ```text
//!   Case (seed) --> Traffic --Inputs--> Rtl, Model --Outputs--> compared, and to the Scoreboard
//! ```
//! - [`cosim`](mod@cosim): random cases, hardware and cycle model in lock-step;
//! - [`device`]: the ports of both, by a common name;
//! - [`scoreboard`]: what must come out, from the destinations alone; knows neither model nor
//!   hardware.

pub mod case;
pub mod cosim;
pub mod device;
pub mod model;
pub mod mutants;
pub mod rtl;
pub mod scoreboard;

pub use case::Case;
pub use cosim::{cosim, run_case};
pub use device::Dut;
pub use rtl::Rtl;
