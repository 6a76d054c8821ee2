//! The bench of the near-memory compute engine: alone, or as a pair on shared lanes.
//!
//! - [`cosim`]: random cases, hardware against models, in lock-step;
//! - [`add`]: sums of two buffers through the hardware;
//! - [`adders`]: operand pairs through the hardware's adders against the host's arithmetic.

mod add;
pub mod adders;
pub mod case;
mod cosim;
pub mod mutants;
mod rtl;

pub use add::{Sum, add};
pub use case::Case;
pub use cosim::{cosim, run_case};
pub use rtl::Rtl;

use mtia_model::cycle::nmc::{Nmc, NmcPair};
use mtia_model::cycle::port::Device;
use mtia_model::spec::Chip;
use mtia_model::spec::nmc::COUNTERS;

/// What is under test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dut {
    /// One engine, each half stream on a lane of its own.
    Nmc,
    /// Two engines on shared lanes.
    Pair,
}

impl Dut {
    /// All.
    pub const ALL: [Dut; 2] = [Dut::Nmc, Dut::Pair];

    /// The block's name in the hardware catalogue.
    pub const fn block(self) -> &'static str {
        match self {
            Dut::Nmc => "nmc",
            Dut::Pair => "nmc_pair",
        }
    }

    /// Engines in it.
    pub fn engines(self, chip: &Chip) -> usize {
        match self {
            Dut::Nmc => 1,
            Dut::Pair => chip.nmc_pair.engines.value as usize,
        }
    }
}

/// The cycle model of a device under test.
pub enum Model {
    /// One engine.
    Nmc(Box<Nmc>),
    /// Two engines.
    Pair(Box<NmcPair>),
}

impl Model {
    /// The model of `dut`.
    pub fn new(dut: Dut, chip: &Chip) -> Model {
        match dut {
            Dut::Nmc => Model::Nmc(Box::new(Nmc::new(chip))),
            Dut::Pair => Model::Pair(Box::new(NmcPair::new(chip))),
        }
    }

    /// As a device for the bench.
    pub fn device(&mut self) -> &mut dyn Device {
        match self {
            Model::Nmc(nmc) => nmc.as_mut(),
            Model::Pair(pair) => pair.as_mut(),
        }
    }

    /// Counters of each engine.
    pub fn counters(&self) -> Vec<[u64; COUNTERS.len()]> {
        match self {
            Model::Nmc(nmc) => vec![*nmc.counters()],
            Model::Pair(pair) => pair.engines().iter().map(|e| *e.counters()).collect(),
        }
    }
}
