//! Where a collective runs: the engines, queue pairs and buffers of each rank.
//!
//! ```text
//!   channel c of a rank = its engine mes[c], a queue pair to each peer, a row of flag words
//!
//!   flags:  | one | flag of rank 0 | flag of rank 1 | ... |    for channel 0
//!           | one | flag of rank 0 | ...                       for channel 1 ...
//! ```
//!
//! A collective is split over channels; a channel of one rank only ever talks to the same channel
//! of another. The flag of rank p in a row of rank r is written by p: "I have posted my receives for
//! what you send me". It is zero at rest. `one` is a word that holds 1 while it is written from.

use std::ops::Range;

use super::collective::{AllReduce, Collective, Kind, length, part};
use crate::func::fabric::{Connection, Endpoint};
use crate::spec::chip::Chip;
use crate::spec::wqe::{PAIR_BITS, QueuePair};

/// Bytes of a flag word.
pub(super) const WORD: u64 = 4;

/// Byte addresses of a rank's buffers; how long each is says [`needs`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Layout {
    /// What the rank gives.
    pub send: u64,
    /// What it gets.
    pub recv: u64,
    /// Room for what arrives and is summed; its content means nothing before and after.
    pub scratch: u64,
    /// Flag words: zero before the first collective, and again after each. Collectives on the same
    /// channels of the same ranks share them.
    pub flags: u64,
}

impl Layout {
    /// Buffers one after the other from `base` on, each at a multiple of a flit, with the flags
    /// where they are; and the first address after them.
    pub fn packed(needs: &Needs, flags: u64, base: u64) -> (Layout, u64) {
        let after = |address: u64, bytes: u64| (address + bytes).next_multiple_of(64);
        let scratch = base.next_multiple_of(64);
        let send = after(scratch, needs.scratch);
        let recv = after(send, needs.send);
        (Layout { send, recv, scratch, flags }, after(recv, needs.recv))
    }
}

/// One rank of a placement.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct RankPlace {
    /// The engine of each channel.
    pub mes: Vec<usize>,
    /// Its buffers.
    pub layout: Layout,
}

/// The queue pair of every two ranks and channel: channel c is on NIC c modulo the NICs, and both
/// ends have the same number, (a + b) modulo the ranks within the numbers of a channel, which no
/// two peers of a rank share.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct QueuePairs {
    /// Ranks.
    pub ranks: usize,
    /// NICs that are used.
    pub nics: usize,
    /// Queue pairs that a NIC has.
    pub pairs: usize,
    /// The first number that is used on each NIC.
    pub first: usize,
}

impl QueuePairs {
    /// On all NICs of the chip, from number 0.
    pub fn new(chip: &Chip, ranks: usize) -> QueuePairs {
        let (nics, pairs) = (chip.nic.count.value as usize, chip.nic.queue_pairs.value as usize);
        QueuePairs { ranks, nics, pairs, first: 0 }
    }

    /// The queue pair from `rank` to `peer` on a channel.
    pub fn of(&self, rank: usize, peer: usize, channel: usize) -> QueuePair {
        let pair = self.first + channel / self.nics * self.ranks + (rank + peer) % self.ranks;
        QueuePair { nic: (channel % self.nics) as u8, pair: pair as u16 }
    }

    /// The peer and channel that a queue pair of `rank` leads to; `None` if it is none of these.
    pub fn peer(&self, rank: usize, queue_pair: QueuePair) -> Option<(usize, usize)> {
        let (nic, number) = (usize::from(queue_pair.nic), usize::from(queue_pair.pair));
        let number = number.checked_sub(self.first).filter(|_| nic < self.nics)?;
        let channel = number / self.ranks * self.nics + nic;
        let peer = (number % self.ranks + self.ranks - rank % self.ranks) % self.ranks;
        (peer != rank).then_some((peer, channel))
    }

    /// All connections between these ranks on so many channels.
    pub fn connections(&self, channels: usize) -> Vec<Connection> {
        let mut all = Vec::new();
        for channel in 0..channels {
            for a in 0..self.ranks {
                for b in a + 1..self.ranks {
                    let queue_pair = self.of(a, b, channel);
                    let end = |rank| Endpoint { rank, queue_pair };
                    all.push((end(a), end(b)));
                }
            }
        }
        all
    }
}

/// Where a collective runs.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Placement {
    /// Each rank.
    pub ranks: Vec<RankPlace>,
    /// The queue pairs.
    pub queue_pairs: QueuePairs,
    /// The most bytes of a message; what is longer is cut into pieces, which follow each other
    /// through the steps of an algorithm.
    pub message_bytes: u32,
}

/// Bytes that a rank needs in each of its buffers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Needs {
    /// Of the send buffer.
    pub send: u64,
    /// Of the receive buffer.
    pub recv: u64,
    /// Of the scratch.
    pub scratch: u64,
    /// Of the flags.
    pub flags: u64,
}

/// What a rank needs for a collective on so many channels.
pub fn needs(collective: &Collective, channels: usize, rank: usize) -> Needs {
    let element = u64::from(collective.dtype.element_bytes());
    let ranks = collective.ranks;
    let scratch = match &collective.kind {
        // What arrives stands where it does in the vector.
        Kind::AllReduce { elements, algorithm: AllReduce::Ring }
        | Kind::ReduceScatter { elements }
            if ranks > 1 =>
        {
            *elements
        }
        // A vector for each round, and one for the rank that folds in.
        Kind::AllReduce { elements, algorithm: AllReduce::RecursiveDoubling } => {
            u64::from(super::doubling::slots(ranks)) * elements
        }
        _ => 0,
    };
    Needs {
        send: collective.send_elements(rank) * element,
        recv: collective.recv_elements(rank) * element,
        scratch: scratch * element,
        flags: channels as u64 * row_bytes(ranks),
    }
}

