//! What the tests share: running the tools that read Verilog over a generated design.

#![allow(dead_code)] // each test binary uses its own part

use std::path::{Path, PathBuf};
use std::process::Command;

use mtia_rtl::Design;

/// Runs a tool in `dir` and returns its standard output; a failure shows all that it said.
pub fn run(dir: &Path, tool: &str, arguments: &[&str]) -> String {
    let output = Command::new(tool).current_dir(dir).args(arguments).output();
    let output = output.unwrap_or_else(|e| panic!("{tool} does not start: {e}"));
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    let (out, err) = (text(&output.stdout), text(&output.stderr));
    assert!(output.status.success(), "{tool} {}:\n{out}\n{err}", arguments.join(" "));
    out
}

/// The warnings of Verilator's lint over files in `dir`.
pub fn warnings(dir: &Path, top: &str, files: &[&str]) -> Vec<String> {
    let flags = ["--lint-only", "-Wall", "--default-language", "1364-2005", "--top-module", top];
    let output = Command::new("verilator").current_dir(dir).args(flags).args(files).output();
    let text = String::from_utf8_lossy(&output.unwrap().stderr).into_owned();
    let lines = text.lines().filter(|l| l.starts_with('%') && !l.contains("Exiting due to"));
    lines.map(str::to_owned).collect()
}

/// Writes the files of a design into `dir`; their names, children before parents.
pub fn write(dir: &Path, design: &Design) -> Vec<String> {
    let mut names = Vec::new();
    for (name, text) in design.verilog() {
        std::fs::write(dir.join(&name), text).unwrap();
        names.push(name);
    }
    names
}

/// A new empty directory; kept where the variable MTIA_RTL_KEEP is set.
pub fn directory() -> (tempfile::TempDir, PathBuf) {
    let mut dir = tempfile::tempdir().unwrap();
    dir.disable_cleanup(std::env::var_os("MTIA_RTL_KEEP").is_some());
    let path = dir.path().to_owned();
    (dir, path)
}

/// Every file passes Verilator with all warnings, Icarus and Yosys.
pub fn lint(design: &Design) {
    lint_with(design, true);
}

/// The same; `yosys` false leaves out Yosys, which takes minutes over memories of 1,024 bits and
/// more.
pub fn lint_with(design: &Design, yosys: bool) {
    let (_guard, dir) = directory();
    let files = write(&dir, design);
    let top = design.top();
    let with = |before: &[&'static str]| {
        let mut all: Vec<String> = before.iter().map(|s| s.to_string()).collect();
        all.extend(files.iter().cloned());
        all
    };
    fn borrow(v: &[String]) -> Vec<&str> {
        v.iter().map(String::as_str).collect()
    }
    let mut verilator = with(&["--lint-only", "-Wall", "--default-language", "1364-2005"]);
    verilator.extend(["--top-module".to_owned(), top.to_owned()]);
    run(&dir, "verilator", &borrow(&verilator));
    let mut icarus = with(&["-g2005", "-Wall", "-o", "lint.vvp"]);
    icarus.extend(["-s".to_owned(), top.to_owned()]);
    run(&dir, "iverilog", &borrow(&icarus));
    if !yosys {
        return;
    }
    let script = format!(
        "read_verilog {}; hierarchy -check -top {top}; proc; check -assert",
        files.join(" ")
    );
    run(&dir, "yosys", &["-q", "-p", &script]);
}

/// The design as a model that runs.
pub fn verilate(design: &Design) -> verilator_sys::Model {
    let mut source = verilator_sys::Design::new(design.top());
    for (name, text) in design.verilog() {
        source = source.source(&name, &text);
    }
    let library = source.compile(&verilator_sys::default_cache_dir());
    library.and_then(|l| l.instantiate()).unwrap_or_else(|e| panic!("{e}"))
}
