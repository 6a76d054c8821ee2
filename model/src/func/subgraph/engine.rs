//! One message engine of the interpreter: its subgraphs, and all that it could do next.

use std::collections::VecDeque;

use super::report::{Blocked, Reason};
use super::{Counters, World};
use crate::func::nmc;
use crate::spec::me::{
    self, Completion, CompletionSource, CounterId, MESSAGE_START, MESSAGE_WORDS, NicStatus, Report,
    SubgraphFault, TAG_BITS, WorkRequest,
};
use crate::spec::nmc::{Command, Op, Status};
use crate::spec::wqe::{self, Comparison, Fault, INDEX_BITS, Kind, Width, Wqe};

/// Places for subgraphs: a place's number stands above the index in a tag.
pub const SLOTS: usize = 1 << (TAG_BITS - INDEX_BITS);

/// One message engine.
#[derive(Clone, Debug)]
pub(super) struct Engine {
    rank: usize,
    me: usize,
    messages: VecDeque<[u32; MESSAGE_WORDS]>,
    slots: Vec<Option<Box<Slot>>>,
    /// Commands of the NMC without a status, in the order of issue.
    commands: VecDeque<Issued<Command, Status>>,
    /// Stores that are not acknowledged; the result is whether memory took it.
    stores: Vec<Issued<Store, bool>>,
    pub(super) reports: VecDeque<Report>,
    pub(super) counters: Counters,
}

/// Something on its way whose effect comes at any moment before its completion.
#[derive(Clone, Copy, Debug)]
struct Issued<T, R> {
    tag: u16,
    what: T,
    /// The result, once it has taken effect.
    result: Option<R>,
}

#[derive(Clone, Copy, Debug)]
struct Store {
    address: u64,
    bytes: u64,
    value: u64,
}

/// A subgraph that has begun.
#[derive(Clone, Debug)]
struct Slot {
    id: u16,
    words: Vec<[u32; wqe::WORDS]>,
    /// The WQE to be issued next, checked; `None` behind the last one.
    next: Option<Result<Wqe, Fault>>,
    issued: Vec<Wqe>,
    complete: Vec<bool>,
    /// Issued and not complete: receives, sends and writes, others.
    receives: usize,
    sends: usize,
    others: usize,
    completed: u32,
    /// What was wrong first, if anything.
    stopped: Option<Report>,
    /// The report was given; only receives are out.
    reported: bool,
}

/// Something that an engine can do.
#[derive(Clone, Copy, Debug)]
pub(super) enum Action {
    /// Take the oldest message.
    Message,
    /// Issue the next WQE of a slot, or find it bad.
    Issue(usize),
    /// A command takes effect.
    Compute(usize),
    /// The oldest command's status comes.
    Status,
    /// A store takes effect.
    Store(usize),
    /// A store is acknowledged.
    Acknowledge(usize),
    /// Take a completion of the NICs.
    Completion,
}

/// The bits of a word of that width.
fn mask(wqe: &Wqe) -> u64 {
    Width::from_code(wqe.width).map_or(u64::MAX, |w| u64::MAX >> (64 - 8 * w.bytes()))
}

impl Slot {
    fn new(id: u16, words: Vec<[u32; wqe::WORDS]>) -> Slot {
        Slot {
            id,
            words,
            next: None,
            issued: Vec::new(),
            complete: Vec::new(),
            receives: 0,
            sends: 0,
            others: 0,
            completed: 0,
            stopped: None,
            reported: false,
        }
    }

    fn text(&self, index: usize) -> String {
        self.issued.get(index).map_or_else(String::new, super::report::text)
    }

    /// The indices of the WQEs that the next one must wait for, for a report.
    fn held_by(&self, next: &Wqe) -> Vec<usize> {
        let count = self.issued.len();
        let order = next.order;
        let open = |i: &usize| !self.complete[*i];
        let kind = |i: usize| self.issued[i].kind();
        let mut held: Vec<usize> = Vec::new();
        if let Some(last) = count.checked_sub(1)
            && open(&last)
            && self.issued[last].order.fence
        {
            held.push(last);
        }
        if let Some(back) = order.wqe_sync {
            held.extend(Some(count - usize::from(back.unsigned_abs())).filter(open));
        }
        if order.sync || order.rx_sync || order.tx_sync {
            let concerns = |i: &usize| {
                order.sync
                    || (order.rx_sync && kind(*i) == Some(Kind::Recv))
                    || (order.tx_sync && kind(*i).is_some_and(Kind::sends))
            };
            held.extend((0..count).filter(open).filter(concerns));
        }
        held
    }

