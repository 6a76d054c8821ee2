//! Files that are sent and received: read and written by blocks, hashed as they pass, nothing half-written.

use std::collections::BTreeSet;
use std::fs::{File, OpenOptions};
use std::io::{self, ErrorKind};
use std::os::unix::fs::{FileExt, OpenOptionsExt};
use std::path::{Path, PathBuf};

use rustix::fs::OFlags;
use sha2::{Digest as _, Sha256};
use tempfile::NamedTempFile;

use crate::error::{Error, Result};

/// Beginning of the names of files that are not whole yet.
const TEMPORARY: &str = ".mtia-roce-";

/// A name that is one plain file's, whatever directory it is put in.
///
/// # Errors
/// If it is not.
pub fn plain_name(name: &str) -> Result<&str> {
    let plain = !name.is_empty()
        && name.len() <= 255
        && !matches!(name, "." | "..")
        && !name.contains(['/', '\\', '\0'])
        && !name.starts_with(TEMPORARY);
    match plain {
        true => Ok(name),
        false => Err(Error::input(format!(
            "`{}` is no plain file name; use 1 to 255 bytes without `/`, `\\` or zero, not `.` or `..`, \
             not beginning with {TEMPORARY}",
            name.escape_default()
        ))),
    }
}

fn hex(digest: &[u8]) -> String {
    digest.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// A file that is read from its first block to its last.
#[derive(Debug)]
pub struct Source {
    file: File,
    said: String,
    bytes: u64,
    at: u64,
    hash: Sha256,
}

impl Source {
    /// Opens a regular file, which errors call `said`; links are followed or not.
    ///
    /// # Errors
    /// If there is none, or it may not be read.
    pub fn open(path: &Path, said: &str, follow: bool) -> Result<Self> {
        // Opening what is no file, a pipe for example, must not wait.
        let mut flags = OFlags::NONBLOCK;
        if !follow {
            flags |= OFlags::NOFOLLOW;
        }
        let file = OpenOptions::new()
            .read(true)
            .custom_flags(flags.bits() as i32)
            .open(path)
            .map_err(|error| match error.kind() {
                ErrorKind::NotFound => Error::input(format!("no file `{said}`; look at the name")),
                ErrorKind::PermissionDenied => {
                    Error::input(format!("`{said}` may not be read; change its permissions"))
                }
                _ => Error::input(format!("cannot read `{said}`: {error}; name a plain file")),
            })?;
        let about = file
            .metadata()
            .map_err(|error| Error::input(format!("cannot read `{said}`: {error}")))?;
        if !about.is_file() {
            return Err(Error::input(format!("`{said}` is no plain file; name one that is")));
        }
        let (said, bytes) = (said.to_owned(), about.len());
        Ok(Self { file, said, bytes, at: 0, hash: Sha256::new() })
    }

    /// Its size when it was opened.
    pub fn bytes(&self) -> u64 {
        self.bytes
    }

    /// Reads what comes next.
    ///
    /// # Errors
    /// If it cannot be read, or has become shorter.
    pub fn read(&mut self, block: &mut [u8]) -> Result<()> {
        self.file.read_exact_at(block, self.at).map_err(|error| {
            let why = match error.kind() {
                ErrorKind::UnexpectedEof => "it has become shorter".to_owned(),
                _ => error.to_string(),
            };
            let said = &self.said;
            Error::failed(format!("reading `{said}`: {why}; let it rest while it is sent"))
        })?;
        self.at += block.len() as u64;
        self.hash.update(block);
        Ok(())
    }

    /// SHA-256 of what was read.
    pub fn sha256(&self) -> String {
        hex(&self.hash.clone().finalize())
    }
}

/// A file that is written in any order, beside its place, and comes into it when it is whole.
#[derive(Debug)]
pub struct Sink {
    file: NamedTempFile,
    path: PathBuf,
    said: String,
    overwrite: bool,
    block: u64,
    /// Blocks that are hashed, and those behind that have come.
    hashed: u64,
    early: BTreeSet<u64>,
    hash: Sha256,
}

impl Sink {
    /// A file to be at `path`, which errors call `said`, of blocks of so many bytes.
    ///
    /// # Errors
    /// If there is one and it must not be replaced, or the directory cannot be written.
    pub fn create(path: &Path, said: &str, block: u32, overwrite: bool) -> Result<Self> {
        if !overwrite && path.symlink_metadata().is_ok() {
            return Err(there_is_one(said));
        }
        let directory = match path.parent() {
            Some(parent) if !parent.as_os_str().is_empty() => parent,
            _ => Path::new("."),
        };
        let file = tempfile::Builder::new()
            .prefix(TEMPORARY)
            .tempfile_in(directory)
            .map_err(|error| unwritable(said, &error))?;
        Ok(Self {
            file,
            path: path.to_owned(),
            said: said.to_owned(),
            overwrite,
            block: block.into(),
            hashed: 0,
            early: BTreeSet::new(),
            hash: Sha256::new(),
        })
    }

    /// Whether a block has come.
    pub fn has(&self, index: u64) -> bool {
        index < self.hashed || self.early.contains(&index)
    }

    /// Blocks that have come.
    pub fn blocks(&self) -> u64 {
        self.hashed + self.early.len() as u64
    }

    /// Takes a block; once each.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn write(&mut self, index: u64, bytes: &[u8]) -> Result<()> {
        let write = |error: io::Error| unwritable(&self.said, &error);
        self.file.as_file().write_all_at(bytes, index * self.block).map_err(write)?;
        if index != self.hashed {
            self.early.insert(index);
            return Ok(());
        }
        self.hash.update(bytes);
        self.hashed += 1;
        // Those that have waited are read again; the system still has them in memory.
        let mut again = vec![0; if self.early.is_empty() { 0 } else { self.block as usize }];
        while self.early.remove(&self.hashed) {
            let count = read_at(self.file.as_file(), &mut again, self.hashed * self.block)
                .map_err(|error| unwritable(&self.said, &error))?;
            self.hash.update(&again[..count]);
            self.hashed += 1;
        }
        Ok(())
    }

    /// SHA-256 of all blocks from the first on without gap.
    pub fn sha256(&self) -> String {
        hex(&self.hash.clone().finalize())
    }

    /// Puts the file in its place, if its hash is this.
    ///
    /// # Errors
    /// If it is another, or the place is taken. Nothing is left then.
    pub fn keep(self, sha256: &str) -> Result<()> {
        let found = self.sha256();
        if found != sha256 {
            return Err(Error::failed(format!(
                "`{}` came as {found}, was sent as {sha256}: it was thrown away; send it again",
                self.said
            )));
        }
        let kept = match self.overwrite {
            true => self.file.persist(&self.path),
            false => self.file.persist_noclobber(&self.path),
        };
        match kept {
            Ok(_) => Ok(()),
            Err(error) if error.error.kind() == ErrorKind::AlreadyExists => {
                Err(there_is_one(&self.said))
            }
            Err(error) => Err(unwritable(&self.said, &error.error)),
        }
    }
}

