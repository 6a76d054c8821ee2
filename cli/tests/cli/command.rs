//! Runs the command in a directory of its own.

use std::fs;
use std::io::Write;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use tempfile::TempDir;

/// A directory to run in, and what the command finds in its environment.
pub struct Place {
    dir: TempDir,
    environment: Vec<(&'static str, String)>,
}

/// What a run left.
pub struct Run {
    pub code: i32,
    pub stdout: String,
    pub stderr: String,
}

impl Place {
    pub fn new() -> Place {
        Place { dir: TempDir::new().unwrap(), environment: Vec::new() }
    }

    pub fn with(mut self, variable: &'static str, value: impl Into<String>) -> Place {
        self.environment.push((variable, value.into()));
        self
    }

    pub fn path(&self, name: impl AsRef<Path>) -> PathBuf {
        self.dir.path().join(name)
    }

    pub fn write(&self, name: &str, bytes: impl AsRef<[u8]>) {
        fs::write(self.path(name), bytes).unwrap();
    }

    pub fn read(&self, name: &str) -> Vec<u8> {
        fs::read(self.path(name)).unwrap()
    }

    /// A shell script that can be run.
    pub fn program(&self, name: &str, script: &str) -> String {
        self.write(name, format!("#!/bin/sh\n{script}\n"));
        let path = self.path(name);
        fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
        path.to_str().unwrap().to_owned()
    }

    /// Everything in the directory, by relative path, sorted.
    pub fn files(&self) -> Vec<String> {
        fn walk(dir: &Path, base: &Path, files: &mut Vec<String>) {
            for entry in fs::read_dir(dir).unwrap() {
                let path = entry.unwrap().path();
                if path.is_dir() {
                    walk(&path, base, files);
                }
                files.push(path.strip_prefix(base).unwrap().to_str().unwrap().to_owned());
            }
        }
        let mut files = Vec::new();
        walk(self.dir.path(), self.dir.path(), &mut files);
        files.sort();
        files
    }

    pub fn command(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_mtia"));
        command.args(arguments).current_dir(self.dir.path());
        command.envs(self.environment.iter().map(|(name, value)| (name, value)));
        command
    }

    pub fn run(&self, arguments: &[&str]) -> Run {
        self.finished(self.command(arguments).output().unwrap())
    }

    pub fn run_with_input(&self, arguments: &[&str], input: &[u8]) -> Run {
        let mut command = self.command(arguments);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().unwrap();
        child.stdin.take().unwrap().write_all(input).unwrap();
        self.finished(child.wait_with_output().unwrap())
    }

    fn finished(&self, output: Output) -> Run {
        let here = self.dir.path().to_str().unwrap();
        let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap().replace(here, "[dir]");
        let stderr = text(output.stderr);
        assert!(!stderr.contains("panicked"), "{stderr}");
        Run { code: output.status.code().unwrap(), stdout: text(output.stdout), stderr }
    }

    /// A run as one sees it in a terminal, for snapshots.
    pub fn transcript(&self, arguments: &[&str]) -> String {
        let Run { code, stdout, stderr } = self.run(arguments);
        format!("$ mtia {}\n{stdout}{stderr}[{code}]\n", arguments.join(" "))
    }
}

impl Run {
    /// The standard output of a run that went well.
    #[track_caller]
    pub fn ok(self) -> String {
        assert_eq!(self.code, 0, "{}", self.stderr);
        self.stdout
    }

    /// The one JSON object on the standard output of a run that went well.
    #[track_caller]
    pub fn json(self) -> serde_json::Value {
        let value: serde_json::Value = serde_json::from_str(&self.ok()).unwrap();
        assert!(value.is_object());
        value
    }

    /// The one line of a run that met bad input.
    #[track_caller]
    pub fn refusal(self) -> String {
        assert_eq!((self.code, self.stdout.as_str()), (2, ""), "{}", self.stderr);
        assert!(self.stderr.starts_with("mtia: ") && self.stderr.ends_with('\n'));
        assert_eq!(self.stderr.lines().count(), 1, "{}", self.stderr);
        self.stderr.trim_start_matches("mtia: ").trim_end().to_owned()
    }
}
