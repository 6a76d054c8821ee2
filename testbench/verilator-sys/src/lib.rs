//! Verilates a design, loads it, and runs many clock cycles a call.
//!
//! ```text
//!   Design   sources, options          design.rs, compile.rs, ports.rs, cache.rs, find.rs
//!     | compile: Verilator, C++ compiler, cache
//!   Library  a shared library          library.rs
//!     | instantiate
//!   Model    ports, clock, streams     model.rs, stream.rs      (Rust)
//!            ------------------------- shim.rs -----------------
//!            clock loop, queues        shim/shim.cpp            (C++, with the verilated code)
//! ```
//!
//! The cost of a call into the library is paid per batch of cycles and not per cycle or port:
//! ports are read and written in place, and streams have their queues on the other side.
//!
//! Needs Verilator 5.006 or newer and a C++17 compiler at run time; Linux, little-endian.

mod cache;
mod compile;
mod design;
mod error;
mod find;
mod library;
mod model;
mod ports;
mod shim;
mod stream;

pub use cache::default_cache_dir;
pub use design::{Design, Optimise};
pub use error::Error;
pub use find::{MINIMUM_VERSION, Verilator};
pub use library::Library;
pub use model::{Model, Port, PortId};
pub use stream::{SinkId, SourceId, StreamId, Until};