/// Reads as much as there is.
fn read_at(file: &File, buffer: &mut [u8], at: u64) -> io::Result<usize> {
    let mut count = 0;
    while count < buffer.len() {
        match file.read_at(&mut buffer[count..], at + count as u64) {
            Ok(0) => break,
            Ok(more) => count += more,
            Err(error) if error.kind() == ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
    Ok(count)
}

fn there_is_one(said: &str) -> Error {
    Error::input(format!("`{said}` is there already; use --overwrite or another name"))
}

fn unwritable(said: &str, error: &io::Error) -> Error {
    let mend = match error.kind() {
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => "make room",
        ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => {
            "make its directory writable, or choose another"
        }
        ErrorKind::NotFound => "make its directory",
        _ => "choose another place",
    };
    let why = error.to_string();
    // The system's words only, without the name of the temporary file.
    let why = why.split(" at path").next().unwrap_or(&why);
    Error::input(format!("cannot write `{said}`: {why}; {mend}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    const BLOCK: u32 = 1_000;

    fn content() -> Vec<u8> {
        (0..4_321u32).map(|i| (i % 251) as u8).collect()
    }

    #[test]
    fn names() {
        for name in ["a", "a.b", "...", "a..b", "ä b", "-rf", &"x".repeat(255)] {
            assert_eq!(plain_name(name).unwrap(), name);
        }
        let long = "x".repeat(256);
        for name in ["", ".", "..", "/", "a/b", "../a", "a\0", "a\\b", ".mtia-roce-x", &long] {
            assert!(plain_name(name).is_err(), "{name}");
        }
    }

    #[test]
    fn blocks_in_any_order_make_the_file() {
        let dir = tempfile::tempdir().unwrap();
        let (from, to) = (dir.path().join("from"), dir.path().join("to"));
        std::fs::write(&from, content()).unwrap();
        let mut source = Source::open(&from, "from", true).unwrap();
        let blocks: Vec<Vec<u8>> = (0..5u64)
            .map(|i| {
                let mut block = vec![0; 1_000.min(4_321 - 1_000 * i as usize)];
                source.read(&mut block).unwrap();
                block
            })
            .collect();
        let mut sink = Sink::create(&to, "to", BLOCK, false).unwrap();
        for i in [2u64, 0, 4, 3, 1] {
            assert!(!sink.has(i));
            sink.write(i, &blocks[i as usize]).unwrap();
            assert!(sink.has(i));
        }
        assert_eq!(sink.blocks(), 5);
        assert_eq!(sink.sha256(), source.sha256());
        assert!(!to.exists());
        sink.keep(&source.sha256()).unwrap();
        assert_eq!(std::fs::read(&to).unwrap(), content());
        let left = std::fs::read_dir(dir.path()).unwrap().count();
        assert_eq!(left, 2, "nothing else is left");
    }

    #[test]
    fn the_hash_is_the_standards() {
        // FIPS 180-4's example of "abc".
        let dir = tempfile::tempdir().unwrap();
        let mut sink = Sink::create(&dir.path().join("abc"), "abc", BLOCK, false).unwrap();
        sink.write(0, b"abc").unwrap();
        let digest = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
        sink.keep(digest).unwrap();
    }

    #[test]
    fn a_file_that_is_there_stays_unless_told() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("x");
        let mut early = Sink::create(&path, "x", BLOCK, false).unwrap();
        early.write(0, b"new").unwrap();
        std::fs::write(&path, "old").unwrap();
        assert!(Sink::create(&path, "x", BLOCK, false).is_err());
        let digest = early.sha256();
        let error = early.keep(&digest).unwrap_err().to_string();
        assert!(error.contains("is there already; use --overwrite"), "{error}");
        let wrong = Sink::create(&path, "x", BLOCK, true).unwrap().keep(&digest).unwrap_err();
        assert!(wrong.to_string().contains("it was thrown away"), "{wrong}");
        assert_eq!(std::fs::read(&path).unwrap(), b"old");
        let mut over = Sink::create(&path, "x", BLOCK, true).unwrap();
        over.write(0, b"new").unwrap();
        over.keep(&digest).unwrap();
        assert_eq!(std::fs::read(&path).unwrap(), b"new");
        assert_eq!(std::fs::read_dir(dir.path()).unwrap().count(), 1);
    }

    #[test]
    fn only_plain_files_are_read() {
        let dir = tempfile::tempdir().unwrap();
        let (file, link) = (dir.path().join("f"), dir.path().join("l"));
        std::fs::write(&file, "x").unwrap();
        std::os::unix::fs::symlink(&file, &link).unwrap();
        assert!(Source::open(&link, "l", true).is_ok());
        assert!(Source::open(&link, "l", false).is_err());
        let error = Source::open(dir.path(), "d", true).unwrap_err().to_string();
        assert!(error.ends_with("is no plain file; name one that is"), "{error}");
        let error = Source::open(&dir.path().join("n"), "n", true).unwrap_err().to_string();
        assert!(error == "no file `n`; look at the name", "{error}");
    }

    #[test]
    fn a_full_disk_is_said() {
        let error = unwritable("x", &io::Error::from(ErrorKind::StorageFull));
        assert!(error.to_string().ends_with("; make room"), "{error}");
    }
}
