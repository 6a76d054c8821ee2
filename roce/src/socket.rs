//! UDP sockets: one that receives, and one a path that sends.
//!
//! ```text
//!   packets of a path --push--> batch --flush: one system call--> socket bound to the path's source port
//!   socket --fill: one system call--> 32 buffers, of up to 64 KiB each --datagrams-->
//! ```
//! A batch is one send of up to 64 KiB that the kernel or the card cuts into datagrams (UDP
//! segmentation offload); where there is none, datagrams go one by one. All are sent as ECN-capable,
//! and none may be fragmented on the way.

use std::io::{self, ErrorKind, IoSliceMut};
use std::net::{SocketAddr, UdpSocket};
use std::os::fd::{AsFd, BorrowedFd};
use std::time::Duration;

use quinn_udp::{BATCH_SIZE, EcnCodepoint, RecvMeta, Transmit, UdpSocketState};
use rustix::event::{PollFd, PollFlags, Timespec};
use socket2::{Domain, SockRef, Socket, Type};

use crate::error::{Error, Result};

/// Bytes that a segmented send may hold.
const MOST_BATCH: usize = 65_000;
/// Bytes that a receive may bring at once: datagrams that the kernel has put together again.
const MOST_ARRIVAL: usize = 65_536;
/// What the receiving socket asks for; the system's limit may give less.
const RECEIVE_BUFFER: usize = 8 << 20;
/// How long a send waits for room in the socket's buffer before its packets count as lost.
const PATIENCE: Duration = Duration::from_millis(2);

fn bind(address: SocketAddr) -> io::Result<UdpSocket> {
    let socket = Socket::new(Domain::for_address(address), Type::DGRAM, None)?;
    socket.bind(&address.into())?;
    Ok(socket.into())
}

/// A datagram that has come.
#[derive(Clone, Copy, Debug)]
pub struct Datagram<'a> {
    /// Who sent it.
    pub source: SocketAddr,
    /// The IP header said: congestion experienced.
    pub ecn_marked: bool,
    /// What it says.
    pub bytes: &'a [u8],
}

/// The socket that receives.
pub struct Inlet {
    socket: UdpSocket,
    state: UdpSocketState,
    buffers: Vec<u8>,
    metas: Vec<RecvMeta>,
    filled: usize,
}

impl Inlet {
    /// Listens on an address; port 0 is any.
    ///
    /// # Errors
    /// If the port is taken or the address is not this host's.
    pub fn new(address: SocketAddr) -> Result<Self> {
        let open = || {
            let socket = bind(address)?;
            // What the system does not give is no error; how much it is can be asked for.
            let _ = SockRef::from(&socket).set_recv_buffer_size(RECEIVE_BUFFER);
            let state = UdpSocketState::new((&socket).into())?;
            Ok((socket, state))
        };
        let (socket, state) = open().map_err(|error: io::Error| {
            let mend = match error.kind() {
                ErrorKind::AddrInUse => "end the process that has it, or choose another port",
                ErrorKind::AddrNotAvailable => "use an address of this host",
                _ => "choose another address",
            };
            Error::input(format!("cannot listen on UDP {address}: {error}; {mend}"))
        })?;
        Ok(Self {
            socket,
            state,
            buffers: vec![0; BATCH_SIZE * MOST_ARRIVAL],
            metas: vec![RecvMeta::default(); BATCH_SIZE],
            filled: 0,
        })
    }

    /// Where it listens.
    ///
    /// # Errors
    /// If the system does not say.
    pub fn address(&self) -> Result<SocketAddr> {
        self.socket.local_addr().map_err(|error| Error::failed(format!("a UDP socket: {error}")))
    }

    /// Bytes that may wait in the kernel.
    pub fn receive_buffer(&self) -> usize {
        // Linux tells twice what was given, as it counts its own data too.
        self.state.recv_buffer_size((&self.socket).into()).unwrap_or(0) / 2
    }

    /// To wait for it.
    pub fn fd(&self) -> BorrowedFd<'_> {
        self.socket.as_fd()
    }

    /// Takes what has come, without waiting: whether anything has.
    ///
    /// # Errors
    /// If the socket does not work any more.
    pub fn fill(&mut self) -> Result<bool> {
        let mut slices: [IoSliceMut<'_>; BATCH_SIZE] =
            std::array::from_fn(|_| IoSliceMut::new(&mut []));
        for (slice, buffer) in slices.iter_mut().zip(self.buffers.chunks_mut(MOST_ARRIVAL)) {
            *slice = IoSliceMut::new(buffer);
        }
        self.filled = 0;
        match self.state.recv((&self.socket).into(), &mut slices, &mut self.metas) {
            Ok(count) => self.filled = count,
            Err(error) => match error.kind() {
                // The second: an earlier datagram of ours met a closed port. It says nothing new.
                ErrorKind::WouldBlock | ErrorKind::ConnectionRefused | ErrorKind::Interrupted => {}
                _ => return Err(Error::failed(format!("receiving by UDP: {error}"))),
            },
        }
        Ok(self.filled > 0)
    }

    /// What the last [`Inlet::fill`] took.
    pub fn datagrams(&self) -> impl Iterator<Item = Datagram<'_>> {
        let arrivals = self.buffers.chunks(MOST_ARRIVAL).zip(&self.metas[..self.filled]);
        arrivals.flat_map(|(buffer, meta)| {
            let bytes = &buffer[..meta.len.min(MOST_ARRIVAL)];
            let ecn_marked = meta.ecn == Some(EcnCodepoint::Ce);
            // One without a byte is one all the same.
            let empty = bytes.is_empty().then_some(bytes);
            bytes.chunks(meta.stride.max(1)).chain(empty).map(move |bytes| Datagram {
                source: meta.addr,
                ecn_marked,
                bytes,
            })
        })
    }
}

