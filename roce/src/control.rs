//! The control connection: JSON objects over TCP, one a line, none longer than [`MOST_LINE`]. Neither
//! reading nor writing waits.

use std::io::{ErrorKind, Read, Write};
use std::net::{Shutdown, SocketAddr, TcpStream};
use std::os::fd::{AsFd, BorrowedFd};
use std::time::Duration;

use serde::Serialize;
use socket2::{SockRef, TcpKeepalive};

use crate::error::{Error, Result};

/// Bytes of a line, at most.
pub const MOST_LINE: usize = 65_536;
/// Bytes that wait to be written, at most: who does not read what he asked for is not served.
const MOST_WAITING: usize = 16 * MOST_LINE;

/// One end of a control connection.
#[derive(Debug)]
pub struct Control {
    stream: TcpStream,
    peer: SocketAddr,
    local: SocketAddr,
    incoming: Vec<u8>,
    outgoing: Vec<u8>,
    ended: bool,
}

impl Control {
    /// Over a stream that is connected.
    ///
    /// # Errors
    /// If it is not.
    pub fn new(stream: TcpStream) -> Result<Self> {
        // A host that is gone says nothing: it is found out within half a minute.
        let keepalive = TcpKeepalive::new()
            .with_time(Duration::from_secs(10))
            .with_interval(Duration::from_secs(5))
            .with_retries(3);
        let set_up = || {
            stream.set_nonblocking(true)?;
            stream.set_nodelay(true)?;
            SockRef::from(&stream).set_tcp_keepalive(&keepalive)?;
            Ok((stream.peer_addr()?, stream.local_addr()?))
        };
        let (peer, local) = set_up().map_err(|error: std::io::Error| {
            Error::failed(format!("the control connection broke: {error}; try again"))
        })?;
        let (incoming, outgoing) = (Vec::new(), Vec::new());
        Ok(Self { stream, peer, local, incoming, outgoing, ended: false })
    }

    /// Says that nothing more is written; what has been still arrives.
    pub fn finish(&mut self) {
        // If it is broken already, the more so.
        let _ = self.stream.shutdown(Shutdown::Write);
    }

    /// The other end's address.
    pub fn peer(&self) -> SocketAddr {
        self.peer
    }

    /// This end's.
    pub fn local(&self) -> SocketAddr {
        self.local
    }

    /// To wait for it.
    pub fn fd(&self) -> BorrowedFd<'_> {
        self.stream.as_fd()
    }

    /// Whether something waits to be written.
    pub fn has_more_to_write(&self) -> bool {
        !self.outgoing.is_empty()
    }

    /// Whether [`Control::line`] has something to tell.
    pub fn has_news(&self) -> bool {
        self.ended || self.incoming.contains(&b'\n')
    }

    /// Whether the other end has ended it.
    pub fn has_ended(&self) -> bool {
        self.ended
    }

    /// Writes an object, now or when there is room.
    ///
    /// # Errors
    /// If the connection is broken.
    pub fn send(&mut self, object: &impl Serialize) -> Result<()> {
        let mut line = serde_json::to_vec(object)
            .map_err(|error| Error::failed(format!("a control message: {error}")))?;
        line.push(b'\n');
        if self.outgoing.len() + line.len() > MOST_WAITING {
            return Err(Error::failed(format!("{} does not read its answers", self.peer)));
        }
        self.outgoing.extend(line);
        self.flush()
    }

    /// Writes what waits, as far as there is room.
    ///
    /// # Errors
    /// If the connection is broken.
    pub fn flush(&mut self) -> Result<()> {
        while !self.outgoing.is_empty() {
            match self.stream.write(&self.outgoing) {
                Ok(0) => return Err(self.gone()),
                Ok(count) => drop(self.outgoing.drain(..count)),
                Err(error) if error.kind() == ErrorKind::WouldBlock => return Ok(()),
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(_) => return Err(self.gone()),
            }
        }
        Ok(())
    }

    /// Takes what has come off the socket.
    ///
    /// # Errors
    /// If a line is too long.
    pub fn pull(&mut self) -> Result<()> {
        while !self.ended && self.incoming.len() <= MOST_LINE {
            let mut buffer = [0; 4_096];
            match self.stream.read(&mut buffer) {
                Ok(0) => self.ended = true,
                Ok(count) => self.incoming.extend(&buffer[..count]),
                Err(error) if error.kind() == ErrorKind::WouldBlock => break,
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(_) => self.ended = true,
            }
        }
        let first = self.incoming.iter().take(MOST_LINE).position(|&byte| byte == b'\n');
        match first {
            None if self.incoming.len() > MOST_LINE => Err(Error::failed(format!(
                "{} sent a line of more than {MOST_LINE} bytes",
                self.peer
            ))),
            _ => Ok(()),
        }
    }

    /// The next line that has come whole, if one has.
    ///
    /// # Errors
    /// If there is none and the other end has ended the connection, or it is no text.
    pub fn line(&mut self) -> Result<Option<String>> {
        match self.incoming.iter().position(|&byte| byte == b'\n') {
            Some(end) => {
                let line: Vec<u8> = self.incoming.drain(..=end).collect();
                let text = String::from_utf8(line);
                text.map(Some)
                    .map_err(|_| Error::failed(format!("{} sent what is no text", self.peer)))
            }
            None if self.ended => Err(self.gone()),
            None => Ok(None),
        }
    }

    fn gone(&self) -> Error {
        Error::failed(format!(
            "{} ended the control connection: it was stopped or has failed; start it again and repeat",
            self.peer
        ))
    }
}
