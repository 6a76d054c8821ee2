//! Tests of the `mtia` command as a user meets it: arguments in; exit code, standard output,
//! standard error and files out.
//!
//! Tests that simulate use the shared cache of verilated models (`MTIA_CACHE`, else the user's),
//! and the mini chip, which verilates fastest.

mod bad_input;
mod command;
mod generate;
mod hccl;
mod network;
mod npy;
mod reduce;
mod results;
mod roce;
mod roce_namespaces;
mod run_elf;
mod vectors;
