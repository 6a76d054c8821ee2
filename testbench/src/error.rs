//! What can go wrong around a co-simulation; mismatches are results, not errors.

/// Why a co-simulation could not be run.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// Verilator is missing, too old or failed, or the compiled model could not be used.
    #[error(transparent)]
    Verilator(#[from] verilator_sys::Error),
    /// The hardware description has mistakes.
    #[error("the hardware description is wrong: {0}")]
    Elaborate(mtia_rtl::Errors),
    /// No such block.
    #[error("unknown block `{0}`; the blocks are listed by `mtia gen --help`")]
    UnknownBlock(String),
    /// A seeded fault does not fit the generated Verilog.
    #[error(transparent)]
    Misfit(#[from] crate::mutants::Misfit),
    /// The transport's protocol core could not be compiled with faults in it.
    #[error("the transport: {0}")]
    Transport(#[from] crate::transport::PlantError),
    /// The trace cannot be written.
    #[error("cannot write the trace `{}`: {reason}; choose a file in a folder that is there and \
             can be written", path.display())]
    Trace {
        /// Where it was to go.
        path: std::path::PathBuf,
        /// Why not.
        reason: std::io::Error,
    },
    /// There are no cases for so many message engines.
    #[error("no cases for {0} message engines; there are for 2, 3, 4 and 8")]
    NoSuchEngines(usize),
    /// The firmware could not be compiled or read.
    #[error("the message engine's firmware: {0}; `make setup` installs what is missing")]
    Firmware(String),
    /// The hardware did not do what it must while it computed results.
    #[error("the hardware failed: {0}; please run `mtia cosim` on its block and report this")]
    Hardware(String),
}
