//! Files that appear whole or not at all.
//!
//! What is written goes into a temporary file or directory beside its target and is moved in
//! place when it is complete.

use std::fs::{self, File, Permissions};
use std::io::{self, Write};
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};

use anyhow::{Result, anyhow};
use serde_json::Value;
use tempfile::NamedTempFile;

/// Permissions of a new file before the user's umask.
const MODE: u32 = 0o666;

/// A file in the making. Made before long work begins, so that a place that cannot be written is
/// known at once.
pub struct Output {
    path: PathBuf,
    sink: Sink,
}

enum Sink {
    /// A file that will be renamed to the path.
    Beside(NamedTempFile),
    /// A device or a pipe, which nothing can be renamed to.
    Direct(File),
}

impl Output {
    /// Begins the file at `path`. A link is followed, as writing through it would.
    pub fn create(path: &Path) -> Result<Output> {
        let fail = |error| unwritable(path, &error);
        let existing = fs::metadata(path).ok();
        if existing.as_ref().is_some_and(fs::Metadata::is_dir) {
            return Err(fail(io::ErrorKind::IsADirectory.into()));
        }
        if existing.as_ref().is_some_and(|m| !m.is_file()) {
            let file = File::options().write(true).open(path).map_err(fail)?;
            return Ok(Output { path: path.to_owned(), sink: Sink::Direct(file) });
        }
        let target = match &existing {
            Some(_) => {
                // A rename would replace a file that is protected from writing.
                File::options().write(true).open(path).map_err(fail)?;
                fs::canonicalize(path).map_err(fail)?
            }
            None => path.to_owned(),
        };
        let dir = match target.parent() {
            Some(dir) if !dir.as_os_str().is_empty() => dir,
            _ => Path::new("."),
        };
        if !fs::metadata(dir).map_err(fail)?.is_dir() {
            return Err(fail(io::ErrorKind::NotADirectory.into()));
        }
        // An existing file keeps its permissions.
        let mode = existing.map_or(MODE, |m| m.permissions().mode());
        let temp = tempfile::Builder::new()
            .prefix(".mtia-")
            .permissions(Permissions::from_mode(mode))
            .tempfile_in(dir)
            .map_err(fail)?;
        Ok(Output { path: target, sink: Sink::Beside(temp) })
    }

    /// Puts the finished file in place.
    pub fn finish(self) -> Result<()> {
        let Output { path, sink } = self;
        match sink {
            Sink::Beside(temp) => {
                temp.persist(&path).map_err(|e| unwritable(&path, &e.error))?;
                Ok(())
            }
            Sink::Direct(mut file) => file.flush().map_err(|e| unwritable(&path, &e)),
        }
    }

    /// Appends bytes.
    pub fn write(&mut self, bytes: &[u8]) -> Result<()> {
        let written = match &mut self.sink {
            Sink::Beside(temp) => temp.write_all(bytes),
            Sink::Direct(file) => file.write_all(bytes),
        };
        written.map_err(|e| unwritable(&self.path, &e))
    }
}

fn unwritable(path: &Path, error: &io::Error) -> anyhow::Error {
    // tempfile puts the name of its own file, which tells the user nothing, around the error.
    let why = match error.get_ref() {
        Some(_) => error.kind().to_string(),
        None => error.to_string(),
    };
    anyhow!("cannot write `{}`: {why}; choose a place that can be written", path.display())
}

/// The name of the file that says which files of a directory were generated.
const MANIFEST: &str = "manifest.json";

/// Generated files that belong together in one directory, the manifest last.
pub struct Tree<'a> {
    /// The directory.
    pub dir: &'a Path,
    /// File names and contents.
    pub files: &'a [(String, String)],
}

/// How a file on disk differs from what would be generated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Difference {
    /// It is not there.
    Missing,
    /// Its contents differ.
    Changed,
    /// It is there and would not be generated.
    Extra,
}

impl Difference {
    /// The difference in a word.
    pub fn word(self) -> &'static str {
        match self {
            Difference::Missing => "missing",
            Difference::Changed => "changed",
            Difference::Extra => "extra",
        }
    }
}

/// What [`Tree::write`] did.
pub struct Written {
    /// Files that are new or changed.
    pub written: usize,
    /// Files of an earlier generation that were removed.
    pub removed: Vec<String>,
}