    /// Whether the next WQE's ordering fields allow it to be issued.
    fn may_issue(&self, next: &Wqe) -> bool {
        let (order, count) = (next.order, self.issued.len());
        let fenced = self.issued.last().is_some_and(|w| w.order.fence) && !self.complete[count - 1];
        let back = order.wqe_sync.map(|back| count - usize::from(back.unsigned_abs()));
        !(fenced
            || back.is_some_and(|i| !self.complete[i])
            || order.sync && self.receives + self.sends + self.others > 0
            || order.rx_sync && self.receives > 0
            || order.tx_sync && self.sends > 0)
    }

    fn count(&mut self, kind: Kind) -> &mut usize {
        match kind {
            Kind::Recv => &mut self.receives,
            kind if kind.sends() => &mut self.sends,
            _ => &mut self.others,
        }
    }
}

impl Engine {
    pub(super) fn new(rank: usize, me: usize) -> Engine {
        Engine {
            rank,
            me,
            messages: VecDeque::new(),
            slots: vec![None; SLOTS],
            commands: VecDeque::new(),
            stores: Vec::new(),
            reports: VecDeque::new(),
            counters: Counters::default(),
        }
    }

    pub(super) fn take_message(&mut self, message: [u32; MESSAGE_WORDS]) {
        self.messages.push_back(message);
    }

    pub(super) fn is_idle(&self) -> bool {
        self.messages.is_empty() && self.slots.iter().flatten().all(|s| s.reported)
    }

    fn add(&mut self, id: CounterId) {
        self.counters[id.index()] += 1;
    }

    /// All that it can do now.
    pub(super) fn actions(&self, world: &World) -> Vec<Action> {
        let mut actions = Vec::new();
        if !self.messages.is_empty() && self.slots.iter().any(Option::is_none) {
            actions.push(Action::Message);
        }
        for (i, slot) in self.slots.iter().enumerate() {
            let Some(slot) = slot.as_ref().filter(|s| s.stopped.is_none()) else { continue };
            let able = match &slot.next {
                None => false,
                Some(Err(_)) => true,
                Some(Ok(next)) => slot.may_issue(next) && self.passes(next, world),
            };
            if able {
                actions.push(Action::Issue(i));
            }
        }
        let unused = |result: bool, action| (!result).then_some(action);
        actions.extend(
            self.commands
                .iter()
                .enumerate()
                .filter_map(|(i, c)| unused(c.result.is_some(), Action::Compute(i))),
        );
        if self.commands.front().is_some_and(|c| c.result.is_some()) {
            actions.push(Action::Status);
        }
        for (i, store) in self.stores.iter().enumerate() {
            actions.push(match store.result {
                None => Action::Store(i),
                Some(_) => Action::Acknowledge(i),
            });
        }
        if world.fabric.completion(self.rank, self.me).is_some() {
            actions.push(Action::Completion);
        }
        actions
    }

    /// Whether a WQE is no WAIT, or one whose comparison holds or cannot be made. Of 4 bytes both
    /// sides are compared as such.
    fn passes(&self, wqe: &Wqe, world: &World) -> bool {
        let Some(word) = self.word(wqe, world).filter(|_| wqe.kind() == Some(Kind::Wait)) else {
            return true;
        };
        let value = wqe.value & mask(wqe);
        Comparison::from_code(wqe.comparison).is_some_and(|c| c.holds(word, value))
    }

    /// The word of a SET or WAIT; `None` if there is none, or memory cannot be read.
    fn word(&self, wqe: &Wqe, world: &World) -> Option<u64> {
        let bytes = Width::from_code(wqe.width)?.bytes();
        let read = world.memories[self.rank].read(wqe.a, bytes).ok()?;
        Some(read.iter().rev().fold(0, |word, &byte| word << 8 | u64::from(byte)))
    }

    pub(super) fn act(&mut self, action: Action, world: &mut World) {
        match action {
            Action::Message => self.message(world),
            Action::Issue(slot) => self.issue(slot, world),
            Action::Compute(i) => {
                let memory = &mut world.memories[self.rank];
                let command = &mut self.commands[i];
                command.result = Some(nmc::execute(&command.what, &world.chip.nmc, memory));
            }
            Action::Status => {
                if let Some(Issued { tag, result: Some(status), .. }) = self.commands.pop_front() {
                    self.complete(tag, CompletionSource::Nmc, status.code());
                }
            }
            Action::Store(i) => {
                let store = &mut self.stores[i];
                let Store { address, bytes, value } = store.what;
                let data = &value.to_le_bytes()[..bytes as usize];
                store.result = Some(world.memories[self.rank].write(address, data).is_ok());
            }
            Action::Acknowledge(i) => {
                let store = self.stores.swap_remove(i);
                let status = if store.result == Some(true) { 0 } else { me::MEMORY_ERROR };
                self.complete(store.tag, CompletionSource::Store, status);
            }
            Action::Completion => {
                if let Some(Completion { source, status, tag, .. }) =
                    world.fabric.take_completion(self.rank, self.me)
                    && let Some(source) = CompletionSource::from_code(source)
                {
                    self.complete(tag, source, status);
                }
            }
        }
    }