/// What became of a batch.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Flushed {
    /// System calls.
    pub calls: u64,
    /// Datagrams that the system did not take: lost, as any network may lose some.
    pub refused: u64,
    /// Why datagrams of this length can never leave.
    pub trouble: Option<Error>,
}

/// The socket of a path.
pub struct Outlet {
    socket: UdpSocket,
    state: UdpSocketState,
    /// What the core asked for; the port may have been taken.
    wanted_port: u16,
    destination: SocketAddr,
    /// Datagrams of `segment` bytes each, but for the last, which may be shorter.
    batch: Vec<u8>,
    segment: usize,
    ends: bool,
    datagrams: usize,
}

impl Outlet {
    /// A socket bound to a source port, or to another if that is taken.
    ///
    /// # Errors
    /// If there is none.
    pub fn new(local: SocketAddr, source_port: u16, destination: SocketAddr) -> Result<Self> {
        let at = |port| SocketAddr::new(local.ip(), port);
        let open = || {
            let socket = match bind(at(source_port)) {
                Err(error) if error.kind() == ErrorKind::AddrInUse => bind(at(0))?,
                other => other?,
            };
            // Nobody answers to this port: replies go to the port that listens.
            let _ = SockRef::from(&socket).set_recv_buffer_size(0);
            let state = UdpSocketState::new((&socket).into())?;
            Ok((socket, state))
        };
        let (socket, state) = open().map_err(|error: io::Error| {
            Error::failed(format!(
                "no UDP socket for a path from {}: {error}; use fewer paths or raise `ulimit -n`",
                local.ip()
            ))
        })?;
        Ok(Self {
            socket,
            state,
            wanted_port: source_port,
            destination,
            batch: Vec::new(),
            segment: 0,
            ends: false,
            datagrams: 0,
        })
    }

    /// The source port that was asked for.
    pub fn wanted_port(&self) -> u16 {
        self.wanted_port
    }

    /// Whether a datagram of so many bytes can join those that wait.
    pub fn has_room(&self, length: usize) -> bool {
        self.datagrams == 0
            || !self.ends
                && length <= self.segment
                && self.datagrams < self.state.max_gso_segments()
                && self.batch.len() + length <= MOST_BATCH
    }

    /// Adds a datagram, which `write` appends to the batch. Only if there is room. Whether it is the
    /// first of its batch.
    pub fn push(&mut self, write: impl FnOnce(&mut Vec<u8>)) -> bool {
        let start = self.batch.len();
        write(&mut self.batch);
        let length = self.batch.len() - start;
        if length == 0 {
            return false;
        }
        if self.datagrams == 0 {
            self.segment = length;
        }
        self.ends = length < self.segment;
        self.datagrams += 1;
        self.datagrams == 1
    }

    /// Sends what waits.
    pub fn flush(&mut self) -> Flushed {
        let mut flushed = Flushed::default();
        if self.datagrams == 0 {
            return flushed;
        }
        if let Err(error) = self.send(&self.batch, &mut flushed.calls) {
            let mut last = error;
            if self.datagrams == 1 {
                flushed.refused = 1;
            } else {
                // A kernel or a card without segmentation: one by one, here and from now on.
                for datagram in self.batch.chunks(self.segment) {
                    if let Err(error) = self.send(datagram, &mut flushed.calls) {
                        flushed.refused += 1;
                        last = error;
                    }
                }
            }
            if flushed.refused > 0
                && last.raw_os_error() == Some(rustix::io::Errno::MSGSIZE.raw_os_error())
            {
                flushed.trouble = Some(Error::failed(format!(
                    "datagrams of {} bytes do not fit the network to {}; use a smaller --mtu at the end \
                     that sends them",
                    self.segment, self.destination
                )));
            }
        }
        self.batch.clear();
        (self.datagrams, self.ends) = (0, false);
        flushed
    }

    /// Sends one datagram at once, with the mark that says congestion experienced or without. One that the
    /// system does not take is lost.
    pub fn send_one(&self, datagram: &[u8], ecn_marked: bool) {
        let ecn = if ecn_marked { EcnCodepoint::Ce } else { EcnCodepoint::Ect0 };
        let transmit = Transmit {
            destination: self.destination,
            ecn: Some(ecn),
            contents: datagram,
            segment_size: None,
            src_ip: None,
        };
        let _ = self.state.try_send((&self.socket).into(), &transmit);
    }

