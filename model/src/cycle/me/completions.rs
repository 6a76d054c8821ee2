//! The completion queue; the hardware is `hw/src/me/completions.rs`.

use std::collections::VecDeque;

use super::port::NicCompletion;
use crate::cycle::port::StatusOut;
use crate::spec::me::{Completion, CompletionSource};

/// One queue for all sources.
#[derive(Clone, Debug)]
pub(super) struct Completions {
    depth: usize,
    queue: VecDeque<Completion>,
    /// The oldest is at the memory's read port.
    shown: bool,
}

/// What the sources offer in a cycle.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Offers {
    pub fetch: Option<(u16, u8)>,
    pub store: Option<(u16, u8)>,
    pub nmc: Option<StatusOut>,
    pub nic: Option<NicCompletion>,
}

/// Which of them would be taken: an offer, or what could be one.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Taken {
    pub fetch: bool,
    pub store: bool,
    pub nmc: bool,
    pub nic: bool,
}

impl Completions {
    pub fn new(depth: u32) -> Completions {
        Completions { depth: depth as usize, queue: VecDeque::new(), shown: false }
    }

    pub fn level(&self) -> u32 {
        self.queue.len() as u32
    }

    pub fn head(&self) -> Option<Completion> {
        self.queue.front().copied().filter(|_| self.shown)
    }

    pub fn ready(&self, offers: &Offers) -> Taken {
        let fetch = self.queue.len() < self.depth;
        let store = fetch && offers.fetch.is_none();
        let nmc = store && offers.store.is_none();
        Taken { fetch, store, nmc, nic: nmc && offers.nmc.is_none() }
    }

    /// The completion that enters in this cycle.
    pub fn entering(&self, offers: &Offers) -> Option<Completion> {
        if self.queue.len() >= self.depth {
            return None;
        }
        let memory = |source: CompletionSource, (tag, status): (u16, u8)| Completion {
            source: source.code(),
            status,
            has_immediate: false,
            tag,
            bytes: 0,
            immediate: 0,
        };
        let nmc = |s: StatusOut| memory(CompletionSource::Nmc, (s.tag as u16, s.code));
        let nic = |c: NicCompletion| {
            let kind = if c.receive { CompletionSource::Receive } else { CompletionSource::Send };
            Completion {
                source: kind.code(),
                status: c.status,
                has_immediate: c.has_immediate,
                tag: c.tag,
                bytes: c.bytes,
                immediate: c.immediate,
            }
        };
        offers
            .fetch
            .map(|f| memory(CompletionSource::Fetch, f))
            .or_else(|| offers.store.map(|s| memory(CompletionSource::Store, s)))
            .or_else(|| offers.nmc.map(nmc))
            .or_else(|| offers.nic.map(nic))
    }

    pub fn clock(&mut self, entering: Option<Completion>, pop: bool) {
        let popped = self.shown && pop;
        let waiting = self.queue.len() > usize::from(self.shown);
        let reads = waiting && (!self.shown || pop);
        if popped {
            self.queue.pop_front();
        }
        self.queue.extend(entering);
        self.shown = reads || (self.shown && !popped);
    }
}
