//! What engines and network have counted in a session, and what they must have: from the subgraphs
//! alone, by counting on paper. And that nothing is left in any queue in the end.

use mtia_model::cycle::me::group::MeDevice;
use mtia_model::cycle::me::world::World;
use mtia_model::func::cpu::elf::Image;
use mtia_model::func::fabric;
use mtia_model::func::me::stuck::Tables;
use mtia_model::hccl::Subgraph;
use mtia_model::spec::me::{
    COUNTERS, CounterId, FETCH_FLITS, REGISTER_BASE, STATUS_BITS, register,
};
use mtia_model::spec::nmc;
use mtia_model::spec::slot::Phase;
use mtia_model::spec::wqe::{Kind, Wqe};

use super::session::Session;

/// All counters at one moment.
pub(super) struct Account {
    /// Of each engine.
    pub engines: Vec<[u64; COUNTERS.len()]>,
    /// Of each rank's NICs.
    network: Vec<fabric::Counters>,
}

impl Account {
    /// Reads them, by the utility ports as far as the engines have them.
    pub fn of(world: &mut World, device: &mut dyn MeDevice) -> Account {
        let engines = world.counters(device);
        let network = world.fabric().map_or(Vec::new(), |fabric| {
            (0..fabric.ranks()).map(|rank| fabric.counters(rank)).collect()
        });
        Account { engines, network }
    }

    /// Tries of all ranks that found no receive.
    pub fn refused(&self) -> u64 {
        self.network.iter().map(|n| n.rnr_naks).sum()
    }
}

/// Cycles over which engines at rest are watched.
const REST_CYCLES: usize = 200;

impl Session {
    fn subgraphs<'a>(
        &'a self,
        order: &'a [usize],
        of: impl Fn(&Subgraph) -> bool + 'a,
    ) -> Vec<&'a Subgraph> {
        let all = order.iter().flat_map(|&i| &self.runs[i].program.subgraphs);
        all.filter(|&s| of(s)).collect()
    }

    /// Engines are idle and their queues empty, the firmware's slots free, and no core executes
    /// anything.
    pub(super) fn check_rest(
        &self,
        device: &mut dyn MeDevice,
        world: &mut World,
        image: &Image,
    ) -> Result<(), String> {
        let free: u32 = STATUS_BITS
            .iter()
            .filter(|b| !["completion", "mailbox_in"].contains(&b.name))
            .map(|b| 1 << b.bit)
            .sum();
        let expected =
            [(register::STATUS, free), (register::COMPLETION_LEVEL, 0), (register::ERRORS, 0)];
        let addresses = expected.map(|(r, _)| REGISTER_BASE + r.offset);
        let instructions = REGISTER_BASE + CounterId::Instructions.offset();
        for e in 0..self.engines() {
            let words = world.peek(device, e, &addresses);
            for ((register, value), word) in expected.iter().zip(words) {
                if word != *value {
                    let name = register.name;
                    return Err(format!("engine {e} at rest: {name} is {word:#x}, not {value:#x}"));
                }
            }
            let tables = Tables::read(image, |addresses| world.peek(device, e, addresses));
            if tables.slots().is_empty() || tables.slots().iter().any(|s| s.phase != Phase::Free) {
                return Err(format!("engine {e} at rest: its slots are {:?}", tables.slots()));
            }
            let watched = world.peek(device, e, &vec![instructions; REST_CYCLES]);
            if watched.len() != REST_CYCLES || watched.iter().any(|&n| n != watched[0]) {
                return Err(format!("engine {e} at rest executes instructions"));
            }
        }
        Ok(())
    }

    /// Counters of engines and network between two moments with the collectives of `order` between
    /// them.
    pub(super) fn check_account(
        &self,
        before: &Account,
        after: &Account,
        order: &[usize],
    ) -> Result<(), String> {
        for e in 0..self.engines() {
            let (rank, me) = (e / self.setup.channels, e % self.setup.channels);
            let mine = self.subgraphs(order, move |s| s.rank == rank && s.me == me);
            let counted =
                |id: CounterId| after.engines[e][id.index()] - before.engines[e][id.index()];
            check_engine(&mine, counted).map_err(|what| format!("engine {e}: {what}"))?;
        }
        for rank in 0..self.ranks {
            let (before, after) = (&before.network[rank], &after.network[rank]);
            let (sent, received) = self.carried(order, rank);
            let bytes = |wqes: &[Wqe]| wqes.iter().map(|w| u64::from(w.length)).sum::<u64>();
            let mine = self.subgraphs(order, move |s| s.rank == rank);
            let requests = count(&mine, Kind::is_network);
            let mut expected = vec![
                ("requests", after.requests - before.requests, requests),
                ("messages", after.messages - before.messages, sent.len() as u64),
                ("bytes out", after.bytes_out - before.bytes_out, bytes(&sent)),
                ("bytes in", after.bytes_in - before.bytes_in, bytes(&received)),
                ("errors", after.errors - before.errors, 0),
                ("flushed", after.flushed - before.flushed, 0),
            ];
            if self.setup.send_sync {
                // What SendSync is for.
                expected.push(("RNRs", after.rnr_naks - before.rnr_naks, 0));
            }
            for (name, counted, value) in expected {
                if counted != value {
                    return Err(format!("NICs of rank {rank}: {counted} {name}, not {value}"));
                }
            }
        }
        Ok(())
    }

    /// The WQEs whose data leave a rank, and those whose data come to it.
    fn carried(&self, order: &[usize], rank: usize) -> (Vec<Wqe>, Vec<Wqe>) {
        let (mut sent, mut received) = (Vec::new(), Vec::new());
        for &i in order {
            let program = &self.runs[i].program;
            for subgraph in &program.subgraphs {
                for wqe in &subgraph.wqes {
                    if !wqe.kind().is_some_and(Kind::sends) {
                        continue;
                    }
                    let pairs = &program.placement.queue_pairs;
                    let peer = pairs.peer(subgraph.rank, wqe.queue_pair()).map(|p| p.0);
                    sent.extend((subgraph.rank == rank).then_some(*wqe));
                    received.extend((peer == Some(rank)).then_some(*wqe));
                }
            }
        }
        (sent, received)
    }

    /// Counters of the engines' NMCs since their reset, in which the collectives of `order` ran and
    /// nothing else.
    ///
    /// # Errors
    /// The first that is not what the subgraphs say.
    pub fn check_nmcs(
        &self,
        counted: &[[u64; nmc::COUNTERS.len()]],
        order: &[usize],
    ) -> Result<(), String> {
        let flit = u64::from(self.chip.noc.lane_bytes.value);
        let flits = |a: u64, bytes: u64| (a + bytes - 1) / flit - a / flit + 1;
        for (e, counted) in counted.iter().enumerate() {
            let (rank, me) = (e / self.setup.channels, e % self.setup.channels);
            let mine = self.subgraphs(order, move |s| s.rank == rank && s.me == me);
            let mut sums = [0; nmc::COUNTERS.len()];
            let mut add = |id: nmc::CounterId, n: u64| sums[id.index()] += n;
            for wqe in mine.iter().flat_map(|s| &s.wqes) {
                let Some(kind) = wqe.kind().filter(|k| k.computes()) else { continue };
                let bytes = u64::from(wqe.length);
                let (moved, b) = match kind {
                    Kind::Reduce => (nmc::CounterId::BytesReduced, flits(wqe.b, bytes)),
                    _ => (nmc::CounterId::BytesCopied, 0),
                };
                add(nmc::CounterId::Commands, 1);
                add(moved, bytes);
                add(nmc::CounterId::ReadFlits, flits(wqe.a, bytes) + b);
                add(nmc::CounterId::WriteFlits, flits(wqe.s, bytes));
            }
            for id in [
                nmc::CounterId::Commands,
                nmc::CounterId::Errors,
                nmc::CounterId::BytesReduced,
                nmc::CounterId::BytesCopied,
                nmc::CounterId::ReadFlits,
                nmc::CounterId::WriteFlits,
            ] {
                let (counted, value) = (counted[id.index()], sums[id.index()]);
                if counted != value {
                    let name = id.counter().name;
                    return Err(format!("NMC {e}: {name} counted {counted}, not {value}"));
                }
            }
        }
        Ok(())
    }
}

