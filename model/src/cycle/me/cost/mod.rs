//! A cheap model of the message engine, for runs of hundreds of engines: no instruction is executed.
//!
//! ```text
//!   control core --start--> Engine --requests--> Fabric --completions--> Engine --report-->
//!                             |  \--commands--> NMCs (formulas) --statuses--^
//!                             +-- words --> memory
//! ```
//! - [`engine`]: the firmware's main loop, piece by piece, each with its cycles.
//! - [`task`]: the pieces and their cycles, which calibration measures on the instruction-timed
//!   model ([`super::Me`] with the firmware's image) and a test holds to it.
//! - `nmc`: when NMCs answer.
//! - [`system`]: engines of several ranks with memories and the ideal network.
//! - [`calibrate`]: measures the pieces.
//!
//! Events instead of cycles: between two of them nothing is done. All of it is deterministic, pure
//! and without a clock: an engine is told the time.

pub mod calibrate;
pub mod engine;
mod measured;
mod nmc;
pub mod system;
pub mod task;

pub use engine::{Engine, Surroundings};
pub use system::{Ended, System};
pub use task::{Costs, Task};