    fn send(&self, contents: &[u8], calls: &mut u64) -> io::Result<()> {
        let transmit = Transmit {
            destination: self.destination,
            ecn: Some(EcnCodepoint::Ect0),
            contents,
            segment_size: (contents.len() > self.segment).then_some(self.segment),
            src_ip: None,
        };
        *calls += 1;
        match self.state.try_send((&self.socket).into(), &transmit) {
            Err(error) if error.kind() == ErrorKind::WouldBlock => {
                wait_writable(&self.socket);
                *calls += 1;
                self.state.try_send((&self.socket).into(), &transmit)
            }
            other => other,
        }
    }
}

fn wait_writable(socket: &UdpSocket) {
    let mut fds = [PollFd::new(socket, PollFlags::OUT)];
    let patience = Timespec { tv_sec: 0, tv_nsec: i64::from(PATIENCE.subsec_nanos()) };
    // Writable or not: the next attempt tells.
    let _ = rustix::event::poll(&mut fds, Some(&patience));
}

#[cfg(test)]
mod tests {
    use super::*;

    fn loopback() -> SocketAddr {
        SocketAddr::from(([127, 0, 0, 1], 0))
    }

    /// Datagrams that come within a second.
    fn come(inlet: &mut Inlet, count: usize) -> Vec<(usize, bool, u16)> {
        let (mut all, end) = (Vec::new(), std::time::Instant::now() + Duration::from_secs(1));
        while all.len() < count && std::time::Instant::now() < end {
            if inlet.fill().unwrap() {
                let one = |d: Datagram<'_>| (d.bytes.len(), d.ecn_marked, d.source.port());
                all.extend(inlet.datagrams().map(one));
            }
        }
        all
    }

    #[test]
    fn batches_come_as_the_datagrams_they_were() {
        let mut inlet = Inlet::new(loopback()).unwrap();
        let mut outlet = Outlet::new(loopback(), 0, inlet.address().unwrap()).unwrap();
        let lengths = [1_000, 1_000, 1_000, 700, 1_000, 80, 80, 8_000];
        let mut calls = 0;
        for (i, &length) in lengths.iter().enumerate() {
            if !outlet.has_room(length) {
                calls += outlet.flush().calls;
            }
            outlet.push(|batch| batch.resize(batch.len() + length, i as u8));
        }
        calls += outlet.flush().calls;
        assert_eq!(outlet.flush(), Flushed::default(), "nothing is left");
        let seen: Vec<usize> = come(&mut inlet, lengths.len()).iter().map(|one| one.0).collect();
        assert_eq!(seen, lengths);
        // Where the kernel can segment: a shorter one ends a batch, a longer one begins another.
        assert!(calls == 4 || calls == lengths.len() as u64, "{calls} calls");
    }

    #[test]
    fn marks_survive_batches() {
        let mut inlet = Inlet::new(loopback()).unwrap();
        let outlet = Outlet::new(loopback(), 0, inlet.address().unwrap()).unwrap();
        let contents = vec![7; 6 * 500];
        for ecn in [EcnCodepoint::Ce, EcnCodepoint::Ect0] {
            let transmit = Transmit {
                destination: outlet.destination,
                ecn: Some(ecn),
                contents: &contents,
                segment_size: Some(500),
                src_ip: None,
            };
            outlet.state.try_send((&outlet.socket).into(), &transmit).unwrap();
        }
        let marks: Vec<bool> = come(&mut inlet, 12).iter().map(|one| one.1).collect();
        assert_eq!(marks, [[true; 6], [false; 6]].concat());
    }

    #[test]
    fn a_source_port_that_is_taken_gives_another() {
        let mut inlet = Inlet::new(loopback()).unwrap();
        let first = Outlet::new(loopback(), 0, inlet.address().unwrap()).unwrap();
        let port = first.socket.local_addr().unwrap().port();
        let second = Outlet::new(loopback(), port, inlet.address().unwrap()).unwrap();
        assert_eq!(second.wanted_port(), port);
        first.send_one(b"1", false);
        second.send_one(b"2", true);
        let seen = come(&mut inlet, 2);
        assert_eq!((seen[0].2, seen[0].1, seen[1].1), (port, false, true));
        assert_ne!(seen[1].2, port);
    }

    #[test]
    fn what_never_fits_is_told() {
        let inlet = Inlet::new(loopback()).unwrap();
        let mut outlet = Outlet::new(loopback(), 0, inlet.address().unwrap()).unwrap();
        // More than UDP's length field can say.
        outlet.push(|batch| batch.resize(65_600, 0));
        let Flushed { refused, trouble, .. } = outlet.flush();
        assert_eq!(refused, 1);
        let trouble = trouble.unwrap().to_string();
        assert!(
            trouble.starts_with("datagrams of 65600 bytes do not fit the network"),
            "{trouble}"
        );
    }
}
