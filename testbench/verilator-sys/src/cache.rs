//! Where compiled designs are kept, and how several processes share the place.
//!
//! A file appears in the cache by a rename, whole or not at all. While a design is compiled its
//! lock file is held, so that a second process that wants the same design waits for the first
//! instead of compiling it again. Should locks not work on a file system, both compile, and the
//! later rename wins: the files are the same.

use std::ffi::OsString;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use sha2::{Digest, Sha256};

use crate::Error;

/// The directory for compiled designs: `$MTIA_CACHE`, else `$XDG_CACHE_HOME/mtia`, else
/// `~/.cache/mtia`, else `mtia-cache` among the temporary files.
pub fn default_cache_dir() -> PathBuf {
    choose(|name| std::env::var_os(name).filter(|v| !v.is_empty()))
}

fn choose(variable: impl Fn(&str) -> Option<OsString>) -> PathBuf {
    if let Some(dir) = variable("MTIA_CACHE") {
        PathBuf::from(dir)
    } else if let Some(dir) = variable("XDG_CACHE_HOME") {
        Path::new(&dir).join("mtia")
    } else if let Some(home) = variable("HOME") {
        Path::new(&home).join(".cache/mtia")
    } else {
        std::env::temp_dir().join("mtia-cache")
    }
}

/// A hash over a sequence of texts in which no two sequences look alike.
pub(crate) struct Key(Sha256);

impl Key {
    pub fn new() -> Self {
        Self(Sha256::new())
    }

    pub fn add(&mut self, part: impl AsRef<[u8]>) -> &mut Self {
        let part = part.as_ref();
        self.0.update((part.len() as u64).to_le_bytes());
        self.0.update(part);
        self
    }

    /// 128 bits of it, in hexadecimal.
    pub fn finish(self) -> String {
        self.0.finalize().iter().take(16).map(|byte| format!("{byte:02x}")).collect()
    }
}

/// The part of the cache directory that belongs to this crate.
pub(crate) struct Cache {
    dir: PathBuf,
}

impl Cache {
    pub fn open(cache_dir: &Path) -> Result<Self, Error> {
        let dir = cache_dir.join("verilator");
        fs::create_dir_all(&dir).map_err(|e| unwritable(cache_dir, e))?;
        // Absolute: the tools run in other directories.
        let dir = dir.canonicalize().map_err(|e| unwritable(cache_dir, e))?;
        Ok(Self { dir })
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.dir.join(name)
    }

    /// A new directory to build in, deleted when dropped.
    ///
    /// Make and Verilator do not take every path; when the cache's has a blank or such in it, the
    /// build is done among the temporary files and only its result moves to the cache.
    pub fn build_dir(&self, top: &str) -> Result<tempfile::TempDir, Error> {
        let temp = std::env::temp_dir();
        let candidates = [self.dir.as_path(), temp.as_path(), Path::new("/tmp")];
        let Some(parent) = candidates.into_iter().find(|p| is_plain(p)) else {
            return Err(Error::BadDesign {
                top: top.to_owned(),
                what: format!(
                    "neither the cache `{}` nor TMPDIR has a path that make and Verilator accept (letters, digits and `/._-+@,`): set MTIA_CACHE or TMPDIR",
                    self.dir.display()
                ),
            });
        };
        if parent == self.dir {
            self.sweep();
        }
        tempfile::Builder::new().prefix("build-").tempdir_in(parent).map_err(|e| {
            if parent == self.dir {
                unwritable(&self.dir, e)
            } else {
                Error::io("write", parent, e)
            }
        })
    }

    /// Puts the file `from` into the cache as `name`, whole or not at all.
    pub fn keep(&self, from: &Path, name: &str) -> Result<PathBuf, Error> {
        let to = self.path(name);
        // Beside the target first: a rename does not cross file systems.
        let staged = tempfile::NamedTempFile::new_in(&self.dir)
            .map_err(|e| unwritable(&self.dir, e))?
            .into_temp_path();
        fs::copy(from, &staged).map_err(|e| Error::io("copy", from, e))?;
        staged.persist(&to).map_err(|e| Error::io("write", &to, e.error))?;
        Ok(to)
    }

    /// Puts `text` into the cache as `name`, whole or not at all.
    pub fn keep_text(&self, text: &str, name: &str) -> Result<PathBuf, Error> {
        let to = self.path(name);
        let staged = tempfile::NamedTempFile::new_in(&self.dir)
            .map_err(|e| unwritable(&self.dir, e))?
            .into_temp_path();
        fs::write(&staged, text).map_err(|e| Error::io("write", &to, e))?;
        staged.persist(&to).map_err(|e| Error::io("write", &to, e.error))?;
        Ok(to)
    }

    /// Waits until no other process or thread builds `name`. Released when dropped.
    pub fn lock(&self, name: &str) -> Result<Lock, Error> {
        let path = self.path(&format!("{name}.lock"));
        let file = File::create(&path).map_err(|e| unwritable(&self.dir, e))?;
        // A file system without locks costs work, not correctness: see above.
        let _ = file.lock();
        Ok(Lock { _file: file })
    }

    /// Deletes what interrupted builds of earlier days have left.
    fn sweep(&self) {
        let day = Duration::from_secs(24 * 3600);
        let Ok(entries) = fs::read_dir(&self.dir) else { return };
        for entry in entries.flatten() {
            let left = entry.file_name().to_string_lossy().starts_with("build-");
            let age = entry
                .metadata()
                .and_then(|m| m.modified())
                .ok()
                .and_then(|t| SystemTime::now().duration_since(t).ok());
            if left && age.is_some_and(|age| age > day) {
                let _ = fs::remove_dir_all(entry.path());
            }
        }
    }
}

/// Held while something is built.
pub(crate) struct Lock {
    _file: File,
}

fn unwritable(path: &Path, source: std::io::Error) -> Error {
    Error::CacheDir { path: path.to_owned(), source }
}

/// Whether make and Verilator take this path.
pub(crate) fn is_plain(path: &Path) -> bool {
    path.to_str()
        .is_some_and(|p| p.chars().all(|c| c.is_ascii_alphanumeric() || "/._-+@,".contains(c)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_default_directory() {
        let with = |set: &'static [(&str, &str)]| {
            choose(move |name| {
                set.iter().find(|(n, _)| *n == name).map(|(_, value)| OsString::from(value))
            })
        };
        let all = &[("MTIA_CACHE", "/a"), ("XDG_CACHE_HOME", "/b"), ("HOME", "/c")];
        assert_eq!(with(all), Path::new("/a"));
        assert_eq!(with(&all[1..]), Path::new("/b/mtia"));
        assert_eq!(with(&all[2..]), Path::new("/c/.cache/mtia"));
    }

    #[test]
    fn keys_tell_the_parts_apart() {
        let key = |parts: &[&str]| {
            let mut key = Key::new();
            for part in parts {
                key.add(part);
            }
            key.finish()
        };
        assert_eq!(key(&["ab", "c"]), key(&["ab", "c"]));
        assert_ne!(key(&["ab", "c"]), key(&["a", "bc"]));
    }

    #[test]
    fn plain_paths() {
        assert!(is_plain(Path::new("/home/u/.cache/mtia")));
        assert!(!is_plain(Path::new("/home/my files/x")));
        assert!(!is_plain(Path::new("/a$b")));
    }
}
