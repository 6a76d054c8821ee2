//! Waiting: for sockets, for the user's Ctrl-C, for a time.

use std::io::Read;
use std::os::fd::{AsFd, BorrowedFd};
use std::os::unix::net::UnixStream;
use std::time::Duration;

use rustix::event::{PollFd, PollFlags, Timespec};

use crate::error::{Error, Result};

/// What is waited for.
#[derive(Clone, Copy, Debug)]
pub struct Interest<'a> {
    fd: BorrowedFd<'a>,
    flags: PollFlags,
}

impl<'a> Interest<'a> {
    /// Something to read.
    pub fn read(fd: BorrowedFd<'a>) -> Self {
        Self { fd, flags: PollFlags::IN }
    }

    /// Something to read, or if `write` room to write.
    pub fn both(fd: BorrowedFd<'a>, write: bool) -> Self {
        let flags = if write { PollFlags::IN | PollFlags::OUT } else { PollFlags::IN };
        Self { fd, flags }
    }
}

/// Waits until one is ready, or so long.
pub fn wait<'a>(interests: impl IntoIterator<Item = Interest<'a>>, most: Duration) {
    let mut fds: Vec<PollFd<'_>> = interests
        .into_iter()
        .map(|interest| PollFd::from_borrowed_fd(interest.fd, interest.flags))
        .collect();
    let timeout = Timespec {
        tv_sec: i64::try_from(most.as_secs()).unwrap_or(i64::MAX),
        tv_nsec: i64::from(most.subsec_nanos()),
    };
    // Ready, over, or interrupted: the caller looks everywhere anyway.
    let _ = rustix::event::poll(&mut fds, Some(&timeout));
}

/// Whether the user wants an end: Ctrl-C, or a SIGTERM.
#[derive(Debug)]
pub struct Stop {
    pipe: UnixStream,
}

impl Stop {
    /// Listens from now on, instead of dying of it.
    ///
    /// # Errors
    /// If the system does not let it.
    pub fn new() -> Result<Self> {
        let make = || {
            let (pipe, end) = UnixStream::pair()?;
            pipe.set_nonblocking(true)?;
            for signal in [signal_hook::consts::SIGINT, signal_hook::consts::SIGTERM] {
                signal_hook::low_level::pipe::register(signal, end.try_clone()?)?;
            }
            Ok(pipe)
        };
        let pipe = make().map_err(|error: std::io::Error| {
            Error::failed(format!("cannot listen for Ctrl-C: {error}"))
        })?;
        Ok(Self { pipe })
    }

    /// One that is asked for by hand: whoever writes to the other end, or drops it.
    ///
    /// # Errors
    /// If the system has no pipe.
    pub fn by_hand() -> Result<(Self, UnixStream)> {
        let make = || {
            let (pipe, end) = UnixStream::pair()?;
            pipe.set_nonblocking(true)?;
            Ok((Self { pipe }, end))
        };
        make().map_err(|error: std::io::Error| Error::failed(format!("no pipe: {error}")))
    }

    /// Whether it was asked for since the last time.
    pub fn is_asked(&self) -> bool {
        (&self.pipe).read(&mut [0; 16]).is_ok()
    }

    /// To wait for it.
    pub fn fd(&self) -> BorrowedFd<'_> {
        self.pipe.as_fd()
    }
}
