//! Co-simulation: the hardware in Verilator against the functional and the cycle model.
//!
//! ```text
//!   hw: Design --Verilog--> verilator-sys: Model --nmc::Rtl--+
//!                                                            |== same bench, same inputs
//!   model::cycle: Nmc, NmcPair ------------------------------+
//!   model::func: memory, statuses ----------- what both must have done
//! ```

mod error;
pub mod nmc;

use std::path::PathBuf;

use mtia_hw::catalogue::Entry;
use mtia_model::spec::Chip;
use verilator_sys::Library;

pub use error::Error;

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
        let entry = Entry::find(name).ok_or_else(|| Error::UnknownBlock(name.to_owned()))?;
        let design = entry.elaborate(chip).map_err(Error::Elaborate)?;
        let sources = design.verilog();
        let mut verilated = verilator_sys::Design::new(design.top()).trace(trace);
        for (file, text) in &sources {
            verilated = verilated.source(file, text);
        }
        Ok(verilated.compile(&self.cache_dir)?)
    }
}
