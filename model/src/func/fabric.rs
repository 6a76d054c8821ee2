//! The ideal network: queue pairs between ranks that lose nothing, with the delays, orders and
//! errors that a real one may show. It stands in for NICs and switches wherever message engines
//! are tried out: under the interpreter of subgraphs and under the engines in RTL.
//!
//! ```text
//!   post(now, rank, me, request) -->+--------+--> completions of (rank, me)
//!                                   | Fabric |
//!   step(now, memories)          -->+--------+<-> memories of the ranks
//! ```
//!
//! No clock inside: the caller passes the time, in cycles, and it may jump. All choices come from
//! the seed, so that a run repeats.
//!
//! - A queue pair (QP) is connected to one QP of a peer rank or of its own. The sends and writes of
//!   a QP are executed in the order in which they were posted, and its receives are taken in that
//!   order; different QPs are executed in any order.
//! - The data of a request moves at one moment: a delay after the request before it in its QP, and
//!   before either completion. The sender's memory is read then and not before, so that a
//!   buffer that is reused too early shows.
//! - A SEND or WRITE_IMM whose peer has no receive posted is refused (RNR) and tried again later.
//!   Nothing of it, nor of what is behind it, moves before.
//! - Errors are those of reliable RDMA connections. What a local key does not cover is
//!   `local_protection` at the rank itself. What a peer refuses (its key does not cover the range,
//!   its receive is too short or badly keyed) is `remote_access` at the sender, and
//!   `local_length` or `local_protection` for the peer's receive. The QPs that see an error stop:
//!   what is and will be posted there completes as `flushed`, and the peer's further requests end
//!   in `retry_exceeded`, as do all on a QP that is not connected.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet, BinaryHeap, VecDeque};
use std::fmt;
use std::ops::RangeInclusive;

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::memory::Memory;
use crate::spec::me::{Completion, CompletionSource, NicStatus, WorkRequest};
use crate::spec::wqe::{Kind, QueuePair};

/// One end of a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Endpoint {
    /// The rank.
    pub rank: usize,
    /// The queue pair of that rank.
    pub queue_pair: QueuePair,
}

impl fmt::Display for Endpoint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "rank {} QP {}", self.rank, self.queue_pair)
    }
}

/// Two queue pairs that talk to each other; the same one twice talks to itself.
pub type Connection = (Endpoint, Endpoint);

/// A part of a rank's memory that a key stands for. Key 0 stands for all of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Region {
    /// First byte address.
    pub address: u64,
    /// Bytes.
    pub bytes: u64,
    /// Whether peers may write it.
    pub remote_write: bool,
}

/// How the network behaves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// Of all random choices.
    pub seed: u64,
    /// Cycles from a request's turn in its QP to the moment its data move.
    pub delay: RangeInclusive<u64>,
    /// Cycles from that moment to a completion, for either side on its own.
    pub completion_delay: RangeInclusive<u64>,
    /// Cycles from an RNR to the next try.
    pub rnr_delay: u64,
    /// How often a request is tried again after an RNR; `None`: for ever.
    pub rnr_retries: Option<u32>,
}

impl Options {
    /// Delays of 1 to 100 cycles each, RNR retried every 64 cycles for ever.
    pub fn seeded(seed: u64) -> Options {
        Options {
            seed,
            delay: 1..=100,
            completion_delay: 1..=100,
            rnr_delay: 64,
            rnr_retries: None,
        }
    }
}

/// What a rank's NICs did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counters {
    /// Requests posted, receives included.
    pub requests: u64,
    /// SENDs, WRITEs and WRITE_IMMs of this rank whose data have moved.
    pub messages: u64,
    /// Bytes of them.
    pub bytes_out: u64,
    /// Bytes that peers moved into this rank's memory.
    pub bytes_in: u64,
    /// Tries of this rank that found no receive.
    pub rnr_naks: u64,
    /// Requests that ended in an error other than `flushed`.
    pub errors: u64,
    /// Requests that were flushed.
    pub flushed: u64,
}

/// Why the network does not take what it is given.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FabricError {
    /// A queue pair in two connections.
    #[error("{0} is connected twice; connect each queue pair once")]
    Connected(Endpoint),
    /// A rank that there is not.
    #[error("rank {rank} of {ranks}; ranks count from 0")]
    Rank {
        /// The rank.
        rank: usize,
        /// Ranks there are.
        ranks: usize,
    },
    /// Key 0 always stands for all of a rank's memory.
    #[error("key 0 stands for all memory of a rank; give a region another key")]
    Key,
    /// A work request that no NIC knows.
    #[error("operation {operation} on {end} is no work request; give a network kind of WQE")]
    Operation {
        /// Its code.
        operation: u8,
        /// Where it was posted.
        end: Endpoint,
    },
}

