//! Does an endpoint speak the protocol? A list of checks that any endpoint can be put through: bytes go
//! in, bytes come out, time passes; nothing is seen of its inside.
//!
//! ```text
//!   check --> Tester: a peer made by hand --datagrams--> Subject: memory, receives, a connection
//!                                         <-datagrams---
//! ```
//! The subject is passive: it has memory that may be written and read, receives that are posted, and
//! does what arrives asks for. What it wrote is seen by reading it back; as a sender it is watched
//! through the answers to Reads, which the tester acknowledges as it likes.
//!
//! - `tester`: the peer made by hand.
//! - `checks`: the checks, one module a subject matter.
//! - [`reference`](mod@reference): the core of this project as a subject.
//! - [`broken`]: subjects with one fault each; the list must find every one.

pub mod broken;
mod checks;
pub mod reference;
mod tester;

pub use checks::CHECKS;
pub use tester::Tester;

use super::region::RemoteKey;
use super::time::{Duration, Time};
use super::work::ConnectionId;

/// What the tester asks a subject to set up. Path i of one end is path i of the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wish {
    /// The tester's number of the connection.
    pub peer: ConnectionId,
    /// The connection's token.
    pub token: u32,
    /// Paths.
    pub paths: u16,
    /// Streams.
    pub streams: u16,
    /// First PSN that the tester sends on each path.
    pub first_sent: u32,
    /// First PSN that the subject sends on each path.
    pub first_received: u32,
}

/// A piece of the subject's memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Memory {
    /// Address of the first byte.
    pub address: u64,
    /// Bytes.
    pub length: u64,
    /// Key for the tester.
    pub key: RemoteKey,
}

/// What the subject has set up: fresh for each check.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Session {
    /// The subject's number of the connection.
    pub connection: ConnectionId,
    /// May be written and read; all zero. At least 1 MiB.
    pub memory: Memory,
    /// Inside `memory`; may be read only. At least 4 KiB, more behind it.
    pub read_only: Memory,
    /// Inside `memory`; may be written only. At least 4 KiB, more behind it.
    pub write_only: Memory,
    /// Posted receives on each of streams 0 and 1; other streams have none.
    pub receives: u32,
    /// Address of the first receive's buffer on stream 0; the others follow, those of stream 1 behind them;
    /// all inside `memory`.
    pub buffers: u64,
    /// Bytes of each. At least 8 KiB.
    pub buffer_bytes: u32,
    /// An acknowledgement waits no longer.
    pub ack_delay: Duration,
    /// What is done by a timer for the first time, a repeat or a path given up, is done within this.
    pub patience: Duration,
}

/// An endpoint under test.
pub trait Subject {
    /// Begins anew with one connection.
    ///
    /// # Errors
    /// A line that says why it cannot.
    fn begin(&mut self, wish: Wish) -> Result<Session, String>;

    /// What time it is for the subject, if the tester's clock says `now`. One over a real network has a
    /// clock that goes on while the tester thinks.
    fn now(&self, now: Time) -> Time {
        now
    }

    /// A datagram reaches it.
    fn deliver(&mut self, now: Time, source_port: u16, datagram: &[u8], ecn_marked: bool);

    /// The next datagram that it sends, if it does so no later than `until`: when, from which UDP source
    /// port, and its bytes.
    fn next(&mut self, now: Time, until: Time) -> Option<(Time, u16, Vec<u8>)>;
}

/// A check.
pub struct Check {
    /// What it is called: subject matter, then what must hold.
    pub name: &'static str,
    /// What must hold.
    pub what: &'static str,
    /// Finds whether it does.
    run: fn(&mut Tester<'_>) -> Result<(), String>,
    /// First PSNs, other than usual.
    first: Option<(u32, u32)>,
}

/// How a check went.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
pub struct Verdict {
    /// The check.
    pub name: &'static str,
    /// What must hold.
    pub what: &'static str,
    /// Why it does not.
    pub failure: Option<String>,
}

impl Check {
    /// Puts a subject through it.
    pub fn run(&self, subject: &mut dyn Subject) -> Verdict {
        let first = self.first.unwrap_or((1_000, 70_000));
        let outcome = Tester::new(subject, first).and_then(|mut tester| {
            (self.run)(&mut tester)?;
            tester.all_was_well_formed()
        });
        Verdict { name: self.name, what: self.what, failure: outcome.err() }
    }
}

/// Puts a subject through all checks.
pub fn run(subject: &mut dyn Subject) -> Vec<Verdict> {
    CHECKS.iter().map(|check| check.run(subject)).collect()
}
