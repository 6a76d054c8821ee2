//! Blocks written with rust-hdl 0.46 as leaf modules of a design (feature `rust-hdl`).
//!
//! ```text
//!   module <name> (clk, ports ...)      our shell, with the port names of the block
//!     <name>_core core (...)            what rust-hdl's own generator writes, in the same file
//! ```
//! The ports come from rust-hdl's view of the block; its one clock signal becomes `clk`, and `$`
//! in the name of a port of an interface becomes `_`. rust-hdl does not tell which output depends
//! on which input in the same cycle, so every output counts as depending on every input. It has no
//! reset: registers begin with their initial values. Its registers are not in the manifest's sums.

use std::panic::{AssertUnwindSafe, catch_unwind};

use rust_hdl_core::atom::{Atom, AtomKind};
use rust_hdl_core::block::Block as Hdl;
use rust_hdl_core::check_error::check_all;
use rust_hdl_core::module_defines::ModuleDefines;
use rust_hdl_core::probe::Probe;
use serde::Serialize;

use crate::design::Block;
use crate::error::ErrorKind;
use crate::module::Module;

/// A rust-hdl block as a module of a design. Instances of equal name and text share it.
#[derive(Clone, Debug, Serialize)]
pub struct RustHdl {
    name: String,
    /// Rust type of the block.
    generator: &'static str,
    /// Digest of the text, which stands for the parameters that rust-hdl does not show.
    digest: String,
    #[serde(skip)]
    about: String,
    #[serde(skip)]
    ports: Vec<Port>,
    /// The text of rust-hdl's modules, or why there is none.
    #[serde(skip)]
    text: Result<String, String>,
}

#[derive(Clone, Debug)]
struct Port {
    /// As rust-hdl writes it.
    name: String,
    kind: AtomKind,
    width: usize,
    clock: bool,
}

/// Gathers the ports of the outermost scope.
#[derive(Default)]
struct Ports {
    depth: u32,
    namespaces: Vec<String>,
    found: Vec<Port>,
}

impl Probe for Ports {
    fn visit_start_scope(&mut self, _: &str, _: &dyn Hdl) {
        self.depth += 1;
    }
    fn visit_end_scope(&mut self, _: &str, _: &dyn Hdl) {
        self.depth -= 1;
    }
    fn visit_start_namespace(&mut self, name: &str, _: &dyn Hdl) {
        self.namespaces.push(name.to_owned());
    }
    fn visit_end_namespace(&mut self, _: &str, _: &dyn Hdl) {
        self.namespaces.pop();
    }
    fn visit_atom(&mut self, name: &str, atom: &dyn Atom) {
        let kind = atom.kind();
        if self.depth == 1 && kind.is_parameter() {
            let path: Vec<&str> = self.namespaces.iter().map(String::as_str).collect();
            let name = [&path[..], &[name]].concat().join("$");
            let clock = atom.descriptor().name == "clock";
            self.found.push(Port { name, kind, width: atom.bits(), clock });
        }
    }
}

/// What rust-hdl makes of the block; it panics on some mistakes.
fn generate<U: Hdl>(core: &str, block: &mut U) -> Result<(Vec<Port>, String), String> {
    block.connect_all();
    check_all(block).map_err(|e| format!("{e:?}"))?;
    let mut ports = Ports::default();
    block.accept(core, &mut ports);
    let mut defines = ModuleDefines::default();
    block.accept(core, &mut defines);
    Ok((ports.found, defines.defines()))
}

impl RustHdl {
    /// The module `name` with the contents of `block`. What rust-hdl has against the block is
    /// reported where the module is instantiated.
    pub fn new<U: Hdl>(name: &str, about: &str, mut block: U) -> RustHdl {
        let core = format!("{name}_core");
        let made = catch_unwind(AssertUnwindSafe(|| generate(&core, &mut block)));
        let made = made.unwrap_or_else(|panic| {
            let text = panic.downcast_ref::<String>().cloned();
            let text = text.or_else(|| panic.downcast_ref::<&str>().map(|&s| s.to_owned()));
            Err(text.unwrap_or_else(|| "it gave up".to_owned()))
        });
        let (ports, text) = match made {
            Ok((ports, text)) => (ports, Ok(text)),
            Err(message) => (Vec::new(), Err(message)),
        };
        // FNV-1a: short, and the same on every machine and in every release.
        let hash = text.iter().flat_map(|t| t.bytes()).fold(0xcbf2_9ce4_8422_2325, |hash, b| {
            (hash ^ u64::from(b)).wrapping_mul(0x0000_0100_0000_01b3)
        });
        RustHdl {
            name: name.to_owned(),
            generator: std::any::type_name::<U>(),
            digest: format!("{hash:016x}"),
            about: about.to_owned(),
            ports,
            text,
        }
    }
}

impl Block for RustHdl {
    fn name(&self) -> String {
        self.name.clone()
    }

    fn about(&self) -> String {
        format!("{}\nWritten with rust-hdl: {}.", self.about, self.generator)
    }

    fn build(&self, m: &Module) {
        let text = match &self.text {
            Ok(text) => text,
            Err(message) => {
                let message = format!("rust-hdl refuses the block `{}`: {message}", self.name);
                return m.fail(ErrorKind::Unknown, m.0.at, message);
            }
        };
        let (mut inputs, mut outputs, mut rows) = (Vec::new(), Vec::new(), Vec::new());
        let mut clocks = 0;
        for port in &self.ports {
            let own = port.name.replace('$', "_");
            let input = port.kind == AtomKind::InputParameter;
            if port.clock && input {
                clocks += 1;
                rows.push(format!("    .{} (clk)", port.name));
                continue;
            }
            let width = u32::try_from(port.width).unwrap_or(u32::MAX);
            match port.kind {
                AtomKind::InputParameter => {
                    m.input(&own, width);
                    inputs.push(own.clone());
                }
                AtomKind::OutputParameter => {
                    m.output(&own, width);
                    outputs.push(own.clone());
                }
                _ => {
                    let message = format!("the port `{}` is neither input nor output", port.name);
                    m.fail(ErrorKind::Driven, m.0.at, message);
                }
            }
            rows.push(format!("    .{} ({own})", port.name));
        }
        if clocks > 1 {
            let message = format!("`{}` has {clocks} clocks; a module has one", self.name);
            m.fail(ErrorKind::Unknown, m.0.at, message);
        }
        let paths: Vec<(&str, &str)> = inputs
            .iter()
            .flat_map(|i| outputs.iter().map(move |o| (i.as_str(), o.as_str())))
            .collect();
        let body = format!("  {}_core core (\n{}\n  );\n", self.name, rows.join(",\n"));
        m.verbatim(body, &paths, clocks > 0, 0, 0);
        // rust-hdl writes distances and indices as 32 bits, names modules by their path, and
        // copies the clock inside `always @(*)`.
        let mut appended = String::from("\n");
        let waived = "WIDTH UNUSEDSIGNAL DECLFILENAME UNOPTFLAT CASEINCOMPLETE PROCASSWIRE";
        waived.split(' ').for_each(|w| appended += &format!("// verilator lint_off {w}\n"));
        for line in text.trim().lines() {
            appended += line.trim_end();
            appended.push('\n');
        }
        waived.split(' ').for_each(|w| appended += &format!("// verilator lint_on {w}\n"));
        m.append(appended);
    }
}