    /// Begins the subgraph of the oldest message, or refuses it.
    fn message(&mut self, world: &World) {
        let Some(words) = self.messages.pop_front() else { return };
        self.add(CounterId::MessagesIn);
        let (kind, version, id) = (words[0] as u8, (words[0] >> 8) as u8, (words[0] >> 16) as u16);
        let address = u64::from(words[1]) | u64::from(words[2]) << 32;
        let (count, bytes) = (words[3], wqe::BYTES as u64);
        let memory = &world.memories[self.rank];
        let last = u64::from(count).checked_mul(bytes).and_then(|all| address.checked_add(all));
        let fault = if kind != MESSAGE_START {
            Some(SubgraphFault::UnknownMessage)
        } else if version != wqe::VERSION {
            Some(SubgraphFault::Version)
        } else if !(1..=wqe::MOST).contains(&count) {
            Some(SubgraphFault::Length)
        } else if !address.is_multiple_of(bytes) || last.is_none_or(|end| end > memory.size()) {
            Some(SubgraphFault::Address)
        } else {
            None
        };
        if let Some(fault) = fault {
            return self.report(Report::BadSubgraph { id, fault: fault.code() });
        }
        // The range was checked.
        let data = memory.read(address, u64::from(count) * bytes).unwrap_or_default();
        let word = |b: &[u8; 4]| u32::from_le_bytes(*b);
        let words = data.as_chunks::<{ wqe::BYTES }>().0.iter().map(|wqe| {
            let words = wqe.as_chunks::<4>().0;
            std::array::from_fn(|i| word(&words[i]))
        });
        let words = words.collect();
        if let Some(free) = self.slots.iter().position(Option::is_none) {
            self.slots[free] = Some(Box::new(Slot::new(id, words)));
            self.look(free, world);
        }
    }

    fn report(&mut self, report: Report) {
        self.add(CounterId::MessagesOut);
        self.reports.push_back(report);
    }

    /// Looks at the WQE that comes next in a slot.
    fn look(&mut self, s: usize, world: &World) {
        let Some(slot) = &mut self.slots[s] else { return };
        let index = slot.issued.len();
        let limit = world.memories[self.rank].size();
        let check = |words| wqe::check(words, index as u32, limit, &world.chip);
        slot.next = slot.words.get(index).map(check);
    }

    fn issue(&mut self, s: usize, world: &mut World) {
        let Some(slot) = &mut self.slots[s] else { return };
        let index = slot.issued.len();
        let wqe = match slot.next.take() {
            None => return,
            Some(Err(fault)) => {
                let report =
                    Report::BadWqe { id: slot.id, index: index as u32, fault: fault.code() };
                slot.stopped.get_or_insert(report);
                return self.settle(s);
            }
            Some(Ok(wqe)) => wqe,
        };
        let Some(kind) = wqe.kind() else { return };
        slot.issued.push(wqe);
        slot.complete.push(false);
        *slot.count(kind) += 1;
        let tag = (s << INDEX_BITS | index) as u16;
        self.look(s, world);
        match kind {
            Kind::Noop => self.complete(tag, CompletionSource::Store, 0),
            Kind::Wait => {
                let status = if self.word(&wqe, world).is_some() { 0 } else { me::MEMORY_ERROR };
                self.complete(tag, CompletionSource::Fetch, status);
            }
            Kind::Set => {
                let bytes = Width::from_code(wqe.width).map_or(0, Width::bytes);
                let what = Store { address: wqe.a, bytes, value: wqe.value };
                self.stores.push(Issued { tag, what, result: None });
            }
            Kind::Reduce | Kind::Copy => {
                let op = if kind == Kind::Reduce { Op::Add } else { Op::Copy };
                let what = Command {
                    op: op.code(),
                    dtype: wqe.dtype,
                    fence: false,
                    a: wqe.a,
                    b: wqe.b,
                    s: wqe.s,
                    length: wqe.length.into(),
                    tag: 0,
                };
                self.add(CounterId::NmcCommands);
                self.commands.push_back(Issued { tag, what, result: None });
            }
            Kind::Send | Kind::Recv | Kind::Write | Kind::WriteImm => {
                self.add(CounterId::WorkRequests);
                let request = WorkRequest {
                    operation: kind.code(),
                    queue_pair: wqe.queue_pair(),
                    tag,
                    local: wqe.a,
                    remote: wqe.b,
                    length: wqe.length,
                    lkey: wqe.lkey,
                    rkey: wqe.rkey,
                    immediate: wqe.immediate,
                };
                let posted = world.fabric.post(world.now, self.rank, self.me, &request);
                if posted.is_err() {
                    // The kind is one of the network's and the rank exists.
                    debug_assert!(false, "{posted:?}");
                    let status = NicStatus::RetryExceeded.code();
                    self.complete(tag, CompletionSource::Send, status);
                }
            }
        }
    }

