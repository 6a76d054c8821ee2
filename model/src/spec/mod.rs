//! The chip description: the one source of sizes and interface facts.
//!
//! ```text
//!   preset or file --> load --> chip::Chip --> model, hardware, firmware header, docs
//!                       ^          |
//!              --set ---+          +--> entries (what `mtia config` prints)
//! ```
//!
//! - [`param`]: a parameter is a value, a unit and the tag of its source.
//! - [`address`]: the address map: LLC banks, pseudo-channels of HBM, scratch.
//! - [`chip`]: the parameters there are, and which combinations are possible.
//! - [`llc`]: the last-level cache as its users see it: registers, counters.
//! - [`load`]: from TOML text to a checked [`Chip`], with errors that say where.
//! - [`cpu`]: the RISC-V core as its users see it: control registers, causes, what retires.
//! - [`fi`]: the fabric interface as its users see it: commands, statuses, registers.
//! - [`flit`]: what a flit of each channel carries, to the bit.
//! - [`floor`]: the floor plan: routers, the clients in their slots, redundant PEs.
//! - [`hbm`]: HBM's organisation, timings in clocks, address map, and its controller's counters.
//! - [`header`]: the firmware's C header.
//! - [`me`]: the message engine as its firmware and the control core see it.
//! - [`noc`]: the network on chip: channels, classes, routes, counters.
//! - [`nmc`]: the near-memory compute engine as its users see it: commands, statuses, counters.
//! - [`secded`]: the code that guards memories: one wrong bit corrected, two detected.
//! - [`slot`]: what the message engine's firmware shows of a subgraph that runs.
//! - [`weights`]: shares of a router's inputs at its outputs.
//! - [`wqe`]: work queue entries, of which subgraphs are made.
//! - [`wqe_text`]: a work queue entry as a readable line.
//!
//! ```
//! use mtia_model::spec::{Chip, Source};
//!
//! let chip = Chip::load("mini", &["nmc.read_slots=64"])?;
//! assert_eq!(chip.nmc.read_slots.value, 64);
//! assert_eq!(chip.nmc.read_slots.source, Source::Set);
//!
//! let error = Chip::load("mini", &["nmc.read_slot=64"]).unwrap_err();
//! assert_eq!(
//!     error.to_string(),
//!     "--set nmc.read_slot=64: unknown key nmc.read_slot; did you mean nmc.read_slots?"
//! );
//! # Ok::<(), mtia_model::spec::SpecError>(())
//! ```

pub mod address;
pub mod chip;
pub mod cpu;
pub mod fi;
pub mod flit;
pub mod floor;
pub mod hbm;
pub mod header;
pub mod llc;
pub mod load;
pub mod me;
pub mod nmc;
pub mod noc;
pub mod param;
pub mod secded;
pub mod slot;
pub mod weights;
pub mod wqe;
pub mod wqe_text;

pub use chip::Chip;
pub use load::SpecError;
pub use param::{Param, Source};
