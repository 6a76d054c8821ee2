//! The last-level cache, cycle by cycle: a bank, and the quad of banks on one control lane.
//!
//! The registers are those of `hw/src/llc/`, where the parts are explained. Lines are of type `D`:
//! their bytes where they matter, `()` where only time does.
//!
//! ```
//! use mtia_model::cycle::llc::Bank;
//! use mtia_model::spec::{Chip, flit::ControlFlit, llc::Sizes};
//!
//! let mut bank: Bank<()> = Bank::new(&Sizes::new(&Chip::preset("mini")?));
//! bank.push_request(ControlFlit { address: 5, lines: 2, ..ControlFlit::default() });
//! while bank.memory_request(0).is_none() && bank.memory_request(1).is_none() {
//!     bank.clock();
//! }
//! # Ok::<(), mtia_model::spec::SpecError>(())
//! ```

mod bank;
mod free_list;
pub mod port;
mod quad;
mod registers;

pub use bank::Bank;
pub use quad::Quad;
