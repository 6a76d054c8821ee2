//! The C interface of a compiled design, and the C++ text behind it.
//!
//! `compile.rs` compiles [`SHIM_CPP`] beside the verilated code, together with the port table that
//! [`ports_header`] writes; `library.rs` loads the result and reads the [`Api`] table out of it.
//! The structs here mirror those of `shim/shim.cpp`; `ABI` changes with them.

use std::ffi::{c_char, c_int, c_void};
use std::fmt::Write as _;

use crate::ports::HeaderPort;

/// The version of the structs below.
pub(crate) const ABI: u32 = 1;
/// The C++ side of the interface.
pub(crate) const SHIM_CPP: &str = include_str!("shim/shim.cpp");
/// Included first when Verilator's run-time library is compiled.
pub(crate) const HOOKS_H: &str = include_str!("shim/hooks.h");
/// The symbol that gives the table.
pub(crate) const ENTRY: &[u8] = b"vsys_api\0";
/// Hides everything else: libraries of different designs share no symbol, not even the unique
/// ones that the C++ compiler makes for variables of inline functions.
pub(crate) const VERSION_SCRIPT: &str = "{ global: vsys_*; local: *; };\n";

/// A port as the library describes it.
#[repr(C)]
pub(crate) struct PortInfo {
    pub name: *const c_char,
    pub width: u32,
    pub input: u8,
    pub storage: u8,
}

/// What can be read of a model without a call.
#[repr(C)]
pub(crate) struct State {
    pub cycle: u64,
    pub stopped: u64,
    pub status: u32,
}

/// `State::status` of a model that runs.
pub(crate) const RUNNING: u32 = 0;
/// `State::status` after `$finish`.
pub(crate) const FINISHED: u32 = 1;

/// A model: its first member is a [`State`].
pub(crate) type Instance = *mut c_void;

/// What ends `Api::run`: `enum UntilKind` of the shim.
pub(crate) mod until {
    pub const SENT: u32 = 0;
    pub const HOLDS: u32 = 1;
    pub const EQUALS: u32 = 2;
    pub const NEVER: u32 = 3;
}

/// The functions of a library. None of them throws; each may only be called by one thread at a
/// time for one instance.
#[repr(C)]
pub(crate) struct Api {
    pub abi: u32,
    pub port_count: u32,
    pub ports: *const PortInfo,
    pub traces: u32,
    pub create: unsafe extern "C" fn(c_int, *const *const c_char, *mut c_char, usize) -> Instance,
    pub destroy: unsafe extern "C" fn(Instance),
    pub addresses: unsafe extern "C" fn(Instance, *mut *mut c_void),
    pub settle: unsafe extern "C" fn(Instance),
    pub cycles: unsafe extern "C" fn(Instance, u64) -> u64,
    pub run: unsafe extern "C" fn(Instance, u64, u32, u64, u64) -> u64,
    pub stream: unsafe extern "C" fn(Instance, u32, u32, u32, *const u32, u32) -> u32,
    pub push: unsafe extern "C" fn(Instance, u32, *const u32, usize),
    pub pending: unsafe extern "C" fn(Instance, u32, u32) -> u64,
    pub transfers: unsafe extern "C" fn(Instance, u32, u32) -> u64,
    pub pop: unsafe extern "C" fn(Instance, u32, *mut u32, *mut u64, usize),
    pub stall: unsafe extern "C" fn(Instance, u32, u32, u64, u8),
    pub trace: unsafe extern "C" fn(Instance, *const c_char, u64, u64) -> u32,
    pub message: unsafe extern "C" fn(Instance) -> *const c_char,
    pub output: unsafe extern "C" fn(Instance, *mut usize) -> *const c_char,
    pub output_clear: unsafe extern "C" fn(Instance),
}

/// The text of `vsys_ports.h` for a design with these ports.
pub(crate) fn ports_header(ports: &[HeaderPort]) -> String {
    let mut text = format!("#define VSYS_PORTS {}\n", ports.len());
    let single = |name: &str| ports.iter().find(|p| p.name == name && p.width == 1 && p.input);
    for (define, name) in [("VSYS_CLK", "clk"), ("VSYS_RESET", "reset")] {
        if let Some(port) = single(name) {
            // Writing to a String cannot fail.
            let _ = writeln!(text, "#define {define} {}", port.member);
        }
    }
    text.push_str("const PortInfo vsys_port_table[] = {\n");
    for p in ports {
        let name: String = p.name.chars().flat_map(char::escape_default).collect();
        let (input, code) = (u8::from(p.input), p.storage.code());
        let _ = writeln!(text, "    {{\"{name}\", {}, {input}, {code}}},", p.width);
    }
    // An array of no elements is not C++.
    text.push_str("    {nullptr, 0, 0, 0},\n};\n");
    text.push_str("void vsys_port_addresses(Vmodel& top, void** addresses) {\n");
    text.push_str("    (void)top;\n    (void)addresses;\n");
    for (i, p) in ports.iter().enumerate() {
        let _ = writeln!(text, "    addresses[{i}] = &top.{};", p.member);
    }
    text.push_str("}\n");
    text
}
