//! The functional model: what each block computes, bit for bit, without time.
//!
//! - [`cpu`]: the instruction-set model of the RISC-V core, and what a program runs on.
//! - [`float`]: addition in BF16, FP16 and FP32 as the arithmetic units do it.
//! - [`collective`]: what each collective computes, order of additions included.
//! - [`fabric`]: the ideal network between ranks.
//! - [`fi`]: the fabric interface: what a command moves, and what a receive takes.
//! - [`memory`]: flat memory that a block works on.
//! - [`me`]: the message engine with its firmware, and several of them around a network.
//! - [`nmc`]: the near-memory compute engine, on commands and on tensors.
//! - [`subgraph`]: message engines that run subgraphs of WQEs: the reference interpreter.
//! - [`corners`]: operands that are worth testing, for tests here and for co-simulation.

pub mod collective;
pub mod corners;
pub mod cpu;
pub mod fabric;
pub mod fi;
pub mod float;
pub mod llc;
pub mod me;
pub mod memory;
pub mod nmc;
pub mod subgraph;
