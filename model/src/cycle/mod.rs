//! The cycle model: when the chip does what it does, with counters.
//!
//! One folder or file a block, under the block's one name. A block is a state that advances a
//! cycle at a time; what its registers hold is what the hardware's registers hold, so that the
//! co-simulation can compare the ports of both in every cycle. Data are left out: what is
//! computed is the business of `func`.
//!
//! ```text
//!   Bench (commands, lane memories) --PortInputs--> Device (Nmc, NmcPair) --PortOutputs--> Bench
//! ```
//! The hardware in the test bench is a [`port::Device`] too, so one [`bench::Bench`] drives both.

pub mod bench;
pub mod cpu;
pub mod crossing;
pub mod fabric;
pub mod fi;
pub mod hbm;
pub mod kernel;
pub mod lane_memory;
pub mod llc;
pub mod me;
pub mod memory_system;
pub mod nmc;
pub mod noc;
pub mod port;
pub mod rdma;
