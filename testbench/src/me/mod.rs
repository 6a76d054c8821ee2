//! The bench of message engines: verilated engines and their cycle model under the same world.
//!
//! - [`Rtl`]: verilated engines as a device of `cycle::me::world`;
//! - [`exercise`]: random programs for the registers;
//! - [`LockStep`]: hardware and cycle model side by side, compared in every cycle;
//! - [`Session`]: compiled collectives on either, and what must have come of them.

mod array;
pub mod exercise;
mod lock_step;
pub mod mutants;
mod rtl;
mod session;

pub use lock_step::{LockStep, exercise as run_exercise};
pub use rtl::Rtl;
pub use session::{Finished, Run, Session};

use mtia_model::cycle::me::group::Shape;
use mtia_model::spec::Chip;
use mtia_rtl::Design;
use verilator_sys::Library;

use crate::mutants::Mutant;
use crate::{Bench, Error};
use array::MeArray;

impl Bench {
    /// `engines` verilated message engines of a chip.
    pub fn message_engines(
        &self,
        chip: &Chip,
        engines: usize,
        trace: bool,
    ) -> Result<Library, Error> {
        let shape = Shape::of(chip, engines);
        let design = Design::elaborate(&MeArray::new(chip, &shape)).map_err(Error::Elaborate)?;
        if trace || shape.pairs.len() == 1 {
            return self.compile(&design, trace);
        }
        // A pair is compiled once, however many there are and in whichever array.
        let mut verilated = verilator_sys::Design::new(design.top()).option("--hierarchical");
        for (file, text) in &design.verilog() {
            verilated = verilated.source(file, text);
        }
        let blocks = ["me_pair", "me_single"].map(|b| format!("hier_block -module \"{b}\"\n"));
        let blocks = format!("`verilator_config\n{}", blocks.concat());
        Ok(verilated.source("blocks.vlt", &blocks).compile(&self.cache_dir)?)
    }

    /// One verilated message engine of a chip with `mutants` planted; the plusarg `+mutant=N` wakes
    /// the one of number N.
    pub fn message_engine_mutants(
        &self,
        chip: &Chip,
        mutants: &[Mutant],
    ) -> Result<Library, Error> {
        let array = MeArray::new(chip, &Shape::of(chip, 1));
        let design = Design::elaborate(&array).map_err(Error::Elaborate)?;
        self.compile_mutants(&design, mutants)
    }
}
