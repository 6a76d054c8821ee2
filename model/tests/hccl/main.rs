//! Compiled collectives: what they compute, what the checker proves of them, how they print.

mod bench;
mod checker;
mod result;
mod text;
