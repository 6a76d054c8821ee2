//! Everything that can go wrong between a Verilog text and a running model.
//!
//! Each message is one line that says what failed, where, and how to mend it. Tools write far more
//! than a line; their whole output is kept in a log file that the message names.

use std::io;
use std::path::PathBuf;

/// An error of this crate.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// No Verilator at `$VERILATOR` or in `$PATH`.
    #[error(
        "Verilator not found ({looked}): `apt-get install verilator`, or set VERILATOR to the path of the program"
    )]
    VerilatorMissing {
        /// Where it was looked for.
        looked: String,
    },
    /// Verilator is older than this crate supports.
    #[error(
        "Verilator at `{path}` is {found}, need 5.006 or newer: install a newer one, or set VERILATOR to its path"
    )]
    VerilatorTooOld {
        /// The program.
        path: PathBuf,
        /// Its version, as `5.006`.
        found: String,
    },
    /// A program was found, but it does not answer `--version` as Verilator does.
    #[error(
        "`{path} --version` did not answer as Verilator does (`{answer}`): set VERILATOR to the path of Verilator 5.006 or newer"
    )]
    NotVerilator {
        /// The program.
        path: PathBuf,
        /// The first line of its answer.
        answer: String,
    },
    /// A program that the build needs is missing.
    #[error("`{tool}` not found, needed to {purpose}: `apt-get install {package}`{or}")]
    ToolMissing {
        /// The program, as it was called.
        tool: String,
        /// What it is for.
        purpose: &'static str,
        /// The Debian package that has it.
        package: &'static str,
        /// Another way out, empty or beginning with a comma.
        or: &'static str,
    },
    /// Verilator rejected the design.
    #[error("Verilator failed on design `{top}`: {first} (full log: {log})", log = .log.display())]
    Verilate {
        /// The top module.
        top: String,
        /// The first error line of the log.
        first: String,
        /// The whole output of Verilator.
        log: PathBuf,
    },
    /// The C++ compiler or the linker failed on the verilated design.
    #[error("compiling design `{top}` failed: {first} (full log: {log})", log = .log.display())]
    Compile {
        /// The top module.
        top: String,
        /// The first error line of the log.
        first: String,
        /// The whole output of the compiler.
        log: PathBuf,
    },
    /// `verilator --lint-only -Wall` has something to say.
    #[error("lint of design `{top}`: {count} finding(s), the first: {first}", count = .findings.len())]
    Lint {
        /// The top module.
        top: String,
        /// The first line of the first finding.
        first: String,
        /// All findings in the order reported, each with its source excerpt (several lines).
        findings: Vec<String>,
    },
    /// The design as described cannot be compiled.
    #[error("design `{top}`: {what}")]
    BadDesign {
        /// The top module.
        top: String,
        /// What is wrong, and how to mend it.
        what: String,
    },
    /// The cache directory cannot be written.
    #[error("cannot write the cache directory `{path}` ({source}): mend its permissions, or set MTIA_CACHE to another", path = .path.display())]
    CacheDir {
        /// The directory.
        path: PathBuf,
        /// Why.
        source: io::Error,
    },
    /// Reading, writing or running something failed.
    #[error("cannot {action} `{path}`: {source}", path = .path.display())]
    Io {
        /// What was tried: `read`, `write`, `run` ...
        action: &'static str,
        /// On what.
        path: PathBuf,
        /// Why.
        source: io::Error,
    },
    /// The compiled library cannot be loaded.
    #[error("cannot load the compiled design `{path}` ({why}): delete the file and run again", path = .path.display())]
    Load {
        /// The shared library.
        path: PathBuf,
        /// The loader's words.
        why: String,
    },
    /// The top module has no port of this name.
    #[error("design `{top}` has no port `{name}`{hint}")]
    UnknownPort {
        /// The top module.
        top: String,
        /// The name asked for.
        name: String,
        /// The ports that it has, or the closest one.
        hint: String,
    },
    /// A port cannot be used in this way.
    #[error("port `{name}` of design `{top}`: {what}")]
    PortUse {
        /// The top module.
        top: String,
        /// The port.
        name: String,
        /// What is wrong with it: width, direction, already used by another stream.
        what: String,
    },
    /// A trace cannot be written.
    #[error("trace of design `{top}` to `{path}`: {what}", path = .path.display())]
    Trace {
        /// The top module.
        top: String,
        /// The FST file.
        path: PathBuf,
        /// What is wrong, and how to mend it.
        what: String,
    },
    /// The design stopped itself (`$stop`, `$fatal`, a failed assertion, a loop that does not
    /// settle), or broke the rules of a ready/valid stream.
    #[error("design `{top}` stopped in cycle {cycle}: {message}")]
    Stopped {
        /// The top module.
        top: String,
        /// The cycle in which it happened, counted from 0.
        cycle: u64,
        /// Source position and message, as the design gave it.
        message: String,
    },
    /// The model could not be constructed.
    #[error("cannot instantiate design `{top}`: {message}")]
    Instantiate {
        /// The top module.
        top: String,
        /// What its constructor or first `initial` block reported.
        message: String,
    },
}

impl Error {
    pub(crate) fn io(action: &'static str, path: impl Into<PathBuf>, source: io::Error) -> Self {
        Self::Io { action, path: path.into(), source }
    }
}
