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
//! - [`rtl`]: the core in Verilator; [`surroundings`]: what its ports lead to.
//! - [`follow`]: the instruction-set model, told of each retirement.
//! - [`lock_step`]: hardware, cycle model and instruction-set model side by side.
//! - [`run`]: programs from ELF files on the hardware and on the models.
//! - [`cosim`]: random cases in lock-step; [`mutants`]: faults that they must find.

pub mod assemble;
pub mod cosim;
pub mod coverage;
pub mod follow;
pub mod lock_step;
pub mod mutants;
pub mod random;
pub mod rtl;
pub mod run;
pub mod surroundings;
pub mod world;

pub use cosim::{cosim, run_case};
pub use random::Case;
pub use rtl::Rtl;
pub use run::{RunError, run_checked, run_program};
