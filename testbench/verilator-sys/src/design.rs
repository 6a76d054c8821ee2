//! What to compile: Verilog texts, a top module and options.
//!
//! A [`Design`] is a plain description. [`Design::compile`] looks its content up in the cache
//! (`cache.rs`), has it built if it is not there (`compile.rs`), and loads it (`library.rs`).

use std::path::{Component, Path};

use crate::cache::{Cache, Key};
use crate::compile::{self, Tools, VERILATOR_FLAGS};
use crate::find::{Compiler, Verilator};
use crate::library::Library;
use crate::{Error, cache, shim};

/// What the C++ compiler is to spend its time on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Optimise {
    /// The design is to run fast: `-O2`.
    #[default]
    FastRun,
    /// The design is to be there soon: `-O1`. For large designs that run few cycles.
    FastCompile,
}

/// A design to be verilated.
///
/// ```no_run
/// # fn main() -> Result<(), verilator_sys::Error> {
/// let counter = "module counter(input clk, input reset, output reg [7:0] q);
///   always @(posedge clk) q <= reset ? 8'd0 : q + 8'd1;
/// endmodule";
/// let library = verilator_sys::Design::new("counter")
///     .source("counter.v", counter)
///     .compile(&verilator_sys::default_cache_dir())?;
/// let mut model = library.instantiate()?;
/// let (reset, q) = (model.port("reset")?, model.port("q")?);
/// model.set(reset, 1);
/// model.cycles(1);
/// model.set(reset, 0);
/// model.cycles(100);
/// assert_eq!(model.get(q), 100);
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Debug)]
pub struct Design {
    top: String,
    sources: Vec<(String, String)>,
    trace: bool,
    options: Vec<String>,
    optimise: Optimise,
    verilator: Option<Verilator>,
}

impl Design {
    /// A design whose top module is `top`, without sources yet.
    pub fn new(top: &str) -> Self {
        Self {
            top: top.to_owned(),
            sources: Vec::new(),
            trace: false,
            options: Vec::new(),
            optimise: Optimise::default(),
            verilator: None,
        }
    }

    /// Adds a file, given as its name and text.
    ///
    /// Files that end in `.v`, `.sv` or `.vlt` are verilated, in the order added. Files that end
    /// in `.cpp` are compiled and linked in: the C side of DPI functions. All others are there to
    /// be included. Messages of the tools call a file by this name. It may have folders in it.
    pub fn source(mut self, file_name: &str, text: &str) -> Self {
        self.sources.push((file_name.to_owned(), text.to_owned()));
        self
    }

    /// Compiles with FST tracing, for [`Model::trace_window`](crate::Model::trace_window). Costs
    /// some speed even while no trace is written.
    pub fn trace(mut self, on: bool) -> Self {
        self.trace = on;
        self
    }

    /// A further argument of Verilator, one a call: `--assert`, `-DNAME=VALUE`, `-GWIDTH=8`,
    /// `--hierarchical`, `--threads` and then `2` ...
    pub fn option(mut self, arg: &str) -> Self {
        self.options.push(arg.to_owned());
        self
    }

    /// What to optimise for; [`Optimise::FastRun`] unless said otherwise.
    pub fn optimise(mut self, optimise: Optimise) -> Self {
        self.optimise = optimise;
        self
    }

    /// Uses this Verilator instead of the one that [`Verilator::find`] finds.
    pub fn verilator(mut self, verilator: Verilator) -> Self {
        self.verilator = Some(verilator);
        self
    }

    /// Verilates, compiles and loads the design; only loads it if the cache has it already.
    ///
    /// The cache knows a design by its content: sources, options, and the versions of Verilator,
    /// the compiler and this crate. A build that fails leaves its log in the cache and nothing
    /// else. Any number of threads and processes may compile into one cache directory at a time.
    ///
    /// # Errors
    /// A missing or unfit program, a design that Verilator or the compiler rejects
    /// ([`Error::Verilate`], [`Error::Compile`]), or a cache that cannot be written.
    pub fn compile(&self, cache_dir: &Path) -> Result<Library, Error> {
        self.check()?;
        let tools = Tools { verilator: self.find_verilator()?, compiler: Compiler::find()? };
        let key = self.key(&tools);
        let (name, log) = (format!("{}-{key}.so", self.top), format!("{}-{key}.log", self.top));
        let cache = Cache::open(cache_dir)?;
        let path = cache.path(&name);
        if path.is_file() {
            // A file that does not load (the disk was full, it was touched) is built again.
            if let Ok(library) = Library::load(&path, &self.top, true) {
                return Ok(library);
            }
        }
        let _lock = cache.lock(&name)?;
        if path.is_file() {
            match Library::load(&path, &self.top, true) {
                Ok(library) => return Ok(library),
                Err(_) => std::fs::remove_file(&path).map_err(|e| Error::io("delete", &path, e))?,
            }
        }
        let path = compile::build(self, &tools, &cache, &name, &log)?;
        Library::load(&path, &self.top, false)
    }

