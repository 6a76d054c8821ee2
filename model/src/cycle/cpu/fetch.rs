//! The fetch stage: register for register what `hw/src/cpu/fetch.rs` is.

use super::Response;
use super::targets::{Learning, Target, Targets};
use crate::func::cpu::compressed::is_long;
use crate::spec::cpu::pipeline::FETCH_WORDS;

const WORDS: usize = FETCH_WORDS as usize;

/// A word in the buffer.
#[derive(Clone, Copy, Debug, Default)]
struct Word {
    answer: Response,
    /// The predicted branch ends in it.
    marked: bool,
}

/// A branch that is predicted to be taken, and has not been handed on.
#[derive(Clone, Copy, Debug)]
struct Prediction {
    target: u32,
    /// It ends in the upper half of its word.
    upper: bool,
    /// Wanted answers ahead of its word; `None` when that is there.
    ahead: Option<u32>,
}

/// The fetch stage.
#[derive(Clone, Debug)]
pub(super) struct Fetch {
    /// Requests offered and not answered: wanted, and to be dropped when answered.
    wanted: u32,
    stale: u32,
    /// Words in the buffer, the oldest first.
    entries: [Word; WORDS],
    count: usize,
    /// The request offered in the last cycle was not taken: its word address.
    held: Option<u32>,
    /// The word to ask for next, and whether it is entered at its upper half.
    next: u32,
    enters_upper: bool,
    /// Address of the next instruction.
    pc: u32,
    predicted: Option<Prediction>,
    targets: Targets,
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
    /// It was taken for the predicted branch: fetching went on at the target.
    pub predicted: bool,
    /// Its second half was not fetched, because its first half was taken for a branch's.
    pub stray: bool,
}

/// What the fetch stage sees at the clock edge, beside its own state.
pub(super) struct Edge {
    /// Go on at this address.
    pub redirect: Option<u32>,
    /// The execution stage takes an instruction.
    pub take: bool,
    /// The request of this cycle is taken.
    pub ready: bool,
    pub response: Option<Response>,
    pub learning: Learning,
}

impl Fetch {
    pub fn new() -> Fetch {
        Fetch {
            wanted: 0,
            stale: 0,
            entries: [Word::default(); WORDS],
            count: 0,
            held: None,
            next: 0,
            enters_upper: false,
            pc: 0,
            predicted: None,
            targets: Targets::new(),
        }
    }

    /// Where fetching has gone on behind the instruction in the execution stage.
    pub fn pc(&self) -> u32 {
        self.pc
    }

    /// The word address of the request offered in this cycle.
    pub fn request(&self, redirect: Option<u32>) -> Option<u32> {
        match (self.held, redirect) {
            (Some(held), _) => Some(held),
            (None, Some(target)) => Some(target >> 2),
            (None, None) => {
                let room = self.wanted as usize + self.count < WORDS;
                // Of two predictions under way, the second waits.
                let waits = self.predicted.is_some() && self.find(self.next).is_some();
                (room && !waits).then_some(self.next)
            }
        }
    }

    /// The branch that is met in this word, which is entered as `enters_upper` says: whoever enters
    /// behind it does not meet it.
    fn find(&self, word: u32) -> Option<&Target> {
        self.targets.find(word).filter(|found| found.upper || !self.enters_upper)
    }

    /// The clock edge. Returns the instruction for the execution stage.
    pub fn clock(&mut self, edge: Edge) -> Option<Fetched> {
        let Edge { redirect, take, ready, response, learning } = edge;
        let request = self.request(redirect);
        let begins = self.held.is_none() && request.is_some();
        // The answer of this cycle, if it is wanted.
        let arrived = response.filter(|_| self.stale == 0 && redirect.is_none());
        let outstanding = match redirect {
            Some(_) => 0,
            None => self.wanted - u32::from(arrived.is_some()),
        };
        match redirect {
            Some(_) => self.stale = self.stale + self.wanted - u32::from(response.is_some()),
            None => self.stale -= u32::from(response.is_some() && arrived.is_none()),
        }
        self.wanted = outstanding + u32::from(begins);

        let word = arrived.map(|answer| self.arrive(answer));
        let mut fetched = None;
        match redirect {
            Some(target) => {
                self.count = 0;
                self.pc = target & !1;
                self.predicted = None;
                (self.next, self.enters_upper) = (target >> 2, target & 2 != 0);
            }
            None => fetched = self.hand_on(take, word),
        }
        if begins {
            self.begin(request.unwrap_or_default(), outstanding);
        }
        self.held = request.filter(|_| !ready);
        self.targets.learn(learning);
        fetched
    }

