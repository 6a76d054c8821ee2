//! A copy of the protocol core with faults woven in, compiled once with its tests.
//!
//! ```text
//!   model/src/transport + list of faults --weave--> every faulty piece of text reads
//!     (if crate::mutant(7) { faulty } else { right })       MTIA_MUTANT=7 wakes it, 0 wakes none
//!   --cargo test --no-run--> the core's tests, as two programs
//! ```

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};
use std::{fs, io};

use crate::mutants::Mutant;

/// What stands around the woven copy.
const MANIFEST: &str = r#"
[package]
name = "mtia-model"
version = "0.0.0"
edition = "2024"
[workspace]
[dependencies]
crc32fast = "1"
rand = "0.10"
rand_chacha = "0.10"
serde = { version = "1", features = ["derive"] }
thiserror = "2"
[[test]]
name = "transport"
path = "tests/transport/main.rs"
[profile.release]
debug-assertions = true
"#;

const LIBRARY: &str = r#"
#![allow(warnings)]
pub mod transport;
/// The fault that is awake.
static AWAKE: std::sync::LazyLock<usize> = std::sync::LazyLock::new(|| {
    std::env::var("MTIA_MUTANT").ok().and_then(|n| n.parse().ok()).unwrap_or(0)
});
pub fn mutant(number: usize) -> bool { *AWAKE == number }
"#;

/// A fault that cannot be planted, or a copy that cannot be built or run.
#[derive(Debug, thiserror::Error)]
pub enum PlantError {
    /// A fault's text must stand exactly once in its file.
    #[error(
        "fault {number} ({what}) fits {file} in {fits} places, not 1: `{from}`; bring the list up to \
         date with the protocol core"
    )]
    Misfit {
        /// Number in the list, from 1.
        number: usize,
        /// What it is.
        what: &'static str,
        /// File of model/src/transport.
        file: &'static str,
        /// The right text.
        from: &'static str,
        /// Places.
        fits: usize,
    },
    /// A file could not be read or written.
    #[error("{}: {source}; the sources of the model must lie beside those of the testbench", path.display())]
    File {
        /// Which.
        path: PathBuf,
        /// Why.
        source: io::Error,
    },
    /// The copy does not compile, or cargo cannot be run.
    #[error("the planted copy does not compile; build it in {} to see more\n{output}", folder.display())]
    Build {
        /// The copy.
        folder: PathBuf,
        /// What cargo said last.
        output: String,
    },
}

/// The compiled copy.
pub struct Planted {
    /// Programs with tests, quick ones first, each with its arguments.
    programs: Vec<(PathBuf, Vec<&'static str>)>,
}

/// Longest time that a program may take, before it counts as caught.
const PATIENCE: Duration = Duration::from_secs(60);

impl Planted {
    /// Copies the core and its tests to `folder`, plants the faults, and compiles.
    ///
    /// # Errors
    /// If a fault does not fit, or something is missing.
    pub fn new(folder: &Path, faults: &[Mutant]) -> Result<Self, PlantError> {
        let model = Path::new(env!("CARGO_MANIFEST_DIR")).join("../model");
        copy(&model.join("src/transport"), &folder.join("src/transport"))?;
        copy(&model.join("tests/transport"), &folder.join("tests/transport"))?;
        write(&folder.join("Cargo.toml"), MANIFEST)?;
        write(&folder.join("src/lib.rs"), LIBRARY)?;
        // The same versions as the workspace's.
        let lock = model.join("../Cargo.lock");
        write(&folder.join("Cargo.lock"), &read(&lock)?)?;
        let mut numbers: Vec<usize> = (0..faults.len()).collect();
        numbers.sort_by_key(|&i| faults[i].module);
        for same in numbers.chunk_by(|&a, &b| faults[a].module == faults[b].module) {
            let path = folder.join("src/transport").join(faults[same[0]].module);
            let text = weave(&read(&path)?, same, faults)?;
            write(&path, &text)?;
        }
        let unit = build(folder, &["--lib"])?;
        let tests = build(folder, &["--test", "transport"])?;
        let programs =
            vec![(unit, vec![]), (tests.clone(), vec!["--skip", "chaos"]), (tests, vec!["chaos"])];
        Ok(Self { programs })
    }

