//! Finds the programs that a build needs: Verilator itself and a C++ compiler.
//!
//! `design.rs` asks here once a compilation. What a program answered is remembered for the life of
//! the process (a warm compilation would otherwise spend its time in `--version`).

use std::collections::HashMap;
use std::ffi::{OsStr, OsString};
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::{Mutex, OnceLock, PoisonError};
use std::time::SystemTime;

use crate::Error;

/// The oldest Verilator that is supported and tested.
pub const MINIMUM_VERSION: (u32, u32) = (5, 6);

/// A program's path, and when it was last changed.
type Program = (PathBuf, Option<SystemTime>);

/// An installed Verilator.
#[derive(Clone, Debug)]
pub struct Verilator {
    path: PathBuf,
    version: (u32, u32),
    banner: String,
    root: PathBuf,
}

impl Verilator {
    /// The Verilator named by the environment variable `VERILATOR`, else the one in `PATH`.
    ///
    /// # Errors
    /// [`Error::VerilatorMissing`], [`Error::NotVerilator`], [`Error::VerilatorTooOld`].
    pub fn find() -> Result<Self, Error> {
        match std::env::var_os("VERILATOR").filter(|v| !v.is_empty()) {
            Some(path) => match search(&path) {
                Some(path) => Self::at(&path),
                None => Err(Error::VerilatorMissing {
                    looked: format!("VERILATOR is `{}`, not a program", path.to_string_lossy()),
                }),
            },
            None => match search(OsStr::new("verilator")) {
                Some(path) => Self::at(&path),
                None => Err(Error::VerilatorMissing {
                    looked: "VERILATOR is not set and PATH has no `verilator`".to_owned(),
                }),
            },
        }
    }

    /// The Verilator at `path`.
    ///
    /// # Errors
    /// As [`Verilator::find`].
    pub fn at(path: &Path) -> Result<Self, Error> {
        let path = &std::path::absolute(path).map_err(|e| Error::io("find", path, e))?;
        static KNOWN: OnceLock<Mutex<HashMap<Program, Verilator>>> = OnceLock::new();
        let modified = std::fs::metadata(path).and_then(|m| m.modified()).ok();
        let key = (path.clone(), modified);
        let known = KNOWN.get_or_init(Mutex::default);
        if let Some(found) = known.lock().unwrap_or_else(PoisonError::into_inner).get(&key) {
            return Ok(found.clone());
        }
        let found = Self::ask(path)?;
        known.lock().unwrap_or_else(PoisonError::into_inner).insert(key, found.clone());
        Ok(found)
    }

    fn ask(path: &Path) -> Result<Self, Error> {
        let answer = output(Command::new(path).arg("--version")).map_err(|e| {
            if e.kind() == io::ErrorKind::NotFound {
                Error::VerilatorMissing { looked: format!("no program at `{}`", path.display()) }
            } else {
                Error::io("run", path, e)
            }
        })?;
        let banner = first_line(&answer.stdout, &answer.stderr);
        let Some(version) = parse_version(&banner).filter(|_| answer.status.success()) else {
            return Err(Error::NotVerilator { path: path.to_owned(), answer: banner });
        };
        if version < MINIMUM_VERSION {
            return Err(Error::VerilatorTooOld {
                path: path.to_owned(),
                found: format!("{}.{:03}", version.0, version.1),
            });
        }
        // Where its C++ run-time library is. The program knows best: packages move it.
        let answer = output(Command::new(path).args(["--getenv", "VERILATOR_ROOT"]))
            .map_err(|e| Error::io("run", path, e))?;
        let root = PathBuf::from(first_line(&answer.stdout, &[]));
        if !root.join("include/verilated.cpp").is_file() {
            return Err(Error::NotVerilator {
                path: path.to_owned(),
                answer: format!("VERILATOR_ROOT `{}` has no include/verilated.cpp", root.display()),
            });
        }
        Ok(Self { path: path.to_owned(), version, banner, root })
    }

    /// Its version: 5.006 is `(5, 6)`.
    pub fn version(&self) -> (u32, u32) {
        self.version
    }

