//! A compiled collective, and how it gets into memory.

use super::collective::Collective;
use super::place::Placement;
use crate::spec::me::Start;
use crate::spec::wqe::{BYTES, Kind, VERSION, Wqe};

/// The WQEs of one engine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Subgraph {
    /// The rank.
    pub rank: usize,
    /// Its engine.
    pub me: usize,
    /// The channel.
    pub channel: usize,
    /// The WQEs.
    pub wqes: Vec<Wqe>,
}

/// A compiled collective: a work packet for each rank.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Program {
    /// What it does.
    pub collective: Collective,
    /// Where.
    pub placement: Placement,
    /// The subgraphs, by rank and channel. A rank may have none, if there is nothing for it to do.
    pub subgraphs: Vec<Subgraph>,
}

/// The subgraphs of one rank as bytes, with the messages that start them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Image {
    /// What to put at the address that was given.
    pub bytes: Vec<u8>,
    /// The engine and its message; all may be sent at once.
    pub starts: Vec<(usize, Start)>,
}

/// What a rank moves and computes, counted in its WQEs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Traffic {
    /// SENDs.
    pub sends: u64,
    /// Bytes of them.
    pub sent_bytes: u64,
    /// Bytes of RECVs.
    pub received_bytes: u64,
    /// WRITEs of flags.
    pub flags: u64,
    /// Bytes that REDUCEs produce.
    pub reduced_bytes: u64,
    /// Bytes that COPYs produce.
    pub copied_bytes: u64,
}

impl Program {
    /// What a rank moves and computes.
    pub fn traffic(&self, rank: usize) -> Traffic {
        let mut traffic = Traffic::default();
        let of_rank = self.subgraphs.iter().filter(|s| s.rank == rank);
        for wqe in of_rank.flat_map(|s| &s.wqes) {
            let bytes = u64::from(wqe.length);
            match wqe.kind() {
                Some(Kind::Send) => {
                    traffic.sends += 1;
                    traffic.sent_bytes += bytes;
                }
                Some(Kind::Recv) => traffic.received_bytes += bytes,
                Some(Kind::Write) => traffic.flags += 1,
                Some(Kind::Reduce) => traffic.reduced_bytes += bytes,
                Some(Kind::Copy) => traffic.copied_bytes += bytes,
                _ => {}
            }
        }
        traffic
    }

    /// A rank's subgraphs for memory at `address`, a multiple of a WQE's bytes. They are numbered
    /// from `id` on.
    pub fn image(&self, rank: usize, address: u64, id: u16) -> Image {
        let mut image = Image { bytes: Vec::new(), starts: Vec::new() };
        for (i, subgraph) in self.subgraphs.iter().filter(|s| s.rank == rank).enumerate() {
            let start = Start {
                version: VERSION,
                id: id.wrapping_add(i as u16),
                address: address + image.bytes.len() as u64,
                wqes: subgraph.wqes.len() as u32,
            };
            image.starts.push((subgraph.me, start));
            image.bytes.extend(subgraph.wqes.iter().flat_map(Wqe::bytes));
        }
        image
    }

    /// Bytes of a rank's subgraphs in memory.
    pub fn image_bytes(&self, rank: usize) -> usize {
        let of_rank = self.subgraphs.iter().filter(|s| s.rank == rank);
        of_rank.map(|s| s.wqes.len() * BYTES).sum()
    }
}