impl Tree<'_> {
    /// How the directory differs from the tree: missing and changed files, and Verilog files that
    /// are not of the tree.
    pub fn differences(&self) -> Result<Vec<(String, Difference)>> {
        let mut found = Vec::new();
        for (name, text) in self.files {
            let path = self.dir.join(name);
            if let Some(difference) = difference(&path, text)? {
                found.push((name.clone(), difference));
            }
        }
        let mut extra = match fs::read_dir(self.dir) {
            Ok(entries) => entries
                .filter_map(|entry| entry.ok()?.file_name().into_string().ok())
                .filter(|name| name.ends_with(".v") && !self.has(name))
                .collect(),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Vec::new(),
            Err(error) => return Err(unreadable(self.dir, &error)),
        };
        extra.sort_unstable();
        found.extend(extra.into_iter().map(|name| (name, Difference::Extra)));
        Ok(found)
    }

    /// Writes the files: all of them beside the old ones first, then each in place; then removes
    /// what an earlier generation left. Files that are as they should be are not touched, files
    /// that were not generated never.
    pub fn write(&self) -> Result<Written> {
        let old = self.old_files()?;
        let created = create_dir_all(self.dir)?;
        self.replace(&old).inspect_err(|_| remove_empty(&created))
    }

    fn replace(&self, old: &[String]) -> Result<Written> {
        let temp = tempfile::Builder::new()
            .prefix(".mtia-gen-")
            .tempdir_in(self.dir)
            .map_err(|e| unwritable(self.dir, &e))?;
        let mut fresh = Vec::new();
        for (name, text) in self.files {
            let path = self.dir.join(name);
            if path.is_dir() {
                return Err(unwritable(&path, &io::ErrorKind::IsADirectory.into()));
            }
            if fs::read(&path).is_ok_and(|there| there == text.as_bytes()) {
                continue;
            }
            let beside = temp.path().join(name);
            fs::write(&beside, text).map_err(|e| unwritable(&path, &e))?;
            fresh.push((beside, path));
        }
        for (beside, path) in &fresh {
            fs::rename(beside, path).map_err(|e| unwritable(path, &e))?;
        }
        let mut removed = Vec::new();
        for name in old.iter().filter(|name| !self.has(name)) {
            let path = self.dir.join(name);
            match fs::remove_file(&path) {
                Ok(()) => removed.push(name.clone()),
                Err(error) if error.kind() == io::ErrorKind::NotFound => {}
                Err(error) => return Err(unwritable(&path, &error)),
            }
        }
        Ok(Written { written: fresh.len(), removed })
    }

    fn has(&self, name: &str) -> bool {
        self.files.iter().any(|(own, _)| own == name)
    }

    /// The Verilog files that the manifest on disk lists.
    fn old_files(&self) -> Result<Vec<String>> {
        let path = self.dir.join(MANIFEST);
        let text = match fs::read(&path) {
            Ok(text) => text,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
            Err(error) if error.kind() == io::ErrorKind::NotADirectory => {
                return Err(unwritable(self.dir, &error));
            }
            Err(error) => return Err(unreadable(&path, &error)),
        };
        modules(&text).ok_or_else(|| {
            anyhow!(
                "`{}` is not a manifest that mtia wrote; choose another directory, or remove it",
                path.display()
            )
        })
    }
}

/// The Verilog files that a manifest lists; `None` if it is no manifest.
fn modules(manifest: &[u8]) -> Option<Vec<String>> {
    let manifest: Value = serde_json::from_slice(manifest).ok()?;
    let name = |module: &Value| {
        let name = module.get("name")?.as_str()?;
        // Such a file will be removed: nothing but a plain name may lead to it.
        let plain = |c: char| c.is_ascii_alphanumeric() || c == '_';
        (!name.is_empty() && name.chars().all(plain)).then(|| format!("{name}.v"))
    };
    manifest.get("modules")?.as_array()?.iter().map(name).collect()
}

/// How the file at `path` differs from `text`.
pub fn difference(path: &Path, text: &str) -> Result<Option<Difference>> {
    match fs::read(path) {
        Ok(there) if there == text.as_bytes() => Ok(None),
        Ok(_) => Ok(Some(Difference::Changed)),
        Err(error) => match error.kind() {
            io::ErrorKind::NotFound | io::ErrorKind::NotADirectory => Ok(Some(Difference::Missing)),
            _ => Err(unreadable(path, &error)),
        },
    }
}

/// Makes a directory with its parents; returns those that were not there, outermost first.
pub fn create_dir_all(dir: &Path) -> Result<Vec<PathBuf>> {
    let missing = dir.ancestors().take_while(|d| !d.as_os_str().is_empty() && !d.exists());
    let mut missing: Vec<PathBuf> = missing.map(Path::to_owned).collect();
    missing.reverse();
    match fs::create_dir_all(dir) {
        Ok(()) => Ok(missing),
        Err(error) => {
            remove_empty(&missing);
            Err(unwritable(dir, &error))
        }
    }
}

/// Takes back what [`create_dir_all`] made. A directory that something lies in stays.
pub fn remove_empty(dirs: &[PathBuf]) {
    for dir in dirs.iter().rev() {
        let _ = fs::remove_dir(dir);
    }
}

fn unreadable(path: &Path, error: &io::Error) -> anyhow::Error {
    anyhow!("cannot read `{}`: {error}; mend its permissions", path.display())
}