    /// The WQE of a tag is complete.
    fn complete(&mut self, tag: u16, source: CompletionSource, status: u8) {
        let (s, index) = (usize::from(tag >> INDEX_BITS), usize::from(tag) % wqe::MOST as usize);
        let Some(slot) = self.slots.get_mut(s).and_then(Option::as_mut) else { return };
        let Some(kind) = slot.issued.get(index).and_then(Wqe::kind) else { return };
        if std::mem::replace(&mut slot.complete[index], true) {
            return;
        }
        *slot.count(kind) -= 1;
        if slot.reported {
            return self.settle(s);
        }
        if status == 0 {
            slot.completed += 1;
            self.add(CounterId::Wqes);
        } else {
            // Of several errors that of the lowest index counts: it does not depend on who was
            // faster, and a WQE that is bad comes after all that were issued.
            let earlier = match slot.stopped {
                Some(Report::Failed { index: first, .. }) => (index as u32) < first,
                _ => true,
            };
            if earlier {
                slot.stopped = Some(Report::Failed {
                    id: slot.id,
                    index: index as u32,
                    source: source.code(),
                    status,
                });
            }
        }
        self.settle(s);
    }

    /// Reports a slot's end if it has come, and frees the slot if nothing of it is out.
    fn settle(&mut self, s: usize) {
        let Some(slot) = &mut self.slots[s] else { return };
        let at_end = slot.issued.len() == slot.words.len();
        let quiet = slot.sends == 0 && slot.others == 0;
        let report = match &slot.stopped {
            _ if slot.reported => None,
            Some(stopped) if quiet => Some(*stopped),
            None if at_end && quiet && slot.receives == 0 => {
                Some(Report::Done { id: slot.id, wqes: slot.completed })
            }
            _ => None,
        };
        slot.reported |= report.is_some();
        if slot.reported && slot.receives == 0 {
            self.slots[s] = None;
        }
        if let Some(report) = report {
            self.add(CounterId::Subgraphs);
            self.report(report);
        }
    }

    /// What each of its subgraphs waits for.
    pub(super) fn blocked(&self, world: &World) -> Vec<Blocked> {
        let mut all = Vec::new();
        for slot in self.slots.iter().flatten().filter(|s| !s.reported) {
            let describe = |i: usize| (i, slot.text(i));
            let open = |counts: fn(Kind) -> bool| -> Vec<(usize, String)> {
                (0..slot.issued.len())
                    .filter(|&i| !slot.complete[i] && slot.issued[i].kind().is_some_and(counts))
                    .map(describe)
                    .collect()
            };
            let (text, reason) = match (&slot.stopped, &slot.next) {
                (Some(_), _) => ("its report".into(), Reason::Wqes(open(|k| k != Kind::Recv))),
                (None, None) => ("its end".into(), Reason::Wqes(open(|_| true))),
                (None, Some(Err(fault))) => (fault.to_string(), Reason::Wqes(Vec::new())),
                (None, Some(Ok(next))) => {
                    let held: Vec<_> = slot.held_by(next).into_iter().map(describe).collect();
                    let word = self.word(next, world).filter(|_| next.kind() == Some(Kind::Wait));
                    let reason = match word {
                        Some(found) if held.is_empty() => Reason::Word { found },
                        _ => Reason::Wqes(held),
                    };
                    (super::report::text(next), reason)
                }
            };
            all.push(Blocked {
                rank: self.rank,
                me: self.me,
                id: slot.id,
                index: slot.issued.len(),
                text,
                reason,
            });
        }
        if !self.messages.is_empty() {
            let id = |m: &[u32; MESSAGE_WORDS]| (m[0] >> 16) as u16;
            all.extend(self.messages.iter().map(|m| Blocked {
                rank: self.rank,
                me: self.me,
                id: id(m),
                index: 0,
                text: "its begin".into(),
                reason: Reason::Place,
            }));
        }
        all
    }
}
