//! The subcommands, one file each.

pub mod check;
pub mod config;
pub mod cosim;
pub mod generate;
pub mod hccl;
pub mod reduce;
pub mod roce;
pub mod run_elf;
pub mod sim;
pub mod vectors;