fn count(subgraphs: &[&Subgraph], of: impl Fn(Kind) -> bool) -> u64 {
    let kinds = subgraphs.iter().flat_map(|s| &s.wqes).filter_map(Wqe::kind);
    kinds.filter(|&k| of(k)).count() as u64
}

/// One engine that ran these subgraphs.
fn check_engine(mine: &[&Subgraph], counted: impl Fn(CounterId) -> u64) -> Result<(), String> {
    let wqes = count(mine, |_| true);
    let stores = count(mine, |k| k == Kind::Set);
    let requests = count(mine, Kind::is_network);
    let commands = count(mine, Kind::computes);
    // Every flit that is fetched is a WQE, or the word of a WAIT: once at least, and a flit alone.
    let chunks: u64 = mine.iter().map(|s| s.wqes.len().div_ceil(FETCH_FLITS as usize) as u64).sum();
    let polls = counted(CounterId::FetchFlits).checked_sub(wqes);
    let Some(polls) = polls.filter(|&polls| polls >= count(mine, |k| k == Kind::Wait)) else {
        return Err(format!("{} flits fetched", counted(CounterId::FetchFlits)));
    };
    let expected = [
        (CounterId::Wqes, wqes),
        (CounterId::Subgraphs, mine.len() as u64),
        (CounterId::WorkRequests, requests),
        (CounterId::NmcCommands, commands),
        (CounterId::StoreFlits, stores),
        (CounterId::Completions, requests + commands + stores + chunks + polls),
        (CounterId::MessagesIn, mine.len() as u64),
        (CounterId::MessagesOut, mine.len() as u64),
    ];
    for (id, value) in expected {
        let counted = counted(id);
        if counted != value {
            let name = id.counter().name;
            return Err(format!("{name} counted {counted}, not {value}"));
        }
    }
    Ok(())
}
