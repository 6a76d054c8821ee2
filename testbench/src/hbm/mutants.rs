//! Faults of HBM's controller, planted in the Verilog of the preset `mini`. The co-simulation must
//! catch every one.

use mtia_model::spec::Chip;
use verilator_sys::Library;

use super::{BLOCK, Case, Rtl, run_case};
use crate::mutants::{Caught, Hunt, Mutant, SEED};
use crate::{Bench, Error};

const fn fault(
    module: &'static str,
    target: &'static str,
    from: &'static str,
    to: &'static str,
    what: &'static str,
) -> Mutant {
    Mutant { module, target, from, to, what }
}

/// All faults.
#[rustfmt::skip]
pub const MUTANTS: &[Mutant] = &[
];

/// The verilated controller with its faults.
pub struct HbmHunt<'a> {
    library: Library,
    chip: &'a Chip,
}

impl HbmHunt<'_> {
    /// Builds it.
    ///
    /// # Errors
    /// If a fault no longer fits, or the hardware cannot be built.
    pub fn new<'a>(bench: &Bench, chip: &'a Chip) -> Result<HbmHunt<'a>, Error> {
        Ok(HbmHunt { library: bench.verilate_mutants(chip, BLOCK, MUTANTS)?, chip })
    }
}

impl Hunt for HbmHunt<'_> {
    fn block(&self) -> &'static str {
        BLOCK
    }

    fn mutants(&self) -> &'static [Mutant] {
        MUTANTS
    }

    fn hunt(&self, number: usize, cases: u64) -> Result<Option<Caught>, Error> {
        let argument = format!("+mutant={number}");
        let mut rtl = Rtl::new(&self.library, &[&argument])?;
        for case in 1..=cases {
            let random = Case::random(self.chip, SEED + case - 1);
            if let Some(what) = run_case(&mut rtl, self.chip, &random).difference {
                return Ok(Some(Caught { case, what }));
            }
        }
        Ok(None)
    }
}