    /// Runs `verilator --lint-only -Wall` on the sources with the design's options.
    ///
    /// # Errors
    /// [`Error::Lint`] with all findings if there are any; a missing or unfit Verilator.
    pub fn lint(&self) -> Result<(), Error> {
        self.check()?;
        let text = compile::lint(self, &self.find_verilator()?)?;
        let findings = findings(&text);
        match findings.first() {
            None => Ok(()),
            Some(finding) => Err(Error::Lint {
                top: self.top.clone(),
                first: finding.lines().next().unwrap_or_default().to_owned(),
                findings,
            }),
        }
    }

    fn find_verilator(&self) -> Result<Verilator, Error> {
        self.verilator.clone().map_or_else(Verilator::find, Ok)
    }

    fn key(&self, tools: &Tools) -> String {
        let mut key = Key::new();
        key.add(env!("CARGO_PKG_VERSION"))
            .add(shim::SHIM_CPP)
            .add(shim::HOOKS_H)
            .add(shim::VERSION_SCRIPT)
            .add(VERILATOR_FLAGS.join(" "))
            .add(&self.top)
            .add([u8::from(self.trace), self.optimise as u8]);
        tools.identify(&mut key);
        key.add(self.options.len().to_string());
        for option in &self.options {
            key.add(option);
        }
        for (name, text) in &self.sources {
            key.add(name).add(text);
        }
        key.finish()
    }

    /// Finds what would make Verilator or make stumble, before they do.
    fn check(&self) -> Result<(), Error> {
        let bad = |what: String| Error::BadDesign { top: self.top.clone(), what };
        let word = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '$';
        if self.top.is_empty() || !self.top.chars().all(word) {
            return Err(bad("the top module's name must be a plain Verilog identifier".to_owned()));
        }
        if self.verilog_files().is_empty() {
            return Err(bad("no Verilog source: add one with Design::source".to_owned()));
        }
        for (i, (name, _)) in self.sources.iter().enumerate() {
            let path = Path::new(name);
            let inside = path.components().all(|c| matches!(c, Component::Normal(_)));
            if name.is_empty() || !inside || !cache::is_plain(path) || name.starts_with(['-', '+'])
            {
                return Err(bad(format!(
                    "source name `{name}`: must be relative, of letters, digits and `/._-+@,`"
                )));
            }
            if self.sources[..i].iter().any(|(other, _)| other == name) {
                return Err(bad(format!("source `{name}` is given twice: remove one")));
            }
        }
        Ok(())
    }

    pub(crate) fn top(&self) -> &str {
        &self.top
    }

    pub(crate) fn sources(&self) -> &[(String, String)] {
        &self.sources
    }

    pub(crate) fn traces(&self) -> bool {
        self.trace
    }

    pub(crate) fn verilator_options(&self) -> &[String] {
        &self.options
    }

    pub(crate) fn optimisation(&self) -> Optimise {
        self.optimise
    }

    pub(crate) fn verilog_files(&self) -> Vec<&str> {
        self.files_ending(&[".v", ".sv", ".vlt"])
    }

    pub(crate) fn cpp_files(&self) -> Vec<&str> {
        self.files_ending(&[".cpp"])
    }

    fn files_ending(&self, ends: &[&str]) -> Vec<&str> {
        let names = self.sources.iter().map(|(name, _)| name.as_str());
        names.filter(|name| ends.iter().any(|end| name.ends_with(end))).collect()
    }
}

/// Splits Verilator's output into its findings: each begins at `%Warning` or `%Error`.
fn findings(text: &str) -> Vec<String> {
    let mut findings: Vec<String> = Vec::new();
    for line in text.lines() {
        if line.starts_with("%Error: Exiting due to") {
            continue;
        }
        if line.starts_with('%') {
            findings.push(line.to_owned());
        } else if let Some(finding) = findings.last_mut() {
            finding.push('\n');
            finding.push_str(line);
        }
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::findings;

    #[test]
    fn findings_of_a_lint_run() {
        let text = "%Warning-WIDTH: a.v:1:2: too wide\n    1 | x\n%Error: a.v:3:1: syntax\n\
                    %Error: Exiting due to 2 error(s)\n";
        assert_eq!(
            findings(text),
            ["%Warning-WIDTH: a.v:1:2: too wide\n    1 | x", "%Error: a.v:3:1: syntax"]
        );
    }
}