/// How far a request has come that has not ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// Behind earlier requests of its QP.
    Queued,
    /// Its data will move.
    UnderWay,
    /// Refused so many times, as the peer has no receive posted.
    AwaitsReceive(u32),
    /// A receive without a message.
    AwaitsMessage,
}

/// A request that has not ended, for a report of who waits for whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outstanding {
    /// Where it was posted.
    pub end: Endpoint,
    /// The message engine that posted it.
    pub me: usize,
    /// The other end; `None` if the QP is not connected.
    pub peer: Option<Endpoint>,
    /// What it is.
    pub kind: Kind,
    /// Its tag.
    pub tag: u16,
    /// Its bytes.
    pub length: u32,
    /// How far it has come.
    pub progress: Progress,
}

impl fmt::Display for Outstanding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Outstanding { end, me, kind, tag, length, .. } = self;
        write!(f, "{end}: {kind} of {length} B (ME {me}, tag {tag:#06x}) ")?;
        match (self.progress, self.peer) {
            (Progress::Queued, _) => write!(f, "is behind earlier requests of its queue pair"),
            (Progress::UnderWay, _) => write!(f, "is under way"),
            (_, None) => write!(f, "waits for a queue pair that is connected to nothing"),
            (Progress::AwaitsReceive(naks), Some(peer)) => {
                write!(f, "waits for a RECV on {peer} (refused {naks} times)")
            }
            (Progress::AwaitsMessage, Some(peer)) => write!(f, "waits for a message of {peer}"),
        }
    }
}

/// A posted request.
#[derive(Clone, Copy, Debug)]
struct Posted {
    kind: Kind,
    me: usize,
    request: WorkRequest,
}

#[derive(Clone, Debug)]
struct Pair {
    end: Endpoint,
    peer: Option<usize>,
    stopped: bool,
    /// Sends and writes whose data have not moved; the first one is next.
    sends: VecDeque<Posted>,
    /// Receives without a message.
    receives: VecDeque<Posted>,
    /// The first of `sends` has its turn.
    moving: bool,
    /// How often the first of `sends` was refused.
    naks: u32,
    /// When the last completion of a send, and of a receive, arrives: they keep their order.
    last_completion: [u64; 2],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum What {
    /// The turn of the first send of a pair.
    Move(usize),
    /// A completion arrives at (rank, me).
    Arrive(usize, usize, Completion),
}

/// Something that will happen; of those at one time the random `order` decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Event {
    at: u64,
    order: u64,
    what: What,
}

impl Ord for Event {
    fn cmp(&self, other: &Event) -> std::cmp::Ordering {
        (self.at, self.order).cmp(&(other.at, other.order))
    }
}

impl PartialOrd for Event {
    fn partial_cmp(&self, other: &Event) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

/// The network of some ranks.
#[derive(Clone, Debug)]
pub struct Fabric {
    options: Options,
    rng: ChaCha8Rng,
    pairs: Vec<Pair>,
    index: BTreeMap<Endpoint, usize>,
    regions: Vec<BTreeMap<u32, Region>>,
    events: BinaryHeap<Reverse<Event>>,
    arrived: BTreeMap<(usize, usize), VecDeque<Completion>>,
    /// Those of `arrived` that hold something.
    filled: BTreeSet<(usize, usize)>,
    counters: Vec<Counters>,
    /// Pairs whose first send was refused and will be tried again.
    refused: usize,
}

impl Fabric {
    /// The network of `ranks` ranks with these connections.
    ///
    /// # Errors
    /// If a queue pair is connected twice, or to a rank that there is not.
    pub fn new(
        ranks: usize,
        connections: &[Connection],
        options: Options,
    ) -> Result<Fabric, FabricError> {
        let mut fabric = Fabric {
            rng: ChaCha8Rng::seed_from_u64(options.seed),
            options,
            pairs: Vec::new(),
            index: BTreeMap::new(),
            regions: vec![BTreeMap::new(); ranks],
            events: BinaryHeap::new(),
            arrived: BTreeMap::new(),
            filled: BTreeSet::new(),
            counters: vec![Counters::default(); ranks],
            refused: 0,
        };
        for &(a, b) in connections {
            for end in [a, b] {
                fabric.known(end.rank)?;
                if fabric.index.contains_key(&end) {
                    return Err(FabricError::Connected(end));
                }
            }
            let (a, b) = (fabric.pair(a), fabric.pair(b));
            fabric.pairs[a].peer = Some(b);
            fabric.pairs[b].peer = Some(a);
        }
        Ok(fabric)
    }

