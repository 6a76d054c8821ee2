//! The function of the message engine: its core on the instruction-set model, its registers bit
//! for bit, and several engines of several ranks with memories and a network around them.
//!
//! ```text
//!                 +--------+   registers    +--------+  requests, commands, fetches, stores
//!   firmware ---->| Engine |-- Hart, Bus -->| Device |------------------------------------+
//!   (an Image)    +--------+                +--------+<-- completions, messages           |
//!                                                |                                        v
//!                                                +------------- System: NMCs, memories, Fabric
//! ```
//!
//! - [`device`]: context SRAM, registers and queues of one engine; no time, no neighbours.
//! - [`engine`]: a device with its core.
//! - [`system`]: engines, memories and network, stepped round robin, every answer after a random
//!   delay.
//! - [`firmware`]: the firmware as compiled for the presets.
//! - [`stuck`]: the report of who waits for whom when nothing moves any more.

pub mod device;
pub mod engine;
pub mod firmware;
pub mod stuck;
pub mod system;

pub use device::Device;
pub use engine::{Engine, Image};
pub use system::{Options, System};