    /// Runs the tests with a fault awake (0: none). The first test that fails.
    ///
    /// # Errors
    /// If a program cannot be run.
    pub fn run(&self, number: usize) -> Result<Option<String>, PlantError> {
        for (program, arguments) in &self.programs {
            let failed = |source| PlantError::File { path: program.clone(), source };
            let output = program.with_extension("out");
            let mut child = Command::new(program)
                .args(arguments)
                .env("MTIA_MUTANT", number.to_string())
                .env("RUST_BACKTRACE", "0")
                .stdout(fs::File::create(&output).map_err(failed)?)
                .stderr(Stdio::null())
                .spawn()
                .map_err(failed)?;
            let start = Instant::now();
            let status = loop {
                if let Some(status) = child.try_wait().map_err(failed)? {
                    break Some(status);
                }
                if start.elapsed() > PATIENCE {
                    child.kill().map_err(failed)?;
                    child.wait().map_err(failed)?;
                    break None;
                }
                std::thread::sleep(Duration::from_millis(5));
            };
            match status {
                None => return Ok(Some("a test that never ends".to_owned())),
                Some(status) if status.success() => {}
                Some(_) => {
                    let text = read(&output)?;
                    let test = text.lines().find_map(|line| line.strip_suffix(" ... FAILED"));
                    let name = test.and_then(|line| line.strip_prefix("test "));
                    return Ok(Some(name.unwrap_or("a test that ends the program").to_owned()));
                }
            }
        }
        Ok(None)
    }
}

/// Plants the faults of one file. Faults of the same text stand in one chain.
fn weave(text: &str, numbers: &[usize], faults: &[Mutant]) -> Result<String, PlantError> {
    let mut places: Vec<(usize, usize)> = Vec::new();
    for &i in numbers {
        let Mutant { module, from, what, .. } = faults[i];
        let fits = text.matches(from).count();
        if fits != 1 {
            return Err(PlantError::Misfit { number: i + 1, what, file: module, from, fits });
        }
        places.push((text.find(from).unwrap_or(0), i));
    }
    // From the end to the beginning, so that places before stay where they are.
    places.sort_unstable();
    let mut out = text.to_owned();
    for same in places.chunk_by(|a, b| a.0 == b.0).rev() {
        let (start, right) = (same[0].0, faults[same[0].1].from);
        let mut woven = String::new();
        for &(_, i) in same {
            woven.push_str(&format!("if crate::mutant({}) {{ {} }} else ", i + 1, faults[i].to));
        }
        woven.push_str(&format!("{{ {right} }}"));
        if !right.ends_with(';') {
            woven = format!("({woven})");
        }
        out.replace_range(start..start + right.len(), &woven);
    }
    Ok(out)
}

fn read(path: &Path) -> Result<String, PlantError> {
    fs::read_to_string(path).map_err(|source| PlantError::File { path: path.to_owned(), source })
}

fn write(path: &Path, text: &str) -> Result<(), PlantError> {
    fs::write(path, text).map_err(|source| PlantError::File { path: path.to_owned(), source })
}

fn copy(from: &Path, to: &Path) -> Result<(), PlantError> {
    let failed = |source| PlantError::File { path: from.to_owned(), source };
    fs::create_dir_all(to).map_err(failed)?;
    for entry in fs::read_dir(from).map_err(failed)? {
        let path = entry.map_err(failed)?.path();
        let Some(name) = path.file_name() else { continue };
        if path.is_dir() {
            copy(&path, &to.join(name))?;
        } else {
            write(&to.join(name), &read(&path)?)?;
        }
    }
    Ok(())
}

/// Compiles a test program; where it is.
fn build(folder: &Path, what: &[&str]) -> Result<PathBuf, PlantError> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let output = Command::new(cargo)
        .args(["test", "--release", "--no-run"])
        .args(what)
        .arg("--target-dir")
        .arg(folder.join("target"))
        .current_dir(folder)
        .output();
    let failed = |output| PlantError::Build { folder: folder.to_owned(), output };
    let output = output.map_err(|error| failed(error.to_string()))?;
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    // "  Executable unittests src/lib.rs (path)"
    let program = said.lines().rev().find_map(|line| {
        let (_, rest) = line.trim().strip_prefix("Executable ")?.rsplit_once('(')?;
        rest.strip_suffix(')').map(PathBuf::from)
    });
    match program {
        Some(program) if output.status.success() => Ok(program),
        _ => {
            let errors: Vec<&str> = said.lines().skip_while(|l| !l.starts_with("error")).collect();
            Err(failed(errors.into_iter().take(20).collect::<Vec<_>>().join("\n")))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn fault(from: &'static str, to: &'static str) -> Mutant {
        Mutant { module: "a.rs", target: "", from, to, what: "" }
    }

    #[test]
    fn faults_are_woven_in() {
        let text = "let a = b + 1;\nc();\nif d > 0 {}\n";
        let faults =
            [fault("b + 1", "b"), fault("c();", ""), fault("d > 0", "false"), fault("b + 1", "2")];
        let woven = weave(text, &[0, 1, 2, 3], &faults).expect("they fit");
        assert_eq!(
            woven,
            "let a = (if crate::mutant(1) { b } else if crate::mutant(4) { 2 } else { b + 1 });\n\
             if crate::mutant(2) {  } else { c(); }\n\
             if (if crate::mutant(3) { false } else { d > 0 }) {}\n"
        );
        let twice = [fault("a", "b")];
        assert!(matches!(weave("a a", &[0], &twice), Err(PlantError::Misfit { fits: 2, .. })));
        assert!(matches!(weave("", &[0], &twice), Err(PlantError::Misfit { fits: 0, .. })));
    }
}