    /// Ranks there are.
    pub fn ranks(&self) -> usize {
        self.counters.len()
    }

    /// Lets a key of a rank stand for a part of its memory, from now on.
    ///
    /// # Errors
    /// If there is no such rank, or the key is 0.
    pub fn register(&mut self, rank: usize, key: u32, region: Region) -> Result<(), FabricError> {
        self.known(rank)?;
        if key == 0 {
            return Err(FabricError::Key);
        }
        self.regions[rank].insert(key, region);
        Ok(())
    }

    /// Takes a work request of an engine of a rank.
    ///
    /// # Errors
    /// If there is no such rank, or no NIC knows the operation.
    pub fn post(
        &mut self,
        now: u64,
        rank: usize,
        me: usize,
        request: &WorkRequest,
    ) -> Result<(), FabricError> {
        self.known(rank)?;
        let end = Endpoint { rank, queue_pair: request.queue_pair };
        let kind = Kind::from_code(request.operation)
            .filter(|kind| kind.is_network())
            .ok_or(FabricError::Operation { operation: request.operation, end })?;
        self.counters[rank].requests += 1;
        let posted = Posted { kind, me, request: *request };
        let p = self.pair(end);
        if self.pairs[p].stopped {
            self.complete(now, p, &posted, NicStatus::Flushed, None);
        } else if kind == Kind::Recv {
            self.pairs[p].receives.push_back(posted);
        } else {
            self.pairs[p].sends.push_back(posted);
            self.next_turn(now, p);
        }
        Ok(())
    }

    /// Lets everything happen that is due by `now`.
    ///
    /// # Panics
    /// If there are fewer memories than ranks.
    pub fn step(&mut self, now: u64, memories: &mut [Memory]) {
        assert!(memories.len() >= self.ranks(), "a memory for each rank");
        while let Some(&Reverse(event)) = self.events.peek()
            && event.at <= now
        {
            self.events.pop();
            match event.what {
                What::Arrive(rank, me, completion) => {
                    self.arrived.entry((rank, me)).or_default().push_back(completion);
                    self.filled.insert((rank, me));
                }
                What::Move(p) => self.turn(event.at, p, memories),
            }
        }
    }

    /// When something will next happen; `None` if nothing will without another request.
    pub fn next_event(&self) -> Option<u64> {
        self.events.peek().map(|Reverse(event)| event.at)
    }

    /// The oldest completion that has arrived at an engine and was not taken.
    pub fn completion(&self, rank: usize, me: usize) -> Option<&Completion> {
        self.arrived.get(&(rank, me))?.front()
    }

    /// Takes it.
    pub fn take_completion(&mut self, rank: usize, me: usize) -> Option<Completion> {
        let queue = self.arrived.get_mut(&(rank, me))?;
        let completion = queue.pop_front();
        if queue.is_empty() {
            self.filled.remove(&(rank, me));
        }
        completion
    }

    /// The engines, by rank and number, at which completions have arrived that were not taken.
    pub fn arrived(&self) -> impl Iterator<Item = (usize, usize)> {
        self.filled.iter().copied()
    }

    /// Whether all that was posted has ended and its completions were taken.
    pub fn is_quiet(&self) -> bool {
        self.events.is_empty()
            && self.filled.is_empty()
            && self.pairs.iter().all(|p| p.sends.is_empty() && p.receives.is_empty())
    }

    /// Whether nothing will happen, however long one waits, without another request: what is
    /// under way are tries that find no receive, again and again, and all completions were taken.
    pub fn is_stalled(&self) -> bool {
        let hopeless = |p: &Pair| {
            p.moving
                && p.naks > 0
                && self.options.rnr_retries.is_none()
                && p.peer.is_some_and(|peer| {
                    let peer = &self.pairs[peer];
                    !peer.stopped && peer.receives.is_empty()
                })
        };
        self.filled.is_empty()
            && self.events.len() == self.refused
            && self.pairs.iter().filter(|p| hopeless(p)).count() == self.refused
    }

