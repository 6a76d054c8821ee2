//! Who waits for whom when nothing goes on: what the firmware's slots say, read from the context
//! SRAM of whatever runs it, beside the WQEs in memory.

use super::engine::Image;
use super::system::wqe_words;
use crate::func::memory::Memory;
use crate::func::subgraph::{Blocked, Reason};
use crate::spec::me::{MESSAGE_WORDS, field};
use crate::spec::slot::{self, Phase, Slot};
use crate::spec::wqe::{INDEX_BITS, Kind, MOST, Width, Wqe};
use crate::spec::wqe_text::{Plain, describe};

/// The firmware's tables at one moment.
#[derive(Clone, Debug, Default)]
pub struct Tables {
    pub(super) slots: Vec<Slot>,
    /// A bit for each tag: its WQE is complete.
    complete: Vec<u32>,
}

impl Tables {
    /// Reads the tables with `words`, which is asked for the words at addresses of the core. Empty
    /// if the image does not name them.
    pub fn read(image: &Image, mut words: impl FnMut(&[u32]) -> Vec<u32>) -> Tables {
        let mut table = |symbol: &str, bytes: u32| {
            let Some(&first) = image.symbols.get(symbol) else { return Vec::new() };
            words(&(0..bytes / 4).map(|i| first + 4 * i).collect::<Vec<_>>())
        };
        let slots = table(slot::SYMBOL, slot::COUNT * slot::BYTES);
        let slots = slots.as_chunks().0.iter().filter_map(Slot::from_words).collect();
        let complete = table(slot::COMPLETE_SYMBOL, (slot::COUNT << INDEX_BITS) / 8);
        Tables { slots, complete }
    }

    /// The slots, by number.
    pub fn slots(&self) -> &[Slot] {
        &self.slots
    }

    /// What each subgraph of the engine that they are of waits for.
    pub fn blocked(&self, rank: usize, me: usize, memory: &Memory) -> Vec<Blocked> {
        let busy = |slot: &Slot| !matches!(slot.phase, Phase::Free | Phase::Draining);
        let mut all = Vec::new();
        for (number, &slot) in self.slots.iter().enumerate().filter(|(_, s)| busy(s)) {
            let view = View { complete: &self.complete, memory, number, slot };
            let (text, reason) = view.state();
            let index = slot.next as usize;
            all.push(Blocked { rank, me, id: slot.id, index, text, reason });
        }
        all
    }
}

/// Messages that wait for the mailbox or for a slot.
pub fn waiting<'a>(
    rank: usize,
    me: usize,
    messages: impl Iterator<Item = &'a [u32; MESSAGE_WORDS]>,
) -> Vec<Blocked> {
    let blocked = |m: &[u32; MESSAGE_WORDS]| Blocked {
        rank,
        me,
        id: field::MESSAGE_ID.of(m[0]) as u16,
        index: 0,
        text: "its begin".into(),
        reason: Reason::Place,
    };
    messages.map(blocked).collect()
}

struct View<'a> {
    complete: &'a [u32],
    memory: &'a Memory,
    number: usize,
    slot: Slot,
}

impl View<'_> {
    fn wqe(&self, index: u32) -> Option<Wqe> {
        let words = wqe_words(self.memory, self.slot.first + u64::from(index) * 64)?;
        Wqe::from_words(&words).ok()
    }

    fn text(&self, index: u32) -> String {
        self.wqe(index).map_or_else(|| "no WQE".into(), |w| describe(&w, &Plain))
    }

    fn is_open(&self, index: u32) -> bool {
        let tag = (self.number as u32) << INDEX_BITS | index & (MOST - 1);
        let word = self.complete.get(tag as usize / 32).copied().unwrap_or(0);
        word >> (tag % 32) & 1 == 0
    }

    /// Those of the WQEs issued that are open and concern `which`.
    fn open(&self, which: impl Fn(Kind) -> bool) -> Vec<u32> {
        let concerned = |i: &u32| self.wqe(*i).and_then(|w| w.kind()).is_some_and(&which);
        (0..self.slot.next).filter(|&i| self.is_open(i)).filter(concerned).collect()
    }

    /// What is at the head, and what it waits for.
    fn state(&self) -> (String, Reason) {
        let slot = &self.slot;
        let wqes = |indices: Vec<u32>| {
            Reason::Wqes(indices.into_iter().map(|i| (i as usize, self.text(i))).collect())
        };
        match slot.phase {
            Phase::Stopped => {
                return ("its report".into(), wqes(self.open(|k| k != Kind::Recv)));
            }
            Phase::Reporting => return ("its report".into(), Reason::Mailbox),
            _ if slot.next >= slot.count => return ("its end".into(), wqes(self.open(|_| true))),
            _ => {}
        }
        let head = self.wqe(slot.next);
        let text = self.text(slot.next);
        if slot.phase == Phase::Waiting {
            let bytes = head.and_then(|w| Width::from_code(w.width)).map_or(4, Width::bytes);
            let word = head.and_then(|w| self.memory.read(w.a, bytes).ok());
            let found =
                word.unwrap_or_default().iter().rev().fold(0, |w, &b| w << 8 | u64::from(b));
            return (text, Reason::Word { found });
        }
        let order = head.map(|w| w.order).unwrap_or_default();
        let mut held: Vec<u32> = slot.fence.into_iter().filter(|&i| self.is_open(i)).collect();
        if let Some(back) = order.wqe_sync {
            let named = slot.next.wrapping_sub(back as u32);
            held.extend(Some(named).filter(|&i| i < slot.next && self.is_open(i)));
        }
        held.extend(self.open(|kind| {
            order.sync || (order.rx_sync && kind == Kind::Recv) || (order.tx_sync && kind.sends())
        }));
        held.sort_unstable();
        held.dedup();
        (text, wqes(held))
    }
}
