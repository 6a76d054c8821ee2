//! What the fetch stage remembers of branches: where each was taken to, by the word that it ends in.

use crate::spec::cpu::pipeline::TARGETS;

/// A branch that was taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Target {
    /// Word address of the branch's last half.
    pub word: u32,
    /// That half is the upper one.
    pub upper: bool,
    /// Where it went.
    pub target: u32,
}

/// What is learnt at the end of a cycle.
#[derive(Clone, Copy, Debug, Default)]
pub(super) enum Learning {
    #[default]
    Nothing,
    /// A branch was taken and had not been predicted so.
    Taken(Target),
    /// A prediction for a branch that ends in this word was wrong.
    Wrong(u32),
    /// Code may have changed.
    Everything,
}

/// The table, one place for each value of the word address's lowest bits.
#[derive(Clone, Debug)]
pub(super) struct Targets([Option<Target>; TARGETS as usize]);

impl Targets {
    pub fn new() -> Targets {
        Targets([None; TARGETS as usize])
    }

    pub fn find(&self, word: u32) -> Option<&Target> {
        self.0[place(word)].as_ref().filter(|target| target.word == word)
    }

    pub fn learn(&mut self, learning: Learning) {
        match learning {
            Learning::Nothing => {}
            Learning::Taken(target) => self.0[place(target.word)] = Some(target),
            Learning::Wrong(word) => self.0[place(word)] = None,
            Learning::Everything => *self = Targets::new(),
        }
    }
}

fn place(word: u32) -> usize {
    (word % TARGETS) as usize
}
