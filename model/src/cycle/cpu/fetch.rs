//! The fetch stage: register for register what `hw/src/cpu/fetch.rs` is.

use super::Response;
use crate::func::cpu::compressed::is_long;
use crate::spec::cpu::pipeline::FETCH_WORDS;

const WORDS: usize = FETCH_WORDS as usize;

/// The fetch stage.
#[derive(Clone, Debug)]
pub(super) struct Fetch {
    /// Requests offered and not answered: wanted, and to be dropped when answered.
    wanted: u32,
    stale: u32,
    /// Words in the buffer, the oldest first.
    entries: [Response; WORDS],
    count: usize,
    /// The request offered in the last cycle was not taken: its word address.
    held: Option<u32>,
    /// The word to ask for next.
    next: u32,
    /// Address of the next instruction.
    pc: u32,
}

/// An instruction as fetched.
#[derive(Clone, Copy, Debug)]
pub(super) struct Fetched {
    pub pc: u32,
    /// A 16-bit one has zeros above it; of no account where the fetch failed.
    pub instruction: u32,
    /// 2 or 4.
    pub length: u8,
    /// The address at which the fetch failed.
    pub fault: Option<u32>,
}

impl Fetch {
    pub fn new() -> Fetch {
        let none = Response { data: 0, error: false };
        Fetch { wanted: 0, stale: 0, entries: [none; WORDS], count: 0, held: None, next: 0, pc: 0 }
    }

    fn has_room(&self) -> bool {
        self.wanted as usize + self.count < WORDS
    }

    /// The word address of the request offered in this cycle.
    pub fn request(&self, redirect: Option<u32>) -> Option<u32> {
        match (self.held, redirect) {
            (Some(held), _) => Some(held),
            (None, Some(target)) => Some(target >> 2),
            (None, None) => self.has_room().then_some(self.next),
        }
    }

    /// The clock edge. Returns the instruction for the execution stage where `take`.
    pub fn clock(
        &mut self,
        redirect: Option<u32>,
        take: bool,
        ready: bool,
        response: Option<Response>,
    ) -> Option<Fetched> {
        let request = self.request(redirect);
        let begins = u32::from(self.held.is_none() && request.is_some());
        if let Some(target) = redirect {
            self.next = target >> 2;
        }
        if begins == 1 {
            self.next = request.map_or(self.next, |r| r.wrapping_add(1) & (u32::MAX >> 2));
        }
        self.held = request.filter(|_| !ready);
        if let Some(target) = redirect {
            self.stale = self.stale + self.wanted - u32::from(response.is_some());
            self.wanted = begins;
            self.count = 0;
            self.pc = target & !1;
            return None;
        }
        self.wanted += begins;
        let mut arrived = None;
        if response.is_some() {
            if self.stale > 0 {
                self.stale -= 1;
            } else {
                self.wanted -= 1;
                arrived = response;
            }
        }
        // With what arrives the buffer may hold a word more than its entries for a moment.
        let before = self.count;
        let fetched = if take { self.front(arrived) } else { None };
        let pops = fetched.is_some_and(|f| f.length == 4 || f.pc & 2 != 0);
        if pops && before > 0 {
            self.entries.copy_within(1.., 0);
            self.count -= 1;
        }
        if let Some(word) = arrived
            && !(pops && before == 0)
        {
            self.entries[self.count] = word;
            self.count += 1;
        }
        if let Some(f) = fetched {
            self.pc = self.pc.wrapping_add(u32::from(f.length));
        }
        fetched
    }

    /// The instruction at the front of the buffer, if all of it is there.
    fn front(&self, arrived: Option<Response>) -> Option<Fetched> {
        let at = |i: usize| match i.cmp(&self.count) {
            std::cmp::Ordering::Less => Some(self.entries[i]),
            std::cmp::Ordering::Equal => arrived,
            std::cmp::Ordering::Greater => None,
        };
        let first = at(0)?;
        let upper = self.pc & 2 != 0;
        let low = if upper { first.data >> 16 } else { first.data & 0xffff };
        let long = is_long(low as u16);
        let pc = self.pc;
        let length = if long { 4 } else { 2 };
        if first.error {
            return Some(Fetched { pc, instruction: 0, length, fault: Some(pc) });
        }
        if !long {
            return Some(Fetched { pc, instruction: low, length, fault: None });
        }
        if !upper {
            return Some(Fetched { pc, instruction: first.data, length, fault: None });
        }
        let second = at(1)?;
        let fault = second.error.then_some(pc.wrapping_add(2));
        Some(Fetched { pc, instruction: low | second.data << 16, length, fault })
    }
}
