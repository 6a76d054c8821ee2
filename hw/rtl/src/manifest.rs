//! The manifest of a design: what tools read instead of the Verilog.

use std::rc::Rc;

use serde::Serialize;

use crate::design::Definition;

/// All modules of a design, children before parents.
#[derive(Debug, Serialize)]
pub struct Manifest {
    /// Name of the top module.
    pub top: String,
    /// Module definitions.
    pub modules: Vec<ModuleEntry>,
}

/// One module definition.
#[derive(Debug, Serialize)]
pub struct ModuleEntry {
    /// Module name; its file is `<name>.v`.
    pub name: String,
    /// Rust type that describes it.
    pub generator: String,
    /// File of the description.
    pub source: String,
    /// Parameters: the fields of the generator.
    pub parameters: serde_json::Map<String, serde_json::Value>,
    /// Ports in order, without `clk` and `reset`.
    pub ports: Vec<PortEntry>,
    /// Direct instances.
    pub instances: Vec<InstanceEntry>,
    /// Register bits of this module with everything below it.
    pub register_bits: u64,
    /// Memory bits of this module with everything below it.
    pub memory_bits: u64,
}

/// A port.
#[derive(Debug, Serialize)]
pub struct PortEntry {
    /// Name.
    pub name: String,
    /// `in` or `out`.
    pub direction: &'static str,
    /// Bits.
    pub width: u32,
}

/// An instance.
#[derive(Debug, Serialize)]
pub struct InstanceEntry {
    /// Instance name.
    pub name: String,
    /// Module definition.
    pub module: String,
}

impl Manifest {
    pub(crate) fn of(definitions: &[Rc<Definition>]) -> Manifest {
        let entry = |d: &Rc<Definition>| ModuleEntry {
            name: d.name.clone(),
            generator: d.generator.to_owned(),
            source: d.data.source.unwrap_or("").to_owned(),
            parameters: d.parameters.clone(),
            ports: (d.data.ports.iter())
                .map(|p| PortEntry {
                    name: p.name.to_string(),
                    direction: if p.input { "in" } else { "out" },
                    width: p.width,
                })
                .collect(),
            instances: (d.data.instances.iter())
                .map(|i| InstanceEntry {
                    name: i.name.clone(),
                    module: definitions[i.module].name.clone(),
                })
                .collect(),
            register_bits: d.register_bits,
            memory_bits: d.memory_bits,
        };
        Manifest {
            top: definitions.last().map(|d| d.name.clone()).unwrap_or_default(),
            modules: definitions.iter().map(entry).collect(),
        }
    }

    /// As indented JSON, ending in a newline.
    pub fn json(&self) -> String {
        serde_json::to_string_pretty(self).unwrap_or_default() + "\n"
    }
}