    /// All requests whose data have not moved.
    pub fn outstanding(&self) -> Vec<Outstanding> {
        let mut all = Vec::new();
        for p in &self.pairs {
            let describe = |posted: &Posted, progress| Outstanding {
                end: p.end,
                me: posted.me,
                peer: p.peer.map(|peer| self.pairs[peer].end),
                kind: posted.kind,
                tag: posted.request.tag,
                length: posted.request.length,
                progress,
            };
            for (i, posted) in p.sends.iter().enumerate() {
                let progress = match (i, p.naks) {
                    (0, 0) => Progress::UnderWay,
                    (0, naks) => Progress::AwaitsReceive(naks),
                    _ => Progress::Queued,
                };
                all.push(describe(posted, progress));
            }
            all.extend(p.receives.iter().map(|posted| describe(posted, Progress::AwaitsMessage)));
        }
        all.sort_by_key(|o| o.end);
        all
    }

    /// The counters of a rank; zero for one that there is not.
    pub fn counters(&self, rank: usize) -> Counters {
        self.counters.get(rank).copied().unwrap_or_default()
    }

    fn known(&self, rank: usize) -> Result<(), FabricError> {
        let ranks = self.ranks();
        if rank < ranks { Ok(()) } else { Err(FabricError::Rank { rank, ranks }) }
    }

    /// The index of a queue pair, which comes to be when it is first used.
    fn pair(&mut self, end: Endpoint) -> usize {
        let next = self.pairs.len();
        let index = *self.index.entry(end).or_insert(next);
        if index == next {
            self.pairs.push(Pair {
                end,
                peer: None,
                stopped: false,
                sends: VecDeque::new(),
                receives: VecDeque::new(),
                moving: false,
                naks: 0,
                last_completion: [0; 2],
            });
        }
        index
    }

    fn random(&mut self, range: RangeInclusive<u64>) -> u64 {
        if range.is_empty() { *range.start() } else { self.rng.random_range(range) }
    }

    fn schedule(&mut self, at: u64, what: What) {
        let order = self.rng.random();
        self.events.push(Reverse(Event { at, order, what }));
    }

    /// Gives the first send of a pair its turn, if there is one that has none.
    fn next_turn(&mut self, now: u64, p: usize) {
        if !self.pairs[p].moving && !self.pairs[p].sends.is_empty() {
            self.pairs[p].moving = true;
            let at = now + self.random(self.options.delay.clone());
            self.schedule(at, What::Move(p));
        }
    }

    /// Sends the completion of a request on its way. `bytes` are those of a message received,
    /// with its immediate.
    fn complete(
        &mut self,
        now: u64,
        p: usize,
        posted: &Posted,
        status: NicStatus,
        received: Option<(u32, Option<u32>)>,
    ) {
        let receive = posted.kind == Kind::Recv;
        let rank = self.pairs[p].end.rank;
        match status {
            NicStatus::Ok => {}
            NicStatus::Flushed => self.counters[rank].flushed += 1,
            _ => self.counters[rank].errors += 1,
        }
        let (bytes, immediate) = received.unwrap_or((0, None));
        let source = if receive { CompletionSource::Receive } else { CompletionSource::Send };
        let completion = Completion {
            source: source.code(),
            status: status.code(),
            has_immediate: immediate.is_some(),
            tag: posted.request.tag,
            bytes,
            immediate: immediate.unwrap_or(0),
        };
        let delay = self.random(self.options.completion_delay.clone());
        let last = &mut self.pairs[p].last_completion[usize::from(receive)];
        *last = (*last + 1).max(now + delay);
        let at = *last;
        self.schedule(at, What::Arrive(rank, posted.me, completion));
    }

    /// Stops a pair after an error: flushes what is posted.
    fn stop(&mut self, now: u64, p: usize) {
        let pair = &mut self.pairs[p];
        pair.stopped = true;
        let (sends, receives) =
            (std::mem::take(&mut pair.sends), std::mem::take(&mut pair.receives));
        for posted in sends.iter().chain(&receives) {
            self.complete(now, p, posted, NicStatus::Flushed, None);
        }
    }

    /// Ends the first send of a pair with an error, and the pair with it.
    fn fail(&mut self, now: u64, p: usize, status: NicStatus) {
        if let Some(posted) = self.pairs[p].sends.pop_front() {
            self.complete(now, p, &posted, status, None);
        }
        self.stop(now, p);
    }

