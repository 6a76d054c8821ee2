//! Each way to fail before there is a model: one line that says what, where and how to mend it.

mod common;

use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::Command;

use common::{counter, design, message};
use verilator_sys::{Design, Error, Verilator};

/// A program in `dir` that is a shell script.
fn script(dir: &Path, name: &str, text: &str) -> PathBuf {
    let path = dir.join(name);
    std::fs::write(&path, format!("#!/bin/sh\n{text}\n")).unwrap();
    std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o755)).unwrap();
    path
}

/// The environment variable that makes `child` do something; the variables that the tests below
/// change must not be changed in a process of many threads.
const CHILD: &str = "VERILATOR_SYS_TEST_CHILD";

#[test]
fn child() {
    match std::env::var(CHILD).as_deref() {
        Ok("find") => match Verilator::find() {
            Ok(found) => println!("<{}>", found.path().display()),
            Err(error) => println!("<{error}>"),
        },
        Ok(what @ ("compile" | "hierarchical")) => {
            let mut design = design("counter", &counter("child"));
            if what == "hierarchical" {
                design = design.option("--hierarchical");
            }
            match design.compile(&common::cache_dir()) {
                Ok(_) => println!("<compiled>"),
                Err(error) => println!("<{error}>"),
            }
        }
        _ => {}
    }
}

/// What `child` prints between angle brackets with these variables set.
fn in_child(what: &str, variables: &[(&str, &str)]) -> String {
    let mut command = Command::new(std::env::current_exe().unwrap());
    command.args(["--exact", "child", "--nocapture"]).env_remove("VERILATOR").env_remove("CXX");
    command.envs(variables.iter().copied()).env(CHILD, what);
    let out = command.output().unwrap();
    let text = String::from_utf8_lossy(&out.stdout).into_owned();
    let begin = text.find('<').unwrap_or_else(|| panic!("{text}"));
    text[begin + 1..text.rfind('>').unwrap()].to_owned()
}

#[test]
fn verilator_is_found_where_it_is_said_to_be() {
    let dir = tempfile::tempdir().unwrap();
    let empty = dir.path().to_str().unwrap();
    let missing = in_child("find", &[("PATH", empty)]);
    assert!(missing.contains("apt-get install verilator"), "{missing}");
    assert!(missing.contains("set VERILATOR"), "{missing}");
    let wrong = in_child("find", &[("VERILATOR", "/no/such/program")]);
    assert!(wrong.contains("/no/such/program"), "{wrong}");

    // A Verilator in a folder with blanks, by VERILATOR and by PATH.
    let real = Verilator::find().unwrap();
    let folder = dir.path().join("my tools");
    std::fs::create_dir(&folder).unwrap();
    let text = format!("exec '{}' \"$@\"", real.path().display());
    let path = script(&folder, "verilator", &text);
    let path = path.to_str().unwrap();
    assert_eq!(in_child("find", &[("VERILATOR", path)]), path);
    let search = format!("{}:/usr/bin:/bin", folder.display());
    assert_eq!(in_child("find", &[("PATH", &search)]), path);
    let wrapped =
        design("counter", &counter("wrapped")).verilator(Verilator::at(path.as_ref()).unwrap());
    wrapped.compile(&common::cache_dir()).unwrap_or_else(|e| panic!("{e}"));
    assert_eq!(Verilator::at(path.as_ref()).unwrap().version(), real.version());
    assert!(real.version() >= verilator_sys::MINIMUM_VERSION);
}

#[test]
fn an_unfit_verilator_is_refused() {
    let dir = tempfile::tempdir().unwrap();
    let old = script(dir.path(), "old", "echo 'Verilator 4.038 2020-07-11 rev v4.036'");
    message(Verilator::at(&old), &["old", "4.038", "5.006"]);
    let other = script(dir.path(), "other", "echo 'Icarus Verilog version 11.0'");
    message(Verilator::at(&other), &["other", "Icarus", "set VERILATOR"]);
    let silent = script(dir.path(), "silent", "exit 3");
    message(Verilator::at(&silent), &["silent", "set VERILATOR"]);
    let homeless = script(dir.path(), "homeless", "echo 'Verilator 5.010 2023-04-30 rev v5.010'");
    message(Verilator::at(&homeless), &["homeless", "VERILATOR_ROOT"]);
    message(Verilator::at(Path::new("/no/such/program")), &["/no/such/program", "apt-get install"]);
}

#[test]
fn a_verilator_that_fails_is_reported_with_its_log() {
    let dir = tempfile::tempdir().unwrap();
    let root = dir.path().join("root");
    std::fs::create_dir_all(root.join("include")).unwrap();
    std::fs::write(root.join("include/verilated.cpp"), "").unwrap();
    let failing = format!(
        "case \"$1\" in
  --version) echo 'Verilator 5.020 2024-01-01 rev v5.020';;
  --getenv) echo '{}';;
  *) echo 'some words'; echo '%Error: disk on fire' >&2; exit 2;;
