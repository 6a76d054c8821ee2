//! The instruction-set model of the RISC-V core: RV32IMC, Zicsr, Zifencei, machine mode.
//!
//! ```text
//!              word --> decode ----+
//!   16 bits --> compressed::expand +--> Instruction --> Hart: execute, csr, traps --> Retired
//!                                                         |  ^
//!                                              Bus: fetch, read, write of words
//! ```
//!
//! - [`instruction`]: the instructions as a type, and as assembler text.
//! - [`decode`], [`encode`]: from and to 32 bits.
//! - [`compressed`]: from and to 16 bits.
//! - [`execute`]: what the arithmetic computes; pure functions, shared with the cycle model.
//! - [`csr`]: the control registers' state and rules.
//! - [`hart`]: the core: one step, one record ([`crate::spec::cpu::Retired`]).
//! - [`program`]: a program to run, and how it can end.
//! - [`elf`]: a program from an ELF file.
//! - [`machine`]: memory, timer and host for a program that runs alone; a [`Bus`].
//! - [`sparse`]: the memory of that machine.
//! - [`run`]: runs a program on the core alone.
//!
//! Time is the caller's: it sets the cycle counter and the interrupt lines, and may say itself when
//! an interrupt is taken ([`Hart::take_interrupt`]), as the lock-step with the hardware does.

pub mod compressed;
pub mod csr;
pub mod decode;
pub mod elf;
pub mod encode;
pub mod execute;
pub mod hart;
pub mod instruction;
pub mod machine;
pub mod program;
pub mod run;
pub mod sparse;

pub use hart::{Bus, BusError, Hart};
pub use instruction::Instruction;
pub use program::{Outcome, Program, ProgramOutcome};
