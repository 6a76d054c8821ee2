//! The peers of a node: where they listen, the sockets of the paths to them, the batches that wait in those,
//! and what went by each path.

use std::collections::BTreeMap;
use std::net::SocketAddr;

use mtia_model::transport::packet::{Body, Content};
use mtia_model::transport::{ConnectionId, Packet, Time};
use serde::Serialize;

use crate::error::Error;
use crate::socket::Outlet;

/// What went over the sockets, of all connections.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Traffic {
    /// Datagrams given to the system.
    pub datagrams_sent: u64,
    /// System calls for that.
    pub send_calls: u64,
    /// Datagrams that the system did not take.
    pub datagrams_refused: u64,
    /// Datagrams that came.
    pub datagrams_received: u64,
    /// System calls that brought some.
    pub receive_calls: u64,
    /// Datagrams that are no packets of the format: garbage, damage.
    pub not_packets: u64,
}

/// What went by a path of a connection.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct PathCount {
    /// Sequenced packets sent, repeats included.
    pub sent: u64,
    /// Repeats among them.
    pub repeats: u64,
    /// Sequenced packets that came, copies included.
    pub arrived: u64,
    /// Those that came again, though they had come: repeats that were not needed, and copies.
    pub duplicates: u64,
    /// The PSN of the next new packet.
    #[serde(skip)]
    next_psn: u32,
}

/// The other end of a connection.
struct Peer {
    destination: SocketAddr,
    outlets: Vec<Option<Outlet>>,
    paths: Vec<PathCount>,
    last_piece: Option<u8>,
    forget_at: Option<Time>,
}

/// The peers of a node.
pub struct Peers {
    local: SocketAddr,
    peers: BTreeMap<u32, Peer>,
    /// Paths whose batches wait to be flushed.
    waiting: Vec<(u32, u8)>,
    /// What went over the sockets.
    pub traffic: Traffic,
    /// Connections whose packets cannot be sent, and why.
    pub troubles: Vec<(ConnectionId, Error)>,
}

impl Peers {
    /// None, for a node at this address.
    pub fn new(local: SocketAddr) -> Self {
        let (peers, waiting) = (BTreeMap::new(), Vec::new());
        Self { local, peers, waiting, traffic: Traffic::default(), troubles: Vec::new() }
    }

    /// The peer of a connection listens at `destination`; `next_psn` is the first that is sent to it.
    pub fn add(
        &mut self,
        connection: ConnectionId,
        paths: u16,
        next_psn: u32,
        destination: SocketAddr,
    ) {
        let peer = Peer {
            destination,
            outlets: (0..paths).map(|_| None).collect(),
            paths: vec![PathCount { next_psn, ..PathCount::default() }; paths.into()],
            last_piece: None,
            forget_at: None,
        };
        self.peers.insert(connection.0, peer);
    }

    /// The peer of a connection need not be known from then on.
    pub fn forget_at(&mut self, connection: ConnectionId, time: Time) {
        if let Some(peer) = self.peers.get_mut(&connection.0) {
            peer.forget_at = Some(time);
        }
    }

    /// Forgets those whose time has come.
    pub fn forget(&mut self, now: Time) {
        self.peers.retain(|_, peer| peer.forget_at.is_none_or(|at| now < at));
    }

    /// What went by each path of a connection.
    pub fn path_counts(&self, connection: ConnectionId) -> &[PathCount] {
        self.peers.get(&connection.0).map_or(&[], |peer| &peer.paths)
    }

    /// The path by which the last piece of a message left.
    pub fn last_piece(&self, connection: ConnectionId) -> Option<u8> {
        self.peers.get(&connection.0)?.last_piece
    }

    /// Counts a packet that leaves.
    pub fn leaves(&mut self, id: u32, packet: &Packet) {
        let Some(peer) = self.peers.get_mut(&id) else { return };
        if let Body::Sequenced { sequence, content } = packet.body
            && let Some(count) = peer.paths.get_mut(usize::from(packet.path))
        {
            count.sent += 1;
            if sequence.psn == count.next_psn {
                count.next_psn = count.next_psn.wrapping_add(1);
            } else {
                count.repeats += 1;
            }
            if let Content::Fragment(_) = content {
                peer.last_piece = Some(packet.path);
            }
        }
    }

    /// Counts a packet that came, again or not.
    pub fn arrives(&mut self, packet: &Packet, again: bool) {
        if let Body::Sequenced { .. } = packet.body
            && let Some(peer) = self.peers.get_mut(&packet.connection.0)
            && let Some(path) = peer.paths.get_mut(usize::from(packet.path))
        {
            path.arrived += 1;
            path.duplicates += u64::from(again);
        }
    }

    /// Whether batches wait.
    pub fn are_waited_for(&self) -> bool {
        !self.waiting.is_empty()
    }

    /// Adds a datagram of so many bytes, which `write` appends, to its path's batch; what does not fit beside
    /// it leaves first.
    pub fn push(
        &mut self,
        (id, path, source_port): (u32, u8, u16),
        length: usize,
        write: impl FnOnce(&mut Vec<u8>),
    ) {
        let Some(peer) = self.peers.get_mut(&id) else { return };
        let Some(outlet) = peer.outlets.get(usize::from(path)) else { return };
        let same = outlet.as_ref().is_some_and(|outlet| outlet.wanted_port() == source_port);
        let full = outlet.as_ref().is_some_and(|outlet| !outlet.has_room(length));
        if full || !same {
            self.flush(id, path);
        }
        let Some(peer) = self.peers.get_mut(&id) else { return };
        let outlet = &mut peer.outlets[usize::from(path)];
        if !same {
            match Outlet::new(self.local, source_port, peer.destination) {
                Ok(new) => *outlet = Some(new),
                Err(error) => {
                    self.troubles.push((ConnectionId(id), error));
                    return;
                }
            }
        }
        if let Some(outlet) = outlet {
            self.traffic.datagrams_sent += 1;
            if outlet.push(write) {
                self.waiting.push((id, path));
            }
        }
    }

    /// Sends all batches that wait.
    pub fn flush_all(&mut self) {
        let mut waiting = std::mem::take(&mut self.waiting);
        for &(id, path) in &waiting {
            self.flush(id, path);
        }
        // Its memory is used again.
        waiting.clear();
        self.waiting = waiting;
    }

    fn flush(&mut self, id: u32, path: u8) {
        let Some(peer) = self.peers.get_mut(&id) else { return };
        if let Some(Some(outlet)) = peer.outlets.get_mut(usize::from(path)) {
            let flushed = outlet.flush();
            self.traffic.send_calls += flushed.calls;
            self.traffic.datagrams_refused += flushed.refused;
            if let Some(error) = flushed.trouble {
                self.troubles.push((ConnectionId(id), error));
            }
        }
    }
}
