//! What the tests share: a server on a thread, a directory, files with bytes that nothing else has.

use std::net::SocketAddr;
use std::os::unix::net::UnixStream;
use std::path::PathBuf;
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;

use mtia_roce::client::{Client, Options};
use mtia_roce::server::{self, Server};
use mtia_roce::wait::Stop;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

pub const LOOPBACK: &str = "127.0.0.1:0";

/// A server on a thread of its own, with a root.
pub struct Served {
    pub address: SocketAddr,
    pub root: tempfile::TempDir,
    pub log: Arc<Mutex<Vec<String>>>,
    end: Option<UnixStream>,
    thread: Option<JoinHandle<Server>>,
}

impl Served {
    pub fn new() -> Self {
        Self::with(|_| {})
    }

    pub fn with(change: impl FnOnce(&mut server::Options)) -> Self {
        let root = tempfile::tempdir().unwrap();
        let mut options =
            server::Options { root: Some(root.path().to_owned()), ..Default::default() };
        change(&mut options);
        let mut server = Server::new(LOOPBACK.parse().unwrap(), options).unwrap();
        let address = server.address();
        let (stop, end) = Stop::by_hand().unwrap();
        let log = Arc::new(Mutex::new(Vec::new()));
        let lines = Arc::clone(&log);
        let thread = std::thread::spawn(move || {
            let mut log = |line: &str| lines.lock().unwrap().push(line.to_owned());
            server.run(&stop, &mut log).unwrap();
            server
        });
        Self { address, root, log, end: Some(end), thread: Some(thread) }
    }

    pub fn connect(&self) -> Client {
        self.connect_with(Options::default())
    }

    pub fn connect_with(&self, options: Options) -> Client {
        Client::connect(self.address, options, None).unwrap()
    }

    /// Ends it; the server, to look at its counters.
    pub fn end(mut self) -> Server {
        drop(self.end.take());
        self.thread.take().unwrap().join().unwrap()
    }

    /// Names in its root.
    pub fn files(&self) -> Vec<String> {
        let entries = std::fs::read_dir(self.root.path()).unwrap();
        let mut names: Vec<String> =
            entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
        names.sort();
        names
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        drop(self.end.take());
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

/// A seed that is new in each run, unless `ROCE_SEED` says one; printed, so that a failure can be repeated.
pub fn seed() -> u64 {
    let seed = match std::env::var("ROCE_SEED") {
        Ok(seed) => seed.parse().expect("ROCE_SEED is a number"),
        Err(_) => rand::random(),
    };
    println!("ROCE_SEED={seed}");
    seed
}

pub fn random_bytes(seed: u64, length: usize) -> Vec<u8> {
    let mut bytes = vec![0; length];
    ChaCha8Rng::seed_from_u64(seed).fill(&mut bytes[..]);
    bytes
}

/// A file with random bytes; its path and the bytes.
pub fn file(dir: &tempfile::TempDir, name: &str, length: usize) -> (PathBuf, Vec<u8>) {
    let bytes = random_bytes(length as u64, length);
    let path = dir.path().join(name);
    std::fs::write(&path, &bytes).unwrap();
    (path, bytes)
}
