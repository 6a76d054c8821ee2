//! Co-simulation: the hardware in Verilator against the functional and the cycle model.
//!
//! ```text
//!   hw: Design --Verilog--> verilator-sys: Model --nmc::Rtl, cpu::Rtl--+
//!                                                                      |== same inputs
//!   model::cycle: Nmc, NmcPair, Cpu -----------------------------------+
//!   model::func: memory, statuses, instructions -------- what both must have done
//! ```

pub mod cpu;
mod error;
pub mod fi;
pub mod firmware;
pub mod hbm;
pub mod llc;
pub mod me;
pub mod mutants;
pub mod nmc;
pub mod noc;
pub mod report;
pub mod transport;

use std::path::PathBuf;

use mtia_hw::catalogue::Entry;
use mtia_model::spec::Chip;
use verilator_sys::Library;

pub use error::Error;
use mutants::{Mutant, plant};

/// Where compiled models are kept.
#[derive(Clone, Debug)]
pub struct Bench {
    /// Cache of compiled models; made when needed.
    pub cache_dir: PathBuf,
}

impl Default for Bench {
    fn default() -> Bench {
        Bench::new(verilator_sys::default_cache_dir())
    }
}

impl Bench {
    /// A bench that keeps compiled models in `cache_dir`.
    pub fn new(cache_dir: PathBuf) -> Bench {
        Bench { cache_dir }
    }

    /// The verilated block `name` of the hardware catalogue, from the cache where it is there.
    pub fn verilate(&self, chip: &Chip, name: &str, trace: bool) -> Result<Library, Error> {
        self.compile(&elaborate(chip, name)?, trace)
    }

    /// The verilated `design`, which need not be in the catalogue: a part of a block.
    pub fn compile(&self, design: &mtia_rtl::Design, trace: bool) -> Result<Library, Error> {
        let mut verilated = verilator_sys::Design::new(design.top()).trace(trace);
        for (file, text) in &design.verilog() {
            verilated = verilated.source(file, text);
        }
        Ok(verilated.compile(&self.cache_dir)?)
    }

    /// The same with `mutants` planted; the plusarg `+mutant=N` wakes the one of number N.
    pub fn verilate_mutants(
        &self,
        chip: &Chip,
        name: &str,
        mutants: &[Mutant],
    ) -> Result<Library, Error> {
        self.compile_mutants(&elaborate(chip, name)?, mutants)
    }

    fn compile_mutants(
        &self,
        design: &mtia_rtl::Design,
        mutants: &[Mutant],
    ) -> Result<Library, Error> {
        let mut verilated = verilator_sys::Design::new(design.top());
        for (file, text) in &design.verilog() {
            let module = file.trim_end_matches(".v");
            verilated = verilated.source(file, &plant(module, text, mutants)?);
        }
        Ok(verilated.compile(&self.cache_dir)?)
    }
}

fn elaborate(chip: &Chip, name: &str) -> Result<mtia_rtl::Design, Error> {
    let entry = Entry::find(name).ok_or_else(|| Error::UnknownBlock(name.to_owned()))?;
    entry.elaborate(chip).map_err(Error::Elaborate)
}
