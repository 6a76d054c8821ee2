//! The RISC-V core: random programs, and what lies around the core while they run.
//!
//! ```text
//!   seed --> random::Case: program --------------> World: memory, interrupts, host
//!              |                                     ^
//!              +-- timing of the two ports           +-- Bus of the instruction-set model; the
//!                                                        hardware's ports are served from one too
//! ```
//!
//! - [`assemble`]: instructions and labels to bytes.
//! - [`random`]: a case from a seed.
//! - [`world`]: what a case's program runs in.
//! - [`coverage`]: what has been executed, and what has not.

pub mod assemble;
pub mod coverage;
pub mod random;
pub mod world;
