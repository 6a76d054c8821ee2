//! The instruction-set model of the RISC-V core against the standard, from other directions:
//! tables of bit patterns, the GNU assembler's reading of every pattern, arithmetic on wide
//! integers, traps and control registers by their rules.

mod arithmetic;
mod compressed;
mod core;
mod decode;
mod elf;
mod machine;
mod memory;
mod objdump;
mod patterns;
mod traps;
