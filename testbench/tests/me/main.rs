//! Message engines with their firmware, in Verilog in lock-step with the cycle model, or in the
//! model alone.
//!
//! - `matrix`: every collective, type and size, twice, on the model; rows of all kinds on both.
//! - `graphs`: graphs that wait for ever end in a report of who waits for whom.
//! - `errors`: wrong WQEs, wrong messages, requests and memory that fail, mailboxes and queues that
//!   are full: each is reported and disturbs no other subgraph.
//! - `random`: random subgraphs of all kinds against the interpreter.

mod bench;
mod errors;
mod graphs;
mod matrix;
mod random;
