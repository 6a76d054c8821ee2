//! The bench of message engines: verilated engines and their cycle model under the same world.
//!
//! - [`Rtl`]: verilated engines as a device of `cycle::me::world`;
//! - [`lock_step`]: hardware and cycle model side by side, compared in every cycle.

mod array;
mod lock_step;
mod rtl;

pub use lock_step::LockStep;
pub use rtl::Rtl;

use mtia_model::cycle::me::group::Shape;
use mtia_model::spec::Chip;
use mtia_rtl::Design;
use verilator_sys::Library;

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
        let array = MeArray::new(chip, &Shape::of(chip, engines));
        let design = Design::elaborate(&array).map_err(Error::Elaborate)?;
        self.compile(&design, trace)
    }
}