    /// The program.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The whole version line: two builds of one version number differ in it.
    pub(crate) fn banner(&self) -> &str {
        &self.banner
    }

    /// The directory of its headers and run-time sources.
    pub(crate) fn include(&self) -> PathBuf {
        self.root.join("include")
    }
}

/// The C++ compiler: `$CXX`, else `g++`, else `clang++`.
#[derive(Clone, Debug)]
pub(crate) struct Compiler {
    pub path: PathBuf,
    /// The first line of `--version`: part of the cache key.
    pub banner: String,
}

impl Compiler {
    pub fn find() -> Result<Self, Error> {
        static KNOWN: OnceLock<Mutex<HashMap<PathBuf, Compiler>>> = OnceLock::new();
        let wanted = std::env::var_os("CXX").filter(|v| !v.is_empty());
        let names = match &wanted {
            Some(name) => vec![name.clone()],
            None => vec![OsString::from("g++"), OsString::from("clang++")],
        };
        let Some(path) = names.iter().find_map(|n| search(n)) else {
            return Err(Error::ToolMissing {
                tool: names[0].to_string_lossy().into_owned(),
                purpose: "compile the verilated design",
                package: "g++",
                or: ", or set CXX to a C++17 compiler",
            });
        };
        let known = KNOWN.get_or_init(Mutex::default);
        if let Some(found) = known.lock().unwrap_or_else(PoisonError::into_inner).get(&path) {
            return Ok(found.clone());
        }
        let answer =
            output(Command::new(&path).arg("--version")).map_err(|e| Error::io("run", &path, e))?;
        let found = Self { path: path.clone(), banner: first_line(&answer.stdout, &answer.stderr) };
        known.lock().unwrap_or_else(PoisonError::into_inner).insert(path, found.clone());
        Ok(found)
    }
}

/// Runs a program and collects its output. A program that another thread has just written may
/// still be open for writing in a child forked at that moment ("text file busy"): tried again.
pub(crate) fn output(command: &mut Command) -> io::Result<Output> {
    let mut tries = 0;
    loop {
        match command.output() {
            Err(e) if e.kind() == io::ErrorKind::ExecutableFileBusy && tries < 20 => {
                tries += 1;
                std::thread::sleep(std::time::Duration::from_millis(10));
            }
            other => return other,
        }
    }
}

/// The program `name`: as given if it has a directory in it, else looked up in `PATH`. Absolute,
/// as it is run from other directories.
pub(crate) fn search(name: &OsStr) -> Option<PathBuf> {
    let path = Path::new(name);
    let found = if name.as_encoded_bytes().contains(&b'/') {
        Some(path.to_owned()).filter(|p| p.is_file())
    } else {
        let path_variable = std::env::var_os("PATH")?;
        std::env::split_paths(&path_variable).map(|d| d.join(path)).find(|p| p.is_file())
    };
    found.and_then(|p| std::path::absolute(p).ok())
}

fn first_line(stdout: &[u8], stderr: &[u8]) -> String {
    let text = [stdout, stderr].concat();
    let text = String::from_utf8_lossy(&text);
    text.lines().find(|l| !l.trim().is_empty()).unwrap_or("").trim().to_owned()
}

/// `Verilator 5.006 2023-01-22 rev ...` is `(5, 6)`.
fn parse_version(banner: &str) -> Option<(u32, u32)> {
    let number = banner.strip_prefix("Verilator ")?.split_whitespace().next()?;
    let (major, minor) = number.split_once('.')?;
    let minor: String = minor.chars().take_while(char::is_ascii_digit).collect();
    Some((major.parse().ok()?, minor.parse().ok()?))
}

#[cfg(test)]
mod tests {
    use super::parse_version;

    #[test]
    fn versions() {
        assert_eq!(parse_version("Verilator 5.006 2023-01-22 rev (Debian 5.006-3)"), Some((5, 6)));
        assert_eq!(parse_version("Verilator 5.052 2026-09-05 rev v5.052"), Some((5, 52)));
        assert_eq!(parse_version("Verilator 4.038 2020-07-11 rev v4.036"), Some((4, 38)));
        assert_eq!(parse_version("Icarus Verilog version 11.0"), None);
    }
}