esac",
        root.display()
    );
    let failing = script(dir.path(), "failing", &failing);
    let design = design("counter", &counter("failing")).verilator(Verilator::at(&failing).unwrap());
    match design.compile(&dir.path().join("cache")) {
        Err(Error::Verilate { top, first, log }) => {
            assert_eq!((top.as_str(), first.as_str()), ("counter", "%Error: disk on fire"));
            let text = std::fs::read_to_string(log).unwrap();
            assert!(text.contains("some words") && text.contains("--top-module"), "{text}");
        }
        other => panic!("{other:?}"),
    }
    message(design.lint(), &["counter", "disk on fire"]);
}

#[test]
fn errors_of_the_design() {
    let cache = common::cache_dir();
    let broken = design("broken", "module broken(input clk;\nendmodule\n");
    message(broken.compile(&cache), &["broken", "%Error: broken.v:1:", "full log: ", ".log"]);
    let elsewhere = design("absent", &counter("absent"));
    message(elsewhere.compile(&cache), &["absent", "%Error", "full log"]);
    let cpp = design("counter", &counter("cpp")).source("x.cpp", "int x = nothing;\n");
    message(cpp.compile(&cache), &["compiling", "counter", "x.cpp:1", "error:", "full log"]);
    message(Design::new("empty").compile(&cache), &["empty", "no Verilog source"]);
    message(design("a b", "").compile(&cache), &["`a b`", "identifier"]);
    for name in ["/etc/x.v", "../x.v", "my file.v", "-x.v", ""] {
        let design = design("counter", &counter("name")).source(name, "");
        message(design.compile(&cache), &["counter", "source name", name]);
    }
    let twice = design("counter", &counter("twice")).source("counter.v", "");
    message(twice.compile(&cache), &["`counter.v`", "twice"]);
}

#[test]
fn a_missing_compiler_is_named() {
    let error = in_child("compile", &[("CXX", "no-such-compiler")]);
    assert!(error.contains("no-such-compiler") && error.contains("apt-get install g++"), "{error}");
}

#[test]
fn a_missing_make_matters_to_hierarchical_designs_only() {
    let dir = tempfile::tempdir().unwrap();
    for tool in ["verilator", "g++"] {
        let Some(path) = std::env::split_paths(&std::env::var_os("PATH").unwrap())
            .map(|d| d.join(tool))
            .find(|p| p.is_file())
        else {
            return;
        };
        script(
            dir.path(),
            tool,
            &format!("PATH='{}' exec '{}' \"$@\"", std::env::var("PATH").unwrap(), path.display()),
        );
    }
    let path = dir.path().to_str().unwrap();
    assert_eq!(in_child("compile", &[("PATH", path)]), "compiled");
    let error = in_child("hierarchical", &[("PATH", path)]);
    assert!(error.contains("`make` not found") && error.contains("apt-get install"), "{error}");
}

#[test]
fn a_cache_that_cannot_be_written() {
    // A file in the place of a folder: unlike permissions, it also stops the superuser.
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("file");
    std::fs::write(&file, "").unwrap();
    let design = design("counter", &counter("unwritable"));
    message(design.compile(&file.join("cache")), &["cache directory", "file/cache", "MTIA_CACHE"]);
    std::fs::create_dir(dir.path().join("odd")).unwrap();
    std::fs::write(dir.path().join("odd/verilator"), "").unwrap();
    message(design.compile(&dir.path().join("odd")), &["cache directory", "odd", "MTIA_CACHE"]);
}

#[test]
fn lint_reports_every_finding() {
    design("counter", &counter("lint")).lint().unwrap_or_else(|e| panic!("{e}"));
    let text = "module dirty(input clk, input [7:0] a, input unused, output reg [3:0] q);
  always @(posedge clk) q <= a;
endmodule\n";
    // Compiling is not linting.
    common::compile(&design("dirty", text));
    match design("dirty", text).lint() {
        Err(Error::Lint { findings, .. }) => {
            assert_eq!(findings.len(), 2, "{findings:#?}");
            let has = |what: &str| findings.iter().any(|f| f.contains(what));
            assert!(has("-WIDTH") && has("-UNUSED"), "{findings:#?}");
        }
        other => panic!("{other:?}"),
    }
    message(design("dirty", text).lint(), &["dirty", "2 finding", "dirty.v:"]);
    message(design("dirty", "module dirty(;\nendmodule\n").lint(), &["dirty", "%Error"]);
}
