//! A program as text that can be read: every WQE on a line, addresses by the names of buffers,
//! queue pairs by the ranks that they lead to.
//!
//! ```text
//!   rank 0: send 0x1000 (8 B), recv 0x1040 (8 B), scratch 0x1080 (8 B), flags 0x40 (12 B)
//!     channel 0 on ME 0
//!        0  RECV 4 B  scratch <- rank 1 (QP 0.1)
//!        1  SET 4 B  [one] := 1
//!        2  WRITE 4 B  one -> rank 1 (QP 0.1) flag of rank 0; after the one 1 before
//! ```

use std::fmt;
use std::ops::Range;

use super::place::WORD;
use super::program::{Program, Subgraph};
use crate::spec::wqe::{QueuePair, Wqe};
use crate::spec::wqe_text::{Names, describe};

/// The names that a rank's subgraph of a program knows.
struct Of<'a> {
    program: &'a Program,
    rank: usize,
    channel: usize,
    /// This rank's buffers; a subgraph mentions them in nearly every WQE.
    buffers: Vec<(&'static str, Range<u64>)>,
}

impl Of<'_> {
    fn name(
        &self,
        rank: usize,
        channel: usize,
        buffers: &[(&'static str, Range<u64>)],
        address: u64,
    ) -> String {
        let Program { placement, collective, .. } = self.program;
        let Some((name, range)) = buffers.iter().find(|(_, range)| range.contains(&address)) else {
            return format!("{address:#x}");
        };
        let row = placement.one(rank, channel);
        if *name == "flags" && address >= row && (address - row).is_multiple_of(WORD) {
            match (address - row) / WORD {
                0 => return "one".into(),
                word if word <= collective.ranks as u64 => {
                    return format!("flag of rank {}", word - 1);
                }
                _ => {}
            }
        }
        match address - range.start {
            0 => (*name).to_owned(),
            offset => format!("{name}+{offset:#x}"),
        }
    }
}

impl Names for Of<'_> {
    fn local(&self, address: u64) -> String {
        self.name(self.rank, self.channel, &self.buffers, address)
    }

    fn remote(&self, queue_pair: QueuePair, address: u64) -> String {
        let Program { placement, collective, .. } = self.program;
        match placement.queue_pairs.peer(self.rank, queue_pair) {
            Some((peer, channel)) if peer < collective.ranks => {
                self.name(peer, channel, &placement.buffers(collective, peer), address)
            }
            _ => format!("{address:#x}"),
        }
    }

    fn queue_pair(&self, queue_pair: QueuePair) -> String {
        match self.program.placement.queue_pairs.peer(self.rank, queue_pair) {
            Some((peer, _)) => format!("rank {peer} (QP {queue_pair})"),
            None => format!("QP {queue_pair}"),
        }
    }
}

impl Program {
    fn names(&self, subgraph: &Subgraph) -> Of<'_> {
        let Subgraph { rank, channel, .. } = *subgraph;
        let buffers = self.placement.buffers(&self.collective, rank);
        Of { program: self, rank, channel, buffers }
    }

    /// A WQE of one of its subgraphs as text.
    pub fn text(&self, subgraph: &Subgraph, wqe: &Wqe) -> String {
        describe(wqe, &self.names(subgraph))
    }

    /// The subgraphs of one rank as text.
    pub fn print_rank(&self, rank: usize) -> String {
        struct Rank<'a>(&'a Program, usize);
        impl fmt::Display for Rank<'_> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.write_rank(f, self.1)
            }
        }
        Rank(self, rank).to_string()
    }

    fn write_rank(&self, f: &mut fmt::Formatter<'_>, rank: usize) -> fmt::Result {
        write!(f, "rank {rank}: ")?;
        let buffers = self.placement.buffers(&self.collective, rank);
        for (i, (name, range)) in buffers.iter().enumerate() {
            let comma = if i > 0 { ", " } else { "" };
            write!(f, "{comma}{name} {:#x} ({} B)", range.start, range.end - range.start)?;
        }
        writeln!(f)?;
        for subgraph in self.subgraphs.iter().filter(|s| s.rank == rank) {
            let names = self.names(subgraph);
            writeln!(f, "  channel {} on ME {}", subgraph.channel, subgraph.me)?;
            for (i, wqe) in subgraph.wqes.iter().enumerate() {
                writeln!(f, "  {i:4}  {}", describe(wqe, &names))?;
            }
        }
        Ok(())
    }
}

impl fmt::Display for Program {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let channels = self.placement.channels();
        let s = if channels == 1 { "" } else { "s" };
        writeln!(f, "{}, {channels} channel{s}", self.collective)?;
        for rank in 0..self.collective.ranks {
            self.write_rank(f, rank)?;
        }
        Ok(())
    }
}
