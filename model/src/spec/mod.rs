//! The chip description: the one source of sizes and interface facts.
//!
//! ```text
//!   preset or file --> load --> chip::Chip --> model, hardware, firmware header, docs
//!                       ^          |
//!              --set ---+          +--> entries (what `mtia config` prints)
//! ```
//!
//! - [`param`]: a parameter is a value, a unit and the tag of its source.
//! - [`chip`]: the parameters there are, and which combinations are possible.
//! - [`load`]: from TOML text to a checked [`Chip`](chip::Chip), with errors that say where.
//! - [`nmc`]: the near-memory compute engine as its users see it: commands, statuses, counters.

pub mod chip;
pub mod load;
pub mod nmc;
pub mod param;

pub use chip::Chip;
pub use load::SpecError;
pub use param::{Param, Source};