    /// Whether a key of a rank covers `length` bytes at `address`.
    fn covers(
        &self,
        rank: usize,
        key: u32,
        address: u64,
        length: u32,
        remote: bool,
        memory: &Memory,
    ) -> bool {
        let end = |start: u64, bytes: u64| start.checked_add(bytes);
        let Some(last) = end(address, length.into()) else { return false };
        if length == 0 {
            return true;
        }
        let in_region = key == 0
            || self.regions[rank].get(&key).is_some_and(|region| {
                address >= region.address
                    && end(region.address, region.bytes).is_some_and(|e| last <= e)
                    && (region.remote_write || !remote)
            });
        in_region && last <= memory.size()
    }

    /// The first send of a pair is to move its data.
    fn turn(&mut self, now: u64, p: usize, memories: &mut [Memory]) {
        let pair = &mut self.pairs[p];
        pair.moving = false;
        if pair.naks > 0 {
            self.refused -= 1;
        }
        let (rank, tried) = (pair.end.rank, std::mem::take(&mut pair.naks));
        let Some(posted) = pair.sends.front().copied() else { return };
        let peer = pair.peer;
        let request = posted.request;
        if !self.covers(rank, request.lkey, request.local, request.length, false, &memories[rank]) {
            return self.fail(now, p, NicStatus::LocalProtection);
        }
        let Some(peer) = peer.filter(|&peer| !self.pairs[peer].stopped) else {
            return self.fail(now, p, NicStatus::RetryExceeded);
        };
        let peer_rank = self.pairs[peer].end.rank;
        let writes = posted.kind != Kind::Send;
        if writes {
            let (key, address, memory) = (request.rkey, request.remote, &memories[peer_rank]);
            if !self.covers(peer_rank, key, address, request.length, true, memory) {
                self.fail(now, p, NicStatus::RemoteAccess);
                return self.stop(now, peer);
            }
        }
        if posted.kind == Kind::Write {
            self.carry(now, p, peer_rank, request.remote, memories);
            return;
        }
        let Some(receive) = self.pairs[peer].receives.front().copied() else {
            self.counters[rank].rnr_naks += 1;
            if self.options.rnr_retries.is_some_and(|most| tried >= most) {
                return self.fail(now, p, NicStatus::RnrRetryExceeded);
            }
            self.pairs[p].naks = tried + 1;
            self.pairs[p].moving = true;
            self.refused += 1;
            return self.schedule(now + self.options.rnr_delay.max(1), What::Move(p));
        };
        let into = receive.request;
        if !writes {
            let memory = &memories[peer_rank];
            let fits = request.length <= into.length;
            let covered =
                self.covers(peer_rank, into.lkey, into.local, request.length, false, memory);
            if !fits || !covered {
                let status = if fits { NicStatus::LocalProtection } else { NicStatus::LocalLength };
                self.pairs[peer].receives.pop_front();
                self.complete(now, peer, &receive, status, None);
                self.fail(now, p, NicStatus::RemoteAccess);
                return self.stop(now, peer);
            }
        }
        self.pairs[peer].receives.pop_front();
        let to = if writes { request.remote } else { into.local };
        self.carry(now, p, peer_rank, to, memories);
        let immediate = writes.then_some(request.immediate);
        let received = Some((request.length, immediate));
        self.complete(now, peer, &receive, NicStatus::Ok, received);
    }

    /// Moves the data of the first send of a pair, which are known to be covered, and ends it.
    fn carry(&mut self, now: u64, p: usize, peer_rank: usize, to: u64, memories: &mut [Memory]) {
        let Some(posted) = self.pairs[p].sends.pop_front() else { return };
        let rank = self.pairs[p].end.rank;
        let length = u64::from(posted.request.length);
        if length > 0 {
            let data = memories[rank].read(posted.request.local, length).map(<[u8]>::to_vec);
            let moved = data.and_then(|data| memories[peer_rank].write(to, &data));
            debug_assert!(moved.is_ok(), "both ranges were checked");
        }
        self.counters[rank].messages += 1;
        self.counters[rank].bytes_out += length;
        self.counters[peer_rank].bytes_in += length;
        self.complete(now, p, &posted, NicStatus::Ok, None);
        self.next_turn(now, p);
    }
}
