//! The message engine's firmware on the functional engine.
//!
//! - `check`: its check of WQEs against the description's;
//! - `issue`: what it issues for each WQE, field by field;
//! - `random`: random subgraphs, legal and with faults, against the interpreter;
//! - `order`: ordering at every distance, long subgraphs, waits between subgraphs;
//! - `ends`: errors, bad starts, traps, and what they leave alone;
//! - `pressure`: full queues and mailboxes;
//! - `collectives`: compiled collectives, bit for bit;
//! - `stuck`: wrong graphs end in a report of who waits for whom;
//! - `faults`: faults planted in its sources, which the tests above must notice.
//!
//! A failure names its seed: `MTIA_SEED=n cargo test -p mtia-testbench --test firmware NAME` runs
//! that one alone. `make long` runs the tests that are ignored here.

mod bench;
mod check;
mod collectives;
mod ends;
mod faults;
mod issue;
mod order;
mod pressure;
mod random;
mod stuck;
