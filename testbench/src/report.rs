//! How a co-simulation is asked for, and what it found: the same for every block.

use std::fs::OpenOptions;
use std::path::{Path, PathBuf};

use crate::Error;

/// How to run a co-simulation.
pub struct CosimOptions<'a> {
    /// Seed of the first case; the next ones follow by counting up.
    pub seed: u64,
    /// Number of cases.
    pub cases: u64,
    /// Where to write a trace of the first case, if anywhere (FST).
    pub trace: Option<PathBuf>,
    /// Called with the number of cases done.
    pub progress: &'a mut dyn FnMut(u64),
}

/// Where hardware and models differ.
#[derive(Clone, Debug)]
pub struct Mismatch {
    /// Number of the case, from 0.
    pub case: u64,
    /// Seed that makes it the first case.
    pub seed: u64,
    /// What differs.
    pub what: String,
}

/// What a co-simulation found.
#[derive(Clone, Debug, Default)]
pub struct CosimReport {
    /// Cases run.
    pub cases: u64,
    /// Differences, at most one a case: the first.
    pub mismatches: Vec<Mismatch>,
    /// Cycles of the hardware over all cases, from reset to the end.
    pub rtl_cycles: u64,
    /// Cycles of the cycle model over all cases.
    pub model_cycles: u64,
    /// Instructions that retired; `None` of a block that executes none.
    pub instructions: Option<u64>,
    /// Collectives that ran; `None` of a block that runs none.
    pub collectives: Option<Collectives>,
    /// Wall-clock time of all cases, in seconds.
    pub seconds: f64,
}

/// Collectives of a co-simulation, as far as they were right.
#[derive(Clone, Copy, Debug, Default)]
pub struct Collectives {
    /// How many there were.
    pub run: u64,
    /// Ordered pairs of different kinds (algorithms counted apart) that ran one after the other.
    pub pairs: usize,
    /// Sends that found no receive posted, and were repeated (RNR).
    pub refused: u64,
}

/// Finds out before the minutes of a build whether the trace can be written; leaves what is there.
///
/// # Errors
/// If it cannot.
pub(crate) fn writable(path: &Path) -> Result<(), Error> {
    let existed = path.exists();
    let opened = OpenOptions::new().create(true).append(true).open(path);
    opened.map_err(|reason| Error::Trace { path: path.to_owned(), reason })?;
    if !existed {
        // Only a try: the trace itself comes later.
        std::fs::remove_file(path).ok();
    }
    Ok(())
}
