//! Who waits for whom when nothing goes on.

use std::fmt;

use crate::func::fabric::Outstanding;
use crate::spec::wqe::Wqe;
use crate::spec::wqe_text::{Plain, describe};

/// Why nothing goes on: what every unfinished subgraph waits for, and what is in the network.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct Deadlock {
    /// The subgraphs, by rank and engine.
    pub blocked: Vec<Blocked>,
    /// The requests whose data have not moved.
    pub network: Vec<Outstanding>,
}

/// A subgraph that cannot go on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Blocked {
    /// The rank.
    pub rank: usize,
    /// The engine.
    pub me: usize,
    /// The subgraph's number.
    pub id: u16,
    /// Index of the WQE that is not issued; the number of WQEs if all are.
    pub index: usize,
    /// That WQE as text, or what else has not come.
    pub text: String,
    /// What it waits for.
    pub reason: Reason,
}

/// What a subgraph waits for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// Earlier WQEs, index and text, that are not complete.
    Wqes(Vec<(usize, String)>),
    /// The comparison of its WAIT; the word that was found.
    Word {
        /// The word.
        found: u64,
    },
    /// A place: all are taken.
    Place,
    /// The control core, to take its report.
    Mailbox,
}

/// A WQE as text.
pub(super) fn text(wqe: &Wqe) -> String {
    describe(wqe, &Plain)
}

impl fmt::Display for Blocked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Blocked { rank, me, id, index, text, reason } = self;
        write!(f, "rank {rank} ME {me} subgraph {id} WQE {index} ({text}) waits for ")?;
        match reason {
            Reason::Wqes(wqes) if wqes.is_empty() => write!(f, "its turn"),
            Reason::Wqes(wqes) => {
                for (i, (index, text)) in wqes.iter().enumerate() {
                    let comma = if i > 0 { ", " } else { "" };
                    write!(f, "{comma}WQE {index} ({text})")?;
                }
                Ok(())
            }
            Reason::Word { found } => write!(f, "the word, which is {found}"),
            Reason::Place => write!(f, "a place among the subgraphs of its engine"),
            Reason::Mailbox => write!(f, "room in the mailbox to the control core"),
        }
    }
}

impl fmt::Display for Deadlock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "nothing goes on:")?;
        for blocked in &self.blocked {
            write!(f, "\n  {blocked}")?;
        }
        for outstanding in &self.network {
            write!(f, "\n  {outstanding}")?;
        }
        Ok(())
    }
}
