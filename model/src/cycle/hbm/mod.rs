//! HBM: the controller of a pseudo-channel clock by clock, its device, and a judge of its commands.
//!
//! ```text
//!   requests ==>+------------+--row, column commands, write data-->+------+
//!               | Controller |                                     | Dram |   Validator watches
//!   responses <=+------------+<-----------------read data----------+------+
//!   \___________________________ Channel _______________________________/
//! ```
//! - [`port`]: what crosses the ports in a clock;
//! - [`Controller`]: port by port what the hardware of `hw/src/hbm/` does;
//! - [`Dram`]: storage with the device's latencies;
//! - [`Validator`]: timings and rules of the protocol, written from their table;
//! - [`traffic`]: streams to measure with;
//! - [`Channel`]: controller and memory in one, for runs of a whole chip.

mod channel;
mod controller;
mod dram;
pub mod port;
mod queue;
mod schedule;
pub mod traffic;
mod validator;

pub use channel::Channel;
pub use controller::Controller;
pub use dram::Dram;
pub use validator::Validator;
