//! The MTIA 300 as hardware, described in Rust with `mtia_rtl` and written as Verilog-2005.
//!
//! One folder a block, under the block's one name. Sizes come from the chip description
//! (`mtia_model::spec`) and from nowhere else; nothing here knows about time or tests.
//!
//! ```text
//!   Chip (sizes) --> block structs --build--> mtia_rtl::Design --> Verilog, manifest, file list
//! ```

pub mod address_map;
pub mod catalogue;
pub mod cpu;
pub mod fi;
pub mod hbm;
pub mod llc;
pub mod me;
pub mod memory_system;
pub mod nmc;
pub mod noc;
pub mod router;
pub mod secded;