    /// A request begins for this word, behind `outstanding` wanted answers.
    fn begin(&mut self, word: u32, outstanding: u32) {
        match self.find(word) {
            Some(found) => {
                let (target, upper) = (found.target, found.upper);
                self.predicted = Some(Prediction { target, upper, ahead: Some(outstanding) });
                (self.next, self.enters_upper) = (target >> 2, target & 2 != 0);
            }
            None => {
                self.next = word.wrapping_add(1) & (u32::MAX >> 2);
                self.enters_upper = false;
            }
        }
    }

    /// A wanted answer arrives.
    fn arrive(&mut self, answer: Response) -> Word {
        let mut marked = false;
        if let Some(Prediction { ahead, .. }) = &mut self.predicted {
            marked = *ahead == Some(0);
            *ahead = ahead.and_then(|ahead| ahead.checked_sub(1));
        }
        Word { answer, marked }
    }

    /// Hands on an instruction where one is wanted and there, and puts away the word that arrived.
    fn hand_on(&mut self, take: bool, arrived: Option<Word>) -> Option<Fetched> {
        let fetched = if take { self.front(arrived) } else { None };
        let pops = match fetched {
            Some(Fetched { predicted: true, pc, length: 4, .. }) if pc & 2 != 0 => 2,
            Some(Fetched { predicted, pc, length, .. }) => {
                usize::from(predicted || length == 4 || pc & 2 != 0)
            }
            None => 0,
        };
        // With what arrives there may be a word more than there are entries, for a moment.
        let mut words = [Word::default(); WORDS + 1];
        words[..self.count].copy_from_slice(&self.entries[..self.count]);
        if let Some(word) = arrived {
            words[self.count] = word;
        }
        self.count = (self.count + usize::from(arrived.is_some())).saturating_sub(pops);
        self.entries[..self.count].copy_from_slice(&words[pops..pops + self.count]);
        if let Some(f) = fetched {
            self.pc = match self.predicted {
                Some(Prediction { target, .. }) if f.predicted => {
                    self.predicted = None;
                    target
                }
                _ => f.pc.wrapping_add(u32::from(f.length)),
            };
        }
        fetched
    }

    /// The instruction at the front of the buffer, if all of it is there.
    fn front(&self, arrived: Option<Word>) -> Option<Fetched> {
        let at = |i: usize| match i.cmp(&self.count) {
            std::cmp::Ordering::Less => Some(self.entries[i]),
            std::cmp::Ordering::Equal => arrived,
            std::cmp::Ordering::Greater => None,
        };
        let (first, second) = (at(0)?, at(1));
        let pc = self.pc;
        let upper = pc & 2 != 0;
        let low = if upper { first.answer.data >> 16 } else { first.answer.data & 0xffff };
        let long = is_long(low as u16);
        let length = if long { 4 } else { 2 };
        let crosses = upper && long;
        // The branch that is predicted ends in a half-word; what ends there or behind is taken for
        // it, and proved wrong in the execution stage if it is another.
        let branch_upper = self.predicted.is_some_and(|p| p.upper);
        let predicted = match crosses {
            true => second.is_some_and(|word| word.marked) && !branch_upper,
            false => first.marked && (upper || long || !branch_upper),
        };
        let stray = crosses && first.marked;
        let fetched =
            |instruction, fault| Fetched { pc, instruction, length, fault, predicted, stray };
        if first.answer.error {
            return Some(fetched(0, Some(pc)));
        }
        Some(match (long, upper) {
            (false, _) => fetched(low, None),
            (true, false) => fetched(first.answer.data, None),
            (true, true) if stray => fetched(0, None),
            (true, true) => {
                let second = second?;
                let fault = second.answer.error.then_some(pc.wrapping_add(2));
                fetched(low | second.answer.data << 16, fault)
            }
        })
    }
}
