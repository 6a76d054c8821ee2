//! The transport's protocol core under its own tests, with faults planted in it. There is no hardware
//! in it yet: the core is what the NIC's RTL will be compared with.

pub mod mutants;
mod plant;

pub use plant::PlantError;