fn row_bytes(ranks: usize) -> u64 {
    (1 + ranks as u64) * WORD
}

impl Placement {
    /// A placement with the same layout and engines on each rank, on all NICs of the chip.
    pub fn uniform(chip: &Chip, ranks: usize, mes: &[usize], layout: Layout) -> Placement {
        Placement {
            ranks: vec![RankPlace { mes: mes.to_vec(), layout }; ranks],
            queue_pairs: QueuePairs::new(chip, ranks),
            message_bytes: 1 << 18,
        }
    }

    /// A placement for one collective: on each rank flags from address 0 on, then the buffers, each
    /// as long as it must be.
    pub fn packed(chip: &Chip, collective: &Collective, mes: &[usize]) -> Placement {
        let mut placement = Placement::uniform(chip, collective.ranks, mes, Layout::default());
        for (rank, place) in placement.ranks.iter_mut().enumerate() {
            // Sizes of a collective that makes no sense are refused when it is compiled.
            if collective.validate().is_ok() {
                let needs = needs(collective, mes.len(), rank);
                place.layout = Layout::packed(&needs, 0, needs.flags).0;
            }
        }
        placement
    }

    /// Channels: as many as the rank with the fewest engines has.
    pub fn channels(&self) -> usize {
        self.ranks.iter().map(|r| r.mes.len()).min().unwrap_or(0)
    }

    /// Address of the word of a rank's channel that flags are written from.
    pub(super) fn one(&self, rank: usize, channel: usize) -> u64 {
        self.ranks[rank].layout.flags + channel as u64 * row_bytes(self.ranks.len())
    }

    /// Address of the word of a rank's channel that `peer` writes.
    pub(super) fn flag(&self, rank: usize, channel: usize, peer: usize) -> u64 {
        self.one(rank, channel) + (1 + peer as u64) * WORD
    }

    /// A rank's buffers for a collective: name and range of addresses.
    pub fn buffers(&self, collective: &Collective, rank: usize) -> Vec<(&'static str, Range<u64>)> {
        let needs = needs(collective, self.channels(), rank);
        let at = self.ranks[rank].layout;
        [
            ("send", at.send, needs.send),
            ("recv", at.recv, needs.recv),
            ("scratch", at.scratch, needs.scratch),
            ("flags", at.flags, needs.flags),
        ]
        .into_iter()
        .map(|(name, address, bytes)| (name, address..address + bytes))
        .collect()
    }

    /// Whether send and receive buffers of a rank may overlap as they do: only where what is
    /// received replaces what was sent, element for element.
    fn in_place(collective: &Collective, rank: usize, at: &Layout) -> bool {
        let element = u64::from(collective.dtype.element_bytes());
        let own = |elements: u64| part(&(0..elements), collective.ranks, rank).start * element;
        match &collective.kind {
            Kind::AllReduce { .. } | Kind::Broadcast { .. } => at.send == at.recv,
            Kind::ReduceScatter { elements } => at.recv == at.send + own(*elements),
            Kind::AllGather { elements } => at.send == at.recv + own(*elements),
            Kind::AllToAll { .. } | Kind::AllToAllV { .. } | Kind::SendRecv { .. } => false,
        }
    }

    /// Whether the collective can run here; says why not.
    pub(super) fn validate(&self, collective: &Collective) -> Result<(), String> {
        let ranks = collective.ranks;
        if self.ranks.len() != ranks || self.queue_pairs.ranks != ranks {
            return Err(format!(
                "a placement of {} ranks with queue pairs for {}; the collective has {ranks}",
                self.ranks.len(),
                self.queue_pairs.ranks
            ));
        }
        let channels = self.channels();
        if channels == 0 {
            return Err("each rank needs an engine".into());
        }
        let element = collective.dtype.element_bytes();
        if self.message_bytes < element {
            return Err(format!("messages of {} B hold no element", self.message_bytes));
        }
        let QueuePairs { nics, pairs, first, .. } = self.queue_pairs;
        let last = first + channels.div_ceil(nics.max(1)) * ranks;
        if nics == 0 || last > pairs.min(1 << PAIR_BITS) {
            return Err(format!(
                "{channels} channels among {ranks} ranks need queue pairs up to {last} on each of \
                 {nics} NICs, which have {pairs}; use fewer engines"
            ));
        }
        for (rank, place) in self.ranks.iter().enumerate() {
            for (i, me) in place.mes.iter().enumerate() {
                if place.mes[..i].contains(me) {
                    return Err(format!("rank {rank}: engine {me} is given twice"));
                }
            }
            let at = place.layout;
            let aligned = |address: u64, to: u64| address.is_multiple_of(to);
            let data = [at.send, at.recv, at.scratch];
            if !data.iter().all(|a| aligned(*a, element.into())) || !aligned(at.flags, WORD) {
                return Err(format!(
                    "rank {rank}: buffers must be multiples of an element ({element} B), flags of \
                     {WORD} B"
                ));
            }
            if data.iter().chain([&at.flags]).any(|a| *a >= 1 << 48) {
                return Err(format!("rank {rank}: a buffer is beyond any memory"));
            }
            let buffers = self.buffers(collective, rank);
            for (i, (name, range)) in buffers.iter().enumerate() {
                for (other, with) in &buffers[..i] {
                    let overlap = range.start < with.end
                        && with.start < range.end
                        && length(range) > 0
                        && length(with) > 0;
                    let allowed = i == 1 && Self::in_place(collective, rank, &at);
                    if overlap && !allowed {
                        return Err(format!("rank {rank}: buffers {other} and {name} overlap"));
                    }
                }
            }
        }
        Ok(())
    }
}
